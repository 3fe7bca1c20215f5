export const id = 4028;
export const ids = [4028];
export const modules = {

/***/ 84028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deliver: () => (/* binding */ deliver)
});

// UNUSED EXPORTS: isComplete

// EXTERNAL MODULE: ./lib/checks/index.js + 23 modules
var checks = __webpack_require__(11793);
// EXTERNAL MODULE: ./lib/clients/github/errors.js
var errors = __webpack_require__(94967);
// EXTERNAL MODULE: ./lib/clients/github/pulls/comment.js
var pulls_comment = __webpack_require__(152);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/clients/ci-host/marks.js
var marks = __webpack_require__(84920);
// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
// EXTERNAL MODULE: ./lib/clients/github/messages.js
var messages = __webpack_require__(55024);
// EXTERNAL MODULE: ./lib/clients/github/pulls/authorship.js
var authorship = __webpack_require__(99752);
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
const needs = 'issues: write';
const maxPages = 30;
async function writeIssue(api, wanted) {
    const { repository, identity, title, state } = wanted;
    const mark = (0,marks/* marker */.xL)('issue', identity);
    const text = (0,marks/* marked */.xI)(mark, wanted.body, wanted.foot);
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
            needs,
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
        ...((0,marks/* sameText */.QV)(own.body, text) ? {} : { body: text }),
        ...(next === own.state
            ? {}
            : { state: next, ...(next === 'closed' ? { state_reason: 'completed' } : {}) }),
    };
    const closedAlready = own.state === 'closed' && next === 'closed';
    if (Object.keys(changes).length > 0 && !closedAlready) {
        const operation = 'Update the issue';
        const request = { operation, method: 'PATCH', path: `${path}/${own.number}`, needs };
        await (0,github_api/* requestJson */.SS)(api, { ...request, body: changes }, issueAnswer);
    }
    return { url, notices: [] };
}
async function findIssue(api, path, mark) {
    const login = await (0,authorship/* viewerLogin */.wz)(api);
    const query = { state: 'all', creator: login };
    const request = { operation: 'Look for the issue', path, query, needs };
    const all = await (0,github_api/* requestAllPages */.df)(api, request, issueAnswer, maxPages);
    const own = all.filter((one) => one.pull_request === undefined && one.user?.login === login && one.body?.startsWith(mark));
    return own.find((one) => one.state === 'open') ?? own[0];
}

// EXTERNAL MODULE: ./lib/clients/github/pulls/suggestions.js
var suggestions = __webpack_require__(4096);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/output/markdown/pull-request/delivery.js
var delivery = __webpack_require__(76487);
// EXTERNAL MODULE: ./lib/output/markdown/summary.js + 3 modules
var summary = __webpack_require__(8702);
// EXTERNAL MODULE: ./lib/output/view.js
var view = __webpack_require__(51692);
// EXTERNAL MODULE: ./lib/output/words/texts.js
var texts = __webpack_require__(45743);
// EXTERNAL MODULE: ./lib/pin/changes.js
var pin_changes = __webpack_require__(1490);
// EXTERNAL MODULE: ./lib/report/texts.js
var report_texts = __webpack_require__(84282);
// EXTERNAL MODULE: ./lib/ci/connect.js + 1 modules
var connect = __webpack_require__(58208);
// EXTERNAL MODULE: ./lib/clients/github/pulls/pin-branch.js
var pin_branch = __webpack_require__(61255);
// EXTERNAL MODULE: ./lib/clients/github/pulls/pulls.js
var pulls = __webpack_require__(23909);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/output/markdown/pull-request/controls.js
var controls = __webpack_require__(65317);
// EXTERNAL MODULE: ./lib/pin/skips.js
var skips = __webpack_require__(20595);
// EXTERNAL MODULE: ./lib/ci/pull-requests/groups.js
var pull_requests_groups = __webpack_require__(11559);
;// CONCATENATED MODULE: ./lib/ci/pull-requests/dashboard.js









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
        if (!(0,errors/* isRefused */.H)(error))
            throw error;
        return { open: [], closed: [], unread: error.message };
    }
    return { open, closed };
}
function heldBySkip({ image, tag, reason, until }) {
    const name = tag === undefined ? image : `${image}:${tag}`;
    return { name, reason, ...(0,collections/* compact */.oE)({ until: until === undefined ? undefined : (0,time/* formatDay */.im)(until) }) };
}

// EXTERNAL MODULE: ./lib/ci/pull-requests/texts.js
var pull_requests_texts = __webpack_require__(39891);
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
async function commentOn(ci, config, { report, left, plan }) {
    const { comment } = config.delivery;
    const needed = comment === 'always' || !isClean(report) || report.incomplete.length > 0;
    const note = {
        body: needed ? bodyOf(report) : texts/* deliveryTexts */.TC.resolvedComment,
        action: needed ? 'write' : 'clear',
    };
    const suggested = async () => (0,pin_changes/* suggestedChanges */.$)(left.findings, await plan(left), delivery/* suggestionText */._T);
    if (!('cause' in ci) && ci.gitlab !== undefined) {
        const { revision, gitlab } = ci;
        if (revision.kind !== 'change' || revision.number === undefined)
            return;
        const api = (0,connect.gitlabApi)(gitlab);
        const identity = ['gitlab', gitlab.job, ownInputs(config)];
        const { writeNote } = await __webpack_require__.e(/* import() */ 4959).then(__webpack_require__.bind(__webpack_require__, 64959));
        return writeNote(api, { number: revision.number, identity, ...note, suggestions: await suggested() });
    }
    const { api, run } = (0,connect.ciTargetOf)(ci);
    if ('cause' in ci || ci.revision.kind !== 'change')
        return;
    const { number, head } = ci.revision;
    if (number === undefined || head === undefined)
        return;
    const { repository } = run;
    await (0,pulls_comment/* writeComment */.H)(api, {
        repository,
        number,
        identity: identityOf(run, config),
        ...note,
        ...(isFixOffered(config, left) ? { foot: pull_requests_texts/* fixTexts */.O.offer(head) } : {}),
    });
    await (0,suggestions/* writeSuggestions */.x)(api, { repository, number, head, suggestions: await suggested() });
}
function isFixOffered({ mode, delivery }, { findings, isSafeToWrite }) {
    return mode === 'verify' && delivery.fixOnComment && isSafeToWrite && findings.some(isCountedFix);
}
function isCountedFix({ fix, waived, introduced }) {
    return fix !== undefined && waived === undefined && (introduced ?? true) === true;
}
async function fixAsked(target, { host, config, ci }, { report, left, plan }) {
    const findings = left.isSafeToWrite ? left.findings.filter(isCountedFix) : [];
    const planned = async () => (0,pin_changes/* suggestedChanges */.$)(findings, await plan({ ...left, findings }), delivery/* suggestionText */._T);
    const { fixOnComment } = await __webpack_require__.e(/* import() */ 629).then(__webpack_require__.bind(__webpack_require__, 30629));
    return fixOnComment(target, {
        host,
        revision: ci.revision,
        isByBase: config.policy.ofBase === true,
        plan: planned,
        title: (files) => (0,delivery/* pinTitle */.Wz)((0,pin_changes/* pinChanges */.j)(findings, left.evidence, files)),
        body: () => bodyOf(report),
    });
}
function bodyOf(report) {
    return (0,summary/* commentOf */.v)(report, (0,view.viewOf)(report), checks.checks);
}
const matrixInputs = new Set(['paths', 'exclude', 'platform', 'base-url', 'config']);
function identityOf({ workflow, job }, config) {
    return [workflow, job, ownInputs(config)];
}
function ownInputs({ settings }) {
    const own = settings.filter(({ name, from }) => from === 'input' && matrixInputs.has(name));
    return JSON.stringify(own.map(({ name, value }) => [name, value]));
}
async function deliver(host, config, ci, input) {
    const notice = (message) => host.sink.annotate({ severity: 'notice', title: 'tagproof', message: (0,text_text/* plain */.pj)(message) });
    const gaps = [];
    const attempt = async (subject, write) => {
        try {
            const { url, notices } = await write();
            for (const text of notices)
                notice(text);
            return url;
        }
        catch (error) {
            gaps.push((0,failure/* gapFrom */.rK)(error, subject));
            return undefined;
        }
    };
    const { comment, issue, pullRequest, fixOnComment } = config.delivery;
    const pullRequestUrl = config.mode === 'pin' && pullRequest !== undefined
        ? await attempt('pull request', () => writePins({ host, config, ci }, pullRequest, input, attempt))
        : undefined;
    const issueUrl = config.mode === 'audit' && issue
        ? await attempt('issue', async () => trackIssue((0,connect.ciTargetOf)(ci), config, input.report))
        : undefined;
    if (config.mode === 'verify' && fixOnComment && !('cause' in ci))
        await attempt('fix', async () => fixAsked((0,connect.ciTargetOf)(ci), { host, config, ci }, input));
    if (comment !== 'never') {
        try {
            await commentOn(ci, config, input);
        }
        catch (error) {
            notice(commentNotWritten(error));
        }
    }
    return { gaps, ...(0,collections/* compact */.oE)({ pullRequestUrl, issueUrl }) };
}
async function writePins({ host, config, ci }, settings, { report, changes, scope }, attempt) {
    const { pullRequests, found, now, findings } = scope;
    if (!('cause' in ci) && ci.gitlab !== undefined) {
        const { writePinMergeRequest } = await __webpack_require__.e(/* import() */ 2288).then(__webpack_require__.bind(__webpack_require__, 32288));
        const images = (0,pin_changes/* pinChanges */.j)(findings, found.evidence, changes);
        const [title, body] = [(0,delivery/* pinTitle */.Wz)(images, report), (0,delivery/* pinBody */.wV)(images, (0,report_texts/* locator */.fl)(found.files), report)];
        const checkedOut = (await host.git?.head())?.commit;
        const plan = { ...settings, title, body, files: changes, complete: isComplete(report), checkedOut };
        return writePinMergeRequest((0,connect.gitlabApi)(ci.gitlab), plan);
    }
    const target = (0,connect.ciTargetOf)(ci);
    if (pullRequests !== undefined && 'gap' in pullRequests)
        throw new failure/* Failure */.HR(pullRequests.gap.cause, pullRequests.gap.message);
    const { writePullRequests } = await __webpack_require__.e(/* import() */ 5126).then(__webpack_require__.bind(__webpack_require__, 75126));
    const { files, evidence } = { files: host.files, evidence: found.evidence };
    const context = { target, settings, config, files, report, evidence, sources: found.files, changes, now };
    return writePullRequests({ ...context, complete: isComplete(report) }, pullRequests, attempt);
}
function commentNotWritten(error) {
    if ((0,errors/* isRefused */.H)(error))
        return `The pull request comment was not written, because the token lacks permission. ${error.message}`;
    if (error instanceof failure/* Failure */.HR)
        return `The pull request comment was not written: ${error.message}`;
    throw error;
}


/***/ }),

/***/ 56798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TV: () => (/* binding */ shownLines),
/* harmony export */   vl: () => (/* binding */ placedSuggestions)
/* harmony export */ });
/* unused harmony export lineInDiff */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84920);


const hunkHead = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,\d{1,9})? @@/;
function shownLines(patch, onlyAdded = false) {
    const shown = new Map();
    let line = 0;
    for (const text of patch.split('\n')) {
        const head = hunkHead.exec(text);
        if (head) {
            line = Number(head[1]);
        }
        else if (line > 0 && (text.startsWith('+') || text.startsWith(' '))) {
            if (!onlyAdded || text.startsWith('+'))
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
const invisible = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;
function isVisible({ after }) {
    return !invisible.test(after);
}
function placedSuggestions({ path, lines }, shown, kind) {
    return lines.flatMap((change, index) => {
        const line = lineInDiff(shown, change.line, change.before);
        if (line === undefined || !isVisible(change))
            return [];
        const equal = lines.slice(0, index).filter(({ before }) => before === change.before).length;
        const mark = (0,_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .marker */ .xL)('suggestion', [path, change.before, String(equal)]);
        return [{ path, line, mark, body: (0,_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .marked */ .xI)(mark, suggestionOf(change, kind)) }];
    });
}
function suggestionOf({ after, message = '' }, kind) {
    return `${message}\n\n${suggestionBlock(after, kind)}\n`;
}
function suggestionBlock(line, kind) {
    const longest = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .largest */ .nQ)([...line.matchAll(/`+/g)].map(([run]) => run.length), 2);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${kind}\n${line.replace(/\r$/, '')}\n${fence}`;
}


/***/ }),

/***/ 152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ writeComment)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84920);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32370);
/* harmony import */ var _authorship_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99752);




const commentAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    user: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullable(),
});
const needs = 'pull-requests: write';
const maxPages = 30;
async function writeComment(api, comment) {
    const { repository, number, identity, action, foot } = comment;
    const mark = (0,_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .marker */ .xL)('comment', identity);
    const body = (0,_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .marked */ .xI)(mark, comment.body, foot);
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/issues`;
    const [login, all] = await Promise.all([
        (0,_authorship_js__WEBPACK_IMPORTED_MODULE_2__/* .viewerLogin */ .wz)(api),
        (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .requestAllPages */ .df)(api, { operation: 'Read the comments', path: `${path}/${number}/comments`, needs }, commentAnswer, maxPages),
    ]);
    const [own, ...duplicates] = all.filter((one) => one.user?.login === login && one.body?.startsWith(mark));
    for (const { id } of duplicates) {
        await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .callGitHub */ .ur)(api, {
            operation: 'Delete a duplicate comment',
            method: 'DELETE',
            path: `${path}/comments/${id}`,
            needs,
        });
    }
    if (own === undefined && action === 'clear')
        return undefined;
    if (own !== undefined && (0,_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .sameText */ .QV)(own.body, body))
        return own.html_url;
    const request = own === undefined
        ? { operation: 'Write the comment', method: 'POST', path: `${path}/${number}/comments` }
        : { operation: 'Update the comment', method: 'PATCH', path: `${path}/comments/${own.id}` };
    return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .requestJson */ .SS)(api, { ...request, body: { body }, needs }, commentAnswer)).html_url;
}


/***/ }),

/***/ 4096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ writeSuggestions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
/* harmony import */ var _ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84920);
/* harmony import */ var _ci_host_suggestion_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56798);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32370);
/* harmony import */ var _authorship_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99752);





const fileAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ filename: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), patch: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional() });
const commentAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
    body: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    user: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).nullable(),
});
const maxSuggestions = 20;
const maxFilePages = 30;
const maxCommentPages = 30;
const needs = 'pull-requests: write';
async function writeSuggestions(api, { repository, number, head, suggestions }) {
    if (suggestions.length === 0)
        return { shown: 0, possible: 0 };
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPath */ .SH)(repository)}/pulls`;
    const get = { needs };
    const [login, files, comments] = await Promise.all([
        (0,_authorship_js__WEBPACK_IMPORTED_MODULE_3__/* .viewerLogin */ .wz)(api),
        (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .requestAllPages */ .df)(api, { ...get, operation: 'Read the changed files', path: `${path}/${number}/files` }, fileAnswer, maxFilePages),
        (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .requestAllPages */ .df)(api, { ...get, operation: 'Read the review comments', path: `${path}/${number}/comments` }, commentAnswer, maxCommentPages),
    ]);
    const patches = new Map(files.map(({ filename, patch = '' }) => [filename, (0,_ci_host_suggestion_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .shownLines */ .TV)(patch)]));
    const placed = suggestions.flatMap((change) => (0,_ci_host_suggestion_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .placedSuggestions */ .vl)(change, patches.get(change.path) ?? new Map(), 'suggestion'));
    const kept = placed.slice(0, maxSuggestions);
    const own = comments.filter(({ user }) => user?.login === login);
    const added = [];
    for (const one of kept) {
        const earlier = own.find(({ body }) => body.startsWith(one.mark));
        if (earlier === undefined)
            added.push(one);
        else if (!(0,_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .sameText */ .QV)(earlier.body, one.body))
            await updateComment(api, path, earlier.id, one.body);
    }
    if (added.length > 0) {
        await (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .callGitHub */ .ur)(api, {
            operation: 'Write the suggestions',
            method: 'POST',
            path: `${path}/${number}/reviews`,
            body: {
                commit_id: head,
                event: 'COMMENT',
                body: 'Tagproof suggests these pins.',
                comments: added.map(({ path: file, line, body }) => ({ path: file, line, side: 'RIGHT', body })),
            },
            needs,
        });
    }
    return { shown: kept.length, possible: placed.length };
}
async function updateComment(api, path, id, body) {
    const operation = 'Update a suggestion';
    await (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .callGitHub */ .ur)(api, {
        operation,
        method: 'PATCH',
        path: `${path}/comments/${id}`,
        body: { body },
        needs,
    });
}


/***/ })

};
