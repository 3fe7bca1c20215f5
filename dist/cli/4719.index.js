export const id = 4719;
export const ids = [4719];
export const modules = {

/***/ 39406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ inputNames)
/* harmony export */ });
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28176);
/* harmony import */ var _model_presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13293);


const inputNames = { checks: _checks_index_js__WEBPACK_IMPORTED_MODULE_0__.checkIds, presets: Object.keys(_model_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .presets */ .v) };


/***/ }),

/***/ 27420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   waive: () => (/* binding */ waive)
/* harmony export */ });
/* harmony import */ var _config_policy_append_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32093);
/* harmony import */ var _config_policy_issue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40886);
/* harmony import */ var _config_policy_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82085);
/* harmony import */ var _host_local_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95231);
/* harmony import */ var _model_inputs_special_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9004);
/* harmony import */ var _model_project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37404);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80588);
/* harmony import */ var _args_decision_flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2952);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34641);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39406);










async function waive(context) {
    const { invocation, environment, out, err } = context;
    const file = invocation.flags.get('config') ?? _model_inputs_special_types_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultPolicyPath */ .r2;
    const waiver = waiverFrom(invocation.flags);
    const { files, clock } = (0,_host_local_js__WEBPACK_IMPORTED_MODULE_3__/* .localHost */ .O)({ root: invocation.operands[0] ?? '.', environment, print: err });
    const read = await files.read(file);
    const missing = 'unreadable' in read && read.unreadable === 'ENOENT';
    const wrong = [
        ...('text' in read ? issuesIn(file, read.text) : missing ? [] : [`${file}: ${read.unreadable}`]),
        ...issuesOfFlags(waiver),
        ...pastIn(waiver, clock.now()),
    ];
    if (wrong.length > 0)
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_8__/* .usageErrors */ .jY)(context, 'configuration', wrong);
    const before = 'text' in read ? read.text : _model_project_js__WEBPACK_IMPORTED_MODULE_5__/* .policySchemaLine */ .yz;
    const added = (0,_config_policy_append_js__WEBPACK_IMPORTED_MODULE_0__/* .appendWaiver */ .d)(before, waiver);
    const written = 'refused' in added ? added : await write(file, before, added.text);
    if (written.refused !== undefined) {
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_8__/* .usageErrors */ .jY)(context, 'configuration', [`${file} was not changed: ${written.refused}.`]);
    }
    out(invocation.json ? JSON.stringify({ file, waiver }, null, 2) : `${file}: waiver added`);
    return 0;
    async function write(path, old, text) {
        if (!missing)
            return files.replace(path, old, text);
        await files.save(path, '', text);
        return {};
    }
}
function waiverFrom(flags) {
    return Object.fromEntries(Object.entries(_args_decision_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .waiverFlags */ .G).flatMap(([key, flag]) => {
        const value = flags.get(flag);
        if (value === undefined)
            return [];
        return [[key, key === 'paths' ? value.split('\n') : value]];
    }));
}
function issuesIn(path, text) {
    const read = (0,_config_policy_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readPolicy */ .T)({ path, text }, _names_js__WEBPACK_IMPORTED_MODULE_9__/* .inputNames */ .v);
    return 'issues' in read ? read.issues.map(_config_policy_issue_js__WEBPACK_IMPORTED_MODULE_1__/* .issueText */ .v) : [];
}
function pastIn({ expires }, now) {
    const ends = typeof expires === 'string' ? (0,_model_time_js__WEBPACK_IMPORTED_MODULE_6__/* .parseInstant */ .nV)(expires) : undefined;
    return ends !== undefined && ends < now ? [`\`--expires\` is \`${expires}\`, which is in the past.`] : [];
}
function issuesOfFlags(waiver) {
    const read = (0,_config_policy_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readPolicy */ .T)({ path: '', text: JSON.stringify({ waivers: [waiver] }) }, _names_js__WEBPACK_IMPORTED_MODULE_9__/* .inputNames */ .v);
    if ('file' in read)
        return [];
    return read.issues.map(({ message }) => message.startsWith('`waivers[0]` ')
        ? message
            .replace('`waivers[0]`', 'The waiver')
            .replace(/`(\w+)`/g, (_, key) => `\`--${flagOf(key)}\``)
        : message.replace(/`waivers\[0\]\.(\w+)(?:\[\d+\])?`/, (_, key) => `\`--${flagOf(key)}\``));
}
function flagOf(key) {
    return new Map(Object.entries(_args_decision_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .waiverFlags */ .G)).get(key) ?? key;
}


/***/ }),

/***/ 32093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ appendEntry),
/* harmony export */   d: () => (/* binding */ appendWaiver)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

function appendWaiver(text, waiver) {
    return appendEntry(text, 'waivers', waiver);
}
function appendEntry(text, section, added) {
    for (const style of ['PLAIN', 'QUOTE_DOUBLE']) {
        const result = inserted(text, section, entryText(added, style), added);
        if (result !== undefined && holds(result, text, section, added))
            return { text: result };
    }
    return {
        refused: `the form of its \`${section}\` cannot be extended automatically; add the entry by hand`,
    };
}
function inserted(text, section, entry, waiver) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' });
    const insertion = insertionFor(text, section, document.contents, entry, waiver);
    if (insertion === undefined)
        return undefined;
    const lineEnd = /\r\n/.test(text) ? '\r\n' : '\n';
    const { offset } = insertion;
    return text.slice(0, offset) + insertion.text.replaceAll('\n', lineEnd) + text.slice(offset);
}
function entryText(waiver, style) {
    const look = { lineWidth: 0, indentSeq: true, defaultStringType: style, defaultKeyType: 'PLAIN' };
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)(waiver, look).trimEnd();
}
function insertionFor(text, section, root, entry, waiver) {
    if (root === null || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(root) && root.value === null))
        return atEnd(text, section, 0, entry);
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(root) || root.range == null)
        return undefined;
    const pair = root.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.value === section);
    if (pair === undefined)
        return root.flow ? undefined : atEnd(text, section, columnOf(text, root.range[0]), entry);
    const { key, value } = pair;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(value))
        return value.flow ? inFlow(value, waiver) : afterLast(text, value, entry);
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(value) || value.value !== null || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) || key.range == null)
        return undefined;
    const column = columnOf(text, key.range[0]);
    return onLineAfter(text, Math.max(key.range[1], value.range?.[1] ?? 0), item(entry, column + 2));
}
function atEnd(text, section, column, entry) {
    const before = text === '' || text === '\uFEFF' || /[\r\n]$/.test(text) ? '' : '\n';
    const added = `${before}${' '.repeat(column)}${section}:\n${item(entry, column + 2)}`;
    return { offset: text.length, text: added };
}
function afterLast(text, sequence, entry) {
    const last = sequence.items.at(-1);
    if (last?.range == null || sequence.range == null)
        return undefined;
    return onLineAfter(text, last.range[1], item(entry, columnOf(text, sequence.range[0])));
}
function inFlow(sequence, waiver) {
    if (sequence.range == null)
        return undefined;
    const entry = JSON.stringify(waiver);
    const last = sequence.items.at(-1);
    if (last === undefined)
        return { offset: sequence.range[1] - 1, text: entry };
    return last.range == null ? undefined : { offset: last.range[1], text: `, ${entry}` };
}
function onLineAfter(text, offset, added) {
    if (/[\r\n]/.test(text[offset - 1] ?? ''))
        return { offset, text: added };
    const end = /\r\n|\n|\r/.exec(text.slice(offset));
    if (end === null)
        return { offset: text.length, text: `\n${added.replace(/\n$/, '')}` };
    return { offset: offset + end.index + end[0].length, text: added };
}
function item(entry, column) {
    const indent = ' '.repeat(column);
    const lines = entry.split('\n');
    return lines.map((line, index) => `${indent}${index === 0 ? '- ' : '  '}${line}\n`).join('');
}
function columnOf(text, offset) {
    const before = text.slice(0, offset).replace(/^\uFEFF/, '');
    return before.length - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) - 1;
}
function holds(text, before, section, added) {
    const after = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { prettyErrors: false, logLevel: 'silent' });
    if (after.errors.length > 0 || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(after.contents))
        return false;
    const old = ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(before, { logLevel: 'silent' }).toJS() ?? {});
    const wanted = { ...old, [section]: [...(old[section] ?? []), added] };
    return sorted(after.toJS()) === sorted(wanted);
}
function sorted(data) {
    return JSON.stringify(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1)));
}


/***/ }),

/***/ 40886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ issueAt),
/* harmony export */   v: () => (/* binding */ issueText)
/* harmony export */ });
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5218);

const lookups = new WeakMap();
function issueAt(source, span, message) {
    const positions = lookups.get(source) ?? (0,_model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q$)(source.text);
    lookups.set(source, positions);
    const clamp = (offset) => Math.min(Math.max(offset, 0), source.text.length);
    const { line, column } = positions({ start: clamp(span.start), end: clamp(span.end) });
    return { file: source.path, line, column: Math.max(column, 1), message };
}
function issueText({ file, line, column, message }) {
    return `${file}:${line}:${column}: ${message}`;
}


/***/ }),

/***/ 67701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ apiTokens)
/* harmony export */ });
/* unused harmony export apiTokenVariable */
/* harmony import */ var _model_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91817);

function apiTokenVariable(registry) {
    return `TAGPROOF_TOKEN_${registry.toUpperCase().replace(/[^A-Z0-9]/g, '_')}`;
}
function apiTokens(environment, mask) {
    return (registry) => {
        const value = environment[apiTokenVariable(registry)];
        if (value === undefined || value === '')
            return undefined;
        const token = new _model_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .Secret */ .z(value);
        mask(token);
        return token;
    };
}


/***/ }),

/***/ 10020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ ciFrom),
/* harmony export */   Y: () => (/* binding */ sourceFrom)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10900);



function ciFrom(environment) {
    if (environment.GITHUB_ACTIONS !== 'true')
        return undefined;
    return {
        variable: (name) => environment[name] || undefined,
        async payload() {
            try {
                const { context } = await __webpack_require__.e(/* import() */ 157).then(__webpack_require__.bind(__webpack_require__, 50157));
                return context.payload;
            }
            catch (cause) {
                throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('unreadable-file', _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .eventUnreadable */ .YR, { cause });
            }
        },
    };
}
function sourceFrom(environment, root = environment.GITHUB_WORKSPACE) {
    const { GITHUB_WORKSPACE: workspace = '', GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '', GITHUB_SHA: sha = '', } = environment;
    const isCheckout = workspace !== '' && root !== undefined && node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(root) === node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(workspace);
    const isCommit = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[a-f0-9]{40,64}$/.test(sha);
    if (!isCheckout || !isCommit || !/^https:\/\/[\w.:-]+$/.test(server))
        return {};
    return {
        source: { server, repository, sha, ...workflowFile(environment.GITHUB_WORKFLOW_REF, repository) },
    };
}
function workflowFile(reference = '', repository) {
    const start = `${repository}/`;
    const file = reference.startsWith(start) ? reference.slice(start.length).split('@')[0] : undefined;
    return file !== undefined && /^\.github\/workflows\/[\w. +-]+\.ya?ml$/.test(file) ? { workflow: file } : {};
}


/***/ }),

/***/ 12764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ machineDocker)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10900);




const defaultLimits = { timeMs: 30_000, outputBytes: 64 * 1024 };
const maxConfigBytes = 1024 * 1024;
function machineDocker(environment, limits = defaultLimits) {
    const home = environment.HOME ?? environment.USERPROFILE;
    const folder = environment.DOCKER_CONFIG ?? (home === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_2__.join(home, '.docker'));
    return {
        config: async () => folder === undefined
            ? { unreadable: 'there is no home folder', absent: true }
            : readConfig(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, 'config.json')),
        helper: (name, server) => runHelper(`docker-credential-${name}`, server, { ...environment }, limits),
    };
}
async function readConfig(file) {
    try {
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file);
        if (size > maxConfigBytes)
            return { unreadable: _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .fileProblems */ .tH.tooLarge(maxConfigBytes) };
        return { text: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8') };
    }
    catch (error) {
        const { code } = error;
        return { unreadable: code ?? String(error), ...(code === 'ENOENT' ? { absent: true } : {}) };
    }
}
function runHelper(command, input, env, { timeMs, outputBytes }) {
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, ['get'], { env, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true });
        const chunks = [];
        let size = 0;
        const finish = (answer) => {
            clearTimeout(timer);
            child.kill('SIGKILL');
            resolve(answer);
        };
        const timer = setTimeout(() => finish({ failed: `did not exit within ${timeMs / 1000} seconds` }), timeMs);
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            chunks.push(chunk);
            if (size > outputBytes)
                finish({ failed: `printed more than ${outputBytes} bytes` });
        });
        child.on('error', (error) => finish({ failed: error.code === 'ENOENT' ? 'is not in PATH' : `cannot be started (${error.code})` }));
        child.on('close', (code) => finish(code === null
            ? { failed: 'was killed' }
            : { exitCode: code, output: Buffer.concat(chunks).toString('utf8') }));
        child.stdin.on('error', () => undefined);
        child.stdin.end(`${input}\n`);
    });
}


/***/ }),

/***/ 47614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gitOf)
/* harmony export */ });
/* harmony import */ var _model_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45967);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37082);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10900);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22150);





const maxListBytes = 64 * 1024 * 1024;
const hash = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function gitOf(root) {
    const git = (args, limit, input) => (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .E)(root, args, limit, input);
    return {
        async head() {
            const text = (await git(['cat-file', 'commit', 'HEAD'], 1024 * 1024))?.toString('utf8');
            const commit = (await git(['rev-parse', '--verify', 'HEAD'], 1024))?.toString('utf8').trim();
            if (text === undefined || commit === undefined || !hash.test(commit))
                return undefined;
            const header = text.split('\n\n', 1)[0] ?? '';
            return { commit, parents: [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id = '']) => id) };
        },
        async filesAt(commit) {
            if (!hash.test(commit))
                return undefined;
            const listed = await git(['ls-tree', '-r', '-z', '-l', '--full-tree', commit], maxListBytes);
            return listed && commitFiles(listed.toString('utf8'), (ids) => readBlobs(git, ids));
        },
    };
}
function commitFiles(listed, readAll) {
    const entries = new Map();
    for (const line of listed.split('\0')) {
        const [, id = '', size = '', path = ''] = /^100\d{3} blob ([0-9a-f]+) +(\d+)\t([\s\S]+)$/.exec(line) ?? [];
        if (path !== '')
            entries.set(path, { id, size: Number(size) });
    }
    if (entries.size > _files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFiles */ .Mr)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('bad-answer', `The commit has more than ${_files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFiles */ .Mr} files`);
    const read = batched(readAll);
    return {
        list: async () => [...entries.keys()].sort(),
        async read(path) {
            const entry = entries.get(path);
            if (entry === undefined)
                return { unreadable: _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .fileProblems */ .tH.missing, absent: true };
            if (entry.size > _files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFileBytes */ .eV)
                return { unreadable: _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .fileProblems */ .tH.tooLarge(_files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFileBytes */ .eV) };
            return (0,_model_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g)(await read(entry.id));
        },
    };
}
function batched(readAll) {
    let waiting = [];
    const flush = () => {
        const batch = waiting;
        waiting = [];
        readAll(batch.map(({ id }) => id)).then((blobs) => batch.forEach(({ done }, index) => void done(blobs[index] ?? Buffer.alloc(0))), (error) => batch.forEach(({ failed }) => void failed(error)));
    };
    return (id) => new Promise((done, failed) => {
        if (waiting.length === 0)
            setImmediate(flush);
        waiting.push({ id, done, failed });
    });
}
async function readBlobs(git, ids) {
    const limit = ids.length * (_files_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFileBytes */ .eV + 256);
    const answer = await git(['cat-file', '--batch'], limit, `${ids.join('\n')}\n`);
    let at = 0;
    return ids.map((id) => {
        const end = answer === undefined ? -1 : answer.indexOf('\n', at);
        const [, found, size = ''] = /^([0-9a-f]+) blob (\d+)$/.exec(answer?.toString('utf8', at, end) ?? '') ?? [];
        const from = end + 1;
        at = from + Number(size) + 1;
        if (answer === undefined || found !== id || at > answer.length)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('not-found', `The checkout's git does not have the object ${id}`);
        return answer.subarray(from, at - 1);
    });
}


/***/ }),

/***/ 84349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ workflowOf)
/* harmony export */ });
/* unused harmony exports tokenRefusal, requestIdToken */
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25239);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _model_memoize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6841);
/* harmony import */ var _model_secret_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91817);
/* harmony import */ var _ci_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10020);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49144);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10900);







async function tokenRefusal(environment) {
    if (environment.ACTIONS_ID_TOKEN_REQUEST_URL && environment.ACTIONS_ID_TOKEN_REQUEST_TOKEN)
        return undefined;
    const ci = (0,_ci_js__WEBPACK_IMPORTED_MODULE_3__/* .ciFrom */ .X)(environment);
    if (ci === undefined)
        return otherRefusal(environment);
    const { isFromFork } = await __webpack_require__.e(/* import() */ 3966).then(__webpack_require__.bind(__webpack_require__, 43966));
    if (isFromFork(await ci.payload().catch(() => undefined)))
        return 'fork';
    return environment.GITHUB_ACTOR === 'dependabot[bot]' ? 'dependabot' : 'no-permission';
}
async function otherRefusal(environment) {
    const { ciSystemIn, hasTokenVariable } = await __webpack_require__.e(/* import() */ 5313).then(__webpack_require__.bind(__webpack_require__, 35313));
    if (hasTokenVariable(environment))
        return undefined;
    const system = ciSystemIn(environment);
    if (system === undefined)
        return 'not-in-ci';
    return system.canHave(environment) ? undefined : { ci: system.name, remedy: system.remedy };
}
function workflowOf(environment, send) {
    const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = environment;
    const retrying = (0,_clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__/* .retryingTransport */ .kR)(send, _clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m);
    return {
        refusal: () => tokenRefusal(environment),
        idToken: (0,_model_memoize_js__WEBPACK_IMPORTED_MODULE_6__/* .memoizeAsync */ .T)(async (audience, place) => {
            if (place === undefined && url && token)
                return requestIdToken(retrying, { url, requestToken: new _model_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(token) }, audience);
            const { tokenFrom } = await __webpack_require__.e(/* import() */ 5313).then(__webpack_require__.bind(__webpack_require__, 35313));
            return tokenFrom(place, environment, retrying, audience);
        }, (audience, place) => JSON.stringify([audience, place ?? null])),
    };
}
async function requestIdToken(send, { url, requestToken }, audience) {
    const response = await send({
        method: 'GET',
        url: `${url}&audience=${encodeURIComponent(audience)}`,
        headers: { accept: 'application/json' },
        authorization: { scheme: 'Bearer', credential: requestToken },
    }).catch((error) => {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('sign-in', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noIdToken */ .o5)((0,_model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .gapFrom */ .rK)(error, '').message), { cause: error });
    });
    if (response.status !== 200)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('sign-in', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noIdToken */ .o5)(`HTTP ${response.status}`));
    const { oidcTokenIn } = await __webpack_require__.e(/* import() */ 3966).then(__webpack_require__.bind(__webpack_require__, 43966));
    const token = oidcTokenIn(response.body);
    if (token === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('sign-in', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noIdToken */ .o5)('its response contains none'));
    return new _model_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(token);
}


/***/ }),

/***/ 84725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ machineCache)
/* harmony export */ });
function machineCache(environment, checkout) {
    return async (folder = environment.TAGPROOF_CACHE || undefined) => {
        if (folder === undefined || folder === 'off')
            return undefined;
        return (await __webpack_require__.e(/* import() */ 6061).then(__webpack_require__.bind(__webpack_require__, 96061))).openCacheFolder(folder, checkout, environment);
    };
}


/***/ }),

/***/ 95231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ localHost)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/host/api-tokens.js
var api_tokens = __webpack_require__(67701);
// EXTERNAL MODULE: ./lib/host/ci.js
var host_ci = __webpack_require__(10020);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(50709);
;// CONCATENATED MODULE: ./lib/host/ci-sinks.js




const buildkiteBytes = 1024 * 1024;
const programMs = 30_000;
function ciSink(environment, log) {
    if (environment.TF_BUILD)
        return azureSink(environment, log);
    return environment.BUILDKITE ? buildkiteSink(log) : {};
}
function azureSink({ AGENT_TEMPDIRECTORY: temp }, log) {
    return {
        log: (text) => log(withoutAzureCommands(text)),
        annotate: (annotation) => log(azureIssue(annotation)),
        async summary(markdown) {
            if (!temp)
                return;
            const file = external_node_path_.join(temp, 'tagproof-summary.md');
            await (0,promises_.writeFile)(file, markdown);
            log(`##vso[task.uploadsummary]${file}`);
        },
    };
}
function azureIssue({ severity, title, message, place }) {
    if (severity === 'notice')
        return `${title}: ${message}`;
    const properties = {
        type: severity,
        ...(place === undefined
            ? {}
            : { sourcepath: place.file, linenumber: String(place.line), columnnumber: String(place.column) }),
        code: title,
    };
    const list = Object.entries(properties).map(([name, value]) => `${name}=${azureValue(value)};`);
    return `##vso[task.logissue ${list.join('')}]${azureText(message)}`;
}
function azureText(text) {
    return withoutAzureCommands(text).replaceAll('%', '%AZP25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function azureValue(text) {
    return azureText(text).replaceAll(']', '%5D').replaceAll(';', '%3B');
}
function withoutAzureCommands(text) {
    return text.replace(/##(?=\[|vso\[)/gi, '#\u200b#');
}
function buildkiteSink(log) {
    return {
        summary: (markdown) => new Promise((resolve) => {
            const args = ['annotate', '--context', 'tagproof', '--style', 'info'];
            const child = (0,external_node_child_process_.execFile)('buildkite-agent', args, { timeout: programMs }, (error) => {
                if (error !== null)
                    log(`The annotation was not made: ${(0,plain/* plain */.p)(error.message)}`);
                resolve();
            });
            child.stdin?.on('error', () => undefined);
            child.stdin?.end(withinBytes(markdown));
        }),
    };
}
function withinBytes(text) {
    if (Buffer.byteLength(text) <= buildkiteBytes)
        return text;
    const cut = Buffer.from(text).subarray(0, buildkiteBytes).toString();
    return cut.slice(0, cut.lastIndexOf('\n') + 1);
}

// EXTERNAL MODULE: ./lib/host/clock.js
var clock = __webpack_require__(49144);
// EXTERNAL MODULE: ./lib/host/docker.js
var docker = __webpack_require__(12764);
// EXTERNAL MODULE: ./lib/host/files.js + 2 modules
var files = __webpack_require__(37082);
// EXTERNAL MODULE: ./lib/host/git.js
var git = __webpack_require__(47614);
// EXTERNAL MODULE: ./lib/host/id-token.js
var id_token = __webpack_require__(84349);
// EXTERNAL MODULE: ./lib/host/lazy-cache.js
var lazy_cache = __webpack_require__(84725);
// EXTERNAL MODULE: ./lib/host/lazy-http2.js
var lazy_http2 = __webpack_require__(74657);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/host/repository.js



const maxDepth = 64;
function repositoryAround(root) {
    const start = realPath(root);
    if (start === undefined)
        return undefined;
    let top = start;
    for (let depth = 0; !hasGit(top); depth += 1) {
        const above = external_node_path_.dirname(top);
        if (above === top || depth === maxDepth)
            return undefined;
        top = above;
    }
    if (top === start)
        return undefined;
    const folder = external_node_path_.relative(top, start).split(external_node_path_.sep).join('/');
    return { folder, read: (0,files/* diskFiles */.Ts)(top, undefined).read };
}
function realPath(folder) {
    try {
        return external_node_fs_.realpathSync.native(folder);
    }
    catch {
        return undefined;
    }
}
function hasGit(folder) {
    const found = (0,external_node_fs_.lstatSync)(external_node_path_.join(folder, '.git'), { throwIfNoEntry: false });
    return found !== undefined && (found.isDirectory() || found.isFile());
}

// EXTERNAL MODULE: ./lib/host/scan-threads.js
var scan_threads = __webpack_require__(29997);
// EXTERNAL MODULE: ./lib/host/transport.js
var transport = __webpack_require__(29899);
;// CONCATENATED MODULE: ./lib/host/local.js
















function localHost({ root, environment, print, temp, network, ...look }) {
    const { send, sendBytes } = network ?? {
        send: (0,transport/* networkTransport */.C)('tagproof'),
        sendBytes: (0,lazy_http2/* networkBytes */.e)('tagproof'),
    };
    const secrets = [];
    const ci = (0,host_ci/* ciFrom */.X)(environment);
    const log = (text) => print(secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text));
    return {
        files: (0,files/* diskFiles */.Ts)(root, temp ?? environment.RUNNER_TEMP),
        git: (0,git/* gitOf */.O)(root),
        ...(0,compact/* compact */.o)({ ci, stop: look.stop, repository: repositoryAround(root) }),
        send,
        ...(0,compact/* compact */.o)({ sendBytes }),
        threads: (0,scan_threads/* machineThreads */.x)(),
        cache: (0,lazy_cache/* machineCache */.G)(environment, root),
        clock: clock/* systemClock */.m,
        workflow: { ...(0,id_token/* workflowOf */.B4)(environment, send), ...(0,host_ci/* sourceFrom */.Y)(environment, root) },
        docker: (0,docker/* machineDocker */.S)(environment),
        apiToken: (0,api_tokens/* apiTokens */.T)(environment, (secret) => void secrets.push(secret.expose())),
        sink: {
            mask: (secret) => void secrets.push(secret.expose()),
            log,
            colour: look.colour ?? false,
            ...(0,compact/* compact */.o)({ width: look.width }),
            ...(look.links === true ? { link: (file) => (0,external_node_url_.pathToFileURL)(external_node_path_.resolve(root, file)).href } : {}),
            progress: look.progress ?? (() => undefined),
            annotate: () => undefined,
            summary: async () => undefined,
            output: () => undefined,
            ...ciSink(environment, log),
        },
    };
}


/***/ }),

/***/ 22150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

const maxMs = 60_000;
function runGit(root, args, maxBytes, input = '') {
    return new Promise((resolve) => {
        const safely = ['safe.directory=*', 'protocol.allow=never', 'core.fsmonitor=false'];
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...safely.flatMap((setting) => ['-c', setting]), ...args], {
            cwd: root,
            env: {
                PATH: process.env.PATH ?? '',
                GIT_NO_REPLACE_OBJECTS: '1',
                GIT_NO_LAZY_FETCH: '1',
                GIT_OPTIONAL_LOCKS: '0',
                LC_ALL: 'C',
            },
            stdio: ['pipe', 'pipe', 'ignore'],
            timeout: maxMs,
            killSignal: 'SIGKILL',
        });
        const chunks = [];
        let size = 0;
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            if (size > maxBytes)
                child.kill('SIGKILL');
            else
                chunks.push(chunk);
        });
        child.stdin.on('error', () => undefined);
        child.once('error', () => resolve(undefined));
        child.once('close', (code) => resolve(code === 0 && size <= maxBytes ? Buffer.concat(chunks) : undefined));
        child.stdin.end(input);
    });
}


/***/ }),

/***/ 29997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ machineThreads)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);



const maxThreads = 4;
const limitMs = 10_000;
const memoryMb = 1024;
function machineThreads() {
    let pool;
    const opened = async () => {
        const { threadPool } = await __webpack_require__.e(/* import() */ 4774).then(__webpack_require__.bind(__webpack_require__, 84774));
        const script = node_path__WEBPACK_IMPORTED_MODULE_1__.join(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url)), '../worker/index.js');
        const most = Math.min((0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)(), maxThreads);
        return threadPool({ script, limitMs, memoryMb, maxThreads: most });
    };
    return {
        async run(task) {
            pool ??= opened();
            return (await pool).run(task);
        },
    };
}


/***/ }),

/***/ 71976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Lt: () => (/* binding */ withImpliedTag),
/* harmony export */   PA: () => (/* binding */ digestLead),
/* harmony export */   RW: () => (/* binding */ impliedTag),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
/* harmony import */ var _registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43277);

const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const maxNameLength = 255;
const maxReferenceLength = maxNameLength + 1 + 128 + 1 + 71;
function isDigest(text) {
    return digestPattern.test(text);
}
function parseImage(raw) {
    if (raw === '')
        return invalid('the name is empty');
    if (raw.length > maxReferenceLength)
        return invalid(`the name is longer than ${maxReferenceLength} characters`);
    const at = raw.indexOf('@');
    const named = at < 0 ? raw : raw.slice(0, at);
    const digest = at < 0 ? undefined : raw.slice(at + 1);
    if (digest !== undefined && !isDigest(digest))
        return invalid('the digest is not `sha256:` followed by 64 hexadecimal digits');
    const colon = named.indexOf(':', named.lastIndexOf('/') + 1);
    const tag = colon < 0 ? undefined : named.slice(colon + 1);
    if (tag !== undefined && !tagPattern.test(tag))
        return invalid('the tag contains characters that are not allowed in a tag');
    const name = splitName(colon < 0 ? named : named.slice(0, colon));
    if (typeof name === 'string')
        return invalid(name);
    return {
        kind: 'image',
        image: { ...name, ...(tag === undefined ? {} : { tag }), ...(digest === undefined ? {} : { digest }) },
    };
}
function invalid(why) {
    return { kind: 'invalid', why };
}
function splitName(name) {
    const slash = name.indexOf('/');
    const first = slash < 0 ? '' : name.slice(0, slash);
    const hasRegistry = /[.:A-Z[]/.test(first) || first === 'localhost';
    if (hasRegistry && !domain.test(first))
        return 'the registry is not a host name';
    const host = hasRegistry ? (0,_registry_host_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRegistry */ .i)(first) : { registry: 'docker.io' };
    if ('issue' in host)
        return host.issue;
    const { registry } = host;
    const path = hasRegistry ? name.slice(slash + 1) : name;
    if (path.length > maxNameLength)
        return `the repository is longer than ${maxNameLength} characters`;
    if (!path.split('/').every((part) => component.test(part)))
        return 'the repository is not a lower-case path';
    const implied = registry === 'docker.io' && !path.includes('/');
    return { registry, repository: implied ? `library/${path}` : path };
}
function imageName(image) {
    return `${image.registry}/${image.repository}${image.tag === undefined ? '' : `:${image.tag}`}`;
}
const impliedTag = 'latest';
function withImpliedTag(image) {
    return image.tag === undefined && image.digest === undefined ? { ...image, tag: impliedTag } : image;
}
function digestLead(image) {
    return image.tag === withImpliedTag(image).tag ? '@' : `:${impliedTag}@`;
}


/***/ }),

/***/ 6841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ memoizeAsync)
/* harmony export */ });
function memoizeAsync(load, keyOf = (...key) => JSON.stringify(key)) {
    const results = new Map();
    return (...key) => {
        const name = keyOf(...key);
        const result = results.get(name) ?? load(...key);
        results.set(name, result);
        return result;
    };
}


/***/ }),

/***/ 39711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ noPolicy)
/* harmony export */ });
const noPolicy = {
    sources: [],
    settings: new Map(),
    checks: new Map(),
    overrides: [],
    waivers: [],
    removed: [],
    pending: [],
    registries: new Map(),
    advisories: { ignoreStatus: [] },
    skips: [],
    pullRequests: {},
    signatures: [],
    signatureFiles: { keys: new Map(), roots: new Map() },
    origins: [],
    unread: [],
};


/***/ }),

/***/ 5218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ie: () => (/* binding */ whereIs),
/* harmony export */   q$: () => (/* binding */ positionsOf),
/* harmony export */   vT: () => (/* binding */ endOfLine)
/* harmony export */ });
function positionsOf(text) {
    const starts = [text.startsWith('\uFEFF') ? 1 : 0];
    for (const end of text.matchAll(/\r\n|\n|\r/g))
        starts.push(end.index + end[0].length);
    const at = (offset) => {
        const line = lastAtOrBefore(starts, offset);
        return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    };
    return ({ start, end }) => {
        const from = at(start);
        const to = at(end);
        return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    };
}
function lastAtOrBefore(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function whereIs({ file, span }, sources) {
    const source = sources.find(({ path }) => path === file);
    if (source === undefined)
        return file;
    const { line, column } = positionsOf(source.text)(span);
    return `${file}:${line}:${column}`;
}
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}


/***/ }),

/***/ 13293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ presets)
/* harmony export */ });
const presets = {
    chainguard: {
        baseUrl: 'https://console-api.enforce.dev',
        issuerUrl: 'https://issuer.enforce.dev',
        registryUrl: 'https://cgr.dev',
        historyService: '_chainguard',
        publicOrganization: 'chainguard',
        tagQuery: { includeEpochs: 'true', includeDates: 'true', includeReferrers: 'true' },
    },
};


/***/ }),

/***/ 37404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ exampleAction),
/* harmony export */   Vn: () => (/* binding */ projectUrl),
/* harmony export */   fs: () => (/* binding */ docsUrl),
/* harmony export */   yz: () => (/* binding */ policySchemaLine)
/* harmony export */ });
/* unused harmony exports projectRepository, schemaUrl */
const projectRepository = 'OWNER/tagproof';
const exampleCommit = '0'.repeat(40);
const exampleAction = {
    uses: `${projectRepository}@${exampleCommit}`,
    release: 'vX.Y.Z',
};
const projectUrl = `https://github.com/${projectRepository}`;
function docsUrl(page) {
    return `${projectUrl}/blob/main/docs/${page}`;
}
function schemaUrl(name) {
    return `https://raw.githubusercontent.com/${projectRepository}/main/schema/${name}.schema.json`;
}
const policySchemaLine = `# yaml-language-server: $schema=${schemaUrl('policy')}\n`;


/***/ }),

/***/ 8480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ placeKey)
/* harmony export */ });
function placeKey({ file, span }) {
    return `${span.start}-${span.end} ${file}`;
}


/***/ }),

/***/ 36484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withoutStacks)
/* harmony export */ });
function withoutStacks(work) {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    try {
        return work();
    }
    finally {
        Error.stackTraceLimit = limit;
    }
}


/***/ })

};
