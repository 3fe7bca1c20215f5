export const id = 7287;
export const ids = [7287];
export const modules = {

/***/ 47287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withoutRepeats: () => (/* binding */ withoutRepeats)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _thread_tasks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83371);



const digests = new WeakMap();
function fileIdentity(file) {
    const digest = digests.get(file) ?? textDigest(file.text);
    digests.set(file, digest);
    return [file.path, digest];
}
const half = /[\ud800-\udfff]/;
function textDigest(text) {
    const encoding = half.test(text) ? 'utf16le' : 'utf8';
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${encoding}\n`).update(text, encoding).digest('base64');
}
function withoutRepeats(scan, remembered) {
    return async (job) => {
        const key = keyOf(job);
        const known = remembered.get(key);
        if (known !== undefined)
            return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .withFields */ .qO)(known, { occurrences: known.occurrences.map((one) => ({ ...one })) });
        const found = await scan(job);
        if (!('failed' in found))
            remembered.set(key, withoutDocuments(found), (0,_thread_tasks_js__WEBPACK_IMPORTED_MODULE_2__/* .lengthOf */ .Y5)(job));
        return found;
    };
}
function withoutDocuments(found) {
    const copies = new Map();
    const copyOf = (file) => {
        const copy = copies.get(file) ?? { path: file.path, text: file.text };
        copies.set(file, copy);
        return copy;
    };
    return (0,_thread_tasks_js__WEBPACK_IMPORTED_MODULE_2__/* .withPassedArguments */ .D8)(found, (args) => args.map((one) => ({ ...one, file: copyOf(one.file) })));
}
function keyOf(job) {
    const { file, companions, builds, mentionedAs, charts, imageParameters, imageFields, mirrors, ...rest } = job;
    rest;
    const texts = {
        file: fileIdentity(file),
        companions: companions.map(fileIdentity),
        builds: builds.map((args) => args.map((one) => ({ ...one, file: fileIdentity(one.file) }))),
    };
    const context = { mentionedAs: [...mentionedAs].sort(), charts, imageParameters, imageFields, mirrors };
    return textDigest(JSON.stringify({ ...texts, ...context }));
}


/***/ })

};
