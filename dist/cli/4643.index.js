export const id = 4643;
export const ids = [4643];
export const modules = {

/***/ 23201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WT: () => (/* binding */ checkMarkdown),
/* harmony export */   bW: () => (/* binding */ checkTextPage)
/* harmony export */ });
/* unused harmony export checksIndex */
function checkMarkdown(check, title = true) {
    const sections = sectionsOf(check).map(({ heading, text, sample }) => {
        const block = sample === undefined ? '' : `\n\n\`\`\`${sample.language}\n${sample.lines.join('\n')}\n\`\`\``;
        return `## ${heading}\n\n${text}${block}\n`;
    });
    const head = title ? `# ${check.id}\n\n` : '';
    return `${head}${check.summary}. Severity: ${check.severity}.\n\n${sections.join('\n')}`;
}
function checkTextPage(check, strong) {
    const sections = sectionsOf(check).map(({ heading, text, sample }) => {
        const block = sample === undefined ? [] : ['', ...sample.lines.map((line) => `    ${line}`.trimEnd())];
        return [strong(heading), text, ...block].join('\n');
    });
    return [`${strong(check.id)}  ${check.severity}\n${check.summary}.`, ...sections].join('\n\n');
}
function checksIndex(checks) {
    const rows = checks.map(({ id, severity, summary }) => `| [\`${id}\`](${id}.md) | ${severity} | ${summary} |`);
    const head = ['| Check | Severity | Finding |', '| --- | --- | --- |'];
    return `# Checks

Each page explains what a check reports, why it matters, and how to fix or waive it. \`tagproof explain CHECK\` prints the same text.

${[...head, ...rows].join('\n')}
`;
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


/***/ }),

/***/ 24643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarifOf: () => (/* binding */ sarifOf)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45349);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51692);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80738);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76417);





function sarifOf(report, view, checks, limits = _view_js__WEBPACK_IMPORTED_MODULE_2__/* .viewLimits */ .c5) {
    if (report.verdict === 'incomplete' || report.incomplete.length > 0) {
        return { refused: _texts_js__WEBPACK_IMPORTED_MODULE_1__/* .sarifRefused */ .CN };
    }
    const rules = rulesOf(view.findings, checks);
    const fingerprints = (0,_result_js__WEBPACK_IMPORTED_MODULE_3__/* .fingerprintsOf */ .t)(view.findings);
    const results = view.findings.slice(0, limits.sarifResults).map((finding, index) => (0,_result_js__WEBPACK_IMPORTED_MODULE_3__/* .sarifResult */ .j)(finding, rules.findIndex(({ id }) => id === finding.check), fingerprints[index] ?? ''));
    const text = within(limits.sarifGzipBytes, results, (kept) => documentOf(report, rules.map(_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .sarifRule */ .o), kept));
    return { ...text, shown: view.findings.slice(0, text.count), total: view.findings.length };
}
function within(maxBytes, results, render) {
    for (let count = results.length;;) {
        const text = render(results.slice(0, count));
        const size = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)(text).length;
        if (size <= maxBytes || count === 0)
            return { text, count };
        count = Math.min(count - 1, Math.floor((count * maxBytes * 0.95) / size));
    }
}
function rulesOf(findings, checks) {
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
function documentOf({ tool, startedAt }, rules, results) {
    return JSON.stringify({
        $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'Tagproof',
                        semanticVersion: tool.version,
                        rules,
                    },
                },
                automationDetails: { id: 'tagproof/' },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the checkout.' } } },
                invocations: [{ executionSuccessful: true, startTimeUtc: startedAt }],
                results,
            },
        ],
    });
}


/***/ }),

/***/ 80738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ sarifResult),
/* harmony export */   t: () => (/* binding */ fingerprintsOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57282);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50709);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76417);



const maxMessageLength = 4096;
const policyFile = '.github/tagproof.yml';
function sarifResult(finding, ruleIndex, fingerprint) {
    const { check, severity, message } = finding;
    const artifactLocation = { uri: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .uriOf */ .S_)(finding.file ?? policyFile), uriBaseId: '%SRCROOT%' };
    const region = regionOf(finding);
    return {
        ruleId: check,
        ruleIndex,
        level: _rule_js__WEBPACK_IMPORTED_MODULE_1__/* .levels */ .y[severity],
        message: { text: messageText(message) },
        locations: [{ physicalLocation: { artifactLocation, region } }],
        partialFingerprints: { primaryLocationLineHash: fingerprint, 'tagproofFinding/v1': fingerprint },
        ...fixesOf(finding, artifactLocation),
    };
}
function regionOf(finding) {
    const { line, column, endLine, endColumn, charOffset, charLength } = finding;
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
function fixesOf(finding, artifactLocation) {
    const { fix } = finding;
    if (fix === undefined || finding.line === undefined)
        return {};
    const { place } = fix;
    const deletedRegion = place === undefined
        ? regionOf(finding)
        : {
            startLine: place.line,
            startColumn: place.column,
            endLine: place.endLine,
            endColumn: place.endColumn,
        };
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
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .p)(text), maxMessageLength)
        .replace(/[\\[\]]/g, '\\$&')
        .replace(/[{}]/g, '$&$&');
}
function fingerprintsOf(findings) {
    const seen = new Map();
    return findings.map((finding) => {
        const identity = identityOf(finding);
        const count = (seen.get(identity) ?? 0) + 1;
        seen.set(identity, count);
        return `${identity}:${count}`;
    });
}
function identityOf({ check, file, image, artifact, advisory }) {
    const name = image === undefined ? undefined : `${image.registry}/${image.repository}`;
    const parts = [check, file, name, image?.tag, artifact, advisory].map((part) => part ?? null);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}


/***/ }),

/***/ 76417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ sarifRule),
/* harmony export */   y: () => (/* binding */ levels)
/* harmony export */ });
/* harmony import */ var _docs_check_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23201);

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
        help: { text: (0,_docs_check_page_js__WEBPACK_IMPORTED_MODULE_0__/* .checkTextPage */ .bW)(check, (heading) => heading), markdown: (0,_docs_check_page_js__WEBPACK_IMPORTED_MODULE_0__/* .checkMarkdown */ .WT)(check, false) },
        defaultConfiguration: { level: levels[severity] },
        properties: {
            tags: ['supply-chain', 'containers'],
            precision: precise.has(id) ? 'very-high' : 'high',
            'problem.severity': severity === 'notice' ? 'recommendation' : severity,
        },
    };
}
const precise = new Set([
    'unpinned',
    'digest-not-in-history',
    'digest-of-one-platform',
    'stale-digest',
    'cooling-down',
    'conflicting-pins',
]);


/***/ })

};
