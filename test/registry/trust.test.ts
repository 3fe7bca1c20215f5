// Whom a registry may send us to, what its challenge says, and where its credentials stand.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dockerCredentials } from '../../src/clients/registry/docker-config.js';
import { challengeIn, trustedRealm } from '../../src/clients/registry/token.js';
import type { Docker, HelperAnswer } from '../../src/model/run/host.js';

describe('trustedRealm', () => {
  it.each([
    ['https://registry.example.com', 'https://registry.example.com/token'],
    ['https://registry.example.com:8443', 'https://registry.example.com/token'],
    ['https://registry.gitlab.example', 'https://gitlab.example/jwt/auth'],
    ['https://example.com', 'https://auth.example.com/token'],
    ['https://registry.example.co.uk', 'https://auth.example.co.uk/token'],
    ['https://registry-1.docker.io', 'https://auth.docker.io/token'],
    ['https://lscr.io', 'https://ghcr.io/token'],
    ['http://localhost:5000', 'http://127.0.0.1:5001/token'],
    ['http://localhost:5000', 'https://localhost/token'],
    ['https://10.0.0.1', 'https://10.0.0.1:8443/token'],
  ])('%s may name %s', async (origin, realm) => {
    expect((await trustedRealm(origin, realm)).href).toBe(realm);
  });

  it.each([
    ['https://registry.example.com', 'https://registry.example.net/token'],
    ['https://registry.example.com', 'https://evilexample.com/token'],
    ['https://registry.example.com', 'http://registry.example.com/token'],
    ['https://a.co.uk', 'https://b.co.uk/token'],
    ['https://one.github.io', 'https://two.github.io/token'],
    ['https://registry.example.com', 'https://127.0.0.1/token'],
    ['https://registry.example.com', 'http://localhost/token'],
    ['http://localhost:5000', 'https://example.com/token'],
    ['https://10.0.0.1', 'https://10.0.0.2/token'],
    ['https://10.0.0.1', 'https://0.1/token'],
    ['https://intranet', 'https://tokens/token'],
    ['https://ghcr.io', 'https://lscr.io/token'],
    ['https://com', 'https://example.com/token'],
    ['https://example.com', 'https://com/token'],
  ])('%s may not name %s', async (origin, realm) => {
    await expect(trustedRealm(origin, realm)).rejects.toMatchObject({ reason: 'bad-answer' });
  });
});

describe('challengeIn', () => {
  it.each([
    [
      'Bearer realm="https://a/t",service="s",scope="x"',
      { scheme: 'Bearer', realm: 'https://a/t', service: 's' },
    ],
    ['bearer Realm = https', { scheme: 'Bearer', realm: 'https' }],
    ['Basic realm="r", Bearer realm="https://a/t"', { scheme: 'Bearer', realm: 'https://a/t' }],
    ['Negotiate, Basic realm="say \\"Bearer realm=x\\""', { scheme: 'Basic' }],
    ['Bearer service="s", Basic', { scheme: 'Basic' }],
    ['Bearer realm="unfinished', undefined],
    ['Digest realm="r"', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads %s', (header, challenge) => {
    expect(challengeIn(header)).toEqual(challenge);
  });

  it('reads any text, and long ones fast', () => {
    const parts = fc.constantFrom('Bearer', 'Basic', ' ', ',', '=', '"', '\\', 'realm', 'a', '\t');
    fc.assert(fc.property(fc.array(parts), (words) => void challengeIn(words.join(''))));
    const start = performance.now();
    for (const text of ['"', '\\', ' ', ',', 'a=', 'a="', 'Bearer ']) challengeIn(text.repeat(1_000_000));
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

function docker(config: unknown, helpers: Readonly<Record<string, HelperAnswer>> = {}) {
  const asked: string[] = [];
  const fake: Docker = {
    config: async () =>
      config === undefined
        ? { unreadable: 'ENOENT', absent: true }
        : { text: typeof config === 'string' ? config : JSON.stringify(config) },
    helper: async (name, server) => {
      asked.push(`${name} ${server}`);
      return helpers[name] ?? { failed: 'is not in PATH' };
    },
  };
  const secrets: string[] = [];
  const credentials = dockerCredentials(fake, (secret) => void secrets.push(secret.expose()));
  const read = async (registry: string) => {
    const found = await credentials(registry);
    if (found === undefined) return undefined;
    return found.kind === 'password'
      ? [found.kind, found.user, found.password.expose()]
      : [found.kind, found.token.expose()];
  };
  return { read, asked, secrets };
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
const printed = (Username: string, Secret: string): HelperAnswer => ({
  exitCode: 0,
  output: JSON.stringify({ ServerURL: 'x', Username, Secret }),
});

describe('dockerCredentials', () => {
  it('finds a login under every spelling that Docker has used, and for that registry alone', async () => {
    for (const key of ['r.example.com', 'https://r.example.com', 'https://r.example.com/v2/']) {
      const { read, secrets } = docker({ auths: { [key]: { auth: base64('ann:a:b') } } });
      expect(await read('r.example.com')).toEqual(['password', 'ann', 'a:b']);
      expect(secrets).toEqual(['a:b']);
      for (const other of ['example.com', 'x.r.example.com', 'r.example.com:5000', 'docker.io'])
        expect(await read(other)).toBeUndefined();
    }
    const hub = docker({ auths: { 'https://index.docker.io/v1/': { auth: base64('ann:pass') } } });
    expect(await hub.read('docker.io')).toEqual(['password', 'ann', 'pass']);
  });

  it('knows identity and registry tokens and plain fields, and an empty entry is no login', async () => {
    const { read } = docker({
      auths: {
        'a.io': { auth: base64('00000000-0000-0000-0000-000000000000:'), identitytoken: 'id' },
        'b.io': { registrytoken: 'ready' },
        'c.io': { username: 'ann', password: 'pass' },
        'd.io': {},
        'e.io': { auth: '!' },
      },
    });
    expect(await Promise.all(['a.io', 'b.io', 'c.io', 'd.io', 'e.io', 'f.io'].map(read))).toEqual([
      ['identity', 'id'],
      ['registry', 'ready'],
      ['password', 'ann', 'pass'],
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('uses the helper of the registry first, then the general store, then the file', async () => {
    const { read, asked } = docker(
      { credHelpers: { 'a.io': 'one' }, credsStore: 'all', auths: { 'c.io': { auth: base64('ann:pass') } } },
      {
        one: printed('<token>', 'id'),
        all: { exitCode: 1, output: 'credentials not found in native keychain\n' },
      },
    );
    expect(await read('a.io')).toEqual(['identity', 'id']);
    expect(await read('docker.io')).toBeUndefined();
    expect(await read('c.io')).toEqual(['password', 'ann', 'pass']);
    expect(await read('a.io')).toEqual(['identity', 'id']);
    expect(asked).toEqual(['one a.io', 'all https://index.docker.io/v1/', 'all c.io']);
  });

  it.each<readonly [unknown, HelperAnswer, string]>([
    ['{', { failed: '' }, 'it is not JSON'],
    [{ auths: [] }, { failed: '' }, '`auths` has an unexpected value'],
    [{ credsStore: '../x' }, { failed: '' }, 'is not the name of a credential helper'],
    [{ credsStore: 'x' }, { failed: 'is not in PATH' }, '`docker-credential-x` is not in PATH'],
    [{ credsStore: 'x' }, { exitCode: 1, output: 'locked s3cret' }, 'exited with code 1'],
    [{ credsStore: 'x' }, { exitCode: 0, output: 's3cret' }, 'did not print a credential'],
  ])('says what is wrong with %j, without what it printed', async (config, answer, message) => {
    const refused = docker(config, { x: answer }).read('a.io');
    await expect(refused).rejects.toMatchObject({ reason: 'no-credential' });
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.not.toThrow('s3cret');
  });

  it('needs no configuration at all', async () => {
    expect(await docker(undefined).read('a.io')).toBeUndefined();
  });
});
