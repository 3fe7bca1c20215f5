// `pin --check-rendered`: a file that renders to something else is not pinned, the others are, and without the switch nothing is started.
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '../../src/cli/args/commands.js';
import { readArguments } from '../../src/command/arguments.js';
import { gate } from '../../src/command/gate.js';
import { startEmulator } from '../../src/emulator/index.js';
import { oidcEnvironment, platformFlags, temporaryFolder } from '../e2e/workflow.js';
import { contextOf } from './context.js';

let emulator: Awaited<ReturnType<typeof startEmulator>>;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

/** Pins two Dockerfiles, of which the program `jsonnet` prints the first line of one. */
async function pin(...switches: readonly string[]) {
  const image = `${new URL(emulator.address.registryUrl).host}/acme/node:20`;
  const folder = temporaryFolder({
    'a/Dockerfile': `FROM ${image}\n`,
    'b/Dockerfile': `FROM ${image}\n`,
    'labels.jsonnet': '{}\n',
    'other/Chart.yaml': 'name: x\n',
  });
  const bin = temporaryFolder({ jsonnet: '#!/bin/sh\nread -r line < b/Dockerfile\necho "label: $line"\n' });
  chmodSync(path.join(bin, 'jsonnet'), 0o755);
  const invocation = readArguments(['pin', folder, ...switches, ...platformFlags(emulator)], commands);
  if ('issues' in invocation) throw new Error(invocation.issues.join(' '));
  const { context, written } = contextOf();
  const { signal: stop } = new AbortController();
  const environment = { ...oidcEnvironment(emulator), PATH: bin };
  const code = await gate({ ...context, invocation, stop, environment });
  const isPinned = (name: string) => readFileSync(path.join(folder, name), 'utf8').includes('@sha256:');
  return { code, out: written.out.join('\n'), pinned: ['a/Dockerfile', 'b/Dockerfile'].filter(isPinned) };
}

it('takes back what a program renders in another way, and says what was not rendered', async () => {
  const { code, out, pinned } = await pin('--check-rendered');
  expect(pinned).toEqual(['a/Dockerfile']);
  expect(out).toContain('Rendered before and after: 1 of 2 files.');
  expect(out).toContain('Not rendered (no helm): other/Chart.yaml');
  expect(out).toMatch(
    /The file was not pinned: with the digests, `jsonnet` renders labels\.jsonnet in another way: line 1 is/,
  );
  expect(code).not.toBe(0);
});

it('starts no program without the switch', async () => {
  const { out, pinned } = await pin();
  expect(pinned).toEqual(['a/Dockerfile', 'b/Dockerfile']);
  expect(out).not.toContain('Rendered');
});
