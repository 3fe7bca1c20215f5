// Which files are test data: those in folders with well-known names that nothing in the checkout builds, runs or deploys.
import type { Span } from '../../model/text/source.js';

/** Names of folders that hold test data, golden files or expected output. */
const folderName =
  /^(?:test[-_]?(?:data|files|cases)\d*|fixtures|__fixtures__|goldens?|__snapshots__|expected)$/;
const anyFolderName = /test[-_]?(?:data|files|cases)|fixtures|golden|__snapshots__|expected/g;
/** Its parts, each of which is found faster than one of them all. */
const words = ['fixtures', 'golden', '__snapshots__', 'expected'];
const ofTests = /test[-_]?(?:data|files|cases)/;
const ofPath = /[\w.@+/-]/;
/** Below folders with these names, Helm reads every file, and so do CI systems below one that begins with a dot. */
const readWhole = /^(?:templates|crds|\..*)$/;
const maxSegments = 60;
/** Files that name files that name files: more of it counts as used. */
const maxRounds = 20;
/** Where a path of a command or a value can end; before anything else, its last part may go on. */
const endOfPath = /^[\s"'`;,|&()<>:#\]}]/;
/** What stands before a path that begins with the name of a variable, or behind one. */
const startsWithVariable = /[$})%]$|\$\{$|\$\($/;
const maxPathLength = 500;
const maxPaths = 5000;

export interface UsedPaths {
  readonly path: string;
  /** Files of the checkout that it names, as far as its scanner knows. */
  readonly mentioned: readonly string[];
  /** Paths in its text that lead into test data. */
  readonly testData: readonly string[];
  /** Folders that it deploys with everything in them. */
  readonly deployed: readonly string[];
}

/** The name of the folder that makes a path one of test data; `undefined` for all others. */
export function testDataFolder(path: string): string | undefined {
  const folders = path.split('/').slice(0, -1);
  const at = folders.findIndex((name) => folderName.test(name));
  return at < 0 || folders.slice(0, at).some((name) => readWhole.test(name)) ? undefined : folders[at];
}

/**
 * The paths in a text that lead into test data, relative to any folder. Of one that begins with a variable, the part
 * behind it; of one that goes on with a wildcard or a variable, the folder before it.
 */
export function testDataPaths(text: string): readonly string[] {
  if (!words.some((word) => text.includes(word)) && !ofTests.test(text)) return [];
  const paths = new Set<string>();
  let done = 0;
  for (const { index } of text.matchAll(anyFolderName)) {
    if (index < done) continue;
    const { start, end } = pathAround(text, index);
    done = end;
    const segments = text.slice(start, end).split('/');
    if (!segments.some((name) => folderName.test(name)) || isOnlyNamed(text, { start, end })) continue;
    const isExpanded = startsWithVariable.test(text.slice(Math.max(0, start - 2), start));
    const isWhole = end === text.length || endOfPath.test(text[end] ?? '');
    const named = segments
      .slice(isExpanded && segments.length > 1 ? 1 : 0, isWhole ? undefined : -1)
      .filter((name) => !/^\.{0,2}$/.test(name));
    if (named.length > 0) paths.add(named.join('/'));
    if (paths.size >= maxPaths) break;
  }
  return [...paths];
}

/** What a line leaves out, in front of the name of a folder. */
const leftOut =
  /(?:!|-not)\s+-i?(?:name|path)\s+["']?$|\bgrep(?:\s+-\w+)*\s+-\w*v\w*(?:\s+-\w+)*\s+["']?$|\b(?:ignore\w*|exclude\w*|paths-ignore|matchFileNames)["']?\s*:/i;
/** What a line looks for, and what goes on with what is found. */
const searching = /(?:\s-i?(?:name|path)|\bgrep(?:\s+-\w+)*)\s+["']?$/i;
const goesOn = /^[^\n]*(?:[|`)>\\]|-exec(?:dir)?\s(?!\s*rm\s)|-ok|-print)/;
const inSubstitution = /\$\(|`|<\(/;
/** What a line calls something, unless the text takes names for paths. */
const naming = /^\s*(?:-\s+)?(?:name|description)["']?:\s/i;
const usesNames = /\.(?:name|description)\b|^dependencies:/im;
/** Words for people, which nothing reads. */
const printing = /^\s*(?:echo|printf)\s(?:[^|>;&$`]|\$\w|->)*$/;
const withWords = /^\s*\w+\s[^\n]*?[a-z]{2}/i;
const behindBlank = /\s["']?$/;
const restOfPrinted = /^(?:[^|>;&$`\n\\]|\\[^\n]|\$\w|->)*(?:\n|$)/;
/** The end of a function or of another group, whose output something may read. */
const endOfGroup = /^[^\n]*(?:\n[ \t]*(?:(?:echo|printf)[ \t][^\n]*)?)*\n[ \t]*(?:[})]|done\b)/;

/** True for the name of any such folder where nothing there is used, as in `find . ! -name '__fixtures__'`. */
function isOnlyNamed(text: string, { start, end }: Span): boolean {
  if (/\w\/.*\w/.test(text.slice(start, end))) return false;
  const before = text.slice(Math.max(text.lastIndexOf('\n', start) + 1, start - maxPathLength), start);
  const rest = text.slice(end, end + maxPathLength);
  const isSentence = [printing, withWords, behindBlank].every((one) => one.test(before));
  const isPrinted = isSentence && restOfPrinted.test(rest) && !endOfGroup.test(rest);
  const isSearched = searching.test(before) && !goesOn.test(rest) && !inSubstitution.test(before);
  return isPrinted || isSearched || leftOut.test(before) || (naming.test(before) && !usesNames.test(text));
}

function pathAround(text: string, at: number): Span {
  let start = at;
  while (start > at - maxPathLength && ofPath.test(text[start - 1] ?? '')) start -= 1;
  let end = at;
  while (end < at + maxPathLength && ofPath.test(text[end] ?? '')) end += 1;
  return { start, end };
}

/**
 * Returns a function that tells the folder that makes a file test data. A file that another file names, and one in a
 * folder that is deployed as a whole, is none: otherwise a build or a deployment could take an image from there unseen.
 * @param links of all files; those of test data count once their file is named
 */
export function testDataFinder(
  paths: Iterable<string>,
  links: readonly UsedPaths[],
): (path: string) => string | undefined {
  const unused = new Map<string, string>();
  for (const path of paths) {
    const folder = testDataFolder(path);
    if (folder !== undefined) unused.set(path, folder);
  }
  const uses = new Uses();
  let waiting = links;
  for (let round = 0; unused.size > 0 && waiting.length > 0; round += 1) {
    if (round === maxRounds) return () => undefined;
    const known = new Set(unused.keys());
    const active = waiting.filter(({ path }) => !known.has(path));
    if (active.length === 0) break;
    for (const one of active) {
      uses.add(one);
    }
    for (const path of known) {
      if (uses.include(path)) unused.delete(path);
    }
    waiting = waiting.filter(({ path }) => known.has(path));
  }
  return (path) => unused.get(path);
}

class Uses {
  private readonly files = new Set<string>();
  private readonly paths = new Set<string>();
  private readonly folders = new Set<string>();
  /** Everything is deployed. */
  private isWhole = false;

  add({ mentioned, testData, deployed }: UsedPaths): void {
    for (const path of mentioned) this.files.add(path);
    for (const path of testData) this.paths.add(path);
    for (const folder of deployed) this.folders.add(folder);
    this.isWhole ||= deployed.includes('');
  }

  include(path: string): boolean {
    const segments = path.split('/');
    if (this.isWhole || this.files.has(path) || segments.length > maxSegments) return true;
    return segments.some((_, start) => {
      let part = '';
      return segments.slice(start).some((name) => {
        part = part === '' ? name : `${part}/${name}`;
        return this.paths.has(part) || this.folders.has(part);
      });
    });
  }
}
