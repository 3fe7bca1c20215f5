// Sections 4.6 and 4.7: the token endpoint and the history endpoint of the registry.
import { expect, it } from 'vitest';
import type { Json } from '../contract/target.js';
import type { Audit } from './kit.js';

const history = 'GET {registry}/v2/{repository}/_service/history/{tag}';

export function registrySection(audit: Audit): void {
  const { call, puller } = audit;
  const node = () => `${audit.target().address.organization}/node`;
  const nginx = () => `${audit.target().address.publicOrganization}/nginx`;
  const pullToken = (image: string, token?: string) =>
    call('GET {registry}/token', [], { token, query: { scope: `repository:${image}:pull` } });
  const times = ({ json }: { json: Json }) =>
    (json.history as Json[]).map(({ updateTimestamp }) => updateTimestamp as string);

  it('§4.6 "Query `scope` = `repository:<org>/<image>:pull`": "JSON object with field `token` (string)"', async () => {
    const { status, json } = await pullToken(node(), await puller());
    expect([status, json]).toEqual([200, { token: expect.stringMatching(/./) }]);
    const other = await call('GET {registry}/token', [], { token: await puller(), query: { scope: node() } });
    expect(other.status).toBe(400);
  });

  it('§4.6 "The token is valid only for pulling the history of the named image."', async () => {
    const { token } = (await pullToken(node(), await puller())).json;
    expect((await call(history, [node(), '20'], { token })).status).toBe(200);
    const other = `${audit.target().address.organization}/python`;
    expect((await call(history, [other, '3.12'], { token })).status).toBe(403);
    expect((await call('GET /registry/v2/repos', [], { token })).status).toBe(401);
  });

  it('§4.7 rule 1: "`<org>` is the organization name for private images. For public images it is a fixed public organization name."', async () => {
    expect((await call(history, [node(), '20'], { token: await puller() })).status).toBe(200);
    const { token } = (await pullToken(nginx())).json;
    expect((await call(history, [nginx(), 'latest'], { token })).status).toBe(200);
  });

  it('§4.7 rule 2: "`start` limits results to digests created from that time; `end` … before that time. Either may be used alone or both together."', async () => {
    const token = await puller();
    const within = async (query: Readonly<Record<string, string>>) =>
      times(await call(history, [node(), '20'], { token, query }));
    const all = await within({});
    const after = (one = '', ms = 1) => new Date(Date.parse(one) + ms).toISOString();
    expect(await within({ start: after(all[3]) })).toEqual(all.slice(4));
    expect(await within({ end: after(all[3]) })).toEqual(all.slice(0, 4));
    expect(await within({ start: after(all[1]), end: after(all[3]) })).toEqual(all.slice(2, 4));
  });

  it('§4.7 rule 3: "Records are ordered with the oldest first."', async () => {
    const all = times(await call(history, [node(), '20'], { token: await puller() }));
    expect(all).toEqual(all.toSorted());
  });

  it('§4.7 rule 4, §8 "At most 1000 records are returned per request; to reach newer digests … narrow the window"', async () => {
    const image = [`${audit.target().address.organization}/busybox`, 'nightly'];
    const token = await puller();
    const first = times(await call(history, image, { token }));
    const rest = times(await call(history, image, { token, query: { start: first.at(-1) ?? '' } }));
    expect(first).toHaveLength(1000);
    expect((rest.at(-1) ?? '') > (first.at(-1) ?? '')).toBe(true);
    expect(new Set([...first, ...rest]).size).toBeGreaterThan(1000);
  });
}
