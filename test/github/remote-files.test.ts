// Reading a repository for an audit: heads and files together, trees and blobs from the cache if they prove themselves.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remoteFiles } from '../../src/clients/github/remote-files.js';
import { headsOf, type RepositoryHead } from '../../src/clients/github/repositories.js';
import { genuineTree, type TreeEntry } from '../../src/clients/github/tree-name.js';
import { cachedObjects } from '../../src/history/cache/objects.js';
import { Secret } from '../../src/model/run/secret.js';
import { cacheIn, memoryFolder } from '../cache/folder.js';
import { addresses, GithubServer } from './server.js';

const texts = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`dir-${at % 7}/${at}/Dockerfile`, `FROM a:${at}`]),
  );

let server: GithubServer;
beforeEach(() => {
  server = new GithubServer();
  server.addRepositories([
    { name: 'large', files: { ...texts(150), 'dir.txt': 'sorts before dir/', 'dir/x': 'y', 'ü/ß': '€' } },
    { name: 'small', files: { Dockerfile: 'FROM scratch\n' } },
    { name: 'empty', files: {} },
  ]);
});
afterEach(() => {
  expect(server.violations).toEqual([]);
  server.close();
});

const api = (token = 'read-token') => ({ send: server.transport, addresses, token: new Secret(token) });
const large = { owner: 'acme', name: 'large' };

async function headOf(name: string): Promise<Exclude<RepositoryHead, 'empty'>> {
  const head = (await headsOf(api(), [{ owner: 'acme', name }])).get(`acme/${name}`);
  if (head === undefined || head === 'empty') throw new Error(`no head of ${name}`);
  return head;
}

describe('heads', () => {
  it('of many repositories take one request for fifty, and say which is empty', async () => {
    const all = Array.from({ length: 60 }, (_, at) => ({
      owner: 'acme',
      name: ['large', 'small', 'empty'][at % 3] ?? '',
    }));
    const heads = await headsOf(api(), all);
    expect(server.log).toEqual(['POST /graphql query ', 'POST /graphql query ']);
    expect([...heads.keys()].sort()).toEqual(['acme/empty', 'acme/large', 'acme/small']);
    expect(heads.get('acme/empty')).toBe('empty');
    expect(heads.get('acme/large')).toMatchObject({ commit: expect.stringMatching(/^[0-9a-f]{40}$/) });
  });

  it('are left out where the host refuses, so that each is asked by itself', async () => {
    const unknown = { owner: 'acme', name: 'other' };
    expect([...(await headsOf(api(), [unknown, large, unknown])).keys()]).toEqual(['acme/large']);
    expect((await headsOf(api('wrong'), [large])).size).toBe(0);
  });
});

describe('files', () => {
  const isDockerfile = (path: string) => path.endsWith('Dockerfile');

  async function readAll(files: ReturnType<typeof remoteFiles>, wanted = isDockerfile) {
    const paths = (await files.list(wanted)).filter(wanted);
    const read = await Promise.all(paths.map(async (path) => [path, await files.read(path)] as const));
    return Object.fromEntries(
      read.map(([path, file]) => [path, 'text' in file ? file.text : file.unreadable]),
    );
  }

  it('are read sixty to a request', async () => {
    const files = remoteFiles(api(), large, await headOf('large'));
    server.log.length = 0;
    expect(await readAll(files)).toEqual(texts(150));
    expect(server.log.filter((line) => line.includes('graphql'))).toHaveLength(3);
    expect(server.log).toHaveLength(4);
    expect(await files.read('ü/ß')).toEqual({ text: '€' });
    expect(await files.read('none')).toHaveProperty('absent');
  });

  it('are not requested again with a cache, and the tree is not either', async () => {
    const folder = memoryFolder();
    const head = await headOf('large');
    const memory = () => cachedObjects(cacheIn(folder), 'api acme/large');
    const before = memory();
    const first = await readAll(remoteFiles(api(), large, head, before));
    await before.store();
    server.log.length = 0;
    expect(await readAll(remoteFiles(api(), large, head, memory()))).toEqual(first);
    expect(server.log).toEqual([]);
  });

  it('that nobody wanted at first are not requested again either', async () => {
    const folder = memoryFolder();
    const head = await headOf('large');
    const memory = () => cachedObjects(cacheIn(folder), 'api acme/large');
    const before = memory();
    expect(await remoteFiles(api(), large, head, before).read('ü/ß')).toEqual({ text: '€' });
    await before.store();
    server.log.length = 0;
    expect(await remoteFiles(api(), large, head, memory()).read('ü/ß')).toEqual({ text: '€' });
    expect(server.log).toEqual([]);
  });

  it.each(['blob', 'tree'])('are read from the host where the %s in the cache is forged', async (what) => {
    const folder = memoryFolder();
    const cache = cacheIn(folder);
    const head = await headOf('small');
    const small = { owner: 'acme', name: 'small' };
    const memory = cachedObjects(cache, 'api acme/small');
    const files = () => remoteFiles(api(), small, head, memory);
    expect(await readAll(files())).toEqual({ Dockerfile: 'FROM scratch\n' });
    const [entry] = (await memory.get(head.tree, (text) => genuineTree(head.tree, text))) ?? [];
    if (entry === undefined) throw new Error('the tree was not kept');
    if (what === 'blob') await memory.keep(entry.sha, 'FROM evil\n');
    else await memory.keep(head.tree, JSON.stringify([{ ...entry, path: 'Hidden' }]));
    expect(await readAll(files())).toEqual({ Dockerfile: 'FROM scratch\n' });
    expect(cache.count.discarded).toHaveLength(1);
  });

  it.each<[string, (entry: TreeEntry) => TreeEntry | undefined]>([
    [
      'a file is no file',
      (entry) => (entry.path.endsWith('Dockerfile') ? { ...entry, type: 'commit' } : entry),
    ],
    [
      'a folder is no folder, and has nothing',
      (entry) =>
        entry.path.startsWith('dir-0/')
          ? undefined
          : entry.path === 'dir-0'
            ? { ...entry, type: 'blob' }
            : entry,
    ],
    ['a mode begins with a zero', (entry) => ({ ...entry, mode: `0${entry.mode}` })],
    ['a path begins with a slash', (entry) => ({ ...entry, path: `/${entry.path}` })],
    ['an object has a longer name', (entry) => ({ ...entry, sha: `${entry.sha}zz` })],
  ])('are those of the host where the kept tree has the right name, but %s', async (_, change) => {
    const cache = cacheIn(memoryFolder());
    const head = await headOf('large');
    const memory = cachedObjects(cache, 'api acme/large');
    const files = () => remoteFiles(api(), large, head, memory);
    await readAll(files());
    const kept = await memory.get(head.tree, (text) => genuineTree(head.tree, text));
    if (kept === undefined) throw new Error('the tree was not kept');
    await memory.keep(head.tree, JSON.stringify(kept.flatMap((entry) => change(entry) ?? [])));
    expect(await readAll(files())).toEqual(texts(150));
    expect(cache.count.discarded).toHaveLength(1);
  });

  it('of a repository in a format that is not text are read one by one', async () => {
    const bytes = Buffer.from([0x46, 0xff, 0x00, 0x0a]);
    const commit = server.state.repository.commit(
      [],
      { Dockerfile: bytes, text: 'a' },
      { login: 'a', message: 'm' },
    );
    server.state.repository.setHead('main', commit);
    const shop = { owner: 'acme', name: 'shop' };
    const files = remoteFiles(api(), shop, await headOf('shop'));
    await files.list();
    expect([await files.read('Dockerfile'), await files.read('text')]).toEqual([
      { unreadable: expect.any(String) },
      { text: 'a' },
    ]);
  });
});
