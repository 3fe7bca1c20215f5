// References of Quay and of official images, from the occurrence to the finding: which sources are asked, and what follows.
import { describe, expect, it } from 'vitest';
import { checkIds, findingsOf } from '../../src/checks/index.js';
import { openHistories } from '../../src/clients/histories/index.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HistoryRecord } from '../../src/model/judgement/fact.js';
import type { HttpResponse } from '../../src/model/run/http.js';
import { createResolver, type ResolveOptions } from '../../src/resolve/index.js';
import type { Registries } from '../../src/resolve/ports.js';
import { dayMs, digest, occurrence } from '../build.js';
import { sendTo } from './build.js';
import { quayServer } from './quay-server.js';
import { githubApi, githubRaw, repoInfoServer } from './repo-info-server.js';

const now = Date.parse('2026-11-22T00:00:00Z');
const app = 'quay.io/acme/app';

/** `app:1` was a, then b for twenty days, and is c since five days; a is out of the window. */
function world() {
  const quay = quayServer(now - 60 * dayMs);
  quay.push('1', digest('a'));
  quay.now = now - 25 * dayMs;
  quay.push('1', digest('b'));
  quay.now = now - 5 * dayMs;
  quay.push('1', digest('c'));
  quay.now = now;
  quay.collectGarbage();
  const witness = repoInfoServer();
  witness.commit(now - 40 * dayMs, 'node', '22', digest('a'));
  witness.commit(now - 10 * dayMs, 'node', '22', digest('c'));
  return { quay, witness };
}

/** `present`: what every tag points to. All digests exist, e is one platform of the index b. */
function fakeRegistries(present: Digest): Registries {
  return {
    digestOf: async () => present,
    manifest: async (_, of) => (of === digest('0') ? undefined : { isIndex: of !== digest('e') }),
    children: async (_, of) => (of === digest('b') ? [digest('e')] : []),
  };
}

interface Changes extends Partial<ResolveOptions> {
  readonly present?: Digest;
  readonly answer?: (url: URL) => HttpResponse | undefined;
}

async function resolved(
  raws: readonly string[],
  { present = digest('c'), answer, ...changes }: Changes = {},
) {
  const { quay, witness } = world();
  const send = sendTo((request) => {
    const url = new URL(request.url);
    return answer?.(url) ?? (url.host === 'quay.io' ? quay : witness).answer(request);
  });
  const histories = openHistories({
    selection: { wellKnown: true, hosts: {} },
    send,
    clock: { now: () => now },
    github: { api: githubApi, graphql: `${githubApi}/graphql`, raw: githubRaw },
    tokenOf: () => undefined,
    originOf: (registry) => `https://${registry}`,
  });
  const resolve = createResolver({
    sources: { cause: 'no-platform', subject: 'platform', message: 'none' },
    registries: fakeRegistries(present),
    histories,
    needPlatform: [],
    mirrors: {},
    historyLimit: 1000,
    view: { now },
    surface: 'workflow',
    ...changes,
  });
  const occurrences = raws.map((raw) => occurrence(raw));
  const { evidence, gaps } = await resolve(occurrences);
  const { facts, histories: tags } = evidence;
  const findings = findingsOf(evidence, { now, maxAgeMs: () => 3 * dayMs });
  return {
    facts: occurrences.map((one) => facts.get(one)),
    gaps,
    tags,
    messages: findings.map(({ check, message }) => `${check}: ${message}`),
    asked: [...quay.requests, ...witness.requests],
  };
}

const pinned = (letter: string) => `${app}:1@${digest(letter)}`;

describe('what is asked', () => {
  it('is nothing for the digest of today, a reference without one, and one platform of today', async () => {
    const { asked, facts } = await resolved([pinned('c'), `${app}:1`]);
    expect(asked).toEqual([]);
    expect(facts).toMatchObject([
      { status: 'current', basis: 'present' },
      { status: 'unpinned', basis: 'present' },
    ]);
    const part = await resolved([pinned('e')], { present: digest('b') });
    expect(part.facts).toMatchObject([{ status: 'one-platform', basis: 'present' }]);
    expect(part.asked).toEqual([]);
  });

  it('is the tag once, for all of its pins, and the repository once for those that it has left', async () => {
    const { asked } = await resolved([pinned('b'), pinned('a'), pinned('c'), pinned('b')]);
    expect(asked).toHaveLength(3);
    expect(asked.filter((one) => one.includes('specificTag='))).toHaveLength(1);
  });

  it('is of other registries only whether they have a history, once for all of their images', async () => {
    const names = ['app:1', 'app:2', 'web:1'].map(
      (name) => `registry.example.com/acme/${name}@${digest('b')}`,
    );
    const { asked, facts } = await resolved(names);
    expect(asked).toEqual([expect.stringContaining('/acme/app/_oci/tag-history/1?n=100')]);
    expect(facts[0]).toMatchObject({ status: 'not-current' });
    expect(facts[0]).not.toHaveProperty('evidence');
  });
});

describe('a superseded pin', () => {
  it('is proved by the window, and says so in the finding', async () => {
    const { facts, messages, tags, gaps } = await resolved([pinned('b')]);
    expect(facts[0]).toMatchObject({
      status: 'superseded',
      supersededAt: now - 5 * dayMs,
      behind: 1,
      basis: 'windowed',
      evidence: [
        { source: 'the tag history of quay.io', strength: 'windowed', since: now - 25 * dayMs, readAt: now },
      ],
    });
    expect(messages).toEqual([
      `stale-digest: The pinned digest of ${app}:1 was last current on 2026-11-17, 5 days ago (according to the tag history of quay.io since 2026-10-28); 1 newer digest since (max-age: 3 days). Pin sha256:cccccccccccc`,
      `vanishing-pin: The pinned digest of ${app}:1 stops working on 2026-12-01: no other tag holds it, and the registry deletes what no tag holds after 14 days. Pin again before 2026-12-01, or copy the image to a registry of your own`,
    ]);
    expect(gaps).toEqual([]);
    expect(tags).toMatchObject([
      { repository: 'acme/app', complete: false, evidence: { strength: 'windowed' } },
    ]);
  });

  it('before the window is behind for as long as the window at least, and no gap', async () => {
    const { facts, messages, gaps } = await resolved([pinned('a')]);
    expect(facts[0]).toMatchObject({
      status: 'not-current',
      notSince: now - 25 * dayMs,
      currentDigest: digest('c'),
      evidence: [{ source: 'the tag history of quay.io' }],
    });
    expect(messages).toContainEqual(
      `stale-digest: ${app}:1 has not pointed to the pinned digest since 2026-10-28 or earlier (according to the tag history of quay.io since 2026-10-28), at least 25 days ago (max-age: 3 days); nothing proves that it ever did. Pin sha256:cccccccccccc`,
    );
    expect(gaps).toEqual([]);
  });

  it('is proved by the ledger where the window ends', async () => {
    const seen: readonly HistoryRecord[] = [
      { at: now - 50 * dayMs, digest: digest('a') },
      { at: now - 20 * dayMs, digest: digest('b') },
    ];
    const { facts } = await resolved([pinned('a'), pinned('b')], {
      firstSeen: new Map([[`${app}:1`, seen]]),
    });
    expect(facts).toMatchObject([
      { status: 'superseded', basis: 'first-seen', evidence: [{ strength: 'observed' }] },
      {
        status: 'superseded',
        basis: 'windowed',
        evidence: [{ strength: 'windowed' }, { strength: 'observed' }],
      },
    ]);
  });

  it('of an official image is proved by the witness', async () => {
    const { facts, messages } = await resolved([`node:22@${digest('a')}`]);
    expect(facts[0]).toMatchObject({
      status: 'superseded',
      basis: 'witness',
      supersededAt: now - 10 * dayMs,
    });
    expect(messages[0]).toContain('(according to the docker-library/repo-info record since 2026-10-13)');
  });

  it('may be one platform of an index that the history has', async () => {
    const { facts } = await resolved([pinned('e')]);
    expect(facts[0]).toMatchObject({
      status: 'one-platform',
      indexDigest: digest('b'),
      basis: 'windowed',
      lag: { supersededAt: now - 5 * dayMs },
    });
  });
});

describe('`min-age` and `as-of`', () => {
  const aged = { view: { now, minAgeMs: 7 * dayMs } };

  it('find the newest digest that is old enough, and say that a pin is too young', async () => {
    const { facts, messages } = await resolved([`${app}:1`, pinned('c'), 'node:22'], aged);
    expect(facts).toMatchObject([
      { status: 'unpinned', currentDigest: digest('b'), basis: 'witness' },
      { status: 'current', youngUntil: now + 2 * dayMs },
      { status: 'unpinned', currentDigest: digest('c'), basis: 'witness' },
    ]);
    expect(messages).toContainEqual(
      `cooling-down: ${app}:1 has pointed to the pinned digest only since 2026-11-17 (according to the tag history of quay.io since 2026-10-28). It reaches min-age on 2026-11-24`,
    );
  });

  it('say where no source knows it, and never pin a digest that the registry has deleted', async () => {
    const beyond = await resolved([`${app}:1`], { view: { now, minAgeMs: 50 * dayMs } });
    expect(beyond.facts[0]).toMatchObject({
      status: 'unknown',
      message: expect.stringContaining('so it is not known which digest to pin'),
    });
    const registries = { ...fakeRegistries(digest('c')), manifest: async () => undefined };
    const deleted = await resolved([`${app}:1`], { ...aged, registries });
    expect(deleted.facts[0]).toMatchObject({
      status: 'unknown',
      message: expect.stringContaining('no longer in the registry'),
    });
  });

  it('look back as far as the window reaches', async () => {
    const then = await resolved([`${app}:1`], { view: { now, asOf: now - 10 * dayMs } });
    expect(then.facts[0]).toMatchObject({ status: 'unpinned', currentDigest: digest('b') });
    const before = await resolved([`${app}:1`], { view: { now, asOf: now - 30 * dayMs } });
    expect(before.facts[0]).toMatchObject({ status: 'unknown', cause: 'no-history' });
  });
});

describe('a source without rights, or that is down', () => {
  it.each([401, 403, 404, 429, 500])(
    'makes incomplete what it could have settled (HTTP %i)',
    async (status) => {
      const { facts, gaps } = await resolved([pinned('b'), `node:22@${digest('a')}`], {
        answer: () => ({ status, headers: {}, body: '' }),
      });
      expect(gaps).toContainEqual({
        subject: `${app}:1`,
        cause: expect.any(String),
        message: expect.stringContaining(`could not be read (Tag history of acme/app:1: HTTP ${status}`),
      });
      expect(gaps.some(({ subject }) => subject === 'docker.io/library/node:22')).toBe(true);
      expect(facts).toMatchObject([
        { status: 'not-current', evidence: [{ silent: { cause: expect.any(String) } }] },
        { status: 'not-current' },
      ]);
    },
  );

  it('is none where a pin is what the tag points to', async () => {
    const { gaps, asked } = await resolved([pinned('c')], {
      answer: () => ({ status: 500, headers: {}, body: '' }),
    });
    expect([gaps, asked]).toEqual([[], []]);
  });

  it('is one also if another source knows since when the tag has its present digest', async () => {
    const row = { name: '22', digest: digest('c'), tag_last_pushed: new Date(now - dayMs).toISOString() };
    const { facts, gaps } = await resolved([`node:22@${digest('a')}`], {
      answer: ({ host }) =>
        host === 'hub.docker.com'
          ? { status: 200, headers: {}, body: JSON.stringify(row) }
          : { status: 503, headers: {}, body: '' },
    });
    expect(facts[0]).toMatchObject({ status: 'not-current', notSince: now - dayMs });
    expect(gaps).toMatchObject([{ cause: 'server-error', subject: 'docker.io/library/node:22' }]);
  });
});

describe('a source that does not have what the registry returns', () => {
  const moved = { present: digest('d'), view: { now, minAgeMs: dayMs } };

  it('accuses nobody, and leaves what it could have settled incomplete', async () => {
    const { facts, messages, gaps } = await resolved([pinned('c'), pinned('b'), `${app}:1`], moved);
    expect(facts.map((fact) => fact?.status)).toEqual(['current', 'superseded', 'unpinned']);
    expect(messages.filter((one) => one.startsWith('history-contradiction'))).toEqual([]);
    expect(gaps).toContainEqual({
      cause: 'bad-answer',
      subject: `${app}:1`,
      message: expect.stringMatching(/ends with sha256:c+, but the registry returns sha256:d+ for the tag/),
    });
  });

  it('is contradicted by a ledger that has seen that before', async () => {
    const seen = [{ at: now - 3 * dayMs, digest: digest('d') }];
    const firstSeen = new Map([[`${app}:1`, seen]]);
    const { facts, messages } = await resolved([pinned('b')], { ...moved, firstSeen });
    expect(facts).toMatchObject([{ status: 'unknown', cause: 'contradiction' }]);
    expect(messages[0]).toContain('history-contradiction');
    expect(checkIds).toContain('history-contradiction');
  });
});
