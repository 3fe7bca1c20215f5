export const id = 8156;
export const ids = [8156];
export const modules = {

/***/ 44985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scan: () => (/* binding */ scan)
/* harmony export */ });
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(657);
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30941);
/* harmony import */ var _report_columns_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37427);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72527);
/* harmony import */ var _report_references_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6030);
/* harmony import */ var _report_texts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84282);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58191);
/* harmony import */ var _scan_walk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49488);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34641);
// `scan`: the offline list of references.









/** Lists what stands in a folder; exit code 3 when a part of it could not be read, 1 for `--pinned` when an image is not. */
async function scan(context) {
    const { invocation, out, width } = context;
    const { operands, flags, switches, json } = invocation;
    const lines = (name) => (flags.get(name) ?? '').split('\n').filter((line) => line !== '');
    const wrong = [...lines('paths'), ...lines('exclude')].filter((glob) => !(0,_model_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .isPathGlob */ .a_)(glob));
    if (wrong.length > 0) {
        const sentences = wrong.map((glob) => `\`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)(glob)}\` is no glob relative to the folder.`);
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .mistaken */ .R3)(context, 'usage', sentences);
    }
    const files = (0,_host_files_js__WEBPACK_IMPORTED_MODULE_0__/* .diskFiles */ .T)(operands[0] ?? '.', undefined);
    const checkout = await (0,_scan_walk_js__WEBPACK_IMPORTED_MODULE_2__/* .scanCheckout */ .W)(files, { paths: lines('paths'), exclude: lines('exclude') });
    const locate = (0,_report_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .locator */ .f)(checkout.files);
    const references = checkout.occurrences.map((occurrence) => (0,_report_references_js__WEBPACK_IMPORTED_MODULE_7__/* .describeReference */ .P5)(occurrence, checkout.files, locate));
    const problems = checkout.problems.map((problem) => (0,_report_references_js__WEBPACK_IMPORTED_MODULE_7__/* .describeProblem */ .BJ)(problem, locate));
    if (json) {
        out(JSON.stringify({ references, problems }, null, 2));
    }
    else {
        const shown = switches.has('pinned') ? references.filter(isLoose) : references;
        const rows = shown.map((reference) => [
            `${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)(reference.file)}:${reference.line}:${reference.column}`,
            (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)((0,_report_words_js__WEBPACK_IMPORTED_MODULE_1__/* .referenceName */ .z$)(reference)),
            (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)(standing(reference)),
        ]);
        if (rows.length > 0)
            out((0,_report_columns_js__WEBPACK_IMPORTED_MODULE_8__/* .table */ .t)(rows, width));
        for (const { file, message, ...at } of problems)
            out(`not read  ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)(file)}${'line' in at ? `:${at.line}:${at.column}` : ''}  ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)(message)}`);
        out(totals(references, problems.length, checkout.scanned));
    }
    if (switches.has('pinned') && references.some(isLoose)) {
        context.err('`tagproof pin` writes the digests that are missing.');
        return 1;
    }
    return problems.length > 0 ? 3 : 0;
}
function isLoose({ kind, digest }) {
    return kind === 'image' && digest === undefined;
}
function standing({ kind, digest, detail = '', noPlace }) {
    if (kind === 'opaque')
        return `not resolved: ${detail}`;
    const place = noPlace === undefined ? '' : `, and has no place for a digest: ${noPlace}`;
    return `${digest ?? 'not pinned'}${place}`;
}
function totals(references, problems, files) {
    const count = (matches) => references.filter(matches).length;
    const pinned = count(({ digest }) => digest !== undefined);
    const opaque = count(({ kind }) => kind === 'opaque');
    const parts = [
        `${pinned} pinned`,
        `${references.length - pinned - opaque} not pinned`,
        `${opaque} not resolved`,
        ...(problems === 0 ? [] : [(0,_report_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(problems, 'problem')]),
    ];
    const holding = new Set(references.map(({ file }) => file)).size;
    return `${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(references.length, 'reference')} in ${holding} of ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(files, 'file')}: ${parts.join(', ')}`;
}


/***/ }),

/***/ 65268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ severities)
/* harmony export */ });
const severities = ['error', 'warning', 'notice'];


/***/ }),

/***/ 30941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kh: () => (/* binding */ isNameGlob),
  a_: () => (/* binding */ isPathGlob),
  Hj: () => (/* binding */ matchesName),
  kZ: () => (/* binding */ pathMatcher)
});

;// CONCATENATED MODULE: ./lib/model/path-glob.js
// Globs over paths: `*`, `**`, `?`, `[ab]`, `{a,b}` and `\`, matched in time proportional to glob × path at worst.
// They stand in policies, and a policy may come from a pull request: a regular expression of them could take for ever.
/** Between a choice and its surroundings: two stars that meet there are not `**`. No glob has this character. */
const seam = '\0';
/** Braces may multiply to this many ways. */
const mostWays = 256;
/** `undefined` when brackets or braces do not close, there are too many ways, or it has `+(a)`, `{1..3}` or `!` in front. */
function parsePathGlob(glob) {
    if (/(?<!\\)[!?*+@]\(/.test(glob) || glob.startsWith('!'))
        return undefined;
    const plain = withoutBraces(glob.replace(/^(?:\.\/)+/, ''));
    const ways = plain?.map(segmentsOf);
    return ways?.every((way) => way !== undefined) ? ways : undefined;
}
/** Tells whether the whole path is matched by one of the ways. */
function matchesPath(ways, path) {
    const parts = path.split('/');
    return ways.some((way) => matchesAll(way, parts, '**', matchesSegment));
}
function withoutBraces(glob) {
    const group = innermostGroup(glob);
    if (group === undefined)
        return undefined;
    if (group === 'none')
        return [glob];
    const { before, inside, after } = group;
    const choices = splitAtCommas(inside);
    if (/^[^,]*\.\.[^,]*$/.test(inside))
        return undefined;
    const found = [];
    // One choice alone is no choice: the braces are part of the name.
    for (const choice of choices.length > 1 ? choices : [`\\{${inside}\\}`]) {
        const ways = withoutBraces([before, choice, after].join(seam));
        if (ways === undefined || found.length + ways.length > mostWays)
            return undefined;
        found.push(...ways);
    }
    return found;
}
/** The first group that holds no other. `undefined`: braces that do not close. */
function innermostGroup(glob) {
    let open = -1;
    for (let at = 0; at < glob.length; at += 1) {
        if (glob[at] === '\\')
            at += 1;
        else if (glob[at] === '{')
            open = at;
        else if (glob[at] === '}') {
            if (open < 0)
                return undefined;
            return { before: glob.slice(0, open), inside: glob.slice(open + 1, at), after: glob.slice(at + 1) };
        }
    }
    return open < 0 ? 'none' : undefined;
}
function splitAtCommas(text) {
    return text.split(/(?<!\\),/);
}
function segmentsOf(glob) {
    const segments = glob
        .split('/')
        .map((text) => text.replaceAll(seam, '') === '**' && !text.includes(`*${seam}*`) ? '**' : tokensOf(text));
    return segments.every((segment) => segment !== undefined) ? segments : undefined;
}
function tokensOf(text) {
    const characters = [...text];
    const tokens = [];
    for (let at = 0; at < characters.length; at += 1) {
        const character = characters[at] ?? '';
        if (character === '\\') {
            at += 1;
            tokens.push({ is: characters[at] ?? '\\' });
        }
        else if (character === '[') {
            const first = at + (/[!^]/.test(characters[at + 1] ?? '') ? 2 : 1);
            const end = characters.indexOf(']', first + 1);
            if (end < 0)
                return undefined;
            tokens.push({ oneOf: characterClass(characters.slice(at + 1, end).join('')) });
            at = end;
        }
        else if (character === ']')
            return undefined;
        else if (character === seam)
            continue;
        else if (character !== '*')
            tokens.push(character === '?' ? '?' : { is: character });
        else if (tokens.at(-1) !== '*')
            tokens.push('*');
    }
    return tokens;
}
function characterClass(inside) {
    const isNegated = /^[!^]/.test(inside);
    const set = isNegated ? inside.slice(1) : inside;
    const ranges = [...set.matchAll(/(.)-(.)|(.)/gsu)].map(([, from, to, one = '']) => [
        from ?? one,
        to ?? one,
    ]);
    return (character) => ranges.some(([from = '', to = '']) => character >= from && character <= to) !== isNegated;
}
function matchesSegment(tokens, name) {
    return tokens !== '**' && matchesAll(tokens, [...name], '*', matchesToken);
}
function matchesToken(token, character) {
    if (typeof token === 'string')
        return true;
    return 'is' in token ? token.is === character : token.oneOf(character);
}
/** When a thing does not match, only the last star needs to take one more: what stood before it stays matched. */
function matchesAll(pattern, things, star, matches) {
    let at = 0;
    let next = 0;
    let lastStar = -1;
    let afterStar = 0;
    while (at < things.length) {
        const one = pattern[next];
        if (one === star) {
            lastStar = next;
            afterStar = at;
            next += 1;
        }
        else if (one !== undefined && matches(one, things[at])) {
            at += 1;
            next += 1;
        }
        else if (lastStar >= 0) {
            afterStar += 1;
            at = afterStar;
            next = lastStar + 1;
        }
        else
            return false;
    }
    return pattern.slice(next).every((one) => one === star);
}

;// CONCATENATED MODULE: ./lib/model/glob.js
// Globs as users write them: over paths, and over the names and tags of images.

const longestGlob = 1000;
/** True for a glob over paths of the checkout: relative, without `..`, with closed brackets. */
function isPathGlob(glob) {
    if (glob === '' || glob.length > longestGlob || glob.startsWith('/') || glob.split('/').includes('..'))
        return false;
    return !/[\n\r\0]/.test(glob) && parsePathGlob(glob) !== undefined;
}
/** Tells of a path whether one of the globs matches it. */
function pathMatcher(globs) {
    const ways = globs.flatMap((glob) => parsePathGlob(glob) ?? []);
    return (path) => matchesPath(ways, path);
}
/** True for a glob over names: what a name may hold, `*`, `**` and `?`. */
function isNameGlob(glob) {
    return /^[\w.:/*?-]{1,255}$/.test(glob);
}
/**
 * True when the glob is the whole name: `?` is one character and `*` any number of them but `/`, `**` is any number
 * of any. In time proportional to glob × name, whatever they are: names come from repositories.
 */
function matchesName(glob, name) {
    const tokens = glob.match(/\*\*+|./gs) ?? [];
    let ends = new Set([0]);
    for (const token of tokens) {
        const next = new Set();
        for (const end of ends) {
            if (token.startsWith('*')) {
                for (let at = end; at <= name.length && !next.has(at); at += 1) {
                    next.add(at);
                    if (token === '*' && name[at] === '/')
                        break;
                }
            }
            else if (end < name.length && (token === '?' ? name[end] !== '/' : name[end] === token)) {
                next.add(end + 1);
            }
        }
        ends = next;
    }
    return ends.has(name.length);
}


/***/ }),

/***/ 5218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ whereIs),
/* harmony export */   q: () => (/* binding */ positionsOf)
/* harmony export */ });
/**
 * Gives the position of spans of one text: 1-based, columns in UTF-16 units, the end column after the last
 * character. Lines end at LF, CRLF or CR; a byte order mark takes no column.
 */
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
/** `file:line:column` of a place; the file alone when its text is not among the sources. */
function whereIs({ file, span }, sources) {
    const source = sources.find(({ path }) => path === file);
    if (source === undefined)
        return file;
    const { line, column } = positionsOf(source.text)(span);
    return `${file}:${line}:${column}`;
}


/***/ }),

/***/ 87234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   ni: () => (/* binding */ readFact),
/* harmony export */   uL: () => (/* binding */ describeFact)
/* harmony export */ });
/** RFC 3339 in UTC with milliseconds. */
function isoTime(instant) {
    return new Date(instant).toISOString();
}
function describeFact(fact) {
    if (fact.status === 'missing')
        return { status: 'missing', what: fact.what, message: `the ${fact.what} does not exist` };
    const { status, endOfLife, currentDigest } = fact;
    const current = currentDigest === undefined ? {} : { currentDigest };
    if (status === 'unknown') {
        const { cause, message } = fact;
        return { status, cause, message, ...current, ...describeEnd(endOfLife) };
    }
    const pinnedSince = 'pinnedSince' in fact ? fact.pinnedSince : undefined;
    return {
        status,
        ...current,
        ...(fact.currentSince === undefined ? {} : { currentSince: isoTime(fact.currentSince) }),
        ...(pinnedSince === undefined ? {} : { pinnedSince: isoTime(pinnedSince) }),
        ...(fact.basis === undefined ? {} : { basis: fact.basis }),
        ...describeOwn(fact),
        ...(fact.recoveredTag === undefined ? {} : { recoveredTag: fact.recoveredTag }),
        ...describeEnd(endOfLife),
    };
}
function describeOwn(fact) {
    switch (fact.status) {
        case 'superseded':
            return describeLag(fact);
        case 'current':
            return fact.youngUntil === undefined ? {} : { youngUntil: isoTime(fact.youngUntil) };
        case 'not-in-history':
            return { records: fact.records, historySince: isoTime(fact.historySince) };
        case 'one-platform':
            return { indexDigest: fact.indexDigest, ...(fact.lag && describeLag(fact.lag)) };
        case 'unpinned':
            return {};
    }
}
function describeLag({ supersededAt, supersededBy, behind, lagMs }) {
    return { supersededAt: isoTime(supersededAt), supersededBy, behind, lagSeconds: Math.floor(lagMs / 1000) };
}
function describeEnd(endOfLife) {
    if (endOfLife?.deprecated !== true)
        return endOfLife === undefined ? {} : { deprecated: false };
    const { date, successors } = endOfLife;
    const day = typeof date === 'string' ? { date } : date === undefined ? {} : { dateUnknown: date.unknown };
    if (date === undefined && successors === undefined)
        return { deprecated: true };
    return { deprecated: true, endOfLife: { ...day, ...successors } };
}
/** The fact of a report that was looked at from `at`; `undefined` when it lacks what its status has by definition. */
function readFact(reported, at) {
    const { status, cause, message = '', what } = reported;
    if (status === 'missing')
        return what === undefined ? undefined : { status, what };
    const { currentDigest, currentSince, basis, recoveredTag } = reported;
    const current = currentDigest === undefined ? undefined : { currentDigest: currentDigest };
    const endOfLife = readEnd(reported);
    const end = endOfLife === undefined ? {} : { endOfLife };
    if (status === 'unknown')
        return cause === undefined ? undefined : { status, cause: cause, message, ...current, ...end };
    if (current === undefined)
        return undefined;
    const known = {
        ...current,
        ...(currentSince === undefined ? {} : { currentSince: Date.parse(currentSince) }),
        ...(basis === undefined ? {} : { basis }),
        ...(recoveredTag === undefined ? {} : { recoveredTag }),
        ...end,
    };
    return readOwn(status, reported, known, at);
}
function readOwn(status, reported, known, at) {
    const { pinnedSince, youngUntil } = reported;
    const { records, historySince, indexDigest } = reported;
    const pinned = pinnedSince === undefined ? {} : { pinnedSince: Date.parse(pinnedSince) };
    const lag = readLag(reported, at);
    switch (status) {
        case 'unpinned':
            return { status, ...known };
        case 'current':
            return {
                status,
                ...pinned,
                ...(youngUntil === undefined ? {} : { youngUntil: Date.parse(youngUntil) }),
                ...known,
            };
        case 'superseded':
            return 'pinnedSince' in pinned && lag !== undefined
                ? { status, pinnedSince: pinned.pinnedSince, ...lag, ...known }
                : undefined;
        case 'not-in-history':
            return records === undefined || historySince === undefined
                ? undefined
                : { status, records, historySince: Date.parse(historySince), ...known };
        case 'one-platform':
            return indexDigest === undefined
                ? undefined
                : { status, indexDigest: indexDigest, ...pinned, ...(lag && { lag }), ...known };
    }
}
function readLag({ supersededAt, supersededBy, behind }, at) {
    if (supersededAt === undefined || supersededBy === undefined || behind === undefined)
        return undefined;
    const since = Date.parse(supersededAt);
    return {
        supersededAt: since,
        supersededBy: supersededBy,
        behind,
        lagMs: Math.max(0, at - since),
    };
}
function readEnd({ deprecated, endOfLife = {} }) {
    if (deprecated === undefined)
        return undefined;
    if (!deprecated)
        return { deprecated };
    const { date, dateUnknown, nearest, newest } = endOfLife;
    const day = date ?? (dateUnknown === undefined ? undefined : { unknown: dateUnknown });
    return {
        deprecated,
        ...(nearest === undefined || newest === undefined ? {} : { successors: { nearest, newest } }),
        ...(day === undefined ? {} : { date: day }),
    };
}


/***/ }),

/***/ 57357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ describeFix),
/* harmony export */   u: () => (/* binding */ describeChange)
/* harmony export */ });
/** The edit widened to the finding's place, and the same change as whole lines. */
function describeFix(at, edit, text, locate) {
    const { start, end } = widened(at.span, edit.span);
    const fix = describeChange(at, edit, text.slice(start, end), () => locate({ file: at.file, span: { start, end } }));
    const lines = linesAround(text, { start, end });
    const before = text.slice(lines.start, lines.end);
    const after = text.slice(lines.start, start) + fix.replacement + text.slice(end, lines.end);
    return before.length > longestLines ? fix : { ...fix, lines: { before, after } };
}
/** `around` is the text from the place to the edit; where it stands is told when that is not the place itself. */
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
/** Longer lines are no help to a reader, and would fill the report. */
const longestLines = 2000;
function linesAround(text, { start, end }) {
    const from = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
    const after = text.slice(end).search(/[\r\n]/);
    const mark = text.startsWith('\uFEFF') ? 1 : 0;
    return { start: Math.max(start === 0 ? 0 : from, mark), end: after < 0 ? text.length : end + after };
}


/***/ }),

/***/ 6030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: () => (/* binding */ describeProblem),
/* harmony export */   P5: () => (/* binding */ describeReference),
/* harmony export */   Pi: () => (/* binding */ describeReferenceWithFact)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87234);

/** An occurrence as the report and `scan --json` show it, without its fact. */
function describeReference(occurrence, files, locate) {
    const { at, raw, parts, uses } = occurrence;
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
    };
    if (occurrence.kind === 'opaque')
        return { kind: 'opaque', ...shared, why: occurrence.why, detail: occurrence.detail };
    const noPlace = occurrence.pin.kind === 'refused' ? { noPlace: occurrence.pin.why } : {};
    return { kind: 'image', ...shared, ...occurrence.image, ...noPlace };
}
/** Problems as `scan --json` shows them. */
function describeProblem({ file, message, span }, locate) {
    return { file, message, ...(span === undefined ? {} : locate({ file, span })) };
}
/** The same with what the platform said of it, and with the offsets that a replay needs. */
function describeReferenceWithFact(occurrence, facts, files, locate) {
    const reference = { ...describeReference(occurrence, files, locate), span: { ...occurrence.at.span } };
    if (occurrence.kind === 'opaque')
        return reference;
    const fact = facts.get(occurrence);
    return {
        ...reference,
        ...describePin(occurrence, files, locate),
        ...(fact === undefined ? {} : { fact: (0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFact */ .uL)(fact) }),
    };
}
function describePin({ at, pin }, files, locate) {
    if (pin.kind === 'refused')
        return {};
    const { lead, span } = pin;
    const around = { start: Math.min(at.span.start, span.start), end: Math.max(at.span.end, span.end) };
    const isWithin = around.start === at.span.start && around.end === at.span.end;
    const text = files.get(at.file)?.text.slice(around.start, around.end) ?? '';
    const place = isWithin ? undefined : locate({ file: at.file, span: around });
    return { pin: { span: { ...span }, lead, ...(place === undefined ? {} : { around: { text, place } }) } };
}


/***/ }),

/***/ 84282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ textsOf),
/* harmony export */   f: () => (/* binding */ locator)
/* harmony export */ });
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5218);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57357);


/** Finds lines and columns in the scanned files. A place in a file that was not scanned is a defect and throws. */
function locator(files) {
    const known = new Map();
    return ({ file, span }) => {
        const source = files.get(file);
        if (source === undefined)
            throw new Error(`no text of ${file}`);
        const positions = known.get(file) ?? (0,_model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q)(source.text);
        known.set(file, positions);
        return positions(span);
    };
}
/** Texts of files at hand. */
function textsOf(files) {
    const locate = locator(files);
    const textOf = (file) => files.get(file)?.text ?? '';
    return {
        locate,
        isMarked: (file) => textOf(file).startsWith('\uFEFF'),
        fix: (at, edit) => (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFix */ .D)(at, edit, textOf(at.file), locate),
    };
}


/***/ })

};
