export const id = 4346;
export const ids = [4346];
export const modules = {

/***/ 14346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentOf: () => (/* binding */ commentOf)
/* harmony export */ });
/* harmony import */ var _report_images_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5756);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93890);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51692);
/* harmony import */ var _advisories_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18532);
/* harmony import */ var _cards_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47992);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35572);
/* harmony import */ var _forecast_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29386);
/* harmony import */ var _head_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22473);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7568);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64055);
/* harmony import */ var _sections_written_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75037);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(79867);












function commentOf(report, view, checks) {
    const head = (0,_head_js__WEBPACK_IMPORTED_MODULE_7__/* .summaryHead */ .zZ)(report, view);
    const steps = (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsOf */ .B)(report, view, checks);
    const sections = [
        { render: (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .nextStepsSection */ .o)(steps, (0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_0__/* .placeLinks */ .vB)(report)), share: 0.3 },
        { render: (0,_fix_js__WEBPACK_IMPORTED_MODULE_5__/* .fixSection */ .v)(report, view), share: 0.3 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_9__/* .gapsSection */ .Jb)(report, view), share: 0.25 },
        { render: (0,_sections_written_js__WEBPACK_IMPORTED_MODULE_10__/* .pinnedSection */ .s)(view), share: 0.25 },
        { render: (0,_forecast_js__WEBPACK_IMPORTED_MODULE_6__/* .forecastsSection */ .c)(report), share: 0.25 },
        { render: (0,_sections_written_js__WEBPACK_IMPORTED_MODULE_10__/* .recordedSection */ .u)(view), share: 0.1 },
        { render: (0,_cards_js__WEBPACK_IMPORTED_MODULE_4__/* .imagesSection */ .A)(report, view, checks), share: 1, last: true },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_9__/* .othersSection */ .dw)(report, view), share: 0.3 },
        { render: (0,_advisories_js__WEBPACK_IMPORTED_MODULE_3__/* .advisoriesSection */ .t)(report), share: 0.2 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_9__/* .signaturesSection */ .Lh)(report), share: 0.2 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_9__/* .waiversSection */ .RO)(report), share: 0.2 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_9__/* .waivedSection */ .c_)(report, view), share: 0.2 },
    ];
    return head + (0,_summary_js__WEBPACK_IMPORTED_MODULE_11__/* .renderWithin */ .A)(_view_js__WEBPACK_IMPORTED_MODULE_2__/* .viewLimits */ .c5.commentBytes - Buffer.byteLength(head), sections);
}


/***/ })

};
