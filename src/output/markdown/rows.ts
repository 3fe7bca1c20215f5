// Markdown tables that fit into a number of bytes. Rows that do not fit are counted.

import { type Shown, takeWithin } from '../view.js';
import { shownText } from '../words/texts.js';

/** Renders a section in at most `maxBytes` bytes; empty if there is nothing to show or not enough space. */
export type Section = (maxBytes: number) => string;

/** Rows beyond these are folded. */
const openRows = 40;
/** Reserved for the headings, the fold, and the sentence about the rows that were left out. */
const frameBytes = 800;

/** A table under a heading with the total, which may exceed the length of `items`. `cells` returns Markdown on one line. */
export function tableSection<T>(
  title: string,
  head: readonly string[],
  items: readonly T[],
  cells: (item: T) => readonly string[],
  total = items.length,
): Section {
  return (maxBytes) => {
    if (items.length === 0 || maxBytes < 2 * frameBytes) return '';
    const { shown } = takeWithin(items, maxBytes - frameBytes, (item) => `| ${cells(item).join(' | ')} |\n`);
    return tableText(title, head, { shown, total }, openRows);
  };
}

/**
 * A table under a heading with the total, and how many rows are left out.
 * @param open rows beyond these are folded
 * @param notes Markdown below the table
 */
export function tableText(
  title: string,
  head: readonly string[],
  { shown, total }: Shown<string>,
  open: number,
  notes: readonly string[] = [],
): string {
  const top = `| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}\n`;
  const folded = shown.slice(open);
  const parts = [
    `### ${title} (${total})\n`,
    `${top}${shown.slice(0, open).join('')}`,
    ...(folded.length === 0 ? [] : [fold(`${folded.length} more`, `${top}${folded.join('')}`)]),
    ...(shown.length === total ? [] : [`${shownText({ shown, total })}.\n`]),
    ...notes,
  ];
  return `\n${parts.join('\n')}`;
}

/** Markdown that expands on a click. `title` must be trusted plain text. */
export function fold(title: string, text: string): string {
  return `<details><summary>${title}</summary>\n\n${text}\n</details>\n`;
}

/** How many places of an image a table shows, from many to none. */
export const placeLimits: readonly number[] = [50, 20, 8, 3, 1, 0];

/** How long a row may be together with the others, and how its length is counted. */
export interface Room {
  readonly maxFor: (limit: number) => number;
  readonly lengthOf: (row: string) => number;
}

/**
 * The rows of all items under the first limit with which they fit; under the last one, as many as fit. No more is rendered
 * than fits, so the time does not depend on how much is left out.
 */
export function rowsThatFit<T>(
  items: readonly T[],
  limits: readonly number[],
  { maxFor, lengthOf }: Room,
  render: (item: T, limit: number) => string,
): readonly string[] {
  let rows: string[] = [];
  for (const limit of limits) {
    rows = [];
    let left = maxFor(limit);
    for (const item of items) {
      const row = render(item, limit);
      left -= lengthOf(row);
      if (left < 0) break;
      rows.push(row);
    }
    if (rows.length === items.length) return rows;
  }
  return rows;
}
