// GitLab, Harbor, Docker Hub's log and Amazon ECR: whatever a tag has been through and whatever they answer, none accuses a pin.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourceKind, SourceOptions } from '../../src/clients/histories/api.js';
import { dockerHubAudit } from '../../src/clients/histories/docker-hub.js';
import { ecrImages } from '../../src/clients/histories/ecr.js';
import { gitlabTags } from '../../src/clients/histories/gitlab.js';
import { harborHistories } from '../../src/clients/histories/harbor.js';
import { registriesClient } from '../../src/clients/registry/registries.js';
import type { TimeView } from '../../src/history/prove.js';
import { compact } from '../../src/model/compact.js';
import type { HttpResponse, Transport } from '../../src/model/http.js';
import type { Digest } from '../../src/model/image.js';
import { Secret } from '../../src/model/secret.js';
import { dayMs, digest } from '../build.js';
import { amount } from '../sample.js';
import { runs } from '../seed.js';
import { ask, proveTogether } from './build.js';
import { awsKeys, ecr, ecrRegistry } from './ecr-server.js';
import { gitlab, gitlabRegistry } from './gitlab-server.js';
import { dockerHub, type HistoryServer, harbor } from './servers.js';
import { expectTrueDates } from './true-life.js';
import { anyWorld, digestAt, movesOf, now, type World } from './world.js';

interface Site {
  readonly kind: SourceKind;
  readonly registry: string;
  readonly serve: (world: World, pageLimit: number) => HistoryServer;
  readonly token?: string;
}

const sites: readonly Site[] = [
  { kind: gitlabTags, registry: gitlabRegistry, serve: (world) => gitlab(world) },
  { kind: harborHistories, registry: 'harbor.example.com', serve: (world) => harbor(world) },
  {
    kind: dockerHubAudit,
    registry: 'docker.io',
    serve: (world, pageLimit) => dockerHub(world, { pageLimit }),
    token: 'acme:pat:1',
  },
  { kind: ecrImages, registry: ecrRegistry, serve: (world) => ecr(world) },
];

type Disturb = (send: Transport) => Transport;

function sourceOf({ kind, registry, serve, token }: Site, world: World, pageLimit: number, disturb: Disturb) {
  const send = disturb(serve(world, pageLimit).send);
  const logins = registriesClient({ send, credentials: async () => undefined, onSecret: () => undefined });
  const { accessKeyId, secretAccessKey, sessionToken } = awsKeys;
  const keys = { secretAccessKey: new Secret(secretAccessKey), sessionToken: new Secret(sessionToken) };
  const options: SourceOptions = {
    registry,
    origin: `https://${registry}`,
    send,
    pull: async (repository, request) => logins.sessionOf(registry)(repository, request),
    aws: () => ({ accessKeyId, ...keys }),
    clock: { now: () => now },
    github: { api: '', graphql: '', raw: '' },
    ...(token === undefined ? {} : { token: new Secret(token) }),
  };
  const source = kind(options)({ registry, repository: world.repository }, '1');
  if (source === undefined) throw new Error(`${registry} has a source`);
  return source;
}

const pins = ['a', 'b', 'c', 'd', 'f'].map(digest);
const scenario = fc.record({
  world: anyWorld,
  pageLimit: fc.integer({ min: 1, max: 100 }),
  minAgeDays: fc.constantFrom(0, 0, 3, 60),
  asOfDaysAgo: fc.constantFrom(undefined, undefined, 1, 30),
});
type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never;

async function judged({ world, pageLimit, minAgeDays, asOfDaysAgo }: Scenario, disturb: Disturb) {
  const current = digestAt(world, '1', now);
  if (current === undefined) return undefined;
  const asOf = asOfDaysAgo === undefined ? {} : { asOf: now - asOfDaysAgo * dayMs };
  const view: TimeView = { now, minAgeMs: minAgeDays * dayMs, ...asOf };
  const name = `r.example.com/${world.repository}:1`;
  const readings = await Promise.all(
    sites.map((site) => ask(sourceOf(site, world, pageLimit, disturb), name, current, pins, view)),
  );
  const moves = movesOf(world, '1').map(({ at, digest: of }) => ({ at, ...compact({ digest: of }) }));
  return { readings, current, view, moves };
}

const count = runs(amount(300, 20_000));
const timeout = amount(60_000, 3_600_000);

describe('other sources that are not complete', () => {
  it(
    'never accuse, never contradict each other, and say nothing untrue',
    async () => {
      const seen = new Set<string>();
      const some = fc.subarray([0, 1, 2, 3], { minLength: 1 });
      await fc.assert(
        fc.asyncProperty(scenario, some, async (one, chosen) => {
          const found = await judged(one, (send) => send);
          if (found === undefined) return;
          const { readings, current, view, moves } = found;
          // Logs of pushes have no deletions: a tag counts as what it was until the next push.
          const pushes = moves.filter((move) => move.digest !== undefined);
          const asked = chosen.flatMap((index) => readings[index] ?? []);
          for (const pin of [undefined, ...pins]) {
            const { fact, contradiction, judge } = proveTogether(pin, current, asked, view);
            seen.add(`${judge?.source.id ?? 'nobody'} ${fact.status}`);
            expect(fact.status).not.toBe('not-in-history');
            expect(contradiction).toBeUndefined();
            if (pin === undefined || fact.status === 'unknown') continue;
            expect(moves.map((move) => move.digest)).toContain(pin);
            const isPlain = view.asOf === undefined && view.minAgeMs === 0;
            if (isPlain) expect(fact.status).toBe(pin === current ? 'current' : 'superseded');
            expectTrueDates(fact, pin, pushes, view, { toleranceMs: 1, delayMs: 0 });
          }
        }),
        { numRuns: count },
      );
      for (const key of ['gitlab current', 'gitlab unpinned', 'harbor superseded', 'ecr current'])
        expect([...seen]).toContain(key);
    },
    timeout,
  );

  it(
    'never accuse when answers fail, lie or are from the future',
    async () => {
      const fault = fc.constantFrom('none', 'error', 'garbage', 'lie', 'future', 'past');
      await fc.assert(
        fc.asyncProperty(scenario, fc.array(fault, { minLength: 1, maxLength: 5 }), async (one, faults) => {
          let request = 0;
          const disturb: Disturb = (send) => async (sent) =>
            broken(await send(sent), faults[request++ % faults.length] ?? 'none');
          const found = await judged(one, disturb);
          if (found === undefined) return;
          const { readings, current, view } = found;
          for (const pin of pins)
            expect(proveTogether(pin, current, readings, view).fact.status).not.toBe('not-in-history');
        }),
        { numRuns: count },
      );
    },
    timeout,
  );
});

const stranger: Digest = digest('e');

function broken(response: HttpResponse, fault: string): HttpResponse {
  const { body } = response;
  if (fault === 'none' || response.status !== 200) return response;
  if (fault === 'error') return { ...response, status: 503, body: '' };
  if (fault === 'garbage') return { ...response, body: '<html>' };
  if (fault === 'lie') return { ...response, body: body.replaceAll(/sha256:[0-9a-f]{64}/g, stranger) };
  const year = fault === 'future' ? '2999' : '1970';
  return { ...response, body: body.replaceAll(/\b20\d\d-/g, `${year}-`).replaceAll(/\b1[67]\d{8}\./g, '1.') };
}
