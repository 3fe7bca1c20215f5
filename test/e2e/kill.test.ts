// Ended at any instant: every file is whole, and who is asked to stop says so.
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmulator } from '../../src/emulator/index.js';
import { randomOf } from '../campaign/random.js';
import { runs } from '../sample.js';
import {
  oidcEnvironment,
  onDefaultBranch,
  platformFlags,
  platformInputs,
  startNode,
  temporaryFolder,
} from './workflow.js';

let emulator: Awaited<ReturnType<typeof startEmulator>>;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

const image = () => `${new URL(emulator.address.registryUrl).host}/acme/node:20`;
const flags = () => platformFlags(emulator);

function start(script: string, args: readonly string[], environment: Readonly<Record<string, string>>) {
  return startNode(`dist/${script}`, args, { ...oidcEnvironment(emulator), ...environment });
}

describe('SIGKILL while many files are pinned', () => {
  const count = 150;
  const text = (name: string, pin = '') =>
    `# ${'x'.repeat(20_000)}\nFROM ${name}${pin}\n# ${'y'.repeat(20_000)}\n`;

  it('leaves every file with its old or its new content', { timeout: 600_000 }, async () => {
    const random = randomOf(9);
    let torn = 0;
    let mixed = 0;
    for (let round = 0; round < runs(8, 2); round += 1) {
      const names = Array.from({ length: count }, (_, at) => `d${at}/Dockerfile`);
      const root = temporaryFolder(Object.fromEntries(names.map((name) => [name, text(image())])));
      const { child, ended } = start('cli/index.js', ['pin', root, ...flags()], {});
      await untilFirstWrite(child, root, names, text(image()).length);
      await new Promise((resolve) => setTimeout(resolve, random.below(150)));
      child.kill('SIGKILL');
      await ended;
      const after = names.map((name) => readFileSync(path.join(root, name), 'utf8'));
      const pins = after.map((one) => /@sha256:[a-f0-9]{64}/.exec(one)?.[0] ?? '');
      torn += after.filter((one, at) => one !== text(image(), pins[at])).length;
      mixed += pins.includes('') && pins.some((pin) => pin !== '') ? 1 : 0;
      const temporary = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.includes('.tmp'),
      );
      for (const file of temporary) expect(path.basename(file)).toMatch(/^\.tagproof-[0-9a-f]+\.tmp$/);
    }
    expect(torn).toBe(0);
    expect(mixed).toBeGreaterThan(0);
  });

  async function untilFirstWrite(
    child: ChildProcess,
    root: string,
    names: readonly string[],
    length: number,
  ) {
    const [first = ''] = names.toSorted();
    while (child.exitCode === null && readFileSync(path.join(root, first)).length === length)
      await new Promise((resolve) => setTimeout(resolve, 1));
  }
});

describe.each(['SIGTERM', 'SIGINT'] as const)('%s while answers are awaited', (signal) => {
  const slow = [{ match: { path: '/history/' }, effect: { delayMs: 50_000 } }];
  const asked = async (before: number) => {
    while (!emulator.requests.slice(before).some(({ path: target }) => target.includes('tags')))
      await new Promise((resolve) => setTimeout(resolve, 10));
  };

  it('the command line writes its report, says incomplete and ends with 3', async () => {
    emulator.faults = slow;
    const root = temporaryFolder({ Dockerfile: `FROM ${image()}\n` });
    const report = path.join(root, 'report.json');
    const before = emulator.requests.length;
    const { child, ended } = start('cli/index.js', ['verify', root, '--report', report, ...flags()], {});
    await asked(before);
    const signalled = performance.now();
    child.kill(signal);
    const { code, stdout, stderr } = await ended;
    emulator.faults = [];
    expect(performance.now() - signalled).toBeLessThan(10_000);
    expect(code).toBe(3);
    expect(stdout).toContain('The run was stopped before everything was verified');
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      verdict: 'incomplete',
      incomplete: [{ cause: 'stopped', subject: 'run' }],
    });
  });

  it('the action does the same, and sets its outputs', async () => {
    emulator.faults = slow;
    const root = temporaryFolder({ Dockerfile: `FROM ${image()}\n` });
    const temp = temporaryFolder({ output: '', summary: '' });
    const inputs = Object.entries(platformInputs(emulator)).map(([name, value]) => [
      `INPUT_${name.toUpperCase()}`,
      value,
    ]);
    const before = emulator.requests.length;
    const { child, ended } = start('main/index.js', [], {
      ...onDefaultBranch,
      GITHUB_WORKSPACE: root,
      GITHUB_OUTPUT: path.join(temp, 'output'),
      GITHUB_STEP_SUMMARY: path.join(temp, 'summary'),
      RUNNER_TEMP: temp,
      ...Object.fromEntries(inputs),
    });
    await asked(before);
    child.kill(signal);
    const { code, stdout } = await ended;
    emulator.faults = [];
    expect(code).toBe(1);
    expect(stdout).toContain('The run was stopped before everything was verified');
    const report = JSON.parse(readFileSync(path.join(temp, 'tagproof-report.json'), 'utf8'));
    expect(report.verdict).toBe('incomplete');
    expect(readFileSync(path.join(temp, 'output'), 'utf8')).toMatch(/exit-code<<.*\n3\n/);
    expect(readFileSync(path.join(temp, 'summary'), 'utf8')).toContain('incomplete');
  });
});

it('runs where there is no temp folder, and then writes no report', async () => {
  const root = temporaryFolder({ Dockerfile: 'FROM scratch\n' });
  const inputs = Object.entries(platformInputs(emulator)).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    value,
  ]);
  const { ended } = start('main/index.js', [], {
    ...onDefaultBranch,
    GITHUB_WORKSPACE: root,
    ...Object.fromEntries(inputs),
  });
  const { code, stdout } = await ended;
  expect(stdout).toContain('pass: 0 findings');
  expect(code).toBe(0);
  const gone = path.join(mkdtempSync(path.join(tmpdir(), 'tagproof-test-')), 'not/there');
  const second = start('main/index.js', [], {
    ...onDefaultBranch,
    GITHUB_WORKSPACE: root,
    RUNNER_TEMP: gone,
    ...Object.fromEntries(inputs),
  });
  expect((await second.ended).code).toBe(0);
  expect(existsSync(path.join(gone, 'tagproof-report.json'))).toBe(true);
});
