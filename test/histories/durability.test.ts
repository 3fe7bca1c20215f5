// How long pins of a Quay last: by its time machine, its tags and its clock, up to the finding of a run.
import { describe, expect, it } from 'vitest';
import { openHistories } from '../../src/clients/histories/index.js';
import type { Fact } from '../../src/model/fact.js';
import type { Digest } from '../../src/model/image.js';
import { createResolver } from '../../src/resolve/index.js';
import type { FirstSeen, Registries } from '../../src/resolve/ports.js';
import { dayMs, digest, occurrence } from '../build.js';
import { sendTo } from './build.js';
import { type QuayServer, quayServer } from './quay-server.js';

const start = Date.parse('2026-11-01T00:00:00Z');

/** Moves the tag `22` from a over b to c, a day apart; `22.3.1` stays with c. */
function moved(expirationS: number): QuayServer {
  const server = quayServer(start, { expirationS });
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
}

async function factOf(server: QuayServer, pin: Digest, given: Given = {}): Promise<Fact> {
  const [fact] = await factsOf(server, [pin], given);
  return fact as Fact;
}

async function factsOf(
  server: QuayServer,
  pins: readonly Digest[],
  { deleted = [], ...given }: Given,
): Promise<readonly Fact[]> {
  const registries: Registries = {
    digestOf: async () => digest('c'),
    manifest: async (_, of) => (deleted.includes(of) ? undefined : { isIndex: true }),
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
  const { facts } = await resolve(occurrences);
  return occurrences.map((one) => facts.get(one) as Fact);
}

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

describe('a dead pin', () => {
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
