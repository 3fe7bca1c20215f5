// The generated descriptors are what the protocol in src/emulator/proto gives.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../e2e/workflow.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = path.join(root, 'node_modules/.bin');
/** The program is for one system each, so it is not in the lockfile: `.ci/run` installs it. */
const program = process.env.TAGPROOF_BUF ?? 'buf';
const buf = (...args: string[]) =>
  spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  });

function contents(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

const runs = buf('--version').status === 0;
if (!runs)
  console.error(
    'SKIPPED: TAGPROOF_BUF is not set and buf is not installed, so the generated code is not compared',
  );

it.skipIf(!runs)(
  'src/proto/gen is generated: if not, run `buf generate`',
  () => {
    const target = temporaryFolder();
    const { status, stderr } = buf('generate', '--output', target);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(contents(path.join(target, 'src/proto/gen'))).toEqual(contents(path.join(root, 'src/proto/gen')));
  },
  120_000,
);

it.skipIf(!runs)('the protocol is formatted: if not, run `buf format -w`', () => {
  const { status, stdout } = buf('format', '--diff', '--exit-code');
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});
