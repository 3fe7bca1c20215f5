export const id = 892;
export const ids = [892,827,301];
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

// EXTERNAL MODULE: ./lib/clients/github/event.js
var github_event = __webpack_require__(36794);
// EXTERNAL MODULE: ./lib/clients/github/files.js
var files = __webpack_require__(85133);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
// EXTERNAL MODULE: ./lib/clients/github/errors.js
var errors = __webpack_require__(94967);
;// CONCATENATED MODULE: ./lib/clients/github/merge-commit.js



async function mergedOnto({ commit, parents }, { head, number, merges }, { api, run }) {
    const [onto, merged, ...more] = parents;
    if (onto === undefined || merged !== head || more.length > 0)
        return undefined;
    if (merges.includes(commit))
        return onto;
    if (api === undefined || run === undefined)
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

// EXTERNAL MODULE: ./lib/clients/http/index.js + 5 modules
var http = __webpack_require__(88594);
// EXTERNAL MODULE: ./lib/model/address.js
var address = __webpack_require__(83313);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
;// CONCATENATED MODULE: ./lib/ci/connect.js







async function connectCi(host, { githubToken }) {
    const event = await (0,github_event.readEvent)(host.ci);
    const run = (0,github_event.readRun)(host.ci);
    return run === undefined ? { event } : { event, run, api: apiAt(host, run.addresses, githubToken) };
}
function apiAt(host, addresses, token) {
    if (token !== undefined)
        host.sink.mask(token);
    return {
        send: (0,http/* ciTransport */.IW)(host),
        addresses: {
            api: usable('GITHUB_API_URL', addresses.api),
            graphql: usable('GITHUB_GRAPHQL_URL', addresses.graphql),
            server: addresses.server,
        },
        ...(0,compact/* compact */.o)({ token }),
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
function isBase(commit, base, { ci }) {
    const isTarget = ci?.variable('GITHUB_EVENT_NAME') === 'pull_request_target';
    return commit === base || (isTarget && commit === ci?.variable('GITHUB_SHA'));
}
async function openBase(host, ci, use) {
    const { event, run, api } = ci;
    if (event.kind !== 'pull-request' && event.kind !== 'merge-group')
        return undefined;
    const commit = event.kind === 'merge-group' ? event.base : await baseOfPullRequest(host, event, ci, use);
    const local = await host.git?.filesAt(commit);
    if (local !== undefined)
        return { commit, files: local };
    if (api === undefined || run === undefined)
        throw new failure/* Failure */.HR('no-credential', `The base commit ${commit.slice(0, 12)} is not in the checkout`);
    return { commit, files: (0,files.filesOf)(api, run.repository, commit, host.files) };
}
async function baseOfPullRequest(host, event, ci, use) {
    const here = await host.git?.head();
    if (here === undefined)
        return event.base;
    if (isBase(here.commit, event.base, host))
        throw new failure/* Failure */.HR('bad-answer', checkoutIsBase);
    if (here.commit !== event.head)
        return (await mergedOnto(here, event, ci)) ?? event.base;
    const { api, run } = ci;
    if (use === 'rules' || api === undefined || run === undefined)
        return event.base;
    return (0,files.mergeBase)(api, run.repository, event.base, event.head);
}


/***/ }),

/***/ 44892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deliver: () => (/* binding */ deliver)
});

// EXTERNAL MODULE: ./lib/clients/github/errors.js
var errors = __webpack_require__(94967);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(50709);
// EXTERNAL MODULE: ./lib/output/markdown/delivery.js
var delivery = __webpack_require__(87387);
// EXTERNAL MODULE: ./lib/pin/changes.js
var changes = __webpack_require__(1490);
// EXTERNAL MODULE: ./lib/checks/index.js + 27 modules
var checks = __webpack_require__(54995);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
// EXTERNAL MODULE: ./lib/clients/github/authorship.js
var authorship = __webpack_require__(55753);
;// CONCATENATED MODULE: ./lib/clients/github/comment.js



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
;// CONCATENATED MODULE: ./lib/clients/github/issue.js




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
    const body = (0,authorship/* marked */.xI)(mark, wanted.body);
    const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/issues`;
    const own = await findIssue(api, path, mark);
    if (own === undefined) {
        if (state !== 'open')
            return { notices: [] };
        const request = {
            operation: 'Open the issue',
            method: 'POST',
            path,
            body: { title, body },
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
        ...((0,authorship/* sameText */.QV)(own.body, body) ? {} : { body }),
        ...(next === own.state
            ? {}
            : { state: next, ...(next === 'closed' ? { state_reason: 'completed' } : {}) }),
    };
    const closedAlready = own.state === 'closed' && next === 'closed';
    if (Object.keys(changes).length > 0 && !closedAlready) {
        const operation = 'Update the issue';
        await (0,github_api/* requestJson */.SS)(api, { operation, method: 'PATCH', path: `${path}/${own.number}`, body: changes, needs: issue_needs }, issueAnswer);
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

;// CONCATENATED MODULE: ./lib/clients/github/diff.js
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

;// CONCATENATED MODULE: ./lib/clients/github/suggestions.js




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
    const longest = Math.max(2, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
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

// EXTERNAL MODULE: ./lib/output/view.js
var output_view = __webpack_require__(51692);
// EXTERNAL MODULE: ./lib/output/markdown/advisories.js
var advisories = __webpack_require__(18532);
// EXTERNAL MODULE: ./lib/output/markdown/cards.js
var cards = __webpack_require__(47992);
// EXTERNAL MODULE: ./lib/output/markdown/forecast.js
var forecast = __webpack_require__(29386);
// EXTERNAL MODULE: ./lib/output/markdown/head.js
var markdown_head = __webpack_require__(22473);
// EXTERNAL MODULE: ./lib/output/markdown/sections.js
var sections = __webpack_require__(64055);
// EXTERNAL MODULE: ./lib/output/markdown/sections-written.js
var sections_written = __webpack_require__(75037);
// EXTERNAL MODULE: ./lib/output/markdown/signatures.js
var signatures = __webpack_require__(36119);
// EXTERNAL MODULE: ./lib/output/markdown/steps.js
var steps = __webpack_require__(72444);
// EXTERNAL MODULE: ./lib/output/markdown/summary.js + 1 modules
var summary = __webpack_require__(99717);
;// CONCATENATED MODULE: ./lib/output/markdown/comment.js










function commentOf(report, view, checks) {
    const head = (0,markdown_head/* summaryHead */.zZ)(report, view);
    const body = (0,summary/* renderWithin */.A)(output_view/* viewLimits */.c5.commentBytes - Buffer.byteLength(head), [
        { render: (0,steps/* nextStepsSection */.o)(report, view, checks), share: 0.3 },
        { render: (0,sections/* gapsSection */.Jb)(report, view), share: 0.25 },
        { render: (0,sections_written/* pinnedSection */.s)(view), share: 0.25 },
        { render: (0,forecast/* forecastsSection */.c)(report), share: 0.25 },
        { render: (0,sections_written/* recordedSection */.u)(view), share: 0.1 },
        { render: (0,cards/* imagesSection */.A)(report, view, checks), share: 1, last: true },
        { render: (0,sections/* othersSection */.dw)(report, view), share: 0.3 },
        { render: (0,advisories/* advisoriesSection */.t)(report), share: 0.2 },
        { render: (0,signatures/* signaturesSection */.L)(report), share: 0.2 },
        { render: (0,sections/* waiversSection */.RO)(report), share: 0.2 },
        { render: (0,sections/* waivedSection */.c_)(report, view), share: 0.2 },
    ]);
    return head + body;
}

// EXTERNAL MODULE: ./lib/output/texts.js
var texts = __webpack_require__(45349);
// EXTERNAL MODULE: ./lib/ci/connect.js + 1 modules
var connect = __webpack_require__(58208);
;// CONCATENATED MODULE: ./lib/ci/comments.js








const lastingCauses = new Set(['no-history', 'no-tag', 'no-platform', 'unreadable-file']);
function isComplete({ incomplete }) {
    return incomplete.every(({ cause }) => lastingCauses.has(cause));
}
function isClean({ findings }) {
    return findings.every(({ waived }) => waived !== undefined);
}
function trackIssue({ api, run }, config, report) {
    const clean = isClean(report);
    return writeIssue(api, {
        repository: run.repository,
        identity: identityOf(run, config),
        title: texts/* deliveryTexts */.TC.issueTitle,
        body: clean && isComplete(report) ? texts/* deliveryTexts */.TC.issueClosed : bodyOf(report),
        state: clean ? (isComplete(report) ? 'closed' : 'keep') : 'open',
    });
}
async function commentOn(ci, config, report, suggest) {
    const { api, run } = (0,connect.ciTargetOf)(ci);
    if ('cause' in ci || ci.event.kind !== 'pull-request')
        return;
    const { number, head } = ci.event;
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
    return commentOf(report, (0,output_view/* viewOf */.du)(report), checks.checks);
}
const matrixInputs = new Set(['paths', 'exclude', 'platform', 'base-url', 'config']);
function identityOf({ workflow, job }, { settings }) {
    const own = settings.filter(({ name, from }) => from === 'input' && matrixInputs.has(name));
    return [workflow, job, JSON.stringify(own.map(({ name, value }) => [name, value]))];
}

;// CONCATENATED MODULE: ./lib/ci/deliver.js








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
    return { gaps, ...(0,compact/* compact */.o)({ pullRequestUrl, issueUrl }) };
}
async function writePins({ host, config, target }, settings, { report, changes, scope }, attempt) {
    const { pullRequests, found, now } = scope;
    if (pullRequests !== undefined && 'gap' in pullRequests)
        throw new failure/* Failure */.HR(pullRequests.gap.cause, pullRequests.gap.message);
    const { writePullRequests } = await __webpack_require__.e(/* import() */ 850).then(__webpack_require__.bind(__webpack_require__, 8469));
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

/***/ 55753:
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
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32370);
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
    return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .requestGraphql */ .rU)(api, query, viewerAnswer)).viewer.login;
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
/* harmony import */ var _model_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45967);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _model_memoize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6841);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48270);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32370);
/* harmony import */ var _pin_branch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61086);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64322);








const maxFileBytes = 5 * 1024 * 1024;
const blobAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ content: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), encoding: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('base64') });
function filesOf(api, repository, commit, checkout, files = (0,_model_memoize_js__WEBPACK_IMPORTED_MODULE_7__/* .memoizeAsync */ .T)(() => (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .readTree */ .Z)(api, repository, commit))) {
    return {
        list: async () => [...(await files()).keys()].sort(),
        async read(path) {
            const file = (await files()).get(path);
            if (file === undefined)
                return { unreadable: 'the commit has no such file', absent: true };
            if (file.size > maxFileBytes)
                return { unreadable: `it is larger than ${maxFileBytes} bytes` };
            const here = await checkout?.read(path);
            if (here !== undefined && 'text' in here && (0,_pin_branch_js__WEBPACK_IMPORTED_MODULE_4__/* .blobName */ .PF)(here.text, file.blob) === file.blob)
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
    if ((0,_pin_branch_js__WEBPACK_IMPORTED_MODULE_4__/* .blobName */ .PF)(bytes, blob) !== blob)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('bad-answer', `Read ${path}: the host returned other content than requested`);
    return (0,_model_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g)(bytes);
}
function oneByOne(files) {
    return {
        list: files.list,
        read: (path) => files.read(path).catch((error) => ({ unreadable: (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .gapFrom */ .rK)(error, path).message })),
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

/***/ 61086:
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
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57798);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32370);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94967);





const trailer = 'Tagproof-Content';
function fingerprint(content) {
    const sorted = [...content].sort(([a], [b]) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a, b));
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 32);
}
function pinnedContentOf(files, like) {
    return new Map(files.map(({ path, after }) => [path, blobName(after, like)]));
}
const refAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ object: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }) });
async function branchHead(api, repository, branch) {
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/git/ref/heads/${branchPath(branch)}`;
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
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/git/matching-refs/heads/${branchPath(prefix)}`;
    const operation = `Branches that begin with ${prefix}`;
    const request = { operation, method: 'GET', path, needs: 'contents: read' };
    const refs = await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .requestJson */ .SS)(api, request, zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(refAnswer.extend({ ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })));
    return new Map(refs.map(({ ref, object }) => [ref.replace(/^refs\/heads\//, ''), object.sha]));
}
function branchPath(branch) {
    return branch.split('/').map(encodeURIComponent).join('/');
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
;// CONCATENATED MODULE: ./lib/clients/github/tree-name.js

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




const treeAnswer = schemas/* object */.Ikc({
    truncated: schemas/* boolean */.zMY(),
    tree: schemas/* array */.YOg(schemas/* object */.Ikc({
        path: schemas/* string */.YjP(),
        mode: schemas/* string */.YjP(),
        type: schemas/* string */.YjP(),
        sha: schemas/* string */.YjP(),
        size: schemas/* number */.aig().optional(),
    })),
});
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
                await memory?.keepTree(name, whole.tree);
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
    const kept = await memory?.tree(commit, (entries) => isTreeNamed(commit, entries));
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

/***/ 87387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wz: () => (/* binding */ pinTitle),
/* harmony export */   _T: () => (/* binding */ suggestionText),
/* harmony export */   wV: () => (/* binding */ pinBody)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57798);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80588);
/* harmony import */ var _report_images_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5756);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57282);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45349);
/* harmony import */ var _forecast_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29386);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69043);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37114);
/* harmony import */ var _signatures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36119);









function pinTitle(changes) {
    const [only] = changes;
    const name = only?.name.split('/').at(-1) ?? '';
    const title = changes.length === 1 ? `Pin ${name}` : `Pin ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(changes.length, 'image')}`;
    return title.length <= 100 ? title : 'Pin 1 image';
}
const maxBodyLength = 58_000;
const maxSignatureLength = 8_000;
const maxTableLength = 52_000;
function pinBody(changes, locate, report, maxLength = maxBodyLength) {
    const maxTable = Math.min(maxTableLength, maxLength);
    const sorted = [...changes].sort(stalestFirst);
    const pages = new Map(report.images?.map(({ name, links }) => [name, links.page]));
    const context = { locate, link: (0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_1__/* .placeLinks */ .vB)(report), pages, now: Date.parse(report.asOf) };
    const places = changes.reduce((sum, change) => sum + change.places.length, 0);
    const head = [
        _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .deliveryTexts */ .TC.pullRequestIntro(changes.length, places),
        '',
        '| Image | Change | Where |',
        '| --- | --- | --- |',
    ];
    const all = (0,_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .firstWithin */ .mL)(_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .placeLimits */ .Sy, (maxPlaces) => (report.forecasts === undefined || maxPlaces <= 1 ? maxLength : maxTable), (maxPlaces) => sorted.map((change) => `| ${cells(change, context, maxPlaces).join(' | ')} |`), (drawn) => drawn.reduce((sum, row) => sum + row.length + 1, 0));
    const rows = rowsWithin(all, maxLength);
    const shown = rows.length < changes.length ? ['', _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .deliveryTexts */ .TC.pullRequestCut(rows.length, changes.length)] : [];
    const gaps = report.incomplete.length === 0 ? [] : ['', _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .deliveryTexts */ .TC.pullRequestGaps(report.incomplete.length)];
    const unchecked = changes.every(({ advisories }) => advisories === undefined);
    const text = [
        ...head,
        ...rows,
        ...shown,
        ...gaps,
        ...(unchecked ? ['', _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .deliveryTexts */ .TC.noAdvisories] : []),
    ].join('\n');
    const left = maxLength - Buffer.byteLength(text);
    const signatures = (0,_signatures_js__WEBPACK_IMPORTED_MODULE_6__/* .signaturesSection */ .L)(report)(Math.min(maxSignatureLength, left));
    return text + signatures + (0,_forecast_js__WEBPACK_IMPORTED_MODULE_3__/* .forecastsSection */ .c)(report)(left - Buffer.byteLength(signatures));
}
function rowsWithin(rows, room) {
    let left = room;
    const first = rows.findIndex((row) => {
        left -= row.length + 1;
        return left < 0;
    });
    return first < 0 ? rows : rows.slice(0, first);
}
function stalestFirst(a, b) {
    return ((a.supersededAt ?? Number.MAX_SAFE_INTEGER) - (b.supersededAt ?? Number.MAX_SAFE_INTEGER) ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_7__/* .compareText */ .n6)(a.name, b.name));
}
function cells(change, context, maxPlaces) {
    const { name, from, to, places } = change;
    const shown = places
        .slice(0, maxPlaces)
        .map((place) => (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .placeLink */ .aE)({ file: place.file, line: context.locate(place).line }, context.link));
    return [
        (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .linkTo */ .uM)(context.pages.get(name), (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .breakable */ .mo)(name)),
        `${from === undefined ? 'not pinned' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(hexOf(from))}&nbsp;→&nbsp;${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(hexOf(to))}<br>${details(change, context)}`,
        (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .placesList */ .dm)(shown, places.length),
    ];
}
function hexOf(digest) {
    return digest.slice('sha256:'.length, 'sha256:'.length + 12);
}
function details({ toSince, supersededAt, behind, advisories }, { now }) {
    const days = supersededAt === undefined ? 0 : Math.floor((now - supersededAt) / _model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP);
    const title = supersededAt === undefined ? 'First pin' : `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(days, 'day')} behind`;
    const skipped = behind === undefined || behind < 2 ? 0 : behind - 1;
    const lines = [
        `Current since ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(toSince)}`,
        ...(skipped === 0 ? [] : [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(skipped, 'digest')} skipped`]),
        ...(advisories === undefined
            ? []
            : [advisoriesText('old', advisories.from), advisoriesText('new', advisories.to)].filter(Boolean)),
    ];
    return (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .inlineFold */ .hd)(title, lines.join('<br>'));
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
        .map(({ advisoryId, aliases }) => (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .linkTo */ .uM)((0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_1__/* .advisoryUrl */ .Le)(advisoryId, aliases), (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .markdown */ .wD)(advisoryId)));
    const more = byId.size > maxIds ? [`and ${byId.size - maxIds} more`] : [];
    return `${label}: ${byId.size === 0 ? 'none' : [...shown, ...more].join(', ')}`;
}
function suggestionText(fixed) {
    const lines = fixed.map(({ check, message }) => `**${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .markdown */ .wD)(check)}**: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .markdown */ .wD)(message)}`);
    return [...new Set(lines)].join('<br>');
}


/***/ }),

/***/ 1490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ suggestedChanges),
/* harmony export */   j: () => (/* binding */ pinChanges)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6472);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71976);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5218);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8480);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57798);





function pinChanges(findings, { occurrences, facts, histories }, files) {
    const changed = new Set(files.map(({ path }) => path));
    const fixes = new Map(findings.flatMap(({ at, fix }) => (at && fix ? [[(0,_model_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(at), fix]] : [])));
    const changes = new Map();
    for (const occurrence of occurrences) {
        const fix = fixes.get((0,_model_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(occurrence.at));
        if (occurrence.kind !== 'image' || fix === undefined || !changed.has(occurrence.at.file))
            continue;
        const { image, at } = occurrence;
        const fact = facts.get(occurrence);
        if (fact === undefined || !('currentSince' in fact))
            continue;
        const older = histories
            .find((one) => (0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(one) === (0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(image))
            ?.intervals.findLast(({ digest }) => digest === fix.digest)?.since;
        const key = `${(0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(image)} ${image.digest} ${fix.digest}`;
        changes.set(key, {
            name: (0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(image),
            ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .o)({ from: image.digest }),
            to: fix.digest,
            ...(fix.digest === fact.currentDigest || older === undefined
                ? { toSince: fact.currentSince, ...lagOf(fact) }
                : { toSince: older }),
            places: [...(changes.get(key)?.places ?? []), at],
        });
    }
    return [...changes.values()].sort((a, b) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.name, b.name));
}
function lagOf(fact) {
    return fact.status === 'superseded' ? { supersededAt: fact.supersededAt, behind: fact.behind } : {};
}
function suggestedChanges(findings, changes, describe) {
    return changes.map((change) => {
        const positionOf = (0,_model_position_js__WEBPACK_IMPORTED_MODULE_4__/* .positionsOf */ .q$)(change.before);
        const fixed = new Map();
        for (const finding of findings) {
            if (finding.fix?.file !== change.path)
                continue;
            const { line } = positionOf(finding.fix.span);
            fixed.set(line, [...(fixed.get(line) ?? []), finding]);
        }
        const lines = change.lines.map((line) => ({ ...line, message: describe(fixed.get(line.line) ?? []) }));
        return { ...change, lines };
    });
}


/***/ })

};
