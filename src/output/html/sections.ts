// The sections of the page, in their order; those without content are left out.
import { type CheckText, severities } from '../../model/judgement/finding.js';
import { numberText, plural } from '../../model/text/text.js';
import { formatDuration, parseDuration } from '../../model/text/time.js';
import type { ReportedTeam, TrendPoint } from '../../report/schema/changes-schema.js';
import type { Report } from '../../report/schema/schema.js';
import type { ReportView } from '../view.js';
import { formatReportDay } from '../words/format.js';
import type { PageSection } from './document.js';
import { findingCards } from './findings/cards.js';
import {
  filePlaces,
  type PageStatus,
  percent,
  type ShowPlace,
  statuses,
  statusLabel,
  statusOf,
} from './format.js';
import { html, type Markup } from './markup.js';
import { changesSection, repositoryTable } from './tables/audit.js';
import { forecastBlocks } from './tables/forecasts.js';
import { advisoryTable, coverage, editTable, gapTable, seenList } from './tables/lists.js';
import { settingTable, waiverTable } from './tables/policy.js';
import { referenceTable } from './tables/references.js';
import { htmlTable, numberColumn } from './tables/table.js';
import { timelines } from './tables/timeline.js';

/** A bar of all references by status, with a legend that has the numbers. */
export function freshness({ references }: Report): Markup {
  if (references.length === 0) return html`<p class="none">No references.</p>`;
  const counts = new Map<PageStatus, number>();
  let unknown = 0;
  for (const one of references) {
    const status = statusOf(one);
    counts.set(status, (counts.get(status) ?? 0) + 1);
    unknown += one.fact?.status === 'unknown' ? 1 : 0;
  }
  const lags = lagsOf(references).filter((lag) => lag > 0);
  const numbers = statuses
    .map((status) => [status, counts.get(status) ?? 0] as const)
    .filter(([, number]) => number > 0)
    .reverse();
  let x = 0;
  const bars = numbers.map(([status, number]) => {
    const width = (number / references.length) * 100;
    x += width;
    return html`<rect class="fill-${status}" x="${percent(x - width)}" y="0" width="${percent(width)}" height="14"/>`;
  });
  return html`<svg class="share" width="100%" height="14" aria-hidden="true">${bars}</svg>
<ul class="legend">${numbers.map(([status, number]) => legend(status, number, references.length))}</ul>
<p>${lagSentence(lags, unknown)}</p>`;
}

function legend(status: PageStatus, number: number, all: number): Markup {
  return html`<li><svg width="12" height="12" aria-hidden="true"><rect class="fill-${status}" width="12" height="12" rx="3"/></svg> ${statusLabel(status)} <b>${numberText(number)}</b> <span class="muted">${Math.round((number / all) * 100)}%</span></li>`;
}

function lagSentence(lags: readonly number[], unknown: number): string {
  const open = unknown === 0 ? '' : ` The lag of ${plural(unknown, 'reference')} is unknown.`;
  if (lags.length === 0) return `No verified pin lags behind its tag.${open}`;
  if (lags.length === 1) return `1 pin lags behind, by ${formatDuration((lags[0] ?? 0) * 1000)}.${open}`;
  const median = lags[Math.floor((lags.length - 1) / 2)] ?? 0;
  const max = lags.at(-1) ?? 0;
  return `${numberText(lags.length)} pins lag behind: half of them by ${formatDuration(median * 1000)} or less, at most by ${formatDuration(max * 1000)}.${open}`;
}

/**
 * The lag of each verified pin in seconds, 0 for a current one, in ascending order. A pin to a tag that has ended lags
 * behind nothing, and is left out: it is not well either.
 */
function lagsOf(references: Report['references']): readonly number[] {
  const lags: number[] = [];
  for (const reference of references) {
    const { fact } = reference;
    const lag = fact?.status === 'current' ? 0 : fact?.lagSeconds;
    if (lag !== undefined && statusOf(reference) !== 'ended') lags.push(lag);
  }
  return lags.toSorted((a, b) => a - b);
}

const maxBytes = 300_000;
const maxNamed = 20;

/** The teams with the most errors first, and which repositories could not be assigned. */
function teamTable({ teams = [], repositories = [] }: Report): Markup {
  const unknown = repositories.filter(({ ownersUnknown }) => ownersUnknown !== undefined);
  const table = htmlTable<ReportedTeam>({
    id: 'team',
    caption: 'Findings by the owners of their files, the most harmed first',
    noun: 'teams',
    items: teams,
    maxBytes,
    columns: [
      { title: 'Team', cell: ({ team }) => teamName(team) },
      numberColumn('Foreign digests', ({ harm = {} }) => harm['foreign-digest'] ?? 0),
      numberColumn('End of life', ({ harm = {} }) => harm['dead-tag'] ?? 0),
      numberColumn('Errors', ({ bySeverity }) => bySeverity.error ?? 0),
      numberColumn('Warnings', ({ bySeverity }) => bySeverity.warning ?? 0),
      numberColumn('Findings', ({ findings }) => findings),
      numberColumn('Repositories', (team) => team.repositories),
    ],
  });
  const more = unknown.length > maxNamed ? html`<li>and ${unknown.length - maxNamed} more</li>` : undefined;
  const left =
    unknown.length === 0
      ? undefined
      : html`<ul class="notes">${unknown.slice(0, maxNamed).map(({ origin, ownersUnknown }) => html`<li>The owners in <b>${origin}</b> are not known: ${ownersUnknown}.</li>`)}${more}</ul>`;
  return html`${table}<p class="muted">By the CODEOWNERS of each repository. A file with two owners counts for both.</p>${left}`;
}

function teamName(team: string): Markup {
  return team === ''
    ? html`<span class="muted">No owner</span>`
    : html`<a href="#findings" data-show="team" data-value="${team}">${team}</a>`;
}

const day = 86_400;
/** The label, and the lag in seconds at which the next bin starts. */
const bins: readonly (readonly [string, number])[] = [
  ['no lag (current)', 0],
  ['less than a day', day],
  ['1 to 3 days', 3 * day],
  ['3 days to a week', 7 * day],
  ['1 to 2 weeks', 14 * day],
  ['2 weeks to a month', 30 * day],
  ['1 to 3 months', 91 * day],
  ['3 to 6 months', 182 * day],
  ['6 months to a year', 365 * day],
  ['a year or more', Number.POSITIVE_INFINITY],
];

/** The number of pins by lag, and how many lag longer than `max-age`. Overrides for parts of the repository are not counted. */
export function lagTable({ references, settings }: Report): Markup {
  const lags = lagsOf(references);
  if (lags.length === 0) return html`<p class="none">No pin was verified, so no lag is known.</p>`;
  const rows = bins.map(([label, end], index) => {
    const start = bins[index - 1]?.[1] ?? 0;
    const isIn = (lag: number) => (index === 0 ? lag === 0 : lag > 0 && lag >= start && lag < end);
    return html`<tr><th scope="row">${label}</th><td>${numberText(lags.filter(isIn).length)}</td></tr>`;
  });
  return html`<table class="plain"><caption>Time since the pinned digest was superseded.${limitText(settings, lags)}</caption>
<thead><tr><th scope="col">Lag</th><th scope="col">Pins</th></tr></thead>
<tbody>${rows}</tbody></table>`;
}

function limitText(settings: Report['settings'], lags: readonly number[]): string {
  const text = settings.find(({ name }) => name === 'max-age')?.value ?? '';
  const ms = parseDuration(text);
  if (ms === undefined) return '';
  const over = lags.filter((lag) => lag > ms / 1000).length;
  return ` ${over === 1 ? '1 pin lags' : `${numberText(over)} pins lag`} longer than max-age, ${text}.`;
}

/** A row for each audit, this one first. */
function trendSection(report: Report, { totals }: ReportView): Markup {
  const now: TrendPoint = {
    at: report.startedAt,
    findings: totals.findings,
    bySeverity: totals.bySeverity,
    references: totals.references,
    current: totals.current,
    unknown: totals.unknown,
  };
  const points = [...(report.trend ?? []), now];
  return html`<table class="plain points"><caption class="unseen">Findings by audit</caption>
<thead><tr><th scope="col">Audit</th><th scope="col">Findings</th>${severities.map((one) => html`<th scope="col">${one}</th>`)}<th scope="col">Current references</th><th scope="col">Not verified</th></tr></thead>
<tbody>${points.toReversed().map(row)}</tbody></table>`;
}

function row({ at, findings, bySeverity, current, references, unknown }: TrendPoint): Markup {
  return html`<tr><th scope="row">${formatReportDay(at)}</th><td>${numberText(findings)}</td>${severities.map((one) => html`<td>${numberText(bySeverity[one] ?? 0)}</td>`)}<td>${numberText(current)} of ${numberText(references)}</td><td>${numberText(unknown)}</td></tr>`;
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
    ...(totals.waived === 0 ? {} : { more: `and ${numberText(totals.waived)} waived` }),
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
    { id: 'seen', title: 'Not read', number: report.seen?.count ?? 0, body: () => seenList(report, place) },
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
