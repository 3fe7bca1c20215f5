// A table that can be filtered, sorted and paged.
import { connectControls } from './controls.js';
import { create, part } from './elements.js';
import { count, rangeText } from './grouping.js';
import { Pager } from './pages.js';
import type { ChoiceStore } from './store.js';

const rowsAtOnce = 50;
const collator = new Intl.Collator('en', { numeric: true });

/** Enhances one table. Small tables have no controls and stay as they are. */
export function enhanceTable(listing: HTMLElement, store: ChoiceStore): void {
  const prefix = `${listing.dataset.list}.`;
  const controls = connectControls(listing, prefix, store);
  if (controls === undefined) return;
  const { noun = '', remark = '' } = listing.dataset;
  const table = part(listing, 'table', HTMLTableElement);
  const body = part(table, 'tbody', HTMLTableSectionElement);
  const rows = [...body.rows];
  const texts = new Map<HTMLTableRowElement, string>();
  let order: readonly HTMLTableRowElement[] = rows;
  let found: readonly HTMLTableRowElement[] = rows;
  const pager = new Pager(listing, rowsAtOnce, draw);

  function textOf(row: HTMLTableRowElement): string {
    const text = texts.get(row) ?? row.textContent.toLowerCase();
    texts.set(row, text);
    return text;
  }

  function draw(): void {
    const { first, last } = pager.range();
    body.replaceChildren(...found.slice(first, last));
    const rest = found.length === rows.length ? remark : ` (${count(rows.length)} in total)`;
    if (controls !== undefined)
      controls.status.textContent = rangeText(first, last, found.length, noun, rest);
  }

  function filter(): void {
    const words = store.value(`${prefix}text`).toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = [...store.choices].filter(([name]) => name.startsWith(prefix) && name !== `${prefix}text`);
    found = order.filter(
      (row) =>
        wanted.every(([name, value]) => row.dataset[name.slice(prefix.length)] === value) &&
        words.every((word) => textOf(row).includes(word)),
    );
    controls?.show();
    pager.restart(found.length);
    draw();
  }

  function sort(head: HTMLTableCellElement, column: number): void {
    const down = head.getAttribute('aria-sort') === 'ascending';
    for (const other of heads) other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
    order = sorted(rows, column, head.dataset.type === 'number', down ? -1 : 1);
    filter();
  }

  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  for (const [column, head] of heads.entries()) {
    const press = create('button', '', ...head.childNodes);
    press.type = 'button';
    press.addEventListener('click', () => sort(head, column));
    head.append(press);
  }
  addEventListener('beforeprint', () => body.replaceChildren(...found));
  addEventListener('afterprint', draw);
  store.onChange(filter);
  filter();
}

/** The rows by one column; empty cells come last in both directions. */
function sorted(
  rows: readonly HTMLTableRowElement[],
  column: number,
  byNumber: boolean,
  sign: 1 | -1,
): readonly HTMLTableRowElement[] {
  const keys = new Map(
    rows.map((row) => {
      const cell = row.cells[column];
      return [row, (cell?.dataset.sort ?? cell?.textContent ?? '').trim()];
    }),
  );
  return [...rows].sort((a, b) => {
    const [left = '', right = ''] = [keys.get(a), keys.get(b)];
    if (left === '' || right === '') return Number(left === '') - Number(right === '');
    return sign * (byNumber ? Number(left) - Number(right) : collator.compare(left, right));
  });
}
