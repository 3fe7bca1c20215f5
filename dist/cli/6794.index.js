export const id = 6794;
export const ids = [6794];
export const modules = {

/***/ 36794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readAddresses: () => (/* binding */ readAddresses),
/* harmony export */   readEvent: () => (/* binding */ readEvent),
/* harmony export */   readRun: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);


const commit = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, 'not a commit');
const side = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: commit, repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable() });
const pullRequestPayload = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        number: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
        base: side,
        head: side,
        user: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable(),
        merge_commit_sha: commit.nullish(),
    }),
});
const mergeGroupPayload = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ merge_group: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ base_sha: commit }) });
const pushPayload = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ before: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
async function readEvent(ci) {
    const name = ci?.variable('GITHUB_EVENT_NAME');
    if (ci === undefined || name === undefined)
        return { kind: 'local' };
    switch (name) {
        case 'pull_request':
        case 'pull_request_target': {
            const { pull_request: pull } = decode(name, await ci.payload(), pullRequestPayload);
            return {
                kind: 'pull-request',
                number: pull.number,
                base: pull.base.sha,
                head: pull.head.sha,
                fork: pull.head.repo?.full_name !== pull.base.repo?.full_name,
                dependabot: pull.user?.login === 'dependabot[bot]',
                merges: mergesOf(name === 'pull_request' ? ci.variable('GITHUB_SHA') : undefined, pull.merge_commit_sha),
            };
        }
        case 'merge_group': {
            const { merge_group: group } = decode(name, await ci.payload(), mergeGroupPayload);
            return { kind: 'merge-group', base: group.base_sha };
        }
        case 'push': {
            const { before } = decode(name, await ci.payload(), pushPayload);
            return /^0*$/.test(before) ? { kind: 'push' } : { kind: 'push', before };
        }
        case 'schedule':
            return { kind: 'schedule' };
        case 'workflow_dispatch':
            return { kind: 'workflow-dispatch' };
        default:
            return { kind: 'other', name };
    }
}
function mergesOf(...named) {
    return [...new Set(named.filter((id) => commit.safeParse(id).success))].map(String);
}
function decode(name, payload, schema) {
    const parsed = schema.safeParse(payload);
    if (parsed.success)
        return parsed.data;
    const field = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `The payload of the event ${name} has no valid \`${field}\`. Re-run the job`);
}
function readRun(ci) {
    const [owner, name, ...more] = ci?.variable('GITHUB_REPOSITORY')?.split('/') ?? [];
    if (ci === undefined || !owner || !name || more.length > 0)
        return undefined;
    const { server } = readAddresses(ci.variable);
    const branch = ci.variable('GITHUB_REF_TYPE') === 'branch' ? ci.variable('GITHUB_REF_NAME') : undefined;
    const onBranch = branch !== undefined && ci.variable('GITHUB_REF')?.startsWith('refs/heads/') === true;
    return {
        repository: { owner, name },
        ...(onBranch ? { branch } : {}),
        workflow: ci.variable('GITHUB_WORKFLOW') ?? '',
        job: ci.variable('GITHUB_JOB') ?? '',
        url: `${server}/${owner}/${name}/actions/runs/${ci.variable('GITHUB_RUN_ID') ?? ''}`,
        addresses: readAddresses(ci.variable),
    };
}
function readAddresses(variable) {
    return {
        api: variable('GITHUB_API_URL') ?? 'https://api.github.com',
        graphql: variable('GITHUB_GRAPHQL_URL') ?? 'https://api.github.com/graphql',
        server: variable('GITHUB_SERVER_URL') ?? 'https://github.com',
    };
}


/***/ })

};
