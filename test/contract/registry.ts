// The registry: windows of histories, and content by tag and digest.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Kit, timesOf } from './kit.js';
import type { Json } from './target.js';

export function registryContract({ target, call, puller, group, refused }: Kit): void {
  const image = (name: string) => `${target().address.organization}/${name}`;
  const historyOf = async (name: string, tag: string, query: Readonly<Record<string, string>> = {}) =>
    call('GET {registry}/v2/{repository}/_service/history/{tag}', [image(name), tag], {
      token: await puller(),
      query,
    });
  const times = ({ json }: { json: Json }) =>
    (json.history as Json[]).map(({ updateTimestamp }) => updateTimestamp as string);

  it('start and end narrow a history, alone and together', async () => {
    const all = times(await historyOf('node', '20'));
    const [from = '', to = ''] = [all[2], all[6]];
    const inside = async (query: Readonly<Record<string, string>>) =>
      times(await historyOf('node', '20', query));
    // Whether the bounds themselves are included, the specification does not say.
    const strictly = (found: readonly string[]) => found.filter((one) => one !== from && one !== to);
    const start = await inside({ start: from });
    const end = await inside({ end: to });
    const both = await inside({ start: from, end: to });
    expect(strictly(start)).toEqual(strictly(all.slice(3)));
    expect(strictly(end)).toEqual(strictly(all.slice(0, 6)));
    expect(strictly(both)).toEqual(all.slice(3, 6));
    for (const found of [start, both]) expect(found.every((one) => one >= from)).toBe(true);
    for (const found of [end, both]) expect(found.every((one) => one <= to)).toBe(true);
    const after = (ms: number) => new Date(Date.parse(from) + ms).toISOString();
    expect(await inside({ start: after(1), end: after(-1) })).toEqual([]);
    expect(await inside({ start: after(-1), end: after(1) })).toEqual([from]);
    expect(await inside({ start: from.replace('Z', '+00:00'), end: after(1) })).toEqual([from]);
  });

  it('a bound that is not a time is refused', async () => {
    for (const query of [{ start: 'yesterday' }, { end: 'never' }])
      expect((await historyOf('node', '20', query)).status).toBe(400);
  });

  it('windows of a long history reach every record, each window oldest first', async ({ skip }) => {
    const first = await historyOf('busybox', 'nightly');
    if (first.status === 404) skip('the platform has no busybox:nightly with a long history');
    const oldest = times(first);
    expect(oldest).toHaveLength(1000);
    const rest = times(await historyOf('busybox', 'nightly', { start: oldest.at(-1) ?? '' }));
    expect(rest[0] ?? '').toBe(rest.toSorted()[0]);
    expect((rest[0] ?? '') >= (oldest.at(-1) ?? '')).toBe(true);
    const window = times(await historyOf('busybox', 'nightly', { end: oldest[700] ?? '' }));
    expect(window.slice(0, 700)).toEqual(oldest.slice(0, 700));
    expect(window.length).toBeLessThanOrEqual(701);
  });

  it('a history is oldest first, whatever the order in which the platform keeps it', async ({ skip }) => {
    const answer = await historyOf('unsorted', '1');
    if (answer.status === 404) skip('the platform has no unsorted:1');
    const instants = times(answer).map((one) => Date.parse(one));
    const [{ uid }] = (
      await call('GET /registry/v2/repos', [], {
        query: { 'uidp.children_of': group(), name: 'unsorted' },
      })
    ).json.repos;
    const [tag] = (await call('GET /registry/v2/tags', [], { query: { 'uidp.children_of': uid } })).json.tags;
    const { history } = answer.json;
    expect(tag.digest).toBe(history.at(-1).digest);
    const ends: Json = { createTime: history[0], updateTime: history.at(-1) };
    // A message of gRPC has no zeros at the end of a time.
    const time = (text: string) => (target().transport === 'grpc' ? Date.parse(text) : text);
    for (const name of timesOf(target(), 'tags'))
      expect(time(tag[name])).toBe(time(ends[name].updateTimestamp));
    expect(instants.length).toBeGreaterThan(2);
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
  });

  it('what the registry does not have is its own error', async () => {
    const token = await puller();
    const answer = await historyOf('none', '1');
    expect([answer.status, answer.json.errors[0].code]).toEqual([404, 'NAME_UNKNOWN']);
    expect((await historyOf('node', 'none')).json.errors[0].code).toBe('MANIFEST_UNKNOWN');
    const get = async (path: string) => call(`GET {registry}/v2/${image('node')}/${path}`, [], { token });
    for (const [path, code] of [
      ['manifests/none', 'MANIFEST_UNKNOWN'],
      [`manifests/sha256:${'0'.repeat(64)}`, 'MANIFEST_UNKNOWN'],
      [`blobs/sha256:${'0'.repeat(64)}`, 'BLOB_UNKNOWN'],
    ] as const) {
      const { status, json } = await get(path);
      expect([path, status, json.errors[0].code]).toEqual([path, 404, code]);
    }
    expect((await get('_service/other/20')).status).toBe(404);
    expect((await call('GET {registry}/v2/', [], { token: undefined })).status).toBe(401);
  });

  it('content is what its digest says: the index by tag and by digest, its manifests, their blobs', async () => {
    const token = await puller();
    const get = (path: string, own: string | undefined = token) =>
      call(`GET {registry}/v2/${image('node')}/${path}`, [], { token: own });
    const sum = ({ text }: { text: string }) => `sha256:${createHash('sha256').update(text).digest('hex')}`;
    const { history } = (await historyOf('node', '20')).json;
    const { digest } = history.at(-1);
    const index = await get('manifests/20');
    expect(sum(index)).toBe(digest);
    expect((await get(`manifests/${digest}`)).text).toBe(index.text);
    const manifest = await get(`manifests/${index.json.manifests[0].digest}`);
    expect(sum(manifest)).toBe(index.json.manifests[0].digest);
    const blob = await get(`blobs/${manifest.json.config.digest}`);
    expect(sum(blob)).toBe(manifest.json.config.digest);
    expect((await get(`manifests/${digest}`, 'nonsense')).status).toBe(401);
    expect((await get(`referrers/${digest}`)).json.manifests).toEqual([]);
  });

  it('referrers name the manifests that refer to a digest', async ({ skip }) => {
    const token = await puller();
    const get = (path: string) => call(`GET {registry}/v2/${image('python')}/${path}`, [], { token });
    const index = await get('manifests/3.12');
    const [{ digest }] = index.json.manifests;
    const { manifests } = (await get(`referrers/${digest}`)).json;
    if (manifests.length === 0) skip('nothing refers to python:3.12');
    for (const one of manifests) {
      const held = await get(`manifests/${one.digest}`);
      expect(held.json.subject.digest).toBe(digest);
      expect([held.json.mediaType, Buffer.byteLength(held.text)]).toEqual([one.mediaType, one.size]);
    }
  });

  it('reports of vulnerabilities are about a digest, and counts about the newest digest of a tag', async () => {
    const query = { 'uidp.children_of': group(), name: 'node' };
    const { uid } = (await call('GET /registry/v2/repos', [], { query })).json.repos[0];
    const counts = async (wanted: Readonly<Record<string, string>>) =>
      (await call('GET /registry/v1/vuln_reports/counts', [], { query: wanted })).json.items as Json[];
    const items = await counts({ repo: uid });
    expect(items.length).toBeGreaterThan(1);
    for (const { repo, tag, date, vulnCounts } of items) {
      expect([repo, date]).toEqual([uid, expect.any(String)]);
      const [{ digest }] = (
        await call('GET /registry/v2/tags', [], { query: { 'uidp.children_of': uid, name: tag } })
      ).json.tags;
      const report = (await call('GET /registry/v1/repos/{repo}/digests/{digest}/vulnreport', [uid, digest]))
        .json;
      expect(report.id).toBe(digest);
      const severities = (report.vulnerabilityMatches as Json[]).map(
        ({ vulnerability }) => vulnerability.severity as string,
      );
      const expected = [...new Set(severities)].map((severity) => ({
        severity,
        count: severities.filter((one) => one === severity).length,
      }));
      expect(vulnCounts).toEqual(expected);
    }
    const [{ tag }] = items as [Json];
    expect((await counts({ repo: uid, tag })).map((one) => one.tag)).toEqual([tag]);
    expect(await counts({ repo: uid, tag: 'none' })).toEqual([]);
    const [past, future] = ['2000-01-01T00:00:00Z', '2100-01-01T00:00:00Z'];
    expect(await counts({ repo: uid, from: past, to: future })).toEqual(items);
    for (const none of [{ from: future }, { to: past }])
      expect(await counts({ repo: uid, ...none })).toEqual([]);
    await refused(3, 'GET /registry/v1/vuln_reports/counts', [], { query: { from: 'yesterday' } });
    expect((await counts({})).length).toBeGreaterThan(items.length);
  });
}
