// How long pins of a Quay last: by its time machine, its tags and its clock, up to the finding of a run.
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../src/checks/index.js';
import { openHistories } from '../../src/clients/histories/index.js';
import { Failure } from '../../src/model/failure.js';
import type { Digest } from '../../src/model/images/image.js';
import type { Fact } from '../../src/model/judgement/fact.js';
import type { Finding } from '../../src/model/judgement/finding.js';
import { describeFact, parseFact } from '../../src/report/fact.js';
import { createResolver } from '../../src/resolve/index.js';
import type { FirstSeen, Registries } from '../../src/resolve/ports.js';
import { dayMs, digest, occurrence } from '../build.js';
import { sendTo } from './build.js';
import { type QuayBehaviour, type QuayServer, quayServer } from './quay-server.js';

const start = Date.parse('2026-11-01T00:00:00Z');

/** Moves the tag `22` from a over b to c, a day apart; `22.3.1` stays with c. */
function moved(expirationS: number, behaviour: QuayBehaviour = {}): QuayServer {
  const server = quayServer(start, { expirationS, ...behaviour });
  for (const letter of ['a', 'b', 'c']) {
    server.push('22', digest(letter));
    server.now += dayMs;
  }
  server.push('22.3.1', digest('c'));
  server.now += dayMs;
  return server;
}

interface Given {
  readonly deleted?: readonly Digest[];
  readonly firstSeen?: FirstSeen;
  readonly mirrors?: Readonly<Record<string, string>>;
  /** What mirrors have; asking one that is not here fails. */
  readonly mirrored?: Readonly<Record<string, readonly Digest[]>>;
}

async function factOf(server: QuayServer, pin: Digest, given: Given = {}): Promise<Fact> {
  const [fact] = await factsOf(server, [pin], given);
  return fact as Fact;
}

async function factsOf(
  server: QuayServer,
  pins: readonly Digest[],
  { deleted = [], mirrored = {}, ...given }: Given,
): Promise<readonly Fact[]> {
  const registries: Registries = {
    digestOf: async () => digest('c'),
    manifest: async ({ registry, repository }, of) => {
      if (registry === 'quay.io') return deleted.includes(of) ? undefined : { isIndex: true };
      const held = mirrored[`${registry}/${repository}`];
      if (held === undefined) throw new Failure('unreachable', `${registry} cannot be reached`);
      return held.includes(of) ? { isIndex: true } : undefined;
    },
    children: async () => [],
  };
  const resolve = createResolver({
    sources: { cause: 'no-platform', subject: 'platform', message: 'none' },
    registries,
    histories: openHistories({
      selection: { wellKnown: true, hosts: {} },
      send: sendTo((request) => server.answer(request)),
      clock: { now: () => server.now },
      github: { api: '', graphql: '', raw: '' },
      tokenOf: () => undefined,
      originOf: (registry) => `https://${registry}`,
    }),
    needPlatform: [],
    mirrors: {},
    historyLimit: 1000,
    view: { now: server.now },
    surface: 'workflow',
    ...given,
  });
  const occurrences = pins.map((pin) => occurrence(`quay.io/acme/app:22@${pin}`));
  const { evidence } = await resolve(occurrences);
  found = findingsOf(evidence, { now: server.now, maxAgeMs: () => 365 * dayMs });
  return occurrences.map((one) => evidence.facts.get(one) as Fact);
}

/** What the checks say of the last facts. */
let found: readonly Finding[] = [];

describe('a superseded pin', () => {
  it('vanishes when the time machine forgets it, and a version tag has what followed', async () => {
    const server = moved(14 * 86_400);
    expect(await factOf(server, digest('b'))).toMatchObject({
      status: 'superseded',
      vanishes: { keptMs: 14 * dayMs, from: start + 2 * dayMs + 14 * dayMs, sibling: '22.3.1' },
    });
  });

  it('vanishes at once without a time machine', async () => {
    const fact = await factOf(moved(0), digest('b'));
    expect(fact).toMatchObject({ vanishes: { keptMs: 0, from: start + 2 * dayMs } });
  });

  it('does not vanish while another tag holds it', async () => {
    const server = moved(14 * 86_400);
    server.push('22.3.0', digest('b'));
    expect(await factOf(server, digest('b'))).not.toHaveProperty('vanishes');
  });

  it('does not vanish while a tag on a page holds it that no other page has announced', async () => {
    const server = moved(14 * 86_400, { hidesMore: true });
    server.push('22.3.0', digest('b'));
    server.now += 1000;
    for (let number = 0; number < 150; number += 1) server.push(`other-${number}`, digest('e'));
    expect(await factOf(server, digest('b'))).not.toHaveProperty('vanishes');
    server.remove('22.3.0');
    expect(await factOf(server, digest('b'))).toHaveProperty('vanishes');
  });

  it('of a repository with very many tags is not known to vanish', async () => {
    const server = moved(14 * 86_400);
    for (let number = 0; number < 600; number += 1) server.push(`other-${number}`, digest('e'));
    expect(await factOf(server, digest('b'))).not.toHaveProperty('vanishes');
  });

  it('is dated by the end of its own row, also where the tag was deleted before it came back', async () => {
    const server = quayServer(start, { expirationS: 14 * 86_400 });
    server.push('22', digest('a'));
    server.now += dayMs;
    server.remove('22');
    server.now += 3 * dayMs;
    server.push('22', digest('c'));
    server.now += dayMs;
    expect(await factOf(server, digest('a'))).toMatchObject({
      supersededAt: start + 4 * dayMs,
      basis: 'witness',
      vanishes: { from: start + dayMs + 14 * dayMs },
    });
  });

  it('is said of no pin that the registry has forgotten, because nobody asked which tags hold that one', async () => {
    const server = moved(14 * 86_400);
    server.now += 14 * dayMs - 3 * dayMs;
    server.collectGarbage();
    server.push('old', digest('a'));
    const seen = { firstSeen: new Map([['quay.io/acme/app:22', [{ at: start, digest: digest('a') }]]]) };
    const [forgotten, known] = await factsOf(server, [digest('a'), digest('b')], seen);
    expect(forgotten).toMatchObject({ status: 'superseded', basis: 'first-seen' });
    expect(forgotten).not.toHaveProperty('vanishes');
    expect(known).toHaveProperty('vanishes');
  });

  it('a pin of the present digest costs no request', async () => {
    const server = moved(0);
    expect(await factOf(server, digest('c'))).toEqual({
      status: 'current',
      currentDigest: digest('c'),
      basis: 'present',
    });
    expect(server.requests).toEqual([]);
  });
});

describe('a mirror of the policy', () => {
  const mirrors = { 'harbor.example.com/quay': 'quay.io', 'cache.example.com': 'quay.io/acme' };
  const messageOf = (check: string) => found.find((one) => one.check === check)?.message;
  /** `22.3.1` is gone, so that no sibling is better. */
  function withoutSibling(): QuayServer {
    const server = moved(14 * 86_400);
    server.remove('22.3.1', { forever: true });
    return server;
  }

  it('is the remedy if it has the digest', async () => {
    const mirrored = {
      'harbor.example.com/quay/acme/app': [digest('c')],
      'cache.example.com/app': [digest('b')],
    };
    const fact = await factOf(withoutSibling(), digest('b'), { mirrors, mirrored });
    expect(fact).toMatchObject({ vanishes: { mirror: 'cache.example.com/app' } });
    expect(messageOf('vanishing-pin')).toContain(
      'Pull it from cache.example.com/app instead, a mirror in the policy that has the digest, or pin again before 2026-11-17',
    );
    expect(parseFact(describeFact(fact), 0)).toMatchObject({ vanishes: { mirror: 'cache.example.com/app' } });
  });

  it('is none if it cannot be asked or does not have it, and is not asked for a pin that stays', async () => {
    const down = await factOf(withoutSibling(), digest('b'), { mirrors });
    expect(down).toHaveProperty('vanishes');
    expect(down).not.toHaveProperty('vanishes.mirror');
    expect(messageOf('vanishing-pin')).toContain('Pin again before 2026-11-17, or copy the image');
    expect(await factOf(withoutSibling(), digest('c'), { mirrors })).toMatchObject({ status: 'current' });
  });

  it('comes after a tag that stays as it is', async () => {
    const mirrored = { 'harbor.example.com/quay/acme/app': [digest('b')], 'cache.example.com/app': [] };
    await factOf(moved(14 * 86_400), digest('b'), { mirrors, mirrored });
    expect(messageOf('vanishing-pin')).toContain('Pin quay.io/acme/app:22.3.1 instead');
  });
});

describe('a dead pin', () => {
  it('is fixed by what followed it, from the finding to the edit', async () => {
    await factOf(moved(14 * 86_400), digest('a'), { deleted: [digest('a')] });
    expect(found).toMatchObject([
      {
        check: 'missing-tag',
        message: expect.stringContaining(
          'According to the tag history of quay.io, the tag moved on to sha256:bbbbbbbbbbbb on 2026-11-02 at the latest, which still exists. Pin that digest',
        ),
        fix: { digest: digest('b') },
      },
    ]);
  });

  it('is followed through rows that outlive their digests: Quay keeps none without a time machine', async () => {
    const deleted = [digest('a'), digest('b')];
    await factOf(moved(0), digest('a'), { deleted });
    expect(found).toMatchObject([{ check: 'missing-tag', fix: { digest: digest('c') } }]);
  });

  it('that the registry has forgotten is followed by the ledger', async () => {
    const server = moved(0);
    server.collectGarbage();
    const seen = [
      { at: start, digest: digest('a') },
      { at: start + dayMs, digest: digest('b') },
    ];
    const fact = await factOf(server, digest('a'), {
      deleted: [digest('a')],
      firstSeen: new Map([['quay.io/acme/app:22', seen]]),
    });
    expect(fact).toMatchObject({ successor: { digest: digest('b'), source: "this repository's ledger" } });
    expect(found).toMatchObject([{ check: 'missing-tag', fix: { digest: digest('b') } }]);
  });

  it('is replaced by what followed it, and not by the newest', async () => {
    const server = moved(14 * 86_400);
    expect(await factOf(server, digest('a'), { deleted: [digest('a')] })).toEqual({
      status: 'missing',
      what: 'digest',
      successor: { digest: digest('b'), since: start + dayMs, source: 'the tag history of quay.io' },
    });
  });

  it('is replaced by the next one that exists', async () => {
    const fact = await factOf(moved(14 * 86_400), digest('a'), { deleted: [digest('a'), digest('b')] });
    expect(fact).toMatchObject({ successor: { digest: digest('c') } });
  });

  it('that the history has forgotten has none', async () => {
    const server = moved(0);
    server.collectGarbage();
    expect(await factOf(server, digest('a'), { deleted: [digest('a')] })).toEqual({
      status: 'missing',
      what: 'digest',
    });
  });
});
