export const id = 358;
export const ids = [358];
export const modules = {

/***/ 30982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ releasedAction),
/* harmony export */   Vn: () => (/* binding */ projectUrl),
/* harmony export */   _h: () => (/* binding */ docsLink),
/* harmony export */   fs: () => (/* binding */ docsUrl),
/* harmony export */   v1: () => (/* binding */ isAddressSet),
/* harmony export */   yz: () => (/* binding */ policySchemaLine)
/* harmony export */ });
/* unused harmony exports projectRepository, schemaUrl */
const projectRepository = 'OWNER/tagproof';
const isAddressSet = !projectRepository.startsWith('OWNER/');
const releaseCommit = '0'.repeat(40);
const releasedAction = isAddressSet ? `${projectRepository}@${releaseCommit}` : undefined;
const projectUrl = `https://github.com/${projectRepository}`;
function docsUrl(page) {
    return isAddressSet ? `${projectUrl}/blob/main/docs/${page}` : `docs/${page}`;
}
function docsLink(page) {
    return isAddressSet ? docsUrl(page) : undefined;
}
function schemaUrl(name) {
    return `https://raw.githubusercontent.com/${projectRepository}/main/schema/${name}.schema.json`;
}
const policySchemaLine = isAddressSet
    ? `# yaml-language-server: $schema=${schemaUrl('policy')}\n`
    : '';


/***/ }),

/***/ 93890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sizeOf),
/* harmony export */   B: () => (/* binding */ stepsOf)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50412);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);
/* harmony import */ var _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82664);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38118);
/* harmony import */ var _report_images_harm_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84139);
/* harmony import */ var _report_images_summaries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12317);
/* harmony import */ var _report_references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6030);
/* harmony import */ var _words_cards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62192);
/* harmony import */ var _words_change_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52707);
/* harmony import */ var _words_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45743);










const maxPlaces = 5;
const urgency = [
    _words_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .foreignCheck */ .xS,
    'pin',
    'missing-tag',
    'denied-by-policy',
    'deprecated-tag',
    'advisory',
];
const blocked = 'blocked';
const waiting = 'waiting ';
function stepsOf(report, view, checks) {
    const { findings } = view;
    if (report.repositories !== undefined)
        return repositorySteps(report, report.repositories, view);
    const groups = groupFindings(report, findings.filter(needsWork));
    const rank = (group) => (urgency.includes(group) ? urgency.indexOf(group) : urgency.length);
    const worst = (found) => (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .smallest */ .o9)(found.map(({ severity }) => _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .severities */ .g.indexOf(severity)));
    const ordered = [...groups]
        .map(([group, found]) => ({ group, found, worst: worst(found), rank: rank(group) }))
        .sort((a, b) => Number(b.group === _words_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .foreignCheck */ .xS) - Number(a.group === _words_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .foreignCheck */ .xS) ||
        a.worst - b.worst ||
        a.rank - b.rank ||
        Number(a.group === blocked) - Number(b.group === blocked));
    const steps = [];
    for (const { group, found } of ordered)
        steps.push(stepFor(group, found, checks, view));
    if (report.incomplete.length === 0)
        return steps;
    const firstBlocked = ordered.findIndex(({ group }) => group === blocked);
    const afterForeign = Number(ordered[0]?.group === _words_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .foreignCheck */ .xS);
    const index = report.verdict === 'incomplete' ? afterForeign : firstBlocked < 0 ? steps.length : firstBlocked;
    return steps.toSpliced(index, 0, investigateStep(report.incomplete));
}
function needsWork({ check, testData }) {
    return testData === undefined && check !== 'built-here';
}
function groupFindings({ references }, findings) {
    const unknown = new Set();
    const young = new Set();
    const current = new Set();
    for (const one of references) {
        if (one.fact === undefined)
            continue;
        if ((0,_report_images_summaries_js__WEBPACK_IMPORTED_MODULE_1__/* .isWaiting */ .Gu)(one.fact))
            young.add((0,_report_references_js__WEBPACK_IMPORTED_MODULE_2__/* .reportedPlaceKey */ .YB)(one));
        else if (one.fact.status === 'unknown')
            unknown.add((0,_report_references_js__WEBPACK_IMPORTED_MODULE_2__/* .reportedPlaceKey */ .YB)(one));
        else if (one.fact.status === 'current')
            current.add((0,_report_references_js__WEBPACK_IMPORTED_MODULE_2__/* .reportedPlaceKey */ .YB)(one));
    }
    const inConflict = (one) => one.check === 'conflicting-pins' && one.image !== undefined;
    const left = new Set(findings
        .filter((one) => inConflict(one) && (0,_words_change_js__WEBPACK_IMPORTED_MODULE_7__/* .changeOf */ .C2)(one) === undefined && !current.has((0,_report_references_js__WEBPACK_IMPORTED_MODULE_2__/* .reportedPlaceKey */ .YB)(one)))
        .map(nameOf));
    const pinned = new Set(findings.filter((one) => (0,_words_change_js__WEBPACK_IMPORTED_MODULE_7__/* .changeOf */ .C2)(one) !== undefined).map(nameOf));
    const groupOf = (finding) => {
        if ((0,_words_change_js__WEBPACK_IMPORTED_MODULE_7__/* .changeOf */ .C2)(finding) !== undefined)
            return 'pin';
        const name = nameOf(finding);
        if (inConflict(finding) && !left.has(name) && pinned.has(name))
            return 'pin';
        if ((0,_report_images_summaries_js__WEBPACK_IMPORTED_MODULE_1__/* .isEndedByPin */ .Dx)(finding.check) && young.has((0,_report_references_js__WEBPACK_IMPORTED_MODULE_2__/* .reportedPlaceKey */ .YB)(finding)))
            return waiting + finding.check;
        return finding.check === 'unpinned' && unknown.has((0,_report_references_js__WEBPACK_IMPORTED_MODULE_2__/* .reportedPlaceKey */ .YB)(finding)) ? blocked : finding.check;
    };
    const groups = new Map();
    for (const finding of findings) {
        const group = groupOf(finding);
        const found = groups.get(group);
        if (found === undefined)
            groups.set(group, [finding]);
        else
            found.push(finding);
    }
    return groups;
}
function stepFor(group, findings, checks, view) {
    if (group === 'pin')
        return pinStep(findings);
    const check = group === blocked ? 'unpinned' : group.replace(waiting, '');
    const advice = group === blocked ? _words_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .stepTexts */ .B0.blocked : group === check ? (0,_words_cards_js__WEBPACK_IMPORTED_MODULE_3__/* .adviceOf */ .wr)(check, checks) : _words_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .stepTexts */ .B0.waiting;
    const images = new Set(findings.flatMap((finding) => nameOf(finding) ?? [])).size;
    const places = findings.filter(({ file }) => file !== undefined).slice(0, maxPlaces);
    return {
        kind: 'fix',
        count: findings.length,
        check,
        advice,
        findings,
        images,
        places: places.map((finding) => stepPlace(finding, view)),
    };
}
function nameOf({ image }) {
    return image && (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(image);
}
function stepPlace(finding, { images }) {
    const { origin, file, line, column, check } = finding;
    const name = nameOf(finding);
    const place = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .compact */ .oE)({ origin, file, line, name });
    const image = check === _words_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .foreignCheck */ .xS ? images.find((one) => one.name === name) : undefined;
    const digest = image?.places.find((one) => one.file === file && one.line === line && one.column === column && one.origin === origin)?.digest;
    if (image === undefined || digest === undefined)
        return place;
    return { ...place, foreign: { digest, others: (0,_words_cards_js__WEBPACK_IMPORTED_MODULE_3__/* .placesInWords */ .tb)(image).others } };
}
const harmTexts = {
    'foreign-digest': (count) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(count, 'foreign digest'),
    'dead-tag': (count) => `${count} at the end of life or gone`,
    'fixable-advisory': (count) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(count, 'advisory'),
    stale: (count) => `${count} stale`,
    unpinned: (count) => `${count} not pinned`,
    other: (count) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(count, 'other finding'),
    none: () => '',
};
function repositorySteps({ incomplete }, repositories, view) {
    const foreign = new Map();
    for (const one of view.findings)
        if (one.check === _words_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .foreignCheck */ .xS && one.origin !== undefined && !foreign.has(one.origin))
            foreign.set(one.origin, one);
    const steps = repositories
        .filter(({ findings }) => findings > 0)
        .map((one) => repositoryStep(one, foreign.get(one.origin), view));
    if (incomplete.length === 0)
        return steps;
    const first = repositories.filter(({ harm }) => harm?.['foreign-digest'] !== undefined).length;
    return steps.toSpliced(first, 0, investigateStep(incomplete));
}
const maxKinds = 3;
function repositoryStep(repository, foreign, view) {
    const { origin, findings: count, owners = [], harm: counts = {}, pinnable = 0 } = repository;
    const found = _report_images_harm_js__WEBPACK_IMPORTED_MODULE_9__/* .harms */ .y.filter((kind) => (counts[kind] ?? 0) > 0);
    const shown = found.slice(0, maxKinds);
    const left = found.slice(maxKinds).reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
    const kinds = [
        ...shown.map((kind) => harmTexts[kind](counts[kind] ?? 0)),
        ...(left === 0 ? [] : [`${left} more`]),
    ];
    const since = repository.new === undefined
        ? ''
        : `; ${repository.new} new, ${repository.fixed ?? 0} fixed since the last audit`;
    const places = foreign === undefined ? [] : [stepPlace(foreign, view)];
    const advice = [
        ...(places.length === 0 ? [] : [_words_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .stepTexts */ .B0.blame]),
        ...(pinnable === 0 ? [] : [_words_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .stepTexts */ .B0.pinThere(pinnable)]),
    ].join(' ');
    const harm = `${kinds.join(', ') || (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(count, 'finding')}${since}`;
    return { kind: 'repository', count, origin, owners, harm, advice, places };
}
function pinStep(findings) {
    const changes = (0,_words_change_js__WEBPACK_IMPORTED_MODULE_7__/* .changesOf */ .fs)(findings);
    const checks = [...new Set(findings.map(({ check }) => check))];
    return { kind: 'pin', count: changes.length, checks, changes };
}
const temporary = new Set([
    'unreachable',
    'timeout',
    'rate-limited',
    'server-error',
    'stopped',
]);
function investigateStep(incomplete) {
    const byCause = new Map();
    for (const { cause, message } of incomplete) {
        const known = byCause.get(cause);
        if (known === undefined)
            byCause.set(cause, { cause, count: 1, first: message });
        else
            known.count += 1;
    }
    const causes = [...byCause.values()].sort((a, b) => Number(temporary.has(a.cause)) - Number(temporary.has(b.cause)) || b.count - a.count);
    const { length: count } = incomplete;
    const passing = causes.filter(({ cause }) => temporary.has(cause)).length;
    const advice = passing === causes.length
        ? _words_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .stepTexts */ .B0.temporary(count)
        : passing === 0
            ? _words_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .stepTexts */ .B0.permanent
            : _words_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .stepTexts */ .B0.mixed;
    return { kind: 'investigate', count, causes, advice };
}
function sizeOf(step) {
    if (step.kind !== 'fix')
        return (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(step.count, { pin: 'line', investigate: 'item', repository: 'finding' }[step.kind]);
    return step.images === 0 ? (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(step.count, 'place') : (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(step.images, 'image');
}


/***/ }),

/***/ 69977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   R7: () => (/* binding */ styles),
/* harmony export */   RX: () => (/* binding */ terminalTable),
/* harmony export */   ky: () => (/* binding */ wrapped)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94668);


const gap = 2;
const minColumn = 8;
const minName = 24;
const maxAligned = 200;
function terminalTable(rows, width = Number.POSITIVE_INFINITY, names = []) {
    const all = rows.map((texts) => texts.map(cellOf));
    const shorten = fitter(all, widthsOf(all), width, names);
    const shortened = all.map(shorten);
    return [...linesOf(shortened, widthsOf(shortened), width)].join('\n');
}
function* linesOf(rows, wanted, width) {
    const widths = width === Number.POSITIVE_INFINITY
        ? wanted.map((cells) => Math.min(cells, maxAligned))
        : narrowed(wanted, roomIn(width, wanted), minColumn);
    const isCut = width !== Number.POSITIVE_INFINITY;
    for (const row of rows)
        yield lineOf(row, widths, isCut);
}
function roomIn(width, columns) {
    return width - gap * (columns.length - 1);
}
function lineOf(row, widths, isCut) {
    const texts = row.map(({ text, cells }, column) => {
        const columnWidth = widths[column] ?? 0;
        const fitted = isCut && cells > columnWidth ? cellOf(clipped(text, columnWidth)) : { text, cells };
        return fitted.text + ' '.repeat(Math.max(0, columnWidth - fitted.cells));
    });
    return texts.join(' '.repeat(gap)).trimEnd();
}
function cellOf(text) {
    return { text, cells: cellsOf(text) };
}
function widthsOf(rows) {
    const widths = [];
    for (const row of rows)
        for (const [column, { cells }] of row.entries())
            widths[column] = Math.max(widths[column] ?? 0, cells);
    return widths;
}
function fitter(rows, wanted, width, names) {
    if (width === Number.POSITIVE_INFINITY)
        return (row) => row;
    const others = wanted.reduce((sum, cells, column) => sum + (names.includes(column) ? 0 : cells), 0);
    const nameWidths = narrowed(names.map((column) => wanted[column] ?? 0), roomIn(width, wanted) - others, minName);
    const roots = names.map((column, index) => {
        const cut = new Set();
        for (const row of rows) {
            const cell = row[column];
            if (cell !== undefined && cell.cells > (nameWidths[index] ?? 0))
                cut.add(rootOf(cell.text));
        }
        cut.delete('');
        return cut;
    });
    return (row) => row.map((cell, column) => {
        const name = names.indexOf(column);
        const nameWidth = nameWidths[name];
        if (nameWidth === undefined)
            return cell;
        if (cell.cells > nameWidth)
            return cellOf(endOf(cell.text, nameWidth));
        const root = rootOf(cell.text);
        return roots[name]?.has(root) === true ? cellOf(`…${cell.text.slice(root.length)}`) : cell;
    });
}
const ascii = /^[ -~]*$/;
let segmenter;
function cellsOf(text) {
    return ascii.test(text) ? text.length : (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(text);
}
function segmentsOf(text) {
    segmenter ??= new Intl.Segmenter();
    return [...segmenter.segment(text)].map(({ segment }) => segment);
}
function narrowed(wanted, room, min) {
    const widths = [...wanted];
    let excess = widths.reduce((sum, width) => sum + width, 0) - room;
    while (excess > 0) {
        const widest = Math.max(...widths);
        if (widest <= min)
            break;
        const next = Math.max(min, ...widths.filter((width) => width < widest));
        const column = widths.indexOf(widest);
        const step = widths.filter((width) => width === widest).length > 1 ? 1 : widest - next;
        const taken = Math.min(excess, Math.max(1, step));
        widths[column] = widest - taken;
        excess -= taken;
    }
    return widths;
}
function clipped(text, cells) {
    if (ascii.test(text))
        return `${text.slice(0, Math.max(cells - 1, 0))}…`;
    let shown = '';
    let used = 1;
    for (const segment of segmentsOf(text.slice(0, cells * 8))) {
        used += cellsOf(segment);
        if (used > cells)
            break;
        shown += segment;
    }
    return `${shown}…`;
}
function rootOf(text) {
    return text.slice(0, Math.max(0, text.indexOf('/')));
}
function endOf(text, cells) {
    const shown = ascii.test(text) ? text.slice(-Math.max(cells - 1, 1)) : lastSegments(text, cells - 1);
    const slash = shown.indexOf('/');
    return `…${slash > 0 ? shown.slice(slash) : shown}`;
}
function lastSegments(text, cells) {
    let shown = '';
    let used = 0;
    for (const segment of segmentsOf(text.slice(-cells * 8)).toReversed()) {
        used += cellsOf(segment);
        if (used > cells)
            break;
        shown = segment + shown;
    }
    return shown;
}
function wrapped(text, width) {
    if (width === Number.POSITIVE_INFINITY)
        return [text];
    const lines = [];
    let line = '';
    let used = 0;
    for (const word of text.split(' ')) {
        const cells = word.length > 2 * width ? word.length : cellsOf(word);
        if (line !== '' && used + 1 + cells > width) {
            lines.push(line);
            [line, used] = [word, cells];
        }
        else {
            [line, used] = line === '' ? [word, cells] : [`${line} ${word}`, used + 1 + cells];
        }
    }
    return [...lines, line];
}
const styles = {
    error: 'red',
    warning: 'yellow',
    notice: 'cyan',
    pass: 'green',
    fail: 'red',
    incomplete: 'yellow',
    attention: 'yellow',
};
function painter({ colour }) {
    return (style, text) => (colour && text !== '' ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : text);
}


/***/ }),

/***/ 9837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ forecastSummary),
/* harmony export */   x: () => (/* binding */ forecastText)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38118);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57282);
/* harmony import */ var _words_forecast_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84450);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69977);




const gradeStyles = { breaking: 'red', notable: 'yellow', quiet: 'green', unknown: 'yellow' };
const maxTextBytes = 2000;
function forecastText(forecast, look, maxRows) {
    const paint = (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .painter */ .C2)(look);
    const { image, from, to, grade } = forecast;
    const shown = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(text, maxTextBytes));
    const head = `${paint(gradeStyles[grade], grade)}  ${paint('bold', shown(image))}  ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(from)} → ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(to)}`;
    const facts = (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastFacts */ .Nf)(forecast).flatMap(({ label, text, link }) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapped */ .ky)(`${label}: ${shown(text)}${link === undefined ? '' : ` ${shown(link)}`}`, (look.width ?? Number.POSITIVE_INFINITY) - 4).map((line) => `    ${line}`));
    const rows = (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastRows */ .hm)(forecast);
    const cells = rows
        .slice(0, maxRows)
        .map(({ change, what, from: old, to: next, platforms }) => [
        `    ${change}`,
        shown(what),
        shown(old),
        shown(next),
        shown(platforms),
    ]);
    const left = rows.length - cells.length + (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .cutRows */ .Wp)(forecast);
    return [
        head,
        `    ${(0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastCounts */ .i_)(forecast)}; ${_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .gradeMeanings */ .e6[grade]}`,
        ...facts,
        ...(cells.length === 0 ? [] : [(0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalTable */ .RX)(cells, look.width)]),
        ...(left === 0 ? [] : [`    ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(left, 'more change')}`]),
    ].join('\n');
}
const maxShort = 20;
const shortLabels = ['Held back', 'Breaking'];
function forecastSummary(forecasts, look) {
    const paint = (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .painter */ .C2)(look);
    const blocks = (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .inGradeOrder */ .bS)(forecasts)
        .slice(0, maxShort)
        .map((one) => {
        const name = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(one.image, maxTextBytes));
        const head = `${paint(gradeStyles[one.grade], one.grade)}  ${name}  ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(one.from)} → ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(one.to)}`;
        const reasons = (0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastFacts */ .Nf)(one)
            .filter(({ label }) => shortLabels.includes(label))
            .map(({ label, text }) => `${label}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(text, maxTextBytes))}`);
        const lines = [(0,_words_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastCounts */ .i_)(one), ...reasons].flatMap((line) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapped */ .ky)(line, (look.width ?? Number.POSITIVE_INFINITY) - 4));
        return [head, ...lines.map((line) => `    ${line}`)].join('\n');
    });
    const left = forecasts.length - blocks.length;
    return [...blocks, ...(left > 0 ? [(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(left, 'more forecast')] : [])].join('\n');
}


/***/ }),

/***/ 80358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ terminalText)
});

// UNUSED EXPORTS: signatureTable

// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/report/sources-used.js
var sources_used = __webpack_require__(44736);
// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/output/next-steps.js
var next_steps = __webpack_require__(93890);
// EXTERNAL MODULE: ./lib/output/view.js
var output_view = __webpack_require__(51692);
// EXTERNAL MODULE: ./lib/output/words/account.js
var account = __webpack_require__(9816);
// EXTERNAL MODULE: ./lib/output/words/advisories.js
var advisories = __webpack_require__(97308);
// EXTERNAL MODULE: ./lib/output/words/cards.js
var cards = __webpack_require__(62192);
// EXTERNAL MODULE: ./lib/output/words/change.js
var words_change = __webpack_require__(52707);
// EXTERNAL MODULE: ./lib/output/words/changes.js
var changes = __webpack_require__(2374);
// EXTERNAL MODULE: ./lib/output/words/format.js
var format = __webpack_require__(64148);
// EXTERNAL MODULE: ./lib/output/words/signatures.js
var signatures = __webpack_require__(90988);
// EXTERNAL MODULE: ./lib/output/words/texts.js
var texts = __webpack_require__(45743);
// EXTERNAL MODULE: ./lib/output/words/tone.js
var tone = __webpack_require__(81067);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var columns = __webpack_require__(69977);
;// CONCATENATED MODULE: ./lib/output/terminal/cards.js







const indent = '    ';
const maxPlaces = 6;
const separator = ', ';
const maxAdvisories = 3;
function cardRenderer(report, look, paint, checks) {
    const lines = (text) => (0,columns/* wrapped */.ky)((0,text_text/* plain */.pj)((0,output_escape/* cut */.Jj)(text, output_view/* viewLimits */.c5.annotationBytes)), (look.width ?? Number.POSITIVE_INFINITY) - indent.length);
    return (image) => {
        const { severity = 'notice', name, waived } = image;
        const counts = (0,cards/* openChecks */._g)(image).map((one) => {
            const own = one.severity === severity ? '' : `${one.severity} `;
            return `${own}${one.check}${(0,cards/* countText */.lT)(one, image)}`;
        });
        const accepted = waived === 0 ? [] : [`${waived} waived`];
        const title = [
            paint(columns/* styles */.R7[severity], severity),
            paint('bold', (0,text_text/* plain */.pj)((0,output_escape/* shortDigests */.sY)((0,output_escape/* cut */.Jj)(name, 400)))),
            paint('dim', (0,texts/* existingLabel */.kg)(image)),
        ];
        const text = [
            [...counts, ...accepted].join(', '),
            ...knownTexts(image, report).map(output_escape/* shortDigests */.sY),
            ...advisoryLines(image),
        ].flatMap(lines);
        const action = todoTexts(image, checks)
            .flatMap(lines)
            .map((line) => paint('cyan', line));
        const places = placeLines(image, look);
        return [
            title.filter((part) => part !== '').join('  '),
            ...[...text, ...action].map((line) => indent + line),
            ...places,
        ].join('\n');
    };
}
function todoTexts(image, checks) {
    const todo = (0,cards/* actionPhrase */.aX)(image, checks)
        .map((part) => (typeof part === 'string' ? part : part.code))
        .join('');
    const { do: act, to, automatic } = image.action ?? {};
    if (act === 'pin' && to !== undefined && automatic !== true)
        return [`→ ${texts/* cardTexts */.DP.pinByHand}`, to];
    return todo === '' ? [] : [`→ ${(0,output_escape/* shortDigests */.sY)(todo)}`];
}
function knownTexts(image, report) {
    const wrong = (0,cards/* wrongTexts */.aH)(image);
    if (report.mode !== 'audit')
        return wrong;
    const pins = (0,cards/* pinTexts */.S_)(image, report);
    const lines = pins.length < 2
        ? pins.map(({ text }) => text)
        : pins.map(({ digest, text }) => (digest === undefined ? text : `${(0,text_text/* shortDigest */.VK)(digest)}: ${text}`));
    const isSaid = (text) => pins.some((one) => one.text.includes(text));
    return [...wrong.filter((text) => !isSaid(text)), ...lines.filter((text) => text !== '')];
}
function advisoryLines({ advisories }) {
    return advisories.flatMap(({ url }) => (url === undefined ? [] : [url])).slice(0, maxAdvisories);
}
function placeLines(image, look) {
    const { found, total } = (0,cards/* placesInWords */.tb)(image);
    const shown = found.slice(0, maxPlaces);
    const left = total - shown.length;
    const more = left === 0 ? [] : [texts/* cardTexts */.DP.morePlaces(left)];
    const cells = [
        ...shown.map((place) => ({ text: linkedPlace(place, look), length: placeText(place).length })),
        ...more.map((text) => ({ text, length: text.length })),
    ];
    const width = look.width ?? 100;
    const lines = [];
    let room = 0;
    for (const { text, length } of cells) {
        room -= length + separator.length;
        if (room < 0 || lines.length === 0) {
            lines.push(`${indent}${text}`);
            room = width - indent.length - length;
        }
        else
            lines.push(`${lines.pop() ?? ''}${separator}${text}`);
    }
    return lines;
}
function placeText({ origin, file, line, column }) {
    return origin === undefined
        ? `${(0,text_text/* plain */.pj)(file)}:${line}:${column}`
        : (0,text_text/* plain */.pj)((0,format/* formatPlace */.dE)({ origin, file, line }));
}
function linkedPlace(place, { link }) {
    const { origin, file, url } = place;
    const text = placeText(place);
    const target = origin === undefined ? link?.(file) : link === undefined ? undefined : url;
    return target === undefined ? text : `\u001b]8;;${(0,text_text/* plain */.pj)(target)}\u001b\\${text}\u001b]8;;\u001b\\`;
}

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
;// CONCATENATED MODULE: ./lib/output/terminal/folds.js


const findingFolds = { maxUnfolded: 5, noun: '' };
const maxBlocksPerKind = 3;
const maxRows = 40;
const maxRowsPerStatus = 8;
function foldedRows(images, row) {
    if (images.length <= maxRows)
        return images.map(row);
    const counts = new Map();
    const shown = images.filter((image) => {
        const status = statusText(image);
        const count = (counts.get(status) ?? 0) + 1;
        counts.set(status, count);
        return count <= maxRowsPerStatus;
    });
    const left = [...counts].filter(([, count]) => count > maxRowsPerStatus);
    return [
        ...shown.map(row),
        ...left.map(([status, count]) => [
            `… and ${count - maxRowsPerStatus} more`,
            '',
            `${status} (the report lists all)`,
        ]),
    ];
}
function statusText({ pins: [pin] }) {
    const { status = 'unknown', cause, built } = pin ?? {};
    const label = texts/* statusLabels */.Uj[status].toLowerCase();
    if (built !== undefined)
        return 'verified by its build';
    return status === 'unknown' ? `${label} (${cause ?? 'not checked'})` : label;
}
const cardFolds = { maxUnfolded: 5, noun: ' images' };
function foldedBlocks(items, kindOf, render, { maxUnfolded, noun } = findingFolds) {
    if (items.length <= maxUnfolded)
        return items.map(render);
    const kinds = new Map();
    for (const item of items) {
        (0,collections/* addToGroup */.Mr)(kinds, kindOf(item), item);
    }
    const lines = new Map();
    for (const [kind, similar] of kinds) {
        const shown = similar.length <= maxBlocksPerKind + 1 ? similar : similar.slice(0, maxBlocksPerKind);
        for (const one of shown)
            lines.set(one, render(one));
        const last = shown.at(-1);
        const left = similar.length - shown.length;
        if (last !== undefined && left > 0)
            lines.set(last, `${lines.get(last)}\n    … and ${left} more${noun} like these (${kind}); the JSON and HTML reports list all`);
    }
    return items.flatMap((item) => lines.get(item) ?? []);
}

// EXTERNAL MODULE: ./lib/output/terminal/forecast.js
var forecast = __webpack_require__(9837);
;// CONCATENATED MODULE: ./lib/output/terminal/index.js


















function blockRenderer(look, paint) {
    const indented = (text) => (0,columns/* wrapped */.ky)((0,text_text/* plain */.pj)((0,output_escape/* cut */.Jj)(text, output_view/* viewLimits */.c5.annotationBytes)), (look.width ?? Number.POSITIVE_INFINITY) - 4)
        .map((line) => `    ${line}`)
        .join('\n');
    const place = ({ origin, file, line, column }) => file === undefined || origin !== undefined
        ? (0,text_text/* plain */.pj)((0,format/* formatPlace */.dE)({ origin, file, line }))
        : linked(look, file, `${(0,text_text/* plain */.pj)(file)}:${line}${column === undefined ? '' : `:${column}`}`);
    const diff = (before, after) => {
        const lines = (0,words_change/* withoutIndent */.tO)({ before, after });
        return [
            ...lines.before.map((line) => paint('red', `    - ${(0,text_text/* plain */.pj)(line)}`)),
            ...lines.after.map((line) => paint('green', `    + ${(0,text_text/* plain */.pj)(line)}`)),
        ].join('\n');
    };
    const head = (...parts) => parts.filter((part) => part !== '').join('  ');
    return {
        finding(finding) {
            const { severity, check, message } = finding;
            const change = (0,words_change/* changeOf */.C2)(finding);
            const label = paint('dim', (0,texts/* existingLabel */.kg)(finding));
            const lines = [
                head(paint(columns/* styles */.R7[severity], severity), paint('bold', (0,text_text/* plain */.pj)(check)), place(finding), label),
                indented(message),
                ...(change === undefined ? [] : [diff(change.before, change.after)]),
            ];
            const elsewhere = change !== undefined && change.line !== finding.line;
            if (elsewhere)
                lines.splice(2, 0, `    fix at ${place({ ...change, column: undefined })}`);
            return lines.join('\n');
        },
        waived({ check, waived, ...at }) {
            const { reason = '', expires } = waived ?? {};
            const until = expires === undefined ? '' : paint('dim', `until ${(0,text_text/* plain */.pj)((0,format/* formatReportDay */.On)(expires))}`);
            return `${head(paint('dim', 'waived'), (0,text_text/* plain */.pj)(check), place(at), until)}\n${indented(reason)}`;
        },
        waiver(waiver) {
            const { state, notice = '', file, line, column } = waiver;
            const title = paint(state === 'expired' || state === 'lapsed' ? 'red' : 'yellow', 'waiver');
            const about = head(title, texts/* waiverStates */.RT[state], (0,text_text/* plain */.pj)((0,output_escape/* cut */.Jj)((0,texts/* waiverScope */.rY)(waiver), output_view/* viewLimits */.c5.annotationBytes)));
            return `${head(about, place({ file, line, column }))}\n${indented(notice)}`;
        },
        gap(gap) {
            const code = paint('dim', `[${(0,text_text/* plain */.pj)(gap.cause)}]`);
            const title = head(paint('yellow', 'not verified'), (0,text_text/* plain */.pj)((0,output_escape/* shortDigests */.sY)((0,format/* subjectOf */.et)(gap))), code);
            return `${title}\n${indented((0,output_escape/* shortDigests */.sY)(gap.message))}`;
        },
        edit({ file, line, before, after }) {
            const [title, old] = before === '' ? ['added to ledger', []] : ['pinned', [before]];
            return `${head(paint('green', title), place({ file, line }))}\n${diff(old, [after])}`;
        },
    };
}
function linked({ link }, file, text) {
    return link === undefined ? text : `\u001b]8;;${(0,text_text/* plain */.pj)(link(file))}\u001b\\${text}\u001b]8;;\u001b\\`;
}
const maxSteps = 3;
const terminal_maxPlaces = 2;
const maxCauses = 3;
const maxSeen = 5;
function firstSteps(steps, { width }, paint) {
    if (steps.length === 0)
        return '';
    const room = (width ?? Number.POSITIVE_INFINITY) - 5;
    const lines = steps.slice(0, maxSteps).flatMap((step, index) => {
        const [head, ...more] = linesOf(step).map(text_text/* plain */.pj);
        const [first = '', ...rest] = (0,columns/* wrapped */.ky)(head ?? '', room);
        const indented = [...rest, ...more.flatMap((line) => (0,columns/* wrapped */.ky)(line, room))];
        return [`  ${index + 1}. ${first}`, ...indented.map((line) => `     ${line}`)];
    });
    const left = steps.length - maxSteps;
    const others = left > 0 ? [`  … and ${(0,text_text/* plural */.LS)(left, 'more step')}. All findings are listed below.`] : [];
    return [paint('bold', 'What to do first'), ...lines, ...others].join('\n');
}
function linesOf(step) {
    switch (step.kind) {
        case 'pin':
            return [`Pin ${(0,next_steps/* sizeOf */.$)(step)} (${step.checks.join(', ')}): ${texts/* stepTexts */.B0.pin(step.count)}`];
        case 'fix': {
            const places = step.places.slice(0, terminal_maxPlaces).map(format/* formatPlace */.dE);
            const more = step.count - places.length;
            const where = [...places, ...(more > 0 && places.length > 0 ? [`${more} more`] : [])].join(', ');
            const foreign = step.places.slice(0, terminal_maxPlaces).flatMap((one) => foreignText(one));
            return [
                `${step.check}, ${(0,next_steps/* sizeOf */.$)(step)}${where === '' ? '' : ` (${where})`}: ${step.advice}`,
                ...foreign,
            ];
        }
        case 'repository':
            return [
                `${[step.origin, ...step.owners.map((one) => `(${one})`)].join(' ')}: ${step.harm}. ${step.advice}`,
                ...step.places.flatMap((one) => foreignText(one)),
            ];
        case 'investigate': {
            const causes = step.causes.slice(0, maxCauses).map(({ cause, count, first }) => {
                const many = step.causes.length > 1 ? `, ${count} of ${step.count}` : '';
                return `${(0,output_escape/* shortDigests */.sY)(first)} [${cause}]${many}`;
            });
            return [`${texts/* stepTexts */.B0.unverified((0,next_steps/* sizeOf */.$)(step))} ${step.advice}`, ...causes];
        }
    }
}
function foreignText({ name = '', foreign, ...at }) {
    if (foreign === undefined)
        return [];
    const others = foreign.others === '' ? '' : `. ${foreign.others}`;
    return [
        `${(0,format/* formatPlace */.dE)(at)} pins ${(0,output_escape/* shortDigests */.sY)(name)} to ${(0,output_escape/* shortDigests */.sY)(foreign.digest)}, ${texts/* cardTexts */.DP.neverHad}${others}.`,
    ];
}
const maxTextBytes = 400;
function signatureTable(report, { width }) {
    const rows = (0,signatures/* signatureRows */.ie)(report);
    const shown = rows.slice(0, output_view/* viewLimits */.c5.terminalFindings);
    if (shown.length === 0)
        return '';
    const cell = (text) => (0,text_text/* plain */.pj)((0,output_escape/* cut */.Jj)(text, maxTextBytes));
    const table = (0,columns/* terminalTable */.RX)([
        ['SIGNATURES', 'DIGEST', ''],
        ...shown.map(({ image, digest, text }) => [cell(image), cell(digest), cell(text)]),
    ], width);
    const left = (0,texts/* shownText */.f$)({ shown, total: rows.length });
    return left === '' ? table : `${table}\n\n${left}`;
}
function terminalText(report, view, look, checks = []) {
    const paint = (0,columns/* painter */.C2)(look);
    const render = blockRenderer(look, paint);
    const card = cardRenderer(report, look, paint, checks);
    const { otherCauses, totals } = view;
    const images = view.images.filter(({ findings }) => findings > 0);
    const isAudit = report.mode === 'audit';
    const listed = isAudit ? images.slice(0, output_view/* viewLimits */.c5.terminalImages) : images;
    const cards = isAudit ? listed.map(card) : foldedBlocks(images, kindOf, card, cardFolds);
    const waivers = (0,texts/* notableWaivers */.$_)(report).slice(0, output_view/* viewLimits */.c5.terminalFindings);
    const gaps = report.incomplete;
    const edits = [...view.pinned, ...view.recorded];
    const folded = {
        others: foldedBlocks(otherCauses, ({ check }) => (0,text_text/* plain */.pj)(check), render.finding),
        waived: foldedBlocks(view.waived, ({ check }) => `${(0,text_text/* plain */.pj)(check)}, waived`, render.waived),
        gaps: foldedBlocks(gaps, ({ cause }) => (0,text_text/* plain */.pj)(cause), render.gap),
        edits: foldedBlocks(edits, writtenWhere, render.edit),
    };
    const steps = (0,next_steps/* stepsOf */.B)(report, view, checks);
    const sources = (0,sources_used/* sourcesLine */.h)(report);
    const fitted = (text) => (0,columns/* wrapped */.ky)(text, look.width ?? Number.POSITIVE_INFINITY).join('\n');
    const style = columns/* styles */.R7[(0,tone/* moodOf */.j)(report, view)];
    const parts = [
        () => firstSteps(steps, look, paint),
        () => cards.join('\n'),
        () => rest(listed, images.length, 'images that need attention'),
        () => folded.others.join('\n'),
        () => cleanTable(report, view, look),
        () => folded.waived.join('\n'),
        () => rest(view.waived, totals.waived, 'waived findings'),
        () => advisoryTable(report, look),
        () => signatureTable(report, look),
        () => waivers.map(render.waiver).join('\n'),
        () => folded.gaps.join('\n'),
        () => rest(gaps, totals.unknown, 'items that are not verified'),
        () => folded.edits.join('\n'),
        () => (0,forecast/* forecastSummary */.C)(report.forecasts ?? [], look),
        () => seenList(report),
        () => (sources === '' ? '' : paint('dim', fitted((0,text_text/* plain */.pj)(sources)))),
        () => (report.references.length === 0 && report.verdict === 'pass' ? (0,format/* verdictMeaning */.Ll)(report) : ''),
        () => (0,text_text/* plain */.pj)((0,changes/* changesText */.T)(report)),
        () => (totals.findings === 0 ? '' : paint(['bold', style], fitted((0,tone/* attentionText */.C)(report, view)))),
        () => paint(['bold', style], fitted((0,text_text/* plain */.pj)((0,format/* headline */.Pl)(report, view)))),
    ].map((write) => write());
    return parts.filter((part) => part !== '').join('\n\n');
}
function writtenWhere({ before }) {
    return before === '' ? 'added to ledger' : 'pinned';
}
function kindOf(image) {
    return (0,cards/* openChecks */._g)(image)
        .map(({ check }) => (0,text_text/* plain */.pj)(check))
        .join(', ');
}
function rest(shown, total, noun) {
    const text = (0,texts/* shownText */.f$)({ shown, total });
    return text === '' ? '' : text.replace(String(total), `${total} ${noun}`);
}
function cleanTable(report, { images }, look) {
    const clean = images.filter(({ findings }) => findings === 0);
    const row = (image) => [placesOf(image), image.name, (0,cards/* stateText */.r9)(image, report)].map(terminal_short);
    const others = report.mode === 'audit' ? report.references.filter(({ kind }) => kind !== 'image') : [];
    const rows = others
        .slice(0, output_view/* viewLimits */.c5.terminalImages)
        .map((one) => [(0,format/* formatPlace */.dE)(one), (0,format/* referenceName */.z$)(one), (0,format/* historyText */.u_)(one)].map(terminal_short));
    const table = (0,columns/* terminalTable */.RX)([...foldedRows(clean, row), ...rows], look.width, [0, 1]);
    const left = rest(rows, others.length, 'references that are not verified');
    return left === '' ? table : `${table}\n\n${left}`;
}
function seenList(report) {
    const { shown, total } = (0,account/* seenRows */.Le)(report);
    if (total === 0)
        return '';
    const some = shown.slice(0, maxSeen);
    const lines = some.map((one) => `  ${terminal_short((0,format/* formatPlace */.dE)(one))}  ${terminal_short(one.name)}`);
    const left = total - some.length;
    const more = left === 0 ? [] : [`  … and ${left} more, which are in the JSON report`];
    return [`${account/* seenTitle */.kx}:`, ...lines, ...more].join('\n');
}
function placesOf({ places: [first], references }) {
    if (first === undefined)
        return '';
    const place = [first.origin, `${first.file}:${first.line}`].filter((part) => part !== undefined).join(' ');
    return references > 1 ? `${place} +${references - 1}` : place;
}
function advisoryTable(report, look) {
    const rows = (0,advisories/* advisoriesOf */.fO)(report);
    const shown = rows.slice(0, output_view/* viewLimits */.c5.terminalFindings);
    if (shown.length === 0)
        return '';
    const text = (0,columns/* terminalTable */.RX)([
        ['ADVISORY', 'SEVERITY', 'PACKAGE', 'STATUS', 'UPDATED', 'FINDINGS'],
        ...shown.map(({ id, aliases, risk, artifact, status, fixedIn, updated, outcome }) => [
            terminal_short([id, ...aliases].join(' = ')),
            (0,advisories/* severityText */.pA)(risk),
            terminal_short(artifact),
            terminal_short(fixedIn.length === 0 ? status : `${status} in ${fixedIn.join(', ')}`),
            terminal_short((0,format/* formatReportDay */.On)(updated)),
            outcome,
        ]),
    ], look.width);
    const left = rest(shown, rows.length, 'advisories');
    return left === '' ? text : `${text}\n\n${left}`;
}
function terminal_short(text) {
    return (0,text_text/* plain */.pj)((0,output_escape/* cut */.Jj)(text, 400));
}


/***/ }),

/***/ 51692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ takeWithin),
/* harmony export */   c5: () => (/* binding */ viewLimits),
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   md: () => (/* binding */ worstFirst)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82664);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38118);
/* harmony import */ var _report_images_group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21778);
/* harmony import */ var _report_images_summaries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12317);





const viewLimits = {
    annotations: 10,
    annotationErrors: 9,
    annotationBytes: 4096,
    summaryBytes: 60_000,
    commentBytes: 60_000,
    imageListBytes: 256 * 1024,
    sarifResults: 25_000,
    sarifGzipBytes: 10_000_000,
    terminalFindings: 1000,
    terminalImages: 40,
};
function viewOf(report) {
    const ordered = report.findings.toSorted(worstFirst);
    const findings = [];
    const waived = [];
    for (const finding of ordered) {
        (isWaived(finding) ? waived : findings).push(finding);
    }
    const { references, edits } = report;
    const pinned = edits.filter(({ before }) => before !== '');
    const recorded = edits.filter(({ before }) => before === '');
    const images = report.images ?? (0,_report_images_summaries_js__WEBPACK_IMPORTED_MODULE_1__/* .imageSummaries */ .EQ)(report);
    const withFindings = images.filter((image) => image.findings > 0).length;
    const others = (0,_report_images_group_js__WEBPACK_IMPORTED_MODULE_0__/* .findingsOutside */ .u)(references, findings);
    const totals = report.totals ?? totalsOf(report, { findings, waived, pinned, recorded });
    return {
        images,
        findings,
        others,
        otherCauses: byCause(others),
        waived,
        pinned,
        recorded,
        totals: { images: withFindings, ...totals },
    };
}
function byCause(findings) {
    const groups = new Map();
    for (const [index, one] of findings.entries()) {
        const { check, severity, message, introduced, testData, origin, file, fix } = one;
        const own = file === undefined || fix !== undefined ? index : undefined;
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .addToGroup */ .Mr)(groups, JSON.stringify([check, severity, message, introduced, testData, origin, own]), one);
    }
    return [...groups.values()].flatMap(([first, second, ...more]) => {
        if (first === undefined || second === undefined)
            return first ?? [];
        const many = more.length === 0 ? '' : ` and ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(more.length, 'other place')}`;
        return { ...first, message: `${first.message} (also at ${second.file}:${second.line}${many})` };
    });
}
function totalsOf({ references, incomplete }, { findings, waived, pinned, recorded }) {
    const files = new Set();
    let [current, local] = [0, 0];
    for (const { file, kind, fact } of references) {
        files.add(file);
        if (fact?.status === 'current')
            current += 1;
        if (kind === 'local')
            local += 1;
    }
    const bySeverity = countBy(findings, ({ severity }) => severity);
    return {
        findings: findings.length,
        waived: waived.length,
        references: references.length,
        files: files.size,
        current,
        unknown: incomplete.length,
        local,
        pinned: pinned.length,
        recorded: recorded.length,
        bySeverity,
        byCheck: countBy(findings, ({ check }) => check),
    };
}
function countBy(items, key) {
    const counts = {};
    for (const item of items)
        counts[key(item)] = (counts[key(item)] ?? 0) + 1;
    return counts;
}
function takeWithin(items, maxBytes, render) {
    const shown = [];
    let left = maxBytes;
    for (const item of items) {
        const text = render(item);
        left -= Buffer.byteLength(text);
        if (left < 0)
            break;
        shown.push(text);
    }
    return { shown, total: items.length };
}
function isWaived({ waived }) {
    return waived !== undefined;
}
function worstFirst(a, b) {
    return (Number(a.introduced === false) - Number(b.introduced === false) ||
        _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .g.indexOf(a.severity) - _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .g.indexOf(b.severity) ||
        (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.origin ?? '', b.origin ?? '') ||
        Number(a.file === undefined) - Number(b.file === undefined) ||
        (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.file ?? '', b.file ?? '') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0) ||
        (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.check, b.check));
}


/***/ }),

/***/ 97308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fO: () => (/* binding */ advisoriesOf),
/* harmony export */   pA: () => (/* binding */ severityText),
/* harmony export */   qs: () => (/* binding */ severityRank)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_judgement_advisory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14086);
/* harmony import */ var _model_judgement_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40694);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38118);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45743);





function advisoriesOf({ advisories, findings }) {
    const about = new Map();
    for (const finding of findings) {
        if (finding.advisory === undefined)
            continue;
        const key = keyOf(finding.advisory, finding.artifact);
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .addToGroup */ .Mr)(about, key, finding);
    }
    return advisories
        .map((one) => rowOf(one, about.get(keyOf(one.advisoryId, one.artifactName)) ?? []))
        .sort((a, b) => Number(b.open) - Number(a.open) || severityRank(b) - severityRank(a) || (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.id, b.id));
}
function keyOf(advisory, artifact) {
    return JSON.stringify([advisory, artifact]);
}
function rowOf(advisory, found) {
    const { advisoryId, uid, aliases = [], artifactName, severities = [], events = [], updateTime } = advisory;
    const risk = (0,_model_judgement_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityOf */ .xJ)(severities);
    const newest = (0,_model_judgement_advisory_js__WEBPACK_IMPORTED_MODULE_4__/* .newestEvent */ .j)(events);
    const { status = 'unknown', fixedVersion, patchedVersions = [] } = newest ?? {};
    return {
        id: advisoryId === '' ? uid : advisoryId,
        aliases: aliases.filter((alias) => alias !== advisoryId),
        artifact: artifactName,
        ...(risk === undefined ? {} : { risk }),
        status: Object.hasOwn(_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .advisoryStatuses */ .cV, status) ? (_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .advisoryStatuses */ .cV[status] ?? status) : status,
        fixedIn: fixedVersion === undefined ? patchedVersions : [fixedVersion],
        updated: updateTime,
        ...outcomeOf(found),
    };
}
function outcomeOf(found) {
    const waived = found.filter((one) => one.waived !== undefined).length;
    const open = found.length - waived;
    const counts = [open === 0 ? '' : (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(open, 'finding'), waived === 0 ? '' : `${waived} waived`];
    const outcome = counts.filter((count) => count !== '').join(', ');
    return { open: open > 0, outcome: outcome === '' ? 'no finding' : outcome };
}
function severityText(risk) {
    if (risk === undefined)
        return 'unknown';
    const score = risk.score === undefined ? '' : ` (CVSS ${risk.score})`;
    return `${risk.level}${score}${risk.orWorse ? ' or worse' : ''}`;
}
const order = ['none', 'low', 'medium', 'unknown', 'high', 'critical'];
function severityRank({ risk }) {
    return order.indexOf(risk?.level ?? 'unknown') * 100 + (risk?.score ?? 0);
}


/***/ }),

/***/ 62192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P3: () => (/* binding */ riskText),
/* harmony export */   S_: () => (/* binding */ pinTexts),
/* harmony export */   _g: () => (/* binding */ openChecks),
/* harmony export */   aH: () => (/* binding */ wrongTexts),
/* harmony export */   aX: () => (/* binding */ actionPhrase),
/* harmony export */   lT: () => (/* binding */ countText),
/* harmony export */   r9: () => (/* binding */ stateText),
/* harmony export */   tb: () => (/* binding */ placesInWords),
/* harmony export */   wr: () => (/* binding */ adviceOf)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50412);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38118);
/* harmony import */ var _report_images_summaries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12317);
/* harmony import */ var _advisories_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97308);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64148);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45743);






function openChecks({ checks }) {
    return checks.filter(({ findings }) => findings > 0);
}
function placesInWords({ places, placesTotal = places.length, pins }) {
    const found = places.filter(({ checks }) => checks.length > 0);
    const good = places.filter(({ checks, waived }) => checks.length === 0 && waived === undefined);
    const statuses = new Map(pins.map(({ digest, status }) => [digest, status]));
    const known = new Set(good.map(({ digest }) => statuses.get(digest)));
    const [status] = known.size === 1 ? known : [];
    const pinned = status === 'current' ? 'current' : status === 'superseded' ? 'earlier' : undefined;
    const isWhole = placesTotal === places.length;
    const others = found.length === 0 || good.length === 0 || !isWhole ? '' : _texts_js__WEBPACK_IMPORTED_MODULE_3__/* .cardTexts */ .DP.good(good.length, pinned);
    return { found, total: found.length < places.length ? found.length : placesTotal, others };
}
function countText({ check, findings }, { pins }) {
    if (check === 'conflicting-pins') {
        const digests = digestsOf(pins);
        return digests < 2 ? '' : ` (${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(digests, 'digest')})`;
    }
    return findings === 1 ? '' : ` × ${findings}`;
}
function wrongTexts(image) {
    const [worst] = openChecks(image);
    if (worst === undefined)
        return [];
    const lag = lagText(image);
    if (worst.check === _texts_js__WEBPACK_IMPORTED_MODULE_3__/* .foreignCheck */ .xS)
        return foreignTexts(worst, image);
    const isBehind = lag !== '' && openChecks(image).some(({ check }) => check === 'stale-digest');
    if (worst.check === 'stale-digest' && isBehind)
        return [lag];
    const isOpen = image.pins.some(({ cause }) => cause === 'no-history');
    if (worst.check === 'unpinned' && image.since === undefined && !isOpen)
        return isBehind ? [lag] : [];
    const own = worst.check === 'advisory' ? advisoryText(image) : ownText(worst, image);
    return isBehind ? [own, lag] : [own];
}
function foreignTexts(worst, image) {
    const { found, others } = placesInWords(image);
    const foreign = found.filter(({ checks }) => checks.includes(_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .foreignCheck */ .xS));
    const [first] = foreign;
    const own = ownText(worst, image).replace(/^Has never/, 'The tag has never');
    if (first === undefined)
        return [own];
    const more = foreign.length === 1 ? '' : ` and ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(foreign.length - 1, 'other place')}`;
    const text = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlace */ .dE)(first)}${more}: ${own.slice(0, 1).toLowerCase()}${own.slice(1)}`;
    return others === '' ? [text] : [text, others];
}
function lagText({ lagSeconds, behind = 0, since, pins }) {
    if (lagSeconds === undefined)
        return '';
    const lagging = pins.filter((pin) => pin.lagSeconds !== undefined);
    const upTo = lagging.length > 1 ? 'Up to ' : '';
    const [first] = lagging;
    const behindSince = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .behindText */ .Sd)({ ...first, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .compact */ .oE)({ behind, supersededAt: since }) });
    const text = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .daysText */ .D5)(lagSeconds)} and ${behindSince}`;
    return upTo === '' ? (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .capitalized */ .l2)(text) : `${upTo}${text}`;
}
function ownText({ check, message }, { name, current, since, pins }) {
    if (check === 'unpinned' && since !== undefined)
        return _texts_js__WEBPACK_IMPORTED_MODULE_3__/* .cardTexts */ .DP.unpinned((0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .dayText */ .Ew)(since, current?.basis), (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceText */ .rI)(current ?? {}));
    if (check === 'conflicting-pins')
        return _texts_js__WEBPACK_IMPORTED_MODULE_3__/* .cardTexts */ .DP.conflicting(digestsOf(pins));
    const rest = message.startsWith(`${name} `) ? message.slice(name.length + 1) : message;
    const [first = ''] = rest
        .replace(/^\(no tag is written: [^)]{1,200}\) /, '')
        .split(/(?<=\w|\))\. (?=[A-Z])/, 1);
    return (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .capitalized */ .l2)(first);
}
function digestsOf(pins) {
    return pins.filter(({ digest, status }) => digest !== undefined && status !== 'not-in-history' && status !== 'missing').length;
}
function advisoryText({ advisories, checks }) {
    const open = advisories.filter(({ waived }) => waived === undefined);
    const [worst, ...others] = open;
    if (worst === undefined)
        return checks[0]?.message ?? '';
    const more = others.length === 0 ? '' : `, and ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(others.length, 'more advisory')}`;
    return `${advisoryLine(worst)}${more}`;
}
function advisoryLine(advisory) {
    const { id, artifact } = advisory;
    return `${artifact === undefined ? '' : `${artifact}: `}${id}, ${riskText(advisory)}`;
}
function riskText({ level, score, fixedIn = [] }) {
    const rating = level === undefined ? undefined : { level, ...(score === undefined ? {} : { score }) };
    const fix = fixedIn.length === 0 ? 'no fix is known' : `fixed in ${fixedIn.join(', ')}`;
    return `severity ${(0,_advisories_js__WEBPACK_IMPORTED_MODULE_1__/* .severityText */ .pA)(rating)}, ${fix}`;
}
function stateText(image, report) {
    return [...new Set(pinTexts(image, report).map(({ text }) => text))].join('; ');
}
function pinTexts({ pins, current, deprecated, endOfLife }, { mode, asOf }) {
    const textOf = mode === 'audit' ? _format_js__WEBPACK_IMPORTED_MODULE_2__/* .auditText */ .$u : _format_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceText */ .n5;
    return pins.map((pin) => ({
        digest: pin.digest,
        text: textOf({ kind: 'image', fact: { ...pin, ...current, deprecated, endOfLife } }, asOf),
    }));
}
function actionPhrase(image, checks) {
    const { action } = image;
    switch (action?.do) {
        case undefined:
            return [];
        case 'pin':
            return ['Pin ', { code: action.to ?? '' }, action.automatic === true ? '' : _texts_js__WEBPACK_IMPORTED_MODULE_3__/* .cardTexts */ .DP.byHand];
        case 'switch':
            return switchPhrase(image);
        case 'update':
            return updatePhrase(image);
        default:
            return [openAdvice(image, checks)];
    }
}
function openAdvice(image, checks) {
    const check = openChecks(image)[0]?.check ?? '';
    if (image.pins.some(_report_images_summaries_js__WEBPACK_IMPORTED_MODULE_0__/* .isWaiting */ .Gu) && (0,_report_images_summaries_js__WEBPACK_IMPORTED_MODULE_0__/* .isEndedByPin */ .Dx)(check))
        return _texts_js__WEBPACK_IMPORTED_MODULE_3__/* .stepTexts */ .B0.waiting;
    return check === 'unpinned' && image.current === undefined ? _texts_js__WEBPACK_IMPORTED_MODULE_3__/* .stepTexts */ .B0.blocked : adviceOf(check, checks);
}
function switchPhrase({ action, endOfLife }) {
    const { tag } = action ?? {};
    const [ended] = endOfLife?.releases?.ends ?? [];
    if (ended?.nearest !== undefined)
        return ['Switch from ', ended.name, ' to ', { code: ended.nearest }, ' or newer'];
    if (ended !== undefined)
        return [_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .cardTexts */ .DP.noRelease(ended.name)];
    if (tag === undefined)
        return [_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .cardTexts */ .DP.noSuccessor];
    const newest = endOfLife?.newest ?? tag;
    const far = newest === tag ? [] : [', or to the newest tag, ', { code: `:${newest}` }];
    return ['Switch to ', { code: `:${tag}` }, ...far];
}
function updatePhrase({ advisories }) {
    const fixed = advisories.find(({ fixedIn, waived }) => fixedIn !== undefined && waived === undefined);
    const { artifact, fixedIn = [] } = fixed ?? {};
    const [version] = fixedIn;
    if (artifact === undefined || version === undefined)
        return [_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .cardTexts */ .DP.updateImage];
    return ['Use an image that has ', { code: `${artifact} ${version}` }];
}
function adviceOf(check, checks) {
    return checks.find(({ id }) => id === check)?.fix.split(/(?<=\.) /)[0] ?? '';
}


/***/ }),

/***/ 52707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   MG: () => (/* binding */ replacementLines),
/* harmony export */   fs: () => (/* binding */ changesOf),
/* harmony export */   tO: () => (/* binding */ withoutIndent)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50412);

function changeOf({ origin, file, line, fix }) {
    if (fix === undefined || file === undefined || line === undefined)
        return undefined;
    const { before, after } = fix.lines ?? { before: fix.expect, after: fix.replacement };
    const [old, fresh] = [linesOf(before), linesOf(after)];
    const max = Math.min(old.length, fresh.length);
    let head = 0;
    while (head < max && old[head] === fresh[head])
        head += 1;
    let tail = 0;
    while (tail < max - head && old.at(-1 - tail) === fresh.at(-1 - tail))
        tail += 1;
    const changed = {
        before: old.slice(head, old.length - tail),
        after: fresh.slice(head, fresh.length - tail),
    };
    if (changed.before.length + changed.after.length === 0)
        return undefined;
    const at = { file, line: (fix.place?.line ?? line) + head };
    return { ...(origin === undefined ? {} : { origin }), ...at, ...changed };
}
function replacementLines(finding) {
    const { fix } = finding;
    if (fix === undefined)
        return [];
    const change = fix.place === undefined ? undefined : changeOf(finding);
    if (change === undefined)
        return [`Replace with: ${fix.replacement}`];
    return [`On line ${change.line}, replace with: ${change.after.map((line) => line.trim()).join('\n')}`];
}
function changesOf(findings) {
    const changes = findings.flatMap((finding) => changeOf(finding) ?? []);
    return [
        ...new Map(changes.map((change) => [`${change.line} ${change.origin} ${change.file}`, change])).values(),
    ];
}
function withoutIndent({ before, after, }) {
    const indents = [...before, ...after].filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
    const least = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .smallest */ .o9)(indents, Number.MAX_SAFE_INTEGER);
    const cut = (line) => line.slice(least).trimEnd();
    return { before: before.map(cut), after: after.map(cut) };
}
function linesOf(text) {
    return text.split(/\r\n|\n|\r/);
}


/***/ }),

/***/ 2374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ comparisonNotes),
/* harmony export */   T: () => (/* binding */ changesText)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64148);


const maxNamed = 3;
function changesText({ changes }) {
    if (changes === undefined)
        return '';
    const { counts, newlyForeign, newlyStale, since } = changes;
    const numbers = `Since ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatReportDay */ .On)(since)}: ${counts.new} new, ${counts.fixed} fixed, ${counts.still} unchanged`;
    return [
        numbers,
        named(newlyForeign, 'with a foreign digest'),
        named(newlyStale, 'stale'),
        ...comparisonNotes(counts),
    ]
        .filter((part) => part !== '')
        .join('. ');
}
function named(images, how) {
    if (images.length === 0)
        return '';
    const more = images.length > maxNamed ? `, and ${images.length - maxNamed} more` : '';
    const names = images.slice(0, maxNamed).map(({ image }) => image);
    return `Newly ${how}: ${names.join(', ')}${more}`;
}
function comparisonNotes({ first, unverified, uncompared, waived, }) {
    const says = [
        [waived, 'now accepted by a waiver'],
        [first, 'in repositories that were not audited before'],
        [
            unverified,
            'gone from repositories that could not be verified this time, so they do not count as fixed',
        ],
        [uncompared, 'beyond what the earlier report lists, so they are neither new nor unchanged'],
    ];
    return says
        .filter(([number]) => number > 0)
        .map(([number, text]) => `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(number, 'finding')} ${text}`);
}


/***/ }),

/***/ 84450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nf: () => (/* binding */ forecastFacts),
/* harmony export */   Wp: () => (/* binding */ cutRows),
/* harmony export */   bS: () => (/* binding */ inGradeOrder),
/* harmony export */   e6: () => (/* binding */ gradeMeanings),
/* harmony export */   ed: () => (/* binding */ gradeIcons),
/* harmony export */   hm: () => (/* binding */ forecastRows),
/* harmony export */   i_: () => (/* binding */ forecastCounts),
/* harmony export */   zt: () => (/* binding */ openForecastRows)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64148);


const openForecastRows = 20;
const gradeIcons = {
    breaking: '🔴',
    notable: '🟡',
    quiet: '🟢',
    unknown: '❔',
};
const gradeMeanings = {
    breaking: 'something that users of the image may rely on is gone or different',
    notable: 'worth a look',
    quiet: 'patch versions only, nothing removed',
    unknown: 'nothing known is breaking, but not everything could be compared',
};
const gradeOrder = ['breaking', 'unknown', 'notable', 'quiet'];
function inGradeOrder(forecasts) {
    return [...forecasts].sort((a, b) => gradeOrder.indexOf(a.grade) - gradeOrder.indexOf(b.grade));
}
function forecastCounts({ totals, advisories, rebuildOnly, platforms }) {
    const changed = [
        ...(totals.packages > 0 ? [(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.packages, 'package')] : []),
        ...(totals.configuration > 0 ? [(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.configuration, 'setting')] : []),
    ];
    return [
        ...(platforms.lost.length > 0 ? [`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(platforms.lost.length, 'platform')} lost`] : []),
        changed.length === 0 ? 'no known change' : `${changed.join(' and ')} changed`,
        ...(advisories === undefined
            ? []
            : [`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.fixed, 'advisory')} fixed`, `${totals.introduced} introduced`]),
        ...(rebuildOnly === true ? ['same commit by the labels'] : []),
    ].join(', ');
}
const fieldLabels = {
    user: 'user',
    entrypoint: 'entrypoint',
    cmd: 'default command',
    env: 'variable',
    port: 'port',
    volume: 'volume',
    label: 'label',
    workdir: 'working directory',
    'stop-signal': 'stop signal',
    healthcheck: 'health check',
    onbuild: 'build trigger',
    shell: 'shell of builds',
    created: 'created',
};
function forecastRows({ configuration, packages, platforms }) {
    const where = (own) => (own.length === platforms.compared.length ? '' : own.join(', '));
    return [
        ...configuration.map((one) => ({
            change: one.change,
            what: one.name === undefined ? fieldLabels[one.field] : `${fieldLabels[one.field]} ${one.name}`,
            ...{ from: one.from ?? '', to: one.to ?? '', platforms: where(one.platforms) },
        })),
        ...packages.map((one) => ({
            change: one.change,
            what: one.type === undefined ? one.name : `${one.name} (${one.type})`,
            ...{ from: one.from ?? '', to: one.to ?? '', platforms: where(one.platforms) },
        })),
    ];
}
function cutRows({ totals, packages, configuration }) {
    return totals.packages + totals.configuration - packages.length - configuration.length;
}
function forecastFacts(forecast) {
    const { held, reasons, platforms, advisories, totals, source, rebuildOnly, skipped, sizes, unknown } = forecast;
    const { lost, won, same, compared } = platforms;
    const builds = skipped?.builds.map(({ digest, since }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatReportDay */ .On)(since)} ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(digest)}`) ?? [];
    return [
        ...(held === undefined ? [] : [{ label: 'Held back', text: heldText(held) }]),
        ...reasons.map(({ grade, text }) => ({ label: grade === 'breaking' ? 'Breaking' : 'Notable', text })),
        ...fact('Platforms lost', lost.join(', ')),
        ...fact('Platforms won', won.join(', ')),
        ...fact('Platforms compared', compared.join(', ')),
        ...fact('Same image', same.join(', ')),
        ...(advisories === undefined
            ? []
            : [
                { label: 'Advisories fixed', text: advisoryList(advisories.fixed, totals.fixed) },
                { label: 'Advisories introduced', text: advisoryList(advisories.introduced, totals.introduced) },
            ]),
        ...(source === undefined ? [] : [sourceFact(source, rebuildOnly)]),
        ...(skipped === undefined
            ? []
            : [
                {
                    label: 'Builds skipped',
                    text: `${skipped.count}${builds.length === 0 ? '' : ` (${builds.join(', ')})`}`,
                },
            ]),
        ...sizes.map(({ platform, from, to, layers }) => ({
            label: 'Size',
            text: `${platform}: ${megabytes(from)} → ${megabytes(to)}, ${layers.shared} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(layers.to, 'layer')} shared`,
        })),
        ...unknown.map((one) => ({ label: 'Not known', text: unknownText(one) })),
    ];
}
function fact(label, text) {
    return text === '' ? [] : [{ label, text }];
}
const maxAdvisories = 10;
function advisoryList(advisories, total) {
    if (total === 0)
        return 'none';
    const shown = advisories
        .slice(0, maxAdvisories)
        .map(({ id, package: name, severity }) => `${id} (${name}, ${severity ?? 'severity unknown'})`);
    return `${total}: ${shown.join(', ')}${total > shown.length ? ', …' : ''}`;
}
function sourceFact({ repository, from, to, compare }, rebuildOnly) {
    const commits = `${from?.slice(0, 12) ?? 'unknown'} → ${to?.slice(0, 12) ?? 'unknown'}`;
    const what = rebuildOnly === true ? `both name the commit ${to?.slice(0, 12) ?? ''}` : commits;
    const text = repository === undefined ? what : `${what} of ${repository}`;
    return { label: 'Source', text, ...(compare === undefined ? {} : { link: compare }) };
}
function heldText({ newest, reasons, examined, offered }) {
    const instead = offered === undefined
        ? `no older build is offered (${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(examined, 'build')} examined)`
        : `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(offered)} is pinned instead`;
    return `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(newest)} is not pinned, because ${reasons.join('; and ')}; ${instead}`;
}
function unknownText({ about, of, platforms = [], message, cause }) {
    const side = of === undefined ? '' : ` of the ${of} digest`;
    const where = platforms.length === 0 ? '' : ` (${platforms.join(', ')})`;
    return `${about}${side}${where}: ${message} [${cause}]`;
}
function megabytes(bytes) {
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}


/***/ }),

/***/ 90988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xd: () => (/* binding */ signatureRowsOf),
/* harmony export */   gs: () => (/* binding */ signatureText),
/* harmony export */   ie: () => (/* binding */ signatureRows)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64148);


function signatureRows({ images = [] }) {
    return images.flatMap(signatureRowsOf);
}
function signatureRowsOf({ name, signatures = [] }) {
    return signatures.map((card) => ({
        image: name,
        digest: `${roles[card.role]}${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(card.digest)}`,
        text: signatureText(card),
        links: [
            ...link('commit', card.links.commit),
            ...link('run', card.links.run),
            ...link('log entry', card.links.log),
        ],
        card,
    }));
}
const roles = { pinned: '', current: 'new: ', replaced: 'old: ' };
function link(label, url) {
    return url === undefined ? [] : [{ label, url }];
}
function signatureText(card) {
    const { state, signer = '', issuer, at, refused = 0 } = card;
    const invalid = refused === 0 ? '' : `, and ${refused} that ${refused === 1 ? 'does' : 'do'} not count`;
    if (state === 'unknown')
        return `not known whether it is signed${invalid}`;
    if (state === 'not-signed')
        return refused === 0 ? 'not signed' : `no valid signature${invalid}`;
    const by = issuer === undefined ? `the key ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(signer)}` : `${signer} (${issuer})`;
    const when = at === undefined ? '' : ` on ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatReportDay */ .On)(at)}`;
    const built = builtText(card);
    return `signed by ${by}${when}${built === '' ? '' : `; ${built}`}`;
}
function builtText({ gitTag, relation, repository, commit, accepted }) {
    const of = repository === undefined ? '' : ` of ${repository}`;
    const at = commit === undefined ? '' : ` from commit ${commit.slice(0, 12)}`;
    if (gitTag === undefined)
        return of === '' ? '' : `built${at}${of}`;
    const proof = accepted && (relation === 'same' || relation === 'line') ? ', proved by its signature' : '';
    const line = relation === 'line' ? ', a version of this tag' : relation === 'other' ? ', another version' : '';
    return `built as ${gitTag}${of}${at}${line}${proof}`;
}


/***/ }),

/***/ 81067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ attentionText),
/* harmony export */   j: () => (/* binding */ moodOf)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45743);


function moodOf({ verdict }, { totals }) {
    if (verdict !== 'pass' || totals.findings === 0)
        return verdict;
    const { error = 0, warning = 0 } = totals.bySeverity;
    return error + warning > 0 ? 'attention' : 'notice';
}
function attentionText(report, view) {
    const { totals } = view;
    if (totals.findings === 0)
        return report.verdict === 'incomplete' ? _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .moodTexts */ .o.unverified : _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .moodTexts */ .o.allWell;
    const { images = 0, findings } = totals;
    const need = (count) => `${count === 1 ? 'needs' : 'need'} attention`;
    if (images === 0)
        return `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(findings, 'finding')} ${need(findings)}${blockingText(report)}`;
    const all = findings === images ? '' : `, ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(findings, 'finding')} in all`;
    return `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(images, 'image')} ${need(images)}${all}${blockingText(report)}`;
}
function blockingText({ verdict, findings, settings }) {
    if (verdict !== 'pass')
        return '';
    const failOn = settings.find(({ name }) => name === 'fail-on')?.value ?? '';
    const rule = /^[a-z][a-z, -]*$/.test(failOn) ? `\`fail-on: ${failOn}\`` : '';
    const isCompared = findings.some(({ introduced }) => introduced === false);
    const rules = [isCompared ? '`new-only`' : '', rule].filter((text) => text !== '');
    return ` (nothing blocks${rules.length === 0 ? '' : `: ${rules.join(', ')}`})`;
}


/***/ }),

/***/ 87234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SA: () => (/* binding */ describeBuilt),
/* harmony export */   a9: () => (/* binding */ parseFact),
/* harmony export */   uL: () => (/* binding */ describeFact)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26732);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35986);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9793);




function describeBuilt(fact, { digest }, signatures, asOf) {
    const isOpen = fact.status === 'not-current' || (fact.status === 'unknown' && fact.cause === 'no-history');
    if (!isOpen)
        return {};
    const { built } = signatures ?? {};
    if (digest === undefined || signatures?.digest !== digest || built?.provesTag !== true)
        return {};
    const { gitTag, at, build } = built;
    if (gitTag === undefined || at === undefined || at > asOf)
        return {};
    return { built: { gitTag, at: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(at), ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ repository: build.repository }) } };
}
function describeFact(fact) {
    const { status } = fact;
    if (status === 'missing')
        return {
            ...{ status, what: fact.what, message: `the ${fact.what} does not exist` },
            ...describeSuccessor(fact.successor),
        };
    const { endOfLife, endUnread, currentDigest } = fact;
    const evidence = fact.evidence?.length ? fact.evidence.map(_history_js__WEBPACK_IMPORTED_MODULE_3__/* .describeSource */ .B6) : undefined;
    if (status === 'unknown')
        return {
            ...{ status, cause: fact.cause, message: fact.message },
            ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ currentDigest, evidence, endUnread }),
            ...describeEnd(endOfLife),
        };
    const { currentSince, basis, recoveredTag, noTarget } = fact;
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({
        ...{ status, currentDigest, currentSince: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoIfKnown */ .UN)(currentSince) },
        ...{ pinnedSince: 'pinnedSince' in fact ? (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoIfKnown */ .UN)(fact.pinnedSince) : undefined, basis, evidence },
        ...describeOwn(fact),
        ...{ recoveredTag, noTarget, endUnread },
        ...describeEnd(endOfLife),
    });
}
function describeOwn(fact) {
    switch (fact.status) {
        case 'superseded':
            return { ...describeLag(fact), ...describeVanishing(fact.vanishes) };
        case 'current':
            return {
                ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ youngUntil: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoIfKnown */ .UN)(fact.youngUntil), ageUnknown: fact.ageUnknown }),
                ...describeVanishing(fact.vanishes),
            };
        case 'not-current':
            return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({
                ...{ notSince: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoIfKnown */ .UN)(fact.notSince), otherTag: fact.otherTag },
                compared: fact.compared && describeCompared(fact.compared),
            });
        case 'not-in-history':
            return { records: fact.records, historySince: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(fact.historySince) };
        case 'one-platform':
            return { indexDigest: fact.indexDigest, ...(fact.lag && describeLag(fact.lag)) };
        case 'unpinned':
            return {};
    }
}
function describeLag({ supersededAt, supersededBy, behind, lagMs, compared }) {
    return {
        ...{ supersededAt: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(supersededAt), supersededBy, behind, lagSeconds: Math.floor(lagMs / 1000) },
        ...(compared && { compared: describeCompared(compared) }),
    };
}
function describeCompared({ platforms, changedAt, ...why }) {
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ platforms: platforms && [...platforms], changedAt: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoIfKnown */ .UN)(changedAt), ...why });
}
function parseCompared(reported) {
    if (reported === undefined)
        return {};
    const { platforms, changedAt, ...why } = reported;
    return { compared: (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ platforms, changedAt: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .instantIfKnown */ .yA)(changedAt), ...why }) };
}
function describeEnd(endOfLife) {
    if (endOfLife === undefined)
        return {};
    const { deprecated, successors } = endOfLife;
    const day = endOfLife.deprecated ? describeDate(endOfLife.date) : describeAnnounced(endOfLife.announced);
    const releases = endOfLife.releases && { releases: describeReleaseEnds(endOfLife.releases) };
    if (day === undefined && successors === undefined && releases === undefined)
        return { deprecated };
    return { deprecated, endOfLife: { ...day, ...successors, ...releases } };
}
function describeDate(date) {
    if (date === undefined)
        return undefined;
    return typeof date === 'string' ? { date } : { dateUnknown: date.unknown };
}
function describeAnnounced(announced) {
    if (announced === undefined)
        return undefined;
    const { date, grace } = announced;
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({
        date: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoIfKnown */ .UN)(date)?.slice(0, 10),
        grace: grace && (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ until: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoIfKnown */ .UN)(grace.until) }),
    });
}
function parseFact(reported, at) {
    const { status, cause, message = '', what } = reported;
    if (status === 'missing')
        return what === undefined ? undefined : { status, what, ...parseSuccessor(reported.successor) };
    const { currentDigest, currentSince, basis, recoveredTag, noTarget } = reported;
    const learned = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({
        evidence: reported.evidence?.map(_history_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSource */ .PJ),
        endOfLife: parseEnd(reported),
        endUnread: reported.endUnread,
    });
    if (status === 'unknown')
        return cause === undefined
            ? undefined
            : { status, cause: cause, message, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ currentDigest }), ...learned };
    if (currentDigest === undefined)
        return undefined;
    const details = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ currentSince: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .instantIfKnown */ .yA)(currentSince), basis, recoveredTag, noTarget });
    return parseOwn(status, reported, { currentDigest, ...details, ...learned }, at);
}
function parseOwn(status, reported, known, at) {
    const { records, historySince, indexDigest } = reported;
    const pinned = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ pinnedSince: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .instantIfKnown */ .yA)(reported.pinnedSince) });
    const lag = parseLag(reported, at);
    switch (status) {
        case 'unpinned':
            return { status, ...known };
        case 'current':
            return {
                status,
                ...pinned,
                ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({
                    youngUntil: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .instantIfKnown */ .yA)(reported.youngUntil),
                    ageUnknown: reported.ageUnknown,
                }),
                ...parseVanishing(reported.vanishes),
                ...known,
            };
        case 'superseded':
            return pinned.pinnedSince !== undefined && lag !== undefined
                ? { status, pinnedSince: pinned.pinnedSince, ...parseVanishing(reported.vanishes), ...lag, ...known }
                : undefined;
        case 'not-current':
            return {
                status,
                ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ notSince: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .instantIfKnown */ .yA)(reported.notSince), otherTag: reported.otherTag }),
                ...parseCompared(reported.compared),
                ...known,
            };
        case 'not-in-history':
            return records === undefined || historySince === undefined
                ? undefined
                : { status, records, historySince: Date.parse(historySince), ...known };
        case 'one-platform':
            return indexDigest === undefined
                ? undefined
                : { status, indexDigest, ...pinned, ...(lag && { lag }), ...known };
    }
}
function parseLag({ supersededAt, supersededBy, behind, lagSeconds, compared }, at) {
    if (supersededAt === undefined || supersededBy === undefined || behind === undefined)
        return undefined;
    const since = Date.parse(supersededAt);
    const whole = Math.max(0, at - since);
    const isWhole = lagSeconds === undefined || lagSeconds === Math.floor(whole / 1000);
    const lagMs = isWhole ? whole : lagSeconds * 1000;
    return { supersededAt: since, supersededBy, behind, lagMs, ...parseCompared(compared) };
}
function parseEnd({ deprecated, endOfLife }) {
    if (deprecated === undefined)
        return undefined;
    const { date, dateUnknown, nearest, newest, grace, releases } = endOfLife ?? {};
    const shared = {
        ...(nearest === undefined || newest === undefined ? {} : { successors: { nearest, newest } }),
        ...(releases && { releases: parseReleaseEnds(releases) }),
    };
    if (!deprecated) {
        if (date === undefined && grace === undefined)
            return { deprecated };
        const announced = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({
            date: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .instantIfKnown */ .yA)(date),
            grace: grace && (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ until: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .instantIfKnown */ .yA)(grace.until) }),
        });
        return { deprecated, announced, ...shared };
    }
    const day = date ?? (dateUnknown === undefined ? undefined : { unknown: dateUnknown });
    return { deprecated, ...shared, ...(day === undefined ? {} : { date: day }) };
}
function describeVanishing(vanishing) {
    if (vanishing === undefined)
        return {};
    const { keptMs, from, sibling, mirror } = vanishing;
    const known = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ from: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoIfKnown */ .UN)(from), sibling, mirror });
    return { vanishes: { keptSeconds: Math.floor(keptMs / 1000), ...known } };
}
function parseVanishing(reported) {
    if (reported === undefined)
        return {};
    const { keptSeconds, from, sibling, mirror } = reported;
    const known = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ from: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .instantIfKnown */ .yA)(from), sibling, mirror });
    return { vanishes: { keptMs: keptSeconds * 1000, ...known } };
}
function describeSuccessor(successor) {
    if (successor === undefined)
        return {};
    return { successor: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .withIsoTimes */ .sD)(successor, 'since') };
}
function parseSuccessor(reported) {
    if (reported === undefined)
        return {};
    return { successor: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .withInstants */ .fO)(reported, 'since') };
}
function describeReleaseEnds({ ends, ...source }) {
    return {
        ...source,
        ends: ends.map(({ of, name, date, successors }) => ({
            of,
            name,
            ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ date: date === undefined ? undefined : (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(date) }),
            ...successors,
        })),
    };
}
function parseReleaseEnds({ list, asOf, outdated, ends }) {
    return {
        list,
        asOf,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ outdated }),
        ends: ends.map(({ of, name, date, nearest, newest }) => ({
            of,
            name,
            ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({
                date: date === undefined ? undefined : Date.parse(date),
                successors: nearest === undefined || newest === undefined ? undefined : { nearest, newest },
            }),
        })),
    };
}


/***/ }),

/***/ 35986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ describeSource),
/* harmony export */   PJ: () => (/* binding */ parseSource),
/* harmony export */   Ss: () => (/* binding */ parseRecordedHistory),
/* harmony export */   aq: () => (/* binding */ describeHistory)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9793);


function describeSource(source) {
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .withIsoTimes */ .sD)(source, 'since', 'readAt');
}
function parseSource({ silent, ...source }) {
    const why = silent && { ...silent, cause: silent.cause };
    return { ...(0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .withInstants */ .fO)(source, 'since', 'readAt'), ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ silent: why }) };
}
const maxIntervals = 100;
function describeHistory(history) {
    const { registry, repository, tag, complete, known, evidence } = history;
    const left = countOf(history.intervals) - Math.min(history.intervals.length, maxIntervals);
    return {
        ...{ registry, repository, tag, complete },
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ evidence: evidence && describeSource(evidence) }),
        get reigns() {
            return history.intervals.slice(-maxIntervals).map(describeInterval);
        },
        ...(left > 0 ? { truncated: left } : {}),
        ...(known === undefined ? {} : { known: known.map(describeKnown) }),
    };
}
function describeInterval({ digest, since, until }) {
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .withIsoTimes */ .sD)({ digest, since, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ until }) }, 'since', 'until');
}
function countOf(intervals) {
    return intervals.reduce((sum, { leftOut }) => sum + 1 + (leftOut?.intervals ?? 0), 0);
}
function describeKnown({ from, to }) {
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({
        from: Number.isFinite(from) ? (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(from) : undefined,
        to: Number.isFinite(to) ? (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(to) : undefined,
    });
}
function parseRecordedHistory({ reigns, known, truncated, evidence, ...tag }) {
    const intervals = reigns.map((one) => (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .withInstants */ .fO)(one, 'since', 'until'));
    const oldest = truncated === undefined ? undefined : intervals[0]?.since;
    const always = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }];
    const recorded = known?.map(({ from, to }) => ({
        from: (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .instantIfKnown */ .yA)(from) ?? Number.NEGATIVE_INFINITY,
        to: (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .instantIfKnown */ .yA)(to) ?? Number.POSITIVE_INFINITY,
    }));
    const covered = (recorded ?? always).flatMap(({ from, to }) => oldest === undefined || from >= oldest ? [{ from, to }] : to > oldest ? [{ from: oldest, to }] : []);
    const isPart = recorded !== undefined || oldest !== undefined;
    return {
        ...tag,
        complete: tag.complete && !isPart,
        ...(isPart ? { known: covered } : {}),
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ evidence: evidence && parseSource(evidence) }),
        intervals,
    };
}


/***/ }),

/***/ 14942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ worstAdvisoryFirst),
/* harmony export */   EQ: () => (/* binding */ hasFix),
/* harmony export */   _6: () => (/* binding */ advisoryLookup)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _model_judgement_advisory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14086);
/* harmony import */ var _model_judgement_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40694);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38118);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5756);





function advisoryLookup({ advisories, references, record }) {
    const known = new Map();
    for (const { reference, id, aliases, severity, package: artifact, fixVersions, } of record?.vulnerabilities ?? []) {
        const image = references[reference];
        const level = (0,_model_judgement_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRiskLevel */ .Le)(severity);
        known.set(keyOf(id, artifact?.name, image), describe(id, aliases, artifact?.name, level && { level }, fixVersions));
    }
    for (const advisory of advisories)
        known.set(keyOf(advisory.advisoryId, advisory.artifactName), inFeed(advisory));
    return (finding) => {
        const { advisory: id, artifact } = finding;
        if (id === undefined)
            return undefined;
        return (known.get(keyOf(id, artifact, finding.image)) ??
            known.get(keyOf(id, artifact)) ??
            describe(id, [], artifact, undefined, []));
    };
}
function inFeed(advisory) {
    const { advisoryId, artifactName, aliases = [], severities = [], events = [] } = advisory;
    const { fixedVersion, patchedVersions = [] } = (0,_model_judgement_advisory_js__WEBPACK_IMPORTED_MODULE_2__/* .newestEvent */ .j)(events) ?? {};
    const fixedIn = fixedVersion === undefined ? patchedVersions : [fixedVersion];
    return describe(advisoryId, aliases, artifactName, (0,_model_judgement_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityOf */ .xJ)(severities), fixedIn);
}
function describe(id, aliases, artifact, rating, fixedIn) {
    const others = aliases.filter((alias) => alias !== id);
    return {
        id,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ url: (0,_links_js__WEBPACK_IMPORTED_MODULE_1__/* .advisoryUrl */ .Le)(id, others), artifact, level: rating?.level, score: rating?.score }),
        ...(others.length === 0 ? {} : { aliases: others }),
        ...(fixedIn.length === 0 ? {} : { fixedIn: [...fixedIn] }),
    };
}
function keyOf(id, artifact, image) {
    return JSON.stringify([id, artifact, image?.registry, image?.repository]);
}
function hasFix({ fixedIn = [] }) {
    return fixedIn.length > 0;
}
const levels = ['none', 'low', 'medium', undefined, 'high', 'critical'];
function worstAdvisoryFirst(a, b) {
    return (Number(a.waived === true) - Number(b.waived === true) ||
        levels.indexOf(b.level) - levels.indexOf(a.level) ||
        (b.score ?? 0) - (a.score ?? 0) ||
        (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a.id, b.id));
}


/***/ }),

/***/ 21778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ imageGroups),
/* harmony export */   u: () => (/* binding */ findingsOutside)
/* harmony export */ });
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6030);


function findingsOutside(references, findings) {
    const local = new Set(references.flatMap((one) => (one.kind === 'local' ? [(0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(one)] : [])));
    const isLocal = (one) => local.size > 0 && local.has((0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(one));
    return findings.filter((one) => one.image === undefined || isLocal(one));
}
function imageGroups({ references, findings }) {
    const groups = new Map();
    const groupOf = (registry, repository, tag) => {
        const name = `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
        const known = groups.get(name);
        if (known !== undefined)
            return known;
        const group = {
            name,
            registry,
            repository,
            ...(tag === undefined ? {} : { tag }),
            references: [],
            findings: [],
        };
        groups.set(name, group);
        return group;
    };
    const atPlace = new Map();
    for (const reference of references) {
        const { kind, registry, repository } = reference;
        if (kind === 'local')
            atPlace.set((0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(reference), 'local');
        if (kind !== 'image' || registry === undefined || repository === undefined)
            continue;
        const group = groupOf(registry, repository, meantTag(reference));
        group.references.push(reference);
        atPlace.set((0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(reference), group);
    }
    for (const finding of findings) {
        const { image } = finding;
        if (image === undefined)
            continue;
        const there = atPlace.get((0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(finding));
        if (there === 'local')
            continue;
        const isThere = there?.registry === image.registry && there.repository === image.repository;
        const group = isThere && image.tag === undefined ? there : groupOf(image.registry, image.repository, image.tag);
        group.findings.push(finding);
    }
    return [...groups.values()];
}
function meantTag({ tag, digest, assumedTag, fact }) {
    return tag ?? fact?.recoveredTag ?? assumedTag ?? (digest === undefined ? _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .impliedTag */ .RW : undefined);
}


/***/ }),

/***/ 84139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ harms),
/* harmony export */   z: () => (/* binding */ harmRank)
/* harmony export */ });
const harms = [
    'foreign-digest',
    'dead-tag',
    'fixable-advisory',
    'stale',
    'unpinned',
    'other',
    'none',
];
function harmRank(harm) {
    return harms.indexOf(harm);
}


/***/ }),

/***/ 5756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ checkUrl),
/* harmony export */   Hs: () => (/* binding */ aboutUrl),
/* harmony export */   Le: () => (/* binding */ advisoryUrl),
/* harmony export */   aH: () => (/* binding */ errorUrl),
/* harmony export */   vB: () => (/* binding */ placeLinks)
/* harmony export */ });
/* harmony import */ var _model_run_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30982);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);


function checkUrl(check) {
    return (0,_model_run_project_js__WEBPACK_IMPORTED_MODULE_0__/* .docsLink */ ._h)(`checks/${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .uriOf */ .S_)(check)}.md`);
}
function errorUrl(cause) {
    return (0,_model_run_project_js__WEBPACK_IMPORTED_MODULE_0__/* .docsLink */ ._h)(`errors/${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .uriOf */ .S_)(cause)}.md`);
}
function aboutUrl({ source }) {
    const page = 'failed-check.md';
    const { action, server } = source ?? {};
    if (action === undefined || server === undefined)
        return (0,_model_run_project_js__WEBPACK_IMPORTED_MODULE_0__/* .docsLink */ ._h)(page);
    const base = blobsOf({ server, ...action });
    return base === undefined ? undefined : `${base}/docs/${page}`;
}
const year = '\\d{4}';
const advisoryPages = [
    [new RegExp(`^CVE-${year}-\\d{4,19}$`), (id) => `https://www.cve.org/CVERecord?id=${id}`],
    [/^GHSA(?:-[a-z0-9]{4}){3}$/, (id) => `https://github.com/advisories/${id}`],
    [/^CGA(?:-[a-z0-9]{4}){3}$/, (id) => `https://images.chainguard.dev/security/${id}`],
    [new RegExp(`^GO-${year}-\\d{4,9}$`), (id) => `https://pkg.go.dev/vuln/${id}`],
    [new RegExp(`^RUSTSEC-${year}-\\d{4}$`), (id) => `https://rustsec.org/advisories/${id}.html`],
    [new RegExp(`^(?:PYSEC|MAL|OSV|HSEC)-${year}-\\d{1,9}$`), (id) => `https://osv.dev/vulnerability/${id}`],
    [/^D[SL]A-\d{1,6}-\d{1,3}$/, (id) => `https://security-tracker.debian.org/tracker/${id}`],
    [/^USN-\d{1,6}-\d{1,3}$/, (id) => `https://ubuntu.com/security/notices/${id}`],
    [new RegExp(`^RH[SBE]A-${year}:\\d{4,6}$`), (id) => `https://access.redhat.com/errata/${id}`],
];
function advisoryUrl(id, aliases = []) {
    for (const name of [id, ...aliases]) {
        const page = advisoryPages.find(([form]) => form.test(name));
        if (page !== undefined)
            return page[1](name);
    }
    return undefined;
}
function placeLinks({ source, repositories = [], }) {
    const own = source === undefined ? undefined : blobsOf(source);
    const bases = new Map(repositories.map(({ origin, server, sha }) => [
        origin,
        server === undefined || sha === undefined ? undefined : blobsOf({ server, repository: origin, sha }),
    ]));
    return ({ origin, file, line }) => {
        const base = origin === undefined ? own : bases.get(origin);
        if (base === undefined)
            return undefined;
        return `${base}/${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .uriOf */ .S_)(file)}${line === undefined ? '' : `#L${line}`}`;
    };
}
function blobsOf({ server, repository, sha }) {
    if (!/^https?:\/\/[\w.-]+(?::\d{1,5})?(?:\/[\w.-]+)*\/?$/.test(server) || !URL.canParse(server))
        return undefined;
    return `${server.replace(/\/$/, '')}/${[repository, 'blob', sha].map(_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .uriOf */ .S_).join('/')}`;
}


/***/ }),

/***/ 45081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ longestBehindFirst),
/* harmony export */   IY: () => (/* binding */ severityOrder),
/* harmony export */   Xf: () => (/* binding */ worstImageFirst),
/* harmony export */   "in": () => (/* binding */ checksRank),
/* harmony export */   vE: () => (/* binding */ harmOfFinding)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82664);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38118);
/* harmony import */ var _harm_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84139);




const harmOfCheck = {
    'digest-not-in-history': 'foreign-digest',
    'missing-tag': 'dead-tag',
    'deprecated-tag': 'dead-tag',
    'stale-digest': 'stale',
    'not-current': 'stale',
    'digest-of-other-tag': 'stale',
    unpinned: 'unpinned',
};
function harmOfFinding({ check, testData, waived }, hasFix) {
    if (waived !== undefined)
        return 'none';
    if (testData !== undefined)
        return 'other';
    if (check === 'advisory' && hasFix)
        return 'fixable-advisory';
    return Object.hasOwn(harmOfCheck, check) ? (harmOfCheck[check] ?? 'other') : 'other';
}
function checksRank(checks) {
    const ranks = checks.map((check) => (0,_harm_js__WEBPACK_IMPORTED_MODULE_0__/* .harmRank */ .z)(check === 'advisory' ? 'fixable-advisory' : harmOfFinding({ check }, false)));
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .smallest */ .o9)(ranks, (0,_harm_js__WEBPACK_IMPORTED_MODULE_0__/* .harmRank */ .z)('none'));
}
function severityOrder(severity) {
    return severity === undefined ? _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .g.length : _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .g.indexOf(severity);
}
function longestBehindFirst(a, b) {
    const [from, other] = [behindFrom(a), behindFrom(b)];
    if (from !== unknownStart || other !== unknownStart)
        return from - other;
    return (b.lagSeconds ?? 0) - (a.lagSeconds ?? 0);
}
const notBehind = Number.MAX_VALUE;
const unknownStart = Number.MAX_SAFE_INTEGER;
function behindFrom({ since, lagSeconds }) {
    if (lagSeconds === undefined)
        return notBehind;
    return since === undefined ? unknownStart : Date.parse(since);
}
function worstImageFirst(a, b) {
    return (Number(a.findings === 0) - Number(b.findings === 0) ||
        Number(a.introduced === false) - Number(b.introduced === false) ||
        (0,_harm_js__WEBPACK_IMPORTED_MODULE_0__/* .harmRank */ .z)(a.harm) - (0,_harm_js__WEBPACK_IMPORTED_MODULE_0__/* .harmRank */ .z)(b.harm) ||
        severityOrder(a.severity) - severityOrder(b.severity) ||
        longestBehindFirst(a, b) ||
        b.findings - a.findings ||
        (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.name, b.name));
}


/***/ }),

/***/ 86905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ introducedIn),
/* harmony export */   Lc: () => (/* binding */ worstSeverity),
/* harmony export */   TC: () => (/* binding */ mostUsedFirst),
/* harmony export */   b: () => (/* binding */ worstPlaceFirst),
/* harmony export */   sK: () => (/* binding */ pinsIn),
/* harmony export */   yN: () => (/* binding */ placesIn)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38118);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6030);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45081);




function placesIn({ references, findings }, link) {
    const places = new Map();
    for (const reference of references) {
        const key = (0,_references_js__WEBPACK_IMPORTED_MODULE_0__/* .reportedPlaceKey */ .YB)(reference);
        if (!places.has(key))
            places.set(key, placeAt(reference, link));
    }
    const found = new Map();
    for (const finding of findings) {
        const { file, line, column } = finding;
        if (file === undefined || line === undefined || column === undefined)
            continue;
        const key = (0,_references_js__WEBPACK_IMPORTED_MODULE_0__/* .reportedPlaceKey */ .YB)(finding);
        if (!places.has(key))
            places.set(key, placeAt({ ...finding, file, line, column }, link));
        const others = found.get(key);
        if (others === undefined)
            found.set(key, [finding]);
        else
            others.push(finding);
    }
    return [...places]
        .map(([key, place]) => (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .withFields */ .qO)(place, foundAt(found.get(key) ?? [])))
        .sort(worstPlaceFirst);
}
function placeAt({ origin, file, line, column, testData, ...rest }, link) {
    const url = link({ origin, file, line });
    const checks = [];
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ origin, file, line, column, digest: rest.digest, checks, testData, url });
}
function foundAt(findings) {
    const open = findings.filter((finding) => finding.waived === undefined);
    const waived = findings.filter((finding) => finding.waived !== undefined);
    return {
        checks: [...new Set(open.map(({ check }) => check))],
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ severity: worstSeverity(open), introduced: introducedIn(open) }),
        ...(waived.length === 0 ? {} : { waived: [...new Set(waived.map(({ check }) => check))] }),
    };
}
function worstSeverity(findings) {
    return findings.reduce((worst, { severity }) => ((0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .severityOrder */ .IY)(severity) < (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .severityOrder */ .IY)(worst) ? severity : worst), undefined);
}
function introducedIn(findings) {
    const compared = findings.flatMap(({ introduced }) => (introduced === undefined ? [] : [introduced]));
    if (compared.length < findings.length)
        return compared.length === 0 ? undefined : true;
    return compared.length === 0 ? undefined : compared.includes(true);
}
function worstPlaceFirst(a, b) {
    return (Number(a.checks.length === 0) - Number(b.checks.length === 0) ||
        Number(a.introduced === false) - Number(b.introduced === false) ||
        (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .severityOrder */ .IY)(a.severity) - (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .severityOrder */ .IY)(b.severity) ||
        (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .checksRank */ ["in"])(a.checks) - (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .checksRank */ ["in"])(b.checks) ||
        (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.origin ?? '', b.origin ?? '') ||
        (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.file, b.file) ||
        a.line - b.line ||
        a.column - b.column);
}
function pinsIn(references) {
    const pins = new Map();
    for (const reference of references) {
        const key = reference.digest ?? '';
        const known = pins.get(key);
        if (known !== undefined)
            known.references += 1;
        else
            pins.set(key, pinOf(reference));
    }
    return [...pins.values()].sort(mostUsedFirst);
}
function pinOf({ digest, fact }) {
    const { status = 'unknown', cause, pinnedSince, supersededAt, behind, lagSeconds, notSince, otherTag, noTarget, basis, evidence, built, } = fact ?? {};
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({
        ...{ digest, status, cause, pinnedSince, supersededAt, behind, lagSeconds },
        ...{ notSince, otherTag, noTarget, basis, evidence, built },
        references: 1,
    });
}
function mostUsedFirst(a, b) {
    return b.references - a.references || (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.digest ?? '', b.digest ?? '');
}


/***/ }),

/***/ 88822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ signatureSummaries)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50412);

function signatureSummaries(references) {
    const summaries = new Map();
    const add = (role, found, built) => {
        if (found === undefined || summaries.get(found.digest)?.role === 'pinned')
            return;
        summaries.set(found.digest, summaryOfDigest(role, found, built));
    };
    for (const { signatures } of references) {
        if (signatures === undefined)
            continue;
        add('replaced', signatures.replaced);
        add('pinned', signatures, signatures.built);
        add('current', signatures.ofCurrent);
    }
    return [...summaries.values()];
}
function summaryOfDigest(role, { digest: signed, signed: all, refused, complete }, built) {
    const best = all.find(({ build }) => build !== undefined) ?? all[0];
    const signer = best?.signer;
    const build = built?.build ?? best?.build;
    const state = best !== undefined ? 'signed' : complete ? 'not-signed' : 'unknown';
    return {
        digest: signed,
        role,
        state,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .oE)({
            signer: signer?.kind === 'key' ? signer.key : signer?.identity,
            issuer: signer?.kind === 'identity' ? signer.issuer : undefined,
            at: best?.at,
            accepted: built?.isRequired === true ? true : undefined,
            gitTag: built?.gitTag,
            relation: built?.relation,
            repository: build?.repository,
            commit: build?.commit,
            refused: refused.length === 0 ? undefined : refused.length,
        }),
        links: linksOf(best, build),
    };
}
const repositoryAddress = /^https:\/\/(?:github|gitlab)\.com\/[\w.-]{1,100}(?:\/[\w.-]{1,100}){1,8}$/;
function linksOf(signature, { repository = '', commit = '', run = '' } = {}) {
    const isKnown = repositoryAddress.test(repository);
    const isRun = isKnown && run.startsWith(`${repository}/`) && /^[\w./:-]{1,300}$/.test(run);
    const isPublic = signature?.signer.kind === 'identity' && signature.signer.root === 'sigstore';
    const { logIndex = '' } = signature ?? {};
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .oE)({
        commit: isKnown && /^[0-9a-f]{40,64}$/.test(commit) ? `${repository}/commit/${commit}` : undefined,
        run: isRun ? run : undefined,
        log: isPublic && /^\d{1,20}$/.test(logIndex)
            ? `https://search.sigstore.dev/?logIndex=${logIndex}`
            : undefined,
    });
}


/***/ }),

/***/ 12317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ isEndedByPin),
/* harmony export */   EQ: () => (/* binding */ imageSummaries),
/* harmony export */   Gu: () => (/* binding */ isWaiting)
/* harmony export */ });
/* unused harmony export pagesOf */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50412);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38118);
/* harmony import */ var _advisories_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14942);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21778);
/* harmony import */ var _harm_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84139);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5756);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45081);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86905);
/* harmony import */ var _signatures_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88822);









const pinned = new Set([
    'stale-digest',
    'not-current',
    'digest-of-other-tag',
    'unpinned',
    'digest-of-one-platform',
    'conflicting-pins',
]);
const wrong = {
    investigate: new Set(['not-in-history']),
    pin: new Set(['superseded', 'not-current', 'one-platform']),
};
function actionFor(image, findings) {
    const open = image.checks.filter((one) => one.findings > 0).map(({ check }) => check);
    const [worst] = open;
    if (worst === undefined)
        return undefined;
    const act = actFor(worst, image);
    const from = image.pins.flatMap(({ digest, status }) => digest !== undefined && wrong[act]?.has(status) === true ? [digest] : []);
    const isAutomatic = act === 'pin' && isPinnable(findings);
    return {
        do: act,
        ...(from.length === 0 ? {} : { from }),
        ...(act === 'investigate' || act === 'pin' ? (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .compact */ .oE)({ to: image.current?.currentDigest }) : {}),
        ...(act === 'switch' ? (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .compact */ .oE)({ tag: image.endOfLife?.nearest }) : {}),
        ...(isAutomatic ? { automatic: true } : {}),
    };
}
function actFor(worst, { checks, current, harm, pins }) {
    if (worst === 'digest-not-in-history')
        return 'investigate';
    if (worst === 'missing-tag')
        return 'correct';
    if (worst === 'deprecated-tag')
        return 'switch';
    const isOutdated = checks.some(({ check, findings }) => findings > 0 && pinned.has(check));
    const isKnown = current?.currentDigest !== undefined && !pins.every(isWaiting);
    if (isKnown && (pinned.has(worst) || (worst === 'advisory' && isOutdated)))
        return 'pin';
    return harm === 'fixable-advisory' ? 'update' : 'review';
}
function isEndedByPin(check) {
    return pinned.has(check);
}
function isWaiting({ status, cause, noTarget, }) {
    return noTarget !== undefined || (status === 'unknown' && cause === 'no-history');
}
function isPinnable(findings) {
    const ended = findings.filter(({ check, testData }) => check !== 'conflicting-pins' && pinned.has(check) && testData === undefined);
    return ended.length > 0 && ended.every(({ fix }) => fix !== undefined);
}
const pagesAt = {
    'docker.io': dockerHub,
    'quay.io': ({ repository }) => bothOf(`https://quay.io/repository/${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .uriOf */ .S_)(repository)}`, '?tab=info', '?tab=history'),
    'ghcr.io': ({ repository }) => ({ page: `https://ghcr.io/${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .uriOf */ .S_)(repository)}` }),
    'cgr.dev': chainguard,
    'public.ecr.aws': ({ repository }) => ({ page: `https://gallery.ecr.aws/${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .uriOf */ .S_)(repository)}` }),
    'mcr.microsoft.com': ({ repository }) => bothOf(`https://mcr.microsoft.com/en-us/artifact/mar/${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .uriOf */ .S_)(repository)}`, '/about', '/tags'),
    'registry.k8s.io': ({ repository }) => ({
        page: `https://explore.ggcr.dev/?repo=${encodeURIComponent('registry.k8s.io/')}${encodeURIComponent(wellFormed(repository))}`,
    }),
};
function pagesOf({ registry, repository, tag }) {
    return Object.hasOwn(pagesAt, registry) ? (pagesAt[registry]?.({ repository, tag }) ?? {}) : {};
}
function dockerHub({ repository, tag }) {
    const [folder, ...name] = repository.split('/');
    const page = folder === 'library' && name.length === 1
        ? `https://hub.docker.com/_/${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .uriOf */ .S_)(name.join('/'))}`
        : name.length === 1
            ? `https://hub.docker.com/r/${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .uriOf */ .S_)(repository)}`
            : undefined;
    if (page === undefined)
        return {};
    const filter = tag === undefined ? '' : `?name=${encodeURIComponent(wellFormed(tag))}`;
    return bothOf(page, '', `/tags${filter}`);
}
function chainguard({ repository }) {
    const [organization, name, ...more] = repository.split('/');
    if (organization !== 'chainguard' || name === undefined || more.length > 0)
        return {};
    const page = `https://images.chainguard.dev/directory/image/${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .uriOf */ .S_)(name)}`;
    return bothOf(page, '/overview', '/versions');
}
function bothOf(base, page, history) {
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .compact */ .oE)({ page: `${base}${page}`, history: `${base}${history}` });
}
function wellFormed(text) {
    return text.replace(/\p{Cs}/gu, '\uFFFD');
}
function imageSummaries(report) {
    const advisoryOf = (0,_advisories_js__WEBPACK_IMPORTED_MODULE_0__/* .advisoryLookup */ ._6)(report);
    const link = (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .placeLinks */ .vB)(report);
    const urls = new Map();
    const urlOf = (check) => {
        if (!urls.has(check))
            urls.set(check, (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .checkUrl */ .CU)(check));
        return urls.get(check);
    };
    const groups = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .imageGroups */ .o)(report);
    const images = groups.map((group) => imageOf(group, advisoryOf, link, urlOf));
    return images.sort(_order_js__WEBPACK_IMPORTED_MODULE_3__/* .worstImageFirst */ .Xf);
}
function imageOf(group, advisoryOf, link, urlOf) {
    const { name, registry, repository, tag, references, findings } = group;
    const rated = findings
        .map((finding) => ({ finding, harm: harmOf(finding, advisoryOf) }))
        .sort(worstFindingFirst);
    const open = rated.flatMap(({ finding }) => (finding.waived === undefined ? [finding] : []));
    const harm = rated[0]?.harm ?? 'none';
    const checks = checksOf(rated.map(({ finding }) => finding), urlOf);
    const pins = (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .pinsIn */ .sK)(references);
    const known = { checks, pins, ...tagOf(references) };
    return {
        name,
        registry,
        repository,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .compact */ .oE)({ tag }),
        harm,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .compact */ .oE)({ severity: (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .worstSeverity */ .Lc)(open), introduced: (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .introducedIn */ .Bi)(open) }),
        findings: open.length,
        waived: findings.length - open.length,
        references: references.length,
        ...oldestLag(pins, known.current),
        ...known,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .compact */ .oE)({ action: actionFor({ harm, ...known }, open) }),
        places: (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .placesIn */ .yN)(group, link),
        advisories: advisoriesOf(findings, advisoryOf),
        ...signaturesOfImage(references),
        links: pagesOf({ registry, repository, tag }),
    };
}
function harmOf(finding, advisoryOf) {
    return (0,_order_js__WEBPACK_IMPORTED_MODULE_3__/* .harmOfFinding */ .vE)(finding, (0,_advisories_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFix */ .EQ)(advisoryOf(finding) ?? {}));
}
function worstFindingFirst(a, b) {
    return ((0,_harm_js__WEBPACK_IMPORTED_MODULE_7__/* .harmRank */ .z)(a.harm) - (0,_harm_js__WEBPACK_IMPORTED_MODULE_7__/* .harmRank */ .z)(b.harm) ||
        (0,_order_js__WEBPACK_IMPORTED_MODULE_3__/* .severityOrder */ .IY)(a.finding.severity) - (0,_order_js__WEBPACK_IMPORTED_MODULE_3__/* .severityOrder */ .IY)(b.finding.severity) ||
        Number(a.finding.introduced === false) - Number(b.finding.introduced === false));
}
function signaturesOfImage(references) {
    const signatures = (0,_signatures_js__WEBPACK_IMPORTED_MODULE_8__/* .signatureSummaries */ .X)(references);
    return signatures.length === 0 ? {} : { signatures: [...signatures] };
}
function checksOf(findings, urlOf) {
    const checks = new Map();
    for (const { check, severity, message, waived } of findings) {
        const known = checks.get(check);
        const isOpen = waived === undefined;
        const isWorse = known === undefined || (isOpen && (0,_order_js__WEBPACK_IMPORTED_MODULE_3__/* .severityOrder */ .IY)(severity) < (0,_order_js__WEBPACK_IMPORTED_MODULE_3__/* .severityOrder */ .IY)(known.severity));
        checks.set(check, {
            check,
            severity: isWorse ? severity : known.severity,
            message: known?.message ?? message,
            ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .compact */ .oE)({ url: known?.url ?? urlOf(check) }),
            findings: (known?.findings ?? 0) + Number(isOpen),
            waived: (known?.waived ?? 0) + Number(!isOpen),
        });
    }
    return [...checks.values()];
}
function tagOf(references) {
    const facts = references.flatMap(({ fact }) => (fact === undefined ? [] : [fact]));
    const { currentDigest, currentSince, basis, evidence } = facts.find((fact) => fact.currentDigest !== undefined) ?? {};
    const current = currentDigest === undefined ? undefined : (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .compact */ .oE)({ currentDigest, currentSince, basis, evidence });
    const { deprecated, endOfLife } = facts.find((fact) => fact.deprecated !== undefined) ?? {};
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .compact */ .oE)({ current, deprecated, endOfLife });
}
function oldestLag(pins, current) {
    const [oldest] = pins
        .map(({ supersededAt, behind, lagSeconds }) => (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .compact */ .oE)({ since: supersededAt, behind, lagSeconds }))
        .sort(_order_js__WEBPACK_IMPORTED_MODULE_3__/* .longestBehindFirst */ .BI);
    if (oldest?.lagSeconds !== undefined)
        return oldest;
    const isUnpinned = pins.some(({ status }) => status === 'unpinned');
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .compact */ .oE)({ since: isUnpinned ? current?.currentSince : undefined });
}
function advisoriesOf(findings, advisoryOf) {
    const found = new Map();
    for (const finding of findings) {
        const advisory = advisoryOf(finding);
        if (advisory === undefined)
            continue;
        const key = JSON.stringify([advisory.id, advisory.artifact]);
        const isOpen = finding.waived === undefined || found.get(key)?.isOpen === true;
        found.set(key, { ...advisory, isOpen });
    }
    return [...found.values()]
        .map(({ isOpen, ...advisory }) => (isOpen ? advisory : { ...advisory, waived: true }))
        .sort(_advisories_js__WEBPACK_IMPORTED_MODULE_0__/* .worstAdvisoryFirst */ .$w);
}


/***/ }),

/***/ 1542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ parsePolicies),
/* harmony export */   g: () => (/* binding */ describePolicies)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_images_pull_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97600);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9793);



function describePolicies({ newest, others }) {
    return { newest: newest.map(describeAnswer), others: others.map(describeAnswer) };
}
function describeAnswer(answer) {
    const { digest, results, unknown, isHarmless } = answer;
    return {
        digest,
        verdict: (0,_model_images_pull_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .pullVerdict */ .Hk)(answer),
        results: results.map(describeResult),
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ unknown, isHarmless }),
    };
}
function describeResult({ allowedFrom, override, parameters, ...rest }) {
    const { at, builtAt } = allowedFrom ?? {};
    return {
        ...rest,
        parameters,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ override, allowedFrom: (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoIfKnown */ .UN)(at), builtAt: (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoIfKnown */ .UN)(builtAt) }),
    };
}
function parsePolicies({ newest, others }) {
    return { newest: newest.map(parseAnswer), others: others.map(parseAnswer) };
}
function parseAnswer({ verdict: _, unknown, ...answer }) {
    const why = unknown && { ...unknown, cause: unknown.cause };
    return { ...answer, results: answer.results.map(parseResult), ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ unknown: why }) };
}
function parseResult({ allowedFrom, builtAt, ...rest }) {
    if (allowedFrom === undefined)
        return rest;
    const built = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ builtAt: (0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .instantIfKnown */ .yA)(builtAt) });
    return { ...rest, allowedFrom: { at: Date.parse(allowedFrom), ...built } };
}


/***/ }),

/***/ 6030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pi: () => (/* binding */ describeReferenceWithFact),
/* harmony export */   YB: () => (/* binding */ reportedPlaceKey),
/* harmony export */   ko: () => (/* binding */ withWaivedChecks)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87234);
/* harmony import */ var _pull_policies_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1542);
/* harmony import */ var _scanned_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32042);
/* harmony import */ var _signatures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91175);





function describeReferenceWithFact(occurrence, { facts, pullPolicies, signatures }, files, locate, asOf) {
    const span = { ...occurrence.at.span };
    const reference = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .withFields */ .qO)((0,_scanned_js__WEBPACK_IMPORTED_MODULE_1__/* .describeReference */ .P)(occurrence, files, locate), { span });
    if (occurrence.kind !== 'image')
        return reference;
    const fact = facts.get(occurrence);
    const policies = pullPolicies?.get(occurrence);
    const signed = signatures?.get(occurrence);
    const learned = {
        pin: describePin(occurrence, files, locate),
        pullPolicies: policies && (0,_pull_policies_js__WEBPACK_IMPORTED_MODULE_3__/* .describePolicies */ .g)(policies),
        signatures: signed && (0,_signatures_js__WEBPACK_IMPORTED_MODULE_4__/* .describeSignatures */ .p)(signed),
        fact: fact && (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .withFields */ .qO)((0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFact */ .uL)(fact), (0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .describeBuilt */ .SA)(fact, occurrence.image, signed, asOf)),
    };
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .withFields */ .qO)(reference, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)(learned));
}
function describePin({ at, pin }, files, locate) {
    if (pin.kind === 'refused')
        return undefined;
    const { kind, span, ...form } = pin;
    const around = { start: Math.min(at.span.start, span.start), end: Math.max(at.span.end, span.end) };
    const isWithin = around.start === at.span.start && around.end === at.span.end;
    const text = files.get(at.file)?.text.slice(around.start, around.end) ?? '';
    const place = isWithin ? undefined : locate({ file: at.file, span: around });
    return { span: { ...span }, ...form, ...(place === undefined ? {} : { around: { text, place } }) };
}
function reportedPlaceKey({ origin, file, line, column, }) {
    return `${line}:${column}:${file?.length}:${file}${origin === undefined ? '' : `:${origin}`}`;
}
function withWaivedChecks(references, findings) {
    const waived = new Map();
    for (const finding of findings) {
        if (finding.waived === undefined)
            continue;
        const key = reportedPlaceKey(finding);
        waived.set(key, (waived.get(key) ?? new Set()).add(finding.check));
    }
    return references.map((reference) => {
        const checks = waived.size === 0 ? undefined : waived.get(reportedPlaceKey(reference));
        if (checks === undefined && reference.waivedChecks === undefined)
            return reference;
        const { waivedChecks: _, ...rest } = reference;
        return (checks === undefined ? rest : { ...rest, waivedChecks: [...checks] });
    });
}


/***/ }),

/***/ 91175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ parseSignatures),
/* harmony export */   p: () => (/* binding */ describeSignatures)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50412);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9793);


function describeSignatures({ origin, ofCurrent, before, replaced, built, ...own }) {
    const { registry = '', repository = '', tag } = origin ?? {};
    return {
        ...describeDigest(own),
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .oE)({
            origin: origin && { registry, repository, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .oE)({ tag }) },
            ofCurrent: ofCurrent && describeDigest(ofCurrent),
            before: before?.map(describeDigest),
            replaced: replaced && describeDigest(replaced),
            built: built && (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .withIsoTimes */ .sD)(built, 'at'),
        }),
    };
}
function describeDigest({ digest, signed, refused, complete }) {
    return { digest, signed: signed.map((one) => (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .withIsoTimes */ .sD)(one, 'at')), refused, complete };
}
function parseSignatures({ ofCurrent, before, replaced, built, ...own }) {
    return {
        ...parseDigest(own),
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .oE)({
            ofCurrent: ofCurrent && parseDigest(ofCurrent),
            before: before?.map(parseDigest),
            replaced: replaced && parseDigest(replaced),
            built: built && (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .withInstants */ .fO)(built, 'at'),
        }),
    };
}
function parseDigest({ signed, ...rest }) {
    return { ...rest, signed: signed.map((one) => (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .withInstants */ .fO)(one, 'at')) };
}


/***/ }),

/***/ 44736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ sourcesLine)
/* harmony export */ });
/* harmony import */ var _model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59551);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);


const maxSources = 8;
function sourcesUsed({ references }) {
    const counts = new Map();
    for (const { fact } of references) {
        if (fact === undefined || fact.status === 'unknown' || fact.basis === 'present')
            continue;
        const judge = fact.evidence?.find(({ silent }) => silent === undefined);
        if (judge !== undefined)
            counts.set(judge.source, (counts.get(judge.source) ?? 0) + 1);
    }
    const uses = [...counts].map(([source, number]) => ({ source, references: number }));
    uses.sort((a, b) => b.references - a.references);
    if (uses.length <= maxSources)
        return uses;
    const others = uses.slice(maxSources - 1);
    const rest = others.reduce((sum, one) => sum + one.references, 0);
    return [...uses.slice(0, maxSources - 1), { source: `${others.length} other sources`, references: rest }];
}
function sourcesLine(report) {
    const uses = sourcesUsed(report).map(({ source, references }, index) => {
        const noun = index > 0 ? '' : references === 1 ? ' reference' : ' references';
        return `${source} (${references}${noun})`;
    });
    const aged = report.references.filter(({ fact }) => fact !== undefined && (0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .isByDigestAge */ .vC)(fact)).length;
    const age = aged === 0 ? '' : `; ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(aged, 'digest')} counted by its own age (\`digest-age: accepted\`)`;
    return uses.length === 0 ? '' : `Tags were checked against ${uses.join(', ')}${age}`;
}


/***/ }),

/***/ 9793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   UN: () => (/* binding */ isoIfKnown),
/* harmony export */   fO: () => (/* binding */ withInstants),
/* harmony export */   sD: () => (/* binding */ withIsoTimes),
/* harmony export */   yA: () => (/* binding */ instantIfKnown)
/* harmony export */ });
function isoTime(instant) {
    return new Date(instant).toISOString();
}
function isoIfKnown(instant) {
    return instant === undefined ? undefined : isoTime(instant);
}
function instantIfKnown(text) {
    return text === undefined ? undefined : Date.parse(text);
}
function withIsoTimes(value, ...keys) {
    return withTimes(value, keys, isoTime);
}
function withInstants(value, ...keys) {
    return withTimes(value, keys, Date.parse);
}
function withTimes(value, keys, convert) {
    const copy = { ...value };
    for (const key of keys) {
        if (copy[key] !== undefined)
            copy[key] = convert(copy[key]);
    }
    return copy;
}


/***/ })

};
