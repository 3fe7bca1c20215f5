// What one process remembers of the files that it scanned.

/** Results by keys that cover everything that they depend on. */
export interface RememberedScans {
  /** @param scanned how many characters the file has */
  get(key: string, scanned: number): unknown;
  /** @param size about how many characters the result holds in memory */
  set(key: string, result: unknown, size: number, scanned: number): void;
}

/** In characters. Text takes most of it, which a run keeps in any case. */
const maxSize = 64 * 1024 * 1024;
/** Of each result, for its key and its objects. */
const overhead = 500;

/** Forgets the results that were not used for longest. */
export function rememberScans(most = maxSize): RememberedScans {
  const results = new Map<string, { readonly result: unknown; readonly size: number }>();
  let sum = 0;
  return {
    get(key) {
      const known = results.get(key);
      if (known === undefined) return undefined;
      results.delete(key);
      results.set(key, known);
      return known.result;
    },
    set(key, result, size) {
      sum -= results.get(key)?.size ?? 0;
      results.delete(key);
      results.set(key, { result, size: size + overhead });
      sum += size + overhead;
      for (const [oldest, { size: freed }] of results) {
        if (sum <= most) break;
        results.delete(oldest);
        sum -= freed;
      }
    },
  };
}
