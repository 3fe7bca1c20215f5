// The entries of the cache: whole or absent, of the right key, within the size, and written only as far as trusted.
import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openRunCache } from '../../src/ci/run-cache.js';
import { type CacheTrust, createCache } from '../../src/history/cache/cache.js';
import { type CacheKey, decodeEntry, encodeEntry, fileOf, hexDigest } from '../../src/history/cache/entry.js';
import { cacheStats, verifyCache } from '../../src/history/cache/inspect.js';
import { rememberContent } from '../../src/history/cache/run-cache.js';
import { machineCache } from '../../src/host/files/cache-folder.js';
import type { Ci, Host } from '../../src/model/run/host.js';
import type { HttpRequest } from '../../src/model/run/http.js';
import { isShort } from '../sample.js';
import { cacheIn, memoryFolder } from './folder.js';

const key: CacheKey = { kind: 'history', name: 'place image:tag' };
const other: CacheKey = { kind: 'history', name: 'another place image:tag' };

describe('an entry', () => {
  it('is read back as it was written', async () => {
    const cache = cacheIn(memoryFolder(), () => 7);
    await cache.put(key, 'text\nwith lines and ü');
    expect(await cache.get(key)).toEqual({ text: 'text\nwith lines and ü', at: 7 });
    expect(await cache.get(other)).toBeUndefined();
  });

  it('is absent after any byte of it is cut off or changed', async () => {
    const bytes = await encodeEntry(key, { text: 'a text that is long enough', at: 1 });
    if (bytes === undefined) throw new Error('not encoded');
    for (let at = 0; at < bytes.length; at += 1) {
      const cut = await decodeEntry(bytes.subarray(0, at));
      const changed = Uint8Array.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const read = await decodeEntry(changed);
      // A bit of the deflated text may be padding: then the text is the same.
      expect([cut, read === undefined || read.entry.text]).toEqual([
        undefined,
        read === undefined ? true : 'a text that is long enough',
      ]);
    }
  });

  it('is absent where the file of another entry lies in its place', async () => {
    const folder = memoryFolder();
    const cache = cacheIn(folder);
    await cache.put(other, 'private');
    const file = folder.files.get(fileOf(other));
    if (file !== undefined) folder.files.set(fileOf(key), file);
    expect(await cache.get(key)).toBeUndefined();
    expect(folder.files.has(fileOf(key))).toBe(false);
  });

  it.each([
    ['a small entry', 'x'],
    ['a large one', Array.from({ length: 1024 }, (_, index) => hexDigest(`${index}`)).join('')],
  ])('is absent if %s would inflate beyond the bound', async (_, part) => {
    const text = part.repeat(Math.ceil((1024 * 1024) / part.length));
    const bomb = (await encodeEntry(key, { text, at: 1 })) ?? new Uint8Array();
    expect(await decodeEntry(bomb, text.length - 1)).toBeUndefined();
    expect((await decodeEntry(bomb, text.length))?.entry.text.length).toBe(text.length);
  });

  it.skipIf(isShort)('is absent if it would inflate beyond every bound', async () => {
    const bomb = await encodeEntry(key, { text: 'x'.repeat(300 * 1024 * 1024), at: 1 });
    expect(bomb && (await decodeEntry(bomb))).toBeUndefined();
  });
});

it('removes what was not used for longest when the folder grows beyond its size', async () => {
  let now = 0;
  const folder = memoryFolder(() => now);
  const cache = createCache(folder, { trust: 'all', now: () => now, maxBytes: 20_000 });
  const keyOf = (index: number): CacheKey => ({ kind: 'object', name: `${index}` });
  for (let index = 0; index < 60; index += 1) {
    now = index;
    const noise = Array.from({ length: 16 }, (_, part) => hexDigest(`${index} ${part}`)).join('');
    await cache.put(keyOf(index), noise);
    await cache.get(keyOf(0));
    const size = [...folder.files.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
    expect(size).toBeLessThanOrEqual(20_000);
  }
  expect([(await cache.get(keyOf(0))) === undefined, await cache.get(keyOf(1))]).toEqual([false, undefined]);
});

it('removes nothing that is not of a cache, however much of it is in the folder', async () => {
  const folder = memoryFolder();
  folder.files.set('photos/1.jpg', { bytes: new Uint8Array(50_000), usedAt: -1 });
  folder.files.set(`v0/old/aa/${'a'.repeat(64)}`, { bytes: new Uint8Array(15_000), usedAt: -1 });
  const cache = createCache(folder, { trust: 'all', now: () => 0, maxBytes: 10_000 });
  await cache.put(key, 'text');
  expect([...folder.files.keys()]).toEqual(['photos/1.jpg', fileOf(key)]);
});

it('says of the first twenty entries why they are thrown away, and then once that there are more', async () => {
  const said: string[] = [];
  const cache = createCache(memoryFolder(), { trust: 'all', now: () => 0, tell: (text) => said.push(text) });
  for (let index = 0; index < 50; index += 1) await cache.discard(key, `${index}`);
  expect(said.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, index) => `${index}`));
  expect(said.slice(20)).toEqual([expect.stringMatching(/^More than 20 entries /)]);
});

describe('what a run may write', () => {
  const content: CacheKey = { kind: 'content', name: 'place sha256:x' };
  it.each<[CacheTrust, number, number]>([
    ['all', 1, 1],
    ['verified', 1, 0],
    ['none', 0, 0],
  ])('with the trust %s', async (trust, contents, histories) => {
    const folder = memoryFolder();
    const cache = createCache(folder, { trust, now: () => 0 });
    await cache.put(content, 'x');
    await cache.put(key, 'x');
    const names = [...folder.files.keys()];
    const count = (kind: string) => names.filter((name) => name.includes(`/${kind}/`)).length;
    expect([count('content'), count('history')]).toEqual([contents, histories]);
  });

  const ci = (event: string, payload: unknown, more: Record<string, string> = {}): Host['ci'] => ({
    variable: (name) => ({ GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: 'acme/shop', ...more })[name],
    payload: async () => payload,
  });
  const pull = (head: string) => ({
    pull_request: {
      number: 1,
      user: { login: 'someone' },
      base: { sha: 'a'.repeat(40), repo: { full_name: 'acme/shop' } },
      head: { sha: 'b'.repeat(40), repo: { full_name: head } },
    },
  });
  const branch = (name: string) => ({
    GITHUB_REF: `refs/heads/${name}`,
    GITHUB_REF_NAME: name,
    GITHUB_REF_TYPE: 'branch',
  });
  const records = [{ at: 1, digest: `sha256:${'a'.repeat(64)}` as const }];
  const ofShop = { repository: { default_branch: 'main' } };

  async function writes(run: Host['ci'], folder = memoryFolder()) {
    const clock = { now: () => 10 * 86_400_000, sleep: async () => undefined, random: () => 0 };
    const sink = { log: () => undefined } as unknown as Host['sink'];
    const host = { ci: run, clock, sink, cache: async () => folder };
    const cache = await openRunCache(host as Parameters<typeof openRunCache>[0], {});
    let asked = 0;
    const tag = {
      image: 'acme/node:20',
      limit: 1,
      question: undefined,
      request: async () => {
        asked += 1;
        return asked > 1 ? [] : [...records, { at: 2, digest: records[0]?.digest ?? 'sha256:' }];
      },
    };
    const history = cache?.history('place', tag);
    await history?.({});
    await history?.({ start: 2 });
    const body = 'a manifest';
    const url = `https://registry.example.com/v2/acme/node/manifests/sha256:${hexDigest(body)}`;
    const answer = async () => ({ status: 200, headers: {}, body });
    await cache?.content(async () => 'someone')({ method: 'GET', url, headers: {} }, answer);
    const names = [...folder.files.keys()];
    return ['content', 'history'].map((kind) => names.filter((name) => name.includes(`/${kind}/`)).length);
  }

  it.each([
    ['a push', ci('push', ofShop, branch('main')), [1, 1]],
    ['a push to a branch that is not merged', ci('push', ofShop, branch('topic')), [1, 0]],
    ['a schedule', ci('schedule', {}, branch('main')), [1, 1]],
    ['a pull request', ci('pull_request', pull('acme/shop')), [1, 0]],
    ['the pull request of a fork', ci('pull_request', pull('someone/shop')), [0, 0]],
    [
      'the pull request of a fork with the rights of the base',
      ci('pull_request_target', pull('x/y')),
      [0, 0],
    ],
    ['a pull request that cannot be read', ci('pull_request', {}), [0, 0]],
    ['a review of the pull request of a fork', ci('pull_request_review', pull('x/y')), [0, 0]],
    ['a comment on a review of it', ci('pull_request_review_comment', pull('x/y')), [0, 0]],
    ['a run that follows one of a fork', ci('workflow_run', ofShop, branch('main')), [0, 0]],
    ['a comment, by anybody', ci('issue_comment', ofShop, branch('main')), [0, 0]],
    ['a dispatch by an app', ci('repository_dispatch', ofShop, branch('main')), [1, 1]],
    ['a merge queue', ci('merge_group', { merge_group: { base_sha: 'a'.repeat(40) } }), [1, 0]],
    ['no CI', undefined, [1, 1]],
  ])('in a run of %s', async (_, run, expected) => {
    expect(await writes(run)).toEqual(expected);
  });

  const other = (variables: Readonly<Record<string, string>>): Ci => ({
    variable: (name) => variables[name],
    payload: async () => ({}),
  });
  const gitlab = { GITLAB_CI: 'true', CI_DEFAULT_BRANCH: 'main' };

  it.each([
    ['a merge request of a fork', { ...gitlab, CI_MERGE_REQUEST_IID: '7' }, [0, 0]],
    ['a branch that is merged', { ...gitlab, CI_COMMIT_BRANCH: 'main' }, [1, 1]],
    ['a branch that is not', { ...gitlab, CI_COMMIT_BRANCH: 'topic' }, [1, 0]],
    ['a build that is of no pull request', { BUILDKITE: 'true', BUILDKITE_PULL_REQUEST: 'false' }, [0, 0]],
    ['a CI system that does not say it', { CI: 'true' }, [0, 0]],
  ])('elsewhere, in a run of %s', async (_, variables, expected) => {
    expect(await writes(other(variables))).toEqual(expected);
  });

  it('for one branch is not read for another', async () => {
    const folder = memoryFolder();
    await writes(other({ ...gitlab, CI_COMMIT_BRANCH: 'main' }), folder);
    await writes(other({ ...gitlab, CI_COMMIT_BRANCH: 'next', CI_DEFAULT_BRANCH: 'next' }), folder);
    expect([...folder.files.keys()].filter((name) => name.includes('/history/'))).toHaveLength(2);
  });
});

describe('content by digest', () => {
  const body = '{"layers":[]}';
  const url = `https://registry.example.com/v2/acme/node/manifests/sha256:${hexDigest(body)}`;
  const request: HttpRequest = { method: 'GET', url, headers: {} };
  const answering = (text: string) => {
    let asked = 0;
    const ask = async () => {
      asked += 1;
      return { status: 200, headers: { 'content-type': 'application/json' }, body: text };
    };
    return { ask, asked: () => asked };
  };

  it('is requested once for each reader, and never for one who is not known', async () => {
    const cache = cacheIn(memoryFolder());
    const { ask, asked } = answering(body);
    for (const reader of ['a', 'a', 'b', 'b', undefined, undefined]) {
      const response = await rememberContent(cache, async () => reader)(request, ask);
      expect([response.body, response.headers['content-type']]).toEqual([body, 'application/json']);
    }
    expect([asked(), cache.count.saved]).toEqual([4, 2]);
  });

  it('is not remembered when it has another digest, and thrown away when it has one in the cache', async () => {
    const folder = memoryFolder();
    const cache = cacheIn(folder);
    const remember = rememberContent(cache, async () => 'a');
    await remember(request, answering('forged').ask);
    expect(folder.files.size).toBe(0);
    await cache.put({ kind: 'content', name: `a ${url}` }, 'application/json\nforged');
    const { ask, asked } = answering(body);
    expect([(await remember(request, ask)).body, asked()]).toEqual([body, 1]);
    expect(cache.count.discarded).toHaveLength(1);
  });

  it('is always asked for with HEAD, and by a tag', async () => {
    const cache = cacheIn(memoryFolder());
    const remember = rememberContent(cache, async () => 'a');
    const { ask, asked } = answering(body);
    for (const one of [request, { ...request, method: 'HEAD' as const }, { ...request, url: `${url}-20` }])
      await remember(one, ask);
    await remember({ ...request, method: 'HEAD' }, ask);
    expect([asked(), cache.count.saved]).toEqual([4, 0]);
  });
});

describe('the folder of the machine', () => {
  const temporary = () => mkdtempSync(path.join(tmpdir(), 'tagproof-cache-'));

  it('is refused in the checkout, also through a symlink', async () => {
    const [checkout, outside] = [temporary(), temporary()];
    mkdirSync(path.join(checkout, 'cache'));
    symlinkSync(path.join(checkout, 'cache'), path.join(outside, 'link'));
    for (const folder of [path.join(checkout, 'new', 'cache'), path.join(outside, 'link')])
      expect(await machineCache({}, checkout)(folder)).toMatchObject({ refused: expect.any(String) });
    expect(await machineCache({ TAGPROOF_CACHE: outside }, checkout)(undefined)).not.toHaveProperty(
      'refused',
    );
    expect(await machineCache({ TAGPROOF_CACHE: outside }, checkout)('off')).toBeUndefined();
  });

  it('has no entry where a pipe, a device or another file is in its place', { timeout: 10_000 }, async () => {
    const [folder, outside] = [temporary(), temporary()];
    const opened = await machineCache({}, temporary())(folder);
    if (opened === undefined || 'refused' in opened) throw new Error('refused');
    const cache = createCache(opened, { trust: 'all', now: () => 0 });
    await cache.put(key, 'text');
    const file = path.join(folder, fileOf(key));
    const elsewhere = path.join(outside, 'entry');
    renameSync(file, elsewhere);
    const places: readonly (() => unknown)[] = [
      () => execFileSync('mkfifo', [file]),
      () => symlinkSync('/dev/zero', file),
      () => symlinkSync(elsewhere, file),
      () => mkdirSync(file),
    ];
    for (const place of places) {
      place();
      expect(await opened.read(fileOf(key))).toBeUndefined();
      expect(await cacheStats(opened)).toMatchObject({ names: [] });
      rmSync(file, { recursive: true });
    }
    symlinkSync(elsewhere, file);
    await cache.put(key, 'another text');
    expect(await cache.get(key)).toMatchObject({ text: 'another text' });
    expect(readFileSync(elsewhere).length).toBeGreaterThan(0);
    expect(lstatSync(file).isFile()).toBe(true);
  });

  it('has whole entries, whatever many runs write at once, and says what it has', async () => {
    const folder = temporary();
    const opened = await machineCache({}, temporary())(folder);
    if (opened === undefined || 'refused' in opened) throw new Error('refused');
    const texts = Array.from({ length: 40 }, (_, index) => `${index} `.repeat(5000));
    const caches = Array.from({ length: 8 }, () => createCache(opened, { trust: 'all', now: () => 0 }));
    await Promise.all(
      texts.flatMap((text, index) => {
        const cache = caches[index % caches.length];
        return [
          cache?.put(key, text),
          cache?.put({ kind: 'object', name: `${index % 4}` }, text),
          cache?.get(key),
        ];
      }),
    );
    expect(texts).toContain((await caches[0]?.get(key))?.text);
    expect(await verifyCache(opened, () => true)).toEqual({ entries: 5, damaged: [] });
    const file = path.join(folder, fileOf(key));
    writeFileSync(file, readFileSync(file).subarray(0, -5));
    writeFileSync(`${file}.0123456789ab.tmp`, 'left by a process that was killed');
    writeFileSync(path.join(folder, 'notes.txt'), 'of the user');
    expect(await verifyCache(opened, () => true)).toEqual({ entries: 5, damaged: [fileOf(key)] });
    const stats = await cacheStats(opened);
    expect([stats.kinds.find(({ kind }) => kind === 'object')?.entries, stats.other.entries]).toEqual([4, 1]);
    expect(stats.names).toHaveLength(6);
    expect(readdirSync(folder).sort()).toEqual(['notes.txt', 'v1']);
  });
});
