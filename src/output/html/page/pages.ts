// The pager below a long list: which part of it is shown, and the buttons that turn it.
import { part } from './elements.js';
import { count } from './grouping.js';

export class Pager {
  readonly #root: HTMLElement;
  readonly #previous: HTMLButtonElement;
  readonly #next: HTMLButtonElement;
  #first = 0;
  #total = 0;

  constructor(
    listing: HTMLElement,
    private readonly size: number,
    draw: () => void,
  ) {
    this.#root = part(listing, '.pages', HTMLElement);
    this.#previous = part(this.#root, 'button:first-of-type', HTMLButtonElement);
    this.#next = part(this.#root, 'button:last-of-type', HTMLButtonElement);
    const turn = (by: number) => {
      this.#first += by;
      draw();
      listing.scrollIntoView({ block: 'start' });
    };
    this.#previous.addEventListener('click', () => turn(-size));
    this.#next.addEventListener('click', () => turn(size));
  }

  /** Back to the first page, for a list of this length. */
  restart(total: number): void {
    this.#first = 0;
    this.#total = total;
  }

  /** The half-open range of this page; the buttons follow. */
  range(): { readonly first: number; readonly last: number } {
    const first = this.#first;
    const last = Math.min(this.#total, first + this.size);
    this.#root.hidden = this.#total <= this.size;
    const pages = Math.ceil(this.#total / this.size);
    part(this.#root, 'span', HTMLElement).textContent =
      `Page ${count(first / this.size + 1)} of ${count(pages)}`;
    this.#previous.disabled = first === 0;
    this.#next.disabled = last === this.#total;
    return { first, last };
  }
}
