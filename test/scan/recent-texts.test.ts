// Companions are read once, and forgotten when many were read.
import { expect, it } from 'vitest';
import { recentTexts } from '../../src/scan/checkout/companions.js';

function reader(length: number) {
  const asked: string[] = [];
  const read = async (path: string) => {
    asked.push(path);
    return path === 'gone' ? { unreadable: 'ENOENT', absent: true as const } : { text: path.repeat(length) };
  };
  return { asked, readOne: recentTexts(read) };
}

it('reads a file once for those that ask at the same time, and for later ones', async () => {
  const { asked, readOne } = reader(1);
  const [first, second] = await Promise.all([readOne('a'), readOne('a')]);
  expect(first).toBe(second);
  expect(await readOne('a')).toBe(first);
  expect(await readOne('gone')).toEqual({ path: 'gone', why: { unreadable: 'ENOENT', absent: true } });
  expect(asked).toEqual(['a', 'gone']);
});

it('begins again once more was read than is kept', async () => {
  const { asked, readOne } = reader(6 * 1024 * 1024);
  for (const path of ['a', 'b', 'a', 'c', 'c', 'a', 'c']) await readOne(path);
  expect(asked).toEqual(['a', 'b', 'c', 'c', 'a']);
});
