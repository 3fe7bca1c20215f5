export const id = 4643;
export const ids = [4643];
export const modules = {

/***/ 24643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarifOf: () => (/* binding */ sarifOf)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7687);
/* harmony import */ var _model_run_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30982);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51692);
/* harmony import */ var _words_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45743);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80738);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60533);







function sarifOf(report, view, checks, limits = _view_js__WEBPACK_IMPORTED_MODULE_2__.viewLimits) {
    if (report.verdict === 'incomplete' || report.incomplete.length > 0) {
        return { refused: _words_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .sarifRefused */ .CN };
    }
    const placeOf = (0,_result_js__WEBPACK_IMPORTED_MODULE_4__/* .resultPlaces */ .qc)(report);
    const fingerprintOf = (0,_result_js__WEBPACK_IMPORTED_MODULE_4__/* .fingerprinter */ .uw)();
    const placed = [];
    const left = [];
    for (const finding of view.findings) {
        const [place, fingerprint] = [placeOf(finding), fingerprintOf(finding)];
        if (place === undefined)
            left.push(finding);
        else
            placed.push({ finding, fingerprint, place });
    }
    const ruled = (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .sarifRulesFor */ .e)(report, checks);
    const kept = placed.slice(0, limits.sarifResults);
    const document = within(limits.sarifGzipBytes, kept, (some) => {
        const rules = ruled(view.findings, some);
        return documentOf(report, rules, some, left);
    });
    const shown = placed.slice(0, document.count).map(({ finding }) => finding);
    return { ...document, shown, total: view.findings.length };
}
function within(maxBytes, results, render) {
    for (let count = results.length;;) {
        const parts = [...render(results.slice(0, count))];
        const size = gzippedBytes(parts);
        if (size <= maxBytes || count === 0)
            return { parts, count };
        count = Math.min(count - 1, Math.floor((count * maxBytes * 0.95) / size));
    }
}
const gzippedTogether = 16;
function gzippedBytes(parts) {
    let bytes = 0;
    for (let start = 0; start < parts.length; start += gzippedTogether) {
        bytes += (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)(parts.slice(start, start + gzippedTogether).join('')).length;
    }
    return bytes;
}
function* documentOf(report, rules, kept, left) {
    const frame = JSON.stringify(frameOf(report, rules.list, left));
    yield frame.slice(0, -'[]}]}'.length);
    yield* (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonParts */ .lx)(resultsOf(kept, rules));
    yield '}]}';
}
function* resultsOf(kept, rules) {
    for (const { finding, place, fingerprint } of kept)
        yield (0,_result_js__WEBPACK_IMPORTED_MODULE_4__/* .sarifResult */ .jy)(finding, place, { rule: rules.of(finding), fingerprint });
}
function frameOf({ tool, startedAt }, rules, left) {
    return {
        $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'Tagproof',
                        semanticVersion: tool.version,
                        ...(_model_run_project_js__WEBPACK_IMPORTED_MODULE_1__/* .isAddressSet */ .v1 ? { informationUri: _model_run_project_js__WEBPACK_IMPORTED_MODULE_1__/* .projectUrl */ .Vn } : {}),
                        rules,
                    },
                },
                automationDetails: { id: 'tagproof/' },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the checkout.' } } },
                invocations: [{ executionSuccessful: true, startTimeUtc: startedAt, ...notificationsOf(left) }],
                results: [],
            },
        ],
    };
}
const maxNotifications = 100;
function notificationsOf(left) {
    if (left.length === 0)
        return {};
    const toolExecutionNotifications = left.slice(0, maxNotifications).map(({ severity, message }) => ({
        level: _rules_js__WEBPACK_IMPORTED_MODULE_5__/* .levels */ .y[severity],
        message: { text: (0,_result_js__WEBPACK_IMPORTED_MODULE_4__/* .messageText */ .Lo)((0,_words_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .sarifWithoutPlace */ .Pj)(message)) },
    }));
    return { toolExecutionNotifications };
}


/***/ }),

/***/ 80738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ messageText),
/* harmony export */   jy: () => (/* binding */ sarifResult),
/* harmony export */   qc: () => (/* binding */ resultPlaces),
/* harmony export */   uw: () => (/* binding */ fingerprinter)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38118);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57282);
/* harmony import */ var _words_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52707);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60533);




function resultPlaces(report) {
    const asked = report.settings.find(({ name }) => name === 'artifacts')?.from;
    const elsewhere = (asked === undefined ? undefined : inThisRepository(asked)) ?? workflowOf(report);
    return (finding) => (isInFile(finding) ? finding : elsewhere);
}
function isInFile(finding) {
    return finding.file !== undefined;
}
function inThisRepository(from) {
    const [, file, line, column] = /^([^@:]{1,500}?)(?:@base)?:(\d{1,9}):(\d{1,9})$/.exec(from) ?? [];
    if (file === undefined || file.startsWith('/') || file.split('/').includes('..'))
        return undefined;
    const start = { line: Number(line), column: Number(column) };
    return { file, ...start, endLine: start.line, endColumn: start.column };
}
function workflowOf({ source }) {
    return source?.workflow === undefined ? undefined : { file: source.workflow };
}
function physicalLocationOf(place) {
    return { artifactLocation: artifactLocationOf(place), region: regionOf(place) };
}
function artifactLocationOf({ file }) {
    return { uri: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .uriOf */ .S_)(file), uriBaseId: '%SRCROOT%' };
}
function regionOf({ line, column, endLine, endColumn, charOffset, charLength }) {
    if (line === undefined)
        return { startLine: 1, startColumn: 1 };
    return {
        startLine: line,
        startColumn: column,
        endLine,
        endColumn,
        ...(charOffset === undefined || charLength === undefined ? {} : { charOffset, charLength }),
    };
}
const maxMessageLength = 4096;
function sarifResult(finding, place, { rule, fingerprint }) {
    const { severity, message } = finding;
    return {
        ...rule,
        level: _rules_js__WEBPACK_IMPORTED_MODULE_1__/* .levels */ .y[severity],
        message: { text: messageText([message, ...(0,_words_change_js__WEBPACK_IMPORTED_MODULE_3__/* .replacementLines */ .MG)(finding)].join('. ')) },
        locations: [{ physicalLocation: physicalLocationOf(place) }],
        partialFingerprints: { primaryLocationLineHash: fingerprint, 'tagproofFinding/v1': fingerprint },
        ...fixesOf(finding, place),
    };
}
function fixesOf({ fix, line }, at) {
    if (fix === undefined || line === undefined)
        return {};
    const deletedRegion = regionOf(fix.place === undefined ? at : { file: at.file, ...fix.place });
    const artifactLocation = artifactLocationOf(at);
    const replacement = { deletedRegion, insertedContent: { text: fix.replacement } };
    return {
        fixes: [
            {
                description: { text: messageText(`Replace with ${fix.replacement}`) },
                artifactChanges: [{ artifactLocation, replacements: [replacement] }],
            },
        ],
    };
}
function messageText(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(text), maxMessageLength)
        .replace(/[\\[\]]/g, '\\$&')
        .replace(/[{}]/g, '$&$&');
}
function fingerprinter() {
    const seen = new Map();
    return (finding) => {
        const identity = identityOf(finding);
        const count = (seen.get(identity) ?? 0) + 1;
        seen.set(identity, count);
        return `${identity}:${count}`;
    };
}
function identityOf({ check, file, image, artifact, advisory }) {
    const name = image === undefined ? undefined : `${image.registry}/${image.repository}`;
    const parts = [check, file, name, image?.tag, artifact, advisory].map((part) => part ?? null);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}


/***/ }),

/***/ 60533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ levels),
  e: () => (/* binding */ sarifRulesFor)
});

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/judgement/severity.js
var judgement_severity = __webpack_require__(40694);
// EXTERNAL MODULE: ./lib/model/run/project.js
var project = __webpack_require__(30982);
// EXTERNAL MODULE: ./lib/report/images/links.js
var links = __webpack_require__(5756);
;// CONCATENATED MODULE: ./lib/output/docs/check-page.js

function checkMarkdown(check, title = true) {
    const sections = sectionsOf(check).map(({ heading, text, sample }) => {
        const block = sample === undefined ? '' : `\n\n\`\`\`${sample.language}\n${sample.lines.join('\n')}\n\`\`\``;
        return `## ${heading}\n\n${text}${block}\n`;
    });
    const head = title ? `# ${check.id}\n\n` : '';
    return `${head}${check.summary}. Severity: ${check.severity}.\n\n${sections.join('\n')}`;
}
function checkDocument({ id, summary, severity, example, why, fix, waive }) {
    return { id, summary, severity, example, why, fix, waive };
}
function checkTextPage(check, strong) {
    const sections = sectionsOf(check).map(({ heading, text, sample }) => {
        const block = sample === undefined ? [] : ['', ...sample.lines.map((line) => `    ${line}`.trimEnd())];
        return [strong(heading), text, ...block].join('\n');
    });
    return [`${strong(check.id)}  ${check.severity}\n${check.summary}.`, ...sections].join('\n\n');
}
function sectionsOf(check) {
    const { bad, good } = check.example;
    return [
        { heading: 'Why it matters', text: check.why },
        {
            heading: 'Example',
            text: 'Before (`-`) and after (`+`) the fix:',
            sample: {
                language: 'diff',
                lines: [
                    ...bad.split('\n').map((line) => `- ${line}`),
                    ...good.split('\n').map((line) => `+ ${line}`),
                ],
            },
        },
        { heading: 'How to fix it', text: check.fix },
        waiverSection(check),
    ];
}
function waiverSection({ id, waive: { when, where, selector } }) {
    const heading = 'How to waive it';
    if (where === 'nowhere')
        return { heading, text: when };
    const comment = [`# tagproof: ignore[${id}] the reason why it is accepted`, ''];
    const about = where === 'line'
        ? [`    ${selector ?? 'image: registry.example.com/acme/node'}`]
        : [
            '    artifact: openssl',
            '    advisory: CVE-2026-0001',
            "    acknowledged: 2026-11-01T12:00:00Z # the advisory's updateTime",
        ];
    const policy = [
        '# .github/tagproof.yml',
        'waivers:',
        `  - check: ${id}`,
        ...about,
        '    reason: the reason why it is accepted',
        '    expires: 2030-01-31 # last day, in UTC',
    ];
    const places = where === 'line'
        ? 'Add a comment on the line or above it, or an entry in the policy file.'
        : 'Add an entry to the policy file.';
    const lines = where === 'line' ? [...comment, ...policy] : policy;
    return { heading, text: `${when} ${places} A reason is required.`, sample: { language: 'yaml', lines } };
}
const headings = { causes: 'Possible causes', fix: 'What to do' };
function errorMarkdown(code, { means, causes, fix }) {
    const linked = fix
        .split(docsUrl(''))
        .join('docs/')
        .replace(/\bdocs\/([\w-]+\.md)/g, '[docs/$1](../$1)');
    const list = causes.map((cause) => `- ${cause}`).join('\n');
    return `# ${code}\n\n${means}.\n\n## ${headings.causes}\n\n${list}\n\n## ${headings.fix}\n\n${linked}\n`;
}
function errorTextPage(code, { means, causes, fix }, strong) {
    const list = causes.map((cause) => `  - ${cause}`).join('\n');
    return `${strong(code)}  error code\n${means}.\n\n${strong(headings.causes)}\n${list}\n\n${strong(headings.fix)}\n${fix}`;
}
function errorDocument(code, { means, causes, fix }) {
    return { code, means, causes, cure: fix };
}

// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
;// CONCATENATED MODULE: ./lib/output/sarif/rules.js






const levels = {
    error: 'error',
    warning: 'warning',
    notice: 'note',
};
function sarifRule(check) {
    const { id, summary, severity, why } = check;
    return {
        id,
        name: `Tagproof${id.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`,
        shortDescription: { text: `${summary.replaceAll('`', '')}.` },
        fullDescription: { text: why.replaceAll('`', '') },
        ...(0,collections/* compact */.oE)({ helpUri: (0,project/* docsLink */._h)(/^[a-z-]{1,100}$/.test(id) ? `checks/${id}.md` : 'checks/README.md') }),
        help: { text: checkTextPage(check, (heading) => heading), markdown: checkMarkdown(check, false) },
        defaultConfiguration: { level: levels[severity] },
        properties: {
            ...tagsOf(notSecurity.has(id) ? undefined : (ownScores[id] ?? scores[severity])),
            precision: precise.has(id) ? 'very-high' : 'high',
            'problem.severity': severity === 'notice' ? 'recommendation' : severity,
        },
    };
}
function tagsOf(score) {
    const tags = ['supply-chain', 'containers'];
    return score === undefined ? { tags } : { tags: ['security', ...tags], 'security-severity': score };
}
const scores = { error: '8.0', warning: '5.5', notice: '2.0' };
const ownScores = { 'digest-not-in-history': '9.5' };
const notSecurity = new Set(['expired-waiver', 'unused-waiver']);
const precise = new Set([
    'unpinned',
    'digest-not-in-history',
    'digest-of-one-platform',
    'stale-digest',
    'cooling-down',
    'conflicting-pins',
]);
function ruleIdOf({ check, advisory }) {
    return advisory === undefined ? check : `${check}/${(0,output_escape/* cut */.Jj)((0,text_text/* plain */.pj)(advisory), 200)}`;
}
function advisoryFacts({ advisories, record }) {
    const worst = new Map();
    const aliasesOf = new Map(advisories.map(({ advisoryId, aliases = [] }) => [advisoryId, aliases]));
    const add = (id, rating) => {
        const score = scoreOf(rating);
        if (score !== undefined)
            worst.set(id, Math.max(score, worst.get(id) ?? 0));
    };
    for (const { advisoryId, severities } of advisories)
        add(advisoryId, (0,judgement_severity/* severityOf */.xJ)(severities ?? []));
    for (const { id, severity } of record?.vulnerabilities ?? []) {
        const level = (0,judgement_severity/* parseRiskLevel */.Le)(severity);
        if (level !== undefined)
            add(id, { level });
    }
    return (id) => ({ aliases: aliasesOf.get(id) ?? [], ...(0,collections/* compact */.oE)({ score: worst.get(id)?.toFixed(1) }) });
}
function advisoryRule(check, finding, { score, aliases }) {
    const rule = sarifRule(check);
    const name = (0,output_escape/* cut */.Jj)((0,text_text/* plain */.pj)(finding.advisory ?? ''), 200);
    return {
        ...rule,
        id: ruleIdOf(finding),
        ...(0,collections/* compact */.oE)({ helpUri: (0,links/* advisoryUrl */.Le)(finding.advisory ?? '', aliases) ?? rule.helpUri }),
        shortDescription: { text: `${name}: ${rule.shortDescription.text}` },
        help: { text: check.fix || check.why, markdown: check.fix || check.why },
        properties: { ...rule.properties, ...(score === undefined ? {} : tagsOf(score)) },
    };
}
const middles = {
    none: undefined,
    low: 2,
    medium: 5.5,
    high: 8,
    critical: 9.5,
};
const unreadScore = 8;
function scoreOf(rating) {
    if (rating === undefined)
        return undefined;
    const score = rating.score ?? middles[rating.level];
    if (score === undefined || score < 0.1)
        return undefined;
    return Math.min(rating.orWorse ? Math.max(score, unreadScore) : score, 10);
}
const maxRules = 25_000;
function sarifRulesFor(report, known) {
    const facts = advisoryFacts(report);
    return (findings, kept) => {
        const checks = new Map(withUnknown(findings, known).map((check) => [check.id, check]));
        const rules = new Map([...checks.values()].map((check) => [check.id, sarifRule(check)]));
        for (const { finding } of kept) {
            const id = ruleIdOf(finding);
            const check = checks.get(finding.check);
            if (check === undefined || rules.has(id) || rules.size >= maxRules)
                continue;
            rules.set(id, advisoryRule(check, finding, facts(finding.advisory ?? '')));
        }
        const list = [...rules.values()];
        const indexes = new Map(list.map(({ id }, index) => [id, index]));
        return {
            list,
            of(finding) {
                const id = ruleIdOf(finding);
                const ruleId = indexes.has(id) ? id : finding.check;
                return { ruleId, ruleIndex: indexes.get(ruleId) ?? 0 };
            },
        };
    };
}
function withUnknown(findings, checks) {
    const known = new Set(checks.map(({ id }) => id));
    const others = new Map(findings.filter(({ check }) => !known.has(check)).map((one) => [one.check, one]));
    const bare = [...others.values()].map(({ check, severity }) => ({
        id: check,
        summary: check,
        severity,
        example: { bad: '', good: '' },
        why: check,
        fix: '',
        waive: { when: '', where: 'nowhere' },
    }));
    return [...checks, ...bare];
}


/***/ })

};
