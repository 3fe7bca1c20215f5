// The clock of `emulator`: only days that exist, in years that leave room for the histories around them.
import { expect, it } from 'vitest';
import { emulator } from '../../src/cli/commands/emulator.js';

it.each([
  'soon',
  '2026-02-31',
  '2026-13-01',
  '1969-12-31',
  '3000-01-01',
  '9999-12-31T23:59:59Z',
  '0001-01-01',
])('refuses to start at %s', async (clock) => {
  const err: string[] = [];
  const code = await emulator({
    invocation: {
      command: 'emulator',
      operands: [],
      flags: new Map([['clock', clock]]),
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
  expect([code, err.join('\n')]).toEqual([2, expect.stringContaining(`\`--clock\` is \`${clock}\``)]);
});
