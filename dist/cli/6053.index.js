export const id = 6053;
export const ids = [6053];
export const modules = {

/***/ 46053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   actionsHost: () => (/* binding */ actionsHost)
/* harmony export */ });
/* unused harmony export actionsSink */
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90143);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6472);
/* harmony import */ var _api_tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67701);
/* harmony import */ var _aws_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7683);
/* harmony import */ var _ci_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10020);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49144);
/* harmony import */ var _docker_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12764);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55523);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40226);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28156);
/* harmony import */ var _id_token_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84349);
/* harmony import */ var _lazy_cache_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(84725);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10900);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(12110);
/* harmony import */ var _scan_threads_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(29997);
/* harmony import */ var _signals_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(71411);
















function actionsHost(environment) {
    const root = environment.GITHUB_WORKSPACE ?? process.cwd();
    const ci = (0,_ci_js__WEBPACK_IMPORTED_MODULE_3__/* .ciFrom */ .XN)(environment);
    const network = (0,_network_js__WEBPACK_IMPORTED_MODULE_11__.machineNetwork)('tagproof');
    const sink = actionsSink(environment);
    return {
        files: (0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .diskFiles */ .Ts)(root, environment.RUNNER_TEMP),
        git: (0,_git_js__WEBPACK_IMPORTED_MODULE_8__/* .gitOf */ .O)(root),
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_13__/* .compact */ .o)({ ci }),
        ...network,
        threads: (0,_scan_threads_js__WEBPACK_IMPORTED_MODULE_12__/* .machineThreads */ .x)(),
        sink,
        clock: _clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m,
        workflow: { ...(0,_id_token_js__WEBPACK_IMPORTED_MODULE_9__/* .workflowOf */ .B4)(environment, network.send), ...(0,_ci_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceFrom */ .YX)(environment) },
        docker: (0,_docker_js__WEBPACK_IMPORTED_MODULE_5__/* .machineDocker */ .S)(environment, root),
        apiToken: (0,_api_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .apiTokens */ .T)(environment, sink.mask),
        aws: (0,_aws_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .awsFrom */ .u)(environment),
        cache: (0,_lazy_cache_js__WEBPACK_IMPORTED_MODULE_14__/* .machineCache */ .G)(environment, root),
        stop: (0,_signals_js__WEBPACK_IMPORTED_MODULE_15__/* .stopSignal */ .Z)(),
        input: (name) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(name),
        fail(message, exitCode = 1) {
            const before = process.exitCode;
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1(message);
            process.exitCode = before ?? exitCode;
        },
    };
}
const annotators = { error: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm };
function actionsSink(environment) {
    return {
        mask: (secret) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(secret.expose()),
        log: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(withoutCommands(text)),
        colour: false,
        progress: () => undefined,
        annotate({ severity, title, message, place }) {
            const properties = {
                title,
                ...(place === undefined
                    ? {}
                    : {
                        file: place.file,
                        startLine: place.line,
                        endLine: place.endLine,
                        ...(place.line === place.endLine
                            ? { startColumn: place.column, endColumn: place.endColumn }
                            : {}),
                    }),
            };
            annotators[severity](message, properties);
        },
        async summary(markdown) {
            try {
                if (environment.GITHUB_STEP_SUMMARY)
                    await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw(markdown, true).write();
            }
            catch (error) {
                throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .runnerFileFailure */ .bJ)(_messages_js__WEBPACK_IMPORTED_MODULE_10__/* .summaryNotWritten */ .Nl, error);
            }
        },
        output(name, value) {
            try {
                _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH(name, value);
            }
            catch (error) {
                throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .runnerFileFailure */ .bJ)(_messages_js__WEBPACK_IMPORTED_MODULE_10__/* .outputsNotWritten */ .L1, error);
            }
        },
    };
}
function withoutCommands(text) {
    return text.replace(/##\[/g, '#\u200b#[').replace(/^(\s*)::/gm, '$1:\u200b:');
}


/***/ }),

/***/ 71411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ stopSignal)
/* harmony export */ });
let current;
function stopSignal() {
    current ??= listen();
    return current;
}
function listen() {
    const controller = new AbortController();
    const names = ['SIGINT', 'SIGTERM'];
    const stop = () => {
        for (const name of names)
            process.removeListener(name, stop);
        current = undefined;
        controller.abort();
    };
    for (const name of names)
        process.on(name, stop);
    return controller.signal;
}


/***/ })

};
