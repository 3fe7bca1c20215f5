// Which entries of a policy can match a finding at all: a policy may have one for each finding, and not every pair is compared.
import { addToGroup, countWhile } from '../../model/collections.js';
import { startOfGlob } from '../../model/globs/glob.js';
import type { Work } from '../../model/globs/glob-matcher.js';
import { imageSpellings, withCanonicalRegistry } from '../../model/globs/name-glob.js';
import type { Finding } from '../../model/judgement/finding.js';
import type { Selectors } from '../../model/judgement/policy.js';
import type { Place } from '../../model/text/source.js';

/** What an entry matches, all of it. Of a list, one glob must match. */
interface Selected extends Omit<Selectors, 'tag'> {
  readonly images?: readonly string[];
  /** The line in which the finding begins. */
  readonly line?: Place;
}

export type Subject = Partial<Pick<Finding, 'check' | 'at' | 'about'>>;

/** What it takes to compare a finding with an entry that may match it. */
const stepsPerEntry = 128;

/** Returns the entries that may match a finding, in the order of the list. */
export function selectorIndex<T>(
  entries: readonly T[],
  selectedBy: (entry: T) => Selected,
  work: Work = { steps: 0 },
): (subject: Subject) => readonly T[] {
  const selected = entries.map(selectedBy);
  const choices = selected.map(choicesOf);
  const uses = new Map<string, number>();
  for (const key of choices.flat(2)) uses.set(key, (uses.get(key) ?? 0) + 1);
  const usesOf = (keys: readonly string[]) => keys.reduce((sum, key) => sum + (uses.get(key) ?? 0), 0);
  const byKey = new Map<string, number[]>();
  for (const [position, [first = [], ...others]] of choices.entries()) {
    const rarest = others.reduce((best, one) => (usesOf(one) < usesOf(best) ? one : best), first);
    for (const key of rarest) addToGroup(byKey, key, position);
  }
  const startsIn = startsAmong([...byKey.keys()]);
  const lineOf = linesIn(selected.flatMap(({ line }) => line ?? []));
  return ({ check, at, about }) => {
    const { image, artifact, advisory } = about ?? {};
    const line = at && lineOf(at);
    const keys = [
      'anything',
      `check ${check}`,
      ...(at === undefined ? [] : [`file ${at.file}`, ...startsIn('files', `${at.file}/`)]),
      ...(line === undefined ? [] : [`line ${check} ${line}`]),
      ...(image === undefined ? [] : imageSpellings(image)).flatMap((name) => [
        `image ${name}`,
        ...startsIn('images', name),
      ]),
      ...(artifact === undefined ? [] : [`artifact ${artifact}`]),
      ...(advisory === undefined ? [] : [advisory.id, ...advisory.aliases]).map(advisoryKey),
    ];
    const lists = keys.flatMap((key) => [byKey.get(key) ?? []]).filter((list) => list.length > 0);
    const found = lists.length === 1 ? (lists[0] ?? []) : [...new Set(lists.flat())].sort((a, b) => a - b);
    work.steps += keys.length + stepsPerEntry * found.length;
    return found.flatMap((position) => entries[position] ?? []);
  };
}

/** Lists of keys: every finding that the entry matches has one of each list. */
function choicesOf(selected: Selected): readonly string[][] {
  const { check, image, images = image === undefined ? undefined : [image] } = selected;
  const { paths, artifact, advisory, line } = selected;
  return [
    ...(line === undefined ? [] : [[`line ${check} ${lineKey(line.file, line.span.start)}`]]),
    ...(advisory === undefined ? [] : [[advisoryKey(advisory)]]),
    ...(paths === undefined ? [] : [paths.map((glob) => globKey('file', glob))]),
    ...(images === undefined ? [] : [images.map((glob) => globKey('image', withCanonicalRegistry(glob)))]),
    ...(artifact === undefined ? [] : [[`artifact ${artifact}`]]),
    [check === undefined ? 'anything' : `check ${check}`],
  ];
}

function advisoryKey(id: string): string {
  return `advisory ${id.toLowerCase()}`;
}

/** A glob without any pattern matches one name; the others, names that begin as they do. */
function globKey(kind: 'file' | 'image', glob: string): string {
  const start = startOfGlob(glob);
  return start === glob ? `${kind} ${glob}` : `${kind}s ${start}`;
}

/** Returns the keys of a kind that a text begins with: one look-up for each length that there is. */
function startsAmong(keys: readonly string[]) {
  const lengths = { files: new Set<number>(), images: new Set<number>() };
  for (const key of keys)
    for (const kind of ['files', 'images'] as const)
      if (key.startsWith(`${kind} `)) lengths[kind].add(key.length - kind.length - 1);
  return (kind: keyof typeof lengths, text: string): readonly string[] =>
    [...lengths[kind]].flatMap((length) =>
      length <= text.length ? [`${kind} ${text.slice(0, length)}`] : [],
    );
}

/** Returns the line in which a place begins, of those given. Lines do not overlap. */
function linesIn(lines: readonly Place[]): (at: Place) => string | undefined {
  const byFile = new Map<string, Set<number>>();
  for (const { file, span } of lines) {
    const starts = byFile.get(file);
    if (starts === undefined) byFile.set(file, new Set([span.start]));
    else starts.add(span.start);
  }
  const sorted = new Map([...byFile].map(([file, starts]) => [file, [...starts].sort((a, b) => a - b)]));
  return ({ file, span }) => {
    const starts = sorted.get(file) ?? [];
    const start = starts[countWhile(starts, (one) => one <= span.start) - 1];
    return start === undefined ? undefined : lineKey(file, start);
  };
}

function lineKey(file: string, start: number): string {
  return `${start} ${file}`;
}
