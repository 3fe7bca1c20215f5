export const id = 2935;
export const ids = [2935];
export const modules = {

/***/ 1976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
/* harmony import */ var _registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3277);

const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const maxNameLength = 255;
const maxReferenceLength = maxNameLength + 1 + 128 + 1 + 71;
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


/***/ }),

/***/ 7687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ distinctByJson),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function distinctByJson(values) {
    return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}


/***/ }),

/***/ 3277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 8480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ placeKey)
/* harmony export */ });
function placeKey({ file, span }) {
    return `${span.start}-${span.end} ${file}`;
}


/***/ }),

/***/ 6484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withoutStacks)
/* harmony export */ });
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

/***/ 2935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ scanCheckout)
});

// UNUSED EXPORTS: selector

// EXTERNAL MODULE: ./lib/model/glob.js
var model_glob = __webpack_require__(3523);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(7798);
// EXTERNAL MODULE: ./lib/scan/index.js + 115 modules
var scan = __webpack_require__(7539);
// EXTERNAL MODULE: ./lib/scan/overlaps.js
var overlaps = __webpack_require__(6157);
// EXTERNAL MODULE: ./lib/model/memoize.js
var memoize = __webpack_require__(6841);
// EXTERNAL MODULE: ./lib/scan/inline-waivers.js
var inline_waivers = __webpack_require__(5184);
// EXTERNAL MODULE: ./lib/scan/mentions.js
var mentions = __webpack_require__(1870);
// EXTERNAL MODULE: ./lib/scan/reasons.js
var reasons = __webpack_require__(3948);
;// CONCATENATED MODULE: ./lib/scan/reading.js





const readConcurrency = 16;
const maxMentions = 10_000;
async function readCheckout(files, paths) {
    const results = new Map();
    const scanned = new Set();
    const mentionedAs = new Map();
    const readCompanions = companionReader(files);
    let mentions = 0;
    for (let waiting = paths; waiting.length > 0;) {
        const mentioned = new Set();
        for (let next = 0; next < waiting.length; next += readConcurrency) {
            const batch = waiting.slice(next, next + readConcurrency);
            const read = await Promise.all(batch.map((path) => resultOf(files, path, mentionedAs.get(path), readCompanions)));
            read.forEach((result, index) => {
                const path = batch[index] ?? '';
                scanned.add(path);
                if (result.isEmpty)
                    results.delete(path);
                else
                    results.set(path, result);
                for (const { path, as } of result.mentions) {
                    const known = mentionedAs.get(path) ?? new Set();
                    if (!files.all.has(path) || known.has(as) || (0,scan/* isKnownFormat */.RZ)(path, as) || !files.isSelected(path))
                        continue;
                    mentions += 1;
                    if (mentions > maxMentions)
                        continue;
                    mentionedAs.set(path, known.add(as));
                    mentioned.add(path);
                }
            });
        }
        waiting = [...mentioned].sort();
    }
    const tooMany = { file: '.', message: reasons/* unscanned */.Mq.tooManyMentions(maxMentions) };
    return {
        results: [...results.values()],
        problems: mentions > maxMentions ? [tooMany] : [],
        scanned: scanned.size,
    };
}
async function resultOf({ read }, path, mentionedAs, readCompanions) {
    const [answer, companions] = await Promise.all([read(path), readCompanions(path, mentionedAs)]);
    if ('unreadable' in answer)
        return unread(path, whyUnread(answer));
    const file = { path, text: answer.text };
    const found = (0,scan/* scanFile */.WN)(file, { ...(mentionedAs === undefined ? {} : { mentionedAs }), ...companions });
    const { occurrences, mentions } = found;
    const holding = new Set(occurrences.map(({ at }) => at.file));
    const used = companions.companions.filter((one) => holding.has(one.path));
    const inCompanions = used.map((one) => (0,inline_waivers/* inlineWaivers */.v)(one, '#'));
    const problems = [
        ...found.problems,
        ...companions.problems,
        ...inCompanions.flatMap((one) => one.problems),
    ];
    const waivers = [...found.waivers, ...inCompanions.flatMap((one) => one.waivers)];
    const isEmpty = occurrences.length + problems.length + waivers.length === 0;
    return { sources: [file, ...used], occurrences, problems, waivers, mentions, isEmpty };
}
function companionReader({ read, all, isExcluded }) {
    let folders;
    const readOne = (0,memoize/* memoizeAsync */.T)(async (path) => {
        const answer = await read(path);
        return 'unreadable' in answer ? unread(path, whyUnread(answer)) : { path, text: answer.text };
    });
    return async (path, mentionedAs) => {
        const siblings = () => {
            folders ??= byFolder(all);
            return folders.get((0,mentions/* folderOf */.yS)(path)) ?? [];
        };
        const names = (0,scan/* companionsOf */.Lo)(path, siblings, mentionedAs).filter((name) => name !== path && all.has(name) && !isExcluded(name));
        const answers = await Promise.all([...new Set(names)].map((name) => readOne(name)));
        return {
            companions: answers.flatMap((one) => ('text' in one ? [one] : [])),
            problems: answers.flatMap((one) => ('text' in one ? [] : one.problems)),
        };
    };
}
function byFolder(all) {
    const folders = new Map();
    for (const path of all) {
        const folder = (0,mentions/* folderOf */.yS)(path);
        const known = folders.get(folder);
        if (known === undefined)
            folders.set(folder, [path]);
        else
            known.push(path);
    }
    return folders;
}
function unread(path, message) {
    const problems = [{ file: path, message }];
    return { sources: [], occurrences: [], problems, waivers: [], mentions: [], isEmpty: false };
}
function whyUnread(answer) {
    return reasons/* unscanned */.Mq.file(answer.absent === true ? reasons/* unscanned */.Mq.sparse : answer.unreadable);
}

;// CONCATENATED MODULE: ./lib/scan/checkout.js







const vendored = ['**/node_modules/**', '**/vendor/**', '**/third_party/**'];
const maxFiles = 200_000;
function selector(selection) {
    const { isSelected } = selectorsOf(selection);
    return (path) => (0,scan/* isKnownFormat */.RZ)(path) && isSelected(path);
}
function selectorsOf({ paths, exclude }) {
    const isWanted = paths.length === 0 ? () => true : (0,model_glob/* pathMatcher */.k)(paths);
    const isExcluded = (0,model_glob/* pathMatcher */.k)(paths.length === 0 ? [...exclude, ...vendored] : exclude);
    return { isExcluded, isWanted, isSelected: (path) => isWanted(path) && !isExcluded(path) };
}
function folderSelector(selection) {
    const { isExcluded, isWanted } = selectorsOf(selection);
    return (folder) => {
        const anyFile = `${folder}Dockerfile`;
        return (!isExcluded(anyFile) && (isWanted(anyFile) || selection.paths.some((glob) => glob.startsWith(folder))));
    };
}
async function scanCheckout(files, selection) {
    const wanted = selector(selection);
    const mayBeSelected = folderSelector(selection);
    const all = new Set();
    const listed = await files.list((path) => {
        all.add(path);
        return wanted(path);
    });
    for (const path of listed)
        all.add(path);
    const known = listed.filter(wanted);
    const paths = known.slice(0, maxFiles);
    const problems = [];
    const { surface = 'workflow' } = selection;
    if (known.length > maxFiles)
        problems.push({ file: '.', message: reasons/* unscanned */.Mq.tooManyFiles(maxFiles, surface) });
    for (const glob of selection.paths.filter((one) => isEmptyLocation(one, known)))
        problems.push({ file: glob, message: reasons/* unscanned */.Mq.emptyGlob(surface) });
    for (const folder of listed.filter((path) => path === '' || path.endsWith('/'))) {
        if (!mayBeSelected(folder))
            continue;
        const read = await files.read(folder);
        const why = 'unreadable' in read ? read.unreadable : reasons/* unscanned */.Mq.notListed;
        problems.push({ file: folder || '.', message: reasons/* unscanned */.Mq.folder(why, folder, surface) });
    }
    const read = await readCheckout({ read: (path) => files.read(path), all, ...selectorsOf(selection) }, paths);
    return { ...joined(read.results, [...problems, ...read.problems]), scanned: read.scanned };
}
function isEmptyLocation(glob, files) {
    return !glob.startsWith('**') && !files.some((0,model_glob/* pathMatcher */.k)([glob]));
}
function joined(results, problems) {
    const occurrences = (0,overlaps/* distinctOccurrences */.F)(results.flatMap((one) => one.occurrences));
    return {
        files: new Map(results.flatMap(({ sources }) => sources.map((file) => [file.path, file]))),
        occurrences: [...occurrences].sort(byFile),
        problems: (0,json/* distinctByJson */.S)([...problems, ...results.flatMap((one) => one.problems)]),
        waivers: (0,json/* distinctByJson */.S)(results.flatMap((one) => one.waivers)),
    };
}
function byFile(a, b) {
    return (0,model_text/* compareText */.n6)(a.at.file, b.at.file) || a.at.span.start - b.at.span.start;
}


/***/ }),

/***/ 7539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lo: () => (/* binding */ companionsOf),
  RZ: () => (/* binding */ isKnownFormat),
  WN: () => (/* binding */ scanFile),
  Um: () => (/* binding */ scanners)
});

// EXTERNAL MODULE: ./lib/model/glob.js
var glob = __webpack_require__(3523);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(1976);
;// CONCATENATED MODULE: ./lib/scan/looks-like-image.js

function looksLikeImage(text) {
    const parsed = text.includes('://') ? undefined : (0,model_image/* parseImage */.zZ)(text);
    if (parsed?.kind !== 'image')
        return false;
    return parsed.image.digest !== undefined || (parsed.image.tag !== undefined && text.includes('/'));
}
function isImageArgument(name, value) {
    if (!/(?:^|_)(?:BASE|FROM)(?:_|$)|(?:^|_)IMAGE$/i.test(name))
        return false;
    const filled = value.replace(/\$\{[^{}]*\}|\$\w+/g, 'x');
    if (looksLikeImage(filled))
        return true;
    const parsed = /(?:^|_)BASE_?IMAGE$/i.test(name) ? (0,model_image/* parseImage */.zZ)(filled) : undefined;
    return parsed?.kind === 'image' && parsed.image.tag !== undefined;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./lib/scan/placeholders.js
const marked = /<[^<>]*>|\{[^{}]*\}|@\w+@|%\w+%|^ko:\/\//;
const shouted = /^(?:[^@]*[/:])?[A-Z][A-Z0-9]*(?:[_-][A-Z0-9]+)+(?:[/:][^@]*)?$|^(?:IMAGE|PLACEHOLDER|TODO|CHANGEME|REPLACEME|X{3,})$/;
const maxLength = 1000;
function isPlaceholder(text) {
    const searched = text.slice(0, maxLength);
    if (searched.includes('$'))
        return false;
    return /^["']*$/.test(searched) || marked.test(searched) || shouted.test(searched);
}

// EXTERNAL MODULE: ./lib/scan/reasons.js
var reasons = __webpack_require__(3948);
;// CONCATENATED MODULE: ./lib/scan/syntax/templates.js
const filler = '\uE000';
const closes = { '{{': '}}', '{%': '%}', '{#': '#}', '<%': '%>' };
const control = /^\{\{[-~]?\s*(?:if|else|end|range|with|define|block|break|continue|\/\*|#|\/)|^\{[%#]|^<%(?!=)/;
const comment = /\{\{[-~]?[^\S\n]*\/\*|\{#/y;
const marks = /\{\{|\{%|<%|<<|\$\[\[|\[\[/;
const engines = [
    [/\.(?:j2|jinja2?)$/, 'jinja'],
    [/\.erb$/, 'erb'],
    [/\.(?:tmpl|tpl|gotmpl)$|(?:^|\/)templates\//, 'go'],
];
function templateEngineOf(path) {
    return engines.find(([pattern]) => pattern.test(path))?.[1];
}
const openings = {
    go: /\{\{/g,
    jinja: /\{\{|\{%|\{#/g,
    erb: /<%/g,
    any: /\{\{|\{%|\{#|<%/g,
};
function isTemplated(name) {
    return marks.test(name);
}
function coverTemplates(text, engine) {
    const pieces = [];
    let done = 0;
    for (const { start, end } of directives(text, openings[engine ?? 'any'])) {
        const directive = text.slice(start, end);
        if (standsAlone(text, start, end)) {
            pieces.push(withLineEnds(text.slice(done, start)), '\n'.repeat(end - start));
        }
        else {
            const blank = control.test(directive) || producesBlock(text, start, end);
            pieces.push(text.slice(done, start), directive.replace(/[^\r\n]/g, blank ? ' ' : filler));
        }
        done = end;
    }
    return done === 0 ? text : pieces.join('') + text.slice(done);
}
function withLineEnds(text) {
    let end = text.length;
    while (text[end - 1] === ' ')
        end -= 1;
    return text.slice(0, end).padEnd(text.length, '\n');
}
function directives(text, openingsOfEngine) {
    const ahead = forwardSearch(text);
    const found = [];
    const opening = new RegExp(openingsOfEngine);
    for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
        const start = match.index;
        const end = text[start - 1] === '$' ? undefined : endOf(text, start, closes[match[0]] ?? '', ahead);
        if (end !== undefined)
            found.push({ start, end });
        opening.lastIndex = end ?? start + match[0].length;
    }
    return found;
}
const lineEnds = ['\n', '\r', '\x85', '\u2028', '\u2029'];
function forwardSearch(text) {
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
    const last = isComment ? text.length : Math.min(...lineEnds.map((lineEnd) => ahead(lineEnd, start)));
    return end < last ? end + close.length : undefined;
}
function standsAlone(text, start, end) {
    let [before, after] = [start - 1, end];
    while (before >= 0 && isBlank(text[before]))
        before -= 1;
    while (after < text.length && isBlank(text[after]))
        after += 1;
    return (before < 0 || text[before] === '\n') && (after === text.length || text[after] === '\n');
}
const maxKeyLength = 1000;
function producesBlock(text, start, end) {
    const before = text.slice(Math.max(0, start - maxKeyLength), start);
    const line = before.lastIndexOf('\n') + 1;
    if (line === 0 && start > maxKeyLength)
        return false;
    const indent = /^( *)(?:- +)*[^\s:#][^:#\n]*:[ \t]*$/.exec(before.slice(line))?.[1];
    const next = /^[ \t]*\r?\n(?:[ \t]*\r?\n){0,100}( *)[^\s#]/.exec(text.slice(end, end + 10_000))?.[1];
    return indent !== undefined && next !== undefined && next.length > indent.length;
}
function isBlank(char) {
    return char !== undefined && char !== '\n' && /\s/.test(char);
}

;// CONCATENATED MODULE: ./lib/scan/occurrence.js




const maxDetailLength = 200;
function occurrenceAt(file, span, value, extendable = true) {
    const raw = file.text.slice(span.start, span.end);
    const name = value ?? raw;
    if (isTemplated(raw) || isTemplated(name))
        return opaqueAt(file, span, 'template', reasons/* unresolved */.II.template(raw));
    const parsed = (0,model_image/* parseImage */.zZ)(name);
    if (parsed.kind === 'invalid')
        return isPlaceholder(name)
            ? opaqueAt(file, span, 'template', reasons/* unresolved */.II.placeholder(name))
            : opaqueAt(file, span, 'invalid', parsed.why);
    const pin = extendable ? pinPlace(raw, span, name) : refused(reasons/* notPinnable */.bP.escapes);
    return { kind: 'image', at: { file: file.path, span }, raw, image: parsed.image, pin };
}
function resolvedAt(file, span, name, why) {
    const parsed = (0,model_image/* parseImage */.zZ)(name);
    if (parsed.kind === 'invalid')
        return opaqueAt(file, span, 'invalid', parsed.why);
    const raw = file.text.slice(span.start, span.end);
    const at = { file: file.path, span: { ...span } };
    return { kind: 'image', at, raw, image: parsed.image, pin: refused(why) };
}
function opaqueAt(file, span, why, detail) {
    return {
        kind: 'opaque',
        at: { file: file.path, span },
        raw: file.text.slice(span.start, span.end),
        why,
        detail: detail.length > maxDetailLength ? `${detail.slice(0, maxDetailLength)}…` : detail,
    };
}
function refused(why) {
    return { kind: 'refused', why };
}
function splitOccurrence(file, split) {
    const { span } = split.repository;
    const parts = partsOf(split);
    const opaque = (why, detail) => ({
        ...opaqueAt(file, span, why, detail),
        ...(parts.length > 1 ? { parts } : {}),
    });
    const templated = parts.map((part) => file.text.slice(part.span.start, part.span.end)).find(isTemplated);
    if (templated !== undefined)
        return opaque('template', reasons/* unresolved */.II.template(templated));
    const unclear = parts.find((part) => part.unclear !== undefined)?.unclear;
    if (unclear !== undefined)
        return opaque('template', unclear);
    const name = nameOf(split);
    if (name.includes('$'))
        return opaque('variable', reasons/* unresolved */.II.variable(name));
    const parsed = (0,model_image/* parseImage */.zZ)(name);
    if (parsed.kind === 'invalid')
        return isPlaceholder(name)
            ? opaque('template', reasons/* unresolved */.II.placeholder(name))
            : opaque('invalid', parsed.why);
    if (parsed.image.tag === undefined && parsed.image.digest === undefined)
        return opaque('variable', split.tagElsewhere);
    const inexact = parts.some(({ isReread }) => isReread) ? reasons/* notPinnable */.bP.number : reasons/* notPinnable */.bP.escapes;
    const isWritable = parts.every((one) => one.exact || (one.isReread && split.digest !== undefined));
    const pin = isWritable ? splitPinPlace(split) : refused(split.noPlace ?? inexact);
    const at = { file: file.path, span };
    const raw = file.text.slice(span.start, span.end);
    const spans = parts.map((one) => ({ part: one.part, span: one.span }));
    return { kind: 'image', at, raw, image: parsed.image, pin, parts: spans };
}
function offsetBy(one, by) {
    const move = ({ start, end }) => ({ start: start + by, end: end + by });
    const at = { ...one.at, span: move(one.at.span) };
    const uses = one.uses === undefined ? {} : { uses: one.uses.map(move) };
    if (one.kind === 'opaque')
        return { ...one, ...uses, at };
    const pin = one.pin.kind === 'refused' ? one.pin : { ...one.pin, span: move(one.pin.span) };
    return { ...one, ...uses, at, pin };
}
function pinPlace(raw, span, value) {
    const at = raw.indexOf('@');
    const literal = at >= 0 && raw.slice(at) === value.slice(value.indexOf('@'));
    if (!literal && value.includes('@'))
        return refused(reasons/* notPinnable */.bP.digestFromVariable);
    return { kind: 'place', span: { start: literal ? span.start + at : span.end, end: span.end }, lead: '@' };
}
function splitPinPlace({ digest, digestLead = '', repository, tag, noPlace, }) {
    if (noPlace !== undefined)
        return refused(noPlace);
    if (digest !== undefined)
        return { kind: 'place', span: digest.span, lead: digestLead };
    const carrier = [tag, repository].find((text) => text?.value.includes('@')) ?? tag;
    if (carrier === undefined || carrier.value === '')
        return refused(reasons/* notPinnable */.bP.noTag);
    const at = carrier.value.indexOf('@');
    const start = at < 0 ? carrier.span.end : carrier.span.start + at;
    return { kind: 'place', span: { start, end: carrier.span.end }, lead: '@' };
}
function partsOf(split) {
    const names = ['registry', 'repository', 'tag', 'digest'];
    return names.flatMap((part) => {
        const text = split[part];
        return text === undefined || text.value === '' ? [] : [{ part, ...text }];
    });
}
function nameOf({ registry, repository, tag, digest }) {
    const behind = (sign, text) => (text?.value ? sign + text.value : '');
    const host = registry?.value ? `${registry.value}/` : '';
    return `${host}${repository.value}${behind(':', tag)}${behind('@', digest)}`;
}

// EXTERNAL MODULE: ./lib/scan/overlaps.js
var overlaps = __webpack_require__(6157);
;// CONCATENATED MODULE: ./lib/scan/syntax/variables.js

const maxDepth = 8;
const maxSteps = 200;
const maxValueLength = 4096;
const variable = /^\$(?:(?<bare>[A-Za-z_]\w*)|\{(?<name>[A-Za-z_]\w*)(?<rest>[\s\S]*)\})$/;
function expand(text, lookup) {
    return expandAll(text, lookup, 0, { steps: maxSteps });
}
function expandAll(text, lookup, depth, left) {
    if (depth > maxDepth)
        return { kind: 'unknown', detail: reasons/* unresolved */.II.nestedVariables };
    let value = '';
    let rest = text;
    for (let dollar = rest.indexOf('$'); dollar >= 0; dollar = rest.indexOf('$')) {
        value += rest.slice(0, dollar);
        left.steps -= 1;
        if (left.steps < 0 || value.length > maxValueLength)
            return { kind: 'unknown', detail: reasons/* unresolved */.II.tooManyVariables };
        const end = endOfVariable(rest, dollar);
        if (end === undefined)
            return { kind: 'unknown', detail: reasons/* unresolved */.II.notAVariable(rest.slice(dollar)) };
        const inner = expandOne(rest.slice(dollar, end), lookup, depth, left);
        if (inner.kind === 'unknown')
            return inner;
        value += inner.value;
        rest = rest.slice(end);
    }
    return { kind: 'value', value: value + rest };
}
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
        return { kind: 'unknown', detail: reasons/* unresolved */.II.notAVariable(text) };
    const declared = lookup(name);
    const dash = /^:?-/.exec(rest)?.[0];
    if (rest !== '' && dash === undefined) {
        return { kind: 'unknown', detail: reasons/* unresolved */.II.dependsOnSet(text, name) };
    }
    if (declared !== undefined && declared !== '')
        return expandAll(declared, lookup, depth + 1, left);
    if (dash !== undefined)
        return expandAll(rest.slice(dash.length), lookup, depth + 1, left);
    return { kind: 'unknown', detail: reasons/* unresolved */.II.noDefault(name) };
}
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
var stackless = __webpack_require__(6484);
;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/characters.js
const tab = 0x09;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const forbidden = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const laterByteOrderMark = /(?<=[\n\r\x85\u2028\u2029\ufeff])\ufeff/;
function forbiddenAt(text) {
    const found = [forbidden, laterByteOrderMark].map((pattern) => text.search(pattern));
    return Math.min(...found.filter((at) => at >= 0), Number.POSITIVE_INFINITY);
}
function isBreak(code) {
    return code === lineFeed || code === carriageReturn || code === 0x85 || code === 0x2028 || code === 0x2029;
}
function isCrLf(first, second) {
    return first === carriageReturn && second === lineFeed;
}
function characters_isBlank(code) {
    return code === space || code === tab;
}
function isBreakOrEnd(code) {
    return code === 0 || isBreak(code);
}
function isBlankOrEnd(code) {
    return characters_isBlank(code) || isBreakOrEnd(code);
}
function isWord(code) {
    return ((code >= 0x30 && code <= 0x39) ||
        (code >= 0x41 && code <= 0x5a) ||
        (code >= 0x61 && code <= 0x7a) ||
        code === 0x5f ||
        code === 0x2d);
}
function isDigit(code) {
    return code >= 0x30 && code <= 0x39;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/cursor.js

class YamlSyntaxError extends Error {
    offset;
    constructor(message, offset) {
        super(message);
        this.offset = offset;
    }
}
class Cursor {
    text;
    start;
    end;
    offset;
    line = 0;
    column = 0;
    pairs = 0;
    constructor(text, start, end) {
        this.text = text;
        this.start = start;
        this.end = end;
        this.offset = start;
    }
    get mark() {
        const { offset, line, column } = this;
        return { offset, index: offset - this.start - this.pairs, line, column };
    }
    code(ahead = 0) {
        const at = this.offset + ahead;
        return at < this.end ? this.text.charCodeAt(at) : 0;
    }
    is(char, ahead = 0) {
        return this.code(ahead) === char.charCodeAt(0);
    }
    skip() {
        const code = this.code();
        const isPair = code >= 0xd800 && code < 0xdc00;
        this.offset += isPair ? 2 : 1;
        this.pairs += Number(isPair);
        this.column += 1;
    }
    read() {
        const from = this.offset;
        this.skip();
        return this.text.slice(from, this.offset);
    }
    readLine() {
        const code = this.code();
        this.offset += isCrLf(code, this.code(1)) ? 2 : 1;
        this.column = 0;
        this.line += 1;
        return code === 0x2028 || code === 0x2029 ? String.fromCharCode(code) : '\n';
    }
    skipBlanks() {
        while (characters_isBlank(this.code()))
            this.skip();
    }
    skipComment() {
        if (this.is('#'))
            while (!isBreakOrEnd(this.code()))
                this.skip();
    }
    atDocumentMarker() {
        if (this.column !== 0 || !isBlankOrEnd(this.code(3)))
            return false;
        const three = this.text.slice(this.offset, Math.min(this.offset + 3, this.end));
        return three === '---' || three === '...';
    }
    readWhiteSpace(onBlankInIndent) {
        let blanks = '';
        let first;
        let more = '';
        while (characters_isBlank(this.code()) || isBreak(this.code())) {
            if (isBreak(this.code())) {
                if (first === undefined)
                    first = this.readLine();
                else
                    more += this.readLine();
            }
            else if (first === undefined) {
                blanks += this.read();
            }
            else {
                onBlankInIndent();
                this.skip();
            }
        }
        if (first === undefined)
            return { text: blanks, hasBreak: false };
        return { text: folded(first, more), hasBreak: true };
    }
    fail(message, at = this.mark) {
        throw new YamlSyntaxError(message, at.offset);
    }
}
function folded(first, more) {
    if (first !== '\n')
        return first + more;
    return more === '' ? ' ' : more;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/scalar.js

const types = {
    plain: 'PLAIN',
    'single-quoted': 'QUOTE_SINGLE',
    'double-quoted': 'QUOTE_DOUBLE',
    literal: 'BLOCK_LITERAL',
    folded: 'BLOCK_FOLDED',
};
const standard = 'tag:yaml.org,2002:';
const number = /^[-+]?(?:\d[\d_]*(?:\.[\d_]*)?|\.[\d_]+)(?:[eE][-+]?\d+)?$/;
function scalarOf({ value: source = '', start, end, style = 'plain' }, tag) {
    const node = new dist/* Scalar */.X5(readValue(source, style, tag));
    node.source = source;
    node.type = types[style];
    node.range = [start.offset, end, end];
    if (tag !== undefined && tag !== '!')
        node.tag = tag;
    return node;
}
function readValue(source, style, tag) {
    if (tag === `${standard}binary`)
        return Buffer.from(source, 'base64').toString('utf8');
    if (tag !== undefined || style !== 'plain')
        return source;
    if (/^(?:|~|null|Null|NULL)$/.test(source))
        return null;
    if (/^(?:true|True|TRUE)$/.test(source))
        return true;
    if (/^(?:false|False|FALSE)$/.test(source))
        return false;
    if (/^0x[\da-fA-F]+$|^0o[0-7]+$/.test(source))
        return Number(source);
    return number.test(source) ? Number(source.replaceAll('_', '')) : source;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/block.js


function scanBlock(cursor, parentIndent) {
    const start = cursor.mark;
    const isLiteral = cursor.is('|');
    cursor.skip();
    const { keep, increment } = scanHeader(cursor, start);
    const base = Math.max(parentIndent, 0);
    const known = increment === undefined ? undefined : base + increment;
    const lead = scanEmptyLines(cursor, known, parentIndent, start);
    const { indent } = lead;
    const value = [];
    let { lines: empty, end } = lead;
    let lineEnd = '';
    let wasBlank = false;
    while (cursor.column === indent && cursor.code() !== 0) {
        const startsBlank = characters_isBlank(cursor.code());
        const folds = !isLiteral && !wasBlank && !startsBlank && lineEnd === '\n';
        value.push(folds ? folded(lineEnd, empty) : lineEnd + empty);
        wasBlank = startsBlank;
        const from = cursor.offset;
        while (!isBreakOrEnd(cursor.code()))
            cursor.skip();
        value.push(cursor.text.slice(from, cursor.offset));
        end = cursor.offset;
        lineEnd = isBreak(cursor.code()) ? cursor.readLine() : '';
        ({ lines: empty, end } = scanEmptyLines(cursor, indent, parentIndent, start));
    }
    if (keep !== '-')
        value.push(lineEnd);
    if (keep === '+')
        value.push(empty);
    return {
        type: 'scalar',
        start,
        end,
        value: value.join(''),
        style: isLiteral ? 'literal' : 'folded',
    };
}
function scanHeader(cursor, start) {
    let keep;
    let increment;
    for (let part = 0; part < 2; part += 1) {
        if (keep === undefined && (cursor.is('+') || cursor.is('-'))) {
            keep = cursor.is('+') ? '+' : '-';
            cursor.skip();
        }
        else if (increment === undefined && isDigit(cursor.code())) {
            increment = cursor.code() - 0x30;
            if (increment === 0)
                cursor.fail('the indentation indicator of a block scalar is 0', start);
            cursor.skip();
        }
    }
    cursor.skipBlanks();
    cursor.skipComment();
    if (!isBreakOrEnd(cursor.code()))
        cursor.fail('a block scalar begins on the line of its header', start);
    if (isBreak(cursor.code()))
        cursor.readLine();
    return { keep, increment };
}
function scanEmptyLines(cursor, indent, parentIndent, start) {
    let lines = '';
    let end = cursor.offset;
    let deepest = 0;
    const inIndent = () => indent === undefined || cursor.column < indent;
    for (;;) {
        while (inIndent() && cursor.code() === space)
            cursor.skip();
        deepest = Math.max(deepest, cursor.column);
        if (inIndent() && cursor.code() === tab)
            cursor.fail('a tab is used to indent a block scalar', start);
        if (!isBreak(cursor.code()))
            break;
        lines += cursor.readLine();
        end = cursor.offset;
    }
    return { lines, indent: indent ?? Math.max(deepest, parentIndent + 1, 1), end };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/plain.js

function scanPlain(cursor, indent, inFlow) {
    const start = cursor.mark;
    const value = [];
    let end = cursor.offset;
    let gap = '';
    let hasBreak = false;
    while (!cursor.atDocumentMarker() && !cursor.is('#')) {
        const from = cursor.offset;
        while (!isBlankOrEnd(cursor.code()) && !endsPlain(cursor, inFlow))
            cursor.skip();
        if (cursor.offset > from) {
            value.push(gap, cursor.text.slice(from, cursor.offset));
            end = cursor.offset;
            gap = '';
            hasBreak = false;
        }
        if (!characters_isBlank(cursor.code()) && !isBreak(cursor.code()))
            break;
        const between = cursor.readWhiteSpace(() => {
            if (cursor.code() === tab && cursor.column < indent + 1)
                cursor.fail('a tab is used for indentation', start);
        });
        gap = between.text;
        hasBreak = between.hasBreak;
        if (!inFlow && cursor.column < indent + 1)
            break;
    }
    const token = { type: 'scalar', start, end, value: value.join(''), style: 'plain' };
    return { token, endsAtLineEnd: hasBreak };
}
function endsPlain(cursor, inFlow) {
    if (cursor.is(':') && isBlankOrEnd(cursor.code(1)))
        return true;
    return inFlow && ',?[]{}'.includes(String.fromCharCode(cursor.code()));
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/properties.js

const uriMarks = ";/?:@&=+$,.!~*'()[]%";
const maxVersionDigits = 2;
function scanAnchor(cursor) {
    const start = cursor.mark;
    const type = cursor.is('&') ? 'anchor' : 'alias';
    cursor.skip();
    const value = scanWord(cursor);
    const ends = isBlankOrEnd(cursor.code()) || '?:,]}%@`'.includes(String.fromCharCode(cursor.code()));
    if (value === '' || !ends)
        cursor.fail('the name of an anchor or alias contains an invalid character', start);
    return { type, start, end: cursor.offset, value };
}
function scanTag(cursor) {
    const start = cursor.mark;
    const { handle, suffix } = cursor.is('<', 1) ? scanVerbatim(cursor, start) : scanShorthand(cursor, start);
    if (!isBlankOrEnd(cursor.code()))
        cursor.fail('a tag contains an invalid character', start);
    return { type: 'tag', start, end: cursor.offset, value: handle, suffix };
}
function scanVerbatim(cursor, start) {
    cursor.skip();
    cursor.skip();
    const suffix = scanUri(cursor, '', start);
    if (!cursor.is('>'))
        cursor.fail('a tag in angle brackets is not closed', start);
    cursor.skip();
    return { handle: '', suffix };
}
function scanShorthand(cursor, start) {
    const handle = scanHandle(cursor, start, false);
    if (handle.length > 1 && handle.endsWith('!'))
        return { handle, suffix: scanUri(cursor, '', start) };
    const suffix = scanUri(cursor, handle, start);
    return suffix === '' ? { handle: '', suffix: '!' } : { handle: '!', suffix };
}
function scanHandle(cursor, start, inDirective) {
    if (!cursor.is('!'))
        cursor.fail('a tag does not begin with an exclamation mark', start);
    const handle = cursor.read() + scanWord(cursor);
    if (cursor.is('!'))
        return handle + cursor.read();
    if (inDirective && handle !== '!')
        cursor.fail('a tag handle does not end with an exclamation mark', start);
    return handle;
}
function scanUri(cursor, head, start) {
    let uri = head.slice(1);
    let isEmpty = head === '';
    while (isWord(cursor.code()) ||
        (cursor.code() !== 0 && uriMarks.includes(String.fromCharCode(cursor.code())))) {
        uri += cursor.is('%') ? scanUriEscape(cursor, start) : cursor.read();
        isEmpty = false;
    }
    if (isEmpty)
        cursor.fail('a tag is empty', start);
    return uri;
}
function scanUriEscape(cursor, start) {
    const escaped = /^(?:%[\da-fA-F]{2})+/.exec(cursor.text.slice(cursor.offset, cursor.offset + 12))?.[0] ?? '';
    const first = Number.parseInt(escaped.slice(1, 3), 16);
    const octets = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    const text = escaped.slice(0, octets * 3);
    try {
        const char = decodeURIComponent(text);
        if (text === '' || text.length < octets * 3)
            throw new URIError('too short');
        for (let unit = 0; unit < text.length; unit += 1)
            cursor.skip();
        return char;
    }
    catch {
        return cursor.fail('a tag contains an escape that is not a character', start);
    }
}
function scanDirective(cursor) {
    const start = cursor.mark;
    cursor.skip();
    const name = scanWord(cursor);
    if (name === '' || !isBlankOrEnd(cursor.code()))
        cursor.fail('a directive has no name', start);
    cursor.skipBlanks();
    const token = name === 'YAML' ? scanVersion(cursor, start) : scanTagDirective(cursor, start, name);
    cursor.skipBlanks();
    cursor.skipComment();
    if (!isBreakOrEnd(cursor.code()))
        cursor.fail('a directive is followed by other text', start);
    if (isBreak(cursor.code()))
        cursor.readLine();
    return token;
}
function scanVersion(cursor, start) {
    const major = scanNumber(cursor, start);
    if (!cursor.is('.'))
        cursor.fail('the version in a %YAML directive has no dot', start);
    cursor.skip();
    const value = `${major}.${scanNumber(cursor, start)}`;
    return { type: 'version-directive', start, end: cursor.offset, value };
}
function scanNumber(cursor, start) {
    let digits = '';
    while (isDigit(cursor.code()))
        digits += cursor.read();
    if (digits === '' || digits.length > maxVersionDigits)
        cursor.fail('the version in a %YAML directive is not a number', start);
    return Number(digits);
}
function scanTagDirective(cursor, start, name) {
    if (name !== 'TAG')
        cursor.fail('a directive is unknown', start);
    const value = scanHandle(cursor, start, true);
    if (!characters_isBlank(cursor.code()))
        cursor.fail('a tag handle is not followed by white space', start);
    cursor.skipBlanks();
    const suffix = scanUri(cursor, '', start);
    if (!isBlankOrEnd(cursor.code()))
        cursor.fail('a tag prefix is followed by other text', start);
    return { type: 'tag-directive', start, end: cursor.offset, value, suffix };
}
function scanWord(cursor) {
    const from = cursor.offset;
    while (isWord(cursor.code()))
        cursor.skip();
    return cursor.text.slice(from, cursor.offset);
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/quoted.js

const escapes = {
    '0': '\0',
    a: '\x07',
    b: '\b',
    t: '\t',
    '\t': '\t',
    n: '\n',
    v: '\v',
    f: '\f',
    r: '\r',
    e: '\x1b',
    ' ': ' ',
    '"': '"',
    "'": "'",
    '\\': '\\',
    '/': '/',
    N: '\x85',
    _: '\xa0',
    L: '\u2028',
    P: '\u2029',
};
const hexDigits = { x: 2, u: 4, U: 8 };
function scanQuoted(cursor) {
    const start = cursor.mark;
    const isSingle = cursor.is("'");
    const quote = isSingle ? "'" : '"';
    cursor.skip();
    const value = [];
    for (;;) {
        if (cursor.atDocumentMarker())
            cursor.fail('a quoted scalar is still open at a document marker', start);
        if (cursor.code() === 0)
            cursor.fail('a quoted scalar is not closed', start);
        const brokeLine = isSingle ? scanSingle(cursor, value) : scanDouble(cursor, value, start);
        if (!brokeLine && cursor.is(quote))
            break;
        value.push(whiteSpace(cursor, brokeLine));
    }
    cursor.skip();
    const style = isSingle ? 'single-quoted' : 'double-quoted';
    return { type: 'scalar', start, end: cursor.offset, value: value.join(''), style };
}
function whiteSpace(cursor, brokeLine) {
    if (!brokeLine)
        return cursor.readWhiteSpace(() => undefined).text;
    let lines = '';
    for (;;) {
        cursor.skipBlanks();
        if (!isBreak(cursor.code()))
            return lines;
        lines += cursor.readLine();
    }
}
function scanSingle(cursor, value) {
    while (!isBlankOrEnd(cursor.code())) {
        if (cursor.is("'")) {
            if (!cursor.is("'", 1))
                return false;
            cursor.skip();
        }
        value.push(cursor.read());
    }
    return false;
}
function scanDouble(cursor, value, start) {
    while (!isBlankOrEnd(cursor.code()) && !cursor.is('"')) {
        if (!cursor.is('\\')) {
            value.push(cursor.read());
        }
        else if (isBreak(cursor.code(1))) {
            cursor.skip();
            cursor.readLine();
            return true;
        }
        else {
            value.push(scanEscape(cursor, start));
        }
    }
    return false;
}
function scanEscape(cursor, start) {
    const name = String.fromCharCode(cursor.code(1));
    const length = hexDigits[name] ?? 0;
    const simple = escapes[name];
    if (cursor.code(1) === 0 || (simple === undefined && length === 0))
        return cursor.fail('a quoted scalar contains an unknown escape', start);
    cursor.skip();
    cursor.skip();
    if (simple !== undefined)
        return simple;
    const digits = cursor.text.slice(cursor.offset, Math.min(cursor.offset + length, cursor.end));
    const code = /^[\da-f]+$/i.test(digits) && digits.length === length ? Number.parseInt(digits, 16) : -1;
    if (code < 0 || (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff)
        return cursor.fail('a quoted scalar contains an escape that is not a character', start);
    for (let digit = 0; digit < length; digit += 1)
        cursor.skip();
    return String.fromCodePoint(code);
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/scanner.js






const scanner_maxKeyLength = 1024;
const maxIndents = 10_000;
const byteOrderMark = 0xfeff;
const indicators = '-?:,[]{}#&*!|>\'"%@`';
class TokenScanner {
    cursor;
    queue = [];
    taken = 0;
    head = 0;
    indent = -1;
    indents = [];
    keys = [undefined];
    levels = new Map();
    mayBeginKey = true;
    isDone = false;
    constructor(text, start, end) {
        this.cursor = new Cursor(text, start, end);
        if (text.charCodeAt(start) === byteOrderMark)
            this.cursor.offset += 1;
    }
    peek() {
        while (this.head === this.queue.length || this.mayBecomeKey())
            this.fetch();
        const token = this.queue[this.head];
        if (token === undefined)
            throw new Error('The scanner gave no token');
        return token;
    }
    take() {
        const token = this.peek();
        this.head += 1;
        this.taken += 1;
        if (this.head > scanner_maxKeyLength) {
            this.queue.splice(0, this.head);
            this.head = 0;
        }
        return token;
    }
    get inFlow() {
        return this.keys.length > 1;
    }
    mayBecomeKey() {
        if (this.isDone)
            return false;
        const level = this.levels.get(this.taken);
        return level !== undefined && this.isPossible(level);
    }
    isPossible(level) {
        const key = this.keys[level];
        if (key === undefined)
            return false;
        const { line, index } = this.cursor.mark;
        if (key.mark.line === line && key.mark.index + scanner_maxKeyLength >= index)
            return true;
        if (key.isRequired)
            this.cursor.fail('a key is not followed by a colon', key.mark);
        this.forget(level);
        return false;
    }
    forget(level) {
        const key = this.keys[level];
        if (key !== undefined)
            this.levels.delete(key.tokenNumber);
        this.keys[level] = undefined;
    }
    saveKey() {
        if (!this.mayBeginKey)
            return;
        const { mark } = this.cursor;
        const isRequired = !this.inFlow && this.indent === mark.column;
        this.dropKey();
        const tokenNumber = this.nextNumber();
        this.keys[this.keys.length - 1] = { tokenNumber, mark, isRequired };
        this.levels.set(tokenNumber, this.keys.length - 1);
    }
    dropKey() {
        const last = this.keys.length - 1;
        if (this.keys[last]?.isRequired)
            this.cursor.fail('a key is not followed by a colon', this.keys[last].mark);
        this.forget(last);
    }
    nextNumber() {
        return this.taken + this.queue.length - this.head;
    }
    push(token) {
        this.queue.push(token);
    }
    pushIndicator(type, length = 1) {
        const start = this.cursor.mark;
        for (let char = 0; char < length; char += 1)
            this.cursor.skip();
        this.push({ type, start, end: this.cursor.offset });
    }
    openBlock(type, mark, number) {
        if (this.inFlow || this.indent >= mark.column)
            return;
        if (this.indents.length >= maxIndents)
            this.cursor.fail('blocks are nested too deeply', mark);
        this.indents.push(this.indent);
        this.indent = mark.column;
        this.insert({ type, start: mark, end: mark.offset }, number);
    }
    insert(token, number = this.nextNumber()) {
        this.queue.splice(this.head + number - this.taken, 0, token);
    }
    closeBlocks(column) {
        if (this.inFlow)
            return;
        while (this.indent > column) {
            const start = this.cursor.mark;
            this.push({ type: 'block-end', start, end: start.offset });
            this.indent = this.indents.pop() ?? -1;
        }
    }
    fetch() {
        const { cursor } = this;
        this.passWhiteSpace();
        this.closeBlocks(cursor.column);
        if (cursor.code() === 0)
            this.fetchEnd();
        else if (cursor.column === 0 && cursor.is('%'))
            this.fetchOutside(() => this.push(scanDirective(cursor)));
        else if (cursor.atDocumentMarker())
            this.fetchOutside(() => this.pushIndicator(cursor.is('-') ? 'document-start' : 'document-end', 3));
        else
            this.fetchInside(String.fromCharCode(cursor.code()));
    }
    passWhiteSpace() {
        const { cursor } = this;
        for (;;) {
            if (cursor.column === 0 && cursor.code() === byteOrderMark)
                cursor.skip();
            const tabsToo = this.inFlow || !this.mayBeginKey;
            while (cursor.code() === space || (tabsToo && cursor.code() === tab))
                cursor.skip();
            cursor.skipComment();
            if (!isBreak(cursor.code()))
                return;
            cursor.readLine();
            if (!this.inFlow)
                this.mayBeginKey = true;
        }
    }
    fetchEnd() {
        this.closeBlocks(-1);
        this.dropKey();
        this.mayBeginKey = false;
        this.isDone = true;
        this.pushIndicator('stream-end', 0);
    }
    fetchOutside(push) {
        this.closeBlocks(-1);
        this.dropKey();
        this.mayBeginKey = false;
        push();
    }
    fetchInside(char) {
        const { cursor, inFlow } = this;
        const standsAlone = isBlankOrEnd(cursor.code(1));
        if (char === '[' || char === '{')
            this.fetchFlowStart(char);
        else if (char === ']' || char === '}')
            this.fetchFlowEnd(char);
        else if (char === ',')
            this.fetchEntry('flow-entry');
        else if (char === '-' && standsAlone)
            this.fetchBlockEntry();
        else if (char === '?' && (inFlow || standsAlone))
            this.fetchKey();
        else if (char === ':' && (inFlow || standsAlone))
            this.fetchValue();
        else if (char === '*' || char === '&')
            this.fetchPart(() => scanAnchor(cursor));
        else if (char === '!')
            this.fetchPart(() => scanTag(cursor));
        else if ((char === '|' || char === '>') && !inFlow)
            this.fetchBlockScalar();
        else if (char === "'" || char === '"')
            this.fetchPart(() => scanQuoted(cursor));
        else if (this.beginsPlain(char, standsAlone))
            this.fetchPlain();
        else
            cursor.fail(`${JSON.stringify(char)} cannot begin a value`);
    }
    beginsPlain(char, standsAlone) {
        const { cursor, inFlow } = this;
        if (char === '-')
            return !characters_isBlank(cursor.code(1));
        if (!inFlow && (char === '?' || char === ':'))
            return !standsAlone;
        return !isBlankOrEnd(cursor.code()) && !indicators.includes(char);
    }
    fetchFlowStart(char) {
        this.saveKey();
        if (this.keys.length > maxIndents)
            this.cursor.fail('brackets are nested too deeply');
        this.keys.push(undefined);
        this.mayBeginKey = true;
        this.pushIndicator(char === '[' ? 'flow-sequence-start' : 'flow-mapping-start');
    }
    fetchFlowEnd(char) {
        this.dropKey();
        if (this.inFlow)
            this.keys.pop();
        this.mayBeginKey = false;
        this.pushIndicator(char === ']' ? 'flow-sequence-end' : 'flow-mapping-end');
    }
    fetchEntry(type) {
        this.dropKey();
        this.mayBeginKey = true;
        this.pushIndicator(type);
    }
    fetchBlockEntry() {
        if (!this.inFlow && !this.mayBeginKey)
            this.cursor.fail('a list item is not allowed here');
        this.openBlock('block-sequence-start', this.cursor.mark);
        this.fetchEntry('block-entry');
    }
    fetchKey() {
        if (!this.inFlow && !this.mayBeginKey)
            this.cursor.fail('a key is not allowed here');
        this.openBlock('block-mapping-start', this.cursor.mark);
        this.dropKey();
        this.mayBeginKey = !this.inFlow;
        this.pushIndicator('key');
    }
    fetchValue() {
        const level = this.keys.length - 1;
        const key = this.isPossible(level) ? this.keys[level] : undefined;
        if (key !== undefined) {
            this.insert({ type: 'key', start: key.mark, end: key.mark.offset }, key.tokenNumber);
            this.openBlock('block-mapping-start', key.mark, key.tokenNumber);
            this.forget(level);
            this.mayBeginKey = false;
        }
        else {
            if (!this.inFlow && !this.mayBeginKey)
                this.cursor.fail('a value is not allowed here');
            this.openBlock('block-mapping-start', this.cursor.mark);
            this.mayBeginKey = !this.inFlow;
        }
        this.pushIndicator('value');
    }
    fetchPart(scan) {
        this.saveKey();
        this.mayBeginKey = false;
        this.push(scan());
    }
    fetchBlockScalar() {
        this.dropKey();
        this.mayBeginKey = true;
        this.push(scanBlock(this.cursor, this.indent));
    }
    fetchPlain() {
        this.saveKey();
        this.mayBeginKey = false;
        const { token, endsAtLineEnd } = scanPlain(this.cursor, this.indent, this.inFlow);
        this.push(token);
        if (endsAtLineEnd)
            this.mayBeginKey = true;
    }
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/parser.js





const parser_maxDepth = 1000;
const defaultHandles = [
    ['!', '!'],
    ['!!', 'tag:yaml.org,2002:'],
];
function parseStream(text, start = 0, end = text.length) {
    const forbidden = forbiddenAt(text.slice(start, end));
    const readable = Math.min(end, start + forbidden);
    const parser = new Parser(new TokenScanner(text, start, readable));
    const documents = [];
    try {
        for (let next = parser.document(); next !== undefined; next = parser.document())
            documents.push(next.root);
    }
    catch (error) {
        if (!(error instanceof YamlSyntaxError))
            throw error;
        return { documents, error: { message: error.message, offset: error.offset } };
    }
    if (readable === end)
        return { documents };
    return {
        documents,
        error: { message: 'it has a control character or a byte order mark inside the text', offset: readable },
    };
}
class Parser {
    scanner;
    handles = new Map(defaultHandles);
    anchors = new Set();
    depth = 0;
    isFirst = true;
    constructor(scanner) {
        this.scanner = scanner;
    }
    document() {
        if (!this.isFirst)
            while (this.next() === 'document-end')
                this.scanner.take();
        const isImplicit = this.isFirst && !/directive$|^document-start$|^stream-end$/.test(this.next());
        this.isFirst = false;
        if (this.next() === 'stream-end')
            return undefined;
        this.anchors = new Set();
        this.handles = new Map(defaultHandles);
        if (!isImplicit) {
            this.directives();
            this.expect('document-start', 'a document does not begin with `---`');
        }
        const isEmpty = /directive$|^document-(?:start|end)$|^stream-end$/.test(this.next());
        const root = isEmpty && !isImplicit ? null : this.node(true, false);
        if (this.next() === 'document-end')
            this.scanner.take();
        return { root };
    }
    next() {
        return this.scanner.peek().type;
    }
    expect(type, message) {
        const token = this.scanner.peek();
        if (token.type !== type)
            throw new YamlSyntaxError(message, token.start.offset);
        return this.scanner.take();
    }
    directives() {
        const own = new Set();
        let hasVersion = false;
        for (;;) {
            const { type, value = '', suffix = '', start } = this.scanner.peek();
            if (type === 'version-directive') {
                if (hasVersion)
                    throw new YamlSyntaxError('the version is given twice', start.offset);
                if (value !== '1.1' && value !== '1.2')
                    throw new YamlSyntaxError(`version ${value} is unknown`, start.offset);
                hasVersion = true;
            }
            else if (type === 'tag-directive') {
                if (own.has(value))
                    throw new YamlSyntaxError('a tag handle is given twice', start.offset);
                own.add(value);
                this.handles.set(value, suffix);
            }
            else
                return;
            this.scanner.take();
        }
    }
    node(isBlock, mayBeIndentless) {
        if (this.next() === 'alias')
            return this.alias(this.scanner.take());
        const properties = this.properties();
        const token = this.scanner.peek();
        this.depth += 1;
        if (this.depth > parser_maxDepth)
            throw new YamlSyntaxError('it is nested too deeply', token.start.offset);
        const node = this.content(token, properties, isBlock, mayBeIndentless);
        this.depth -= 1;
        return node;
    }
    key(isBlock) {
        const { offset } = this.scanner.peek().start;
        const node = this.node(isBlock, isBlock);
        if ((0,dist/* isCollection */.P3)(node))
            throw new YamlSyntaxError('a key is a map or a list', offset);
        return node;
    }
    content(token, properties, isBlock, mayBeIndentless) {
        const { type, start } = token;
        if (mayBeIndentless && type === 'block-entry')
            return this.indentlessSequence(properties);
        if (type === 'scalar')
            return this.scalar(this.scanner.take(), properties);
        if (type === 'flow-sequence-start')
            return this.flowSequence(properties);
        if (type === 'flow-mapping-start')
            return this.flowMapping(properties);
        if (isBlock && type === 'block-sequence-start')
            return this.blockSequence(properties);
        if (isBlock && type === 'block-mapping-start')
            return this.blockMapping(properties);
        if (properties.anchor !== undefined || properties.tag !== undefined)
            return this.empty(start.offset, properties);
        throw new YamlSyntaxError('a value is missing', start.offset);
    }
    alias({ value = '', start, end }) {
        if (!this.anchors.has(value))
            throw new YamlSyntaxError(`the anchor ${value} is unknown`, start.offset);
        const alias = new dist/* Alias */.x1(value);
        alias.range = [start.offset, end, end];
        return alias;
    }
    properties() {
        const start = this.scanner.peek().start.offset;
        let [anchor, tag] = [];
        for (;;) {
            const { type, value = '', suffix = '', start: at } = this.scanner.peek();
            if (type === 'anchor' && anchor === undefined)
                anchor = value;
            else if (type === 'tag' && tag === undefined)
                tag = this.resolvedTag(value, suffix, at.offset);
            else
                break;
            this.scanner.take();
        }
        if (anchor !== undefined)
            this.anchors.add(anchor);
        return { start, ...(anchor === undefined ? {} : { anchor }), ...(tag === undefined ? {} : { tag }) };
    }
    resolvedTag(handle, suffix, offset) {
        if (handle === '')
            return suffix;
        const prefix = this.handles.get(handle);
        if (prefix === undefined)
            throw new YamlSyntaxError(`the tag handle ${handle} is unknown`, offset);
        return prefix + suffix;
    }
    scalar(token, properties) {
        return withAnchor(scalarOf(token, properties.tag), properties);
    }
    empty(offset, properties = { start: offset }) {
        const mark = { offset, index: 0, line: 0, column: 0 };
        return this.scalar({ type: 'scalar', start: mark, end: offset, value: '', style: 'plain' }, properties);
    }
    blockSequence(properties) {
        const items = [];
        const { start } = this.scanner.take();
        for (;;) {
            if (this.next() !== 'block-entry')
                break;
            const { end } = this.scanner.take();
            const isEmpty = /^block-(?:entry|end)$/.test(this.next());
            items.push(isEmpty ? this.empty(end) : this.node(true, false));
        }
        const { start: end } = this.expect('block-end', 'a list is followed by something that is no item of it');
        return sequence(items, properties, start.offset, end.offset);
    }
    indentlessSequence(properties) {
        const items = [];
        const start = this.scanner.peek().start.offset;
        while (this.next() === 'block-entry') {
            const { end } = this.scanner.take();
            const isEmpty = /^(?:block-entry|key|value|block-end)$/.test(this.next());
            items.push(isEmpty ? this.empty(end) : this.node(true, false));
        }
        return sequence(items, properties, start, this.scanner.peek().start.offset);
    }
    blockMapping(properties) {
        const pairs = [];
        const { start } = this.scanner.take();
        const isNothing = () => /^(?:key|value|block-end)$/.test(this.next());
        while (this.next() === 'key') {
            const { end } = this.scanner.take();
            const key = isNothing() ? this.empty(end) : this.key(true);
            if (this.next() !== 'value') {
                pairs.push(new dist/* Pair */.Rm(key, this.empty(this.scanner.peek().start.offset)));
                continue;
            }
            const colon = this.scanner.take();
            pairs.push(new dist/* Pair */.Rm(key, isNothing() ? this.empty(colon.end) : this.node(true, true)));
        }
        const { start: end } = this.expect('block-end', 'a map is followed by something that is no key of it');
        return mapping(pairs, properties, start.offset, end.offset);
    }
    flowSequence(properties) {
        const { start } = this.scanner.take();
        const items = [];
        while (this.next() !== 'flow-sequence-end') {
            if (items.length > 0)
                this.expect('flow-entry', 'a list in brackets lacks a comma or its end');
            if (this.next() === 'flow-sequence-end')
                break;
            items.push(this.next() === 'key' ? this.singlePair() : this.node(false, false));
        }
        return sequence(items, properties, start.offset, this.scanner.take().end);
    }
    singlePair() {
        const start = this.scanner.take().start.offset;
        const isNothing = () => /^flow-(?:entry|sequence-end)$/.test(this.next());
        if (this.next() === 'value' || isNothing()) {
            const token = this.scanner.take();
            throw new YamlSyntaxError('an item of a list in brackets has an empty key', token.start.offset);
        }
        const key = this.key(false);
        const hasValue = this.next() === 'value';
        const colon = hasValue ? this.scanner.take() : undefined;
        const value = colon === undefined || isNothing()
            ? this.empty(this.scanner.peek().start.offset)
            : this.node(false, false);
        return mapping([new dist/* Pair */.Rm(key, value)], { start }, start, this.scanner.peek().start.offset);
    }
    flowMapping(properties) {
        const { start } = this.scanner.take();
        const pairs = [];
        const isNothing = () => /^flow-(?:entry|mapping-end)$/.test(this.next());
        while (this.next() !== 'flow-mapping-end') {
            if (pairs.length > 0)
                this.expect('flow-entry', 'a map in braces lacks a comma or its end');
            if (this.next() === 'flow-mapping-end')
                break;
            const hasKey = this.next() === 'key';
            if (hasKey)
                this.scanner.take();
            const at = this.scanner.peek().start.offset;
            const key = hasKey && (this.next() === 'value' || isNothing()) ? this.empty(at) : this.key(false);
            const colon = hasKey && this.next() === 'value' ? this.scanner.take() : undefined;
            const value = colon === undefined || isNothing()
                ? this.empty(this.scanner.peek().start.offset)
                : this.node(false, false);
            pairs.push(new dist/* Pair */.Rm(key, value));
        }
        return mapping(pairs, properties, start.offset, this.scanner.take().end);
    }
}
function sequence(items, properties, start, end) {
    const node = new dist/* YAMLSeq */.Rw();
    node.items = items;
    node.range = [start, end, end];
    return withAnchor(node, properties);
}
function mapping(items, properties, start, end) {
    const node = new dist/* YAMLMap */.CA();
    node.items = items;
    node.range = [start, end, end];
    return withAnchor(node, properties);
}
function withAnchor(node, { anchor, tag }) {
    if (anchor !== undefined)
        Object.assign(node, { anchor });
    if (tag !== undefined && node.tag === undefined)
        node.tag = tag;
    return node;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/nodes.js

function targetsOf(roots) {
    const anchors = new Map();
    const targets = new Map();
    for (const node of roots.flatMap((root) => [...nodesOf(root)])) {
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
function nodesWithSameKey(root) {
    const found = new Map();
    for (const node of nodesOf(root)) {
        if (!(0,dist/* isMap */.jh)(node))
            continue;
        const keys = new Map();
        for (const pair of node.items) {
            if (!(0,dist/* isNode */.Ll)(pair.value))
                continue;
            const known = keys.get(keyTextOf(pair));
            if (known === undefined)
                keys.set(keyTextOf(pair), [pair.value]);
            else
                known.push(pair.value);
        }
        for (const values of keys.values())
            if (values.length > 1)
                for (const value of values)
                    found.set(value, values);
    }
    return found;
}
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
function keyTextOf({ key }) {
    return (0,dist/* isScalar */.jn)(key) ? key.value : undefined;
}
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

;// CONCATENATED MODULE: ./lib/scan/yaml/document.js






class TooManySteps extends Error {
}
const parsed = new WeakMap();
const parsedAsManifest = new WeakMap();
const notPlainYaml = new WeakSet();
const minSteps = 1_000_000;
const stepsPerCharacter = 20;
const alias = /(?:^|[\s\x85,[\]{}:?-])\*[\w-]/;
const manifestSeparator = /\n---[^\n]*/g;
function parseYaml(file) {
    const known = parsed.get(file) ?? fileOf(file, readStream(file));
    parsed.set(file, known);
    return known;
}
function parseManifests(file) {
    const known = parsedAsManifest.get(file) ?? manifestsOf(file);
    parsedAsManifest.set(file, known);
    return known;
}
function readStream(file) {
    const { path, text } = file;
    const engine = templateEngineOf(path);
    const plain = { text, stream: parseStream(text) };
    if (plain.stream.error !== undefined)
        notPlainYaml.add(file);
    if (engine === undefined && plain.stream.error === undefined)
        return plain;
    const covered = coverTemplates(text, engine);
    if (covered === text)
        return plain;
    const filled = { text: covered, stream: parseStream(covered) };
    return filled.stream.error !== undefined && plain.stream.error === undefined ? plain : filled;
}
function manifestsOf(file) {
    const { text } = file;
    const separators = [...text.matchAll(manifestSeparator)];
    const whole = parseYaml(file);
    const differ = separators.some(([line]) => !/^\n---[ \t\r]*(?:#.*)?$/.test(line));
    if (separators.length === 0 || (!differ && !notPlainYaml.has(file)))
        return whole;
    const starts = [0, ...separators.map(({ 0: line, index }) => index + line.length)];
    const ends = [...separators.map(({ index }) => index), text.length];
    const streams = starts.map((start, part) => parseStream(text, start, ends[part] ?? text.length));
    const documents = streams.flatMap((stream) => stream.documents);
    const split = fileOf(file, { text, stream: { documents } });
    const isRead = streams.every(({ error }) => error === undefined);
    return { documents: [...whole.documents, ...split.documents], problems: isRead ? [] : whole.problems };
}
function fileOf(file, { text, stream: { documents: read, error } }) {
    const documents = error === undefined ? read : [...read, ...parseTolerantly(text)];
    const hasAliases = alias.test(text);
    const targets = hasAliases ? targetsOf(documents) : new Map();
    const problem = error && {
        file: file.path,
        message: reasons/* unscanned */.Mq.yaml(error.message),
        span: { start: error.offset, end: Math.min(error.offset + 1, text.length) },
    };
    let uses;
    const usesOf = (span) => {
        uses ??= usesIn(targets);
        return uses(span);
    };
    return {
        documents: documents.map((root) => documentOf(root, text, targets, usesOf)),
        problems: problem === undefined ? [] : [problem],
    };
}
function parseTolerantly(text) {
    const options = { uniqueKeys: false, logLevel: 'silent', strict: false, prettyErrors: false };
    try {
        const documents = (0,stackless/* withoutStacks */.G)(() => (0,dist/* parseAllDocuments */.hR)(text, options));
        return Array.isArray(documents) ? documents.map(({ contents }) => contents) : [];
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return [];
    }
}
function documentOf(root, text, targets, usesOf) {
    let sameKey;
    let left = minSteps + stepsPerCharacter * text.length;
    const sameKeys = () => {
        sameKey ??= nodesWithSameKey(root);
        return sameKey;
    };
    return {
        root,
        text,
        step(count) {
            left -= count;
            if (left < 0)
                throw new TooManySteps(reasons/* unscanned */.Mq.tooManyNodes);
        },
        sameKey: (node) => sameKeys().get(node) ?? [node],
        addSameKey(nodes) {
            const groups = new Set(nodes.map((node) => sameKeys().get(node) ?? [node]));
            if (groups.size < 2)
                return;
            const all = [...new Set([...groups].flat())];
            for (const node of all)
                sameKeys().set(node, all);
        },
        follow: (node) => ((0,dist/* isAlias */.Vj)(node) ? targets.get(node) : (0,dist/* isNode */.Ll)(node) ? node : undefined),
        usesOf,
    };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/plain-value.js
const isTrue = /^(?:y|yes|on|true)$/i;
const isFalse = /^(?:n|no|off|false)$/i;
const plain_value_isWord = /^(?:[a-z]+|[A-Z]?[a-z]+|[A-Z]+)$/;
const sexagesimal = /^[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?$/;
const timestamp = /^\d{4}-\d{1,2}-\d{1,2}(?:[Tt \t].*)?$/;
const integer = /^(?<sign>[-+]?)(?<digits>0[xX][\da-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|[1-9]\d*|0)$/;
const plain_value_float = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
function plainValue(text) {
    if (/^(?:|~|null|Null|NULL)$/.test(text))
        return { kind: 'null' };
    if (plain_value_isWord.test(text) && isTrue.test(text))
        return printed(text, 'true');
    if (plain_value_isWord.test(text) && isFalse.test(text))
        return printed(text, 'false');
    if (/^[-+]?\.(?:inf|Inf|INF)$|^\.(?:nan|NaN|NAN)$/.test(text))
        return { kind: 'unclear' };
    if (sexagesimal.test(text) || timestamp.test(text))
        return { kind: 'unclear', isTextInGo: true };
    const plain = text.replaceAll('_', '');
    const { sign = '', digits } = integer.exec(plain)?.groups ?? {};
    if (digits === undefined && !plain_value_float.test(plain))
        return { kind: 'text' };
    const value = digits === undefined ? Number(plain) : Number(octal(digits)) * (sign === '-' ? -1 : 1);
    const hasExponent = value !== 0 && (Math.abs(value) >= 1e6 || Math.abs(value) < 1e-4);
    return hasExponent ? { kind: 'unclear' } : printed(text, String(value));
}
function octal(digits) {
    return /^0[0-7]+$/.test(digits) ? `0o${digits.slice(1)}` : digits;
}
function printed(text, value) {
    return text === value ? { kind: 'text' } : { kind: 'other', value };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/text.js



function textOf(document, node) {
    const text = (0,dist/* isScalar */.jn)(node) && typeof node.value === 'string' ? writtenText(document, node) : undefined;
    return text?.value === '' ? undefined : text;
}
function sourceOf(document, node, reader = 'any') {
    const written = writtenText(document, node);
    if (written === undefined || !(0,dist/* isScalar */.jn)(node) || node.type !== 'PLAIN' || written.value === '')
        return written;
    if (node.tag !== undefined && !coreTag.test(node.tag))
        return written;
    const meaning = plainValue(written.value);
    if (meaning.kind === 'text' || (meaning.kind === 'unclear' && meaning.isTextInGo && reader === 'go'))
        return written;
    if (meaning.kind === 'null')
        return { ...written, value: '', exact: false };
    if (meaning.kind === 'other' && reader === 'go' && node.tag === undefined)
        return { ...written, value: meaning.value, exact: false, isReread: true };
    return { ...written, exact: false, unclear: reasons/* unresolved */.II.yamlNumber(written.value) };
}
const coreTag = /^tag:yaml\.org,2002:(?:bool|int|float|null|timestamp)$/;
function writtenText({ text }, node) {
    if (!(0,dist/* isScalar */.jn)(node) || node.range == null || hasOwnTag(node))
        return undefined;
    const value = (typeof node.value === 'string' ? node.value : (node.source ?? '')).trim();
    const [start, end] = innerRange(node, text, node.range);
    const offset = text.slice(start, end).lastIndexOf(value);
    const isUnclosed = start === node.range[0] && /^QUOTE/.test(node.type ?? '');
    if (offset < 0 || isUnclosed)
        return { value, span: { start, end }, exact: false };
    const at = value === '' ? start : start + offset;
    return { value, span: { start: at, end: at + value.length }, exact: true };
}
function hasOwnTag({ tag }) {
    return tag === '!reset' || tag === '!reference';
}
function innerRange({ type }, text, [start, end]) {
    const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
    return quoted && end - start > 1 && text[end - 1] === text[start] ? [start + 1, end - 1] : [start, end];
}

;// CONCATENATED MODULE: ./lib/scan/yaml/scan.js







const escapedSpelling = /\\[xuU\r\n\x85\u2028\u2029]|!!binary|!!\S{0,100}%|!<|%TAG/;
function scanYaml(file, { needles, find, parse = parseYaml, read = literalText }) {
    if (!needles.every((needle) => file.text.includes(needle)) && !escapedSpelling.test(file.text))
        return undefined;
    const { documents, problems } = parse(file);
    const found = documents.map((document) => scanDocument(file, document, { find, read }));
    if (found.every((scan) => scan === undefined))
        return problems.length === 0 ? undefined : { occurrences: [], problems };
    const occurrences = found.flatMap((scan) => scan?.occurrences ?? []);
    const all = [...problems, ...found.flatMap((scan) => scan?.problems ?? [])];
    return {
        occurrences: (0,overlaps/* distinctOccurrences */.F)(occurrences),
        problems: all,
    };
}
function scanDocument(file, document, { find, read }) {
    try {
        const candidates = find(document, file);
        if (candidates === undefined)
            return undefined;
        const occurrences = withSameKeys(document, candidates)
            .flatMap((candidate) => occurrencesOf(file, document, candidate, read))
            .map((one) => withUses(one, document));
        return { occurrences, problems: [] };
    }
    catch (error) {
        if (!(error instanceof TooManySteps))
            throw error;
        return { occurrences: [], problems: [{ file: file.path, message: reasons/* unscanned */.Mq.yaml(error.message) }] };
    }
}
function withSameKeys(document, candidates) {
    const seen = new Set();
    for (const candidate of candidates) {
        if (seen.has(candidate))
            continue;
        for (const one of (0,dist/* isNode */.Ll)(candidate) ? document.sameKey(candidate) : [candidate])
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
        return candidate.value === '' ? [] : [taggedScalar(file, candidate)];
    const text = special.text ?? textOf(document, candidate);
    const one = text === undefined ? undefined : (special.read ?? read)(file, text, document);
    return one === undefined ? [] : [one].flat();
}
function taggedScalar(file, { range, tag = '' }) {
    const [start, end] = range ?? [0, 0];
    return opaqueAt(file, { start, end }, 'template', reasons/* unresolved */.II.yamlTag(tag));
}
function literalText(file, { span, value, exact }) {
    return occurrenceAt(file, span, value, exact);
}
function withoutPrefix(prefix, text) {
    if (!text.value.startsWith(prefix))
        return undefined;
    if (text.value === prefix || !text.exact)
        return { ...text, value: text.value.slice(prefix.length) };
    const span = { start: text.span.start + prefix.length, end: text.span.end };
    return { ...text, value: text.value.slice(prefix.length), span };
}
function interpolated(lookup = () => undefined) {
    return (file, text) => {
        const { span, value, exact } = text;
        if (!value.includes('$'))
            return literalText(file, text);
        const expansion = expand(value, lookup);
        if (expansion.kind === 'unknown')
            return opaqueAt(file, span, 'variable', expansion.detail);
        const inlineDefault = exact ? spanOfDefault(value, span, lookup) : undefined;
        if (inlineDefault !== undefined)
            return occurrenceAt(file, inlineDefault);
        return occurrenceAt(file, span, expansion.value, exact);
    };
}
function spanOfDefault(value, { start }, lookup) {
    const whole = wholeVariable(value);
    if (whole?.fallback === undefined || whole.fallback.text.includes('$'))
        return undefined;
    if (lookup(whole.name) !== undefined)
        return undefined;
    const { offset, text } = whole.fallback;
    return { start: start + offset, end: start + offset + text.length };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/tree.js




const maxMergeDepth = 500;
const indexes = new WeakMap();
function indexOf(map) {
    const known = indexes.get(map);
    if (known !== undefined)
        return known;
    const pairs = new Map();
    for (const pair of map.items) {
        const sameKey = pairs.get(keyTextOf(pair));
        if (sameKey === undefined)
            pairs.set(keyTextOf(pair), [pair]);
        else
            sameKey.push(pair);
    }
    const index = { pairs, merges: map.items.filter((pair) => keyTextOf(pair) === '<<') };
    indexes.set(map, index);
    return index;
}
function child(document, node, key, seen = new Set()) {
    const map = document.follow(node);
    document.step(1);
    if (!(0,dist/* isMap */.jh)(map) || seen.has(map))
        return undefined;
    if (seen.size > maxMergeDepth)
        throw new TooManySteps(reasons/* unscanned */.Mq.tooManyMerges);
    seen.add(map);
    const { pairs, merges } = indexOf(map);
    const found = [
        ...(pairs.get(key) ?? []).map(({ value }) => document.follow(value)),
        ...merges.flatMap(({ value }) => sourcesOf(document, value).map((source) => child(document, source, key, seen))),
    ].filter((node) => node !== undefined);
    document.step(found.length);
    if (found.length > 1)
        document.addSameKey(found);
    return found[0];
}
function sourcesOf(document, value) {
    const merged = document.follow(value);
    return (0,dist/* isSeq */.oP)(merged) ? merged.items : [merged];
}
function children(document, node) {
    const parent = document.follow(node);
    if (parent === undefined)
        return [];
    const values = document
        .sameKey(parent)
        .flatMap((one) => (0,dist/* isMap */.jh)(one) ? pairsOf(document, one).map(({ value }) => value) : (0,dist/* isSeq */.oP)(one) ? one.items : []);
    document.step(values.length);
    return values.flatMap((value) => document.follow(value) ?? []);
}
function entries(document, node) {
    const map = document.follow(node);
    if (!(0,dist/* isMap */.jh)(map))
        return [];
    return pairsOf(document, map).flatMap((pair) => {
        const key = keyTextOf(pair);
        const value = document.follow(pair.value);
        return typeof key === 'string' && value !== undefined ? [[key, value]] : [];
    });
}
function pairsOf(document, map, seen = new Set()) {
    document.step(map.items.length);
    if (seen.has(map))
        return [];
    if (seen.size > maxMergeDepth)
        throw new TooManySteps(reasons/* unscanned */.Mq.tooManyMerges);
    seen.add(map);
    if (indexOf(map).merges.length === 0)
        return map.items;
    return map.items.flatMap((pair) => {
        if (keyTextOf(pair) !== '<<')
            return [pair];
        return sourcesOf(document, pair.value).flatMap((source) => {
            const merged = document.follow(source);
            return (0,dist/* isMap */.jh)(merged) ? pairsOf(document, merged, seen) : [];
        });
    });
}
function mapsOf({ root }, below = root) {
    return [...nodesOf(below)].filter((node) => (0,dist/* isMap */.jh)(node));
}

;// CONCATENATED MODULE: ./lib/scan/formats/apko.js




const apko = {
    id: 'apko',
    title: 'apko',
    paths: ['**/*apko*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['contents'], find: findImages }),
};
function findImages(document) {
    const contents = child(document, document.root, 'contents');
    if (contents === undefined)
        return undefined;
    const image = child(document, child(document, contents, 'baseimage'), 'image');
    return looksLikeImage(textOf(document, image)?.value ?? '') ? [image] : [];
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/parameters.js



const parameters_maxDepth = 4;
const parameters_indexes = new WeakMap();
function parametersOf(document, pattern) {
    const index = parameters_indexes.get(document) ?? parameters_indexOf(document);
    parameters_indexes.set(document, index);
    const valuesOf = (name, seen) => (index.get(name) ?? []).flatMap((one) => {
        const [use] = one.value.matchAll(pattern);
        const inner = use?.[0].length === one.value.length ? use.groups?.name : undefined;
        if (inner === undefined)
            return [one];
        if (seen.includes(inner))
            return [];
        const values = seen.length < parameters_maxDepth ? valuesOf(inner, [...seen, inner]) : [];
        return values.length === 0 ? [one] : values;
    });
    return (name) => valuesOf(name, [name]);
}
function parameters_indexOf(document) {
    const index = new Map();
    for (const map of mapsOf(document))
        for (const entry of ['params', 'parameters'].flatMap((key) => children(document, child(document, map, key)))) {
            const name = textOf(document, child(document, entry, 'name'))?.value;
            if (name === undefined)
                continue;
            const known = index.get(name) ?? [];
            index.set(name, known);
            for (const key of ['default', 'value', 'enum'])
                known.push(...valuesAt(document, child(document, entry, key)));
        }
    return index;
}
function valuesAt(document, node) {
    const nodes = (0,dist/* isSeq */.oP)(node) ? children(document, node) : (0,dist/* isScalar */.jn)(node) ? [node] : [];
    return nodes.flatMap((one) => {
        const source = sourceOf(document, one);
        return source === undefined || source.value === '' ? [] : [{ value: source.value, source }];
    });
}

;// CONCATENATED MODULE: ./lib/scan/parameters.js



const maxCombinations = 64;
function cartesian(valuesOf) {
    return (names) => {
        let all = [[]];
        for (const name of names) {
            const values = distinctValues(valuesOf(name));
            if (all.length * values.length > maxCombinations)
                return 'too many';
            all = all.flatMap((before) => values.map((value) => [...before, value]));
        }
        return all;
    };
}
function parameterImages(file, text, pattern, combinationsOf, others = []) {
    const uses = [...text.value.matchAll(pattern)];
    if (uses.length === 0)
        return undefined;
    const names = [...new Set(uses.map(({ groups }) => groups?.name ?? ''))];
    const combinations = combinationsOf(names);
    if (combinations === 'too many')
        return [opaqueAt(file, text.span, 'variable', reasons/* unresolved */.II.tooManyValues)];
    const values = combinations.flat();
    if (values.length === 0 || values.some(({ value }) => isOpen(value)))
        return undefined;
    const unclear = values.find(({ source }) => source?.unclear !== undefined)?.source?.unclear;
    if (unclear !== undefined)
        return [opaqueAt(file, text.span, 'template', unclear)];
    if (uses[0]?.[0].length === text.value.length && values.every(({ source }) => source !== undefined)) {
        const isPart = [file, ...others].some((one) => isPartOfNames(one, pattern, names[0] ?? ''));
        return values.flatMap((one) => occurrenceOfValue(file, one, isPart));
    }
    const resolved = combinations.map((combination) => text.value.replace(pattern, (...match) => {
        const { name } = match.at(-1);
        return combination[names.indexOf(name)]?.value ?? '';
    }));
    return resolved.some(isOpen) ? undefined : imagesAt(file, text, resolved);
}
function isOpen(text) {
    return isTemplated(text) || /\$[({]/.test(text);
}
function imagesAt(file, { span }, names) {
    const distinct = [...new Set(names)].filter((name) => name !== '').sort();
    const why = distinct.length > 1 ? reasons/* notPinnable */.bP.severalValues : reasons/* notPinnable */.bP.fromParameter;
    const images = distinct.map((name) => resolvedAt(file, span, name, why));
    const invalid = images.find(({ kind }) => kind === 'opaque');
    return invalid === undefined ? images : [invalid];
}
function occurrenceOfValue(file, { value, source, file: other }, isPart) {
    if (source === undefined || value === '')
        return [];
    const found = occurrenceAt(other ?? file, source.span, value, source.exact);
    return [isPart && found.kind === 'image' ? { ...found, pin: refused(reasons/* notPinnable */.bP.usedInParts) } : found];
}
const partsOfNames = new WeakMap();
function isPartOfNames(file, pattern, name) {
    const byPattern = partsOfNames.get(file) ?? new Map();
    partsOfNames.set(file, byPattern);
    const { text } = file;
    const names = byPattern.get(pattern.source) ??
        new Set([...text.matchAll(pattern)].flatMap(({ 0: whole, index, groups }) => {
            const [before = '', after = ''] = [text[index - 1], text[index + whole.length]];
            return /[\w./:@-]/.test(before) || /[\w./:@-]/.test(after) ? [groups?.name ?? ''] : [];
        }));
    byPattern.set(pattern.source, names);
    return names.has(name);
}
function distinctValues(values) {
    return [...new Map(values.map((one) => [one.value, one])).values()];
}

;// CONCATENATED MODULE: ./lib/scan/yaml/nested-file.js


function scanNestedFile(file, node, scanner) {
    if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string' || node.range == null)
        return { occurrences: [], problems: [] };
    const [start, end] = node.range;
    if (node.type !== 'BLOCK_LITERAL' || node.value.trim() === '') {
        const problem = { file: file.path, message: reasons/* unscanned */.Mq.notLiteralBlock, span: { start, end } };
        return { occurrences: [], problems: node.value.trim() === '' ? [] : [problem] };
    }
    const { text, offsets } = unindented(file.text, start, end);
    const scan = scanner.scan({ path: file.path, text });
    const toOuter = (span) => {
        const from = offsets[span.start] ?? end;
        return { start: from, end: span.end === span.start ? from : (offsets[span.end - 1] ?? end) + 1 };
    };
    return {
        occurrences: (scan?.occurrences ?? []).map((one) => placedIn(one, toOuter, file.text)),
        problems: (scan?.problems ?? []).map(({ span, ...problem }) => span === undefined ? problem : { ...problem, span: toOuter(span) }),
    };
}
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
function placedIn(one, toOuter, text) {
    const uses = one.uses === undefined ? {} : { uses: one.uses.map(toOuter) };
    const at = { file: one.at.file, span: toOuter(one.at.span) };
    const raw = text.slice(at.span.start, at.span.end);
    if (one.kind === 'opaque')
        return { ...one, ...uses, at, raw };
    return { ...one, ...uses, at, raw, pin: pinPlacedIn(one.pin, one.at.span, at.span, toOuter) };
}
function pinPlacedIn(pin, inner, place, toOuter) {
    if (pin.kind === 'refused')
        return pin;
    const behind = pin.span.start === inner.end && pin.span.end === inner.end;
    return { ...pin, span: behind ? { start: place.end, end: place.end } : toOuter(pin.span) };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/split.js



function splitOf(document, map, name) {
    const digest = digestPart(document, map);
    const carrier = digest?.digest ?? name.tag;
    const isShared = carrier !== undefined && document.usesOf(carrier.span).length > 0;
    return { ...name, ...digest, ...(isShared ? { noPlace: reasons/* notPinnable */.bP.sharedByAnchor } : {}) };
}
function hasDigest(document, map) {
    return digestPart(document, map) !== undefined;
}
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









const helmValues = {
    id: 'helm-values',
    title: 'Helm values',
    paths: ['**/*values*.{yml,yaml}', '**/values/**/*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['mage'], find: valuesImages }) ??
        scanYaml(file, { needles: ['repository'], find: valuesImages }),
};
function valuesImages(document) {
    if (!(0,dist/* isMap */.jh)(document.root) || child(document, document.root, 'apiVersion') !== undefined)
        return undefined;
    return imagesOfValues(document, document.root);
}
function imagesOfValues(document, root) {
    const notImages = new Set(sourceMaps(document, root));
    return mapsOf(document, root).flatMap((map) => {
        const split = notImages.has(map) ? undefined : splitImage(document, map);
        return [...(split === undefined ? [] : [{ split }]), ...namedImages(document, map, split !== undefined)];
    });
}
function sourceMaps(document, root) {
    return mapsOf(document, root).flatMap((map) => entries(document, map).flatMap(([key, value]) => /^(?:git|github|gitlab|source|chart|helm)s?$/i.test(key) ? [value] : []));
}
function namedImages(document, map, isSplit) {
    return entries(document, map).flatMap(([key, value]) => {
        const text = textOf(document, value)?.value;
        if (key === 'image' && text !== undefined)
            return isSplit ? [] : [{ text: textOf(document, value), read: readWholeName }];
        if (/images$/i.test(key))
            return listedImages(document, value);
        if (/^image(?!Repository|Tag)[A-Z]/.test(key))
            return looksLikeImage(text ?? '') ? [value] : [];
        if (!/image$/i.test(key))
            return [];
        if (text !== undefined)
            return isVersioned(text) ? [value] : [];
        const split = (0,dist/* isMap */.jh)(value) ? splitImage(document, value, true) : undefined;
        return split === undefined ? [] : [{ split }];
    });
}
function listedImages(document, value) {
    if (!(0,dist/* isMap */.jh)(value) && !(0,dist/* isSeq */.oP)(value))
        return [];
    return [...children(document, value), ...children(document, child(document, value, 'tags'))].filter((one) => (0,dist/* isScalar */.jn)(one) && looksLikeImage(textOf(document, one)?.value ?? ''));
}
function isVersioned(text) {
    const parsed = (0,model_image/* parseImage */.zZ)(text);
    return parsed.kind === 'image' && (parsed.image.tag !== undefined || parsed.image.digest !== undefined);
}
function readWholeName(file, text) {
    if (/:\/\/|\.(?:png|svg|jpe?g|gif|webp|ico)$/i.test(text.value))
        return undefined;
    const found = literalText(file, text);
    const isIncomplete = found.kind === 'image' && found.image.tag === undefined && found.image.digest === undefined;
    return isIncomplete ? opaqueAt(file, text.span, 'variable', reasons/* unresolved */.II.tagFromChart) : found;
}
function splitImage(document, map, tagFromChart = false) {
    const at = (key) => sourceOf(document, child(document, map, key), 'go');
    const registry = at('registry');
    const name = tagFromChart ? (at('name') ?? at('repo')) : registry === undefined ? undefined : at('name');
    const unprefixed = at('repository') ?? at('image') ?? name;
    const repository = unprefixed ?? at('imageRepository');
    const tag = unprefixed === undefined ? at('imageTag') : (at('tag') ?? at('imageTag'));
    if (repository === undefined || repository.value === '' || repository.value.includes('://'))
        return undefined;
    if (!tagFromChart && tag === undefined && !hasDigest(document, map))
        return undefined;
    return splitOf(document, map, { registry, repository, tag, tagElsewhere: reasons/* unresolved */.II.tagFromChart });
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/crds.js


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
function imagesOfCustomResources(document, resource) {
    const text = (key) => textOf(document, child(document, resource, key))?.value ?? '';
    const paths = known[`${text('apiVersion').split('/')[0]}/${text('kind')}`] ?? [];
    return paths.flatMap((path) => nodesAt(document, resource, path));
}
function fromImage(document, map) {
    const from = child(document, map, 'from');
    const kind = textOf(document, child(document, from, 'kind'))?.value;
    return kind === 'DockerImage' ? child(document, from, 'name') : undefined;
}
function nodesAt(document, node, path) {
    return path
        .split('.')
        .reduce((nodes, key) => nodes.flatMap((one) => (key === '*' ? children(document, one) : (child(document, one, key) ?? []))), [node]);
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/kustomize-image.js





function imageOfEntry(document, entry) {
    if (!(0,dist/* isMap */.jh)(entry))
        return undefined;
    const at = (key) => sourceOf(document, child(document, entry, key));
    const [newName, tag] = [at('newName'), at('newTag')];
    const repository = newName ?? at('name');
    if (repository === undefined || repository.value === '')
        return undefined;
    if (newName === undefined && tag === undefined && !hasDigest(document, entry))
        return undefined;
    return { split: splitOf(document, entry, { repository, tag, tagElsewhere: reasons/* unresolved */.II.tagFromResources }) };
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/chart-values.js








const application = (spec) => {
    const sources = [`${spec}.source`, `${spec}.sources.*`];
    return {
        maps: sources.map((source) => `${source}.helm.valuesObject`),
        texts: sources.map((source) => `${source}.helm.values`),
        short: sources.map((source) => `${source}.kustomize.images.*`),
    };
};
const chart_values_known = {
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
function chart_values_valuesImages(document, resource, file, problems) {
    const text = (key) => textOf(document, child(document, resource, key))?.value ?? '';
    const places = chart_values_known[`${text('apiVersion').split('/')[0]}/${text('kind')}`] ?? {};
    const at = (paths = []) => paths.flatMap((path) => nodesAt(document, resource, path));
    const nested = (node) => {
        const scan = scanNestedFile(file, node, helmValues);
        problems.push(...scan.problems);
        return scan.occurrences;
    };
    return [
        ...at(places.maps).flatMap((map) => ((0,dist/* isMap */.jh)(map) ? imagesOfValues(document, map) : [])),
        ...at(places.images).map((entry) => imageOfEntry(document, entry)),
        ...at(places.texts).map((node) => ({ found: nested(node) })),
        ...at(places.short).flatMap((node) => {
            const whole = textOf(document, node);
            const name = /^[^=]*=/.exec(whole?.value ?? '')?.[0] ?? '';
            const image = whole === undefined ? undefined : withoutPrefix(name, whole);
            return image === undefined ? [] : [{ text: image }];
        }),
    ];
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/env-and-args.js



function imagesOfEnvAndArgs(document, container) {
    return [...imagesInEnvironment(document, container), ...imagesInArguments(document, container)];
}
function annotatedImages(document, map) {
    return entries(document, child(document, map, 'annotations')).flatMap(([key, value]) => /image/i.test(key) && looksLikeImage(textOf(document, value)?.value ?? '') ? [value] : []);
}
function imagesInEnvironment(document, container) {
    return children(document, child(document, container, 'env')).flatMap((entry) => {
        const name = textOf(document, child(document, entry, 'name'))?.value ?? '';
        const value = child(document, entry, 'value');
        const text = textOf(document, value);
        return /(?:^|_)IMAGE(?:_|$)/i.test(name) && text !== undefined && looksLikeImage(text.value)
            ? [value]
            : [];
    });
}
function imagesInArguments(document, container) {
    return ['args', 'command'].flatMap((key) => children(document, child(document, container, key)).flatMap((argument, index, all) => {
        const text = textOf(document, argument);
        const before = textOf(document, all[index - 1])?.value ?? '';
        if (/^--?[\w.-]*image[\w.-]*$/i.test(before) && looksLikeImage(text?.value ?? ''))
            return [argument];
        const flag = /^--?(?:[\w.-]*image[\w.-]*|prometheus-config-reloader)=/i.exec(text?.value ?? '')?.[0];
        if (text === undefined ||
            flag === undefined ||
            !text.exact ||
            !looksLikeImage(text.value.slice(flag.length)))
            return [];
        return [{ text: withoutFlag(text, flag.length) }];
    }));
}
function withoutFlag({ value, span }, length) {
    return { value: value.slice(length), span: { start: span.start + length, end: span.end }, exact: true };
}

;// CONCATENATED MODULE: ./lib/scan/formats/kubernetes.js









const containerLists = ['containers', 'initContainers', 'ephemeralContainers'];
const textKinds = new Set(['ConfigMap', 'Secret']);
const policies = /^(?:policies\.)?kyverno\.io\//;
const kubernetes = {
    id: 'kubernetes',
    title: 'Kubernetes manifests',
    paths: ['**/*.{yml,yaml}', '**/*.json'],
    comment: '#',
    scan(file) {
        const problems = [];
        const find = (document) => kubernetes_findImages(document, file, problems);
        const scan = scanYaml(file, { needles: ['apiVersion', 'kind'], parse: parseManifests, find });
        return scan === undefined ? undefined : { ...scan, problems: [...scan.problems, ...problems] };
    },
};
function kubernetes_findImages(document, file, problems) {
    return isManifest(document, document.root) ? imagesOfManifest(document, file, problems) : undefined;
}
function imagesOfManifest(document, file, problems) {
    const ignored = mapsWithoutImages(document);
    const passedOver = isCustomResource(document) ? mapsOfStatus(document) : new Set(mapsOf(document));
    return mapsOf(document)
        .filter((map) => !ignored.has(map))
        .flatMap((map) => [
        ...containersOf(document, map).flatMap((container) => [
            child(document, container, 'image'),
            ...imagesOfEnvAndArgs(document, container),
        ]),
        ...children(document, child(document, map, 'volumes')).flatMap((volume) => [
            child(document, child(document, volume, 'image'), 'reference'),
            child(document, child(document, volume, 'containerDisk'), 'image'),
        ]),
        ...annotatedImages(document, map),
        fromImage(document, map),
        ...(passedOver.has(map) ? [] : evidentImage(document, map)),
        ...(isManifest(document, map)
            ? [...imagesOfCustomResources(document, map), ...chart_values_valuesImages(document, map, file, problems)]
            : []),
    ]);
}
function isCustomResource(document) {
    const version = textOf(document, child(document, document.root, 'apiVersion'))?.value ?? '';
    const group = version.includes('/') ? version.slice(0, version.indexOf('/')) : '';
    return group.includes('.') && !/(?:^|\.)k8s\.io$/.test(group);
}
function mapsOfStatus(document) {
    const status = child(document, document.root, 'status');
    return new Set(status === undefined ? [] : mapsOf(document, status));
}
function evidentImage(document, map) {
    const image = child(document, map, 'image');
    return looksLikeImage(textOf(document, image)?.value ?? '') ? [image] : [];
}
function containersOf(document, map) {
    return containerLists.flatMap((key) => children(document, child(document, map, key)).filter((one) => (0,dist/* isMap */.jh)(one)));
}
function isManifest(document, node) {
    return ['apiVersion', 'kind'].every((key) => {
        const value = child(document, node, key);
        return value !== undefined && document.sameKey(value).some((one) => textOf(document, one) !== undefined);
    });
}
function mapsWithoutImages(document) {
    const text = (map, key) => textOf(document, child(document, map, key))?.value ?? '';
    const holders = mapsOf(document).filter((map) => textKinds.has(text(map, 'kind')) || policies.test(text(map, 'apiVersion')));
    return new Set(holders.flatMap((map) => mapsOf(document, map)));
}

;// CONCATENATED MODULE: ./lib/scan/formats/argo.js








const argo = {
    id: 'argo',
    title: 'Argo Workflows',
    paths: ['**/*.{yml,yaml}', '**/*.json'],
    comment: '#',
    scan(file) {
        const problems = [];
        const scan = scanYaml(file, {
            needles: ['apiVersion', 'argoproj.io/'],
            find: (document) => argo_findImages(document, file, problems),
            read: readImage,
        });
        return scan && { ...scan, problems: [...scan.problems, ...problems] };
    },
};
const parameter = /\{\{\s*(?:inputs|workflow)\.parameters\.(?<name>[\w-]+)\s*\}\}/g;
function readImage(file, text, document) {
    const valuesOf = parametersOf(document, parameter);
    return parameterImages(file, text, parameter, cartesian(valuesOf)) ?? [literalText(file, text)];
}
function argo_findImages(document, file, problems) {
    const version = textOf(document, child(document, document.root, 'apiVersion'))?.value;
    if (version?.startsWith('argoproj.io/') !== true)
        return undefined;
    return mapsOf(document).flatMap((map) => [
        ...['container', 'script'].map((key) => child(document, child(document, map, key), 'image')),
        ...children(document, child(document, map, 'sidecars')).map((sidecar) => child(document, sidecar, 'image')),
        ...manifestImages(document, child(document, child(document, map, 'resource'), 'manifest'), file, problems),
    ]);
}
function manifestImages(document, holder, file, problems) {
    const node = document.follow(holder);
    if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string')
        return [];
    const inner = kubernetes.scan({ path: file.path, text: node.value });
    if ((inner?.occurrences.length ?? 0) + (inner?.problems.length ?? 0) === 0)
        return [];
    const scan = scanNestedFile(file, node, kubernetes);
    problems.push(...scan.problems);
    return [{ found: scan.occurrences }];
}

;// CONCATENATED MODULE: ./lib/scan/formats/azure-pipelines.js






const azurePipelines = {
    id: 'azure-pipelines',
    title: 'Azure Pipelines',
    paths: [
        '**/*azure-pipelines*.{yml,yaml}',
        '**/{.azure-pipelines,azure-pipelines,.azuredevops}/**/*.{yml,yaml}',
    ],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['container'], find: azure_pipelines_findImages, read: azure_pipelines_readImage }),
};
function azure_pipelines_findImages(document) {
    const resources = children(document, child(document, child(document, document.root, 'resources'), 'containers'));
    const names = new Set(resources.map((one) => textOf(document, child(document, one, 'container'))?.value));
    const isResource = (node) => names.has(textOf(document, node)?.value ?? '');
    const jobs = mapsOf(document).filter((map) => !resources.some((resource) => resource === map));
    return [
        ...resources.map((one) => child(document, one, 'image')),
        ...jobs.flatMap((job) => {
            const container = child(document, job, 'container');
            const services = children(document, child(document, job, 'services')).filter(dist/* isScalar */.jn);
            const image = (0,dist/* isScalar */.jn)(container) ? container : child(document, container, 'image');
            return [image, ...services].filter((node) => !isResource(node));
        }),
    ];
}
function azure_pipelines_readImage(file, text) {
    return /\$[([{]/.test(text.value)
        ? opaqueAt(file, text.span, 'variable', reasons/* unresolved */.II.pipelineVariable(text.value))
        : literalText(file, text);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/characters.js
const characters_space = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
const separator = /[\t\v\f\r ]/;
function isSpace(char) {
    return char !== undefined && characters_space.test(char);
}
function skipSpace(text, start, end) {
    let at = start;
    while (at < end && isSpace(text[at]))
        at += 1;
    return at;
}
function trimmedEnd(text, start, end) {
    let at = end;
    while (at > start && isSpace(text[at - 1]))
        at -= 1;
    return at;
}
function wordsIn(text, { start, end }) {
    const words = [];
    for (let at = start; at < end;) {
        const from = at;
        while (at < end && !separator.test(text[at] ?? ''))
            at += 1;
        words.push({ start: from, end: at });
        while (at < end && separator.test(text[at] ?? ''))
            at += 1;
    }
    return words;
}
function lower(text) {
    return text.replaceAll('İ', 'i').toLowerCase();
}
function isAs(text) {
    return /^a[sſ]$/i.test(text);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/syntax-json.js
const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;
function syntaxInJson(text, start) {
    const json = text.slice(start);
    if (!/^[ \t\r\n]*\{/.test(json) || !isJson(json))
        return undefined;
    let depth = 0;
    let [isKey, isSyntax] = [true, false];
    let found;
    for (const { 0: one, index } of json.matchAll(token)) {
        if (one === '{' || one === '[')
            depth += 1;
        else if (one === '}' || one === ']')
            depth -= 1;
        else if (depth === 1 && (one === ',' || one === ':'))
            isKey = one === ',';
        else if (depth === 1 && isKey) {
            isSyntax = unescaped(one) === 'syntax';
            if (isSyntax)
                found = undefined;
        }
        else if (depth === 1 && isSyntax && one.startsWith('"')) {
            const from = start + index + 1;
            found = { start: from, end: from + one.length - 2, value: unescaped(one) };
        }
    }
    return found;
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
function unescaped(literal) {
    const value = JSON.parse(literal);
    return typeof value === 'string' ? value : '';
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/directives.js


const directives_known = new Set(['syntax', 'escape', 'check']);
const blank = /[\t\n\f\r ]/;
function directivesIn(text) {
    const start = text.startsWith('\uFEFF') ? 1 : 0;
    const { escape: token, refused } = parserDirectives(text, start);
    const syntax = syntaxIn(text, start);
    return {
        escape: token,
        ...(refused === undefined ? {} : { refused }),
        ...(syntax === undefined ? {} : { syntax }),
    };
}
function parserDirectives(text, start) {
    const seen = new Set();
    let token = '\\';
    for (const line of linesFrom(text, start)) {
        const end = withoutReturns(text, line);
        const directive = directiveAt(text, { start: skipSpace(text, line.start, end), end }, '#');
        if (directive === undefined)
            break;
        if (seen.has(directive.name))
            return { escape: token, refused: `the directive \`${directive.name}\` is given twice` };
        seen.add(directive.name);
        if (directive.name !== 'escape')
            continue;
        const value = text.slice(directive.start, directive.end);
        if (value !== '\\' && value !== '`')
            return { escape: token, refused: 'the directive `escape` is neither a backslash nor a backtick' };
        token = value;
    }
    return { escape: token };
}
function syntaxIn(text, start) {
    const from = text.startsWith('#!', start) ? lineEnd(text, start) + 1 : start;
    return syntaxAfter(text, from, '#') ?? syntaxAfter(text, from, '//') ?? syntaxInJson(text, from);
}
function syntaxAfter(text, start, comment) {
    const seen = new Set();
    for (const { start: first, end: last } of linesFrom(text, start)) {
        const line = { start: first, end: text[last - 1] === '\r' && last > first ? last - 1 : last };
        const directive = directiveAt(text, line, comment);
        if (directive === undefined || seen.has(directive.name))
            return undefined;
        seen.add(directive.name);
        if (directive.name !== 'syntax')
            continue;
        const space = text.indexOf(' ', directive.start);
        const end = space < 0 ? directive.end : Math.min(space, directive.end);
        return { start: directive.start, end, value: text.slice(directive.start, end) };
    }
    return undefined;
}
function directiveAt(text, line, comment) {
    if (!text.startsWith(comment, line.start))
        return undefined;
    const start = skipSpace(text, line.start + comment.length, line.end);
    const assigned = /^([a-z][a-z0-9]*)[\t\n\f\r ]*=/i.exec(text.slice(start, line.end));
    const name = assigned?.[1]?.toLowerCase() ?? '';
    if (assigned === null || !directives_known.has(name))
        return undefined;
    const equals = start + assigned[0].length;
    if (equals >= line.end)
        return undefined;
    let [from, to] = [equals, line.end];
    while (from < line.end - 1 && blank.test(text[from] ?? ''))
        from += 1;
    while (to > from + 1 && blank.test(text[to - 1] ?? ''))
        to -= 1;
    return { name, start: from, end: to };
}
function* linesFrom(text, start) {
    for (let at = start; at < text.length;) {
        const end = lineEnd(text, at);
        yield { start: at, end };
        at = end + 1;
    }
}
function lineEnd(text, start) {
    const newline = text.indexOf('\n', start);
    return newline < 0 ? text.length : newline;
}
function withoutReturns(text, { start, end }) {
    let last = end;
    while (last > start && text[last - 1] === '\r')
        last -= 1;
    return last;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/frontend.js


const frontends = /^docker\/dockerfile(?:-upstream)?$/;
const beforeHeredocs = /^(?:0|1\.[0-3])(?:$|\.|-(?!labs))/;
function frontendIn(syntax, hasHeredocs, file, place) {
    if (syntax === undefined)
        return { occurrences: [] };
    const { value, start, end } = syntax;
    const span = { start, end };
    const problem = { file: file.path, span: place.outer(span), message: reasons/* unscanned */.Mq.frontend(value) };
    const parsed = (0,model_image/* parseImage */.zZ)(value);
    if (parsed.kind === 'invalid')
        return { occurrences: end > start ? [place.opaque(span, 'invalid', parsed.why)] : [], problem };
    const { registry, repository, tag = '' } = parsed.image;
    const isKnown = registry === 'docker.io' && frontends.test(repository) && !(hasHeredocs && beforeHeredocs.test(tag));
    const occurrences = [place.written(span, value)];
    return isKnown ? { occurrences } : { occurrences, problem };
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/lexer-types.js
class WordError extends Error {
    isUnset;
    constructor(message, isUnset = false) {
        super(message);
        this.isUnset = isUnset;
    }
}
class LimitError extends Error {
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/lines.js

const maxLineBytes = 65_535;
class Lines {
    text;
    token;
    position;
    tooLong;
    constructor(text, token, position = text.startsWith('\uFEFF') ? 1 : 0) {
        this.text = text;
        this.token = token;
        this.position = position;
    }
    physical() {
        const { text, position: start } = this;
        if (start >= text.length)
            return undefined;
        const newline = text.indexOf('\n', start);
        let end = newline < 0 ? text.length : newline;
        this.position = end + 1;
        if (isTooLong(text, start, end))
            this.tooLong ??= start;
        while (end > start && text[end - 1] === '\r')
            end -= 1;
        return { start, end };
    }
    logical() {
        for (let first = this.physical(); first !== undefined; first = this.physical()) {
            const start = skipSpace(this.text, first.start, first.end);
            if (this.text[start] === '#' && start < first.end)
                continue;
            const end = this.continuedAt({ start, end: first.end });
            if (end !== undefined)
                return lineOf(this.text, this.joined({ start, end }));
            if (start < first.end)
                return lineOf(this.text, [{ start, end: first.end }]);
        }
        return undefined;
    }
    joined(first) {
        const pieces = [first];
        for (let more = this.physical(); more !== undefined; more = this.physical()) {
            const word = skipSpace(this.text, more.start, more.end);
            if (word === more.end || this.text[word] === '#')
                continue;
            const end = this.continuedAt(more);
            pieces.push({ start: more.start, end: end ?? more.end });
            if (end === undefined)
                break;
        }
        return pieces;
    }
    continuedAt({ start, end }) {
        let last = end - 1;
        while (last >= start && (this.text[last] === ' ' || this.text[last] === '\t'))
            last -= 1;
        if (last < start || this.text[last] !== this.token)
            return undefined;
        return last > start && this.text[last - 1] === this.token ? undefined : last;
    }
}
function isTooLong(text, start, end) {
    const isShort = (end - start) * 3 <= maxLineBytes;
    return !isShort && Buffer.byteLength(text.slice(start, end)) > maxLineBytes;
}
function lineOf(text, pieces) {
    const [only] = pieces;
    if (pieces.length === 1 && only !== undefined)
        return { text: text.slice(only.start, only.end), offset: (index) => only.start + index };
    const begins = [];
    let joined = '';
    for (const piece of pieces) {
        begins.push(joined.length);
        joined += text.slice(piece.start, piece.end);
    }
    return { text: joined, offset: (index) => offsetIn(pieces, begins, index) };
}
function offsetIn(pieces, begins, index) {
    let [low, high] = [0, begins.length - 1];
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((begins[middle] ?? 0) <= index)
            low = middle;
        else
            high = middle - 1;
    }
    return (pieces[low]?.start ?? 0) + index - (begins[low] ?? 0);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/line-room.js

const digestLength = '@sha256:'.length + 64;
const minLong = Math.floor(maxLineBytes / 12);
class LineRoom {
    long = [];
    constructor(text) {
        for (let start = 0; start < text.length;) {
            const newline = text.indexOf('\n', start);
            const end = newline < 0 ? text.length : newline;
            if (end - start >= minLong)
                this.long.push({ start, end, bytes: Buffer.byteLength(text.slice(start, end)) });
            start = end + 1;
        }
    }
    take(offset) {
        const line = this.lineAt(offset);
        if (line === undefined)
            return true;
        if (line.bytes + digestLength > maxLineBytes)
            return false;
        line.bytes += digestLength;
        return true;
    }
    lineAt(offset) {
        let [low, high] = [0, this.long.length - 1];
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.long[middle]?.start ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        const found = this.long[low];
        return found !== undefined && offset >= found.start && offset <= found.end ? found : undefined;
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/place.js




const sameOffsets = { start: (index) => index, end: (index) => index };
const place_filler = /\uE000/;
class DockerfilePlace {
    file;
    text;
    offsets;
    isCovered;
    room;
    constructor(file, text, offsets, isCovered) {
        this.file = file;
        this.text = text;
        this.offsets = offsets;
        this.isCovered = isCovered;
        this.room = new LineRoom(text);
    }
    spanOf({ at }) {
        return { start: at[0] ?? 0, end: (at.at(-1) ?? -1) + 1 };
    }
    unquoted(word) {
        const { start, end } = this.spanOf(word);
        const quote = this.text[start];
        const isQuoted = end - start > 2 && (quote === '"' || quote === "'") && this.text[end - 1] === quote;
        return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
    }
    outer({ start, end }) {
        const from = this.offsets.start(start);
        return { start: from, end: end > start ? this.offsets.end(end) : from };
    }
    textOf({ start, end }) {
        return this.text.slice(start, end);
    }
    isTemplated(word, text) {
        return this.isCovered && (place_filler.test(text) || place_filler.test(this.textOf(this.spanOf(word))));
    }
    templated(span) {
        const { start, end } = this.outer(span);
        return this.opaque(span, 'template', reasons/* unresolved */.II.template(this.file.text.slice(start, end)));
    }
    opaque(span, why, detail) {
        return opaqueAt(this.file, this.outer(span), why, detail);
    }
    image(span, name, pin) {
        const parsed = (0,model_image/* parseImage */.zZ)(name);
        if (parsed.kind === 'invalid')
            throw new RangeError(parsed.why);
        const at = { file: this.file.path, span: this.outer(span) };
        const raw = this.file.text.slice(at.span.start, at.span.end);
        return { kind: 'image', at, raw, image: parsed.image, pin: this.outerPin(pin) };
    }
    written(span, name) {
        const at = name.indexOf('@');
        const isPlain = this.text.slice(span.start, span.end) === name;
        const start = at < 0 ? span.end : span.start + at;
        const pin = { kind: 'place', lead: '@', span: { start, end: span.end } };
        return this.image(span, name, isPlain ? pin : refused(reasons/* notPinnable */.bP.escapes));
    }
    outerPin(pin) {
        if (pin.kind === 'refused')
            return pin;
        const { start, end } = pin.span;
        if (start === end) {
            const at = this.offsets.end(end);
            return this.room.take(start) ? { ...pin, span: { start: at, end: at } } : refused(reasons/* notPinnable */.bP.longLine);
        }
        const span = this.outer(pin.span);
        const isWritten = this.file.text.slice(span.start, span.end) === this.text.slice(start, end);
        return isWritten ? { ...pin, span } : refused(reasons/* notPinnable */.bP.escapes);
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/arguments.js

function jsonList({ text, rest }) {
    const start = skipSpace(text, rest.start, rest.end);
    if (text[start] !== '[' || start === rest.end)
        return undefined;
    const list = arguments_parsed(text.slice(start, rest.end));
    if (!Array.isArray(list))
        return undefined;
    if (list.every((one) => typeof one === 'string'))
        return list;
    return hasInfinity(list) ? undefined : 'mixed';
}
function arguments_parsed(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return undefined;
    }
}
function hasInfinity(list) {
    const left = [...list];
    for (let one = left.pop(); left.length > 0 || one !== undefined; one = left.pop()) {
        if (one === Number.POSITIVE_INFINITY || one === Number.NEGATIVE_INFINITY)
            return true;
        if (typeof one === 'object' && one !== null)
            for (const inner of Object.values(one))
                left.push(inner);
    }
    return false;
}
function plainArguments({ text, rest }) {
    return wordsIn(text, rest);
}
function quotedArguments({ text, rest }, token) {
    const words = [];
    let start = -1;
    let quote = '';
    let end = rest.end;
    for (let at = rest.start; at < rest.end; at += 1) {
        const char = text[at] ?? '';
        if (quote === '' && isSpace(char)) {
            if (start >= 0)
                words.push({ start, end: at });
            start = -1;
            continue;
        }
        if (start < 0)
            start = at;
        if (quote === char)
            quote = '';
        else if (quote === '' && (char === '"' || char === "'"))
            quote = char;
        else if (char === token && quote !== "'") {
            at += 1;
            if (at === rest.end)
                end -= 1;
        }
    }
    if (start >= 0 && start < end)
        words.push({ start, end });
    return words;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/flags.js

function commandIn(line, range, token) {
    const { text } = line;
    const start = skipSpace(text, range.start, range.end);
    const end = trimmedEnd(text, start, range.end);
    let at = start;
    while (at < end && !separates(text.charCodeAt(at)))
        at += 1;
    const keyword = lower(text.slice(start, at));
    while (at < end && separates(text.charCodeAt(at)))
        at += 1;
    if (!text.startsWith('--', at) || at >= end)
        return { keyword, flags: [], text, rest: { start: skipSpace(text, at, end), end } };
    const bytes = bytesOf(text, at, end);
    const { flags, rest } = flagsIn(bytes, token);
    const from = rest < bytes.text.length ? (bytes.at[rest] ?? end) : end;
    const isSplit = rest > 0 && rest < bytes.text.length && bytes.at[rest - 1] === from;
    const width = (text.codePointAt(from) ?? 0) > 0xffff ? 2 : 1;
    const kept = isSplit ? `${text.slice(0, from)}${'\uFFFD'.repeat(width)}${text.slice(from + width)}` : text;
    return { keyword, flags, text: kept, rest: { start: skipSpace(kept, from, end), end } };
}
function bytesOf(text, start, end) {
    const slice = text.slice(start, end);
    const at = [];
    for (let index = start; index < end; index += 1) {
        const code = text.codePointAt(index) ?? 0;
        const length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
        for (let byte = 0; byte < length; byte += 1)
            at.push(index);
        if (length === 4)
            index += 1;
    }
    return { text: at.length === slice.length ? slice : Buffer.from(slice).toString('latin1'), at };
}
function flagsIn(bytes, token) {
    const { text, at } = bytes;
    const flags = [];
    let position = 0;
    for (;;) {
        while (position < text.length && isByteSpace(text.charCodeAt(position)))
            position += 1;
        if (!text.startsWith('--', position))
            return { flags, rest: position };
        const word = wordAt(text, position, token);
        position = word.end;
        if (word.text === '--')
            return { flags, rest: position };
        flags.push({ text: word.text, at: word.indexes.map((index) => at[index] ?? 0) });
    }
}
function wordAt(text, start, token) {
    const indexes = [];
    let [word, quote, at] = ['', '', start];
    for (; at < text.length; at += 1) {
        const char = text[at] ?? '';
        if (quote === '' && isByteSpace(text.charCodeAt(at)))
            break;
        if (char === quote)
            quote = '';
        else if (quote === '' && (char === '"' || char === "'"))
            quote = char;
        else {
            if (char === token)
                at += 1;
            if (at >= text.length)
                break;
            word += text[at];
            indexes.push(at);
        }
    }
    return { text: word, indexes, end: Math.min(at, text.length) };
}
function separates(code) {
    return code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0a);
}
function isByteSpace(code) {
    return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0x85 || code === 0xa0;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/values.js
function tracedIn(line, text, start, end) {
    const at = [];
    for (let index = start; index < end; index += 1)
        at.push(line.offset(index));
    return { text: text.slice(start, end), at };
}
function unwritten(text) {
    return { text, at: Array.from(text, () => -1) };
}
function slice({ text, at }, start, end) {
    return { text: text.slice(start, end), at: at.slice(start, end) };
}
function joined(parts) {
    const at = [];
    let text = '';
    for (const part of parts) {
        text += part.text;
        for (const offset of part.at)
            at.push(offset);
    }
    return { text, at };
}
function combined(first, second) {
    const automatic = first.automatic ?? second.automatic;
    const parameter = first.parameter ?? second.parameter;
    return {
        ...(automatic === undefined ? {} : { automatic }),
        ...(parameter === undefined ? {} : { parameter }),
        ...(first.branches || second.branches ? { branches: true } : {}),
    };
}
function isContiguous({ at }) {
    const [first = -1] = at;
    return first >= 0 && at.every((offset, index) => offset === first + index);
}
function isSame(one, other) {
    return one.text === other.text && one.at.every((offset, index) => offset === other.at[index]);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/patterns.js

function patternOf(text) {
    const segments = [[]];
    const chars = [...text.replace(/^\uFEFF/, '')];
    for (let at = 0; at < chars.length; at += 1) {
        const char = chars[at] ?? '';
        const next = chars[at + 1];
        if (char === '*')
            segments.push([]);
        else if (char === '?')
            segments.at(-1)?.push(null);
        else if (char !== '\\')
            segments.at(-1)?.push(char);
        else if (next === '*' || next === '?' || next === '\\') {
            segments.at(-1)?.push(next);
            at += 1;
        }
        else if (next !== '}' && next !== '/')
            return undefined;
    }
    return { segments };
}
function trimPrefix(value, pattern, greedy, pay) {
    const parsed = patternOf(pattern);
    if (parsed === undefined)
        return undefined;
    const chars = [...value.text];
    const end = endFrom(parsed, chars, 0, greedy, pay);
    return end === undefined ? value : slice(value, chars.slice(0, end).join('').length);
}
function withoutSuffix(value, pattern, greedy, pay) {
    const parsed = patternOf(reversed(pattern));
    if (parsed === undefined)
        return undefined;
    const chars = [...value.text].reverse();
    const end = endFrom(parsed, chars, 0, greedy, pay);
    return end === undefined ? value : slice(value, 0, value.text.length - chars.slice(0, end).join('').length);
}
function endFrom({ segments }, chars, start, greedy, pay) {
    const [first = [], ...more] = segments;
    if (!fits(first, chars, start, pay))
        return undefined;
    let at = start + first.length;
    const last = more.pop();
    for (const segment of more) {
        while (at + segment.length <= chars.length && !fits(segment, chars, at, pay))
            at += 1;
        if (at + segment.length > chars.length)
            return undefined;
        at += segment.length;
    }
    if (last === undefined)
        return at;
    const latest = chars.length - last.length;
    if (greedy) {
        for (let from = latest; from >= at; from -= 1)
            if (fits(last, chars, from, pay))
                return from + last.length;
        return undefined;
    }
    for (let from = at; from <= latest; from += 1)
        if (fits(last, chars, from, pay))
            return from + last.length;
    return undefined;
}
function fits(segment, chars, start, pay) {
    if (start + segment.length > chars.length)
        return false;
    for (let at = 0; at < segment.length; at += 1) {
        pay(1);
        const one = segment[at];
        if (one !== null && one !== chars[start + at])
            return false;
    }
    pay(1);
    return true;
}
function reversed(pattern) {
    const chars = [...pattern];
    const out = [];
    for (let at = 0; at < chars.length; at += 1) {
        const char = chars[at] ?? '';
        const isEscape = char === '\\' && at < chars.length - 1;
        out.push(isEscape ? `${char}${chars[at + 1]}` : char);
        if (isEscape)
            at += 1;
    }
    return out.reverse().join('');
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/replacement.js


function replaced(value, pattern, by, all, pay) {
    const parsed = patternOf(pattern);
    if (parsed === undefined)
        return undefined;
    const chars = [...value.text];
    const index = [0];
    for (const char of chars)
        index.push((index.at(-1) ?? 0) + char.length);
    const part = (start, end) => slice(value, index[start] ?? 0, index[end]);
    const parts = [];
    let done = 0;
    for (let from = 0; from <= chars.length;) {
        const match = firstMatch(parsed, chars, from, pay);
        if (match === undefined)
            break;
        parts.push(part(done, match.start));
        if (match.end > done || match.start === 0 || !all)
            parts.push(all ? filledIn(by, part(match.start, match.end)) : by);
        done = match.end;
        if (!all)
            break;
        from = Math.max(from + 1, match.end);
    }
    return joined([...parts, part(done, chars.length)]);
}
function firstMatch(pattern, chars, from, pay) {
    for (let start = from; start <= chars.length; start += 1) {
        const end = endFrom(pattern, chars, start, true, pay);
        if (end !== undefined)
            return { start, end };
        if (pattern.segments.length > 1 && pattern.segments[0]?.length === 0)
            return undefined;
    }
    return undefined;
}
function filledIn(by, match) {
    if (!by.text.includes('$'))
        return by;
    const parts = [];
    let done = 0;
    for (const { 0: all, index, groups } of by.text.matchAll(/\$(?:(?<dollar>\$)|\{(?<braced>[\p{L}\p{Nd}_]+)\}|(?<bare>[\p{L}\p{Nd}_]+))/gu)) {
        const name = groups?.braced ?? groups?.bare;
        parts.push(slice(by, done, index));
        parts.push(groups?.dollar !== undefined ? unwritten('$') : /^0+$/.test(name ?? '') ? match : unwritten(''));
        done = index + all.length;
    }
    return joined([...parts, slice(by, done)]);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/operators.js





const nothing = unwritten('');
function isOperator(operator) {
    return /^(?:[-+?#%]|:[^#%])$/.test(operator);
}
function takesPattern(operator) {
    return operator === '#' || operator === '%';
}
function branchesOn(operator, value) {
    return value.automatic !== undefined && (value.text === '' || !/[-?]/.test(operator));
}
function operated({ name, operator, value, word, isOpen }, pay) {
    const isUnset = value === undefined || (operator.length > 1 && value.text === '');
    if (operator.endsWith('-'))
        return isUnset ? word : value;
    if (operator.endsWith('+'))
        return isUnset ? nothing : word;
    if (takesPattern(operator))
        return trimmed(operator, value ?? nothing, word.text, pay);
    if (!operator.endsWith('?'))
        throw new WordError(`\`${operator}\` is not an operator of a variable`);
    if (isUnset)
        throw new WordError(reasons/* unresolved */.II.mustBeSet(name, word.text), isOpen);
    return value;
}
function trimmed(operator, value, pattern, pay) {
    const greedy = pattern.startsWith(operator);
    const trim = operator === '#' ? trimPrefix : withoutSuffix;
    return matched(trim(value, greedy ? pattern.slice(1) : pattern, greedy, pay), pay);
}
function replacing(value, pattern, by, all, pay) {
    return matched(replaced(value ?? nothing, pattern, by, all, pay), pay);
}
function matched(result, pay) {
    if (result === undefined)
        throw new WordError('a pattern has an invalid escape');
    pay(result.text.length);
    return result;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/cursor.js

class LexerCursor {
    word;
    position;
    constructor(word) {
        this.word = word;
        this.position = word.text.startsWith('\uFEFF') ? 1 : 0;
    }
    peek() {
        return this.word.text[this.position];
    }
    take(length) {
        const taken = slice(this.word, this.position, this.position + length);
        this.position += length;
        return taken;
    }
    run(pattern) {
        pattern.lastIndex = this.position;
        return this.take(pattern.exec(this.word.text)?.[0].length ?? 0);
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/words.js

class Words {
    unfinished;
    words = [];
    isIn = false;
    constructor(unfinished) {
        this.unfinished = unfinished;
        unfinished.text = '';
    }
    add(text) {
        if (!/\s|\u0085/.test(text)) {
            if (text !== '')
                this.addRaw(text);
            return;
        }
        for (const char of text) {
            if (!isSpace(char))
                this.addRaw(char);
            else if (this.isIn && this.unfinished.text !== '') {
                this.push();
                this.isIn = false;
            }
        }
    }
    addRaw(text) {
        this.unfinished.text += text;
        this.isIn = true;
    }
    end() {
        if (this.unfinished.text !== '')
            this.push();
        return this.words;
    }
    push() {
        this.words.push(this.unfinished.text);
        this.unfinished.text = '';
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/quoting.js




const quoting_maxDepth = 200;
const plain = { outside: /[^$<'"\\`}/]+/y, single: /[^']+/y, double: /[^$"\\`]+/y };
class QuotedText {
    rules;
    pay;
    cursor;
    depth = 0;
    isRaw;
    unfinished = { text: '' };
    constructor(word, rules, pay) {
        this.rules = rules;
        this.pay = pay;
        this.cursor = new LexerCursor(word);
        this.isRaw = rules.rawEscapes === true;
    }
    until(stop, isRaw) {
        this.depth += 1;
        if (this.depth > quoting_maxDepth)
            throw new LimitError('variables are nested too deeply');
        const outer = this.isRaw;
        this.isRaw = isRaw;
        const parts = [];
        const words = new Words(this.unfinished);
        for (let char = this.cursor.peek(); char !== undefined && char !== stop; char = this.cursor.peek())
            parts.push(this.part(char, words));
        if (stop !== undefined && this.cursor.peek() === undefined)
            throw new WordError(`a closing \`${stop}\` is missing`);
        this.cursor.take(1);
        this.isRaw = outer;
        this.depth -= 1;
        const value = joined(parts);
        this.pay(value.text.length);
        return { value, words: words.end() };
    }
    part(char, words) {
        if (char === '"' || char === "'" || char === '<') {
            const value = char === '<' ? this.angle() : char === '"' ? this.double() : this.single();
            words.addRaw(value.text);
            return value;
        }
        if (char === this.rules.escape)
            return this.escaped(words);
        const run = this.cursor.run(plain.outside);
        const value = char === '$' ? this.variable() : run.text === '' ? this.cursor.take(1) : run;
        words.add(value.text);
        return value;
    }
    escaped(words) {
        const parts = this.isRaw
            ? [this.cursor.take(1), this.cursor.take(1)]
            : [this.cursor.take(1), this.cursor.take(1)].slice(1);
        for (const { text } of parts)
            if (text !== '')
                words.addRaw(text);
        return joined(parts);
    }
    single() {
        return this.quoted("'", () => this.cursor.run(plain.single));
    }
    double() {
        return this.quoted('"', () => {
            if (this.cursor.peek() === '$')
                return this.variable();
            const run = this.cursor.run(plain.double);
            if (run.text !== '')
                return run;
            const one = this.cursor.take(1);
            if (one.text !== this.rules.escape)
                return one;
            const next = this.cursor.peek() ?? '';
            const shown = next === '"' || next === '$' || next === one.text ? this.cursor.take(1) : one;
            return this.isRaw ? joined([one, shown]) : shown;
        });
    }
    quoted(quote, read) {
        const parts = [this.cursor.take(1)];
        while (this.cursor.peek() !== quote) {
            if (this.cursor.peek() === undefined)
                throw new WordError(`a closing \`${quote}\` is missing`);
            parts.push(read());
        }
        parts.push(this.cursor.take(1));
        return joined(this.rules.rawQuotes ? parts : parts.slice(1, -1));
    }
    angle() {
        return this.cursor.run(/<<[\t\r ]*|</y);
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/lexer.js




const variableName = /\p{Nd}+|[@*#?\-$!]|[\p{L}\p{Nd}_]+/uy;
const lexer_nothing = unwritten('');
function lex(word, rules, lookup, pay) {
    return new Lexer(word, rules, lookup, pay).all();
}
class Lexer extends QuotedText {
    lookup;
    unsure = {};
    hasPatterns = false;
    constructor(word, rules, lookup, pay) {
        super(word, rules, pay);
        this.lookup = lookup;
    }
    all() {
        const { value, words } = this.until(undefined, this.rules.rawEscapes === true);
        return { ...value, ...this.unsure, words, hasPatterns: this.hasPatterns };
    }
    variable() {
        const dollar = this.cursor.take(1);
        if (this.cursor.peek() !== '{') {
            const name = this.cursor.run(variableName).text;
            return name === '' ? dollar : this.shown(this.lookedUp(name), `$${name}`);
        }
        this.cursor.take(1);
        if ('{}:'.includes(this.cursor.peek() ?? ''))
            throw new WordError('a variable has no name');
        const name = this.cursor.run(variableName).text;
        const value = this.lookedUp(name);
        const operator = this.cursor.take(1).text;
        if (operator === '')
            throw new WordError('a closing `}` is missing');
        if (operator === '}')
            return this.shown(value, `\${${name}}`);
        if (operator === '/')
            return this.replacement(name, value);
        return this.modified(name, operator === ':' ? `:${this.cursor.take(1).text}` : operator, value);
    }
    shown(value, written) {
        return value ?? (this.rules.keepsUnset ? unwritten(written) : lexer_nothing);
    }
    modified(name, operator, value) {
        if (!isOperator(operator))
            throw new WordError(`\`${operator}\` is not an operator of a variable`);
        const word = this.until('}', takesPattern(operator)).value;
        this.hasPatterns ||= takesPattern(operator);
        if (value === undefined && this.rules.keepsUnset)
            return unwritten(`\${${name}${operator}${word.text}}`);
        if (value !== undefined && branchesOn(operator, value))
            this.branch();
        const isOpen = this.lookup(name)?.parameter !== undefined;
        return operated({ name, operator, value, word, isOpen }, this.pay);
    }
    replacement(name, value) {
        const isAll = this.cursor.run(/\/?/y).text !== '';
        const pattern = this.until('/', true).value.text;
        const by = this.until('}', true).value;
        this.hasPatterns = true;
        if (value === undefined && this.rules.keepsUnset)
            return unwritten(`\${${name}/${pattern}/${by.text}}`);
        if (value?.automatic !== undefined)
            this.branch();
        return replacing(value, pattern, by, isAll, this.pay);
    }
    branch() {
        this.unsure = { ...this.unsure, branches: true };
    }
    lookedUp(name) {
        const value = this.lookup(name);
        if (value === undefined)
            return undefined;
        this.unsure = combined(this.unsure, value);
        this.pay(value.text.length);
        return value.unset ? undefined : value;
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/heredocs.js


const rules = { escape: '\\', keepsUnset: true };
const unset = () => undefined;
function heredocsOf(line, pay) {
    if (!line.includes('<<'))
        return [];
    return wordsOf(line, pay).flatMap((word) => heredocOf(word, pay) ?? []);
}
function isHeredoc(word, pay) {
    try {
        return heredocOf(word, pay) !== undefined;
    }
    catch (error) {
        if (error instanceof WordError)
            return false;
        throw error;
    }
}
function wordsOf(line, pay) {
    try {
        return lex({ text: line, at: [] }, { ...rules, rawQuotes: true, rawEscapes: true }, unset, pay).words;
    }
    catch (error) {
        if (error instanceof WordError)
            return [];
        throw error;
    }
}
function heredocOf(word, pay) {
    const { chomp, rest = '' } = /^[0-9]*<<(?<chomp>-?)[\t\n\f\r ]*(?<rest>[^<]*)$/.exec(word)?.groups ?? {};
    if (rest === '')
        return undefined;
    const { words } = lex({ text: rest, at: [] }, rules, unset, pay);
    const [name] = words;
    if (name === undefined || words.length > 1)
        return undefined;
    const raw = lex({ text: rest, at: [] }, { ...rules, rawQuotes: true }, unset, pay).words;
    if (raw.length !== 1)
        throw new WordError('the name of a heredoc is ambiguous');
    return { name, chomps: chomp === '-' };
}
function skipHeredoc(text, lines, { name, chomps }) {
    for (let line = lines.physical(); line !== undefined; line = lines.physical()) {
        let { start } = line;
        while (chomps && text[start] === '\t' && start < line.end)
            start += 1;
        if (line.end - start === name.length && text.startsWith(name, start))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/mounts.js
function csvFields({ text, at }) {
    if (text === '')
        return undefined;
    const fields = [];
    for (let start = 0;;) {
        if (text[start] !== '"') {
            const comma = text.indexOf(',', start);
            const end = comma < 0 ? text.length : comma;
            const field = text.slice(start, end);
            if (field.includes('"'))
                return undefined;
            fields.push({ text: field, at: at.slice(start, end) });
            if (comma < 0)
                return fields;
            start = comma + 1;
            continue;
        }
        const quoted = quotedField(text, start + 1);
        if (quoted === undefined)
            return undefined;
        fields.push({ text: quoted.text, at: quoted.indexes.map((index) => at[index] ?? 0) });
        if (quoted.end === text.length)
            return fields;
        if (text[quoted.end] !== ',')
            return undefined;
        start = quoted.end + 1;
    }
}
function quotedField(text, start) {
    const indexes = [];
    let field = '';
    for (let index = start; index < text.length; index += 1) {
        if (text[index] === '"') {
            if (text[index + 1] !== '"')
                return { text: field, indexes, end: index + 1 };
            index += 1;
        }
        field += text[index];
        indexes.push(index);
    }
    return undefined;
}
function assigned({ text, at }) {
    const equals = text.indexOf('=');
    return equals < 0 ? undefined : { text: text.slice(equals + 1), at: at.slice(equals + 1) };
}
function mountSource(fields) {
    const isFrom = ({ text }) => /^from=/.test(text.slice(0, 5).toLowerCase());
    const last = fields.findLast(isFrom);
    return last === undefined ? undefined : assigned(last);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/flag-rules.js

const none = {};
const paths = { chown: 'text', chmod: 'text', link: 'boolean', exclude: 'texts' };
const flagsOf = {
    add: { ...paths, 'keep-git-dir': 'boolean', checksum: 'text', unpack: 'boolean' },
    copy: { ...paths, from: 'text', parents: 'boolean' },
    from: { platform: 'text' },
    run: { mount: 'texts', network: 'text', security: 'text', device: 'texts' },
    healthcheck: {
        interval: 'text',
        timeout: 'text',
        'start-period': 'text',
        'start-interval': 'text',
        retries: 'text',
    },
};
const unread = new Set(['arg', 'stopsignal']);
const choices = {
    network: ['default', 'none', 'host'],
    security: ['insecure', 'sandbox'],
};
function flagValue(command, name) {
    const flag = command.flags.find(({ text }) => text.startsWith(`--${name}=`));
    return flag === undefined ? undefined : assigned(flag);
}
function whyFlagsRefused({ keyword, flags }) {
    if (flags.length === 0 || unread.has(keyword))
        return undefined;
    const known = flagsOf[keyword] ?? none;
    const seen = new Set();
    for (const flag of flags) {
        const name = flag.text.slice(2).split('=', 1)[0] ?? '';
        const kind = Object.hasOwn(known, name) ? known[name] : undefined;
        const shown = `${keyword.toUpperCase()} --${name.slice(0, 40)}`;
        if (kind === undefined)
            return `${shown} is not a flag`;
        if (kind !== 'texts' && seen.has(name))
            return `${shown} is given twice`;
        seen.add(name);
        const value = assigned(flag);
        if (kind === 'boolean') {
            if (value !== undefined && !/^(?:true|false)$/i.test(value.text))
                return `${shown} is not true or false`;
            continue;
        }
        if (value === undefined)
            return `${shown} has no value`;
        const why = whyValueRefused(name, value);
        if (why !== undefined)
            return `${shown} ${why}`;
    }
    return undefined;
}
function whyValueRefused(name, value) {
    if (name === 'mount')
        return whyMountRefused(value);
    if (name === 'device')
        return csvFields(value) === undefined ? 'is not CSV' : whyDeviceRefused(value);
    const allowed = choices[name];
    return allowed === undefined || allowed.includes(value.text) ? undefined : `is not ${allowed.join(' or ')}`;
}
function whyMountRefused(value) {
    const fields = csvFields(value);
    if (fields === undefined)
        return 'is not CSV';
    for (const field of fields) {
        const from = mountSource([field])?.text ?? '';
        const dollar = from.indexOf('$');
        if (dollar >= 0 && dollar < from.length - 1)
            return 'has a variable in `from`, where BuildKit expands none';
    }
    return undefined;
}
function whyDeviceRefused(value) {
    let hasName = false;
    for (const { text } of csvFields(value) ?? []) {
        const [key = '', setTo] = [text.split('=', 1)[0]?.toLowerCase(), text.slice(text.indexOf('=') + 1)];
        const isPair = text.includes('=');
        if (key === 'required') {
            if (isPair && !/^(?:1|t|T|TRUE|true|True|0|f|F|FALSE|false|False)$/.test(setTo))
                return 'has `required` that is not true or false';
        }
        else if (hasName)
            return `has \`${text.slice(0, 40)}\` behind the name`;
        else
            hasName = (isPair && key === 'name' ? setTo : text) !== '';
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/health.js


const duration = /^[-+]?(?:0|(?:(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:ns|us|ms|s|m|h))+)$/;
const nanoseconds = {
    ns: 1,
    us: 1e3,
    ms: 1e6,
    s: 1e9,
    m: 60e9,
    h: 3600e9,
};
const maxNanoseconds = 2 ** 63;
function whyHealthRefused(command) {
    const { text, rest } = command;
    const words = /^(?<kind>[^\t-\r ]*)[\t-\r ]*/.exec(text.slice(rest.start, rest.end));
    const kind = words?.groups?.kind?.toUpperCase() ?? '';
    const inner = { ...command, rest: { ...rest, start: rest.start + (words?.[0].length ?? 0) } };
    const list = jsonList(inner);
    if (list === 'mixed')
        return 'HEALTHCHECK has a JSON list of something other than strings';
    const isEmpty = inner.rest.start === rest.end || list?.length === 0;
    if (kind === 'NONE')
        return isEmpty ? undefined : 'HEALTHCHECK NONE has arguments';
    if (kind !== 'CMD' || isEmpty)
        return 'HEALTHCHECK has no command';
    return whyFlagsRefused(command) ?? whyTimesRefused(command);
}
function whyTimesRefused(command) {
    for (const name of ['interval', 'timeout', 'start-period', 'start-interval']) {
        const value = flagValue(command, name);
        if (value !== undefined && !isInterval(value))
            return `HEALTHCHECK --${name} is not a length of time`;
    }
    const retries = flagValue(command, 'retries')?.text ?? '';
    const isCount = retries === '' || (/^[-+]?[0-9]+$/.test(retries) && isCountable(Number(retries)));
    return isCount ? undefined : 'HEALTHCHECK --retries is not a number of times';
}
function isCountable(count) {
    return count >= 0 && count < 2 ** 31;
}
function isInterval({ text }) {
    if (text === '')
        return true;
    if (!duration.test(text))
        return false;
    let total = 0;
    for (const { groups } of text.matchAll(/(?<amount>[0-9.]+)(?<unit>[a-z]+)/g))
        total += Math.trunc(Number(groups?.amount) * (nanoseconds[groups?.unit ?? ''] ?? 0));
    return total === 0 || (!text.startsWith('-') && total >= 1e6 && total < maxNanoseconds);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/instruction-rules.js






const jsonKeywords = new Set(['add', 'cmd', 'copy', 'entrypoint', 'run', 'shell', 'volume']);
const needsText = new Set(['expose', 'maintainer', 'stopsignal', 'user', 'workdir']);
const needsNothing = new Set(['cmd', 'entrypoint', 'run']);
const stageName = /^[a-z][a-z0-9-_.]*$|\uE000/;
function whyRefused(command, token, pay) {
    const { keyword, rest } = command;
    if (keyword === 'healthcheck')
        return whyHealthRefused(command);
    const shown = keyword.slice(0, 40).toUpperCase();
    const isEmpty = rest.start === rest.end;
    const list = jsonKeywords.has(keyword) ? jsonList(command) : undefined;
    if (list === 'mixed')
        return `${shown} has a JSON list of something other than strings`;
    const flags = whyFlagsRefused(command);
    if (flags !== undefined)
        return flags;
    if (keyword === 'from')
        return whyFromRefused(command);
    if (keyword === 'arg')
        return whyNamesRefused(command, token);
    if (keyword === 'onbuild')
        return whyTriggerRefused(command, token);
    if (keyword === 'env' || keyword === 'label')
        return whyPairsRefused(command, token, shown);
    if (needsText.has(keyword))
        return isEmpty ? `${shown} has no argument` : undefined;
    if (keyword === 'shell')
        return list === undefined || list.length === 0 ? 'SHELL has no JSON list of arguments' : undefined;
    if (keyword === 'volume')
        return whyVolumesRefused(command, list);
    if (keyword === 'add' || keyword === 'copy')
        return whyPathsRefused(command, list, shown, pay);
    return needsNothing.has(keyword) ? undefined : `\`${shown}\` is not an instruction`;
}
function whyFromRefused(command) {
    const words = plainArguments(command).map(({ start, end }) => command.text.slice(start, end));
    const [, as = '', name = ''] = words;
    if (words.length === 1)
        return undefined;
    if (words.length !== 3 || !isAs(as))
        return 'FROM needs an image, or an image, AS and a name';
    return stageName.test(lower(name)) ? undefined : `\`${name.slice(0, 40)}\` cannot be the name of a stage`;
}
function whyNamesRefused(command, token) {
    const words = quotedArguments(command, token);
    const isUnnamed = words.length === 0 || words.some(({ start }) => command.text[start] === '=');
    return isUnnamed ? 'ARG has no name' : undefined;
}
function whyTriggerRefused({ text, rest }, token) {
    const inner = commandIn({ text, offset: (index) => index }, rest, token);
    const shown = inner.keyword.slice(0, 40).toUpperCase();
    if (shown === '' || shown === 'ONBUILD' || shown === 'FROM' || shown === 'MAINTAINER')
        return shown === '' ? 'ONBUILD has no instruction' : `ONBUILD cannot have ${shown} as its instruction`;
    if (inner.keyword === 'env' || inner.keyword === 'label')
        return whyPairsRefused(inner, token, shown, true);
    const list = jsonKeywords.has(inner.keyword) ? jsonList(inner) : undefined;
    return list === 'mixed' ? `${shown} has a JSON list of something other than strings` : undefined;
}
function whyPairsRefused(command, token, shown, isTrigger = false) {
    const words = quotedArguments(command, token).map(({ start, end }) => command.text.slice(start, end));
    const [first] = words;
    if (first === undefined)
        return isTrigger ? undefined : `${shown} has no argument`;
    if (!first.includes('='))
        return plainArguments(command).length < 2 ? `${shown} ${first.slice(0, 40)} has no value` : undefined;
    const wrong = words.find((word) => !word.includes('=') || (!isTrigger && word.startsWith('=')));
    return wrong === undefined ? undefined : `${shown} has \`${wrong.slice(0, 40)}\` where it needs name=value`;
}
function whyVolumesRefused(command, list) {
    const { text } = command;
    const paths = list ?? plainArguments(command).map(({ start, end }) => text.slice(start, end));
    const isBlank = (one) => trimmedEnd(one, 0, one.length) === 0;
    return paths.length === 0 || paths.some(isBlank) ? 'VOLUME has no path' : undefined;
}
function whyPathsRefused(command, list, shown, pay) {
    const ranges = list === undefined ? plainArguments(command) : [];
    if ((list ?? ranges).length < 2)
        return `${shown} has no destination`;
    const last = ranges.at(-1);
    const destination = last === undefined ? (list?.at(-1) ?? '') : command.text.slice(last.start, last.end);
    return isHeredoc(destination, pay) ? `${shown} has a heredoc as its destination` : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/reader.js










function readingOf(text, token, pay) {
    return new Reader(text, token, pay).read();
}
class Reader {
    text;
    token;
    pay;
    globals = [];
    froms = [];
    sources = [];
    hasHeredocs = false;
    refusal;
    open;
    constructor(text, token, pay) {
        this.text = text;
        this.token = token;
        this.pay = pay;
    }
    read() {
        const lines = new Lines(this.text, this.token);
        for (let line = lines.logical(); line !== undefined; line = lines.logical()) {
            const offset = line.offset(0);
            const command = commandIn(line, { start: 0, end: line.text.length }, this.token);
            try {
                this.refuse(whyRefused(command, this.token, this.pay) ?? this.misplaced(command), offset);
                this.instruction(command, line);
                const open = this.skipHeredocs(command, line, lines);
                if (open !== undefined)
                    this.open = { message: reasons/* unscanned */.Mq.openHeredoc(open) };
            }
            catch (error) {
                if (!(error instanceof WordError || error instanceof LimitError))
                    throw error;
                if (error instanceof LimitError)
                    this.refusal ??= { message: reasons/* unscanned */.Mq.dockerfileLimit(error.message), offset };
                else
                    this.refuse(error.message, offset);
            }
        }
        if (lines.tooLong !== undefined)
            this.refuse('a line is longer than 65535 bytes', lines.tooLong);
        if (this.froms.length === 0)
            this.refuse('it has no FROM', undefined);
        const { globals, froms, sources, hasHeredocs, refusal, open } = this;
        return {
            ...{ globals, froms, sources, hasHeredocs },
            ...(refusal === undefined ? {} : { refusal }),
            ...(open === undefined ? {} : { open }),
        };
    }
    refuse(why, offset) {
        if (why === undefined)
            return;
        this.refusal ??= { message: reasons/* unscanned */.Mq.dockerfile(why), ...(offset === undefined ? {} : { offset }) };
    }
    misplaced({ keyword }) {
        const isPlaced = this.froms.length > 0 || keyword === 'from' || keyword === 'arg';
        return isPlaced ? undefined : `${keyword.slice(0, 40).toUpperCase()} appears before the first FROM`;
    }
    instruction(command, line) {
        const { keyword, text } = command;
        if (keyword === 'from')
            this.from(command, line);
        else if (keyword === 'onbuild')
            this.trigger(command, line);
        else if (keyword === 'arg' && this.froms.length === 0)
            for (const word of quotedArguments(command, this.token))
                this.argument(line, text, word);
        else
            for (const one of reader_sourcesOf(command, line, false))
                this.sources.push(one);
    }
    from(command, line) {
        const { text, flags } = command;
        const [image, as, name] = plainArguments(command);
        if (image === undefined)
            return;
        const isNamed = as !== undefined && isAs(text.slice(as.start, as.end));
        const stage = isNamed && name !== undefined ? lower(text.slice(name.start, name.end)) : undefined;
        const platform = valuesOf(flags, 'platform')[0];
        this.froms.push({
            image: tracedIn(line, text, image.start, image.end),
            ...(platform === undefined ? {} : { platform: inSource(platform, line) }),
            ...(stage === undefined ? {} : { stage }),
        });
    }
    argument(line, text, { start, end }) {
        const equals = text.indexOf('=', start);
        const hasValue = equals >= 0 && equals < end;
        const name = text.slice(start, hasValue ? equals : end);
        this.globals.push(hasValue ? { name, value: tracedIn(line, text, equals + 1, end) } : { name });
    }
    trigger({ text, rest }, line) {
        const inner = commandIn({ text, offset: line.offset }, rest, '\\');
        for (const one of reader_sourcesOf(inner, line, true))
            this.sources.push(one);
    }
    skipHeredocs(command, line, lines) {
        if (!line.text.includes('<<'))
            return undefined;
        const inner = command.keyword === 'onbuild'
            ? commandIn({ ...line, text: command.text }, command.rest, this.token)
            : command;
        const isRead = ['add', 'copy', 'run'].includes(inner.keyword) && jsonList(inner) === undefined;
        for (const heredoc of isRead ? heredocsOf(line.text, this.pay) : []) {
            this.hasHeredocs = true;
            if (!skipHeredoc(this.text, lines, heredoc))
                return heredoc.name;
        }
        return undefined;
    }
}
function reader_sourcesOf({ keyword, flags }, line, isTrigger) {
    const isCopy = keyword === 'copy' || keyword === 'add';
    if (!isCopy && keyword !== 'run')
        return [];
    const names = isCopy
        ? valuesOf(flags, 'from')
        : valuesOf(flags, 'mount').flatMap((mount) => mountSource(csvFields(mount) ?? []) ?? []);
    const kind = isCopy ? 'copy' : 'mount';
    return names.map((name) => ({ kind, name: inSource(name, line), isTrigger }));
}
function valuesOf(flags, name) {
    return flags.filter(({ text }) => text.startsWith(`--${name}=`)).flatMap((flag) => assigned(flag) ?? []);
}
function inSource({ text, at }, line) {
    return { text, at: at.map((index) => line.offset(index)) };
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/environment.js




const automatic = {
    BUILDPLATFORM: 'linux/amd64',
    BUILDOS: 'linux',
    BUILDOSVERSION: '',
    BUILDARCH: 'amd64',
    BUILDVARIANT: '',
    TARGETPLATFORM: 'linux/amd64',
    TARGETOS: 'linux',
    TARGETOSVERSION: '',
    TARGETARCH: 'amd64',
    TARGETVARIANT: '',
    TARGETSTAGE: 'default',
};
class Environment {
    token;
    pay;
    definitions = [];
    refused;
    entries = new Map();
    constructor(globals, token, pay) {
        this.token = token;
        this.pay = pay;
        for (const [name, text] of Object.entries(automatic)) {
            const branches = name === 'TARGETSTAGE' ? { branches: true } : {};
            this.entries.set(name, { value: { ...unwritten(text), automatic: name, ...branches } });
        }
        for (const argument of globals)
            this.declare(argument);
    }
    expand(word) {
        const used = new Set();
        let [unsure, hasVariables] = [{}, false];
        let undeclared;
        const lookup = (name) => {
            hasVariables = true;
            const entry = this.entries.get(name);
            if (entry?.definition !== undefined)
                used.add(entry.definition);
            if (entry === undefined)
                undeclared ??= name;
            else
                unsure = combined(unsure, entry.value);
            return entry?.value;
        };
        try {
            const { text, at, ...rest } = lex(word, { escape: this.token }, lookup, this.pay);
            const { words: _, hasPatterns, ...inner } = rest;
            const value = { text, at, ...combined(inner, unsure) };
            return { value, used, hasVariables, hasPatterns, ...(undeclared === undefined ? {} : { undeclared }) };
        }
        catch (error) {
            const isLimit = error instanceof LimitError;
            if (!isLimit && !(error instanceof WordError))
                throw error;
            const isUnset = error instanceof WordError && error.isUnset;
            const value = { ...unwritten(''), ...unsure };
            return { value, why: error.message, isUnset, isLimit, used, hasVariables, hasPatterns: false };
        }
    }
    declare({ name, value }) {
        if (value === undefined) {
            if (!this.entries.has(name))
                this.entries.set(name, { value: { ...unwritten(''), unset: true, parameter: name } });
            return;
        }
        const expansion = this.expand(value);
        if (expansion.why !== undefined)
            this.fail(name, expansion, expansion.why);
        else
            this.define(name, value, expansion);
    }
    define(name, written, expansion) {
        const { value, used, hasVariables, hasPatterns } = expansion;
        for (const one of used) {
            if (hasPatterns || !isSame(one.value, value))
                one.isPart = true;
            if (hasPatterns)
                one.isMatched = true;
        }
        const alias = [...used].find((one) => one.isLiteral && isSame(one.value, value));
        const definition = alias ?? {
            name,
            value,
            written,
            isLiteral: !hasVariables,
            isPart: false,
            isMatched: false,
            users: 0,
        };
        if (alias === undefined)
            this.definitions.push(definition);
        this.entries.set(name, { value, definition });
    }
    fail(name, { value, isUnset, isLimit }, why) {
        const isOpen = isUnset && value.parameter !== undefined;
        if (!isOpen)
            this.refused ??= isLimit
                ? reasons/* unscanned */.Mq.dockerfileLimit(why)
                : reasons/* unscanned */.Mq.dockerfile(`ARG ${name.slice(0, 40)}: ${why}`);
        this.entries.set(name, { value: { ...value, unset: true, parameter: value.parameter ?? name } });
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/homes.js


class Homes {
    definitions;
    starts;
    constructor(environment) {
        const written = environment.definitions.filter((one) => one.written.text !== '');
        this.definitions = written.toSorted((a, b) => begin(a) - begin(b));
        this.starts = this.definitions.map(begin);
    }
    count({ value, used, hasPatterns }, isImage) {
        const users = new Set([...used, ...this.sourcesOf(value)]);
        for (const one of users) {
            one.users += 1;
            if (!isImage || hasPatterns || !isSame(one.value, value))
                one.isPart = true;
            if (hasPatterns)
                one.isMatched = true;
        }
    }
    homeOf(value) {
        const found = this.at(value.at[0] ?? -1);
        return found?.isLiteral && !found.isPart && isSame(found.value, value) ? found : undefined;
    }
    digestOf(value) {
        const at = value.text.indexOf('@');
        if (at < 0)
            return undefined;
        const digest = slice(value, at);
        if (!isContiguous(digest))
            return { why: reasons/* notPinnable */.bP.digestFromVariable };
        const owner = this.at(digest.at[0] ?? -1);
        if (owner?.isMatched)
            return { why: reasons/* notPinnable */.bP.digestInPattern(owner.name) };
        if (owner === undefined || owner.users <= 1)
            return digest;
        return { why: reasons/* notPinnable */.bP.digestShared(owner.name) };
    }
    sourcesOf({ at }) {
        const sources = new Set();
        let last = -2;
        for (const offset of at) {
            const source = offset < 0 || offset === last + 1 ? undefined : this.at(offset);
            if (source !== undefined)
                sources.add(source);
            last = offset;
        }
        return sources;
    }
    at(offset) {
        let [low, high] = [0, this.starts.length - 1];
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        const found = this.definitions[low];
        return found !== undefined && offset >= begin(found) && offset <= end(found) ? found : undefined;
    }
}
function begin({ written }) {
    return written.at[0] ?? 0;
}
function end({ written }) {
    return written.at.at(-1) ?? 0;
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/pins.js
function literalImage(place, homes, value) {
    const span = place.spanOf(value);
    return place.image(span, value.text, pinOf(place, homes, value, span.end));
}
function pinOf(place, homes, value, end) {
    const digest = homes.digestOf(value);
    if (digest === undefined)
        return { kind: 'place', lead: '@', span: { start: end, end } };
    if ('why' in digest)
        return { kind: 'refused', why: digest.why };
    return { kind: 'place', lead: '@', span: place.spanOf(digest) };
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/refusals.js


const singleWord = /^["']*[A-Z]*["']*$/;
class Refusals {
    place;
    first;
    constructor(place) {
        this.place = place;
    }
    add(message, { start }) {
        this.first ??= { message, offset: start };
    }
    invalid(span, why) {
        const occurrence = this.place.opaque(span, 'invalid', why);
        const { raw } = occurrence;
        if (isPlaceholder(raw) && !singleWord.test(raw))
            return this.place.opaque(span, 'template', reasons/* unresolved */.II.placeholder(raw));
        this.add(reasons/* unscanned */.Mq.notAnImage(raw, why), span);
        return occurrence;
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/sources.js




function sourcesIn(sources, stages, stageCount, context) {
    return sources.flatMap((source) => {
        const { text } = source.name;
        const index = sources_indexOf(text);
        const isStage = text === '' || stages.has(lower(text));
        if (index === undefined)
            return isStage ? [] : imageOf(source, context);
        if (index < 0 || (index >= stageCount && !source.isTrigger))
            context.refusals.add(reasons/* unscanned */.Mq.dockerfile(`there is no stage ${text.slice(0, 40)}`), spanOf(source, context));
        return [];
    });
}
function imageOf(source, context) {
    const { place, homes, refusals } = context;
    const { kind, name, isTrigger } = source;
    const { text } = name;
    const span = spanOf(source, context);
    if (place.isTemplated(name, text))
        return [place.templated(span)];
    if (text === 'scratch') {
        if (kind === 'copy')
            refusals.add(reasons/* unscanned */.Mq.dockerfile('`scratch` has no files to copy'), span);
        return [];
    }
    if (text.includes('$') || (kind === 'copy' && isExpanded(source, context))) {
        if (!isTrigger)
            refusals.add(reasons/* unscanned */.Mq.dockerfile(`\`${text.slice(0, 100)}\` is not expanded in \`from\``), span);
        return [place.opaque(span, 'variable', reasons/* unresolved */.II.notExpandedInFrom)];
    }
    const parsed = (0,model_image/* parseImage */.zZ)(text);
    return [parsed.kind === 'image' ? literalImage(place, homes, name) : refusals.invalid(span, parsed.why)];
}
function isExpanded({ name }, { environment }) {
    const { value, hasVariables } = environment.expand(name);
    return hasVariables || value.text !== name.text;
}
function spanOf({ name }, { place }) {
    return place.spanOf(name);
}
function sources_indexOf(text) {
    if (!/^[-+]?[0-9]+$/.test(text))
        return undefined;
    const digits = text.replace(/^[-+]?0*/, '') || '0';
    if (digits.length > 19 || BigInt(digits) >= 2n ** 63n)
        return undefined;
    return text.startsWith('-') && digits !== '0' ? -1 : Number(digits);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/references.js








function referencesIn(reading, token, place, pay) {
    const environment = new Environment(reading.globals, token, pay);
    const refusals = new Refusals(place);
    const homes = new Homes(environment);
    const bases = new Bases(environment, homes, place, refusals);
    const occurrences = [
        ...bases.read(reading.froms),
        ...sourcesIn(reading.sources, bases.stages, reading.froms.length, {
            environment,
            homes,
            place,
            refusals,
        }),
    ];
    const refused = environment.refused === undefined ? refusals.first : { message: environment.refused };
    return { occurrences, ...(refused === undefined ? {} : { refused }) };
}
class Bases {
    environment;
    homes;
    place;
    refusals;
    stages = new Set();
    constructor(environment, homes, place, refusals) {
        this.environment = environment;
        this.homes = homes;
        this.place = place;
        this.refusals = refusals;
    }
    read(froms) {
        const expanded = froms.map((from) => {
            const expansion = this.environment.expand(from.image);
            const isStage = this.stages.has(expansion.value.text) || expansion.value.text === 'scratch';
            if (from.stage !== undefined)
                this.stages.add(from.stage);
            const isImage = !isStage && expansion.why === undefined;
            this.homes.count(expansion, isImage);
            if (from.platform !== undefined)
                this.homes.count(this.environment.expand(from.platform), false);
            return { from, expansion, isStage };
        });
        return expanded.flatMap(({ from, expansion, isStage }) => this.base(from, expansion, isStage));
    }
    base({ image }, expansion, isStage) {
        const { value, why, isUnset, isLimit, undeclared } = expansion;
        const span = this.place.unquoted(image);
        if (this.place.isTemplated(image, value.text))
            return [this.place.templated(span)];
        if (isStage && !value.branches)
            return [];
        const isOpen = why === undefined || isUnset === true;
        if (isOpen && value.automatic !== undefined)
            return [this.place.opaque(span, 'variable', reasons/* unresolved */.II.setByBuild(value.automatic))];
        const parsed = (0,model_image/* parseImage */.zZ)(value.text);
        if (isOpen && parsed.kind === 'image')
            return [this.image(image, span, expansion)];
        if (isOpen && value.parameter !== undefined)
            return [this.place.opaque(span, 'variable', why ?? reasons/* unresolved */.II.noDefault(value.parameter))];
        if (isLimit)
            this.refusals.add(reasons/* unscanned */.Mq.dockerfileLimit(why ?? ''), span);
        if (isLimit)
            return [this.place.opaque(span, 'variable', why ?? '')];
        const wrong = why ?? (parsed.kind === 'invalid' ? parsed.why : '');
        const detail = undeclared === undefined ? wrong : reasons/* unresolved */.II.notDeclared(wrong, undeclared);
        return [this.refusals.invalid(span, detail)];
    }
    image(image, span, expansion) {
        const { value, hasVariables } = expansion;
        const home = this.homes.homeOf(value);
        if (home !== undefined)
            return { ...literalImage(this.place, this.homes, value), uses: [this.place.outer(span)] };
        const isInline = isVariable.test(this.place.textOf(span)) && isContiguous(value) && isWithin(value, image);
        if (!hasVariables || isInline)
            return literalImage(this.place, this.homes, value);
        return this.place.image(span, value.text, pinOf(this.place, this.homes, value, span.end));
    }
}
const isVariable = /^\$\{.*\}$/s;
function isWithin(value, word) {
    const offset = value.at[0] ?? -1;
    return offset >= (word.at[0] ?? 0) && offset <= (word.at.at(-1) ?? -1);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/dockerfile.js








function scanDockerfile(file, embedded, isTemplate) {
    const scan = read(file, embedded, false);
    if (scan.problems.length === 0)
        return scan;
    const text = coverTemplates(embedded.text);
    if (text === embedded.text)
        return scan;
    const covered = read(file, { ...embedded, text }, true);
    return isTemplate ? covered : { ...scan, occurrences: covered.occurrences };
}
function wholeFile({ text }) {
    return { text, offsets: sameOffsets };
}
function read(file, { text, offsets }, isCovered) {
    const place = new DockerfilePlace(file, text, offsets, isCovered);
    const pay = budget(text.length);
    const directives = directivesIn(text);
    const reading = readingOf(text, directives.escape, pay);
    const frontend = frontendIn(directives.syntax, reading.hasHeredocs, file, place);
    const { occurrences, refused } = referencesIn(reading, directives.escape, place, pay);
    const found = [...frontend.occurrences, ...dockerfile_joined(occurrences)];
    if (frontend.problem !== undefined)
        return { occurrences: found, problems: [frontend.problem] };
    const isDockerfile = reading.froms.length > 0 || found.length > 0;
    const first = directives.refused === undefined ? undefined : { message: reasons/* unscanned */.Mq.dockerfile(directives.refused) };
    const refusal = first ?? reading.open ?? reading.refusal ?? refused;
    if (refusal === undefined || !isDockerfile)
        return { occurrences: found, problems: [] };
    const { message, offset } = refusal;
    const span = offset === undefined ? {} : { span: place.outer({ start: offset, end: offset }) };
    return { occurrences: found, problems: [{ file: file.path, message, ...span }] };
}
function dockerfile_joined(occurrences) {
    const byStart = new Map();
    for (const one of occurrences) {
        const known = byStart.get(one.at.span.start) ?? { one, uses: [] };
        for (const use of one.uses ?? [])
            known.uses.push(use);
        byStart.set(one.at.span.start, known);
    }
    return [...byStart.values()].map(({ one, uses }) => (uses.length === 0 ? one : { ...one, uses }));
}
function budget(length) {
    let left = 4_000_000 + 64 * length;
    return (steps) => {
        left -= steps;
        if (left < 0)
            throw new LimitError('its variables take too much work to expand');
    };
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/inline.js

const inline_escapes = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const quotedEscape = /\\(?:u(?<short>[0-9a-fA-F]{4})|U(?<long>[0-9a-fA-F]{8})|(?<char>[^uU]))|[$%](?=[$%]\{)/gs;
const heredocEscape = /\$(?=\$\{)|%(?=%\{)/g;
function inlineDockerfile(file, span, quoted) {
    return scanDockerfile(file, decoded(file.text, span, quoted ? quotedEscape : heredocEscape), false);
}
function decoded(text, { start, end }, pattern) {
    const starts = [];
    const ends = [];
    let value = '';
    const add = (chars, from, width) => {
        for (let at = 0; at < chars.length; at += 1) {
            starts.push(from + (width > 0 ? at : 0));
            ends.push(width > 0 ? from + at + 1 : from - width);
        }
        value += chars;
    };
    let done = start;
    const written = text.slice(start, end);
    for (const match of written.matchAll(pattern)) {
        const at = start + match.index;
        add(text.slice(done, at), done, 1);
        add(meaningOf(match), at, -match[0].length);
        done = at + match[0].length;
    }
    add(text.slice(done, end), done, 1);
    return {
        text: value,
        offsets: { start: (index) => starts[index] ?? end, end: (index) => ends[index - 1] ?? start },
    };
}
function meaningOf({ groups }) {
    const code = groups?.short ?? groups?.long;
    if (code !== undefined)
        return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
    const char = groups?.char;
    return char === undefined ? '' : (inline_escapes[char] ?? char);
}

// EXTERNAL MODULE: ./lib/scan/mentions.js
var scan_mentions = __webpack_require__(1870);
;// CONCATENATED MODULE: ./lib/scan/syntax/hcl-tokens.js
const word = /[\p{L}_][\p{L}\p{N}_.-]*/uy;
const sign = /==|!=|>=|<=|&&|\|\||=>|[^\s]/y;
function hclTokens(text) {
    const tokens = [];
    const push = (kind, start, end) => tokens.push({ kind, text: kind === 'newline' ? '\n' : text.slice(start, end), span: { start, end } });
    for (let at = 0; at < text.length;) {
        const char = text[at] ?? '';
        const two = text.slice(at, at + 2);
        if (char === '\n') {
            push('newline', at, at + 1);
            at += 1;
        }
        else if (char === '#' || two === '//')
            at = indexOrEnd(text, '\n', at);
        else if (two === '/*')
            at = indexOrEnd(text, '*/', at + 2) + 2;
        else if (char === '"') {
            const end = endOfString(text, at + 1);
            push('string', at + 1, end);
            at = text[end] === '"' ? end + 1 : end;
        }
        else if (two === '<<')
            at = readHeredoc(text, at, push);
        else if (/\s/.test(char))
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
function endOfString(text, start) {
    const open = ['"'];
    for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (char === '\n')
            return at;
        if (open.at(-1) === '"') {
            if (char === '\\' && text[at + 1] !== '\n')
                at += 1;
            else if (char === '"')
                open.pop();
            else if ((char === '$' || char === '%') && text[at + 1] === '{') {
                open.push('{');
                at += 1;
            }
        }
        else if (char === '"' || char === '{')
            open.push(char);
        else if (char === '}')
            open.pop();
        if (open.length === 0)
            return at;
    }
    return text.length;
}
function readHeredoc(text, at, push) {
    const open = /^<<[-~]?(?<label>\w+)[ \t]*\r?\n/.exec(text.slice(at, at + 200));
    const label = open?.groups?.label;
    if (open === null || label === undefined) {
        push('sign', at, at + 2);
        return at + 2;
    }
    const start = at + open[0].length;
    for (let line = start; line < text.length; line = indexOrEnd(text, '\n', line) + 1) {
        const end = indexOrEnd(text, '\n', line);
        if (text.slice(line, end).trim() !== label)
            continue;
        push('heredoc', start, line);
        return end;
    }
    push('heredoc', start, text.length);
    return text.length;
}
function indexOrEnd(text, what, from) {
    const at = text.indexOf(what, from);
    return at < 0 ? text.length : at;
}

;// CONCATENATED MODULE: ./lib/scan/syntax/hcl.js

const hcl_maxDepth = 16;
const maxNameLength = 1000;
function hclValues(text) {
    const tokens = hclTokens(text);
    const nesting = new Nesting();
    const values = [];
    tokens.forEach((token, index) => {
        const [before, next] = [tokens[index - 1], tokens[index + 1]];
        const isIndex = isSign(before, '[') && endsOperand(tokens[index - 2]);
        if (token.kind === 'sign' || token.kind === 'newline')
            nesting.readSign(token);
        else if (nesting.holdsKeys && isKey(token, before, next))
            nesting.startAttribute(token.text);
        else if (nesting.path === undefined)
            nesting.addToHeader(token.text);
        else if (nesting.holdsKeys && startsBlock(token, before, next))
            nesting.startBlock(token.text);
        else if (!isIndex && isValue(token, before, next))
            values.push(literalOf(token, nesting.path));
    });
    return values;
}
class Nesting {
    open = [];
    names = [];
    header = [];
    key;
    get holdsKeys() {
        return (this.open.at(-1)?.bracket ?? '{') === '{';
    }
    get path() {
        return this.key === undefined ? undefined : [...this.names.slice(-hcl_maxDepth), this.key];
    }
    readSign({ text }) {
        if (text === '{')
            this.openBrace();
        else if (text === '[' || text === '(')
            this.open.push({ bracket: text, key: this.key });
        else if (text === '}')
            this.closeBrace();
        else if (text === ']' || text === ')') {
            const opening = text === ']' ? '[' : '(';
            if (this.open.at(-1)?.bracket === opening)
                this.key = this.open.pop()?.key;
        }
        else if (!this.holdsKeys)
            return;
        else if (text === '\n' || text === ',')
            this.key = undefined;
        else if (text === '=' || text === '=>')
            this.key ??= '';
        else
            return;
        this.header = [];
    }
    startAttribute(key) {
        this.header = [];
        this.key = key.slice(0, maxNameLength);
    }
    startBlock(type) {
        this.header = [type];
        this.key = undefined;
    }
    addToHeader(text) {
        this.header.push(text);
    }
    openBrace() {
        this.names.push(this.header.join(' ').slice(0, maxNameLength) || (this.key ?? ''));
        this.open.push({ bracket: '{', key: this.key });
        this.key = undefined;
    }
    closeBrace() {
        while (!this.holdsKeys)
            this.open.pop();
        this.names.pop();
        this.key = this.open.pop()?.key;
    }
}
function literalOf({ kind, text, span }, path) {
    const exact = kind !== 'string' || !text.includes('\\');
    return { kind: kind === 'string' || kind === 'heredoc' ? kind : 'name', path, text, span, exact };
}
function isKey({ kind }, before, next) {
    if (kind === 'heredoc')
        return false;
    const isFirst = before === undefined || before.kind === 'newline' || isSign(before, '{', ',');
    return (isFirst && isSign(next, '=', ':')) || (endsOperand(before) && isSign(next, '='));
}
function startsBlock({ kind }, before, next) {
    return kind === 'word' && endsOperand(before) && (isSign(next, '{') || next?.kind === 'string');
}
function isValue({ kind }, before, next) {
    if (kind === 'word')
        return (isSign(before, '=', ':') &&
            (next === undefined || next.kind === 'newline' || isSign(next, '}', ',', '[')));
    return !isSign(before, '==', '!=') && !isSign(next, '==', '!=');
}
function endsOperand(token) {
    return (token !== undefined && (token.kind === 'sign' ? isSign(token, '}', ']', ')') : token.kind !== 'newline'));
}
function isSign(token, ...signs) {
    return token?.kind === 'sign' && signs.includes(token.text);
}

;// CONCATENATED MODULE: ./lib/scan/syntax/hcl-reference.js



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
function hclOccurrence(file, value, defaults) {
    const { span, exact } = value;
    const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
    const whole = /^\$\{(?:var\.)?(?<name>(?:local\.)?[\w-]+)\}$/.exec(text)?.groups?.name;
    const declared = whole === undefined ? undefined : defaults.get(whole);
    if (declared !== undefined && declared.text !== '' && !declared.text.includes('$'))
        return { ...occurrenceAt(file, declared.span, declared.text, declared.exact), uses: [span] };
    if (!text.includes('${'))
        return occurrenceAt(file, span, text, exact);
    const shell = shellText(text);
    const expansion = expand(shell, (name) => defaults.get(name)?.text);
    if (expansion.kind === 'unknown') {
        const name = /\$\{(?<name>[^{}]*[.[(?][^{}]*)\}/.exec(shell)?.groups?.name;
        const detail = name === undefined ? expansion.detail : reasons/* unresolved */.II.notDefinedHere(name);
        return opaqueAt(file, span, 'variable', detail);
    }
    return occurrenceAt(file, span, expansion.value, exact);
}
function hclTextOf(value, defaults) {
    const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
    const expansion = expand(shellText(text), (name) => defaults.get(name)?.text);
    return expansion.kind === 'value' ? expansion.value : undefined;
}
function shellText(text) {
    return text.replace(/\$\{var\.(\w+)\}/g, '$${$1}');
}
function hclWithoutPrefix(value, length) {
    return {
        ...value,
        text: value.text.slice(length),
        span: { start: value.span.start + length, end: value.span.end },
    };
}

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
            const image = bake_imageOf(value, key);
            return image === undefined || image.text === '' ? [] : [hclOccurrence(file, image, defaults)];
        });
        return { occurrences: found, problems, mentions: dockerfilesOf(file, values, defaults) };
    },
};
function dockerfilesOf(file, values, defaults) {
    const textsAt = (key) => values.flatMap((value) => {
        const [block, name, ...more] = value.path;
        const isAttribute = block?.startsWith('target') === true && name === key && more.length === 0;
        return isAttribute ? (hclTextOf(value, defaults) ?? []) : [];
    });
    return (0,scan_mentions/* buildMentions */.eA)(file, textsAt('context'), textsAt('dockerfile'));
}
function bake_imageOf(value, key) {
    if (key === 'contexts')
        return value.text.startsWith(scheme) ? hclWithoutPrefix(value, scheme.length) : undefined;
    if (key === 'attest') {
        const generator = /^(?:[^,]*,)*?generator=/.exec(value.text)?.[0];
        return generator === undefined ? undefined : hclWithoutPrefix(value, generator.length);
    }
    if (key === 'args')
        return isImageArgument(value.path.at(-1) ?? '', value.text) ? value : undefined;
    if (key !== 'cache-from')
        return undefined;
    const ref = /^type=registry,(?:[^,]*,)*?ref=/.exec(value.text)?.[0];
    if (ref !== undefined)
        return hclWithoutPrefix(value, ref.length);
    const isObject = value.path.at(-1) === 'ref';
    return isObject || !/^\w+=|^(?:gha|registry|local|inline)$/.test(value.text) ? value : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/formats/bake-json.js







const readInterpolated = interpolated();
const bakeJson = {
    id: 'bake-json',
    title: 'Docker Bake, JSON',
    paths: ['**/*docker-bake*.json'],
    scan(file) {
        const mentions = [];
        const problems = [];
        const scan = scanYaml(file, {
            needles: [],
            find(document) {
                mentions.push(...bake_json_dockerfilesOf(document, file));
                return bake_json_findImages(document, file, problems);
            },
            read: readContextOrCache,
        });
        return scan === undefined ? undefined : { ...scan, problems: [...scan.problems, ...problems], mentions };
    },
};
function bake_json_dockerfilesOf(document, file) {
    const targets = children(document, child(document, document.root, 'target'));
    const textsAt = (key) => targets.flatMap((target) => {
        const text = textOf(document, child(document, target, key))?.value ?? '';
        const expansion = expand(text, () => undefined);
        return text !== '' && expansion.kind === 'value' ? [expansion.value] : [];
    });
    return (0,scan_mentions/* buildMentions */.eA)(file, textsAt('context'), textsAt('dockerfile'));
}
function bake_json_findImages(document, file, problems) {
    return children(document, child(document, document.root, 'target')).flatMap((target) => [
        ...children(document, child(document, target, 'contexts')),
        ...children(document, child(document, target, 'cache-from')),
        ...entries(document, child(document, target, 'args')).flatMap(([name, value]) => {
            const text = textOf(document, value);
            return text !== undefined && isImageArgument(name, text.value)
                ? [{ text, read: readInterpolated }]
                : [];
        }),
        ...inline(document, file, child(document, target, 'dockerfile-inline'), problems),
    ]);
}
function inline(document, file, node, problems) {
    const text = textOf(document, node);
    if (text === undefined)
        return [];
    const scan = inlineDockerfile(file, text.span, true);
    problems.push(...scan.problems);
    return [{ found: scan.occurrences }];
}
function readContextOrCache(file, text) {
    const prefix = /^docker-image:\/\/|^type=registry,(?:[^,]*,)*?ref=/.exec(text.value)?.[0];
    const inner = prefix === undefined ? undefined : withoutPrefix(prefix, text);
    return inner === undefined ? undefined : readInterpolated(file, inner);
}

;// CONCATENATED MODULE: ./lib/scan/syntax/starlark.js

const starlark_token = /#[^\n]*|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[A-Za-z_][\w.]*|[^\s]/g;
const constant = /^(?<name>[A-Za-z_]\w*)[ \t]*=[ \t]*(?<string>[^\n#]*[^\s#])/gm;
const starlark_plain = /^(?:"[^"]*"|'[^']*')$/;
function callsOf(text, functions) {
    const tokens = [...text.matchAll(starlark_token)].filter(([found]) => !found.startsWith('#'));
    const constants = constantsOf(text);
    const calls = [];
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
            const value = around.at(-1) === undefined ? undefined : valueOfArgument(tokens, index, constants);
            if (value !== undefined)
                around.at(-1)?.set(found, value);
        }
    });
    return calls;
}
function constantsOf(text) {
    const constants = new Map();
    for (const { groups } of text.matchAll(constant)) {
        const { name = '', string = '' } = groups ?? {};
        const value = starlark_plain.test(string) && !string.includes('\\') ? string.slice(1, -1) : undefined;
        constants.set(name, constants.has(name) && constants.get(name) !== value ? undefined : value);
    }
    return constants;
}
function valueOfArgument(tokens, name, constants) {
    const [sign, string, behind] = [tokens[name + 1]?.[0], tokens[name + 2], tokens[name + 3]?.[0] ?? ')'];
    if (sign !== '=' || string === undefined || string[0] === 'None')
        return undefined;
    const span = { start: string.index, end: string.index + string[0].length };
    if (!/^[,)]$/.test(behind) || !starlark_plain.test(string[0])) {
        const known = /^[,)]$/.test(behind) ? constants.get(string[0]) : undefined;
        return known === undefined
            ? { value: string[0], span, exact: false, unclear: reasons/* unresolved */.II.starlark }
            : { value: known, span, exact: false, isReread: true };
    }
    const value = string[0].slice(1, -1);
    const start = string.index + 1;
    return { value, span: { start, end: start + value.length }, exact: !value.includes('\\') };
}

;// CONCATENATED MODULE: ./lib/scan/formats/bazel.js



const bazel_rules = new Set(['oci.pull', 'oci_pull', 'container_pull']);
const bazel = {
    id: 'bazel',
    title: 'Bazel',
    paths: ['**/{MODULE.bazel,WORKSPACE,WORKSPACE.bazel,WORKSPACE.bzlmod}', '**/*.{MODULE.bazel,bzl}'],
    comment: '#',
    scan(file) {
        if (!/pull/.test(file.text))
            return undefined;
        const occurrences = callsOf(file.text, bazel_rules).flatMap((args) => {
            const repository = args.get('image') ?? args.get('repository');
            if (repository === undefined || repository.value === '')
                return [];
            return [
                splitOccurrence(file, {
                    registry: args.has('image') ? undefined : args.get('registry'),
                    repository,
                    tag: args.get('tag'),
                    digest: args.get('digest'),
                    ...(args.has('digest') ? {} : { noPlace: reasons/* notPinnable */.bP.bazelArgument }),
                    tagElsewhere: reasons/* unresolved */.II.noTagOrDigest,
                }),
            ];
        });
        return { occurrences, problems: [] };
    },
};

;// CONCATENATED MODULE: ./lib/scan/formats/bitbucket-pipelines.js




const bitbucket_pipelines_scheme = 'docker://';
const bitbucketPipelines = {
    id: 'bitbucket-pipelines',
    title: 'Bitbucket Pipelines',
    paths: ['**/bitbucket-pipelines.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['pipelines'], find: bitbucket_pipelines_findImages, read: bitbucket_pipelines_readImage }),
};
function bitbucket_pipelines_findImages(document) {
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
function bitbucket_pipelines_readImage(file, text) {
    return interpolated()(file, withoutPrefix(bitbucket_pipelines_scheme, text) ?? text);
}

;// CONCATENATED MODULE: ./lib/scan/formats/circleci.js





const circleci = {
    id: 'circleci',
    title: 'CircleCI',
    paths: ['**/.circleci/**/*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['docker'], find: circleci_findImages }),
};
const circleci_parameter = /<<\s*(?<name>(?:pipeline\.)?parameters\.[\w-]+)\s*>>/g;
const wholeParameter = /^<<\s*(?<of>pipeline\.)?parameters\.(?<name>[\w-]+)\s*>>$/;
function circleci_findImages(document, file) {
    const maps = mapsOf(document);
    const images = maps.flatMap((map) => ['jobs', 'executors'].flatMap((kind) => children(document, child(document, map, kind)).flatMap((holder) => children(document, child(document, holder, 'docker')).map((entry) => ({
        holder,
        image: child(document, entry, 'image'),
    })))));
    const names = images.flatMap(({ image }) => {
        const whole = wholeParameter.exec(textOf(document, image)?.value ?? '')?.groups;
        return whole?.name === undefined || whole.of !== undefined ? [] : [whole.name];
    });
    const passed = passedValues(document, maps);
    return [
        ...images.flatMap(({ holder, image }) => {
            const text = textOf(document, image);
            const isPart = text !== undefined && !wholeParameter.test(text.value);
            const found = isPart
                ? parameterImages(file, text, circleci_parameter, cartesian((name) => circleci_valuesOf(document, holder, name, passed)))
                : undefined;
            return found === undefined ? imagesOrDefaults(document, holder, image) : [{ found }];
        }),
        ...maps.flatMap((map) => parameterValues(document, map, new Set(names))),
    ];
}
function parameterValues(document, map, names) {
    const listed = child(document, map, 'jobs');
    const jobs = (0,dist/* isSeq */.oP)(listed) ? children(document, listed).flatMap((entry) => children(document, entry)) : [];
    return [child(document, map, 'executor'), ...jobs]
        .flatMap((holder) => entries(document, holder).flatMap(([key, value]) => names.has(key) && (0,dist/* isScalar */.jn)(value) ? imagesOrDefaults(document, map, value) : []))
        .concat(jobs.flatMap((job) => entries(document, matrixOf(document, job)).flatMap(([key, value]) => names.has(key) ? children(document, value) : [])));
}
function matrixOf(document, job) {
    return child(document, child(document, job, 'matrix'), 'parameters');
}
function imagesOrDefaults(document, holder, node) {
    const whole = wholeParameter.exec(textOf(document, node)?.value ?? '')?.groups;
    if (whole?.name === undefined)
        return [node];
    const declared = child(document, whole.of === undefined ? holder : document.root, 'parameters');
    const { fallback, choices } = declaredValues(document, child(document, declared, whole.name));
    return [fallback ?? node, ...choices];
}
function declaredValues(document, declared) {
    const fallback = child(document, declared, 'default');
    return { fallback, choices: children(document, child(document, declared, 'enum')) };
}
function passedValues(document, maps) {
    const passed = new Map();
    const add = (name, nodes) => {
        const known = passed.get(name);
        if (known === undefined)
            passed.set(name, [...nodes]);
        else
            for (const node of nodes)
                known.push(node);
    };
    for (const map of maps) {
        const listed = child(document, map, 'jobs');
        const jobs = (0,dist/* isSeq */.oP)(listed)
            ? children(document, listed).flatMap((entry) => children(document, entry))
            : [];
        for (const holder of [child(document, map, 'executor'), ...jobs]) {
            for (const [name, value] of entries(document, holder))
                if ((0,dist/* isScalar */.jn)(value))
                    add(name, [value]);
            for (const [name, values] of entries(document, matrixOf(document, holder)))
                add(name, children(document, values));
        }
    }
    return passed;
}
function circleci_valuesOf(document, holder, reference, passed) {
    const isPipeline = reference.startsWith('pipeline.');
    const name = reference.slice(reference.lastIndexOf('.') + 1);
    const parameters = child(document, isPipeline ? document.root : holder, 'parameters');
    const { fallback, choices } = declaredValues(document, child(document, parameters, name));
    const given = isPipeline ? [] : (passed.get(name) ?? []);
    return [fallback, ...choices, ...given].flatMap((node) => {
        const source = sourceOf(document, node);
        return source === undefined ? [] : [{ value: source.value, source }];
    });
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
        read: (source, text, document) => interpolated(substitutionsOf(document))(source, text),
    }),
};
function substitutionsOf(document) {
    const substitutions = child(document, document.root, 'substitutions');
    return (name) => sourceOf(document, child(document, substitutions, name))?.value;
}

;// CONCATENATED MODULE: ./lib/scan/compose/mentions.js





function composeMentions(document, { path }) {
    const folder = (0,scan_mentions/* folderOf */.yS)(path);
    const at = (node, key) => pathText(document, child(document, node, key));
    const services = children(document, child(document, document.root, 'services'));
    return [
        ...services.flatMap((service) => {
            const build = child(document, service, 'build');
            const context = (0,scan_mentions/* pathFrom */.Iw)(folder, at(build, 'context') ?? '.');
            const extended = at(child(document, service, 'extends'), 'file');
            return [
                ...(0,scan_mentions/* mentionsFrom */.AK)([context], at(build, 'dockerfile'), 'dockerfile'),
                ...(0,scan_mentions/* mentionsFrom */.AK)([folder], extended, 'compose'),
            ];
        }),
        ...included(document).flatMap((name) => (0,scan_mentions/* mentionsFrom */.AK)([folder], name, 'compose')),
    ];
}
function included(document) {
    return children(document, child(document, document.root, 'include')).flatMap((entry) => {
        const paths = (0,dist/* isScalar */.jn)(entry) ? entry : child(document, entry, 'path');
        return ((0,dist/* isSeq */.oP)(paths) ? children(document, paths) : [paths]).map((one) => pathText(document, one));
    });
}
function pathText(document, node) {
    const text = textOf(document, node)?.value;
    if (text === undefined)
        return undefined;
    const expansion = expand(text, () => undefined);
    return expansion.kind === 'value' ? expansion.value : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/possible-values.js



const possible_values_maxCombinations = 64;
function possibleImages(file, text, valuesOf, others = []) {
    const { span, value } = text;
    const whole = text.exact ? wholeVariable(value) : undefined;
    const values = whole === undefined ? [] : valuesOf(whole.name);
    if (whole !== undefined && values.length > 0 && values.every(isPlaced)) {
        const own = values.map((one) => possible_values_occurrenceOfValue([file, ...others], whole.name, span, one));
        return [...own, ...occurrenceOfDefault(file, span, whole.fallback)];
    }
    const { names, images, unknown } = expansions(value, valuesOf);
    const unclear = names.flatMap(valuesOf).find(({ source }) => source?.unclear !== undefined)
        ?.source?.unclear;
    if (unclear !== undefined)
        return [opaqueAt(file, span, 'template', unclear)];
    if (images.length === 0 || unknown === 'too many')
        return [opaqueAt(file, span, 'variable', unknown === 'too many' ? reasons/* unresolved */.II.tooManyValues : unknown)];
    const origin = names.flatMap(valuesOf).find((one) => one.file !== undefined)?.file?.path;
    const why = images.length > 1 ? reasons/* notPinnable */.bP.severalValues : origin && reasons/* notPinnable */.bP.otherFile(origin);
    return images.map((image) => unpinnable(occurrenceAt(file, { ...span }, image, text.exact), why));
}
function isPlaced({ source, value }) {
    return source !== undefined && source.unclear === undefined && value !== '' && !value.includes('$');
}
function possible_values_occurrenceOfValue([file, ...others], name, use, { source, value, file: other }) {
    if (source === undefined)
        return occurrenceAt(file, use, value, false);
    const found = occurrenceAt(other ?? file, source.span, value, source.exact);
    const isPart = [file, ...others].some((one) => possible_values_isPartOfNames(one, name))
        ? reasons/* notPinnable */.bP.partElsewhere(name)
        : undefined;
    return { ...unpinnable(found, isPart), ...(other === undefined ? { uses: [use] } : {}) };
}
function occurrenceOfDefault(file, { start }, fallback) {
    if (fallback === undefined || fallback.text === '' || fallback.text.includes('$'))
        return [];
    const at = start + fallback.offset;
    return [occurrenceAt(file, { start: at, end: at + fallback.text.length })];
}
const possible_values_partsOfNames = new WeakMap();
function possible_values_isPartOfNames(file, name) {
    const known = possible_values_partsOfNames.get(file) ?? namesInNames(file.text);
    possible_values_partsOfNames.set(file, known);
    return known.has(name);
}
function namesInNames(text) {
    const names = new Set();
    for (const { 0: whole, 1: braced, 2: bare, index } of text.matchAll(/\$(?:\{(\w+)[^{}\n]*\}|(\w+))/g)) {
        const [before = '', after = ''] = [text[index - 1], text[index + whole.length]];
        if (/[\w./@}-]/.test(before) || /[\w.:/@$-]/.test(after))
            names.add(braced ?? bare ?? '');
    }
    return names;
}
function expansions(text, valuesOf) {
    const images = new Set();
    const names = new Set();
    let unknown = '';
    const waiting = [new Map()];
    for (let done = 0; waiting.length > 0; done += 1) {
        if (done > possible_values_maxCombinations)
            return { names: [...names], images: [...images], unknown: 'too many' };
        const chosen = waiting.pop() ?? new Map();
        let open;
        const expansion = expand(text, (name) => {
            if (!chosen.has(name) && valuesOf(name).length > 0)
                open ??= name;
            return chosen.get(name);
        });
        if (open !== undefined) {
            names.add(open);
            const name = open;
            const isDefaulted = new RegExp(`\\{${name}:?-`).test(text);
            const values = valuesOf(name).map(({ value }) => value);
            for (const value of [...new Set(values), ...(isDefaulted ? [undefined] : [])])
                waiting.push(new Map([...chosen, [name, value]]));
        }
        else if (expansion.kind === 'value')
            images.add(expansion.value);
        else
            unknown = expansion.detail;
    }
    return { names: [...names], images: [...images].sort(), unknown };
}
function unpinnable(one, why) {
    return one.kind === 'opaque' || why === undefined ? one : { ...one, pin: refused(why) };
}

;// CONCATENATED MODULE: ./lib/scan/syntax/dotenv.js
const line = /^[ \t]*(?:export[ \t]+)?(?<name>[A-Za-z_][\w.-]*)[ \t]*[=:][ \t]*(?<rest>[^\r\n]*)/gm;
function dotenvValues(file) {
    const values = new Map();
    for (const { 0: whole, index, groups } of file.text.replace(/^\uFEFF/, ' ').matchAll(line)) {
        const { name = '', rest = '' } = groups ?? {};
        const quote = /^["']/.exec(rest)?.[0];
        const close = quote === undefined ? -1 : rest.indexOf(quote, 1);
        const text = close > 0 ? rest.slice(1, close) : rest.replace(/(?:^|[ \t]+)#.*$/, '').trimEnd();
        const start = index + whole.length - rest.length + (close > 0 ? 1 : 0);
        const exact = !text.includes('\\') && (quote === undefined || close > 0);
        values.set(name, {
            value: text,
            source: { value: text, span: { start, end: start + text.length }, exact },
            file,
        });
    }
    return values;
}

;// CONCATENATED MODULE: ./lib/scan/compose/references.js



const references_readInterpolated = interpolated();
function referenceReader(companions) {
    const values = companions.filter(({ path }) => isDotenv(path)).map(dotenvValues);
    const others = companions.filter(({ path }) => !isDotenv(path));
    const valuesOf = (name) => values.flatMap((one) => one.get(name) ?? []);
    return (file, text) => {
        const image = imageText(text);
        if (image === undefined)
            return undefined;
        const isKnown = [...image.value.matchAll(/\$\{?(\w+)/g)].some(([, name = '']) => valuesOf(name).length > 0);
        return isKnown ? possibleImages(file, image, valuesOf, others) : [references_readInterpolated(file, image)];
    };
}
function isDotenv(path) {
    return /(?:^|\/)\.env$/.test(path);
}
function imageText(text) {
    const prefix = /^(?:[^=,]*=)?docker-image:\/\/|^(?:[^,]*,)*ref=/.exec(text.value)?.[0];
    if (prefix === undefined)
        return /^type=/.test(text.value) ? undefined : text;
    if (prefix.endsWith('ref=') && !/(?:^|,)type=registry(?:,|$)/.test(text.value))
        return undefined;
    const inner = withoutPrefix(prefix, text);
    const comma = inner?.value.indexOf(',') ?? -1;
    if (inner === undefined || comma < 0)
        return inner;
    const span = { start: inner.span.start, end: inner.exact ? inner.span.start + comma : inner.span.end };
    return { ...inner, value: inner.value.slice(0, comma), span };
}

;// CONCATENATED MODULE: ./lib/scan/formats/dockerfile.js

const template = /\.(?:j2|jinja2?|tmpl|tpl|gotmpl|erb|template)$|(?:^|\/)templates?\/|\{\{|\{%/;
const otherLanguage = /\.(?:md|mdx|rst|adoc|html?|go|java|kt|scala|py|rb|php|[cm]?[jt]sx?|rs|sh|json|ya?ml|dockerignore)$/i;
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
        const scan = scanDockerfile(file, wholeFile(file), template.test(file.path));
        if (!otherLanguage.test(file.path))
            return scan;
        const valid = scan.occurrences.filter((one) => one.kind === 'image' || one.why !== 'invalid');
        return { occurrences: valid, problems: [] };
    },
};

;// CONCATENATED MODULE: ./lib/scan/formats/compose.js










const compose_scheme = 'docker-image://';
const compose_paths = ['**/*compose*.{yml,yaml}', '**/{stack,docker-stack}*.{yml,yaml}'];
const isCompose = (0,glob/* pathMatcher */.k)(compose_paths);
const compose = {
    id: 'compose',
    title: 'Compose',
    paths: compose_paths,
    comment: '#',
    companions(path, siblings) {
        const dotenv = siblings.filter((one) => isDotenv(one));
        return dotenv.length === 0
            ? []
            : [...dotenv, ...siblings.filter((one) => one !== path && isCompose(one))];
    },
    scan(file, companions = []) {
        const problems = [];
        const mentions = [];
        const scan = scanYaml(file, {
            needles: [],
            find(document) {
                mentions.push(...composeMentions(document, file));
                return compose_findImages(document, file, problems);
            },
            read: referenceReader(companions),
        });
        if (scan === undefined)
            return undefined;
        return { ...scan, problems: [...scan.problems, ...problems], mentions };
    },
};
function compose_findImages(document, file, problems) {
    const services = child(document, document.root, 'services');
    if (!(0,dist/* isMap */.jh)(services))
        return child(document, document.root, 'include') === undefined ? undefined : [];
    return children(document, services).flatMap((service) => {
        const build = child(document, service, 'build');
        const volumes = children(document, child(document, service, 'volumes')).filter((volume) => textAt(document, volume, 'type') === 'image');
        return [
            ...(isEmpty(build)
                ? [child(document, service, 'image')]
                : imagesOfBuild(document, build, file, problems)),
            ...(!isEmpty(build) && isPulled(document, service) ? [child(document, service, 'image')] : []),
            ...volumes.map((volume) => child(document, volume, 'source')),
        ];
    });
}
function imagesOfBuild(document, build, file, problems) {
    const inline = child(document, build, 'dockerfile_inline');
    const scan = inline === undefined ? undefined : scanNestedFile(file, inline, dockerfile);
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
function imageArguments(document, args) {
    if (!(0,dist/* isSeq */.oP)(args))
        return entries(document, args).flatMap(([name, value]) => isImageArgument(name, textOf(document, value)?.value ?? '') ? [value] : []);
    return children(document, args).flatMap((entry) => {
        const text = textOf(document, entry);
        const name = /^[^=]*=/.exec(text?.value ?? '')?.[0] ?? '=';
        const value = text && withoutPrefix(name, text);
        return value !== undefined && isImageArgument(name.slice(0, -1), value.value) ? [{ text: value }] : [];
    });
}
function isPulled(document, service) {
    const policy = textOf(document, child(document, service, 'pull_policy'))?.value ?? '';
    return /^(?:always|missing|if_not_present|daily|weekly|every_.*)$/.test(policy);
}
function isEmpty(node) {
    return node === undefined || ((0,dist/* isScalar */.jn)(node) && node.value === null);
}
function textAt(document, node, key) {
    const value = child(document, node, key);
    return (0,dist/* isScalar */.jn)(value) ? value.value : undefined;
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
;// CONCATENATED MODULE: ./lib/scan/formats/devcontainer.js





const devcontainer = {
    id: 'devcontainer',
    title: 'Development containers',
    paths: ['**/.devcontainer/**/devcontainer.json', '**/.devcontainer.json', '**/devcontainer.json'],
    comment: '//',
    scan(file) {
        const errors = [];
        const root = treeOf(file.text.replace(/^\uFEFF/, ' '), errors);
        if (root === 'too deep') {
            const message = reasons/* unscanned */.Mq.json(reasons/* unscanned */.Mq.tooDeep);
            return { occurrences: [], problems: [{ file: file.path, message }] };
        }
        const at = (...path) => devcontainer_nodesAt(root, path);
        const nodes = [
            ...at('image'),
            ...at('build', 'args').flatMap(devcontainer_imageArguments),
            ...at('build', 'cacheFrom').flatMap(itemsOf),
        ];
        const folder = [(0,scan_mentions/* folderOf */.yS)(file.path)];
        const mentioned = (nodes, as) => nodes.flatMap(({ value }) => (typeof value === 'string' ? (0,scan_mentions/* mentionsFrom */.AK)(folder, value, as) : []));
        const mentions = [
            ...mentioned([...at('build', 'dockerfile'), ...at('dockerFile')], 'dockerfile'),
            ...mentioned(at('dockerComposeFile').flatMap(itemsOf), 'compose'),
        ];
        return {
            mentions,
            occurrences: nodes.flatMap((node) => devcontainer_readImage(file, node)),
            problems: errors.slice(0, 1).map(({ error, offset, length }) => ({
                file: file.path,
                message: reasons/* unscanned */.Mq.json((0,main.printParseErrorCode)(error)),
                span: { start: offset, end: offset + length },
            })),
        };
    },
};
function treeOf(text, errors) {
    try {
        return (0,main.parseTree)(text, errors, { allowTrailingComma: true });
    }
    catch (error) {
        if (error instanceof RangeError)
            return 'too deep';
        throw error;
    }
}
function devcontainer_nodesAt(root, path) {
    return path.reduce((nodes, key) => nodes.flatMap((node) => (node.type === 'object' ? (node.children ?? []) : []).flatMap(({ children: [name, value] = [] }) => name?.value === key && value !== undefined ? [value] : [])), root === undefined ? [] : [root]);
}
function itemsOf(node) {
    return node.type === 'array' ? (node.children ?? []) : [node];
}
function devcontainer_imageArguments(args) {
    return (args?.children ?? []).flatMap(({ children: [name, value] = [] }) => value?.type === 'string' && isImageArgument(String(name?.value), String(value.value)) ? [value] : []);
}
function devcontainer_readImage(file, node) {
    if (node?.type !== 'string' || typeof node.value !== 'string' || /^$|^type=/.test(node.value))
        return [];
    const whole = { start: node.offset, end: node.offset + node.length };
    const closed = node.length > 2 && file.text[whole.end - 1] === '"';
    const span = closed ? { start: whole.start + 1, end: whole.end - 1 } : whole;
    if (node.value.includes('${'))
        return [opaqueAt(file, span, 'variable', reasons/* unresolved */.II.editorVariable(node.value))];
    return [occurrenceAt(file, span, node.value, file.text.slice(span.start, span.end) === node.value)];
}

;// CONCATENATED MODULE: ./lib/scan/formats/drone.js


const drone = {
    id: 'drone',
    title: 'Drone, Woodpecker',
    paths: ['**/.drone.{yml,yaml}', '**/.woodpecker.{yml,yaml}', '**/.woodpecker/**/*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['image'], find: drone_findImages, read: interpolated() }),
};
function drone_findImages(document) {
    return ['steps', 'services', 'pipeline', 'clone'].flatMap((key) => children(document, child(document, document.root, key)).map((step) => child(document, step, 'image')));
}

;// CONCATENATED MODULE: ./lib/scan/gitlab/variables.js



const maxExtends = 11;
function gitlabVariables(document, jobs) {
    const byName = new Map(jobs);
    const users = usersOfTemplates(document, jobs, byName);
    const setOnce = namesSetOnce(document, jobs);
    const { root } = document;
    return (holder) => {
        const isFile = holder === root;
        const owners = isFile ? jobs.map(([, job]) => job) : [holder, ...(users.get(holder) ?? [])];
        return (name) => {
            const values = owners.flatMap((job) => jobValues(document, chainOf(document, job, byName), name));
            const hasOwn = !isFile && owners.every((job) => isSet(document, chainOf(document, job, byName), name));
            const all = distinct(hasOwn ? values : [...values, ...fileValues(document, name)]);
            const isUsedAsSet = all.some(({ source }) => source?.unclear !== undefined) || !setOnce.has(name);
            return isUsedAsSet ? all : all.map(({ value }) => ({ value }));
        };
    };
}
function chainOf(document, job, byName) {
    const chain = [];
    const add = (node, depth) => {
        if (node === undefined || chain.includes(node) || depth > maxExtends || chain.length > maxExtends)
            return;
        chain.push(node);
        for (const name of [...extendedBy(document, node)].reverse())
            add(byName.get(name), depth + 1);
    };
    add(job, 0);
    return chain;
}
function extendedBy(document, job) {
    const names = child(document, job, 'extends');
    const nodes = (0,dist/* isSeq */.oP)(names) ? children(document, names) : [names];
    return nodes.flatMap((node) => textOf(document, node)?.value ?? []);
}
function usersOfTemplates(document, jobs, byName) {
    const users = new Map();
    for (const [, job] of jobs)
        for (const template of chainOf(document, job, byName).slice(1)) {
            const known = users.get(template);
            if (known === undefined)
                users.set(template, [job]);
            else
                known.push(job);
        }
    return users;
}
function jobValues(document, chain, name) {
    const ofRules = chain.flatMap((one) => ruleValues(document, child(document, one, 'rules'), name));
    const ofMatrix = chain.flatMap((one) => matrixValues(document, one, name));
    const own = chain.map((one) => variableValues(document, one, name)).find((values) => values.length > 0);
    return [...ofRules, ...(ofMatrix.length > 0 ? ofMatrix : (own ?? []))];
}
function isSet(document, chain, name) {
    return chain.some((one) => variableValues(document, one, name).length > 0 || matrixValues(document, one, name).length > 0);
}
function fileValues(document, name) {
    const { root } = document;
    const rules = child(document, child(document, root, 'workflow'), 'rules');
    return [...ruleValues(document, rules, name), ...variableValues(document, root, name)];
}
function ruleValues(document, rules, name) {
    return children(document, rules).flatMap((rule) => variableValues(document, rule, name));
}
function variableValues(document, holder, name) {
    const set = child(document, child(document, holder, 'variables'), name);
    if (set === undefined)
        return [];
    return document
        .sameKey(set)
        .flatMap((node) => (0,dist/* isMap */.jh)(node)
        ? [child(document, node, 'value'), ...children(document, child(document, node, 'options'))]
        : [node])
        .flatMap((node) => valueAt(document, node));
}
function matrixValues(document, job, name) {
    const matrix = child(document, child(document, job, 'parallel'), 'matrix');
    return children(document, matrix).flatMap((combination) => {
        const values = child(document, combination, name);
        const nodes = (0,dist/* isSeq */.oP)(values) ? children(document, values) : [values];
        return nodes.flatMap((node) => valueAt(document, node));
    });
}
function valueAt(document, node) {
    const source = (0,dist/* isScalar */.jn)(node) ? sourceOf(document, node) : undefined;
    return source === undefined ? [] : [{ value: source.value, source }];
}
function distinct(values) {
    return [...new Map(values.map((one) => [one.source?.span.start, one])).values()];
}
function namesSetOnce(document, jobs) {
    const counts = new Map();
    const add = (holder, count) => {
        for (const [name, value] of entries(document, holder))
            counts.set(name, (counts.get(name) ?? 0) + (child(document, value, 'options') === undefined ? count : 2));
    };
    const { root } = document;
    const workflow = child(document, root, 'workflow');
    for (const holder of [root, workflow, ...jobs.map(([, job]) => job)]) {
        add(child(document, holder, 'variables'), 1);
        for (const rule of children(document, child(document, holder, 'rules')))
            add(child(document, rule, 'variables'), 1);
        const matrix = child(document, child(document, holder, 'parallel'), 'matrix');
        for (const combination of children(document, matrix))
            add(combination, 2);
    }
    return new Set([...counts].filter(([, count]) => count === 1).map(([name]) => name));
}

;// CONCATENATED MODULE: ./lib/scan/formats/gitlab-ci.js






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
    scan: (file) => scanYaml(file, { needles: ['image'], find: gitlab_ci_findImages }) ??
        scanYaml(file, { needles: ['services'], find: gitlab_ci_findImages }),
};
function gitlab_ci_findImages(document, file) {
    const { root } = document;
    if (!(0,dist/* isMap */.jh)(root))
        return undefined;
    const jobs = entries(document, root).flatMap(([key, value]) => notJobs.has(key) || !(0,dist/* isMap */.jh)(value) ? [] : [[key, value]]);
    const valuesIn = gitlabVariables(document, jobs);
    return [root, ...jobs.map(([, job]) => job)].flatMap((job) => {
        const services = children(document, child(document, job, 'services'));
        return [child(document, job, 'image'), ...services].flatMap((node) => resolveImage(file, document, node, valuesIn(job)));
    });
}
function resolveImage(file, document, holder, valuesOf) {
    const node = (0,dist/* isScalar */.jn)(holder) ? holder : child(document, holder, 'name');
    const text = textOf(document, node);
    if (node === undefined || text?.value.includes('$') !== true)
        return [node];
    const texts = document.sameKey(node).flatMap((value) => textOf(document, value) ?? []);
    return [{ found: texts.flatMap((one) => possibleImages(file, one, valuesOf)) }];
}

;// CONCATENATED MODULE: ./lib/scan/formats/ko.js


const ko = {
    id: 'ko',
    title: 'ko',
    paths: ['**/.ko.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['aseImage'], find: ko_findImages }),
};
function ko_findImages(document) {
    const { root } = document;
    return [
        child(document, root, 'defaultBaseImage'),
        ...children(document, child(document, root, 'baseImageOverrides')),
    ];
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/kustomize-mentions.js




const lists = [
    'resources',
    'components',
    'bases',
    'crds',
    'patchesStrategicMerge',
    'transformers',
    'generators',
    'validators',
    'configurations',
];
const listsOfPaths = ['patches', 'patchesJson6902', 'replacements'];
function kustomizeMentions(document, { path }) {
    const { root } = document;
    const itemsOf = (key) => children(document, child(document, root, key));
    const nodes = [
        ...lists.flatMap(itemsOf),
        ...listsOfPaths.flatMap(itemsOf).map((entry) => child(document, entry, 'path')),
    ];
    const charts = itemsOf('helmCharts');
    const values = charts.flatMap((chart) => [
        child(document, chart, 'valuesFile'),
        ...children(document, child(document, chart, 'additionalValuesFiles')),
    ]);
    const named = (all, as) => all
        .filter((node) => (0,dist/* isScalar */.jn)(node))
        .flatMap((node) => (0,scan_mentions/* mentionsFrom */.AK)([(0,scan_mentions/* folderOf */.yS)(path)], textOf(document, node)?.value, as));
    return [...named(nodes, 'kustomize'), ...named(values, 'helm-values')];
}

;// CONCATENATED MODULE: ./lib/scan/formats/kustomize.js











const kustomize = {
    id: 'kustomize',
    title: 'Kustomize',
    paths: ['**/kustomization.{yml,yaml}', '**/Kustomization'],
    comment: '#',
    scan: (file) => (isKustomization(file.path) ? scanKustomization(file) : scanMentioned(file)),
};
const isKustomization = (path) => /(?:^|\/)kustomization(?:\.ya?ml)?(?:\.\w+)?$/i.test(path);
function scanKustomization(file) {
    const problems = [];
    const mentions = [];
    const scan = scanYaml(file, {
        needles: [],
        find(document) {
            mentions.push(...kustomizeMentions(document, file));
            return kustomize_findImages(document, file, problems);
        },
    });
    return scan && { ...scan, problems: [...scan.problems, ...problems], mentions };
}
function scanMentioned(file) {
    const problems = [];
    const scan = scanYaml(file, {
        needles: [],
        parse: parseManifests,
        find: (document) => findInOperations(document) ?? [
            ...imagesOfManifest(document, file, problems),
            ...kustomize_findImages(document, file, problems),
            imageOfEntry(document, child(document, document.root, 'imageTag')),
        ],
    });
    return scan && { ...scan, problems: [...scan.problems, ...problems] };
}
function kustomize_findImages(document, file, problems) {
    const { root } = document;
    const charts = children(document, child(document, root, 'helmCharts')).map((chart) => child(document, chart, 'valuesInline'));
    return [
        ...children(document, child(document, root, 'images')).map((entry) => imageOfEntry(document, entry)),
        ...charts.flatMap((values) => ((0,dist/* isMap */.jh)(values) ? imagesOfValues(document, values) : [])),
        ...inlinePatches(document, file.path).map((patch) => {
            const scan = scanNestedFile(file, patch, { scan: scanPatch });
            problems.push(...scan.problems);
            return { found: scan.occurrences };
        }),
    ];
}
function inlinePatches(document, path) {
    const { root } = document;
    const entries = ['patches', 'patchesJson6902'].flatMap((key) => children(document, child(document, root, key)));
    const texts = [
        child(document, root, 'patch'),
        ...entries.map((entry) => child(document, entry, 'patch')),
        ...children(document, child(document, root, 'patchesStrategicMerge')),
    ];
    return texts.filter((text) => (0,dist/* isScalar */.jn)(text) && holdsImages(text, path));
}
function holdsImages({ value, type }, path) {
    if (typeof value !== 'string')
        return false;
    if (type === 'BLOCK_LITERAL')
        return true;
    const { occurrences = [], problems = [] } = scanPatch({ path, text: value }) ?? {};
    return occurrences.length + problems.length > 0;
}
const scanPatch = (file) => kubernetes.scan(file) ??
    scanYaml(file, {
        needles: [],
        find: (document) => findInOperations(document) ?? findInPatch(document, file),
    });
function findInPatch(document, file) {
    return (0,dist/* isMap */.jh)(document.root) ? imagesOfManifest(document, file, []) : undefined;
}
function containersBelow(document, value) {
    return mapsOf(document, value).flatMap((map) => ['containers', 'initContainers', 'ephemeralContainers'].flatMap((key) => children(document, child(document, map, key)).map((one) => child(document, one, 'image'))));
}
function findInOperations(document) {
    if (!(0,dist/* isSeq */.oP)(document.root))
        return undefined;
    return children(document, document.root).flatMap((operation) => {
        const path = textOf(document, child(document, operation, 'path'))?.value ?? '';
        const value = child(document, operation, 'value');
        if (/\/(?:c|initC|ephemeralC)ontainers$/.test(path))
            return children(document, value).map((one) => child(document, one, 'image'));
        if (/\/(?:c|initC|ephemeralC)ontainers\/[^/]+$/.test(path))
            return [child(document, value, 'image')];
        if (/\/(?:c|initC|ephemeralC)ontainers\/[^/]+\/image$/.test(path))
            return [value];
        if (/image$/i.test(path) && looksLikeImage(textOf(document, value)?.value ?? ''))
            return [value];
        return (0,dist/* isMap */.jh)(value) ? containersBelow(document, value) : [];
    });
}

;// CONCATENATED MODULE: ./lib/scan/formats/quadlet.js


const isMount = /^\s*Mount/;
const keys = /^\s*Image[ \t]*=[ \t]*|^\s*Mount[ \t]*=[ \t]*(?=(?:[^,]*,)*?type=image(?:,|$))(?:[^,]*,)*?\s*(?:source|src)=/;
const sections = new Set(['[Container]', '[Image]', '[Volume]']);
const continuation = /\\\r?\n(?:[ \t]*[#;][^\n]*\n)*/g;
function joinedLines(text) {
    return text.replace(continuation, (found) => ' '.repeat(found.length));
}
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
        for (const { 0: line, index } of joinedLines(file.text).matchAll(/[^\r\n]+/g)) {
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
                ? opaqueAt(file, span, 'template', reasons/* unresolved */.II.systemdSpecifier(value))
                : occurrenceAt(file, span));
        }
        return { occurrences, problems: [] };
    },
};

;// CONCATENATED MODULE: ./lib/scan/nested-values.js

const nested_values_maxDepth = 4;
function expandedValues(valuesOf, pattern) {
    const expanded = (name, depth) => valuesOf(name).flatMap((one) => {
        const names = [...one.value.matchAll(pattern)].map(({ groups }) => groups?.name ?? '');
        if (names.length === 0 || depth >= nested_values_maxDepth)
            return [one];
        const combinations = cartesian((inner) => expanded(inner, depth + 1))(names);
        if (combinations === 'too many' || combinations.length === 0)
            return [one];
        return combinations.map((values) => {
            let index = 0;
            return { value: one.value.replace(pattern, () => values[index++]?.value ?? '') };
        });
    });
    return (name) => expanded(name, 0);
}

;// CONCATENATED MODULE: ./lib/scan/make-variables.js


const makefile = /(?:^|\/)(?:GNU)?[Mm]akefile(?:\.[^/]*)?$|\.mk$/;
const reference = /\$\((?<name>[\w.-]+)\)/g;
const assignment = /^ *(?:[^\s:=#][^:=#\n]*: *)?(?:(?:export|override|private) +)*(?<name>[\w.-]+) *(?<sign>:{0,3}|\?|\+)= *(?<value>[^\n]*)$/gm;
const make_variables_known = new WeakMap();
function makeImages(file, { text, span }) {
    if (!makefile.test(file.path) || !text.includes('$'))
        return undefined;
    const variables = make_variables_known.get(file) ?? assignedValues(file.text);
    make_variables_known.set(file, variables);
    const value = text.replaceAll(/\$\{([\w.-]+)\}/g, '$($1)');
    const valuesOf = expandedValues((name) => variables.get(name) ?? [], reference);
    return parameterImages(file, { value, span, exact: true }, reference, cartesian(valuesOf));
}
function assignedValues(text) {
    const values = new Map();
    for (const { groups } of text.replaceAll('\r', ' ').matchAll(assignment)) {
        const { name = '', sign = '', value = '' } = groups ?? {};
        const list = values.get(name) ?? [];
        values.set(name, list);
        const isWhole = sign !== '+' && !value.endsWith('\\');
        const written = value.replace(/(?:^|\s)#.*$/, '').trim();
        list.push({ value: isWhole ? written.replaceAll(/\$\{([\w.-]+)\}/g, '$($1)') : '$(+)' });
    }
    return values;
}

;// CONCATENATED MODULE: ./lib/scan/syntax/shell-expansions.js
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
function substitutionsIn(text, { start, end }, expansions) {
    const found = [];
    let done = start;
    for (const { index } of text.slice(start, end).matchAll(/(?<!\\)\$\((?!\()/g)) {
        const inner = start + index + 2;
        const close = expansions.get(inner - 1);
        if (close === undefined || close >= end || inner < done)
            continue;
        found.push({ start: inner, end: close });
        done = close;
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/scan/syntax/shell.js

const endsOfWord = new Set([';', '&', '|', '(', ')', '\n', '`', '{', '}']);
const shell_maxDepth = 4;
function commandsOf(text) {
    return commandsIn(text, { start: 0, end: text.length }, expansionsIn(text), 0);
}
function commandsIn(text, { start, end }, expansions, depth) {
    const commands = [];
    let words = [];
    let heredocs = [];
    const addInserted = (spans) => {
        for (const span of depth < shell_maxDepth ? spans : [])
            for (const command of commandsIn(text, span, expansions, depth + 1))
                commands.push(command);
    };
    for (let at = start; at < end;) {
        const char = text[at] ?? '';
        if (/^\\\r?\n/.test(text.slice(at, at + 3)))
            at = text.indexOf('\n', at) + 1;
        else if (char === '#')
            at = endOfLine(text, at);
        else if (char === '`' && text[at + 1] === '#')
            at = endOfComment(text, at);
        else if (endsOfWord.has(char)) {
            if (words.length > 0)
                commands.push(words);
            words = [];
            at += 1;
            if (char === '\n') {
                const body = { start: at, end: endOfHeredocs(text, at, heredocs) };
                if (heredocs.some(({ isQuoted }) => !isQuoted))
                    addInserted(substitutionsIn(text, body, expansions));
                heredocs = [];
                at = body.end;
            }
        }
        else if (/\s/.test(char))
            at += 1;
        else {
            const word = shell_wordAt(text, at, end, expansions);
            const heredoc = shell_heredocOf(text.slice(at, Math.min(word.end, at + 100)));
            if (heredoc !== undefined)
                heredocs.push(heredoc);
            words.push(unquoted(text, at, word.end));
            addInserted(word.commands);
            at = word.end;
        }
    }
    if (words.length > 0)
        commands.push(words);
    return commands;
}
function endOfComment(text, at) {
    const line = endOfLine(text, at);
    const close = text.slice(at + 1, line).indexOf('`');
    return close < 0 ? line : at + 1 + close + 1;
}
function shell_heredocOf(word) {
    const { label, quote } = /^\d*<<-?\s*(?<quote>['"]?)(?<label>\w+)\k<quote>$/.exec(word)?.groups ?? {};
    return label === undefined ? undefined : { label, isQuoted: quote !== '' };
}
function shell_wordAt(text, start, limit, expansions) {
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
            for (const span of substitutionsIn(text, { start: at, end: close + 1 }, expansions))
                commands.push(span);
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
        else if (/\s/.test(char) || (endsOfWord.has(char) && at > start))
            return { end: at, commands };
    }
    return { end: limit, commands };
}
function unquoted(text, start, end) {
    const quote = text[start];
    const inner = text.slice(start + 1, end - 1);
    const whole = end - start > 2 && (quote === '"' || quote === "'") && text[end - 1] === quote && !inner.includes(quote);
    return whole
        ? { text: inner, span: { start: start + 1, end: end - 1 } }
        : { text: text.slice(start, end), span: { start, end } };
}
function endOfHeredocs(text, start, heredocs) {
    let at = start;
    for (const { label } of heredocs) {
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

;// CONCATENATED MODULE: ./lib/scan/shell-mentions.js


const programs = /^[@+-]*(?:docker|podman|nerdctl|buildah|docker-compose|podman-compose|docker-buildx)$/;
const words = /docker|podman|nerdctl|buildah/;
const checkoutRoot = /^(?:\$\{\{\s*github\.workspace\s*\}\}|\$\{?(?:GITHUB_WORKSPACE|CI_PROJECT_DIR|PWD)\}?|\$\(pwd\))\//;
function shellMentions(text, folders) {
    return words.test(text) ? commandMentions(commandsOf(text), folders) : [];
}
function commandMentions(commands, folders) {
    return commands.flatMap((command) => {
        const program = command.findIndex(({ text }) => programs.test(text));
        if (program < 0)
            return [];
        const all = command.slice(program).map(({ text }) => text);
        return filesOf(all).flatMap((name) => {
            const as = formatOf(all, name);
            return as === undefined ? [] : (0,scan_mentions/* mentionsFrom */.AK)(folders, withoutCheckoutRoot(name), as);
        });
    });
}
function withoutCheckoutRoot(name) {
    return name.replace(checkoutRoot, '');
}
function formatOf([program = '', ...rest], file) {
    const verbs = rest.filter((word) => /^(?:build|buildx|b|bud|bake|image|builder|compose)$/.test(word));
    const [first, second] = verbs;
    if (/-compose$/.test(program) || first === 'compose')
        return 'compose';
    if (first === 'bake' || second === 'bake')
        return /\.json$/.test(file) ? 'bake-json' : /\.ya?ml$/.test(file) ? 'compose' : 'bake';
    const builds = ['build', 'bud', 'b'];
    const isBuild = first === 'buildx' || first === 'image' || first === 'builder'
        ? builds.includes(second ?? '')
        : first === 'build' || first === 'bud';
    return isBuild ? 'dockerfile' : undefined;
}
function filesOf(all) {
    return all.flatMap((word, index) => {
        if (word === '-f' || word === '--file')
            return all[index + 1] ?? [];
        const joined = /^(?:--file=|-f=?(?=[\w./$"']))(?<name>.+)$/.exec(word)?.groups?.name;
        return joined === undefined ? [] : joined.replace(/^(["'])(.*)\1$/, '$2');
    });
}

;// CONCATENATED MODULE: ./lib/scan/formats/shell.js







const shell_programs = /^[@+-]*(?:docker|podman|nerdctl|\$[({]?(?:DOCKER|PODMAN|NERDCTL|CONTAINER_?(?:ENGINE|TOOL|RUNTIME|CLI))(?:_(?:CMD|BIN))?[)}]?)$/;
const prefixes = /^[@+-]*(?:sudo|exec|time|env|command|shell|nohup|nice|timeout|\d+[smhd]?|then|do|else|if|elif|while|until|!|-[A-Za-z]+|\w+=.*)$/;
const verbs = new Set(['run', 'pull', 'create']);
const nouns = new Set(['container', 'image']);
const flagsWithoutValue = /^--(?:rm|detach|interactive|tty|privileged|init|quiet|read-only|publish-all|no-healthcheck|oom-kill-disable|sig-proxy|all-tags|disable-content-trust|replace|rmi|tls-verify|help|no-hosts|http-proxy)$|^-[ditPq]+$/;
const globalOptions = /^(?:-[Hclna]|--(?:host|context|config|log-level|connection|url|root|namespace|address))$/;
const expandedOptions = /^\$\{[^}]*(?::\+|\[@\])|^\$[({]?\w*(?:OPT|ARG|FLAG|PARAM|TTY)\w*[)}]?$/i;
const shell_assignment = /^(?:[:?+!]|::)?=$/;
const marker = '@sha256:';
const shell = {
    id: 'shell',
    title: 'Shell scripts, Makefiles',
    paths: ['**/*.{sh,bash,zsh,mk}', '**/{Makefile,makefile,GNUmakefile}', '**/Makefile.*'],
    comment: '#',
    scan(file) {
        if (!/docker|podman|nerdctl|buildah|container|@sha256:/i.test(file.text))
            return undefined;
        const commands = commandsOf(file.text);
        const started = commands
            .flatMap((words) => shell_imageOf(words) ?? [])
            .flatMap((word) => makeImages(file, word) ?? [shell_readImage(file, word)]);
        const pinned = commands.flat().flatMap((word) => pinnedImage(file, word));
        const taken = new Set(started.map(({ at }) => at.span.start));
        const occurrences = [...pinned.filter(({ at }) => !taken.has(at.span.start)), ...started];
        const mentions = commandMentions(commands, [...new Set([(0,scan_mentions/* folderOf */.yS)(file.path), ''])]);
        return { occurrences, problems: [], mentions };
    },
};
function shell_imageOf(all) {
    const words = shell_assignment.test(all[1]?.text ?? '') ? all.slice(2) : all;
    const program = words.findIndex(({ text }) => shell_programs.test(text));
    if (program < 0 || !words.slice(0, program).every(({ text }) => prefixes.test(text)))
        return undefined;
    let index = program + 1;
    while (words[index]?.text.startsWith('-'))
        index += globalOptions.test(words[index]?.text ?? '') ? 2 : 1;
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
        const hasNoValue = flagsWithoutValue.test(text) || (verb === 'pull' && text === '-a');
        if (text.startsWith('-') && !hasNoValue && !/^--[^=]*=|^-[A-Za-z]./.test(text))
            index += 1;
    }
    const word = words[index];
    return word === undefined || /^\d*[<>]|^\W*$/.test(word.text) ? undefined : word;
}
function isOption(text) {
    return text.startsWith('-') || expandedOptions.test(text);
}
function shell_readImage(file, { text, span }) {
    if (/[$`*?]/.test(text))
        return opaqueAt(file, span, 'variable', whyExpanded(text));
    const scheme = text.startsWith('docker://') ? 'docker://'.length : 0;
    return occurrenceAt(file, { start: span.start + scheme, end: span.end });
}
function whyExpanded(text) {
    if (/\$\w|\$\{|\$\([\w.]+\)/.test(text))
        return reasons/* unresolved */.II.shellVariable(text);
    return /[$`]/.test(text) ? reasons/* unresolved */.II.shellCommand(text) : reasons/* unresolved */.II.shellWildcard(text);
}
function pinnedImage(file, { text, span }) {
    const at = text.indexOf(marker);
    if (at < 0)
        return [];
    let start = at;
    while (start > 0 && /[\w./:-]/.test(text[start - 1] ?? ''))
        start -= 1;
    const name = text.slice(start, at + marker.length + 64);
    if (!looksLikeImage(name))
        return [];
    return [occurrenceAt(file, { start: span.start + start, end: span.start + start + name.length })];
}

;// CONCATENATED MODULE: ./lib/scan/formats/skaffold.js





const skaffold = {
    id: 'skaffold',
    title: 'Skaffold',
    paths: ['**/*skaffold*.{yml,yaml}'],
    comment: '#',
    scan(file) {
        const mentions = [];
        const scan = scanYaml(file, {
            needles: ['skaffold/'],
            find(document) {
                const found = skaffold_findImages(document);
                if (found !== undefined)
                    mentions.push(...mentionsOf(document, file));
                return found;
            },
        });
        return scan === undefined ? undefined : { ...scan, mentions };
    },
};
function mentionsOf(document, file) {
    return mapsOf(document).flatMap((map) => {
        const text = (node) => textOf(document, node)?.value;
        const names = [
            ...['docker', 'kaniko'].map((builder) => child(document, child(document, map, builder), 'dockerfile')),
            child(document, child(document, child(document, child(document, map, 'custom'), 'dependencies'), 'dockerfile'), 'path'),
        ];
        const manifests = ['rawYaml', 'manifests'].flatMap((key) => children(document, child(document, map, key)));
        const context = text(child(document, map, 'context'));
        return [
            ...(0,scan_mentions/* buildMentions */.eA)(file, context === undefined ? [] : [context], names.flatMap((name) => text(name) ?? [])),
            ...manifests.flatMap((name) => (0,scan_mentions/* mentionsFrom */.AK)([(0,scan_mentions/* folderOf */.yS)(file.path)], text(name), 'kubernetes')),
        ];
    });
}
function skaffold_findImages(document) {
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
    scan: (file) => scanYaml(file, { needles: ['apiVersion', 'tekton.dev/'], find: tekton_findImages, read: tekton_readImage }),
};
function tekton_findImages(document) {
    const version = textOf(document, child(document, document.root, 'apiVersion'))?.value;
    if (!/^(?:[\w-]+\.)*tekton\.dev\//.test(version ?? ''))
        return undefined;
    return mapsOf(document).flatMap((map) => [
        ...['steps', 'sidecars'].flatMap((key) => children(document, child(document, map, key)).map((step) => child(document, step, 'image'))),
        child(document, child(document, map, 'stepTemplate'), 'image'),
        ...(textOf(document, child(document, map, 'kind'))?.value === 'StepAction'
            ? [child(document, child(document, map, 'spec'), 'image')]
            : []),
        child(document, map, 'bundle'),
        ...bundlesOf(document, map),
    ]);
}
function bundlesOf(document, map) {
    if (textOf(document, child(document, map, 'resolver'))?.value !== 'bundles')
        return [];
    return children(document, child(document, map, 'params'))
        .filter((one) => textOf(document, child(document, one, 'name'))?.value === 'bundle')
        .map((one) => child(document, one, 'value'));
}
const tekton_parameter = /\$\((?:(?:inputs|tt)\.)?params\.(?<name>[\w-]+)\)/g;
function tekton_readImage(file, text, document) {
    if (!text.value.includes('$('))
        return [literalText(file, text)];
    const found = parameterImages(file, text, tekton_parameter, cartesian(parametersOf(document, tekton_parameter)));
    return found ?? [opaqueAt(file, text.span, 'variable', reasons/* unresolved */.II.pipelineParameter(text.value))];
}

;// CONCATENATED MODULE: ./lib/scan/terraform/values.js





const values_known = new WeakMap();
const labels = {
    resource: 2,
    data: 2,
    variable: 1,
    module: 1,
    provider: 1,
    output: 1,
};
const values_maxDepth = 100;
function terraformValues(file) {
    const values = values_known.get(file) ??
        (/\.json(?:\.\w+)?$/.test(file.path) ? jsonValues(file) : { values: hclValues(file.text), problems: [] });
    values_known.set(file, values);
    return values;
}
function jsonValues(file) {
    const { documents, problems } = parseYaml(file);
    try {
        const values = documents.flatMap((document) => valuesBelow(document, document.root, []));
        return { values, problems };
    }
    catch (error) {
        if (!(error instanceof TooManySteps))
            throw error;
        return { values: [], problems };
    }
}
function valuesBelow(document, node, path) {
    if (path.length > values_maxDepth)
        return [];
    if ((0,dist/* isScalar */.jn)(node))
        return literalAt(document, node, path);
    if ((0,dist/* isSeq */.oP)(node))
        return node.items.flatMap((item) => valuesBelow(document, item, path));
    if (!(0,dist/* isMap */.jh)(node))
        return [];
    return node.items.flatMap((pair) => valuesBelow(document, pair.value, [...path, String(keyTextOf(pair) ?? '')]));
}
function literalAt(document, node, path) {
    const text = (0,dist/* isScalar */.jn)(node) && typeof node.value === 'string' ? sourceOf(document, node) : undefined;
    if (text === undefined)
        return [];
    const { value, span, exact } = text;
    return [{ kind: 'string', path: blockPath(path), text: value, span, exact }];
}
function blockPath(path) {
    const [type = '', ...rest] = path;
    const count = labels[type] ?? 0;
    return [[type, ...rest.slice(0, count)].join(' '), ...rest.slice(count)];
}

;// CONCATENATED MODULE: ./lib/scan/terraform/images.js




const images_reference = /\$\{\s*(?<name>(?:var|local)\.[\w-]+)\s*\}/g;
function moduleValues(file, companions) {
    const valuesOf = (name) => [file, ...companions].flatMap((one) => {
        const value = settingsOf(one).get(name);
        if (value === undefined || value.text === '')
            return [];
        const source = { value: value.text, span: value.span, exact: value.exact };
        return [{ value: value.text, source, ...(one === file ? {} : { file: one }) }];
    });
    return expandedValues(valuesOf, images_reference);
}
const settings = new WeakMap();
function settingsOf(file) {
    const known = settings.get(file) ?? readSettings(file);
    settings.set(file, known);
    return known;
}
function readSettings(file) {
    const { values } = terraformValues(file);
    if (/\.tfvars(?:\.json)?$/.test(file.path))
        return new Map(values.flatMap((value) => value.path.length === 1 && value.kind === 'string' ? [[`var.${value.path[0]}`, value]] : []));
    return new Map([...hclDefaults(values)].map(([name, value]) => [
        name.startsWith('local.') ? name : `var.${name}`,
        value,
    ]));
}
function terraformImages([file, ...others], value, defaults, valuesOf) {
    const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
    const names = [...text.matchAll(images_reference)].map(({ groups }) => groups?.name ?? '');
    const isOwn = names.every((name) => {
        const [one, ...more] = valuesOf(name);
        return more.length === 0 && one?.file === undefined && (one === undefined || one.source !== undefined);
    });
    const source = { value: text, span: value.span, exact: value.exact };
    const found = isOwn ? undefined : parameterImages(file, source, images_reference, cartesian(valuesOf), others);
    return found ?? [hclOccurrence(file, value, defaults)];
}

;// CONCATENATED MODULE: ./lib/scan/formats/terraform.js








const moduleFile = /\.(?:tf|tofu|tfvars)(?:\.json)?$/;
const runsContainers = /^(?:resource|data) (?:kubernetes_|docker_(?:container|service)|google_cloud_run|azurerm_container_|aws_(?:ecs_task|apprunner|batch_job|codebuild_project))/;
const holdsManifest = /^resource (?:kubectl_manifest|kubernetes_manifest) /;
const namesImage = /^(?:resource docker_image|data docker_registry_image|resource docker_registry_image) /;
const otherReference = /^(?:docker_(?:registry_)?image|data\.docker|null|true|false)\b/;
const terraform = {
    id: 'terraform',
    title: 'Terraform, OpenTofu',
    paths: ['**/*.{tf,tofu,tf.json,tofu.json}'],
    comment: '#',
    companions: (_, siblings) => siblings.filter((path) => moduleFile.test(path)),
    scan(file, companions = []) {
        const { values, problems: unread } = terraformValues(file);
        const defaults = hclDefaults(values);
        const problems = [...unread];
        const setElsewhere = moduleValues(file, companions);
        const found = values.flatMap((value) => {
            if (value.kind === 'heredoc')
                return imagesInHeredoc(file, value, problems);
            return isImage(value) ? terraformImages([file, ...companions], value, defaults, setElsewhere) : [];
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
    if ((kind === 'name' && otherReference.test(text)) || text.startsWith('aws/codebuild/'))
        return false;
    if (key === 'image' && runsContainers.test(block))
        return !/\.(?:image_id|name|latest|repo_digest)\b/.test(text);
    if (key === 'image_uri' && block.startsWith('resource aws_lambda_function'))
        return true;
    if (kind === 'name')
        return false;
    if (block.startsWith('resource helm_release '))
        return (path.includes('set') || key === 'image') && looksLikeImage(text);
    const names = /^(?:variable|locals)\b/.test(block) ? path : [key];
    return names.some((name) => /image/i.test(name)) && looksLikeImage(text);
}
function imagesInHeredoc(file, { path, text, span }, problems) {
    const [block = '', key] = path;
    const isValues = block.startsWith('resource helm_release ') && key === 'values';
    if (isValues || holdsManifest.test(block)) {
        const scan = (isValues ? helmValues : kubernetes).scan({ path: file.path, text });
        for (const { message } of scan?.problems ?? [])
            problems.push({ file: file.path, message, span });
        return (scan?.occurrences ?? [])
            .map((one) => offsetBy(one, span.start))
            .map((one) => one.raw.includes('${')
            ? opaqueAt(file, one.at.span, 'variable', reasons/* unresolved */.II.hclExpression(one.raw))
            : one);
    }
    if (key !== 'container_definitions' && key !== 'container_properties')
        return [];
    return [...text.matchAll(/"image"\s*:\s*"(?<image>[^"\\\n]+)"/g)].map(({ 0: whole, index, groups }) => {
        const image = groups?.image ?? '';
        const end = span.start + index + whole.length - 1;
        const at = { start: end - image.length, end };
        return image.includes('${')
            ? opaqueAt(file, at, 'variable', reasons/* unresolved */.II.hclExpression(image))
            : occurrenceAt(file, at);
    });
}

;// CONCATENATED MODULE: ./lib/scan/syntax/workflow-expression.js
const workflow_expression_token = /'(?:[^']|'')*'|\|\||&&|==|!=|[<>]=?|[(),![\]]|[^\s'|&=!<>(),[\]]+/g;
const before = new Set([undefined, '||', '&&', '(']);
const after = new Set([undefined, '||', ')']);
function alternativesIn(text) {
    const inner = /^\$\{\{(?<expression>[\s\S]*)\}\}$/.exec(text.value)?.groups?.expression;
    if (inner === undefined || inner.includes('${{'))
        return [];
    const tokens = [...inner.matchAll(workflow_expression_token)];
    const isCall = (index) => /^[\w.-]+$/.test(tokens[index - 1]?.[0] ?? '') && tokens[index]?.[0] === '(';
    if (tokens.some((_, index) => isCall(index)))
        return [];
    return tokens.flatMap((match, index) => {
        const [found] = match;
        const isResult = before.has(tokens[index - 1]?.[0]) && after.has(tokens[index + 1]?.[0]);
        if (!isResult)
            return [];
        const offset = text.span.start + '${{'.length + match.index;
        if (/^[\w-]+(?:\.[\w-]+)+$/.test(found))
            return [{ name: found, span: { start: offset, end: offset + found.length } }];
        if (!found.startsWith("'") || found === "''" || found.slice(1, -1).includes("'"))
            return [];
        const value = found.slice(1, -1);
        return [{ value, span: { start: offset + 1, end: offset + 1 + value.length }, exact: true }];
    });
}

;// CONCATENATED MODULE: ./lib/scan/workflow/mentions.js




const buildAction = /^docker\/build-push-action@/;
const bakeAction = /^docker\/bake-action@/;
function workflowMentions(document, file) {
    const { root } = document;
    const runs = child(document, root, 'runs');
    const jobs = [...children(document, child(document, root, 'jobs')), runs];
    const text = (node, key) => textOf(document, child(document, node, key))?.value;
    const folderIn = (holder) => text(child(document, child(document, holder, 'defaults'), 'run'), 'working-directory');
    const dockerAction = (0,scan_mentions/* mentionsFrom */.AK)([(0,scan_mentions/* folderOf */.yS)(file.path)], text(runs, 'image'), 'dockerfile');
    return [
        ...dockerAction,
        ...jobs.flatMap((job) => {
            const steps = children(document, child(document, job, 'steps'));
            const checkouts = steps.flatMap((step) => text(child(document, step, 'with'), 'path') ?? []);
            return steps.flatMap((step) => {
                const named = [folderIn(root), folderIn(job), text(step, 'working-directory')];
                const folders = ['', ...named.map((name) => folderAt('', name))];
                return [
                    ...shellMentions(text(step, 'run') ?? '', folders).flatMap((one) => inCheckouts(one, checkouts)),
                    ...builtBy(document, step).flatMap((one) => inCheckouts(one, checkouts)),
                ];
            });
        }),
    ];
}
function builtBy(document, step) {
    const text = (node, key) => textOf(document, child(document, node, key))?.value;
    const uses = text(step, 'uses') ?? '';
    const inputs = child(document, step, 'with');
    if (bakeAction.test(uses))
        return bakeFiles(text(inputs, 'files') ?? '', text(inputs, 'source'));
    if (!buildAction.test(uses))
        return [];
    const name = withoutCheckoutRoot(text(inputs, 'file') ?? '');
    return (0,scan_mentions/* mentionsFrom */.AK)(['', folderAt('', text(inputs, 'context'))], name, 'dockerfile');
}
function bakeFiles(names, source) {
    return names.split(/[\s,]+/).flatMap((name) => {
        const as = /\.json$/.test(name) ? 'bake-json' : /\.ya?ml$/.test(name) ? 'compose' : 'bake';
        return (0,scan_mentions/* mentionsFrom */.AK)(['', folderAt('', source)], withoutCheckoutRoot(name), as);
    });
}
function inCheckouts(mention, checkouts) {
    const inside = checkouts.flatMap((folder) => {
        const prefix = `${folder.replace(/^\.\/|\/$/g, '')}/`;
        return mention.path.startsWith(prefix) ? [{ ...mention, path: mention.path.slice(prefix.length) }] : [];
    });
    return [mention, ...inside];
}
function folderAt(folder, name) {
    return name === undefined ? undefined : (0,scan_mentions/* pathFrom */.Iw)(folder, withoutCheckoutRoot(name));
}

;// CONCATENATED MODULE: ./lib/scan/workflow/matrix.js



const matrix_maxCombinations = 256;
function matrixCombinations(document, job) {
    const matrix = child(document, child(document, job, 'strategy'), 'matrix');
    const keys = entries(document, matrix).filter(([key]) => key !== 'include' && key !== 'exclude');
    const lists = ['include', 'exclude'].map((key) => child(document, matrix, key));
    if (keys.some(([, values]) => !(0,dist/* isSeq */.oP)(values)) || lists.some((list) => list !== undefined && !(0,dist/* isSeq */.oP)(list)))
        return undefined;
    let all = keys.length === 0 ? [] : [new Map()];
    for (const [key, values] of keys) {
        const nodes = children(document, values);
        if (all.length * nodes.length > matrix_maxCombinations)
            return undefined;
        all = all.flatMap((one) => nodes.map((node) => new Map([...one, [key, node]])));
    }
    const [include = [], exclude = []] = lists.map((list) => children(document, list).map((entry) => new Map(entries(document, entry))));
    const kept = all.filter((one) => !exclude.some((entry) => isExcluded(document, one, entry)));
    return withIncluded(document, kept, include.slice(0, matrix_maxCombinations));
}
function isExcluded(document, one, entry) {
    return [...entry].every(([key, value]) => matrix_isSame(document, one.get(key), value));
}
function withIncluded(document, base, include) {
    let extended = [...base];
    const added = [];
    for (const entry of include) {
        const fits = base.map((one) => [...entry].every(([key, value]) => !one.has(key) || matrix_isSame(document, one.get(key), value)));
        if (fits.includes(true))
            extended = extended.map((one, index) => (fits[index] ? new Map([...one, ...entry]) : one));
        else
            added.push(entry);
    }
    return [...extended, ...added];
}
function matrix_isSame(document, a, b) {
    const [left, right] = [sourceOf(document, a), sourceOf(document, b)];
    return left === undefined || right === undefined ? a === b : left.value === right.value;
}

;// CONCATENATED MODULE: ./lib/scan/workflow/values.js





function valueNodes(document, job, name) {
    const [context, ...path] = name.split('.');
    const values = context === 'matrix' ? values_matrixValues(document, job, path) : inputValues(document, context, path);
    return [...new Set(values)].map((value) => ((0,dist/* isMap */.jh)(value) ? child(document, value, 'image') : value));
}
function combinationsOf(document, job, names) {
    const inputs = names.filter((name) => !name.startsWith('matrix.'));
    const ofInputs = cartesian((name) => inputValues(document, 'inputs', name.split('.').slice(1)).flatMap((node) => values_valueAt(document, node)))(inputs);
    const combinations = inputs.length === names.length ? [new Map()] : matrixCombinations(document, job);
    if (ofInputs === 'too many')
        return ofInputs;
    return (combinations ?? []).flatMap((combination) => ofInputs.flatMap((given) => {
        const values = names.map((name) => {
            if (!name.startsWith('matrix.'))
                return given[inputs.indexOf(name)];
            const [, first = '', ...rest] = name.split('.');
            return values_valueAt(document, at(document, combination.get(first), rest))[0];
        });
        const known = values.filter((value) => value !== undefined);
        return known.length === names.length ? [known] : [];
    }));
}
function values_matrixValues(document, job, [first = '', ...rest]) {
    const matrix = at(document, job, ['strategy', 'matrix']);
    const combinations = matrixCombinations(document, job);
    const used = combinations && new Set(combinations.map((one) => one.get(first)));
    const listed = children(document, child(document, matrix, first));
    const included = children(document, child(document, matrix, 'include'));
    return [
        ...listed.filter((node) => used?.has(node) !== false),
        ...included.map((one) => child(document, one, first)),
    ]
        .map((node) => at(document, node, rest))
        .filter((node) => node !== undefined);
}
function inputValues(document, context, path) {
    if (context !== 'inputs')
        return [];
    const on = child(document, document.root, 'on');
    return ['workflow_call', 'workflow_dispatch'].flatMap((event) => {
        const input = at(document, on, [event, 'inputs', ...path]);
        return [
            child(document, input, 'default') ?? [],
            children(document, child(document, input, 'options')),
        ].flat();
    });
}
function values_valueAt(document, node) {
    const source = sourceOf(document, node);
    return source === undefined ? [] : [{ value: source.value, source }];
}
function at(document, node, keys) {
    return keys.reduce((inner, key) => child(document, inner, key), node);
}

;// CONCATENATED MODULE: ./lib/scan/formats/workflow.js










const workflow_scheme = 'docker://';
const workflow = {
    id: 'workflow',
    title: 'GitHub workflows and actions',
    paths: ['**/.github/workflows/*.{yml,yaml}', '**/action.{yml,yaml}'],
    comment: '#',
    scan(file) {
        const mentions = [];
        const scan = scanYaml(file, {
            needles: [],
            find(document) {
                const found = workflow_findImages(document, file);
                if (found !== undefined)
                    mentions.push(...workflowMentions(document, file));
                return found;
            },
            read: workflow_readImage,
        });
        return scan === undefined ? undefined : { ...scan, mentions };
    },
};
function workflow_findImages(document, file) {
    const { root } = document;
    const jobs = children(document, child(document, root, 'jobs'));
    const runs = child(document, root, 'runs');
    if (jobs.length === 0 && runs === undefined)
        return undefined;
    const steps = [...jobs, runs].flatMap((job) => children(document, child(document, job, 'steps')));
    return [
        ...jobs.flatMap((job) => workflow_containersOf(document, job).flatMap((container) => resolveExpression(file, document, job, container))),
        ...steps.map((step) => child(document, step, 'uses')).filter(hasScheme),
        ...[child(document, runs, 'image')].filter(hasScheme),
    ];
}
function workflow_containersOf(document, job) {
    const all = [child(document, job, 'container'), ...children(document, child(document, job, 'services'))];
    return all.map((container) => ((0,dist/* isScalar */.jn)(container) ? container : child(document, container, 'image')));
}
const workflow_parameter = /\$\{\{\s*(?<name>(?:matrix|inputs)(?:\.[\w-]+)+)\s*\}\}/g;
function resolveExpression(file, document, job, node) {
    const text = textOf(document, node);
    if (text === undefined || !text.exact || !text.value.includes('${{'))
        return [node];
    const alternatives = alternativesIn(text);
    const found = alternatives.flatMap((one) => {
        if (!('name' in one))
            return [{ found: [literalText(file, one)] }];
        const nodes = valueNodes(document, job, one.name);
        if (nodes.length > 0 || alternatives.length === 1)
            return nodes;
        const detail = reasons/* unresolved */.II.workflowExpression(`\${{ ${one.name} }}`);
        return [{ found: [opaqueAt(file, one.span, 'template', detail)] }];
    });
    if (found.length > 0)
        return found;
    const isPart = text.value.replace(workflow_parameter, '') !== '' && alternatives.length === 0;
    const images = isPart
        ? parameterImages(file, text, workflow_parameter, (names) => combinationsOf(document, job, names))
        : undefined;
    return images === undefined ? [node] : [{ found: images }];
}
function hasScheme(node) {
    return (0,dist/* isScalar */.jn)(node) && typeof node.value === 'string' && node.value.startsWith(workflow_scheme);
}
function workflow_readImage(file, text) {
    if (text.value.includes('${{'))
        return opaqueAt(file, text.span, 'template', reasons/* unresolved */.II.workflowExpression(text.value));
    return literalText(file, withoutPrefix(workflow_scheme, text) ?? text);
}

// EXTERNAL MODULE: ./lib/scan/inline-waivers.js
var inline_waivers = __webpack_require__(5184);
;// CONCATENATED MODULE: ./lib/scan/line-of.js
function line_of_lineOf(text, at) {
    let line = 1;
    for (let next = text.indexOf('\n'); next >= 0 && next < at; next = text.indexOf('\n', next + 1))
        line += 1;
    return line;
}

;// CONCATENATED MODULE: ./lib/scan/invalid-references.js


function invalidReferences({ path, text }, all) {
    const invalid = all.filter((one) => one.kind === 'opaque').filter(({ why }) => why === 'invalid');
    const [first] = invalid;
    if (first === undefined)
        return [];
    const { span } = first.at;
    const line = line_of_lineOf(text, span.start);
    const message = reasons/* unscanned */.Mq.invalidReference(first.raw, first.detail, line, invalid.length - 1);
    return [{ file: path, message, span }];
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/dockerfile-lines.js
const pulls = /^[ \t]*(?:ONBUILD[ \t]+)?(?:FROM[ \t]+(?:--platform=\S+[ \t]+)?|(?:COPY|ADD|RUN)[ \t](?:.{0,300}[ ,=])?from=)["']?$/i;
const heredoc = /<<-?[ \t]{0,10}["']?(?<word>\w{1,50})["']?/g;
const maxLineLength = 2000;
function unexplainedInDockerfile(text, names) {
    const lines = linesOf(text);
    const last = new Map(lines.map(({ start, line }) => [line.trim(), start]));
    const found = [];
    let next = 0;
    let isContinued = false;
    let open = [];
    for (const { start, end, line } of lines) {
        const isText = isContinued || open.length > 0;
        for (let name = names[next]; name !== undefined && name.start < end; name = names[next]) {
            if (!isText && pulls.test(text.slice(Math.max(start, name.start - maxLineLength), name.start)))
                found.push(name);
            next += 1;
        }
        if (open.length > 0) {
            if (line.trim() === open[0])
                open = open.slice(1);
            continue;
        }
        if (/^\s*#/.test(line))
            continue;
        isContinued = /[\\`][ \t]*\r?$/.test(line.slice(-100));
        open = dockerfile_lines_heredocsOf(line).filter((word) => (last.get(word) ?? 0) > start);
    }
    return found;
}
function linesOf(text) {
    let start = 0;
    return text.split('\n').map((line) => {
        const end = start + line.length + 1;
        const one = { start, end, line };
        start = end;
        return one;
    });
}
function dockerfile_lines_heredocsOf(line) {
    return [...line.slice(0, maxLineLength).matchAll(heredoc)].map(({ groups }) => groups?.word ?? '');
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/registries.js
const knownRegistries = [
    'docker.io',
    'index.docker.io',
    'registry-1.docker.io',
    'registry.hub.docker.com',
    'ghcr.io',
    'quay.io',
    'gcr.io',
    '*.gcr.io',
    '*.pkg.dev',
    'registry.k8s.io',
    'mcr.microsoft.com',
    '*.azurecr.io',
    '*.azurecr.cn',
    'public.ecr.aws',
    'cgr.dev',
    'registry.gitlab.com',
    'nvcr.io',
    'icr.io',
    '*.icr.io',
    'registry.redhat.io',
    'registry.access.redhat.com',
    'registry.connect.redhat.com',
    'docker.elastic.co',
    'lscr.io',
    'registry.opensource.zalan.do',
    'container-registry.oracle.com',
    '*.ocir.io',
    'registry.digitalocean.com',
    'registry.suse.com',
    'registry.opensuse.org',
    'registry.fedoraproject.org',
    'registry.gitea.com',
    'docker.n8n.io',
    'docker.pkg.github.com',
    'dhi.io',
    'ttl.sh',
    '*.jfrog.io',
    'xpkg.upbound.io',
];
const hosts = new Set(knownRegistries.filter((host) => !host.startsWith('*')));
const suffixes = knownRegistries.filter((host) => host.startsWith('*')).map((host) => host.slice(1));
const elasticRegistry = /^\d+\.dkr\.ecr(?:-fips)?\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?$/;
function isKnownRegistry(host) {
    const name = host.toLowerCase().replace(/\.$/, '');
    if (name.includes('amazonaws.'))
        return elasticRegistry.test(name);
    return hosts.has(name) || suffixes.some((suffix) => name.endsWith(suffix));
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/names.js

const endOfHost = /\.(?:io|dev|aws|com|co|cn|sh|org|do)\.?(?::\d{1,5})?\//gi;
const behindHost = /[a-z0-9][a-z0-9._/-]{0,254}(?::\w[\w.-]{0,127})?(?:@[a-z0-9]{1,10}:[a-f0-9]{32,128})?/iy;
const hostCharacter = /[\w.-]/;
const maxHostLength = 255;
const underImage = /(?:(?:^|[\n{,])[ \t]{0,200}(?:-[ \t]{1,20}){0,9}["']?image["']?[ \t]{0,20}:[ \t]{0,20}["']?|(?:^|\n)[ \t]{0,20}FROM[ \t]{1,20}(?:--platform=\S{1,100}[ \t]{1,20})?)(?<name>[a-z0-9][a-z0-9._/-]{0,254}(?::\w[\w.-]{0,127})?(?:@sha256:[a-f0-9]{64})?)(?=["'\s,}]|$)/g;
function* evidentNames(text) {
    const ends = new RegExp(endOfHost);
    let end = 0;
    for (let match = ends.exec(text); match !== null; match = ends.exec(text)) {
        const slash = match.index + match[0].length;
        const start = startOfHost(text, match.index, end);
        const host = text.slice(start, slash - 1).replace(/:\d+$/, '');
        if (!isKnownRegistry(host) || !canBegin(text, start))
            continue;
        behindHost.lastIndex = slash;
        const rest = behindHost.exec(text)?.[0] ?? '';
        if (!/[:@]/.test(rest))
            continue;
        end = slash + rest.length;
        ends.lastIndex = end;
        yield { start, end };
    }
}
function* namesUnderImage(text) {
    for (const { 0: whole, index, groups } of text.matchAll(underImage)) {
        const name = groups?.name ?? '';
        const end = index + whole.length;
        const isVersioned = /[:@]/.test(name) && (name.includes('/') || /FROM[^\n]*$/.test(whole));
        if (isVersioned)
            yield { start: end - name.length, end };
    }
}
function startOfHost(text, from, bound) {
    const first = Math.max(bound, from - maxHostLength);
    let start = from;
    while (start > first && hostCharacter.test(text[start - 1] ?? ''))
        start -= 1;
    return start;
}
function canBegin(text, start) {
    const before = text.slice(Math.max(0, start - 20), start);
    if (/(?:docker|docker-image|oci):\/\/$/.test(before))
        return true;
    return !/[/@%]$|\w:$/.test(before);
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/words.js
const maxLookAround = 300;
const words_before = /(?:^|^[-?:]\s+|\s[-?]\s+|[^\\]:\s+|["']\s*:\s*|[[{,(]\s*)(?:[&!]\S{1,100}\s+)*["']?(?:(?:docker|docker-image|oci):\/\/)?$/;
const words_assigned = /=\s*["']?$/;
const words_after = /^["']?\s{0,100}?(?:$|\r?\n|[,\]})]|\s#)/;
const words_otherLanguage = /["'][[{].{0,300}$|\\["']$/;
function isWholeValue(text, { start, end }, assignment = false) {
    const newline = text.lastIndexOf('\n', start - 1) + 1;
    const line = text.slice(Math.max(newline, start - maxLookAround), start);
    if (words_otherLanguage.test(line) || !words_after.test(text.slice(end, end + maxLookAround)))
        return false;
    return words_before.test(line.trimStart()) || (assignment && words_assigned.test(line));
}
function isInComment(text, at, signs = /(?:^|\s)#/) {
    const line = text.lastIndexOf('\n', at - 1) + 1;
    const before = text.slice(line, at);
    return signs.test(before.slice(0, words_maxLineLength)) || signs.test(before.slice(-words_maxLineLength));
}
const words_maxLineLength = 2000;

;// CONCATENATED MODULE: ./lib/scan/safety-net/other-syntaxes.js

const maxLookBack = 2000;
const ledgerEntry = /^",\s?"seen":\s?"/;
function isUnexplainedInJson(text, span, hasConsumer) {
    if (text[span.start - 1] !== '"' && !/"(?:docker|docker-image|oci):\/\/$/.test(lookBack(text, span.start)))
        return false;
    if (text[span.start - 2] === '\\' || isInComment(text, span.start, /^\s*\/\//))
        return false;
    const key = /"(?<key>[^"\\]{1,200})"\s{0,100}:\s{0,100}"[a-z:/-]*$/.exec(lookBack(text, span.start))?.groups
        ?.key;
    if (!isWholeValue(text, span))
        return false;
    if (!hasConsumer && ledgerEntry.test(text.slice(span.end, span.end + 20)))
        return false;
    return hasConsumer
        ? !/^(?:description|examples?|default|tags?|imageID)$/i.test(key ?? '')
        : /image$/i.test(key ?? '');
}
function isUnexplainedInCode(text, span) {
    if (isInComment(text, span.start, /(?:^|\s)(?:#|\/\/)|\/\*/))
        return false;
    const line = lineBefore(text, span.start);
    if (/^output\s/.test(blockAround(text, span.start)))
        return false;
    if (/^\s*(?:description|tags?|default_tags|repo_tags)\b/i.test(line))
        return false;
    return /["']/.test(text[span.start - 1] ?? '') && isWholeValue(text, span, true);
}
function isUnexplainedInUnit(text, span) {
    return /(?:^|\n)[ \t]*Image[ \t]*=[ \t]*$/.test(lookBack(text, span.start));
}
const started = /(?:^|\n|[;&|(]|\b(?:sudo|exec|then|do|else))[ \t]*@?(?:docker|podman|nerdctl)[ \t]+(?:container[ \t]+|image[ \t]+)?(?:run|pull|create)(?:[ \t]+--?[\w-]+(?:=\S+)?)*[ \t]+["']?(?:docker:\/\/)?$/;
function isUnexplainedInShell(text, span) {
    const line = lookBack(text, span.start).slice(-500);
    return started.test(line) && !isInComment(text, span.start);
}
function blockAround(text, at) {
    const lines = lookBack(text, at).split('\n');
    const head = lines.findLastIndex((line) => /^\w/.test(line));
    return lines.slice(Math.max(head, 0)).join('\n');
}
function lineBefore(text, at) {
    return text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - maxLookBack), at);
}
function lookBack(text, at) {
    return text.slice(Math.max(0, at - maxLookBack), at);
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/products.js
const products_maxLineLength = 2000;
const maxSiblings = 200;
function isProduct(text, lineStart, key) {
    if (key !== 'image')
        return false;
    const column = columnOf(text, lineStart);
    const inLine = text.slice(lineStart, lineStart + products_maxLineLength).split('\n')[0] ?? '';
    return (/[{,]\s*build["']?\s*:/.test(inLine) || [-1, 1].some((step) => hasBuild(text, lineStart, column, step)));
}
function hasBuild(text, from, column, step) {
    let at = from;
    for (let count = 0; count < maxSiblings; count += 1) {
        const isLast = step > 0 ? text.indexOf('\n', at) < 0 : at === 0;
        if (isLast)
            return false;
        at = (step > 0 ? text.indexOf('\n', at) : text.lastIndexOf('\n', at - 2)) + 1;
        const line = text.slice(at, at + products_maxLineLength).split('\n')[0] ?? '';
        if (line.trim() === '' || /^\s*#/.test(line))
            continue;
        if (columnOf(text, at) < column)
            return false;
        if (columnOf(text, at) === column && /^[ -]*["']?build["']?[ ]*:/.test(line))
            return true;
    }
    return false;
}
function columnOf(text, lineStart) {
    return /^[ ]*(?:-[ ]+)*/.exec(text.slice(lineStart, lineStart + products_maxLineLength))?.[0].length ?? 0;
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/yaml-lines.js


const passedOverNames = 'description|documentation|doc|comment|summary|message|examples?|openAPIV3Schema|annotations|labels|status|args?|arguments|command|entrypoint|script|run|with|params|parameters|inputs|matrix|tags|outputs?|env|environment|variables';
const passedOver = new RegExp(`^(?:${passedOverNames})$`, 'i');
const passedOverInline = new RegExp(`[{,\\s](?:${passedOverNames})["']?\\s?:\\s?[[{][^\\]}]*$`, 'i');
const dataOfText = /^(?:data|binaryData|stringData)$/;
const imageKey = /image$/i;
const keyOfLine = /^(?<lead>[ ]*(?:-[ ]+)*)(?:[&!]\S+[ ]+)*(?:"(?<double>[^"\\]{1,200})"|'(?<single>[^']{1,200})'|(?<plain>(?!-\s)[^\s"'#&!*[\]{},|>][^:#"']{0,200}))[ ]*:(?=\s|$)/;
const keyInLine = /(?:^|[{,\s])["']?(?<key>[\w.-]{1,200})["']?[ ]?:[ ]{0,100}(?:[&!]\S{1,100}[ ])?["']?$/;
const explicitKey = /^[ ]*(?:-[ ]+)*\?[ ]+["']?(?<key>\w{1,200})/;
const blockHeader = /(?:^|[ ])(?:[&!]\S+[ ]+)*[|>][-+0-9]{0,2}[ \t]*(?:#.*)?\r?$/;
const otherLineEnds = /\r(?!\n)|[\x85\u2028\u2029]/g;
function* unexplainedInYaml(written, names) {
    const text = written.replace(otherLineEnds, '\n');
    const lines = new YamlLines();
    let at = 0;
    for (const span of names) {
        while (at < span.start) {
            const newline = text.indexOf('\n', at);
            const end = newline < 0 ? text.length : newline;
            if (end >= span.start)
                break;
            lines.read(text.slice(at, Math.min(end, at + yaml_lines_maxLineLength)));
            at = end + 1;
        }
        const { key, isText, isPassedOver } = lines.peek(text.slice(at, Math.min(span.start, at + yaml_lines_maxLineLength)));
        if (isText || isPassedOver || isInComment(text, span.start))
            continue;
        if (isWholeValue(text, span) && !isProduct(text, at, key))
            yield { span, key };
    }
}
const yaml_lines_maxLineLength = 2000;
const maxInline = 500;
class YamlLines {
    levels = [];
    block;
    key = '';
    read(line) {
        if (line.trim() === '')
            return;
        const indent = /^ */.exec(line)?.[0].length ?? 0;
        if (this.block !== undefined && indent > this.block.column)
            return;
        this.block = undefined;
        if (/^ *#/.test(line))
            return;
        if (/^(?:---|\.\.\.)(?:\s|$)/.test(line))
            this.levels = [];
        const { column, key } = this.enter(line);
        if (blockHeader.test(line))
            this.block = { column, key };
    }
    peek(line) {
        const indent = /^ */.exec(line)?.[0].length ?? 0;
        const inBlock = this.block !== undefined && (indent > this.block.column || line.trim() === '');
        if (inBlock && this.block !== undefined)
            return { key: this.block.key, isText: !imageKey.test(this.block.key), isPassedOver: this.isPassedOver };
        const { key: first, isPassedOver } = this.levelOf(line);
        const key = keyInLine.exec(line.slice(-maxInline))?.groups?.key ?? first;
        return {
            key,
            isText: false,
            isPassedOver: isPassedOver || passedOverInline.test(line.slice(-maxInline)),
        };
    }
    get isPassedOver() {
        return this.levels.at(-1)?.isPassedOver ?? false;
    }
    enter(line) {
        const { column, key, isKey, isPassedOver } = this.levelOf(line);
        while ((this.levels.at(-1)?.column ?? -1) >= column + (isKey ? 0 : 1))
            this.levels.pop();
        if (isKey)
            this.levels.push({ column, isPassedOver });
        this.key = key;
        return { column, key };
    }
    levelOf(line) {
        const { lead, double, single, plain } = keyOfLine.exec(line)?.groups ?? {};
        const key = (double ?? single ?? plain)?.trim();
        const column = lead?.length ?? /^[ ]*/.exec(line)?.[0].length ?? 0;
        const isItem = lead === undefined;
        let parent = this.levels.length - 1;
        while (parent >= 0 && (this.levels[parent]?.column ?? 0) >= column + (isItem ? 1 : 0))
            parent -= 1;
        const above = this.levels[parent]?.isPassedOver ?? false;
        const explicit = explicitKey.exec(line)?.groups?.key;
        if (key === undefined)
            return { column, key: explicit ?? this.key, isKey: false, isPassedOver: above };
        const isPassedOver = above || passedOver.test(key) || (column === 0 && dataOfText.test(key));
        return { column, key, isKey: true, isPassedOver };
    }
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/index.js






const maxNames = 10_000;
const units = /\.(?:container|image|volume|kube|build|pod)$/;
const scripts = /\.(?:sh|bash|zsh|mk)$|(?:^|\/)(?:GNUm|M|m)akefile(?:\.[^/]*)?$/;
const code = /\.(?:tf|tofu|hcl|bzl|bazel)$|(?:^|\/)(?:BUILD|WORKSPACE|MODULE)$/;
function unexplainedImages({ path: file, text }, path, occurrences, hasConsumer) {
    const missed = withoutFound(namesIn(text, hasConsumer), occurrences);
    if (missed.length === 0)
        return undefined;
    const [first, ...others] = [
        ...unexplained(text, path, missed.slice(0, maxNames), hasConsumer),
        ...missed.slice(maxNames),
    ];
    if (first === undefined)
        return undefined;
    const line = line_of_lineOf(text, first.start);
    const message = reasons/* unscanned */.Mq.unexplained(text.slice(first.start, first.end), line, others.length);
    return { file, message, span: first };
}
function namesIn(text, hasConsumer) {
    const names = [...evidentNames(text), ...(hasConsumer ? namesUnderImage(text) : [])];
    let end = 0;
    return names
        .sort((a, b) => a.start - b.start || b.end - a.end)
        .filter((name) => {
        const isNew = name.start >= end;
        if (isNew)
            end = name.end;
        return isNew;
    });
}
function withoutFound(names, occurrences) {
    if (names.length === 0)
        return names;
    const found = occurrences
        .flatMap(({ at, uses = [], parts = [] }) => [at.span, ...uses, ...parts.map(({ span }) => span)])
        .sort((a, b) => a.start - b.start);
    let next = 0;
    let end = 0;
    return names.filter((name) => {
        for (; (found[next]?.start ?? name.end) < name.end; next += 1)
            end = Math.max(end, found[next]?.end ?? 0);
        return end <= name.start;
    });
}
function unexplained(text, path, names, hasConsumer) {
    if (/\.ya?ml$|(?:^|\/)Kustomization$/i.test(path))
        return [...unexplainedInYaml(text, names)]
            .filter(({ key }) => hasConsumer || /image$/i.test(key))
            .map(({ span }) => span);
    if (path.endsWith('.json'))
        return names.filter((name) => isUnexplainedInJson(text, name, hasConsumer));
    if (units.test(path))
        return names.filter((name) => isUnexplainedInUnit(text, name));
    if (scripts.test(path))
        return names.filter((name) => isUnexplainedInShell(text, name));
    if (code.test(path))
        return names.filter((name) => isUnexplainedInCode(text, name));
    return unexplainedInDockerfile(text, names);
}

;// CONCATENATED MODULE: ./lib/scan/index.js






























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
    matches: (0,glob/* pathMatcher */.k)(scanner.paths),
}));
const templateExtension = /\.(?:j2|jinja2?|tmpl|tpl|gotmpl|erb|template)$/;
function scannersOf(path) {
    const name = path.replace(templateExtension, '');
    return matchers.filter(({ matches }) => matches(name)).map(({ scanner }) => scanner);
}
function isKnownFormat(path, id) {
    const name = path.replace(templateExtension, '');
    return matchers.some(({ scanner, matches }) => (id === undefined || scanner.id === id) && matches(name));
}
function companionsOf(path, siblings, mentionedAs = new Set()) {
    return readersOf(path, mentionedAs).flatMap((scanner) => scanner.companions?.(path, siblings()) ?? []);
}
function readersOf(path, mentionedAs) {
    const known = scannersOf(path);
    return mentionedAs.size === 0
        ? known
        : scanners.filter((scanner) => known.includes(scanner) || mentionedAs.has(scanner.id));
}
function scanFile(file, { mentionedAs = new Set(), companions = [] } = {}) {
    const responsible = readersOf(file.path, mentionedAs);
    const scans = responsible.flatMap((scanner) => scanner.scan(file, companions) ?? []);
    const comment = responsible.find((scanner) => scanner.comment !== undefined)?.comment;
    const { waivers, problems } = comment === undefined || scans.length === 0
        ? { waivers: [], problems: [] }
        : (0,inline_waivers/* inlineWaivers */.v)(file, comment);
    const found = scans.flatMap((scan) => scan.occurrences);
    const occurrences = (0,overlaps/* withoutOverlaps */.R)(found.filter(({ at }) => at.file === file.path));
    const elsewhere = (0,json/* distinctByJson */.S)(found.filter(({ at }) => at.file !== file.path));
    const read = [...scans.flatMap((scan) => scan.problems), ...problems];
    const name = file.path.replace(templateExtension, '');
    const net = read.length > 0 ? undefined : unexplainedImages(file, name, occurrences, scans.length > 0);
    const invalid = read.length > 0 ? [] : invalidReferences(file, occurrences);
    return {
        occurrences: [...occurrences, ...elsewhere],
        problems: (0,json/* distinctByJson */.S)([...read, ...[net ?? []].flat(), ...invalid]),
        waivers,
        mentions: (0,json/* distinctByJson */.S)(scans.flatMap(({ mentions = [] }) => mentions)),
    };
}


/***/ }),

/***/ 5184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ inlineWaivers)
/* harmony export */ });
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3948);

const marker = 'tagproof: ignore[';
const form = /tagproof: ignore\[(?<checks>[\w, -]{1,200})\](?<reason>[^\r\n]*)/;
function inlineWaivers(file, comment) {
    const { text, path } = file;
    const waivers = [];
    const problems = [];
    let next = { start: 0, end: 0 };
    for (let at = text.indexOf(marker); at >= 0;) {
        const line = { start: text.lastIndexOf('\n', at - 1) + 1, end: endOfLine(text, at) };
        const opened = openedIn(text, line, at, comment);
        at = text.indexOf(marker, line.end);
        if (opened === undefined)
            continue;
        const { checks = '', reason = '' } = form.exec(text.slice(opened.at, line.end))?.groups ?? {};
        const span = { start: opened.at, end: opened.at + text.slice(opened.at, line.end).trimEnd().length };
        if (checks.trim() === '' || reason.trim() === '') {
            problems.push({ file: path, message: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .unscanned */ .Mq.waiver, span });
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
function openedIn(text, line, first, comment) {
    const quotes = { '"': 0, "'": 0 };
    let counted = line.start;
    for (let at = first; at >= 0 && at < line.end; at = text.indexOf(marker, at + 1)) {
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
    while (start < text.length && text.slice(start, endOfLine(text, start)).trim().startsWith(comment))
        start = Math.min(endOfLine(text, start) + 1, text.length);
    return { start, end: endOfLine(text, start) };
}
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}


/***/ }),

/***/ 1870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ mentionsFrom),
/* harmony export */   Iw: () => (/* binding */ pathFrom),
/* harmony export */   eA: () => (/* binding */ buildMentions),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

const maxPathLength = 1000;
const maxFolders = 200;
const notAPath = /[\0-\x1f:*?<>|$`\\]|\{\{|^\//;
function folderOf(file) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(file);
    return folder === '.' ? '' : folder;
}
function pathFrom(folder, name) {
    if (name === '' || name.length > maxPathLength || notAPath.test(name))
        return undefined;
    const joined = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, name);
    return joined === '..' || joined.startsWith('../') || joined.startsWith('/') ? undefined : joined;
}
function mentionsFrom(folders, name, as) {
    return folders.flatMap((folder) => {
        const found = folder === undefined || name === undefined ? undefined : pathFrom(folder, name);
        return found === undefined ? [] : [{ path: found, as }];
    });
}
function buildMentions({ path: file }, contexts, names) {
    const bases = [...new Set([folderOf(file), ''])];
    const folders = bases.flatMap((base) => [
        base,
        ...contexts.map((context) => pathFrom(base, context)),
    ]);
    const distinct = [...new Set(folders)].slice(0, maxFolders);
    return [...new Set(names)]
        .slice(0, maxFolders)
        .flatMap((name) => mentionsFrom(distinct, name, 'dockerfile'));
}


/***/ }),

/***/ 6157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ distinctOccurrences),
/* harmony export */   R: () => (/* binding */ withoutOverlaps)
/* harmony export */ });
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1976);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8480);


function withoutOverlaps(occurrences) {
    const sorted = [...occurrences].sort((a, b) => a.at.span.start - b.at.span.start);
    const kept = [];
    for (const one of sorted) {
        const last = kept.at(-1);
        if (last === undefined || one.at.span.start >= last.at.span.end)
            kept.push(one);
        else if ((0,_model_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(last.at) === (0,_model_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(one.at) && isAlternative(last, one))
            kept.push(one);
    }
    return distinctOccurrences(kept);
}
function distinctOccurrences(occurrences) {
    const distinct = new Map();
    for (const one of occurrences) {
        const key = `${(0,_model_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(one.at)}\0${imageOf(one)}`;
        if (!distinct.has(key))
            distinct.set(key, one);
    }
    return [...distinct.values()];
}
function isAlternative(last, one) {
    return isUnpinnable(last) && isUnpinnable(one) && imageOf(last) !== imageOf(one);
}
function isUnpinnable(one) {
    return one.kind === 'image' && one.pin.kind === 'refused';
}
function imageOf(one) {
    return one.kind === 'image' ? `${(0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(one.image)}@${one.image.digest ?? ''}` : '';
}


/***/ }),

/***/ 3948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ unresolved),
/* harmony export */   Mq: () => (/* binding */ unscanned),
/* harmony export */   bP: () => (/* binding */ notPinnable)
/* harmony export */ });
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9918);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7798);


const maxSearched = 1000;
const maxQuoted = 100;
const unresolved = {
    template: contains({
        what: 'a template expression',
        pattern: /\$?\{\{.*?\}\}|\{%.*?%\}|<%.*?%>|<<.*?>>|\$?\[\[.*?\]\]/s,
    }),
    variable: contains({ what: 'a variable', pattern: /\$\{[^{}]*\}|\$\([^()]*\)|\$\w+/ }),
    hclExpression: contains({ what: 'an expression', pattern: /\$\{[^{}]*\}/ }),
    pipelineParameter: contains({ what: 'a pipeline parameter', pattern: /\$\([^()]*\)/ }),
    pipelineVariable: contains({
        what: 'a pipeline variable',
        pattern: /\$\{\{.*?\}\}|\$\[.*\]|\$\([^()]*\)|\$\{[^{}]*\}/s,
    }),
    workflowExpression: contains({ what: 'a workflow expression', pattern: /\$\{\{.*?\}\}/s }),
    editorVariable: contains({ what: 'an editor variable', pattern: /\$\{[^{}]*\}/ }),
    shellVariable: contains({ what: 'a shell variable', pattern: /\$\{[^{}]*\}|\$\([\w.]+\)|\$\w+/ }),
    shellCommand: contains({ what: 'the output of a shell command', pattern: /\$\(.*\)|`[^`]*`/s }),
    shellWildcard: contains({ what: 'a shell wildcard', pattern: /[*?]/ }),
    systemdSpecifier: contains({ what: 'a systemd specifier', pattern: /%[A-Za-z%]/ }),
    noDefault: (variable) => `variable ${quoted(variable)} has no default value`,
    placeholder: (text) => /^["']*$/.test(text) ? 'the name is empty' : `${quoted(text)} is a placeholder`,
    notDefinedHere: (name) => `depends on ${quoted(name)}, which is not defined in this file`,
    dependsOnSet: (text, variable) => `${quoted(text)} depends on whether variable ${quoted(variable)} is set`,
    notAVariable: (text) => `${quoted(text)} is not a valid variable reference`,
    setByBuild: (variable) => `variable ${quoted(variable)} is set by the build`,
    mustBeSet: (variable, message) => `variable ${quoted(variable)} must be set${message === '' ? '' : `: ${quoted(message)}`}`,
    notDeclared: (why, variable) => `${why}; no ARG before the first FROM declares ${quoted(variable)}`,
    notExpandedInFrom: 'variables are not expanded in --from',
    nestedVariables: 'its variables are nested too deeply',
    tooManyValues: 'its variables have too many possible values',
    tooManyVariables: 'its variables expand to more text than an image name can have',
    yamlTag: (tag) => `its YAML tag ${quoted(tag)} may change the value`,
    yamlNumber: (text) => `YAML may read ${quoted(text)} as a number, a boolean or a date: put it in quotes`,
    tagFromChart: 'the tag is not set here; the chart provides it',
    tagFromResources: 'the tag is not set here; each resource keeps its own',
    starlark: 'an argument is neither a string nor a constant that this file sets once',
    noTagOrDigest: 'neither a tag nor a digest is set here',
};
const notPinnable = {
    escapes: 'the value is written with escapes or folded lines',
    digestFromVariable: 'its digest comes from a variable',
    digestShared: (variable) => `its digest comes from ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .onOneLine */ .GJ)(variable, maxQuoted)}, which other references share`,
    digestInPattern: (variable) => `its digest comes from ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .onOneLine */ .GJ)(variable, maxQuoted)}, which a pattern is applied to`,
    longLine: 'its line would be longer than BuildKit accepts',
    number: 'YAML reads a part of it as a number or a boolean: put that part in quotes',
    fromParameter: 'a part of it comes from a parameter',
    usedInParts: 'its parameter is a part of other names too',
    severalValues: 'several images are possible here',
    otherFile: (file) => `a part of it is set in ${quoted(file)}`,
    partElsewhere: (name) => `${quoted(name)} is a part of other names too`,
    noTag: 'its tag is not set here',
    sharedByAnchor: 'other places use this value through its YAML anchor',
    bazelArgument: 'Bazel takes the digest as a separate argument: add `digest = ""`',
};
const unscanned = {
    yaml: (why) => `The YAML cannot be read: ${why}`,
    json: (why) => `The JSON cannot be read: ${why}`,
    dockerfile: (why) => `BuildKit refuses this Dockerfile: ${why}`,
    dockerfileLimit: (why) => `The Dockerfile was not scanned: ${why}`,
    notAnImage: (text, why) => `${quoted(text)} cannot be read as an image: ${why}`,
    openHeredoc: (name) => `The heredoc ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .onOneLine */ .GJ)(name, maxQuoted)} is not closed, so the text after it was not read`,
    frontend: (name) => `The frontend ${quoted(name)} builds this file, and it may use images that BuildKit's own frontend does not`,
    tooDeep: 'it is nested too deeply',
    tooManyNodes: 'its aliases and merge keys repeat too many nodes',
    tooManyMerges: 'its merge keys (`<<`) are nested too deeply',
    notLiteralBlock: 'A file inside another file is only read from a literal block (`|`)',
    waiver: 'An inline waiver needs a check and a reason: `tagproof: ignore[check-id] reason`',
    tooManyFiles: (maxFiles, surface) => `Only the first ${maxFiles} files were scanned: narrow ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_1__/* .settingName */ .Q)(surface, 'paths')} or extend ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_1__/* .settingName */ .Q)(surface, 'exclude')}`,
    tooManyMentions: (maxMentions) => `Only the first ${maxMentions} files that other files name were read`,
    emptyGlob: (surface) => `This glob of ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_1__/* .settingName */ .Q)(surface, 'paths')} matches no file of a known format`,
    folder: (why, folder, surface) => `The folder was not scanned: ${why}. If none of its images are used, add \`${folder}**\` to ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_1__/* .settingName */ .Q)(surface, 'exclude')}`,
    notListed: 'it cannot be listed',
    sparse: 'git tracks it, but a sparse checkout left it out',
    file: (why) => `The file was not scanned: ${why}`,
    invalidReference: (raw, detail, line, others) => `Line ${line} uses ${quoted(raw)}, which is not a valid image reference${others === 0 ? '' : ` (and ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(others, 'other reference')} in the file)`}: ${detail}. Correct it, or exclude the file`,
    unexplained: (name, line, others) => `Line ${line} contains ${quoted(name)}, which looks like an image${others === 0 ? '' : ` (and ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(others, 'other name')})`}, but no scanner reads images at this place. Move it to a place that is scanned, or exclude the file`,
};
function contains({ what, pattern }) {
    return (text) => {
        const found = pattern.exec(text.slice(0, maxSearched))?.[0];
        return found === undefined ? `contains ${what}` : `contains ${what} (${quoted(found)})`;
    };
}
function quoted(text) {
    return `\`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .onOneLine */ .GJ)(text, maxQuoted).replaceAll('`', "'")}\``;
}


/***/ })

};
