export const id = 238;
export const ids = [238];
export const modules = {

/***/ 70238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exposurePage: () => (/* binding */ exposurePage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50412);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38118);
/* harmony import */ var _output_html_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29364);
/* harmony import */ var _output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17063);
/* harmony import */ var _output_html_style_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62754);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61264);







const maxRows = 2000;
const markOf = {
    exposed: 'foreign',
    'possibly-exposed': 'behind',
    unknown: 'even',
    'not-exposed': 'current',
};
function exposurePage(report) {
    const { incident, repository, answer, runs, commits, gaps, notes } = report;
    const policy = `default-src 'none'; style-src 'sha256-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(_output_html_style_js__WEBPACK_IMPORTED_MODULE_3__/* .pageStyle */ .x).digest('base64')}'; base-uri 'none'; form-action 'none'`;
    const title = `${repository}: ${_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .answerText */ .yy[answer]}`;
    return (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new _output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .Markup */ .VK(_output_html_style_js__WEBPACK_IMPORTED_MODULE_3__/* .pageStyle */ .x)}</style>
</head>
<body>
<header class="top"><p class="brand">Tagproof</p>
<p class="about"><span>incident ${[incident.id, ...incident.aliases].join(', ')}</span></p></header>
<main id="main">
<h1>${title}</h1>
<p class="lead">${incident.images.join(', ')}, ${(0,_output_html_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinute */ .Yi)(incident.from)} to ${(0,_output_html_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinute */ .Yi)(incident.to)}</p>
<p class="lead">${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .sentence */ .em)(report)}</p>
${sectionOf('Not read', gaps)}
<section><h2>Timeline</h2>${timeline(report)}</section>
<section><h2>Runs</h2>${table(['Answer', 'Run', 'Created', 'Commit', 'Why'], runs, runCells)}</section>
<section><h2>Commits that name the image</h2>${table(['Commit', 'Branch', 'At', 'References'], commits, commitCells)}</section>
${sectionOf('What this does not cover', notes)}
</main>
</body>
</html>
`.text;
}
function sectionOf(title, items) {
    if (items.length === 0)
        return undefined;
    return (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<section><h2>${title}</h2><ul>${items.map((item) => (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<li>${item}</li>`)}</ul></section>`;
}
function timeline({ incident, runs }) {
    if (runs.length === 0)
        return (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<p class="none">No run names the image.</p>`;
    const [from, to] = [Date.parse(incident.from), Date.parse(incident.to)];
    const times = runs.map(({ created }) => Date.parse(created));
    const [start, end] = [(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .smallest */ .o9)(times, from), (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .largest */ .nQ)(times, to)];
    const scale = (at) => (0,_output_html_format_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(((at - start) / Math.max(1, end - start)) * 100);
    const bar = (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .attributes */ .uK)({
        x: scale(from),
        y: 0,
        height: 12,
        width: (0,_output_html_format_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(((to - from) / Math.max(1, end - start)) * 100),
    });
    return (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `${Object.keys(markOf).map((answer) => {
        const own = runs.filter((run) => run.answer === answer);
        if (own.length === 0)
            return undefined;
        const label = `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(own.length, 'run')} ${_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .answerText */ .yy[answer]}`;
        const marks = own.slice(0, maxRows).map(({ id, created }) => {
            const at = scale(Date.parse(created));
            return (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<line class="pin ${markOf[answer]}"${(0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .attributes */ .uK)({ x1: at, x2: at, y1: 0, y2: 12 })}><title>${id}, ${(0,_output_html_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinute */ .Yi)(created)}</title></line>`;
        });
        return (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<p>${label}</p><svg class="plot" width="100%" height="14" role="img" aria-label="${label}"><rect class="odd"${bar}/>${marks}</svg>`;
    })}`;
}
function table(heads, rows, cells) {
    if (rows.length === 0)
        return (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<p class="none">None.</p>`;
    const shown = rows
        .slice(0, maxRows)
        .map((row) => (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<tr>${cells(row).map((cell) => (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<td>${cell}</td>`)}</tr>\n`);
    const more = rows.length > maxRows
        ? (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<p>${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .numberText */ .$4)(rows.length - maxRows)} more are in the JSON report.</p>`
        : undefined;
    return (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<table><thead><tr>${heads.map((head) => (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<th scope="col">${head}</th>`)}</tr></thead><tbody>${shown}</tbody></table>${more}`;
}
function runCells(run) {
    const isLink = /^https:\/\/[\w.:/-]+$/.test(run.url);
    const id = isLink ? (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<a href="${run.url}">${run.id}</a>` : (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `${run.id}`;
    const lines = run.evidence.map(({ job, line, text }) => (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<br>${job}, line ${line}: <code>${text}</code>`);
    return [
        _markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .answerText */ .yy[run.answer],
        (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `${id} ${run.workflow}, ${run.event}${run.branch === undefined ? '' : ` on ${run.branch}`}`,
        (0,_output_html_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinute */ .Yi)(run.created),
        (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<code>${run.commit.slice(0, 12)}</code>`,
        (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `${run.reasons.join('; ')}${lines}`,
    ];
}
function commitCells({ commit, branch, at, references, }) {
    const named = references.map(({ file, line, raw }) => (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `${file}:${line} <code>${raw}</code><br>`);
    return [(0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<code>${commit.slice(0, 12)}</code>`, branch, (0,_output_html_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinute */ .Yi)(at), (0,_output_html_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `${named}`];
}


/***/ })

};
