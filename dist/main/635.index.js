export const id = 635;
export const ids = [635,522,827,835,346];
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
  openBase: () => (/* binding */ openBase)
});

// EXTERNAL MODULE: ./lib/ci-systems/github.js
var github = __webpack_require__(91452);
// EXTERNAL MODULE: ./lib/ci-systems/index.js + 10 modules
var ci_systems = __webpack_require__(7390);
// EXTERNAL MODULE: ./lib/clients/github/files.js
var github_files = __webpack_require__(85133);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
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
        if ((0,errors/* isRefused */.H0)(error))
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/clients/github/runner.js
var runner = __webpack_require__(61522);
// EXTERNAL MODULE: ./lib/clients/http/index.js + 9 modules
var http = __webpack_require__(85762);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/run/address.js
var address = __webpack_require__(76911);
// EXTERNAL MODULE: ./lib/model/text/plain.js
var plain = __webpack_require__(32181);
// EXTERNAL MODULE: ./lib/ci/revision.js
var ci_revision = __webpack_require__(44231);
;// CONCATENATED MODULE: ./lib/ci/connect.js











async function connectCi(host, { githubToken, base }) {
    const revision = await (0,ci_revision/* revisionOf */.D)(host, base);
    const isGitHub = host.ci !== undefined && (0,ci_systems/* ciSystemOf */.f)(host.ci.variable) === github/* onGithub */.x;
    const run = isGitHub ? (0,runner.readRun)(host.ci) : undefined;
    return run === undefined ? { revision } : { revision, run, api: apiAt(host, run.addresses, githubToken) };
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
        throw noBase(host, `The branch \`${(0,plain/* plain */.p)(target)}\``);
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

/***/ 89635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deliver: () => (/* binding */ deliver)
});

// UNUSED EXPORTS: isComplete

// EXTERNAL MODULE: ./lib/checks/index.js + 25 modules
var checks = __webpack_require__(39687);
// EXTERNAL MODULE: ./lib/clients/github/errors.js
var errors = __webpack_require__(94967);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
// EXTERNAL MODULE: ./lib/clients/github/pulls/authorship.js
var authorship = __webpack_require__(99752);
;// CONCATENATED MODULE: ./lib/clients/github/pulls/comment.js



const commentAnswer = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    html_url: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().optional(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable(),
});
const needs = 'pull-requests: write';
const maxPages = 30;
async function writeComment(api, comment) {
    const { repository, number, identity, action } = comment;
    const mark = (0,authorship/* marker */.xL)('comment', identity);
    const body = (0,authorship/* marked */.xI)(mark, comment.body);
    const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/issues`;
    const [login, all] = await Promise.all([
        (0,authorship/* viewerLogin */.wz)(api),
        (0,github_api/* requestAllPages */.df)(api, { operation: 'Read the comments', method: 'GET', path: `${path}/${number}/comments`, needs }, commentAnswer, maxPages),
    ]);
    const [own, ...duplicates] = all.filter((one) => one.user?.login === login && one.body?.startsWith(mark));
    for (const { id } of duplicates) {
        await (0,github_api/* callGitHub */.ur)(api, {
            operation: 'Delete a duplicate comment',
            method: 'DELETE',
            path: `${path}/comments/${id}`,
            needs,
        });
    }
    if (own === undefined && action === 'clear')
        return undefined;
    if (own !== undefined && (0,authorship/* sameText */.QV)(own.body, body))
        return own.html_url;
    const request = own === undefined
        ? { operation: 'Write the comment', method: 'POST', path: `${path}/${number}/comments` }
        : { operation: 'Update the comment', method: 'PATCH', path: `${path}/comments/${own.id}` };
    return (await (0,github_api/* requestJson */.SS)(api, { ...request, body: { body }, needs }, commentAnswer)).html_url;
}

// EXTERNAL MODULE: ./lib/clients/github/messages.js
var messages = __webpack_require__(55024);
;// CONCATENATED MODULE: ./lib/clients/github/pulls/issue.js




const issueAnswer = schemas/* object */.Ikc({
    number: schemas/* int */.Whr(),
    html_url: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullish(),
    state: schemas/* string */.YjP(),
    state_reason: schemas/* string */.YjP().nullish(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable(),
    pull_request: schemas/* unknown */.L5J().optional(),
});
const issue_needs = 'issues: write';
const issue_maxPages = 30;
async function writeIssue(api, wanted) {
    const { repository, identity, title, state } = wanted;
    const mark = (0,authorship/* marker */.xL)('issue', identity);
    const text = (0,authorship/* marked */.xI)(mark, wanted.body, wanted.foot);
    const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/issues`;
    const own = await findIssue(api, path, mark);
    if (own === undefined) {
        if (state !== 'open')
            return { notices: [] };
        const request = {
            operation: 'Open the issue',
            method: 'POST',
            path,
            body: { title, body: text },
            needs: issue_needs,
        };
        return { url: (await (0,github_api/* requestJson */.SS)(api, request, issueAnswer)).html_url, notices: [] };
    }
    const url = own.html_url;
    if (own.state === 'closed' && own.state_reason === 'not_planned') {
        const notices = [(0,messages/* issueNotPlanned */.Pp)(own.number)];
        return { url, notices: state === 'open' ? notices : [] };
    }
    const next = state === 'keep' ? own.state : state;
    const changes = {
        ...(own.title === title ? {} : { title }),
        ...((0,authorship/* sameText */.QV)(own.body, text) ? {} : { body: text }),
        ...(next === own.state
            ? {}
            : { state: next, ...(next === 'closed' ? { state_reason: 'completed' } : {}) }),
    };
    const closedAlready = own.state === 'closed' && next === 'closed';
    if (Object.keys(changes).length > 0 && !closedAlready) {
        const operation = 'Update the issue';
        const request = { operation, method: 'PATCH', path: `${path}/${own.number}`, needs: issue_needs };
        await (0,github_api/* requestJson */.SS)(api, { ...request, body: changes }, issueAnswer);
    }
    return { url, notices: [] };
}
async function findIssue(api, path, mark) {
    const login = await (0,authorship/* viewerLogin */.wz)(api);
    const query = { state: 'all', creator: login };
    const request = { operation: 'Look for the issue', method: 'GET', path, query, needs: issue_needs };
    const all = await (0,github_api/* requestAllPages */.df)(api, request, issueAnswer, issue_maxPages);
    const own = all.filter((one) => one.pull_request === undefined && one.user?.login === login && one.body?.startsWith(mark));
    return own.find((one) => one.state === 'open') ?? own[0];
}

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
;// CONCATENATED MODULE: ./lib/clients/github/pulls/suggestions.js




const hunkHead = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,\d{1,9})? @@/;
function shownLines(patch) {
    const shown = new Map();
    let line = 0;
    for (const text of patch.split('\n')) {
        const head = hunkHead.exec(text);
        if (head) {
            line = Number(head[1]);
        }
        else if (line > 0 && (text.startsWith('+') || text.startsWith(' '))) {
            shown.set(line, text.slice(1));
            line += 1;
        }
    }
    return shown;
}
function lineInDiff(shown, line, text) {
    const wanted = withoutReturn(text);
    if (withoutReturn(shown.get(line) ?? '\n') === wanted)
        return line;
    const [only, ...more] = [...shown].filter(([, candidate]) => withoutReturn(candidate) === wanted);
    return more.length === 0 ? only?.[0] : undefined;
}
function withoutReturn(text) {
    return text.replace(/\r$/, '');
}
const fileAnswer = schemas/* object */.Ikc({ filename: schemas/* string */.YjP(), patch: schemas/* string */.YjP().optional() });
const suggestions_commentAnswer = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    body: schemas/* string */.YjP(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable(),
});
const maxSuggestions = 20;
const maxFilePages = 30;
const maxCommentPages = 30;
const suggestions_needs = 'pull-requests: write';
const invisible = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;
async function writeSuggestions(api, { repository, number, head, suggestions }) {
    if (suggestions.length === 0)
        return { shown: 0, possible: 0 };
    const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/pulls`;
    const get = { method: 'GET', needs: suggestions_needs };
    const [login, files, comments] = await Promise.all([
        (0,authorship/* viewerLogin */.wz)(api),
        (0,github_api/* requestAllPages */.df)(api, { ...get, operation: 'Read the changed files', path: `${path}/${number}/files` }, fileAnswer, maxFilePages),
        (0,github_api/* requestAllPages */.df)(api, { ...get, operation: 'Read the review comments', path: `${path}/${number}/comments` }, suggestions_commentAnswer, maxCommentPages),
    ]);
    const patches = new Map(files.map(({ filename, patch = '' }) => [filename, shownLines(patch)]));
    const placed = suggestions.flatMap(({ path: file, lines }) => lines.flatMap((change, index) => {
        const shown = patches.get(file);
        const line = shown && lineInDiff(shown, change.line, change.before);
        const equals = lines.slice(0, index).filter(({ before }) => before === change.before);
        return line === undefined || invisible.test(change.after)
            ? []
            : [draft(file, change, line, equals.length)];
    }));
    const kept = placed.slice(0, maxSuggestions);
    const own = comments.filter(({ user }) => user?.login === login);
    const added = [];
    for (const one of kept) {
        const earlier = own.find(({ body }) => body.startsWith(one.mark));
        if (earlier === undefined)
            added.push(one);
        else if (!(0,authorship/* sameText */.QV)(earlier.body, one.body))
            await updateComment(api, path, earlier.id, one.body);
    }
    if (added.length > 0) {
        await (0,github_api/* callGitHub */.ur)(api, {
            operation: 'Write the suggestions',
            method: 'POST',
            path: `${path}/${number}/reviews`,
            body: {
                commit_id: head,
                event: 'COMMENT',
                body: 'Tagproof suggests these pins.',
                comments: added.map(({ file, line, body }) => ({ path: file, line, side: 'RIGHT', body })),
            },
            needs: suggestions_needs,
        });
    }
    return { shown: kept.length, possible: placed.length };
}
function draft(file, { before, after, message = '' }, line, ordinal) {
    const mark = (0,authorship/* marker */.xL)('suggestion', [file, before, String(ordinal)]);
    return { mark, file, line, body: (0,authorship/* marked */.xI)(mark, `${message}\n\n${suggestionBlock(after)}\n`) };
}
function suggestionBlock(line) {
    const longest = (0,collections/* largest */.nQ)([...line.matchAll(/`+/g)].map(([run]) => run.length), 2);
    const fence = '`'.repeat(longest + 1);
    return `${fence}suggestion\n${line.replace(/\r$/, '')}\n${fence}`;
}
async function updateComment(api, path, id, body) {
    const operation = 'Update a suggestion';
    await (0,github_api/* callGitHub */.ur)(api, {
        operation,
        method: 'PATCH',
        path: `${path}/comments/${id}`,
        body: { body },
        needs: suggestions_needs,
    });
}

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/text/plain.js
var plain = __webpack_require__(32181);
// EXTERNAL MODULE: ./lib/output/markdown/comment.js
var comment = __webpack_require__(14346);
// EXTERNAL MODULE: ./lib/output/markdown/pull-request/delivery.js
var delivery = __webpack_require__(76487);
// EXTERNAL MODULE: ./lib/output/view.js
var view = __webpack_require__(51692);
// EXTERNAL MODULE: ./lib/output/words/texts.js
var texts = __webpack_require__(45743);
// EXTERNAL MODULE: ./lib/pin/changes.js
var changes = __webpack_require__(1490);
// EXTERNAL MODULE: ./lib/ci/connect.js + 1 modules
var connect = __webpack_require__(58208);
// EXTERNAL MODULE: ./lib/checks/waivers/skips.js
var skips = __webpack_require__(52459);
// EXTERNAL MODULE: ./lib/clients/github/pulls/pin-branch.js
var pin_branch = __webpack_require__(61255);
// EXTERNAL MODULE: ./lib/clients/github/pulls/pulls.js + 1 modules
var pulls = __webpack_require__(33639);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/output/markdown/pull-request/controls.js
var controls = __webpack_require__(65317);
;// CONCATENATED MODULE: ./lib/output/markdown/pull-request/dashboard.js


const maxItems = 50;
function dashboardText({ open, closed, held, unread }) {
    return [
        '',
        '## Updates',
        ...(unread === undefined ? [] : ['', `The pull requests are not known: ${(0,output_escape/* markdown */.wD)(unread)}`]),
        ...section('Open pull requests', open.map(dashboard_link)),
        ...section('Closed pull requests, whose pins are not proposed again', closed.map(dashboard_link)),
        ...section('Not updated', held.map((one) => `- ${(0,controls/* heldText */.D)(one)}`)),
        ...(open.length + closed.length + held.length === 0 ? ['', 'Nothing is open or held.'] : []),
    ].join('\n');
}
function dashboard_link({ number, url, title }) {
    return `- [#${number}](${url}) ${(0,output_escape/* markdown */.wD)(title.slice(0, 200))}`;
}
function section(title, lines) {
    if (lines.length === 0)
        return [];
    const more = lines.length > maxItems ? [`- and ${lines.length - maxItems} more`] : [];
    return ['', `**${title}**`, '', ...lines.slice(0, maxItems), ...more];
}

// EXTERNAL MODULE: ./lib/ci/pull-requests/groups.js
var pull_requests_groups = __webpack_require__(11559);
;// CONCATENATED MODULE: ./lib/ci/pull-requests/dashboard.js








async function dashboardFoot(target, config, now) {
    if (!config.policy.pullRequests.dashboard)
        return {};
    const pulls = await readPulls(target, config);
    const held = config.policy.skips.filter((skip) => (0,skips/* isInForce */.fx)(skip, now)).map(heldBySkip);
    return { foot: dashboardText({ ...pulls, held }) };
}
async function readPulls({ api, run }, config) {
    const branch = config.settings.find(({ name }) => name === 'pull-request-branch')?.value ?? '';
    const groups = (config.policy.pullRequests.groups ?? []).map(({ name }) => (0,pull_requests_groups/* groupBranch */.oD)(branch, name));
    const open = [];
    const closed = [];
    try {
        const heads = await (0,pin_branch/* branchesFrom */.xY)(api, run.repository, branch);
        for (const name of [branch, ...groups].filter((one) => heads.has(one))) {
            const own = (await (0,pulls/* findPulls */.s4)(api, run.repository, name)).filter(pulls/* isPinPull */.Dg);
            const newest = own.find(({ state }) => state === 'open') ?? own[0];
            if (newest === undefined)
                continue;
            if (newest.state === 'open')
                open.push(newest);
            else if (!newest.merged && newest.mark !== undefined)
                closed.push(newest);
        }
    }
    catch (error) {
        if (!(0,errors/* isRefused */.H0)(error))
            throw error;
        return { open: [], closed: [], unread: error.message };
    }
    return { open, closed };
}
function heldBySkip({ image, tag, reason, until }) {
    const name = tag === undefined ? image : `${image}:${tag}`;
    return { name, reason, ...(0,collections/* compact */.oE)({ until: until === undefined ? undefined : (0,time/* formatDay */.im)(until) }) };
}

;// CONCATENATED MODULE: ./lib/ci/deliver.js















const lastingCauses = new Set(['no-history', 'no-tag', 'no-platform', 'unreadable-file']);
function isComplete({ incomplete }) {
    return incomplete.every(({ cause }) => lastingCauses.has(cause));
}
function isClean({ findings }) {
    return findings.every(({ waived }) => waived !== undefined);
}
async function trackIssue(target, config, report) {
    const { api, run } = target;
    const clean = isClean(report);
    return writeIssue(api, {
        repository: run.repository,
        identity: identityOf(run, config),
        title: texts/* deliveryTexts */.TC.issueTitle,
        body: clean && isComplete(report) ? texts/* deliveryTexts */.TC.issueClosed : bodyOf(report),
        state: clean ? (isComplete(report) ? 'closed' : 'keep') : 'open',
        ...(await dashboardFoot(target, config, Date.parse(report.startedAt))),
    });
}
async function commentOn(ci, config, report, suggest) {
    const { api, run } = (0,connect.ciTargetOf)(ci);
    if ('cause' in ci || ci.revision.kind !== 'change')
        return;
    const { number, head } = ci.revision;
    if (number === undefined || head === undefined)
        return;
    const { repository } = run;
    const needed = config.delivery.comment === 'always' || !isClean(report) || report.incomplete.length > 0;
    await writeComment(api, {
        repository,
        number,
        identity: identityOf(run, config),
        body: needed ? bodyOf(report) : texts/* deliveryTexts */.TC.resolvedComment,
        action: needed ? 'write' : 'clear',
    });
    await writeSuggestions(api, { repository, number, head, suggestions: await suggest() });
}
function bodyOf(report) {
    return (0,comment.commentOf)(report, (0,view.viewOf)(report), checks.checks);
}
const matrixInputs = new Set(['paths', 'exclude', 'platform', 'base-url', 'config']);
function identityOf({ workflow, job }, { settings }) {
    const own = settings.filter(({ name, from }) => from === 'input' && matrixInputs.has(name));
    return [workflow, job, JSON.stringify(own.map(({ name, value }) => [name, value]))];
}
async function deliver(host, config, ci, input) {
    const notice = (message) => host.sink.annotate({ severity: 'notice', title: 'tagproof', message: (0,plain/* plain */.p)(message) });
    const gaps = [];
    const attempt = async (subject, write) => {
        try {
            const { url, notices } = await write((0,connect.ciTargetOf)(ci));
            for (const text of notices)
                notice(text);
            return url;
        }
        catch (error) {
            gaps.push((0,failure/* gapFrom */.rK)(error, subject));
            return undefined;
        }
    };
    const { comment, issue, pullRequest } = config.delivery;
    const pullRequestUrl = config.mode === 'pin' && pullRequest !== undefined
        ? await attempt('pull request', (target) => writePins({ host, config, target }, pullRequest, input, attempt))
        : undefined;
    const issueUrl = config.mode === 'audit' && issue
        ? await attempt('issue', (target) => trackIssue(target, config, input.report))
        : undefined;
    if (comment !== 'never') {
        try {
            const suggest = async () => (0,changes/* suggestedChanges */.$)(input.left.findings, await input.plan(), delivery/* suggestionText */._T);
            await commentOn(ci, config, input.report, suggest);
        }
        catch (error) {
            notice(commentNotWritten(error));
        }
    }
    return { gaps, ...(0,collections/* compact */.oE)({ pullRequestUrl, issueUrl }) };
}
async function writePins({ host, config, target }, settings, { report, changes, scope }, attempt) {
    const { pullRequests, found, now } = scope;
    if (pullRequests !== undefined && 'gap' in pullRequests)
        throw new failure/* Failure */.HR(pullRequests.gap.cause, pullRequests.gap.message);
    const { writePullRequests } = await __webpack_require__.e(/* import() */ 170).then(__webpack_require__.bind(__webpack_require__, 79170));
    const { files, evidence } = { files: host.files, evidence: found.evidence };
    const context = { target, settings, config, files, report, evidence, sources: found.files, changes, now };
    return writePullRequests({ ...context, complete: isComplete(report) }, pullRequests, attempt);
}
function commentNotWritten(error) {
    if ((0,errors/* isRefused */.H0)(error))
        return `The pull request comment was not written, because the token lacks permission. ${error.message}`;
    if (error instanceof failure/* Failure */.HR)
        return `The pull request comment was not written: ${error.message}`;
    throw error;
}


/***/ }),

/***/ 11559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dw: () => (/* binding */ branchFinder),
/* harmony export */   oD: () => (/* binding */ groupBranch),
/* harmony export */   w1: () => (/* binding */ byBranch)
/* harmony export */ });
/* harmony import */ var _model_globs_image_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98111);

function groupBranch(branch, group) {
    return `${branch}.${group}`;
}
function branchFinder(branch, { groups = [] }) {
    const branches = groups.map(({ name, images }) => ({
        name: groupBranch(branch, name),
        matches: (0,_model_globs_image_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatcher */ .kD)(images),
    }));
    return (image) => branches.find(({ matches }) => matches(image))?.name ?? branch;
}
function byBranch(findings, branch, rules) {
    const names = [...(rules.groups ?? []).map(({ name }) => groupBranch(branch, name)), branch];
    const branches = new Map(names.map((name) => [name, []]));
    const branchOf = branchFinder(branch, rules);
    for (const finding of findings)
        branches.get(branchOf(finding.about?.image))?.push(finding);
    return branches;
}


/***/ }),

/***/ 85133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   defaultBranch: () => (/* binding */ defaultBranch),
/* harmony export */   describeRepository: () => (/* binding */ describeRepository),
/* harmony export */   filesOf: () => (/* binding */ filesOf),
/* harmony export */   isEmptyRepository: () => (/* binding */ isEmptyRepository),
/* harmony export */   mergeBase: () => (/* binding */ mergeBase),
/* harmony export */   oneByOne: () => (/* binding */ oneByOne),
/* harmony export */   resolveCommit: () => (/* binding */ resolveCommit)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92857);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32239);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76225);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48270);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32370);
/* harmony import */ var _pulls_pin_branch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61255);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64322);








const maxFileBytes = 5 * 1024 * 1024;
const blobAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ content: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), encoding: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('base64') });
function filesOf(api, repository, commit, checkout, files = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_7__/* .memoizeAsync */ .T)(() => (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .readTree */ .Z)(api, repository, commit))) {
    return {
        list: async () => [...(await files()).keys()].sort(),
        async read(path) {
            const file = (await files()).get(path);
            if (file === undefined)
                return { unreadable: 'the commit has no such file', absent: true };
            if (file.size > maxFileBytes)
                return { unreadable: `it is larger than ${maxFileBytes} bytes` };
            const here = await checkout?.read(path);
            if (here !== undefined && 'text' in here && (0,_pulls_pin_branch_js__WEBPACK_IMPORTED_MODULE_4__/* .blobName */ .PF)(here.text, file.blob) === file.blob)
                return here;
            return readBlob(api, repository, file);
        },
    };
}
async function readBlob(api, repository, { path, blob }) {
    const request = {
        operation: `Read ${path}`,
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository)}/git/blobs/${encodeURIComponent(blob)}`,
        needs: 'contents: read',
    };
    const bytes = Buffer.from((await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .requestJson */ .SS)(api, request, blobAnswer)).content, 'base64');
    if ((0,_pulls_pin_branch_js__WEBPACK_IMPORTED_MODULE_4__/* .blobName */ .PF)(bytes, blob) !== blob)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `Read ${path}: the host returned other content than requested`);
    return (0,_model_text_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g)(bytes);
}
function oneByOne(files) {
    return {
        ...files,
        read: (path) => files.read(path).catch((error) => ({ unreadable: (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, path).message })),
    };
}
const commitAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() });
const repositoryAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), node_id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() });
async function defaultBranch(api, repository) {
    return (await describeRepository(api, repository)).default_branch;
}
function describeRepository(api, repository) {
    const operation = `Repository ${repository.owner}/${repository.name}`;
    const path = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository);
    return (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .requestJson */ .SS)(api, { operation, method: 'GET', path, needs: 'metadata: read' }, repositoryAnswer);
}
async function resolveCommit(api, repository, ref) {
    const request = {
        operation: `Commit ${ref} of ${repository.owner}/${repository.name}`,
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository)}/commits/${encodeURIComponent(ref)}`,
        query: { per_page: '1', page: '1' },
        needs: 'contents: read',
    };
    return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .requestJson */ .SS)(api, request, commitAnswer)).sha;
}
function isEmptyRepository(error) {
    return error instanceof _http_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD && error.status === 409 && /empty/i.test(error.details.message ?? '');
}
const compareAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ merge_base_commit: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }) });
async function mergeBase(api, repository, one, other) {
    const request = {
        operation: `Compare ${one.slice(0, 12)} and ${other.slice(0, 12)}`,
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository)}/compare/${encodeURIComponent(one)}...${encodeURIComponent(other)}`,
        query: { per_page: '1', page: '2' },
        needs: 'contents: read',
    };
    return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .requestJson */ .SS)(api, request, compareAnswer)).merge_base_commit.sha;
}


/***/ }),

/***/ 99752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ jobTokenLogin),
/* harmony export */   QV: () => (/* binding */ sameText),
/* harmony export */   wz: () => (/* binding */ viewerLogin),
/* harmony export */   xI: () => (/* binding */ marked),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _graphql_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91699);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55024);




function marker(kind, parts) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
    return `<!-- tagproof ${kind} ${hash} -->`;
}
const maxCharacters = 60_000;
function marked(mark, text, foot = '') {
    const end = foot === '' ? '' : `\n\n${foot}`;
    const available = maxCharacters - mark.length - 1 - end.length;
    if (text.length <= available)
        return `${mark}\n${text}${end}`;
    const kept = text.slice(0, Math.max(0, available - _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .textCut */ .Cz.length - maxClosing));
    const lineEnd = kept.lastIndexOf('\n');
    const whole = lineEnd > 0 ? kept.slice(0, lineEnd) : '';
    return `${mark}\n${whole}${closing(whole)}${_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .textCut */ .Cz}${end}`;
}
const maxClosing = 200;
function closing(text) {
    const open = text.split('<details').length - text.split('</details>').length;
    return '\n</details>'.repeat(Math.max(0, Math.min(open, maxClosing / 12)));
}
function sameText(one, other) {
    const normal = (text) => text.replace(/\r\n?/g, '\n').trim();
    return normal(one ?? '') === normal(other);
}
const jobTokenLogin = 'github-actions[bot]';
const viewerAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ viewer: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }) });
const logins = new WeakMap();
function viewerLogin(api) {
    const login = logins.get(api) ?? requestLogin(api);
    logins.set(api, login);
    return login;
}
async function requestLogin(api) {
    const query = {
        operation: 'Read the login of the token',
        document: 'query { viewer { login } }',
        variables: {},
        needs: 'metadata: read',
    };
    return (await (0,_graphql_js__WEBPACK_IMPORTED_MODULE_1__/* .requestGraphql */ .r)(api, query, viewerAnswer)).viewer.login;
}


/***/ }),

/***/ 9647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y_: () => (/* binding */ addLabel),
/* harmony export */   ks: () => (/* binding */ quietMark),
/* harmony export */   tA: () => (/* binding */ removeLabel)
/* harmony export */ });
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32370);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94967);


const needs = 'pull-requests: write';
const mark = /^(?:<!-- tagproof[ \w-]+ -->\s+){1,3}<!-- tagproof-quiet ([0-9a-f]{32}) -->/;
function quietMark(content) {
    return content === undefined ? '' : `\n<!-- tagproof-quiet ${content} -->`;
}
function labelledContent(body) {
    return mark.exec(body)?.[1];
}
async function removeLabel(api, repository, { number, labels }, label) {
    const has = labels.some((one) => one.toLowerCase() === label.toLowerCase());
    if (!has)
        return;
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryPath */ .SH)(repository)}/issues/${number}/labels/${encodeURIComponent(label)}`;
    try {
        await (0,_api_js__WEBPACK_IMPORTED_MODULE_0__/* .callGitHub */ .ur)(api, { operation: `Remove the label ${label}`, method: 'DELETE', path, needs });
    }
    catch (error) {
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(error))
            throw error;
    }
}
async function addLabel(api, repository, pull, label, content) {
    if (labelledContent(pull.body) === content)
        return content;
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryPath */ .SH)(repository)}/issues/${pull.number}/labels`;
    const operation = `Add the label ${label}`;
    await (0,_api_js__WEBPACK_IMPORTED_MODULE_0__/* .callGitHub */ .ur)(api, { operation, method: 'POST', path, body: { labels: [label] }, needs });
    return content;
}


/***/ }),

/***/ 11040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mayWrite),
/* harmony export */   p: () => (/* binding */ readRevisions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32370);
/* harmony import */ var _graphql_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91699);



const query = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    issueOrPullRequest(number: $number) {
      ... on PullRequest { userContentEdits(first: 100) { nodes { editedAt diff editor { __typename login } } } }
      ... on Issue { userContentEdits(first: 100) { nodes { editedAt diff editor { __typename login } } } }
    }
  }
}`;
const answer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        issueOrPullRequest: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
            userContentEdits: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
                nodes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
                    editedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
                    diff: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
                    editor: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ __typename: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).nullable(),
                })
                    .nullable()),
            })
                .nullable(),
        }),
    }),
});
async function readRevisions(api, { owner, name }, number) {
    const request = {
        operation: `Read the edits of #${number}`,
        document: query,
        variables: { owner, name, number },
        needs: 'pull-requests: read',
    };
    const { repository } = await (0,_graphql_js__WEBPACK_IMPORTED_MODULE_1__/* .requestGraphql */ .r)(api, request, answer);
    const nodes = repository.issueOrPullRequest.userContentEdits?.nodes ?? [];
    return nodes
        .flatMap((node) => (node === null ? [] : [node]))
        .map(({ editedAt, diff, editor }) => ({
        at: editedAt,
        isPerson: editor?.__typename === 'User',
        ...(diff === null ? {} : { text: diff }),
        ...(editor === null ? {} : { login: editor.login }),
    }))
        .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
const permissionAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ permission: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
async function mayWrite(api, repository, login) {
    const request = {
        operation: `Read the permission of ${login}`,
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryPath */ .SH)(repository)}/collaborators/${encodeURIComponent(login)}/permission`,
        needs: 'metadata: read',
    };
    const { permission } = await (0,_api_js__WEBPACK_IMPORTED_MODULE_0__/* .requestJson */ .SS)(api, request, permissionAnswer);
    return permission === 'admin' || permission === 'write';
}


/***/ }),

/***/ 61255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ pinnedContentOf),
/* harmony export */   P: () => (/* binding */ branchHead),
/* harmony export */   PF: () => (/* binding */ blobName),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   aM: () => (/* binding */ maxBranchFiles),
/* harmony export */   al: () => (/* binding */ branchState),
/* harmony export */   s9: () => (/* binding */ trailer),
/* harmony export */   xY: () => (/* binding */ branchesFrom)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38118);
/* harmony import */ var _model_text_uri_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17695);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32370);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94967);






const trailer = 'Tagproof-Content';
function fingerprint(content) {
    const sorted = [...content].sort(([a], [b]) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a, b));
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 32);
}
function pinnedContentOf(files, like) {
    return new Map(files.map(({ path, after }) => [path, blobName(after, like)]));
}
const refAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ object: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }) });
async function branchHead(api, repository, branch) {
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/git/ref/heads/${(0,_model_text_uri_js__WEBPACK_IMPORTED_MODULE_5__/* .uriOf */ .S)(branch)}`;
    try {
        const request = { operation: `Branch ${branch}`, method: 'GET', path, needs: 'contents: read' };
        return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .requestJson */ .SS)(api, request, refAnswer)).object.sha;
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W0)(error))
            return undefined;
        throw error;
    }
}
async function branchesFrom(api, repository, prefix) {
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/git/matching-refs/heads/${(0,_model_text_uri_js__WEBPACK_IMPORTED_MODULE_5__/* .uriOf */ .S)(prefix)}`;
    const operation = `Branches that begin with ${prefix}`;
    const request = { operation, method: 'GET', path, needs: 'contents: read' };
    const refs = await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .requestJson */ .SS)(api, request, zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(refAnswer.extend({ ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })));
    return new Map(refs.map(({ ref, object }) => [ref.replace(/^refs\/heads\//, ''), object.sha]));
}
const compareAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    total_commits: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
    commits: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
        author: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional() }).nullable(),
    })),
    files: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ filename: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable() })).default([]),
});
const maxBranchFiles = 300;
async function branchState(api, repository, heads, login) {
    const request = {
        operation: 'Compare the branch with its base',
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/compare/${heads.base}...${heads.branch}`,
        query: { per_page: '2', page: '1' },
        needs: 'contents: read',
    };
    const { total_commits: ahead, commits, files } = await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .requestJson */ .SS)(api, request, compareAnswer);
    const content = new Map(files.map(({ filename, sha }) => [filename, sha ?? '']));
    if (ahead === 0)
        return { own: true, content };
    const [only] = commits;
    const signed = only?.commit.message.includes(`${trailer}: ${fingerprint(content)}`) === true;
    return { own: ahead === 1 && only?.author?.login === login && signed, content };
}
function blobName(bytes, like) {
    const content = Buffer.from(bytes);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
}


/***/ }),

/***/ 33639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IB: () => (/* binding */ closePull),
  s4: () => (/* binding */ findPulls),
  Dg: () => (/* binding */ isPinPull),
  Q_: () => (/* binding */ openPull),
  pZ: () => (/* binding */ updatePull)
});

// UNUSED EXPORTS: replaceText

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
// EXTERNAL MODULE: ./lib/clients/github/messages.js
var messages = __webpack_require__(55024);
// EXTERNAL MODULE: ./lib/clients/github/pulls/authorship.js
var authorship = __webpack_require__(99752);
// EXTERNAL MODULE: ./lib/clients/github/pulls/automerge-label.js
var automerge_label = __webpack_require__(9647);
// EXTERNAL MODULE: ./lib/clients/github/pulls/edits.js
var edits = __webpack_require__(11040);
// EXTERNAL MODULE: ./lib/clients/github/errors.js
var errors = __webpack_require__(94967);
;// CONCATENATED MODULE: ./lib/clients/github/pulls/pull-extras.js


const kinds = ['labels', 'reviewers'];
const needs = 'pull-requests: write';
const mark = /^<!-- tagproof pins [0-9a-f]+ -->\s+<!-- tagproof-left ([\w ]+) -->\s+<!-- tagproof-pins /;
function extrasOf(wanted) {
    return kinds.filter((kind) => wanted[kind].length > 0);
}
function extrasMark(left) {
    return left.length === 0 ? '' : `<!-- tagproof-left ${left.join(' ')} -->\n`;
}
function extrasLeft(body, wanted) {
    const left = mark.exec(body)?.[1]?.split(' ') ?? [];
    return extrasOf(wanted).filter((kind) => left.includes(kind));
}
async function requestExtras(api, wanted, number, left) {
    const refused = [];
    const notices = [];
    for (const kind of left) {
        try {
            await (0,github_api/* callGitHub */.ur)(api, { ...requestOf(kind, wanted, number), method: 'POST', needs });
        }
        catch (error) {
            if (!(0,errors/* isRefused */.H0)(error) && !(error instanceof Error && /HTTP 422/.test(error.message)))
                throw error;
            refused.push(kind);
            notices.push(error.message);
        }
    }
    return { left: refused, notices };
}
function requestOf(kind, { repository, labels, reviewers }, number) {
    const path = (0,github_api/* repositoryPath */.SH)(repository);
    if (kind === 'labels')
        return { operation: 'Label the pull request', path: `${path}/issues/${number}/labels`, body: { labels } };
    return {
        operation: 'Request a review',
        path: `${path}/pulls/${number}/requested_reviewers`,
        body: {
            reviewers: reviewers.filter((name) => !name.includes('/')),
            team_reviewers: reviewers.flatMap((name) => name.split('/').slice(1, 2)),
        },
    };
}

;// CONCATENATED MODULE: ./lib/clients/github/pulls/pulls.js







const textAnswer = schemas/* object */.Ikc({ body: schemas/* string */.YjP().nullish() });
async function replaceText(api, { repository, kind, number }, carry, write) {
    const request = {
        operation: `Read the text of #${number}`,
        method: 'GET',
        path: `${(0,github_api/* repositoryPath */.SH)(repository)}/${kind}/${number}`,
        needs: kind === 'pulls' ? 'pull-requests: read' : 'issues: read',
    };
    const latest = (await (0,github_api/* requestJson */.SS)(api, request, textAnswer)).body ?? '';
    const text = carry(latest);
    await write(text, latest);
    const overwritten = await textBefore(api, repository, number, text);
    if (overwritten === undefined || (0,authorship/* sameText */.QV)(overwritten, latest))
        return;
    const again = carry(overwritten);
    if (!(0,authorship/* sameText */.QV)(again, text))
        await write(again, overwritten);
}
async function textBefore(api, repository, number, ours) {
    const revisions = await (0,edits/* readRevisions */.p)(api, repository, number).catch(() => []);
    const at = revisions.findIndex(({ text }) => (0,authorship/* sameText */.QV)(text, ours));
    return at < 0 ? undefined : revisions[at + 1]?.text;
}
const pullAnswer = schemas/* object */.Ikc({
    number: schemas/* int */.Whr(),
    html_url: schemas/* string */.YjP(),
    state: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullable(),
    merged_at: schemas/* string */.YjP().nullish(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable(),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP() }),
    labels: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })).default([]),
});
const pulls_needs = 'pull-requests: write';
const pinsMark = /<!-- tagproof-pins ([0-9a-f]{32}) -->/;
async function findPulls(api, repository, branch) {
    const request = {
        operation: 'Look for the pull request',
        method: 'GET',
        path: `${(0,github_api/* repositoryPath */.SH)(repository)}/pulls`,
        query: {
            state: 'all',
            head: `${repository.owner}:${branch}`,
            sort: 'created',
            direction: 'desc',
            per_page: '30',
        },
        needs: 'pull-requests: read',
    };
    return (await (0,github_api/* requestJson */.SS)(api, request, schemas/* array */.YOg(pullAnswer))).map(pullOf);
}
function isPinPull({ body }) {
    return body.startsWith('<!-- tagproof pins ');
}
function pullOf(pull) {
    return {
        number: pull.number,
        url: pull.html_url,
        state: pull.state,
        title: pull.title,
        body: pull.body ?? '',
        author: pull.user?.login,
        base: pull.base.ref,
        merged: typeof pull.merged_at === 'string',
        mark: pinsMark.exec(pull.body ?? '')?.[1],
        labels: pull.labels.map(({ name }) => name),
    };
}
async function openPull(api, text) {
    const { repository, branch, base, title, login } = text;
    const body = {
        title,
        head: branch,
        base,
        body: bodyOf(text, extrasOf(text), undefined),
        maintainer_can_modify: true,
    };
    const operation = 'Open the pull request';
    const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/pulls`;
    const request = { operation, method: 'POST', path, body, needs: pulls_needs };
    const opened = pullOf(await (0,github_api/* requestJson */.SS)(api, request, pullAnswer));
    const { notices } = await updatePull(api, text, opened);
    const waits = login === authorship/* jobTokenLogin */.Ec ? [`Pull request #${opened.number}: ${messages/* workflowsWait */.Q$}`] : [];
    return { url: opened.url, notices: [...waits, ...notices] };
}
async function updatePull(api, text, pull) {
    const { left, notices } = await requestExtras(api, text, pull.number, extrasLeft(pull.body, text));
    const { automerge, repository, mark } = text;
    const content = automerge?.isQuiet
        ? await (0,automerge_label/* addLabel */.Y_)(api, repository, pull, automerge.label, mark)
        : undefined;
    const next = bodyOf(text, left, content);
    const body = text.carry(pull.body, next);
    const changes = {
        ...(pull.title === text.title ? {} : { title: text.title }),
        ...((0,authorship/* sameText */.QV)(pull.body, body) ? {} : { body }),
        ...(pull.base === text.base ? {} : { base: text.base }),
    };
    if (Object.keys(changes).length === 0)
        return { url: pull.url, notices };
    if (!('body' in changes))
        await patch(api, text.repository, pull, 'Update', changes);
    else {
        const carry = (latest) => text.carry(latest, next);
        await replaceText(api, { repository, kind: 'pulls', number: pull.number }, carry, (carried) => patch(api, text.repository, pull, 'Update', { ...changes, body: carried }));
    }
    return { url: pull.url, notices };
}
async function closePull(api, { repository, branch }, pull) {
    const body = (0,authorship/* marked */.xI)((0,authorship/* marker */.xL)('pins', [branch]), messages/* nothingLeft */.Zt);
    await patch(api, repository, pull, 'Close', { state: 'closed', body });
}
async function patch(api, repository, { number }, verb, body) {
    const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/pulls/${number}`;
    await (0,github_api/* callGitHub */.ur)(api, { operation: `${verb} the pull request`, method: 'PATCH', path, body, needs: pulls_needs });
}
function bodyOf({ branch, mark, login, body, foot }, left, labelled) {
    const note = login === authorship/* jobTokenLogin */.Ec ? `\n\n> [!NOTE]\n> ${messages/* workflowsWait */.Q$}` : '';
    const marks = `${(0,authorship/* marker */.xL)('pins', [branch])}\n${extrasMark(left)}<!-- tagproof-pins ${mark} -->${(0,automerge_label/* quietMark */.ks)(labelled)}`;
    return (0,authorship/* marked */.xI)(marks, `${body.trimEnd()}${note}`, foot);
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

/***/ 64322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ readTree)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/clients/github/pulls/pin-branch.js
var pin_branch = __webpack_require__(61255);
;// CONCATENATED MODULE: ./lib/clients/github/tree-name.js




const treeEntries = schemas/* array */.YOg(schemas/* object */.Ikc({
    path: schemas/* string */.YjP(),
    mode: schemas/* string */.YjP(),
    type: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP(),
    size: schemas/* number */.aig().optional(),
}));
const objectName = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function genuineTree(name, text) {
    const { data } = treeEntries.safeParse((0,json/* parseJson */.qF)(text));
    return data?.every(isExact) && isTreeNamed(name, data) ? data : undefined;
}
function isGenuineObject(name, text) {
    return blobName(text, name) === name || genuineTree(name, text) !== undefined;
}
function isExact({ path, mode, type, sha }) {
    return typeOf(mode) === type && objectName.test(sha) && !path.startsWith('/');
}
function typeOf(mode) {
    if (mode === '040000')
        return 'tree';
    if (mode === '160000')
        return 'commit';
    return /^1[02]0\d{3}$/.test(mode) ? 'blob' : undefined;
}
function isTreeNamed(name, entries) {
    const folders = new Map([['', []]]);
    for (const entry of entries)
        if (entry.type === 'tree')
            folders.set(entry.path, []);
    for (const entry of entries) {
        const parent = folders.get(entry.path.slice(0, Math.max(0, entry.path.lastIndexOf('/'))));
        if (parent === undefined)
            return false;
        parent.push(entry);
    }
    if (hashOf(folders.get('') ?? [], name) !== name)
        return false;
    return entries.every((entry) => entry.type !== 'tree' || hashOf(folders.get(entry.path) ?? [], name) === entry.sha);
}
function hashOf(entries, like) {
    const named = entries.map((entry) => ({ ...entry, name: Buffer.from(lastPart(entry.path)) }));
    const parts = named
        .map(({ name, type, mode, sha }) => ({
        order: type === 'tree' ? Buffer.concat([name, Buffer.from('/')]) : name,
        bytes: Buffer.concat([
            Buffer.from(`${mode.replace(/^0+/, '')} `),
            name,
            Buffer.of(0),
            Buffer.from(sha, 'hex'),
        ]),
    }))
        .sort((a, b) => Buffer.compare(a.order, b.order))
        .map(({ bytes }) => bytes);
    const content = Buffer.concat(parts);
    const hash = (0,external_node_crypto_.createHash)(like.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`tree ${content.length}\0`).update(content).digest('hex');
}
function lastPart(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./lib/clients/github/tree.js




const treeAnswer = schemas/* object */.Ikc({ truncated: schemas/* boolean */.zMY(), tree: treeEntries });
const maxFiles = 200_000;
const maxRequests = 500;
const maxDepth = 64;
async function readTree(api, repository, commit, memory) {
    const files = new Map();
    let requests = 0;
    const get = (name, recursive) => {
        requests += 1;
        if (requests > maxRequests)
            throw tooLarge();
        const request = {
            operation: `Files of ${repository.owner}/${repository.name}`,
            method: 'GET',
            path: `${(0,github_api/* repositoryPath */.SH)(repository)}/git/trees/${encodeURIComponent(name)}`,
            ...(recursive ? { query: { recursive: '1' } } : {}),
            needs: 'contents: read',
        };
        return (0,github_api/* requestJson */.SS)(api, request, treeAnswer);
    };
    const add = (prefix, { path, mode, type, sha, size = 0 }) => {
        if (type !== 'blob' || !mode.startsWith('100'))
            return;
        files.set(`${prefix}${path}`, {
            path: `${prefix}${path}`,
            blob: sha,
            size,
            executable: mode === '100755',
        });
        if (files.size > maxFiles)
            throw tooLarge();
    };
    const walk = async (name, prefix, depth) => {
        if (depth > maxDepth)
            throw tooLarge();
        const whole = await get(name, true);
        if (!whole.truncated) {
            if (prefix === '')
                await memory?.keep(name, JSON.stringify(whole.tree));
            for (const entry of whole.tree)
                add(prefix, entry);
            return;
        }
        const level = await get(name, false);
        if (level.truncated)
            throw tooLarge();
        for (const entry of level.tree) {
            if (entry.type === 'tree')
                await walk(entry.sha, `${prefix}${entry.path}/`, depth + 1);
            else
                add(prefix, entry);
        }
    };
    const kept = await memory?.get(commit, (text) => genuineTree(commit, text));
    for (const entry of kept ?? [])
        add('', entry);
    if (kept === undefined)
        await walk(commit, '', 0);
    return files;
}
function tooLarge() {
    const limits = `${maxFiles} files, ${maxDepth} folders deep, ${maxRequests} listings`;
    return new failure/* Failure */.HR('bad-answer', `The repository is too large to read through the API (limits: ${limits}). Clone it and run on the checkout`);
}


/***/ }),

/***/ 14346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentOf: () => (/* binding */ commentOf)
/* harmony export */ });
/* harmony import */ var _report_images_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5756);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93890);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51692);
/* harmony import */ var _advisories_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18532);
/* harmony import */ var _cards_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47992);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35572);
/* harmony import */ var _forecast_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29386);
/* harmony import */ var _head_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22473);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7568);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64055);
/* harmony import */ var _sections_written_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75037);
/* harmony import */ var _signatures_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(36119);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(79867);













function commentOf(report, view, checks) {
    const head = (0,_head_js__WEBPACK_IMPORTED_MODULE_7__/* .summaryHead */ .zZ)(report, view);
    const steps = (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsOf */ .B)(report, view, checks);
    const sections = [
        { render: (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .nextStepsSection */ .o)(steps, (0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_0__/* .placeLinks */ .vB)(report)), share: 0.3 },
        { render: (0,_fix_js__WEBPACK_IMPORTED_MODULE_5__/* .fixSection */ .v)(report, view), share: 0.3 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_9__/* .gapsSection */ .Jb)(report, view), share: 0.25 },
        { render: (0,_sections_written_js__WEBPACK_IMPORTED_MODULE_10__/* .pinnedSection */ .s)(view), share: 0.25 },
        { render: (0,_forecast_js__WEBPACK_IMPORTED_MODULE_6__/* .forecastsSection */ .c)(report), share: 0.25 },
        { render: (0,_sections_written_js__WEBPACK_IMPORTED_MODULE_10__/* .recordedSection */ .u)(view), share: 0.1 },
        { render: (0,_cards_js__WEBPACK_IMPORTED_MODULE_4__/* .imagesSection */ .A)(report, view, checks), share: 1, last: true },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_9__/* .othersSection */ .dw)(report, view), share: 0.3 },
        { render: (0,_advisories_js__WEBPACK_IMPORTED_MODULE_3__/* .advisoriesSection */ .t)(report), share: 0.2 },
        { render: (0,_signatures_js__WEBPACK_IMPORTED_MODULE_11__/* .signaturesSection */ .L)(report), share: 0.2 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_9__/* .waiversSection */ .RO)(report), share: 0.2 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_9__/* .waivedSection */ .c_)(report, view), share: 0.2 },
    ];
    return head + (0,_summary_js__WEBPACK_IMPORTED_MODULE_12__/* .renderWithin */ .A)(_view_js__WEBPACK_IMPORTED_MODULE_2__.viewLimits.commentBytes - Buffer.byteLength(head), sections);
}


/***/ }),

/***/ 22086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OH: () => (/* binding */ carryTicks),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   a5: () => (/* binding */ readBoxes),
/* harmony export */   eY: () => (/* binding */ boxLine),
/* harmony export */   ux: () => (/* binding */ controlsOf)
/* harmony export */ });
const start = '<!-- tagproof-controls -->';
function controlsOf(lines) {
    return [start, ...lines].join('\n');
}
function boxLine({ kind, key, until, ticked }, label) {
    const id = [kind, key, ...(until === undefined ? [] : [until])].join(' ');
    return `- [${ticked ? 'x' : ' '}] <!-- tagproof-box ${id} -->${label}`;
}
const linePattern = /^(?: {2})?- \[([ xX])\] <!-- tagproof-box (rebase|hold|skip|held) ([0-9a-f]{12})(?: (\d{4}-\d\d-\d\d))? -->/;
function readBoxes(text) {
    return controlLines(text).lines.flatMap((line) => boxIn(line) ?? []);
}
function carryTicks(seen, latest, next) {
    const before = new Map(readBoxes(seen).map((box) => [idOf(box), box.ticked]));
    const changed = new Map(readBoxes(latest).flatMap((box) => {
        const was = before.get(idOf(box));
        return was === undefined || was === box.ticked ? [] : [[idOf(box), box.ticked]];
    }));
    if (changed.size === 0)
        return next;
    const { head, lines } = controlLines(next);
    const carried = lines.map((line) => {
        const box = boxIn(line);
        const ticked = box && changed.get(idOf(box));
        return ticked === undefined ? line : line.replace(/- \[.\]/, `- [${ticked ? 'x' : ' '}]`);
    });
    return [...head, ...carried].join('\n');
}
function idOf({ kind, key, until }) {
    return [kind, key, until].join(' ');
}
function controlLines(text) {
    const lines = text.split(/\r\n|\n|\r/);
    const at = lines.lastIndexOf(start);
    return at < 0 ? { head: lines, lines: [] } : { head: lines.slice(0, at + 1), lines: lines.slice(at + 1) };
}
function boxIn(line) {
    const [, tick, kind, key, until] = linePattern.exec(line) ?? [];
    if (tick === undefined || kind === undefined || key === undefined)
        return undefined;
    return {
        kind: kind,
        key,
        ticked: tick !== ' ',
        ...(until === undefined ? {} : { until }),
    };
}


/***/ }),

/***/ 65317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ controlsText),
/* harmony export */   D: () => (/* binding */ heldText)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57282);
/* harmony import */ var _boxes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22086);



const maxLength = 24_000;
function controlsText({ key, offered, held, skipUntil }) {
    const lines = [
        ...heldLines(held),
        '',
        '<details><summary>Rebase, hold or skip</summary>',
        '',
        (0,_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .boxLine */ .eY)({ kind: 'rebase', key, ticked: false }, 'Rebase: write this branch again on top of its base'),
    ];
    let room = maxLength - lines.join('\n').length;
    let shown = 0;
    for (const image of offered) {
        const own = offerLines(image, skipUntil);
        room -= own.join('\n').length + 1;
        if (room < 0)
            break;
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .append */ .BC)(lines, own);
        shown += 1;
    }
    const left = offered.length - shown;
    const more = left === 0 ? [] : ['', `${left} more without checkboxes: list them in \`skips\` of the policy.`];
    return (0,_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .controlsOf */ .ux)([...lines, ...more, '', explanation, '', '</details>']);
}
const explanation = 'The next run reads the ticks of people who may write to this repository, and writes what is held or skipped to `skips` in the policy on this branch. A held image keeps its findings.';
function offerLines({ key, name, hold = false, skipUntil }, day) {
    const until = skipUntil ?? day;
    return [
        `- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name)}`,
        `  ${(0,_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .boxLine */ .eY)({ kind: 'hold', key, ticked: hold }, 'hold')}`,
        `  ${(0,_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .boxLine */ .eY)({ kind: 'skip', key, until, ticked: skipUntil !== undefined }, `skip until ${until}`)}`,
    ];
}
function heldLines(held) {
    if (held.length === 0)
        return [];
    const lines = held.slice(0, maxHeld).map(heldLine);
    const more = held.length > maxHeld ? [`- and ${held.length - maxHeld} more`] : [];
    return ['', '**Not updated.** Remove a tick to update the image again:', '', ...lines, ...more];
}
const maxHeld = 50;
function heldLine(held) {
    const { key, name, isOwnEntry, isReleased } = held;
    const box = { kind: 'held', key, ticked: !isReleased };
    if (isReleased)
        return (0,_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .boxLine */ .eY)(box, `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name)}: updated again by this pull request, which removes its entry`);
    const text = heldText(held);
    return isOwnEntry ? (0,_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .boxLine */ .eY)(box, text) : `- ${text} (by a pattern in \`skips\` of the policy)`;
}
function heldText({ name, reason, until }) {
    const end = until === undefined ? '' : ` until ${until}`;
    return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name)}${end}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)(reason.slice(0, 300))}`;
}


/***/ }),

/***/ 76487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wz: () => (/* binding */ pinTitle),
/* harmony export */   _T: () => (/* binding */ suggestionText),
/* harmony export */   wV: () => (/* binding */ pinBody)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50412);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38118);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26732);
/* harmony import */ var _report_images_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5756);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57282);
/* harmony import */ var _words_account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9816);
/* harmony import */ var _words_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45743);
/* harmony import */ var _forecast_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29386);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69043);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37114);
/* harmony import */ var _signatures_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36119);











const maxTitleLength = 100;
function pinTitle(changes, { forecasts = [] } = {}) {
    const families = [...groupsBy(changes, ({ name }) => repositoryOf(name)).values()];
    const [tags = [], ...others] = families;
    if (others.length > 0)
        return titleOf(`Pin ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(changes.length, 'image')}`, families, forecasts);
    const [first] = tags;
    if (first === undefined)
        return 'Pin 0 images';
    const what = tags.length === 1 ? first.name.split('/').at(-1) : `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(tags.length, 'tag')} of ${familyOf(first)}`;
    const news = commonly(tags, (one) => newsOf(one, forecasts));
    const title = `Pin ${what}`;
    if (news !== '' && title.length + news.length + 2 <= maxTitleLength)
        return `${title}: ${news}`;
    return title.length <= maxTitleLength ? title : 'Pin 1 image';
}
function titleOf(start, families, forecasts) {
    const texts = families.map((tags) => {
        const family = commonly(tags, familyOf);
        const versions = commonly(tags, (one) => versionsOf(one, forecastOf(one, forecasts)));
        const count = tags.length > 1 ? `(${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(tags.length, 'tag')})` : '';
        return [family, versions, count].filter((part) => part !== '').join(' ');
    });
    for (let shown = texts.length; shown > 0; shown -= 1) {
        const more = texts.length - shown;
        const list = `${texts.slice(0, shown).join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
        if (start.length + list.length + 2 <= maxTitleLength)
            return `${start}: ${list}`;
    }
    return start;
}
function commonly(changes, textOf) {
    const [text = '', ...others] = new Set(changes.map(textOf));
    return others.length === 0 ? text : '';
}
function groupsBy(changes, keyOf) {
    const groups = new Map();
    for (const change of changes)
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .addToGroup */ .Mr)(groups, keyOf(change), change);
    return groups;
}
function updatesIn(changes) {
    return groupsBy(changes, ({ name, toSince }) => `${repositoryOf(name)} ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(toSince)}`).size;
}
function repositoryOf(name) {
    const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
    return colon < 0 ? name : name.slice(0, colon);
}
function familyOf({ name }) {
    return repositoryOf(name).split('/').at(-1) ?? '';
}
const versionLabel = 'org.opencontainers.image.version';
const plainVersion = /^[\w.+~-]{1,30}$/;
function forecastOf({ name, from, to }, forecasts) {
    return forecasts.find((one) => one.image === name && one.from === from && one.to === to);
}
function versionsOf(change, forecast) {
    const { configuration = [], packages = [] } = forecast ?? {};
    const label = configuration.find((one) => one.field === 'label' && one.name === versionLabel);
    const { from, to } = label ?? packages.find((one) => one.name === familyOf(change)) ?? {};
    const isKnown = plainVersion.test(from ?? '') && plainVersion.test(to ?? '') && from !== to;
    return isKnown ? `${from} → ${to}` : '';
}
function newsOf(change, forecasts) {
    const forecast = forecastOf(change, forecasts);
    const { packages = 0 } = forecast?.totals ?? {};
    const parts = [versionsOf(change, forecast), packages === 0 ? '' : (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(packages, 'package')];
    return parts.filter((part) => part !== '').join(', ');
}
const maxBodyLength = 58_000;
const frameLength = 1_000;
const maxSignatureLength = 8_000;
const maxTableLength = 52_000;
function pinBody(changes, locate, report, maxLength = maxBodyLength) {
    const maxRows = maxLength - frameLength;
    const maxTable = Math.min(maxTableLength, maxRows);
    const sorted = [...changes].sort(stalestFirst);
    const pages = new Map(report.images?.map(({ name, links }) => [name, links.page]));
    const context = { locate, link: (0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_1__/* .placeLinks */ .vB)(report), pages, now: Date.parse(report.asOf) };
    const places = changes.reduce((sum, change) => sum + change.places.length, 0);
    const head = [
        _words_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .deliveryTexts */ .TC.pullRequestIntro(changes.length, places, updatesIn(changes)),
        '',
        '| Image | Change | Where |',
        '| --- | --- | --- |',
    ];
    const room = {
        maxFor: (maxPlaces) => (report.forecasts === undefined || maxPlaces <= 1 ? maxRows : maxTable),
        lengthOf: (row) => row.length + 1,
    };
    const rows = (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .rowsThatFit */ .YD)(sorted, _rows_js__WEBPACK_IMPORTED_MODULE_6__/* .placeLimits */ .Sy, room, (change, maxPlaces) => `| ${cells(change, context, maxPlaces).join(' | ')} |`);
    const shown = rows.length < changes.length ? ['', _words_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .deliveryTexts */ .TC.pullRequestCut(rows.length, changes.length)] : [];
    const gaps = report.incomplete.length === 0 ? [] : ['', _words_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .deliveryTexts */ .TC.pullRequestGaps(report.incomplete.length)];
    const same = (0,_words_account_js__WEBPACK_IMPORTED_MODULE_2__/* .sameImagesCount */ .AP)(report);
    const unchecked = changes.every(({ advisories }) => advisories === undefined);
    const text = [
        ...head,
        ...rows,
        ...shown,
        ...gaps,
        ...(same === 0 ? [] : ['', _words_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .deliveryTexts */ .TC.pullRequestSame(same)]),
        ...(unchecked ? ['', _words_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .deliveryTexts */ .TC.noAdvisories] : []),
    ].join('\n');
    const left = maxLength - Buffer.byteLength(text);
    const signatures = (0,_signatures_js__WEBPACK_IMPORTED_MODULE_7__/* .signaturesSection */ .L)(report)(Math.min(maxSignatureLength, left));
    return text + signatures + (0,_forecast_js__WEBPACK_IMPORTED_MODULE_4__/* .forecastsSection */ .c)(report)(left - Buffer.byteLength(signatures));
}
function stalestFirst(a, b) {
    return ((a.supersededAt ?? Number.MAX_SAFE_INTEGER) - (b.supersededAt ?? Number.MAX_SAFE_INTEGER) ||
        (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .compareText */ .n6)(a.name, b.name));
}
function cells(change, context, maxPlaces) {
    const { name, from, to, places } = change;
    const shown = places
        .slice(0, maxPlaces)
        .map((place) => (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .placeLink */ .aE)({ file: place.file, line: context.locate(place).line }, context.link));
    return [
        (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .linkTo */ .uM)(context.pages.get(name), (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .breakable */ .mo)(name)),
        `${from === undefined ? 'not pinned' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(hexOf(from))}&nbsp;→&nbsp;${(0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(hexOf(to))}<br>${details(change, context)}`,
        (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .placesList */ .dm)(shown, places.length),
    ];
}
function hexOf(digest) {
    return digest.slice('sha256:'.length, 'sha256:'.length + 12);
}
function details({ toSince, supersededAt, behind, advisories }, { now }) {
    const days = supersededAt === undefined ? 0 : Math.floor((now - supersededAt) / _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP);
    const title = supersededAt === undefined ? 'First pin' : `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(days, 'day')} behind`;
    const skipped = behind === undefined || behind < 2 ? 0 : behind - 1;
    const lines = [
        `Current since ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(toSince)}`,
        ...(skipped === 0 ? [] : [`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(skipped, 'digest')} skipped`]),
        ...(advisories === undefined
            ? []
            : [advisoriesText('old', advisories.from), advisoriesText('new', advisories.to)].filter(Boolean)),
    ];
    return (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .inlineFold */ .hd)(title, lines.join('<br>'));
}
const maxIds = 10;
function advisoriesText(which, answer) {
    if (answer === undefined)
        return '';
    const label = `Advisories of the ${which} digest`;
    if ('cause' in answer)
        return `${label}: unknown (${answer.cause})`;
    const byId = new Map(answer.map((one) => [one.advisoryId, one]));
    const shown = [...byId.values()]
        .slice(0, maxIds)
        .map(({ advisoryId, aliases }) => (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .linkTo */ .uM)((0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_1__/* .advisoryUrl */ .Le)(advisoryId, aliases), (0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .markdown */ .wD)(advisoryId)));
    const more = byId.size > maxIds ? [`and ${byId.size - maxIds} more`] : [];
    return `${label}: ${byId.size === 0 ? 'none' : [...shown, ...more].join(', ')}`;
}
function suggestionText(fixed) {
    const lines = fixed.map(({ check, message }) => `**${(0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .markdown */ .wD)(check)}**: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .markdown */ .wD)(message)}`);
    return [...new Set(lines)].join('<br>');
}


/***/ }),

/***/ 1490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ suggestedChanges),
/* harmony export */   j: () => (/* binding */ pinChanges)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);
/* harmony import */ var _model_text_position_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80642);
/* harmony import */ var _model_text_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33248);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38118);





function pinChanges(findings, { occurrences, facts, histories }, files) {
    const changed = new Set(files.map(({ path }) => path));
    const sinceWhen = lastTimes(histories);
    const fixes = new Map(findings.flatMap(({ at, fix }) => (at && fix ? [[(0,_model_text_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(at), fix]] : [])));
    const changes = new Map();
    const places = new Map();
    for (const occurrence of occurrences) {
        const fix = fixes.get((0,_model_text_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(occurrence.at));
        if (occurrence.kind !== 'image' || fix === undefined || !changed.has(occurrence.at.file))
            continue;
        const { image, at } = occurrence;
        const fact = facts.get(occurrence);
        if (fact === undefined || !('currentSince' in fact))
            continue;
        const name = (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(image);
        const key = `${name} ${image.digest} ${fix.digest}`;
        const ownPlaces = places.get(key) ?? [];
        places.set(key, ownPlaces);
        ownPlaces.push(at);
        const older = fix.digest === fact.currentDigest ? undefined : sinceWhen(name, fix.digest);
        changes.set(key, {
            name,
            ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ from: image.digest }),
            to: fix.digest,
            ...(older === undefined ? { toSince: fact.currentSince, ...lagOf(fact) } : { toSince: older }),
            places: ownPlaces,
        });
    }
    return [...changes.values()].sort((a, b) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.name, b.name));
}
function lastTimes(histories) {
    const historyOf = new Map(histories.toReversed().map((one) => [(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(one), one]));
    const known = new Map();
    return (name, wanted) => {
        const key = `${name} ${wanted}`;
        const since = () => historyOf.get(name)?.intervals.findLast(({ digest }) => digest === wanted)?.since;
        if (!known.has(key))
            known.set(key, since());
        return known.get(key);
    };
}
function lagOf(fact) {
    return fact.status === 'superseded' ? { supersededAt: fact.supersededAt, behind: fact.behind } : {};
}
function suggestedChanges(findings, changes, describe) {
    const byFile = new Map();
    for (const finding of findings) {
        if (finding.fix !== undefined)
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .addToGroup */ .Mr)(byFile, finding.fix.file, finding);
    }
    return changes.map((change) => {
        const positionOf = (0,_model_text_position_js__WEBPACK_IMPORTED_MODULE_4__/* .positionsOf */ .q$)(change.before);
        const fixed = new Map();
        for (const finding of byFile.get(change.path) ?? []) {
            const { span, also = [] } = finding.fix ?? {};
            if (span === undefined)
                continue;
            const lines = new Set([span, ...also].map((one) => positionOf(one).line));
            for (const line of lines)
                (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .addToGroup */ .Mr)(fixed, line, finding);
        }
        const lines = change.lines.map((line) => ({ ...line, message: describe(fixed.get(line.line) ?? []) }));
        return { ...change, lines };
    });
}


/***/ })

};
