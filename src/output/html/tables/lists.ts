// The shorter lists: how much is known of the references and why the rest is not, gaps, advisories, and written lines.

import { numberText } from '../../../model/text/text.js';
import { sourcesLine } from '../../../report/coverage.js';
import type { Report } from '../../../report/schema/schema.js';
import type { ReportView } from '../../view.js';
import { accountRows, seenRows, seenTitle } from '../../words/account.js';
import { advisoriesOf, severityRank } from '../../words/advisories.js';
import { withoutIndent } from '../../words/change.js';
import { formatReportDay } from '../../words/format.js';
import { savedText } from '../../words/texts.js';
import { percent, type ShowPlace } from '../format.js';
import { html, type Markup } from '../markup.js';
import { diff } from '../next-steps.js';
import { htmlTable, leftOutNote } from './table.js';

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

/** Every question, by outcome; what is not known by cause, what was not asked by reason. */
export function coverage(report: Report): Markup {
  const { requests } = report;
  const sources = sourcesLine(report);
  const rows = accountRows(report).flatMap(({ label, counted: { asked, notAsked = {} }, known, notes }) => {
    const all = Object.values(notAsked).reduce((sum, number) => sum + number, asked);
    return [
      asked === 0 ? heading(label) : row(label, known, all, 'answered', asked),
      ...notes.map(([note, number, kind]) => row(note, number, all, kind)),
    ];
  });
  return html`<table class="plain coverage"><caption class="unseen">Coverage</caption>
<thead><tr><th scope="col">Question</th><th scope="col">Known</th><th scope="col"><span class="unseen">Share</span></th></tr></thead>
<tbody>${rows}</tbody></table>
${sources === '' ? '' : html`<p class="muted">${sources}.</p>`}
<p class="muted">${numberText(requests.total)} requests, ${numberText(requests.retried)} of them retried${savedText(requests)}.</p>`;
}

/** The names of images that no scanner reads, folded. */
export function seenList(report: Report, place: ShowPlace): Markup {
  const { shown, total } = seenRows(report);
  const items = shown.map(
    (one) => html`<li><code>${one.name}</code> ${place({ ...one, endLine: one.line })}</li>`,
  );
  return html`<details><summary>${seenTitle}</summary><ul class="notes">${items}</ul>${leftOutNote(shown.length, total, 'names')}</details>`;
}

function heading(label: string): Markup {
  return html`<tr><th scope="row">${label}</th><td></td><td></td></tr>`;
}

/** @param asked absent: the row is a part of the one above it */
function row(title: string, number: number, all: number, kind: string, asked?: number): Markup {
  const width = percent((number / Math.max(1, all)) * 100);
  const known = asked === undefined ? numberText(number) : `${numberText(number)} of ${numberText(asked)}`;
  return html`<tr><th scope="row" class="${asked === undefined ? 'part-of' : ''}">${title}</th><td>${known}</td><td><svg width="100%" height="10" aria-hidden="true"><rect class="part ${kind}" width="${width}" height="10" rx="2"/></svg></td></tr>`;
}
