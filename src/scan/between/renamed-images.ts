// Images to which a kustomization gives another name: the digest of a resource would go with the new name.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/images/
import { addToGroup } from '../../model/collections.js';
import type { Occurrence } from '../../model/occurrence.js';
import { kustomizations } from '../checkout/reached-files.js';
import { refused } from '../pin-place.js';
import { notPinnable } from '../reasons.js';
import { type RenameScope, RenameScopes } from './rename-scopes.js';

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
export function renameRefuser(clues: readonly Naming[]): (one: Occurrence) => Occurrence {
  const renaming = clues.filter(({ renames }) => renames.length > 0);
  if (renaming.length === 0) return (one) => one;
  const naming = namingOf(renaming, clues);
  const scopes = new RenameScopes(
    renaming.flatMap((one) => scopesIn(one, naming.get(one.path) ?? [])),
    new Map(clues.map((one) => [one.path, one])),
  );
  return (one) => {
    if (one.kind !== 'image' || one.pin.kind === 'refused') return one;
    const names = [repositoryOf(one.raw), `${one.image.registry}/${one.image.repository}`];
    const by = scopes.find(one.at.file, names);
    return by === undefined ? one : { ...one, pin: refused(notPinnable.renamedBy(by.path, by.line)) };
  };
}

/** The files that name those with transformers, by the name. */
function namingOf(
  renaming: readonly Naming[],
  clues: readonly Naming[],
): ReadonlyMap<string, readonly string[]> {
  const transforming = renaming.filter(({ renames }) => renames.some(({ isTransformer }) => isTransformer));
  const naming = new Map<string, Set<string>>(transforming.map(({ path }) => [path, new Set<string>()]));
  for (const { path, mentioned } of clues) for (const named of mentioned) naming.get(named)?.add(path);
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
