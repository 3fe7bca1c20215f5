// Columns of text that fit a width, measured in the cells that a terminal draws.
import stringWidth from 'string-width';

const gap = 2;
const narrowest = 8;

/**
 * Rows as aligned columns; the last column is not padded. With `width`, the widest columns give way until a line
 * fits (or all are at their narrowest), and what is cut ends in `…`. Cells hold no control characters.
 */
export function table(rows: readonly (readonly string[])[], width = Number.POSITIVE_INFINITY): string {
  const measured = rows.map((row) => row.map((cell) => ({ cell, cells: cellsOf(cell) })));
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const wanted = Array.from({ length: columns }, (_, column) =>
    measured.reduce((most, row) => Math.max(most, row[column]?.cells ?? 0), 0),
  );
  const widths = narrowed(wanted, width - gap * (columns - 1));
  const line = (row: readonly { readonly cell: string; readonly cells: number }[]) =>
    row
      .map(({ cell, cells }, column) => {
        const room = widths[column] ?? 0;
        if (cells <= room) return cell + ' '.repeat(room - cells);
        const shown = clipped(cell, room);
        return shown + ' '.repeat(Math.max(0, room - cellsOf(shown)));
      })
      .join(' '.repeat(gap));
  return measured.map((row) => line(row).trimEnd()).join('\n');
}

/** The cells that a text takes. Most text is plain ASCII, which needs no look at each character. */
function cellsOf(text: string): number {
  return /^[ -~]*$/.test(text) ? text.length : stringWidth(text);
}

/** Takes from the widest until the sum fits. */
function narrowed(wanted: readonly number[], room: number): readonly number[] {
  const widths = [...wanted];
  let excess = widths.reduce((sum, width) => sum + width, 0) - room;
  while (excess > 0) {
    const widest = Math.max(...widths);
    if (widest <= narrowest) break;
    const next = Math.max(narrowest, ...widths.filter((width) => width < widest));
    const column = widths.indexOf(widest);
    const step = widths.filter((width) => width === widest).length > 1 ? 1 : widest - next;
    const taken = Math.min(excess, Math.max(1, step));
    widths[column] = widest - taken;
    excess -= taken;
  }
  return widths;
}

/** At most so many cells, the last of them `…` when something was cut. */
function clipped(text: string, cells: number): string {
  let shown = '';
  let used = 1;
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, cells * 8))) {
    used += cellsOf(segment);
    if (used > cells) break;
    shown += segment;
  }
  return `${shown}…`;
}

/** Breaks a text at spaces into lines of at most `width` cells; a longer word keeps a line of its own. */
export function wrapped(text: string, width: number): readonly string[] {
  if (width === Number.POSITIVE_INFINITY) return [text];
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    const cells = word.length > 2 * width ? word.length : cellsOf(word);
    if (line !== '' && used + 1 + cells > width) {
      lines.push(line);
      line = word;
      used = cells;
    } else {
      line = line === '' ? word : `${line} ${word}`;
      used = used === 0 ? cells : used + 1 + cells;
    }
  }
  return [...lines, line];
}
