// The table of findings.
import { severities } from '../../model/finding.js';
import type { Report, ReportedFinding } from '../../report/schema.js';
import { changeOf, withoutIndent } from '../change.js';
import { formatReportDay } from '../format.js';
import type { ReportView } from '../view.js';
import { html, type Markup } from './markup.js';
import { diff } from './next.js';
import { type PlaceInFile, policyPlace, type ShowPlace } from './place.js';
import { countLabel, type Filter, htmlTable } from './table.js';
import { statusLabel, statusOf } from './words.js';

const maxFindingBytes = 4_000_000;

/** Findings, the worst first, and behind them those that are waived. */
export function findingTable(
  { references }: Report,
  { findings, waived, totals }: ReportView,
  place: ShowPlace,
): Markup {
  const at = new Map(references.map((reference) => [placeKey(reference), reference]));
  const statusAt = (finding: ReportedFinding) => {
    const reference = at.get(placeKey(finding));
    return reference === undefined ? 'none' : statusOf(reference);
  };
  const items = [...findings, ...waived];
  const remark = totals.waived === 0 ? {} : { remark: `, ${countLabel(totals.waived)} of them waived` };
  return htmlTable({
    id: 'finding',
    caption: 'Findings, the worst first',
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
      ...sometimes(items),
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
      { title: 'What', cell: (finding) => what(finding, place) },
    ],
  });
}

const introducedWords: Readonly<Record<string, string>> = {
  yes: 'By this change',
  no: 'Before it',
  unknown: 'Not known',
};

/** Filters that only some reports have a use for. */
function sometimes(items: readonly ReportedFinding[]): readonly Filter<ReportedFinding>[] {
  const all: readonly Filter<ReportedFinding>[] = [
    {
      name: 'fix',
      title: 'Fix',
      value: (one) => (changeOf(one) === undefined ? 'hand' : 'pin'),
      label: (how) => `By ${how}`,
    },
    {
      name: 'introduced',
      title: 'Introduced',
      value: ({ introduced }) => (introduced === undefined ? 'unknown' : introduced ? 'yes' : 'no'),
      label: (word) => introducedWords[word] ?? word,
    },
    { name: 'state', title: 'Waived', value: ({ waived }) => (waived === undefined ? 'no' : 'yes') },
  ];
  return all.filter(({ name, value }) => name === 'fix' || new Set(items.map(value)).size > 1);
}

function what(finding: ReportedFinding, place: ShowPlace): Markup {
  const { message, fix, waived, introduced } = finding;
  const old = introduced === false ? html`<p class="before">It was there before this change.</p>` : undefined;
  return html`<p>${message}</p>${old}${fix === undefined ? undefined : replacement(finding, place)}${waived === undefined ? undefined : accepted(waived, place)}`;
}

/** The whole reference as it should be; of one that is split over keys, the lines that change and where. */
function replacement(finding: ReportedFinding, place: ShowPlace): Markup | undefined {
  const { fix } = finding;
  const change = fix?.place === undefined ? undefined : changeOf(finding);
  if (change === undefined) return html`<p class="fix">Replace by <code>${fix?.replacement}</code></p>`;
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

function placeKey({ origin = '', file, line, column }: PlaceInFile): string {
  return `${origin}:${file}:${line}:${column}`;
}
