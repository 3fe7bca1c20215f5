// State and faults from files: the examples of the documentation load, and issues are listed together.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parseFaults, parseState } from '../../src/emulator/files.js';
import { createEmulator } from '../../src/emulator/index.js';

const page = readFileSync(fileURLToPath(new URL('../../docs/emulator.md', import.meta.url)), 'utf8');
const [state = '', faults = ''] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => text);

it('the documented platform signs in and answers', async () => {
  const parsed = parseState(state);
  if ('issues' in parsed) throw new Error(parsed.issues.join());
  const emulator = await createEmulator({ state: parsed.value });
  const authorization = `Bearer ${await emulator.tokenFor(emulator.address.identity)}`;
  const url = `${emulator.address.baseUrl}/registry/v2/tags?uidp.children_of=aa/3`;
  const { body } = await emulator.transport({ method: 'GET', url, headers: { authorization } });
  expect(JSON.parse(body).tags).toMatchObject([{ name: '20' }]);
});

it('the documented faults load', () => {
  expect(parseFaults(faults)).toHaveProperty('value');
});

it('lists every issue with its place', () => {
  expect(parseState('{')).toEqual({ issues: [expect.stringContaining('the file: ')] });
  const wrong = state.replace('"name": "ci"', '"name": "CI!"').replace('sha256:a', 'sha256:');
  const parsed = parseState(wrong);
  expect('issues' in parsed && parsed.issues.map((issue) => issue.split(':')[0])).toEqual([
    'identities.0.name',
    'repos.0.tags.0.history.0.digest',
  ]);
  expect(parseFaults('[{"effect":{"status":1000}},{"effect":{"resett":true}}]')).toHaveProperty('issues');
});
