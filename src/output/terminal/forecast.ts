// Forecasts in a terminal: one with its facts and its changes as aligned columns, or those of a run in a few lines each.

import { plural, shortDigest } from '../../model/text/text.js';
import type { Forecast } from '../../report/schema/forecast-schema.js';
import { cut, plain } from '../escape.js';
import {
  cutRows,
  forecastCounts,
  forecastFacts,
  forecastRows,
  gradeMeanings,
  inGradeOrder,
} from '../words/forecast.js';
import { painter, type TerminalOptions, terminalTable, wrapped } from './columns.js';

const gradeStyles = { breaking: 'red', notable: 'yellow', quiet: 'green', unknown: 'yellow' } as const;
const maxTextBytes = 2000;

/** @param maxRows further changes are counted */
export function forecastText(forecast: Forecast, look: TerminalOptions, maxRows: number): string {
  const paint = painter(look);
  const { image, from, to, grade } = forecast;
  const shown = (text: string) => plain(cut(text, maxTextBytes));
  const head = `${paint(gradeStyles[grade], grade)}  ${paint('bold', shown(image))}  ${shortDigest(from)} → ${shortDigest(to)}`;
  const facts = forecastFacts(forecast).flatMap(({ label, text, link }) =>
    wrapped(
      `${label}: ${shown(text)}${link === undefined ? '' : ` ${shown(link)}`}`,
      (look.width ?? Number.POSITIVE_INFINITY) - 4,
    ).map((line) => `    ${line}`),
  );
  const rows = forecastRows(forecast);
  const cells = rows
    .slice(0, maxRows)
    .map(({ change, what, from: old, to: next, platforms }) => [
      `    ${change}`,
      shown(what),
      shown(old),
      shown(next),
      shown(platforms),
    ]);
  const left = rows.length - cells.length + cutRows(forecast);
  return [
    head,
    `    ${forecastCounts(forecast)}; ${gradeMeanings[grade]}`,
    ...facts,
    ...(cells.length === 0 ? [] : [terminalTable(cells, look.width)]),
    ...(left === 0 ? [] : [`    ${plural(left, 'more change')}`]),
  ].join('\n');
}

const maxShort = 20;
/** What decides whether someone has to look; everything else is in the report. */
const shortLabels: readonly string[] = ['Held back', 'Breaking'];

/** The forecasts of a run, the worst first: a line for each, and why it is held back or breaking. */
export function forecastSummary(forecasts: readonly Forecast[], look: TerminalOptions): string {
  const paint = painter(look);
  const blocks = inGradeOrder(forecasts)
    .slice(0, maxShort)
    .map((one) => {
      const name = plain(cut(one.image, maxTextBytes));
      const head = `${paint(gradeStyles[one.grade], one.grade)}  ${name}  ${shortDigest(one.from)} → ${shortDigest(one.to)}`;
      const reasons = forecastFacts(one)
        .filter(({ label }) => shortLabels.includes(label))
        .map(({ label, text }) => `${label}: ${plain(cut(text, maxTextBytes))}`);
      const lines = [forecastCounts(one), ...reasons].flatMap((line) =>
        wrapped(line, (look.width ?? Number.POSITIVE_INFINITY) - 4),
      );
      return [head, ...lines.map((line) => `    ${line}`)].join('\n');
    });
  const left = forecasts.length - blocks.length;
  return [...blocks, ...(left > 0 ? [plural(left, 'more forecast')] : [])].join('\n');
}
