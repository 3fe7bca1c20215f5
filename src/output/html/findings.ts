// The table of findings.
import { severities } from '../../model/finding.js';
import { reportedPlaceKey } from '../../report/references.js';
import type { Report, ReportedFinding } from '../../report/schema.js';
import { changeOf, withoutIndent } from '../change.js';
import { formatReportDay } from '../format.js';
import type { ReportView } from '../view.js';
import { statusLabel, statusOf } from './format.js';
import { html, type Markup } from './markup.js';
import { policyPlace, type ShowPlace } from './place.js';
import { diff } from './steps.js';
import { countLabel, type Filter, htmlTable } from './table.js';

const maxFindingBytes = 4_000_000;

/** Findings, worst first, followed by the waived ones. */
export function findingTable(
  { references }: Report,
  { findings, waived, totals }: ReportView,
  place: ShowPlace,
): Markup {
  const at = new Map(references.map((reference) => [reportedPlaceKey(reference), reference]));
  const statusAt = (finding: ReportedFinding) => {
    const reference = at.get(reportedPlaceKey(finding));
    return reference === undefined ? 'none' : statusOf(reference);
  };
  const items = [...findings, ...waived];
  const remark = totals.waived === 0 ? {} : { remark: `, ${countLabel(totals.waived)} of them waived` };
  return htmlTable({
    id: 'finding',
    caption: 'Findings, worst first',
    noun: 'findings',
    ...remark,
    items,
    total: totals.findings + totals.waived,
    maxBytes: maxFindingBytes,
    filters: [
      { name: 'severity', title: 'Severity', value: ({ severity }) => severity },
      { name: 'check', title: 'Check', value: ({ check }) => check },
      {
        name: 'status',
        title: 'Status',
        value: statusAt,
        label: (status) => (status === 'none' ? 'No reference' : statusLabel(status)),
      },
      ...optionalFilters(items),
    ],
    columns: [
      {
        title: 'Severity',
        sortBy: ({ severity }) => severities.indexOf(severity),
        numeric: true,
        cell: ({ severity, waived: by }) =>
          by === undefined
            ? html`<span class="badge ${severity}">${severity}</span>`
            : html`<span class="badge waived">waived</span> <span class="muted">${severity}</span>`,
      },
      { title: 'Check', cell: ({ check }) => html`<code>${check}</code>` },
      { title: 'Where', cell: place },
      { title: 'Finding', cell: (finding) => description(finding, place) },
    ],
  });
}

const introducedLabels: Readonly<Record<string, string>> = {
  yes: 'By this change',
  no: 'Before this change',
  unknown: 'Unknown',
};

/** Filters that are shown only if they can separate the findings of this report. */
function optionalFilters(items: readonly ReportedFinding[]): readonly Filter<ReportedFinding>[] {
  const all: readonly Filter<ReportedFinding>[] = [
    {
      name: 'fix',
      title: 'Fix',
      value: (one) => (changeOf(one) === undefined ? 'hand' : 'pin'),
      label: (how) => (how === 'pin' ? 'By tagproof pin' : 'Manual'),
    },
    {
      name: 'introduced',
      title: 'Introduced',
      value: ({ introduced }) => (introduced === undefined ? 'unknown' : introduced ? 'yes' : 'no'),
      label: (key) => introducedLabels[key] ?? key,
    },
    { name: 'state', title: 'Waived', value: ({ waived }) => (waived === undefined ? 'no' : 'yes') },
  ];
  return all.filter(({ name, value }) => name === 'fix' || new Set(items.map(value)).size > 1);
}

function description(finding: ReportedFinding, place: ShowPlace): Markup {
  const { message, fix, waived, introduced } = finding;
  const existing = introduced === false ? html`<p class="before">Existed before this change.</p>` : undefined;
  return html`<p>${message}</p>${existing}${fix === undefined ? undefined : replacement(finding, place)}${waived === undefined ? undefined : accepted(waived, place)}`;
}

/** The corrected reference; for one that is split over several keys, the lines that change. */
function replacement(finding: ReportedFinding, place: ShowPlace): Markup | undefined {
  const { fix } = finding;
  const change = fix?.place === undefined ? undefined : changeOf(finding);
  if (change === undefined) return html`<p class="fix">Replace with <code>${fix?.replacement}</code></p>`;
  const { origin, file, line } = change;
  return html`<div class="fix">At ${place({ origin, file, line, endLine: line })} ${diff(withoutIndent(change))}</div>`;
}

function accepted(
  { reason, owner, expires, file, line }: NonNullable<ReportedFinding['waived']>,
  place: ShowPlace,
): Markup {
  const until = expires === undefined ? '' : `, until ${formatReportDay(expires)}`;
  const by = owner === undefined ? '' : `, by ${owner}`;
  return html`<p class="accepted">Waived: ${reason}<br><span class="muted">${policyPlace(place, file, line)}${by}${until}</span></p>`;
}
