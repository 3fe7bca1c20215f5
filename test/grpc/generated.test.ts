// The descriptors are what the protocol in src/emulator/proto gives.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { descriptors } from '../../src/proto/descriptors.js';
import { temporaryFolder } from '../e2e/workflow.js';

const cwd = fileURLToPath(new URL('../..', import.meta.url));
/** The program is for one system each, so it is not in the lockfile: `.ci/run` installs it. */
const program = process.env.TAGPROOF_BUF ?? 'buf';
const buf = (...args: string[]) => spawnSync(program, args, { cwd, encoding: 'utf8' });

const runs = buf('--version').status === 0;
if (!runs)
  console.error(
    'SKIPPED: TAGPROOF_BUF is not set and buf is not installed, so the descriptors are not compared',
  );

it.skipIf(!runs)(
  'src/proto/descriptors.ts is compiled: if not, run `node scripts/descriptors.mjs`',
  () => {
    const target = path.join(temporaryFolder(), 'protocol.binpb');
    const { status, stderr } = buf('build', '--exclude-source-info', '-o', target);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    // Not the text: other versions of zlib deflate the same bytes differently.
    expect(inflateRawSync(Buffer.from(descriptors, 'base64')).equals(readFileSync(target))).toBe(true);
  },
  120_000,
);

it.skipIf(!runs)('the protocol is formatted: if not, run `buf format -w`', () => {
  const { status, stdout } = buf('format', '--diff', '--exit-code');
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});
