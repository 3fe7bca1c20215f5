export const id = 1945;
export const ids = [1945];
export const modules = {

/***/ 61945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deliver: () => (/* binding */ deliver)
});

// EXTERNAL MODULE: ./lib/check/index.js + 18 modules
var check = __webpack_require__(81823);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/github/api.js
var github_api = __webpack_require__(87671);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/github/marker.js
// Hidden first lines by which a run finds again what an earlier run wrote.

/**
 * An HTML comment that names `kind` and a hash of `parts`: nothing from outside stands in it, so nothing can break
 * out of it.
 */
function marker(kind, parts) {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
    return `<!-- tagproof ${kind} ${hash} -->`;
}
const mostCharacters = 60_000;
/**
 * The marker and the text below it, within the host's limit of 65,536 characters. Cut after a whole line, and says so.
 */
function marked(mark, text) {
    const room = mostCharacters - mark.length - 1;
    if (text.length <= room)
        return `${mark}\n${text}`;
    const rest = '\n\nThe rest is in the job summary and in the report.\n';
    const kept = text.slice(0, room - rest.length);
    const lineEnd = kept.lastIndexOf('\n');
    return `${mark}\n${lineEnd > 0 ? kept.slice(0, lineEnd) : ''}${rest}`;
}

;// CONCATENATED MODULE: ./lib/github/viewer.js
// Whose token it is, so that only what this token wrote is ever changed.


/** The login that the job's own token acts as, on every server of the host. */
const jobTokenLogin = 'github-actions[bot]';
const viewerAnswer = schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) });
const known = new WeakMap();
/** The login that REST shows as author of what the token writes; asked once a client. @throws ApiError, Failure */
function viewerLogin(api) {
    const login = known.get(api) ?? askLogin(api);
    known.set(api, login);
    return login;
}
async function askLogin(api) {
    const question = {
        operation: 'Ask whose token it is',
        document: 'query { viewer { login } }',
        variables: {},
        needs: 'metadata: read',
    };
    return (await (0,github_api/* askGraphql */.jQ)(api, question, viewerAnswer)).viewer.login;
}

;// CONCATENATED MODULE: ./lib/github/comment.js
// The one pull-request comment of a job: written, brought up to date, and cleared when all is resolved.




const commentAnswer = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    html_url: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().optional(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable(),
});
const needs = 'pull-requests: write';
const mostPages = 30;
/**
 * Writes the comment if its text is not there yet. A comment is the job's when it begins with the job's marker and the
 * same token wrote it; further ones, left by runs that overtook each other, are removed.
 * https://docs.github.com/rest/issues/comments
 * @returns the comment's address, `undefined` when there was nothing to clear
 * @throws ApiError (`isRefused`: the token may not), Failure
 */
async function writeComment(api, comment) {
    const { repository, number, identity, action } = comment;
    const mark = marker('comment', identity);
    const body = marked(mark, comment.body);
    const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/issues`;
    const [login, all] = await Promise.all([
        viewerLogin(api),
        (0,github_api/* askAll */.pI)(api, { operation: 'Read the comments', method: 'GET', path: `${path}/${number}/comments`, needs }, commentAnswer, mostPages),
    ]);
    const [own, ...doubles] = all.filter((one) => one.user?.login === login && one.body?.startsWith(mark));
    for (const { id } of doubles) {
        await (0,github_api/* call */.T1)(api, {
            operation: 'Remove a double',
            method: 'DELETE',
            path: `${path}/comments/${id}`,
            needs,
        });
    }
    if (own === undefined && action === 'clear')
        return undefined;
    if (own !== undefined && sameText(own.body, body))
        return own.html_url;
    const request = own === undefined
        ? { operation: 'Write the comment', method: 'POST', path: `${path}/${number}/comments` }
        : { operation: 'Update the comment', method: 'PATCH', path: `${path}/comments/${own.id}` };
    return (await (0,github_api/* ask */.kA)(api, { ...request, body: { body }, needs }, commentAnswer)).html_url;
}
/** The host stores line ends and outer white space its own way. */
function sameText(one, other) {
    const normal = (text) => text.replace(/\r\n?/g, '\n').trim();
    return normal(one ?? '') === normal(other);
}

;// CONCATENATED MODULE: ./lib/github/issue.js
// The one tracking issue of an audit: opened, brought up to date, closed when clean, reopened when findings return.





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
const issue_mostPages = 30;
/**
 * Brings the issue to its wanted state, with as few requests as that takes. An issue is the audit's when it begins with
 * the audit's marker and the same token wrote it. One that a person closed as not planned stays closed.
 * https://docs.github.com/rest/issues/issues
 * @throws ApiError, Failure
 */
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
        return { url: (await (0,github_api/* ask */.kA)(api, request, issueAnswer)).html_url, notices: [] };
    }
    const url = own.html_url;
    if (own.state === 'closed' && own.state_reason === 'not_planned') {
        const notices = [`Issue #${own.number} was closed as not planned, so it was left alone`];
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
        await (0,github_api/* ask */.kA)(api, { operation, method: 'PATCH', path: `${path}/${own.number}`, body: changes, needs: issue_needs }, issueAnswer);
    }
    return { url, notices: [] };
}
/** The newest that is open, else the newest. */
async function findIssue(api, path, mark) {
    const login = await viewerLogin(api);
    const query = { state: 'all', creator: login };
    const request = { operation: 'Look for the issue', method: 'GET', path, query, needs: issue_needs };
    const all = await (0,github_api/* askAll */.pI)(api, request, issueAnswer, issue_mostPages);
    const own = all.filter((one) => one.pull_request === undefined && one.user?.login === login && one.body?.startsWith(mark));
    return own.find((one) => one.state === 'open') ?? own[0];
}

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/github/files.js
var files = __webpack_require__(87660);
// EXTERNAL MODULE: ./lib/github/blob.js
var blob = __webpack_require__(29576);
// EXTERNAL MODULE: ./lib/github/errors.js
var errors = __webpack_require__(9452);
;// CONCATENATED MODULE: ./lib/github/pin-branch.js
// The rolling branch of the pins: what is on it, and whose it is.





/** The line of the commit message that carries the fingerprint. */
const trailer = 'Tagproof-Content';
/** One word for a content; equal words, equal files. */
function fingerprint(content) {
    const sorted = [...content].sort(([a], [b]) => (a < b ? -1 : 1));
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 32);
}
function contentOf(files, like) {
    return new Map(files.map(({ path, after }) => [path, (0,blob/* blobName */.P)(after, like)]));
}
const refAnswer = schemas/* object */.Ikc({ object: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) });
/** The commit at the head of a branch; `undefined` when there is no such branch. @throws ApiError, Failure */
async function branchHead(api, repository, branch) {
    const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/git/ref/heads/${branchPath(branch)}`;
    try {
        const request = { operation: `Branch ${branch}`, method: 'GET', path, needs: 'contents: read' };
        return (await (0,github_api/* ask */.kA)(api, request, refAnswer)).object.sha;
    }
    catch (error) {
        if ((0,errors/* isAbsent */.W0)(error))
            return undefined;
        throw error;
    }
}
function branchPath(branch) {
    return branch.split('/').map(encodeURIComponent).join('/');
}
const compareAnswer = schemas/* object */.Ikc({
    total_commits: schemas/* int */.Whr(),
    commits: schemas/* array */.YOg(schemas/* object */.Ikc({
        commit: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }),
        author: schemas/* object */.Ikc({ login: schemas/* string */.YjP().optional() }).nullable(),
    })),
    files: schemas/* array */.YOg(schemas/* object */.Ikc({ filename: schemas/* string */.YjP(), sha: schemas/* string */.YjP().nullable() })).default([]),
});
/** Files that the host lists in a comparison. */
const mostFiles = 300;
/**
 * What the branch adds to the base. It is our own when it is one commit by `login` whose message carries the
 * fingerprint of exactly these files: an amended commit keeps author and message, but not its content.
 * https://docs.github.com/rest/commits/commits#compare-two-commits
 * @throws ApiError, Failure
 */
async function branchState(api, repository, heads, login) {
    const request = {
        operation: 'Compare the branch with its base',
        method: 'GET',
        path: `${(0,github_api/* repositoryPath */.SH)(repository)}/compare/${heads.base}...${heads.branch}`,
        query: { per_page: '2', page: '1' },
        needs: 'contents: read',
    };
    const { total_commits: ahead, commits, files } = await (0,github_api/* ask */.kA)(api, request, compareAnswer);
    const content = new Map(files.map(({ filename, sha }) => [filename, sha ?? '']));
    if (ahead === 0)
        return { own: true, content };
    const [only] = commits;
    const signed = only?.commit.message.includes(`${trailer}: ${fingerprint(content)}`) === true;
    return { own: ahead === 1 && only?.author?.login === login && signed, content };
}

// EXTERNAL MODULE: ./lib/github/tree.js
var github_tree = __webpack_require__(67695);
;// CONCATENATED MODULE: ./lib/github/pin-files.js




const mostBytes = 20 * 1024 * 1024;
/**
 * Leaves out files that the base has changed since the checkout (a commit would undo that), executable ones (a commit
 * through GraphQL is always 100644), workflows when the token is the job's own (the host refuses them), and what is
 * more than one commit should hold.
 * @throws ApiError, Failure
 */
async function usableFiles(api, { repository, files }, { login, base, baseHead }) {
    if (files.length === 0)
        return { files: [], outdated: false, notices: [] };
    const tree = await (0,github_tree/* readTree */.Z)(api, repository, baseHead);
    const usable = [];
    const moved = [];
    const executable = [];
    const workflows = [];
    const tooMany = [];
    let room = mostBytes;
    for (const file of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
        const { path, before, after } = file;
        const there = tree.get(path);
        if (there !== undefined && there.blob === (0,blob/* blobName */.P)(after, there.blob))
            continue;
        room -= Buffer.byteLength(after);
        const isMoved = there === undefined ? before !== '' : there.blob !== (0,blob/* blobName */.P)(before, there.blob);
        if (isMoved)
            moved.push(path);
        else if (there?.executable)
            executable.push(path);
        else if (login === jobTokenLogin && path.startsWith('.github/workflows/'))
            workflows.push(path);
        else if (usable.length >= mostFiles || room < 0)
            tooMany.push(path);
        else
            usable.push(file);
    }
    const notices = [
        ...leftOut(moved, `changed on ${base} since the checkout; the next run takes them`),
        ...leftOut(executable, 'executable, which a commit through the API cannot keep; pin by hand'),
        ...leftOut(workflows, "workflows, which the job's own token may not change; give the token of an app"),
        ...leftOut(tooMany, `more than one pull request should hold; the next one takes them`),
    ];
    return { files: usable, outdated: moved.length > 0, notices };
}
function leftOut(paths, why) {
    if (paths.length === 0)
        return [];
    const more = paths.length > 5 ? `, and ${paths.length - 5} more` : '';
    return [`Left out of the pull request: ${paths.slice(0, 5).join(', ')}${more} (${why})`];
}

;// CONCATENATED MODULE: ./lib/github/pin-push.js
// The commit of the pins, signed by the host, and the branch moved to it in one step.



const pin_push_needs = 'contents: write';
const nothing = '0'.repeat(40);
const createCommit = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
const createCommitAnswer = schemas/* object */.Ikc({
    createCommitOnBranch: schemas/* object */.Ikc({ commit: schemas/* object */.Ikc({ oid: schemas/* string */.YjP() }) }),
});
/**
 * Makes the branch the base and one commit. The commit grows on a second branch that then takes the first one's place
 * in one step: a branch that stood at its base for a moment would close its pull request.
 * https://docs.github.com/graphql/reference/mutations#createcommitonbranch
 * @throws ApiError (409: the branch has moved meanwhile), Failure
 */
async function pushPins(api, push) {
    const { repository, repositoryId, branch, base, head, headline, files } = push;
    const mark = fingerprint(contentOf(files, base));
    const growing = `${branch}-next`;
    await startBranch(api, repository, repositoryId, growing, base);
    try {
        const input = {
            branch: { repositoryNameWithOwner: `${repository.owner}/${repository.name}`, branchName: growing },
            expectedHeadOid: base,
            message: { headline, body: `${trailer}: ${mark}` },
            fileChanges: {
                additions: files.map(({ path, after }) => ({
                    path,
                    contents: Buffer.from(after, 'utf8').toString('base64'),
                })),
            },
        };
        const question = { operation: 'Commit the pins', document: createCommit, variables: { input }, needs: pin_push_needs };
        const { oid } = (await (0,github_api/* askGraphql */.jQ)(api, question, createCommitAnswer)).createCommitOnBranch.commit;
        await moveBranches(api, repositoryId, 'Move the branch', [
            { branch, from: head ?? nothing, to: oid },
            { branch: growing, from: oid, to: nothing },
        ]);
    }
    catch (error) {
        await removeBranch(api, repository, repositoryId, growing).catch(() => undefined);
        throw error;
    }
}
async function removeBranch(api, repository, repositoryId, branch) {
    const head = await branchHead(api, repository, branch);
    if (head !== undefined)
        await deleteBranch(api, repositoryId, branch, head);
}
/** Removes the branch, if it still points to `head`. @throws ApiError, Failure */
async function deleteBranch(api, repositoryId, branch, head) {
    await moveBranches(api, repositoryId, 'Delete the branch', [{ branch, from: head, to: nothing }]);
}
/** What a run that broke off left under this name is taken over. */
async function startBranch(api, repository, repositoryId, branch, commit) {
    const left = await branchHead(api, repository, branch);
    if (left !== undefined)
        return moveBranches(api, repositoryId, 'Take over the branch', [{ branch, from: left, to: commit }]);
    const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/git/refs`;
    const body = { ref: `refs/heads/${branch}`, sha: commit };
    await (0,github_api/* call */.T1)(api, { operation: `Create branch ${branch}`, method: 'POST', path, body, needs: pin_push_needs });
}
const updateRefs = `mutation ($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }`;
/** All or none, and only from where they are believed to be. */
async function moveBranches(api, repositoryId, operation, moves) {
    const refUpdates = moves.map(({ branch, from, to }) => ({
        name: `refs/heads/${branch}`,
        beforeOid: from,
        afterOid: to,
        force: true,
    }));
    const variables = { input: { repositoryId, refUpdates } };
    await (0,github_api/* askGraphql */.jQ)(api, { operation, document: updateRefs, variables, needs: pin_push_needs }, schemas/* unknown */.L5J());
}

;// CONCATENATED MODULE: ./lib/github/pulls.js
// Pull requests of one branch: found, opened, updated, closed.






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
const click = 'This pull request was opened with the token of a workflow. Its own workflows wait until somebody approves them, or closes and reopens it.';
/** The newest pull requests of the branch, newest first. https://docs.github.com/rest/pulls/pulls @throws ApiError, Failure */
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
    return (await (0,github_api/* ask */.kA)(api, request, schemas/* array */.YOg(pullAnswer))).map((pull) => ({
        number: pull.number,
        url: pull.html_url,
        state: pull.state,
        title: pull.title,
        body: pull.body ?? '',
        author: pull.user?.login,
        base: pull.base.ref,
        merged: typeof pull.merged_at === 'string',
        mark: pinsMark.exec(pull.body ?? '')?.[1],
    }));
}
/** Labels and reviewers are given once: people may change them. @throws ApiError, Failure */
async function openPull(api, text) {
    const { repository, branch, base, title, labels, reviewers, login } = text;
    const path = (0,github_api/* repositoryPath */.SH)(repository);
    const body = { title, head: branch, base, body: bodyOf(text), maintainer_can_modify: true };
    const request = {
        operation: 'Open the pull request',
        method: 'POST',
        path: `${path}/pulls`,
        body,
        needs: pulls_needs,
    };
    const { number, html_url: url } = await (0,github_api/* ask */.kA)(api, request, pullAnswer);
    const notices = login === jobTokenLogin ? [`Pull request #${number}: ${click}`] : [];
    const extras = [
        { operation: 'Label the pull request', path: `${path}/issues/${number}/labels`, body: { labels } },
        {
            operation: 'Ask for a review',
            path: `${path}/pulls/${number}/requested_reviewers`,
            body: {
                reviewers: reviewers.filter((name) => !name.includes('/')),
                team_reviewers: reviewers.flatMap((name) => name.split('/').slice(1, 2)),
            },
        },
    ].filter((_, index) => (index === 0 ? labels : reviewers).length > 0);
    for (const extra of extras) {
        try {
            await (0,github_api/* call */.T1)(api, { ...extra, method: 'POST', needs: pulls_needs });
        }
        catch (error) {
            if (!(0,errors/* isRefused */.H0)(error) && !(error instanceof Error && /HTTP 422/.test(error.message)))
                throw error;
            notices.push(error.message);
        }
    }
    return { url, notices };
}
/** Writes what differs. @throws ApiError, Failure */
async function updatePull(api, text, pull) {
    const body = bodyOf(text);
    const changes = {
        ...(pull.title === text.title ? {} : { title: text.title }),
        ...(sameText(pull.body, body) ? {} : { body }),
        ...(pull.base === text.base ? {} : { base: text.base }),
    };
    if (Object.keys(changes).length > 0)
        await patch(api, text.repository, pull, 'Update', changes);
    return { url: pull.url, notices: [] };
}
/** @throws ApiError, Failure */
async function closePull(api, { repository, branch }, pull) {
    const body = marked(marker('pins', [branch]), 'Nothing is left to pin, so this pull request was closed.');
    await patch(api, repository, pull, 'Close', { state: 'closed', body });
}
async function patch(api, repository, { number }, verb, body) {
    const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/pulls/${number}`;
    await (0,github_api/* call */.T1)(api, { operation: `${verb} the pull request`, method: 'PATCH', path, body, needs: pulls_needs });
}
function bodyOf({ branch, mark, login, body }) {
    const note = login === jobTokenLogin ? `\n\n> [!NOTE]\n> ${click}` : '';
    return marked(`${marker('pins', [branch])}\n<!-- tagproof-pins ${mark} -->`, `${body.trimEnd()}${note}`);
}

;// CONCATENATED MODULE: ./lib/github/pin-pull-request.js







/**
 * Brings branch and pull request to the wanted state; what is there already is not written again. Commits that others
 * made on the branch, a pull request that is another's, and one that a person closed with this same content are left
 * alone, and the notices say so.
 * @throws ApiError, Failure
 */
async function writePinPullRequest(api, plan) {
    const now = await look(api, plan);
    const usable = await usableFiles(api, plan, now);
    const wanted = contentOf(usable.files, now.baseHead);
    const url = now.open === undefined ? {} : { url: now.open.url };
    const hold = reasonToHold(plan, now, usable, wanted);
    if (hold !== undefined)
        return { ...url, notices: [...usable.notices, ...hold] };
    if (usable.files.length === 0)
        return { notices: [...usable.notices, ...(await pin_pull_request_close(api, plan, now))] };
    const mark = fingerprint(wanted);
    const given = { ...plan, login: now.login, base: now.base, mark };
    if (now.state === undefined || fingerprint(now.state.content) !== mark) {
        await pushPins(api, {
            ...plan,
            repositoryId: now.repositoryId,
            base: now.baseHead,
            ...(now.head === undefined ? {} : { head: now.head }),
            headline: plan.title,
            files: usable.files,
        });
    }
    const written = now.open === undefined ? await openPull(api, given) : await updatePull(api, given, now.open);
    return { ...written, notices: [...usable.notices, ...written.notices] };
}
async function look(api, plan) {
    const { repository, branch } = plan;
    const [login, described] = await Promise.all([viewerLogin(api), (0,files.describeRepository)(api, repository)]);
    const base = plan.base ?? described.default_branch;
    if (base === branch)
        throw new failure/* Failure */.HR('bad-answer', `\`pull-request-branch\` and the base are both ${branch}; name another`);
    const [baseHead, head, pulls] = await Promise.all([
        branchHead(api, repository, base),
        branchHead(api, repository, branch),
        findPulls(api, repository, branch),
    ]);
    if (baseHead === undefined)
        throw new failure/* Failure */.HR('not-found', `There is no branch ${base} to pin on`);
    const open = pulls.find(({ state }) => state === 'open');
    const closed = pulls.find(({ state }) => state === 'closed');
    return {
        login,
        repositoryId: described.node_id,
        base,
        baseHead,
        ...(open === undefined ? {} : { open }),
        ...(closed === undefined ? {} : { closed }),
        ...(head === undefined
            ? {}
            : { head, state: await branchState(api, repository, { base: baseHead, branch: head }, login) }),
    };
}
/** Why everything is left as it is, if it is. */
function reasonToHold(plan, { login, state, open, closed }, usable, wanted) {
    if (state?.own === false)
        return [
            `The branch ${plan.branch} has commits that others made, so it was left alone. Merge it, or delete it to start anew`,
        ];
    if (open !== undefined && open.author !== login)
        return [`Pull request #${open.number} was opened by another author, so it was left alone`];
    const shrinks = [...(state?.content.keys() ?? [])].some((path) => !wanted.has(path));
    const known = plan.complete && !usable.outdated;
    if ((shrinks || usable.files.length === 0) && !known)
        return state === undefined
            ? []
            : [`The branch ${plan.branch} was left as it is, because not everything could be verified`];
    const mark = fingerprint(wanted);
    if (open === undefined && closed?.mark === mark && !closed.merged && closed.author === login)
        return [`Pull request #${closed.number} with these same pins was closed, so none was opened`];
    return undefined;
}
/** Nothing is left to pin. */
async function pin_pull_request_close(api, plan, { repositoryId, head, open }) {
    if (open !== undefined)
        await closePull(api, plan, open);
    if (head !== undefined)
        await deleteBranch(api, repositoryId, plan.branch, head);
    return open === undefined ? [] : [`Pull request #${open.number} was closed: nothing is left to pin`];
}

;// CONCATENATED MODULE: ./lib/github/diff.js
// Which lines a pull request shows: the new side of the hunks of a file's patch.
const hunkHead = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,\d{1,9})? @@/;
/**
 * The lines of the new side that a unified diff shows, added or as context.
 * https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Unified.html
 */
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
/**
 * Where a line of the checkout stands in the diff. The checkout may be a merge with the base, which shifts lines: the
 * text decides, and a text that stands more than once elsewhere is not guessed.
 */
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

;// CONCATENATED MODULE: ./lib/github/suggestions.js
// Fixes as code suggestions in a pull request, on the lines that its diff shows.






const fileAnswer = schemas/* object */.Ikc({ filename: schemas/* string */.YjP(), patch: schemas/* string */.YjP().optional() });
const suggestions_commentAnswer = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    body: schemas/* string */.YjP(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable(),
});
/** Beyond this a review is noise; the rest stands in the comment and the summary. */
const mostSuggestions = 20;
/** The host lists 3,000 files of a pull request at most. */
const mostFilePages = 30;
const mostCommentPages = 30;
const suggestions_needs = 'pull-requests: write';
/**
 * Writes at most 20 suggestions, as one review. One that an earlier run wrote on the same line is brought up to date
 * instead of being said again.
 * https://docs.github.com/rest/pulls/reviews#create-a-review-for-a-pull-request
 * @returns how many suggestions the pull request now shows, of those whose line is in its diff
 * @throws ApiError (`isRefused`: the token may not), Failure
 */
async function writeSuggestions(api, { repository, number, head, suggestions }) {
    if (suggestions.length === 0)
        return { shown: 0, possible: 0 };
    const path = `${(0,github_api/* repositoryPath */.SH)(repository)}/pulls`;
    const get = { method: 'GET', needs: suggestions_needs };
    const [login, files, comments] = await Promise.all([
        viewerLogin(api),
        (0,github_api/* askAll */.pI)(api, { ...get, operation: 'Read the changed files', path: `${path}/${number}/files` }, fileAnswer, mostFilePages),
        (0,github_api/* askAll */.pI)(api, { ...get, operation: 'Read the review comments', path: `${path}/${number}/comments` }, suggestions_commentAnswer, mostCommentPages),
    ]);
    const patches = new Map(files.map(({ filename, patch = '' }) => [filename, shownLines(patch)]));
    const placed = suggestions.flatMap((suggestion, index) => {
        const shown = patches.get(suggestion.file);
        const line = shown && lineInDiff(shown, suggestion.line, suggestion.before);
        const equals = suggestions.slice(0, index).filter((one) => isSameLine(one, suggestion));
        return line === undefined ? [] : [draft(suggestion, line, equals.length)];
    });
    const kept = placed.slice(0, mostSuggestions);
    const own = comments.filter(({ user }) => user?.login === login);
    const fresh = [];
    for (const one of kept) {
        const earlier = own.find(({ body }) => body.startsWith(one.mark));
        if (earlier === undefined)
            fresh.push(one);
        else if (!sameText(earlier.body, one.body))
            await updateComment(api, path, earlier.id, one.body);
    }
    if (fresh.length > 0) {
        await (0,github_api/* call */.T1)(api, {
            operation: 'Write the suggestions',
            method: 'POST',
            path: `${path}/${number}/reviews`,
            body: {
                commit_id: head,
                event: 'COMMENT',
                body: 'Tagproof suggests these pins.',
                comments: fresh.map(({ file, line, body }) => ({ path: file, line, side: 'RIGHT', body })),
            },
            needs: suggestions_needs,
        });
    }
    return { shown: kept.length, possible: placed.length };
}
function isSameLine(one, other) {
    return one.file === other.file && one.before === other.before;
}
/** `ordinal` tells equal lines of a file apart, whatever their numbers. */
function draft({ file, before, after, message }, line, ordinal) {
    const mark = marker('suggestion', [file, before, String(ordinal)]);
    return { mark, file, line, body: marked(mark, `${message}\n\n${suggestionBlock(after)}\n`) };
}
/** The fence is longer than any run of backticks in the line, so that the line cannot end it. */
function suggestionBlock(line) {
    const longest = Math.max(2, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}suggestion\n${line.replace(/\r$/, '')}\n${fence}`;
}
async function updateComment(api, path, id, body) {
    const operation = 'Update a suggestion';
    await (0,github_api/* call */.T1)(api, { operation, method: 'PATCH', path: `${path}/comments/${id}`, body: { body }, needs: suggestions_needs });
}

// EXTERNAL MODULE: ./lib/report/next-steps.js
var next_steps = __webpack_require__(71551);
// EXTERNAL MODULE: ./lib/report/plan.js
var report_plan = __webpack_require__(41383);
// EXTERNAL MODULE: ./lib/report/sections.js
var sections = __webpack_require__(13136);
// EXTERNAL MODULE: ./lib/report/sections-images.js + 2 modules
var sections_images = __webpack_require__(125);
// EXTERNAL MODULE: ./lib/report/sections-written.js
var sections_written = __webpack_require__(42130);
// EXTERNAL MODULE: ./lib/report/summary.js
var summary = __webpack_require__(43394);
;// CONCATENATED MODULE: ./lib/report/comment.js
// The one sticky comment on a pull request.







/** The hidden first line by which the comment is found again. `key` tells workflows, jobs and matrix legs apart. */
function commentMarker(key) {
    return `<!-- tagproof:${(0,external_node_crypto_.createHash)('sha256').update(key).digest('hex').slice(0, 16)} -->`;
}
/**
 * Markdown of at most 60,000 bytes, below the marker if a key is given. When nothing is left it says so in two lines,
 * which clears the comment.
 */
function commentOf(report, plan, checks, key) {
    const marker = key === undefined ? '' : `${commentMarker(key)}\n`;
    const head = `${marker}${(0,summary/* headOf */.Uo)(report, plan)}`;
    const body = (0,summary/* drawWithin */.oh)(report_plan/* limits */.Fy.commentBytes - Buffer.byteLength(head), [
        { draw: (0,next_steps/* nextSteps */.Z)(report, plan, checks), share: 0.5 },
        { draw: (0,sections/* unknownSection */.MR)(report, plan), share: 0.3 },
        { draw: (0,sections_written/* pinnedSection */.s)(plan), share: 0.3 },
        { draw: (0,sections_written/* recordedSection */.u)(plan), share: 0.1 },
        { draw: (0,sections/* findingsSection */.WT)(report, plan), share: 1, last: true },
        { draw: (0,sections_images/* advisoriesSection */.t)(report), share: 0.2 },
        { draw: (0,sections/* waiversSection */.RO)(report), share: 0.2 },
        { draw: (0,sections/* waivedSection */.c_)(report, plan), share: 0.3 },
    ]);
    return head + body;
}

// EXTERNAL MODULE: ./lib/report/delivery.js
var delivery = __webpack_require__(68148);
// EXTERNAL MODULE: ./lib/report/texts.js
var texts = __webpack_require__(84282);
;// CONCATENATED MODULE: ./lib/deliveries.js
// The three things that a run can write to the CI host: pins as a pull request, an audit as an issue, a comment.










/** Throws Failure `no-credential` outside a workflow and without a token. */
function placeOf(ci) {
    if ('cause' in ci)
        throw new failure/* Failure */.HR(ci.cause, ci.message);
    const { api, run } = ci;
    if (api === undefined || run === undefined)
        throw new failure/* Failure */.HR('no-credential', 'Only a workflow can write to the CI host: GITHUB_REPOSITORY is not set');
    if (api.token === undefined)
        throw new failure/* Failure */.HR('no-credential', 'There is no token for the CI host: give `github-token`');
    return { api, run };
}
/** What is lasting will be the same tomorrow; only what was out of reach today makes an absent pin say nothing. */
const lasting = new Set(['no-history', 'no-tag', 'no-platform', 'unreadable-file']);
function isComplete({ incomplete }) {
    return incomplete.every(({ cause }) => lasting.has(cause));
}
/** The pull request of `pin`. */
function writePins({ api, run }, pullRequest, { report, changed, changes, files }) {
    return writePinPullRequest(api, {
        ...pullRequest,
        repository: run.repository,
        title: (0,delivery/* pinTitle */.Wz)(changes),
        body: (0,delivery/* pinBody */.wV)(changes, (0,texts/* locator */.f)(files), report),
        files: changed,
        complete: isComplete(report),
    });
}
/** The tracking issue of `audit`: open while there are findings. */
function trackIssue({ api, run }, config, report) {
    const clean = isClean(report);
    return writeIssue(api, {
        repository: run.repository,
        identity: identityOf(run, config),
        title: delivery/* issueTitle */.al,
        body: clean && isComplete(report) ? delivery/* cleanIssue */.dQ : deliveries_bodyOf(report),
        state: clean ? (isComplete(report) ? 'closed' : 'keep') : 'open',
    });
}
/** Waived findings are accepted: they are nothing to track or to comment on. */
function isClean({ findings }) {
    return findings.every(({ waived }) => waived !== undefined);
}
function deliveries_bodyOf(report) {
    return commentOf(report, (0,report_plan/* planOf */.XC)(report), check/* checks */.AV);
}
/** The comment and the suggestions; on other events than a pull request there is nothing to comment on. */
async function commentOn(ci, config, work) {
    const { api, run } = placeOf(ci);
    if ('cause' in ci || ci.event.kind !== 'pull-request')
        return;
    const { number, head } = ci.event;
    const { repository } = run;
    const { report, suggestions } = work;
    const wanted = config.delivery.comment === 'always' || !isClean(report) || report.incomplete.length > 0;
    await writeComment(api, {
        repository,
        number,
        identity: identityOf(run, config),
        body: wanted ? deliveries_bodyOf(report) : delivery/* clearedComment */.CO,
        action: wanted ? 'write' : 'clear',
    });
    await writeSuggestions(api, { repository, number, head, suggestions });
}
const legs = new Set(['paths', 'exclude', 'platform', 'base-url', 'config']);
/** Legs of a matrix share workflow and job; their inputs tell them apart. A policy does not: it changes, or is not had. */
function identityOf({ workflow, job }, { settings }) {
    const own = settings.filter(({ name, from }) => from === 'input' && legs.has(name));
    return [workflow, job, JSON.stringify(own.map(({ name, value }) => [name, value]))];
}

// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(72527);
;// CONCATENATED MODULE: ./lib/deliver.js




/** Writes what the inputs ask for. A comment that may not be written is a notice; the rest is Unknown when it fails. */
async function deliver(host, config, ci, work) {
    const notice = (message) => host.sink.annotate({ severity: 'notice', title: 'tagproof', message: (0,report_escape/* plain */.pj)(message) });
    const incomplete = [];
    const attempt = async (subject, write) => {
        try {
            const written = await write(placeOf(ci));
            for (const text of written.notices)
                notice(text);
            return written.url;
        }
        catch (error) {
            incomplete.push((0,failure/* unknownFrom */.NI)(error, subject));
            return undefined;
        }
    };
    const { comment, issue, pullRequest } = config.delivery;
    const pullRequestUrl = config.mode === 'pin' && pullRequest !== undefined
        ? await attempt('pull request', (place) => writePins(place, pullRequest, work))
        : undefined;
    const issueUrl = config.mode === 'audit' && issue
        ? await attempt('issue', (place) => trackIssue(place, config, work.report))
        : undefined;
    if (comment !== 'never') {
        try {
            await commentOn(ci, config, work);
        }
        catch (error) {
            notice(unwritten(error));
        }
    }
    return {
        incomplete,
        ...(pullRequestUrl === undefined ? {} : { pullRequestUrl }),
        ...(issueUrl === undefined ? {} : { issueUrl }),
    };
}
function unwritten(error) {
    if ((0,errors/* isRefused */.H0)(error))
        return `The pull request was not commented on: the token may not. ${error.message}`;
    if (error instanceof failure/* Failure */.HR)
        return `The pull request was not commented on: ${error.message}`;
    throw error;
}


/***/ }),

/***/ 87671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SH: () => (/* binding */ repositoryPath),
/* harmony export */   T1: () => (/* binding */ call),
/* harmony export */   jQ: () => (/* binding */ askGraphql),
/* harmony export */   kA: () => (/* binding */ ask),
/* harmony export */   pI: () => (/* binding */ askAll)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55271);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1528);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38675);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9452);
// One request to the CI host's API: the token, JSON both ways, bounded pages, and one error for anything but success.





const apiVersion = '2022-11-28';
/** `/repos/OWNER/NAME`, encoded. */
function repositoryPath({ owner, name }) {
    return `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
}
/**
 * Sends one REST request. PATCH and DELETE say how things shall be, so they are repeated like GET; POST is not.
 * @throws ApiError for every answer that is not a success, Failure when there is none
 */
async function call(api, { operation, method, path, query, body, needs }) {
    const response = await api.send({
        method,
        url: `${api.addresses.api}${path}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`,
        headers: headers(body !== undefined),
        ...authorization(api),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        repeatable: method !== 'POST',
    });
    if (response.status < 200 || response.status > 299)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .githubError */ .qQ)(operation, response, needs);
    return response;
}
/** `call`, decoded. @throws also Failure `bad-answer` when the answer has another shape */
async function ask(api, request, schema) {
    return (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJson */ .x)(request.operation, await call(api, request), schema);
}
const pageSize = 100;
/**
 * Reads a list page by page, until the host says that there is no next one.
 * @throws Failure `bad-answer` when there are more than `mostPages` of 100 items: a short list is never given
 */
async function askAll(api, request, item, mostPages) {
    const items = [];
    for (let page = 1; page <= mostPages; page += 1) {
        const query = { ...request.query, per_page: String(pageSize), page: String(page) };
        const response = await call(api, { ...request, query });
        items.push(...(0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJson */ .x)(request.operation, response, zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(item)));
        if (!/<[^>]*>;\s*rel="next"/.test(response.headers.link ?? ''))
            return items;
    }
    const most = mostPages * pageSize;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('bad-answer', `${request.operation}: the list has more than ${most} items`);
}
const graphqlAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    data: zod__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J().optional(),
    errors: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional() })).optional(),
});
const statusOfType = {
    FORBIDDEN: 403,
    INSUFFICIENT_SCOPES: 403,
    NOT_FOUND: 404,
    STALE_DATA: 409,
    RATE_LIMITED: 429,
};
/**
 * Sends one GraphQL request. An answer with errors is an error, whatever data it has.
 * @throws ApiError with the REST status that the error's type stands for (409: the branch has moved), Failure
 */
async function askGraphql(api, question, schema) {
    const { operation, document, variables, needs } = question;
    const response = await api.send({
        method: 'POST',
        url: api.addresses.graphql,
        headers: headers(true),
        ...authorization(api),
        body: JSON.stringify({ query: document, variables }),
        repeatable: document.startsWith('query'),
    });
    if (response.status !== 200)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .githubError */ .qQ)(operation, response, needs);
    const { data, errors = [] } = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJson */ .x)(operation, response, graphqlAnswer);
    const [first] = errors;
    if (first !== undefined) {
        const status = statusOfType[first.type ?? ''] ?? 422;
        const hint = status === 403 || status === 404 ? `It needs the permission \`${needs}\`` : undefined;
        throw new _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD(operation, status, { message: (0,_http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(first.message) }, hint);
    }
    return (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJson */ .x)(operation, { ...response, body: JSON.stringify(data ?? null) }, schema);
}
function headers(hasBody) {
    return {
        accept: 'application/vnd.github+json',
        'x-github-api-version': apiVersion,
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
    };
}
function authorization({ token }) {
    return token === undefined ? {} : { authorization: { scheme: 'Bearer', credential: token } };
}


/***/ }),

/***/ 29576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ blobName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
// A file's content by its git name, so that equal files are known without being read.

/** The git object name of a file's bytes; `like` is any name of the repository, its length tells SHA-1 from SHA-256. */
function blobName(bytes, like) {
    const content = Buffer.from(bytes);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
}


/***/ }),

/***/ 9452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   W0: () => (/* binding */ isAbsent),
/* harmony export */   qQ: () => (/* binding */ githubError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55271);
// Refusals of the CI host: what it said, what to do, and which of them only mean a missing permission.


const errorAnswer = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    errors: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
            field: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
            code: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
            message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
        }),
    ]))
        .optional()
        .catch(undefined),
});
/** The error for an answer that is not a success. `needs` is the permission that the call wants. */
function githubError(operation, response, needs) {
    const parsed = errorAnswer.safeParse((0,_http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorBody */ .t4)(response));
    const { message, errors = [] } = parsed.success ? parsed.data : {};
    const violations = errors.map((error) => typeof error === 'string'
        ? { field: 'request', description: error }
        : { field: error.field ?? 'request', description: error.message ?? error.code ?? 'wrong' });
    const details = { violations, ...(message === undefined ? {} : { message }) };
    return new _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD(operation, response.status, details, hintFor(response.status, message ?? '', needs));
}
function hintFor(status, message, needs) {
    if (status === 401)
        return '`github-token` is wrong or has expired';
    if (/not permitted to create or approve pull requests/i.test(message))
        return 'Allow it in Settings → Actions → General → "Allow GitHub Actions to create and approve pull requests", or give the token of an app in `github-token`';
    if (status === 403 || status === 404)
        return `The token needs the permission \`${needs}\`, which pull requests of forks and Dependabot never get`;
    return undefined;
}
/**
 * True for the answers that a token without the permission gets. The host hides what a token may not see, so 404 is
 * one of them.
 */
function isRefused(error) {
    return error instanceof _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && (error.status === 403 || error.status === 404);
}
/** True when the thing that was asked for is not there (or may not be seen). */
function isAbsent(error) {
    return error instanceof _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && error.status === 404;
}


/***/ }),

/***/ 87660:
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
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55271);
/* harmony import */ var _model_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45967);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38675);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87671);
/* harmony import */ var _blob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29576);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67695);
// The files of a repository at a commit, read through the API instead of a clone.







const mostFileBytes = 5 * 1024 * 1024;
const blobAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ content: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), encoding: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('base64') });
/**
 * The files of a commit. Both verbs throw ApiError or Failure when the host does not answer; a file that cannot be
 * text is `unreadable`. `checkout` saves requests: a file that has the same bytes there is taken from there.
 * https://docs.github.com/rest/git/blobs#get-a-blob
 */
function filesOf(api, repository, commit, checkout) {
    let tree;
    const files = () => {
        tree ??= (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .readTree */ .Z)(api, repository, commit);
        return tree;
    };
    return {
        list: async () => [...(await files()).keys()].sort(),
        async read(path) {
            const file = (await files()).get(path);
            if (file === undefined)
                return { unreadable: 'the commit has no such file', absent: true };
            if (file.size > mostFileBytes)
                return { unreadable: `it is larger than ${mostFileBytes} bytes` };
            const here = await checkout?.read(path);
            if (here !== undefined && 'text' in here && (0,_blob_js__WEBPACK_IMPORTED_MODULE_4__/* .blobName */ .P)(here.text, file.blob) === file.blob)
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
    const bytes = Buffer.from((await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .ask */ .kA)(api, request, blobAnswer)).content, 'base64');
    if ((0,_blob_js__WEBPACK_IMPORTED_MODULE_4__/* .blobName */ .P)(bytes, blob) !== blob)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('bad-answer', `Read ${path}: the answer is not the content that was asked for`);
    return (0,_model_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g)(bytes);
}
/** The same files, where one that the host does not give is `unreadable` instead of the end of the scan. */
function oneByOne(files) {
    return {
        list: files.list,
        read: (path) => files.read(path).catch((error) => ({ unreadable: (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownFrom */ .NI)(error, path).message })),
    };
}
const commitAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() });
const repositoryAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), node_id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() });
/** The name of the default branch. @throws ApiError, Failure */
async function defaultBranch(api, repository) {
    return (await describeRepository(api, repository)).default_branch;
}
/** @throws ApiError, Failure */
function describeRepository(api, repository) {
    const operation = `Repository ${repository.owner}/${repository.name}`;
    const path = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository);
    return (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .ask */ .kA)(api, { operation, method: 'GET', path, needs: 'metadata: read' }, repositoryAnswer);
}
/** The commit that a branch, a tag or a short hash names. @throws ApiError, Failure */
async function resolveCommit(api, repository, ref) {
    const request = {
        operation: `Commit ${ref} of ${repository.owner}/${repository.name}`,
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository)}/commits/${encodeURIComponent(ref)}`,
        query: { per_page: '1', page: '1' },
        needs: 'contents: read',
    };
    return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .ask */ .kA)(api, request, commitAnswer)).sha;
}
/** True for what the host answers when the default branch of a repository has no commit yet. */
function isEmptyRepository(error) {
    return error instanceof _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && error.status === 409 && /empty/i.test(error.details.message ?? '');
}
const compareAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ merge_base_commit: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }) });
/** The newest commit that two commits have in common. @throws ApiError, Failure */
async function mergeBase(api, repository, one, other) {
    const request = {
        operation: `Compare ${one.slice(0, 12)} and ${other.slice(0, 12)}`,
        method: 'GET',
        path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository)}/compare/${encodeURIComponent(one)}...${encodeURIComponent(other)}`,
        // Changed files stand on the first page only, and are not wanted here.
        query: { per_page: '1', page: '2' },
        needs: 'contents: read',
    };
    return (await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .ask */ .kA)(api, request, compareAnswer)).merge_base_commit.sha;
}


/***/ }),

/***/ 67695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTree)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87671);
// The files of a commit with their git names; a listing that the host cuts short is walked folder by folder.



const treeAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    truncated: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        mode: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        type: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        size: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    })),
});
const mostFiles = 200_000;
const mostRequests = 500;
const deepest = 64;
/**
 * Every regular file of a commit by path; symbolic links and submodules are left out.
 * https://docs.github.com/rest/git/trees#get-a-tree (100,000 entries or 7 MB, then `truncated`)
 * @throws ApiError, Failure; `bad-answer` when the commit is larger than the limits here
 */
async function readTree(api, repository, commit) {
    const files = new Map();
    let requests = 0;
    const get = (name, recursive) => {
        requests += 1;
        if (requests > mostRequests)
            throw tooLarge();
        const request = {
            operation: `Files of ${repository.owner}/${repository.name}`,
            method: 'GET',
            path: `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/git/trees/${encodeURIComponent(name)}`,
            ...(recursive ? { query: { recursive: '1' } } : {}),
            needs: 'contents: read',
        };
        return (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .ask */ .kA)(api, request, treeAnswer);
    };
    const keep = (prefix, { path, mode, type, sha, size = 0 }) => {
        if (type !== 'blob' || !mode.startsWith('100'))
            return;
        files.set(`${prefix}${path}`, {
            path: `${prefix}${path}`,
            blob: sha,
            size,
            executable: mode === '100755',
        });
        if (files.size > mostFiles)
            throw tooLarge();
    };
    const walk = async (name, prefix, depth) => {
        if (depth > deepest)
            throw tooLarge();
        const whole = await get(name, true);
        if (!whole.truncated) {
            for (const entry of whole.tree)
                keep(prefix, entry);
            return;
        }
        const level = await get(name, false);
        if (level.truncated)
            throw tooLarge();
        for (const entry of level.tree) {
            if (entry.type === 'tree')
                await walk(entry.sha, `${prefix}${entry.path}/`, depth + 1);
            else
                keep(prefix, entry);
        }
    };
    await walk(commit, '', 0);
    return files;
}
function tooLarge() {
    const limits = `${mostFiles} files, ${deepest} folders deep, ${mostRequests} listings`;
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `The repository is too large to be read through the API (${limits}); clone it`);
}


/***/ })

};
