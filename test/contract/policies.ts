// Pull policies: what is bound where, what it decides about an image, exceptions, and the record of pulls.
import { expect, it } from 'vitest';
import type { Kit } from './kit.js';
import type { Json } from './target.js';

export function policyContract(kit: Kit): void {
  const { target, call, group, unique, make, member, exchange, puller, refused } = kit;
  const day = 86_400_000;

  /** A repository of its own with one image, which is built now. */
  async function image() {
    const digest = `sha256:${[...crypto.getRandomValues(new Uint8Array(32))].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
    const repo = await make('repos', group(), { name: unique('p') });
    await make('tags', repo.uid, { name: '1', digest });
    return { repo: repo.uid as string, path: `${target().address.organization}/${repo.name}`, digest };
  }
  const policyNamed = async (name: string): Promise<Json> =>
    (await call('GET /policies/v1/policies', [], { query: { name } })).json.items[0];
  async function bind(parent: string, name: string, mode = 'POLICY_MODE_ENFORCED', parameters?: object) {
    const { id: policy } = await policyNamed(name);
    const body = {
      policy,
      mode,
      resourceTypes: ['registry.chainguard.dev/Repo'],
      ...(parameters && { parameters }),
    };
    return (await call('POST /policies/v1/bindings/{parent}', [parent], { body })).json as Json;
  }
  const check = async (repo: string, digest: string): Promise<Json[]> =>
    (await call('POST /registry/v1/repos/{repo}:checkPolicies', [repo], { body: { digest } })).json.results;
  const pull = async (path: string, digest: string) =>
    call(
      'GET|HEAD {registry}/v2/{repository}/manifests/{reference}'.replace('GET|HEAD', 'GET'),
      [path, digest],
      {
        token: await puller(),
      },
    );

  it('every organization has the policies of the system, with their parameters and bounds', async () => {
    const { items } = (await call('GET /policies/v1/policies')).json;
    expect(items.map((one: Json) => one.name)).toEqual(
      expect.arrayContaining(['no-eol', 'cooldown', 'support-window']),
    );
    const { parameterSchemas, policyType } = await policyNamed('cooldown');
    expect(policyType).toBe('POLICY_TYPE_SYSTEM');
    expect(parameterSchemas[0]).toMatchObject({ name: 'days', default: 7, minimum: 1, maximum: 365 });
    expect((await policyNamed('support-window')).parameterSchemas[0]).toMatchObject({
      name: 'months',
      default: 6,
      minimum: 1,
      maximum: 24,
    });
    expect((await policyNamed('no-eol')).parameterSchemas).toEqual([]);
  });

  it('an image is checked by the policies that are bound above it, and by no others', async () => {
    const { repo, digest } = await image();
    const other = await image();
    expect(await check(repo, digest)).toEqual([]);
    const binding = await bind(repo, 'cooldown');
    const { id: policyId } = await policyNamed('cooldown');
    expect(binding.id).toMatch(new RegExp(`^${repo}/[^/]+$`));
    expect(await check(repo, digest)).toEqual([
      {
        bindingId: binding.id,
        policyId,
        policyName: 'cooldown',
        mode: 'ENFORCED',
        parameters: { days: 7 },
        result: 'DENIED',
      },
    ]);
    expect(await check(other.repo, other.digest)).toEqual([]);
    const listed = await call('GET /policies/v1/bindings', [], { query: { 'uidp.childrenOf': repo } });
    expect(listed.json).toMatchObject({ items: [{ id: binding.id, policy: policyId }], totalCount: '1' });
    await refused(3, 'POST /registry/v1/repos/{repo}:checkPolicies', [repo], { body: { digest: '1' } });
    expect((await call('DELETE /policies/v1/bindings/{uid}', [binding.id])).text).toBe('');
    expect(await check(repo, digest)).toEqual([]);
    await refused(5, 'DELETE /policies/v1/bindings/{uid}', [binding.id]);
  });

  it('a binding is refused with a parameter that the policy does not have, or out of its bounds', async () => {
    const { repo } = await image();
    const { id: policy } = await policyNamed('cooldown');
    for (const [parameters, field] of [
      [{ days: 0 }, 'parameters.days'],
      [{ days: 366 }, 'parameters.days'],
      [{ days: 1.5 }, 'parameters.days'],
      [{ months: 1 }, 'parameters.months'],
    ] as const) {
      const body = { policy, mode: 'POLICY_MODE_ENFORCED', parameters };
      const answer = await refused(3, 'POST /policies/v1/bindings/{parent}', [repo], { body });
      expect(answer.json.message).toContain(field);
    }
    await refused(3, 'POST /policies/v1/bindings/{parent}', [repo], { body: { policy, mode: 'ON' } });
    await refused(5, 'POST /policies/v1/bindings/{parent}', [repo], {
      body: { policy: 'none', mode: 'POLICY_MODE_ENFORCED' },
    });
  });

  it('the registry refuses what an enforced policy denies, but not its history, and records the decision', async () => {
    const { repo, path, digest } = await image();
    const binding = await bind(repo, 'cooldown');
    const denied = await pull(path, digest);
    expect([denied.status, denied.json.errors]).toEqual([
      403,
      [{ code: 'DENIED', message: 'pull denied by policy: cooldown' }],
    ]);
    expect((await pull(path, '1')).status).toBe(403);
    const history = await call('GET {registry}/v2/{repository}/_service/history/{tag}', [path, '1'], {
      token: await puller(),
    });
    expect(history.status).toBe(200);
    const decisions = async (query: Readonly<Record<string, string>>) =>
      (await call('GET /policies/v1/decisions', [], { query: { 'uidp.childrenOf': repo, ...query } })).json
        .items;
    const [decision, ...more] = await decisions({ digest });
    expect(more).toEqual([]);
    expect(decision).toMatchObject({ digest, repoId: repo, policyName: 'cooldown', result: 'RESULT_DENIED' });
    expect(decision.mode).toBe('POLICY_MODE_ENFORCED');
    expect(decision.reason).toContain('7-day cooldown');
    const { year, month, day: of } = decision.pulledOn;
    const pulledOn = { 'since.year': `${year}`, 'since.month': `${month}`, 'since.day': `${of}` };
    expect(await decisions(pulledOn)).toEqual([decision]);
    expect(await decisions({ ...pulledOn, 'since.year': `${year + 1}` })).toEqual([]);
    expect(
      await decisions({ 'until.year': `${year}`, 'until.month': `${month}`, 'until.day': `${of}` }),
    ).toEqual([]);
    expect(await decisions({ result: 'RESULT_ALLOWED' })).toEqual([]);
    await refused(3, 'GET /policies/v1/decisions', [], { query: { 'since.year': 'now' } });
    await call('DELETE /policies/v1/bindings/{uid}', [binding.id]);
    expect((await pull(path, digest)).status).toBe(404);
  });

  it('a dry run denies nothing, and records what it would deny', async () => {
    const { repo, path, digest } = await image();
    await bind(repo, 'cooldown', 'POLICY_MODE_DRY_RUN', { days: 30 });
    expect(await check(repo, digest)).toMatchObject([
      { mode: 'DRY_RUN', parameters: { days: 30 }, result: 'DENIED' },
    ]);
    expect((await pull(path, digest)).status).toBe(404);
    const { items } = (await call('GET /policies/v1/decisions', [], { query: { digest } })).json;
    expect(items).toMatchObject([{ mode: 'POLICY_MODE_DRY_RUN', result: 'RESULT_DENIED' }]);
  });

  it('an override lifts one policy for one image, names its reason and author, and exists once', async () => {
    const { repo, path, digest } = await image();
    await bind(repo, 'cooldown');
    const { id: policyId } = await policyNamed('cooldown');
    const body = { policyId, artifactId: digest, reason: 'a fix that cannot wait' };
    const create = 'POST /policies/v1/overrides/{parent}';
    const { json: override } = await call(create, [repo], { body });
    expect(override).toMatchObject({ ...body, digest, createdBy: expect.any(String) });
    expect(await check(repo, digest)).toMatchObject([{ result: 'DENIED' }]);
    expect((await pull(path, digest)).status).toBe(404);
    expect((await pull(path, `sha256:${'0'.repeat(64)}`)).status).toBe(403);
    await refused(6, create, [repo], { body });
    await refused(3, create, [repo], { body: { policyId, artifactId: '1', reason: 'x' } });
    await refused(3, create, [repo], { body: { policyId, artifactId: digest, digest, reason: 'x' } });
    await refused(3, create, [repo], { body: { policyId, artifactId: digest } });
    const listed = await call('GET /policies/v1/overrides', [], { query: { 'uidp.childrenOf': repo } });
    expect(listed.json.items).toEqual([override]);
    await call('DELETE /policies/v1/overrides/{uid}', [override.id]);
    expect((await pull(path, digest)).status).toBe(403);
  });

  it('a viewer lists policies, and only an owner checks, binds and overrides', async () => {
    const { repo, digest } = await image();
    const binding = await bind(repo, 'no-eol');
    const { uid } = await member(group(), ['viewer']);
    const token = (await exchange(target().address.baseUrl, uid)).json.token as string;
    for (const list of ['policies', 'bindings', 'overrides', 'decisions'])
      expect((await call(`GET /policies/v1/${list}`, [], { token })).status).toBe(200);
    const body = { policy: binding.policy, mode: 'POLICY_MODE_ENFORCED' };
    await refused(7, 'POST /policies/v1/bindings/{parent}', [repo], { token, body });
    await refused(7, 'DELETE /policies/v1/bindings/{uid}', [binding.id], { token });
    await refused(7, 'POST /policies/v1/overrides/{parent}', [repo], { token, body: {} });
    await refused(7, 'POST /registry/v1/repos/{repo}:checkPolicies', [repo], { token, body: { digest } });
    const pulls = await member(group(), ['registry.pull']);
    const pullToken = (await exchange(target().address.baseUrl, pulls.uid)).json.token as string;
    await refused(7, 'GET /policies/v1/bindings', [], { token: pullToken });
  });

  it('an image states its build time, and a package its versions, ends of life and grace period', async () => {
    const { repo, digest } = await image();
    const config = await call('GET /registry/v1/repos/{repo}/digests/{digest}/imageconfig', [repo, digest]);
    expect(Date.parse(config.json.labels['org.opencontainers.image.created'])).toBeGreaterThan(0);
    await refused(5, 'GET /registry/v1/repos/{repo}/digests/{digest}/imageconfig', [
      repo,
      `sha256:${'0'.repeat(64)}`,
    ]);
    const versions = await call('GET /registry/v1/versions/{package}', ['node']);
    expect(versions.json.gracePeriodMonths).toEqual(expect.any(Number));
    expect(versions.json.versions.map((one: Json) => one.version)).toContain('20');
    expect(versions.json.eolVersions).toContainEqual(
      expect.objectContaining({ version: '18', eolDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }),
    );
    await refused(5, 'GET /registry/v1/versions/{package}', ['none']);
  });

  it('a cool-down ends when its days since the build are over, and not before', async ({ skip }) => {
    const { later } = target();
    if (later === undefined) return skip();
    const { repo, path, digest } = await image();
    await bind(repo, 'cooldown', 'POLICY_MODE_ENFORCED', { days: 1 });
    await later(day - 60_000);
    expect(await check(repo, digest)).toMatchObject([{ result: 'DENIED' }]);
    await later(60_000);
    expect(await check(repo, digest)).toMatchObject([{ result: 'ALLOWED' }]);
    expect((await pull(path, digest)).status).toBe(404);
  });
}
