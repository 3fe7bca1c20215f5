export const id = 2578;
export const ids = [2578,1082];
export const modules = {

/***/ 32578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   discoverPolicy: () => (/* binding */ discoverPolicy)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50412);
/* harmony import */ var _model_globs_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5282);
/* harmony import */ var _model_inputs_special_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9004);
/* harmony import */ var _model_judgement_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29251);
/* harmony import */ var _extends_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11082);
/* harmony import */ var _folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1052);
/* harmony import */ var _merge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95545);







const settingsWithGlobs = new Set(['paths', 'exclude', 'sbom']);
function policyBelow(policy, folder) {
    if (folder === '')
        return policy;
    const inside = (entries) => entries.flatMap((entry) => {
        if (entry.paths === undefined)
            return [entry];
        const paths = (0,_model_globs_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .globsBelow */ .rv)(entry.paths, folder);
        return paths.length === 0 ? [] : [{ ...entry, paths }];
    });
    return {
        ...policy,
        settings: new Map([...policy.settings].flatMap((setting) => settingBelow(setting, folder))),
        overrides: inside(policy.overrides),
        waivers: inside(policy.waivers).map((waiver) => ({ inheritedAt: waiver.at, ...waiver })),
    };
}
function settingBelow([name, setting], folder) {
    if (settingsWithGlobs.has(name)) {
        const globs = (0,_model_globs_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .globsBelow */ .rv)(setting.text.split('\n'), folder);
        return globs.length === 0 ? [] : [[name, { ...setting, text: globs.join('\n') }]];
    }
    if (name !== 'ledger' || !setting.text.endsWith('.json'))
        return [[name, setting]];
    const start = `${folder}/`;
    return setting.text.startsWith(start)
        ? [[name, { ...setting, text: setting.text.slice(start.length) }]]
        : [];
}
async function discoverPolicy({ folder, label, read, ...request }) {
    const issues = [];
    let policy = _model_judgement_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .noPolicy */ .W;
    for (const [above, holder] of (0,_folders_js__WEBPACK_IMPORTED_MODULE_3__/* .holdersOf */ .pW)(folder).entries()) {
        const shown = (path) => `${'../'.repeat(above)}${path}`;
        const loaded = await (0,_extends_js__WEBPACK_IMPORTED_MODULE_2__.loadPolicy)({
            ...request,
            path: _model_inputs_special_types_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultPolicyPath */ .r2,
            required: false,
            read: (path) => read((0,_folders_js__WEBPACK_IMPORTED_MODULE_3__/* .inFolder */ ._z)(holder, path)),
            label: (path) => label?.(shown(path)) ?? shown(path),
        });
        if ('issues' in loaded)
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(issues, loaded.issues);
        else
            policy = (0,_merge_js__WEBPACK_IMPORTED_MODULE_4__/* .mergePolicies */ .$p)(policyBelow(loaded.policy, relativeTo(holder, folder)), policy);
        if ('policy' in loaded && loaded.isRoot === true)
            break;
    }
    return issues.length > 0 ? { issues } : { policy };
}
function relativeTo(holder, folder) {
    return holder === '' ? folder : folder.slice(holder.length + 1);
}


/***/ }),

/***/ 50216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   _d: () => (/* binding */ many),
/* harmony export */   bv: () => (/* binding */ parsePolicyYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _model_stackless_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36484);
/* harmony import */ var _issue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40886);



const maxBytes = 1024 * 1024;
const maxAliases = 100;
const maxDepth = 20;
const maxIndicatorsInLine = 100;
function parsePolicyYaml(source) {
    const { text } = source;
    const wrong = (message, span = { start: 0, end: 0 }) => (0,_issue_js__WEBPACK_IMPORTED_MODULE_1__/* .issueAt */ .N)(source, span, message);
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
    const follow = (node) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) ? node.resolve(document) : node);
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
        return (0,_model_stackless_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutStacks */ .G)(() => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
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
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            for (const item of node.items)
                waiting.push({ node: item, depth: depth + 1 });
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
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
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
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
            const child = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) ? follow(node.items[Number(part)]) : follow(pair?.value);
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
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && typeof key.value === 'string' ? key.value : undefined;
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
function many(value) {
    return value === undefined ? [] : [value].flat();
}


/***/ }),

/***/ 60981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   en: () => (/* binding */ skipsOf),
/* harmony export */   r0: () => (/* binding */ readSkips),
/* harmony export */   vi: () => (/* binding */ updateOrigins),
/* harmony export */   yP: () => (/* binding */ pullRequestRules)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26732);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50216);
/* harmony import */ var _schema_update_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17190);




function skipsOf({ skips }, at) {
    return (skips ?? []).map(({ image, tag, until, reason, owner }, index) => ({
        at: at('skips', index),
        image,
        reason: reason.trim().replace(/[\t\r\n ]+/g, ' '),
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ tag, owner, until: until === undefined ? undefined : (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .parseInstant */ .nV)(until) }),
    }));
}
function pullRequestRules({ 'pull-requests': rules }) {
    const { groups, automerge, checkboxes, dashboard } = rules ?? {};
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ groups, automergeLabel: automerge?.label, checkboxes, dashboard });
}
function updateOrigins({ 'pull-requests': rules }, at) {
    return Object.entries(rules ?? {}).map(([key, value]) => ({
        name: `pull-requests.${key}`,
        value: JSON.stringify(value),
        from: at('pull-requests', key),
    }));
}
function readSkips(source) {
    const yaml = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePolicyYaml */ .bv)(source);
    if ('issues' in yaml)
        return { issue: yaml.issues[0]?.message ?? 'The YAML cannot be read.' };
    const parsed = _schema_update_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .skipsSchema */ .E.safeParse(yaml.data ?? {});
    if (!parsed.success)
        return { issue: 'Its `skips` are invalid.' };
    const at = (...path) => ({ file: source.path, span: yaml.place(path) });
    return { skips: skipsOf(parsed.data, at) };
}


/***/ }),

/***/ 11082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadPolicy: () => (/* binding */ loadPolicy),
  parseTarget: () => (/* binding */ parseTarget),
  targetName: () => (/* binding */ targetName)
});

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/judgement/policy.js
var judgement_policy = __webpack_require__(29251);
// EXTERNAL MODULE: ./lib/config/policy/issue.js
var policy_issue = __webpack_require__(40886);
// EXTERNAL MODULE: ./lib/config/policy/merge.js
var merge = __webpack_require__(95545);
// EXTERNAL MODULE: ./lib/model/inputs/basic-types.js
var basic_types = __webpack_require__(69677);
// EXTERNAL MODULE: ./lib/model/text/did-you-mean.js
var did_you_mean = __webpack_require__(54890);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
// EXTERNAL MODULE: ./lib/config/policy/document.js
var policy_document = __webpack_require__(50216);
// EXTERNAL MODULE: ./lib/config/policy/edits/updates.js
var updates = __webpack_require__(60981);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/model/globs/name-glob.js
var name_glob = __webpack_require__(13693);
// EXTERNAL MODULE: ./lib/model/images/platform.js
var platform = __webpack_require__(59981);
// EXTERNAL MODULE: ./lib/config/policy/schema/setting-schema.js
var setting_schema = __webpack_require__(40949);
// EXTERNAL MODULE: ./lib/model/judgement/signature.js
var signature = __webpack_require__(23295);
;// CONCATENATED MODULE: ./lib/config/policy/schema/signature-schema.js


const signerGlob = (expected) => (0,setting_schema/* textSchema */.Zu)(expected, (text) => /^[\x21-\x7e]{1,1000}$/.test(text));
function isFile(text) {
    return /^[^\0\r\n\\]{1,1024}$/.test(text) && !text.includes('@') && !text.startsWith('-');
}
const file = (0,setting_schema/* textSchema */.Zu)('the path of a file in the repository', isFile);
const keyText = (0,setting_schema/* textSchema */.Zu)('the path of a file with a public key in PEM, or the key itself', (text) => /^-----BEGIN [A-Z ]{1,30}-----[A-Za-z0-9+/=\s]{1,8000}-----END [A-Z ]{1,30}-----\s*$/.test(text) ||
    isFile(text));
const signer = {
    issuer: signerGlob('the issuer of the identity, such as `https://token.actions.githubusercontent.com`')
        .optional()
        .describe('Who confirmed the identity: the whole issuer of the certificate, or a glob over it'),
    identity: (0,setting_schema/* oneOrMany */.Pl)(signerGlob('an identity, such as `https://github.com/acme/*/.github/workflows/release.yml@refs/tags/*`'), 'a list of identities')
        .optional()
        .describe('The whole identity of the certificate, or a glob over it'),
    key: (0,setting_schema/* oneOrMany */.Pl)(keyText, 'a list of files or keys')
        .optional()
        .describe('Public keys in PEM: the path of a file, or the key itself'),
    preset: (0,setting_schema/* word */.Vm)(...(0,setting_schema/* asNonEmpty */.xe)(Object.keys(signature/* signerPresets */.Bo)))
        .optional()
        .describe("The publisher's own identities"),
    'trusted-root': file.optional().describe('The `trusted_root.json` of a private Sigstore'),
};
const oneSigner = 'an entry that names who signs: set `issuer` and `identity`, or `key`, or `preset`';
function namesSigner(value) {
    const ways = [value.issuer ?? value.identity, value.key, value.preset];
    const isWhole = (value.issuer === undefined) === (value.identity === undefined);
    const hasRoot = value['trusted-root'] === undefined || value.identity !== undefined;
    return ways.filter((way) => way !== undefined).length === 1 && isWhole && hasRoot;
}
const whenKnown = ({ value, issues }) => typeof value === 'object' && value !== null && issues.length === 0;
const alternative = (0,setting_schema/* map */.Tj)(signer, 'a map with `issuer` and `identity`, `key`, or `preset`').refine((value) => namesSigner(value), { error: oneSigner, when: whenKnown });
const entry = (0,setting_schema/* map */.Tj)({
    images: (0,setting_schema/* oneOrMany */.Pl)(setting_schema/* imageGlob */.u_, 'a list of globs over image names'),
    except: (0,setting_schema/* oneOrMany */.Pl)(setting_schema/* imageGlob */.u_, 'a list of globs over image names')
        .optional()
        .describe('Images that the entry leaves out'),
    ...signer,
    any: (0,setting_schema/* list */.p_)(alternative, 'a list of signers').optional().describe('Signers of whom one is enough'),
    'source-tag': (0,setting_schema/* word */.Vm)('any')
        .optional()
        .describe('`any`: the Git tag of the build says nothing about the tag of the image'),
}, 'a map with `images` and who must have signed them').refine(({ any: several, ...value }) => several === undefined ? namesSigner(value) : isEmpty(value) && several.length > 0, { error: `${oneSigner}, or a list \`any\` of these`, when: whenKnown });
function isEmpty(value) {
    return Object.keys(signer).every((key) => value[key] === undefined);
}
const signaturesSchema = (0,setting_schema/* list */.p_)(entry, 'a list of images and who must have signed them')
    .nullish()
    .describe('Who must have signed which images. Every entry that names an image must be satisfied');

// EXTERNAL MODULE: ./lib/config/policy/schema/update-schema.js
var update_schema = __webpack_require__(17190);
;// CONCATENATED MODULE: ./lib/config/policy/schema/schema.js






const waiverChecks = ['expired-waiver', 'unused-waiver'];
const selectorNames = ['check', 'image', 'tag', 'paths', 'artifact', 'advisory'];
function waiver(names) {
    const waivable = names.checks.filter((check) => !waiverChecks.includes(check));
    const shape = {
        check: (0,setting_schema/* word */.Vm)(...(0,setting_schema/* asNonEmpty */.xe)(waivable)).optional(),
        image: setting_schema/* imageGlob */.u_
            .optional()
            .describe('Glob over registry/repository, or over the short name of an image of Docker Hub'),
        tag: (0,setting_schema/* textSchema */.Zu)('a glob over tags, such as `20*`', name_glob/* isNameGlob */.kh).optional(),
        paths: setting_schema/* globsSchema */.BH.optional(),
        artifact: setting_schema/* name */.UU.optional(),
        advisory: setting_schema/* name */.UU.optional().describe("An advisory's id or one of its aliases"),
        reason: (0,setting_schema/* textSchema */.Zu)('text that explains why this is accepted', setting_schema/* nonEmptyLines */.yw).describe('Why this is accepted'),
        expires: setting_schema/* timestampSchema */.yo.optional().describe('A day is valid until its end, UTC'),
        owner: setting_schema/* name */.UU.optional(),
        acknowledged: setting_schema/* timestampSchema */.yo.optional().describe('The updateTime of the advisory that was accepted'),
    };
    return (0,setting_schema/* map */.Tj)(shape, 'a map with `reason` and what it waives').refine((value) => selectorNames.some((selector) => value?.[selector] !== undefined), {
        error: 'limited to something: set `check`, `image`, `tag`, `paths`, `artifact` or `advisory`',
        when: ({ value, issues }) => typeof value === 'object' && issues.every(({ code }) => code !== 'unrecognized_keys'),
    });
}
function override(levels) {
    const shape = {
        paths: setting_schema/* globsSchema */.BH.optional(),
        images: (0,setting_schema/* oneOrMany */.Pl)(setting_schema/* imageGlob */.u_, 'a list of globs over image names').optional(),
        checks: levels.optional(),
        'max-age': setting_schema/* durationSchema */.sK.optional(),
        'min-age': setting_schema/* durationSchema */.sK.optional(),
    };
    return (0,setting_schema/* map */.Tj)(shape, 'a map with `paths` or `images`, and the settings that apply there').refine((value) => value?.paths !== undefined || value?.images !== undefined, {
        error: 'limited to something: set `paths` or `images`',
        when: ({ value, issues }) => typeof value === 'object' && issues.every(({ code }) => code !== 'unrecognized_keys'),
    });
}
const built = new Map();
function policySchema(names) {
    const key = JSON.stringify([names.checks, names.presets]);
    const schema = built.get(key) ?? build(names);
    built.set(key, schema);
    return schema;
}
function build(names) {
    const levels = (0,setting_schema/* map */.Tj)(Object.fromEntries(names.checks.map((check) => [check, setting_schema/* level */.Rc.optional()])), 'a map from check ids to `error`, `warning`, `notice` or `off`');
    const registry = (0,setting_schema/* map */.Tj)({ 'mirror-of': setting_schema/* prefix */.gJ.optional(), platform: setting_schema/* flagSchema */.W8.optional() }, 'a registry or a map');
    const settings = (0,setting_schema/* settingSchemas */.TV)(names);
    return (0,setting_schema/* map */.Tj)(settings, 'a map')
        .partial()
        .extend({
        extends: (0,setting_schema/* oneOrMany */.Pl)(setting_schema/* name */.UU, 'a list of files').optional(),
        root: setting_schema/* flagSchema */.W8.optional().describe('True: policies of the folders above this one do not apply'),
        checks: levels.nullish(),
        overrides: (0,setting_schema/* list */.p_)(override(levels), 'a list of overrides').nullish(),
        waivers: (0,setting_schema/* list */.p_)(waiver(names), 'a list of waivers').nullish(),
        ...update_schema/* updateSections */.i,
        registries: schemas/* record */.g1P(setting_schema/* prefix */.gJ, schemas/* union */.KCZ([setting_schema/* prefix */.gJ, registry]), { error: 'a map from registries or prefixes' })
            .nullish(),
        signatures: signaturesSchema,
        proof: schemas/* record */.g1P(setting_schema/* imageGlob */.u_, (0,setting_schema/* word */.Vm)('required'), { error: 'a map from globs over image names to `required`' })
            .nullish()
            .describe('Images whose pins must be proved: an unproved one fails'),
        'digest-age': (0,setting_schema/* word */.Vm)('accepted')
            .optional()
            .describe('Under `min-age`, the age of a digest counts where nobody knows since when the tag has it'),
        platforms: (0,setting_schema/* oneOrMany */.Pl)((0,setting_schema/* textSchema */.Zu)('a platform such as `linux/amd64` or `linux/arm/v7`', platform/* isPlatformName */.bx), 'a list of platforms')
            .optional()
            .describe('The platforms in use: a new digest with the same images for them is no reason to pin again'),
        settle: setting_schema/* durationSchema */.sK
            .optional()
            .describe('How long a tag must rest before a digest is pinned that lacks a platform which the tag had before; 24h by default'),
        advisories: (0,setting_schema/* map */.Tj)({
            severity: (0,setting_schema/* word */.Vm)('low', 'medium', 'high', 'critical').optional(),
            'ignore-status': (0,setting_schema/* list */.p_)((0,setting_schema/* word */.Vm)('fixed', 'false-positive', 'not-planned'), 'a list of statuses').optional(),
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

;// CONCATENATED MODULE: ./lib/config/policy/read.js










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
                const name = (0,policy_document/* shownValue */.JJ)(String(path.at(-1)));
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
    if (path.length === 0 && setting_schema/* inputOnlyNames */.Hk.includes(key))
        return `\`${key}\` cannot be set in a policy, only as an input.`;
    return `\`${(0,policy_document/* shownValue */.JJ)(key)}\` is not a key of ${within}.${(0,did_you_mean/* suggestion */.h)(key, known)}`;
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
    return `${name} is \`${(0,policy_document/* shownValue */.JJ)(written)}\`, but must be ${issue.message}.${hint(issue, value)}`;
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
        .map((part, index) => typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${(0,policy_document/* shownValue */.JJ)(String(part))}`)
        .join('');
}
function readPolicy(source, names) {
    const yaml = (0,policy_document/* parsePolicyYaml */.bv)(source);
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
                ...judgement_policy/* noPolicy */.W,
                sources: [source],
                settings: settingsOf(document, at),
                checks: new Map(Object.entries(document.checks ?? {})),
                overrides: (document.overrides ?? []).map((entry, index) => read_override(entry, at('overrides', index))),
                waivers: (document.waivers ?? []).map((entry, index) => read_waiver(entry, at('waivers', index))),
                registries: new Map(Object.entries(document.registries ?? {}).map(([prefix, rule]) => [prefix, registryRule(rule)])),
                advisories: {
                    ...(0,collections/* compact */.oE)({ severity: document.advisories?.severity }),
                    ignoreStatus: document.advisories?.['ignore-status'] ?? [],
                },
                proof: Object.keys(document.proof ?? {}),
                ...(0,collections/* compact */.oE)({ digestAge: document['digest-age'], settleMs: (0,time/* parseDuration */.E9)(document.settle ?? '') }),
                platforms: (0,policy_document/* many */._d)(document.platforms),
                skips: (0,updates/* skipsOf */.en)(document, at),
                pullRequests: (0,updates/* pullRequestRules */.yP)(document),
                origins: [...originsOf(document, at), ...(0,updates/* updateOrigins */.vi)(document, at)],
            },
            extended: (0,policy_document/* many */._d)(document.extends).map((target, index) => ({
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
    return new Map(setting_schema/* settingNames */.H$.flatMap((name) => {
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
        ...(0,collections/* compact */.oE)(selectors),
        ...(0,collections/* compact */.oE)({
            paths: paths === undefined ? undefined : (0,policy_document/* many */._d)(paths),
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
        ...(0,collections/* compact */.oE)({
            paths: paths === undefined ? undefined : (0,policy_document/* many */._d)(paths),
            images: images === undefined ? undefined : (0,policy_document/* many */._d)(images),
            maxAgeMs: (0,time/* parseDuration */.E9)(entry['max-age'] ?? ''),
            minAgeMs: (0,time/* parseDuration */.E9)(entry['min-age'] ?? ''),
        }),
    };
}
function registryRule(rule) {
    if (typeof rule === 'string')
        return { mirrorOf: rule };
    return (0,collections/* compact */.oE)({ mirrorOf: rule['mirror-of'], platform: rule.platform });
}
function originsOf(document, at) {
    const { checks, registries, advisories, proof, platforms, settle, 'digest-age': digestAge } = document;
    return [
        ...Object.entries(checks ?? {}).map(([id, level]) => origin(['checks', id], level, at)),
        ...Object.entries(registries ?? {}).map(([prefix, rule]) => origin(['registries', prefix], typeof rule === 'string' ? rule : JSON.stringify(rule), at)),
        ...Object.entries(advisories ?? {}).map(([key, value]) => origin(['advisories', key], String(value), at)),
        ...Object.entries(proof ?? {}).map(([glob, level]) => origin(['proof', glob], level, at)),
        ...(digestAge === undefined ? [] : [origin(['digest-age'], digestAge, at)]),
        ...(settle === undefined ? [] : [origin(['settle'], settle, at)]),
        ...(platforms === undefined ? [] : [origin(['platforms'], (0,policy_document/* many */._d)(platforms).join(', '), at)]),
    ];
}
function origin(path, value, at) {
    return { name: path.join('.'), value, from: at(...path) };
}

;// CONCATENATED MODULE: ./lib/config/policy/signatures.js



async function loadSignatures(written, read, wrong) {
    const keys = new Map();
    const roots = new Map();
    async function keyOf(path, at) {
        const isInline = path.startsWith('-----BEGIN');
        const text = isInline ? path : await read(path, at);
        if (text === undefined)
            return [];
        const key = (0,signature/* publicKeyName */.yc)(text);
        if ('wrong' in key) {
            wrong(`\`${isInline ? 'key' : path}\` ${key.wrong}.`, at);
            return [];
        }
        keys.set(key.name, text);
        return [{ kind: 'key', key: key.name, ...(isInline ? {} : { file: path }) }];
    }
    async function rootOf(path, at) {
        if (path === undefined)
            return signature/* publicRoot */.KE;
        const text = await read(path, at);
        if (text === undefined)
            return undefined;
        const name = (0,signature/* trustedRootName */.JB)(text);
        roots.set(name, text);
        return name;
    }
    async function signersOf(entry, at) {
        if (entry.key !== undefined)
            return (await Promise.all((0,policy_document/* many */._d)(entry.key).map((path) => keyOf(path, at)))).flat();
        if (entry.preset !== undefined)
            return (signature/* signerPresets */.Bo[entry.preset] ?? []).map(({ issuer, identity }) => ({
                kind: 'identity',
                issuer,
                identity,
                root: signature/* publicRoot */.KE,
            }));
        const file = entry['trusted-root'];
        const root = await rootOf(file, at);
        const { issuer } = entry;
        if (root === undefined || issuer === undefined)
            return [];
        return (0,policy_document/* many */._d)(entry.identity).map((identity) => ({
            kind: 'identity',
            issuer,
            identity,
            root,
            ...(0,collections/* compact */.oE)({ file }),
        }));
    }
    const rules = await Promise.all(written.map(async ({ entry, at }) => {
        const { images, except, any: several = [entry], 'source-tag': sourceTag } = entry;
        return {
            at,
            ...(0,collections/* compact */.oE)({ sourceTag }),
            images: (0,policy_document/* many */._d)(images),
            anyOf: (await Promise.all(several.map((one) => signersOf(one, at)))).flat(),
            ...(0,collections/* compact */.oE)({ except: except === undefined ? undefined : (0,policy_document/* many */._d)(except) }),
        };
    }));
    return { rules, files: { keys, roots } };
}

;// CONCATENATED MODULE: ./lib/config/policy/extends.js






const remote = /^([\w.-]{1,100})\/([\w.-]{1,100})\/([^@]{1,1024})@([\w][\w./-]{0,254})$/;
function parseTarget(text, from) {
    const [, owner = '', repository = '', inside = '', ref = ''] = remote.exec(text) ?? [];
    if (text.includes('@') &&
        (ref === '' || ref.includes('..') || /^\.+$/.test(owner) || /^\.+$/.test(repository)))
        return { issue: 'must be `OWNER/REPO/PATH@REF`, or a path in the repository' };
    const path = (ref === '' ? text : inside).replace(/^(?:\.\/)+/, '');
    const parts = path.split('/');
    if (path.length > 1024 ||
        path.includes('\\') ||
        parts.some((part) => part === '' || /^\.{1,2}$/.test(part)))
        return { issue: 'its path must be relative to the root of the repository, without `..`' };
    if (ref !== '')
        return { kind: 'remote', owner, repository, path, ref };
    return from.kind === 'remote' ? { ...from, path } : { kind: 'local', path };
}
function targetName(target) {
    if (target.kind === 'local')
        return target.path;
    return `${target.owner}/${target.repository}/${target.path}@${target.ref}`;
}
const maxFiles = 20;
const maxDepth = 5;
async function loadPolicy(request) {
    const loader = new Loader(request);
    const root = { kind: 'local', path: request.path };
    const policy = await loader.load(root, [], undefined);
    return loader.issues.length > 0 ? { issues: loader.issues } : { policy, isRoot: loader.isRoot };
}
class Loader {
    request;
    issues = [];
    isRoot = false;
    loaded = new Set();
    constructor(request) {
        this.request = request;
    }
    async load(target, above, extension) {
        const name = targetName(target);
        if (above.includes(name))
            return this.wrong(extension, `\`${name}\` extends itself.`);
        if (this.loaded.has(name))
            return judgement_policy/* noPolicy */.W;
        if (above.length > maxDepth)
            return this.wrong(extension, `\`extends\` is nested more than ${maxDepth} levels deep.`);
        if (this.loaded.size >= maxFiles)
            return this.wrong(extension, `A policy can extend at most ${maxFiles} files.`);
        this.loaded.add(name);
        const answer = target.kind === 'local' ? await this.request.read(target.path) : await this.request.remote(target);
        if ('unknown' in answer)
            return { ...judgement_policy/* noPolicy */.W, unread: [answer.unknown] };
        if ('missing' in answer)
            return this.missing(target, extension);
        if ('unreadable' in answer)
            return this.wrong(extension, `\`${name}\` cannot be read: ${answer.unreadable}.`);
        const label = target.kind === 'local' ? (this.request.label?.(target.path) ?? target.path) : name;
        const source = { path: label, text: answer.text };
        const read = readPolicy(source, this.request.names);
        if ('issues' in read) {
            (0,collections/* append */.BC)(this.issues, read.issues);
            return judgement_policy/* noPolicy */.W;
        }
        if (extension === undefined)
            this.isRoot = read.file.isRoot;
        const signed = await this.withSignatures(read.file, source, target);
        return this.withBases(signed, source, target, [...above, name], extension);
    }
    async withSignatures(file, source, target) {
        if (file.signatures.length === 0)
            return file;
        const unread = [];
        const wrong = (message, { span }) => void this.issues.push((0,policy_issue/* issueAt */.N)(source, span, message));
        const { rules, files } = await loadSignatures(file.signatures, async (path, at) => {
            const named = parseTarget(path, target);
            if ('issue' in named)
                return void wrong(`\`${path}\` ${named.issue}.`, at);
            const answer = named.kind === 'local' ? await this.request.read(named.path) : await this.request.remote(named);
            if ('text' in answer)
                return answer.text;
            if ('unknown' in answer)
                return void unread.push(answer.unknown);
            const why = 'missing' in answer ? 'does not exist' : `cannot be read: ${answer.unreadable}`;
            return void wrong(`\`${targetName(named)}\` ${why}.`, at);
        }, wrong);
        return { ...file, policy: { ...file.policy, signatures: rules, signatureFiles: files, unread } };
    }
    async withBases({ policy, extended }, source, target, above, extension) {
        let merged = judgement_policy/* noPolicy */.W;
        for (const { target: text, at } of extended) {
            const parsed = parseTarget(text, target);
            const inheritedAt = target.kind === 'local' || extension === undefined ? at : extension.inheritedAt;
            const next = { by: source, at, inheritedAt };
            if ('issue' in parsed)
                this.wrong(next, `\`extends\` is \`${text.slice(0, 100)}\`, but ${parsed.issue}.`);
            else
                merged = (0,merge/* mergePolicies */.$p)(merged, await this.load(parsed, above, next));
        }
        if (target.kind === 'local' || extension === undefined)
            return (0,merge/* mergePolicies */.$p)(merged, policy);
        const { inheritedAt } = extension;
        const waivers = policy.waivers.map((waiver) => ({ ...waiver, inheritedAt }));
        return (0,merge/* mergePolicies */.$p)(merged, { ...policy, waivers });
    }
    missing(target, extension) {
        if (extension === undefined && !this.request.required)
            return judgement_policy/* noPolicy */.W;
        const hint = extension === undefined || target.kind === 'remote'
            ? ''
            : ' To name a file of another repository, use `OWNER/REPO/PATH@REF`.';
        return this.wrong(extension, `\`${targetName(target)}\` does not exist.${hint}`);
    }
    wrong(extension, message) {
        const file = extension?.by ?? { path: this.request.path, text: '' };
        this.issues.push((0,policy_issue/* issueAt */.N)(file, extension?.at.span ?? { start: 0, end: 0 }, message));
        return judgement_policy/* noPolicy */.W;
    }
}


/***/ }),

/***/ 40949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ globsSchema),
/* harmony export */   H$: () => (/* binding */ settingNames),
/* harmony export */   Hk: () => (/* binding */ inputOnlyNames),
/* harmony export */   Pl: () => (/* binding */ oneOrMany),
/* harmony export */   Rc: () => (/* binding */ level),
/* harmony export */   TV: () => (/* binding */ settingSchemas),
/* harmony export */   Tj: () => (/* binding */ map),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   W8: () => (/* binding */ flagSchema),
/* harmony export */   Zu: () => (/* binding */ textSchema),
/* harmony export */   gJ: () => (/* binding */ prefix),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   sK: () => (/* binding */ durationSchema),
/* harmony export */   u_: () => (/* binding */ imageGlob),
/* harmony export */   xe: () => (/* binding */ asNonEmpty),
/* harmony export */   yo: () => (/* binding */ timestampSchema),
/* harmony export */   yw: () => (/* binding */ nonEmptyLines)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13693);
/* harmony import */ var _model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69677);
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77541);




function textSchema(expected, test = _model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_1__/* .isSingleLine */ .v_) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP({ error: expected }).refine(test, { error: expected }).describe(expected);
}
function word(...words) {
    const quoted = words.map((one) => `\`${one}\``).join(', ');
    return zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(words, { error: words.length === 1 ? quoted : `one of ${quoted}` });
}
function oneOrMany(item, expected) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([item, zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(item, { error: expected }).max(maxItems, { error: fewer })]);
}
function list(item, expected) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(item, { error: expected }).max(maxItems, { error: fewer });
}
function map(shape, expected) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(shape, { error: expected });
}
const flagSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY({ error: _model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_1__/* .flagExpected */ .lV });
const maxItems = 10_000;
const fewer = `a list of at most ${maxItems}`;
function nonEmptyLines(candidate) {
    return (0,_model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_1__/* .isSingleLine */ .v_)(candidate.replace(/[\t\r\n]+/g, ' '));
}
function asNonEmpty(words) {
    return words;
}
const noNames = { checks: [], presets: [] };
const globsSchema = schemaOf(_model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_1__/* .globs */ .gV.yaml(noNames));
const durationSchema = schemaOf(_model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0.yaml(noNames));
const timestampSchema = schemaOf(_model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE.yaml(noNames));
const imageGlob = textSchema('a glob over image names without tag, such as `registry.example.com/acme/*`', _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameGlob */ .kh);
const prefix = textSchema('a registry such as `registry.example.com`, or a prefix such as `docker.io/acme`', (value) => /^[a-z0-9][a-z0-9.-]{0,254}(?::\d{1,5})?(?:\/[a-z0-9._-]{1,128}){0,16}$/.test(value));
const name = textSchema('a single line of text');
const level = word('error', 'warning', 'notice', 'off');
const policyInputs = _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_2__/* .inputTable */ .Fu.filter(({ inPolicy }) => inPolicy !== false);
const settingNames = policyInputs.map((input) => input.name);
const inputOnlyNames = _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_2__/* .inputTable */ .Fu
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
            return zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ(type.types.map(anySchemaOf));
    }
}


/***/ }),

/***/ 17190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ skipsSchema),
/* harmony export */   i: () => (/* binding */ updateSections)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13693);
/* harmony import */ var _setting_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40949);



const groupName = (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu)('a name of at most 40 lower-case letters, digits and single hyphens, which does not end in `-next` and is not `lock`', (text) => /^(?!lock$)[a-z0-9]+(?:-[a-z0-9]+)*(?<!-next)$/.test(text) && text.length <= 40);
const label = (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu)('a label of at most 50 characters', (text) => /^[^\p{Cc},]{1,50}$/u.test(text));
const group = (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .map */ .Tj)({
    name: groupName.describe('Ends the name of the branch'),
    images: (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .imageGlob */ .u_, 'a list of globs over image names').min(1, { error: 'at least one glob' }),
}, 'a map with `name` and `images`');
const skip = (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .map */ .Tj)({
    image: _setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .imageGlob */ .u_.describe('As in `waivers`'),
    tag: (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu)('a glob over tags, such as `20*`', _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameGlob */ .kh).optional(),
    until: _setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .timestampSchema */ .yo
        .optional()
        .describe('A day counts until its end, UTC; without it, until the entry is removed'),
    reason: (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu)('text that explains why the image is not updated', _setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .nonEmptyLines */ .yw).describe('Why the image is not updated'),
    owner: _setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU.optional(),
}, 'a map with `image` and `reason`');
const maxGroups = 20;
const updateSections = {
    'pull-requests': (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .map */ .Tj)({
        groups: (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(group, 'a list of groups')
            .max(maxGroups, { error: `a list of at most ${maxGroups} groups` })
            .refine((groups) => new Set(groups.map((one) => one?.name)).size === groups.length, {
            error: 'a list of groups with different names',
        })
            .optional()
            .describe('Each group has a pull request of its own; an image belongs to the first group that matches'),
        automerge: (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .map */ .Tj)({ label: label.describe('Added while every update of the pull request is known to be quiet') }, 'a map with `label`').optional(),
        checkboxes: _setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .flagSchema */ .W8
            .optional()
            .describe('False: no checkboxes in the text of the pull request (default: true)'),
        dashboard: _setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .flagSchema */ .W8
            .optional()
            .describe('True: the tracking issue of `audit` lists the pull requests of pins and the skips (default: false)'),
    }, 'a map with `groups`, `automerge`, `checkboxes` or `dashboard`').nullish(),
    skips: (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(skip, 'a list of skips').nullish().describe('Images that `pin` leaves as they are'),
};
const skipsSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ skips: updateSections.skips });


/***/ }),

/***/ 13693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ imageSpellings),
/* harmony export */   MH: () => (/* binding */ nameMatcher),
/* harmony export */   _Z: () => (/* binding */ withCanonicalRegistry),
/* harmony export */   kD: () => (/* binding */ imageMatcher),
/* harmony export */   kh: () => (/* binding */ isNameGlob)
/* harmony export */ });
/* unused harmony exports withRegistry, globsAfter */
/* harmony import */ var _images_registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65648);
/* harmony import */ var _glob_matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50984);


function isNameGlob(glob) {
    return /^[\w.:/*?-]{1,255}$/.test(glob);
}
function nameMatcher(glob, work) {
    const parts = /[*?]/.test(glob) ? (glob.match(/\*\*+|./gsu) ?? []) : [glob];
    return (0,_glob_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .globMatcher */ .f)(parts.map(tokenOf), work);
}
function tokenOf(text) {
    if (text.startsWith('**'))
        return '**';
    return text === '*' || text === '?' ? text : { is: text };
}
function imageMatcher(globs, work) {
    const matchers = globs.map((glob) => nameMatcher(withCanonicalRegistry(glob), work));
    return (image) => {
        const names = image === undefined ? [] : imageSpellings(image);
        return matchers.some((matches) => names.some(matches));
    };
}
function withCanonicalRegistry(glob) {
    return glob.includes('/') ? (0,_images_registry_host_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalPrefix */ .l)(glob) : glob;
}
function withRegistry(glob) {
    const canonical = withCanonicalRegistry(glob);
    const [first = ''] = canonical.split('/');
    if (/[.:]/.test(first) && first !== canonical)
        return canonical;
    if (first === canonical)
        return glob.startsWith('**') ? glob : `docker.io/library/${glob}`;
    return /[*?]/.test(first) || first === 'localhost' ? canonical : `docker.io/${canonical}`;
}
function globsAfter(glob, text) {
    const parts = glob.match(/\*\*+|./gsu) ?? [];
    const isStar = (at) => parts[at]?.startsWith('*') === true;
    const withNext = (at) => (isStar(at) ? [at, at + 1] : [at]);
    let reached = new Set(withNext(0));
    for (const character of text)
        reached = new Set([...reached].flatMap((at) => {
            const part = parts[at];
            if (part === character)
                return withNext(at + 1);
            if (part?.startsWith('**') || (part === '*' && character !== '/'))
                return withNext(at);
            return part === '?' && character !== '/' ? withNext(at + 1) : [];
        }));
    const first = [...reached].filter((at) => !(isStar(at - 1) && reached.has(at - 1)));
    return first.map((at) => parts.slice(at).join('')).filter((rest) => rest !== '');
}
function imageSpellings({ registry, repository }) {
    const short = registry === 'docker.io' ? [repository, repository.replace(/^library\//, '')] : [];
    return [`${registry}/${repository}`, ...short];
}


/***/ }),

/***/ 59981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S2: () => (/* binding */ platformsIn),
/* harmony export */   _l: () => (/* binding */ canonicalPlatform),
/* harmony export */   aH: () => (/* binding */ isPlatform),
/* harmony export */   bx: () => (/* binding */ isPlatformName)
/* harmony export */ });
function canonicalPlatform(name) {
    return name.replace(/^([^/ ]*\/arm64)\/v8(?=$| )/, '$1');
}
function isPlatform(name, wanted) {
    const [own, other] = [canonicalPlatform(name), canonicalPlatform(wanted)];
    return own === other || own.startsWith(`${other}/`) || own.startsWith(`${other} #`);
}
const pattern = '(?:linux|windows|freebsd)/(?:amd64|arm64|arm|386|ppc64le|s390x|riscv64|mips64le|loong64)(?:/v[0-9]{1,2})?';
const whole = new RegExp(`^${pattern}$`);
function isPlatformName(text) {
    return whole.test(text);
}
function* platformsIn(text) {
    for (const [platform] of text.matchAll(new RegExp(`(?<![\\w./-])${pattern}(?![\\w/])`, 'g')))
        yield platform;
}


/***/ }),

/***/ 23295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ signerPresets),
/* harmony export */   JB: () => (/* binding */ trustedRootName),
/* harmony export */   KE: () => (/* binding */ publicRoot),
/* harmony export */   QU: () => (/* binding */ formOf),
/* harmony export */   yc: () => (/* binding */ publicKeyName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const publicRoot = 'sigstore';
function publicKeyName(text) {
    if (!/-----BEGIN (?:RSA )?PUBLIC KEY-----/.test(text))
        return { wrong: 'is not a public key in PEM' };
    let key;
    try {
        key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)(text);
    }
    catch {
        return { wrong: 'is not a public key that can be read' };
    }
    const { asymmetricKeyType: type = '', asymmetricKeyDetails: details } = key;
    if (!['ec', 'ed25519', 'rsa'].includes(type))
        return { wrong: `is a key of the type ${type}, not ECDSA, Ed25519 or RSA` };
    if (type === 'rsa' && (details?.modulusLength ?? 0) < 2048)
        return { wrong: 'is an RSA key of fewer than 2048 bits' };
    return { name: sha256(key.export({ format: 'der', type: 'spki' })) };
}
function trustedRootName(text) {
    return sha256(text);
}
function sha256(data) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex')}`;
}
const signPredicate = 'https://sigstore.dev/cosign/sign/v1';
const provenance = /^https:\/\/slsa\.dev\/provenance\/v\d{1,3}(?:\.\d{1,3})?$/;
function formOf(predicateType) {
    if (predicateType === signPredicate)
        return 'signature';
    return provenance.test(predicateType) ? 'provenance' : undefined;
}
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


/***/ }),

/***/ 36484:
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


/***/ })

};
