export const id = 6306;
export const ids = [6306,1522];
export const modules = {

/***/ 58208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  apiAt: () => (/* binding */ apiAt),
  ciTargetOf: () => (/* binding */ ciTargetOf),
  connectCi: () => (/* binding */ connectCi),
  gitlabApi: () => (/* binding */ gitlabApi),
  openBase: () => (/* binding */ openBase)
});

// EXTERNAL MODULE: ./lib/ci-systems/github.js
var github = __webpack_require__(91452);
// EXTERNAL MODULE: ./lib/ci-systems/gitlab.js
var gitlab = __webpack_require__(3172);
// EXTERNAL MODULE: ./lib/ci-systems/index.js + 9 modules
var ci_systems = __webpack_require__(49850);
// EXTERNAL MODULE: ./lib/clients/github/files.js
var github_files = __webpack_require__(85133);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
// EXTERNAL MODULE: ./lib/clients/github/errors.js
var errors = __webpack_require__(94967);
;// CONCATENATED MODULE: ./lib/clients/github/merge-commit.js



async function mergedOnto({ commit, parents }, { head, number, merges }, { api, run }) {
    const [onto, merged, ...more] = parents;
    if (onto === undefined || head === undefined || merged !== head || more.length > 0)
        return undefined;
    if (merges.includes(commit))
        return onto;
    if (api === undefined || run === undefined || number === undefined)
        return undefined;
    return (await mergeCommitOf(api, run.repository, number)) === commit ? onto : undefined;
}
const pullAnswer = schemas/* object */.Ikc({ merge_commit_sha: schemas/* string */.YjP().nullish() });
async function mergeCommitOf(api, repository, number) {
    const request = {
        operation: `Pull request #${number}`,
        method: 'GET',
        path: `${(0,github_api/* repositoryPath */.SH)(repository)}/pulls/${number}`,
        needs: 'pull-requests: read',
    };
    try {
        return (await (0,github_api/* requestJson */.SS)(api, request, pullAnswer)).merge_commit_sha ?? undefined;
    }
    catch (error) {
        if ((0,errors/* isRefused */.H)(error))
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/clients/github/runner.js
var runner = __webpack_require__(61522);
// EXTERNAL MODULE: ./lib/clients/http/index.js + 6 modules
var http = __webpack_require__(11252);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/run/address.js
var address = __webpack_require__(76911);
// EXTERNAL MODULE: ./lib/model/run/secret.js
var secret = __webpack_require__(74795);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/ci/revision.js
var ci_revision = __webpack_require__(44231);
;// CONCATENATED MODULE: ./lib/ci/connect.js













async function connectCi(host, { githubToken, base }) {
    const revision = await (0,ci_revision/* revisionOf */.D)(host, base);
    const system = host.ci && (0,ci_systems/* ciSystemOf */.f)(host.ci.variable);
    if (host.ci !== undefined && system === gitlab/* onGitlab */.n)
        return { revision, gitlab: gitlabOf(host, host.ci) };
    const run = system === github/* onGithub */.x ? (0,runner.readRun)(host.ci) : undefined;
    return run === undefined ? { revision } : { revision, run, api: apiAt(host, run.addresses, githubToken) };
}
function gitlabOf(host, { variable }) {
    const [project, address, value] = ['CI_PROJECT_ID', 'CI_API_V4_URL', 'TAGPROOF_GITLAB_TOKEN'].map(variable);
    const job = variable('CI_JOB_NAME') ?? '';
    if (variable('CI_EXTERNAL_PULL_REQUEST_IID') !== undefined) {
        const message = 'The pipeline is of a pull request of another host, which GitLab cannot write to';
        return { job, api: { cause: 'no-credential', subject: 'GitLab', message } };
    }
    if (project === undefined || address === undefined || value === undefined) {
        const message = 'No token for the GitLab API: set the variable TAGPROOF_GITLAB_TOKEN to a project access token';
        return { job, api: { cause: 'no-credential', subject: 'GitLab', message } };
    }
    const token = new secret/* Secret */.z(value);
    host.sink.mask(token);
    return { job, api: { send: (0,http/* ciTransport */.IW)(host), api: usable('CI_API_V4_URL', address), project, token } };
}
function gitlabApi({ api }) {
    if ('cause' in api)
        throw new failure/* Failure */.HR(api.cause, api.message);
    return api;
}
function apiAt(host, addresses, token, budgetMs) {
    if (token !== undefined)
        host.sink.mask(token);
    return {
        send: (0,http/* ciTransport */.IW)(host, budgetMs),
        addresses: {
            api: usable('GITHUB_API_URL', addresses.api),
            graphql: usable('GITHUB_GRAPHQL_URL', addresses.graphql),
            server: addresses.server,
        },
        ...(0,collections/* compact */.oE)({ token }),
    };
}
function ciTargetOf(ci) {
    if ('cause' in ci)
        throw new failure/* Failure */.HR(ci.cause, ci.message);
    const { api, run } = ci;
    if (api === undefined || run === undefined)
        throw new failure/* Failure */.HR('no-credential', 'Comments, issues and pull requests can only be written in a workflow: GITHUB_REPOSITORY is not set');
    if (api.token === undefined)
        throw new failure/* Failure */.HR('no-credential', 'No token for the GitHub API: set `github-token:`');
    return { api, run };
}
function usable(name, text) {
    const parsed = (0,address/* parseAddress */.or)(text);
    if ('address' in parsed)
        return parsed.address;
    throw new failure/* Failure */.HR('bad-answer', `The runner's ${name} ${parsed.issue}`);
}
const checkoutIsBase = 'The checkout is the base branch, so nothing of the pull request would be verified. Check out its head or its merge commit';
async function openBase(host, ci, use) {
    const { revision } = ci;
    if (revision.kind === 'unknown')
        throw new failure/* Failure */.HR('no-base', revision.why);
    if (revision.kind !== 'change')
        return undefined;
    const here = await host.git?.head();
    const { base, newerBase, head } = revision;
    if (here !== undefined && head !== here.commit) {
        const isBase = head !== undefined && head !== base && [base, newerBase].includes(here.commit);
        if (isBase)
            throw new failure/* Failure */.HR('bad-answer', checkoutIsBase);
        const onto = await mergedOnto(here, revision, ci);
        if (onto !== undefined)
            return withFiles(host, ci, revision, { commit: onto });
    }
    const tip = base === undefined ? await newestOf(host, ci, revision) : { commit: base };
    const isHead = here !== undefined && (head === undefined || head === here.commit);
    if (use === 'rules' || !isHead)
        return withFiles(host, ci, revision, tip);
    const start = await forkPointOf(host, ci, revision, tip.commit, here.commit);
    return withFiles(host, ci, revision, start === undefined || start === tip.commit ? tip : { commit: start });
}
async function newestOf(host, { run, api }, { target }) {
    if (target === undefined)
        throw noBase(host, 'The base');
    const cloned = await host.git?.branchTip(target);
    const isAsked = api?.token !== undefined || cloned === undefined;
    if (api !== undefined && run !== undefined && isAsked)
        return { commit: await (0,github_files.resolveCommit)(api, run.repository, `heads/${target}`) };
    const remote = remoteOf(host);
    if (remote !== undefined && host.git !== undefined)
        return fetched(host, host.git, remote, target);
    if (cloned === undefined)
        throw noBase(host, `The branch \`${(0,text_text/* plain */.pj)(target)}\``);
    return { commit: cloned };
}
async function forkPointOf({ git }, { run, api }, { forkPoint }, base, head) {
    if (forkPoint !== undefined && (await git?.filesAt(forkPoint)) !== undefined)
        return forkPoint;
    if (api !== undefined && run !== undefined)
        return (0,github_files.mergeBase)(api, run.repository, base, head);
    return git?.mergeBase(base, head);
}
async function withFiles(host, { run, api }, { target }, { commit, files }) {
    const local = files ?? (await host.git?.filesAt(commit));
    if (local !== undefined)
        return { commit, files: local };
    if (api !== undefined && run !== undefined)
        return { commit, files: (0,github_files.filesOf)(api, run.repository, commit, host.files) };
    const remote = remoteOf(host);
    if (remote === undefined || target === undefined || host.git === undefined)
        throw noBase(host, `The base commit ${commit.slice(0, 12)}`);
    return fetched(host, host.git, remote, target);
}
async function fetched(host, git, remote, target) {
    try {
        return await git.fetchTip(remote, target);
    }
    catch (error) {
        const { cause, message } = (0,failure/* gapFrom */.rK)(error, target);
        throw new failure/* Failure */.HR(cause, `${message}. ${remedyOf(host)}`, { cause: error });
    }
}
function remoteOf({ ci }) {
    return ci && (0,ci_systems/* ciSystemOf */.f)(ci.variable)?.remote?.(ci.variable);
}
function noBase(host, what) {
    return new failure/* Failure */.HR('no-base', `${what} is not in the clone. ${remedyOf(host)}`);
}
function remedyOf({ ci }) {
    return (ci && (0,ci_systems/* ciSystemOf */.f)(ci.variable)?.checkout) ?? 'Fetch it from `origin`';
}


/***/ }),

/***/ 61522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readAddresses: () => (/* binding */ readAddresses),
/* harmony export */   readRun: () => (/* binding */ readRun)
/* harmony export */ });
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


/***/ }),

/***/ 46306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exposure: () => (/* binding */ exposure)
});

// EXTERNAL MODULE: ./lib/ci/connect.js + 1 modules
var connect = __webpack_require__(58208);
// EXTERNAL MODULE: ./lib/clients/github/files.js
var files = __webpack_require__(85133);
// EXTERNAL MODULE: ./lib/clients/github/runner.js
var runner = __webpack_require__(61522);
// EXTERNAL MODULE: ./lib/clients/http/index.js + 6 modules
var http = __webpack_require__(11252);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/command/gate.js + 2 modules
var gate = __webpack_require__(9639);
// EXTERNAL MODULE: ./lib/host/git/run-git.js
var run_git = __webpack_require__(569);
;// CONCATENATED MODULE: ./lib/host/git/window.js

const maxBytes = 64 * 1024 * 1024;
const maxCommits = '200000';
const format = '--format=%H%x09%ct%x09%S';
async function commitWindow(root, from, to) {
    const opened = await (0,run_git/* openGit */.zY)(root);
    if (opened === undefined || 'refused' in opened)
        return undefined;
    const git = async (...args) => (await (0,run_git/* runGit */.EO)(opened, args, maxBytes))?.toString('utf8').trim();
    const main = (await git('symbolic-ref', 'refs/remotes/origin/HEAD')) ?? (await git('symbolic-ref', 'HEAD')) ?? 'HEAD';
    const limits = [`--max-count=${maxCommits}`, format];
    const [line, others, shallow] = await Promise.all([
        git('log', '--first-parent', '--source', ...limits, main, '--'),
        git('log', '--source', ...limits, '--branches', '--remotes=origin', '--not', main, '--'),
        git('rev-parse', '--is-shallow-repository'),
    ]);
    if (line === undefined || others === undefined)
        return undefined;
    const commits = [...datedIn(line), ...datedIn(others)];
    const before = new Map();
    for (const one of commits)
        if (one.at < from && one.at > (before.get(one.branch)?.at ?? Number.NEGATIVE_INFINITY))
            before.set(one.branch, one);
    return {
        defaultBranch: branchOf(main),
        before: [...before.values()],
        within: commits.filter(({ at }) => at >= from && at < to),
        isShallow: shallow !== 'false',
    };
}
function datedIn(text) {
    return text.split('\n').flatMap((line) => {
        const [commit = '', seconds = '', ref = ''] = line.split('\t');
        return commit === '' ? [] : [{ commit, at: Number(seconds) * 1000, branch: branchOf(ref) }];
    });
}
function branchOf(ref) {
    return ref.replace(/^refs\/(?:heads|remotes\/origin)\//, '');
}

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
;// CONCATENATED MODULE: ./lib/exposure/incident.js




const maxIncidentBytes = 256 * 1024;
const most = 1000;
const incident_image = schemas/* string */.YjP().transform((raw, context) => {
    const parsed = (0,images_image/* parseImage */.zZ)(raw);
    if (parsed.kind === 'image' && parsed.image.tag === undefined && parsed.image.digest === undefined)
        return (0,images_image/* imageName */.tO)(parsed.image);
    const why = parsed.kind === 'invalid' ? parsed.why : 'tags and digests have lists of their own';
    context.addIssue({ code: 'custom', message: `must be the name of an image: ${why}` });
    return core/* NEVER */.tm;
});
const tag = schemas/* string */.YjP().refine(images_image/* isTag */.dz, 'must be a tag');
const digest = schemas/* custom */.IeY((value) => typeof value === 'string' && (0,images_image/* isDigest */.Bc)(value), 'must be `sha256:` followed by 64 lower-case hexadecimal digits');
const instant = (isEnd) => schemas/* string */.YjP().transform((text, context) => {
    const at = (0,time/* parseInstant */.nV)((0,time/* isDay */.N)(text) ? `${text}T00:00:00Z` : text);
    if (at !== undefined)
        return (0,time/* isDay */.N)(text) && isEnd ? at + 86_400_000 : at;
    context.addIssue({
        code: 'custom',
        message: 'must be a time with its zone, such as 2026-03-19T18:22:00Z',
    });
    return core/* NEVER */.tm;
});
const windowSchema = schemas/* strictObject */.rej({
    images: schemas/* array */.YOg(incident_image).min(1).max(most),
    tags: schemas/* array */.YOg(tag).max(most).default([]),
    from: instant(false),
    to: instant(true),
    digests: schemas/* array */.YOg(digest).max(most).default([]),
    good: schemas/* array */.YOg(digest).max(most).default([]),
})
    .superRefine(({ from, to, digests, good }, context) => {
    if (from >= to)
        context.addIssue({ code: 'custom', path: ['to'], message: 'must be later than `from`' });
    for (const one of digests)
        if (good.includes(one))
            context.addIssue({ code: 'custom', path: ['good'], message: `${one} is in \`digests\`, too` });
});
const incidentSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP().min(1).max(200),
    aliases: schemas/* array */.YOg(schemas/* string */.YjP().max(200)).max(100).default([]),
    sources: schemas/* array */.YOg(schemas/* string */.YjP().max(2000)).max(100).default([]),
    windows: schemas/* array */.YOg(windowSchema).min(1).max(100),
});
function parseIncident(name, text) {
    const document = (0,dist/* parseDocument */.Tp)(text, { uniqueKeys: true, schema: 'core' });
    const wrong = document.errors.map(({ message }) => `${name}: ${message.split('\n', 1)[0]}`);
    if (wrong.length > 0)
        return { issues: wrong };
    let value;
    try {
        value = document.toJS({ maxAliasCount: 100 });
    }
    catch (error) {
        return { issues: [`${name}: ${error instanceof Error ? error.message : String(error)}`] };
    }
    return checked(value, (path) => `${name}: ${path === '' ? 'the document' : `\`${path}\``} `);
}
function incidentOfFlags({ image: images, tag: tags, digest: digests, from, to, }) {
    const missing = Object.entries({ image: images[0], from, to }).filter(([, value]) => value === undefined);
    if (missing.length > 0) {
        const names = missing.map(([name]) => `\`--${name}\``).join(', ');
        return {
            issues: [
                `${names} ${missing.length === 1 ? 'is' : 'are'} missing: name an incident file, or set --image, --from and --to.`,
            ],
        };
    }
    const flagOf = { images: 'image', tags: 'tag', digests: 'digest' };
    return checked({ id: 'unnamed', windows: [{ images, tags, digests, from, to }] }, (path) => {
        const [, , field = ''] = path.split('.');
        return `\`--${flagOf[field] ?? field}\` `;
    });
}
function checked(value, where) {
    const parsed = incidentSchema.safeParse(value);
    if (parsed.success)
        return { incident: parsed.data };
    return { issues: parsed.error.issues.map(({ path, message }) => `${where(path.join('.'))}${message}.`) };
}

// EXTERNAL MODULE: ./lib/exposure/investigate.js + 5 modules
var investigate = __webpack_require__(15393);
// EXTERNAL MODULE: ./lib/exposure/markdown.js
var markdown = __webpack_require__(61264);
// EXTERNAL MODULE: ./lib/exposure/report.js
var exposure_report = __webpack_require__(8675);
;// CONCATENATED MODULE: ./lib/exposure/index.js












const defaultRequests = 4500;
async function exposure(context) {
    const { environment, invocation } = context;
    const [read, repository] = [await incidentOf(context), repositoryOf(context)];
    const most = invocation.flags.get('max-requests') ?? String(defaultRequests);
    const issues = [
        ...('issues' in read ? read.issues : []),
        ...('issue' in repository ? [repository.issue] : []),
        ...(/^[1-9]\d{0,6}$/.test(most) ? [] : ['`--max-requests` must be a whole number from 1.']),
    ];
    if ('issues' in read || 'issue' in repository || issues.length > 0)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', issues);
    const token = (0,command_context/* githubTokenOf */.A2)(context);
    if (token === undefined) {
        const message = 'Logs are only read with a token: set --github-token or GITHUB_TOKEN';
        return (0,command_context/* printFailure */.eV)(context, { cause: 'no-credential', subject: 'GitHub', message });
    }
    const { host } = (0,http/* guardHost */.aK)((0,gate.folderHost)(context, '.'));
    try {
        const addresses = (0,runner.readAddresses)((variable) => environment[variable] || undefined);
        const api = (0,connect.apiAt)(host, addresses, token);
        const { incident } = read;
        const { from, to } = (0,investigate/* periodOf */.j)(incident);
        const commits = await ofRepository(api, repository, await commitWindow('.', from, to));
        const maxRequests = Number(most);
        const report = await (0,investigate/* investigate */.a)({ incident, repository, api, host, commits, maxRequests });
        const html = invocation.flags.get('html');
        if (html !== undefined)
            await host.files.save(html, 'exposure.html', (await Promise.all(/* import() */[__webpack_require__.e(5213), __webpack_require__.e(238)]).then(__webpack_require__.bind(__webpack_require__, 70238))).exposurePage(report));
        if (invocation.json)
            await (0,command_context/* printJson */.Q2)(context, report);
        else
            context.out((0,markdown/* exposureMarkdown */.rZ)(report));
        return (0,exposure_report/* exposureExitCode */.fF)(report);
    }
    catch (error) {
        return (0,command_context/* printFailure */.eV)(context, (0,failure/* gapFrom */.rK)(error, `${repository.owner}/${repository.name}`));
    }
}
async function incidentOf(context) {
    const { invocation } = context;
    const file = invocation.operands[0];
    const flags = {
        image: (0,command_context/* linesOf */.Dx)(invocation, 'image'),
        tag: (0,command_context/* linesOf */.Dx)(invocation, 'tag'),
        digest: (0,command_context/* linesOf */.Dx)(invocation, 'digest'),
        from: invocation.flags.get('from'),
        to: invocation.flags.get('to'),
    };
    if (file === undefined)
        return incidentOfFlags(flags);
    const both = ['image', 'tag', 'digest', 'from', 'to'].filter((name) => invocation.flags.has(name));
    if (both.length > 0)
        return {
            issues: [
                `Name either an incident file or ${both.map((name) => `\`--${name}\``).join(', ')}, not both.`,
            ],
        };
    const read = await (0,command_context/* readUserFile */.E1)(file, maxIncidentBytes);
    return 'text' in read ? parseIncident(file, read.text) : { issues: [`${file}: ${read.unreadable}.`] };
}
function repositoryOf({ invocation, environment }) {
    const named = invocation.flags.get('repository') ?? environment.GITHUB_REPOSITORY ?? '';
    const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(named) ?? [];
    if (owner !== undefined && name !== undefined)
        return { owner, name };
    return {
        issue: named === '' ? 'Set `--repository` to OWNER/REPO.' : '`--repository` must be one OWNER/REPO.',
    };
}
async function ofRepository(api, repository, commits) {
    const one = commits?.before.find(({ branch }) => branch === commits.defaultBranch) ?? commits?.within.at(-1);
    if (one === undefined)
        return undefined;
    try {
        return (await (0,files.resolveCommit)(api, repository, one.commit)) === one.commit ? commits : undefined;
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR && error.reason !== 'stopped')
            return undefined;
        throw error;
    }
}


/***/ })

};
