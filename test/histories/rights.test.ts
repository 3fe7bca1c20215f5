// Which registries are asked, with which token, which are not and why, and that a source that is down takes nothing else with it.
import { describe, expect, it } from 'vitest';
import { openHistories } from '../../src/clients/histories/index.js';
import { runTransports } from '../../src/clients/http/index.js';
import { readConfig } from '../../src/config/read.js';
import type { HistoryAnswer } from '../../src/history/source.js';
import { apiTokens } from '../../src/host/docker.js';
import { type Gap, isOutage } from '../../src/model/failure.js';
import type { HttpResponse, Transport } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { digest, image } from '../build.js';
import { ask } from './build.js';
import { now } from './world.js';

const names = { presets: {}, checks: [] };

function selection(text: string | undefined) {
  const read = readConfig((name) => (name === 'history-sources' ? text : undefined), names);
  return 'issues' in read ? read.issues : read.config.historySources;
}

describe('the input `history-sources`', () => {
  it('adds registries to the well-known ones, or turns those off', () => {
    expect(selection(undefined)).toEqual({ wellKnown: true, hosts: {} });
    expect(selection('quay.example.com=quay\nregistry.example.com:8443=quay')).toEqual({
      wellKnown: true,
      hosts: { 'quay.example.com': 'quay', 'registry.example.com:8443': 'quay' },
    });
    expect(selection('none')).toEqual({ wellKnown: false, hosts: {} });
    expect(selection('none\nquay.example.com=quay')).toMatchObject({ wellKnown: false });
  });

  it.each([
    'quay.example.com',
    'quay.example.com=other',
    'https://quay.io=quay',
    '=quay',
    'a b=quay',
    'x=quay=y',
  ])('refuses `%s`', (text) => {
    expect(selection(text)).toEqual([expect.stringContaining('must be `none`, or lines of a registry')]);
  });

  it('keeps names of objects out of the way', () => {
    expect(selection('constructor=quay')).toMatchObject({ hosts: { constructor: 'quay' } });
  });
});

describe('a token', () => {
  it('is read from the variable that names its registry, and is hidden before it is used', () => {
    const masked: Secret[] = [];
    const environment = { TAGPROOF_TOKEN_QUAY_EXAMPLE_COM_8443: 'oauth', TAGPROOF_TOKEN_QUAY_IO: '' };
    const tokenOf = apiTokens(environment, (secret) => void masked.push(secret));
    expect(tokenOf('quay.example.com:8443')?.expose()).toBe('oauth');
    expect(masked.map((secret) => secret.expose())).toEqual(['oauth']);
    expect(tokenOf('quay.example.com')).toBeUndefined();
    expect(tokenOf('quay.io')).toBeUndefined();
  });

  it('is not that of a registry whose name differs in a hyphen', () => {
    const variables = ['QUAY_EXAMPLE_COM', 'QUAY__EXAMPLE_COM', 'US_CENTRAL1_DOCKER_PKG_DEV'];
    const environment = Object.fromEntries(variables.map((name) => [`TAGPROOF_TOKEN_${name}`, name]));
    const tokenOf = apiTokens(environment, () => undefined);
    const hosts = ['quay.example.com', 'quay-example.com', 'us-central1-docker.pkg.dev'];
    expect(hosts.map((host) => tokenOf(host)?.expose())).toEqual(variables);
    expect(tokenOf('us-central1-docker-pkg.dev')).toBeUndefined();
  });
});

describe('a source that is down', () => {
  const clock = {
    now: () => clock.at,
    at: 0,
    random: () => 0,
    sleep: async (ms: number) => {
      clock.at += ms;
    },
  };
  const sink = { progress: () => undefined } as unknown as Parameters<typeof runTransports>[0]['sink'];
  const get = (url: string) => ({ method: 'GET' as const, url, headers: {} });

  it('does not take the registry on the same host with it, and is given up', async () => {
    let asked = 0;
    const send: Transport = async ({ url }) => {
      if (!url.includes('/api/')) return { status: 200, headers: {}, body: '' };
      asked += 1;
      return { status: 503, headers: {}, body: '' };
    };
    const { histories, registries } = runTransports({ send, clock, sink });
    const outcomes = [];
    for (let number = 0; number < 10; number += 1)
      outcomes.push(await histories(get('https://quay.io/api/v1/x')).catch((error: Error) => error.message));
    expect(outcomes.at(-1)).toContain('quay.io is unavailable');
    expect(asked).toBeLessThan(20);
    expect((await registries(get('https://quay.io/v2/x'))).status).toBe(200);
  });

  it('keeps a run waiting for seconds, whatever it asks for', async () => {
    const before = clock.at;
    const send: Transport = async () => ({ status: 429, headers: { 'retry-after': '50' }, body: '' });
    const { histories } = runTransports({ send, clock, sink });
    expect((await histories(get('https://quay.io/api/v1/x'))).status).toBe(429);
    expect(clock.at - before).toBeLessThan(6_000);
  });
});

/** What the sources of a tag say, all over one answer. */
async function outcomes(
  name: string,
  response: HttpResponse | ((url: string) => HttpResponse),
  more: Partial<Parameters<typeof openHistories>[0]> = {},
) {
  const asked: string[] = [];
  const histories = openHistories({
    selection: { wellKnown: true, hosts: {} },
    send: async ({ url }) => {
      asked.push(url);
      return typeof response === 'function' ? response(url) : response;
    },
    clock: { now: () => now },
    github: { api: 'https://api.github.com', graphql: 'https://api.github.com/graphql', raw: '' },
    tokenOf: () => undefined,
    originOf: (registry) => `https://${registry}`,
    ...more,
  });
  const { tag = 'latest', ...repository } = image(name);
  const readings = histories
    .sourcesOf(repository, tag)
    .map(
      async (source) =>
        [source.id, (await ask(source, name, digest('b'), [digest('a')], { now })).answer] as const,
    );
  const said: Readonly<Record<string, HistoryAnswer | Gap>> = Object.fromEntries(await Promise.all(readings));
  return { said, asked };
}

describe('a source that nobody has configured', () => {
  const json = (status: number, body: object): HttpResponse => ({
    status,
    headers: {},
    body: JSON.stringify(body),
  });
  const refused = json(403, { message: 'no' });
  const page = { status: 403, headers: {}, body: '<html>' };
  const github = { api: 'https://api.github.com', graphql: '', raw: '', token: new Secret('job') };

  it('is not asked, which is no outage', async () => {
    const { asked, said } = await outcomes('ghcr.io/acme/app:1', json(200, []));
    expect(said).toMatchObject({ ghcr: { cause: 'no-credential' } });
    expect(asked.filter((url) => !url.includes('/tag-history/'))).toEqual([]);
    expect(isOutage('no-credential')).toBe(false);
    const hub = await outcomes('docker.io/acme/app:1', json(404, { message: 'object not found' }));
    expect(hub.said).toMatchObject({
      'docker-hub-audit': { cause: 'no-credential' },
      'docker-hub': { records: [] },
    });
    expect(hub.asked.filter((url) => !url.includes('/tag-history/'))).toHaveLength(1);
  });

  it('may be GitHub with the token of the job, which reads the packages of few owners', async () => {
    for (const answer of [refused, json(404, { message: 'Package not found.' })])
      expect((await outcomes('ghcr.io/acme/app:1', answer, { github })).said).toMatchObject({
        ghcr: { cause: 'no-credential' },
      });
    const tokenOf = () => new Secret('own');
    for (const [answer, more] of [
      [refused, { github, tokenOf }],
      [page, { github }],
      [json(401, { message: 'Bad credentials' }), { github }],
    ] as const)
      expect((await outcomes('ghcr.io/acme/app:1', answer, more)).said).toMatchObject({
        ghcr: { cause: 'denied' },
      });
  });

  it('may be the log of a namespace that the token of Docker Hub does not name', async () => {
    const answer = (url: string) => (url.endsWith('/token') ? json(200, { access_token: 'x' }) : refused);
    const tokenOf = () => new Secret('acme:pat');
    for (const [name, cause] of [
      ['docker.io/acme/app:1', 'denied'],
      ['docker.io/other/app:1', 'no-credential'],
    ] as const)
      expect((await outcomes(name, answer, { tokenOf })).said).toMatchObject({
        'docker-hub-audit': { cause },
      });
    const incomplete = await outcomes('docker.io/acme/app:1', answer, { tokenOf: () => new Secret('pat') });
    expect(incomplete.said).toMatchObject({ 'docker-hub-audit': { cause: 'denied' } });
  });

  it('may be a private repository of Quay, whose API does not take the login that pulls use', async () => {
    const unauthorized = json(401, { error_type: 'invalid_token' });
    for (const [answer, login, cause] of [
      [unauthorized, true, 'no-credential'],
      [unauthorized, false, 'denied'],
      [{ ...page, status: 401 }, true, 'denied'],
      [json(503, { message: 'later' }), true, 'server-error'],
    ] as const)
      expect(
        (await outcomes('quay.io/acme/app:1', answer, { hasLogin: async () => login })).said,
      ).toMatchObject({
        quay: { cause },
      });
  });

  it('is the audit log of Harbor without a token, which costs no request', async () => {
    const at = '2026-11-01T00:00:00Z';
    const found = { digest: digest('b'), push_time: at, tags: [{ name: '1', push_time: at }] };
    const selection = { wellKnown: true, hosts: { 'harbor.example.com': 'harbor' } } as const;
    const { said, asked } = await outcomes('harbor.example.com/acme/app:1', json(200, found), { selection });
    expect(said).toMatchObject({ harbor: { records: [{}], gaps: [{ cause: 'no-credential' }] } });
    expect(asked).toHaveLength(1);
  });
});

describe('Docker Hub', () => {
  const row = (letter: string | null) => ({
    status: 200,
    headers: {},
    body: JSON.stringify({
      name: '1',
      digest: letter && digest(letter),
      tag_last_pushed: '2026-11-01T00:00:00Z',
    }),
  });
  const at = Date.parse('2026-11-01T00:00:00Z');
  const saidOf = async (letter: string | null) =>
    (await outcomes('docker.io/acme/app:1', row(letter))).said['docker-hub'];

  it('knows since when at the latest the tag has its digest', async () => {
    expect(await saidOf('b')).toEqual({
      readAt: now,
      records: [{ at, digest: digest('b') }],
      known: [{ from: at, to: Number.POSITIVE_INFINITY }],
      startIsBound: true,
    });
  });

  it('has only seen another digest than the registry returns, and claims nothing without one', async () => {
    expect(await saidOf('a')).toEqual({
      readAt: now,
      records: [{ at, digest: digest('a') }],
      known: [],
      startIsBound: true,
    });
    expect(await saidOf(null)).toEqual({ readAt: now, records: [] });
  });
});
