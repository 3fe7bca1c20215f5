// Markdown tables that fit into a number of bytes. Rows that do not fit are counted.
import { shownText } from '../texts.js';
import { takeWithin } from '../view.js';

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
    const part = { shown, total };
    const top = `| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}\n`;
    const folded = part.shown.slice(openRows);
    const parts = [
      `### ${title} (${total})\n`,
      `${top}${part.shown.slice(0, openRows).join('')}`,
      ...(folded.length === 0 ? [] : [fold(`${folded.length} more`, `${top}${folded.join('')}`)]),
      ...(part.shown.length === part.total ? [] : [`${shownText(part)}.\n`]),
    ];
    return `\n${parts.join('\n')}`;
  };
}

/** Markdown that expands on a click. `title` must be trusted plain text. */
export function fold(title: string, text: string): string {
  return `<details><summary>${title}</summary>\n\n${text}\n</details>\n`;
}

/** How many places of an image a table shows, from many to none. */
export const placeLimits: readonly number[] = [50, 20, 8, 3, 1, 0];

/** What the first limit gives whose result is at most `maxFor` long; if none is, the result of the last one. */
export function firstWithin<T>(
  limits: readonly number[],
  maxFor: (limit: number) => number,
  render: (limit: number) => T,
  lengthOf: (rendered: T) => number,
): T {
  const [limit = 0, ...others] = limits;
  const rendered = render(limit);
  return others.length === 0 || lengthOf(rendered) <= maxFor(limit)
    ? rendered
    : firstWithin(others, maxFor, render, lengthOf);
}
