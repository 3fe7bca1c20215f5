// Tokens of issuers that are not the emulator's own: discovery, keys and their rotation, and what is refused.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type RunningEmulator, startEmulator } from '../../src/emulator/index.js';
import { seededState } from '../../src/emulator/seed.js';

/** An issuer on loopback, which publishes the keys that it has now, or whatever a path is set to. */
async function startIssuer() {
  const asked: string[] = [];
  const served = new Map<string, () => unknown>();
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const body = served.get(url)?.();
    response
      .writeHead(body === undefined ? 404 : 200)
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const discovery = '/.well-known/openid-configuration';
  served.set(discovery, () => ({ issuer: url, jwks_uri: `${url}/keys` }));
  let kid = 0;
  let key = await generateKeyPair('RS256');
  const rotate = async () => {
    kid += 1;
    key = await generateKeyPair('RS256');
    const published = { ...(await exportJWK(key.publicKey)), kid: String(kid), alg: 'RS256' };
    served.set('/keys', () => ({ keys: [published] }));
  };
  await rotate();
  const sign = ({ iss = url, aud = 'platform', sub = 'job', ...claims }: JWTPayload = {}, expiresIn = 300) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: String(kid) })
      .setIssuer(iss)
      .setAudience(aud)
      .setSubject(sub)
      .setExpirationTime(Math.floor(Date.now() / 1000) + expiresIn)
      .sign(key.privateKey);
  return { url, discovery, asked, served, rotate, sign, close: () => server.close() };
}

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let emulator: RunningEmulator;
let identity: string;

beforeAll(async () => {
  issuer = await startIssuer();
  const state = seededState({ now: Date.now() });
  const [first] = state.identities;
  if (first === undefined) throw new Error('the state has no identity');
  first.claimMatch = { issuer: issuer.url, subject: 'job', audience: 'platform' };
  identity = first.uid;
  emulator = await startEmulator({ state });
});
afterAll(async () => {
  issuer.close();
  await emulator.close();
});

async function exchange(token: string, server = emulator) {
  const { issuerUrl, baseUrl } = server.address;
  const query = new URLSearchParams({ aud: baseUrl, identity });
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${issuerUrl}/sts/exchange?${query}`, { method: 'POST', headers });
  return { status: answer.status, json: (await answer.json()) as Record<string, string> };
}

it('signs in with the token of any issuer that the identity names, and fetches its documents once', async () => {
  const { status, json } = await exchange(await issuer.sign());
  expect([status, json.token]).toEqual([200, expect.any(String)]);
  const { baseUrl } = emulator.address;
  const headers = { authorization: `Bearer ${json.token}` };
  expect((await fetch(`${baseUrl}/registry/v2/repos`, { headers })).status).toBe(200);
  expect((await exchange(await issuer.sign())).status).toBe(200);
  expect(issuer.asked).toEqual([issuer.discovery, '/keys']);
});

it('refuses another audience or subject, and says which it expected', async () => {
  const { status, json } = await exchange(await issuer.sign({ aud: 'elsewhere' }));
  const metadata = { audience: 'elsewhere', expectedAudience: 'platform' };
  expect([status, json.details]).toEqual([
    403,
    [expect.objectContaining({ reason: 'CLAIM_MISMATCH', metadata: expect.objectContaining(metadata) })],
  ]);
  expect((await exchange(await issuer.sign({ sub: 'other' }))).status).toBe(403);
});

it('allows a minute between the clocks, and no more', async () => {
  expect((await exchange(await issuer.sign({}, -50))).status).toBe(200);
  expect((await exchange(await issuer.sign({}, -90))).status).toBe(401);
});

it('reads the keys again when a token has a new one', async () => {
  await issuer.rotate();
  const token = await issuer.sign();
  expect((await exchange(token)).status).toBe(401);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 });
  try {
    expect((await exchange(token)).status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

it('fetches nothing for an issuer that the identity does not name', async () => {
  const other = await startIssuer();
  expect((await exchange(await other.sign())).status).toBe(401);
  expect(other.asked).toEqual([]);
  other.close();
});

it.each<[string, (own: typeof issuer) => void]>([
  [
    'is about another issuer',
    ({ served, discovery }) =>
      served.set(discovery, () => ({ issuer: 'https://example.com', jwks_uri: 'x' })),
  ],
  ['has no jwks_uri', ({ served, discovery, url }) => served.set(discovery, () => ({ issuer: url }))],
  [
    'does not use https',
    ({ served, discovery, url }) =>
      served.set(discovery, () => ({ issuer: url, jwks_uri: 'http://192.0.2.1/keys' })),
  ],
  ['returned HTTP 404', ({ served, discovery }) => served.delete(discovery)],
  ['returned more than', ({ served, discovery }) => served.set(discovery, () => ' '.repeat(300_000))],
])('refuses an issuer whose document %s', async (reason, breakIt) => {
  const broken = await startIssuer();
  breakIt(broken);
  const state = structuredClone(emulator.state);
  const first = state.identities.find(({ uid }) => uid === identity);
  if (first !== undefined) first.claimMatch = { issuer: broken.url, subject: 'job', audience: 'platform' };
  const own = await startEmulator({ state });
  const { status, json } = await exchange(await broken.sign(), own);
  expect([status, json.message]).toEqual([401, expect.stringContaining(reason)]);
  await own.close();
  broken.close();
});
