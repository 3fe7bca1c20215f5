// What `emulator` refuses to start with: days that do not exist, ports that are taken, and half of a certificate.

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { emulator } from '../../src/cli/demo/emulator.js';
import { temporaryFolder } from '../e2e/workflow.js';

async function refusal(flags: Readonly<Record<string, string>>) {
  const err: string[] = [];
  const code = await emulator({
    invocation: {
      command: 'emulator',
      operands: [],
      flags: new Map(Object.entries(flags)),
      switches: new Set(),
      json: false,
      noColour: true,
      help: false,
    },
    environment: {},
    out: () => undefined,
    err: (text) => void err.push(text),
    colour: false,
  });
  return [code, err.join('\n')];
}

it.each([
  'soon',
  '2026-02-31',
  '2026-13-01',
  '1969-12-31',
  '3000-01-01',
  '9999-12-31T23:59:59Z',
  '0001-01-01',
])('refuses to start at %s', async (clock) => {
  expect(await refusal({ clock })).toEqual([2, expect.stringContaining(`\`--clock\` is \`${clock}\``)]);
});

it('says which port is in use, and listens on none of the others', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  expect(await refusal({ port: String(port - 1) })).toEqual([
    2,
    expect.stringMatching(new RegExp(`^Port (?:${port - 1}|${port}) is already in use.*\`--port\``)),
  ]);
  const before = createServer().listen(port - 1, '127.0.0.1');
  await new Promise((resolve) => before.once('listening', resolve));
  before.close();
  taken.close();
});

it('refuses a certificate without its key, and files that are neither', async () => {
  const folder = temporaryFolder({ 'a.pem': 'not a certificate' });
  const file = `${folder}/a.pem`;
  expect(await refusal({ 'tls-cert': file })).toEqual([2, expect.stringContaining('must be set together')]);
  expect(await refusal({ 'tls-cert': file, 'tls-key': file })).toEqual([
    2,
    expect.stringContaining('are not a certificate and its key'),
  ]);
});
