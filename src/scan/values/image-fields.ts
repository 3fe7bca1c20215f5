// The resources whose fields a configuration of Kustomize declares as images: those of the kustomizations that name it.
import type { ImageField, Mention } from '../../model/occurrence.js';
import { reachedFrom } from '../between/reached-files.js';

/** More files than the kustomizations of any repository include. */
export const maxIncluded = 100_000;
/** Fields in all of their files: hundreds of files with thousands of fields, or the other way round. */
export const maxDeclared = 1_000_000;

interface Found {
  readonly imageFields: readonly ImageField[];
  readonly mentions: readonly Mention[];
}

export class ImageFields {
  private readonly configurations = new Map<string, readonly ImageField[]>();
  private readonly naming = new Map<string, { readonly mentioned: readonly string[] }>();
  private readonly given = new Map<string, readonly ImageField[]>();
  /** Not all files were found whose fields are declared. */
  isTooMuch = false;

  /** The fields of a file's resources. */
  of(path: string): readonly ImageField[] {
    return this.given.get(path) ?? [];
  }

  add(path: string, { imageFields, mentions }: Found): void {
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
