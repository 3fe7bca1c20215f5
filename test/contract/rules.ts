// One test for each rule whose breach would make a gate pass wrongly. Its title is the rule's name in scripts/mutation, where
// the emulator is broken in just that way: this test alone has to notice.
import { describe, expect, it } from 'vitest';
import type { Kit } from './kit.js';
import type { Json } from './target.js';

const history = 'GET {registry}/v2/{repository}/_service/history/{tag}';

export function ruleContract({
  target,
  call,
  group,
  unique,
  make,
  member,
  exchange,
  refused,
  ...kit
}: Kit): void {
  const { puller, workflow, registryHost } = kit;
  const node = () => `${target().address.organization}/node`;
  const list = async (path: string, query: Readonly<Record<string, string>>, token?: string): Promise<Json> =>
    (await call(`GET ${path}`, [], { query, ...(token === undefined ? {} : { token }) })).json;
  const names = (items: readonly Json[]) => items.map(({ name }) => name as string);
  const tokenOf = async (uid: string) => (await exchange(target().address.baseUrl, uid)).json.token as string;

  describe('a breach of each would go unnoticed', () => {
    it('A platform token is for the platform', async () => {
      expect((await list('/registry/v2/repos', {}, await workflow())).repos.length).toBeGreaterThan(0);
      for (const audience of [registryHost(), 'somebody.example.com'])
        await refused(16, 'GET /registry/v2/repos', [], { token: (await exchange(audience)).json.token });
    });

    it('The issuer of a platform token is the issuer', async () => {
      const token = await kit.workflowToken(target().address.baseUrl);
      await refused(16, 'GET /registry/v2/repos', [], { token });
    });

    it('end is read', async () => {
      const token = await puller();
      const times = async (query: Readonly<Record<string, string>>) =>
        ((await call(history, [node(), '20'], { token, query })).json.history as Json[]).map(
          ({ updateTimestamp }) => updateTimestamp as string,
        );
      const all = await times({});
      const [, , third = ''] = all;
      expect((await times({ end: third })).filter((one) => one > third)).toEqual([]);
      expect((await times({ end: third })).slice(0, 2)).toEqual(all.slice(0, 2));
    });

    it('children_of are direct children', async () => {
      const { uid: top } = await make('groups', group(), { name: unique('g') });
      const middle = await make('groups', top, { name: unique('g') });
      await make('groups', middle.uid, { name: unique('g') });
      const { groups } = await list('/iam/v2/groups', { 'uidp.children_of': top });
      expect(names(groups)).toEqual([middle.name]);
    });

    it('An exact filter is exact, not a part', async () => {
      const { uid } = await make('groups', group(), { name: unique('g') });
      for (const name of ['node', 'node-dev', 'a-node']) await make('repos', uid, { name });
      const { repos } = await list('/registry/v2/repos', { 'uidp.children_of': uid, name: 'node' });
      expect(names(repos)).toEqual(['node']);
    });

    it('A page has 200 results at most', async () => {
      const { uid } = await make('repos', group(), { name: unique('r') });
      const digest = `sha256:${'7'.repeat(64)}`;
      for (let index = 0; index < 201; index += 1) await make('tags', uid, { name: `t${index}`, digest });
      for (const page_size of ['200', '201', '250', '1000']) {
        const { tags, totalCount } = await list('/registry/v2/tags', { 'uidp.children_of': uid, page_size });
        expect([page_size, tags.length, totalCount]).toEqual([page_size, 200, '201']);
      }
    });

    it('advisoryIds is read', async () => {
      const { advisories } = await list('/vulnerabilities/v2/advisories', {});
      const [{ advisoryId }] = advisories;
      const found = await list('/vulnerabilities/v2/advisories', { advisoryIds: advisoryId });
      expect(found.advisories).toEqual(advisories.filter((one: Json) => one.advisoryId === advisoryId));
      expect(found.advisories.length).toBeLessThan(advisories.length);
    });

    it('A binding above reaches the group of the identity only', async () => {
      const { uid } = await make('groups', group(), { name: unique('g') });
      const repo = await make('repos', uid, { name: unique('r') });
      const identity = await member(uid, ['viewer', 'registry.pull'], group());
      const { repos } = await list(
        '/registry/v2/repos',
        { 'uidp.descendants_of': group() },
        await tokenOf(identity.uid),
      );
      expect(names(repos)).toEqual([repo.name]);
      const token = await puller(identity.uid);
      expect((await call(history, [node(), '20'], { token })).status).toBe(403);
    });

    it('A binding beneath does not reach everything', async () => {
      const { uid } = await make('groups', group(), { name: unique('g') });
      const repo = await make('repos', uid, { name: unique('r') });
      const identity = await member(group(), ['viewer', 'registry.pull'], uid);
      const { repos } = await list(
        '/registry/v2/repos',
        { 'uidp.descendants_of': group() },
        await tokenOf(identity.uid),
      );
      expect(names(repos)).toEqual([repo.name]);
    });

    it('An operation needs its capability', async () => {
      const token = await tokenOf((await member(group(), ['registry.pull'])).uid);
      expect((await call('GET /registry/v2/repos', [], { token })).status).toBe(200);
      for (const path of ['/iam/v2/identities', '/iam/v2/roleBindings', '/vulnerabilities/v2/advisories'])
        expect([path, (await call(`GET ${path}`, [], { token })).status]).toEqual([path, 403]);
      const body = { name: unique('x') };
      for (const operation of ['POST /iam/v2/groups/{parent}', 'POST /registry/v2/repos/{parent}'])
        await refused(7, operation, [group()], { token, body });
    });
  });
}
