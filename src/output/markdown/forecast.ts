// Forecasts as Markdown: for each image its grade, its facts, and a table of changes, of which 20 rows are open.

import { shortDigest } from '../../model/text/text.js';
import type { Forecast } from '../../report/schema/forecast-schema.js';
import type { Report } from '../../report/schema/schema.js';
import { code, cut, markdown } from '../escape.js';
import {
  cutRows,
  type ForecastFact,
  type ForecastRow,
  forecastCounts,
  forecastFacts,
  forecastRows,
  gradeIcons,
  gradeMeanings,
  inGradeOrder,
  openForecastRows,
} from '../words/forecast.js';
import { fold, type Section } from './rows.js';

const maxCellBytes = 300;
const maxFactBytes = 1200;
/** Folded rows of one image. */
const maxFolded = 200;
/** Reserved for the heading and the sentence about forecasts that were left out. */
const frameBytes = 400;

/** All forecasts of a report, the worst first, within a number of bytes. */
export function forecastsSection({ forecasts = [] }: Pick<Report, 'forecasts'>): Section {
  return (maxBytes) => {
    if (forecasts.length === 0 || maxBytes < 2 * frameBytes) return '';
    let left = maxBytes - frameBytes;
    const blocks: string[] = [];
    for (const one of inGradeOrder(forecasts)) {
      const text = [maxFolded, 0]
        .map((rows) => block(one, rows))
        .find((each) => Buffer.byteLength(each) <= left);
      const shown = text ?? `- ${title(one)}\n`;
      left -= Buffer.byteLength(shown);
      if (left < 0) break;
      blocks.push(shown);
    }
    const more = forecasts.length - blocks.length;
    const rest = more === 0 ? '' : `\n${more} more: the JSON report has all of them.\n`;
    return `\n### What the new digests change (${forecasts.length})\n\n${blocks.join('\n')}${rest}`;
  };
}

function title(forecast: Forecast): string {
  const { image, from, to, grade } = forecast;
  const digests = `${code(shortDigest(from))} → ${code(shortDigest(to))}`;
  return `${gradeIcons[grade]} <b>${grade}</b>: ${code(cut(image, maxCellBytes))} ${digests} (${forecastCounts(forecast)})`;
}

function block(forecast: Forecast, folded: number): string {
  const rows = forecastRows(forecast);
  const open = rows.slice(0, openForecastRows);
  const more = rows.slice(openForecastRows, openForecastRows + folded);
  const left = rows.length - open.length - more.length + cutRows(forecast);
  const parts = [
    `${gradeIcons[forecast.grade]} ${forecast.grade}: ${gradeMeanings[forecast.grade]}.\n`,
    `${forecastFacts(forecast).map(factLine).join('\n')}\n`,
    ...(open.length === 0 ? [] : [table(open)]),
    ...(more.length === 0 ? [] : [fold(`${more.length} more changes`, table(more))]),
    ...(left === 0 ? [] : [`${left} more changes are in the JSON report.\n`]),
  ];
  return `<details><summary>${title(forecast)}</summary>\n\n${parts.join('\n')}\n</details>\n`;
}

function factLine({ label, text, link }: ForecastFact): string {
  const shown = markdown(cut(text, maxFactBytes));
  return `- **${label}:** ${shown}${link === undefined ? '' : ` ([compare](<${link}>))`}`;
}

function table(rows: readonly ForecastRow[]): string {
  const cell = (text: string) => (text === '' ? '' : code(cut(text, maxCellBytes)));
  const lines = rows.map(
    ({ change, what, from, to, platforms }) =>
      `| ${change} | ${cell(what)}${platforms === '' ? '' : ` ${markdown(cut(platforms, maxCellBytes))}`} | ${cell(from)} | ${cell(to)} |\n`,
  );
  return `| Change | What | From | To |\n| --- | --- | --- | --- |\n${lines.join('')}`;
}
