export const id = 9586;
export const ids = [9586];
export const modules = {

/***/ 61264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   rZ: () => (/* binding */ exposureMarkdown),
/* harmony export */   yy: () => (/* binding */ answerText)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57282);


const answerText = {
    exposed: 'exposed',
    'possibly-exposed': 'possibly exposed',
    unknown: 'unknown',
    'not-exposed': 'not exposed',
};
const maxRows = 100;
const maxCommits = 50;
function exposureMarkdown(report) {
    const { incident, repository, answer, runs, commits, gaps, notes } = report;
    const known = [incident.id, ...incident.aliases].map(_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD).join(', ');
    const parts = [
        `## ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(repository)}: ${answerText[answer]}`,
        `Incident ${known}: ${incident.images.map(_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY).join(', ')} from ${incident.from} to ${incident.to}.`,
        `${sentence(report)}${incident.sources.length === 0 ? '' : ` Sources: ${incident.sources.map(_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD).join(', ')}.`}`,
        ...(gaps.length === 0 ? [] : ['### What could not be read', list(gaps)]),
        ...(runs.length === 0
            ? []
            : ['### Runs', table(['Answer', 'Run', 'Commit', 'Why'], runs.slice(0, maxRows).map(rowOf))]),
        ...(runs.length > maxRows
            ? [`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(runs.length - maxRows, 'further run')}: see the JSON report.`]
            : []),
        ...(commits.length === 0
            ? []
            : [
                '### Commits of the window that name the image',
                table(['Commit', 'Branch', 'At', 'References', 'Run'], commits.slice(0, maxCommits).map(commitOf)),
            ]),
        ...(commits.length > maxCommits
            ? [`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(commits.length - maxCommits, 'further commit')}: see the JSON report.`]
            : []),
        '### What this does not cover',
        list(notes),
    ];
    return `${parts.join('\n\n')}\n`;
}
function sentence({ asked, runs }) {
    const counts = Object.keys(answerText).flatMap((answer) => {
        const count = runs.filter((run) => run.answer === answer).length;
        return count === 0 ? [] : [`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .numberText */ .$4)(count)} ${answerText[answer]}`];
    });
    const of = counts.length === 0 ? 'None of them names the image.' : `By run: ${counts.join(', ')}.`;
    const unread = asked.logsUnread === 0 ? '' : ` ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(asked.logsUnread, 'log')} could not be read.`;
    return `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(asked.runs, 'run')}, ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(asked.trees, 'tree')} and ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(asked.logs, 'log')} were read with ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(asked.requests, 'request')}.${unread} ${asked.runs === 0 ? 'There was no run within the window.' : of}`;
}
function rowOf(run) {
    const where = run.branch === undefined ? '' : ` on ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(run.branch)}`;
    const pulls = (run.pullRequests ?? []).map((number) => `, pull request ${number}`).join('');
    const attempts = run.attempts === 1 ? '' : `, ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(run.attempts, 'attempt')}`;
    const lines = run.evidence.map(({ job, line, text }) => `<br>${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(job)}, line ${line}: ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(text)}`);
    return [
        answerText[run.answer],
        `${linked(String(run.id), run.url)}, ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(run.workflow)}, ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(run.event)}${where}${pulls}${attempts}, ${run.created}`,
        (0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(run.commit.slice(0, 12)),
        `${run.reasons.map(_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD).join('; ')}${lines.join('')}`,
    ];
}
function commitOf({ commit, branch, at, references, hasRun, }) {
    const named = references.map(({ file, line, raw }) => `${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(`${file}:${line}`)} ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(raw)}`);
    return [(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(commit.slice(0, 12)), (0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(branch), at, named.join('<br>'), hasRun ? 'yes' : 'no'];
}
function linked(text, url) {
    return /^https:\/\/[\w.:/-]+$/.test(url) ? `[${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(text)}](${url})` : (0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(text);
}
function list(items) {
    return items.map((item) => `- ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(item)}`).join('\n');
}
function table(heads, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}


/***/ }),

/***/ 49586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mergeExposures: () => (/* binding */ mergeExposures)
/* harmony export */ });
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5062);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7687);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38118);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57282);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61264);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8675);






const maxBytes = 256 * 1024 * 1024;
async function mergeExposures(context, planned) {
    const rows = [];
    const issues = [];
    const incidents = new Set();
    for (const file of context.invocation.operands) {
        const read = await readExposure(file);
        if ('issue' in read)
            issues.push(read.issue);
        else {
            const { repository, incident, answer, runs, asked, gaps } = read.report;
            const exposed = runs.filter((run) => run.answer === 'exposed').length;
            incidents.add(JSON.stringify([incident.id, incident.from, incident.to, incident.images]));
            rows.push({ repository, incident: incident.id, answer, exposed, runs: asked.runs, gaps: gaps.length });
        }
    }
    if (incidents.size > 1)
        issues.push('The documents are about different incidents.');
    if (issues.length > 0)
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_0__/* .usageErrors */ .jY)(context, 'usage', issues);
    const seen = new Set(rows.map(({ repository }) => repository.toLowerCase()));
    for (const repository of planned)
        if (!seen.has(repository.toLowerCase()))
            rows.push({ repository, answer: 'unknown', exposed: 0, runs: 0, gaps: 1 });
    rows.sort((a, b) => _report_js__WEBPACK_IMPORTED_MODULE_2__/* .answers */ .GA.indexOf(a.answer) - _report_js__WEBPACK_IMPORTED_MODULE_2__/* .answers */ .GA.indexOf(b.answer));
    const answer = (0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .worst */ .QZ)(rows.map((row) => row.answer));
    if (context.invocation.json)
        await (0,_command_context_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)(context, { kind: 'tagproof-exposures', version: 1, answer, repositories: rows });
    else {
        const counts = _report_js__WEBPACK_IMPORTED_MODULE_2__/* .answers */ .GA.map((one) => [rows.filter((row) => row.answer === one).length, one]);
        const text = counts
            .filter(([count]) => count > 0)
            .map(([count, one]) => `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .numberText */ .$4)(count)} ${_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .answerText */ .yy[one]}`);
        const lines = rows.map((row) => `| ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(row.repository)} | ${row.incident === undefined ? 'no document' : _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .answerText */ .yy[row.answer]} | ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .numberText */ .$4)(row.exposed)} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(row.runs, 'run')} |`);
        context.out(`## ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdown */ .wD)(rows[0]?.incident ?? 'Incident')}: ${_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .answerText */ .yy[answer]}\n\n${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(rows.length, 'repository')}: ${text.join(', ')}.\n\n| Repository | Answer | Exposed |\n| --- | --- | --- |\n${lines.join('\n')}\n`);
    }
    return (0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .exposureExitCode */ .fF)({ answer });
}
async function readExposure(file) {
    const read = await (0,_command_context_js__WEBPACK_IMPORTED_MODULE_0__/* .readUserFile */ .E1)(file, maxBytes);
    if ('unreadable' in read)
        return { issue: `${file}: ${read.unreadable}.` };
    const parsed = _report_js__WEBPACK_IMPORTED_MODULE_2__/* .exposureSchema */ .PS.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(read.text));
    return parsed.success
        ? { report: parsed.data }
        : { issue: `${file}: is no document of \`exposure --json\`.` };
}


/***/ }),

/***/ 8675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: () => (/* binding */ answers),
/* harmony export */   PS: () => (/* binding */ exposureSchema),
/* harmony export */   QZ: () => (/* binding */ worst),
/* harmony export */   fF: () => (/* binding */ exposureExitCode)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

const answers = ['exposed', 'possibly-exposed', 'unknown', 'not-exposed'];
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(4000);
const answer = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(answers);
const evidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    job: text,
    attempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    digest: text,
    text,
    url: text.optional(),
});
const reference = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    file: text,
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    raw: text,
});
const run = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    url: text,
    workflow: text,
    event: text,
    created: text,
    attempts: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    commit: text,
    branch: text.optional(),
    pullRequests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int()).optional(),
    answer,
    reasons: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(evidence),
    references: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(reference),
});
const exposureSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tagproof-exposure'),
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    incident: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        id: text,
        aliases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
        sources: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
        from: text,
        to: text,
        images: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    }),
    repository: text,
    answer,
    asked: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
        trees: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
        logs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
        logsUnread: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
        requests: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    }),
    runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(run),
    commits: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        commit: text,
        branch: text,
        at: text,
        hasRun: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        answer,
        references: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(reference),
    })),
    gaps: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
    notes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text),
});
function worst(all) {
    const found = new Set(all);
    return answers.find((one) => found.has(one)) ?? 'not-exposed';
}
function exposureExitCode({ answer }) {
    return answer === 'exposed' ? 1 : answer === 'not-exposed' ? 0 : 3;
}


/***/ })

};
