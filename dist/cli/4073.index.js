export const id = 4073;
export const ids = [4073];
export const modules = {

/***/ 44073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ readPolicy)
});

// EXTERNAL MODULE: ./lib/model/duration.js
var duration = __webpack_require__(35149);
// EXTERNAL MODULE: ./lib/model/instant.js
var instant = __webpack_require__(49828);
// EXTERNAL MODULE: ./lib/model/policy.js
var policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/model/stackless.js
var stackless = __webpack_require__(36484);
// EXTERNAL MODULE: ./lib/policy/mistake.js
var mistake = __webpack_require__(9202);
;// CONCATENATED MODULE: ./lib/policy/document.js
// The text of a policy file → plain data, and the place of everything in it.



const mostBytes = 1024 * 1024;
const mostAliases = 100;
const mostDepth = 20;
/** Lists and keys begun on one line nest, and cost the parser time squared. */
const mostIndicatorsInLine = 100;
/** Reads YAML 1.2 with bounds on size, depth and aliases; keys are texts, and stand once in their map. */
function parsePolicyYaml(source) {
    const { text } = source;
    const wrong = (message, span = { start: 0, end: 0 }) => (0,mistake/* mistakeAt */.s)(source, span, message);
    if (Buffer.byteLength(text) > mostBytes)
        return { mistakes: [wrong(`The file is larger than ${mostBytes} bytes.`)] };
    const tooDeep = 'The YAML is nested too deeply.';
    const lines = text.split(/\r\n|\n|\r/);
    if (lines.some((line) => (line.match(/[?-][ \t]/g) ?? []).length > mostIndicatorsInLine) ||
        bracketDepth(text) > mostIndicatorsInLine)
        return { mistakes: [wrong(tooDeep)] };
    const document = parsed(text);
    if (document === undefined)
        return { mistakes: [wrong(tooDeep)] };
    const syntax = [...document.errors, ...document.warnings].map(({ message, pos: [start, end] }) => wrong(`The YAML cannot be read: ${message.split('\n')[0]}.`, spanFrom(start, end)));
    if (syntax.length > 0)
        return { mistakes: syntax };
    const follow = (node) => ((0,dist/* isAlias */.Vj)(node) ? node.resolve(document) : node);
    const structure = structureOf(document.contents, text);
    if (structure.length > 0)
        return { mistakes: structure.map(({ span, message }) => wrong(message, span)) };
    let data;
    try {
        data = document.toJS({ maxAliasCount: mostAliases });
    }
    catch (error) {
        if (!(error instanceof ReferenceError))
            throw error;
        return { mistakes: [wrong(`The aliases cannot be followed: ${error.message.split('\n')[0]}.`)] };
    }
    return { data, ...placesIn(document.contents, follow, text) };
}
/** How deep brackets nest, without a look at quotes: the parser costs much for each level. */
function bracketDepth(text) {
    let depth = 0;
    let deepest = 0;
    for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
        depth = Math.max(0, depth + ('[{'.includes(bracket) ? 1 : -1));
        deepest = Math.max(deepest, depth);
    }
    return deepest;
}
function parsed(text) {
    try {
        return (0,stackless/* withoutStacks */.G)(() => (0,dist/* parseDocument */.Tp)(text, {
            customTags: withoutNumbers,
            prettyErrors: false,
            uniqueKeys: false,
            logLevel: 'error',
        }));
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
function withoutNumbers(tags) {
    return tags.filter((tag) => typeof tag === 'string' || !/:(?:int|float)$/.test(tag.tag));
}
/** What data cannot show: keys that stand twice or are no text, and depth. */
function structureOf(root, text) {
    const found = [];
    const waiting = [{ node: root, depth: 0 }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { node, depth } = next;
        if (depth > mostDepth) {
            return [{ span: spanOf(node, text), message: 'The YAML is nested too deeply.' }];
        }
        if ((0,dist/* isSeq */.oP)(node))
            for (const item of node.items)
                waiting.push({ node: item, depth: depth + 1 });
        if (!(0,dist/* isMap */.jh)(node))
            continue;
        const seen = new Set();
        for (const { key, value } of node.items) {
            const name = keyText(key);
            const span = spanOf(key, text);
            if (name === undefined)
                found.push({ span, message: 'A key must be a plain text.' });
            else if (name === '__proto__')
                found.push({ span, message: '`__proto__` is not a key of the policy.' });
            else if (seen.has(name))
                found.push({ span, message: `\`${shown(name)}\` stands twice in one map.` });
            seen.add(name);
            waiting.push({ node: value, depth: depth + 1 });
        }
    }
    return found.sort((a, b) => a.span.start - b.span.start);
}
function placesIn(root, follow, text) {
    const indexes = new WeakMap();
    const pairs = (node) => {
        if (!(0,dist/* isMap */.jh)(node))
            return undefined;
        const index = indexes.get(node) ?? new Map(node.items.map((pair) => [keyText(pair.key), pair]));
        indexes.set(node, index);
        return index;
    };
    const walk = (path) => {
        let node = follow(root);
        let pair;
        for (const part of path) {
            pair = pairs(node)?.get(part);
            const child = (0,dist/* isSeq */.oP)(node) ? follow(node.items[Number(part)]) : follow(pair?.value);
            if (child === undefined || child === null)
                return { node: pair?.key ?? node, ...(pair && { pair }) };
            node = child;
        }
        return { node, ...(pair && { pair }) };
    };
    return {
        place: (path) => spanOf(walk(path).node, text),
        key: (path) => {
            const { node, pair } = walk(path);
            return spanOf(pair?.key ?? node, text);
        },
    };
}
function keyText(key) {
    return (0,dist/* isScalar */.jn)(key) && typeof key.value === 'string' ? key.value : undefined;
}
function spanOf(node, text) {
    const range = node?.range;
    return range == null ? spanFrom(0, 0) : spanFrom(range[0], Math.min(range[1], text.length));
}
function spanFrom(start, end) {
    return { start, end: Math.max(start, end) };
}
/** At most 100 characters of a text from the file. */
function shown(text) {
    const line = text.replace(/\s+/g, ' ');
    return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}

// EXTERNAL MODULE: ./lib/model/nearest.js
var nearest = __webpack_require__(36047);
;// CONCATENATED MODULE: ./lib/policy/issues.js



/** Of one map; more of them are no slips of the keyboard. */
const mostUnknownKeys = 200;
/** Inputs that a policy file must not give. */
const inputOnly = ['config', 'policy-from', 'token', 'registry-token', 'github-token'];
/** The issues of one file as mistakes, in the order of the text. `keysAt` lists the keys that a map may have. */
function mistakesOf(issues, source, yaml, keysAt) {
    const unknownKeys = (keys, path) => {
        const known = keysAt(path);
        const told = keys.slice(0, mostUnknownKeys);
        const rest = keys.slice(mostUnknownKeys, mostUnknownKeys + 1);
        const more = `and ${keys.length - mostUnknownKeys} more keys that are not known.`;
        return [
            ...told.map((key) => ({ key, message: unknownKey(key, path, known) })),
            ...rest.map((key) => ({ key, message: more })),
        ];
    };
    const translate = (issue, base) => {
        const path = [...base, ...issue.path];
        const at = (span, message) => (0,mistake/* mistakeAt */.s)(source, span, message);
        switch (issue.code) {
            case 'unrecognized_keys':
                return unknownKeys(issue.keys, path).map(({ key, message }) => at(yaml.key([...path, key]), message));
            case 'invalid_union': {
                const [alone = [], many = []] = issue.errors;
                const branch = typeof valueAt(yaml.data, path) === 'object' ? many : alone;
                return branch.flatMap((inner) => translate(inner, path));
            }
            case 'invalid_key': {
                const name = shown(String(path.at(-1)));
                const message = `\`${name}\` must be ${issue.issues[0]?.message}.`;
                return [at(yaml.key(path), message)];
            }
            default:
                return [at(yaml.place(path), wrongValue(issue, path, yaml, source))];
        }
    };
    const found = issues.flatMap((issue) => translate(issue, []));
    return found.sort((a, b) => a.line - b.line || a.column - b.column);
}
function unknownKey(key, path, known) {
    const within = path.length === 0 ? 'the policy' : `\`${nameOf(path)}\``;
    if (path.length === 0 && inputOnly.includes(key))
        return `\`${key}\` is an input only; a policy cannot give it.`;
    return `\`${shown(key)}\` is not a key of ${within}.${(0,nearest/* suggestion */.h)(key, known)}`;
}
function wrongValue(issue, path, yaml, source) {
    const value = valueAt(yaml.data, path);
    const name = path.length === 0 ? 'The policy' : `\`${nameOf(path)}\``;
    if (value === undefined)
        return `${name} is missing: it must be ${issue.message}.`;
    if (value === null)
        return `${name} is empty, but must be ${issue.message}.`;
    if (issue.code === 'custom' && typeof value === 'object')
        return `${name} must be ${issue.message}.`;
    const span = yaml.place(path);
    const written = typeof value === 'string' ? value : source.text.slice(span.start, span.end);
    return `${name} is \`${shown(written)}\`, but must be ${issue.message}.${hint(issue, value)}`;
}
function hint(issue, value) {
    if (typeof value !== 'string')
        return '';
    if (issue.code === 'invalid_value')
        return (0,nearest/* suggestion */.h)(value, issue.values.map(String));
    const truth = { yes: 'true', on: 'true', no: 'false', off: 'false' }[value.toLowerCase()];
    return issue.message === '`true` or `false`' && truth !== undefined ? ` Did you mean \`${truth}\`?` : '';
}
function valueAt(data, path) {
    return path.reduce((value, part) => typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? value[part]
        : undefined, data);
}
/** `waivers[0].reason`, as in JSON paths. */
function nameOf(path) {
    return path
        .map((part, index) => typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${shown(String(part))}`)
        .join('');
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/model/glob.js + 1 modules
var glob = __webpack_require__(30941);
;// CONCATENATED MODULE: ./lib/policy/leaves.js
// The kinds of values in a policy. The message of each is what the value must be, as in "must be …".

/** A text that passes the test. Wrong types and wrong texts get the same message. */
function leaves_text(expected, test = oneLine) {
    return schemas/* string */.YjP({ error: expected }).refine(test, { error: expected }).describe(expected);
}
/** One of the words. */
function word(...words) {
    const quoted = words.map((one) => `\`${one}\``).join(', ');
    return schemas/* enum */.k5n(words, { error: words.length === 1 ? quoted : `one of ${quoted}` });
}
/** A list of the item, or one item alone. */
function oneOrMany(item, expected) {
    return schemas/* union */.KCZ([item, schemas/* array */.YOg(item, { error: expected }).max(mostItems, { error: fewer })]);
}
function list(item, expected) {
    return schemas/* array */.YOg(item, { error: expected }).max(mostItems, { error: fewer });
}
/** A map of the named keys, all of them optional unless said, and no others. */
function map(shape, expected) {
    return schemas/* strictObject */.rej(shape, { error: expected });
}
const flag = schemas/* boolean */.zMY({ error: '`true` or `false`' });
const mostItems = 10_000;
const fewer = `a list of at most ${mostItems}`;
/** Not empty, no control characters but line breaks and tabs. */
function someLines(candidate) {
    return oneLine(candidate.replace(/[\t\r\n]+/g, ' '));
}
/** Not empty, one line, no control characters. */
function oneLine(candidate) {
    return candidate.trim() !== '' && candidate.length <= 4096 && !/\p{Cc}/u.test(candidate);
}
/** Words that are known only when the program runs. */
function some(words) {
    return words;
}

// EXTERNAL MODULE: ./lib/model/address.js
var address = __webpack_require__(83313);
;// CONCATENATED MODULE: ./lib/policy/setting-schema.js
// The values in a policy file, and the settings: what the inputs of the same names take.






const globs = oneOrMany(leaves_text('a glob relative to the checkout, such as `deploy/**`', glob/* isPathGlob */.a_), 'a list of globs relative to the checkout');
const imageGlob = leaves_text('a glob over image names without tag, such as `registry.example.com/acme/*`', glob/* isNameGlob */.kh);
const setting_schema_duration = leaves_text('a length of time such as `36h`, `14d`, `2w` or `P14D`', (value) => (0,duration/* parseDuration */.E)(value) !== undefined);
const setting_schema_instant = leaves_text('a day such as `2026-12-01` (to its end, UTC), or an instant such as `2026-12-01T12:00:00Z`', (value) => (0,instant/* parseInstant */.n)(value) !== undefined);
const setting_schema_address = leaves_text('an https address such as `https://api.example.com`', (value) => 'address' in (0,address/* parseAddress */.or)(value));
const outputPath = leaves_text('the path of a file inside the checkout', (value) => oneLine(value) && !/^[/\\]|^[a-z]:|\\/i.test(value) && !value.split('/').includes('..'));
const prefix = leaves_text('a registry such as `registry.example.com`, or a prefix such as `docker.io/acme`', (value) => /^[a-z0-9][a-z0-9.-]{0,254}(?::\d{1,5})?(?:\/[a-z0-9._-]{1,128}){0,16}$/.test(value));
const setting_schema_name = leaves_text('a text of one line');
const names = oneOrMany(setting_schema_name, 'a list of names');
const level = word('error', 'warning', 'notice', 'off');
/** The inputs that a policy may give, with YAML's own types. */
function settings(words) {
    const check = word(...some(words.checks));
    return {
        mode: word('verify', 'pin', 'audit'),
        platform: word(...some(words.presets)),
        'base-url': setting_schema_address,
        'registry-url': setting_schema_address,
        'issuer-url': setting_schema_address,
        'history-service': leaves_text('one path segment such as `_service`', (value) => /^[\w.-]{1,64}$/.test(value)),
        'public-organization': setting_schema_name,
        identity: leaves_text('a uid such as `<40 hex>/<16 hex>`', (value) => /^[\w.-]{1,128}(?:\/[\w.-]{1,128}){0,20}$/.test(value)),
        group: setting_schema_name,
        'oidc-audience': setting_schema_name,
        paths: globs,
        exclude: globs,
        'max-age': setting_schema_duration,
        'min-age': setting_schema_duration,
        'as-of': setting_schema_instant,
        artifacts: names,
        sbom: globs,
        'sbom-from-registry': flag,
        'vulnerability-reports': flag,
        'fail-on': schemas/* union */.KCZ([
            word('error', 'warning', 'notice', 'none', ...words.checks),
            list(check, '`error`, `warning`, `notice`, `none`, or a list of check ids'),
        ]),
        'on-incomplete': word('fail', 'warn'),
        'new-only': flag,
        ledger: schemas/* union */.KCZ([flag, outputPath]),
        report: outputPath,
        sarif: outputPath,
        html: outputPath,
        comment: word('never', 'on-findings', 'always'),
        'pull-request': flag,
        issue: flag,
    };
}
/** Names of the settings: the inputs that a policy may give. */
const settingNames = Object.keys(settings({ checks: ['-'], presets: ['-'] }));

;// CONCATENATED MODULE: ./lib/policy/schema.js
// The policy file: one schema for validation, types and the published JSON Schema.




const waiverChecks = ['expired-waiver', 'unused-waiver'];
const selectorNames = ['check', 'image', 'tag', 'paths', 'artifact', 'advisory'];
function waiver(words) {
    const waivable = words.checks.filter((check) => !waiverChecks.includes(check));
    const shape = {
        check: word(...some(waivable)).optional(),
        image: imageGlob.optional().describe('Glob over registry/repository, or the short spelling'),
        tag: leaves_text('a glob over tags, such as `20*`', glob/* isNameGlob */.kh).optional(),
        paths: globs.optional(),
        artifact: setting_schema_name.optional(),
        advisory: setting_schema_name.optional().describe("An advisory's id or one of its aliases"),
        reason: leaves_text('a text that says why this is accepted', someLines).describe('Why this is accepted'),
        expires: setting_schema_instant.optional().describe('A day counts to its end, UTC'),
        owner: setting_schema_name.optional(),
        acknowledged: setting_schema_instant.optional().describe("The advisory's updateTime that was seen"),
    };
    return map(shape, 'a map with `reason` and what it waives').refine((value) => selectorNames.some((selector) => value?.[selector] !== undefined), {
        error: 'a waiver of something: give `check`, `image`, `tag`, `paths`, `artifact` or `advisory`',
        when: ({ value, issues }) => typeof value === 'object' && issues.every(({ code }) => code !== 'unrecognized_keys'),
    });
}
function override(levels) {
    const shape = {
        paths: globs.optional(),
        images: oneOrMany(imageGlob, 'a list of globs over image names').optional(),
        checks: levels.optional(),
        'max-age': setting_schema_duration.optional(),
        'min-age': setting_schema_duration.optional(),
    };
    return map(shape, 'a map with `paths` or `images`, and what changes there').refine((value) => value?.paths !== undefined || value?.images !== undefined, {
        error: 'about something: give `paths` or `images`',
        when: ({ value, issues }) => typeof value === 'object' && issues.every(({ code }) => code !== 'unrecognized_keys'),
    });
}
const built = new WeakMap();
/** The schema of a policy file, for these checks and presets. */
function policySchema(words) {
    const schema = built.get(words) ?? build(words);
    built.set(words, schema);
    return schema;
}
/** A section may be empty, as when its last entry goes. */
function build(words) {
    const levels = map(Object.fromEntries(words.checks.map((check) => [check, level.optional()])), 'a map from check ids to `error`, `warning`, `notice` or `off`');
    const registry = map({ 'mirror-of': prefix.optional(), platform: flag.optional() }, 'a registry or a map');
    return map(settings(words), 'a map')
        .partial()
        .extend({
        extends: oneOrMany(setting_schema_name, 'a list of files').optional(),
        checks: levels.nullish(),
        overrides: list(override(levels), 'a list of overrides').nullish(),
        waivers: list(waiver(words), 'a list of waivers').nullish(),
        registries: schemas/* record */.g1P(prefix, schemas/* union */.KCZ([prefix, registry]), { error: 'a map from registries or prefixes' })
            .nullish(),
        advisories: map({
            severity: word('low', 'medium', 'high', 'critical').optional(),
            'ignore-status': list(word('fixed', 'false-positive', 'not-planned'), 'a list of statuses').optional(),
        }, 'a map with `severity` and `ignore-status`').nullish(),
    });
}
/** The JSON Schema of a policy file (draft 2020-12), for editors and other programs. */
function policyJsonSchema(words) {
    return z.toJSONSchema(policySchema(words), { io: 'input' });
}
/** The keys that a map at this path of a policy may have. */
function keysAt(schema, path) {
    const [first, ...rest] = path;
    if (schema instanceof schemas/* ZodOptional */.IiU || schema instanceof schemas/* ZodNullable */.l1C)
        return keysAt(schema.unwrap(), path);
    if (schema instanceof schemas/* ZodUnion */.fZ7)
        return schema.options.flatMap((option) => keysAt(option, path));
    if (schema instanceof schemas/* ZodObject */.bvH) {
        if (first === undefined)
            return Object.keys(schema.shape);
        const inner = Object.hasOwn(schema.shape, first) ? schema.shape[String(first)] : undefined;
        return inner === undefined ? [] : keysAt(inner, rest);
    }
    if (schema instanceof schemas/* ZodArray */.naA)
        return keysAt(schema.element, rest);
    if (schema instanceof schemas/* ZodRecord */.b8S)
        return keysAt(schema.valueType, rest);
    return [];
}

;// CONCATENATED MODULE: ./lib/policy/read.js
// One policy file: its text → what it says, or every mistake in it.







/** Reads a policy file. Never throws on any text; an empty file is an empty policy. */
function readPolicy(source, words) {
    const yaml = parsePolicyYaml(source);
    if ('mistakes' in yaml)
        return yaml;
    const schema = policySchema(words);
    const checked = schema.safeParse(yaml.data ?? {});
    if (!checked.success) {
        const keys = (path) => keysAt(schema, path);
        return { mistakes: mistakesOf(checked.error.issues, source, yaml, keys) };
    }
    const at = (...path) => ({ file: source.path, span: yaml.place(path) });
    const document = checked.data;
    return {
        file: {
            policy: {
                ...policy/* noPolicy */.W,
                sources: [source],
                settings: settingsOf(document, at),
                checks: new Map(Object.entries(document.checks ?? {})),
                overrides: (document.overrides ?? []).map((entry, index) => read_override(entry, at('overrides', index))),
                waivers: (document.waivers ?? []).map((entry, index) => read_waiver(entry, at('waivers', index))),
                registries: new Map(Object.entries(document.registries ?? {}).map(([prefix, rule]) => [prefix, registryRule(rule)])),
                advisories: {
                    ...given('severity', document.advisories?.severity),
                    ignoreStatus: document.advisories?.['ignore-status'] ?? [],
                },
                origins: originsOf(document, at),
            },
            extended: many(document.extends).map((target, index) => ({
                target,
                at: Array.isArray(document.extends) ? at('extends', index) : at('extends'),
            })),
        },
    };
}
function settingsOf(document, at) {
    const values = document;
    return new Map(settingNames.flatMap((name) => {
        const value = values[name];
        if (value === undefined)
            return [];
        const text = Array.isArray(value) ? value.join('\n') : String(value);
        return [[name, { text, at: at(name) }]];
    }));
}
function read_waiver(entry, at) {
    const { paths, expires, acknowledged, check, image, tag, artifact, advisory, owner } = entry;
    return {
        at,
        ...given('check', check),
        ...given('image', image),
        ...given('tag', tag),
        ...(paths === undefined ? {} : { paths: many(paths) }),
        ...given('artifact', artifact),
        ...given('advisory', advisory),
        reason: entry.reason.trim().replace(/[\t\r\n ]+/g, ' '),
        ...given('expires', (0,instant/* parseInstant */.n)(expires ?? '')),
        ...given('owner', owner),
        ...given('acknowledged', (0,instant/* parseInstant */.n)(acknowledged ?? '')),
    };
}
function read_override(entry, at) {
    return {
        at,
        ...(entry.paths === undefined ? {} : { paths: many(entry.paths) }),
        ...(entry.images === undefined ? {} : { images: many(entry.images) }),
        checks: new Map(Object.entries(entry.checks ?? {})),
        ...given('maxAgeMs', (0,duration/* parseDuration */.E)(entry['max-age'] ?? '')),
        ...given('minAgeMs', (0,duration/* parseDuration */.E)(entry['min-age'] ?? '')),
    };
}
function registryRule(rule) {
    if (typeof rule === 'string')
        return { mirrorOf: rule };
    return { ...given('mirrorOf', rule['mirror-of']), ...given('platform', rule.platform) };
}
function originsOf(document, at) {
    const { checks, registries, advisories } = document;
    return [
        ...Object.entries(checks ?? {}).map(([id, level]) => origin(['checks', id], level, at)),
        ...Object.entries(registries ?? {}).map(([prefix, rule]) => origin(['registries', prefix], typeof rule === 'string' ? rule : JSON.stringify(rule), at)),
        ...Object.entries(advisories ?? {}).map(([key, value]) => origin(['advisories', key], String(value), at)),
    ];
}
function origin(path, value, at) {
    return { name: path.join('.'), value, from: at(...path) };
}
function many(value) {
    return value === undefined ? [] : [value].flat();
}
function given(key, value) {
    return (value === undefined ? {} : { [key]: value });
}


/***/ })

};
