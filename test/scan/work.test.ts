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
import { fixtureInputs } from './checkout-files.js';

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

it.each([
  ['package.json', { scripts: { a: 'docker run acme/a:1 && '.repeat(10_000) } }],
  ['main.tf.json', { resource: { docker_image: { a: Array(15_000).fill({ name: 'acme/a:1' }) } } }],
  ['job.json', { jobDefinitions: Array(15_000).fill({ jobDefinitionName: 'a', image: 'acme/a:1' }) }],
  ['containers.json', Array(15_000).fill({ name: 'a', image: 'acme/a:1' })],
  ['.mcp.json', { mcpServers: { a: { command: 'docker', args: Array(15_000).fill('[run') } } }],
  ['devcontainer.json', { features: Array(15_000).fill({}) }],
  ['task.json', { items: Array(15_000).fill({ apiVersion: 'tekton.dev/v1' }) }],
  ['workflow.json', { items: Array(15_000).fill({ apiVersion: 'argoproj.io/v1' }) }],
  ['machine.json', { system_images: Array(15_000).fill(['acme/a:1']) }],
])('%s that some format reads is scanned in a thread', async (path, value) => {
  const text = JSON.stringify(value);
  expect(text.length).toBeLessThan(maxLength);
  expect(await sentToThreads({ path, text })).toBe(1);
});

it.each([
  ['package.json', { dependencies: Array(15_000).fill(['a']) }],
  ['package-lock.json', { packages: Array(10_000).fill({ name: 'docker', version: '1.2.3' }) }],
  ['values.schema.json', { properties: Array(15_000).fill({ title: 'image' }) }],
  ['locales/en.json', Array(15_000).fill({ name: 'Docker' })],
])('%s that no format reads is scanned without a thread', async (path, value) => {
  const text = JSON.stringify(value);
  expect(isWorkAbove(maxWork, [text])).toBe(true);
  expect(await sentToThreads({ path, text })).toBe(0);
});

it('JSON in which something is found is never dismissed', () => {
  const found = [...fixtureInputs()].flatMap(([path, text]) => {
    const file = { path, text };
    if (!path.endsWith('.json') || !formats.isDismissed(file)) return [];
    const { occurrences, problems, builds, mentions } = formats.scanFile(file);
    return [...occurrences, ...problems, ...builds, ...mentions];
  });
  expect(found).toEqual([]);
  expect(formats.isDismissed({ path: 'package-lock.json', text: '{"packages": {}}' })).toBe(true);
});

it('a long text of dashes in a package.json is dismissed in no time', () => {
  const text = JSON.stringify({ a: '--a-'.repeat(20_000) });
  const start = performance.now();
  expect(formats.isDismissed({ path: 'package.json', text })).toBe(true);
  expect(performance.now() - start).toBeLessThan(2000);
});

it('JSON that may be the template of a chart is never dismissed', () => {
  const file = { path: 'chart/templates/a.json', text: '{}' };
  const companions = [{ path: 'chart/Chart.yaml', text: 'name: a' }];
  expect([formats.isDismissed(file), formats.isDismissed(file, { companions })]).toEqual([true, false]);
});

it('JSON that another file names as one of a format is scanned in a thread', async () => {
  const services = Array.from({ length: 5000 }, (_, index) => [`s${index}`, { image: 'acme/a:1' }]);
  const texts = new Map([
    ['run.sh', 'docker compose -f services.json up\n'],
    [
      'services.json',
      JSON.stringify({ services: Object.fromEntries([...services, ['b', Array(9000).fill([])]]) }),
    ],
  ]);
  const tasks: ScanTask[] = [];
  const run = async (task: ScanTask) => {
    tasks.push(task);
    return { result: performTask(formats, task) };
  };
  const files = {
    list: async () => [...texts.keys()],
    read: async (path: string) => ({ text: texts.get(path) ?? '' }),
  };
  await scanCheckout(files, { paths: [], exclude: [] }, { threads: { run } });
  expect(tasks).toHaveLength(1);
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
