// The top of the page: verdict, one sentence, what to do next, and the totals.
import { type Severity, severities } from '../../model/finding.js';
import type { Report } from '../schema.js';
import { plural, restsOn } from '../words.js';
import { html, type Markup } from './markup.js';
import { nextSteps, nothingToDo } from './next.js';
import { count } from './table.js';
import { minute } from './words.js';

const titles = { pass: 'Passed', fail: 'Failed', incomplete: 'Incomplete' } as const;

const icons: Readonly<Record<Report['verdict'], Markup>> = {
  pass: html`<path d="m10 16.5 4 4 8-9"/>`,
  fail: html`<path d="m11 11 10 10M21 11 11 21"/>`,
  incomplete: html`<path d="M16 9.5v8M16 22v.5"/>`,
};

/** Which tool ran on what, and when. */
export function pageHead({ mode, source, asOf, startedAt }: Report): Markup {
  const commit =
    source === undefined
      ? undefined
      : html`<span>${source.repository}</span> <span>commit <code>${source.sha.slice(0, 12)}</code></span> `;
  const when = asOf === startedAt ? minute(startedAt) : `as of ${minute(asOf)}`;
  return html`<header class="top"><p class="brand">Tagproof</p>
<p class="about">${commit}<span>mode <code>${mode}</code></span> <span>${when}</span></p></header>`;
}

/** The verdict, and what to do about it. */
export function banner(report: Report): Markup {
  const { verdict } = report;
  const steps = nextSteps(report);
  return html`<section class="verdict ${verdict}" aria-labelledby="verdict">
<svg class="icon" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="15"/>${icons[verdict]}</svg>
<div class="said"><h1 id="verdict">${titles[verdict]}</h1>
<p class="lead">${sentence(report)}</p></div>
${totals(report)}
<div class="next"><h2>What to do next</h2>
${steps.length === 0 ? html`<p>${nothingToDo(report)}</p>` : html`<ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>`}
</div></section>`;
}

function sentence(report: Report): string {
  const text = `${restsOn(report)}.`;
  return report.verdict === 'incomplete' ? `Not everything could be verified: ${text}` : text;
}

/** The numbers, each the same as in every other channel. */
function totals(report: Report): Markup {
  const { findings, advisories, edits, repositories = [] } = report;
  const { references, current, unverified, ...all } = numbersOf(report);
  const severity = (wanted: Severity) =>
    report.totals === undefined
      ? findings.filter((finding) => finding.severity === wanted).length
      : (report.totals.bySeverity[wanted] ?? 0);
  const split = severities.flatMap((one) => (severity(one) > 0 ? plural(severity(one), one) : []));
  const numbers: readonly (readonly [string, number, string])[] = [
    [
      'Repositories',
      repositories.length,
      `${count(repositories.filter(({ verdict }) => verdict === 'pass').length)} passed`,
    ],
    ['Findings', all.findings, split.join(', ') || 'nothing is wrong'],
    ['References', references, `${count(current)} current`],
    ['Not verified', unverified, unverified === 0 ? 'every question answered' : 'causes below'],
    ['Advisories', advisories.length, 'of the artifacts asked about'],
    ['Lines pinned', edits.length, `in ${plural(new Set(edits.map(({ file }) => file)).size, 'file')}`],
  ];
  const shown = numbers.filter(([title, number]) => !onlyWhenThere.includes(title) || number > 0);
  return html`<dl class="totals" id="totals">${shown.map(
    ([title, number, detail]) =>
      html`<div><dt>${title}</dt><dd><b>${count(number)}</b> <span>${detail}</span></dd></div>`,
  )}</dl>`;
}

const onlyWhenThere: readonly string[] = ['Repositories', 'Lines pinned'];

/** How many there are of each; a merged report says so itself, since its lists are cut. */
export function numbersOf({ findings, references, incomplete, totals: exact }: Report) {
  return {
    findings: exact === undefined ? findings.length : exact.findings + exact.waived,
    references: exact?.references ?? references.length,
    current: exact?.current ?? references.filter(({ fact }) => fact?.status === 'current').length,
    unverified: exact?.unknown ?? incomplete.length,
  };
}
