// The emulator's `tag-history` of OCI registries, read by the client, and by its parameters.
import { expect, it } from 'vitest';
import { openHistories } from '../../src/clients/histories/index.js';
import { createEmulator, openRegistry } from '../../src/emulator/index.js';
import type { HistoryAnswer } from '../../src/history/source.js';
import type { Digest } from '../../src/model/images/image.js';
import type { Transport } from '../../src/model/run/http.js';

const origins = {
  platform: 'https://api.example.com',
  registry: 'https://registry.example.com',
  issuer: 'https://issuer.example.com',
  provider: 'https://oidc.example.com',
};
const base = 'https://registry.example.net';

async function emulated() {
  const { state } = await createEmulator({}, origins);
  const send: Transport = openRegistry(state);
  const get = async (path: string) => {
    const { status, headers, body } = await send({ method: 'GET', url: `${base}${path}`, headers: {} });
    return { status, link: headers.link, list: status === 200 ? JSON.parse(body).manifests : [] };
  };
  return { send, get, path: `/v2/${state.publicOrganization}/nginx/_oci/tag-history/latest`, state };
}

it('is what the client reads', async () => {
  const { send, state } = await emulated();
  const histories = openHistories({
    selection: { wellKnown: true, hosts: {} },
    send,
    clock: { now: Date.now },
    github: { api: '', graphql: '', raw: '' },
    tokenOf: () => undefined,
    originOf: () => base,
  });
  const name = { registry: 'registry.example.net', repository: `${state.publicOrganization}/nginx` };
  const [source] = histories.sourcesOf(name, 'latest');
  const question = { pins: [], view: { now: Date.now() }, isAnswered: () => false, isFull: true } as const;
  const current: Digest = `sha256:${'0'.repeat(64)}`;
  const answer = (await source?.ask({
    ...question,
    image: { ...name, tag: 'latest' },
    current,
  })) as HistoryAnswer;
  expect(answer.records.length).toBeGreaterThan(1);
  expect(answer.known).toHaveLength(1);
});

it('knows the parameters of the text, and answers what is not known with an empty list', async () => {
  const { get, path } = await emulated();
  const all = await get(path);
  const times = all.list.map(
    (one: { annotations: Record<string, string> }) =>
      one.annotations['org.opencontainers.distribution.tag.timestamp'] ?? '',
  );
  expect(times).toEqual([...times].sort().reverse());
  expect(await get(`${path}?n=0`)).toEqual({ status: 200, link: undefined, list: [] });
  const first = await get(`${path}?n=1`);
  expect(first.list).toEqual(all.list.slice(0, 1));
  const next = /<([^>]+)>; rel="next"/.exec(first.link ?? '')?.[1] ?? '';
  expect((await get(next)).list).toEqual(all.list.slice(1, 2));
  expect((await get(`${path}?since=${times[1]}`)).list).toEqual(all.list.slice(0, 1));
  expect((await get(`${path}?digest=${all.list[1].digest}`)).list).toContainEqual(all.list[1]);
  expect(await get('/v2/nobody/nothing/_oci/tag-history/1')).toMatchObject({ status: 200, list: [] });
  expect((await get(`${path}?before=soon`)).status).toBe(400);
});
