// Credentials of history sources: registered before they are sent, also the one that Docker Hub gives in exchange.
import { expect, it } from 'vitest';
import { history } from '../../src/cli/history/history.js';

import { maskingTokens, maskingTransport } from '../../src/clients/histories/index.js';
import { createRedactor } from '../../src/clients/http/secrets/secrets.js';
import type { Host } from '../../src/model/run/host.js';
import type { HttpResponse, Transport } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { digest } from '../build.js';
import { contextOf } from '../cli/context.js';
import { image as manifest, ociRegistry } from '../registry/oci-registry.js';
import { ask, sourcesOf } from './build.js';
import { dockerHub } from './servers.js';
import { now, type World } from './world.js';

const world: World = {
  repository: 'acme/app',
  now,
  retentionMs: 1e12,
  events: [{ at: now - 1e9, tag: '1', digest: digest('a') }],
};

it('registers the token that Docker Hub gives in exchange, and the password in the user’s own, once each', async () => {
  const masked: string[] = [];
  const sent: string[] = [];
  const mask = (secret: Secret) => void masked.push(secret.expose());
  const server = dockerHub(world);
  const send = maskingTransport(async (request) => {
    const credential = request.authorization?.credential.expose();
    if (credential !== undefined) {
      sent.push(credential);
      expect(masked).toContain(credential);
    }
    return server.send(request);
  }, mask);
  const tokenOf = maskingTokens(() => new Secret('acme:pat:1'), mask);
  const token = tokenOf('docker.io')?.expose() ?? '';
  const name = 'docker.io/acme/app:1';
  const [audit] = sourcesOf(name, { send, now: () => now, token });
  if (audit === undefined) throw new Error('there is an audit log');
  const view = { now };
  await ask(audit, name, digest('a'), [digest('b')], view);
  await ask(audit, name, digest('a'), [digest('c')], view);
  expect(sent).toEqual(['hub-access', 'hub-access']);
  expect(masked).toEqual(['acme:pat:1', 'pat:1', 'hub-access']);
});

it('registers a token without a password once', () => {
  const masked: string[] = [];
  maskingTokens(
    () => new Secret('oauth-token'),
    (secret) => void masked.push(secret.expose()),
  )('quay.io');
  expect(masked).toEqual(['oauth-token']);
});

it('keeps a registered token out of documents, however a server repeats it', async () => {
  const shown: string[] = [];
  const { host, redact } = createRedactor({ sink: { mask: () => undefined } } as unknown as Host);
  const token = 'hub-access-0123456789abcdef';
  const send = maskingTransport(
    async (): Promise<HttpResponse> => ({ status: 200, headers: {}, body: '' }),
    host.sink.mask,
  );
  const credential = new Secret(token);
  await send({
    method: 'GET',
    url: 'https://a.example.com',
    headers: {},
    authorization: { scheme: 'Bearer', credential },
  });
  for (const text of [token, encodeURIComponent(token), Buffer.from(token).toString('base64')])
    shown.push(redact(`said ${text} again`));
  expect(shown).toEqual(['said *** again', 'said *** again', 'said *** again']);
});

it('keeps them out of both channels of the command `history`', async () => {
  const token = 'oauth-0123456789abcdef0123';
  const registry = ociRegistry('https://quay.io');
  registry.push('acme/app:1', manifest('first'));
  const send: Transport = async (request) => {
    if (new URL(request.url).pathname.startsWith('/v2/')) return registry.answer(request);
    const said = request.authorization?.credential.expose() ?? '';
    const body = JSON.stringify({ error_message: `${said} ${Buffer.from(said).toString('base64')}` });
    return { status: 403, headers: {}, body };
  };
  for (const json of [false, true]) {
    const environment = { TAGPROOF_TOKEN_QUAY_IO: token };
    const { context, written } = contextOf({ operands: ['quay.io/acme/app:1'], json, environment });
    await history({ ...context, network: { send } });
    const text = [...written.out, ...written.err].join('\n');
    expect(text).toContain('***');
    for (const secret of [token, Buffer.from(token).toString('base64')]) expect(text).not.toContain(secret);
  }
});
