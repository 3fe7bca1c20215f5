// The token exchange over gRPC, at the issuer's address.
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { expect, it } from 'vitest';
import { startEmulator } from '../../src/emulator/index.js';
import {
  ExchangeRefreshTokenRequestSchema,
  ExchangeRequestSchema,
  RawTokenSchema,
  TokenPairSchema,
} from '../../src/proto/gen/chainguard/platform/oidc/security_token_pb.js';
import { frame, openRaw, outcome, sendRaw } from './raw.js';

const service = '/chainguard.platform.oidc.SecurityTokenService';

it('exchanges a workflow token, and then its refresh token', async () => {
  const emulator = await startEmulator();
  const { address } = emulator;
  const session = openRaw(address.issuerUrl);
  const ask = (call: string, token: string, message: Uint8Array) =>
    sendRaw(session, `${service}/${call}`, [frame(message)], { authorization: `Bearer ${token}` });
  const requested = await fetch(
    `${address.oidcRequestUrl}&audience=${encodeURIComponent(new URL(address.issuerUrl).host)}`,
    { headers: { authorization: `Bearer ${address.oidcRequestToken}` } },
  );
  const { value } = (await requested.json()) as { value: string };
  const request = { aud: [address.baseUrl], identity: address.identity, scopes: ['offline_access'] };
  const answer = await ask(
    'Exchange',
    value,
    toBinary(ExchangeRequestSchema, create(ExchangeRequestSchema, request)),
  );
  expect(outcome(answer)).toEqual([0, '']);
  const { token, refreshToken } = fromBinary(RawTokenSchema, answer.body.subarray(5));
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${address.baseUrl}/registry/v2/repos`, { headers })).status).toBe(200);
  const again = create(ExchangeRefreshTokenRequestSchema, { aud: [address.baseUrl] });
  const pair = await ask(
    'ExchangeRefreshToken',
    refreshToken,
    toBinary(ExchangeRefreshTokenRequestSchema, again),
  );
  expect(outcome(pair)).toEqual([0, '']);
  expect(fromBinary(TokenPairSchema, pair.body.subarray(5)).token?.token).toEqual(expect.stringMatching(/./));
  expect(outcome(await ask('Exchange', 'nonsense', new Uint8Array()))[0]).not.toBe(0);
  session.close();
  await emulator.close();
});
