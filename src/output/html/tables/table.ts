// A table that the page's script can filter, sort and page. Without the script it shows all rows.
import { numberText } from '../../../model/text/text.js';
import { attributes, html, type Markup, spelled } from '../markup.js';

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface Select {
  /** The name of the choice in the page's address. */
  readonly name: string;
  readonly title: string;
  /** The label of the first option, which chooses nothing. */
  readonly all?: string;
  readonly options: readonly Option[];
}

/** The bar with its controls. Without the script it stays hidden, and the list shows everything. */
export function controlBar({
  list,
  noun,
  selects,
}: {
  /** The id of the list. */
  readonly list: string;
  readonly noun: string;
  readonly selects: readonly Select[];
}): Markup {
  const lists = selects.map(
    ({ name, title, all = 'All', options }) =>
      html`<label>${title} <select data-filter="${name}"><option value="">${all}</option>${options.map(option)}</select></label>`,
  );
  return html`<div class="controls" role="group" aria-label="Filter the ${noun}" hidden>
<label class="search">Text <input type="search" autocomplete="off" spellcheck="false" aria-controls="${list}"></label>
${lists}<button type="button" class="clear" hidden>Clear</button>
<p role="status"></p>
</div>`;
}

function option({ value, label }: Option): Markup {
  return html`<option value="${value}">${spelled(label)}</option>`;
}

/** An option for each value, with how many have it. */
export function optionsOf(
  counts: ReadonlyMap<string, number>,
  label: (value: string) => string = String,
): readonly Option[] {
  return [...counts].map(([value, number]) => ({
    value,
    label: `${label(value)} (${numberText(number)})`,
  }));
}

export interface TableColumn<T> {
  readonly title: string;
  readonly cell: (item: T) => Markup;
  /** The sort key, if it is not the text. Undefined sorts to the end. */
  readonly sortBy?: (item: T) => string | number | undefined;
  readonly numeric?: true;
}

export interface Filter<T> {
  /** Rows carry their value as `data-<name>`. */
  readonly name: 'check' | 'severity' | 'status' | 'state' | 'introduced' | 'fix';
  readonly title: string;
  readonly value: (item: T) => string;
  readonly label?: (value: string) => string;
}

interface TableOf<T> {
  readonly id: string;
  readonly caption: string;
  /** What the rows are, in the plural. */
  readonly noun: string;
  readonly items: readonly T[];
  /** The total number, if `items` is only a part. */
  readonly total?: number | undefined;
  readonly columns: readonly TableColumn<T>[];
  readonly filters?: readonly Filter<T>[];
  /** Text after the total number of rows. */
  readonly remark?: string;
  /** Rows that exceed this many bytes in total are left out and counted. */
  readonly maxBytes: number;
}

/** Tables up to this length have no filters. */
const maxRowsWithoutControls = 3;

/** The table with its controls, or a sentence when there are no items. */
export function htmlTable<T>(of: TableOf<T>): Markup {
  const { id, caption, noun, items, total = items.length, columns, filters = [] } = of;
  if (items.length === 0) return html`<p class="none">No ${noun}.</p>`;
  const rows = withinSize(items, of.maxBytes, (item) => {
    const data = Object.fromEntries(filters.map(({ name, value }) => [`data-${name}`, value(item)]));
    return html`<tr${attributes(data)}>${columns.map((column) => cellOf(column, item))}</tr>\n`;
  });
  const heads = columns.map(
    ({ title, numeric }) =>
      html`<th scope="col" data-type="${numeric === undefined ? 'text' : 'number'}">${title}</th>`,
  );
  return html`<div class="listing" data-list="${id}" data-noun="${noun}"${attributes({ 'data-remark': of.remark })}>
${items.length <= maxRowsWithoutControls ? undefined : controls(id, noun, items.slice(0, rows.length), filters)}
<table id="${id}-table" class="rows ${id}">
<caption class="unseen">${caption}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${rows}</tbody>
</table>
<nav class="pages" aria-label="Pages of ${noun}" hidden><button type="button">Previous</button><span></span><button type="button">Next</button></nav>
${leftOutNote(rows.length, total, noun)}</div>`;
}

/** The first items as far as they fit into the size. */
export function withinSize<T>(
  items: readonly T[],
  maxBytes: number,
  write: (item: T, index: number) => Markup,
): readonly Markup[] {
  const written: Markup[] = [];
  let room = maxBytes;
  for (const [index, item] of items.entries()) {
    const text = write(item, index);
    room -= Buffer.byteLength(text.text);
    if (room < 0) break;
    written.push(text);
  }
  return written;
}

/** How many are not shown, if any. */
export function leftOutNote(shown: number, total: number, noun: string): Markup | undefined {
  return shown === total
    ? undefined
    : html`<p class="left">Showing ${numberText(shown)} of ${numberText(total)} ${noun}; the rest is in the JSON report.</p>`;
}

function cellOf<T>({ cell, sortBy }: TableColumn<T>, item: T): Markup {
  const key = sortBy === undefined ? undefined : (sortBy(item) ?? '');
  return html`<td${attributes({ 'data-sort': key })}>${cell(item)}</td>`;
}

function controls<T>(id: string, noun: string, items: readonly T[], filters: readonly Filter<T>[]): Markup {
  const selects = filters.map(({ name, title, value, label = String }) => {
    const counts = new Map<string, number>();
    for (const item of items) counts.set(value(item), (counts.get(value(item)) ?? 0) + 1);
    return { name, title, options: optionsOf(counts, label) };
  });
  return controlBar({ list: `${id}-table`, noun, selects });
}

/** A column of numbers, by which rows are sorted. */
export function numberColumn<T>(title: string, value: (item: T) => number): TableColumn<T> {
  return { title, numeric: true, sortBy: value, cell: (item) => html`${numberText(value(item))}` };
}
