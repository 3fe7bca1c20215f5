export const id = 1106;
export const ids = [1106];
export const modules = {

/***/ 91106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   whenFilesChange: () => (/* binding */ whenFilesChange)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _host_exit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14076);




const settleMs = 200;
const ignoredFolders = new Set(['.git', 'node_modules']);
const outputFlags = ['report', 'sarif', 'html'];
async function whenFilesChange(context, run) {
    const root = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(context.invocation.operands[0] ?? '.');
    const stop = (0,_host_exit_js__WEBPACK_IMPORTED_MODULE_3__/* .stopSignal */ .Zm)();
    let isChanged = false;
    let wake = () => { };
    stop.addEventListener('abort', () => wake());
    const isInput = inputsOf(context, root);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.watch)(root, { recursive: true, signal: stop }, (_, file) => {
        if (!isInput(file ?? ''))
            return;
        isChanged = true;
        wake();
    });
    for (;;) {
        isChanged = false;
        const exitCode = await run({ ...context, stop });
        if (!stop.aborted)
            context.err('Waiting for changes. Press Ctrl+C to stop.');
        if (!stop.aborted && !isChanged)
            await new Promise((resolve) => (wake = resolve));
        if (stop.aborted)
            return exitCode;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(settleMs);
    }
}
function inputsOf({ invocation: { flags } }, root) {
    const outputs = outputFlags.flatMap((name) => flags.get(name) ?? []);
    const own = new Set(outputs.map((file) => node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(root, file)));
    return (file) => !file.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).some((part) => ignoredFolders.has(part)) && !own.has(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(root, file));
}


/***/ })

};
