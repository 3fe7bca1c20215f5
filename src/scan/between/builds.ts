// The builds that files of a checkout describe, by the Dockerfile that they pass arguments to.
import type { BuildArgument } from '../../model/occurrence.js';

/** The builds of every Dockerfile, each of them once. */
export class Builds {
  private readonly byPath = new Map<string, Map<string, readonly BuildArgument[]>>();

  of(path: string): readonly (readonly BuildArgument[])[] {
    return [...(this.byPath.get(path)?.values() ?? [])];
  }

  /** False for a build that is known. */
  add(path: string, args: readonly BuildArgument[]): boolean {
    const known = this.byPath.get(path) ?? new Map<string, readonly BuildArgument[]>();
    this.byPath.set(path, known);
    const key = buildKey(args);
    if (known.has(key)) return false;
    known.set(key, args);
    return true;
  }
}

/** Equal for builds that pass the same values from the same places. */
function buildKey(build: readonly BuildArgument[]): string {
  const parts = build.map(({ name, file, span, value }) => [name, file.path, span.start, span.end, value]);
  return JSON.stringify(parts);
}
