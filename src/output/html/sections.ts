// The sections of the page, in their order; those without content are left out.
import type { CheckText } from '../../model/check-text.js';
import type { Report } from '../../report/schema.js';
import { formatReportDay } from '../format.js';
import type { ReportView } from '../view.js';
import { findingCards } from './cards.js';
import { changesSection } from './changes.js';
import { coverage } from './coverage.js';
import { forecastBlocks } from './forecasts.js';
import { freshness } from './freshness.js';
import { lagTable } from './lag.js';
import { advisoryTable, editTable, gapTable } from './lists.js';
import type { Markup } from './markup.js';
import { filePlaces, type ShowPlace } from './place.js';
import { settingTable, waiverTable } from './policy.js';
import { referenceTable } from './references.js';
import { repositoryTable } from './repositories.js';
import { countLabel } from './table.js';
import { teamTable } from './teams.js';
import { timelines } from './timeline.js';
import { trendSection } from './trend.js';

export interface PageSection {
  readonly id: string;
  readonly title: string;
  /** The number of items in it, where one is useful. */
  readonly number?: number;
  /** Text after the number in the heading. */
  readonly more?: string;
  readonly body: Markup;
}

/** A section that is written if it has content, or is always shown. */
interface Draft extends Omit<PageSection, 'body'> {
  readonly body: () => Markup;
}

/** The sections of this report. */
export function sectionsOf(
  report: Report,
  view: ReportView,
  checks: readonly CheckText[],
): readonly PageSection[] {
  const sections: PageSection[] = [];
  for (const { body, ...head } of draftsOf(report, view, checks)) {
    if (head.number === 0 && !always.includes(head.id)) continue;
    sections.push({ ...head, body: body() });
  }
  return sections;
}

function draftsOf(report: Report, view: ReportView, checks: readonly CheckText[]): readonly Draft[] {
  const { advisories, waivers, edits, settings, histories = [], repositories = [], forecasts = [] } = report;
  const { totals } = view;
  const place = filePlaces(report);
  const findings: Draft = {
    id: 'findings',
    title: 'Findings',
    number: totals.findings,
    ...(totals.waived === 0 ? {} : { more: `and ${countLabel(totals.waived)} waived` }),
    body: () => findingCards(report, view, place, checks),
  };
  const gaps = {
    id: 'unverified',
    title: 'Not verified',
    number: totals.unknown,
    body: () => gapTable(report),
  };
  // In a report of many repositories, the findings are far below the overview.
  const before: readonly Draft[] = [
    ...overTime(report, view, place),
    { id: 'teams', title: 'Teams', number: report.teams?.length ?? 0, body: () => teamTable(report) },
    {
      id: 'repositories',
      title: 'Repositories',
      number: repositories.length,
      body: () => repositoryTable(report),
    },
  ];
  return [
    ...(report.verdict === 'incomplete' ? [gaps, ...before, findings] : [...before, findings, gaps]),
    { id: 'written', title: 'Written lines', number: edits.length, body: () => editTable(view, place) },
    { id: 'forecasts', title: 'New digests', number: forecasts.length, body: () => forecastBlocks(report) },
    {
      id: 'references',
      title: 'References',
      number: totals.references,
      body: () => referenceTable(report, place),
    },
    { id: 'freshness', title: 'Freshness', body: () => freshness(report) },
    { id: 'lag', title: 'Lag', body: () => lagTable(report) },
    { id: 'timelines', title: 'Timelines', number: histories.length, body: () => timelines(report) },
    { id: 'advisories', title: 'Advisories', number: advisories.length, body: () => advisoryTable(report) },
    { id: 'coverage', title: 'Coverage', body: () => coverage(report) },
    { id: 'waivers', title: 'Waivers', number: waivers.length, body: () => waiverTable(report, place) },
    { id: 'settings', title: 'Settings', number: settings.length, body: () => settingTable(report, place) },
  ];
}

/** What an earlier audit adds: what changed since, and how the numbers went. */
function overTime(report: Report, view: ReportView, place: ShowPlace): readonly Draft[] {
  const { changes, trend = [] } = report;
  return [
    ...(changes === undefined
      ? []
      : [
          {
            id: 'changes',
            title: 'Changes',
            more: `since ${formatReportDay(changes.since)}`,
            body: () => changesSection(changes, place),
          },
        ]),
    ...(trend.length === 0 ? [] : [{ id: 'trend', title: 'Trend', body: () => trendSection(report, view) }]),
  ];
}

/** Shown even if they are empty. */
const always: readonly string[] = ['findings', 'references'];
