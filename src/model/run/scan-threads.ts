// Threads that scan files, so that no file can hold up the run: what the scan needs of the machine.
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
