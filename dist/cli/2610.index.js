export const id = 2610;
export const ids = [2610];
export const modules = {

/***/ 62668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ isSameFile),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   Si: () => (/* binding */ startOfFile),
/* harmony export */   vk: () => (/* binding */ lineFilesAt),
/* harmony export */   x1: () => (/* binding */ writeLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3557);




async function* readLines(file, maxBytes) {
    let pieces = [];
    let size = 0;
    const take = () => {
        const text = Buffer.concat(pieces).toString('utf8');
        pieces = [];
        size = 0;
        return text;
    };
    const add = (piece) => {
        size += piece.length;
        if (size > maxBytes)
            throw new RangeError(`a line is longer than ${maxBytes} bytes`);
        pieces.push(piece);
    };
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(file)) {
        let start = 0;
        for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
            add(chunk.subarray(start, end));
            yield { text: take(), whole: true };
            start = end + 1;
        }
        if (start < chunk.length)
            add(chunk.subarray(start));
    }
    if (size > 0)
        yield { text: take(), whole: false };
}
async function lineFilesAt(name) {
    try {
        const inside = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(name);
        const files = inside.filter((file) => file.endsWith('.jsonl')).sort();
        return files.map((file) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(name, file));
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOTDIR' || code === 'ENOENT')
            return [name];
        throw error;
    }
}
function isSameFile(one, other) {
    const [a, b] = [identityOf(one), identityOf(other)];
    return a !== undefined && a === b;
}
function identityOf(file) {
    try {
        const { dev, ino } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file);
        return `${dev} ${ino}`;
    }
    catch {
        return undefined;
    }
}
const atOnce = 256 * 1024;
async function writeLines(file, isWhole = false) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(file)), { recursive: true });
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, 'w', 0o644);
    let waiting = '';
    const written = (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .oneAhead */ .w5)((text) => handle.appendFile(text));
    const flush = async () => {
        const text = waiting;
        waiting = '';
        if (text !== '')
            await written.write(text);
        if (!isWhole)
            await written.end();
    };
    return {
        async write(line) {
            for (const part of typeof line === 'string' ? [line] : line) {
                waiting += part;
                if (waiting.length >= atOnce)
                    await flush();
            }
            waiting += '\n';
            if (!isWhole)
                await flush();
        },
        async close() {
            try {
                await flush();
                await written.end();
            }
            finally {
                await handle.close();
            }
        },
    };
}
async function startOfFile(name, bytes) {
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(name, 'r');
        try {
            const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
            return buffer.toString('utf8', 0, bytesRead);
        }
        finally {
            await file.close();
        }
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 77741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kq: () => (/* binding */ repositoryKey),
/* harmony export */   MQ: () => (/* binding */ readName),
/* harmony export */   nG: () => (/* binding */ byName)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38118);

const named = /^([\w.-]{1,100})\/([\w.-]{1,100})(?:@([^\s~^:?*[\\]{1,250}))?$/;
function readName(text) {
    const [, owner = '', name = '', ref] = named.exec(text) ?? [];
    if (owner === '' || /^\.{1,2}$/.test(owner) || /^\.{1,2}$/.test(name))
        return undefined;
    return { owner, name, ...(ref === undefined ? {} : { ref }) };
}
function repositoryKey(repository) {
    return repository.toLowerCase();
}
function byName(a, b) {
    return (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(repositoryKey(a), repositoryKey(b)) || (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a, b);
}


/***/ }),

/***/ 7074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zj: () => (/* binding */ ShardError),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   fe: () => (/* binding */ openShard)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);
/* harmony import */ var _name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77741);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75645);



class ShardError extends Error {
    name = 'ShardError';
}
const texts = new WeakMap();
function lineOf(row) {
    return texts.get(row) ?? JSON.stringify(row);
}
async function openShard(file, lines, planned = false) {
    const cursor = lines[Symbol.asyncIterator]();
    const first = await next(file, cursor);
    if (planned && first?.whole !== true)
        return { head: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .shardHeadOf */ .Al)([]), rows: rowsOf(file, cursor) };
    const head = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .headSchema */ .ac.safeParse(first === undefined ? undefined : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(first.text));
    if (!head.success)
        throw new ShardError(`${file}:1: is not the first line of a shard's report (\`tagproof audit --shard\`)`);
    return { head: head.data, rows: rowsOf(file, cursor) };
}
async function* rowsOf(file, cursor) {
    let before = '';
    for (let number = 2;; number += 1) {
        const line = await next(file, cursor);
        if (line === undefined)
            return;
        const row = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .rowSchema */ .M1.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(line.text));
        if (!row.success && !line.whole)
            return;
        if (!row.success) {
            const [issue] = row.error.issues;
            const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
            throw new ShardError(`${file}:${number}: is not a line of a shard's report${where}`);
        }
        const key = (0,_name_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryKey */ .Kq)(row.data.repository);
        if (key <= before)
            throw new ShardError(`${file}:${number}: ${row.data.repository} is out of order or duplicated`);
        before = key;
        texts.set(row.data, line.text);
        yield row.data;
    }
}
async function next(file, cursor) {
    try {
        const { done, value } = await cursor.next();
        return done === true ? undefined : value;
    }
    catch (error) {
        const { code, message } = error;
        const why = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code ?? message})`;
        throw new ShardError(`${file}: ${why}`, { cause: error });
    }
}


/***/ }),

/***/ 75645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Al: () => (/* binding */ shardHeadOf),
/* harmony export */   M1: () => (/* binding */ rowSchema),
/* harmony export */   ac: () => (/* binding */ headSchema),
/* harmony export */   m3: () => (/* binding */ readPlan)
/* harmony export */ });
/* unused harmony exports planSchema, shardLineSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7687);
/* harmony import */ var _report_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35746);
/* harmony import */ var _report_schema_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67554);
/* harmony import */ var _plan_kept_tags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79473);
/* harmony import */ var _plan_reuse_conditions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12550);
/* harmony import */ var _name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77741);







const repository = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)
    .describe('`owner/name`');
const shardName = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^\d{1,3}\/\d{1,3}$/);
const planSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    include: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        shard: shardName.describe('`3/8`'),
        repositories: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('`owner/name`, one per line'),
    }))
        .max(256),
    carried: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(repository)
        .optional()
        .describe('Repositories whose audit of an earlier night still holds, in the file that `plan --output` wrote'),
    plannedAt: _report_schema_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8
        .optional()
        .describe('When `plan --since` started: `merge` leaves out what its shards audited before'),
});
const headSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    document: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('shard'),
    expected: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ shard: shardName.optional(), repositories: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(repository) }))
        .describe('Repositories for which a line should follow; those without one were not verified'),
});
const rowSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    repository,
    report: _report_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .reportSchema */ .Q
        .omit({ histories: true, record: true })
        .optional()
        .describe('The report of the repository, without tag histories and the record for replay'),
    inputs: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe('A fingerprint of the settings that the repository does not choose'),
    carry: _plan_reuse_conditions_js__WEBPACK_IMPORTED_MODULE_3__/* .reuseSchema */ .aQ
        .optional()
        .describe('What the report rests on; absent if it must be made again each time'),
    kept: _plan_kept_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .keptTagsSchema */ .D
        .optional()
        .describe('The tags whose histories were read whole, and the digest of these histories in the cache'),
    carried: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .describe('The report is from an earlier night: nothing that it rests on has changed since'),
    failed: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ cause: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), subject: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })
        .optional()
        .describe('Why there is no report'),
    ownersUnknown: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe('Why the owners of its files are not known'),
});
const shardLineSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([headSchema, rowSchema]);
function shardHeadOf(expected) {
    return {
        schemaVersion: 1,
        document: 'shard',
        expected: expected.map(({ repositories, ...rest }) => ({ ...rest, repositories: [...repositories] })),
    };
}
function readPlan(text) {
    const parsed = planSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text));
    if (!parsed.success)
        return { issue: 'is not the output of `tagproof plan`' };
    const expected = parsed.data.include.map(({ shard, repositories }) => ({
        shard,
        repositories: repositories.split('\n').filter((line) => line !== ''),
    }));
    const wrong = expected.flatMap(({ repositories }) => repositories).find((name) => !(0,_name_js__WEBPACK_IMPORTED_MODULE_6__/* .readName */ .MQ)(name));
    if (wrong !== undefined)
        return { issue: `names \`${wrong.slice(0, 100)}\`, which is not OWNER/REPO` };
    const { carried = [], plannedAt } = parsed.data;
    const head = shardHeadOf(carried.length === 0 ? expected : [...expected, { repositories: carried }]);
    return { head, plannedAt };
}


/***/ }),

/***/ 79473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ entryDigestSchema),
/* harmony export */   D: () => (/* binding */ keptTagsSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

const entryDigestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
const keptTagsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    histories: entryDigestSchema,
    tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ tag: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('`<org>/<image>:<tag>`'), digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
});


/***/ }),

/***/ 64619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uj: () => (/* binding */ readKnown),
/* harmony export */   Y0: () => (/* binding */ plannedIn),
/* harmony export */   YK: () => (/* binding */ accessOf),
/* harmony export */   ri: () => (/* binding */ writeKnown),
/* harmony export */   wr: () => (/* binding */ readPlanFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42047);
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5062);
/* harmony import */ var _host_files_jsonl_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62668);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(50412);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75485);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7687);
/* harmony import */ var _merge_name_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77741);
/* harmony import */ var _merge_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7074);
/* harmony import */ var _merge_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75645);
/* harmony import */ var _kept_tags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79473);











const headSchema = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(1),
    document: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('known'),
    listedAt: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(),
    access: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
});
const repositorySchema = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    inputs: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    histories: _kept_tags_js__WEBPACK_IMPORTED_MODULE_6__/* .entryDigestSchema */ .A,
    tags: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
});
const listSchema = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    image: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    tags: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
        name: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
        deprecated: zod__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY(),
        digest: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().refine(_model_images_image_js__WEBPACK_IMPORTED_MODULE_3__/* .isDigest */ .Bc).optional(),
        updatedAt: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().optional(),
    })),
    ends: zod__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
        date: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().optional(),
        grace: zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ until: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().optional() }).optional(),
    })),
});
function accessOf({ platform, identity, group }) {
    const place = [platform?.baseUrl, platform?.registryUrl, platform?.historyService, identity, group];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(place)).digest('hex').slice(0, 16);
}
async function writeKnown(file, night) {
    const { listedAt, access, repositories, lists } = night;
    const writer = await (0,_host_files_jsonl_js__WEBPACK_IMPORTED_MODULE_2__/* .writeLines */ .x1)(file, true);
    try {
        await writer.write(JSON.stringify({ schemaVersion: 1, document: 'known', listedAt, access }));
        for (const one of repositories.values())
            await writer.write(JSON.stringify(one));
        for (const [image, { tags, ends }] of lists)
            await writer.write(JSON.stringify({ image, tags, ends: Object.fromEntries(ends) }));
    }
    finally {
        await writer.close();
    }
}
const maxLineBytes = 64 * 1024 * 1024;
async function readKnown(file) {
    const repositories = new Map();
    const lists = new Map();
    let head;
    try {
        for await (const { text } of (0,_host_files_jsonl_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se)(file, maxLineBytes)) {
            const line = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_8__/* .parseJson */ .qF)(text);
            if (head === undefined)
                head = headSchema.parse(line);
            else if (has(line, 'image')) {
                const { image, tags, ends } = listSchema.parse(line);
                lists.set(image, {
                    tags,
                    ends: new Map(Object.entries(ends).map(([tag, end]) => [tag, endOf(end)])),
                });
            }
            else {
                const one = repositorySchema.parse(line);
                repositories.set((0,_merge_name_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryKey */ .Kq)(one.repository), one);
            }
        }
    }
    catch (error) {
        throw new _merge_read_js__WEBPACK_IMPORTED_MODULE_4__/* .ShardError */ .Zj(`${file}: is not a complete file of \`plan --known\`. Plan again`, {
            cause: error,
        });
    }
    if (head === undefined)
        throw new _merge_read_js__WEBPACK_IMPORTED_MODULE_4__/* .ShardError */ .Zj(`${file}: is empty. Plan again`);
    return { listedAt: head.listedAt, access: head.access, repositories, lists };
}
function has(line, name) {
    return typeof line === 'object' && line !== null && name in line;
}
function endOf({ date, grace }) {
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_10__/* .compact */ .oE)({ date, grace: grace && (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_10__/* .compact */ .oE)(grace) });
}
const maxPlanBytes = 16 * 1024 * 1024;
async function readPlanFile(file) {
    const read = await (0,_command_context_js__WEBPACK_IMPORTED_MODULE_1__/* .readUserFile */ .E1)(file, maxPlanBytes);
    if ('unreadable' in read)
        return {
            issue: `${file}: ${read.absent === true ? 'does not exist' : `cannot be read (${read.unreadable})`}`,
        };
    const plan = (0,_merge_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlan */ .m3)(read.text);
    return 'issue' in plan ? { issue: `${file}: ${plan.issue}` } : plan;
}
async function plannedIn(file, shard) {
    const plan = await readPlanFile(file);
    if ('issue' in plan)
        return plan;
    const { repositories = [] } = plan.head.expected.find((one) => one.shard === shard) ?? {};
    return repositories.length > 0
        ? { names: repositories }
        : { issue: `${file}: has no shard ${shard.slice(0, 100)}` };
}


/***/ }),

/***/ 66680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ renewals),
/* harmony export */   lP: () => (/* binding */ maxResultAgeMs),
/* harmony export */   q_: () => (/* binding */ readPreviousAudits),
/* harmony export */   wc: () => (/* binding */ renewalOf)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26732);
/* harmony import */ var _report_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38882);
/* harmony import */ var _merge_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77741);




const maxResultAgeMs = 6 * _model_text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .dayMs */ .LP;
async function readPreviousAudits(rows) {
    const audits = new Map();
    let line = 1;
    for await (const { repository, report, carry, inputs, kept, carried = false } of rows) {
        line += 1;
        const images = (report?.references ?? []).flatMap(({ registry, repository: path }) => registry === undefined || path === undefined ? [] : [`${registry}/${path}`]);
        const { total = 0, saved = 0 } = report?.requests ?? {};
        audits.set((0,_merge_name_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryKey */ .Kq)(repository), {
            repository,
            line,
            isCarried: carried,
            commit: report?.source?.sha,
            startedAt: report && Date.parse(report.startedAt),
            announcesEnd: report !== undefined && announcesEnd(report.settings),
            version: report?.tool.version,
            carry,
            inputs,
            kept,
            cost: total + saved,
            images: [...new Set(images)].sort(),
        });
    }
    return audits;
}
function announcesEnd(settings) {
    const warning = settings.find(({ name }) => name === 'eol-warning');
    return warning === undefined || !/^0+[a-z]*$/.test(String(warning.value));
}
const renewals = ['new', 'old', 'version', 'may change', 'commit', 'tags'];
async function renewalOf(last, { now, commit, areUnchanged }) {
    if (last === undefined)
        return 'new';
    const { startedAt, carry } = last;
    if (startedAt === undefined || !(startedAt <= now) || now - startedAt > maxResultAgeMs)
        return 'old';
    if (last.version !== _report_version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r)
        return 'version';
    if (carry === undefined || (carry.until !== undefined && Date.parse(carry.until) <= now))
        return 'may change';
    if (commit === undefined || commit !== last.commit)
        return 'commit';
    try {
        return (await areUnchanged(carry, startedAt)) ? undefined : 'tags';
    }
    catch (error) {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            return 'tags';
        throw error;
    }
}


/***/ }),

/***/ 12550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   aQ: () => (/* binding */ reuseSchema),
/* harmony export */   qu: () => (/* binding */ reuseConditionsOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _report_schema_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67554);
/* harmony import */ var _report_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38882);





const digest = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^sha256:[0-9a-f]{64}$/);
const reuseSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    until: _report_schema_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.optional().describe('When a pin will have been behind for longer than is accepted'),
    platform: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe("Host of the platform's registry"),
    images: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        registry: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        tag: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        digest: digest.describe('What the tag pointed to'),
        deprecated: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    }))
        .describe('Every tag that the report rests on'),
});
function reuseConditionsOf(report, { policy, maxAgeMs, endOfLife }, platform) {
    const { verdict, incomplete, source, references, advisories, coverage } = report;
    const asked = coverage?.artifacts.asked ?? 0;
    const isWhole = verdict !== 'incomplete' && incomplete.length === 0 && source !== undefined;
    if (!isWhole || asked > 0 || advisories.length > 0)
        return undefined;
    if (policy.sources.some(({ path }) => path.includes('@')))
        return undefined;
    const ages = [maxAgeMs, ...policy.overrides.map((override) => override.maxAgeMs)];
    const mayLagMs = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .smallest */ .o9)(ages.flatMap((ms) => ms ?? []));
    const images = new Map();
    const reported = stalePlaces(report);
    let until = Number.POSITIVE_INFINITY;
    for (const reference of references) {
        if (reference.kind !== 'image')
            continue;
        const image = imageOf(reference, platform);
        if (image === undefined)
            return undefined;
        if (endOfLife === 'online' && image.registry !== platform)
            return undefined;
        const { supersededAt } = reference.fact ?? {};
        if (supersededAt !== undefined && !reported.has(placeKey(reference)))
            until = Math.min(until, Date.parse(supersededAt) + mayLagMs);
        images.set(JSON.stringify([image.registry, image.repository, image.tag]), image);
    }
    if (datesAfter(report))
        return undefined;
    const limit = until === Number.POSITIVE_INFINITY ? undefined : new Date(until).toISOString();
    return { ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ until: limit, platform }), images: [...images.values()] };
}
function imageOf(reference, platform) {
    const { fact, registry, repository, pullPolicies, signatures } = reference;
    const tag = reference.tag ?? fact?.recoveredTag ?? reference.assumedTag;
    if (fact?.currentDigest === undefined || registry === undefined || repository === undefined)
        return undefined;
    if (tag === undefined || pullPolicies !== undefined || signatures !== undefined)
        return undefined;
    const rests = registry === platform ? fact.basis === undefined : fact.basis === 'present';
    const isStable = ['current', 'unpinned', 'not-in-history', 'superseded'].includes(fact.status);
    if (!rests || fact.endOfLife !== undefined || !isStable)
        return undefined;
    const { currentDigest, deprecated } = fact;
    return { registry, repository, tag, digest: currentDigest, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ deprecated }) };
}
function stalePlaces({ findings }) {
    const stale = findings.filter(({ check }) => check === 'stale-digest');
    return new Set(stale.map(placeKey));
}
function placeKey({ file, line, column }) {
    return JSON.stringify([file, line, column]);
}
const date = /\b\d{4}-\d{2}-\d{2}(?:T[\d:.]{1,20}Z)?/g;
function datesAfter({ references, findings, waivers, settings, startedAt }) {
    const text = JSON.stringify([references, findings, waivers, settings]);
    const day = startedAt.slice(0, 10);
    for (const [found] of text.matchAll(date)) {
        if (found.length === 10 ? found >= day : found > startedAt)
            return true;
    }
    return false;
}
function inputsOf({ settings }) {
    const own = settings
        .filter(({ from, name }) => from === 'input' && name !== 'cache')
        .map(({ name, value }) => [name, value]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([_report_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r, own]))
        .digest('hex')
        .slice(0, 16);
}


/***/ })

};
