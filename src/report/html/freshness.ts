// How fresh the repository is: its references by status, and how far its pins lag behind.
import type { Report } from '../schema.js';
import { plural } from '../words.js';
import { html, type Markup } from './markup.js';
import { count } from './table.js';
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
  return html`<li><svg width="12" height="12" aria-hidden="true"><rect class="fill-${status}" width="12" height="12" rx="3"/></svg> ${statusLabels[status]} <b>${count(number)}</b> <span class="muted">${Math.round((number / all) * 100)}%</span></li>`;
}

function lagSentence(references: Report['references']): string {
  const lags = lagsOf(references).filter((lag) => lag > 0);
  const unknown = references.filter(({ fact }) => fact?.status === 'unknown').length;
  const open = unknown === 0 ? '' : ` Of ${plural(unknown, 'reference')} it is not known.`;
  if (lags.length === 0) return `No pin that was proved lags behind its tag.${open}`;
  if (lags.length === 1) return `1 pin lags behind, by ${lagText(lags[0] ?? 0)}.${open}`;
  const median = lags[Math.floor((lags.length - 1) / 2)] ?? 0;
  const most = lags.at(-1) ?? 0;
  return `${count(lags.length)} pins lag behind: half of them ${lagText(median)} or less, at most ${lagText(most)}.${open}`;
}

/** Seconds that each proved pin lags behind, 0 where it is current, in order. */
function lagsOf(references: Report['references']): readonly number[] {
  return references
    .flatMap(({ fact }) => (fact?.status === 'current' ? 0 : (fact?.lagSeconds ?? [])))
    .sort((a, b) => a - b);
}

const day = 86_400;
/** Name, a longer name, and the least lag in seconds that belongs to the next one. */
const steps: readonly (readonly [string, string, number])[] = [
  ['0', 'no lag: current', 0],
  ['<1d', 'less than a day', day],
  ['<3d', '1 to 3 days', 3 * day],
  ['<1w', '3 days to a week', 7 * day],
  ['<2w', '1 to 2 weeks', 14 * day],
  ['<1m', '2 weeks to a month', 30 * day],
  ['<3m', '1 to 3 months', 91 * day],
  ['<6m', '3 to 6 months', 182 * day],
  ['<1y', '6 months to a year', 365 * day],
  ['≥1y', 'a year or more', Number.POSITIVE_INFINITY],
];

/** How many pins lag how long, as a picture and as a table. */
export function lagHistogram({ references }: Report): Markup {
  const lags = lagsOf(references);
  if (lags.length === 0) return html`<p class="none">No pin was proved, so no lag is known.</p>`;
  const bins = steps.map(([name, long, end], index) => {
    const start = steps[index - 1]?.[2] ?? 0;
    const isIn = (lag: number) => (index === 0 ? lag === 0 : lag > 0 && lag >= start && lag < end);
    return { name, long, number: lags.filter(isIn).length };
  });
  const most = Math.max(...bins.map(({ number }) => number));
  const described = bins.filter(({ number }) => number > 0).map(({ long, number }) => `${number}: ${long}`);
  return html`<figure><svg class="lag" width="100%" height="190" role="img" aria-labelledby="lag-plot lag-plot-text">
<title id="lag-plot">Pins by lag</title><desc id="lag-plot-text">${described.join('; ')}.</desc>
<line class="base" x1="0" x2="100%" y1="160.5" y2="160.5"/>${bins.map((bin, index) => bar(bin, index, most))}</svg>
<figcaption class="muted">Time since the pinned digest was superseded; height is the number of pins.</figcaption></figure>
<details><summary>The same as a table</summary><table class="plain"><caption class="unseen">Pins by lag</caption>
<thead><tr><th scope="col">Lag</th><th scope="col">Pins</th></tr></thead>
<tbody>${bins.map(({ long, number }) => html`<tr><th scope="row">${long}</th><td>${count(number)}</td></tr>`)}</tbody></table></details>`;
}

function bar(
  { name, number }: { readonly name: string; readonly number: number },
  index: number,
  most: number,
) {
  const width = 100 / steps.length;
  const height = number === 0 ? 0 : Math.max(2, (number / most) * 130);
  const middle = percent((index + 0.5) * width);
  const value =
    number === 0
      ? undefined
      : html`<text class="value" x="${middle}" y="${Math.round(152 - height)}">${count(number)}</text>`;
  return html`<rect class="bar${index === 0 ? ' zero' : ''}" x="${percent((index + 0.14) * width)}" y="${Math.round(160 - height)}" width="${percent(0.72 * width)}" height="${Math.round(height)}"/>${value}
<text class="tick" x="${middle}" y="178">${name}</text>`;
}
