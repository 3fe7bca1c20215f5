// What the judge says of changed lines: of several images in a line, each is pinned as a clean run pins it, or unchanged.
import { expect, it } from 'vitest';
import { digest } from '../build.js';
import { linesAgainst } from './judge-files.js';

const [one, two] = [`@${digest('a')}`, `@${digest('b')}`];
const before = 'RUN --mount=from=x --mount=from=y:latest --mount=from=z:1\n';
const wanted = `RUN --mount=from=x:latest${one} --mount=from=y:latest${two} --mount=from=z:1${one}\n`;

it.each([
  ['all of them', wanted],
  ['only the first, with its tag', before.replace('=x', `=x:latest${one}`)],
  ['only the second, whose tag was there', before.replace(':latest', `:latest${two}`)],
  ['only the last', before.replace(':1', `:1${one}`)],
])('%s', (_, line) => {
  expect(linesAgainst(line, before, wanted)).toEqual([{ line: 1, text: line, isRight: true }]);
});

it.each([
  ['another digest', before.replace('=x', `=x:latest${two}`)],
  ['another tag', before.replace('=x', `=x:2${one}`)],
  ['a tag without a digest', before.replace('=x', '=x:latest')],
  ['no tag, although a clean run writes one', before.replace('=x', `=x${one}`)],
  ['a second tag', before.replace(':1', `:1:latest${one}`)],
  ['another text', wanted.replace('RUN', 'run')],
])('%s is wrong', (_, line) => {
  expect(linesAgainst(line, before, wanted)).toEqual([{ line: 1, text: line, isRight: false }]);
});

it('a digest that was there may not be lost', () => {
  const pinned = before.replace(':1', `:1${two}`);
  expect(linesAgainst(before, pinned, wanted)).toMatchObject([{ isRight: false }]);
});
