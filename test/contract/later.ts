// What time changes: cursors restart after three days, tokens end, and an update has its own time. Needs a platform whose clock can be moved.
import { expect, it } from 'vitest';
import type { Kit } from './kit.js';

const hour = 3_600_000;

export function laterContract({
  target,
  call,
  group,
  unique,
  make,
  workflow,
  puller,
  workflowToken,
  exchange,
  registryHost,
}: Kit): void {
  function clock(skip: (why: string) => never) {
    return target().later ?? skip('the clock of this platform cannot be moved');
  }

  it('error rule 4: a cursor works for three days, then the list restarts without an error', async ({
    skip,
  }) => {
    const later = clock(skip);
    const list = async (query: Readonly<Record<string, string>> = {}) =>
      (await call('GET /registry/v2/tags', [], { query: { page_size: '3', order_by: 'name', ...query } }))
        .json;
    const first = await list();
    const second = await list({ page_token: first.nextPageToken });
    await later(71 * hour);
    expect((await list({ page_token: first.nextPageToken })).tags).toEqual(second.tags);
    await later(2 * hour);
    expect((await list({ page_token: first.nextPageToken })).tags).toEqual(first.tags);
    const wrong = await list({ page_token: first.nextPageToken, order_by: 'name desc' });
    expect(wrong.tags).toEqual((await list({ order_by: 'name desc' })).tags);
  });

  it('a cursor that has expired restarts its own query: the same filter, the same order', async ({
    skip,
  }) => {
    const later = clock(skip);
    const { uid } = await make('groups', group(), { name: unique('g') });
    for (const name of ['a', 'b', 'c']) await make('repos', uid, { name });
    const list = async (query: Readonly<Record<string, string>>) =>
      (await call('GET /registry/v2/repos', [], { query: { page_size: '2', ...query } })).json;
    const first = await list({ 'uidp.children_of': uid, order_by: 'name desc' });
    await later(73 * hour);
    const restarted = await list({ page_token: first.nextPageToken });
    expect([restarted.repos, restarted.totalCount]).toEqual([first.repos, '3']);
  });

  it('an update changes the time of the update, and nothing else of the resource', async ({ skip }) => {
    const later = clock(skip);
    for (const [kind, path] of Object.entries({ identities: 'iam' })) {
      const made = await make(kind, group(), { name: unique('x') });
      const uid = [made.uid];
      await later(1000);
      const { json } = await call(`PATCH /${path}/v2/${kind}/{uid}`, uid, { body: { description: 'new' } });
      expect(json).toMatchObject({ name: made.name, createTime: made.createTime, description: 'new' });
      expect(json.updateTime > made.updateTime).toBe(true);
      expect((await call(`GET /${path}/v2/${kind}/{uid}`, uid)).json.updateTime).toBe(json.updateTime);
    }
  });

  it('every token ends', async ({ skip }) => {
    const later = clock(skip);
    const { address } = target();
    const image = `${address.organization}/node`;
    const [platform, registry, oidc] = [await workflow(), await puller(), await workflowToken()];
    const scope = `repository:${image}:pull`;
    const pull = (await call('GET {registry}/token', [], { token: registry, query: { scope } })).json.token;
    const statuses = async () => [
      (await call('GET /registry/v2/repos', [], { token: platform })).status,
      (await call('GET {registry}/token', [], { token: registry, query: { scope } })).status,
      (await call('GET {registry}/v2/{repository}/_service/history/{tag}', [image, '20'], { token: pull }))
        .status,
      (
        await call('GET|POST {issuer}/sts/exchange', [], {
          token: oidc,
          body: new URLSearchParams({ aud: address.baseUrl, identity: address.identity }),
        })
      ).status,
    ];
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await later(2 * hour);
    expect(await statuses()).toEqual([401, 401, 401, 401]);
    expect((await exchange(registryHost())).status).toBe(200);
  });
}
