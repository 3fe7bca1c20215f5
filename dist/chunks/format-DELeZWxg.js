import { rt as numberText } from "./reading-DT2Pr2dB.js";
import { a as placeLinks } from "./links-CHYq8qHh.js";
import { O as statusLabels, s as formatReportDay } from "./format-BQsPXYkp.js";
import { createHash } from "node:crypto";
// lib/output/html/markup.js
var Markup = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
var Attributes = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
const maxTextLength = 4e3;
const special = /[&<>"']|[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/gu;
function html(strings, ...pieces) {
	const places = placesOf(strings);
	const parts = pieces.map((piece, index) => {
		const write = writers[places[index] ?? "text"];
		return write(piece) + (strings[index + 1] ?? "");
	});
	return new Markup((strings[0] ?? "") + parts.join(""));
}
function spelled(text) {
	return new Markup(quotedText(text));
}
function attributes(values) {
	return new Attributes(Object.entries(values).filter(([, value]) => value !== void 0).map(([name, value]) => ` ${name}="${quotedText(value)}"`).join(""));
}
const known = new WeakMap();
function placesOf(strings) {
	const places = known.get(strings) ?? strings.slice(0, -1).map((_, index) => placeOf(strings, index));
	known.set(strings, places);
	return places;
}
function placeOf(strings, index) {
	const before = strings.slice(0, index + 1).join("");
	const tag = before.slice(before.lastIndexOf("<"));
	if (!tag.startsWith("<") || tag.includes(">")) return "text";
	return tag.split("\"").length % 2 === 0 ? "quoted" : "tag";
}
const writers = {
	text: contentText,
	quoted: quotedText,
	tag: tagText
};
function contentText(piece) {
	if (piece === void 0) return "";
	if (piece instanceof Markup) return piece.text;
	if (piece instanceof Attributes) throw new Error("attributes outside of a tag");
	if (typeof piece === "object") return piece.map(contentText).join("");
	return cut(String(piece)).replace(special, (found) => isMark(found) ? entity(found) : `<span class="char">${codePoint(found)}</span>`);
}
function tagText(piece) {
	if (!(piece instanceof Attributes)) throw new Error("a value in a tag and outside of quotes");
	return piece.text;
}
function quotedText(piece) {
	if (typeof piece === "object") throw new Error("markup or a list in an attribute");
	return cut(String(piece ?? "")).replace(special, (found) => isMark(found) ? entity(found) : `\\u{${hex(found)}}`);
}
function cut(text) {
	if (text.length <= 4e3) return text;
	return `${text.slice(0, maxTextLength)} … (${text.length - maxTextLength} more characters)`;
}
function isMark(found) {
	return /^[&<>"']$/.test(found);
}
function entity(mark) {
	return `&#${mark.charCodeAt(0)};`;
}
function codePoint(character) {
	return `U+${hex(character).toUpperCase().padStart(4, "0")}`;
}
function hex(character) {
	return (character.codePointAt(0) ?? 0).toString(16);
}
const pageStyle = "\n:root {\n  color-scheme: light dark;\n  --page: #fbfbfc; --raised: #ffffff; --sunken: #f1f2f5; --line: #dfe2e8; --line-strong: #868e9c;\n  --text: #1a1d24; --soft: #565e6c; --link: #0b57c4; --focus: #0b57c4;\n  --red: #b3261e; --red-soft: #fdeceb; --amber: #855000; --amber-soft: #fdf1dc;\n  --green: #176b3a; --green-soft: #e4f4ea; --blue: #24559e; --blue-soft: #e7effb; --grey-soft: #eaecf0;\n  --even: #b9c3d4; --good: #2f9a5d; --old: #d18d17; --bar: #4f7cc4;\n  --mono: ui-monospace, \"SF Mono\", \"Cascadia Mono\", \"Segoe UI Mono\", \"Roboto Mono\", Menlo, Consolas, monospace;\n}\n@media (prefers-color-scheme: dark) {\n  :root {\n    --page: #101216; --raised: #171a20; --sunken: #1f232b; --line: #2c313b; --line-strong: #727b8b;\n    --text: #e7e9ee; --soft: #a2abba; --link: #8ab8ff; --focus: #8ab8ff;\n    --red: #ff9d94; --red-soft: #3a1d1c; --amber: #f0bd6c; --amber-soft: #352610;\n    --green: #7fd6a0; --green-soft: #14301f; --blue: #9cc3ff; --blue-soft: #172a47; --grey-soft: #282d36;\n    --even: #4a5467; --good: #3fae6f; --old: #dda13c; --bar: #6f9be0;\n  }\n}\n\n* { box-sizing: border-box; }\nhtml { font: 16px/1.5 system-ui, -apple-system, \"Segoe UI\", Roboto, \"Helvetica Neue\", Arial, sans-serif; scroll-padding-top: 4rem; -webkit-text-size-adjust: 100%; }\nbody { margin: 0; background: var(--page); color: var(--text); }\n.top, main, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.5rem; }\nh1, h2, p, ul, ol, dl, dd { margin: 0; padding: 0; }\nh1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.015em; }\nh2 { font-size: 1.25rem; line-height: 1.3; letter-spacing: -0.01em; }\na { color: var(--link); text-underline-offset: 0.18em; text-decoration-thickness: 1px; }\na:hover { text-decoration-thickness: 2px; }\ncode { font-family: var(--mono); font-size: 0.875em; overflow-wrap: anywhere; unicode-bidi: isolate; }\na:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible, summary:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }\nmain:focus, section:focus { outline: none; }\n.muted { color: var(--soft); }\n.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }\n.char { font: 600 0.6875rem/1 var(--mono); padding: 0.1rem 0.2rem; border: 1px solid var(--line-strong); border-radius: 3px; white-space: nowrap; }\n.skip { position: absolute; left: -999rem; top: 0.5rem; padding: 0.5rem 1rem; background: var(--raised); border-radius: 6px; z-index: 3; }\n.skip:focus { left: 1rem; }\n.top { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; align-items: baseline; justify-content: space-between; padding-top: 1.25rem; padding-bottom: 1.25rem; }\n.brand { font-weight: 650; letter-spacing: -0.01em; }\n.about { display: flex; flex-wrap: wrap; gap: 0 1.25rem; color: var(--soft); font-size: 0.875rem; overflow-wrap: anywhere; }\n.verdict { display: grid; grid-template: \"icon lead next\" auto \"totals totals next\" 1fr / auto 1fr 1.15fr; gap: 1.5rem 1.25rem; padding: 1.75rem; border: 1px solid var(--line); border-radius: 12px; background: var(--raised); }\n.verdict .icon { grid-area: icon; width: 2.75rem; height: 2.75rem; fill: none; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round; }\n.verdict .icon circle { stroke: none; }\n.pass .icon { stroke: var(--green); } .pass .icon circle { fill: var(--green-soft); } .pass h1 { color: var(--green); }\n.fail .icon { stroke: var(--red); } .fail .icon circle { fill: var(--red-soft); } .fail h1 { color: var(--red); }\n.attention .icon { stroke: var(--amber); } .attention .icon circle { fill: var(--amber-soft); } .attention h1 { color: var(--amber); }\n.verdict.notice .icon { stroke: var(--blue); } .notice .icon circle { fill: var(--blue-soft); } .notice h1 { color: var(--blue); }\n.incomplete .icon { stroke: var(--amber); } .incomplete .icon circle { fill: var(--amber-soft); } .incomplete h1 { color: var(--amber); }\n.lead { margin-top: 0.25rem; color: var(--soft); text-wrap: pretty; overflow-wrap: anywhere; }\n.says { color: var(--text); font-weight: 550; }\n.lead-text { grid-area: lead; min-width: 0; }\n.next { grid-area: next; padding-left: 1.75rem; border-left: 1px solid var(--line); }\n.next h2 { font-size: 0.875rem; letter-spacing: 0; line-height: 1.5; }\n.next ol { padding-left: 1.25rem; }\n.next li { margin-top: 0.375rem; overflow-wrap: anywhere; }\n.next li::marker { color: var(--soft); font-variant-numeric: tabular-nums; }\n.next .at { margin-top: 0.5rem; font-size: 0.875rem; }\n.next .diff { margin-top: 0.125rem; font-size: 0.8125rem; }\n.next > p { margin-top: 0.375rem; }\n.totals { grid-area: totals; display: grid; grid-template-columns: 1fr 1fr; gap: 1.25rem 1.5rem; align-content: start; }\n.totals dt { font-size: 0.875rem; color: var(--soft); }\n.totals b { display: block; font-size: 1.75rem; line-height: 1.25; font-weight: 600; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }\n.totals span { font-size: 0.875rem; color: var(--soft); }\n.sections { position: sticky; top: 0; z-index: 2; background: var(--page); border-bottom: 1px solid var(--line); }\n.sections ul { display: flex; gap: 0.25rem 1.25rem; list-style: none; overflow-x: auto; scrollbar-width: thin; }\n.sections a:focus-visible { outline-offset: -2px; }\n.sections a { display: block; padding: 0.5rem 0; color: var(--text); text-decoration: none; font-size: 0.9375rem; white-space: nowrap; }\n.sections a:hover { text-decoration: underline; }\n.count { color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; }\n.sections { margin-top: 1.25rem; }\nmain > section[id] { padding-top: 2.25rem; }\nmain > section[id] > h2 { margin-bottom: 0.75rem; }\n.none, .left { color: var(--soft); }\n.left { margin-top: 0.75rem; }\nfooter { margin-top: 3rem; padding-top: 1.25rem; padding-bottom: 2.5rem; color: var(--soft); font-size: 0.875rem; }\n@media (max-width: 52rem) {\n  .verdict { grid-template: \"icon lead\" \"next next\" \"totals totals\" / auto 1fr; }\n  .next { padding: 1rem 0 0; border: 0; border-top: 1px solid var(--line); }\n}\n@media (max-width: 40rem) {\n  .top, main, footer { padding-left: 1rem; padding-right: 1rem; }\n  .verdict { padding: 1.25rem; }\n}\n\ntable { border-collapse: collapse; width: 100%; }\nth, td { text-align: left; vertical-align: top; unicode-bidi: isolate; overflow-wrap: anywhere; }\n.rows { table-layout: fixed; font-size: 0.9375rem; }\n.rows th { padding: 0.25rem 0.75rem; font-size: 0.8125rem; font-weight: 600; color: var(--soft); border-bottom: 1px solid var(--line-strong); white-space: nowrap; }\n.rows td { padding: 0.625rem 0.75rem; border-bottom: 1px solid var(--line); }\n.rows tbody tr:hover { background: var(--sunken); }\n.rows th button { font: inherit; color: inherit; background: none; border: 0; margin: 0 -0.375rem; padding: 0.25rem 0.375rem; border-radius: 4px; cursor: pointer; }\n.rows th button:hover { color: var(--text); background: var(--sunken); }\n.rows th button::after { content: \"\\2195\"; padding-left: 0.35em; opacity: 0.55; }\n.rows th[aria-sort] button { color: var(--text); }\n.rows th[aria-sort] button::after { content: \"\\2191\"; opacity: 1; }\n.rows th[aria-sort=\"descending\"] button::after { content: \"\\2193\"; }\n.reference th:first-child { width: 31%; } .reference th:nth-child(2) { width: 9.5rem; } .reference th:nth-child(4) { width: 6.5rem; } .reference th:last-child { width: 23%; }\n.unknown th:first-child { width: 12rem; }\n.waiver th:first-child { width: 9.5rem; } .waiver th:nth-child(4) { width: 7.5rem; } .waiver th:nth-child(5) { width: 9rem; } .waiver th:last-child { width: 17%; }\n.advisory th:first-child { width: 7.5rem; } .advisory th:nth-child(n+5) { width: 8.5rem; }\n.setting th:first-child { width: 16rem; } .setting th:last-child { width: 30%; }\n.edit th:first-child { width: 24%; } .edit th:nth-child(2) { width: 7rem; }\n.repository th:first-child { width: 34%; } .team th:first-child { width: 40%; }\n.new th:first-child, .fixed th:first-child { width: 7rem; } .new th:nth-child(2), .fixed th:nth-child(2) { width: 13rem; } .new th:last-child, .fixed th:last-child { width: 36%; }\n.deltas { display: flex; flex-wrap: wrap; gap: 0.5rem 2.5rem; margin: 0.75rem 0; }\n.deltas dt { font-size: 0.875rem; color: var(--soft); }\n.deltas dd { font-size: 1.75rem; line-height: 1.25; font-weight: 600; font-variant-numeric: tabular-nums; }\n.deltas .worse dd { color: var(--red); } .deltas .better dd { color: var(--green); }\n.notes { padding-left: 1.25rem; font-size: 0.9375rem; color: var(--soft); }\nsection > h3 { font-size: 1rem; margin: 1rem 0 0.25rem; }\n.newly { list-style: none; }\n.newly li { padding: 0.125rem 0; }\n.scope { display: block; }\np.notice { color: var(--amber); } .ends { color: var(--red); }\n.before { font-size: 0.875rem; color: var(--soft); }\n.accepted { margin-top: 0.375rem; padding-left: 0.75rem; border-left: 2px solid var(--line-strong); }\n.parts { margin-top: 0.25rem; font-size: 0.875rem; line-height: 1.75; }\ntd a code { color: inherit; }\n.line { color: var(--soft); white-space: nowrap; }\n.rows tbody tr:hover .diff { background: var(--raised); }\n.diff { margin: 0.125rem 0; padding: 0.25rem 0.5rem; background: var(--sunken); border-radius: 6px; font-size: 0.875rem; }\n.diff + .diff { margin-top: 0; }\n.diff code { white-space: pre-wrap; }\n.diff del, .diff ins { text-decoration: none; }\n.diff del { color: var(--red); } .diff ins { color: var(--green); }\n.diff del::before { content: \"\\2212 \"; } .diff ins::before { content: \"+ \"; }\n.badge { display: inline-block; padding: 0.0625rem 0.5rem; border-radius: 99px; font-size: 0.8125rem; font-weight: 600; line-height: 1.5; background: var(--grey-soft); color: var(--text); }\n.badge.error, .badge.not-in-history, .badge.missing, .badge.ended { background: var(--red-soft); color: var(--red); }\n.badge.warning, .badge.superseded, .badge.not-current, .badge.unpinned, .badge.one-platform { background: var(--amber-soft); color: var(--amber); }\n.badge.critical, .badge.high, .badge.expired, .badge.lapsed { background: var(--red-soft); color: var(--red); }\n.badge.medium, .badge.pending, .badge.removed { background: var(--amber-soft); color: var(--amber); }\n.badge.active { background: var(--green-soft); color: var(--green); }\n.badge.notice { background: var(--blue-soft); color: var(--blue); }\n.badge.current { background: var(--green-soft); color: var(--green); }\n.controls { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; margin-bottom: 0.75rem; font-size: 0.875rem; }\n.controls[hidden], .pages[hidden] { display: none; }\n.controls label { color: var(--soft); }\n.controls input, .controls select, .controls button, .pages button { font: inherit; color: var(--text); background: var(--raised); border: 1px solid var(--line-strong); border-radius: 6px; padding: 0.3125rem 0.5rem; max-width: 14rem; text-overflow: ellipsis; }\n.controls input { width: 15rem; }\n.controls button, .pages button { cursor: pointer; padding-inline: 0.75rem; }\n.controls button:hover, .pages button:hover:not(:disabled) { background: var(--sunken); }\n.controls p { margin-left: auto; color: var(--soft); font-variant-numeric: tabular-nums; }\n.pages { display: flex; gap: 1rem; align-items: center; margin-top: 1rem; font-size: 0.875rem; color: var(--soft); }\n.pages button:disabled { color: var(--soft); border-color: var(--line); cursor: default; }\n.plain { width: auto; max-width: 100%; font-size: 0.875rem; }\n.plain th, .plain td { padding: 0.25rem 1.5rem 0.25rem 0; font-weight: 400; font-variant-numeric: tabular-nums; }\n.plain thead th { color: var(--soft); font-size: 0.8125rem; font-weight: 600; }\n@media (max-width: 48rem) {\n  .rows, .rows tbody, .rows thead, .rows tr, .rows td { display: block; width: auto !important; }\n  .rows thead tr { display: flex; flex-wrap: wrap; gap: 0.375rem; }\n  .rows:not(:has(button)) thead { display: none; }\n  .rows th { border: 0; padding: 0; width: auto !important; }\n  .rows th button { margin: 0; padding: 0.25rem 0.625rem; border: 1px solid var(--line); border-radius: 99px; }\n  .rows th[aria-sort] button { border-color: var(--line-strong); }\n  .rows tbody tr { padding: 0.75rem 0; border-bottom: 1px solid var(--line); }\n  .rows tbody tr:hover { background: none; }\n  .rows td { padding: 0.125rem 0; border: 0; }\n  .rows td:empty { display: none; }\n  .rows thead tr::before { content: \"Sort by\"; font-size: 0.8125rem; color: var(--soft); padding: 0.25rem 0; }\n  .reference td:nth-child(4):not(:empty)::before { content: \"lag \"; }\n  .controls label, .controls .search { flex: 1 1 9rem; }\n  .controls .search { flex-basis: 100%; }\n  .controls input, .controls select { display: block; width: 100%; max-width: none; margin-top: 0.125rem; }\n  .controls p { margin-left: 0; flex-basis: 100%; }\n  .plain th, .plain td { padding-right: 0.75rem; }\n  .points th, .points td { padding-right: 0.25rem; font-size: 0.75rem; }\n}\n\n.cards { display: grid; gap: 0.875rem; }\n.card { border: 1px solid var(--line); border-left: 4px solid var(--line-strong); border-radius: 8px; background: var(--raised); padding: 1rem 1.25rem; min-width: 0; }\n.card.error { border-left-color: var(--red); } .card.warning { border-left-color: var(--old); } .card.notice { border-left-color: var(--bar); }\n.card header { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: baseline; justify-content: space-between; }\n.card h3 { margin: 0; font-size: 1rem; line-height: 1.4; font-weight: 600; overflow-wrap: anywhere; min-width: 0; }\n.card h3 code { font-size: 1rem; }\n.act { margin-top: 0.375rem; text-wrap: pretty; }\n.facts { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin-top: 0.25rem; font-size: 0.875rem; color: var(--soft); }\n.facts a { min-height: 1.5rem; }\n.facts b { color: var(--text); font-weight: 600; }\n.issues { list-style: none; margin-top: 0.625rem; }\n.issue { padding: 0.5rem 0; border-top: 1px solid var(--line); font-size: 0.9375rem; overflow-wrap: anywhere; }\n.issue:last-child { padding-bottom: 0; }\n.issue[hidden], .places li[hidden] { display: none; }\n.check { color: inherit; text-decoration-color: var(--line-strong); margin: 0 0.25rem; }\n.of { margin-bottom: 0.125rem; font-size: 0.875rem; }\n.fix { margin-top: 0.25rem; font-size: 0.875rem; color: var(--soft); }\n.fix .after { color: var(--text); padding: 0.125rem 0.375rem; background: var(--sunken); border-radius: 4px; }\n.places { margin-top: 0.25rem; font-size: 0.875rem; }\n.places ul, .advisories ul { list-style: none; }\n.places ul { columns: 24rem; column-gap: 1.5rem; }\n.places li { break-inside: avoid; padding: 0.0625rem 0; min-height: 1.625rem; }\n.places b { font-weight: 600; }\n.advisories { margin-top: 0.625rem; padding-top: 0.5rem; border-top: 1px solid var(--line); font-size: 0.875rem; }\n.advisories li { padding: 0.125rem 0; overflow-wrap: anywhere; }\n.forecast { border-top: 1px solid var(--line); padding: 0.5rem 0; }\n.forecast > summary { width: auto; font-size: 0.9375rem; color: var(--text); overflow-wrap: anywhere; }\n.forecast ul { padding-left: 1.25rem; }\n.forecast > :not(summary) { margin-top: 0.5rem; }\n.copy { position: relative; width: 1.5rem; height: 1.5rem; color: var(--soft); background: none; border: 0; border-radius: 4px; padding: 0; margin: -0.25rem 0 -0.25rem 0.125rem; vertical-align: middle; cursor: pointer; }\n.copy::before, .copy::after { content: \"\"; position: absolute; width: 0.5rem; height: 0.5625rem; border: 1.5px solid currentColor; border-radius: 2px; }\n.copy::before { left: 0.375rem; top: 0.3125rem; } .copy::after { left: 0.5625rem; top: 0.5rem; background: var(--raised); }\n.copy:hover { color: var(--text); background: var(--sunken); }\n.copied { position: absolute; left: 1.5rem; top: 0; z-index: 1; font-size: 0.75rem; line-height: 1.5rem; padding: 0 0.375rem; border-radius: 4px; background: var(--text); color: var(--raised); white-space: nowrap; }\n.copy:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }\n@media (max-width: 40rem) { .card { padding: 0.75rem 0.875rem; } .places ul { columns: auto; } }\n@media (forced-colors: active) { .card { border-left-color: CanvasText; } }\n\n.share { display: block; border-radius: 4px; }\n.fill-current { fill: var(--good); } .fill-superseded { fill: var(--old); } .fill-not-current { fill: #c98a1b; } .fill-unpinned { fill: #b9772a; }\n.fill-one-platform { fill: #8f6bc2; } .fill-not-in-history { fill: #d2463c; } .fill-ended { fill: #b0355e; } .fill-missing { fill: #96312a; }\n.fill-unknown { fill: #7f8896; } .fill-opaque, .fill-local { fill: #aab2bf; }\n.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; list-style: none; margin: 0.75rem 0; font-size: 0.875rem; }\n.legend svg { vertical-align: -1px; margin-right: 0.25rem; }\nsummary { cursor: pointer; font-size: 0.875rem; color: var(--soft); width: fit-content; padding: 0.125rem 0; }\nsummary:hover { color: var(--text); }\n.more > summary { padding: 0.75rem 0; }\n.timeline { padding: 0.5rem 0; border-top: 1px solid var(--line); }\n.timeline summary code { font-size: 0.9375rem; font-weight: 600; color: var(--text); }\n.part { fill: var(--line-strong); } .part.answered { fill: var(--good); } .part.unknown { fill: var(--old); } .part.skipped { fill: var(--even); }\n.coverage + p { margin-top: 0.75rem; font-size: 0.875rem; }\n.coverage { width: 100%; max-width: 48rem; }\n.coverage .part-of { padding-left: 1.25rem; font-weight: 400; }\n.coverage td:last-child { width: 45%; padding-right: 0; vertical-align: middle; }\n@media (max-width: 40rem) { .coverage td:last-child { width: 25%; } }\n@media (forced-colors: active) { .badge, .verdict { border: 1px solid CanvasText; } }\n\n@media print {\n  @page { margin: 12mm 11mm; }\n  :root { color-scheme: light; --page: #fff; --raised: #fff; --sunken: #f1f2f5; --line: #c9ced8; --line-strong: #868e9c; --text: #000; --soft: #444b57; --link: #000; --red: #9c1d16; --amber: #6b4100; --green: #0f5a2e; --blue: #1c4680; --red-soft: #fdeceb; --amber-soft: #fdf1dc; --green-soft: #e4f4ea; --blue-soft: #e7effb; --grey-soft: #eaecf0; --good: #2f9a5d; --old: #d18d17; --bar: #4f7cc4; --even: #b9c3d4; }\n  html { font-size: 11px; line-height: 1.35; print-color-adjust: exact; -webkit-print-color-adjust: exact; }\n  body { background: none; }\n  .sections, .controls, .pages, .skip, .copy { display: none !important; }\n  .top, main, footer { max-width: none; padding-left: 0; padding-right: 0; }\n  .top { padding-top: 0; padding-bottom: 0.5rem; }\n  a { text-decoration: none; }\n  main > section[id] { padding-top: 1.25rem; }\n  main > section[id] > h2, .card header, .what { break-after: avoid; }\n  #references, #timelines, #coverage, #settings, #changes details { display: none; }\n  details::details-content { content-visibility: visible; display: block; height: auto; }\n  .verdict { padding: 0.75rem 1rem; gap: 0.5rem 1rem; break-inside: avoid; }\n  .verdict .changes { display: none; }\n  .cards { display: block; }\n  .card { padding: 0.375rem 0.625rem; margin-bottom: 0.375rem; border-radius: 0; }\n  .issues { margin-top: 0.125rem; }\n  .issue { padding: 0.1875rem 0; font-size: 1rem; }\n  .places summary { display: none; }\n  .places ul { columns: auto; }\n  .places li { display: inline; }\n  .places li:not(:last-child)::after { content: \", \"; }\n  .places, .fix, .facts, .advisories { margin-top: 0; font-size: 0.8125rem; }\n  .places code { font-size: 0.75rem; }\n  .fix .after { padding: 0; background: none; }\n  .rows { font-size: 0.8125rem; }\n  .rows td { padding: 0.125rem 0.375rem; }\n  .rows th button::after { content: none; }\n  footer { margin-top: 1rem; padding: 0.5rem 0 0; }\n}\n";
// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}
// lib/output/html/document.js
var _templateObject;
function contentSecurityPolicy(script) {
	return [
		"default-src 'none'",
		`style-src '${hashOf(pageStyle)}'`,
		...script === void 0 ? [] : [`script-src '${hashOf(script)}'`],
		"base-uri 'none'",
		"form-action 'none'"
	].join("; ");
}
function hashOf(text) {
	return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
function htmlDocument(title, body, script) {
	const start = html`<!doctype html>
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
${script === void 0 ? void 0 : html(_templateObject || (_templateObject = _taggedTemplateLiteral(["<script>", "<\/script>\n"])), new Markup(script))}</head>
<body>
<a class="skip" href="#main">Skip to the report</a>
`;
	const end = html`</body>
</html>
`;
	return [
		start,
		...body,
		end
	].map(({ text }) => text).join("");
}
function sectionMarkup({ id, title, number, more, body }) {
	const rest = more === void 0 ? void 0 : html` <span class="count">${more}</span>`;
	return [
		html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}${countMarkup(number)}${rest}</h2>
`,
		body,
		new Markup("</section>\n")
	];
}
function sectionLinks(sections) {
	return html`<nav class="sections" aria-label="Sections"><ul>${sections.map(({ id, title, number }) => html`<li><a href="#${id}">${title}${countMarkup(number)}</a></li>`)}</ul></nav>
`;
}
function countMarkup(number) {
	return number === void 0 ? void 0 : html` <span class="count">${numberText(number)}</span>`;
}
// lib/output/html/format.js
const labels = {
	...statusLabels,
	ended: "End of life"
};
const statuses = [
	"not-in-history",
	"missing",
	"ended",
	...Object.keys(statusLabels)
].filter((status, index, all) => all.indexOf(status) === index);
function statusOf({ kind, fact }) {
	if (kind !== "image") return kind;
	return fact?.status === "current" && fact.deprecated === true ? "ended" : fact?.status ?? "unknown";
}
function statusLabel(status) {
	return labels[status] ?? status;
}
function formatMinute(timestamp) {
	return `${formatReportDay(timestamp)} ${timestamp.slice(11, 16)} UTC`;
}
function percent(value) {
	return `${Math.round(value * 100) / 100}%`;
}
function filePlaces(report) {
	const link = placeLinks(report);
	return ({ origin, file, line, endLine }, what) => {
		const where = origin === void 0 ? void 0 : html`<b>${origin}</b> `;
		if (file === void 0) return html`${where}<span class="muted">no file</span>`;
		const text = what === "line" ? html`line ${line}` : html`${where}<code>${file}<wbr><span class="line">:${line}</span></code>`;
		const url = link({
			origin,
			file,
			line
		});
		if (url?.startsWith("https:") !== true) return text;
		return html`<a href="${url}${line === void 0 || endLine === line ? "" : `-L${endLine}`}">${text}</a>`;
	};
}
function policyPlace(place, file, line) {
	return file.includes("@") ? html`<code>${file}:${line}</code>` : place({
		file,
		line,
		endLine: line
	});
}
export { statusLabel as a, htmlDocument as c, attributes as d, html as f, policyPlace as i, sectionLinks as l, formatMinute as n, statusOf as o, spelled as p, percent as r, statuses as s, filePlaces as t, sectionMarkup as u };
