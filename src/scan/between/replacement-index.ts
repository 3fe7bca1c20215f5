// Finds the commands that may replace a reference, among any number of them: by the path and by the name that they contain.
import { compareText } from '../../model/text/text.js';
import type { Replacement } from './replacements.js';

/** A command with what it looks for, in the order in which commands were found. */
export interface IndexedCommand {
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

export interface ReplacementIndex {
  readonly size: number;
  /** The commands with the file's path, or the end of it, as a word; `undefined` if there are too many. */
  readonly naming: (file: string) => readonly IndexedCommand[] | undefined;
  /** The commands of which a pattern contains the text where a name may begin; `undefined` if there are too many. */
  readonly containing: (text: string) => readonly Start[] | undefined;
}

/** Commands that are compared with one reference. Files and names that more of them could change are not pinned. */
export const maxCompared = 2000;
export const minWordLength = 3;
/** A pattern with more is compared as a whole: no person writes one. */
const maxStarts = 50;

/** Reads each command once. */
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

/** The words of a pattern without variables and without what is repeated. */
function literalWords(pattern: string): readonly string[] {
  return (pattern.match(/\$?\{?[\w./:-]+[*+?]?/g) ?? []).flatMap((word) => {
    const literal = /[*+?]$/.test(word) ? word.slice(0, -2) : word;
    return literal.startsWith('$') || literal.length < minWordLength ? [] : [literal];
  });
}
