// Which registries are asked, with which token, and that a source that is down takes nothing else with it.
import { describe, expect, it } from 'vitest';
import { runTransports } from '../../src/clients/http/index.js';
import { readConfig } from '../../src/config/read.js';
import { apiTokens } from '../../src/host/docker.js';
import type { Transport } from '../../src/model/run/http.js';
import type { Secret } from '../../src/model/run/secret.js';

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
