// How fresh the repository is: its references by status.
import { plural } from '../../model/text.js';
import type { Report } from '../../report/schema.js';

import { html, type Markup } from './markup.js';
import { countLabel } from './table.js';
import { lagText, percent, type Status, statuses, statusLabels, statusOf } from './words.js';

/** One bar of all references by status, and its legend with the numbers. */
export function freshness({ references }: Report): Markup {
  if (references.length === 0) return html`<p class="none">No references.</p>`;
  const numbers = statuses
    .map((status) => [status, references.filter((one) => statusOf(one) === status).length] as const)
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
<p>${lagSentence(references)}</p>`;
}

function legend(status: Status, number: number, all: number): Markup {
  return html`<li><svg width="12" height="12" aria-hidden="true"><rect class="fill-${status}" width="12" height="12" rx="3"/></svg> ${statusLabels[status]} <b>${countLabel(number)}</b> <span class="muted">${Math.round((number / all) * 100)}%</span></li>`;
}

function lagSentence(references: Report['references']): string {
  const lags = lagsOf(references).filter((lag) => lag > 0);
  const unknown = references.filter(({ fact }) => fact?.status === 'unknown').length;
  const open = unknown === 0 ? '' : ` Of ${plural(unknown, 'reference')} it is not known.`;
  if (lags.length === 0) return `No pin that was proved lags behind its tag.${open}`;
  if (lags.length === 1) return `1 pin lags behind, by ${lagText(lags[0] ?? 0)}.${open}`;
  const median = lags[Math.floor((lags.length - 1) / 2)] ?? 0;
  const max = lags.at(-1) ?? 0;
  return `${countLabel(lags.length)} pins lag behind: half of them ${lagText(median)} or less, at most ${lagText(max)}.${open}`;
}

/** Seconds that each proved pin lags behind, 0 where it is current, in order. */
export function lagsOf(references: Report['references']): readonly number[] {
  return references
    .flatMap(({ fact }) => (fact?.status === 'current' ? 0 : (fact?.lagSeconds ?? [])))
    .sort((a, b) => a - b);
}
