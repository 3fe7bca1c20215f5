export const id = 241;
export const ids = [241,7728];
export const modules = {

/***/ 20186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ riskLevels),
/* harmony export */   j: () => (/* binding */ newestEvent)
/* harmony export */ });
function newestEvent(events) {
    return events.reduce((latest, event) => (timeOf(event) >= timeOf(latest) ? event : latest), undefined);
}
function timeOf(event) {
    const at = Date.parse(event?.at ?? '');
    return Number.isNaN(at) ? 0 : at;
}
const riskLevels = ['none', 'low', 'medium', 'high', 'critical'];


/***/ }),

/***/ 78893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ nameMatcher),
/* harmony export */   k: () => (/* binding */ isNameGlob)
/* harmony export */ });
/* harmony import */ var _glob_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31832);

function isNameGlob(glob) {
    return /^[\w.:/*?-]{1,255}$/.test(glob);
}
function nameMatcher(glob, work) {
    const parts = /[*?]/.test(glob) ? (glob.match(/\*\*+|./gsu) ?? []) : [glob];
    return (0,_glob_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .f)(parts.map(tokenOf), work);
}
function tokenOf(text) {
    if (text.startsWith('**'))
        return '**';
    return text === '*' || text === '?' ? text : { is: text };
}


/***/ }),

/***/ 26016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sourceStrengths)
/* harmony export */ });
const sourceStrengths = ['complete', 'windowed', 'witness', 'observed', 'timestamps'];


/***/ }),

/***/ 84139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ harms),
/* harmony export */   z: () => (/* binding */ harmRank)
/* harmony export */ });
const harms = [
    'foreign-digest',
    'dead-tag',
    'fixable-advisory',
    'stale',
    'unpinned',
    'other',
    'none',
];
function harmRank(harm) {
    return harms.indexOf(harm);
}


/***/ }),

/***/ 54032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H1: () => (/* binding */ parseVanishing),
/* harmony export */   Xd: () => (/* binding */ vanishingSchema),
/* harmony export */   _r: () => (/* binding */ parseSuccessor),
/* harmony export */   de: () => (/* binding */ describeVanishing),
/* harmony export */   k2: () => (/* binding */ describeSuccessor),
/* harmony export */   uX: () => (/* binding */ successorSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6472);
/* harmony import */ var _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87728);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9793);




const vanishingSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    keptSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative().describe('How long the registry keeps what no tag points to'),
    from: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.instantSchema.optional().describe('When that is over; absent while the tag points to the pin'),
    sibling: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe("A tag with a full version that has the tag's current digest"),
    mirror: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .optional()
        .describe("The image's name at a mirror of the policy that has the pinned digest"),
});
const successorSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    digest: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.digest,
    since: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.instantSchema.describe('When the tag moved to it, or at the latest then'),
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('The source of the history'),
});
function describeVanishing(vanishing) {
    if (vanishing === undefined)
        return {};
    const { keptMs, from, sibling, mirror } = vanishing;
    const at = from === undefined ? undefined : (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .L)(from);
    return { vanishes: { keptSeconds: Math.floor(keptMs / 1000), ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ from: at, sibling, mirror }) } };
}
function parseVanishing(reported) {
    if (reported === undefined)
        return {};
    const { keptSeconds, from, sibling, mirror } = reported;
    const at = from === undefined ? undefined : Date.parse(from);
    return { vanishes: { keptMs: keptSeconds * 1000, ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ from: at, sibling, mirror }) } };
}
function describeSuccessor(successor) {
    if (successor === undefined)
        return {};
    return { successor: { ...successor, since: (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .L)(successor.since) } };
}
function parseSuccessor(reported) {
    if (reported === undefined)
        return {};
    const { digest, since, source } = reported;
    return { successor: { digest: digest, since: Date.parse(since), source } };
}


/***/ }),

/***/ 13498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   zE: () => (/* binding */ parseReleaseEnds),
/* harmony export */   zG: () => (/* binding */ releaseEndsSchema),
/* harmony export */   ze: () => (/* binding */ describeReleaseEnds)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6472);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80588);



const releaseEndsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    list: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('The name of the list'),
    asOf: zod__WEBPACK_IMPORTED_MODULE_2__/* .date */ .p6().describe('The day of its data'),
    outdated: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('Why newer data could not be requested'),
    ends: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        of: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['image', 'base']).describe('The software of the image, or the distribution below it'),
        name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Product and release'),
        date: zod__WEBPACK_IMPORTED_MODULE_2__/* .date */ .p6().optional().describe('Absent: it has ended, and the list has no date'),
        nearest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('The closest supported release'),
        newest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    }))
        .min(1)
        .describe('The earliest first'),
});
function describeReleaseEnds({ ends, ...source }) {
    return {
        ...source,
        ends: ends.map(({ of, name, date, successors }) => ({
            of,
            name,
            ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ date: date === undefined ? undefined : (0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(date) }),
            ...successors,
        })),
    };
}
function parseReleaseEnds({ list, asOf, outdated, ends }) {
    return {
        list,
        asOf,
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({ outdated }),
        ends: ends.map(({ of, name, date, nearest, newest }) => ({
            of,
            name,
            ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .o)({
                date: date === undefined ? undefined : Date.parse(date),
                successors: nearest === undefined || newest === undefined ? undefined : { nearest, newest },
            }),
        })),
    };
}


/***/ }),

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

/***/ 9793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isoTime)
/* harmony export */ });
function isoTime(instant) {
    return new Date(instant).toISOString();
}


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
