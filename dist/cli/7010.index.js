export const id = 7010;
export const ids = [7010];
export const modules = {

/***/ 71976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
// Image names: the grammar of distribution/reference, normalised the way Docker does it.
// https://github.com/distribution/reference/blob/main/reference.go
const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const longestName = 255;
const longestReference = longestName + 1 + 128 + 1 + 71;
/** True for `sha256:` and 64 lower-case hex digits, the one algorithm that tag histories use. */
function isDigest(text) {
    return digestPattern.test(text);
}
/**
 * Parses an image name as written, without surrounding white space.
 * Never throws; an invalid name comes back with the reason.
 */
function parseImage(raw) {
    if (raw === '')
        return invalid('the name is empty');
    if (raw.length > longestReference)
        return invalid(`the name is longer than ${longestReference} characters`);
    const at = raw.indexOf('@');
    const named = at < 0 ? raw : raw.slice(0, at);
    const digest = at < 0 ? undefined : raw.slice(at + 1);
    if (digest !== undefined && !isDigest(digest))
        return invalid('the digest is not sha256 and 64 hex digits');
    const colon = named.indexOf(':', named.lastIndexOf('/') + 1);
    const tag = colon < 0 ? undefined : named.slice(colon + 1);
    if (tag !== undefined && !tagPattern.test(tag))
        return invalid('the tag has characters that a tag cannot have');
    const name = splitName(colon < 0 ? named : named.slice(0, colon));
    if (typeof name === 'string')
        return invalid(name);
    return {
        kind: 'image',
        image: { ...name, ...(tag === undefined ? {} : { tag }), ...(digest === undefined ? {} : { digest }) },
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
    const registry = hasRegistry ? registryName(first) : 'docker.io';
    const path = hasRegistry ? name.slice(slash + 1) : name;
    if (path.length > longestName)
        return `the repository is longer than ${longestName} characters`;
    if (!path.split('/').every((part) => component.test(part)))
        return 'the repository is not a lower-case path';
    const implied = registry === 'docker.io' && !path.includes('/');
    return { registry, repository: implied ? `library/${path}` : path };
}
/** Host names know no case. A single upper-case word is a registry too, but in lower case it would be an organization. */
function registryName(host) {
    const lower = /[.:]/.test(host) ? host.toLowerCase() : host;
    return /^(?:index|registry-1)\.docker\.io$/.test(lower) ? 'docker.io' : lower;
}
/** `registry/repository:tag` in its normalised spelling, without the digest: the key of a tag's history. */
function imageName(image) {
    return `${image.registry}/${image.repository}${image.tag === undefined ? '' : `:${image.tag}`}`;
}


/***/ }),

/***/ 36484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withoutStacks)
/* harmony export */ });
// Errors by the hundred thousand: a parser that makes one for every slip in a hostile text spends its time on stacks.
/** What `work` gives; the errors that it makes meanwhile carry no stack trace. It must not be asynchronous. */
function withoutStacks(work) {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    try {
        return work();
    }
    finally {
        Error.stackTraceLimit = limit;
    }
}


/***/ }),

/***/ 41383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fy: () => (/* binding */ limits),
/* harmony export */   GS: () => (/* binding */ fill),
/* harmony export */   Rp: () => (/* binding */ shownOf),
/* harmony export */   XC: () => (/* binding */ planOf),
/* harmony export */   md: () => (/* binding */ worstFirst)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65268);
// One planner for all channels: what is worst comes first, what does not fit is counted, the totals are the same everywhere.

/** What each channel takes, with room for what the CI host adds itself. */
const limits = {
    /** A step shows 10 of each severity; one error is kept for the failing verdict. */
    annotations: { error: 9, warning: 10, notice: 10 },
    annotationBytes: 4096,
    summaryBytes: 900 * 1024,
    commentBytes: 60_000,
    imageListBytes: 256 * 1024,
    sarifResults: 25_000,
    sarifGzipBytes: 10_000_000,
    terminalFindings: 1000,
};
/** Orders and counts a report once, for every channel. A merged report, whose lists are cut, brings its totals. */
function planOf(report) {
    const ordered = [...report.findings].sort(worstFirst);
    const findings = ordered.filter((finding) => !isWaived(finding));
    const waived = ordered.filter(isWaived);
    const { references, incomplete, edits } = report;
    const pinned = edits.filter(({ before }) => before !== '');
    const recorded = edits.filter(({ before }) => before === '');
    return {
        findings,
        waived,
        pinned,
        recorded,
        totals: report.totals ?? {
            findings: findings.length,
            waived: waived.length,
            references: references.length,
            files: new Set(references.map(({ file }) => file)).size,
            current: references.filter(({ fact }) => fact?.status === 'current').length,
            unknown: incomplete.length,
            pinned: pinned.length,
            recorded: recorded.length,
            bySeverity: countBy(findings, ({ severity }) => severity),
            byCheck: countBy(findings, ({ check }) => check),
        },
    };
}
function countBy(items, key) {
    const counts = {};
    for (const item of items)
        counts[key(item)] = (counts[key(item)] ?? 0) + 1;
    return counts;
}
/** Draws items from the start while the drawings fit into so many bytes of UTF-8. */
function fill(items, room, draw) {
    const shown = [];
    let left = room;
    for (const item of items) {
        const drawing = draw(item);
        left -= Buffer.byteLength(drawing);
        if (left < 0)
            break;
        shown.push(drawing);
    }
    return { shown, total: items.length };
}
/** `Shown 8 of 100; the rest is in the report`, or nothing when all are shown. */
function shownOf({ shown, total }, where = 'the report') {
    return shown.length === total ? '' : `Shown ${shown.length} of ${total}; the rest is in ${where}`;
}
function isWaived({ waived }) {
    return waived !== undefined;
}
/** The order of findings in every channel. */
function worstFirst(a, b) {
    return (Number(a.introduced === false) - Number(b.introduced === false) ||
        _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(a.severity) - _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(b.severity) ||
        compare(a.origin ?? '', b.origin ?? '') ||
        Number(a.file === undefined) - Number(b.file === undefined) ||
        compare(a.file ?? '', b.file ?? '') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0) ||
        compare(a.check, b.check));
}
function compare(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 58191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   PB: () => (/* binding */ endOfLife),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   RK: () => (/* binding */ wholeStory),
/* harmony export */   _3: () => (/* binding */ days),
/* harmony export */   _7: () => (/* binding */ story),
/* harmony export */   ak: () => (/* binding */ meaning),
/* harmony export */   bT: () => (/* binding */ restsOn),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   vd: () => (/* binding */ day),
/* harmony export */   z$: () => (/* binding */ referenceName)
/* harmony export */ });
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41383);
// The sentences and numbers that every channel shares.

/** One line: the verdict and what it rests on. The same in every channel. */
function headline(report, plan = (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planOf */ .XC)(report)) {
    return `${report.verdict}: ${restsOn(report, plan)}`;
}
/** The same without the verdict. */
function restsOn(report, { totals } = (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planOf */ .XC)(report)) {
    const counted = `${plural(totals.findings, 'finding')} in ${plural(totals.references, 'reference')} of ${plural(totals.files, 'file')}`;
    const waived = totals.waived === 0 ? '' : `, ${totals.waived} waived`;
    const pinned = totals.pinned === 0 ? '' : `, ${plural(totals.pinned, 'line')} pinned`;
    const recorded = totals.recorded === 0 ? '' : `, ${plural(totals.recorded, 'tag')} first seen`;
    const unknown = totals.unknown === 0 ? '' : `, ${plural(totals.unknown, 'thing')} not verified`;
    const among = report.repositories === undefined ? '' : `, ${plural(report.repositories.length, 'repository')}`;
    return `${counted}${among}${waived}${pinned}${recorded}${unknown}`;
}
/** What the verdict means for the reader, in one sentence that says no more than is true. */
function meaning({ verdict, references, findings, incomplete }) {
    if (verdict === 'fail')
        return 'The change must not land as it is.';
    if (verdict === 'incomplete')
        return 'Not everything could be verified, so this is neither a pass nor a finding.';
    if (incomplete.length > 0)
        return 'Nothing fails the gate, but not everything could be verified.';
    if (findings.length > 0)
        return 'Nothing found fails the gate.';
    if (references.length === 0)
        return 'No image reference was found. If that is a surprise, look at the inputs `paths` and `exclude`.';
    const open = references.filter(({ fact }) => fact === undefined || !proved.has(fact.status)).length;
    return open === 0
        ? 'Every reference is pinned to a digest that its tag had, and nothing is wrong.'
        : `Nothing was found wrong, but ${plural(open, 'reference')} could not be proved by a history.`;
}
const proved = new Set(['current', 'superseded', 'one-platform']);
function plural(count, noun) {
    if (count === 1)
        return `1 ${noun}`;
    return `${count} ${/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ie` : noun}s`;
}
/** What was not verified; in a merged report after the repository that it is about. */
function subjectOf({ origin, subject }) {
    return origin === undefined || origin === subject ? subject : `${origin} ${subject}`;
}
/** Image and tag as one name; for an opaque reference its text. */
function referenceName({ kind, raw, registry, repository, tag }) {
    return kind === 'opaque' ? raw : `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
}
/** `file:line`, in a merged report after `owner/name`; or nothing when the finding is about no file. */
function placeOf({ origin, file, line }) {
    const place = file === undefined ? '' : `${file}:${line}`;
    return [origin, place].filter(Boolean).join(' ');
}
/** What the tag's history says of a reference, in a few words. */
function story({ kind, why, fact }) {
    if (kind === 'opaque')
        return `not resolved (${why})`;
    switch (fact?.status) {
        case 'current':
            return fact.currentSince === undefined
                ? 'current (no history)'
                : `current since ${day(fact.currentSince)}${bySight(fact)}`;
        case 'superseded':
            return `${plural(days(fact.lagSeconds), 'day')} and ${plural(fact.behind ?? 0, 'digest')} behind, since ${day(fact.supersededAt)}${bySight(fact)}`;
        case 'unpinned':
            return fact.currentSince === undefined
                ? 'not pinned (no history)'
                : `not pinned, tag moved ${day(fact.currentSince)}${bySight(fact)}`;
        case 'not-in-history':
            return 'never was this tag';
        case 'one-platform':
            return 'one platform of an index that was this tag';
        case 'missing':
            return fact.message ?? 'missing';
        default:
            return `unknown (${fact?.cause ?? 'not asked'})`;
    }
}
/** The tag's end of life, if it is marked, before the story: a pin to a dead tag stays current for ever. */
function wholeStory(reference, asOf) {
    const ends = reference.fact === undefined ? '' : endOfLife(reference.fact, asOf);
    return ends === '' ? story(reference) : `${ends}; ${story(reference)}`;
}
/** That the tag is at its end of life, and since when; else nothing. */
function endOfLife({ deprecated, endOfLife: ends }, asOf) {
    if (deprecated !== true)
        return '';
    const endOfLifeDate = ends?.date;
    if (endOfLifeDate === undefined)
        return 'at its end of life';
    const comes = Date.parse(endOfLifeDate) > Date.parse(asOf);
    return comes
        ? `its end of life comes on ${day(endOfLifeDate)}`
        : `at its end of life since ${day(endOfLifeDate)}`;
}
function bySight({ basis }) {
    return basis === 'first-seen' ? ', as first seen' : '';
}
/** Whole days of a length in seconds. */
function days(seconds) {
    return Math.floor((seconds ?? 0) / 86_400);
}
/** The day of an RFC 3339 instant. */
function day(instant) {
    return instant?.slice(0, 10) ?? 'an unknown day';
}


/***/ }),

/***/ 48776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RZ: () => (/* binding */ isKnownFormat),
  WN: () => (/* binding */ scanFile),
  Um: () => (/* binding */ scanners)
});

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
;// CONCATENATED MODULE: ./lib/scan/evident.js
// Texts that are an image name beyond doubt, for places where something else may stand.

/** True for a name with a digest, or with a registry and a tag: `registry.example.com/a/b:1`, `org/app:1`, not `a:1`. */
function isEvident(text) {
    const parsed = text.includes('://') ? undefined : (0,model_image/* parseImage */.zZ)(text);
    if (parsed?.kind !== 'image')
        return false;
    return parsed.image.digest !== undefined || (parsed.image.tag !== undefined && text.includes('/'));
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./lib/scan/templates.js
// Template directives in files of another grammar: covered, so that the grammar's own parser can read the rest.
/** Stands for a directive inside a value: a letter to every grammar, and one that no image name holds. */
const filler = '\uE000';
const closes = { '{{': '}}', '{%': '%}', '{#': '#}', '<%': '%>' };
const control = /^\{\{[-~]?\s*(?:if|else|end|range|with|define|block|break|continue|\/\*|#|\/)|^\{[%#]|^<%(?!=)/;
const comment = /\{\{[-~]?[^\S\n]*\/\*|\{#/y;
const marks = /\{\{|\{%|<%|<<|\$\[\[|\[\[/;
/** True for a name that some template fills in. */
function isTemplated(name) {
    return marks.test(name);
}
/**
 * The text with every directive replaced, character for character, so that offsets stay: by blanks where it stands
 * alone on its lines or only controls the flow, else by letters that make it part of the value around it. Only
 * comments run over several lines, so that one directive without an end hides nothing. `${{ … }}` is text to YAML.
 */
function coverTemplates(text) {
    const pieces = [];
    let done = 0;
    for (const { start, end } of directives(text)) {
        const directive = text.slice(start, end);
        const blank = control.test(directive) || standsAlone(text, start, end);
        pieces.push(text.slice(done, start), directive.replace(/[^\r\n]/g, blank ? ' ' : filler));
        done = end;
    }
    return done === 0 ? text : pieces.join('') + text.slice(done);
}
/** In one pass: what was searched for once and lies ahead is not searched for again. */
function directives(text) {
    const ahead = aheadIn(text);
    const found = [];
    const opening = /\{\{|\{%|\{#|<%/g;
    for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
        const start = match.index;
        const end = text[start - 1] === '$' ? undefined : endOf(text, start, closes[match[0]] ?? '', ahead);
        if (end !== undefined)
            found.push({ start, end });
        opening.lastIndex = end ?? start + match[0].length;
    }
    return found;
}
/** `indexOf` for questions whose `from` never falls; the length of the text where there is nothing. */
function aheadIn(text) {
    const known = new Map();
    return (what, from) => {
        const last = known.get(what) ?? -1;
        if (last >= from)
            return last;
        const at = text.indexOf(what, from);
        known.set(what, at < 0 ? text.length : at);
        return at < 0 ? text.length : at;
    };
}
function endOf(text, start, close, ahead) {
    comment.lastIndex = start;
    const isComment = comment.test(text);
    const inner = isComment && close === '}}' ? ahead('*/', start) : start + (isComment ? 0 : 2);
    const end = ahead(close, inner);
    const last = isComment ? text.length : ahead('\n', start);
    return end < last ? end + close.length : undefined;
}
/** Only blanks around it on its lines. */
function standsAlone(text, start, end) {
    let [before, after] = [start - 1, end];
    while (before >= 0 && isBlank(text[before]))
        before -= 1;
    while (after < text.length && isBlank(text[after]))
        after += 1;
    return (before < 0 || text[before] === '\n') && (after === text.length || text[after] === '\n');
}
function isBlank(char) {
    return char !== undefined && char !== '\n' && /\s/.test(char);
}

;// CONCATENATED MODULE: ./lib/scan/reference.js
// A candidate as written and as resolved → an occurrence with the place of its digest.


/**
 * The occurrence at a span. `value` is the image name after variables were expanded or quoting undone; without it
 * the text stands for itself. A value that differs from the text is pinned behind the text, unless its digest
 * comes from elsewhere or the text cannot be extended.
 */
function occurrenceAt(file, span, value, extendable = true) {
    const raw = file.text.slice(span.start, span.end);
    const name = value ?? raw;
    if (isTemplated(raw) || isTemplated(name))
        return opaqueAt(file, span, 'template', 'it is filled in by a template');
    const parsed = (0,model_image/* parseImage */.zZ)(name);
    if (parsed.kind === 'invalid')
        return opaqueAt(file, span, 'invalid', parsed.why);
    const pin = extendable ? pinPlace(raw, span, name) : refused('the text is written with escapes');
    return { kind: 'image', at: { file: file.path, span }, raw, image: parsed.image, pin };
}
function opaqueAt(file, span, why, detail) {
    const shown = detail.length > 200 ? `${detail.slice(0, 200)}…` : detail;
    return {
        kind: 'opaque',
        at: { file: file.path, span },
        raw: file.text.slice(span.start, span.end),
        why,
        detail: shown,
    };
}
function refused(why) {
    return { kind: 'refused', why };
}
function pinPlace(raw, span, value) {
    const at = raw.indexOf('@');
    const literal = at >= 0 && raw.slice(at) === value.slice(value.indexOf('@'));
    if (!literal && value.includes('@'))
        return refused('its digest comes from a variable');
    return { kind: 'place', span: { start: literal ? span.start + at : span.end, end: span.end }, lead: '@' };
}

;// CONCATENATED MODULE: ./lib/scan/split.js
// A reference split over several keys: one occurrence with several spans.



/** The occurrence, at its repository. A digest goes into the `digest` key if there is one, else behind the tag. */
function splitOccurrence(file, split) {
    const { repository, tag, digest } = split;
    const parts = partsOf(split);
    const opaque = (why, detail) => ({
        ...opaqueAt(file, repository.span, why, detail),
        ...(parts.length > 1 ? { parts } : {}),
    });
    const texts = parts.map(({ span }) => file.text.slice(span.start, span.end));
    if (texts.some(isTemplated))
        return opaque('template', 'it is filled in by a template');
    const name = nameOf(split);
    if (name.includes('$'))
        return opaque('variable', 'a variable is a part of it');
    if (digest !== undefined && digest.value !== '' && !(0,model_image/* isDigest */.Bc)(digest.value))
        return opaque('invalid', 'the digest is not sha256 and 64 hex digits');
    const parsed = (0,model_image/* parseImage */.zZ)(name);
    if (parsed.kind === 'invalid')
        return opaque('invalid', parsed.why);
    if (parsed.image.tag === undefined && parsed.image.digest === undefined)
        return opaque('variable', split.tagElsewhere);
    return {
        kind: 'image',
        at: { file: file.path, span: repository.span },
        raw: file.text.slice(repository.span.start, repository.span.end),
        image: parsed.image,
        pin: parts.every(({ exact }) => exact)
            ? split_pinPlace(split, tag)
            : refused('the text is written with escapes'),
        parts: parts.map(({ part, span }) => ({ part, span })),
    };
}
function partsOf(split) {
    const names = ['registry', 'repository', 'tag', 'digest'];
    return names.flatMap((part) => {
        const text = split[part];
        return text === undefined || text.value === '' ? [] : [{ part, ...text }];
    });
}
function nameOf({ registry, repository, tag, digest }) {
    const host = registry === undefined || registry.value === '' ? '' : `${registry.value}/`;
    const version = tag === undefined || tag.value === '' ? '' : `:${tag.value}`;
    const pin = digest === undefined || digest.value === '' ? '' : `@${digest.value}`;
    return `${host}${repository.value}${version}${pin}`;
}
function split_pinPlace(split, tag) {
    const { digest, digestLead = '', repository, noPlace } = split;
    if (noPlace !== undefined)
        return refused(noPlace);
    if (digest !== undefined)
        return { kind: 'place', span: digest.span, lead: digestLead };
    const carrier = [tag, repository].find((text) => text?.value.includes('@')) ?? tag;
    if (carrier === undefined || carrier.value === '')
        return refused('the tag is not written here');
    const at = carrier.value.indexOf('@');
    const start = at < 0 ? carrier.span.end : carrier.span.start + at;
    return { kind: 'place', span: { start, end: carrier.span.end }, lead: '@' };
}

;// CONCATENATED MODULE: ./lib/scan/variables.js
// Shell-style variables in image names: `$NAME`, `${NAME}`, `${NAME:-default}`, as Dockerfiles and Compose know them.
const deepest = 8;
/** More than any image name has: variables that repeat variables multiply. */
const mostSteps = 200;
const longest = 4096;
const variable = /^\$(?:(?<bare>[A-Za-z_]\w*)|\{(?<name>[A-Za-z_]\w*)(?<rest>[\s\S]*)\})$/;
/** Expands every variable. `lookup` gives the declared default; an inline `:-` or `-` default is used where it has none. */
function expand(text, lookup) {
    return expandAll(text, lookup, 0, { steps: mostSteps });
}
function expandAll(text, lookup, depth, left) {
    if (depth > deepest)
        return { kind: 'unknown', detail: 'variables are nested too deeply' };
    let value = '';
    let rest = text;
    for (let dollar = rest.indexOf('$'); dollar >= 0; dollar = rest.indexOf('$')) {
        value += rest.slice(0, dollar);
        left.steps -= 1;
        if (left.steps < 0 || value.length > longest)
            return { kind: 'unknown', detail: 'it has more variables than an image name can have' };
        const end = endOfVariable(rest, dollar);
        if (end === undefined)
            return { kind: 'unknown', detail: `\`${rest.slice(dollar)}\` is not a variable` };
        const inner = expandOne(rest.slice(dollar, end), lookup, depth, left);
        if (inner.kind === 'unknown')
            return inner;
        value += inner.value;
        rest = rest.slice(end);
    }
    return { kind: 'value', value: value + rest };
}
/** Tells whether the text is one variable and nothing else. */
function wholeVariable(text) {
    if (!text.startsWith('$') || endOfVariable(text, 0) !== text.length)
        return undefined;
    const { bare, name = bare, rest = '' } = variable.exec(text)?.groups ?? {};
    if (name === undefined)
        return undefined;
    const dash = /^:?-/.exec(rest)?.[0];
    if (dash === undefined)
        return rest === '' ? { name } : undefined;
    const offset = `\${${name}${dash}`.length;
    return { name, fallback: { offset, text: rest.slice(dash.length) } };
}
function expandOne(text, lookup, depth, left) {
    const { bare, name = bare, rest = '' } = variable.exec(text)?.groups ?? {};
    if (name === undefined)
        return { kind: 'unknown', detail: `\`${text}\` is not a variable` };
    const declared = lookup(name);
    const dash = /^:?-/.exec(rest)?.[0];
    if (rest !== '' && dash === undefined) {
        return { kind: 'unknown', detail: `\`${text}\` depends on whether ${name} is set` };
    }
    if (declared !== undefined && declared !== '')
        return expandAll(declared, lookup, depth + 1, left);
    if (dash !== undefined)
        return expandAll(rest.slice(dash.length), lookup, depth + 1, left);
    return { kind: 'unknown', detail: `${name} has no default` };
}
/** The offset after the variable that begins at `start`; `undefined` when it is not one or is not closed. */
function endOfVariable(text, start) {
    if (text[start + 1] !== '{') {
        const name = /^[A-Za-z_]\w*/.exec(text.slice(start + 1))?.[0];
        return name === undefined ? undefined : start + 1 + name.length;
    }
    let open = 0;
    for (let index = start + 1; index < text.length; index += 1) {
        if (text[index] === '{')
            open += 1;
        if (text[index] === '}')
            open -= 1;
        if (open === 0)
            return index + 1;
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/model/stackless.js
var stackless = __webpack_require__(36484);
;// CONCATENATED MODULE: ./lib/scan/yaml-nodes.js
// The nodes of a YAML tree, each once: in their order, by alias, and by key.

/** What each alias stands for: the last node before it that has its anchor. One walk, so that a thousand aliases cost no more. */
function targetsOf(root) {
    const anchors = new Map();
    const targets = new Map();
    for (const node of nodesOf(root)) {
        if ((0,dist/* isAlias */.Vj)(node)) {
            const target = anchors.get(node.source);
            if (target !== undefined)
                targets.set(node, target);
        }
        else if ('anchor' in node && typeof node.anchor === 'string')
            anchors.set(node.anchor, node);
    }
    return targets;
}
function twinsOf(root) {
    const twins = new Map();
    for (const node of nodesOf(root)) {
        if (!(0,dist/* isMap */.jh)(node))
            continue;
        const keys = new Map();
        for (const pair of node.items) {
            if (!(0,dist/* isNode */.Ll)(pair.value))
                continue;
            const known = keys.get(keyOf(pair));
            if (known === undefined)
                keys.set(keyOf(pair), [pair.value]);
            else
                known.push(pair.value);
        }
        for (const values of keys.values())
            if (values.length > 1)
                for (const value of values)
                    twins.set(value, values);
    }
    return twins;
}
/** Every node in the order of the text. */
function* nodesOf(root) {
    const waiting = [root];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
        if (!(0,dist/* isNode */.Ll)(node))
            continue;
        yield node;
        const inner = (0,dist/* isMap */.jh)(node)
            ? node.items.flatMap(({ key, value }) => [key, value])
            : (0,dist/* isSeq */.oP)(node)
                ? node.items
                : [];
        for (let last = inner.length - 1; last >= 0; last -= 1)
            waiting.push(inner[last] ?? null);
    }
}
/** The text or number of a pair's key; `undefined` where the key is no scalar. */
function keyOf({ key }) {
    return (0,dist/* isScalar */.jn)(key) ? key.value : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/yaml-uses.js
/** Where the aliases stand whose anchor holds a span, in the order of the text. */
function usesIn(targets) {
    const anchored = anchoredIn(targets);
    return ({ start, end }) => {
        const found = [];
        for (let one = lastFrom(anchored, start); one !== undefined; one = one.outer)
            if (end <= one.end)
                for (const alias of one.aliases)
                    found.push(alias);
        return found.sort((a, b) => a.start - b.start);
    };
}
function anchoredIn(targets) {
    const byNode = new Map();
    for (const [alias, node] of targets) {
        if (node.range == null || alias.range == null)
            continue;
        const [start, end] = node.range;
        const known = byNode.get(node) ?? { start, end, aliases: [], outer: undefined };
        known.aliases.push({ start: alias.range[0], end: alias.range[1] });
        byNode.set(node, known);
    }
    const sorted = [...byNode.values()].sort((a, b) => a.start - b.start || b.end - a.end);
    const around = [];
    for (const one of sorted) {
        while (around.length > 0 && (around.at(-1)?.end ?? 0) < one.end)
            around.pop();
        one.outer = around.at(-1);
        around.push(one);
    }
    return sorted;
}
/** The last that begins at the offset or before it. */
function lastFrom(sorted, offset) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle]?.start ?? 0) <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return sorted[low - 1];
}

;// CONCATENATED MODULE: ./lib/scan/yaml-document.js
// YAML files as syntax trees, parsed once; aliases are followed and never expanded.





/** Aliases and merges make more of a document than stands in it. */
class TooManySteps extends Error {
}
const parsed = new WeakMap();
const mostProblems = 5;
const leastSteps = 1_000_000;
const stepsPerCharacter = 20;
/** Parses a file once, whichever scanners ask. Aliases are never expanded, so an alias bomb is only text. */
function parseYaml(file) {
    const known = parsed.get(file) ?? parse(file);
    parsed.set(file, known);
    return known;
}
function parse(file) {
    const options = { uniqueKeys: false, logLevel: 'silent', strict: false, prettyErrors: false };
    const text = coverTemplates(file.text);
    const hasAliases = text.includes('*');
    try {
        const parsedDocuments = (0,stackless/* withoutStacks */.G)(() => (0,dist/* parseAllDocuments */.hR)(text, options));
        const documents = Array.isArray(parsedDocuments) ? parsedDocuments : [];
        const errors = documents.flatMap((document) => document.errors);
        return {
            documents: documents.map(({ contents }) => documentOf(contents, text, hasAliases)),
            problems: errors.slice(0, mostProblems).map(({ message, pos: [start, end] }) => ({
                file: file.path,
                message: `The YAML cannot be read: ${message.split('\n')[0]}`,
                span: { start, end: Math.max(start, end) },
            })),
        };
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        const message = 'The YAML cannot be read: it is nested too deeply';
        return { documents: [], problems: [{ file: file.path, message }] };
    }
}
function documentOf(root, text, hasAliases) {
    let aliases;
    const targets = () => {
        aliases ??= hasAliases ? targetsOf(root) : new Map();
        return aliases;
    };
    let twins;
    let uses;
    let left = leastSteps + stepsPerCharacter * text.length;
    return {
        root,
        text,
        step(count) {
            left -= count;
            if (left < 0)
                throw new TooManySteps('its aliases and merges repeat too much');
        },
        twins: (node) => {
            twins ??= twinsOf(root);
            return twins.get(node) ?? [node];
        },
        follow: (node) => ((0,dist/* isAlias */.Vj)(node) ? targets().get(node) : (0,dist/* isNode */.Ll)(node) ? node : undefined),
        usesOf(span) {
            uses ??= usesIn(targets());
            return uses(span);
        },
    };
}

;// CONCATENATED MODULE: ./lib/scan/yaml-text.js
// The exact place of a YAML scalar's text.

/** The text of a string scalar, trimmed; `undefined` for anything else and for an empty text. */
function textOf(document, node) {
    const text = (0,dist/* isScalar */.jn)(node) && typeof node.value === 'string' ? sourceOf(document, node) : undefined;
    return text?.value === '' ? undefined : text;
}
/** The same for every scalar as it is written, so that `7.20` stays `7.20`; an empty one has an empty text. */
function sourceOf({ text }, node) {
    if (!(0,dist/* isScalar */.jn)(node) || node.range == null || hasOwnTag(node))
        return undefined;
    const value = (typeof node.value === 'string' ? node.value : (node.source ?? '')).trim();
    const [start, end] = innerRange(node, text, node.range);
    const offset = text.slice(start, end).lastIndexOf(value);
    const open = start === node.range[0] && /^QUOTE/.test(node.type ?? '');
    if (offset < 0 || open)
        return { value, span: { start, end }, exact: false };
    const at = value === '' ? start : start + offset;
    return { value, span: { start: at, end: at + value.length }, exact: true };
}
/** A tag of the format's own, such as GitLab's `!reference`: the text is not the value. `!override` keeps it. */
function hasOwnTag({ tag }) {
    return tag?.startsWith('!') === true && tag !== '!override';
}
/** Without the quotes. A quote that is never closed stays, so that the text is not the value. */
function innerRange({ type }, text, [start, end]) {
    const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
    return quoted && end - start > 1 && text[end - 1] === text[start] ? [start + 1, end - 1] : [start, end];
}

;// CONCATENATED MODULE: ./lib/scan/yaml-reference.js
// Nodes that name an image → occurrences; and the part that every YAML format shares.






/** Scans by a grammar. A node that several places use by alias is one occurrence, with its uses. */
function scanYaml(file, { needles, find, read = literal }) {
    if (!needles.every((needle) => file.text.includes(needle)))
        return undefined;
    const { documents, problems } = parseYaml(file);
    const found = documents.map((document) => scanDocument(file, document, { find, read }));
    if (found.every((scan) => scan === undefined))
        return undefined;
    const occurrences = found.flatMap((scan) => scan?.occurrences ?? []);
    const all = [...problems, ...found.flatMap((scan) => scan?.problems ?? [])];
    return {
        occurrences: [...new Map(occurrences.map((one) => [one.at.span.start, one])).values()],
        problems: all,
    };
}
function scanDocument(file, document, { find, read }) {
    try {
        const candidates = find(document, file);
        if (candidates === undefined)
            return undefined;
        const occurrences = withTwins(document, candidates)
            .flatMap((candidate) => occurrencesOf(file, document, candidate, read))
            .map((one) => withUses(one, document));
        return { occurrences, problems: [] };
    }
    catch (error) {
        if (!(error instanceof TooManySteps))
            throw error;
        const message = `The YAML cannot be read: ${error.message}`;
        return { occurrences: [], problems: [{ file: file.path, message }] };
    }
}
/** Each node once, with all that stand under the same key. */
function withTwins(document, candidates) {
    const seen = new Set();
    for (const candidate of candidates) {
        if (seen.has(candidate))
            continue;
        for (const one of (0,dist/* isNode */.Ll)(candidate) ? document.twins(candidate) : [candidate])
            seen.add(one);
    }
    return [...seen];
}
function withUses(one, document) {
    const uses = document.usesOf(one.at.span);
    return uses.length === 0 ? one : { ...one, uses };
}
function occurrencesOf(file, document, candidate, read) {
    const special = (0,dist/* isNode */.Ll)(candidate) ? {} : (candidate ?? {});
    if (special.split !== undefined)
        return [splitOccurrence(file, special.split)];
    if (special.found !== undefined)
        return special.found;
    if ((0,dist/* isScalar */.jn)(candidate) && candidate.tag !== '!reset' && hasOwnTag(candidate))
        return candidate.value === '' ? [] : [tagged(file, candidate)];
    const text = special.text ?? textOf(document, candidate);
    const one = text === undefined ? undefined : (special.read ?? read)(file, text, document);
    return one === undefined ? [] : [one];
}
/** Most programs pass over tags that they do not know, and take the text. */
function tagged(file, { range, tag = '' }) {
    const [start, end] = range ?? [0, 0];
    return opaqueAt(file, { start, end }, 'template', `its tag ${tag} may give it another value`);
}
/** A name that the format takes as it stands. */
function literal(file, { span, value, exact }) {
    return occurrenceAt(file, span, value, exact);
}
/** A name behind a scheme such as `docker://`; `undefined` without it. The scheme stays when nothing follows it. */
function behind(scheme, text) {
    if (!text.value.startsWith(scheme))
        return undefined;
    if (text.value === scheme || !text.exact)
        return { ...text, value: text.value.slice(scheme.length) };
    const span = { start: text.span.start + scheme.length, end: text.span.end };
    return { ...text, value: text.value.slice(scheme.length), span };
}
/** Reads names in which the format expands `$NAME` and `${NAME:-default}`; what `lookup` does not know is opaque. */
function interpolated(lookup = () => undefined) {
    return (file, text) => {
        const { span, value, exact } = text;
        if (!value.includes('$'))
            return literal(file, text);
        const expansion = expand(value, lookup);
        if (expansion.kind === 'unknown')
            return opaqueAt(file, span, 'variable', expansion.detail);
        const home = exact ? homeOfDefault(value, span, lookup) : undefined;
        return home === undefined ? occurrenceAt(file, span, expansion.value, exact) : occurrenceAt(file, home);
    };
}
function homeOfDefault(value, { start }, lookup) {
    const whole = wholeVariable(value);
    if (whole?.fallback === undefined || whole.fallback.text.includes('$'))
        return undefined;
    if (lookup(whole.name) !== undefined)
        return undefined;
    const { offset, text } = whole.fallback;
    return { start: start + offset, end: start + offset + text.length };
}

;// CONCATENATED MODULE: ./lib/scan/yaml-tree.js
// Looking things up in a YAML document, through aliases and merges.



const deepestMerge = 500;
const indexes = new WeakMap();
/** The first pair of each key, and the merge keys. */
function indexOf(map) {
    const known = indexes.get(map);
    if (known !== undefined)
        return known;
    const own = new Map([...map.items].reverse().map((pair) => [keyOf(pair), pair]));
    const index = { own, merges: map.items.filter((pair) => keyOf(pair) === '<<') };
    indexes.set(map, index);
    return index;
}
/** The node under a key, through aliases and merge keys (`<<`). */
function child(document, node, key, seen = new Set()) {
    const map = document.follow(node);
    document.step(1);
    if (!(0,dist/* isMap */.jh)(map) || seen.has(map))
        return undefined;
    if (seen.size > deepestMerge)
        throw new TooManySteps('it merges too many maps');
    seen.add(map);
    const { own, merges } = indexOf(map);
    const pair = own.get(key);
    if (pair !== undefined)
        return document.follow(pair.value);
    for (const { value } of merges) {
        const merged = document.follow(value);
        for (const source of (0,dist/* isSeq */.oP)(merged) ? merged.items : [merged]) {
            const found = child(document, source, key, seen);
            if (found !== undefined)
                return found;
        }
    }
    return undefined;
}
/** The values of a map or the items of a sequence, aliases followed. */
function children(document, node) {
    const parent = document.follow(node);
    if (parent === undefined)
        return [];
    const values = document
        .twins(parent)
        .flatMap((one) => ((0,dist/* isMap */.jh)(one) ? one.items.map(({ value }) => value) : (0,dist/* isSeq */.oP)(one) ? one.items : []));
    document.step(values.length);
    return values.flatMap((value) => document.follow(value) ?? []);
}
/** The text keys of a map with their values, aliases followed. */
function entries(document, node) {
    const map = document.follow(node);
    if (!(0,dist/* isMap */.jh)(map))
        return [];
    document.step(map.items.length);
    return map.items.flatMap((pair) => {
        const key = keyOf(pair);
        const value = document.follow(pair.value);
        return typeof key === 'string' && value !== undefined ? [[key, value]] : [];
    });
}
/** Every map of the document that stands in the text, in its order. Aliases are not followed: each map comes once. */
function mapsOf({ root }, below = root) {
    return [...nodesOf(below)].filter((node) => (0,dist/* isMap */.jh)(node));
}

;// CONCATENATED MODULE: ./lib/scan/formats/apko.js




const apko = {
    id: 'apko',
    title: 'apko',
    paths: ['**/*apko*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['contents'], find }),
};
function find(document) {
    const contents = child(document, document.root, 'contents');
    if (contents === undefined)
        return undefined;
    const image = child(document, child(document, contents, 'baseimage'), 'image');
    return isEvident(textOf(document, image)?.value ?? '') ? [image] : [];
}

;// CONCATENATED MODULE: ./lib/scan/formats/argo.js



const argo = {
    id: 'argo',
    title: 'Argo Workflows',
    paths: ['**/*.{yml,yaml}', '**/*.json'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['apiVersion', 'argoproj.io/', 'image'], find: argo_find }),
};
function argo_find(document) {
    const version = textOf(document, child(document, document.root, 'apiVersion'))?.value;
    if (version?.startsWith('argoproj.io/') !== true)
        return undefined;
    return mapsOf(document).flatMap((map) => [
        ...['container', 'script'].map((key) => child(document, child(document, map, key), 'image')),
        ...children(document, child(document, map, 'sidecars')).map((sidecar) => child(document, sidecar, 'image')),
    ]);
}

;// CONCATENATED MODULE: ./lib/scan/formats/azure-pipelines.js
// Azure Pipelines: container resources, and containers and services of jobs. `pool.vmImage` is a virtual machine.
// https://learn.microsoft.com/azure/devops/pipelines/yaml-schema/resources-containers-container





const azurePipelines = {
    id: 'azure-pipelines',
    title: 'Azure Pipelines',
    paths: [
        '**/*azure-pipelines*.{yml,yaml}',
        '**/{.azure-pipelines,azure-pipelines,.azuredevops}/**/*.{yml,yaml}',
    ],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['container'], find: azure_pipelines_find, read }),
};
function azure_pipelines_find(document) {
    const resources = children(document, child(document, child(document, document.root, 'resources'), 'containers'));
    const names = new Set(resources.map((one) => textOf(document, child(document, one, 'container'))?.value));
    const isName = (node) => names.has(textOf(document, node)?.value ?? '');
    const jobs = mapsOf(document).filter((map) => !resources.some((resource) => resource === map));
    return [
        ...resources.map((one) => child(document, one, 'image')),
        ...jobs.flatMap((job) => {
            const container = child(document, job, 'container');
            const services = children(document, child(document, job, 'services')).filter(dist/* isScalar */.jn);
            const image = (0,dist/* isScalar */.jn)(container) ? container : child(document, container, 'image');
            return [image, ...services].filter((node) => !isName(node));
        }),
    ];
}
function read(file, text) {
    const variable = /\$[([{]/.test(text.value);
    return variable
        ? opaqueAt(file, text.span, 'variable', 'a variable of the pipeline is a part of it')
        : literal(file, text);
}

;// CONCATENATED MODULE: ./lib/scan/hcl.js
/** Every literal and every bare name that is a value, in the order of the text. Deeper nesting than `deepest` is not followed. */
function hclValues(text) {
    const tokens = tokensOf(text);
    const values = [];
    const around = [];
    let header = [];
    let key;
    tokens.forEach(({ kind, text: own, span }, index) => {
        const [before, next] = [tokens[index - 1], tokens[index + 1]];
        const isIndex = before?.text === '[' && /^(?:word|string)$|^\]$/.test(kindOrSign(tokens[index - 2]));
        const isKey = (kind === 'word' || kind === 'string') &&
            (next?.text === '=' || next?.text === ':') &&
            before?.text !== '?';
        if (own === '{' && kind === 'sign') {
            around.push(header.length > 0 ? header.join(' ') : (key ?? ''));
            [header, key] = [[], undefined];
        }
        else if (own === '}' && kind === 'sign') {
            around.pop();
            [header, key] = [[], undefined];
        }
        else if (isKey &&
            (before === undefined || /^[{\n,(]$/.test(before.text) || before.kind === 'newline')) {
            [header, key] = [[], own];
        }
        else if (kind === 'newline')
            header = [];
        else if (key === undefined && (kind === 'word' || kind === 'string'))
            header.push(own);
        else if (key !== undefined && !isIndex && isValue(kind, before, next)) {
            const exact = kind !== 'string' || !own.includes('\\');
            values.push({
                kind: kind === 'word' ? 'name' : kind,
                path: [...around.slice(-hcl_deepest), key],
                text: own,
                span,
                exact,
            });
        }
    });
    return values;
}
const hcl_deepest = 16;
function kindOrSign(token) {
    return token?.kind === 'sign' ? token.text : (token?.kind ?? '');
}
function isValue(kind, before, next) {
    if (kind !== 'string' && kind !== 'heredoc' && kind !== 'word')
        return false;
    if (kind === 'word')
        return /^[=:]$/.test(before?.text ?? '') && (next === undefined || /^[\n},[]$/.test(next.text));
    return ![before?.text, next?.text].some((sign) => sign === '==' || sign === '!=');
}
const word = /[\p{L}_][\p{L}\p{N}_.-]*/uy;
const sign = /==|!=|>=|<=|&&|\|\||=>|[^\s]/y;
function tokensOf(text) {
    const tokens = [];
    const push = (kind, start, end) => tokens.push({ kind, text: kind === 'newline' ? '\n' : text.slice(start, end), span: { start, end } });
    for (let at = 0; at < text.length;) {
        const char = text[at];
        const two = text.slice(at, at + 2);
        if (char === '\n') {
            push('newline', at, at + 1);
            at += 1;
        }
        else if (char === '#' || two === '//')
            at = endOr(text, '\n', at);
        else if (two === '/*')
            at = endOr(text, '*/', at + 2) + 2;
        else if (char === '"') {
            const end = endOfString(text, at + 1);
            push('string', at + 1, end);
            at = end + 1;
        }
        else if (two === '<<')
            at = heredoc(text, at, push);
        else if (/\s/.test(char ?? ''))
            at += 1;
        else {
            word.lastIndex = at;
            sign.lastIndex = at;
            const found = word.exec(text)?.[0];
            const end = at + (found ?? sign.exec(text)?.[0] ?? ' ').length;
            push(found === undefined ? 'sign' : 'word', at, end);
            at = end;
        }
    }
    return tokens;
}
/** The offset of the closing quote; quotes inside `${ … }` do not close. */
function endOfString(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (char === '\n')
            return at;
        if (char === '\\')
            at += 1;
        else if (char === '$' && text[at + 1] === '{')
            depth += 1;
        else if (char === '}' && depth > 0)
            depth -= 1;
        else if (char === '"' && depth === 0)
            return at;
    }
    return text.length;
}
function heredoc(text, at, push) {
    const open = /^<<[-~]?(?<label>\w+)[ \t]*\r?\n/.exec(text.slice(at, at + 200));
    const label = open?.groups?.label;
    if (open === null || label === undefined) {
        push('sign', at, at + 2);
        return at + 2;
    }
    const start = at + open[0].length;
    for (let line = start; line < text.length; line = endOr(text, '\n', line) + 1) {
        if (text.slice(line, endOr(text, '\n', line)).trim() !== label)
            continue;
        push('heredoc', start, line);
        return endOr(text, '\n', line);
    }
    push('heredoc', start, text.length);
    return text.length;
}
function endOr(text, what, from) {
    const at = text.indexOf(what, from);
    return at < 0 ? text.length : at;
}

;// CONCATENATED MODULE: ./lib/scan/hcl-reference.js


/** The values of `variable "name" { default = … }`, and of `locals` under `local.name`. */
function hclDefaults(values) {
    return new Map(values.flatMap((value) => {
        const [block, key, ...more] = value.path;
        if (value.kind !== 'string' || more.length > 0 || key === undefined)
            return [];
        const name = /^variable (?<name>[\w-]+)$/.exec(block ?? '')?.groups?.name;
        if (name !== undefined && key === 'default')
            return [[name, value]];
        return block === 'locals' ? [[`local.${key}`, value]] : [];
    }));
}
/** A name with variables expanded; a name that is nothing but a variable stands at the variable's default. */
function hclOccurrence(file, value, defaults) {
    const { span, exact } = value;
    const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
    const whole = /^\$\{(?:var\.)?(?<name>(?:local\.)?[\w-]+)\}$/.exec(text)?.groups?.name;
    const home = whole === undefined ? undefined : defaults.get(whole);
    if (home !== undefined && home.text !== '' && !home.text.includes('$'))
        return { ...occurrenceAt(file, home.span, home.text, home.exact), uses: [span] };
    if (!text.includes('${'))
        return occurrenceAt(file, span, text, exact);
    const shell = text.replace(/\$\{var\.(\w+)\}/g, '$${$1}');
    const expansion = expand(shell, (name) => defaults.get(name)?.text);
    if (expansion.kind === 'unknown') {
        const name = /\$\{(?<name>[^{}]*[.[(?][^{}]*)\}/.exec(shell)?.groups?.name;
        const detail = name === undefined ? expansion.detail : `\`${name}\` is not known here`;
        return opaqueAt(file, span, 'variable', detail);
    }
    return occurrenceAt(file, span, expansion.value, exact);
}
/** Without the first characters, such as a scheme. */
function hclBehind(value, length) {
    return {
        ...value,
        text: value.text.slice(length),
        span: { start: value.span.start + length, end: value.span.end },
    };
}

;// CONCATENATED MODULE: ./lib/scan/image-argument.js
// Build arguments that a Dockerfile's FROM is given, and which its own default gives way to.


/**
 * True for `BASE_IMAGE=node:20`, and for evident images under names such as `BASE`, `FROM_X` or `RUNTIME_IMAGE`, also
 * where variables are a part of them.
 */
function isImageArgument(name, value) {
    if (!/(?:^|_)(?:BASE|FROM)(?:_|$)|(?:^|_)IMAGE$/i.test(name))
        return false;
    const filled = value.replace(/\$\{[^{}]*\}|\$\w+/g, 'x');
    if (isEvident(filled))
        return true;
    const parsed = /(?:^|_)BASE_?IMAGE$/i.test(name) ? (0,model_image/* parseImage */.zZ)(filled) : undefined;
    return parsed?.kind === 'image' && parsed.image.tag !== undefined;
}

// EXTERNAL MODULE: ./node_modules/dockerfile-ast/lib/main.js
var main = __webpack_require__(56009);
;// CONCATENATED MODULE: ./lib/scan/dockerfile-spans.js
function spansIn(text) {
    const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((end) => end.index + end[0].length)];
    return ({ start, end }) => ({
        start: (starts[start.line] ?? text.length) + start.character,
        end: (starts[end.line] ?? text.length) + end.character,
    });
}
/** Without a pair of quotes around it, unless nothing would be left. */
function unquoted(text, { start, end }) {
    const quote = text[start];
    const quoted = end - start > 2 && (quote === '"' || quote === "'") && text[end - 1] === quote;
    return quoted ? { start: start + 1, end: end - 1 } : { start, end };
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile-arguments.js
// Arguments before the first FROM: their values, and where a digest may stand in them without touching another image.
// https://docs.docker.com/reference/dockerfile/#understand-how-arg-and-from-interact



function globalArguments(text, instructions, spans) {
    const declared = declaredIn(text, instructions, spans);
    const images = instructions.flatMap((one) => (one instanceof main.From ? (one.getImage() ?? []) : []));
    const uses = dockerfile_arguments_usesIn([...images, ...[...declared.values()].map(({ value }) => value)]);
    return {
        valueOf: (name) => declared.get(name)?.value,
        homeOf(raw, { start }) {
            const whole = wholeVariable(raw);
            if (whole === undefined)
                return undefined;
            const own = declared.get(whole.name);
            if (own !== undefined && own.value !== '') {
                const isShared = uses.get(whole.name)?.isPart === true;
                return isShared || own.value.includes('$') ? undefined : { span: own.span, declared: true };
            }
            if (whole.fallback === undefined || whole.fallback.text.includes('$'))
                return undefined;
            const from = start + whole.fallback.offset;
            return { span: { start: from, end: from + whole.fallback.text.length }, declared: false };
        },
        digestOf(raw) {
            const name = /\$(?:\{(?<braced>\w+)\}|(?<bare>\w+))$/.exec(raw)?.groups;
            const key = name?.braced ?? name?.bare ?? '';
            const own = declared.get(key);
            const at = own?.value.indexOf('@') ?? -1;
            if (own === undefined || at < 0)
                return undefined;
            if ((uses.get(key)?.texts ?? 0) > 1)
                return { why: `its digest comes from ${key}, which other references share` };
            return { span: { start: own.span.start + at, end: own.span.end } };
        },
    };
}
function declaredIn(text, instructions, spans) {
    const declared = new Map();
    const first = instructions.findIndex((instruction) => instruction instanceof main.From);
    for (const instruction of first < 0 ? instructions : instructions.slice(0, first)) {
        if (instruction.getKeyword() !== 'ARG')
            continue;
        for (const property of instruction.getPropertyArguments()) {
            const { start, end } = spans(property.getRange());
            const equals = text.slice(start, end).indexOf('=');
            if (equals < 0)
                continue;
            const span = unquoted(text, { start: start + equals + 1, end });
            declared.set(text.slice(start, start + equals), { value: text.slice(span.start, span.end), span });
        }
    }
    return declared;
}
function dockerfile_arguments_usesIn(texts) {
    const uses = new Map();
    for (const text of texts) {
        const whole = wholeVariable(unquotedText(text))?.name;
        for (const name of new Set([...text.matchAll(/\$\{?(?<name>\w+)/g)].map(({ groups }) => groups?.name ?? ''))) {
            const known = uses.get(name) ?? { texts: 0, isPart: false };
            uses.set(name, { texts: known.texts + 1, isPart: known.isPart || name !== whole });
        }
    }
    return uses;
}
function unquotedText(text) {
    const { start, end } = unquoted(text, { start: 0, end: text.length });
    return text.slice(start, end);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile-heredocs.js
// Heredocs of a Dockerfile: what the parser takes for one and is none, and one that never ends.
// https://docs.docker.com/reference/dockerfile/#here-documents

const escapeDirective = /^(?:[^\S\n]*#.*\n)*?[^\S\n]*#[^\S\n]*escape[^\S\n]*=[^\S\n]*`/i;
/**
 * The text with every `<<` within quotes covered, character for character: the parser would take `"a <<b"` for the
 * beginning of a heredoc, and everything behind it for its content. Quotes end with their instruction.
 */
function coverQuotedHeredocs(text) {
    if (!text.includes('<<'))
        return text;
    const continued = escapeDirective.test(text) ? /`[^\S\n]*$/ : /\\[^\S\n]*$/;
    let quote = '';
    const covered = [];
    for (const line of text.split('\n')) {
        if (/^\s*#/.test(line)) {
            covered.push(line);
            continue;
        }
        const read = coverLine(line, quote);
        covered.push(read.line);
        quote = continued.test(line) ? read.quote : '';
    }
    return covered.join('\n');
}
function coverLine(line, open) {
    let quote = open;
    const characters = line.split('');
    for (let at = 0; at < characters.length; at += 1) {
        const one = line[at] ?? '';
        if (one === '\\' && quote !== "'")
            at += 1;
        else if (one === quote)
            quote = '';
        else if (quote === '' && (one === '"' || one === "'"))
            quote = one;
        else if (quote !== '' && one === '<' && line[at + 1] === '<')
            characters[at] = '_';
    }
    return { line: characters.join(''), quote };
}
/** The name of a heredoc without an end: it swallows what stands behind it, so it is of the last instruction. */
function openHeredoc(instructions) {
    const last = instructions.at(-1);
    if (!(last instanceof main.Run || last instanceof main.Copy))
        return undefined;
    return last
        .getHeredocs()
        .find((heredoc) => heredoc.getDelimiterRange() === null)
        ?.getName();
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile-stages.js
// The instructions of a Dockerfile → the images that they name, and not the stages.




const platformVariable = /\$\{?(?:target|build)(?:platform|os|arch|variant)\b\}?/;
const mostStages = 1000;
/** Reads instructions in order, knowing the stages that came before. */
class Stages {
    file;
    spans;
    globals;
    names = new Set();
    constructor(file, spans, globals) {
        this.file = file;
        this.spans = spans;
        this.globals = globals;
    }
    read(instructions) {
        return instructions.flatMap((instruction) => {
            if (instruction instanceof main.From)
                return this.from(instruction);
            const inner = instruction instanceof main.Onbuild ? instruction.getTriggerInstruction() : instruction;
            return inner instanceof main.ModifiableInstruction
                ? inner.getFlags().flatMap((flag) => this.flag(inner, flag))
                : [];
        });
    }
    from(instruction) {
        const range = instruction.getImageRange();
        const stage = instruction.getBuildStage();
        const found = range === null ? [] : this.image(range);
        if (stage !== null)
            this.names.add(stage.toLowerCase());
        return found;
    }
    image(range) {
        const span = unquoted(this.file.text, this.spans(range));
        const raw = this.slice(span);
        const expansion = expand(raw, (name) => this.globals.valueOf(name));
        if (expansion.kind === 'unknown')
            return this.isStageOfPlatform(raw) ? [] : [opaqueAt(this.file, span, 'variable', expansion.detail)];
        const { value } = expansion;
        const name = value.toLowerCase();
        if (name === 'scratch' || this.names.has(name))
            return [];
        return [this.resolved(span, raw, value)];
    }
    /** `FROM build-$TARGETOS`: a stage for each platform, when there is an earlier one of such a name. */
    isStageOfPlatform(raw) {
        const [before = '', after, ...more] = raw.toLowerCase().split(platformVariable);
        if (after === undefined || more.length > 0)
            return false;
        const length = before.length + after.length;
        return [...this.names]
            .slice(0, mostStages)
            .some((name) => name.length > length && name.startsWith(before) && name.endsWith(after));
    }
    resolved(span, raw, value) {
        const home = this.globals.homeOf(raw, span);
        if (home !== undefined)
            return { ...occurrenceAt(this.file, home.span), ...(home.declared ? { uses: [span] } : {}) };
        const found = occurrenceAt(this.file, span, value);
        const digest = found.kind === 'image' && found.pin.kind === 'refused' ? this.globals.digestOf(raw) : undefined;
        if (found.kind === 'opaque' || digest === undefined)
            return found;
        const pin = 'span' in digest ? { kind: 'place', lead: '@', ...digest } : { kind: 'refused', ...digest };
        return { ...found, pin };
    }
    flag(instruction, flag) {
        const range = flag.getValueRange();
        const span = range === null
            ? undefined
            : fromSpan(instruction.getKeyword(), flag.getName(), this.file.text, this.spans(range));
        if (span === undefined)
            return [];
        const name = this.slice(span);
        const isStage = /^\d+$/.test(name) || this.names.has(name.toLowerCase());
        if (name === '' || name === 'scratch' || isStage)
            return [];
        if (!name.includes('$'))
            return [occurrenceAt(this.file, span)];
        return [opaqueAt(this.file, span, 'variable', 'variables are not expanded in --from')];
    }
    slice({ start, end }) {
        return this.file.text.slice(start, end);
    }
}
/** The value of `from`: of the flag itself, or of the `from=` field of a RUN mount. */
function fromSpan(keyword, flag, text, value) {
    if (flag === 'from' && (keyword === 'COPY' || keyword === 'ADD'))
        return unquoted(text, value);
    if (flag !== 'mount' || keyword !== 'RUN')
        return undefined;
    let start = value.start;
    for (const field of text.slice(value.start, value.end).split(',')) {
        const from = /^[\\`\s]*from=/.exec(field)?.[0];
        if (from !== undefined)
            return unquoted(text, {
                start: start + from.length,
                end: start + field.replace(/[\\`\s]+$/, '').length,
            });
        start += field.length + 1;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/scan/formats/dockerfile.js
// Dockerfile and Containerfile: FROM, --from of COPY, ADD and RUN mounts, ONBUILD of these, and `# syntax=`.
// https://docs.docker.com/reference/dockerfile/







const dockerfile = {
    id: 'dockerfile',
    title: 'Dockerfile, Containerfile',
    paths: [
        '**/*Dockerfile*',
        '**/{dockerfile,containerfile}',
        '**/*.dockerfile',
        '**/Containerfile*',
        '**/*.Containerfile',
    ],
    comment: '#',
    scan(file) {
        const text = coverQuotedHeredocs(coverTemplates(file.text.replace(/^\uFEFF/, ' ')));
        if (hasEndlessWords(text)) {
            const message = `The Dockerfile was not read: an instruction has more than ${mostInRow} flags or heredocs`;
            return { occurrences: [], problems: [{ file: file.path, message }] };
        }
        const parsed = main.DockerfileParser.parse(text);
        const spans = spansIn(text);
        const instructions = parsed.getInstructions();
        const syntax = parsed.getDirectives().flatMap((directive) => {
            const range = directive.getName().toLowerCase() === 'syntax' ? directive.getValueRange() : null;
            return range === null ? [] : [occurrenceAt(file, spans(range))];
        });
        const found = new Stages(file, spans, globalArguments(file.text, instructions, spans)).read(instructions);
        const open = openHeredoc(instructions);
        const problems = open === undefined ? [] : [{ file: file.path, message: notClosed(open) }];
        return { occurrences: joined([...syntax, ...found]), problems };
    },
};
const notClosed = (name) => `The heredoc ${name.slice(0, 100)} is not closed, so what stands behind it was not read`;
const mostInRow = 2000;
/** Flags or heredocs in a row that no build has: the parser's time grows with the square of their number. */
function hasEndlessWords(text) {
    let inRow = 0;
    for (const [word] of text.matchAll(/\S+/g)) {
        if (/^(?:--|<<)/.test(word))
            inRow += 1;
        else if (word !== '\\' && word !== '`')
            inRow = 0;
        if (inRow > mostInRow)
            return true;
    }
    return false;
}
/** Several FROM lines may use one ARG: its image is one occurrence, with all its uses. */
function joined(occurrences) {
    const byStart = new Map();
    for (const one of occurrences) {
        const known = byStart.get(one.at.span.start) ?? { one, uses: [] };
        for (const use of one.uses ?? [])
            known.uses.push(use);
        byStart.set(one.at.span.start, known);
    }
    return [...byStart.values()].map(({ one, uses }) => (uses.length === 0 ? one : { ...one, uses }));
}

;// CONCATENATED MODULE: ./lib/scan/shifted.js
/** The occurrence with every span moved by an offset. */
function shifted(one, by) {
    const move = ({ start, end }) => ({ start: start + by, end: end + by });
    const at = { ...one.at, span: move(one.at.span) };
    const uses = one.uses === undefined ? {} : { uses: one.uses.map(move) };
    if (one.kind === 'opaque')
        return { ...one, ...uses, at };
    return {
        ...one,
        ...uses,
        at,
        pin: one.pin.kind === 'refused' ? one.pin : { ...one.pin, span: move(one.pin.span) },
    };
}

;// CONCATENATED MODULE: ./lib/scan/inline-dockerfile.js


const meanings = { n: ' \n', t: '  ', r: '  ', '"': ' "', '\\': ' \\' };
/** What stands in the span, read as a Dockerfile. Escapes of a quoted text become as many characters, so places stay. */
function inlineDockerfile(file, { start, end }, quoted) {
    const written = file.text.slice(start, end);
    const text = quoted ? written.replace(/\\(.)/g, (all, letter) => meanings[letter] ?? all) : written;
    const { occurrences, problems } = dockerfile.scan({ path: file.path, text }) ?? empty;
    return { occurrences: occurrences.map((one) => shifted(one, start)), problems };
}
const empty = { occurrences: [], problems: [] };

;// CONCATENATED MODULE: ./lib/scan/formats/bake.js




const scheme = 'docker-image://';
const bake = {
    id: 'bake',
    title: 'Docker Bake',
    paths: ['**/*docker-bake*.hcl'],
    comment: '#',
    scan(file) {
        const values = hclValues(file.text);
        const defaults = hclDefaults(values);
        const problems = [];
        const found = values.flatMap((value) => {
            const [block, key] = value.path;
            if (block?.startsWith('target') !== true)
                return [];
            if (key === 'dockerfile-inline') {
                if (value.kind === 'name')
                    return [];
                const scan = inlineDockerfile(file, value.span, value.kind === 'string');
                problems.push(...scan.problems);
                return scan.occurrences;
            }
            const image = imageOf(value, key);
            return image === undefined ? [] : [hclOccurrence(file, image, defaults)];
        });
        return { occurrences: found, problems };
    },
};
function imageOf(value, key) {
    if (key === 'contexts')
        return value.text.startsWith(scheme) ? hclBehind(value, scheme.length) : undefined;
    if (key === 'attest') {
        const generator = /^(?:[^,]*,)*?generator=/.exec(value.text)?.[0];
        return generator === undefined ? undefined : hclBehind(value, generator.length);
    }
    if (key === 'args')
        return isImageArgument(value.path.at(-1) ?? '', value.text) ? value : undefined;
    if (key !== 'cache-from')
        return undefined;
    const ref = /^type=registry,(?:[^,]*,)*?ref=/.exec(value.text)?.[0];
    if (ref !== undefined)
        return hclBehind(value, ref.length);
    const isObject = value.path.at(-1) === 'ref';
    return isObject || !/^\w+=|^(?:gha|registry|local|inline)$/.test(value.text) ? value : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/formats/bake-json.js





const bake_json_read = interpolated();
const bakeJson = {
    id: 'bake-json',
    title: 'Docker Bake, JSON',
    paths: ['**/*docker-bake*.json'],
    scan: (file) => scanYaml(file, { needles: ['target'], find: bake_json_find, read: named }),
};
function bake_json_find(document, file) {
    return children(document, child(document, document.root, 'target')).flatMap((target) => [
        ...children(document, child(document, target, 'contexts')),
        ...children(document, child(document, target, 'cache-from')),
        ...entries(document, child(document, target, 'args')).flatMap(([name, value]) => {
            const text = textOf(document, value);
            return text !== undefined && isImageArgument(name, text.value) ? [{ text, read: bake_json_read }] : [];
        }),
        ...inline(document, file, child(document, target, 'dockerfile-inline')),
    ]);
}
function inline(document, file, node) {
    const text = textOf(document, node);
    return text === undefined ? [] : [{ found: inlineDockerfile(file, text.span, true).occurrences }];
}
function named(file, text) {
    const prefix = /^docker-image:\/\/|^type=registry,(?:[^,]*,)*?ref=/.exec(text.value)?.[0];
    const inner = prefix === undefined ? undefined : behind(prefix, text);
    return inner === undefined ? undefined : bake_json_read(file, inner);
}

;// CONCATENATED MODULE: ./lib/scan/starlark.js
/** A string that is never closed ends with its line, or with the text where three quotes opened it. */
const token = /#[^\n]*|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[A-Za-z_][\w.]*|[^\s]/g;
const plain = /^(?:"[^"]*"|'[^']*')$/;
/** The keyword arguments that are plain strings, for every call of one of the functions. */
function callsOf(text, functions) {
    const tokens = [...text.matchAll(token)].filter(([found]) => !found.startsWith('#'));
    const calls = [];
    /** What is open around a token: calls of one of the functions, and other brackets. */
    const around = [];
    tokens.forEach(([found], index) => {
        if (/^[([{]$/.test(found)) {
            const call = found === '(' && functions.has(tokens[index - 1]?.[0] ?? '') ? new Map() : undefined;
            if (call !== undefined)
                calls.push(call);
            around.push(call);
        }
        else if (/^[)\]}]$/.test(found))
            around.pop();
        else {
            const value = around.at(-1) === undefined ? undefined : literalOf(tokens, index);
            if (value !== undefined)
                around.at(-1)?.set(found, value);
        }
    });
    return calls;
}
/** The plain string that a keyword argument gives. */
function literalOf(tokens, name) {
    const [sign, string, behind] = [tokens[name + 1]?.[0], tokens[name + 2], tokens[name + 3]?.[0] ?? ')'];
    if (sign !== '=' || string === undefined || !plain.test(string[0]) || !/^[,)]$/.test(behind))
        return undefined;
    const value = string[0].slice(1, -1);
    const start = string.index + 1;
    return { value, span: { start, end: start + value.length }, exact: !value.includes('\\') };
}

;// CONCATENATED MODULE: ./lib/scan/formats/bazel.js


const rules = new Set(['oci.pull', 'oci_pull', 'container_pull']);
const bazel = {
    id: 'bazel',
    title: 'Bazel',
    paths: ['**/{MODULE.bazel,WORKSPACE,WORKSPACE.bazel,WORKSPACE.bzlmod}', '**/*.{MODULE.bazel,bzl}'],
    comment: '#',
    scan(file) {
        if (!/pull/.test(file.text))
            return undefined;
        const occurrences = callsOf(file.text, rules).flatMap((given) => {
            const repository = given.get('image') ?? given.get('repository');
            if (repository === undefined || repository.value === '')
                return [];
            return [
                splitOccurrence(file, {
                    registry: given.has('image') ? undefined : given.get('registry'),
                    repository,
                    tag: given.get('tag'),
                    digest: given.get('digest'),
                    ...(given.has('digest')
                        ? {}
                        : { noPlace: 'Bazel takes a digest as an argument of its own: add `digest = ""`' }),
                    tagElsewhere: 'neither a tag nor a digest is written here',
                }),
            ];
        });
        return { occurrences, problems: [] };
    },
};

;// CONCATENATED MODULE: ./lib/scan/formats/bitbucket-pipelines.js
// Bitbucket Pipelines: `image` of the file, of steps and of services, as text or with `name`, and `pipe: docker://…`.
// https://support.atlassian.com/bitbucket-cloud/docs/docker-image-options/




const bitbucket_pipelines_scheme = 'docker://';
const bitbucketPipelines = {
    id: 'bitbucket-pipelines',
    title: 'Bitbucket Pipelines',
    paths: ['**/bitbucket-pipelines.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['pipelines'], find: bitbucket_pipelines_find, read: bitbucket_pipelines_read }),
};
function bitbucket_pipelines_find(document) {
    const { root } = document;
    const services = children(document, child(document, child(document, root, 'definitions'), 'services'));
    const maps = mapsOf(document);
    const steps = maps.map((map) => child(document, map, 'step'));
    const pipes = maps.map((map) => child(document, map, 'pipe'));
    return [
        ...[root, ...services, ...steps].map((holder) => {
            const image = child(document, holder, 'image');
            return (0,dist/* isScalar */.jn)(image) ? image : child(document, image, 'name');
        }),
        ...pipes.filter((pipe) => textOf(document, pipe)?.value.startsWith(bitbucket_pipelines_scheme)),
    ];
}
function bitbucket_pipelines_read(file, text) {
    return interpolated()(file, behind(bitbucket_pipelines_scheme, text) ?? text);
}

;// CONCATENATED MODULE: ./lib/scan/formats/circleci.js
// CircleCI: the Docker images of jobs and executors, also of inline orbs. `machine` images are virtual machines.
// https://circleci.com/docs/configuration-reference/#docker




const circleci = {
    id: 'circleci',
    title: 'CircleCI',
    paths: ['**/.circleci/**/*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['docker'], find: circleci_find }),
};
const whole = /^<<\s*(?<of>pipeline\.)?parameters\.(?<name>[\w-]+)\s*>>$/;
function circleci_find(document) {
    const maps = mapsOf(document);
    const images = maps.flatMap((map) => ['jobs', 'executors'].flatMap((kind) => children(document, child(document, map, kind)).flatMap((holder) => children(document, child(document, holder, 'docker')).map((entry) => ({
        holder,
        image: child(document, entry, 'image'),
    })))));
    const names = images.flatMap(({ image }) => {
        const parameter = whole.exec(textOf(document, image)?.value ?? '')?.groups;
        return parameter?.name === undefined || parameter.of !== undefined ? [] : [parameter.name];
    });
    return [
        ...images.map(({ holder, image }) => circleci_named(document, holder, image)),
        ...maps.flatMap((map) => given(document, map, new Set(names))),
    ];
}
/** What a job gives its executor, and a workflow its jobs, for parameters that are images. */
function given(document, map, names) {
    const listed = child(document, map, 'jobs');
    const jobs = (0,dist/* isSeq */.oP)(listed) ? children(document, listed).flatMap((entry) => children(document, entry)) : [];
    return [child(document, map, 'executor'), ...jobs].flatMap((holder) => entries(document, holder).flatMap(([key, value]) => names.has(key) && (0,dist/* isScalar */.jn)(value) ? [circleci_named(document, map, value)] : []));
}
/** The node itself, or the default of the parameter that it consists of. */
function circleci_named(document, holder, node) {
    const parameter = whole.exec(textOf(document, node)?.value ?? '')?.groups;
    if (parameter?.name === undefined)
        return node;
    const declared = child(document, parameter.of === undefined ? holder : document.root, 'parameters');
    return child(document, child(document, declared, parameter.name), 'default') ?? node;
}

;// CONCATENATED MODULE: ./lib/scan/formats/cloud-build.js



const cloudBuild = {
    id: 'cloud-build',
    title: 'Google Cloud Build',
    paths: ['**/*cloudbuild*.{yml,yaml,json}'],
    comment: '#',
    scan: (file) => scanYaml(file, {
        needles: ['steps'],
        find: (document) => children(document, child(document, document.root, 'steps')).map((step) => child(document, step, 'name')),
        read: (source, text, document) => interpolated(substitutionOf(document))(source, text),
    }),
};
function substitutionOf(document) {
    const substitutions = child(document, document.root, 'substitutions');
    return (name) => sourceOf(document, child(document, substitutions, name))?.value;
}

;// CONCATENATED MODULE: ./lib/scan/embedded.js
// A file inside a YAML block scalar, such as an inline Dockerfile: read as a file, placed in the one around it.

/** Scans the text of a literal block (`|`). Any other scalar is a problem, for its text is not what is written. */
function scanEmbedded(file, node, scanner) {
    if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string' || node.range == null)
        return { occurrences: [], problems: [] };
    const [start, end] = node.range;
    if (node.type !== 'BLOCK_LITERAL' || node.value.trim() === '') {
        const message = 'A file inside this file is read only from a literal block (`|`)';
        const problems = node.value.trim() === '' ? [] : [{ file: file.path, message, span: { start, end } }];
        return { occurrences: [], problems };
    }
    const { text, offsets } = unindented(file.text, start, end);
    const scan = scanner.scan({ path: file.path, text });
    const outer = (span) => {
        const from = offsets[span.start] ?? end;
        return { start: from, end: span.end === span.start ? from : (offsets[span.end - 1] ?? end) + 1 };
    };
    return {
        occurrences: (scan?.occurrences ?? []).map((one) => moved(one, outer)),
        problems: (scan?.problems ?? []).map(({ span, ...problem }) => span === undefined ? problem : { ...problem, span: outer(span) }),
    };
}
/** The lines below the block's header without their indentation, and where each character stood. */
function unindented(text, start, end) {
    const header = text.indexOf('\n', start);
    const offsets = [];
    let inner = '';
    let indent;
    for (let line = header + 1; header >= 0 && line < end;) {
        const newline = text.indexOf('\n', line);
        const next = newline < 0 || newline >= end ? end : newline + 1;
        const blanks = /^ */.exec(text.slice(line, next))?.[0].length ?? 0;
        if (text.slice(line, next).trim() !== '')
            indent ??= blanks;
        for (let at = line + Math.min(blanks, indent ?? blanks); at < next; at += 1) {
            inner += text[at];
            offsets.push(at);
        }
        line = next;
    }
    return { text: inner, offsets };
}
function moved(one, outer) {
    const uses = one.uses === undefined ? {} : { uses: one.uses.map(outer) };
    const at = { file: one.at.file, span: outer(one.at.span) };
    if (one.kind === 'opaque')
        return { ...one, ...uses, at };
    return { ...one, ...uses, at, pin: movedPin(one.pin, one.at.span, at.span, outer) };
}
/** An empty place behind the last character stays behind it. */
function movedPin(pin, inner, place, outer) {
    if (pin.kind === 'refused')
        return pin;
    const behind = pin.span.start === inner.end && pin.span.end === inner.end;
    return { ...pin, span: behind ? { start: place.end, end: place.end } : outer(pin.span) };
}

;// CONCATENATED MODULE: ./lib/scan/formats/compose.js
// Compose files: images of services and volumes, and what builds pull. `image` beside `build` names the output of a build.
// https://github.com/compose-spec/compose-spec/blob/main/05-services.md#image
// https://github.com/compose-spec/compose-spec/blob/main/build.md







const compose_read = interpolated();
const compose_scheme = 'docker-image://';
const compose = {
    id: 'compose',
    title: 'Compose',
    paths: ['**/*compose*.{yml,yaml}', '**/{stack,docker-stack}*.{yml,yaml}'],
    comment: '#',
    scan(file) {
        const problems = [];
        const scan = scanYaml(file, {
            needles: ['services'],
            find: (document) => candidates(document, file, problems),
            read: compose_named,
        });
        return scan === undefined ? undefined : { ...scan, problems: [...scan.problems, ...problems] };
    },
};
function candidates(document, file, problems) {
    const services = child(document, document.root, 'services');
    if (!(0,dist/* isMap */.jh)(services))
        return undefined;
    return children(document, services).flatMap((service) => {
        const build = child(document, service, 'build');
        const volumes = children(document, child(document, service, 'volumes')).filter((volume) => textAt(document, volume, 'type') === 'image');
        return [
            ...(isNothing(build) ? [child(document, service, 'image')] : ofBuild(document, build, file, problems)),
            ...volumes.map((volume) => child(document, volume, 'source')),
        ];
    });
}
function ofBuild(document, build, file, problems) {
    const inline = child(document, build, 'dockerfile_inline');
    const scan = inline === undefined ? undefined : scanEmbedded(file, inline, dockerfile);
    problems.push(...(scan?.problems ?? []));
    const contexts = child(document, build, 'additional_contexts');
    return [
        ...(scan === undefined ? [] : [{ found: scan.occurrences }]),
        ...((0,dist/* isSeq */.oP)(contexts)
            ? children(document, contexts)
            : entries(document, contexts).map(([, value]) => value)).filter((value) => (0,dist/* isScalar */.jn)(value) && String(value.value).includes(compose_scheme)),
        ...children(document, child(document, build, 'cache_from')),
        ...imageArguments(document, child(document, build, 'args')),
    ];
}
/** Arguments such as `BASE_IMAGE: org/app:1` or `BASE_IMAGE=org/app:1`, which a Dockerfile's own default gives way to. */
function imageArguments(document, args) {
    if (!(0,dist/* isSeq */.oP)(args))
        return entries(document, args).flatMap(([name, value]) => isImageArgument(name, textOf(document, value)?.value ?? '') ? [value] : []);
    return children(document, args).flatMap((entry) => {
        const text = textOf(document, entry);
        const name = /^[^=]*=/.exec(text?.value ?? '')?.[0] ?? '=';
        const value = text && behind(name, text);
        return value !== undefined && isImageArgument(name.slice(0, -1), value.value) ? [{ text: value }] : [];
    });
}
function isNothing(node) {
    return node === undefined || ((0,dist/* isScalar */.jn)(node) && node.value === null);
}
function textAt(document, node, key) {
    const value = child(document, node, key);
    return (0,dist/* isScalar */.jn)(value) ? value.value : undefined;
}
/** `image`, `docker-image://image`, `name=docker-image://image`, `type=registry,ref=image`; other caches are no image. */
function compose_named(file, text) {
    const prefix = /^(?:[^=,]*=)?docker-image:\/\/|^(?:[^,]*,)*ref=/.exec(text.value)?.[0];
    if (prefix === undefined)
        return /^type=/.test(text.value) ? undefined : compose_read(file, text);
    if (prefix.endsWith('ref=') && !/(?:^|,)type=registry(?:,|$)/.test(text.value))
        return undefined;
    const inner = behind(prefix, text);
    const comma = inner?.value.indexOf(',') ?? -1;
    if (inner === undefined || comma < 0)
        return inner && compose_read(file, inner);
    const span = { start: inner.span.start, end: inner.exact ? inner.span.start + comma : inner.span.end };
    return compose_read(file, { ...inner, value: inner.value.slice(0, comma), span });
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var umd_main = __webpack_require__(99547);
;// CONCATENATED MODULE: ./lib/scan/formats/devcontainer.js
// Development containers: `image`, base images given as arguments, what the build takes its cache from, in JSON with comments.
// https://containers.dev/implementors/json_reference/



const devcontainer = {
    id: 'devcontainer',
    title: 'Development containers',
    paths: ['**/.devcontainer/**/devcontainer.json', '**/.devcontainer.json', '**/devcontainer.json'],
    comment: '//',
    scan(file) {
        const errors = [];
        const root = treeOf(file.text.replace(/^\uFEFF/, ' '), errors);
        if (root === 'too deep') {
            const message = 'The JSON cannot be read: it is nested too deeply';
            return { occurrences: [], problems: [{ file: file.path, message }] };
        }
        const at = (...path) => (root === undefined ? undefined : (0,umd_main.findNodeAtLocation)(root, path));
        const cache = at('build', 'cacheFrom');
        const nodes = [
            at('image'),
            ...devcontainer_imageArguments(at('build', 'args')),
            ...(cache?.type === 'array' ? (cache.children ?? []) : [cache]),
        ];
        return {
            occurrences: nodes.flatMap((node) => devcontainer_named(file, node)),
            problems: errors.slice(0, 1).map(({ error, offset, length }) => ({
                file: file.path,
                message: `The JSON cannot be read: ${(0,umd_main.printParseErrorCode)(error)}`,
                span: { start: offset, end: offset + length },
            })),
        };
    },
};
function treeOf(text, errors) {
    try {
        return (0,umd_main.parseTree)(text, errors, { allowTrailingComma: true });
    }
    catch (error) {
        if (error instanceof RangeError)
            return 'too deep';
        throw error;
    }
}
function devcontainer_imageArguments(args) {
    return (args?.children ?? []).flatMap(({ children: [name, value] = [] }) => value?.type === 'string' && isImageArgument(String(name?.value), String(value.value)) ? [value] : []);
}
function devcontainer_named(file, node) {
    if (node?.type !== 'string' || typeof node.value !== 'string' || /^$|^type=/.test(node.value))
        return [];
    const whole = { start: node.offset, end: node.offset + node.length };
    const closed = node.length > 2 && file.text[whole.end - 1] === '"';
    const span = closed ? { start: whole.start + 1, end: whole.end - 1 } : whole;
    if (node.value.includes('${'))
        return [opaqueAt(file, span, 'variable', 'a variable of the editor is a part of it')];
    return [occurrenceAt(file, span, node.value, file.text.slice(span.start, span.end) === node.value)];
}

;// CONCATENATED MODULE: ./lib/scan/formats/drone.js


const drone = {
    id: 'drone',
    title: 'Drone, Woodpecker',
    paths: ['**/.drone.{yml,yaml}', '**/.woodpecker.{yml,yaml}', '**/.woodpecker/**/*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['image'], find: drone_find, read: interpolated() }),
};
function drone_find(document) {
    return ['steps', 'services', 'pipeline', 'clone'].flatMap((key) => children(document, child(document, document.root, key)).map((step) => child(document, step, 'image')));
}

;// CONCATENATED MODULE: ./lib/scan/formats/gitlab-ci.js
// GitLab CI: `image` and `services` of the file, of `default` and of every job, as text or with `name`.
// https://docs.gitlab.com/ci/yaml/#image





const notJobs = new Set(['variables', 'include', 'stages', 'workflow', 'spec', 'cache', 'image', 'services']);
const gitlabCi = {
    id: 'gitlab-ci',
    title: 'GitLab CI',
    paths: [
        '**/.gitlab-ci.{yml,yaml}',
        '**/*.gitlab-ci.{yml,yaml}',
        '**/.gitlab/**/*.{yml,yaml}',
        '**/.gitlab-ci/**/*.{yml,yaml}',
    ],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['image'], find: gitlab_ci_find }) ?? scanYaml(file, { needles: ['services'], find: gitlab_ci_find }),
};
function gitlab_ci_find(document, file) {
    const { root } = document;
    if (!(0,dist/* isMap */.jh)(root))
        return undefined;
    const jobs = entries(document, root).flatMap(([key, value]) => notJobs.has(key) || !(0,dist/* isMap */.jh)(value) ? [] : [value]);
    return [root, ...jobs].flatMap((job) => {
        const services = children(document, child(document, job, 'services'));
        return [child(document, job, 'image'), ...services].flatMap((node) => gitlab_ci_named(file, document, job, node));
    });
}
/** The node itself; with variables, what the job's own or the file's say, or the values of the job's matrix. */
function gitlab_ci_named(file, document, job, holder) {
    const node = (0,dist/* isScalar */.jn)(holder) ? holder : child(document, holder, 'name');
    const text = textOf(document, node);
    if (node === undefined || text?.value.includes('$') !== true)
        return [node];
    const lookup = (name) => variableOf(document, job, name) ?? variableOf(document, document.root, name);
    const whole = wholeVariable(text.value)?.name ?? '';
    const values = whole === '' || lookup(whole) !== undefined ? [] : matrixValues(document, job, whole);
    if (values.length > 0)
        return values;
    const texts = document.twins(node).flatMap((twin) => textOf(document, twin) ?? []);
    return [{ found: texts.map((one) => interpolated(lookup)(file, one)) }];
}
/** A variable of the job or of the file, as text or with `value`. */
function variableOf(document, holder, name) {
    const value = child(document, child(document, holder, 'variables'), name);
    return sourceOf(document, (0,dist/* isMap */.jh)(value) ? child(document, value, 'value') : value)?.value;
}
function matrixValues(document, job, name) {
    const matrix = child(document, child(document, job, 'parallel'), 'matrix');
    return children(document, matrix).flatMap((combination) => {
        const values = child(document, combination, name);
        return (0,dist/* isSeq */.oP)(values) ? children(document, values) : (values ?? []);
    });
}

;// CONCATENATED MODULE: ./lib/scan/yaml-split.js
// References split over the keys of a YAML map, with the `digest` key also where it is empty.


/** The reference of a map. A part that other places use by alias takes no digest: it would change them too. */
function splitOf(document, map, named) {
    const digest = digestPart(document, map);
    const carrier = digest?.digest ?? named.tag;
    const shared = carrier !== undefined && document.usesOf(carrier.span).length > 0;
    return { ...named, ...digest, ...(shared ? { noPlace: 'other places use this text by its anchor' } : {}) };
}
/** True when the map has the key with a value, also an empty one. */
function hasDigest(document, map) {
    return digestPart(document, map) !== undefined;
}
/** The text of the key's value; for `digest:` with nothing behind it, the place behind the colon. */
function digestPart(document, map) {
    const pair = map.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && key.value === 'digest');
    const value = document.follow(pair?.value);
    const text = sourceOf(document, value);
    if (pair === undefined || text === undefined || !(0,dist/* isScalar */.jn)(value))
        return undefined;
    if (value.type !== 'PLAIN' || text.value !== '')
        return value.value === null ? undefined : { digest: text };
    const key = (0,dist/* isScalar */.jn)(pair.key) ? pair.key.range : undefined;
    const colon = document.text.indexOf(':', key?.[1] ?? text.span.start);
    const at = { start: colon + 1, end: colon + 1 };
    return { digest: { value: '', span: at, exact: true }, digestLead: ' ' };
}

;// CONCATENATED MODULE: ./lib/scan/formats/helm-values.js
// Helm values: `image: name`, and names split over `registry`, `repository`, `tag` and `digest`.
// https://helm.sh/docs/chart_best_practices/values/








const tagElsewhere = 'its tag is not written here: the chart gives it';
const helmValues = {
    id: 'helm-values',
    title: 'Helm values',
    paths: ['**/*values*.{yml,yaml}', '**/values/**/*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['mage'], find: valuesImages }) ??
        scanYaml(file, { needles: ['repository'], find: valuesImages }),
};
/** The images of a tree of values; manifests and everything else with a schema of its own are left to others. */
function valuesImages(document) {
    if (!(0,dist/* isMap */.jh)(document.root) || child(document, document.root, 'apiVersion') !== undefined)
        return undefined;
    return imagesOfValues(document, document.root);
}
/** The same below one map, such as `valuesInline` of a kustomization. */
function imagesOfValues(document, root) {
    const others = new Set(otherMaps(document, root));
    return mapsOf(document, root).flatMap((map) => {
        const split = others.has(map) ? undefined : splitImage(document, map);
        return [...(split === undefined ? [] : [{ split }]), ...namedImages(document, map, split !== undefined)];
    });
}
/** Maps whose `repository` is one of sources or charts, by the key that they stand under. */
function otherMaps(document, root) {
    return mapsOf(document, root).flatMap((map) => entries(document, map).flatMap(([key, value]) => /^(?:git|github|gitlab|source|chart|helm)s?$/i.test(key) ? [value] : []));
}
/**
 * Whole names under `image`, tagged ones under keys that end so, evident ones under keys such as `imageEnvoy` and in
 * maps and lists that are called `images`, and split ones under a key that ends in `image`, also where the chart gives the tag.
 */
function namedImages(document, map, isSplit) {
    return entries(document, map).flatMap(([key, value]) => {
        const text = textOf(document, value)?.value;
        if (key === 'image' && text !== undefined)
            return isSplit ? [] : [{ text: textOf(document, value), read: helm_values_whole }];
        if (/images$/i.test(key))
            return listed(document, value);
        if (/^image(?!Repository|Tag)[A-Z]/.test(key))
            return isEvident(text ?? '') ? [value] : [];
        if (!/image$/i.test(key))
            return [];
        if (text !== undefined)
            return isVersioned(text) ? [value] : [];
        const split = (0,dist/* isMap */.jh)(value) ? splitImage(document, value, true) : undefined;
        return split === undefined ? [] : [{ split }];
    });
}
/** Evident names of a list or a map, and of the map `tags` in it. */
function listed(document, value) {
    if (!(0,dist/* isMap */.jh)(value) && !(0,dist/* isSeq */.oP)(value))
        return [];
    return [...children(document, value), ...children(document, child(document, value, 'tags'))].filter((one) => (0,dist/* isScalar */.jn)(one) && isEvident(textOf(document, one)?.value ?? ''));
}
function isVersioned(text) {
    const parsed = (0,model_image/* parseImage */.zZ)(text);
    return parsed.kind === 'image' && (parsed.image.tag !== undefined || parsed.image.digest !== undefined);
}
/** A name without a tag is completed by the chart. Addresses and pictures are no names of images. */
function helm_values_whole(file, text) {
    if (/:\/\/|\.(?:png|svg|jpe?g|gif|webp|ico)$/i.test(text.value))
        return undefined;
    const found = literal(file, text);
    const isOpen = found.kind === 'image' && found.image.tag === undefined && found.image.digest === undefined;
    return isOpen ? opaqueAt(file, text.span, 'variable', tagElsewhere) : found;
}
/** The parts of a map that says which version it means; `open`: or leaves that to the chart. */
function splitImage(document, map, open = false) {
    const at = (key) => sourceOf(document, child(document, map, key));
    const registry = at('registry');
    const named = open ? (at('name') ?? at('repo')) : registry === undefined ? undefined : at('name');
    const own = at('repository') ?? at('image') ?? named;
    const repository = own ?? at('imageRepository');
    const tag = own === undefined ? at('imageTag') : (at('tag') ?? at('imageTag'));
    if (repository === undefined || repository.value === '' || repository.value.includes('://'))
        return undefined;
    if (!open && tag === undefined && !hasDigest(document, map))
        return undefined;
    return splitOf(document, map, { registry, repository, tag, tagElsewhere });
}

;// CONCATENATED MODULE: ./lib/scan/formats/ko.js


const ko = {
    id: 'ko',
    title: 'ko',
    paths: ['**/.ko.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['aseImage'], find: ko_find }),
};
function ko_find(document) {
    const { root } = document;
    return [
        child(document, root, 'defaultBaseImage'),
        ...children(document, child(document, root, 'baseImageOverrides')),
    ];
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes-custom.js
// Where custom resources name an image outside a container list.


/** `group/Kind` → paths of keys; `*` is every item of a list or every value of a map. */
const known = {
    'monitoring.coreos.com/Prometheus': ['spec.image', 'spec.thanos.image'],
    'monitoring.coreos.com/PrometheusAgent': ['spec.image'],
    'monitoring.coreos.com/Alertmanager': ['spec.image'],
    'monitoring.coreos.com/ThanosRuler': ['spec.image'],
    'opentelemetry.io/OpenTelemetryCollector': ['spec.image'],
    'opentelemetry.io/Instrumentation': [
        'spec.java.image',
        'spec.nodejs.image',
        'spec.python.image',
        'spec.dotnet.image',
        'spec.go.image',
        'spec.apacheHttpd.image',
        'spec.nginx.image',
    ],
    'postgresql.cnpg.io/Cluster': ['spec.imageName'],
    'postgresql.cnpg.io/ImageCatalog': ['spec.images.*.image'],
    'postgresql.cnpg.io/ClusterImageCatalog': ['spec.images.*.image'],
    'acid.zalan.do/postgresql': ['spec.dockerImage'],
    'postgres-operator.crunchydata.com/PostgresCluster': [
        'spec.image',
        'spec.backups.pgbackrest.image',
        'spec.proxy.pgBouncer.image',
    ],
    'elasticsearch.k8s.elastic.co/Elasticsearch': ['spec.image'],
    'kibana.k8s.elastic.co/Kibana': ['spec.image'],
    'beat.k8s.elastic.co/Beat': ['spec.image'],
    'logstash.k8s.elastic.co/Logstash': ['spec.image'],
    'kafka.strimzi.io/Kafka': [
        'spec.kafka.image',
        'spec.zookeeper.image',
        'spec.entityOperator.topicOperator.image',
        'spec.entityOperator.userOperator.image',
    ],
    'kafka.strimzi.io/KafkaConnect': ['spec.image'],
    'rabbitmq.com/RabbitmqCluster': ['spec.image'],
    'redis.redis.opstreelabs.in/Redis': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
    'k8s.mariadb.com/MariaDB': ['spec.image'],
    'camel.apache.org/Integration': ['spec.traits.container.image'],
    'sparkoperator.k8s.io/SparkApplication': ['spec.image', 'spec.driver.image', 'spec.executor.image'],
    'flink.apache.org/FlinkDeployment': ['spec.image'],
    'k6.io/TestRun': ['spec.runner.image', 'spec.starter.image', 'spec.initializer.image'],
    'pkg.crossplane.io/Provider': ['spec.package'],
    'pkg.crossplane.io/Function': ['spec.package'],
    'pkg.crossplane.io/Configuration': ['spec.package'],
    'operators.coreos.com/CatalogSource': ['spec.image'],
    'operators.coreos.com/ClusterServiceVersion': ['spec.relatedImages.*.image'],
    'kind.x-k8s.io/Cluster': ['nodes.*.image'],
    'helm.cattle.io/HelmChart': ['spec.jobImage'],
    'ceph.rook.io/CephCluster': ['spec.cephVersion.image'],
    'jaegertracing.io/Jaeger': [
        'spec.allInOne.image',
        'spec.agent.image',
        'spec.collector.image',
        'spec.ingester.image',
        'spec.query.image',
    ],
    'psmdb.percona.com/PerconaServerMongoDB': ['spec.image', 'spec.backup.image', 'spec.pmm.image'],
    'pxc.percona.com/PerconaXtraDBCluster': [
        'spec.pxc.image',
        'spec.haproxy.image',
        'spec.proxysql.image',
        'spec.logcollector.image',
        'spec.backup.image',
        'spec.pmm.image',
    ],
    'longhorn.io/EngineImage': ['spec.image'],
    'nifi.konpyutaika.com/NifiCluster': ['spec.clusterImage', 'spec.initContainerImage'],
};
/** The nodes at the known places of a resource. */
function customImages(document, resource) {
    const text = (key) => textOf(document, child(document, resource, key))?.value ?? '';
    const paths = known[`${text('apiVersion').split('/')[0]}/${text('kind')}`] ?? [];
    return paths.flatMap((path) => nodesAt(document, resource, path));
}
/** The name of a map's `from` that is an image in a registry, as OpenShift's image streams and builds have it. */
function fromImage(document, map) {
    const from = child(document, map, 'from');
    const kind = textOf(document, child(document, from, 'kind'))?.value;
    return kind === 'DockerImage' ? child(document, from, 'name') : undefined;
}
/** The nodes at a path of keys; `*` is every item of a list or every value of a map. */
function nodesAt(document, node, path) {
    return path
        .split('.')
        .reduce((nodes, key) => nodes.flatMap((one) => (key === '*' ? children(document, one) : (child(document, one, key) ?? []))), [node]);
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes-passed.js
// Images that are handed on: by an environment variable, an argument or an annotation whose name says `image`, and by
// the argument of the Prometheus operator that does not.



/** The nodes and texts that are evidently images. Other values of such names (a pull policy, a flag) stay out. */
function passedImages(document, container) {
    return [...environment(document, container), ...argumentsOf(document, container)];
}
/** The values of annotations such as `sidecar.istio.io/proxyImage`. */
function annotatedImages(document, map) {
    return entries(document, child(document, map, 'annotations')).flatMap(([key, value]) => /image/i.test(key) && isEvident(textOf(document, value)?.value ?? '') ? [value] : []);
}
function environment(document, container) {
    return children(document, child(document, container, 'env')).flatMap((entry) => {
        const name = textOf(document, child(document, entry, 'name'))?.value ?? '';
        const value = child(document, entry, 'value');
        const text = textOf(document, value);
        return /(?:^|_)IMAGE(?:_|$)/i.test(name) && text !== undefined && isEvident(text.value) ? [value] : [];
    });
}
function argumentsOf(document, container) {
    return ['args', 'command'].flatMap((key) => children(document, child(document, container, key)).flatMap((argument, index, all) => {
        const text = textOf(document, argument);
        const before = textOf(document, all[index - 1])?.value ?? '';
        if (/^--?[\w.-]*image[\w.-]*$/i.test(before) && isEvident(text?.value ?? ''))
            return [argument];
        const flag = /^--?(?:[\w.-]*image[\w.-]*|prometheus-config-reloader)=/i.exec(text?.value ?? '')?.[0];
        if (text === undefined ||
            flag === undefined ||
            !text.exact ||
            !isEvident(text.value.slice(flag.length)))
            return [];
        return [{ text: behindFlag(text, flag.length) }];
    }));
}
function behindFlag({ value, span }, length) {
    return { value: value.slice(length), span: { start: span.start + length, end: span.end }, exact: true };
}

;// CONCATENATED MODULE: ./lib/scan/kustomize-image.js
// An entry of Kustomize's `images`, as kustomizations and resources that carry one have it.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/images/




const kustomize_image_tagElsewhere = 'its tag is not written here: it stays as the resources have it';
/** An entry that changes something. A name alone changes nothing and names no image of its own. */
function transformed(document, entry) {
    if (!(0,dist/* isMap */.jh)(entry))
        return undefined;
    const at = (key) => sourceOf(document, child(document, entry, key));
    const [newName, tag] = [at('newName'), at('newTag')];
    const repository = newName ?? at('name');
    if (repository === undefined || repository.value === '')
        return undefined;
    if (newName === undefined && tag === undefined && !hasDigest(document, entry))
        return undefined;
    return { split: splitOf(document, entry, { repository, tag, tagElsewhere: kustomize_image_tagElsewhere }) };
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes-values.js
// Resources that carry the values of a Helm chart or the images of a kustomization: Flux, Argo CD, the chart controller.








const application = (spec) => {
    const sources = [`${spec}.source`, `${spec}.sources.*`];
    return {
        maps: sources.map((source) => `${source}.helm.valuesObject`),
        texts: sources.map((source) => `${source}.helm.values`),
        short: sources.map((source) => `${source}.kustomize.images.*`),
    };
};
const kubernetes_values_known = {
    'helm.toolkit.fluxcd.io/HelmRelease': {
        maps: ['spec.values'],
        images: ['spec.postRenderers.*.kustomize.images.*'],
    },
    'kustomize.toolkit.fluxcd.io/Kustomization': { images: ['spec.images.*'] },
    'argoproj.io/Application': application('spec'),
    'argoproj.io/ApplicationSet': application('spec.template.spec'),
    'helm.cattle.io/HelmChart': { texts: ['spec.valuesContent'] },
    'helm.cattle.io/HelmChartConfig': { texts: ['spec.valuesContent'] },
};
/** The images of a resource's values; what cannot be read of them is added to the problems. */
function kubernetes_values_valuesImages(document, resource, file, problems) {
    const text = (key) => textOf(document, child(document, resource, key))?.value ?? '';
    const places = kubernetes_values_known[`${text('apiVersion').split('/')[0]}/${text('kind')}`] ?? {};
    const at = (paths = []) => paths.flatMap((path) => nodesAt(document, resource, path));
    const embedded = (node) => {
        const scan = scanEmbedded(file, node, helmValues);
        problems.push(...scan.problems);
        return scan.occurrences;
    };
    return [
        ...at(places.maps).flatMap((map) => ((0,dist/* isMap */.jh)(map) ? imagesOfValues(document, map) : [])),
        ...at(places.images).map((entry) => transformed(document, entry)),
        ...at(places.texts).map((node) => ({ found: embedded(node) })),
        ...at(places.short).flatMap((node) => {
            const whole = textOf(document, node);
            const name = /^[^=]*=/.exec(whole?.value ?? '')?.[0] ?? '';
            const image = whole === undefined ? undefined : behind(name, whole);
            return image === undefined ? [] : [{ text: image }];
        }),
    ];
}

;// CONCATENATED MODULE: ./lib/scan/formats/kubernetes.js
// Kubernetes manifests: container lists at any depth of a document with `apiVersion` and `kind`, image volumes, the
// images of known custom resources, and images given to operators by environment, argument or annotation.
// https://kubernetes.io/docs/reference/kubernetes-api/workload-resources/pod-v1/







const containerLists = ['containers', 'initContainers', 'ephemeralContainers'];
const onlyText = new Set(['ConfigMap', 'Secret']);
/** Policies: their containers are what others must look like. */
const patterns = /^(?:policies\.)?kyverno\.io\//;
const kubernetes = {
    id: 'kubernetes',
    title: 'Kubernetes manifests',
    paths: ['**/*.{yml,yaml}', '**/*.json'],
    comment: '#',
    scan(file) {
        const problems = [];
        const find = (document) => kubernetes_images(document, file, problems);
        const scan = scanYaml(file, { needles: ['apiVersion', 'kind'], find });
        return scan === undefined ? undefined : { ...scan, problems: [...scan.problems, ...problems] };
    },
};
function kubernetes_images(document, file, problems) {
    if (!isManifest(document, document.root))
        return undefined;
    const text = textMaps(document);
    return mapsOf(document)
        .filter((map) => !text.has(map))
        .flatMap((map) => [
        ...containers(document, map).flatMap((container) => [
            child(document, container, 'image'),
            ...passedImages(document, container),
        ]),
        ...children(document, child(document, map, 'volumes')).flatMap((volume) => [
            child(document, child(document, volume, 'image'), 'reference'),
            child(document, child(document, volume, 'containerDisk'), 'image'),
        ]),
        ...annotatedImages(document, map),
        fromImage(document, map),
        ...(isManifest(document, map)
            ? [...customImages(document, map), ...kubernetes_values_valuesImages(document, map, file, problems)]
            : []),
    ]);
}
function containers(document, map) {
    return containerLists.flatMap((key) => children(document, child(document, map, key)).filter((one) => (0,dist/* isMap */.jh)(one)));
}
function isManifest(document, node) {
    return ['apiVersion', 'kind'].every((key) => textOf(document, child(document, node, key)) !== undefined);
}
/** Everything below a resource that only carries text or patterns, such as a ConfigMap in a List. */
function textMaps(document) {
    const text = (map, key) => textOf(document, child(document, map, key))?.value ?? '';
    const holders = mapsOf(document).filter((map) => onlyText.has(text(map, 'kind')) || patterns.test(text(map, 'apiVersion')));
    return new Set(holders.flatMap((map) => mapsOf(document, map)));
}

;// CONCATENATED MODULE: ./lib/scan/formats/kustomize.js
// Kustomize: `images` with `newName`, `newTag` and `digest`, inline patches, and the values given inline to Helm charts.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/








const kustomize = {
    id: 'kustomize',
    title: 'Kustomize',
    paths: ['**/kustomization.{yml,yaml}', '**/Kustomization'],
    comment: '#',
    scan(file) {
        if (!/images|helmCharts|patch/.test(file.text))
            return undefined;
        const problems = [];
        const scan = scanYaml(file, { needles: [], find: (document) => kustomize_find(document, file, problems) });
        return scan === undefined ? undefined : { ...scan, problems: [...scan.problems, ...problems] };
    },
};
function kustomize_find(document, file, problems) {
    const { root } = document;
    const charts = children(document, child(document, root, 'helmCharts')).map((chart) => child(document, chart, 'valuesInline'));
    return [
        ...children(document, child(document, root, 'images')).map((entry) => transformed(document, entry)),
        ...charts.flatMap((values) => ((0,dist/* isMap */.jh)(values) ? imagesOfValues(document, values) : [])),
        ...patches(document).map((patch) => {
            const scan = scanEmbedded(file, patch, { scan: patched });
            problems.push(...scan.problems);
            return { found: scan.occurrences };
        }),
    ];
}
/** Patches that are written out as blocks; others name a file. */
function patches(document) {
    const { root } = document;
    const entries = ['patches', 'patchesJson6902'].flatMap((key) => children(document, child(document, root, key)));
    const texts = [
        ...entries.map((entry) => child(document, entry, 'patch')),
        ...children(document, child(document, root, 'patchesStrategicMerge')),
    ];
    return texts.filter((text) => (0,dist/* isScalar */.jn)(text) && text.type === 'BLOCK_LITERAL' && /image/.test(String(text.value)));
}
/** A patch: a part of a resource, or a list of operations. */
const patched = (file) => kubernetes.scan(file) ?? scanYaml(file, { needles: ['path'], find: operations });
function operations(document) {
    if (!(0,dist/* isSeq */.oP)(document.root))
        return undefined;
    return children(document, document.root).flatMap((operation) => {
        const path = textOf(document, child(document, operation, 'path'))?.value ?? '';
        const value = child(document, operation, 'value');
        if (/\/(?:c|initC|ephemeralC)ontainers\/[^/]+$/.test(path))
            return [child(document, value, 'image')];
        return /\/(?:c|initC|ephemeralC)ontainers\/[^/]+\/image$/.test(path) ? [value] : [];
    });
}

;// CONCATENATED MODULE: ./lib/scan/formats/quadlet.js

const isMount = /^\s*Mount/;
const keys = /^\s*Image[ \t]*=[ \t]*|^\s*Mount[ \t]*=[ \t]*(?=(?:[^,]*,)*?type=image(?:,|$))(?:[^,]*,)*?(?:source|src)=/;
const sections = new Set(['[Container]', '[Image]', '[Volume]']);
const quadlet = {
    id: 'quadlet',
    title: 'Podman Quadlets',
    paths: ['**/*.{container,image,volume}'],
    comment: '#',
    scan(file) {
        if (!/image/i.test(file.text))
            return undefined;
        const occurrences = [];
        let section = '';
        for (const { 0: line, index } of file.text.matchAll(/[^\r\n]+/g)) {
            const text = line.replace(/^\uFEFF/, '').trim();
            if (text.startsWith('['))
                section = text;
            const key = keys.exec(line)?.[0];
            const rest = key === undefined ? '' : line.slice(key.length);
            const value = (isMount.test(key ?? '') ? rest.replace(/,.*/, '') : rest).trimEnd();
            if (key === undefined || value === '' || !sections.has(section) || /\.(?:image|build)$/.test(value))
                continue;
            const span = { start: index + key.length, end: index + key.length + value.length };
            occurrences.push(/%/.test(value)
                ? opaqueAt(file, span, 'template', 'systemd fills a part of it in')
                : occurrenceAt(file, span));
        }
        return { occurrences, problems: [] };
    },
};

;// CONCATENATED MODULE: ./lib/scan/shell-words.js
const ends = new Set([';', '&', '|', '(', ')', '\n', '`', '{', '}']);
const shell_words_deepest = 4;
/** The commands of a text, also those in `$( … )`; a line that ends in a backslash goes on. */
function commandsOf(text) {
    return commandsIn(text, { start: 0, end: text.length }, expansionsIn(text), 0);
}
function commandsIn(text, { start, end }, expansions, depth) {
    const commands = [];
    let words = [];
    let heredocs = [];
    for (let at = start; at < end;) {
        const char = text[at] ?? '';
        if (/^\\\r?\n/.test(text.slice(at, at + 3)))
            at = text.indexOf('\n', at) + 1;
        else if (char === '#')
            at = endOfLine(text, at);
        else if (char === '`' && text[at + 1] === '#')
            at = endOfComment(text, at);
        else if (ends.has(char)) {
            if (words.length > 0)
                commands.push(words);
            words = [];
            at += 1;
            if (char === '\n')
                at = behindHeredocs(text, at, heredocs);
            if (char === '\n')
                heredocs = [];
        }
        else if (/\s/.test(char))
            at += 1;
        else {
            const word = wordAt(text, at, end, expansions);
            const label = labelOf(text.slice(at, Math.min(word.end, at + 100)));
            if (label !== undefined)
                heredocs.push(label);
            words.push(shell_words_unquoted(text, at, word.end));
            for (const inner of depth < shell_words_deepest ? word.commands : [])
                for (const command of commandsIn(text, inner, expansions, depth + 1))
                    commands.push(command);
            at = word.end;
        }
    }
    if (words.length > 0)
        commands.push(words);
    return commands;
}
/** Behind a comment in the middle of a command: `` `# … ` ``. */
function endOfComment(text, at) {
    const line = endOfLine(text, at);
    const close = text.slice(at + 1, line).indexOf('`');
    return close < 0 ? line : at + 1 + close + 1;
}
function labelOf(word) {
    return /^\d*<<-?\s*(?<quote>['"]?)(?<label>\w+)\k<quote>$/.exec(word)?.groups?.label;
}
function wordAt(text, start, limit, expansions) {
    const commands = [];
    let quote = '';
    for (let at = start; at < limit; at += 1) {
        const char = text[at] ?? '';
        const close = char === '$' && quote !== "'" ? expansions.get(at + 1) : undefined;
        if (char === '\\' && quote !== "'") {
            if (text[at + 1] === '\n' || text[at + 1] === '\r')
                return { end: quote === '' ? at : at + 1, commands };
            at += 1;
        }
        else if (close !== undefined) {
            if (text[at + 1] === '(' && text[at + 2] !== '(')
                commands.push({ start: at + 2, end: close });
            at = close;
        }
        else if (quote !== '')
            quote = char === quote ? '' : quote;
        else if (char === '"' || char === "'")
            quote = char;
        else if (char === '$' && text[at + 1] === '(')
            return { end: at + 1, commands };
        else if (char === '$' && text[at + 1] === '{')
            at += 1;
        else if (/\s/.test(char) || (ends.has(char) && at > start))
            return { end: at, commands };
    }
    return { end: limit, commands };
}
/** Where `$(` and `${` that are closed on their line end, by the place of the bracket. */
function expansionsIn(text) {
    const ends = new Map();
    const open = { '(': [], '{': [] };
    for (const { 0: sign, index } of text.matchAll(/[(){}\n]/g)) {
        if (sign === '\n')
            [open['('], open['{']] = [[], []];
        else if (sign === '(' || sign === '{')
            open[sign].push(index);
        else {
            const start = open[sign === ')' ? '(' : '{'].pop();
            if (start !== undefined && text[start - 1] === '$')
                ends.set(start, index);
        }
    }
    return ends;
}
function shell_words_unquoted(text, start, end) {
    const quote = text[start];
    const inner = text.slice(start + 1, end - 1);
    const whole = end - start > 2 && (quote === '"' || quote === "'") && text[end - 1] === quote && !inner.includes(quote);
    return whole
        ? { text: inner, span: { start: start + 1, end: end - 1 } }
        : { text: text.slice(start, end), span: { start, end } };
}
function behindHeredocs(text, start, labels) {
    let at = start;
    for (const label of labels) {
        for (let line = ''; at < text.length && line !== label;) {
            const end = endOfLine(text, at);
            line = text.slice(at, end).trim();
            at = Math.min(end + 1, text.length);
        }
    }
    return at;
}
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}

;// CONCATENATED MODULE: ./lib/scan/formats/shell.js



const programs = /^[@+-]*(?:docker|podman|nerdctl|\$[({]?(?:DOCKER|PODMAN|NERDCTL|CONTAINER_?(?:ENGINE|TOOL|RUNTIME|CLI))(?:_(?:CMD|BIN))?[)}]?)$/;
const prefixes = /^[@+-]*(?:sudo|exec|time|env|command|shell|nohup|nice|timeout|\d+[smhd]?|then|do|else|if|elif|while|until|!|-[A-Za-z]+|\w+=.*)$/;
const verbs = new Set(['run', 'pull', 'create']);
const nouns = new Set(['container', 'image']);
/** Options without a value, long and short; every other one takes the next word unless it has `=`. */
const bare = /^--(?:rm|detach|interactive|tty|privileged|init|quiet|read-only|publish-all|no-healthcheck|oom-kill-disable|sig-proxy|all-tags|disable-content-trust|replace|rmi|tls-verify|help|no-hosts|http-proxy)$|^-[ditPq]+$/;
/** Options of the program itself that take the next word. */
const globals = /^(?:-[Hclna]|--(?:host|context|config|log-level|connection|url|root|namespace|address))$/;
/** Words that the shell makes options of, or nothing. */
const options = /^\$\{[^}]*(?::\+|\[@\])|^\$[({]?\w*(?:OPT|ARG|FLAG|PARAM|TTY)\w*[)}]?$/i;
const assignment = /^(?:[:?+!]|::)?=$/;
const marker = '@sha256:';
const shell = {
    id: 'shell',
    title: 'Shell scripts, Makefiles',
    paths: ['**/*.{sh,bash,zsh,mk}', '**/{Makefile,makefile,GNUmakefile}', '**/Makefile.*'],
    comment: '#',
    scan(file) {
        if (!/docker|podman|nerdctl|container|@sha256:/i.test(file.text))
            return undefined;
        const commands = commandsOf(file.text);
        const started = commands.flatMap((words) => shell_imageOf(words) ?? []).map((word) => shell_named(file, word));
        const pinned = commands.flat().flatMap((word) => withDigest(file, word));
        const byStart = new Map([...pinned, ...started].map((one) => [one.at.span.start, one]));
        return { occurrences: [...byStart.values()], problems: [] };
    },
};
function shell_imageOf(all) {
    const words = assignment.test(all[1]?.text ?? '') ? all.slice(2) : all;
    const program = words.findIndex(({ text }) => programs.test(text));
    if (program < 0 || !words.slice(0, program).every(({ text }) => prefixes.test(text)))
        return undefined;
    let index = program + 1;
    while (words[index]?.text.startsWith('-'))
        index += globals.test(words[index]?.text ?? '') ? 2 : 1;
    if (nouns.has(words[index]?.text ?? ''))
        index += 1;
    const verb = words[index]?.text ?? '';
    if (!verbs.has(verb))
        return undefined;
    for (index += 1; isOption(words[index]?.text ?? ''); index += 1) {
        const { text = '' } = words[index] ?? {};
        if (text === '--') {
            index += 1;
            break;
        }
        const isBare = bare.test(text) || (verb === 'pull' && text === '-a');
        if (text.startsWith('-') && !isBare && !/^--[^=]*=|^-[A-Za-z]./.test(text))
            index += 1;
    }
    const word = words[index];
    return word === undefined || /^\d*[<>]|^\W*$/.test(word.text) ? undefined : word;
}
function isOption(text) {
    return text.startsWith('-') || options.test(text);
}
function shell_named(file, { text, span }) {
    if (/[$`*?]/.test(text))
        return opaqueAt(file, span, 'variable', 'the shell fills a part of it in');
    const scheme = text.startsWith('docker://') ? 'docker://'.length : 0;
    return occurrenceAt(file, { start: span.start + scheme, end: span.end });
}
/** The reference that ends in a digest somewhere in a word, such as `--image=org/app:1@sha256:…`. */
function withDigest(file, { text, span }) {
    const at = text.indexOf(marker);
    if (at < 0)
        return [];
    let start = at;
    while (start > 0 && /[\w./:-]/.test(text[start - 1] ?? ''))
        start -= 1;
    const name = text.slice(start, at + marker.length + 64);
    if (!isEvident(name))
        return [];
    return [occurrenceAt(file, { start: span.start + start, end: span.start + start + name.length })];
}

;// CONCATENATED MODULE: ./lib/scan/formats/skaffold.js




const skaffold = {
    id: 'skaffold',
    title: 'Skaffold',
    paths: ['**/*skaffold*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['skaffold/'], find: skaffold_find }),
};
function skaffold_find(document) {
    const version = textOf(document, child(document, document.root, 'apiVersion'))?.value;
    if (version?.startsWith('skaffold/') !== true)
        return undefined;
    return mapsOf(document).flatMap((map) => [
        child(document, child(document, map, 'buildpacks'), 'builder'),
        child(document, child(document, map, 'buildpacks'), 'runImage'),
        child(document, child(document, map, 'kaniko'), 'image'),
        child(document, child(document, map, 'kaniko'), 'initImage'),
        child(document, child(document, map, 'jib'), 'fromImage'),
        child(document, child(document, map, 'ko'), 'fromImage'),
        child(document, child(document, map, 'container'), 'image'),
        ...children(document, child(document, child(document, map, 'docker'), 'cacheFrom')),
        ...entries(document, child(document, map, 'buildArgs')).flatMap(([name, value]) => isImageArgument(name, textOf(document, value)?.value ?? '') ? [value] : []),
    ]);
}

;// CONCATENATED MODULE: ./lib/scan/formats/tekton.js




const tekton = {
    id: 'tekton',
    title: 'Tekton',
    paths: ['**/*.{yml,yaml}', '**/*.json'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['apiVersion', 'tekton.dev/'], find: tekton_find, read: tekton_read }),
};
function tekton_find(document) {
    const version = textOf(document, child(document, document.root, 'apiVersion'))?.value;
    if (version?.startsWith('tekton.dev/') !== true)
        return undefined;
    return mapsOf(document)
        .flatMap((map) => [
        ...['steps', 'sidecars'].flatMap((key) => children(document, child(document, map, key)).map((step) => child(document, step, 'image'))),
        child(document, child(document, map, 'stepTemplate'), 'image'),
        ...(textOf(document, child(document, map, 'kind'))?.value === 'StepAction'
            ? [child(document, child(document, map, 'spec'), 'image')]
            : []),
        child(document, map, 'bundle'),
        ...resolved(document, map),
    ])
        .map((node) => defaultOf(document, node));
}
/** The bundle that a resolver is asked for. */
function resolved(document, map) {
    if (textOf(document, child(document, map, 'resolver'))?.value !== 'bundles')
        return [];
    return children(document, child(document, map, 'params'))
        .filter((one) => textOf(document, child(document, one, 'name'))?.value === 'bundle')
        .map((one) => child(document, one, 'value'));
}
/** The node itself, or the default of the task's parameter that it consists of. */
function defaultOf(document, node) {
    const value = textOf(document, node)?.value ?? '';
    const name = /^\$\((?:inputs\.)?params\.(?<name>[\w-]+)\)$/.exec(value)?.groups?.name;
    if (name === undefined)
        return node;
    const declared = children(document, child(document, child(document, document.root, 'spec'), 'params'));
    const own = declared.find((one) => textOf(document, child(document, one, 'name'))?.value === name);
    const found = child(document, own, 'default');
    return textOf(document, found) === undefined ? node : found;
}
function tekton_read(file, text) {
    if (!text.value.includes('$('))
        return literal(file, text);
    return opaqueAt(file, text.span, 'variable', 'a parameter of the run is a part of it');
}

;// CONCATENATED MODULE: ./lib/scan/formats/terraform.js







const runsContainers = /^(?:resource|data) (?:kubernetes_|docker_(?:container|service)|google_cloud_run|azurerm_container_|aws_(?:ecs_task|apprunner|batch_job|codebuild_project))/;
const holdsManifest = /^resource (?:kubectl_manifest|kubernetes_manifest) /;
const namesImage = /^(?:resource docker_image|data docker_registry_image|resource docker_registry_image) /;
const expression = 'an expression is a part of it';
/** What a name may stand for that is an image of another resource, or nothing. */
const elsewhere = /^(?:docker_(?:registry_)?image|data\.docker|null|true|false)\b/;
const terraform = {
    id: 'terraform',
    title: 'Terraform, OpenTofu',
    paths: ['**/*.{tf,tofu}'],
    comment: '#',
    scan(file) {
        if (!/image|helm_release/i.test(file.text))
            return undefined;
        const values = hclValues(file.text);
        const defaults = hclDefaults(values);
        const problems = [];
        const found = values.flatMap((value) => {
            if (value.kind === 'heredoc')
                return inHeredoc(file, value, problems);
            return isImage(value) ? [hclOccurrence(file, value, defaults)] : [];
        });
        return { occurrences: found, problems };
    },
};
function isImage({ kind, path, text }) {
    const [block = ''] = path;
    const key = path.at(-1) ?? '';
    if (text === '')
        return false;
    if (namesImage.test(block))
        return key === 'name' && path.length === 2 && !/^docker_image\./.test(text);
    if ((kind === 'name' && elsewhere.test(text)) || text.startsWith('aws/codebuild/'))
        return false;
    if (key === 'image' && runsContainers.test(block))
        return !/\.(?:image_id|name|latest|repo_digest)\b/.test(text);
    if (key === 'image_uri' && block.startsWith('resource aws_lambda_function'))
        return true;
    if (kind === 'name')
        return false;
    if (block.startsWith('resource helm_release '))
        return (path.includes('set') || key === 'image') && isEvident(text);
    const names = /^(?:variable|locals)\b/.test(block) ? path : [key];
    return names.some((name) => /image/i.test(name)) && isEvident(text);
}
/** Container definitions in JSON, and manifests and the values of a chart in YAML. */
function inHeredoc(file, { path, text, span }, problems) {
    const [block = '', key] = path;
    const isValues = block.startsWith('resource helm_release ') && key === 'values';
    if (isValues || holdsManifest.test(block)) {
        const scan = (isValues ? helmValues : kubernetes).scan({ path: file.path, text });
        for (const { message } of scan?.problems ?? [])
            problems.push({ file: file.path, message, span });
        return (scan?.occurrences ?? [])
            .map((one) => shifted(one, span.start))
            .map((one) => (one.raw.includes('${') ? opaqueAt(file, one.at.span, 'variable', expression) : one));
    }
    if (key !== 'container_definitions' && key !== 'container_properties')
        return [];
    return [...text.matchAll(/"image"\s*:\s*"(?<image>[^"\\\n]+)"/g)].map(({ 0: whole, index, groups }) => {
        const image = groups?.image ?? '';
        const end = span.start + index + whole.length - 1;
        const at = { start: end - image.length, end };
        return image.includes('${') ? opaqueAt(file, at, 'variable', expression) : occurrenceAt(file, at);
    });
}

;// CONCATENATED MODULE: ./lib/scan/workflow-expression.js
const workflow_expression_token = /'(?:[^']|'')*'|\|\||&&|==|!=|[<>]=?|[(),![\]]|[^\s'|&=!<>(),[\]]+/g;
const before = new Set([undefined, '||', '&&', '(']);
const after = new Set([undefined, '||', ')']);
/** Texts that may be the result of an expression which is the whole scalar: `a && 'img:1' || 'img:2'`. Empty ones mean nothing. */
function literalsIn(text) {
    const inner = /^\$\{\{(?<expression>[\s\S]*)\}\}$/.exec(text.value)?.groups?.expression;
    if (inner === undefined || inner.includes('${{'))
        return [];
    const tokens = [...inner.matchAll(workflow_expression_token)];
    const isCall = (index) => /^[\w.-]+$/.test(tokens[index - 1]?.[0] ?? '') && tokens[index]?.[0] === '(';
    const inCall = tokens.some((_, index) => isCall(index));
    return tokens.flatMap((match, index) => {
        const [found] = match;
        const isResult = before.has(tokens[index - 1]?.[0]) && after.has(tokens[index + 1]?.[0]);
        if (!found.startsWith("'") || !isResult || inCall || found === "''" || found.slice(1, -1).includes("'"))
            return [];
        const start = text.span.start + '${{'.length + match.index + 1;
        const value = found.slice(1, -1);
        return [{ value, span: { start, end: start + value.length }, exact: true }];
    });
}
/** `matrix.image` of `${{ matrix.image }}`; `undefined` for more than a name. */
function wholeName(value) {
    return /^\$\{\{\s*(?<name>[\w-]+(?:\.[\w-]+)+)\s*\}\}$/.exec(value)?.groups?.name;
}

;// CONCATENATED MODULE: ./lib/scan/formats/workflow.js
// GitHub workflows and actions: job containers, services, `uses: docker://…`, the image of a Docker action, and the
// literal images behind expressions: in the expression itself, in matrix values, in defaults of inputs.
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax






const workflow_scheme = 'docker://';
const workflow = {
    id: 'workflow',
    title: 'GitHub workflows and actions',
    paths: ['**/.github/workflows/*.{yml,yaml}', '**/action.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['jobs'], find: jobImages, read: workflow_named }) ??
        scanYaml(file, { needles: ['runs'], find: jobImages, read: workflow_named }),
};
function jobImages(document, file) {
    const { root } = document;
    const jobs = children(document, child(document, root, 'jobs'));
    const runs = child(document, root, 'runs');
    if (jobs.length === 0 && runs === undefined)
        return undefined;
    const steps = [...jobs, runs].flatMap((job) => children(document, child(document, job, 'steps')));
    return [
        ...jobs.flatMap((job) => containersOf(document, job).flatMap((container) => expressed(file, document, job, container))),
        ...steps.map((step) => child(document, step, 'uses')).filter(hasScheme),
        ...[child(document, runs, 'image')].filter(hasScheme),
    ];
}
function containersOf(document, job) {
    const all = [child(document, job, 'container'), ...children(document, child(document, job, 'services'))];
    return all.map((container) => ((0,dist/* isScalar */.jn)(container) ? container : child(document, container, 'image')));
}
/** The node itself, or what the expression that it consists of stands for, as far as the file says it. */
function expressed(file, document, job, node) {
    const text = textOf(document, node);
    if (text === undefined || !text.exact || !text.value.includes('${{'))
        return [node];
    const literals = literalsIn(text);
    if (literals.length > 0)
        return [{ found: literals.map((one) => literal(file, one)) }];
    const name = wholeName(text.value);
    const values = name === undefined ? [] : valuesOf(document, job, name.split('.'));
    if (values.length === 0)
        return [node];
    return values.map((value) => ((0,dist/* isMap */.jh)(value) ? child(document, value, 'image') : value));
}
/** Values that the file gives for `matrix.a.b` or `inputs.name`. An empty one means: no container. */
function valuesOf(document, job, [context, ...path]) {
    const at = (node, keys) => keys.reduce((inner, key) => child(document, inner, key), node);
    if (context === 'inputs') {
        const on = child(document, document.root, 'on');
        const triggers = ['workflow_call', 'workflow_dispatch'];
        return triggers.flatMap((event) => at(on, [event, 'inputs', ...path, 'default']) ?? []);
    }
    const [first, ...rest] = path;
    if (context !== 'matrix' || first === undefined)
        return [];
    const matrix = at(job, ['strategy', 'matrix']);
    const own = children(document, child(document, matrix, first)).map((value) => at(value, rest));
    const included = children(document, child(document, matrix, 'include')).map((value) => at(value, path));
    return [...own, ...included].filter((value) => value !== undefined);
}
function hasScheme(node) {
    return (0,dist/* isScalar */.jn)(node) && typeof node.value === 'string' && node.value.startsWith(workflow_scheme);
}
function workflow_named(file, text) {
    if (text.value.includes('${{'))
        return opaqueAt(file, text.span, 'template', 'it is an expression of the workflow');
    return literal(file, behind(workflow_scheme, text) ?? text);
}

;// CONCATENATED MODULE: ./lib/scan/inline-waivers.js
const inline_waivers_marker = 'tagproof: ignore[';
const inline_waivers_form = /tagproof: ignore\[(?<checks>[\w, -]{1,200})\](?<reason>[^\r\n]*)/;
/**
 * The waivers in a file's comments. One behind a reference speaks of its own line, one on a line of its own of the next
 * line that is no comment. A waiver without a reason is a problem and waives nothing.
 */
function inlineWaivers(file, comment) {
    const { text, path } = file;
    const waivers = [];
    const problems = [];
    let next = { start: 0, end: 0 };
    for (let at = text.indexOf(inline_waivers_marker); at >= 0;) {
        const line = { start: text.lastIndexOf('\n', at - 1) + 1, end: inline_waivers_endOfLine(text, at) };
        const opened = openedIn(text, line, at, comment);
        at = text.indexOf(inline_waivers_marker, line.end);
        if (opened === undefined)
            continue;
        const { checks = '', reason = '' } = inline_waivers_form.exec(text.slice(opened.at, line.end))?.groups ?? {};
        const span = { start: opened.at, end: opened.at + text.slice(opened.at, line.end).trimEnd().length };
        if (checks.trim() === '' || reason.trim() === '') {
            const message = 'An inline waiver needs a check and a reason: `tagproof: ignore[check-id] reason`';
            problems.push({ file: path, message, span });
            continue;
        }
        if (opened.alone && next.start <= line.end)
            next = nextLine(text, line.end, comment);
        const covers = { file: path, span: opened.alone ? next : line };
        for (const check of checks.split(','))
            waivers.push({ check: check.trim(), reason: reason.trim(), at: { file: path, span }, covers });
    }
    return { waivers, problems };
}
/** The first waiver of a line that a comment opens; `alone`: nothing stands before it. The rest is its reason. */
function openedIn(text, line, first, comment) {
    const quotes = { '"': 0, "'": 0 };
    let counted = line.start;
    for (let at = first; at >= 0 && at < line.end; at = text.indexOf(inline_waivers_marker, at + 1)) {
        for (; counted < at; counted += 1) {
            const char = text[counted];
            if (char === '"' || char === "'")
                quotes[char] += 1;
        }
        const open = startOfComment(text, line.start, at, comment);
        if (open === undefined || quotes['"'] % 2 === 1 || quotes["'"] % 2 === 1)
            continue;
        return {
            at,
            alone: text
                .slice(line.start, open)
                .replace(/^\uFEFF/, '')
                .trim() === '',
        };
    }
    return undefined;
}
/** Where the comment's mark begins that is the last thing before the waiver, with a blank or nothing before it. */
function startOfComment(text, from, at, comment) {
    let end = at;
    while (end > from && /\s/.test(text[end - 1] ?? ''))
        end -= 1;
    const start = end - comment.length;
    if (start < from || !text.startsWith(comment, start))
        return undefined;
    return start === from || /\s/.test(text[start - 1] ?? '') ? start : undefined;
}
function nextLine(text, end, comment) {
    let start = Math.min(end + 1, text.length);
    while (start < text.length && text.slice(start, inline_waivers_endOfLine(text, start)).trim().startsWith(comment))
        start = Math.min(inline_waivers_endOfLine(text, start) + 1, text.length);
    return { start, end: inline_waivers_endOfLine(text, start) };
}
function inline_waivers_endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}

;// CONCATENATED MODULE: ./lib/scan/index.js
// Files → occurrences: the array of scanners, in the order of the documentation.


























const scanners = [
    dockerfile,
    compose,
    kubernetes,
    workflow,
    helmValues,
    kustomize,
    gitlabCi,
    circleci,
    tekton,
    azurePipelines,
    bitbucketPipelines,
    drone,
    cloudBuild,
    argo,
    devcontainer,
    bake,
    bakeJson,
    terraform,
    skaffold,
    ko,
    quadlet,
    apko,
    bazel,
    shell,
];
const matchers = scanners.map((scanner) => ({
    scanner,
    matches: picomatch([...scanner.paths], { dot: true }),
}));
/** Names of files that a template engine fills in: `compose.yaml.j2` is read as `compose.yaml`. */
const templated = /\.(?:j2|jinja2?|tmpl|tpl|gotmpl|erb|template)$/;
function scannersOf(path) {
    const filled = path.replace(templated, '');
    return matchers.filter(({ matches }) => matches(filled)).map(({ scanner }) => scanner);
}
/** True when some scanner wants to see the path. */
function isKnownFormat(path) {
    const filled = path.replace(templated, '');
    return matchers.some(({ matches }) => matches(filled));
}
/**
 * Offers the file to every scanner whose globs match. Occurrences come in the order of the text; where two scanners
 * find the same place, the first in the array has it.
 */
function scanFile(file) {
    const mine = scannersOf(file.path);
    const scans = mine.flatMap((scanner) => scanner.scan(file) ?? []);
    const comment = mine.find((scanner) => scanner.comment !== undefined)?.comment;
    const { waivers, problems } = comment === undefined || scans.length === 0
        ? { waivers: [], problems: [] }
        : inlineWaivers(file, comment);
    const all = [...scans.flatMap((scan) => scan.problems), ...problems];
    return {
        occurrences: withoutOverlaps(scans.flatMap(({ occurrences }) => occurrences)),
        problems: [...new Map(all.map((problem) => [JSON.stringify(problem), problem])).values()],
        waivers,
    };
}
function withoutOverlaps(occurrences) {
    let end = 0;
    const sorted = [...occurrences].sort((a, b) => a.at.span.start - b.at.span.start);
    return sorted.filter(({ at }) => {
        const free = at.span.start >= end;
        if (free)
            end = at.span.end;
        return free;
    });
}


/***/ }),

/***/ 49488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ scanCheckout)
/* harmony export */ });
/* unused harmony export selector */
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30941);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48776);
// The checkout → the files worth reading → their occurrences.


const vendored = ['**/node_modules/**', '**/vendor/**', '**/third_party/**'];
const readAtOnce = 16;
const mostFiles = 200_000;
/** True for known formats below `paths` without `exclude`; vendored folders only when `paths` names them. */
function selector({ paths, exclude }) {
    const wanted = paths.length === 0 ? () => true : (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .pathMatcher */ .kZ)(paths);
    const unwanted = (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .pathMatcher */ .kZ)(paths.length === 0 ? [...exclude, ...vendored] : exclude);
    return (path) => (0,_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isKnownFormat */ .RZ)(path) && wanted(path) && !unwanted(path);
}
/**
 * Scans the checkout. A file that cannot be read is a problem and hides no other; so are files beyond the bound, and
 * a glob of `paths` that names a place where nothing is.
 */
async function scanCheckout(files, selection) {
    const wanted = selector(selection);
    const listed = await files.list(wanted);
    const all = listed.filter(wanted);
    const paths = all.slice(0, mostFiles);
    const found = { files: new Map(), occurrences: [], problems: [], waivers: [] };
    if (all.length > mostFiles) {
        const message = `Only the first ${mostFiles} files were scanned: narrow \`paths\` or widen \`exclude\``;
        found.problems.push({ file: '.', message });
    }
    for (const glob of selection.paths.filter((one) => givesNothing(one, all)))
        found.problems.push({ file: glob, message: 'This glob of `paths` gives no file of a known format' });
    for (const folder of listed.filter((path) => path === '' || path.endsWith('/')))
        found.problems.push({ file: folder || '.', message: 'The folder cannot be listed' });
    for (let next = 0; next < paths.length; next += readAtOnce) {
        const batch = paths.slice(next, next + readAtOnce);
        const texts = await Promise.all(batch.map((path) => files.read(path)));
        texts.forEach((read, index) => {
            add(found, batch[index] ?? '', read);
        });
    }
    return { ...found, scanned: paths.length };
}
/** True for a glob that names a place where nothing is. One that begins with `**` may match nothing: it picks, wherever. */
function givesNothing(glob, files) {
    return !glob.startsWith('**') && !files.some((0,_model_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .pathMatcher */ .kZ)([glob]));
}
function add(found, path, read) {
    if ('unreadable' in read) {
        found.problems.push({ file: path, message: `The file was not scanned: ${read.unreadable}` });
        return;
    }
    const file = { path, text: read.text };
    const { occurrences, problems, waivers } = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__/* .scanFile */ .WN)(file);
    if (occurrences.length + problems.length + waivers.length > 0)
        found.files.set(path, file);
    for (const one of occurrences)
        found.occurrences.push(one);
    for (const one of problems)
        found.problems.push(one);
    for (const one of waivers)
        found.waivers.push(one);
}


/***/ })

};
