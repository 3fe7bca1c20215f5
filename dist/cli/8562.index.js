export const id = 8562;
export const ids = [8562,2074];
export const modules = {

/***/ 2014:
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
// EXTERNAL MODULE: ./lib/clients/http/index.js + 10 modules
var http = __webpack_require__(94310);
// EXTERNAL MODULE: ./lib/config/index.js
var config = __webpack_require__(42714);
// EXTERNAL MODULE: ./lib/host/local.js + 2 modules
var local = __webpack_require__(90815);
;// CONCATENATED MODULE: ./lib/host/preview.js
function previewFiles(files) {
    const texts = new Map();
    return {
        files: {
            ...files,
            read: async (path, maxBytes) => {
                const text = texts.get(path)?.after;
                return text === undefined ? files.read(path, maxBytes) : { text };
            },
            async replace(path, before, after) {
                const known = texts.get(path);
                const first = known === undefined ? before : known.before;
                texts.set(path, { path, before: first, after });
                return {};
            },
        },
        changed: () => [...texts.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    };
}

// EXTERNAL MODULE: ./lib/host/signals.js
var signals = __webpack_require__(71411);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(50709);
// EXTERNAL MODULE: ./lib/output/format.js
var format = __webpack_require__(5446);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
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
    return `${(0,columns.terminalTable)([['SETTING', 'VALUE', 'SET BY'], ...rows], width)}\n\n${(0,model_text/* plural */.LS)(requests.total, 'request')}${retried}${(0,output_requests/* savedText */.X)(requests)}`;
}

// EXTERNAL MODULE: ./lib/run.js + 19 modules
var run = __webpack_require__(43105);
// EXTERNAL MODULE: ./lib/cli/applied-policy.js
var applied_policy = __webpack_require__(83434);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
;// CONCATENATED MODULE: ./lib/cli/gate.js












async function gate(context) {
    const { switches } = context.invocation;
    const isPreview = switches.has('dry-run') || switches.has('diff');
    if (switches.has('watch'))
        return (await __webpack_require__.e(/* import() */ 8598).then(__webpack_require__.bind(__webpack_require__, 86217))).whenFilesChange(context, gateFolder);
    return isPreview ? preview(context) : gateFolder(context);
}
function gateFolder(context) {
    return gateOn(context, folderHost(context));
}
async function preview(context) {
    const isDiff = context.invocation.switches.has('diff');
    const host = folderHost(isDiff ? { ...context, out: context.err, colour: false } : context);
    const { files, changed } = previewFiles(host.files);
    host.sink.log('Dry run: no file is changed. `tagproof pin` would print:\n');
    const exitCode = await gateOn(context, { ...host, files }, { isPreview: true });
    if (isDiff && !context.invocation.json) {
        const patch = (await __webpack_require__.e(/* import() */ 476).then(__webpack_require__.bind(__webpack_require__, 90476))).patchOf(changed()).trimEnd();
        if (patch !== '')
            context.out(context.width === undefined ? patch : patch.split('\n').map(plain/* plain */.p).join('\n'));
    }
    return exitCode;
}
function folderHost(context) {
    const { invocation, environment } = context;
    const root = invocation.operands[0] ?? '.';
    const host = (0,local/* localHost */.O)({
        root,
        environment,
        stop: context.stop ?? (0,signals/* stopSignal */.Z)(),
        ...(0,cli_context/* printOptionsOf */.x9)(context),
    });
    const log = invocation.switches.has('quiet') ? () => undefined : host.sink.log;
    return { ...host, sink: { ...host.sink, log } };
}
async function gateOn(context, host, { isPreview = false, amend, ...limits } = {}) {
    const { invocation } = context;
    const get = (name) => (name === 'mode' ? modeOf(context) : (0,cli_context/* inputOf */.wg)(context, name));
    const sources = await (0,policy_sources/* policySources */.T)((0,http/* guardHost */.aK)(host).host, (0,cli_context/* githubTokenOf */.A2)(context), get('base'));
    const read = await (0,config.configure)({ get, ...sources, ...limits });
    if ('issues' in read)
        return (0,cli_context/* usageErrors */.jY)(context, 'configuration', read.issues);
    const { report, exitCode } = await (0,run.run)(host, isPreview ? withoutDelivery(read.config) : read.config, amend);
    if (invocation.json)
        await (0,cli_context/* printJson */.Q2)(context, report);
    else
        printMore(context, report, (0,applied_policy/* appliedPolicyText */.$)(read.config));
    return exitCode;
}
function printMore({ invocation, out, width }, report, policies) {
    if (invocation.switches.has('quiet'))
        out((0,plain/* plain */.p)((0,format/* headline */.Pl)(report)));
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

/***/ 11626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ identitySetting),
/* harmony export */   f4: () => (/* binding */ iamOf),
/* harmony export */   vR: () => (/* binding */ reporting)
/* harmony export */ });
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94310);
/* harmony import */ var _clients_platform_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62074);
/* harmony import */ var _clients_platform_transport_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84097);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34824);
/* harmony import */ var _host_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49144);
/* harmony import */ var _host_network_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12110);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38675);
/* harmony import */ var _model_presets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13293);
/* harmony import */ var _args_flag_texts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30037);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34641);










const usedInputs = [...(0,_args_flag_texts_js__WEBPACK_IMPORTED_MODULE_8__/* .namesIn */ .wX)('platform'), 'identity', 'group', 'oidc-audience', 'token'];
function identitySetting(context, required) {
    const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .X)((name) => (usedInputs.includes(name) ? (0,_context_js__WEBPACK_IMPORTED_MODULE_9__/* .inputOf */ .wg)(context, name) : undefined), {
        presets: _model_presets_js__WEBPACK_IMPORTED_MODULE_7__/* .presets */ .v,
        checks: [],
    });
    const missing = [...required, 'token'].flatMap((name) => (0,_context_js__WEBPACK_IMPORTED_MODULE_9__/* .inputOf */ .wg)(context, name) === undefined
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
    const network = context.network ?? (0,_host_network_js__WEBPACK_IMPORTED_MODULE_5__.machineNetwork)('tagproof');
    const send = (0,_clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__/* .retryingTransport */ .kR)((0,_clients_platform_transport_js__WEBPACK_IMPORTED_MODULE_2__/* .withPlatformTransport */ .N)(network, config).send, _host_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m);
    return (0,_clients_platform_client_js__WEBPACK_IMPORTED_MODULE_1__/* .platformClient */ .J)({ send, baseUrl, token, surface: 'terminal' });
}
async function reporting(context, work) {
    try {
        return await work();
    }
    catch (error) {
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_9__/* .printFailure */ .eV)(context, (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .gapFrom */ .rK)(error, 'platform'));
    }
}


/***/ }),

/***/ 10968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ roleNamed)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50709);


const maxShown = 12;
function roleNamed(roles, name) {
    const [role, ...others] = roles.filter((one) => one.name === name);
    if (role !== undefined && others.length === 0)
        return role;
    const names = [...new Set(roles.map((one) => one.name))].sort();
    const shown = names.slice(0, maxShown).map(_model_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p).join(', ') || 'none';
    const more = names.length > maxShown ? `, and ${names.length - maxShown} more` : '';
    const count = role === undefined ? 'no role' : `${others.length + 1} roles`;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('not-found', `The platform has ${count} named ${name}, so it cannot be bound. The roles that the token can list are: ${shown}${more}. Check the address of the platform, or sign in with a token that can list the roles of the organization`);
}


/***/ }),

/***/ 6066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pS: () => (/* binding */ yamlText),
/* harmony export */   s$: () => (/* binding */ proposedText),
/* harmony export */   wB: () => (/* binding */ isAsWritten)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_extremes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33196);


const maxColumn = 46;
const mark = /^(?:# yaml-language-server:[^\n]*\n)?# Written by tagproof \(([0-9a-f]{16})\)[^\n]*\n/;
function proposedText(lines, head = '') {
    const column = Math.min(maxColumn, (0,_model_extremes_js__WEBPACK_IMPORTED_MODULE_1__/* .largest */ .n)(lines.map(([text]) => text.length)));
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

/***/ 60139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ placeholders),
/* harmony export */   w: () => (/* binding */ workflowPaths)
/* harmony export */ });
/* harmony import */ var _model_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37404);

const placeholders = {
    action: _model_project_js__WEBPACK_IMPORTED_MODULE_0__/* .exampleAction */ .Nl.uses,
    environment: 'tagproof',
};
const workflowPaths = {
    github: '.github/workflows/tagproof.yml',
    gitlab: '.gitlab-ci.yml',
};


/***/ }),

/***/ 40267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ proposalFor)
});

// EXTERNAL MODULE: ./lib/model/inputs/special-types.js
var special_types = __webpack_require__(9004);
// EXTERNAL MODULE: ./lib/cli/init/options.js
var init_options = __webpack_require__(60139);
// EXTERNAL MODULE: ./lib/model/project.js
var project = __webpack_require__(37404);
// EXTERNAL MODULE: ./lib/cli/init/lines.js
var init_lines = __webpack_require__(6066);
;// CONCATENATED MODULE: ./lib/cli/init/policy-text.js


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
        ...when(survey.samples.length > 0, ['overrides:'], [`  - paths: [${survey.samples.map(init_lines/* yamlText */.pS).join(', ')}]`, 'examples and test data'], ['    checks: {unpinned: notice}']),
    ];
    return (0,init_lines/* proposedText */.s$)(lines, project/* policySchemaLine */.yz);
}
function platformLines(platform, { identity, addresses = [] }) {
    if (platform === undefined || addresses.length > 0)
        return [];
    return [
        [`platform: ${(0,init_lines/* yamlText */.pS)(platform)}`, 'whose tag histories prove the pins'],
        identity === undefined
            ? ['# identity: UID', 'tagproof setup creates an identity and writes its uid here']
            : [`identity: ${(0,init_lines/* yamlText */.pS)(identity)}`, 'which the jobs assume with their own token'],
        ['sbom-from-registry: true', 'look up advisories for the packages in the images'],
    ];
}
function when(condition, ...lines) {
    return condition ? lines : [];
}

// EXTERNAL MODULE: ./lib/cli/init/workflow-text.js
var workflow_text = __webpack_require__(21266);
;// CONCATENATED MODULE: ./lib/cli/init/proposal.js




function proposalFor(survey, options) {
    const { ci = 'github' } = options;
    return [
        { path: special_types/* defaultPolicyPath */.r2, text: policyText(survey, options) },
        {
            path: init_options/* workflowPaths */.w[ci],
            text: ci === 'gitlab' ? (0,workflow_text/* gitlabText */.fD)(survey, options) : (0,workflow_text/* githubText */.f5)(survey, options),
        },
    ];
}


/***/ }),

/***/ 64259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ surveyOf)
/* harmony export */ });
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89331);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6472);
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53523);
/* harmony import */ var _model_groups_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34457);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5218);
/* harmony import */ var _model_presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13293);
/* harmony import */ var _scan_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64965);
/* harmony import */ var _scan_scanners_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42575);








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
    const checkout = await (0,_scan_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .scanCheckout */ .W)(files, everything, (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .o)({ threads }));
    const images = checkout.occurrences.flatMap((one) => (one.kind === 'image' ? [one] : []));
    const unpinned = images.filter(({ image }) => image.digest === undefined);
    const registries = groupedBy(images, ({ image }) => image.registry).map(([registry, found]) => ({
        registry,
        references: found.length,
        pinned: found.filter(({ image }) => image.digest !== undefined).length,
    }));
    const platform = Object.keys(_model_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .presets */ .v).find((_, index) => registries.some(({ registry }) => registry === _clients_index_js__WEBPACK_IMPORTED_MODULE_0__.presetRegistries[index]));
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
            return paths.some((0,_model_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .pathMatcher */ .kZ)([glob])) ? [name] : [];
        }),
        users: await usersIn(files, paths),
        problems: [
            ...new Map(checkout.problems.map(({ file, message, span }) => {
                const source = checkout.files.get(file);
                const where = span === undefined || source === undefined ? file : (0,_model_position_js__WEBPACK_IMPORTED_MODULE_6__/* .whereIs */ .ie)({ file, span }, [source]);
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
    const found = _scan_scanners_js__WEBPACK_IMPORTED_MODULE_3__.scanners.map((scanner) => {
        const matches = (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .pathMatcher */ .kZ)(scanner.paths);
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
        (0,_model_groups_js__WEBPACK_IMPORTED_MODULE_7__/* .addToGroup */ .M)(groups, key(item), item);
    return [...groups].sort(([, a], [, b]) => b.length - a.length);
}


/***/ }),

/***/ 5226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ fileText),
/* harmony export */   WW: () => (/* binding */ surveyText),
/* harmony export */   bS: () => (/* binding */ stepsText),
/* harmony export */   d: () => (/* binding */ initNextSteps)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57798);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50709);
/* harmony import */ var _output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69977);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60139);





const maxRegistries = 8;
const maxProblems = 5;
function initNextSteps(survey, files, options) {
    const written = files.every(({ outcome }) => outcome === 'written' || outcome === 'same');
    const platform = options.platform ?? survey.platform;
    return [
        ...(written ? [] : ['tagproof init --write   writes both files; existing files are never overwritten']),
        ...(options.action === undefined
            ? [`Replace ${_options_js__WEBPACK_IMPORTED_MODULE_2__/* .placeholders */ .F.action} with the action's repository and commit SHA`]
            : []),
        ...(platform !== undefined && options.identity === undefined
            ? [
                'tagproof setup   creates the identity that the workflow assumes, and writes its uid into the policy',
            ]
            : []),
        ...(survey.pinnable > 0 ? [`tagproof pin   writes ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(survey.pinnable, 'missing digest')}`] : []),
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
            `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(count, 'reference')} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(files, 'file')}`,
        ]),
        ...registries
            .slice(0, maxRegistries)
            .map(({ registry, references: count, pinned: some }) => [
            `  ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .p)(registry)}`,
            `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(count, 'reference')}, ${some} pinned`,
        ]),
        ...(registries.length > maxRegistries
            ? [['  Other registries', String(registries.length - maxRegistries)]]
            : []),
        ['  CI', ci.length === 0 ? 'none found' : `${ci.join(', ')}${elsewhere(ci)}`],
        ...(users.length > 0 ? [['  Tagproof already runs in', users.map(_output_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .p).join(', ')]] : []),
    ];
    const counts = `${pinned} pinned, ${references - pinned - opaque} not pinned, ${opaque - local} unresolved${local === 0 ? '' : `, ${local} built here`}`;
    const read = `${survey.holding} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(survey.files, 'file')}`;
    const head = references === 0
        ? `No image references found in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(survey.files, 'file')} of known formats`
        : `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(references, 'reference')} in ${read}: ${counts}`;
    return [bold(format, head), (0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_1__.terminalTable)(rows, format.width), ...problemLines(problems, format)].join('\n');
}
function problemLines(problems, format) {
    if (problems.length === 0)
        return [];
    const [were, their] = problems.length === 1 ? ['was', 'its'] : ['were', 'their'];
    const left = problems.length - maxProblems;
    const room = (format.width ?? Number.POSITIVE_INFINITY) - 4;
    return [
        '',
        bold(format, `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(problems.length, 'file')} ${were} not read completely, so ${their} images may be missing here`),
        ...problems
            .slice(0, maxProblems)
            .flatMap((one) => (0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_1__.wrapped)((0,_output_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .p)(one), room).map((line, index) => `${index === 0 ? '  ' : '    '}${line}`)),
        ...(left > 0 ? [`  … and ${left} more; \`tagproof scan\` lists all of them`] : []),
        ...(0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_1__.wrapped)(problemAdvice, room).map((line) => `  ${line}`),
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
    const result = typeof outcome === 'object' ? `not written: ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .p)(outcome.refused)}` : outcomeTexts[outcome];
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

/***/ 21266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f5: () => (/* binding */ githubText),
/* harmony export */   fD: () => (/* binding */ gitlabText),
/* harmony export */   n2: () => (/* binding */ checkoutAction)
/* harmony export */ });
/* harmony import */ var _model_presets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13293);
/* harmony import */ var _model_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37404);
/* harmony import */ var _report_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38882);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6066);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60139);





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
                ? `${_model_project_js__WEBPACK_IMPORTED_MODULE_1__/* .exampleAction */ .Nl.release}: the full commit SHA of a release`
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
    const preset = platform === undefined ? undefined : _model_presets_js__WEBPACK_IMPORTED_MODULE_0__/* .presets */ .v[platform];
    return audience ?? (preset === undefined ? 'AUDIENCE' : new URL(preset.issuerUrl).host);
}


/***/ }),

/***/ 28562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  setup: () => (/* binding */ setup)
});

// EXTERNAL MODULE: ./lib/host/local.js + 2 modules
var local = __webpack_require__(90815);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
// EXTERNAL MODULE: ./lib/cli/identity/client.js
var client = __webpack_require__(11626);
// EXTERNAL MODULE: ./lib/cli/init/survey.js
var init_survey = __webpack_require__(64259);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/inputs/special-types.js
var special_types = __webpack_require__(9004);
// EXTERNAL MODULE: ./lib/model/presets.js
var presets = __webpack_require__(13293);
// EXTERNAL MODULE: ./lib/cli/init/lines.js
var lines = __webpack_require__(6066);
;// CONCATENATED MODULE: ./lib/cli/setup/files.js







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

// EXTERNAL MODULE: ./lib/clients/platform/workflow-token.js
var workflow_token = __webpack_require__(6109);
// EXTERNAL MODULE: ./lib/config/read.js + 2 modules
var config_read = __webpack_require__(34824);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(50709);
// EXTERNAL MODULE: ./lib/cli/args/flag-texts.js + 1 modules
var flag_texts = __webpack_require__(30037);
;// CONCATENATED MODULE: ./lib/cli/setup/answers.js

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

// EXTERNAL MODULE: ./lib/clients/platform/subject.js
var subject = __webpack_require__(68106);
// EXTERNAL MODULE: ./lib/cli/init/options.js
var options = __webpack_require__(60139);
;// CONCATENATED MODULE: ./lib/cli/setup/claims.js


function claimsOfJob({ ci, server, repository, branch, ids }) {
    if (ci === 'gitlab')
        return { issuer: server, subject: `project_path:${repository}:ref_type:branch:ref:${branch}` };
    const scope = { kind: 'environment', environment: options/* placeholders */.F.environment };
    return {
        issuer: githubIssuerOf(server),
        subject: (0,subject/* subjectText */.yq)({ repository, scope, ...(ids === undefined ? {} : { ids }) }),
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

;// CONCATENATED MODULE: ./lib/cli/setup/job.js

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

// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/decode_jwt.js
var decode_jwt = __webpack_require__(77961);
// EXTERNAL MODULE: ./lib/model/secret.js
var secret = __webpack_require__(91817);
;// CONCATENATED MODULE: ./lib/cli/setup/token.js




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

;// CONCATENATED MODULE: ./lib/cli/setup/request.js











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
    const job = { ...place, ...(0,compact/* compact */.o)({ ids: ids.ids }) };
    const claims = claimsOfJob(job);
    const addresses = preset === undefined ? addressesIn(flags) : [];
    return {
        job,
        name: flags.get('name') ?? identityNameOf(job.repository),
        claimMatch: { ...claims, issuer: flags.get('issuer') ?? claims.issuer },
        ...(0,compact/* compact */.o)({ access }),
        proposal: {
            ci: job.ci,
            branch: job.branch,
            ...(0,compact/* compact */.o)({
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
            ? (0,cli_context/* inputOf */.wg)(context, name)
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

// EXTERNAL MODULE: ./lib/host/signals.js
var signals = __webpack_require__(71411);
// EXTERNAL MODULE: ./lib/cli/init/proposal.js + 1 modules
var init_proposal = __webpack_require__(40267);
// EXTERNAL MODULE: ./lib/clients/http/api-error.js
var api_error = __webpack_require__(48270);
// EXTERNAL MODULE: ./lib/cli/identity/roles.js
var identity_roles = __webpack_require__(10968);
;// CONCATENATED MODULE: ./lib/cli/setup/identity.js




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

;// CONCATENATED MODULE: ./lib/cli/setup/apply.js

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

// EXTERNAL MODULE: ./lib/cli/doctor/index.js + 11 modules
var doctor = __webpack_require__(16654);
// EXTERNAL MODULE: ./lib/cli/gate.js + 2 modules
var gate = __webpack_require__(2014);
// EXTERNAL MODULE: ./lib/cli/init/text.js
var init_text = __webpack_require__(5226);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var columns = __webpack_require__(69977);
;// CONCATENATED MODULE: ./lib/cli/setup/text.js




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
        [bold(format, title), (0,columns.terminalTable)(rows)].join('\n'),
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

;// CONCATENATED MODULE: ./lib/cli/setup/check.js




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

// EXTERNAL MODULE: ./lib/model/did-you-mean.js
var did_you_mean = __webpack_require__(47434);
;// CONCATENATED MODULE: ./lib/cli/setup/group.js




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

;// CONCATENATED MODULE: ./lib/cli/setup/undoing.js

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

;// CONCATENATED MODULE: ./lib/cli/setup/steps.js













async function setUpAll(context, request, folder) {
    const { invocation, out } = context;
    const organization = await lookUpOrganization(context, request);
    if (organization !== undefined && 'issues' in organization)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', organization.issues);
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
    const uid = await allOrNothing(context.stop ?? (0,signals/* stopSignal */.Z)(), async (journal) => {
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
    const options = { ...proposal, ...(0,compact/* compact */.o)({ identity }) };
    return filesFor(files, (0,init_proposal/* proposalFor */.y)(survey, options), options);
}
function makeAccess(context, { access }, { organization, identity, roles }, journal) {
    if (access === undefined)
        return Promise.resolve(undefined);
    const iam = (0,client/* iamOf */.f4)(context, access.config, access.platform, access.token);
    return applyAccess(iam, organization.uid, identity, roles, journal);
}

;// CONCATENATED MODULE: ./lib/cli/setup/undo.js














async function undoSetup(context, request, folder) {
    const { invocation, out } = context;
    const found = await undoable(context, request, folder);
    if ('issues' in found)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', found.issues);
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
    return `${bold(context, title)}\n${(0,columns.terminalTable)(rows)}`;
}

// EXTERNAL MODULE: ./lib/host/run-git.js
var run_git = __webpack_require__(22150);
;// CONCATENATED MODULE: ./lib/cli/setup/where.js



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
    return (0,compact/* compact */.o)({ place, branch, unusable, below: prefix });
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
    return { ...(0,compact/* compact */.o)({ ci }), server: `https://${host}`, name };
}
function ciHostOf(host) {
    if (/gitlab/i.test(host))
        return 'gitlab';
    return /github|\.ghe\.com$/i.test(host) ? 'github' : undefined;
}
async function printed(git, args) {
    return (await (0,run_git/* runGit */.EO)(git, args, 64 * 1024))?.toString('utf8').trim() || undefined;
}

;// CONCATENATED MODULE: ./lib/cli/setup/index.js









async function setup(context) {
    const { invocation, environment, err } = context;
    const root = invocation.operands[0] ?? '.';
    const { files, threads } = (0,local/* localHost */.O)({ root, environment, ...(0,cli_context/* printOptionsOf */.x9)(context), print: err });
    const [facts, survey] = await Promise.all([repositoryFacts(root), (0,init_survey/* surveyOf */.y)(files, threads)]);
    const derived = survey.platform ?? (await platformIn(files));
    const request = await setupRequest(context, facts, derived);
    if ('issues' in request)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', request.issues);
    const folder = { root, files, survey };
    return (0,client/* reporting */.vR)(context, () => invocation.switches.has('undo')
        ? undoSetup(context, request, folder)
        : setUpAll(context, request, folder));
}


/***/ }),

/***/ 62074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ platformClient)
});

// UNUSED EXPORTS: verbs

// EXTERNAL MODULE: ./lib/clients/platform/messages.js
var messages = __webpack_require__(38848);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
;// CONCATENATED MODULE: ./lib/clients/platform/resources.js


const uid = schemas/* string */.YjP().min(1);
const resources_text = schemas/* string */.YjP().default('');
const times = { createTime: schemas/* string */.YjP().optional(), updateTime: schemas/* string */.YjP().optional() };
const group = schemas/* object */.Ikc({ uid, name: schemas/* string */.YjP(), description: resources_text, ...times });
const role = schemas/* object */.Ikc({
    uid,
    name: schemas/* string */.YjP(),
    description: resources_text,
    capabilities: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
});
const repository = schemas/* object */.Ikc({ uid, name: schemas/* string */.YjP().min(1), description: resources_text, ...times });
const digest = schemas/* string */.YjP()
    .optional()
    .transform((value) => (value !== undefined && (0,model_image/* isDigest */.Bc)(value) ? value : undefined));
const tag = schemas/* object */.Ikc({
    uid,
    name: schemas/* string */.YjP().min(1),
    deprecated: schemas/* boolean */.zMY().default(false),
    digest,
    ...times,
});
const identity = schemas/* object */.Ikc({
    uid,
    name: schemas/* string */.YjP(),
    description: resources_text,
    claimMatch: schemas/* object */.Ikc({ issuer: schemas/* string */.YjP().optional(), subject: schemas/* string */.YjP().optional() }).default({}),
    ...times,
});
const identityWithConditions = identity.extend({
    claimMatch: schemas/* looseObject */._H3({ issuer: schemas/* string */.YjP().optional(), subject: schemas/* string */.YjP().optional() }).default({}),
});
const roleBinding = schemas/* object */.Ikc({ uid, identity: schemas/* object */.Ikc({ uid }), role: schemas/* object */.Ikc({ uid, name: schemas/* string */.YjP() }), ...times })
    .transform(({ uid: own, identity: { uid: identityUid }, role: { uid: roleUid, name: roleName } }) => ({
    uid: own,
    identityUid,
    roleUid,
    roleName,
}));
const endOfLifeTag = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    tagStatus: schemas/* string */.YjP().optional(),
    gracePeriodExpiryDate: schemas/* string */.YjP().nullish(),
    mainPackageVersion: schemas/* object */.Ikc({ eolDate: resources_text.transform((date) => date || undefined), version: resources_text })
        .optional(),
});
const byUid = ({ uid }) => uid;
const byId = ({ id }) => id;

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/clients/http/json.js
var json = __webpack_require__(62123);
// EXTERNAL MODULE: ./lib/clients/platform/errors.js
var errors = __webpack_require__(88679);
;// CONCATENATED MODULE: ./lib/clients/platform/call.js


async function callPlatform({ send, baseUrl, token, surface }, request) {
    const { method, operation, path, query, body, repeatable, denied } = request;
    const response = await send({
        method,
        url: `${baseUrl}${path}${query === undefined ? '' : `?${query}`}`,
        headers: {
            accept: 'application/json',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        authorization: { scheme: 'Bearer', credential: token },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(repeatable === undefined ? {} : { repeatable }),
    });
    const hints = new Map([
        [401, (0,messages/* tokenRejected */.Mp)(surface)],
        [403, denied],
    ]);
    if (response.status !== 200)
        throw (0,errors/* platformError */.s)(operation, response, hints.get(response.status));
    return response;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
;// CONCATENATED MODULE: ./lib/clients/platform/list.js



const pageSize = 200;
const stepOf = (size) => Math.max(1, size - 1);
const maxItems = 200_000;
function listOf(operation, request, keyOf, hasTotals = true) {
    const all = (atLeast = 0) => readAll(operation, askedAhead(request, atLeast), keyOf, hasTotals);
    return {
        all,
        firstPage: () => request({ page_size: String(pageSize) }),
        async *[Symbol.asyncIterator]() {
            yield* await all();
        },
        async total() {
            const { items, totalCount, nextPageToken } = await request({ page_size: '1' });
            if (totalCount !== undefined)
                return totalCount;
            if (nextPageToken === '')
                return BigInt(items.length);
            return BigInt((await all()).length);
        },
    };
}
function askedAhead(request, atLeast) {
    const ahead = new Map();
    const step = stepOf(pageSize);
    for (let skip = step; skip < Math.min(atLeast, maxItems) - 1; skip += step) {
        const page = request({ page_size: String(pageSize), skip: String(skip) });
        page.catch(() => undefined);
        ahead.set(String(skip), page);
    }
    return (query) => ahead.get(query.skip ?? '') ?? request(query);
}
async function readAll(operation, request, keyOf, hasTotals) {
    const found = new Map();
    const add = ({ items }) => {
        for (const item of items) {
            const key = keyOf(item);
            const known = found.get(key);
            if (known !== undefined && !(0,external_node_util_.isDeepStrictEqual)(known, item))
                throw new failure/* Failure */.HR('bad-answer', `${operation}: ${messages/* incompleteList */.N6.contradictsItself(key)}`);
            found.set(key, item);
        }
        if (found.size > maxItems)
            throw tooLong(operation);
    };
    const asked = await request({ page_size: String(pageSize) });
    const first = isOpen(asked) && !hasTotals ? await request({ page_size: String(pageSize - 1) }) : asked;
    if (first !== asked && first.nextPageToken === '')
        throw new failure/* Failure */.HR('bad-answer', `${operation}: ${messages/* incompleteList */.N6.withoutTokens}`);
    add(first);
    let last = first;
    const join = (page) => {
        const wrong = boundaryProblem(first, last, page, keyOf);
        if (wrong !== undefined)
            throw new failure/* Failure */.HR('bad-answer', `${operation}: ${wrong}`);
        add(page);
        last = page;
    };
    for (const page of await pagesBySkip(operation, request, first))
        join(page);
    const step = stepOf(pageSize);
    for (let skip = step; hasTotals && isOpen(last); skip += step)
        join(await request({ page_size: String(pageSize), skip: String(skip) }));
    const tokens = new Set();
    while (last.nextPageToken !== '') {
        const [token, before] = [last.nextPageToken, found.size];
        last = await request({ page_size: String(pageSize), page_token: token });
        add(last);
        const isRepeated = tokens.has(token) || (found.size === before && last.nextPageToken !== '');
        if (isRepeated)
            throw new failure/* Failure */.HR('bad-answer', `${operation}: ${messages/* incompleteList */.N6.restarted}`);
        tokens.add(token);
    }
    const totals = [first.totalCount ?? 0n, last.totalCount ?? 0n];
    const missing = totals.find((total) => found.size < total);
    if (missing !== undefined)
        throw new failure/* Failure */.HR('bad-answer', `${operation}: ${messages/* incompleteList */.N6.changed(found.size, missing)}`);
    if (last.totalCount !== undefined && found.size > last.totalCount)
        throw new failure/* Failure */.HR('bad-answer', `${operation}: ${messages/* incompleteList */.N6.contradicts(found.size, last.totalCount)}`);
    return [...found.values()];
}
function isOpen({ items, nextPageToken, totalCount }) {
    return items.length === pageSize && nextPageToken === '' && totalCount === undefined;
}
function boundaryProblem(first, before, { items: [again] }, keyOf) {
    const [beginning] = first.items;
    const shared = first.items.length > 1 ? before.items[stepOf(first.items.length)] : undefined;
    if (shared === undefined || beginning === undefined)
        return undefined;
    const key = again === undefined ? undefined : keyOf(again);
    if (key === keyOf(shared))
        return undefined;
    return key === keyOf(beginning) ? messages/* incompleteList */.N6.restarted : messages/* incompleteList */.N6.moved;
}
async function pagesBySkip(operation, request, { items, nextPageToken, totalCount = 0n }) {
    if (totalCount > maxItems)
        throw tooLong(operation);
    if (items.length === 0 || nextPageToken === '')
        return [];
    const step = stepOf(items.length);
    const skips = [];
    for (let skip = step; items.length > 1 ? skip < totalCount - 1n : skip < totalCount; skip += step)
        skips.push(skip);
    return Promise.all(skips.map((skip) => request({ page_size: String(pageSize), skip: String(skip) })));
}
function tooLong(operation) {
    return new failure/* Failure */.HR('bad-answer', `${operation}: ${messages/* incompleteList */.N6.tooLong(maxItems)}`);
}

;// CONCATENATED MODULE: ./lib/clients/platform/verbs.js





const envelope = schemas/* object */.Ikc({
    nextPageToken: schemas/* string */.YjP().default(''),
    totalCount: schemas/* union */.KCZ([schemas/* string */.YjP().regex(/^(?:0|[1-9]\d{0,17})$/), schemas/* int */.Whr().nonnegative()]).optional(),
});
function getVerb(operation, schema, labels) {
    return {
        operation,
        bind: (credentials) => async (captures = [], query) => {
            const response = await send(credentials, operation, labels, captures, {
                ...(0,compact/* compact */.o)({ query: query && searchOf(query) }),
            });
            return (0,json/* decodeJson */.x)(labels.name, response, schema);
        },
    };
}
function listVerb(operation, items, schema, key, labels) {
    const page = schemas/* object */.Ikc({ [items]: schemas/* array */.YOg(schema).default([]) });
    return {
        operation,
        bind: (credentials) => (query = {}, captures = []) => {
            const name = `${labels.name}${typeof query.name === 'string' ? ` named ${query.name}` : ''}`;
            const requestPage = async (paging) => {
                const response = await send(credentials, operation, { ...labels, name }, captures, {
                    query: searchOf({ ...query, ...paging }),
                });
                const { nextPageToken, totalCount } = (0,json/* decodeJson */.x)(name, response, envelope);
                const found = (0,json/* decodeJson */.x)(name, response, page)[items] ?? [];
                const total = totalCount === undefined ? {} : { totalCount: BigInt(totalCount) };
                return { items: found, nextPageToken, ...total };
            };
            return listOf(name, requestPage, key, operation.includes('/v2/'));
        },
    };
}
function createVerb(operation, schema, labels) {
    return {
        operation,
        bind: (credentials) => async (parent, body) => (0,json/* decodeJson */.x)(labels.name, await send(credentials, operation, labels, [parent], { body }), schema),
    };
}
function queryVerb(operation, schema, labels) {
    return {
        operation,
        bind: (credentials) => async (subject, body) => (0,json/* decodeJson */.x)(labels.name, await send(credentials, operation, labels, [subject], { body, repeatable: true }), schema),
    };
}
function deleteVerb(operation, labels) {
    return {
        operation,
        bind: (credentials) => async (uid) => void (await send(credentials, operation, labels, [uid], {})),
    };
}
function send(credentials, operation, { name, denied }, captures, more) {
    const [method, template = ''] = operation.split(' ');
    const rest = [...captures];
    const path = template.replace(/\{\w+\}/g, () => rest.shift() ?? '');
    return callPlatform(credentials, {
        method,
        operation: name,
        path,
        ...(0,compact/* compact */.o)({ denied }),
        ...more,
    });
}
function searchOf(query) {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
        for (const text of [value ?? []].flat())
            parameters.append(name, text);
    }
    return parameters;
}

;// CONCATENATED MODULE: ./lib/clients/platform/verbs-iam.js



const manage = messages/* missingRoles */.eI.manageIdentities;
const iamVerbs = {
    getGroup: getVerb('GET /iam/v2/groups/{uid}', group, { name: 'Get group' }),
    listGroups: listVerb('GET /iam/v2/groups', 'groups', group, byUid, {
        name: 'List groups',
        denied: manage,
    }),
    listIdentities: listVerb('GET /iam/v2/identities', 'identities', identityWithConditions, byUid, { name: 'List identities', denied: manage }),
    getIdentity: getVerb('GET /iam/v2/identities/{uid}', identity, {
        name: 'Get identity',
        denied: manage,
    }),
    createIdentity: createVerb('POST /iam/v2/identities/{parent}', identity, { name: 'Create identity', denied: manage }),
    deleteIdentity: deleteVerb('DELETE /iam/v2/identities/{uid}', { name: 'Delete identity', denied: manage }),
    createRole: createVerb('POST /iam/v2/roles/{parent}', role, { name: 'Create role', denied: manage }),
    deleteRole: deleteVerb('DELETE /iam/v2/roles/{uid}', { name: 'Delete role', denied: manage }),
    listRoles: listVerb('GET /iam/v2/roles', 'roles', role, byUid, {
        name: 'List roles',
        denied: manage,
    }),
    listRoleBindings: listVerb('GET /iam/v2/roleBindings', 'roleBindings', roleBinding, byUid, {
        name: 'List role bindings',
        denied: manage,
    }),
    createRoleBinding: createVerb('POST /iam/v2/roleBindings/{parent}', roleBinding, { name: 'Create role binding', denied: manage }),
    deleteRoleBinding: deleteVerb('DELETE /iam/v2/roleBindings/{uid}', {
        name: 'Delete role binding',
        denied: manage,
    }),
};

// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
;// CONCATENATED MODULE: ./lib/clients/platform/policies.js


const policies_text = schemas/* string */.YjP().default('');
const line = (maxLength) => policies_text.transform((value) => (0,model_text/* onOneLine */.GJ)(value, maxLength));
const mode = policies_text.transform((value) => (value.endsWith('DRY_RUN') ? 'dry-run' : 'enforced'));
const results = new Map([
    ['ALLOWED', 'allowed'],
    ['DENIED', 'denied'],
]);
const result = policies_text.transform((value) => results.get(value.replace(/^RESULT_/, '')) ?? 'error');
const maxParameters = 20;
const parameters = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())
    .default({})
    .transform((values) => Object.fromEntries(Object.entries(values)
    .slice(0, maxParameters)
    .map(([name, value]) => [
    (0,model_text/* onOneLine */.GJ)(name, 60),
    (0,model_text/* onOneLine */.GJ)(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), 60),
])));
const policyBinding = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().min(1),
    mode,
    parameters,
    resourceTypes: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
});
const policyOverride = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().min(1),
    policyId: policies_text,
    digest: policies_text,
    artifactId: policies_text,
    reason: line(300),
    createdBy: line(200),
    createdAt: line(40),
});
const policyCheck = schemas/* object */.Ikc({
    results: schemas/* array */.YOg(schemas/* object */.Ikc({ bindingId: policies_text, policyId: policies_text, policyName: line(200), mode, result, parameters }))
        .max(1000)
        .default([]),
});
const imageConfig = schemas/* object */.Ikc({ labels: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}) });

;// CONCATENATED MODULE: ./lib/clients/platform/verbs-policies.js




const policyVerbs = {
    listPolicyBindings: listVerb('GET /policies/v1/bindings', 'items', policyBinding, byId, {
        name: 'List policy bindings',
        denied: messages/* missingRoles */.eI.listPolicies,
    }),
    listPolicyOverrides: listVerb('GET /policies/v1/overrides', 'items', policyOverride, byId, {
        name: 'List policy overrides',
        denied: messages/* missingRoles */.eI.listPolicies,
    }),
    checkPolicies: queryVerb('POST /registry/v1/repos/{repo}:checkPolicies', policyCheck, { name: 'Check pull policies', denied: messages/* missingRoles */.eI.checkPolicies }),
    getImageConfig: getVerb('GET /registry/v1/repos/{repo}/digests/{digest}/imageconfig', imageConfig, {
        name: 'Get image configuration',
    }),
};

;// CONCATENATED MODULE: ./lib/clients/platform/advisories.js


const statuses = {
    detection: 'detected',
    truePositiveDetermination: 'true-positive',
    falsePositiveDetermination: 'false-positive',
    fixed: 'fixed',
    patched: 'patched',
    pendingUpstreamFix: 'pending-upstream-fix',
    fixNotPlanned: 'not-planned',
    analysisNotPlanned: 'analysis-not-planned',
};
const advisories_event = schemas/* looseObject */._H3({
    createTime: schemas/* string */.YjP().optional(),
    reviewState: schemas/* string */.YjP().optional(),
    fixed: schemas/* object */.Ikc({ fixedVersion: schemas/* string */.YjP().optional() }).nullish(),
    patched: schemas/* object */.Ikc({ patchedVersions: schemas/* array */.YOg(schemas/* string */.YjP()).optional() }).nullish(),
});
function isApproved({ reviewState }) {
    return ['REVIEW_STATE_APPROVED', 'REVIEW_STATE_UNSPECIFIED', '', undefined].includes(reviewState);
}
function eventOf(raw) {
    const kind = Object.keys(statuses).find((name) => raw[name] !== undefined && raw[name] !== null);
    const status = (kind === undefined ? undefined : statuses[kind]) ?? 'unknown';
    return (0,compact/* compact */.o)({
        status,
        at: raw.createTime,
        fixedVersion: (status === 'fixed' && raw.fixed?.fixedVersion) || undefined,
        patchedVersions: status === 'patched' ? raw.patched?.patchedVersions : undefined,
    });
}
const platformAdvisorySchema = schemas/* object */.Ikc({
    uid: schemas/* string */.YjP().min(1),
    advisoryId: schemas/* string */.YjP().min(1),
    artifactName: schemas/* string */.YjP().min(1),
    updateTime: schemas/* string */.YjP(),
    artifactType: schemas/* string */.YjP().optional(),
    aliases: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    severities: schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP().default('TYPE_UNSPECIFIED'), score: schemas/* string */.YjP().default('') }))
        .optional(),
    events: schemas/* array */.YOg(advisories_event).optional(),
})
    .transform(({ artifactType, events, ...advisory }) => (0,compact/* compact */.o)({
    ...advisory,
    artifactType: artifactType || undefined,
    events: events?.filter(isApproved).map(eventOf),
}));
const advisories_text = schemas/* string */.YjP().default('');
const filled = schemas/* string */.YjP()
    .optional()
    .transform((value) => value || undefined);
const word = advisories_text.transform((name) => (name === 'UNKNOWN' ? '' : name.toLowerCase().replaceAll('_', '-')));
const vulnerabilityReportSchema = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    vulnerabilityMatches: schemas/* array */.YOg(schemas/* object */.Ikc({
        vulnerability: schemas/* object */.Ikc({
            id: schemas/* string */.YjP().min(1),
            displayId: filled,
            severity: word,
            relatedVulnerabilities: schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* object */.Ikc({ id: schemas/* string */.YjP() }).transform(({ id }) => id)]))
                .default([]),
        }),
        pkg: schemas/* object */.Ikc({ name: filled, version: filled }).optional(),
        fix: schemas/* object */.Ikc({ versions: schemas/* array */.YOg(schemas/* string */.YjP()).default([]), state: word }).optional(),
    }))
        .default([]),
});

;// CONCATENATED MODULE: ./lib/clients/platform/verbs-registry.js




const registryVerbs = {
    listRepositories: listVerb('GET /registry/v2/repos', 'repos', repository, byUid, {
        name: 'List repositories',
    }),
    listTags: listVerb('GET /registry/v2/tags', 'tags', tag, byUid, { name: 'List tags' }),
    listEndOfLifeTags: listVerb('GET /registry/v1/eoltags', 'items', endOfLifeTag, byId, {
        name: 'List end-of-life tags',
    }),
    getVulnerabilityReport: getVerb('GET /registry/v1/repos/{repo}/digests/{digest}/vulnreport', vulnerabilityReportSchema, { name: 'Get vulnerability report' }),
    listAdvisories: listVerb('GET /vulnerabilities/v2/advisories', 'advisories', platformAdvisorySchema, byUid, { name: 'List advisories', denied: messages/* missingRoles */.eI.listAdvisories }),
};

;// CONCATENATED MODULE: ./lib/clients/platform/client.js



const verbs = {
    ...iamVerbs,
    ...registryVerbs,
    ...policyVerbs,
};
function bindAll(table, credentials) {
    return Object.fromEntries(Object.entries(table).map(([name, verb]) => [name, verb.bind(credentials)]));
}
function platformClient(credentials) {
    return bindAll(verbs, credentials);
}


/***/ }),

/***/ 88679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ platformError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6472);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48270);



const detail = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    '@type': zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    domain: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    metadata: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    fieldViolations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ field: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })).optional(),
    violations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })).optional(),
});
const status = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    code: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().optional(),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    details: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).optional(),
});
function platformError(operation, response, hint) {
    return new _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD(operation, response.status, decodeDetails((0,_http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorBody */ .t4)(response)), hint);
}
function decodeDetails(body) {
    const parsed = status.safeParse(body);
    if (!parsed.success)
        return {};
    const details = (parsed.data.details ?? []).flatMap((raw) => {
        const one = detail.safeParse(raw);
        return one.success ? [one.data] : [];
    });
    const info = details.find((d) => d['@type'].endsWith('ErrorInfo'));
    const violations = details.flatMap((d) => [
        ...(d.fieldViolations ?? []),
        ...(d.violations ?? []).map((v) => ({ field: v.type, description: v.description })),
    ]);
    const { message, code } = parsed.data;
    return (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .o)({
        violations,
        message,
        code,
        reason: info?.reason,
        domain: info?.domain,
        metadata: info?.metadata,
    });
}


/***/ }),

/***/ 38848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mp: () => (/* binding */ tokenRejected),
/* harmony export */   N6: () => (/* binding */ incompleteList),
/* harmony export */   Yv: () => (/* binding */ foreignToken),
/* harmony export */   cA: () => (/* binding */ tokenRefused),
/* harmony export */   eI: () => (/* binding */ missingRoles),
/* harmony export */   gZ: () => (/* binding */ claimsMismatch),
/* harmony export */   kH: () => (/* binding */ noIdentity)
/* harmony export */ });
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59918);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);


function tokenRefused(refusal, surface) {
    const addPermission = 'Add `id-token: write` under `permissions:` of the job';
    if (typeof refusal === 'object')
        return ['sign-in', `This job of ${refusal.ci} has no OIDC token. ${refusal.remedy}`];
    switch (refusal) {
        case 'no-permission':
            return ['no-permission', `This job has no permission to request an OIDC token. ${addPermission}`];
        case 'fork':
            return [
                'fork',
                'Pull requests from forks get no OIDC token. Verify the change on `merge_group`, or after the merge',
            ];
        case 'dependabot':
            return [
                'dependabot',
                `A run that Dependabot triggered gets an OIDC token only with a permission of the job itself. ${addPermission}, or verify on \`merge_group\``,
            ];
        case 'not-in-ci':
            return [
                'sign-in',
                `No OIDC token is available, because this is not a job of a known CI system. Set ${tokenNames(surface)}, or ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'oidc-token-file')} to a file with a token`,
            ];
    }
}
function tokenNames(surface) {
    return surface === 'terminal'
        ? '`TAGPROOF_TOKEN` and `TAGPROOF_REGISTRY_TOKEN`'
        : `${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'token')} and ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'registry-token')}`;
}
function tokenRejected(surface) {
    return `The token has expired, or was issued for another audience than ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'base-url')}. Sign in again, and pass the new token`;
}
function foreignToken(audiences, host) {
    const named = audiences.map((one) => `"${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(one, 100)}"`).join(', ') || 'an unknown audience';
    return `The OIDC token is issued for ${named} and is not sent to ${host}, which a policy names. Set \`issuer-url\` and \`oidc-audience\` outside the policy`;
}
function noIdentity(uid, surface) {
    return `No identity has the uid ${uid}: check ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'identity')}`;
}
function claimsMismatch({ issuer, subject, audience }, expected, command) {
    const carried = `The workflow's token has issuer "${issuer}", subject "${subject}", audience "${audience}"`;
    const comparison = expected === undefined
        ? 'compare them with the claimMatch of the identity'
        : `the identity expects issuer "${expected.issuer}", subject "${expected.subject}"`;
    const advice = command === undefined ? '' : `. To create an identity that matches: ${command}`;
    return `${carried}; ${comparison}${advice}`;
}
const missingRoles = {
    manageIdentities: 'The token needs a role that may manage identities in this group, such as `owner`',
    listAdvisories: 'The identity needs a role that may list advisories, such as `viewer`; `registry.pull` is not enough',
    listPolicies: 'The identity needs a role that may list pull policies and their overrides, such as `viewer`; `registry.pull` is not enough',
    checkPolicies: 'The identity needs a role with the capability `CAP_REPO_CHECK_POLICIES` at the organization. Of the built-in roles, `owner` has it; bind a custom role that has only this capability (`repo.check_policies`)',
};
const incompleteList = {
    restarted: 'the list started again from its beginning. Re-run',
    changed: (read, total) => `the list ended after ${read} of ${total} items. It changed while it was read, or the service is faulty: re-run`,
    moved: 'items were added or removed while the list was read, so that some may be missing. Re-run',
    contradictsItself: (key) => `the list contains \`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(key, 100)}\` twice, with different content. Re-run`,
    contradicts: (read, total) => `the list has ${read} items, but the service counts ${total}. It changed while it was read, or the service is faulty: re-run`,
    withoutTokens: 'the service ends the list after exactly one page, whatever its size, so that items may be missing. Re-run',
    tooLong: (maxItems) => `the list has more than ${maxItems} items`,
};


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
