// A pin that its tag does not have now: which other tag has it, from whom that is known, and that it never proves anything.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../src/checks/index.js';
import { registriesClient } from '../../src/clients/registry/registries.js';
import { tagLists } from '../../src/clients/registry/tag-lists.js';
import type { HistoryAnswer } from '../../src/history/source.js';
import { Failure } from '../../src/model/failure.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HttpRequest, HttpResponse } from '../../src/model/run/http.js';
import { createResolver } from '../../src/resolve/index.js';
import { dayMs, digest, occurrence } from '../build.js';
import { runs } from '../sample.js';

const now = Date.parse('2026-11-24T00:00:00Z');
const index = 'application/vnd.oci.image.index.v1+json';

/** What a registry that keeps no history has. */
interface World {
  /** Tag → digest, or the failure of a request for it. */
  readonly tags: Readonly<Record<string, string | number>>;
  /** Digests without a tag. */
  readonly untagged?: readonly string[];
  /** The answer to a request for the list of tags, or for the rows of the registry's own API. */
  readonly list?: (url: URL) => HttpResponse | undefined;
  /** What a source of histories says, and how its answers count. */
  readonly source?: Omit<HistoryAnswer, 'readAt'>;
  readonly usesApis?: boolean;
}

const json = (value: unknown, headers = {}): HttpResponse => ({
  status: 200,
  headers,
  body: typeof value === 'string' ? value : JSON.stringify(value),
});
const failed = (status: number, code: string): HttpResponse => ({
  status,
  headers: {},
  body: JSON.stringify({ errors: [{ code }] }),
});

function served({ tags, untagged = [], list }: World, { url: text }: HttpRequest): HttpResponse {
  const url = new URL(text);
  const own = list?.(url);
  if (own !== undefined) return own;
  if (url.pathname.endsWith('/tags/list')) return json({ name: 'a/app', tags: Object.keys(tags) });
  const reference = decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
  const found = Object.hasOwn(tags, reference) ? tags[reference] : undefined;
  if (typeof found === 'number') return failed(found, 'X');
  const held = [...Object.values(tags), ...untagged].includes(reference) ? reference : found;
  if (held === undefined) return failed(404, 'MANIFEST_UNKNOWN');
  return json('', { 'docker-content-digest': held, 'content-type': index });
}

async function judged(world: World, ...raws: readonly string[]) {
  const sent: string[] = [];
  const send = async (request: HttpRequest): Promise<HttpResponse> => {
    sent.push(`${request.method} ${request.url}`);
    return served(world, request);
  };
  const registries = registriesClient({ send, credentials: async () => undefined, onSecret: () => {} });
  const source = { id: 'own', title: 'the list', strength: 'timestamps' as const };
  const answer = world.source && { readAt: now, ...world.source };
  const resolve = createResolver({
    sources: { cause: 'no-platform', subject: 'platform', message: 'none' },
    registries,
    tagLists: tagLists({ contentOf: registries.contentOf, send, asksApis: world.usesApis ?? true }),
    ...(answer && { histories: { sourcesOf: () => [{ ...source, ask: async () => answer }] } }),
    needPlatform: [],
    mirrors: {},
    historyLimit: 1000,
    view: { now },
    surface: 'workflow',
  });
  const occurrences = raws.map((raw) => occurrence(raw));
  const { evidence, gaps } = await resolve(occurrences);
  const { facts } = evidence;
  const found = findingsOf(evidence, { maxAgeMs: () => dayMs, now });
  return {
    facts: occurrences.map((one) => facts.get(one)),
    gaps,
    findings: found.filter(({ check }) => check === 'digest-of-other-tag'),
    sent,
  };
}

async function otherTagOf(world: World, raw: string) {
  const { facts, gaps } = await judged(world, raw);
  const [fact] = facts;
  expect(gaps).toEqual([]);
  return fact?.status === 'not-current' ? (fact.otherTag ?? 'none') : fact?.status;
}

const app = 'reg.io/a/app';
const [a, b, c] = [digest('a'), digest('b'), digest('c')];
const pin = (tag: string, of: Digest = a) => `${app}:${tag}@${of}`;

describe('another tag that has the pin', () => {
  it.each<[string, Record<string, string>, string, boolean]>([
    ['v1.38.0', { 'v1.37.0': a, 'v1.37': a, 'v1.38.0': b }, 'v1.37.0', true],
    ['2', { '2': b, '2.21.4': a, '2.22.0': b }, '2.21.4', false],
    ['2', { '2': b, '1.9.3': a }, '1.9.3', false],
    ['latest', { latest: b, '3.1.0': a }, '3.1.0', false],
    ['alpine', { alpine: b, '3.1.0-alpine': a, '3.1.0': c }, '3.1.0-alpine', false],
    ['1.2.3', { '1.2.3': b, '1.2.3-rc1': a }, '1.2.3-rc1', false],
  ])('of %s', async (tag, tags, other, contradicts) => {
    const found = await otherTagOf({ tags }, pin(tag));
    expect(found).toEqual({ tag: other, contradicts });
  });

  it('is an error between full versions, else a notice; both have both fixes', async () => {
    const tags = { '1.38.0': b, '1.37.0': a, '1': b };
    const { findings } = await judged({ tags }, pin('1.38.0'), pin('1'));
    expect(findings.map(({ severity }) => severity)).toEqual(['error', 'notice']);
    for (const { message, fix } of findings) {
      expect(message).toContain('is pinned to the current digest of 1.37.0');
      expect(message).toContain('write that tag instead');
      expect(fix?.digest).toBe(b);
    }
  });

  it('is no contradiction if a full version agrees with the written one', async () => {
    const rows = [
      { name: '1.37.0', digest: a },
      { name: '1.38.0-alpine', digest: a },
    ];
    const tags = { '1.38.0': b, '1.37.0': a, '1.38.0-alpine': a };
    const found = await otherTagOf({ tags, list: hub(rows) }, `docker.io/a/app:1.38.0@${a}`);
    expect(found).toEqual({ tag: '1.38.0-alpine', contradicts: false });
  });

  it('is none of a pin of another repository, nor the written tag in a list that is behind', async () => {
    expect(await otherTagOf({ tags: { '1.0.0': b, '0.9.0': c }, untagged: [a] }, pin('1.0.0'))).toBe('none');
    const behind = hub([{ name: '1.0.0', digest: a }]);
    const world = { tags: { '1.0.0': b }, untagged: [a], list: behind };
    expect(await otherTagOf(world, `docker.io/a/app:1.0.0@${a}`)).toBe('none');
  });

  it('is not searched for a reference without a tag, which may be of any', async () => {
    const { facts, sent } = await judged({ tags: { latest: b, '1.0.0': a } }, `${app}@${a}`);
    expect(facts).toMatchObject([{ status: 'unknown', cause: 'no-tag' }]);
    expect(sent.filter((line) => line.includes('tags/list'))).toEqual([]);
  });
});

const hub = (results: readonly object[]) => (url: URL) =>
  url.host === 'hub.docker.com' ? json({ count: 9000, next: 'https://evil.example/', results }) : undefined;

describe('what is asked', () => {
  it('is nothing while every pin is what its tag has', async () => {
    const { sent } = await judged({ tags: { '1.0.0': a, '2': b } }, pin('1.0.0'), pin('2', b));
    expect(sent).toHaveLength(2);
  });

  it('is nothing where a source has named the tags of the digest', async () => {
    const pushes = [{ digest: a, at: now - dayMs, isFirst: true }];
    const tags = { '1.0.0': b, '0.9.0': a };
    const named = { records: [], pushes, otherTags: [{ tag: '0.9.0', digest: a }] };
    for (const source of [named, { ...named, otherTags: [] }]) {
      const { facts, sent } = await judged({ tags, source }, pin('1.0.0'));
      expect(sent.filter((line) => line.includes('tags/list'))).toEqual([]);
      const other = source.otherTags.length === 0 ? undefined : { tag: '0.9.0', contradicts: true };
      expect(facts[0]).toMatchObject({ status: 'not-current' });
      expect(facts[0]).toHaveProperty(other ? 'otherTag' : 'status', other ?? 'not-current');
    }
  });

  it('is one page of rows at Docker Hub and Quay, once for all pins of a release line', async () => {
    const tags = { '1.38.0': b, '1.38.1': b };
    const rows = hub([
      { name: '1.37.0', digest: a },
      { name: 'x', digest: null },
    ]);
    const pins = ['1.38.0', '1.38.1'].map((tag) => `docker.io/a/app:${tag}@${a}`);
    const { sent, facts } = await judged({ tags, untagged: [a], list: rows }, ...pins);
    expect(sent.filter((line) => line.includes('hub.docker.com'))).toEqual([
      'GET https://hub.docker.com/v2/namespaces/a/repositories/app/tags?page_size=100&name=1.',
    ]);
    expect(facts).toMatchObject(pins.map(() => ({ otherTag: { tag: '1.37.0', contradicts: true } })));
    const quay = (url: URL) =>
      url.pathname.startsWith('/api/v1/')
        ? json({ tags: [{ name: '1.37.0', manifest_digest: a }] })
        : undefined;
    const found = await otherTagOf({ tags, untagged: [a], list: quay }, `quay.io/a/app:1.38.0@${a}`);
    expect(found).toEqual({ tag: '1.37.0', contradicts: true });
  });

  it('is the registry itself where other APIs are not to be asked, or do not know the repository', async () => {
    const tags = { '1.38.0': b, '1.37.0': a };
    const raw = `docker.io/a/app:1.38.0@${a}`;
    const { sent, facts } = await judged({ tags, usesApis: false }, raw);
    expect(sent.filter((line) => line.includes('hub.docker.com'))).toEqual([]);
    expect(facts).toMatchObject([{ otherTag: { tag: '1.37.0' } }]);
    const list = (url: URL) => (url.host === 'hub.docker.com' ? failed(404, 'X') : undefined);
    expect(await otherTagOf({ tags, list }, raw)).toEqual({ tag: '1.37.0', contradicts: true });
  });

  it('is one list where that has the digests', async () => {
    const manifest = {
      [a]: { tag: ['1.37.0', 'stable'] },
      [b]: { tag: ['1.38.0'] },
      nonsense: { tag: ['x'] },
    };
    const list = (url: URL) =>
      url.pathname.endsWith('/tags/list')
        ? json({ tags: ['1.37.0', '1.38.0', 'stable'], manifest })
        : undefined;
    const { sent, facts } = await judged({ tags: { '1.38.0': b }, untagged: [a], list }, pin('1.38.0'));
    expect(facts).toMatchObject([{ otherTag: { tag: '1.37.0', contradicts: true } }]);
    expect(sent).toHaveLength(3);
  });

  it('is at most 30 neighbours in a list of 5,000, the closest first', async () => {
    const tags: Record<string, string> = { '7.7.7': b };
    for (let number = 0; number < 5000; number += 1)
      tags[`${Math.floor(number / 500)}.${Math.floor(number / 10) % 50}.${number % 10}`] ??= c;
    const { sent, facts } = await judged({ tags, untagged: [a] }, pin('7.7.7'));
    expect(facts[0]).toMatchObject({ status: 'not-current' });
    expect(facts[0]).not.toHaveProperty('otherTag');
    const asked = sent.filter((line) => line.startsWith('HEAD')).slice(2);
    expect(asked).toHaveLength(30);
    expect(asked.every((line) => /\/7\.\d+\.\d+$/.test(line))).toBe(true);
    expect(await otherTagOf({ tags: { ...tags, '7.6.7': a } }, pin('7.7.7'))).toEqual({
      tag: '7.6.7',
      contradicts: true,
    });
  });
});

describe('a hostile list', () => {
  it('is read to its fifth page, from the requested host only', async () => {
    let pages = 0;
    const list = (url: URL) => {
      if (!url.pathname.endsWith('/tags/list')) return undefined;
      pages += 1;
      return json(
        { tags: [`0.${pages}.0`] },
        { link: `<https://evil.example/v2?last=${pages}>; rel="next"` },
      );
    };
    const { sent } = await judged({ tags: { '1.0.0': b }, untagged: [a], list }, pin('1.0.0'));
    expect(pages).toBe(5);
    expect(sent.filter((line) => line.includes('evil'))).toEqual([]);
  });

  it('names nothing that cannot be a tag', async () => {
    const names = ['../../x', '1.0.0?a=b', '0.9.0\u001b[31m', '0.9.0@x', '', 'a'.repeat(200), '-x'];
    const list = (url: URL) => (url.pathname.endsWith('/tags/list') ? json({ tags: names }) : undefined);
    const { sent } = await judged({ tags: { '1.0.0': b }, untagged: [a], list }, pin('1.0.0'));
    expect(sent).toHaveLength(3);
    const manifest = { [a]: { tag: names } };
    const map = (url: URL) =>
      url.pathname.endsWith('/tags/list') ? json({ tags: names, manifest }) : undefined;
    expect(await otherTagOf({ tags: { '1.0.0': b }, untagged: [a], list: map }, pin('1.0.0'))).toBe('none');
    const rows = hub(names.map((name) => ({ name, digest: a })));
    const world = { tags: { '1.0.0': b }, untagged: [a], list: rows };
    expect(await otherTagOf(world, `docker.io/a/app:1.0.0@${a}`)).toBe('none');
  });

  it.each<[string, HttpResponse]>([
    ['no JSON', json('<html>')],
    ['another shape', json({ tags: { a: 1 } })],
    ['an outage', failed(503, 'X')],
    ['a limit', failed(429, 'TOOMANYREQUESTS')],
  ])('(%s) is a gap where an error may be missed, and nothing else changes', async (_, answer) => {
    const list = (url: URL) => (url.pathname.endsWith('/tags/list') ? answer : undefined);
    const world = { tags: { '1.0.0': b, '2': b }, untagged: [a], list };
    const full = await judged(world, pin('1.0.0'));
    expect(full.facts).toMatchObject([{ status: 'not-current', currentDigest: b }]);
    expect(full.gaps).toMatchObject([
      {
        subject: app,
        message: expect.stringMatching(/^It is not known whether another tag points to the pinned digest/),
      },
    ]);
    expect((await judged(world, pin('2'))).gaps).toEqual([]);
  });

  it.each([
    ['refuses it', failed(403, 'DENIED')],
    ['does not support it', failed(405, 'UNSUPPORTED')],
    ['does not know the path', failed(404, 'X')],
    ['has none', json({ tags: null })],
  ])('of a registry that %s is none, and no gap', async (_, answer) => {
    const list = (url: URL) => (url.pathname.endsWith('/tags/list') ? answer : undefined);
    expect(await otherTagOf({ tags: { '1.0.0': b }, untagged: [a], list }, pin('1.0.0'))).toBe('none');
  });

  it('of tags that are deleted meanwhile goes on; one that cannot be asked is a gap', async () => {
    const listed = json({ tags: ['0.9.1', '0.9.0'] });
    const list = (url: URL) => (url.pathname.endsWith('/tags/list') ? listed : undefined);
    const found = await otherTagOf({ tags: { '1.0.0': b, '0.9.0': a }, list }, pin('1.0.0'));
    expect(found).toEqual({ tag: '0.9.0', contradicts: true });
    const { gaps } = await judged(
      { tags: { '1.0.0': b, '0.9.1': 503, '0.9.0': c }, untagged: [a], list },
      pin('1.0.0'),
    );
    expect(gaps).toMatchObject([{ cause: 'server-error', subject: app }]);
  });
});

it('never proves a pin, whatever tags have it, and never changes what is known without it', async () => {
  const name = fc.constantFrom(
    '1',
    '1.0',
    '1.0.0',
    '1.0.1',
    'v1.0.0',
    '2.0.0',
    'latest',
    '1.0.0-alpine',
    'x',
  );
  const letter = fc.constantFrom(a, b, c);
  await fc.assert(
    fc.asyncProperty(fc.dictionary(name, letter), name, letter, async (tags, written, of) => {
      const world = { tags: { ...tags, [written]: b }, untagged: [a, c] };
      const { facts } = await judged(world, pin(written, of));
      const alone = await judged({ tags: { [written]: b }, untagged: [a, c] }, pin(written, of));
      const [fact] = facts;
      if (fact === undefined) throw new Failure('bad-answer', 'no fact');
      expect(fact.status).toBe(of === b ? 'current' : 'not-current');
      const { otherTag, ...rest } = { otherTag: undefined, ...fact };
      expect(rest).toEqual(alone.facts[0]);
      if (otherTag !== undefined) expect(Object.entries(world.tags)).toContainEqual([otherTag.tag, of]);
    }),
    { numRuns: runs(300) },
  );
});
