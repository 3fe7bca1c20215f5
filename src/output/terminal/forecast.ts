// One forecast in a terminal: its grade, its facts, and its changes as aligned columns.
import type { Forecast } from '../../model/forecast.js';
import { plural, shortDigest } from '../../model/text.js';
import { cut, plain } from '../escape.js';
import { cutRows, forecastCounts, forecastFacts, forecastRows, gradeMeanings } from '../forecast.js';
import { terminalTable, wrapped } from './columns.js';
import { type Look, painter } from './paint.js';

const gradeStyles = { breaking: 'red', notable: 'yellow', quiet: 'green', unknown: 'yellow' } as const;
const maxTextBytes = 2000;

/** @param maxRows further changes are counted */
export function forecastText(forecast: Forecast, look: Look, maxRows: number): string {
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
