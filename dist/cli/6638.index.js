export const id = 6638;
export const ids = [6638];
export const modules = {

/***/ 47770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ mirroredImage),
/* harmony export */   v: () => (/* binding */ mirrorsOfImage)
/* harmony export */ });
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34457);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15759);


const indexOf = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberedFor */ .q)((mirrors) => {
    const byPrefix = new Map();
    const byOriginal = new Map();
    for (const [order, [prefix, original]] of Object.entries(mirrors).entries()) {
        const mirror = { prefix: withoutSlash(prefix), original: withoutSlash(original), order };
        if (mirror.prefix === '')
            continue;
        if (!byPrefix.has(mirror.prefix))
            byPrefix.set(mirror.prefix, mirror);
        (0,_groups_js__WEBPACK_IMPORTED_MODULE_1__/* .addToGroup */ .M)(byOriginal, mirror.original, mirror);
    }
    return { byPrefix, byOriginal };
});
function mirroredImage(image, mirrors) {
    const { byPrefix } = indexOf(mirrors);
    if (byPrefix.size === 0)
        return image;
    const name = `${image.registry}/${image.repository}`;
    const mirror = partsOf(name)
        .flatMap((part) => byPrefix.get(part) ?? [])
        .at(-1);
    if (mirror === undefined)
        return image;
    const rest = name.slice(mirror.prefix.length + 1);
    const [registry = '', ...path] = [...mirror.original.split('/'), ...(rest === '' ? [] : [rest])];
    if (path.length === 0)
        return image;
    const implied = registry === 'docker.io' && path.length === 1 && !rest.includes('/') ? ['library'] : [];
    return { ...image, registry, repository: [...implied, ...path].join('/') };
}
function mirrorsOfImage(image, mirrors) {
    const { byOriginal } = indexOf(mirrors);
    const name = `${image.registry}/${image.repository}`;
    const candidates = partsOf(name).flatMap((part) => byOriginal.get(part) ?? []);
    return candidates
        .sort((a, b) => a.order - b.order)
        .flatMap(({ prefix, original }) => {
        const [registry = '', ...path] = `${prefix}${name.slice(original.length)}`.split('/');
        const mirror = { ...image, registry, repository: path.join('/') };
        const back = mirroredImage(mirror, mirrors);
        return path.length > 0 && `${back.registry}/${back.repository}` === name ? [mirror] : [];
    });
}
function partsOf(name) {
    return [...[...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index)), name];
}
function withoutSlash(prefix) {
    return prefix.replace(/\/$/, '');
}


/***/ }),

/***/ 82692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _x: () => (/* binding */ unknownArgument),
/* harmony export */   jV: () => (/* binding */ buildsOf),
/* harmony export */   l9: () => (/* binding */ literalArgument),
/* harmony export */   or: () => (/* binding */ maxBuilds),
/* harmony export */   wJ: () => (/* binding */ interpolatedArguments)
/* harmony export */ });
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23948);
/* harmony import */ var _syntax_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83976);


const maxBuilds = 200;
const maxValueLength = 4096;
function literalArgument(name, file, text) {
    const { value, span, exact, unclear } = text;
    if (unclear !== undefined)
        return unknownArgument(name, file, text, unclear);
    if (value.length > maxValueLength)
        return unknownArgument(name, file, text, _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolved */ .II.tooManyVariables);
    const noPlace = exact ? {} : { noPlace: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .notPinnable */ .bP.passedIndirectly(name) };
    return { name, file, span, value: { text: value, ...noPlace } };
}
function unknownArgument(name, file, { span }, why) {
    return { name, file, span, value: { why } };
}
function interpolatedArguments(name, file, text, valuesOf) {
    const { value, exact } = text;
    if (!value.includes('$') || text.unclear !== undefined)
        return [literalArgument(name, file, text)];
    const lookup = (variable) => valuesOf(variable).at(-1)?.value;
    const expansion = (0,_syntax_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .expand */ .f)(value, lookup);
    if (expansion.kind === 'unknown')
        return [unknownArgument(name, file, text, expansion.detail)];
    const resolved = literalArgument(name, file, { ...text, value: expansion.value, exact: false });
    const whole = exact ? (0,_syntax_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeVariable */ .o)(value) : undefined;
    const fallback = whole?.fallback;
    if (fallback === undefined || fallback.text.includes('$'))
        return [resolved];
    const start = text.span.start + fallback.offset;
    const span = { start, end: start + fallback.text.length };
    const byDefault = literalArgument(name, file, { value: fallback.text, span, exact: true });
    return lookup(whole?.name ?? '') ? [resolved, byDefault] : [byDefault];
}
function buildsOf(args) {
    const byName = new Map();
    for (const one of args) {
        const known = byName.get(one.name);
        if (known === undefined)
            byName.set(one.name, [one]);
        else
            known.push(one);
    }
    const values = [...byName.values()];
    const most = values.reduce((count, { length }) => Math.max(count, length), 0);
    return Array.from({ length: Math.min(most, maxBuilds + 1) }, (_, index) => values.flatMap((one) => one[index] ?? one[0] ?? []));
}


/***/ }),

/***/ 39276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ scanDockerfile),
  A: () => (/* binding */ wholeFile)
});

// EXTERNAL MODULE: ./lib/scan/reasons.js
var reasons = __webpack_require__(23948);
// EXTERNAL MODULE: ./lib/scan/syntax/templates.js + 2 modules
var templates = __webpack_require__(25157);
// EXTERNAL MODULE: ./lib/model/position.js
var position = __webpack_require__(5218);
;// CONCATENATED MODULE: ./lib/scan/dockerfile/characters.js
const space = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
const separator = /[\t\v\f\r ]/;
function isSpace(char) {
    return char !== undefined && space.test(char);
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



const known = new Set(['syntax', 'escape', 'check']);
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
    const from = text.startsWith('#!', start) ? (0,position/* endOfLine */.vT)(text, start) + 1 : start;
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
    if (assigned === null || !known.has(name))
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
        const end = (0,position/* endOfLine */.vT)(text, at);
        yield { start: at, end };
        at = end + 1;
    }
}
function withoutReturns(text, { start, end }) {
    let last = end;
    while (last > start && text[last - 1] === '\r')
        last -= 1;
    return last;
}

// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
// EXTERNAL MODULE: ./lib/model/mirror.js
var mirror = __webpack_require__(47770);
;// CONCATENATED MODULE: ./lib/scan/dockerfile/frontend.js



const frontends = /^docker\/dockerfile(?:-upstream)?$/;
const beforeHeredocs = /^(?:0|1\.[0-3])(?:$|\.|-(?!labs))/;
const syntaxArgument = 'BUILDKIT_SYNTAX';
function frontendIn(syntax, hasHeredocs, file, place, mirrors) {
    if (syntax === undefined)
        return { occurrences: [] };
    const { value, start, end } = syntax;
    const span = { start, end };
    const problem = { file: file.path, span: place.outer(span), message: reasons/* unscanned */.Mq.frontend(value) };
    const parsed = (0,model_image/* parseImage */.zZ)(value);
    if (parsed.kind === 'invalid')
        return { occurrences: end > start ? [place.opaque(span, 'invalid', parsed.why)] : [], problem };
    const occurrences = [place.written(span, value)];
    return isKnownFrontend(parsed.image, hasHeredocs, mirrors) ? { occurrences } : { occurrences, problem };
}
function isKnownFrontend(image, hasHeredocs, mirrors) {
    const { registry, repository, tag = '' } = (0,mirror/* mirroredImage */.o)(image, mirrors);
    const isOwn = registry === 'docker.io' && frontends.test(repository);
    return isOwn && !(hasHeredocs && beforeHeredocs.test(tag));
}

// EXTERNAL MODULE: ./lib/scan/build-arguments.js
var build_arguments = __webpack_require__(82692);
// EXTERNAL MODULE: ./lib/scan/occurrence.js
var occurrence = __webpack_require__(75096);
// EXTERNAL MODULE: ./lib/scan/pin-place.js
var pin_place = __webpack_require__(13052);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
;// CONCATENATED MODULE: ./lib/scan/dockerfile/definitions.js
const nothingPassed = { args: new Map(), isUsed: false };

// EXTERNAL MODULE: ./lib/scan/dockerfile/lexer-types.js
var lexer_types = __webpack_require__(49966);
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
    return (0,compact/* compact */.o)({
        automatic: first.automatic ?? second.automatic,
        parameter: first.parameter ?? second.parameter,
        branches: first.branches || second.branches ? true : undefined,
        passed: bothOf(first.passed, second.passed),
    });
}
function bothOf(first, second) {
    if (first === undefined || second === undefined)
        return first ?? second;
    return [...new Set([...first, ...second])];
}
function isContiguous({ at }) {
    const [first = -1] = at;
    return first >= 0 && at.every((offset, index) => offset === first + index);
}
function isSame(one, other) {
    return one.text === other.text && one.at.every((offset, index) => offset === other.at[index]);
}
function beginsIn({ at }, word) {
    const offset = at[0] ?? -1;
    return offset >= (word.at[0] ?? 0) && offset <= (word.at.at(-1) ?? -1);
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
        throw new lexer_types/* WordError */.N(`\`${operator}\` is not an operator of a variable`);
    if (isUnset)
        throw new lexer_types/* WordError */.N(reasons/* unresolved */.II.mustBeSet(name, word.text), isOpen);
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
        throw new lexer_types/* WordError */.N('a pattern has an invalid escape');
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




const maxDepth = 200;
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
        if (this.depth > maxDepth)
            throw new lexer_types/* LimitError */.o('variables are nested too deeply');
        const outer = this.isRaw;
        this.isRaw = isRaw;
        const parts = [];
        const words = new Words(this.unfinished);
        for (let char = this.cursor.peek(); char !== undefined && char !== stop; char = this.cursor.peek())
            parts.push(this.part(char, words));
        if (stop !== undefined && this.cursor.peek() === undefined)
            throw new lexer_types/* WordError */.N(`a closing \`${stop}\` is missing`);
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
                throw new lexer_types/* WordError */.N(`a closing \`${quote}\` is missing`);
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
            throw new lexer_types/* WordError */.N('a variable has no name');
        const name = this.cursor.run(variableName).text;
        const value = this.lookedUp(name);
        const operator = this.cursor.take(1).text;
        if (operator === '')
            throw new lexer_types/* WordError */.N('a closing `}` is missing');
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
            throw new lexer_types/* WordError */.N(`\`${operator}\` is not an operator of a variable`);
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

;// CONCATENATED MODULE: ./lib/scan/dockerfile/platform-arguments.js
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

;// CONCATENATED MODULE: ./lib/scan/dockerfile/environment.js







const automaticEntries = new Map(Object.entries(automatic).map(([name, text]) => {
    const branches = name === 'TARGETSTAGE' ? { branches: true } : {};
    return [name, { value: { ...unwritten(text), automatic: name, ...branches } }];
}));
class Environment {
    token;
    pay;
    passing;
    definitions = [];
    refused;
    entries = new Map(automaticEntries);
    constructor(globals, token, pay, passing = nothingPassed) {
        this.token = token;
        this.pay = pay;
        this.passing = passing;
        for (const name of automaticEntries.keys())
            this.override(name);
        for (const argument of globals) {
            if (!this.override(argument.name))
                this.declare(argument);
            this.mark(argument.name);
        }
    }
    override(name) {
        const argument = this.passing.isUsed ? this.passing.args.get(name) : undefined;
        if (argument === undefined)
            return false;
        const passed = [argument];
        const { value } = argument;
        const unknown = { ...unwritten(''), unset: true, parameter: name, passed };
        this.entries.set(name, { value: 'why' in value ? unknown : { ...unwritten(value.text), passed } });
        return true;
    }
    mark(name) {
        const argument = this.passing.args.get(name);
        const entry = this.entries.get(name);
        if (argument === undefined || entry === undefined)
            return;
        const { value, definition } = entry;
        const passed = [...new Set([...(value.passed ?? []), argument])];
        this.entries.set(name, { value: { ...value, passed }, ...(0,compact/* compact */.o)({ definition }) });
    }
    expand(word) {
        const used = new Set();
        const last = /^\$\{?([\p{L}\p{Nd}_]+)/u.exec(word.text.slice(word.text.lastIndexOf('$')))?.[1] ?? '';
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
            return {
                value,
                used,
                last,
                hasVariables,
                hasPatterns,
                ...(undeclared === undefined ? {} : { undeclared }),
            };
        }
        catch (error) {
            const isLimit = error instanceof lexer_types/* LimitError */.o;
            if (!isLimit && !(error instanceof lexer_types/* WordError */.N))
                throw error;
            const isUnset = error instanceof lexer_types/* WordError */.N && error.isUnset;
            const value = { ...unwritten(''), ...unsure };
            return { value, why: error.message, isUnset, isLimit, used, last, hasVariables, hasPatterns: false };
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
            this.fail(name, value.at[0], expansion, expansion.why);
        else
            this.define(name, value, expansion);
    }
    define(name, written, expansion) {
        const { value, used, last, hasVariables, hasPatterns } = expansion;
        for (const one of used) {
            if (hasPatterns || !isSame(one.value, value) || !one.names.has(last))
                one.isPart = true;
            if (hasPatterns)
                one.isMatched = true;
        }
        const alias = [...used].find((one) => one.isLiteral && one.names.has(last) && isSame(one.value, value));
        const definition = alias ?? {
            name,
            names: new Set(),
            value,
            written,
            isLiteral: !hasVariables,
            isPart: false,
            isMatched: false,
            users: 0,
        };
        definition.names.add(name);
        if (alias === undefined)
            this.definitions.push(definition);
        this.entries.set(name, { value, definition });
    }
    fail(name, offset, expansion, why) {
        const { value, isUnset, isLimit } = expansion;
        const isOpen = isUnset && value.parameter !== undefined;
        if (!isOpen)
            this.refused ??= {
                message: isLimit
                    ? reasons/* unscanned */.Mq.dockerfileLimit(why)
                    : reasons/* unscanned */.Mq.dockerfile(`ARG ${name.slice(0, 40)}: ${why}`),
                ...(0,compact/* compact */.o)({ offset }),
            };
        this.entries.set(name, { value: { ...value, unset: true, parameter: value.parameter ?? name } });
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/passed.js







function imagesOfBuilds(file, builds, pay) {
    const tooMany = builds.length > build_arguments/* maxBuilds */.or;
    const found = builds.slice(0, build_arguments/* maxBuilds */.or).flatMap((build) => imagesOfBuild(file, build, pay));
    return {
        occurrences: found.flatMap(({ occurrence }) => occurrence),
        problems: [
            ...found.flatMap(({ problem }) => problem ?? []),
            ...(tooMany ? [{ file: file.path, message: reasons/* unscanned */.Mq.tooManyBuilds(build_arguments/* maxBuilds */.or) }] : []),
        ],
    };
}
function imagesOfBuild(file, build, pay) {
    const { globals, froms } = file.reading;
    const args = new Map(build.map((one) => [one.name, one]));
    const environment = new Environment(globals, file.token, pay, { args, isUsed: true });
    const stages = new Set();
    const bases = froms.flatMap(({ image, stage }) => {
        const expansion = environment.expand(image);
        const { text, branches } = expansion.value;
        const isStage = stages.has(text) || text === 'scratch';
        if (stage !== undefined)
            stages.add(stage);
        return isStage && !branches ? [] : baseOf(file, expansion);
    });
    const frontend = args.get(syntaxArgument);
    return [...bases, ...(frontend === undefined ? [] : [frontendOf(file, frontend)])];
}
function baseOf({ path }, expansion) {
    const { value, why, isUnset, isLimit } = expansion;
    const { passed = [] } = value;
    const [argument] = passed;
    if (argument === undefined)
        return [];
    for (const one of passed)
        if ('why' in one.value)
            return [{ occurrence: opaque(one, one.value.why) }];
    const isOpen = why === undefined || isUnset === true;
    if (isOpen && value.automatic !== undefined)
        return [{ occurrence: opaque(argument, reasons/* unresolved */.II.setByBuild(value.automatic)) }];
    const parsed = (0,model_image/* parseImage */.zZ)(value.text);
    if (isOpen && parsed.kind === 'image')
        return [{ occurrence: imageAt(argument, expansion, path) }];
    if (isOpen && value.parameter !== undefined)
        return [{ occurrence: opaque(argument, reasons/* unresolved */.II.noDefault(value.parameter)) }];
    const wrong = why ?? (parsed.kind === 'invalid' ? parsed.why : '');
    const { file, span, name } = argument;
    const message = isLimit
        ? reasons/* unscanned */.Mq.dockerfileLimit(wrong)
        : reasons/* unscanned */.Mq.passedRefused(name, path, value.text, wrong);
    return [
        {
            occurrence: (0,occurrence/* opaqueAt */.NV)(file, span, isLimit ? 'variable' : 'invalid', wrong),
            problem: { file: file.path, span, message },
        },
    ];
}
function imageAt(argument, { value, hasPatterns }, path) {
    const { file, span, value: given } = argument;
    const isWhole = 'text' in given && given.text === value.text && value.at.every((offset) => offset < 0);
    if (!isWhole || hasPatterns || value.passed?.length !== 1)
        return (0,occurrence/* resolvedAt */.MJ)(file, span, value.text, reasons/* notPinnable */.bP.passedInPart(path));
    return wholeAt(argument, value.text, given.noPlace);
}
function wholeAt({ file, span }, text, noPlace) {
    return noPlace === undefined ? (0,occurrence/* occurrenceAt */.d_)(file, span, text) : (0,occurrence/* resolvedAt */.MJ)(file, span, text, noPlace);
}
function opaque({ file, span }, why) {
    return (0,occurrence/* opaqueAt */.NV)(file, span, 'variable', why);
}
function frontendOf({ reading, mirrors }, argument) {
    const { file, span, value } = argument;
    if ('why' in value)
        return { occurrence: opaque(argument, value.why) };
    const [name = ''] = value.text.trim().split(' ');
    const noPlace = name === value.text ? value.noPlace : reasons/* notPinnable */.bP.passedIndirectly(syntaxArgument);
    const occurrence = wholeAt(argument, name, noPlace);
    if (occurrence.kind === 'image' && isKnownFrontend(occurrence.image, reading.hasHeredocs, mirrors))
        return { occurrence };
    return { occurrence, problem: { file: file.path, span, message: reasons/* unscanned */.Mq.frontend(name) } };
}
function overridable(one, passed = []) {
    const [argument] = passed;
    if (argument === undefined || one.pin.kind === 'refused')
        return one;
    return { ...one, pin: (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.passed(argument.name, argument.file.path)) };
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

const digestLength = 'sha256:'.length + 64;
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
    take(offset, lead) {
        const line = this.lineAt(offset);
        if (line === undefined)
            return true;
        const length = lead.length + digestLength;
        if (line.bytes + length > maxLineBytes)
            return false;
        line.bytes += length;
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

;// CONCATENATED MODULE: ./lib/scan/dockerfile/name-parts.js

function tagIn(name) {
    const { colon } = boundsOf(name);
    return colon < 0 ? undefined : slice(name, colon + 1);
}
function endStart(name) {
    return boundsOf(name).start;
}
function hasOwnEnd(word, name, source) {
    const [first = 0, last = -1] = [word.at[0], word.at.at(-1)];
    const { start, colon, end } = boundsOf(name);
    const isOwn = name.at.slice(start, end).every((offset) => offset >= first && offset <= last);
    const from = name.at[start];
    if (!isOwn || from === undefined)
        return false;
    const lastOfName = name.at[end - 1] ?? from;
    const within = source.slice(from, lastOfName + 1);
    const digest = name.at[end];
    if (source.slice(lastOfName + 1, last + 1).includes('$'))
        return false;
    if (digest !== undefined && source.slice(lastOfName + 1, digest).includes('}'))
        return false;
    const isNamedAlone = colon >= 0 || digest !== undefined || pathStart.test(source.slice(first, from));
    if (!/[${}]/.test(within))
        return isNamedAlone;
    const [ofColon, ofTag] = [name.at[colon], name.at[colon + 1]];
    if (colon < 0 || ofColon === undefined || ofTag === undefined)
        return false;
    const isPlain = !/[${}]/.test(source.slice(from, ofColon) + source.slice(ofTag, lastOfName + 1));
    return isPlain && tagDefault.test(source.slice(ofColon, ofTag));
}
function hasOwnPath(word, name, source) {
    const { start, colon, end } = boundsOf(name);
    const own = slice(name, start, colon < 0 ? end : colon);
    const [from, to] = [own.at[0], own.at.at(-1)];
    if (from === undefined || to === undefined || !beginsIn(own, word))
        return false;
    return to >= from && !/[${}]/.test(source.slice(from, to + 1));
}
const pathStart = /(?:^|\/)["']*(?:\$\{\w+:?[-+]["']*)*$/;
const tagDefault = /^:\$\{\w+:?-$/;
function boundsOf({ text }) {
    const at = text.indexOf('@');
    const end = at < 0 ? text.length : at;
    const start = text.lastIndexOf('/', end - 1) + 1;
    const colon = text.indexOf(':', start);
    return { start, colon: colon < end ? colon : -1, end };
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/place.js






const sameOffsets = { start: (index) => index, end: (index) => index };
const filler = /\uE000/;
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
    hasOwnEnd(word, name) {
        return hasOwnEnd(word, name, this.text);
    }
    hasOwnPath(word, name) {
        return hasOwnPath(word, name, this.text);
    }
    isTemplated(word, text) {
        return this.isCovered && (filler.test(text) || filler.test(this.textOf(this.spanOf(word))));
    }
    templated(span) {
        const { start, end } = this.outer(span);
        return this.opaque(span, 'template', reasons/* unresolved */.II.template(this.file.text.slice(start, end)));
    }
    opaque(span, why, detail) {
        return (0,occurrence/* opaqueAt */.NV)(this.file, this.outer(span), why, detail);
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
        const lead = at < 0 && !/:[^/]*$/.test(name) ? (0,model_image/* digestLead */.PA)({}) : '@';
        const pin = { kind: 'place', lead, span: { start, end: span.end } };
        return this.image(span, name, isPlain ? pin : (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.escapes));
    }
    outerPin(pin) {
        if (pin.kind === 'refused')
            return pin;
        const { start, end } = pin.span;
        if (start === end) {
            const at = this.offsets.end(end);
            return this.room.take(start, pin.lead)
                ? { ...pin, span: { start: at, end: at } }
                : (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.longLine);
        }
        const span = this.outer(pin.span);
        const isWritten = this.file.text.slice(span.start, span.end) === this.text.slice(start, end);
        return isWritten ? { ...pin, span } : (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.escapes);
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/arguments.js

function jsonList({ text, rest }) {
    const start = skipSpace(text, rest.start, rest.end);
    if (text[start] !== '[' || start === rest.end)
        return undefined;
    const list = parsed(text.slice(start, rest.end));
    if (!Array.isArray(list))
        return undefined;
    if (list.every((one) => typeof one === 'string'))
        return list;
    return hasInfinity(list) ? undefined : 'mixed';
}
function parsed(json) {
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
        if (error instanceof lexer_types/* WordError */.N)
            return false;
        throw error;
    }
}
function wordsOf(line, pay) {
    try {
        return lex({ text: line, at: [] }, { ...rules, rawQuotes: true, rawEscapes: true }, unset, pay).words;
    }
    catch (error) {
        if (error instanceof lexer_types/* WordError */.N)
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
        throw new lexer_types/* WordError */.N('the name of a heredoc is ambiguous');
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

;// CONCATENATED MODULE: ./lib/scan/dockerfile/stage-variables.js


const mention = /(?:\$\{?[!#]?(?:env:)?|%)([a-z_]\w*)/gi;
const harmless = new Set(['label', 'arg', 'from']);
class StageVariables {
    text;
    declared = new Set();
    used = new Set();
    begin;
    constructor(text) {
        this.text = text;
    }
    add(command, offset, token) {
        this.search(offset);
        const { keyword } = command;
        const inner = keyword === 'onbuild'
            ? commandIn({ text: command.text, offset: (index) => index }, command.rest, token)
            : command;
        if (inner.keyword === 'arg')
            for (const { start, end } of quotedArguments(inner, token)) {
                const [name = ''] = inner.text.slice(start, end).split('=', 1);
                this.declared.add(name);
            }
        this.begin = harmless.has(inner.keyword) ? undefined : offset;
    }
    end() {
        this.search(this.text.length);
    }
    search(end) {
        if (this.begin === undefined)
            return;
        for (const [, name = ''] of this.text.slice(this.begin, end).matchAll(mention))
            this.used.add(name);
        this.begin = undefined;
    }
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
    stageNames;
    hasHeredocs = false;
    refusal;
    open;
    constructor(text, token, pay) {
        this.text = text;
        this.token = token;
        this.pay = pay;
        this.stageNames = new StageVariables(text);
    }
    read() {
        const lines = new Lines(this.text, this.token);
        for (let line = lines.logical(); line !== undefined; line = lines.logical()) {
            const offset = line.offset(0);
            const command = commandIn(line, { start: 0, end: line.text.length }, this.token);
            try {
                this.refuse(whyRefused(command, this.token, this.pay) ?? this.misplaced(command), offset);
                if (this.froms.length > 0)
                    this.stageNames.add(command, offset, this.token);
                this.instruction(command, line);
                const open = this.skipHeredocs(command, line, lines);
                if (open !== undefined)
                    this.open = { message: reasons/* unscanned */.Mq.openHeredoc(open), offset };
            }
            catch (error) {
                if (!(error instanceof lexer_types/* WordError */.N || error instanceof lexer_types/* LimitError */.o))
                    throw error;
                if (error instanceof lexer_types/* LimitError */.o)
                    this.refusal ??= { message: reasons/* unscanned */.Mq.dockerfileLimit(error.message), offset };
                else
                    this.refuse(error.message, offset);
            }
        }
        if (lines.tooLong !== undefined)
            this.refuse('a line is longer than 65535 bytes', lines.tooLong);
        if (this.froms.length === 0)
            this.refuse('it has no FROM', undefined);
        const { globals, froms, sources, stageNames, hasHeredocs, refusal, open } = this;
        stageNames.end();
        return {
            ...{ globals, froms, sources, stageNames, hasHeredocs },
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
            for (const one of sourcesOf(command, line, false))
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
        for (const one of sourcesOf(inner, line, true))
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
function sourcesOf({ keyword, flags }, line, isTrigger) {
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

;// CONCATENATED MODULE: ./lib/scan/dockerfile/homes.js



class Homes {
    stageNames;
    definitions;
    starts;
    constructor(environment, stageNames) {
        this.stageNames = stageNames;
        const written = environment.definitions.filter((one) => one.written.text !== '');
        this.definitions = written.toSorted((a, b) => begin(a) - begin(b));
        this.starts = this.definitions.map(begin);
    }
    count({ value, used, last, hasPatterns }, isImage) {
        const users = new Set([...used, ...this.sourcesOf(value)]);
        for (const one of users) {
            one.users += 1;
            const isEnd = isImage && !hasPatterns && one.names.has(last);
            const role = isEnd ? roleOf(one, value) : undefined;
            if (role === undefined || (one.role ?? role) !== role)
                one.isPart = true;
            else
                one.role = role;
            if (hasPatterns)
                one.isMatched = true;
        }
    }
    homeOf(value) {
        const found = this.at(value.at[0] ?? -1);
        return found?.isLiteral && this.isHome(found, value, false) ? found : undefined;
    }
    endOf(value) {
        const whole = this.atEnd(value);
        if (whole !== undefined && this.isHome(whole, value, false))
            return whole;
        const tag = tagIn(value);
        const found = tag && this.at(tag.at[0] ?? -1);
        return tag && found?.isLiteral && this.isHome(found, tag, true) ? found : undefined;
    }
    usedByCommands(value) {
        const found = this.atEnd(value);
        if (found === undefined || found.isPart)
            return undefined;
        const isWhole = isSame(found.value, value);
        return this.isUsed(found, !isWhole) ? found.name : undefined;
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
        if (owner === undefined || owner.users <= 1 || !owner.isPart)
            return digest;
        return { why: reasons/* notPinnable */.bP.digestShared(owner.name) };
    }
    atEnd(value) {
        return this.at(value.at[endStart(value)] ?? -1) ?? this.at(tagIn(value)?.at[0] ?? -1);
    }
    isHome(found, value, isTag) {
        return !found.isPart && isSame(found.value, value) && !this.isUsed(found, isTag);
    }
    isUsed({ names }, isTag) {
        const { declared, used } = this.stageNames;
        return [...names].some((name) => isTag ? declared.has(name) || used.has(name) : declared.has(name) && used.has(name));
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
function roleOf({ value }, name) {
    if (isSame(value, name))
        return 'name';
    const tag = tagIn(name);
    if (tag === undefined || !isSame(value, tag))
        return undefined;
    return `tag of ${name.text.slice(0, name.text.length - tag.text.length)}`;
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
function expandedPin(place, homes, { value, hasPatterns }, word) {
    const digest = homes.digestOf(value);
    if (digest !== undefined && 'why' in digest)
        return (0,pin_place/* refused */.J)(digest.why);
    if (digest !== undefined && !beginsIn(digest, word))
        return { kind: 'place', lead: '@', span: place.spanOf(digest) };
    const end = value.text.length - (digest?.text.length ?? 0);
    if (!hasPatterns && place.hasOwnEnd(word, value))
        return pinOf(place, homes, value, (value.at[end - 1] ?? -1) + 1);
    const home = digest === undefined && !hasPatterns ? homes.endOf(value) : undefined;
    const name = value.text.slice(0, end);
    if (home !== undefined && (place.hasOwnEnd(home.written, value) || place.hasOwnPath(word, value)))
        return pinOf(place, homes, value, (value.at[end - 1] ?? -1) + 1);
    const user = homes.usedByCommands(value);
    if (user !== undefined)
        return (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.usedByCommands(user, name));
    return (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.behindVariable(name, digest !== undefined));
}
function pinOf(place, homes, value, end) {
    const digest = homes.digestOf(value);
    if (digest === undefined) {
        const lead = tagIn(value) === undefined ? (0,model_image/* digestLead */.PA)({}) : '@';
        return { kind: 'place', lead, span: { start: end, end } };
    }
    if ('why' in digest)
        return { kind: 'refused', why: digest.why };
    return { kind: 'place', lead: '@', span: place.spanOf(digest) };
}

// EXTERNAL MODULE: ./lib/scan/placeholders.js
var placeholders = __webpack_require__(74099);
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
        if ((0,placeholders/* isPlaceholder */.w)(raw) && !singleWord.test(raw))
            return this.place.opaque(span, 'template', reasons/* unresolved */.II.placeholder(raw));
        this.add(reasons/* unscanned */.Mq.notAnImage(raw, why), span);
        return occurrence;
    }
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/sources.js




function sourcesIn(sources, stages, stageCount, context) {
    return sources.flatMap((source) => {
        const { text } = source.name;
        const index = indexOf(text);
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
function indexOf(text) {
    if (!/^[-+]?[0-9]+$/.test(text))
        return undefined;
    const digits = text.replace(/^[-+]?0*/, '') || '0';
    if (digits.length > 19 || BigInt(digits) >= 2n ** 63n)
        return undefined;
    return text.startsWith('-') && digits !== '0' ? -1 : Number(digits);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile/references.js









function referencesIn(reading, token, place, pay, passable) {
    const environment = new Environment(reading.globals, token, pay, { args: passable, isUsed: false });
    const refusals = new Refusals(place);
    const homes = new Homes(environment, reading.stageNames);
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
    const refused = environment.refused ?? refusals.first;
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
        if (!hasVariables)
            return literalImage(this.place, this.homes, value);
        const isInline = isVariable.test(this.place.textOf(span)) && isContiguous(value) && beginsIn(value, image);
        const at = isInline ? this.place.spanOf(value) : span;
        const found = this.place.image(at, value.text, expandedPin(this.place, this.homes, expansion, image));
        return overridable(found, value.passed);
    }
}
const isVariable = /^\$\{.*\}$/s;

// EXTERNAL MODULE: ./lib/scan/dockerfile/work.js
var work = __webpack_require__(23479);
;// CONCATENATED MODULE: ./lib/scan/dockerfile/dockerfile.js









function scanDockerfile(file, embedded, isTemplate, context = {}) {
    const scan = read(file, embedded, embedded.isCovered === true, context);
    if (scan.problems.length === 0)
        return scan;
    const text = (0,templates/* coverTemplates */.Jf)(embedded.text);
    if (text === embedded.text)
        return scan;
    const covered = read(file, { ...embedded, text }, true, context);
    return isTemplate ? covered : { ...scan, occurrences: covered.occurrences };
}
function wholeFile({ text }) {
    return { text, offsets: sameOffsets };
}
function read(file, { text, offsets, pay = (0,work/* workOf */.L)(text.length) }, isCovered, { builds = [], mirrors = {} }) {
    const place = new DockerfilePlace(file, text, offsets, isCovered);
    const directives = directivesIn(text);
    const { escape: token, syntax } = directives;
    const reading = readingOf(text, token, pay);
    const frontend = frontendIn(syntax, reading.hasHeredocs, file, place, mirrors);
    const passable = new Map(builds.flat().map((one) => [one.name, one]));
    const { occurrences, refused } = referencesIn(reading, token, place, pay, passable);
    const built = { path: file.path, reading, token, mirrors };
    const passed = imagesOfBuilds(built, builds, pay);
    const found = [...frontend.occurrences, ...dockerfile_joined(occurrences)];
    if (frontend.problem !== undefined)
        return { occurrences: found, problems: [frontend.problem], passed };
    const isDockerfile = reading.froms.length > 0 || found.length > 0;
    const first = directives.refused === undefined ? undefined : { message: reasons/* unscanned */.Mq.dockerfile(directives.refused) };
    const refusal = first ?? reading.open ?? reading.refusal ?? refused;
    const problems = refusal === undefined || !isDockerfile ? [] : [problemOf(file, refusal, place)];
    return { occurrences: found, problems, passed };
}
function problemOf(file, { message, offset }, place) {
    const span = offset === undefined ? {} : { span: place.outer({ start: offset, end: offset }) };
    return { file: file.path, message, ...span };
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


/***/ }),

/***/ 49966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ WordError),
/* harmony export */   o: () => (/* binding */ LimitError)
/* harmony export */ });
class WordError extends Error {
    isUnset;
    constructor(message, isUnset = false) {
        super(message);
        this.isUnset = isUnset;
    }
}
class LimitError extends Error {
}


/***/ }),

/***/ 23479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ workOf)
/* harmony export */ });
/* harmony import */ var _lexer_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49966);

const maxWork = 40_000_000;
function workOf(length) {
    let left = Math.min(maxWork, 4_000_000 + 64 * length);
    const over = new _lexer_types_js__WEBPACK_IMPORTED_MODULE_0__/* .LimitError */ .o('its variables take too much work to expand');
    return (steps) => {
        left -= steps;
        if (left < 0)
            throw over;
    };
}


/***/ }),

/***/ 36638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dockerfile: () => (/* binding */ dockerfile)
/* harmony export */ });
/* harmony import */ var _dockerfile_dockerfile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39276);

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
    scan(file, _, context) {
        const { passed, ...scan } = (0,_dockerfile_dockerfile_js__WEBPACK_IMPORTED_MODULE_0__/* .scanDockerfile */ .Y)(file, (0,_dockerfile_dockerfile_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeFile */ .A)(file), template.test(file.path), context);
        const all = [...scan.occurrences, ...passed.occurrences];
        if (!otherLanguage.test(file.path))
            return { occurrences: all, problems: [...scan.problems, ...passed.problems] };
        const valid = all.filter((one) => one.kind !== 'opaque' || one.why !== 'invalid');
        return { occurrences: valid, problems: passed.problems };
    },
};


/***/ }),

/***/ 83976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ expand),
/* harmony export */   o: () => (/* binding */ wholeVariable)
/* harmony export */ });
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23948);

const maxDepth = 8;
const maxSteps = 200;
const maxValueLength = 4096;
const variable = /^\$(?:(?<bare>[A-Za-z_]\w*)|\{(?<name>[A-Za-z_]\w*)(?<rest>[\s\S]*)\})$/;
function expand(text, lookup) {
    return expandAll(text, lookup, 0, { steps: maxSteps });
}
function expandAll(text, lookup, depth, left) {
    if (depth > maxDepth)
        return { kind: 'unknown', detail: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolved */ .II.nestedVariables };
    let value = '';
    let rest = text;
    for (let dollar = rest.indexOf('$'); dollar >= 0; dollar = rest.indexOf('$')) {
        value += rest.slice(0, dollar);
        left.steps -= 1;
        if (left.steps < 0 || value.length > maxValueLength)
            return { kind: 'unknown', detail: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolved */ .II.tooManyVariables };
        const end = endOfVariable(rest, dollar);
        if (end === undefined)
            return { kind: 'unknown', detail: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolved */ .II.notAVariable(rest.slice(dollar)) };
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
        return { kind: 'unknown', detail: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolved */ .II.notAVariable(text) };
    const declared = lookup(name);
    const dash = /^:?-/.exec(rest)?.[0];
    if (rest !== '' && dash === undefined) {
        return { kind: 'unknown', detail: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolved */ .II.dependsOnSet(text, name) };
    }
    if ((declared?.length ?? 0) > maxValueLength)
        return { kind: 'unknown', detail: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolved */ .II.tooManyVariables };
    if (declared !== undefined && declared !== '')
        return expandAll(declared, lookup, depth + 1, left);
    if (dash !== undefined)
        return expandAll(rest.slice(dash.length), lookup, depth + 1, left);
    return { kind: 'unknown', detail: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolved */ .II.noDefault(name) };
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


/***/ })

};
