export const id = 293;
export const ids = [293];
export const modules = {

/***/ 93670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ jobTexts)
/* harmony export */ });
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98533);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10014);
/* harmony import */ var _workflow_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45567);



const reports = '--junit tagproof-junit.xml --html tagproof.html';
const tokens = ['TAGPROOF_TOKEN', 'TAGPROOF_REGISTRY_TOKEN'];
function needsTokens({ platform: found }, options) {
    return (0,_workflow_text_js__WEBPACK_IMPORTED_MODULE_2__/* .signsIn */ .go)(options.platform ?? found, options);
}
function indented(spaces, lines) {
    return lines.map((line) => [`${' '.repeat(spaces)}${line}`]);
}
const azureText = (survey, options) => {
    const { branch = 'main' } = options;
    const { lines, command } = (0,_program_js__WEBPACK_IMPORTED_MODULE_0__/* .fetchedBy */ .tD)(options.program, '"$AGENT_TEMPDIRECTORY/tagproof-cli"');
    return (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .proposedText */ .s$)([
        ['trigger:'],
        [`  branches: {include: [${(0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlText */ .pS)(branch)}]}`, 'everything counts once it is merged'],
        ['pr:', 'only what a change introduces fails it; in Azure Repos, a branch policy runs it'],
        ["  branches: {include: ['*']}"],
        ['schedules:'],
        [`  - {cron: "23 5 * * 1", always: true, branches: {include: [${(0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlText */ .pS)(branch)}]}}`],
        ['pool: {vmImage: ubuntu-latest}'],
        ['steps:'],
        ['  - checkout: self'],
        ['    fetchDepth: 0', 'the base of a change'],
        ['  - script: |'],
        ...indented(6, ['set -e', ...lines, `target="\${SYSTEM_PULLREQUEST_TARGETBRANCH#refs/heads/}"`]),
        [`      ${command} verify . --base "\${target:-${branch}}" ${reports}${(0,_workflow_text_js__WEBPACK_IMPORTED_MODULE_2__/* .flagsOf */ .Zo)(options)}`],
        ['    displayName: Images'],
        ...(needsTokens(survey, options)
            ? [
                ['    env:', 'secret variables of the pipeline'],
                ...indented(6, tokens.map((name) => `${name}: $(${name})`)),
            ]
            : []),
        ['  - task: PublishTestResults@2'],
        ['    condition: always()'],
        ['    inputs: {testResultsFiles: tagproof-junit.xml}'],
    ]);
};
const bitbucketText = (_, options) => {
    const { branch = 'main' } = options;
    const { lines, command } = (0,_program_js__WEBPACK_IMPORTED_MODULE_0__/* .fetchedBy */ .tD)(options.program);
    const verify = `${command} verify . --base "$base" --junit test-results/tagproof.xml --html tagproof.html`;
    return (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .proposedText */ .s$)([
        [`image: ${(0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlText */ .pS)((0,_workflow_text_js__WEBPACK_IMPORTED_MODULE_2__/* .imageOf */ .dT)(options))}`, (0,_workflow_text_js__WEBPACK_IMPORTED_MODULE_2__/* .imageReason */ .eH)(options)],
        ['definitions:'],
        ['  steps:'],
        ['    - step: &images'],
        ['        name: Images'],
        ['        clone: {depth: full}', 'the base of a change'],
        ['        script:', 'tokens are secured variables of the repository, which every step has'],
        ...indented(10, [
            `- base="\${BITBUCKET_PR_DESTINATION_BRANCH:-${branch}}"`,
            '- git fetch --quiet origin "+refs/heads/$base:refs/remotes/origin/$base"',
            '- mkdir -p test-results',
            ...lines.map((line) => `- ${line}`),
            `- ${verify}${(0,_workflow_text_js__WEBPACK_IMPORTED_MODULE_2__/* .flagsOf */ .Zo)(options)}`,
        ]),
        ['        artifacts: [tagproof.html]'],
        ['pipelines:'],
        ['  pull-requests:'],
        ["    '**':", 'only what a change introduces fails it'],
        ['      - step: *images'],
        ['  branches:'],
        [`    ${(0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlText */ .pS)(branch)}:`, 'everything counts once it is merged'],
        ['      - step: *images'],
    ]);
};
const jenkinsText = (survey, options) => {
    const { lines, command } = (0,_program_js__WEBPACK_IMPORTED_MODULE_0__/* .fetchedBy */ .tD)(options.program);
    const run = [
        "sh '''",
        ...[...lines, `${command} verify . ${reports}${(0,_workflow_text_js__WEBPACK_IMPORTED_MODULE_2__/* .flagsOf */ .Zo)(options)}`].map((line) => `  ${line}`),
        "'''",
    ];
    const secrets = tokens.map((name) => `string(credentialsId: '${name.toLowerCase().replaceAll('_', '-')}', variable: '${name}')`);
    const steps = needsTokens(survey, options)
        ? [`withCredentials([${secrets.join(', ')}]) {`, ...run.map((line) => `  ${line}`), '}']
        : run;
    return (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .proposedText */ .s$)([
        ['pipeline {', 'of a multibranch pipeline, which says what it builds'],
        [`  agent { docker { image '${(0,_workflow_text_js__WEBPACK_IMPORTED_MODULE_2__/* .imageOf */ .dT)(options)}' } }`, (0,_workflow_text_js__WEBPACK_IMPORTED_MODULE_2__/* .imageReason */ .eH)(options)],
        ["  triggers { cron('H 5 * * 1') }", 'tags change between pushes'],
        ['  stages {'],
        ["    stage('Images') {"],
        ['      steps {'],
        ...indented(8, steps),
        ['      }'],
        ['    }'],
        ['  }'],
        ['  post {'],
        ['    always {'],
        ["      junit 'tagproof-junit.xml'"],
        ["      archiveArtifacts 'tagproof.html'"],
        ['    }'],
        ['  }'],
        ['}'],
    ], '', '//');
};
const buildkiteText = (_, options) => {
    const { branch = 'main' } = options;
    const { lines, command } = (0,_program_js__WEBPACK_IMPORTED_MODULE_0__/* .fetchedBy */ .tD)(options.program, '"$$tools/cli"');
    return (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .proposedText */ .s$)([
        ['steps:'],
        ['  - label: Images', 'on an agent with Node 20.17 or newer'],
        ['    key: images'],
        ['    commands:', 'tokens are secrets of the cluster, or set by a hook of the agent'],
        ...indented(6, [
            '- tools="$$(mktemp -d)"',
            ...lines.map((line) => `- ${line}`),
            `- base="$\${BUILDKITE_PULL_REQUEST_BASE_BRANCH:-${branch}}"`,
            '- git fetch --quiet origin "+refs/heads/$$base:refs/remotes/origin/$$base"',
            `- ${command} verify . ${reports}${(0,_workflow_text_js__WEBPACK_IMPORTED_MODULE_2__/* .flagsOf */ .Zo)(options)}`,
        ]),
        ['    artifact_paths: [tagproof.html, tagproof-junit.xml]'],
    ]);
};
const jobTexts = {
    azure: azureText,
    bitbucket: bitbucketText,
    jenkins: jenkinsText,
    buildkite: buildkiteText,
};


/***/ }),

/***/ 10014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sf: () => (/* binding */ hostsWithImages),
/* harmony export */   pS: () => (/* binding */ yamlText),
/* harmony export */   s$: () => (/* binding */ proposedText),
/* harmony export */   tw: () => (/* binding */ jobEnvironment),
/* harmony export */   wB: () => (/* binding */ isAsWritten),
/* harmony export */   wP: () => (/* binding */ workflowPaths),
/* harmony export */   zy: () => (/* binding */ gitlabPipelinePath)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);


const jobEnvironment = 'tagproof';
const workflowPaths = {
    github: '.github/workflows/tagproof.yml',
    gitlab: '.gitlab/tagproof.yml',
    azure: '.azure-pipelines/tagproof.yml',
    bitbucket: 'bitbucket-pipelines.yml',
    jenkins: '.jenkins/Jenkinsfile.tagproof',
    buildkite: '.buildkite/tagproof.yml',
};
const hostsWithImages = ['gitlab', 'bitbucket', 'jenkins'];
const gitlabPipelinePath = '.gitlab-ci.yml';
const maxColumn = 46;
const mark = /^(?:# yaml-language-server:[^\n]*\n)?(?:#|\/\/) Written by tagproof \(([0-9a-f]{16})\)[^\n]*\n/;
function proposedText(lines, head = '', comment = '#') {
    const column = Math.min(maxColumn, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .largest */ .nQ)(lines.map(([text]) => text.length)));
    const body = lines
        .map(([text, reason]) => `${reason === undefined ? text : `${text.padEnd(column)} ${comment} ${reason}`}\n`)
        .join('');
    return `${head}${comment} Written by tagproof (${digestOf(body)}). Until it is edited, tagproof setup may update or remove it.\n${body}`;
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

/***/ 17188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ proposalFor)
/* harmony export */ });
/* unused harmony export policyText */
/* harmony import */ var _model_inputs_special_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9004);
/* harmony import */ var _model_run_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30982);
/* harmony import */ var _job_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93670);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10014);
/* harmony import */ var _workflow_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45567);





function policyText(survey, options) {
    const unpinned = survey.references - survey.pinned - survey.opaque;
    const hasOtherRegistries = _options_js__WEBPACK_IMPORTED_MODULE_3__/* .hostsWithImages */ .Sf.includes(options.ci) ||
        survey.registries.length > (survey.platform === undefined ? 0 : 1);
    const lines = [
        ...platformLines(options.platform ?? survey.platform, options),
        ['max-age: 14d', 'how long a pin may stay behind the current digest'],
        ['min-age: 1d', 'use new digests after a day, so that bad releases can be noticed first'],
        ['fail-on: error', 'warnings are reported but do not fail the gate'],
        ...when(hasOtherRegistries, ['ledger: true', 'record digests of registries without tag history']),
        ...when(unpinned > 0, ['checks:'], ['  unpinned: warning', `${unpinned} not pinned yet; delete this line after running tagproof pin`]),
        ...when(survey.samples.length > 0, ['overrides:'], [`  - paths: [${survey.samples.map(_options_js__WEBPACK_IMPORTED_MODULE_3__/* .yamlText */ .pS).join(', ')}]`, 'never deployed: examples and development'], ['    checks: {unpinned: notice}', 'a digest that is wrong still fails']),
    ];
    return (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .proposedText */ .s$)(lines, _model_run_project_js__WEBPACK_IMPORTED_MODULE_1__/* .policySchemaLine */ .yz);
}
function platformLines(platform, { identity, addresses = [] }) {
    if (platform === undefined || addresses.length > 0)
        return [];
    return [
        [`platform: ${(0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .yamlText */ .pS)(platform)}`, 'whose tag histories prove the pins'],
        identity === undefined
            ? ['# identity: UID', 'tagproof setup creates an identity and writes its uid here']
            : [`identity: ${(0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .yamlText */ .pS)(identity)}`, 'which the jobs assume with their own token'],
        ['sbom-from-registry: true', 'look up advisories for the packages in the images'],
    ];
}
function when(condition, ...lines) {
    return condition ? lines : [];
}
const workflowTexts = { github: _workflow_text_js__WEBPACK_IMPORTED_MODULE_4__/* .githubText */ .f5, gitlab: _workflow_text_js__WEBPACK_IMPORTED_MODULE_4__/* .gitlabText */ .fD, ..._job_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .jobTexts */ .M };
function proposalFor(survey, options) {
    const { ci = 'github' } = options;
    const include = ci === 'gitlab' ? [{ path: _options_js__WEBPACK_IMPORTED_MODULE_3__/* .gitlabPipelinePath */ .zy, text: includeText }] : [];
    return [
        { path: _model_inputs_special_types_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultPolicyPath */ .r2, text: policyText(survey, options) },
        { path: _options_js__WEBPACK_IMPORTED_MODULE_3__/* .workflowPaths */ .wP[ci], text: workflowTexts[ci](survey, options) },
        ...include,
    ];
}
const includeText = (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .proposedText */ .s$)([['include:'], [`  - local: /${_options_js__WEBPACK_IMPORTED_MODULE_3__/* .workflowPaths */ .wP.gitlab}`]]);


/***/ }),

/***/ 44764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ surveyOf)
/* harmony export */ });
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18378);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50412);
/* harmony import */ var _model_globs_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93635);
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13204);
/* harmony import */ var _model_text_position_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80642);
/* harmony import */ var _scan_checkout_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96666);
/* harmony import */ var _scan_scanners_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48376);







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
        samples: samplesIn(unpinned.filter(({ testData }) => testData === undefined).map(({ at }) => at.file), (file) => checkout.files.get(file)?.text ?? ''),
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
const composeFile = /(?:^|\/)(?:docker-)?compose[^/]*\.ya?ml$/;
const development = [
    [/(?:^|\/)(?:docker-)?compose\.override\.ya?ml$/, '**/{docker-compose,compose}.override.{yml,yaml}'],
    [/(?:^|\/)\.devcontainer\//, '**/.devcontainer/**'],
];
function samplesIn(files, textOf) {
    const kindOf = (file) => development.find(([name]) => name.test(file))?.[1];
    const builds = (file) => composeFile.test(file) && /^[ \t]+["']?build["']?\s*:/m.test(textOf(file));
    const ofDevelopment = files.flatMap((file) => sampleFolder.test(file) ? [] : (kindOf(file) ?? (builds(file) && !/[*?[\]{}!]/.test(file) ? file : [])));
    const folders = [...new Set(files.flatMap((file) => sampleFolder.exec(file)?.[0] ?? []))];
    const byName = groupedBy(folders, (folder) => folder.split('/').at(-1) ?? '');
    const ofFolders = byName.map(([name, [only = '', ...others]]) => `${others.length === 0 ? only : `**/${name}`}/**`);
    return [...new Set([...ofFolders, ...ofDevelopment])].sort();
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
/* harmony import */ var _output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69977);




const maxRegistries = 8;
const maxProblems = 5;
function initNextSteps(survey, files, options) {
    const written = files.every(({ outcome }) => outcome === 'written' || outcome === 'same');
    const platform = options.platform ?? survey.platform;
    return [
        ...(written ? [] : ['tagproof init --write   writes both files; existing files are never overwritten']),
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
            `  ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(registry)}`,
            `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(count, 'reference')}, ${some} pinned`,
        ]),
        ...(registries.length > maxRegistries
            ? [['  Other registries', String(registries.length - maxRegistries)]]
            : []),
        ['  CI', ci.length === 0 ? 'none found' : `${ci.join(', ')}${elsewhere(ci)}`],
        ...(users.length > 0 ? [['  Tagproof already runs in', users.map(_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj).join(', ')]] : []),
    ];
    const counts = `${pinned} pinned, ${references - pinned - opaque} not pinned, ${opaque - local} unresolved${local === 0 ? '' : `, ${local} built here`}`;
    const read = `${survey.holding} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(survey.files, 'file')}`;
    const head = references === 0
        ? `No image references found in ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(survey.files, 'file')} of known formats`
        : `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(references, 'reference')} in ${read}: ${counts}`;
    return [bold(format, head), (0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalTable */ .RX)(rows, format.width), ...problemLines(problems, format)].join('\n');
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
            .flatMap((one) => (0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapped */ .ky)((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(one), room).map((line, index) => `${index === 0 ? '  ' : '    '}${line}`)),
        ...(left > 0 ? [`  … and ${left} more; \`tagproof scan\` lists all of them`] : []),
        ...(0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapped */ .ky)(problemAdvice, room).map((line) => `  ${line}`),
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
    const result = typeof outcome === 'object' ? `not written: ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(outcome.refused)}` : outcomeTexts[outcome];
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
/* harmony export */   Zo: () => (/* binding */ flagsOf),
/* harmony export */   dT: () => (/* binding */ imageOf),
/* harmony export */   eH: () => (/* binding */ imageReason),
/* harmony export */   f5: () => (/* binding */ githubText),
/* harmony export */   fD: () => (/* binding */ gitlabText),
/* harmony export */   go: () => (/* binding */ signsIn),
/* harmony export */   n2: () => (/* binding */ checkoutAction),
/* harmony export */   zl: () => (/* binding */ jobImage)
/* harmony export */ });
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13204);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98533);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10014);



const checkoutAction = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';
function gitlabText(survey, options) {
    const platform = options.platform ?? survey.platform;
    const reports = '--code-quality gl-code-quality-report.json --junit tagproof-junit.xml';
    const token = [
        ['  id_tokens:', 'to sign in without a stored secret'],
        [`    TAGPROOF_ID_TOKEN: {aud: ${(0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(audienceOf(platform, options))}}`],
    ];
    const { lines, command } = (0,_program_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchedBy */ .tD)(options.program);
    return (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .proposedText */ .s$)([
        ['images:'],
        ...(options.stage === undefined
            ? []
            : [[`  stage: ${(0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(options.stage)}`, 'the pipeline has no stage named test']]),
        [`  image: ${(0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(imageOf(options))}`, imageReason(options)],
        ['  rules:'],
        ['    - if: $CI_PIPELINE_SOURCE == "merge_request_event"', 'only what a change introduces fails it'],
        ['    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH', 'everything counts once it is merged'],
        ...(signsIn(platform, options) ? token : []),
        ['  script:'],
        ...lines.map((line) => [`    - ${line}`]),
        [
            `    - ${command} verify . \${TAGPROOF_GITLAB_TOKEN:+--comment on-findings} ${reports}${flagsOf(options)}`,
        ],
        ['  artifacts:'],
        ['    when: always'],
        ['    reports: {codequality: gl-code-quality-report.json, junit: tagproof-junit.xml}'],
    ]);
}
const jobImage = 'node:24';
function githubText(survey, options) {
    const inputs = inWorkflow(options);
    const isSigningIn = signsIn(options.platform ?? survey.platform, options);
    const token = ['  id-token: write', 'to sign in without a stored secret'];
    const environment = [
        `    environment: ${_options_js__WEBPACK_IMPORTED_MODULE_2__/* .jobEnvironment */ .tw}`,
        'gives pushes and pull requests the same OIDC subject',
    ];
    return (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .proposedText */ .s$)([
        ['name: images'],
        ['on:'],
        ['  pull_request:', 'only what a change introduces fails it'],
        ['  push:', 'everything counts once it is merged'],
        [
            `    branches: [${(0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(options.branch ?? 'main')}]`,
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
        [`      - uses: ${(0,_program_js__WEBPACK_IMPORTED_MODULE_1__/* .actionOf */ .qj)(options.program)}`, 'Tagproof, by its full commit SHA'],
        ...(inputs.length === 0 ? [] : [['        with:']]),
        ...inputs.map(([name, value]) => [`          ${name}: ${(0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(value)}`]),
    ]);
}
function imageOf({ image = jobImage }) {
    return image;
}
function imageReason(options) {
    return imageOf(options).includes('@') ? 'Node and git, by digest' : 'tagproof pin adds its digest';
}
function flagsOf(options) {
    return inWorkflow(options)
        .map(([name, value]) => ` --${name} ${value}`)
        .join('');
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

/***/ 98533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ax: () => (/* binding */ programSource),
/* harmony export */   qj: () => (/* binding */ actionOf),
/* harmony export */   tD: () => (/* binding */ fetchedBy)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _host_git_run_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(569);
/* harmony import */ var _model_run_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30982);
/* harmony import */ var _setup_where_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(448);





const actionPattern = /^([\w.-]+\/[\w.-]+(?:\/[\w./-]+)?)@([0-9a-f]{40})$/;
async function programSource(context) {
    const given = context.invocation.flags.get('action');
    const named = sourceOf(given ?? '');
    if (given !== undefined && named === undefined)
        return {
            issues: [
                '`--action` must be OWNER/REPO@SHA with the full commit SHA of 40 digits, because a tag can be moved.',
            ],
        };
    if (named !== undefined)
        return { ...named, isGiven: true };
    const found = (await cloneOf(context.program)) ?? sourceOf(_model_run_project_js__WEBPACK_IMPORTED_MODULE_3__/* .releasedAction */ .MH ?? '');
    return (found ?? {
        issues: [
            'Where workflows get Tagproof from is not known, because it does not run from a clone with a remote. Add `--action OWNER/REPO@SHA`.',
        ],
    });
}
function sourceOf(action) {
    const [, name, commit] = actionPattern.exec(action) ?? [];
    return name === undefined || commit === undefined
        ? undefined
        : { server: 'https://github.com', name, commit };
}
async function cloneOf(program) {
    if (program === undefined)
        return undefined;
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(program));
    const git = await (0,_host_git_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .openGit */ .zY)(folder);
    if (git === undefined || 'refused' in git)
        return undefined;
    const { place } = await (0,_setup_where_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryFacts */ .O)(folder);
    const head = (await (0,_host_git_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(git, ['rev-parse', 'HEAD'], 1024))?.toString('utf8').trim() ?? '';
    return place === undefined || !/^[0-9a-f]{40}$/.test(head)
        ? undefined
        : { server: place.server, name: place.name, commit: head };
}
function actionOf({ name, commit }) {
    return `${name}@${commit}`;
}
function fetchedBy({ server, name, commit }, folder = '/tmp/tagproof-cli') {
    const repository = server === 'https://github.com' ? name.split('/').slice(0, 2).join('/') : name;
    return {
        lines: [
            `git clone --quiet ${server}/${repository} ${folder}`,
            `git -C ${folder} checkout --quiet ${commit}`,
        ],
        command: `node ${folder}/dist/cli/index.js`,
    };
}


/***/ }),

/***/ 448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ repositoryFacts)
/* harmony export */ });
/* unused harmony export placeOf */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _host_git_run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(569);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);



async function repositoryFacts(root) {
    const git = await (0,_host_git_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .openGit */ .zY)(root);
    if (git === undefined || 'refused' in git)
        return {};
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(git.folders.common, 'config');
    const [origin, remoteHead, current, prefix] = await Promise.all([
        printed(git, ['config', '--file', file, '--no-includes', '--get', 'remote.origin.url']),
        printed(git, ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD']),
        printed(git, ['symbolic-ref', '--short', 'HEAD']),
        printed(git, ['rev-parse', '--show-prefix']),
    ]);
    const place = origin === undefined ? undefined : placeOf(origin);
    const branch = remoteHead?.replace(/^origin\//, '') ?? current;
    const unusable = place === undefined ? origin : undefined;
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ place, branch, unusable, below: prefix });
}
function placeOf(origin) {
    const scp = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)\/?([\w./-]+?)(?:\.git)?\/?$/.exec(origin);
    const url = /^(?:https?|ssh|git):\/\/(?:[^@/]+@)?([\w.-]+)(?::\d+)?\/([\w./-]+?)(?:\.git)?\/?$/.exec(origin);
    const [, host = '', name = ''] = scp ?? url ?? [];
    const parts = name.split('/');
    if (host === '' || parts.length < 2 || parts.some((part) => /^\.{0,2}$/.test(part)))
        return undefined;
    const ci = ciHostOf(host);
    if (ci === 'github' && parts.length !== 2)
        return undefined;
    return { ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ ci }), server: `https://${host}`, name };
}
function ciHostOf(host) {
    if (/gitlab/i.test(host))
        return 'gitlab';
    if (/(?:^|\.)(?:dev\.azure|visualstudio)\.com$/i.test(host))
        return 'azure';
    if (/^bitbucket\.org$/i.test(host))
        return 'bitbucket';
    return /github|\.ghe\.com$/i.test(host) ? 'github' : undefined;
}
async function printed(git, args) {
    return (await (0,_host_git_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(git, args, 64 * 1024))?.toString('utf8').trim() || undefined;
}


/***/ })

};
