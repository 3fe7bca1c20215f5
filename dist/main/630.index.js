export const id = 630;
export const ids = [630];
export const modules = {

/***/ 4630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sarifOf: () => (/* binding */ sarifOf)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/report/fingerprint.js
// One identity of a finding across new pins: no digest, no version, no line.

/**
 * A hash of check, file, repository, tag, artifact and advisory (32 hex digits). Findings that share all of these,
 * such as one image used twice in a file, are told apart by their order: `…:1`, `…:2`. The result has one entry for
 * each finding, in the order given, which must be that of the text.
 */
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
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

// EXTERNAL MODULE: ./lib/report/plan.js
var report_plan = __webpack_require__(3764);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
;// CONCATENATED MODULE: ./lib/report/check-page.js
/** A page of docs/checks, or the help of a SARIF rule when `title` is false. The texts are trusted Markdown. */
function checkMarkdown(check, title = true) {
    const sections = sectionsOf(check).map(({ heading, text, sample }) => {
        const block = sample === undefined ? '' : `\n\n\`\`\`${sample.language}\n${sample.lines.join('\n')}\n\`\`\``;
        return `## ${heading}\n\n${text}${block}\n`;
    });
    const head = title ? `# ${check.id}\n\n` : '';
    return `${head}${check.summary}. Severity: ${check.severity}.\n\n${sections.join('\n')}`;
}
/** The same for `tagproof explain`: no markup but the backticks that the texts have; `strong` marks headings. */
function checkTextPage(check, strong) {
    const sections = sectionsOf(check).map(({ heading, text, sample }) => {
        const block = sample === undefined ? [] : ['', ...sample.lines.map((line) => `    ${line}`.trimEnd())];
        return [strong(heading), text, ...block].join('\n');
    });
    return [`${strong(check.id)}  ${check.severity}\n${check.summary}.`, ...sections].join('\n\n');
}
/** docs/checks/README.md: every check with its page. */
function checksIndex(checks) {
    const rows = checks.map(({ id, severity, summary }) => `| [\`${id}\`](${id}.md) | ${severity} | ${summary} |`);
    const head = ['| Check | Severity | Says |', '| --- | --- | --- |'];
    return `# Checks

Each page says what a check means, why it matters, how to fix and how to waive it. \`tagproof explain CHECK\` prints the same.

${[...head, ...rows].join('\n')}
`;
}
function sectionsOf(check) {
    const { bad, good } = check.example;
    return [
        { heading: 'Why it matters', text: check.why },
        {
            heading: 'Example',
            text: 'Found, and as it should be:',
            sample: {
                language: 'diff',
                lines: [
                    ...bad.split('\n').map((line) => `- ${line}`),
                    ...good.split('\n').map((line) => `+ ${line}`),
                ],
            },
        },
        { heading: 'How to fix it', text: check.fix },
        waiving(check),
    ];
}
/** The way to waive, from the check's own words and the syntax that all checks share. */
function waiving({ id, waive: { when, where, selector } }) {
    const heading = 'How to waive it';
    if (where === 'nowhere')
        return { heading, text: when };
    const comment = [`# tagproof: ignore[${id}] why it is accepted here`, ''];
    const about = where === 'line'
        ? [`    ${selector ?? 'image: registry.example.com/acme/node'}`]
        : [
            '    artifact: openssl',
            '    advisory: CVE-2026-0001',
            '    acknowledged: 2026-11-01T12:00:00Z # its updateTime',
        ];
    const policy = [
        '# .github/tagproof.yml',
        'waivers:',
        `  - check: ${id}`,
        ...about,
        '    reason: why it is accepted',
        '    expires: 2030-01-31 # the last day, in UTC',
    ];
    const places = where === 'line'
        ? 'A comment at the line or above it does that, or an entry in the policy file.'
        : 'An entry in the policy file does that.';
    const lines = where === 'line' ? [...comment, ...policy] : policy;
    return { heading, text: `${when} ${places} A reason is required.`, sample: { language: 'yaml', lines } };
}

;// CONCATENATED MODULE: ./lib/report/sarif-rule.js

/** SARIF's word for a severity. */
const levels = {
    error: 'error',
    warning: 'warning',
    notice: 'note',
};
/** The rule of a check. Alert pages show the help as Markdown; other viewers take the text. */
function sarifRule(check) {
    const { id, summary, severity, why } = check;
    return {
        id,
        name: `Tagproof${id.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`,
        shortDescription: { text: `${summary.replaceAll('`', '')}.` },
        fullDescription: { text: why.replaceAll('`', '') },
        help: { text: checkTextPage(check, (heading) => heading), markdown: checkMarkdown(check, false) },
        defaultConfiguration: { level: levels[severity] },
        properties: {
            tags: ['supply-chain', 'containers'],
            precision: precise.has(id) ? 'very-high' : 'high',
            'problem.severity': severity === 'notice' ? 'recommendation' : severity,
        },
    };
}
/** Proved from a history or the file itself; the others rest on what a list says about a name. */
const precise = new Set([
    'unpinned',
    'digest-not-in-history',
    'digest-of-one-platform',
    'stale-digest',
    'cooling-down',
    'conflicting-pins',
]);

;// CONCATENATED MODULE: ./lib/report/sarif-result.js
// Findings as SARIF results (SARIF 2.1.0 section 3.27), each with one physical location and, if there is one, its fix.


const longestMessage = 4096;
/** Where a finding stands that is about no file: an alert needs a place, and this is where the question is asked. */
const policyFile = '.github/tagproof.yml';
function sarifResult(finding, ruleIndex, fingerprint) {
    const { check, severity, message } = finding;
    const artifactLocation = { uri: (0,report_escape/* uriOf */.S_)(finding.file ?? policyFile), uriBaseId: '%SRCROOT%' };
    const region = regionOf(finding);
    return {
        ruleId: check,
        ruleIndex,
        level: levels[severity],
        message: { text: messageText(message) },
        locations: [{ physicalLocation: { artifactLocation, region } }],
        // The code-scanning service matches alerts by the first name only and would make its own from the line.
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
                description: { text: messageText(`Replace by ${fix.replacement}`) },
                artifactChanges: [{ artifactLocation, replacements: [replacement] }],
            },
        ],
    };
}
/**
 * A plain text message: braces are doubled and brackets escaped, or they would be placeholders and links
 * (SARIF 2.1.0 sections 3.11.5 and 3.11.6).
 */
function messageText(text) {
    return (0,report_escape/* cut */.Jj)((0,report_escape/* plain */.pj)(text), longestMessage)
        .replace(/[\\[\]]/g, '\\$&')
        .replace(/[{}]/g, '$&$&');
}

;// CONCATENATED MODULE: ./lib/report/sarif.js
// SARIF 2.1.0 of a report, for code scanning: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html





/**
 * The findings as one SARIF run, worst first, at most 25,000 and at most 10 MB when gzipped; waived ones stay out.
 * `refused`: something is unknown, and a document without its alerts would close them.
 */
function sarifOf(report, plan, checks, room = report_plan/* limits */.Fy) {
    if (report.verdict === 'incomplete' || report.incomplete.length > 0) {
        return {
            refused: 'No SARIF was written, since not everything could be verified: it would close real alerts',
        };
    }
    const rules = rulesOf(plan.findings, checks);
    const fingerprints = fingerprintsOf(plan.findings);
    const results = plan.findings.slice(0, room.sarifResults).map((finding, index) => sarifResult(finding, rules.findIndex(({ id }) => id === finding.check), fingerprints[index] ?? ''));
    const text = within(room.sarifGzipBytes, results, (kept) => documentOf(report, rules.map(sarifRule), kept));
    return { ...text, shown: plan.findings.slice(0, text.count), total: plan.findings.length };
}
/** Drops results from the end until the document is small enough. */
function within(bytes, results, draw) {
    for (let count = results.length;;) {
        const text = draw(results.slice(0, count));
        const size = (0,external_node_zlib_.gzipSync)(text).length;
        if (size <= bytes || count === 0)
            return { text, count };
        count = Math.min(count - 1, Math.floor((count * bytes * 0.95) / size));
    }
}
/** The rules of all checks, and a bare one for a check that has no text, as in a report of another version. */
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
                // The category of the alerts: the same for every tag and digest, so that a new upload replaces the last.
                automationDetails: { id: 'tagproof/' },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the checkout.' } } },
                invocations: [{ executionSuccessful: true, startTimeUtc: startedAt }],
                results,
            },
        ],
    });
}


/***/ })

};
