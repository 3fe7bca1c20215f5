// How up to date the repository is: its references by status.
import { plural } from '../../model/text.js';
import { formatDuration } from '../../model/time.js';
import type { Report } from '../../report/schema.js';
import { type PageStatus, percent, statuses, statusLabel, statusOf } from './format.js';
import { html, type Markup } from './markup.js';
import { countLabel } from './table.js';

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
  return html`<li><svg width="12" height="12" aria-hidden="true"><rect class="fill-${status}" width="12" height="12" rx="3"/></svg> ${statusLabel(status)} <b>${countLabel(number)}</b> <span class="muted">${Math.round((number / all) * 100)}%</span></li>`;
}

function lagSentence(lags: readonly number[], unknown: number): string {
  const open = unknown === 0 ? '' : ` The lag of ${plural(unknown, 'reference')} is unknown.`;
  if (lags.length === 0) return `No verified pin lags behind its tag.${open}`;
  if (lags.length === 1) return `1 pin lags behind, by ${formatDuration((lags[0] ?? 0) * 1000)}.${open}`;
  const median = lags[Math.floor((lags.length - 1) / 2)] ?? 0;
  const max = lags.at(-1) ?? 0;
  return `${countLabel(lags.length)} pins lag behind: half of them by ${formatDuration(median * 1000)} or less, at most by ${formatDuration(max * 1000)}.${open}`;
}

/**
 * The lag of each verified pin in seconds, 0 for a current one, in ascending order. A pin to a tag that has ended lags
 * behind nothing, and is left out: it is not well either.
 */
export function lagsOf(references: Report['references']): readonly number[] {
  const lags: number[] = [];
  for (const reference of references) {
    const { fact } = reference;
    const lag = fact?.status === 'current' ? 0 : fact?.lagSeconds;
    if (lag !== undefined && statusOf(reference) !== 'ended') lags.push(lag);
  }
  return lags.toSorted((a, b) => a - b);
}
