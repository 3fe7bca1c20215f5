// The script of the HTML report. It marks the page as scripted immediately, and enhances its parts once they are loaded.
import { addCopyButtons, connectCopyButtons } from './copy.js';
import { parts } from './elements.js';
import { enhanceFindings } from './findings.js';
import { ChoiceStore } from './store.js';
import { enhanceTable } from './table.js';

document.documentElement.classList.add('scripted');
document.addEventListener('DOMContentLoaded', start);

function start(): void {
  const store = new ChoiceStore();
  for (const listing of parts(document, '.listing', HTMLElement))
    if (listing.querySelector('.cards') === null) enhanceTable(listing, store);
    else enhanceFindings(listing, store);
  addCopyButtons(document);
  connectCopyButtons();
  document.addEventListener('click', (event) => follow(event, store));
  addEventListener('beforeprint', openAll);
  const section = location.hash.slice(1).split('?')[0] ?? '';
  if (location.hash.includes('?')) reveal(section);
}

/** Links inside the page keep the filters, and those that show something set them. */
function follow(event: Event, store: ChoiceStore): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  const section = link.hash.slice(1).split('?')[0] ?? '';
  const { show, value = '' } = link.dataset;
  if (show !== undefined) {
    const cleared = [...store.choices.keys()].filter((name) => name !== 'by' && !name.includes('.'));
    store.choose(section, { ...Object.fromEntries(cleared.map((name) => [name, ''])), [show]: value });
  } else if (store.choices.size > 0) store.visit(section);
  else {
    unfold(document.getElementById(section));
    return;
  }
  event.preventDefault();
  reveal(section);
}

/** Scrolls to a section, opens it if it is folded, and continues reading there. */
function reveal(section: string): void {
  const target = document.getElementById(section);
  if (target === null) return;
  unfold(target);
  target.scrollIntoView({ block: 'start' });
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function unfold(section: HTMLElement | null): void {
  const fold = section?.querySelector(':scope > details');
  if (fold instanceof HTMLDetailsElement) fold.open = true;
}

/** On paper nothing can be unfolded. */
function openAll(): void {
  for (const fold of parts(document, 'details:not([open])', HTMLDetailsElement)) {
    fold.open = true;
    addEventListener(
      'afterprint',
      () => {
        fold.open = false;
      },
      { once: true },
    );
  }
}
