// Identity providers, and the roles of their groups.
import { expect, it } from 'vitest';
import { detail, type Kit } from './kit.js';
import type { Json } from './target.js';

export function providerContract({
  target,
  call,
  group,
  unique,
  exchange,
  make,
  member,
  refused,
}: Kit): void {
  const roleUid = async (name: string) =>
    (await call('GET /iam/v2/roles', [], { query: { name } })).json.roles[0].uid as string;
  const oidc = { issuer: 'https://id.example.com', clientId: 'console', clientSecret: 'secret-of-a-client' };
  const provider = async (parent = group()): Promise<Json> =>
    make('identityProviders', parent, { name: unique('idp'), defaultRole: await roleUid('viewer'), oidc });

  it('identity providers: create, get, list, update, delete; the client secret is never shown', async () => {
    const made = await provider();
    expect(made).toMatchObject({
      defaultRole: await roleUid('viewer'),
      oidc: { issuer: oidc.issuer, pkceEnabled: false },
    });
    const got = await call('GET /iam/v2/identityProviders/{uid}', [made.uid]);
    expect(got.json).toEqual(made);
    expect(made.scim).toMatchObject({ enabled: false, credentialState: 'CREDENTIAL_STATE_NOT_ISSUED' });
    const { json } = await call('GET /iam/v2/identityProviders', [], { query: { name: made.name } });
    expect(json.identityProviders).toEqual([{ ...made, scim: undefined }]);
    const patched = await call('PATCH /iam/v2/identityProviders/{uid}', [made.uid], {
      body: { description: 'new', oidc: { issuer: 'https://other.example.com', clientId: 'console' } },
    });
    expect(patched.json).toMatchObject({ description: 'new', oidc: { issuer: 'https://other.example.com' } });
    for (const { text } of [got, patched]) expect(text).not.toContain(oidc.clientSecret);
    expect(await call('DELETE /iam/v2/identityProviders/{uid}', [made.uid])).toMatchObject({
      status: 200,
      text: '',
    });
    await refused(5, 'GET /iam/v2/identityProviders/{uid}', [made.uid]);
  });

  it('an identity provider has a role that exists, a name of 3 to 63 characters, and a secret or PKCE', async () => {
    const good = { name: unique('idp'), defaultRole: await roleUid('viewer'), oidc };
    for (const [field, wrong] of [
      ['name', { ...good, name: 'ab' }],
      ['name', { ...good, name: 'x'.repeat(64) }],
      ['defaultRole', { ...good, defaultRole: undefined }],
      ['oidc.issuer', { ...good, oidc: { clientId: 'x', pkceEnabled: true } }],
      ['oidc.clientSecret', { ...good, oidc: { ...oidc, clientSecret: undefined } }],
      ['oidc.correlationRule', { ...good, oidc: { ...oidc, correlationRule: 'BY_MAIL' } }],
    ] as const) {
      const answer = await refused(3, 'POST /iam/v2/identityProviders/{parent}', [group()], { body: wrong });
      expect(detail(answer, 'BadRequest').fieldViolations[0].field).toBe(field);
    }
    await refused(5, 'POST /iam/v2/identityProviders/{parent}', [group()], {
      body: { ...good, defaultRole: 'none' },
    });
    const { uid } = await make('identityProviders', group(), {
      ...good,
      oidc: { ...oidc, clientSecret: undefined, pkceEnabled: true },
    });
    await refused(6, 'POST /iam/v2/identityProviders/{parent}', [group()], { body: good });
    await call('DELETE /iam/v2/identityProviders/{uid}', [uid]);
  });

  it('the correlation rule of an identity provider cannot change, and the secret stays unless it is named', async () => {
    const { uid } = await provider();
    const patch = (body: unknown, updateMask?: string) =>
      call('PATCH /iam/v2/identityProviders/{uid}', [uid], {
        body,
        query: updateMask === undefined ? {} : { updateMask },
      });
    const rule = 'CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID';
    const changed = await patch({ oidc: { ...oidc, correlationRule: rule } });
    expect(detail(changed, 'BadRequest').fieldViolations[0].field).toBe('oidc.correlationRule');
    const named = await patch({ oidc: { correlationRule: rule } }, 'oidc.correlationRule');
    expect(detail(named, 'BadRequest').fieldViolations[0].field).toBe('updateMask');
    const same = {
      ...oidc,
      clientSecret: undefined,
      correlationRule: 'CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID',
    };
    expect((await patch({ oidc: same })).status).toBe(200);
    expect((await patch({ oidc: {} }, 'oidc.clientSecret')).json.code).toBe(3);
    expect((await patch({ oidc: { pkceEnabled: true } }, 'oidc.clientSecret,oidc.pkceEnabled')).status).toBe(
      200,
    );
    await call('DELETE /iam/v2/identityProviders/{uid}', [uid]);
  });

  it('role mappings: create, get, list, delete, delete in batches; they go with their provider', async () => {
    const { uid: parent } = await provider();
    const viewer = await roleUid('viewer');
    const body = { externalGroupId: 'engineering', roleUid: viewer, scope: group() };
    const made = await make('externalGroupRoleMappings', parent, body);
    expect(made).toMatchObject({ ...body, identityProviderUid: parent, createTime: expect.any(String) });
    expect(made.uid).toMatch(new RegExp(`^${parent}/[^/]+$`));
    expect((await call('GET /iam/v2/externalGroupRoleMappings/{uid}', [made.uid])).json).toEqual(made);
    await refused(6, 'POST /iam/v2/externalGroupRoleMappings/{parent}', [parent], { body });
    const list = async () =>
      (await call('GET /iam/v2/externalGroupRoleMappings', [], { query: { identityProviderUid: parent } }))
        .json.externalGroupRoleMappings as Json[];
    expect(await list()).toEqual([made]);
    const others = await Promise.all(
      ['a', 'b'].map((externalGroupId) =>
        make('externalGroupRoleMappings', parent, { ...body, externalGroupId }),
      ),
    );
    const names = others.map(({ uid }) => uid);
    const gone = `${parent}/0000000000000000`;
    const batch = await call('POST /iam/v2/externalGroupRoleMappings:batchDelete', [], {
      body: { parent, names: [...names, gone] },
    });
    const deleted = (batch.json.externalGroupRoleMappings as Json[]).map(({ uid }) => uid);
    expect([batch.json.parent, deleted.sort()]).toEqual([parent, names.sort()]);
    await refused(3, 'POST /iam/v2/externalGroupRoleMappings:batchDelete', [], {
      body: { parent, names: [group()] },
    });
    expect(await list()).toEqual([made]);
    expect((await call('DELETE /iam/v2/externalGroupRoleMappings/{uid}', [made.uid])).text).toBe('');
    await refused(5, 'GET /iam/v2/externalGroupRoleMappings/{uid}', [made.uid]);
    const last = await make('externalGroupRoleMappings', parent, body);
    await call('DELETE /iam/v2/identityProviders/{uid}', [parent]);
    await refused(5, 'GET /iam/v2/externalGroupRoleMappings/{uid}', [last.uid]);
  });

  it('a mapping gives a role that exists, in a group of the provider, and nothing that its creator lacks', async () => {
    const { uid: parent } = await provider();
    const { uid: below } = await make('groups', group(), { name: unique('g') });
    const nested = await provider(below);
    const body = { externalGroupId: 'x', roleUid: await roleUid('viewer'), scope: below };
    const operation = 'POST /iam/v2/externalGroupRoleMappings/{parent}';
    await refused(5, operation, [parent], { body: { ...body, roleUid: 'none' } });
    await refused(5, operation, [parent], { body: { ...body, scope: `${below}/none` } });
    await refused(5, operation, [`${parent}0`], { body });
    await refused(3, operation, [nested.uid], { body: { ...body, scope: group() } });
    await refused(3, operation, [parent], { body: { roleUid: body.roleUid, scope: below } });
    const role = await make('roles', group(), {
      name: unique('role'),
      capabilities: ['CAP_IAM_IDENTITY_PROVIDERS_CREATE', 'CAP_IAM_ROLE_BINDINGS_CREATE'],
    });
    const identity = await member(group(), [role.name]);
    const token = (await exchange(target().address.baseUrl, identity.uid)).json.token;
    await refused(7, operation, [parent], { body, token });
    const own = await call(operation, [parent], { body: { ...body, roleUid: role.uid }, token });
    expect([own.status, own.json.roleUid]).toEqual([200, role.uid]);
    for (const one of [parent, nested.uid]) await call('DELETE /iam/v2/identityProviders/{uid}', [one]);
  });
}
