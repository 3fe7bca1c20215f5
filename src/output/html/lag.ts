// The lag of the repository's pins as a histogram.
import { parseDuration } from '../../model/time.js';
import type { Report } from '../../report/schema.js';
import { percent } from './format.js';
import { lagsOf } from './freshness.js';
import { html, type Markup } from './markup.js';
import { countLabel } from './table.js';

const day = 86_400;
/** Short label, long label, and the lag in seconds at which the next bin starts. */
const bins: readonly (readonly [string, string, number])[] = [
  ['0', 'no lag (current)', 0],
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

/** The number of pins by lag, as a plot and as a table. */
export function lagHistogram({ references, settings }: Report): Markup {
  const lags = lagsOf(references);
  if (lags.length === 0) return html`<p class="none">No pin was verified, so no lag is known.</p>`;
  const counted = bins.map(([name, long, end], index) => {
    const start = bins[index - 1]?.[2] ?? 0;
    const isIn = (lag: number) => (index === 0 ? lag === 0 : lag > 0 && lag >= start && lag < end);
    return { name, long, number: lags.filter(isIn).length };
  });
  const max = Math.max(...counted.map(({ number }) => number));
  const limit = limitOf(settings, lags);
  const described = counted
    .filter(({ number }) => number > 0)
    .map(({ long, number }) => `${long}: ${number}`);
  return html`<figure><svg class="lag" width="100%" height="190" role="img" aria-labelledby="lag-plot lag-plot-text">
<title id="lag-plot">Pins by lag</title><desc id="lag-plot-text">${described.join('; ')}.${limit?.text}</desc>
<line class="base" x1="0" x2="100%" y1="160.5" y2="160.5"/>${counted.map((bin, index) => bar(bin, index, max))}${limit?.line}</svg>
<figcaption class="muted">Time since the pinned digest was superseded; the height is the number of pins.${limit?.text}</figcaption></figure>
<details><summary>Show as a table</summary><table class="plain"><caption class="unseen">Pins by lag</caption>
<thead><tr><th scope="col">Lag</th><th scope="col">Pins</th></tr></thead>
<tbody>${counted.map(({ long, number }) => html`<tr><th scope="row">${long}</th><td>${countLabel(number)}</td></tr>`)}</tbody></table></details>`;
}

function bar(
  { name, number }: { readonly name: string; readonly number: number },
  index: number,
  max: number,
) {
  const width = 100 / bins.length;
  const height = number === 0 ? 0 : Math.max(2, (number / max) * 116);
  const middle = percent((index + 0.5) * width);
  const value =
    number === 0
      ? undefined
      : html`<text class="value" x="${middle}" y="${Math.round(152 - height)}">${countLabel(number)}</text>`;
  return html`<rect class="bar${index === 0 ? ' zero' : ''}" x="${percent((index + 0.14) * width)}" y="${Math.round(160 - height)}" width="${percent(0.72 * width)}" height="${Math.round(height)}"/>${value}
<text class="tick" x="${middle}" y="178">${name}</text>`;
}

/** The setting `max-age` as a line in the plot and as a sentence. Overrides for parts of the repository are not shown. */
function limitOf(settings: Report['settings'], lags: readonly number[]) {
  const text = settings.find(({ name }) => name === 'max-age')?.value ?? '';
  const ms = parseDuration(text);
  if (ms === undefined) return undefined;
  const limit = ms / 1000;
  const over = lags.filter((lag) => lag > limit).length;
  const at = positionOfLag(limit);
  const x = percent(at);
  return {
    text: ` The line marks max-age, ${text}: ${over === 1 ? '1 pin lags' : `${countLabel(over)} pins lag`} longer.`,
    line: html`<line class="limit" x1="${x}" x2="${x}" y1="14" y2="160"/><text class="limit ${at > 80 ? 'left' : 'right'}" x="${x}" y="11">max-age ${text}</text>`,
  };
}

/** The position of a lag in percent of the width: bins have equal widths, and are linear inside. */
function positionOfLag(lag: number): number {
  const index = bins.findIndex(([, , end]) => lag <= end);
  const [start = 0, end = 0] = [bins[index - 1]?.[2], bins[index]?.[2]];
  const part = end === start || end === Number.POSITIVE_INFINITY ? 0.5 : (lag - start) / (end - start);
  return (((index <= 0 ? 0 : index) + (index === 0 ? 1 : part)) * 100) / bins.length;
}
