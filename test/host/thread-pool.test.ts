// Scanning threads: whatever one task does, every task gets an answer, and the others their results.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { threadPool } from '../../src/host/thread-pool.js';
import type { ScanThreads } from '../../src/model/run/scan-threads.js';

const script = path.join(mkdtempSync(path.join(tmpdir(), 'tagproof-test-')), 'thread.mjs');
writeFileSync(
  script,
  `import { parentPort, threadId } from 'node:worker_threads';
const known = new Map();
parentPort.on('message', ({ input, shared, texts, isFresh }) => {
  if (isFresh) known.clear();
  for (const [id, file] of texts) known.set(id, file);
  if (input === 'hang') for (;;);
  if (input === 'eat') for (const all = []; ; ) all.push(new Array(100_000).fill({}));
  if (input === 'exit') process.exit(7);
  if (input === 'refuse') return parentPort.postMessage({ defect: 'refused' });
  const files = shared.map((id) => known.get(id).text);
  const environment = Object.keys(process.env).length;
  parentPort.postMessage({ result: { input, files, sent: texts.length, isFresh, threadId, environment } });
});
parentPort.postMessage('ready');
`,
);

const pool = (
  more: { script?: string; limitMs?: number; memoryMb?: number; maxThreads?: number; restMs?: number } = {},
) => threadPool({ script, limitMs: 30_000, memoryMb: 64, maxThreads: 2, ...more });
const answersOf = (threads: ScanThreads, inputs: readonly unknown[]) =>
  Promise.all(inputs.map((input) => threads.run({ input, shared: [] })));
const echo = (input: unknown) => ({ result: expect.objectContaining({ input }) });

it('answers every task with its own result, on several threads that see no variable', async () => {
  const inputs = Array.from({ length: 50 }, (_, index) => index);
  const answers = await answersOf(pool(), inputs);
  expect(answers).toEqual(inputs.map(echo));
  const results = answers.map((one) => ('result' in one ? one.result : undefined)) as {
    threadId: number;
    environment: number;
  }[];
  expect(new Set(results.map(({ threadId }) => threadId)).size).toBe(2);
  expect(new Set(results.map(({ environment }) => environment))).toEqual(new Set([0]));
});

it('gives up a task that exceeds its time, and does the ones behind it elsewhere', async () => {
  const answers = await answersOf(pool({ limitMs: 2_000, maxThreads: 1 }), [1, 'hang', 2, 'hang', 3]);
  const late = { failed: 'time', limitMs: 2_000 };
  expect(answers).toEqual([echo(1), late, echo(2), late, echo(3)]);
});

it('survives a task that needs too much memory, ends its thread, or is refused', async () => {
  const answers = await answersOf(pool(), [1, 'eat', 2, 'exit', 3, 'refuse', 4]);
  expect(answers).toEqual([
    echo(1),
    { failed: 'memory' },
    echo(2),
    { failed: 'defect', message: 'A scanning thread ended with exit code 7' },
    echo(3),
    { failed: 'defect', message: 'refused' },
    echo(4),
  ]);
});

it('says so where no thread can be started', async () => {
  const threads = pool({ script: path.join(path.dirname(script), 'missing.mjs') });
  const unavailable = { failed: 'unavailable' };
  expect(await answersOf(threads, [1, 2, 3])).toEqual([unavailable, unavailable, unavailable]);
  expect(await answersOf(threads, [4])).toEqual([unavailable]);
});

it('sends a shared file to a thread once, and all of them again when they were too many to keep', async () => {
  const threads = pool({ maxThreads: 1, memoryMb: 1024 });
  const [small, large] = [
    { path: 'a', text: 'small' },
    { path: 'b', text: 'x'.repeat((1 << 26) + 1) },
  ];
  const run = async (...shared: (typeof small)[]) => {
    const answer = await threads.run({ input: 1, shared });
    const { files, sent, isFresh } = ('result' in answer ? answer.result : {}) as {
      files: string[];
      sent: number;
      isFresh: boolean;
    };
    return { lengths: files.map(({ length }) => length), sent, isFresh };
  };
  const length = (1 << 26) + 1;
  expect(await run(small)).toEqual({ lengths: [5], sent: 1, isFresh: false });
  expect(await run(small, large)).toEqual({ lengths: [5, length], sent: 1, isFresh: false });
  expect(await run(small)).toEqual({ lengths: [5], sent: 1, isFresh: true });
  expect(await run(small)).toEqual({ lengths: [5], sent: 0, isFresh: false });
});

it('ends a thread that has rested, and starts another one for the next task', async () => {
  const threads = pool({ maxThreads: 1, restMs: 20 });
  const threadOf = async () => {
    const [answer] = await answersOf(threads, [1]);
    return answer !== undefined && 'result' in answer ? (answer.result as { threadId: number }).threadId : 0;
  };
  const first = await threadOf();
  await expect.poll(threadOf, { interval: 100 }).toBeGreaterThan(first);
});
