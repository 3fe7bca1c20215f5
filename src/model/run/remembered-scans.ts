// What one process remembers of the files that it scanned: a second scan of the same checkout takes a fifth of the CPU time.

/** In characters. Text takes most of it, which a run keeps in any case. */
const maxSize = 64 * 1024 * 1024;
/** Of each result, for its key and its objects. */
const overhead = 500;

/** Results by keys that cover everything that they depend on. When it is full, it starts again. */
export class RememberedScans {
  private readonly results = new Map<string, unknown>();
  private size = 0;

  constructor(private readonly most = maxSize) {}

  get(key: string): unknown {
    return this.results.get(key);
  }

  /** @param size about how many characters the result holds in memory */
  set(key: string, result: unknown, size: number): void {
    if (this.size + size + overhead > this.most) {
      this.results.clear();
      this.size = 0;
    }
    this.size += size + overhead;
    this.results.set(key, result);
  }
}
