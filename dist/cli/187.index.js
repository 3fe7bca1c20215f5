export const id = 187;
export const ids = [187];
export const modules = {

/***/ 18532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ advisoryLinks),
/* harmony export */   t: () => (/* binding */ advisoriesSection)
/* harmony export */ });
/* harmony import */ var _report_images_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5756);
/* harmony import */ var _words_advisories_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97308);
/* harmony import */ var _words_cards_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62192);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64148);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69043);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37114);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64055);







const riskIcons = {
    none: '⚪',
    low: '⚪',
    medium: '🟡',
    unknown: '❔',
    high: '🟠',
    critical: '🔴',
};
function advisoryLinks(advisory) {
    const { level = 'unknown', id, url, artifact, waived } = advisory;
    const of = artifact === undefined ? '' : `${(0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .codeLiteral */ .Br)(artifact)}: `;
    const note = waived === true ? ', waived' : '';
    return `${riskIcons[level]} ${(0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .linkTo */ .uM)(url, (0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .codeLiteral */ .Br)(id))} ${of}${(0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .untrusted */ .bp)((0,_words_cards_js__WEBPACK_IMPORTED_MODULE_2__/* .riskText */ .P3)(advisory))}${note}`;
}
function advisoriesSection(report) {
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .tableSection */ .Yc)('Advisories', ['', 'Advisory'], (0,_words_advisories_js__WEBPACK_IMPORTED_MODULE_1__/* .advisoriesOf */ .fO)(report), ({ id, aliases, artifact, risk, status, fixedIn, updated, outcome }) => {
        const also = aliases.length === 0 ? '' : ` ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .untrusted */ .bp)(aliases.join(', '))}`;
        const fix = fixedIn.length === 0 ? '' : ` in ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .codeLiteral */ .Br)(fixedIn.join(', '))}`;
        const name = (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .linkTo */ .uM)((0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_0__/* .advisoryUrl */ .Le)(id, aliases), (0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .codeLiteral */ .Br)(id));
        return [
            riskIcons[risk?.level ?? 'unknown'],
            `**${name}**${also}<br>${(0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .codeLiteral */ .Br)(artifact)}: severity ${(0,_words_advisories_js__WEBPACK_IMPORTED_MODULE_1__/* .severityText */ .pA)(risk)}; ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .untrusted */ .bp)(status)}${fix}; updated ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .untrusted */ .bp)((0,_words_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatReportDay */ .On)(updated))}; ${outcome}`,
        ];
    });
}


/***/ }),

/***/ 47992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ imagesSection)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57282);
/* harmony import */ var _words_cards_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62192);
/* harmony import */ var _words_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45743);
/* harmony import */ var _advisories_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18532);
/* harmony import */ var _head_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22473);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69043);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37114);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64055);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89916);









const openRows = 25;
const frameBytes = 2000;
const head = '| Image | What is wrong | What to do |\n| --- | --- | --- |\n';
function imagesSection(report, view, checks) {
    const images = view.images.filter(({ findings }) => findings > 0);
    const histories = (0,_timeline_js__WEBPACK_IMPORTED_MODULE_7__/* .historiesByName */ .VI)(report);
    const now = Date.parse(report.asOf);
    const whole = new Set(images.slice(0, openRows));
    const bars = new Map();
    const barFor = (image) => {
        const bar = bars.get(image) ?? (0,_timeline_js__WEBPACK_IMPORTED_MODULE_7__/* .barOf */ .Rb)((0,_timeline_js__WEBPACK_IMPORTED_MODULE_7__/* .worstSegments */ ._V)(image, histories.get(image.name), now), now);
        bars.set(image, bar);
        return bar;
    };
    return (maxBytes) => {
        if (images.length === 0 || maxBytes < frameBytes)
            return '';
        const room = { maxFor: () => maxBytes - frameBytes, lengthOf: (row) => Buffer.byteLength(row) };
        const shown = (0,_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .rowsThatFit */ .YD)(images, _rows_js__WEBPACK_IMPORTED_MODULE_5__/* .placeLimits */ .Sy, room, (image, maxPlaces) => rowOf(image, barFor(image), phraseMarkdown((0,_words_cards_js__WEBPACK_IMPORTED_MODULE_0__/* .actionPhrase */ .aX)(image, checks), whole.has(image)), maxPlaces));
        const part = { shown, total: view.totals.images };
        const folded = shown.slice(openRows);
        const parts = [
            `### Images that need attention (${view.totals.images})\n`,
            `${head}${shown.slice(0, openRows).join('')}`,
            ...(folded.length === 0 ? [] : [(0,_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .fold */ .AU)(`${folded.length} more`, `${head}${folded.join('')}`)]),
            ...(shown.length === part.total ? [] : [`${(0,_words_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$)(part)}.\n`]),
            ...(shown.some((row) => /[█░▒✗]/.test(row)) ? [`${_timeline_js__WEBPACK_IMPORTED_MODULE_7__/* .barLegend */ .hJ}\n`] : []),
        ];
        return `\n${parts.join('\n')}`;
    };
}
function rowOf(image, bar, action, maxPlaces) {
    const { severity = 'notice', name, links, waived } = image;
    const { found, total } = (0,_words_cards_js__WEBPACK_IMPORTED_MODULE_0__/* .placesInWords */ .tb)(image);
    const existing = (0,_words_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .existingLabel */ .kg)(image);
    const label = existing === '' ? '' : ` (${existing})`;
    const counts = (0,_words_cards_js__WEBPACK_IMPORTED_MODULE_0__/* .openChecks */ ._g)(image).map((one) => {
        const icon = one.severity === severity ? '' : `${_head_js__WEBPACK_IMPORTED_MODULE_3__/* .severityIcons */ .iE[one.severity]} `;
        return `${icon}${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(one.check)}${(0,_words_cards_js__WEBPACK_IMPORTED_MODULE_0__/* .countText */ .lT)(one, image)}`;
    });
    const accepted = waived === 0 ? [] : [`${waived} waived`];
    const wrong = [
        [...counts, ...accepted].join(', '),
        ...(0,_words_cards_js__WEBPACK_IMPORTED_MODULE_0__/* .wrongTexts */ .aH)(image).map(_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .untrusted */ .bp),
        [bar === '' ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(bar), links.history === undefined ? '' : (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .linkTo */ .uM)(links.history, 'history')]
            .filter(Boolean)
            .join(' '),
        ...advisoriesFold(image, maxPlaces),
    ];
    const shown = found.slice(0, maxPlaces).map((place) => (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .placeLink */ .aE)(place));
    const todo = [action, (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .placesFold */ .U8)(shown, total)];
    const cells = [
        `${_head_js__WEBPACK_IMPORTED_MODULE_3__/* .severityIcons */ .iE[severity]}&nbsp;${(0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .linkTo */ .uM)(links.page, (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .breakable */ .mo)(name))}${label}`,
        wrong.filter((line) => line !== '').join('<br>'),
        todo.filter((line) => line !== '').join('<br>'),
    ];
    return `| ${cells.join(' | ')} |\n`;
}
function advisoriesFold({ advisories }, max) {
    if (advisories.length === 0)
        return [];
    const shown = advisories.slice(0, max).map(_advisories_js__WEBPACK_IMPORTED_MODULE_2__/* .advisoryLinks */ .N);
    const rest = advisories.length - shown.length;
    const lines = rest === 0 ? shown : [...shown, _words_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .cardTexts */ .DP.morePlaces(rest)];
    return [(0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .inlineFold */ .hd)(_words_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .cardTexts */ .DP.advisories(advisories.length), lines.join('<br>'))];
}
function phraseMarkdown(phrase, isWhole) {
    return phrase.map((part) => (typeof part === 'string' ? part : codeOf(part.code, isWhole))).join('');
}
function codeOf(text, isWhole) {
    if (!isWhole || !/^sha256:[0-9a-f]{64}$/.test(text))
        return (0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .codeLiteral */ .Br)(text);
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(text).replace(/[0-9a-f]{16}(?=[0-9a-f])/g, '$&<wbr>');
}


/***/ }),

/***/ 35572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ fixSection)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38118);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57282);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51692);
/* harmony import */ var _words_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52707);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37114);





const frameBytes = 1500;
function fixSection(report, { findings }) {
    const [first] = findings;
    return (maxBytes) => {
        if (first === undefined || maxBytes < frameBytes || report.repositories !== undefined)
            return '';
        const isFixable = findings.some((finding) => (0,_words_change_js__WEBPACK_IMPORTED_MODULE_2__/* .changeOf */ .C2)(finding) !== undefined);
        const fix = isFixable ? [patchText(report, findings, maxBytes - frameBytes), commandText(report)] : [];
        const text = [...fix, waiverText(first.check)].filter((part) => part !== '').join('\n');
        const title = isFixable
            ? 'Fix it: a patch, a command, or the line that accepts a finding'
            : 'The line that accepts a finding';
        return `\n${(0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(title, text)}`;
    };
}
function patchText({ patch = '' }, findings, maxBytes) {
    const files = patch.split(/^(?=diff --git )/m).filter((part) => part !== '');
    const shown = files.filter((file) => file.split(/[\n\t]/).every((text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(text) === text));
    if (files.length === 0)
        return '';
    if (shown.length === 0 || Buffer.byteLength(shown.join('')) > maxBytes)
        return `The patch changes ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(files.length, 'file')} and is not shown here: \`patch\` in the JSON report has it.\n${replacementsText(findings, maxBytes)}`;
    const rest = files.length - shown.length;
    const title = rest === 0 ? 'The whole fix' : `The fix of ${shown.length} of ${files.length} files`;
    const lines = shown.flatMap((file) => file.replace(/\n$/, '').split('\n'));
    return `${title}, as a patch: copy it, and run \`git apply --unidiff-zero\` in a terminal.\n\n${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .fenced */ .OF)('diff', lines)}\n`;
}
const maxReplacementBytes = 1500;
function replacementsText(findings, maxBytes) {
    const all = findings.flatMap(({ fix }) => (fix === undefined ? [] : [(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(fix.replacement)]));
    const { shown } = (0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .takeWithin */ .Dh)([...new Set(all)].sort(), Math.min(maxBytes, maxReplacementBytes), (text) => `${text}\n`);
    if (shown.length === 0)
        return '';
    const others = shown.length < new Set(all).size ? ', among others' : '';
    return `It writes${others}:\n\n${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .fenced */ .OF)('text', shown.map((text) => text.trimEnd()))}\n`;
}
const settingsOfPin = new Set([
    ...[
        'platform',
        'base-url',
        'registry-url',
        'issuer-url',
        'history-service',
        'public-organization',
        'group',
    ],
    ...['paths', 'exclude', 'config', 'min-age', 'max-age', 'history-sources', 'ledger'],
]);
function commandText({ source, settings }) {
    const flags = settings
        .filter(({ name, from, value }) => from === 'input' && settingsOfPin.has(name) && /^[^\s']+$/.test(value))
        .map(({ name, value }) => ` --${name} ${/^[\w./:@=-]+$/.test(value) ? value : `'${value}'`}`);
    const { action, server } = source ?? {};
    const program = action === undefined
        ? 'tagproof'
        : `D=$(mktemp -d) && git clone -q ${server}/${action.repository} "$D" && git -C "$D" checkout -q ${action.sha} && node "$D/dist/cli/index.js"`;
    const needs = settings.some(({ name, value }) => name === 'base-url' && value !== '')
        ? ' It reads a token of the platform from `TAGPROOF_TOKEN`.'
        : '';
    const how = action === undefined ? '' : ', Node.js 20.17 or newer; nothing is installed';
    return `Or let Tagproof write it (in a clone of this branch${how}):${needs}\n\n${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .fenced */ .OF)('sh', [`${program} pin${flags.join('')}`])}\n`;
}
function waiverText(check) {
    return `To accept a finding instead of fixing it, have this line above it on the base branch, where a change cannot waive its own findings: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(`# tagproof: ignore[${check}] REASON`)}\n`;
}


/***/ }),

/***/ 29386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ forecastsSection)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38118);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57282);
/* harmony import */ var _words_forecast_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84450);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37114);




const maxCellBytes = 300;
const maxFactBytes = 1200;
const maxFolded = 200;
const frameBytes = 400;
function forecastsSection({ forecasts = [] }) {
    return (maxBytes) => {
        if (forecasts.length === 0 || maxBytes < 2 * frameBytes)
            return '';
        let left = maxBytes - frameBytes;
        const blocks = [];
        for (const one of (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .inGradeOrder */ .bS)(forecasts)) {
            const text = [maxFolded, 0]
                .map((rows) => block(one, rows))
                .find((each) => Buffer.byteLength(each) <= left);
            const shown = text ?? `- ${title(one)}\n`;
            left -= Buffer.byteLength(shown);
            if (left < 0)
                break;
            blocks.push(shown);
        }
        const more = forecasts.length - blocks.length;
        const rest = more === 0 ? '' : `\n${more} more: the JSON report has all of them.\n`;
        return `\n### What the new digests change (${forecasts.length})\n\n${blocks.join('\n')}${rest}`;
    };
}
function title(forecast) {
    const { image, from, to, grade } = forecast;
    const digests = `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortDigest */ .VK)(from))} → ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortDigest */ .VK)(to))}`;
    return `${_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .gradeIcons */ .ed[grade]} <b>${grade}</b>: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(image, maxCellBytes))} ${digests} (${(0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastCounts */ .i_)(forecast)})`;
}
function block(forecast, folded) {
    const rows = (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastRows */ .hm)(forecast);
    const open = rows.slice(0, _words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .openForecastRows */ .zt);
    const more = rows.slice(_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .openForecastRows */ .zt, _words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .openForecastRows */ .zt + folded);
    const left = rows.length - open.length - more.length + (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .cutRows */ .Wp)(forecast);
    const parts = [
        `${_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .gradeIcons */ .ed[forecast.grade]} ${forecast.grade}: ${_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .gradeMeanings */ .e6[forecast.grade]}.\n`,
        `${(0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastFacts */ .Nf)(forecast).map(factLine).join('\n')}\n`,
        ...(open.length === 0 ? [] : [table(open)]),
        ...(more.length === 0 ? [] : [(0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(`${more.length} more changes`, table(more))]),
        ...(left === 0 ? [] : [`${left} more changes are in the JSON report.\n`]),
    ];
    return `<details><summary>${title(forecast)}</summary>\n\n${parts.join('\n')}\n</details>\n`;
}
function factLine({ label, text, link }) {
    const shown = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(text, maxFactBytes));
    return `- **${label}:** ${shown}${link === undefined ? '' : ` ([compare](<${link}>))`}`;
}
function table(rows) {
    const cell = (text) => (text === '' ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(text, maxCellBytes)));
    const lines = rows.map(({ change, what, from, to, platforms }) => `| ${change} | ${cell(what)}${platforms === '' ? '' : ` ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(platforms, maxCellBytes))}`} | ${cell(from)} | ${cell(to)} |\n`);
    return `| Change | What | From | To |\n| --- | --- | --- | --- |\n${lines.join('')}`;
}


/***/ }),

/***/ 22473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iE: () => (/* binding */ severityIcons),
/* harmony export */   rG: () => (/* binding */ moodIcon),
/* harmony export */   zZ: () => (/* binding */ summaryHead)
/* harmony export */ });
/* harmony import */ var _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82664);
/* harmony import */ var _report_images_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5756);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57282);
/* harmony import */ var _words_account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9816);
/* harmony import */ var _words_cards_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62192);
/* harmony import */ var _words_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2374);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64148);
/* harmony import */ var _words_texts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45743);
/* harmony import */ var _words_tone_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81067);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69043);










const moodIcons = {
    pass: '✅',
    notice: 'ℹ️',
    attention: '⚠️',
    fail: '❌',
    incomplete: '⚠️',
};
const severityIcons = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
function moodIcon(mood) {
    return moodIcons[mood];
}
function summaryHead(report, view) {
    const mood = (0,_words_tone_js__WEBPACK_IMPORTED_MODULE_6__/* .moodOf */ .j)(report, view);
    const title = `## ${moodIcon(mood)} Tagproof: ${(0,_words_tone_js__WEBPACK_IMPORTED_MODULE_6__/* .attentionText */ .C)(report, view)}`;
    const account = (0,_words_account_js__WEBPACK_IMPORTED_MODULE_1__/* .accountText */ .Pm)(report);
    const known = account === '' ? '' : `\n${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .markdown */ .wD)(account)}.\n`;
    const totals = `**${report.verdict}**: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .markdown */ .wD)((0,_words_format_js__WEBPACK_IMPORTED_MODULE_4__/* .totalsText */ .zF)(report, view))}.`;
    const meaning = report.verdict === 'pass' && view.totals.findings > 0 ? '' : ` ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictMeaning */ .Ll)(report)}`;
    const hasFindings = view.totals.findings > 0;
    const counts = hasFindings ? `\n${countsLine(view)}\n` : '';
    const page = (0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_0__/* .aboutUrl */ .Hs)(report);
    const about = hasFindings && page !== undefined ? ` ${(0,_places_js__WEBPACK_IMPORTED_MODULE_7__/* .linkTo */ .uM)(page, 'What is this?')}` : '';
    const since = (0,_words_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .changesText */ .T)(report);
    const changed = since === '' ? '' : `\n${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .markdown */ .wD)(since)}.\n`;
    return `${title}\n\n${totals}${meaning}${about}\n${known}${counts}${changed}`;
}
function countsLine({ findings, images, totals }) {
    const severityOf = new Map();
    for (const { check, severity } of findings)
        if (!severityOf.has(check))
            severityOf.set(check, severity);
    const conflicting = () => images.filter((image) => (0,_words_cards_js__WEBPACK_IMPORTED_MODULE_2__/* .openChecks */ ._g)(image).some(({ check }) => check === 'conflicting-pins'));
    return [...severityOf]
        .map(([check, severity]) => ({
        check,
        severity,
        count: check === 'conflicting-pins' ? conflicting().length : (totals.byCheck[check] ?? 0),
    }))
        .sort((a, b) => Number(b.check === _words_texts_js__WEBPACK_IMPORTED_MODULE_5__/* .foreignCheck */ .xS) - Number(a.check === _words_texts_js__WEBPACK_IMPORTED_MODULE_5__/* .foreignCheck */ .xS) ||
        _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .severities */ .g.indexOf(a.severity) - _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .severities */ .g.indexOf(b.severity) ||
        b.count - a.count)
        .map(({ check, severity, count }) => `${severityIcons[severity]} ${(0,_places_js__WEBPACK_IMPORTED_MODULE_7__/* .linkTo */ .uM)((0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_0__/* .checkUrl */ .CU)(check), (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(check))} × ${count}`)
        .join(', ');
}


/***/ }),

/***/ 7568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ diffOf),
/* harmony export */   o: () => (/* binding */ nextStepsSection)
/* harmony export */ });
/* harmony import */ var _report_images_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5756);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57282);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93890);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64148);
/* harmony import */ var _words_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45743);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69043);






const maxSteps = 5;
const maxForeign = 3;
const maxLineLength = 600;
function nextStepsSection(steps, link) {
    return (maxBytes) => {
        if (steps.length === 0)
            return '';
        const list = steps.slice(0, maxSteps).map((step, index) => {
            const text = textOf(step, link)
                .trimEnd()
                .replace(/\n(?!\n)/g, '\n   ');
            return `${index + 1}. ${text}\n`;
        });
        const others = steps.length > maxSteps ? `\n${_words_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .stepTexts */ .B0.more(maxSteps, steps.length)}\n` : '';
        const text = `\n### What to do next\n\n${list.join('')}${others}`;
        return Buffer.byteLength(text) <= maxBytes ? text : '';
    };
}
function textOf(step, link) {
    switch (step.kind) {
        case 'pin':
            return `**Pin ${(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeOf */ .$)(step)}** (${step.checks.map(_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY).join(', ')}): ${_words_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .stepTexts */ .B0.pinBelow(step.count)}`;
        case 'fix': {
            const [first] = step.places;
            const what = first?.foreign === undefined ? '' : `: ${_words_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .cardTexts */ .DP.neverHad}`;
            const title = `**${(0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .linkTo */ .uM)((0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_0__/* .checkUrl */ .CU)(step.check), (0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(step.check))}**, ${(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeOf */ .$)(step)}${what}. ${step.advice}`;
            if (first === undefined)
                return `${title}\n`;
            if (first.foreign === undefined) {
                const rest = step.count - 1;
                return `${title} ${placeText(first, link)}${rest === 0 ? '' : `, ${_words_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .cardTexts */ .DP.more(rest)}`}\n`;
            }
            const places = step.places
                .slice(0, step.count > maxForeign ? 1 : maxForeign)
                .map((one) => `- ${placeText(one, link)}\n`);
            const more = step.count - places.length;
            return `${title}\n${places.join('')}${more > 0 ? `- ${_words_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .cardTexts */ .DP.more(more)}\n` : ''}`;
        }
        case 'repository': {
            const owners = step.owners.map((one) => ` ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(one)}`).join('');
            const places = step.places.map((one) => `- ${placeText(one, link)}\n`).join('');
            return `**${(0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(step.origin)}**${owners}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .markdown */ .wD)(step.harm)}. ${step.advice}\n${places}`;
        }
        case 'investigate': {
            const causes = step.causes.map(({ cause, count, first: message }) => `- ${(0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .linkTo */ .uM)((0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_0__/* .errorUrl */ .aH)(cause), (0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .cut */ .Jj)(cause, maxLineLength)))} (${count}): ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .markdown */ .wD)((0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .cut */ .Jj)(message, maxLineLength)))}\n`);
            return `**${_words_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .stepTexts */ .B0.unverified((0,_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeOf */ .$)(step))}** ${step.advice}\n${causes.slice(0, maxSteps).join('')}`;
        }
    }
}
function placeText({ origin, file = '', line = 1, name, foreign }, link) {
    const place = (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .placeLink */ .aE)({ origin, file, line }, link);
    const image = name === undefined ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .cut */ .Jj)(name, maxLineLength));
    if (foreign === undefined)
        return `${place} ${image}`.trimEnd();
    const others = foreign.others === '' ? '' : `. ${foreign.others}`;
    return `${place} pins ${image} to ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(foreign.digest)}${others}.`;
}
function diffOf(changes) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .fenced */ .OF)('diff', changes.flatMap(hunkOf));
}
function hunkOf({ before, after, ...at }) {
    const marked = (mark, lines) => lines.map((one) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .cut */ .Jj)(`${mark}${one.trimEnd()}`, maxLineLength));
    return [(0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .cut */ .Jj)(`@@ ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlace */ .dE)(at)} @@`, maxLineLength), ...marked('-', before), ...marked('+', after)];
}


/***/ }),

/***/ 69043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U8: () => (/* binding */ placesFold),
/* harmony export */   aE: () => (/* binding */ placeLink),
/* harmony export */   dm: () => (/* binding */ placesList),
/* harmony export */   hd: () => (/* binding */ inlineFold),
/* harmony export */   mo: () => (/* binding */ breakable),
/* harmony export */   uM: () => (/* binding */ linkTo)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57282);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64148);
/* harmony import */ var _words_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45743);



const maxNameBytes = 600;
const maxUrlLength = 2000;
function linkTo(url, text) {
    return url === undefined || url.length > maxUrlLength ? text : `[${text}](<${url}>)`;
}
function breakable(name) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(name, maxNameBytes)))
        .replace(/(?<!<)\//g, '/<wbr>')
        .replace(/&#58;(?=[^/]*<\/code>$)|:(?=[^/:]*<\/code>$)/, '<wbr>$&');
}
function placeLink(place, link) {
    return linkTo(place.url ?? link?.(place), breakable((0,_words_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place)));
}
function placesFold(shown, total) {
    if (total === 0)
        return '';
    if (total === 1 && shown[0] !== undefined)
        return shown[0];
    if (shown.length === 0)
        return _words_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .cardTexts */ .DP.places(total);
    const rest = total - shown.length;
    const lines = rest === 0 ? shown : [...shown, _words_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .cardTexts */ .DP.morePlaces(rest)];
    return inlineFold(_words_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .cardTexts */ .DP.places(total), lines.join('<br>'));
}
function placesList(shown, total) {
    const [first, ...others] = shown;
    if (first === undefined || total < 2)
        return first ?? _words_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .cardTexts */ .DP.places(total);
    const rest = total - shown.length;
    if (others.length === 0)
        return `${first}<br>${_words_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .cardTexts */ .DP.more(rest)}`;
    const lines = rest === 0 ? others : [...others, _words_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .cardTexts */ .DP.morePlaces(rest)];
    return `${first}${inlineFold(_words_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .cardTexts */ .DP.more(total - 1), lines.join('<br>'))}`;
}
function inlineFold(title, text) {
    return `<details><summary>${title}</summary>${text}</details>`;
}


/***/ }),

/***/ 37114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   Sy: () => (/* binding */ placeLimits),
/* harmony export */   YD: () => (/* binding */ rowsThatFit),
/* harmony export */   Yc: () => (/* binding */ tableSection)
/* harmony export */ });
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51692);
/* harmony import */ var _words_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45743);


const openRows = 40;
const frameBytes = 800;
function tableSection(title, head, items, cells, total = items.length) {
    return (maxBytes) => {
        if (items.length === 0 || maxBytes < 2 * frameBytes)
            return '';
        const { shown } = (0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .takeWithin */ .Dh)(items, maxBytes - frameBytes, (item) => `| ${cells(item).join(' | ')} |\n`);
        const part = { shown, total };
        const top = `| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}\n`;
        const folded = part.shown.slice(openRows);
        const parts = [
            `### ${title} (${total})\n`,
            `${top}${part.shown.slice(0, openRows).join('')}`,
            ...(folded.length === 0 ? [] : [fold(`${folded.length} more`, `${top}${folded.join('')}`)]),
            ...(part.shown.length === part.total ? [] : [`${(0,_words_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$)(part)}.\n`]),
        ];
        return `\n${parts.join('\n')}`;
    };
}
function fold(title, text) {
    return `<details><summary>${title}</summary>\n\n${text}\n</details>\n`;
}
const placeLimits = [50, 20, 8, 3, 1, 0];
function rowsThatFit(items, limits, { maxFor, lengthOf }, render) {
    let rows = [];
    for (const limit of limits) {
        rows = [];
        let left = maxFor(limit);
        for (const item of items) {
            const row = render(item, limit);
            left -= lengthOf(row);
            if (left < 0)
                break;
            rows.push(row);
        }
        if (rows.length === items.length)
            return rows;
    }
    return rows;
}


/***/ }),

/***/ 75037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ pinnedSection),
/* harmony export */   u: () => (/* binding */ recordedSection)
/* harmony export */ });
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51692);
/* harmony import */ var _words_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45743);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7568);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37114);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64055);





const openChanges = 10;
const frameBytes = 400;
function pinnedSection({ pinned }) {
    return (maxBytes) => {
        const part = (0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .takeWithin */ .Dh)(pinned, maxBytes - frameBytes, (edit) => (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .diffOf */ .n)([changeOfEdit(edit)]));
        if (part.shown.length === 0)
            return '';
        const text = (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .diffOf */ .n)(pinned.slice(0, part.shown.length).map(changeOfEdit));
        const parts = [
            `### Pinned (${pinned.length})\n`,
            part.shown.length > openChanges ? (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .fold */ .AU)('Changed lines', text) : `${text}\n`,
            ...(part.shown.length === part.total ? [] : [`${(0,_words_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$)(part)}.\n`]),
        ];
        return `\n${parts.join('\n')}`;
    };
}
function changeOfEdit({ file, line, before, after }) {
    return { file, line, before: [before], after: [after] };
}
function recordedSection({ recorded }) {
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .tableSection */ .Yc)('Added to the ledger', ['', 'Image'], recorded, ({ file, line, after }) => {
        const [, image, digest] = entry.exec(after) ?? [];
        const seen = image === undefined ? (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .codeLiteral */ .Br)(after.trim()) : `${(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .codeLiteral */ .Br)(image)} ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .codeLiteral */ .Br)(digest ?? '')}`;
        return ['👁️', `${seen}<br>${(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .codeLiteral */ .Br)(`${file}:${line}`)}`];
    });
}
const entry = /^\s*\{"image":"([^"\\]+)",.*"digest":"(sha256:[a-f0-9]{64})"\},?$/;


/***/ }),

/***/ 64055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ codeLiteral),
/* harmony export */   EA: () => (/* binding */ coverageSection),
/* harmony export */   Jb: () => (/* binding */ gapsSection),
/* harmony export */   Lh: () => (/* binding */ signaturesSection),
/* harmony export */   RO: () => (/* binding */ waiversSection),
/* harmony export */   bp: () => (/* binding */ untrusted),
/* harmony export */   bv: () => (/* binding */ seenSection),
/* harmony export */   c_: () => (/* binding */ waivedSection),
/* harmony export */   dw: () => (/* binding */ othersSection),
/* harmony export */   ew: () => (/* binding */ repositoriesSection)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38118);
/* harmony import */ var _report_images_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5756);
/* harmony import */ var _report_sources_used_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44736);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57282);
/* harmony import */ var _words_account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9816);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64148);
/* harmony import */ var _words_signatures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90988);
/* harmony import */ var _words_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45743);
/* harmony import */ var _head_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22473);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69043);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37114);











const maxTextBytes = 600;
const maxSignatureBytes = 800;
const waiverIcons = {
    active: '⏳',
    expired: '❌',
    lapsed: '❌',
    unused: 'ℹ️',
    unknown: '❔',
    removed: '➖',
    pending: '🆕',
};
const untrusted = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .markdown */ .wD)((0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .cut */ .Jj)(text, maxTextBytes)));
const codeLiteral = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .cut */ .Jj)(text, maxTextBytes)));
function othersSection(report, { otherCauses, images }) {
    const link = (0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_0__/* .placeLinks */ .vB)(report);
    const title = images.some(({ findings }) => findings > 0) ? 'Other findings' : 'Findings';
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .tableSection */ .Yc)(title, ['', 'Finding'], otherCauses, (one) => findingCells(one, link));
}
function waivedSection(report, { waived }) {
    const link = (0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_0__/* .placeLinks */ .vB)(report);
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .tableSection */ .Yc)('Waived', ['', 'Finding'], waived, (finding) => {
        const { reason = '', expires } = finding.waived ?? {};
        const until = expires === undefined ? '' : ` (until ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .markdown */ .wD)((0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatReportDay */ .On)(expires))})`;
        const [, cell] = findingCells(finding, link);
        return ['➖', `${cell}<br>Waived: ${untrusted(reason)}${until}`];
    });
}
function findingCells(finding, link) {
    const { severity, check, message, origin, file, line } = finding;
    const existing = (0,_words_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .existingLabel */ .kg)(finding);
    const label = existing === '' ? '' : ` (${existing})`;
    const text = codeLiteral((0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlace */ .dE)(finding));
    const url = file === undefined ? undefined : link({ origin, file, line });
    const place = (0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlace */ .dE)(finding) === '' ? '' : ` ${(0,_places_js__WEBPACK_IMPORTED_MODULE_6__/* .linkTo */ .uM)(url, text)}`;
    const name = (0,_places_js__WEBPACK_IMPORTED_MODULE_6__/* .linkTo */ .uM)((0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_0__/* .checkUrl */ .CU)(check), codeLiteral(check));
    return [_head_js__WEBPACK_IMPORTED_MODULE_5__/* .severityIcons */ .iE[severity], `**${name}**${place}${label}<br>${untrusted(message)}`];
}
function gapsSection({ incomplete }, { totals }) {
    const cells = (one) => [
        '❔',
        `**${(0,_places_js__WEBPACK_IMPORTED_MODULE_6__/* .linkTo */ .uM)((0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_0__/* .errorUrl */ .aH)(one.cause), codeLiteral(one.cause))}** ${codeLiteral((0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .subjectOf */ .et)(one))}<br>${untrusted(one.message)}`,
    ];
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .tableSection */ .Yc)('Not verified', ['', 'Item'], incomplete, cells, totals.unknown);
}
function repositoriesSection({ repositories = [] }) {
    const notClean = repositories.filter(({ verdict, findings }) => verdict !== 'pass' || findings > 0);
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .tableSection */ .Yc)('Repositories that need attention', ['', 'Repository'], notClean, ({ origin, verdict, findings, unknown, missing }) => [
        (0,_head_js__WEBPACK_IMPORTED_MODULE_5__/* .moodIcon */ .rG)(verdict === 'pass' && findings > 0 ? 'attention' : verdict),
        `${codeLiteral(origin)}<br>${missing === true ? 'no report' : `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(findings, 'finding')}${unknown === 0 ? '' : `, ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(unknown, 'item')} not verified`}`}`,
    ]);
}
function coverageSection(report) {
    return (maxBytes) => {
        const rows = (0,_words_account_js__WEBPACK_IMPORTED_MODULE_1__/* .accountRows */ .Db)(report).map(({ label, counted: { asked }, known, notes }) => {
            const lines = notes.map(([note, number]) => `${untrusted(note)}: ${number}`);
            const lead = asked === 0 ? [] : [`${known} of ${asked}`];
            return `| ${label} | ${[...lead, ...lines].join('<br>')} |\n`;
        });
        const sources = (0,_report_sources_used_js__WEBPACK_IMPORTED_MODULE_10__/* .sourcesLine */ .h)(report);
        const by = sources === '' ? '' : `\n${untrusted(sources)}.\n`;
        const text = `\n### Coverage\n\n| Question | Known |\n| --- | --- |\n${rows.join('')}${by}`;
        return rows.length === 0 || Buffer.byteLength(text) > maxBytes ? '' : text;
    };
}
function seenSection(report) {
    const { shown, total } = (0,_words_account_js__WEBPACK_IMPORTED_MODULE_1__/* .seenRows */ .Le)(report);
    const link = (0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_0__/* .placeLinks */ .vB)(report);
    return (maxBytes) => {
        const lines = shown.map(({ file, line, name }) => {
            const place = (0,_places_js__WEBPACK_IMPORTED_MODULE_6__/* .linkTo */ .uM)(link({ file, line }), codeLiteral(`${file}:${line}`));
            return `- ${codeLiteral(name)} at ${place}\n`;
        });
        const left = shown.length === total ? '' : `\n${(0,_words_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .shownText */ .f$)({ shown, total })}.\n`;
        const text = `\n${(0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .fold */ .AU)(`${_words_account_js__WEBPACK_IMPORTED_MODULE_1__/* .seenTitle */ .kx} (${total})`, `${lines.join('')}${left}`)}`;
        return total === 0 || Buffer.byteLength(text) > maxBytes ? '' : text;
    };
}
function waiversSection(report) {
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .tableSection */ .Yc)('Waivers that need attention', ['', 'Waiver'], (0,_words_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .notableWaivers */ .$_)(report), (waiver) => {
        const { state, reason, notice = '', owner, file, line } = waiver;
        const ownedBy = owner === undefined ? '' : `, ${codeLiteral(owner)}`;
        return [
            waiverIcons[state],
            `${codeLiteral((0,_words_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .waiverScope */ .rY)(waiver))}${ownedBy}<br>${untrusted(reason)}<br>${untrusted(notice)} (${codeLiteral(`${file}:${line}`)})`,
        ];
    });
}
function signaturesSection(report) {
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .tableSection */ .Yc)('Signatures', ['Image', 'Digest', 'Signer'], (0,_words_signatures_js__WEBPACK_IMPORTED_MODULE_3__/* .signatureRows */ .ie)(report), cellsOf);
}
function cellsOf({ image, digest, text, links }) {
    const linked = links.map(({ label, url }) => ` [${label}](<${url}>)`).join(',');
    const shown = (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .markdown */ .wD)((0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .cut */ .Jj)(text, maxSignatureBytes));
    return [(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .cut */ .Jj)(image, maxSignatureBytes)), (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(digest), `${shown}${linked === '' ? '' : `:${linked}`}`];
}


/***/ }),

/***/ 79867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ renderWithin),
/* harmony export */   Y: () => (/* binding */ summaryOf)
/* harmony export */ });
/* harmony import */ var _report_images_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5756);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(57282);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93890);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51692);
/* harmony import */ var _words_cards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62192);
/* harmony import */ var _words_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45743);
/* harmony import */ var _advisories_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18532);
/* harmony import */ var _cards_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47992);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35572);
/* harmony import */ var _forecast_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29386);
/* harmony import */ var _head_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22473);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7568);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(69043);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(37114);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(64055);
/* harmony import */ var _sections_written_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(75037);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(89916);

















const frameBytes = 800;
function cleanSection(report, { images }) {
    const clean = images.filter(({ findings }) => findings === 0);
    return (maxBytes) => {
        if (clean.length === 0 || maxBytes < 2 * frameBytes)
            return '';
        const part = (0,_view_js__WEBPACK_IMPORTED_MODULE_2__/* .takeWithin */ .Dh)(clean, maxBytes - frameBytes, (image) => {
            const uses = image.references === 1 ? '' : ` × ${image.references}`;
            const name = `${iconOf(image)} ${(0,_places_js__WEBPACK_IMPORTED_MODULE_11__/* .linkTo */ .uM)(image.links.page, (0,_places_js__WEBPACK_IMPORTED_MODULE_11__/* .breakable */ .mo)(image.name))}${uses}`;
            return `| ${name} | ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_13__/* .untrusted */ .bp)((0,_words_cards_js__WEBPACK_IMPORTED_MODULE_3__/* .stateText */ .r9)(image, report))} |\n`;
        });
        const cut = part.shown.length === part.total ? '' : `\n${(0,_words_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .shownText */ .f$)(part)}.\n`;
        const table = `| Image | What is known |\n| --- | --- |\n${part.shown.join('')}${cut}`;
        return `\n${(0,_rows_js__WEBPACK_IMPORTED_MODULE_12__/* .fold */ .AU)(`Images without findings (${clean.length})`, table)}`;
    };
}
function iconOf({ pins, deprecated, waived }) {
    if (pins.some(({ status, built }) => status === 'unknown' && built === undefined) || pins.length === 0)
        return '❔';
    if (deprecated === true || waived > 0 || !pins.every(({ status }) => status === 'current'))
        return '🟡';
    return '🟢';
}
const maxCharts = 3;
function chartsSection(report, { images }) {
    const now = Date.parse(report.asOf);
    const histories = (0,_timeline_js__WEBPACK_IMPORTED_MODULE_15__/* .historiesByName */ .VI)(report);
    const charts = [];
    for (const image of images) {
        if (charts.length === maxCharts)
            break;
        if (image.findings === 0)
            continue;
        const segments = (0,_timeline_js__WEBPACK_IMPORTED_MODULE_15__/* .worstSegments */ ._V)(image, histories.get(image.name), now);
        if (segments.length > 1)
            charts.push((0,_escape_js__WEBPACK_IMPORTED_MODULE_16__/* .fenced */ .OF)('mermaid', (0,_timeline_js__WEBPACK_IMPORTED_MODULE_15__/* .chartOf */ .IS)(image, segments)));
    }
    return (maxBytes) => {
        const text = charts.length === 0 ? '' : `\n${(0,_rows_js__WEBPACK_IMPORTED_MODULE_12__/* .fold */ .AU)('Timelines of the worst images', charts.join('\n\n'))}`;
        return Buffer.byteLength(text) > maxBytes ? '' : text;
    };
}
function summaryOf(report, view, checks) {
    const head = (0,_head_js__WEBPACK_IMPORTED_MODULE_9__/* .summaryHead */ .zZ)(report, view);
    const steps = (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsOf */ .B)(report, view, checks);
    const sections = [
        { render: (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_10__/* .nextStepsSection */ .o)(steps, (0,_report_images_links_js__WEBPACK_IMPORTED_MODULE_0__/* .placeLinks */ .vB)(report)), share: 0.3 },
        { render: (0,_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .fixSection */ .v)(report, view), share: 0.3 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_13__/* .gapsSection */ .Jb)(report, view), share: 0.25 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_13__/* .repositoriesSection */ .ew)(report), share: 0.25 },
        { render: (0,_sections_written_js__WEBPACK_IMPORTED_MODULE_14__/* .pinnedSection */ .s)(view), share: 0.25 },
        { render: (0,_forecast_js__WEBPACK_IMPORTED_MODULE_8__/* .forecastsSection */ .c)(report), share: 0.25 },
        { render: (0,_sections_written_js__WEBPACK_IMPORTED_MODULE_14__/* .recordedSection */ .u)(view), share: 0.1 },
        { render: (0,_cards_js__WEBPACK_IMPORTED_MODULE_6__/* .imagesSection */ .A)(report, view, checks), share: 1, last: true },
        { render: chartsSection(report, view), share: 0.1 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_13__/* .othersSection */ .dw)(report, view), share: 0.3 },
        { render: cleanSection(report, view), share: 0.2 },
        { render: (0,_advisories_js__WEBPACK_IMPORTED_MODULE_5__/* .advisoriesSection */ .t)(report), share: 0.2 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_13__/* .signaturesSection */ .Lh)(report), share: 0.2 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_13__/* .coverageSection */ .EA)(report), share: 0.2 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_13__/* .seenSection */ .bv)(report), share: 0.2 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_13__/* .waiversSection */ .RO)(report), share: 0.2 },
        { render: (0,_sections_js__WEBPACK_IMPORTED_MODULE_13__/* .waivedSection */ .c_)(report, view), share: 0.2 },
    ];
    const body = renderWithin(_view_js__WEBPACK_IMPORTED_MODULE_2__/* .viewLimits */ .c5.summaryBytes - Buffer.byteLength(head), sections);
    return head + body;
}
function renderWithin(maxBytes, sections) {
    const rendered = new Map();
    let left = maxBytes;
    for (const section of [...sections.filter(({ last }) => !last), ...sections.filter(({ last }) => last)]) {
        const part = section.render(Math.floor(left * section.share));
        const text = typeof part === 'string' ? part : part;
        left -= Buffer.byteLength(text);
        rendered.set(section, text);
    }
    return sections.map((section) => rendered.get(section)).join('');
}


/***/ }),

/***/ 89916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ chartOf),
/* harmony export */   Rb: () => (/* binding */ barOf),
/* harmony export */   VI: () => (/* binding */ historiesByName),
/* harmony export */   _V: () => (/* binding */ worstSegments),
/* harmony export */   hJ: () => (/* binding */ barLegend)
/* harmony export */ });
/* unused harmony export barSegmentsOf */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26732);


const cells = 16;
const barCharacters = { other: '·', pinned: '█', newer: '░', current: '▒' };
const foreignMark = '✗';
const barLegend = "The bar covers the time from the first known day to now: `·` before the pin, `█` pinned, `░` newer, `▒` current; `✗` pinned, but at no time the tag's.";
function historiesByName({ histories = [], }) {
    return new Map(histories.map((one) => [`${one.registry}/${one.repository}:${one.tag}`, one]));
}
function barSegmentsOf(pin, { current = {} }, history, now) {
    const pinned = instant(pin.pinnedSince);
    const since = instant(current.currentSince);
    const reigns = history?.reigns ?? [];
    if (reigns.length > 0) {
        const segments = reigns
            .map((interval) => ({ ...interval, from: Date.parse(interval.since) }))
            .filter(({ from }) => from <= now)
            .map(({ from, until, digest: held }) => ({
            from,
            until: Math.min(instant(until) ?? now, now),
            digest: held,
            what: held === pin.digest ? 'pinned' : kindOf(from, pinned, until === undefined),
        }));
        if (!isForeign(pin))
            return segments;
        return [...segments, { from: now, until: now, what: 'foreign', ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ digest: pin.digest }) }];
    }
    if (since === undefined || since > now)
        return [];
    const newest = {
        from: since,
        until: now,
        what: pin.status === 'current' ? 'pinned' : 'current',
        ...(current.currentDigest === undefined ? {} : { digest: current.currentDigest }),
    };
    const superseded = instant(pin.supersededAt);
    if (pinned === undefined || superseded === undefined)
        return [newest];
    const held = {
        from: pinned,
        until: superseded,
        what: 'pinned',
        ...(pin.digest === undefined ? {} : { digest: pin.digest }),
    };
    return superseded < since
        ? [held, { from: superseded, until: since, what: 'newer' }, newest]
        : [held, newest];
}
function isForeign({ status }) {
    return status === 'not-in-history';
}
function worstSegments(image, history, now) {
    const lagging = image.pins.filter(({ lagSeconds }) => lagSeconds !== undefined);
    const oldest = lagging.find(({ supersededAt }) => supersededAt === image.since) ?? lagging[0];
    const worst = image.pins.find(isForeign) ?? oldest;
    return worst === undefined ? [] : barSegmentsOf(worst, image, history, now);
}
function kindOf(from, pinned, last) {
    if (last)
        return 'current';
    return pinned !== undefined && from > pinned ? 'newer' : 'other';
}
function barOf(shown, now) {
    const segments = shown.flatMap(({ what, ...time }) => (what === 'foreign' ? [] : [{ what, ...time }]));
    const mark = segments.length < shown.length ? foreignMark : '';
    const start = segments[0]?.from;
    if (start === undefined)
        return '';
    const step = Math.max(now - start, 1) / cells;
    const bar = Array.from({ length: cells }, (_, cell) => {
        const [left, right] = [start + cell * step, start + (cell + 1) * step];
        const pinned = segments.some(({ what, from, until }) => what === 'pinned' && from < right && until > left);
        if (pinned)
            return barCharacters.pinned;
        const at = cell === cells - 1 ? now : (left + right) / 2;
        return barCharacters[segments.findLast(({ from }) => from <= at)?.what ?? 'other'];
    });
    return bar.join('') + mark;
}
const styles = {
    other: '',
    pinned: 'crit, ',
    newer: 'done, ',
    current: 'active, ',
    foreign: 'crit, milestone, ',
};
const maxRows = 8;
function chartOf({ name: image }, segments) {
    const shown = segments.slice(-maxRows);
    const span = (shown.at(-1)?.until ?? 0) - (shown[0]?.from ?? 0);
    const tick = span < 45 * _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP ? '1week' : span < 300 * _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP ? '1month' : '6month';
    return [
        'gantt',
        `    title ${chartName(image)}`,
        '    dateFormat YYYY-MM-DD HH:mm',
        '    axisFormat %b %d',
        `    tickInterval ${tick}`,
        '    todayMarker off',
        ...shown.flatMap(({ from, until, what, digest }) => {
            const name = digest?.slice('sha256:'.length, 'sha256:'.length + 8) ?? 'several digests';
            const label = what === 'other' ? name : `${name}<br>${what}`;
            return [`    section ${label}`, `    · :${styles[what]}${minute(from)}, ${minute(until)}`];
        }),
    ];
}
function chartName(name) {
    const last = name.slice(name.indexOf('/') + 1);
    return last.replace(/[^A-Za-z0-9._/-]/g, ' ').slice(0, 80);
}
function minute(at) {
    return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}
function instant(text) {
    return text === undefined ? undefined : Date.parse(text);
}


/***/ }),

/***/ 60187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mk: () => (/* binding */ publish),
  OF: () => (/* binding */ saveDocuments),
  hB: () => (/* binding */ saveReports)
});

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/output/view.js
var output_view = __webpack_require__(51692);
;// CONCATENATED MODULE: ./lib/output/action-outputs.js

const outputTable = {
    verdict: '`pass`, `fail` or `incomplete`; `invalid` if the inputs or the policy are, and nothing was verified',
    references: 'Number of references found',
    findings: 'Number of findings that are not waived',
    counts: 'JSON object: check id → number of findings that are not waived',
    images: 'JSON array of the images with their status, the worst first, capped at 256 KiB',
    'images-truncated': '`true` if `images` was cut; the report lists all of them',
    'changed-files': 'Files that `pin` changed, one per line',
    report: 'Path of the JSON report',
    sarif: 'Path of the SARIF file; empty if none was written',
    html: 'Path of the HTML report, if `html` is set',
    'pull-request-url': 'URL of the pull request opened by `pin`',
    'issue-url': 'URL of the tracking issue of `audit`',
    'exit-code': '0 pass, 1 the gate failed, 2 invalid inputs, 3 incomplete',
};
function writeOutputs(report, view, exitCode, paths, sink, { pullRequestUrl = '', issueUrl = '' } = {}) {
    const images = imageList(view);
    const values = {
        verdict: report.verdict,
        references: String(view.totals.references),
        findings: String(view.totals.findings),
        counts: JSON.stringify(view.totals.byCheck),
        images: `[${images.shown.join('').slice(1)}]`,
        'images-truncated': String(images.shown.length < images.total),
        'changed-files': [...new Set(report.edits.map(({ file }) => file))].join('\n'),
        report: paths.report ?? '',
        sarif: paths.sarif ?? '',
        html: paths.html ?? '',
        'pull-request-url': pullRequestUrl,
        'issue-url': issueUrl,
        'exit-code': String(exitCode),
    };
    for (const [name, value] of Object.entries(values))
        sink.output(name, value);
}
function writeOutputsWithoutReport(verdict, exitCode, sink) {
    const values = {
        verdict,
        references: '0',
        findings: '0',
        counts: '{}',
        images: '[]',
        'images-truncated': 'false',
        'exit-code': String(exitCode),
    };
    for (const name of Object.keys(outputTable))
        sink.output(name, values[name] ?? '');
}
function imageList({ images }) {
    const entries = images.flatMap(({ registry, repository, tag, pins, harm, findings }) => pins.map(({ digest, status }) => ({ registry, repository, tag, digest, status, harm, findings })));
    return (0,output_view/* takeWithin */.Dh)(entries, output_view/* viewLimits */.c5.imageListBytes - '[]'.length, (entry) => `,${JSON.stringify(entry)}`);
}

// EXTERNAL MODULE: ./lib/model/judgement/finding.js
var finding = __webpack_require__(82664);
// EXTERNAL MODULE: ./lib/report/references.js
var references = __webpack_require__(6030);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/output/words/cards.js
var cards = __webpack_require__(62192);
// EXTERNAL MODULE: ./lib/output/words/change.js
var change = __webpack_require__(52707);
// EXTERNAL MODULE: ./lib/output/words/texts.js
var texts = __webpack_require__(45743);
;// CONCATENATED MODULE: ./lib/output/annotations.js








function annotationsOf(report, view, notices = []) {
    const bySeverity = new Map();
    for (const one of [...imageSubjects(view), ...view.otherCauses.map(ofFinding), ...gapSubjects(report)]) {
        (0,collections/* addToGroup */.Mr)(bySeverity, one.severity, one);
    }
    const all = [
        ...notices.map((message) => ({ severity: 'notice', title: 'tagproof', message })),
        ...finding/* severities */.g.flatMap((severity) => bySeverity.get(severity) ?? []),
    ];
    const max = output_view/* viewLimits */.c5.annotations;
    const isCut = all.length > max ||
        all.slice(0, max).filter(({ severity }) => severity === 'error').length > output_view/* viewLimits */.c5.annotationErrors;
    const shown = isCut ? all.slice(0, max - 1) : all;
    const message = (0,texts/* shownText */.f$)({ shown, total: all.length }, 'the summary and the report');
    const rest = message === '' ? [] : [{ severity: 'notice', title: 'tagproof', message }];
    return [...shown.map(annotation), ...rest];
}
function ofFinding({ check, ...finding }) {
    const title = `tagproof: ${check}`;
    if (finding.introduced !== false)
        return { title, ...finding };
    return { title, ...finding, severity: 'notice', more: [texts/* existingTexts */.iy.finding] };
}
function imageSubjects({ images, findings }) {
    const byPlace = new Map();
    for (const finding of findings) {
        (0,collections/* addToGroup */.Mr)(byPlace, (0,references/* reportedPlaceKey */.YB)(finding), finding);
    }
    return images
        .filter((image) => image.findings > 0)
        .map((image) => {
        const [place] = image.places;
        const found = (place && byPlace.get((0,references/* reportedPlaceKey */.YB)(place))) ?? [];
        const [worst] = (0,cards/* openChecks */._g)(image);
        const order = (0,cards/* openChecks */._g)(image).map(({ check }) => check);
        const own = found
            .filter(({ check }) => order.includes(check))
            .sort((a, b) => order.indexOf(a.check) - order.indexOf(b.check))[0];
        const { check = '', severity = 'notice', message = '' } = own ?? worst ?? {};
        const subject = ofFinding(own ?? { check, severity, message, ...(0,collections/* compact */.oE)({ introduced: image.introduced }) });
        return { ...subject, more: [...(subject.more ?? []), ...moreOf(image, check)] };
    });
}
function moreOf(image, shown) {
    const { places, placesTotal = places.length } = image;
    const clean = places.filter(({ checks }) => checks.length === 0).length;
    const others = (0,cards/* openChecks */._g)(image).filter(({ check }) => check !== shown);
    const elsewhere = Math.max(0, placesTotal - clean - 1);
    return [
        ...(others.length === 0
            ? []
            : [texts/* cardTexts */.DP.also(others.map((one) => `${one.check}${(0,cards/* countText */.lT)(one, image)}`).join(', '))]),
        ...(elsewhere === 0 ? [] : [texts/* cardTexts */.DP.elsewhere(elsewhere)]),
    ];
}
function gapSubjects({ incomplete }) {
    const causes = new Map();
    for (const gap of incomplete) {
        const known = causes.get(gap.cause);
        if (known === undefined || (known.first.existing !== undefined && gap.existing === undefined))
            causes.set(gap.cause, { first: gap, count: (known?.count ?? 0) + 1 });
        else
            known.count += 1;
    }
    return [...causes.values()].map(({ first: { cause, subject, message, existing }, count }) => ({
        severity: existing === undefined ? 'warning' : 'notice',
        title: `tagproof: ${cause}`,
        message: `${subject}: ${message}`,
        ...(count === 1 ? {} : { more: [texts/* cardTexts */.DP.moreGaps(count - 1)] }),
    }));
}
function annotation({ title, more = [], ...finding }) {
    const { severity, message, file, line, column, ...end } = finding;
    const lines = [message, ...(0,change/* replacementLines */.MG)({ check: title, ...finding }), ...more];
    const text = lines
        .flatMap((one) => one.split('\n'))
        .map(text_text/* plain */.pj)
        .join('\n');
    const located = file !== undefined && line !== undefined && column !== undefined;
    const { endLine = line ?? 1, endColumn = column ?? 1 } = end;
    return {
        severity,
        title: (0,output_escape/* cut */.Jj)((0,text_text/* plain */.pj)(title), 200),
        message: (0,output_escape/* cut */.Jj)(text, output_view/* viewLimits */.c5.annotationBytes),
        ...(located ? { place: { file, line, column, endLine, endColumn } } : {}),
    };
}

// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/output/markdown/summary.js
var summary = __webpack_require__(79867);
// EXTERNAL MODULE: ./lib/output/terminal/index.js + 2 modules
var terminal = __webpack_require__(80358);
;// CONCATENATED MODULE: ./lib/output/channels.js






const whole = (textOf) => (shown) => ({ parts: [textOf(shown)] });
const channels = [
    {
        name: 'JSON report',
        kind: 'json',
        file: { input: 'report', name: 'tagproof-report.json' },
        load: async () => (shown) => ({ parts: (0,json/* jsonDocument */.Q8)(shown.report) }),
    },
    {
        name: 'SARIF',
        kind: 'json',
        file: { input: 'sarif', name: 'tagproof.sarif' },
        async load() {
            const { sarifOf } = await __webpack_require__.e(/* import() */ 9878).then(__webpack_require__.bind(__webpack_require__, 29878));
            return ({ report, view, checks }) => {
                const document = sarifOf(report, view(), checks);
                if ('refused' in document)
                    return { missing: document.refused };
                const isCut = document.shown.length < document.total;
                return { parts: document.parts, ...(isCut ? { cut: `SARIF: ${(0,texts/* shownText */.f$)(document)}` } : {}) };
            };
        },
    },
    {
        name: 'HTML page',
        kind: 'html',
        maxBytes: 10_000_000,
        file: { input: 'html', name: 'tagproof-report.html' },
        async load() {
            const { htmlOf } = await Promise.all(/* import() */[__webpack_require__.e(5213), __webpack_require__.e(414)]).then(__webpack_require__.bind(__webpack_require__, 90414));
            return whole(({ report, view, checks }) => htmlOf(report, view(), checks));
        },
    },
    {
        name: 'Code Quality',
        kind: 'json',
        file: { input: 'codeQuality', name: 'gl-code-quality-report.json' },
        async load() {
            const { codeQualityOf } = await __webpack_require__.e(/* import() */ 5127).then(__webpack_require__.bind(__webpack_require__, 5127));
            return ({ report, view }) => ({ parts: codeQualityOf(report, view()) });
        },
    },
    {
        name: 'JUnit',
        kind: 'xml',
        file: { input: 'junit', name: 'tagproof-junit.xml' },
        async load() {
            const { junitOf } = await __webpack_require__.e(/* import() */ 5084).then(__webpack_require__.bind(__webpack_require__, 65084));
            return ({ report, view }) => ({ parts: junitOf(report, view()) });
        },
    },
    {
        name: 'log',
        kind: 'text',
        load: async () => whole(({ report, view, checks }) => (0,terminal/* terminalText */.e)(report, view(), { colour: false }, checks)),
    },
    {
        name: 'annotations',
        kind: 'text',
        load: async () => (shown) => ({
            parts: annotationsOf(shown.report, shown.view()).map(({ title, message }) => `${title}: ${message}\n`),
        }),
    },
    {
        name: 'job summary',
        kind: 'markdown',
        maxBytes: output_view/* viewLimits */.c5.summaryBytes,
        load: async () => whole(({ report, view, checks }) => (0,summary/* summaryOf */.Y)(report, view(), checks)),
    },
    {
        name: 'comment',
        kind: 'markdown',
        maxBytes: output_view/* viewLimits */.c5.commentBytes,
        async load() {
            const { commentOf } = await __webpack_require__.e(/* import() */ 4346).then(__webpack_require__.bind(__webpack_require__, 14346));
            return whole(({ report, view, checks }) => commentOf(report, view(), checks));
        },
    },
];

;// CONCATENATED MODULE: ./lib/output/publish.js








async function saveDocuments(report, { config, checks }, files) {
    const refused = [];
    const paths = {};
    let sarif = {};
    const shown = { report, view: viewOnDemand(report), checks };
    for (const { file, load } of channels) {
        if (file === undefined || (config[file.input] === undefined && file.input !== 'report'))
            continue;
        const render = await load();
        const rendered = render(shown);
        if ('missing' in rendered) {
            sarif = rendered;
            continue;
        }
        try {
            paths[file.input] = await files.save(config[file.input], file.name, rendered.parts);
        }
        catch (error) {
            refused.push((0,failure/* gapFrom */.rK)(error, config[file.input] ?? file.name));
        }
        if (rendered.cut !== undefined)
            sarif = { cut: rendered.cut };
    }
    return { paths: (0,collections/* compact */.oE)({ report: paths.report, sarif: paths.sarif, html: paths.html }), refused, sarif };
}
function viewOnDemand(report) {
    let made;
    return () => {
        made ??= (0,output_view/* viewOf */.du)(report);
        return made;
    };
}
async function saveReports(conclude, documents, files) {
    const outcome = await conclude([]);
    const saved = await saveDocuments(outcome.report, documents, files);
    if (saved.refused.length === 0)
        return { outcome, saved };
    const again = await conclude(saved.refused);
    return { outcome: again, saved: await saveDocuments(again.report, documents, files) };
}
async function showSummary(markdown, sink) {
    try {
        await sink.summary(markdown);
    }
    catch (error) {
        const { message } = (0,failure/* gapFrom */.rK)(error, 'summary');
        sink.log(message);
        sink.annotate({ severity: 'warning', title: 'tagproof', message });
    }
}
async function publish(report, { exitCode, checks }, { sink }, { paths, sarif }, links = {}) {
    if (sink.isSilent === true)
        return;
    const view = (0,output_view/* viewOf */.du)(report);
    const refused = [sarif.missing ?? []].flat();
    sink.log((0,terminal/* terminalText */.e)(report, view, sink, checks));
    for (const line of [...refused, sarif.cut ?? []].flat())
        sink.log(line);
    for (const annotation of annotationsOf(report, view, refused))
        sink.annotate(annotation);
    await showSummary((0,summary/* summaryOf */.Y)(report, view, checks), sink);
    writeOutputs(report, view, exitCode, paths, sink, links);
}


/***/ })

};
