// The page's style sheet as text: a light and a dark theme, one column, and tables that become cards on small screens.
import { cardStyle } from './style-cards.js';
import { plotStyle } from './style-plots.js';
import { printStyle } from './style-print.js';
import { tableStyle } from './style-tables.js';

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

export const pageStyle = theme + page + tableStyle + cardStyle + plotStyle + printStyle;
