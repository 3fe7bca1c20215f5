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
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50412);
/* harmony import */ var _ci_ci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26903);
/* harmony import */ var _ci_id_token_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47342);
/* harmony import */ var _docker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12764);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14076);
/* harmony import */ var _files_cache_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68809);
/* harmony import */ var _files_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3557);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17769);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10900);
/* harmony import */ var _network_deadline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87267);
/* harmony import */ var _network_transport_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(52422);
/* harmony import */ var _scan_threads_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(29997);













function actionsHost(environment) {
    const root = environment.GITHUB_WORKSPACE ?? process.cwd();
    const ci = (0,_ci_ci_js__WEBPACK_IMPORTED_MODULE_1__/* .ciFrom */ .XN)(environment);
    const network = (0,_network_transport_js__WEBPACK_IMPORTED_MODULE_10__/* .machineNetwork */ .e4)('tagproof');
    const sink = actionsSink(environment);
    return {
        files: (0,_files_files_js__WEBPACK_IMPORTED_MODULE_6__/* .diskFiles */ .Ts)(root, environment.RUNNER_TEMP),
        git: (0,_git_git_js__WEBPACK_IMPORTED_MODULE_7__/* .gitOf */ .O)(root),
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_12__/* .compact */ .oE)({ ci }),
        ...network,
        threads: (0,_scan_threads_js__WEBPACK_IMPORTED_MODULE_11__/* .machineThreads */ .x)(),
        sink,
        clock: _exit_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .ml,
        workflow: { ...(0,_ci_id_token_js__WEBPACK_IMPORTED_MODULE_2__/* .workflowOf */ .B4)(environment, network.send), ...(0,_ci_ci_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceFrom */ .YX)(environment) },
        docker: (0,_docker_js__WEBPACK_IMPORTED_MODULE_3__/* .machineDocker */ .Sd)(environment, root),
        apiToken: (0,_docker_js__WEBPACK_IMPORTED_MODULE_3__/* .apiTokens */ .TF)(environment, sink.mask),
        aws: (0,_docker_js__WEBPACK_IMPORTED_MODULE_3__/* .awsFrom */ .uB)(environment),
        cache: (0,_files_cache_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .machineCache */ .G)(environment, root),
        stop: (0,_exit_js__WEBPACK_IMPORTED_MODULE_4__/* .stopSignal */ .Zm)(),
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
                throw (0,_network_deadline_js__WEBPACK_IMPORTED_MODULE_9__/* .runnerFileFailure */ .bJ)(_messages_js__WEBPACK_IMPORTED_MODULE_8__/* .summaryNotWritten */ .Nl, error);
            }
        },
        output(name, value) {
            try {
                _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH(name, value);
            }
            catch (error) {
                throw (0,_network_deadline_js__WEBPACK_IMPORTED_MODULE_9__/* .runnerFileFailure */ .bJ)(_messages_js__WEBPACK_IMPORTED_MODULE_8__/* .outputsNotWritten */ .L1, error);
            }
        },
    };
}
function withoutCommands(text) {
    return text.replace(/##\[/g, '#\u200b#[').replace(/^([^\S\r\n\u2028\u2029]*)::/gm, '$1:\u200b:');
}


/***/ })

};
