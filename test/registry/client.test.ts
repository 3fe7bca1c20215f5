// The registry's client: one token an image, windows as the specification writes them, errors with their cause.
import { expect, it } from 'vitest';
import { platformRegistry } from '../../src/clients/registry/platform-registry.js';
import type { HttpRequest, HttpResponse } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';

const json = (body: unknown, status = 200): HttpResponse => ({
  status,
  headers: {},
  body: JSON.stringify(body),
});
const now = Date.parse('2026-11-21T07:00:00Z');
const digest = `sha256:${'a'.repeat(64)}`;
const records = json({ history: [{ updateTimestamp: '2026-01-02T03:04:05Z', digest, extra: 1 }] });

function client(history: HttpResponse, token: HttpResponse = json({ token: 'pull' }), credential?: string) {
  const sent: HttpRequest[] = [];
  const masked: string[] = [];
  const registry = platformRegistry({
    send: async (request) => {
      sent.push(request);
      return request.url.includes('/token?') ? token : history;
    },
    registryUrl: 'https://registry.example.com',
    historyService: '_service',
    surface: 'workflow',
    now: () => now,
    onToken: (secret) => void masked.push(secret.expose()),
    ...(credential === undefined ? {} : { credential: new Secret(credential) }),
  });
  return { registry, sent, masked };
}

it('requests one pull token per image, masks it, and uses it for every tag', async () => {
  const { registry, sent, masked } = client(records, json({ token: 'pull' }), 'own');
  const at = Date.parse('2026-01-02T03:04:05Z');
  expect(await registry.history('acme/node', '20', { start: at, end: at + 1 })).toEqual([{ at, digest }]);
  await registry.history('acme/node', '22', {});
  expect(sent.map(({ url, authorization }) => [url, authorization?.credential.expose()])).toEqual([
    ['https://registry.example.com/token?scope=repository%3Aacme%2Fnode%3Apull', 'own'],
    [
      'https://registry.example.com/v2/acme/node/_service/history/20?start=2026-01-02T03%3A04%3A05.000Z&end=2026-01-02T03%3A04%3A05.001Z',
      'pull',
    ],
    ['https://registry.example.com/v2/acme/node/_service/history/22', 'pull'],
  ]);
  expect(masked).toEqual(['pull']);
});

it('sends no credential when it has none', async () => {
  const { registry, sent } = client(records);
  await registry.history('public/nginx', 'latest', {});
  expect(sent[0]?.authorization).toBeUndefined();
});

it.each([
  ['MANIFEST_UNKNOWN', 404, 'missing-tag'],
  ['NAME_UNKNOWN', 404, 'missing-repository'],
  ['PAGE', 404, 'bad-answer'],
  ['DENIED', 403, 'denied'],
  ['UNAUTHORIZED', 401, 'denied'],
  ['TOOMANYREQUESTS', 429, 'rate-limited'],
  ['UNKNOWN', 500, 'server-error'],
])('%s with HTTP %i is %s', async (code, status, reason) => {
  const { registry } = client(json({ errors: [{ code, message: 'said' }] }, status));
  await expect(registry.history('acme/node', '20', {})).rejects.toMatchObject({
    reason,
    message: expect.stringContaining('History of acme/node:20'),
  });
});

it('measures a record of the future by the later of the two clocks, and refuses the whole history', async () => {
  const at = (text: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = json({ history: [{ updateTimestamp: text, digest }] });
    return client({ ...answer, headers }).registry.history('acme/node', '20', {});
  };
  expect(await at('2026-11-21T07:05:00Z')).toHaveLength(1);
  await expect(at('2026-11-21T07:05:01Z')).rejects.toMatchObject({ reason: 'bad-answer' });
  const date = 'Sat, 21 Nov 2026 07:30:00 GMT';
  expect(await at('2026-11-21T07:35:00Z', { date })).toHaveLength(1);
  expect(await at('2026-11-21T07:36:00Z', { date, age: '60' })).toHaveLength(1);
  await expect(at('2026-11-21T07:35:01Z', { date })).rejects.toThrow('in the future');
  await expect(at('2026-11-21T07:05:01Z', { date: 'Sat, 21 Nov 2026 06:00:00 GMT' })).rejects.toThrow(
    'in the future',
  );
});

it('treats a 404 without a registry error code as a wrong address, not as a missing tag', async () => {
  const { registry } = client({ status: 404, headers: {}, body: '404 page not found' });
  await expect(registry.history('acme/node', '20', {})).rejects.toThrow(
    'check `registry-url:` and `history-service:`',
  );
});

it('queries the registry if the token endpoint does not say whether the repository exists', async () => {
  const { registry, sent } = client(json({ errors: [{ code: 'NAME_UNKNOWN' }] }, 404), json({}, 403), 'own');
  await expect(registry.history('acme/nowhere', '1', {})).rejects.toMatchObject({
    reason: 'missing-repository',
  });
  expect(sent[1]?.authorization?.credential.expose()).toBe('own');
});

it.each([
  [{ history: [{ updateTimestamp: 'yesterday', digest }] }, 'history.0.updateTimestamp'],
  [{ history: [{ updateTimestamp: '2026-01-02T03:04:05Z', digest: 'sha256:x' }] }, 'history.0.digest'],
  [{}, 'history'],
])('refuses a record that it cannot read: %j', async (body, field) => {
  await expect(client(json(body)).registry.history('acme/node', '20', {})).rejects.toThrow(`${field} is`);
});
