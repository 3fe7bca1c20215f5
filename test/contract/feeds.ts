// Data that every organization shares: advisories and their filters, the advisory feed, and libraries.
import { expect, it } from 'vitest';
import { ecosystems, everyDay, type Kit } from './kit.js';
import type { Json } from './target.js';

export function feedContract({ target, call, refused }: Kit): void {
  /** Repeats a parameter, which a record cannot. */
  async function repeated(path: string, pairs: readonly (readonly [string, string])[]): Promise<Json> {
    const { address, send, ownerToken } = target();
    const url = `${address.baseUrl}${path}?${pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`;
    const answer = await send({ method: 'GET', url, headers: { authorization: `Bearer ${ownerToken}` } });
    return JSON.parse(answer.body);
  }
  const sorted = (items: readonly Json[], key: string) => items.map((one) => one[key] as string).sort();

  it('advisories are filtered by names and by ids, by several of each, and by both', async () => {
    const path = '/vulnerabilities/v2/advisories';
    const all = (await repeated(path, [['page_size', '200']])).advisories as Json[];
    const [one, two] = all as [Json, Json];
    expect(one.artifactName).not.toBe(two.artifactName);
    const found = async (...pairs: (readonly [string, string])[]) =>
      sorted((await repeated(path, pairs)).advisories, 'uid');
    const where = (test: (item: Json) => boolean) => sorted(all.filter(test), 'uid');
    for (const [parameter, field] of [
      ['artifactNames', 'artifactName'],
      ['advisoryIds', 'advisoryId'],
    ] as const) {
      const both = where((item) => [one[field], two[field]].includes(item[field]));
      expect(await found([parameter, one[field]])).toEqual(where((item) => item[field] === one[field]));
      expect(await found([parameter, one[field]], [parameter, two[field]])).toEqual(both);
      expect(await found([parameter, `${one[field]},${two[field]}`])).toEqual(both);
      expect(await found([parameter, one[field].slice(0, -1)])).toEqual([]);
      expect(await found([parameter, 'none'])).toEqual([]);
    }
    expect(await found(['artifactNames', one.artifactName], ['advisoryIds', two.advisoryId])).toEqual([]);
    expect(await found(['artifactNames', one.artifactName], ['advisoryIds', one.advisoryId])).toContain(
      one.uid,
    );
    await refused(5, `GET ${path}/{uid}`, ['none']);
  });

  it('documents are found by id and by the names that an advisory has elsewhere', async ({ skip }) => {
    const open = (query: Readonly<Record<string, string>>) =>
      call('GET /advisory/v2/documents', [], { token: undefined, query });
    const all = (await open({})).json.documents as Json[];
    if (all.length < 2) skip('the platform has no documents');
    const [one, two] = all as [Json, Json];
    const ids = async (query: Readonly<Record<string, string>>) =>
      sorted((await open(query)).json.documents, 'id');
    expect(await ids({ id: one.id })).toEqual([one.id]);
    expect(await ids({ id: 'none' })).toEqual([]);
    const [alias] = one.advisories[0].aliases;
    expect(await ids({ cves: alias })).toEqual([one.id]);
    expect(await ids({ cves: `${alias},${two.advisories[0].aliases[0]}` })).toEqual([one.id, two.id].sort());
    expect(await ids({ cves: 'none' })).toEqual([]);
    expect(await ids({ id: two.id, cves: alias })).toEqual([]);
  });

  it('metadata is found by ids', async ({ skip }) => {
    const open = (query: Readonly<Record<string, string>>) =>
      call('GET /advisory/v2/metadata', [], { token: undefined, query });
    const all = (await open({})).json.vulnerabilityMetadata as Json[];
    if (all.length < 2) skip('the platform has no metadata');
    const [one] = all as [Json];
    expect(sorted((await open({ ids: one.id })).json.vulnerabilityMetadata, 'id')).toEqual([one.id]);
    expect((await open({ ids: 'none' })).json.vulnerabilityMetadata).toEqual([]);
  });

  it('reports of resolved vulnerabilities are found by their days', async ({ skip }) => {
    const dates = async (query: Readonly<Record<string, string>> = {}) =>
      sorted(
        (await call('GET /advisory/v2/images/resolvedVulns', [], { query: { ...everyDay, ...query } })).json
          .resolvedVulnsReports,
        'date',
      );
    for (const name of ['startTime', 'endTime'] as const)
      expect(
        (await call('GET /advisory/v2/images/resolvedVulns', [], { query: { [name]: everyDay[name] } }))
          .status,
      ).toBe(400);
    const all = await dates();
    const day = (date = '') => date.slice(0, 10);
    if (all.length < 3) skip('the platform has no such reports');
    expect(await dates({ startTime: `${day(all[1])}T00:00:00Z` })).toEqual(all.slice(1));
    expect(await dates({ endTime: `${day(all[1])}T23:59:59Z` })).toEqual(all.slice(0, 2));
  });

  it('reports of resolved vulnerabilities name images that the caller sees', async ({ skip }) => {
    if (target().transport === 'grpc') skip('it is about the form of a query');
    const { json } = await call('GET /registry/v2/repos');
    const report = (imageRefs: string) =>
      call('GET /advisory/v2/images/resolvedVulns', [], { query: { ...everyDay, imageRefs } });
    const known = await report(JSON.stringify({ repo: json.repos[0].uid, tags: ['latest', '1'] }));
    expect([known.status, known.json.resolvedVulnsReports]).toEqual([200, expect.any(Array)]);
    expect((await report('{"repo":"none"}')).status).toBe(404);
    for (const wrong of ['{}', '{', '"none"'])
      expect([wrong, (await report(wrong)).status]).toEqual([wrong, 400]);
  });

  it('artifacts of libraries have ecosystems, counts and versions', async ({ skip }) => {
    const list = async (query: Readonly<Record<string, string>> = {}) => {
      const wanted = query.ecosystems === undefined ? ecosystems : [query.ecosystems];
      const pages = wanted.map((one) =>
        call('GET /libraries/v2/artifacts', [], { query: { ...query, ecosystems: one } }),
      );
      return (await Promise.all(pages)).flatMap(({ json }) => json.artifacts as Json[]);
    };
    for (const path of ['artifacts', 'artifacts/count'])
      expect((await call(`GET /libraries/v2/${path}`)).status).toBe(400);
    const all = await list();
    if (all.length < 2) skip('the platform has no artifacts');
    for (const artifact of all) {
      const versions = (await call('GET /libraries/v2/artifacts/{uid}/versions', [artifact.uid])).json
        .artifactVersions;
      expect(artifact.versions).toBeUndefined();
      expect([artifact.versionCount, artifact.latestVersion]).toEqual([versions.length, versions[0].version]);
      expect(sorted(await list({ query: artifact.name }), 'uid')).toEqual([artifact.uid]);
      const { ecosystem } = artifact;
      const same = all.filter((one) => one.ecosystem === ecosystem);
      expect(sorted(await list({ ecosystems: ecosystem }), 'uid')).toEqual(sorted(same, 'uid'));
      const { counts } = (
        await call('GET /libraries/v2/artifacts/count', [], { query: { ecosystems: ecosystem } })
      ).json;
      expect(counts).toEqual([{ ecosystem, totalCount: String(same.length) }]);
    }
    expect(await list({ query: 'no such artifact' })).toEqual([]);
  });
}
