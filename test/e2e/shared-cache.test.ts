// Processes that share a cache, some of them killed at any instant: the others say what a run without a cache says.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmulator } from '../../src/emulator/index.js';
import type { Report } from '../../src/report/schema/schema.js';
import { randomOf } from '../campaign/random.js';
import { runs, seed } from '../sample.js';
import { oidcEnvironment, platformFlags, spawnNode, startNode, temporaryFolder } from './workflow.js';

const cli = 'dist/cli/index.js';
const hourMs = 3_600_000;
const tags = Array.from({ length: 4 }, (_, at) => `t${at}`);
const records = 6000;
let emulator: Awaited<ReturnType<typeof startEmulator>>;
let checkout: string;
beforeAll(async () => {
  emulator = await startEmulator();
  const busybox = emulator.state.repos.find(({ name }) => name === 'busybox');
  const [model] = busybox?.tags ?? [];
  if (busybox === undefined || model === undefined) throw new Error('the seed has no busybox');
  busybox.tags = tags.map((name) => ({
    ...model,
    uid: `${busybox.uid}/${name}`,
    name,
    history: Array.from({ length: records }, (_, at) => ({
      updateTimestamp: new Date(Date.now() - (records - at) * hourMs).toISOString(),
      digest: digestOf(name, at),
    })),
  }));
  const image = `${new URL(emulator.address.registryUrl).host}/acme/busybox`;
  // Of the last tag, a digest is pinned that it never had, so that its whole history is read.
  const pinned = tags.flatMap((tag) => [0, records / 2, records - 1].map((at) => ({ tag, at })));
  const pins = [...pinned, { tag: `t${tags.length - 1}`, at: records }].map(
    ({ tag, at }) => `FROM ${image}:${tag}@${digestOf(tag, at)}`,
  );
  checkout = temporaryFolder({ Dockerfile: `${pins.join('\n')}\n` });
});
afterAll(() => emulator.close());

function digestOf(tag: string, at: number): string {
  return `sha256:${createHash('sha256').update(`${tag} ${at}`).digest('hex')}`;
}

const verify = (cache: string) => [
  'verify',
  checkout,
  '--json',
  '--cache',
  cache,
  ...platformFlags(emulator),
];

/** What a report says about each pin, and whether it is complete. */
function says(stdout: string): string {
  const report = JSON.parse(stdout) as Report;
  const findings = report.findings.map(({ check, severity, line, column }) => [
    check,
    severity,
    line,
    column,
  ]);
  const facts = report.references.map(({ line, fact }) => [line, fact?.status, fact?.behind, fact?.records]);
  return JSON.stringify([report.verdict, report.incomplete, findings, facts]);
}

const start = (cache: string) => startNode(cli, verify(cache), oidcEnvironment(emulator));

/** How many of the runs are ended by this, and had not ended before. */
async function kill(runs: readonly ReturnType<typeof start>[]): Promise<number> {
  for (const { child } of runs) child.kill('SIGKILL');
  await Promise.all(runs.map(({ ended }) => ended));
  return runs.filter(({ child }) => child.signalCode === 'SIGKILL').length;
}

/** Starts two runs, and kills them as soon as the folder has so many files. */
async function killedWhileWriting(cache: string, entries: number): Promise<number> {
  const runs = [1, 2].map(() => start(cache));
  while (filesIn(cache) < entries && runs.some(({ child }) => child.exitCode === null)) await sleep(1);
  return kill(runs);
}

/** Starts a run and kills it after a time. */
async function killedAfter(ms: number, cache: string): Promise<number> {
  const run = start(cache);
  await sleep(ms);
  return kill([run]);
}

const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).length;

async function expectWhole(cache: string) {
  const { code, stdout } = await spawnNode(cli, ['cache', 'verify', '--cache', cache, '--json'], {});
  expect([code, JSON.parse(stdout).damaged]).toEqual([0, []]);
}

it('are right whenever another one is killed, and leave whole entries', { timeout: 600_000 }, async () => {
  const random = randomOf(seed);
  const whole = says((await start('off').ended).stdout);
  let killed = 0;
  let saved = 0;
  for (let round = 0; round < runs(8, 1); round += 1) {
    const cache = temporaryFolder();
    killed += await killedWhileWriting(cache, 1 + random.below(20));
    await expectWhole(cache);
    for (let night = 0; night < 2; night += 1) {
      const short = Array.from({ length: 3 }, () => killedAfter(random.below(1200), cache));
      const lasting = [1, 2].map(() => start(cache).ended);
      for (const { code, stdout, stderr } of await Promise.all(lasting)) {
        expect([code, stderr]).toEqual([1, expect.not.stringContaining('thrown away')]);
        expect(says(stdout)).toBe(whole);
        saved += (JSON.parse(stdout) as Report).requests.saved ?? 0;
      }
      for (const count of await Promise.all(short)) killed += count;
    }
    await expectWhole(cache);
  }
  expect(killed).toBeGreaterThan(0);
  expect(saved).toBeGreaterThan(0);
});
