// What the reader chose, kept in the page's address: links can be shared, and Back returns to the previous view.
import { type Choices, readAddress, writeAddress } from './address.js';

/** How a change reaches the address: as a new entry of the history, or in place of the last one. */
type Step = 'push' | 'replace';

const typingPause = 300;

export class ChoiceStore {
  #choices: Choices;
  #section: string;
  /** The address that is already followed: the browser reports a change late, when more may have been typed. */
  #address = location.hash;
  #timer = 0;
  readonly #listeners = new Set<() => void>();

  constructor() {
    const { section, choices } = readAddress(location.hash);
    this.#choices = choices;
    this.#section = section;
    addEventListener('hashchange', () => {
      if (location.hash !== this.#address) this.#follow();
    });
  }

  get choices(): Choices {
    return this.#choices;
  }

  /** The value of one choice; empty if there is none. */
  value(name: string): string {
    return this.#choices.get(name) ?? '';
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Changes some choices; an empty value removes one. `section` is where the address then leads. */
  choose(section: string, changes: Readonly<Record<string, string>>, step: Step = 'push'): void {
    const next = new Map([...this.#choices, ...Object.entries(changes)]);
    for (const [name, value] of next) if (value === '') next.delete(name);
    this.#choices = next;
    this.#section = section;
    clearTimeout(this.#timer);
    if (step === 'push') this.#write(step);
    else this.#timer = setTimeout(() => this.#write(step), typingPause);
    this.#tell();
  }

  /** Leads to another section with the same choices. */
  visit(section: string): void {
    this.#section = section;
    this.#write('push');
  }

  #write(step: Step): void {
    const fragment = writeAddress({ section: this.#section, choices: this.#choices });
    if (fragment === (location.hash || '#')) return;
    if (step === 'push') location.hash = fragment;
    else location.replace(fragment);
    this.#address = location.hash;
  }

  #follow(): void {
    const { section, choices } = readAddress(location.hash);
    const now = { section, choices };
    clearTimeout(this.#timer);
    this.#address = location.hash;
    this.#section = section;
    if (writeAddress({ section: '', choices: this.#choices }) === writeAddress({ ...now, section: '' }))
      return;
    this.#choices = choices;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
