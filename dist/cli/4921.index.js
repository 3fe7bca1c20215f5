export const id = 4921;
export const ids = [4921];
export const modules = {

/***/ 26903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Le: () => (/* binding */ shownBy),
/* harmony export */   XN: () => (/* binding */ ciFrom),
/* harmony export */   YX: () => (/* binding */ sourceFrom)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _ci_systems_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49850);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38675);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38118);
/* harmony import */ var _git_programs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88356);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10900);
/* harmony import */ var _network_deadline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87267);









const programMs = 30_000;
function ciFrom(environment) {
    const variable = (name) => environment[name] || undefined;
    if ((0,_ci_systems_index_js__WEBPACK_IMPORTED_MODULE_3__/* .ciSystemOf */ .f)(variable) === undefined)
        return undefined;
    return {
        variable,
        async payload() {
            if (variable('GITHUB_EVENT_PATH') === undefined)
                return {};
            try {
                const { context } = await __webpack_require__.e(/* import() */ 157).then(__webpack_require__.bind(__webpack_require__, 50157));
                return context.payload;
            }
            catch (cause) {
                throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR('unreadable-file', _messages_js__WEBPACK_IMPORTED_MODULE_6__/* .eventUnreadable */ .YR, { cause });
            }
        },
    };
}
function shownBy(ci, log) {
    if (ci === undefined)
        return {};
    const { variable } = ci;
    return (0,_ci_systems_index_js__WEBPACK_IMPORTED_MODULE_3__/* .ciSystemOf */ .f)(variable)?.show?.({ variable, log, writeFile: writeSummary, feed }) ?? {};
}
async function writeSummary(file, text) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, text);
    }
    catch (error) {
        throw (0,_network_deadline_js__WEBPACK_IMPORTED_MODULE_7__/* .runnerFileFailure */ .bJ)(_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .summaryNotWritten */ .Nl, error);
    }
}
const feed = (name, args, input) => new Promise((resolve) => {
    const program = (0,_git_programs_js__WEBPACK_IMPORTED_MODULE_5__/* .findProgram */ .K)(name);
    if (program === undefined)
        return resolve(`the program \`${name}\` is not in PATH outside the checkout`);
    const options = { timeout: programMs, env: program.env };
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(program.file, [...args], options, (error) => {
        resolve(error === null ? undefined : (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(error.message));
    });
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
});
function sourceFrom(environment, root = environment.GITHUB_WORKSPACE) {
    const { GITHUB_WORKSPACE: workspace = '', GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '', GITHUB_SHA: sha = '', } = environment;
    const isCheckout = workspace !== '' && root !== undefined && node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(root) === node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(workspace);
    const isCommit = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[a-f0-9]{40,64}$/.test(sha);
    if (!isCheckout || !isCommit || !/^https:\/\/[\w.:-]+$/.test(server))
        return {};
    return {
        source: {
            ...{ server, repository, sha },
            ...workflowFile(environment.GITHUB_WORKFLOW_REF, repository),
            ...actionIn(environment),
        },
    };
}
function actionIn({ GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: sha = '', }) {
    const isExact = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[a-f0-9]{40}$/.test(sha);
    return isExact ? { action: { repository, sha } } : {};
}
function workflowFile(reference = '', repository) {
    const start = `${repository}/`;
    const file = reference.startsWith(start) ? reference.slice(start.length).split('@')[0] : undefined;
    return file !== undefined && /^\.github\/workflows\/[\w. +-]+\.ya?ml$/.test(file) ? { workflow: file } : {};
}


/***/ }),

/***/ 47342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ workflowOf)
/* harmony export */ });
/* unused harmony exports tokenRefusal, requestIdToken */
/* harmony import */ var _ci_systems_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49850);
/* harmony import */ var _ci_systems_system_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35786);
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11252);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38675);
/* harmony import */ var _model_run_secret_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74795);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76225);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14076);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10900);
/* harmony import */ var _ci_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26903);









async function tokenRefusal(environment) {
    if (environment.ACTIONS_ID_TOKEN_REQUEST_URL && environment.ACTIONS_ID_TOKEN_REQUEST_TOKEN)
        return undefined;
    const variable = (name) => environment[name] || undefined;
    const ci = (0,_ci_js__WEBPACK_IMPORTED_MODULE_6__/* .ciFrom */ .XN)(environment);
    if (ci === undefined || variable('GITHUB_ACTIONS') !== 'true')
        return otherRefusal(variable);
    const { isFromFork } = await __webpack_require__.e(/* import() */ 6147).then(__webpack_require__.bind(__webpack_require__, 56147));
    if (isFromFork(await ci.payload().catch(() => undefined)))
        return 'fork';
    return environment.GITHUB_ACTOR === 'dependabot[bot]' ? 'dependabot' : 'no-permission';
}
function otherRefusal(variable) {
    if (variable(_ci_systems_system_js__WEBPACK_IMPORTED_MODULE_7__/* .idTokenVariable */ .N) !== undefined)
        return undefined;
    const { name, idToken } = (0,_ci_systems_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ciSystemOf */ .f)(variable) ?? {};
    if (name === undefined || idToken === undefined)
        return 'not-in-ci';
    return idToken.canHave(variable) ? undefined : { ci: name, remedy: idToken.remedy };
}
function workflowOf(environment, send) {
    const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = environment;
    const retrying = (0,_clients_http_index_js__WEBPACK_IMPORTED_MODULE_1__/* .retryingTransport */ .kR)(send, _exit_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .ml);
    return {
        refusal: () => tokenRefusal(environment),
        idToken: (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_8__/* .memoizeAsync */ .T)(async (audience, place) => {
            if (place === undefined && url && token)
                return requestIdToken(retrying, { url, requestToken: new _model_run_secret_js__WEBPACK_IMPORTED_MODULE_3__/* .Secret */ .z(token) }, audience);
            const { tokenFrom } = await __webpack_require__.e(/* import() */ 316).then(__webpack_require__.bind(__webpack_require__, 70316));
            return tokenFrom(place, (name) => environment[name] || undefined, retrying, audience);
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
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('sign-in', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noIdToken */ .o5)((0,_model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .gapFrom */ .rK)(error, '').message), { cause: error });
    });
    if (response.status !== 200)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('sign-in', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noIdToken */ .o5)(`HTTP ${response.status}`));
    const { oidcTokenIn } = await __webpack_require__.e(/* import() */ 6147).then(__webpack_require__.bind(__webpack_require__, 56147));
    const token = oidcTokenIn(response.body);
    if (token === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('sign-in', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .noIdToken */ .o5)('its response contains none'));
    return new _model_run_secret_js__WEBPACK_IMPORTED_MODULE_3__/* .Secret */ .z(token);
}


/***/ }),

/***/ 12764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sd: () => (/* binding */ machineDocker),
/* harmony export */   TF: () => (/* binding */ apiTokens),
/* harmony export */   uB: () => (/* binding */ awsFrom)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_run_secret_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74795);
/* harmony import */ var _git_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88356);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10900);






function apiTokenVariable(registry) {
    const hyphen = registry.endsWith('.pkg.dev') ? '_' : '__';
    return `TAGPROOF_TOKEN_${registry
        .replaceAll('-', hyphen)
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, '_')}`;
}
function apiTokens(environment, mask) {
    return (registry) => {
        const value = environment[apiTokenVariable(registry)];
        if (value === undefined || value === '')
            return undefined;
        const token = new _model_run_secret_js__WEBPACK_IMPORTED_MODULE_3__/* .Secret */ .z(value);
        mask(token);
        return token;
    };
}
function awsFrom(environment) {
    return () => {
        const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secret = '', AWS_SESSION_TOKEN: token = '', } = environment;
        if (accessKeyId === '' || secret === '')
            return undefined;
        const pair = { accessKeyId, secretAccessKey: new _model_run_secret_js__WEBPACK_IMPORTED_MODULE_3__/* .Secret */ .z(secret) };
        return token === '' ? pair : { ...pair, sessionToken: new _model_run_secret_js__WEBPACK_IMPORTED_MODULE_3__/* .Secret */ .z(token) };
    };
}
const defaultLimits = { timeMs: 30_000, outputBytes: 64 * 1024 };
const maxConfigBytes = 1024 * 1024;
function machineDocker(environment, root, limits = defaultLimits) {
    const home = environment.HOME ?? environment.USERPROFILE;
    const folder = environment.DOCKER_CONFIG ?? (home === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_2__.join(home, '.docker'));
    return {
        config: async () => folder === undefined
            ? { unreadable: 'there is no home folder', absent: true }
            : readConfig(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, 'config.json')),
        async helper(name, server) {
            const program = (0,_git_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .findProgram */ .K)(`docker-credential-${name}`, environment, root);
            if (program === undefined)
                return { failed: 'is not in PATH outside the checkout' };
            return runHelper(program, server, limits);
        },
    };
}
async function readConfig(file) {
    try {
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file);
        if (size > maxConfigBytes)
            return { unreadable: _messages_js__WEBPACK_IMPORTED_MODULE_5__/* .fileProblems */ .tH.tooLarge(maxConfigBytes) };
        return { text: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8') };
    }
    catch (error) {
        const { code } = error;
        return { unreadable: code ?? String(error), ...(code === 'ENOENT' ? { absent: true } : {}) };
    }
}
function runHelper({ file, env }, input, { timeMs, outputBytes }) {
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, ['get'], { env, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true });
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
        child.on('error', (error) => finish({ failed: `cannot be started (${error.code})` }));
        child.on('close', (code) => finish(code === null
            ? { failed: 'was killed' }
            : { exitCode: code, output: Buffer.concat(chunks).toString('utf8') }));
        child.stdin.on('error', () => undefined);
        child.stdin.end(`${input}\n`);
    });
}


/***/ }),

/***/ 68809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ machineCache)
/* harmony export */ });
/* unused harmony export openCacheFolder */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76225);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10900);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3557);







function machineCache(environment, checkout) {
    const open = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_6__/* .memoizeAsync */ .T)(async (folder) => openCacheFolder(folder, checkout));
    return async (folder = environment.TAGPROOF_CACHE || undefined) => folder === undefined || folder === 'off' ? undefined : open(folder);
}
const maxBytes = 256 * 1024 * 1024;
const smallBytes = 64 * 1024;
const usedAgainMs = 3_600_000;
function openCacheFolder(folder, checkout) {
    const top = node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(folder);
    if ((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(checkout), top))
        return { refused: (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .cacheInCheckout */ .mx)(folder) };
    return {
        async read(name) {
            const file = node_path__WEBPACK_IMPORTED_MODULE_3__.join(top, name);
            try {
                const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { throwIfNoEntry: false });
                if (found === undefined || !found.isFile() || found.size > maxBytes)
                    return undefined;
                const bytes = found.size > smallBytes ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(file) : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file);
                if (Date.now() - found.mtimeMs > usedAgainMs)
                    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.utimes)(file, new Date(), new Date());
                return bytes;
            }
            catch {
                return undefined;
            }
        },
        write: (name, bytes) => writeWhole(node_path__WEBPACK_IMPORTED_MODULE_3__.join(top, name), bytes),
        remove: (name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(node_path__WEBPACK_IMPORTED_MODULE_3__.join(top, name), { force: true }).catch(() => undefined),
        list: () => filesBelow(top),
    };
}
async function writeWhole(file, bytes) {
    const temporary = `${file}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(file), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary, bytes, { flag: 'wx' });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, file);
        return true;
    }
    catch {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true }).catch(() => undefined);
        return false;
    }
}
async function filesBelow(top) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(top, { recursive: true, withFileTypes: true }).catch(() => []);
    const found = [];
    for (const entry of entries) {
        if (!entry.isFile())
            continue;
        const file = node_path__WEBPACK_IMPORTED_MODULE_3__.join(entry.parentPath, entry.name);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { throwIfNoEntry: false });
        if (stats === undefined)
            continue;
        const name = node_path__WEBPACK_IMPORTED_MODULE_3__.relative(top, file).split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep).join('/');
        found.push({ name, bytes: stats.size, usedAt: stats.mtimeMs });
    }
    return found;
}


/***/ }),

/***/ 1537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ workTreeOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99011);



const maxDepth = 64;
const maxPointerBytes = 4096;
function workTreeOf(root) {
    try {
        const start = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root);
        let top = start;
        for (let depth = 0; (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(gitIn(top), { throwIfNoEntry: false }) === undefined; depth += 1) {
            const above = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(top);
            if (above === top || depth === maxDepth)
                return undefined;
            top = above;
        }
        const git = gitFolders(top);
        return { root: start, top, ...(git === undefined ? {} : { git }) };
    }
    catch {
        return undefined;
    }
}
function gitIn(top) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join(top, '.git');
}
function gitFolders(top) {
    try {
        const entry = gitIn(top);
        const own = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(entry).isDirectory()
            ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(entry)
            : pointedTo(entry, /^gitdir: (.+)/, top);
        const pointer = node_path__WEBPACK_IMPORTED_MODULE_1__.join(own, 'commondir');
        const common = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(pointer) ? pointedTo(pointer, /^(.+)/, own) : own;
        const isWhole = ['objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(common, name)).isDirectory());
        return isWhole && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(own, 'HEAD')) && [own, common].every(isGits(top))
            ? { own, common }
            : undefined;
    }
    catch {
        return undefined;
    }
}
function pointedTo(file, line, base) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file);
    const isPointer = stats.isFile() && stats.size <= maxPointerBytes;
    const [, target = ''] = (isPointer ? line.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8')) : null) ?? [];
    if (target === '' || /^[\\/]{2}/.test(target))
        throw new Error(`${file} does not name a folder`);
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(base, target));
}
function isGits(top) {
    return (folder) => !(0,_files_links_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(top, folder) || (0,_files_links_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(gitIn(top), folder);
}


/***/ }),

/***/ 17769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ gitOf),
  W: () => (/* binding */ repositoryAround)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/run/revision.js
var revision = __webpack_require__(8118);
// EXTERNAL MODULE: ./lib/model/text/decode.js
var decode = __webpack_require__(32239);
// EXTERNAL MODULE: ./lib/model/waiting/memoize.js
var memoize = __webpack_require__(76225);
// EXTERNAL MODULE: ./lib/host/files/files.js
var files = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/host/messages.js
var messages = __webpack_require__(10900);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/host/git/programs.js
var programs = __webpack_require__(88356);
;// CONCATENATED MODULE: ./lib/host/git/git-fetch.js







const maxMs = 120_000;
const maxErrorBytes = 4096;
const fetchedBranch = 'base';
async function fetchBranch({ url, authorization, authorities }, branch) {
    const folder = (0,external_node_fs_.mkdtempSync)(external_node_path_.join((0,external_node_os_.tmpdir)(), 'tagproof-base-'));
    const remove = () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    const settings = [
        ['protocol.allow', 'never'],
        [isLoopback(url) ? 'protocol.http.allow' : 'protocol.https.allow', 'always'],
        ['http.followRedirects', 'false'],
        ['credential.helper', ''],
        ...(authorization === undefined
            ? []
            : [[`http.${url}.extraHeader`, `Authorization: ${authorization.expose()}`]]),
        ...(authorities === undefined ? [] : [['http.sslCAInfo', authorities]]),
    ];
    const refspec = `+refs/heads/${branch}:refs/remotes/origin/${fetchedBranch}`;
    const steps = [
        ['init', '--quiet', '--template=', folder],
        [
            '--git-dir',
            external_node_path_.join(folder, '.git'),
            'fetch',
            '--quiet',
            '--depth=1',
            '--no-tags',
            '--',
            url,
            refspec,
        ],
    ];
    for (const args of steps) {
        const why = await runWith(args, settings);
        if (why === undefined)
            continue;
        remove();
        throw new failure/* Failure */.HR('no-base', `The branch \`${(0,text_text/* plain */.pj)(branch)}\` could not be fetched: ${why}`);
    }
    process.once('exit', remove);
    return folder;
}
function isLoopback(url) {
    return /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\//.test(url);
}
const passedOn = [
    ...['PATH', 'GIT_SSL_CAINFO', 'SSL_CERT_FILE'],
    ...['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'https_proxy', 'http_proxy', 'no_proxy'],
];
function runWith(args, settings) {
    const program = (0,programs/* findProgram */.K)('git');
    if (program === undefined)
        return Promise.resolve('there is no `git` in PATH outside the checkout');
    const configuration = settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
    ]);
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.spawn)(program.file, args, {
            cwd: (0,external_node_os_.tmpdir)(),
            env: {
                ...Object.fromEntries(passedOn.map((name) => [name, program.env[name]])),
                ...Object.fromEntries(configuration),
                GIT_CONFIG_COUNT: String(settings.length),
                GIT_CONFIG_GLOBAL: '/dev/null',
                GIT_CONFIG_NOSYSTEM: '1',
                GIT_TERMINAL_PROMPT: '0',
                LC_ALL: 'C',
            },
            stdio: ['ignore', 'ignore', 'pipe'],
            timeout: maxMs,
            killSignal: 'SIGKILL',
            windowsHide: true,
        });
        let said = '';
        child.stderr.on('data', (chunk) => {
            if (said.length < maxErrorBytes)
                said += chunk.toString('utf8');
        });
        child.once('error', ({ message }) => resolve((0,text_text/* plain */.pj)(message)));
        child.once('close', (code) => resolve(code === 0 ? undefined : lastLine(said)));
    });
}
function lastLine(text) {
    const line = text.trim().split('\n').at(-1) ?? '';
    return line === '' ? 'git did not say why' : (0,text_text/* plain */.pj)(line.slice(0, 300));
}

// EXTERNAL MODULE: ./lib/host/git/git-folders.js
var git_folders = __webpack_require__(1537);
// EXTERNAL MODULE: ./lib/host/git/run-git.js
var run_git = __webpack_require__(569);
;// CONCATENATED MODULE: ./lib/host/git/git.js










const maxBytes = 64 * 1024;
const remoteHeads = 'refs/remotes/origin/';
function refsOf(git) {
    const line = async (...args) => (await git(args, maxBytes))?.toString('utf8').trim();
    return {
        async branchTip(branch) {
            const commit = await line('show-ref', '--verify', '--hash', '--', `${remoteHeads}${branch}`);
            return (0,revision/* isCommit */.W)(commit) ? commit : undefined;
        },
        async defaultBranch() {
            const ref = await line('symbolic-ref', `${remoteHeads}HEAD`);
            return ref?.startsWith(remoteHeads) === true ? ref.slice(remoteHeads.length) : undefined;
        },
        async mergeBase(one, other) {
            const commit = (0,revision/* isCommit */.W)(one) && (0,revision/* isCommit */.W)(other) ? await line('merge-base', one, other) : undefined;
            return (0,revision/* isCommit */.W)(commit) ? commit : undefined;
        },
    };
}
function repositoryAround(root) {
    const found = (0,git_folders/* workTreeOf */.F)(root);
    if (found === undefined || found.top === found.root)
        return undefined;
    const folder = external_node_path_.relative(found.top, found.root).split(external_node_path_.sep).join('/');
    return { folder, read: (0,files/* diskFiles */.Ts)(found.top, undefined).read };
}
const maxListBytes = 64 * 1024 * 1024;
function gitOf(root) {
    const open = (0,memoize/* memoizeAsync */.T)(() => (0,run_git/* openGit */.zY)(root));
    const git = async (args, limit, input) => {
        const opened = await open();
        return opened === undefined || 'refused' in opened ? undefined : (0,run_git/* runGit */.EO)(opened, args, limit, input);
    };
    return {
        ...refsOf(git),
        fetchTip: (0,memoize/* memoizeAsync */.T)(async (remote, branch) => {
            const fetched = gitOf(await fetchBranch(remote, branch));
            const commit = await fetched.branchTip(fetchedBranch);
            const files = commit === undefined ? undefined : await fetched.filesAt(commit);
            if (commit === undefined || files === undefined)
                throw new failure/* Failure */.HR('no-base', messages/* fetchedUnreadable */.zp);
            return { commit, files };
        }, ({ url }, branch) => JSON.stringify([url, branch])),
        async head() {
            const text = (await git(['cat-file', 'commit', 'HEAD'], 1024 * 1024))?.toString('utf8');
            const commit = (await git(['rev-parse', '--verify', 'HEAD'], 1024))?.toString('utf8').trim();
            if (text === undefined || !(0,revision/* isCommit */.W)(commit))
                return undefined;
            const header = text.split('\n\n', 1)[0] ?? '';
            return { commit, parents: [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id = '']) => id) };
        },
        async filesAt(commit) {
            if (!(0,revision/* isCommit */.W)(commit))
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
        else if (line.startsWith('100'))
            return undefined;
    }
    if (entries.size > files/* maxFiles */.Mr)
        throw new failure/* Failure */.HR('bad-answer', `The commit has more than ${files/* maxFiles */.Mr} files`);
    const read = batched(readAll);
    return {
        list: async () => [...entries.keys()].sort(),
        async read(path) {
            const entry = entries.get(path);
            if (entry === undefined)
                return { unreadable: messages/* fileProblems */.tH.missing, absent: true };
            if (entry.size > files/* maxFileBytes */.eV)
                return { unreadable: messages/* fileProblems */.tH.tooLarge(files/* maxFileBytes */.eV) };
            return (0,decode/* decodeText */.g)(await read(entry.id));
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
        waiting.push({ id, done, failed });
        if (waiting.length === 1)
            setImmediate(flush);
    });
}
async function readBlobs(git, ids) {
    const limit = ids.length * (files/* maxFileBytes */.eV + 256);
    const answer = await git(['cat-file', '--batch'], limit, `${ids.join('\n')}\n`);
    let at = 0;
    return ids.map((id) => {
        const end = answer === undefined ? -1 : answer.indexOf('\n', at);
        const [, found, size = ''] = /^([0-9a-f]+) blob (\d+)$/.exec(answer?.toString('utf8', at, end) ?? '') ?? [];
        const from = end + 1;
        at = from + Number(size) + 1;
        if (answer === undefined || found !== id || at > answer.length)
            throw new failure/* Failure */.HR('not-found', `The checkout's git does not have the object ${id}`);
        return answer.subarray(from, at - 1);
    });
}


/***/ }),

/***/ 88356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99011);
/* harmony import */ var _git_folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1537);




const windowsEndings = ['.exe', '.com'];
function findProgram(name, environment = process.env, folder = process.cwd(), platform = process.platform) {
    const isWindows = platform === 'win32';
    const separator = isWindows ? ';' : ':';
    const isPath = (key) => (isWindows ? key.toUpperCase() : key) === 'PATH';
    const entries = Object.entries(environment).find(([key]) => isPath(key))?.[1] ?? '';
    const checkout = checkoutAround(folder);
    const folders = entries
        .split(separator)
        .map((entry) => (isWindows ? entry.replaceAll('"', '') : entry))
        .filter((entry) => isOutside(entry, checkout));
    const others = Object.entries(environment).filter(([key]) => !isPath(key));
    for (const inPath of folders)
        for (const ending of isWindows ? windowsEndings : ['']) {
            const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(inPath, `${name}${ending}`);
            if (!isProgram(file))
                continue;
            const env = { PATH: folders.join(separator), NoDefaultCurrentDirectoryInExePath: '1' };
            return { file, env: { ...Object.fromEntries(others), ...env } };
        }
    return undefined;
}
function checkoutAround(folder) {
    const top = (0,_git_folders_js__WEBPACK_IMPORTED_MODULE_3__/* .workTreeOf */ .F)(folder)?.top ?? realPath(folder);
    return top === undefined || node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(top) === top ? undefined : top;
}
function isOutside(entry, checkout) {
    if (!node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(entry))
        return false;
    const real = realPath(entry);
    if (real === undefined)
        return false;
    return checkout === undefined || !((0,_files_links_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(checkout, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(entry)) || (0,_files_links_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(checkout, real));
}
function realPath(folder) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder);
    }
    catch {
        return undefined;
    }
}
function isProgram(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   ET: () => (/* binding */ runGitRecords),
/* harmony export */   zY: () => (/* binding */ openGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76225);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10900);
/* harmony import */ var _git_folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1537);
/* harmony import */ var _programs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88356);








const maxMs = 60_000;
const maxConfigBytes = 16 * 1024 * 1024;
const oldest = [2, 30];
const keptKeys = /^(?:core\.(?:repositoryformatversion|ignorecase|precomposeunicode)|extensions\.(?!partialclone$|worktreeconfig$)[a-z0-9-]+)$/;
const settings = [
    'safe.directory=*',
    'safe.bareRepository=explicit',
    'protocol.allow=never',
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.longPaths=true',
].flatMap((setting) => ['-c', setting]);
const environment = {
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    LC_ALL: 'C',
};
async function openGit(root) {
    const found = (0,_git_folders_js__WEBPACK_IMPORTED_MODULE_5__/* .workTreeOf */ .F)(root);
    const program = found?.git && (0,_programs_js__WEBPACK_IMPORTED_MODULE_6__/* .findProgram */ .K)('git', { PATH: process.env.PATH }, found.top);
    if (found?.git === undefined || program === undefined)
        return undefined;
    const opened = { program, root: found.root, top: found.top, folders: found.git, config: '' };
    const file = node_path__WEBPACK_IMPORTED_MODULE_3__.join(found.git.common, 'config');
    const list = ['config', '--file', file, '--no-includes', '--null', '--list'];
    const [version, listed] = await Promise.all([
        versionOf(program),
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file) ? runGit(opened, list, maxConfigBytes) : Buffer.alloc(0),
    ]);
    if (!isSupported(version))
        return { refused: _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .gitProblems */ .Bb.tooOld(version, oldest.join('.')) };
    if (listed === undefined)
        return { refused: _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .gitProblems */ .Bb.failed };
    return { ...opened, config: keptConfig(listed.toString('utf8')) };
}
async function runGit(git, args, maxBytes, input = '') {
    const chunks = [];
    const isDone = await streamGit(git, args, { maxBytes, input, take: (chunk) => chunks.push(chunk) });
    return isDone ? Buffer.concat(chunks) : undefined;
}
async function runGitRecords(git, args, maxBytes, take) {
    let rest = Buffer.alloc(0);
    const takeChunk = (chunk) => {
        const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
        let start = 0;
        for (let end = bytes.indexOf(0); end >= 0; end = bytes.indexOf(0, start)) {
            take(bytes.subarray(start, end));
            start = end + 1;
        }
        rest = bytes.subarray(start);
    };
    const isDone = await streamGit(git, args, { maxBytes, input: '', take: takeChunk });
    return isDone && rest.length === 0;
}
async function streamGit(git, args, streaming) {
    const { program, root, top, folders } = git;
    let common;
    try {
        common = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_3__.join((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'tagproof-git-'));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_3__.join(common, 'refs'));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_3__.join(common, 'config'), git.config);
        const shallow = node_path__WEBPACK_IMPORTED_MODULE_3__.join(folders.common, 'shallow');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(shallow))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.copyFileSync)(shallow, node_path__WEBPACK_IMPORTED_MODULE_3__.join(common, 'shallow'));
        const env = { GIT_COMMON_DIR: common, GIT_OBJECT_DIRECTORY: node_path__WEBPACK_IMPORTED_MODULE_3__.join(folders.common, 'objects') };
        const where = [...settings, `--git-dir=${folders.own}`, `--work-tree=${top}`, ...excludes(folders)];
        return await start(program, [...where, ...args], { cwd: root, env }, streaming);
    }
    catch {
        return false;
    }
    finally {
        if (common !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(common, { recursive: true, force: true });
    }
}
function excludes({ common }) {
    return ['-c', `core.excludesFile=${node_path__WEBPACK_IMPORTED_MODULE_3__.join(common, 'info', 'exclude')}`];
}
function keptConfig(listed) {
    let kept = '';
    for (const entry of listed.split('\0')) {
        const [key = '', ...lines] = entry.split('\n');
        if (!keptKeys.test(key))
            continue;
        const [section = '', name = ''] = key.split('.');
        kept += `[${section}]\n${name} = ${JSON.stringify(lines.length === 0 ? 'true' : lines.join('\n'))}\n`;
    }
    return kept;
}
const versionOf = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_7__/* .memoizeAsync */ .T)(askVersion, ({ file }) => file);
async function askVersion(program) {
    const chunks = [];
    const streaming = { maxBytes: 1024, input: '', take: (chunk) => void chunks.push(chunk) };
    const isDone = await start(program, ['--version'], { cwd: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), env: {} }, streaming);
    const text = isDone ? Buffer.concat(chunks).toString('utf8') : '';
    return /^git version (\d+\.\d+\S*)/.exec(text)?.[1] ?? '';
}
function isSupported(version) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}
function start(program, args, { cwd, env }, { maxBytes, input, take }) {
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program.file, args, {
            cwd,
            env: { ...program.env, ...environment, ...env },
            stdio: ['pipe', 'pipe', 'ignore'],
            timeout: maxMs,
            killSignal: 'SIGKILL',
            windowsHide: true,
        });
        let size = 0;
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            if (size > maxBytes)
                child.kill('SIGKILL');
            else
                take(chunk);
        });
        child.stdin.on('error', () => undefined);
        child.once('error', () => resolve(false));
        child.once('close', (code) => resolve(code === 0 && size <= maxBytes));
        child.stdin.end(input);
    });
}


/***/ }),

/***/ 94921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ localHost)
/* harmony export */ });
/* unused harmony export maskSecrets */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50412);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(38118);
/* harmony import */ var _ci_ci_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26903);
/* harmony import */ var _ci_id_token_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47342);
/* harmony import */ var _docker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12764);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14076);
/* harmony import */ var _files_cache_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68809);
/* harmony import */ var _files_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3557);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17769);
/* harmony import */ var _network_transport_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52422);
/* harmony import */ var _scan_threads_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(29997);













function maskSecrets() {
    const secrets = new Set();
    return {
        mask(secret) {
            const value = secret.expose();
            if (value !== '')
                secrets.add(value);
        },
        shown: (text) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .withHidden */ .tE)(text, [...secrets].flatMap((secret) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .occurrencesOf */ .Og)(secret, text))),
    };
}
function localHost({ root, environment, print, temp, network, ...look }) {
    const { send, sendBytes } = network ?? (0,_network_transport_js__WEBPACK_IMPORTED_MODULE_9__/* .machineNetwork */ .e4)('tagproof');
    const { mask, shown } = maskSecrets();
    const ci = (0,_ci_ci_js__WEBPACK_IMPORTED_MODULE_2__/* .ciFrom */ .XN)(environment);
    const log = (text) => print(shown(text));
    return {
        files: (0,_files_files_js__WEBPACK_IMPORTED_MODULE_7__/* .diskFiles */ .Ts)(root, temp ?? environment.RUNNER_TEMP),
        git: (0,_git_git_js__WEBPACK_IMPORTED_MODULE_8__/* .gitOf */ .O)(root),
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_12__/* .compact */ .oE)({ ci, stop: look.stop, repository: (0,_git_git_js__WEBPACK_IMPORTED_MODULE_8__/* .repositoryAround */ .W)(root) }),
        send,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_12__/* .compact */ .oE)({ sendBytes }),
        threads: (0,_scan_threads_js__WEBPACK_IMPORTED_MODULE_10__/* .machineThreads */ .x)(),
        cache: (0,_files_cache_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .machineCache */ .G)(environment, root),
        clock: _exit_js__WEBPACK_IMPORTED_MODULE_5__/* .systemClock */ .ml,
        workflow: { ...(0,_ci_id_token_js__WEBPACK_IMPORTED_MODULE_3__/* .workflowOf */ .B4)(environment, send), ...(0,_ci_ci_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceFrom */ .YX)(environment, root) },
        docker: (0,_docker_js__WEBPACK_IMPORTED_MODULE_4__/* .machineDocker */ .Sd)(environment, root),
        apiToken: (0,_docker_js__WEBPACK_IMPORTED_MODULE_4__/* .apiTokens */ .TF)(environment, mask),
        aws: (0,_docker_js__WEBPACK_IMPORTED_MODULE_4__/* .awsFrom */ .uB)(environment),
        sink: {
            mask,
            log,
            colour: look.colour ?? false,
            ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_12__/* .compact */ .oE)({ width: look.width }),
            ...(look.links === true ? { link: (file) => (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(root, file)).href } : {}),
            progress: look.progress ?? (() => undefined),
            annotate: () => undefined,
            summary: async () => undefined,
            output: () => undefined,
            ...(0,_ci_ci_js__WEBPACK_IMPORTED_MODULE_2__/* .shownBy */ .Le)(ci, log),
        },
    };
}


/***/ }),

/***/ 90187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ networkOf),
/* harmony export */   b_: () => (/* binding */ lookupFrom),
/* harmony export */   ln: () => (/* binding */ refuseAddress),
/* harmony export */   w4: () => (/* binding */ hostOf)
/* harmony export */ });
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10900);




const ofMachine = blockListOf('0.0.0.0/8 127.0.0.0/8 169.254.0.0/16 168.63.129.16/32', '::/127 fe80::/10 fd00:ec2::254/128');
const ofPrivate = blockListOf('10.0.0.0/8 100.64.0.0/10 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3', '::/96 64:ff9b:1::/48 2001::/32 2002::/16 fc00::/7 fec0::/10 ff00::/8');
function blockListOf(ipv4, ipv6) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
    for (const [address = '', bits] of ipv4.split(' ').map((subnet) => subnet.split('/'))) {
        list.addSubnet(address, Number(bits), 'ipv4');
        list.addSubnet(`64:ff9b::${address}`, 96 + Number(bits), 'ipv6');
    }
    for (const [address = '', bits] of ipv6.split(' ').map((subnet) => subnet.split('/')))
        list.addSubnet(address, Number(bits), 'ipv6');
    return list;
}
function networkOf(address = '') {
    if (address === '')
        return 'public';
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIPv6)(address) ? 'ipv6' : 'ipv4';
    const [plain = ''] = address.split('%');
    if (ofMachine.check(plain, family))
        return 'loopback';
    return ofPrivate.check(plain, family) ? 'private' : 'public';
}
function lookupFrom(from, resolve = node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup) {
    return (hostname, options, callback) => resolve(hostname, options, (error, found, family) => {
        const addresses = error === null ? [found].flat() : [];
        const isRefused = addresses.some((one) => !mayLead(from, networkOf(typeof one === 'string' ? one : one.address)));
        callback(isRefused ? refusal(hostname) : error, found, family);
    });
}
function refuseAddress(url, from) {
    const host = hostOf(url);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) !== 0 && !mayLead(from, networkOf(host)))
        throw refusal(host);
}
function hostOf({ hostname }) {
    return hostname.replace(/^\[|\]$/g, '');
}
function mayLead(from, to) {
    return to === 'public' || to === from;
}
function refusal(host) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('bad-answer', (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .leadsAway */ .Au)(host));
}


/***/ }),

/***/ 87267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ responseTooLarge),
/* harmony export */   MK: () => (/* binding */ defaultLimits),
/* harmony export */   NE: () => (/* binding */ withDeadline),
/* harmony export */   bJ: () => (/* binding */ runnerFileFailure),
/* harmony export */   pB: () => (/* binding */ refuseProxy),
/* harmony export */   rC: () => (/* binding */ withoutHttp2)
/* harmony export */ });
/* unused harmony export networkFailure */
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10900);


const defaultLimits = {
    silenceMs: 30_000,
    totalMs: 60_000,
    bodyBytes: 16 * 1024 * 1024,
};
function networkFailure(host, cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    if (/timeout/i.test(message))
        return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('timeout', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .hostTimedOut */ .MG)(host), { cause });
    const proxyStatus = /tunneling socket.*statusCode=(?<status>\d{3})/.exec(message)?.groups?.status;
    const code = proxyStatus === undefined ? (codeOf(cause) ?? message) : (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .proxyRefused */ .rZ)(proxyStatus);
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unreachable', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .hostUnreachable */ .P6)(host, code), { cause });
}
function refuseProxy(host, proxy) {
    const { protocol } = new URL(proxy || 'http://none');
    if (protocol !== 'http:' && protocol !== 'https:')
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unreachable', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownProxy */ .TW)(host, protocol));
}
function runnerFileFailure(describe, cause) {
    const reason = codeOf(cause) ?? (cause instanceof Error ? cause.message : String(cause));
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('not-written', describe(reason), { cause });
}
function responseTooLarge(maxBytes) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `The response is larger than ${maxBytes} bytes`);
}
function withoutHttp2() {
    return new Error('it does not offer HTTP/2');
}
function codeOf(cause) {
    return cause instanceof Error ? cause.code : undefined;
}
async function withDeadline(host, totalMs, work) {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), totalMs);
    const expired = new Promise((_, reject) => {
        deadline.signal.addEventListener('abort', () => reject(deadline.signal.reason), { once: true });
    });
    try {
        return await Promise.race([work(deadline.signal), expired]);
    }
    catch (error) {
        if (deadline.signal.aborted)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('timeout', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .noCompleteResponse */ .CJ)(host, totalMs));
        throw error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR ? error : networkFailure(host, error);
    }
    finally {
        clearTimeout(timer);
    }
}


/***/ }),

/***/ 52422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e4: () => (/* binding */ machineNetwork)
/* harmony export */ });
/* unused harmony exports networkBytes, networkTransport */
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22779);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90187);
/* harmony import */ var _deadline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87267);




function machineNetwork(userAgent) {
    return { send: networkTransport(userAgent), sendBytes: networkBytes(userAgent) };
}
function networkBytes(userAgent) {
    let loaded;
    return async (request) => {
        loaded ??= __webpack_require__.e(/* import() */ 5381).then(__webpack_require__.bind(__webpack_require__, 95381)).then(({ http2Transport }) => http2Transport(userAgent));
        return (await loaded)(request);
    };
}
function networkTransport(userAgent, limits = _deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultLimits */ .MK, resolve) {
    const direct = transportBy(userAgent, limits, resolve);
    const led = new Map();
    return async (request) => {
        const { ledFrom } = request;
        if (ledFrom === undefined)
            return direct(request);
        (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseAddress */ .ln)(new URL(request.url), ledFrom);
        const send = led.get(ledFrom) ?? transportBy(userAgent, limits, (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .lookupFrom */ .b_)(ledFrom, resolve));
        led.set(ledFrom, send);
        return send(request);
    };
}
function transportBy(userAgent, limits, lookup) {
    const clients = new Map();
    return (request) => {
        const url = new URL(request.url);
        return (0,_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .withDeadline */ .NE)(url.host, limits.totalMs, async (signal) => {
            const client = clients.get(url.protocol) ?? clientWith(userAgent, limits);
            clients.set(url.protocol, client);
            const proxy = (0,_actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .getProxyUrl */ .s_)(request.url);
            (0,_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseProxy */ .pB)(url.host, proxy);
            const isDirect = proxy === '';
            const response = await open(client, request, {
                signal,
                timeout: limits.silenceMs,
                ...(isDirect && { host: (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .hostOf */ .w4)(url), ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ lookup }) }),
            });
            return readResponse(response, request, request.maxBytes ?? limits.bodyBytes, isDirect);
        });
    };
}
let opening;
function clientWith(userAgent, { silenceMs }) {
    return new _actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .HttpClient */ .Qq(userAgent, [underCircumstances], {
        allowRedirects: false,
        allowRetries: false,
        keepAlive: true,
        socketTimeout: silenceMs,
    });
}
const underCircumstances = {
    prepareRequest(options) {
        if (opening === undefined)
            throw new Error('The client prepares a request after it has been asked for it');
        Object.assign(options, opening);
    },
    canHandleAuthentication: () => false,
    handleAuthentication: () => Promise.reject(new Error('No credential is sent without being asked for')),
};
function open(client, request, circumstances) {
    const { authorization } = request;
    const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    const headers = { ...request.headers, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ authorization: credential }) };
    opening = circumstances;
    try {
        return client.request(request.method, request.url, request.body ?? null, headers);
    }
    finally {
        opening = undefined;
    }
}
async function readResponse({ message }, { stream }, maxBytes, isDirect) {
    const network = isDirect ? (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .networkOf */ .Af)(message.socket.remoteAddress) : 'public';
    const chunks = [];
    const take = message.statusCode === 200 ? stream?.() : undefined;
    let size = 0;
    for await (const chunk of message) {
        size += chunk.length;
        if (size > maxBytes)
            throw (0,_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .responseTooLarge */ .Fh)(maxBytes);
        if (take === undefined)
            chunks.push(chunk);
        else
            take(chunk);
    }
    if (!message.complete)
        throw new Error('the connection ended before the response was complete');
    const headers = Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
    return {
        status: message.statusCode ?? 0,
        headers: Object.fromEntries(headers),
        network,
        body: Buffer.concat(chunks).toString('utf8'),
    };
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
const limitMs = 120_000;
const memoryMb = 1024;
function machineThreads() {
    let pool;
    const opened = async () => {
        const { threadPool } = await __webpack_require__.e(/* import() */ 1123).then(__webpack_require__.bind(__webpack_require__, 21123));
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


/***/ })

};
