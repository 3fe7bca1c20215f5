export const id = 1549;
export const ids = [1549,5485];
export const modules = {

/***/ 91452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ onGithub)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);
/* harmony import */ var _model_run_revision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8118);



const headsPrefix = 'refs/heads/';
const ofWriters = new Set(['push', 'schedule', 'workflow_dispatch', 'repository_dispatch']);
const onGithub = {
    name: 'GitHub Actions',
    isHere: (variable) => variable('GITHUB_ACTIONS') === 'true' || variable('GITHUB_EVENT_NAME') !== undefined,
    async revision({ variable, payload: readPayload }) {
        const event = variable('GITHUB_EVENT_NAME');
        if (event === undefined)
            return { unclear: 'The runner does not set GITHUB_EVENT_NAME' };
        const payload = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(await readPayload());
        if (event.startsWith('pull_request'))
            return { request: pullRequest(event, payload, variable) };
        if (event === 'merge_group')
            return { request: mergeGroup(payload, variable) };
        return branchRun(event, payload, variable);
    },
    checkout: 'Grant `contents: read` and set `github-token`, with which the base is read, or set `fetch-depth: 0` at the step `actions/checkout`',
};
function pullRequest(event, payload, variable) {
    const pull = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(payload.pull_request);
    const [base, head] = [(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(pull.base), (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(pull.head)];
    const number = pull.number;
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1)
        throw invalid(event, 'pull_request.number');
    if (!(0,_model_run_revision_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .W)(base.sha))
        throw invalid(event, 'pull_request.base.sha');
    if (!(0,_model_run_revision_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .W)(head.sha))
        throw invalid(event, 'pull_request.head.sha');
    const commit = variable('GITHUB_SHA');
    const isTarget = event === 'pull_request_target';
    const isFork = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(head.repo).full_name !== (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(base.repo).full_name;
    return {
        number,
        target: text(base.ref),
        base: base.sha,
        newerBase: isTarget ? commit : undefined,
        head: head.sha,
        merges: [isTarget ? undefined : commit, pull.merge_commit_sha].filter(_model_run_revision_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .W),
        isFromOutside: isFork || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(pull.user).login === 'dependabot[bot]',
    };
}
function mergeGroup(payload, variable) {
    const group = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(payload.merge_group);
    if (!(0,_model_run_revision_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .W)(group.base_sha))
        throw invalid('merge_group', 'merge_group.base_sha');
    return {
        target: branchOf(text(group.base_ref)) ?? queueBase(variable),
        base: group.base_sha,
        forkPoint: group.base_sha,
        head: text(group.head_sha),
        isFromOutside: false,
    };
}
function queueBase(variable) {
    const [, branch] = /^gh-readonly-queue\/(.+)\/pr-\d+-[^/]*$/.exec(variable('GITHUB_REF_NAME') ?? '') ?? [];
    return branch;
}
function branchRun(event, payload, variable) {
    const ref = variable('GITHUB_REF');
    return {
        branch: branchOf(ref),
        defaultBranch: text((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(payload.repository).default_branch),
        isDefaultBranch: event === 'schedule',
        commit: variable('GITHUB_SHA'),
        isAnybodys: !ofWriters.has(event),
        mayCheckOutAnother: !['push', 'schedule'].includes(event),
    };
}
function branchOf(ref) {
    return ref?.startsWith(headsPrefix) === true ? ref.slice(headsPrefix.length) : undefined;
}
function text(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
function invalid(event, field) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `The payload of the event ${event} has no valid \`${field}\`. Re-run the job`);
}


/***/ }),

/***/ 3172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ onGitlab)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_run_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74795);
/* harmony import */ var _system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35786);



const onGitlab = {
    name: 'GitLab CI',
    isHere: (variable) => variable('GITLAB_CI') !== undefined,
    async revision({ variable }) {
        const request = mergeRequest(variable) ?? externalPullRequest(variable);
        return {
            request,
            branch: variable('CI_COMMIT_BRANCH'),
            defaultBranch: variable('CI_DEFAULT_BRANCH'),
            commit: variable('CI_COMMIT_SHA'),
        };
    },
    checkout: 'Use an image with git, which fetches the target branch with `CI_JOB_TOKEN`; where GitLab has no https, run `git fetch origin` with the target branch before',
    remote,
    idToken: {
        canHave: () => false,
        token: async () => undefined,
        remedy: `Add \`id_tokens:\` to the job, with an entry \`${_system_js__WEBPACK_IMPORTED_MODULE_1__/* .idTokenVariable */ .N}\` whose \`aud\` is the audience`,
    },
};
function mergeRequest(variable) {
    const number = variable('CI_MERGE_REQUEST_IID');
    if (number === undefined)
        return undefined;
    const [source, project] = [variable('CI_MERGE_REQUEST_SOURCE_PROJECT_ID'), variable('CI_PROJECT_ID')];
    return {
        number: Number(number),
        target: variable('CI_MERGE_REQUEST_TARGET_BRANCH_NAME'),
        base: variable('CI_MERGE_REQUEST_TARGET_BRANCH_SHA'),
        head: variable('CI_MERGE_REQUEST_SOURCE_BRANCH_SHA'),
        forkPoint: variable('CI_MERGE_REQUEST_DIFF_BASE_SHA'),
        isFromOutside: source === undefined || source !== project,
    };
}
function externalPullRequest(variable) {
    const number = variable('CI_EXTERNAL_PULL_REQUEST_IID');
    if (number === undefined)
        return undefined;
    const names = ['CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY', 'CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY'];
    const [source, project] = names.map(variable);
    return {
        number: Number(number),
        target: variable('CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME'),
        base: variable('CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA'),
        head: variable('CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA'),
        isFromOutside: source === undefined || source !== project,
    };
}
function remote(variable) {
    const [url, token] = [variable('CI_PROJECT_URL'), variable('CI_JOB_TOKEN')];
    if (url?.startsWith('https://') !== true)
        return undefined;
    const login = token === undefined ? undefined : Buffer.from(`gitlab-ci-token:${token}`).toString('base64');
    return {
        url: `${url}.git`,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({
            authorization: login === undefined ? undefined : new _model_run_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .Secret */ .z(`Basic ${login}`),
            authorities: variable('CI_SERVER_TLS_CA_FILE'),
        }),
    };
}


/***/ }),

/***/ 49850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ ciSystemOf)
});

// UNUSED EXPORTS: ciSystems

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/run/secret.js
var secret = __webpack_require__(74795);
;// CONCATENATED MODULE: ./lib/ci-systems/azure.js



const tokenVariables = [
    'SYSTEM_OIDCREQUESTURI',
    'SYSTEM_ACCESSTOKEN',
    'AZURESUBSCRIPTION_SERVICE_CONNECTION_ID',
];
const onAzure = {
    name: 'Azure Pipelines',
    isHere: (variable) => variable('TF_BUILD') !== undefined,
    async revision({ variable }) {
        const commit = variable('BUILD_SOURCEVERSION');
        const target = branchOf(variable('SYSTEM_PULLREQUEST_TARGETBRANCH'));
        const isRequest = variable('BUILD_REASON') === 'PullRequest' || target !== undefined;
        const request = {
            number: numberOf(variable('SYSTEM_PULLREQUEST_PULLREQUESTNUMBER') ?? variable('SYSTEM_PULLREQUEST_PULLREQUESTID')),
            target,
            head: variable('SYSTEM_PULLREQUEST_SOURCECOMMITID'),
            merges: commit === undefined ? undefined : [commit],
            isFromOutside: variable('SYSTEM_PULLREQUEST_ISFORK')?.toLowerCase() !== 'false',
        };
        if (isRequest)
            return { request };
        return { branch: branchOf(variable('BUILD_SOURCEBRANCH')), commit };
    },
    checkout: 'Set `fetchDepth: 0` at the step `checkout: self`',
    remote,
    idToken: {
        canHave: (variable) => tokenVariables.every((name) => variable(name) !== undefined),
        token: tokenOfConnection,
        remedy: 'Map `SYSTEM_ACCESSTOKEN: $(System.AccessToken)` under `env:` of the step, and set `AZURESUBSCRIPTION_SERVICE_CONNECTION_ID` to the id of a service connection',
    },
    show,
};
function branchOf(ref) {
    if (ref === undefined || !ref.startsWith('refs/'))
        return ref;
    return ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined;
}
function numberOf(text) {
    return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
function remote(variable) {
    const [url, token] = [variable('BUILD_REPOSITORY_URI'), variable('SYSTEM_ACCESSTOKEN')];
    if (variable('BUILD_REPOSITORY_PROVIDER') !== 'TfsGit' || url === undefined || token === undefined)
        return undefined;
    return { url: url.replace(/^https:\/\/[^/@]*@/, 'https://'), authorization: new secret/* Secret */.z(`Bearer ${token}`) };
}
async function tokenOfConnection({ variable, send }) {
    const [uri = '', token = '', connection = ''] = tokenVariables.map(variable);
    const response = await send({
        method: 'POST',
        url: `${uri}?api-version=7.1&serviceConnectionId=${encodeURIComponent(connection)}`,
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        authorization: { scheme: 'Bearer', credential: new secret/* Secret */.z(token) },
        body: '',
        repeatable: true,
    });
    const { oidcToken } = (0,json/* fieldsOf */.Pf)(response.status === 200 ? (0,json/* parseJson */.qF)(response.body) : undefined);
    return typeof oidcToken === 'string' ? oidcToken : undefined;
}
function show({ variable, log, writeFile }) {
    return {
        log: (text) => log(withoutCommands(text)),
        annotate: (annotation) => log(issueOf(annotation)),
        async summary(markdown) {
            const temp = variable('AGENT_TEMPDIRECTORY');
            if (temp === undefined)
                return;
            const file = external_node_path_.join(temp, 'tagproof-summary.md');
            await writeFile(file, markdown);
            log(`##vso[task.uploadsummary]${file}`);
        },
    };
}
function issueOf({ severity, title, message, place }) {
    if (severity === 'notice')
        return `${title}: ${message}`;
    const properties = {
        type: severity,
        ...(place === undefined
            ? {}
            : { sourcepath: place.file, linenumber: String(place.line), columnnumber: String(place.column) }),
        code: title,
    };
    const list = Object.entries(properties).map(([name, value]) => `${name}=${propertyOf(value)};`);
    return `##vso[task.logissue ${list.join('')}]${textOf(message)}`;
}
function textOf(text) {
    return withoutCommands(text).replaceAll('%', '%AZP25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function propertyOf(text) {
    return textOf(text).replaceAll(']', '%5D').replaceAll(';', '%3B');
}
function withoutCommands(text) {
    return text.replace(/##(?=\[|vso\[)/gi, '#\u200b#');
}

;// CONCATENATED MODULE: ./lib/ci-systems/bitbucket.js
const onBitbucket = {
    name: 'Bitbucket Pipelines',
    isHere: (variable) => variable('BITBUCKET_BUILD_NUMBER') !== undefined,
    async revision({ variable }) {
        const number = variable('BITBUCKET_PR_ID');
        const request = number === undefined
            ? undefined
            : {
                number: Number(number),
                target: variable('BITBUCKET_PR_DESTINATION_BRANCH'),
                base: variable('BITBUCKET_PR_DESTINATION_COMMIT'),
            };
        return { request, branch: variable('BITBUCKET_BRANCH'), commit: variable('BITBUCKET_COMMIT') };
    },
    checkout: 'Set `clone: depth: full`, and run `git fetch origin` with the destination branch before',
    idToken: {
        canHave: (variable) => variable('BITBUCKET_STEP_OIDC_TOKEN') !== undefined,
        token: async ({ variable }) => variable('BITBUCKET_STEP_OIDC_TOKEN'),
        remedy: 'Set `oidc: true` in the step, with the audience under `oidc.audiences`',
    },
};

;// CONCATENATED MODULE: ./lib/ci-systems/buildkite.js
const maxAnnotationBytes = 1024 * 1024;
const onBuildkite = {
    name: 'Buildkite',
    isHere: (variable) => variable('BUILDKITE') !== undefined,
    revision: async ({ variable }) => ({
        request: pullRequest(variable) ?? mergeQueue(variable),
        branch: variable('BUILDKITE_TAG') === undefined ? variable('BUILDKITE_BRANCH') : undefined,
        defaultBranch: variable('BUILDKITE_PIPELINE_DEFAULT_BRANCH'),
        commit: variable('BUILDKITE_COMMIT'),
    }),
    checkout: 'Run `git fetch origin` with the base branch in the step or a hook of the agent',
    idToken: {
        canHave: () => true,
        token: ({ execute }, audience) => execute('buildkite-agent', ['oidc', 'request-token', '--audience', audience]),
        remedy: 'Run it where the program `buildkite-agent` is, not in a container without it',
    },
    show: buildkite_show,
};
function pullRequest(variable) {
    const number = variable('BUILDKITE_PULL_REQUEST');
    if (number === undefined || number === 'false')
        return undefined;
    const [source, repository] = [variable('BUILDKITE_PULL_REQUEST_REPO'), variable('BUILDKITE_REPO')];
    return {
        number: Number(number),
        target: variable('BUILDKITE_PULL_REQUEST_BASE_BRANCH'),
        isFromOutside: source === undefined || source !== repository,
    };
}
function mergeQueue(variable) {
    const [target, base] = [
        variable('BUILDKITE_MERGE_QUEUE_BASE_BRANCH'),
        variable('BUILDKITE_MERGE_QUEUE_BASE_COMMIT'),
    ];
    return target === undefined && base === undefined ? undefined : { target, base };
}
function buildkite_show({ log, feed }) {
    return {
        async summary(markdown) {
            const args = ['annotate', '--context', 'tagproof', '--style', 'info'];
            const why = await feed('buildkite-agent', args, withinBytes(markdown));
            if (why !== undefined)
                log(`The annotation was not made: ${why}`);
        },
    };
}
function withinBytes(text) {
    if (Buffer.byteLength(text) <= maxAnnotationBytes)
        return text;
    const cut = Buffer.from(text).subarray(0, maxAnnotationBytes).toString();
    return cut.slice(0, cut.lastIndexOf('\n') + 1);
}

;// CONCATENATED MODULE: ./lib/ci-systems/circleci.js
const onCircleci = {
    name: 'CircleCI',
    isHere: (variable) => variable('CIRCLECI') !== undefined,
    async revision({ variable }) {
        const isRequest = ['CIRCLE_PULL_REQUEST', 'CIRCLE_PR_NUMBER'].some((name) => variable(name) !== undefined);
        return {
            request: isRequest ? {} : undefined,
            branch: variable('CIRCLE_BRANCH'),
            commit: variable('CIRCLE_SHA1'),
        };
    },
    checkout: 'Set `method: full` at the step `checkout`',
    idToken: {
        canHave: () => true,
        token: ({ execute }, audience) => execute('circleci', ['run', 'oidc', 'get', '--claims', JSON.stringify({ aud: audience })]),
        remedy: 'Run it in a job of CircleCI, which has the program `circleci`',
    },
};

;// CONCATENATED MODULE: ./lib/ci-systems/drone.js
const onDrone = {
    name: 'Drone',
    isHere: (variable) => variable('DRONE') !== undefined,
    async revision({ variable }) {
        const number = variable('DRONE_PULL_REQUEST');
        const isBranch = variable('DRONE_COMMIT_REF')?.startsWith('refs/heads/') === true;
        return {
            request: number === undefined
                ? undefined
                : { number: Number(number), target: variable('DRONE_TARGET_BRANCH') },
            branch: isBranch ? variable('DRONE_BRANCH') : undefined,
            defaultBranch: variable('DRONE_REPO_BRANCH'),
            commit: variable('DRONE_COMMIT_SHA'),
        };
    },
    checkout: 'Run `git fetch origin` with the target branch in a step before',
};
const onWoodpecker = {
    name: 'Woodpecker',
    isHere: (variable) => variable('CI') === 'woodpecker',
    async revision({ variable }) {
        const number = variable('CI_COMMIT_PULL_REQUEST');
        const isBranch = variable('CI_COMMIT_REF')?.startsWith('refs/heads/') === true;
        return {
            request: number === undefined
                ? undefined
                : { number: Number(number), target: variable('CI_COMMIT_TARGET_BRANCH') },
            branch: isBranch ? variable('CI_COMMIT_BRANCH') : undefined,
            defaultBranch: variable('CI_REPO_DEFAULT_BRANCH'),
            commit: variable('CI_COMMIT_SHA'),
        };
    },
    checkout: 'Set `partial: false` for the clone, and run `git fetch origin` with the target branch in a step before',
};

// EXTERNAL MODULE: ./lib/ci-systems/github.js
var github = __webpack_require__(91452);
// EXTERNAL MODULE: ./lib/ci-systems/gitlab.js
var gitlab = __webpack_require__(3172);
;// CONCATENATED MODULE: ./lib/ci-systems/google.js
const onGoogle = {
    name: 'Google Cloud',
    isHere: (variable) => ['GCE_METADATA_HOST', 'K_SERVICE', 'CLOUD_RUN_JOB', 'BUILDER_OUTPUT'].some((name) => variable(name) !== undefined),
    revision: async () => ({ unclear: 'The variables of the job do not say what it judges' }),
    checkout: 'Clone with the base branch',
    idToken: {
        canHave: () => true,
        async token({ variable, send }, audience) {
            const host = variable('GCE_METADATA_HOST') ?? 'metadata.google.internal';
            const response = await send({
                method: 'GET',
                url: `http://${host}/computeMetadata/v1/instance/service-accounts/default/identity?audience=${encodeURIComponent(audience)}&format=full`,
                headers: { 'metadata-flavor': 'Google' },
            });
            return response.status === 200 ? response.body : undefined;
        },
        remedy: 'Give the job a service account',
    },
};

;// CONCATENATED MODULE: ./lib/ci-systems/jenkins.js
const onJenkins = {
    name: 'Jenkins',
    isHere: (variable) => variable('JENKINS_URL') !== undefined,
    async revision({ variable }) {
        const [id, branch] = [variable('CHANGE_ID'), variable('BRANCH_NAME')];
        if (id === undefined && branch === undefined)
            return { unclear: 'The job is not of a multibranch pipeline, so Jenkins does not say what it builds' };
        const number = /^\d{1,15}$/.test(id ?? '') ? Number(id) : undefined;
        const target = variable('CHANGE_TARGET');
        return {
            request: id === undefined ? undefined : { number, target },
            branch: variable('TAG_NAME') === undefined ? branch : undefined,
            isDefaultBranch: variable('BRANCH_IS_PRIMARY') === 'true',
            commit: variable('GIT_COMMIT'),
        };
    },
    checkout: 'Let the branch source fetch the target branch as `+refs/heads/*:refs/remotes/origin/*`, without a shallow clone',
};

;// CONCATENATED MODULE: ./lib/ci-systems/other.js
const signs = [
    'CI',
    'CODEBUILD_BUILD_ID',
    'TEAMCITY_VERSION',
    'GO_PIPELINE_NAME',
    'bamboo_planKey',
    'ARGO_TEMPLATE',
    'KUBERNETES_SERVICE_HOST',
];
const signIn = (variable) => signs.find((name) => ![undefined, 'false', '0'].includes(variable(name)));
const onOtherCi = {
    name: 'another CI system',
    isHere: (variable) => signIn(variable) !== undefined,
    revision: async ({ variable }) => ({
        unclear: `The variable ${signIn(variable)} is set, as in a job of a CI system, and no variable says what the job judges`,
    }),
    checkout: 'Clone with the base branch',
};

;// CONCATENATED MODULE: ./lib/ci-systems/prow.js
const onProw = {
    name: 'Prow',
    isHere: (variable) => ['PULL_BASE_REF', 'PULL_BASE_SHA'].some((name) => variable(name) !== undefined),
    async revision({ variable }) {
        const [target, base] = [variable('PULL_BASE_REF'), variable('PULL_BASE_SHA')];
        const [number, head] = [variable('PULL_NUMBER'), variable('PULL_PULL_SHA')];
        const isMerged = number === undefined && head === undefined && variable('JOB_TYPE') === 'postsubmit';
        if (isMerged)
            return { branch: target, commit: base };
        return {
            request: { number: number === undefined ? undefined : Number(number), target, base, head },
        };
    },
    checkout: 'Clone with the base branch',
};

;// CONCATENATED MODULE: ./lib/ci-systems/index.js











const ciSystems = [
    github/* onGithub */.x,
    gitlab/* onGitlab */.n,
    onAzure,
    onBuildkite,
    onCircleci,
    onBitbucket,
    onDrone,
    onWoodpecker,
    onProw,
    onJenkins,
    onGoogle,
    onOtherCi,
];
function ciSystemOf(variable) {
    return ciSystems.find(({ isHere }) => isHere(variable));
}


/***/ }),

/***/ 35786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ idTokenVariable)
/* harmony export */ });
const idTokenVariable = 'TAGPROOF_ID_TOKEN';


/***/ }),

/***/ 75485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Lt: () => (/* binding */ withImpliedTag),
/* harmony export */   PA: () => (/* binding */ digestLead),
/* harmony export */   RW: () => (/* binding */ impliedTag),
/* harmony export */   aR: () => (/* binding */ repositoryName),
/* harmony export */   dz: () => (/* binding */ isTag),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
/* harmony import */ var _registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65648);

const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const maxNameLength = 255;
const maxReferenceLength = maxNameLength + 1 + 128 + 1 + 71;
function isTag(text) {
    return tagPattern.test(text);
}
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
function imageName({ registry, repository, tag }) {
    return `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
}
function repositoryName({ registry, repository, }) {
    return `${registry}/${repository}`;
}
const impliedTag = 'latest';
function withImpliedTag(image) {
    return image.tag === undefined && image.digest === undefined ? { ...image, tag: impliedTag } : image;
}
function digestLead(image) {
    return image.tag === withImpliedTag(image).tag ? '@' : `:${impliedTag}@`;
}


/***/ }),

/***/ 8118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isCommit)
/* harmony export */ });
function isCommit(value) {
    return typeof value === 'string' && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(value);
}


/***/ }),

/***/ 64384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ settingName)
/* harmony export */ });
function settingName(surface, name) {
    return surface === 'terminal' ? `\`--${name}\`` : `\`${name}:\``;
}


/***/ }),

/***/ 76225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ memoizeAsync),
/* harmony export */   q: () => (/* binding */ rememberedFor)
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
function rememberedFor(compute) {
    const results = new WeakMap();
    return (key) => {
        const known = results.get(key) ?? { value: compute(key) };
        results.set(key, known);
        return known.value;
    };
}


/***/ })

};
