// Long output in parts is the same text as at once.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printLines, printLists } from '../../src/cli/long-output.js';
import { runs } from '../seed.js';

async function printed(print: (out: (text: string) => void) => Promise<void>) {
  const parts: string[] = [];
  await print((text) => void parts.push(text));
  return parts;
}

it('prints lists as JSON.stringify does', async () => {
  const lists = fc.record({ references: fc.array(fc.jsonValue()), problems: fc.array(fc.jsonValue()) });
  await fc.assert(
    fc.asyncProperty(lists, async (value) => {
      const parts = await printed((out) => printLists(out, value));
      expect(parts.join('\n')).toBe(JSON.stringify(value, null, 2));
    }),
    { numRuns: runs(200) },
  );
  const separators = { references: [{ a: 'x\u2028y\u2029z\r' }], problems: [] };
  expect((await printed((out) => printLists(out, separators))).join('\n')).toBe(
    JSON.stringify(separators, null, 2),
  );
});

it('prints short output at once, long output in parts, and nothing for no line', async () => {
  const lines = Array.from({ length: 5000 }, (_, index) => `${index} ${'x'.repeat(50)}`);
  const parts = await printed((out) => printLines(out, lines));
  expect(parts.join('\n')).toBe(lines.join('\n'));
  expect(parts.length).toBeGreaterThan(2);
  expect(await printed((out) => printLines(out, ['a', 'b']))).toEqual(['a\nb']);
  expect(await printed((out) => printLines(out, []))).toEqual([]);
});
