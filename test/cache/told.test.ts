// Who is told that an entry of the cache was thrown away: the machine's log, if the log of the run is not shown.
import { expect, it } from 'vitest';
import { openRunCache } from '../../src/ci/run-cache.js';
import { decodeEntry, encodeEntry, hexDigest } from '../../src/history/cache/entry.js';
import { memoryFolder } from './folder.js';

type Opening = Parameters<typeof openRunCache>[0];

/** What the log of the run and that of the machine say when a manifest in the cache has other content. */
async function toldOfForgery(hasMachineLog: boolean) {
  const folder = memoryFolder();
  const [log, machine]: [string[], string[]] = [[], []];
  const host = {
    clock: { now: () => 1 },
    sink: { log: (text: string) => void log.push(text) },
    cache: async () => ({ ...folder, isChange: false }),
    ...(hasMachineLog ? { tell: (text: string) => void machine.push(text) } : {}),
  } as unknown as Opening;
  const cache = await openRunCache(host, {});
  const url = `https://registry.example.com/v2/acme/node/manifests/sha256:${hexDigest('genuine')}`;
  const ask = () =>
    cache?.content(async () => 'someone')({ method: 'GET', url, headers: {} }, async () => ({
      status: 200,
      headers: {},
      body: 'genuine',
    }));
  await ask();
  for (const [name, file] of folder.files) {
    const found = await decodeEntry(file.bytes);
    const forged = found && (await encodeEntry(found.key, { ...found.entry, text: '\nforged' }));
    if (forged !== undefined) folder.files.set(name, { ...file, bytes: forged });
  }
  expect((await ask())?.body).toBe('genuine');
  return { log, machine };
}

it('is the log of the machine where there is one, as for a repository among many', async () => {
  const said = [
    expect.stringMatching(/^The cache had other content for sha256:[0-9a-f]{64}, .* Check who can write to/),
  ];
  expect(await toldOfForgery(true)).toEqual({ log: [], machine: said });
  expect(await toldOfForgery(false)).toEqual({ log: said, machine: [] });
});
