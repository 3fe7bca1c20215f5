// GitLab's registry as a source: what it dates, when it is asked, how it signs in, and what a hostile answer achieves.
import { describe, expect, it } from 'vitest';
import { openHistories } from '../../src/clients/histories/index.js';
import { registriesClient } from '../../src/clients/registry/registries.js';
import type { TimeView } from '../../src/history/prove.js';
import type { HttpRequest, Transport } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { dayMs, digest } from '../build.js';
import { ask, proveTogether, type Said } from './build.js';
import { type GitlabOptions, gitlab, gitlabRegistry } from './gitlab-server.js';
import { now, type World } from './world.js';

const name = `${gitlabRegistry}/acme/images/app:1`;
const current = digest('b');

/** `1` was a, is b since twenty days, and was pushed once more ten days ago. */
const world: World = {
  repository: 'acme/images/app',
  events: [
    { at: now - 40 * dayMs, tag: '1', digest: digest('a') },
    { at: now - 20 * dayMs, tag: '1', digest: current },
    { at: now - 10 * dayMs, tag: '1', digest: current },
  ],
  now,
  retentionMs: dayMs,
};

interface Asked {
  readonly view?: Partial<TimeView>;
  readonly pins?: readonly `sha256:${string}`[];
  readonly login?: string;
  readonly registry?: string;
}

async function reading(
  send: Transport,
  { view, pins = [], login, registry = gitlabRegistry }: Asked,
): Promise<Said> {
  const [user = '', password = ''] = login?.split(':') ?? [];
  const credential = { kind: 'password', user, password: new Secret(password) } as const;
  const logins = registriesClient({
    send,
    credentials: async () => (login === undefined ? undefined : credential),
    onSecret: () => undefined,
  });
  const histories = openHistories({
    selection: { wellKnown: true, hosts: { [gitlabRegistry]: 'gitlab' } },
    send,
    clock: { now: () => now },
    github: { api: '', graphql: '', raw: '' },
    tokenOf: () => undefined,
    originOf: (host) => `https://${host}`,
    pullFrom: logins.sessionOf,
  });
  const [source] = histories.sourcesOf({ registry, repository: world.repository }, '1');
  if (source === undefined) throw new Error('GitLab has a source');
  return ask(source, name, current, pins, { now, ...view });
}

const from = (options: GitlabOptions, asked: Asked = {}) => {
  const server = gitlab(world, options);
  return reading(server.send, asked).then((found) => ({ ...found, asked: server.asked }));
};

describe('the registry of GitLab', () => {
  it.each([{}, { isOld: true }])(
    'dates the last move, and no push of the same image: %o',
    async (options) => {
      const { answer } = await from(options);
      const at = now - 20 * dayMs;
      expect(answer).toEqual({
        readAt: now,
        records: [{ at, digest: current }],
        known: [{ from: at, to: Number.POSITIVE_INFINITY }],
      });
    },
  );

  it('proves the age of the present digest, and of any other that it is none since then', async () => {
    const found = await from({});
    const view = { now, minAgeMs: 15 * dayMs };
    expect(proveTogether(current, current, [found], view).fact).toMatchObject({ status: 'current' });
    expect(proveTogether(undefined, current, [found], view).fact).toMatchObject({ status: 'unpinned' });
    const young = proveTogether(undefined, current, [found], { now, minAgeMs: 30 * dayMs }).fact;
    expect(young.status).not.toBe('unpinned');
    for (const pin of ['a', 'f'])
      expect(proveTogether(digest(pin), current, [found], { now }).fact).toMatchObject({
        status: 'not-current',
        notSince: now - 20 * dayMs,
      });
    const asOf = { now, asOf: now - 15 * dayMs };
    expect(proveTogether(undefined, current, [found], asOf).fact).toMatchObject({ currentDigest: current });
  });

  it('is asked once about a pin that the tag has left, since when it is none', async () => {
    const { answer, asked } = await from({}, { pins: [digest('a')] });
    expect(asked.filter((one) => one.includes('/tags/detail/1/'))).toHaveLength(2);
    expect(answer).toMatchObject({ records: [{ at: now - 20 * dayMs, digest: current }] });
  });

  it('takes the login of Docker, and sends it to the token server only', async () => {
    const server = gitlab(world, { secret: 'ci:job-token' });
    const sent: HttpRequest[] = [];
    const send: Transport = async (request) => {
      sent.push(request);
      return server.send(request);
    };
    expect((await reading(send, { login: 'ci:job-token' })).answer).toHaveProperty('known');
    const basic = sent.filter(({ authorization }) => authorization?.scheme === 'Basic');
    expect(basic.map(({ url }) => new URL(url).host)).toEqual(['gitlab.example.com']);
    expect(sent).toHaveLength(3);
    expect(sent.at(-1)?.maxBytes).toBeLessThanOrEqual(8 * 1024 * 1024);
  });

  it('says how to sign in, and what the registry lacks', async () => {
    const denied = await from({ secret: 'ci:job-token' });
    expect(denied.answer).toMatchObject({
      cause: 'denied',
      message: expect.stringContaining('docker login'),
    });
    const wrong = await from({ secret: 'ci:job-token' }, { login: 'ci:other' });
    expect(wrong.answer).toMatchObject({ cause: 'denied' });
    const without = await from({ hasDatabase: false });
    expect(without.answer).toMatchObject({
      cause: 'not-found',
      message: expect.stringContaining('metadata database'),
    });
  });

  it.each([401, 403])('says how to sign in after HTTP %i as well', async (status) => {
    const { answer } = await from({ fault: () => ({ status, headers: {}, body: '{}' }) });
    expect(answer).toMatchObject({ cause: 'denied', message: expect.stringContaining(`HTTP ${status}`) });
    expect(answer).toMatchObject({ message: expect.stringContaining('docker login') });
  });

  it('is asked without a login where there is none', async () => {
    const found = { name: '1', image: { manifest: { digest: current } }, created_at: '2026-11-01T00:00:00Z' };
    const histories = openHistories({
      selection: { wellKnown: true, hosts: {} },
      send: async () => ({ status: 200, headers: {}, body: JSON.stringify(found) }),
      clock: { now: () => now },
      github: { api: '', graphql: '', raw: '' },
      tokenOf: () => undefined,
      originOf: (host) => `https://${host}`,
    });
    const name = 'registry.gitlab.com/acme/app:1';
    const [source] = histories.sourcesOf({ registry: 'registry.gitlab.com', repository: 'acme/app' }, '1');
    if (source === undefined) throw new Error('GitLab has a source');
    const { answer } = await ask(source, name, current, [], { now });
    expect(answer).toMatchObject({ records: [{ at: Date.parse('2026-11-01T00:00:00Z') }] });
  });

  it('is one of the well-known registries', async () => {
    const asked: string[] = [];
    const send: Transport = async ({ url }) => {
      asked.push(url);
      return { status: 404, headers: {}, body: '' };
    };
    await reading(send, { registry: 'registry.gitlab.com' });
    const path = 'gitlab/v1/repositories/acme/images/app/tags/detail/1/';
    expect(asked).toEqual([`https://registry.gitlab.com/${path}`]);
  });
});

describe('a hostile registry', () => {
  const at = new Date(now - dayMs).toISOString();
  const good = { name: '1', image: { manifest: { digest: current } }, created_at: at };
  const body = (text: unknown): GitlabOptions => ({
    fault: () => ({ status: 200, headers: {}, body: JSON.stringify(text) }),
  });

  it('that claims an older creation than its update is believed the later time', async () => {
    const times = {
      created_at: '2020-01-01T00:00:00Z',
      updated_at: at,
      published_at: '2020-01-01T00:00:00Z',
    };
    const { answer } = await from(body({ ...good, ...times }));
    expect(answer).toMatchObject({ records: [{ at: now - dayMs }] });
  });

  it.each([
    ['another tag', { ...good, name: '2' }],
    ['no digest', { ...good, image: { manifest: { digest: 'sha256:abc' } } }],
    ['a list', [good]],
    ['a number', { ...good, created_at: 1 }],
    ['no time', { ...good, created_at: null }],
    ['words', { ...good, updated_at: 'yesterday' }],
    ['an image without a manifest', { ...good, image: [] }],
  ])('%s: silent', async (_, text) => {
    expect((await from(body(text))).answer).toMatchObject({ cause: 'bad-answer' });
  });

  it('leads nobody to another host', async () => {
    const away = { status: 302, headers: { location: 'https://evil.example.com/' }, body: '' };
    const { answer, asked } = await from({ fault: () => away });
    expect(answer).toMatchObject({ cause: 'bad-answer' });
    expect(asked).toHaveLength(1);
  });

  it('gets no login for a token server of its own', async () => {
    const header = 'Bearer realm="https://evil.example.org/jwt/auth",service="container_registry"';
    const challenge = { status: 401, headers: { 'www-authenticate': header }, body: '' };
    const { answer, asked } = await from({ fault: () => challenge }, { login: 'ci:job-token' });
    expect(answer).toMatchObject({ cause: 'bad-answer' });
    expect(asked).toHaveLength(1);
  });
});
