// Markdown tables of as many rows as fit a room in bytes; what is left out is counted.
import { shownOf, takeWithin } from '../view.js';

/** Draws itself into at most `room` bytes; nothing when it has nothing to say or no room to say it. */
export type Section = (room: number) => string;

/** Rows that a reader sees at once; the others are folded away. */
const openRows = 40;
/** For the headings, the fold, and the sentence on what was left out. */
const frameBytes = 800;

/** A table below a heading that carries the total, which may be more than `items`. `cells` gives Markdown of one line. */
export function tableSection<T>(
  title: string,
  head: readonly string[],
  items: readonly T[],
  cells: (item: T) => readonly string[],
  total = items.length,
): Section {
  return (room) => {
    if (items.length === 0 || room < 2 * frameBytes) return '';
    const { shown } = takeWithin(items, room - frameBytes, (item) => `| ${cells(item).join(' | ')} |\n`);
    const share = { shown, total };
    const top = `| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}\n`;
    const folded = share.shown.slice(openRows);
    const parts = [
      `### ${title} (${total})\n`,
      `${top}${share.shown.slice(0, openRows).join('')}`,
      ...(folded.length === 0 ? [] : [fold(`${folded.length} more`, `${top}${folded.join('')}`)]),
      ...(share.shown.length === share.total ? [] : [`${shownOf(share)}.\n`]),
    ];
    return `\n${parts.join('\n')}`;
  };
}

/** Markdown that opens at a click. `title` is plain words of our own. */
export function fold(title: string, text: string): string {
  return `<details><summary>${title}</summary>\n\n${text}\n</details>\n`;
}
