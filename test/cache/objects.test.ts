// Git objects of a repository in the cache: the small ones in one entry, and none that is not what its name says.
import { describe, expect, it } from 'vitest';
import { encodeEntry, fileOf } from '../../src/history/cache/entry.js';
import { cachedObjects } from '../../src/history/cache/objects.js';
import { cacheIn, memoryFolder } from './folder.js';

const place = 'api acme/shop';
const togetherKey = { kind: 'object' as const, name: `${place} small objects` };
const together = fileOf(togetherKey);
const any = (text: string) => text;

async function stored(objects: Readonly<Record<string, string>>, folder = memoryFolder()) {
  const memory = cachedObjects(cacheIn(folder), place);
  for (const [name, text] of Object.entries(objects)) await memory.keep(name, text);
  await memory.store();
  return folder;
}

async function forge(folder: ReturnType<typeof memoryFolder>, text: string) {
  const bytes = await encodeEntry(togetherKey, { text, at: 0 });
  if (bytes !== undefined) await folder.write(together, bytes);
}

describe('git objects of one repository', () => {
  it('are one entry if they are small, and one each if they are large', async () => {
    const large = 'l'.repeat(16 * 1024 + 1);
    const folder = await stored({ a: 'one', b: 'two', c: large });
    expect(folder.files.size).toBe(2);
    const memory = cachedObjects(cacheIn(folder), place);
    expect([await memory.get('a', any), await memory.get('b', any)]).toEqual(['one', 'two']);
    expect(await memory.get('c', any)).toBe(large);
    expect(await memory.get('d', any)).toBeUndefined();
  });

  it('have room for a million characters together, and are stored all the same beyond it', async () => {
    const texts = Array.from({ length: 100 }, (_, at) => [`${at}`, `${at}`.padEnd(16 * 1024, '-')]);
    const folder = await stored(Object.fromEntries(texts));
    expect(folder.files.size).toBe(1 + 100 - 64);
    const memory = cachedObjects(cacheIn(folder), place);
    for (const [name = '', text] of texts) expect(await memory.get(name, any)).toBe(text);
  });

  it('are written again only if one is new, and then without those that were not used', async () => {
    const folder = await stored({ a: 'one', b: 'two' });
    const before = folder.files.get(together)?.bytes;
    const read = async (names: readonly string[], added: Readonly<Record<string, string>>) => {
      const memory = cachedObjects(cacheIn(folder), place);
      for (const name of names) await memory.get(name, any);
      for (const [name, text] of Object.entries(added)) await memory.keep(name, text);
      await memory.store();
    };
    await read(['a'], {});
    expect(folder.files.get(together)?.bytes).toBe(before);
    await read(['a'], { c: 'three' });
    const after = cachedObjects(cacheIn(folder), place);
    expect(await Promise.all(['a', 'b', 'c'].map((name) => after.get(name, any)))).toEqual([
      'one',
      undefined,
      'three',
    ]);
  });

  it('are discarded if one of them is not what its name says, which says so and is stored again', async () => {
    const folder = await stored({ a: 'one', b: 'two' });
    await forge(
      folder,
      JSON.stringify([
        ['a', 'evil'],
        ['b', 'two'],
      ]),
    );
    const cache = cacheIn(folder);
    const memory = cachedObjects(cache, place);
    const genuine = (expected: string) => (text: string) => (text === expected ? text : undefined);
    expect(await memory.get('a', genuine('one'))).toBeUndefined();
    expect(await memory.get('b', genuine('two'))).toBe('two');
    expect(cache.count.discarded).toEqual([expect.stringContaining('the git object a,')]);
    expect(folder.files.has(together)).toBe(false);
    await memory.keep('a', 'one');
    await memory.store();
    expect(await cachedObjects(cacheIn(folder), place).get('a', genuine('one'))).toBe('one');
  });

  it.each(['', 'no JSON', '{}', '[["a"]]', '[["a",1]]'])(
    'count as absent in an entry that is %j',
    async (text) => {
      const folder = memoryFolder();
      await forge(folder, text);
      expect(await cachedObjects(cacheIn(folder), place).get('a', any)).toBeUndefined();
    },
  );
});
