export const id = 7808;
export const ids = [7808];
export const modules = {

/***/ 7808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init),
  initIn: () => (/* binding */ initIn)
});

// EXTERNAL MODULE: ./lib/host/local.js + 1 modules
var local = __webpack_require__(7842);
// EXTERNAL MODULE: ./lib/model/presets.js
var presets = __webpack_require__(3293);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(709);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(4641);
// EXTERNAL MODULE: ./lib/model/inputs/table.js + 1 modules
var table = __webpack_require__(404);
;// CONCATENATED MODULE: ./lib/cli/init/proposal.js

const placeholders = {
    action: 'OWNER/tagproof@v0',
    identity: 'GROUP/IDENTITY',
    environment: 'tagproof',
};
const checkout = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';
function proposalFor(survey, options) {
    return [
        { path: table/* defaultPolicyPath */.r2, text: policyText(survey, options) },
        { path: '.github/workflows/tagproof.yml', text: workflowText(survey, options) },
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
        ['    branches: [main]', 'only your default branch: a push is judged by its own policy'],
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
        ...(platform === undefined
            ? []
            : [[`          platform: ${yamlText(platform)}`, 'platform preset']]),
        ...(signsIn
            ? [
                [
                    `          identity: ${yamlText(options.identity ?? placeholders.identity)}`,
                    'create one with tagproof identity create',
                ],
            ]
            : []),
        ['          new-only: true', 'only findings that a pull request introduces fail it'],
    ];
    return aligned(lines);
}
function policyText(survey, options) {
    const unpinned = survey.references - survey.pinned - survey.opaque;
    const hasOtherRegistries = survey.registries.length > (survey.platform === undefined ? 0 : 1);
    const lines = [
        ['max-age: 14d', 'how long a pin may stay behind the current digest'],
        ['min-age: 1d', 'use new digests after a day, so that bad releases can be noticed first'],
        ['fail-on: error', 'warnings are reported but do not fail the gate'],
        ...(hasOtherRegistries
            ? [['ledger: true', 'record digests of registries without tag history']]
            : []),
        ...((options.platform ?? survey.platform) === undefined
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
var clients = __webpack_require__(4998);
// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/glob.js
var model_glob = __webpack_require__(3523);
// EXTERNAL MODULE: ./lib/model/position.js
var position = __webpack_require__(5218);
// EXTERNAL MODULE: ./lib/scan/checkout.js + 13 modules
var scan_checkout = __webpack_require__(4326);
// EXTERNAL MODULE: ./lib/scan/index.js + 176 modules
var scan = __webpack_require__(1917);
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
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(7798);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js + 7 modules
var columns = __webpack_require__(6895);
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


/***/ })

};
