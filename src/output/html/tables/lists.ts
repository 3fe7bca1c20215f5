// The shorter lists: gaps, advisories, and written lines.

import type { Report } from '../../../report/schema/schema.js';
import type { ReportView } from '../../view.js';
import { advisoriesOf, severityRank } from '../../words/advisories.js';
import { withoutIndent } from '../../words/change.js';
import { formatReportDay } from '../../words/format.js';
import type { ShowPlace } from '../format.js';
import { html, type Markup } from '../markup.js';
import { diff } from '../next-steps.js';
import { htmlTable } from './table.js';

const maxBytes = 300_000;

/** What could not be verified, with the cause. */
export function gapTable({ incomplete, totals }: Report): Markup {
  return htmlTable({
    id: 'unknown',
    caption: 'What could not be verified, and why',
    noun: 'items',
    items: incomplete,
    total: totals?.unknown,
    maxBytes,
    filters: [{ name: 'status', title: 'Cause', value: ({ cause }) => cause }],
    columns: [
      { title: 'Cause', cell: ({ cause }) => html`<span class="badge unknown">${cause}</span>` },
      {
        title: 'Item',
        cell: ({ origin, subject }) =>
          html`${origin === undefined || origin === subject ? undefined : html`<b>${origin}</b> `}<code>${subject}</code>`,
      },
      { title: 'Why', cell: ({ message }) => html`${message}` },
    ],
  });
}

/** Advisories: those with findings first, then the most severe. */
export function advisoryTable(report: Report): Markup {
  return htmlTable({
    id: 'advisory',
    caption: 'Advisories for the artifacts in use, those with findings first',
    noun: 'advisories',
    items: advisoriesOf(report),
    maxBytes,
    filters: [
      { name: 'severity', title: 'Severity', value: ({ risk }) => risk?.level ?? 'unknown' },
      { name: 'status', title: 'Status', value: ({ status }) => status },
    ],
    columns: [
      {
        title: 'Severity',
        numeric: true,
        sortBy: (row) => -severityRank(row),
        cell: ({ risk }) =>
          html`<span class="badge ${risk?.level ?? 'unknown'}">${risk?.level ?? 'unknown'}</span>${risk?.score === undefined ? undefined : html` <span class="muted">${risk.score}</span>`}`,
      },
      {
        title: 'Advisory',
        cell: ({ id, aliases }) =>
          html`<code>${id}</code>${aliases.map((alias) => html`<br><code class="muted">${alias}</code>`)}`,
      },
      { title: 'Artifact', cell: ({ artifact }) => html`<code>${artifact}</code>` },
      { title: 'Status', cell: ({ status }) => html`${status}` },
      { title: 'Fixed in', cell: ({ fixedIn }) => html`${fixedIn.map((one) => html`<code>${one}</code> `)}` },
      { title: 'Updated', cell: ({ updated }) => html`${formatReportDay(updated)}` },
      { title: 'Findings', cell: ({ outcome }) => html`${outcome}` },
    ],
  });
}

/** Pinned lines, then those added to the ledger. */
export function editTable({ pinned, recorded }: ReportView, place: ShowPlace): Markup {
  return htmlTable({
    id: 'edit',
    caption: 'Pinned lines, and tags added to the ledger',
    noun: 'written lines',
    items: [...pinned, ...recorded],
    maxBytes,
    columns: [
      { title: 'Where', cell: ({ file, line }) => place({ file, line, endLine: line }) },
      { title: 'Action', cell: ({ before }) => html`${before === '' ? 'added to ledger' : 'pinned'}` },
      {
        title: 'Change',
        cell: ({ before, after }) =>
          diff(withoutIndent({ before: before === '' ? [] : [before], after: [after] })),
      },
    ],
  });
}
