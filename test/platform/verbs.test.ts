// Every verb of the client against the emulator: what it asks is served, and what is served it understands.
import { beforeAll, expect, it } from 'vitest';
import { type PlatformClient, platformClient, verbs } from '../../src/clients/platform/client.js';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import type { HttpRequest } from '../../src/model/http.js';
import { Secret } from '../../src/model/secret.js';

let emulator: Emulator;
let client: PlatformClient;
const asked = new Set<string>();

beforeAll(async () => {
  emulator = await createEmulator();
  const owner = emulator.state.identities.find(({ name }) => name === 'platform-team')?.uid ?? '';
  const token = new Secret(await emulator.tokenFor(owner));
  const send = (request: HttpRequest) => {
    asked.add(`${request.method} ${new URL(request.url).pathname}`);
    return emulator.transport(request);
  };
  client = platformClient({ send, baseUrl: emulator.address.baseUrl, token, surface: 'workflow' });
});

it('walks through all of them', async () => {
  const { group } = emulator.address;
  expect((await client.ping()).response).toBe('pong');

  const child = await client.createGroup(group, { name: 'team' });
  expect(await client.updateGroup(child.uid, { description: 'ours' })).toMatchObject({
    name: 'team',
    description: 'ours',
  });
  expect((await client.getGroup([child.uid])).description).toBe('ours');
  expect(await client.listGroups({ name: 'team' }).all()).toHaveLength(1);

  const claimMatch = { issuer: 'https://ci.example.com', subject: 'me' };
  const identity = await client.createIdentity(child.uid, { name: 'me', claimMatch });
  expect((await client.getIdentity([identity.uid])).claimMatch).toEqual(claimMatch);
  expect(
    (await client.updateIdentity(identity.uid, { description: 'x', name: 'you' }, ['name'])).description,
  ).toBe('');
  expect(await client.listIdentities({ name: 'you' }).total()).toBe(1n);
  const [viewer] = await client.listRoles({ name: 'viewer' }).all();
  expect((await client.getRole([viewer?.uid ?? ''])).name).toBe('viewer');
  const binding = await client.createRoleBinding(child.uid, {
    identityUid: identity.uid,
    roleUid: viewer?.uid ?? '',
  });
  expect(await client.getRoleBinding([binding.uid])).toEqual(binding);
  expect(await client.listRoleBindings({ 'uidp.children_of': child.uid }).all()).toEqual([binding]);
  await client.deleteRoleBinding(binding.uid);
  await client.deleteIdentity(identity.uid);

  const repository = await client.createRepository(child.uid, { name: 'app' });
  expect((await client.updateRepository(repository.uid, { name: 'app2' }, ['*'])).name).toBe('app2');
  expect((await client.getRepository([repository.uid])).name).toBe('app2');
  expect((await client.updateReadme(repository.uid, { content: '# App' })).content).toBe('# App');
  expect((await client.getReadme([repository.uid])).content).toBe('# App');
  const digest = `sha256:${'a'.repeat(64)}`;
  const tag = await client.createTag(repository.uid, { name: '1', digest });
  expect(await client.getTag([tag.uid])).toEqual(tag);
  await client.deleteTag(tag.uid);
  await client.deleteRepository(repository.uid);
  await client.deleteGroup(child.uid);

  const [node] = await client.listRepositories({ name: 'node' }).all();
  const names: string[] = [];
  for await (const { name } of client.listTags({ 'uidp.children_of': node?.uid })) names.push(name);
  expect(names).toContain('20-dev');
  const index = emulator.state.repos.find(({ uid }) => uid === node?.uid)?.indexes[0]?.digest ?? '';
  expect((await client.getArchitectures([node?.uid ?? '', index])).architectures).toEqual(['amd64', 'arm64']);
  expect((await client.getSize([node?.uid ?? '', index])).architecture).toBe('amd64');
  expect((await client.listEndOfLifeTags({ 'uidp.childrenOf': node?.uid }).all()).length).toBe(names.length);
  await expect(
    client.getVulnerabilityReport([node?.uid ?? '', `sha256:${'0'.repeat(64)}`]),
  ).rejects.toMatchObject({
    reason: 'not-found',
  });
  expect((await client.listVulnerabilityCounts([], { repo: node?.uid })).items).toContainEqual(
    expect.objectContaining({ tag: '18', vulnCounts: [{ severity: 'HIGH', count: 1 }] }),
  );

  const [advisory] = await client.listAdvisories({ artifactNames: ['openssl'] }).all();
  expect(await client.getAdvisory([advisory?.uid ?? ''])).toEqual(advisory);
  expect((await client.listDocuments()).documents).toMatchObject([{ id: 'expat' }]);
  expect(await client.listVulnerabilityMetadata().all()).toMatchObject([{ id: 'CVE-2026-2001' }]);
  expect((await client.listResolvedVulnerabilities()).resolvedVulnsReports).toHaveLength(1);
  const [artifact] = await client.listArtifacts().all();
  expect(artifact).toMatchObject({ name: 'org.slf4j:slf4j-api', latestVersion: '2.0.17' });
  expect(await client.listArtifactVersions({}, [artifact?.uid ?? '']).all()).toHaveLength(2);
  expect((await client.countArtifacts()).counts).toContainEqual({
    ecosystem: 'ECOSYSTEM_JAVA',
    totalCount: 1n,
  });
  await expect(client.listArtifactVersions({}, ['none']).all()).rejects.toMatchObject({
    reason: 'not-found',
  });

  expect(await client.listPolicyBindings().all()).toEqual([]);
  expect(await client.listPolicyOverrides().all()).toEqual([]);
  expect((await client.checkPolicies(node?.uid ?? '', { digest: index })).results).toEqual([]);
  expect(Object.keys((await client.getImageConfig([node?.uid ?? '', index])).labels)).toContain(
    'org.opencontainers.image.created',
  );

  const subscription = await client.createSubscription(group, { sink: 'https://sink.example.com' });
  expect(await client.getSubscription([subscription.uid])).toEqual(subscription);
  expect(await client.listSubscriptions().all()).toContainEqual(subscription);
  await client.deleteSubscription(subscription.uid);

  const patterns = Object.values(verbs).map(({ operation }) => {
    const [method, path = ''] = operation.split(' ');
    return { operation, pattern: new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '.+')}$`) };
  });
  const never = patterns.filter(({ pattern }) => ![...asked].some((request) => pattern.test(request)));
  expect(never.map(({ operation }) => operation)).toEqual([]);
});

it('a body is sent as JSON, and only where there is one', async () => {
  const sent: HttpRequest[] = [];
  const send = async (request: HttpRequest) => {
    sent.push(request);
    return emulator.transport(request);
  };
  const own = {
    send,
    baseUrl: emulator.address.baseUrl,
    token: new Secret('no token'),
    surface: 'workflow',
  } as const;
  await expect(platformClient(own).createGroup('group', { name: 'x' })).rejects.toThrow('Create group');
  await expect(platformClient(own).getGroup(['group'])).rejects.toThrow('Get group');
  expect(sent.map(({ headers, body }) => [headers['content-type'], body])).toEqual([
    ['application/json', '{"name":"x"}'],
    [undefined, undefined],
  ]);
});

it('every verb names its operation when the platform denies it', async () => {
  const denying = platformClient({
    send: async () => ({ status: 403, headers: {}, body: '{"code":7,"message":"no"}' }),
    baseUrl: 'https://api.example.com',
    token: new Secret('token'),
    surface: 'workflow',
  });
  type Ask = (...args: readonly unknown[]) => Promise<unknown> | { all(): Promise<unknown> };
  for (const [name, ask] of Object.entries(denying) as unknown as readonly [string, Ask][]) {
    const [word = ''] = /^[a-z]+/.exec(name) ?? [];
    const result = /^(create|update|delete)/.test(name) ? ask('uid', {}) : ask([]);
    const message = await ('all' in result ? result.all() : result).then(String, (error) => error.message);
    expect([name, message]).toEqual([name, expect.stringMatching(new RegExp(`^${word}\\b`, 'i'))]);
  }
});

it.each([
  ['listVulnerabilityMetadata', 'vulnerabilityMetadata', { id: 'CVE-1' }],
  ['listArtifacts', 'artifacts', { uid: 'u', name: 'react', ecosystem: 'NPM', latestVersion: '19.0.0' }],
  ['listArtifactVersions', 'artifactVersions', { uid: 'u', version: '19.0.0' }],
] as const)('%s reads the items of %s', async (name, field, item) => {
  const answering = platformClient({
    send: async () => ({ status: 200, headers: {}, body: JSON.stringify({ [field]: [item] }) }),
    baseUrl: 'https://api.example.com',
    token: new Secret('token'),
    surface: 'workflow',
  });
  expect(await answering[name]().all()).toEqual([item]);
});

it('objects with lists are read, and numbers that are larger than any exact number of JSON', async () => {
  const body = {
    documents: [{ id: 'd', more: 1 }],
    resolvedVulnsReports: [{ date: '2026-11-22', count: 2 }],
    counts: [{ ecosystem: 'NPM', totalCount: '9007199254740993' }],
  };
  const answering = platformClient({
    send: async () => ({ status: 200, headers: {}, body: JSON.stringify(body) }),
    baseUrl: 'https://api.example.com',
    token: new Secret('token'),
    surface: 'workflow',
  });
  expect(await answering.listDocuments()).toEqual({ documents: body.documents });
  const { resolvedVulnsReports } = body;
  expect(await answering.listResolvedVulnerabilities()).toEqual({ resolvedVulnsReports });
  const counts = [{ ecosystem: 'NPM', totalCount: 9_007_199_254_740_993n }];
  expect(await answering.countArtifacts()).toEqual({ counts });
});
