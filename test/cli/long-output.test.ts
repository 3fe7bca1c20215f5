// Long output in parts is the same text as at once.
import { expect, it } from 'vitest';
import { printLines } from '../../src/cli/long-output.js';

async function printed(lines: readonly string[]) {
  const parts: string[] = [];
  await printLines((text) => void parts.push(text), lines);
  return parts;
}

it('prints short output at once, long output in parts, and nothing for no line', async () => {
  const lines = Array.from({ length: 5000 }, (_, index) => `${index} ${'x'.repeat(50)}`);
  const parts = await printed(lines);
  expect(parts.join('\n')).toBe(lines.join('\n'));
  expect(parts.length).toBeGreaterThan(2);
  expect(await printed(['a', 'b'])).toEqual(['a\nb']);
  expect(await printed([])).toEqual([]);
});
