// Files that are scanned in threads: the same results as here, and problems for what has none.
import { describe, expect, it } from 'vitest';
import { formats, scanCheckout } from '../../src/formats/index.js';
import type { ScanAnswer, ScanTask, ScanThreads } from '../../src/model/run/scan-threads.js';
import type { ScanMachine } from '../../src/scan/checkout/job-scanner.js';
import { performTask } from '../../src/scan/checkout/thread-tasks.js';
import { filesOf, fixtureInputs } from './checkout-files.js';

const scan = (texts: ReadonlyMap<string, string>, machine: ScanMachine = {}) =>
  scanCheckout(filesOf(texts), { paths: [], exclude: [] }, machine);

/** Passes data on as a thread does, and answers late or early by turns. */
function copying(): ScanThreads & { readonly tasks: ScanTask[] } {
  const tasks: ScanTask[] = [];
  const known = new Map<object, ScanTask['shared'][number]>();
  const copyOf = (file: ScanTask['shared'][number]) => {
    const copy = known.get(file) ?? structuredClone(file);
    known.set(file, copy);
    return copy;
  };
  const run = async (task: ScanTask): Promise<ScanAnswer> => {
    tasks.push(task);
    if (tasks.length % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const sent = { input: structuredClone(task.input), shared: task.shared.map(copyOf) };
    return { result: structuredClone(performTask(formats, sent)) };
  };
  return { tasks, run };
}

/** Nearly nothing is scanned without a thread. */
const here = { maxLength: 8 * 1024, maxWork: 1000, maxWorkMeanwhile: 1000, maxSum: 64 * 1024 };
/** Too long to be scanned before a thread is started. */
const long = (head: string) => `${head}\n${'# a comment\n'.repeat(1000)}`;

it('gives the same for every fixture, in the same order', async () => {
  const texts = fixtureInputs(2);
  const threads = copying();
  const [alone, there] = [await scan(texts), await scan(texts, { threads, here: { ...here, maxSum: 1024 } })];
  expect(threads.tasks.length).toBeGreaterThan(texts.size / 2);
  expect(alone.occurrences.length).toBeGreaterThan(texts.size);
  expect(JSON.stringify(there)).toBe(JSON.stringify(alone));
  expect(there).toEqual(alone);
});

it('keeps the files of arguments that a build in another file passes', async () => {
  const compose = 'services:\n  a:\n    build:\n      context: .\n      args: {BASE: "acme/base:1"}\n';
  const texts = new Map([
    ['compose.yaml', long(compose)],
    ['Dockerfile', long('ARG BASE\nFROM $BASE')],
  ]);
  const threads = copying();
  const [alone, there] = [await scan(texts), await scan(texts, { threads, here })];
  expect(threads.tasks.length).toBe(3);
  expect(there).toEqual(alone);
  expect(there.occurrences.filter(({ kind }) => kind === 'image')).toMatchObject([
    { raw: 'acme/base:1', at: { file: 'compose.yaml' } },
  ]);
});

it('starts no thread for a small checkout', async () => {
  const threads = copying();
  const small = new Map(Array.from({ length: 20 }, (_, at) => [`d${at}/Dockerfile`, 'FROM acme/a:1\n']));
  expect((await scan(small, { threads })).occurrences).toHaveLength(20);
  expect(threads.tasks).toEqual([]);
});

it('scans a file with some work in it in a thread only while threads scan another', async () => {
  const dense = `FROM acme/a:1\n${'RUN true\n'.repeat(3000)}`;
  const alone = copying();
  const small = await scan(new Map([['b/Dockerfile', dense]]), { threads: alone });
  expect(alone.tasks).toEqual([]);
  const threads = copying();
  const texts = new Map([
    ['a/Dockerfile', `FROM acme/a:1\n${'RUN true\n'.repeat(30_000)}`],
    ['b/Dockerfile', dense],
    ['c/Dockerfile', 'FROM acme/a:1\n'],
  ]);
  const run: ScanThreads['run'] = async (task) => {
    // A busy machine makes the scan of the next file wait for some turns.
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return threads.run(task);
  };
  const { occurrences } = await scan(texts, { threads: { run } });
  expect(threads.tasks).toHaveLength(2);
  expect(occurrences.filter(({ at }) => at.file === 'b/Dockerfile')).toEqual(small.occurrences);
});

it.each([
  [
    { failed: 'time', limitMs: 120_000 } as const,
    'The file was not scanned: that was not done after 2m, and takes seconds, so the machine may be overloaded. Re-run; if it happens again, exclude the file and report it',
  ],
  [
    { failed: 'memory' } as const,
    'The file was not scanned: that needed too much memory. Split it into smaller files, or exclude it',
  ],
])('reports a file without a result, and scans the others: %o', async (answer, message) => {
  const texts = new Map([
    ['Dockerfile', long('FROM acme/a:1')],
    ['small/Dockerfile', 'FROM acme/b:1\n'],
  ]);
  const { problems, occurrences } = await scan(texts, { threads: { run: async () => answer }, here });
  expect(problems).toEqual([{ file: 'Dockerfile', message }]);
  expect(occurrences.map(({ raw }) => raw)).toEqual(['acme/b:1']);
});

describe('a file with too much work in it', () => {
  const message =
    'The file was not scanned: it has too many lines, brackets, variables or aliases, or too long lines. Split it into smaller files, or exclude it';
  const lines = (count: number) => `FROM acme/a:1\n${'#\n'.repeat(count - 1)}`;

  it('is a problem, the same with and without threads, and whatever the time', async () => {
    const texts = new Map([
      ['Dockerfile', lines(700_001)],
      ['small/Dockerfile', 'FROM acme/b:1\n'],
    ]);
    const threads = copying();
    const [alone, there] = [await scan(texts), await scan(texts, { threads })];
    expect(threads.tasks).toEqual([]);
    expect(there).toEqual(alone);
    expect(alone.problems).toEqual([{ file: 'Dockerfile', message }]);
    expect(alone.occurrences.map(({ raw }) => raw)).toEqual(['acme/b:1']);
  });

  it('is scanned with a little less', async () => {
    const threads = copying();
    const { problems, occurrences } = await scan(new Map([['Dockerfile', lines(700_000)]]), { threads });
    expect(problems).toEqual([]);
    expect(occurrences.map(({ raw }) => raw)).toEqual(['acme/a:1']);
    expect(threads.tasks).toHaveLength(1);
  });

  it('counts with its companions', async () => {
    const compose = 'services:\n  a:\n    image: "acme/a:$TAG"\n';
    const texts = new Map([
      ['compose.yaml', compose],
      ['.env', `TAG=1\n${'#\n'.repeat(700_000)}`],
    ]);
    expect((await scan(texts)).problems).toEqual([{ file: 'compose.yaml', message }]);
  });

  it('is a problem where it is JSON with commands', async () => {
    const text = JSON.stringify({ scripts: { a: 'docker run acme/a:1', b: Array(800_000).fill([]) } });
    expect((await scan(new Map([['package.json', text]]))).problems).toEqual([
      { file: 'package.json', message },
    ]);
  });

  it('is scanned where it is JSON of no known format', async () => {
    const texts = new Map([['messages.json', `[${'[],'.repeat(800_000)}1]`]]);
    expect((await scan(texts)).problems).toEqual([]);
  });
});

it('scans here where there are no threads, and hides no defect', async () => {
  const texts = new Map([['Dockerfile', long('FROM acme/a:1')]]);
  const unavailable = { run: async () => ({ failed: 'unavailable' }) as const };
  expect(await scan(texts, { threads: unavailable, here })).toEqual(await scan(texts));
  const broken = { run: async () => ({ failed: 'defect', message: 'broken' }) as const };
  await expect(scan(texts, { threads: broken, here })).rejects.toThrow('broken');
});

it('ends at once when the run is stopped, and says how many files are missing', async () => {
  const texts = new Map([
    ['a/Dockerfile', 'FROM acme/a:1\n'],
    ...Array.from({ length: 30 }, (_, at) => [`d${at}/Dockerfile`, long('FROM acme/b:1')] as const),
  ]);
  const stop = new AbortController();
  const run = () => {
    setTimeout(() => stop.abort(), 10);
    return new Promise<ScanAnswer>(() => undefined);
  };
  const { problems, occurrences, scanned } = await scan(texts, { threads: { run }, stop: stop.signal, here });
  expect(problems).toEqual([
    { file: '.', message: '30 files had not been scanned when the run was stopped' },
  ]);
  expect(occurrences.map(({ raw }) => raw)).toEqual(['acme/a:1']);
  expect(scanned).toBe(1);
  expect((await scan(texts, { stop: stop.signal })).problems).toHaveLength(1);
});

it('lets a stop signal through while everything is scanned here', async () => {
  const text = `apiVersion: v1\nkind: ConfigMap\ndata:\n${'  a: {b: [c, d]}\n'.repeat(50)}`;
  const texts = new Map(Array.from({ length: 500 }, (_, index) => [`${index}.yaml`, text]));
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 0);
  const { problems } = await scan(texts, { stop: stop.signal });
  expect(problems).toEqual([{ file: '.', message: expect.stringContaining('had not been scanned') }]);
});
