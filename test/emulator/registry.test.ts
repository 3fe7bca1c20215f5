// The registry's side of the OCI protocol: challenges, tokens by GET and POST, pages of tags, and what is public.
import { expect, it } from 'vitest';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';

const reading = async () => {
  const emulator = await createEmulator();
  const { registryUrl, identity } = emulator.address;
  const host = new URL(registryUrl).host;
  const token = await emulator.tokenFor(identity, host);
  return { emulator, host, token };
};

function ask(
  { transport, address }: Emulator,
  path: string,
  { token, method = 'GET', body }: { token?: string; method?: string; body?: string } = {},
) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return transport({
    method,
    url: address.registryUrl + path,
    headers,
    ...(body === undefined ? {} : { body }),
  });
}

it('says where tokens are, and for which repository', async () => {
  const { emulator, host } = await reading();
  const realm = `Bearer realm="${emulator.address.registryUrl}/token",service="${host}"`;
  expect((await ask(emulator, '/v2/')).headers['www-authenticate']).toBe(realm);
  for (const path of ['manifests/20', 'tags/list', '_service/history/20', 'blobs/sha256:0'])
    expect((await ask(emulator, `/v2/acme/node/${path}`)).headers['www-authenticate']).toBe(
      `${realm},scope="repository:acme/node:pull"`,
    );
  const wrong = await ask(emulator, '/v2/acme/node/manifests/20', { token: 'x' });
  expect([wrong.status, wrong.headers['www-authenticate']]).toEqual([401, expect.stringContaining(realm)]);
});

it('gives a token to a form, for several repositories', async () => {
  const { emulator, token } = await reading();
  const fields = { username: '_token', password: token, service: 'x', client_id: 'test' };
  const scopes = 'scope=repository:acme/node:pull&scope=repository:acme/nginx:pull,push';
  const form = (more: Record<string, string>) => `${new URLSearchParams({ ...fields, ...more })}&${scopes}`;
  const post = (body: string) => ask(emulator, '/token', { method: 'POST', body });
  for (const more of [{ grant_type: 'password' }, { grant_type: 'refresh_token', refresh_token: token }]) {
    const given = JSON.parse((await post(form(more))).body);
    for (const path of ['acme/node/manifests/20', 'acme/nginx/manifests/latest'])
      expect((await ask(emulator, `/v2/${path}`, { token: given.access_token })).status).toBe(200);
    expect((await ask(emulator, '/v2/acme/redis/manifests/7', { token: given.access_token })).status).toBe(
      403,
    );
  }
  expect((await post(form({ grant_type: 'password', username: 'me' }))).status).toBe(401);
  expect((await post(form({ grant_type: 'client_credentials' }))).status).toBe(400);
});

it('lists tags in pages, each of which names the next', async () => {
  const { emulator, token } = await reading();
  const names: string[] = [];
  let next: string | undefined = '/v2/acme/node/tags/list?n=4';
  while (next !== undefined) {
    const page: Awaited<ReturnType<typeof ask>> = await ask(emulator, next, { token });
    const { tags } = JSON.parse(page.body);
    expect(tags.length).toBeLessThanOrEqual(4);
    names.push(...tags);
    next = /^<(.+)>; rel="next"$/.exec(page.headers.link ?? '')?.[1];
  }
  expect(names).toEqual([...new Set(names)].sort());
  expect(names).toEqual(expect.arrayContaining(['18', '18-dev', '20', '20-dev', '22', '22-dev', 'latest']));
  expect((await ask(emulator, '/v2/acme/node/tags/list?n=x', { token })).status).toBe(400);
  expect((await ask(emulator, '/v2/acme/none/tags/list', { token })).status).toBe(404);
});

it('gives everybody what a public tag was, all that belongs to it, and nothing of other tags', async () => {
  const { emulator, token } = await reading();
  const scope = 'scope=repository:public-images/static:pull';
  const { token: open } = JSON.parse((await ask(emulator, `/token?${scope}`)).body);
  const own = (path: string, by: string) => ask(emulator, `/v2/public-images/static/${path}`, { token: by });
  const index = await own('manifests/latest', open);
  const digest = index.headers['docker-content-digest'] ?? '';
  expect((await own(`manifests/${digest}`, open)).status).toBe(200);
  for (const { digest: child } of JSON.parse(index.body).manifests) {
    const manifest = JSON.parse((await own(`manifests/${child}`, open)).body);
    expect((await own(`blobs/${manifest.config.digest}`, open)).status).toBe(200);
    const [attached] = JSON.parse((await own(`referrers/${child}`, open)).body).manifests;
    expect((await own(`manifests/${attached.digest}`, open)).status).toBe(200);
  }
  expect((await own('tags/list', open)).status).toBe(403);
  const nginx = `scope=repository:public-images/nginx:pull`;
  const { token: other } = JSON.parse((await ask(emulator, `/token?${nginx}`)).body);
  const numbered = await ask(emulator, '/v2/public-images/nginx/manifests/1.27', { token });
  const hidden = `/v2/public-images/nginx/manifests/${numbered.headers['docker-content-digest']}`;
  expect([numbered.status, (await ask(emulator, hidden, { token: other })).status]).toEqual([200, 403]);
});
