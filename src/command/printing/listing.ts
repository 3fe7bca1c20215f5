// A list in the three forms of a command: a table for people, JSON, and comma-separated values.
import { compact } from '../../model/collections.js';
import { plural } from '../../model/text/text.js';
import { plain } from '../../output/escape.js';
import { csvLines } from '../../output/html/page/csv.js';
import { terminalTable } from '../../output/terminal/columns.js';
import { type Context, printJson, printParts } from '../context.js';

export interface Column<T> {
  readonly name: string;
  /** Above the column of the table; by default its name. */
  readonly title?: string;
  /** A name that keeps its end where the table is too narrow. */
  readonly keepsEnd?: true;
  /** In JSON, and in CSV: a list is several lines of a cell, and an object its values. */
  readonly value: (item: T) => unknown;
  /** In the table; absent: the column is not in it. */
  readonly shown?: (item: T) => string;
}

interface PrintedList<T> {
  /** The field of the JSON document that has the items. */
  readonly key: string;
  /** What one item is called: `tag`. */
  readonly noun: string;
  readonly columns: readonly Column<T>[];
  /** Fields of the JSON document besides the items. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** The mistake of asking for two forms at once. */
export function formIssues({ json, switches }: Context['invocation']): readonly string[] {
  return json && switches.has('csv') ? ['`--json` and `--csv` cannot be set together.'] : [];
}

export async function printListing<T>(
  context: Context,
  { key, noun, columns, facts = {} }: PrintedList<T>,
  items: readonly T[],
): Promise<void> {
  const { invocation, out, width } = context;
  const fieldsOf = (item: T) => columns.map(({ name, value }) => [name, value(item)] as const);
  if (invocation.json)
    return printJson(context, {
      ...facts,
      [key]: items.map((item) => compact(Object.fromEntries(fieldsOf(item)))),
    });
  if (invocation.switches.has('csv')) {
    const rows = items.map((item) => fieldsOf(item).map(([, value]) => cellText(value)));
    return printParts(context, [csvLines([columns.map(({ name }) => name), ...rows]).trimEnd()]);
  }
  const shown = columns.flatMap(({ name, title = titleOf(name), shown: text, keepsEnd = false }) =>
    text === undefined ? [] : [{ title, text, keepsEnd }],
  );
  const names = shown.flatMap(({ keepsEnd }, at) => (keepsEnd ? [at] : []));
  const titles = shown.map(({ title }) => title);
  const rows = items.map((item) => shown.map(({ text }) => plain(text(item)) || '-'));
  out(terminalTable([titles, ...rows], width, names));
  out(plural(items.length, noun));
}

/** `endOfLife` → `END OF LIFE` */
function titleOf(name: string): string {
  return name.replace(/([A-Z])/g, ' $1').toUpperCase();
}

function cellText(value: unknown): string {
  if (Array.isArray(value)) return value.map(cellText).join('\n');
  if (typeof value === 'object' && value !== null) return plain(Object.values(value).join(':'));
  return value === undefined ? '' : plain(String(value));
}
