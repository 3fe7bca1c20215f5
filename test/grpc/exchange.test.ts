// The token exchange over gRPC, at the issuer's address.
import { fromBinary, fromJson, type JsonObject, toBinary, toJson } from '@bufbuild/protobuf';
import { expect, it } from 'vitest';
import { startEmulator } from '../../src/emulator/index.js';
import { rpcs } from '../../src/proto/services.js';
import { frame, openRaw, outcome, sendRaw } from './raw.js';

const service = '/chainguard.platform.oidc.SecurityTokenService';

function methodOf(call: string) {
  const rpc = rpcs.find(({ path }) => path === `${service}/${call}`);
  if (rpc === undefined) throw new Error(`the protocol has no ${call}`);
  return rpc.method;
}

function messageIn(call: string, body: Uint8Array) {
  const { output } = methodOf(call);
  return toJson(output, fromBinary(output, body.subarray(5))) as JsonObject;
}

it('exchanges a workflow token, and then its refresh token', async () => {
  const emulator = await startEmulator();
  const { address } = emulator;
  const session = openRaw(address.issuerUrl);
  const ask = (call: string, token: string, message: JsonObject) => {
    const { input } = methodOf(call);
    const body = frame(toBinary(input, fromJson(input, message)));
    return sendRaw(session, `${service}/${call}`, [body], { authorization: `Bearer ${token}` });
  };
  const requested = await fetch(
    `${address.oidcRequestUrl}&audience=${encodeURIComponent(new URL(address.issuerUrl).host)}`,
    { headers: { authorization: `Bearer ${address.oidcRequestToken}` } },
  );
  const { value } = (await requested.json()) as { value: string };
  const request = { aud: [address.baseUrl], identity: address.identity, scopes: ['offline_access'] };
  const answer = await ask('Exchange', value, request);
  expect(outcome(answer)).toEqual([0, '']);
  const { token, refreshToken } = messageIn('Exchange', answer.body);
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${address.baseUrl}/registry/v2/repos`, { headers })).status).toBe(200);
  const pair = await ask('ExchangeRefreshToken', String(refreshToken), { aud: [address.baseUrl] });
  expect(outcome(pair)).toEqual([0, '']);
  expect(messageIn('ExchangeRefreshToken', pair.body).token).toMatchObject({
    token: expect.stringMatching(/./),
  });
  expect(outcome(await ask('Exchange', 'nonsense', {}))[0]).not.toBe(0);
  session.close();
  await emulator.close();
});
