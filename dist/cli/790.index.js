export const id = 790;
export const ids = [790];
export const modules = {

/***/ 52459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WZ: () => (/* binding */ skipFinder),
/* harmony export */   fx: () => (/* binding */ isInForce),
/* harmony export */   hM: () => (/* binding */ withoutSkipped)
/* harmony export */ });
/* harmony import */ var _model_globs_image_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98111);
/* harmony import */ var _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13693);


function isInForce({ until }, now) {
    return until === undefined || now <= until;
}
function skipFinder(skips, now) {
    const inForce = skips.filter((skip) => isInForce(skip, now));
    const compiled = inForce.map((skip) => ({
        skip,
        ofImage: (0,_model_globs_image_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatcher */ .kD)([skip.image]),
        withTag: skip.tag === undefined ? undefined : (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .nameMatcher */ .M)(skip.tag),
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


/***/ }),

/***/ 31182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ openRunCache)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44231);


async function openRunCache({ cache: open, ci, git, job = ci, clock, sink, tell = sink.log }, { cache: folder, base }) {
    const opened = await open?.(folder);
    if (opened === undefined)
        return undefined;
    if ('refused' in opened) {
        sink.log(opened.refused);
        return undefined;
    }
    const { createRunCache } = await __webpack_require__.e(/* import() */ 1870).then(__webpack_require__.bind(__webpack_require__, 81870));
    return createRunCache(opened, {
        ...(await reachOf((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ ci: job, git }), base)),
        now: clock.now,
        tell,
    });
}
async function reachOf(job, named) {
    const revision = await (0,_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .revisionOf */ .D)(job, named).catch(() => undefined);
    switch (revision?.kind) {
        case 'change':
            return { trust: revision.isFromOutside ? 'none' : 'verified', base: revision.target ?? '' };
        case 'branch':
            return { trust: revision.isAnybodys === true ? 'none' : 'all', base: revision.name ?? '' };
        case 'local':
            return { trust: 'all', base: '' };
        default:
            return { trust: 'none', base: '' };
    }
}


/***/ }),

/***/ 68742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ RememberedScans)
/* harmony export */ });
const maxSize = 64 * 1024 * 1024;
const overhead = 500;
class RememberedScans {
    most;
    results = new Map();
    size = 0;
    constructor(most = maxSize) {
        this.most = most;
    }
    get(key) {
        return this.results.get(key);
    }
    set(key, result, size) {
        if (this.size + size + overhead > this.most) {
            this.results.clear();
            this.size = 0;
        }
        this.size += size + overhead;
        this.results.set(key, result);
    }
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


/***/ }),

/***/ 79794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ successorFinder),
/* harmony export */   E4: () => (/* binding */ versionOf),
/* harmony export */   bb: () => (/* binding */ compareTags)
/* harmony export */ });
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62088);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38118);



const tagPattern = new RegExp([
    /^(?<prefix>(?:[a-z]+-)*)(?<v>v?)(?<numbers>\d{1,9}(?:\.\d{1,9}){0,2})/,
    /(?:[-_.]?(?<stage>alpha|beta|rc|cr|preview|pre|milestone|nightly|snapshot|canary|ea|[abm](?=\d))(?![a-z])[-_.]?(?<step>\d{0,9}))?/,
    /(?:(?:-r|\.)(?<revision>\d{1,9}))?(?<suffix>(?:-[a-z][\w.-]*)?)$/,
]
    .map(({ source }) => source)
    .join(''), 'i');
const stageAliases = { a: 'alpha', b: 'beta', cr: 'rc', m: 'milestone' };
const dateVersion = /^\d{8}$/;
function successorFinder(tags) {
    let lists;
    return (tag) => {
        const from = versionOf(tag);
        if (from === undefined)
            return undefined;
        lists ??= sortOnce(tags);
        return successorsIn(lists, from);
    };
}
function successorsIn(lists, from) {
    const asPrecise = newerThan(from, lists(from, from.precision));
    const candidates = asPrecise.length > 0 ? asPrecise : newerThan(from, lists(from, undefined));
    const [next] = candidates;
    const newest = candidates.at(-1);
    if (next === undefined || newest === undefined)
        return undefined;
    const line = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .countWhile */ .PR)(candidates, (other) => isSameReleaseLine(other, next, from));
    return { nearest: candidates[line - 1]?.name ?? next.name, newest: newest.name };
}
function sortOnce(tags) {
    const byVariant = new Map();
    for (const { name, deprecated } of tags) {
        const tag = deprecated ? undefined : versionOf(name);
        if (tag !== undefined)
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .addToGroup */ .Mr)(byVariant, tag.variant, tag);
    }
    const sorted = new Map();
    return (from, precision) => {
        const { variant, spelledWithV, version } = from;
        const isFinal = version.prerelease.length === 0;
        const key = JSON.stringify([variant, spelledWithV, isFinal, precision]);
        const list = sorted.get(key) ??
            (byVariant.get(variant) ?? [])
                .filter((one) => !isFinal || one.version.prerelease.length === 0)
                .filter((one) => precision === undefined || one.precision === precision)
                .sort((a, b) => compareTags(a, b) || compareSpelling(a, b, from));
        sorted.set(key, list);
        return list;
    };
}
function newerThan(from, sorted) {
    return sorted.slice((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .countWhile */ .PR)(sorted, (other) => compareTags(other, from) <= 0));
}
function versionOf(name) {
    const groups = tagPattern.exec(name)?.groups;
    if (groups === undefined)
        return undefined;
    const { prefix = '', v = '', numbers = '', stage, step, revision, suffix = '' } = groups;
    const [major = 0, minor = 0, patch = 0] = numbers.split('.').map(Number);
    const stageName = stage?.toLowerCase();
    const prerelease = stageName === undefined ? '' : `-${stageAliases[stageName] ?? stageName}.${Number(step)}`;
    return {
        name,
        version: new semver__WEBPACK_IMPORTED_MODULE_0__.SemVer(`${major}.${minor}.${patch}${prerelease}`),
        revision: Number(revision ?? -1),
        variant: `${prefix}${dateVersion.test(numbers) ? 'date' : ''}${suffix}`,
        precision: numbers.split('.').length + (revision === undefined ? 0 : 1),
        spelledWithV: v !== '',
    };
}
function compareTags(a, b) {
    return semver__WEBPACK_IMPORTED_MODULE_0__.compare(a.version, b.version) || a.revision - b.revision;
}
function compareSpelling(a, b, from) {
    const isAlike = (tag) => Number(tag.spelledWithV === from.spelledWithV);
    return isAlike(a) - isAlike(b) || (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(b.name, a.name);
}
function isSameReleaseLine(a, b, from) {
    return a.version.major === b.version.major && (from.precision === 1 || a.version.minor === b.version.minor);
}


/***/ }),

/***/ 81877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QH: () => (/* binding */ listedDigest),
/* harmony export */   VJ: () => (/* binding */ withPlatformEnd),
/* harmony export */   VT: () => (/* binding */ endingAsListed),
/* harmony export */   i5: () => (/* binding */ endOfLifeIn),
/* harmony export */   s3: () => (/* binding */ createTagCatalogue),
/* harmony export */   zW: () => (/* binding */ contradictionOf)
/* harmony export */ });
/* unused harmony export ListedTags */
/* harmony import */ var _history_coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52584);
/* harmony import */ var _history_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79076);
/* harmony import */ var _history_intervals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74682);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38675);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75485);
/* harmony import */ var _model_images_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92566);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26732);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76225);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33578);
/* harmony import */ var _successor_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79794);











class ListedTags {
    all;
    successorsOf;
    byName;
    constructor(all) {
        this.all = all;
        this.successorsOf = (0,_successor_js__WEBPACK_IMPORTED_MODULE_8__/* .successorFinder */ .DJ)(all);
    }
    named(name) {
        this.byName ??= byNameOf(this.all);
        return this.byName.get(name) ?? [];
    }
}
function byNameOf(tags) {
    const index = new Map();
    for (const tag of tags)
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .addToGroup */ .Mr)(index, tag.name, tag);
    return index;
}
function createTagCatalogue(sources, scope) {
    return {
        listTags: (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_10__/* .memoizeAsync */ .T)(async (path) => {
            const tags = sources.listed?.(path)?.tags ?? (await listTags(sources, scope, path));
            return tags === undefined || 'cause' in tags ? tags : new ListedTags(tags);
        }),
        async endOfLife(path, tag) {
            return sources.listed?.(path)?.ends.get(tag) ?? endOfLife(sources, scope, path, tag);
        },
    };
}
function endOfLifeIn(tags, image) {
    if (tags === undefined || 'cause' in tags)
        return tags;
    const [tag, ...others] = tags.named(image.tag ?? '');
    const contradiction = (message) => ({
        cause: 'contradiction',
        subject: (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_4__/* .imageName */ .tO)(image),
        message,
    });
    if (tag === undefined)
        return contradiction(_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .tagNotListed */ .xq);
    const isSame = ({ deprecated, digest }) => deprecated === tag.deprecated && digest === tag.digest;
    if (!others.every(isSame))
        return contradiction(_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .tagListedTwice */ .IY);
    if (!tag.deprecated)
        return { deprecated: false };
    return { deprecated: true, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ successors: tags.successorsOf(tag.name) }) };
}
async function listTags(sources, scope, path) {
    const repository = await (0,_model_images_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .findRepository */ .W)(sources, scope, path);
    if (repository === undefined || 'cause' in repository)
        return repository;
    try {
        return await sources.catalogue?.listTags(repository);
    }
    catch (error) {
        return (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .gapFrom */ .rK)(error, path);
    }
}
async function endOfLife(sources, scope, path, tag) {
    const { catalogue } = sources;
    if (catalogue?.endOfLife === undefined)
        return undefined;
    const repository = await (0,_model_images_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .findRepository */ .W)(sources, scope, path);
    if (repository === undefined || 'cause' in repository)
        return undefined;
    try {
        return await catalogue.endOfLife(repository, tag);
    }
    catch (error) {
        return (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .gapFrom */ .rK)(error, `${path}:${tag}`);
    }
}
function withPlatformEnd(image, listed, end, tags) {
    if (end === undefined)
        return { endOfLife: listed };
    if (listed.deprecated) {
        const date = 'cause' in end ? { unknown: end.message } : end.date;
        return { endOfLife: { ...listed, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ date }) } };
    }
    if ('cause' in end)
        return { endOfLife: listed, unread: end };
    const { date: text, grace } = end;
    if (text === undefined && grace === undefined)
        return { endOfLife: listed };
    const date = text === undefined ? undefined : dayOf(text);
    if (text !== undefined && date === undefined)
        return {
            endOfLife: listed,
            unread: { cause: 'bad-answer', subject: (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_4__/* .imageName */ .tO)(image), message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .endOfLifeUnreadable */ .W9)(text) },
        };
    const successors = tags === undefined || 'cause' in tags ? undefined : tags.successorsOf(image.tag);
    return { endOfLife: { ...listed, announced: (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ date, grace }), ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ successors }) } };
}
function dayOf(text) {
    const day = text.slice(0, 10);
    return /^.{10}(?:$|T)/.test(text) && (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_6__/* .isDay */ .N)(day) ? Date.parse(day) : undefined;
}
const maxListAgeMs = 3_600_000;
function listedDigest(tags, tag) {
    if (tags === undefined || 'cause' in tags)
        return undefined;
    const [digest, ...others] = new Set(tags.named(tag).map(({ digest }) => digest));
    return others.length > 0 ? undefined : digest;
}
function contradictionOf(image, listed, whole, now) {
    const { recent, isWholeHour } = lastHour(whole, now);
    const newest = recent.at(-1);
    if (listed === undefined || newest === undefined || !isWholeHour)
        return undefined;
    if (recent.some(({ digest }) => digest === listed))
        return undefined;
    return {
        cause: 'contradiction',
        subject: (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_4__/* .imageName */ .tO)(image),
        message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .listContradictsHistory */ .Xm)(listed, newest.digest),
    };
}
function endingAsListed(whole, listed, now) {
    const { recent, isWholeHour } = lastHour(whole, now);
    const isListedOnce = recent.filter(({ digest }) => digest === listed).length === 1;
    if (listed === undefined || !isListedOnce || !isWholeHour)
        return whole;
    const records = (0,_history_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .endingWith */ ["in"])(whole.records, listed);
    return records === whole.records ? whole : (0,_history_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyOf */ .om)(records, whole.coverage);
}
function lastHour(whole, now) {
    const known = (0,_history_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .periodAt */ .Vw)(whole.coverage, _history_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to);
    if (known === undefined)
        return { recent: [], isWholeHour: false };
    const isAll = known.from === _history_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.from;
    const since = now - maxListAgeMs;
    const recent = whole.indexIn(known).intervals.filter(({ until }) => until === undefined || until >= since);
    return { recent, isWholeHour: isAll || recent.some((interval) => interval.since <= since) };
}


/***/ }),

/***/ 10790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/checks/index.js + 24 modules
var checks = __webpack_require__(62104);
// EXTERNAL MODULE: ./lib/checks/baseline.js
var checks_baseline = __webpack_require__(12662);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
;// CONCATENATED MODULE: ./lib/checks/waivers/inline-waivers.js


function markNewInlineWaivers(base, change, renames) {
    const existing = new collections/* Multiset */.Ov();
    const [keyInBase, keyInChange] = [keysOf(base), keysOf(change)];
    for (const waiver of base.waivers) {
        const { file } = waiver.at;
        existing.add(keyInBase(waiver, renames.get(file) ?? file));
    }
    return change.waivers.map((waiver) => existing.take(keyInChange(waiver, waiver.at.file)) ? waiver : { ...waiver, pending: true });
}
function keysOf({ occurrences }) {
    const byFile = new Map();
    for (const one of occurrences)
        (0,collections/* addToGroup */.Mr)(byFile, one.at.file, one);
    for (const own of byFile.values())
        own.sort((a, b) => a.at.span.start - b.at.span.start);
    return ({ check, reason, covers }, file) => {
        const own = byFile.get(covers.file) ?? [];
        const countBefore = (offset) => (0,collections/* countWhile */.PR)(own, ({ at }) => at.span.start < offset);
        const covered = own.slice(countBefore(covers.span.start), countBefore(covers.span.end));
        return JSON.stringify([file, check, reason, covered.map(checks_baseline/* waivedSubject */.Js)]);
    };
}

// EXTERNAL MODULE: ./lib/model/globs/glob.js
var globs_glob = __webpack_require__(93635);
;// CONCATENATED MODULE: ./lib/checks/waivers/renamed-files.js


function renamedFiles(base, change, { overrides, waivers, removed }) {
    const selectors = [...overrides, ...waivers, ...removed].flatMap(({ paths }) => paths === undefined ? [] : [(0,globs_glob/* pathMatcher */.kZ)(paths)]);
    const onlyIn = (tree, { paths }) => {
        const testData = new Set(tree.occurrences.flatMap((one) => (one.testData === undefined ? [] : one.at.file)));
        return [...tree.files.values()].flatMap(({ path, text }) => {
            if (paths.has(path))
                return [];
            const treatment = selectors.map((selects) => (selects(path) ? 1 : 0)).join('');
            return { path, key: `${treatment} ${testData.has(path)} ${text}` };
        });
    };
    const gone = new Map();
    for (const { path, key } of onlyIn(base, change).reverse())
        (0,collections/* addToGroup */.Mr)(gone, key, path);
    const renames = new Map();
    for (const { path, key } of onlyIn(change, base)) {
        const old = gone.get(key)?.pop();
        if (old !== undefined)
            renames.set(old, path);
    }
    return renames;
}

// EXTERNAL MODULE: ./lib/clients/http/stop.js
var stop = __webpack_require__(55157);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/text/source.js
var source = __webpack_require__(33248);
// EXTERNAL MODULE: ./lib/model/waiting/memoize.js
var memoize = __webpack_require__(76225);
// EXTERNAL MODULE: ./lib/scan/checkout/index.js + 35 modules
var scan_checkout = __webpack_require__(94629);
;// CONCATENATED MODULE: ./lib/ci/baseline.js








function filesBelow(files, folder) {
    if (folder === undefined)
        return files;
    const start = `${folder}/`;
    return {
        read: (path, maxBytes) => files.read(`${start}${path}`, maxBytes),
        async list(wanted = () => true, isReadAlike) {
            const isWanted = (path) => path.startsWith(start) && wanted(path.slice(start.length));
            return (await files.list(isWanted, isReadAlike)).flatMap((path) => isWanted(path) ? [path.slice(start.length)] : []);
        },
    };
}
function isNewOnly({ newOnly, mode }, ci) {
    return newOnly ?? (mode !== 'audit' && !('cause' in ci) && ci.revision.kind === 'change');
}
function openBaseline(host, config, ci, checkout) {
    const commits = new Map();
    const opened = (0,memoize/* memoizeAsync */.T)(async (use) => {
        const base = await openCommit(host, config, ci, use);
        if (base === undefined)
            return undefined;
        const known = commits.get(base.commit) ?? base;
        commits.set(base.commit, known);
        return known;
    });
    const required = async (use) => {
        const base = await opened(use);
        if (base === undefined)
            throw new failure/* Failure */.HR('no-base', 'There is no base commit');
        return base;
    };
    return {
        ...(config.policy.ofBase === true
            ? { readBase: async (path, use) => (await required(use)).files.read(path) }
            : {}),
        async markWaivers(change) {
            const { waivers } = change;
            if (config.policy.ofBase !== true || waivers.length === 0)
                return { waivers, unread: [] };
            try {
                const base = await required('rules');
                const { renames } = await filesOfChange(host, base, checkout, config);
                return { waivers: markNewInlineWaivers(await base.scanned(), change, renames), unread: [] };
            }
            catch (error) {
                return { waivers, unread: [waiversUnread(error)] };
            }
        },
        async compare(found) {
            const { findings, gaps, placesOf } = found;
            const newOnly = isNewOnly(config, ci);
            const isWanted = (0,checks_baseline/* needsBase */.fq)(findings, newOnly) || (newOnly && gaps.some((gap) => placesOf(gap) !== undefined));
            const uncompared = { findings: (0,checks_baseline/* notCompared */.vK)(findings, undefined), gaps };
            if (!isWanted)
                return uncompared;
            try {
                const base = await opened('comparison');
                if (base === undefined)
                    return { ...uncompared, base: 'none' };
                const files = await filesOfChange(host, base, checkout, config);
                const compared = await compareWithBase(host, base, files, found);
                return newOnly ? compared : { ...compared, findings: (0,checks_baseline/* allCounting */.L7)(compared.findings), gaps };
            }
            catch (error) {
                const unread = baseUnread((0,failure/* gapFrom */.rK)(error, 'base commit'));
                const all = { ...uncompared, gaps: [...gaps, unread] };
                return newOnly ? { ...all, findings: (0,checks_baseline/* notCompared */.vK)(findings, 'unknown'), base: 'unknown' } : all;
            }
        },
    };
}
async function scanWhole(base, host, config) {
    const scanned = await (0,scan_checkout/* scanCheckout */.W)(base, config, { ...host, onlyReferences: true });
    const stopped = (0,stop/* stopGap */.lJ)(host.stop);
    if (stopped !== undefined)
        throw new failure/* Failure */.HR(stopped.cause, stopped.message);
    return scanned;
}
async function openCommit(host, config, ci, use) {
    if ('cause' in ci)
        throw new failure/* Failure */.HR(ci.cause, ci.message);
    const { openBase } = await __webpack_require__.e(/* import() */ 5827).then(__webpack_require__.bind(__webpack_require__, 58208));
    const base = await openBase(host, ci, use);
    if (base === undefined)
        return undefined;
    const files = filesBelow(base.files, host.repository?.folder);
    return { ...base, files, scanned: (0,memoize/* memoizeAsync */.T)(() => scanWhole(files, host, config)) };
}
function waiversUnread(error) {
    const { message } = (0,failure/* gapFrom */.rK)(error, 'base commit');
    return {
        cause: 'policy-unread',
        subject: 'base commit',
        message: `The inline waivers of the base commit could not be read: ${message}`,
    };
}
async function filesOfChange({ files }, base, checkout, { policy }) {
    const [scanned, before, now] = await Promise.all([base.scanned(), base.files.list(), files.list()]);
    const paths = new Set(now);
    const treeBefore = { ...scanned, paths: new Set(before) };
    return { paths, renames: renamedFiles(treeBefore, { ...checkout, paths }, policy) };
}
async function compareWithBase(host, { files: base, scanned }, { paths, renames }, { findings, occurrences, gaps, placesOf }) {
    const existing = (await scanned()).occurrences;
    const places = [
        ...findings.flatMap(({ at }) => at ?? []),
        ...gaps.flatMap((gap) => [...(placesOf(gap) ?? [])]),
    ];
    const baseline = {
        references: (0,checks_baseline/* baselineReferences */.qM)(existing, occurrences, paths, renames),
        unchanged: await unchangedFiles(places, occurrences, base, host),
    };
    return {
        findings: (0,checks_baseline/* compareFindings */.Eg)(findings, occurrences, baseline),
        gaps: (0,checks_baseline/* withExisting */.GW)(gaps, placesOf, occurrences, baseline),
        base: baseline,
    };
}
function baseUnread({ cause, message }) {
    const sentence = `Findings could not be compared with the base commit: ${message}`;
    return { cause, subject: 'base commit', message: sentence };
}
async function unchangedFiles(places, occurrences, base, host) {
    const references = new Set(occurrences.map(({ at }) => (0,source/* placeKey */.r)(at)));
    const files = new Set(places.flatMap((at) => (references.has((0,source/* placeKey */.r)(at)) ? [] : [at.file])));
    const unchanged = [];
    for (const file of files) {
        const [now, before] = await Promise.all([host.files.read(file), base.read(file)]);
        unchanged.push([file, 'text' in now && 'text' in before && now.text === before.text]);
    }
    return Object.fromEntries(unchanged);
}

// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
;// CONCATENATED MODULE: ./lib/checks/waivers/limit.js


function withinLimit(findings, { facts }, limit, isSkipped) {
    if (limit === undefined)
        return findings;
    const since = new Map();
    for (const [{ image }, fact] of facts) {
        const name = (0,images_image/* imageName */.tO)(image);
        since.set(name, Math.min(since.get(name) ?? Number.MAX_VALUE, behindSince(fact)));
    }
    const isCounted = ({ fix, about }) => fix !== undefined && about?.image !== undefined && !isSkipped(about.image);
    const nameOf = ({ about }) => (about?.image === undefined ? '' : (0,images_image/* imageName */.tO)(about.image));
    const names = [...new Set(findings.filter(isCounted).map(nameOf))].sort((a, b) => (since.get(a) ?? 0) - (since.get(b) ?? 0) || (0,text_text/* compareText */.n6)(a, b));
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

// EXTERNAL MODULE: ./lib/checks/waivers/skips.js
var waivers_skips = __webpack_require__(52459);
;// CONCATENATED MODULE: ./lib/ci/index.js



async function openCi(host, config) {
    const { newOnly, policy, mode } = config;
    const isCompared = newOnly ?? (mode !== 'audit' && policy.ofBase !== undefined);
    const readsBase = isCompared || policy.ofBase === true;
    if (!readsBase && !writesToCi(config))
        return { revision: { kind: 'local' } };
    const { connectCi } = await __webpack_require__.e(/* import() */ 5827).then(__webpack_require__.bind(__webpack_require__, 58208));
    return connectCi(host, config).catch((error) => (0,failure/* gapFrom */.rK)(error, 'event'));
}
async function scopePins(host, config, ci, { found, pinner, mayWrite, now }) {
    const { pullRequest } = config.delivery;
    const { skips } = config.policy;
    const skipOf = (0,waivers_skips/* skipFinder */.WZ)(skips, now);
    const isSkipped = (image) => skipOf(image) !== undefined;
    const findings = withinLimit(found.findings, found.evidence, config.limit, isSkipped);
    if (!mayWrite || pullRequest === undefined)
        return { findings: (0,waivers_skips/* withoutSkipped */.hM)(findings, skips, now), found, now };
    const { pullRequestScope } = await Promise.all(/* import() */[__webpack_require__.e(9419), __webpack_require__.e(4835)]).then(__webpack_require__.bind(__webpack_require__, 59419));
    const plan = (findings) => pinner.plan({ ...found, findings });
    return pullRequestScope(host, config, ci, pullRequest, { found: { ...found, findings }, now, plan });
}
const nothingDelivered = async () => ({ gaps: [] });
function delivererTo(host, config, ci, input) {
    if (!writesToCi(config))
        return nothingDelivered;
    return async (report) => {
        const { deliver } = await __webpack_require__.e(/* import() */ 9635).then(__webpack_require__.bind(__webpack_require__, 89635));
        return deliver(host, config, ci, { ...input, report });
    };
}
function writesToCi({ delivery }) {
    return delivery.comment !== 'never' || delivery.issue || delivery.pullRequest !== undefined;
}

// EXTERNAL MODULE: ./lib/ci/run-cache.js
var run_cache = __webpack_require__(31182);
// EXTERNAL MODULE: ./lib/clients/http/index.js + 7 modules
var http = __webpack_require__(48980);
// EXTERNAL MODULE: ./lib/clients/index.js + 18 modules
var lib_clients = __webpack_require__(91074);
// EXTERNAL MODULE: ./lib/history/ledger.js + 1 modules
var history_ledger = __webpack_require__(21600);
// EXTERNAL MODULE: ./lib/model/run/file-change.js
var file_change = __webpack_require__(11802);
// EXTERNAL MODULE: ./lib/model/run/remembered-scans.js
var remembered_scans = __webpack_require__(68742);
// EXTERNAL MODULE: ./lib/output/publish.js + 3 modules
var publish = __webpack_require__(60187);
// EXTERNAL MODULE: ./lib/pin/plan.js
var plan = __webpack_require__(38304);
;// CONCATENATED MODULE: ./lib/pin/patch.js

const maxLength = 200_000;
function patchOfFixes(findings, files) {
    let patch = '';
    for (const [path, edits] of (0,plan/* planEdits */.r_)(findings)) {
        const { text = '' } = files.get(path) ?? {};
        const applied = (0,plan/* applyEdits */.ct)(text, edits);
        const part = 'refused' in applied ? '' : filePatch(path, text, applied.text);
        if (patch.length + part.length <= maxLength)
            patch += part;
    }
    return patch === '' ? undefined : patch;
}
function filePatch(path, before, after) {
    const old = linesOf(before);
    const fresh = linesOf(after);
    const changed = old.flatMap((line, index) => (line === fresh[index] ? [] : [index]));
    const hunks = groupsOf(changed).map(([first, last]) => {
        const marked = (mark, lines) => lines.slice(first, last + 1).map((line) => ended(`${mark}${line}`));
        const range = `${first + 1},${last + 1 - first}`;
        return `@@ -${range} +${range} @@\n${[...marked('-', old), ...marked('+', fresh)].join('')}`;
    });
    const name = (side) => quoted(`${side}/${path}`);
    return `diff --git ${name('a')} ${name('b')}\n--- ${name('a')}\n+++ ${name('b')}\n${hunks.join('')}`;
}
function linesOf(text) {
    return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
function groupsOf(changed) {
    const groups = [];
    for (const index of changed) {
        const last = groups.at(-1);
        if (last !== undefined && index - last[1] === 1)
            last[1] = index;
        else
            groups.push([index, index]);
    }
    return groups;
}
function ended(line) {
    return line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`;
}
function quoted(path) {
    if (!/["\\\p{Cc}]/u.test(path))
        return path;
    const escapes = path
        .replace(/["\\]/g, '\\$&')
        .replace(/\p{Cc}/gu, (character) => [...Buffer.from(character)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(''));
    return `"${escapes}"`;
}

// EXTERNAL MODULE: ./lib/pin/pinner.js
var pin_pinner = __webpack_require__(3983);
// EXTERNAL MODULE: ./lib/model/text/plain.js
var plain = __webpack_require__(32181);
// EXTERNAL MODULE: ./lib/pin/compare.js
var compare = __webpack_require__(65060);
;// CONCATENATED MODULE: ./lib/pin/rendered.js





const kinds = [
    {
        title: 'kustomization',
        file: /^(?:kustomization\.ya?ml|Kustomization)$/,
        commands: () => [
            ['kustomize', 'build', '.'],
            ['kubectl', 'kustomize', '.'],
        ],
    },
    {
        title: 'Compose file',
        file: /^(?:docker-)?compose(?:[.-][\w.-]+)?\.ya?ml$/,
        commands: (name) => [
            ['docker-compose', '-f', name, 'config'],
            ['docker', 'stack', 'config', '-c', name],
        ],
    },
    { title: 'chart', file: /^Chart\.yaml$/, commands: () => [['helm', 'template', 'checked', '.']] },
    { title: 'Jsonnet file', file: /\.jsonnet$/, commands: (name) => [['jsonnet', name]] },
];
const maxUnits = 200;
function unitsOf(paths) {
    return paths.flatMap((path) => {
        const name = path.slice(path.lastIndexOf('/') + 1);
        const kind = kinds.find(({ file }) => file.test(name));
        const folder = path.slice(0, -name.length).replace(/\/$/, '');
        return kind === undefined ? [] : [{ path, folder, kind, commands: kind.commands(name) }];
    });
}
async function print(copy, { commands, folder }) {
    for (const [program, ...args] of commands) {
        const rendered = await copy.run(program, args, folder);
        if (!('missing' in rendered))
            return { ...rendered, program };
    }
    return { missing: true };
}
const pinnedName = /([\w./:-]*)@(sha256:[0-9a-f]{64})/g;
const withoutDigests = (line) => line.replace(/(?::latest)?@sha256:[0-9a-f]{64}/g, '').replace(/:latest(?![\w.-])/, '');
const imageKey = /(?:^|[\s{,"'-])[\w./-]*image[\w-]*["']?\s*[:=]|^\s*FROM\s/i;
const isOfImage = (line, last = '') => imageKey.test(line) || (/^\s*value:/.test(line) && /name:.*image/i.test(last));
function otherDifference(before, after, names) {
    const [old, now] = [before.split('\n'), after.split('\n')];
    if (old.length !== now.length)
        return `it has ${(0,text_text/* plural */.LS)(now.length, 'line')} instead of ${old.length}`;
    const isKnown = ([whole, name = '', digest], line) => {
        const parsed = (0,images_image/* parseImage */.zZ)(`${name}@${digest}`);
        return line.includes(whole) || (parsed.kind !== 'invalid' && names.has((0,compare/* nameOf */.Vb)(parsed.image)));
    };
    const index = now.findIndex((line, at) => {
        const was = old[at] ?? '';
        if (line === was)
            return false;
        const isSame = withoutDigests(line) === withoutDigests(was) && isOfImage(line, now[at - 1]);
        return !isSame || ![...line.matchAll(pinnedName)].every((match) => isKnown(match, was));
    });
    return index === -1 ? undefined : `line ${index + 1} is \`${now[index]?.trim().slice(0, 120)}\``;
}
async function culprits(changes, isHarmful) {
    if (changes.length < 2)
        return changes;
    const middle = Math.ceil(changes.length / 2);
    const found = [];
    for (const half of [changes.slice(0, middle), changes.slice(middle)])
        if (await isHarmful(half))
            (0,collections/* append */.BC)(found, await culprits(half, isHarmful));
    return found.length > 0 ? found : changes;
}
async function printWith(copy, unit, all, some) {
    for (const change of all)
        await copy.write(change.path, some.includes(change) ? change.after : undefined);
    return print(copy, unit);
}
function harmOf(before, after, names) {
    if ('text' in after)
        return otherDifference(before, after.text, names);
    return 'failed' in after ? `it fails: ${after.failed}` : 'it is not there any more';
}
function renderJudge({ files, renderers, sink, }) {
    if (renderers === undefined)
        return undefined;
    return async (changes, names) => {
        const paths = await files.list();
        const all = unitsOf(paths);
        const copy = await renderers.open(paths);
        if ('refused' in copy) {
            sink.log(`Nothing was rendered: ${copy.refused}`);
            return [];
        }
        try {
            const { harmful, unrendered } = await judged(copy, all.slice(0, maxUnits), changes, names);
            for (const { path } of all.slice(maxUnits))
                (0,collections/* addToGroup */.Mr)(unrendered, `more than ${maxUnits} files`, path);
            sink.log(described(all, unrendered));
            return harmful;
        }
        finally {
            await copy.close();
        }
    };
}
async function judged(copy, units, changes, names) {
    const harmful = new Map();
    const unrendered = new Map();
    for (const unit of units) {
        const before = await printWith(copy, unit, changes, []);
        if (!('text' in before)) {
            const why = 'missing' in before ? `no ${unit.commands.map(([program]) => program).join(' or ')}` : before.failed;
            (0,collections/* addToGroup */.Mr)(unrendered, why, unit.path);
            continue;
        }
        const harm = async (some) => harmOf(before.text, await printWith(copy, unit, changes, some), names);
        const kept = changes.filter(({ path }) => !harmful.has(path));
        const why = await harm(kept);
        if (why === undefined)
            continue;
        for (const { path } of await culprits(kept, async (some) => (await harm(some)) !== undefined))
            harmful.set(path, {
                path,
                why: `with the digests, \`${before.program}\` renders ${unit.path} in another way: ${why}`,
            });
    }
    return { harmful: [...harmful.values()], unrendered };
}
const maxShown = 10;
function described(all, unrendered) {
    const missed = [...unrendered.values()].flat().length;
    const head = `Rendered before and after: ${all.length - missed} of ${(0,text_text/* plural */.LS)(all.length, 'file')}.`;
    const lines = [...unrendered].map(([why, paths]) => {
        const more = paths.length > maxShown ? ` and ${paths.length - maxShown} more` : '';
        return (0,plain/* plain */.p)(`Not rendered (${why}): ${paths.slice(0, maxShown).join(', ')}${more}`);
    });
    return [head, ...lines].join('\n');
}

// EXTERNAL MODULE: ./lib/pipeline/conclude.js
var conclude = __webpack_require__(54841);
// EXTERNAL MODULE: ./lib/model/images/mirror.js
var images_mirror = __webpack_require__(97237);
// EXTERNAL MODULE: ./lib/advisories/messages.js
var messages = __webpack_require__(18399);
// EXTERNAL MODULE: ./lib/advisories/sbom/document.js
var sbom_document = __webpack_require__(65908);
// EXTERNAL MODULE: ./lib/advisories/sbom/index.js + 3 modules
var sbom = __webpack_require__(25552);
;// CONCATENATED MODULE: ./lib/advisories/collect.js









function pulledImages(occurrences, facts, mirrors) {
    return occurrences.flatMap((occurrence) => {
        if (occurrence.kind !== 'image')
            return [];
        const fact = facts.get(occurrence);
        const current = fact !== undefined && 'currentDigest' in fact ? fact.currentDigest : undefined;
        const digest = occurrence.image.digest ?? current;
        return digest === undefined
            ? []
            : [{ occurrence, origin: (0,images_mirror/* originImage */.A)(occurrence.image, mirrors), digest }];
    });
}
function imageAdvisoryCollector(sources) {
    const attachedPackages = (0,memoize/* memoizeAsync */.T)(async (registry, repository, digest) => {
        const findSboms = sources.sbomsIn(registry);
        if (findSboms === undefined)
            return { packages: [], gaps: [] };
        const attached = await findSboms(repository, digest, sbom/* inspectSbom */.y);
        return packagesIn(attached, `${registry}/${repository}@${digest}`);
    });
    const scannerMatches = (0,memoize/* memoizeAsync */.T)(async (repository, digest, subject) => {
        try {
            return await sources.scanned(repository, digest);
        }
        catch (error) {
            return (0,failure/* gapFrom */.rK)(error, subject());
        }
    }, (repository, digest) => `${repository}@${digest}`);
    return {
        async packagesOf({ occurrence: { at, image }, origin, digest }) {
            const { packages, gaps } = await attachedPackages(origin.registry, origin.repository, digest);
            return { packages: packages.map((use) => ({ ...use, at, image })), gaps, at: [at] };
        },
        async vulnerabilitiesOf({ occurrence: { at, image }, origin, digest }) {
            if (sources.sbomsIn(origin.registry) === undefined)
                return { vulnerabilities: [], gaps: [], at: [at] };
            const subject = () => (0,messages/* scannerReportOf */.Ot)(`${(0,images_image/* imageName */.tO)(origin)}@${digest}`);
            const matches = await scannerMatches(origin.repository, digest, subject);
            if ('cause' in matches)
                return { vulnerabilities: [], gaps: [matches], at: [at] };
            const vulnerabilities = matches.map((match) => ({ ...match, at, image }));
            return { vulnerabilities, gaps: [], at: [at] };
        },
    };
}
function packagesIn(attached, name) {
    if ('cause' in attached)
        return { packages: [], gaps: [attached] };
    const packages = new Map();
    const gaps = attached.missing.map((platform) => ({
        cause: 'no-sbom',
        subject: name,
        message: (0,messages/* noAttachedSbom */.$A)(platform === name ? undefined : platform),
    }));
    for (const { digest, platform, ofIndex, text } of attached.documents) {
        const { components, problems, empty } = (0,sbom/* parseSbom */.r)({ path: digest, text });
        if (ofIndex && empty)
            continue;
        for (const { message } of problems)
            gaps.push({ cause: 'unreadable-file', subject: `SBOM ${digest} of ${name}`, message });
        for (const { name: packageName, version, type, origins } of components) {
            const key = JSON.stringify([packageName, version, type, origins]);
            const platforms = [
                ...(packages.get(key)?.platforms ?? []),
                ...(platform === undefined ? [] : [platform]),
            ];
            packages.set(key, {
                name: packageName,
                ...(0,collections/* compact */.oE)({ version, type }),
                origins,
                platforms: [...new Set(platforms)],
            });
        }
    }
    return { packages: [...packages.values()], gaps };
}
async function localSboms(files, globs) {
    const packages = [];
    const sources = new Map();
    const gaps = [];
    for (const match of await matchingFiles(files, globs)) {
        if ('glob' in match) {
            gaps.push({ cause: 'no-sbom', subject: match.glob, message: messages/* noSbomFile */.fd });
            continue;
        }
        const { path } = match;
        const unreadable = (message) => gaps.push({ cause: 'unreadable-file', subject: path, message });
        const read = await files.read(path, sbom_document/* maxDocumentBytes */.V);
        if ('unreadable' in read) {
            unreadable((0,messages/* sbomNotRead */.p_)(read.unreadable));
            continue;
        }
        const source = { path, text: read.text };
        const { components, problems } = (0,sbom/* parseSbom */.r)(source);
        sources.set(path, source);
        for (const { message } of problems)
            unreadable(message);
        for (const { name, version, type, origins, span = { start: 0, end: 0 } } of components)
            packages.push({ name, ...(0,collections/* compact */.oE)({ version, type }), origins, at: { file: path, span } });
    }
    return { packages, files: sources, gaps };
}
async function matchingFiles(files, globs) {
    if (globs.length === 0)
        return [];
    const matchesAny = (0,globs_glob/* pathMatcher */.kZ)(globs);
    const paths = (await files.list(matchesAny)).filter(matchesAny).sort();
    const unmatched = globs.filter((glob) => !paths.some((0,globs_glob/* pathMatcher */.kZ)([glob])));
    return [...unmatched.map((glob) => ({ glob })), ...paths.map((path) => ({ path }))];
}
function createAdvisoryCollector(sources, files, options) {
    const { artifacts, sbom, sbomFromRegistry, vulnerabilityReports, registries } = options;
    const requested = artifacts.length + sbom.length > 0 || sbomFromRegistry || vulnerabilityReports;
    if (!requested || 'cause' in sources) {
        const gaps = requested && 'cause' in sources ? [sources] : [];
        return async (occurrences) => ({
            advice: { advisories: [], packages: [], vulnerabilities: [] },
            files: new Map(),
            gaps,
            placed: [{ gaps, at: sbom.length > 0 ? undefined : occurrences.map(({ at }) => at) }],
            asked: 'cause' in sources ? artifacts.map(() => sources.cause) : [],
        });
    }
    const images = imageAdvisoryCollector(sources);
    const advisoriesFor = advisoryLookup(sources);
    let local;
    return async (occurrences, facts) => {
        local ??= localSboms(files, sbom);
        const pulled = pulledImages(occurrences, facts, registries);
        const [fromFiles, attached, scanned] = await Promise.all([
            local,
            Promise.all(sbomFromRegistry ? pulled.map(images.packagesOf) : []),
            Promise.all(vulnerabilityReports ? pulled.map(images.vulnerabilitiesOf) : []),
        ]);
        const named = artifacts.map((name) => ({ name, origins: [] }));
        const packages = [...named, ...fromFiles.packages, ...attached.flatMap((image) => image.packages)];
        const { advisories, gaps, asked } = await advisoriesFor(packages);
        const sourceGaps = [...fromFiles.gaps, ...[...attached, ...scanned].flatMap((image) => image.gaps)];
        return {
            advice: { advisories, packages, vulnerabilities: scanned.flatMap((image) => image.vulnerabilities) },
            files: fromFiles.files,
            gaps: [...sourceGaps, ...gaps],
            placed: [...attached, ...scanned, { gaps, at: packages.flatMap(({ at }) => at ?? []) }],
            asked: [...asked, ...sourceGaps.map(({ cause }) => cause)],
        };
    };
}
function advisoryLookup(sources) {
    const outcomes = new Map();
    const advisories = new Map();
    const gaps = [];
    return async (packages) => {
        const names = new Set(packages.flatMap(({ name, origins }) => [name, ...origins]));
        const newNames = [...names].filter((name) => !outcomes.has(name)).sort();
        if (newNames.length > 0) {
            const answer = await sources.advisories(newNames);
            for (const name of newNames)
                outcomes.set(name, undefined);
            for (const advisory of answer.advisories)
                advisories.set(advisory.uid, advisory);
            for (const [name, cause] of answer.unanswered)
                outcomes.set(name, cause);
            (0,collections/* append */.BC)(gaps, answer.gaps);
        }
        return { advisories: [...advisories.values()], gaps: [...gaps], asked: [...outcomes.values()] };
    };
}

// EXTERNAL MODULE: ./lib/checks/apply-policy.js
var apply_policy = __webpack_require__(10868);
// EXTERNAL MODULE: ./lib/checks/waivers/overrides.js
var overrides = __webpack_require__(70834);
// EXTERNAL MODULE: ./lib/clients/registry/attached-manifests.js
var attached_manifests = __webpack_require__(89263);
;// CONCATENATED MODULE: ./lib/clients/registry/content-reader.js



function contentReader(clientOf) {
    return async ({ registry, repository }, digest) => {
        const name = `${registry}/${repository}@${digest}`;
        const found = await clientOf(registry).manifest(repository, digest);
        if (found === undefined)
            throw new failure/* Failure */.HR('not-found', `The registry does not have ${name}`);
        const { children } = (0,attached_manifests/* readManifest */.WI)(name, found);
        return children === undefined ? { image: digest } : { index: children.flatMap(imageOf) };
    };
}
function imageOf(entry) {
    const { platform, digest, mediaType } = entry;
    if (platform?.os === 'unknown' && platform.architecture === 'unknown')
        return [];
    if (!platform || platform.os === '' || platform.architecture === '' || (0,attached_manifests/* isIndexType */.$U)(mediaType))
        return [{ digest }];
    const features = platform['os.features'] ?? [];
    const os = [platform['os.version'] ?? '', ...features.toSorted()].join(' ').trim();
    return [{ digest, platform: (0,attached_manifests/* platformName */.$r)(entry), ...(0,collections/* compact */.oE)({ os: os === '' ? undefined : os }) }];
}

;// CONCATENATED MODULE: ./lib/model/judgement/distinct-gaps.js
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

// EXTERNAL MODULE: ./lib/model/text/position.js
var position = __webpack_require__(80642);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
// EXTERNAL MODULE: ./lib/model/waiting/limit.js
var waiting_limit = __webpack_require__(54902);
// EXTERNAL MODULE: ./lib/model/images/platform.js
var images_platform = __webpack_require__(59981);
;// CONCATENATED MODULE: ./lib/moves/same-images.js

function givesSameImages(from, to, inUse) {
    if ('index' in from && 'index' in to)
        return areSameIn(from.index, to.index, inUse);
    if ('image' in from && 'image' in to)
        return from.image === to.image;
    const image = 'image' in from ? from.image : 'image' in to ? to.image : undefined;
    const index = 'index' in from ? from.index : 'index' in to ? to.index : [];
    const isOne = (images) => images.length > 0 && images.every(({ digest }) => digest === image);
    if (index.some(isUnplaced))
        return false;
    const choices = inUse.map((platform) => choicesFor(platform, index));
    if (choices.some(({ length }) => length > 0))
        return choices.every(isOne);
    const own = new Set(index.filter(({ digest }) => digest === image).map(nameOf));
    return isOne('image' in from ? index.filter((one) => own.has(nameOf(one))) : index);
}
function areSameIn(old, next, inUse) {
    if ([...old, ...next].some(isUnplaced))
        return isSame(old, next);
    const choices = inUse.map((platform) => [choicesFor(platform, old), choicesFor(platform, next)]);
    const known = choices.filter(([before, after]) => before.length + after.length > 0);
    if (known.length > 0)
        return known.every(([before, after]) => isSame(before, after));
    const named = (name, images) => images.filter((one) => nameOf(one) === name);
    const names = new Set(old.map(nameOf));
    return names.size > 0 && [...names].every((name) => isSame(named(name, old), named(name, next)));
}
function coversPlatforms(from, to) {
    if ('image' in from || 'image' in to)
        return 'image' in from;
    const names = new Set(to.index.map(nameOf));
    return from.index.every((one) => names.has(nameOf(one)));
}
const alsoRun = { amd64: ['386'], arm64: ['arm'] };
function choicesFor(platform, images) {
    const own = images.filter(({ platform: name }) => name !== undefined && (0,images_platform/* isPlatform */.aH)(name, platform));
    if (own.some((one) => nameOf(one) === (0,images_platform/* canonicalPlatform */._l)(platform)))
        return own;
    const [os, architecture = ''] = platform.split('/');
    const near = [architecture, ...(alsoRun[architecture] ?? [])].map((one) => `${os}/${one}`);
    return images.filter(({ platform: name }) => near.some((one) => name !== undefined && (0,images_platform/* isPlatform */.aH)(name, one)));
}
function isUnplaced({ platform }) {
    return platform === undefined;
}
function nameOf({ platform = '' }) {
    return (0,images_platform/* canonicalPlatform */._l)(platform);
}
function isSame(old, next) {
    const keyOf = (one) => `${one.digest} ${nameOf(one)} ${one.os ?? ''}`;
    return old.length === next.length && old.every((one, at) => keyOf(one) === keyOf(next[at] ?? one));
}

;// CONCATENATED MODULE: ./lib/moves/compare.js


async function compareWithPin(behind, contentOf) {
    const { pin, isPart, target, inUse } = behind;
    const named = inUse.length === 0 ? {} : { platforms: inUse };
    try {
        const next = Promise.allSettled([contentOf(target)]);
        const from = isPart ? { image: pin } : await contentOf(pin);
        const [to] = await next;
        if (to.status === 'rejected')
            throw to.reason;
        if (givesSameImages(from, to.value, inUse))
            return named;
        const isSame = async (digest) => digest === pin || givesSameImages(from, await contentOf(digest), inUse);
        return { ...named, changedAt: await firstChange(behind, isSame) };
    }
    catch (error) {
        return { ...named, unread: (0,failure/* gapFrom */.rK)(error, pin).message };
    }
}
const maxRead = 15;
async function firstChange({ lag: { supersededAt }, target, history }, isSame) {
    let start = supersededAt;
    for (const { digest, since, leftOut } of movesSince(supersededAt, history).slice(0, maxRead)) {
        if (leftOut !== undefined)
            return start;
        start = since;
        if (digest === target || !(await isSameIfRead(digest, isSame)))
            return start;
    }
    return start;
}
async function isSameIfRead(digest, isSame) {
    try {
        return await isSame(digest);
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return false;
        throw error;
    }
}
function movesSince(instant, history) {
    if (history === undefined)
        return [];
    const { complete, known = [], intervals } = history;
    const last = intervals.at(-1)?.since ?? instant;
    const covers = known.some(({ from, to }) => from <= instant && to > last);
    return complete || covers ? intervals.filter(({ since }) => since >= instant) : [];
}

;// CONCATENATED MODULE: ./lib/moves/settled.js





async function settledTarget({ pin, isPart, lag, target, history }, contentOf, { settleMs, at }) {
    const moves = movesSince(lag.supersededAt, history);
    const index = moves.findLastIndex(({ digest, since }) => digest === target && since <= at);
    const own = moves[index];
    const endOf = ({ until = at }) => Math.min(until, at);
    const rested = (one) => endOf(one) - one.since >= settleMs;
    if (settleMs === 0 || own === undefined || rested(own))
        return { target };
    const before = moves.findLast(({ since }) => since <= endOf(own) - settleMs)?.digest ?? pin;
    try {
        const from = isPart && before === pin ? { image: pin } : await contentOf(before);
        if (coversPlatforms(from, await contentOf(target)))
            return { target };
        const older = moves.slice(0, index).findLast(rested);
        if (older !== undefined && (await contentOf(older.digest)))
            return { target: older.digest, since: older.since };
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return { target };
        throw error;
    }
    return { unsettled: stillBuilt(target, own.since, settleMs) };
}
function stillBuilt(target, since, settleMs) {
    return `The tag moved to ${(0,text_text/* shortDigest */.VK)(target)} on ${(0,time/* formatDay */.im)(since)}, which has no image yet for some platform that the tag had before. It is pinned once it has, or once the tag has rested for ${(0,time/* durationText */.S5)(settleMs)} (\`settle\`)`;
}

;// CONCATENATED MODULE: ./lib/moves/index.js





const maxCompared = 256;
function createMoveJudge(options) {
    const { read, mirrors, platforms, isAsked } = options;
    const limit = (0,waiting_limit/* limitOf */.L)(maxCompared);
    return async ({ facts, histories }) => {
        const historyOf = new Map(histories.map((one) => [(0,images_image/* imageName */.tO)(one), one]));
        const judge = async (occurrence, fact) => {
            const { image } = occurrence;
            const pin = image.digest;
            if (pin === undefined || !isAsked(occurrence, fact))
                return fact;
            const isPart = fact.status === 'one-platform';
            const lag = fact.status === 'superseded' ? fact : isPart ? fact.lag : undefined;
            if (lag === undefined || fact.status === 'missing' || fact.status === 'unknown')
                return fact;
            const origin = (0,images_mirror/* originImage */.A)(image, mirrors);
            const tag = image.tag ?? fact.recoveredTag;
            const names = [image, origin].map((one) => (0,images_image/* imageName */.tO)({ ...one, ...(tag === undefined ? {} : { tag }) }));
            const history = names.map((name) => historyOf.get(name)).find((one) => one !== undefined);
            const inUse = isPart ? [] : occurrence.platform === undefined ? platforms : [occurrence.platform];
            const contentOf = (digest) => read(origin, digest);
            const behind = { pin, isPart, lag, target: fact.currentDigest, history, inUse };
            const settled = await settledTarget(behind, contentOf, options.settle);
            if ('unsettled' in settled)
                return withComparison(fact, settled);
            const { target, since } = settled;
            const compared = await compareWithPin({ ...behind, target }, contentOf);
            const written = since === undefined ? {} : { currentDigest: target, currentSince: since };
            return withComparison({ ...fact, ...written }, compared);
        };
        const all = [...facts].map(async ([occurrence, fact]) => [occurrence, await limit(() => judge(occurrence, fact))]);
        return new Map(await Promise.all(all));
    };
}
function withComparison(fact, compared) {
    if (fact.status === 'superseded')
        return { ...fact, compared };
    return fact.status === 'one-platform' && fact.lag ? { ...fact, lag: { ...fact.lag, compared } } : fact;
}

// EXTERNAL MODULE: ./lib/report/coverage.js
var coverage = __webpack_require__(7130);
// EXTERNAL MODULE: ./lib/resolve/facts.js
var facts = __webpack_require__(58047);
// EXTERNAL MODULE: ./lib/resolve/messages.js
var resolve_messages = __webpack_require__(33578);
// EXTERNAL MODULE: ./lib/history/joined.js + 1 modules
var joined = __webpack_require__(17852);
// EXTERNAL MODULE: ./lib/history/prove.js
var prove = __webpack_require__(44110);
// EXTERNAL MODULE: ./lib/history/reader.js
var reader = __webpack_require__(425);
// EXTERNAL MODULE: ./lib/history/coverage.js
var history_coverage = __webpack_require__(52584);
// EXTERNAL MODULE: ./lib/history/history.js
var history_history = __webpack_require__(79076);
// EXTERNAL MODULE: ./lib/history/intervals.js
var intervals = __webpack_require__(74682);
;// CONCATENATED MODULE: ./lib/history/shortened.js




const maxWhole = 500;
const keptNewest = 100;
const keptBefore = 3;
function shortened(known, isAsked, view) {
    const { records, coverage, count, beginsWithRecord } = known;
    if (records.length <= maxWhole)
        return known;
    const parts = coverage.map((period) => known.indexIn(period).intervals);
    const newest = new Set(parts.flatMap((part) => newestIn(part, view)));
    const kept = [
        ...(0,history_coverage/* uncovered */.KY)(coverage).map((gap) => (0,intervals/* recordsIn */.Q0)(records, gap)),
        ...parts.map((part) => recordsOf(part, (digest) => newest.has(digest) || isAsked(digest))),
    ];
    return (0,history_history/* historyOf */.om)((0,intervals/* orderRecords */.t7)(withSharedTexts(kept.flat())), coverage, {
        count,
        isWholeFor: oneOf((0,history_history/* packedSet */.bo)(newest), isAsked),
        ...(beginsWithRecord ? { beginsWithRecord } : {}),
    });
}
function oneOf(isNewest, isAsked) {
    return (digest) => isAsked(digest) || isNewest(digest);
}
function withSharedTexts(records) {
    const texts = new Map();
    return records.map(({ at, digest: own, leftOut }) => {
        const digest = texts.get(own) ?? own;
        texts.set(digest, digest);
        return leftOut === undefined ? { at, digest } : { at, digest, leftOut };
    });
}
function newestIn(part, view) {
    return [history_coverage/* allTime */.Rw.to, (0,prove/* cutoffOf */.Ru)(view)].flatMap((end) => {
        const found = new Set();
        let number = 0;
        for (let index = part.length - 1; index >= 0; index -= 1) {
            const interval = part[index];
            if (interval === undefined || interval.since > end)
                continue;
            if (number >= keptNewest && found.size >= keptNewest)
                break;
            found.add(interval.digest);
            number += 1;
        }
        return [...found];
    });
}
function recordsOf(part, isKept) {
    const { instants, returning } = lookedAt(part, isKept);
    const records = [];
    let leftOut;
    for (const { digest, since } of part) {
        if (instants.has(since)) {
            records.push({ at: since, digest, ...(leftOut === undefined ? {} : { leftOut }) });
            leftOut = undefined;
        }
        else {
            const { intervals = 0, areElsewhere = false } = leftOut ?? {};
            leftOut = { intervals: intervals + 1, areElsewhere: areElsewhere || returning.has(digest) };
        }
    }
    return records;
}
function lookedAt(part, isKept) {
    const instants = new Set([part[0]?.since]);
    const later = new Set();
    const returning = new Set();
    for (let index = part.length - 1; index >= 0; index -= 1) {
        const interval = part[index];
        if (interval === undefined)
            continue;
        const { digest, since, until } = interval;
        const isLast = !later.has(digest);
        if (isLast)
            later.add(digest);
        else
            returning.add(digest);
        if (!isKept(digest))
            continue;
        instants.add(since).add(until);
        if (!isLast)
            continue;
        for (const before of part.slice(Math.max(0, index - keptBefore), index))
            instants.add(before.since);
    }
    return { instants, returning };
}

// EXTERNAL MODULE: ./lib/resolve/source-readings.js
var source_readings = __webpack_require__(86457);
// EXTERNAL MODULE: ./lib/resolve/tag-list.js
var tag_list = __webpack_require__(81877);
;// CONCATENATED MODULE: ./lib/resolve/platform-tag.js













const maxShortPages = 3;
async function lookUpTag(image, digests, options) {
    const { catalogue, announcesEnd, view } = options;
    const askForEnd = () => catalogue.endOfLife(image.repository, image.tag);
    const list = catalogue.listTags(image.repository);
    const [history, tags, announced] = await Promise.all([
        readTag(image, digests, list, options),
        list,
        announcesEnd ? askForEnd() : undefined,
    ]);
    const endOfLife = (0,tag_list/* endOfLifeIn */.i5)(tags, image);
    const observed = observedOf(image, options.firstSeen);
    const known = 'cause' in history ? undefined : history;
    const read = {
        history,
        ...(0,collections/* compact */.oE)({
            shown: known && tagHistoryOf(image, known),
            joint: known && observed.length > 0
                ? (0,joined/* joinOthers */.s8)((0,source_readings/* platformReading */.ON)(image, known, view), [(0,source_readings/* ledgerReading */.Ij)(observed, view)], view.now)
                : undefined,
        }),
    };
    if (endOfLife === undefined || 'cause' in endOfLife)
        return { ...read, tags, endOfLife };
    const end = endOfLife.deprecated && !announcesEnd ? await askForEnd() : announced;
    return { ...read, tags, ...(0,tag_list/* withPlatformEnd */.VJ)(image, endOfLife, end, tags) };
}
async function readTag(image, digests, list, { sources, historyLimit, view, turns, isAsked }) {
    const ask = sources.history(image.repository, image.tag, { digests, isAsked, view, newest: keptNewest });
    const turn = [await turns.enterHistory()];
    let pages = 0;
    const request = async (window) => {
        pages += 1;
        if (pages === maxShortPages + 1)
            turn.push(await turns.enterLongHistory());
        return ask(window);
    };
    const read = () => (0,reader/* readHistory */.L)({ request, limit: historyLimit, now: view.now, ...(0,prove/* readPlanFor */.Nk)(digests, view) }).catch((error) => (0,failure/* gapFrom */.rK)(error, (0,images_image/* imageName */.tO)(image)));
    try {
        const first = await read();
        const listed = (0,tag_list/* listedDigest */.QH)(await list, image.tag);
        const contradicts = (known) => 'cause' in known ? undefined : (0,tag_list/* contradictionOf */.zW)(image, listed, known, view.now);
        const last = contradicts(first) === undefined ? first : await read();
        const known = contradicts(last) ?? last;
        if ('cause' in known)
            return known;
        return shortened((0,tag_list/* endingAsListed */.VT)(known, listed, view.now), isAsked, view).packed();
    }
    finally {
        for (const leave of turn)
            leave();
    }
}
function judgePin(image, lookup, view) {
    const { history, endOfLife, unread } = lookup;
    const unlisted = endOfLife !== undefined && 'cause' in endOfLife ? endOfLife : undefined;
    const listed = endOfLife === undefined || 'cause' in endOfLife ? undefined : endOfLife;
    const end = (0,collections/* compact */.oE)({ endOfLife: listed, endUnread: unlisted?.cause });
    if ('cause' in history)
        return (missingTag(image, history, lookup.tags) ?? { fact: factWithoutHistory(history, end), gaps: [history] });
    const listGaps = [unlisted ?? unread ?? []].flat();
    const proved = (0,prove/* proveDigest */.vx)(image.digest, history, view);
    if (proved.status === 'missing')
        return { fact: proved, gaps: listGaps };
    const fact = { ...proved, ...end };
    if (fact.status !== 'unknown')
        return { fact, gaps: listGaps };
    const { cause, message } = fact;
    return { fact, gaps: [{ cause, subject: (0,images_image/* imageName */.tO)(image), message }, ...listGaps] };
}
function missingTag(image, failed, tags) {
    const fact = (0,facts/* missingFact */.Z4)(failed);
    if (fact === undefined)
        return undefined;
    if (tags === undefined)
        return { fact, gaps: [] };
    if ('cause' in tags)
        return { fact, gaps: tags.cause === 'contradiction' ? [] : [tags] };
    if (tags.named(image.tag ?? '').length === 0)
        return { fact, gaps: [] };
    const contradiction = { cause: 'contradiction', message: (0,resolve_messages/* listedButMissing */.tg)(failed.message) };
    return {
        fact: { status: 'unknown', ...contradiction },
        gaps: [{ subject: failed.subject, ...contradiction }],
    };
}
function factWithoutHistory({ cause, message }, end) {
    const { endOfLife: _others, ...own } = end;
    return { status: 'unknown', cause, message, ...(cause === 'denied' ? own : end) };
}
function createTagLookups({ askedNow, ...options }) {
    const lookUpNow = (image, digests) => {
        const isAskedNow = askedNow();
        const observed = new Set(observedOf(image, options.firstSeen).map(({ digest }) => digest));
        const isAsked = (digest) => isAskedNow(digest) || observed.has(digest);
        return lookUpTag(image, digests, { ...options, isAsked });
    };
    const lookUpFirst = (0,memoize/* memoizeAsync */.T)(lookUpNow, (image) => (0,images_image/* imageName */.tO)(image));
    const lookUpAgain = (0,memoize/* memoizeAsync */.T)(lookUpNow, (image, digests) => JSON.stringify([(0,images_image/* imageName */.tO)(image), digests]));
    const wholeFor = new Map();
    return async (image, digests) => {
        const name = (0,images_image/* imageName */.tO)(image);
        const first = await lookUpFirst(image, digests);
        const { history } = first;
        if ('cause' in history || wholeFor.get(name) === digests)
            return first;
        if (!digests.every((one) => history.isWholeFor(one)))
            return lookUpAgain(image, digests);
        wholeFor.set(name, digests);
        return first;
    };
}
function observedOf(image, firstSeen) {
    return firstSeen?.get((0,images_image/* imageName */.tO)(image)) ?? [];
}
function tagHistoryOf({ registry, repository, tag }, known, evidence) {
    const { gaps, coverage } = known;
    const complete = gaps.length === 0 && (evidence === undefined || evidence.strength === 'complete');
    return {
        registry,
        repository,
        tag,
        complete,
        ...(0,collections/* compact */.oE)({ known: complete ? undefined : coverage, evidence }),
        get intervals() {
            return known.intervals;
        },
    };
}
function readingTurns() {
    return { enterHistory: (0,waiting_limit/* limitOf */.L)(64).enter, enterLongHistory: (0,waiting_limit/* limitOf */.L)(12).enter };
}

// EXTERNAL MODULE: ./lib/resolve/tag-policies.js
var tag_policies = __webpack_require__(60011);
;// CONCATENATED MODULE: ./lib/resolve/platform.js












function createPlatformResolver(options) {
    const { sources, view, policies } = options;
    const catalogue = (0,tag_list/* createTagCatalogue */.s3)(sources, options);
    const childrenOf = (0,memoize/* memoizeAsync */.T)(sources.children);
    const lookUp = createTagLookups({ ...options, catalogue });
    const findAllowed = (0,memoize/* memoizeAsync */.T)((image, history) => (0,tag_policies/* policiesOfTag */.gG)(image, history, view, policies), (image) => (0,images_image/* imageName */.tO)(image));
    async function resolveTag(image, digests) {
        const tag = await lookUp(image, digests);
        const { answers, view: allowed } = await findAllowed(image, tag.history);
        return (0,tag_policies/* withPolicies */.b8)(await proveTag(image, tag, allowed), image, tag.history, answers, policies);
    }
    async function proveTag(image, tag, at) {
        const { history } = tag;
        const judged = judgePin(image, tag, at);
        if ('cause' in history)
            return judged;
        const resolution = { ...judged, ...(0,collections/* compact */.oE)({ history: tag.shown }) };
        const { digest } = image;
        const compared = (fact) => {
            if (tag.joint === undefined)
                return { ...resolution, fact: (0,joined/* provedBy */.s4)(fact, (0,source_readings/* platformReading */.ON)(image, history, at)) };
            return { ...resolution, ...comparedWithLedger(image, { ...judged, fact }, tag.joint, at) };
        };
        if (judged.fact.status !== 'not-in-history' || digest === undefined)
            return compared(judged.fact);
        try {
            const children = (index) => childrenOf(image.repository, index);
            return compared(await (0,facts/* onePlatformFact */.qp)(judged.fact, digest, history, at, children));
        }
        catch (error) {
            return { ...resolution, ...(0,facts/* unresolvedImage */.ZV)((0,failure/* gapFrom */.rK)(error, (0,images_image/* imageName */.tO)(image))) };
        }
    }
    async function resolveBareDigest(image, digest, digests) {
        const subject = `${(0,images_image/* imageName */.tO)(image)}@${digest}`;
        const tags = await catalogue.listTags(image.repository);
        const unresolved = (gap) => (0,tag_policies/* withPolicies */.b8)((0,facts/* unresolvedImage */.ZV)(gap), image, gap, [], policies);
        if (tags !== undefined && 'cause' in tags)
            return unresolved({ ...tags, subject });
        const tag = await tagOfDigest(digest, tags?.all ?? [{ name: images_image/* impliedTag */.RW, deprecated: false }], async (name) => {
            const { history } = await lookUp({ ...image, tag: name }, name === images_image/* impliedTag */.RW ? digests : [digest]);
            return 'cause' in history ? undefined : history;
        });
        if (tag === undefined)
            return unresolved({ cause: 'no-tag', subject, message: resolve_messages/* noTagHadDigest */.LY });
        return (0,facts/* withRecoveredTag */._f)(await resolveTag({ ...image, tag }, digests), tag);
    }
    return (image, digests) => {
        const { tag, digest, repository } = image;
        if (digest === undefined)
            policies.open();
        else
            void policies.answer(repository, digest);
        if (tag === undefined && digest !== undefined)
            return resolveBareDigest(image, digest, digests);
        return resolveTag({ ...image, tag: tag ?? images_image/* impliedTag */.RW }, digests);
    };
}
function comparedWithLedger(image, { fact, gaps }, joint, at) {
    const compared = (0,joined/* compareFact */.cE)(fact, image.digest, joint, at);
    if (joint.contradiction === undefined)
        return { fact: compared, gaps };
    const { message } = joint.contradiction;
    const contradicted = { cause: 'contradiction', subject: (0,images_image/* imageName */.tO)(image), message };
    return {
        fact: compared,
        gaps: [contradicted, ...gaps.filter(({ cause }) => cause !== 'history-incomplete')],
    };
}
const maxHistories = 50;
async function tagOfDigest(digest, tags, historyOf) {
    const ranked = [...tags].sort((a, b) => searchRank(a) - searchRank(b) || (0,text_text/* compareText */.n6)(a.name, b.name));
    const hadDigest = (known) => known?.index.lastOf(digest) !== undefined;
    const [first] = ranked;
    if (first?.name === images_image/* impliedTag */.RW && hadDigest(await historyOf(images_image/* impliedTag */.RW)))
        return images_image/* impliedTag */.RW;
    const listed = ranked.find((tag) => tag.digest === digest);
    if (listed !== undefined)
        return listed.name;
    const searched = ranked.slice(0, maxHistories);
    const histories = await Promise.all(searched.map(({ name }) => historyOf(name)));
    return searched.find((_, index) => hadDigest(histories[index]))?.name;
}
function searchRank({ name, deprecated }) {
    return (name === images_image/* impliedTag */.RW ? 0 : 1) + (deprecated ? 2 : 0);
}

// EXTERNAL MODULE: ./lib/resolve/pull-policies.js
var pull_policies = __webpack_require__(52956);
// EXTERNAL MODULE: ./lib/history/source.js
var history_source = __webpack_require__(82479);
// EXTERNAL MODULE: ./lib/model/images/version-tag.js
var version_tag = __webpack_require__(44553);
// EXTERNAL MODULE: ./lib/resolve/successor.js
var successor = __webpack_require__(79794);
;// CONCATENATED MODULE: ./lib/resolve/other-tags.js








const maxAsked = 30;
const maxAskedInAll = 600;
const concurrency = 10;
const notOffered = ['denied', 'no-credential', 'not-found', 'missing-repository'];
function otherTagFinder(lists) {
    const keyOf = ({ registry, repository }, text) => JSON.stringify([registry, repository, text]);
    const tagsOf = (0,memoize/* memoizeAsync */.T)((name, part) => lists.tagsOf(name, part), keyOf);
    let left = maxAskedInAll;
    const digestOf = (0,memoize/* memoizeAsync */.T)(async (name, tag) => {
        if (left <= 0)
            return undefined;
        left -= 1;
        try {
            return await lists.digestOf(name, tag);
        }
        catch (error) {
            if (error instanceof failure/* Failure */.HR && error.reason === 'missing-tag')
                return undefined;
            throw error;
        }
    }, keyOf);
    async function search(image, pin) {
        const listed = await tagsOf(image, partOf(image.tag));
        const named = tagsWith(pin, listed);
        if (named.length > 0)
            return named;
        const neighbours = neighboursOf(image.tag, listed).slice(0, maxAsked);
        for (let start = 0; start < neighbours.length; start += concurrency) {
            const batch = neighbours.slice(start, start + concurrency);
            const digests = await Promise.all(batch.map((tag) => digestOf(image, tag)));
            const found = batch.filter((_, position) => digests[position] === pin);
            if (found.length > 0)
                return found;
        }
        return [];
    }
    return async (image, pin, known) => {
        const told = known.flatMap(({ answer }) => tagsWith(pin, answer.otherTags ?? []));
        if (told.length > 0 || known.some((one) => knowsTagsOf(pin, one)))
            return (0,collections/* compact */.oE)({ otherTag: bestOf(image.tag, told) });
        try {
            return (0,collections/* compact */.oE)({ otherTag: bestOf(image.tag, await search(image, pin)) });
        }
        catch (error) {
            const gap = (0,failure/* gapFrom */.rK)(error, `${image.registry}/${image.repository}`);
            if (!(0,version_tag/* isFullVersion */.k)(image.tag) || notOffered.includes(gap.cause))
                return {};
            return { gap: { ...gap, message: (0,resolve_messages/* otherTagsUnread */.bg)(gap.message) } };
        }
    };
}
function tagsWith(pin, tags) {
    return tags.filter(({ digest }) => digest === pin).map(({ tag }) => tag);
}
function knowsTagsOf(pin, { answer: { otherTags, pushes = [] } }) {
    return otherTags !== undefined && pushes.some(({ digest }) => digest === pin);
}
function partOf(tag) {
    return /^\D{0,20}\d{1,9}(?=\.|-|$)/.exec(tag)?.[0].concat('.') ?? '';
}
function neighboursOf(written, listed) {
    const from = (0,successor/* versionOf */.E4)(written);
    const variant = from?.variant ?? (written === images_image/* impliedTag */.RW ? '' : `-${written}`);
    const candidates = listed.flatMap(({ tag, digest }) => {
        const version = digest === undefined && tag !== written ? (0,successor/* versionOf */.E4)(tag) : undefined;
        return version?.variant === variant && version.precision >= (from?.precision ?? 3) ? [version] : [];
    });
    const distances = new Map(candidates.map((one) => [one, from === undefined ? [] : distance(from, one)]));
    return candidates
        .sort((a, b) => compareLists(distances.get(a), distances.get(b)) || (0,successor/* compareTags */.bb)(b, a))
        .map(({ name }) => name);
}
function distance(from, to) {
    const parts = (tag) => [tag.version.major, tag.version.minor, tag.version.patch];
    const other = parts(to);
    return parts(from)
        .slice(0, from.precision)
        .map((part, position) => Math.abs(part - (other[position] ?? 0)));
}
function compareLists(a = [], b = []) {
    const position = a.findIndex((value, at) => value !== b[at]);
    return position < 0 ? 0 : (a[position] ?? 0) - (b[position] ?? 0);
}
function bestOf(written, tags) {
    const others = tags.filter((tag) => tag !== written);
    const contradicts = (tag) => (0,version_tag/* isFullVersion */.k)(tag) && differs(written, tag);
    const rank = (tag) => Number(differs(written, tag)) * 2 + Number(!(0,version_tag/* isFullVersion */.k)(tag));
    const full = others.filter(version_tag/* isFullVersion */.k);
    const isContradicted = (0,version_tag/* isFullVersion */.k)(written) && full.length > 0 && full.every(contradicts);
    const [tag] = (isContradicted ? full : others).toSorted((a, b) => rank(a) - rank(b) || a.length - b.length || (0,text_text/* compareText */.n6)(a, b));
    return tag === undefined ? undefined : { tag, contradicts: isContradicted };
}
function differs(a, b) {
    const [one, other] = [(0,successor/* versionOf */.E4)(a), (0,successor/* versionOf */.E4)(b)];
    if (one === undefined || other === undefined)
        return false;
    const [short, long] = one.precision < other.precision ? [one, other] : [other, one];
    return distance(short, long).some((part) => part > 0);
}

;// CONCATENATED MODULE: ./lib/resolve/registry-tag.js
















function withVanishing(fact, pin, readings) {
    if (pin === undefined || (fact.status !== 'superseded' && fact.status !== 'current'))
        return fact;
    for (const reading of readings) {
        const vanishes = vanishingOf(fact, pin, reading);
        if (vanishes !== undefined)
            return { ...fact, vanishes };
    }
    return fact;
}
function vanishingOf(fact, pin, { answer, history }) {
    const { keepsUntaggedMs: keptMs, otherTags, expiresAt } = answer;
    if (keptMs === undefined || otherTags === undefined || history === undefined)
        return undefined;
    const isOwn = history.index.lastOf(pin) !== undefined;
    if (!isOwn || otherTags.some(({ digest }) => digest === pin))
        return undefined;
    const hasMoved = history.intervals.some(({ digest }, _, [first]) => digest !== first?.digest);
    const leftAt = fact.status === 'superseded' ? leftBy(pin, history, fact.supersededAt) : expiresAt;
    if (!hasMoved && leftAt === undefined)
        return undefined;
    const siblings = otherTags.filter(({ tag, digest }) => digest === fact.currentDigest && (0,version_tag/* looksImmutable */.F)(tag));
    const [sibling] = siblings.map(({ tag }) => tag).sort(text_text/* compareText */.n6);
    return { keptMs, ...(0,collections/* compact */.oE)({ from: leftAt === undefined ? undefined : leftAt + keptMs, sibling }) };
}
function leftBy(pin, { records, coverage }, supersededAt) {
    const last = records.findLastIndex(({ digest }) => digest === pin);
    const part = (0,history_coverage/* periodAt */.Vw)(coverage, records[last]?.at ?? supersededAt);
    return Math.min(supersededAt, records[last + 1]?.at ?? supersededAt, part?.to ?? supersededAt);
}
const maxMirrors = 3;
async function withMirror(fact, image, mirrors, manifest) {
    const { digest } = image;
    if (!('vanishes' in fact) || fact.vanishes === undefined || digest === undefined)
        return fact;
    for (const mirror of (0,images_mirror/* mirrorsOfImage */.v)(image, mirrors).slice(0, maxMirrors))
        if (await holds(mirror, digest, manifest)) {
            const name = `${mirror.registry}/${mirror.repository}`;
            return { ...fact, vanishes: { ...fact.vanishes, mirror: name } };
        }
    return fact;
}
async function holds(mirror, digest, manifest) {
    try {
        return (await manifest(mirror, digest)) !== undefined;
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return false;
        throw error;
    }
}
function createTagProver({ registry, histories, firstSeen, tagLists, mirrors, }) {
    const findOtherTag = tagLists && otherTagFinder(tagLists);
    const sourcesOf = (image) => histories?.sourcesOf(image, image.tag) ?? [];
    async function isPartOf(image, index, manifest) {
        return manifest !== undefined && (await registry.children(image, index))?.includes(manifest) === true;
    }
    async function isAnsweredByToday({ image, current }, manifest, view) {
        if (sourcesOf(image).length === 0 || !needsPast(image.digest, current, view))
            return true;
        return !needsPast(current, current, view) && (await isPartOf(image, current, manifest));
    }
    const read = (0,memoize/* memoizeAsync */.T)(async (tag, view, asksSources) => {
        const asked = asksSources ? await (0,source_readings/* askSources */.gz)(sourcesOf(tag.image), tag, view) : [];
        const observed = firstSeen && (0,source_readings/* ledgerReading */.Ij)(firstSeen.get((0,images_image/* imageName */.tO)(tag.image)) ?? [], view);
        return (0,joined/* joinHistories */.hx)([...asked, observed ?? []].flat(), tag.current, view.now);
    }, ({ image }, { minAgeMs = 0 }, asksSources) => JSON.stringify([(0,images_image/* imageName */.tO)(image), minAgeMs, asksSources]));
    async function jointHistoryOf(tag, manifest, view) {
        return read(tag, view, !(await isAnsweredByToday(tag, manifest, view)));
    }
    async function hasTarget(image, fact, current) {
        const target = 'currentDigest' in fact ? fact.currentDigest : undefined;
        if (target === undefined || target === current)
            return true;
        return (await registry.manifest(image, target)) !== undefined;
    }
    async function deletedFact(tag, pin, view) {
        const missing = { status: 'missing', what: 'digest' };
        const joint = await jointHistoryOf(tag, undefined, view);
        const exists = async (digest) => (await registry.manifest(tag.image, digest)) !== undefined;
        const successor = await successorOfPin(pin, joint, view, exists);
        return { fact: { ...missing, ...(0,collections/* compact */.oE)({ successor }) }, gaps: [] };
    }
    async function withOtherTag(proof, tag, view) {
        const { fact, gaps } = proof;
        const { image, isAssumed } = tag;
        if (fact.status !== 'not-current' || isAssumed || image.digest === undefined)
            return proof;
        const { readings } = await jointHistoryOf(tag, undefined, view);
        const { otherTag, gap = [] } = (await findOtherTag?.(image, image.digest, readings)) ?? {};
        return { ...proof, fact: { ...fact, ...(0,collections/* compact */.oE)({ otherTag }) }, gaps: [...gaps, gap].flat() };
    }
    async function proveTag(tag, view) {
        const { image, current } = tag;
        const otherPin = image.digest === current ? undefined : image.digest;
        const found = otherPin === undefined ? undefined : await registry.manifest(image, otherPin);
        if (otherPin !== undefined && found === undefined)
            return deletedFact(tag, otherPin, view);
        const manifest = found?.isIndex === false ? otherPin : undefined;
        const latest = { image, current, hasLedger: firstSeen !== undefined };
        const joint = await jointHistoryOf(tag, manifest, view);
        if (joint.asked.length === 0)
            return { fact: (0,facts/* latestOnlyFact */.YS)(latest, await isPartOf(image, current, manifest), view), gaps: [] };
        const proof = (0,joined/* proveJoined */._U)(image.digest, joint, view);
        const children = async (index) => (index === manifest ? [] : registry.children(image, index));
        const part = manifest !== undefined && isOpen(proof.fact) && joint.contradiction === undefined
            ? await partOfHistory(manifest, joint, view, children)
            : undefined;
        const { fact, judge } = part ?? proof;
        const answered = (settled) => ({ fact: settled, gaps: (0,facts/* outagesOf */.kk)(image, settled, joint, view) });
        if (fact.status === 'unknown' || fact.status === 'not-current') {
            const canBePart = manifest !== undefined && joint.readings.every(({ history }) => history === undefined);
            if (canBePart && (await isPartOf(image, current, manifest))) {
                const isOldEnough = (0,joined/* proveJoined */._U)(undefined, joint, view).fact.status === 'unpinned';
                const part = (0,facts/* latestOnlyFact */.YS)(latest, true, isOldEnough ? { ...view, minAgeMs: 0 } : view);
                return answered((0,facts/* withTargetReason */.Et)(part, latest, joint));
            }
            if (joint.contradiction !== undefined)
                return { fact, gaps: [] };
            if (fact.status === 'unknown')
                return answered((0,facts/* unsettledFact */.z9)(latest, joint, fact, view));
            return answered((0,facts/* withTargetReason */.Et)(fact, latest, joint));
        }
        if (!(await hasTarget(image, fact, current)))
            return answered((0,facts/* noHistoryFact */.El)(latest, resolve_messages/* unanswered */.bj.deletedDigest));
        const lasting = withVanishing(fact, image.digest, joint.readings);
        const gone = await withMirror(lasting, image, mirrors, registry.manifest);
        return { ...answered(gone), ...historyShown(image, judge) };
    }
    return async (tag, view) => withOpenPast(await withOtherTag(await proveTag(tag, view), tag, view), tag, view);
}
function withOpenPast(proof, { image, isAssumed }, view) {
    const { fact, gaps } = proof;
    if (gaps.length > 0 || isAssumed || image.digest === undefined || !(0,facts/* isOpenPast */.Zu)(fact, view))
        return proof;
    return { ...proof, gaps: [{ cause: fact.cause, subject: (0,images_image/* imageName */.tO)(image), message: fact.message }] };
}
function isOpen({ status }) {
    return status === 'unknown' || status === 'not-current' || status === 'not-in-history';
}
function needsPast(pin, current, view) {
    return (0,prove/* isAboutPast */.yF)(view) || (view.minAgeMs ?? 0) > 0 || (pin !== undefined && pin !== current);
}
async function partOfHistory(manifest, joint, view, children) {
    for (const judge of joint.readings) {
        const { history, source } = judge;
        if (history === undefined)
            continue;
        const { fact: target } = (0,joined/* proveJoined */._U)(undefined, { ...joint, readings: [judge] }, view);
        const known = target.status === 'unpinned'
            ? target
            : { currentDigest: joint.current, noTarget: target.status === 'unknown' ? target.message : '' };
        const absent = { ...known, status: 'not-in-history', records: history.count, historySince: 0 };
        const at = (0,history_source/* knowsMoves */.dj)(source.strength) ? view : { now: view.now };
        const fact = await (0,facts/* onePlatformFact */.qp)(absent, manifest, history, at, children);
        if (fact.status === 'one-platform')
            return { fact: (0,joined/* provedBy */.s4)(fact, judge), judge };
    }
    return undefined;
}
function historyShown(image, judge) {
    if (judge?.history === undefined || judge.source.strength === 'observed')
        return {};
    return { history: tagHistoryOf(image, judge.history, judge.evidence) };
}
const maxTried = 20;
async function successorOfPin(pin, { current, readings, contradiction }, view, exists) {
    if (contradiction !== undefined)
        return undefined;
    for (const reading of readings) {
        for (const { digest, since } of laterThan(pin, reading, view))
            if (digest === current || (await exists(digest)))
                return { digest, since, source: reading.source.title };
    }
    return undefined;
}
function laterThan(pin, { history }, view) {
    const last = history?.index.placesOf(pin).at(-1);
    if (history === undefined || last === undefined)
        return [];
    const cutoff = (0,prove/* cutoffOf */.Ru)(view);
    return history.intervals
        .slice(last + 1)
        .filter(({ digest, since }) => digest !== pin && since <= cutoff)
        .slice(0, maxTried);
}

;// CONCATENATED MODULE: ./lib/resolve/index.js












function createRegistryResolver({ registries, ...options }) {
    const observedDigests = new Map();
    const registry = memoized(registries);
    const prove = createTagProver({ ...options, registry });
    async function resolveTag(image, view, pins, assumed = {}) {
        const name = (0,images_image/* imageName */.tO)(image);
        return resolutionOf(name, async () => {
            const current = await registry.digestOf(image, image.tag);
            observedDigests.set(name, current);
            return prove({ image, current, pins, ...assumed }, view);
        });
    }
    async function resolveBareDigest(image, digest, view, pins) {
        const resolution = await resolutionOf(`${(0,images_image/* imageName */.tO)(image)}@${digest}`, async () => {
            if ((await registry.manifest(image, digest)) === undefined)
                return { fact: { status: 'missing', what: 'digest' }, gaps: [] };
            return {
                fact: { status: 'unknown', cause: 'no-tag', message: (0,resolve_messages/* digestWithoutTag */.Tv)(image.registry) },
                gaps: [],
            };
        });
        if (resolution.fact.status !== 'unknown' || resolution.gaps.length > 0)
            return resolution;
        const observed = (0,facts/* observedTagOf */.ij)(image, digest, options.firstSeen);
        const tag = observed ?? images_image/* impliedTag */.RW;
        const judged = (0,facts/* withRecoveredTag */._f)(await resolveTag({ ...image, tag }, view, pins, { isAssumed: true }), tag);
        const isProved = !['missing', 'unknown', 'not-current'].includes(judged.fact.status);
        return observed !== undefined || isProved ? judged : { ...resolution, gaps: judged.gaps };
    }
    return {
        observedDigests,
        resolve: (image, view, pins) => image.tag === undefined && image.digest !== undefined
            ? resolveBareDigest(image, image.digest, view, pins)
            : resolveTag({ ...image, tag: image.tag ?? images_image/* impliedTag */.RW }, view, pins),
    };
}
function memoized(registries) {
    const keyOf = ({ registry, repository }, reference) => JSON.stringify([registry, repository, reference]);
    return {
        digestOf: (0,memoize/* memoizeAsync */.T)((name, tag) => registries.digestOf(name, tag), keyOf),
        manifest: (0,memoize/* memoizeAsync */.T)((name, digest) => registries.manifest(name, digest), keyOf),
        children: (0,memoize/* memoizeAsync */.T)((name, digest) => registries.children(name, digest), keyOf),
    };
}
async function resolutionOf(subject, prove) {
    try {
        return await prove();
    }
    catch (error) {
        const gap = (0,failure/* gapFrom */.rK)(error, subject);
        const missing = (0,facts/* missingFact */.Z4)(gap);
        return missing === undefined ? (0,facts/* unresolvedImage */.ZV)(gap) : { fact: missing, gaps: [] };
    }
}
const maxTags = 256;
function createResolver(options) {
    const { registry, sources, mirrors, view, eolWarningMs = 0 } = options;
    const announcesEnd = eolWarningMs > 0;
    const turns = readingTurns();
    const asked = new Map();
    let calls = 0;
    const askedNow = () => {
        const latest = calls;
        return (digest) => (asked.get(digest) ?? latest + 1) <= latest;
    };
    const platformResolvers = new Map();
    const registryResolver = createRegistryResolver(options);
    const service = 'cause' in sources ? sources : { sources, policies: (0,pull_policies/* createPolicyCache */.F)(sources, options) };
    function viewAt(occurrence) {
        const minAgeMs = options.minAgeOf?.(occurrence) ?? view.minAgeMs;
        return minAgeMs === undefined ? view : { ...view, minAgeMs };
    }
    function platformResolver(at, platform) {
        const resolver = platformResolvers.get(at.minAgeMs) ??
            createPlatformResolver({ ...options, ...platform, announcesEnd, turns, askedNow, view: at });
        platformResolvers.set(at.minAgeMs, resolver);
        return resolver;
    }
    async function withEnd(found, origin, { sources: { catalogue } }) {
        const { fact } = found;
        if (fact.status === 'missing' || fact.endOfLife !== undefined || fact.endUnread !== undefined)
            return found;
        const asked = await (0,facts/* withReleaseEnd */.bg)(found, origin, options.releaseEnd);
        const isUnread = catalogue === undefined && asked.fact === fact;
        return isUnread ? { ...asked, fact: { ...fact, endUnread: 'no-credential' } } : asked;
    }
    async function resolveImage(image, at, pins) {
        const origin = (0,images_mirror/* originImage */.A)(image, mirrors);
        if (origin.registry === registry) {
            if ('cause' in service)
                return (0,facts/* unresolvedImage */.ZV)(service);
            return withEnd(await platformResolver(at, service)(origin, pins), origin, service);
        }
        const found = await registryResolver.resolve(image, at, pins);
        const asked = await (0,facts/* withReleaseEnd */.bg)(found, origin, options.releaseEnd);
        if (registry !== undefined || !options.needPlatform.includes(origin.registry))
            return asked;
        const message = (0,resolve_messages/* platformNeeded */.$2)(origin.registry, options.surface);
        return (0,facts/* withoutProof */.lj)(asked, { cause: 'no-platform', subject: origin.registry, message });
    }
    const resolveOnce = (0,memoize/* memoizeAsync */.T)(resolveImage, (image, { minAgeMs = null }) => JSON.stringify([(0,images_image/* imageName */.tO)(image), image.digest ?? null, minAgeMs]));
    return async (occurrences) => {
        const images = occurrences.filter((occurrence) => occurrence.kind === 'image');
        calls += 1;
        for (const { image } of images)
            if (image.digest !== undefined && !asked.has(image.digest))
                asked.set(image.digest, calls);
        let done = 0;
        const found = new Map();
        const resolveOne = async (occurrence, pins) => {
            found.set(occurrence, await resolveOnce(occurrence.image, viewAt(occurrence), pins));
            done += 1;
            options.progress?.(done, images.length);
        };
        const tags = (0,waiting_limit/* limitOf */.L)(maxTags);
        const resolveGroup = ({ occurrences: group, pins }) => {
            const references = (0,waiting_limit/* limitOf */.L)(maxTags);
            return Promise.all(group.map((one) => references(() => resolveOne(one, pins))));
        };
        await Promise.all(groupsByTag(images, mirrors).map((group) => tags(() => resolveGroup(group))));
        return { ...resolved(images, found), observedDigests: registryResolver.observedDigests };
    };
}
function resolved(images, found) {
    const facts = new Map();
    const pullPolicies = new Map();
    const histories = new Map();
    const gaps = new Set();
    const placed = [];
    for (const occurrence of images) {
        const resolution = found.get(occurrence);
        if (resolution === undefined)
            continue;
        facts.set(occurrence, resolution.fact);
        if (resolution.policies !== undefined)
            pullPolicies.set(occurrence, resolution.policies);
        if (resolution.history !== undefined)
            histories.set((0,images_image/* imageName */.tO)(resolution.history), resolution.history);
        for (const gap of resolution.gaps)
            gaps.add(gap);
        if (resolution.gaps.length > 0)
            placed.push({ gaps: resolution.gaps, at: [occurrence.at] });
    }
    return { facts, gaps: distinctGaps(gaps), placed, histories: [...histories.values()], pullPolicies };
}
function groupsByTag(images, mirrors) {
    const groups = new Map();
    for (const occurrence of images) {
        const image = (0,images_mirror/* originImage */.A)(occurrence.image, mirrors);
        const key = (0,images_image/* imageName */.tO)({ ...image, tag: image.tag ?? images_image/* impliedTag */.RW });
        const group = groups.get(key) ?? { occurrences: [], pins: new Set() };
        groups.set(key, group);
        group.occurrences.push(occurrence);
        if (image.digest !== undefined)
            group.pins.add(image.digest);
    }
    return [...groups.values()].map(({ occurrences, pins }) => ({ occurrences, pins: [...pins] }));
}

// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/signatures/built.js
var built = __webpack_require__(9011);
// EXTERNAL MODULE: ./lib/signatures/match.js
var match = __webpack_require__(13326);
// EXTERNAL MODULE: ./lib/signatures/read-digest.js
var read_digest = __webpack_require__(60340);
;// CONCATENATED MODULE: ./lib/signatures/collect.js







const maxBefore = 3;
function createSignatureCollector(options) {
    const { rules, mirrors, compareSigners } = options;
    const read = (0,read_digest/* digestReader */.M)(options);
    let replaceable = new Map();
    async function collect({ image }, fact, histories) {
        const target = 'currentDigest' in fact ? fact.currentDigest : undefined;
        const digest = image.digest ?? target;
        const mirrored = (0,images_mirror/* originImage */.A)(image, mirrors);
        const origin = mirrored === image ? undefined : mirrored;
        const own = (0,match/* signatureRulesFor */.Rx)(rules, image, origin);
        if (digest === undefined || (own.length === 0 && !compareSigners))
            return undefined;
        const ask = (one, required = own) => read({ image, mirrored, own: required }, one);
        const ownDigest = await ask(digest);
        const pinned = fact.status === 'one-platform' && !(0,match/* satisfies */.ib)(own, ownDigest.found)
            ? collect_joined(own, ownDigest, await ask(fact.indexDigest))
            : ownDigest;
        const isOther = target !== undefined && target !== digest && own.length > 0;
        const replaced = replaceable.get(`${(0,images_image/* imageName */.tO)(image)}@${digest}`);
        const history = compareSigners ? histories.get((0,images_image/* imageName */.tO)(mirrored)) : undefined;
        const before = history && (await Promise.all(digestsBefore(history, digest).map((one) => ask(one, []))));
        return {
            found: {
                ...pinned.found,
                ...(0,collections/* compact */.oE)({
                    origin,
                    built: (0,built/* builtOf */.QC)(image, pinned.found, own),
                    replaced,
                    ofCurrent: isOther ? (await ask(target)).found : undefined,
                    before: before?.map(({ found }) => found),
                }),
            },
            gaps: [
                ...[ownDigest.staleRoot ?? []].flat(),
                ...pinned.gaps,
                ...(before ?? []).flatMap(({ gaps }) => gaps),
            ],
        };
    }
    return async (occurrences, facts, histories) => {
        if (rules.length === 0 && !compareSigners)
            return { signatures: new Map(), gaps: [], placed: [] };
        const byName = new Map(histories.map((history) => [(0,images_image/* imageName */.tO)(history), history]));
        const read = await Promise.all(occurrences.map(async (occurrence) => {
            const fact = occurrence.kind === 'image' ? facts.get(occurrence) : undefined;
            if (occurrence.kind !== 'image' || fact === undefined)
                return [];
            const signatures = await collect(occurrence, fact, byName);
            return signatures === undefined ? [] : [[occurrence, signatures]];
        }));
        const all = read.flat();
        replaceable = new Map(all.flatMap(([{ image }, { found }]) => found.ofCurrent === undefined
            ? []
            : [[`${(0,images_image/* imageName */.tO)(image)}@${found.ofCurrent.digest}`, found]]));
        return {
            signatures: new Map(all.map(([occurrence, { found }]) => [occurrence, found])),
            gaps: (0,json/* distinctByJson */.S1)(all.flatMap(([, { gaps }]) => gaps)),
            placed: all.map(([{ at }, { gaps }]) => ({ gaps, at: [at] })),
        };
    };
}
function digestsBefore({ intervals }, digest) {
    const position = intervals.findLastIndex((interval) => interval.digest === digest);
    const earlier = new Set();
    for (let index = (position < 0 ? intervals.length : position) - 1; index >= 0; index -= 1) {
        const interval = intervals[index];
        if (interval === undefined || earlier.size === maxBefore)
            break;
        if (interval.digest !== digest)
            earlier.add(interval.digest);
        if (interval.leftOut !== undefined)
            break;
    }
    return [...earlier];
}
function collect_joined(own, image, index) {
    const found = {
        digest: image.found.digest,
        signed: [...image.found.signed, ...index.found.signed],
        refused: [...image.found.refused, ...index.found.refused],
        complete: image.found.complete && index.found.complete,
    };
    return { found, gaps: (0,match/* satisfies */.ib)(own, found) ? [] : [...image.gaps, ...index.gaps] };
}

// EXTERNAL MODULE: ./lib/model/judgement/fact.js
var judgement_fact = __webpack_require__(59551);
;// CONCATENATED MODULE: ./lib/signatures/log-age.js



function withLogAges(facts, signatures, rules, viewOf) {
    if (rules.length === 0 || signatures.size === 0)
        return facts;
    return new Map([...facts].map(([occurrence, fact]) => {
        const found = signatures.get(occurrence);
        if (found === undefined)
            return [occurrence, fact];
        const own = (0,match/* signatureRulesFor */.Rx)(rules, occurrence.image, found.origin);
        return [occurrence, factByLog(occurrence, fact, found, own, viewOf(occurrence))];
    }));
}
function factByLog({ image }, fact, found, rules, { now, asOf = now, minAgeMs, acceptsDigestAge }) {
    if (fact.status !== 'unknown' || fact.cause !== 'no-history' || image.digest !== undefined)
        return fact;
    const { currentDigest, evidence = [], endOfLife } = fact;
    if (currentDigest === undefined || minAgeMs === 0 || asOf < now)
        return fact;
    if (evidence.some(({ silent }) => silent === undefined))
        return fact;
    if (found.digest !== currentDigest || !(0,match/* satisfies */.ib)(rules, found))
        return fact;
    if (!acceptsDigestAge && found.built?.provesTag !== true)
        return fact;
    const times = found.signed.flatMap((one) => {
        const isAccepted = rules.some((rule) => (0,match/* acceptedBy */.lA)(rule, { signed: [one] }) !== undefined);
        return isAccepted && one.digest === currentDigest ? (one.at ?? []) : [];
    });
    const since = (0,collections/* smallest */.o9)(times);
    if (!(since <= now - minAgeMs))
        return fact;
    const source = found.built?.provesTag === true ? judgement_fact/* signedBuild */.JH : 'the time of its signature';
    const log = { source, strength: 'timestamps', since, readAt: now };
    return {
        status: 'unpinned',
        currentDigest,
        basis: 'timestamps',
        evidence: [log, ...evidence],
        ...(0,collections/* compact */.oE)({ endOfLife }),
    };
}

// EXTERNAL MODULE: ./lib/pipeline/questions.js
var questions = __webpack_require__(68283);
;// CONCATENATED MODULE: ./lib/pipeline/evaluate.js















const defaultSettleMs = time/* dayMs */.LP;
const unsafeCauses = ['clock', 'policy-unread'];
function createEvaluator(options) {
    const { clients, config, ledger, files, now, progress, markWaivers } = options;
    const { policy } = config;
    const ages = (0,overrides/* ageLimitsFor */.ze)(policy.overrides, config);
    const acceptsDigestAge = policy.digestAge === 'accepted';
    const { tagLists, ...asked } = clients;
    const resolverOptions = {
        ...config,
        ...config.platform,
        ...(0,lib_clients/* registryHost */.U$)(config.platform),
        ...asked,
        ...((0,questions/* asksForOtherTags */.H5)(policy) ? { tagLists } : {}),
        ...ledger,
        needPlatform: lib_clients/* presetRegistries */.HB,
        mirrors: config.registries,
        historyLimit: lib_clients/* historyLimit */.kw,
        progress,
        view: { now, ...config, acceptsDigestAge },
        minAgeOf: (occurrence) => ages(occurrence).minAgeMs,
    };
    const kept = config.mode === 'pin' ? createResolver(resolverOptions) : undefined;
    const collectSignatures = createSignatureCollector({
        source: clients.signatures,
        rules: policy.signatures,
        files: policy.signatureFiles,
        compareSigners: config.compareSigners,
        mirrors: config.registries,
        now,
    });
    const compareMoves = createMoveJudge({
        read: contentReader(clients.contentIn),
        mirrors: config.registries,
        platforms: policy.platforms,
        settle: { settleMs: policy.settleMs ?? defaultSettleMs, at: config.asOf ?? now },
        isAsked: (0,questions/* asksForMoves */.Cg)(policy, (one) => ages(one).maxAgeMs, now),
    });
    const collectAdvisories = createAdvisoryCollector(clients.advisories, files, config);
    return async (checkout) => {
        const { occurrences } = checkout;
        const { waivers: inline, unread } = await markWaivers(checkout);
        const resolved = await (kept ?? createResolver(resolverOptions))(occurrences);
        const resolution = { ...resolved, facts: await compareMoves(resolved) };
        const [collected, signed] = await Promise.all([
            collectAdvisories(occurrences, resolution.facts),
            collectSignatures(occurrences, resolution.facts, resolution.histories),
        ]);
        const viewOf = (one) => ({
            ...ages(one),
            ...{ now, acceptsDigestAge },
            ...(0,collections/* compact */.oE)({ asOf: config.asOf }),
        });
        const evidence = {
            occurrences,
            facts: withLogAges(resolution.facts, signed.signatures, policy.signatures, viewOf),
            histories: resolution.histories,
            pullPolicies: resolution.pullPolicies,
            signatures: signed.signatures,
            ...(0,collections/* compact */.oE)({ ledger: ledger.rewrite }),
            ...collected.advice,
        };
        const ends = (0,questions/* unreadEnds */.aI)(evidence, policy, config.surface);
        const placesOf = placesOfGaps([
            { gaps: clients.gaps, at: [] },
            ...resolution.placed,
            ends,
            ...collected.placed,
            ...signed.placed,
            ...checkout.problems.map((problem) => ({
                gaps: [unreadableFile(problem, checkout.files.get(problem.file))],
                at: [{ file: problem.file, span: problem.span ?? { start: 0, end: 0 } }],
            })),
        ]);
        const all = [
            ...policy.unread,
            ...unread,
            ...clients.gaps,
            ...ledger.gaps,
            ...[clients.clock() ?? []].flat(),
            ...resolution.gaps,
            ...ends.gaps,
            ...collected.gaps,
            ...signed.gaps,
            ...checkout.problems.map((problem) => unreadableFile(problem, checkout.files.get(problem.file))),
        ];
        const known = distinctGaps(all);
        const context = { now, complete: known.length === 0, inline, failOn: config.failOn };
        const judged = (0,apply_policy/* judgeEvidence */.Z)(evidence, policy, config, context);
        const nothing = known.length > 0 ? [] : (0,questions/* nothingVerified */.BT)(occurrences, judged.findings, checkout);
        const gaps = [...known, ...judged.gaps, ...nothing];
        return {
            ...judged,
            files: new Map([...ledgerFile(ledger), ...collected.files, ...checkout.files]),
            evidence,
            problems: checkout.problems,
            ...(0,collections/* compact */.oE)({ seen: checkout.seen, vendored: checkout.vendored }),
            gaps,
            placesOf,
            observedDigests: resolution.observedDigests,
            inline,
            artifacts: (0,coverage/* countByOutcome */.js)(collected.asked),
            asked: (0,questions/* questionsAsked */.cK)(config, clients, gaps),
            isSafeToWrite: gaps.every(({ cause }) => !unsafeCauses.includes(cause)),
        };
    };
}
function ledgerFile({ rewrite }) {
    return rewrite === undefined ? [] : [[rewrite.at.file, { path: rewrite.at.file, text: '' }]];
}
function unreadableFile({ file, message, span }, source) {
    const line = span && source && (0,position/* positionsOf */.q$)(source.text)(span).line;
    const where = line === undefined ? '' : `Line ${line}: `;
    return { cause: 'unreadable-file', subject: file, message: `${where}${message}` };
}

;// CONCATENATED MODULE: ./lib/pipeline/forecasts-on-demand.js

function createRunEvaluator(options) {
    const evaluate = createEvaluator(options);
    const { mode, forecast, hold } = options.config;
    const isAsked = mode === 'pin' && (forecast || hold.length > 0);
    let known;
    return async (checkout) => {
        const judged = await evaluate(checkout);
        if (!isAsked || (known === undefined && !judged.isSafeToWrite))
            return { ...judged, forecasts: [] };
        known ??= Promise.all(/* import() */[__webpack_require__.e(7147), __webpack_require__.e(1857)]).then(__webpack_require__.bind(__webpack_require__, 91857)).then(({ forecastPins }) => forecastPins(judged, options));
        const { forecasts, withHolds } = await known;
        return { ...withHolds(judged), forecasts };
    };
}

;// CONCATENATED MODULE: ./lib/pipeline/progress.js
function withProgress(run) {
    const { host } = run;
    let references = '';
    let rest = '';
    const show = () => host.sink.progress([references, rest].filter((part) => part !== '').join(', '));
    const sink = {
        ...host.sink,
        progress(text) {
            rest = text;
            show();
        },
    };
    return {
        ...run,
        host: { ...host, sink },
        progress(done, total) {
            references = `${done} of ${total} references resolved`;
            show();
        },
    };
}

;// CONCATENATED MODULE: ./lib/run.js

















async function run(outside, config, amend = conclude/* unamended */.wp) {
    const { host, redact, progress } = withProgress((0,http/* guardHost */.aK)((0,lib_clients/* withPlatformTransport */.Nx)(outside, config), config));
    if (config.policy.overruled !== undefined)
        host.sink.log(config.policy.overruled);
    const learned = () => learn(host, config, progress);
    const { finish, delivered } = await (0,conclude/* concludeRun */.jf)(learned, { host, amend, redact });
    const { outcome, saved } = await (0,publish/* saveReports */.hB)(finish, { config, checks: checks.checks }, host.files);
    await (0,publish/* publish */.mk)(outcome.report, { exitCode: outcome.exitCode, checks: checks.checks }, host, saved, delivered);
    return outcome;
}
async function learn(outside, config, progress) {
    const host = { ...outside, scans: outside.scans ?? new remembered_scans/* RememberedScans */.N() };
    const [startedAt, { files }] = [host.clock.now(), host];
    const [clients, ci, checkout] = await Promise.all([
        (0,lib_clients/* connect */.Ng)(host, config, (0,run_cache/* openRunCache */.e)(host, config)),
        openCi(host, config),
        (0,scan_checkout/* scanCheckout */.W)(files, config, host),
    ]);
    const { markWaivers, compare, readBase } = openBaseline(host, config, ci, checkout);
    const ledger = await (0,history_ledger/* openLedger */.au)({ files, file: config.ledger, now: startedAt, readBase });
    const pinner = (0,pin_pinner/* createPinner */.nb)(files, (pinned) => (0,scan_checkout/* scanCheckout */.W)(pinned, config, host), renderJudge(host));
    const known = { clients, config, ledger, files, now: startedAt, progress, markWaivers };
    const evaluate = createRunEvaluator(known);
    const found = await evaluate(checkout);
    const mayWrite = config.mode === 'pin' && found.isSafeToWrite;
    const scope = await scopePins(host, config, ci, { found, pinner, mayWrite, now: startedAt });
    const pins = mayWrite ? await pinner.write({ ...found, ...scope }) : file_change/* nothingWritten */.F;
    const left = pins.changes.length > 0 ? await evaluate(await pinner.rescan()) : found;
    const recorded = mayWrite ? await ledger.add(left.observedDigests, startedAt) : file_change/* nothingWritten */.F;
    const compared = await compare({ ...left, ...left.evidence, findings: await pinner.guard(left) });
    const gaps = [...compared.gaps, ...pins.refused, ...recorded.refused];
    const [examined, requests, source] = [left.gaps.length, clients.requests, host.workflow.source];
    const patch = patchOfFixes(compared.findings, left.files);
    const fixes = { patch, changes: [...pins.changes, ...recorded.changes] };
    const deliver = delivererTo(host, config, ci, { left, ...fixes, scope, plan: () => pinner.plan(left) });
    return { ...left, ...compared, ...fixes, gaps, examined, config, startedAt, requests, source, deliver };
}


/***/ }),

/***/ 8487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ freshRootUnusable),
/* harmony export */   Ke: () => (/* binding */ refusals),
/* harmony export */   M8: () => (/* binding */ staleRoot),
/* harmony export */   vm: () => (/* binding */ unverifiable),
/* harmony export */   wV: () => (/* binding */ badRoot)
/* harmony export */ });
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26732);

function shown(text) {
    const line = text.replace(/[^\x20-\x7e]+/g, ' ');
    return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
function minute(at) {
    const text = new Date(at).toISOString();
    return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
}
const refusals = {
    noPayload: 'its payload is not a container image signature of cosign',
    noStatement: 'its content is not an in-toto statement',
    otherPredicate: (type) => `it is an attestation of another kind (${shown(type)}), which does not say that the signer vouches for the image`,
    otherDigest: (subjects, digest) => `it is about ${subjects.length === 0 ? 'no sha256 digest' : subjects.slice(0, 3).join(', ')}, not about ${digest}`,
    notJson: 'the bundle is not JSON, or it is truncated',
    notBundle: (what) => `the bundle cannot be read: ${shown(what)}`,
    tooMany: (what, max) => `the bundle has more than ${max} ${what}`,
    checkpointName: 'the checkpoint names its signer with characters that no log uses',
    otherType: (type) => `the envelope holds ${shown(type)}, which is not an in-toto statement`,
    messageSignature: 'it signs bytes without saying which image they belong to',
    noSignature: 'the annotation with the signature is missing',
    noCertificate: 'it has no certificate, and the policy names no key that made it',
    badCertificate: 'its certificate cannot be read',
    badLog: 'the annotation with the log entry cannot be read',
    wrongKey: 'none of the keys in the policy made it',
    otherCertificate: 'its log entry is about another certificate than the one that it has',
    future: (at) => `it is dated ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(at)}, which is in the future`,
    noIdentity: 'its certificate names no identity, or more than one',
    noIssuer: 'its certificate does not name the issuer of the identity',
    usage: 'its certificate is not for signing code',
    outside: (at, { from, to }) => `its certificate was valid from ${minute(from)} to ${minute(to)}, and the log has the signature from ${minute(at)}`,
    verification: (code, message) => `${codes[code] ?? 'it could not be verified'} (${shown(message)})`,
    malformed: 'it could not be verified, because a part of it is missing or cannot be read',
};
const codes = {
    TLOG_ERROR: 'it lacks an entry in a transparency log that is trusted',
    TLOG_INCLUSION_PROOF_ERROR: 'the proof that the log contains its entry is not valid',
    TLOG_INCLUSION_PROMISE_ERROR: 'the promise of the log to contain its entry is not signed by a trusted log',
    TLOG_MISSING_INCLUSION_ERROR: 'nothing shows that the log contains its entry',
    TLOG_BODY_ERROR: 'its log entry is about another signature',
    CERTIFICATE_ERROR: 'its certificate is not trusted',
    PUBLIC_KEY_ERROR: 'none of the keys in the policy made it',
    SIGNATURE_ERROR: 'the signature does not match the content',
    TIMESTAMP_ERROR: 'nothing that is trusted says when it was made',
};
function unverifiable(subject, why) {
    return `It is not known whether ${subject} is signed as the policy requires: ${why}`;
}
function staleRoot(date, why) {
    return `The trusted root of Sigstore was not refreshed, so signatures were verified under the root of this release, of ${date}. It may lack newer keys, and still trust keys that Sigstore has withdrawn. Run again, or set \`sigstore-root: package\`. Reason: ${why}`;
}
const freshRootUnusable = 'what the update repository has is not a trusted root that can be used';
function badRoot(file) {
    const message = 'The trusted root cannot be read, so no signature counts under it: it must be a `trusted_root.json`, or one such document per line, and each authority and log in it needs a start of its validity (`validFor.start`)';
    return { cause: 'unverifiable-signature', subject: file, message };
}


/***/ }),

/***/ 60340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ digestReader)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76225);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13326);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8487);





function digestReader({ source, files, now, isWhole }) {
    let loaded;
    async function load() {
        const { signatureVerifier } = await Promise.all(/* import() */[__webpack_require__.e(4187), __webpack_require__.e(4384)]).then(__webpack_require__.bind(__webpack_require__, 34384));
        if (source.freshRoot === undefined)
            return signatureVerifier(files, now);
        const { readFreshRoot } = await Promise.all(/* import() */[__webpack_require__.e(4187), __webpack_require__.e(280)]).then(__webpack_require__.bind(__webpack_require__, 30280));
        const { fresh, stale } = await readFreshRoot(source.freshRoot);
        return { ...signatureVerifier(files, now, fresh), ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ staleRoot: stale }) };
    }
    async function readDigest({ image, mirrored, own }, digest) {
        const subject = `${image.registry}/${image.repository}@${digest}`;
        loaded ??= load();
        const { verify, badRoots, staleRoot } = await loaded;
        const isStale = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ staleRoot });
        const signed = [];
        const refused = [];
        const required = own.flatMap(({ anyOf }) => anyOf);
        const gaps = required.flatMap((one) => one.kind === 'identity' && badRoots.includes(one.root) ? [(0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .badRoot */ .wV)(one.file ?? one.root)] : []);
        for (const place of source.places(image, mirrored, digest, required)) {
            try {
                for (const attached of await place()) {
                    const result = verify(attached, digest);
                    if ('signed' in result)
                        signed.push(result.signed);
                    else
                        refused.push(result.refused);
                }
            }
            catch (error) {
                gaps.push((0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, subject));
            }
            if (isWhole === undefined && isEnough(own, signed))
                return { found: { digest, signed, refused, complete: false }, gaps: [], ...isStale };
        }
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .BC)(gaps, unreadable(subject, refused));
        return { found: { digest, signed, refused, complete: gaps.length === 0 }, gaps, ...isStale };
    }
    return (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__/* .memoizeAsync */ .T)(readDigest, ({ image, own }, digest) => JSON.stringify([image.registry, image.repository, digest, own.length > 0]));
}
function isEnough(own, signed) {
    return own.length === 0 ? signed.length > 0 : (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .satisfies */ .ib)(own, { signed });
}
function unreadable(subject, refused) {
    const first = refused.find(({ kind }) => kind === 'unreadable');
    if (first === undefined)
        return [];
    return [{ cause: 'unverifiable-signature', subject, message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unverifiable */ .vm)(subject, first.why) }];
}


/***/ })

};
