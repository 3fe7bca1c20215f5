export const id = 6426;
export const ids = [6426];
export const modules = {

/***/ 26426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isFromFork: () => (/* binding */ isFromFork),
/* harmony export */   tokenIn: () => (/* binding */ tokenIn)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
// What the CI says, read by schema. Loaded when there is something to read: the action's start does without it.

const side = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repo: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullish() });
const pullRequestEvent = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ head: side, base: side }) });
/** True when an event's payload is about a pull request out of another repository. */
function isFromFork(payload) {
    const read = pullRequestEvent.safeParse(payload);
    if (!read.success)
        return false;
    const { head, base } = read.data.pull_request;
    return head.repo?.full_name !== base.repo?.full_name;
}
const answer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ value: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1) });
/** The OIDC token in an answer's body; undefined when there is none. */
function tokenIn(body) {
    try {
        return answer.safeParse(JSON.parse(body)).data?.value;
    }
    catch {
        return undefined;
    }
}


/***/ })

};
