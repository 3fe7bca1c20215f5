// Where the text of an image name is written once, and who else uses that text.
import { notPinnable } from '../reasons.js';
import type { ArgumentExpansion, Definition, Environment } from './environment.js';
import { isContiguous, isSame, slice, type Traced } from './values.js';

/** Knows which definitions the characters of expanded words come from. */
export class Homes {
  private readonly definitions: readonly Definition[];
  private readonly starts: readonly number[];

  constructor(environment: Environment) {
    const written = environment.definitions.filter((one) => one.written.text !== '');
    this.definitions = written.toSorted((a, b) => begin(a) - begin(b));
    this.starts = this.definitions.map(begin);
  }

  /** Counts a FROM. Unless it is exactly the image of a definition, that definition is more than an image's home. */
  count({ value, used, hasPatterns }: ArgumentExpansion, isImage: boolean): void {
    const users = new Set([...used, ...this.sourcesOf(value)]);
    for (const one of users) {
      one.users += 1;
      if (!isImage || hasPatterns || !isSame(one.value, value)) one.isPart = true;
      if (hasPatterns) one.isMatched = true;
    }
  }

  /** The definition whose whole value this is, if nothing else uses a part of it. */
  homeOf(value: Traced): Definition | undefined {
    const found = this.at(value.at[0] ?? -1);
    return found?.isLiteral && !found.isPart && isSame(found.value, value) ? found : undefined;
  }

  /** The digest at the end of the value with its `@`: where it is written, or why it must not be changed there. */
  digestOf(value: Traced): Traced | { readonly why: string } | undefined {
    const at = value.text.indexOf('@');
    if (at < 0) return undefined;
    const digest = slice(value, at);
    if (!isContiguous(digest)) return { why: notPinnable.digestFromVariable };
    const owner = this.at(digest.at[0] ?? -1);
    if (owner?.isMatched) return { why: notPinnable.digestInPattern(owner.name) };
    if (owner === undefined || owner.users <= 1) return digest;
    return { why: notPinnable.digestShared(owner.name) };
  }

  private sourcesOf({ at }: Traced): ReadonlySet<Definition> {
    const sources = new Set<Definition>();
    let last = -2;
    for (const offset of at) {
      const source = offset < 0 || offset === last + 1 ? undefined : this.at(offset);
      if (source !== undefined) sources.add(source);
      last = offset;
    }
    return sources;
  }

  private at(offset: number): Definition | undefined {
    let [low, high] = [0, this.starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const found = this.definitions[low];
    return found !== undefined && offset >= begin(found) && offset <= end(found) ? found : undefined;
  }
}

function begin({ written }: Definition): number {
  return written.at[0] ?? 0;
}

function end({ written }: Definition): number {
  return written.at.at(-1) ?? 0;
}
