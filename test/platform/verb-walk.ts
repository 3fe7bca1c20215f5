// One walk through every verb of the client, in which each is understood.
import { expect } from 'vitest';
import type { PlatformClient } from '../../src/clients/platform/client.js';
import type { Emulator } from '../../src/emulator/index.js';

/** Calls each verb with what the seeded platform has; what is created is deleted again. */
export async function walkThroughVerbs(
  client: PlatformClient,
  { address, state }: Pick<Emulator, 'address' | 'state'>,
): Promise<void> {
  const { group } = address;
  expect((await client.getGroup([group])).name).toBe('acme');

  const roots = await client.listGroups({ 'uidp.in_root': 'true' }).all();
  expect(roots.map(({ uid, name }) => [uid, name])).toEqual([[group, 'acme']]);
  const role = await client.createRole(group, { name: 'own', capabilities: ['CAP_REPO_CHECK_POLICIES'] });
  expect(role).toMatchObject({ name: 'own', capabilities: ['CAP_REPO_CHECK_POLICIES'] });
  await client.deleteRole(role.uid);

  const claimMatch = { issuer: 'https://ci.example.com', subject: 'me' };
  const identity = await client.createIdentity(group, { name: 'me', claimMatch });
  expect((await client.getIdentity([identity.uid])).claimMatch).toMatchObject(claimMatch);
  const own = await client.listIdentities({ 'uidp.children_of': group }).all();
  expect(own.find(({ uid }) => uid === identity.uid)).toMatchObject({ name: 'me', claimMatch });
  const other = { ...claimMatch, subject: 'you' };
  expect(
    await client.updateIdentity(identity.uid, { name: 'not in the mask', claimMatch: other }, ['claimMatch']),
  ).toMatchObject({
    name: 'me',
    claimMatch: other,
  });
  const [viewer] = await client.listRoles({ name: 'viewer' }).all();
  const binding = await client.createRoleBinding(group, {
    identityUid: identity.uid,
    roleUid: viewer?.uid ?? '',
  });
  expect(binding).toMatchObject({ identityUid: identity.uid, roleName: 'viewer' });
  expect(await client.listRoleBindings({ identity: identity.uid }).all()).toEqual([binding]);
  await client.deleteRoleBinding(binding.uid);
  await client.deleteIdentity(identity.uid);
  await expect(client.getIdentity([identity.uid])).rejects.toMatchObject({ reason: 'not-found' });

  const [node] = await client.listRepositories({ name: 'node' }).all();
  const names: string[] = [];
  for await (const { name } of client.listTags({ 'uidp.children_of': node?.uid })) names.push(name);
  expect(names).toContain('20-dev');
  expect((await client.listEndOfLifeTags({ 'uidp.childrenOf': node?.uid }).all()).length).toBe(names.length);
  // A digest that was never scanned.
  const report = await client.getVulnerabilityReport([node?.uid ?? '', `sha256:${'0'.repeat(64)}`]);
  expect([report.vulnerabilityMatches, report.lastSeen]).toEqual([[], undefined]);
  const advisories = client.listAdvisories({ artifactNames: ['openssl'] });
  expect((await advisories.all()).map(({ artifactName }) => artifactName)).toEqual(['openssl']);
  expect(await advisories.total()).toBe(1n);

  const held = state.repos.find(({ uid }) => uid === node?.uid)?.indexes[0]?.digest ?? '';
  const image = [node?.uid ?? '', held];
  expect((await client.getArchitectures(image)).architectures).toEqual(['amd64', 'arm64']);
  expect((await client.getSize(image, { architecture: 'arm64' })).size).toBe(0);
  expect((await client.getReadme([node?.uid ?? ''])).content).toBe('');
  const { items } = await client.listVulnerabilityCounts([], {
    repo: node?.uid,
    from: '2026-01-01T00:00:00Z',
  });
  expect(items.map(({ tag }) => tag)).toContain('20');
  expect(await client.listPolicyBindings().all()).toEqual([]);
  expect(await client.listPolicyOverrides().all()).toEqual([]);
  expect((await client.checkPolicies(node?.uid ?? '', { digest: held })).results).toEqual([]);
  expect(Object.keys((await client.getImageConfig([node?.uid ?? '', held])).labels)).toContain(
    'org.opencontainers.image.created',
  );
}
