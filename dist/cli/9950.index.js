export const id = 9950;
export const ids = [9950];
export const modules = {

/***/ 44985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scan: () => (/* binding */ scan)
/* harmony export */ });
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37082);
/* harmony import */ var _host_scan_threads_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29997);
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53523);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57798);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50709);
/* harmony import */ var _output_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5446);
/* harmony import */ var _output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46895);
/* harmony import */ var _report_references_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6030);
/* harmony import */ var _report_texts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84282);
/* harmony import */ var _scan_checkout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51171);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34641);











async function scan(context) {
    if (!context.invocation.switches.has('watch'))
        return scanOnce(context);
    return (await __webpack_require__.e(/* import() */ 6217).then(__webpack_require__.bind(__webpack_require__, 86217))).whenFilesChange(context, scanOnce);
}
async function scanOnce(context) {
    const { invocation, out, width } = context;
    const { operands, flags, switches, json } = invocation;
    const lines = (name) => (flags.get(name) ?? '').split('\n').filter((line) => line !== '');
    const wrong = [...lines('paths'), ...lines('exclude')].filter((glob) => !(0,_model_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .isPathGlob */ .a_)(glob));
    if (wrong.length > 0) {
        const sentences = wrong.map((glob) => `\`${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .p)(glob)}\` is not a glob relative to the folder.`);
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .usageErrors */ .jY)(context, 'usage', sentences);
    }
    const files = (0,_host_files_js__WEBPACK_IMPORTED_MODULE_0__/* .diskFiles */ .Ts)(operands[0] ?? '.', undefined);
    const selection = { paths: lines('paths'), exclude: lines('exclude'), surface: 'terminal' };
    const checkout = await (0,_scan_checkout_js__WEBPACK_IMPORTED_MODULE_4__/* .scanCheckout */ .W)(files, selection, { threads: (0,_host_scan_threads_js__WEBPACK_IMPORTED_MODULE_1__/* .machineThreads */ .x)() });
    const locate = (0,_report_texts_js__WEBPACK_IMPORTED_MODULE_8__/* .locator */ .fl)(checkout.files);
    const references = checkout.occurrences.map((occurrence) => (0,_report_references_js__WEBPACK_IMPORTED_MODULE_3__/* .describeReference */ .P5)(occurrence, checkout.files, locate));
    const problems = checkout.problems.map((problem) => (0,_report_references_js__WEBPACK_IMPORTED_MODULE_3__/* .describeProblem */ .BJ)(problem, locate));
    if (json) {
        out(JSON.stringify({ references, problems }, null, 2));
    }
    else {
        const shown = switches.has('pinned') ? references.filter(isUnpinned) : references;
        const rows = shown.map((reference) => [
            `${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .p)(reference.file)}:${reference.line}:${reference.column}`,
            (0,_output_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .p)((0,_output_format_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceName */ .z$)(reference)),
            (0,_output_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .p)(stateOf(reference)),
        ]);
        if (rows.length > 0)
            out((0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .terminalTable */ .R)(rows, width, [0, 1]));
        for (const { file, message, ...at } of problems)
            out(`not read  ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .p)(file)}${'line' in at ? `:${at.line}:${at.column}` : ''}  ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .p)(message)}`);
        out(totals(references, problems.length, checkout.scanned));
    }
    if (switches.has('pinned') && references.some(isUnpinned)) {
        context.err('Run `tagproof pin` to write the missing digests.');
        return 1;
    }
    return problems.length > 0 ? 3 : 0;
}
function isUnpinned({ kind, digest, testData }) {
    return kind === 'image' && digest === undefined && testData === undefined;
}
function stateOf(reference) {
    const { testData } = reference;
    return `${pinState(reference)}${testData === undefined ? '' : `, test data (${testData})`}`;
}
function pinState({ kind, digest, detail = '', noPlace, builtBy }) {
    if (kind === 'opaque')
        return `unresolved: ${detail}`;
    if (kind === 'local')
        return `built here: ${builtBy?.file}:${builtBy?.line}`;
    const place = noPlace === undefined ? '' : `, cannot be pinned here: ${noPlace}`;
    return `${digest ?? 'not pinned'}${place}`;
}
function totals(references, problems, files) {
    const count = (matches) => references.filter(matches).length;
    const pinned = count(({ digest }) => digest !== undefined);
    const opaque = count(({ kind }) => kind === 'opaque');
    const local = count(({ kind }) => kind === 'local');
    const parts = [
        `${pinned} pinned`,
        `${references.length - pinned - opaque - local} not pinned`,
        `${opaque} unresolved`,
        ...(local === 0 ? [] : [`${local} built here`]),
        ...(problems === 0 ? [] : [(0,_model_text_js__WEBPACK_IMPORTED_MODULE_10__/* .plural */ .LS)(problems, 'problem')]),
    ];
    const holding = new Set(references.map(({ file }) => file)).size;
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_10__/* .plural */ .LS)(references.length, 'reference')} in ${holding} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_10__/* .plural */ .LS)(files, 'file')}: ${parts.join(', ')}`;
}


/***/ }),

/***/ 29997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ machineThreads)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);



const maxThreads = 4;
const limitMs = 10_000;
const memoryMb = 1024;
function machineThreads() {
    let pool;
    const opened = async () => {
        const { threadPool } = await __webpack_require__.e(/* import() */ 4774).then(__webpack_require__.bind(__webpack_require__, 84774));
        const script = node_path__WEBPACK_IMPORTED_MODULE_1__.join(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url)), '../worker/index.js');
        const most = Math.min((0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)(), maxThreads);
        return threadPool({ script, limitMs, memoryMb, maxThreads: most });
    };
    return {
        async run(task) {
            pool ??= opened();
            return (await pool).run(task);
        },
    };
}


/***/ }),

/***/ 20186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ riskLevels),
/* harmony export */   j: () => (/* binding */ newestEvent)
/* harmony export */ });
function newestEvent(events) {
    return events.reduce((latest, event) => (timeOf(event) >= timeOf(latest) ? event : latest), undefined);
}
function timeOf(event) {
    const at = Date.parse(event?.at ?? '');
    return Number.isNaN(at) ? 0 : at;
}
const riskLevels = ['none', 'low', 'medium', 'high', 'critical'];


/***/ }),

/***/ 71976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Lt: () => (/* binding */ withImpliedTag),
/* harmony export */   PA: () => (/* binding */ digestLead),
/* harmony export */   RW: () => (/* binding */ impliedTag),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
/* harmony import */ var _registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43277);

const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const maxNameLength = 255;
const maxReferenceLength = maxNameLength + 1 + 128 + 1 + 71;
function isDigest(text) {
    return digestPattern.test(text);
}
function parseImage(raw) {
    if (raw === '')
        return invalid('the name is empty');
    if (raw.length > maxReferenceLength)
        return invalid(`the name is longer than ${maxReferenceLength} characters`);
    const at = raw.indexOf('@');
    const named = at < 0 ? raw : raw.slice(0, at);
    const digest = at < 0 ? undefined : raw.slice(at + 1);
    if (digest !== undefined && !isDigest(digest))
        return invalid('the digest is not `sha256:` followed by 64 hexadecimal digits');
    const colon = named.indexOf(':', named.lastIndexOf('/') + 1);
    const tag = colon < 0 ? undefined : named.slice(colon + 1);
    if (tag !== undefined && !tagPattern.test(tag))
        return invalid('the tag contains characters that are not allowed in a tag');
    const name = splitName(colon < 0 ? named : named.slice(0, colon));
    if (typeof name === 'string')
        return invalid(name);
    return {
        kind: 'image',
        image: { ...name, ...(tag === undefined ? {} : { tag }), ...(digest === undefined ? {} : { digest }) },
    };
}
function invalid(why) {
    return { kind: 'invalid', why };
}
function splitName(name) {
    const slash = name.indexOf('/');
    const first = slash < 0 ? '' : name.slice(0, slash);
    const hasRegistry = /[.:A-Z[]/.test(first) || first === 'localhost';
    if (hasRegistry && !domain.test(first))
        return 'the registry is not a host name';
    const host = hasRegistry ? (0,_registry_host_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRegistry */ .i)(first) : { registry: 'docker.io' };
    if ('issue' in host)
        return host.issue;
    const { registry } = host;
    const path = hasRegistry ? name.slice(slash + 1) : name;
    if (path.length > maxNameLength)
        return `the repository is longer than ${maxNameLength} characters`;
    if (!path.split('/').every((part) => component.test(part)))
        return 'the repository is not a lower-case path';
    const implied = registry === 'docker.io' && !path.includes('/');
    return { registry, repository: implied ? `library/${path}` : path };
}
function imageName(image) {
    return `${image.registry}/${image.repository}${image.tag === undefined ? '' : `:${image.tag}`}`;
}
const impliedTag = 'latest';
function withImpliedTag(image) {
    return image.tag === undefined && image.digest === undefined ? { ...image, tag: impliedTag } : image;
}
function digestLead(image) {
    return image.tag === withImpliedTag(image).tag ? '@' : `:${impliedTag}@`;
}


/***/ }),

/***/ 7687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ distinctByJson),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function distinctByJson(values) {
    return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}


/***/ }),

/***/ 6841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ memoizeAsync)
/* harmony export */ });
function memoizeAsync(load, keyOf = (...key) => JSON.stringify(key)) {
    const results = new Map();
    return (...key) => {
        const name = keyOf(...key);
        const result = results.get(name) ?? load(...key);
        results.set(name, result);
        return result;
    };
}


/***/ }),

/***/ 5218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ie: () => (/* binding */ whereIs),
/* harmony export */   q$: () => (/* binding */ positionsOf),
/* harmony export */   vT: () => (/* binding */ endOfLine)
/* harmony export */ });
function positionsOf(text) {
    const starts = [text.startsWith('\uFEFF') ? 1 : 0];
    for (const end of text.matchAll(/\r\n|\n|\r/g))
        starts.push(end.index + end[0].length);
    const at = (offset) => {
        const line = lastAtOrBefore(starts, offset);
        return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    };
    return ({ start, end }) => {
        const from = at(start);
        const to = at(end);
        return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    };
}
function lastAtOrBefore(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function whereIs({ file, span }, sources) {
    const source = sources.find(({ path }) => path === file);
    if (source === undefined)
        return file;
    const { line, column } = positionsOf(source.text)(span);
    return `${file}:${line}:${column}`;
}
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}


/***/ }),

/***/ 82229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ maxCandidates),
/* harmony export */   Hk: () => (/* binding */ pullVerdict),
/* harmony export */   Ky: () => (/* binding */ answerAbout),
/* harmony export */   os: () => (/* binding */ denialsOf)
/* harmony export */ });
const maxCandidates = 15;
function answerAbout({ newest, others }, digest) {
    return [...newest, ...others].find((answer) => answer.digest === digest);
}
function pullVerdict({ results, unknown, isHarmless }) {
    if (denialsOf(results, 'enforced').length > 0)
        return 'denied';
    const isOpen = results.some(({ mode, result }) => mode === 'enforced' && result === 'error');
    return isOpen || (unknown !== undefined && isHarmless !== true) ? 'unknown' : 'allowed';
}
function denialsOf(results, mode) {
    return results.filter((one) => one.mode === mode && one.result === 'denied' && one.override === undefined);
}


/***/ }),

/***/ 89506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Le: () => (/* binding */ parseRiskLevel),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
/* harmony import */ var ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44353);
/* harmony import */ var _advisory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20186);


const maxVectorLength = 300;
function severityOf(severities) {
    const ratings = severities.filter(({ score }) => score.trim() !== '').map(({ score }) => readScore(score));
    const worst = ratings.reduce((max, rating) => (rating !== undefined && isWorse(rating, max) ? rating : max), undefined);
    return worst !== undefined && ratings.includes(undefined) ? { ...worst, orWorse: true } : worst;
}
function parseRiskLevel(word) {
    const name = word.trim().toLowerCase();
    const synonyms = { negligible: 'low', moderate: 'medium' };
    return (_advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.find((level) => level === name) ?? (Object.hasOwn(synonyms, name) ? synonyms[name] : undefined));
}
function isAtLeast(level, threshold) {
    return _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(level) >= _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(threshold);
}
function readScore(text) {
    if (text.length > maxVectorLength)
        return undefined;
    const named = parseRiskLevel(text);
    if (named !== undefined)
        return { level: named };
    const score = /^\d{1,2}(?:\.\d{1,3})?$/.test(text) ? Number(text) : baseScore(text);
    return score === undefined || score > 10 ? undefined : { level: levelOf(score), score };
}
const vectorShape = /^(?:CVSS:\d\.\d\/)?[A-Za-z]{1,5}:[A-Za-z]{1,5}(?:\/[A-Za-z]{1,5}:[A-Za-z]{1,5})*$/;
function baseScore(vector) {
    if (!vectorShape.test(vector))
        return undefined;
    const parsed = ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__.fromVector(vector);
    const scores = parsed?.calculateScores();
    return scores?.base;
}
function levelOf(score) {
    if (score >= 9)
        return 'critical';
    if (score >= 7)
        return 'high';
    if (score >= 4)
        return 'medium';
    return score > 0 ? 'low' : 'none';
}
function isWorse(rating, than) {
    if (than === undefined)
        return true;
    const order = _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(rating.level) - _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(than.level);
    return order > 0 || (order === 0 && (rating.score ?? 0) > (than.score ?? 0));
}


/***/ }),

/***/ 59918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ settingName)
/* harmony export */ });
function settingName(surface, name) {
    return surface === 'terminal' ? `\`--${name}\`` : `\`${name}:\``;
}


/***/ }),

/***/ 84282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   fl: () => (/* binding */ locator),
/* harmony export */   uQ: () => (/* binding */ describeChange)
/* harmony export */ });
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5218);

function locator(files) {
    const known = new Map();
    return ({ file, span }) => {
        const source = files.get(file);
        if (source === undefined)
            throw new Error(`no text of ${file}`);
        const positions = known.get(file) ?? (0,_model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q$)(source.text);
        known.set(file, positions);
        return positions(span);
    };
}
function textsOf(files) {
    const locate = locator(files);
    const textOf = (file) => files.get(file)?.text ?? '';
    return {
        locate,
        isMarked: (file) => textOf(file).startsWith('\uFEFF'),
        fix: (at, edit) => describeFix(at, edit, textOf(at.file), locate),
    };
}
function describeFix(at, edit, text, locate) {
    const { start, end } = widened(at.span, edit.span);
    const fix = describeChange(at, edit, text.slice(start, end), () => locate({ file: at.file, span: { start, end } }));
    const lines = linesAround(text, { start, end });
    const before = text.slice(lines.start, lines.end);
    const after = text.slice(lines.start, start) + fix.replacement + text.slice(end, lines.end);
    return before.length > maxLineLengths ? fix : { ...fix, lines: { before, after } };
}
function describeChange(at, edit, around, locate) {
    const { start, end } = widened(at.span, edit.span);
    const elsewhere = start !== at.span.start || end !== at.span.end;
    const before = around.slice(0, edit.span.start - start);
    return {
        expect: around,
        replacement: before + edit.replacement + around.slice(edit.span.end - start),
        ...(elsewhere ? { place: locate() } : {}),
    };
}
function widened(at, edit) {
    return { start: Math.min(at.start, edit.start), end: Math.max(at.end, edit.end) };
}
const maxLineLengths = 2000;
function linesAround(text, { start, end }) {
    const from = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
    const after = text.slice(end).search(/[\r\n]/);
    const mark = text.startsWith('\uFEFF') ? 1 : 0;
    return { start: Math.max(start === 0 ? 0 : from, mark), end: after < 0 ? text.length : end + after };
}


/***/ })

};
