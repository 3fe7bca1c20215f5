export const id = 703;
export const ids = [703];
export const modules = {

/***/ 1703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  htmlOf: () => (/* binding */ htmlOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(8191);
// EXTERNAL MODULE: ./lib/model/finding.js
var finding = __webpack_require__(5268);
// EXTERNAL MODULE: ./lib/report/advisories.js
var report_advisories = __webpack_require__(6099);
;// CONCATENATED MODULE: ./lib/report/html/markup.js
// HTML that escapes by default: text becomes text, and only what another template made is markup.
class Markup {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** Whole attributes of a tag, with the space before them. */
class Attributes {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** Text longer than this is cut, and says how much is missing. */
const longestText = 4000;
const special = /[&<>"']|[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/gu;
/**
 * A template whose values are text of an element or of a quoted attribute, or `attributes`. In text, a character that is invisible or
 * that could reorder what stands around it is shown by its code point; in an attribute it is spelled out.
 * @throws Error for another value in another place, which is a defect of the template
 */
function html(strings, ...pieces) {
    const places = placesOf(strings);
    const parts = pieces.map((piece, index) => {
        const write = writers[places[index] ?? 'text'];
        return write(piece) + (strings[index + 1] ?? '');
    });
    return new Markup((strings[0] ?? '') + parts.join(''));
}
/** Text without any element in it, for places where HTML takes none: invisible characters are spelled out. */
function spelled(text) {
    return new Markup(quotedText(text));
}
/** Attributes by name; those without a value are left out. */
function attributes(values) {
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    return new Attributes(given.map(([name, value]) => ` ${name}="${quotedText(value)}"`).join(''));
}
const known = new WeakMap();
/** For each value of a template, where it stands. */
function placesOf(strings) {
    const places = known.get(strings) ?? strings.slice(0, -1).map((_, index) => placeOf(strings, index));
    known.set(strings, places);
    return places;
}
function placeOf(strings, index) {
    const before = strings.slice(0, index + 1).join('');
    const tag = before.slice(before.lastIndexOf('<'));
    if (!tag.startsWith('<') || tag.includes('>'))
        return 'text';
    return tag.split('"').length % 2 === 0 ? 'quoted' : 'tag';
}
const writers = { text: contentText, quoted: quotedText, tag: tagText };
function contentText(piece) {
    if (piece === undefined)
        return '';
    if (piece instanceof Markup)
        return piece.text;
    if (piece instanceof Attributes)
        throw new Error('attributes outside of a tag');
    if (typeof piece === 'object')
        return piece.map(contentText).join('');
    const text = String(piece);
    return cut(text).replace(special, (found) => isMark(found) ? entity(found) : `<span class="char">${codePoint(found)}</span>`);
}
function tagText(piece) {
    if (!(piece instanceof Attributes))
        throw new Error('a value in a tag and outside of quotes');
    return piece.text;
}
function quotedText(piece) {
    if (typeof piece === 'object')
        throw new Error('markup or a list in an attribute');
    const text = cut(String(piece ?? ''));
    return text.replace(special, (found) => (isMark(found) ? entity(found) : `\\u{${hex(found)}}`));
}
function cut(text) {
    if (text.length <= longestText)
        return text;
    return `${text.slice(0, longestText)} … (${text.length - longestText} more characters)`;
}
function isMark(found) {
    return /^[&<>"']$/.test(found);
}
function entity(mark) {
    return `&#${mark.charCodeAt(0)};`;
}
function codePoint(character) {
    return `U+${hex(character).toUpperCase().padStart(4, '0')}`;
}
function hex(character) {
    return (character.codePointAt(0) ?? 0).toString(16);
}

// EXTERNAL MODULE: ./lib/report/change.js
var report_change = __webpack_require__(2936);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/steps.js
var report_steps = __webpack_require__(6053);
;// CONCATENATED MODULE: ./lib/report/html/next.js





const mostSteps = 6;
const mostShown = 3;
const longest = 600;
/** An ordered list, or why there is nothing to do. */
function nextSteps(report, plan, checks) {
    const steps = (0,report_steps/* stepsOf */.B)(report, plan, checks);
    if (steps.length === 0)
        return html `<p>${said(`Nothing. ${(0,words.meaning)(report)}`)}</p>`;
    const others = steps.length > mostSteps
        ? html `<p class="muted">Shown ${mostSteps} of ${steps.length} steps; all findings are below.</p>`
        : undefined;
    return html `<ol>${steps.slice(0, mostSteps).map((step) => html `<li>${textOf(step)}</li>`)}</ol>${others}`;
}
function textOf(step) {
    switch (step.kind) {
        case 'pin': {
            const changes = step.changes
                .slice(0, mostShown)
                .map(({ before, after, ...at }) => html `<p class="at"><code>${(0,words.placeOf)(at)}</code></p>${diff((0,report_change/* withoutIndent */.tO)({ before, after }))}`);
            const shown = step.count > mostShown ? `Show the first ${mostShown}` : 'Show them';
            return html `<a href="#findings" data-show="fix" data-value="pin">Pin ${(0,report_steps/* sizeOf */.$)(step)}</a>: <code>tagproof pin</code> writes ${step.count === 1 ? 'it' : 'them all'}.<details class="changes"><summary>${step.count === 1 ? 'Show it' : shown}</summary>${changes}</details>`;
        }
        case 'mend': {
            const [first] = step.findings;
            const place = step.count > 1 || first === undefined ? '' : (0,words.placeOf)(first);
            const where = place === '' ? (0,report_steps/* sizeOf */.$)(step) : html `<code>${place}</code>`;
            return html `<a href="#findings" data-show="check" data-value="${step.check}">${step.check}</a>, ${where}. ${said(step.advice)}`;
        }
        case 'learn': {
            const causes = step.causes
                .slice(0, mostShown)
                .map(({ cause, count, first }) => html `<p class="muted"><code>${cause}</code> (${count}): ${(0,report_escape/* shortDigests */.sY)((0,report_escape/* cut */.Jj)(first, longest))}</p>`);
            return html `<a href="#unverified">${(0,report_steps/* sizeOf */.$)(step)} could not be verified</a>. ${said(step.advice)}${causes}`;
        }
    }
}
/** Lines as they were and as they should be. */
function diff({ before, after, }) {
    return html `${before.map((line) => html `<p class="diff"><span class="unseen">Before: </span><del><code>${line}</code></del></p>`)}${after.map((line) => html `<p class="diff"><span class="unseen">After: </span><ins><code>${line}</code></ins></p>`)}`;
}
/** Our own sentences: what stands between backticks is code. */
function said(text) {
    return text.split('`').map((part, index) => (index % 2 === 0 ? html `${part}` : html `<code>${part}</code>`));
}

;// CONCATENATED MODULE: ./lib/report/html/table.js
// A table that the page's script can filter, sort and turn the pages of; without a script it is whole.

/** So many are seen at a glance: they are not filtered. */
const fewRows = 3;
/** The table with its controls, or a sentence when there are no items. */
function table(of) {
    const { id, caption, noun, items, total = items.length, columns, filters = [] } = of;
    if (items.length === 0)
        return html `<p class="none">No ${noun}.</p>`;
    const { rows, shown } = rowsWithin(of);
    const heads = columns.map(({ title, numeric }) => html `<th scope="col" data-type="${numeric === undefined ? 'text' : 'number'}">${title}</th>`);
    const left = shown === total
        ? undefined
        : html `<p class="left">Shown ${count(shown)} of ${count(total)} ${noun}; the rest is in the JSON report.</p>`;
    return html `<div class="listing" data-noun="${noun}"${attributes({ 'data-remark': of.remark })}>
${items.length <= fewRows ? undefined : controls(id, noun, items.slice(0, shown), filters)}
<table id="${id}-table" class="rows ${id}">
<caption class="unseen">${caption}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${rows}</tbody>
</table>
<nav class="pages" aria-label="Pages of ${noun}" hidden><button type="button">Previous</button><span></span><button type="button">Next</button></nav>
${left}</div>`;
}
function rowsWithin({ items, columns, filters = [], mostBytes }) {
    const rows = [];
    let room = mostBytes;
    for (const item of items) {
        const data = Object.fromEntries(filters.map(({ name, value }) => [`data-${name}`, value(item)]));
        const row = html `<tr${attributes(data)}>${columns.map((column) => cellOf(column, item))}</tr>\n`;
        room -= Buffer.byteLength(row.text);
        if (room < 0)
            break;
        rows.push(row);
    }
    return { rows, shown: rows.length };
}
function cellOf({ cell, sortBy }, item) {
    const key = sortBy === undefined ? undefined : (sortBy(item) ?? '');
    return html `<td${attributes({ 'data-sort': key })}>${cell(item)}</td>`;
}
function controls(id, noun, items, filters) {
    const selects = filters.map(({ name, title, value, label = String }) => {
        const counts = new Map();
        for (const item of items)
            counts.set(value(item), (counts.get(value(item)) ?? 0) + 1);
        const options = [...counts].map(([one, times]) => html `<option value="${one}">${spelled(label(one))} (${count(times)})</option>`);
        return html `<label>${title} <select data-filter="${name}"><option value="">All</option>${options}</select></label>`;
    });
    return html `<div class="controls" role="group" aria-label="Filter the ${noun}" hidden>
<label class="search">Text <input type="search" autocomplete="off" spellcheck="false" aria-controls="${id}-table"></label>
${selects}<button type="button" class="clear" hidden>Clear</button>
<p role="status"></p>
</div>`;
}
/** A number as a reader likes it: `5,000`. */
function count(value) {
    return value.toLocaleString('en-US');
}

;// CONCATENATED MODULE: ./lib/report/html/words.js
// The page's words for statuses, severities and lengths of time.

/** Every status with its label, the worst first. */
const statusLabels = {
    'not-in-history': 'Never this tag',
    missing: 'Missing',
    superseded: 'Superseded',
    unpinned: 'Not pinned',
    'one-platform': 'One platform',
    unknown: 'Unknown',
    opaque: 'Not resolved',
    current: 'Current',
};
const statuses = Object.keys(statusLabels);
/** What is known of a reference, in one word. */
function statusOf({ kind, fact }) {
    return kind === 'opaque' ? 'opaque' : (fact?.status ?? 'unknown');
}
function statusLabel(status) {
    return statusLabels[status] ?? status;
}
/** Seconds in their largest whole unit: `40 days`, `5 hours`, `less than an hour`. */
function lagText(seconds) {
    const days = Math.floor(seconds / 86_400);
    const hours = Math.floor(seconds / 3600);
    if (days > 0)
        return days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`;
    if (hours > 0)
        return hours === 1 ? '1 hour' : `${hours} hours`;
    return 'less than an hour';
}
/** `sha256:` and the first 12 hex digits. */
function shortDigest(digest) {
    return digest.slice(0, 'sha256:'.length + 12);
}
/** `2026-11-21 08:30 UTC`. */
function minute(instant) {
    return `${(0,words.day)(instant)} ${instant.slice(11, 16)} UTC`;
}
/** A length of a drawing: `12.34%`. */
function percent(value) {
    return `${Math.round(value * 100) / 100}%`;
}

;// CONCATENATED MODULE: ./lib/report/html/banner.js







const titles = { pass: 'Passed', fail: 'Failed', incomplete: 'Incomplete' };
const icons = {
    pass: html `<path d="m10 16.5 4 4 8-9"/>`,
    fail: html `<path d="m11 11 10 10M21 11 11 21"/>`,
    incomplete: html `<path d="M16 9.5v8M16 22v.5"/>`,
};
/** Which tool ran on what, and when. */
function pageHead({ mode, source, asOf, startedAt }) {
    const commit = source === undefined
        ? undefined
        : html `<span>${source.repository}</span> <span>commit <code>${source.sha.slice(0, 12)}</code></span> `;
    const when = asOf === startedAt ? minute(startedAt) : `as of ${minute(asOf)}`;
    return html `<header class="top"><p class="brand">Tagproof</p>
<p class="about">${commit}<span>mode <code>${mode}</code></span> <span>${when}</span></p></header>`;
}
/** The verdict, and what to do about it. */
function banner(report, plan, checks) {
    const { verdict } = report;
    return html `<section class="verdict ${verdict}" aria-labelledby="verdict">
<svg class="icon" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="15"/>${icons[verdict]}</svg>
<div class="said"><h1 id="verdict">${titles[verdict]}</h1>
<p class="lead">${sentence(report, plan)}</p></div>
${totalsOf(report, plan)}
<div class="next"><h2>What to do next</h2>
${nextSteps(report, plan, checks)}
</div></section>`;
}
function sentence(report, plan) {
    const text = `${(0,words.restsOn)(report, plan)}.`;
    return report.verdict === 'incomplete' ? `Not everything could be verified: ${text}` : text;
}
/** The numbers, each the same as in every other channel. */
function totalsOf(report, { totals }) {
    const { advisories, repositories = [] } = report;
    const severity = (wanted) => totals.bySeverity[wanted] ?? 0;
    const passed = repositories.filter(({ verdict }) => verdict === 'pass').length;
    const split = finding/* severities */.g.flatMap((one) => (severity(one) > 0 ? (0,words.plural)(severity(one), one) : []));
    const waived = totals.waived === 0 ? [] : [`${count(totals.waived)} waived`];
    const none = totals.unknown === 0 ? 'nothing is wrong' : 'none in what was verified';
    const open = (0,report_advisories/* advisoriesOf */.fO)(report).filter((one) => one.open).length;
    const numbers = [
        ['Repositories', repositories.length, repositories.length === 0 ? '' : `${count(passed)} passed`],
        ['Findings', totals.findings, [...split, ...waived].join(', ') || none],
        ['References', totals.references, `${count(totals.current)} current, in ${(0,words.plural)(totals.files, 'file')}`],
        ['Not verified', totals.unknown, totals.unknown === 0 ? 'every question answered' : 'causes below'],
        ['Advisories', advisories.length, `${count(open)} with a finding`],
        [
            'Lines pinned',
            totals.pinned,
            totals.recorded === 0 ? '' : `${(0,words.plural)(totals.recorded, 'tag')} first seen`,
        ],
    ];
    const shown = numbers.filter(([title, number, detail]) => !onlyWhenThere.includes(title) || number > 0 || detail !== '');
    return html `<dl class="totals" id="totals">${shown.map(([title, number, detail]) => html `<div><dt>${title}</dt><dd><b>${count(number)}</b> <span>${detail}</span></dd></div>`)}</dl>`;
}
const onlyWhenThere = ['Repositories', 'Lines pinned'];

// EXTERNAL MODULE: ./lib/report/coverage.js
var coverage = __webpack_require__(7130);
;// CONCATENATED MODULE: ./lib/report/html/coverage.js
// How much was asked and answered, and why the rest is unknown.




const notAsked = new Set(['other-registry', 'no-platform', undefined]);
/** References, histories and artifacts by what became of them; the unknown ones by cause. */
function coverage_coverage(report) {
    const { references, requests } = report;
    const { references: all, histories, artifacts } = (0,coverage/* coverageIn */.GC)(report);
    const rows = [
        row('References found', references.length, references.length, ''),
        ...coverageOf(references).map(([title, number, kind]) => row(title, number, references.length, kind)),
    ];
    // A merged report does not hold them all, but counts them.
    return html `${report.totals === undefined ? counts('References', rows) : of('References', all)}
${of('Tag histories', histories)}${of('Artifacts', artifacts)}
<p class="muted">${count(requests.total)} requests, ${count(requests.retried)} of them sent again.</p>`;
}
function counts(what, rows) {
    return html `<table class="plain coverage"><caption class="unseen">Coverage: ${what}</caption>
<thead><tr><th scope="col">What</th><th scope="col">${what}</th><th scope="col"><span class="unseen">Share</span></th></tr></thead>
<tbody>${rows}</tbody></table>`;
}
function of(what, { asked, answered, unknown }) {
    if (asked === 0)
        return undefined;
    const causes = Object.entries(unknown).map(([cause, number]) => row(`Unknown: ${cause}`, number, asked, 'unknown'));
    return counts(what, [
        row('Asked', asked, asked, ''),
        row('Answered', answered, asked, 'answered'),
        ...causes,
    ]);
}
function coverageOf(references) {
    const opaque = references.filter(({ kind }) => kind === 'opaque');
    const images = references.filter(({ kind }) => kind === 'image');
    const unknown = images.filter(({ fact }) => fact === undefined || fact.status === 'unknown');
    const skipped = unknown.filter(({ fact }) => notAsked.has(fact?.cause));
    const failed = unknown.filter(({ fact }) => !notAsked.has(fact?.cause));
    const counted = [
        ['Asked', images.length - skipped.length, ''],
        ['Answered', images.length - unknown.length, 'answered'],
        ...byCause(failed).map(([cause, number]) => [`Unknown: ${cause}`, number, 'unknown']),
        ...byCause(skipped).map(([cause, number]) => [`Not asked: ${cause}`, number, 'skipped']),
        ['Not resolved, so not asked', opaque.length, 'skipped'],
    ];
    return counted.filter(([, number], index) => index < 2 || number > 0);
}
function byCause(references) {
    const counts = new Map();
    for (const { fact } of references) {
        const cause = fact?.cause ?? 'no answer';
        counts.set(cause, (counts.get(cause) ?? 0) + 1);
    }
    return [...counts].sort(([, a], [, b]) => b - a);
}
function row(title, number, all, kind) {
    const width = percent((number / Math.max(1, all)) * 100);
    return html `<tr><th scope="row">${title}</th><td>${count(number)}</td><td><svg width="100%" height="10" aria-hidden="true"><rect class="part ${kind}" width="${width}" height="10" rx="2"/></svg></td></tr>`;
}

;// CONCATENATED MODULE: ./lib/report/html/place.js

/**
 * Links to `<server>/<repository>/blob/<sha>/<path>#L<line>`; without a source, or an odd one, the text alone. In a
 * merged report each repository is a source of its own, and is named.
 */
function placesIn({ source, repositories = [] }) {
    const own = source === undefined ? undefined : linkBase(source);
    const bases = new Map(repositories.map(({ origin, server, sha }) => [
        origin,
        server === undefined || sha === undefined ? undefined : linkBase({ server, repository: origin, sha }),
    ]));
    return ({ origin, file, line, endLine }, what) => {
        const base = origin === undefined ? own : bases.get(origin);
        const where = origin === undefined ? undefined : html `<b>${origin}</b> `;
        if (file === undefined)
            return html `${where}<span class="muted">no file</span>`;
        const text = what === 'line'
            ? html `line ${line}`
            : html `${where}<code>${file}<wbr><span class="line">:${line}</span></code>`;
        if (base === undefined)
            return text;
        const lines = line === undefined ? '' : `#L${line}${endLine === line ? '' : `-L${endLine}`}`;
        return html `<a href="${base}/${encodePath(file)}${lines}">${text}</a>`;
    };
}
function linkBase({ server, repository, sha }) {
    if (!URL.canParse(server) || new URL(server).protocol !== 'https:')
        return undefined;
    return `${server.replace(/\/+$/, '')}/${encodePath(repository)}/blob/${encodeURIComponent(sha)}`;
}
/** Each segment encoded; half of a surrogate pair becomes U+FFFD, which no path holds. */
function encodePath(path) {
    const wellFormed = Buffer.from(path).toString();
    return wellFormed.split('/').map(encodeURIComponent).join('/');
}
/** A place in a policy. Files of the base commit, `file@base`, and of other repositories are not where links go. */
function policyPlace(place, file, line) {
    return file.includes('@') ? html `<code>${file}:${line}</code>` : place({ file, line, endLine: line });
}

;// CONCATENATED MODULE: ./lib/report/html/findings.js
// The table of findings.








const mostFindingBytes = 4_000_000;
/** Findings, the worst first, and behind them those that are waived. */
function findingTable({ references }, { findings, waived, totals }, place) {
    const at = new Map(references.map((reference) => [placeKey(reference), reference]));
    const statusAt = (finding) => {
        const reference = at.get(placeKey(finding));
        return reference === undefined ? 'none' : statusOf(reference);
    };
    const items = [...findings, ...waived];
    const remark = totals.waived === 0 ? {} : { remark: `, ${count(totals.waived)} of them waived` };
    return table({
        id: 'finding',
        caption: 'Findings, the worst first',
        noun: 'findings',
        ...remark,
        items,
        total: totals.findings + totals.waived,
        mostBytes: mostFindingBytes,
        filters: [
            { name: 'severity', title: 'Severity', value: ({ severity }) => severity },
            { name: 'check', title: 'Check', value: ({ check }) => check },
            {
                name: 'status',
                title: 'Status',
                value: statusAt,
                label: (status) => (status === 'none' ? 'No reference' : statusLabel(status)),
            },
            ...sometimes(items),
        ],
        columns: [
            {
                title: 'Severity',
                sortBy: ({ severity }) => finding/* severities */.g.indexOf(severity),
                numeric: true,
                cell: ({ severity, waived: by }) => by === undefined
                    ? html `<span class="badge ${severity}">${severity}</span>`
                    : html `<span class="badge waived">waived</span> <span class="muted">${severity}</span>`,
            },
            { title: 'Check', cell: ({ check }) => html `<code>${check}</code>` },
            { title: 'Where', cell: place },
            { title: 'What', cell: (finding) => what(finding, place) },
        ],
    });
}
const introducedWords = {
    yes: 'By this change',
    no: 'Before it',
    unknown: 'Not known',
};
/** Filters that only some reports have a use for. */
function sometimes(items) {
    const all = [
        {
            name: 'fix',
            title: 'Fix',
            value: (one) => ((0,report_change/* changeOf */.C2)(one) === undefined ? 'hand' : 'pin'),
            label: (how) => `By ${how}`,
        },
        {
            name: 'introduced',
            title: 'Introduced',
            value: ({ introduced }) => (introduced === undefined ? 'unknown' : introduced ? 'yes' : 'no'),
            label: (word) => introducedWords[word] ?? word,
        },
        { name: 'state', title: 'Waived', value: ({ waived }) => (waived === undefined ? 'no' : 'yes') },
    ];
    return all.filter(({ name, value }) => name === 'fix' || new Set(items.map(value)).size > 1);
}
function what(finding, place) {
    const { message, fix, waived, introduced } = finding;
    const old = introduced === false ? html `<p class="before">It was there before this change.</p>` : undefined;
    return html `<p>${message}</p>${old}${fix === undefined ? undefined : replacement(finding, place)}${waived === undefined ? undefined : accepted(waived, place)}`;
}
/** The whole reference as it should be; of one that is split over keys, the lines that change and where. */
function replacement(finding, place) {
    const { fix } = finding;
    const change = fix?.place === undefined ? undefined : (0,report_change/* changeOf */.C2)(finding);
    if (change === undefined)
        return html `<p class="fix">Replace by <code>${fix?.replacement}</code></p>`;
    const { origin, file, line } = change;
    return html `<div class="fix">At ${place({ origin, file, line, endLine: line })} ${diff((0,report_change/* withoutIndent */.tO)(change))}</div>`;
}
function accepted({ reason, owner, expires, file, line }, place) {
    const until = expires === undefined ? '' : `, until ${(0,words.day)(expires)}`;
    const by = owner === undefined ? '' : `, by ${owner}`;
    return html `<p class="accepted">Waived: ${reason}<br><span class="muted">${policyPlace(place, file, line)}${by}${until}</span></p>`;
}
function placeKey({ origin = '', file, line, column }) {
    return `${origin}:${file}:${line}:${column}`;
}

;// CONCATENATED MODULE: ./lib/report/html/freshness.js




/** One bar of all references by status, and its legend with the numbers. */
function freshness({ references }) {
    if (references.length === 0)
        return html `<p class="none">No references.</p>`;
    const numbers = statuses
        .map((status) => [status, references.filter((one) => statusOf(one) === status).length])
        .filter(([, number]) => number > 0)
        .reverse();
    let x = 0;
    const bars = numbers.map(([status, number]) => {
        const width = (number / references.length) * 100;
        x += width;
        return html `<rect class="fill-${status}" x="${percent(x - width)}" y="0" width="${percent(width)}" height="14"/>`;
    });
    return html `<svg class="share" width="100%" height="14" aria-hidden="true">${bars}</svg>
<ul class="legend">${numbers.map(([status, number]) => legend(status, number, references.length))}</ul>
<p>${lagSentence(references)}</p>`;
}
function legend(status, number, all) {
    return html `<li><svg width="12" height="12" aria-hidden="true"><rect class="fill-${status}" width="12" height="12" rx="3"/></svg> ${statusLabels[status]} <b>${count(number)}</b> <span class="muted">${Math.round((number / all) * 100)}%</span></li>`;
}
function lagSentence(references) {
    const lags = lagsOf(references).filter((lag) => lag > 0);
    const unknown = references.filter(({ fact }) => fact?.status === 'unknown').length;
    const open = unknown === 0 ? '' : ` Of ${(0,words.plural)(unknown, 'reference')} it is not known.`;
    if (lags.length === 0)
        return `No pin that was proved lags behind its tag.${open}`;
    if (lags.length === 1)
        return `1 pin lags behind, by ${lagText(lags[0] ?? 0)}.${open}`;
    const median = lags[Math.floor((lags.length - 1) / 2)] ?? 0;
    const most = lags.at(-1) ?? 0;
    return `${count(lags.length)} pins lag behind: half of them ${lagText(median)} or less, at most ${lagText(most)}.${open}`;
}
/** Seconds that each proved pin lags behind, 0 where it is current, in order. */
function lagsOf(references) {
    return references
        .flatMap(({ fact }) => (fact?.status === 'current' ? 0 : (fact?.lagSeconds ?? [])))
        .sort((a, b) => a - b);
}

// EXTERNAL MODULE: ./lib/model/duration.js
var duration = __webpack_require__(5149);
;// CONCATENATED MODULE: ./lib/report/html/lag.js
// How far the pins of the repository lag behind their tags.





const day = 86_400;
/** Name, a longer name, and the least lag in seconds that belongs to the next one. */
const steps = [
    ['0', 'no lag: current', 0],
    ['<1d', 'less than a day', day],
    ['<3d', '1 to 3 days', 3 * day],
    ['<1w', '3 days to a week', 7 * day],
    ['<2w', '1 to 2 weeks', 14 * day],
    ['<1m', '2 weeks to a month', 30 * day],
    ['<3m', '1 to 3 months', 91 * day],
    ['<6m', '3 to 6 months', 182 * day],
    ['<1y', '6 months to a year', 365 * day],
    ['≥1y', 'a year or more', Number.POSITIVE_INFINITY],
];
/** How many pins lag how long, as a picture and as a table. */
function lagHistogram({ references, settings }) {
    const lags = lagsOf(references);
    if (lags.length === 0)
        return html `<p class="none">No pin was proved, so no lag is known.</p>`;
    const bins = steps.map(([name, long, end], index) => {
        const start = steps[index - 1]?.[2] ?? 0;
        const isIn = (lag) => (index === 0 ? lag === 0 : lag > 0 && lag >= start && lag < end);
        return { name, long, number: lags.filter(isIn).length };
    });
    const most = Math.max(...bins.map(({ number }) => number));
    const limit = limitOf(settings, lags);
    const described = bins.filter(({ number }) => number > 0).map(({ long, number }) => `${number}: ${long}`);
    return html `<figure><svg class="lag" width="100%" height="190" role="img" aria-labelledby="lag-plot lag-plot-text">
<title id="lag-plot">Pins by lag</title><desc id="lag-plot-text">${described.join('; ')}.${limit?.said}</desc>
<line class="base" x1="0" x2="100%" y1="160.5" y2="160.5"/>${bins.map((bin, index) => bar(bin, index, most))}${limit?.drawn}</svg>
<figcaption class="muted">Time since the pinned digest was superseded; height is the number of pins.${limit?.said}</figcaption></figure>
<details><summary>The same as a table</summary><table class="plain"><caption class="unseen">Pins by lag</caption>
<thead><tr><th scope="col">Lag</th><th scope="col">Pins</th></tr></thead>
<tbody>${bins.map(({ long, number }) => html `<tr><th scope="row">${long}</th><td>${count(number)}</td></tr>`)}</tbody></table></details>`;
}
function bar({ name, number }, index, most) {
    const width = 100 / steps.length;
    const height = number === 0 ? 0 : Math.max(2, (number / most) * 116);
    const middle = percent((index + 0.5) * width);
    const value = number === 0
        ? undefined
        : html `<text class="value" x="${middle}" y="${Math.round(152 - height)}">${count(number)}</text>`;
    return html `<rect class="bar${index === 0 ? ' zero' : ''}" x="${percent((index + 0.14) * width)}" y="${Math.round(160 - height)}" width="${percent(0.72 * width)}" height="${Math.round(height)}"/>${value}
<text class="tick" x="${middle}" y="178">${name}</text>`;
}
/** The setting `max-age` as a line in the plot and as a sentence; the policy may have others for parts of the repository. */
function limitOf(settings, lags) {
    const text = settings.find(({ name }) => name === 'max-age')?.value ?? '';
    const ms = (0,duration/* parseDuration */.E)(text);
    if (ms === undefined)
        return undefined;
    const limit = ms / 1000;
    const over = lags.filter((lag) => lag > limit).length;
    const at = placeOfLag(limit);
    const x = percent(at);
    return {
        said: ` The line is max-age, ${text}: ${over === 1 ? '1 pin lags' : `${count(over)} pins lag`} longer.`,
        drawn: html `<line class="limit" x1="${x}" x2="${x}" y1="14" y2="160"/><text class="limit ${at > 80 ? 'left' : 'right'}" x="${x}" y="11">max-age ${text}</text>`,
    };
}
/** Percent of the width: bins are equally wide, and within one a lag stands in proportion. */
function placeOfLag(lag) {
    const index = steps.findIndex(([, , end]) => lag <= end);
    const [start = 0, end = 0] = [steps[index - 1]?.[2], steps[index]?.[2]];
    const part = end === start || end === Number.POSITIVE_INFINITY ? 0.5 : (lag - start) / (end - start);
    return (((index <= 0 ? 0 : index) + (index === 0 ? 1 : part)) * 100) / steps.length;
}

;// CONCATENATED MODULE: ./lib/report/html/lists.js
// The shorter lists: what is not verified, advisories, and lines that were pinned.






const mostBytes = 300_000;
/** What the run wanted to know and does not, with the cause. */
function unverifiedTable({ incomplete, totals }) {
    return table({
        id: 'unknown',
        caption: 'What could not be verified, and why',
        noun: 'unknowns',
        items: incomplete,
        total: totals?.unknown,
        mostBytes,
        filters: [{ name: 'status', title: 'Cause', value: ({ cause }) => cause }],
        columns: [
            { title: 'Cause', cell: ({ cause }) => html `<span class="badge unknown">${cause}</span>` },
            {
                title: 'What',
                cell: ({ origin, subject }) => html `${origin === undefined || origin === subject ? undefined : html `<b>${origin}</b> `}<code>${subject}</code>`,
            },
            { title: 'Why', cell: ({ message }) => html `${message}` },
        ],
    });
}
/** Advisories, those that count here first, then the worst. */
function advisoryTable(report) {
    return table({
        id: 'advisory',
        caption: 'Advisories of the artifacts asked about, those with a finding first',
        noun: 'advisories',
        items: (0,report_advisories/* advisoriesOf */.fO)(report),
        mostBytes,
        filters: [
            { name: 'severity', title: 'Severity', value: ({ risk }) => risk?.level ?? 'not known' },
            { name: 'status', title: 'Status', value: ({ status }) => status },
        ],
        columns: [
            {
                title: 'Severity',
                numeric: true,
                sortBy: (row) => -(0,report_advisories/* badness */.b8)(row),
                cell: ({ risk }) => html `<span class="badge ${risk?.level ?? 'unknown'}">${risk?.level ?? 'not known'}</span>${risk?.score === undefined ? undefined : html ` <span class="muted">${risk.score}</span>`}`,
            },
            {
                title: 'Advisory',
                cell: ({ id, aliases }) => html `<code>${id}</code>${aliases.map((alias) => html `<br><code class="muted">${alias}</code>`)}`,
            },
            { title: 'Artifact', cell: ({ artifact }) => html `<code>${artifact}</code>` },
            { title: 'Status', cell: ({ status }) => html `${status}` },
            { title: 'Fixed in', cell: ({ fixedIn }) => html `${fixedIn.map((one) => html `<code>${one}</code> `)}` },
            { title: 'Updated', cell: ({ updated }) => html `${(0,words.day)(updated)}` },
            { title: 'Here', cell: ({ outcome }) => html `${outcome}` },
        ],
    });
}
/** Lines that were pinned, then those that are new in the ledger. */
function editTable({ pinned, recorded }, place) {
    return table({
        id: 'edit',
        caption: 'Lines that were pinned, and tags that were first seen',
        noun: 'written lines',
        items: [...pinned, ...recorded],
        mostBytes,
        columns: [
            { title: 'Where', cell: ({ file, line }) => place({ file, line, endLine: line }) },
            { title: 'What', cell: ({ before }) => html `${before === '' ? 'first seen' : 'pinned'}` },
            {
                title: 'Change',
                cell: ({ before, after }) => diff((0,report_change/* withoutIndent */.tO)({ before: before === '' ? [] : [before], after: [after] })),
            },
        ],
    });
}

// EXTERNAL MODULE: ./lib/report/waivers.js
var report_waivers = __webpack_require__(7411);
;// CONCATENATED MODULE: ./lib/report/html/policy.js





const policy_mostBytes = 300_000;
/** Waivers, first those that somebody should look at, then those that expire soonest. */
function waiverTable({ waivers }, place) {
    return table({
        id: 'waiver',
        caption: 'Waivers, those that want a look first',
        noun: 'waivers',
        items: [...waivers].sort((a, b) => Number(a.notice === undefined) - Number(b.notice === undefined) || (0,report_waivers/* urgentFirst */.Wx)(a, b)),
        mostBytes: policy_mostBytes,
        filters: [
            {
                name: 'state',
                title: 'State',
                value: ({ state }) => state,
                label: (state) => states[state] ?? state,
            },
        ],
        columns: [
            {
                title: 'State',
                cell: ({ state }) => html `<span class="badge ${state}">${report_waivers/* waiverStates */.RT[state]}</span>`,
            },
            { title: 'Waives', cell: waives },
            {
                title: 'Reason',
                cell: ({ reason, notice }) => html `<p>${reason}</p>${notice === undefined ? undefined : html `<p class="notice">${notice}</p>`}`,
            },
            { title: 'Expires', cell: ({ expires }) => html `${expires === undefined ? 'never' : (0,words.day)(expires)}` },
            { title: 'Owner', cell: ({ owner }) => html `${owner}` },
            { title: 'Where', cell: ({ file, line }) => policyPlace(place, file, line) },
        ],
    });
}
const states = report_waivers/* waiverStates */.RT;
const scopes = ['check', 'image', 'tag', 'paths', 'artifact', 'advisory'];
function waives(waiver) {
    const scope = scopes.flatMap((name) => {
        const value = waiver[name];
        const text = typeof value === 'string' ? value : value?.join(', ');
        return text === undefined
            ? []
            : html `<span class="scope"><span class="muted">${name}</span> <code>${text}</code></span> `;
    });
    const { matched } = waiver;
    return html `${scope}<span class="muted">${matched === 0 ? 'no finding' : matched === 1 ? '1 finding' : `${matched} findings`}</span>`;
}
/** Every setting that is in force; defaults come last. */
function settingTable({ settings }, place) {
    return table({
        id: 'setting',
        caption: 'Settings in force, and where they come from',
        noun: 'settings',
        items: [...settings].sort((a, b) => Number(a.from === 'default') - Number(b.from === 'default')),
        mostBytes: policy_mostBytes,
        filters: [{ name: 'state', title: 'From', value: ({ from }) => kindOf(from) }],
        columns: [
            { title: 'Setting', cell: ({ name }) => html `<code>${name}</code>` },
            { title: 'Value', cell: ({ value }) => html `<code>${value}</code>` },
            { title: 'From', cell: ({ from }) => origin(from, place) },
        ],
    });
}
function kindOf(from) {
    return from === 'input' || from === 'default' ? from : 'policy';
}
function origin(from, place) {
    const [, file, line] = /^(.*):(\d+):\d+$/s.exec(from) ?? [];
    if (kindOf(from) !== 'policy')
        return html `${from}`;
    return file === undefined ? html `<code>${from}</code>` : policyPlace(place, file, Number(line));
}

// EXTERNAL MODULE: ./lib/report/audit.js
var audit = __webpack_require__(6251);
;// CONCATENATED MODULE: ./lib/report/html/references.js
// The table of references.





const mostReferenceBytes = 2_500_000;
/** Every reference with what the history says of it, in the order of the files. */
function referenceTable({ mode, references, asOf, totals }, place) {
    const said = (one) => mode === 'audit' ? html `${(0,audit/* auditWords */.ti)(one, asOf)}` : references_history(one, asOf);
    return table({
        id: 'reference',
        caption: 'References with what the history of their tags says',
        noun: 'references',
        items: references,
        total: totals?.references,
        mostBytes: mostReferenceBytes,
        filters: [{ name: 'status', title: 'Status', value: statusOf, label: statusLabel }],
        columns: [
            { title: 'Image', cell: references_image },
            {
                title: 'Status',
                sortBy: (reference) => statuses.indexOf(statusOf(reference)),
                numeric: true,
                cell: (reference) => html `<span class="badge ${statusOf(reference)}">${statusLabel(statusOf(reference))}</span>`,
            },
            { title: 'History', cell: said },
            {
                title: 'Lag',
                numeric: true,
                sortBy: ({ fact }) => fact?.lagSeconds,
                cell: ({ fact }) => html `${fact?.lagSeconds === undefined ? undefined : lagText(fact.lagSeconds)}`,
            },
            { title: 'Where', cell: (reference) => where(reference, place) },
        ],
    });
}
/** What the history says; the lag has a column of its own. */
function references_history(reference, asOf) {
    const { fact, noPlace } = reference;
    const said = fact?.status === 'superseded'
        ? `${(0,words.plural)(fact.behind ?? 0, 'digest')} behind, since ${(0,words.day)(fact.supersededAt)}${fact.basis === 'first-seen' ? ', as first seen' : ''}`
        : (0,words.story)(reference);
    const ends = fact === undefined ? '' : (0,words.endOfLife)(fact, asOf);
    const end = ends === '' ? undefined : html `<p class="ends">${ends}</p>`;
    const refused = noPlace === undefined ? undefined : html `<p class="muted">No digest can be written here: ${noPlace}</p>`;
    return html `${said}${end}${refused}`;
}
const mostUses = 10;
/** The place, the parts of a reference over several keys, and where the text is used under another name. */
function where(reference, place) {
    const { file, parts = [], uses = [] } = reference;
    const lines = parts.map(({ part, line, endLine }) => html ` ${part} ${place({ file, line, endLine }, 'line')}`);
    const split = lines.length === 0 ? undefined : html `<p class="muted parts">split:${lines}</p>`;
    const others = uses
        .slice(0, mostUses)
        .map(({ line, endLine }) => html ` ${place({ file, line, endLine }, 'line')}`);
    const more = uses.length > mostUses ? ` and ${uses.length - mostUses} more` : '';
    const used = uses.length === 0 ? undefined : html `<p class="muted parts">used at${others}${more}</p>`;
    return html `${place(reference)}${split}${used}`;
}
function references_image(reference) {
    const { digest, fact } = reference;
    const recovered = fact?.recoveredTag === undefined
        ? undefined
        : html ` <span class="muted">tag <code>${fact.recoveredTag}</code>, found by its digest</span>`;
    const short = digest === undefined ? undefined : html `<br><code class="muted">${shortDigest(digest)}</code>`;
    return html `<code>${(0,words.referenceName)(reference)}</code>${recovered}${short}`;
}

;// CONCATENATED MODULE: ./lib/report/html/repositories.js


const repositories_mostBytes = 1_500_000;
const verdicts = ['incomplete', 'fail', 'pass'];
const badges = { pass: 'current', fail: 'error', incomplete: 'unknown' };
/** Repositories as the report orders them: the worst first. */
function repositoryTable({ repositories = [] }) {
    return table({
        id: 'repository',
        caption: 'Repositories, the worst first',
        noun: 'repositories',
        items: repositories,
        mostBytes: repositories_mostBytes,
        filters: [{ name: 'status', title: 'Verdict', value: ({ verdict }) => verdict }],
        columns: [
            { title: 'Repository', cell: ({ origin }) => html `<code>${origin}</code>` },
            {
                title: 'Verdict',
                sortBy: ({ verdict }) => verdicts.indexOf(verdict),
                numeric: true,
                cell: ({ verdict, missing }) => html `<span class="badge ${badges[verdict]}">${missing === true ? 'no report' : verdict}</span>`,
            },
            number('Findings', ({ findings }) => findings),
            number('References', ({ references }) => references),
            number('Not verified', ({ unknown }) => unknown),
            { title: 'Shard', cell: ({ shard }) => html `${shard}` },
        ],
    });
}
function number(title, value) {
    return {
        title,
        numeric: true,
        sortBy: value,
        cell: (one) => html `${count(value(one))}`,
    };
}

;// CONCATENATED MODULE: ./lib/report/html/script.js
// The page's own script, as text: filters, sorting and pages of the tables. Plain DOM, no markup is ever parsed.
/** Runs in the head: marks the page as scripted at once, and takes over the tables when they are there. */
const pageScript = String.raw `'use strict';
document.documentElement.classList.add('scripted');
document.addEventListener('DOMContentLoaded', () => {
  const listings = Array.from(document.querySelectorAll('.listing'), enhance);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[data-show]');
    if (link) for (const show of listings) show(link.dataset.show, link.dataset.value);
  });
});

function enhance(listing) {
  const rowsAtOnce = 50;
  const { noun, remark = '' } = listing.dataset;
  const table = listing.querySelector('table');
  const body = table.tBodies[0];
  const rows = Array.from(body.rows);
  const controls = listing.querySelector('.controls');
  if (controls === null) return () => {};
  const search = controls.querySelector('input');
  const selects = Array.from(controls.querySelectorAll('select'));
  const clear = controls.querySelector('.clear');
  const status = controls.querySelector('[role=status]');
  const pages = listing.querySelector('.pages');
  const [previous, next] = pages.querySelectorAll('button');
  const texts = new Map();
  let order = rows;
  let found = rows;
  let first = 0;

  const number = (value) => value.toLocaleString('en-US');

  function textOf(row) {
    if (!texts.has(row)) texts.set(row, row.textContent.toLowerCase());
    return texts.get(row);
  }

  function draw() {
    const last = Math.min(found.length, first + rowsAtOnce);
    body.replaceChildren(...found.slice(first, last));
    const all = found.length === rows.length ? remark : ' (' + number(rows.length) + ' in all)';
    status.textContent = found.length === 0
      ? 'No ' + noun + ' match' + all
      : 'Shown ' + (first + 1 < last ? number(first + 1) + '–' : '') + number(last) + ' of ' + number(found.length) + ' ' + noun + all;
    pages.hidden = found.length <= rowsAtOnce;
    pages.querySelector('span').textContent =
      'Page ' + number(first / rowsAtOnce + 1) + ' of ' + number(Math.ceil(found.length / rowsAtOnce));
    previous.disabled = first === 0;
    next.disabled = last === found.length;
  }

  function filter() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = selects.filter((select) => select.value !== '');
    found = order.filter((row) =>
      wanted.every((select) => row.dataset[select.dataset.filter] === select.value) &&
      words.every((word) => textOf(row).includes(word)));
    clear.hidden = words.length === 0 && wanted.length === 0;
    first = 0;
    draw();
  }

  function turn(to) {
    first = to;
    draw();
    listing.scrollIntoView({ block: 'start' });
  }

  const collator = new Intl.Collator('en', { numeric: true });

  function sort(head, column) {
    const down = head.getAttribute('aria-sort') === 'ascending';
    for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
    const byNumber = head.dataset.type === 'number';
    const keys = new Map(rows.map((row) => {
      const cell = row.cells[column];
      return [row, (cell.dataset.sort ?? cell.textContent).trim()];
    }));
    const sign = down ? -1 : 1;
    order = rows.slice().sort((a, b) => {
      const [left, right] = [keys.get(a), keys.get(b)];
      if (left === '' || right === '') return (left === '') - (right === '');
      return sign * (byNumber ? left - right : collator.compare(left, right));
    });
    filter();
  }

  function addSorting(head, column) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    button.addEventListener('click', () => sort(head, column));
    head.append(button);
  }

  Array.from(table.tHead.rows[0].cells).forEach(addSorting);
  search.addEventListener('input', filter);
  for (const select of selects) select.addEventListener('change', filter);
  clear.addEventListener('click', () => {
    for (const control of [search, ...selects]) control.value = '';
    filter();
    search.focus();
  });
  previous.addEventListener('click', () => turn(first - rowsAtOnce));
  next.addEventListener('click', () => turn(first + rowsAtOnce));
  addEventListener('beforeprint', () => body.replaceChildren(...found));
  addEventListener('afterprint', draw);
  controls.hidden = false;
  draw();

  return (name, value) => {
    const select = selects.find((one) => one.dataset.filter === name);
    if (select === undefined) return;
    search.value = '';
    for (const other of selects) other.value = other === select ? value : '';
    filter();
  };
}
`;

;// CONCATENATED MODULE: ./lib/report/html/style-plots.js
// The style of drawings: shares, the lag histogram, timelines.
const plotStyle = `
svg text { fill: var(--soft); font-size: 0.75rem; font-variant-numeric: tabular-nums; }
.share { display: block; border-radius: 4px; }
.fill-current { fill: var(--good); } .fill-superseded { fill: var(--old); } .fill-unpinned { fill: #b9772a; }
.fill-one-platform { fill: #8f6bc2; } .fill-not-in-history { fill: #d2463c; } .fill-missing { fill: #96312a; }
.fill-unknown { fill: #7f8896; } .fill-opaque { fill: #aab2bf; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; list-style: none; margin: 0.75rem 0; font-size: 0.875rem; }
.legend svg { vertical-align: -1px; margin-right: 0.25rem; }
.legend svg + svg { margin-left: -0.25rem; }
.lag { display: block; max-width: 48rem; }
.lag .base { stroke: var(--line-strong); }
.lag .bar { fill: var(--bar); } .lag .zero { fill: var(--good); }
.lag text { text-anchor: middle; }
.lag .value { fill: var(--text); font-weight: 600; }
.lag line.limit { stroke: var(--red); stroke-width: 1.5; stroke-dasharray: 4 3; }
.lag text.limit { fill: var(--red); font-weight: 600; } .lag text.limit.right { text-anchor: start; } .lag text.limit.left { text-anchor: end; }
figcaption { font-size: 0.875rem; overflow-wrap: anywhere; }
summary { cursor: pointer; font-size: 0.875rem; color: var(--soft); width: fit-content; padding: 0.125rem 0; }
summary:hover { color: var(--text); }
.more > summary { padding: 0.75rem 0; }
.timeline { padding: 1rem 0 0.75rem; border-top: 1px solid var(--line); }
.timeline figcaption { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; }
.timeline figcaption code { font-size: 0.9375rem; font-weight: 600; }
.plot { display: block; margin-top: 0.25rem; overflow: visible; }
.track { fill: var(--sunken); }
.even { fill: var(--even); } .odd { fill: var(--odd); } .plot .current, .legend .current { fill: var(--good); } .plot .behind, .legend .behind { fill: var(--old); } .later { opacity: 0.4; }
line.pin.current { stroke: var(--good); } line.pin.behind { stroke: var(--old); }
.reign:hover { opacity: 0.8; }
circle.pin { stroke: var(--page); stroke-width: 1.5; }
line.pin { stroke-width: 1.5; }
.as-of { stroke: var(--text); stroke-width: 1.5; stroke-dasharray: 3 2; }
line.tick { stroke: var(--line-strong); }
text.middle, text.between { text-anchor: middle; }
text.last { text-anchor: end; }
.part { fill: var(--line-strong); } .part.answered { fill: var(--good); } .part.unknown { fill: var(--old); } .part.skipped { fill: var(--even); }
.coverage + p { margin-top: 0.75rem; font-size: 0.875rem; }
.coverage { width: 100%; max-width: 48rem; }
.coverage td:last-child { width: 45%; padding-right: 0; vertical-align: middle; }
@media (max-width: 40rem) { text.between { display: none; } .coverage td:last-child { width: 25%; } }
@media (forced-colors: active) { .reign { stroke: CanvasText; } .badge, .verdict { border: 1px solid CanvasText; } }
`;

;// CONCATENATED MODULE: ./lib/report/html/style-tables.js
// The style of tables, their controls and badges.
const tableStyle = `
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; unicode-bidi: isolate; overflow-wrap: anywhere; }
.rows { table-layout: fixed; font-size: 0.9375rem; }
.rows th { padding: 0.25rem 0.75rem; font-size: 0.8125rem; font-weight: 600; color: var(--soft); border-bottom: 1px solid var(--line-strong); white-space: nowrap; }
.rows td { padding: 0.625rem 0.75rem; border-bottom: 1px solid var(--line); }
.rows tbody tr:hover { background: var(--sunken); }
.rows th button { font: inherit; color: inherit; background: none; border: 0; margin: 0 -0.375rem; padding: 0.25rem 0.375rem; border-radius: 4px; cursor: pointer; }
.rows th button:hover { color: var(--text); background: var(--sunken); }
.rows th button::after { content: "\\2195"; padding-left: 0.35em; opacity: 0.55; }
.rows th[aria-sort] button { color: var(--text); }
.rows th[aria-sort] button::after { content: "\\2191"; opacity: 1; }
.rows th[aria-sort="descending"] button::after { content: "\\2193"; }
.finding th:first-child { width: 7rem; } .finding th:nth-child(2) { width: 13.5rem; } .finding th:nth-child(3) { width: 24%; }
.reference th:first-child { width: 31%; } .reference th:nth-child(2) { width: 9.5rem; } .reference th:nth-child(4) { width: 6.5rem; } .reference th:last-child { width: 23%; }
.unknown th:first-child { width: 12rem; }
.waiver th:first-child { width: 9.5rem; } .waiver th:nth-child(4) { width: 7.5rem; } .waiver th:nth-child(5) { width: 9rem; } .waiver th:last-child { width: 17%; }
.advisory th:first-child { width: 7.5rem; } .advisory th:nth-child(n+5) { width: 8.5rem; }
.setting th:first-child { width: 16rem; } .setting th:last-child { width: 30%; }
.edit th:first-child { width: 24%; } .edit th:nth-child(2) { width: 7rem; }
.scope { display: block; }
.notice { color: var(--amber); } .ends { color: var(--red); }
.before { font-size: 0.875rem; color: var(--soft); }
.accepted { margin-top: 0.375rem; padding-left: 0.75rem; border-left: 2px solid var(--line-strong); }
.parts { margin-top: 0.25rem; font-size: 0.875rem; line-height: 1.75; }
td a code { color: inherit; }
.line { color: var(--soft); white-space: nowrap; }
.fix { margin-top: 0.375rem; font-size: 0.875rem; color: var(--soft); }
.fix > code { display: block; margin-top: 0.125rem; padding: 0.375rem 0.5rem; background: var(--sunken); color: var(--text); border-radius: 6px; }
.rows tbody tr:hover .diff, .rows tbody tr:hover .fix > code { background: var(--raised); }
.diff { margin: 0.125rem 0; padding: 0.25rem 0.5rem; background: var(--sunken); border-radius: 6px; font-size: 0.875rem; }
.diff + .diff { margin-top: 0; }
.diff code { white-space: pre-wrap; }
.diff del, .diff ins { text-decoration: none; }
.diff del { color: var(--red); } .diff ins { color: var(--green); }
.diff del::before { content: "\\2212 "; } .diff ins::before { content: "+ "; }
.badge { display: inline-block; padding: 0.0625rem 0.5rem; border-radius: 99px; font-size: 0.8125rem; font-weight: 600; line-height: 1.5; background: var(--grey-soft); color: var(--text); }
.badge.error, .badge.not-in-history, .badge.missing { background: var(--red-soft); color: var(--red); }
.badge.warning, .badge.superseded, .badge.unpinned, .badge.one-platform { background: var(--amber-soft); color: var(--amber); }
.badge.critical, .badge.high, .badge.expired, .badge.lapsed { background: var(--red-soft); color: var(--red); }
.badge.medium, .badge.pending, .badge.removed { background: var(--amber-soft); color: var(--amber); }
.badge.active { background: var(--green-soft); color: var(--green); }
.badge.notice { background: var(--blue-soft); color: var(--blue); }
.badge.current { background: var(--green-soft); color: var(--green); }
.controls { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; margin-bottom: 0.75rem; font-size: 0.875rem; }
.controls[hidden], .pages[hidden] { display: none; }
.controls label { color: var(--soft); }
.controls input, .controls select, .controls button, .pages button { font: inherit; color: var(--text); background: var(--raised); border: 1px solid var(--line-strong); border-radius: 6px; padding: 0.3125rem 0.5rem; max-width: 14rem; text-overflow: ellipsis; }
.controls input { width: 15rem; }
.controls button, .pages button { cursor: pointer; padding-inline: 0.75rem; }
.controls button:hover, .pages button:hover:not(:disabled) { background: var(--sunken); }
.controls p { margin-left: auto; color: var(--soft); font-variant-numeric: tabular-nums; }
.pages { display: flex; gap: 1rem; align-items: center; margin-top: 1rem; font-size: 0.875rem; color: var(--soft); }
.pages button:disabled { color: var(--soft); border-color: var(--line); cursor: default; }
.plain { width: auto; max-width: 100%; font-size: 0.875rem; }
.plain th, .plain td { padding: 0.25rem 1.5rem 0.25rem 0; font-weight: 400; font-variant-numeric: tabular-nums; }
.plain thead th { color: var(--soft); font-size: 0.8125rem; font-weight: 600; }
@media (max-width: 48rem) {
  .rows, .rows tbody, .rows thead, .rows tr, .rows td { display: block; width: auto !important; }
  .rows thead tr { display: flex; flex-wrap: wrap; gap: 0.375rem; }
  .rows:not(:has(button)) thead { display: none; }
  .rows th { border: 0; padding: 0; width: auto !important; }
  .rows th button { margin: 0; padding: 0.25rem 0.625rem; border: 1px solid var(--line); border-radius: 99px; }
  .rows th[aria-sort] button { border-color: var(--line-strong); }
  .rows tbody tr { padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
  .rows tbody tr:hover { background: none; }
  .rows td { padding: 0.125rem 0; border: 0; }
  .rows td:empty { display: none; }
  .rows thead tr::before { content: "Sort by"; font-size: 0.8125rem; color: var(--soft); padding: 0.25rem 0; }
  .reference td:nth-child(4):not(:empty)::before { content: "lag "; }
  .finding td:nth-child(-n+2) { display: inline-block; margin-right: 0.625rem; }
  .controls label, .controls .search { flex: 1 1 9rem; }
  .controls .search { flex-basis: 100%; }
  .controls input, .controls select { display: block; width: 100%; max-width: none; margin-top: 0.125rem; }
  .controls p { margin-left: 0; flex-basis: 100%; }
  .plain th, .plain td { padding-right: 0.75rem; }
}
`;

;// CONCATENATED MODULE: ./lib/report/html/style.js
// The page's one style sheet, as text: two themes, one column, tables that become cards on a phone.


const theme = `
:root {
  color-scheme: light dark;
  --page: #fbfbfc; --raised: #ffffff; --sunken: #f1f2f5; --line: #dfe2e8; --line-strong: #868e9c;
  --text: #1a1d24; --soft: #565e6c; --link: #0b57c4; --focus: #0b57c4;
  --red: #b3261e; --red-soft: #fdeceb; --amber: #855000; --amber-soft: #fdf1dc;
  --green: #176b3a; --green-soft: #e4f4ea; --blue: #24559e; --blue-soft: #e7effb; --grey-soft: #eaecf0;
  --even: #b9c3d4; --odd: #d9dfe9; --good: #2f9a5d; --old: #d18d17; --bar: #4f7cc4;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "Segoe UI Mono", "Roboto Mono", Menlo, Consolas, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #101216; --raised: #171a20; --sunken: #1f232b; --line: #2c313b; --line-strong: #727b8b;
    --text: #e7e9ee; --soft: #a2abba; --link: #8ab8ff; --focus: #8ab8ff;
    --red: #ff9d94; --red-soft: #3a1d1c; --amber: #f0bd6c; --amber-soft: #352610;
    --green: #7fd6a0; --green-soft: #14301f; --blue: #9cc3ff; --blue-soft: #172a47; --grey-soft: #282d36;
    --even: #4a5467; --odd: #343c4a; --good: #3fae6f; --old: #dda13c; --bar: #6f9be0;
  }
}
`;
const page = `
* { box-sizing: border-box; }
html { font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; scroll-padding-top: 4rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--text); }
.top, main, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.5rem; }
h1, h2, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.015em; }
h2 { font-size: 1.25rem; line-height: 1.3; letter-spacing: -0.01em; }
a { color: var(--link); text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
code { font-family: var(--mono); font-size: 0.875em; overflow-wrap: anywhere; unicode-bidi: isolate; }
a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible, summary:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
main:focus { outline: none; }
.muted { color: var(--soft); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.char { font: 600 0.6875rem/1 var(--mono); padding: 0.1rem 0.2rem; border: 1px solid var(--line-strong); border-radius: 3px; white-space: nowrap; }
.skip { position: absolute; left: -999rem; top: 0.5rem; padding: 0.5rem 1rem; background: var(--raised); border-radius: 6px; z-index: 3; }
.skip:focus { left: 1rem; }
.top { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; align-items: baseline; justify-content: space-between; padding-top: 1.25rem; padding-bottom: 1.25rem; }
.brand { font-weight: 650; letter-spacing: -0.01em; }
.about { display: flex; flex-wrap: wrap; gap: 0 1.25rem; color: var(--soft); font-size: 0.875rem; overflow-wrap: anywhere; }
.verdict { display: grid; grid-template: "icon said next" auto "totals totals next" 1fr / auto 1fr 1.15fr; gap: 1.5rem 1.25rem; padding: 1.75rem; border: 1px solid var(--line); border-radius: 12px; background: var(--raised); }
.verdict .icon { grid-area: icon; width: 2.75rem; height: 2.75rem; fill: none; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round; }
.verdict .icon circle { stroke: none; }
.pass .icon { stroke: var(--green); } .pass .icon circle { fill: var(--green-soft); } .pass h1 { color: var(--green); }
.fail .icon { stroke: var(--red); } .fail .icon circle { fill: var(--red-soft); } .fail h1 { color: var(--red); }
.incomplete .icon { stroke: var(--amber); } .incomplete .icon circle { fill: var(--amber-soft); } .incomplete h1 { color: var(--amber); }
.lead { margin-top: 0.25rem; color: var(--soft); text-wrap: pretty; }
.said { grid-area: said; }
.next { grid-area: next; padding-left: 1.75rem; border-left: 1px solid var(--line); }
.next h2 { font-size: 0.875rem; letter-spacing: 0; line-height: 1.5; }
.next ol { padding-left: 1.25rem; }
.next li { margin-top: 0.375rem; overflow-wrap: anywhere; }
.next li::marker { color: var(--soft); font-variant-numeric: tabular-nums; }
.next .at { margin-top: 0.5rem; font-size: 0.875rem; }
.next .diff { margin-top: 0.125rem; font-size: 0.8125rem; }
.next > p { margin-top: 0.375rem; }
.totals { grid-area: totals; display: grid; grid-template-columns: 1fr 1fr; gap: 1.25rem 1.5rem; align-content: start; }
.totals dt { font-size: 0.875rem; color: var(--soft); }
.totals b { display: block; font-size: 1.75rem; line-height: 1.25; font-weight: 600; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
.totals span { font-size: 0.875rem; color: var(--soft); }
.sections { position: sticky; top: 0; z-index: 2; background: var(--page); border-bottom: 1px solid var(--line); }
.sections ul { display: flex; gap: 0.25rem 1.25rem; list-style: none; overflow-x: auto; scrollbar-width: thin; }
.sections a:focus-visible { outline-offset: -2px; }
.sections a { display: block; padding: 0.5rem 0; color: var(--text); text-decoration: none; font-size: 0.9375rem; white-space: nowrap; }
.sections a:hover { text-decoration: underline; }
.count { color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; }
.sections { margin-top: 1.25rem; }
main > section[id] { padding-top: 2.25rem; }
main > section[id] > h2 { margin-bottom: 0.75rem; }
.none, .left { color: var(--soft); }
.left { margin-top: 0.75rem; }
footer { margin-top: 3rem; padding-top: 1.25rem; padding-bottom: 2.5rem; color: var(--soft); font-size: 0.875rem; }
@media (max-width: 52rem) {
  .verdict { grid-template: "icon said" "next next" "totals totals" / auto 1fr; }
  .next { padding: 1rem 0 0; border: 0; border-top: 1px solid var(--line); }
}
@media (max-width: 40rem) {
  .top, main, footer { padding-left: 1rem; padding-right: 1rem; }
  .verdict { padding: 1.25rem; }
}
@media print {
  .sections, .controls, .pages, .skip { display: none !important; }
  body { background: none; }
}
`;
const pageStyle = theme + page + tableStyle + plotStyle;

;// CONCATENATED MODULE: ./lib/report/html/plot.js



/** The plot. Bars take turns in two colours; pinned digests have a colour of their own, and a mark above. */
function plot({ reigns, pinned, asOf, now, id, title, described }) {
    const starts = reigns.map(({ since }) => Date.parse(since));
    const start = Math.min(asOf, ...starts);
    const end = Math.max(asOf, now, ...starts);
    const scale = (instant) => ((instant - start) / Math.max(1, end - start)) * 100;
    const bars = reigns.map((reign, turn) => {
        const kind = pinned.get(reign.digest) ?? (turn % 2 === 0 ? 'even' : 'odd');
        const later = Date.parse(reign.since) > asOf ? ' later' : '';
        return plot_bar(reign, `${kind}${later}`, scale);
    });
    const marks = reigns.map((reign) => mark(reign, pinned.get(reign.digest), scale));
    const ticks = tickPlaces.map(([part, name]) => tick(part, name, start + part * (end - start)));
    const lookedFrom = percent(scale(asOf));
    return html `<svg class="plot" width="100%" height="62" role="img" aria-labelledby="plot-${id} plot-text-${id}">
<title id="plot-${id}">${spelled(title)}</title><desc id="plot-text-${id}">${spelled(described)}</desc>
<rect class="track" y="14" width="100%" height="24"/>${bars}${marks}
<line class="as-of" x1="${lookedFrom}" x2="${lookedFrom}" y1="8" y2="44"/>${ticks}</svg>`;
}
function plot_bar(reign, kind, scale) {
    const { left, width } = extent(reign, scale);
    const until = reign.until === undefined ? 'now' : (0,words.day)(reign.until);
    return html `<rect class="reign ${kind}" x="${percent(left)}" y="14" width="${percent(width)}" height="24"><title>${shortDigest(reign.digest)}, ${(0,words.day)(reign.since)} to ${until}</title></rect>`;
}
/** A pin above the bar, and a line through it that shows even when the bar is too narrow to see. */
function mark(reign, kind, scale) {
    if (kind === undefined)
        return undefined;
    const { left, width } = extent(reign, scale);
    const middle = percent(left + width / 2);
    return html `<line class="pin ${kind}" x1="${middle}" x2="${middle}" y1="7" y2="38"/><circle class="pin ${kind}" cx="${middle}" cy="7" r="4.5"/>`;
}
function extent({ since, until }, scale) {
    const left = scale(Date.parse(since));
    const right = until === undefined ? 100 : scale(Date.parse(until));
    return { left, width: Math.max(0, right - left) };
}
const tickPlaces = [
    [0, 'first'],
    [0.25, 'between'],
    [0.5, 'middle'],
    [0.75, 'between'],
    [1, 'last'],
];
function tick(part, name, instant) {
    const at = percent(part * 100);
    return html `<line class="tick" x1="${at}" x2="${at}" y1="40" y2="44"/><text class="tick ${name}" x="${at}" y="58">${(0,words.day)(new Date(instant).toISOString())}</text>`;
}

;// CONCATENATED MODULE: ./lib/report/html/timeline.js





const timeline_mostBytes = 1_500_000;
const mostListed = 12;
/** So many plots are in sight, the others behind a summary. */
const mostOpen = 12;
/** A plot for every tag, those with the worst pins first, as many as the page has room for. */
function timelines({ histories = [], references, asOf, startedAt }) {
    const drawn = histories.filter(({ reigns }) => reigns.length > 0);
    if (drawn.length === 0)
        return html `<p class="none">No history of a tag is known.</p>`;
    const uses = usesByTag(references);
    const tags = drawn
        .map((history) => ({ history, pins: uses.get(keyOf(history, history.tag)) ?? [] }))
        .sort((a, b) => worst(a.pins) - worst(b.pins));
    const instants = { asOf: Date.parse(asOf), now: Date.parse(startedAt) };
    const shown = [];
    let room = timeline_mostBytes;
    for (const [index, { history, pins }] of tags.entries()) {
        const figure = timeline(history, pins, instants, index);
        room -= Buffer.byteLength(figure.text);
        if (room < 0)
            break;
        shown.push(figure);
    }
    const left = shown.length === tags.length
        ? undefined
        : html `<p class="left">Shown ${count(shown.length)} of ${count(tags.length)} tags; the rest is in the JSON report.</p>`;
    const more = shown.slice(mostOpen);
    const folded = more.length === 0
        ? undefined
        : html `<details class="more"><summary>${(0,words.plural)(more.length, 'more tag')}</summary>${more}</details>`;
    return html `${key}${shown.slice(0, mostOpen)}${folded}${left}`;
}
const swatch = (name) => html `<svg width="16" height="12" aria-hidden="true"><rect class="${name}" width="16" height="12" rx="2"/></svg>`;
const key = html `<ul class="legend"><li>${swatch('reign even')}${swatch('reign odd')} digests in turn</li>
<li>${swatch('reign current')} pinned here, current</li>
<li>${swatch('reign behind')} pinned here, superseded</li>
<li><svg width="8" height="14" aria-hidden="true"><line class="as-of" x1="4" x2="4" y1="0" y2="14"/></svg> as of</li></ul>`;
function usesByTag(references) {
    const uses = new Map();
    for (const reference of references) {
        const name = keyOf(reference, reference.tag ?? reference.fact?.recoveredTag ?? 'latest');
        const found = uses.get(name);
        if (found === undefined)
            uses.set(name, [reference]);
        else
            found.push(reference);
    }
    return uses;
}
function keyOf({ registry, repository }, tag) {
    return `${registry}/${repository}:${tag}`;
}
function worst(pins) {
    return Math.min(statuses.length, ...pins.map((pin) => statuses.indexOf(statusOf(pin))));
}
function timeline(history, pins, instants, index) {
    const { registry, repository, tag, reigns } = history;
    const name = `${registry}/${repository}:${tag}`;
    const pinned = pinnedBy(pins);
    const stories = [...new Set(pins.map(words.story))];
    const texts = { title: `History of ${name}`, described: `${timeline_extent(history)}. ${stories.join('; ')}.` };
    return html `<figure class="timeline"><figcaption><code>${name}</code>
<span>${timeline_sentence(pins, stories)}</span> <span class="muted">${timeline_extent(history)}</span></figcaption>
${plot({ reigns, pinned, ...instants, id: index, ...texts })}
${listed(reigns, pinned, name)}</figure>`;
}
/** A digest is current when every reference to it is. */
function pinnedBy(pins) {
    const pinned = new Map();
    for (const { digest, fact } of pins) {
        if (digest === undefined)
            continue;
        const isCurrent = fact?.status === 'current' && pinned.get(digest) !== 'behind';
        pinned.set(digest, isCurrent ? 'current' : 'behind');
    }
    return pinned;
}
function timeline_sentence(pins, stories) {
    const more = stories.length > 3 ? `, and ${stories.length - 3} more` : '';
    return `${(0,words.plural)(pins.length, 'reference')}: ${stories.slice(0, 3).join('; ')}${more}`;
}
function timeline_extent({ reigns, truncated, complete }) {
    const shown = truncated === undefined
        ? (0,words.plural)(reigns.length, 'digest')
        : `newest ${count(reigns.length)} of ${count(reigns.length + truncated)} digests`;
    return complete ? shown : `${shown}, the history is known in part`;
}
/** The newest reigns and those of pinned digests. */
function listed(reigns, pinned, name) {
    const newest = reigns.length - mostListed;
    const rows = reigns
        .filter(({ digest }, index) => index >= newest || pinned.has(digest))
        .slice(-2 * mostListed);
    const left = rows.length === reigns.length ? '' : ` (${rows.length} of ${count(reigns.length)})`;
    return html `<details><summary>Digests${left}<span class="unseen"> of ${name}</span></summary>
<table class="plain"><caption class="unseen">Digests of ${name}, newest first</caption>
<thead><tr><th scope="col">Digest</th><th scope="col">Since</th><th scope="col">Until</th></tr></thead>
<tbody>${rows.toReversed().map((reign) => timeline_row(reign, pinned.has(reign.digest)))}</tbody></table></details>`;
}
function timeline_row({ digest, since, until }, isPinned) {
    const mark = isPinned ? html ` <span class="badge notice">pinned</span>` : undefined;
    return html `<tr><th scope="row"><code>${shortDigest(digest)}</code>${mark}</th><td>${minute(since)}</td><td>${until === undefined ? 'now' : minute(until)}</td></tr>`;
}

;// CONCATENATED MODULE: ./lib/report/html/index.js
// The report as one page for a browser: nothing outside the file is loaded, and what comes from outside is only text.


















/**
 * One self-contained HTML document, below 10 MB: tables and plots beyond their share are cut, and say "shown x of y".
 * It works without its script, which adds filters, sorting and pages.
 */
function htmlOf(report, plan, checks) {
    const sections = sectionsOf(report, plan);
    const page = html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Tagproof: ${(0,words.headline)(report, plan)}</title>
<style>${new Markup(pageStyle)}</style>
<script>${new Markup(pageScript)}</script>
</head>
<body>
<a class="skip" href="#main">Skip to the report</a>
${pageHead(report)}
<main id="main" tabindex="-1">
${banner(report, plan, checks)}
<nav class="sections" aria-label="Sections"><ul>${sections.map(html_link)}</ul></nav>
${sections.map(section)}
</main>
<footer><p>Tagproof ${report.tool.version}, started ${minute(report.startedAt)}. The JSON report holds everything that this page was drawn from.</p></footer>
</body>
</html>
`;
    return page.text;
}
/** Nothing may be loaded, framed into a base or sent; the one style and the one script are known by their hashes. */
const contentSecurityPolicy = [
    "default-src 'none'",
    `style-src '${hashOf(pageStyle)}'`,
    `script-src '${hashOf(pageScript)}'`,
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');
function hashOf(text) {
    return `sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}`;
}
function sectionsOf(report, plan) {
    const { advisories, waivers, edits, settings, histories = [], repositories = [] } = report;
    const { totals } = plan;
    const place = placesIn(report);
    const wrong = {
        id: 'findings',
        title: 'Findings',
        number: totals.findings,
        ...(totals.waived === 0 ? {} : { more: `and ${count(totals.waived)} waived` }),
        body: findingTable(report, plan, place),
    };
    const unknown = {
        id: 'unverified',
        title: 'Not verified',
        number: totals.unknown,
        body: unverifiedTable(report),
    };
    const all = [
        ...(report.verdict === 'incomplete' ? [unknown, wrong] : [wrong, unknown]),
        {
            id: 'repositories',
            title: 'Repositories',
            number: repositories.length,
            body: repositoryTable(report),
        },
        { id: 'written', title: 'Written', number: edits.length, body: editTable(plan, place) },
        { id: 'references', title: 'References', number: totals.references, body: referenceTable(report, place) },
        { id: 'freshness', title: 'Freshness', body: freshness(report) },
        { id: 'lag', title: 'Lag', body: lagHistogram(report) },
        { id: 'timelines', title: 'Timelines', number: histories.length, body: timelines(report) },
        { id: 'advisories', title: 'Advisories', number: advisories.length, body: advisoryTable(report) },
        { id: 'coverage', title: 'Coverage', body: coverage_coverage(report) },
        { id: 'waivers', title: 'Waivers', number: waivers.length, body: waiverTable(report, place) },
        { id: 'settings', title: 'Settings', number: settings.length, body: settingTable(report, place) },
    ];
    return all.filter(({ id, number }) => number !== 0 || always.includes(id));
}
/** Shown also when there is nothing in them. */
const always = ['findings', 'references'];
function html_link({ id, title, number }) {
    return html `<li><a href="#${id}">${title}${numberOf(number)}</a></li>`;
}
function section({ id, title, number, more, body }) {
    const rest = more === undefined ? undefined : html ` <span class="count">${more}</span>`;
    return html `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}${numberOf(number)}${rest}</h2>
${body}</section>
`;
}
function numberOf(number) {
    return number === undefined ? undefined : html ` <span class="count">${count(number)}</span>`;
}


/***/ })

};
