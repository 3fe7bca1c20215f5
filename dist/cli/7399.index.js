export const id = 7399;
export const ids = [7399];
export const modules = {

/***/ 65025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ headsOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13798);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _graphql_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91699);



const batchSize = 50;
const objectName = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const headsAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    isEmpty: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    defaultBranchRef: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ target: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ oid: objectName, tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ oid: objectName }).optional() }) })
        .nullable(),
})
    .nullable());
const defaultAtOnce = 1;
async function headsOf(api, repositories, atOnce = defaultAtOnce) {
    const heads = new Map();
    const size = batchSize * atOnce;
    for (let start = 0; start < repositories.length; start += size) {
        const batches = [];
        for (let at = start; at < Math.min(start + size, repositories.length); at += batchSize)
            batches.push(repositories.slice(at, at + batchSize));
        const found = await Promise.all(batches.map((batch) => batchOf(api, batch)));
        for (const [name, head] of found.flat())
            heads.set(name, head);
    }
    return heads;
}
async function batchOf(api, batch) {
    const variables = batch.flatMap(({ owner, name }, index) => [
        [`o${index}`, owner],
        [`n${index}`, name],
    ]);
    const document = `query Heads(${variables.map(([name]) => `$${name}: String!`).join(', ')}) {
${batch.map((_, index) => `  r${index}: repository(owner: $o${index}, name: $n${index}) { ...head }`).join('\n')}
}
fragment head on Repository { isEmpty defaultBranchRef { target { oid ... on Commit { tree { oid } } } } }`;
    try {
        const query = {
            operation: `Heads of ${batch.length} repositories`,
            document,
            variables: Object.fromEntries(variables),
            needs: 'contents: read',
            isPartial: true,
        };
        const answer = await (0,_graphql_js__WEBPACK_IMPORTED_MODULE_1__/* .requestGraphql */ .r)(api, query, headsAnswer);
        return batch.flatMap(({ owner, name }, index) => {
            const head = headIn(answer[`r${index}`]);
            return head === undefined ? [] : [[`${owner}/${name}`, head]];
        });
    }
    catch (error) {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            return [];
        throw error;
    }
}
function headIn(answer) {
    if (!answer)
        return undefined;
    const target = answer.defaultBranchRef?.target;
    if (target === undefined)
        return answer.isEmpty ? 'empty' : undefined;
    return target.tree === undefined ? undefined : { commit: target.oid, tree: target.tree.oid };
}


/***/ }),

/***/ 10982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tC: () => (/* binding */ shareOf),
/* harmony export */   uB: () => (/* binding */ piecesAtOnce),
/* harmony export */   un: () => (/* binding */ withPace)
/* harmony export */ });
/* unused harmony export processingOf */
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26732);
/* harmony import */ var _model_waiting_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54902);
/* harmony import */ var _rate_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18346);



const atOnce = 0.1;
const assumedMs = 100;
const mostMs = 10_000;
const weight = 0.2;
const minuteMs = 60_000;
function processingOf({ now }, share) {
    const all = budgetOf(share.all, now);
    const queries = budgetOf(share.query, now);
    const usualMs = { read: assumedMs, query: assumedMs };
    return {
        waitMs(isQuery) {
            const ms = usualMs[isQuery ? 'query' : 'read'];
            return Math.max(all.waitMs(ms), isQuery ? queries.waitMs(ms) : 0);
        },
        begin(isQuery) {
            const kind = isQuery ? 'query' : 'read';
            const expectedMs = usualMs[kind];
            const spend = (ms) => {
                all.spend(ms);
                if (isQuery)
                    queries.spend(ms);
            };
            spend(expectedMs);
            return (tookMs) => {
                const spentMs = Math.min(tookMs, mostMs);
                spend(spentMs - expectedMs);
                usualMs[kind] += weight * (spentMs - usualMs[kind]);
            };
        },
    };
}
function budgetOf(perMinute, now) {
    const perMs = perMinute / minuteMs;
    let most = perMinute * atOnce;
    let left = most;
    let at = now();
    function refill() {
        left = Math.min(most, left + Math.max(0, now() - at) * perMs);
        at = now();
    }
    return {
        waitMs(ms) {
            most = Math.max(most, ms);
            refill();
            return left >= ms ? 0 : Math.ceil((ms - left) / perMs);
        },
        spend(ms) {
            refill();
            left -= ms;
        },
    };
}
const limits = { inFlight: 90, read: 810, query: 1800, processingMs: { all: 81_000, query: 54_000 } };
const [mostEach, usualEach] = [25, 2];
const maxReserve = 500;
function shareOf(jobs, atOnce) {
    const part = (limit) => Math.max(1, Math.floor(limit / jobs));
    return {
        reserve: atOnce * neededEach(jobs),
        inFlight: part(limits.inFlight),
        perMinute: { read: part(limits.read), query: part(limits.query) },
        processingMs: { all: part(limits.processingMs.all), query: part(limits.processingMs.query) },
    };
}
function piecesAtOnce(jobs, least, most) {
    return Math.min(most, Math.max(least, Math.floor(maxReserve / neededEach(jobs))));
}
function neededEach(jobs) {
    return Math.max(mostEach, usualEach * jobs);
}
function withPace(send, clock, share) {
    const flights = (0,_model_waiting_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .limitOf */ .L)(share.inFlight);
    const processing = processingOf(clock, share.processingMs);
    const sent = { read: [], query: [] };
    let pausedUntil = Number.NEGATIVE_INFINITY;
    async function turn(kind) {
        const times = sent[kind];
        for (;;) {
            const now = clock.now();
            while (times[0] !== undefined && times[0] <= now - minuteMs)
                times.shift();
            const [oldest] = times.length < share.perMinute[kind] ? [] : times;
            const minuteWaitMs = oldest === undefined ? 0 : oldest + minuteMs - now;
            const waitMs = Math.max(pausedUntil - now, minuteWaitMs, processing.waitMs(kind === 'query'));
            if (waitMs <= 0)
                break;
            await clock.sleep(waitMs);
        }
        times.push(clock.now());
        return processing.begin(kind === 'query');
    }
    return async (request) => {
        const end = await turn(request.method === 'POST' ? 'query' : 'read');
        const response = await flights(async () => {
            const sentAt = clock.now();
            return send(request).finally(() => end(clock.now() - sentAt));
        });
        pausedUntil = Math.max(pausedUntil, clock.now() + pauseMs(request, response));
        return response;
    };
}
function pauseMs(request, response) {
    const seconds = response.headers['retry-after'] ?? '';
    const isPause = /^\d{1,4}$/.test(seconds) && (0,_rate_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .rateRefusal */ .N)(request, response) !== undefined;
    return isPause ? Math.min(_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .hourMs */ .$0, Number(seconds) * 1000) : 0;
}


/***/ }),

/***/ 62668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ isSameFile),
/* harmony export */   Se: () => (/* binding */ readLines),
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13798);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7687);
/* harmony import */ var _report_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70431);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13798);

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
/* harmony export */   YK: () => (/* binding */ accessOf),
/* harmony export */   ri: () => (/* binding */ writeKnown)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13798);
/* harmony import */ var _host_files_jsonl_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62668);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50412);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75485);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7687);
/* harmony import */ var _merge_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77741);
/* harmony import */ var _merge_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7074);
/* harmony import */ var _kept_tags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79473);









const headSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1),
    document: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('known'),
    listedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    access: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
});
const repositorySchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    inputs: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    histories: _kept_tags_js__WEBPACK_IMPORTED_MODULE_4__/* .entryDigestSchema */ .A,
    tags: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
});
const listSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    image: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    tags: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        deprecated: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
        digest: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().refine(_model_images_image_js__WEBPACK_IMPORTED_MODULE_2__/* .isDigest */ .Bc).optional(),
        updatedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().optional(),
    })),
    ends: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        date: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
        grace: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ until: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().optional() }).optional(),
    })),
});
function accessOf({ platform, identity, group }) {
    const place = [platform?.baseUrl, platform?.registryUrl, platform?.historyService, identity, group];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(place)).digest('hex').slice(0, 16);
}
async function writeKnown(file, night) {
    const { listedAt, access, repositories, lists } = night;
    const writer = await (0,_host_files_jsonl_js__WEBPACK_IMPORTED_MODULE_1__/* .writeLines */ .x1)(file, true);
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
        for await (const { text } of (0,_host_files_jsonl_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .Se)(file, maxLineBytes)) {
            const line = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(text);
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
                repositories.set((0,_merge_name_js__WEBPACK_IMPORTED_MODULE_7__/* .repositoryKey */ .Kq)(one.repository), one);
            }
        }
    }
    catch (error) {
        throw new _merge_read_js__WEBPACK_IMPORTED_MODULE_3__/* .ShardError */ .Zj(`${file}: is not a complete file of \`plan --known\`. Plan again`, {
            cause: error,
        });
    }
    if (head === undefined)
        throw new _merge_read_js__WEBPACK_IMPORTED_MODULE_3__/* .ShardError */ .Zj(`${file}: is empty. Plan again`);
    return { listedAt: head.listedAt, access: head.access, repositories, lists };
}
function has(line, name) {
    return typeof line === 'object' && line !== null && name in line;
}
function endOf({ date, grace }) {
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_8__/* .compact */ .oE)({ date, grace: grace && (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_8__/* .compact */ .oE)(grace) });
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13798);
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


/***/ }),

/***/ 73995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v1: () => (/* binding */ issueOf),
  gf: () => (/* binding */ issuesOfNames),
  GR: () => (/* binding */ notFromRemotePolicy),
  sw: () => (/* binding */ objectsPlace),
  l0: () => (/* binding */ remoteApi),
  N4: () => (/* binding */ remoteHost)
});

// EXTERNAL MODULE: ./lib/ci/connect.js + 1 modules
var connect = __webpack_require__(58208);
// EXTERNAL MODULE: ./lib/clients/github/files.js
var github_files = __webpack_require__(85133);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(13798);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/text/decode.js
var decode = __webpack_require__(32239);
// EXTERNAL MODULE: ./lib/model/waiting/memoize.js
var memoize = __webpack_require__(76225);
// EXTERNAL MODULE: ./lib/clients/github/graphql.js
var graphql = __webpack_require__(91699);
// EXTERNAL MODULE: ./lib/clients/github/pulls/pin-branch.js
var pin_branch = __webpack_require__(61255);
// EXTERNAL MODULE: ./lib/clients/github/tree.js
var github_tree = __webpack_require__(79924);
;// CONCATENATED MODULE: ./lib/clients/github/remote-files.js








const batchLimits = { files: 60, bytes: 2 * 1024 * 1024 };
const blobsAnswer = schemas/* object */.Ikc({
    repository: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ text: schemas/* string */.YjP().nullable(), isTruncated: schemas/* boolean */.zMY() }).partial().nullable()),
});
async function readBlobTexts(api, { owner, name }, files) {
    const blobs = [...new Set(files.map(({ blob }) => blob))];
    const fields = blobs.map((_, index) => `    b${index}: object(oid: $b${index}) { ... on Blob { text isTruncated } }`);
    const query = {
        operation: `Read ${blobs.length} files of ${owner}/${name}`,
        document: `query Files($owner: String!, $name: String!, ${blobs.map((_, index) => `$b${index}: GitObjectID!`).join(', ')}) {
  repository(owner: $owner, name: $name) {
${fields.join('\n')}
  }
}`,
        variables: { owner, name, ...Object.fromEntries(blobs.map((blob, index) => [`b${index}`, blob])) },
        needs: 'contents: read',
    };
    try {
        const { repository } = await (0,graphql/* requestGraphql */.r)(api, query, blobsAnswer);
        return new Map(blobs.flatMap((blob, index) => {
            const { text, isTruncated } = repository[`b${index}`] ?? {};
            const isWhole = typeof text === 'string' && isTruncated === false && (0,pin_branch/* blobName */.PF)(text, blob) === blob;
            return isWhole ? [[blob, text]] : [];
        }));
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return new Map();
        throw error;
    }
}
const maxBatchedBytes = 512 * 1024;
function remoteFiles(api, repository, { commit, tree: root }, memory) {
    const tree = (0,memoize/* memoizeAsync */.T)(() => (0,github_tree/* readTree */.Z)(api, repository, root, memory));
    const single = (0,github_files.filesOf)(api, repository, commit, undefined, tree);
    const texts = new Map();
    const requested = new Map();
    let wanted = [];
    let places = new Map();
    function request(file) {
        const start = places.get(file) ?? 0;
        const batch = [];
        let bytes = 0;
        for (const one of wanted.slice(start)) {
            if (batch.length >= batchLimits.files || bytes + one.size > batchLimits.bytes)
                break;
            if (requested.has(one.blob) || one.size > maxBatchedBytes)
                continue;
            batch.push(one);
            bytes += one.size;
        }
        const answer = readBatch(batch);
        for (const { blob } of batch)
            requested.set(blob, answer);
        return answer;
    }
    async function remembered({ blob }) {
        return memory?.get(blob, (text) => ((0,pin_branch/* blobName */.PF)(text, blob) === blob ? text : undefined));
    }
    async function readAlone(file) {
        const kept = await remembered(file);
        if (kept !== undefined)
            return (0,decode/* decodeText */.g)(Buffer.from(kept));
        const read = await single.read(file.path);
        if ('text' in read && (0,pin_branch/* blobName */.PF)(read.text, file.blob) === file.blob)
            await memory?.keep(file.blob, read.text);
        return read;
    }
    async function readBatch(batch) {
        const missing = [];
        for (const file of batch) {
            const kept = await remembered(file);
            if (kept === undefined)
                missing.push(file);
            else
                texts.set(file.blob, kept);
        }
        if (missing.length === 0)
            return;
        for (const [blob, text] of await readBlobTexts(api, repository, missing)) {
            texts.set(blob, text);
            await memory?.keep(blob, text);
        }
    }
    return {
        async list(isWanted = () => true) {
            const listed = [...(await tree()).values()].sort((a, b) => (a.path < b.path ? -1 : 1));
            wanted = listed.filter(({ path }) => isWanted(path));
            places = new Map(wanted.map((file, index) => [file, index]));
            return listed.map(({ path }) => path);
        },
        async read(path) {
            const file = (await tree()).get(path);
            if (file === undefined)
                return single.read(path);
            if (!places.has(file) || file.size > maxBatchedBytes)
                return readAlone(file);
            await (requested.get(file.blob) ?? request(file));
            const text = texts.get(file.blob);
            return text === undefined ? single.read(path) : (0,decode/* decodeText */.g)(Buffer.from(text));
        },
    };
}

// EXTERNAL MODULE: ./lib/clients/github/runner.js
var runner = __webpack_require__(61522);
// EXTERNAL MODULE: ./lib/clients/http/index.js + 7 modules
var http = __webpack_require__(48980);
// EXTERNAL MODULE: ./lib/command/context.js
var context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/model/inputs/table.js + 5 modules
var table = __webpack_require__(41453);
// EXTERNAL MODULE: ./lib/organization/merge/name.js
var merge_name = __webpack_require__(77741);
;// CONCATENATED MODULE: ./lib/organization/remote.js









const notFromRemotePolicy = table/* inputTable */.Fu
    .filter(({ group }) => ['platform', 'authentication', 'output'].includes(group))
    .map(({ name }) => name)
    .concat('new-only');
function issuesOfNames(names) {
    return names
        .filter((name) => (0,merge_name/* readName */.MQ)(name) === undefined)
        .map((name) => `\`--repository\` is \`${name.slice(0, 100)}\`, but must be OWNER/REPO or OWNER/REPO@REF.`);
}
function remoteApi(host, environment, githubToken, budgetMs) {
    const addresses = (0,runner.readAddresses)((variable) => environment[variable] || undefined);
    return (0,connect.apiAt)((0,http/* guardHost */.aK)(host).host, addresses, githubToken, budgetMs);
}
async function remoteHost(host, api, { owner, name, ref }, { head, objects } = {}) {
    const repository = { owner, name };
    const commit = head === 'empty' ? undefined : (head?.commit ?? (await commitOf(api, repository, ref)));
    const nothing = {
        list: async () => [],
        read: async () => ({ unreadable: 'ENOENT', absent: true }),
    };
    const files = commit === undefined
        ? nothing
        : (0,github_files.oneByOne)(head === undefined || head === 'empty'
            ? (0,github_files.filesOf)(api, repository, commit)
            : remoteFiles(api, repository, head, objects));
    const replace = async () => ({ refused: 'the repository is read-only here' });
    const { source: _, ...workflow } = host.workflow;
    const { repository: __, ...rest } = host;
    const { realPath: ___, ...disk } = host.files;
    return {
        ...rest,
        files: { ...disk, ...files, isRemote: true, replace },
        workflow: { ...workflow, ...sourceOf(api, repository, commit) },
    };
}
function objectsPlace({ addresses }, { owner, name }) {
    return `${addresses.api} ${owner}/${name}`.toLowerCase();
}
async function commitOf(api, repository, ref) {
    try {
        return await (0,github_files.resolveCommit)(api, repository, ref ?? (await (0,github_files.defaultBranch)(api, repository)));
    }
    catch (error) {
        if (ref === undefined && (0,github_files.isEmptyRepository)(error))
            return undefined;
        throw error;
    }
}
function sourceOf({ addresses: { server } }, { owner, name }, sha) {
    if (sha === undefined || !/^https:\/\/[\w.:-]+$/.test(server))
        return {};
    return { source: { server, repository: `${owner}/${name}`, sha } };
}
function issueOf(error, subject) {
    if (error instanceof failure/* Failure */.HR)
        return { issue: (0,context/* failureText */.kY)((0,failure/* gapFrom */.rK)(error, subject)), exitCode: 3 };
    throw error;
}


/***/ })

};
