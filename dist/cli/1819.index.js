export const id = 1819;
export const ids = [1819,9639];
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

/***/ 78305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ identitySetting),
/* harmony export */   f4: () => (/* binding */ iamOf),
/* harmony export */   vR: () => (/* binding */ reporting)
/* harmony export */ });
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48980);
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49085);
/* harmony import */ var _clients_platform_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92838);
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5062);
/* harmony import */ var _command_flag_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54678);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13520);
/* harmony import */ var _host_exit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14076);
/* harmony import */ var _host_network_transport_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52422);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38675);
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13204);










const usedInputs = [...(0,_command_flag_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .namesIn */ .wX)('platform'), 'identity', 'group', 'oidc-audience', 'token'];
function identitySetting(context, required) {
    const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readConfig */ .X)((name) => (usedInputs.includes(name) ? (0,_command_context_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOf */ .wg)(context, name) : undefined), {
        presets: _model_images_presets_js__WEBPACK_IMPORTED_MODULE_9__/* .presets */ .v,
        checks: [],
    });
    const missing = [...required, 'token'].flatMap((name) => (0,_command_context_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOf */ .wg)(context, name) === undefined
        ? [`\`--${name}\` is missing.${name === 'token' ? ' Set it, or TAGPROOF_TOKEN.' : ''}`]
        : []);
    const issues = [...('issues' in read ? read.issues : []), ...missing];
    if ('issues' in read || issues.length > 0)
        return { issues };
    const { platform, token } = read.config;
    if (platform === undefined || token === undefined)
        return { issues: ['No platform is configured. Set `--platform`, or `--base-url` and `--registry-url`.'] };
    return { setting: { config: read.config, platform, iam: iamOf(context, read.config, platform, token) } };
}
function iamOf(context, config, { baseUrl }, token) {
    const network = context.network ?? (0,_host_network_transport_js__WEBPACK_IMPORTED_MODULE_7__/* .machineNetwork */ .e4)('tagproof');
    const send = (0,_clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__/* .retryingTransport */ .kR)((0,_clients_index_js__WEBPACK_IMPORTED_MODULE_1__/* .withPlatformTransport */ .Nx)(network, config).send, _host_exit_js__WEBPACK_IMPORTED_MODULE_6__/* .systemClock */ .ml);
    return (0,_clients_platform_client_js__WEBPACK_IMPORTED_MODULE_2__/* .platformClient */ .J)({ send, baseUrl, token, surface: 'terminal' });
}
async function reporting(context, work) {
    try {
        return await work();
    }
    catch (error) {
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_3__/* .printFailure */ .eV)(context, (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .gapFrom */ .rK)(error, 'platform'));
    }
}


/***/ }),

/***/ 46449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ roleNamed)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_text_plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32181);


const maxShown = 12;
function roleNamed(roles, name) {
    const [role, ...others] = roles.filter((one) => one.name === name);
    if (role !== undefined && others.length === 0)
        return role;
    const names = [...new Set(roles.map((one) => one.name))].sort();
    const shown = names.slice(0, maxShown).map(_model_text_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p).join(', ') || 'none';
    const more = names.length > maxShown ? `, and ${names.length - maxShown} more` : '';
    const count = role === undefined ? 'no role' : `${others.length + 1} roles`;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('not-found', `The platform has ${count} named ${name}, so it cannot be bound. The roles that the token can list are: ${shown}${more}. Check the address of the platform, or sign in with a token that can list the roles of the organization`);
}


/***/ }),

/***/ 42387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pS: () => (/* binding */ yamlText),
/* harmony export */   s$: () => (/* binding */ proposedText),
/* harmony export */   wB: () => (/* binding */ isAsWritten)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);


const maxColumn = 46;
const mark = /^(?:# yaml-language-server:[^\n]*\n)?# Written by tagproof \(([0-9a-f]{16})\)[^\n]*\n/;
function proposedText(lines, head = '') {
    const column = Math.min(maxColumn, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .largest */ .nQ)(lines.map(([text]) => text.length)));
    const body = lines
        .map(([text, reason]) => `${reason === undefined ? text : `${text.padEnd(column)} # ${reason}`}\n`)
        .join('');
    return `${head}# Written by tagproof (${digestOf(body)}). Until it is edited, tagproof setup may update or remove it.\n${body}`;
}
function isAsWritten(text) {
    const [first, digest] = mark.exec(text) ?? [];
    return first !== undefined && digestOf(text.slice(first.length)) === digest;
}
function yamlText(text) {
    return /^[\w][\w./@-]*$/.test(text) ? text : JSON.stringify(text);
}
function digestOf(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}


/***/ }),

/***/ 10014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ placeholders),
/* harmony export */   w: () => (/* binding */ workflowPaths)
/* harmony export */ });
/* harmony import */ var _model_run_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30982);

const placeholders = {
    action: _model_run_project_js__WEBPACK_IMPORTED_MODULE_0__/* .exampleAction */ .Nl.uses,
    environment: 'tagproof',
};
const workflowPaths = {
    github: '.github/workflows/tagproof.yml',
    gitlab: '.gitlab-ci.yml',
};


/***/ }),

/***/ 17188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ proposalFor)
/* harmony export */ });
/* unused harmony export policyText */
/* harmony import */ var _model_inputs_special_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9004);
/* harmony import */ var _model_run_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30982);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42387);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10014);
/* harmony import */ var _workflow_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45567);





function policyText(survey, options) {
    const unpinned = survey.references - survey.pinned - survey.opaque;
    const hasOtherRegistries = options.ci === 'gitlab' || survey.registries.length > (survey.platform === undefined ? 0 : 1);
    const lines = [
        ...platformLines(options.platform ?? survey.platform, options),
        ['max-age: 14d', 'how long a pin may stay behind the current digest'],
        ['min-age: 1d', 'use new digests after a day, so that bad releases can be noticed first'],
        ['fail-on: error', 'warnings are reported but do not fail the gate'],
        ...when(hasOtherRegistries, ['ledger: true', 'record digests of registries without tag history']),
        ...when(unpinned > 0, ['checks:'], ['  unpinned: warning', `${unpinned} not pinned yet; delete this line after running tagproof pin`]),
        ...when(survey.samples.length > 0, ['overrides:'], [`  - paths: [${survey.samples.map(_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS).join(', ')}]`, 'examples and test data'], ['    checks: {unpinned: notice}']),
    ];
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .proposedText */ .s$)(lines, _model_run_project_js__WEBPACK_IMPORTED_MODULE_1__/* .policySchemaLine */ .yz);
}
function platformLines(platform, { identity, addresses = [] }) {
    if (platform === undefined || addresses.length > 0)
        return [];
    return [
        [`platform: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(platform)}`, 'whose tag histories prove the pins'],
        identity === undefined
            ? ['# identity: UID', 'tagproof setup creates an identity and writes its uid here']
            : [`identity: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(identity)}`, 'which the jobs assume with their own token'],
        ['sbom-from-registry: true', 'look up advisories for the packages in the images'],
    ];
}
function when(condition, ...lines) {
    return condition ? lines : [];
}
function proposalFor(survey, options) {
    const { ci = 'github' } = options;
    return [
        { path: _model_inputs_special_types_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultPolicyPath */ .r2, text: policyText(survey, options) },
        {
            path: _options_js__WEBPACK_IMPORTED_MODULE_3__/* .workflowPaths */ .w[ci],
            text: ci === 'gitlab' ? (0,_workflow_text_js__WEBPACK_IMPORTED_MODULE_4__/* .gitlabText */ .fD)(survey, options) : (0,_workflow_text_js__WEBPACK_IMPORTED_MODULE_4__/* .githubText */ .f5)(survey, options),
        },
    ];
}


/***/ }),

/***/ 44764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ surveyOf)
/* harmony export */ });
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49085);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50412);
/* harmony import */ var _model_globs_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93635);
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13204);
/* harmony import */ var _model_text_position_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80642);
/* harmony import */ var _scan_checkout_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94629);
/* harmony import */ var _scan_scanners_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31641);







const systems = {
    'GitHub Actions': '.github/workflows/*.{yml,yaml}',
    'GitLab CI': '.gitlab-ci.yml',
    CircleCI: '.circleci/config.yml',
    'Azure Pipelines': '{azure-pipelines.yml,.azure-pipelines/**}',
    Jenkins: '{Jenkinsfile,**/Jenkinsfile}',
    'Bitbucket Pipelines': 'bitbucket-pipelines.yml',
};
const sampleFolder = /^(?:.*\/)?(?:examples?|samples?|testdata|fixtures|__fixtures__)(?=\/)/;
async function surveyOf(files, threads) {
    const everything = { paths: [], exclude: [], surface: 'terminal' };
    const checkout = await (0,_scan_checkout_index_js__WEBPACK_IMPORTED_MODULE_2__/* .scanCheckout */ .W)(files, everything, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .oE)({ threads }));
    const images = checkout.occurrences.flatMap((one) => (one.kind === 'image' ? [one] : []));
    const unpinned = images.filter(({ image }) => image.digest === undefined);
    const registries = groupedBy(images, ({ image }) => image.registry).map(([registry, found]) => ({
        registry,
        references: found.length,
        pinned: found.filter(({ image }) => image.digest !== undefined).length,
    }));
    const platform = Object.keys(_model_images_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .presets */ .v).find((_, index) => registries.some(({ registry }) => registry === _clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .presetRegistries */ .HB[index]));
    const paths = await files.list();
    return {
        files: checkout.scanned,
        holding: new Set(checkout.occurrences.map(({ at }) => at.file)).size,
        formats: formatsOf(checkout),
        registries,
        references: checkout.occurrences.length,
        pinned: images.length - unpinned.length,
        pinnable: unpinned.filter(({ pin }) => pin.kind === 'place').length,
        opaque: checkout.occurrences.length - images.length,
        local: checkout.occurrences.filter(({ kind }) => kind === 'local').length,
        samples: samplesIn(unpinned.filter(({ testData }) => testData === undefined).map(({ at }) => at.file)),
        ...(platform === undefined ? {} : { platform }),
        ci: Object.entries(systems).flatMap(([name, glob]) => {
            return paths.some((0,_model_globs_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .pathMatcher */ .kZ)([glob])) ? [name] : [];
        }),
        users: await usersIn(files, paths),
        problems: [
            ...new Map(checkout.problems.map(({ file, message, span }) => {
                const source = checkout.files.get(file);
                const where = span === undefined || source === undefined ? file : (0,_model_text_position_js__WEBPACK_IMPORTED_MODULE_6__/* .whereIs */ .ie)({ file, span }, [source]);
                return [file, `${where}: ${message}`];
            })).values(),
        ],
    };
}
function samplesIn(files) {
    const folders = [...new Set(files.flatMap((file) => sampleFolder.exec(file)?.[0] ?? []))];
    const byName = groupedBy(folders, (folder) => folder.split('/').at(-1) ?? '');
    return byName
        .map(([name, [only = '', ...others]]) => `${others.length === 0 ? only : `**/${name}`}/**`)
        .sort();
}
function formatsOf({ files }) {
    const found = _scan_scanners_js__WEBPACK_IMPORTED_MODULE_3__/* .scanners */ .U.map((scanner) => {
        const matches = (0,_model_globs_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .pathMatcher */ .kZ)(scanner.paths);
        const counts = [...files.values()].flatMap((file) => {
            const references = matches(file.path) ? (scanner.scan(file)?.occurrences.length ?? 0) : 0;
            return references > 0 ? [references] : [];
        });
        const references = counts.reduce((sum, count) => sum + count, 0);
        return { title: scanner.title, files: counts.length, references };
    });
    return found.filter(({ files: some }) => some > 0).sort((a, b) => b.references - a.references);
}
async function usersIn(files, paths) {
    const workflows = paths.filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path));
    const read = await Promise.all(workflows.map(async (path) => ({ path, read: await files.read(path) })));
    return read.flatMap(({ path, read: file }) => 'text' in file && /\buses:\s*["']?[\w./-]*tagproof@/.test(file.text) ? [path] : []);
}
function groupedBy(items, key) {
    const groups = new Map();
    for (const item of items)
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .addToGroup */ .Mr)(groups, key(item), item);
    return [...groups].sort(([, a], [, b]) => b.length - a.length);
}


/***/ }),

/***/ 74849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ fileText),
/* harmony export */   WW: () => (/* binding */ surveyText),
/* harmony export */   bS: () => (/* binding */ stepsText),
/* harmony export */   d: () => (/* binding */ initNextSteps)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38118);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32181);
/* harmony import */ var _output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69977);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10014);





const maxRegistries = 8;
const maxProblems = 5;
function initNextSteps(survey, files, options) {
    const written = files.every(({ outcome }) => outcome === 'written' || outcome === 'same');
    const platform = options.platform ?? survey.platform;
    return [
        ...(written ? [] : ['tagproof init --write   writes both files; existing files are never overwritten']),
        ...(options.action === undefined
            ? [`Replace ${_options_js__WEBPACK_IMPORTED_MODULE_1__/* .placeholders */ .F.action} with the action's repository and commit SHA`]
            : []),
        ...(platform !== undefined && options.identity === undefined
            ? [
                'tagproof setup   creates the identity that the workflow assumes, and writes its uid into the policy',
            ]
            : []),
        ...(survey.pinnable > 0 ? [`tagproof pin   writes ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(survey.pinnable, 'missing digest')}`] : []),
        'tagproof doctor   diagnoses configuration problems',
    ].slice(0, 4);
}
function bold({ colour }, text) {
    return colour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)('bold', text, { validateStream: false }) : text;
}
function surveyText(survey, format) {
    const { formats, registries, references, pinned, opaque, local, ci, users, problems } = survey;
    const rows = [
        ...formats.map(({ title, files, references: count }) => [
            `  ${title}`,
            `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(count, 'reference')} in ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(files, 'file')}`,
        ]),
        ...registries
            .slice(0, maxRegistries)
            .map(({ registry, references: count, pinned: some }) => [
            `  ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .p)(registry)}`,
            `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(count, 'reference')}, ${some} pinned`,
        ]),
        ...(registries.length > maxRegistries
            ? [['  Other registries', String(registries.length - maxRegistries)]]
            : []),
        ['  CI', ci.length === 0 ? 'none found' : `${ci.join(', ')}${elsewhere(ci)}`],
        ...(users.length > 0 ? [['  Tagproof already runs in', users.map(_output_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .p).join(', ')]] : []),
    ];
    const counts = `${pinned} pinned, ${references - pinned - opaque} not pinned, ${opaque - local} unresolved${local === 0 ? '' : `, ${local} built here`}`;
    const read = `${survey.holding} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(survey.files, 'file')}`;
    const head = references === 0
        ? `No image references found in ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(survey.files, 'file')} of known formats`
        : `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(references, 'reference')} in ${read}: ${counts}`;
    return [bold(format, head), (0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .terminalTable */ .RX)(rows, format.width), ...problemLines(problems, format)].join('\n');
}
function problemLines(problems, format) {
    if (problems.length === 0)
        return [];
    const [were, their] = problems.length === 1 ? ['was', 'its'] : ['were', 'their'];
    const left = problems.length - maxProblems;
    const room = (format.width ?? Number.POSITIVE_INFINITY) - 4;
    return [
        '',
        bold(format, `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(problems.length, 'file')} ${were} not read completely, so ${their} images may be missing here`),
        ...problems
            .slice(0, maxProblems)
            .flatMap((one) => (0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .wrapped */ .ky)((0,_output_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .p)(one), room).map((line, index) => `${index === 0 ? '  ' : '    '}${line}`)),
        ...(left > 0 ? [`  … and ${left} more; \`tagproof scan\` lists all of them`] : []),
        ...(0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .wrapped */ .ky)(problemAdvice, room).map((line) => `  ${line}`),
    ];
}
const problemAdvice = 'Until each is corrected, or listed under `exclude` in .github/tagproof.yml, `tagproof verify` ends as incomplete.';
function elsewhere(ci) {
    return ci.includes('GitHub Actions')
        ? ''
        : '. The workflow below is for GitHub Actions; elsewhere, run `tagproof verify`';
}
const outcomeTexts = {
    proposed: 'proposed',
    written: 'written',
    same: 'exists, unchanged',
    kept: 'exists with different content; proposed version shown',
};
function fileText({ path, text, outcome }, format) {
    const result = typeof outcome === 'object' ? `not written: ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .p)(outcome.refused)}` : outcomeTexts[outcome];
    const lines = text
        .trimEnd()
        .split('\n')
        .map((line) => `  ${line}`);
    return [`${bold(format, path)}  (${result})`, ...lines].join('\n');
}
function stepsText(steps, format) {
    return [bold(format, 'Next steps'), ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n');
}


/***/ }),

/***/ 45567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f5: () => (/* binding */ githubText),
/* harmony export */   fD: () => (/* binding */ gitlabText),
/* harmony export */   n2: () => (/* binding */ checkoutAction)
/* harmony export */ });
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13204);
/* harmony import */ var _model_run_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30982);
/* harmony import */ var _report_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38882);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42387);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10014);





const checkoutAction = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';
function gitlabText(survey, options) {
    const platform = options.platform ?? survey.platform;
    const settings = inWorkflow(options).map(([name, value]) => ` --${name} ${value}`);
    const reports = '--code-quality gl-code-quality-report.json --junit tagproof-junit.xml';
    const token = [
        ['  id_tokens:', 'to sign in without a stored secret'],
        [`    TAGPROOF_ID_TOKEN: {aud: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(audienceOf(platform, options))}}`],
    ];
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .proposedText */ .s$)([
        ['images:'],
        [`  image: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(options.image ?? 'node:24')}`, 'tagproof pin adds its digest'],
        ['  rules:'],
        ['    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH', 'pushes and schedules of the default branch'],
        ...(signsIn(platform, options) ? token : []),
        ['  script:'],
        [`    - npx --yes tagproof@${_report_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r} verify . ${reports}${settings.join('')}`],
        ['  artifacts:'],
        ['    when: always'],
        ['    reports: {codequality: gl-code-quality-report.json, junit: tagproof-junit.xml}'],
    ]);
}
function githubText(survey, options) {
    const isSigningIn = signsIn(options.platform ?? survey.platform, options);
    const token = ['  id-token: write', 'to sign in without a stored secret'];
    const environment = [
        `    environment: ${_options_js__WEBPACK_IMPORTED_MODULE_3__/* .placeholders */ .F.environment}`,
        'gives pushes and pull requests the same OIDC subject',
    ];
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .proposedText */ .s$)([
        ['name: images'],
        ['on:'],
        ['  pull_request:', 'check what a change introduces'],
        ['  push:', 'check what was merged'],
        [
            `    branches: [${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(options.branch ?? 'main')}]`,
            'only your default branch: a push is judged by its own policy',
        ],
        ['  schedule:'],
        ['    - cron: "23 5 * * 1"', 'tags change and reach end-of-life between pushes'],
        ['permissions:'],
        ['  contents: read', 'no other access to the repository is needed'],
        ...(isSigningIn ? [token] : []),
        ['jobs:'],
        ['  tagproof:'],
        ['    runs-on: ubuntu-latest'],
        ...(isSigningIn ? [environment] : []),
        ['    steps:'],
        [`      - uses: ${checkoutAction}`],
        ['        with:'],
        ['          persist-credentials: false', 'keep the token out of the checkout'],
        [
            `      - uses: ${options.action ?? _options_js__WEBPACK_IMPORTED_MODULE_3__/* .placeholders */ .F.action}`,
            options.action === undefined
                ? `${_model_run_project_js__WEBPACK_IMPORTED_MODULE_1__/* .exampleAction */ .Nl.release}: the full commit SHA of a release`
                : 'the full commit SHA of a release',
        ],
        ['        with:'],
        ['          new-only: true', 'only findings that a pull request introduces fail it'],
        ...inWorkflow(options).map(([name, value]) => [`          ${name}: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(value)}`]),
    ]);
}
function signsIn(platform, { identity, addresses = [] }) {
    return platform !== undefined || identity !== undefined || addresses.length > 0;
}
function inWorkflow({ addresses = [], identity }) {
    if (addresses.length === 0)
        return [];
    return identity === undefined ? addresses : [...addresses, ['identity', identity]];
}
function audienceOf(platform, { audience }) {
    const preset = platform === undefined ? undefined : _model_images_presets_js__WEBPACK_IMPORTED_MODULE_0__/* .presets */ .v[platform];
    return audience ?? (preset === undefined ? 'AUDIENCE' : new URL(preset.issuerUrl).host);
}


/***/ }),

/***/ 11819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  setup: () => (/* binding */ setup)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/host/local.js
var local = __webpack_require__(94921);
// EXTERNAL MODULE: ./lib/model/inputs/special-types.js
var special_types = __webpack_require__(9004);
// EXTERNAL MODULE: ./lib/model/text/plain.js
var plain = __webpack_require__(32181);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var columns = __webpack_require__(69977);
// EXTERNAL MODULE: ./lib/onboarding/identity/client.js
var client = __webpack_require__(78305);
// EXTERNAL MODULE: ./lib/onboarding/init/options.js
var options = __webpack_require__(10014);
// EXTERNAL MODULE: ./lib/onboarding/init/survey.js
var init_survey = __webpack_require__(44764);
;// CONCATENATED MODULE: ./lib/onboarding/setup/answers.js

const attempts = 3;
function answersOf({ invocation, ask }) {
    const issues = [];
    const canAsk = ask !== undefined && !invocation.switches.has('yes');
    return {
        issues,
        async get({ flag, text, found, accepts, expected, missing }) {
            const given = invocation.flags.get(flag) ?? found;
            if (given !== undefined && accepts.test(given))
                return given;
            if (given !== undefined) {
                issues.push(`\`--${flag}\` is \`${(0,plain/* plain */.p)(given)}\`, but must be ${expected}.`);
                return '';
            }
            for (let attempt = 0; canAsk && attempt < attempts; attempt += 1) {
                const answer = (await ask(`${text} (${expected}): `)).trim();
                if (accepts.test(answer))
                    return answer;
            }
            issues.push(`${missing} The flag \`--${flag}\` sets it: ${expected}.`);
            return '';
        },
    };
}
async function isConfirmed({ invocation, ask }, question) {
    if (invocation.switches.has('yes'))
        return true;
    return /^y(?:es)?$/i.test((await ask?.(`${question} [y/N] `))?.trim() ?? '');
}

// EXTERNAL MODULE: ./lib/clients/http/api-error.js
var api_error = __webpack_require__(48270);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/onboarding/identity/roles.js
var identity_roles = __webpack_require__(46449);
;// CONCATENATED MODULE: ./lib/onboarding/setup/identity.js




const requiredRoles = ['viewer', 'registry.pull'];
const checkingRole = {
    name: 'tagproof.check-policies',
    capabilities: ['CAP_REPO_CHECK_POLICIES'],
};
async function identityIn(iam, group, { name, claimMatch }) {
    const listed = await iam.listIdentities({ 'uidp.children_of': group }).all();
    const matching = listed.filter((one) => isSameMatch(one.claimMatch, claimMatch));
    const [found, ...others] = matching.filter((one) => one.name === name);
    if (others.length > 0)
        throw new failure/* Failure */.HR('bad-answer', `${others.length + 1} identities of the group have the name ${(0,plain/* plain */.p)(name)} and the subject ${claimMatch.subject}, so it is not certain which one to use. Delete all but one with: tagproof identity delete --identity UID`);
    if (found !== undefined)
        return { name, claimMatch, uid: found.uid };
    const sameName = listed.find((one) => one.name === name);
    if (sameName !== undefined)
        throw new failure/* Failure */.HR('bad-answer', `The group has an identity named ${(0,plain/* plain */.p)(name)} (${sameName.uid}), which expects other tokens: issuer "${(0,plain/* plain */.p)(sameName.claimMatch.issuer ?? 'by pattern')}", subject "${(0,plain/* plain */.p)(sameName.claimMatch.subject ?? 'by pattern')}", while the jobs of this repository have issuer "${claimMatch.issuer}", subject "${claimMatch.subject}". Choose another name with \`--name\`, or delete that identity with: tagproof identity delete --identity ${sameName.uid}`);
    const [sameClaims] = matching;
    return sameClaims === undefined
        ? { name, claimMatch }
        : { name: sameClaims.name, claimMatch, uid: sameClaims.uid };
}
async function identityNamed(iam, group, { name, claimMatch }) {
    const listed = await iam.listIdentities({ 'uidp.children_of': group }).all();
    return listed.find((one) => one.name === name && isSameMatch(one.claimMatch, claimMatch))?.uid;
}
function isSameMatch(listed, wanted) {
    const { issuer, subject, ...conditions } = listed;
    const isSet = (value) => typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
    return issuer === wanted.issuer && subject === wanted.subject && !Object.values(conditions).some(isSet);
}
async function rolesFor(iam, group, identity) {
    const [listed, bindings, isEnforced] = await Promise.all([
        iam.listRoles().all(),
        identity === undefined ? [] : bindingsOf(iam, group, identity),
        hasEnforcedPolicies(iam),
    ]);
    const bound = new Set(bindings.map(({ roleUid }) => roleUid));
    const wanted = requiredRoles.map((name) => (0,identity_roles/* roleNamed */.u)(listed, name));
    const named = ({ uid, name }) => ({ uid, name, isBound: bound.has(uid) });
    const roles = wanted.map(named);
    if (!isEnforced)
        return roles;
    const checking = listed.find(mayOnlyCheck);
    return [...roles, checking === undefined ? { name: checkingRole.name, isBound: false } : named(checking)];
}
async function bindingsOf(iam, group, identity) {
    const bindings = await iam.listRoleBindings({ 'uidp.descendants_of': group }).all();
    return bindings.filter(({ uid, identityUid }) => identityUid === identity && uid.split('/').slice(0, -1).join('/') === group);
}
function mayOnlyCheck({ capabilities }) {
    const [only = '', ...others] = capabilities;
    return others.length === 0 && [checkingRole.capabilities[0], 'repo.check_policies'].includes(only);
}
async function hasEnforcedPolicies(iam) {
    try {
        const bindings = await iam.listPolicyBindings().all();
        return bindings.some(({ mode }) => mode === 'enforced');
    }
    catch (error) {
        if ((0,api_error/* isUnsupported */.w3)(error))
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/onboarding/setup/apply.js

async function applyAccess(iam, group, identity, roles, journal) {
    const uid = identity.uid ?? (await createIdentity(iam, group, identity, journal));
    const missing = [];
    for (const role of roles.filter(({ isBound }) => !isBound))
        missing.push(role.uid ?? (await createRole(iam, group, journal)));
    const known = new Set((await bindingsOf(iam, group, uid)).map((one) => one.uid));
    journal.before('new role bindings', async () => {
        for (const binding of await bindingsOf(iam, group, uid))
            if (!known.has(binding.uid))
                await iam.deleteRoleBinding(binding.uid);
    });
    for (const roleUid of missing)
        await iam.createRoleBinding(group, { identityUid: uid, roleUid });
    return uid;
}
async function createIdentity(iam, group, { name, claimMatch }, journal) {
    journal.before(`the identity ${name}`, async () => {
        const listed = await iam.listIdentities({ 'uidp.children_of': group }).all();
        for (const one of listed)
            if (one.name === name && isSameMatch(one.claimMatch, claimMatch))
                await iam.deleteIdentity(one.uid);
    });
    return (await iam.createIdentity(group, { name, claimMatch })).uid;
}
async function createRole(iam, group, journal) {
    journal.before(`the role ${checkingRole.name}`, () => deleteCheckingRole(iam, group));
    return (await iam.createRole(group, checkingRole)).uid;
}
async function removeAccess(iam, group, uid) {
    for (const binding of await bindingsOf(iam, group, uid))
        await iam.deleteRoleBinding(binding.uid);
    await iam.deleteIdentity(uid);
    await deleteCheckingRole(iam, group);
}
async function deleteCheckingRole(iam, group) {
    const roles = await iam.listRoles({ name: checkingRole.name }).all();
    const own = roles.find(({ uid, name }) => name === checkingRole.name && uid.startsWith(`${group}/`));
    if (own === undefined)
        return;
    const bindings = await iam.listRoleBindings({ 'uidp.descendants_of': group }).all();
    if (!bindings.some(({ roleUid }) => roleUid === own.uid))
        await iam.deleteRole(own.uid);
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/model/images/presets.js
var presets = __webpack_require__(13204);
// EXTERNAL MODULE: ./lib/onboarding/init/lines.js
var lines = __webpack_require__(42387);
;// CONCATENATED MODULE: ./lib/onboarding/setup/files.js







async function filesFor(files, proposed, options) {
    return Promise.all(proposed.map(async ({ path: file, text }) => {
        const read = await files.read(file);
        if (!('text' in read)) {
            if (read.absent === true)
                return { path: file, text, state: 'new' };
            throw new failure/* Failure */.HR('not-written', `${file} cannot be read (${read.unreadable}), so it is not known what writing it would overwrite`);
        }
        const before = read.text;
        if (before === text)
            return { path: file, text, state: 'same', before };
        const isReady = file === special_types/* defaultPolicyPath */.r2 ? hasSettings(before, options) : runsTagproof(before, options);
        if (isReady)
            return { path: file, text: before, state: 'ready', before };
        if ((0,lines/* isAsWritten */.wB)(before))
            return { path: file, text, state: 'outdated', before };
        throw new failure/* Failure */.HR('not-written', `${file} exists with other content, and is not overwritten. Move it away, run setup again, and copy what you need from it into the new file`);
    }));
}
async function writeFiles(root, files, wanted, journal) {
    for (const { path: file, text, state, before } of wanted) {
        if (state === 'same' || state === 'ready')
            continue;
        journal.before(file, async () => {
            const now = await files.read(file);
            if (!('text' in now) || now.text !== text)
                return;
            if (before === undefined)
                await (0,promises_.rm)(external_node_path_.join(root, file));
            else
                await files.replace(file, text, before);
        });
        const { refused } = await files.replace(file, before, text);
        if (refused !== undefined)
            throw new failure/* Failure */.HR('not-written', `${file} could not be written: ${refused}`);
    }
}
async function writtenFiles(files, paths) {
    const found = await Promise.all(paths.map(async (file) => {
        const read = await files.read(file);
        return 'text' in read && (0,lines/* isAsWritten */.wB)(read.text) ? [file] : [];
    }));
    return found.flat();
}
async function platformIn(files) {
    const read = await files.read(special_types/* defaultPolicyPath */.r2);
    const platform = 'text' in read ? settingIn(read.text, 'platform') : undefined;
    return typeof platform === 'string' && Object.hasOwn(presets/* presets */.v, platform) ? platform : undefined;
}
function settingIn(text, name) {
    const document = (0,dist/* parseDocument */.Tp)(text, { logLevel: 'silent' });
    return document.errors.length > 0 || !(0,dist/* isMap */.jh)(document.contents) ? undefined : document.contents.get(name);
}
function hasSettings(text, { platform, identity, addresses = [] }) {
    if (addresses.length > 0)
        return true;
    return settingIn(text, 'platform') === platform && settingIn(text, 'identity') === identity;
}
function runsTagproof(text, { action, ci, addresses = [], identity }) {
    if (addresses.length > 0 && (identity === undefined || !text.includes(identity)))
        return false;
    if (ci === 'gitlab')
        return /\btagproof@\S+ verify\b/.test(text) && /\bTAGPROOF_ID_TOKEN\b/.test(text);
    return action === undefined
        ? /^\s*(?:- )?uses: *\S+\/tagproof@/m.test(text)
        : text.includes(`uses: ${action}`);
}

// EXTERNAL MODULE: ./lib/model/text/did-you-mean.js
var did_you_mean = __webpack_require__(54890);
;// CONCATENATED MODULE: ./lib/onboarding/setup/group.js




const maxShown = 20;
async function organizationOf(context, iam) {
    const listed = await iam.listGroups({ 'uidp.in_root': 'true' }).all();
    const roots = listed.filter(({ uid }) => !uid.includes('/'));
    const shown = roots.slice(0, maxShown).map(({ uid, name }) => `${(0,plain/* plain */.p)(name)} (${uid})`);
    const [only, ...others] = roots;
    if (only === undefined)
        throw new failure/* Failure */.HR('denied', 'The token sees no organization, so no identity can be created. Sign in as a member of one who may manage identities, such as an owner');
    const named = (text) => roots.find(({ uid, name }) => uid === text || name === text);
    const given = context.invocation.flags.get('group');
    const found = given === undefined ? undefined : named(given);
    if (given !== undefined && found === undefined)
        throw new failure/* Failure */.HR('not-found', `\`--group\` is ${(0,plain/* plain */.p)(given)}, which is no organization that the token may use.${(0,did_you_mean/* suggestion */.h)(given, roots.map(({ name }) => name))} Set \`--group\` to one of these: ${shown.join(', ')}`);
    if (found !== undefined || others.length === 0)
        return found ?? only;
    const answers = answersOf(context);
    const answer = await answers.get({
        flag: 'group',
        text: `Organization: ${shown.join(', ')}`,
        accepts: /\S/,
        expected: 'the name or uid of one',
        missing: `The token may use ${roots.length} organizations: ${shown.join(', ')}.`,
    });
    const chosen = named(answer);
    if (chosen !== undefined)
        return chosen;
    return {
        issues: answers.issues.length > 0 ? answers.issues : [`${(0,plain/* plain */.p)(answer)} is not one of ${shown.join(', ')}.`],
    };
}

// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/decode_jwt.js
var decode_jwt = __webpack_require__(77961);
// EXTERNAL MODULE: ./lib/clients/platform/claims.js
var claims = __webpack_require__(21341);
// EXTERNAL MODULE: ./lib/clients/platform/workflow-token.js
var workflow_token = __webpack_require__(6109);
// EXTERNAL MODULE: ./lib/command/flag-texts.js
var flag_texts = __webpack_require__(54678);
// EXTERNAL MODULE: ./lib/config/read.js + 1 modules
var config_read = __webpack_require__(13520);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/run/secret.js
var secret = __webpack_require__(74795);
;// CONCATENATED MODULE: ./lib/onboarding/setup/request.js














function claimsOfJob({ ci, server, repository, branch, ids }) {
    if (ci === 'gitlab')
        return { issuer: server, subject: `project_path:${repository}:ref_type:branch:ref:${branch}` };
    const scope = { kind: 'environment', environment: options/* placeholders */.F.environment };
    return {
        issuer: githubIssuerOf(server),
        subject: (0,claims/* subjectText */.yq)({ repository, scope, ...(ids === undefined ? {} : { ids }) }),
    };
}
function githubIssuerOf(server) {
    const { host } = new URL(server);
    if (host === 'github.com')
        return 'https://token.actions.githubusercontent.com';
    return host.endsWith('.ghe.com') ? `https://token.actions.${host}` : `https://${host}/_services/token`;
}
function identityNameOf(repository) {
    return `tagproof ${repository}`.toLowerCase().replace(/[^a-z0-9 ._-]/g, ' ');
}
async function jobOf(answers, { place, branch, unusable }) {
    const unknown = unusable !== undefined
        ? `The remote \`origin\` (${(0,plain/* plain */.p)(withoutUser(unusable))}) does not name a repository on a CI host.`
        : branch === undefined
            ? 'This folder is not a git repository, so its name on the CI host is not known. Run setup in a clone of the repository.'
            : 'This repository has no remote `origin`, so its name on the CI host is not known. Add it with `git remote add origin URL`.';
    const repository = await answers.get({
        flag: 'repository',
        text: 'Name of the repository on its CI host',
        found: place?.name,
        accepts: /^[\w.-]+(?:\/[\w.-]+)+$/,
        expected: 'OWNER/REPO',
        missing: unknown,
    });
    const ci = await answers.get({
        flag: 'ci',
        text: 'CI host',
        found: place?.ci,
        accepts: /^(?:github|gitlab)$/,
        expected: 'github or gitlab',
        missing: 'The CI host of the repository is not known.',
    });
    const server = await answers.get({
        flag: 'server',
        text: 'Address of the CI host',
        found: place?.server ?? `https://${ci || 'github'}.com`,
        accepts: /^https:\/\/[\w.-]+(?::\d+)?$/,
        expected: 'an https address without a path',
        missing: 'The address of the CI host is not known.',
    });
    const named = await answers.get({
        flag: 'branch',
        text: 'Default branch',
        found: branch,
        accepts: /^(?!-)[\w./-]+$/,
        expected: 'the name of the default branch',
        missing: 'The default branch is not known.',
    });
    return { ci: ci, server, repository, branch: named };
}
function withoutUser(address) {
    return address.replace(/\/\/[^/@]*@/, '//');
}
async function storedToken(baseUrl, environment, now) {
    const folder = cacheFolder(environment);
    const audience = new URL(baseUrl).origin.replaceAll('/', '-');
    const name = process.platform === 'win32' ? audience.replaceAll(':', '-') : audience;
    const file = external_node_path_.join(folder, 'chainguard', name, 'oidc-token');
    try {
        const text = (await (0,promises_.readFile)(file, 'utf8')).trim();
        const { exp = 0 } = (0,decode_jwt/* decodeJwt */.i)(text);
        if (exp * 1000 > now)
            return { token: new secret/* Secret */.z(text), from: file, variables: () => ({ TAGPROOF_TOKEN: text }) };
        return {
            missing: `The token in ${file} has expired. Run \`chainctl auth login\`, or set TAGPROOF_TOKEN`,
        };
    }
    catch {
        return {
            missing: `No token: TAGPROOF_TOKEN is not set, and ${file} has none. Run \`chainctl auth login\`, or set TAGPROOF_TOKEN to a token for ${new URL(baseUrl).origin}`,
        };
    }
}
function cacheFolder({ HOME = '', XDG_CACHE_HOME, LOCALAPPDATA = '' }) {
    if (process.platform === 'win32')
        return LOCALAPPDATA;
    if (process.platform === 'darwin')
        return external_node_path_.join(HOME, 'Library', 'Caches');
    return XDG_CACHE_HOME || external_node_path_.join(HOME, '.cache');
}
async function setupRequest(context, facts, derived) {
    const { flags } = context.invocation;
    const answers = answersOf(context);
    const place = await jobOf(answers, facts);
    const ids = idsIn(context);
    const preset = flags.get('platform') ?? (flags.has('base-url') ? undefined : derived);
    const access = await accessOf(context, preset);
    const wrong = [ids, access ?? {}].flatMap((part) => ('issues' in part ? part.issues : []));
    const issues = [
        ...belowIssues(facts),
        ...answers.issues,
        ...wrong,
        ...actionIssues(flags.get('action')),
        ...unasked(context),
    ];
    if (issues.length > 0 || 'issues' in ids || (access !== undefined && 'issues' in access))
        return { issues };
    const job = { ...place, ...(0,collections/* compact */.oE)({ ids: ids.ids }) };
    const claims = claimsOfJob(job);
    const addresses = preset === undefined ? addressesIn(flags) : [];
    return {
        job,
        name: flags.get('name') ?? identityNameOf(job.repository),
        claimMatch: { ...claims, issuer: flags.get('issuer') ?? claims.issuer },
        ...(0,collections/* compact */.oE)({ access }),
        proposal: {
            ci: job.ci,
            branch: job.branch,
            ...(0,collections/* compact */.oE)({
                platform: preset,
                action: flags.get('action'),
                audience: access && (0,workflow_token/* workflowAudience */.ih)(access.platform),
                addresses: addresses.length === 0 ? undefined : addresses,
            }),
        },
    };
}
function idsIn({ invocation: { flags } }) {
    const [owner, repository] = [flags.get('owner-id'), flags.get('repository-id')];
    if (owner === undefined && repository === undefined)
        return {};
    const isComplete = /^\d+$/.test(owner ?? '') && /^\d+$/.test(repository ?? '');
    if (!isComplete || owner === undefined || repository === undefined)
        return { issues: ['`--owner-id` and `--repository-id` must be set together, each to a number.'] };
    return { ids: { owner, repository } };
}
function actionIssues(action) {
    if (action === undefined || /^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[0-9a-f]{40}$/.test(action))
        return [];
    return [
        '`--action` must be OWNER/REPO@SHA with the full commit SHA of 40 digits, because a tag can be moved.',
    ];
}
function belowIssues({ below }) {
    if (below === undefined)
        return [];
    return [
        `This folder is \`${(0,plain/* plain */.p)(below)}\` in its repository. Run setup in the root folder of the repository.`,
    ];
}
function unasked({ invocation: { switches }, ask }) {
    if (ask !== undefined || switches.has('yes') || switches.has('dry-run'))
        return [];
    return [
        'There is no terminal to ask for a confirmation. Add `--yes`, or `--dry-run` to see what would be done.',
    ];
}
function addressesIn(flags) {
    return (0,flag_texts/* namesIn */.wX)('platform').flatMap((name) => {
        const value = flags.get(name);
        return value === undefined ? [] : [[name, value]];
    });
}
async function accessOf(context, preset) {
    const used = ['token', ...(0,flag_texts/* namesIn */.wX)('platform')];
    const get = (name) => {
        if (name === 'platform')
            return preset;
        return used.includes(name) &&
            (name !== 'token' || preset !== undefined || context.invocation.flags.has('base-url'))
            ? (0,command_context/* inputOf */.wg)(context, name)
            : undefined;
    };
    const read = (0,config_read/* readConfig */.X)(get, { presets: presets/* presets */.v, checks: [] });
    if ('issues' in read)
        return read;
    const { config } = read;
    const { platform, token } = config;
    if (platform === undefined)
        return undefined;
    const found = token === undefined
        ? await storedToken(platform.baseUrl, context.environment, Date.now())
        : { token, from: context.invocation.flags.has('token') ? '--token' : 'TAGPROOF_TOKEN' };
    return 'missing' in found ? { issues: [`${found.missing}.`] } : { config, platform, ...found };
}

// EXTERNAL MODULE: ./lib/command/gate.js + 2 modules
var gate = __webpack_require__(9639);
// EXTERNAL MODULE: ./lib/host/exit.js
var exit = __webpack_require__(14076);
// EXTERNAL MODULE: ./lib/onboarding/doctor/index.js + 7 modules
var doctor = __webpack_require__(14109);
// EXTERNAL MODULE: ./lib/onboarding/init/proposal.js
var init_proposal = __webpack_require__(17188);
// EXTERNAL MODULE: ./lib/onboarding/init/text.js
var init_text = __webpack_require__(74849);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/onboarding/setup/text.js




const fileStates = {
    new: 'is created',
    same: 'exists, unchanged',
    ready: 'exists, and has what is needed',
    outdated: 'was written by tagproof, and is updated',
};
function setupText({ request, access, files }, format) {
    const { job, claimMatch } = request;
    const isDryRun = format.invocation.switches.has('dry-run');
    const rows = [
        ['  repository', `${job.repository} on ${new URL(job.server).host}, default branch ${job.branch}`],
        ...(access === undefined
            ? [['  platform', 'none: no image of a known platform was found, and --platform is not set']]
            : [
                ['  token', request.access?.from ?? ''],
                ['  organization', `${access.organization.name} (${access.organization.uid})`],
                ['  identity', identityText(access.identity)],
                ['  issuer', claimMatch.issuer],
                ['  subject', claimMatch.subject],
                ...access.roles.map((role) => ['  role', `${role.name} ${roleText(role)}`]),
            ]),
        ...files.map(({ path, state }) => ['  file', `${path} ${fileStates[state]}`]),
    ].map((row) => row.map(plain/* plain */.p));
    const isReady = files.every(({ state }) => state === 'same' || state === 'ready') &&
        access?.identity.uid !== undefined &&
        access.roles.every(({ isBound }) => isBound);
    const title = isReady
        ? 'Everything is set up already'
        : isDryRun
            ? 'Setup would do this; nothing is changed'
            : 'Setup';
    const texts = isDryRun ? files.filter(({ state }) => state === 'new' || state === 'outdated') : [];
    return [
        [bold(format, title), (0,columns/* terminalTable */.RX)(rows)].join('\n'),
        ...texts.map(({ path, text }) => `${bold(format, path)}\n${indented(text)}`),
    ].join('\n\n');
}
function identityText({ name, uid }) {
    return uid === undefined ? `${name} is created` : `${name} (${uid}) exists and is used`;
}
function roleText({ uid, isBound }) {
    if (isBound)
        return 'is bound already';
    return uid === undefined
        ? 'is created and bound, because the organization enforces pull policies'
        : 'is bound';
}
function stepsLeft({ request, files }) {
    const { action, ci } = request.proposal;
    const workflow = files[1];
    const hasPlaceholder = workflow?.text.includes(options/* placeholders */.F.action) === true;
    return [
        ...(ci !== 'gitlab' && action === undefined && hasPlaceholder
            ? [
                `In ${workflow.path}, replace ${options/* placeholders */.F.action} with the address of the action and the full commit SHA of a release, or run setup again with --action OWNER/REPO@SHA`,
            ]
            : []),
        ...(files[0]?.text.includes('unpinned: warning') === true
            ? ['tagproof pin   writes the missing digests']
            : []),
        `Commit and push ${files.map(({ path }) => path).join(' and ')}`,
    ];
}
function setupDocument(plan, done = {}) {
    const { request, access, files } = plan;
    const { uid, name } = access?.identity ?? {};
    return JSON.stringify({
        dryRun: done.exitCode === undefined,
        repository: request.job,
        organization: access?.organization,
        identity: access && {
            uid: done.identity ?? uid,
            name,
            claimMatch: request.claimMatch,
            state: uid === undefined ? 'new' : 'same',
        },
        roles: access?.roles.map(({ name: role, isBound }) => ({
            name: role,
            state: isBound ? 'same' : 'new',
        })),
        files: files.map(({ path, text, state }) => ({ path, text, state })),
        next: stepsLeft(plan),
        doctor: done.doctor,
        report: done.report,
        exitCode: done.exitCode,
    }, null, 2);
}
function bold({ colour }, text) {
    return colour ? (0,external_node_util_.styleText)('bold', text, { validateStream: false }) : text;
}
function indented(text) {
    return text
        .trimEnd()
        .split('\n')
        .map((line) => `  ${(0,plain/* plain */.p)(line)}`)
        .join('\n');
}

;// CONCATENATED MODULE: ./lib/onboarding/setup/undoing.js

async function allOrNothing(stop, steps) {
    const done = [];
    try {
        return await steps({
            before(what, undo) {
                if (stop.aborted)
                    throw new failure/* Failure */.HR('stopped', 'Setup was interrupted');
                done.push({ what, undo });
            },
        });
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        const left = [];
        for (const { what, undo } of done.reverse()) {
            try {
                await undo();
            }
            catch (cause) {
                left.push(`${what} (${(0,failure/* gapFrom */.rK)(cause, '').message})`);
            }
        }
        const result = left.length === 0
            ? 'Nothing was set up: everything that this run had done was undone'
            : `Undone, except for: ${left.join('; ')}. Run \`tagproof setup --undo\` when the cause is fixed`;
        throw new failure/* Failure */.HR(error.reason, `${error.message}. ${result}`, { cause: error });
    }
}

;// CONCATENATED MODULE: ./lib/onboarding/setup/steps.js















async function checkSetup(context, plan, identity) {
    const { invocation, out } = context;
    const { json } = invocation;
    if (!json && identity !== undefined)
        out(`\n${bold(context, 'Done')}\n  identity  ${identity}`);
    if (!json)
        out(`\n${bold(context, 'Doctor')}`);
    const doctored = await runOn(plan, identity, context, 'doctor', doctor.doctor);
    const found = doctored.code === 3 ? 0 : doctored.code;
    if (!json && invocation.switches.has('try'))
        out(`\n${bold(context, 'Verify')}`);
    const tried = invocation.switches.has('try')
        ? await runOn(plan, identity, context, 'verify', gate.gate)
        : { code: 0, document: undefined };
    const exitCode = found === 0 ? tried.code : found;
    out(json
        ? setupDocument(plan, {
            ...(identity === undefined ? {} : { identity }),
            doctor: doctored.document,
            report: tried.document,
            exitCode,
        })
        : `\n${(0,init_text/* stepsText */.bS)(stepsLeft(plan), context)}`);
    return exitCode;
}
async function runOn({ request: { access, proposal } }, identity, context, name, command) {
    const { invocation, environment } = context;
    const { addresses = [] } = proposal;
    const flags = new Map(addresses);
    const token = invocation.flags.get('token');
    if (token !== undefined && access !== undefined)
        flags.set('token', token);
    if (addresses.length > 0 && identity !== undefined)
        flags.set('identity', identity);
    const printed = [];
    const code = await command({
        ...context,
        ...(invocation.json ? { out: (text) => void printed.push(text) } : {}),
        invocation: { ...invocation, command: name, flags, switches: new Set() },
        environment: access === undefined ? withoutTokens(environment) : { ...environment, ...access.variables?.() },
    });
    return { code, document: invocation.json ? JSON.parse(printed.join('\n')) : undefined };
}
function withoutTokens(environment) {
    const { TAGPROOF_TOKEN: _, TAGPROOF_REGISTRY_TOKEN: __, ...others } = environment;
    return others;
}
async function setUpAll(context, request, folder) {
    const { invocation, out } = context;
    const organization = await lookUpOrganization(context, request);
    if (organization !== undefined && 'issues' in organization)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', organization.issues);
    const plan = await planFor(context, request, folder, organization);
    const isDryRun = invocation.switches.has('dry-run');
    if (isDryRun || !invocation.json)
        out(isDryRun && invocation.json ? setupDocument(plan) : setupText(plan, context));
    if (isDryRun)
        return 0;
    if (!(await isConfirmed(context, 'Set this up?'))) {
        out('Nothing was changed.');
        return 0;
    }
    const uid = await allOrNothing(context.stop ?? (0,exit/* stopSignal */.Zm)(), async (journal) => {
        const made = plan.access === undefined ? undefined : await makeAccess(context, request, plan.access, journal);
        const files = await filesOf(request, folder, made);
        await writeFiles(folder.root, folder.files, files, journal);
        return made;
    });
    return checkSetup(context, plan, uid);
}
async function lookUpOrganization(context, { access }) {
    if (access === undefined)
        return undefined;
    return organizationOf(context, (0,client/* iamOf */.f4)(context, access.config, access.platform, access.token));
}
async function planFor(context, request, folder, organization) {
    const { access: given } = request;
    if (given === undefined || organization === undefined)
        return { request, files: await filesOf(request, folder, undefined) };
    const iam = (0,client/* iamOf */.f4)(context, given.config, given.platform, given.token);
    const identity = await identityIn(iam, organization.uid, request);
    const roles = await rolesFor(iam, organization.uid, identity.uid);
    const files = await filesOf(request, folder, identity.uid ?? `${organization.uid}/NEW`);
    return { request, access: { organization, identity, roles }, files };
}
function filesOf({ proposal }, { files, survey }, identity) {
    const options = { ...proposal, ...(0,collections/* compact */.oE)({ identity }) };
    return filesFor(files, (0,init_proposal/* proposalFor */.y)(survey, options), options);
}
function makeAccess(context, { access }, { organization, identity, roles }, journal) {
    if (access === undefined)
        return Promise.resolve(undefined);
    const iam = (0,client/* iamOf */.f4)(context, access.config, access.platform, access.token);
    return applyAccess(iam, organization.uid, identity, roles, journal);
}

// EXTERNAL MODULE: ./lib/host/git/run-git.js
var run_git = __webpack_require__(569);
;// CONCATENATED MODULE: ./lib/onboarding/setup/where.js



async function repositoryFacts(root) {
    const git = await (0,run_git/* openGit */.zY)(root);
    if (git === undefined || 'refused' in git)
        return {};
    const file = external_node_path_.join(git.folders.common, 'config');
    const [origin, remoteHead, current, prefix] = await Promise.all([
        printed(git, ['config', '--file', file, '--no-includes', '--get', 'remote.origin.url']),
        printed(git, ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD']),
        printed(git, ['symbolic-ref', '--short', 'HEAD']),
        printed(git, ['rev-parse', '--show-prefix']),
    ]);
    const place = origin === undefined ? undefined : placeOf(origin);
    const branch = remoteHead?.replace(/^origin\//, '') ?? current;
    const unusable = place === undefined ? origin : undefined;
    return (0,collections/* compact */.oE)({ place, branch, unusable, below: prefix });
}
function placeOf(origin) {
    const scp = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)\/?([\w./-]+?)(?:\.git)?\/?$/.exec(origin);
    const url = /^(?:https?|ssh|git):\/\/(?:[^@/]+@)?([\w.-]+)(?::\d+)?\/([\w./-]+?)(?:\.git)?\/?$/.exec(origin);
    const [, host = '', name = ''] = scp ?? url ?? [];
    const parts = name.split('/');
    if (host === '' || parts.length < 2 || parts.some((part) => /^\.{0,2}$/.test(part)))
        return undefined;
    const ci = ciHostOf(host);
    if (ci === 'github' && parts.length !== 2)
        return undefined;
    return { ...(0,collections/* compact */.oE)({ ci }), server: `https://${host}`, name };
}
function ciHostOf(host) {
    if (/gitlab/i.test(host))
        return 'gitlab';
    return /github|\.ghe\.com$/i.test(host) ? 'github' : undefined;
}
async function printed(git, args) {
    return (await (0,run_git/* runGit */.EO)(git, args, 64 * 1024))?.toString('utf8').trim() || undefined;
}

;// CONCATENATED MODULE: ./lib/onboarding/setup/index.js



















async function undoSetup(context, request, folder) {
    const { invocation, out } = context;
    const found = await undoable(context, request, folder);
    if ('issues' in found)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', found.issues);
    const isDryRun = invocation.switches.has('dry-run');
    if (!invocation.json)
        out(undoText(context, request, found, isDryRun));
    if (!isDryRun) {
        if (!(await isConfirmed(context, 'Delete this?'))) {
            out('Nothing was changed.');
            return 0;
        }
        await undo(context, request, folder, found);
    }
    if (invocation.json)
        out(JSON.stringify({ dryRun: isDryRun, ...found }, null, 2));
    else if (!isDryRun)
        out('\nUndone.');
    return 0;
}
async function undoable(context, request, { files }) {
    const paths = [special_types/* defaultPolicyPath */.r2, options/* workflowPaths */.w[request.job.ci]];
    const written = await writtenFiles(files, paths);
    const present = await Promise.all(paths.map(async (file) => ('text' in (await files.read(file)) && !written.includes(file) ? [file] : [])));
    const own = { files: written, kept: present.flat() };
    const { access } = request;
    if (access === undefined)
        return { ...own, roles: [] };
    const iam = (0,client/* iamOf */.f4)(context, access.config, access.platform, access.token);
    const organization = await organizationOf(context, iam);
    if ('issues' in organization)
        return organization;
    const { uid } = organization;
    const identity = await identityNamed(iam, uid, request);
    if (identity === undefined)
        return { ...own, organization: uid, roles: [] };
    const roles = (await bindingsOf(iam, uid, identity)).map(({ roleName }) => roleName).sort();
    return { ...own, organization: uid, identity, roles };
}
async function undo(context, { access }, { root }, { organization, identity, files }) {
    if (access !== undefined && organization !== undefined && identity !== undefined)
        await removeAccess((0,client/* iamOf */.f4)(context, access.config, access.platform, access.token), organization, identity);
    for (const file of files)
        await (0,promises_.rm)(external_node_path_.join(root, file), { force: true });
}
function undoText(context, { name, claimMatch }, { identity, roles, files, kept }, isDryRun) {
    const none = `none of the name ${name} with the subject ${claimMatch.subject}`;
    const rows = [
        ['  identity', identity === undefined ? none : `${name} (${identity})`],
        ...(identity === undefined ? [] : [['  roles', roles.join(', ') || 'none']]),
        ...files.map((file) => ['  file', file]),
        ...kept.map((file) => ['  kept', `${file} has been edited; delete it yourself if it is not needed`]),
    ].map((row) => row.map(plain/* plain */.p));
    const title = isDryRun ? 'Setup would delete this; nothing is changed' : 'To delete';
    return `${bold(context, title)}\n${(0,columns/* terminalTable */.RX)(rows)}`;
}
async function setup(context) {
    const { invocation, environment, err } = context;
    const root = invocation.operands[0] ?? '.';
    const { files, threads } = (0,local/* localHost */.O)({ root, environment, ...(0,command_context/* printOptionsOf */.x9)(context), print: err });
    const [facts, survey] = await Promise.all([repositoryFacts(root), (0,init_survey/* surveyOf */.y)(files, threads)]);
    const derived = survey.platform ?? (await platformIn(files));
    const request = await setupRequest(context, facts, derived);
    if ('issues' in request)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', request.issues);
    const folder = { root, files, survey };
    return (0,client/* reporting */.vR)(context, () => invocation.switches.has('undo')
        ? undoSetup(context, request, folder)
        : setUpAll(context, request, folder));
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
