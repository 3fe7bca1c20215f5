export const id = 9639;
export const ids = [9639];
export const modules = {

/***/ 9639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  folderHost: () => (/* binding */ folderHost),
  gate: () => (/* binding */ gate),
  gateOn: () => (/* binding */ gateOn)
});

// EXTERNAL MODULE: ./lib/ci/policy-sources.js
var policy_sources = __webpack_require__(64663);
// EXTERNAL MODULE: ./lib/clients/http/index.js + 7 modules
var http = __webpack_require__(48980);
// EXTERNAL MODULE: ./lib/config/index.js
var config = __webpack_require__(42714);
// EXTERNAL MODULE: ./lib/host/exit.js
var exit = __webpack_require__(14076);
// EXTERNAL MODULE: ./lib/host/files/files.js
var files_files = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/host/local.js
var local = __webpack_require__(94921);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/host/files/links.js
var links = __webpack_require__(99011);
// EXTERNAL MODULE: ./lib/host/git/programs.js
var programs = __webpack_require__(88356);
;// CONCATENATED MODULE: ./lib/host/renderers.js








const defaultLimits = {
    files: 20_000,
    bytes: 256 * 2 ** 20,
    timeMs: 20_000,
    outputBytes: 16 * 2 ** 20,
};
function machineRenderers(environment, root, limits = defaultLimits) {
    return {
        async open(paths) {
            if (paths.length > limits.files)
                return { refused: `${(0,text_text/* plural */.LS)(paths.length, 'file')} are more than ${limits.files}` };
            const temp = await (0,promises_.mkdtemp)(external_node_path_.join((0,external_node_os_.tmpdir)(), 'tagproof-rendered-'));
            const [copy, home] = [external_node_path_.join(temp, 'checkout'), external_node_path_.join(temp, 'home')];
            const close = () => (0,promises_.rm)(temp, { recursive: true, force: true });
            try {
                for (const folder of [copy, home])
                    await (0,promises_.mkdir)(folder);
                const bytes = await copyFiles(root, copy, paths, limits.bytes);
                if (bytes <= limits.bytes)
                    return { ...copied(root, copy), run: runnerIn(copy, home, environment, root, limits), close };
                await close();
                return { refused: `the files have more than ${limits.bytes} bytes` };
            }
            catch (error) {
                await close();
                return { refused: `the files cannot be copied (${error.code})` };
            }
        },
    };
}
async function copyFiles(root, copy, paths, most) {
    let bytes = 0;
    for (const one of paths) {
        const found = one.endsWith('/') ? undefined : (0,links/* linkedFile */.o2)(root, external_node_path_.join(root, one));
        if (found === undefined)
            continue;
        const stats = await (0,promises_.stat)(found.file);
        if (!stats.isFile())
            continue;
        bytes += stats.size;
        if (bytes > most)
            return bytes;
        const target = external_node_path_.join(copy, one);
        await (0,promises_.mkdir)(external_node_path_.dirname(target), { recursive: true });
        await (0,promises_.copyFile)(found.file, target, external_node_fs_.constants.COPYFILE_FICLONE);
    }
    return bytes;
}
function copied(root, copy) {
    return {
        async write(file, text) {
            const target = external_node_path_.join(copy, file);
            if (text !== undefined)
                return (0,promises_.writeFile)(target, text);
            const found = (0,links/* linkedFile */.o2)(root, external_node_path_.join(root, file));
            if (found !== undefined)
                await (0,promises_.copyFile)(found.file, target);
        },
    };
}
const nowhere = 'http://127.0.0.1:9';
function runnerIn(copy, home, environment, root, { timeMs, outputBytes }) {
    const env = {
        ...{ PATH: home, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
        ...{
            KUBECONFIG: external_node_path_.join(home, 'config'),
            DOCKER_CONFIG: home,
            DOCKER_HOST: nowhere,
            HELM_PLUGINS: home,
        },
        ...{ HTTP_PROXY: nowhere, HTTPS_PROXY: nowhere, ALL_PROXY: nowhere, LC_ALL: 'C.UTF-8' },
    };
    return (name, args, folder) => {
        const program = (0,programs/* findProgram */.K)(name, environment, root);
        if (program === undefined)
            return Promise.resolve({ missing: true });
        const options = {
            cwd: external_node_path_.join(copy, folder),
            env,
            timeout: timeMs,
            maxBuffer: outputBytes,
            killSignal: 'SIGKILL',
        };
        return new Promise((resolve) => {
            const child = (0,external_node_child_process_.execFile)(program.file, [...args], options, (error, out, err) => {
                if (error === null)
                    return resolve({ text: out.replaceAll(copy, '.') });
                const said = err.trim().split('\n').at(-1)?.slice(0, 300);
                const why = error.killed === true
                    ? `took more than ${timeMs / 1000} seconds, or printed too much`
                    : (said ?? '');
                resolve({ failed: why.replaceAll(copy, '.') });
            });
            child.stdin?.end();
        });
    };
}

// EXTERNAL MODULE: ./lib/model/text/plain.js
var plain = __webpack_require__(32181);
// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/output/requests.js
var output_requests = __webpack_require__(97351);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var columns = __webpack_require__(69977);
;// CONCATENATED MODULE: ./lib/output/terminal/settings.js




const maxValue = 200;
function settingsTable({ settings, requests }, width) {
    const rows = settings.map(({ name, value, from }) => [name, value, from].map((cell) => (0,plain/* plain */.p)((0,output_escape/* cut */.Jj)(cell, maxValue))));
    const retried = requests.retried === 0 ? '' : `, ${requests.retried} of them repeated`;
    return `${(0,columns/* terminalTable */.RX)([['SETTING', 'VALUE', 'SET BY'], ...rows], width)}\n\n${(0,text_text/* plural */.LS)(requests.total, 'request')}${retried}${(0,output_requests/* savedText */.X)(requests)}`;
}

// EXTERNAL MODULE: ./lib/output/view.js
var view = __webpack_require__(51692);
// EXTERNAL MODULE: ./lib/output/words/format.js
var format = __webpack_require__(64148);
// EXTERNAL MODULE: ./lib/run.js + 18 modules
var run = __webpack_require__(61610);
// EXTERNAL MODULE: ./lib/command/applied-policy.js
var applied_policy = __webpack_require__(66931);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
;// CONCATENATED MODULE: ./lib/command/gate.js














async function gate(context) {
    const { switches } = context.invocation;
    if (switches.has('watch'))
        return (await __webpack_require__.e(/* import() */ 1106).then(__webpack_require__.bind(__webpack_require__, 91106))).whenFilesChange(context, gateFolder);
    return switches.has('dry-run') ? preview(context) : gateFolder(context);
}
function gateFolder(context) {
    return gateOn(context, folderHost(context));
}
async function preview(context) {
    const host = folderHost({ ...context, out: context.err, colour: false });
    const { files, changed } = (0,files_files/* previewFiles */.Ol)(folderOf(context), host.files);
    host.sink.log('Dry run: no file is changed. `tagproof pin` would print:\n');
    const exitCode = await gateOn(context, { ...host, files }, { isPreview: true });
    if (!context.invocation.json)
        (await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(3887)]).then(__webpack_require__.bind(__webpack_require__, 53887))).printPatch(context, changed());
    return exitCode;
}
function folderOf({ invocation }) {
    return invocation.operands[0] ?? '.';
}
function folderHost(context) {
    const { invocation, environment } = context;
    const host = (0,local/* localHost */.O)({
        root: folderOf(context),
        environment,
        stop: context.stop ?? (0,exit/* stopSignal */.Zm)(),
        ...(0,command_context/* printOptionsOf */.x9)(context),
    });
    const log = invocation.switches.has('quiet') ? () => undefined : host.sink.log;
    const renderers = invocation.switches.has('check-rendered')
        ? { renderers: machineRenderers(environment, folderOf(context)) }
        : {};
    return { ...host, ...renderers, sink: { ...host.sink, log } };
}
async function gateOn(context, host, { isPreview = false, amend, ...limits } = {}) {
    const { invocation } = context;
    const get = (name) => (name === 'mode' ? modeOf(context) : (0,command_context/* inputOf */.wg)(context, name));
    const sources = await (0,policy_sources/* policySources */.T)((0,http/* guardHost */.aK)(host).host, (0,command_context/* githubTokenOf */.A2)(context), get('base'));
    const read = await (0,config/* configure */.j)({ get, ...sources, ...limits });
    if ('issues' in read)
        return (0,command_context/* usageErrors */.jY)(context, 'configuration', read.issues);
    const { report, exitCode } = await (0,run/* run */.e)(host, isPreview ? withoutDelivery(read.config) : read.config, amend);
    if (invocation.json)
        await (0,command_context/* printJson */.Q2)(context, report);
    else
        printMore(context, report, (0,applied_policy/* appliedPolicyText */.$)(read.config));
    return exitCode;
}
function printMore({ invocation, out, width }, report, policies) {
    if (invocation.switches.has('quiet'))
        out((0,plain/* plain */.p)((0,format/* headline */.Pl)(report, (0,view/* viewOf */.du)(report))));
    if (invocation.switches.has('verbose'))
        out(`${(0,plain/* plain */.p)(policies)}\n\n${settingsTable(report, width)}`);
}
function modeOf({ invocation: { command, switches } }) {
    return switches.has('fix') ? 'pin' : command;
}
function withoutDelivery(config) {
    return { ...config, delivery: { comment: 'never', issue: false } };
}


/***/ }),

/***/ 97351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ savedText)
/* harmony export */ });
function savedText({ saved = 0 }) {
    if (saved === 0)
        return '';
    return saved === 1 ? '; 1 more was not needed' : `; ${saved} more were not needed`;
}


/***/ })

};
