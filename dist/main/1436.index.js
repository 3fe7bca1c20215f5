export const id = 1436;
export const ids = [1436];
export const modules = {

/***/ 61436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ writeOutputs),
/* harmony export */   writeOutputsWithoutReport: () => (/* binding */ writeOutputsWithoutReport)
/* harmony export */ });
/* unused harmony export outputTable */
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51692);

const outputTable = {
    verdict: '`pass`, `fail` or `incomplete`; `invalid` if the inputs or the policy are, and nothing was verified',
    references: 'Number of references found',
    findings: 'Number of findings that are not waived',
    counts: 'JSON object: check id → number of findings that are not waived',
    images: 'JSON array of the images with their status, the worst first, capped at 256 KiB',
    'images-truncated': '`true` if `images` was cut; the report lists all of them',
    'changed-files': 'Files that `pin` changed, one per line',
    report: 'Path of the JSON report',
    sarif: 'Path of the SARIF file; empty if none was written',
    html: 'Path of the HTML report, if `html` is set',
    'pull-request-url': 'URL of the pull request opened by `pin`',
    'issue-url': 'URL of the tracking issue of `audit`',
    'exit-code': '0 pass, 1 the gate failed, 2 invalid inputs, 3 incomplete',
};
function writeOutputs(report, view, exitCode, paths, sink, { pullRequestUrl = '', issueUrl = '' } = {}) {
    const images = imageList(view);
    const values = {
        verdict: report.verdict,
        references: String(view.totals.references),
        findings: String(view.totals.findings),
        counts: JSON.stringify(view.totals.byCheck),
        images: `[${images.shown.join('').slice(1)}]`,
        'images-truncated': String(images.shown.length < images.total),
        'changed-files': [...new Set(report.edits.map(({ file }) => file))].join('\n'),
        report: paths.report ?? '',
        sarif: paths.sarif ?? '',
        html: paths.html ?? '',
        'pull-request-url': pullRequestUrl,
        'issue-url': issueUrl,
        'exit-code': String(exitCode),
    };
    for (const [name, value] of Object.entries(values))
        sink.output(name, value);
}
function writeOutputsWithoutReport(verdict, exitCode, sink) {
    const values = {
        verdict,
        references: '0',
        findings: '0',
        counts: '{}',
        images: '[]',
        'images-truncated': 'false',
        'exit-code': String(exitCode),
    };
    for (const name of Object.keys(outputTable))
        sink.output(name, values[name] ?? '');
}
function imageList({ images }) {
    const entries = images.flatMap(({ registry, repository, tag, pins, harm, findings }) => pins.map(({ digest, status }) => ({ registry, repository, tag, digest, status, harm, findings })));
    return (0,_view_js__WEBPACK_IMPORTED_MODULE_0__.takeWithin)(entries, _view_js__WEBPACK_IMPORTED_MODULE_0__.viewLimits.imageListBytes - '[]'.length, (entry) => `,${JSON.stringify(entry)}`);
}


/***/ })

};
