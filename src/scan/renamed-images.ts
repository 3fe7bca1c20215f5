// Images to which a kustomization gives another name: the digest of a resource would go with the new name.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/images/
import type { Occurrence } from '../model/occurrence.js';
import { refused } from './pin-place.js';
import { notPinnable } from './reasons.js';

/** An entry that replaces a name and keeps the digest, with the line in its kustomization. */
export interface LocatedRename {
  readonly name: string;
  readonly line: number;
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
export function renameRefuser(clues: readonly Naming[]): (one: Occurrence) => Occurrence {
  const renaming = clues.filter(({ renames }) => renames.length > 0);
  if (renaming.length === 0) return (one) => one;
  const byPath = new Map(clues.map((one) => [one.path, one]));
  const left = { steps: maxSteps };
  const scopes = renaming.map((from) => ({ ...from, files: reachedFrom(from, byPath, left) }));
  return (one) => {
    if (one.kind !== 'image' || one.pin.kind === 'refused') return one;
    const written = repositoryOf(one.raw);
    for (const { path, renames, files } of scopes) {
      const by = renames.find(({ name }) => mayMatch(name, written));
      if (by !== undefined && (files === undefined || files.has(one.at.file)))
        return { ...one, pin: refused(notPinnable.renamedBy(path, by.line)) };
    }
    return one;
  };
}

/** The kustomization and all files that it names, directly or by other kustomizations; `undefined` for too many. */
function reachedFrom(
  from: Naming,
  byPath: ReadonlyMap<string, Naming>,
  left: { steps: number },
): ReadonlySet<string> | undefined {
  const reached = new Set([from.path]);
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
