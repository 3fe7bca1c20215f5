// The style on paper: dense, unfolded, without controls, and without the lists that the JSON report is for.

export const printStyle = `
@media print {
  @page { margin: 12mm 11mm; }
  :root { color-scheme: light; --page: #fff; --raised: #fff; --sunken: #f1f2f5; --line: #c9ced8; --line-strong: #868e9c; --text: #000; --soft: #444b57; --link: #000; --red: #9c1d16; --amber: #6b4100; --green: #0f5a2e; --blue: #1c4680; --red-soft: #fdeceb; --amber-soft: #fdf1dc; --green-soft: #e4f4ea; --blue-soft: #e7effb; --grey-soft: #eaecf0; --good: #2f9a5d; --old: #d18d17; --bar: #4f7cc4; --even: #b9c3d4; --odd: #d9dfe9; }
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
