export const id = 7573;
export const ids = [7573];
export const modules = {

/***/ 47573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printPatch: () => (/* binding */ printPatch)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37291);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38118);


function printPatch({ out, width }, files) {
    const patch = patchOf(files).replace(/\n$/, '');
    if (patch !== '')
        out(width === undefined ? patch : patch.split('\n').map(_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj).join('\n'));
}
function patchOf(files) {
    return files
        .map(({ path, before, after }) => (0,diff__WEBPACK_IMPORTED_MODULE_1__/* .createTwoFilesPatch */ .ss)(before === undefined ? '/dev/null' : `a/${path}`, `b/${path}`, before ?? '', after, undefined, undefined, { context: 3, headerOptions: diff__WEBPACK_IMPORTED_MODULE_1__/* .FILE_HEADERS_ONLY */ .jr }))
        .join('');
}


/***/ })

};
