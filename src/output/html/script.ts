// The page's script as text: filtering, sorting and paging of the tables. It uses the plain DOM and never parses markup.

/** Runs in the head: marks the page as scripted immediately, and enhances the tables once they are loaded. */
export const pageScript = String.raw`'use strict';
document.documentElement.classList.add('scripted');
document.addEventListener('DOMContentLoaded', () => {
  const listings = Array.from(document.querySelectorAll('.listing'), enhance);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[data-show]');
    if (link) for (const show of listings) show(link.dataset.show, link.dataset.value);
  });
});

function enhance(listing) {
  const rowsAtOnce = 50;
  const { noun, remark = '' } = listing.dataset;
  const table = listing.querySelector('table');
  const body = table.tBodies[0];
  const rows = Array.from(body.rows);
  const controls = listing.querySelector('.controls');
  if (controls === null) return () => {};
  const search = controls.querySelector('input');
  const selects = Array.from(controls.querySelectorAll('select'));
  const clear = controls.querySelector('.clear');
  const status = controls.querySelector('[role=status]');
  const pages = listing.querySelector('.pages');
  const [previous, next] = pages.querySelectorAll('button');
  const texts = new Map();
  let order = rows;
  let found = rows;
  let first = 0;

  const number = (value) => value.toLocaleString('en-US');

  function textOf(row) {
    if (!texts.has(row)) texts.set(row, row.textContent.toLowerCase());
    return texts.get(row);
  }

  function draw() {
    const last = Math.min(found.length, first + rowsAtOnce);
    body.replaceChildren(...found.slice(first, last));
    const all = found.length === rows.length ? remark : ' (' + number(rows.length) + ' in total)';
    status.textContent = found.length === 0
      ? 'No ' + noun + ' match' + all
      : 'Showing ' + (first + 1 < last ? number(first + 1) + '–' : '') + number(last) + ' of ' + number(found.length) + ' ' + noun + all;
    pages.hidden = found.length <= rowsAtOnce;
    pages.querySelector('span').textContent =
      'Page ' + number(first / rowsAtOnce + 1) + ' of ' + number(Math.ceil(found.length / rowsAtOnce));
    previous.disabled = first === 0;
    next.disabled = last === found.length;
  }

  function filter() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = selects.filter((select) => select.value !== '');
    found = order.filter((row) =>
      wanted.every((select) => row.dataset[select.dataset.filter] === select.value) &&
      words.every((word) => textOf(row).includes(word)));
    clear.hidden = words.length === 0 && wanted.length === 0;
    first = 0;
    draw();
  }

  function turn(to) {
    first = to;
    draw();
    listing.scrollIntoView({ block: 'start' });
  }

  const collator = new Intl.Collator('en', { numeric: true });

  function sort(head, column) {
    const down = head.getAttribute('aria-sort') === 'ascending';
    for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
    const byNumber = head.dataset.type === 'number';
    const keys = new Map(rows.map((row) => {
      const cell = row.cells[column];
      return [row, (cell.dataset.sort ?? cell.textContent).trim()];
    }));
    const sign = down ? -1 : 1;
    order = rows.slice().sort((a, b) => {
      const [left, right] = [keys.get(a), keys.get(b)];
      if (left === '' || right === '') return (left === '') - (right === '');
      return sign * (byNumber ? left - right : collator.compare(left, right));
    });
    filter();
  }

  function addSorting(head, column) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    button.addEventListener('click', () => sort(head, column));
    head.append(button);
  }

  Array.from(table.tHead.rows[0].cells).forEach(addSorting);
  search.addEventListener('input', filter);
  for (const select of selects) select.addEventListener('change', filter);
  clear.addEventListener('click', () => {
    for (const control of [search, ...selects]) control.value = '';
    filter();
    search.focus();
  });
  previous.addEventListener('click', () => turn(first - rowsAtOnce));
  next.addEventListener('click', () => turn(first + rowsAtOnce));
  addEventListener('beforeprint', () => body.replaceChildren(...found));
  addEventListener('afterprint', draw);
  controls.hidden = false;
  draw();

  return (name, value) => {
    const select = selects.find((one) => one.dataset.filter === name);
    if (select === undefined) return;
    search.value = '';
    for (const other of selects) other.value = other === select ? value : '';
    filter();
  };
}
`;
