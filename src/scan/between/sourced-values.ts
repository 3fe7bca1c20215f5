// Values that another script sets: `. ./env.sh` in front of `docker run ${IMAGE:-redis:5}` makes the default one of several.
import { posix } from 'node:path';
import { largest, smallest } from '../../model/collections.js';
import type { Occurrence } from '../../model/occurrence.js';
import { endOfLine } from '../../model/text/position.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import { opaqueAt } from '../occurrence.js';
import { unresolved } from '../reasons.js';

interface Setting {
  readonly path: string;
  readonly mentioned: readonly string[];
  /** The variables that the file gives a value. */
  readonly sets: readonly string[];
}

const assigned =
  /^[ \t]*(?:(?:export|readonly|declare|typeset)[ \t]+(?:-\w+[ \t]+)*)?(?<name>[A-Za-z_]\w*)(?:=|[ \t]*[:?]{1,3}=|[ \t]+=)/gm;
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
const sourcing = /(?:^|[\s;&|({])(?:\.|source|[s-]?include)[ \t]+(?<name>[^\n;&|]{1,300})/g;

/** A line that prints, and does nothing else. */
const printed = /^[ \t]*@?(?:echo|printf|log|info|warn)[ \t][^\n|;&>`]*$/;

/** A variable in a name. */
const variable = /\$[({]?(?<name>[A-Za-z_]\w*)/g;
/** An assignment that runs wherever the lines around it do. */
const plainAssignment =
  /^(?:(?:export|readonly)[ \t]+)?(?<name>[A-Za-z_]\w*)(?:=|[ \t]*:?:=|[ \t]+=)(?!["']?\$)/gm;

/**
 * Returns a function that makes a name opaque which a file that its script sources may replace by another one. Where the
 * script uses the variable before it sets it again, that use is opaque beside the value.
 */
export function sourcedRefuser(
  links: readonly Setting[],
  files: ReadonlyMap<string, SourceFile>,
): (one: Occurrence) => readonly Occurrence[] {
  const setting = new Map(links.flatMap((one) => (one.sets.length === 0 ? [] : [[one.path, one] as const])));
  const sources = new Map<string, readonly Sourced[]>();
  for (const { path, mentioned } of links) {
    const named = mentioned.flatMap((name) => setting.get(name) ?? []);
    const text = files.get(path)?.text ?? '';
    if (named.length > 0 && text !== '') sources.set(path, sourcedIn(text, named));
  }
  const said = new Set<string>();
  const keyOf = ({ file, span }: Occurrence['at']) => `${span.start} ${file}`;
  return (one) => {
    if (one.kind !== 'image') return [one];
    const sourced = sources.get(one.at.file);
    const file = files.get(one.at.file);
    if (sourced === undefined || sourced.length === 0 || file === undefined) return [one];
    const { text } = file;
    const { start } = one.at.span;
    const { own = '', value = '' } =
      holder.exec(text.slice(Math.max(0, start - maxBefore), start))?.groups ?? {};
    const inName = [...one.raw.matchAll(fallback)].map(({ groups }) => groups?.name ?? '');
    const earlier = [own, ...inName].filter((name) => name !== '');
    const variables = [...one.raw.matchAll(variable)].map(({ groups }) => groups?.name ?? '');
    const by = sourced.flatMap(({ path, first, last, sets, setAgain }) => {
      const open = variables.filter((name) => !((setAgain.get(name) ?? start) < start));
      const names = [...(first < start ? [...earlier, ...open] : []), ...(last > start ? [value] : [])];
      const name = names.find((each) => sets.has(each));
      return name === undefined ? [] : [{ path, name }];
    })[0];
    if (by === undefined) {
      const uses = usesBefore(file, value, start, sourced).filter(({ at }) => !said.has(keyOf(at)));
      for (const { at } of uses) said.add(keyOf(at));
      return [one, ...uses];
    }
    const { image: _image, pin: _pin, ...rest } = one;
    const detail = unresolved.setElsewhere(by.name, by.path);
    return [{ ...rest, kind: 'opaque', why: 'variable', detail }];
  };
}

interface Sourced {
  readonly path: string;
  /** Where the file is sourced first, and where last. */
  readonly first: number;
  readonly last: number;
  readonly sets: ReadonlySet<string>;
  /** Where the script first uses a variable behind a sourced file otherwise than to print it, and where it sets one again behind all of them. */
  readonly used: ReadonlyMap<string, Span>;
  readonly setAgain: ReadonlyMap<string, number>;
}

/** The use of a variable between a file that sets it and the value at `start`. */
function usesBefore(
  file: SourceFile,
  name: string,
  start: number,
  sourced: readonly Sourced[],
): readonly Occurrence[] {
  const by = sourced.find(({ sets }) => sets.has(name));
  const span = by?.used.get(name);
  return by === undefined || span === undefined || span.start > start
    ? []
    : [opaqueAt(file, span, 'variable', unresolved.setElsewhere(name, by.path))];
}

function sourcedIn(text: string, named: readonly Setting[]): readonly Sourced[] {
  const places = new Map<string, { first: number; last: number }>();
  for (const { index, groups } of text.matchAll(sourcing))
    for (const part of new Set((groups?.name ?? '').split(/[\s"'/)}]+/))) {
      const known = places.get(part);
      if (known === undefined) places.set(part, { first: index, last: index });
      else known.last = index;
    }
  const computed = [...places].find(([part]) => part.includes('$'))?.[1];
  const found = named.flatMap(({ path, sets }) => {
    const place = places.get(posix.basename(path)) ?? computed;
    return place === undefined ? [] : [{ path, ...place, sets: new Set(sets) }];
  });
  // One pass for all of them: a script may source many files.
  const first = smallest(
    found.map((one) => one.first),
    text.length,
  );
  const last = largest(
    found.map((one) => one.last),
    0,
  );
  const used = new Map<string, Span>();
  for (const { 0: whole, index, groups } of text.slice(first).matchAll(variable)) {
    const [start, name] = [first + index, groups?.name ?? ''];
    if (used.has(name)) continue;
    const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, endOfLine(text, start));
    if (!printed.test(line)) used.set(name, { start, end: start + whole.length });
  }
  const setAgain = new Map<string, number>();
  for (const { index, groups } of text.slice(last).matchAll(plainAssignment))
    if (!setAgain.has(groups?.name ?? '')) setAgain.set(groups?.name ?? '', last + index);
  return found.map((one) => ({ ...one, used, setAgain }));
}
