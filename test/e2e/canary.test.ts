// The watch over secrets itself: it must bark.
import { expect, it } from 'vitest';
import { canariesIn, platformInputs, spawnNode, temporaryFolder } from './workflow.js';

const token = 'aaaaaaaa.bbbbbbbb.cccccccccccc';

it('finds a secret in each of its spellings, and not in the masking command', () => {
  const texts = {
    whole: `x ${token} y`,
    signature: 'x cccccccccccc y',
    password: Buffer.from(`_token:${token}`).toString('base64'),
    masked: `::add-mask::${token}\nnothing`,
    after: `::add-mask::${token}\n${token}`,
  };
  expect(canariesIn([token], texts)).toEqual(['whole', 'signature', 'password', 'after']);
});

it('fails a run that shows a secret on its output, and one that leaves it in a file', async () => {
  const emulator = { tokens: ['the-token-of-nobody'], address: {} } as unknown as Parameters<
    typeof platformInputs
  >[0];
  platformInputs(emulator);
  const folder = temporaryFolder({ 'say.mjs': 'console.log("the-token-of-" + "nobody")' });
  const script = (name: string) => `../../../../${folder}/${name}`.replace(/\/+/g, '/');
  await expect(spawnNode(script('say.mjs'), [], {})).rejects.toThrow('stdout');
  const left = temporaryFolder({ 'a/file': 'the-token-of-nobody' });
  const silent = temporaryFolder({ 'quiet.mjs': '' });
  await expect(spawnNode(`../../../../${silent}/quiet.mjs`, [left], {})).rejects.toThrow('a/file');
});
