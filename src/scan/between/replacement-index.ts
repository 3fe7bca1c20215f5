// Finds the commands that may replace a reference, among any number of them: by the path and by the name that they contain.

import { isUnpublishable } from '../../model/images/official-images.js';
import type { ImageOccurrence, Occurrence } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { compareText } from '../../model/text/text.js';
import { notPinnable, unresolved } from '../reasons.js';
import { withoutDigestPlace } from '../undocumented-digests.js';

/** A command of a script, a Makefile or a CI file that replaces text. */
export interface Replacement {
  readonly file: string;
  readonly line: number;
  readonly program: 'sed' | 'yq' | 'kustomize';
  /** What `sed` looks for, and the names of images that `kustomize` sets. */
  readonly patterns: readonly string[];
  /** The keys of YAML that `yq` sets, as far as they hold a part of an image. */
  readonly keys: readonly string[];
  /** The words that may be paths, without what stands before a variable or `../`. */
  readonly paths: readonly string[];
}

/** A command with what it looks for, in the order in which commands were found. */
interface IndexedCommand {
  readonly command: Replacement;
  readonly order: number;
  /** For each pattern, the words that a line must have. */
  readonly words: readonly (readonly string[])[];
}

/** A place where the name of an image may begin in a pattern, and what follows it. */
interface Start {
  readonly text: string;
  readonly indexed: IndexedCommand;
}

interface ReplacementIndex {
  readonly size: number;
  /** The commands with the file's path, or the end of it, as a word; `undefined` if there are too many. */
  readonly naming: (file: string) => readonly IndexedCommand[] | undefined;
  /** The commands of which a pattern contains the text where a name may begin; `undefined` if there are too many. */
  readonly containing: (text: string) => readonly Start[] | undefined;
}

/** Commands that are compared with one reference. Files and names that more of them could change are not pinned. */
const maxCompared = 2000;
const minWordLength = 3;
/** A pattern with more is compared as a whole: no person writes one. */
const maxStarts = 50;

export function indexOf(replacements: readonly Replacement[]): ReplacementIndex {
  const byPath = new Map<string, Map<string, IndexedCommand>>();
  const starts: Start[] = [];
  const long: Start[] = [];
  for (const [order, command] of replacements.entries()) {
    const { program, patterns, keys, paths } = command;
    const indexed = { command, order, words: patterns.map(literalWords) };
    // Copies of one script in many folders are compared once.
    const effect = JSON.stringify([program, patterns, keys]);
    for (const path of paths) {
      const same = byPath.get(path) ?? new Map<string, IndexedCommand>();
      byPath.set(path, same);
      if (!same.has(effect)) same.set(effect, indexed);
    }
    for (const pattern of patterns) {
      const found = startsOf(pattern);
      if (found === undefined) long.push({ text: pattern, indexed });
      else for (const at of found) starts.push({ text: pattern.slice(at), indexed });
    }
  }
  const sorted = starts.toSorted((a, b) => compareText(a.text, b.text));
  return {
    size: replacements.length,
    naming: (file) => namingIn(byPath, file),
    containing: (text) => (long.length > maxCompared ? undefined : containingIn(sorted, long, text)),
  };
}

function namingIn(
  byPath: ReadonlyMap<string, ReadonlyMap<string, IndexedCommand>>,
  file: string,
): readonly IndexedCommand[] | undefined {
  const found = new Set<IndexedCommand>();
  for (let at = 0; ; ) {
    const same = byPath.get(file.slice(at));
    if (same !== undefined && found.size + same.size > maxCompared) return undefined;
    for (const one of same?.values() ?? []) found.add(one);
    const slash = file.indexOf('/', at);
    if (slash < 0) return [...found].sort((a, b) => a.order - b.order);
    at = slash + 1;
  }
}

function containingIn(
  sorted: readonly Start[],
  long: readonly Start[],
  text: string,
): readonly Start[] | undefined {
  let [from, end] = [0, sorted.length];
  while (from < end) {
    const middle = (from + end) >>> 1;
    if ((sorted[middle]?.text ?? '') < text) from = middle + 1;
    else end = middle;
  }
  const found: Start[] = [];
  for (let at = from; at < sorted.length; at += 1) {
    const start = sorted[at];
    if (start === undefined || !start.text.startsWith(text)) break;
    if (found.length === maxCompared) return undefined;
    found.push(start);
  }
  for (const { text: pattern, indexed } of long)
    for (let at = pattern.indexOf(text); at >= 0; at = pattern.indexOf(text, at + text.length))
      if (isStart(pattern, at)) found.push({ text: pattern.slice(at), indexed });
  return found;
}

/** Where names may begin; `undefined` for too many places. */
function startsOf(pattern: string): readonly number[] | undefined {
  const starts: number[] = [];
  for (let at = 0; at <= pattern.length - minWordLength; at += 1) {
    if (!isStart(pattern, at)) continue;
    if (starts.length === maxStarts) return undefined;
    starts.push(at);
  }
  return starts;
}

function isStart(pattern: string, at: number): boolean {
  return !/[\w./-]/.test(pattern[at - 1] ?? '');
}

/** The words of a pattern without variables and without what is repeated; those of a variable with a default, where it has no others. */
function literalWords(pattern: string): readonly string[] {
  const words = wordsOf(pattern);
  return words.length > 0 ? words : wordsOf(pattern.replaceAll(/\$\{(?=\w+:?-)/g, ''));
}

function wordsOf(pattern: string): readonly string[] {
  return (pattern.match(/\$?\{?[\w./:-]+[*+?]?/g) ?? []).flatMap((word) => {
    const literal = /[*+?]$/.test(word) ? word.slice(0, -2) : word;
    return literal.startsWith('$') || literal.length < minWordLength ? [] : [literal];
  });
}

const maxLineLength = 2000;

/** What is found for one file or name; `too-many`: more commands than can be compared with each reference. */
type Candidates<T> = T | 'too-many';

/** Of the commands that look for a name, the first of each kind. */
interface Searching {
  readonly anywhere: IndexedCommand | undefined;
  /** `kustomize edit` changes kustomizations only. */
  readonly inKustomizations: IndexedCommand | undefined;
}

/** A tag, or a whole name, that people write where a script puts in another one. */
const placeholder = /^(?:__\w{1,60}__|[A-Z][A-Z\d]*(?:_[A-Z\d]+)*)$/;
/** The form that no tag has by chance, whatever file a command is for. */
const marker = /__[a-zA-Z\d]\w{0,60}?__/g;

/** The first command for each placeholder that any of them looks for. */
function markersIn(replacements: readonly Replacement[]): ReadonlyMap<string, Replacement> {
  const found = new Map<string, Replacement>();
  for (const command of replacements)
    for (const pattern of command.patterns)
      for (const text of pattern.match(marker) ?? []) if (!found.has(text)) found.set(text, command);
  return found;
}

/** The part of a name that a command replaces by another before anything is pulled. */
function replacedText(
  { raw, image }: ImageOccurrence,
  { program, patterns }: Replacement,
): string | undefined {
  if (program !== 'sed' || image.digest !== undefined) return undefined;
  const { tag = '' } = image;
  if (placeholder.test(tag) && patterns.some((pattern) => pattern.replace(/^[:=]/, '') === tag)) return tag;
  return isUnpublishable(image) && patterns.includes(raw) ? raw : undefined;
}

/**
 * Returns a function that refuses to pin what one of the commands replaces, and what too many of them may replace. A
 * placeholder that a command replaces is no image.
 */
export function replacementRefuser(
  replacements: readonly Replacement[],
  files: ReadonlyMap<string, SourceFile>,
): (one: Occurrence) => Occurrence {
  const index = indexOf(replacements);
  const markers = markersIn(replacements);
  const byName = new Map<string, Candidates<Searching>>();
  // References come file by file.
  let last: { file: string; naming: Candidates<readonly IndexedCommand[]> } | undefined;

  function namingOf(file: string): Candidates<readonly IndexedCommand[]> {
    if (last?.file !== file) last = { file, naming: index.naming(file) ?? 'too-many' };
    return last.naming;
  }

  function searchingFor(raw: string): Candidates<Searching> {
    const searching = byName.get(raw) ?? searchedIn(raw);
    byName.set(raw, searching);
    return searching;
  }

  function searchedIn(raw: string): Candidates<Searching> {
    const name = nameIn(raw);
    if (name.repository.length < minWordLength) return { anywhere: undefined, inKustomizations: undefined };
    const starts = index.containing(name.repository);
    if (starts === undefined) return 'too-many';
    const found = starts
      .filter(({ text }) => hasTag(text.slice(name.repository.length), name.rest))
      .map(({ indexed }) => indexed)
      .sort((a, b) => a.order - b.order);
    const isKustomize = ({ command }: IndexedCommand) => command.program === 'kustomize';
    return { anywhere: found.find((one) => !isKustomize(one)), inKustomizations: found.find(isKustomize) };
  }

  return (one) => {
    if (one.kind !== 'image' || index.size === 0) return one;
    const marked = markers.get(one.image.tag ?? '');
    if (marked !== undefined) return replaced(one, one.image.tag ?? '', marked);
    if (one.pin.kind === 'refused') return one;
    const { file } = one.at;
    const [naming, searching] = [namingOf(file), searchingFor(one.raw)];
    const by =
      (naming === 'too-many' ? undefined : touching(naming, one, files)) ??
      (searching === 'too-many' ? undefined : editing(searching, file));
    const text = by && replacedText(one, by);
    if (by !== undefined && text !== undefined) return replaced(one, text, by);
    if (by !== undefined) return withoutDigestPlace(one, notPinnable.replacedBy(by.file, by.line));
    const isUnknown = naming === 'too-many' || searching === 'too-many';
    return isUnknown ? withoutDigestPlace(one, notPinnable.tooManyReplacements(maxCompared)) : one;
  };
}

function replaced(
  { image: _image, pin: _pin, ...one }: ImageOccurrence,
  text: string,
  { file, line }: Replacement,
): Occurrence {
  return { ...one, kind: 'opaque', why: 'template', detail: unresolved.replacedBefore(text, file, line) };
}

/** The first of the commands for which everything that it looks for, as far as it is literal, is on a line of the reference. */
function touching(
  naming: readonly IndexedCommand[],
  one: ImageOccurrence,
  files: ReadonlyMap<string, SourceFile>,
): Replacement | undefined {
  if (naming.length === 0) return undefined;
  const lines = linesOf(one, files.get(one.at.file)?.text ?? '');
  return naming.find(
    ({ command, words }) =>
      command.keys.some((key) => new RegExp(`\\b${key}\\b`).test(lines)) ||
      words.some((all) => all.length > 0 && all.every((word) => lines.includes(word))),
  )?.command;
}

function editing({ anywhere, inKustomizations }: Searching, file: string): Replacement | undefined {
  const isKustomization = /(?:^|\/)kustomization\.ya?ml$|(?:^|\/)Kustomization$/.test(file);
  return (anywhere ?? (isKustomization ? inKustomizations : undefined))?.command;
}

/** The name as written, up to its digest: the repository, and the rest with the tag. */
function nameIn(raw: string): { readonly repository: string; readonly rest: string } {
  const name = raw.split('@')[0] ?? '';
  const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
  const repository = colon < 0 ? name : name.slice(0, colon);
  return { repository, rest: name.slice(repository.length) };
}

/** True for what follows the repository in a pattern, if the tag is the same up to where the pattern matches anything. */
function hasTag(following: string, rest: string): boolean {
  const [tag = ''] = /^[\w.:-]*/.exec(following) ?? [];
  return rest.startsWith(tag.replace(/\.$/, ''));
}

/** The line of the reference, and that of its digest where it is another one. */
function linesOf({ at, pin }: ImageOccurrence, text: string): string {
  const lineAt = (offset: number) => {
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    const end = text.indexOf('\n', offset);
    return text.slice(start, Math.min(end < 0 ? text.length : end, start + maxLineLength));
  };
  return `${lineAt(at.span.start)}\n${pin.kind === 'place' ? lineAt(pin.span.start) : ''}`;
}
