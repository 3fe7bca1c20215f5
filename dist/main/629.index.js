export const id = 629;
export const ids = [629];
export const modules = {

/***/ 30629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fixOnComment: () => (/* binding */ fixOnComment)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/clients/http/api-error.js
var api_error = __webpack_require__(48270);
// EXTERNAL MODULE: ./lib/clients/github/api.js
var github_api = __webpack_require__(32370);
;// CONCATENATED MODULE: ./lib/clients/github/pulls/asked-fix.js




const commentAnswer = schemas/* object */.Ikc({
    body: schemas/* string */.YjP().optional(),
    created_at: schemas/* string */.YjP(),
    updated_at: schemas/* string */.YjP(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP(), type: schemas/* string */.YjP() }).nullable(),
    performed_via_github_app: schemas/* unknown */.L5J().optional(),
});
async function readComment(api, repository, id) {
    const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/issues/comments/${id}`;
    const request = { operation: 'Read the comment', path, needs: 'pull-requests: read' };
    const found = await (0,failure/* withFallback */.hv)((0,github_api/* requestJson */.SS)(api, request, commentAnswer), undefined, api_error/* isAbsent */.W0);
    if (found === undefined || found.user === null)
        return undefined;
    const { body = '', user, created_at: created, updated_at: updated } = found;
    const isPersons = user.type === 'User' && (found.performed_via_github_app ?? null) === null;
    return { body, login: user.login, isPersons, isEdited: created !== updated };
}
const pullAnswer = schemas/* object */.Ikc({
    state: schemas/* string */.YjP(),
    head: schemas/* object */.Ikc({
        ref: schemas/* string */.YjP(),
        sha: schemas/* string */.YjP(),
        repo: schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() }).nullable(),
    }),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), repo: schemas/* object */.Ikc({ full_name: schemas/* string */.YjP(), default_branch: schemas/* string */.YjP() }) }),
});
async function readPullEnds(api, repository, number) {
    const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/pulls/${number}`;
    const request = { operation: 'Read the pull request', path };
    const answer = await (0,github_api/* requestJson */.SS)(api, { ...request, needs: 'pull-requests: read' }, pullAnswer);
    const { state, head, base } = answer;
    return {
        isOpen: state === 'open',
        branch: head.ref,
        commit: head.sha,
        isFork: head.repo?.full_name !== base.repo.full_name,
        base: base.ref,
        defaultBranch: base.repo.default_branch,
    };
}

// EXTERNAL MODULE: ./lib/clients/github/pulls/authorship.js
var authorship = __webpack_require__(99752);
// EXTERNAL MODULE: ./lib/clients/github/pulls/comment.js
var comment = __webpack_require__(152);
// EXTERNAL MODULE: ./lib/clients/github/pulls/pin-pull-request.js
var pin_pull_request = __webpack_require__(24704);
// EXTERNAL MODULE: ./lib/clients/github/pulls/pin-push.js
var pin_push = __webpack_require__(95571);
// EXTERNAL MODULE: ./lib/clients/github/pulls/suggestions.js
var suggestions = __webpack_require__(4096);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/run/revision.js
var revision = __webpack_require__(8118);
// EXTERNAL MODULE: ./lib/ci/pull-requests/texts.js
var texts = __webpack_require__(39891);
;// CONCATENATED MODULE: ./lib/ci/pull-requests/fix.js











const command = /^\/tagproof fix(?:[ \t]+(\S+))?\s*$/;
async function requestOf({ ci }) {
    if (ci?.variable('GITHUB_EVENT_NAME') !== 'issue_comment')
        return undefined;
    const payload = (0,json/* fieldsOf */.Pf)(await ci.payload());
    const [issue, comment] = [(0,json/* fieldsOf */.Pf)(payload.issue), (0,json/* fieldsOf */.Pf)(payload.comment)];
    const [{ body }, { login }] = [comment, (0,json/* fieldsOf */.Pf)(comment.user)];
    const [, name] = (typeof body === 'string' && command.exec(body)) || [];
    const isCommand = typeof body === 'string' && command.test(body);
    const isOfPull = typeof issue.pull_request === 'object' && issue.pull_request !== null;
    if (payload.action !== 'created' || !isOfPull || !isCommand)
        return undefined;
    const [number, id] = [issue.number, comment.id];
    const isWhole = Number.isSafeInteger(number) && Number.isSafeInteger(id) && typeof login === 'string';
    if (!isWhole)
        throw new failure/* Failure */.HR('bad-answer', texts/* fixTexts */.O.noEvent);
    const asked = { number: number, comment: id, body, login };
    return (0,revision/* isCommit */.W)(name) ? { ...asked, commit: name } : asked;
}
async function fixOnComment(target, input) {
    const request = await requestOf(input.host);
    if (request === undefined)
        return { notices: [] };
    await requireWriter(target, request);
    try {
        const text = await fixed(target, request, input);
        const url = await reply(target, request, text);
        return { ...(url === undefined ? {} : { url }), notices: [] };
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        await reply(target, request, texts/* fixTexts */.O.nothing(error.message)).catch((later) => {
            if (!(later instanceof failure/* Failure */.HR))
                throw later;
        });
        throw error;
    }
}
async function requireWriter({ api, run }, request) {
    const found = await readComment(api, run.repository, request.comment);
    const isSame = found?.body === request.body && found.login === request.login && !found.isEdited;
    if (found === undefined || !isSame)
        throw new failure/* Failure */.HR('denied', texts/* fixTexts */.O.edited);
    if (!found.isPersons)
        throw new failure/* Failure */.HR('denied', texts/* fixTexts */.O.app(found.login));
    if (!(await (0,authorship/* mayWrite */.J)(api, run.repository, found.login)))
        throw new failure/* Failure */.HR('denied', texts/* fixTexts */.O.mayNotWrite(found.login));
}
async function fixed(target, request, input) {
    const { api, run } = target;
    const { repository } = run;
    const { number, commit } = request;
    const pull = await readPullEnds(api, repository, number);
    if (commit === undefined)
        throw new failure/* Failure */.HR('not-written', texts/* fixTexts */.O.whichCommit(pull.commit));
    await requireSame(commit, pull, input);
    const changes = await input.plan();
    if (changes.length === 0)
        return texts/* fixTexts */.O.nothingToPin(commit);
    if (pull.isFork) {
        const shown = await (0,suggestions/* writeSuggestions */.x)(api, { repository, number, head: commit, suggestions: changes });
        return `${texts/* fixTexts */.O.suggested(shown)}\n\n${input.body()}`;
    }
    const [login, branch] = [await (0,authorship/* viewerLogin */.wz)(api), pull.branch];
    const where = { login, base: branch, baseHead: commit };
    const { files, notices } = await (0,pin_pull_request/* usableFiles */.c)(api, { repository, files: changes }, where);
    if (files.length === 0)
        throw new failure/* Failure */.HR('not-written', notices.join('. ') || texts/* fixTexts */.O.noFiles);
    const message = { headline: input.title(files), body: texts/* fixTexts */.O.trailers(request) };
    const made = await (0,pin_push/* commitPins */.Oy)(api, { repository, branch, head: commit, message, files }).catch(moved);
    return [texts/* fixTexts */.O.committed(made, files.length), ...notices, texts/* fixTexts */.O.checksWait].join('\n\n');
}
function moved(error) {
    if (error instanceof api_error/* ApiError */.hD && error.status === 409)
        throw new failure/* Failure */.HR('not-written', texts/* fixTexts */.O.moved, { cause: error });
    throw error;
}
async function requireSame(commit, pull, { host, revision, isByBase }) {
    const judged = (await host.git?.head())?.commit;
    const target = revision.kind === 'change' ? revision.target : undefined;
    const why = [
        !pull.isOpen && texts/* fixTexts */.O.closed,
        pull.commit !== commit && texts/* fixTexts */.O.otherHead(pull.commit),
        judged !== commit && texts/* fixTexts */.O.otherCheckout(judged),
        (!isByBase || target !== pull.base) && texts/* fixTexts */.O.otherBase(pull.base),
        !pull.isFork && pull.branch === pull.defaultBranch && texts/* fixTexts */.O.ofDefault(pull.branch),
    ].find((one) => one !== false);
    if (why !== undefined)
        throw new failure/* Failure */.HR('not-written', why);
}
function reply({ api, run }, { number }, body) {
    const { repository, workflow, job } = run;
    return (0,comment/* writeComment */.H)(api, { repository, number, identity: ['fix', workflow, job], body, action: 'write' });
}


/***/ }),

/***/ 24704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ usableFiles),
/* harmony export */   j: () => (/* binding */ writePinPullRequest)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(38118);
/* harmony import */ var _ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84920);
/* harmony import */ var _ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42002);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85133);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55024);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64322);
/* harmony import */ var _authorship_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99752);
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34118);
/* harmony import */ var _pin_branch_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61255);
/* harmony import */ var _pin_push_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95571);
/* harmony import */ var _pulls_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23909);













const maxBytes = 20 * 1024 * 1024;
async function usableFiles(api, { repository, files }, { login, base, baseHead }) {
    if (files.length === 0)
        return { files: [], outdated: false, notices: [] };
    const tree = await (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .readTree */ .Z)(api, repository, baseHead);
    const usable = [];
    const moved = [];
    const executable = [];
    const workflows = [];
    const tooMany = [];
    let room = maxBytes;
    for (const file of [...files].sort((a, b) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .compareText */ .n6)(a.path, b.path))) {
        const { path, before, after } = file;
        const there = tree.get(path);
        if (there !== undefined && there.blob === (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .blobName */ .PF)(after, there.blob))
            continue;
        room -= Buffer.byteLength(after);
        const isMoved = there === undefined ? before !== '' : there.blob !== (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .blobName */ .PF)(before, there.blob);
        if (isMoved)
            moved.push(path);
        else if (there?.executable)
            executable.push(path);
        else if (login === _authorship_js__WEBPACK_IMPORTED_MODULE_6__/* .jobTokenLogin */ .Ec && path.startsWith('.github/workflows/'))
            workflows.push(path);
        else if (usable.length >= _pin_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .maxBranchFiles */ .aM || room < 0)
            tooMany.push(path);
        else
            usable.push(file);
    }
    const notices = [
        ...(0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOut */ .ig)(moved, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOutReasons */ .HZ.moved(base)),
        ...(0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOut */ .ig)(executable, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOutReasons */ .HZ.executable),
        ...(0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOut */ .ig)(workflows, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOutReasons */ .HZ.workflows),
        ...(0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOut */ .ig)(tooMany, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOutReasons */ .HZ.tooMany),
    ];
    return { files: usable, outdated: moved.length > 0, notices };
}
async function writePinPullRequest(api, plan) {
    const now = await readSituation(api, plan);
    const { automerge, repository } = plan;
    if (automerge?.isQuiet === false && now.open?.author === now.login)
        await (0,_labels_js__WEBPACK_IMPORTED_MODULE_7__/* .removeLabel */ .tA)(api, repository, now.open, automerge.label);
    const usable = await usableFiles(api, plan, now);
    const wanted = (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .pinnedContentOf */ .D9)(usable.files, now.baseHead);
    const url = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_12__/* .compact */ .oE)({ url: now.open?.url });
    const hold = reasonToHold(plan, now, usable, wanted);
    if (hold !== undefined)
        return { ...url, notices: [...usable.notices, ...hold] };
    if (usable.files.length === 0)
        return { notices: [...usable.notices, ...(await close(api, plan, now))] };
    const mark = (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .fingerprint */ .Rj)(wanted);
    const foot = plan.foot?.(new Set(wanted.keys())) ?? '';
    const text = {
        ...plan,
        foot,
        keepTicks: plan.keepTicks ?? keepNew,
        login: now.login,
        base: now.base,
        mark,
    };
    if (plan.rebase || now.state === undefined || (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .fingerprint */ .Rj)(now.state.content) !== mark) {
        await (0,_pin_push_js__WEBPACK_IMPORTED_MODULE_9__/* .pushPins */ .L7)(api, {
            ...plan,
            repositoryId: now.repositoryId,
            base: now.baseHead,
            ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_12__/* .compact */ .oE)({ head: now.head }),
            headline: plan.title,
            files: usable.files,
        });
    }
    const written = now.open === undefined ? await (0,_pulls_js__WEBPACK_IMPORTED_MODULE_10__/* .openPull */ .Q_)(api, text) : await (0,_pulls_js__WEBPACK_IMPORTED_MODULE_10__/* .updatePull */ .pZ)(api, text, now.open);
    return { ...written, notices: [...usable.notices, ...written.notices] };
}
const keepNew = (_latest, next) => next;
async function readSituation(api, plan) {
    const { repository, branch } = plan;
    const [login, described] = await Promise.all([(0,_authorship_js__WEBPACK_IMPORTED_MODULE_6__/* .viewerLogin */ .wz)(api), (0,_files_js__WEBPACK_IMPORTED_MODULE_3__.describeRepository)(api, repository)]);
    const base = plan.base ?? described.default_branch;
    if (base === branch)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `\`pull-request-branch\` must not be the base branch ${branch}`);
    const [baseHead, head, pulls] = await Promise.all([
        (0,_pin_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .branchHead */ .P)(api, repository, base),
        (0,_pin_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .branchHead */ .P)(api, repository, branch),
        (0,_pulls_js__WEBPACK_IMPORTED_MODULE_10__/* .findPulls */ .s4)(api, repository, branch),
    ]);
    if (baseHead === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('not-found', `The base branch ${base} does not exist`);
    const open = pulls.find(({ state }) => state === 'open');
    const closed = pulls.find(({ state }) => state === 'closed');
    return {
        login,
        repositoryId: described.node_id,
        base,
        baseHead,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_12__/* .compact */ .oE)({ open, closed }),
        ...(head === undefined
            ? {}
            : { head, state: await (0,_pin_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .branchState */ .al)(api, repository, { base: baseHead, branch: head }, login) }),
    };
}
function reasonToHold(plan, { login, state, open, closed }, usable, wanted) {
    if (state?.own === false)
        return [_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .pullNotices */ .Q8.otherCommits(plan.branch)];
    if (open !== undefined && open.author !== login)
        return [_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .pullNotices */ .Q8.otherAuthor(open.number)];
    const shrinks = [...(state?.content.keys() ?? [])].some((path) => !wanted.has(path));
    const known = plan.complete && !usable.outdated;
    if ((shrinks || usable.files.length === 0) && !known)
        return state === undefined ? [] : [_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .pullNotices */ .Q8.unverified(plan.branch)];
    const mark = (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .fingerprint */ .Rj)(wanted);
    if (open === undefined && closed?.mark === mark && !closed.merged && closed.author === login)
        return [_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .pullNotices */ .Q8.closedByUser(closed.number)];
    return undefined;
}
async function close(api, plan, { repositoryId, head, open }) {
    if (open !== undefined)
        await (0,_pulls_js__WEBPACK_IMPORTED_MODULE_10__/* .closePull */ .IB)(api, plan, open);
    if (head !== undefined)
        await (0,_pin_push_js__WEBPACK_IMPORTED_MODULE_9__/* .deleteBranch */ .SN)(api, repositoryId, plan.branch, head);
    return open === undefined ? [] : [_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .pullNotices */ .Q8.closed(open.number)];
}


/***/ }),

/***/ 95571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L7: () => (/* binding */ pushPins),
/* harmony export */   Oy: () => (/* binding */ commitPins),
/* harmony export */   SN: () => (/* binding */ deleteBranch)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
/* harmony import */ var _ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42002);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32370);
/* harmony import */ var _graphql_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91699);
/* harmony import */ var _pin_branch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61255);





const needs = 'contents: write';
const noCommit = '0'.repeat(40);
const createCommit = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
const createCommitAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    createCommitOnBranch: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ oid: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }) }),
});
async function commitPins(api, { repository, branch, head, message, files }) {
    const input = {
        branch: { repositoryNameWithOwner: `${repository.owner}/${repository.name}`, branchName: branch },
        expectedHeadOid: head,
        message,
        fileChanges: {
            additions: files.map(({ path, after }) => ({
                path,
                contents: Buffer.from(after, 'utf8').toString('base64'),
            })),
        },
    };
    const query = { operation: 'Commit the pins', document: createCommit, variables: { input }, needs };
    return (await (0,_graphql_js__WEBPACK_IMPORTED_MODULE_2__/* .requestGraphql */ .r)(api, query, createCommitAnswer)).createCommitOnBranch.commit.oid;
}
async function pushPins(api, push) {
    const { repository, repositoryId, branch, base, head, headline, files } = push;
    const mark = (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)((0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_0__/* .pinnedContentOf */ .D9)(files, base));
    const staging = `${branch}-next`;
    await startBranch(api, repository, repositoryId, staging, base);
    try {
        const message = { headline, body: `${_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_0__/* .trailer */ .s9}: ${mark}` };
        const oid = await commitPins(api, { repository, branch: staging, head: base, message, files });
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
    const head = await (0,_pin_branch_js__WEBPACK_IMPORTED_MODULE_3__/* .branchHead */ .P)(api, repository, branch);
    if (head !== undefined)
        await deleteBranch(api, repositoryId, branch, head);
}
async function deleteBranch(api, repositoryId, branch, head) {
    await moveBranches(api, repositoryId, 'Delete the branch', [{ branch, from: head, to: noCommit }]);
}
async function startBranch(api, repository, repositoryId, branch, commit) {
    const left = await (0,_pin_branch_js__WEBPACK_IMPORTED_MODULE_3__/* .branchHead */ .P)(api, repository, branch);
    if (left !== undefined)
        return moveBranches(api, repositoryId, 'Reset the branch', [{ branch, from: left, to: commit }]);
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/git/refs`;
    const body = { ref: `refs/heads/${branch}`, sha: commit };
    await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .callGitHub */ .ur)(api, { operation: `Create branch ${branch}`, method: 'POST', path, body, needs });
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
    await (0,_graphql_js__WEBPACK_IMPORTED_MODULE_2__/* .requestGraphql */ .r)(api, { operation, document: updateRefs, variables, needs }, zod__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J());
}


/***/ })

};
