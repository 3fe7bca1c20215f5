// SCIM at identity providers: tokens, and the switch.
import { expect, it } from 'vitest';
import type { Kit } from './kit.js';
import type { Json } from './target.js';

export function scimContract({ call, group, unique, make, member, refused }: Kit): void {
  const roleUid = async (name: string) =>
    (await call('GET /iam/v2/roles', [], { query: { name } })).json.roles[0].uid as string;
  const oidc = { issuer: 'https://id.example.com', clientId: 'console', clientSecret: 'secret-of-a-client' };
  const provider = async (): Promise<Json> =>
    make('identityProviders', group(), { name: unique('idp'), defaultRole: await roleUid('viewer'), oidc });

  it('a SCIM token is issued once, replaced by etag with an overlap, and revoked', async () => {
    const { uid } = await provider();
    const state = async () => (await call('GET /iam/v2/identityProviders/{uid}', [uid])).json.scim;
    const scim = (verb: string, body: unknown = {}) =>
      call(`POST /iam/v2/identityProviders/{uid}:${verb}`, [uid], { body });
    await refused(5, 'POST /iam/v2/identityProviders/{uid}:regenerateScimToken', [uid], {
      body: { etag: 'x' },
    });
    const first = await call('POST /iam/v2/identityProviders/{uid}:generateScimToken', [uid], { body: {} });
    expect(first.json).toMatchObject({
      identityProviderUid: uid,
      token: expect.stringMatching(/^cgscim_[0-9a-f]{64}$/),
    });
    expect(await state()).toMatchObject({
      credentialState: 'CREDENTIAL_STATE_LIVE',
      etag: first.json.etag,
      tokenExpireTime: first.json.expireTime,
    });
    await refused(9, 'POST /iam/v2/identityProviders/{uid}:generateScimToken', [uid], { body: {} });
    expect((await scim('regenerateScimToken')).json.code).toBe(3);
    expect((await scim('regenerateScimToken', { etag: 'other' })).json.code).toBe(10);
    const second = await scim('regenerateScimToken', {
      etag: first.json.etag,
      overlap: '60s',
      neverExpires: true,
    });
    expect(second.json.token).not.toBe(first.json.token);
    expect(second.json).toMatchObject({
      requestedOverlap: '60s',
      previousTokenExpireTime: expect.any(String),
    });
    expect(second.json.expireTime).toBeUndefined();
    expect(await state()).toMatchObject({ credentialState: 'CREDENTIAL_STATE_ROTATING' });
    expect((await scim('regenerateScimToken', { etag: first.json.etag })).json.code).toBe(10);
    const revoked = await call('POST /iam/v2/identityProviders/{uid}:revokeScimToken', [uid], { body: {} });
    expect(revoked.json).toMatchObject({
      identityProviderUid: uid,
      enabled: false,
      revokeTime: expect.any(String),
    });
    expect(await state()).toMatchObject({
      credentialState: 'CREDENTIAL_STATE_REVOKED',
      etag: revoked.json.etag,
    });
    const third = await scim('regenerateScimToken', { etag: revoked.json.etag });
    expect(third.json.previousTokenExpireTime).toBeUndefined();
    expect(await state()).toMatchObject({ credentialState: 'CREDENTIAL_STATE_LIVE' });
    await call('DELETE /iam/v2/identityProviders/{uid}', [uid]);
  });

  it('the expiry of a SCIM token is within two years, and not given together with neverExpires', async () => {
    const { uid } = await provider();
    const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    for (const body of [
      { expireTime: ahead(-1) },
      { expireTime: ahead(800) },
      { expireTime: 'tomorrow' },
      { expireTime: ahead(1), neverExpires: true },
      { overlap: 'an hour' },
    ])
      await refused(3, 'POST /iam/v2/identityProviders/{uid}:generateScimToken', [uid], { body });
    const { json } = await call('POST /iam/v2/identityProviders/{uid}:generateScimToken', [uid], {
      body: { expireTime: ahead(10) },
    });
    expect(Date.parse(json.expireTime)).toBeLessThan(Date.parse(ahead(11)));
    await call('DELETE /iam/v2/identityProviders/{uid}', [uid]);
  });

  it('SCIM is switched on by etag, and only where the organization has two owners', async () => {
    const { uid, scim } = await provider();
    const set = (enabled: boolean, etag?: string) =>
      call('POST /iam/v2/identityProviders/{uid}:setScimEnabled', [uid], { body: { enabled, etag } });
    expect((await set(true)).json.code).toBe(3);
    expect((await set(true, 'other')).json.code).toBe(10);
    const off = await set(false, scim.etag);
    expect(off.json).toMatchObject({ identityProviderUid: uid, enabled: false });
    const second = await member(group(), ['owner']);
    await member(group(), ['owner']);
    const on = await set(true, off.json.etag);
    expect(on.json).toMatchObject({ enabled: true });
    expect((await call('GET /iam/v2/identityProviders/{uid}', [uid])).json.scim).toMatchObject({
      enabled: true,
      etag: on.json.etag,
    });
    await call('DELETE /iam/v2/identities/{uid}', [second.uid]);
    await call('DELETE /iam/v2/identityProviders/{uid}', [uid]);
  });
}
