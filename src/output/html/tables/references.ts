// The table of references.

import { shortDigest } from '../../../model/text/text.js';
import { formatDuration } from '../../../model/text/time.js';
import { referenceName } from '../../../report/scanned.js';
import type { Report, ReportedReference } from '../../../report/schema/schema.js';
import { auditText, behindText, endOfLifeText, historyText } from '../../words/format.js';
import { type ShowPlace, statuses, statusLabel, statusOf } from '../format.js';
import { html, type Markup } from '../markup.js';
import { htmlTable } from './table.js';

const maxReferenceBytes = 2_500_000;

/** Every reference with what its tag history shows, in the order of the files. */
export function referenceTable({ mode, references, asOf, totals }: Report, place: ShowPlace): Markup {
  const historyCell = (one: ReportedReference) =>
    mode === 'audit' ? html`${auditText(one, asOf)}` : history(one, asOf);
  return htmlTable({
    id: 'reference',
    caption: 'References, and what the history of their tags shows',
    noun: 'references',
    items: references,
    total: totals?.references,
    maxBytes: maxReferenceBytes,
    filters: [{ name: 'status', title: 'Status', value: statusOf, label: statusLabel }],
    columns: [
      { title: 'Image', cell: image },
      {
        title: 'Status',
        sortBy: (reference) => statuses.indexOf(statusOf(reference)),
        numeric: true,
        cell: (reference) =>
          html`<span class="badge ${statusOf(reference)}">${statusLabel(statusOf(reference))}</span>`,
      },
      { title: 'History', cell: historyCell },
      {
        title: 'Lag',
        numeric: true,
        sortBy: ({ fact }) => fact?.lagSeconds,
        cell: ({ fact }) =>
          html`${fact?.lagSeconds === undefined ? undefined : formatDuration(fact.lagSeconds * 1000)}`,
      },
      { title: 'Where', cell: (reference) => where(reference, place) },
    ],
  });
}

/** What the history shows. The lag is left out, because it has its own column. */
function history(reference: ReportedReference, asOf: string): Markup {
  const { fact, noPlace } = reference;
  const text = fact?.status === 'superseded' ? behindText(fact) : historyText(reference);
  const ended = endOfLifeText(fact, asOf);
  const end = ended === '' ? undefined : html`<p class="ends">${ended}</p>`;
  const refused =
    noPlace === undefined ? undefined : html`<p class="muted">Cannot be pinned automatically: ${noPlace}</p>`;
  return html`${text}${end}${refused}`;
}

const maxUses = 10;

/** The place, the parts of a reference over several keys, and the lines that use it through an alias. */
function where(reference: ReportedReference, place: ShowPlace): Markup {
  const { file, parts = [], uses = [] } = reference;
  const lines = parts.map(
    ({ part, line, endLine }) => html` ${part} ${place({ file, line, endLine }, 'line')}`,
  );
  const split = lines.length === 0 ? undefined : html`<p class="muted parts">split:${lines}</p>`;
  const others = uses
    .slice(0, maxUses)
    .map(({ line, endLine }) => html` ${place({ file, line, endLine }, 'line')}`);
  const more = uses.length > maxUses ? ` and ${uses.length - maxUses} more` : '';
  const used = uses.length === 0 ? undefined : html`<p class="muted parts">used at${others}${more}</p>`;
  return html`${place(reference)}${split}${used}`;
}

function image(reference: ReportedReference): Markup {
  const { digest, fact } = reference;
  const recovered =
    fact?.recoveredTag === undefined
      ? undefined
      : html` <span class="muted">tag <code>${fact.recoveredTag}</code>, found by digest</span>`;
  const short =
    digest === undefined ? undefined : html`<br><code class="muted">${shortDigest(digest)}</code>`;
  return html`<code>${referenceName(reference)}</code>${recovered}${short}`;
}
