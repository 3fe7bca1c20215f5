export const id = 5084;
export const ids = [5084];
export const modules = {

/***/ 65084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   junitOf: () => (/* binding */ junitOf)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7687);
/* harmony import */ var _report_scanned_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32042);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57282);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38118);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51692);
/* harmony import */ var _words_change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52707);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64148);







function junitOf(report, { findings }) {
    const found = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .groupedBy */ .me)(findings, placeOf);
    const tests = report.references.map((reference) => {
        const place = placeOf(reference);
        const own = found.get(place) ?? [];
        found.delete(place);
        return { findings: own, reference };
    });
    for (const one of [...found.values()].flat())
        tests.push({ findings: [one] });
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .collected */ .gd)(piecesOf(report, tests));
}
function* piecesOf({ incomplete, asOf }, tests) {
    const counts = attributesOf({
        name: 'tagproof',
        tests: String(tests.length + incomplete.length),
        failures: String(tests.filter(({ findings }) => findings.some(isFailure)).length),
        errors: String(incomplete.length),
    });
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${counts}><testsuite${counts}>`;
    let line = '';
    for (const test of tests) {
        yield line + testOf(test, asOf);
        line = '\n';
    }
    for (const gap of incomplete) {
        yield line + notVerified(gap);
        line = '\n';
    }
    yield '</testsuite></testsuites>\n';
}
function testOf({ findings, reference }, asOf) {
    if (reference !== undefined)
        return testCase(reference.file, nameOf(reference), findings, [(0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__.referenceText)(reference, asOf)]);
    return findings.map((one) => testCase(one.file ?? 'tagproof', one.check, [one])).join('');
}
function isFailure({ severity }) {
    return severity !== 'notice';
}
function nameOf(reference) {
    return `${reference.line}:${reference.column} ${(0,_report_scanned_js__WEBPACK_IMPORTED_MODULE_0__/* .referenceName */ .z$)(reference)}`;
}
function placeOf({ file, line, column }) {
    return JSON.stringify([file, line, column]);
}
function testCase(file, name, findings, output = []) {
    const failures = findings.filter(isFailure);
    const notes = findings.filter((one) => !isFailure(one));
    const lines = [...output, ...notes.map(({ check, message }) => `${check}: ${message}`)];
    return element('testcase', { classname: file, name }, [
        ...failures.map((one) => {
            const { check, message } = one;
            const lines = [message, ...(0,_words_change_js__WEBPACK_IMPORTED_MODULE_5__/* .replacementLines */ .MG)(one)].map(escaped);
            return element('failure', { type: check, message }, lines.join('\n'));
        }),
        ...(lines.length === 0 ? [] : [element('system-out', {}, lines.map(escaped).join('\n'))]),
    ].join(''));
}
function notVerified({ cause, subject, message }) {
    const error = element('error', { type: cause, message }, '');
    return element('testcase', { classname: 'not verified', name: subject }, error);
}
function element(name, attributes, content) {
    return `<${name}${attributesOf(attributes)}>${content}</${name}>`;
}
function attributesOf(attributes) {
    return Object.entries(attributes)
        .map(([key, value]) => ` ${key}="${escaped(value)}"`)
        .join('');
}
function escaped(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .cut */ .Jj)((0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(text), _view_js__WEBPACK_IMPORTED_MODULE_1__.viewLimits.annotationBytes)
        .replace(/[^\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
        .replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}


/***/ })

};
