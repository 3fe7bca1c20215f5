export const id = 4411;
export const ids = [4411];
export const modules = {

/***/ 14411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   helpText: () => (/* binding */ helpText)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _command_flag_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54678);
/* harmony import */ var _output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69977);



const maxWidth = 100;
const minWidth = 40;
const minGroupedFlags = 10;
const exitCodes = {
    0: 'pass',
    1: 'the gate failed',
    2: 'invalid usage or policy; nothing was done',
    3: 'incomplete: something could not be verified',
};
const examples = [
    ['tagproof demo', 'run a complete example in a few seconds'],
    ['tagproof scan', 'list the images in this folder, offline'],
    ['tagproof init', 'propose a workflow and a policy'],
    ['tagproof verify . --platform chainguard --identity UID', 'verify every pin'],
];
function helpText(commands, command, format = { colour: false }) {
    const spec = commands.find(({ name }) => name === command);
    return spec === undefined ? overview(commands, format) : commandHelp(spec, format);
}
function overview(commands, format) {
    const groups = [...new Set(commands.map(({ group = 'Commands' }) => group))];
    const blocks = groups.map((title) => [
        title,
        commands
            .filter(({ group = 'Commands' }) => group === title)
            .map(({ name, operand = '', summary }) => [`${name} ${operand}`.trim(), summary]),
    ]);
    return [
        "tagproof pins image tags to digests, proves each pin from the tag's own history, and gates on advisories.",
        `${bold(format)('Usage')}  tagproof COMMAND [OPERAND] [FLAGS]`,
        columns(blocks, format),
        columns([['Examples', examples]], format),
        columns([['Exit codes', Object.entries(exitCodes)]], format),
        'All commands accept --json (one JSON document on standard output), --help and --no-color. tagproof COMMAND --help shows the most important flags of a command, --help-all shows all of them; a flag marked as repeatable can be set several times. tagproof --version prints the version. Set tokens in the environment as TAGPROOF_TOKEN, TAGPROOF_REGISTRY_TOKEN and GITHUB_TOKEN: unlike flags, other users of the machine cannot read them.',
    ]
        .map((part) => (part.includes('\n') ? part : (0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapped */ .ky)(part, widthOf(format)).join('\n')))
        .join('\n\n');
}
function commandHelp(spec, format) {
    const { name, operand, summary, flags, booleans = [], switches = [], essential, exits = {} } = spec;
    const shown = format.isWhole === true || essential === undefined ? flags : essential;
    const all = [...shown, ...switches];
    const bare = [...switches, ...booleans];
    const row = (flag) => [`--${flag}${bare.includes(flag) ? '' : ' …'}`, (0,_command_flag_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .flagText */ .us)(name, flag)];
    const hidden = flags.length - shown.length;
    const common = ['json', 'no-color', 'help', ...(essential === undefined ? [] : ['help-all'])];
    const isRun = flags.includes('fail-on');
    const grouped = all.length >= minGroupedFlags ? Object.entries(_command_flag_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .flagGroups */ .bM).slice(0, isRun ? undefined : 2) : [];
    const named = new Set(grouped.flatMap(([, names]) => names));
    const flagBlocks = [
        ...grouped.map(([title, names]) => [title, names.filter((flag) => all.includes(flag)).map(row)]),
        [
            'Flags',
            [
                ...all.filter((flag) => !named.has(flag)).map(row),
                ...common.map((flag) => [`--${flag}`, (0,_command_flag_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .flagText */ .us)(name, flag)]),
            ],
        ],
    ];
    const codes = spec.exits === undefined ? exitCodes : { ...exits, 2: exits[2] ?? 'invalid usage; nothing was done' };
    return [
        `${bold(format)('Usage')}  tagproof ${[name, operand, '[FLAGS]'].filter(Boolean).join(' ')}`,
        (0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapped */ .ky)(`${summary}.`, widthOf(format)).join('\n'),
        ...(spec.examples === undefined
            ? []
            : [columns([['Examples', spec.examples.map((line) => [`tagproof ${line}`, ''])]], format)]),
        columns(flagBlocks.filter(([, rows]) => rows.length > 0), format),
        ...(hidden === 0 ? [] : [`${hidden} more flags: tagproof ${name} --help-all`]),
        columns([['Exit codes', Object.entries(codes)]], format),
    ].join('\n\n');
}
function columns(blocks, format) {
    const rows = blocks.flatMap(([, some]) => some);
    const left = Math.min(Math.max(...rows.map(([term]) => term.length)), Math.floor(widthOf(format) * 0.6));
    const right = widthOf(format) - left - 4;
    return blocks
        .map(([heading, some]) => {
        const lines = some.flatMap(([term, text]) => {
            const [first = '', ...rest] = (0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapped */ .ky)(text, right);
            const indented = rest.map((line) => `${' '.repeat(left + 4)}${line}`);
            if (term.length > left && text !== '')
                return [`  ${term}`, ...[first, ...rest].map((line) => `${' '.repeat(left + 4)}${line}`)];
            return [`  ${term.padEnd(left)}  ${first}`.trimEnd(), ...indented];
        });
        return [bold(format)(heading), ...lines].join('\n');
    })
        .join('\n\n');
}
function widthOf({ width = maxWidth }) {
    return Math.max(minWidth, Math.min(width, maxWidth));
}
function bold({ colour }) {
    return (text) => (colour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)('bold', text, { validateStream: false }) : text);
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

/***/ 94668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ stringWidth)
});

;// CONCATENATED MODULE: ./node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30–0x3f), intermediate bytes (0x20–0x2f), then a final byte (0x40–0x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20–0x2f), then a final byte (0x30–0x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ./node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/index.js


function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point


;// CONCATENATED MODULE: ./node_modules/string-width/index.js



/**
Logic:
- Segment graphemes to match how terminals render clusters.
- Width rules:
	1. Skip non-printing clusters (Default_Ignorable, Control, pure nonspacing/enclosing Mark, lone Surrogates). Tabs are ignored by design.
	2. RGI emoji clusters (\p{RGI_Emoji}) are double-width.
	3. Minimally-qualified/unqualified emoji clusters (ZWJ sequences with 2+ Extended_Pictographic, or keycap sequences) are double-width.
	4. Hangul jamo collapse each standard modern Hangul L+V or L+V+T syllable piece to width 2.
	   Unmatched repeated leading/vowel/trailing jamo stay additive because that matches how the terminals we target render them.
	5. Otherwise use East Asian Width of the cluster's first visible code point, and add widths for trailing spacing marks and Halfwidth/Fullwidth Forms within the same cluster (e.g., dakuten/handakuten/prolonged sound mark).
*/

const segmenter = new Intl.Segmenter();

// Matches a visible (printing) character. Used to find the base scalar of a cluster (skipping leading Prepend/Format/Marks) and to detect whole-cluster zero-width.
// Intentionally a single negated class without a quantifier: a repeated pattern like `^(?:…|…)+$` backtracks exponentially on overlapping properties, and even `^[…]+$` overflows V8's backtrack stack (RangeError) on clusters with millions of marks.
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;

// RGI emoji sequences
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;

// Detect minimally-qualified/unqualified emoji sequences (missing VS16 but still render as double-width)
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;

function isDoubleWidthNonRgiEmojiSequence(segment) {
	// Real emoji clusters are < 30 chars; guard against pathological input
	if (segment.length > 50) {
		return false;
	}

	if (unqualifiedKeycapRegex.test(segment)) {
		return true;
	}

	// ZWJ sequences with 2+ Extended_Pictographic
	if (segment.includes('\u200D')) {
		const pictographics = segment.match(extendedPictographicRegex);
		return pictographics !== null && pictographics.length >= 2;
	}

	return false;
}

// Returns the cluster starting at its first visible character, or `undefined` if the whole cluster is zero-width.
function baseVisible(segment) {
	const index = segment.search(visibleCharacterRegex);
	return index === -1 ? undefined : segment.slice(index);
}

function isHangulLeadingJamo(codePoint) {
	return (codePoint >= 0x11_00 && codePoint <= 0x11_5F)
		|| (codePoint >= 0xA9_60 && codePoint <= 0xA9_7C);
}

function isHangulVowelJamo(codePoint) {
	return (codePoint >= 0x11_60 && codePoint <= 0x11_A7)
		|| (codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6);
}

function isHangulTrailingJamo(codePoint) {
	return (codePoint >= 0x11_A8 && codePoint <= 0x11_FF)
		|| (codePoint >= 0xD7_CB && codePoint <= 0xD7_FB);
}

function isHangulJamo(codePoint) {
	return isHangulLeadingJamo(codePoint)
		|| isHangulVowelJamo(codePoint)
		|| isHangulTrailingJamo(codePoint);
}

function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
	const codePoints = [];

	for (const character of visibleSegment) {
		if (!visibleCharacterRegex.test(character)) {
			continue;
		}

		codePoints.push(character.codePointAt(0));
	}

	if (codePoints.length === 0) {
		return undefined;
	}

	let width = 0;

	for (let index = 0; index < codePoints.length; index++) {
		const codePoint = codePoints[index];
		if (!isHangulJamo(codePoint)) {
			if (width === 0) {
				return undefined;
			}

			// Mixed cluster (e.g., L + precomposed syllable): use EAW for non-jamo remainder
			for (let remaining = index; remaining < codePoints.length; remaining++) {
				width += eastAsianWidth(codePoints[remaining], eastAsianWidthOptions);
			}

			return width;
		}

		// Modern Hangul L+V(+T) shapes as one syllable block. Unmatched jamo stay additive:
		// U+1100 U+1100 U+1161 => U+1100 + (U+1100 U+1161) => 2 + 2.
		if (
			isHangulLeadingJamo(codePoint)
			&& isHangulVowelJamo(codePoints[index + 1])
		) {
			width += 2;
			index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
			continue;
		}

		width += eastAsianWidth(codePoint, eastAsianWidthOptions);
	}

	return width;
}

function trailingWidth(visibleSegment, eastAsianWidthOptions) {
	let extra = 0;
	let first = true;

	for (const character of visibleSegment) {
		if (first) {
			first = false;
			continue;
		}

		if (
			spacingMarkRegex.test(character)
			|| (character >= '\uFF00' && character <= '\uFFEF')
		) {
			extra += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
		}
	}

	return extra;
}

function stringWidth(input, options = {}) {
	if (typeof input !== 'string' || input.length === 0) {
		return 0;
	}

	const {
		ambiguousIsNarrow = true,
		countAnsiEscapeCodes = false,
	} = options;

	let string = input;

	// Avoid calling stripAnsi when there are no ANSI escape sequences (ESC = 0x1B, CSI = 0x9B)
	if (!countAnsiEscapeCodes && (string.includes('\u001B') || string.includes('\u009B'))) {
		string = stripAnsi(string);
	}

	if (string.length === 0) {
		return 0;
	}

	// Fast path: printable ASCII (0x20–0x7E) needs no segmenter, regex, or EAW lookup — width equals length.
	if (/^[\u0020-\u007E]*$/.test(string)) {
		return string.length;
	}

	let width = 0;
	const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};

	for (const {segment} of segmenter.segment(string)) {
		// Zero-width / non-printing clusters
		const visibleSegment = baseVisible(segment);
		if (visibleSegment === undefined) {
			continue;
		}

		// Emoji width logic
		if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
			width += 2;
			continue;
		}

		const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
		if (hangulWidth !== undefined) {
			width += hangulWidth;
			continue;
		}

		// Everything else: EAW of the cluster’s first visible scalar
		const codePoint = visibleSegment.codePointAt(0);
		width += eastAsianWidth(codePoint, eastAsianWidthOptions);

		// Add width for trailing spacing marks and Halfwidth/Fullwidth Forms (e.g., ﾞ, ﾟ, ｰ)
		width += trailingWidth(visibleSegment, eastAsianWidthOptions);
	}

	return width;
}


/***/ })

};
