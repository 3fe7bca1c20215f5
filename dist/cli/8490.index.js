export const id = 8490;
export const ids = [8490];
export const modules = {

/***/ 66039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withReadProgress)
/* harmony export */ });
const filesAtOnce = 50;
function withReadProgress({ progress }, files) {
    if (progress === undefined)
        return files;
    let count = 0;
    return {
        ...files,
        read: (path, maxBytes) => {
            count += 1;
            if (count % filesAtOnce === 0)
                progress(`${count} files read`);
            return files.read(path, maxBytes);
        },
    };
}


/***/ }),

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

/***/ 33248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ holdsSpan),
/* harmony export */   r: () => (/* binding */ placeKey)
/* harmony export */ });
function holdsSpan({ start, end }, inner) {
    return start <= inner.start && inner.end <= end;
}
function placeKey({ file, span }) {
    return `${span.start}-${span.end} ${file}`;
}


/***/ }),

/***/ 25952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   init: () => (/* binding */ init),
/* harmony export */   initIn: () => (/* binding */ initIn)
/* harmony export */ });
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5062);
/* harmony import */ var _command_printing_read_progress_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66039);
/* harmony import */ var _host_local_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94921);
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13204);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38118);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98533);
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17188);
/* harmony import */ var _survey_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44764);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74849);









async function init(context) {
    const { invocation, environment, err } = context;
    const { flags, operands, switches } = invocation;
    const given = Object.fromEntries([...flags].filter(([name]) => name in optionPatterns));
    const program = await (0,_program_js__WEBPACK_IMPORTED_MODULE_3__/* .programSource */ .ax)(context);
    const issues = [...issuesIn(given), ...('issues' in program ? program.issues : [])];
    if ('issues' in program || issues.length > 0)
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_0__/* .usageErrors */ .jY)(context, 'usage', issues);
    const { files, threads } = (0,_host_local_js__WEBPACK_IMPORTED_MODULE_1__/* .localHost */ .O)({ root: operands[0] ?? '.', environment, print: err });
    return initIn((0,_command_printing_read_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .withReadProgress */ .G)(context, files), { ...given, program }, switches.has('write'), context, threads);
}
async function initIn(files, options, write, context, threads) {
    const survey = await (0,_survey_js__WEBPACK_IMPORTED_MODULE_5__/* .surveyOf */ .y)(files, threads);
    if (options.identity !== undefined && (options.platform ?? survey.platform) === undefined)
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_0__/* .usageErrors */ .jY)(context, 'usage', [
            '`--identity` requires a platform, and no image of a known one was found. Set `--platform`.',
        ]);
    const proposed = (0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__/* .proposalFor */ .y)(survey, options);
    const outcomes = await writeBoth(files, proposed, write);
    const shown = proposed.map((file, index) => ({ ...file, outcome: outcomes[index] ?? 'proposed' }));
    const steps = (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .initNextSteps */ .d)(survey, shown, options);
    if (context.invocation.json)
        context.out(JSON.stringify({ survey, files: shown.map(jsonOf), next: steps }, null, 2));
    else
        context.out([
            (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .surveyText */ .WW)(survey, context),
            ...shown.map((one) => (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .fileText */ .CG)(one, context)),
            (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .stepsText */ .bS)(steps, context),
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
};
function issuesIn(options) {
    const wanted = {
        platform: `one of ${Object.keys(_model_images_presets_js__WEBPACK_IMPORTED_MODULE_2__/* .presets */ .v).join(', ')}`,
        identity: 'a UID such as GROUP/IDENTITY',
    };
    return Object.keys(optionPatterns).flatMap((name) => {
        const text = options[name];
        if (text === undefined || optionPatterns[name].test(text))
            return [];
        return [`\`--${name}\` is \`${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(text)}\`, but must be ${wanted[name]}.`];
    });
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


/***/ })

};
