// Matches a text with one glob without going back in it: the steps grow as the glob does and as the text does, and no faster.
// Globs and texts both come from repositories.
import { addToGroup } from '../collections.js';

/** Counts steps of about equal time, for everything that shares it. A limit on it does not depend on the machine. */
export interface Work {
  steps: number;
}

/**
 * `?` is one character but `/`, `*` any number of them, `**` any number of any, and `folders` any number of names with their
 * slashes: what `**` is between the slashes of a path.
 */
export type GlobToken =
  | '?'
  | '*'
  | '**'
  | 'folders'
  | { readonly is: string }
  | { readonly oneOf: (one: string) => boolean; readonly inside: string };

/** Returns a function that tells whether the glob matches a whole text. */
export function globMatcher(
  tokens: readonly GlobToken[],
  work: Work = { steps: 0 },
): (text: string) => boolean {
  const isOpen = (token: GlobToken) => literalOf(token) === undefined;
  const first = tokens.findIndex(isOpen);
  const start = (first < 0 ? tokens : tokens.slice(0, first)).map(literalOf).join('');
  const last = tokens.findLastIndex(isOpen);
  const open = tokens.slice(first, last + 1);
  const end = tokens
    .slice(last + 1)
    .map(literalOf)
    .join('');
  const within = open.map((token) => literalOf(token) ?? '\n').join('');
  const [needle = ''] = within.split('\n').sort((a, b) => b.length - a.length);
  let states: States | undefined;
  return (text) => {
    work.steps += 1;
    // Almost every text is dismissed here, and most globs never need their states.
    if (first < 0) return text === start;
    if (text.length < start.length + end.length || !text.startsWith(start) || !text.endsWith(end))
      return false;
    const rest = text.slice(start.length, text.length - end.length);
    if (open.length === 1 && open[0] === '**') return true;
    if (open.length === 1 && open[0] === '*') return !rest.includes('/');
    if (open[0] === 'folders' && open.length === 1) return rest === '' || rest.endsWith('/');
    if (open[0] === 'folders' && open.length === 2 && open[1] === '*') return true;
    if (!rest.includes(needle)) return false;
    states ??= new States(open);
    return states.accept(rest, work);
  };
}

function literalOf(token: GlobToken): string | undefined {
  return typeof token === 'object' && 'is' in token ? token.is : undefined;
}

/** Of these characters, the states that they lead to are remembered. */
const ascii = 128;
const slash = 47;

/**
 * The states that a text may have reached, as bits: in state n, the first n characters that the glob asks for were there.
 * All states take a character of the text at once, 32 in one operation, so that there is nothing to go back to.
 */
class States {
  private readonly words: number;
  private readonly final: number;
  /** States in which names with their slashes change nothing, any character does, and any but `/` does. */
  private readonly folders: Int32Array;
  private readonly anything: Int32Array;
  private readonly staying: Int32Array;
  /** States that any character but `/` leads to; those of one character, and those of a class. */
  private readonly anyOne: Int32Array;
  private readonly literals = new Map<string, number[]>();
  private readonly classes: { readonly state: number; readonly oneOf: (one: string) => boolean }[] = [];
  private readonly remembered: (Int32Array | undefined)[] = Array.from({ length: ascii });

  constructor(tokens: readonly GlobToken[]) {
    this.final = tokens.filter((token) => token === '?' || typeof token === 'object').length;
    this.words = (this.final >>> 5) + 1;
    this.folders = new Int32Array(this.words);
    this.anything = new Int32Array(this.words);
    this.staying = new Int32Array(this.words);
    this.anyOne = new Int32Array(this.words);
    let state = 0;
    for (const token of tokens) {
      if (typeof token === 'object' || token === '?') state += 1;
      if (token === 'folders') add(this.folders, state);
      else if (token === '**') add(this.anything, state);
      else if (token === '*') add(this.staying, state);
      else if (token === '?') add(this.anyOne, state);
      else if ('is' in token) addToGroup(this.literals, token.is, state);
      else this.classes.push({ state, oneOf: token.oneOf });
    }
    for (const [word, bits] of this.anything.entries()) this.staying[word] = (this.staying[word] ?? 0) | bits;
  }

  accept(text: string, work: Work): boolean {
    const { words, folders, final } = this;
    const active = new Int32Array(words);
    /** States with a folder that has begun: the next slash leads back to them, and so does every later one. */
    const begun = new Int32Array(words);
    active[0] = 1;
    let [low, high] = [0, 0];
    for (let at = 0; at < text.length; ) {
      const code = text.codePointAt(at) ?? 0;
      at += code > 0xffff ? 2 : 1;
      const isSlash = code === slash;
      const reached = this.remembered[code] ?? this.reachedBy(code, work);
      const kept = isSlash ? this.anything : this.staying;
      const [from, to] = [low, Math.min(high + 1, words - 1)];
      [low, high] = [words, -1];
      let carry = 0;
      work.steps += to - from + 1;
      for (let word = from; word <= to; word += 1) {
        const now = active[word] ?? 0;
        const open = (begun[word] ?? 0) | (now & (folders[word] ?? 0));
        const moved = ((now << 1) | carry) & (reached[word] ?? 0);
        const next = moved | (now & (kept[word] ?? 0)) | (isSlash ? open : 0);
        carry = now >>> 31;
        begun[word] = open;
        active[word] = next;
        if ((next | open) === 0) continue;
        if (low === words) low = word;
        high = word;
      }
      if (high < 0) return false;
    }
    return (((active[final >>> 5] ?? 0) >>> (final & 31)) & 1) === 1;
  }

  /** The states that the character leads to, each from the one before it. */
  private reachedBy(code: number, work: Work): Int32Array {
    const character = String.fromCodePoint(code);
    const isSlash = code === slash;
    const literals = this.literals.get(character) ?? [];
    const reached = isSlash ? new Int32Array(this.words) : this.anyOne.slice();
    for (const state of literals) add(reached, state);
    for (const { state, oneOf } of this.classes) if (!isSlash && oneOf(character)) add(reached, state);
    work.steps += this.words + literals.length + this.classes.length;
    if (code < ascii) this.remembered[code] = reached;
    return reached;
  }
}

function add(states: Int32Array, state: number): void {
  states[state >>> 5] = (states[state >>> 5] ?? 0) | (1 << (state & 31));
}
