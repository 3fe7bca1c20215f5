export const id = 1413;
export const ids = [1413];
export const modules = {

/***/ 85107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listImages: () => (/* binding */ listImages)
});

// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/command/listing.js + 1 modules
var listing = __webpack_require__(20531);
// EXTERNAL MODULE: ./lib/model/globs/glob.js
var glob = __webpack_require__(93635);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
// EXTERNAL MODULE: ./lib/onboarding/identity/client.js
var client = __webpack_require__(78305);
// EXTERNAL MODULE: ./lib/organization/merge/read.js
var read = __webpack_require__(7074);
// EXTERNAL MODULE: ./lib/model/text/plain.js
var plain = __webpack_require__(32181);
// EXTERNAL MODULE: ./lib/report/time.js
var report_time = __webpack_require__(9793);
// EXTERNAL MODULE: ./lib/cli/platform/catalogue.js
var catalogue = __webpack_require__(33817);
// EXTERNAL MODULE: ./lib/host/files/files.js
var files_files = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/host/files/jsonl.js
var jsonl = __webpack_require__(62668);
// EXTERNAL MODULE: ./lib/host/scan-threads.js
var scan_threads = __webpack_require__(29997);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/images/mirror.js
var mirror = __webpack_require__(97237);
// EXTERNAL MODULE: ./lib/report/scanned.js
var report_scanned = __webpack_require__(32042);
// EXTERNAL MODULE: ./lib/report/texts.js
var texts = __webpack_require__(84282);
// EXTERNAL MODULE: ./lib/scan/checkout/index.js + 37 modules
var checkout = __webpack_require__(67738);
// EXTERNAL MODULE: ./lib/cli/commands/scan.js + 1 modules
var scan = __webpack_require__(65895);
;// CONCATENATED MODULE: ./lib/cli/platform/uses.js













const maxRowBytes = 256 * 1024 * 1024;
async function findUses(context, tags) {
    const folder = context.invocation.operands[0] ?? '.';
    const files = (0,files_files/* diskFiles */.Ts)(folder, undefined);
    const rules = await (0,scan.offlineRules)(context, files);
    if ('issues' in rules)
        return rules;
    const { registries } = rules.config;
    const byImage = new Map();
    const gaps = [];
    let unresolved = 0;
    const add = (reference, repository) => {
        const { kind, registry, repository: path, tag, digest, file, line } = reference;
        if (kind === 'opaque')
            unresolved += 1;
        if (kind !== 'image' || registry === undefined || path === undefined)
            return;
        const origin = (0,mirror/* originImage */.A)({ registry, repository: path }, registries);
        const named = tag ?? (digest === undefined ? images_image/* impliedTag */.RW : undefined);
        const use = { ...(0,collections/* compact */.oE)({ repository }), file, line };
        (0,collections/* addToGroup */.Mr)(byImage, `${origin.registry}/${origin.repository}`, { use, tag: named, digest });
    };
    const selection = { paths: [], exclude: [], registries };
    const scanned = await (0,checkout/* scanCheckout */.W)(files, selection, { threads: (0,scan_threads/* machineThreads */.x)() });
    const locate = (0,texts/* locator */.fl)(scanned.files);
    for (const one of scanned.occurrences)
        add((0,report_scanned/* describeReference */.P)(one, scanned.files, locate));
    const count = scanned.problems.length;
    if (count > 0)
        gaps.push(`${(0,text_text/* plural */.LS)(count, 'place')} in ${folder} could not be read; \`tagproof scan\` lists them`);
    for (const name of (0,command_context/* linesOf */.Dx)(context.invocation, 'used-in'))
        for (const file of await (0,jsonl/* lineFilesAt */.vk)(name)) {
            const { head, rows } = await (0,read/* openShard */.fe)(file, (0,jsonl/* readLines */.Se)(file, maxRowBytes));
            const missing = new Set(head.expected.flatMap(({ repositories }) => repositories));
            for await (const { repository, report } of rows) {
                for (const reference of report?.references ?? [])
                    add(reference, repository);
                const isWhole = report?.incomplete.every(({ cause }) => cause !== 'unreadable-file') === true;
                if (isWhole)
                    missing.delete(repository);
                else
                    missing.add(repository);
            }
            const some = [...missing].slice(0, 5).join(', ') + (missing.size > 5 ? ', …' : '');
            if (missing.size > 0)
                gaps.push(`${file} has no complete audit of ${(0,text_text/* plural */.LS)(missing.size, 'repository')}: ${some}`);
        }
    const current = new Map();
    for (const { image, digest } of tags) {
        const digests = current.get(image) ?? new Set();
        current.set(image, digest === undefined ? digests : digests.add(digest));
    }
    return {
        unresolved,
        gaps,
        of({ image, tag, digest }) {
            const isUse = (one) => one.tag === undefined
                ? one.digest === digest || current.get(image)?.has(one.digest ?? '') !== true
                : one.tag === tag;
            return (byImage.get(image) ?? []).filter(isUse).map(({ use }) => use);
        },
    };
}
function usesText(uses) {
    const [first, ...others] = uses;
    if (first === undefined)
        return '';
    const place = Object.values(first).join(':');
    return others.length === 0 ? place : `${place} and ${others.length} more`;
}

;// CONCATENATED MODULE: ./lib/cli/platform/images.js











const orders = {
    name: 'name',
    created: 'createTime',
    moved: 'updateTime',
    ended: 'deprecated',
};
async function listImages(context) {
    const { flags, switches } = context.invocation;
    const shared = (0,client/* identitySetting */.H7)(context, ['group']);
    const order = orderIn(flags.get('order'));
    const wrong = { issues: (0,listing/* formIssues */.N)(context.invocation) };
    const issues = [shared, order, wrong].flatMap((part) => ('issues' in part ? part.issues : []));
    if ('issues' in shared || 'issues' in order || issues.length > 0)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', issues);
    const { iam, platform, config } = shared.setting;
    return (0,client/* reporting */.vR)(context, async () => {
        const { tags, ...facts } = await (0,catalogue/* readCatalogue */.YW)(iam, platform, config.group ?? '', order.by);
        const uses = await findUses(context, tags).catch(mistaken);
        if ('issues' in uses)
            return (0,command_context/* usageErrors */.jY)(context, 'configuration', uses.issues);
        const isWanted = (0,glob/* pathMatcher */.kZ)(flags.get('image')?.split('\n') ?? ['**']);
        const rows = tags
            .filter(({ name }) => isWanted(name))
            .map((tag) => ({ ...tag, uses: uses.of(tag) }))
            .filter(({ uses: places }) => !switches.has('unused') || places.length === 0);
        const list = { key: 'tags', noun: 'tag', facts: { ...facts, unresolved: uses.unresolved } };
        await (0,listing/* printListing */.u)(context, { ...list, columns: columnsAt(Date.now()) }, rows);
        return warn(context, uses, rows);
    });
}
function orderIn(text) {
    if (text === undefined)
        return {};
    const [, name = '', direction = ''] = /^(\w+)( desc)?$/.exec(text) ?? [];
    if (Object.hasOwn(orders, name))
        return { by: `${orders[name]}${direction}` };
    const names = Object.keys(orders).join(', ');
    return {
        issues: [
            `\`--order\` is \`${(0,plain/* plain */.p)(text)}\`, but must be one of ${names}, with or without \`desc\` after it.`,
        ],
    };
}
function mistaken(error) {
    if (error instanceof read/* ShardError */.Zj)
        return { issues: [`\`--used-in\`: ${(0,plain/* plain */.p)(error.message)}.`] };
    throw error;
}
function columnsAt(now) {
    const days = (at) => at === undefined ? '' : `${Math.max(0, Math.floor((now - at) / time/* dayMs */.LP))}d`;
    return [
        {
            name: 'image',
            keepsEnd: true,
            value: ({ image, tag }) => `${image}:${tag}`,
            shown: ({ name, tag }) => `${name}:${tag}`,
        },
        { name: 'uid', value: ({ uid }) => uid },
        { name: 'digest', value: ({ digest }) => digest },
        {
            name: 'created',
            title: 'AGE',
            value: ({ created }) => (0,report_time/* isoIfKnown */.UN)(created),
            shown: ({ created }) => days(created),
        },
        { name: 'moved', value: ({ moved }) => (0,report_time/* isoIfKnown */.UN)(moved), shown: ({ moved }) => days(moved) },
        { name: 'deprecated', value: ({ deprecated }) => deprecated },
        { name: 'endOfLife', value: catalogue/* endText */.Z4, shown: catalogue/* endText */.Z4 },
        { name: 'successor', value: catalogue/* successorText */._n, shown: catalogue/* successorText */._n },
        { name: 'usedBy', value: ({ uses }) => uses, shown: ({ uses }) => usesText(uses) },
    ];
}
function warn({ err }, { gaps, unresolved }, rows) {
    const unused = rows.filter(({ uses }) => uses.length === 0).length;
    if (unused > 0 && unresolved > 0)
        err(`No use was found of ${(0,text_text/* plural */.LS)(unused, 'tag')}, but ${(0,text_text/* plural */.LS)(unresolved, 'reference')} could not be resolved and may be one: \`tagproof scan\` lists them.`);
    for (const gap of gaps)
        err((0,command_context/* failureText */.kY)({ cause: 'unreadable-file', message: (0,plain/* plain */.p)(gap) }));
    return gaps.length === 0 ? 0 : 3;
}


/***/ }),

/***/ 20531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ formIssues),
  u: () => (/* binding */ printListing)
});

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/model/text/plain.js
var plain = __webpack_require__(32181);
;// CONCATENATED MODULE: ./lib/output/html/page/csv.js
const byteOrderMark = '\uFEFF';
const startsFormula = /^[\t\r\n]|^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;
function csvOf(rows) {
    return `${byteOrderMark}${csvLines(rows)}`;
}
function csvLines(rows) {
    return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
function cell(text) {
    const value = startsFormula.test(text) ? `'${text}` : text;
    return `"${value.replaceAll('"', '""')}"`;
}

// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var terminal_columns = __webpack_require__(69977);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
;// CONCATENATED MODULE: ./lib/command/listing.js






function formIssues({ json, switches }) {
    return json && switches.has('csv') ? ['`--json` and `--csv` cannot be set together.'] : [];
}
async function printListing(context, { key, noun, columns, facts = {} }, items) {
    const { invocation, out, width } = context;
    const fieldsOf = (item) => columns.map(({ name, value }) => [name, value(item)]);
    if (invocation.json)
        return (0,command_context/* printJson */.Q2)(context, {
            ...facts,
            [key]: items.map((item) => (0,collections/* compact */.oE)(Object.fromEntries(fieldsOf(item)))),
        });
    if (invocation.switches.has('csv')) {
        const rows = items.map((item) => fieldsOf(item).map(([, value]) => cellText(value)));
        return (0,command_context/* printParts */._h)(context, [csvLines([columns.map(({ name }) => name), ...rows]).trimEnd()]);
    }
    const shown = columns.flatMap(({ name, title = titleOf(name), shown: text, keepsEnd = false }) => text === undefined ? [] : [{ title, text, keepsEnd }]);
    const names = shown.flatMap(({ keepsEnd }, at) => (keepsEnd ? [at] : []));
    const titles = shown.map(({ title }) => title);
    const rows = items.map((item) => shown.map(({ text }) => (0,plain/* plain */.p)(text(item)) || '-'));
    out((0,terminal_columns/* terminalTable */.R)([titles, ...rows], width, names));
    out((0,text_text/* plural */.LS)(items.length, noun));
}
function titleOf(name) {
    return name.replace(/([A-Z])/g, ' $1').toUpperCase();
}
function cellText(value) {
    if (Array.isArray(value))
        return value.map(cellText).join('\n');
    if (typeof value === 'object' && value !== null)
        return Object.values(value).join(':');
    return value === undefined ? '' : String(value);
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

/***/ 66317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sourceStrengths)
/* harmony export */ });
const sourceStrengths = ['complete', 'windowed', 'witness', 'observed', 'timestamps'];


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

/***/ 84139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ harms),
/* harmony export */   z: () => (/* binding */ harmRank)
/* harmony export */ });
const harms = [
    'foreign-digest',
    'dead-tag',
    'fixable-advisory',
    'stale',
    'unpinned',
    'other',
    'none',
];
function harmRank(harm) {
    return harms.indexOf(harm);
}


/***/ })

};
