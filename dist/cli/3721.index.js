export const id = 3721;
export const ids = [3721];
export const modules = {

/***/ 11626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ identitySetting),
/* harmony export */   v: () => (/* binding */ reporting)
/* harmony export */ });
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25239);
/* harmony import */ var _clients_platform_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62074);
/* harmony import */ var _clients_platform_transport_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84097);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34824);
/* harmony import */ var _host_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49144);
/* harmony import */ var _host_lazy_http2_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74657);
/* harmony import */ var _host_transport_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29899);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38675);
/* harmony import */ var _model_presets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13293);
/* harmony import */ var _args_flag_texts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94447);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34641);











const usedInputs = [...(0,_args_flag_texts_js__WEBPACK_IMPORTED_MODULE_9__/* .namesIn */ .wX)('platform'), 'identity', 'group', 'oidc-audience', 'token'];
function identitySetting(context, required) {
    const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .X)((name) => (usedInputs.includes(name) ? (0,_context_js__WEBPACK_IMPORTED_MODULE_10__/* .inputOf */ .wg)(context, name) : undefined), {
        presets: _model_presets_js__WEBPACK_IMPORTED_MODULE_8__/* .presets */ .v,
        checks: [],
    });
    const missing = [...required, 'token'].flatMap((name) => (0,_context_js__WEBPACK_IMPORTED_MODULE_10__/* .inputOf */ .wg)(context, name) === undefined
        ? [`\`--${name}\` is missing.${name === 'token' ? ' Set it, or TAGPROOF_TOKEN.' : ''}`]
        : []);
    const issues = [...('issues' in read ? read.issues : []), ...missing];
    if ('issues' in read || issues.length > 0)
        return { issues };
    const { platform, token } = read.config;
    if (platform === undefined || token === undefined)
        return { issues: ['No platform is configured. Set `--platform`, or `--base-url` and `--registry-url`.'] };
    return { setting: { config: read.config, platform, iam: iamOf(read.config, platform, token) } };
}
function iamOf(config, { baseUrl }, token) {
    const network = { send: (0,_host_transport_js__WEBPACK_IMPORTED_MODULE_6__/* .networkTransport */ .C)('tagproof'), sendBytes: (0,_host_lazy_http2_js__WEBPACK_IMPORTED_MODULE_5__/* .networkBytes */ .e)('tagproof') };
    const send = (0,_clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__/* .retryingTransport */ .kR)((0,_clients_platform_transport_js__WEBPACK_IMPORTED_MODULE_2__/* .withPlatformTransport */ .N)(network, config).send, _host_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m);
    return (0,_clients_platform_client_js__WEBPACK_IMPORTED_MODULE_1__/* .platformClient */ .J)({ send, baseUrl, token, surface: 'terminal' });
}
async function reporting(context, work) {
    try {
        return await work();
    }
    catch (error) {
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_10__/* .printFailure */ .eV)(context, (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .gapFrom */ .rK)(error, 'platform'));
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
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34641);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11626);




const githubIssuer = 'https://token.actions.githubusercontent.com';
async function createIdentity(context) {
    const { invocation, out } = context;
    const shared = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .identitySetting */ .H)(context, ['group']);
    const plan = planFrom(context);
    const issues = [shared, plan].flatMap((part) => ('issues' in part ? part.issues : []));
    if ('issues' in shared || 'issues' in plan)
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .usageErrors */ .jY)(context, 'usage', issues);
    const { iam, platform } = shared.setting;
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .reporting */ .v)(context, async () => {
        const roles = await Promise.all(plan.roles.map((name) => roleNamed(iam, name)));
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
async function roleNamed(iam, name) {
    const found = (await iam.listRoles({ name }).all()).filter((role) => role.name === name);
    const [role] = found;
    if (role === undefined || found.length > 1)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('not-found', `The platform has ${found.length} roles named ${name}`);
    return role;
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
      - uses: actions/checkout@v5
      - uses: OWNER/tagproof@v0
        with:
${addresses}
          identity: ${uid}`;
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


/***/ })

};
