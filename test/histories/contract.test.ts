// What every source promises, over random lives of tags and faults: it says nothing untrue and nothing beyond its strength
// and window, knows what it claims to know, and is silent instead of failing.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourceKind } from '../../src/clients/histories/api.js';
import { openHistories } from '../../src/clients/histories/index.js';
import { allTime } from '../../src/history/coverage.js';
import type { HistoryAnswer, HistorySource } from '../../src/history/source.js';
import { type Cause, Failure, type Gap, gapFrom, isOutage } from '../../src/model/failure.js';
import type { Digest } from '../../src/model/images/image.js';
import { historyKinds } from '../../src/model/images/source-strength.js';
import type { HttpResponse } from '../../src/model/run/http.js';
import { dayMs, digest, image } from '../build.js';
import { proveTogether, type Said } from './build.js';
import { dockerHub, github, type HistoryServer, harbor } from './servers.js';
import {
  openSimulated,
  type ReadSource,
  readerOf,
  type Simulation,
  simulatedKinds,
  simulatedSources,
  simulations,
  worldOf,
} from './simulations.js';
import { everyLife, expectTrue, expectWithinStrength, pins } from './within-strength.js';
import { digestAt, movesOf, now, type World } from './world.js';

describe.each(simulatedSources)('%s', (_, { id, read }) => {
  it('says nothing that is not true, and nothing beyond its strength and window', () =>
    expectWithinStrength(read));

  it('says something of a tag that it has', () =>
    everyLife(async (question) => {
      const { answer } = await read({ ...question, view: { now, minAgeMs: 1 } });
      const lastMove = movesOf(question.world, question.tag).at(-1)?.at ?? 0;
      if (id === 'docker-hub-audit' && lastMove < now - question.world.retentionMs) return;
      const { records, pushes = [] } = answer as HistoryAnswer;
      expect(records.length + pushes.length).toBeGreaterThan(0);
    }));
});

it('no source denies a pin when answers fail, lie, are shuffled or cut, or are from the future or the past', () =>
  everyLife(async (question) => {
    const names = ['none', 'error', 'garbage', 'lie', 'future', 'past', 'shuffled', 'dropped'];
    const faults = fc.sample(fc.constantFrom(...names), 5);
    let request = 0;
    const disturb: Disturb = (send) => async (sent) =>
      broken(await send(sent), faults[request++ % faults.length] ?? 'none');
    const remote = simulatedSources.flatMap(([, { id, read }]) => (id === 'platform' ? [] : [read]));
    const readings = await Promise.all(remote.map((read) => read({ ...question, disturb })));
    expectNoDenial(question, readings);
  }));

it('no source but a complete one denies a pin, whatever it makes up', () =>
  fc.assert(
    fc.property(fc.array(madeUp, { maxLength: 4 }), fc.constantFrom(0, 7, 100), (readings, days) =>
      expectNoDenial({ current: digest('a'), view: { now, minAgeMs: days * dayMs } }, readings),
    ),
  ));

function expectNoDenial(
  { current, view }: Pick<Parameters<ReadSource>[0], 'current' | 'view'>,
  readings: readonly Said[],
): void {
  for (const pin of pins)
    expect(proveTogether(pin, current, readings, view).fact.status).not.toBe('not-in-history');
}

const anyTime = fc.oneof(
  fc.integer({ min: now - 90 * dayMs, max: now }),
  fc.constantFrom(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NaN, 0),
);
const anyRecord = fc.record({ at: anyTime, digest: fc.constantFrom(...['a', 'b', 'c'].map(digest)) });
const madeUp = fc
  .record({
    strength: fc.constantFrom('windowed', 'witness', 'observed', 'timestamps'),
    records: fc.array(anyRecord, { maxLength: 6 }),
    known: fc.array(fc.record({ from: anyTime, to: anyTime }), { maxLength: 3 }),
    pushes: fc.array(
      fc.tuple(anyRecord, fc.boolean()).map(([record, isFirst]) => ({ ...record, isFirst })),
      { maxLength: 2 },
    ),
  })
  .map(
    ({ strength, ...answer }): Said => ({
      source: { id: strength, title: strength, strength },
      answer: { readAt: now, ...answer },
    }),
  );

type Disturb = NonNullable<Parameters<(typeof simulatedSources)[number][1]['read']>[0]['disturb']>;

function broken(response: HttpResponse, fault: string): HttpResponse {
  const { body } = response;
  if (fault === 'none' || response.status !== 200) return response;
  if (fault === 'error') return { ...response, status: 503, body: '' };
  if (fault === 'garbage') return { ...response, body: '<html>' };
  if (fault === 'shuffled' || fault === 'dropped') return { ...response, body: rearranged(body, fault) };
  if (fault === 'lie') return { ...response, body: body.replaceAll(/sha256:[0-9a-f]{64}/g, digest('e')) };
  const [year, second] = fault === 'future' ? ['2999', '4000000000'] : ['1970', '1'];
  return {
    ...response,
    body: body.replaceAll(/\b20\d\d-/g, `${year}-`).replaceAll(/\b1[67]\d{8}\b/g, second),
  };
}

/** The lists of an answer in another order, or without their first entries. */
function rearranged(body: string, fault: string): string {
  if (!/^[[{]/.test(body)) return body;
  return JSON.stringify(JSON.parse(body), (_, value: unknown) => {
    if (!Array.isArray(value)) return value;
    return fault === 'shuffled' ? value.toReversed() : value.slice(1);
  });
}

/** These are registered as wrongly as somebody might: the suite above must fail with each of them. */
describe('a source that claims more than it can know', () => {
  const audit = simulations['docker-hub-audit'];
  const dockerHubAudit = kindOf('docker-hub-audit');
  /** The answer of a kind, changed. */
  const claiming = (
    kind: SourceKind,
    more: Partial<SourceKind>,
    change: (answer: HistoryAnswer) => object,
  ): SourceKind => ({
    ...kind,
    ...more,
    open: (options) => {
      const open = kind.open(options);
      return (name, tag) => {
        const ask = open(name, tag);
        return (
          ask &&
          (async (question, readAt) => {
            const answer: HistoryAnswer = { readAt, records: [], ...(await ask(question, readAt)) };
            return { ...answer, ...change(answer) };
          })
        );
      };
    },
  });
  const fortnight: Simulation = {
    ...audit,
    serve: (world, options) => dockerHub({ ...world, retentionMs: 14 * dayMs }, options),
  };
  const later = (answer: HistoryAnswer) => ({
    records: answer.records.map((one) => ({ ...one, at: one.at - 3_600_000 })),
  });

  it.each<[string, string, SourceKind, Simulation]>([
    [
      'a complete one, of a server that keeps 14 days',
      'a move of a complete history',
      { ...dockerHubAudit, strength: 'complete' },
      fortnight,
    ],
    [
      'a complete one without a bound, of a server that keeps 14 days',
      'a move of the window',
      claiming(dockerHubAudit, { strength: 'complete' }, () => ({ known: [allTime] })),
      fortnight,
    ],
    [
      'a window that begins before its records',
      'the start of a period',
      claiming(dockerHubAudit, {}, ({ known = [] }) => ({
        known: known.map(({ to }) => ({ from: now - 400 * dayMs, to })),
      })),
      fortnight,
    ],
    [
      'a log with holes that is said to have none',
      'a move of the window',
      claiming(kindOf('harbor'), {}, ({ records }) => ({
        known: [{ from: Math.min(...records.map(({ at }) => at)), to: Number.POSITIVE_INFINITY }],
      })),
      simulations.harbor,
    ],
    [
      'a witness that has seen digests before they were there',
      'a record',
      claiming(kindOf('official-images'), {}, later),
      simulations['official-images'],
    ],
    [
      'a last push that is said to be the first',
      'the first push',
      claiming(kindOf('artifact-registry'), {}, ({ pushes = [] }) => ({
        pushes: pushes.map((one) => ({ ...one, isFirst: true })),
      })),
      simulations['artifact-registry'],
    ],
    [
      'a last push that is said to be the last move',
      'an exact start',
      claiming(kindOf('docker-hub'), {}, () => ({ startIsBound: undefined })),
      simulations['docker-hub'],
    ],
    [
      'sightings that are said to be all moves',
      'a move of a complete history',
      { ...kindOf('official-images'), strength: 'complete' },
      simulations['official-images'],
    ],
  ])('is found: %s', async (_, why, kind, simulation) => {
    await expect(expectWithinStrength(readerOf(kind, simulation))).rejects.toMatchObject({
      cause: { message: expect.stringMatching(`^${why}: `) },
    });
  });

  it('is not what the sources are as they are', async () => {
    await expectWithinStrength(readerOf(dockerHubAudit, fortnight));
  });
});

it('every kind that a user can name is a source', () => {
  expect(simulatedKinds.map(({ kind }) => kind.id)).toEqual(expect.arrayContaining([...historyKinds]));
});

function kindOf(id: string): SourceKind {
  const found = simulatedKinds.find(({ kind }) => kind.id === id);
  if (found === undefined) throw new Error(`no source ${id}`);
  return found.kind;
}

function open(
  id: string,
  {
    simulation = simulationOf(id),
    server,
    world,
    tag = '1',
  }: {
    readonly simulation?: Simulation;
    readonly server: HistoryServer;
    readonly world: World;
    readonly tag?: string;
  },
) {
  return openSimulated(kindOf(id), simulation, server.send, world, tag) as HistorySource;
}

function simulationOf(id: string): Simulation {
  return Object.entries(simulations).find(([name]) => name === id)?.[1] ?? simulations.quay;
}

/** The answer, or why there is none. */
async function outcome(asked: Promise<HistoryAnswer>): Promise<HistoryAnswer | Gap> {
  try {
    return await asked;
  } catch (error) {
    return gapFrom(error, 'the source');
  }
}

/** Asks for everything. */
async function ask(source: HistorySource, world: World, tag: string, asked: readonly Digest[], minAgeMs = 1) {
  const current = digestAt(world, tag, world.now) ?? digest('f');
  const named = { ...image(`r.example.com/${world.repository}:${tag}`), tag };
  const question = { image: named, current, pins: asked, view: { now, minAgeMs }, isAnswered: () => false };
  const answer = await source.ask(question);
  if (answer === undefined) throw new Error('the registry does not have the source');
  return answer;
}

describe.each(simulatedKinds)('the API of $name', ({ kind, simulation: one }) => {
  const world: World = worldOf(one, {
    repository: 'acme/app',
    events: [
      { at: now - 900_000_000, tag: '1', digest: digest('a') },
      { at: now - 500_000_000, tag: '1', digest: digest('b'), along: ['1.2.3'] },
    ],
    now,
    retentionMs: 10_000_000_000,
  });

  const answers = (status: number, body: string, headers = {}): HttpResponse => ({ status, headers, body });
  const closed: Disturb = () => async () => {
    throw new Failure('unreachable', 'the connection was closed');
  };
  const instead =
    (response: HttpResponse): Disturb =>
    () =>
    async () =>
      response;
  const cut: Disturb = (send) => async (request) => {
    const { body, ...response } = await send(request);
    return { ...response, body: body.slice(0, body.length / 2).replace(/^## /, '') };
  };
  const faults: readonly (readonly [name: string, Disturb, reason: string])[] = [
    ['500', instead(answers(500, '')), 'server-error'],
    ['503', instead(answers(503, '{"message":"later"}')), 'server-error'],
    ['429', instead(answers(429, '')), 'rate-limited'],
    ['401', instead(answers(401, '{}')), 'denied'],
    ['401 with words', instead(answers(401, '{"message":"who are you?"}')), 'denied'],
    ['403', instead(answers(403, '{}')), 'denied'],
    ['403 at the limit', instead(answers(403, '{}', { 'x-ratelimit-remaining': '0' })), 'rate-limited'],
    ['a page that is not there', instead(answers(404, '<html>')), 'not-found'],
    ['302', instead(answers(302, '', { location: 'https://evil.example.com' })), 'bad-answer'],
    ['a page', instead(answers(200, '<html>')), 'bad-answer'],
    ['an empty answer', instead(answers(200, '')), 'bad-answer'],
    ['nothing in it', instead(answers(200, '{}')), 'bad-answer'],
    ['another type', instead(answers(200, '{"digest":1,"logs":{},"manifest":[]}')), 'bad-answer'],
    ['a cut answer', cut, 'bad-answer'],
    ['no connection', closed, 'unreachable'],
  ];
  const openWith = (disturb: Disturb) => {
    const server = one.serve(world, one.server);
    const disturbed = { ...server, send: disturb(server.send) };
    return { source: open(kind.id, { simulation: one, server: disturbed, world }), server };
  };

  it.each(faults)('after %s it does not answer, and says why', async (_, fault, reason) => {
    if (one.hasFiles === true && reason === 'not-found') return;
    const asked = ask(openWith(fault).source, world, '1', [digest('a')]);
    await expect(asked).rejects.toBeInstanceOf(Failure);
    const isUnnoticed = one.hasLimitHeader === false && _ === '403 at the limit';
    await expect(asked).rejects.toMatchObject({ reason: isUnnoticed ? 'denied' : reason });
    expect(isOutage(reason as Cause)).toBe(true);
  });

  it.each(faults)(
    'after %s in place of one answer of several it says no less without a gap',
    async (_, fault, reason) => {
      if (one.hasFiles === true && reason === 'not-found') return;
      const { source, server } = openWith((send) => send);
      const whole = await ask(source, world, '1', [digest('a')]);
      for (let broken = 0; broken < server.asked.length; broken += 1) {
        let request = 0;
        const once: Disturb = (send) => (sent) => (request++ === broken ? fault(send) : send)(sent);
        const found = await outcome(ask(openWith(once).source, world, '1', [digest('a')]));
        if ('cause' in found) expect(isOutage(found.cause)).toBe(true);
        else if (!(found.gaps ?? []).some(({ cause }) => isOutage(cause)))
          expect([found.records, found.pushes]).toEqual([whole.records, whole.pushes]);
      }
    },
  );

  it('a tag that the API does not have is no outage, unless it has every tag of its registry', async () => {
    const { source } = openWith(instead(answers(404, '{"message":"Not Found","status":404}')));
    const found = await outcome(ask(source, world, '1', [digest('a')]));
    const knowsAll = 'hasEveryTag' in kind || ['official-images', 'docker-hub-audit'].includes(kind.id);
    if (knowsAll) expect(found).toHaveProperty('cause');
    else expect(found).toEqual({ readAt: now, records: [] });
  });

  it('is silent, or says what is public, without a token, and sends none of it elsewhere', async () => {
    const server = one.serve(world, one.server);
    const { token: _, ...withoutToken } = one;
    const source = open(kind.id, { simulation: withoutToken, server, world }) as HistorySource | undefined;
    if (source === undefined) return expect(server.asked).toEqual([]);
    const answer = await ask(source, world, '1', []).catch((error: unknown) => error);
    if (one.isPublic) return expectTrue(answer as HistoryAnswer, world, '1');
    if (one.isAskedAnyway) return expect(answer).toMatchObject({ reason: 'denied' });
    expect(answer).toMatchObject({ reason: 'no-credential' });
    expect(server.asked).toEqual([]);
  });

  it('a wrong token is silent too', async () => {
    if (one.token === undefined) return;
    const server = one.serve(world, one.server);
    const source = open(kind.id, { simulation: { ...one, token: 'other:token' }, server, world });
    const answer = await ask(source, world, '1', [digest('a')]).catch((error: unknown) => error);
    if (one.isPublic) expect((answer as HistoryAnswer).gaps).toMatchObject([{ cause: 'denied' }]);
    else expect(answer).toBeInstanceOf(Failure);
  });

  it('one that only knows ages is not asked about other pins; any other is, once or for a proof', async () => {
    const { source, server } = openWith((send) => send);
    await ask(source, world, '1', [digest('a')], 0);
    const { knowsOnlyAges }: SourceKind = kind;
    if (knowsOnlyAges === true) expect(server.asked).toEqual([]);
    else expect(server.asked).not.toEqual([]);
  });
});

describe('the requests', () => {
  const many = (count: number, tag = '1'): World => ({
    repository: 'acme/app',
    events: Array.from({ length: count }, (_, index) => ({
      at: now - (count - index) * 3_600_000,
      tag,
      digest: `sha256:${index.toString(16).padStart(64, '0')}` as const,
    })),
    now,
    retentionMs: 10_000_000_000,
  });

  it.each(['docker-hub-audit', 'ghcr', 'harbor'] as const)(
    '%s reads pages until it has what is asked',
    async (id) => {
      const one = simulations[id];
      const world = many(1500);
      const server = one.serve(world, one.server);
      const oldest = world.events[700]?.digest as Digest;
      const answer = await ask(open(id, { server, world }), world, '1', [oldest]);
      expectTrue(answer, world, '1');
      const known = [...answer.records, ...(answer.pushes ?? [])].map((entry) => entry.digest);
      expect(known).toContain(oldest);
      expect(server.asked.length).toBeLessThanOrEqual(18);
    },
  );

  it.each([
    ['docker-hub-audit', 21, 2500],
    ['ghcr', 10, 1100],
    ['harbor', 21, 2500],
  ] as const)('%s stops after a bounded number of pages, and says so', async (id, most, moves) => {
    const one = simulations[id];
    const world = many(moves);
    const server = one.serve(world, one.server);
    const answer = await ask(open(id, { server, world }), world, '1', [digest('e')]);
    expect(answer.gaps).toMatchObject([{ cause: 'history-incomplete' }]);
    expect(server.asked).toHaveLength(most);
    expectTrue(answer, world, '1');
  });

  it.each([
    ['acme.azurecr.io', 'acr'],
    ['acme.azurecr.cn', 'acr'],
    ['acme.azurecr.us', 'acr'],
    ['acme.azurecr.example.com', 'oci'],
    ['us-docker.pkg.dev', 'artifact-registry'],
    ['docker.pkg.dev', 'oci'],
    ['us-docker.pkg.dev.example.com', 'oci'],
  ])('%s is known as %s', (registry, id) => {
    const histories = openHistories({
      selection: { wellKnown: true, hosts: {} },
      send: async () => ({ status: 500, headers: {}, body: '' }),
      clock: { now: () => now },
      github: { api: '', graphql: '', raw: '' },
      tokenOf: () => undefined,
      originOf: (host) => `https://${host}`,
    });
    const [source] = histories.sourcesOf({ registry, repository: 'acme/images/app' }, '1');
    expect(source?.id).toBe(id);
  });

  it('GitHub has packages of users as well', async () => {
    const world = many(3);
    const server = github(world, { owner: 'users' });
    const answer = await ask(open('ghcr', { server, world }), world, '1', []);
    expect(answer.pushes).toHaveLength(1);
    expect(server.asked.map((one) => new URL(one.slice(4)).pathname.split('/')[1])).toEqual([
      'orgs',
      'users',
    ]);
  });

  it('Harbor before 2.13: the present is known, the past is not', async () => {
    const world = many(3);
    const server = harbor(world, { hasNewLog: false });
    const answer = await ask(open('harbor', { server, world }), world, '1', [digest('e')]);
    expect(answer.records).toHaveLength(1);
    expect(answer.gaps?.[0]?.message).toContain('names no digests');
  });

  it('Harbor logs a push after the tag has moved: one that another has overtaken is no move back', async () => {
    const at = now - 5 * 3_600_000;
    const world: World = {
      ...many(0),
      events: [
        { at: at - 1, tag: '1', digest: digest('a') },
        { at, tag: '1', digest: digest('b') },
      ],
    };
    const real = harbor(world);
    const late: HistoryServer = {
      asked: real.asked,
      async send(request) {
        const response = await real.send(request);
        if (!request.url.includes('auditlog-exts')) return response;
        const entries = JSON.parse(response.body).map((entry: object) => ({
          ...entry,
          op_time: new Date(at + 20).toISOString(),
        }));
        return { ...response, body: JSON.stringify(entries) };
      },
    };
    const source = open('harbor', { server: late, world });
    const answer = await ask(source, world, '1', [digest('a')]);
    expect(answer.records).toEqual([{ at, digest: digest('b') }]);
    const { contradiction } = proveTogether(digest('a'), digest('b'), [{ source, answer }], { now });
    expect(contradiction).toBeUndefined();
  });

  it('official images of Docker Hub have no log to ask for', () => {
    const library = { ...many(1), repository: 'library/node' };
    expect(open('docker-hub-audit', { server: dockerHub(library), world: library })).toBeUndefined();
  });
});
