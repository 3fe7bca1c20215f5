// Shares tasks among scanning threads. A thread starts when there is work for it, and another one takes the place of one
// that ended.
import { Worker } from 'node:worker_threads';
import type {
  ScanAnswer,
  ScanTask,
  ScanThreads,
  ThreadMessage,
  ThreadRequest,
} from '../model/run/scan-threads.js';
import type { SourceFile } from '../model/text/source.js';
import { Queue } from '../model/waiting/limit.js';

interface PoolLimits {
  readonly maxThreads: number;
  /** The path of the script that answers `ThreadRequest`s. */
  readonly script: string;
  readonly limitMs: number;
  readonly memoryMb: number;
  /** How long a thread stays without a task, if not a second. */
  readonly restMs?: number;
}

interface WaitingTask {
  readonly task: ScanTask;
  done(answer: ScanAnswer): void;
}

interface Owner {
  /** The thread has answered a task. */
  onFree(): void;
  /** The thread is gone, and these tasks have no answer yet. `wasReady`: it could be started. */
  onEnd(thread: ScanThread, left: readonly WaitingTask[], wasReady: boolean): void;
}

/** For what a task needs only briefly. More saves hardly any time, and each thread would take it. */
const youngMb = 24;
/** A thread forgets its shared files when they are longer than this in sum. */
const maxSharedLength = 1 << 26;
/** A thread without a task ends after this time: each keeps tens of megabytes, and starts again in a tenth of a second. */
const restMs = 1000;

class ScanThread {
  private readonly worker: Worker;
  private readonly queue: WaitingTask[] = [];
  private readonly known = new Map<SourceFile, number>();
  private knownLength = 0;
  private nextId = 0;
  private isReady = false;
  private hasEnded = false;
  private timer: NodeJS.Timeout;

  constructor(
    private readonly limits: PoolLimits,
    private readonly owner: Owner,
  ) {
    // Nothing of the process reaches a thread but the files: no variables, no flags.
    const isolated = { env: {}, argv: [], execArgv: [] };
    this.worker = new Worker(limits.script, {
      ...isolated,
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: youngMb },
    });
    this.worker.on('message', (message: ThreadMessage) => this.receive(message));
    this.worker.on('error', (error: NodeJS.ErrnoException) => this.end(failureOf(error)));
    this.worker.on('exit', (code) =>
      this.end({ failed: 'defect', message: `A scanning thread ended with exit code ${code}` }),
    );
    this.timer = this.startTimer();
  }

  get load(): number {
    return this.queue.length;
  }

  add(waiting: WaitingTask): void {
    if (this.queue.length === 0) this.wake();
    this.queue.push(waiting);
    this.worker.postMessage(this.requestOf(waiting.task));
  }

  private requestOf({ input, shared }: ScanTask): ThreadRequest {
    const isFresh = this.knownLength > maxSharedLength;
    if (isFresh) {
      this.known.clear();
      this.knownLength = 0;
    }
    const texts: [number, SourceFile][] = [];
    const ids = shared.map((file) => {
      const known = this.known.get(file);
      if (known !== undefined) return known;
      const id = this.nextId++;
      this.known.set(file, id);
      this.knownLength += file.text.length;
      texts.push([id, file]);
      return id;
    });
    return { input, shared: ids, texts, isFresh };
  }

  private receive(message: ThreadMessage): void {
    if (this.hasEnded) return;
    if (message === 'ready') {
      this.isReady = true;
      if (this.queue.length > 0) this.wake();
      return;
    }
    const first = this.queue.shift();
    if (this.queue.length > 0) this.wake();
    else this.rest();
    first?.done('result' in message ? message : { failed: 'defect', message: message.defect });
    this.owner.onFree();
  }

  /** The time of the first task begins. */
  private wake(): void {
    this.worker.ref();
    clearTimeout(this.timer);
    this.timer = this.startTimer();
  }

  /** A thread without a task keeps no process alive, and its memory only for a while. */
  private rest(): void {
    clearTimeout(this.timer);
    this.worker.unref();
    this.timer = setTimeout(() => this.retire(), this.limits.restMs ?? restMs).unref();
  }

  private retire(): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    void this.worker.terminate();
    this.owner.onEnd(this, [], true);
  }

  private startTimer(): NodeJS.Timeout {
    const { limitMs } = this.limits;
    return setTimeout(() => {
      const timer = this.timer;
      // Where this thread was held up itself, the answer may have arrived and is only read after the timers.
      setImmediate(() => timer === this.timer && this.end({ failed: 'time', limitMs }));
    }, limitMs);
  }

  /** The first task has failed; the others get another thread. */
  private end(answer: ScanAnswer): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    clearTimeout(this.timer);
    void this.worker.terminate();
    if (this.isReady) this.queue.shift()?.done(answer);
    this.owner.onEnd(this, this.queue, this.isReady);
  }
}

function failureOf(error: NodeJS.ErrnoException): ScanAnswer {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return { failed: 'memory' };
  return { failed: 'defect', message: error.message };
}

/** While a thread works on one task, the next one is already there. */
const tasksPerThread = 2;

/** Threads for any number of tasks. Where none can be started, every task is answered with `unavailable`. */
export function threadPool(limits: PoolLimits): ScanThreads {
  const waiting = new Queue<WaitingTask>();
  const threads = new Set<ScanThread>();
  let { maxThreads } = limits;

  const freeThread = (): ScanThread | undefined => {
    const [least] = [...threads].sort((a, b) => a.load - b.load);
    if (least !== undefined && least.load < tasksPerThread) return least;
    return threads.size < maxThreads ? started() : undefined;
  };
  const started = () => {
    try {
      const thread = new ScanThread(limits, { onFree: assign, onEnd });
      threads.add(thread);
      return thread;
    } catch {
      // The machine gives no further thread: those that there are do the work.
      maxThreads = threads.size;
      return undefined;
    }
  };
  const onEnd = (thread: ScanThread, left: readonly WaitingTask[], wasReady: boolean) => {
    threads.delete(thread);
    waiting.unshift(left);
    if (!wasReady) maxThreads = threads.size;
    assign();
  };
  const assign = () => {
    while (waiting.length > 0) {
      const thread = freeThread();
      if (thread === undefined && maxThreads > 0) return;
      const next = waiting.shift();
      if (thread === undefined) next?.done({ failed: 'unavailable' });
      else if (next !== undefined) thread.add(next);
    }
  };
  return {
    run: (task) =>
      new Promise((done) => {
        waiting.push({ task, done });
        assign();
      }),
  };
}
