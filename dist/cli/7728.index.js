export const id = 7728;
export const ids = [7728];
export const modules = {

/***/ 87728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   digest: () => (/* binding */ digest),
/* harmony export */   instantSchema: () => (/* binding */ instantSchema),
/* harmony export */   origin: () => (/* binding */ origin),
/* harmony export */   place: () => (/* binding */ place),
/* harmony export */   severity: () => (/* binding */ severity),
/* harmony export */   span: () => (/* binding */ span)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);

const instantSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$();
const digest = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^sha256:[a-f0-9]{64}$/);
const severity = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['error', 'warning', 'notice']);
const span = {
    line: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    column: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    endLine: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    endColumn: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
};
const place = { file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ...span };
const origin = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('In a merged report: the repository (`owner/name`)');


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
