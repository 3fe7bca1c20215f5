// The settings of a run and its requests, for the log of `--verbose`.
import { plural } from '../../model/text/text.js';
import type { Report } from '../../report/schema/schema.js';
import { cut, plain } from '../escape.js';
import { savedText } from '../words/texts.js';
import { terminalTable } from './columns.js';

const maxValue = 200;

/** Every setting with its value and where it comes from, and the number of requests. */
export function settingsTable({ settings, requests }: Report, width?: number): string {
  const rows = settings.map(({ name, value, from }) =>
    [name, value, from].map((cell) => plain(cut(cell, maxValue))),
  );
  const retried = requests.retried === 0 ? '' : `, ${requests.retried} of them repeated`;
  return `${terminalTable([['SETTING', 'VALUE', 'SET BY'], ...rows], width)}\n\n${plural(requests.total, 'request')}${retried}${savedText(requests)}`;
}
