// What each source costs a run, in a time that only its requests take: requests, the longest chain of them, and what it costs
// when the source has nothing to say. With TAGPROOF_REQUESTS_TABLE, it is written as the table in docs/measurements/requests.md
// has it: see bench/sources.mjs.
import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { virtualTime } from '../../bench/virtual-time.mjs';
import { openHistories } from '../../src/clients/histories/index.js';
import { runTransports } from '../../src/clients/http/index.js';
import type { Host } from '../../src/model/run/host.js';
import type { Transport } from '../../src/model/run/http.js';
import { createResolver } from '../../src/resolve/index.js';
import type { HistorySources } from '../../src/resolve/ports.js';
import { dayMs, digest, occurrence } from '../build.js';
import { githubApi, githubRaw } from './repo-info-server.js';
import { openOfRegistry, simulatedKinds, worldOf } from './simulations.js';
import { now, type World } from './world.js';

const { TAGPROOF_REQUESTS_TABLE: table } = process.env;
const tripMs = 100;
const manyTags = 30;
/** As many as a host gets at once in the beginning. */
const fewTags = 4;

const tagsOf = (count: number) => Array.from({ length: count }, (_, index) => `1.${index}`);

/** Each tag had b before c. */
const worldOfTags = (tags: readonly string[]): World => ({
  repository: 'acme/app',
  events: ['a', 'b', 'c'].flatMap((letter, days) =>
    tags.map((tag, index) => ({
      at: now - (9 - 3 * days) * dayMs + index * 60_000,
      tag,
      digest: digest(letter),
    })),
  ),
  now,
  retentionMs: 90 * dayMs,
});

interface Cost {
  /** Requests to the source alone. */
  readonly requests: number;
  /** From the first request of the run to the last response, as multiples of one. */
  readonly trips: number;
  readonly statuses: ReadonlySet<string>;
}

/** What a source reads, and how it is opened over a transport of a run. */
interface Sources {
  readonly answer: Transport;
  readonly open: (send: Transport) => HistorySources;
}

/** A run that reads one pin of each tag, all of them left, in a registry that has each digest. */
async function costOf(name: string, count: number, sources?: Sources, minAgeMs = 0): Promise<Cost> {
  const { clock, run } = virtualTime();
  const own = `https://${name.split('/', 1)[0]}/v2/`;
  let requests = 0;
  const transports = runTransports({
    async send(request) {
      await clock.sleep(tripMs);
      if (request.url === own || sources === undefined) return { status: 200, headers: {}, body: '' };
      requests += 1;
      return sources.answer(request);
    },
    clock,
    sink: { progress: () => undefined } as unknown as Host['sink'],
  });
  const askRegistry = () => transports.registries({ method: 'HEAD', url: own, headers: {} });
  const resolve = createResolver({
    sources: { cause: 'no-platform', subject: 'platform', message: 'none' },
    registries: {
      digestOf: async () => {
        await askRegistry();
        return digest('c');
      },
      manifest: async () => {
        await askRegistry();
        return { isIndex: true };
      },
      children: async () => [],
    },
    ...(sources === undefined ? {} : { histories: sources.open(transports.histories) }),
    needPlatform: [],
    mirrors: {},
    historyLimit: 1000,
    view: { now, minAgeMs },
    surface: 'workflow',
  });
  const occurrences = tagsOf(count).map((tag) => occurrence(`${name}:${tag}@${digest('b')}`));
  const { facts } = (await run(resolve(occurrences))).evidence;
  const statuses = new Set([...facts.values()].map(({ status }) => status));
  return { requests, trips: Math.round((10 * clock.now()) / tripMs) / 10, statuses };
}

/** Has nothing, and says so. */
const silent: Transport = async () => ({ status: 404, headers: {}, body: '{"message":"Not Found"}' });

/** Sources that look in two places before they know that there is nothing: of a user if not an organization, and by two texts. */
const asksTwice = ['ghcr', 'oci'];

/** They know the last move or push of a tag alone, or none. */
const knowsNoPast = ['gitlab', 'docker-hub', 'ghcr', 'acr', 'artifact-registry'];
const rows: (readonly unknown[])[] = [];

/** The signature of AWS is computed by threads, for which no other time than theirs passes: it is not here, and costs as Azure does. */
const timed = simulatedKinds
  .filter(({ kind }) => !kind.id.startsWith('ecr'))
  .map((one) => ({ ...one, isGuess: undefined }));

const guessed = timed
  .filter(({ name }) => name === 'oci')
  .map((one) => ({ ...one, name: 'oci, which nobody has named', isGuess: true as const }));

describe.each([...timed, ...guessed])('$name', ({ name, kind, simulation, isGuess }) => {
  const world = worldOf(simulation, worldOfTags(tagsOf(manyTags)));
  const image = `${simulation.registry}/${world.repository}`;
  const minAgeMs = 'knowsOnlyAges' in kind ? 1 : 0;
  const through = (answer: Transport): Sources => ({
    answer,
    open(send) {
      const source = openOfRegistry(kind, simulation, send, isGuess && { isGuess });
      return { sourcesOf: (repository, tag) => [source(repository, tag) ?? []].flat() };
    },
  });
  const cost = (count: number, answer?: Transport) =>
    costOf(image, count, answer && through(answer), minAgeMs);
  const served = () => simulation.serve(world, simulation.server).send;

  it('costs the chain of its requests and no more; silent, one round trip', async () => {
    const [without, withoutMany] = await Promise.all([cost(1), cost(manyTags)]);
    const [one, two, few, many] = await Promise.all(
      [1, 2, fewTags, manyTags].map((count) => cost(count, served())),
    );
    const [quiet, quietMany] = await Promise.all([cost(1, silent), cost(manyTags, silent)]);
    if (!one || !two || !few || !many) throw new Error('four runs');
    // The second tag waits for what the first one finds out about the registry.
    expect(few.trips / two.trips).toBeLessThanOrEqual(1.3);
    expect([...many.statuses]).toEqual([knowsNoPast.includes(kind.id) ? 'not-current' : 'superseded']);
    const asks = asksTwice.includes(kind.id) && isGuess !== true ? 2 : 1;
    expect(quiet.trips - without.trips).toBeLessThanOrEqual(asks);
    if (isGuess === true) expect(quietMany.trips - withoutMany.trips).toBe(1);
    const silence = [quiet.trips - without.trips, quietMany.trips - withoutMany.trips];
    rows.push([name, one.requests, many.requests, one.trips, two.trips, few.trips, many.trips, ...silence]);
  });
});

describe('all sources of a registry, which are silent', () => {
  it.each([
    'quay.io/acme/app',
    'docker.io/acme/app',
    'docker.io/library/app',
    'ghcr.io/acme/app',
    'registry.gitlab.com/acme/images/app',
    'us-docker.pkg.dev/acme/images/app',
    'acme.azurecr.io/acme/app',
    'registry.example.com/acme/app',
  ])('%s: OCI’s history adds a round trip at most', async (name) => {
    const cost = (count: number, asks: (id: string) => boolean) =>
      costOf(name, count, {
        answer: silent,
        open(send) {
          const { sourcesOf } = openHistories({
            selection: { wellKnown: true, hosts: {} },
            send,
            clock: { now: () => now },
            github: { api: githubApi, graphql: `${githubApi}/graphql`, raw: githubRaw },
            tokenOf: () => undefined,
            originOf: (registry) => `https://${registry}`,
          });
          return { sourcesOf: (...about) => sourcesOf(...about).filter(({ id }) => asks(id)) };
        },
      });
    for (const count of [1, fewTags, manyTags]) {
      const [all, others, none] = await Promise.all([
        cost(count, () => true),
        cost(count, (id) => id !== 'oci'),
        costOf(name, count),
      ]);
      expect(all.trips - others.trips).toBeLessThanOrEqual(1);
      if (count === 1) expect(all.trips - none.trips).toBeLessThanOrEqual(1);
      expect(all.statuses).toEqual(none.statuses);
    }
  });
});

afterAll(() => {
  if (table === undefined) return;
  const head = [
    ...['Source', 'Requests, 1 tag', `${manyTags} tags`],
    ...['Round trips of the run, 1 tag', '2 tags', `${fewTags} tags`, `${manyTags} tags`],
    ...['More when it is silent, 1 tag', `${manyTags} tags`],
  ];
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows];
  writeFileSync(table, lines.map((cells) => `| ${cells.join(' | ')} |\n`).join(''));
});
