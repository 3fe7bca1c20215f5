// The spawned programs scan in threads: a signal during a long scan ends it with a report, and results are the same.
import { spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { scanCheckout } from '../../src/formats/index.js';
import { diskFiles } from '../../src/host/files/files.js';
import { spawnNode, temporaryFolder } from './workflow.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Merge keys in merge keys, which take long to read, together a minute; without images, so that the report is short. */
function slowFiles(): Readonly<Record<string, string>> {
  const service = (at: number) => `  a${at}: &a${at} {build: "a${at}"}\n  s${at}: {<<: [*a${at}, *x]}\n`;
  const text = `services:\n  s: &x {restart: always}\n${Array.from({ length: 30_000 }, (_, at) => service(at)).join('')}`;
  return Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`d${at}/compose.yaml`, text]));
}

it.each(['SIGTERM', 'SIGINT'] as const)('%s during a long scan ends it with a report', async (signal) => {
  const folder = temporaryFolder(slowFiles());
  const report = path.join(folder, 'report.json');
  const args = ['verify', folder, '--report', report];
  const child = spawn(process.execPath, [path.join(root, 'dist/cli/index.js'), ...args], {
    env: { PATH: process.env.PATH ?? '' },
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  expect(child.exitCode).toBe(null);
  const signalled = performance.now();
  child.kill(signal);
  expect(await ended).toBe(3);
  expect(performance.now() - signalled).toBeLessThan(5_000);
  const written = JSON.parse(readFileSync(report, 'utf8'));
  expect(written).toMatchObject({
    verdict: 'incomplete',
    incomplete: [
      { cause: 'stopped', subject: 'run' },
      {
        subject: '.',
        message: expect.stringMatching(/^\d+ files had not been scanned when the run was stopped$/),
      },
    ],
  });
});

it('the command line finds in threads what is found without them', async () => {
  const folder = temporaryFolder();
  cpSync(path.join(root, 'test/fixtures/scan'), folder, { recursive: true });
  const { occurrences, problems } = await scanCheckout(diskFiles(folder, undefined), {
    paths: [],
    exclude: [],
    surface: 'terminal',
  });
  const { stdout } = await spawnNode('dist/cli/index.js', ['scan', folder, '--json'], {});
  const scanned = JSON.parse(stdout);
  const places = occurrences.map(({ at, raw }) => `${at.file} ${raw}`);
  expect(scanned.references.map((one: { file: string; raw: string }) => `${one.file} ${one.raw}`)).toEqual(
    places,
  );
  expect(scanned.problems.map(({ message }: { message: string }) => message)).toEqual(
    problems.map(({ message }) => message),
  );
});
