export const id = 2884;
export const ids = [2884];
export const modules = {

/***/ 46098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ readConfig)
});

// EXTERNAL MODULE: ./lib/model/finding.js
var finding = __webpack_require__(65268);
// EXTERNAL MODULE: ./lib/model/nearest.js
var nearest = __webpack_require__(36047);
// EXTERNAL MODULE: ./lib/model/policy.js
var model_policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/model/duration.js
var duration = __webpack_require__(35149);
// EXTERNAL MODULE: ./lib/inputs/table.js
var table = __webpack_require__(34565);
;// CONCATENATED MODULE: ./lib/inputs/effective.js


const credentials = ['token', 'registry-token', 'github-token'];
/** The value of every input, in the order of the documentation; those that are not given and have no default are left out. */
function effectiveSettings(reader, mode) {
    return table/* inputTable */.F.flatMap((input) => {
        const { name } = input;
        if (credentials.includes(name))
            return [];
        const value = reader.text(name);
        const from = reader.from(name);
        if (value !== undefined && from !== undefined)
            return [{ name, value, from }];
        const fallback = name === 'fail-on' && mode === 'audit' ? 'none' : input.default?.replace(/ \(.*\)$/, '');
        return fallback === undefined ? [] : [{ name, value: fallback.replaceAll('`', ''), from: 'default' }];
    });
}
/** Each override, in the order in which they are applied. */
function overridesInForce({ overrides }) {
    return overrides.map(({ at, paths, images, checks, maxAgeMs, minAgeMs }, index) => {
        const says = {
            ...(paths === undefined ? {} : { paths }),
            ...(images === undefined ? {} : { images }),
            ...(checks.size === 0 ? {} : { checks: Object.fromEntries(checks) }),
            ...(maxAgeMs === undefined ? {} : { 'max-age': (0,duration/* durationText */.S)(maxAgeMs) }),
            ...(minAgeMs === undefined ? {} : { 'min-age': (0,duration/* durationText */.S)(minAgeMs) }),
        };
        return { name: `overrides[${index}]`, value: JSON.stringify(says), from: at };
    });
}

;// CONCATENATED MODULE: ./lib/inputs/mirrors.js
/**
 * Prefix → the prefix that it mirrors. Images that are the platform's keep their path at the platform's registry.
 * `homeless`: prefixes that are said to be the platform's where there is none.
 */
function mirrorsOf(registries, platform) {
    const host = platform && new URL(platform.registryUrl).host;
    const pairs = [...registries].flatMap(([prefix, { mirrorOf, platform: isPlatform }]) => {
        const origin = isPlatform && host !== undefined ? [host, ...prefix.split('/').slice(1)].join('/') : mirrorOf;
        return origin === undefined ? [] : [[prefix, origin]];
    });
    const homeless = [...registries].filter(([, rule]) => rule.platform === true && host === undefined);
    return { mirrors: Object.fromEntries(pairs), homeless: homeless.map(([prefix]) => prefix) };
}

// EXTERNAL MODULE: ./lib/inputs/reader.js
var inputs_reader = __webpack_require__(70178);
;// CONCATENATED MODULE: ./lib/inputs/platform.js

/** The platform of the inputs; undefined when none is given, or when it is wrong, which the reader then knows. */
function readPlatform(reader, presets, whole) {
    const name = reader.oneOf('platform', Object.keys(presets));
    const preset = name === undefined ? undefined : presets[name];
    const baseUrl = reader.address('base-url') ?? preset?.baseUrl;
    const registryUrl = reader.address('registry-url') ?? preset?.registryUrl;
    const issuerUrl = reader.address('issuer-url') ?? preset?.issuerUrl ?? baseUrl;
    const segment = reader.matching('history-service', /^[\w.-]{1,64}$/, 'one path segment such as `_service`');
    if (baseUrl === undefined && registryUrl === undefined)
        return undefined;
    if (baseUrl === undefined || registryUrl === undefined || issuerUrl === undefined) {
        if (!whole)
            return undefined;
        const [missing, there] = baseUrl === undefined ? ['base-url', 'registry-url'] : ['registry-url', 'base-url'];
        return reader.mistaken(there, `\`${missing}\` is missing: both addresses are needed.`);
    }
    if (new URL(registryUrl).pathname !== '/')
        reader.mistaken('registry-url', '`registry-url` must be a host without a path.');
    return {
        baseUrl,
        registryUrl,
        issuerUrl,
        historyService: segment ?? preset?.historyService ?? '_service',
        tagQuery: preset?.tagQuery ?? {},
        ...(0,inputs_reader/* given */.g)('publicOrganization', reader.text('public-organization') ?? preset?.publicOrganization),
    };
}
/** Mistakes for what only a platform can answer, when there is none. */
function requirePlatform(reader, config, homeless) {
    if (config.platform !== undefined || reader.mistakes.length > 0)
        return;
    for (const prefix of homeless) {
        const sentence = `\`registries\` says that \`${prefix}\` is the platform's: give \`platform\`, or \`base-url\` and \`registry-url\`.`;
        reader.mistaken('registries', sentence);
    }
    const switches = [
        ...(config.sbomFromRegistry ? ['sbom-from-registry'] : []),
        ...(config.vulnerabilityReports ? ['vulnerability-reports'] : []),
    ];
    for (const name of ['identity', 'token', 'registry-token', 'artifacts', 'sbom', ...switches]) {
        if (reader.text(name) !== undefined) {
            const sentence = `\`${name}\` needs a platform: give \`platform\`, or \`base-url\` and \`registry-url\`.`;
            reader.mistaken(name, sentence);
        }
    }
}
/** A checkout must not choose where a ready-made token is sent. */
function keepTokensFromPolicy(reader) {
    const token = ['token', 'registry-token'].find((name) => reader.text(name) !== undefined);
    if (token === undefined)
        return;
    for (const name of ['base-url', 'registry-url', 'issuer-url']) {
        if (typeof reader.from(name) !== 'object')
            continue;
        const sentence = `\`${name}\` of a policy is not used with \`${token}\`: give \`${name}\` as an input too, so that no checkout chooses where the token goes.`;
        reader.mistaken(name, sentence);
    }
}

;// CONCATENATED MODULE: ./lib/inputs/index.js







const modes = ['verify', 'pin', 'audit'];
/**
 * Reads the inputs by name; an absent or empty string counts as not given, and then the policy's setting of that name
 * holds, then the default. What a policy that is not wholly known may give is not missed.
 */
function readConfig(get, known, found = model_policy/* noPolicy */.W) {
    const policy = found === 'wrong' ? model_policy/* noPolicy */.W : found;
    const whole = found !== 'wrong' && found.unread.length === 0;
    const reader = new inputs_reader/* Reader */.m(get, policy);
    const mode = reader.oneOf('mode', modes) ?? 'verify';
    const platform = readPlatform(reader, known.presets, whole);
    const { mirrors, homeless } = mirrorsOf(policy.registries, platform);
    const identity = reader.matching('identity', /^[\w.-]{1,128}(?:\/[\w.-]{1,128})*$/, 'a uid such as `<40 hex>/<16 hex>`');
    const config = {
        mode,
        paths: reader.globs('paths'),
        exclude: reader.globs('exclude'),
        maxAgeMs: reader.duration('max-age') ?? 14 * 86_400_000,
        minAgeMs: reader.duration('min-age') ?? 0,
        artifacts: reader.list('artifacts'),
        sbom: reader.globs('sbom'),
        sbomFromRegistry: reader.flag('sbom-from-registry') ?? false,
        vulnerabilityReports: reader.flag('vulnerability-reports') ?? false,
        registries: mirrors,
        failOn: readFailOn(reader, known.checks) ?? (mode === 'audit' ? 'none' : 'error'),
        onIncomplete: reader.oneOf('on-incomplete', ['fail', 'warn']) ?? 'fail',
        newOnly: isTrue(reader, 'new-only'),
        delivery: readDelivery(reader),
        ...(0,inputs_reader/* given */.g)('githubToken', reader.secret('github-token')),
        ...(0,inputs_reader/* given */.g)('platform', platform),
        ...(0,inputs_reader/* given */.g)('identity', identity),
        ...(0,inputs_reader/* given */.g)('group', reader.text('group') ?? identity?.split('/').slice(0, -1).join('/')),
        ...(0,inputs_reader/* given */.g)('asOf', reader.instant('as-of')),
        ...(0,inputs_reader/* given */.g)('oidcAudience', reader.text('oidc-audience')),
        ...(0,inputs_reader/* given */.g)('token', reader.secret('token')),
        ...(0,inputs_reader/* given */.g)('registryToken', reader.secret('registry-token')),
        ...(0,inputs_reader/* given */.g)('ledger', readLedger(reader)),
        ...(0,inputs_reader/* given */.g)('report', reader.text('report')),
        ...(0,inputs_reader/* given */.g)('html', reader.text('html')),
        ...(0,inputs_reader/* given */.g)('sarif', reader.text('sarif')),
        policy,
        settings: [...effectiveSettings(reader, mode), ...policy.origins, ...overridesInForce(policy)],
    };
    if (whole)
        requirePlatform(reader, config, homeless);
    keepTokensFromPolicy(reader);
    refuseSwitchedOff(reader, config.failOn, policy);
    return reader.mistakes.length > 0 ? { mistakes: reader.mistakes } : { config };
}
function isTrue(reader, name) {
    return reader.flag(name) ?? false;
}
/** What `git check-ref-format` allows for a branch, and a little less: https://git-scm.com/docs/git-check-ref-format */
const branchName = /^(?!\/|-|.*(?:\.\.|\/\/|\/\.|\.lock(?:\/|$)|@\{))[\w./@+-]{1,200}(?<![/.])$/;
function readDelivery(reader) {
    const wanted = isTrue(reader, 'pull-request');
    const branch = reader.matching('pull-request-branch', branchName, 'the name of a branch');
    const base = reader.matching('pull-request-base', branchName, 'the name of a branch');
    const labels = reader.list('pull-request-labels');
    const reviewers = reader.list('pull-request-reviewers');
    for (const name of reviewers.filter((one) => !/^[\w.-]{1,100}(?:\/[\w.-]{1,100})?$/.test(one)))
        reader.wrong('pull-request-reviewers', name, 'a login, or a team as `organization/team`');
    const pullRequest = { branch: branch ?? 'tagproof/pins', ...(0,inputs_reader/* given */.g)('base', base), labels, reviewers };
    return {
        comment: reader.oneOf('comment', ['never', 'on-findings', 'always']) ?? 'never',
        issue: isTrue(reader, 'issue'),
        ...(wanted ? { pullRequest } : {}),
    };
}
const ledgerPath = '.github/tagproof.lock.json';
/** Not given: the ledger is used where it is there. A path, or `true` for the usual one, also makes it. */
function readLedger(reader) {
    const text = reader.text('ledger');
    if (text === 'false')
        return undefined;
    if (text === undefined || text === 'true')
        return { path: ledgerPath, create: text === 'true' };
    const isInside = !text.startsWith('/') && !text.split(/[\\/]/).includes('..') && text.endsWith('.json');
    if (isInside)
        return { path: text, create: true };
    return reader.wrong('ledger', text, '`true`, `false`, or a path in the checkout that ends in `.json`');
}
/** A gate on a check that nobody asks would pass whatever is there. An override may ask it for a part. */
function refuseSwitchedOff(reader, failOn, { checks, overrides }) {
    if (typeof failOn === 'string')
        return;
    for (const id of failOn) {
        const asked = overrides.some((override) => (override.checks.get(id) ?? 'off') !== 'off');
        if (checks.get(id) !== 'off' || asked)
            continue;
        const sentence = `\`fail-on\` names \`${id}\`, but \`checks\` of the policy switches it off: take it out of one of them.`;
        reader.mistaken('fail-on', sentence);
    }
}
function readFailOn(reader, checks) {
    const words = reader.list('fail-on').flatMap((line) => line.split(',').map((word) => word.trim()));
    if (words.length === 0)
        return undefined;
    const levels = [...finding/* severities */.g, 'none'];
    const [only] = words;
    if (words.length === 1 && only !== undefined && levels.includes(only))
        return only;
    for (const word of words.filter((candidate) => !checks.includes(candidate))) {
        const expected = 'one of `error`, `warning`, `notice`, `none`, or a list of check ids';
        reader.wrong('fail-on', word, expected, (0,nearest/* suggestion */.h)(word, [...levels, ...checks]));
    }
    return words;
}


/***/ }),

/***/ 70178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ given),
/* harmony export */   m: () => (/* binding */ Reader)
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83313);
/* harmony import */ var _model_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35149);
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30941);
/* harmony import */ var _model_instant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49828);
/* harmony import */ var _model_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36047);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5218);
/* harmony import */ var _model_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91817);
// Reads inputs one by one as what they should be, and keeps every mistake.







/** Every method gives `undefined` for an input that is not given or is wrong; what is wrong is in `mistakes`. */
class Reader {
    get;
    policy;
    mistakes = [];
    constructor(get, policy) {
        this.get = get;
        this.policy = policy;
    }
    /** The input's value, else the policy's. */
    text(name) {
        const value = this.get(name)?.trim() || this.policy.settings.get(name)?.text.trim();
        return value === '' ? undefined : value;
    }
    /** Who gives the value; `undefined` when nobody does. */
    from(name) {
        if (this.get(name)?.trim())
            return 'input';
        return this.text(name) === undefined ? undefined : this.policy.settings.get(name)?.at;
    }
    /** Keeps a mistake about an input; where the policy gave the value, with its place. */
    mistaken(name, sentence) {
        const from = this.from(name);
        const place = typeof from === 'object' ? `${(0,_model_position_js__WEBPACK_IMPORTED_MODULE_2__/* .whereIs */ .i)(from, this.policy.sources)}: ` : '';
        this.mistakes.push(`${place}${sentence}`);
    }
    wrong(name, value, expected, hint = '') {
        this.mistaken(name, `\`${name}\` is \`${value.slice(0, 100)}\`, but must be ${expected}.${hint}`);
    }
    secret(name) {
        const value = this.text(name);
        return value === undefined ? undefined : new _model_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(value);
    }
    list(name) {
        const lines = (this.text(name) ?? '').split('\n').map((line) => line.trim());
        return [...new Set(lines.filter((line) => line !== ''))];
    }
    oneOf(name, allowed) {
        const value = this.text(name);
        if (value === undefined)
            return undefined;
        const found = allowed.find((candidate) => candidate === value);
        const words = allowed.map((word) => `\`${word}\``).join(', ');
        return (found ??
            this.wrong(name, value, allowed.length === 1 ? words : `one of ${words}`, (0,_model_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(value, allowed)));
    }
    flag(name) {
        const value = this.oneOf(name, ['true', 'false']);
        return value === undefined ? undefined : value === 'true';
    }
    matching(name, pattern, expected) {
        const value = this.text(name);
        return value === undefined || pattern.test(value) ? value : this.wrong(name, value, expected);
    }
    duration(name) {
        const value = this.text(name);
        if (value === undefined)
            return undefined;
        return ((0,_model_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(value) ?? this.wrong(name, value, 'a length of time such as `36h`, `14d`, `2w` or `P14D`'));
    }
    instant(name) {
        const value = this.text(name);
        if (value === undefined)
            return undefined;
        const expected = 'an instant such as `2026-11-01T12:00:00Z`, or a day for its end (UTC)';
        return (0,_model_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInstant */ .n)(value) ?? this.wrong(name, value, expected);
    }
    address(name) {
        const value = this.text(name);
        if (value === undefined)
            return undefined;
        const parsed = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_5__/* .parseAddress */ .or)(value);
        if ('address' in parsed)
            return parsed.address;
        return this.mistaken(name, `\`${name}\` ${parsed.mistake}.`);
    }
    globs(name) {
        const globs = this.list(name);
        for (const glob of globs) {
            if (!(0,_model_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .isPathGlob */ .a_)(glob))
                this.wrong(name, glob, 'a list of globs relative to the checkout, one a line');
        }
        return globs;
    }
}
/** An object with the key, or without it when the value is missing or empty. */
function given(key, value) {
    return (value === undefined || value === '' ? {} : { [key]: value });
}


/***/ }),

/***/ 83313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   XC: () => (/* binding */ isPublicName),
/* harmony export */   or: () => (/* binding */ parseAddress)
/* harmony export */ });
// Addresses of the platform (https, or http on loopback), and kinds of host names.
/** An address without trailing slash, or why it cannot be used. */
function parseAddress(text) {
    if (!URL.canParse(text))
        return { mistake: 'is not a URL such as `https://api.example.com`' };
    const url = new URL(text);
    if (url.username !== '' || url.password !== '')
        return { mistake: 'must not carry a user name or password' };
    if (url.search !== '' || url.hash !== '')
        return { mistake: 'must not carry a query or a fragment' };
    if (url.protocol === 'http:' && !isLoopback(url.hostname))
        return { mistake: 'must use https; http is for loopback only' };
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return { mistake: 'must use https' };
    return { address: url.href.replace(/\/+$/, '') };
}
/** True for `localhost`, 127.0.0.0/8 and ::1, as `URL.hostname` spells them. */
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
/** True for a host that can be anybody's on the internet: neither an address in numbers nor a single word. */
function isPublicName(hostname) {
    return hostname.includes('.') && /[a-z]/.test(hostname.split('.').at(-1) ?? '') && !isLoopback(hostname);
}


/***/ }),

/***/ 35149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   S: () => (/* binding */ durationText)
/* harmony export */ });
// Lengths of time as users write them: `36h`, `14d`, `2w`, `P14D`, `PT36H`.
const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };
const short = /^(\d{1,6})([mhdw])$/;
const iso = /^P(?:(\d{1,6})W|(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?)?)$/;
/** The length in milliseconds, or `undefined` when the text is not one. Months and years have no fixed length. */
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
/** Milliseconds as `parseDuration` reads them, in the largest unit that fits: `7d`, `36h`, `90m`. */
function durationText(ms) {
    const unit = ['d', 'h'].find((name) => ms % unitMs[name] === 0) ?? 'm';
    return `${ms / unitMs[unit]}${unit}`;
}


/***/ }),

/***/ 49828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ parseInstant)
/* harmony export */ });
const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
/** The instant in milliseconds since 1970, or `undefined` when the text is not one. A time needs its zone. */
function parseInstant(text) {
    const full = day.test(text) ? `${text}T23:59:59.999Z` : text;
    const at = withZone.test(full) && isDay(full.slice(0, 10)) ? Date.parse(full) : Number.NaN;
    return Number.isNaN(at) ? undefined : at;
}
/** `Date.parse` takes 30 February for 2 March. */
function isDay(text) {
    const at = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}


/***/ }),

/***/ 39711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ noPolicy)
/* harmony export */ });
/** The policy of a repository without one. */
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
    origins: [],
    unread: [],
};


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

/***/ 97391:
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
        // Without these the service's List of tags leaves out epoch tags, date tags and referrers.
        tagQuery: { includeEpochs: 'true', includeDates: 'true', includeReferrers: 'true' },
    },
};


/***/ })

};
