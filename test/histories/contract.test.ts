// What every source promises, over random worlds and faults: it says nothing untrue, knows what it claims to know, denies
// nothing beyond that, and is silent instead of failing.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acrManifests } from '../../src/clients/histories/acr.js';
import type { SourceKind, SourceOptions } from '../../src/clients/histories/api.js';
import { artifactRegistryImages } from '../../src/clients/histories/artifact-registry.js';
import { dockerHubAudit, dockerHubPushes } from '../../src/clients/histories/docker-hub.js';
import { ecrImages, ecrPublicImages } from '../../src/clients/histories/ecr.js';
import { ghcrVersions } from '../../src/clients/histories/ghcr.js';
import { gitlabTags } from '../../src/clients/histories/gitlab.js';
import { harborHistories } from '../../src/clients/histories/harbor.js';
import { openHistories } from '../../src/clients/histories/index.js';
import { registriesClient } from '../../src/clients/registry/registries.js';
import type { HistoryAnswer, HistorySource, SourceReading } from '../../src/history/source.js';
import { Failure } from '../../src/model/failure.js';
import type { HttpResponse } from '../../src/model/http.js';
import type { Digest } from '../../src/model/image.js';
import { Secret } from '../../src/model/secret.js';
import { digest, image } from '../build.js';
import { amount } from '../sample.js';
import { seed } from '../seed.js';
import { proveTogether } from './build.js';
import { awsKeys, ecr, ecrPublic, ecrRegistry } from './ecr-server.js';
import { gitlab, gitlabRegistry } from './gitlab-server.js';
import {
  azure,
  dockerHub,
  github,
  google,
  type HistoryServer,
  harbor,
  type ServerOptions,
} from './servers.js';
import { anyWorld, digestAt, movesOf, now, pushesOf, tagsOf, type World } from './world.js';

interface SourceCase {
  readonly kind: SourceKind;
  readonly serve: (world: World, options?: ServerOptions) => HistoryServer;
  readonly registry: string;
  readonly token?: string;
  /** Where the repository of the world is in that registry. */
  readonly repository?: string;
  /** Says something without a token as well. */
  readonly isPublic?: boolean;
  /** How it signs in, if not with a token of the variable that names the registry. */
  readonly signIn?: (server: HistoryServer, token: string | undefined) => Partial<SourceOptions>;
}

/** The login of Docker: `user:password`. */
function dockerLogin(server: HistoryServer, token: string | undefined): Partial<SourceOptions> {
  const [user = '', password = ''] = token?.split(':') ?? [];
  const credential = { kind: 'password', user, password: new Secret(password) } as const;
  const logins = registriesClient({
    send: server.send,
    credentials: async () => (token === undefined ? undefined : credential),
    onSecret: () => undefined,
  });
  return { pull: logins.sessionOf(gitlabRegistry) };
}

/** The secret key; the rest is in the environment as well. */
function awsLogin(_: HistoryServer, key: string | undefined): Partial<SourceOptions> {
  if (key === undefined) return {};
  const { accessKeyId, sessionToken } = awsKeys;
  const keys = { secretAccessKey: new Secret(key), sessionToken: new Secret(sessionToken) };
  return { aws: () => ({ accessKeyId, ...keys }) };
}

const cases: Readonly<Record<string, SourceCase>> = {
  'docker-hub': { kind: dockerHubPushes, serve: dockerHub, registry: 'docker.io', isPublic: true },
  'docker-hub-audit': { kind: dockerHubAudit, serve: dockerHub, registry: 'docker.io', token: 'acme:pat:1' },
  ghcr: { kind: ghcrVersions, serve: github, registry: 'ghcr.io', token: 'gh' },
  harbor: {
    kind: harborHistories,
    serve: harbor,
    registry: 'harbor.example.com',
    token: 'robot$ci:x',
    isPublic: true,
  },
  acr: { kind: acrManifests, serve: azure, registry: 'acme.azurecr.io', token: 'pull:key' },
  'artifact-registry': {
    kind: artifactRegistryImages,
    serve: google,
    registry: 'us-docker.pkg.dev',
    token: 'ya29',
    repository: 'acme/images/app',
  },
  'artifact-registry of a domain': {
    kind: artifactRegistryImages,
    serve: google,
    registry: 'us-docker.pkg.dev',
    token: 'ya29',
    repository: 'example.com/acme/images/app',
  },
  ecr: {
    kind: ecrImages,
    serve: ecr,
    registry: ecrRegistry,
    token: awsKeys.secretAccessKey,
    signIn: awsLogin,
  },
  'ecr-public': {
    kind: ecrPublicImages,
    serve: ecrPublic,
    registry: 'public.ecr.aws',
    token: awsKeys.secretAccessKey,
    signIn: awsLogin,
  },
  gitlab: {
    kind: gitlabTags,
    serve: gitlab,
    registry: gitlabRegistry,
    repository: 'acme/images/app',
    signIn: dockerLogin,
    isPublic: true,
  },
  'gitlab-private': {
    kind: gitlabTags,
    serve: (world, options) => gitlab(world, { ...options, secret: 'ci:job-token' }),
    registry: gitlabRegistry,
    token: 'ci:job-token',
    signIn: dockerLogin,
  },
};

function open(one: SourceCase, server: HistoryServer, { repository }: World, tag: string, token = one.token) {
  const source = one.kind({
    registry: one.registry,
    origin: `https://${one.registry}`,
    send: server.send,
    clock: { now: () => now },
    github: {
      api: 'https://api.github.com',
      graphql: 'https://api.github.com/graphql',
      raw: 'https://raw.githubusercontent.com',
    },
    ...(one.signIn?.(server, token) ?? (token === undefined ? {} : { token: new Secret(token) })),
  })({ registry: one.registry, repository }, tag);
  return source as HistorySource;
}

function worldOf(one: SourceCase, world: World): World {
  return { ...world, repository: one.repository ?? world.repository };
}

async function ask(source: HistorySource, world: World, tag: string, pins: readonly Digest[], minAgeMs = 1) {
  const current = digestAt(world, tag, world.now) ?? digest('f');
  const named = image(`${'r.example.com'}/${world.repository}:${tag}`);
  return source.ask({
    image: { ...named, tag },
    current,
    pins,
    view: { now, minAgeMs },
    isAnswered: () => false,
  });
}

/** Every sentence of an answer, held against the world. */
function expectTrue(answer: HistoryAnswer, world: World, tag: string): void {
  for (const { at, digest: of } of answer.records) expect(digestAt(world, tag, at), 'a record').toBe(of);
  for (const { from, to } of answer.known ?? []) {
    expect(
      answer.records.map(({ at }) => at),
      'the start of a period',
    ).toContain(from);
    const moves = movesOf(world, tag).filter(
      ({ at, digest: of }) => of !== undefined && at >= from && at < to,
    );
    for (const { at, digest: of } of moves) expect(answer.records).toContainEqual({ at, digest: of });
  }
  for (const { digest: of, at, isFirst } of answer.pushes ?? []) {
    const pushes = pushesOf(world, of);
    expect(pushes?.first, 'the digest was there').toBeLessThanOrEqual(at);
    if (isFirst) expect(pushes?.first, 'the first push').toBe(at);
  }
  for (const other of answer.otherTags ?? []) expect(tagsOf(world, other.digest)).toContain(other.tag);
}

const letters = ['a', 'b', 'c', 'd', 'e'] as const;
const pins = letters.map(digest);
const runs = amount(300, 20_000);

describe.each(Object.entries(cases))('%s', (id, one) => {
  const property = (check: (world: World, tag: string) => Promise<void>) =>
    fc.assert(
      fc.asyncProperty(anyWorld, fc.constantFrom('1', '1.2', '1.2.3'), async (world, tag) => {
        fc.pre(digestAt(world, tag, world.now) !== undefined);
        await check(worldOf(one, world), tag);
      }),
      { seed, numRuns: runs },
    );

  it('says nothing that is not true, with any pages', () =>
    property(async (world, tag) => {
      const server = one.serve(world, one.token === undefined ? {} : secretOf(one));
      expectTrue(await ask(open(one, server, world, tag), world, tag, pins), world, tag);
    }));

  it('denies no digest that the tag had, and dates none as older than it is', () =>
    property(async (world, tag) => {
      const server = one.serve(world, secretOf(one));
      const source = open(one, server, world, tag);
      const current = digestAt(world, tag, world.now) as Digest;
      const reading: SourceReading = { source, answer: await ask(source, world, tag, pins) };
      for (const pin of pins) {
        const { fact } = proveTogether(pin, current, [reading], { now });
        const had = movesOf(world, tag).filter((move) => move.digest === pin);
        if (fact.status === 'not-in-history') expect(had).toEqual([]);
        if (fact.status === 'superseded') expect(had.length).toBeGreaterThan(0);
        if (fact.status === 'current') expect(current).toBe(pin);
        if ('currentSince' in fact && fact.currentSince !== undefined)
          expect(fact.currentSince).toBeGreaterThanOrEqual(sinceOf(world, tag));
      }
    }));

  it('says something of a tag that it has', () =>
    property(async (world, tag) => {
      const answer = await ask(open(one, one.serve(world, secretOf(one)), world, tag), world, tag, []);
      const isKept = movesOf(world, tag).at(-1)?.at ?? 0;
      if (id === 'docker-hub-audit' && isKept < now - world.retentionMs) return;
      expect(answer.records.length + (answer.pushes?.length ?? 0)).toBeGreaterThan(0);
    }));

  const world: World = worldOf(one, {
    repository: 'acme/app',
    events: [
      { at: now - 900_000_000, tag: '1', digest: digest('a') },
      { at: now - 500_000_000, tag: '1', digest: digest('b'), along: ['1.2.3'] },
    ],
    now,
    retentionMs: 10_000_000_000,
  });

  it.each<[string, HttpResponse, string]>([
    ['401', { status: 401, headers: {}, body: '{}' }, 'denied'],
    ['403', { status: 403, headers: {}, body: '{}' }, 'denied'],
    [
      '403 at the limit',
      { status: 403, headers: { 'x-ratelimit-remaining': '0' }, body: '{}' },
      'rate-limited',
    ],
    ['429', { status: 429, headers: {}, body: '' }, 'rate-limited'],
    ['404', { status: 404, headers: {}, body: '<html>' }, 'not-found'],
    ['500', { status: 500, headers: {}, body: '' }, 'server-error'],
    ['302', { status: 302, headers: { location: 'https://evil.example.com' }, body: '' }, 'bad-answer'],
    ['a page', { status: 200, headers: {}, body: '<html>' }, 'bad-answer'],
    [
      'another type',
      { status: 200, headers: {}, body: '{"digest":1,"logs":{},"manifest":[]}' },
      'bad-answer',
    ],
    ['a cut answer', { status: 200, headers: {}, body: '[{"name":' }, 'bad-answer'],
  ])('after %s it is silent with a cause', async (_, fault, reason) => {
    const server = one.serve(world, { ...secretOf(one), fault: () => fault });
    const asked = ask(open(one, server, world, '1'), world, '1', [digest('a')]);
    await expect(asked).rejects.toBeInstanceOf(Failure);
    await expect(asked).rejects.toMatchObject({ reason });
  });

  it('is silent, or says what is public, without a token, and sends none of it elsewhere', async () => {
    const server = one.serve(world, secretOf(one));
    const { token: _, ...withoutToken } = one;
    const source = open(withoutToken, server, world, '1') as HistorySource | undefined;
    if (source === undefined) return expect(server.asked).toEqual([]);
    const answer = await ask(source, world, '1', []).catch((error: unknown) => error);
    if (one.isPublic) return expectTrue(answer as HistoryAnswer, world, '1');
    if (one.signIn === dockerLogin) return expect(answer).toMatchObject({ reason: 'denied' });
    expect(answer).toMatchObject({ reason: 'no-credential' });
    expect(server.asked).toEqual([]);
  });

  it('a wrong token is silent too', async () => {
    if (one.token === undefined) return;
    const server = one.serve(world, secretOf(one));
    const answer = await ask(open(one, server, world, '1', 'other:token'), world, '1', [digest('a')]).catch(
      (error: unknown) => error,
    );
    if (one.isPublic) expect((answer as HistoryAnswer).gaps).toMatchObject([{ cause: 'denied' }]);
    else expect(answer).toBeInstanceOf(Failure);
  });

  it('a source that only knows ages is not asked about other pins', async () => {
    const server = one.serve(world, secretOf(one));
    const source = open(one, server, world, '1');
    await ask(source, world, '1', [digest('a')], 0);
    if (source.strength === 'timestamps') expect(server.asked).toEqual([]);
  });
});

/** Since when a tag has pointed to no other digest; that it was deleted in between makes it no younger. */
function sinceOf(world: World, tag: string): number {
  const moves = movesOf(world, tag).filter((move) => move.digest !== undefined);
  const last = moves.findLastIndex((move) => move.digest !== moves.at(-1)?.digest);
  return moves[last + 1]?.at ?? 0;
}

/** The credential as each server expects it. */
function secretOf({ serve, token }: SourceCase): ServerOptions {
  if (serve === harbor && token !== undefined)
    return { secret: `Basic ${Buffer.from(token).toString('base64')}` };
  return {};
}

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
      const one = cases[id] as SourceCase;
      const world = many(1500);
      const server = one.serve(world, secretOf(one));
      const oldest = world.events[700]?.digest as Digest;
      const answer = await ask(open(one, server, world, '1'), world, '1', [oldest]);
      expectTrue(answer, world, '1');
      const known = [...answer.records, ...(answer.pushes ?? [])].map((entry) => entry.digest);
      expect(known).toContain(oldest);
      expect(server.asked.length).toBeLessThanOrEqual(18);
    },
  );

  it.each([
    ['docker-hub-audit', 21],
    ['ghcr', 10],
    ['harbor', 21],
  ] as const)('%s stops after a bounded number of pages, and says so', async (id, most) => {
    const one = cases[id] as SourceCase;
    const world = many(2500);
    const server = one.serve(world, secretOf(one));
    const answer = await ask(open(one, server, world, '1'), world, '1', [digest('e')]);
    expect(answer.gaps).toMatchObject([{ cause: 'history-incomplete' }]);
    expect(server.asked).toHaveLength(most);
    expectTrue(answer, world, '1');
  });

  it.each([
    ['acme.azurecr.io', 'acr'],
    ['acme.azurecr.cn', 'acr'],
    ['acme.azurecr.us', 'acr'],
    ['acme.azurecr.example.com', undefined],
    ['us-docker.pkg.dev', 'artifact-registry'],
    ['docker.pkg.dev', undefined],
    ['us-docker.pkg.dev.example.com', undefined],
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
    const answer = await ask(open(cases.ghcr as SourceCase, server, world, '1'), world, '1', []);
    expect(answer.pushes).toHaveLength(1);
    expect(server.asked.map((one) => new URL(one.slice(4)).pathname.split('/')[1])).toEqual([
      'orgs',
      'users',
    ]);
  });

  it('Harbor before 2.13: the present is known, the past is not', async () => {
    const world = many(3);
    const server = harbor(world, { hasNewLog: false });
    const answer = await ask(open(cases.harbor as SourceCase, server, world, '1'), world, '1', [digest('e')]);
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
    const source = open(cases.harbor as SourceCase, late, world, '1');
    const answer = await ask(source, world, '1', [digest('a')]);
    expect(answer.records).toEqual([{ at, digest: digest('b') }]);
    const { contradiction } = proveTogether(digest('a'), digest('b'), [{ source, answer }], { now });
    expect(contradiction).toBeUndefined();
  });

  it('official images of Docker Hub have no log to ask for', () => {
    const library = { ...many(1), repository: 'library/node' };
    expect(open(cases['docker-hub-audit'] as SourceCase, dockerHub(library), library, '1')).toBeUndefined();
  });
});
