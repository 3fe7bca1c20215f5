// Images to which a kustomization gives another name: the digest of a resource would go with the new name.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/images/
import type { Occurrence } from '../model/occurrence.js';
import { isPauseDue, pause } from '../model/steps.js';
import { refused } from './pin-place.js';
import { notPinnable } from './reasons.js';

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

/** More files than any kustomization of people reaches; beyond, it counts for all files. */
const maxSteps = 500_000;
const kustomizations = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
/** Kustomize reads a name as a regular expression; these are not in the names of images. */
const pattern = /[^\w./:-]/;

/** Returns a function that refuses to pin what a kustomization, which includes the file, gives another name. */
export async function renameRefuser(clues: readonly Naming[]): Promise<(one: Occurrence) => Occurrence> {
  const renaming = clues.filter(({ renames }) => renames.length > 0);
  if (renaming.length === 0) return (one) => one;
  const byPath = new Map(clues.map((one) => [one.path, one]));
  const left = { steps: maxSteps };
  const scopes: ReachedScope[] = [];
  for (const { path, renames } of renaming)
    for (const { from, entries } of scopesOf(path, renames, clues)) {
      scopes.push({ path, entries, files: reachedFrom(from, byPath, left), folder: entries[0]?.folder });
      if (isPauseDue()) await pause();
    }
  return (one) => {
    if (one.kind !== 'image' || one.pin.kind === 'refused') return one;
    const written = [repositoryOf(one.raw), `${one.image.registry}/${one.image.repository}`];
    for (const { path, entries, files, folder } of scopes) {
      const by = entries.find(({ name }) => written.some((text) => mayMatch(name, text)));
      const isReached = files === undefined || files.has(one.at.file) || isBelow(one.at.file, folder);
      if (by !== undefined && isReached)
        return { ...one, pin: refused(notPinnable.renamedBy(path, by.line)) };
    }
    return one;
  };
}

interface Scope {
  /** The files and folders from which on the entries count. */
  readonly from: readonly string[];
  readonly entries: readonly LocatedRename[];
}

interface ReachedScope {
  /** The kustomization. */
  readonly path: string;
  readonly entries: readonly LocatedRename[];
  /** The files and folders that the entries count for; `undefined` for all. */
  readonly files: ReadonlySet<string> | undefined;
  readonly folder: string | undefined;
}

/** Entries with a folder count there, those of transformers in the kustomizations that name the file, all others in the file. */
function scopesOf(
  path: string,
  renames: readonly LocatedRename[],
  clues: readonly Naming[],
): readonly Scope[] {
  const folders = [...new Set(renames.flatMap(({ folder }) => folder ?? []))];
  const transforming = renames.filter(({ isTransformer }) => isTransformer);
  const naming = transforming.length === 0 ? [] : clues.filter(({ mentioned }) => mentioned.includes(path));
  return [
    ...folders.map((folder) => ({
      from: kustomizations.map((name) => `${folder}${name}`),
      entries: renames.filter((one) => one.folder === folder),
    })),
    { from: naming.map((one) => one.path), entries: transforming },
    { from: [path], entries: renames.filter((one) => one.folder === undefined && !one.isTransformer) },
  ];
}

/** Without a kustomization, Flux and Argo CD take every manifest of the folder. */
function isBelow(file: string, folder: string | undefined): boolean {
  return folder !== undefined && file.startsWith(folder);
}

/** The files and all that they name, directly or by other kustomizations; `undefined` for too many. */
export function reachedFrom(
  from: readonly string[],
  byPath: ReadonlyMap<string, Pick<Naming, 'mentioned'>>,
  left: { steps: number },
): ReadonlySet<string> | undefined {
  const reached = new Set(from);
  for (const path of reached) {
    for (const named of byPath.get(path)?.mentioned ?? []) {
      left.steps -= 1;
      if (left.steps < 0) return undefined;
      const folder = named === '.' ? '' : `${named.replace(/\/$/, '')}/`;
      for (const file of [named, ...kustomizations.map((name) => `${folder}${name}`)]) reached.add(file);
    }
  }
  return reached;
}

function mayMatch(name: string, written: string): boolean {
  const special = name.search(pattern);
  // The character in front may be one that is repeated.
  return special < 0 ? name === written : written.startsWith(name.slice(0, Math.max(special - 1, 0)));
}

/** The name as written, without its tag and its digest. */
function repositoryOf(raw: string): string {
  const name = raw.split('@')[0] ?? '';
  const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
  return colon < 0 ? name : name.slice(0, colon);
}
