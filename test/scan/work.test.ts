// No file holds up the main thread: the worst known texts that are short enough to be scanned there have so much work in them
// that they are scanned in a thread, and those that people write do not.
import { describe, expect, it } from 'vitest';
import { worstCases, worstFile } from '../../bench/worst-cases.mjs';
import { formats, scanCheckout } from '../../src/formats/index.js';
import type { ScanTask } from '../../src/model/run/scan-threads.js';
import type { SourceFile } from '../../src/model/text/source.js';
import { isWorkAbove, scannedHere } from '../../src/scan/checkout/job-scanner.js';
import { performTask } from '../../src/scan/checkout/thread-tasks.js';
import { corpus } from './any-text.js';

const { maxLength, maxWork } = scannedHere;
/** The parts of which the slowest texts consist. */
const slowest = ['*a}', '*d}', '*l', '$(params.p', 'FROM $A', '<<: ', '\\\n', '|\n', 'a#: &a#', 'cacheFrom'];

async function sentToThreads({ path, text }: SourceFile): Promise<number> {
  const tasks: ScanTask[] = [];
  const run = async (task: ScanTask) => {
    tasks.push(task);
    return { result: performTask(formats, task) };
  };
  const files = { list: async () => [path], read: async () => ({ text }) };
  await scanCheckout(files, { paths: [], exclude: [] }, { threads: { run } });
  return tasks.length;
}

describe('the worst texts that are as long as what is scanned without a thread', () => {
  const files = worstCases(['kubernetes', 'compose', 'tekton', 'skaffold', 'dockerfile']).flatMap((worst) => {
    const isSlow = slowest.some((part) =>
      [worst.token].flat().some((one) => (typeof one === 'string' ? one : one.once).includes(part)),
    );
    const file = worstFile(worst, maxLength - 1000);
    return isSlow && file.text.length <= maxLength ? [file] : [];
  });

  it('have more work than is done there', () => {
    expect(files.length).toBeGreaterThan(40);
    const short = files.filter(({ text }) => !isWorkAbove(maxWork, [text]));
    expect(short.map(({ text }) => text.slice(0, 200))).toEqual([]);
  });
});

it('a file with more work is scanned in a thread, however short it is', async () => {
  const head = 'apiVersion: v1\nkind: List\nc: &a\n- image: a:1\n';
  const dense = { path: 'pod.yaml', text: head + 'x: {containers: *a}\n'.repeat(4000) };
  expect(dense.text.length).toBeLessThan(maxLength / 8);
  expect(await sentToThreads(dense)).toBe(1);
  expect(await sentToThreads({ ...dense, text: head })).toBe(0);
});

it('a Dockerfile in a JSON string has as much work as one with lines', async () => {
  const inline = JSON.stringify('FROM a:1\n'.repeat(21_000));
  const text = `{"target": {"a": {"dockerfile-inline": ${inline}}}}`;
  expect(text.length).toBeLessThan(maxLength);
  expect(await sentToThreads({ path: 'docker-bake.json', text })).toBe(1);
});

it('a long task definition is scanned in a thread, and a long lockfile is not', async () => {
  const containers = Array.from({ length: 15_000 }, (_, index) => `{"name": "a", "image": "a:${index}"}`);
  const text = `{"containerDefinitions": [\n${containers.join(',\n')}]}`;
  expect(text.length).toBeLessThan(maxLength);
  expect(await sentToThreads({ path: 'deploy/task-definition.json', text })).toBe(1);
  const other = text.replace('containerDefinitions', 'packages');
  expect(await sentToThreads({ path: 'deploy/task-definition.json', text: other })).toBe(0);
});

it('files as people write them are scanned without a thread', () => {
  const dense = corpus.filter(({ text }) => text.length <= maxLength && isWorkAbove(maxWork, [text]));
  expect(dense.map(({ path }) => path)).toEqual([]);
});

it('counts the work in all texts of a file and its companions', () => {
  expect(isWorkAbove(4, ['*'])).toBe(false);
  expect(isWorkAbove(4, ['*\n'])).toBe(true);
  expect(isWorkAbove(4, ['\n[', '{x', '\n', 'é\n'])).toBe(true);
  expect(isWorkAbove(5, ['\n[', '{x', '\n', 'é\n'])).toBe(false);
  expect(isWorkAbove(1, ['$'])).toBe(true);
});

it('counts a line that is longer than people write them as many', () => {
  const short = `${'"'.repeat(500)}\n`.repeat(4);
  expect(isWorkAbove(4, [short])).toBe(false);
  expect(isWorkAbove(0, ['"'.repeat(512)])).toBe(false);
  expect(isWorkAbove(0, ['"'.repeat(513)])).toBe(true);
  const long = '"'.repeat(512 + 8 * 1000);
  expect(isWorkAbove(1000, [long])).toBe(false);
  expect(isWorkAbove(1000, [`${long}"`])).toBe(true);
  // A new line starts again, in the next text too.
  expect(isWorkAbove(2, [`${'"'.repeat(512)}\n${'"'.repeat(512)}\n`, '"'.repeat(512)])).toBe(false);
});
