export const id = 7666;
export const ids = [7666];
export const modules = {

/***/ 35046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ oneOrMany),
/* harmony export */   Tj: () => (/* binding */ map),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   W8: () => (/* binding */ flagSchema),
/* harmony export */   Zu: () => (/* binding */ textSchema),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   xe: () => (/* binding */ asNonEmpty),
/* harmony export */   yw: () => (/* binding */ nonEmptyLines)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69677);


function textSchema(expected, test = _model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_0__/* .isSingleLine */ .v_) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP({ error: expected }).refine(test, { error: expected }).describe(expected);
}
function word(...words) {
    const quoted = words.map((one) => `\`${one}\``).join(', ');
    return zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(words, { error: words.length === 1 ? quoted : `one of ${quoted}` });
}
function oneOrMany(item, expected) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([item, zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item, { error: expected }).max(maxItems, { error: fewer })]);
}
function list(item, expected) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item, { error: expected }).max(maxItems, { error: fewer });
}
function map(shape, expected) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(shape, { error: expected });
}
const flagSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY({ error: _model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_0__/* .flagExpected */ .lV });
const maxItems = 10_000;
const fewer = `a list of at most ${maxItems}`;
function nonEmptyLines(candidate) {
    return (0,_model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_0__/* .isSingleLine */ .v_)(candidate.replace(/[\t\r\n]+/g, ' '));
}
function asNonEmpty(words) {
    return words;
}


/***/ }),

/***/ 17666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  keysAt: () => (/* binding */ keysAt),
  policyJsonSchema: () => (/* binding */ policyJsonSchema),
  policySchema: () => (/* binding */ policySchema),
  selectorNames: () => (/* binding */ selectorNames)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./lib/model/name-glob.js
var name_glob = __webpack_require__(78893);
// EXTERNAL MODULE: ./lib/config/policy/schema-types.js
var schema_types = __webpack_require__(35046);
// EXTERNAL MODULE: ./lib/config/policy/setting-schema.js
var setting_schema = __webpack_require__(51401);
// EXTERNAL MODULE: ./lib/model/signer-presets.js
var signer_presets = __webpack_require__(60274);
;// CONCATENATED MODULE: ./lib/config/policy/signature-schema.js



const signerGlob = (expected) => (0,schema_types/* textSchema */.Zu)(expected, (text) => /^[\x21-\x7e]{1,1000}$/.test(text));
function isFile(text) {
    return /^[^\0\r\n\\]{1,1024}$/.test(text) && !text.includes('@') && !text.startsWith('-');
}
const file = (0,schema_types/* textSchema */.Zu)('the path of a file in the repository', isFile);
const keyText = (0,schema_types/* textSchema */.Zu)('the path of a file with a public key in PEM, or the key itself', (text) => /^-----BEGIN [A-Z ]{1,30}-----[A-Za-z0-9+/=\s]{1,8000}-----END [A-Z ]{1,30}-----\s*$/.test(text) ||
    isFile(text));
const signer = {
    issuer: signerGlob('the issuer of the identity, such as `https://token.actions.githubusercontent.com`')
        .optional()
        .describe('Who confirmed the identity: the whole issuer of the certificate, or a glob over it'),
    identity: (0,schema_types/* oneOrMany */.Pl)(signerGlob('an identity, such as `https://github.com/acme/*/.github/workflows/release.yml@refs/tags/*`'), 'a list of identities')
        .optional()
        .describe('The whole identity of the certificate, or a glob over it'),
    key: (0,schema_types/* oneOrMany */.Pl)(keyText, 'a list of files or keys')
        .optional()
        .describe('Public keys in PEM: the path of a file, or the key itself'),
    preset: (0,schema_types/* word */.Vm)(...(0,schema_types/* asNonEmpty */.xe)(Object.keys(signer_presets/* signerPresets */.B)))
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
const alternative = (0,schema_types/* map */.Tj)(signer, 'a map with `issuer` and `identity`, `key`, or `preset`').refine((value) => namesSigner(value), { error: oneSigner, when: whenKnown });
const entry = (0,schema_types/* map */.Tj)({
    images: (0,schema_types/* oneOrMany */.Pl)(setting_schema/* imageGlob */.u_, 'a list of globs over image names'),
    except: (0,schema_types/* oneOrMany */.Pl)(setting_schema/* imageGlob */.u_, 'a list of globs over image names')
        .optional()
        .describe('Images that the entry leaves out'),
    ...signer,
    any: (0,schema_types/* list */.p_)(alternative, 'a list of signers').optional().describe('Signers of whom one is enough'),
    'source-tag': (0,schema_types/* word */.Vm)('any')
        .optional()
        .describe('`any`: the Git tag of the build says nothing about the tag of the image'),
}, 'a map with `images` and who must have signed them').refine(({ any: several, ...value }) => several === undefined ? namesSigner(value) : isEmpty(value) && several.length > 0, { error: `${oneSigner}, or a list \`any\` of these`, when: whenKnown });
function isEmpty(value) {
    return Object.keys(signer).every((key) => value[key] === undefined);
}
const signaturesSchema = (0,schema_types/* list */.p_)(entry, 'a list of images and who must have signed them')
    .nullish()
    .describe('Who must have signed which images. Every entry that names an image must be satisfied');

// EXTERNAL MODULE: ./lib/config/policy/update-schema.js
var update_schema = __webpack_require__(70106);
;// CONCATENATED MODULE: ./lib/config/policy/schema.js






const waiverChecks = ['expired-waiver', 'unused-waiver'];
const selectorNames = ['check', 'image', 'tag', 'paths', 'artifact', 'advisory'];
function waiver(names) {
    const waivable = names.checks.filter((check) => !waiverChecks.includes(check));
    const shape = {
        check: (0,schema_types/* word */.Vm)(...(0,schema_types/* asNonEmpty */.xe)(waivable)).optional(),
        image: setting_schema/* imageGlob */.u_
            .optional()
            .describe('Glob over registry/repository, or over the short name of an image of Docker Hub'),
        tag: (0,schema_types/* textSchema */.Zu)('a glob over tags, such as `20*`', name_glob/* isNameGlob */.k).optional(),
        paths: setting_schema/* globsSchema */.BH.optional(),
        artifact: setting_schema/* name */.UU.optional(),
        advisory: setting_schema/* name */.UU.optional().describe("An advisory's id or one of its aliases"),
        reason: (0,schema_types/* textSchema */.Zu)('text that explains why this is accepted', schema_types/* nonEmptyLines */.yw).describe('Why this is accepted'),
        expires: setting_schema/* timestampSchema */.yo.optional().describe('A day is valid until its end, UTC'),
        owner: setting_schema/* name */.UU.optional(),
        acknowledged: setting_schema/* timestampSchema */.yo.optional().describe('The updateTime of the advisory that was accepted'),
    };
    return (0,schema_types/* map */.Tj)(shape, 'a map with `reason` and what it waives').refine((value) => selectorNames.some((selector) => value?.[selector] !== undefined), {
        error: 'limited to something: set `check`, `image`, `tag`, `paths`, `artifact` or `advisory`',
        when: ({ value, issues }) => typeof value === 'object' && issues.every(({ code }) => code !== 'unrecognized_keys'),
    });
}
function override(levels) {
    const shape = {
        paths: setting_schema/* globsSchema */.BH.optional(),
        images: (0,schema_types/* oneOrMany */.Pl)(setting_schema/* imageGlob */.u_, 'a list of globs over image names').optional(),
        checks: levels.optional(),
        'max-age': setting_schema/* durationSchema */.sK.optional(),
        'min-age': setting_schema/* durationSchema */.sK.optional(),
    };
    return (0,schema_types/* map */.Tj)(shape, 'a map with `paths` or `images`, and the settings that apply there').refine((value) => value?.paths !== undefined || value?.images !== undefined, {
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
    const levels = (0,schema_types/* map */.Tj)(Object.fromEntries(names.checks.map((check) => [check, setting_schema/* level */.Rc.optional()])), 'a map from check ids to `error`, `warning`, `notice` or `off`');
    const registry = (0,schema_types/* map */.Tj)({ 'mirror-of': setting_schema/* prefix */.Pl.optional(), platform: schema_types/* flagSchema */.W8.optional() }, 'a registry or a map');
    const settings = (0,setting_schema/* settingSchemas */.TV)(names);
    return (0,schema_types/* map */.Tj)(settings, 'a map')
        .partial()
        .extend({
        extends: (0,schema_types/* oneOrMany */.Pl)(setting_schema/* name */.UU, 'a list of files').optional(),
        root: schema_types/* flagSchema */.W8.optional().describe('True: policies of the folders above this one do not apply'),
        checks: levels.nullish(),
        overrides: (0,schema_types/* list */.p_)(override(levels), 'a list of overrides').nullish(),
        waivers: (0,schema_types/* list */.p_)(waiver(names), 'a list of waivers').nullish(),
        ...update_schema/* updateSections */.i,
        registries: schemas/* record */.g1P(setting_schema/* prefix */.Pl, schemas/* union */.KCZ([setting_schema/* prefix */.Pl, registry]), { error: 'a map from registries or prefixes' })
            .nullish(),
        signatures: signaturesSchema,
        advisories: (0,schema_types/* map */.Tj)({
            severity: (0,schema_types/* word */.Vm)('low', 'medium', 'high', 'critical').optional(),
            'ignore-status': (0,schema_types/* list */.p_)((0,schema_types/* word */.Vm)('fixed', 'false-positive', 'not-planned'), 'a list of statuses').optional(),
        }, 'a map with `severity` and `ignore-status`').nullish(),
    });
}
function policyJsonSchema(names) {
    return json_schema_processors/* toJSONSchema */.bl(policySchema(names), { io: 'input' });
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


/***/ }),

/***/ 51401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ globsSchema),
/* harmony export */   H$: () => (/* binding */ settingNames),
/* harmony export */   Hk: () => (/* binding */ inputOnlyNames),
/* harmony export */   Pl: () => (/* binding */ prefix),
/* harmony export */   Rc: () => (/* binding */ level),
/* harmony export */   TV: () => (/* binding */ settingSchemas),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   sK: () => (/* binding */ durationSchema),
/* harmony export */   u_: () => (/* binding */ imageGlob),
/* harmony export */   yo: () => (/* binding */ timestampSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69677);
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71436);
/* harmony import */ var _model_name_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78893);
/* harmony import */ var _schema_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35046);





const noNames = { checks: [], presets: [] };
const globsSchema = schemaOf(_model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_0__/* .globs */ .gV.yaml(noNames));
const durationSchema = schemaOf(_model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0.yaml(noNames));
const timestampSchema = schemaOf(_model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .vE.yaml(noNames));
const imageGlob = (0,_schema_types_js__WEBPACK_IMPORTED_MODULE_2__/* .textSchema */ .Zu)('a glob over image names without tag, such as `registry.example.com/acme/*`', _model_name_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .isNameGlob */ .k);
const prefix = (0,_schema_types_js__WEBPACK_IMPORTED_MODULE_2__/* .textSchema */ .Zu)('a registry such as `registry.example.com`, or a prefix such as `docker.io/acme`', (value) => /^[a-z0-9][a-z0-9.-]{0,254}(?::\d{1,5})?(?:\/[a-z0-9._-]{1,128}){0,16}$/.test(value));
const name = (0,_schema_types_js__WEBPACK_IMPORTED_MODULE_2__/* .textSchema */ .Zu)('a single line of text');
const level = (0,_schema_types_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)('error', 'warning', 'notice', 'off');
const policyInputs = _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu.filter(({ inPolicy }) => inPolicy !== false);
const settingNames = policyInputs.map((input) => input.name);
const inputOnlyNames = _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu
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
            return (0,_schema_types_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(...(0,_schema_types_js__WEBPACK_IMPORTED_MODULE_2__/* .asNonEmpty */ .xe)(type.words));
        case 'boolean':
            return _schema_types_js__WEBPACK_IMPORTED_MODULE_2__/* .flagSchema */ .W8;
        case 'text':
            return (0,_schema_types_js__WEBPACK_IMPORTED_MODULE_2__/* .textSchema */ .Zu)(type.expected, type.accepts);
        case 'list':
            return (0,_schema_types_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(anySchemaOf(type.of), type.expected);
        case 'either':
            return zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ(type.types.map(anySchemaOf));
    }
}


/***/ }),

/***/ 70106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ skipsSchema),
/* harmony export */   i: () => (/* binding */ updateSections)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _model_name_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78893);
/* harmony import */ var _schema_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35046);
/* harmony import */ var _setting_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51401);




const groupName = (0,_schema_types_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu)('a name of at most 40 lower-case letters, digits and single hyphens, which does not end in `-next` and is not `lock`', (text) => /^(?!lock$)[a-z0-9]+(?:-[a-z0-9]+)*(?<!-next)$/.test(text) && text.length <= 40);
const label = (0,_schema_types_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu)('a label of at most 50 characters', (text) => /^[^\p{Cc},]{1,50}$/u.test(text));
const group = (0,_schema_types_js__WEBPACK_IMPORTED_MODULE_0__/* .map */ .Tj)({
    name: groupName.describe('Ends the name of the branch'),
    images: (0,_schema_types_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .imageGlob */ .u_, 'a list of globs over image names').min(1, { error: 'at least one glob' }),
}, 'a map with `name` and `images`');
const skip = (0,_schema_types_js__WEBPACK_IMPORTED_MODULE_0__/* .map */ .Tj)({
    image: _setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .imageGlob */ .u_.describe('As in `waivers`'),
    tag: (0,_schema_types_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu)('a glob over tags, such as `20*`', _model_name_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .isNameGlob */ .k).optional(),
    until: _setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .timestampSchema */ .yo
        .optional()
        .describe('A day counts until its end, UTC; without it, until the entry is removed'),
    reason: (0,_schema_types_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu)('text that explains why the image is not updated', _schema_types_js__WEBPACK_IMPORTED_MODULE_0__/* .nonEmptyLines */ .yw).describe('Why the image is not updated'),
    owner: _setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU.optional(),
}, 'a map with `image` and `reason`');
const maxGroups = 20;
const updateSections = {
    'pull-requests': (0,_schema_types_js__WEBPACK_IMPORTED_MODULE_0__/* .map */ .Tj)({
        groups: (0,_schema_types_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(group, 'a list of groups')
            .max(maxGroups, { error: `a list of at most ${maxGroups} groups` })
            .refine((groups) => new Set(groups.map((one) => one?.name)).size === groups.length, {
            error: 'a list of groups with different names',
        })
            .optional()
            .describe('Each group has a pull request of its own; an image belongs to the first group that matches'),
        automerge: (0,_schema_types_js__WEBPACK_IMPORTED_MODULE_0__/* .map */ .Tj)({ label: label.describe('Added while every update of the pull request is known to be quiet') }, 'a map with `label`').optional(),
        checkboxes: _schema_types_js__WEBPACK_IMPORTED_MODULE_0__/* .flagSchema */ .W8
            .optional()
            .describe('False: no checkboxes in the text of the pull request (default: true)'),
        dashboard: _schema_types_js__WEBPACK_IMPORTED_MODULE_0__/* .flagSchema */ .W8
            .optional()
            .describe('True: the tracking issue of `audit` has the checkboxes of all pull requests (default: false)'),
    }, 'a map with `groups`, `automerge`, `checkboxes` or `dashboard`').nullish(),
    skips: (0,_schema_types_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(skip, 'a list of skips').nullish().describe('Images that `pin` leaves as they are'),
};
const skipsSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ skips: updateSections.skips });


/***/ }),

/***/ 78893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ nameMatcher),
/* harmony export */   k: () => (/* binding */ isNameGlob)
/* harmony export */ });
/* harmony import */ var _glob_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31832);

function isNameGlob(glob) {
    return /^[\w.:/*?-]{1,255}$/.test(glob);
}
function nameMatcher(glob, work) {
    const parts = /[*?]/.test(glob) ? (glob.match(/\*\*+|./gsu) ?? []) : [glob];
    return (0,_glob_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .f)(parts.map(tokenOf), work);
}
function tokenOf(text) {
    if (text.startsWith('**'))
        return '**';
    return text === '*' || text === '?' ? text : { is: text };
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
