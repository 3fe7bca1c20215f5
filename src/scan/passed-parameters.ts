// The values that files pass to parameters which resources of other files use as images, such as a PipelineRun to a Task.
import type { ImageParameter } from '../model/occurrence.js';

/** More parameters than any checkout has for images. */
const maxParameters = 10_000;

interface Found {
  readonly imageParameters: readonly ImageParameter[];
  readonly passedTo: readonly string[];
}

export class PassedParameters {
  private readonly definedIn = new Map<string, Map<string, boolean>>();
  private readonly callers = new Map<string, Set<string>>();
  private readonly given = new Map<string, readonly ImageParameter[]>();

  /** The parameters that a file passes values to. */
  of(path: string): readonly ImageParameter[] {
    return this.given.get(path) ?? [];
  }

  add(path: string, { imageParameters, passedTo }: Found): void {
    for (const { key, isPinnable } of imageParameters) {
      const files = this.definedIn.get(key) ?? new Map<string, boolean>();
      if (files.size === 0 && this.definedIn.size >= maxParameters) continue;
      this.definedIn.set(key, files.set(path, isPinnable));
    }
    for (const key of passedTo) this.callers.set(key, (this.callers.get(key) ?? new Set()).add(path));
  }

  /** The files that pass a value to a parameter which they were not read with. */
  changed(): readonly string[] {
    const now = new Map<string, ImageParameter[]>();
    for (const [key, files] of [...this.definedIn].sort(([a], [b]) => (a < b ? -1 : 1)))
      for (const path of this.callers.get(key) ?? []) {
        const elsewhere = [...files].filter(([file]) => file !== path).map(([, isPinnable]) => isPinnable);
        if (elsewhere.length === 0) continue;
        const parameters = now.get(path) ?? [];
        now.set(path, parameters);
        parameters.push({ key, isPinnable: elsewhere.every(Boolean) });
      }
    const paths = [...now].filter(([path, all]) => JSON.stringify(all) !== JSON.stringify(this.of(path)));
    for (const [path, all] of paths) this.given.set(path, all);
    return paths.map(([path]) => path);
  }
}
