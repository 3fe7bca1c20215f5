// The client of any registry on registries in memory: digests, words, challenges, redirects, and where secrets go.
import { describe, expect, it } from 'vitest';
import { manifestTypes } from '../../src/clients/registry/attached-manifests.js';
import type { DockerCredential } from '../../src/clients/registry/docker-config.js';
import { registriesClient } from '../../src/clients/registry/registries.js';
import type { HttpRequest, HttpResponse } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { account, type Behaviour, error, image, index, network, ociRegistry } from './oci-registry.js';

const origin = 'https://registry.example.com';
const app = { registry: 'registry.example.com', repository: 'team/app' };
const hidden = { registry: 'registry.example.com', repository: 'private/app' };
const [amd64, arm64] = [image('amd64'), image('arm64')];
const multi = index([amd64, arm64]);
const password: DockerCredential = {
  kind: 'password',
  user: account.user,
  password: new Secret(account.password),
};

function setting(
  behaviour: Behaviour = {},
  credential?: DockerCredential,
  others: Readonly<Record<string, (request: HttpRequest) => HttpResponse>> = {},
) {
  const registry = ociRegistry(origin, behaviour);
  for (const repository of ['team/app', 'team/other', 'private/app'])
    registry.push(`${repository}:1`, multi, amd64, arm64);
  const { send, sent, log } = network({ [origin]: registry.answer, ...others });
  const secrets: string[] = [];
  const client = registriesClient({
    send,
    credentials: async () => credential,
    onSecret: (secret) => void secrets.push(secret.expose()),
  });
  return { registry, client, sent, log, secrets };
}

describe('a digest', () => {
  it('is requested by one HEAD that accepts an index', async () => {
    const { client, sent, log } = setting();
    expect(await client.digestOf(app, '1')).toBe(multi.digest);
    expect(log).toEqual([`HEAD ${origin}/v2/team/app/manifests/1`]);
    expect(sent[0]?.headers.accept).toBe(manifestTypes);
  });

  it.each([{ digestHeader: false }, { head: false }, { head: false, digestHeader: false }])(
    'is the hash of the bytes where the header does not say: %j',
    async (behaviour) => {
      const { client, log } = setting(behaviour);
      expect(await client.digestOf(app, '1')).toBe(multi.digest);
      expect(log.map((line) => line.split(' ')[0])).toEqual(['HEAD', 'GET']);
    },
  );

  it('is not taken from a registry whose header and bytes differ, nor in another algorithm', async () => {
    const lying = (headers: HttpResponse['headers']) => (request: HttpRequest) =>
      request.method === 'HEAD' ? error(405, 'X') : { status: 200, headers, body: multi.body };
    const ask = (headers: HttpResponse['headers']) =>
      setting({}, undefined, { [origin]: lying(headers) }).client.digestOf(app, '1');
    const refused = (reason: string) => ({ reason });
    await expect(ask({ 'docker-content-digest': amd64.digest })).rejects.toMatchObject(
      refused('contradiction'),
    );
    await expect(ask({ 'docker-content-digest': 'sha512:aa' })).rejects.toMatchObject(refused('bad-answer'));
    await expect(ask({ 'content-encoding': 'gzip' })).rejects.toMatchObject(refused('bad-answer'));
    const old = { 'content-type': 'application/vnd.docker.distribution.manifest.v1+prettyjws' };
    await expect(ask(old)).rejects.toMatchObject(refused('bad-answer'));
    expect(await ask({})).toBe(multi.digest);
  });

  it('is looked for at the host that Docker Hub listens on', async () => {
    const hub = ociRegistry('https://registry-1.docker.io');
    hub.push('library/alpine:3', amd64);
    const { client, log } = setting({}, undefined, { 'https://registry-1.docker.io': hub.answer });
    const alpine = { registry: 'docker.io', repository: 'library/alpine' };
    expect(await client.digestOf(alpine, '3')).toBe(amd64.digest);
    expect(log).toEqual(['HEAD https://registry-1.docker.io/v2/library/alpine/manifests/3']);
  });

  it('uses http on loopback alone, and a name that is no host is a failure of its own', async () => {
    const { client, log } = setting();
    const ask = (registry: string) =>
      client.digestOf({ registry, repository: 'a' }, '1').catch((e) => e.reason);
    expect(await Promise.all(['localhost:1', '[::1]:1', '10.0.0.1', 'a.999'].map(ask))).toEqual(
      Array(4).fill('unreachable'),
    );
    expect(log).toEqual([
      'HEAD http://localhost:1/v2/a/manifests/1',
      'HEAD http://[::1]:1/v2/a/manifests/1',
      'HEAD https://10.0.0.1/v2/a/manifests/1',
    ]);
  });
});

it('meets at most a hundred registries', async () => {
  const { client, log } = setting();
  const ask = (count: number) =>
    client.digestOf({ registry: `r${count}.io`, repository: 'a' }, '1').catch(() => 0);
  await Promise.all(Array.from({ length: 150 }, (_, count) => ask(count)));
  expect(log).toHaveLength(100);
});

describe('a manifest', () => {
  it('exists only if the registry says so, and an index lists its children', async () => {
    const { client } = setting();
    expect(await client.manifest(app, multi.digest)).toEqual({ isIndex: true });
    expect(await client.manifest(app, amd64.digest)).toEqual({ isIndex: false });
    expect(await client.manifest(app, image('none').digest)).toBeUndefined();
    expect(await client.children(app, multi.digest)).toEqual([amd64.digest, arm64.digest]);
    expect(await client.children(app, amd64.digest)).toEqual([]);
    expect(await client.children(app, image('none').digest)).toBeUndefined();
  });

  it.each(['<html>Sign in to the network</html>', '', '{}', '[]', 'null', '{"schemaVersion":1}'])(
    'is not the page of a proxy: %s',
    async (body) => {
      const page: HttpResponse = { status: 200, headers: { 'content-type': multi.type }, body };
      const { send } = network({ [origin]: () => page });
      const client = registriesClient({
        send,
        credentials: async () => undefined,
        onSecret: () => undefined,
      });
      await expect(client.digestOf(app, '1')).rejects.toMatchObject({ reason: 'bad-answer' });
      await expect(client.children(app, multi.digest)).rejects.toMatchObject({ reason: 'bad-answer' });
    },
  );

  it('that differs from the requested one is refused', async () => {
    const { registry, client } = setting({ digestHeader: false });
    registry.manifests.set(multi.digest, amd64);
    await expect(client.children(app, multi.digest)).rejects.toMatchObject({ reason: 'contradiction' });
    await expect(client.manifest(app, multi.digest)).rejects.toMatchObject({ reason: 'contradiction' });
  });
});

describe('missing', () => {
  it.each([
    ['MANIFEST_UNKNOWN', 'missing-tag'],
    ['NOT_FOUND', 'missing-tag'],
    ['NAME_UNKNOWN', 'missing-repository'],
    ['PAGE', 'bad-answer'],
  ])('a 404 that says %s is %s', async (code, reason) => {
    const answer = ({ method }: HttpRequest) =>
      method === 'HEAD' ? { ...error(404, code), body: '' } : error(404, code);
    const { client } = setting({}, undefined, { [origin]: answer });
    await expect(client.digestOf(app, '1')).rejects.toMatchObject({ reason });
  });

  it.each([
    [403, 'denied'],
    [429, 'rate-limited'],
    [500, 'server-error'],
  ])('HTTP %i is %s, and is not asked again', async (status, reason) => {
    const { client, log } = setting({}, undefined, { [origin]: () => error(status, 'MANIFEST_UNKNOWN') });
    await expect(client.digestOf(app, '1')).rejects.toMatchObject({ reason });
    expect(log).toHaveLength(1);
  });
});

describe('a token', () => {
  it('is requested once per repository, for pulling only, without a second challenge', async () => {
    const { client, log, secrets } = setting({ auth: 'token' });
    const other = { ...app, repository: 'team/other' };
    await Promise.all([
      client.digestOf(app, '1'),
      client.manifest(app, multi.digest),
      client.digestOf(other, '1'),
    ]);
    const token = (repository: string) =>
      `GET ${origin}/token?service=r&scope=repository%3Ateam%2F${repository}%3Apull`;
    expect(log.toSorted()).toEqual(
      [
        `HEAD ${origin}/v2/team/app/manifests/1`,
        token('app'),
        token('other'),
        `HEAD ${origin}/v2/team/app/manifests/1 Bearer`,
        `HEAD ${origin}/v2/team/app/manifests/${multi.digest} Bearer`,
        `HEAD ${origin}/v2/team/other/manifests/1 Bearer`,
      ].toSorted(),
    );
    expect(secrets).toHaveLength(2);
  });

  it('is renewed once after it has expired, but not if it is never accepted', async () => {
    const short = setting({ auth: 'token', tokenUses: 1 });
    expect(await short.client.digestOf(app, '1')).toBe(multi.digest);
    expect(await short.client.digestOf(app, '1')).toBe(multi.digest);
    expect(short.log.filter((line) => line.includes('/token'))).toHaveLength(2);
    const useless = setting({ auth: 'token', tokenUses: 0 });
    await expect(useless.client.digestOf(app, '1')).rejects.toMatchObject({ reason: 'denied' });
    expect(useless.log).toHaveLength(3);
  });

  it('is given for a password, an identity token, or as it is', async () => {
    const identity: DockerCredential = { kind: 'identity', token: new Secret('identity') };
    for (const credential of [password, identity]) {
      const { client, log } = setting({ auth: 'token' }, credential);
      expect(await client.digestOf(hidden, '1')).toBe(multi.digest);
      expect(log[1]).toMatch(credential === identity ? /^POST .*\/token$/ : /^GET .*pull Basic$/);
    }
    const own = setting({ auth: 'token' }, { kind: 'registry', token: new Secret('own') });
    await expect(own.client.digestOf(hidden, '1')).rejects.toMatchObject({ reason: 'denied' });
    expect(own.sent.map(({ authorization }) => authorization?.credential.expose())).toEqual([
      undefined,
      'own',
    ]);
  });

  it('is refused with the next step: log in, or log in again', async () => {
    const ask = (credential?: DockerCredential) =>
      setting({ auth: 'token' }, credential).client.digestOf(hidden, '1');
    await expect(ask()).rejects.toMatchObject({
      reason: 'denied',
      message: expect.stringContaining('Log in to this registry with `docker login`'),
    });
    const wrong = { ...password, password: new Secret('wrong') } as const;
    await expect(ask(wrong)).rejects.toThrow('log in again');
  });

  it.each([
    'https://tokens.example.net/token',
    'http://registry.example.com/token',
    'http://127.0.0.1/token',
    'https://localhost/token',
    'https://user:word@registry.example.com/token',
    'file:///etc/passwd',
    'nonsense',
  ])('is not asked of %s, and no secret goes anywhere', async (realm) => {
    const { client, log, sent } = setting({ auth: 'token', realm }, password);
    await expect(client.digestOf(app, '1')).rejects.toMatchObject({ reason: 'bad-answer' });
    expect(log).toHaveLength(1);
    expect(sent[0]?.authorization).toBeUndefined();
  });
});

describe('a password', () => {
  it('is sent to a registry that asks for one, and masked before it is used', async () => {
    const { client, log, secrets } = setting({ auth: 'basic' }, password);
    expect(await client.digestOf(app, '1')).toBe(multi.digest);
    expect(log.map((line) => line.split(' ')[2])).toEqual([undefined, 'Basic']);
    expect(secrets).toEqual([Buffer.from(`${account.user}:${account.password}`).toString('base64')]);
    await expect(setting({ auth: 'basic' }).client.digestOf(app, '1')).rejects.toMatchObject({
      reason: 'no-credential',
    });
  });
});

describe('a redirect', () => {
  const elsewhere = 'https://blobs.example.net';
  const away = ociRegistry(elsewhere);
  away.push('team/app:1', multi);
  const to = (location: string, auth: boolean) => ({
    [origin]: ({ authorization }: HttpRequest): HttpResponse =>
      auth && authorization === undefined
        ? { ...error(401, 'UNAUTHORIZED'), headers: { 'www-authenticate': 'Basic realm="r"' } }
        : { status: 307, headers: { location }, body: '' },
    [elsewhere]: away.answer,
  });

  it('is followed without the credential', async () => {
    const { client, sent } = setting({}, password, to(`${elsewhere}/v2/team/app/manifests/1`, true));
    expect(await client.digestOf(app, '1')).toBe(multi.digest);
    const [plain, own, followed] = sent;
    expect([plain, own, followed].map((one) => one?.authorization?.scheme)).toEqual([
      undefined,
      'Basic',
      undefined,
    ]);
  });

  it.each(['public', 'private', 'loopback'] as const)(
    'of a host that is %s is followed by requests that say so, up to the last',
    async (kind) => {
      const hop = (location: string, from?: typeof kind) => (): HttpResponse => ({
        ...{ status: 307, headers: { location }, body: '' },
        ...(from === undefined ? {} : { network: from }),
      });
      const { client, sent } = setting({}, undefined, {
        [origin]: hop(`${elsewhere}/first`, kind),
        [elsewhere]: (request) =>
          request.url.endsWith('/first') ? hop('/v2/team/app/manifests/1')() : away.answer(request),
      });
      expect(await client.digestOf(app, '1')).toBe(multi.digest);
      expect(sent.map(({ ledFrom }) => ledFrom)).toEqual([undefined, kind, kind]);
    },
  );

  it('is followed relative to the registry', async () => {
    const moved = ({ url }: HttpRequest): HttpResponse =>
      url.endsWith('/old/manifests/1')
        ? { status: 301, headers: { location: '../../team/app/manifests/1' }, body: '' }
        : { status: 200, headers: { 'docker-content-digest': multi.digest }, body: '' };
    const { client, log } = setting({}, undefined, { [origin]: moved });
    expect(await client.digestOf({ ...app, repository: 'old' }, '1')).toBe(multi.digest);
    expect(log[1]).toBe(`HEAD ${origin}/v2/team/app/manifests/1`);
  });

  it.each([
    ['http://localhost:5000', 'http://127.0.0.1:9000', true],
    ['https://10.0.0.1', 'https://10.0.0.2', true],
    ['https://intranet', 'https://10.0.0.2', true],
    ['https://10.0.0.1', elsewhere, true],
    ['https://10.0.0.1', 'http://10.0.0.2', false],
    ['https://10.0.0.1', 'https://127.0.0.1', false],
    ['http://localhost:5000', 'https://10.0.0.1', false],
    [origin, 'https://169.254.169.254', false],
  ])('from %s to %s is allowed: %s', async (from, target, allowed) => {
    const { client, log } = setting({}, undefined, {
      [from]: () => ({ status: 307, headers: { location: `${target}/v2/team/app/manifests/1` }, body: '' }),
      [target]: away.answer,
    });
    const found = client.digestOf({ registry: new URL(from).host, repository: 'team/app' }, '1');
    if (allowed) expect(await found).toBe(multi.digest);
    else await expect(found).rejects.toMatchObject({ reason: 'bad-answer' });
    expect(log).toHaveLength(allowed ? 2 : 1);
  });

  it.each([
    'http://blobs.example.net/v2/team/app/manifests/1',
    'https://127.0.0.1/v2/',
    'https://localhost/v2/',
    'https://10.0.0.1/v2/',
    'https://intranet/v2/',
    'https://[fe80::1]/v2/',
    '//',
    '',
    '/v2/team/app/manifests/1',
  ])('to %s is not followed to an end', async (location) => {
    const { client, log } = setting({}, undefined, to(location, false));
    await expect(client.digestOf(app, '1')).rejects.toMatchObject({ reason: 'bad-answer' });
    expect(log.length).toBeLessThanOrEqual(4);
    expect(log.filter((line) => !line.includes(origin))).toEqual([]);
  });
});
