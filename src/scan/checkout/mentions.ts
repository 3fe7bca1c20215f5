// The paths of a checkout, and those to which names of files lead that a scanned file mentions, such as `build.dockerfile`.
import path from 'node:path';
import { addToGroup } from '../../model/collections.js';
import { pathMatcher } from '../../model/globs/glob.js';
import type { CheckoutPaths, Mention, Occurrence, PassedArguments } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { compareText } from '../../model/text/text.js';

const maxPathLength = 1000;
/** Of contexts and of names: their combinations are paths to look for. */
const maxFolders = 200;
/** URLs, scp-like addresses of repositories, and what only another program can expand. */
const notAPath = /[\0-\x1f:*?<>|$`\\]|\{\{|^\//;

export interface NamedFiles {
  readonly mentions: readonly Mention[];
  readonly passes: readonly PassedArguments[];
  /** Names of files with a variable that has no value: nothing tells which images they use. */
  readonly unknown: readonly Occurrence[];
}

/** The folder of a file, empty for the root of the checkout. */
export function folderOf(file: string): string {
  const folder = path.posix.dirname(file);
  return folder === '.' ? '' : folder;
}

/**
 * The path in the checkout that a name has from a folder. `undefined` for what is no relative path, such as a URL, and
 * for a path that leads out of the checkout.
 */
export function pathFrom(folder: string, name: string): string | undefined {
  if (name === '' || name.length > maxPathLength || notAPath.test(name)) return undefined;
  const joined = path.posix.join(folder, name);
  return joined === '..' || joined.startsWith('../') || joined.startsWith('/') ? undefined : joined;
}

/** Mentions of a name from each of the folders; which of them exist is decided by the scan of the checkout. */
export function mentionsFrom(
  folders: readonly (string | undefined)[],
  name: string | undefined,
  as: string,
): readonly Mention[] {
  return folders.flatMap((folder) => {
    const found = folder === undefined || name === undefined ? undefined : pathFrom(folder, name);
    return found === undefined ? [] : [{ path: found, as }];
  });
}

/**
 * The Dockerfiles of a tool that runs in a folder which the file does not tell: its own or the root of the checkout.
 * Names are relative to a context or to that folder. A file that two of these paths lead to is read once.
 */
export function buildMentions(
  { path: file }: SourceFile,
  contexts: readonly string[],
  names: readonly string[],
): readonly Mention[] {
  const bases = [...new Set([folderOf(file), ''])];
  const folders: readonly (string | undefined)[] = bases.flatMap((base) => [
    base,
    ...contexts.map((context) => pathFrom(base, context)),
  ]);
  const distinct = [...new Set(folders)].slice(0, maxFolders);
  return [...new Set(names)]
    .slice(0, maxFolders)
    .flatMap((name) => mentionsFrom(distinct, name, 'dockerfile'));
}

/** More globs than any project has; each is compared with every path of the checkout. */
const maxGlobs = 200;

export class MentionedGlobs {
  /** True once globs were left out. */
  isTooMuch = false;
  private readonly known = new Map<string, readonly string[]>();
  private added = new Map<string, Mention>();

  constructor(private readonly paths: CheckoutPaths) {}

  add(mention: Mention): void {
    this.added.set(`${mention.as} ${mention.path}`, mention);
  }

  /** The globs that were added since they were asked for last. */
  waiting(): readonly Mention[] {
    const mentions = [...this.added.values()];
    this.added = new Map();
    return mentions;
  }

  matching({ path: glob }: Mention): readonly string[] {
    const known = this.known.get(glob);
    if (known !== undefined) return known;
    this.isTooMuch ||= this.known.size >= maxGlobs;
    if (this.isTooMuch) return [];
    const folder = /^(?:[\w-][\w.-]*\/)*/.exec(glob)?.[0] ?? '';
    const found = this.paths.below(folder).filter(pathMatcher([glob]));
    this.known.set(glob, found);
    return found;
  }
}

export interface OrderedPaths extends CheckoutPaths {
  readonly all: ReadonlySet<string>;
  /** The paths directly in a folder, without a slash at its end; empty for the root of the checkout. */
  inFolder(folder: string): readonly string[];
}

/** Ordered by folders, so that those of one folder are found without a look at the others. */
export function orderedPaths(all: ReadonlySet<string>): OrderedPaths {
  const ordered = [...all].toSorted(compareText);
  const folders = new Map<string, string[]>();
  for (const path of ordered) {
    addToGroup(folders, folderOf(path), path);
  }
  return {
    all,
    has: (path) => all.has(path),
    below: (folder) => ordered.slice(firstFrom(ordered, folder), firstFrom(ordered, `${folder}\uFFFF`)),
    inFolder: (folder) => folders.get(folder) ?? [],
  };
}

/** The index of the first path that is not before the text. */
function firstFrom(ordered: readonly string[], text: string): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareText(ordered[middle] ?? '', text) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
