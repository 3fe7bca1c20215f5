// The shorter lists: what is not verified, advisories, and lines that were pinned.

import type { Report } from '../../report/schema.js';
import { advisoriesOf, badness } from '../advisories.js';
import { withoutIndent } from '../change.js';
import { formatReportDay } from '../format.js';
import type { ReportView } from '../view.js';
import { html, type Markup } from './markup.js';
import { diff } from './next.js';
import type { ShowPlace } from './place.js';
import { htmlTable } from './table.js';

const maxBytes = 300_000;

/** What the run wanted to know and does not, with the cause. */
export function unverifiedTable({ incomplete, totals }: Report): Markup {
  return htmlTable({
    id: 'unknown',
    caption: 'What could not be verified, and why',
    noun: 'unknowns',
    items: incomplete,
    total: totals?.unknown,
    maxBytes,
    filters: [{ name: 'status', title: 'Cause', value: ({ cause }) => cause }],
    columns: [
      { title: 'Cause', cell: ({ cause }) => html`<span class="badge unknown">${cause}</span>` },
      {
        title: 'What',
        cell: ({ origin, subject }) =>
          html`${origin === undefined || origin === subject ? undefined : html`<b>${origin}</b> `}<code>${subject}</code>`,
      },
      { title: 'Why', cell: ({ message }) => html`${message}` },
    ],
  });
}

/** Advisories, those that count here first, then the worst. */
export function advisoryTable(report: Report): Markup {
  return htmlTable({
    id: 'advisory',
    caption: 'Advisories of the artifacts asked about, those with a finding first',
    noun: 'advisories',
    items: advisoriesOf(report),
    maxBytes,
    filters: [
      { name: 'severity', title: 'Severity', value: ({ risk }) => risk?.level ?? 'not known' },
      { name: 'status', title: 'Status', value: ({ status }) => status },
    ],
    columns: [
      {
        title: 'Severity',
        numeric: true,
        sortBy: (row) => -badness(row),
        cell: ({ risk }) =>
          html`<span class="badge ${risk?.level ?? 'unknown'}">${risk?.level ?? 'not known'}</span>${risk?.score === undefined ? undefined : html` <span class="muted">${risk.score}</span>`}`,
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
      { title: 'Here', cell: ({ outcome }) => html`${outcome}` },
    ],
  });
}

/** Lines that were pinned, then those that are new in the ledger. */
export function editTable({ pinned, recorded }: ReportView, place: ShowPlace): Markup {
  return htmlTable({
    id: 'edit',
    caption: 'Lines that were pinned, and tags that were first seen',
    noun: 'written lines',
    items: [...pinned, ...recorded],
    maxBytes,
    columns: [
      { title: 'Where', cell: ({ file, line }) => place({ file, line, endLine: line }) },
      { title: 'What', cell: ({ before }) => html`${before === '' ? 'first seen' : 'pinned'}` },
      {
        title: 'Change',
        cell: ({ before, after }) =>
          diff(withoutIndent({ before: before === '' ? [] : [before], after: [after] })),
      },
    ],
  });
}
