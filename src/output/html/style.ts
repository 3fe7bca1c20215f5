// The page's style sheet as text: a light and a dark theme, one column, and tables that become cards on small screens.

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

export const pageStyle = theme + page + tableStyle + cardStyle + sectionStyle + printStyle;
