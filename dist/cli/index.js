#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 42613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 35317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 7066:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tty");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 53557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 34641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ githubTokenOf),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Li: () => (/* binding */ lookOf),
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   R3: () => (/* binding */ mistaken),
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   wg: () => (/* binding */ inputOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76760);
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(657);
/* harmony import */ var _model_secret_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(91817);
// What a command gets: its arguments, the environment, and where it may write.



/** The lines of a flag that may be given again or have several lines. */
function linesOf({ flags }, name) {
    const lines = (flags.get(name) ?? '').split('\n').map((line) => line.trim());
    return [...new Set(lines.filter((line) => line !== ''))];
}
/** A file that the user names, wherever it is. */
function readNamed(file, mostBytes) {
    return (0,_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .diskFiles */ .T)(node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(file), undefined).read(node_path__WEBPACK_IMPORTED_MODULE_0__.basename(file), mostBytes);
}
/** The token for the CI host, which may also be in the environment. */
function githubTokenOf(context) {
    const token = inputOf(context, 'github-token');
    return token === undefined || token === '' ? undefined : new _model_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(token);
}
/** How a local host looks: under `--json` the text goes to standard error, without colours. */
function lookOf({ invocation, out, err, colour, width, links, progress }) {
    const fitting = { ...(width === undefined ? {} : { width }), ...(links === undefined ? {} : { links }) };
    const look = invocation.json ? { print: err } : { print: out, colour, ...fitting };
    return { ...look, ...(progress === undefined ? {} : { progress }) };
}
/** An input by name: its flag, or for the tokens the environment, where other users of the machine do not see them. */
function inputOf({ invocation, environment }, name) {
    const fromEnvironment = {
        token: 'TAGPROOF_TOKEN',
        'registry-token': 'TAGPROOF_REGISTRY_TOKEN',
        'github-token': 'GITHUB_TOKEN',
    }[name];
    return (invocation.flags.get(name) ?? (fromEnvironment === undefined ? undefined : environment[fromEnvironment]));
}
/** Says every mistake and where to read on; gives the exit code for wrong usage. */
function mistaken({ err }, code, mistakes) {
    err([...mistakes, `[${code}] What this means: tagproof explain ${code}`].join('\n'));
    return 2;
}
/** A failure as one line that ends in its code. */
function failureText({ cause, message }) {
    return `${message} [${cause}]`;
}


/***/ }),

/***/ 72880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ waiverFlags),
/* harmony export */   p: () => (/* binding */ replayFlags)
/* harmony export */ });
// The flags of `waive` and `replay`, apart from the commands: help and completion need no more.
/** Keys of a waiver with the flags that give them, in the order in which they are written. */
const waiverFlags = {
    check: 'check',
    image: 'image',
    tag: 'tag',
    paths: 'path',
    artifact: 'artifact',
    advisory: 'advisory',
    reason: 'reason',
    expires: 'expires',
    owner: 'owner',
    acknowledged: 'acknowledged',
};
/** Settings that a replay may be given anew. */
const replayFlags = ['fail-on', 'on-incomplete', 'max-age', 'as-of'];


/***/ }),

/***/ 31943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ flagGroups),
/* harmony export */   u: () => (/* binding */ flagText)
/* harmony export */ });
/* harmony import */ var _inputs_table_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(34565);
// What flags mean and how they are grouped, for help and completion.

/** Of flags that are no inputs, or that mean something else to one command (`command flag`). */
const own = {
    start: 'Only records from this ISO 8601 time on',
    end: 'Only records before this ISO 8601 time',
    port: 'First of four ports; free ones without it',
    state: 'JSON file with a whole platform (schema/emulator-state.schema.json)',
    faults: 'JSON file with faults (schema/emulator-faults.schema.json)',
    repository: 'OWNER/REPO whose workflows may assume the identity',
    ref: 'Branch or full ref that the workflow runs on (default: main)',
    environment: 'Deployment environment of the job',
    'identity create pull-request': 'Workflows of pull requests',
    'audit repository': 'OWNER/REPO or OWNER/REPO@REF, one a line, read through the API of the CI host instead of a folder',
    'audit shard': 'Name of the shard, such as 3/8: --report is then a file for merge, also of one repository',
    'replay fail-on': "error, warning, notice, none, or a list of check ids (default: the report's)",
    'replay on-incomplete': "fail or warn, when something could not be verified (default: the report's)",
    'replay max-age': "A superseded pin may lag this long (36h, 14d, 2w, P14D) (default: the report's)",
    'replay as-of': "Decide as of this instant (2026-11-01T12:00:00Z, or a day for its end) (default: the report's)",
    'replay config': 'Policy file that takes the place of the recorded one',
    list: 'File with OWNER/REPO, one a line, instead of an organization',
    shards: 'How many jobs at most, up to 256 (default: 8)',
    match: 'Glob over names of repositories, or over OWNER/REPO; one must match',
    'plan exclude': 'Glob over names of repositories to leave out',
    topic: 'Topic; the repository must have one of them',
    archived: 'Take archived repositories too',
    forks: 'Take forks too',
    'plan github-token': 'Token for the API of the CI host, which sees what is listed',
    plan: 'What plan printed: its repositories without a report make the verdict incomplete',
    output: 'Where all rows are written, to be merged again',
    'merge report': 'Path of the JSON report (schema/report.schema.json)',
    'owner-id': 'Number of the owner, for the subjects that new repositories send since July 2026',
    'repository-id': 'Number of the repository, likewise',
    issuer: "Issuer of the workflow's tokens (default: the CI host's)",
    role: 'Role to bind, one a line (default: viewer and registry.pull)',
    name: 'Name of the identity (default: made from the repository)',
    'token-file': "File with a workflow's OIDC token (default: ask the runner)",
    check: 'Check to waive',
    image: 'Glob over image names (registry/repository)',
    tag: 'Glob over tags',
    path: 'Glob over the files of the findings; may be given again',
    artifact: 'Artifact of an advisory',
    advisory: 'Id of an advisory, or one of its aliases',
    reason: 'Why this is accepted (required)',
    expires: 'Day (to its end, UTC) or instant after which the waiver does not count',
    owner: 'Who answers for the waiver',
    acknowledged: "The advisory's updateTime that was seen: a later change ends the waiver",
    'dry-run': 'Say what would be done, and do nothing',
    action: 'OWNER/REPO@REF of this action, for the workflow that is proposed',
    'init platform': 'Address preset that the workflow names (default: by the images found)',
    'init identity': 'uid of the identity that the workflow assumes',
    write: 'Write both files; one that is there is never overwritten',
    pinned: 'List only what is not pinned, with exit code 1',
    json: 'One document on standard output; the log goes to standard error',
    help: 'This text',
    'no-color': 'No colours, no links',
};
/** What a flag means to a command, in one sentence without a full stop. */
function flagText(command, flag) {
    const special = own[`${command} ${flag}`];
    const input = special === undefined ? _inputs_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .F.find(({ name }) => name === flag) : undefined;
    const fallback = input?.default === undefined ? '' : ` (default: ${input.default})`;
    return `${special ?? input?.description ?? own[flag] ?? ''}${fallback}`.replaceAll('`', '');
}
/** Headings with their flags, in the order of the help; what is in none of them stands below `Flags`. */
const flagGroups = {
    'Where the platform is': [
        'platform',
        'base-url',
        'registry-url',
        'issuer-url',
        'history-service',
        'public-organization',
    ],
    'Who asks': ['identity', 'group', 'oidc-audience', 'token', 'registry-token', 'github-token'],
    'What is looked at': [
        'repository',
        'shard',
        'paths',
        'exclude',
        'artifacts',
        'sbom',
        'sbom-from-registry',
        'vulnerability-reports',
    ],
    'What counts': [
        'config',
        'policy-from',
        'max-age',
        'min-age',
        'as-of',
        'fail-on',
        'on-incomplete',
        'new-only',
        'ledger',
    ],
    'What is written': [
        'report',
        'sarif',
        'html',
        'comment',
        'issue',
        'pull-request',
        'pull-request-branch',
        'pull-request-base',
        'pull-request-labels',
        'pull-request-reviewers',
    ],
};


/***/ }),

/***/ 657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ diskFiles),
/* harmony export */   t: () => (/* binding */ mostFileBytes)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76760);
/* harmony import */ var _model_decode_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(45967);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(38675);
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(47698);
// The checkout on disk. Nothing outside it is read or written, symlinks are not followed, files change whole or not at all.






const mostFileBytes = 5 * 1024 * 1024;
const outside = 'it is outside the checkout';
/** The files below `root`. Documents without a path of their own go to `temp`; without `temp` they are not written. */
function diskFiles(root, temp) {
    const known = new Map();
    const holds = (folder) => {
        const inside = known.get(folder) ?? isInside(root, folder);
        known.set(folder, inside);
        return inside;
    };
    return {
        list: (wanted = () => true) => (0,_listing_js__WEBPACK_IMPORTED_MODULE_5__/* .listCheckout */ .B)(root, wanted),
        async read(file, mostBytes) {
            const target = node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, file);
            if (isBelow(root, target) && !(await holds(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target))))
                return { unreadable: outside };
            return readText(target, mostBytes);
        },
        replace: (file, before, after) => replaceText(root, file, before, after),
        async save(file, name, text) {
            if (file === undefined && temp === undefined)
                return undefined;
            const target = file === undefined ? node_path__WEBPACK_IMPORTED_MODULE_2__.join(temp ?? '', name) : node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(root, file);
            if (file !== undefined && isBelow(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(root), target) && !(await mayHold(root, target)))
                throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR('not-written', `It was not written: ${outside}, behind a symlink, or a part of git`);
            const { refused } = await makeText(target, text);
            if (refused === undefined)
                return target;
            // An old document in its place would be taken for this run's.
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(target, { force: true }).catch(() => undefined);
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR('not-written', `It was not written: ${refused}`);
        },
    };
}
/** A path below the checkout must stay there when symlinks are followed; a change could put one in the way. */
async function mayHold(root, target) {
    const parts = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(root), target).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    return parts[0]?.toLowerCase() !== '.git' && isInside(root, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target));
}
async function readText(file, mostBytes = mostFileBytes) {
    try {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file);
        if (!stats.isFile())
            return { unreadable: 'it is not a regular file' };
        if (stats.size > mostBytes)
            return { unreadable: `it is larger than ${mostBytes} bytes` };
        return (0,_model_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeText */ .g)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file));
    }
    catch (error) {
        const { code } = error;
        return { unreadable: code ?? String(error), ...(isAbsent(error) ? { absent: true } : {}) };
    }
}
async function replaceText(root, file, before, after) {
    const target = node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, file);
    if (!(await isInside(root, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target))))
        return { refused: outside };
    const now = await readText(target);
    if (before === undefined)
        return 'text' in now || now.absent !== true
            ? { refused: 'it is there already' }
            : makeText(target, after);
    if ('unreadable' in now)
        return { refused: now.unreadable };
    if (now.text !== before)
        return { refused: 'it has changed since it was scanned' };
    return written(async () => writeWhole(target, after, (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target)).mode));
}
function makeText(target, text) {
    return written(async () => {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target), { recursive: true });
        await writeWhole(target, text, 0o644);
    });
}
/** What the disk refuses (full, read-only, a name too long) is told, not thrown. */
async function written(write) {
    try {
        await write();
        return {};
    }
    catch (error) {
        return { refused: error.code ?? String(error) };
    }
}
function isAbsent(error) {
    return ['ENOENT', 'ENOTDIR'].includes(error.code ?? '');
}
/** The folder, or the nearest one above it that exists, is known to lie in the root when all symlinks are followed. */
async function isInside(root, folder) {
    try {
        return isBelow(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder));
    }
    catch (error) {
        const above = node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(folder);
        return isAbsent(error) && above !== folder && isInside(root, above);
    }
}
function isBelow(root, target) {
    const inside = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(root, target);
    return inside.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] !== '..' && !node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute(inside);
}
/** Writes beside the target and renames, so that every reader sees the old text or the new one. */
async function writeWhole(target, text, mode) {
    const beside = node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target), `.tagproof-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`);
    try {
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(beside, 'wx', mode);
        try {
            await handle.writeFile(text);
            await handle.chmod(mode & 0o7777);
            await handle.sync();
        }
        finally {
            await handle.close();
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(beside, target);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(beside, { force: true });
        throw error;
    }
}


/***/ }),

/***/ 47698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ listCheckout),
/* harmony export */   p: () => (/* binding */ mostFiles)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(57975);
// Which files make up a checkout: what git tracks or would track, or, without git, a walk that respects .gitignore.




/** More files than this are not listed; the scan says so. */
const mostFiles = 200_000;
const mostListingBytes = 256 * 1024 * 1024;
const neverEntered = new Set(['.git', 'node_modules']);
const lstatsAtOnce = 64;
/**
 * Regular files below `root` that `wanted` accepts, sorted. Tracked files and untracked ones that are not ignored;
 * submodules are left out, and symlinks but those to files that are not listed themselves. A folder that cannot be listed is given with a slash at its end. At most one
 * more than `mostFiles`.
 */
async function listCheckout(root, wanted) {
    const tracked = await listByGit(root);
    const names = tracked === undefined ? await walk(root, wanted) : await regular(root, tracked.filter(wanted));
    return [...names].sort().slice(0, mostFiles + 1);
}
/** `undefined`: not a work tree, no git, git refuses the folder, or the folder is ignored as a whole. */
async function listByGit(root) {
    const git = (...args) => (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', ['-C', root, '-c', 'core.fsmonitor=false', ...args], {
        maxBuffer: mostListingBytes,
        timeout: 120_000,
        env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    });
    try {
        const { stdout } = await git('ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate');
        if (stdout !== '')
            return stdout.split('\0').filter((name) => name !== '');
        const { stdout: ignored } = await git('ls-files', '-z', '--others', '--directory', '--no-empty-directory');
        return ignored === '' ? [] : undefined;
    }
    catch {
        return undefined;
    }
}
/** Without submodules, links to what is listed, and what is deleted. What cannot be looked at stays, so that reading it says so. */
async function regular(root, names) {
    const found = [];
    const listed = new Set(names);
    for (let next = 0; next < names.length; next += lstatsAtOnce) {
        const batch = names.slice(next, next + lstatsAtOnce);
        const kept = await Promise.all(batch.map(async (name) => {
            try {
                const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, name));
                return stats.isFile() || (stats.isSymbolicLink() && (await hides(root, name, listed)));
            }
            catch (error) {
                const { code = '' } = error;
                return !['ENOENT', 'ENOTDIR'].includes(code) || name.includes('\uFFFD');
            }
        }));
        found.push(...batch.filter((_, index) => kept[index]));
    }
    return found;
}
/** True for a link to a file that is not listed itself: whoever follows the link uses what nobody would read. */
async function hides(root, link, listed) {
    try {
        const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, link));
        const name = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root), target)
            .split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
            .join('/');
        return !listed.has(name) && (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target)).isFile();
    }
    catch {
        // It leads nowhere, or in a circle.
        return false;
    }
}
async function walk(root, wanted) {
    const { default: ignore } = await __nccwpck_require__.e(/* import() */ 298).then(__nccwpck_require__.t.bind(__nccwpck_require__, 70298, 19));
    const found = [];
    const links = [];
    const folders = [
        { folder: '', rules: [] },
    ];
    for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
        const below = next.folder === '' ? '' : `${next.folder}/`;
        const entries = await entriesOf(node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, next.folder));
        if (entries === undefined) {
            found.push(below);
            continue;
        }
        const own = entries.some((entry) => entry.name === '.gitignore' && entry.isFile());
        const text = own ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, below, '.gitignore'), 'utf8') : undefined;
        const rules = text === undefined ? next.rules : [...next.rules, { below, rules: ignore().add(text) }];
        for (const entry of entries) {
            const name = `${below}${entry.name}`;
            if (entry.isDirectory() && !neverEntered.has(entry.name) && !isIgnored(rules, `${name}/`))
                folders.push({ folder: name, rules });
            else if (wanted(name) && !isIgnored(rules, name)) {
                if (entry.isFile())
                    found.push(name);
                if (entry.isSymbolicLink())
                    links.push(name);
            }
        }
        if (found.length + links.length > mostFiles)
            return [...found, ...links];
    }
    const listed = new Set(found);
    for (const link of links)
        if (await hides(root, link, listed))
            found.push(link);
    return found;
}
/** `undefined`: the folder cannot be listed, as one whose name is no UTF-8. The root must be there. */
async function entriesOf(folder) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { withFileTypes: true });
    }
    catch {
        return undefined;
    }
}
/** The innermost file of rules that says anything about the name decides. */
function isIgnored(all, name) {
    for (const { below, rules } of [...all].reverse()) {
        const { ignored, unignored } = rules.test(name.slice(below.length));
        if (ignored || unignored)
            return ignored;
    }
    return false;
}


/***/ }),

/***/ 34565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ inputTable)
/* harmony export */ });
// Every input by name: what action.yml declares, the CLI takes as flags and the README lists.
const inputTable = [
    {
        name: 'mode',
        default: 'verify',
        description: '`verify` (read only, gate), `pin` (write pins) or `audit` (read only, reports everything, fails only when asked)',
    },
    {
        name: 'platform',
        description: 'Address preset, such as `chainguard`. The next five inputs override it one by one',
    },
    { name: 'base-url', description: 'Address of the platform API' },
    { name: 'registry-url', description: 'Address of the container registry' },
    { name: 'issuer-url', default: 'base-url', description: 'Address of the token exchange' },
    { name: 'history-service', default: '`_service`', description: 'Path segment of the tag history endpoint' },
    { name: 'public-organization', description: 'Organization name of the public images' },
    { name: 'identity', description: "uid of the identity to assume with the workflow's OIDC token" },
    {
        name: 'group',
        default: 'the part of `identity` before its last `/`',
        description: 'Root organization group that scopes the List calls',
    },
    {
        name: 'oidc-audience',
        default: 'host of issuer-url',
        description: "Audience asked of the CI's OIDC provider",
    },
    { name: 'token', description: 'Ready-made platform token, instead of the exchange' },
    { name: 'registry-token', description: 'Ready-made registry token, instead of the exchange' },
    {
        name: 'paths',
        default: 'all known formats',
        description: 'Globs of files to scan, one a line. Without it, folders called `vendor` and `third_party` are left out. One that does not begin with `**` must give a file',
    },
    { name: 'exclude', description: 'Globs of files to leave out, one a line' },
    {
        name: 'config',
        default: '`.github/tagproof.yml` if present',
        description: 'Policy file (docs/policy.md). It may give every input but this one, `policy-from` and tokens',
    },
    {
        name: 'policy-from',
        default: '`base`',
        description: "On pull requests, the policy of the base commit holds (`base`), or the checkout's (`head`)",
    },
    {
        name: 'max-age',
        default: '`14d`',
        description: 'A superseded pin may lag this long (`36h`, `14d`, `2w`, `P14D`)',
    },
    {
        name: 'min-age',
        default: '`0d`',
        description: 'Cool-down: a digest must have been in the history this long before it counts as current',
    },
    {
        name: 'as-of',
        default: 'now',
        description: 'Resolve as the histories stood at this instant (`2026-11-01T12:00:00Z`, or a day for its end)',
    },
    { name: 'artifacts', description: 'Artifact names to ask advisories for, one a line' },
    {
        name: 'sbom',
        description: 'Globs of SBOMs in the checkout (SPDX 2.x, CycloneDX 1.4 to 1.6, apko lock files, as JSON) whose packages are asked for, one a line',
    },
    {
        name: 'sbom-from-registry',
        default: '`false`',
        description: 'Ask for the packages of the SBOMs attached to the pinned images in the registry',
    },
    {
        name: 'vulnerability-reports',
        default: '`false`',
        description: "Ask for what the platform's scanner found in the pinned images, by digest",
    },
    {
        name: 'fail-on',
        default: '`error` (`none` in `audit`)',
        description: '`error`, `warning`, `notice`, `none`, or a list of check ids',
    },
    {
        name: 'on-incomplete',
        default: '`fail`',
        description: '`fail` or `warn`, when something could not be verified',
    },
    {
        name: 'ledger',
        default: '`.github/tagproof.lock.json` if present',
        description: 'What each tag of a registry without history was when seen: `true` lets `pin` make that file, a path another one, `false` uses none',
    },
    {
        name: 'new-only',
        default: '`false`',
        description: 'On pull requests and in merge queues, only what the change introduces can fail the gate',
    },
    {
        name: 'comment',
        default: '`never`',
        description: '`never`, `on-findings` or `always`: one pull-request comment that is kept up to date, and code suggestions for fixes',
    },
    {
        name: 'pull-request',
        default: '`false`',
        description: 'In `pin`: push a branch and open or update one pull request',
    },
    { name: 'pull-request-branch', default: '`tagproof/pins`', description: 'Branch of that pull request' },
    {
        name: 'pull-request-base',
        default: 'the default branch',
        description: 'Branch that it is to be merged into',
    },
    { name: 'pull-request-labels', description: 'Labels that it gets when it is opened, one a line' },
    {
        name: 'pull-request-reviewers',
        description: 'Reviewers that it asks for when it is opened, one a line: logins, or teams as `organization/team`',
    },
    {
        name: 'issue',
        default: '`false`',
        description: 'In `audit`: keep one tracking issue up to date, closed when clean',
    },
    {
        name: 'github-token',
        default: "the job's token",
        description: 'Token for the API of the CI host: base commits, comments, pull requests, issues',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the runner
        byRunner: '${{ github.token }}',
    },
    { name: 'report', default: "a file in the runner's temp folder", description: 'Path of the JSON report' },
    {
        name: 'sarif',
        description: 'Path of a SARIF file for code scanning; not written when something could not be verified',
    },
    {
        name: 'html',
        description: 'Path of the HTML report, one file for a browser; written when given',
    },
];


/***/ }),

/***/ 45967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
const notText = { unreadable: 'it is not UTF-8 text' };
/** The text of a file's bytes, with its byte order mark if it has one. */
function decodeText(bytes) {
    // UTF-16 of plain letters is UTF-8 too, with a NUL beside each letter: nothing would be found in it.
    if (bytes.includes(0))
        return notText;
    try {
        return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
    }
    catch {
        return notText;
    }
}


/***/ }),

/***/ 38675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   NI: () => (/* binding */ unknownFrom),
/* harmony export */   h3: () => (/* binding */ isSignIn)
/* harmony export */ });
// Why something could not be learned. A Failure is thrown inside a client and becomes an Unknown at its stage's edge.
/** Nobody is signed in: the exchange failed, or the CI gives this run no token to exchange. */
function isSignIn(cause) {
    return ['sign-in', 'no-permission', 'fork', 'dependabot'].includes(cause);
}
/** A request that gave no usable answer. The message is one sentence with the next step, and holds no secret. */
class Failure extends Error {
    reason;
    name = 'Failure';
    constructor(reason, message, options) {
        super(message, options);
        this.reason = reason;
    }
}
/** The failure as an Unknown about `subject`; anything else that was thrown is a defect and is thrown on. */
function unknownFrom(error, subject) {
    if (error instanceof Failure)
        return { cause: error.reason, subject, message: error.message };
    throw error;
}


/***/ }),

/***/ 36047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ suggestion)
/* harmony export */ });
/* unused harmony export nearest */
// "Did you mean": the known word that is fewest edits away.
/** The nearest word by Levenshtein distance, if it is near enough to be a slip of the keyboard. */
function nearest(word, known) {
    if (word.length > 64)
        return undefined;
    const ranked = known.map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate) }));
    const best = ranked.sort((a, b) => a.distance - b.distance)[0];
    return best !== undefined && best.distance <= Math.max(1, word.length / 3) ? best.candidate : undefined;
}
/** ` Did you mean …?`, or nothing. */
function suggestion(word, known) {
    const best = nearest(word, known);
    return best === undefined ? '' : ` Did you mean \`${best}\`?`;
}
function distance(a, b) {
    let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            row.push(Math.min(substitution, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
        }
        previous = row;
    }
    return previous[b.length] ?? 0;
}


/***/ }),

/***/ 91817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ Secret)
/* harmony export */ });
// A value that must not be shown: every way of printing it gives `***`.
class Secret {
    #value;
    constructor(value) {
        this.#value = value;
    }
    /** The value itself. Only `host/`, `http/`, `platform/`, `registry/` and `github/` may call this. */
    expose() {
        return this.#value;
    }
    toString() {
        return '***';
    }
    toJSON() {
        return '***';
    }
    [Symbol.for('nodejs.util.inspect.custom')]() {
        return '***';
    }
}


/***/ }),

/***/ 37427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  t: () => (/* binding */ table),
  k: () => (/* binding */ wrapped)
});

;// CONCATENATED MODULE: ./node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30–0x3f), intermediate bytes (0x20–0x2f), then a final byte (0x40–0x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20–0x2f), then a final byte (0x30–0x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ./node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/index.js


function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point


;// CONCATENATED MODULE: ./node_modules/string-width/index.js



/**
Logic:
- Segment graphemes to match how terminals render clusters.
- Width rules:
	1. Skip non-printing clusters (Default_Ignorable, Control, pure nonspacing/enclosing Mark, lone Surrogates). Tabs are ignored by design.
	2. RGI emoji clusters (\p{RGI_Emoji}) are double-width.
	3. Minimally-qualified/unqualified emoji clusters (ZWJ sequences with 2+ Extended_Pictographic, or keycap sequences) are double-width.
	4. Hangul jamo collapse each standard modern Hangul L+V or L+V+T syllable piece to width 2.
	   Unmatched repeated leading/vowel/trailing jamo stay additive because that matches how the terminals we target render them.
	5. Otherwise use East Asian Width of the cluster's first visible code point, and add widths for trailing spacing marks and Halfwidth/Fullwidth Forms within the same cluster (e.g., dakuten/handakuten/prolonged sound mark).
*/

const segmenter = new Intl.Segmenter();

// Matches a visible (printing) character. Used to find the base scalar of a cluster (skipping leading Prepend/Format/Marks) and to detect whole-cluster zero-width.
// Intentionally a single negated class without a quantifier: a repeated pattern like `^(?:…|…)+$` backtracks exponentially on overlapping properties, and even `^[…]+$` overflows V8's backtrack stack (RangeError) on clusters with millions of marks.
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;

// RGI emoji sequences
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;

// Detect minimally-qualified/unqualified emoji sequences (missing VS16 but still render as double-width)
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;

function isDoubleWidthNonRgiEmojiSequence(segment) {
	// Real emoji clusters are < 30 chars; guard against pathological input
	if (segment.length > 50) {
		return false;
	}

	if (unqualifiedKeycapRegex.test(segment)) {
		return true;
	}

	// ZWJ sequences with 2+ Extended_Pictographic
	if (segment.includes('\u200D')) {
		const pictographics = segment.match(extendedPictographicRegex);
		return pictographics !== null && pictographics.length >= 2;
	}

	return false;
}

// Returns the cluster starting at its first visible character, or `undefined` if the whole cluster is zero-width.
function baseVisible(segment) {
	const index = segment.search(visibleCharacterRegex);
	return index === -1 ? undefined : segment.slice(index);
}

function isHangulLeadingJamo(codePoint) {
	return (codePoint >= 0x11_00 && codePoint <= 0x11_5F)
		|| (codePoint >= 0xA9_60 && codePoint <= 0xA9_7C);
}

function isHangulVowelJamo(codePoint) {
	return (codePoint >= 0x11_60 && codePoint <= 0x11_A7)
		|| (codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6);
}

function isHangulTrailingJamo(codePoint) {
	return (codePoint >= 0x11_A8 && codePoint <= 0x11_FF)
		|| (codePoint >= 0xD7_CB && codePoint <= 0xD7_FB);
}

function isHangulJamo(codePoint) {
	return isHangulLeadingJamo(codePoint)
		|| isHangulVowelJamo(codePoint)
		|| isHangulTrailingJamo(codePoint);
}

function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
	const codePoints = [];

	for (const character of visibleSegment) {
		if (!visibleCharacterRegex.test(character)) {
			continue;
		}

		codePoints.push(character.codePointAt(0));
	}

	if (codePoints.length === 0) {
		return undefined;
	}

	let width = 0;

	for (let index = 0; index < codePoints.length; index++) {
		const codePoint = codePoints[index];
		if (!isHangulJamo(codePoint)) {
			if (width === 0) {
				return undefined;
			}

			// Mixed cluster (e.g., L + precomposed syllable): use EAW for non-jamo remainder
			for (let remaining = index; remaining < codePoints.length; remaining++) {
				width += eastAsianWidth(codePoints[remaining], eastAsianWidthOptions);
			}

			return width;
		}

		// Modern Hangul L+V(+T) shapes as one syllable block. Unmatched jamo stay additive:
		// U+1100 U+1100 U+1161 => U+1100 + (U+1100 U+1161) => 2 + 2.
		if (
			isHangulLeadingJamo(codePoint)
			&& isHangulVowelJamo(codePoints[index + 1])
		) {
			width += 2;
			index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
			continue;
		}

		width += eastAsianWidth(codePoint, eastAsianWidthOptions);
	}

	return width;
}

function trailingWidth(visibleSegment, eastAsianWidthOptions) {
	let extra = 0;
	let first = true;

	for (const character of visibleSegment) {
		if (first) {
			first = false;
			continue;
		}

		if (
			spacingMarkRegex.test(character)
			|| (character >= '\uFF00' && character <= '\uFFEF')
		) {
			extra += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
		}
	}

	return extra;
}

function stringWidth(input, options = {}) {
	if (typeof input !== 'string' || input.length === 0) {
		return 0;
	}

	const {
		ambiguousIsNarrow = true,
		countAnsiEscapeCodes = false,
	} = options;

	let string = input;

	// Avoid calling stripAnsi when there are no ANSI escape sequences (ESC = 0x1B, CSI = 0x9B)
	if (!countAnsiEscapeCodes && (string.includes('\u001B') || string.includes('\u009B'))) {
		string = stripAnsi(string);
	}

	if (string.length === 0) {
		return 0;
	}

	// Fast path: printable ASCII (0x20–0x7E) needs no segmenter, regex, or EAW lookup — width equals length.
	if (/^[\u0020-\u007E]*$/.test(string)) {
		return string.length;
	}

	let width = 0;
	const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};

	for (const {segment} of segmenter.segment(string)) {
		// Zero-width / non-printing clusters
		const visibleSegment = baseVisible(segment);
		if (visibleSegment === undefined) {
			continue;
		}

		// Emoji width logic
		if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
			width += 2;
			continue;
		}

		const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
		if (hangulWidth !== undefined) {
			width += hangulWidth;
			continue;
		}

		// Everything else: EAW of the cluster’s first visible scalar
		const codePoint = visibleSegment.codePointAt(0);
		width += eastAsianWidth(codePoint, eastAsianWidthOptions);

		// Add width for trailing spacing marks and Halfwidth/Fullwidth Forms (e.g., ﾞ, ﾟ, ｰ)
		width += trailingWidth(visibleSegment, eastAsianWidthOptions);
	}

	return width;
}

;// CONCATENATED MODULE: ./lib/report/columns.js
// Columns of text that fit a width, measured in the cells that a terminal draws.

const gap = 2;
const narrowest = 8;
const leastName = 24;
/**
 * Rows as aligned columns; the last column is not padded. With `width`, the widest columns give way until a line
 * fits (or all are at their narrowest), and what is cut ends in `…`. Columns of `names` give way first, down to
 * `leastName` cells, and keep their ends, where a path has its line and an image its tag. Cells hold no control
 * characters.
 */
function table(rows, width = Number.POSITIVE_INFINITY, names = []) {
    const columns = Math.max(0, ...rows.map((row) => row.length));
    const room = width - gap * (columns - 1);
    const shown = namesWithin(rows.map(measured), room, names);
    const widths = narrowed(widthsOf(shown), room, narrowest);
    const line = (row) => row
        .map(({ text, cells }, column) => {
        const own = widths[column] ?? 0;
        const fits = cells <= own ? { text, cells } : cellOf(clipped(text, own));
        return fits.text + ' '.repeat(Math.max(0, own - fits.cells));
    })
        .join(' '.repeat(gap));
    return shown.map((row) => line(row).trimEnd()).join('\n');
}
function cellOf(text) {
    return { text, cells: cellsOf(text) };
}
function measured(row) {
    return row.map(cellOf);
}
function widthsOf(rows) {
    const widths = [];
    for (const row of rows)
        row.forEach(({ cells }, column) => {
            widths[column] = Math.max(widths[column] ?? 0, cells);
        });
    return widths;
}
/** The rows with the names cut so far that the other columns are whole, if that is possible. */
function namesWithin(rows, room, names) {
    const wanted = widthsOf(rows);
    const others = wanted.reduce((sum, own, column) => sum + (names.includes(column) ? 0 : own), 0);
    const given = narrowed(names.map((column) => wanted[column] ?? 0), room - others, leastName);
    const roots = names.map((column, index) => {
        const cut = rows.flatMap((row) => row[column] ?? []).filter(({ cells }) => cells > (given[index] ?? 0));
        return new Set(cut.map(({ text }) => rootOf(text)).filter((root) => root !== ''));
    });
    return rows.map((row) => row.map((cell, column) => {
        const name = names.indexOf(column);
        const own = given[name];
        if (own === undefined)
            return cell;
        if (cell.cells > own)
            return cellOf(endOf(cell.text, own));
        const root = rootOf(cell.text);
        return roots[name]?.has(root) === true ? cellOf(`…${cell.text.slice(root.length)}`) : cell;
    }));
}
/** The cells that a text takes. Most text is plain ASCII, which needs no look at each character. */
function cellsOf(text) {
    return /^[ -~]*$/.test(text) ? text.length : stringWidth(text);
}
/** Takes from the widest until the sum fits, or all are at `least`. */
function narrowed(wanted, room, least) {
    const widths = [...wanted];
    let excess = widths.reduce((sum, width) => sum + width, 0) - room;
    while (excess > 0) {
        const widest = Math.max(...widths);
        if (widest <= least)
            break;
        const next = Math.max(least, ...widths.filter((width) => width < widest));
        const column = widths.indexOf(widest);
        const step = widths.filter((width) => width === widest).length > 1 ? 1 : widest - next;
        const taken = Math.min(excess, Math.max(1, step));
        widths[column] = widest - taken;
        excess -= taken;
    }
    return widths;
}
/** At most so many cells, the last of them `…` when something was cut. */
function clipped(text, cells) {
    let shown = '';
    let used = 1;
    for (const { segment } of new Intl.Segmenter().segment(text.slice(0, cells * 8))) {
        used += cellsOf(segment);
        if (used > cells)
            break;
        shown += segment;
    }
    return `${shown}…`;
}
/** The first of several segments: when one name of a registry or folder loses it, the others do too. */
function rootOf(text) {
    return text.slice(0, Math.max(0, text.indexOf('/')));
}
/** The end of a name: as many of its last segments as fit, `…/acme/node:22`, or else its last characters. */
function endOf(text, cells) {
    let shown = '';
    let used = 1;
    for (const { segment } of [...new Intl.Segmenter().segment(text.slice(-cells * 8))].toReversed()) {
        used += cellsOf(segment);
        if (used > cells)
            break;
        shown = segment + shown;
    }
    const slash = shown.indexOf('/');
    return `…${slash > 0 ? shown.slice(slash) : shown}`;
}
/** Breaks a text at spaces into lines of at most `width` cells; a longer word keeps a line of its own. */
function wrapped(text, width) {
    if (width === Number.POSITIVE_INFINITY)
        return [text];
    const lines = [];
    let line = '';
    let used = 0;
    for (const word of text.split(' ')) {
        const cells = word.length > 2 * width ? word.length : cellsOf(word);
        if (line !== '' && used + 1 + cells > width) {
            lines.push(line);
            line = word;
            used = cells;
        }
        else {
            line = line === '' ? word : `${line} ${word}`;
            used = used === 0 ? cells : used + 1 + cells;
        }
    }
    return [...lines, line];
}


/***/ }),

/***/ 72527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   S_: () => (/* binding */ uriOf),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   sY: () => (/* binding */ shortDigests),
/* harmony export */   wD: () => (/* binding */ markdown)
/* harmony export */ });
// Text from outside, made harmless for a channel.
/**
 * For terminals and logs: control, invisible and broken characters are spelled out, so a name cannot move, colour or
 * reorder anything.
 */
function plain(text) {
    return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
const marks = /[&<>|`*_~[\]()#@!\\{}$"']|:(?=\/\/|[\w+-]{1,40}:)|(?<=\bwww)\.|(?<=\bgh)-(?=\d)/gi;
/**
 * For Markdown text and table cells: what Markdown reads as markup becomes an entity, which it never does. Where the
 * host itself makes mentions, issue links, addresses or emoji of the finished text, a word joiner comes between.
 */
function markdown(text) {
    return plain(text).replace(marks, (mark) => '@#:.-'.includes(mark) ? `${entity(mark)}&#8288;` : entity(mark));
}
/** Markdown code that may hold anything: HTML `<code>`, where mentions and issue links are not made. */
function code(text) {
    return `<code>${plain(text).replace(marks, entity)}</code>`;
}
/** A fenced block that may hold anything: its fence is longer than every run of backticks inside. Tabs stay. */
function fenced(language, lines) {
    const text = lines.map((line) => line.split('\t').map(plain).join('\t')).join('\n');
    const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}
/** A relative URI reference: every segment percent-encoded; half a character has no encoding and is replaced. */
function uriOf(file) {
    return file
        .replace(/\p{Cs}/gu, '\uFFFD')
        .split('/')
        .map(encodeURIComponent)
        .join('/');
}
/** Digests as people compare them: `sha256:` and the first 12 hex digits. */
function shortDigests(text) {
    return text.replace(/(sha256:[a-f0-9]{12})[a-f0-9]{52}(?![a-f0-9])/g, '$1');
}
/** At most so many bytes of UTF-8, cut between characters; `…` stands for what was cut. */
function cut(text, bytes) {
    if (text.length * 3 <= bytes || Buffer.byteLength(text) <= bytes)
        return text;
    let left = bytes - Buffer.byteLength('…');
    let end = 0;
    for (const character of text) {
        left -= Buffer.byteLength(character);
        if (left < 0)
            break;
        end += character.length;
    }
    return `${text.slice(0, end)}…`;
}
function entity(mark) {
    return `&#${mark.charCodeAt(0)};`;
}


/***/ }),

/***/ 38882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
// The version that reports carry; a test holds it to package.json.
const version = '0.1.0';


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __nccwpck_require__(72527);
// EXTERNAL MODULE: ./lib/report/version.js
var version = __nccwpck_require__(38882);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(57975);
// EXTERNAL MODULE: ./lib/inputs/table.js
var table = __nccwpck_require__(34565);
// EXTERNAL MODULE: ./lib/model/nearest.js
var nearest = __nccwpck_require__(36047);
;// CONCATENATED MODULE: ./lib/cli/arguments.js
// The command line → a command with its operands and flags; all mistakes at once.



const common = ['json', 'help', 'no-color', 'version'];
/** Reads the arguments after the program's name. A repeated flag gives its values one a line. */
function readArguments(args, commands) {
    const asked = parse(args, commands).positionals;
    const spec = commandIn(asked[0] === 'help' ? asked.slice(1) : asked, commands);
    // A name may be a switch of one command and a flag of another: the command decides.
    const { positionals, tokens } = parse(args, spec === undefined ? commands : [...commands, spec]);
    const options = tokens.filter((token) => token.kind === 'option');
    const has = (name) => options.some((option) => option.name === name);
    const [first = 'help'] = positionals;
    const words = positionals.slice(first === 'help' ? 1 : 0);
    const operands = words.slice(spec?.name.split(' ').length ?? 0);
    const help = has('help') || first === 'help';
    const given = valuesOf(options, spec);
    const mistakes = [
        ...(spec === undefined && words.length > 0 ? [notACommand(words, commands)] : []),
        // The value of a flag that is not known looks like an operand.
        ...(spec === undefined || help || given.mistakes.length > 0 ? [] : operandMistakes(spec, operands)),
        // Whose flags they are is not known where the command is not.
        ...(spec === undefined && words.length > 0 ? [] : given.mistakes),
    ];
    if (mistakes.length > 0)
        return { mistakes, ...(spec === undefined ? {} : { command: spec.name }) };
    return {
        command: has('version') ? 'version' : (spec?.name ?? 'help'),
        operands,
        flags: given.flags,
        switches: given.switches,
        json: has('json'),
        noColour: has('no-color'),
        help,
    };
}
function valuesOf(options, spec) {
    const { name, flags: known = [], switches: bare = [] } = spec ?? {};
    const flags = new Map();
    const switches = new Set();
    const mistakes = [];
    for (const option of options) {
        const valueless = bare.includes(option.name) || common.includes(option.name);
        if (!valueless && !known.includes(option.name)) {
            const near = [...known, ...bare, ...common].map((one) => `--${one}`);
            const owner = name === undefined ? 'tagproof' : `\`${name}\``;
            mistakes.push(`\`${option.rawName}\` is not a flag of ${owner}.${(0,nearest/* suggestion */.h)(option.rawName, near)}`);
        }
        else if (valueless) {
            if (option.value !== undefined)
                mistakes.push(`\`${option.rawName}\` takes no value.`);
            if (bare.includes(option.name))
                switches.add(option.name);
        }
        else if (!option.value || (option.value.startsWith('--') && !option.inlineValue)) {
            mistakes.push(`\`${option.rawName}\` needs a value.`);
        }
        else {
            flags.set(option.name, [flags.get(option.name) ?? [], option.value].flat().join('\n'));
        }
    }
    return { flags, switches, mistakes };
}
function notACommand(words, commands) {
    const [first = ''] = words;
    const names = commands.map(({ name }) => name);
    const group = names.filter((name) => name.startsWith(`${first} `)).map((name) => `\`${name}\``);
    if (group.length === 0)
        return `\`${first}\` is not a command.${(0,nearest/* suggestion */.h)(first, names)}`;
    return `\`${words.slice(0, 2).join(' ')}\` is not a command. There are: ${group.join(', ')}.`;
}
function operandMistakes({ name, operand, operands: many }, given) {
    const most = operand === undefined ? 0 : many === undefined ? 1 : Number.POSITIVE_INFINITY;
    if (given.length > most)
        return [`\`${given.at(-1)}\` is one operand too many.`];
    const needed = operand !== undefined && !operand.startsWith('[') && many === undefined;
    return needed && !given[0] ? [`\`${name}\` needs ${operand}.`] : [];
}
function commandIn(words, commands) {
    return commands.findLast(({ name }) => `${words.join(' ')} `.startsWith(`${name} `));
}
/** Where two commands differ about a name, the last one is right. */
function parse(args, commands) {
    const types = commands.flatMap(({ flags, switches = [] }) => [
        ...flags.map((name) => [name, { type: 'string', multiple: true }]),
        ...switches.map((name) => [name, { type: 'boolean' }]),
    ]);
    const options = Object.fromEntries([
        ...types,
        ...common.map((name) => [name, { type: 'boolean' }]),
        ['help', { type: 'boolean', short: 'h' }],
    ]);
    return (0,external_node_util_.parseArgs)({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
}
/** The inputs of the action that are flags of `verify`, `pin` and `audit`: all but the mode. */
const inputFlags = table/* inputTable */.F
    .map(({ name }) => name)
    .filter((name) => name !== 'mode');

;// CONCATENATED MODULE: ./lib/cli/command.js
const addresses = [
    'platform',
    'base-url',
    'registry-url',
    'issuer-url',
    'history-service',
    'public-organization',
];
const credentials = ['identity', 'oidc-audience', 'token', 'registry-token'];
const groups = {
    start: 'Start here',
    work: 'Every day',
    look: 'Look closer',
    many: 'Many repositories',
    setUp: 'Sign-in',
    tools: 'Around it',
};

// EXTERNAL MODULE: ./lib/cli/decision-flags.js
var decision_flags = __nccwpck_require__(72880);
;// CONCATENATED MODULE: ./lib/cli/commands-daily.js
// The commands of the first hour and of every day.



const daily = [
    {
        name: 'demo',
        group: groups.start,
        summary: 'See it work: no account, no network, no install',
        flags: [],
        examples: ['demo'],
        exits: { 0: 'the story ended well' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(4942), __nccwpck_require__.e(8815), __nccwpck_require__.e(1450), __nccwpck_require__.e(2904), __nccwpck_require__.e(3575), __nccwpck_require__.e(6748), __nccwpck_require__.e(2498), __nccwpck_require__.e(2884), __nccwpck_require__.e(7010), __nccwpck_require__.e(1823), __nccwpck_require__.e(3906), __nccwpck_require__.e(3323), __nccwpck_require__.e(9801), __nccwpck_require__.e(7728), __nccwpck_require__.e(2912), __nccwpck_require__.e(3661), __nccwpck_require__.e(712)]).then(__nccwpck_require__.bind(__nccwpck_require__, 80712))).demo(context),
    },
    {
        name: 'init',
        operand: '[DIR]',
        group: groups.start,
        summary: 'Look at the repository and propose a workflow and a policy',
        flags: ['platform', 'identity', 'action'],
        switches: ['write'],
        examples: ['init', 'init --platform chainguard --identity UID --write'],
        exits: { 0: 'proposed or written', 3: 'something could not be read or written' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(4942), __nccwpck_require__.e(8815), __nccwpck_require__.e(1450), __nccwpck_require__.e(2498), __nccwpck_require__.e(7010), __nccwpck_require__.e(3906), __nccwpck_require__.e(6636)]).then(__nccwpck_require__.bind(__nccwpck_require__, 86636))).init(context),
    },
    {
        name: 'doctor',
        operand: '[DIR]',
        group: groups.start,
        summary: 'Check addresses, sign-in, roles, clock and permissions, each with its cure',
        flags: [...addresses, ...credentials, 'group', 'config', 'github-token'],
        examples: ['doctor --platform chainguard --identity UID', 'doctor . --json'],
        exits: { 0: 'all is well', 1: 'something is not', 3: 'something could not be found out' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(4942), __nccwpck_require__.e(8815), __nccwpck_require__.e(1450), __nccwpck_require__.e(2498), __nccwpck_require__.e(2884), __nccwpck_require__.e(7010), __nccwpck_require__.e(3906), __nccwpck_require__.e(727), __nccwpck_require__.e(1856), __nccwpck_require__.e(9394), __nccwpck_require__.e(5118)]).then(__nccwpck_require__.bind(__nccwpck_require__, 95118))).doctor(context),
    },
    {
        name: 'verify',
        operand: '[DIR]',
        group: groups.work,
        summary: 'Check every reference, change nothing',
        flags: inputFlags,
        examples: [
            'verify',
            'verify . --platform chainguard --identity UID --max-age 7d',
            'verify . --fail-on unpinned,missing-tag --json',
        ],
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(4942), __nccwpck_require__.e(8815), __nccwpck_require__.e(1450), __nccwpck_require__.e(2904), __nccwpck_require__.e(3575), __nccwpck_require__.e(2498), __nccwpck_require__.e(2884), __nccwpck_require__.e(7010), __nccwpck_require__.e(1823), __nccwpck_require__.e(3906), __nccwpck_require__.e(3323), __nccwpck_require__.e(9801), __nccwpck_require__.e(7728), __nccwpck_require__.e(2912), __nccwpck_require__.e(3743)]).then(__nccwpck_require__.bind(__nccwpck_require__, 43743))).gate(context),
    },
    {
        name: 'pin',
        operand: '[DIR]',
        group: groups.work,
        summary: 'Write the digests that findings ask for',
        flags: inputFlags,
        examples: ['pin', "pin . --paths '**/Dockerfile' --ledger true"],
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(4942), __nccwpck_require__.e(8815), __nccwpck_require__.e(1450), __nccwpck_require__.e(2904), __nccwpck_require__.e(3575), __nccwpck_require__.e(2498), __nccwpck_require__.e(2884), __nccwpck_require__.e(7010), __nccwpck_require__.e(1823), __nccwpck_require__.e(3906), __nccwpck_require__.e(3323), __nccwpck_require__.e(9801), __nccwpck_require__.e(7728), __nccwpck_require__.e(2912), __nccwpck_require__.e(3743)]).then(__nccwpck_require__.bind(__nccwpck_require__, 43743))).gate(context),
    },
    {
        name: 'audit',
        operand: '[DIR]',
        group: groups.work,
        summary: 'Report everything, fail only when asked',
        flags: [...inputFlags, 'repository', 'shard'],
        examples: [
            'audit . --html report.html',
            'audit --repository OWNER/REPO@main',
            'audit --shard 3/8 --repository "$REPOSITORIES" --report shard.jsonl',
        ],
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(4942), __nccwpck_require__.e(8815), __nccwpck_require__.e(1450), __nccwpck_require__.e(2904), __nccwpck_require__.e(3575), __nccwpck_require__.e(2498), __nccwpck_require__.e(2884), __nccwpck_require__.e(7010), __nccwpck_require__.e(1823), __nccwpck_require__.e(3906), __nccwpck_require__.e(3323), __nccwpck_require__.e(1856), __nccwpck_require__.e(9801), __nccwpck_require__.e(7728), __nccwpck_require__.e(2912), __nccwpck_require__.e(9537), __nccwpck_require__.e(4523)]).then(__nccwpck_require__.bind(__nccwpck_require__, 44523))).audit(context),
    },
    {
        name: 'scan',
        operand: '[DIR]',
        group: groups.work,
        summary: 'List the references, offline',
        flags: ['paths', 'exclude'],
        switches: ['pinned'],
        examples: ['scan', 'scan . --pinned', "scan . --exclude 'test/**' --json"],
        exits: { 0: 'listed', 1: 'with --pinned: a reference is not pinned', 3: 'a file could not be read' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(8815), __nccwpck_require__.e(1450), __nccwpck_require__.e(7010), __nccwpck_require__.e(8156)]).then(__nccwpck_require__.bind(__nccwpck_require__, 44985))).scan(context),
    },
    {
        name: 'waive',
        operand: '[DIR]',
        group: groups.work,
        summary: 'Add a waiver to the policy file',
        flags: [...Object.values(decision_flags/* waiverFlags */.G), 'config'],
        examples: [
            "waive --check unpinned --path 'legacy/**' --reason 'Goes away in spring' --expires 2030-03-31",
        ],
        exits: { 0: 'written' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(4942), __nccwpck_require__.e(8815), __nccwpck_require__.e(2498), __nccwpck_require__.e(2884), __nccwpck_require__.e(4073), __nccwpck_require__.e(3573)]).then(__nccwpck_require__.bind(__nccwpck_require__, 91406))).waive(context),
    },
];

;// CONCATENATED MODULE: ./lib/cli/commands-look.js
// The commands that look closer, and at many repositories.


const looking = [
    {
        name: 'replay',
        operand: 'REPORT',
        group: groups.look,
        summary: 'Decide again from what a report recorded, offline',
        flags: [...decision_flags/* replayFlags */.p, 'config'],
        examples: ['replay tagproof-report.json', 'replay tagproof-report.json --fail-on warning'],
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(8815), __nccwpck_require__.e(1450), __nccwpck_require__.e(2904), __nccwpck_require__.e(2884), __nccwpck_require__.e(7010), __nccwpck_require__.e(1823), __nccwpck_require__.e(3323), __nccwpck_require__.e(9801), __nccwpck_require__.e(4073), __nccwpck_require__.e(2684)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3337))).replayReport(context),
    },
    {
        name: 'history',
        operand: 'IMAGE:TAG',
        group: groups.look,
        summary: 'Show what a tag was, and when',
        flags: [...addresses, ...credentials, 'start', 'end'],
        examples: ['history cgr.dev/chainguard/nginx:latest --platform chainguard'],
        exits: { 0: 'shown', 3: 'it could not be read whole' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(4942), __nccwpck_require__.e(2498), __nccwpck_require__.e(2884), __nccwpck_require__.e(3906), __nccwpck_require__.e(258)]).then(__nccwpck_require__.bind(__nccwpck_require__, 30258))).history(context),
    },
    {
        name: 'explain',
        operand: '[NAME]',
        group: groups.look,
        summary: 'What a check or an error code means, and what to do about it',
        flags: [],
        examples: ['explain', 'explain stale-digest', 'explain sign-in'],
        exits: { 0: 'explained' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2904), __nccwpck_require__.e(1823), __nccwpck_require__.e(9908)]).then(__nccwpck_require__.bind(__nccwpck_require__, 59487))).explain(context),
    },
    {
        name: 'plan',
        operand: '[ORGANIZATION]',
        group: groups.many,
        summary: 'Shard repositories over a job matrix',
        flags: ['list', 'shards', 'match', 'exclude', 'topic', 'github-token'],
        switches: ['archived', 'forks'],
        examples: ["plan acme --shards 8 --exclude '*-archive'", 'plan --list repositories.txt'],
        exits: { 0: 'planned', 2: 'wrong usage, or no repository is left', 3: 'the CI host gave no list' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(4942), __nccwpck_require__.e(2498), __nccwpck_require__.e(1856), __nccwpck_require__.e(9569)]).then(__nccwpck_require__.bind(__nccwpck_require__, 24262))).plan(context),
    },
    {
        name: 'merge',
        operand: 'FILE...',
        operands: true,
        group: groups.many,
        summary: "Join the reports of a matrix's shards",
        flags: ['plan', 'output', 'report', 'html', 'on-incomplete'],
        examples: ['merge shard-*.jsonl --plan plan.json --html report.html'],
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(4942), __nccwpck_require__.e(2904), __nccwpck_require__.e(2498), __nccwpck_require__.e(1823), __nccwpck_require__.e(3323), __nccwpck_require__.e(7728), __nccwpck_require__.e(9537), __nccwpck_require__.e(8555)]).then(__nccwpck_require__.bind(__nccwpck_require__, 23508))).merge(context),
    },
];

;// CONCATENATED MODULE: ./lib/cli/commands-sign-in.js
// The commands that set up signing in, and the platform to try it against.

const workflowFlags = ['repository', 'ref', 'environment', 'owner-id', 'repository-id', 'issuer'];
const settingUp = [
    {
        name: 'identity create',
        group: groups.setUp,
        summary: 'Make an identity that a workflow can assume, and bind its roles',
        flags: [...addresses, 'token', 'group', ...workflowFlags, 'role', 'name'],
        switches: ['pull-request', 'dry-run'],
        examples: [
            'identity create --platform chainguard --group UID --repository OWNER/REPO --ref main --dry-run',
        ],
        exits: { 0: 'made', 3: 'refused or not reached' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(4942), __nccwpck_require__.e(2884), __nccwpck_require__.e(727), __nccwpck_require__.e(926)]).then(__nccwpck_require__.bind(__nccwpck_require__, 43695))).createIdentity(context),
    },
    {
        name: 'identity explain',
        group: groups.setUp,
        summary: "Hold a workflow token's claims against an identity",
        flags: [...addresses, 'token', 'identity', 'oidc-audience', 'token-file'],
        examples: ['identity explain --platform chainguard --identity UID --token-file FILE'],
        exits: { 0: 'they match', 1: 'they differ', 3: 'refused or not reached' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(4942), __nccwpck_require__.e(2498), __nccwpck_require__.e(2884), __nccwpck_require__.e(727), __nccwpck_require__.e(3322)]).then(__nccwpck_require__.bind(__nccwpck_require__, 74232))).explainIdentity(context),
    },
    {
        name: 'identity delete',
        group: groups.setUp,
        summary: 'Delete an identity and its role bindings',
        flags: [...addresses, 'token', 'identity'],
        switches: ['dry-run'],
        examples: ['identity delete --platform chainguard --identity UID --dry-run'],
        exits: { 0: 'deleted', 3: 'refused or not reached' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(4942), __nccwpck_require__.e(2884), __nccwpck_require__.e(727), __nccwpck_require__.e(9813)]).then(__nccwpck_require__.bind(__nccwpck_require__, 32356))).deleteIdentity(context),
    },
    {
        name: 'emulator',
        group: groups.tools,
        summary: 'Serve the platform on loopback, for trying and testing',
        flags: ['port', 'state', 'faults'],
        examples: ['emulator --json'],
        exits: { 0: 'stopped by Ctrl+C' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(6748), __nccwpck_require__.e(3661), __nccwpck_require__.e(7944)]).then(__nccwpck_require__.bind(__nccwpck_require__, 41578))).emulator(context),
    },
];

;// CONCATENATED MODULE: ./lib/cli/commands.js
// Every command, in the order of the help. Help, completion and the parser of arguments read this table.




const commands = [
    ...daily,
    ...looking,
    ...settingUp,
    {
        name: 'completion',
        operand: 'SHELL',
        group: groups.tools,
        summary: 'Print completions for bash, zsh or fish',
        flags: [],
        examples: ['completion bash', 'completion zsh', 'completion fish'],
        exits: { 0: 'printed' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2904), __nccwpck_require__.e(1823), __nccwpck_require__.e(1967)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2314))).completion(context, commands),
    },
];

// EXTERNAL MODULE: ./lib/cli/context.js
var context = __nccwpck_require__(34641);
// EXTERNAL MODULE: ./lib/report/columns.js + 7 modules
var columns = __nccwpck_require__(37427);
// EXTERNAL MODULE: ./lib/cli/flag-texts.js
var flag_texts = __nccwpck_require__(31943);
;// CONCATENATED MODULE: ./lib/cli/help.js
// What `--help` prints: an overview by groups, or one command with its flags, examples and exit codes.



const widest = 100;
const narrowest = 40;
const groupedFrom = 10;
const exitCodes = {
    0: 'pass',
    1: 'the gate failed',
    2: 'wrong usage or policy; nothing was done',
    3: 'incomplete: something could not be verified',
};
const examples = [
    ['tagproof demo', 'see it work, in a few seconds'],
    ['tagproof scan', 'list the images of this folder, offline'],
    ['tagproof init', 'get a workflow and a policy to start with'],
    ['tagproof verify . --platform chainguard --identity UID', 'prove every pin'],
];
/** Help for one command, or for all of them. */
function helpText(commands, command, look = { colour: false }) {
    const spec = commands.find(({ name }) => name === command);
    return spec === undefined ? overview(commands, look) : commandHelp(spec, look);
}
function overview(commands, look) {
    const groups = [...new Set(commands.map(({ group = 'Commands' }) => group))];
    const blocks = groups.map((title) => [
        title,
        commands
            .filter(({ group = 'Commands' }) => group === title)
            .map(({ name, operand = '', summary }) => [`${name} ${operand}`.trim(), summary]),
    ]);
    return [
        "tagproof pins image tags to digests, proves each pin from the tag's own history, and gates on advisories.",
        `${strong(look)('Usage')}  tagproof COMMAND [OPERAND] [FLAGS]`,
        drawn(blocks, look),
        drawn([['Examples', examples]], look),
        drawn([['Exit codes', Object.entries(exitCodes)]], look),
        'Every command takes --json (one document on standard output), --help and --no-color; tagproof --version says which one this is. Tokens are also read from TAGPROOF_TOKEN, TAGPROOF_REGISTRY_TOKEN and GITHUB_TOKEN, where other users of the machine do not see them.',
    ]
        .map((part) => (part.includes('\n') ? part : (0,columns/* wrapped */.k)(part, room(look)).join('\n')))
        .join('\n\n');
}
function commandHelp(spec, look) {
    const { name, operand, summary, flags, switches = [], exits = {} } = spec;
    const all = [...flags, ...switches];
    const row = (flag) => [`--${flag}${switches.includes(flag) ? '' : ' …'}`, (0,flag_texts/* flagText */.u)(name, flag)];
    const grouped = all.length >= groupedFrom ? Object.entries(flag_texts/* flagGroups */.b) : [];
    const named = new Set(grouped.flatMap(([, names]) => names));
    const flagBlocks = [
        ...grouped.map(([title, names]) => [title, names.filter((flag) => all.includes(flag)).map(row)]),
        [
            'Flags',
            [
                ...all.filter((flag) => !named.has(flag)).map(row),
                ...['json', 'no-color', 'help'].map((flag) => [`--${flag}`, (0,flag_texts/* flagText */.u)(name, flag)]),
            ],
        ],
    ];
    const codes = spec.exits === undefined ? exitCodes : { ...exits, 2: exits[2] ?? 'wrong usage; nothing was done' };
    return [
        `${strong(look)('Usage')}  tagproof ${[name, operand, '[FLAGS]'].filter(Boolean).join(' ')}`,
        (0,columns/* wrapped */.k)(`${summary}.`, room(look)).join('\n'),
        ...(spec.examples === undefined
            ? []
            : [drawn([['Examples', spec.examples.map((line) => [`tagproof ${line}`, ''])]], look)]),
        drawn(flagBlocks.filter(([, rows]) => rows.length > 0), look),
        drawn([['Exit codes', Object.entries(codes)]], look),
    ].join('\n\n');
}
/** Blocks with one common left column; what does not fit beside it is broken, indented below itself. */
function drawn(blocks, look) {
    const rows = blocks.flatMap(([, some]) => some);
    const left = Math.min(Math.max(...rows.map(([term]) => term.length)), Math.floor(room(look) * 0.6));
    const right = room(look) - left - 4;
    return blocks
        .map(([heading, some]) => {
        const lines = some.flatMap(([term, text]) => {
            const [first = '', ...rest] = (0,columns/* wrapped */.k)(text, right);
            const indented = rest.map((line) => `${' '.repeat(left + 4)}${line}`);
            if (term.length > left && text !== '')
                return [`  ${term}`, ...[first, ...rest].map((line) => `${' '.repeat(left + 4)}${line}`)];
            return [`  ${term.padEnd(left)}  ${first}`.trimEnd(), ...indented];
        });
        return [strong(look)(heading), ...lines].join('\n');
    })
        .join('\n\n');
}
function room({ width = widest }) {
    return Math.max(narrowest, Math.min(width, widest));
}
function strong({ colour }) {
    return (text) => (colour ? (0,external_node_util_.styleText)('bold', text, { validateStream: false }) : text);
}

;// CONCATENATED MODULE: ./lib/cli/index.js
// The command line's end: read the arguments, run the command, set the exit code.







/** Takes the line of progress away before anything else is written. */
function write(stream, text) {
    if (process.stderr.isTTY)
        process.stderr.write('\r\u001b[K');
    stream.write(text);
}
const out = (text) => write(process.stdout, `${text}\n`);
const err = (text) => write(process.stderr, `${text}\n`);
const progress = (text) => write(process.stderr, text);
/** What the terminal can do. Loaded only for one, since a workflow has none. */
async function lookOfTerminal(noColour) {
    const { createSupportsHyperlinks } = await __nccwpck_require__.e(/* import() */ 1081).then(__nccwpck_require__.bind(__nccwpck_require__, 61081));
    return {
        colour: process.stdout.hasColors() && !process.env.NO_COLOR && !noColour,
        // A terminal that was given no size says 0.
        ...(process.stdout.columns > 0 ? { width: process.stdout.columns } : {}),
        links: createSupportsHyperlinks(process.stdout),
    };
}
async function main() {
    const invocation = readArguments(process.argv.slice(2), commands);
    if ('mistakes' in invocation) {
        const { mistakes, command } = invocation;
        const see = `See: ${['tagproof', command, '--help'].filter(Boolean).join(' ')}`;
        return (0,context/* mistaken */.R3)({ err }, 'usage', [...mistakes.map(report_escape/* plain */.pj), see]);
    }
    if (invocation.command === 'version') {
        out(invocation.json ? JSON.stringify({ version: version/* version */.r }) : version/* version */.r);
        return 0;
    }
    const command = commands.find(({ name }) => name === invocation.command);
    const look = process.stdout.isTTY ? await lookOfTerminal(invocation.noColour) : { colour: false };
    if (invocation.help || command === undefined) {
        out(helpText(commands, command?.name, look));
        return 0;
    }
    const [operand] = invocation.operands;
    if (command.operand === '[DIR]' &&
        operand !== undefined &&
        !(0,external_node_fs_.statSync)(operand, { throwIfNoEntry: false })?.isDirectory())
        return (0,context/* mistaken */.R3)({ err }, 'usage', [`\`${(0,report_escape/* plain */.pj)(operand)}\` is not a folder.`]);
    const moving = process.stderr.isTTY ? { progress } : {};
    return command.start({ invocation, environment: process.env, out, err, ...look, ...moving });
}
main().then((code) => {
    process.exitCode = code;
}, (error) => {
    const message = error instanceof Error ? error.message : String(error);
    err(`Tagproof stopped at a defect of its own: ${message} [defect]`);
    process.exitCode = 3;
});

