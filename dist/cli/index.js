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

/***/ 44708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

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

/***/ 46193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

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

/***/ 2952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ waiverFlags),
/* harmony export */   p: () => (/* binding */ replayFlags)
/* harmony export */ });
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
const replayFlags = ['fail-on', 'on-incomplete', 'max-age', 'as-of'];


/***/ }),

/***/ 5062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ githubTokenOf),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   E1: () => (/* binding */ readUserFile),
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   Qn: () => (/* binding */ variableOf),
/* harmony export */   _h: () => (/* binding */ printParts),
/* harmony export */   eV: () => (/* binding */ printFailure),
/* harmony export */   jY: () => (/* binding */ usageErrors),
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   wg: () => (/* binding */ inputOf),
/* harmony export */   x9: () => (/* binding */ printOptionsOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76760);
/* harmony import */ var _host_files_files_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3557);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(50412);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7687);
/* harmony import */ var _model_run_secret_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(74795);
/* harmony import */ var _flag_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(54678);






function linesOf({ flags }, name) {
    const lines = (flags.get(name) ?? '').split('\n').map((line) => line.trim());
    return [...new Set(lines.filter((line) => line !== ''))];
}
function readUserFile(file, maxBytes) {
    return (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_1__/* .diskFiles */ .Ts)(node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(file), undefined).read(node_path__WEBPACK_IMPORTED_MODULE_0__.basename(file), maxBytes);
}
function githubTokenOf(context) {
    const token = inputOf(context, 'github-token');
    return token === undefined || token === '' ? undefined : new _model_run_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .Secret */ .z(token);
}
function printOptionsOf(context) {
    const { invocation, out, err, colour, width, links, progress, network } = context;
    const options = invocation.json ? { print: err } : { print: out, colour, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .oE)({ width, links }) };
    return { ...options, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .oE)({ progress, network }) };
}
function inputOf({ invocation, environment }, name) {
    if (name === 'cache' && invocation.switches.has('no-cache'))
        return 'off';
    const variable = variables.get(name);
    return (invocation.flags.get(name) ?? (variable === undefined ? undefined : environment[variable] || undefined));
}
function variableOf(name) {
    return `TAGPROOF_${name.toUpperCase().replaceAll('-', '_')}`;
}
const variables = new Map([
    ...['token', 'registry-token', 'group', ...(0,_flag_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)('platform')].map((name) => [name, variableOf(name)]),
    ['github-token', 'GITHUB_TOKEN'],
]);
function printJson(output, document) {
    return printParts(output, (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonParts */ .lx)(document, 2));
}
async function printParts({ out, outParts }, parts) {
    if (outParts === undefined)
        out([...parts].join(''));
    else
        await outParts((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .withLineEnd */ .gF)(parts));
}
function usageErrors({ invocation, out, err }, code, issues) {
    err([...issues, `[${code}] For details, run: tagproof explain ${code}`].join('\n'));
    if (invocation.json)
        out(JSON.stringify({ error: { code, issues } }, null, 2));
    return 2;
}
function printFailure({ invocation, out, err }, gap) {
    err(failureText(gap));
    if (invocation.json)
        out(JSON.stringify({ error: { code: gap.cause, issues: [gap.message] } }, null, 2));
    return 3;
}
function failureText({ cause, message }) {
    return `${message} [${cause}]`;
}


/***/ }),

/***/ 54678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   bM: () => (/* binding */ flagGroups),
/* harmony export */   us: () => (/* binding */ flagText),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(15997);

const setupTexts = {
    'setup platform': 'Platform preset (default: derived from the images found)',
    'setup token': 'Platform access token (default: TAGPROOF_TOKEN, or the one that chainctl stored)',
    'setup group': 'Name or uid of the organization in which the identity is created (default: the only one)',
    'setup repository': 'Name of the repository on its CI host (default: that of the remote origin)',
    'setup issuer': "Issuer of the workflow's tokens (default: that of the CI host)",
    'setup action': 'OWNER/REPO@SHA of the action, with the full commit SHA',
    ci: 'CI host: github, gitlab, azure, bitbucket, jenkins or buildkite (default: that of the remote origin)',
    server: 'Address of the CI host (default: that of the remote origin)',
    branch: "Default branch (default: the repository's own)",
    yes: 'Ask nothing, and do it',
    try: 'Also verify the images of the repository',
    incident: 'Play an attack from the night to the morning after instead: a stolen token moves a tag',
    undo: 'Delete the identity with its bindings, and the files that nobody has edited since',
};
const platformTokenText = 'Platform access token (required, unless TAGPROOF_TOKEN is set)';
const ownTexts = {
    start: 'Only show entries at or after this timestamp (ISO 8601)',
    end: 'Only show entries before this timestamp (ISO 8601)',
    'image-platform': 'Platform of the images to compare, such as linux/amd64; repeatable (default: all)',
    key: 'Public key (PEM) that may have signed the image; repeatable',
    'trusted-root': 'Trusted root of a private Sigstore; repeatable',
    'signatures github-token': 'Token for the GitHub API: attestations of private repositories',
    port: 'First of five consecutive ports (default: five free ports)',
    state: 'JSON file with the state of the platform',
    faults: 'JSON file with faults to inject',
    'tls-cert': 'File with the certificate (PEM) to serve over HTTPS; requires --tls-key',
    'tls-key': 'File with the private key (PEM) of --tls-cert',
    seed: 'Whole number from which ids, keys and tokens are derived (default: random keys and tokens)',
    clock: 'Timestamp at which the clock of the platform starts (default: now)',
    example: 'Also list the images that the registry serves',
    repository: 'OWNER/REPO whose workflows may assume the identity',
    ref: 'Branch or full ref that the workflow runs on (default: main)',
    environment: 'Deployment environment of the job',
    order: 'Order of the list: name, created, moved or ended; with desc for the opposite order',
    as: 'Engine: buildkit, buildx, admission, kyverno or talos (required)',
    out: 'File to write instead of printing',
    'enforce check': 'File to compare: nothing is written, and what differs is printed; exit with 1 if anything does',
    csv: 'Print comma-separated values on standard output',
    from: 'Output of kubectl get pods -A -o json, or of docker inspect for containers and their images; repeatable',
    unused: 'Only list tags of which no use was found',
    'used-in': 'Results of audits (merge --output, or audit --shard --report) whose references are uses, too; repeatable',
    'images image': 'Globs over the names of images, such as node; repeatable (default: all)',
    'images group': 'UID of the organization whose images are listed',
    'tag group': 'UID of the organization that has the image',
    'identity create pull-request': 'Match the workflows of pull requests',
    'identity create group': 'UID of the organization in which the identity is created',
    'identity list group': 'UID of the organization whose identities are listed',
    'identity update identity': 'UID of the identity to change',
    'identity update repository': 'OWNER/REPO whose workflows may assume the identity (default: as now)',
    'identity update ref': 'Branch or full ref that the workflow runs on (default: as now)',
    'identity update pull-request': 'Match the workflows of pull requests',
    'identity update issuer': "Issuer of the workflow's tokens (default: as now)",
    'identity update name': 'New name of the identity',
    'identity explain identity': 'UID of the identity to compare with',
    'identity delete identity': 'UID of the identity to delete',
    'audit repository': 'Repository to audit through the GitHub API instead of a folder: OWNER/REPO or OWNER/REPO@REF; repeatable',
    'audit shard': 'Name of the shard, such as 3/8. --report then is a file for tagproof merge, even for a single repository',
    'json-lines': 'Write the lines of the shard to standard output instead of a file, for another program to collect',
    since: 'JSON report of an earlier audit: the report says what changed since then',
    'replay fail-on': "Lowest severity that fails the gate (error, warning, notice or none), or a list of check ids (default: the report's)",
    'replay on-incomplete': "Whether to fail or warn if something could not be verified (default: the report's)",
    'replay max-age': "How long a pin may stay behind the current digest before it is reported as stale (36h, 14d, 2w, P14D) (default: the report's)",
    'replay as-of': "Evaluate as of this timestamp (2026-11-01T12:00:00Z, or a day for its end) (default: the report's)",
    'replay config': 'Policy file to apply instead of the recorded one',
    list: 'File that lists repositories as OWNER/REPO, one per line, instead of an organization',
    shards: 'Maximum number of jobs, up to 256 (default: 8)',
    match: 'Only include repositories whose name (or OWNER/REPO) matches one of these globs; repeatable',
    'plan exclude': 'Leave out repositories whose name (or OWNER/REPO) matches one of these globs; repeatable',
    topic: 'Only include repositories with one of these topics; repeatable',
    'plan since': 'Results of the last night (merge --output): repositories with common images share a shard, and with --output only those are planned that have changed',
    'plan output': 'File for the results of the last night that still hold; merge it with the shards',
    'plan known': 'File for what still holds of the repositories that are planned: their audits then ask only about the other tags',
    'audit plan': 'Output of tagproof plan: audit the repositories that it assigns to the shard',
    jobs: 'How many shards run at the same time, if not all: each uses its part of what the CI host allows (default: all)',
    'audit known': 'What tagproof plan knows of the audited repositories (plan --known)',
    full: 'Plan every repository, whatever still holds',
    archived: 'Include archived repositories',
    forks: 'Include forks',
    'plan github-token': 'Token for the GitHub API; only repositories that it can read are listed',
    plan: 'Output of tagproof plan. A planned repository without a report makes the verdict incomplete',
    output: 'File for the merged results, which a later merge can read',
    'merge report': 'Path of the JSON report',
    'owner-id': 'Numeric id of the owner, for repositories whose OIDC subjects include ids (created since July 2026)',
    'repository-id': 'Numeric id of the repository, for the same subjects',
    issuer: "Issuer of the workflow's tokens (default: GitHub Actions)",
    role: 'Roles to bind; repeatable (default: viewer and registry.pull)',
    name: 'Name of the identity (default: derived from the repository)',
    'exposure image': 'Image that was bad, without a tag, such as docker.io/checkmarx/kics; repeatable',
    'exposure tag': 'Tag under which it was bad; repeatable (default: every tag)',
    'exposure digest': 'Digest that is known to be bad; repeatable',
    'exposure repository': 'OWNER/REPO whose runs are read (default: GITHUB_REPOSITORY)',
    'exposure github-token': 'Token for the GitHub API with actions: read and contents: read',
    'exposure html': 'Path of a page with a timeline',
    'exposure from': 'When it became bad (ISO 8601, or a day for its start)',
    to: 'When it was no longer served (ISO 8601, or a day for its end)',
    'max-requests': 'Most requests to the GitHub API; what is left is unknown (default: 4500)',
    'token-file': "File with a workflow's OIDC token (default: request one from the runner)",
    check: 'Check to waive',
    image: 'Glob over image names (registry/repository)',
    tag: 'Glob over tags',
    path: 'Globs over the files of the findings; repeatable',
    artifact: 'Artifact of an advisory',
    advisory: 'Id of an advisory, or one of its aliases',
    reason: 'Why this is accepted (required)',
    expires: 'When the waiver expires: a day (its end, UTC) or a timestamp',
    owner: 'Who is responsible for the waiver',
    acknowledged: 'updateTime of the advisory that was accepted; a later update ends the waiver',
    'dry-run': 'Print what would be done without doing it',
    'unpin image': 'Glob over image names (registry/repository), of which the digests are removed; repeatable (default: all)',
    'unpin dry-run': 'Print the changes as a patch for git apply, and write no file; the log goes to standard error',
    'pin dry-run': 'Print the changes as a patch for git apply, and write no file of the checkout; the log goes to standard error',
    'check-rendered': 'Take a file back if kubectl, kustomize, docker, helm or jsonnet of this machine renders more than digests of images differently',
    fix: 'Write missing and outdated digests, as tagproof pin does, and verify the result',
    watch: 'Run again when a file changes, until interrupted',
    'no-cache': 'Neither read nor write a cache, wherever it is set',
    quiet: 'Only print the verdict (-q)',
    verbose: 'Also print the settings in effect, with their sources, and the number of requests (-v)',
    ...setupTexts,
    action: 'OWNER/REPO@SHA of the action, with the full commit SHA (default: the clone that the program runs from)',
    'init platform': 'Platform preset for the workflow (default: derived from the images found)',
    'init identity': 'UID of the identity that the workflow assumes',
    write: 'Write both files; existing files are never overwritten',
    pinned: 'Only list references that are not pinned; exit with 1 if there are any',
    json: 'Print one JSON document on standard output; the log goes to standard error',
    help: 'Show this help',
    'help-all': 'Show this help with all flags',
    'no-color': 'Disable colors and links',
};
const inputsByName = new Map(_model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu.map((input) => [input.name, input]));
function flagText(command, flag) {
    const isPersonal = flag === 'token' && /^(?:identity|images|tag)\b/.test(command);
    const special = isPersonal ? platformTokenText : ownTexts[`${command} ${flag}`];
    if (special !== undefined)
        return special;
    const input = inputsByName.get(flag);
    return input === undefined ? (ownTexts[flag] ?? '') : inputText(input);
}
const terminalDefaults = {
    token: 'TAGPROOF_TOKEN',
    'registry-token': 'TAGPROOF_REGISTRY_TOKEN',
    'github-token': 'GITHUB_TOKEN',
    report: 'no report file, except in a workflow',
};
function inputText({ name, text, default: fixed, otherwise }) {
    const fallback = terminalDefaults[name] ?? fixed ?? otherwise;
    const flagText = text.replace(', one per line', '; repeatable');
    return withFlags(fallback === undefined ? flagText : `${flagText} (default: ${fallback})`);
}
function withFlags(text) {
    return text.replace(/`([^`]*)`/g, (_, code) => code !== 'mode' && inputsByName.has(code) ? `--${code}` : code);
}
const headings = {
    platform: 'Platform',
    authentication: 'Authentication',
    scope: 'Scope',
    policy: 'Policy and gate',
    output: 'Output',
};
const otherFlags = {
    scope: ['repository', 'shard', 'plan', 'jobs', 'json-lines', 'since', 'known'],
};
const flagGroups = Object.fromEntries(Object.keys(headings).map((group) => [
    headings[group],
    [...(otherFlags[group] ?? []), ...namesIn(group)],
]));
function namesIn(group) {
    return _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu.filter((input) => input.group === group && input.name !== 'mode').map(({ name }) => name);
}


/***/ }),

/***/ 47788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  V: () => (/* binding */ boundHeap),
  H: () => (/* binding */ compileLess)
});

;// CONCATENATED MODULE: external "node:v8"
const external_node_v8_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");
;// CONCATENATED MODULE: ./lib/host/engine.js

const mebibyte = 1024 * 1024;
const large = 100 * mebibyte;
const growthPercent = 30;
const everyMs = 500;
function boundHeap() {
    const timer = setInterval(() => {
        const { total_heap_size: heap, external_memory: external } = (0,external_node_v8_namespaceObject.getHeapStatistics)();
        if (heap + external < large)
            return;
        (0,external_node_v8_namespaceObject.setFlagsFromString)(`--heap-growing-percent=${growthPercent}`);
        clearInterval(timer);
    }, everyMs);
    timer.unref();
}
const hasBudget = Number.parseInt(process.versions.v8, 10) < 13;
function compileLess() {
    if (hasBudget)
        (0,external_node_v8_namespaceObject.setFlagsFromString)('--interrupt-budget=300000');
    (0,external_node_v8_namespaceObject.setFlagsFromString)('--max-inlined-bytecode-size-cumulative=200');
}


/***/ }),

/***/ 14076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Zm: () => (/* binding */ stopSignal),
/* harmony export */   cd: () => (/* binding */ runToEnd),
/* harmony export */   ml: () => (/* binding */ systemClock),
/* harmony export */   x3: () => (/* binding */ withoutDebugOutput)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(78474);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(58500);



const printing = ['NODE_DEBUG', 'NODE_DEBUG_NATIVE'];
async function withoutDebugOutput(start) {
    const set = printing.filter((name) => (process.env[name] ?? '') !== '');
    if (set.length === 0)
        return start();
    process.stderr.write(`${set.join(' and ')} would print credentials, so Tagproof starts itself again without ${set.length === 1 ? 'it' : 'them'}.\n`);
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !printing.includes(name)));
    const args = [...process.execArgv, ...process.argv.slice(1)];
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(process.execPath, args, { env, stdio: 'inherit' });
    process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    const [code] = await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'close');
    process.exitCode = code ?? 1;
}
let current;
function stopSignal() {
    current ??= listen();
    return current;
}
function listen() {
    const controller = new AbortController();
    const names = ['SIGINT', 'SIGTERM'];
    const stop = () => {
        for (const name of names)
            process.removeListener(name, stop);
        current = undefined;
        controller.abort();
    };
    for (const name of names)
        process.on(name, stop);
    return controller.signal;
}
const systemClock = {
    now: () => Date.now(),
    sleep: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(ms),
    after: (ms) => AbortSignal.timeout(ms),
    random: () => Math.random(),
};
const unfinishedCode = 3;
async function runToEnd(work) {
    let isDone = false;
    process.once('exit', (code) => {
        if (isDone || code !== 0)
            return;
        process.exitCode = unfinishedCode;
        process.stderr.write('Internal error in Tagproof (this is a bug): it ended before its work was done [defect]\n');
    });
    await work();
    isDone = true;
    endProcess();
}
function endProcess() {
    process.stdout.write('', () => process.stderr.write('', () => process.exit()));
}


/***/ }),

/***/ 3557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Mr: () => (/* binding */ maxFiles),
/* harmony export */   Ol: () => (/* binding */ previewFiles),
/* harmony export */   Ts: () => (/* binding */ diskFiles),
/* harmony export */   eV: () => (/* binding */ maxFileBytes),
/* harmony export */   w5: () => (/* binding */ oneAhead)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(76760);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(38675);
/* harmony import */ var _model_text_decode_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(32239);
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(47788);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(10900);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(99011);









function oneAhead(write) {
    let underWay = Promise.resolve();
    return {
        async write(text) {
            await underWay;
            underWay = write(text);
            underWay.catch(() => undefined);
        },
        end: () => underWay,
    };
}
function previewFiles(root, files) {
    const texts = new Map();
    return {
        files: {
            ...files,
            read: async (path, maxBytes) => {
                const text = texts.get(path)?.after;
                return text === undefined ? files.read(path, maxBytes) : { text };
            },
            async replace(path, before, after) {
                const known = texts.get(path);
                const why = known === undefined ? whyNotReplaced(root, path, before) : undefined;
                if (why !== undefined)
                    return { refused: why };
                const first = known === undefined ? before : known.before;
                texts.set(path, { path, before: first, after });
                return {};
            },
        },
        changed: () => [...texts.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    };
}
const maxFileBytes = 5 * 1024 * 1024;
const maxFiles = 200_000;
function diskFiles(root, temp) {
    const folders = new Map();
    const isKnownInside = (folder) => {
        const known = folders.get(folder) ?? isInside(root, folder);
        folders.set(folder, known);
        return known;
    };
    let refused = new Map();
    return {
        async list(wanted = () => true, isReadAlike = () => true) {
            const { listCheckout } = await __nccwpck_require__.e(/* import() */ 6194).then(__nccwpck_require__.bind(__nccwpck_require__, 16194));
            (0,_engine_js__WEBPACK_IMPORTED_MODULE_6__/* .compileLess */ .H)();
            const listed = await listCheckout(root, { wanted, isReadAlike }, maxFiles);
            refused = listed.refused;
            return listed.names;
        },
        async read(file, maxBytes) {
            const why = refused.get(file);
            if (why !== undefined)
                return { unreadable: why };
            const target = node_path__WEBPACK_IMPORTED_MODULE_3__.join(root, file);
            if (file !== '' && (0,_links_js__WEBPACK_IMPORTED_MODULE_8__/* .isBelow */ .Yw)(root, target) && !isKnownInside(node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(target)))
                return { unreadable: _messages_js__WEBPACK_IMPORTED_MODULE_7__/* .fileProblems */ .tH.outside };
            const linked = (0,_links_js__WEBPACK_IMPORTED_MODULE_8__/* .linkedFile */ .o2)(root, target);
            if (linked === undefined)
                return { unreadable: _messages_js__WEBPACK_IMPORTED_MODULE_7__/* .fileProblems */ .tH.linkOutside };
            return readText(linked.file, maxBytes, linked.stats);
        },
        realPath(file) {
            const linked = (0,_links_js__WEBPACK_IMPORTED_MODULE_8__/* .realPathBelow */ .bu)(root, node_path__WEBPACK_IMPORTED_MODULE_3__.join(root, file));
            return linked?.split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep).join('/');
        },
        replace: (file, before, after) => replaceText(root, file, before, after),
        async save(file, name, text) {
            if (file === undefined && temp === undefined)
                return undefined;
            const target = file === undefined ? node_path__WEBPACK_IMPORTED_MODULE_3__.join(temp ?? '', name) : node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(root, file);
            if (file !== undefined && (0,_links_js__WEBPACK_IMPORTED_MODULE_8__/* .isBelow */ .Yw)(node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(root), target) && !mayWrite(root, target))
                throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR('not-written', (0,_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .notWritten */ .xc)(`${_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .fileProblems */ .tH.outside}, behind a symlink, or part of git`));
            const { refused } = await makeText(target, text);
            if (refused === undefined)
                return target;
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(target, { force: true }).catch(() => undefined);
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR('not-written', (0,_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .notWritten */ .xc)(refused));
        },
    };
}
function mayWrite(root, target) {
    const parts = node_path__WEBPACK_IMPORTED_MODULE_3__.relative(node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(root), target).split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep);
    return parts[0]?.toLowerCase() !== '.git' && isInside(root, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(target));
}
function readText(file, maxBytes = maxFileBytes, known) {
    try {
        const stats = known ?? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file);
        if (stats.isDirectory())
            return { unreadable: whyFolderIsNotRead(file) };
        if (!stats.isFile())
            return { unreadable: _messages_js__WEBPACK_IMPORTED_MODULE_7__/* .fileProblems */ .tH.notRegular };
        if (stats.size > maxBytes)
            return { unreadable: _messages_js__WEBPACK_IMPORTED_MODULE_7__/* .fileProblems */ .tH.tooLarge(maxBytes) };
        return (0,_model_text_decode_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeText */ .g)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file));
    }
    catch (error) {
        const { code } = error;
        return { unreadable: code ?? String(error), ...(isAbsent(error) ? { absent: true } : {}) };
    }
}
function whyFolderIsNotRead(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder).length === 0 ? _messages_js__WEBPACK_IMPORTED_MODULE_7__/* .fileProblems */ .tH.emptySubmodule : _messages_js__WEBPACK_IMPORTED_MODULE_7__/* .fileProblems */ .tH.submodule;
    }
    catch {
        return _messages_js__WEBPACK_IMPORTED_MODULE_7__/* .fileProblems */ .tH.unlisted;
    }
}
async function replaceText(root, file, before, after) {
    const target = node_path__WEBPACK_IMPORTED_MODULE_3__.join(root, file);
    const why = whyNotReplaced(root, file, before);
    if (why !== undefined)
        return { refused: why };
    if (before === undefined)
        return makeText(target, after);
    return written(async () => writeWhole(target, after, (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(target)).mode));
}
function whyNotReplaced(root, file, before) {
    const target = node_path__WEBPACK_IMPORTED_MODULE_3__.join(root, file);
    if (!isInside(root, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(target)))
        return _messages_js__WEBPACK_IMPORTED_MODULE_7__/* .fileProblems */ .tH.outside;
    const now = readText(target);
    if (before === undefined)
        return 'text' in now || now.absent !== true ? _messages_js__WEBPACK_IMPORTED_MODULE_7__/* .fileProblems */ .tH.exists : undefined;
    if ('unreadable' in now)
        return now.unreadable;
    return now.text === before ? undefined : _messages_js__WEBPACK_IMPORTED_MODULE_7__/* .fileProblems */ .tH.changed;
}
function makeText(target, text) {
    return written(async () => {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(target), { recursive: true });
        await writeWhole(target, text, 0o644);
    });
}
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
function isInside(root, folder) {
    try {
        return (0,_links_js__WEBPACK_IMPORTED_MODULE_8__/* .isBelow */ .Yw)(node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(root), node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(folder));
    }
    catch (error) {
        const above = node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(folder);
        return isAbsent(error) && above !== folder && isInside(root, above);
    }
}
async function writeWhole(target, text, mode) {
    const temporary = node_path__WEBPACK_IMPORTED_MODULE_3__.join(node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(target), `.tagproof-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`);
    try {
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(temporary, 'wx', mode);
        try {
            const written = oneAhead((part) => handle.writeFile(part));
            for (const part of typeof text === 'string' ? [text] : text)
                await written.write(part);
            await written.end();
            await handle.chmod(mode & 0o7777);
            await handle.sync();
        }
        finally {
            await handle.close();
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, target);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
        throw error;
    }
}


/***/ }),

/***/ 99011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hv: () => (/* binding */ hidesItsTarget),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   bu: () => (/* binding */ realPathBelow),
/* harmony export */   o2: () => (/* binding */ linkedFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);


function isBelow(root, target) {
    const inside = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, target);
    return inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] !== '..' && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(inside);
}
function linkedFile(root, file) {
    const stats = statsOf(file);
    if (stats === undefined)
        return { file };
    if (!stats.isSymbolicLink() || !isBelow(root, file))
        return { file, stats };
    const below = realPathBelow(root, file);
    return below === undefined ? undefined : { file: node_path__WEBPACK_IMPORTED_MODULE_1__.join(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root), below) };
}
function realPathBelow(root, file) {
    try {
        const [top, target] = [node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root), node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file)];
        const below = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(top, target);
        const isGits = below.toLowerCase().split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes('.git');
        return isBelow(top, target) && !isGits ? below : undefined;
    }
    catch {
        return undefined;
    }
}
function statsOf(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file);
    }
    catch {
        return undefined;
    }
}
function hidesItsTarget(root, link, listed, isReadAlike) {
    try {
        const target = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, link));
        const name = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root), target).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
        return !(listed.has(name) && isReadAlike(link, name)) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target).isDirectory();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 10900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ leadsAway),
/* harmony export */   Bb: () => (/* binding */ gitProblems),
/* harmony export */   CJ: () => (/* binding */ noCompleteResponse),
/* harmony export */   L1: () => (/* binding */ outputsNotWritten),
/* harmony export */   MG: () => (/* binding */ hostTimedOut),
/* harmony export */   Nl: () => (/* binding */ summaryNotWritten),
/* harmony export */   Os: () => (/* binding */ noTokenInVariable),
/* harmony export */   P6: () => (/* binding */ hostUnreachable),
/* harmony export */   PN: () => (/* binding */ foreignAudience),
/* harmony export */   TW: () => (/* binding */ unknownProxy),
/* harmony export */   U_: () => (/* binding */ programFailed),
/* harmony export */   YR: () => (/* binding */ eventUnreadable),
/* harmony export */   Zm: () => (/* binding */ noTokenHere),
/* harmony export */   _L: () => (/* binding */ notAToken),
/* harmony export */   mx: () => (/* binding */ cacheInCheckout),
/* harmony export */   o5: () => (/* binding */ noIdToken),
/* harmony export */   rZ: () => (/* binding */ proxyRefused),
/* harmony export */   tH: () => (/* binding */ fileProblems),
/* harmony export */   wq: () => (/* binding */ noTokenInFile),
/* harmony export */   xc: () => (/* binding */ notWritten),
/* harmony export */   zp: () => (/* binding */ fetchedUnreadable)
/* harmony export */ });
const certificateCodes = /CERT|UNABLE_TO_|CRL|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED/;
function hostUnreachable(host, code) {
    const advice = certificateCodes.test(code)
        ? 'Its certificate is not trusted: set NODE_EXTRA_CA_CERTS to the file of your certificate authority'
        : 'Check the address, the network and the proxy';
    return `${host} cannot be reached (${code}). ${advice}`;
}
function unknownProxy(host, scheme) {
    return `No request was sent to ${host}: the proxy that the environment names for it is a \`${scheme}//\` proxy, and only \`http://\` and \`https://\` proxies are supported. Set HTTPS_PROXY (or HTTP_PROXY) to such a proxy, or unset it`;
}
function hostTimedOut(host) {
    return `${host} did not respond in time`;
}
function noCompleteResponse(host, ms) {
    return `${host} did not send a complete response within ${ms / 1000} seconds`;
}
function leadsAway(host) {
    return `No request was sent to ${host}: the response of a host in another network led there, and its address is one of this machine or of a private network. If that is intended, set HTTPS_PROXY to a proxy that may reach it`;
}
function proxyRefused(status) {
    return `the proxy returned HTTP ${status}`;
}
const fileProblems = {
    outside: 'it is outside the checkout',
    notRegular: 'it is not a regular file',
    linkOutside: 'it is a symlink that leads to no file of the checkout',
    exists: 'it already exists',
    changed: 'it has changed since it was scanned',
    unlisted: 'it cannot be listed',
    submodule: 'it is a submodule, which is a different repository',
    emptySubmodule: 'it is a submodule that is not checked out',
    missing: 'the commit has no such file',
    tooLarge: (maxBytes) => `it is larger than ${maxBytes} bytes`,
};
const gitProblems = {
    tooOld: (version, oldest) => `the git of this machine (${version || 'of an unknown version'}) is older than ${oldest}, the oldest that is supported, so it is not asked which files there are. Install a newer git`,
    failed: 'git cannot read the repository, or the folder for temporary files cannot be written, so not all files may be known. Clone the repository again',
};
function notWritten(reason) {
    return `It was not written: ${reason}`;
}
function outputsNotWritten(reason) {
    return `The outputs of the step could not be written to the file that GITHUB_OUTPUT names (${reason}), so later steps would read none or some of them. Free space on the disk of the runner, and re-run`;
}
function summaryNotWritten(reason) {
    return `The job summary could not be written (${reason}); the log and the report have the same. Free space on the disk of the runner`;
}
function noIdToken(reason) {
    return `The CI did not provide an OIDC token: ${reason}. Re-run the job`;
}
function programFailed(program, code) {
    return `the program \`${program}\` failed (${code})`;
}
const fetchedUnreadable = 'The base branch was fetched, but git cannot read it. Re-run the job';
const eventUnreadable = "The runner's event file (GITHUB_EVENT_PATH) cannot be read. Re-run the job";
function noTokenInVariable(name) {
    return `The environment variable ${name}, which should have the OIDC token, is not set`;
}
function noTokenInFile(file, code) {
    return `${file}, which should have the OIDC token, cannot be read (${code})`;
}
const noTokenHere = 'This job cannot request an OIDC token';
const notAToken = 'The OIDC token is not a JSON Web Token, so it is not sent';
function foreignAudience(carried, wanted) {
    const audiences = carried.map((audience) => `"${audience}"`).join(', ') || 'no audience';
    return `The OIDC token is issued for ${audiences}, not for "${wanted}", so it is not sent. Have it issued for that audience, or set \`oidc-audience\` to the one that it has`;
}
function cacheInCheckout(folder) {
    return `The cache ${folder} is not used, because it is in the checkout, where a change could bring its own. Set \`cache\` to a folder outside it`;
}


/***/ }),

/***/ 92425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  askOn: () => (/* binding */ askOn),
  W: () => (/* binding */ jsonOutput),
  d: () => (/* binding */ standardOutput)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __nccwpck_require__(78474);
;// CONCATENATED MODULE: external "node:readline/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");
// EXTERNAL MODULE: ./lib/model/json.js
var json = __nccwpck_require__(7687);
;// CONCATENATED MODULE: ./lib/host/standard-output.js



async function askOn({ input, output }, question, onEnd) {
    const reader = (0,promises_namespaceObject.createInterface)({ input, output });
    const ended = new Promise((resolve) => reader.once('close', () => resolve(undefined)));
    try {
        const answered = reader.question(question).catch(() => ended);
        const answer = await Promise.race([answered, ended]);
        if (answer === undefined)
            onEnd();
        return answer ?? '';
    }
    finally {
        reader.close();
    }
}
function jsonOutput({ out, outParts, }) {
    return {
        out: (text) => out((0,json/* visibleJson */.$m)(text)),
        outParts: (parts) => outParts(visibleParts(parts)),
    };
}
function* visibleParts(parts) {
    for (const part of parts)
        yield (0,json/* visibleJson */.$m)(part);
}
function standardOutput({ stdout, stderr } = process, onUnread = () => undefined) {
    const unread = new Set();
    for (const stream of [stdout, stderr])
        stream.on('error', (error) => {
            if (error.code !== 'EPIPE')
                throw error;
            const isNew = !unread.has(stream);
            unread.add(stream);
            if (isNew && stream === stdout)
                onUnread();
        });
    function write(stream, text) {
        if (stderr.isTTY)
            stderr.write('\r\u001b[K');
        return unread.has(stream) || stream.write(text);
    }
    async function taken() {
        try {
            await (0,external_node_events_.once)(stdout, 'drain');
        }
        catch (error) {
            if (!unread.has(stdout))
                throw error;
        }
    }
    return {
        out: (text) => void write(stdout, `${text}\n`),
        async outParts(parts) {
            write(stdout, '');
            for (const part of parts) {
                if (unread.has(stdout))
                    return;
                if (!stdout.write(part))
                    await taken();
            }
        },
        err: (text) => void write(stderr, `${text}\n`),
        progress: (text) => void write(stderr, text),
    };
}


/***/ }),

/***/ 50412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ append),
/* harmony export */   Mr: () => (/* binding */ addToGroup),
/* harmony export */   Ov: () => (/* binding */ Multiset),
/* harmony export */   PR: () => (/* binding */ countWhile),
/* harmony export */   nQ: () => (/* binding */ largest),
/* harmony export */   o9: () => (/* binding */ smallest),
/* harmony export */   oE: () => (/* binding */ compact),
/* harmony export */   qO: () => (/* binding */ withFields)
/* harmony export */ });
function append(target, ...lists) {
    for (const list of lists)
        for (const one of list)
            target.push(one);
}
function compact(object) {
    return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
function countWhile(sorted, condition) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        const item = sorted[middle];
        if (item !== undefined && condition(item))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function smallest(values, limit = Number.POSITIVE_INFINITY) {
    let found = limit;
    for (const value of values)
        found = Math.min(found, value);
    return found;
}
function largest(values, limit = Number.NEGATIVE_INFINITY) {
    let found = limit;
    for (const value of values)
        found = Math.max(found, value);
    return found;
}
function addToGroup(groups, key, item) {
    const known = groups.get(key);
    if (known === undefined)
        groups.set(key, [item]);
    else
        known.push(item);
}
class Multiset {
    #counts = new Map();
    add(key) {
        this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
    take(key) {
        const count = this.#counts.get(key) ?? 0;
        if (count > 0)
            this.#counts.set(key, count - 1);
        return count > 0;
    }
}
function withFields(object, fields) {
    const copied = Object.assign({}, object, fields);
    return copied;
}


/***/ }),

/***/ 38675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ distinctGaps),
/* harmony export */   Ec: () => (/* binding */ LimitFailure),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   py: () => (/* binding */ placesOfGaps),
/* harmony export */   q1: () => (/* binding */ isSignInCause),
/* harmony export */   rK: () => (/* binding */ gapFrom),
/* harmony export */   uD: () => (/* binding */ isOutage)
/* harmony export */ });
function isSignInCause(cause) {
    return ['sign-in', 'no-permission', 'fork', 'dependabot'].includes(cause);
}
function isOutage(cause) {
    return cause !== 'no-credential' && cause !== 'no-history' && cause !== 'history-incomplete';
}
class Failure extends Error {
    reason;
    name = 'Failure';
    constructor(reason, message, options) {
        const limit = Error.stackTraceLimit;
        Error.stackTraceLimit = 0;
        super(message, options);
        this.reason = reason;
        Error.stackTraceLimit = limit;
    }
}
class LimitFailure extends Failure {
}
function gapFrom(error, subject) {
    if (error instanceof Failure)
        return { cause: error.reason, subject, message: error.message };
    throw error;
}
function placesOfGaps(all) {
    const keyOf = ({ cause, subject, message }) => JSON.stringify([cause, subject, message]);
    const known = new Map();
    for (const { gaps, at } of all)
        for (const key of gaps.map(keyOf)) {
            const places = known.has(key) ? known.get(key) : new Set();
            for (const place of at ?? [])
                places?.add(place);
            known.set(key, at && places);
        }
    return (gap) => known.get(keyOf(gap));
}
function distinctGaps(gaps) {
    const known = new Map();
    const distinct = [];
    for (const gap of gaps) {
        const byMessage = known.get(gap.cause) ?? new Map();
        known.set(gap.cause, byMessage);
        const subjects = byMessage.get(gap.message) ?? new Set();
        byMessage.set(gap.message, subjects);
        if (subjects.has(gap.subject))
            continue;
        subjects.add(gap.subject);
        distinct.push(gap);
    }
    return distinct;
}


/***/ }),

/***/ 50984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ globMatcher)
/* harmony export */ });
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(50412);

function globMatcher(tokens, work = { steps: 0 }) {
    const isOpen = (token) => literalOf(token) === undefined;
    const first = tokens.findIndex(isOpen);
    const start = (first < 0 ? tokens : tokens.slice(0, first)).map(literalOf).join('');
    const last = tokens.findLastIndex(isOpen);
    const open = tokens.slice(first, last + 1);
    const end = tokens
        .slice(last + 1)
        .map(literalOf)
        .join('');
    const within = open.map((token) => literalOf(token) ?? '\n').join('');
    const [needle = ''] = within.split('\n').sort((a, b) => b.length - a.length);
    let states;
    return (text) => {
        work.steps += 1;
        if (first < 0)
            return text === start;
        if (text.length < start.length + end.length || !text.startsWith(start) || !text.endsWith(end))
            return false;
        const rest = text.slice(start.length, text.length - end.length);
        if (open.length === 1 && open[0] === '**')
            return true;
        if (open.length === 1 && open[0] === '*')
            return !rest.includes('/');
        if (open[0] === 'folders' && open.length === 1)
            return rest === '' || rest.endsWith('/');
        if (open[0] === 'folders' && open.length === 2 && open[1] === '*')
            return true;
        if (!rest.includes(needle))
            return false;
        states ??= new States(open);
        return states.accept(rest, work);
    };
}
function literalOf(token) {
    return typeof token === 'object' && 'is' in token ? token.is : undefined;
}
const ascii = 128;
const slash = 47;
class States {
    words;
    final;
    folders;
    anything;
    staying;
    anyOne;
    literals = new Map();
    classes = [];
    remembered = Array.from({ length: ascii });
    constructor(tokens) {
        this.final = tokens.filter((token) => token === '?' || typeof token === 'object').length;
        this.words = (this.final >>> 5) + 1;
        this.folders = new Int32Array(this.words);
        this.anything = new Int32Array(this.words);
        this.staying = new Int32Array(this.words);
        this.anyOne = new Int32Array(this.words);
        let state = 0;
        for (const token of tokens) {
            if (typeof token === 'object' || token === '?')
                state += 1;
            if (token === 'folders')
                add(this.folders, state);
            else if (token === '**')
                add(this.anything, state);
            else if (token === '*')
                add(this.staying, state);
            else if (token === '?')
                add(this.anyOne, state);
            else if ('is' in token)
                (0,_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .addToGroup */ .Mr)(this.literals, token.is, state);
            else
                this.classes.push({ state, oneOf: token.oneOf });
        }
        for (const [word, bits] of this.anything.entries())
            this.staying[word] = (this.staying[word] ?? 0) | bits;
    }
    accept(text, work) {
        const { words, folders, final } = this;
        const active = new Int32Array(words);
        const begun = new Int32Array(words);
        active[0] = 1;
        let [low, high] = [0, 0];
        for (let at = 0; at < text.length;) {
            const code = text.codePointAt(at) ?? 0;
            at += code > 0xffff ? 2 : 1;
            const isSlash = code === slash;
            const reached = this.remembered[code] ?? this.reachedBy(code, work);
            const kept = isSlash ? this.anything : this.staying;
            const [from, to] = [low, Math.min(high + 1, words - 1)];
            [low, high] = [words, -1];
            let carry = 0;
            work.steps += to - from + 1;
            for (let word = from; word <= to; word += 1) {
                const now = active[word] ?? 0;
                const open = (begun[word] ?? 0) | (now & (folders[word] ?? 0));
                const moved = ((now << 1) | carry) & (reached[word] ?? 0);
                const next = moved | (now & (kept[word] ?? 0)) | (isSlash ? open : 0);
                carry = now >>> 31;
                begun[word] = open;
                active[word] = next;
                if ((next | open) === 0)
                    continue;
                if (low === words)
                    low = word;
                high = word;
            }
            if (high < 0)
                return false;
        }
        return (((active[final >>> 5] ?? 0) >>> (final & 31)) & 1) === 1;
    }
    reachedBy(code, work) {
        const character = String.fromCodePoint(code);
        const isSlash = code === slash;
        const literals = this.literals.get(character) ?? [];
        const reached = isSlash ? new Int32Array(this.words) : this.anyOne.slice();
        for (const state of literals)
            add(reached, state);
        for (const { state, oneOf } of this.classes)
            if (!isSlash && oneOf(character))
                add(reached, state);
        work.steps += this.words + literals.length + this.classes.length;
        if (code < ascii)
            this.remembered[code] = reached;
        return reached;
    }
}
function add(states, state) {
    states[state >>> 5] = (states[state >>> 5] ?? 0) | (1 << (state & 31));
}


/***/ }),

/***/ 18024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseGlob)
/* harmony export */ });
const maxAlternatives = 256;
const maxTokens = 10_000;
function parseGlob(glob) {
    if (/(?<!\\)[!?*+@]\(/.test(glob) || glob.startsWith('!'))
        return undefined;
    const found = parseSequence({ characters: [...glob.replace(/^(?:\.\/)+/, '')], at: 0 }, false) ?? [];
    const length = found.reduce((sum, tokens) => sum + tokens.length, 0);
    return found.length === 0 || length > maxTokens ? undefined : found.map(segmentsOf);
}
function parseSequence(cursor, isChoice) {
    let found = [[]];
    for (let one = cursor.characters[cursor.at]; one !== undefined; one = cursor.characters[cursor.at]) {
        if (isChoice && (one === ',' || one === '}'))
            return found;
        if (one === '}')
            return undefined;
        const next = one === '{' ? parseBraces(cursor) : parseToken(cursor);
        if (next === undefined)
            return undefined;
        if (!Array.isArray(next))
            for (const tokens of found)
                tokens.push(next);
        else if (found.length * next.length > maxAlternatives)
            return undefined;
        else
            found = found.flatMap((before) => next.map((tokens) => [...before, ...tokens]));
    }
    return isChoice ? undefined : found;
}
function parseBraces(cursor) {
    const start = cursor.at;
    const choices = [];
    do {
        cursor.at += 1;
        const choice = parseSequence(cursor, true);
        if (choice === undefined)
            return undefined;
        choices.push(choice);
    } while (cursor.characters[cursor.at] === ',');
    cursor.at += 1;
    if (choices.length > 1)
        return choices.flat();
    if (/\.\./.test(cursor.characters.slice(start, cursor.at).join('')))
        return undefined;
    return choices.flat().map((tokens) => [{ is: '{' }, ...tokens, { is: '}' }]);
}
function parseToken(cursor) {
    const { characters } = cursor;
    const one = characters[cursor.at] ?? '';
    cursor.at += 1;
    if (one === '?')
        return one;
    if (one === '*') {
        const start = cursor.at;
        while (characters[cursor.at] === '*')
            cursor.at += 1;
        return cursor.at - start === 1 ? '**' : '*';
    }
    if (one === '\\') {
        cursor.at += 1;
        return { is: characters[cursor.at - 1] ?? '\\' };
    }
    if (one !== '[')
        return one === ']' ? undefined : { is: one };
    const first = cursor.at + (/[!^]/.test(characters[cursor.at] ?? '') ? 1 : 0);
    const end = characters.indexOf(']', first + 1);
    const inside = characters.slice(cursor.at, end).join('');
    cursor.at = end + 1;
    return end < 0 || inside.includes('/') ? undefined : { oneOf: characterClass(inside), inside };
}
function characterClass(inside) {
    const isNegated = /^[!^]/.test(inside);
    const ranges = [...inside.slice(isNegated ? 1 : 0).matchAll(/(.)-(.)|(.)/gsu)].map(([, from, to, one = '']) => [from ?? one, to ?? one]);
    return (character) => ranges.some(([from = '', to = '']) => character >= from && character <= to) !== isNegated;
}
function segmentsOf(tokens) {
    const segments = [[]];
    for (const token of tokens)
        if (typeof token === 'object' && 'is' in token && token.is === '/')
            segments.push([]);
        else
            segments.at(-1)?.push(token);
    return segments.map((parts) => {
        if (parts.length === 1 && parts[0] === '**')
            return '**';
        return parts.map((token) => (token === '**' ? '*' : token));
    });
}


/***/ }),

/***/ 93635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ pathSorter),
/* harmony export */   UR: () => (/* binding */ startOfGlob),
/* harmony export */   a_: () => (/* binding */ isPathGlob),
/* harmony export */   kZ: () => (/* binding */ pathMatcher)
/* harmony export */ });
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(50412);
/* harmony import */ var _glob_matcher_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(50984);
/* harmony import */ var _glob_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(18024);



const maxLength = 1000;
function isPathGlob(glob) {
    if (glob.length > maxLength || /^$|^\/|(?:^|\/)\.\.(?:\/|$)|[\n\r\0]/.test(glob))
        return false;
    return (0,_glob_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .parseGlob */ .q)(glob) !== undefined;
}
function pathMatcher(globs, work) {
    const possible = matchersByEnd([[true, globs]], work);
    return (path) => {
        const names = `${path}/`;
        return possible(path).some(({ matches }) => matches(names));
    };
}
function pathSorter(kinds) {
    const possible = matchersByEnd(kinds);
    return (path) => {
        const names = `${path}/`;
        return new Set(possible(path).flatMap(({ kind, matches }) => (matches(names) ? [kind] : [])));
    };
}
function matchersByEnd(kinds, work) {
    const byEnd = new Map();
    for (const [kind, globs] of kinds)
        for (const one of globs.flatMap((glob) => (0,_glob_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .parseGlob */ .q)(glob) ?? []))
            (0,_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .addToGroup */ .Mr)(byEnd, endOf(one), { kind, matches: (0,_glob_matcher_js__WEBPACK_IMPORTED_MODULE_2__/* .globMatcher */ .f)(tokensOf(one), work) });
    const withAnyEnd = byEnd.get('') ?? [];
    for (const [end, own] of byEnd)
        if (end !== '')
            (0,_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .append */ .BC)(own, withAnyEnd);
    return (path) => byEnd.get(path.slice(-1)) ?? withAnyEnd;
}
function startOfGlob(glob) {
    return glob.replace(/^(?:\.\/)+/, '').split(/[*?[\\{]/, 1)[0] ?? '';
}
function endOf(segments) {
    const last = segments.at(-1);
    const token = last === '**' ? undefined : last?.at(-1);
    return typeof token === 'object' && 'is' in token ? token.is.slice(-1) : '';
}
function tokensOf(segments) {
    return segments.flatMap((one) => one === '**' ? ['folders'] : [...one, { is: '/' }]);
}


/***/ }),

/***/ 65648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ canonicalRegistry),
/* harmony export */   l: () => (/* binding */ canonicalPrefix)
/* harmony export */ });
const dockerHub = 'docker.io';
const dockerHubAliases = new Set([dockerHub, 'index.docker.io', 'registry-1.docker.io']);
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const httpsPort = 443;
function canonicalRegistry(host) {
    const [, written = '', port] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
    if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535))
        return { issue: 'the port of the registry is not between 1 and 65535' };
    const name = canonicalName(written, port !== undefined);
    if (name === undefined)
        return { issue: 'the registry is an IP address in a spelling that programs read differently' };
    if (dockerHubAliases.has(name) && (port === undefined || Number(port) === httpsPort))
        return { registry: dockerHub };
    const needsPort = /^[^.[]+$/.test(name) && name !== 'localhost';
    const keepsPort = port !== undefined && (Number(port) !== httpsPort || needsPort);
    return { registry: keepsPort ? `${name}:${Number(port)}` : name };
}
function canonicalName(name, hasPort) {
    if (name.startsWith('[')) {
        const url = `https://${name}`;
        return URL.canParse(url) ? new URL(url).hostname : undefined;
    }
    const lower = name.includes('.') || hasPort ? name.toLowerCase() : name;
    const isNumeric = /(?:^|\.)(?:\d+|0x[\da-f]*)$/i.test(lower);
    return isNumeric && !ipv4.test(lower) ? undefined : lower;
}
function canonicalPrefix(text) {
    const [host = '', ...path] = text.split('/');
    if (!/[.:[]/.test(host))
        return text;
    const canonical = canonicalRegistry(host);
    return 'issue' in canonical ? text : [canonical.registry, ...path].join('/');
}


/***/ }),

/***/ 66317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sourceStrengths),
/* harmony export */   Y: () => (/* binding */ historyKinds)
/* harmony export */ });
const sourceStrengths = ['complete', 'windowed', 'witness', 'observed', 'timestamps'];
const historyKinds = ['quay', 'harbor', 'gitlab', 'oci'];


/***/ }),

/***/ 69677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Ly: () => (/* binding */ positiveNumber),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   ak: () => (/* binding */ distinctLines),
/* harmony export */   ef: () => (/* binding */ flagHint),
/* harmony export */   gV: () => (/* binding */ globs),
/* harmony export */   hl: () => (/* binding */ address),
/* harmony export */   lV: () => (/* binding */ flagExpected),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   pS: () => (/* binding */ readWord),
/* harmony export */   rJ: () => (/* binding */ secret),
/* harmony export */   vE: () => (/* binding */ timestamp),
/* harmony export */   v_: () => (/* binding */ isSingleLine),
/* harmony export */   wC: () => (/* binding */ matching),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   zc: () => (/* binding */ timeLimit)
/* harmony export */ });
/* harmony import */ var _globs_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(93635);
/* harmony import */ var _run_address_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(76911);
/* harmony import */ var _run_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(74795);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(54890);
/* harmony import */ var _text_time_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(26732);





function oneOf(...words) {
    return {
        read: (text) => readWord(text, words),
        yaml: () => ({ is: 'word', words }),
        none: undefined,
    };
}
const flag = {
    read(text) {
        if (text === 'true' || text === 'false')
            return { value: text === 'true' };
        return { rejected: [{ text, expected: flagExpected, hint: flagHint(text) }] };
    },
    yaml: () => ({ is: 'boolean' }),
    none: undefined,
};
const flagExpected = '`true` or `false`';
function flagHint(text) {
    const synonym = { yes: 'true', on: 'true', no: 'false', off: 'false' }[text.toLowerCase()];
    return synonym === undefined ? (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(text, ['true', 'false']) : ` Did you mean \`${synonym}\`?`;
}
function text(expected = 'a single line of text', accepts = isSingleLine) {
    return parsed(expected, (value) => (accepts(value) ? value : undefined));
}
function matching(pattern, expected) {
    return text(expected, (value) => pattern.test(value));
}
const duration = parsed('a duration such as `36h`, `14d`, `2w` or `P14D`', _text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E9);
const timeLimit = parsed('a duration such as `90s` or `10m`', (value) => (0,_text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E9)(value) || undefined);
const timestamp = parsed('a day such as `2026-12-01` (until its end, UTC) or a timestamp such as `2026-12-01T12:00:00Z`', _text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .parseInstant */ .nV);
const positiveNumber = parsed('a number from 1 to 9999', (value) => /^[1-9][0-9]{0,3}$/.test(value) ? Number(value) : undefined);
const address = {
    read(text) {
        const result = (0,_run_address_js__WEBPACK_IMPORTED_MODULE_3__/* .parseAddress */ .or)(text);
        if ('address' in result)
            return { value: result.address };
        return { rejected: [{ text, expected: addressExpected, reason: result.issue }] };
    },
    yaml: () => ({
        is: 'text',
        expected: addressExpected,
        accepts: (value) => 'address' in (0,_run_address_js__WEBPACK_IMPORTED_MODULE_3__/* .parseAddress */ .or)(value),
    }),
    none: undefined,
};
const addressExpected = 'an https URL such as `https://api.example.com`';
const secret = {
    read: (value) => ({ value: new _run_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .Secret */ .z(value) }),
    yaml: () => ({ is: 'text', expected: 'a credential', accepts: () => false }),
    none: undefined,
    secret: true,
};
function lines(item, expected) {
    return {
        read(text, names) {
            const values = distinctLines(text);
            const rejected = values.flatMap((value) => {
                const reading = item.read(value, names);
                return 'rejected' in reading ? reading.rejected : [];
            });
            return rejected.length > 0 ? { rejected } : { value: values };
        },
        yaml(names) {
            const of = item.yaml(names);
            return { is: 'either', types: [of, { is: 'list', of, expected }] };
        },
        none: [],
    };
}
const globs = lines(text('a glob relative to the checkout, such as `deploy/**`', _globs_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .isPathGlob */ .a_), 'a list of globs relative to the checkout');
function parsed(expected, parse) {
    return {
        read(text) {
            const value = parse(text);
            return value === undefined ? { rejected: [{ text, expected }] } : { value };
        },
        yaml: () => ({ is: 'text', expected, accepts: (value) => parse(value) !== undefined }),
        none: undefined,
    };
}
function readWord(text, words) {
    const value = words.find((word) => word === text);
    if (value !== undefined)
        return { value };
    const expected = words.length === 1 ? quoted(words) : `one of ${quoted(words)}`;
    return { rejected: [{ text, expected, hint: (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(text, words) }] };
}
function quoted(words) {
    return words.map((word) => `\`${word}\``).join(', ');
}
function distinctLines(text) {
    const values = text.split('\n').map((line) => line.trim());
    return [...new Set(values.filter((line) => line !== ''))];
}
function isSingleLine(candidate) {
    return candidate.trim() !== '' && candidate.length <= 4096 && !/\p{Cc}/u.test(candidate);
}


/***/ }),

/***/ 9004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ failOn),
/* harmony export */   OD: () => (/* binding */ nameList),
/* harmony export */   Wg: () => (/* binding */ ledger),
/* harmony export */   i9: () => (/* binding */ outputFile),
/* harmony export */   iu: () => (/* binding */ defaultLedgerPath),
/* harmony export */   jL: () => (/* binding */ presetName),
/* harmony export */   r2: () => (/* binding */ defaultPolicyPath)
/* harmony export */ });
/* harmony import */ var _judgement_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(82664);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(54890);
/* harmony import */ var _basic_types_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(69677);



const presetName = {
    read: (text, { presets }) => (0,_basic_types_js__WEBPACK_IMPORTED_MODULE_0__/* .readWord */ .pS)(text, presets),
    yaml: ({ presets }) => ({ is: 'word', words: presets }),
    none: undefined,
};
const nameList = (0,_basic_types_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)((0,_basic_types_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), 'a list of names');
const outputFile = { ...(0,_basic_types_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), yaml: () => fileInCheckout };
const fileInCheckout = {
    is: 'text',
    expected: 'the path of a file inside the checkout',
    accepts: (value) => (0,_basic_types_js__WEBPACK_IMPORTED_MODULE_0__/* .isSingleLine */ .v_)(value) && !/^[/\\]|^[a-z]:|\\/i.test(value) && !value.split('/').includes('..'),
};
const failOnLevels = [..._judgement_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .g, 'none'];
const failOn = {
    read(text, { checks }) {
        const words = (0,_basic_types_js__WEBPACK_IMPORTED_MODULE_0__/* .distinctLines */ .ak)(text.replaceAll(',', '\n'));
        const [only = ''] = words;
        if (words.length === 1 && failOnLevels.includes(only))
            return { value: only };
        const rejected = words
            .filter((word) => !checks.includes(word))
            .map((word) => ({
            text: word,
            expected: `one of ${(0,_basic_types_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(failOnLevels)}, or a list of check ids`,
            hint: (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(word, [...failOnLevels, ...checks]),
        }));
        return rejected.length > 0 ? { rejected } : { value: words };
    },
    yaml: ({ checks }) => ({
        is: 'either',
        types: [
            { is: 'word', words: [...failOnLevels, ...checks] },
            {
                is: 'list',
                of: { is: 'word', words: checks },
                expected: `${(0,_basic_types_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(failOnLevels)}, or a list of check ids`,
            },
        ],
    }),
    none: undefined,
};
const defaultPolicyPath = '.github/tagproof.yml';
const defaultLedgerPath = '.github/tagproof.lock.json';
const ledger = {
    read(text) {
        if (text === 'false')
            return { value: undefined };
        if (text === 'true')
            return { value: { path: defaultLedgerPath, create: true } };
        const isInside = !text.startsWith('/') && !text.split(/[\\/]/).includes('..') && text.endsWith('.json');
        if (isInside)
            return { value: { path: text, create: true } };
        const expected = '`true`, `false`, or the path of a `.json` file inside the checkout';
        return { rejected: [{ text, expected }] };
    },
    yaml: () => ({ is: 'either', types: [{ is: 'boolean' }, fileInCheckout] }),
    none: { path: defaultLedgerPath, create: false },
};


/***/ }),

/***/ 15997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  _F: () => (/* binding */ fieldOf),
  Fu: () => (/* binding */ inputTable)
});

// UNUSED EXPORTS: inputs

// EXTERNAL MODULE: ./lib/model/inputs/basic-types.js
var basic_types = __nccwpck_require__(69677);
// EXTERNAL MODULE: ./lib/model/inputs/special-types.js
var special_types = __nccwpck_require__(9004);
;// CONCATENATED MODULE: ./lib/model/inputs/delivery-rows.js


const branch = (0,basic_types/* matching */.wC)(/^(?!\/|-|.*(?:\.\.|\/\/|\/\.|\.lock(?:\/|$)|@\{))[\w./@+-]{1,200}(?<![/.])$/, 'the name of a branch');
const deliveryRows = {
    comment: {
        type: (0,basic_types/* oneOf */.yL)('never', 'on-findings', 'always'),
        group: 'output',
        text: 'When to comment on the pull request and suggest fixes: `never`, `on-findings` or `always`. There is one comment, which is kept up to date',
        default: 'never',
        combined: true,
    },
    'fix-on-comment': {
        type: basic_types/* flag */.Jt,
        group: 'output',
        text: '`verify` only: the comment on a pull request offers to commit the pins, and a job that `/tagproof fix` sets off does it. See examples/fix-pull-request.yml',
        default: 'false',
        combined: true,
    },
    'pull-request': {
        type: basic_types/* flag */.Jt,
        group: 'output',
        text: '`pin` only: push a branch and open or update one pull request',
        default: 'false',
        combined: true,
    },
    'pull-request-branch': {
        type: branch,
        group: 'output',
        text: 'Branch to push for the pull request',
        default: 'tagproof/pins',
        combined: true,
    },
    'pull-request-base': {
        type: branch,
        group: 'output',
        text: 'Base branch of the pull request',
        otherwise: 'the default branch',
        combined: true,
    },
    'pull-request-labels': {
        type: special_types/* nameList */.OD,
        group: 'output',
        text: 'Labels to add when the pull request is opened, one per line',
        combined: true,
    },
    'pull-request-reviewers': {
        type: (0,basic_types/* lines */.Mn)((0,basic_types/* matching */.wC)(/^[\w.-]{1,100}(?:\/[\w.-]{1,100})?$/, 'a login, or a team as `organization/team`'), 'a list of logins and teams'),
        group: 'output',
        text: 'Reviewers to request when the pull request is opened, one per line: logins, or teams as `organization/team`',
        combined: true,
    },
    issue: {
        type: basic_types/* flag */.Jt,
        group: 'output',
        text: '`audit` only: keep one tracking issue up to date, and close it when nothing is left to fix',
        default: 'false',
        combined: true,
    },
    'github-token': {
        type: basic_types/* secret */.rJ,
        group: 'authentication',
        text: 'Token for the GitHub API: base commits, comments, pull requests and issues',
        otherwise: "the job's token",
        inPolicy: false,
        byRunner: '${{ github.token }}',
    },
    report: {
        type: special_types/* outputFile */.i9,
        group: 'output',
        text: 'Path of the JSON report',
        otherwise: "a file in the runner's temp folder",
    },
    sarif: {
        type: special_types/* outputFile */.i9,
        group: 'output',
        text: 'Path of a SARIF file for code scanning; not written if the run is incomplete',
    },
    'code-quality': {
        type: special_types/* outputFile */.i9,
        group: 'output',
        text: 'Path of a Code Quality report, which GitLab shows in merge requests',
    },
    junit: {
        type: special_types/* outputFile */.i9,
        group: 'output',
        text: 'Path of a JUnit XML report, with a test for each reference',
    },
    html: { type: special_types/* outputFile */.i9, group: 'output', text: 'Path of a self-contained HTML report' },
};

// EXTERNAL MODULE: ./lib/model/images/registry-host.js
var registry_host = __nccwpck_require__(65648);
// EXTERNAL MODULE: ./lib/model/images/source-strength.js
var source_strength = __nccwpck_require__(66317);
;// CONCATENATED MODULE: ./lib/model/inputs/history-sources.js



const host = /^[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?(?::\d{1,5})?$/;
const expected = `\`none\`, or lines of a registry and its API such as \`quay.example.com=quay\` (${(0,basic_types/* quoted */.TL)(source_strength/* historyKinds */.Y)}), or of a registry and where documents of its history are, such as \`registry.example.com=file:histories\` or \`registry.example.com=https://histories.example.com\``;
const address = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w.~%-]+)*$/i;
const historySources = {
    read(text) {
        const lines = (0,basic_types/* distinctLines */.ak)(text);
        const hosts = {};
        const documents = {};
        const rejected = lines.flatMap((line) => {
            if (line === 'none')
                return [];
            const entry = parseEntry(line);
            if (entry === undefined)
                return [{ text: line, expected }];
            if ('kind' in entry)
                hosts[entry.host] = entry.kind;
            else
                documents[entry.host] = entry.location;
            return [];
        });
        if (rejected.length > 0)
            return { rejected };
        const places = Object.keys(documents).length === 0 ? {} : { documents };
        return { value: { wellKnown: !lines.includes('none'), hosts, ...places } };
    },
    yaml: () => {
        const of = {
            is: 'text',
            expected,
            accepts: (value) => value === 'none' || parseEntry(value) !== undefined,
        };
        return { is: 'either', types: [of, { is: 'list', of, expected }] };
    },
    none: { wellKnown: true, hosts: {} },
};
function parseEntry(line) {
    const [name = '', value = '', ...rest] = line.split('=');
    const canonical = host.test(name) && rest.length === 0 ? (0,registry_host/* canonicalRegistry */.i)(name) : { issue: '' };
    if ('issue' in canonical)
        return undefined;
    const kind = source_strength/* historyKinds */.Y.find((one) => one === value);
    if (kind !== undefined)
        return { host: canonical.registry, kind };
    const isPlace = isFolder(value) || (address.test(value) && URL.canParse(value));
    return isPlace ? { host: canonical.registry, location: value } : undefined;
}
function isFolder(place) {
    const [, path] = /^file:([^\\\p{Cc}]{1,1000})$/u.exec(place) ?? [];
    return path?.split('/').every((part) => !/^\.{0,2}$/.test(part)) === true;
}

;// CONCATENATED MODULE: ./lib/model/inputs/evaluation-rows.js



const relativePath = /^(?![/\\]|[A-Za-z]:)(?!(?:[^/\\]*[/\\])*\.\.(?:[/\\]|$))[^\0]{1,1024}$/;
const branchOrCommit = /^(?![-/.])(?!.*(?:\.\.|\/\/|@\{|\.lock$|[/.]$))[^\x00-\x20\x7f~^:?*[\\]{1,255}$/;
const evaluationRows = {
    paths: {
        type: basic_types/* globs */.gV,
        group: 'scope',
        text: 'Globs of files to scan, one per line. It is an error if a glob matches no file, unless it starts with `**`. If not set, folders named `node_modules`, `vendor` and `third_party` are skipped, except for files that other files name',
        otherwise: 'all known formats',
    },
    exclude: { type: basic_types/* globs */.gV, group: 'scope', text: 'Globs of files to skip, one per line' },
    config: {
        type: (0,basic_types/* matching */.wC)(relativePath, 'the path of a file relative to the checkout'),
        group: 'policy',
        text: 'Path to the policy file. It can set any input except `base`, `config`, `policy-from`, `oidc-token-file`, `oidc-token-env` and tokens',
        otherwise: `\`${special_types/* defaultPolicyPath */.r2}\` if present`,
        combined: true,
        inPolicy: false,
    },
    base: {
        type: (0,basic_types/* matching */.wC)(branchOrCommit, 'the name of a branch, or a full commit hash'),
        group: 'policy',
        text: 'The branch that the change is merged into, or a commit of it: policy, waivers and ledger are those of its newest commit. Needed only where the CI system does not say it',
        otherwise: 'what the CI system says',
        inPolicy: false,
    },
    'policy-from': {
        type: (0,basic_types/* oneOf */.yL)('base', 'head'),
        group: 'policy',
        text: 'Which policy applies to a change: that of its base (`base`) or of the checkout (`head`). The change never says where credentials are sent',
        default: 'base',
        combined: true,
        inPolicy: false,
    },
    'max-age': {
        type: basic_types/* duration */.p0,
        group: 'policy',
        text: 'How long a pin may stay behind the current digest before it is reported as stale (`36h`, `14d`, `2w`, `P14D`)',
        default: '14d',
        field: 'maxAgeMs',
    },
    'min-age': {
        type: basic_types/* duration */.p0,
        group: 'policy',
        text: 'Cool-down: how long a tag must have pointed to a digest before it counts as current',
        default: '0d',
        field: 'minAgeMs',
    },
    'eol-warning': {
        type: basic_types/* duration */.p0,
        group: 'policy',
        text: 'How long before its announced end of life a tag is reported. `0d`: the platform is not asked for announcements',
        default: '30d',
        field: 'eolWarningMs',
    },
    'end-of-life': {
        type: (0,basic_types/* oneOf */.yL)('snapshot', 'online', 'off'),
        group: 'policy',
        text: 'How the end of life of images is found that the platform does not have: by the list in this release (`snapshot`), by the API of endoflife.date as well (`online`, which sends the names of the products that are in use), or not (`off`)',
        default: 'snapshot',
    },
    'as-of': {
        type: basic_types/* timestamp */.vE,
        group: 'policy',
        text: 'Evaluate tag histories as of this timestamp (`2026-11-01T12:00:00Z`, or a day for its end)',
        otherwise: 'now',
    },
    artifacts: {
        type: special_types/* nameList */.OD,
        group: 'scope',
        text: 'Names of artifacts to look up advisories for, one per line',
        needsPlatform: true,
    },
    sbom: {
        type: basic_types/* globs */.gV,
        group: 'scope',
        text: 'Globs of SBOM files in the checkout whose packages are looked up in the advisories, one per line (SPDX 2.x, CycloneDX 1.4 to 1.6 or apko lock files, as JSON)',
        needsPlatform: true,
    },
    'sbom-from-registry': {
        type: basic_types/* flag */.Jt,
        group: 'scope',
        text: 'Look up advisories for the packages in SBOMs attached to the pinned images in the registry',
        default: 'false',
        needsPlatform: true,
    },
    'vulnerability-reports': {
        type: basic_types/* flag */.Jt,
        group: 'scope',
        text: "Use the vulnerability reports of the platform's scanner for the pinned images",
        default: 'false',
        needsPlatform: true,
    },
    'compare-signers': {
        type: basic_types/* flag */.Jt,
        group: 'scope',
        text: 'Read the signatures of all pinned images and of the three digests before each, and report a signer that changed',
        default: 'false',
    },
    signers: {
        type: (0,basic_types/* oneOf */.yL)('known', 'none'),
        group: 'scope',
        text: 'Whether the signatures of publishers that document how they sign (`known`) prove pins that nothing else proves. Nothing is found fault with for lacking one',
        default: 'known',
    },
    'sigstore-root': {
        type: (0,basic_types/* oneOf */.yL)('package', 'refresh'),
        group: 'policy',
        text: "Which trusted root of Sigstore's public instance signatures are verified under: that of this release (`package`), or the current one (`refresh`, which asks Sigstore's update repository). If it cannot be refreshed, that of this release is used and the run is incomplete",
        default: 'package',
    },
    timeout: {
        type: basic_types/* timeLimit */.zc,
        group: 'scope',
        text: 'How long a run may take (`90s`, `10m`). What is not known by then is reported as not verified. Keep it below the time limit of the job',
        default: '10m',
        field: 'timeoutMs',
    },
    'fail-on': {
        type: special_types/* failOn */.Ko,
        group: 'policy',
        text: 'Lowest severity that fails the gate (`error`, `warning`, `notice` or `none`), or a list of check ids',
        otherwise: '`error` (`none` in `audit`)',
        combined: true,
    },
    'on-incomplete': {
        type: (0,basic_types/* oneOf */.yL)('fail', 'warn', 'strict'),
        group: 'policy',
        text: 'Whether to `fail` or `warn` if something could not be verified. Where `new-only` applies, `fail` is about what the change touches, and the rest is said; `strict` fails for that too',
        default: 'fail',
    },
    forecast: {
        type: basic_types/* flag */.Jt,
        group: 'policy',
        text: '`pin` only: say what each new digest changes, from manifests, configurations and SBOMs in the registry',
        default: 'true',
    },
    hold: {
        type: (0,basic_types/* lines */.Mn)((0,basic_types/* oneOf */.yL)('introduces', 'platform-lost'), 'a list of `introduces` and `platform-lost`'),
        group: 'policy',
        text: '`pin` only: do not write a new digest that introduces an advisory (`introduces`), or has no image for a platform in use (`platform-lost`), one per line. The newest of the 5 builds before it that does neither is written instead',
    },
    limit: {
        type: basic_types/* positiveNumber */.Ly,
        group: 'policy',
        text: '`pin` only: write at most so many images in one run, the longest outdated first, those without a digest last. The next run writes the next ones once these are merged',
        otherwise: 'no limit',
    },
    'pin-form': {
        type: (0,basic_types/* oneOf */.yL)('tag-and-digest', 'digest'),
        group: 'policy',
        text: 'How `pin` writes a digest: behind the tag (`tag-and-digest`), or in its place where a comment at the end of the line can keep the tag (`digest`), as in `image: node@sha256:… # 22.1`',
        default: 'tag-and-digest',
    },
    ledger: {
        type: special_types/* ledger */.Wg,
        group: 'policy',
        text: 'Ledger of observed digests for registries without tag history. `true`: `pin` creates the default file; a path: use that file; `false`: disabled',
        otherwise: `\`${special_types/* defaultLedgerPath */.iu}\` if present`,
    },
    'history-sources': {
        type: historySources,
        group: 'platform',
        text: 'Which registries are asked for tag histories by their own API, one per line with the kind of the API: `quay.example.com=quay`; or where documents of its history are: `registry.example.com=file:histories`, `=https://…`. `none` asks no registry, not even the well-known ones',
        otherwise: 'public registries that are known to keep a history',
        directs: true,
    },
    'new-only': {
        type: basic_types/* flag */.Jt,
        group: 'policy',
        text: 'On pull requests, in merge queues and on other changes, only what the change introduces fails the gate. What the base has already is said, and counts on the default branch and in audits. A digest that never belonged to its tag, a wrong signer and a rewritten ledger always count',
        otherwise: '`true` (`false` in `audit`)',
    },
};
const cacheRows = {
    cache: {
        type: (0,basic_types/* text */.Qq)(),
        group: 'scope',
        text: 'Folder, outside the checkout, in which what can be proved to hold still is kept between runs; `off` for none',
        otherwise: 'the environment variable `TAGPROOF_CACHE`, else none',
        inPolicy: false,
    },
};

;// CONCATENATED MODULE: ./lib/model/inputs/platform-rows.js


const uidOf = (example) => (0,basic_types/* matching */.wC)(/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]{1,128}(?:\/[\w.-]{1,128}){0,20}$/, `a UID such as \`${example}\``);
const platformRows = {
    platform: {
        type: special_types/* presetName */.jL,
        group: 'platform',
        text: 'Platform preset, such as `chainguard`; `base-url`, `registry-url`, `issuer-url`, `history-service` and `public-organization` override parts of it',
        combined: true,
        directs: true,
    },
    'base-url': {
        type: basic_types/* address */.hl,
        group: 'platform',
        text: 'Platform API URL',
        combined: true,
        directs: true,
    },
    'registry-url': {
        type: basic_types/* address */.hl,
        group: 'platform',
        text: 'Container registry URL',
        combined: true,
        directs: true,
    },
    'issuer-url': {
        type: basic_types/* address */.hl,
        group: 'platform',
        text: 'Token exchange URL',
        otherwise: '`base-url`',
        combined: true,
        directs: true,
    },
    transport: {
        type: (0,basic_types/* oneOf */.yL)('rest', 'grpc'),
        group: 'platform',
        text: 'How the platform API is called: `rest`, or `grpc` on the host of `base-url`. Tag histories and the token exchange always use REST',
        default: 'rest',
        needsPlatform: true,
    },
    'history-service': {
        type: (0,basic_types/* matching */.wC)(/^[\w.-]{1,64}$/, 'one path segment such as `_service`'),
        group: 'platform',
        text: 'Path segment of the tag history endpoint',
        default: '_service',
        combined: true,
        directs: true,
    },
    'public-organization': {
        type: (0,basic_types/* text */.Qq)(),
        group: 'platform',
        text: 'Name of the organization that publishes the public images',
        combined: true,
    },
    identity: {
        type: uidOf('<40 hex>/<16 hex>'),
        group: 'authentication',
        text: "UID of the identity to assume with the workflow's OIDC token",
        directs: true,
        needsPlatform: true,
    },
    group: {
        type: uidOf('<40 hex>'),
        group: 'authentication',
        text: 'UID of the organization whose repositories and tags are listed',
        otherwise: 'the part of `identity` before its last `/`',
        directs: true,
    },
    'oidc-audience': {
        type: (0,basic_types/* text */.Qq)(),
        group: 'authentication',
        text: 'Audience to request for the OIDC token. A policy cannot send it to another host than its audience',
        otherwise: 'host of `issuer-url`',
        combined: true,
        directs: true,
    },
    'oidc-token-file': {
        type: (0,basic_types/* text */.Qq)(),
        group: 'authentication',
        text: 'File with the OIDC token, such as a projected token of Kubernetes, instead of the one that the CI system issues',
        inPolicy: false,
        needsPlatform: true,
    },
    'oidc-token-env': {
        type: (0,basic_types/* matching */.wC)(/^[A-Za-z_]\w{0,255}$/, 'the name of an environment variable'),
        group: 'authentication',
        text: 'Environment variable with the OIDC token, instead of the one that the CI system issues',
        inPolicy: false,
        needsPlatform: true,
    },
    token: {
        type: basic_types/* secret */.rJ,
        group: 'authentication',
        text: 'Existing platform access token; skips the OIDC token exchange',
        inPolicy: false,
        needsPlatform: true,
    },
    'registry-token': {
        type: basic_types/* secret */.rJ,
        group: 'authentication',
        text: 'Existing registry access token; skips the OIDC token exchange',
        inPolicy: false,
        needsPlatform: true,
    },
};

;// CONCATENATED MODULE: ./lib/model/inputs/table.js




const inputs = {
    mode: {
        type: (0,basic_types/* oneOf */.yL)('verify', 'pin', 'audit'),
        group: 'policy',
        text: '`verify` (read-only gate), `pin` (write digests) or `audit` (read-only report that fails only if `fail-on` is set)',
        default: 'verify',
    },
    ...platformRows,
    ...evaluationRows,
    ...cacheRows,
    ...deliveryRows,
};
const inputTable = Object.entries(inputs).map(([name, row]) => ({
    ...row,
    name: name,
}));
function fieldOf({ name, field, combined }) {
    if (combined)
        return undefined;
    return field ?? name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}


/***/ }),

/***/ 7687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ visibleJson),
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   Q8: () => (/* binding */ jsonDocument),
/* harmony export */   S1: () => (/* binding */ distinctByJson),
/* harmony export */   gF: () => (/* binding */ withLineEnd),
/* harmony export */   gd: () => (/* binding */ collected),
/* harmony export */   lx: () => (/* binding */ jsonParts),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function fieldsOf(value) {
    return typeof value === 'object' && value !== null ? value : {};
}
function distinctByJson(values) {
    return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
function visibleJson(text) {
    return text.replace(/[\u007f-\u009f\p{Cf}\u2028\u2029]/gu, (character) => [...Array(character.length).keys()]
        .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
        .join(''));
}
const partLength = 64 * 1024;
const dividedDepth = 3;
const itemsAtOnce = 32;
function* jsonParts(value, indent = 0) {
    yield* collected(piecesOf(value, { indent, margin: '', depth: dividedDepth }));
}
function* collected(pieces) {
    let part = '';
    for (const piece of pieces) {
        part += piece;
        if (part.length < partLength)
            continue;
        yield part;
        part = '';
    }
    yield part;
}
function jsonDocument(value) {
    return withLineEnd(jsonParts(value, 2));
}
function* withLineEnd(parts) {
    yield* parts;
    yield '\n';
}
function* piecesOf(value, layout) {
    if (Array.isArray(value) || isIterator(value))
        yield* piecesOfList(value, layout);
    else if (layout.depth > 0 && isPlainObject(value))
        yield* piecesOfObject(value, layout);
    else
        yield textOf(value, layout);
}
function* piecesOfList(list, layout) {
    const line = layout.indent === 0 ? '' : `\n${layout.margin}`;
    let open = '[';
    for (const some of batchesOf(list)) {
        yield `${open}${textOf(some, layout).slice(1, -1 - line.length)}`;
        open = ',';
    }
    yield open === '[' ? '[]' : `${line}]`;
}
function* batchesOf(list) {
    let batch = [];
    for (const item of list) {
        batch.push(item);
        if (batch.length < itemsAtOnce)
            continue;
        yield batch;
        batch = [];
    }
    if (batch.length > 0)
        yield batch;
}
function* piecesOfObject(value, { indent, margin, depth }) {
    const inner = { indent, margin: margin + ' '.repeat(indent), depth: depth - 1 };
    const lineOf = (start) => (indent === 0 ? '' : `\n${start}`);
    let before = `{${lineOf(inner.margin)}`;
    for (const [key, item] of Object.entries(value)) {
        if (!hasJson(item))
            continue;
        yield `${before}${JSON.stringify(key)}:${indent === 0 ? '' : ' '}`;
        yield* piecesOf(item, inner);
        before = `,${lineOf(inner.margin)}`;
    }
    yield before.startsWith(',') ? `${lineOf(margin)}}` : '{}';
}
function textOf(value, { indent, margin }) {
    if (indent === 0 || margin === '')
        return JSON.stringify(value, null, indent) ?? 'null';
    const levels = margin.length / indent;
    let nested = value;
    for (let level = 0; level < levels; level += 1)
        nested = [nested];
    const breaks = 2 * levels + (indent * levels * (levels - 1)) / 2;
    const text = JSON.stringify(nested, null, indent);
    return text.slice(breaks + indent * levels, text.length - breaks);
}
function isPlainObject(value) {
    if (typeof value !== 'object' || value === null || 'toJSON' in value)
        return false;
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null;
}
function isIterator(value) {
    return typeof value === 'object' && value !== null && 'next' in value && Symbol.iterator in value;
}
function hasJson(value) {
    return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';
}


/***/ }),

/***/ 82664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ severities)
/* harmony export */ });
const severities = ['error', 'warning', 'notice'];


/***/ }),

/***/ 76911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   XC: () => (/* binding */ isPublicName),
/* harmony export */   al: () => (/* binding */ isAudienceOf),
/* harmony export */   or: () => (/* binding */ parseAddress)
/* harmony export */ });
function parseAddress(text) {
    if (!URL.canParse(text))
        return { issue: 'is not a URL such as `https://api.example.com`' };
    const url = new URL(text);
    if (url.username !== '' || url.password !== '')
        return { issue: 'must not contain a user name or password' };
    if (url.search !== '' || url.hash !== '')
        return { issue: 'must not contain a query or a fragment' };
    if (url.protocol === 'http:' && !isLoopback(url.hostname))
        return { issue: 'must use https; http is for loopback only' };
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return { issue: 'must use https' };
    return { address: url.href.replace(/\/+$/, '') };
}
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
function isPublicName(hostname) {
    return hostname.includes('.') && /[a-z]/.test(hostname.split('.').at(-1) ?? '') && !isLoopback(hostname);
}
function isAudienceOf(address, audience) {
    const { host, origin } = new URL(address);
    return audience === host || audience === origin;
}


/***/ }),

/***/ 74795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ Secret)
/* harmony export */ });
class Secret {
    #value;
    constructor(value) {
        this.#value = value;
    }
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

/***/ 32239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
const notText = { unreadable: 'it is not UTF-8 text' };
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function decodeText(bytes) {
    if (bytes.includes(0))
        return notText;
    try {
        return { text: decoder.decode(bytes) };
    }
    catch {
        return notText;
    }
}


/***/ }),

/***/ 54890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ suggestion)
/* harmony export */ });
/* unused harmony export nearest */
const minBegun = 3;
function nearest(word, known) {
    if (word.length > 64)
        return undefined;
    const begun = known.find((candidate) => word.length >= minBegun && candidate.startsWith(word.toLowerCase()));
    if (begun !== undefined)
        return begun;
    const ranked = known.map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate) }));
    const best = ranked.sort((a, b) => a.distance - b.distance)[0];
    return best !== undefined && best.distance <= Math.max(1, word.length / 3) ? best.candidate : undefined;
}
function suggestion(word, known) {
    const best = nearest(word, known);
    return best === undefined ? '' : ` Did you mean \`${best}\`?`;
}
function distance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const substitution = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            const swap = isSwap ? (beforeLast[j - 2] ?? 0) + 1 : substitution;
            row.push(Math.min(substitution, swap, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
        }
        [beforeLast, last] = [last, row];
    }
    return last[b.length] ?? 0;
}


/***/ }),

/***/ 38118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ numberText),
/* harmony export */   GJ: () => (/* binding */ onOneLine),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Og: () => (/* binding */ occurrencesOf),
/* harmony export */   S_: () => (/* binding */ uriOf),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   l2: () => (/* binding */ capitalized),
/* harmony export */   n6: () => (/* binding */ compareText),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   tE: () => (/* binding */ withHidden)
/* harmony export */ });
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}
function numberText(count) {
    return count < 10_000 ? String(count) : count.toLocaleString('en-US');
}
function plural(count, noun) {
    if (count === 1)
        return `1 ${noun}`;
    return `${numberText(count)} ${/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ie` : noun}s`;
}
function shortDigest(digest) {
    return digest.slice(0, 'sha256:'.length + 12);
}
function onOneLine(text, maxLength = 500) {
    return text
        .slice(0, maxLength)
        .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
        .trim();
}
function capitalized(text) {
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
function uriOf(file) {
    return file
        .replace(/\p{Cs}/gu, '\uFFFD')
        .split('/')
        .map(encodeURIComponent)
        .join('/');
}
function plain(text) {
    return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
function occurrencesOf(what, text) {
    const found = [];
    for (let at = text.indexOf(what); at >= 0; at = text.indexOf(what, at + 1))
        found.push([at, at + what.length]);
    return found;
}
function withHidden(text, ranges) {
    let result = '';
    let done = 0;
    for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
        if (end <= done)
            continue;
        result += start >= done ? `${text.slice(done, start)}***` : '';
        done = end;
    }
    return result + text.slice(done);
}


/***/ }),

/***/ 26732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $0: () => (/* binding */ hourMs),
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   LP: () => (/* binding */ dayMs),
/* harmony export */   N: () => (/* binding */ isDay),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   im: () => (/* binding */ formatDay),
/* harmony export */   nV: () => (/* binding */ parseInstant)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(38118);

const hourMs = 3_600_000;
const dayMs = 86_400_000;
const unitMs = { s: 1_000, m: 60_000, h: hourMs, d: dayMs, w: 604_800_000 };
const short = /^(\d{1,6})([smhdw])$/;
const iso = /^P(?:(\d{1,6})W|(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?)?)$/;
function parseDuration(text) {
    const simple = short.exec(text);
    if (simple)
        return Number(simple[1]) * unitMs[simple[2]];
    const parts = iso.exec(text)?.slice(1, 5);
    if (parts?.some((part) => part !== undefined) !== true)
        return undefined;
    const [weeks, days, hours, minutes] = parts.map((part) => Number(part ?? 0));
    return ((weeks ?? 0) * unitMs.w + (days ?? 0) * unitMs.d + (hours ?? 0) * unitMs.h + (minutes ?? 0) * unitMs.m);
}
function durationText(ms) {
    const unit = ['d', 'h', 'm'].find((name) => ms % unitMs[name] === 0) ?? 's';
    return `${ms / unitMs[unit]}${unit}`;
}
const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
function parseInstant(text) {
    const full = day.test(text) ? `${text}T23:59:59.999Z` : text;
    const at = withZone.test(full) && isDay(full.slice(0, 10)) ? Date.parse(full) : Number.NaN;
    return Number.isNaN(at) ? undefined : at;
}
function isDay(text) {
    const at = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
function formatDay(instant) {
    return new Date(instant).toISOString().slice(0, 10);
}
function formatDuration(ms) {
    const units = [
        [dayMs, 'day'],
        [dayMs / 24, 'hour'],
        [60_000, 'minute'],
    ];
    for (const [size, name] of units) {
        const count = Math.floor(ms / size);
        if (count > 0)
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, name);
    }
    return 'less than a minute';
}


/***/ }),

/***/ 38882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
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
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(57975);
// EXTERNAL MODULE: ./lib/model/text/did-you-mean.js
var did_you_mean = __nccwpck_require__(54890);
// EXTERNAL MODULE: ./lib/model/inputs/basic-types.js
var basic_types = __nccwpck_require__(69677);
// EXTERNAL MODULE: ./lib/model/inputs/table.js + 4 modules
var table = __nccwpck_require__(15997);
;// CONCATENATED MODULE: ./lib/command/input-flags.js


const inputFlags = table/* inputTable */.Fu
    .map(({ name }) => name)
    .filter((name) => name !== 'mode');
const booleanInputs = table/* inputTable */.Fu
    .filter(({ type }) => type === basic_types/* flag */.Jt)
    .map(({ name }) => name);
const essentialInputs = [
    'platform',
    'identity',
    'token',
    'paths',
    'exclude',
    'config',
    'max-age',
    'fail-on',
    'report',
    'html',
];

;// CONCATENATED MODULE: ./lib/command/arguments.js



const shortNames = { help: 'h', quiet: 'q', verbose: 'v' };
const common = ['json', 'help', 'help-all', 'no-color', 'version'];
function readArguments(args, commands) {
    const typed = parse(withBooleans(args, booleanInputs), commands).positionals;
    const spec = commandIn(typed[0] === 'help' ? typed.slice(1) : typed, commands);
    const written = withBooleans(args, spec?.booleans ?? []);
    const { positionals, tokens } = parse(written, spec === undefined ? commands : [...commands, spec]);
    const options = tokens.filter((token) => token.kind === 'option');
    const has = (name) => options.some((option) => option.name === name);
    const [first = 'help'] = positionals;
    const words = positionals.slice(first === 'help' ? 1 : 0);
    const operands = words.slice(spec?.name.split(' ').length ?? 0);
    const help = has('help-all') ? 'all' : has('help') || first === 'help';
    const given = valuesOf(options, spec);
    const issues = [
        ...(spec === undefined && words.length > 0 ? [notACommand(words, commands)] : []),
        ...(spec === undefined || help !== false || given.issues.length > 0 ? [] : operandIssues(spec, operands)),
        ...(spec === undefined && words.length > 0 ? [] : given.issues),
    ];
    if (issues.length > 0)
        return { issues, ...(spec === undefined ? {} : { command: spec.name }) };
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
    const issues = [];
    for (const option of options) {
        const valueless = bare.includes(option.name) || common.includes(option.name);
        if (!valueless && !known.includes(option.name)) {
            const near = [...known, ...bare, ...common].map((one) => `--${one}`);
            const owner = name === undefined ? 'tagproof' : `\`${name}\``;
            issues.push(`\`${option.rawName}\` is not a flag of ${owner}.${(0,did_you_mean/* suggestion */.h)(option.rawName, near)}`);
        }
        else if (valueless) {
            if (option.value !== undefined)
                issues.push(`\`${option.rawName}\` takes no value.`);
            if (bare.includes(option.name))
                switches.add(option.name);
        }
        else if (!option.value || (option.value.startsWith('--') && !option.inlineValue)) {
            issues.push(`\`${option.rawName}\` requires a value.`);
        }
        else {
            flags.set(option.name, [flags.get(option.name) ?? [], option.value].flat().join('\n'));
        }
    }
    return { flags, switches, issues };
}
function notACommand(words, commands) {
    const [first = ''] = words;
    const names = commands.map(({ name }) => name);
    const group = names.filter((name) => name.startsWith(`${first} `)).map((name) => `\`${name}\``);
    if (group.length === 0)
        return `\`${first}\` is not a command.${(0,did_you_mean/* suggestion */.h)(first, names)}`;
    return `\`${words.slice(0, 2).join(' ')}\` is not a command. Available: ${group.join(', ')}.`;
}
function operandIssues({ name, operand, operands: many }, given) {
    const max = operand === undefined ? 0 : many === undefined ? 1 : Number.POSITIVE_INFINITY;
    if (given.length > max)
        return [`\`${given.at(-1)}\` is an unexpected operand.`];
    const needed = operand !== undefined && !operand.startsWith('[') && many === undefined;
    return needed && !given[0] ? [`\`${name}\` requires ${operand}.`] : [];
}
function commandIn(words, commands) {
    return commands.findLast(({ name }) => `${words.join(' ')} `.startsWith(`${name} `));
}
function withBooleans(args, booleans) {
    return args.map((arg, index) => {
        const isBare = arg.startsWith('--') && booleans.includes(arg.slice(2));
        return isBare && !['true', 'false'].includes(args[index + 1] ?? '') ? `${arg}=true` : arg;
    });
}
function parse(args, commands) {
    const types = commands.flatMap(({ flags, switches = [] }) => [
        ...flags.map((name) => [name, { type: 'string', multiple: true }]),
        ...switches.map((name) => [name, { type: 'boolean' }]),
    ]);
    const options = Object.fromEntries([
        ...types,
        ...common.map((name) => [name, { type: 'boolean' }]),
        ...Object.entries(shortNames).map(([name, short]) => [name, { type: 'boolean', short }]),
    ]);
    return (0,external_node_util_.parseArgs)({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
}

// EXTERNAL MODULE: ./lib/command/context.js
var context = __nccwpck_require__(5062);
// EXTERNAL MODULE: ./lib/host/engine.js + 1 modules
var engine = __nccwpck_require__(47788);
// EXTERNAL MODULE: ./lib/host/exit.js
var exit = __nccwpck_require__(14076);
// EXTERNAL MODULE: ./lib/host/standard-output.js + 1 modules
var standard_output = __nccwpck_require__(92425);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __nccwpck_require__(38675);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __nccwpck_require__(38118);
// EXTERNAL MODULE: ./lib/report/version.js
var version = __nccwpck_require__(38882);
// EXTERNAL MODULE: ./lib/command/flag-texts.js
var flag_texts = __nccwpck_require__(54678);
;// CONCATENATED MODULE: ./lib/cli/args/command.js

const platformFlags = (0,flag_texts/* namesIn */.wX)('platform');
const credentialFlags = [
    'identity',
    'oidc-audience',
    'oidc-token-file',
    'oidc-token-env',
    'token',
    'registry-token',
];
const groups = {
    start: 'Get started',
    work: 'Everyday commands',
    look: 'Investigate',
    many: 'Many repositories',
    setUp: 'Sign-in',
    tools: 'Utilities',
};

// EXTERNAL MODULE: ./lib/cli/args/decision-flags.js
var decision_flags = __nccwpck_require__(2952);
;// CONCATENATED MODULE: ./lib/cli/args/everyday.js



const gating = {
    flags: inputFlags,
    booleans: booleanInputs,
    switches: ['quiet', 'verbose', 'no-cache'],
    essential: essentialInputs,
};
const everyday = [
    {
        name: 'demo',
        group: groups.start,
        summary: 'Run a complete example on this machine: no account, no network',
        flags: [],
        switches: ['incident'],
        examples: ['demo', 'demo --incident'],
        exits: { 0: 'the example completed as expected' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(2088), __nccwpck_require__.e(8815), __nccwpck_require__.e(4353), __nccwpck_require__.e(9547), __nccwpck_require__.e(7091), __nccwpck_require__.e(9830), __nccwpck_require__.e(2249), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(6226), __nccwpck_require__.e(4921), __nccwpck_require__.e(4148), __nccwpck_require__.e(8928), __nccwpck_require__.e(6666), __nccwpck_require__.e(5312), __nccwpck_require__.e(5471), __nccwpck_require__.e(358), __nccwpck_require__.e(4069), __nccwpck_require__.e(5415), __nccwpck_require__.e(187), __nccwpck_require__.e(278), __nccwpck_require__.e(1856), __nccwpck_require__.e(6075), __nccwpck_require__.e(9373)]).then(__nccwpck_require__.bind(__nccwpck_require__, 29373))).demo(context),
    },
    {
        name: 'setup',
        operand: '[DIR]',
        group: groups.start,
        summary: 'Set a repository up: identity, roles, workflow and policy, in one step',
        flags: [
            ...platformFlags,
            ...['token', 'group', 'name', 'repository', 'ci', 'server', 'branch'],
            ...['owner-id', 'repository-id', 'issuer', 'action'],
        ],
        switches: ['yes', 'dry-run', 'try', 'undo'],
        essential: ['platform', 'token', 'group', 'repository', 'ci', 'branch', 'action'],
        examples: [
            'setup --dry-run',
            'setup',
            'setup --yes --group acme --action OWNER/REPO@SHA',
            'setup --undo',
        ],
        exits: {
            0: 'set up',
            1: 'set up, but doctor found a problem, or with --try the gate failed',
            2: 'invalid usage, or an answer is missing; nothing was done',
            3: 'the platform refused, or a file could not be written; everything was undone',
        },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(2088), __nccwpck_require__.e(8815), __nccwpck_require__.e(4353), __nccwpck_require__.e(9547), __nccwpck_require__.e(7091), __nccwpck_require__.e(9830), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(6226), __nccwpck_require__.e(4921), __nccwpck_require__.e(4148), __nccwpck_require__.e(8928), __nccwpck_require__.e(6666), __nccwpck_require__.e(5312), __nccwpck_require__.e(5471), __nccwpck_require__.e(358), __nccwpck_require__.e(4069), __nccwpck_require__.e(5415), __nccwpck_require__.e(187), __nccwpck_require__.e(278), __nccwpck_require__.e(1856), __nccwpck_require__.e(2838), __nccwpck_require__.e(9639), __nccwpck_require__.e(7723), __nccwpck_require__.e(293), __nccwpck_require__.e(8210)]).then(__nccwpck_require__.bind(__nccwpck_require__, 38210))).setup(context),
    },
    {
        name: 'init',
        operand: '[DIR]',
        group: groups.start,
        summary: 'Inspect the repository and propose a workflow and a policy',
        flags: ['platform', 'identity', 'action'],
        switches: ['write'],
        examples: ['init', 'init --platform chainguard --identity UID --write'],
        exits: { 0: 'files proposed or written', 3: 'a file could not be read or written' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(8815), __nccwpck_require__.e(9547), __nccwpck_require__.e(2211), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(4921), __nccwpck_require__.e(6666), __nccwpck_require__.e(293), __nccwpck_require__.e(8490)]).then(__nccwpck_require__.bind(__nccwpck_require__, 25952))).init(context),
    },
    {
        name: 'doctor',
        operand: '[DIR]',
        group: groups.start,
        summary: 'Diagnose configuration problems and suggest fixes',
        flags: [...platformFlags, ...credentialFlags, 'group', 'config', 'github-token'],
        examples: ['doctor --platform chainguard --identity UID', 'doctor . --json'],
        exits: { 0: 'no problem found', 1: 'problems found', 3: 'something could not be checked' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(2088), __nccwpck_require__.e(8815), __nccwpck_require__.e(4353), __nccwpck_require__.e(9547), __nccwpck_require__.e(7091), __nccwpck_require__.e(9830), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(6226), __nccwpck_require__.e(4921), __nccwpck_require__.e(4148), __nccwpck_require__.e(8928), __nccwpck_require__.e(6666), __nccwpck_require__.e(5312), __nccwpck_require__.e(5471), __nccwpck_require__.e(358), __nccwpck_require__.e(4069), __nccwpck_require__.e(5415), __nccwpck_require__.e(187), __nccwpck_require__.e(278), __nccwpck_require__.e(1856), __nccwpck_require__.e(2838), __nccwpck_require__.e(9639), __nccwpck_require__.e(7723)]).then(__nccwpck_require__.bind(__nccwpck_require__, 14109))).doctor(context),
    },
    {
        name: 'verify',
        operand: '[DIR]',
        group: groups.work,
        summary: 'Verify every image reference; changes files only with --fix',
        ...gating,
        switches: ['fix', 'watch', ...gating.switches],
        examples: [
            'verify',
            'verify --fix',
            'verify . --platform chainguard --identity UID --max-age 7d',
            'verify . --fail-on unpinned,missing-tag --json',
        ],
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(2088), __nccwpck_require__.e(8815), __nccwpck_require__.e(4353), __nccwpck_require__.e(9547), __nccwpck_require__.e(7091), __nccwpck_require__.e(9830), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(6226), __nccwpck_require__.e(4921), __nccwpck_require__.e(4148), __nccwpck_require__.e(8928), __nccwpck_require__.e(6666), __nccwpck_require__.e(5312), __nccwpck_require__.e(5471), __nccwpck_require__.e(358), __nccwpck_require__.e(4069), __nccwpck_require__.e(5415), __nccwpck_require__.e(187), __nccwpck_require__.e(278), __nccwpck_require__.e(1856), __nccwpck_require__.e(9639)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9639))).gate(context),
    },
    {
        name: 'pin',
        operand: '[DIR]',
        group: groups.work,
        summary: 'Write missing and outdated digests',
        ...gating,
        switches: ['dry-run', 'check-rendered', ...gating.switches],
        examples: [
            'pin',
            'pin --check-rendered',
            'pin --dry-run',
            'pin --dry-run | git apply',
            "pin . --paths '**/Dockerfile' --ledger true",
        ],
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(2088), __nccwpck_require__.e(8815), __nccwpck_require__.e(4353), __nccwpck_require__.e(9547), __nccwpck_require__.e(7091), __nccwpck_require__.e(9830), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(6226), __nccwpck_require__.e(4921), __nccwpck_require__.e(4148), __nccwpck_require__.e(8928), __nccwpck_require__.e(6666), __nccwpck_require__.e(5312), __nccwpck_require__.e(5471), __nccwpck_require__.e(358), __nccwpck_require__.e(4069), __nccwpck_require__.e(5415), __nccwpck_require__.e(187), __nccwpck_require__.e(278), __nccwpck_require__.e(1856), __nccwpck_require__.e(9639)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9639))).gate(context),
    },
    {
        name: 'unpin',
        operand: '[DIR]',
        group: groups.work,
        summary: 'Remove the digests that pins have written, offline; tags stay',
        flags: ['paths', 'exclude', 'image'],
        switches: ['dry-run'],
        examples: ['unpin', "unpin --image 'ghcr.io/acme/*'", "unpin . --paths '**/Dockerfile' --dry-run"],
        exits: {
            0: 'no digest of these images is left',
            1: 'a digest has to stay: it has no tag, or is where pins write none',
            3: 'a file could not be read or written',
        },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2088), __nccwpck_require__.e(8815), __nccwpck_require__.e(4353), __nccwpck_require__.e(9547), __nccwpck_require__.e(7291), __nccwpck_require__.e(1549), __nccwpck_require__.e(6226), __nccwpck_require__.e(4148), __nccwpck_require__.e(6666), __nccwpck_require__.e(5312), __nccwpck_require__.e(9183), __nccwpck_require__.e(2943)]).then(__nccwpck_require__.bind(__nccwpck_require__, 51766))).unpin(context),
    },
    {
        name: 'audit',
        operand: '[DIR]',
        group: groups.work,
        summary: 'Report all findings; fail only if --fail-on is set',
        ...gating,
        flags: [...inputFlags, 'repository', 'shard', 'plan', 'jobs', 'since', 'known'],
        switches: ['json-lines', ...gating.switches],
        examples: [
            'audit . --html report.html',
            'audit . --since last.json --report tagproof.json',
            'audit --repository OWNER/REPO@main',
            'audit --shard 3/8 --plan plan.json --report shard.jsonl',
            'audit --json-lines --repository OWNER/REPO > repository.jsonl',
        ],
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(2088), __nccwpck_require__.e(8815), __nccwpck_require__.e(4353), __nccwpck_require__.e(9547), __nccwpck_require__.e(7091), __nccwpck_require__.e(9830), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(6226), __nccwpck_require__.e(4921), __nccwpck_require__.e(4148), __nccwpck_require__.e(8928), __nccwpck_require__.e(6666), __nccwpck_require__.e(5312), __nccwpck_require__.e(5471), __nccwpck_require__.e(358), __nccwpck_require__.e(4069), __nccwpck_require__.e(5415), __nccwpck_require__.e(187), __nccwpck_require__.e(278), __nccwpck_require__.e(1856), __nccwpck_require__.e(5746), __nccwpck_require__.e(9639), __nccwpck_require__.e(2610), __nccwpck_require__.e(6600), __nccwpck_require__.e(5411)]).then(__nccwpck_require__.bind(__nccwpck_require__, 75411))).audit(context),
    },
    {
        name: 'scan',
        operand: '[DIR]',
        group: groups.work,
        summary: 'List image references, offline',
        flags: ['paths', 'exclude'],
        switches: ['pinned', 'watch'],
        examples: ['scan', 'scan . --pinned', "scan . --exclude 'test/**' --json"],
        exits: {
            0: 'references listed',
            1: 'with --pinned: a reference is not pinned',
            3: 'a file could not be read',
        },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2088), __nccwpck_require__.e(8815), __nccwpck_require__.e(4353), __nccwpck_require__.e(9547), __nccwpck_require__.e(1549), __nccwpck_require__.e(6226), __nccwpck_require__.e(4148), __nccwpck_require__.e(6666), __nccwpck_require__.e(5312), __nccwpck_require__.e(9183), __nccwpck_require__.e(4237)]).then(__nccwpck_require__.bind(__nccwpck_require__, 99183))).scan(context),
    },
    {
        name: 'waive',
        operand: '[DIR]',
        group: groups.work,
        summary: 'Add a waiver to the policy file',
        flags: [...Object.values(decision_flags/* waiverFlags */.G), 'config'],
        examples: ["waive --check unpinned --path 'legacy/**' --reason 'Retired in spring' --expires 2030-03-31"],
        exits: { 0: 'waiver added' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(2088), __nccwpck_require__.e(8815), __nccwpck_require__.e(4353), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6226), __nccwpck_require__.e(4921), __nccwpck_require__.e(4682), __nccwpck_require__.e(2087)]).then(__nccwpck_require__.bind(__nccwpck_require__, 96539))).waive(context),
    },
];

;// CONCATENATED MODULE: ./lib/cli/args/commands.js



const investigating = [
    {
        name: 'replay',
        operand: 'REPORT',
        group: groups.look,
        summary: 'Re-evaluate a recorded report offline, with other settings or policy',
        flags: [...decision_flags/* replayFlags */.p, 'config'],
        examples: ['replay tagproof-report.json', 'replay tagproof-report.json --fail-on warning'],
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2088), __nccwpck_require__.e(8815), __nccwpck_require__.e(4353), __nccwpck_require__.e(9830), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(6226), __nccwpck_require__.e(4148), __nccwpck_require__.e(8928), __nccwpck_require__.e(5312), __nccwpck_require__.e(5471), __nccwpck_require__.e(358), __nccwpck_require__.e(4069), __nccwpck_require__.e(278), __nccwpck_require__.e(5746), __nccwpck_require__.e(4682), __nccwpck_require__.e(589)]).then(__nccwpck_require__.bind(__nccwpck_require__, 10589))).replayReport(context),
    },
    {
        name: 'history',
        operand: 'IMAGE:TAG',
        group: groups.look,
        summary: 'Show which digests a tag pointed to, and when',
        flags: [...platformFlags, ...credentialFlags, 'ledger', 'start', 'end'],
        examples: [
            'history cgr.dev/chainguard/nginx:latest --platform chainguard',
            'history quay.io/prometheus/prometheus:latest',
        ],
        exits: { 0: 'history shown', 3: 'the history could not be read completely' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(4592), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(4921), __nccwpck_require__.e(8928), __nccwpck_require__.e(5471), __nccwpck_require__.e(2328)]).then(__nccwpck_require__.bind(__nccwpck_require__, 20562))).history(context),
    },
    {
        name: 'images',
        operand: '[DIR]',
        group: groups.look,
        summary: 'List the tags of the organization, their ends of life, and who uses them',
        flags: [...platformFlags, 'token', 'group', 'image', 'order', 'used-in', 'config'],
        switches: ['unused', 'csv'],
        examples: [
            'images --platform chainguard --group UID --unused --used-in organization.jsonl',
            "images --platform chainguard --group UID --order 'moved desc' --csv",
        ],
        exits: { 0: 'tags listed', 3: 'the platform or a file could not be read, so a use may be missing' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(2088), __nccwpck_require__.e(8815), __nccwpck_require__.e(4353), __nccwpck_require__.e(9547), __nccwpck_require__.e(2900), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(6226), __nccwpck_require__.e(4148), __nccwpck_require__.e(6666), __nccwpck_require__.e(5312), __nccwpck_require__.e(5746), __nccwpck_require__.e(2838), __nccwpck_require__.e(9183), __nccwpck_require__.e(2782)]).then(__nccwpck_require__.bind(__nccwpck_require__, 39288))).listImages(context),
    },
    {
        name: 'tag',
        operand: 'NAME:TAG',
        group: groups.look,
        summary: 'Show a tag: platforms, sizes, vulnerabilities and readme',
        flags: [...platformFlags, 'token', 'group'],
        examples: ['tag node:20 --platform chainguard --group UID'],
        exits: { 0: 'tag shown', 3: 'the platform does not list the tag, or could not be reached' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(2088), __nccwpck_require__.e(8815), __nccwpck_require__.e(4353), __nccwpck_require__.e(9547), __nccwpck_require__.e(2900), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(6226), __nccwpck_require__.e(4148), __nccwpck_require__.e(6666), __nccwpck_require__.e(5312), __nccwpck_require__.e(5746), __nccwpck_require__.e(2838), __nccwpck_require__.e(9183), __nccwpck_require__.e(2782)]).then(__nccwpck_require__.bind(__nccwpck_require__, 39288))).showTag(context),
    },
    {
        name: 'coverage',
        operand: '[DIR]',
        group: groups.look,
        summary: 'Show how many pins each registry proves, and what would prove more',
        flags: [
            ...[...platformFlags, ...credentialFlags, 'config', 'paths', 'exclude', 'history-sources', 'ledger'],
            ...['github-token', 'policy-from'],
        ],
        examples: ['coverage', 'coverage . --json'],
        exits: { 0: 'coverage shown', 3: 'shown without what could not be read' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(2088), __nccwpck_require__.e(8815), __nccwpck_require__.e(4353), __nccwpck_require__.e(9547), __nccwpck_require__.e(7091), __nccwpck_require__.e(9830), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(6226), __nccwpck_require__.e(4921), __nccwpck_require__.e(4148), __nccwpck_require__.e(8928), __nccwpck_require__.e(6666), __nccwpck_require__.e(5312), __nccwpck_require__.e(5471), __nccwpck_require__.e(358), __nccwpck_require__.e(4069), __nccwpck_require__.e(5415), __nccwpck_require__.e(187), __nccwpck_require__.e(278), __nccwpck_require__.e(1856), __nccwpck_require__.e(9639), __nccwpck_require__.e(7027)]).then(__nccwpck_require__.bind(__nccwpck_require__, 47027))).coverageCommand(context),
    },
    {
        name: 'running',
        operand: 'REPORT',
        group: groups.look,
        summary: 'Compare what a cluster or an engine runs with the pins of a report',
        flags: [
            'from',
            ...platformFlags,
            ...credentialFlags,
            'config',
            'history-sources',
            'ledger',
            'policy-from',
        ],
        switches: ['csv'],
        examples: [
            'running --from pods.json tagproof-report.json',
            'running --from containers.json tagproof-report.json --json',
        ],
        exits: {
            0: 'everything of the report that runs, runs as pinned',
            1: 'something else runs, or is started by its tag',
            3: 'of something it is not known',
        },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(2088), __nccwpck_require__.e(8815), __nccwpck_require__.e(4353), __nccwpck_require__.e(9547), __nccwpck_require__.e(7091), __nccwpck_require__.e(9830), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(6226), __nccwpck_require__.e(4921), __nccwpck_require__.e(4148), __nccwpck_require__.e(8928), __nccwpck_require__.e(6666), __nccwpck_require__.e(5312), __nccwpck_require__.e(5471), __nccwpck_require__.e(358), __nccwpck_require__.e(4069), __nccwpck_require__.e(5415), __nccwpck_require__.e(187), __nccwpck_require__.e(278), __nccwpck_require__.e(1856), __nccwpck_require__.e(5746), __nccwpck_require__.e(9639), __nccwpck_require__.e(5120)]).then(__nccwpck_require__.bind(__nccwpck_require__, 35120))).runningCommand(context),
    },
    {
        name: 'releases',
        operand: 'IMAGE...',
        operands: true,
        group: groups.look,
        summary: "Write tags with digests and times, for Renovate's custom datasources",
        flags: [...platformFlags, ...credentialFlags, 'history-sources', 'ledger', 'min-age'],
        examples: [
            'releases quay.io/prometheus/prometheus > releases.json',
            'releases cgr.dev/chainguard/nginx --platform chainguard --min-age 7d',
        ],
        exits: { 0: 'written', 3: 'written without what could not be read' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(2088), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(4921), __nccwpck_require__.e(8928), __nccwpck_require__.e(5471), __nccwpck_require__.e(4069), __nccwpck_require__.e(5415), __nccwpck_require__.e(1684)]).then(__nccwpck_require__.bind(__nccwpck_require__, 83859))).releases(context),
    },
    {
        name: 'exposure',
        operand: '[INCIDENT]',
        group: groups.look,
        summary: 'Show which runs of CI used an image while it was bad',
        flags: [
            ...['image', 'tag', 'digest', 'from', 'to', 'repository', 'github-token', 'max-requests', 'html'],
        ],
        examples: [
            'exposure incident.yaml --repository OWNER/REPO --html exposure.html',
            'exposure --image docker.io/acme/scanner --tag latest --from 2026-04-22T12:35:00Z --to 2026-04-23',
        ],
        exits: { 0: 'not exposed', 1: 'exposed', 3: 'possibly exposed, or not everything could be read' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(2088), __nccwpck_require__.e(8815), __nccwpck_require__.e(4353), __nccwpck_require__.e(9547), __nccwpck_require__.e(7091), __nccwpck_require__.e(9830), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(6226), __nccwpck_require__.e(4921), __nccwpck_require__.e(4148), __nccwpck_require__.e(8928), __nccwpck_require__.e(6666), __nccwpck_require__.e(5312), __nccwpck_require__.e(5471), __nccwpck_require__.e(358), __nccwpck_require__.e(4069), __nccwpck_require__.e(5415), __nccwpck_require__.e(187), __nccwpck_require__.e(278), __nccwpck_require__.e(1856), __nccwpck_require__.e(9639), __nccwpck_require__.e(704), __nccwpck_require__.e(6306)]).then(__nccwpck_require__.bind(__nccwpck_require__, 46306))).exposure(context),
    },
    {
        name: 'diff',
        operand: 'OLD NEW',
        operands: true,
        group: groups.look,
        summary: 'Show what a new digest of an image changes',
        flags: [...platformFlags, ...credentialFlags, 'image-platform'],
        examples: [
            'diff IMAGE@sha256:OLD IMAGE@sha256:NEW',
            'diff docker.io/library/node:22.1 docker.io/library/node:22.2 --image-platform linux/amd64',
        ],
        exits: { 0: 'compared', 3: 'an image could not be read' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(2088), __nccwpck_require__.e(4353), __nccwpck_require__.e(7091), __nccwpck_require__.e(7449), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(4921), __nccwpck_require__.e(4148), __nccwpck_require__.e(8928), __nccwpck_require__.e(5471), __nccwpck_require__.e(7147), __nccwpck_require__.e(4159)]).then(__nccwpck_require__.bind(__nccwpck_require__, 79046))).compareImages(context),
    },
    {
        name: 'signatures',
        operand: 'IMAGE',
        group: groups.look,
        summary: 'Show who signed an image, and the policy that would require it',
        flags: [...platformFlags, ...credentialFlags, 'key', 'trusted-root', 'sigstore-root', 'github-token'],
        examples: [
            'signatures ghcr.io/acme/app:1.2.3',
            'signatures registry.example.com/vendor/app@sha256:DIGEST --key keys/vendor.pub',
        ],
        exits: { 0: 'signatures shown', 3: 'not everything could be read' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(4921), __nccwpck_require__.e(4148), __nccwpck_require__.e(3265), __nccwpck_require__.e(4599)]).then(__nccwpck_require__.bind(__nccwpck_require__, 95401))).signatures(context),
    },
    {
        name: 'cluster-policy',
        operand: '[FILE]',
        group: groups.look,
        summary: 'Convert signature rules to a ClusterImagePolicy, or back',
        flags: ['config'],
        examples: ['cluster-policy', 'cluster-policy cluster-image-policies.yaml'],
        exits: { 0: 'converted without loss', 3: 'converted; the notes say what is lost or stricter' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(8815), __nccwpck_require__.e(2917)]).then(__nccwpck_require__.bind(__nccwpck_require__, 92917))).clusterPolicy(context),
    },
    {
        name: 'enforce',
        operand: 'REPORT',
        group: groups.look,
        summary: 'Write what a report proves as the rules of a builder or of a cluster',
        flags: ['as', 'out', 'check'],
        essential: ['as'],
        examples: [
            'enforce tagproof-report.json --as buildkit --out buildkit-policy.json',
            'enforce tagproof-report.json --as admission --check cluster/images.yaml',
        ],
        exits: {
            0: 'written, or nothing differs',
            1: 'with --check: the file differs',
            2: 'invalid usage, or there is nothing to write',
            3: 'written, or nothing differs; the notes say what the engine cannot express',
        },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(8815), __nccwpck_require__.e(7291), __nccwpck_require__.e(5746), __nccwpck_require__.e(1251)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2218))).enforce(context),
    },
    {
        name: 'mcp',
        operand: '[DIR]',
        group: groups.look,
        summary: 'Answer agents about images, by the Model Context Protocol',
        flags: [
            ...[...platformFlags, ...credentialFlags, 'config', 'policy-from', 'history-sources', 'ledger'],
            ...['max-age', 'min-age', 'timeout', 'cache', 'github-token'],
        ],
        essential: ['platform', 'identity', 'token', 'config', 'max-age', 'min-age'],
        examples: ['mcp', 'mcp . --platform chainguard --identity UID'],
        exits: { 0: 'the input has ended' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(2088), __nccwpck_require__.e(8815), __nccwpck_require__.e(4353), __nccwpck_require__.e(9547), __nccwpck_require__.e(7091), __nccwpck_require__.e(9830), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(6226), __nccwpck_require__.e(4921), __nccwpck_require__.e(4148), __nccwpck_require__.e(8928), __nccwpck_require__.e(6666), __nccwpck_require__.e(5312), __nccwpck_require__.e(5471), __nccwpck_require__.e(358), __nccwpck_require__.e(4069), __nccwpck_require__.e(5415), __nccwpck_require__.e(187), __nccwpck_require__.e(278), __nccwpck_require__.e(1856), __nccwpck_require__.e(5746), __nccwpck_require__.e(9639), __nccwpck_require__.e(8897)]).then(__nccwpck_require__.bind(__nccwpck_require__, 28897))).mcp(context),
    },
    {
        name: 'explain',
        operand: '[NAME]',
        group: groups.look,
        summary: 'Explain a check or an error code and how to fix it',
        flags: [],
        examples: ['explain', 'explain stale-digest', 'explain sign-in'],
        exits: { 0: 'explanation shown' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2088), __nccwpck_require__.e(4353), __nccwpck_require__.e(6226), __nccwpck_require__.e(790)]).then(__nccwpck_require__.bind(__nccwpck_require__, 62878))).explain(context),
    },
    {
        name: 'plan',
        operand: '[ORGANIZATION]',
        group: groups.many,
        summary: 'Distribute repositories over the jobs of a matrix',
        flags: [
            ...['list', 'shards', 'match', 'exclude', 'topic', 'since', 'output', 'known', 'github-token'],
            ...[...platformFlags, ...credentialFlags, 'group'],
        ],
        switches: ['archived', 'forks', 'full'],
        essential: ['list', 'shards', 'match', 'exclude', 'topic', 'since', 'output', 'known'],
        examples: [
            "plan acme --shards 8 --exclude '*-archive'",
            'plan --list repositories.txt',
            'plan acme --since last.jsonl --output carried.jsonl --known known.jsonl',
        ],
        exits: {
            0: 'plan printed',
            2: 'invalid usage, or no repository left',
            3: 'the repositories could not be listed',
        },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(2088), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(4921), __nccwpck_require__.e(8928), __nccwpck_require__.e(5746), __nccwpck_require__.e(2610), __nccwpck_require__.e(6600), __nccwpck_require__.e(1138)]).then(__nccwpck_require__.bind(__nccwpck_require__, 63853))).plan(context),
    },
    {
        name: 'merge',
        operand: 'FILE...',
        operands: true,
        group: groups.many,
        summary: 'Merge the shard reports of a matrix, or of exposure',
        flags: ['plan', 'since', 'output', 'report', 'html', 'on-incomplete'],
        examples: [
            'merge shard-*.jsonl --plan plan.json --html report.html',
            'merge shard-*.jsonl --since last.json --report report.json',
        ],
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(2088), __nccwpck_require__.e(4353), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6226), __nccwpck_require__.e(4921), __nccwpck_require__.e(4148), __nccwpck_require__.e(358), __nccwpck_require__.e(187), __nccwpck_require__.e(5746), __nccwpck_require__.e(2610), __nccwpck_require__.e(1000)]).then(__nccwpck_require__.bind(__nccwpck_require__, 30149))).merge(context),
    },
];
const workflowFlags = ['repository', 'ref', 'environment', 'owner-id', 'repository-id', 'issuer'];
const setUp = [
    {
        name: 'identity create',
        group: groups.setUp,
        summary: 'Create an identity that a workflow can assume, and bind its roles',
        flags: [...platformFlags, 'token', 'group', ...workflowFlags, 'role', 'name'],
        switches: ['pull-request', 'dry-run'],
        examples: [
            'identity create --platform chainguard --group UID --repository OWNER/REPO --ref main --dry-run',
        ],
        exits: { 0: 'identity created', 3: 'the platform refused the request or could not be reached' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(1252), __nccwpck_require__.e(6083), __nccwpck_require__.e(2838), __nccwpck_require__.e(1206)]).then(__nccwpck_require__.bind(__nccwpck_require__, 25262))).createIdentity(context),
    },
    {
        name: 'identity list',
        group: groups.setUp,
        summary: 'List identities: what they expect of workflows, and their roles',
        flags: [...platformFlags, 'token', 'group'],
        switches: ['csv'],
        examples: ['identity list --platform chainguard --group UID'],
        exits: { 0: 'identities listed', 3: 'the platform refused the request or could not be reached' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(2088), __nccwpck_require__.e(8815), __nccwpck_require__.e(4353), __nccwpck_require__.e(9547), __nccwpck_require__.e(2900), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(6226), __nccwpck_require__.e(4148), __nccwpck_require__.e(6666), __nccwpck_require__.e(5312), __nccwpck_require__.e(5746), __nccwpck_require__.e(2838), __nccwpck_require__.e(9183), __nccwpck_require__.e(2782)]).then(__nccwpck_require__.bind(__nccwpck_require__, 39288))).listIdentities(context),
    },
    {
        name: 'identity update',
        group: groups.setUp,
        summary: 'Change what an identity expects, such as after a rename; roles stay',
        flags: [...platformFlags, 'token', 'identity', ...workflowFlags, 'name'],
        switches: ['pull-request', 'dry-run'],
        examples: ['identity update --platform chainguard --identity UID --repository OWNER/NEW --dry-run'],
        exits: { 0: 'identity updated', 3: 'the platform refused the request or could not be reached' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(1252), __nccwpck_require__.e(6083), __nccwpck_require__.e(2838), __nccwpck_require__.e(5989)]).then(__nccwpck_require__.bind(__nccwpck_require__, 30611))).updateIdentity(context),
    },
    {
        name: 'identity explain',
        group: groups.setUp,
        summary: "Compare a workflow token's claims with an identity's claim match",
        flags: [...platformFlags, 'token', 'identity', 'oidc-audience', 'token-file'],
        examples: ['identity explain --platform chainguard --identity UID --token-file FILE'],
        exits: {
            0: 'the claims match',
            1: 'the claims differ',
            3: 'the platform refused the request or could not be reached',
        },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(1252), __nccwpck_require__.e(1549), __nccwpck_require__.e(6083), __nccwpck_require__.e(4921), __nccwpck_require__.e(2838), __nccwpck_require__.e(329)]).then(__nccwpck_require__.bind(__nccwpck_require__, 47531))).explainIdentity(context),
    },
    {
        name: 'identity delete',
        group: groups.setUp,
        summary: 'Delete an identity and its role bindings',
        flags: [...platformFlags, 'token', 'identity'],
        switches: ['dry-run'],
        examples: ['identity delete --platform chainguard --identity UID --dry-run'],
        exits: { 0: 'identity deleted', 3: 'the platform refused the request or could not be reached' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2779), __nccwpck_require__.e(1252), __nccwpck_require__.e(6083), __nccwpck_require__.e(2838), __nccwpck_require__.e(9795)]).then(__nccwpck_require__.bind(__nccwpck_require__, 96821))).deleteIdentity(context),
    },
    {
        name: 'emulator',
        group: groups.tools,
        summary: 'Serve an emulated platform on loopback, for trials and tests',
        flags: ['port', 'state', 'faults', 'seed', 'clock', 'tls-cert', 'tls-key'],
        switches: ['example'],
        examples: ['emulator --json', 'emulator --example', 'emulator --seed 7 --clock 2026-11-01T00:00:00Z'],
        exits: { 0: 'stopped by Ctrl+C' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(2249), __nccwpck_require__.e(6075), __nccwpck_require__.e(1296)]).then(__nccwpck_require__.bind(__nccwpck_require__, 46624))).emulator(context),
    },
];
const caching = [
    {
        name: 'cache stats',
        group: groups.tools,
        summary: 'Show what the cache has, by kind and size',
        flags: ['cache'],
        examples: ['cache stats --cache ~/.cache/tagproof'],
        exits: { 0: 'cache shown' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(1133)]).then(__nccwpck_require__.bind(__nccwpck_require__, 81133))).showCache(context),
    },
    {
        name: 'cache verify',
        group: groups.tools,
        summary: 'Verify every entry of the cache, and remove damaged ones',
        flags: ['cache'],
        examples: ['cache verify --cache ~/.cache/tagproof'],
        exits: { 0: 'every entry is sound', 1: 'damaged entries were removed' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(1133)]).then(__nccwpck_require__.bind(__nccwpck_require__, 81133))).checkCache(context),
    },
    {
        name: 'cache clear',
        group: groups.tools,
        summary: 'Remove every entry of the cache',
        flags: ['cache'],
        examples: ['cache clear --cache ~/.cache/tagproof'],
        exits: { 0: 'cache cleared' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(1133)]).then(__nccwpck_require__.bind(__nccwpck_require__, 81133))).clearCache(context),
    },
];
const commands = [
    ...everyday,
    ...investigating,
    ...setUp,
    ...caching,
    {
        name: 'completion',
        operand: 'SHELL',
        group: groups.tools,
        summary: 'Print a completion script for bash, zsh or fish',
        flags: [],
        examples: ['completion bash', 'completion zsh', 'completion fish'],
        exits: { 0: 'script printed' },
        start: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2088), __nccwpck_require__.e(4353), __nccwpck_require__.e(6226), __nccwpck_require__.e(5197)]).then(__nccwpck_require__.bind(__nccwpck_require__, 24451))).completion(context, commands),
    },
];

;// CONCATENATED MODULE: ./lib/cli/index.js










let isEndless = false;
const { out, outParts, err, progress } = (0,standard_output/* standardOutput */.d)(process, () => {
    if (isEndless)
        process.kill(process.pid, 'SIGTERM');
});
async function ask(question) {
    const { askOn } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 92425));
    const streams = { input: process.stdin, output: process.stderr };
    return askOn(streams, question, () => process.kill(process.pid, 'SIGINT'));
}
async function terminalOptions(noColour) {
    const { createSupportsHyperlinks } = await __nccwpck_require__.e(/* import() */ 1081).then(__nccwpck_require__.bind(__nccwpck_require__, 61081));
    return {
        colour: process.stdout.hasColors() && !process.env.NO_COLOR && !noColour,
        ...(process.stdout.columns > 0 ? { width: process.stdout.columns } : {}),
        links: createSupportsHyperlinks(process.stdout),
    };
}
async function main() {
    const invocation = readArguments(process.argv.slice(2), commands);
    if ('issues' in invocation) {
        const { issues, command } = invocation;
        const usage = `Usage: ${['tagproof', command, '--help'].filter(Boolean).join(' ')}`;
        const json = process.argv.includes('--json');
        const shown = json ? (0,standard_output/* jsonOutput */.W)({ out, outParts }) : { out };
        return (0,context/* usageErrors */.jY)({ invocation: { json }, ...shown, err }, 'usage', [...issues.map(text_text/* plain */.pj), usage]);
    }
    if (invocation.command === 'version') {
        out(invocation.json ? JSON.stringify({ version: version/* version */.r }) : version/* version */.r);
        return 0;
    }
    const command = commands.find(({ name }) => name === invocation.command);
    const format = process.stdout.isTTY ? await terminalOptions(invocation.noColour) : { colour: false };
    if (invocation.help !== false || command === undefined) {
        const { helpText } = await __nccwpck_require__.e(/* import() */ 4411).then(__nccwpck_require__.bind(__nccwpck_require__, 14411));
        out(helpText(commands, command?.name, { ...format, isWhole: invocation.help === 'all' }));
        return 0;
    }
    const [operand] = invocation.operands;
    const isJson = invocation.json || invocation.switches.has('json-lines');
    const shown = isJson ? (0,standard_output/* jsonOutput */.W)({ out, outParts }) : { out, outParts };
    if (command.operand === '[DIR]' &&
        operand !== undefined &&
        !(0,external_node_fs_.statSync)(operand, { throwIfNoEntry: false })?.isDirectory())
        return (0,context/* usageErrors */.jY)({ invocation, ...shown, err }, 'usage', [`\`${(0,text_text/* plain */.pj)(operand)}\` is not a directory.`]);
    isEndless = ['emulator', 'mcp'].includes(command.name) || invocation.switches.has('watch');
    const live = process.stderr.isTTY ? { progress } : {};
    const person = process.stdin.isTTY && process.stderr.isTTY ? { ask } : {};
    return command.start({
        invocation,
        environment: process.env,
        ...shown,
        err,
        input: () => process.stdin,
        ...(process.argv[1] === undefined ? {} : { program: process.argv[1] }),
        ...format,
        ...live,
        ...person,
    });
}
async function start() {
    try {
        process.exitCode = await main();
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const isKnown = error instanceof failure/* Failure */.HR;
        err(isKnown
            ? (0,context/* failureText */.kY)({ cause: error.reason, message })
            : `Internal error in Tagproof: ${message} [defect]`);
        process.exitCode = 3;
    }
}
(0,engine/* boundHeap */.V)();
void (0,exit/* runToEnd */.cd)(() => (0,exit/* withoutDebugOutput */.x3)(start));

