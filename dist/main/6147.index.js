export const id = 6147;
export const ids = [6147];
export const modules = {

/***/ 56147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isFromFork: () => (/* binding */ isFromFork),
/* harmony export */   oidcTokenIn: () => (/* binding */ oidcTokenIn)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);


const side = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repo: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullish() });
const pullRequestEvent = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ head: side, base: side }) });
function isFromFork(payload) {
    const parsed = pullRequestEvent.safeParse(payload);
    if (!parsed.success)
        return false;
    const { head, base } = parsed.data.pull_request;
    return head.repo?.full_name !== base.repo?.full_name;
}
const tokenAnswer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ value: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1) });
function oidcTokenIn(body) {
    return tokenAnswer.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body)).data?.value;
}


/***/ })

};
