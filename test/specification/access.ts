// Sections 4.5 and 5: advisories and authentication.
import { expect, it } from 'vitest';
import type { Json } from '../contract/target.js';
import type { Audit } from './kit.js';

const history = 'GET {registry}/v2/{repository}/_service/history/{tag}';

export function accessSection(audit: Audit): void {
  const { call, list, furnished, make, unique, group, refused, exchange, puller, workflow } = audit;
  const node = () => `${audit.target().address.organization}/node`;
  const nginx = () => `${audit.target().address.publicOrganization}/nginx`;
  const pullToken = (image: string, token?: string) =>
    call('GET {registry}/token', [], { token, query: { scope: `repository:${image}:pull` } });

  it('§4.5 "List query parameters, plus filters `artifactNames` and `advisoryIds`"', async () => {
    const path = '/vulnerabilities/v2/advisories';
    const all: Json[] = (await list(path)).advisories;
    for (const [filter, field] of [
      ['artifactNames', 'artifactName'],
      ['advisoryIds', 'advisoryId'],
    ] as const)
      for (const one of all) {
        const found: Json[] = (await list(path, { [filter]: one[field] })).advisories;
        expect(found).toEqual(all.filter((other) => other[field] === one[field]));
      }
  });

  it('§4.5 "v2 has no vulnerability-report operations; … read through the v1 operations GetVulnReport and ListVulnCountReports"', async () => {
    const [{ uid }] = (await list('/registry/v2/repos', { 'uidp.children_of': group(), name: 'node' })).repos;
    const [{ digest }] = (await list('/registry/v2/tags', { 'uidp.children_of': uid, name: '20' })).tags;
    const path = '/repos/{repo}/digests/{digest}/vulnreport';
    expect((await call(`GET /registry/v1${path}`, [uid, digest])).json.id).toEqual(expect.any(String));
    await refused(5, `GET /registry/v2${path}`, [uid, digest]);
    expect((await list('/registry/v1/vuln_reports/counts', { repo: uid })).items.length).toBeGreaterThan(0);
    await refused(5, 'GET /registry/v2/vuln_reports/counts');
  });

  it('§4.5 "A v1 ListEolTags operation remains available."', async () => {
    const { items } = await list('/registry/v1/eoltags', { 'uidp.descendants_of': group() });
    expect(items.length).toBeGreaterThan(0);
  });

  it('§5 rule 1: "The model is the same as in v1, so tokens valid for v1 are valid for v2."', async () => {
    const token = await workflow();
    for (const path of ['/registry/v1/eoltags', '/registry/v2/tags'])
      expect((await call(`GET ${path}`, [], { token })).status).toBe(200);
  });

  it('§5 rule 2: "what a caller can see or change follows the roles bound to its identity in groups"', async () => {
    const { parent, repo, identity } = await furnished();
    const member = await audit.member(group(), [], parent);
    const token = (await exchange(audit.target().address.baseUrl, member.uid)).json.token;
    const bind = async (name: string) => {
      const { roles } = await list('/iam/v2/roles', { name });
      await make('roleBindings', parent, { identityUid: member.uid, roleUid: roles[0].uid });
    };
    const [patch, change] = ['PATCH /iam/v2/identities/{uid}', { token, body: { description: 'new' } }];
    await refused(7, 'GET /registry/v2/repos', [], { token });
    await bind('viewer');
    const { repos } = await list('/registry/v2/repos', { 'uidp.descendants_of': group() }, token);
    expect(repos.map(({ uid }: Json) => uid)).toEqual([repo.uid]);
    await refused(7, patch, [identity.uid], change);
    await bind('owner');
    expect((await call(patch, [identity.uid], change)).json.description).toBe('new');
  });

  it('§5 rule 3: "Identities are matched to external workflow tokens through `claimMatch` …; the subject must equal exactly"', async () => {
    const { baseUrl, identity } = audit.target().address;
    const { json } = await call('GET /iam/v2/identities/{uid}', [identity]);
    const { issuer, subject } = json.claimMatch;
    const status = async (claimMatch: object) =>
      (await exchange(baseUrl, (await make('identities', group(), { name: unique('i'), claimMatch })).uid))
        .status;
    expect(await status({ issuer, subject })).toBe(200);
    for (const wrong of [`${subject}x`, subject.slice(0, -1), subject.toUpperCase(), '*'])
      expect([wrong, await status({ issuer, subject: wrong })]).toEqual([wrong, 403]);
    expect(await status({ issuer: 'https://other.example', subject })).toBe(403);
  });

  it('§5 rule 4: "For free-tier public images (the `latest` and `latest-dev` tags), a token is issued anonymously"', async () => {
    const { token } = (await pullToken(nginx())).json;
    const status = async (tag: string) => (await call(history, [nginx(), tag], { token })).status;
    expect([await status('latest'), await status('latest-dev'), await status('1.27')]).toEqual([
      200, 200, 403,
    ]);
    expect((await pullToken(node())).status).toBe(401);
  });

  it('§5 rule 4: "For private images, the caller presents a token issued for the registry host as audience"', async () => {
    expect((await pullToken(node(), await puller())).status).toBe(200);
    expect((await pullToken(node(), await workflow())).status).toBe(403);
  });

  it('§5 rule 4, §7.2 rule 5: "The tag history endpoint answers 403 when the bearer token was issued for a different audience."', async () => {
    for (const audience of [audit.target().address.baseUrl, 'somebody.example.com']) {
      const { token } = (await exchange(audience)).json;
      expect((await call(history, [node(), '20'], { token })).status).toBe(403);
    }
  });
}
