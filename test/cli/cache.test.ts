// `cache stats`, `cache verify` and `cache clear` on a folder of this machine, and runs that are told to use none.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/args/commands.js';
import { checkCache, clearCache, showCache } from '../../src/cli/commands/cache.js';
import { blobName } from '../../src/clients/ci-host/pinned-content.js';
import { readArguments } from '../../src/command/arguments.js';
import { inputOf } from '../../src/command/context.js';
import { createCache } from '../../src/history/cache/cache.js';
import { fileOf, hexDigest } from '../../src/history/cache/entry.js';
import { cachedObjects } from '../../src/history/cache/objects.js';
import { machineCache } from '../../src/host/files/cache-folder.js';
import { contextOf } from './context.js';

const temporary = () => mkdtempSync(path.join(tmpdir(), 'tagproof-cache-'));
const text = 'records';
const [segment, history] = [
  { kind: 'segment', name: hexDigest(text) },
  { kind: 'history', name: 'place image:tag' },
] as const;

/** A folder with two entries, what a killed process has left, and a file of the user. */
async function filled(): Promise<string> {
  const folder = temporary();
  const opened = await machineCache({}, temporary())(folder);
  if (opened === undefined || 'refused' in opened) throw new Error('refused');
  const cache = createCache(opened, { trust: 'all', now: () => 0 });
  await cache.put(segment, text);
  await cache.put(history, 'head');
  writeFileSync(path.join(folder, `${fileOf(history)}.0123456789ab.tmp`), 'half');
  writeFileSync(path.join(folder, 'notes.txt'), 'of the user');
  return folder;
}

describe('the folder of the cache', () => {
  const run = async (command: typeof showCache, given: Parameters<typeof contextOf>[0]) => {
    const { context, written } = contextOf(given);
    return { code: await command(context), ...written };
  };

  it('is counted by kind, whether a flag or the environment names it', async () => {
    const folder = await filled();
    const { code, out } = await run(showCache, { flags: { cache: folder } });
    expect(code).toBe(0);
    expect(out.join('\n')).toMatch(/segment +1 .*\n(?:.*\n)*history +1 /);
    expect(out.at(-1)).toMatch(/^1 other file /);
    const json = await run(showCache, { environment: { TAGPROOF_CACHE: folder }, json: true });
    expect(JSON.parse(json.out.join(''))).toMatchObject({ other: { entries: 1 } });
  });

  it('loses what is damaged when it is verified, and nothing else', async () => {
    const folder = await filled();
    expect(await run(checkCache, { flags: { cache: folder } })).toMatchObject({
      code: 0,
      out: ['2 entries verified, 0 damaged'],
    });
    const file = path.join(folder, fileOf(history));
    writeFileSync(file, readFileSync(file).subarray(0, -1));
    const { code, out } = await run(checkCache, { flags: { cache: folder } });
    expect([code, existsSync(file), existsSync(path.join(folder, fileOf(segment)))]).toEqual([
      1,
      false,
      true,
    ]);
    expect(out.join('\n')).toContain(`${fileOf(history)} was damaged and has been removed`);
  });

  it.each(['nothing', 'a small file', 'a large file', 'the tree'])(
    'loses git objects that are not what their names say: %s is forged',
    async (forged) => {
      const folder = temporary();
      const opened = await machineCache({}, temporary())(folder);
      if (opened === undefined || 'refused' in opened) throw new Error('refused');
      const textOf = (what: string, text: string) => (what === forged ? text.replace('a', 'e') : text);
      const [small, large] = ['FROM scratch\n', `FROM scratch\n${'#'.repeat(20_000)}`];
      const names = [small, large].map((one) => blobName(one, 'a'.repeat(40)));
      const tree = createHash('sha1')
        .update('tree 38\0')
        .update(Buffer.concat([Buffer.from('100644 Dockerfile\0'), Buffer.from(names[0] ?? '', 'hex')]))
        .digest('hex');
      const entry = { path: 'Dockerfile', mode: '100644', type: 'blob', sha: names[0] };
      const objects = cachedObjects(createCache(opened, { trust: 'all', now: () => 0 }), 'api acme/shop');
      await objects.keep(names[0] ?? '', textOf('a small file', small));
      await objects.keep(names[1] ?? '', textOf('a large file', large));
      await objects.keep(tree, textOf('the tree', JSON.stringify([entry])));
      await objects.store();
      const damaged = forged === 'nothing' ? 0 : 1;
      const { code, out } = await run(checkCache, { flags: { cache: folder } });
      expect([code, out.join('\n').split('\n').at(-1)]).toEqual([
        damaged,
        `2 entries verified, ${damaged} damaged`,
      ]);
    },
  );

  it('is cleared of the cache alone', async () => {
    const folder = await filled();
    expect(await run(clearCache, { flags: { cache: folder } })).toMatchObject({
      code: 0,
      out: ['3 files removed'],
    });
    expect([
      existsSync(path.join(folder, 'notes.txt')),
      existsSync(path.join(folder, fileOf(segment))),
    ]).toEqual([true, false]);
  });

  it('must be named', async () => {
    expect(await run(showCache, {})).toMatchObject({ code: 2 });
  });
});

it.each(['verify', 'pin', 'audit'])('`%s --no-cache` has none, wherever one is set', async (command) => {
  const invocation = readArguments([command, '--cache', temporary(), '--no-cache'], commands);
  if ('issues' in invocation) throw new Error(invocation.issues.join(' '));
  const { context } = contextOf();
  const folder = inputOf({ ...context, invocation }, 'cache');
  expect(folder).toBe('off');
  expect(await machineCache({ TAGPROOF_CACHE: temporary() }, temporary())(folder)).toBeUndefined();
});
