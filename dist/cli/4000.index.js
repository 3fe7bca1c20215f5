export const id = 4000;
export const ids = [4000];
export const modules = {

/***/ 44000:
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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
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
// EXTERNAL MODULE: ./lib/clients/github/replace-text.js
var replace_text = __webpack_require__(48428);
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
    const text = (0,authorship/* marked */.xI)(mark, wanted.body, wanted.foot);
    const carry = (latest) => wanted.carry?.(latest, text) ?? text;
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
    const body = carry(own.body ?? '');
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
        const write = async (carried) => {
            const operation = 'Update the issue';
            const request = { operation, method: 'PATCH', path: `${path}/${own.number}`, needs: issue_needs };
            const renewed = 'body' in changes ? { body: carried } : {};
            await (0,github_api/* requestJson */.SS)(api, { ...request, body: { ...changes, ...renewed } }, issueAnswer);
        };
        if (wanted.carry === undefined || !('body' in changes))
            await write(body);
        else
            await (0,replace_text/* replaceText */.e)(api, { repository, kind: 'issues', number: own.number }, carry, write);
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

// EXTERNAL MODULE: ./lib/model/extremes.js
var extremes = __webpack_require__(33196);
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
    const longest = (0,extremes/* largest */.n)([...line.matchAll(/`+/g)].map(([run]) => run.length), 2);
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

// EXTERNAL MODULE: ./lib/model/steps.js
var steps = __webpack_require__(54566);
// EXTERNAL MODULE: ./lib/output/steps.js
var output_steps = __webpack_require__(95566);
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
var markdown_sections = __webpack_require__(64055);
// EXTERNAL MODULE: ./lib/output/markdown/sections-written.js
var sections_written = __webpack_require__(75037);
// EXTERNAL MODULE: ./lib/output/markdown/signatures.js
var signatures = __webpack_require__(36119);
// EXTERNAL MODULE: ./lib/output/markdown/steps.js
var markdown_steps = __webpack_require__(72444);
// EXTERNAL MODULE: ./lib/output/markdown/summary.js + 1 modules
var summary = __webpack_require__(99717);
;// CONCATENATED MODULE: ./lib/output/markdown/comment.js












function commentOf(report, view, checks) {
    return atOnce(commentSteps(report, view, checks));
}
function* commentSteps(report, view, checks) {
    const head = (0,markdown_head/* summaryHead */.zZ)(report, view);
    yield;
    const steps = yield* (0,output_steps/* stepsOf */.B)(report, view, checks);
    const sections = [
        { render: (0,markdown_steps/* nextStepsSection */.o)(steps), share: 0.3 },
        { render: (0,markdown_sections/* gapsSection */.Jb)(report, view), share: 0.25 },
        { render: (0,sections_written/* pinnedSection */.s)(view), share: 0.25 },
        { render: (0,forecast/* forecastsSection */.c)(report), share: 0.25 },
        { render: (0,sections_written/* recordedSection */.u)(view), share: 0.1 },
        { render: (0,cards/* imagesSection */.A)(report, view, checks), share: 1, last: true },
        { render: (0,markdown_sections/* othersSection */.dw)(report, view), share: 0.3 },
        { render: (0,advisories/* advisoriesSection */.t)(report), share: 0.2 },
        { render: (0,signatures/* signaturesSection */.L)(report), share: 0.2 },
        { render: (0,markdown_sections/* waiversSection */.RO)(report), share: 0.2 },
        { render: (0,markdown_sections/* waivedSection */.c_)(report, view), share: 0.2 },
    ];
    return head + (yield* (0,summary/* renderWithin */.As)(output_view/* viewLimits */.c5.commentBytes - Buffer.byteLength(head), sections));
}

// EXTERNAL MODULE: ./lib/output/texts.js
var texts = __webpack_require__(45349);
// EXTERNAL MODULE: ./lib/ci/connect.js + 1 modules
var connect = __webpack_require__(58208);
// EXTERNAL MODULE: ./lib/checks/skips.js
var skips = __webpack_require__(54089);
// EXTERNAL MODULE: ./lib/clients/github/pin-branch.js
var pin_branch = __webpack_require__(61086);
// EXTERNAL MODULE: ./lib/clients/github/pulls.js + 1 modules
var pulls = __webpack_require__(6470);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
// EXTERNAL MODULE: ./lib/output/markdown/boxes.js
var boxes = __webpack_require__(2682);
// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/output/markdown/controls.js
var controls = __webpack_require__(48953);
;// CONCATENATED MODULE: ./lib/output/markdown/dashboard.js



const maxItems = 50;
function dashboardText({ open, closed, held, unread }) {
    const pulls = open.map((one) => (0,boxes/* boxLine */.eY)({ kind: 'rebase', key: one.key, ticked: false }, `rebase ${dashboard_link(one)}`));
    const reopened = closed.map((one) => (0,boxes/* boxLine */.eY)({ kind: 'open', key: one.key, ticked: false }, `open ${dashboard_link(one)} again`));
    return (0,boxes/* controlsOf */.ux)([
        '',
        '## Updates',
        ...(unread === undefined ? [] : ['', `The pull requests are not known: ${(0,output_escape/* markdown */.wD)(unread)}`]),
        ...section('Open pull requests', pulls),
        ...section('Closed pull requests, whose pins are not proposed again', reopened),
        ...section('Not updated (remove a tick to update the image again)', held.map(controls/* heldLine */.w)),
        ...(open.length + closed.length + held.length === 0 ? ['', 'Nothing is open or held.'] : []),
        '',
        'The next run that pins reads the ticks of people who may write to this repository.',
    ]);
}
function dashboard_link({ number, url, title }) {
    return `[#${number}](${url}) ${(0,output_escape/* markdown */.wD)(title.slice(0, 200))}`;
}
function section(title, lines) {
    if (lines.length === 0)
        return [];
    const more = lines.length > maxItems ? [`- and ${lines.length - maxItems} more`] : [];
    return ['', `**${title}**`, '', ...lines.slice(0, maxItems), ...more];
}

// EXTERNAL MODULE: ./lib/ci/pull-requests/bundles.js
var bundles = __webpack_require__(43098);
// EXTERNAL MODULE: ./lib/ci/pull-requests/groups.js
var pull_requests_groups = __webpack_require__(11559);
// EXTERNAL MODULE: ./lib/ci/pull-requests/keys.js
var keys = __webpack_require__(39011);
;// CONCATENATED MODULE: ./lib/ci/pull-requests/dashboard.js











async function dashboardFoot(target, config, now) {
    if (!config.policy.pullRequests.dashboard)
        return undefined;
    const pulls = await readPulls(target, config);
    const held = config.policy.skips.filter((skip) => (0,skips/* isInForce */.fx)(skip, now)).map(heldBySkip);
    return {
        foot: dashboardText({ ...pulls, held }),
        carry: (latest, next) => (0,boxes/* carryTicks */.OH)(next, latest, next),
    };
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
                open.push(shown(newest, name));
            else if (!newest.merged && newest.mark !== undefined)
                closed.push(shown(newest, name));
        }
    }
    catch (error) {
        if (!(0,errors/* isRefused */.H0)(error))
            throw error;
        return { open: [], closed: [], unread: error.message };
    }
    return { open, closed };
}
function shown({ number, url, title }, branch) {
    return { key: (0,keys/* boxKey */.bV)(branch), number, url, title };
}
function heldBySkip(skip) {
    const { image, tag, reason, until } = skip;
    return {
        key: (0,keys/* keyOfSkip */.EO)(skip),
        name: tag === undefined ? image : `${image}:${tag}`,
        reason,
        ...(0,compact/* compact */.o)({ until: until === undefined ? undefined : (0,time/* formatDay */.im)(until) }),
        isOwnEntry: !(0,bundles/* isPattern */.P)(skip),
    };
}

;// CONCATENATED MODULE: ./lib/ci/comments.js










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
        body: clean && isComplete(report) ? texts/* deliveryTexts */.TC.issueClosed : await bodyOf(report),
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
        body: needed ? await bodyOf(report) : texts/* deliveryTexts */.TC.resolvedComment,
        action: needed ? 'write' : 'clear',
    });
    await writeSuggestions(api, { repository, number, head, suggestions: await suggest() });
}
async function bodyOf(report) {
    return (0,steps/* inSteps */.F8)(commentSteps(report, await (0,steps/* inSteps */.F8)((0,output_view/* viewSteps */.VB)(report)), checks.checks));
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
    const { writePullRequests } = await __webpack_require__.e(/* import() */ 4193).then(__webpack_require__.bind(__webpack_require__, 44193));
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


/***/ })

};
