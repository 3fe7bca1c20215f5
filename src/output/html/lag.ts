// How far the repository's pins lag behind.
import { parseDuration } from '../../model/time.js';
import type { Report } from '../../report/schema.js';
import { lagsOf } from './freshness.js';
import { html, type Markup } from './markup.js';
import { countLabel } from './table.js';

const day = 86_400;
/** The label, and the lag in seconds at which the next bin starts. */
const bins: readonly (readonly [string, number])[] = [
  ['no lag (current)', 0],
  ['less than a day', day],
  ['1 to 3 days', 3 * day],
  ['3 days to a week', 7 * day],
  ['1 to 2 weeks', 14 * day],
  ['2 weeks to a month', 30 * day],
  ['1 to 3 months', 91 * day],
  ['3 to 6 months', 182 * day],
  ['6 months to a year', 365 * day],
  ['a year or more', Number.POSITIVE_INFINITY],
];

/** The number of pins by lag, and how many lag longer than `max-age`. Overrides for parts of the repository are not counted. */
export function lagTable({ references, settings }: Report): Markup {
  const lags = lagsOf(references);
  if (lags.length === 0) return html`<p class="none">No pin was verified, so no lag is known.</p>`;
  const rows = bins.map(([label, end], index) => {
    const start = bins[index - 1]?.[1] ?? 0;
    const isIn = (lag: number) => (index === 0 ? lag === 0 : lag > 0 && lag >= start && lag < end);
    return html`<tr><th scope="row">${label}</th><td>${countLabel(lags.filter(isIn).length)}</td></tr>`;
  });
  return html`<table class="plain"><caption>Time since the pinned digest was superseded.${limitText(settings, lags)}</caption>
<thead><tr><th scope="col">Lag</th><th scope="col">Pins</th></tr></thead>
<tbody>${rows}</tbody></table>`;
}

function limitText(settings: Report['settings'], lags: readonly number[]): string {
  const text = settings.find(({ name }) => name === 'max-age')?.value ?? '';
  const ms = parseDuration(text);
  if (ms === undefined) return '';
  const over = lags.filter((lag) => lag > ms / 1000).length;
  return ` ${over === 1 ? '1 pin lags' : `${countLabel(over)} pins lag`} longer than max-age, ${text}.`;
}
