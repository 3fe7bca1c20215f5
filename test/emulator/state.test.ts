// What only a state file can set up: older spellings of capabilities.
import { expect, it } from 'vitest';
import { parseState } from '../../src/emulator/files.js';
import { createEmulator } from '../../src/emulator/index.js';

const base = {
  organization: 'acme',
  publicOrganization: 'public',
  groups: [{ uid: 'aa', name: 'acme' }],
  identities: [
    { uid: 'aa/1', name: 'ci', claimMatch: { subject: 's' } },
    { uid: 'aa/2', name: 'other', claimMatch: { subject: 't' } },
  ],
  roles: [{ uid: 'r1', name: 'owner', capabilities: ['*'] }],
  roleBindings: [{ uid: 'aa/3', identityUid: 'aa/1', roleUid: 'r1' }],
  repos: [],
};

async function emulatorWith(more: object) {
  const parsed = parseState(JSON.stringify({ ...base, ...more }));
  if ('issues' in parsed) throw new Error(parsed.issues.join());
  const emulator = await createEmulator({ state: parsed.value });
  const authorization = `Bearer ${await emulator.tokenFor('aa/1')}`;
  const call = async (url: string, method = 'GET', body?: object) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await emulator.transport({ method, url, headers: { authorization }, ...sent });
    return { status: answer.status, json: JSON.parse(answer.body) };
  };
  return { call, api: emulator.address.baseUrl };
}

it('roles may name capabilities by dots and as earlier versions did; responses have the names of the API', async () => {
  const names = [
    'repos.list',
    'tag.list',
    'CAP_REPO_LIST',
    'identities.create',
    'libraries.list',
    'registry.pull',
  ];
  const roles = [...base.roles, { uid: 'r2', name: 'mixed', capabilities: names }];
  const { call, api } = await emulatorWith({ roles });
  expect((await call(`${api}/iam/v2/roles/r2`)).json.capabilities.sort()).toEqual([
    'CAP_IAM_IDENTITY_CREATE',
    'CAP_LIBRARIES_ARTIFACTS_LIST',
    'CAP_MANIFEST_LIST',
    'CAP_REPO_LIST',
    'CAP_TAG_LIST',
  ]);
  expect((await call(`${api}/iam/v2/roles/r1`)).json.capabilities).toContain('CAP_IAM_SCIM_MANAGE');
  const wrong = parseState(
    JSON.stringify({ ...base, roles: [{ uid: 'r', name: 'x', capabilities: ['repo.lists'] }] }),
  );
  expect(wrong).toEqual({ issues: ['roles.0.capabilities.0: must be a capability'] });
});
