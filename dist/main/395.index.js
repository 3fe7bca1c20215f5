export const id = 395;
export const ids = [395];
export const modules = {

/***/ 37395:
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
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
// EXTERNAL MODULE: ./lib/clients/github/messages.js
var messages = __webpack_require__(55024);
;// CONCATENATED MODULE: ./lib/clients/github/authorship.js




function marker(kind, parts) {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
    return `<!-- tagproof ${kind} ${hash} -->`;
}
const maxCharacters = 60_000;
function marked(mark, text) {
    const available = maxCharacters - mark.length - 1;
    if (text.length <= available)
        return `${mark}\n${text}`;
    const kept = text.slice(0, available - messages/* textCut */.Cz.length);
    const lineEnd = kept.lastIndexOf('\n');
    return `${mark}\n${lineEnd > 0 ? kept.slice(0, lineEnd) : ''}${messages/* textCut */.Cz}`;
}
function sameText(one, other) {
    const normal = (text) => text.replace(/\r\n?/g, '\n').trim();
    return normal(one ?? '') === normal(other);
}
const jobTokenLogin = 'github-actions[bot]';
const viewerAnswer = schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) });
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
    return (await (0,github_api/* requestGraphql */.rU)(api, query, viewerAnswer)).viewer.login;
}

// EXTERNAL MODULE: ./lib/clients/github/files.js
var files = __webpack_require__(85133);
// EXTERNAL MODULE: ./lib/clients/github/pin-branch.js
var pin_branch = __webpack_require__(61086);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/clients/github/tree.js
var github_tree = __webpack_require__(79924);
;// CONCATENATED MODULE: ./lib/clients/github/pin-files.js





const maxBytes = 20 * 1024 * 1024;
async function usableFiles(api, { repository, files }, { login, base, baseHead }) {
    if (files.length === 0)
        return { files: [], outdated: false, notices: [] };
    const tree = await (0,github_tree/* readTree */.Z)(api, repository, baseHead);
    const usable = [];
    const moved = [];
    const executable = [];
    const workflows = [];
    const tooMany = [];
    let room = maxBytes;
    for (const file of [...files].sort((a, b) => (0,model_text/* compareText */.n6)(a.path, b.path))) {
        const { path, before, after } = file;
        const there = tree.get(path);
        if (there !== undefined && there.blob === (0,pin_branch/* blobName */.PF)(after, there.blob))
            continue;
        room -= Buffer.byteLength(after);
        const isMoved = there === undefined ? before !== '' : there.blob !== (0,pin_branch/* blobName */.PF)(before, there.blob);
        if (isMoved)
            moved.push(path);
        else if (there?.executable)
            executable.push(path);
        else if (login === jobTokenLogin && path.startsWith('.github/workflows/'))
            workflows.push(path);
        else if (usable.length >= pin_branch/* maxBranchFiles */.aM || room < 0)
            tooMany.push(path);
        else
            usable.push(file);
    }
    const notices = [
        ...(0,messages/* leftOut */.ig)(moved, messages/* leftOutReasons */.HZ.moved(base)),
        ...(0,messages/* leftOut */.ig)(executable, messages/* leftOutReasons */.HZ.executable),
        ...(0,messages/* leftOut */.ig)(workflows, messages/* leftOutReasons */.HZ.workflows),
        ...(0,messages/* leftOut */.ig)(tooMany, messages/* leftOutReasons */.HZ.tooMany),
    ];
    return { files: usable, outdated: moved.length > 0, notices };
}

;// CONCATENATED MODULE: ./lib/clients/github/pin-push.js



const needs = 'contents: write';
const noCommit = '0'.repeat(40);
const createCommit = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
const createCommitAnswer = schemas/* object */.Ikc({
    createCommitOnBranch: schemas/* object */.Ikc({ commit: schemas/* object */.Ikc({ oid: schemas/* string */.YjP() }) }),
});
async function pushPins(api, push) {
    const { repository, repositoryId, branch, base, head, headline, files } = push;
    const mark = (0,pin_branch/* fingerprint */.Rj)((0,pin_branch/* pinnedContentOf */.D9)(files, base));
    const staging = `${branch}-next`;
    await startBranch(api, repository, repositoryId, staging, base);
    try {
        const input = {
            branch: { repositoryNameWithOwner: `${repository.owner}/${repository.name}`, branchName: staging },
            expectedHeadOid: base,
            message: { headline, body: `${pin_branch/* trailer */.s9}: ${mark}` },
            fileChanges: {
                additions: files.map(({ path, after }) => ({
                    path,
                    contents: Buffer.from(after, 'utf8').toString('base64'),
                })),
            },
        };
        const query = { operation: 'Commit the pins', document: createCommit, variables: { input }, needs };
        const { oid } = (await (0,github_api/* requestGraphql */.rU)(api, query, createCommitAnswer)).createCommitOnBranch.commit;
        await moveBranches(api, repositoryId, 'Move the branch', [
            { branch, from: head ?? noCommit, to: oid },
            { branch: staging, from: oid, to: noCommit },
        ]);
    }
    catch (error) {
        await removeBranch(api, repository, repositoryId, staging).catch(() => undefined);
        throw error;
    }
}
async function removeBranch(api, repository, repositoryId, branch) {
    const head = await (0,pin_branch/* branchHead */.P)(api, repository, branch);
    if (head !== undefined)
        await deleteBranch(api, repositoryId, branch, head);
}
async function deleteBranch(api, repositoryId, branch, head) {
    await moveBranches(api, repositoryId, 'Delete the branch', [{ branch, from: head, to: noCommit }]);
}
async function startBranch(api, repository, repositoryId, branch, commit) {
    const left = await (0,pin_branch/* branchHead */.P)(api, repository, branch);
    if (left !== undefined)
        return moveBranches(api, repositoryId, 'Reset the branch', [{ branch, from: left, to: commit }]);
    const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/git/refs`;
    const body = { ref: `refs/heads/${branch}`, sha: commit };
    await (0,github_api/* callGitHub */.ur)(api, { operation: `Create branch ${branch}`, method: 'POST', path, body, needs });
}
const updateRefs = `mutation ($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }`;
async function moveBranches(api, repositoryId, operation, moves) {
    const refUpdates = moves.map(({ branch, from, to }) => ({
        name: `refs/heads/${branch}`,
        beforeOid: from,
        afterOid: to,
        force: true,
    }));
    const variables = { input: { repositoryId, refUpdates } };
    await (0,github_api/* requestGraphql */.rU)(api, { operation, document: updateRefs, variables, needs }, schemas/* unknown */.L5J());
}

;// CONCATENATED MODULE: ./lib/clients/github/pull-extras.js


const kinds = ['labels', 'reviewers'];
const pull_extras_needs = 'pull-requests: write';
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
            await (0,github_api/* callGitHub */.ur)(api, { ...requestOf(kind, wanted, number), method: 'POST', needs: pull_extras_needs });
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

;// CONCATENATED MODULE: ./lib/clients/github/pulls.js





const pullAnswer = schemas/* object */.Ikc({
    number: schemas/* int */.Whr(),
    html_url: schemas/* string */.YjP(),
    state: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullable(),
    merged_at: schemas/* string */.YjP().nullish(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable(),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP() }),
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
    };
}
async function openPull(api, text) {
    const { repository, branch, base, title, login } = text;
    const body = {
        title,
        head: branch,
        base,
        body: bodyOf(text, extrasOf(text)),
        maintainer_can_modify: true,
    };
    const operation = 'Open the pull request';
    const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/pulls`;
    const request = { operation, method: 'POST', path, body, needs: pulls_needs };
    const opened = pullOf(await (0,github_api/* requestJson */.SS)(api, request, pullAnswer));
    const { notices } = await updatePull(api, text, opened);
    const waits = login === jobTokenLogin ? [`Pull request #${opened.number}: ${messages/* workflowsWait */.Q$}`] : [];
    return { url: opened.url, notices: [...waits, ...notices] };
}
async function updatePull(api, text, pull) {
    const { left, notices } = await requestExtras(api, text, pull.number, extrasLeft(pull.body, text));
    const body = bodyOf(text, left);
    const changes = {
        ...(pull.title === text.title ? {} : { title: text.title }),
        ...(sameText(pull.body, body) ? {} : { body }),
        ...(pull.base === text.base ? {} : { base: text.base }),
    };
    if (Object.keys(changes).length > 0)
        await patch(api, text.repository, pull, 'Update', changes);
    return { url: pull.url, notices };
}
async function closePull(api, { repository, branch }, pull) {
    const body = marked(marker('pins', [branch]), messages/* nothingLeft */.Zt);
    await patch(api, repository, pull, 'Close', { state: 'closed', body });
}
async function patch(api, repository, { number }, verb, body) {
    const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/pulls/${number}`;
    await (0,github_api/* callGitHub */.ur)(api, { operation: `${verb} the pull request`, method: 'PATCH', path, body, needs: pulls_needs });
}
function bodyOf({ branch, mark, login, body }, left) {
    const note = login === jobTokenLogin ? `\n\n> [!NOTE]\n> ${messages/* workflowsWait */.Q$}` : '';
    const marks = `${marker('pins', [branch])}\n${extrasMark(left)}<!-- tagproof-pins ${mark} -->`;
    return marked(marks, `${body.trimEnd()}${note}`);
}

;// CONCATENATED MODULE: ./lib/clients/github/pin-pull-request.js









async function writePinPullRequest(api, plan) {
    const now = await readSituation(api, plan);
    const usable = await usableFiles(api, plan, now);
    const wanted = (0,pin_branch/* pinnedContentOf */.D9)(usable.files, now.baseHead);
    const url = (0,compact/* compact */.o)({ url: now.open?.url });
    const hold = reasonToHold(plan, now, usable, wanted);
    if (hold !== undefined)
        return { ...url, notices: [...usable.notices, ...hold] };
    if (usable.files.length === 0)
        return { notices: [...usable.notices, ...(await pin_pull_request_close(api, plan, now))] };
    const mark = (0,pin_branch/* fingerprint */.Rj)(wanted);
    const text = { ...plan, login: now.login, base: now.base, mark };
    if (now.state === undefined || (0,pin_branch/* fingerprint */.Rj)(now.state.content) !== mark) {
        await pushPins(api, {
            ...plan,
            repositoryId: now.repositoryId,
            base: now.baseHead,
            ...(0,compact/* compact */.o)({ head: now.head }),
            headline: plan.title,
            files: usable.files,
        });
    }
    const written = now.open === undefined ? await openPull(api, text) : await updatePull(api, text, now.open);
    return { ...written, notices: [...usable.notices, ...written.notices] };
}
async function readSituation(api, plan) {
    const { repository, branch } = plan;
    const [login, described] = await Promise.all([viewerLogin(api), (0,files.describeRepository)(api, repository)]);
    const base = plan.base ?? described.default_branch;
    if (base === branch)
        throw new failure/* Failure */.HR('bad-answer', `\`pull-request-branch\` must not be the base branch ${branch}`);
    const [baseHead, head, pulls] = await Promise.all([
        (0,pin_branch/* branchHead */.P)(api, repository, base),
        (0,pin_branch/* branchHead */.P)(api, repository, branch),
        findPulls(api, repository, branch),
    ]);
    if (baseHead === undefined)
        throw new failure/* Failure */.HR('not-found', `The base branch ${base} does not exist`);
    const open = pulls.find(({ state }) => state === 'open');
    const closed = pulls.find(({ state }) => state === 'closed');
    return {
        login,
        repositoryId: described.node_id,
        base,
        baseHead,
        ...(0,compact/* compact */.o)({ open, closed }),
        ...(head === undefined
            ? {}
            : { head, state: await (0,pin_branch/* branchState */.al)(api, repository, { base: baseHead, branch: head }, login) }),
    };
}
function reasonToHold(plan, { login, state, open, closed }, usable, wanted) {
    if (state?.own === false)
        return [messages/* pullNotices */.xL.otherCommits(plan.branch)];
    if (open !== undefined && open.author !== login)
        return [messages/* pullNotices */.xL.otherAuthor(open.number)];
    const shrinks = [...(state?.content.keys() ?? [])].some((path) => !wanted.has(path));
    const known = plan.complete && !usable.outdated;
    if ((shrinks || usable.files.length === 0) && !known)
        return state === undefined ? [] : [messages/* pullNotices */.xL.unverified(plan.branch)];
    const mark = (0,pin_branch/* fingerprint */.Rj)(wanted);
    if (open === undefined && closed?.mark === mark && !closed.merged && closed.author === login)
        return [messages/* pullNotices */.xL.closedByUser(closed.number)];
    return undefined;
}
async function pin_pull_request_close(api, plan, { repositoryId, head, open }) {
    if (open !== undefined)
        await closePull(api, plan, open);
    if (head !== undefined)
        await deleteBranch(api, repositoryId, plan.branch, head);
    return open === undefined ? [] : [messages/* pullNotices */.xL.closed(open.number)];
}

// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(50709);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/output/texts.js
var texts = __webpack_require__(45349);
;// CONCATENATED MODULE: ./lib/output/markdown/delivery.js




function pinTitle(changes) {
    const [only] = changes;
    const name = only?.name.split('/').at(-1) ?? '';
    const title = changes.length === 1 ? `Pin ${name}` : `Pin ${(0,model_text/* plural */.LS)(changes.length, 'image')}`;
    return title.length <= 100 ? title : 'Pin 1 image';
}
const maxBodyLength = 55_000;
function pinBody(changes, locate, report) {
    const head = [
        texts/* deliveryTexts */.TC.pullRequestIntro,
        '',
        '| Image | From | To | Current since | Digests skipped | Advisories | Where |',
        '| --- | --- | --- | --- | --- | --- | --- |',
    ];
    let room = maxBodyLength;
    const rows = [];
    for (const change of changes) {
        const row = `| ${cells(change, locate).join(' | ')} |`;
        room -= row.length + 1;
        if (room < 0)
            break;
        rows.push(row);
    }
    const shown = rows.length < changes.length ? ['', texts/* deliveryTexts */.TC.pullRequestCut(rows.length, changes.length)] : [];
    const gaps = report.incomplete.length === 0 ? [] : ['', texts/* deliveryTexts */.TC.pullRequestGaps(report.incomplete.length)];
    return [...head, ...rows, ...shown, ...gaps].join('\n');
}
const maxPlaces = 5;
function cells(change, locate) {
    const { name, from, to, toSince, behind, places, advisories } = change;
    const where = places.slice(0, maxPlaces).map((place) => (0,output_escape/* code */.aY)(`${place.file}:${locate(place).line}`));
    const more = places.length > maxPlaces ? [`and ${places.length - maxPlaces} more`] : [];
    return [
        (0,output_escape/* code */.aY)(name),
        from === undefined ? 'not pinned' : (0,output_escape/* code */.aY)((0,model_text/* shortDigest */.VK)(from)),
        (0,output_escape/* code */.aY)((0,model_text/* shortDigest */.VK)(to)),
        (0,time/* formatDay */.im)(toSince),
        behind === undefined || behind < 2 ? '' : (0,model_text/* plural */.LS)(behind - 1, 'digest'),
        advisories === undefined
            ? 'not checked'
            : [advisoryCell('old', advisories.from), advisoryCell('new', advisories.to)]
                .filter((text) => text !== '')
                .join('; '),
        [...where, ...more].join('<br>'),
    ];
}
function advisoryCell(which, answer) {
    if (answer === undefined)
        return '';
    if ('cause' in answer)
        return `${which}: unknown (${answer.cause})`;
    const ids = [...new Set(answer.map(({ advisoryId }) => advisoryId))];
    const shown = ids.slice(0, 3).map(output_escape/* markdown */.wD).join(', ');
    return `${which}: ${ids.length === 0 ? 'none' : `${ids.length} (${shown}${ids.length > 3 ? ', …' : ''})`}`;
}
function suggestionText(fixed) {
    const lines = fixed.map(({ check, message }) => `**${(0,output_escape/* markdown */.wD)(check)}**: ${(0,output_escape/* markdown */.wD)(message)}`);
    return [...new Set(lines)].join('<br>');
}

// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
// EXTERNAL MODULE: ./lib/model/position.js
var position = __webpack_require__(5218);
// EXTERNAL MODULE: ./lib/model/source.js
var source = __webpack_require__(8480);
;// CONCATENATED MODULE: ./lib/pin/changes.js





function pinChanges(findings, { occurrences, facts }, files) {
    const changed = new Set(files.map(({ path }) => path));
    const fixes = new Map(findings.flatMap(({ at, fix }) => (at && fix ? [[(0,source/* placeKey */.r)(at), fix]] : [])));
    const changes = new Map();
    for (const occurrence of occurrences) {
        const fix = fixes.get((0,source/* placeKey */.r)(occurrence.at));
        if (occurrence.kind !== 'image' || fix === undefined || !changed.has(occurrence.at.file))
            continue;
        const { image, at } = occurrence;
        const fact = facts.get(occurrence);
        if (fact === undefined || !('currentSince' in fact))
            continue;
        const key = `${(0,model_image/* imageName */.tO)(image)} ${image.digest} ${fix.digest}`;
        changes.set(key, {
            name: (0,model_image/* imageName */.tO)(image),
            ...(0,compact/* compact */.o)({ from: image.digest }),
            to: fix.digest,
            toSince: fact.currentSince,
            ...(fact.status === 'superseded' ? { supersededAt: fact.supersededAt, behind: fact.behind } : {}),
            places: [...(changes.get(key)?.places ?? []), at],
        });
    }
    return [...changes.values()].sort((a, b) => (0,model_text/* compareText */.n6)(a.name, b.name));
}
function suggestedChanges(findings, changes, describe) {
    return changes.map((change) => {
        const positionOf = (0,position/* positionsOf */.q$)(change.before);
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

// EXTERNAL MODULE: ./lib/report/texts.js
var report_texts = __webpack_require__(84282);
// EXTERNAL MODULE: ./lib/checks/index.js + 28 modules
var checks = __webpack_require__(40897);
;// CONCATENATED MODULE: ./lib/clients/github/comment.js



const commentAnswer = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    html_url: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().optional(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable(),
});
const comment_needs = 'pull-requests: write';
const maxPages = 30;
async function writeComment(api, comment) {
    const { repository, number, identity, action } = comment;
    const mark = marker('comment', identity);
    const body = marked(mark, comment.body);
    const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/issues`;
    const [login, all] = await Promise.all([
        viewerLogin(api),
        (0,github_api/* requestAllPages */.df)(api, { operation: 'Read the comments', method: 'GET', path: `${path}/${number}/comments`, needs: comment_needs }, commentAnswer, maxPages),
    ]);
    const [own, ...duplicates] = all.filter((one) => one.user?.login === login && one.body?.startsWith(mark));
    for (const { id } of duplicates) {
        await (0,github_api/* callGitHub */.ur)(api, {
            operation: 'Delete a duplicate comment',
            method: 'DELETE',
            path: `${path}/comments/${id}`,
            needs: comment_needs,
        });
    }
    if (own === undefined && action === 'clear')
        return undefined;
    if (own !== undefined && sameText(own.body, body))
        return own.html_url;
    const request = own === undefined
        ? { operation: 'Write the comment', method: 'POST', path: `${path}/${number}/comments` }
        : { operation: 'Update the comment', method: 'PATCH', path: `${path}/comments/${own.id}` };
    return (await (0,github_api/* requestJson */.SS)(api, { ...request, body: { body }, needs: comment_needs }, commentAnswer)).html_url;
}

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
    const mark = marker('issue', identity);
    const body = marked(mark, wanted.body);
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
        ...(sameText(own.body, body) ? {} : { body }),
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
    const login = await viewerLogin(api);
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
        viewerLogin(api),
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
        else if (!sameText(earlier.body, one.body))
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
    const mark = marker('suggestion', [file, before, String(ordinal)]);
    return { mark, file, line, body: marked(mark, `${message}\n\n${suggestionBlock(after)}\n`) };
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
// EXTERNAL MODULE: ./lib/output/markdown/sections.js
var sections = __webpack_require__(64055);
// EXTERNAL MODULE: ./lib/output/markdown/sections-images.js + 2 modules
var sections_images = __webpack_require__(29348);
// EXTERNAL MODULE: ./lib/output/markdown/sections-written.js
var sections_written = __webpack_require__(75037);
// EXTERNAL MODULE: ./lib/output/markdown/steps.js
var steps = __webpack_require__(72444);
// EXTERNAL MODULE: ./lib/output/markdown/summary.js
var summary = __webpack_require__(79867);
;// CONCATENATED MODULE: ./lib/output/markdown/comment.js






function commentOf(report, view, checks) {
    const head = (0,summary/* summaryHead */.zZ)(report, view);
    const body = (0,summary/* renderWithin */.As)(output_view/* viewLimits */.c5.commentBytes - Buffer.byteLength(head), [
        { render: (0,steps/* nextStepsSection */.o)(report, view, checks), share: 0.5 },
        { render: (0,sections/* gapsSection */.Jb)(report, view), share: 0.3 },
        { render: (0,sections_written/* pinnedSection */.s)(view), share: 0.3 },
        { render: (0,sections_written/* recordedSection */.u)(view), share: 0.1 },
        { render: (0,sections/* findingsSection */.WT)(report, view), share: 1, last: true },
        { render: (0,sections_images/* advisoriesSection */.tu)(report), share: 0.2 },
        { render: (0,sections/* waiversSection */.RO)(report), share: 0.2 },
        { render: (0,sections/* waivedSection */.c_)(report, view), share: 0.3 },
    ]);
    return head + body;
}

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
        body: clean && isComplete(report) ? texts/* deliveryTexts */.TC.issueClosed : comments_bodyOf(report),
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
        body: needed ? comments_bodyOf(report) : texts/* deliveryTexts */.TC.resolvedComment,
        action: needed ? 'write' : 'clear',
    });
    await writeSuggestions(api, { repository, number, head, suggestions: await suggest() });
}
function comments_bodyOf(report) {
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
        ? await attempt('pull request', (target) => openPinPullRequest(target, pullRequest, input))
        : undefined;
    const issueUrl = config.mode === 'audit' && issue
        ? await attempt('issue', (target) => trackIssue(target, config, input.report))
        : undefined;
    if (comment !== 'never') {
        try {
            const suggest = async () => suggestedChanges(input.left.findings, await input.plan(), suggestionText);
            await commentOn(ci, config, input.report, suggest);
        }
        catch (error) {
            notice(commentNotWritten(error));
        }
    }
    return { gaps, ...(0,compact/* compact */.o)({ pullRequestUrl, issueUrl }) };
}
function openPinPullRequest({ api, run }, pullRequest, { report, found, changes }) {
    const images = pinChanges(found.findings, found.evidence, changes);
    return writePinPullRequest(api, {
        ...pullRequest,
        repository: run.repository,
        title: pinTitle(images),
        body: pinBody(images, (0,report_texts/* locator */.fl)(found.files), report),
        files: changes,
        complete: isComplete(report),
    });
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
