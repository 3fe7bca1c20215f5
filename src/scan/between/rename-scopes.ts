// Which file gets which entry of a kustomization that renames images. Looked for by name, so that many kustomizations with
// one base, and many entries of one kustomization, each take the time of one.
import { smallest } from '../../model/collections.js';
import { spreadFrom } from '../checkout/reached-files.js';

/** An entry of a kustomization. */
export interface Rename {
  readonly name: string;
  readonly line: number;
}

/** Entries, and where they count. */
export interface RenameScope {
  /** The kustomization. */
  readonly path: string;
  readonly entries: readonly Rename[];
  /** The files and folders from which on they count. */
  readonly from: readonly string[];
  /** A folder whose files all get them: it ends in `/`, or is empty. */
  readonly folder?: string;
}

type Mentioning = Parameters<typeof spreadFrom>[1];

/** An entry by its place: of several that count for a file, the first one is told. */
interface Placed extends Rename {
  readonly scope: number;
  readonly index: number;
}

/** The first entry of each scope for the images of one name. */
interface Named {
  readonly entries: Map<number, Placed>;
  /** Found when an image has the name. */
  reach?: Reach;
}

/** Where the first of some scopes counts. */
interface Reach {
  readonly byFile: ReadonlyMap<string, number>;
  readonly byFolder: ReadonlyMap<string, number>;
  /** The first one that counts for more files than were looked at. */
  readonly everywhere: number | undefined;
}

/** More files than any kustomization of people reaches; beyond, it counts for all files. */
const maxSteps = 500_000;
/** Kustomize reads a name as a regular expression; these are not in the names of images. */
const pattern = /[^\w./:-]/;

export class RenameScopes {
  private readonly exact = new Map<string, Named>();
  /** For all names that begin with a text. */
  private readonly byPrefix = new Map<string, Named>();
  private readonly prefixLengths = new Set<number>();
  /** By their numbers: most names are in the same scopes as others. */
  private readonly reaches = new Map<string, Reach>();
  private readonly left = { steps: maxSteps };

  constructor(
    private readonly scopes: readonly RenameScope[],
    private readonly byPath: Mentioning,
  ) {
    for (const [scope, { entries }] of scopes.entries())
      for (const [index, one] of entries.entries()) {
        const named = this.namedFor(one.name);
        if (!named.entries.has(scope)) named.entries.set(scope, { ...one, scope, index });
      }
  }

  private namedFor(name: string): Named {
    const special = name.search(pattern);
    // The character in front may be one that is repeated.
    const prefix = special < 0 ? undefined : name.slice(0, Math.max(special - 1, 0));
    if (prefix !== undefined) this.prefixLengths.add(prefix.length);
    const all = prefix === undefined ? this.exact : this.byPrefix;
    const key = prefix ?? name;
    const named = all.get(key) ?? { entries: new Map<number, Placed>() };
    all.set(key, named);
    return named;
  }

  /** The first entry that counts for an image of one of the names in the file, and its kustomization. */
  find(file: string, names: readonly string[]): { readonly path: string; readonly line: number } | undefined {
    let first: Placed | undefined;
    for (const named of names.flatMap((name) => this.matching(name))) {
      named.reach ??= this.reachOf([...named.entries.keys()]);
      const one = named.entries.get(firstAt(named.reach, file));
      if (one !== undefined && (first === undefined || isBefore(one, first))) first = one;
    }
    const scope = first && this.scopes[first.scope];
    return first && scope && { path: scope.path, line: first.line };
  }

  private matching(name: string): readonly Named[] {
    const lengths = [...this.prefixLengths].filter((length) => length <= name.length);
    const prefixes = lengths.flatMap((length) => this.byPrefix.get(name.slice(0, length)) ?? []);
    const exact = this.exact.get(name);
    return exact === undefined ? prefixes : [...prefixes, exact];
  }

  private reachOf(numbers: readonly number[]): Reach {
    const key = numbers.join(' ');
    const reach = this.reaches.get(key) ?? this.spread(numbers);
    this.reaches.set(key, reach);
    return reach;
  }

  /** What an earlier scope has reached needs no second look: the earlier one is told. */
  private spread(numbers: readonly number[]): Reach {
    const [byFile, byFolder] = [new Map<string, number>(), new Map<string, number>()];
    for (const number of numbers) {
      const { from = [], folder } = this.scopes[number] ?? {};
      if (folder !== undefined && !byFolder.has(folder)) byFolder.set(folder, number);
      const isNew = (file: string) => !byFile.has(file) && byFile.set(file, number) !== undefined;
      if (!spreadFrom(from, this.byPath, this.left, isNew)) return { byFile, byFolder, everywhere: number };
    }
    return { byFile, byFolder, everywhere: undefined };
  }
}

function isBefore(one: Placed, other: Placed): boolean {
  return one.scope === other.scope ? one.index < other.index : one.scope < other.scope;
}

/** The first scope that counts for the file; infinite for none. */
function firstAt({ byFile, byFolder, everywhere }: Reach, file: string): number {
  const own = [byFile.get(file), everywhere, ...foldersOf(file).map((folder) => byFolder.get(folder))];
  return smallest(own.flatMap((one) => one ?? []));
}

/** Every folder that the file is in, with that of the whole checkout, which has no name. */
function foldersOf(file: string): readonly string[] {
  return ['', ...[...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1))];
}
