// Registries without a history: the present, what was seen before, and nothing that neither of them says.
import { describe, expect, it } from 'vitest';
import { Failure } from '../../src/model/failure.js';
import type { Fact, HistoryRecord } from '../../src/model/judgement/fact.js';
import { createResolver, type ResolveOptions } from '../../src/resolve/index.js';
import type { PlatformSources, Registries } from '../../src/resolve/ports.js';
import { dayMs, digest, occurrence } from '../build.js';

const now = Date.parse('2026-11-21T00:00:00Z');
const seen = (...records: readonly (readonly [number, string])[]): readonly HistoryRecord[] =>
  records.map(([days, letter]) => ({ at: now - days * dayMs, digest: digest(letter) }));

const app = 'ghcr.io/a/app';

/** `app:1` is the index c of e and f; d is another index, a and b are images that were. */
function fakeRegistries(down: Partial<Readonly<Record<string, Failure>>> = {}) {
  const asked: string[] = [];
  const note = (what: string, host: string) => {
    asked.push(what);
    const failure = down[host] ?? down[what];
    if (failure !== undefined) throw failure;
  };
  const registries: Registries = {
    async digestOf({ registry, repository }, tag) {
      note(`digest ${registry}/${repository}:${tag}`, registry);
      if (tag === 'none') throw new Failure('missing-tag', 'MANIFEST_UNKNOWN');
      if (repository === 'a/none') throw new Failure('missing-repository', 'NAME_UNKNOWN');
      return digest('c');
    },
    async manifest({ registry }, of) {
      note(`manifest ${of.slice(7, 8)}`, registry);
      return 'abcdef'.includes(of.slice(7, 8)) ? { isIndex: 'cd'.includes(of.slice(7, 8)) } : undefined;
    },
    async children({ registry }, of) {
      note(`children ${of.slice(7, 8)}`, registry);
      return of === digest('c') ? [digest('e'), digest('f')] : [];
    },
  };
  return { asked, registries };
}

const noPlatform = { cause: 'no-platform', subject: 'platform', message: 'none' } as const;

function resolver(changes: Partial<ResolveOptions> = {}) {
  const { asked, registries } = fakeRegistries();
  const resolve = createResolver({
    sources: noPlatform,
    registries,
    needPlatform: ['cgr.dev'],
    mirrors: {},
    historyLimit: 1000,
    view: { now },
    surface: 'workflow',
    ...changes,
  });
  return { asked, resolve };
}

async function resolved(raws: readonly string[], changes: Partial<ResolveOptions> = {}) {
  const occurrences = raws.map((raw) => occurrence(raw));
  const { resolve, asked } = resolver(changes);
  const { evidence, ...rest } = await resolve(occurrences);
  return { ...evidence, facts: occurrences.map((one) => evidence.facts.get(one)), asked, ...rest };
}

async function factOf(raw: string, changes: Partial<ResolveOptions> = {}): Promise<Fact | undefined> {
  const { facts, gaps } = await resolved([raw], changes);
  expect(gaps).toEqual([]);
  return facts[0];
}

const pinned = (letter: string) => `${app}:1@${digest(letter)}`;
const present = { currentDigest: digest('c'), basis: 'present' };

describe('the present alone', () => {
  it('says which digest to pin, that a pin is current, and that it is one platform of what is', async () => {
    expect(await factOf(`${app}:1`)).toEqual({ status: 'unpinned', ...present });
    expect(await factOf(pinned('c'))).toEqual({ status: 'current', ...present });
    expect(await factOf(pinned('e'))).toEqual({
      status: 'one-platform',
      indexDigest: digest('c'),
      ...present,
    });
  });

  it.each(['a', 'd'])(
    'says of a pin that is another (%s) that it is not current, and nothing of the past; that is no gap',
    async (letter) => {
      expect(await factOf(pinned(letter))).toEqual({ status: 'not-current', ...present });
    },
  );

  it('is not one platform of what is if the pin is an index itself', async () => {
    const { registries } = fakeRegistries();
    const nested = { ...registries, children: async () => [digest('d'), digest('e')] };
    expect(await factOf(pinned('e'), { registries: nested })).toMatchObject({ status: 'one-platform' });
    expect(await factOf(pinned('d'), { registries: nested })).toMatchObject({ status: 'not-current' });
  });

  it('says whether there is a ledger that could know more', async () => {
    const said = async (changes: Partial<ResolveOptions>) => {
      const fact = await factOf(`${app}:1`, { view: { now, minAgeMs: dayMs }, ...changes });
      return fact?.status === 'unknown' ? fact.message : fact?.status;
    };
    expect(await said({})).toContain('keeps no tag history and this repository has no ledger, so');
    expect(await said({ firstSeen: new Map() })).toMatch(
      /^It is first seen by this run: `tagproof pin` adds it to the ledger, and writes it from 2026-11-22 on/,
    );
    const seen = { at: now - dayMs / 2, digest: digest('c') };
    expect(await said({ firstSeen: new Map([[`${app}:1`, [seen]]]) })).toMatch(
      /^It was first seen on 2026-11-2[01], and `tagproof pin` writes it from 2026-11-2[12] on \(`min-age`\)/,
    );
  });

  it('says what is missing in the words of the registry: repository, tag or digest', async () => {
    expect(await factOf(`${app}:none@${digest('c')}`)).toEqual({ status: 'missing', what: 'tag' });
    expect(await factOf('ghcr.io/a/none:1')).toEqual({ status: 'missing', what: 'repository' });
    expect(await factOf(pinned('0'))).toEqual({ status: 'missing', what: 'digest' });
    expect(await factOf(`${app}@${digest('0')}`)).toEqual({ status: 'missing', what: 'digest' });
  });

  it('cannot say what `as-of` or `min-age` ask', async () => {
    const then = { now, asOf: now - dayMs };
    const { facts, gaps } = await resolved([`${app}:1`, pinned('c'), pinned('e')], { view: then });
    for (const fact of facts) expect(fact).toMatchObject({ cause: 'no-history' });
    const open = { cause: 'no-history', subject: `${app}:1`, message: expect.stringContaining('`as-of`') };
    expect(gaps).toEqual([open]);
    expect((await resolved([`${app}:1`], { view: then })).gaps).toEqual([]);
    const aged = { view: { now, minAgeMs: dayMs } };
    expect(await factOf(`${app}:1`, aged)).toMatchObject({
      cause: 'no-history',
      message: expect.stringContaining('`min-age`'),
    });
    const ageUnknown = expect.stringContaining('`min-age`');
    expect(await factOf(pinned('c'), aged)).toEqual({ status: 'current', ...present, ageUnknown });
    expect(await factOf(pinned('a'), aged)).toEqual({
      status: 'not-current',
      ...present,
      noTarget: ageUnknown,
    });
    expect(await factOf(pinned('e'), aged)).toMatchObject({ status: 'one-platform', noTarget: ageUnknown });
  });

  it('takes a digest without a tag for latest only if that has the digest', async () => {
    const latest = { ...present, recoveredTag: 'latest' };
    expect(await factOf(`${app}@${digest('c')}`)).toEqual({ status: 'current', ...latest });
    expect(await factOf(`${app}@${digest('e')}`)).toMatchObject({ status: 'one-platform', ...latest });
    for (const letter of ['a', 'd'])
      expect(await factOf(`${app}@${digest(letter)}`)).toMatchObject({ status: 'unknown', cause: 'no-tag' });
  });

  it('asks for no tag if a digest without one is missing, or cannot be looked up', async () => {
    const bare = [`${app}@${digest('0')}`, `down.io/a/app@${digest('c')}`];
    const { registries, asked } = fakeRegistries({ 'down.io': new Failure('timeout', 'too late') });
    const { facts, gaps, observedDigests } = await resolved(bare, { registries });
    expect(facts).toMatchObject([{ status: 'missing' }, { status: 'unknown', cause: 'timeout' }]);
    expect(gaps).toMatchObject([{ cause: 'timeout', subject: bare[1] }]);
    expect([asked.sort(), observedDigests.size]).toEqual([['manifest 0', 'manifest c'], 0]);
  });

  it('makes few requests: one per tag, one per other pin, one per single platform, and none twice', async () => {
    const { resolve, asked } = resolver();
    const occurrences = [`${app}:1`, pinned('c'), pinned('a'), pinned('a'), pinned('d'), pinned('e')].map(
      (raw) => occurrence(raw),
    );
    await resolve(occurrences);
    const { observedDigests } = await resolve([...occurrences, occurrence(app)]);
    expect(asked.sort()).toEqual([
      'children c',
      `digest ${app}:1`,
      `digest ${app}:latest`,
      'manifest a',
      'manifest d',
      'manifest e',
    ]);
    expect([...observedDigests]).toEqual([
      [`${app}:1`, digest('c')],
      [`${app}:latest`, digest('c')],
    ]);
  });
});

describe('an outage', () => {
  it('makes the images of its registry unknown, and of no other', async () => {
    const { registries } = fakeRegistries({ 'down.io': new Failure('rate-limited', 'too many') });
    const raws = ['down.io/a/app:1', 'down.io/a/app:2', `${app}:1`, `${app}:1@${digest('c')}`];
    const { facts, gaps, observedDigests } = await resolved(raws, { registries });
    expect(facts.map((fact) => fact?.status)).toEqual(['unknown', 'unknown', 'unpinned', 'current']);
    expect(gaps).toEqual([
      { cause: 'rate-limited', subject: 'down.io/a/app:1', message: 'too many' },
      { cause: 'rate-limited', subject: 'down.io/a/app:2', message: 'too many' },
    ]);
    expect([...observedDigests.keys()]).toEqual([`${app}:1`]);
  });

  it.each(['manifest a', 'children c'])('of a second question (%s) is no answer to it', async (question) => {
    const { registries } = fakeRegistries({ [question]: new Failure('timeout', 'late') });
    const { facts, gaps } = await resolved([pinned('a')], { registries });
    expect(facts[0]).toMatchObject({ status: 'unknown', cause: 'timeout' });
    expect(gaps).toHaveLength(1);
  });
});

describe('a ledger', () => {
  const firstSeen = new Map([
    [`${app}:1`, seen([40, 'a'], [20, 'b'], [5, 'c'])],
    [`${app}:2`, seen([40, 'a'], [20, 'b'])],
  ]);
  const basis = 'first-seen';
  const evidence = [
    {
      source: "this repository's ledger",
      strength: 'observed',
      since: now - 40 * dayMs,
      readAt: now,
    },
  ];

  it('gives a history: since when, superseded, how far behind, one platform of what was', async () => {
    const current = { currentDigest: digest('c'), currentSince: now - 5 * dayMs, basis, evidence };
    expect(await factOf(`${app}:1`, { firstSeen })).toEqual({ status: 'unpinned', ...current });
    expect(await factOf(pinned('c'), { firstSeen })).toMatchObject({ status: 'current', ...current });
    expect(await factOf(pinned('a'), { firstSeen })).toMatchObject({
      status: 'superseded',
      supersededAt: now - 20 * dayMs,
      supersededBy: digest('b'),
      behind: 2,
      lagMs: 20 * dayMs,
      ...current,
    });
    expect(await factOf(pinned('e'), { firstSeen })).toEqual({
      status: 'one-platform',
      indexDigest: digest('c'),
      pinnedSince: now - 5 * dayMs,
      ...current,
    });
  });

  it('is no proof that a pin never was the tag', async () => {
    expect(await factOf(pinned('d'), { firstSeen })).toMatchObject({
      status: 'not-current',
      currentSince: now - 5 * dayMs,
      basis,
    });
    expect(await factOf(pinned('0'), { firstSeen })).toEqual({ status: 'missing', what: 'digest' });
  });

  it('does not outvote the registry: what it says now is the newest, first seen now', async () => {
    expect(await factOf(`${app}:2`, { firstSeen })).toEqual({
      status: 'unpinned',
      currentDigest: digest('c'),
      currentSince: now,
      basis,
      evidence,
    });
    const future = new Map([[`${app}:1`, [...seen([5, 'c']), { at: now + dayMs, digest: digest('d') }]]]);
    expect(await factOf(pinned('d'), { firstSeen: future })).toMatchObject({ status: 'not-current' });
    expect(await factOf(pinned('c'), { firstSeen: future })).toMatchObject({ status: 'current' });
  });

  it('names the same source in the run that first observes a tag and in the next', async () => {
    const first = await factOf(`${app}:1`, { firstSeen: new Map() });
    const next = await factOf(`${app}:1`, { firstSeen: new Map([[`${app}:1`, seen([0, 'c'])]]) });
    expect(first).toMatchObject({ evidence: [{ strength: 'observed', since: now }] });
    expect(next).toEqual(first);
  });

  it('answers `min-age` by the first sighting of the present digest, and not by what was seen before it', async () => {
    const grown = { firstSeen, view: { now, minAgeMs: 4 * dayMs } };
    expect(await factOf(`${app}:1`, grown)).toMatchObject({ status: 'unpinned', currentDigest: digest('c') });
    const aged = { firstSeen, view: { now, minAgeMs: 10 * dayMs } };
    const noTarget = expect.stringContaining('was first seen on 2026-11-16');
    expect(await factOf(`${app}:1`, aged)).toMatchObject({ status: 'unknown', cause: 'no-history' });
    expect(await factOf(pinned('a'), aged)).toMatchObject({ lagMs: 20 * dayMs, noTarget });
    expect(await factOf(pinned('b'), aged)).toMatchObject({ status: 'superseded', lagMs: 0, noTarget });
    expect(await factOf(pinned('d'), aged)).toMatchObject({
      status: 'not-current',
      noTarget: expect.any(String),
    });
    expect(await factOf(pinned('c'), aged)).toMatchObject({ status: 'current', youngUntil: now + 5 * dayMs });
    expect(await factOf(pinned('e'), aged)).toMatchObject({ status: 'one-platform', noTarget });
    const older = { firstSeen, view: { now, minAgeMs: 50 * dayMs } };
    expect(await factOf(`${app}:1`, older)).toMatchObject({ status: 'unknown', cause: 'no-history' });
  });

  it('knows the tag of a digest without one', async () => {
    const fact = await factOf(`${app}@${digest('b')}`, { firstSeen });
    expect(fact).toMatchObject({ status: 'superseded', recoveredTag: '1', basis });
  });

  it('prefers latest among the tags that had a digest, then the first by name', async () => {
    const tagOf = async (...tags: readonly string[]) => {
      const ledger = new Map(tags.map((tag) => [`${app}:${tag}`, seen([10, 'b'], [5, 'c'])] as const));
      const fact = await factOf(`${app}@${digest('b')}`, { firstSeen: ledger });
      return fact && 'recoveredTag' in fact ? fact.recoveredTag : undefined;
    };
    expect(await tagOf('2', '1', 'latest')).toBe('latest');
    expect(await tagOf('2', '1')).toBe('1');
  });

  it('that is empty says that the tag is seen for the first time', async () => {
    expect(await factOf(pinned('c'), { firstSeen: new Map() })).toMatchObject({
      status: 'current',
      pinnedSince: now,
    });
  });
});

describe('a mirror', () => {
  const mirrors = { 'mirror.corp/platform': 'r.example.com', 'mirror.corp/hub': 'docker.io' };
  const sources: PlatformSources = {
    history: (repository, tag) => async () => {
      if (`${repository}:${tag}` !== 'acme/node:20') throw new Failure('missing-tag', 'none');
      return seen([40, 'a'], [5, 'c']);
    },
    children: async () => undefined,
  };

  it('of the platform is proved by its history, above any ledger; any other is asked itself', async () => {
    const node = `mirror.corp/platform/acme/node:20@${digest('a')}`;
    const firstSeen = new Map([['mirror.corp/platform/acme/node:20', seen([1, 'a'])]]);
    const changes = { mirrors, sources, registry: 'r.example.com', publicOrganization: 'acme', firstSeen };
    const { facts, observedDigests } = await resolved([node, 'mirror.corp/hub/alpine:3'], changes);
    expect(facts[0]).toMatchObject({ status: 'superseded', supersededAt: now - 5 * dayMs, behind: 1 });
    expect(facts[0]).not.toHaveProperty('basis');
    expect([...observedDigests.keys()]).toEqual(['mirror.corp/hub/alpine:3']);
  });

  it('of a known platform, and its own images, have the digest of their registry and no proof without the platform', async () => {
    const old = digest('a');
    const raws = ['cgr.dev/chainguard/node', 'm.corp/node', `cgr.dev/chainguard/node@${old}`];
    const { facts, gaps, asked } = await resolved(raws, {
      mirrors: { 'm.corp': 'cgr.dev/chainguard' },
    });
    const unpinned = { status: 'unpinned', basis: 'present', currentDigest: digest('c') };
    expect(facts).toMatchObject([unpinned, unpinned, { status: 'unknown', cause: 'no-platform' }]);
    expect(gaps).toMatchObject([{ cause: 'no-platform', subject: 'cgr.dev' }]);
    expect(asked).toEqual([
      'digest cgr.dev/chainguard/node:latest',
      'digest m.corp/node:latest',
      'manifest a',
      'children c',
    ]);
  });

  it('keep the gap of the platform beside that of a registry that does not answer', async () => {
    const down = { 'cgr.dev': new Failure('unreachable', 'refused') };
    const { facts, gaps } = await resolved(['cgr.dev/chainguard/node:1'], fakeRegistries(down));
    expect(facts).toMatchObject([{ status: 'unknown', cause: 'unreachable' }]);
    expect(gaps.map(({ cause }) => cause)).toEqual(['no-platform', 'unreachable']);
  });

  it('of another platform than the configured one is a registry like any other', async () => {
    const { facts } = await resolved(['cgr.dev/chainguard/node'], { sources, registry: 'r.example.com' });
    expect(facts[0]).toMatchObject({ status: 'unpinned', basis: 'present' });
  });
});
