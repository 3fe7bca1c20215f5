// The report as one self-contained HTML page. It loads nothing, and untrusted content is only ever text.
import { type CheckText, type Severity, severities } from '../../model/judgement/finding.js';
import { capitalized, numberText, plural } from '../../model/text/text.js';
import type { Report } from '../../report/schema/schema.js';
import { type Step, stepsOf } from '../next-steps.js';
import type { ReportView } from '../view.js';
import { accountText } from '../words/account.js';
import { changesText } from '../words/changes.js';
import { totalsText, verdictText } from '../words/format.js';
import { attentionText, type Mood, moodOf } from '../words/tone.js';
import { htmlDocument, sectionLinks, sectionMarkup } from './document.js';
import { formatMinute } from './format.js';
import { pageScript } from './gen/page-script.js';
import { html, type Markup } from './markup.js';
import { nextStepsMarkup, withCode } from './next-steps.js';
import { sectionsOf } from './sections.js';

const titles: Readonly<Record<Mood, string>> = {
  pass: 'Passed',
  notice: 'Passed',
  attention: 'Needs attention',
  fail: 'Failed',
  incomplete: 'Incomplete',
};

const icons: Readonly<Record<Mood, Markup>> = {
  pass: html`<path d="m10 16.5 4 4 8-9"/>`,
  fail: html`<path d="m11 11 10 10M21 11 11 21"/>`,
  notice: html`<path d="m10 16.5 4 4 8-9"/>`,
  attention: html`<path d="M16 9.5v8M16 22v.5"/>`,
  incomplete: html`<path d="M16 9.5v8M16 22v.5"/>`,
};

/** What was checked, in which mode, and when. */
function pageHead({ mode, source, asOf, startedAt }: Report): Markup {
  const commit =
    source === undefined
      ? undefined
      : html`<span>${source.repository}</span> <span>commit <code>${source.sha.slice(0, 12)}</code></span> `;
  const when = asOf === startedAt ? formatMinute(startedAt) : `as of ${formatMinute(asOf)}`;
  return html`<header class="top"><p class="brand">Tagproof</p>
<p class="about">${commit}<span>mode <code>${mode}</code></span> <span>${when}</span></p></header>`;
}

/** The verdict, its numbers, and what to do next. */
function banner(report: Report, view: ReportView, steps: readonly Step[]): Markup {
  const mood = moodOf(report, view);
  const since = changesText(report);
  const account = accountText(report);
  return html`<section class="verdict ${mood}" aria-labelledby="verdict">
<svg class="icon" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="15"/>${icons[mood]}</svg>
<div class="lead-text"><h1 id="verdict">${titles[mood]}</h1>
<p class="lead says">${withCode(capitalized(attentionText(report, view)))}.</p>
<p class="lead">${sentence(report, view)}</p>${account === '' ? undefined : html`<p class="lead">${account}.</p>`}${since === '' ? undefined : html`<p class="lead">${since}.</p>`}</div>
${totalsOf(report, view)}
<div class="next"><h2>What to do next</h2>
${nextStepsMarkup(report, steps)}
</div></section>`;
}

function sentence(report: Report, view: ReportView): string {
  const text = `${totalsText(report, view)}.`;
  return report.verdict === 'incomplete' ? `Not everything could be verified: ${text}` : text;
}

/** The totals. They are the same as in every other channel. */
function totalsOf(report: Report, { totals }: ReportView): Markup {
  const { repositories = [] } = report;
  const { known, open } = advisoryCounts(report);
  const severity = (wanted: Severity) => totals.bySeverity[wanted] ?? 0;
  const passed = repositories.filter(({ verdict }) => verdict === 'pass').length;
  const split = severities.flatMap((one) => (severity(one) > 0 ? plural(severity(one), one) : []));
  const waived = totals.waived === 0 ? [] : [`${numberText(totals.waived)} waived`];
  const none = totals.unknown === 0 ? 'no problems' : 'no problems in what was verified';
  const numbers: readonly (readonly [string, number, string])[] = [
    ['Repositories', repositories.length, repositories.length === 0 ? '' : `${numberText(passed)} passed`],
    ['Findings', totals.findings, [...split, ...waived].join(', ') || none],
    [
      'References',
      totals.references,
      `${numberText(totals.current)} current, in ${plural(totals.files, 'file')}`,
    ],
    ['Not verified', totals.unknown, totals.unknown === 0 ? 'nothing failed' : 'causes below'],
    ['Advisories', known, `${numberText(open)} with findings`],
    [
      'Lines pinned',
      totals.pinned,
      totals.recorded === 0 ? '' : `${plural(totals.recorded, 'tag')} added to the ledger`,
    ],
  ];
  const shown = numbers.filter(
    ([title, number, detail]) => !onlyIfPresent.includes(title) || number > 0 || detail !== '',
  );
  return html`<dl class="totals" id="totals">${shown.map(
    ([title, number, detail]) =>
      html`<div><dt>${title}</dt><dd><b>${numberText(number)}</b> <span>${detail}</span></dd></div>`,
  )}</dl>`;
}

/** Advisories of the feed and of the platform's scanner, each once for an artifact. */
function advisoryCounts({ advisories, findings }: Report) {
  const about = findings.filter(({ advisory }) => advisory !== undefined);
  const key = (id: string | undefined, artifact: string | undefined) => JSON.stringify([id, artifact]);
  const feed = advisories.map(({ advisoryId, artifactName }) => key(advisoryId, artifactName));
  const found = about.map(({ advisory, artifact }) => key(advisory, artifact));
  const open = about
    .filter(({ waived }) => waived === undefined)
    .map(({ advisory, artifact }) => key(advisory, artifact));
  return { known: new Set([...feed, ...found]).size, open: new Set(open).size };
}

const onlyIfPresent: readonly string[] = ['Repositories', 'Lines pinned'];

/** One HTML document of less than 10 MB: tables are cut to their share, and then show how much they contain. */
export function htmlOf(report: Report, view: ReportView, checks: readonly CheckText[]): string {
  const sections = sectionsOf(report, view, checks);
  const steps = stepsOf(report, view, checks);
  const start = html`${pageHead(report)}
<main id="main" tabindex="-1">
${banner(report, view, steps)}
${sectionLinks(sections)}`;
  const end = html`
</main>
<footer><p>Tagproof ${report.tool.version}, started ${formatMinute(report.startedAt)}. The JSON report contains all the data of this page.</p></footer>
`;
  const title = `Tagproof: ${verdictText(report, view)}`;
  return htmlDocument(title, [start, ...sections.flatMap(sectionMarkup), end], pageScript);
}
