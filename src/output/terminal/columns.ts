// Columns of text that fit a width, measured in the cells that a terminal draws.
import stringWidth from 'string-width';

const gap = 2;
const narrowest = 8;
const leastName = 24;

/**
 * Rows as aligned columns; the last column is not padded. With `width`, the widest columns give way until a line
 * fits (or all are at their narrowest), and what is cut ends in `…`. Columns of `names` give way first, down to
 * `leastName` cells, and keep their ends, where a path has its line and an image its tag. Cells hold no control
 * characters.
 */
export function terminalTable(
  rows: readonly (readonly string[])[],
  width = Number.POSITIVE_INFINITY,
  names: readonly number[] = [],
): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const room = width - gap * (columns - 1);
  const shown = namesWithin(rows.map(measured), room, names);
  const widths = narrowed(widthsOf(shown), room, narrowest);
  const line = (row: Row) =>
    row
      .map(({ text, cells }, column) => {
        const own = widths[column] ?? 0;
        const fits = cells <= own ? { text, cells } : cellOf(clipped(text, own));
        return fits.text + ' '.repeat(Math.max(0, own - fits.cells));
      })
      .join(' '.repeat(gap));
  return shown.map((row) => line(row).trimEnd()).join('\n');
}

interface Cell {
  readonly text: string;
  readonly cells: number;
}

type Row = readonly Cell[];

function cellOf(text: string): Cell {
  return { text, cells: cellsOf(text) };
}

function measured(row: readonly string[]): Row {
  return row.map(cellOf);
}

function widthsOf(rows: readonly Row[]): readonly number[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach(({ cells }, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cells);
    });
  return widths;
}

/** The rows with the names cut so far that the other columns are whole, if that is possible. */
function namesWithin(rows: readonly Row[], room: number, names: readonly number[]): readonly Row[] {
  const wanted = widthsOf(rows);
  const others = wanted.reduce((sum, own, column) => sum + (names.includes(column) ? 0 : own), 0);
  const given = narrowed(
    names.map((column) => wanted[column] ?? 0),
    room - others,
    leastName,
  );
  const roots = names.map((column, index) => {
    const cut = rows.flatMap((row) => row[column] ?? []).filter(({ cells }) => cells > (given[index] ?? 0));
    return new Set(cut.map(({ text }) => rootOf(text)).filter((root) => root !== ''));
  });
  return rows.map((row) =>
    row.map((cell, column) => {
      const name = names.indexOf(column);
      const own = given[name];
      if (own === undefined) return cell;
      if (cell.cells > own) return cellOf(endOf(cell.text, own));
      const root = rootOf(cell.text);
      return roots[name]?.has(root) === true ? cellOf(`…${cell.text.slice(root.length)}`) : cell;
    }),
  );
}

/** The cells that a text takes. Most text is plain ASCII, which needs no look at each character. */
function cellsOf(text: string): number {
  return /^[ -~]*$/.test(text) ? text.length : stringWidth(text);
}

/** Takes from the widest until the sum fits, or all are at `least`. */
function narrowed(wanted: readonly number[], room: number, least: number): readonly number[] {
  const widths = [...wanted];
  let excess = widths.reduce((sum, width) => sum + width, 0) - room;
  while (excess > 0) {
    const widest = Math.max(...widths);
    if (widest <= least) break;
    const next = Math.max(least, ...widths.filter((width) => width < widest));
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

/** The first of several segments: when one name of a registry or folder loses it, the others do too. */
function rootOf(text: string): string {
  return text.slice(0, Math.max(0, text.indexOf('/')));
}

/** The end of a name: as many of its last segments as fit, `…/acme/node:22`, or else its last characters. */
function endOf(text: string, cells: number): string {
  let shown = '';
  let used = 1;
  for (const { segment } of [...new Intl.Segmenter().segment(text.slice(-cells * 8))].toReversed()) {
    used += cellsOf(segment);
    if (used > cells) break;
    shown = segment + shown;
  }
  const slash = shown.indexOf('/');
  return `…${slash > 0 ? shown.slice(slash) : shown}`;
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
