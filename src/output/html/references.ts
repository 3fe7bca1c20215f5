// The table of references.

import { plural, shortDigest } from '../../model/text.js';
import type { Report, ReportedReference } from '../../report/schema.js';
import { endOfLife, formatReportDay, referenceName, story } from '../format.js';
import { auditWords } from '../markdown/audit.js';
import { html, type Markup } from './markup.js';
import type { ShowPlace } from './place.js';
import { htmlTable } from './table.js';
import { lagText, statuses, statusLabel, statusOf } from './words.js';

const maxReferenceBytes = 2_500_000;

/** Every reference with what the history says of it, in the order of the files. */
export function referenceTable({ mode, references, asOf, totals }: Report, place: ShowPlace): Markup {
  const said = (one: ReportedReference) =>
    mode === 'audit' ? html`${auditWords(one, asOf)}` : history(one, asOf);
  return htmlTable({
    id: 'reference',
    caption: 'References with what the history of their tags says',
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
      { title: 'History', cell: said },
      {
        title: 'Lag',
        numeric: true,
        sortBy: ({ fact }) => fact?.lagSeconds,
        cell: ({ fact }) => html`${fact?.lagSeconds === undefined ? undefined : lagText(fact.lagSeconds)}`,
      },
      { title: 'Where', cell: (reference) => where(reference, place) },
    ],
  });
}

/** What the history says; the lag has a column of its own. */
function history(reference: ReportedReference, asOf: string): Markup {
  const { fact, noPlace } = reference;
  const said =
    fact?.status === 'superseded'
      ? `${plural(fact.behind ?? 0, 'digest')} behind, since ${formatReportDay(fact.supersededAt)}${fact.basis === 'first-seen' ? ', as first seen' : ''}`
      : story(reference);
  const ends = fact === undefined ? '' : endOfLife(fact, asOf);
  const end = ends === '' ? undefined : html`<p class="ends">${ends}</p>`;
  const refused =
    noPlace === undefined ? undefined : html`<p class="muted">No digest can be written here: ${noPlace}</p>`;
  return html`${said}${end}${refused}`;
}

const maxUses = 10;

/** The place, the parts of a reference over several keys, and where the text is used under another name. */
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
      : html` <span class="muted">tag <code>${fact.recoveredTag}</code>, found by its digest</span>`;
  const short =
    digest === undefined ? undefined : html`<br><code class="muted">${shortDigest(digest)}</code>`;
  return html`<code>${referenceName(reference)}</code>${recovered}${short}`;
}
