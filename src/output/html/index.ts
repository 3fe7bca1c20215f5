// The report as one self-contained HTML page. It loads nothing, and untrusted content is only ever text.
import { createHash } from 'node:crypto';
import type { CheckText } from '../../model/check-text.js';
import type { Report } from '../../report/schema.js';
import { formatReportDay, headline } from '../format.js';
import type { ReportView } from '../view.js';
import { banner, pageHead } from './banner.js';
import { findingCards } from './cards.js';
import { changesSection } from './changes.js';
import { coverage } from './coverage.js';

import { forecastBlocks } from './forecasts.js';
import { formatMinute } from './format.js';
import { freshness } from './freshness.js';
import { pageScript } from './gen/page-script.js';
import { lagHistogram } from './lag.js';
import { advisoryTable, editTable, gapTable } from './lists.js';
import { html, Markup } from './markup.js';
import { filePlaces, type ShowPlace } from './place.js';
import { settingTable, waiverTable } from './policy.js';
import { referenceTable } from './references.js';
import { repositoryTable } from './repositories.js';
import { pageStyle } from './style.js';
import { countLabel } from './table.js';
import { teamTable } from './teams.js';
import { timelines } from './timeline.js';
import { trendSection } from './trend.js';

interface Section {
  readonly id: string;
  readonly title: string;
  /** The number of items in it, where one is useful. */
  readonly number?: number;
  /** Text after the number in the heading. */
  readonly more?: string;
  readonly body: Markup;
}

/**
 * One HTML document of less than 10 MB: tables and plots are cut to their share, and then show how much they contain.
 * It works without its script, which adds filters, sorting and paging.
 */
export function htmlOf(report: Report, view: ReportView, checks: readonly CheckText[]): string {
  const sections = sectionsOf(report, view, checks);
  const page = html`<!doctype html>
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
${banner(report, view, checks)}
<nav class="sections" aria-label="Sections"><ul>${sections.map(link)}</ul></nav>
${sections.map(section)}
</main>
<footer><p>Tagproof ${report.tool.version}, started ${formatMinute(report.startedAt)}. The JSON report contains all the data of this page.</p></footer>
</body>
</html>
`;
  return page.text;
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

function sectionsOf(report: Report, view: ReportView, checks: readonly CheckText[]): readonly Section[] {
  const { advisories, waivers, edits, settings, histories = [], repositories = [], forecasts = [] } = report;
  const { totals } = view;
  const place = filePlaces(report);
  const findings: Section = {
    id: 'findings',
    title: 'Findings',
    number: totals.findings,
    ...(totals.waived === 0 ? {} : { more: `and ${countLabel(totals.waived)} waived` }),
    body: findingCards(report, view, place, checks),
  };
  const gaps = {
    id: 'unverified',
    title: 'Not verified',
    number: totals.unknown,
    body: gapTable(report),
  };
  // In a report of many repositories, the findings are far below the overview.
  const before: readonly Section[] = [
    ...overTime(report, view, place),
    { id: 'teams', title: 'Teams', number: report.teams?.length ?? 0, body: teamTable(report) },
    {
      id: 'repositories',
      title: 'Repositories',
      number: repositories.length,
      body: repositoryTable(report),
    },
  ];
  const all: readonly Section[] = [
    ...(report.verdict === 'incomplete' ? [gaps, ...before, findings] : [...before, findings, gaps]),
    { id: 'written', title: 'Written lines', number: edits.length, body: editTable(view, place) },
    { id: 'forecasts', title: 'New digests', number: forecasts.length, body: forecastBlocks(report) },
    { id: 'references', title: 'References', number: totals.references, body: referenceTable(report, place) },
    { id: 'freshness', title: 'Freshness', body: freshness(report) },
    { id: 'lag', title: 'Lag', body: lagHistogram(report) },
    { id: 'timelines', title: 'Timelines', number: histories.length, body: timelines(report) },
    { id: 'advisories', title: 'Advisories', number: advisories.length, body: advisoryTable(report) },
    { id: 'coverage', title: 'Coverage', body: coverage(report) },
    { id: 'waivers', title: 'Waivers', number: waivers.length, body: waiverTable(report, place) },
    { id: 'settings', title: 'Settings', number: settings.length, body: settingTable(report, place) },
  ];
  return all.filter(({ id, number }) => number !== 0 || always.includes(id));
}

/** What an earlier audit adds: what changed since, and how the numbers went. */
function overTime(report: Report, view: ReportView, place: ShowPlace): readonly Section[] {
  const { changes, trend = [] } = report;
  return [
    ...(changes === undefined
      ? []
      : [
          {
            id: 'changes',
            title: 'Changes',
            more: `since ${formatReportDay(changes.since)}`,
            body: changesSection(changes, place),
          },
        ]),
    ...(trend.length === 0 ? [] : [{ id: 'trend', title: 'Trend', body: trendSection(report, view) }]),
  ];
}

/** Shown even if they are empty. */
const always: readonly string[] = ['findings', 'references'];

function link({ id, title, number }: Section): Markup {
  return html`<li><a href="#${id}">${title}${numberOf(number)}</a></li>`;
}

function section({ id, title, number, more, body }: Section): Markup {
  const rest = more === undefined ? undefined : html` <span class="count">${more}</span>`;
  return html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}${numberOf(number)}${rest}</h2>
${body}</section>
`;
}

function numberOf(number: number | undefined): Markup | undefined {
  return number === undefined ? undefined : html` <span class="count">${countLabel(number)}</span>`;
}
