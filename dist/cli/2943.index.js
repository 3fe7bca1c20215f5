export const id = 2943;
export const ids = [2943,4237,7573];
export const modules = {

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
// EXTERNAL MODULE: ./lib/command/printing/patch.js
var patch = __webpack_require__(47573);
// EXTERNAL MODULE: ./lib/host/files/files.js
var files_files = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/host/scan-threads.js
var scan_threads = __webpack_require__(29997);
// EXTERNAL MODULE: ./lib/model/globs/name-glob.js
var name_glob = __webpack_require__(13693);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
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
// EXTERNAL MODULE: ./lib/scan/checkout/index.js + 38 modules
var scan_checkout = __webpack_require__(96666);
// EXTERNAL MODULE: ./lib/cli/commands/scan.js + 1 modules
var scan = __webpack_require__(99183);
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
    const isWanted = globs.length === 0 ? () => true : (0,name_glob/* imageMatcher */.kD)(globs);
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
            ...kept.map((one) => `${placeOf(one)}  kept: ${(0,text_text/* plain */.pj)(one.why)}`),
            ...refused.map(({ subject, message }) => `${(0,text_text/* plain */.pj)(subject)}  ${(0,text_text/* plain */.pj)(message)}`),
            ...problems.map(({ file, message }) => `not read  ${(0,text_text/* plain */.pj)(file)}  ${(0,text_text/* plain */.pj)(message)}`),
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
    return `${(0,text_text/* plain */.pj)(file)}:${line}:${column}  ${(0,text_text/* plain */.pj)(image)}`;
}
function isRepositoryGlob(glob) {
    return (0,name_glob/* isNameGlob */.kh)(glob) && !glob.slice(glob.lastIndexOf('/') + 1).includes(':');
}
function notAName(glob) {
    return `\`${(0,text_text/* plain */.pj)(glob)}\` is not a glob over image names without a tag, such as \`docker.io/library/node\` or \`ghcr.io/acme/*\`.`;
}


/***/ }),

/***/ 47573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printPatch: () => (/* binding */ printPatch)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37291);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38118);


function printPatch({ out, width }, files) {
    const patch = patchOf(files).replace(/\n$/, '');
    if (patch !== '')
        out(width === undefined ? patch : patch.split('\n').map(_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj).join('\n'));
}
function patchOf(files) {
    return files
        .map(({ path, before, after }) => (0,diff__WEBPACK_IMPORTED_MODULE_1__/* .createTwoFilesPatch */ .ss)(before === undefined ? '/dev/null' : `a/${path}`, `b/${path}`, before ?? '', after, undefined, undefined, { context: 3, headerOptions: diff__WEBPACK_IMPORTED_MODULE_1__/* .FILE_HEADERS_ONLY */ .jr }))
        .join('');
}


/***/ }),

/***/ 13204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ presets)
/* harmony export */ });
const presets = {
    chainguard: {
        baseUrl: 'https://console-api.enforce.dev',
        issuerUrl: 'https://issuer.enforce.dev',
        registryUrl: 'https://cgr.dev',
        historyService: '_chainguard',
        publicOrganization: 'chainguard',
        tagQuery: { includeEpochs: 'true', includeDates: 'true', includeReferrers: 'true' },
    },
};


/***/ }),

/***/ 80642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ lastAtOrBefore),
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
/* harmony export */   XA: () => (/* binding */ planChanges),
/* harmony export */   ct: () => (/* binding */ applyEdits),
/* harmony export */   r_: () => (/* binding */ planEdits)
/* harmony export */ });
/* unused harmony exports changeFile, changedLines */
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


/***/ })

};
