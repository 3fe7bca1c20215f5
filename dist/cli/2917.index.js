export const id = 2917;
export const ids = [2917];
export const modules = {

/***/ 72917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  emulator: () => (/* binding */ emulator_emulator)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(13798);
// EXTERNAL MODULE: ./lib/emulator/faults.js
var faults = __webpack_require__(97110);
// EXTERNAL MODULE: ./lib/emulator/state/state.js
var state = __webpack_require__(5736);
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

// EXTERNAL MODULE: ./lib/emulator/index.js + 26 modules
var emulator = __webpack_require__(29488);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
;// CONCATENATED MODULE: ./lib/cli/commands/emulator.js





async function emulator_emulator(context) {
    const { invocation, out, err } = context;
    const { flags, switches } = invocation;
    const [state, faults] = await Promise.all([
        fromFile(flags.get('state'), parseState),
        fromFile(flags.get('faults'), parseFaults),
    ]);
    const numbers = [wholeNumber('port', flags.get('port'), 65_531), wholeNumber('seed', flags.get('seed'))];
    const clock = startOf(flags.get('clock'));
    const issues = [...numbers, clock, state, faults].flatMap((part) => ('issues' in part ? part.issues : []));
    const [port, seed] = numbers.map((part) => ('issues' in part ? undefined : part.value));
    if (issues.length > 0 || 'issues' in state || 'issues' in faults || 'issues' in clock)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', issues);
    const running = await (0,emulator/* startEmulator */.sJ)({
        port: port ?? 0,
        ...(0,collections/* compact */.oE)({ state: state.value, faults: faults.value, seed, now: clock.value }),
    });
    const document = await described(running, switches.has('example'));
    out(invocation.json ? JSON.stringify(document) : textOf(document));
    err('Serving the emulated platform. Press Ctrl+C to stop.');
    await new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'])
            process.once(signal, () => resolve());
    });
    await running.close();
    return 0;
}
async function described(running, listsImages) {
    const { address, state, controlUrl } = running;
    const host = new URL(address.registryUrl).host;
    const people = (0,emulator/* peopleOf */.xr)(state);
    const person = async (identity, arguments_) => {
        if (identity === undefined)
            return undefined;
        const token = await running.tokenFor(identity);
        const registryToken = await running.tokenFor(identity, host);
        const environment = `TAGPROOF_TOKEN=${token} TAGPROOF_REGISTRY_TOKEN=${registryToken}`;
        return { identity, token, registryToken, command: `${environment} tagproof ${arguments_}` };
    };
    const { baseUrl, issuerUrl, registryUrl, publicOrganization, group } = address;
    const flags = `--base-url ${baseUrl} --issuer-url ${issuerUrl} --registry-url ${registryUrl}`;
    const creation = `identity create ${flags} --group ${group} --repository acme/shop --ref main`;
    const check = `verify ${flags} --public-organization ${publicOrganization} --group ${group}`;
    return {
        ...address,
        controlUrl,
        ...(0,collections/* compact */.oE)({
            administrator: await person(people.administrator, creation),
            reader: await person(people.reader, check),
            images: listsImages ? (0,emulator/* servedImages */.Eq)(state).map((image) => `${host}/${image}`) : undefined,
        }),
    };
}
function textOf({ administrator, reader, images = [], ...addresses }) {
    const people = [
        ['may administrate', administrator],
        ['may only read', reader],
    ];
    return [
        ...Object.entries(addresses).map(([name, value]) => `${name.padEnd(20)}${value}`),
        ...people.flatMap(([title, one]) => one === undefined ? [] : ['', `${one.identity} ${title}:`, one.command]),
        ...(images.length === 0 ? [] : ['', 'Images:', ...images]),
    ].join('\n');
}
function wholeNumber(flag, text, most = Number.MAX_SAFE_INTEGER) {
    if (text === undefined)
        return { value: undefined };
    if (/^\d{1,16}$/.test(text) && Number(text) <= most)
        return { value: Number(text) };
    return { issues: [`\`--${flag}\` is \`${text}\`, but must be a number from 0 to ${most}.`] };
}
function startOf(text) {
    if (text === undefined)
        return { value: undefined };
    const at = isInCalendar(text) ? Date.parse(text) : Number.NaN;
    if (Number.isNaN(at))
        return {
            issues: [
                `\`--clock\` is \`${text}\`, but must be a timestamp from 1970 to 2999 such as 2026-11-01T12:00:00Z.`,
            ],
        };
    const ahead = at - Date.now();
    return { value: () => Date.now() + ahead };
}
function isInCalendar(text) {
    const [, day] = /^((?:19[789]|2\d\d)\d-\d\d-\d\d)(?:T|$)/.exec(text) ?? [];
    const at = Date.parse(day ?? '');
    return day !== undefined && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
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


/***/ })

};
