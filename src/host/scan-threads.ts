// The scanning threads of this machine, and their limits.
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ScanThreads } from '../model/run/scan-threads.js';

/** Reading the files and joining the results keeps the main thread from serving more. */
const maxThreads = 4;
/** Only for a scanner that hangs: what a file may take is counted, and takes seconds. A run that is stopped does not wait for it. */
const limitMs = 120_000;
const memoryMb = 1024;

/** Threads that start when the first task arrives. Nothing of them is loaded before. */
export function machineThreads(): ScanThreads {
  let pool: Promise<ScanThreads> | undefined;
  const opened = async () => {
    const { threadPool } = await import('./thread-pool.js');
    const script = path.join(path.dirname(fileURLToPath(import.meta.url)), '../worker/index.js');
    const most = Math.min(availableParallelism(), maxThreads);
    return threadPool({ script, limitMs, memoryMb, maxThreads: most });
  };
  return {
    async run(task) {
      pool ??= opened();
      return (await pool).run(task);
    },
  };
}
