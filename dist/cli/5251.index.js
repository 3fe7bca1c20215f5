export const id = 5251;
export const ids = [5251,1556,3887];
export const modules = {

/***/ 65895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  scan: () => (/* binding */ scan),
  selectionIn: () => (/* binding */ selectionIn)
});

// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
;// CONCATENATED MODULE: ./lib/command/long-output.js
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
// EXTERNAL MODULE: ./lib/model/text/plain.js
var plain = __webpack_require__(32181);
// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var columns = __webpack_require__(69977);
// EXTERNAL MODULE: ./lib/output/words/format.js
var format = __webpack_require__(64148);
// EXTERNAL MODULE: ./lib/report/scanned.js
var scanned = __webpack_require__(32042);
// EXTERNAL MODULE: ./lib/report/texts.js
var texts = __webpack_require__(84282);
// EXTERNAL MODULE: ./lib/scan/checkout/index.js + 35 modules
var scan_checkout = __webpack_require__(94629);
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
    const files = (0,files_files/* diskFiles */.Ts)(operands[0] ?? '.', undefined);
    const checkout = await (0,scan_checkout/* scanCheckout */.W)(files, selection, { threads: (0,scan_threads/* machineThreads */.x)() });
    const counts = json ? await printList(context, checkout) : await printText(context, checkout);
    if (switches.has('pinned') && counts.unpinned > 0) {
        context.err('Run `tagproof pin` to write the missing digests.');
        return 1;
    }
    return checkout.problems.length > 0 ? 3 : 0;
}
function selectionIn({ invocation }) {
    const [paths, exclude] = [(0,command_context/* linesOf */.Dx)(invocation, 'paths'), (0,command_context/* linesOf */.Dx)(invocation, 'exclude')];
    const wrong = [...paths, ...exclude].filter((glob) => !(0,globs_glob/* isPathGlob */.a_)(glob));
    return {
        selection: { paths, exclude, surface: 'terminal' },
        issues: wrong.map((glob) => `\`${(0,plain/* plain */.p)(glob)}\` is not a glob relative to the folder.`),
    };
}
function noneCounted() {
    return { all: 0, pinned: 0, opaque: 0, local: 0, unpinned: 0, files: new Set() };
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
        counts.unpinned += isUnpinned(reference) ? 1 : 0;
        counts.files.add(reference.file);
        yield reference;
    }
}
function* describedProblems({ problems, files }) {
    const locate = (0,texts/* locator */.fl)(files);
    for (const problem of problems)
        yield (0,scanned/* describeProblem */.B)(problem, locate);
}
async function printList(context, checkout) {
    const counts = noneCounted();
    const [references, problems] = [described(checkout, counts), describedProblems(checkout)];
    await (0,command_context/* printJson */.Q2)(context, { references, problems, ...(0,collections/* compact */.oE)({ seen: checkout.seen }) });
    return counts;
}
async function printText(context, checkout) {
    const { invocation, out, width } = context;
    const counts = noneCounted();
    const rows = new columns/* TerminalRows */.Y3();
    let isExplained = false;
    for (const reference of described(checkout, counts)) {
        if (!invocation.switches.has('pinned') || isUnpinned(reference)) {
            rows.add(rowOf(reference, width));
            isExplained ||= reference.noPlace !== undefined || reference.kind === 'opaque';
        }
    }
    await printLines(context, rows.lines(width, [0, 1]));
    await printLines(context, linesOfProblems(checkout));
    out(totals(counts, checkout));
    if (rows.isCut && isExplained)
        out('Texts that end with `…` do not fit into this terminal. Add `| cat` to the command to see them whole.');
    return counts;
}
function rowOf(reference, width) {
    const state = (0,plain/* plain */.p)(stateOf(reference));
    return [
        `${(0,plain/* plain */.p)(reference.file)}:${reference.line}:${reference.column}`,
        (0,plain/* plain */.p)((0,format/* referenceName */.z$)(reference)),
        width === undefined ? state : (0,output_escape/* shortDigests */.sY)(state),
    ];
}
function* linesOfProblems(checkout) {
    for (const { file, message, ...at } of describedProblems(checkout))
        yield `not read  ${(0,plain/* plain */.p)(file)}${'line' in at ? `:${at.line}:${at.column}` : ''}  ${(0,plain/* plain */.p)(message)}`;
}
function isUnpinned({ kind, digest, testData }) {
    return kind === 'image' && digest === undefined && testData === undefined;
}
function stateOf(reference) {
    const { testData } = reference;
    return `${pinState(reference)}${testData === undefined ? '' : `, test data (${testData})`}`;
}
function pinState({ kind, digest, detail = '', noPlace, builtBy }) {
    if (kind === 'opaque')
        return `unresolved: ${detail}`;
    if (kind === 'local')
        return `built here: ${builtBy?.file}:${builtBy?.line}`;
    const place = noPlace === undefined ? '' : `, cannot be pinned here: ${noPlace}`;
    return `${digest ?? 'not pinned'}${place}`;
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

/***/ 51766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  unpin: () => (/* binding */ unpin)
});

// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/command/patch.js
var patch = __webpack_require__(53887);
// EXTERNAL MODULE: ./lib/host/files/files.js
var files_files = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/host/scan-threads.js
var scan_threads = __webpack_require__(29997);
// EXTERNAL MODULE: ./lib/model/globs/image-glob.js
var image_glob = __webpack_require__(98111);
// EXTERNAL MODULE: ./lib/model/globs/name-glob.js
var name_glob = __webpack_require__(13693);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/model/text/plain.js
var plain = __webpack_require__(32181);
// EXTERNAL MODULE: ./lib/pin/pinner.js
var pinner = __webpack_require__(3983);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/pin/plan.js
var plan = __webpack_require__(38304);
;// CONCATENATED MODULE: ./lib/pin/unpin.js


const noTag = 'it has no tag, and without the digest nothing would say which image is meant. Write the tag in front of it, or the tag instead of it';
async function planRemovals(checkout, isWanted, reread) {
    const isPinned = (one) => one.kind === 'image' && one.image.digest !== undefined && isWanted(one.image);
    const edits = new Map();
    const removed = [];
    const also = [];
    for (const one of checkout.occurrences) {
        if (!isPinned(one))
            continue;
        const { file } = one.at;
        const edit = removalOf(one, checkout.files.get(file)?.text ?? '');
        const known = edits.get(file) ?? new Map();
        if (edit === undefined || known.has(edit.span.end))
            continue;
        edits.set(file, known.set(edit.span.end, edit));
        removed.push(one);
        (0,collections/* append */.BC)(also, alsoRemoved(one, edit));
    }
    for (const edit of also) {
        const known = edits.get(edit.file);
        if (known?.has(edit.span.end) === false)
            known.set(edit.span.end, edit);
    }
    const planned = await (0,plan/* planFileChanges */.$V)(checkout, new Map([...edits].map(([file, own]) => [file, [...own.values()]])), reread);
    const changed = new Set(planned.changes.map(({ path }) => path));
    const left = (planned.after ?? checkout).occurrences.filter(isPinned);
    return {
        ...planned,
        removed: removed.filter(({ at }) => changed.has(at.file)),
        kept: left.flatMap((occurrence) => {
            const why = whyKept(occurrence);
            return why === undefined ? [] : [{ occurrence, why }];
        }),
    };
}
function whyKept({ image, pin }) {
    if (image.tag === undefined)
        return noTag;
    return pin.kind === 'refused' ? `Tagproof does not write it there: ${pin.why}` : undefined;
}
function alsoRemoved({ pin }, edit) {
    return pin.kind === 'refused' ? [] : (pin.also ?? []).map((span) => ({ ...edit, span }));
}
function removalOf(one, text) {
    if (whyKept(one) !== undefined || one.pin.kind === 'refused')
        return undefined;
    const { lead, tail, unset = '', span: written } = one.pin;
    const isOwnKey = lead === '' && text.slice(written.start - 2, written.start) === ': ';
    const span = { start: written.start - (isOwnKey ? 1 : 0), end: written.end };
    return {
        file: one.at.file,
        span,
        expect: text.slice(span.start, span.end),
        replacement: tail === undefined ? '' : unset,
        digest: undefined,
    };
}

// EXTERNAL MODULE: ./lib/report/scanned.js
var scanned = __webpack_require__(32042);
// EXTERNAL MODULE: ./lib/report/texts.js
var texts = __webpack_require__(84282);
// EXTERNAL MODULE: ./lib/scan/checkout/index.js + 35 modules
var scan_checkout = __webpack_require__(94629);
// EXTERNAL MODULE: ./lib/cli/commands/scan.js + 1 modules
var scan = __webpack_require__(65895);
;// CONCATENATED MODULE: ./lib/cli/commands/unpin.js















async function unpin(context) {
    const { operands, switches, json } = context.invocation;
    const { selection, issues } = (0,scan.selectionIn)(context);
    const globs = (0,command_context/* linesOf */.Dx)(context.invocation, 'image');
    const wrong = [...issues, ...globs.filter((glob) => !isRepositoryGlob(glob)).map(notAName)];
    if (wrong.length > 0)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', wrong);
    const [root, isPreview] = [operands[0] ?? '.', switches.has('dry-run')];
    const disk = (0,files_files/* diskFiles */.Ts)(root, undefined);
    const preview = (0,files_files/* previewFiles */.Ol)(root, disk);
    const machine = { threads: (0,scan_threads/* machineThreads */.x)() };
    const checkout = await (0,scan_checkout/* scanCheckout */.W)(disk, selection, machine);
    const isWanted = globs.length === 0 ? () => true : (0,image_glob/* imageMatcher */.kD)(globs);
    const planned = await planRemovals(checkout, isWanted, (texts) => (0,scan_checkout/* scanCheckout */.W)((0,pinner/* filesWith */.sH)(disk, texts), selection, machine));
    const files = isPreview ? preview.files : disk;
    const { changes, refused } = await (0,pinner/* writePlanned */.gq)(files, planned, 'The digests were not removed');
    const written = new Set(changes.map(({ path }) => path));
    const before = (0,texts/* locator */.fl)(checkout.files);
    const after = (0,texts/* locator */.fl)(planned.after?.files ?? checkout.files);
    const described = ({ at, image }, locate = before) => ({
        file: at.file,
        ...locate(at),
        image: (0,images_image/* imageName */.tO)(image),
        digest: image.digest,
    });
    const removed = planned.removed.filter(({ at }) => written.has(at.file)).map((one) => described(one));
    const kept = planned.kept.map(({ occurrence, why }) => ({ ...described(occurrence, after), why }));
    const problems = checkout.problems.map((problem) => (0,scanned/* describeProblem */.B)(problem, before));
    if (json)
        await (0,command_context/* printJson */.Q2)(context, { removed, kept, refused, problems });
    else {
        const say = isPreview ? context.err : context.out;
        const lines = [
            ...removed.map((one) => `${placeOf(one)}  without ${(0,text_text/* shortDigest */.VK)(one.digest ?? '')}`),
            ...kept.map((one) => `${placeOf(one)}  kept: ${(0,plain/* plain */.p)(one.why)}`),
            ...refused.map(({ subject, message }) => `${(0,plain/* plain */.p)(subject)}  ${(0,plain/* plain */.p)(message)}`),
            ...problems.map(({ file, message }) => `not read  ${(0,plain/* plain */.p)(file)}  ${(0,plain/* plain */.p)(message)}`),
        ];
        const total = `${(0,text_text/* plural */.LS)(removed.length, 'digest')} ${isPreview ? 'would be removed' : 'removed'} from ${(0,text_text/* plural */.LS)(changes.length, 'file')}, ${kept.length} kept`;
        say([...lines, total].join('\n'));
        if (isPreview)
            (0,patch.printPatch)(context, preview.changed());
    }
    if (problems.length > 0 || refused.length > 0)
        return 3;
    return kept.length > 0 ? 1 : 0;
}
function placeOf({ file, line, column, image }) {
    return `${(0,plain/* plain */.p)(file)}:${line}:${column}  ${(0,plain/* plain */.p)(image)}`;
}
function isRepositoryGlob(glob) {
    return (0,name_glob/* isNameGlob */.k)(glob) && !glob.slice(glob.lastIndexOf('/') + 1).includes(':');
}
function notAName(glob) {
    return `\`${(0,plain/* plain */.p)(glob)}\` is not a glob over image names without a tag, such as \`docker.io/library/node\` or \`ghcr.io/acme/*\`.`;
}


/***/ }),

/***/ 53887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printPatch: () => (/* binding */ printPatch)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37291);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32181);


function printPatch({ out, width }, files) {
    const patch = patchOf(files).replace(/\n$/, '');
    if (patch !== '')
        out(width === undefined ? patch : patch.split('\n').map(_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p).join('\n'));
}
function patchOf(files) {
    return files
        .map(({ path, before, after }) => (0,diff__WEBPACK_IMPORTED_MODULE_1__/* .createTwoFilesPatch */ .ss)(before === undefined ? '/dev/null' : `a/${path}`, `b/${path}`, before ?? '', after, undefined, undefined, { context: 3, headerOptions: diff__WEBPACK_IMPORTED_MODULE_1__/* .FILE_HEADERS_ONLY */ .jr }))
        .join('');
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

/***/ 98111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ imageSpellings),
/* harmony export */   _Z: () => (/* binding */ withCanonicalRegistry),
/* harmony export */   kD: () => (/* binding */ imageMatcher)
/* harmony export */ });
/* harmony import */ var _images_registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65648);
/* harmony import */ var _name_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13693);


function imageMatcher(globs, work) {
    const matchers = globs.map((glob) => (0,_name_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .nameMatcher */ .M)(withCanonicalRegistry(glob), work));
    return (image) => {
        const names = image === undefined ? [] : imageSpellings(image);
        return matchers.some((matches) => names.some(matches));
    };
}
function withCanonicalRegistry(glob) {
    return glob.includes('/') ? (0,_images_registry_host_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalPrefix */ .l)(glob) : glob;
}
function imageSpellings({ registry, repository }) {
    const short = registry === 'docker.io' ? [repository, repository.replace(/^library\//, '')] : [];
    return [`${registry}/${repository}`, ...short];
}


/***/ }),

/***/ 13693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ nameMatcher),
/* harmony export */   k: () => (/* binding */ isNameGlob)
/* harmony export */ });
/* harmony import */ var _glob_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50984);

function isNameGlob(glob) {
    return /^[\w.:/*?-]{1,255}$/.test(glob);
}
function nameMatcher(glob, work) {
    const parts = /[*?]/.test(glob) ? (glob.match(/\*\*+|./gsu) ?? []) : [glob];
    return (0,_glob_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .f)(parts.map(tokenOf), work);
}
function tokenOf(text) {
    if (text.startsWith('**'))
        return '**';
    return text === '*' || text === '?' ? text : { is: text };
}


/***/ }),

/***/ 75485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Lt: () => (/* binding */ withImpliedTag),
/* harmony export */   PA: () => (/* binding */ digestLead),
/* harmony export */   RW: () => (/* binding */ impliedTag),
/* harmony export */   dz: () => (/* binding */ isTag),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
/* harmony import */ var _registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65648);

const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const maxNameLength = 255;
const maxReferenceLength = maxNameLength + 1 + 128 + 1 + 71;
function isTag(text) {
    return tagPattern.test(text);
}
function isDigest(text) {
    return digestPattern.test(text);
}
function parseImage(raw) {
    if (raw === '')
        return invalid('the name is empty');
    if (raw.length > maxReferenceLength)
        return invalid(`the name is longer than ${maxReferenceLength} characters`);
    const at = raw.indexOf('@');
    const named = at < 0 ? raw : raw.slice(0, at);
    const digest = at < 0 ? undefined : raw.slice(at + 1);
    if (digest !== undefined && !isDigest(digest))
        return invalid('the digest is not `sha256:` followed by 64 hexadecimal digits');
    const colon = named.indexOf(':', named.lastIndexOf('/') + 1);
    const tag = colon < 0 ? undefined : named.slice(colon + 1);
    if (tag !== undefined && !tagPattern.test(tag))
        return invalid('the tag contains characters that are not allowed in a tag');
    const name = splitName(colon < 0 ? named : named.slice(0, colon));
    if (typeof name === 'string')
        return invalid(name);
    const { registry, repository } = name;
    return {
        kind: 'image',
        image: {
            registry,
            repository,
            ...(tag === undefined ? {} : { tag }),
            ...(digest === undefined ? {} : { digest }),
        },
    };
}
function invalid(why) {
    return { kind: 'invalid', why };
}
function splitName(name) {
    const slash = name.indexOf('/');
    const first = slash < 0 ? '' : name.slice(0, slash);
    const hasRegistry = /[.:A-Z[]/.test(first) || first === 'localhost';
    if (hasRegistry && !domain.test(first))
        return 'the registry is not a host name';
    const host = hasRegistry ? (0,_registry_host_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRegistry */ .i)(first) : { registry: 'docker.io' };
    if ('issue' in host)
        return host.issue;
    const { registry } = host;
    const path = hasRegistry ? name.slice(slash + 1) : name;
    if (path.length > maxNameLength)
        return `the repository is longer than ${maxNameLength} characters`;
    if (!path.split('/').every((part) => component.test(part)))
        return 'the repository is not a lower-case path';
    const implied = registry === 'docker.io' && !path.includes('/');
    return { registry, repository: implied ? `library/${path}` : path };
}
function imageName(image) {
    return `${image.registry}/${image.repository}${image.tag === undefined ? '' : `:${image.tag}`}`;
}
const impliedTag = 'latest';
function withImpliedTag(image) {
    return image.tag === undefined && image.digest === undefined ? { ...image, tag: impliedTag } : image;
}
function digestLead(image) {
    return image.tag === withImpliedTag(image).tag ? '@' : `:${impliedTag}@`;
}


/***/ }),

/***/ 7687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   S1: () => (/* binding */ distinctByJson),
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


/***/ }),

/***/ 59551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ signedBuild),
/* harmony export */   Vt: () => (/* binding */ isBound),
/* harmony export */   vC: () => (/* binding */ isByDigestAge)
/* harmony export */ });
function isBound(basis) {
    return basis === 'witness' || basis === 'first-seen';
}
const signedBuild = 'the signed build of its version';
function isByDigestAge({ basis, youngUntil, evidence }) {
    const judge = evidence?.find(({ silent }) => silent === undefined);
    return basis === 'timestamps' && youngUntil === undefined && judge?.source !== signedBuild;
}


/***/ }),

/***/ 64384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ settingName)
/* harmony export */ });
function settingName(surface, name) {
    return surface === 'terminal' ? `\`--${name}\`` : `\`${name}:\``;
}


/***/ }),

/***/ 80642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ie: () => (/* binding */ whereIs),
/* harmony export */   q$: () => (/* binding */ positionsOf),
/* harmony export */   vT: () => (/* binding */ endOfLine)
/* harmony export */ });
function positionsOf(text) {
    const starts = [text.startsWith('\uFEFF') ? 1 : 0];
    for (const end of text.matchAll(/\r\n|\n|\r/g))
        starts.push(end.index + end[0].length);
    const at = (offset) => {
        const line = lastAtOrBefore(starts, offset);
        return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    };
    return ({ start, end }) => {
        const from = at(start);
        const to = at(end);
        return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    };
}
function lastAtOrBefore(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function whereIs({ file, span }, sources) {
    const source = sources.find(({ path }) => path === file);
    if (source === undefined)
        return file;
    const { line, column } = positionsOf(source.text)(span);
    return `${file}:${line}:${column}`;
}
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}


/***/ }),

/***/ 42967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ rememberedFor)
/* harmony export */ });
function rememberedFor(compute) {
    const results = new WeakMap();
    return (key) => {
        const known = results.get(key) ?? { value: compute(key) };
        results.set(key, known);
        return known.value;
    };
}


/***/ }),

/***/ 57282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   sY: () => (/* binding */ shortDigests),
/* harmony export */   wD: () => (/* binding */ markdown)
/* harmony export */ });
/* harmony import */ var _model_text_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32181);



const marks = /[&<>|`*_~[\]()#@!\\{}$"']|:(?=\/\/|[\w+-]{1,40}:)|(?<=\bwww)\.|(?<=\bgh)-(?=\d)/gi;
function markdown(text) {
    return (0,_model_text_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text).replace(marks, (mark) => '@#:.-'.includes(mark) ? `${entity(mark)}&#8288;` : entity(mark));
}
function code(text) {
    return `<code>${(0,_model_text_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text).replace(marks, entity)}</code>`;
}
function fenced(language, lines) {
    const text = lines.map((line) => line.split('\t').map(_model_text_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p).join('\t')).join('\n');
    const longest = [...text.matchAll(/`+/g)].reduce((max, [run]) => Math.max(max, run.length), 2);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}
function shortDigests(text) {
    return text.replace(/(sha256:[a-f0-9]{12})[a-f0-9]{52}(?![a-f0-9])/g, '$1');
}
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

/***/ 65060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ plannedNames),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   l1: () => (/* binding */ misreadFiles)
/* harmony export */ });
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);

function misreadFiles(before, after, edits, lineOf) {
    const expected = byFile(before.occurrences);
    const found = byFile(after.occurrences);
    const planned = plannedNames(before.occurrences, edits);
    const problems = newProblems(before.problems, after.problems);
    const paths = new Set([...expected.keys(), ...found.keys(), ...problems.keys()]);
    const isRemoval = [...edits.values()].flat().some(({ digest }) => digest === undefined);
    const whereOf = ({ file, span }) => span === undefined ? 'the file' : `line ${lineOf(file, span.start, 'after')}`;
    return [...paths].flatMap((path) => {
        const digests = new Map(edits.get(path)?.map(({ span, digest }) => [span.end, digest]));
        const own = found.get(path) ?? [];
        const first = (expected.get(path) ?? []).findIndex((one, index) => difference(one, own[index], digests, planned) !== undefined);
        const one = expected.get(path)?.[first];
        const differs = one &&
            `line ${lineOf(path, one.at.span.start, 'before')} ${difference(one, own[first], digests, planned)}`;
        const extra = own.length > (expected.get(path)?.length ?? 0) ? 'it would name another image' : undefined;
        const problem = problems.get(path);
        const why = problem === undefined
            ? (differs ?? extra)
            : `${whereOf(problem)} could not be read: ${problem.message}`;
        return why === undefined ? [] : [{ path, why: `${isRemoval ? 'without' : 'with'} the digests, ${why}` }];
    });
}
function difference(before, after, digests, planned) {
    if (after === undefined)
        return 'would name one image less';
    if (before.kind !== 'image')
        return isSameRest(before, after) ? undefined : 'would be read in another way';
    if (after.kind === 'local')
        return 'would name an image that is built here';
    if (after.kind === 'opaque')
        return `could not be read: ${after.detail}`;
    const [expected, found] = [nameOf(editedImage(before, digests)), nameOf(after.image)];
    if (before.pin.kind === 'refused' && isSameName(before, after) && planned.has(found))
        return undefined;
    return expected === found ? undefined : `would name ${found} instead of ${expected}`;
}
function isSameRest(before, after) {
    const reasons = [before, after].map((one) => (one.kind === 'opaque' ? one.why : undefined));
    return after.kind === before.kind && after.raw === before.raw && reasons[0] === reasons[1];
}
function isSameName(before, after) {
    return (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)((0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .withImpliedTag */ .Lt)(before.image)) === (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(after.image);
}
function plannedNames(occurrences, edits) {
    const digests = new Map([...edits].map(([path, own]) => [path, new Map(own.map(({ span, digest }) => [span.end, digest]))]));
    return new Set(occurrences.flatMap((one) => {
        if (one.kind !== 'image' || one.pin.kind === 'refused')
            return [];
        const own = digests.get(one.at.file);
        return own?.has(one.pin.span.end) ? [nameOf(editedImage(one, own))] : [];
    }));
}
function editedImage({ image, pin }, digests) {
    if (pin.kind === 'refused' || !digests.has(pin.span.end))
        return image;
    const digest = digests.get(pin.span.end);
    const { digest: _, ...name } = image;
    if (digest === undefined)
        return name;
    const isTagged = pin.lead.startsWith(`:${_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .impliedTag */ .RW}`);
    return { ...(isTagged ? (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .withImpliedTag */ .Lt)(image) : image), digest };
}
function nameOf(image) {
    return image.digest === undefined ? (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(image) : `${(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(image)}@${image.digest}`;
}
function byFile(occurrences) {
    const files = new Map();
    for (const one of occurrences) {
        const known = files.get(one.at.file);
        if (known === undefined)
            files.set(one.at.file, [one]);
        else
            known.push(one);
    }
    return files;
}
function newProblems(before, after) {
    const keyOf = ({ file, message }) => JSON.stringify([file, message.replace(/(?::latest)?@sha256:[0-9a-f]*|:latest(?![\w.-])/g, '')]);
    const known = new Set(before.map(keyOf));
    const found = new Map();
    for (const problem of after)
        if (!known.has(keyOf(problem)) && !found.has(problem.file))
            found.set(problem.file, problem);
    return found;
}


/***/ }),

/***/ 3983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gq: () => (/* binding */ writePlanned),
/* harmony export */   nb: () => (/* binding */ createPinner),
/* harmony export */   sH: () => (/* binding */ filesWith)
/* harmony export */ });
/* unused harmony exports writePins, guardedFindings */
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38304);

async function writePins(files, checkout, reread, judge) {
    return writePlanned(files, await (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planChanges */ .XA)(checkout, reread, judge), 'The file was not pinned');
}
async function writePlanned(files, planned, failure) {
    const gapOf = (subject, why) => ({
        cause: 'not-written',
        subject,
        message: `${failure}: ${why}`,
    });
    const changes = [];
    const refused = planned.refused.map(({ path, why }) => gapOf(path, why));
    for (const change of planned.changes) {
        const written = await files.replace(change.path, change.before, change.after);
        if (written.refused === undefined)
            changes.push(change);
        else
            refused.push(gapOf(change.path, written.refused));
    }
    const isWhole = changes.length === planned.changes.length;
    return { changes, refused, ...(isWhole && planned.after !== undefined ? { after: planned.after } : {}) };
}
async function guardedFindings(checkout, reread) {
    const { findings } = checkout;
    if (findings.every(({ fix }) => fix === undefined))
        return findings;
    const all = findings.map((one) => ({ ...one, waived: undefined }));
    const { refused } = await (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planChanges */ .XA)({ ...checkout, findings: all }, reread);
    const reasons = new Map(refused.map(({ path, why }) => [path, why]));
    return findings.map((one) => {
        const why = one.fix && reasons.get(one.fix.file);
        return why === undefined ? one : withoutFix(one, why);
    });
}
function withoutFix({ fix: _, ...one }, why) {
    return { ...one, message: `${one.message}. It cannot be pinned automatically: ${why}` };
}
function createPinner(files, scan, judge) {
    const reread = (texts) => scan(filesWith(files, texts));
    let rescanned;
    return {
        async write(found) {
            const { after, ...written } = await writePins(files, found, reread, judge);
            rescanned = after;
            return written;
        },
        rescan: async () => rescanned ?? scan(files),
        guard: (left) => guardedFindings(left, reread),
        plan: async (left) => (await (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planChanges */ .XA)(left, reread)).changes,
    };
}
function filesWith(files, texts) {
    return {
        ...files,
        read: async (path, maxBytes) => {
            const text = texts.get(path);
            return text === undefined ? files.read(path, maxBytes) : { text };
        },
    };
}


/***/ }),

/***/ 38304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ planFileChanges),
/* harmony export */   XA: () => (/* binding */ planChanges)
/* harmony export */ });
/* unused harmony exports planEdits, changeFile, applyEdits, changedLines */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_text_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80642);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65060);



function planEdits(findings) {
    const planned = new Map();
    const keyOf = (file, { start }) => `${start} ${file}`;
    const accepted = new Set(findings.flatMap(({ fix, waived }) => (fix && waived ? keyOf(fix.file, fix.span) : [])));
    for (const { fix, waived } of findings) {
        if (fix === undefined || waived !== undefined)
            continue;
        const { also = [], ...edit } = fix;
        if (also.some((span) => accepted.has(keyOf(fix.file, span))))
            continue;
        const edits = planned.get(fix.file) ?? new Map();
        planned.set(fix.file, edits);
        for (const span of [fix.span, ...also])
            edits.set(span.start, { ...edit, span });
    }
    return new Map([...planned].map(([file, edits]) => [file, [...edits.values()].sort(byStart)]));
}
function changeFile(path, before, edits) {
    const applied = applyEdits(before, edits);
    if ('refused' in applied)
        return applied;
    return { path, before, after: applied.text, lines: changedLines(before, applied.text) };
}
function applyEdits(text, edits) {
    let result = '';
    let done = 0;
    for (const { span, expect, replacement } of [...edits].sort(byStart)) {
        if (span.start < done)
            return { refused: 'two edits overlap' };
        if (text.slice(span.start, span.end) !== expect)
            return { refused: 'the text has changed since it was scanned' };
        result += text.slice(done, span.start) + replacement;
        done = span.end;
    }
    return { text: result + text.slice(done) };
}
function changedLines(before, after) {
    const ends = /\r\n|\n|\r/;
    const old = before.split(ends);
    return after.split(ends).flatMap((text, index) => {
        const was = old[index] ?? '';
        return was === text ? [] : [{ line: index + 1, before: was, after: text }];
    });
}
function byStart(a, b) {
    return a.span.start - b.span.start;
}
const maxReadings = 4;
function planChanges({ evidence: { occurrences }, problems, files, findings }, reread, judge) {
    return planFileChanges({ occurrences, problems, files }, planEdits(findings), reread, judge);
}
async function planFileChanges(checkout, edits, reread, judge = async () => []) {
    const planned = new Map();
    const refused = [];
    for (const [path, ofFile] of edits) {
        const change = changeFile(path, checkout.files.get(path)?.text ?? '', ofFile);
        if ('refused' in change)
            refused.push({ path, why: change.refused });
        else
            planned.set(path, change);
    }
    for (let reading = 1; planned.size > 0; reading += 1) {
        const after = await reread(new Map([...planned].map(([path, change]) => [path, change.after])));
        const kept = new Map([...edits].filter(([path]) => planned.has(path)));
        const misread = (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .misreadFiles */ .l1)(checkout, after, kept, lineIn(checkout.files, planned));
        const [first] = misread;
        const changes = [...planned.values()];
        const [cause = first, ...more] = first === undefined ? await judge(changes, (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .plannedNames */ .$u)(checkout.occurrences, kept)) : misread;
        if (cause === undefined)
            return { changes, refused, after };
        const own = reading < maxReadings ? [cause, ...more].filter(({ path }) => planned.has(path)) : [];
        const left = own.length > 0 ? own : changes.map(({ path }) => ({ path, why: whyAll(path, cause) }));
        for (const one of left)
            planned.delete(one.path);
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .append */ .BC)(refused, left);
    }
    return { changes: [], refused };
}
function whyAll(path, { path: other, why }) {
    return path === other ? why : `in ${other}, ${why}`;
}
function lineIn(files, planned) {
    return (file, offset, when) => {
        const text = (when === 'after' ? planned.get(file)?.after : undefined) ?? files.get(file)?.text ?? '';
        return (0,_model_text_position_js__WEBPACK_IMPORTED_MODULE_2__/* .positionsOf */ .q$)(text)({ start: offset, end: offset }).line;
    };
}


/***/ }),

/***/ 32042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ describeProblem),
/* harmony export */   P: () => (/* binding */ describeReference)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);


function describeReference(occurrence, files, locate) {
    const { at, raw, parts, uses, testData } = occurrence;
    const { file } = at;
    const text = files.get(file)?.text ?? '';
    const shared = {
        file,
        ...locate(at),
        raw,
        ...(parts === undefined
            ? {}
            : {
                parts: parts.map(({ part, span }) => ({
                    part,
                    raw: text.slice(span.start, span.end),
                    ...locate({ file, span }),
                })),
            }),
        ...(uses === undefined ? {} : { uses: uses.map((span) => locate({ file, span })) }),
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ testData }),
    };
    if (occurrence.kind === 'opaque')
        return { kind: 'opaque', ...shared, why: occurrence.why, detail: occurrence.detail };
    if (occurrence.kind === 'local')
        return { kind: 'local', ...shared, ...occurrence.image, builtBy: { ...occurrence.builtBy } };
    const noPlace = occurrence.pin.kind === 'refused' ? { noPlace: occurrence.pin.why } : {};
    const { image } = occurrence;
    const assumed = image.tag === undefined ? (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .withImpliedTag */ .Lt)(image).tag : undefined;
    const assumedTag = assumed === undefined ? {} : { assumedTag: assumed };
    return { kind: 'image', ...shared, ...image, ...assumedTag, ...noPlace };
}
function describeProblem({ file, message, span }, locate) {
    return { file, message, ...(span === undefined ? {} : locate({ file, span })) };
}


/***/ }),

/***/ 84282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   fl: () => (/* binding */ locator),
/* harmony export */   uQ: () => (/* binding */ describeChange)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_text_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80642);


function locator(files) {
    const known = new Map();
    return ({ file, span }) => {
        const source = files.get(file);
        if (source === undefined)
            throw new Error(`no text of ${file}`);
        const positions = known.get(file) ?? (0,_model_text_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q$)(source.text);
        known.set(file, positions);
        return positions(span);
    };
}
function textsOf(files) {
    const locate = locator(files);
    const textOf = (file) => files.get(file)?.text ?? '';
    return {
        locate,
        isMarked: (file) => textOf(file).startsWith('\uFEFF'),
        fix: (at, edit) => describeFix(at, edit, textOf(at.file), locate),
    };
}
function describeFix(at, edit, text, locate) {
    const { start, end } = widened(at.span, edit.span);
    const fix = describeChange(at, edit, text.slice(start, end), () => locate({ file: at.file, span: { start, end } }));
    const lines = linesAround(text, { start, end });
    const before = text.slice(lines.start, lines.end);
    const after = text.slice(lines.start, start) + fix.replacement + text.slice(end, lines.end);
    return before.length > maxLineLengths ? fix : (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .withFields */ .qO)(fix, { lines: { before, after } });
}
function describeChange(at, edit, around, locate) {
    const { start, end } = widened(at.span, edit.span);
    const elsewhere = start !== at.span.start || end !== at.span.end;
    const before = around.slice(0, edit.span.start - start);
    return {
        expect: around,
        replacement: before + edit.replacement + around.slice(edit.span.end - start),
        ...(elsewhere ? { place: locate() } : {}),
    };
}
function widened(at, edit) {
    return { start: Math.min(at.start, edit.start), end: Math.max(at.end, edit.end) };
}
const maxLineLengths = 2000;
function linesAround(text, { start, end }) {
    const before = text.slice(Math.max(0, start - maxLineLengths - 1), start);
    const from = start - before.length + Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
    const rest = text.slice(end, end + maxLineLengths + 1);
    const after = rest.search(/[\r\n]/);
    const mark = text.startsWith('\uFEFF') ? 1 : 0;
    return { start: Math.max(from, mark), end: end + (after < 0 ? rest.length : after) };
}


/***/ })

};
