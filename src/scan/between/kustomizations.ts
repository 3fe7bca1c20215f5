// What kustomizations include, and so the resources whose fields a configuration that they name declares as images.
import type { ImageField, ScanLists } from '../../model/occurrence.js';

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

/** More files than the kustomizations of any repository include. */
export const maxIncluded = 100_000;
/** Fields in all of their files: hundreds of files with thousands of fields, or the other way round. */
export const maxDeclared = 1_000_000;

export class ImageFields {
  private readonly configurations = new Map<string, readonly ImageField[]>();
  private readonly naming = new Map<string, { readonly mentioned: readonly string[] }>();
  private readonly given = new Map<string, readonly ImageField[]>();
  /** Not all files were found whose fields are declared. */
  isTooMuch = false;

  of(path: string): readonly ImageField[] {
    return this.given.get(path) ?? [];
  }

  add(path: string, { imageFields, mentions }: Pick<ScanLists, 'imageFields' | 'mentions'>): void {
    if (imageFields.length > 0) this.configurations.set(path, imageFields);
    if (mentions.length > 0) this.naming.set(path, { mentioned: mentions.map((one) => one.path) });
  }

  /** The files with resources that were not read with their fields. */
  changed(): readonly string[] {
    if (this.configurations.size === 0) return [];
    const reached = new Map<string, Set<ImageField>>();
    const left = { steps: maxIncluded };
    let declared = 0;
    this.isTooMuch = false;
    for (const [path, { mentioned }] of [...this.naming].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const named = [...new Set(mentioned)];
      const fields = named.flatMap((one) => this.configurations.get(one) ?? []);
      if (fields.length === 0) continue;
      const files = reachedFrom([path], this.naming, left);
      declared += fields.length * (files?.size ?? 0);
      if (files === undefined || declared > maxDeclared) {
        this.isTooMuch = true;
        continue;
      }
      for (const file of files) {
        const own = reached.get(file) ?? new Set();
        reached.set(file, own);
        for (const field of fields) own.add(field);
      }
    }
    const now = [...reached].map(([path, all]) => [path, [...all]] as const);
    const paths = now.filter(([path, all]) => JSON.stringify(all) !== JSON.stringify(this.of(path)));
    for (const [path, all] of paths) this.given.set(path, all);
    return paths.map(([path]) => path);
  }
}
