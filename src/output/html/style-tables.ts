// The style of the tables, their controls and badges.

export const tableStyle = `
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
  .controls label, .controls .search { flex: 1 1 9rem; }
  .controls .search { flex-basis: 100%; }
  .controls input, .controls select { display: block; width: 100%; max-width: none; margin-top: 0.125rem; }
  .controls p { margin-left: 0; flex-basis: 100%; }
  .plain th, .plain td { padding-right: 0.75rem; }
  .points th, .points td { padding-right: 0.25rem; font-size: 0.75rem; }
}
`;
