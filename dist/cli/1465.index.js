export const id = 1465;
export const ids = [1465];
export const modules = {

/***/ 71465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ readPolicy)
});

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/policy.js
var policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/model/stackless.js
var stackless = __webpack_require__(36484);
// EXTERNAL MODULE: ./lib/config/policy/issue.js
var policy_issue = __webpack_require__(40886);
;// CONCATENATED MODULE: ./lib/config/policy/document.js



const maxBytes = 1024 * 1024;
const maxAliases = 100;
const maxDepth = 20;
const maxIndicatorsInLine = 100;
function document_parsePolicyYaml(source) {
    const { text } = source;
    const wrong = (message, span = { start: 0, end: 0 }) => (0,policy_issue/* issueAt */.N)(source, span, message);
    if (Buffer.byteLength(text) > maxBytes)
        return { issues: [wrong(`The file is larger than ${maxBytes} bytes.`)] };
    const tooDeep = 'The YAML is nested too deeply.';
    const lines = text.split(/\r\n|\n|\r/);
    if (lines.some((line) => (line.match(/[?-][ \t]/g) ?? []).length > maxIndicatorsInLine) ||
        bracketDepth(text) > maxIndicatorsInLine)
        return { issues: [wrong(tooDeep)] };
    const document = parsed(text);
    if (document === undefined)
        return { issues: [wrong(tooDeep)] };
    const syntax = [...document.errors, ...document.warnings].map(({ message, pos: [start, end] }) => wrong(`The YAML cannot be read: ${message.split('\n')[0]}.`, spanFrom(start, end)));
    if (syntax.length > 0)
        return { issues: syntax };
    const follow = (node) => ((0,dist/* isAlias */.Vj)(node) ? node.resolve(document) : node);
    const structure = structureOf(document.contents, text);
    if (structure.length > 0)
        return { issues: structure.map(({ span, message }) => wrong(message, span)) };
    let data;
    try {
        data = document.toJS({ maxAliasCount: maxAliases });
    }
    catch (error) {
        if (!(error instanceof ReferenceError))
            throw error;
        return { issues: [wrong(`The aliases cannot be followed: ${error.message.split('\n')[0]}.`)] };
    }
    return { data, ...placesIn(document.contents, follow, text) };
}
function bracketDepth(text) {
    let depth = 0;
    let maxDepth = 0;
    for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
        depth = Math.max(0, depth + ('[{'.includes(bracket) ? 1 : -1));
        maxDepth = Math.max(maxDepth, depth);
    }
    return maxDepth;
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
function structureOf(root, text) {
    const found = [];
    const waiting = [{ node: root, depth: 0 }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { node, depth } = next;
        if (depth > maxDepth) {
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
                found.push({ span, message: 'A key must be a string.' });
            else if (name === '__proto__')
                found.push({ span, message: '`__proto__` is not a key of the policy.' });
            else if (seen.has(name))
                found.push({ span, message: `\`${shownValue(name)}\` is defined twice in one map.` });
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
function shownValue(text) {
    const line = text.replace(/\s+/g, ' ');
    return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}

// EXTERNAL MODULE: ./lib/model/did-you-mean.js
var did_you_mean = __webpack_require__(47434);
// EXTERNAL MODULE: ./lib/model/inputs/basic-types.js
var basic_types = __webpack_require__(69677);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(13798);
// EXTERNAL MODULE: ./lib/model/inputs/table.js + 6 modules
var table = __webpack_require__(71436);
// EXTERNAL MODULE: ./lib/model/name-glob.js
var name_glob = __webpack_require__(78893);
;// CONCATENATED MODULE: ./lib/config/policy/schema-types.js


function textSchema(expected, test = basic_types/* isSingleLine */.v_) {
    return schemas/* string */.YjP({ error: expected }).refine(test, { error: expected }).describe(expected);
}
function word(...words) {
    const quoted = words.map((one) => `\`${one}\``).join(', ');
    return schemas/* enum */.k5n(words, { error: words.length === 1 ? quoted : `one of ${quoted}` });
}
function oneOrMany(item, expected) {
    return schemas/* union */.KCZ([item, schemas/* array */.YOg(item, { error: expected }).max(maxItems, { error: fewer })]);
}
function list(item, expected) {
    return schemas/* array */.YOg(item, { error: expected }).max(maxItems, { error: fewer });
}
function map(shape, expected) {
    return schemas/* strictObject */.rej(shape, { error: expected });
}
const flagSchema = schemas/* boolean */.zMY({ error: basic_types/* flagExpected */.lV });
const maxItems = 10_000;
const fewer = `a list of at most ${maxItems}`;
function nonEmptyLines(candidate) {
    return (0,basic_types/* isSingleLine */.v_)(candidate.replace(/[\t\r\n]+/g, ' '));
}
function asNonEmpty(words) {
    return words;
}

;// CONCATENATED MODULE: ./lib/config/policy/setting-schema.js





const noNames = { checks: [], presets: [] };
const globsSchema = schemaOf(basic_types/* globs */.gV.yaml(noNames));
const durationSchema = schemaOf(basic_types/* duration */.p0.yaml(noNames));
const timestampSchema = schemaOf(basic_types/* timestamp */.vE.yaml(noNames));
const imageGlob = textSchema('a glob over image names without tag, such as `registry.example.com/acme/*`', name_glob/* isNameGlob */.k);
const prefix = textSchema('a registry such as `registry.example.com`, or a prefix such as `docker.io/acme`', (value) => /^[a-z0-9][a-z0-9.-]{0,254}(?::\d{1,5})?(?:\/[a-z0-9._-]{1,128}){0,16}$/.test(value));
const setting_schema_name = textSchema('a single line of text');
const level = word('error', 'warning', 'notice', 'off');
const policyInputs = table/* inputTable */.Fu.filter(({ inPolicy }) => inPolicy !== false);
const settingNames = policyInputs.map((input) => input.name);
const inputOnlyNames = table/* inputTable */.Fu
    .map((input) => input.name)
    .filter((input) => !settingNames.includes(input));
function settingSchemas(names) {
    return Object.fromEntries(policyInputs.map((input) => [input.name, schemaOf(input.type.yaml(names)).describe(input.text)]));
}
function schemaOf(type) {
    return anySchemaOf(type);
}
function anySchemaOf(type) {
    switch (type.is) {
        case 'word':
            return word(...asNonEmpty(type.words));
        case 'boolean':
            return flagSchema;
        case 'text':
            return textSchema(type.expected, type.accepts);
        case 'list':
            return list(anySchemaOf(type.of), type.expected);
        case 'either':
            return schemas/* union */.KCZ(type.types.map(anySchemaOf));
    }
}

;// CONCATENATED MODULE: ./lib/config/policy/issues.js





const maxUnknownKeys = 200;
function schemaIssues(issues, source, yaml, keysAt) {
    const unknownKeys = (keys, path) => {
        const known = keysAt(path);
        const listed = keys.slice(0, maxUnknownKeys);
        const rest = keys.slice(maxUnknownKeys, maxUnknownKeys + 1);
        const more = `and ${keys.length - maxUnknownKeys} more unknown keys.`;
        return [
            ...listed.map((key) => ({ key, message: unknownKey(key, path, known) })),
            ...rest.map((key) => ({ key, message: more })),
        ];
    };
    const translate = (issue, base) => {
        const path = [...base, ...issue.path];
        const at = (span, message) => (0,policy_issue/* issueAt */.N)(source, span, message);
        switch (issue.code) {
            case 'unrecognized_keys':
                return unknownKeys(issue.keys, path).map(({ key, message }) => at(yaml.key([...path, key]), message));
            case 'invalid_union': {
                const [alone = [], many = []] = issue.errors;
                const branch = typeof valueAt(yaml.data, path) === 'object' ? many : alone;
                return branch.flatMap((inner) => translate(inner, path));
            }
            case 'invalid_key': {
                const name = shownValue(String(path.at(-1)));
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
    if (path.length === 0 && inputOnlyNames.includes(key))
        return `\`${key}\` cannot be set in a policy, only as an input.`;
    return `\`${shownValue(key)}\` is not a key of ${within}.${(0,did_you_mean/* suggestion */.h)(key, known)}`;
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
    return `${name} is \`${shownValue(written)}\`, but must be ${issue.message}.${hint(issue, value)}`;
}
function hint(issue, value) {
    if (typeof value !== 'string')
        return '';
    if (issue.code === 'invalid_value')
        return (0,did_you_mean/* suggestion */.h)(value, issue.values.map(String));
    return issue.message === basic_types/* flagExpected */.lV ? (0,basic_types/* flagHint */.ef)(value) : '';
}
function valueAt(data, path) {
    return path.reduce((value, part) => typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? value[part]
        : undefined, data);
}
function nameOf(path) {
    return path
        .map((part, index) => typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${shownValue(String(part))}`)
        .join('');
}

// EXTERNAL MODULE: ./lib/model/signer-presets.js
var signer_presets = __webpack_require__(60274);
;// CONCATENATED MODULE: ./lib/config/policy/signature-schema.js



const signerGlob = (expected) => textSchema(expected, (text) => /^[\x21-\x7e]{1,1000}$/.test(text));
const file = textSchema('the path of a file in the repository', (text) => /^[^\0\r\n\\]{1,1024}$/.test(text) && !text.includes('@'));
const signer = {
    issuer: signerGlob('the issuer of the identity, such as `https://token.actions.githubusercontent.com`')
        .optional()
        .describe('Who confirmed the identity: the whole issuer of the certificate, or a glob over it'),
    identity: oneOrMany(signerGlob('an identity, such as `https://github.com/acme/*/.github/workflows/release.yml@refs/tags/*`'), 'a list of identities')
        .optional()
        .describe('The whole identity of the certificate, or a glob over it'),
    key: oneOrMany(file, 'a list of files').optional().describe('Public keys in PEM'),
    preset: word(...asNonEmpty(Object.keys(signer_presets/* signerPresets */.B)))
        .optional()
        .describe("The publisher's own identities"),
    'trusted-root': file.optional().describe('The `trusted_root.json` of a private Sigstore'),
};
const oneSigner = 'signed by somebody: set `issuer` and `identity`, or `key`, or `preset`';
function namesSigner(value) {
    const ways = [value.issuer ?? value.identity, value.key, value.preset];
    const isWhole = (value.issuer === undefined) === (value.identity === undefined);
    const hasRoot = value['trusted-root'] === undefined || value.identity !== undefined;
    return ways.filter((way) => way !== undefined).length === 1 && isWhole && hasRoot;
}
const whenKnown = ({ value, issues }) => typeof value === 'object' && value !== null && issues.length === 0;
const alternative = map(signer, 'a map with `issuer` and `identity`, `key`, or `preset`').refine((value) => namesSigner(value), { error: oneSigner, when: whenKnown });
const entry = map({
    images: oneOrMany(imageGlob, 'a list of globs over image names'),
    except: oneOrMany(imageGlob, 'a list of globs over image names')
        .optional()
        .describe('Images that the entry leaves out'),
    ...signer,
    any: list(alternative, 'a list of signers').optional().describe('Signers of whom one is enough'),
    'source-tag': word('any')
        .optional()
        .describe('`any`: the Git tag of the build says nothing about the tag of the image'),
}, 'a map with `images` and who must have signed them').refine(({ any: several, ...value }) => several === undefined ? namesSigner(value) : isEmpty(value) && several.length > 0, { error: `${oneSigner}, or a list \`any\` of these`, when: whenKnown });
function isEmpty(value) {
    return Object.keys(signer).every((key) => value[key] === undefined);
}
const signaturesSchema = list(entry, 'a list of images and who must have signed them')
    .nullish()
    .describe('Who must have signed which images. Every entry that names an image must be satisfied');

;// CONCATENATED MODULE: ./lib/config/policy/update-schema.js




const groupName = textSchema('a name of at most 40 lower-case letters, digits and single hyphens, which does not end in `-next` and is not `lock`', (text) => /^(?!lock$)[a-z0-9]+(?:-[a-z0-9]+)*(?<!-next)$/.test(text) && text.length <= 40);
const label = textSchema('a label of at most 50 characters', (text) => /^[^\p{Cc},]{1,50}$/u.test(text));
const group = map({
    name: groupName.describe('Ends the name of the branch'),
    images: list(imageGlob, 'a list of globs over image names').min(1, { error: 'at least one glob' }),
}, 'a map with `name` and `images`');
const skip = map({
    image: imageGlob.describe('As in `waivers`'),
    tag: textSchema('a glob over tags, such as `20*`', name_glob/* isNameGlob */.k).optional(),
    until: timestampSchema
        .optional()
        .describe('A day counts until its end, UTC; without it, until the entry is removed'),
    reason: textSchema('text that explains why the image is not updated', nonEmptyLines).describe('Why the image is not updated'),
    owner: setting_schema_name.optional(),
}, 'a map with `image` and `reason`');
const maxGroups = 20;
const updateSections = {
    'pull-requests': map({
        groups: list(group, 'a list of groups')
            .max(maxGroups, { error: `a list of at most ${maxGroups} groups` })
            .refine((groups) => new Set(groups.map((one) => one?.name)).size === groups.length, {
            error: 'a list of groups with different names',
        })
            .optional()
            .describe('Each group has a pull request of its own; an image belongs to the first group that matches'),
        automerge: map({ label: label.describe('Added while every update of the pull request is known to be quiet') }, 'a map with `label`').optional(),
        checkboxes: flagSchema
            .optional()
            .describe('False: no checkboxes in the text of the pull request (default: true)'),
        dashboard: flagSchema
            .optional()
            .describe('True: the tracking issue of `audit` has the checkboxes of all pull requests (default: false)'),
    }, 'a map with `groups`, `automerge`, `checkboxes` or `dashboard`').nullish(),
    skips: list(skip, 'a list of skips').nullish().describe('Images that `pin` leaves as they are'),
};
const update_schema_skipsSchema = schemas/* object */.Ikc({ skips: updateSections.skips });

;// CONCATENATED MODULE: ./lib/config/policy/schema.js






const waiverChecks = ['expired-waiver', 'unused-waiver'];
const selectorNames = ['check', 'image', 'tag', 'paths', 'artifact', 'advisory'];
function waiver(names) {
    const waivable = names.checks.filter((check) => !waiverChecks.includes(check));
    const shape = {
        check: word(...asNonEmpty(waivable)).optional(),
        image: imageGlob
            .optional()
            .describe('Glob over registry/repository, or over the short name of an image of Docker Hub'),
        tag: textSchema('a glob over tags, such as `20*`', name_glob/* isNameGlob */.k).optional(),
        paths: globsSchema.optional(),
        artifact: setting_schema_name.optional(),
        advisory: setting_schema_name.optional().describe("An advisory's id or one of its aliases"),
        reason: textSchema('text that explains why this is accepted', nonEmptyLines).describe('Why this is accepted'),
        expires: timestampSchema.optional().describe('A day is valid until its end, UTC'),
        owner: setting_schema_name.optional(),
        acknowledged: timestampSchema.optional().describe('The updateTime of the advisory that was accepted'),
    };
    return map(shape, 'a map with `reason` and what it waives').refine((value) => selectorNames.some((selector) => value?.[selector] !== undefined), {
        error: 'limited to something: set `check`, `image`, `tag`, `paths`, `artifact` or `advisory`',
        when: ({ value, issues }) => typeof value === 'object' && issues.every(({ code }) => code !== 'unrecognized_keys'),
    });
}
function override(levels) {
    const shape = {
        paths: globsSchema.optional(),
        images: oneOrMany(imageGlob, 'a list of globs over image names').optional(),
        checks: levels.optional(),
        'max-age': durationSchema.optional(),
        'min-age': durationSchema.optional(),
    };
    return map(shape, 'a map with `paths` or `images`, and the settings that apply there').refine((value) => value?.paths !== undefined || value?.images !== undefined, {
        error: 'limited to something: set `paths` or `images`',
        when: ({ value, issues }) => typeof value === 'object' && issues.every(({ code }) => code !== 'unrecognized_keys'),
    });
}
const built = new WeakMap();
function policySchema(names) {
    const schema = built.get(names) ?? build(names);
    built.set(names, schema);
    return schema;
}
function build(names) {
    const levels = map(Object.fromEntries(names.checks.map((check) => [check, level.optional()])), 'a map from check ids to `error`, `warning`, `notice` or `off`');
    const registry = map({ 'mirror-of': prefix.optional(), platform: flagSchema.optional() }, 'a registry or a map');
    const settings = settingSchemas(names);
    return map(settings, 'a map')
        .partial()
        .extend({
        extends: oneOrMany(setting_schema_name, 'a list of files').optional(),
        root: flagSchema.optional().describe('True: policies of the folders above this one do not apply'),
        checks: levels.nullish(),
        overrides: list(override(levels), 'a list of overrides').nullish(),
        waivers: list(waiver(names), 'a list of waivers').nullish(),
        ...updateSections,
        registries: schemas/* record */.g1P(prefix, schemas/* union */.KCZ([prefix, registry]), { error: 'a map from registries or prefixes' })
            .nullish(),
        signatures: signaturesSchema,
        advisories: map({
            severity: word('low', 'medium', 'high', 'critical').optional(),
            'ignore-status': list(word('fixed', 'false-positive', 'not-planned'), 'a list of statuses').optional(),
        }, 'a map with `severity` and `ignore-status`').nullish(),
    });
}
function policyJsonSchema(names) {
    return z.toJSONSchema(policySchema(names), { io: 'input' });
}
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

;// CONCATENATED MODULE: ./lib/config/policy/updates.js




function skipsOf({ skips }, at) {
    return (skips ?? []).map(({ image, tag, until, reason, owner }, index) => ({
        at: at('skips', index),
        image,
        reason: reason.trim().replace(/[\t\r\n ]+/g, ' '),
        ...(0,compact/* compact */.o)({ tag, owner, until: until === undefined ? undefined : (0,time/* parseInstant */.nV)(until) }),
    }));
}
function pullRequestRules({ 'pull-requests': rules }) {
    const { groups, automerge, checkboxes, dashboard } = rules ?? {};
    return (0,compact/* compact */.o)({ groups, automergeLabel: automerge?.label, checkboxes, dashboard });
}
function updateOrigins({ 'pull-requests': rules }, at) {
    return Object.entries(rules ?? {}).map(([key, value]) => ({
        name: `pull-requests.${key}`,
        value: JSON.stringify(value),
        from: at('pull-requests', key),
    }));
}
function readSkips(source) {
    const yaml = parsePolicyYaml(source);
    if ('issues' in yaml)
        return { issue: yaml.issues[0]?.message ?? 'The YAML cannot be read.' };
    const parsed = skipsSchema.safeParse(yaml.data ?? {});
    if (!parsed.success)
        return { issue: 'Its `skips` are invalid.' };
    const at = (...path) => ({ file: source.path, span: yaml.place(path) });
    return { skips: skipsOf(parsed.data, at) };
}

;// CONCATENATED MODULE: ./lib/config/policy/read.js








function readPolicy(source, names) {
    const yaml = document_parsePolicyYaml(source);
    if ('issues' in yaml)
        return yaml;
    const schema = policySchema(names);
    const checked = schema.safeParse(yaml.data ?? {});
    if (!checked.success) {
        const keys = (path) => keysAt(schema, path);
        return { issues: schemaIssues(checked.error.issues, source, yaml, keys) };
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
                    ...(0,compact/* compact */.o)({ severity: document.advisories?.severity }),
                    ignoreStatus: document.advisories?.['ignore-status'] ?? [],
                },
                skips: skipsOf(document, at),
                pullRequests: pullRequestRules(document),
                origins: [...originsOf(document, at), ...updateOrigins(document, at)],
            },
            extended: many(document.extends).map((target, index) => ({
                target,
                at: Array.isArray(document.extends) ? at('extends', index) : at('extends'),
            })),
            signatures: (document.signatures ?? []).map((entry, index) => ({ entry, at: at('signatures', index) })),
            isRoot: document.root === true,
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
    const { paths, expires, acknowledged, reason, ...selectors } = entry;
    return {
        at,
        ...(0,compact/* compact */.o)(selectors),
        ...(0,compact/* compact */.o)({
            paths: paths === undefined ? undefined : many(paths),
            expires: (0,time/* parseInstant */.nV)(expires ?? ''),
            acknowledged: (0,time/* parseInstant */.nV)(acknowledged ?? ''),
        }),
        reason: reason.trim().replace(/[\t\r\n ]+/g, ' '),
    };
}
function read_override(entry, at) {
    const { paths, images } = entry;
    return {
        at,
        checks: new Map(Object.entries(entry.checks ?? {})),
        ...(0,compact/* compact */.o)({
            paths: paths === undefined ? undefined : many(paths),
            images: images === undefined ? undefined : many(images),
            maxAgeMs: (0,time/* parseDuration */.E9)(entry['max-age'] ?? ''),
            minAgeMs: (0,time/* parseDuration */.E9)(entry['min-age'] ?? ''),
        }),
    };
}
function registryRule(rule) {
    if (typeof rule === 'string')
        return { mirrorOf: rule };
    return (0,compact/* compact */.o)({ mirrorOf: rule['mirror-of'], platform: rule.platform });
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


/***/ }),

/***/ 60274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ signerPresets)
/* harmony export */ });
const signerPresets = {
    chainguard: [
        {
            issuer: 'https://token.actions.githubusercontent.com',
            identity: 'https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main',
            source: 'https://edu.chainguard.dev/chainguard/chainguard-images/how-to-use/verifying-chainguard-images-and-metadata-signatures-with-cosign/',
        },
    ],
    distroless: [
        {
            issuer: 'https://accounts.google.com',
            identity: 'keyless@distroless.iam.gserviceaccount.com',
            source: 'https://github.com/GoogleContainerTools/distroless#how-do-i-verify-distroless-images',
        },
    ],
    kubernetes: [
        {
            issuer: 'https://accounts.google.com',
            identity: 'krel-trust@k8s-releng-prod.iam.gserviceaccount.com',
            source: 'https://kubernetes.io/docs/tasks/administer-cluster/verify-signed-artifacts/',
        },
    ],
};


/***/ })

};
