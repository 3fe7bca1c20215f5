// How much is known of the references, and why the rest is not.
import { numberText } from '../../../model/text/text.js';
import { sourcesLine } from '../../../report/coverage.js';
import type { Report } from '../../../report/schema/schema.js';
import { accountRows, seenRows, seenTitle } from '../../words/account.js';
import { savedText } from '../../words/texts.js';
import { percent, type ShowPlace } from '../format.js';
import { html, type Markup } from '../markup.js';
import { leftOutNote } from './table.js';

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
