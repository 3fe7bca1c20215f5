// A provider that others wrote (oidc-provider) signs the tokens with which an identity of the emulated platform is assumed.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningEmulator, startEmulator } from '../../src/emulator/index.js';
import { seededState } from '../../src/emulator/seed.js';

const module = process.env.TAGPROOF_OIDC_PROVIDER;
const skipped =
  module === undefined ? ' — SKIPPED: TAGPROOF_OIDC_PROVIDER is not set to the entry of oidc-provider' : '';
const audience = 'https://platform.example.com';
const client = { id: 'workflow', secret: 'a secret of thirty-two characters' };

async function startProvider(entry: string) {
  const { Provider } = await import(pathToFileURL(entry).href);
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const resourceServer = (_: unknown, resource: string) => ({
    scope: 'api',
    audience: resource,
    accessTokenFormat: 'jwt',
    accessTokenTTL: 300,
  });
  const provider = new Provider(url, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        grant_types: ['client_credentials'],
        redirect_uris: [],
        response_types: [],
      },
    ],
    features: {
      clientCredentials: { enabled: true },
      devInteractions: { enabled: false },
      resourceIndicators: { enabled: true, getResourceServerInfo: resourceServer },
    },
  });
  server.on('request', provider.callback());
  const tokenFor = async (resource: string) => {
    const answer = await fetch(`${url}/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${client.id}:${encodeURIComponent(client.secret)}`).toString('base64')}`,
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', resource }),
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  return { url, tokenFor, close: () => server.close() };
}

describe.skipIf(module === undefined)(`tokens of oidc-provider${skipped}`, () => {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let emulator: RunningEmulator;
  let identity: string;

  beforeAll(async () => {
    provider = await startProvider(module ?? '');
    const state = seededState({ now: Date.now() });
    const [first] = state.identities;
    if (first === undefined) throw new Error('the state has no identity');
    first.claimMatch = { issuer: provider.url, subject: client.id, audience };
    identity = first.uid;
    emulator = await startEmulator({ state });
  });
  afterAll(async () => {
    provider.close();
    await emulator.close();
  });

  async function exchange(token: string, own: string) {
    const query = new URLSearchParams({ aud: own, identity });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${emulator.address.issuerUrl}/sts/exchange?${query}`, {
      method: 'POST',
      headers,
    });
    return { status: answer.status, json: (await answer.json()) as { token?: string } };
  }

  it('are exchanged for a token of the registry, which reads a private history (§2.4, §2.9, §4.7, §5)', async () => {
    const { registryUrl } = emulator.address;
    const { status, json } = await exchange(await provider.tokenFor(audience), new URL(registryUrl).host);
    expect(status).toBe(200);
    const headers = { authorization: `Bearer ${json.token}` };
    const history = await fetch(`${registryUrl}/v2/acme/node/_service/history/20`, { headers });
    expect(((await history.json()) as { history: unknown[] }).history.length).toBeGreaterThan(5);
  });

  it('are refused for another audience (§5)', async () => {
    const token = await provider.tokenFor('https://elsewhere.example.com');
    expect((await exchange(token, emulator.address.baseUrl)).status).toBe(403);
  });
});
