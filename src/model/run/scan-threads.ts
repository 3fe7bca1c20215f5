// Threads that scan files, so that no file can hold up the run, and what one process remembers of the files that it scanned.
import type { SourceFile } from '../text/source.js';

export interface ScanThreads {
  /** Runs the task in a thread, within limits of time and memory. */
  run(task: ScanTask): Promise<ScanAnswer>;
}

/** What is scanned, as plain data. The files in `shared` are parts of many tasks, and each thread gets them once. */
export interface ScanTask {
  readonly input: unknown;
  readonly shared: readonly SourceFile[];
}

/** The result, or why there is none; `unavailable`: the machine gives no threads. */
export type ScanAnswer =
  | { readonly result: unknown }
  | { readonly failed: 'time'; readonly limitMs: number }
  | { readonly failed: 'memory' | 'unavailable' }
  | { readonly failed: 'defect'; readonly message: string };

/** What a thread receives: a task whose shared files are numbers. The texts that it does not have yet come along. */
export interface ThreadRequest {
  readonly input: unknown;
  readonly shared: readonly number[];
  readonly texts: readonly (readonly [number, SourceFile])[];
  /** The thread forgets the shared files that it has before it reads this. */
  readonly isFresh: boolean;
}

/** What a thread sends: that it is ready, and then one answer to each request, in order. */
export type ThreadMessage = 'ready' | { readonly result: unknown } | { readonly defect: string };

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
