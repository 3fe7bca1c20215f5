export const id = 9506;
export const ids = [9506];
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

/***/ 89506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isAtLeast: () => (/* binding */ isAtLeast),
/* harmony export */   parseRiskLevel: () => (/* binding */ parseRiskLevel),
/* harmony export */   severityOf: () => (/* binding */ severityOf)
/* harmony export */ });
/* harmony import */ var ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44353);
/* harmony import */ var _advisory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20186);


const maxVectorLength = 300;
function severityOf(severities) {
    const ratings = severities.filter(({ score }) => score.trim() !== '').map(({ score }) => readScore(score));
    const worst = ratings.reduce((max, rating) => (rating !== undefined && isWorse(rating, max) ? rating : max), undefined);
    return worst !== undefined && ratings.includes(undefined) ? { ...worst, orWorse: true } : worst;
}
function parseRiskLevel(word) {
    const name = word.trim().toLowerCase();
    const synonyms = { negligible: 'low', moderate: 'medium' };
    return (_advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.find((level) => level === name) ?? (Object.hasOwn(synonyms, name) ? synonyms[name] : undefined));
}
function isAtLeast(level, threshold) {
    return _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(level) >= _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(threshold);
}
function readScore(text) {
    if (text.length > maxVectorLength)
        return undefined;
    const named = parseRiskLevel(text);
    if (named !== undefined)
        return { level: named };
    const score = /^\d{1,2}(?:\.\d{1,3})?$/.test(text) ? Number(text) : baseScore(text);
    return score === undefined || score > 10 ? undefined : { level: levelOf(score), score };
}
const vectorShape = /^(?:CVSS:\d\.\d\/)?[A-Za-z]{1,5}:[A-Za-z]{1,5}(?:\/[A-Za-z]{1,5}:[A-Za-z]{1,5})*$/;
function baseScore(vector) {
    if (!vectorShape.test(vector))
        return undefined;
    const parsed = ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__.fromVector(vector);
    const scores = parsed?.calculateScores();
    return scores?.base;
}
function levelOf(score) {
    if (score >= 9)
        return 'critical';
    if (score >= 7)
        return 'high';
    if (score >= 4)
        return 'medium';
    return score > 0 ? 'low' : 'none';
}
function isWorse(rating, than) {
    if (than === undefined)
        return true;
    const order = _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(rating.level) - _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(than.level);
    return order > 0 || (order === 0 && (rating.score ?? 0) > (than.score ?? 0));
}


/***/ })

};
