export const id = 1362;
export const ids = [1362];
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
