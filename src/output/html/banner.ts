// The top of the page: verdict, one sentence, what to do next, and the totals.

import type { CheckText } from '../../model/check-text.js';
import { type Severity, severities } from '../../model/finding.js';
import { plural } from '../../model/text.js';
import type { Report } from '../../report/schema.js';
import { advisoriesOf } from '../advisories.js';
import { restsOn } from '../format.js';
import type { ReportView } from '../view.js';
import { html, type Markup } from './markup.js';
import { nextStepsMarkup } from './next.js';
import { countLabel } from './table.js';
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
export function banner(report: Report, plan: ReportView, checks: readonly CheckText[]): Markup {
  const { verdict } = report;
  return html`<section class="verdict ${verdict}" aria-labelledby="verdict">
<svg class="icon" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="15"/>${icons[verdict]}</svg>
<div class="said"><h1 id="verdict">${titles[verdict]}</h1>
<p class="lead">${sentence(report, plan)}</p></div>
${totalsOf(report, plan)}
<div class="next"><h2>What to do next</h2>
${nextStepsMarkup(report, plan, checks)}
</div></section>`;
}

function sentence(report: Report, plan: ReportView): string {
  const text = `${restsOn(report, plan)}.`;
  return report.verdict === 'incomplete' ? `Not everything could be verified: ${text}` : text;
}

/** The numbers, each the same as in every other channel. */
function totalsOf(report: Report, { totals }: ReportView): Markup {
  const { advisories, repositories = [] } = report;
  const severity = (wanted: Severity) => totals.bySeverity[wanted] ?? 0;
  const passed = repositories.filter(({ verdict }) => verdict === 'pass').length;
  const split = severities.flatMap((one) => (severity(one) > 0 ? plural(severity(one), one) : []));
  const waived = totals.waived === 0 ? [] : [`${countLabel(totals.waived)} waived`];
  const none = totals.unknown === 0 ? 'nothing is wrong' : 'none in what was verified';
  const open = advisoriesOf(report).filter((one) => one.open).length;
  const numbers: readonly (readonly [string, number, string])[] = [
    ['Repositories', repositories.length, repositories.length === 0 ? '' : `${countLabel(passed)} passed`],
    ['Findings', totals.findings, [...split, ...waived].join(', ') || none],
    [
      'References',
      totals.references,
      `${countLabel(totals.current)} current, in ${plural(totals.files, 'file')}`,
    ],
    ['Not verified', totals.unknown, totals.unknown === 0 ? 'every question answered' : 'causes below'],
    ['Advisories', advisories.length, `${countLabel(open)} with a finding`],
    [
      'Lines pinned',
      totals.pinned,
      totals.recorded === 0 ? '' : `${plural(totals.recorded, 'tag')} first seen`,
    ],
  ];
  const shown = numbers.filter(
    ([title, number, detail]) => !onlyWhenThere.includes(title) || number > 0 || detail !== '',
  );
  return html`<dl class="totals" id="totals">${shown.map(
    ([title, number, detail]) =>
      html`<div><dt>${title}</dt><dd><b>${countLabel(number)}</b> <span>${detail}</span></dd></div>`,
  )}</dl>`;
}

const onlyWhenThere: readonly string[] = ['Repositories', 'Lines pinned'];
