// Roles: those that an organization defines, and those that are built in.
import { expect, it } from 'vitest';
import { detail, type Kit } from './kit.js';
import type { Json } from './target.js';

export function roleContract({ target, call, group, unique, exchange, make, member, refused }: Kit): void {
  const capabilities = ['CAP_REPO_LIST', 'CAP_TAG_LIST'];
  const tokenOf = async (uid: string) => (await exchange(target().address.baseUrl, uid)).json.token as string;
  const builtIn = async (name: string) =>
    (await call('GET /iam/v2/roles', [], { query: { name } })).json.roles[0] as Json;

  it('roles: create, get, list, delete; what they hold is what their holders may do', async () => {
    const role = await make('roles', group(), { name: unique('role'), capabilities });
    expect(role).toMatchObject({ capabilities, description: '' });
    expect((await call('GET /iam/v2/roles/{uid}', [role.uid])).json).toEqual(role);
    const listed = await call('GET /iam/v2/roles', [], { query: { name: role.name } });
    expect(listed.json.roles).toEqual([role]);
    const identity = await member(group(), [role.name]);
    const token = await tokenOf(identity.uid);
    expect((await call('GET /registry/v2/repos', [], { token })).status).toBe(200);
    await refused(7, 'GET /iam/v2/groups', [], { token });
    const inUse = await refused(9, 'DELETE /iam/v2/roles/{uid}', [role.uid]);
    expect(detail(inUse, 'PreconditionFailure').violations[0].type).toBe('RESOURCE_IN_USE');
    await call('DELETE /iam/v2/identities/{uid}', [identity.uid]);
    expect((await call('DELETE /iam/v2/roles/{uid}', [role.uid])).text).toBe('');
    await refused(5, 'GET /iam/v2/roles/{uid}', [role.uid]);
  });

  it('a role has a name of its own and capabilities that exist', async () => {
    const name = unique('role');
    for (const [field, body] of [
      ['name', { capabilities }],
      ['capabilities', { name }],
      ['capabilities', { name, capabilities: [] }],
      ['capabilities.0', { name, capabilities: ['repo.list'] }],
      ['capabilities.1', { name, capabilities: ['CAP_REPO_LIST', '*'] }],
    ] as const) {
      const answer = await refused(3, 'POST /iam/v2/roles/{parent}', [group()], { body });
      expect(detail(answer, 'BadRequest').fieldViolations[0].field).toBe(field);
    }
    const { uid } = await make('roles', group(), { name, capabilities });
    await refused(6, 'POST /iam/v2/roles/{parent}', [group()], { body: { name, capabilities } });
    await call('DELETE /iam/v2/roles/{uid}', [uid]);
  });

  it('built-in roles hold what their names say, and nobody changes them', async () => {
    const held = async (name: string) => (await builtIn(name)).capabilities as string[];
    const [viewer, editor, owner, pull] = await Promise.all(
      ['viewer', 'editor', 'owner', 'registry.pull'].map(held),
    );
    expect(viewer).toEqual(
      expect.arrayContaining(['CAP_ADVISORIES_LIST', 'CAP_REPO_LIST', 'CAP_VULN_REPORT_LIST']),
    );
    expect(viewer?.filter((name) => !name.endsWith('_LIST'))).toEqual([]);
    expect(pull).not.toContain('CAP_ADVISORIES_LIST');
    expect(viewer).toEqual(expect.arrayContaining(pull ?? []));
    expect(editor).toEqual(expect.arrayContaining([...(viewer ?? []), 'CAP_EVENTS_SUBSCRIPTION_CREATE']));
    expect(editor).not.toContain('CAP_IAM_ROLE_BINDINGS_CREATE');
    expect(owner).toEqual(
      expect.arrayContaining([...(editor ?? []), 'CAP_IAM_ROLE_BINDINGS_CREATE', 'CAP_REPO_DELETE']),
    );
    const { uid } = await builtIn('viewer');
    await refused(7, 'DELETE /iam/v2/roles/{uid}', [uid]);
  });

  it('roles of other groups are not visible, built-in ones are', async () => {
    const [own, other] = await Promise.all(
      ['g', 'h'].map((name) => make('groups', group(), { name: unique(name) })),
    );
    const role = await make('roles', other.uid, { name: unique('role'), capabilities });
    const token = await tokenOf((await member(own.uid, ['viewer'])).uid);
    await refused(5, 'GET /iam/v2/roles/{uid}', [role.uid], { token });
    const names = (await call('GET /iam/v2/roles', [], { token, query: { page_size: '200' } })).json
      .roles as Json[];
    expect(names.map(({ name }) => name)).toContain('viewer');
    expect(names.map(({ uid }) => uid)).not.toContain(role.uid);
    await call('DELETE /iam/v2/roles/{uid}', [role.uid]);
  });
}
