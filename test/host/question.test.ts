// A question ends with an answer, or with the input.
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askOn } from '../../src/host/question.js';

function asking() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let ends = 0;
  const answer = askOn({ input, output }, 'Go on? ', () => {
    ends += 1;
  });
  return { input, answer, shown: () => String(output.read()), ends: () => ends };
}

it('is answered by a line', async () => {
  const { input, answer, shown, ends } = asking();
  input.write('yes\n');
  expect(await answer).toBe('yes');
  expect([shown(), ends()]).toEqual(['Go on? ', 0]);
});

it('does not wait for an answer that cannot come any more', async () => {
  const { input, answer, ends } = asking();
  input.end();
  expect(await answer).toBe('');
  expect(ends()).toBe(1);
});
