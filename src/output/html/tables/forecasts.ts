// What each new digest changes: a folded block for each image with its grade, its facts and its changes, the worst first.

import { numberText, shortDigest } from '../../../model/text/text.js';
import type { Forecast } from '../../../report/schema/forecast-schema.js';
import type { Report } from '../../../report/schema/schema.js';
import {
  cutRows,
  type ForecastFact,
  type ForecastRow,
  forecastCounts,
  forecastFacts,
  forecastRows,
  gradeMeanings,
  inGradeOrder,
  openForecastRows,
} from '../../words/forecast.js';
import { html, type Markup } from '../markup.js';
import { leftOutNote, withinSize } from './table.js';

const maxBytes = 700_000;
const maxRows = 300;

const badges: Readonly<Record<Forecast['grade'], string>> = {
  breaking: 'error',
  notable: 'warning',
  quiet: 'current',
  unknown: 'unknown',
};

/** The forecasts, up to the share of the page that they have. */
export function forecastBlocks({ forecasts = [] }: Pick<Report, 'forecasts'>): Markup {
  const blocks = withinSize(inGradeOrder(forecasts), maxBytes, block);
  return html`<div class="cards">${blocks}</div>${leftOutNote(blocks.length, forecasts.length, 'images')}`;
}

function block(forecast: Forecast): Markup {
  const { image, from, to, grade } = forecast;
  const rows = forecastRows(forecast);
  const shown = rows.slice(0, maxRows);
  const [open, folded] = [shown.slice(0, openForecastRows), shown.slice(openForecastRows)];
  const rest =
    folded.length === 0
      ? undefined
      : html`<details><summary>${numberText(folded.length)} more changes</summary>${table(image, folded)}</details>`;
  const cut = rows.length - shown.length + cutRows(forecast);
  const more =
    cut === 0 ? undefined : html`<p class="left">${numberText(cut)} more changes are in the JSON report.</p>`;
  return html`<details class="card forecast"><summary><span class="badge ${badges[grade]}">${grade}</span> <code>${image}</code> <span class="muted"><code>${shortDigest(from)}</code> → <code>${shortDigest(to)}</code> ${forecastCounts(forecast)}</span></summary>
<p>${gradeMeanings[grade]}.</p>
<ul class="notes">${forecastFacts(forecast).map(fact)}</ul>
${open.length === 0 ? undefined : table(image, open)}${rest}${more}</details>
`;
}

function fact({ label, text, link }: ForecastFact): Markup {
  const compare = link?.startsWith('https://') ? html` (<a href="${link}">compare</a>)` : undefined;
  return html`<li><b>${label}:</b> ${text}${compare}</li>`;
}

function table(image: string, rows: readonly ForecastRow[]): Markup {
  return html`<table class="plain"><caption class="unseen">What the new digest of ${image} changes</caption>
<thead><tr><th scope="col">Change</th><th scope="col">What</th><th scope="col">From</th><th scope="col">To</th></tr></thead>
<tbody>${rows.map(row)}</tbody></table>`;
}

function row({ change, what, from, to, platforms }: ForecastRow): Markup {
  const code = (text: string) => (text === '' ? undefined : html`<code>${text}</code>`);
  return html`<tr><td>${change}</td><td>${code(what)} <span class="muted">${platforms}</span></td><td>${code(from)}</td><td>${code(to)}</td></tr>`;
}
