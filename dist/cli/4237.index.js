export const id = 4237;
export const ids = [4237];
export const modules = {

/***/ 13204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ presets)
/* harmony export */ });
const presets = {
    chainguard: {
        baseUrl: 'https://console-api.enforce.dev',
        issuerUrl: 'https://issuer.enforce.dev',
        registryUrl: 'https://cgr.dev',
        historyService: '_chainguard',
        publicOrganization: 'chainguard',
        tagQuery: { includeEpochs: 'true', includeDates: 'true', includeReferrers: 'true' },
    },
};


/***/ }),

/***/ 80642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ lastAtOrBefore),
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


/***/ })

};
