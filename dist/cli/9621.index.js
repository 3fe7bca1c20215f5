export const id = 9621;
export const ids = [9621];
export const modules = {

/***/ 77808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init),
  initIn: () => (/* binding */ initIn)
});

// EXTERNAL MODULE: ./lib/host/local.js + 1 modules
var local = __webpack_require__(97842);
// EXTERNAL MODULE: ./lib/model/presets.js
var presets = __webpack_require__(13293);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(50709);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
// EXTERNAL MODULE: ./lib/model/inputs/table.js + 1 modules
var table = __webpack_require__(20404);
// EXTERNAL MODULE: ./lib/report/version.js
var version = __webpack_require__(38882);
;// CONCATENATED MODULE: ./lib/cli/init/proposal.js


const placeholders = {
    action: 'OWNER/tagproof@v0',
    identity: 'GROUP/IDENTITY',
    environment: 'tagproof',
    audience: 'issuer.enforce.dev',
};
const checkout = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';
function proposalFor(survey, options) {
    return [
        { path: table/* defaultPolicyPath */.r2, text: policyText(survey, options) },
        options.ci === 'gitlab'
            ? { path: '.gitlab-ci.yml', text: aligned(gitlabLines(survey, options)) }
            : { path: '.github/workflows/tagproof.yml', text: workflowText(survey, options) },
    ];
}
function gitlabLines(survey, options) {
    const platform = options.platform ?? survey.platform;
    const audience = options.audience ?? placeholders.audience;
    return [
        ['images:'],
        [`  image: ${yamlText(options.image ?? 'node:24')}`, 'tagproof pin adds its digest'],
        ['  rules:'],
        ['    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH', 'pushes and schedules of the default branch'],
        ...(platform === undefined
            ? []
            : [
                ['  id_tokens:', 'to sign in without a stored secret'],
                [`    TAGPROOF_ID_TOKEN: {aud: ${yamlText(audience)}}`],
            ]),
        ['  script:'],
        [
            `    - npx --yes tagproof@${version/* version */.r} verify . --code-quality gl-code-quality-report.json --junit tagproof-junit.xml`,
        ],
        ['  artifacts:'],
        ['    when: always'],
        ['    reports: {codequality: gl-code-quality-report.json, junit: tagproof-junit.xml}'],
    ];
}
function workflowText(survey, options) {
    const platform = options.platform ?? survey.platform;
    const signsIn = platform !== undefined || options.identity !== undefined;
    const lines = [
        ['name: images'],
        ['on:'],
        ['  pull_request:', 'check what a change introduces'],
        ['  push:', 'check what was merged'],
        [
            `    branches: [${yamlText(options.branch ?? 'main')}]`,
            'only your default branch: a push is judged by its own policy',
        ],
        ['  schedule:'],
        ['    - cron: "23 5 * * 1"', 'tags change and reach end-of-life between pushes'],
        ['permissions:'],
        ['  contents: read', 'no other access to the repository is needed'],
        ...(signsIn ? [['  id-token: write', 'to sign in without a stored secret']] : []),
        ['jobs:'],
        ['  tagproof:'],
        ['    runs-on: ubuntu-latest'],
        ...(signsIn
            ? [
                [
                    `    environment: ${placeholders.environment}`,
                    'gives pushes and pull requests the same OIDC subject',
                ],
            ]
            : []),
        ['    steps:'],
        [`      - uses: ${checkout}`],
        ['        with:'],
        ['          persist-credentials: false', 'keep the token out of the checkout'],
        [`      - uses: ${options.action ?? placeholders.action}`, 'pin to a full commit SHA'],
        ['        with:'],
        ['          new-only: true', 'only findings that a pull request introduces fail it'],
    ];
    return aligned(lines);
}
function policyText(survey, options) {
    const platform = options.platform ?? survey.platform;
    const unpinned = survey.references - survey.pinned - survey.opaque;
    const hasOtherRegistries = survey.registries.length > (survey.platform === undefined ? 0 : 1);
    const lines = [
        ...(platform === undefined
            ? []
            : [[`platform: ${yamlText(platform)}`, 'whose histories prove the pins']]),
        ...identityLines(platform, options),
        ['max-age: 14d', 'how long a pin may stay behind the current digest'],
        ['min-age: 1d', 'use new digests after a day, so that bad releases can be noticed first'],
        ['fail-on: error', 'warnings are reported but do not fail the gate'],
        ...(hasOtherRegistries
            ? [['ledger: true', 'record digests of registries without tag history']]
            : []),
        ...(platform === undefined
            ? []
            : [['sbom-from-registry: true', 'look up advisories for the packages in the images']]),
        ...(unpinned > 0
            ? [
                ['checks:'],
                [
                    '  unpinned: warning',
                    `${unpinned} not pinned yet; delete this line after running tagproof pin`,
                ],
            ]
            : []),
        ...(survey.samples.length > 0
            ? [
                ['overrides:'],
                [`  - paths: [${survey.samples.map(yamlText).join(', ')}]`, 'examples and test data'],
                ['    checks: {unpinned: notice}'],
            ]
            : []),
    ];
    return aligned(lines);
}
function identityLines(platform, { identity }) {
    if (identity !== undefined)
        return [[`identity: ${yamlText(identity)}`, 'what a job may do with its own token']];
    return platform === undefined
        ? []
        : [['# identity: UID', 'tagproof setup creates one and writes this line']];
}
function aligned(lines) {
    const column = Math.min(46, Math.max(...lines.map(([text]) => text.length)));
    return lines
        .map(([text, reason]) => `${reason === undefined ? text : `${text.padEnd(column)} # ${reason}`}\n`)
        .join('');
}
function yamlText(text) {
    return /^[\w][\w./@-]*$/.test(text) ? text : JSON.stringify(text);
}

// EXTERNAL MODULE: ./lib/clients/index.js + 2 modules
var clients = __webpack_require__(44998);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/glob.js + 1 modules
var model_glob = __webpack_require__(43753);
// EXTERNAL MODULE: ./lib/model/position.js
var position = __webpack_require__(5218);
// EXTERNAL MODULE: ./lib/scan/checkout.js + 16 modules
var scan_checkout = __webpack_require__(18181);
// EXTERNAL MODULE: ./lib/scan/index.js + 178 modules
var scan = __webpack_require__(40988);
;// CONCATENATED MODULE: ./lib/cli/init/survey.js







const systems = {
    'GitHub Actions': '.github/workflows/*.{yml,yaml}',
    'GitLab CI': '.gitlab-ci.yml',
    CircleCI: '.circleci/config.yml',
    'Azure Pipelines': '{azure-pipelines.yml,.azure-pipelines/**}',
    Jenkins: '{Jenkinsfile,**/Jenkinsfile}',
    'Bitbucket Pipelines': 'bitbucket-pipelines.yml',
};
const sampleFolder = /^(?:.*\/)?(?:examples?|samples?|testdata|fixtures|__fixtures__)(?=\/)/;
async function surveyOf(files, threads) {
    const everything = { paths: [], exclude: [], surface: 'terminal' };
    const checkout = await (0,scan_checkout/* scanCheckout */.W)(files, everything, (0,compact/* compact */.o)({ threads }));
    const images = checkout.occurrences.flatMap((one) => (one.kind === 'image' ? [one] : []));
    const unpinned = images.filter(({ image }) => image.digest === undefined);
    const registries = groupedBy(images, ({ image }) => image.registry).map(([registry, found]) => ({
        registry,
        references: found.length,
        pinned: found.filter(({ image }) => image.digest !== undefined).length,
    }));
    const platform = Object.keys(presets/* presets */.v).find((_, index) => registries.some(({ registry }) => registry === clients/* presetRegistries */.HB[index]));
    const paths = await files.list();
    return {
        files: checkout.scanned,
        holding: new Set(checkout.occurrences.map(({ at }) => at.file)).size,
        formats: formatsOf(checkout),
        registries,
        references: checkout.occurrences.length,
        pinned: images.length - unpinned.length,
        opaque: checkout.occurrences.length - images.length,
        local: checkout.occurrences.filter(({ kind }) => kind === 'local').length,
        samples: samplesIn(unpinned.filter(({ testData }) => testData === undefined).map(({ at }) => at.file)),
        ...(platform === undefined ? {} : { platform }),
        ci: Object.entries(systems).flatMap(([name, glob]) => {
            return paths.some((0,model_glob/* pathMatcher */.k)([glob])) ? [name] : [];
        }),
        users: await usersIn(files, paths),
        problems: [
            ...new Map(checkout.problems.map(({ file, message, span }) => {
                const source = checkout.files.get(file);
                const where = span === undefined || source === undefined ? file : (0,position/* whereIs */.i)({ file, span }, [source]);
                return [file, `${where}: ${message}`];
            })).values(),
        ],
    };
}
function samplesIn(files) {
    const folders = [...new Set(files.flatMap((file) => sampleFolder.exec(file)?.[0] ?? []))];
    const byName = groupedBy(folders, (folder) => folder.split('/').at(-1) ?? '');
    return byName
        .map(([name, [only = '', ...others]]) => `${others.length === 0 ? only : `**/${name}`}/**`)
        .sort();
}
function formatsOf({ files }) {
    const found = scan/* scanners */.Um.map((scanner) => {
        const matches = (0,model_glob/* pathMatcher */.k)(scanner.paths);
        const counts = [...files.values()].flatMap((file) => {
            const references = matches(file.path) ? (scanner.scan(file)?.occurrences.length ?? 0) : 0;
            return references > 0 ? [references] : [];
        });
        const references = counts.reduce((sum, count) => sum + count, 0);
        return { title: scanner.title, files: counts.length, references };
    });
    return found.filter(({ files: some }) => some > 0).sort((a, b) => b.references - a.references);
}
async function usersIn(files, paths) {
    const workflows = paths.filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path));
    const read = await Promise.all(workflows.map(async (path) => ({ path, read: await files.read(path) })));
    return read.flatMap(({ path, read: file }) => 'text' in file && /\buses:\s*["']?[\w./-]*tagproof@/.test(file.text) ? [path] : []);
}
function groupedBy(items, key) {
    const groups = new Map();
    for (const item of items)
        groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
    return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js + 7 modules
var columns = __webpack_require__(46895);
;// CONCATENATED MODULE: ./lib/cli/init/text.js





const maxRegistries = 8;
function initNextSteps(survey, files, options) {
    const written = files.every(({ outcome }) => outcome === 'written' || outcome === 'same');
    const platform = options.platform ?? survey.platform;
    const unpinned = survey.references - survey.pinned - survey.opaque;
    return [
        ...(written ? [] : ['tagproof init --write   writes both files; existing files are never overwritten']),
        ...(options.action === undefined
            ? [`Replace ${placeholders.action} with the action's repository and commit SHA`]
            : []),
        ...(platform !== undefined && options.identity === undefined
            ? [
                `tagproof identity create --environment ${placeholders.environment} …   creates the identity; replace ${placeholders.identity} with its UID`,
            ]
            : []),
        ...(unpinned > 0 ? [`tagproof pin   writes ${(0,model_text/* plural */.LS)(unpinned, 'missing digest')}`] : []),
        'tagproof doctor   diagnoses configuration problems',
    ].slice(0, 4);
}
function bold({ colour }, text) {
    return colour ? (0,external_node_util_.styleText)('bold', text, { validateStream: false }) : text;
}
function surveyText(survey, format) {
    const { formats, registries, references, pinned, opaque, local, ci, users, problems } = survey;
    const rows = [
        ...formats.map(({ title, files, references: count }) => [
            `  ${title}`,
            `${(0,model_text/* plural */.LS)(count, 'reference')} in ${(0,model_text/* plural */.LS)(files, 'file')}`,
        ]),
        ...registries
            .slice(0, maxRegistries)
            .map(({ registry, references: count, pinned: some }) => [
            `  ${(0,plain/* plain */.p)(registry)}`,
            `${(0,model_text/* plural */.LS)(count, 'reference')}, ${some} pinned`,
        ]),
        ...(registries.length > maxRegistries
            ? [['  Other registries', String(registries.length - maxRegistries)]]
            : []),
        ['  CI', ci.length === 0 ? 'none found' : `${ci.join(', ')}${elsewhere(ci)}`],
        ...(users.length > 0 ? [['  Tagproof already runs in', users.map(plain/* plain */.p).join(', ')]] : []),
    ];
    const counts = `${pinned} pinned, ${references - pinned - opaque} not pinned, ${opaque - local} unresolved${local === 0 ? '' : `, ${local} built here`}`;
    const read = `${survey.holding} of ${(0,model_text/* plural */.LS)(survey.files, 'file')}`;
    const head = references === 0
        ? `No image references found in ${(0,model_text/* plural */.LS)(survey.files, 'file')} of known formats`
        : `${(0,model_text/* plural */.LS)(references, 'reference')} in ${read}: ${counts}`;
    return [
        bold(format, head),
        (0,columns/* terminalTable */.R)(rows, format.width),
        ...problems.slice(0, 5).map((one) => `  ${(0,plain/* plain */.p)(one)}`),
    ].join('\n');
}
function elsewhere(ci) {
    return ci.includes('GitHub Actions')
        ? ''
        : '. The workflow below is for GitHub Actions; elsewhere, run `tagproof verify`';
}
const outcomeTexts = {
    proposed: 'proposed',
    written: 'written',
    same: 'exists, unchanged',
    kept: 'exists with different content; proposed version shown',
};
function fileText({ path, text, outcome }, format) {
    const result = typeof outcome === 'object' ? `not written: ${(0,plain/* plain */.p)(outcome.refused)}` : outcomeTexts[outcome];
    const lines = text
        .trimEnd()
        .split('\n')
        .map((line) => `  ${line}`);
    return [`${bold(format, path)}  (${result})`, ...lines].join('\n');
}
function stepsText(steps, format) {
    return [bold(format, 'Next steps'), ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n');
}

;// CONCATENATED MODULE: ./lib/cli/init/index.js







async function init(context) {
    const { invocation, environment, err } = context;
    const { flags, operands, switches } = invocation;
    const options = Object.fromEntries([...flags].filter(([name]) => name in optionPatterns));
    const issues = issuesIn(options);
    if (issues.length > 0)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', issues);
    const { files, threads } = (0,local/* localHost */.O)({ root: operands[0] ?? '.', environment, print: err });
    return initIn(files, options, switches.has('write'), context, threads);
}
async function initIn(files, options, write, context, threads) {
    const survey = await surveyOf(files, threads);
    const proposed = proposalFor(survey, options);
    const outcomes = await writeBoth(files, proposed, write);
    const shown = proposed.map((file, index) => ({ ...file, outcome: outcomes[index] ?? 'proposed' }));
    const steps = initNextSteps(survey, shown, options);
    if (context.invocation.json)
        context.out(JSON.stringify({ survey, files: shown.map(jsonOf), next: steps }, null, 2));
    else
        context.out([
            surveyText(survey, context),
            ...shown.map((one) => fileText(one, context)),
            stepsText(steps, context),
        ].join('\n\n'));
    const unwritten = shown.filter(({ outcome }) => outcome === 'kept' || typeof outcome === 'object');
    for (const { path, outcome } of write ? unwritten : []) {
        const why = typeof outcome === 'object'
            ? outcome.refused
            : 'it exists with different content and is not overwritten';
        context.err((0,cli_context/* failureText */.kY)({ cause: 'not-written', message: `${path}: ${why}` }));
    }
    return (write && unwritten.length > 0) || survey.problems.length > 0 ? 3 : 0;
}
function jsonOf({ path, text, outcome }) {
    return { path, text, fate: outcome };
}
async function writeBoth(files, proposed, write) {
    const before = await Promise.all(proposed.map(async ({ path, text }) => {
        const read = await files.read(path);
        if ('text' in read)
            return read.text === text ? 'same' : 'kept';
        return read.absent === true ? 'proposed' : { refused: read.unreadable };
    }));
    const free = before.every((outcome) => outcome === 'proposed' || outcome === 'same');
    if (!write || !free)
        return before;
    const outcomes = [];
    for (const [index, { path, text }] of proposed.entries()) {
        if (before[index] === 'same')
            outcomes.push('same');
        else if (outcomes.some((outcome) => typeof outcome === 'object'))
            outcomes.push('proposed');
        else {
            const { refused } = await files.replace(path, undefined, text);
            outcomes.push(refused === undefined ? 'written' : { refused });
        }
    }
    return outcomes;
}
const optionPatterns = {
    platform: new RegExp(`^(?:${Object.keys(presets/* presets */.v).join('|')})$`),
    identity: /^[\w-]+(?:\/[\w-]+)+$/,
    action: /^[\w.-]+\/[\w.-]+@[\w./-]+$/,
};
function issuesIn(options) {
    const wanted = {
        platform: `one of ${Object.keys(presets/* presets */.v).join(', ')}`,
        identity: 'a UID such as GROUP/IDENTITY',
        action: 'OWNER/REPO@REF',
    };
    return Object.keys(optionPatterns).flatMap((name) => {
        const text = options[name];
        if (text === undefined || optionPatterns[name].test(text))
            return [];
        return [`\`--${name}\` is \`${(0,plain/* plain */.p)(text)}\`, but must be ${wanted[name]}.`];
    });
}


/***/ }),

/***/ 48270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   t4: () => (/* binding */ errorBody),
/* harmony export */   w3: () => (/* binding */ isUnsupported)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7687);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);



class ApiError extends _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    operation;
    status;
    details;
    name = 'ApiError';
    constructor(operation, status, details, hint) {
        super(causeOf(status), sentence(operation, status, details, hint));
        this.operation = operation;
        this.status = status;
        this.details = details;
    }
}
function isUnsupported(error) {
    return error instanceof ApiError && ([404, 405, 501].includes(error.status) || error.details.code === 12);
}
function causeOf(status) {
    if (status === 401 || status === 403)
        return 'denied';
    if (status === 404)
        return 'not-found';
    if (status === 429)
        return 'rate-limited';
    return status >= 500 ? 'server-error' : 'bad-answer';
}
function sentence(operation, status, details, hint) {
    const message = details.message === undefined ? '' : `: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(details.message)}`;
    const fields = (details.violations ?? []).map((v) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(v.field)}: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(v.description)}`);
    const violated = fields.length === 0 ? '' : ` (${fields.slice(0, 5).join('; ')})`;
    return `${operation}: HTTP ${status}${message}${violated}${hint === undefined ? '' : `. ${hint}`}`;
}
function errorBody({ body }) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(body.slice(0, 4096));
}


/***/ }),

/***/ 62123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ decodeJson)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);


function decodeJson(operation, { body }, schema) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(body);
    if (value === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${operation}: the response is not JSON`);
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    const field = issue === undefined || issue.path.length === 0 ? 'the body' : issue.path.join('.');
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${operation}: the response cannot be used, ${field} is ${issue?.message ?? 'invalid'}`);
}


/***/ }),

/***/ 38106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ platformTokenNeeded),
/* harmony export */   QQ: () => (/* binding */ advisorySubject),
/* harmony export */   R0: () => (/* binding */ noPlatform),
/* harmony export */   U8: () => (/* binding */ severalEndsOfLife),
/* harmony export */   Ut: () => (/* binding */ noHttp2),
/* harmony export */   Zi: () => (/* binding */ tagOfAnother)
/* harmony export */ });
/* harmony import */ var _model_plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50709);
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59918);


function noPlatform(surface) {
    const name = (setting) => (0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, setting);
    return `No platform is configured, so tag histories cannot be checked. Set ${name('platform')}, or ${name('base-url')} and ${name('registry-url')}`;
}
function platformTokenNeeded(what, surface) {
    return `${what} require a platform token: set ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'identity')} or ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)(surface, 'token')}`;
}
function tagOfAnother(tag, repository) {
    return `List tags: the service lists ${(0,_model_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(tag)}, which belongs to another repository, as a tag of ${(0,_model_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(repository)}, so the list cannot be used`;
}
function severalEndsOfLife(tag) {
    return `the service gives different dates for the end of life of ${(0,_model_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(tag)}`;
}
const maxNamed = 5;
function advisorySubject(names) {
    const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '';
    const shown = names.slice(0, maxNamed).map((name) => name.replace(/[\p{Cc}\p{Cf}]+/gu, ' '));
    return `advisories for ${shown.join(', ')}${more}`;
}
const noHttp2 = 'The platform cannot be called over gRPC here, because HTTP/2 is not available';


/***/ }),

/***/ 71976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Lt: () => (/* binding */ withImpliedTag),
/* harmony export */   PA: () => (/* binding */ digestLead),
/* harmony export */   RW: () => (/* binding */ impliedTag),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
/* harmony import */ var _registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43277);

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
const impliedTag = 'latest';
function withImpliedTag(image) {
    return image.tag === undefined && image.digest === undefined ? { ...image, tag: impliedTag } : image;
}
function digestLead(image) {
    return image.tag === withImpliedTag(image).tag ? '@' : `:${impliedTag}@`;
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

/***/ 5218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ whereIs),
/* harmony export */   q: () => (/* binding */ positionsOf)
/* harmony export */ });
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
function whereIs({ file, span }, sources) {
    const source = sources.find(({ path }) => path === file);
    if (source === undefined)
        return file;
    const { line, column } = positionsOf(source.text)(span);
    return `${file}:${line}:${column}`;
}


/***/ }),

/***/ 13293:
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
        tagQuery: { includeEpochs: 'true', includeDates: 'true', includeReferrers: 'true' },
    },
};


/***/ }),

/***/ 43277:
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


/***/ })

};
