export const id = 7027;
export const ids = [7027];
export const modules = {

/***/ 47027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   coverageCommand: () => (/* binding */ coverageCommand)
/* harmony export */ });
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5062);
/* harmony import */ var _command_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48095);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38118);
/* harmony import */ var _output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69977);





async function coverageCommand(context) {
    const { invocation, out, width = Number.POSITIVE_INFINITY } = context;
    const read = await (0,_command_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .readCoverage */ .tn)(context);
    if ('issues' in read)
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_0__/* .usageErrors */ .jY)(context, 'configuration', read.issues);
    const { registries, incomplete } = read;
    if (invocation.json)
        await (0,_command_context_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)(context, { registries, incomplete });
    else
        out(textOf(registries, width));
    if (incomplete.length === 0)
        return 0;
    context.err(`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(incomplete.length, 'item')} could not be read; for the causes, run: tagproof verify`);
    return 3;
}
function textOf(registries, width) {
    if (registries.length === 0)
        return 'No image is pinned.';
    const rows = registries.flatMap((one) => {
        const { registry, sources } = one;
        const lines = sources.map(({ source, since }) => [(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(source), (0,_command_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .daysOf */ .hF)(since)]);
        const [first = ['nothing', ''], ...others] = lines;
        return [[(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(registry), (0,_command_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .provedText */ .is)(one), ...first], ...others.map((line) => ['', '', ...line])];
    });
    const advice = registries.flatMap(({ registry, more, unknown }) => more === undefined ? [] : [`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(registry)}: ${(0,_command_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .causesText */ .WT)(unknown)}. ${more}`]);
    return [
        (0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalTable */ .RX)([['Registry', 'Pins', 'By', 'Since'], ...rows], width),
        ...advice.flatMap((line) => ['', ...(0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapped */ .ky)(line, width)]),
    ].join('\n');
}


/***/ }),

/***/ 48095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WT: () => (/* binding */ causesText),
/* harmony export */   hF: () => (/* binding */ daysOf),
/* harmony export */   is: () => (/* binding */ provedText),
/* harmony export */   tn: () => (/* binding */ readCoverage)
/* harmony export */ });
/* harmony import */ var _clients_histories_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56741);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50412);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38118);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26732);
/* harmony import */ var _report_coverage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7130);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9639);






async function readCoverage(context) {
    const quiet = (0,_gate_js__WEBPACK_IMPORTED_MODULE_3__.silentHost)((0,_gate_js__WEBPACK_IMPORTED_MODULE_3__.folderHost)({ ...context, out: () => undefined }));
    const ran = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_3__.runOn)(context, quiet, 'audit', { isPreview: true });
    if ('issues' in ran)
        return { issues: ran.issues };
    const { report } = ran;
    return { registries: coverageByRegistry(report), incomplete: report.incomplete };
}
function coverageByRegistry({ references }) {
    const groups = new Map();
    for (const one of references)
        if (one.kind === 'image' && one.digest !== undefined && one.testData === undefined)
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .addToGroup */ .Mr)(groups, one.registry ?? '', one);
    return [...groups]
        .map(([registry, pins]) => coverageOfPins(registry, pins))
        .sort((a, b) => b.pins - a.pins || (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n6)(a.registry, b.registry));
}
function coverageOfPins(registry, pins) {
    const { asked, answered, disproved, unknown } = (0,_report_coverage_js__WEBPACK_IMPORTED_MODULE_2__/* .questionsOf */ .PW)([...pins], () => ({})).proof;
    const proved = answered - (disproved ?? 0);
    const more = answered === asked ? undefined : (0,_clients_histories_index_js__WEBPACK_IMPORTED_MODULE_0__/* .moreFor */ .TW)(registry);
    return {
        registry,
        pins: asked,
        proved,
        unknown,
        sources: sourcesOf(pins),
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .oE)({ disproved, more }),
    };
}
function sourcesOf(pins) {
    const days = new Map();
    for (const { fact } of pins) {
        const used = (fact?.evidence ?? []).filter(({ silent }) => silent === undefined);
        for (const { source, since } of used)
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .addToGroup */ .Mr)(days, source, since);
        if (used.length === 0 && fact?.basis === 'present')
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .addToGroup */ .Mr)(days, presentDigest, undefined);
    }
    return [...days].map(([source, all]) => {
        const since = all.flatMap((one) => one ?? []).sort(_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n6);
        const [first, last] = [since[0], since.at(-1)];
        return { source, pins: all.length, ...(first && last ? { since: [first, last] } : {}) };
    });
}
const presentDigest = 'the digest that the tag has now';
function provedText({ proved, pins, disproved = 0 }) {
    return `${proved} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(pins, 'pin')} proved${disproved === 0 ? '' : `, ${disproved} disproved`}`;
}
function daysOf(since) {
    if (since === undefined)
        return '';
    const [first, last] = since.map((day) => (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(Date.parse(day)));
    return first === last ? `${first}` : `${first} to ${last}`;
}
function causesText(unknown) {
    return Object.entries(unknown)
        .map(([cause, count]) => `${count} ${cause}`)
        .join(', ');
}


/***/ })

};
