// Forecasts on the page: one block for each image, with a table of its changes, of which 20 rows are open.
import type { Forecast } from '../../model/forecast.js';
import { shortDigest } from '../../model/text.js';
import type { Report } from '../../report/schema.js';
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
} from '../forecast.js';
import { html, type Markup } from './markup.js';
import { countLabel } from './table.js';

const maxBytes = 1_000_000;

/** The worst first. Blocks that exceed the page's share are left out and counted. */
export function forecastList({ forecasts = [] }: Pick<Report, 'forecasts'>): Markup {
  const blocks: Markup[] = [];
  let left = maxBytes;
  for (const one of inGradeOrder(forecasts)) {
    const markup = block(one);
    left -= Buffer.byteLength(markup.text);
    if (left < 0) break;
    blocks.push(markup);
  }
  const more = forecasts.length - blocks.length;
  return html`${blocks}${more === 0 ? undefined : html`<p class="left">${countLabel(more)} more forecasts are in the JSON report.</p>`}`;
}

function block(forecast: Forecast): Markup {
  const { image, from, to, grade } = forecast;
  const rows = forecastRows(forecast);
  const [open, folded] = [rows.slice(0, openForecastRows), rows.slice(openForecastRows)];
  const left = cutRows(forecast);
  return html`<details class="forecast"><summary><span class="badge ${badges[grade]}">${grade}</span> <code>${image}</code> <code>${shortDigest(from)}</code> → <code>${shortDigest(to)}</code> <span class="muted">${forecastCounts(forecast)}</span></summary>
<p>${gradeMeanings[grade]}.</p>
<ul>${forecastFacts(forecast).map(factItem)}</ul>
${open.length === 0 ? undefined : table(image, open)}
${folded.length === 0 ? undefined : html`<details><summary>${countLabel(folded.length)} more changes</summary>${table(image, folded)}</details>`}
${left === 0 ? undefined : html`<p class="left">${countLabel(left)} more changes are only counted.</p>`}
</details>
`;
}

/** The page's colours of findings. */
const badges = { breaking: 'error', notable: 'warning', quiet: 'current', unknown: 'unknown' } as const;

function factItem({ label, text, link }: ForecastFact): Markup {
  const linked =
    link?.startsWith('https://') !== true ? undefined : html` <a href="${link}" rel="noreferrer">compare</a>`;
  return html`<li><b>${label}:</b> ${text}${linked}</li>`;
}

function table(image: string, rows: readonly ForecastRow[]): Markup {
  const cells = rows.map(
    ({ change, what, from, to, platforms }) =>
      html`<tr><td>${change}</td><td><code>${what}</code>${platforms === '' ? undefined : html` <span class="muted">${platforms}</span>`}</td><td><code>${from}</code></td><td><code>${to}</code></td></tr>
`,
  );
  return html`<table class="rows"><caption class="unseen">Changes of ${image}</caption><thead><tr><th scope="col">Change</th><th scope="col">What</th><th scope="col">From</th><th scope="col">To</th></tr></thead><tbody>
${cells}</tbody></table>`;
}
