// Values that another script sets: `. ./env.sh` in front of `docker run ${IMAGE:-redis:5}` makes the default one of several.
import { posix } from 'node:path';
import type { Occurrence } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { unresolved } from '../reasons.js';

interface Setting {
  readonly path: string;
  readonly mentioned: readonly string[];
  /** The variables that the file gives a value. */
  readonly sets: readonly string[];
}

const assigned =
  /^[ \t]*(?:(?:export|readonly|declare|typeset)[ \t]+(?:-\w+[ \t]+)*)?(?<name>[A-Za-z_]\w*)=/gm;
const maxNames = 1000;

/** The variables that a script gives a value at the begin of a line. */
export function variablesSetIn(text: string): readonly string[] {
  const names = new Set<string>();
  for (const { groups } of text.matchAll(assigned)) if (names.size < maxNames) names.add(groups?.name ?? '');
  return [...names];
}

/** In front of a name: the variable that has it as its default or its value. */
const holder = /\$\{(?<own>\w+):?[-=]["']?$|(?<![\w-])(?<value>[A-Za-z_]\w*)=["']?$/;
const maxBefore = 200;
const fallback = /\$\{(?<name>\w+):?[-=]/g;
const sourcing = /(?:^|[\s;&|({])(?:\.|source)[ \t]+(?<name>[^\n;&|]{1,300})/g;

/** Returns a function that makes a name opaque which a file that its script sources may replace by another one. */
export function sourcedRefuser(
  clues: readonly Setting[],
  files: ReadonlyMap<string, SourceFile>,
): (one: Occurrence) => Occurrence {
  const setting = new Map(clues.flatMap((one) => (one.sets.length === 0 ? [] : [[one.path, one] as const])));
  const sources = new Map<string, readonly Sourced[]>();
  for (const { path, mentioned } of clues) {
    const named = mentioned.flatMap((name) => setting.get(name) ?? []);
    const text = files.get(path)?.text ?? '';
    if (named.length > 0 && text !== '') sources.set(path, sourcedIn(text, named));
  }
  return (one) => {
    if (one.kind !== 'image') return one;
    const sourced = sources.get(one.at.file);
    if (sourced === undefined || sourced.length === 0) return one;
    const text = files.get(one.at.file)?.text ?? '';
    const { start } = one.at.span;
    const { own = '', value = '' } =
      holder.exec(text.slice(Math.max(0, start - maxBefore), start))?.groups ?? {};
    const inName = [...one.raw.matchAll(fallback)].map(({ groups }) => groups?.name ?? '');
    const earlier = [own, ...inName].filter((name) => name !== '');
    const by = sourced.flatMap(({ path, first, last, sets }) => {
      const names = [...(first < start ? earlier : []), ...(last > start ? [value] : [])];
      const name = names.find((each) => sets.has(each));
      return name === undefined ? [] : [{ path, name }];
    })[0];
    if (by === undefined) return one;
    const { image: _image, pin: _pin, ...rest } = one;
    const detail = unresolved.setElsewhere(by.name, by.path);
    return { ...rest, kind: 'opaque', why: 'variable', detail };
  };
}

interface Sourced {
  readonly path: string;
  /** Where the file is sourced first, and where last. */
  readonly first: number;
  readonly last: number;
  readonly sets: ReadonlySet<string>;
}

function sourcedIn(text: string, named: readonly Setting[]): readonly Sourced[] {
  const places = new Map<string, { first: number; last: number }>();
  for (const { index, groups } of text.matchAll(sourcing))
    for (const part of new Set((groups?.name ?? '').split(/[\s"'/)}]+/))) {
      const known = places.get(part);
      if (known === undefined) places.set(part, { first: index, last: index });
      else known.last = index;
    }
  return named.flatMap(({ path, sets }) => {
    const place = places.get(posix.basename(path));
    return place === undefined ? [] : [{ path, ...place, sets: new Set(sets) }];
  });
}
