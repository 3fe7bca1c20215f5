// The findings of the page: filtered, grouped by image, file or check, paged, and exported.
import { type CardFinding, cardFindings, csvHead, csvRow } from './cards.js';
import { connectControls } from './controls.js';
import { addCopyButtons } from './copy.js';
import { csvOf } from './csv.js';
import { button, part } from './elements.js';
import { chosenFindings, foundText, groupingOf, groupsOf } from './grouping.js';
import { Pager } from './pages.js';
import { checkCard, fileCard, narrow } from './regroup.js';
import type { ChoiceStore } from './store.js';

const cardsAtOnce = 25;

/** Enhances the cards. Without this script, the page shows all of them by image. */
export function enhanceFindings(listing: HTMLElement, store: ChoiceStore): void {
  const cards = part(listing, '.cards', HTMLElement);
  const all = cardFindings(cards);
  const controls = connectControls(listing, '', store);
  if (controls === undefined) {
    addCopyButtons(cards);
    return;
  }
  const { remark = '' } = listing.dataset;
  const pager = new Pager(listing, cardsAtOnce, draw);
  let found: readonly CardFinding[] = all;
  let groups = groupsOf(all, 'image');
  let by = groupingOf(store.choices);
  let seen = '';

  function draw(range = pager.range()): void {
    const shown = groups.slice(range.first, range.last);
    if (by === 'image') for (const group of shown) narrow(group);
    const make = { image: cardOf, file: fileCard, check: checkCard }[by];
    const drawn = shown.map(make);
    for (const card of drawn) addCopyButtons(card);
    cards.replaceChildren(...drawn);
  }

  function filter(): void {
    by = groupingOf(store.choices);
    found = chosenFindings(all, store.choices);
    groups = groupsOf(found, by);
    controls?.show();
    const key = JSON.stringify([by, groups.length, found.length, [...store.choices]]);
    if (key === seen) return;
    seen = key;
    pager.restart(groups.length);
    if (controls !== undefined)
      controls.status.textContent = foundText(found.length, all.length, remark, groups.length);
    draw();
  }

  const save = button('export', 'Export CSV', () => download(csvOf([csvHead, ...found.map(csvRow)])));
  controls.status.before(save);
  addEventListener('beforeprint', () => draw({ first: 0, last: groups.length }));
  addEventListener('afterprint', () => draw());
  store.onChange(filter);
  filter();
}

function cardOf({ findings }: { readonly findings: readonly CardFinding[] }): HTMLElement {
  return findings[0]?.card ?? document.createElement('article');
}

/** Saves a text as a file of the reader; nothing leaves the page. */
function download(text: string): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.href = url;
  link.download = 'tagproof-findings.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
