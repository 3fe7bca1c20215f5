export const id = 7944;
export const ids = [7944];
export const modules = {

/***/ 1578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  emulator: () => (/* binding */ emulator_emulator)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/emulator/faults.js
var faults = __webpack_require__(7110);
// EXTERNAL MODULE: ./lib/emulator/state.js
var state = __webpack_require__(9286);
;// CONCATENATED MODULE: ./lib/emulator/files.js



const faultsSchema = schemas/* array */.YOg(faults/* faultSchema */.Iv);
function parseState(text) {
    return parsed(text, state/* stateSchema */.Jy);
}
function parseFaults(text) {
    return parsed(text, faultsSchema);
}
function parsed(text, schema) {
    const json = parseJson(text);
    if ('issues' in json)
        return json;
    const result = schema.safeParse(json.value);
    if (result.success)
        return { value: result.data };
    return {
        issues: result.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
    };
}
function parseJson(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch (error) {
        return { issues: [`the file: ${error instanceof Error ? error.message : 'not JSON'}`] };
    }
}

// EXTERNAL MODULE: ./lib/emulator/index.js + 19 modules
var emulator = __webpack_require__(3661);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(4641);
;// CONCATENATED MODULE: ./lib/cli/emulator.js





async function emulator_emulator(context) {
    const { invocation, out, err } = context;
    const { flags } = invocation;
    const port = flags.get('port') ?? '0';
    const [state, faults] = await Promise.all([
        fromFile(flags.get('state'), parseState),
        fromFile(flags.get('faults'), parseFaults),
    ]);
    const badPort = !/^\d{1,5}$/.test(port) || Number(port) > 65_532;
    const issues = [
        ...(badPort ? [`\`--port\` is \`${port}\`, but must be a number from 0 to 65532.`] : []),
        ...[state, faults].flatMap((file) => ('issues' in file ? file.issues : [])),
    ];
    if ('issues' in state || 'issues' in faults || badPort) {
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', issues);
    }
    const running = await (0,emulator/* startEmulator */.s)({
        port: Number(port),
        ...(0,compact/* compact */.o)({ state: state.value, faults: faults.value }),
    });
    const { address } = running;
    if (invocation.json)
        out(JSON.stringify(address));
    else
        out(Object.entries(address)
            .map(([name, value]) => `${name.padEnd(20)}${value}`)
            .join('\n'));
    err('Serving the emulated platform. Press Ctrl+C to stop');
    await new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'])
            process.once(signal, () => resolve());
    });
    await running.close();
    return 0;
}
async function fromFile(file, parse) {
    if (file === undefined)
        return { value: undefined };
    const text = await (0,promises_.readFile)(file, 'utf8').catch(() => undefined);
    if (text === undefined)
        return { issues: [`${file} does not exist or cannot be read.`] };
    const parsed = parse(text);
    return 'issues' in parsed ? { issues: parsed.issues.map((issue) => `${file}: ${issue}`) } : parsed;
}


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
