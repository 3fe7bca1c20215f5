export const id = 8864;
export const ids = [8864];
export const modules = {

/***/ 30982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ exampleAction),
/* harmony export */   Vn: () => (/* binding */ projectUrl),
/* harmony export */   fs: () => (/* binding */ docsUrl),
/* harmony export */   yz: () => (/* binding */ policySchemaLine)
/* harmony export */ });
/* unused harmony exports projectRepository, schemaUrl */
const projectRepository = 'OWNER/tagproof';
const exampleCommit = '0'.repeat(40);
const exampleAction = {
    uses: `${projectRepository}@${exampleCommit}`,
    release: 'vX.Y.Z',
};
const projectUrl = `https://github.com/${projectRepository}`;
function docsUrl(page) {
    return `${projectUrl}/blob/main/docs/${page}`;
}
function schemaUrl(name) {
    return `https://raw.githubusercontent.com/${projectRepository}/main/schema/${name}.schema.json`;
}
const policySchemaLine = `# yaml-language-server: $schema=${schemaUrl('policy')}\n`;


/***/ }),

/***/ 25952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   init: () => (/* binding */ init),
/* harmony export */   initIn: () => (/* binding */ initIn)
/* harmony export */ });
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5062);
/* harmony import */ var _host_local_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94921);
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13204);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32181);
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17188);
/* harmony import */ var _survey_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44764);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74849);







async function init(context) {
    const { invocation, environment, err } = context;
    const { flags, operands, switches } = invocation;
    const options = Object.fromEntries([...flags].filter(([name]) => name in optionPatterns));
    const issues = issuesIn(options);
    if (issues.length > 0)
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_0__/* .usageErrors */ .jY)(context, 'usage', issues);
    const { files, threads } = (0,_host_local_js__WEBPACK_IMPORTED_MODULE_1__/* .localHost */ .O)({ root: operands[0] ?? '.', environment, print: err });
    return initIn(files, options, switches.has('write'), context, threads);
}
async function initIn(files, options, write, context, threads) {
    const survey = await (0,_survey_js__WEBPACK_IMPORTED_MODULE_4__/* .surveyOf */ .y)(files, threads);
    if (options.identity !== undefined && (options.platform ?? survey.platform) === undefined)
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_0__/* .usageErrors */ .jY)(context, 'usage', [
            '`--identity` requires a platform, and no image of a known one was found. Set `--platform`.',
        ]);
    const proposed = (0,_proposal_js__WEBPACK_IMPORTED_MODULE_3__/* .proposalFor */ .y)(survey, options);
    const outcomes = await writeBoth(files, proposed, write);
    const shown = proposed.map((file, index) => ({ ...file, outcome: outcomes[index] ?? 'proposed' }));
    const steps = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .initNextSteps */ .d)(survey, shown, options);
    if (context.invocation.json)
        context.out(JSON.stringify({ survey, files: shown.map(jsonOf), next: steps }, null, 2));
    else
        context.out([
            (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .surveyText */ .WW)(survey, context),
            ...shown.map((one) => (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .fileText */ .CG)(one, context)),
            (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .stepsText */ .bS)(steps, context),
        ].join('\n\n'));
    const unwritten = shown.filter(({ outcome }) => outcome === 'kept' || typeof outcome === 'object');
    for (const { path, outcome } of write ? unwritten : []) {
        const why = typeof outcome === 'object'
            ? outcome.refused
            : 'it exists with different content and is not overwritten';
        context.err((0,_command_context_js__WEBPACK_IMPORTED_MODULE_0__/* .failureText */ .kY)({ cause: 'not-written', message: `${path}: ${why}` }));
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
    platform: new RegExp(`^(?:${Object.keys(_model_images_presets_js__WEBPACK_IMPORTED_MODULE_2__/* .presets */ .v).join('|')})$`),
    identity: /^[\w-]+(?:\/[\w-]+)+$/,
    action: /^[\w.-]+\/[\w.-]+@[\w./-]+$/,
};
function issuesIn(options) {
    const wanted = {
        platform: `one of ${Object.keys(_model_images_presets_js__WEBPACK_IMPORTED_MODULE_2__/* .presets */ .v).join(', ')}`,
        identity: 'a UID such as GROUP/IDENTITY',
        action: 'OWNER/REPO@REF',
    };
    return Object.keys(optionPatterns).flatMap((name) => {
        const text = options[name];
        if (text === undefined || optionPatterns[name].test(text))
            return [];
        return [`\`--${name}\` is \`${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .p)(text)}\`, but must be ${wanted[name]}.`];
    });
}


/***/ }),

/***/ 42387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pS: () => (/* binding */ yamlText),
/* harmony export */   s$: () => (/* binding */ proposedText),
/* harmony export */   wB: () => (/* binding */ isAsWritten)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);


const maxColumn = 46;
const mark = /^(?:# yaml-language-server:[^\n]*\n)?# Written by tagproof \(([0-9a-f]{16})\)[^\n]*\n/;
function proposedText(lines, head = '') {
    const column = Math.min(maxColumn, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .largest */ .nQ)(lines.map(([text]) => text.length)));
    const body = lines
        .map(([text, reason]) => `${reason === undefined ? text : `${text.padEnd(column)} # ${reason}`}\n`)
        .join('');
    return `${head}# Written by tagproof (${digestOf(body)}). Until it is edited, tagproof setup may update or remove it.\n${body}`;
}
function isAsWritten(text) {
    const [first, digest] = mark.exec(text) ?? [];
    return first !== undefined && digestOf(text.slice(first.length)) === digest;
}
function yamlText(text) {
    return /^[\w][\w./@-]*$/.test(text) ? text : JSON.stringify(text);
}
function digestOf(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}


/***/ }),

/***/ 10014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ placeholders),
/* harmony export */   w: () => (/* binding */ workflowPaths)
/* harmony export */ });
/* harmony import */ var _model_run_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30982);

const placeholders = {
    action: _model_run_project_js__WEBPACK_IMPORTED_MODULE_0__/* .exampleAction */ .Nl.uses,
    environment: 'tagproof',
};
const workflowPaths = {
    github: '.github/workflows/tagproof.yml',
    gitlab: '.gitlab-ci.yml',
};


/***/ }),

/***/ 17188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ proposalFor)
/* harmony export */ });
/* unused harmony export policyText */
/* harmony import */ var _model_inputs_special_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9004);
/* harmony import */ var _model_run_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30982);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42387);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10014);
/* harmony import */ var _workflow_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45567);





function policyText(survey, options) {
    const unpinned = survey.references - survey.pinned - survey.opaque;
    const hasOtherRegistries = options.ci === 'gitlab' || survey.registries.length > (survey.platform === undefined ? 0 : 1);
    const lines = [
        ...platformLines(options.platform ?? survey.platform, options),
        ['max-age: 14d', 'how long a pin may stay behind the current digest'],
        ['min-age: 1d', 'use new digests after a day, so that bad releases can be noticed first'],
        ['fail-on: error', 'warnings are reported but do not fail the gate'],
        ...when(hasOtherRegistries, ['ledger: true', 'record digests of registries without tag history']),
        ...when(unpinned > 0, ['checks:'], ['  unpinned: warning', `${unpinned} not pinned yet; delete this line after running tagproof pin`]),
        ...when(survey.samples.length > 0, ['overrides:'], [`  - paths: [${survey.samples.map(_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS).join(', ')}]`, 'examples and test data'], ['    checks: {unpinned: notice}']),
    ];
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .proposedText */ .s$)(lines, _model_run_project_js__WEBPACK_IMPORTED_MODULE_1__/* .policySchemaLine */ .yz);
}
function platformLines(platform, { identity, addresses = [] }) {
    if (platform === undefined || addresses.length > 0)
        return [];
    return [
        [`platform: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(platform)}`, 'whose tag histories prove the pins'],
        identity === undefined
            ? ['# identity: UID', 'tagproof setup creates an identity and writes its uid here']
            : [`identity: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(identity)}`, 'which the jobs assume with their own token'],
        ['sbom-from-registry: true', 'look up advisories for the packages in the images'],
    ];
}
function when(condition, ...lines) {
    return condition ? lines : [];
}
function proposalFor(survey, options) {
    const { ci = 'github' } = options;
    return [
        { path: _model_inputs_special_types_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultPolicyPath */ .r2, text: policyText(survey, options) },
        {
            path: _options_js__WEBPACK_IMPORTED_MODULE_3__/* .workflowPaths */ .w[ci],
            text: ci === 'gitlab' ? (0,_workflow_text_js__WEBPACK_IMPORTED_MODULE_4__/* .gitlabText */ .fD)(survey, options) : (0,_workflow_text_js__WEBPACK_IMPORTED_MODULE_4__/* .githubText */ .f5)(survey, options),
        },
    ];
}


/***/ }),

/***/ 44764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ surveyOf)
/* harmony export */ });
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49085);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50412);
/* harmony import */ var _model_globs_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93635);
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13204);
/* harmony import */ var _model_text_position_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80642);
/* harmony import */ var _scan_checkout_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94629);
/* harmony import */ var _scan_scanners_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31641);







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
    const checkout = await (0,_scan_checkout_index_js__WEBPACK_IMPORTED_MODULE_2__/* .scanCheckout */ .W)(files, everything, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .oE)({ threads }));
    const images = checkout.occurrences.flatMap((one) => (one.kind === 'image' ? [one] : []));
    const unpinned = images.filter(({ image }) => image.digest === undefined);
    const registries = groupedBy(images, ({ image }) => image.registry).map(([registry, found]) => ({
        registry,
        references: found.length,
        pinned: found.filter(({ image }) => image.digest !== undefined).length,
    }));
    const platform = Object.keys(_model_images_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .presets */ .v).find((_, index) => registries.some(({ registry }) => registry === _clients_index_js__WEBPACK_IMPORTED_MODULE_0__/* .presetRegistries */ .HB[index]));
    const paths = await files.list();
    return {
        files: checkout.scanned,
        holding: new Set(checkout.occurrences.map(({ at }) => at.file)).size,
        formats: formatsOf(checkout),
        registries,
        references: checkout.occurrences.length,
        pinned: images.length - unpinned.length,
        pinnable: unpinned.filter(({ pin }) => pin.kind === 'place').length,
        opaque: checkout.occurrences.length - images.length,
        local: checkout.occurrences.filter(({ kind }) => kind === 'local').length,
        samples: samplesIn(unpinned.filter(({ testData }) => testData === undefined).map(({ at }) => at.file)),
        ...(platform === undefined ? {} : { platform }),
        ci: Object.entries(systems).flatMap(([name, glob]) => {
            return paths.some((0,_model_globs_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .pathMatcher */ .kZ)([glob])) ? [name] : [];
        }),
        users: await usersIn(files, paths),
        problems: [
            ...new Map(checkout.problems.map(({ file, message, span }) => {
                const source = checkout.files.get(file);
                const where = span === undefined || source === undefined ? file : (0,_model_text_position_js__WEBPACK_IMPORTED_MODULE_6__/* .whereIs */ .ie)({ file, span }, [source]);
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
    const found = _scan_scanners_js__WEBPACK_IMPORTED_MODULE_3__/* .scanners */ .U.map((scanner) => {
        const matches = (0,_model_globs_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .pathMatcher */ .kZ)(scanner.paths);
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
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .addToGroup */ .Mr)(groups, key(item), item);
    return [...groups].sort(([, a], [, b]) => b.length - a.length);
}


/***/ }),

/***/ 74849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ fileText),
/* harmony export */   WW: () => (/* binding */ surveyText),
/* harmony export */   bS: () => (/* binding */ stepsText),
/* harmony export */   d: () => (/* binding */ initNextSteps)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38118);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32181);
/* harmony import */ var _output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69977);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10014);





const maxRegistries = 8;
const maxProblems = 5;
function initNextSteps(survey, files, options) {
    const written = files.every(({ outcome }) => outcome === 'written' || outcome === 'same');
    const platform = options.platform ?? survey.platform;
    return [
        ...(written ? [] : ['tagproof init --write   writes both files; existing files are never overwritten']),
        ...(options.action === undefined
            ? [`Replace ${_options_js__WEBPACK_IMPORTED_MODULE_1__/* .placeholders */ .F.action} with the action's repository and commit SHA`]
            : []),
        ...(platform !== undefined && options.identity === undefined
            ? [
                'tagproof setup   creates the identity that the workflow assumes, and writes its uid into the policy',
            ]
            : []),
        ...(survey.pinnable > 0 ? [`tagproof pin   writes ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(survey.pinnable, 'missing digest')}`] : []),
        'tagproof doctor   diagnoses configuration problems',
    ].slice(0, 4);
}
function bold({ colour }, text) {
    return colour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)('bold', text, { validateStream: false }) : text;
}
function surveyText(survey, format) {
    const { formats, registries, references, pinned, opaque, local, ci, users, problems } = survey;
    const rows = [
        ...formats.map(({ title, files, references: count }) => [
            `  ${title}`,
            `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(count, 'reference')} in ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(files, 'file')}`,
        ]),
        ...registries
            .slice(0, maxRegistries)
            .map(({ registry, references: count, pinned: some }) => [
            `  ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .p)(registry)}`,
            `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(count, 'reference')}, ${some} pinned`,
        ]),
        ...(registries.length > maxRegistries
            ? [['  Other registries', String(registries.length - maxRegistries)]]
            : []),
        ['  CI', ci.length === 0 ? 'none found' : `${ci.join(', ')}${elsewhere(ci)}`],
        ...(users.length > 0 ? [['  Tagproof already runs in', users.map(_output_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .p).join(', ')]] : []),
    ];
    const counts = `${pinned} pinned, ${references - pinned - opaque} not pinned, ${opaque - local} unresolved${local === 0 ? '' : `, ${local} built here`}`;
    const read = `${survey.holding} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(survey.files, 'file')}`;
    const head = references === 0
        ? `No image references found in ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(survey.files, 'file')} of known formats`
        : `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(references, 'reference')} in ${read}: ${counts}`;
    return [bold(format, head), (0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .terminalTable */ .RX)(rows, format.width), ...problemLines(problems, format)].join('\n');
}
function problemLines(problems, format) {
    if (problems.length === 0)
        return [];
    const [were, their] = problems.length === 1 ? ['was', 'its'] : ['were', 'their'];
    const left = problems.length - maxProblems;
    const room = (format.width ?? Number.POSITIVE_INFINITY) - 4;
    return [
        '',
        bold(format, `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(problems.length, 'file')} ${were} not read completely, so ${their} images may be missing here`),
        ...problems
            .slice(0, maxProblems)
            .flatMap((one) => (0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .wrapped */ .ky)((0,_output_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .p)(one), room).map((line, index) => `${index === 0 ? '  ' : '    '}${line}`)),
        ...(left > 0 ? [`  … and ${left} more; \`tagproof scan\` lists all of them`] : []),
        ...(0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .wrapped */ .ky)(problemAdvice, room).map((line) => `  ${line}`),
    ];
}
const problemAdvice = 'Until each is corrected, or listed under `exclude` in .github/tagproof.yml, `tagproof verify` ends as incomplete.';
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
    const result = typeof outcome === 'object' ? `not written: ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .p)(outcome.refused)}` : outcomeTexts[outcome];
    const lines = text
        .trimEnd()
        .split('\n')
        .map((line) => `  ${line}`);
    return [`${bold(format, path)}  (${result})`, ...lines].join('\n');
}
function stepsText(steps, format) {
    return [bold(format, 'Next steps'), ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n');
}


/***/ }),

/***/ 45567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f5: () => (/* binding */ githubText),
/* harmony export */   fD: () => (/* binding */ gitlabText),
/* harmony export */   n2: () => (/* binding */ checkoutAction)
/* harmony export */ });
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13204);
/* harmony import */ var _model_run_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30982);
/* harmony import */ var _report_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38882);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42387);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10014);





const checkoutAction = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';
function gitlabText(survey, options) {
    const platform = options.platform ?? survey.platform;
    const settings = inWorkflow(options).map(([name, value]) => ` --${name} ${value}`);
    const reports = '--code-quality gl-code-quality-report.json --junit tagproof-junit.xml';
    const token = [
        ['  id_tokens:', 'to sign in without a stored secret'],
        [`    TAGPROOF_ID_TOKEN: {aud: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(audienceOf(platform, options))}}`],
    ];
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .proposedText */ .s$)([
        ['images:'],
        [`  image: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(options.image ?? 'node:24')}`, 'tagproof pin adds its digest'],
        ['  rules:'],
        ['    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH', 'pushes and schedules of the default branch'],
        ...(signsIn(platform, options) ? token : []),
        ['  script:'],
        [`    - npx --yes tagproof@${_report_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r} verify . ${reports}${settings.join('')}`],
        ['  artifacts:'],
        ['    when: always'],
        ['    reports: {codequality: gl-code-quality-report.json, junit: tagproof-junit.xml}'],
    ]);
}
function githubText(survey, options) {
    const isSigningIn = signsIn(options.platform ?? survey.platform, options);
    const token = ['  id-token: write', 'to sign in without a stored secret'];
    const environment = [
        `    environment: ${_options_js__WEBPACK_IMPORTED_MODULE_3__/* .placeholders */ .F.environment}`,
        'gives pushes and pull requests the same OIDC subject',
    ];
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .proposedText */ .s$)([
        ['name: images'],
        ['on:'],
        ['  pull_request:', 'check what a change introduces'],
        ['  push:', 'check what was merged'],
        [
            `    branches: [${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(options.branch ?? 'main')}]`,
            'only your default branch: a push is judged by its own policy',
        ],
        ['  schedule:'],
        ['    - cron: "23 5 * * 1"', 'tags change and reach end-of-life between pushes'],
        ['permissions:'],
        ['  contents: read', 'no other access to the repository is needed'],
        ...(isSigningIn ? [token] : []),
        ['jobs:'],
        ['  tagproof:'],
        ['    runs-on: ubuntu-latest'],
        ...(isSigningIn ? [environment] : []),
        ['    steps:'],
        [`      - uses: ${checkoutAction}`],
        ['        with:'],
        ['          persist-credentials: false', 'keep the token out of the checkout'],
        [
            `      - uses: ${options.action ?? _options_js__WEBPACK_IMPORTED_MODULE_3__/* .placeholders */ .F.action}`,
            options.action === undefined
                ? `${_model_run_project_js__WEBPACK_IMPORTED_MODULE_1__/* .exampleAction */ .Nl.release}: the full commit SHA of a release`
                : 'the full commit SHA of a release',
        ],
        ['        with:'],
        ['          new-only: true', 'only findings that a pull request introduces fail it'],
        ...inWorkflow(options).map(([name, value]) => [`          ${name}: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(value)}`]),
    ]);
}
function signsIn(platform, { identity, addresses = [] }) {
    return platform !== undefined || identity !== undefined || addresses.length > 0;
}
function inWorkflow({ addresses = [], identity }) {
    if (addresses.length === 0)
        return [];
    return identity === undefined ? addresses : [...addresses, ['identity', identity]];
}
function audienceOf(platform, { audience }) {
    const preset = platform === undefined ? undefined : _model_images_presets_js__WEBPACK_IMPORTED_MODULE_0__/* .presets */ .v[platform];
    return audience ?? (preset === undefined ? 'AUDIENCE' : new URL(preset.issuerUrl).host);
}


/***/ }),

/***/ 77410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ decoder),
/* harmony export */   Rd: () => (/* binding */ encoder),
/* harmony export */   WG: () => (/* binding */ encodeBase64),
/* harmony export */   lF: () => (/* binding */ encode),
/* harmony export */   u8: () => (/* binding */ strictDecoder),
/* harmony export */   xW: () => (/* binding */ concat),
/* harmony export */   y4: () => (/* binding */ decodeBase64)
/* harmony export */ });
/* unused harmony exports digest, uint32be, uint64be */
const encoder = new TextEncoder(), decoder = new TextDecoder(), strictDecoder = new TextDecoder("utf-8", { fatal: !0 }), UINT32_RANGE = (/* unused pure expression or super */ null && (2 ** 32));
function concat(...buffers) {
  const size = buffers.reduce((acc, { length }) => acc + length, 0), buf = new Uint8Array(size);
  let i = 0;
  for (const buffer of buffers)
    buf.set(buffer, i), i += buffer.length;
  return buf;
}
function writeUInt32BE(buf, value, offset) {
  if (value < 0 || value >= UINT32_RANGE)
    throw new RangeError(`value must be >= 0 and <= ${UINT32_RANGE - 1}. Received ${value}`);
  buf.set([value >>> 24, value >>> 16, value >>> 8, value & 255], offset);
}
function uint64be(value) {
  const high = Math.floor(value / UINT32_RANGE), low = value % UINT32_RANGE, buf = new Uint8Array(8);
  return writeUInt32BE(buf, high, 0), writeUInt32BE(buf, low, 4), buf;
}
function uint32be(value) {
  const buf = new Uint8Array(4);
  return writeUInt32BE(buf, value), buf;
}
const NON_ASCII = /[^\x00-\x7f]/;
function encode(string) {
  if (typeof string == "string" && string.length >= 128) {
    if (NON_ASCII.test(string))
      throw new TypeError("non-ASCII string encountered in encode()");
    return encoder.encode(string);
  }
  const bytes = new Uint8Array(string.length);
  for (let i = 0; i < string.length; i++) {
    const code = string.charCodeAt(i);
    if (code > 127)
      throw new TypeError("non-ASCII string encountered in encode()");
    bytes[i] = code;
  }
  return bytes;
}
function encodeBase64(input, url = !1) {
  if (Uint8Array.prototype.toBase64)
    return input.toBase64({ alphabet: url ? "base64url" : "base64", omitPadding: url });
  const CHUNK_SIZE = 32768, arr = [];
  for (let i = 0; i < input.length; i += CHUNK_SIZE)
    arr.push(String.fromCharCode.apply(null, input.subarray(i, i + CHUNK_SIZE)));
  const encoded = btoa(arr.join(""));
  return url ? encoded.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_") : encoded;
}
function decodeBase64(encoded, url = !1) {
  if (Uint8Array.fromBase64)
    return Uint8Array.fromBase64(encoded, { alphabet: url ? "base64url" : "base64" });
  if (url) {
    if (encoded.includes("+") || encoded.includes("/"))
      throw new TypeError("Invalid base64url");
    encoded = encoded.replace(/-/g, "+").replace(/_/g, "/");
  }
  const binary = atob(encoded), bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++)
    bytes[i] = binary.charCodeAt(i);
  return bytes;
}
async function digest(algorithm, data) {
  const subtleDigest = `SHA-${algorithm.slice(-3)}`;
  return new Uint8Array(await crypto.subtle.digest(subtleDigest, data));
}



/***/ }),

/***/ 47784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ validateCritDuplicates),
/* harmony export */   Fw: () => (/* binding */ validateAlgorithms),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   J0: () => (/* binding */ validateB64),
/* harmony export */   MV: () => (/* binding */ encodeAsciiMember),
/* harmony export */   OX: () => (/* binding */ parseJoseHeader),
/* harmony export */   ac: () => (/* binding */ assertNotSet),
/* harmony export */   fz: () => (/* binding */ isDisjoint),
/* harmony export */   h2: () => (/* binding */ decodeBase64url),
/* harmony export */   ji: () => (/* binding */ serializeJoseHeader),
/* harmony export */   nI: () => (/* binding */ validateCrit),
/* harmony export */   qc: () => (/* binding */ JWS_RECOGNIZED)
/* harmony export */ });
/* unused harmony exports JWE_RECOGNIZED, assertUint8Array, isJwkSet */
/* harmony import */ var _util_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5674);
/* harmony import */ var _util_base64url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71445);
/* harmony import */ var _buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77410);



function assertUint8Array(input, label) {
  if (!(input instanceof Uint8Array))
    throw new TypeError(`${label} must be an instance of Uint8Array`);
}
function isObject(input) {
  if (typeof input != "object" || input === null || Object.prototype.toString.call(input) !== "[object Object]")
    return !1;
  const prototype = Object.getPrototypeOf(input);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
function isJwkSet(input) {
  return isObject(input) && Array.isArray(input.keys) && Array.from(input.keys).every(isObject);
}
function isDisjoint(...headers) {
  const parameters = /* @__PURE__ */ new Set();
  for (const header of headers)
    if (header)
      for (const parameter of Object.keys(header)) {
        if (parameters.has(parameter))
          return !1;
        parameters.add(parameter);
      }
  return !0;
}
function assertNotSet(value, name) {
  if (value !== void 0)
    throw new TypeError(`${name} can only be called once`);
}
function decodeBase64url(value, label, ErrorClass) {
  try {
    return (0,_util_base64url_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D)(value);
  } catch (cause) {
    throw new ErrorClass(`Failed to base64url decode the ${label}`, { cause });
  }
}
function encodeAsciiMember(value, label, ErrorClass) {
  try {
    return (0,_buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .encode */ .lF)(value);
  } catch (cause) {
    throw new ErrorClass(`The ${label} is not a valid base64url string`, { cause });
  }
}
function parseJoseHeader(encodedProtectedHeader, ErrorClass, message) {
  let parsed;
  try {
    parsed = JSON.parse(_buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .strictDecoder */ .u8.decode((0,_util_base64url_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D)(encodedProtectedHeader)));
  } catch (cause) {
    throw new ErrorClass(message, { cause });
  }
  if (!isObject(parsed))
    throw new ErrorClass(message);
  return parsed;
}
const JWS_RECOGNIZED = { __proto__: null, b64: !0 }, JWE_RECOGNIZED = { __proto__: null };
function validateAlgorithms(option, algorithms) {
  if (algorithms !== void 0 && (!Array.isArray(algorithms) || algorithms.some((s) => typeof s != "string")))
    throw new TypeError(`"${option}" option must be an array of strings`);
  return algorithms === void 0 ? void 0 : new Set(algorithms);
}
function validateCritDuplicates(Err, protectedHeader) {
  const { crit } = protectedHeader ?? {};
  if (Array.isArray(crit) && new Set(crit).size !== crit.length)
    throw new Err('"crit" (Critical) Header Parameter MUST NOT contain duplicate values');
}
function validateCrit(Err, recognizedDefault, recognizedOption, protectedHeader, joseHeader) {
  if (joseHeader.crit !== void 0 && protectedHeader?.crit === void 0)
    throw new Err('"crit" (Critical) Header Parameter MUST be integrity protected');
  if (!protectedHeader || protectedHeader.crit === void 0)
    return [];
  if (!Array.isArray(protectedHeader.crit) || protectedHeader.crit.length === 0 || protectedHeader.crit.some((input) => typeof input != "string" || input.length === 0))
    throw new Err('"crit" (Critical) Header Parameter MUST be an array of non-empty strings when present');
  const recognized = recognizedOption === void 0 ? recognizedDefault : { __proto__: null, ...recognizedOption, ...recognizedDefault };
  for (const parameter of protectedHeader.crit) {
    if (!(parameter in recognized))
      throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .JOSENotSupported */ .T0(`Extension Header Parameter "${parameter}" is not recognized`);
    if (!Object.hasOwn(joseHeader, parameter) || joseHeader[parameter] === void 0)
      throw new Err(`Extension Header Parameter "${parameter}" is missing`);
    if (recognized[parameter] && (!Object.hasOwn(protectedHeader, parameter) || protectedHeader[parameter] === void 0))
      throw new Err(`Extension Header Parameter "${parameter}" MUST be integrity protected`);
  }
  return protectedHeader.crit;
}
function validateB64(protectedHeader, extensions) {
  if (extensions.includes("b64")) {
    const b64 = protectedHeader.b64;
    if (typeof b64 != "boolean")
      throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .JWSInvalid */ .Ye('The "b64" (base64url-encode payload) Header Parameter must be a boolean');
    return b64;
  }
  return !0;
}
function serializeJoseHeader(Err, header) {
  let serialized, parsed;
  try {
    serialized = JSON.stringify(header), parsed = JSON.parse(serialized);
  } catch (cause) {
    throw new Err("JOSE Header is not valid JSON", { cause });
  }
  if (!isObject(parsed))
    throw new Err("JOSE Header is not a JSON object");
  return [parsed, serialized];
}



/***/ }),

/***/ 71445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decode),
/* harmony export */   l: () => (/* binding */ encode)
/* harmony export */ });
/* harmony import */ var _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77410);

const invalid = "The input to be decoded is not correctly encoded.";
function decode(input) {
  try {
    return (0,_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeBase64 */ .y4)(typeof input == "string" ? input : _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0.decode(input), !0);
  } catch (cause) {
    throw new TypeError(invalid, { cause });
  }
}
function encode(input) {
  return (0,_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeBase64 */ .WG)(typeof input == "string" ? _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .encoder */ .Rd.encode(input) : input, !0);
}



/***/ }),

/***/ 77961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ decodeJwt)
/* harmony export */ });
/* harmony import */ var _base64url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71445);
/* harmony import */ var _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77410);
/* harmony import */ var _lib_validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47784);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5674);




function decodeJwt(jwt) {
  if (typeof jwt != "string")
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("JWTs must use Compact JWS serialization, JWT must be a string");
  const { 1: encodedPayload, length } = jwt.split(".");
  if (length === 5)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Only JWTs using Compact JWS serialization can be decoded");
  if (length !== 3)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Invalid JWT");
  if (!encodedPayload)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("JWTs must contain a payload");
  let claimsSetBytes;
  try {
    claimsSetBytes = (0,_base64url_js__WEBPACK_IMPORTED_MODULE_1__/* .decode */ .D)(encodedPayload);
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Failed to base64url decode the payload", { cause });
  }
  let claimsSet;
  try {
    claimsSet = JSON.parse(_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_2__/* .strictDecoder */ .u8.decode(claimsSetBytes));
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Failed to parse the decoded payload as JSON", { cause });
  }
  if (!(0,_lib_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(claimsSet))
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Invalid JWT Claims Set");
  return claimsSet;
}



/***/ }),

/***/ 5674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ JWTInvalid),
/* harmony export */   Rb: () => (/* binding */ JOSEAlgNotAllowed),
/* harmony export */   T0: () => (/* binding */ JOSENotSupported),
/* harmony export */   Ye: () => (/* binding */ JWSInvalid),
/* harmony export */   h2: () => (/* binding */ JWSSignatureVerificationFailed),
/* harmony export */   ie: () => (/* binding */ JWTClaimValidationFailed),
/* harmony export */   n: () => (/* binding */ JWTExpired)
/* harmony export */ });
/* unused harmony exports JOSEError, JWEDecryptionFailed, JWEInvalid, JWKInvalid, JWKSInvalid, JWKSMultipleMatchingKeys, JWKSNoMatchingKey, JWKSTimeout */
class JOSEError extends Error {
  static code = "ERR_JOSE_GENERIC";
  code = "ERR_JOSE_GENERIC";
  constructor(message, options) {
    super(message, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
  }
}
class JWTClaimValidationFailed extends JOSEError {
  static code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
  code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
  claim;
  reason;
  payload;
  constructor(message, payload, claim = "unspecified", reason = "unspecified") {
    super(message, { cause: { claim, reason, payload } }), this.claim = claim, this.reason = reason, this.payload = payload;
  }
}
class JWTExpired extends JOSEError {
  static code = "ERR_JWT_EXPIRED";
  code = "ERR_JWT_EXPIRED";
  claim;
  reason;
  payload;
  constructor(message, payload, claim = "unspecified", reason = "unspecified") {
    super(message, { cause: { claim, reason, payload } }), this.claim = claim, this.reason = reason, this.payload = payload;
  }
}
class JOSEAlgNotAllowed extends JOSEError {
  static code = "ERR_JOSE_ALG_NOT_ALLOWED";
  code = "ERR_JOSE_ALG_NOT_ALLOWED";
}
class JOSENotSupported extends JOSEError {
  static code = "ERR_JOSE_NOT_SUPPORTED";
  code = "ERR_JOSE_NOT_SUPPORTED";
}
class JWEDecryptionFailed extends JOSEError {
  static code = "ERR_JWE_DECRYPTION_FAILED";
  code = "ERR_JWE_DECRYPTION_FAILED";
  constructor(message = "decryption operation failed", options) {
    super(message, options);
  }
}
class JWEInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWE_INVALID"));
  code = "ERR_JWE_INVALID";
}
class JWSInvalid extends JOSEError {
  static code = "ERR_JWS_INVALID";
  code = "ERR_JWS_INVALID";
}
class JWTInvalid extends JOSEError {
  static code = "ERR_JWT_INVALID";
  code = "ERR_JWT_INVALID";
}
class JWKInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWK_INVALID"));
  code = "ERR_JWK_INVALID";
}
class JWKSInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWKS_INVALID"));
  code = "ERR_JWKS_INVALID";
}
class JWKSNoMatchingKey extends JOSEError {
  static code = "ERR_JWKS_NO_MATCHING_KEY";
  code = "ERR_JWKS_NO_MATCHING_KEY";
  constructor(message = "no applicable key found in the JSON Web Key Set", options) {
    super(message, options);
  }
}
class JWKSMultipleMatchingKeys extends JOSEError {
  [Symbol.asyncIterator] = async function* () {
  };
  static code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
  code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
  constructor(message = "multiple matching keys found in the JSON Web Key Set", options) {
    super(message, options);
  }
}
class JWKSTimeout extends JOSEError {
  static code = "ERR_JWKS_TIMEOUT";
  code = "ERR_JWKS_TIMEOUT";
  constructor(message = "request timed out", options) {
    super(message, options);
  }
}
class JWSSignatureVerificationFailed extends JOSEError {
  static code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
  code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
  constructor(message = "signature verification failed", options) {
    super(message, options);
  }
}



/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13798);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
