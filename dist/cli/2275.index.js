export const id = 2275;
export const ids = [2275,1365,2110,1611];
export const modules = {

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

/***/ 3721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createIdentity: () => (/* binding */ createIdentity)
/* harmony export */ });
/* harmony import */ var _clients_platform_subject_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68106);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _model_project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37404);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34641);
/* harmony import */ var _init_workflow_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21266);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11626);
/* harmony import */ var _roles_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10968);







const githubIssuer = 'https://token.actions.githubusercontent.com';
async function createIdentity(context) {
    const { invocation, out } = context;
    const shared = (0,_client_js__WEBPACK_IMPORTED_MODULE_5__/* .identitySetting */ .H7)(context, ['group']);
    const plan = planFrom(context);
    const issues = [shared, plan].flatMap((part) => ('issues' in part ? part.issues : []));
    if ('issues' in shared || 'issues' in plan)
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .usageErrors */ .jY)(context, 'usage', issues);
    const { iam, platform } = shared.setting;
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_5__/* .reporting */ .vR)(context, async () => {
        const listed = await iam.listRoles().all();
        const roles = plan.roles.map((name) => (0,_roles_js__WEBPACK_IMPORTED_MODULE_6__/* .roleNamed */ .u)(listed, name));
        if (invocation.switches.has('dry-run')) {
            out(invocation.json ? JSON.stringify({ dryRun: true, ...plan }) : planText(plan));
            return 0;
        }
        const uid = await createWithBindings(iam, plan, roles);
        const addresses = platformInputs(context, platform.baseUrl);
        out(invocation.json
            ? JSON.stringify({ identity: uid, ...plan })
            : `${planText(plan)}\nuid      ${uid}\n\n${workflowText(uid, addresses, invocation.flags.get('environment'))}`);
        return 0;
    });
}
function planFrom({ invocation: { flags, switches }, }) {
    const issues = [];
    const repository = flags.get('repository') ?? '';
    if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
        issues.push('`--repository` is required and must be OWNER/REPO.');
    const scopes = [];
    const ref = flags.get('ref');
    const environment = flags.get('environment');
    if (ref !== undefined)
        scopes.push({ kind: 'ref', ref: ref.startsWith('refs/') ? ref : `refs/heads/${ref}` });
    if (environment !== undefined)
        scopes.push({ kind: 'environment', environment });
    if (switches.has('pull-request'))
        scopes.push({ kind: 'pull-request' });
    const [scope = { kind: 'ref', ref: 'refs/heads/main' }, ...more] = scopes;
    if (more.length > 0)
        issues.push('Only one of `--ref`, `--environment` and `--pull-request` can be set.');
    const owner = flags.get('owner-id');
    const number = flags.get('repository-id');
    if ((owner === undefined) !== (number === undefined))
        issues.push('`--owner-id` and `--repository-id` must be set together.');
    if (issues.length > 0)
        return { issues };
    const ids = owner === undefined || number === undefined ? {} : { ids: { owner, repository: number } };
    return {
        group: flags.get('group') ?? '',
        name: flags.get('name') ?? `tagproof ${repository}`.toLowerCase().replace(/[^a-z0-9 ._-]/g, ' '),
        claimMatch: {
            issuer: flags.get('issuer') ?? githubIssuer,
            subject: (0,_clients_platform_subject_js__WEBPACK_IMPORTED_MODULE_0__/* .subjectText */ .yq)({ repository, scope, ...ids }),
        },
        roles: flags.get('role')?.split('\n') ?? ['viewer', 'registry.pull'],
    };
}
async function createWithBindings(iam, { group, name, claimMatch }, roles) {
    const { uid } = await iam.createIdentity(group, { name, claimMatch });
    try {
        for (const role of roles)
            await iam.createRoleBinding(group, { identityUid: uid, roleUid: role.uid });
        return uid;
    }
    catch (error) {
        await rollBack(iam, group, uid, error);
        throw error;
    }
}
async function rollBack(iam, group, uid, cause) {
    try {
        const bindings = await iam.listRoleBindings({ 'uidp.descendants_of': group }).all();
        for (const binding of bindings.filter(({ identityUid }) => identityUid === uid))
            await iam.deleteRoleBinding(binding.uid);
        await iam.deleteIdentity(uid);
    }
    catch (undo) {
        if (!(cause instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR) || !(undo instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR))
            throw undo;
        const next = `Delete it with: tagproof identity delete --identity ${uid}`;
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR(cause.reason, `${cause.message}. The identity could not be deleted again (${undo.message}). ${next}`, { cause });
    }
}
function planText({ group, name, claimMatch, roles }) {
    return [
        `name     ${name}`,
        `group    ${group}`,
        `issuer   ${claimMatch.issuer}`,
        `subject  ${claimMatch.subject}`,
        `roles    ${roles.join(', ')}`,
    ].join('\n');
}
function platformInputs({ invocation: { flags } }, baseUrl) {
    const preset = flags.get('platform');
    if (preset !== undefined)
        return `          platform: ${preset}`;
    const registry = flags.get('registry-url') ?? '<registry URL>';
    return `          base-url: ${baseUrl}\n          registry-url: ${registry}`;
}
function workflowText(uid, addresses, environment) {
    const named = environment === undefined ? '' : `\n    environment: ${JSON.stringify(environment)}`;
    return `permissions:
  contents: read
  id-token: write
jobs:
  tagproof:
    runs-on: ubuntu-latest${named}
    steps:
      - uses: ${_init_workflow_text_js__WEBPACK_IMPORTED_MODULE_4__/* .checkoutAction */ .n2}
      - uses: ${_model_project_js__WEBPACK_IMPORTED_MODULE_2__/* .exampleAction */ .Nl.uses} # ${_model_project_js__WEBPACK_IMPORTED_MODULE_2__/* .exampleAction */ .Nl.release}
        with:
${addresses}
          identity: ${uid}`;
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

/***/ 48270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c7: () => (/* binding */ isRejectedToken),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   t4: () => (/* binding */ errorBody),
/* harmony export */   w3: () => (/* binding */ isUnsupported)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7687);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);



class ApiError extends _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    operation;
    status;
    details;
    name = 'ApiError';
    constructor(operation, status, details, hint) {
        super(causeOf(status), sentence(operation, status, details, hint));
        this.operation = operation;
        this.status = status;
        this.details = details;
    }
}
function isUnsupported(error) {
    return error instanceof ApiError && ([404, 405, 501].includes(error.status) || error.details.code === 12);
}
function isRejectedToken(error) {
    return error instanceof ApiError && error.status === 401;
}
function causeOf(status) {
    if (status === 401 || status === 403)
        return 'denied';
    if (status === 404)
        return 'not-found';
    if (status === 429)
        return 'rate-limited';
    return status >= 500 ? 'server-error' : 'bad-answer';
}
function sentence(operation, status, details, hint) {
    const message = details.message === undefined ? '' : `: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(details.message)}`;
    const fields = (details.violations ?? []).map((v) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(v.field)}: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(v.description)}`);
    const violated = fields.length === 0 ? '' : ` (${fields.slice(0, 5).join('; ')})`;
    return `${operation}: HTTP ${status}${message}${violated}${hint === undefined ? '' : `. ${hint}`}`;
}
function errorBody({ body }) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(body.slice(0, 4096));
}


/***/ }),

/***/ 62123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ decodeJson)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);


function decodeJson(operation, { body }, schema) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body);
    if (value === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${operation}: the response is not JSON`);
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    const field = issue === undefined || issue.path.length === 0 ? 'the body' : issue.path.join('.');
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${operation}: the response cannot be used, ${field} is ${issue?.message ?? 'invalid'}`);
}


/***/ }),

/***/ 55157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ withTimeLimit),
/* harmony export */   lJ: () => (/* binding */ stopGap),
/* harmony export */   zr: () => (/* binding */ withAbort)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59918);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80588);



function withTimeLimit(host, { timeoutMs, surface }) {
    const over = host.clock.after?.(timeoutMs);
    if (over === undefined)
        return host;
    const limit = new AbortController();
    const message = `The run was not complete after ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(timeoutMs)}, its time limit. Raise ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'timeout')}, or scan less with ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'paths')}`;
    over.addEventListener('abort', () => limit.abort(new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('stopped', message)), { once: true });
    return { ...host, stop: AbortSignal.any([...(host.stop === undefined ? [] : [host.stop]), limit.signal]) };
}
function stopGap(stop) {
    return stop?.aborted === true ? (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(failureOf(stop), 'run') : undefined;
}
function failureOf({ reason }) {
    if (reason instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
        return reason;
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('stopped', 'The run was stopped before everything was verified. Re-run it');
}
function withAbort(host) {
    const { stop } = host;
    if (stop === undefined)
        return host;
    const untilStop = stoppable(stop);
    const fail = async () => {
        throw failureOf(stop);
    };
    const wake = async () => undefined;
    return {
        ...host,
        send: (request) => untilStop(() => host.send(request), fail),
        clock: { ...host.clock, sleep: (ms) => untilStop(() => host.clock.sleep(ms), wake) },
        workflow: {
            ...host.workflow,
            idToken: (audience, place) => untilStop(() => host.workflow.idToken(audience, place), fail),
        },
    };
}
function stoppable(stop) {
    const pending = new Set();
    const endAll = () => {
        for (const end of pending)
            end();
    };
    return (begin, stopped) => {
        if (stop.aborted)
            return stopped();
        return new Promise((resolve, reject) => {
            const end = () => resolve(stopped());
            if (pending.size === 0)
                stop.addEventListener('abort', endAll, { once: true });
            pending.add(end);
            const release = () => {
                pending.delete(end);
                if (pending.size === 0)
                    stop.removeEventListener('abort', endAll);
            };
            begin().finally(release).then(resolve, reject);
        });
    };
}


/***/ }),

/***/ 38106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ platformTokenNeeded),
/* harmony export */   QQ: () => (/* binding */ advisorySubject),
/* harmony export */   R0: () => (/* binding */ noPlatform),
/* harmony export */   U8: () => (/* binding */ severalEndsOfLife),
/* harmony export */   Ut: () => (/* binding */ noHttp2),
/* harmony export */   Zi: () => (/* binding */ tagOfAnother)
/* harmony export */ });
/* harmony import */ var _model_plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50709);
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59918);


function noPlatform(surface) {
    const name = (setting) => (0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, setting);
    return `No platform is configured, so tag histories cannot be checked. Set ${name('platform')}, or ${name('base-url')} and ${name('registry-url')}`;
}
function platformTokenNeeded(what, surface) {
    return `${what} require a platform token: set ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'identity')} or ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'token')}`;
}
function tagOfAnother(tag, repository) {
    return `List tags: the service lists ${(0,_model_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(tag)}, which belongs to another repository, as a tag of ${(0,_model_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(repository)}, so the list cannot be used`;
}
function severalEndsOfLife(tag) {
    return `the service gives different dates for the end of life of ${(0,_model_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(tag)}`;
}
const maxNamed = 5;
function advisorySubject(names) {
    const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '';
    const shown = names.slice(0, maxNamed).map((name) => name.replace(/[\p{Cc}\p{Cf}]+/gu, ' '));
    return `advisories for ${shown.join(', ')}${more}`;
}
const noHttp2 = 'The platform cannot be called over gRPC here, because HTTP/2 is not available';


/***/ }),

/***/ 84097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ withPlatformTransport)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38106);


function withPlatformTransport(host, { transport, platform }) {
    if (transport === 'rest' || platform === undefined)
        return host;
    const { baseUrl } = platform;
    let loaded;
    const grpc = async (request) => {
        loaded ??= loadGrpc(host, baseUrl);
        return (await loaded)(request);
    };
    const send = (request) => request.url.startsWith(`${baseUrl}/`) ? grpc(request) : host.send(request);
    return { ...host, send };
}
async function loadGrpc({ send, sendBytes }, baseUrl) {
    if (sendBytes === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unreachable', _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .noHttp2 */ .Ut);
    const { grpcSend } = await Promise.all(/* import() */[__webpack_require__.e(2874), __webpack_require__.e(356), __webpack_require__.e(5738)]).then(__webpack_require__.bind(__webpack_require__, 25738));
    return grpcSend(sendBytes, send, baseUrl);
}


/***/ }),

/***/ 98884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ ciSubjectIn)
/* harmony export */ });
const formats = [
    {
        ci: 'GitHub Actions',
        form: /^repo:(?<repository>[\w.-]+(?:@\d+)?\/[\w.-]+(?:@\d+)?):(?:ref:(?<ref>.+)|environment:(?<environment>.+)|(?<event>pull_request))$/,
    },
    {
        ci: 'GitLab CI',
        form: /^project_path:(?<project>[^:]+):ref_type:(?<type>branch|tag):ref:(?<ref>.+)$/,
    },
    {
        ci: 'CircleCI',
        form: /^org\/(?<organization>[^/]+)\/project\/(?<project>[^/]+)\/user\/(?<user>[^/]+)(?:\/vcs-origin\/(?<repository>.+)\/vcs-ref\/(?<ref>.+))?$/,
        varying: ['user'],
    },
    {
        ci: 'Buildkite',
        form: /^organization:(?<organization>[^:]+):pipeline:(?<pipeline>[^:]+):ref:(?<ref>[^:]+):commit:(?<commit>[^:]+):step:(?<step>.*)$/,
        varying: ['commit'],
    },
    {
        ci: 'Azure Pipelines',
        form: /^sc:\/\/(?<organization>[^/]+)\/(?<project>[^/]+)\/(?<connection>.+)$/,
    },
    {
        ci: 'Bitbucket Pipelines',
        form: /^(?<repository>\{[0-9a-f-]{36}\}):(?:(?<environment>\{[0-9a-f-]{36}\}):)?(?<step>\{[0-9a-f-]{36}\})$/,
        varying: ['step'],
    },
    {
        ci: 'Kubernetes',
        form: /^system:serviceaccount:(?<namespace>[^:]+):(?<account>[^:]+)$/,
    },
    {
        ci: 'Google Cloud',
        form: /^(?<account>\d{6,32})$/,
    },
];
function ciSubjectIn(text) {
    if (text.length > 4096)
        return undefined;
    for (const { ci, form, varying = [] } of formats) {
        const groups = form.exec(text)?.groups;
        if (groups === undefined)
            continue;
        const parts = Object.entries(groups).filter(([, value]) => value !== undefined);
        return { ci, parts: Object.fromEntries(parts), varying };
    }
    return undefined;
}


/***/ }),

/***/ 68106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ parseSubject),
/* harmony export */   N_: () => (/* binding */ subjectDifferences),
/* harmony export */   yq: () => (/* binding */ subjectText)
/* harmony export */ });
/* harmony import */ var _ci_subjects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98884);

const form = /^repo:(?<owner>[\w.-]+)(?:@(?<ownerId>\d+))?\/(?<repo>[\w.-]+)(?:@(?<repoId>\d+))?:(?:ref:(?<ref>refs\/[\w./-]+)|environment:(?<environment>[^:]+)|(?<pull>pull_request))$/;
function parseSubject(text) {
    const groups = form.exec(text)?.groups;
    if (groups === undefined)
        return undefined;
    const { owner = '', ownerId, repo = '', repoId, ref, environment } = groups;
    const scope = ref !== undefined
        ? { kind: 'ref', ref }
        : environment !== undefined
            ? { kind: 'environment', environment }
            : { kind: 'pull-request' };
    const ids = ownerId === undefined || repoId === undefined ? {} : { ids: { owner: ownerId, repository: repoId } };
    return { repository: `${owner}/${repo}`, scope, ...ids };
}
function subjectText({ repository, ids, scope }) {
    const [owner = '', repo = ''] = repository.split('/');
    const name = ids === undefined ? repository : `${owner}@${ids.owner}/${repo}@${ids.repository}`;
    const last = scope.kind === 'ref'
        ? `ref:${scope.ref}`
        : scope.kind === 'environment'
            ? `environment:${scope.environment}`
            : 'pull_request';
    return `repo:${name}:${last}`;
}
function subjectDifferences(expected, carried) {
    if (expected === carried)
        return [];
    const want = parseSubject(expected);
    const have = parseSubject(carried);
    if (want === undefined || have === undefined)
        return partDifferences(expected, carried);
    const differences = [];
    if (want.repository !== have.repository) {
        differences.push(`the repository is ${have.repository}, the identity expects ${want.repository}`);
    }
    if (JSON.stringify(want.ids) !== JSON.stringify(have.ids)) {
        const style = (subject) => (subject.ids === undefined ? 'names alone' : 'names with ids');
        differences.push(`the token writes the repository by ${style(have)}, the identity expects ${style(want)}`);
    }
    if (JSON.stringify(want.scope) !== JSON.stringify(have.scope)) {
        differences.push(`the token is for ${scopeText(have.scope)}, the identity expects ${scopeText(want.scope)}`);
    }
    return differences;
}
function partDifferences(expected, carried) {
    const [want, have] = [(0,_ci_subjects_js__WEBPACK_IMPORTED_MODULE_0__/* .ciSubjectIn */ .u)(expected), (0,_ci_subjects_js__WEBPACK_IMPORTED_MODULE_0__/* .ciSubjectIn */ .u)(carried)];
    if (want === undefined || have === undefined)
        return [`the subject is "${carried}", the identity expects "${expected}"`];
    if (want.ci !== have.ci)
        return [`the token is from ${have.ci}, the identity expects one from ${want.ci} ("${expected}")`];
    const names = [...new Set([...Object.keys(want.parts), ...Object.keys(have.parts)])];
    return names.flatMap((name) => {
        const [wanted = 'none', carries = 'none'] = [want.parts[name], have.parts[name]];
        if (wanted === carries)
            return [];
        const why = have.varying.includes(name)
            ? `. ${have.ci} puts another ${name} into each token, so an identity with one exact subject cannot match`
            : '';
        return [`the ${name} is ${carries}, the identity expects ${wanted}${why}`];
    });
}
function scopeText(scope) {
    if (scope.kind === 'ref')
        return `ref ${scope.ref}`;
    return scope.kind === 'environment' ? `environment ${scope.environment}` : 'pull requests';
}


/***/ }),

/***/ 34824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ readConfig)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/inputs/special-types.js
var special_types = __webpack_require__(9004);
// EXTERNAL MODULE: ./lib/model/inputs/table.js + 6 modules
var table = __webpack_require__(71436);
// EXTERNAL MODULE: ./lib/model/policy.js
var model_policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
;// CONCATENATED MODULE: ./lib/config/effective.js



function effectiveSettings(reader, mode) {
    return table/* inputTable */.Fu.flatMap((input) => {
        const { name } = input;
        if (input.type.secret)
            return [];
        const value = reader.text(name);
        const from = reader.source(name);
        if (value !== undefined && from !== undefined)
            return [{ name, value, from }];
        const fallback = name === 'fail-on' && mode === 'audit' ? 'none' : defaultText(input);
        return fallback === undefined ? [] : [{ name, value: fallback, from: 'default' }];
    });
}
function defaultText(input) {
    return input.default ?? input.otherwise?.replace(/ \(.*\)$/, '').replaceAll('`', '');
}
function effectiveOverrides({ overrides }) {
    return overrides.map(({ at, paths, images, checks, maxAgeMs, minAgeMs }, index) => {
        const entry = (0,compact/* compact */.o)({
            paths,
            images,
            checks: checks.size === 0 ? undefined : Object.fromEntries(checks),
            'max-age': maxAgeMs === undefined ? undefined : (0,time/* durationText */.S5)(maxAgeMs),
            'min-age': minAgeMs === undefined ? undefined : (0,time/* durationText */.S5)(minAgeMs),
        });
        return { name: `overrides[${index}]`, value: JSON.stringify(entry), from: at };
    });
}
function effectiveSkips(skips) {
    return skips.map(({ at, until, ...skip }, index) => {
        const entry = { ...skip, ...(0,compact/* compact */.o)({ until: until === undefined ? undefined : (0,time/* formatDay */.im)(until) }) };
        return { name: `skips[${index}]`, value: JSON.stringify(entry), from: at };
    });
}

// EXTERNAL MODULE: ./lib/model/address.js
var model_address = __webpack_require__(83313);
// EXTERNAL MODULE: ./lib/model/registry-host.js
var registry_host = __webpack_require__(43277);
;// CONCATENATED MODULE: ./lib/config/platform.js




function readPlatform(reader, values, presets, isWhole) {
    const preset = values.platform === undefined ? undefined : presets[values.platform];
    const baseUrl = values['base-url'] ?? preset?.baseUrl;
    const registryUrl = values['registry-url'] ?? preset?.registryUrl;
    const issuerUrl = values['issuer-url'] ?? preset?.issuerUrl ?? baseUrl;
    if (baseUrl === undefined && registryUrl === undefined)
        return undefined;
    if (baseUrl === undefined || registryUrl === undefined || issuerUrl === undefined) {
        if (!isWhole)
            return undefined;
        const [missing, set] = baseUrl === undefined
            ? ['base-url', 'registry-url']
            : ['registry-url', 'base-url'];
        reader.addIssue(set, `${reader.nameOf(missing)} is missing: both URLs are required.`);
        return undefined;
    }
    if (new URL(registryUrl).pathname !== '/')
        reader.addIssue('registry-url', `${reader.nameOf('registry-url')} must be a host without a path.`);
    return {
        baseUrl,
        registryUrl,
        issuerUrl,
        historyService: reader.given('history-service', values['history-service']) ??
            preset?.historyService ??
            values['history-service'],
        tagQuery: preset?.tagQuery ?? {},
        ...(0,compact/* compact */.o)({ publicOrganization: values['public-organization'] ?? preset?.publicOrganization }),
        ...pairOf(reader, values, issuerUrl, preset),
    };
}
function pairOf(reader, values, issuerUrl, preset) {
    const isOfPreset = preset !== undefined && values['issuer-url'] === undefined;
    const address = values['issuer-url'] !== undefined ? 'issuer-url' : isOfPreset ? 'platform' : 'base-url';
    const audience = values['oidc-audience'] ?? (isOfPreset ? preset.audience : undefined);
    const bySettings = ['oidc-audience', address].find((name) => typeof reader.source(name) === 'object');
    if (bySettings === undefined || (isOfPreset && values['oidc-audience'] === undefined))
        return { isPaired: true, ...(0,compact/* compact */.o)({ audience }) };
    if (audience !== undefined && !(0,model_address/* isAudienceOf */.al)(issuerUrl, audience)) {
        const { host } = new URL(issuerUrl);
        const sentence = `The OIDC token would be issued for \`${audience.slice(0, 100)}\` and sent to \`${host}\`, which could use it there. A policy cannot name such a pair: set \`oidc-audience\` and \`${address}\` outside the policy, or remove \`oidc-audience\`.`;
        reader.addIssue(bySettings, sentence);
    }
    return (0,compact/* compact */.o)({ audience });
}
function requirePlatform(reader, values, platform, unmapped) {
    if (platform !== undefined || reader.issues.length > 0)
        return;
    const remedy = `Set ${reader.nameOf('platform')}, or ${reader.nameOf('base-url')} and ${reader.nameOf('registry-url')}.`;
    for (const prefix of unmapped) {
        const declared = `\`registries\` declares \`${prefix}\` as the platform's, but no platform is configured.`;
        reader.issues.push(`${declared} ${remedy}`);
    }
    for (const { name, needsPlatform } of table/* inputTable */.Fu) {
        if (!needsPlatform || reader.text(name) === undefined || values[name] === false)
            continue;
        reader.addIssue(name, `${reader.nameOf(name)} requires a platform. ${remedy}`);
    }
}
function keepTokensFromPolicy(reader) {
    const token = ['token', 'registry-token'].find((name) => reader.text(name) !== undefined);
    if (token === undefined)
        return;
    for (const name of ['base-url', 'registry-url', 'issuer-url']) {
        if (typeof reader.source(name) !== 'object')
            continue;
        const sentence = `\`${name}\` in a policy cannot be combined with ${reader.nameOf(token)}, because the checkout must not choose where the token is sent. Set \`${name}\` outside the policy.`;
        reader.addIssue(name, sentence);
    }
}
function mirrorsOf(registries, platform) {
    const host = platform && new URL(platform.registryUrl).host;
    const pairs = [...registries].flatMap(([prefix, { mirrorOf, platform: isPlatform }]) => {
        const origin = isPlatform && host !== undefined ? [host, ...prefix.split('/').slice(1)].join('/') : mirrorOf;
        return origin === undefined ? [] : [[(0,registry_host/* canonicalPrefix */.l)(prefix), (0,registry_host/* canonicalPrefix */.l)(origin)]];
    });
    const unmapped = [...registries].filter(([, rule]) => rule.platform === true && host === undefined);
    return { mirrors: Object.fromEntries(pairs), unmapped: unmapped.map(([prefix]) => prefix) };
}

// EXTERNAL MODULE: ./lib/config/reader.js
var config_reader = __webpack_require__(31395);
;// CONCATENATED MODULE: ./lib/config/read.js







function readConfig(get, { presets, checks, surface = 'terminal' }, found = model_policy/* noPolicy */.W) {
    const policy = found === 'invalid' ? model_policy/* noPolicy */.W : found;
    const isWhole = found !== 'invalid' && found.unread.length === 0;
    const reader = new config_reader/* InputReader */.i(get, { names: { checks, presets: Object.keys(presets) }, policy, surface });
    const values = Object.fromEntries(table/* inputTable */.Fu.map(({ name }) => [name, reader.value(name)]));
    const platform = readPlatform(reader, values, presets, isWhole);
    const { mirrors, unmapped } = mirrorsOf(policy.registries, platform);
    const config = {
        ...fieldsOf(values),
        ...(0,compact/* compact */.o)({ platform, group: values.group ?? groupOf(values.identity) }),
        surface,
        registries: mirrors,
        failOn: values['fail-on'] ?? (values.mode === 'audit' ? 'none' : 'error'),
        delivery: deliveryOf(values),
        policy,
        settings: [
            ...effectiveSettings(reader, values.mode),
            ...policy.origins,
            ...effectiveOverrides(policy),
            ...effectiveSkips(policy.skips),
        ],
    };
    if (isWhole)
        requirePlatform(reader, values, platform, unmapped);
    keepTokensFromPolicy(reader);
    refuseSwitchedOff(reader, config);
    refuseTwoTokens(reader, config);
    return reader.issues.length > 0 ? { issues: reader.issues } : { config };
}
function fieldsOf(values) {
    const fields = table/* inputTable */.Fu.flatMap((input) => {
        const field = (0,table/* fieldOf */._F)(input);
        return field === undefined ? [] : [[field, values[input.name]]];
    });
    return (0,compact/* compact */.o)(Object.fromEntries(fields));
}
function groupOf(identity) {
    return identity?.split('/').slice(0, -1).join('/') || undefined;
}
function deliveryOf(values) {
    const pullRequest = {
        branch: values['pull-request-branch'],
        ...(0,compact/* compact */.o)({ base: values['pull-request-base'] }),
        labels: values['pull-request-labels'],
        reviewers: values['pull-request-reviewers'],
        policyFile: values.config ?? special_types/* defaultPolicyPath */.r2,
    };
    return {
        comment: values.comment,
        issue: values.issue,
        ...(values['pull-request'] ? { pullRequest } : {}),
    };
}
function refuseSwitchedOff(reader, { failOn, policy: { checks, overrides } }) {
    if (typeof failOn === 'string')
        return;
    for (const id of failOn) {
        const isOnSomewhere = overrides.some((override) => (override.checks.get(id) ?? 'off') !== 'off');
        if (checks.get(id) !== 'off' || isOnSomewhere)
            continue;
        const sentence = `${reader.nameOf('fail-on')} names \`${id}\`, but \`checks\` in the policy switches it off. Remove it from one of them.`;
        reader.addIssue('fail-on', sentence);
    }
}
function refuseTwoTokens(reader, { oidcTokenFile, oidcTokenEnv }) {
    if (oidcTokenFile === undefined || oidcTokenEnv === undefined)
        return;
    const [file, variable] = [reader.nameOf('oidc-token-file'), reader.nameOf('oidc-token-env')];
    reader.addIssue('oidc-token-env', `Only one of ${file} and ${variable} can be set.`);
}


/***/ }),

/***/ 31395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ InputReader)
/* harmony export */ });
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71436);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5218);
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59918);



class InputReader {
    get;
    options;
    issues = [];
    constructor(get, options) {
        this.get = get;
        this.options = options;
    }
    text(name) {
        const value = this.get(name)?.trim() || this.options.policy.settings.get(name)?.text.trim();
        return value === '' ? undefined : value;
    }
    source(name) {
        if (this.get(name)?.trim())
            return 'input';
        return this.text(name) === undefined ? undefined : this.options.policy.settings.get(name)?.at;
    }
    value(name) {
        const input = rowOf(name);
        const text = this.text(name);
        const reading = text === undefined ? undefined : input.type.read(text, this.options.names);
        for (const rejection of reading !== undefined && 'rejected' in reading ? reading.rejected : [])
            this.reject(name, rejection);
        return (reading !== undefined && 'value' in reading ? reading.value : this.fallback(input));
    }
    given(name, value) {
        return this.text(name) === undefined ? undefined : value;
    }
    nameOf(name) {
        if (typeof this.source(name) === 'object')
            return `\`${name}\``;
        return (0,_model_surface_js__WEBPACK_IMPORTED_MODULE_1__/* .settingName */ .Q)(this.options.surface, name);
    }
    addIssue(name, sentence) {
        const source = this.source(name);
        const place = typeof source === 'object' ? `${(0,_model_position_js__WEBPACK_IMPORTED_MODULE_2__/* .whereIs */ .ie)(source, this.options.policy.sources)}: ` : '';
        this.issues.push(`${place}${sentence}`);
    }
    reject(name, { text, expected, reason, hint = '' }) {
        const sentence = reason === undefined ? `is \`${text.slice(0, 100)}\`, but must be ${expected}` : reason;
        this.addIssue(name, `${this.nameOf(name)} ${sentence}.${hint}`);
    }
    fallback({ type, default: text }) {
        if (text === undefined)
            return type.none;
        const reading = type.read(text, this.options.names);
        return 'value' in reading ? reading.value : type.none;
    }
}
const rows = new Map(_model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu.map((input) => [input.name, input]));
function rowOf(name) {
    const row = rows.get(name);
    if (row === undefined)
        throw new Error(`${name} is not in the table of inputs`);
    return row;
}


/***/ }),

/***/ 27586:
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

/***/ 49144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const systemClock = {
    now: () => Date.now(),
    sleep: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms),
    after: (ms) => AbortSignal.timeout(ms),
    random: () => Math.random(),
};


/***/ }),

/***/ 92856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ withDeadline)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55523);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10900);



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
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('timeout', (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .noCompleteResponse */ .CJ)(host, totalMs));
        throw error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR ? error : (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .networkFailure */ .rd)(host, error);
    }
    finally {
        clearTimeout(timer);
    }
}


/***/ }),

/***/ 55523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ responseTooLarge),
/* harmony export */   bJ: () => (/* binding */ runnerFileFailure),
/* harmony export */   rC: () => (/* binding */ withoutHttp2),
/* harmony export */   rd: () => (/* binding */ networkFailure)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10900);


function networkFailure(host, cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    if (/timeout/i.test(message))
        return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('timeout', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .hostTimedOut */ .MG)(host), { cause });
    const proxyStatus = /tunneling socket.*statusCode=(?<status>\d{3})/.exec(message)?.groups?.status;
    const code = proxyStatus === undefined ? (codeOf(cause) ?? message) : (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .proxyRefused */ .rZ)(proxyStatus);
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unreachable', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .hostUnreachable */ .P6)(host, code), { cause });
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


/***/ }),

/***/ 39688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ defaultLimits)
/* harmony export */ });
const defaultLimits = {
    silenceMs: 30_000,
    totalMs: 60_000,
    bodyBytes: 16 * 1024 * 1024,
};


/***/ }),

/***/ 12110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  machineNetwork: () => (/* binding */ machineNetwork),
  networkBytes: () => (/* binding */ networkBytes)
});

// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js
var lib = __webpack_require__(22779);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/host/addresses.js
var addresses = __webpack_require__(27586);
// EXTERNAL MODULE: ./lib/host/deadline.js
var deadline = __webpack_require__(92856);
// EXTERNAL MODULE: ./lib/host/failures.js
var failures = __webpack_require__(55523);
// EXTERNAL MODULE: ./lib/host/limits.js
var host_limits = __webpack_require__(39688);
;// CONCATENATED MODULE: ./lib/host/transport.js






function networkTransport(userAgent, limits = host_limits/* defaultLimits */.M, resolve) {
    const direct = transportBy(userAgent, limits, resolve);
    const led = new Map();
    return async (request) => {
        const { ledFrom } = request;
        if (ledFrom === undefined)
            return direct(request);
        (0,addresses/* refuseAddress */.ln)(new URL(request.url), ledFrom);
        const send = led.get(ledFrom) ?? transportBy(userAgent, limits, (0,addresses/* lookupFrom */.b_)(ledFrom, resolve));
        led.set(ledFrom, send);
        return send(request);
    };
}
function transportBy(userAgent, limits, lookup) {
    const clients = new Map();
    return (request) => {
        const url = new URL(request.url);
        return (0,deadline/* withDeadline */.N)(url.host, limits.totalMs, async (signal) => {
            const client = clients.get(url.protocol) ?? clientWith(userAgent, limits);
            clients.set(url.protocol, client);
            const isDirect = (0,lib/* getProxyUrl */.s_)(request.url) === '';
            const response = await transport_open(client, request, {
                signal,
                timeout: limits.silenceMs,
                ...(isDirect && { host: (0,addresses/* hostOf */.w4)(url), ...(0,compact/* compact */.o)({ lookup }) }),
            });
            return readResponse(response, request.maxBytes ?? limits.bodyBytes, isDirect);
        });
    };
}
let opening;
function clientWith(userAgent, { silenceMs }) {
    return new lib/* HttpClient */.Qq(userAgent, [underCircumstances], {
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
function transport_open(client, request, circumstances) {
    const { authorization } = request;
    const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    const headers = { ...request.headers, ...(0,compact/* compact */.o)({ authorization: credential }) };
    opening = circumstances;
    try {
        return client.request(request.method, request.url, request.body ?? null, headers);
    }
    finally {
        opening = undefined;
    }
}
async function readResponse({ message }, maxBytes, isDirect) {
    const network = isDirect ? (0,addresses/* networkOf */.Af)(message.socket.remoteAddress) : 'public';
    const chunks = [];
    let size = 0;
    for await (const chunk of message) {
        size += chunk.length;
        if (size > maxBytes)
            throw (0,failures/* responseTooLarge */.Fh)(maxBytes);
        chunks.push(chunk);
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

;// CONCATENATED MODULE: ./lib/host/network.js

function machineNetwork(userAgent) {
    return { send: networkTransport(userAgent), sendBytes: networkBytes(userAgent) };
}
function networkBytes(userAgent) {
    let loaded;
    return async (request) => {
        loaded ??= __webpack_require__.e(/* import() */ 3952).then(__webpack_require__.bind(__webpack_require__, 93952)).then(({ http2Transport }) => http2Transport(userAgent));
        return (await loaded)(request);
    };
}


/***/ }),

/***/ 27925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ append)
/* harmony export */ });
function append(target, ...lists) {
    for (const list of lists)
        for (const one of list)
            target.push(one);
}


/***/ }),

/***/ 33196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ largest),
/* harmony export */   o: () => (/* binding */ smallest)
/* harmony export */ });
function smallest(values, limit = Number.POSITIVE_INFINITY) {
    let found = limit;
    for (const value of values)
        found = Math.min(found, value);
    return found;
}
function largest(values, limit = Number.NEGATIVE_INFINITY) {
    let found = limit;
    for (const value of values)
        found = Math.max(found, value);
    return found;
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
    const { registry, repository } = name;
    return {
        kind: 'image',
        image: {
            registry,
            repository,
            ...(tag === undefined ? {} : { tag }),
            ...(digest === undefined ? {} : { digest }),
        },
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

/***/ 7687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   S1: () => (/* binding */ distinctByJson),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function fieldsOf(value) {
    return typeof value === 'object' && value !== null ? value : {};
}
function distinctByJson(values) {
    return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
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

/***/ 59918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ settingName)
/* harmony export */ });
function settingName(surface, name) {
    return surface === 'terminal' ? `\`--${name}\`` : `\`${name}:\``;
}


/***/ })

};
