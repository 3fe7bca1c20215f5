// What every signed-in caller may do: find an identity by its claims, describe its own, and renew its tokens.
import { expect, it } from 'vitest';
import { detail, type Kit } from './kit.js';

export function ownIdentityContract({
  target,
  call,
  group,
  unique,
  make,
  refused,
  workflow,
  workflowToken,
}: Kit): void {
  const operation = 'PATCH /iam/v2/identities:updateIdentityMetadata';

  it('an identity is found by the issuer and the subject of its claims', async () => {
    const claimMatch = { issuer: 'https://ci.example.com', subject: unique('repo') };
    const made = await make('identities', group(), { name: unique('i'), claimMatch });
    const token = await workflow();
    const look = (query: Readonly<Record<string, string>>) =>
      call('GET /iam/v2/identities:lookupIdentity', [], { token, query });
    expect((await look(claimMatch)).json).toEqual({ uid: made.uid });
    expect((await look({ ...claimMatch, issuer: 'https://other.example.com' })).json.code).toBe(5);
    expect((await look({ ...claimMatch, subject: 'none' })).json.code).toBe(5);
    for (const field of ['issuer', 'subject'])
      expect(detail(await look({ ...claimMatch, [field]: '' }), 'BadRequest').fieldViolations[0].field).toBe(
        field,
      );
    await call('DELETE /iam/v2/identities/{uid}', [made.uid]);
  });

  it('a caller describes itself by mask, and not what the platform says of it', async () => {
    const token = await workflow();
    const update = (identityMetadata: unknown, updateMask?: string) =>
      call(operation, [], {
        token,
        body: { identityMetadata, ...(updateMask === undefined ? {} : { updateMask }) },
      });
    const first = await update({
      company: 'Acme',
      jobTitle: 'Engineer',
      updatesOptIn: true,
      name: 'somebody',
    });
    expect(first.json).toMatchObject({
      uid: target().address.identity,
      company: 'Acme',
      jobTitle: 'Engineer',
      updatesOptIn: true,
      product: '',
    });
    expect(first.json.name).not.toBe('somebody');
    expect((await update({ company: 'Emca', jobTitle: 'x' }, 'company')).json).toMatchObject({
      company: 'Emca',
      jobTitle: 'Engineer',
    });
    expect((await update({ product: 'images' }, '*')).json).toMatchObject({
      company: '',
      jobTitle: '',
      product: 'images',
      updatesOptIn: false,
    });
    for (const wrong of ['uid', 'givenName', 'nothing']) expect((await update({}, wrong)).json.code).toBe(3);
    expect((await update({ company: 7 })).json.code).toBe(3);
    await refused(3, operation, [], { token, body: {} });
    const identity = await call('GET /iam/v2/identities/{uid}', [target().address.identity]);
    expect(identity.text).not.toContain('product');
  });

  it('a refresh token is given on request, renews both tokens once, and is nothing else', async () => {
    const { baseUrl, identity } = target().address;
    const body = new URLSearchParams({ aud: baseUrl, identity, scopes: 'offline_access' });
    const given = await call('GET|POST {issuer}/sts/exchange', [], { token: await workflowToken(), body });
    expect(given.json).toEqual({
      token: expect.any(String),
      refreshToken: expect.any(String),
      expiry: expect.stringMatching(/Z$/),
    });
    const refresh = (
      token: string | undefined,
      fields: Readonly<Record<string, string>> = { aud: baseUrl },
    ) => call('POST {issuer}/sts/exchange_refresh_token', [], { token, body: new URLSearchParams(fields) });
    await refused(16, 'GET /registry/v2/repos', [], { token: given.json.refreshToken });
    expect((await refresh(given.json.token)).status).toBe(401);
    expect((await refresh(undefined)).status).toBe(401);
    expect((await refresh(given.json.refreshToken, {})).status).toBe(400);
    const pair = (await refresh(given.json.refreshToken)).json;
    expect((await call('GET /registry/v2/repos', [], { token: pair.token.token })).status).toBe(200);
    expect((await refresh(given.json.refreshToken)).status).toBe(401);
    expect((await refresh(pair.refreshToken.token)).status).toBe(200);
    const plain = new URLSearchParams({ aud: baseUrl, identity });
    const without = await call('GET|POST {issuer}/sts/exchange', [], {
      token: await workflowToken(),
      body: plain,
    });
    expect(without.json.refreshToken).toBeUndefined();
  });

  it('a session of another machine is found by its code alone', async () => {
    const look = (query: Readonly<Record<string, string>>) =>
      call('GET {issuer}/sts/headless_sessions', [], { token: undefined, query });
    expect((await look({ code: 'none' })).status).toBe(404);
    expect((await look({})).status).toBe(400);
  });
}
