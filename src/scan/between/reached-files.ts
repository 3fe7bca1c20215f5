// The files that a kustomization includes: what it names, and what the kustomizations in the folders that it names do.

/** The names under which Kustomize looks for the file of a folder. */
export const kustomizations = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];

type Mentioning = ReadonlyMap<string, { readonly mentioned: readonly string[] }>;

/**
 * Calls `isNew` with the files, and with all that they name, directly or by other kustomizations; goes on from those that are
 * new. Returns false where that takes more steps than are left.
 */
export function spreadFrom(
  from: readonly string[],
  byPath: Mentioning,
  left: { steps: number },
  isNew: (path: string) => boolean,
): boolean {
  const reached = from.filter((path) => isNew(path));
  for (const path of reached) {
    for (const named of byPath.get(path)?.mentioned ?? []) {
      left.steps -= 1;
      if (left.steps < 0) return false;
      const folder = named === '.' ? '' : `${named.replace(/\/$/, '')}/`;
      for (const file of [named, ...kustomizations.map((name) => `${folder}${name}`)])
        if (isNew(file)) reached.push(file);
    }
  }
  return true;
}

/** The files and all that they name, directly or by other kustomizations; `undefined` for too many. */
export function reachedFrom(
  from: readonly string[],
  byPath: Mentioning,
  left: { steps: number },
): ReadonlySet<string> | undefined {
  const reached = new Set<string>();
  const isNew = (path: string) => !reached.has(path) && reached.add(path) !== undefined;
  return spreadFrom(from, byPath, left, isNew) ? reached : undefined;
}
