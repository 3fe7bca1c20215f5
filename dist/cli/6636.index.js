export const id = 6636;
export const ids = [6636];
export const modules = {

/***/ 86636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init),
  initIn: () => (/* binding */ initIn)
});

// EXTERNAL MODULE: ./lib/host/local.js
var local = __webpack_require__(94921);
// EXTERNAL MODULE: ./lib/platform/presets.js
var presets = __webpack_require__(97391);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(72527);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/report/columns.js + 7 modules
var columns = __webpack_require__(37427);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(58191);
// EXTERNAL MODULE: ./lib/inputs/policy-inputs.js
var policy_inputs = __webpack_require__(98957);
;// CONCATENATED MODULE: ./lib/cli/proposal.js
// A workflow and a policy for a repository, each line with a short reason.

const placeholders = {
    action: 'OWNER/tagproof@v0',
    identity: 'GROUP/IDENTITY',
    environment: 'tagproof',
};
const checkout = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';
/** The policy first: should only one of them be written, the workflow must not be the one. */
function proposalFor(survey, wishes) {
    return [
        { path: policy_inputs/* defaultPolicyPath */.r, text: policyText(survey, wishes) },
        { path: '.github/workflows/tagproof.yml', text: workflowText(survey, wishes) },
    ];
}
function workflowText(survey, wishes) {
    const platform = wishes.platform ?? survey.platform;
    const signsIn = platform !== undefined || wishes.identity !== undefined;
    const lines = [
        ['name: images'],
        ['on:'],
        ['  pull_request:', 'what a change brings in'],
        ['  push:', 'what was merged'],
        ['    branches: [main]', 'your default branch'],
        ['  schedule:'],
        ['    - cron: "23 5 * * 1"', 'tags move and reach their end of life while nothing is pushed'],
        ['permissions:'],
        ['  contents: read', 'nothing else is asked of the repository'],
        ...(signsIn ? [['  id-token: write', 'to sign in without a stored secret']] : []),
        ['jobs:'],
        ['  tagproof:'],
        ['    runs-on: ubuntu-latest'],
        ...(signsIn
            ? [
                [
                    `    environment: ${placeholders.environment}`,
                    'the same subject for pushes and pull requests',
                ],
            ]
            : []),
        ['    steps:'],
        [`      - uses: ${checkout}`],
        ['        with:'],
        ['          persist-credentials: false', 'no token is left in the checkout'],
        [`      - uses: ${wishes.action ?? placeholders.action}`, 'best by its commit, as actions are pinned'],
        ['        with:'],
        ...(platform === undefined
            ? []
            : [[`          platform: ${yamlText(platform)}`, 'its addresses']]),
        ...(signsIn
            ? [
                [
                    `          identity: ${yamlText(wishes.identity ?? placeholders.identity)}`,
                    'tagproof identity create makes one',
                ],
            ]
            : []),
        ['          new-only: true', 'only what a pull request brings in can fail it'],
    ];
    return drawn(lines);
}
function policyText(survey, wishes) {
    const loose = survey.references - survey.pinned - survey.opaque;
    const foreign = survey.registries.length > (survey.platform === undefined ? 0 : 1);
    const lines = [
        ['max-age: 14d', 'a superseded pin may lag this long'],
        ['min-age: 1d', 'a digest counts as current after a day: time for a bad release to be noticed'],
        ['fail-on: error', 'warnings are shown and fail nothing'],
        ...(foreign
            ? [['ledger: true', 'pin notes what tags were, where registries keep no history']]
            : []),
        ...((wishes.platform ?? survey.platform) === undefined
            ? []
            : [['sbom-from-registry: true', 'advisories about the packages in the images']]),
        ...(loose > 0
            ? [
                ['checks:'],
                [
                    '  unpinned: warning',
                    `${loose} not pinned yet; delete this line once tagproof pin has run`,
                ],
            ]
            : []),
        ...(survey.samples.length > 0
            ? [
                ['overrides:'],
                [`  - paths: [${survey.samples.map(yamlText).join(', ')}]`, 'read, hardly ever run'],
                ['    checks: {unpinned: notice}'],
            ]
            : []),
    ];
    return drawn(lines);
}
/** Reasons in one column, as far as the lines are short. */
function drawn(lines) {
    const column = Math.min(46, Math.max(...lines.map(([text]) => text.length)));
    return lines
        .map(([text, reason]) => `${reason === undefined ? text : `${text.padEnd(column)} # ${reason}`}\n`)
        .join('');
}
/** Text from outside as one YAML scalar that stays on its line. */
function yamlText(text) {
    return /^[\w][\w./@-]*$/.test(text) ? text : JSON.stringify(text);
}

;// CONCATENATED MODULE: ./lib/cli/init-text.js
// What `init` prints: the survey, the proposed files, and what to do next.





const mostRegistries = 8;
/** At most four things to do, in their order. */
function nextSteps(survey, told, wishes) {
    const written = told.every(({ fate }) => fate === 'written' || fate === 'same');
    const platform = wishes.platform ?? survey.platform;
    const loose = survey.references - survey.pinned - survey.opaque;
    return [
        ...(written ? [] : ['tagproof init --write   writes both files; one that is there is never overwritten']),
        ...(wishes.action === undefined
            ? [`Put the action's own address in the place of ${placeholders.action}`]
            : []),
        ...(platform !== undefined && wishes.identity === undefined
            ? [
                `tagproof identity create --environment ${placeholders.environment} …   makes the identity whose uid belongs in the place of ${placeholders.identity}`,
            ]
            : []),
        ...(loose > 0 ? [`tagproof pin   writes ${(0,words/* plural */.LS)(loose, 'missing digest')}`] : []),
        'tagproof doctor   checks addresses, sign-in, roles and permissions',
    ].slice(0, 4);
}
function strong({ colour }, text) {
    return colour ? (0,external_node_util_.styleText)('bold', text, { validateStream: false }) : text;
}
function surveyText(survey, look) {
    const { formats, registries, references, pinned, opaque, ci, users, problems } = survey;
    const rows = [
        ...formats.map(({ title, files, references: count }) => [
            `  ${title}`,
            `${(0,words/* plural */.LS)(count, 'reference')} in ${(0,words/* plural */.LS)(files, 'file')}`,
        ]),
        ...registries
            .slice(0, mostRegistries)
            .map(({ registry, references: count, pinned: some }) => [
            `  ${(0,report_escape/* plain */.pj)(registry)}`,
            `${(0,words/* plural */.LS)(count, 'reference')}, ${some} pinned`,
        ]),
        ...(registries.length > mostRegistries
            ? [['  other registries', String(registries.length - mostRegistries)]]
            : []),
        ['  CI', ci.length === 0 ? 'none found' : `${ci.join(', ')}${elsewhere(ci)}`],
        ...(users.length > 0 ? [['  Tagproof already runs in', users.map(report_escape/* plain */.pj).join(', ')]] : []),
    ];
    const counts = `${pinned} pinned, ${references - pinned - opaque} not pinned, ${opaque} not resolved`;
    const read = `${survey.holding} of ${(0,words/* plural */.LS)(survey.files, 'file')}`;
    const head = references === 0
        ? `No image reference was found in ${(0,words/* plural */.LS)(survey.files, 'file')} of a known format`
        : `${(0,words/* plural */.LS)(references, 'reference')} in ${read}: ${counts}`;
    return [
        strong(look, head),
        (0,columns/* table */.t)(rows, look.width),
        ...problems.slice(0, 5).map((one) => `  ${(0,report_escape/* plain */.pj)(one)}`),
    ].join('\n');
}
/** The workflow is for one host; the command line is for all. */
function elsewhere(ci) {
    return ci.includes('GitHub Actions')
        ? ''
        : '; there, run `tagproof verify`: the workflow below is for GitHub Actions';
}
const fateWords = {
    proposed: 'proposed',
    written: 'written',
    same: 'there already, the same',
    kept: 'there already, another text; this is what would be proposed',
};
function fileText({ path, text, fate }, look) {
    const word = typeof fate === 'object' ? `not written: ${(0,report_escape/* plain */.pj)(fate.refused)}` : fateWords[fate];
    const lines = text
        .trimEnd()
        .split('\n')
        .map((line) => `  ${line}`);
    return [`${strong(look, path)}  (${word})`, ...lines].join('\n');
}
function stepsText(steps, look) {
    return [strong(look, 'Next'), ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n');
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./lib/registries.js + 9 modules
var lib_registries = __webpack_require__(3906);
// EXTERNAL MODULE: ./lib/scan/index.js + 54 modules
var scan = __webpack_require__(48776);
// EXTERNAL MODULE: ./lib/scan/walk.js
var walk = __webpack_require__(49488);
;// CONCATENATED MODULE: ./lib/cli/survey.js
// What a repository is like: formats, registries, what is pinned, and where its CI is.





const systems = {
    'GitHub Actions': '.github/workflows/*.{yml,yaml}',
    'GitLab CI': '.gitlab-ci.yml',
    CircleCI: '.circleci/config.yml',
    'Azure Pipelines': '{azure-pipelines.yml,.azure-pipelines/**}',
    Jenkins: '{Jenkinsfile,**/Jenkinsfile}',
    'Bitbucket Pipelines': 'bitbucket-pipelines.yml',
};
const sampleFolder = /^(?:.*\/)?(?:examples?|samples?|testdata|fixtures|__fixtures__)(?=\/)/;
/** Looks at every file of a known format; asks the network nothing. */
async function surveyOf(files) {
    const checkout = await (0,walk/* scanCheckout */.W)(files, { paths: [], exclude: [] });
    const images = checkout.occurrences.flatMap((one) => (one.kind === 'image' ? [one] : []));
    const loose = images.filter(({ image }) => image.digest === undefined);
    const registries = groupedBy(images, ({ image }) => image.registry).map(([registry, found]) => ({
        registry,
        references: found.length,
        pinned: found.filter(({ image }) => image.digest !== undefined).length,
    }));
    const platform = Object.keys(presets/* presets */.v).find((_, index) => registries.some(({ registry }) => registry === lib_registries/* presetRegistries */.H[index]));
    const paths = await files.list();
    return {
        files: checkout.scanned,
        holding: new Set(checkout.occurrences.map(({ at }) => at.file)).size,
        formats: formatsOf(checkout),
        registries,
        references: checkout.occurrences.length,
        pinned: images.length - loose.length,
        opaque: checkout.occurrences.length - images.length,
        samples: samplesIn(loose.map(({ at }) => at.file)),
        ...(platform === undefined ? {} : { platform }),
        ci: Object.entries(systems).flatMap(([name, glob]) => {
            const matches = picomatch(glob, { dot: true });
            return paths.some((path) => matches(path)) ? [name] : [];
        }),
        users: await usersIn(files, paths),
        problems: [
            ...new Map(checkout.problems.map(({ file, message }) => [file, `${file}: ${message}`])).values(),
        ],
    };
}
/** One glob a folder, or for several of one name, one for them all. */
function samplesIn(files) {
    const folders = [...new Set(files.flatMap((file) => sampleFolder.exec(file)?.[0] ?? []))];
    const byName = groupedBy(folders, (folder) => folder.split('/').at(-1) ?? '');
    return byName
        .map(([name, [only = '', ...others]]) => `${others.length === 0 ? only : `**/${name}`}/**`)
        .sort();
}
/** Which grammar found how much, by asking each again about the files that hold something. */
function formatsOf({ files }) {
    const found = scan/* scanners */.Um.map((scanner) => {
        const matches = picomatch([...scanner.paths], { dot: true });
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

;// CONCATENATED MODULE: ./lib/cli/init.js
// `init`: looks at a repository, proposes a workflow and a policy, and writes them only when asked.







/** Exit code 0 when all went well, 3 when a file could not be read, or was there already and so was not written. */
async function init(context) {
    const { invocation, environment, err } = context;
    const { flags, operands, switches } = invocation;
    const wishes = Object.fromEntries([...flags].filter(([name]) => name in wishForms));
    const mistakes = mistakesIn(wishes);
    if (mistakes.length > 0)
        return (0,cli_context/* mistaken */.R3)(context, 'usage', mistakes);
    const { files } = (0,local/* localHost */.O)({ root: operands[0] ?? '.', environment, print: err });
    return initIn(files, wishes, switches.has('write'), context);
}
/** The same over any files. */
async function initIn(files, wishes, write, context) {
    const survey = await surveyOf(files);
    const proposed = proposalFor(survey, wishes);
    const fates = await settle(files, proposed, write);
    const told = proposed.map((file, index) => ({ ...file, fate: fates[index] ?? 'proposed' }));
    const steps = nextSteps(survey, told, wishes);
    if (context.invocation.json)
        context.out(JSON.stringify({ survey, files: told, next: steps }, null, 2));
    else
        context.out([
            surveyText(survey, context),
            ...told.map((one) => fileText(one, context)),
            stepsText(steps, context),
        ].join('\n\n'));
    const unwritten = told.filter(({ fate }) => fate === 'kept' || typeof fate === 'object');
    for (const { path, fate } of write ? unwritten : []) {
        const why = typeof fate === 'object' ? fate.refused : 'it is there already, and nothing is overwritten';
        context.err((0,cli_context/* failureText */.kY)({ cause: 'not-written', message: `${path}: ${why}` }));
    }
    return (write && unwritten.length > 0) || survey.problems.length > 0 ? 3 : 0;
}
/** Writes both files or neither: one that stands there with another text keeps both from being written. */
async function settle(files, proposed, write) {
    const before = await Promise.all(proposed.map(async ({ path, text }) => {
        const read = await files.read(path);
        if ('text' in read)
            return read.text === text ? 'same' : 'kept';
        return read.absent === true ? 'proposed' : { refused: read.unreadable };
    }));
    const free = before.every((fate) => fate === 'proposed' || fate === 'same');
    if (!write || !free)
        return before;
    const fates = [];
    for (const [index, { path, text }] of proposed.entries()) {
        if (before[index] === 'same')
            fates.push('same');
        else if (fates.some((fate) => typeof fate === 'object'))
            fates.push('proposed');
        else {
            const { refused } = await files.replace(path, undefined, text);
            fates.push(refused === undefined ? 'written' : { refused });
        }
    }
    return fates;
}
const wishForms = {
    platform: new RegExp(`^(?:${Object.keys(presets/* presets */.v).join('|')})$`),
    identity: /^[\w-]+(?:\/[\w-]+)+$/,
    action: /^[\w.-]+\/[\w.-]+@[\w./-]+$/,
};
function mistakesIn(wishes) {
    const wanted = {
        platform: `one of ${Object.keys(presets/* presets */.v).join(', ')}`,
        identity: 'a uid such as GROUP/IDENTITY',
        action: 'OWNER/REPO@REF',
    };
    return Object.keys(wishForms).flatMap((name) => {
        const text = wishes[name];
        if (text === undefined || wishForms[name].test(text))
            return [];
        return [`\`--${name}\` is \`${(0,report_escape/* plain */.pj)(text)}\`, but must be ${wanted[name]}.`];
    });
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
