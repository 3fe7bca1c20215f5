// The report as one self-contained HTML page. It loads nothing, and untrusted content is only ever text.
import { createHash } from 'node:crypto';
import type { CheckText } from '../../model/check-text.js';
import type { Report } from '../../report/schema.js';
import { headline } from '../format.js';
import { stepsOf } from '../steps.js';
import type { ReportView } from '../view.js';
import { banner, pageHead } from './banner.js';
import { formatMinute } from './format.js';
import { pageScript } from './gen/page-script.js';
import { html, Markup } from './markup.js';
import { type PageSection, sectionsOf } from './sections.js';
import { pageStyle } from './style.js';
import { countLabel } from './table.js';

/**
 * One HTML document of less than 10 MB: tables and plots are cut to their share, and then show how much they contain.
 * It works without its script, which adds filters, sorting and paging.
 */
export function htmlOf(report: Report, view: ReportView, checks: readonly CheckText[]): string {
  const sections = sectionsOf(report, view, checks);
  const steps = stepsOf(report, view, checks);
  const start = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Tagproof: ${headline(report, view)}</title>
<style>${new Markup(pageStyle)}</style>
<script>${new Markup(pageScript)}</script>
</head>
<body>
<a class="skip" href="#main">Skip to the report</a>
${pageHead(report)}
<main id="main" tabindex="-1">
${banner(report, view, steps)}
<nav class="sections" aria-label="Sections"><ul>${sections.map(link)}</ul></nav>
`;
  const end = html`
</main>
<footer><p>Tagproof ${report.tool.version}, started ${formatMinute(report.startedAt)}. The JSON report contains all the data of this page.</p></footer>
</body>
</html>
`;
  return [start.text, ...sections.flatMap(partsOf), end.text].join('');
}

/** Allows the page's own style and script by their hashes, and forbids loading or sending anything else. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src '${hashOf(pageStyle)}'`,
  `script-src '${hashOf(pageScript)}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function link({ id, title, number }: PageSection): Markup {
  return html`<li><a href="#${id}">${title}${numberOf(number)}</a></li>`;
}

function partsOf({ id, title, number, more, body }: PageSection): readonly string[] {
  const rest = more === undefined ? undefined : html` <span class="count">${more}</span>`;
  const start = html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}${numberOf(number)}${rest}</h2>
`;
  return [start.text, body.text, '</section>\n'];
}

function numberOf(number: number | undefined): Markup | undefined {
  return number === undefined ? undefined : html` <span class="count">${countLabel(number)}</span>`;
}
