// Long output in parts is the same text as at once.
import { expect, it } from 'vitest';
import { printLines } from '../../src/command/printing/long-output.js';

/** What a stream gets, in parts, and what is printed as one block where there is no stream. */
async function printed(lines: readonly string[]) {
  const parts: string[] = [];
  const blocks: string[] = [];
  const out = (text: string) => void blocks.push(text);
  const outParts = async (written: Iterable<string>) => {
    for (const part of written) parts.push(part);
  };
  await printLines({ out, outParts }, lines);
  expect(blocks).toEqual([]);
  await printLines({ out }, lines);
  return { parts, blocks };
}

it('prints short output at once, long output in parts, and nothing for no line', async () => {
  const lines = Array.from({ length: 5000 }, (_, index) => `${index} ${'x'.repeat(50)}`);
  const long = await printed(lines);
  expect(long.parts.join('')).toBe(`${lines.join('\n')}\n`);
  expect(long.parts.length).toBeGreaterThan(2);
  expect(Math.max(...long.parts.map(({ length }) => length))).toBeLessThan(66_000);
  expect(long.blocks).toEqual([lines.join('\n')]);
  expect(await printed(['a', 'b'])).toEqual({ parts: ['a\nb\n'], blocks: ['a\nb'] });
  expect(await printed([''])).toEqual({ parts: ['\n'], blocks: [''] });
  expect(await printed([])).toEqual({ parts: [], blocks: [] });
});
