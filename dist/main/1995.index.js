export const id = 1995;
export const ids = [1995];
export const modules = {

/***/ 91995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  htmlOf: () => (/* binding */ htmlOf)
});

// EXTERNAL MODULE: ./lib/model/judgement/finding.js
var finding = __webpack_require__(82664);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/output/next-steps.js
var next_steps = __webpack_require__(93890);
// EXTERNAL MODULE: ./lib/output/words/account.js
var words_account = __webpack_require__(9816);
// EXTERNAL MODULE: ./lib/output/words/changes.js
var words_changes = __webpack_require__(2374);
// EXTERNAL MODULE: ./lib/output/words/format.js
var format = __webpack_require__(64148);
// EXTERNAL MODULE: ./lib/output/words/tone.js
var tone = __webpack_require__(81067);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/output/html/markup.js
class Markup {
    text;
    constructor(text) {
        this.text = text;
    }
}
class Attributes {
    text;
    constructor(text) {
        this.text = text;
    }
}
const maxTextLength = 4000;
const special = /[&<>"']|[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/gu;
function html(strings, ...pieces) {
    const places = placesOf(strings);
    const parts = pieces.map((piece, index) => {
        const write = writers[places[index] ?? 'text'];
        return write(piece) + (strings[index + 1] ?? '');
    });
    return new Markup((strings[0] ?? '') + parts.join(''));
}
function spelled(text) {
    return new Markup(quotedText(text));
}
function attributes(values) {
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    return new Attributes(given.map(([name, value]) => ` ${name}="${quotedText(value)}"`).join(''));
}
const known = new WeakMap();
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
    if (text.length <= maxTextLength)
        return text;
    return `${text.slice(0, maxTextLength)} … (${text.length - maxTextLength} more characters)`;
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

;// CONCATENATED MODULE: ./lib/output/html/style.js
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
.reference th:first-child { width: 31%; } .reference th:nth-child(2) { width: 9.5rem; } .reference th:nth-child(4) { width: 6.5rem; } .reference th:last-child { width: 23%; }
.unknown th:first-child { width: 12rem; }
.waiver th:first-child { width: 9.5rem; } .waiver th:nth-child(4) { width: 7.5rem; } .waiver th:nth-child(5) { width: 9rem; } .waiver th:last-child { width: 17%; }
.advisory th:first-child { width: 7.5rem; } .advisory th:nth-child(n+5) { width: 8.5rem; }
.setting th:first-child { width: 16rem; } .setting th:last-child { width: 30%; }
.edit th:first-child { width: 24%; } .edit th:nth-child(2) { width: 7rem; }
.repository th:first-child { width: 34%; } .team th:first-child { width: 40%; }
.new th:first-child, .fixed th:first-child { width: 7rem; } .new th:nth-child(2), .fixed th:nth-child(2) { width: 13rem; } .new th:last-child, .fixed th:last-child { width: 36%; }
.deltas { display: flex; flex-wrap: wrap; gap: 0.5rem 2.5rem; margin: 0.75rem 0; }
.deltas dt { font-size: 0.875rem; color: var(--soft); }
.deltas dd { font-size: 1.75rem; line-height: 1.25; font-weight: 600; font-variant-numeric: tabular-nums; }
.deltas .worse dd { color: var(--red); } .deltas .better dd { color: var(--green); }
.notes { padding-left: 1.25rem; font-size: 0.9375rem; color: var(--soft); }
section > h3 { font-size: 1rem; margin: 1rem 0 0.25rem; }
.newly { list-style: none; }
.newly li { padding: 0.125rem 0; }
.scope { display: block; }
p.notice { color: var(--amber); } .ends { color: var(--red); }
.before { font-size: 0.875rem; color: var(--soft); }
.accepted { margin-top: 0.375rem; padding-left: 0.75rem; border-left: 2px solid var(--line-strong); }
.parts { margin-top: 0.25rem; font-size: 0.875rem; line-height: 1.75; }
td a code { color: inherit; }
.line { color: var(--soft); white-space: nowrap; }
.rows tbody tr:hover .diff { background: var(--raised); }
.diff { margin: 0.125rem 0; padding: 0.25rem 0.5rem; background: var(--sunken); border-radius: 6px; font-size: 0.875rem; }
.diff + .diff { margin-top: 0; }
.diff code { white-space: pre-wrap; }
.diff del, .diff ins { text-decoration: none; }
.diff del { color: var(--red); } .diff ins { color: var(--green); }
.diff del::before { content: "\\2212 "; } .diff ins::before { content: "+ "; }
.badge { display: inline-block; padding: 0.0625rem 0.5rem; border-radius: 99px; font-size: 0.8125rem; font-weight: 600; line-height: 1.5; background: var(--grey-soft); color: var(--text); }
.badge.error, .badge.not-in-history, .badge.missing, .badge.ended { background: var(--red-soft); color: var(--red); }
.badge.warning, .badge.superseded, .badge.not-current, .badge.unpinned, .badge.one-platform { background: var(--amber-soft); color: var(--amber); }
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
  .controls label, .controls .search { flex: 1 1 9rem; }
  .controls .search { flex-basis: 100%; }
  .controls input, .controls select { display: block; width: 100%; max-width: none; margin-top: 0.125rem; }
  .controls p { margin-left: 0; flex-basis: 100%; }
  .plain th, .plain td { padding-right: 0.75rem; }
  .points th, .points td { padding-right: 0.25rem; font-size: 0.75rem; }
}
`;
const cardStyle = `
.cards { display: grid; gap: 0.875rem; }
.card { border: 1px solid var(--line); border-left: 4px solid var(--line-strong); border-radius: 8px; background: var(--raised); padding: 1rem 1.25rem; min-width: 0; }
.card.error { border-left-color: var(--red); } .card.warning { border-left-color: var(--old); } .card.notice { border-left-color: var(--bar); }
.card header { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: baseline; justify-content: space-between; }
.card h3 { margin: 0; font-size: 1rem; line-height: 1.4; font-weight: 600; overflow-wrap: anywhere; min-width: 0; }
.card h3 code { font-size: 1rem; }
.act { margin-top: 0.375rem; text-wrap: pretty; }
.facts { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin-top: 0.25rem; font-size: 0.875rem; color: var(--soft); }
.facts a { min-height: 1.5rem; }
.facts b { color: var(--text); font-weight: 600; }
.issues { list-style: none; margin-top: 0.625rem; }
.issue { padding: 0.5rem 0; border-top: 1px solid var(--line); font-size: 0.9375rem; overflow-wrap: anywhere; }
.issue:last-child { padding-bottom: 0; }
.issue[hidden], .places li[hidden] { display: none; }
.check { color: inherit; text-decoration-color: var(--line-strong); margin: 0 0.25rem; }
.of { margin-bottom: 0.125rem; font-size: 0.875rem; }
.fix { margin-top: 0.25rem; font-size: 0.875rem; color: var(--soft); }
.fix .after { color: var(--text); padding: 0.125rem 0.375rem; background: var(--sunken); border-radius: 4px; }
.places { margin-top: 0.25rem; font-size: 0.875rem; }
.places ul, .advisories ul { list-style: none; }
.places ul { columns: 24rem; column-gap: 1.5rem; }
.places li { break-inside: avoid; padding: 0.0625rem 0; min-height: 1.625rem; }
.places b { font-weight: 600; }
.advisories { margin-top: 0.625rem; padding-top: 0.5rem; border-top: 1px solid var(--line); font-size: 0.875rem; }
.advisories li { padding: 0.125rem 0; overflow-wrap: anywhere; }
.forecast { border-top: 1px solid var(--line); padding: 0.5rem 0; }
.forecast > summary { width: auto; font-size: 0.9375rem; color: var(--text); overflow-wrap: anywhere; }
.forecast ul { padding-left: 1.25rem; }
.forecast > :not(summary) { margin-top: 0.5rem; }
.copy { position: relative; width: 1.5rem; height: 1.5rem; color: var(--soft); background: none; border: 0; border-radius: 4px; padding: 0; margin: -0.25rem 0 -0.25rem 0.125rem; vertical-align: middle; cursor: pointer; }
.copy::before, .copy::after { content: ""; position: absolute; width: 0.5rem; height: 0.5625rem; border: 1.5px solid currentColor; border-radius: 2px; }
.copy::before { left: 0.375rem; top: 0.3125rem; } .copy::after { left: 0.5625rem; top: 0.5rem; background: var(--raised); }
.copy:hover { color: var(--text); background: var(--sunken); }
.copied { position: absolute; left: 1.5rem; top: 0; z-index: 1; font-size: 0.75rem; line-height: 1.5rem; padding: 0 0.375rem; border-radius: 4px; background: var(--text); color: var(--raised); white-space: nowrap; }
.copy:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
@media (max-width: 40rem) { .card { padding: 0.75rem 0.875rem; } .places ul { columns: auto; } }
@media (forced-colors: active) { .card { border-left-color: CanvasText; } }
`;
const sectionStyle = `
.share { display: block; border-radius: 4px; }
.fill-current { fill: var(--good); } .fill-superseded { fill: var(--old); } .fill-not-current { fill: #c98a1b; } .fill-unpinned { fill: #b9772a; }
.fill-one-platform { fill: #8f6bc2; } .fill-not-in-history { fill: #d2463c; } .fill-ended { fill: #b0355e; } .fill-missing { fill: #96312a; }
.fill-unknown { fill: #7f8896; } .fill-opaque, .fill-local { fill: #aab2bf; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; list-style: none; margin: 0.75rem 0; font-size: 0.875rem; }
.legend svg { vertical-align: -1px; margin-right: 0.25rem; }
summary { cursor: pointer; font-size: 0.875rem; color: var(--soft); width: fit-content; padding: 0.125rem 0; }
summary:hover { color: var(--text); }
.more > summary { padding: 0.75rem 0; }
.timeline { padding: 0.5rem 0; border-top: 1px solid var(--line); }
.timeline summary code { font-size: 0.9375rem; font-weight: 600; color: var(--text); }
.part { fill: var(--line-strong); } .part.answered { fill: var(--good); } .part.unknown { fill: var(--old); } .part.skipped { fill: var(--even); }
.coverage + p { margin-top: 0.75rem; font-size: 0.875rem; }
.coverage { width: 100%; max-width: 48rem; }
.coverage .part-of { padding-left: 1.25rem; font-weight: 400; }
.coverage td:last-child { width: 45%; padding-right: 0; vertical-align: middle; }
@media (max-width: 40rem) { .coverage td:last-child { width: 25%; } }
@media (forced-colors: active) { .badge, .verdict { border: 1px solid CanvasText; } }
`;
const printStyle = `
@media print {
  @page { margin: 12mm 11mm; }
  :root { color-scheme: light; --page: #fff; --raised: #fff; --sunken: #f1f2f5; --line: #c9ced8; --line-strong: #868e9c; --text: #000; --soft: #444b57; --link: #000; --red: #9c1d16; --amber: #6b4100; --green: #0f5a2e; --blue: #1c4680; --red-soft: #fdeceb; --amber-soft: #fdf1dc; --green-soft: #e4f4ea; --blue-soft: #e7effb; --grey-soft: #eaecf0; --good: #2f9a5d; --old: #d18d17; --bar: #4f7cc4; --even: #b9c3d4; }
  html { font-size: 11px; line-height: 1.35; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  body { background: none; }
  .sections, .controls, .pages, .skip, .copy { display: none !important; }
  .top, main, footer { max-width: none; padding-left: 0; padding-right: 0; }
  .top { padding-top: 0; padding-bottom: 0.5rem; }
  a { text-decoration: none; }
  main > section[id] { padding-top: 1.25rem; }
  main > section[id] > h2, .card header, .what { break-after: avoid; }
  #references, #timelines, #coverage, #settings, #changes details { display: none; }
  details::details-content { content-visibility: visible; display: block; height: auto; }
  .verdict { padding: 0.75rem 1rem; gap: 0.5rem 1rem; break-inside: avoid; }
  .verdict .changes { display: none; }
  .cards { display: block; }
  .card { padding: 0.375rem 0.625rem; margin-bottom: 0.375rem; border-radius: 0; }
  .issues { margin-top: 0.125rem; }
  .issue { padding: 0.1875rem 0; font-size: 1rem; }
  .places summary { display: none; }
  .places ul { columns: auto; }
  .places li { display: inline; }
  .places li:not(:last-child)::after { content: ", "; }
  .places, .fix, .facts, .advisories { margin-top: 0; font-size: 0.8125rem; }
  .places code { font-size: 0.75rem; }
  .fix .after { padding: 0; background: none; }
  .rows { font-size: 0.8125rem; }
  .rows td { padding: 0.125rem 0.375rem; }
  .rows th button::after { content: none; }
  footer { margin-top: 1rem; padding: 0.5rem 0 0; }
}
`;
const theme = `
:root {
  color-scheme: light dark;
  --page: #fbfbfc; --raised: #ffffff; --sunken: #f1f2f5; --line: #dfe2e8; --line-strong: #868e9c;
  --text: #1a1d24; --soft: #565e6c; --link: #0b57c4; --focus: #0b57c4;
  --red: #b3261e; --red-soft: #fdeceb; --amber: #855000; --amber-soft: #fdf1dc;
  --green: #176b3a; --green-soft: #e4f4ea; --blue: #24559e; --blue-soft: #e7effb; --grey-soft: #eaecf0;
  --even: #b9c3d4; --good: #2f9a5d; --old: #d18d17; --bar: #4f7cc4;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "Segoe UI Mono", "Roboto Mono", Menlo, Consolas, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #101216; --raised: #171a20; --sunken: #1f232b; --line: #2c313b; --line-strong: #727b8b;
    --text: #e7e9ee; --soft: #a2abba; --link: #8ab8ff; --focus: #8ab8ff;
    --red: #ff9d94; --red-soft: #3a1d1c; --amber: #f0bd6c; --amber-soft: #352610;
    --green: #7fd6a0; --green-soft: #14301f; --blue: #9cc3ff; --blue-soft: #172a47; --grey-soft: #282d36;
    --even: #4a5467; --good: #3fae6f; --old: #dda13c; --bar: #6f9be0;
  }
}
`;
const page = `
* { box-sizing: border-box; }
html { font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; scroll-padding-top: 4rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--text); }
.top, main, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.5rem; }
h1, h2, p, ul, ol, dl, dd { margin: 0; padding: 0; }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.015em; }
h2 { font-size: 1.25rem; line-height: 1.3; letter-spacing: -0.01em; }
a { color: var(--link); text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
code { font-family: var(--mono); font-size: 0.875em; overflow-wrap: anywhere; unicode-bidi: isolate; }
a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible, summary:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
main:focus, section:focus { outline: none; }
.muted { color: var(--soft); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.char { font: 600 0.6875rem/1 var(--mono); padding: 0.1rem 0.2rem; border: 1px solid var(--line-strong); border-radius: 3px; white-space: nowrap; }
.skip { position: absolute; left: -999rem; top: 0.5rem; padding: 0.5rem 1rem; background: var(--raised); border-radius: 6px; z-index: 3; }
.skip:focus { left: 1rem; }
.top { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; align-items: baseline; justify-content: space-between; padding-top: 1.25rem; padding-bottom: 1.25rem; }
.brand { font-weight: 650; letter-spacing: -0.01em; }
.about { display: flex; flex-wrap: wrap; gap: 0 1.25rem; color: var(--soft); font-size: 0.875rem; overflow-wrap: anywhere; }
.verdict { display: grid; grid-template: "icon lead next" auto "totals totals next" 1fr / auto 1fr 1.15fr; gap: 1.5rem 1.25rem; padding: 1.75rem; border: 1px solid var(--line); border-radius: 12px; background: var(--raised); }
.verdict .icon { grid-area: icon; width: 2.75rem; height: 2.75rem; fill: none; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round; }
.verdict .icon circle { stroke: none; }
.pass .icon { stroke: var(--green); } .pass .icon circle { fill: var(--green-soft); } .pass h1 { color: var(--green); }
.fail .icon { stroke: var(--red); } .fail .icon circle { fill: var(--red-soft); } .fail h1 { color: var(--red); }
.attention .icon { stroke: var(--amber); } .attention .icon circle { fill: var(--amber-soft); } .attention h1 { color: var(--amber); }
.verdict.notice .icon { stroke: var(--blue); } .notice .icon circle { fill: var(--blue-soft); } .notice h1 { color: var(--blue); }
.incomplete .icon { stroke: var(--amber); } .incomplete .icon circle { fill: var(--amber-soft); } .incomplete h1 { color: var(--amber); }
.lead { margin-top: 0.25rem; color: var(--soft); text-wrap: pretty; overflow-wrap: anywhere; }
.says { color: var(--text); font-weight: 550; }
.lead-text { grid-area: lead; min-width: 0; }
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
  .verdict { grid-template: "icon lead" "next next" "totals totals" / auto 1fr; }
  .next { padding: 1rem 0 0; border: 0; border-top: 1px solid var(--line); }
}
@media (max-width: 40rem) {
  .top, main, footer { padding-left: 1rem; padding-right: 1rem; }
  .verdict { padding: 1.25rem; }
}
`;
const pageStyle = theme + page + tableStyle + cardStyle + sectionStyle + printStyle;

;// CONCATENATED MODULE: ./lib/output/html/document.js




function contentSecurityPolicy(script) {
    return [
        "default-src 'none'",
        `style-src '${hashOf(pageStyle)}'`,
        ...(script === undefined ? [] : [`script-src '${hashOf(script)}'`]),
        "base-uri 'none'",
        "form-action 'none'",
    ].join('; ');
}
function hashOf(text) {
    return `sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}`;
}
function htmlDocument(title, body, script) {
    const start = html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Markup(pageStyle)}</style>
${script === undefined
        ? undefined
        : html `<script>${new Markup(script)}</script>
`}</head>
<body>
<a class="skip" href="#main">Skip to the report</a>
`;
    const end = html `</body>
</html>
`;
    return [start, ...body, end].map(({ text }) => text).join('');
}
function sectionMarkup({ id, title, number, more, body }) {
    const rest = more === undefined ? undefined : html ` <span class="count">${more}</span>`;
    const start = html `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}${countMarkup(number)}${rest}</h2>
`;
    return [start, body, new Markup('</section>\n')];
}
function sectionLinks(sections) {
    const links = sections.map(({ id, title, number }) => html `<li><a href="#${id}">${title}${countMarkup(number)}</a></li>`);
    return html `<nav class="sections" aria-label="Sections"><ul>${links}</ul></nav>
`;
}
function countMarkup(number) {
    return number === undefined ? undefined : html ` <span class="count">${(0,text_text/* numberText */.$4)(number)}</span>`;
}

// EXTERNAL MODULE: ./lib/report/images/links.js
var links = __webpack_require__(5756);
// EXTERNAL MODULE: ./lib/output/words/texts.js
var texts = __webpack_require__(45743);
;// CONCATENATED MODULE: ./lib/output/html/format.js




const labels = { ...texts/* statusLabels */.Uj, ended: 'End of life' };
const statuses = [
    'not-in-history',
    'missing',
    'ended',
    ...Object.keys(texts/* statusLabels */.Uj),
].filter((status, index, all) => all.indexOf(status) === index);
function statusOf({ kind, fact }) {
    if (kind !== 'image')
        return kind;
    return fact?.status === 'current' && fact.deprecated === true ? 'ended' : (fact?.status ?? 'unknown');
}
function statusLabel(status) {
    return labels[status] ?? status;
}
function formatMinute(timestamp) {
    return `${(0,format.formatReportDay)(timestamp)} ${timestamp.slice(11, 16)} UTC`;
}
function percent(value) {
    return `${Math.round(value * 100) / 100}%`;
}
function filePlaces(report) {
    const link = (0,links/* placeLinks */.vB)(report);
    return ({ origin, file, line, endLine }, what) => {
        const where = origin === undefined ? undefined : html `<b>${origin}</b> `;
        if (file === undefined)
            return html `${where}<span class="muted">no file</span>`;
        const text = what === 'line'
            ? html `line ${line}`
            : html `${where}<code>${file}<wbr><span class="line">:${line}</span></code>`;
        const url = link({ origin, file, line });
        if (url?.startsWith('https:') !== true)
            return text;
        return html `<a href="${url}${line === undefined || endLine === line ? '' : `-L${endLine}`}">${text}</a>`;
    };
}
function policyPlace(place, file, line) {
    return file.includes('@') ? html `<code>${file}:${line}</code>` : place({ file, line, endLine: line });
}

;// CONCATENATED MODULE: ./lib/output/html/gen/page-script.js
const pageScript = "'use strict';\n" +
    "(function() {\n" +
    "\t// src/output/html/page/elements.ts\n" +
    "\tfunction part(root, selector, type) {\n" +
    "\t\tconst found = root.querySelector(selector);\n" +
    "\t\tif (found instanceof type) return found;\n" +
    "\t\tthrow new Error(`the page has no ${selector}`);\n" +
    "\t}\n" +
    "\tfunction parts(root, selector, type) {\n" +
    "\t\treturn [...root.querySelectorAll(selector)].filter((found) => found instanceof type);\n" +
    "\t}\n" +
    "\tfunction childOf(parent, name) {\n" +
    "\t\treturn [...parent.children].find((child) => child.classList.contains(name));\n" +
    "\t}\n" +
    "\tfunction create(tag, name, ...inside) {\n" +
    "\t\tconst element = document.createElement(tag);\n" +
    "\t\tif (name !== \"\") element.className = name;\n" +
    "\t\telement.append(...inside);\n" +
    "\t\treturn element;\n" +
    "\t}\n" +
    "\tfunction button(name, text, press) {\n" +
    "\t\tconst element = create(\"button\", name, text);\n" +
    "\t\telement.type = \"button\";\n" +
    "\t\telement.addEventListener(\"click\", press);\n" +
    "\t\treturn element;\n" +
    "\t}\n" +
    "\t// src/output/html/page/copy.ts\n" +
    "\tfunction addCopyButtons(root) {\n" +
    "\t\tfor (const text of parts(root, \"[data-copy]\", HTMLElement)) {\n" +
    "\t\t\tif (text.nextElementSibling?.classList.contains(\"copy\")) continue;\n" +
    "\t\t\tconst what = text.dataset.copy ?? \"\";\n" +
    "\t\t\tconst press = create(\"button\", \"copy\", create(\"span\", \"unseen\", `Copy ${what}`));\n" +
    "\t\t\tpress.type = \"button\";\n" +
    "\t\t\tpress.title = `Copy ${what}`;\n" +
    "\t\t\ttext.after(press);\n" +
    "\t\t}\n" +
    "\t}\n" +
    "\tfunction connectCopyButtons() {\n" +
    "\t\tdocument.addEventListener(\"click\", (event) => {\n" +
    "\t\t\tconst pressed = event.target instanceof Element ? event.target.closest(\".copy\") : null;\n" +
    "\t\t\tconst text = pressed?.previousElementSibling;\n" +
    "\t\t\tif (!(pressed instanceof HTMLElement) || !(text instanceof HTMLElement)) return;\n" +
    "\t\t\tcopy(text.dataset.text ?? text.textContent ?? \"\").then((isCopied) => say(pressed, isCopied ? \"Copied\" : \"Press Ctrl+C\"));\n" +
    "\t\t});\n" +
    "\t}\n" +
    "\tasync function copy(text) {\n" +
    "\t\ttry {\n" +
    "\t\t\tawait navigator.clipboard.writeText(text);\n" +
    "\t\t\treturn true;\n" +
    "\t\t} catch {\n" +
    "\t\t\treturn copySelection(text);\n" +
    "\t\t}\n" +
    "\t}\n" +
    "\tfunction copySelection(text) {\n" +
    "\t\tconst area = create(\"textarea\", \"unseen\");\n" +
    "\t\tarea.value = text;\n" +
    "\t\tconst focused = document.activeElement;\n" +
    "\t\tdocument.body.append(area);\n" +
    "\t\tarea.select();\n" +
    "\t\tconst isCopied = document.execCommand(\"copy\");\n" +
    "\t\tarea.remove();\n" +
    "\t\tif (focused instanceof HTMLElement) focused.focus();\n" +
    "\t\treturn isCopied;\n" +
    "\t}\n" +
    "\tconst shownFor = 2e3;\n" +
    "\tfunction say(pressed, text) {\n" +
    "\t\tconst outcome = create(\"span\", \"copied\", text);\n" +
    "\t\toutcome.setAttribute(\"role\", \"status\");\n" +
    "\t\tpressed.append(outcome);\n" +
    "\t\tsetTimeout(() => outcome.remove(), shownFor);\n" +
    "\t}\n" +
    "\t// src/output/html/page/cards.ts\n" +
    "\tfunction cardFindings(root) {\n" +
    "\t\treturn parts(root, \".card\", HTMLElement).flatMap((card) => parts(card, \".issue\", HTMLElement).flatMap((issue) => {\n" +
    "\t\t\tconst places = parts(issue, \".places li\", HTMLElement);\n" +
    "\t\t\treturn places.length === 0 ? [findingOf(card, issue, void 0)] : places.map((place) => findingOf(card, issue, place));\n" +
    "\t\t}));\n" +
    "\t}\n" +
    "\tfunction findingOf(card, issue, place) {\n" +
    "\t\tconst image = card.dataset.name ?? \"\";\n" +
    "\t\tlet text;\n" +
    "\t\treturn {\n" +
    "\t\t\tcard,\n" +
    "\t\t\tissue,\n" +
    "\t\t\tplace,\n" +
    "\t\t\tlabels: {\n" +
    "\t\t\t\t...issue.dataset,\n" +
    "\t\t\t\t...place?.dataset\n" +
    "\t\t\t},\n" +
    "\t\t\timage,\n" +
    "\t\t\tcheck: issue.dataset.check ?? \"\",\n" +
    "\t\t\tfile: fileOf(place),\n" +
    "\t\t\ttext: () => {\n" +
    "\t\t\t\ttext ??= [\n" +
    "\t\t\t\t\timage,\n" +
    "\t\t\t\t\ttextOf(issue, \".what\"),\n" +
    "\t\t\t\t\tfixOf(card, issue)?.textContent ?? \"\",\n" +
    "\t\t\t\t\tplace?.textContent ?? \"\"\n" +
    "\t\t\t\t].join(\" \").toLowerCase();\n" +
    "\t\t\t\treturn text;\n" +
    "\t\t\t}\n" +
    "\t\t};\n" +
    "\t}\n" +
    "\tfunction fixOf(card, issue) {\n" +
    "\t\tif (issue.dataset.fix !== \"pin\") return null;\n" +
    "\t\treturn childOf(issue, \"fix\") ?? childOf(card, \"fix\") ?? null;\n" +
    "\t}\n" +
    "\tfunction fileOf(place) {\n" +
    "\t\tif (place === void 0) return \"\";\n" +
    "\t\tconst line = textOf(place, \".line\");\n" +
    "\t\tconst text = (place.textContent ?? \"\").trim();\n" +
    "\t\treturn text.endsWith(line) ? text.slice(0, text.length - line.length) : text;\n" +
    "\t}\n" +
    "\tfunction textOf(root, selector) {\n" +
    "\t\treturn (root.querySelector(selector)?.textContent ?? \"\").trim();\n" +
    "\t}\n" +
    "\tfunction reasonOf(issue) {\n" +
    "\t\tconst accepted = childOf(issue, \"accepted\");\n" +
    "\t\treturn accepted === void 0 ? \"\" : textOf(accepted, \".reason\");\n" +
    "\t}\n" +
    "\tconst csvHead = [\n" +
    "\t\t\"Repository\",\n" +
    "\t\t\"File\",\n" +
    "\t\t\"Line\",\n" +
    "\t\t\"Severity\",\n" +
    "\t\t\"Check\",\n" +
    "\t\t\"Image\",\n" +
    "\t\t\"Finding\",\n" +
    "\t\t\"Replace with\",\n" +
    "\t\t\"Waived\",\n" +
    "\t\t\"Link\"\n" +
    "\t];\n" +
    "\tfunction csvRow({ labels, card, issue, place, image, file }) {\n" +
    "\t\tconst fix = fixOf(card, issue);\n" +
    "\t\tconst repository = labels.repository ?? \"\";\n" +
    "\t\tconst line = place === void 0 ? \"\" : textOf(place, \".line\");\n" +
    "\t\treturn [\n" +
    "\t\t\trepository,\n" +
    "\t\t\trepository === \"\" ? file : file.slice(repository.length).trim(),\n" +
    "\t\t\tline.replace(/^:/, \"\"),\n" +
    "\t\t\tlabels.severity ?? \"\",\n" +
    "\t\t\tlabels.check ?? \"\",\n" +
    "\t\t\timage,\n" +
    "\t\t\ttextOf(issue, \".message\"),\n" +
    "\t\t\tfix === null ? \"\" : textOf(fix, \".after\") || textOf(fix, \"ins\"),\n" +
    "\t\t\treasonOf(issue),\n" +
    "\t\t\tplace?.querySelector(\"a\")?.href ?? \"\"\n" +
    "\t\t];\n" +
    "\t}\n" +
    "\t// src/output/html/page/controls.ts\n" +
    "\tfunction connectControls(listing, prefix, store) {\n" +
    "\t\tif (listing.querySelector(\".controls\") === null) return void 0;\n" +
    "\t\tconst root = part(listing, \".controls\", HTMLElement);\n" +
    "\t\tconst section = listing.closest(\"section\")?.id ?? \"\";\n" +
    "\t\tconst search = part(root, \"input[type=search]\", HTMLInputElement);\n" +
    "\t\tconst selects = parts(root, \"select\", HTMLSelectElement);\n" +
    "\t\tconst clear = part(root, \".clear\", HTMLButtonElement);\n" +
    "\t\tconst name = (select) => `${prefix}${select.dataset.filter}`;\n" +
    "\t\tconst filters = selects.filter(({ dataset }) => dataset.filter !== \"by\");\n" +
    "\t\tsearch.addEventListener(\"input\", () => {\n" +
    "\t\t\tconst value = search.value.trim();\n" +
    "\t\t\tconst isNew = value === \"\" !== (store.value(`${prefix}text`) === \"\");\n" +
    "\t\t\tstore.choose(section, { [`${prefix}text`]: value }, isNew ? \"push\" : \"replace\");\n" +
    "\t\t});\n" +
    "\t\tfor (const select of selects) select.addEventListener(\"change\", () => store.choose(section, { [name(select)]: select.value }));\n" +
    "\t\tclear.addEventListener(\"click\", () => {\n" +
    "\t\t\tsearch.value = \"\";\n" +
    "\t\t\tstore.choose(section, Object.fromEntries([`${prefix}text`, ...filters.map(name)].map((one) => [one, \"\"])));\n" +
    "\t\t\tsearch.focus();\n" +
    "\t\t});\n" +
    "\t\tconst show = () => {\n" +
    "\t\t\tconst text = store.value(`${prefix}text`);\n" +
    "\t\t\tif (search.value.trim() !== text) search.value = text;\n" +
    "\t\t\tfor (const select of selects) {\n" +
    "\t\t\t\tconst value = store.value(name(select));\n" +
    "\t\t\t\tselect.value = [...select.options].some((option) => option.value === value) ? value : \"\";\n" +
    "\t\t\t}\n" +
    "\t\t\tclear.hidden = text === \"\" && filters.every((select) => store.value(name(select)) === \"\");\n" +
    "\t\t};\n" +
    "\t\troot.hidden = false;\n" +
    "\t\treturn {\n" +
    "\t\t\tshow,\n" +
    "\t\t\tstatus: part(root, \"[role=status]\", HTMLElement),\n" +
    "\t\t\troot\n" +
    "\t\t};\n" +
    "\t}\n" +
    "\t// src/output/html/page/csv.ts\n" +
    "\tconst byteOrderMark = \"﻿\";\n" +
    "\tconst startsFormula = /^[\\t\\r\\n" +
    "]|^[\\s\\p{Cf}]*[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]/u;\n" +
    "\tfunction csvOf(rows) {\n" +
    "\t\treturn `${byteOrderMark}${csvLines(rows)}`;\n" +
    "\t}\n" +
    "\tfunction csvLines(rows) {\n" +
    "\t\treturn rows.map((row) => `${row.map(cell).join(\",\")}\\r\\n" +
    "`).join(\"\");\n" +
    "\t}\n" +
    "\tfunction cell(text) {\n" +
    "\t\treturn `\"${(startsFormula.test(text) ? `'${text}` : text).replaceAll(\"\\\"\", \"\\\"\\\"\")}\"`;\n" +
    "\t}\n" +
    "\t// src/output/html/page/grouping.ts\n" +
    "\tconst groupings = [\n" +
    "\t\t\"image\",\n" +
    "\t\t\"file\",\n" +
    "\t\t\"check\"\n" +
    "\t];\n" +
    "\tconst notLabels = [\"text\", \"by\"];\n" +
    "\tfunction chosenFindings(findings, choices) {\n" +
    "\t\tconst words = (choices.get(\"text\") ?? \"\").toLowerCase().split(/\\s+/).filter(Boolean);\n" +
    "\t\tconst wanted = [...choices].filter(([name]) => !notLabels.includes(name) && !name.includes(\".\"));\n" +
    "\t\treturn findings.filter(({ labels, text }) => wanted.every(([name, value]) => has(labels[name], name, value)) && words.every((word) => text().includes(word)));\n" +
    "\t}\n" +
    "\tfunction has(label, name, value) {\n" +
    "\t\treturn name === \"team\" ? (label ?? \"\").split(\" \").includes(value) : label === value;\n" +
    "\t}\n" +
    "\tfunction groupingOf(choices) {\n" +
    "\t\treturn groupings.find((one) => one === choices.get(\"by\")) ?? \"image\";\n" +
    "\t}\n" +
    "\tfunction groupsOf(findings, by) {\n" +
    "\t\tconst groups = new Map();\n" +
    "\t\tfor (const finding of findings) {\n" +
    "\t\t\tconst group = groups.get(finding[by]);\n" +
    "\t\t\tif (group === void 0) groups.set(finding[by], [finding]);\n" +
    "\t\t\telse group.push(finding);\n" +
    "\t\t}\n" +
    "\t\treturn [...groups].map(([key, found]) => ({\n" +
    "\t\t\tkey,\n" +
    "\t\t\tfindings: found\n" +
    "\t\t}));\n" +
    "\t}\n" +
    "\tfunction rangeText(first, last, total, noun, rest) {\n" +
    "\t\tif (total === 0) return `No ${noun} match${rest}`;\n" +
    "\t\treturn `Showing ${first + 1 < last ? `${count(first + 1)}–${count(last)}` : count(last)} of ${count(total)} ${noun}${rest}`;\n" +
    "\t}\n" +
    "\tfunction foundText(found, all, remark, cards) {\n" +
    "\t\tif (found === 0) return `No findings match (${count(all)} in total)`;\n" +
    "\t\tconst on = `on ${count(cards)} ${cards === 1 ? \"card\" : \"cards\"}`;\n" +
    "\t\tif (found === all) return `${count(all)} ${all === 1 ? \"finding\" : \"findings\"}${remark}, ${on}`;\n" +
    "\t\treturn `${count(found)} of ${count(all)} findings, ${on}`;\n" +
    "\t}\n" +
    "\tfunction count(value) {\n" +
    "\t\treturn value < 1e4 ? String(value) : value.toLocaleString(\"en-US\");\n" +
    "\t}\n" +
    "\t// src/output/html/page/pages.ts\n" +
    "\tvar Pager = class {\n" +
    "\t\tsize;\n" +
    "\t\t#root;\n" +
    "\t\t#previous;\n" +
    "\t\t#next;\n" +
    "\t\t#first = 0;\n" +
    "\t\t#total = 0;\n" +
    "\t\tconstructor(listing, size, draw) {\n" +
    "\t\t\tthis.size = size;\n" +
    "\t\t\tthis.#root = part(listing, \".pages\", HTMLElement);\n" +
    "\t\t\tthis.#previous = part(this.#root, \"button:first-of-type\", HTMLButtonElement);\n" +
    "\t\t\tthis.#next = part(this.#root, \"button:last-of-type\", HTMLButtonElement);\n" +
    "\t\t\tconst turn = (by) => {\n" +
    "\t\t\t\tthis.#first += by;\n" +
    "\t\t\t\tdraw();\n" +
    "\t\t\t\tlisting.scrollIntoView({ block: \"start\" });\n" +
    "\t\t\t};\n" +
    "\t\t\tthis.#previous.addEventListener(\"click\", () => turn(-size));\n" +
    "\t\t\tthis.#next.addEventListener(\"click\", () => turn(size));\n" +
    "\t\t}\n" +
    "\t\trestart(total) {\n" +
    "\t\t\tthis.#first = 0;\n" +
    "\t\t\tthis.#total = total;\n" +
    "\t\t}\n" +
    "\t\trange() {\n" +
    "\t\t\tconst first = this.#first;\n" +
    "\t\t\tconst last = Math.min(this.#total, first + this.size);\n" +
    "\t\t\tthis.#root.hidden = this.#total <= this.size;\n" +
    "\t\t\tconst pages = Math.ceil(this.#total / this.size);\n" +
    "\t\t\tpart(this.#root, \"span\", HTMLElement).textContent = `Page ${count(first / this.size + 1)} of ${count(pages)}`;\n" +
    "\t\t\tthis.#previous.disabled = first === 0;\n" +
    "\t\t\tthis.#next.disabled = last === this.#total;\n" +
    "\t\t\treturn {\n" +
    "\t\t\t\tfirst,\n" +
    "\t\t\t\tlast\n" +
    "\t\t\t};\n" +
    "\t\t}\n" +
    "\t};\n" +
    "\t// src/output/html/page/regroup.ts\n" +
    "\tfunction fileCard({ key, findings }) {\n" +
    "\t\treturn cardOf$1(key === \"\" ? \"No file\" : create(\"code\", \"\", key), findings, findings.map(({ card, issue, place, image }) => {\n" +
    "\t\t\tconst item = copyOf(card, issue, withoutPlaces(issue));\n" +
    "\t\t\tconst link = place === void 0 ? [] : [...place.childNodes].map((node) => node.cloneNode(true));\n" +
    "\t\t\titem.prepend(create(\"p\", \"of\", ...link, \" \", create(\"code\", \"\", image)));\n" +
    "\t\t\treturn item;\n" +
    "\t\t}));\n" +
    "\t}\n" +
    "\tfunction checkCard({ key, findings }) {\n" +
    "\t\tconst issues = new Map();\n" +
    "\t\tfor (const finding of findings) {\n" +
    "\t\t\tconst found = issues.get(finding.issue);\n" +
    "\t\t\tif (found === void 0) issues.set(finding.issue, [finding]);\n" +
    "\t\t\telse found.push(finding);\n" +
    "\t\t}\n" +
    "\t\tconst items = [...issues].map(([issue, found]) => {\n" +
    "\t\t\tconst item = copyOf(found[0]?.card ?? issue, issue, issue.cloneNode(true));\n" +
    "\t\t\tconst kept = new Set(found.map(({ place }) => place));\n" +
    "\t\t\tconst places = parts(issue, \".places li\", HTMLElement);\n" +
    "\t\t\tfor (const [index, copy] of parts(item, \".places li\", HTMLElement).entries()) copy.hidden = !kept.has(places[index]);\n" +
    "\t\t\titem.prepend(create(\"p\", \"of\", create(\"code\", \"\", found[0]?.image ?? \"\")));\n" +
    "\t\t\treturn item;\n" +
    "\t\t});\n" +
    "\t\treturn cardOf$1(create(\"code\", \"\", key), findings, items);\n" +
    "\t}\n" +
    "\tfunction withoutPlaces(issue) {\n" +
    "\t\tconst copy = issue.cloneNode(false);\n" +
    "\t\tconst places = childOf(issue, \"places\");\n" +
    "\t\tfor (const node of issue.childNodes) if (node !== places) copy.appendChild(node.cloneNode(true));\n" +
    "\t\treturn copy;\n" +
    "\t}\n" +
    "\tfunction copyOf(card, issue, copy) {\n" +
    "\t\tif (!(copy instanceof HTMLElement)) throw new Error(\"the copy of an element is an element\");\n" +
    "\t\tcopy.hidden = false;\n" +
    "\t\tconst fix = childOf(issue, \"fix\") === void 0 ? fixOf(card, issue) : null;\n" +
    "\t\tif (fix !== null) part(copy, \".what\", HTMLElement).after(fix.cloneNode(true));\n" +
    "\t\treturn copy;\n" +
    "\t}\n" +
    "\tfunction cardOf$1(title, findings, items) {\n" +
    "\t\tconst number = `${count(findings.length)} ${findings.length === 1 ? \"finding\" : \"findings\"}`;\n" +
    "\t\treturn create(\"article\", \"card\", create(\"header\", \"\", create(\"h3\", \"\", title), create(\"p\", \"muted\", number)), create(\"ul\", \"issues\", ...items));\n" +
    "\t}\n" +
    "\tfunction narrow({ findings }) {\n" +
    "\t\tconst card = findings[0]?.card;\n" +
    "\t\tif (card === void 0) return;\n" +
    "\t\tconst issues = new Set(findings.map(({ issue }) => issue));\n" +
    "\t\tconst shown = new Set(findings.map(({ place }) => place));\n" +
    "\t\tfor (const issue of parts(card, \".issue\", HTMLElement)) {\n" +
    "\t\t\tissue.hidden = !issues.has(issue);\n" +
    "\t\t\tconst places = parts(issue, \".places li\", HTMLElement);\n" +
    "\t\t\tfor (const place of places) place.hidden = !shown.has(place);\n" +
    "\t\t\ttell(issue, places);\n" +
    "\t\t}\n" +
    "\t}\n" +
    "\tfunction tell(issue, places) {\n" +
    "\t\tif (childOf(issue, \"places\")?.tagName !== \"DETAILS\") return;\n" +
    "\t\tconst summary = part(issue, \".places summary\", HTMLElement);\n" +
    "\t\tsummary.dataset.all ??= summary.textContent;\n" +
    "\t\tconst left = places.filter((place) => !place.hidden).length;\n" +
    "\t\tconst all = summary.dataset.all ?? \"\";\n" +
    "\t\tsummary.textContent = left === places.length ? all : `${count(left)} of ${all}`;\n" +
    "\t}\n" +
    "\t// src/output/html/page/findings.ts\n" +
    "\tconst cardsAtOnce = 25;\n" +
    "\tfunction enhanceFindings(listing, store) {\n" +
    "\t\tconst cards = part(listing, \".cards\", HTMLElement);\n" +
    "\t\tconst all = cardFindings(cards);\n" +
    "\t\tconst controls = connectControls(listing, \"\", store);\n" +
    "\t\tif (controls === void 0) {\n" +
    "\t\t\taddCopyButtons(cards);\n" +
    "\t\t\treturn;\n" +
    "\t\t}\n" +
    "\t\tconst { remark = \"\" } = listing.dataset;\n" +
    "\t\tconst pager = new Pager(listing, cardsAtOnce, draw);\n" +
    "\t\tlet found = all;\n" +
    "\t\tlet groups = groupsOf(all, \"image\");\n" +
    "\t\tlet by = groupingOf(store.choices);\n" +
    "\t\tlet seen = \"\";\n" +
    "\t\tfunction draw(range = pager.range()) {\n" +
    "\t\t\tconst shown = groups.slice(range.first, range.last);\n" +
    "\t\t\tif (by === \"image\") for (const group of shown) narrow(group);\n" +
    "\t\t\tconst make = {\n" +
    "\t\t\t\timage: cardOf,\n" +
    "\t\t\t\tfile: fileCard,\n" +
    "\t\t\t\tcheck: checkCard\n" +
    "\t\t\t}[by];\n" +
    "\t\t\tconst drawn = shown.map(make);\n" +
    "\t\t\tfor (const card of drawn) addCopyButtons(card);\n" +
    "\t\t\tcards.replaceChildren(...drawn);\n" +
    "\t\t}\n" +
    "\t\tfunction filter() {\n" +
    "\t\t\tby = groupingOf(store.choices);\n" +
    "\t\t\tfound = chosenFindings(all, store.choices);\n" +
    "\t\t\tgroups = groupsOf(found, by);\n" +
    "\t\t\tcontrols?.show();\n" +
    "\t\t\tconst key = JSON.stringify([\n" +
    "\t\t\t\tby,\n" +
    "\t\t\t\tgroups.length,\n" +
    "\t\t\t\tfound.length,\n" +
    "\t\t\t\t[...store.choices]\n" +
    "\t\t\t]);\n" +
    "\t\t\tif (key === seen) return;\n" +
    "\t\t\tseen = key;\n" +
    "\t\t\tpager.restart(groups.length);\n" +
    "\t\t\tif (controls !== void 0) controls.status.textContent = foundText(found.length, all.length, remark, groups.length);\n" +
    "\t\t\tdraw();\n" +
    "\t\t}\n" +
    "\t\tconst save = button(\"export\", \"Export CSV\", () => download(csvOf([csvHead, ...found.map(csvRow)])));\n" +
    "\t\tcontrols.status.before(save);\n" +
    "\t\taddEventListener(\"beforeprint\", () => draw({\n" +
    "\t\t\tfirst: 0,\n" +
    "\t\t\tlast: groups.length\n" +
    "\t\t}));\n" +
    "\t\taddEventListener(\"afterprint\", () => draw());\n" +
    "\t\tstore.onChange(filter);\n" +
    "\t\tfilter();\n" +
    "\t}\n" +
    "\tfunction cardOf({ findings }) {\n" +
    "\t\treturn findings[0]?.card ?? document.createElement(\"article\");\n" +
    "\t}\n" +
    "\tfunction download(text) {\n" +
    "\t\tconst link = document.createElement(\"a\");\n" +
    "\t\tconst url = URL.createObjectURL(new Blob([text], { type: \"text/csv;charset=utf-8\" }));\n" +
    "\t\tlink.href = url;\n" +
    "\t\tlink.download = \"tagproof-findings.csv\";\n" +
    "\t\tlink.click();\n" +
    "\t\tsetTimeout(() => URL.revokeObjectURL(url), 1e4);\n" +
    "\t}\n" +
    "\t// src/output/html/page/address.ts\n" +
    "\tconst maxChoices = 40;\n" +
    "\tconst maxValueLength = 300;\n" +
    "\tfunction readAddress(fragment) {\n" +
    "\t\tconst text = fragment.replace(/^#/, \"\");\n" +
    "\t\tconst start = text.indexOf(\"?\");\n" +
    "\t\tconst section = start < 0 ? text : text.slice(0, start);\n" +
    "\t\tconst given = [...new URLSearchParams(start < 0 ? \"\" : text.slice(start + 1))].filter(([name, value]) => /^[\\w.-]{1,40}$/.test(name) && value !== \"\").slice(0, maxChoices).map(([name, value]) => [name, value.slice(0, maxValueLength)]);\n" +
    "\t\treturn {\n" +
    "\t\t\tsection: /^[\\w-]{0,60}$/.test(section) ? section : \"\",\n" +
    "\t\t\tchoices: new Map(given)\n" +
    "\t\t};\n" +
    "\t}\n" +
    "\tfunction writeAddress({ section, choices }) {\n" +
    "\t\tconst given = [...choices].filter(([, value]) => value !== \"\").sort(([a], [b]) => a < b ? -1 : 1).map(([name, value]) => [name, value.slice(0, maxValueLength)]);\n" +
    "\t\tif (given.length === 0) return `#${section}`;\n" +
    "\t\treturn `#${section}?${new URLSearchParams(given)}`;\n" +
    "\t}\n" +
    "\t// src/output/html/page/store.ts\n" +
    "\tconst typingPause = 300;\n" +
    "\tvar ChoiceStore = class {\n" +
    "\t\t#choices;\n" +
    "\t\t#section;\n" +
    "\t\t#address = location.hash;\n" +
    "\t\t#timer = 0;\n" +
    "\t\t#listeners = new Set();\n" +
    "\t\tconstructor() {\n" +
    "\t\t\tconst { section, choices } = readAddress(location.hash);\n" +
    "\t\t\tthis.#choices = choices;\n" +
    "\t\t\tthis.#section = section;\n" +
    "\t\t\taddEventListener(\"hashchange\", () => {\n" +
    "\t\t\t\tif (location.hash !== this.#address) this.#follow();\n" +
    "\t\t\t});\n" +
    "\t\t}\n" +
    "\t\tget choices() {\n" +
    "\t\t\treturn this.#choices;\n" +
    "\t\t}\n" +
    "\t\tvalue(name) {\n" +
    "\t\t\treturn this.#choices.get(name) ?? \"\";\n" +
    "\t\t}\n" +
    "\t\tonChange(listener) {\n" +
    "\t\t\tthis.#listeners.add(listener);\n" +
    "\t\t}\n" +
    "\t\tchoose(section, changes, step = \"push\") {\n" +
    "\t\t\tconst next = new Map([...this.#choices, ...Object.entries(changes)]);\n" +
    "\t\t\tfor (const [name, value] of next) if (value === \"\") next.delete(name);\n" +
    "\t\t\tthis.#choices = next;\n" +
    "\t\t\tthis.#section = section;\n" +
    "\t\t\tclearTimeout(this.#timer);\n" +
    "\t\t\tif (step === \"push\") this.#write(step);\n" +
    "\t\t\telse this.#timer = setTimeout(() => this.#write(step), typingPause);\n" +
    "\t\t\tthis.#tell();\n" +
    "\t\t}\n" +
    "\t\tvisit(section) {\n" +
    "\t\t\tthis.#section = section;\n" +
    "\t\t\tthis.#write(\"push\");\n" +
    "\t\t}\n" +
    "\t\t#write(step) {\n" +
    "\t\t\tconst fragment = writeAddress({\n" +
    "\t\t\t\tsection: this.#section,\n" +
    "\t\t\t\tchoices: this.#choices\n" +
    "\t\t\t});\n" +
    "\t\t\tif (fragment === (location.hash || \"#\")) return;\n" +
    "\t\t\tif (step === \"push\") location.hash = fragment;\n" +
    "\t\t\telse location.replace(fragment);\n" +
    "\t\t\tthis.#address = location.hash;\n" +
    "\t\t}\n" +
    "\t\t#follow() {\n" +
    "\t\t\tconst { section, choices } = readAddress(location.hash);\n" +
    "\t\t\tconst now = {\n" +
    "\t\t\t\tsection,\n" +
    "\t\t\t\tchoices\n" +
    "\t\t\t};\n" +
    "\t\t\tclearTimeout(this.#timer);\n" +
    "\t\t\tthis.#address = location.hash;\n" +
    "\t\t\tthis.#section = section;\n" +
    "\t\t\tif (writeAddress({\n" +
    "\t\t\t\tsection: \"\",\n" +
    "\t\t\t\tchoices: this.#choices\n" +
    "\t\t\t}) === writeAddress({\n" +
    "\t\t\t\t...now,\n" +
    "\t\t\t\tsection: \"\"\n" +
    "\t\t\t})) return;\n" +
    "\t\t\tthis.#choices = choices;\n" +
    "\t\t\tthis.#tell();\n" +
    "\t\t}\n" +
    "\t\t#tell() {\n" +
    "\t\t\tfor (const listener of this.#listeners) listener();\n" +
    "\t\t}\n" +
    "\t};\n" +
    "\t// src/output/html/page/table.ts\n" +
    "\tconst rowsAtOnce = 50;\n" +
    "\tconst collator = new Intl.Collator(\"en\", { numeric: true });\n" +
    "\tfunction enhanceTable(listing, store) {\n" +
    "\t\tconst prefix = `${listing.dataset.list}.`;\n" +
    "\t\tconst controls = connectControls(listing, prefix, store);\n" +
    "\t\tif (controls === void 0) return;\n" +
    "\t\tconst { noun = \"\", remark = \"\" } = listing.dataset;\n" +
    "\t\tconst table = part(listing, \"table\", HTMLTableElement);\n" +
    "\t\tconst body = part(table, \"tbody\", HTMLTableSectionElement);\n" +
    "\t\tconst rows = [...body.rows];\n" +
    "\t\tconst texts = new Map();\n" +
    "\t\tlet order = rows;\n" +
    "\t\tlet found = rows;\n" +
    "\t\tconst pager = new Pager(listing, rowsAtOnce, draw);\n" +
    "\t\tfunction textOf(row) {\n" +
    "\t\t\tconst text = texts.get(row) ?? row.textContent.toLowerCase();\n" +
    "\t\t\ttexts.set(row, text);\n" +
    "\t\t\treturn text;\n" +
    "\t\t}\n" +
    "\t\tfunction draw() {\n" +
    "\t\t\tconst { first, last } = pager.range();\n" +
    "\t\t\tbody.replaceChildren(...found.slice(first, last));\n" +
    "\t\t\tconst rest = found.length === rows.length ? remark : ` (${count(rows.length)} in total)`;\n" +
    "\t\t\tif (controls !== void 0) controls.status.textContent = rangeText(first, last, found.length, noun, rest);\n" +
    "\t\t}\n" +
    "\t\tfunction filter() {\n" +
    "\t\t\tconst words = store.value(`${prefix}text`).toLowerCase().split(/\\s+/).filter(Boolean);\n" +
    "\t\t\tconst wanted = [...store.choices].filter(([name]) => name.startsWith(prefix) && name !== `${prefix}text`);\n" +
    "\t\t\tfound = order.filter((row) => wanted.every(([name, value]) => row.dataset[name.slice(prefix.length)] === value) && words.every((word) => textOf(row).includes(word)));\n" +
    "\t\t\tcontrols?.show();\n" +
    "\t\t\tpager.restart(found.length);\n" +
    "\t\t\tdraw();\n" +
    "\t\t}\n" +
    "\t\tfunction sort(head, column) {\n" +
    "\t\t\tconst down = head.getAttribute(\"aria-sort\") === \"ascending\";\n" +
    "\t\t\tfor (const other of heads) other.removeAttribute(\"aria-sort\");\n" +
    "\t\t\thead.setAttribute(\"aria-sort\", down ? \"descending\" : \"ascending\");\n" +
    "\t\t\torder = sorted(rows, column, head.dataset.type === \"number\", down ? -1 : 1);\n" +
    "\t\t\tfilter();\n" +
    "\t\t}\n" +
    "\t\tconst heads = [...table.tHead?.rows[0]?.cells ?? []];\n" +
    "\t\tfor (const [column, head] of heads.entries()) {\n" +
    "\t\t\tconst press = create(\"button\", \"\", ...head.childNodes);\n" +
    "\t\t\tpress.type = \"button\";\n" +
    "\t\t\tpress.addEventListener(\"click\", () => sort(head, column));\n" +
    "\t\t\thead.append(press);\n" +
    "\t\t}\n" +
    "\t\taddEventListener(\"beforeprint\", () => body.replaceChildren(...found));\n" +
    "\t\taddEventListener(\"afterprint\", draw);\n" +
    "\t\tstore.onChange(filter);\n" +
    "\t\tfilter();\n" +
    "\t}\n" +
    "\tfunction sorted(rows, column, byNumber, sign) {\n" +
    "\t\tconst keys = new Map(rows.map((row) => {\n" +
    "\t\t\tconst cell = row.cells[column];\n" +
    "\t\t\treturn [row, (cell?.dataset.sort ?? cell?.textContent ?? \"\").trim()];\n" +
    "\t\t}));\n" +
    "\t\treturn [...rows].sort((a, b) => {\n" +
    "\t\t\tconst [left = \"\", right = \"\"] = [keys.get(a), keys.get(b)];\n" +
    "\t\t\tif (left === \"\" || right === \"\") return Number(left === \"\") - Number(right === \"\");\n" +
    "\t\t\treturn sign * (byNumber ? Number(left) - Number(right) : collator.compare(left, right));\n" +
    "\t\t});\n" +
    "\t}\n" +
    "\t// src/output/html/page/main.ts\n" +
    "\tdocument.documentElement.classList.add(\"scripted\");\n" +
    "\tdocument.addEventListener(\"DOMContentLoaded\", start);\n" +
    "\tfunction start() {\n" +
    "\t\tconst store = new ChoiceStore();\n" +
    "\t\tfor (const listing of parts(document, \".listing\", HTMLElement)) if (listing.querySelector(\".cards\") === null) enhanceTable(listing, store);\n" +
    "\t\telse enhanceFindings(listing, store);\n" +
    "\t\taddCopyButtons(document);\n" +
    "\t\tconnectCopyButtons();\n" +
    "\t\tdocument.addEventListener(\"click\", (event) => follow(event, store));\n" +
    "\t\taddEventListener(\"beforeprint\", openAll);\n" +
    "\t\tconst section = location.hash.slice(1).split(\"?\")[0] ?? \"\";\n" +
    "\t\tif (location.hash.includes(\"?\")) reveal(section);\n" +
    "\t}\n" +
    "\tfunction follow(event, store) {\n" +
    "\t\tconst link = event.target instanceof Element ? event.target.closest(\"a[href^=\\\"#\\\"]\") : null;\n" +
    "\t\tif (!(link instanceof HTMLAnchorElement)) return;\n" +
    "\t\tconst section = link.hash.slice(1).split(\"?\")[0] ?? \"\";\n" +
    "\t\tconst { show, value = \"\" } = link.dataset;\n" +
    "\t\tif (show !== void 0) {\n" +
    "\t\t\tconst cleared = [...store.choices.keys()].filter((name) => name !== \"by\" && !name.includes(\".\"));\n" +
    "\t\t\tstore.choose(section, {\n" +
    "\t\t\t\t...Object.fromEntries(cleared.map((name) => [name, \"\"])),\n" +
    "\t\t\t\t[show]: value\n" +
    "\t\t\t});\n" +
    "\t\t} else if (store.choices.size > 0) store.visit(section);\n" +
    "\t\telse {\n" +
    "\t\t\tunfold(document.getElementById(section));\n" +
    "\t\t\treturn;\n" +
    "\t\t}\n" +
    "\t\tevent.preventDefault();\n" +
    "\t\treveal(section);\n" +
    "\t}\n" +
    "\tfunction reveal(section) {\n" +
    "\t\tconst target = document.getElementById(section);\n" +
    "\t\tif (target === null) return;\n" +
    "\t\tunfold(target);\n" +
    "\t\ttarget.scrollIntoView({ block: \"start\" });\n" +
    "\t\ttarget.tabIndex = -1;\n" +
    "\t\ttarget.focus({ preventScroll: true });\n" +
    "\t}\n" +
    "\tfunction unfold(section) {\n" +
    "\t\tconst fold = section?.querySelector(\":scope > details\");\n" +
    "\t\tif (fold instanceof HTMLDetailsElement) fold.open = true;\n" +
    "\t}\n" +
    "\tfunction openAll() {\n" +
    "\t\tfor (const fold of parts(document, \"details:not([open])\", HTMLDetailsElement)) {\n" +
    "\t\t\tfold.open = true;\n" +
    "\t\t\taddEventListener(\"afterprint\", () => {\n" +
    "\t\t\t\tfold.open = false;\n" +
    "\t\t\t}, { once: true });\n" +
    "\t\t}\n" +
    "\t}\n" +
    "})();\n" +
    "";

// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/output/words/change.js
var words_change = __webpack_require__(52707);
// EXTERNAL MODULE: ./lib/output/words/image-card.js
var image_card = __webpack_require__(55445);
;// CONCATENATED MODULE: ./lib/output/html/next-steps.js








function actionMarkup(image, checks) {
    const phrase = (0,image_card/* actionPhrase */.aX)(image, checks);
    return phrase.length === 0
        ? undefined
        : html `<p class="act"><b>${phrase.map(part)}</b>${command(image)}</p>`;
}
function part(text) {
    if (typeof text === 'string')
        return html `${withCode(text)}`;
    const { code } = text;
    return code.startsWith('sha256:')
        ? html `<code data-copy="digest" data-text="${code}">${(0,text_text/* shortDigest */.VK)(code)}</code>`
        : html `<code data-copy="name">${code}</code>`;
}
function command({ action, name, tag }) {
    if (action?.do === 'pin' && action.automatic === true)
        return html `: <code data-copy="command">tagproof pin</code>`;
    if (action?.do !== 'investigate' || tag === undefined)
        return undefined;
    return html ` History: <code data-copy="command">tagproof history ${name}</code>`;
}
function withCode(text) {
    return text.split('`').map((one, index) => (index % 2 === 0 ? html `${one}` : html `<code>${one}</code>`));
}
const maxSteps = 6;
const maxShown = 3;
const maxTextBytes = 600;
function nextStepsMarkup(report, steps) {
    if (steps.length === 0)
        return html `<p>${withCode(`Nothing. ${(0,format.verdictMeaning)(report)}`)}</p>`;
    const others = steps.length > maxSteps
        ? html `<p class="muted">${texts/* stepTexts */.B0.more(maxSteps, steps.length)}</p>`
        : undefined;
    return html `<ol>${steps.slice(0, maxSteps).map((step) => html `<li>${textOf(step)}</li>`)}</ol>${others}`;
}
function textOf(step) {
    switch (step.kind) {
        case 'pin': {
            const changes = step.changes
                .slice(0, maxShown)
                .map(({ before, after, ...at }) => html `<p class="at"><code>${(0,format.formatPlace)(at)}</code></p>${diff((0,words_change/* withoutIndent */.tO)({ before, after }))}`);
            const shown = step.count > maxShown ? `Show the first ${maxShown}` : 'Show them';
            return html `<a href="#findings" data-show="fix" data-value="pin">Pin ${(0,next_steps/* sizeOf */.$)(step)}</a>: ${withCode(texts/* stepTexts */.B0.pin(step.count))}<details class="changes"><summary>${step.count === 1 ? 'Show it' : shown}</summary>${changes}</details>`;
        }
        case 'fix': {
            const [first] = step.findings;
            const place = step.count > 1 || first === undefined ? '' : (0,format.formatPlace)(first);
            const where = place === '' ? (0,next_steps/* sizeOf */.$)(step) : html `<code>${place}</code>`;
            return html `<a href="#findings" data-show="check" data-value="${step.check}">${step.check}</a>, ${where}. ${withCode(step.advice)}${step.places.slice(0, maxShown).map(foreignPlace)}`;
        }
        case 'repository': {
            const owners = step.owners.map((one) => html ` <span class="muted">${one}</span>`);
            return html `<a href="#findings" data-show="repository" data-value="${step.origin}">${step.origin}</a>${owners}: ${step.harm}. ${withCode(step.advice)}${step.places.map(foreignPlace)}`;
        }
        case 'investigate': {
            const causes = step.causes
                .slice(0, maxShown)
                .map(({ cause, count, first }) => html `<p class="muted"><code>${cause}</code> (${count}): ${(0,output_escape/* shortDigests */.sY)((0,output_escape/* cut */.Jj)(first, maxTextBytes))}</p>`);
            return html `<a href="#unverified">${texts/* stepTexts */.B0.unverified((0,next_steps/* sizeOf */.$)(step))}</a> ${withCode(step.advice)}${causes}`;
        }
    }
}
function foreignPlace({ name, foreign, ...at }) {
    if (foreign === undefined)
        return undefined;
    const { digest, others } = foreign;
    return html `<p class="culprit"><code>${(0,format.formatPlace)(at)}</code> pins <code>${(0,output_escape/* cut */.Jj)(name ?? '', maxTextBytes)}</code> to <code data-copy="digest" data-text="${digest}">${(0,output_escape/* shortDigests */.sY)(digest)}</code>, ${texts/* cardTexts */.DP.neverHad}${others === '' ? '' : `. ${others}`}.</p>`;
}
function diff({ before, after, }) {
    return html `${before.map((line) => html `<p class="diff"><span class="unseen">Before: </span><del><code>${line}</code></del></p>`)}${after.map((line) => html `<p class="diff"><span class="unseen">After: </span><ins><code>${line}</code></ins></p>`)}`;
}

// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/report/images/group.js
var group = __webpack_require__(21778);
// EXTERNAL MODULE: ./lib/report/images/harm.js
var harm = __webpack_require__(84139);
// EXTERNAL MODULE: ./lib/report/images/order.js
var order = __webpack_require__(45081);
// EXTERNAL MODULE: ./lib/report/images/summaries.js + 3 modules
var summaries = __webpack_require__(10571);
// EXTERNAL MODULE: ./lib/report/references.js + 1 modules
var references = __webpack_require__(40585);
;// CONCATENATED MODULE: ./lib/output/html/tables/table.js


function controlBar({ list, noun, selects, }) {
    const lists = selects.map(({ name, title, all = 'All', options }) => html `<label>${title} <select data-filter="${name}"><option value="">${all}</option>${options.map(table_option)}</select></label>`);
    return html `<div class="controls" role="group" aria-label="Filter the ${noun}" hidden>
<label class="search">Text <input type="search" autocomplete="off" spellcheck="false" aria-controls="${list}"></label>
${lists}<button type="button" class="clear" hidden>Clear</button>
<p role="status"></p>
</div>`;
}
function table_option({ value, label }) {
    return html `<option value="${value}">${spelled(label)}</option>`;
}
function optionsOf(counts, label = String) {
    return [...counts].map(([value, number]) => ({
        value,
        label: `${label(value)} (${(0,text_text/* numberText */.$4)(number)})`,
    }));
}
const maxRowsWithoutControls = 3;
function htmlTable(of) {
    const { id, caption, noun, items, total = items.length, columns, filters = [] } = of;
    if (items.length === 0)
        return html `<p class="none">No ${noun}.</p>`;
    const rows = withinSize(items, of.maxBytes, (item) => {
        const data = Object.fromEntries(filters.map(({ name, value }) => [`data-${name}`, value(item)]));
        return html `<tr${attributes(data)}>${columns.map((column) => cellOf(column, item))}</tr>\n`;
    });
    const heads = columns.map(({ title, numeric }) => html `<th scope="col" data-type="${numeric === undefined ? 'text' : 'number'}">${title}</th>`);
    return html `<div class="listing" data-list="${id}" data-noun="${noun}"${attributes({ 'data-remark': of.remark })}>
${items.length <= maxRowsWithoutControls ? undefined : controls(id, noun, items.slice(0, rows.length), filters)}
<table id="${id}-table" class="rows ${id}">
<caption class="unseen">${caption}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${rows}</tbody>
</table>
<nav class="pages" aria-label="Pages of ${noun}" hidden><button type="button">Previous</button><span></span><button type="button">Next</button></nav>
${leftOutNote(rows.length, total, noun)}</div>`;
}
function withinSize(items, maxBytes, write) {
    const written = [];
    let room = maxBytes;
    for (const [index, item] of items.entries()) {
        const text = write(item, index);
        room -= Buffer.byteLength(text.text);
        if (room < 0)
            break;
        written.push(text);
    }
    return written;
}
function leftOutNote(shown, total, noun) {
    return shown === total
        ? undefined
        : html `<p class="left">Showing ${(0,text_text/* numberText */.$4)(shown)} of ${(0,text_text/* numberText */.$4)(total)} ${noun}; the rest is in the JSON report.</p>`;
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
        return { name, title, options: optionsOf(counts, label) };
    });
    return controlBar({ list: `${id}-table`, noun, selects });
}
function numberColumn(title, value) {
    return { title, numeric: true, sortBy: value, cell: (item) => html `${(0,text_text/* numberText */.$4)(value(item))}` };
}

// EXTERNAL MODULE: ./lib/output/words/signatures.js
var signatures = __webpack_require__(90988);
;// CONCATENATED MODULE: ./lib/output/html/findings/issues.js








function issuesOf(findings, statusAt) {
    const issues = new Map();
    for (const [index, finding] of findings.entries()) {
        const status = statusAt(finding);
        const { check, severity, message, fix, waived, introduced, testData } = finding;
        const change = fix?.place === undefined ? fix?.replacement : (0,words_change/* changeOf */.C2)(finding)?.after;
        const own = finding.file === undefined && finding.origin === undefined ? index : undefined;
        const key = JSON.stringify([check, severity, message, change, waived, introduced, testData, status, own]);
        const known = issues.get(key);
        if (known === undefined)
            issues.set(key, { finding, status, findings: [finding] });
        else
            known.findings.push(finding);
    }
    return [...issues.values()];
}
const issueLabels = {
    severity: ({ finding }) => finding.severity,
    check: ({ finding }) => finding.check,
    status: ({ status }) => status,
    fix: ({ finding }) => ((0,words_change/* changeOf */.C2)(finding) === undefined ? 'hand' : 'pin'),
    introduced: ({ finding: { introduced } }) => introduced === undefined ? 'unknown' : introduced ? 'yes' : 'no',
    state: ({ finding }) => (finding.waived === undefined ? 'no' : 'yes'),
};
function commonReplacement(issues) {
    const fixable = issues.flatMap(({ finding }) => (finding.fix === undefined ? [] : finding));
    const texts = new Set(fixable.map((finding) => finding.fix?.place === undefined && (0,words_change/* changeOf */.C2)(finding) !== undefined
        ? finding.fix?.replacement
        : undefined));
    return fixable.length > 1 && texts.size === 1 ? [...texts][0] : undefined;
}
function replacementText(text) {
    return html `<p class="fix">Replace with <code class="after" data-copy="fix">${text}</code></p>`;
}
function issueMarkup(issue, place, common) {
    const { finding, findings } = issue;
    const { check, severity, message, fix, waived, introduced } = finding;
    const labels = Object.entries(issueLabels).map(([name, of]) => [`data-${name}`, of(issue)]);
    const badge = waived === undefined
        ? html `<span class="badge ${severity}">${severity}</span>`
        : html `<span class="badge waived">waived</span> <span class="muted">${severity}</span>`;
    const existing = introduced === false ? html `<p class="before">Existed before this change.</p>` : undefined;
    return html `<li class="issue"${attributes(Object.fromEntries(labels))}>
<p class="what">${badge} <a class="check"${attributes({ href: (0,links/* checkUrl */.CU)(check) })}><code>${check}</code></a> <span class="message">${(0,output_escape/* shortDigests */.sY)(message)}</span></p>
${existing}${fix === undefined || common !== undefined ? undefined : replacement(finding, place)}${waived === undefined ? undefined : accepted(waived, place)}${issues_placesOf(findings, place)}</li>
`;
}
function replacement(finding, place) {
    const { fix } = finding;
    const change = fix?.place === undefined ? undefined : (0,words_change/* changeOf */.C2)(finding);
    if (change === undefined)
        return replacementText(fix?.replacement ?? '');
    const { origin, file, line } = change;
    return html `<div class="fix">At ${place({ origin, file, line, endLine: line })} ${diff((0,words_change/* withoutIndent */.tO)(change))}</div>`;
}
function accepted({ reason, owner, expires, file, line }, place) {
    const until = expires === undefined ? '' : `, until ${(0,format.formatReportDay)(expires)}`;
    const by = owner === undefined ? '' : `, by ${owner}`;
    return html `<p class="accepted">Waived: <span class="reason">${reason}</span><br><span class="muted">${policyPlace(place, file, line)}${by}${until}</span></p>`;
}
const maxOpen = 3;
function issues_placesOf(findings, place) {
    const placed = findings.filter(({ file, origin }) => file !== undefined || origin !== undefined);
    if (placed.length === 0)
        return undefined;
    const list = html `<ul>${placed.map((finding) => html `<li${placeLabels(finding)}>${place(finding)}</li>`)}</ul>`;
    if (placed.length <= maxOpen)
        return html `<div class="places">${list}</div>`;
    const files = new Set(placed.map(({ origin, file }) => `${origin} ${file}`)).size;
    const repositories = new Set(placed.map(({ origin }) => origin)).size;
    const spread = repositories > 1 ? (0,text_text/* plural */.LS)(repositories, 'repository') : (0,text_text/* plural */.LS)(files, 'file');
    return html `<details class="places"><summary>${(0,text_text/* plural */.LS)(placed.length, 'place')} in ${spread}</summary>${list}</details>`;
}
function placeLabels({ origin, owners }) {
    return attributes({ 'data-repository': origin, 'data-team': owners?.join(' ') });
}

;// CONCATENATED MODULE: ./lib/output/html/findings/card.js









const card_maxOpen = 3;
const maxListed = 200;
function linkedAdvisories({ advisories }) {
    if (advisories.length === 0)
        return undefined;
    const shown = advisories.slice(0, maxListed);
    const more = advisories.length - shown.length;
    const rest = more === 0 ? undefined : html `<li class="muted">and ${more} more in the JSON report</li>`;
    const list = html `<ul>${shown.map(item)}${rest}</ul>`;
    if (advisories.length <= card_maxOpen)
        return html `<div class="advisories">${list}</div>`;
    return html `<details class="advisories"><summary>${(0,text_text/* plural */.LS)(advisories.length, 'advisory')}</summary>${list}</details>`;
}
function item({ id, url, aliases = [], artifact, level, score, fixedIn = [], waived, }) {
    const others = aliases.length === 0 ? undefined : html ` <span class="muted">${aliases.join(', ')}</span>`;
    const rating = html `<span class="badge ${level ?? 'unknown'}">${level ?? 'severity unknown'}${score === undefined ? '' : ` ${score}`}</span>`;
    const fix = fixedIn.length === 0
        ? html ` <span class="muted">no version with a fix is known</span>`
        : html ` fixed in ${fixedIn.map((version, index) => html `${index === 0 ? '' : ', '}<code>${version}</code>`)}`;
    const accepted = waived === true ? html ` <span class="badge waived">waived</span>` : undefined;
    return html `<li>${rating} ${advisoryLink(id, url)}${others}${artifact === undefined ? undefined : html ` in <code>${artifact}</code>`}${fix}${accepted}</li>`;
}
function advisoryLink(id, url) {
    return url === undefined ? html `<code>${id}</code>` : html `<a href="${url}"><code>${id}</code></a>`;
}
function signatureList(image) {
    const rows = (0,signatures/* signatureRowsOf */.Xd)(image);
    if (rows.length === 0)
        return undefined;
    const items = rows.map(({ digest, text, links }) => {
        const linked = links.map(({ label, url }) => html ` <a href="${url}" rel="noreferrer">${label}</a>`);
        return html `<li><code>${digest}</code> ${text}${linked}</li>`;
    });
    return html `<ul class="signatures">${items}</ul>`;
}
const maxForeign = 3;
function cardMarkup(card, context) {
    const { place } = context;
    const { name, kind, image, issues } = card;
    const title = kind === undefined
        ? html `<code data-copy="image">${name}</code>`
        : html `${kind} ${name === '' ? undefined : html `<code>${name}</code>`}`;
    const isSafe = image?.action === undefined || image.action.do === 'pin';
    const common = isSafe ? commonReplacement(issues) : undefined;
    return html `<article class="card ${worstOf(card)}" data-name="${name === '' ? kind : name}">
<header><h3>${title}</h3><p class="counts">${countsOf(card)}</p></header>
${image === undefined ? undefined : about(image, context)}${common === undefined ? undefined : replacementText(common)}
<ul class="issues">
${issues.map((issue) => issueMarkup(issue, place, common))}</ul>
${image === undefined ? undefined : [signatureList(image), linkedAdvisories(image)]}
</article>
`;
}
function worstOf({ image, issues }) {
    if (image !== undefined)
        return image.severity ?? 'quiet';
    const open = issues.filter(({ finding }) => finding.waived === undefined);
    return finding/* severities */.g.find((one) => open.some(({ finding }) => finding.severity === one)) ?? 'quiet';
}
function countsOf({ image, issues }) {
    const listed = issues.map(({ finding, findings }) => ({
        check: finding.check,
        severity: finding.severity,
        findings: finding.waived === undefined ? findings.length : 0,
        waived: finding.waived === undefined ? 0 : findings.length,
    }));
    const checks = image?.checks ?? listed;
    const open = finding/* severities */.g.flatMap((severity) => {
        const number = sum(checks.filter((one) => one.severity === severity).map((one) => one.findings));
        return number === 0 ? [] : html `<span class="badge ${severity}">${(0,text_text/* plural */.LS)(number, severity)}</span> `;
    });
    const waived = sum(checks.map((one) => one.waived));
    return [
        ...open,
        waived === 0 ? undefined : html `<span class="badge waived">${(0,text_text/* numberText */.$4)(waived)} waived</span>`,
    ];
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}
function about(image, { asOf, checks }) {
    const { current, links, references, placesTotal, places } = image;
    const { others } = (0,image_card/* placesInWords */.tb)(image);
    const facts = [
        behind(image),
        ended(image, asOf),
        ...foreign(image),
        current?.currentDigest === undefined
            ? undefined
            : html `<span>newest <code data-copy="digest" data-text="${current.currentDigest}">${(0,text_text/* shortDigest */.VK)(current.currentDigest)}</code>${current.currentSince === undefined ? '' : ` since ${(0,format.formatReportDay)(current.currentSince)}`}</span>`,
        others === '' ? undefined : html `<span class="good">${others}</span>`,
        html `<span>${(0,text_text/* plural */.LS)(references, 'reference')} at ${(0,text_text/* plural */.LS)(placesTotal ?? places.length, 'place')}</span>`,
        links.page === undefined ? undefined : html `<a href="${links.page}">Registry</a>`,
        links.history === undefined ? undefined : html `<a href="${links.history}">Tag history</a>`,
    ];
    return html `${actionMarkup(image, checks)}<p class="facts">${facts.map((fact) => (fact === undefined ? undefined : html `${fact} `))}</p>`;
}
function foreign({ pins }) {
    const digests = pins.flatMap(({ digest, status }) => status === 'not-in-history' && digest !== undefined ? [digest] : []);
    const shown = digests
        .slice(0, maxForeign)
        .map((digest) => html `<span>foreign <code data-copy="digest" data-text="${digest}">${(0,text_text/* shortDigest */.VK)(digest)}</code></span>`);
    const more = digests.length - shown.length;
    return more === 0 ? shown : [...shown, html `<span>and ${more} more foreign digests</span>`];
}
function behind({ since, behind: digests, lagSeconds }) {
    if (lagSeconds !== undefined)
        return html `<span class="lag-text"><b>${(0,time/* formatDuration */.a3)(lagSeconds * 1000)} behind</b>${digests === undefined ? '' : `, ${(0,text_text/* plural */.LS)(digests, 'digest')}`}${since === undefined ? '' : `, since ${(0,format.formatReportDay)(since)}`}</span>`;
    return since === undefined ? undefined : html `<span>tag moved ${(0,format.formatReportDay)(since)}</span>`;
}
function ended(image, asOf) {
    const text = (0,format.endOfLifeText)({ status: 'unknown', deprecated: image.deprecated, endOfLife: image.endOfLife }, asOf);
    return text === '' ? undefined : html `<span class="ends">${text}</span>`;
}

;// CONCATENATED MODULE: ./lib/output/html/findings/cards.js












const cards_labels = {
    status: (status) => (status === 'none' ? 'No reference' : statusLabel(status)),
    fix: (how) => (how === 'pin' ? 'By tagproof pin' : 'Manual'),
    introduced: (key) => (key === 'yes' ? 'By this change' : key === 'no' ? 'Before this change' : 'Unknown'),
};
const titles = {
    severity: 'Severity',
    check: 'Check',
    status: 'Status',
    fix: 'Fix',
    introduced: 'Introduced',
    state: 'Waived',
};
function findingSelects(cards, { repositories = [], teams = [] }) {
    const counted = Object.keys(titles).map((name) => ({
        name,
        counts: new Map(),
    }));
    const present = new Set();
    for (const issue of cards.flatMap(({ issues }) => issues)) {
        for (const { name, counts } of counted) {
            const value = issueLabels[name](issue);
            counts.set(value, (counts.get(value) ?? 0) + issue.findings.length);
        }
        for (const { origin } of issue.findings)
            if (origin !== undefined)
                present.add(origin);
    }
    const filters = counted.map(({ name, counts }) => ({
        name,
        title: titles[name],
        options: optionsOf(counts, cards_labels[name]),
    }));
    const useful = filters.filter(({ name, options }) => options.length > 1 || !['introduced', 'state'].includes(name));
    const origins = repositories.filter(({ origin }) => present.has(origin)).map(({ origin }) => origin);
    const byRepository = {
        name: 'repository',
        title: 'Repository',
        options: origins.map((value) => ({ value, label: value })),
    };
    const named = teams.filter(({ team }) => team !== '');
    const byTeam = {
        name: 'team',
        title: 'Team',
        options: named.map(({ team }) => ({ value: team, label: team })),
    };
    return [
        grouping,
        ...useful,
        ...(named.length > 0 ? [byTeam] : []),
        ...(origins.length > 1 ? [byRepository] : []),
    ];
}
const grouping = {
    name: 'by',
    title: 'Group by',
    all: 'image',
    options: [
        { value: 'file', label: 'file' },
        { value: 'check', label: 'check' },
    ],
};
function worstCardFirst(cards) {
    const ranked = cards.map((card) => ({ card, rank: rankOf(card) }));
    const ordered = ranked.toSorted((a, b) => compare(a.rank, b.rank));
    return ordered.map(({ card }) => card);
}
function compare(a, b) {
    const index = a.findIndex((part, at) => part !== b[at]);
    return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
function rankOf({ image, issues }) {
    if (image !== undefined)
        return [
            Number(image.findings === 0),
            Number(image.introduced === false),
            (0,harm/* harmRank */.z)(image.harm),
            (0,order/* severityOrder */.IY)(image.severity),
        ];
    const open = issues.flatMap(({ finding }) => (finding.waived === undefined ? [finding] : []));
    return [
        Number(open.length === 0),
        Number(open.length > 0 && open.every(({ introduced }) => introduced === false)),
        (0,collections/* smallest */.o9)(open.map((finding) => (0,harm/* harmRank */.z)((0,order/* harmOfFinding */.vE)(finding, false))), (0,harm/* harmRank */.z)('none')),
        (0,collections/* smallest */.o9)(open.map(({ severity }) => (0,order/* severityOrder */.IY)(severity)), (0,order/* severityOrder */.IY)(undefined)),
    ];
}
const maxCardBytes = 4_000_000;
function findingCards(report, view, place, checks) {
    const { totals } = view;
    const total = totals.findings + totals.waived;
    const cards = cardsOf(report, view);
    if (cards.length === 0)
        return html `<p class="none">No findings.</p>`;
    const context = { place, checks, asOf: report.asOf };
    const texts = withinSize(cards, maxCardBytes, (card) => cardMarkup(card, context));
    const issues = cards.slice(0, texts.length).flatMap((card) => card.issues);
    const shown = issues.reduce((sum, { findings }) => sum + findings.length, 0);
    const selects = findingSelects(cards, report);
    const remark = totals.waived === 0 ? undefined : `, ${(0,text_text/* numberText */.$4)(totals.waived)} of them waived`;
    return html `<div class="listing" data-list="finding" data-noun="findings"${attributes({ 'data-remark': remark })}>
${controlBar({
        list: 'finding-cards',
        noun: 'findings',
        selects,
    })}
<div class="cards" id="finding-cards">
${texts}</div>
<nav class="pages" aria-label="Pages of findings" hidden><button type="button">Previous</button><span></span><button type="button">Next</button></nav>
${leftOutNote(shown, total, 'findings')}</div>`;
}
function cardsOf(report, { findings, waived }) {
    const ordered = { ...report, findings: [...findings, ...waived] };
    const at = new Map(report.references.map((reference) => [(0,references/* reportedPlaceKey */.YB)(reference), reference]));
    const statusAt = (finding) => {
        const reference = at.get((0,references/* reportedPlaceKey */.YB)(finding));
        return reference === undefined ? 'none' : statusOf(reference);
    };
    const groups = new Map();
    const inImages = new Set();
    for (const { name, findings: found } of (0,group/* imageGroups */.o)(ordered)) {
        groups.set(name, found);
        for (const one of found)
            inImages.add(one);
    }
    const images = [];
    for (const image of report.images ?? (0,summaries/* imageSummaries */.EQ)(report)) {
        const found = groups.get(image.name) ?? [];
        groups.delete(image.name);
        if (found.length > 0)
            images.push({ name: image.name, image, issues: issuesOf(found, statusAt) });
    }
    const unlisted = [];
    for (const [name, found] of groups) {
        if (found.length > 0)
            unlisted.push({ name, issues: issuesOf(found, statusAt) });
    }
    const others = otherCards(ordered.findings, inImages, statusAt);
    return worstCardFirst([...images, ...unlisted, ...others]);
}
function otherCards(findings, inImages, statusAt) {
    const byArtifact = new Map();
    for (const finding of findings) {
        if (!inImages.has(finding))
            (0,collections/* addToGroup */.Mr)(byArtifact, finding.artifact ?? '', finding);
    }
    return [...byArtifact].map(([name, found]) => ({
        name,
        kind: name === '' ? 'Not about one image' : 'Artifact',
        issues: issuesOf(found, statusAt),
    }));
}

;// CONCATENATED MODULE: ./lib/output/html/tables/audit.js







const maxRepositoriesBytes = 1_500_000;
const verdicts = ['incomplete', 'fail', 'pass'];
const badges = { pass: 'current', fail: 'error', incomplete: 'unknown' };
function repositoryTable({ repositories = [] }) {
    return htmlTable({
        id: 'repository',
        caption: 'Repositories, worst first',
        noun: 'repositories',
        items: repositories,
        maxBytes: maxRepositoriesBytes,
        filters: [{ name: 'status', title: 'Verdict', value: ({ verdict }) => verdict }],
        columns: [
            { title: 'Repository', cell: audit_name },
            { title: 'Owners', cell: ({ owners = [] }) => html `${owners.join(' ')}` },
            {
                title: 'Verdict',
                sortBy: ({ verdict }) => verdicts.indexOf(verdict),
                numeric: true,
                cell: ({ verdict, missing }) => html `<span class="badge ${badges[verdict]}">${missing === true ? 'no report' : verdict}</span>`,
            },
            ...harmColumns,
            numberColumn('Findings', ({ findings }) => findings),
            numberColumn('Lines to pin', ({ pinnable = 0 }) => pinnable),
            ...changeColumns(repositories),
            numberColumn('References', ({ references }) => references),
            numberColumn('Not verified', ({ unknown }) => unknown),
            { title: 'Shard', cell: ({ shard }) => html `${shard}` },
        ],
    });
}
const harmColumns = [
    ['Foreign', 'foreign-digest'],
    ['Ended', 'dead-tag'],
    ['Stale', 'stale'],
].map(([title, kind]) => numberColumn(title, ({ harm = {} }) => harm[kind] ?? 0));
function audit_name({ origin, findings }) {
    const text = html `<code>${origin}</code>`;
    return findings === 0
        ? text
        : html `<a href="#findings" data-show="repository" data-value="${origin}">${text}</a>`;
}
function changeColumns(repositories) {
    if (repositories.every((one) => one.new === undefined))
        return [];
    return [numberColumn('New', (one) => one.new ?? 0), numberColumn('Fixed', (one) => one.fixed ?? 0)];
}
const maxChangesBytes = 250_000;
const audit_maxOpen = 10;
function changesSection(changes, place) {
    const { counts, since, newlyForeign, newlyStale } = changes;
    const numbers = [
        ['New', counts.new, 'worse'],
        ['Fixed', counts.fixed, 'better'],
        ['Unchanged', counts.still, ''],
    ];
    const notes = (0,words_changes/* comparisonNotes */.$)(counts);
    return html `<p>Compared with the audit of ${(0,format.formatReportDay)(since)}.</p>
<dl class="deltas">${numbers.map(([title, number, kind]) => html `<div class="${number === 0 ? '' : kind}"><dt>${title}</dt><dd>${(0,text_text/* numberText */.$4)(number)}</dd></div>`)}</dl>
${notes.length === 0 ? undefined : html `<ul class="notes">${notes.map((note) => html `<li>${note}.</li>`)}</ul>`}
${newly('Newly foreign: digests that never belonged to their tag', newlyForeign)}
${newly('Newly stale', newlyStale)}
${list('new', 'New findings', changes.new, counts.new, place)}
${list('fixed', 'Fixed findings', changes.fixed, counts.fixed, filePlaces({}))}`;
}
function newly(title, images) {
    if (images.length === 0)
        return undefined;
    const shown = images.slice(0, 20);
    const more = images.length - shown.length;
    return html `<h3>${title}</h3>
<ul class="newly">${shown.map(({ image, findings, repositories }) => html `<li><code data-copy="image">${image}</code> <span class="muted">${(0,text_text/* plural */.LS)(findings, 'finding')}${repositories > 1 ? ` in ${(0,text_text/* plural */.LS)(repositories, 'repository')}` : ''}</span></li>`)}${more > 0 ? html `<li class="muted">and ${more} more in the JSON report</li>` : undefined}</ul>`;
}
function list(id, title, items, total, place) {
    if (items.length === 0)
        return undefined;
    const table = htmlTable({
        id,
        caption: title,
        noun: `${id} findings`,
        items,
        total,
        maxBytes: maxChangesBytes,
        filters: [
            { name: 'severity', title: 'Severity', value: ({ severity }) => severity },
            { name: 'check', title: 'Check', value: ({ check }) => check },
        ],
        columns: [
            { title: 'Severity', cell: ({ severity }) => html `<span class="badge ${severity}">${severity}</span>` },
            {
                title: 'Check',
                cell: ({ check }) => html `<a${attributes({ href: (0,links/* checkUrl */.CU)(check) })}><code>${check}</code></a>`,
            },
            {
                title: 'About',
                cell: ({ image, artifact, advisory }) => html `${[image, artifact, advisory].flatMap((text) => (text === undefined ? [] : html `<code>${text}</code> `))}`,
            },
            { title: 'Where', cell: (finding) => place({ ...finding, endLine: finding.line }) },
        ],
    });
    return html `<details${attributes({ open: items.length <= audit_maxOpen ? '' : undefined })}><summary>${title} (${(0,text_text/* numberText */.$4)(total)})</summary>
${table}</details>`;
}

// EXTERNAL MODULE: ./lib/output/words/forecast.js
var words_forecast = __webpack_require__(84450);
;// CONCATENATED MODULE: ./lib/output/html/tables/forecasts.js




const maxBytes = 700_000;
const maxRows = 300;
const forecasts_badges = {
    breaking: 'error',
    notable: 'warning',
    quiet: 'current',
    unknown: 'unknown',
};
function forecastBlocks({ forecasts = [] }) {
    const blocks = withinSize((0,words_forecast/* inGradeOrder */.bS)(forecasts), maxBytes, block);
    return html `<div class="cards">${blocks}</div>${leftOutNote(blocks.length, forecasts.length, 'images')}`;
}
function block(forecast) {
    const { image, from, to, grade } = forecast;
    const rows = (0,words_forecast/* forecastRows */.hm)(forecast);
    const shown = rows.slice(0, maxRows);
    const [open, folded] = [shown.slice(0, words_forecast/* openForecastRows */.zt), shown.slice(words_forecast/* openForecastRows */.zt)];
    const rest = folded.length === 0
        ? undefined
        : html `<details><summary>${(0,text_text/* numberText */.$4)(folded.length)} more changes</summary>${table(image, folded)}</details>`;
    const cut = rows.length - shown.length + (0,words_forecast/* cutRows */.Wp)(forecast);
    const more = cut === 0 ? undefined : html `<p class="left">${(0,text_text/* numberText */.$4)(cut)} more changes are in the JSON report.</p>`;
    return html `<details class="card forecast"><summary><span class="badge ${forecasts_badges[grade]}">${grade}</span> <code>${image}</code> <span class="muted"><code>${(0,text_text/* shortDigest */.VK)(from)}</code> → <code>${(0,text_text/* shortDigest */.VK)(to)}</code> ${(0,words_forecast/* forecastCounts */.i_)(forecast)}</span></summary>
<p>${words_forecast/* gradeMeanings */.e6[grade]}.</p>
<ul class="notes">${(0,words_forecast/* forecastFacts */.Nf)(forecast).map(fact)}</ul>
${open.length === 0 ? undefined : table(image, open)}${rest}${more}</details>
`;
}
function fact({ label, text, link }) {
    const compare = link?.startsWith('https://') ? html ` (<a href="${link}">compare</a>)` : undefined;
    return html `<li><b>${label}:</b> ${text}${compare}</li>`;
}
function table(image, rows) {
    return html `<table class="plain"><caption class="unseen">What the new digest of ${image} changes</caption>
<thead><tr><th scope="col">Change</th><th scope="col">What</th><th scope="col">From</th><th scope="col">To</th></tr></thead>
<tbody>${rows.map(row)}</tbody></table>`;
}
function row({ change, what, from, to, platforms }) {
    const code = (text) => (text === '' ? undefined : html `<code>${text}</code>`);
    return html `<tr><td>${change}</td><td>${code(what)} <span class="muted">${platforms}</span></td><td>${code(from)}</td><td>${code(to)}</td></tr>`;
}

// EXTERNAL MODULE: ./lib/report/coverage.js
var coverage = __webpack_require__(7130);
// EXTERNAL MODULE: ./lib/output/words/advisories.js
var advisories = __webpack_require__(97308);
;// CONCATENATED MODULE: ./lib/output/html/tables/lists.js











const lists_maxBytes = 300_000;
function gapTable({ incomplete, totals }) {
    return htmlTable({
        id: 'unknown',
        caption: 'What could not be verified, and why',
        noun: 'items',
        items: incomplete,
        total: totals?.unknown,
        maxBytes: lists_maxBytes,
        filters: [{ name: 'status', title: 'Cause', value: ({ cause }) => cause }],
        columns: [
            { title: 'Cause', cell: ({ cause }) => html `<span class="badge unknown">${cause}</span>` },
            {
                title: 'Item',
                cell: ({ origin, subject }) => html `${origin === undefined || origin === subject ? undefined : html `<b>${origin}</b> `}<code>${subject}</code>`,
            },
            { title: 'Why', cell: ({ message }) => html `${message}` },
        ],
    });
}
function advisoryTable(report) {
    return htmlTable({
        id: 'advisory',
        caption: 'Advisories for the artifacts in use, those with findings first',
        noun: 'advisories',
        items: (0,advisories/* advisoriesOf */.fO)(report),
        maxBytes: lists_maxBytes,
        filters: [
            { name: 'severity', title: 'Severity', value: ({ risk }) => risk?.level ?? 'unknown' },
            { name: 'status', title: 'Status', value: ({ status }) => status },
        ],
        columns: [
            {
                title: 'Severity',
                numeric: true,
                sortBy: (row) => -(0,advisories/* severityRank */.qs)(row),
                cell: ({ risk }) => html `<span class="badge ${risk?.level ?? 'unknown'}">${risk?.level ?? 'unknown'}</span>${risk?.score === undefined ? undefined : html ` <span class="muted">${risk.score}</span>`}`,
            },
            {
                title: 'Advisory',
                cell: ({ id, aliases }) => html `<code>${id}</code>${aliases.map((alias) => html `<br><code class="muted">${alias}</code>`)}`,
            },
            { title: 'Artifact', cell: ({ artifact }) => html `<code>${artifact}</code>` },
            { title: 'Status', cell: ({ status }) => html `${status}` },
            { title: 'Fixed in', cell: ({ fixedIn }) => html `${fixedIn.map((one) => html `<code>${one}</code> `)}` },
            { title: 'Updated', cell: ({ updated }) => html `${(0,format.formatReportDay)(updated)}` },
            { title: 'Findings', cell: ({ outcome }) => html `${outcome}` },
        ],
    });
}
function editTable({ pinned, recorded }, place) {
    return htmlTable({
        id: 'edit',
        caption: 'Pinned lines, and tags added to the ledger',
        noun: 'written lines',
        items: [...pinned, ...recorded],
        maxBytes: lists_maxBytes,
        columns: [
            { title: 'Where', cell: ({ file, line }) => place({ file, line, endLine: line }) },
            { title: 'Action', cell: ({ before }) => html `${before === '' ? 'added to ledger' : 'pinned'}` },
            {
                title: 'Change',
                cell: ({ before, after }) => diff((0,words_change/* withoutIndent */.tO)({ before: before === '' ? [] : [before], after: [after] })),
            },
        ],
    });
}
function lists_coverage(report) {
    const { requests } = report;
    const sources = (0,coverage/* sourcesLine */.hx)(report);
    const rows = (0,words_account/* accountRows */.Db)(report).flatMap(({ label, counted: { asked, notAsked = {} }, known, notes }) => {
        const all = Object.values(notAsked).reduce((sum, number) => sum + number, asked);
        return [
            asked === 0 ? heading(label) : lists_row(label, known, all, 'answered', asked),
            ...notes.map(([note, number, kind]) => lists_row(note, number, all, kind)),
        ];
    });
    return html `<table class="plain coverage"><caption class="unseen">Coverage</caption>
<thead><tr><th scope="col">Question</th><th scope="col">Known</th><th scope="col"><span class="unseen">Share</span></th></tr></thead>
<tbody>${rows}</tbody></table>
${sources === '' ? '' : html `<p class="muted">${sources}.</p>`}
<p class="muted">${(0,text_text/* numberText */.$4)(requests.total)} requests, ${(0,text_text/* numberText */.$4)(requests.retried)} of them retried${(0,texts/* savedText */.Xm)(requests)}.</p>`;
}
function seenList(report, place) {
    const { shown, total } = (0,words_account/* seenRows */.Le)(report);
    const items = shown.map((one) => html `<li><code>${one.name}</code> ${place({ ...one, endLine: one.line })}</li>`);
    return html `<details><summary>${words_account/* seenTitle */.kx}</summary><ul class="notes">${items}</ul>${leftOutNote(shown.length, total, 'names')}</details>`;
}
function heading(label) {
    return html `<tr><th scope="row">${label}</th><td></td><td></td></tr>`;
}
function lists_row(title, number, all, kind, asked) {
    const width = percent((number / Math.max(1, all)) * 100);
    const known = asked === undefined ? (0,text_text/* numberText */.$4)(number) : `${(0,text_text/* numberText */.$4)(number)} of ${(0,text_text/* numberText */.$4)(asked)}`;
    return html `<tr><th scope="row" class="${asked === undefined ? 'part-of' : ''}">${title}</th><td>${known}</td><td><svg width="100%" height="10" aria-hidden="true"><rect class="part ${kind}" width="${width}" height="10" rx="2"/></svg></td></tr>`;
}

;// CONCATENATED MODULE: ./lib/output/html/tables/policy.js






const policy_maxBytes = 300_000;
function waiverTable({ waivers }, place) {
    return htmlTable({
        id: 'waiver',
        caption: 'Waivers, those that need attention first',
        noun: 'waivers',
        items: [...waivers].sort((a, b) => Number(a.notice === undefined) - Number(b.notice === undefined) || (0,texts/* urgentFirst */.Wx)(a, b)),
        maxBytes: policy_maxBytes,
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
                cell: ({ state }) => html `<span class="badge ${state}">${texts/* waiverStates */.RT[state]}</span>`,
            },
            { title: 'Scope', cell: scopeCell },
            {
                title: 'Reason',
                cell: ({ reason, notice }) => html `<p>${reason}</p>${notice === undefined ? undefined : html `<p class="notice">${notice}</p>`}`,
            },
            {
                title: 'Expires',
                cell: ({ expires }) => html `${expires === undefined ? 'never' : (0,format.formatReportDay)(expires)}`,
            },
            { title: 'Owner', cell: ({ owner }) => html `${owner}` },
            { title: 'Where', cell: ({ file, line }) => policyPlace(place, file, line) },
        ],
    });
}
const states = texts/* waiverStates */.RT;
const scopes = ['check', 'image', 'tag', 'paths', 'artifact', 'advisory'];
function scopeCell(waiver) {
    const scope = scopes.flatMap((name) => {
        const value = waiver[name];
        const text = typeof value === 'string' ? value : value?.join(', ');
        return text === undefined
            ? []
            : html `<span class="scope"><span class="muted">${name}</span> <code>${text}</code></span> `;
    });
    const { matched } = waiver;
    return html `${scope}<span class="muted">${matched === 0 ? 'no findings' : (0,text_text/* plural */.LS)(matched, 'finding')}</span>`;
}
function settingTable({ settings }, place) {
    const set = settings.filter(({ from }) => from !== 'default').length;
    const table = htmlTable({
        id: 'setting',
        caption: 'Effective settings, and where they come from',
        noun: 'settings',
        items: [...settings].sort((a, b) => Number(a.from === 'default') - Number(b.from === 'default')),
        maxBytes: policy_maxBytes,
        filters: [{ name: 'state', title: 'From', value: ({ from }) => kindOf(from) }],
        columns: [
            { title: 'Setting', cell: ({ name }) => html `<code>${name}</code>` },
            { title: 'Value', cell: ({ value }) => html `<code>${value}</code>` },
            { title: 'From', cell: ({ from }) => origin(from, place) },
        ],
    });
    return html `<details><summary>${(0,text_text/* plural */.LS)(set, 'setting')} of this repository or run, ${settings.length - set} defaults</summary>
${table}</details>`;
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

// EXTERNAL MODULE: ./lib/report/scanned.js
var scanned = __webpack_require__(32042);
;// CONCATENATED MODULE: ./lib/output/html/tables/references.js







const maxReferenceBytes = 2_500_000;
function referenceTable({ mode, references, asOf, totals }, place) {
    const historyCell = (one) => mode === 'audit' ? html `${(0,format.auditText)(one, asOf)}` : references_history(one, asOf);
    return htmlTable({
        id: 'reference',
        caption: 'References, and what the history of their tags shows',
        noun: 'references',
        items: references,
        total: totals?.references,
        maxBytes: maxReferenceBytes,
        filters: [{ name: 'status', title: 'Status', value: statusOf, label: statusLabel }],
        columns: [
            { title: 'Image', cell: references_image },
            {
                title: 'Status',
                sortBy: (reference) => statuses.indexOf(statusOf(reference)),
                numeric: true,
                cell: (reference) => html `<span class="badge ${statusOf(reference)}">${statusLabel(statusOf(reference))}</span>`,
            },
            { title: 'History', cell: historyCell },
            {
                title: 'Lag',
                numeric: true,
                sortBy: ({ fact }) => fact?.lagSeconds,
                cell: ({ fact }) => html `${fact?.lagSeconds === undefined ? undefined : (0,time/* formatDuration */.a3)(fact.lagSeconds * 1000)}`,
            },
            { title: 'Where', cell: (reference) => where(reference, place) },
        ],
    });
}
function references_history(reference, asOf) {
    const { fact, noPlace } = reference;
    const text = fact?.status === 'superseded' ? (0,format.behindText)(fact) : (0,format.historyText)(reference);
    const ended = (0,format.endOfLifeText)(fact, asOf);
    const end = ended === '' ? undefined : html `<p class="ends">${ended}</p>`;
    const refused = noPlace === undefined ? undefined : html `<p class="muted">Cannot be pinned automatically: ${noPlace}</p>`;
    return html `${text}${end}${refused}`;
}
const maxUses = 10;
function where(reference, place) {
    const { file, parts = [], uses = [] } = reference;
    const lines = parts.map(({ part, line, endLine }) => html ` ${part} ${place({ file, line, endLine }, 'line')}`);
    const split = lines.length === 0 ? undefined : html `<p class="muted parts">split:${lines}</p>`;
    const others = uses
        .slice(0, maxUses)
        .map(({ line, endLine }) => html ` ${place({ file, line, endLine }, 'line')}`);
    const more = uses.length > maxUses ? ` and ${uses.length - maxUses} more` : '';
    const used = uses.length === 0 ? undefined : html `<p class="muted parts">used at${others}${more}</p>`;
    return html `${place(reference)}${split}${used}`;
}
function references_image(reference) {
    const { digest, fact } = reference;
    const recovered = fact?.recoveredTag === undefined
        ? undefined
        : html ` <span class="muted">tag <code>${fact.recoveredTag}</code>, found by digest</span>`;
    const short = digest === undefined ? undefined : html `<br><code class="muted">${(0,text_text/* shortDigest */.VK)(digest)}</code>`;
    return html `<code>${(0,scanned/* referenceName */.z$)(reference)}</code>${recovered}${short}`;
}

;// CONCATENATED MODULE: ./lib/output/html/tables/timeline.js






const timeline_maxBytes = 1_500_000;
const timeline_maxForeign = 12;
const timeline_maxOpen = 12;
function timelines({ histories = [], references, asOf }) {
    const known = histories.filter(({ reigns }) => reigns.length > 0);
    if (known.length === 0)
        return html `<p class="none">No tag history is known.</p>`;
    const uses = usesByTag(references);
    const tags = known
        .map((history) => ({ history, pins: uses.get(keyOf(history, history.tag)) ?? [] }))
        .sort((a, b) => worst(a.pins) - worst(b.pins));
    const shown = withinSize(tags, timeline_maxBytes, ({ history, pins }) => timeline(history, pins, Date.parse(asOf)));
    const more = shown.slice(timeline_maxOpen);
    const folded = more.length === 0
        ? undefined
        : html `<details class="more"><summary>${(0,text_text/* plural */.LS)(more.length, 'more tag')}</summary>${more}</details>`;
    return html `${shown.slice(0, timeline_maxOpen)}${folded}${leftOutNote(shown.length, tags.length, 'tags')}`;
}
function usesByTag(references) {
    return (0,collections/* groupedBy */.me)(references, (reference) => keyOf(reference, reference.tag ?? reference.fact?.recoveredTag ?? 'latest'));
}
function keyOf({ registry, repository }, tag) {
    return `${registry}/${repository}:${tag}`;
}
function worst(pins) {
    return (0,collections/* smallest */.o9)(pins.map((pin) => statuses.indexOf(statusOf(pin))), statuses.length);
}
function timeline(history, pins, asOf) {
    const { registry, repository, tag, reigns } = history;
    const name = `${registry}/${repository}:${tag}`;
    const pinned = pinnedBy(pins);
    return html `<details class="timeline"><summary><code>${name}</code>
<span>${pinsText(pins)}</span> <span class="muted">${extent(history)}</span></summary>
<table class="plain"><caption class="unseen">Digests of ${name}, newest first</caption>
<thead><tr><th scope="col">Digest</th><th scope="col">Since</th><th scope="col">Until</th></tr></thead>
<tbody>${foreignRows(foreignOf(pins))}${reigns.toReversed().map((interval) => timeline_row(interval, pinned.get(interval.digest), asOf))}</tbody></table></details>`;
}
function pinnedBy(pins) {
    const pinned = new Map();
    for (const { digest, fact } of pins) {
        if (digest === undefined)
            continue;
        const isCurrent = fact?.status === 'current' && fact.deprecated !== true && pinned.get(digest) !== 'behind';
        pinned.set(digest, isCurrent ? 'current' : 'behind');
    }
    return pinned;
}
function foreignOf(pins) {
    const foreign = pins.flatMap(({ digest, fact }) => digest !== undefined && fact?.status === 'not-in-history' ? [digest] : []);
    return [...new Set(foreign)];
}
function pinsText(pins) {
    const statuses = [...new Set(pins.map(format.historyText))];
    const more = statuses.length > 3 ? `, and ${statuses.length - 3} more` : '';
    return `${(0,text_text/* plural */.LS)(pins.length, 'reference')}: ${statuses.slice(0, 3).join('; ')}${more}`;
}
function extent({ reigns, truncated, complete, evidence }) {
    const shown = truncated === undefined
        ? (0,text_text/* plural */.LS)(reigns.length, 'digest')
        : `newest ${(0,text_text/* numberText */.$4)(reigns.length)} of ${(0,text_text/* numberText */.$4)(reigns.length + truncated)} digests`;
    if (evidence !== undefined)
        return `${shown}, by ${evidence.source} since ${(0,format.formatReportDay)(evidence.since)}`;
    return complete ? shown : `${shown}, history incomplete`;
}
function foreignRows(foreign) {
    const rows = foreign
        .slice(0, timeline_maxForeign)
        .map((digest) => html `<tr><th scope="row"><code>${(0,text_text/* shortDigest */.VK)(digest)}</code> <span class="badge error">foreign</span></th><td colspan="2">pinned, but never this tag's</td></tr>`);
    const more = foreign.length - rows.length;
    if (more === 0)
        return rows;
    return [
        ...rows,
        html `<tr><th scope="row">${(0,text_text/* plural */.LS)(more, 'other digest')}</th><td colspan="2">pinned, but never this tag's</td></tr>`,
    ];
}
function timeline_row({ digest, since, until }, pinned, asOf) {
    const mark = pinned === undefined ? undefined : html ` ${timeline_badges[pinned]}`;
    const later = Date.parse(since) > asOf ? html ` <span class="muted">after the evaluated time</span>` : undefined;
    return html `<tr><th scope="row"><code>${(0,text_text/* shortDigest */.VK)(digest)}</code>${mark}${later}</th><td>${formatMinute(since)}</td><td>${until === undefined ? 'now' : formatMinute(until)}</td></tr>`;
}
const timeline_badges = {
    current: html `<span class="badge current">pinned, current</span>`,
    behind: html `<span class="badge not-current">pinned, not current</span>`,
};

;// CONCATENATED MODULE: ./lib/output/html/sections.js














function freshness({ references }) {
    if (references.length === 0)
        return html `<p class="none">No references.</p>`;
    const counts = new Map();
    let unknown = 0;
    for (const one of references) {
        const status = statusOf(one);
        counts.set(status, (counts.get(status) ?? 0) + 1);
        unknown += one.fact?.status === 'unknown' ? 1 : 0;
    }
    const lags = lagsOf(references).filter((lag) => lag > 0);
    const numbers = statuses
        .map((status) => [status, counts.get(status) ?? 0])
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
<p>${lagSentence(lags, unknown)}</p>`;
}
function legend(status, number, all) {
    return html `<li><svg width="12" height="12" aria-hidden="true"><rect class="fill-${status}" width="12" height="12" rx="3"/></svg> ${statusLabel(status)} <b>${(0,text_text/* numberText */.$4)(number)}</b> <span class="muted">${Math.round((number / all) * 100)}%</span></li>`;
}
function lagSentence(lags, unknown) {
    const open = unknown === 0 ? '' : ` The lag of ${(0,text_text/* plural */.LS)(unknown, 'reference')} is unknown.`;
    if (lags.length === 0)
        return `No verified pin lags behind its tag.${open}`;
    if (lags.length === 1)
        return `1 pin lags behind, by ${(0,time/* formatDuration */.a3)((lags[0] ?? 0) * 1000)}.${open}`;
    const median = lags[Math.floor((lags.length - 1) / 2)] ?? 0;
    const max = lags.at(-1) ?? 0;
    return `${(0,text_text/* numberText */.$4)(lags.length)} pins lag behind: half of them by ${(0,time/* formatDuration */.a3)(median * 1000)} or less, at most by ${(0,time/* formatDuration */.a3)(max * 1000)}.${open}`;
}
function lagsOf(references) {
    const lags = [];
    for (const reference of references) {
        const { fact } = reference;
        const lag = fact?.status === 'current' ? 0 : fact?.lagSeconds;
        if (lag !== undefined && statusOf(reference) !== 'ended')
            lags.push(lag);
    }
    return lags.toSorted((a, b) => a - b);
}
const sections_maxBytes = 300_000;
const maxNamed = 20;
function teamTable({ teams = [], repositories = [] }) {
    const unknown = repositories.filter(({ ownersUnknown }) => ownersUnknown !== undefined);
    const table = htmlTable({
        id: 'team',
        caption: 'Findings by the owners of their files, the most harmed first',
        noun: 'teams',
        items: teams,
        maxBytes: sections_maxBytes,
        columns: [
            { title: 'Team', cell: ({ team }) => teamName(team) },
            numberColumn('Foreign digests', ({ harm = {} }) => harm['foreign-digest'] ?? 0),
            numberColumn('End of life', ({ harm = {} }) => harm['dead-tag'] ?? 0),
            numberColumn('Errors', ({ bySeverity }) => bySeverity.error ?? 0),
            numberColumn('Warnings', ({ bySeverity }) => bySeverity.warning ?? 0),
            numberColumn('Findings', ({ findings }) => findings),
            numberColumn('Repositories', (team) => team.repositories),
        ],
    });
    const more = unknown.length > maxNamed ? html `<li>and ${unknown.length - maxNamed} more</li>` : undefined;
    const left = unknown.length === 0
        ? undefined
        : html `<ul class="notes">${unknown.slice(0, maxNamed).map(({ origin, ownersUnknown }) => html `<li>The owners in <b>${origin}</b> are not known: ${ownersUnknown}.</li>`)}${more}</ul>`;
    return html `${table}<p class="muted">By the CODEOWNERS of each repository. A file with two owners counts for both.</p>${left}`;
}
function teamName(team) {
    return team === ''
        ? html `<span class="muted">No owner</span>`
        : html `<a href="#findings" data-show="team" data-value="${team}">${team}</a>`;
}
const day = 86_400;
const bins = [
    ['no lag (current)', 0],
    ['less than a day', day],
    ['1 to 3 days', 3 * day],
    ['3 days to a week', 7 * day],
    ['1 to 2 weeks', 14 * day],
    ['2 weeks to a month', 30 * day],
    ['1 to 3 months', 91 * day],
    ['3 to 6 months', 182 * day],
    ['6 months to a year', 365 * day],
    ['a year or more', Number.POSITIVE_INFINITY],
];
function lagTable({ references, settings }) {
    const lags = lagsOf(references);
    if (lags.length === 0)
        return html `<p class="none">No pin was verified, so no lag is known.</p>`;
    const rows = bins.map(([label, end], index) => {
        const start = bins[index - 1]?.[1] ?? 0;
        const isIn = (lag) => (index === 0 ? lag === 0 : lag > 0 && lag >= start && lag < end);
        return html `<tr><th scope="row">${label}</th><td>${(0,text_text/* numberText */.$4)(lags.filter(isIn).length)}</td></tr>`;
    });
    return html `<table class="plain"><caption>Time since the pinned digest was superseded.${limitText(settings, lags)}</caption>
<thead><tr><th scope="col">Lag</th><th scope="col">Pins</th></tr></thead>
<tbody>${rows}</tbody></table>`;
}
function limitText(settings, lags) {
    const text = settings.find(({ name }) => name === 'max-age')?.value ?? '';
    const ms = (0,time/* parseDuration */.E9)(text);
    if (ms === undefined)
        return '';
    const over = lags.filter((lag) => lag > ms / 1000).length;
    return ` ${over === 1 ? '1 pin lags' : `${(0,text_text/* numberText */.$4)(over)} pins lag`} longer than max-age, ${text}.`;
}
function trendSection(report, { totals }) {
    const now = {
        at: report.startedAt,
        findings: totals.findings,
        bySeverity: totals.bySeverity,
        references: totals.references,
        current: totals.current,
        unknown: totals.unknown,
    };
    const points = [...(report.trend ?? []), now];
    return html `<table class="plain points"><caption class="unseen">Findings by audit</caption>
<thead><tr><th scope="col">Audit</th><th scope="col">Findings</th>${finding/* severities */.g.map((one) => html `<th scope="col">${one}</th>`)}<th scope="col">Current references</th><th scope="col">Not verified</th></tr></thead>
<tbody>${points.toReversed().map(sections_row)}</tbody></table>`;
}
function sections_row({ at, findings, bySeverity, current, references, unknown }) {
    return html `<tr><th scope="row">${(0,format.formatReportDay)(at)}</th><td>${(0,text_text/* numberText */.$4)(findings)}</td>${finding/* severities */.g.map((one) => html `<td>${(0,text_text/* numberText */.$4)(bySeverity[one] ?? 0)}</td>`)}<td>${(0,text_text/* numberText */.$4)(current)} of ${(0,text_text/* numberText */.$4)(references)}</td><td>${(0,text_text/* numberText */.$4)(unknown)}</td></tr>`;
}
function sectionsOf(report, view, checks) {
    const sections = [];
    for (const { body, ...head } of draftsOf(report, view, checks)) {
        if (head.number === 0 && !always.includes(head.id))
            continue;
        sections.push({ ...head, body: body() });
    }
    return sections;
}
function draftsOf(report, view, checks) {
    const { advisories, waivers, edits, settings, histories = [], repositories = [], forecasts = [] } = report;
    const { totals } = view;
    const place = filePlaces(report);
    const findings = {
        id: 'findings',
        title: 'Findings',
        number: totals.findings,
        ...(totals.waived === 0 ? {} : { more: `and ${(0,text_text/* numberText */.$4)(totals.waived)} waived` }),
        body: () => findingCards(report, view, place, checks),
    };
    const gaps = {
        id: 'unverified',
        title: 'Not verified',
        number: totals.unknown,
        body: () => gapTable(report),
    };
    const before = [
        ...overTime(report, view, place),
        { id: 'teams', title: 'Teams', number: report.teams?.length ?? 0, body: () => teamTable(report) },
        {
            id: 'repositories',
            title: 'Repositories',
            number: repositories.length,
            body: () => repositoryTable(report),
        },
    ];
    return [
        ...(report.verdict === 'incomplete' ? [gaps, ...before, findings] : [...before, findings, gaps]),
        { id: 'written', title: 'Written lines', number: edits.length, body: () => editTable(view, place) },
        { id: 'forecasts', title: 'New digests', number: forecasts.length, body: () => forecastBlocks(report) },
        {
            id: 'references',
            title: 'References',
            number: totals.references,
            body: () => referenceTable(report, place),
        },
        { id: 'freshness', title: 'Freshness', body: () => freshness(report) },
        { id: 'lag', title: 'Lag', body: () => lagTable(report) },
        { id: 'timelines', title: 'Timelines', number: histories.length, body: () => timelines(report) },
        { id: 'advisories', title: 'Advisories', number: advisories.length, body: () => advisoryTable(report) },
        { id: 'coverage', title: 'Coverage', body: () => lists_coverage(report) },
        { id: 'seen', title: 'Not read', number: report.seen?.count ?? 0, body: () => seenList(report, place) },
        { id: 'waivers', title: 'Waivers', number: waivers.length, body: () => waiverTable(report, place) },
        { id: 'settings', title: 'Settings', number: settings.length, body: () => settingTable(report, place) },
    ];
}
function overTime(report, view, place) {
    const { changes, trend = [] } = report;
    return [
        ...(changes === undefined
            ? []
            : [
                {
                    id: 'changes',
                    title: 'Changes',
                    more: `since ${(0,format.formatReportDay)(changes.since)}`,
                    body: () => changesSection(changes, place),
                },
            ]),
        ...(trend.length === 0 ? [] : [{ id: 'trend', title: 'Trend', body: () => trendSection(report, view) }]),
    ];
}
const always = ['findings', 'references'];

;// CONCATENATED MODULE: ./lib/output/html/index.js













const html_titles = {
    pass: 'Passed',
    notice: 'Passed',
    attention: 'Needs attention',
    fail: 'Failed',
    incomplete: 'Incomplete',
};
const icons = {
    pass: html `<path d="m10 16.5 4 4 8-9"/>`,
    fail: html `<path d="m11 11 10 10M21 11 11 21"/>`,
    notice: html `<path d="m10 16.5 4 4 8-9"/>`,
    attention: html `<path d="M16 9.5v8M16 22v.5"/>`,
    incomplete: html `<path d="M16 9.5v8M16 22v.5"/>`,
};
function pageHead({ mode, source, asOf, startedAt }) {
    const commit = source === undefined
        ? undefined
        : html `<span>${source.repository}</span> <span>commit <code>${source.sha.slice(0, 12)}</code></span> `;
    const when = asOf === startedAt ? formatMinute(startedAt) : `as of ${formatMinute(asOf)}`;
    return html `<header class="top"><p class="brand">Tagproof</p>
<p class="about">${commit}<span>mode <code>${mode}</code></span> <span>${when}</span></p></header>`;
}
function banner(report, view, steps) {
    const mood = (0,tone/* moodOf */.j)(report, view);
    const since = (0,words_changes/* changesText */.T)(report);
    const account = (0,words_account/* accountText */.Pm)(report);
    return html `<section class="verdict ${mood}" aria-labelledby="verdict">
<svg class="icon" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="15"/>${icons[mood]}</svg>
<div class="lead-text"><h1 id="verdict">${html_titles[mood]}</h1>
<p class="lead says">${withCode((0,text_text/* capitalized */.l2)((0,tone/* attentionText */.C)(report, view)))}.</p>
<p class="lead">${sentence(report, view)}</p>${account === '' ? undefined : html `<p class="lead">${account}.</p>`}${since === '' ? undefined : html `<p class="lead">${since}.</p>`}</div>
${totalsOf(report, view)}
<div class="next"><h2>What to do next</h2>
${nextStepsMarkup(report, steps)}
</div></section>`;
}
function sentence(report, view) {
    const text = `${(0,format.totalsText)(report, view)}.`;
    return report.verdict === 'incomplete' ? `Not everything could be verified: ${text}` : text;
}
function totalsOf(report, { totals }) {
    const { repositories = [] } = report;
    const { known, open } = advisoryCounts(report);
    const severity = (wanted) => totals.bySeverity[wanted] ?? 0;
    const passed = repositories.filter(({ verdict }) => verdict === 'pass').length;
    const split = finding/* severities */.g.flatMap((one) => (severity(one) > 0 ? (0,text_text/* plural */.LS)(severity(one), one) : []));
    const waived = totals.waived === 0 ? [] : [`${(0,text_text/* numberText */.$4)(totals.waived)} waived`];
    const none = totals.unknown === 0 ? 'no problems' : 'no problems in what was verified';
    const numbers = [
        ['Repositories', repositories.length, repositories.length === 0 ? '' : `${(0,text_text/* numberText */.$4)(passed)} passed`],
        ['Findings', totals.findings, [...split, ...waived].join(', ') || none],
        [
            'References',
            totals.references,
            `${(0,text_text/* numberText */.$4)(totals.current)} current, in ${(0,text_text/* plural */.LS)(totals.files, 'file')}`,
        ],
        ['Not verified', totals.unknown, totals.unknown === 0 ? 'nothing failed' : 'causes below'],
        ['Advisories', known, `${(0,text_text/* numberText */.$4)(open)} with findings`],
        [
            'Lines pinned',
            totals.pinned,
            totals.recorded === 0 ? '' : `${(0,text_text/* plural */.LS)(totals.recorded, 'tag')} added to the ledger`,
        ],
    ];
    const shown = numbers.filter(([title, number, detail]) => !onlyIfPresent.includes(title) || number > 0 || detail !== '');
    return html `<dl class="totals" id="totals">${shown.map(([title, number, detail]) => html `<div><dt>${title}</dt><dd><b>${(0,text_text/* numberText */.$4)(number)}</b> <span>${detail}</span></dd></div>`)}</dl>`;
}
function advisoryCounts({ advisories, findings }) {
    const about = findings.filter(({ advisory }) => advisory !== undefined);
    const key = (id, artifact) => JSON.stringify([id, artifact]);
    const feed = advisories.map(({ advisoryId, artifactName }) => key(advisoryId, artifactName));
    const found = about.map(({ advisory, artifact }) => key(advisory, artifact));
    const open = about
        .filter(({ waived }) => waived === undefined)
        .map(({ advisory, artifact }) => key(advisory, artifact));
    return { known: new Set([...feed, ...found]).size, open: new Set(open).size };
}
const onlyIfPresent = ['Repositories', 'Lines pinned'];
function htmlOf(report, view, checks) {
    const sections = sectionsOf(report, view, checks);
    const steps = (0,next_steps/* stepsOf */.B)(report, view, checks);
    const start = html `${pageHead(report)}
<main id="main" tabindex="-1">
${banner(report, view, steps)}
${sectionLinks(sections)}`;
    const end = html `
</main>
<footer><p>Tagproof ${report.tool.version}, started ${formatMinute(report.startedAt)}. The JSON report contains all the data of this page.</p></footer>
`;
    const title = `Tagproof: ${(0,format.verdictText)(report, view)}`;
    return htmlDocument(title, [start, ...sections.flatMap(sectionMarkup), end], pageScript);
}


/***/ })

};
