// Images to which a kustomization gives another name: the digest of a resource would go with the new name.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/images/
import { addToGroup, smallest } from '../../model/collections.js';
import type { Occurrence } from '../../model/occurrence.js';
import { notPinnable } from '../reasons.js';
import { withoutDigestPlace } from '../undocumented-digests.js';
import { kustomizations, spreadFrom } from './kustomizations.js';

interface Rename {
  readonly name: string;
  readonly line: number;
}

export interface RenameScope {
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

/** By name, so that many kustomizations with one base, and many entries of one kustomization, each take the time of one. */
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

/** An entry that replaces a name and keeps the digest, with the line in its kustomization. */
export interface LocatedRename {
  readonly name: string;
  readonly line: number;
  /** The folder whose resources get it, where it is not the file that says which. */
  readonly folder?: string;
  /** True where those of the kustomizations get it that name the file. */
  readonly isTransformer?: true;
}

/** What a file says about others. */
interface Naming {
  readonly path: string;
  readonly mentioned: readonly string[];
  readonly renames: readonly LocatedRename[];
}

/** Returns a function that refuses to pin what a kustomization, which includes the file, gives another name. */
export function renameRefuser(links: readonly Naming[]): (one: Occurrence) => Occurrence {
  const renaming = links.filter(({ renames }) => renames.length > 0);
  if (renaming.length === 0) return (one) => one;
  const naming = namingOf(renaming, links);
  const scopes = new RenameScopes(
    renaming.flatMap((one) => scopesIn(one, naming.get(one.path) ?? [])),
    new Map(links.map((one) => [one.path, one])),
  );
  return (one) => {
    if (one.kind !== 'image' || one.pin.kind === 'refused') return one;
    const names = [repositoryOf(one.raw), `${one.image.registry}/${one.image.repository}`];
    const by = scopes.find(one.at.file, names);
    return by === undefined ? one : withoutDigestPlace(one, notPinnable.renamedBy(by.path, by.line));
  };
}

/** The files that name those with transformers, by the name. */
function namingOf(
  renaming: readonly Naming[],
  links: readonly Naming[],
): ReadonlyMap<string, readonly string[]> {
  const transforming = renaming.filter(({ renames }) => renames.some(({ isTransformer }) => isTransformer));
  const naming = new Map<string, Set<string>>(transforming.map(({ path }) => [path, new Set<string>()]));
  for (const { path, mentioned } of links) for (const named of mentioned) naming.get(named)?.add(path);
  return new Map([...naming].map(([path, paths]) => [path, [...paths]]));
}

/** Entries with a folder count there, those of transformers in the kustomizations that name the file, all others in the file. */
function scopesIn({ path, renames }: Naming, naming: readonly string[]): readonly RenameScope[] {
  const byFolder = new Map<string, LocatedRename[]>();
  for (const one of renames) if (one.folder !== undefined) addToGroup(byFolder, one.folder, one);
  return [
    ...[...byFolder].map(([folder, entries]) => {
      const from = kustomizations.map((name) => `${folder}${name}`);
      // Without a kustomization, Flux and Argo CD take every manifest of the folder.
      return { path, entries, from, folder };
    }),
    { path, entries: renames.filter(({ isTransformer }) => isTransformer), from: naming },
    {
      path,
      entries: renames.filter(({ folder, isTransformer }) => folder === undefined && !isTransformer),
      from: [path],
    },
  ];
}

/** The name as written, without its tag and its digest. */
function repositoryOf(raw: string): string {
  const name = raw.split('@')[0] ?? '';
  const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
  return colon < 0 ? name : name.slice(0, colon);
}
