// `emulator --json`: with what it prints and no more, any program plays the workflow.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Address } from '../../src/emulator/index.js';

const script = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));
interface Body {
  readonly value: string;
  readonly token: string;
  readonly repos: readonly { readonly uid: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly history: readonly unknown[];
}

let child: ChildProcess;
let address: Address;

beforeAll(async () => {
  child = spawn(process.execPath, [script, 'emulator', '--json']);
  let text = '';
  while (!text.includes('\n')) text += String((await once(child.stdout as NodeJS.ReadableStream, 'data'))[0]);
  address = JSON.parse(text);
});
afterAll(async () => {
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
});

async function get(url: string, token?: string) {
  const response = await fetch(
    url,
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  );
  return { status: response.status, body: (await response.json()) as Body };
}

async function exchange(audience: string) {
  const asked = `${address.oidcRequestUrl}&audience=${encodeURIComponent(new URL(address.issuerUrl).host)}`;
  const { body } = await get(asked, address.oidcRequestToken);
  const response = await fetch(`${address.issuerUrl}/sts/exchange`, {
    method: 'POST',
    headers: { authorization: `Bearer ${body.value}` },
    body: new URLSearchParams({ aud: audience, identity: address.identity }),
  });
  return ((await response.json()) as { token: string }).token;
}

it('prints one line with exactly the names of the contract', () => {
  expect(Object.keys(address)).toEqual([
    'baseUrl',
    'registryUrl',
    'issuerUrl',
    'oidcRequestUrl',
    'oidcRequestToken',
    'identity',
    'group',
    'organization',
    'publicOrganization',
    'controlUrl',
    'administrator',
    'reader',
  ]);
});

it('gives a platform token that lists repositories and tags', async () => {
  const token = await exchange(address.baseUrl);
  const scope = `uidp.descendants_of=${encodeURIComponent(address.group)}&name=node`;
  const repos = await get(`${address.baseUrl}/registry/v2/repos?${scope}`, token);
  expect(repos).toMatchObject({
    status: 200,
    body: { totalCount: '1', skipped: 0, nextPageToken: '', repos: [{ name: 'node' }] },
  });
  const parent = encodeURIComponent(repos.body.repos[0]?.uid ?? '');
  const tags = await get(
    `${address.baseUrl}/registry/v2/tags?uidp.children_of=${parent}&page_size=200`,
    token,
  );
  expect(tags.body.tags.map(({ name }) => name).sort()).toContain('20-dev');
});

it('issues a registry token that reads one history, and refuses the other audience', async () => {
  const token = await exchange(new URL(address.registryUrl).host);
  const pull = await get(`${address.registryUrl}/token?scope=repository:acme/node:pull`, token);
  const history = `${address.registryUrl}/v2/acme/node/_service/history/20`;
  const answer = await get(history, pull.body.token);
  expect(answer.body.history).toHaveLength(10);
  expect((await get(history.replace('node', 'python').replace('20', '3.12'), pull.body.token)).status).toBe(
    403,
  );
  expect((await get(history, await exchange(address.baseUrl))).status).toBe(403);
  expect((await get(history, 'nonsense')).status).toBe(401);
  expect((await get(`${address.baseUrl}/registry/v2/repos`, token)).status).toBe(401);
});

it('serves latest of public images to anybody, and nothing else', async () => {
  const pull = await get(`${address.registryUrl}/token?scope=repository:public-images/nginx:pull`);
  const history = `${address.registryUrl}/v2/public-images/nginx/_service/history`;
  expect((await get(`${history}/latest`, pull.body.token)).status).toBe(200);
  expect((await get(`${history}/1.27`, pull.body.token)).status).toBe(403);
  expect((await get(`${address.registryUrl}/token?scope=repository:acme/node:pull`)).status).toBe(401);
});
