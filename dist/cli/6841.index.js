export const id = 6841;
export const ids = [6841];
export const modules = {

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


/***/ })

};
