// Where the text of an image name is written once, and who else uses that text.
import { lastAtOrBefore } from '../../../model/text/position.js';
import { notPinnable } from '../../../scan/reasons.js';
import type { ArgumentExpansion, Definition, StageNames } from '../reading.js';
import type { Environment } from './environment.js';
import { endStart, tagIn } from './name-parts.js';
import { isContiguous, isSame, slice, type Traced } from './values.js';

/** Knows which definitions the characters of expanded words come from. */
export class PinTargets {
  private readonly definitions: readonly Definition[];
  private readonly starts: readonly number[];

  constructor(
    environment: Environment,
    private readonly stageNames: StageNames,
  ) {
    const written = environment.definitions.filter((one) => one.written.text !== '');
    this.definitions = written.toSorted((a, b) => begin(a) - begin(b));
    this.starts = this.definitions.map(begin);
  }

  /** Counts a FROM. A definition is an image's home if it is the whole name, or the tag of one name, wherever it is used. */
  count({ value, used, last, hasPatterns }: ArgumentExpansion, isImage: boolean): void {
    const users = new Set([...used, ...this.sourcesOf(value)]);
    for (const one of users) {
      one.users += 1;
      const isEnd = isImage && !hasPatterns && one.names.has(last);
      const role = isEnd ? roleOf(one, value) : undefined;
      if (role === undefined || (one.role ?? role) !== role) one.isPart = true;
      else one.role = role;
      if (hasPatterns) one.isMatched = true;
    }
  }

  /** The definition that spells out this whole value, if every use of it is the image. */
  homeOf(value: Traced): Definition | undefined {
    const found = this.at(value.at[0] ?? -1);
    return found?.isLiteral && this.isHome(found, value, false) ? found : undefined;
  }

  /** The definition in whose default the digest of this name can be: one of the whole name, or of its tag. */
  endOf(value: Traced): Definition | undefined {
    const whole = this.atEnd(value);
    if (whole !== undefined && this.isHome(whole, value, false)) return whole;
    const tag = tagIn(value);
    const found = tag && this.at(tag.at[0] ?? -1);
    return tag && found?.isLiteral && this.isHome(found, tag, true) ? found : undefined;
  }

  /** The name of an argument that would be the home of this name, if commands did not use it. */
  usedByCommands(value: Traced): string | undefined {
    const found = this.atEnd(value);
    if (found === undefined || found.isPart) return undefined;
    const isWhole = isSame(found.value, value);
    return this.isUsed(found, !isWhole) ? found.name : undefined;
  }

  /** The digest at the end of the value with its `@`: where it is written, or why it must not be changed there. */
  digestOf(value: Traced): Traced | { readonly why: string } | undefined {
    const at = value.text.indexOf('@');
    if (at < 0) return undefined;
    const digest = slice(value, at);
    if (!isContiguous(digest)) return { why: notPinnable.digestFromVariable };
    const owner = this.at(digest.at[0] ?? -1);
    if (owner?.isMatched) return { why: notPinnable.digestInPattern(owner.name) };
    if (owner === undefined || owner.users <= 1 || !owner.isPart) return digest;
    return { why: notPinnable.digestShared(owner.name) };
  }

  /** The definition that the last part of the path, or the tag, is written in. */
  private atEnd(value: Traced): Definition | undefined {
    return this.at(value.at[endStart(value)] ?? -1) ?? this.at(tagIn(value)?.at[0] ?? -1);
  }

  private isHome(found: Definition, value: Traced, isTag: boolean): boolean {
    return !found.isPart && isSame(found.value, value) && !this.isUsed(found, isTag);
  }

  /**
   * Whether stages use the value. One that is a whole name may be declared again for labels; a tag is a version, which
   * a stage declares in order to use it.
   */
  private isUsed({ names }: Definition, isTag: boolean): boolean {
    const { declared, used } = this.stageNames;
    return [...names].some((name) =>
      isTag ? declared.has(name) || used.has(name) : declared.has(name) && used.has(name),
    );
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
    const found = this.definitions[lastAtOrBefore(this.starts, offset)];
    return found !== undefined && offset >= begin(found) && offset <= end(found) ? found : undefined;
  }
}

function roleOf({ value }: Definition, name: Traced): string | undefined {
  if (isSame(value, name)) return 'name';
  const tag = tagIn(name);
  if (tag === undefined || !isSame(value, tag)) return undefined;
  return `tag of ${name.text.slice(0, name.text.length - tag.text.length)}`;
}

function begin({ written }: Definition): number {
  return written.at[0] ?? 0;
}

function end({ written }: Definition): number {
  return written.at.at(-1) ?? 0;
}
