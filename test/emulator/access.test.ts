// What the emulator adds to the specification: public repositories for everybody, and denials that say what is missing.
import { expect, it } from 'vitest';
import { createEmulator } from '../../src/emulator/index.js';

const child = (parent: string, name: string) => `${parent}/${name}`;

async function emulatorWith(roles: readonly string[]) {
  const emulator = await createEmulator({ now: () => Date.parse('2026-11-21T00:00:00Z') });
  const { state, address } = emulator;
  const times = { createTime: '2026-01-01T00:00:00.000Z', updateTime: '2026-01-01T00:00:00.000Z' };
  const group = child(address.group, 'team');
  const identity = child(group, 'member');
  state.groups.push({ uid: group, name: 'team', description: '', ...times });
  state.identities.push({
    uid: identity,
    name: 'member',
    description: '',
    claimMatch: { subject: 's' },
    ...times,
  });
  for (const name of roles) {
    const roleUid = state.roles.find((role) => role.name === name)?.uid ?? '';
    state.roleBindings.push({ uid: child(group, name), identityUid: identity, roleUid, ...times });
  }
  const authorization = `Bearer ${await emulator.tokenFor(identity)}`;
  return async (method: string, path: string, body = '') => {
    const url = `${address.baseUrl}${path.replace('{group}', address.group)}`;
    const answer = await emulator.transport({ method, url, headers: { authorization }, body });
    return JSON.parse(answer.body);
  };
}

it('public repositories and their tags are visible to every identity with a role, and writable by none', async () => {
  const call = await emulatorWith(['viewer']);
  const { repos } = await call('GET', '/registry/v2/repos');
  expect(repos.map(({ name }: { name: string }) => name).sort()).toEqual(['nginx', 'static']);
  const [{ uid }] = repos;
  expect((await call('GET', `/registry/v2/repos/${uid}`)).uid).toBe(uid);
  expect((await call('GET', `/registry/v2/tags?uidp.children_of=${uid}`)).tags.length).toBeGreaterThan(1);
  expect((await call('DELETE', `/registry/v2/repos/${uid}`)).code).toBe(7);
});

it('a denial names the capability, and the group if it is about one', async () => {
  const none = await emulatorWith([]);
  expect((await none('GET', '/registry/v2/repos')).message).toBe(
    'Permission denied: the identity lacks the capability repo.list',
  );
  const owner = await emulatorWith(['owner']);
  const { message } = await owner('POST', '/registry/v2/repos/{group}', '{"name":"x"}');
  expect(message).toMatch(
    /^Permission denied: the identity lacks the capability repo\.create in [0-9a-f]{40}$/,
  );
});
