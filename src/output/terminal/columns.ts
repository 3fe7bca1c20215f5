// Aligned columns and wrapped text that fit a width, measured in terminal cells.
import { styleText } from 'node:util';
import stringWidth from 'string-width';
import type { Sink } from '../../model/run/host.js';

const gap = 2;
const minColumn = 8;
const minName = 24;
/** Without a width, a longer text is not what the others are aligned with: a file can have a thousand names of 30 KB. */
const maxAligned = 200;

/**
 * Rows as aligned columns; the last column is not padded. With a `width`, the widest columns shrink until a line fits
 * or all are at `minColumn`, and cut texts end with `…`. The columns in `names` shrink first, down to `minName` cells,
 * and keep their ends, where a path has its line and an image its tag. Cells must not contain control characters.
 */
export function terminalTable(
  rows: readonly (readonly string[])[],
  width = Number.POSITIVE_INFINITY,
  names: readonly number[] = [],
): string {
  const all: Row[] = rows.map((texts) => texts.map(cellOf));
  const shorten = fitter(all, widthsOf(all), width, names);
  const shortened = all.map(shorten);
  return [...linesOf(shortened, widthsOf(shortened), width)].join('\n');
}

/** @param wanted the widths of the columns before they are cut */
function* linesOf(rows: readonly Row[], wanted: readonly number[], width: number): Generator<string> {
  const widths =
    width === Number.POSITIVE_INFINITY
      ? wanted.map((cells) => Math.min(cells, maxAligned))
      : narrowed(wanted, roomIn(width, wanted), minColumn);
  const isCut = width !== Number.POSITIVE_INFINITY;
  for (const row of rows) yield lineOf(row, widths, isCut);
}

/** What the columns have of a width. */
function roomIn(width: number, columns: readonly unknown[]): number {
  return width - gap * (columns.length - 1);
}

/** @param isCut whether longer texts are cut */
function lineOf(row: Row, widths: readonly number[], isCut: boolean): string {
  const texts = row.map(({ text, cells }, column) => {
    const columnWidth = widths[column] ?? 0;
    const fitted = isCut && cells > columnWidth ? cellOf(clipped(text, columnWidth)) : { text, cells };
    return fitted.text + ' '.repeat(Math.max(0, columnWidth - fitted.cells));
  });
  return texts.join(' '.repeat(gap)).trimEnd();
}

interface Cell {
  readonly text: string;
  readonly cells: number;
}

type Row = readonly Cell[];

function cellOf(text: string): Cell {
  return { text, cells: cellsOf(text) };
}

/** The widest cell of each column. */
function widthsOf(rows: readonly Row[]): readonly number[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, { cells }] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cells);
  return widths;
}

/** Returns a function that shortens the names so that the other columns fit without being cut, if that is possible. */
function fitter(
  rows: readonly Row[],
  wanted: readonly number[],
  width: number,
  names: readonly number[],
): (row: Row) => Row {
  if (width === Number.POSITIVE_INFINITY) return (row) => row;
  const others = wanted.reduce((sum, cells, column) => sum + (names.includes(column) ? 0 : cells), 0);
  const nameWidths = narrowed(
    names.map((column) => wanted[column] ?? 0),
    roomIn(width, wanted) - others,
    minName,
  );
  const roots = names.map((column, index) => {
    const cut = new Set<string>();
    for (const row of rows) {
      const cell = row[column];
      if (cell !== undefined && cell.cells > (nameWidths[index] ?? 0)) cut.add(rootOf(cell.text));
    }
    cut.delete('');
    return cut;
  });
  return (row) =>
    row.map((cell, column) => {
      const name = names.indexOf(column);
      const nameWidth = nameWidths[name];
      if (nameWidth === undefined) return cell;
      if (cell.cells > nameWidth) return cellOf(endOf(cell.text, nameWidth));
      const root = rootOf(cell.text);
      return roots[name]?.has(root) === true ? cellOf(`…${cell.text.slice(root.length)}`) : cell;
    });
}

/** Most text, whose characters have one cell each. */
const ascii = /^[ -~]*$/;
let segmenter: Intl.Segmenter | undefined;

/** The width of a text in cells. */
function cellsOf(text: string): number {
  return ascii.test(text) ? text.length : stringWidth(text);
}

/** The characters of a text as a person counts them. */
function segmentsOf(text: string): readonly string[] {
  segmenter ??= new Intl.Segmenter();
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** Reduces the widest widths until the sum fits into `room`, or all are at `min`. */
function narrowed(wanted: readonly number[], room: number, min: number): readonly number[] {
  const widths = [...wanted];
  let excess = widths.reduce((sum, width) => sum + width, 0) - room;
  while (excess > 0) {
    const widest = Math.max(...widths);
    if (widest <= min) break;
    const next = Math.max(min, ...widths.filter((width) => width < widest));
    const column = widths.indexOf(widest);
    const step = widths.filter((width) => width === widest).length > 1 ? 1 : widest - next;
    const taken = Math.min(excess, Math.max(1, step));
    widths[column] = widest - taken;
    excess -= taken;
  }
  return widths;
}

/** The start of a text in at most `cells` cells, the last of which is `…`. */
function clipped(text: string, cells: number): string {
  if (ascii.test(text)) return `${text.slice(0, Math.max(cells - 1, 0))}…`;
  let shown = '';
  let used = 1;
  for (const segment of segmentsOf(text.slice(0, cells * 8))) {
    used += cellsOf(segment);
    if (used > cells) break;
    shown += segment;
  }
  return `${shown}…`;
}

/** The first path segment. If one name of a registry or folder is shortened, its other names drop the segment too. */
function rootOf(text: string): string {
  return text.slice(0, Math.max(0, text.indexOf('/')));
}

/** The end of a name: as many of its last segments as fit (`…/acme/node:22`), otherwise its last characters. */
function endOf(text: string, cells: number): string {
  const shown = ascii.test(text) ? text.slice(-Math.max(cells - 1, 1)) : lastSegments(text, cells - 1);
  const slash = shown.indexOf('/');
  return `…${slash > 0 ? shown.slice(slash) : shown}`;
}

function lastSegments(text: string, cells: number): string {
  let shown = '';
  let used = 0;
  for (const segment of segmentsOf(text.slice(-cells * 8)).toReversed()) {
    used += cellsOf(segment);
    if (used > cells) break;
    shown = segment + shown;
  }
  return shown;
}

/** Breaks a text at spaces into lines of at most `width` cells; a longer word gets its own line. */
export function wrapped(text: string, width: number): readonly string[] {
  if (width === Number.POSITIVE_INFINITY) return [text];
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    const cells = word.length > 2 * width ? word.length : cellsOf(word);
    if (line !== '' && used + 1 + cells > width) {
      lines.push(line);
      [line, used] = [word, cells];
    } else {
      [line, used] = line === '' ? [word, cells] : [`${line} ${word}`, used + 1 + cells];
    }
  }
  return [...lines, line];
}

/** What the terminal supports: colours, its width, and links. */
export type TerminalOptions = Pick<Sink, 'colour' | 'width' | 'link'>;

export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

export const styles = {
  error: 'red',
  warning: 'yellow',
  notice: 'cyan',
  pass: 'green',
  fail: 'red',
  incomplete: 'yellow',
  attention: 'yellow',
} as const;

/** Applies a style if the terminal has colours. */
export function painter({ colour }: TerminalOptions): Paint {
  return (style, text) => (colour && text !== '' ? styleText(style, text, { validateStream: false }) : text);
}
