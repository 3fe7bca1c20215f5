export const id = 3573;
export const ids = [3573];
export const modules = {

/***/ 91406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  waive: () => (/* binding */ waive)
});

// EXTERNAL MODULE: ./lib/configure.js + 1 modules
var configure = __webpack_require__(32918);
// EXTERNAL MODULE: ./lib/host/local.js
var local = __webpack_require__(94921);
// EXTERNAL MODULE: ./lib/inputs/policy-inputs.js
var policy_inputs = __webpack_require__(98957);
// EXTERNAL MODULE: ./lib/model/instant.js
var instant = __webpack_require__(49828);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./lib/policy/append.js
// A new waiver in a policy file: one insertion, every other byte stays.

/** The text with the waiver at the end of `waivers`, or why this file has no place for it. `text` is a valid policy. */
function appendWaiver(text, waiver) {
    for (const style of ['PLAIN', 'QUOTE_DOUBLE']) {
        const result = inserted(text, entryText(waiver, style), waiver);
        if (result !== undefined && holds(result, text, waiver))
            return { text: result };
    }
    return { refused: 'its `waivers` are written in a way that cannot be extended; add the entry by hand' };
}
function inserted(text, entry, waiver) {
    const document = (0,dist/* parseDocument */.Tp)(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' });
    const insertion = insertionFor(text, document.contents, entry, waiver);
    if (insertion === undefined)
        return undefined;
    const lineEnd = /\r\n/.test(text) ? '\r\n' : '\n';
    const { offset } = insertion;
    return text.slice(0, offset) + insertion.text.replaceAll('\n', lineEnd) + text.slice(offset);
}
/** The plain style quotes what it thinks needs quotes, which misses a few texts; the quoted one is always right. */
function entryText(waiver, style) {
    const look = { lineWidth: 0, indentSeq: true, defaultStringType: style, defaultKeyType: 'PLAIN' };
    return (0,dist/* stringify */.As)(waiver, look).trimEnd();
}
function insertionFor(text, root, entry, waiver) {
    if (root === null || ((0,dist/* isScalar */.jn)(root) && root.value === null))
        return atEnd(text, 0, entry);
    if (!(0,dist/* isMap */.jh)(root) || root.range == null)
        return undefined;
    const pair = root.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && key.value === 'waivers');
    if (pair === undefined)
        return root.flow ? undefined : atEnd(text, columnOf(text, root.range[0]), entry);
    const { key, value } = pair;
    if ((0,dist/* isSeq */.oP)(value))
        return value.flow ? inFlow(value, waiver) : afterLast(text, value, entry);
    if (!(0,dist/* isScalar */.jn)(value) || value.value !== null || !(0,dist/* isScalar */.jn)(key) || key.range == null)
        return undefined;
    const column = columnOf(text, key.range[0]);
    return onLineAfter(text, Math.max(key.range[1], value.range?.[1] ?? 0), item(entry, column + 2));
}
function atEnd(text, column, entry) {
    const before = text === '' || text === '\uFEFF' || /[\r\n]$/.test(text) ? '' : '\n';
    const added = `${before}${' '.repeat(column)}waivers:\n${item(entry, column + 2)}`;
    return { offset: text.length, text: added };
}
function afterLast(text, sequence, entry) {
    const last = sequence.items.at(-1);
    if (last?.range == null || sequence.range == null)
        return undefined;
    return onLineAfter(text, last.range[1], item(entry, columnOf(text, sequence.range[0])));
}
function inFlow(sequence, waiver) {
    if (sequence.range == null)
        return undefined;
    const entry = JSON.stringify(waiver);
    const last = sequence.items.at(-1);
    if (last === undefined)
        return { offset: sequence.range[1] - 1, text: entry };
    return last.range == null ? undefined : { offset: last.range[1], text: `, ${entry}` };
}
/** Below the line in which the offset stands; a text that already ended with its line is followed at once. */
function onLineAfter(text, offset, added) {
    if (/[\r\n]/.test(text[offset - 1] ?? ''))
        return { offset, text: added };
    const end = /\r\n|\n|\r/.exec(text.slice(offset));
    if (end === null)
        return { offset: text.length, text: `\n${added.replace(/\n$/, '')}` };
    return { offset: offset + end.index + end[0].length, text: added };
}
/** The entry as an item of a block sequence whose dash stands in the column. */
function item(entry, column) {
    const indent = ' '.repeat(column);
    const lines = entry.split('\n');
    return lines.map((line, index) => `${indent}${index === 0 ? '- ' : '  '}${line}\n`).join('');
}
function columnOf(text, offset) {
    const before = text.slice(0, offset).replace(/^\uFEFF/, '');
    return before.length - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) - 1;
}
/** True when the new text is the old data with this waiver at its end. */
function holds(text, before, waiver) {
    const after = (0,dist/* parseDocument */.Tp)(text, { prettyErrors: false, logLevel: 'silent' });
    if (after.errors.length > 0 || !(0,dist/* isMap */.jh)(after.contents))
        return false;
    const old = ((0,dist/* parseDocument */.Tp)(before, { logLevel: 'silent' }).toJS() ?? {});
    const wanted = { ...old, waivers: [...(old.waivers ?? []), waiver] };
    return sorted(after.toJS()) === sorted(wanted);
}
function sorted(data) {
    return JSON.stringify(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1)));
}

// EXTERNAL MODULE: ./lib/policy/mistake.js
var mistake = __webpack_require__(9202);
// EXTERNAL MODULE: ./lib/policy/read.js + 5 modules
var policy_read = __webpack_require__(44073);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
// EXTERNAL MODULE: ./lib/cli/decision-flags.js
var decision_flags = __webpack_require__(72880);
;// CONCATENATED MODULE: ./lib/cli/waive.js
// `waive`: adds a waiver to the policy file and leaves everything else in it as it stands.









/** Writes the waiver; 2 when it, or the policy file as it stands, is wrong. The file is made when it is missing. */
async function waive(context) {
    const { invocation, environment, out, err } = context;
    const file = invocation.flags.get('config') ?? policy_inputs/* defaultPolicyPath */.r;
    const waiver = waiverFrom(invocation.flags);
    const { files, clock } = (0,local/* localHost */.O)({ root: invocation.operands[0] ?? '.', environment, print: err });
    const read = await files.read(file);
    const missing = 'unreadable' in read && read.unreadable === 'ENOENT';
    const wrong = [
        ...('text' in read ? mistakesIn(file, read.text) : missing ? [] : [`${file}: ${read.unreadable}`]),
        ...mistakesOfFlags(waiver),
        ...pastIn(waiver, clock.now()),
    ];
    if (wrong.length > 0)
        return (0,cli_context/* mistaken */.R3)({ err }, 'configuration', wrong);
    const before = 'text' in read ? read.text : '';
    const added = appendWaiver(before, waiver);
    const written = 'refused' in added ? added : await write(file, before, added.text);
    if (written.refused !== undefined) {
        return (0,cli_context/* mistaken */.R3)({ err }, 'configuration', [`${file} was not changed: ${written.refused}.`]);
    }
    out(invocation.json ? JSON.stringify({ file, waiver }, null, 2) : `${file}: waiver added`);
    return 0;
    async function write(path, old, text) {
        if (!missing)
            return files.replace(path, old, text);
        await files.save(path, '', text);
        return {};
    }
}
function waiverFrom(flags) {
    return Object.fromEntries(Object.entries(decision_flags/* waiverFlags */.G).flatMap(([key, flag]) => {
        const value = flags.get(flag);
        if (value === undefined)
            return [];
        return [[key, key === 'paths' ? value.split('\n') : value]];
    }));
}
function mistakesIn(path, text) {
    const read = (0,policy_read/* readPolicy */.T)({ path, text }, configure/* words */.a);
    return 'mistakes' in read ? read.mistakes.map(mistake/* mistakeText */.M) : [];
}
/** A waiver that has ended waives nothing, and is a finding itself. */
function pastIn({ expires }, now) {
    const ends = typeof expires === 'string' ? (0,instant/* parseInstant */.n)(expires) : undefined;
    return ends !== undefined && ends < now ? [`\`--expires\` is \`${expires}\`, which is past.`] : [];
}
/** What the schema says of the entry, in the words of the command line. */
function mistakesOfFlags(waiver) {
    const read = (0,policy_read/* readPolicy */.T)({ path: '', text: JSON.stringify({ waivers: [waiver] }) }, configure/* words */.a);
    if ('file' in read)
        return [];
    return read.mistakes.map(({ message }) => message
        .replace(/`waivers\[0\]\.(\w+)(?:\[\d+\])?`/, (_, key) => `\`--${decision_flags/* waiverFlags */.G[key]}\``)
        .replace('`waivers[0]`', 'The waiver'));
}


/***/ }),

/***/ 32918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ configure),
  a: () => (/* binding */ words)
});

;// CONCATENATED MODULE: ./lib/check/ids.js
// The ids of all checks, in the order of the documentation: for those that name checks without running them.
const checkIds = [
    'unpinned',
    'digest-not-in-history',
    'digest-of-one-platform',
    'stale-digest',
    'cooling-down',
    'deprecated-tag',
    'missing-tag',
    'conflicting-pins',
    'advisory',
    'opaque-reference',
    'expired-waiver',
    'unused-waiver',
];

// EXTERNAL MODULE: ./lib/inputs/index.js + 3 modules
var inputs = __webpack_require__(46098);
// EXTERNAL MODULE: ./lib/inputs/policy-inputs.js
var policy_inputs = __webpack_require__(98957);
// EXTERNAL MODULE: ./lib/model/policy.js
var policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/platform/presets.js
var presets = __webpack_require__(97391);
// EXTERNAL MODULE: ./lib/policy/merge.js
var merge = __webpack_require__(59014);
// EXTERNAL MODULE: ./lib/policy/mistake.js
var mistake = __webpack_require__(9202);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(72527);
;// CONCATENATED MODULE: ./lib/configure.js
// Inputs and policy → Config: the one place where the two meet.








/** What checks and presets are called, for everything that reads their names. */
const words = { checks: checkIds, presets: Object.keys(presets/* presets */.v) };
/** Reads the policy and the inputs; every mistake in both comes back at once, in words that are safe to show. */
async function configure({ get, head, base, remote, notFromPolicy = [], }) {
    const known = { presets: presets/* presets */.v, checks: words.checks };
    const where = (0,policy_inputs/* readPolicyInputs */.k)(get);
    if ('mistakes' in where) {
        const others = (0,inputs/* readConfig */.X)(get, known, 'wrong');
        return { mistakes: [...where.mistakes, ...('mistakes' in others ? others.mistakes : [])].map(report_escape/* plain */.pj) };
    }
    const { config, policyFrom } = where.inputs;
    const fromBase = policyFrom === 'base' ? base : undefined;
    const [own, counting] = await policiesOf(config, { head, remote, ...(fromBase && { base: fromBase }) });
    const wrong = [own, counting].flatMap((one) => (one && 'mistakes' in one ? one.mistakes : []));
    const policy = wrong.length > 0 ? 'wrong' : without(policyInForce(own, counting), notFromPolicy);
    const read = (0,inputs/* readConfig */.X)(get, known, policy);
    const mistakes = [...wrong.map(mistake/* mistakeText */.M), ...('mistakes' in read ? read.mistakes : [])];
    if ('mistakes' in read || mistakes.length > 0)
        return { mistakes: mistakes.map(report_escape/* plain */.pj) };
    return { config: read.config };
}
function without(policy, names) {
    const settings = [...policy.settings].filter(([name]) => !names.includes(name));
    return { ...policy, settings: new Map(settings) };
}
/** The checkout's policy and the base's. What reads policies is loaded only where there may be one. */
async function policiesOf(given, { head, base, remote }) {
    const path = given ?? policy_inputs/* defaultPolicyPath */.r;
    if (given === undefined && base === undefined && 'missing' in (await head(path)))
        return [{ policy: policy/* noPolicy */.W }, undefined];
    const { loadPolicy } = await Promise.all(/* import() */[__webpack_require__.e(4073), __webpack_require__.e(1779)]).then(__webpack_require__.bind(__webpack_require__, 81779));
    const request = { path, remote, words };
    return Promise.all([
        loadPolicy({ ...request, read: head, required: given !== undefined }),
        base && loadPolicy({ ...request, read: base, required: false, label: (file) => `${file}@base` }),
    ]);
}
function policyInForce(own, counting) {
    if ('mistakes' in own || (counting !== undefined && 'mistakes' in counting))
        return policy/* noPolicy */.W;
    return counting === undefined ? own.policy : (0,merge/* asBase */.q)(counting.policy, own.policy);
}


/***/ }),

/***/ 98957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readPolicyInputs),
/* harmony export */   r: () => (/* binding */ defaultPolicyPath)
/* harmony export */ });
/* harmony import */ var _model_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39711);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70178);
// The two inputs that say which policy holds: they are read before all others.


const defaultPolicyPath = '.github/tagproof.yml';
/** A path below the checkout: no drive, no root, no `..`. */
const relativePath = /^(?![/\\]|[A-Za-z]:)(?!(?:[^/\\]*[/\\])*\.\.(?:[/\\]|$))[^\0]{1,1024}$/;
/** Reads `config` and `policy-from`. */
function readPolicyInputs(get) {
    const reader = new _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .Reader */ .m(get, _model_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .noPolicy */ .W);
    const policyFrom = reader.oneOf('policy-from', ['base', 'head']) ?? 'base';
    const config = reader.matching('config', relativePath, 'the path of a file relative to the checkout');
    if (reader.mistakes.length > 0)
        return { mistakes: reader.mistakes };
    return { inputs: { policyFrom, ...(config === undefined ? {} : { config }) } };
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

/***/ 59014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ mergePolicies),
/* harmony export */   q: () => (/* binding */ asBase)
/* harmony export */ });
/**
 * The base with the file on top. Settings and severities: the later wins, one by one, and a list replaces a list.
 * Registries: the same, prefix by prefix. Overrides and waivers: those of the base, then those of the file.
 */
function mergePolicies(base, file) {
    const named = (all) => [
        ...new Map(all.map((one) => [one.name, one])).values(),
    ];
    const said = file.origins.map(({ name }) => name);
    return {
        sources: [...base.sources, ...file.sources],
        settings: new Map([...base.settings, ...file.settings]),
        checks: new Map([...base.checks, ...file.checks]),
        overrides: [...base.overrides, ...file.overrides],
        waivers: [...base.waivers, ...file.waivers],
        removed: [...base.removed, ...file.removed],
        pending: [...base.pending, ...file.pending],
        registries: new Map([...base.registries, ...file.registries]),
        advisories: {
            ...base.advisories,
            ...file.advisories,
            ignoreStatus: said.includes('advisories.ignore-status')
                ? file.advisories.ignoreStatus
                : base.advisories.ignoreStatus,
        },
        origins: named([...base.origins, ...file.origins]),
        unread: [...base.unread, ...file.unread],
    };
}
/**
 * The policy of a pull request's base, seen with the pull request's own. Only the base's counts. Waivers in both
 * stand at their place in the pull request; those that it takes away are `removed`, those that it adds `pending`.
 */
function asBase(base, head) {
    const own = new Map(head.waivers.map((waiver) => [identity(waiver), waiver]));
    const counting = new Set(base.waivers.map(identity));
    return {
        ...base,
        ofBase: true,
        sources: [...base.sources, ...head.sources],
        waivers: base.waivers.flatMap((waiver) => own.get(identity(waiver)) ?? []),
        removed: base.waivers.filter((waiver) => !own.has(identity(waiver))),
        pending: head.waivers.filter((waiver) => !counting.has(identity(waiver))),
        unread: [...base.unread, ...head.unread],
    };
}
/** What a waiver says, wherever it stands. */
function identity({ at: _at, inheritedAt, ...says }) {
    const sorted = Object.entries(says).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([inheritedAt !== undefined, sorted]);
}


/***/ }),

/***/ 9202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ mistakeText),
/* harmony export */   s: () => (/* binding */ mistakeAt)
/* harmony export */ });
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5218);
// Something wrong in a policy file, with its line and column.

const lookups = new WeakMap();
/** A mistake at a span of the file. */
function mistakeAt(source, span, message) {
    const positions = lookups.get(source) ?? (0,_model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q)(source.text);
    lookups.set(source, positions);
    const clamp = (offset) => Math.min(Math.max(offset, 0), source.text.length);
    const { line, column } = positions({ start: clamp(span.start), end: clamp(span.end) });
    return { file: source.path, line, column: Math.max(column, 1), message };
}
/** `file:line:column: message`. */
function mistakeText({ file, line, column, message }) {
    return `${file}:${line}:${column}: ${message}`;
}


/***/ })

};
