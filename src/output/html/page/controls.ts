// The search field and the drop-down lists of a section: they show the choices of the address, and change them.
import { part, parts } from './elements.js';
import type { ChoiceStore } from './store.js';

interface ConnectedControls {
  /** Shows the current choices. */
  readonly show: () => void;
  readonly status: HTMLElement;
  readonly root: HTMLElement;
}

/**
 * Connects the controls of a section with the store.
 * @param prefix what the names of its choices start with: `references.`; empty for the findings
 */
export function connectControls(
  listing: HTMLElement,
  prefix: string,
  store: ChoiceStore,
): ConnectedControls | undefined {
  if (listing.querySelector('.controls') === null) return undefined;
  const root = part(listing, '.controls', HTMLElement);
  const section = listing.closest('section')?.id ?? '';
  const search = part(root, 'input[type=search]', HTMLInputElement);
  const selects = parts(root, 'select', HTMLSelectElement);
  const clear = part(root, '.clear', HTMLButtonElement);
  const name = (select: HTMLSelectElement) => `${prefix}${select.dataset.filter}`;
  const filters = selects.filter(({ dataset }) => dataset.filter !== 'by');
  search.addEventListener('input', () => {
    const value = search.value.trim();
    const isNew = (value === '') !== (store.value(`${prefix}text`) === '');
    store.choose(section, { [`${prefix}text`]: value }, isNew ? 'push' : 'replace');
  });
  for (const select of selects)
    select.addEventListener('change', () => store.choose(section, { [name(select)]: select.value }));
  clear.addEventListener('click', () => {
    search.value = '';
    store.choose(
      section,
      Object.fromEntries([`${prefix}text`, ...filters.map(name)].map((one) => [one, ''])),
    );
    search.focus();
  });
  const show = () => {
    const text = store.value(`${prefix}text`);
    if (search.value.trim() !== text) search.value = text;
    for (const select of selects) {
      const value = store.value(name(select));
      select.value = [...select.options].some((option) => option.value === value) ? value : '';
    }
    clear.hidden = text === '' && filters.every((select) => store.value(name(select)) === '');
  };
  root.hidden = false;
  return { show, status: part(root, '[role=status]', HTMLElement), root };
}
