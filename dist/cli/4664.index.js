export const id = 4664;
export const ids = [4664];
export const modules = {

/***/ 64664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askOn: () => (/* binding */ askOn)
/* harmony export */ });
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26848);

async function askOn({ input, output }, question, onEnd) {
    const reader = (0,node_readline_promises__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input, output });
    const ended = new Promise((resolve) => reader.once('close', () => resolve(undefined)));
    try {
        const answered = reader.question(question).catch(() => ended);
        const answer = await Promise.race([answered, ended]);
        if (answer === undefined)
            onEnd();
        return answer ?? '';
    }
    finally {
        reader.close();
    }
}


/***/ })

};
