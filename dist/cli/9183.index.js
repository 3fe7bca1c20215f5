export const id = 9183;
export const ids = [9183];
export const modules = {

/***/ 64663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ policySources),
/* harmony export */   p: () => (/* binding */ checkoutPolicy)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44231);



function checkoutPolicy(files) {
    return async (path) => policyText(await files.read(path));
}
async function policySources(host, githubToken, base) {
    return {
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ folder: host.repository?.folder }),
        head: checkoutPolicy(host.repository ?? host.files),
        ...((await isReviewed(host, base)) ? {} : { base: basePolicy(host, githubToken, base) }),
        remote: remotePolicy(host, githubToken),
        checks: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 6226))).checkIds,
    };
}
async function isReviewed(host, base) {
    try {
        const { kind } = await (0,_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .revisionOf */ .D)(host, base);
        return kind === 'branch' || kind === 'local';
    }
    catch (error) {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            return false;
        throw error;
    }
}
async function connected(host, githubToken, base) {
    const { connectCi } = await Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(1252), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208));
    return connectCi(host, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ githubToken, base }));
}
function basePolicy(host, githubToken, named) {
    let base;
    return (path) => attempt(`${path} of the base commit`, async () => {
        base ??= Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(1252), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208)).then(async (ci) => ci.openBase(host, await connected(host, githubToken, named), 'rules'));
        const opened = await base;
        if (opened === undefined)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('no-base', 'There is no base commit');
        return policyText(await opened.files.read(path));
    });
}
function remotePolicy(host, githubToken) {
    return ({ owner, repository: name, path, ref }) => attempt(`${owner}/${name}/${path}@${ref}`, async () => {
        const [{ apiAt }, { readAddresses }, { filesOf, resolveCommit }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(1252), __webpack_require__.e(8208)]).then(__webpack_require__.bind(__webpack_require__, 58208)),
            __webpack_require__.e(/* import() */ 1522).then(__webpack_require__.bind(__webpack_require__, 61522)),
            Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(5133)]).then(__webpack_require__.bind(__webpack_require__, 85133)),
        ]);
        const { run } = await connected(host, githubToken);
        const addresses = run?.addresses ?? readAddresses((variable) => host.ci?.variable(variable));
        const api = apiAt(host, addresses, githubToken);
        const repository = { owner, name };
        return policyText(await filesOf(api, repository, await resolveCommit(api, repository, ref)).read(path));
    });
}
function policyText(read) {
    return 'unreadable' in read && read.absent === true ? { missing: true } : read;
}
async function attempt(subject, read) {
    try {
        return await read();
    }
    catch (error) {
        const { message } = (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, subject);
        return { unknown: { cause: 'policy-unread', subject, message: `The policy cannot be read: ${message}` } };
    }
}


/***/ }),

/***/ 99183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  offlineRules: () => (/* binding */ offlineRules),
  scan: () => (/* binding */ scan),
  selectionIn: () => (/* binding */ selectionIn)
});

// EXTERNAL MODULE: ./lib/checks/apply-policy.js
var apply_policy = __webpack_require__(10868);
// EXTERNAL MODULE: ./lib/checks/check.js
var check = __webpack_require__(5229);
// EXTERNAL MODULE: ./lib/checks/index.js + 23 modules
var checks = __webpack_require__(6226);
// EXTERNAL MODULE: ./lib/checks/rules/pins/unpinned.js
var unpinned = __webpack_require__(46653);
// EXTERNAL MODULE: ./lib/checks/verdict.js
var verdict = __webpack_require__(21024);
// EXTERNAL MODULE: ./lib/ci/policy-sources.js
var policy_sources = __webpack_require__(64663);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
;// CONCATENATED MODULE: ./lib/command/printing/long-output.js
const charactersAtOnce = 64 * 1024;
async function printLines({ out, outParts }, lines) {
    if (outParts !== undefined)
        return outParts(blocksOf(lines));
    const text = [...blocksOf(lines)].join('');
    if (text !== '')
        out(text.slice(0, -1));
}
function* blocksOf(lines) {
    let block = '';
    for (const line of lines) {
        block += `${line}\n`;
        if (block.length < charactersAtOnce)
            continue;
        yield block;
        block = '';
    }
    if (block !== '')
        yield block;
}

// EXTERNAL MODULE: ./lib/command/printing/read-progress.js
var read_progress = __webpack_require__(66039);
// EXTERNAL MODULE: ./lib/config/index.js
var config = __webpack_require__(42714);
// EXTERNAL MODULE: ./lib/host/files/files.js
var files_files = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/host/scan-threads.js
var scan_threads = __webpack_require__(29997);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/globs/glob.js
var globs_glob = __webpack_require__(93635);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/output/words/format.js
var format = __webpack_require__(64148);
// EXTERNAL MODULE: ./lib/pin/skips.js
var skips = __webpack_require__(20595);
// EXTERNAL MODULE: ./lib/report/scanned.js
var scanned = __webpack_require__(32042);
// EXTERNAL MODULE: ./lib/report/texts.js
var texts = __webpack_require__(84282);
// EXTERNAL MODULE: ./lib/scan/checkout/index.js + 38 modules
var scan_checkout = __webpack_require__(96666);
;// CONCATENATED MODULE: ./lib/cli/commands/scan.js





















async function scan(context) {
    if (!context.invocation.switches.has('watch'))
        return scanOnce(context);
    return (await __webpack_require__.e(/* import() */ 1106).then(__webpack_require__.bind(__webpack_require__, 91106))).whenFilesChange(context, scanOnce);
}
async function scanOnce(context) {
    const { operands, switches, json } = context.invocation;
    const { selection, issues } = selectionIn(context);
    if (issues.length > 0)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', issues);
    const files = (0,read_progress/* withReadProgress */.G)(context, (0,files_files/* diskFiles */.Ts)(operands[0] ?? '.', undefined));
    const rules = switches.has('pinned') ? await offlineRules(context, files) : undefined;
    if (rules !== undefined && 'issues' in rules)
        return (0,command_context/* usageErrors */.jY)(context, 'configuration', rules.issues);
    const checkout = await (0,scan_checkout/* scanCheckout */.W)(files, rules?.config ?? selection, { threads: (0,scan_threads/* machineThreads */.x)() });
    const wanted = rules === undefined ? undefined : unpinnedIn(checkout, rules.config);
    const counts = json ? await printList(context, checkout) : await printText(context, checkout, wanted);
    if (wanted === undefined) {
        if (!json && counts.all > 0)
            context.out(nextStep);
        return checkout.problems.length > 0 ? 3 : 0;
    }
    context.err(pinnedText(wanted));
    if (wanted.fails)
        return 1;
    return checkout.problems.length > 0 ? 3 : 0;
}
const nextStep = 'Next: `tagproof verify` asks the registries about these images, and says what is wrong and what to do first.';
function selectionIn({ invocation }) {
    const [paths, exclude] = [(0,command_context/* linesOf */.Dx)(invocation, 'paths'), (0,command_context/* linesOf */.Dx)(invocation, 'exclude')];
    const wrong = [...paths, ...exclude].filter((glob) => !(0,globs_glob/* isPathGlob */.a_)(glob));
    return {
        selection: { paths, exclude, surface: 'terminal' },
        issues: wrong.map((glob) => `\`${(0,text_text/* plain */.pj)(glob)}\` is not a glob relative to the folder.`),
    };
}
function offlineRules(context, files) {
    const named = ['paths', 'exclude', 'config'];
    return (0,config/* configure */.j)({
        get: (name) => (named.includes(name) ? (0,command_context/* inputOf */.wg)(context, name) : undefined),
        head: (0,policy_sources/* checkoutPolicy */.p)(files),
        remote: async () => ({
            unreadable: '`scan` is offline, so that it reads no policy of another repository',
        }),
        checks: async () => checks.checkIds,
    });
}
function unpinnedIn(checkout, { policy, failOn }) {
    const now = Date.now();
    const found = checkout.occurrences.flatMap((one) => one.kind === 'image' && one.image.digest === undefined
        ? [
            {
                check: unpinned/* unpinned */.C.id,
                severity: unpinned/* unpinned */.C.severity,
                message: '',
                at: one.at,
                about: { image: one.image },
                ...(0,collections/* compact */.oE)({ testData: one.testData }),
            },
        ]
        : []);
    const { findings } = (0,apply_policy/* applyPolicy */.V)(found, policy, { now, complete: false, inline: checkout.waivers });
    const skipOf = (0,skips/* skipFinder */.WZ)(policy.skips, now);
    const open = findings.filter(({ check, waived, testData, about }) => check === unpinned/* unpinned */.C.id &&
        waived === undefined &&
        testData === undefined &&
        skipOf(about?.image) === undefined);
    const at = new Map(open.map((finding) => [(0,check/* subjectKey */.ow)(finding.at, finding.about?.image), finding]));
    const wanted = checkout.occurrences.flatMap((one) => {
        const finding = one.kind === 'image' ? at.get((0,check/* subjectKey */.ow)(one.at, one.image)) : undefined;
        return one.kind === 'image' && finding !== undefined ? [{ one, finding }] : [];
    });
    const pinnable = wanted.filter(({ one }) => one.pin.kind !== 'refused');
    const judged = pinnable.map(({ finding }) => ({ ...finding, introduced: true }));
    return {
        pinnable: new Set(pinnable.map(({ one }) => one)),
        refused: new Set(wanted.flatMap(({ one }) => (one.pin.kind === 'refused' ? [one] : []))),
        fails: (0,verdict/* anyFails */.M)(judged, failOn),
    };
}
function pinnedText({ pinnable, refused, fails }) {
    const can = pinnable.size === 0
        ? ''
        : `${pinnable.size} can be pinned: \`tagproof pin\` writes the digests${fails ? '' : ' (the policy does not fail for them)'}.`;
    const cannot = refused.size === 0
        ? ''
        : `${refused.size} cannot be pinned where they are, and do not fail this check; the reasons are listed above.`;
    return [can, cannot].filter((text) => text !== '').join(' ') || 'Every image that can be pinned is pinned.';
}
function noneCounted() {
    return { all: 0, pinned: 0, opaque: 0, local: 0, files: new Set() };
}
function* described({ occurrences, files }, counts) {
    let [locate, at] = [(0,texts/* locator */.fl)(files), ''];
    for (const occurrence of occurrences) {
        if (occurrence.at.file !== at)
            [locate, at] = [(0,texts/* locator */.fl)(files), occurrence.at.file];
        const reference = (0,scanned/* describeReference */.P)(occurrence, files, locate);
        counts.all += 1;
        counts.pinned += reference.digest === undefined ? 0 : 1;
        counts.opaque += reference.kind === 'opaque' ? 1 : 0;
        counts.local += reference.kind === 'local' ? 1 : 0;
        counts.files.add(reference.file);
        yield { occurrence, reference };
    }
}
function* references(checkout, counts) {
    for (const { reference } of described(checkout, counts))
        yield reference;
}
function* describedProblems({ problems, files }) {
    const locate = (0,texts/* locator */.fl)(files);
    for (const problem of problems)
        yield (0,scanned/* describeProblem */.B)(problem, locate);
}
async function printList(context, checkout) {
    const counts = noneCounted();
    const problems = describedProblems(checkout);
    await (0,command_context/* printJson */.Q2)(context, {
        references: references(checkout, counts),
        problems,
        ...(0,collections/* compact */.oE)({ seen: checkout.seen }),
    });
    return counts;
}
async function printText(context, checkout, wanted) {
    const { out, width } = context;
    const counts = noneCounted();
    const groups = new Map();
    for (const { occurrence, reference } of described(checkout, counts)) {
        if (wanted !== undefined && !wanted.pinnable.has(occurrence) && !wanted.refused.has(occurrence))
            continue;
        const [title, name] = [titleOf(reference), nameOf(reference, width)];
        const names = groups.get(title) ?? new Map();
        groups.set(title, names);
        (0,collections/* addToGroup */.Mr)(names, name, `${(0,text_text/* plain */.pj)(reference.file)}:${reference.line}:${reference.column}`);
    }
    await printLines(context, linesOfGroups(groups));
    await printLines(context, linesOfProblems(checkout));
    out(totals(counts, checkout));
    return counts;
}
function* linesOfGroups(groups) {
    const rank = (title) => titles.findIndex((one) => title.startsWith(one));
    const ordered = [...groups].sort(([a], [b]) => rank(a) - rank(b));
    for (const [title, names] of ordered) {
        const count = [...names.values()].reduce((sum, { length }) => sum + length, 0);
        yield `${title} (${count})`;
        for (const [name, places] of names) {
            yield `  ${name}`;
            for (const place of places)
                yield `    ${place}`;
        }
        yield '';
    }
}
const titles = ['Pinned', 'Built here', 'Unresolved', 'Cannot be pinned here', 'Not pinned'];
function titleOf({ kind, digest, detail = '', noPlace, testData }) {
    const note = testData === undefined ? '' : `, in test data (${(0,text_text/* plain */.pj)(testData)})`;
    if (kind === 'opaque')
        return (0,text_text/* plain */.pj)(`Unresolved: ${detail}`) + note;
    if (kind === 'local')
        return `Built here${note}`;
    if (digest !== undefined)
        return `Pinned${note}`;
    return noPlace === undefined ? `Not pinned${note}` : (0,text_text/* plain */.pj)(`Cannot be pinned here: ${noPlace}`) + note;
}
function nameOf(reference, width) {
    const { digest, builtBy } = reference;
    const name = (0,text_text/* plain */.pj)((0,format/* referenceName */.z$)(reference));
    if (builtBy !== undefined)
        return `${name}, by ${(0,text_text/* plain */.pj)(builtBy.file)}:${builtBy.line}`;
    if (digest === undefined)
        return name;
    return `${name}@${width === undefined ? digest : (0,output_escape/* shortDigests */.sY)(digest)}`;
}
function* linesOfProblems(checkout) {
    for (const { file, message, ...at } of describedProblems(checkout))
        yield `not read  ${(0,text_text/* plain */.pj)(file)}${'line' in at ? `:${at.line}:${at.column}` : ''}  ${(0,text_text/* plain */.pj)(message)}`;
}
function totals({ all, pinned, opaque, local, files }, { problems, scanned, seen, vendored }) {
    const parts = [
        `${pinned} pinned`,
        `${all - pinned - opaque - local} not pinned`,
        `${opaque} unresolved`,
        ...(local === 0 ? [] : [`${local} built here`]),
        ...(problems.length === 0 ? [] : [(0,text_text/* plural */.LS)(problems.length, 'problem')]),
        ...(seen === undefined
            ? []
            : [`${(0,text_text/* plural */.LS)(seen.count, 'image name')} in text that no scanner reads (\`--json\` lists them)`]),
        ...(vendored === undefined ? [] : [`${(0,text_text/* plural */.LS)(vendored, 'file')} in third-party folders not read`]),
    ];
    return `${(0,text_text/* plural */.LS)(all, 'reference')} in ${files.size} of ${(0,text_text/* plural */.LS)(scanned, 'file')}: ${parts.join(', ')}`;
}


/***/ }),

/***/ 66039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withReadProgress)
/* harmony export */ });
const filesAtOnce = 50;
function withReadProgress({ progress }, files) {
    if (progress === undefined)
        return files;
    let count = 0;
    return {
        ...files,
        read: (path, maxBytes) => {
            count += 1;
            if (count % filesAtOnce === 0)
                progress(`${count} files read`);
            return files.read(path, maxBytes);
        },
    };
}


/***/ }),

/***/ 42714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ configureWithoutPolicy),
/* harmony export */   j: () => (/* binding */ configure)
/* harmony export */ });
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13204);
/* harmony import */ var _model_judgement_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29251);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38118);
/* harmony import */ var _policy_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1052);
/* harmony import */ var _policy_issue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40886);
/* harmony import */ var _policy_merge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95545);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13520);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31395);








async function configure(sources) {
    const { surface = 'terminal', get, notFromPolicy = [] } = sources;
    const reader = new _reader_js__WEBPACK_IMPORTED_MODULE_6__/* .InputReader */ .i(get, { names: { checks: [], presets: [] }, policy: _model_judgement_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .noPolicy */ .W, surface });
    const [path, from] = [reader.value('config'), reader.value('policy-from')];
    const loaded = reader.issues.length > 0 ? { issues: [] } : policyInForce(await policiesOf(path, sources), from);
    const policy = 'issues' in loaded ? 'invalid' : without(loaded.policy, notFromPolicy);
    const namesChecks = reader.text('fail-on') !== undefined || (policy !== 'invalid' && policy.settings.has('fail-on'));
    const checks = namesChecks ? await sources.checks() : [];
    const read = (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readConfig */ .X)(get, { presets: _model_images_presets_js__WEBPACK_IMPORTED_MODULE_0__/* .presets */ .v, checks, surface }, policy);
    const wrong = 'issues' in loaded ? loaded.issues : [];
    const issues = [...wrong.map(_policy_issue_js__WEBPACK_IMPORTED_MODULE_3__/* .issueText */ .v), ...('issues' in read ? read.issues : [])];
    if (!('issues' in read) && issues.length === 0)
        return read;
    const overruled = policy === 'invalid' ? undefined : policy.overruled;
    return { issues: [...issues, ...(overruled === undefined ? [] : [overruled])].map(_model_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj) };
}
function configureWithoutPolicy(get) {
    const missing = async () => ({ missing: true });
    return configure({ get, checks: async () => [], head: missing, remote: missing });
}
function without(policy, names) {
    if (names.length === 0)
        return policy;
    const settings = [...policy.settings].filter(([name]) => !names.includes(name));
    return { ...policy, settings: new Map(settings) };
}
async function policiesOf(given, { folder = '', head, base, remote, checks }) {
    if (given === undefined && base === undefined && !(await hasPolicy(folder, head)))
        return [{ policy: _model_judgement_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .noPolicy */ .W }, undefined];
    const ids = await checks();
    const request = { remote, names: { checks: ids, presets: Object.keys(_model_images_presets_js__WEBPACK_IMPORTED_MODULE_0__/* .presets */ .v) } };
    const load = await loaderOf(folder, given);
    return Promise.all([
        load({ ...request, read: head, required: true }),
        base && load({ ...request, read: base, required: false, label: (file) => `${file}@base` }),
    ]);
}
async function loaderOf(folder, given) {
    const [{ loadPolicy }, { discoverPolicy }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(4682), __webpack_require__.e(7119)]).then(__webpack_require__.bind(__webpack_require__, 27119)),
        Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(4682), __webpack_require__.e(5938)]).then(__webpack_require__.bind(__webpack_require__, 15938)),
    ]);
    return (request) => given === undefined
        ? discoverPolicy({ ...request, folder })
        : loadPolicy({ ...request, path: given, read: (path) => request.read((0,_policy_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .inFolder */ ._z)(folder, path)) });
}
async function hasPolicy(folder, read) {
    const found = await Promise.all((0,_policy_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .policyPathsOf */ .qA)(folder).map(read));
    return found.some((text) => !('missing' in text));
}
function policyInForce([own, base], from) {
    if (base === undefined)
        return own;
    if (from === 'base') {
        const issues = [own, base].flatMap((one) => ('issues' in one ? one.issues : []));
        if ('issues' in own || 'issues' in base)
            return { issues };
        return { policy: (0,_policy_merge_js__WEBPACK_IMPORTED_MODULE_4__/* .asBase */ .qW)(base.policy, own.policy) };
    }
    if ('issues' in own)
        return own;
    return { policy: (0,_policy_merge_js__WEBPACK_IMPORTED_MODULE_4__/* .directedBy */ .sZ)('issues' in base ? _model_judgement_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .noPolicy */ .W : base.policy, own.policy) };
}


/***/ }),

/***/ 1052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _z: () => (/* binding */ inFolder),
/* harmony export */   pW: () => (/* binding */ holdersOf),
/* harmony export */   qA: () => (/* binding */ policyPathsOf)
/* harmony export */ });
/* harmony import */ var _model_inputs_special_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9004);

function holdersOf(folder) {
    const names = folder === '' ? [] : folder.split('/');
    return [...names.keys(), names.length].map((count) => names.slice(0, count).join('/')).reverse();
}
function policyPathsOf(folder) {
    return holdersOf(folder).map((holder) => inFolder(holder, _model_inputs_special_types_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultPolicyPath */ .r2));
}
function inFolder(folder, path) {
    return folder === '' ? path : `${folder}/${path}`;
}


/***/ }),

/***/ 40886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ issueAt),
/* harmony export */   v: () => (/* binding */ issueText)
/* harmony export */ });
/* harmony import */ var _model_text_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80642);

const lookups = new WeakMap();
function issueAt(source, span, message) {
    const positions = lookups.get(source) ?? (0,_model_text_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q$)(source.text);
    lookups.set(source, positions);
    const clamp = (offset) => Math.min(Math.max(offset, 0), source.text.length);
    const { line, column } = positions({ start: clamp(span.start), end: clamp(span.end) });
    return { file: source.path, line, column: Math.max(column, 1), message };
}
function issueText({ file, line, column, message }) {
    return `${file}:${line}:${column}: ${message}`;
}


/***/ }),

/***/ 95545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ mergePolicies),
/* harmony export */   qW: () => (/* binding */ asBase),
/* harmony export */   sZ: () => (/* binding */ directedBy)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15997);


function mergePolicies(base, file) {
    const named = (all) => [
        ...new Map(all.map((one) => [one.name, one])).values(),
    ];
    const set = file.origins.map(({ name }) => name);
    return {
        sources: [...base.sources, ...file.sources],
        settings: new Map([...base.settings, ...file.settings]),
        checks: new Map([...base.checks, ...file.checks]),
        overrides: [...base.overrides, ...file.overrides],
        waivers: [...base.waivers, ...file.waivers],
        removed: [...base.removed, ...file.removed],
        pending: [...base.pending, ...file.pending],
        registries: new Map([...base.registries, ...file.registries]),
        signatures: [...base.signatures, ...file.signatures],
        signatureFiles: {
            keys: new Map([...base.signatureFiles.keys, ...file.signatureFiles.keys]),
            roots: new Map([...base.signatureFiles.roots, ...file.signatureFiles.roots]),
        },
        advisories: {
            ...base.advisories,
            ...file.advisories,
            ignoreStatus: set.includes('advisories.ignore-status')
                ? file.advisories.ignoreStatus
                : base.advisories.ignoreStatus,
        },
        proof: [...base.proof, ...file.proof],
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({
            digestAge: file.digestAge ?? base.digestAge,
            settleMs: file.settleMs ?? base.settleMs,
        }),
        platforms: set.includes('platforms') ? file.platforms : base.platforms,
        skips: [...base.skips, ...file.skips],
        pullRequests: { ...base.pullRequests, ...file.pullRequests },
        origins: named([...base.origins, ...file.origins]),
        unread: [...base.unread, ...file.unread],
    };
}
function asBase(base, head) {
    const own = new Map(head.waivers.map((waiver) => [identity(waiver), waiver]));
    const counting = new Set(base.waivers.map(identity));
    return {
        ...base,
        ofBase: true,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ overruled: overruledIn(head, base) }),
        sources: [...base.sources, ...head.sources],
        waivers: base.waivers.flatMap((waiver) => {
            const here = own.get(identity(waiver));
            return here === undefined ? [] : [{ ...here, inBase: true }];
        }),
        removed: base.waivers.filter((waiver) => !own.has(identity(waiver))),
        pending: head.waivers.filter((waiver) => !counting.has(identity(waiver))),
        unread: [...base.unread, ...head.unread],
    };
}
function directedBy(base, head) {
    const overruled = overruledIn(head, base);
    const named = [...base.settings].filter(([name]) => directing.has(name));
    const others = [...head.settings].filter(([name]) => !directing.has(name));
    return {
        ...head,
        ofBase: false,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ overruled }),
        sources: [...base.sources, ...head.sources],
        settings: new Map([...others, ...named]),
        registries: base.registries,
        origins: [...base.origins.filter(isOfRegistry), ...head.origins.filter((one) => !isOfRegistry(one))],
        unread: overruled === undefined ? head.unread : [...base.unread, ...head.unread],
    };
}
const directing = new Set(_model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu.filter(({ directs }) => directs).map(({ name }) => name));
const isOfRegistry = ({ name }) => name.startsWith('registries.');
function overruledIn(head, base) {
    const settings = [...head.settings].flatMap(([name, { text }]) => directing.has(name) && base.settings.get(name)?.text !== text ? [name] : []);
    const known = new Map(base.origins.map(({ name, value }) => [name, value]));
    const isOther = head.origins.some((one) => isOfRegistry(one) && known.get(one.name) !== one.value);
    const names = (isOther ? [...settings, 'registries'] : settings).map((name) => `\`${name}\``);
    if (names.length === 0)
        return undefined;
    return `The change's policy sets ${names.join(', ')}, which does not apply before it is merged: where credentials are sent is said by inputs and by the policy of the base.`;
}
function identity({ at: _at, inheritedAt, ...content }) {
    const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([inheritedAt !== undefined, sorted]);
}


/***/ }),

/***/ 13520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ readConfig)
});

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/inputs/special-types.js
var special_types = __webpack_require__(9004);
// EXTERNAL MODULE: ./lib/model/inputs/table.js + 4 modules
var table = __webpack_require__(15997);
// EXTERNAL MODULE: ./lib/model/judgement/policy.js
var judgement_policy = __webpack_require__(29251);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
// EXTERNAL MODULE: ./lib/model/images/registry-host.js
var registry_host = __webpack_require__(65648);
// EXTERNAL MODULE: ./lib/model/run/address.js
var run_address = __webpack_require__(76911);
;// CONCATENATED MODULE: ./lib/config/platform.js




function readPlatform(reader, values, presets, isWhole) {
    const preset = values.platform === undefined ? undefined : presets[values.platform];
    const baseUrl = values['base-url'] ?? preset?.baseUrl;
    const registryUrl = values['registry-url'] ?? preset?.registryUrl;
    const issuerUrl = values['issuer-url'] ?? preset?.issuerUrl ?? baseUrl;
    if (baseUrl === undefined && registryUrl === undefined)
        return undefined;
    if (baseUrl === undefined || registryUrl === undefined || issuerUrl === undefined) {
        if (!isWhole)
            return undefined;
        const [missing, set] = baseUrl === undefined
            ? ['base-url', 'registry-url']
            : ['registry-url', 'base-url'];
        reader.addIssue(set, `${reader.nameOf(missing)} is missing: both URLs are required.`);
        return undefined;
    }
    if (new URL(registryUrl).pathname !== '/')
        reader.addIssue('registry-url', `${reader.nameOf('registry-url')} must be a host without a path.`);
    return {
        baseUrl,
        registryUrl,
        issuerUrl,
        historyService: reader.given('history-service', values['history-service']) ??
            preset?.historyService ??
            values['history-service'],
        tagQuery: preset?.tagQuery ?? {},
        ...(0,collections/* compact */.oE)({ publicOrganization: values['public-organization'] ?? preset?.publicOrganization }),
        ...pairOf(reader, values, issuerUrl, preset),
    };
}
function pairOf(reader, values, issuerUrl, preset) {
    const isOfPreset = preset !== undefined && values['issuer-url'] === undefined;
    const address = values['issuer-url'] !== undefined ? 'issuer-url' : isOfPreset ? 'platform' : 'base-url';
    const audience = values['oidc-audience'] ?? (isOfPreset ? preset.audience : undefined);
    const bySettings = ['oidc-audience', address].find((name) => typeof reader.source(name) === 'object');
    if (bySettings === undefined || (isOfPreset && values['oidc-audience'] === undefined))
        return { isPaired: true, ...(0,collections/* compact */.oE)({ audience }) };
    if (audience !== undefined && !(0,run_address/* isAudienceOf */.al)(issuerUrl, audience)) {
        const { host } = new URL(issuerUrl);
        const sentence = `The OIDC token would be issued for \`${audience.slice(0, 100)}\` and sent to \`${host}\`, which could use it there. A policy cannot name such a pair: set \`oidc-audience\` and \`${address}\` outside the policy, or remove \`oidc-audience\`.`;
        reader.addIssue(bySettings, sentence);
    }
    return (0,collections/* compact */.oE)({ audience });
}
function requirePlatform(reader, values, platform, unmapped) {
    if (platform !== undefined || reader.issues.length > 0)
        return;
    const remedy = `Set ${reader.nameOf('platform')}, or ${reader.nameOf('base-url')} and ${reader.nameOf('registry-url')}.`;
    for (const prefix of unmapped) {
        const declared = `\`registries\` declares \`${prefix}\` as the platform's, but no platform is configured.`;
        reader.issues.push(`${declared} ${remedy}`);
    }
    for (const { name, needsPlatform } of table/* inputTable */.Fu) {
        if (!needsPlatform || reader.text(name) === undefined || values[name] === false)
            continue;
        if (name === 'registry-token' && reader.text('token') !== undefined)
            continue;
        const isToken = name === 'token' || name === 'registry-token';
        reader.addIssue(name, isToken ? tokenWithoutPlatform(reader, name) : `${reader.nameOf(name)} requires a platform. ${remedy}`);
    }
}
function tokenWithoutPlatform(reader, name) {
    const platform = `${reader.nameOf('platform')}, or ${reader.nameOf('base-url')} and ${reader.nameOf('registry-url')}`;
    if (!reader.nameOf(name).includes('--'))
        return `${reader.nameOf(name)} is set, but no platform is. Set ${platform}.`;
    const variable = name === 'token' ? 'TAGPROOF_TOKEN' : 'TAGPROOF_REGISTRY_TOKEN';
    return `\`${variable}\` or ${reader.nameOf(name)} is set, but no platform is. Set ${platform}, or the environment variables \`TAGPROOF_PLATFORM\`, or \`TAGPROOF_BASE_URL\` and \`TAGPROOF_REGISTRY_URL\`: the workflow of \`tagproof setup\` has their values.`;
}
function keepTokensFromPolicy(reader) {
    const token = ['token', 'registry-token'].find((name) => reader.text(name) !== undefined);
    if (token === undefined)
        return;
    for (const name of ['base-url', 'registry-url', 'issuer-url']) {
        if (typeof reader.source(name) !== 'object')
            continue;
        const sentence = `\`${name}\` in a policy cannot be combined with ${reader.nameOf(token)}, because the checkout must not choose where the token is sent. Set \`${name}\` outside the policy.`;
        reader.addIssue(name, sentence);
    }
}
function mirrorsOf(registries, platform) {
    const host = platform && new URL(platform.registryUrl).host;
    const pairs = [...registries].flatMap(([prefix, { mirrorOf, platform: isPlatform }]) => {
        const origin = isPlatform && host !== undefined ? [host, ...prefix.split('/').slice(1)].join('/') : mirrorOf;
        return origin === undefined ? [] : [[(0,registry_host/* canonicalPrefix */.l)(prefix), (0,registry_host/* canonicalPrefix */.l)(origin)]];
    });
    const unmapped = [...registries].filter(([, rule]) => rule.platform === true && host === undefined);
    return { mirrors: Object.fromEntries(pairs), unmapped: unmapped.map(([prefix]) => prefix) };
}

// EXTERNAL MODULE: ./lib/config/reader.js
var config_reader = __webpack_require__(31395);
;// CONCATENATED MODULE: ./lib/config/read.js







function effectiveSettings(reader, mode) {
    return table/* inputTable */.Fu.flatMap((input) => {
        const { name } = input;
        if (input.type.secret)
            return [];
        const value = reader.text(name);
        const from = reader.source(name);
        if (value !== undefined && from !== undefined)
            return [{ name, value, from }];
        const fallback = (mode === 'audit' ? inAudit.get(name) : undefined) ?? defaultText(input);
        return fallback === undefined ? [] : [{ name, value: fallback, from: 'default' }];
    });
}
const inAudit = new Map([
    ['fail-on', 'none'],
    ['new-only', 'false'],
]);
function defaultText(input) {
    return input.default ?? input.otherwise?.replace(/ \(.*\)$/, '').replaceAll('`', '');
}
function effectiveOverrides({ overrides }) {
    return overrides.map(({ at, paths, images, checks, maxAgeMs, minAgeMs }, index) => {
        const entry = (0,collections/* compact */.oE)({
            paths,
            images,
            checks: checks.size === 0 ? undefined : Object.fromEntries(checks),
            'max-age': maxAgeMs === undefined ? undefined : (0,time/* durationText */.S5)(maxAgeMs),
            'min-age': minAgeMs === undefined ? undefined : (0,time/* durationText */.S5)(minAgeMs),
        });
        return { name: `overrides[${index}]`, value: JSON.stringify(entry), from: at };
    });
}
function effectiveSkips(skips) {
    return skips.map(({ at, until, ...skip }, index) => {
        const entry = { ...skip, ...(0,collections/* compact */.oE)({ until: until === undefined ? undefined : (0,time/* formatDay */.im)(until) }) };
        return { name: `skips[${index}]`, value: JSON.stringify(entry), from: at };
    });
}
function readConfig(get, { presets, checks, surface = 'terminal' }, found = judgement_policy/* noPolicy */.W) {
    const policy = found === 'invalid' ? judgement_policy/* noPolicy */.W : found;
    const isWhole = found !== 'invalid' && found.unread.length === 0;
    const reader = new config_reader/* InputReader */.i(get, { names: { checks, presets: Object.keys(presets) }, policy, surface });
    const values = Object.fromEntries(table/* inputTable */.Fu.map(({ name }) => [name, reader.value(name)]));
    const platform = readPlatform(reader, values, presets, isWhole);
    const { mirrors, unmapped } = mirrorsOf(policy.registries, platform);
    const config = {
        ...fieldsOf(values),
        ...(0,collections/* compact */.oE)({ platform, group: values.group ?? groupOf(values.identity) }),
        surface,
        registries: mirrors,
        failOn: values['fail-on'] ?? (values.mode === 'audit' ? 'none' : 'error'),
        delivery: deliveryOf(values),
        policy,
        settings: [
            ...effectiveSettings(reader, values.mode),
            ...policy.origins,
            ...effectiveOverrides(policy),
            ...effectiveSkips(policy.skips),
        ],
    };
    if (isWhole)
        requirePlatform(reader, values, platform, unmapped);
    keepTokensFromPolicy(reader);
    refuseSwitchedOff(reader, config);
    refuseTwoTokens(reader, config);
    return reader.issues.length > 0 ? { issues: reader.issues } : { config };
}
function fieldsOf(values) {
    const fields = table/* inputTable */.Fu.flatMap((input) => {
        const field = (0,table/* fieldOf */._F)(input);
        return field === undefined ? [] : [[field, values[input.name]]];
    });
    return (0,collections/* compact */.oE)(Object.fromEntries(fields));
}
function groupOf(identity) {
    return identity?.split('/').slice(0, -1).join('/') || undefined;
}
function deliveryOf(values) {
    const pullRequest = {
        branch: values['pull-request-branch'],
        ...(0,collections/* compact */.oE)({ base: values['pull-request-base'] }),
        labels: values['pull-request-labels'],
        reviewers: values['pull-request-reviewers'],
        policyFile: values.config ?? special_types/* defaultPolicyPath */.r2,
    };
    return {
        comment: values.comment,
        issue: values.issue,
        fixOnComment: values['fix-on-comment'],
        ...(values['pull-request'] ? { pullRequest } : {}),
    };
}
function refuseSwitchedOff(reader, { failOn, policy: { checks, overrides } }) {
    if (typeof failOn === 'string')
        return;
    for (const id of failOn) {
        const isOnSomewhere = overrides.some((override) => (override.checks.get(id) ?? 'off') !== 'off');
        if (checks.get(id) !== 'off' || isOnSomewhere)
            continue;
        const sentence = `${reader.nameOf('fail-on')} names \`${id}\`, but \`checks\` in the policy switches it off. Remove it from one of them.`;
        reader.addIssue('fail-on', sentence);
    }
}
function refuseTwoTokens(reader, { oidcTokenFile, oidcTokenEnv }) {
    if (oidcTokenFile === undefined || oidcTokenEnv === undefined)
        return;
    const [file, variable] = [reader.nameOf('oidc-token-file'), reader.nameOf('oidc-token-env')];
    reader.addIssue('oidc-token-env', `Only one of ${file} and ${variable} can be set.`);
}


/***/ }),

/***/ 31395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ InputReader)
/* harmony export */ });
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15997);
/* harmony import */ var _model_run_surface_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64384);
/* harmony import */ var _model_text_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80642);



class InputReader {
    get;
    options;
    issues = [];
    constructor(get, options) {
        this.get = get;
        this.options = options;
    }
    text(name) {
        const value = this.get(name)?.trim() || this.options.policy.settings.get(name)?.text.trim();
        return value === '' ? undefined : value;
    }
    source(name) {
        if (this.get(name)?.trim())
            return 'input';
        return this.text(name) === undefined ? undefined : this.options.policy.settings.get(name)?.at;
    }
    value(name) {
        const input = rowOf(name);
        const text = this.text(name);
        const reading = text === undefined ? undefined : input.type.read(text, this.options.names);
        for (const rejection of reading !== undefined && 'rejected' in reading ? reading.rejected : [])
            this.reject(name, rejection);
        return (reading !== undefined && 'value' in reading ? reading.value : this.fallback(input));
    }
    given(name, value) {
        return this.text(name) === undefined ? undefined : value;
    }
    nameOf(name) {
        if (typeof this.source(name) === 'object')
            return `\`${name}\``;
        return (0,_model_run_surface_js__WEBPACK_IMPORTED_MODULE_1__/* .settingName */ .Q)(this.options.surface, name);
    }
    addIssue(name, sentence) {
        const source = this.source(name);
        const place = typeof source === 'object' ? `${(0,_model_text_position_js__WEBPACK_IMPORTED_MODULE_2__/* .whereIs */ .ie)(source, this.options.policy.sources)}: ` : '';
        this.issues.push(`${place}${sentence}`);
    }
    reject(name, { text, expected, reason, hint = '' }) {
        const sentence = reason === undefined ? `is \`${text.slice(0, 100)}\`, but must be ${expected}` : reason;
        this.addIssue(name, `${this.nameOf(name)} ${sentence}.${hint}`);
    }
    fallback({ type, default: text }) {
        if (text === undefined)
            return type.none;
        const reading = type.read(text, this.options.names);
        return 'value' in reading ? reading.value : type.none;
    }
}
const rows = new Map(_model_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu.map((input) => [input.name, input]));
function rowOf(name) {
    const row = rows.get(name);
    if (row === undefined)
        throw new Error(`${name} is not in the table of inputs`);
    return row;
}


/***/ }),

/***/ 29997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ machineThreads)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);



const maxThreads = 4;
const limitMs = 120_000;
const memoryMb = 1024;
function machineThreads() {
    let pool;
    const opened = async () => {
        const { threadPool } = await __webpack_require__.e(/* import() */ 1123).then(__webpack_require__.bind(__webpack_require__, 21123));
        const script = node_path__WEBPACK_IMPORTED_MODULE_1__.join(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url)), '../worker/index.js');
        const most = Math.min((0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)(), maxThreads);
        return threadPool({ script, limitMs, memoryMb, maxThreads: most });
    };
    return {
        async run(task) {
            pool ??= opened();
            return (await pool).run(task);
        },
    };
}


/***/ }),

/***/ 29251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ noPolicy)
/* harmony export */ });
const noPolicy = {
    sources: [],
    settings: new Map(),
    checks: new Map(),
    overrides: [],
    waivers: [],
    removed: [],
    pending: [],
    registries: new Map(),
    advisories: { ignoreStatus: [] },
    skips: [],
    pullRequests: {},
    signatures: [],
    signatureFiles: { keys: new Map(), roots: new Map() },
    proof: [],
    platforms: [],
    origins: [],
    unread: [],
};


/***/ }),

/***/ 20595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WZ: () => (/* binding */ skipFinder),
/* harmony export */   fx: () => (/* binding */ isInForce),
/* harmony export */   hM: () => (/* binding */ withoutSkipped),
/* harmony export */   zl: () => (/* binding */ withinLimit)
/* harmony export */ });
/* harmony import */ var _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13693);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75485);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38118);



function isInForce({ until }, now) {
    return until === undefined || now <= until;
}
function skipFinder(skips, now) {
    const inForce = skips.filter((skip) => isInForce(skip, now));
    const compiled = inForce.map((skip) => ({
        skip,
        ofImage: (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatcher */ .kD)([skip.image]),
        withTag: skip.tag === undefined ? undefined : (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .nameMatcher */ .MH)(skip.tag),
    }));
    return (image) => compiled.find(({ ofImage, withTag }) => ofImage(image) && (withTag === undefined || (image?.tag !== undefined && withTag(image.tag))))?.skip;
}
function withoutSkipped(findings, skips, now) {
    if (skips.length === 0)
        return findings;
    const skipOf = skipFinder(skips, now);
    return findings.map((finding) => {
        if (finding.fix === undefined || skipOf(finding.about?.image) === undefined)
            return finding;
        const { fix: _, ...rest } = finding;
        return rest;
    });
}
function withinLimit(findings, { facts }, limit, isSkipped) {
    if (limit === undefined)
        return findings;
    const since = new Map();
    for (const [{ image }, fact] of facts) {
        const name = (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_1__/* .imageName */ .tO)(image);
        since.set(name, Math.min(since.get(name) ?? Number.MAX_VALUE, behindSince(fact)));
    }
    const isCounted = ({ fix, about }) => fix !== undefined && about?.image !== undefined && !isSkipped(about.image);
    const nameOf = ({ about }) => (about?.image === undefined ? '' : (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_1__/* .imageName */ .tO)(about.image));
    const names = [...new Set(findings.filter(isCounted).map(nameOf))].sort((a, b) => (since.get(a) ?? 0) - (since.get(b) ?? 0) || (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a, b));
    const written = new Set(names.slice(0, limit));
    return findings.map((finding) => {
        if (!isCounted(finding) || written.has(nameOf(finding)))
            return finding;
        const { fix: _, ...rest } = finding;
        return rest;
    });
}
function behindSince(fact) {
    if (fact.status === 'superseded')
        return fact.supersededAt;
    if (fact.status === 'one-platform')
        return fact.lag?.supersededAt ?? Number.MAX_SAFE_INTEGER;
    return fact.status === 'unpinned' ? Number.MAX_VALUE : Number.MAX_SAFE_INTEGER;
}


/***/ })

};
