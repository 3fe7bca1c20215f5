// What ties an organization to others: cloud accounts, invitations, accepted terms, and requests for access.
import { expect, it } from 'vitest';
import { comparable, detail, type Kit } from './kit.js';
import type { Json } from './target.js';

export function accountContract({ target, call, group, unique, make, refused, workflow }: Kit): void {
  const roleUid = async (name: string) =>
    (await call('GET /iam/v2/roles', [], { query: { name } })).json.roles[0].uid as string;

  it('account associations: create, get, list, update, check, delete', async () => {
    const amazon = { account: '123456789012' };
    const made = await make('accountAssociations', group(), { name: unique('a'), amazon });
    expect(made).toMatchObject({ amazon, description: '' });
    expect((await call('GET /iam/v2/accountAssociations/{uid}', [made.uid])).json).toEqual(made);
    const { json } = await call('GET /iam/v2/accountAssociations', [], { query: { name: made.name } });
    expect(json.accountAssociations).toEqual([made]);
    const google = { projectId: 'p', projectNumber: '1' };
    const patched = await call('PATCH /iam/v2/accountAssociations/{uid}', [made.uid], { body: { google } });
    expect(patched.json).toMatchObject({ name: made.name, amazon, google });
    const check = (providerType: unknown) =>
      call('POST /iam/v2/accountAssociations/{uid}:checkAccountAssociation', [made.uid], {
        body: { providerType },
      });
    expect((await check('ACCOUNT_PROVIDER_TYPE_AMAZON')).json.status).toBe('CHECK_STATUS_READY');
    expect((await check('ACCOUNT_PROVIDER_TYPE_AZURE')).json).toMatchObject({
      status: 'CHECK_STATUS_NOT_READY',
      reason: expect.stringMatching(/./),
      message: expect.stringContaining('azure'),
    });
    for (const wrong of ['ACCOUNT_PROVIDER_TYPE_UNSPECIFIED', 'AMAZON', undefined])
      expect(detail(await check(wrong), 'BadRequest').fieldViolations[0].field).toBe('providerType');
    const cleared = await call('PATCH /iam/v2/accountAssociations/{uid}', [made.uid], {
      body: {},
      query: { updateMask: 'amazon' },
    });
    expect(cleared.json.amazon).toBeUndefined();
    expect(cleared.json.google).toEqual(google);
    expect((await check('ACCOUNT_PROVIDER_TYPE_AMAZON')).json.status).toBe('CHECK_STATUS_NOT_READY');
    expect((await call('DELETE /iam/v2/accountAssociations/{uid}', [made.uid])).text).toBe('');
    await refused(5, 'GET /iam/v2/accountAssociations/{uid}', [made.uid]);
  });

  it('an account association has the fields of its providers, and a name of its own', async () => {
    const name = unique('a');
    for (const [field, body] of [
      ['name', { amazon: { account: '1' } }],
      ['amazon.account', { name, amazon: {} }],
      ['google.projectNumber', { name, google: { projectId: 'p' } }],
      ['azure.clientIds.x', { name, azure: { tenantId: 't', clientIds: { x: 1 } } }],
    ] as const) {
      const answer = await refused(3, 'POST /iam/v2/accountAssociations/{parent}', [group()], { body });
      expect(detail(answer, 'BadRequest').fieldViolations[0].field).toBe(field);
    }
    const github = { appInstallations: { '7': { installations: [{ installationId: '9', name: 'acme' }] } } };
    const made = await make('accountAssociations', group(), { name, github });
    expect(made.github).toEqual(github);
    await refused(6, 'POST /iam/v2/accountAssociations/{parent}', [group()], { body: { name } });
    await call('DELETE /iam/v2/accountAssociations/{uid}', [made.uid]);
  });

  it('group invites: create with a code that is shown once, get, list newest first, delete', async () => {
    const { uid: parent } = await make('groups', group(), { name: unique('g') });
    const role = await roleUid('viewer');
    const made = await make('groupInvites', parent, { roleUid: role, ttl: '3600s', email: 'a@example.com' });
    expect(made).toMatchObject({
      email: 'a@example.com',
      singleUse: false,
      code: expect.stringMatching(/./),
      role: { uid: role, name: 'viewer', capabilities: expect.arrayContaining(['CAP_REPO_LIST']) },
    });
    expect(made.ttl).toBeUndefined();
    expect(Date.parse(made.expirationTime) - Date.parse(made.createTime)).toBe(3_600_000);
    const { code, ...open } = made;
    const got = await call('GET /iam/v2/groupInvites/{uid}', [made.uid]);
    expect(comparable(target(), got.json)).toEqual(comparable(target(), open));
    expect(got.text).not.toContain(code);
    const second = await make('groupInvites', parent, { roleUid: role, ttl: '1.5s' });
    const list = async (query: Readonly<Record<string, string>>) =>
      (await call('GET /iam/v2/groupInvites', [], { query: { 'uidp.childrenOf': parent, ...query } })).json
        .groupInvites as Json[];
    expect((await list({})).map(({ uid }) => uid).sort()).toEqual([made.uid, second.uid].sort());
    expect((await list({ keyId: made.keyId })).map((one) => comparable(target(), one))).toEqual([
      comparable(target(), open),
    ]);
    const times = (await list({})).map(({ createTime }) => createTime);
    expect(times).toEqual([...times].sort().reverse());
    for (const body of [
      { ttl: '60s' },
      { roleUid: role },
      { roleUid: role, ttl: '1h' },
      { roleUid: role, ttl: '0s' },
    ])
      await refused(3, 'POST /iam/v2/groupInvites/{parent}', [parent], { body });
    await refused(5, 'POST /iam/v2/groupInvites/{parent}', [parent], {
      body: { roleUid: 'none', ttl: '60s' },
    });
    await refused(9, 'DELETE /iam/v2/groups/{uid}', [parent]);
    for (const { uid } of [made, second])
      expect((await call('DELETE /iam/v2/groupInvites/{uid}', [uid])).text).toBe('');
    await refused(5, 'GET /iam/v2/groupInvites/{uid}', [made.uid]);
    expect((await call('DELETE /iam/v2/groups/{uid}', [parent])).status).toBe(200);
  });

  it('terms are accepted by document, once each, and listed with who accepted them', async () => {
    const { uid } = await make('groups', group(), { name: unique('g') });
    const accept = (documentIds: unknown) =>
      call('POST /iam/v2/terms/{group}', [uid], { body: { documentIds } });
    expect((await accept(['b', 'a'])).json).toEqual({ group: uid, documentIds: ['b', 'a'] });
    const list = async () => (await call('GET /iam/v2/terms/{group}', [uid])).json;
    const before = await list();
    expect(before.totalCount).toBe('2');
    expect(before.termsAcceptances.map(({ docId }: Json) => docId)).toEqual(['a', 'b']);
    for (const one of before.termsAcceptances)
      expect(one).toEqual({
        docId: one.docId,
        acceptedBy: expect.any(String),
        orgUid: uid,
        createTime: expect.any(String),
      });
    expect((await accept(['a'])).status).toBe(200);
    expect(await list()).toEqual(before);
    for (const wrong of [undefined, [], [''], 'a']) expect((await accept(wrong)).json.code).toBe(3);
    await refused(5, 'GET /iam/v2/terms/{group}', [`${uid}/none`]);
    await refused(7, 'POST /iam/v2/terms/{group}', [uid], {
      body: { documentIds: ['c'] },
      token: await workflow(),
    });
    expect((await call('DELETE /iam/v2/groups/{uid}', [uid])).status).toBe(200);
  });

  it('a caller without an address of an organization finds none, and gets no access to one', async () => {
    const token = await workflow();
    expect((await call('GET /iam/v2/groups:checkEligibility', [], { token })).json).toEqual({
      eligible: false,
    });
    const found = await refused(5, 'GET /iam/v2/groups:lookupGroup', [], { token });
    const denied = await refused(5, 'POST /iam/v2/groups/{uid}:requestGroupAccess', [group()], {
      token,
      body: {},
    });
    expect(denied.json.message).toBe(found.json.message);
  });

  it('a caller with an address of a verified organization finds it, and asks for access once a day', async ({
    skip,
  }) => {
    const { json } = await call('GET /iam/v2/groups:checkEligibility');
    if (json.eligible === false) skip('the owner of the platform has no address of an organization');
    const { json: found } = await call('GET /iam/v2/groups:lookupGroup');
    expect(found.group).toMatchObject({ uid: group(), name: target().address.organization, verified: true });
    const ask = (uid: string) => call('POST /iam/v2/groups/{uid}:requestGroupAccess', [uid], { body: {} });
    expect((await ask(group())).json).toEqual({});
    const again = await ask(group());
    expect([again.status, again.json.code]).toEqual([429, 8]);
    expect((await ask(`${group()}/none`)).json.code).toBe(5);
  });
}
