// `tagproof releases IMAGE...`: what Renovate's custom datasources read has no time and no digest that is not proved.
import { describe, expect, it } from 'vitest';
import { releases } from '../../src/cli/commands/releases.js';
import { createEmulator } from '../../src/emulator/index.js';
import { digestAt } from '../../src/emulator/seed.js';
import type { Transport } from '../../src/model/run/http.js';
import { dayMs } from '../build.js';
import { contextOf } from '../cli/context.js';
import { oidcEnvironment, platformInputs } from '../e2e/workflow.js';
import { image, ociRegistry } from '../registry/oci-registry.js';
import { quayServer } from './quay-server.js';

const [first, second, third] = [image('first'), image('second'), image('third')];
const name = 'quay.io/acme/app';

/** `1.2.0` is 30 days old, `1.2.1` two days; `1` moves with them. */
function world() {
  const start = Math.floor((Date.now() - 30 * dayMs) / 1000) * 1000;
  const quay = quayServer(start);
  const registry = ociRegistry('https://quay.io');
  for (const [days, digest, ...tags] of [
    [0, first, '1.2.0', '1', 'latest'],
    [28, second, '1.2.1', '1'],
  ] as const) {
    quay.now = start + days * dayMs;
    for (const tag of tags) {
      quay.push(tag, digest.digest);
      registry.push(`acme/app:${tag}`, digest);
    }
  }
  quay.now = Date.now();
  const send: Transport = async (request) =>
    new URL(request.url).pathname.startsWith('/v2/') ? registry.answer(request) : quay.answer(request);
  const at = (days: number) => new Date(start + days * dayMs).toISOString();
  return { send, registry, at };
}

async function written(send: Transport, given: Parameters<typeof contextOf>[0] = {}) {
  const { context, written } = contextOf({ operands: [name], ...given });
  const code = await releases({ ...context, network: { send } });
  const text = written.out.join('\n');
  return { code, document: text === '' ? undefined : JSON.parse(text), err: written.err.join('\n') };
}

describe('of a registry with histories', () => {
  it('has each tag with its digest of today and since when it has it, the newest version first, and no `latest`', async () => {
    const { send, at } = world();
    expect(await written(send)).toEqual({
      code: 0,
      err: '',
      document: {
        [name]: {
          releases: [
            { version: '1.2.1', digest: second.digest, releaseTimestamp: at(28) },
            { version: '1.2.0', digest: first.digest, releaseTimestamp: at(0) },
            { version: '1', digest: second.digest, releaseTimestamp: at(28) },
          ],
        },
      },
    });
  });

  it('under `min-age` has the newest digest that is older, and says which tags have none', async () => {
    const { send, at } = world();
    const { code, document, err } = await written(send, { flags: { 'min-age': '7d' } });
    expect(document[name].releases).toContainEqual({
      version: '1',
      digest: first.digest,
      releaseTimestamp: at(0),
    });
    expect(document[name].releases.map(({ version }: { version: string }) => version)).not.toContain('1.2.1');
    expect(code).toBe(0);
    expect(err).toBe(
      `note: ${name}: 1 tag left out, because nothing proves that they have had a digest for 7 days: 1.2.1`,
    );
  });

  it('has the digest of the registry without a time where the history does not have it', async () => {
    const { send, registry } = world();
    registry.push('acme/app:1.2.0', third);
    const { code, document, err } = await written(send);
    expect(code).toBe(3);
    expect(err).toContain('ends with sha256:');
    expect(document[name].releases[1]).toEqual({ version: '1.2.0', digest: third.digest });
  });

  it('leaves out a tag that the registry does not answer for, says so, and ends with 3', async () => {
    const { send } = world();
    const { code, document, err } = await written(async (request) =>
      request.url.endsWith('/manifests/1.2.0') ? { status: 403, headers: {}, body: '' } : send(request),
    );
    expect([code, document[name].releases.length]).toEqual([3, 2]);
    expect(err).toMatch(/^quay\.io\/acme\/app:1\.2\.0: .*HTTP 403.*\[denied\]$/s);
  });

  it('has no time where the history cannot be read, says so, and ends with 3', async () => {
    const { send, at } = world();
    const { code, document, err } = await written(async (request) =>
      request.url.includes('specificTag=1.2.0&') ? { status: 403, headers: {}, body: '' } : send(request),
    );
    expect(code).toBe(3);
    expect(document[name].releases.slice(0, 2)).toEqual([
      { version: '1.2.1', digest: second.digest, releaseTimestamp: at(28) },
      { version: '1.2.0', digest: first.digest },
    ]);
    expect(err).toMatch(/^quay\.io\/acme\/app:1\.2\.0: .*HTTP 403.*\[.+\]$/s);
  });

  it('has no release where the list of tags cannot be read', async () => {
    const { code, document, err } = await written(async () => ({ status: 403, headers: {}, body: '' }));
    expect([code, document]).toEqual([3, { [name]: { releases: [] } }]);
    expect(err).toContain('HTTP 403');
  });
});

it('has no time for a tag whose history nobody keeps, so that Renovate keeps it pending', async () => {
  const registry = ociRegistry('https://registry.example.com');
  registry.push('acme/app:1.0.0', first);
  const send: Transport = async (request) =>
    request.url.endsWith('/v2/acme/app/tags/list?n=1000')
      ? { status: 200, headers: {}, body: JSON.stringify({ name: 'acme/app', tags: ['1.0.0'] }) }
      : registry.answer(request);
  const operands = ['registry.example.com/acme/app'];
  const { document } = await written(send, { operands });
  expect(document[operands[0] ?? '']).toEqual({ releases: [{ version: '1.0.0', digest: first.digest }] });
  const { document: aged, err } = await written(send, { operands, flags: { 'min-age': '1d' } });
  expect(aged[operands[0] ?? '']).toEqual({ releases: [] });
  expect(err).toContain('1 tag left out');
});

it('has the tags of the platform, and which of them are deprecated', async () => {
  const emulator = await createEmulator();
  const { host } = new URL(emulator.address.registryUrl);
  const node = `${host}/acme/node`;
  const { code, document } = await written(emulator.transport, {
    operands: [node],
    flags: platformInputs(emulator),
    environment: oidcEnvironment(emulator),
  });
  expect(code).toBe(0);
  expect(document[node].releases).toContainEqual({
    version: '20',
    digest: digestAt(emulator.state, 'acme/node', '20', Date.now()),
    releaseTimestamp: expect.stringMatching(/Z$/),
  });
  expect(document[node].releases.filter((one: { isDeprecated?: true }) => one.isDeprecated)).not.toEqual([]);
  const old = await written(emulator.transport, {
    operands: [node],
    flags: { ...platformInputs(emulator), 'min-age': '3650d' },
    environment: oidcEnvironment(emulator),
  });
  expect(old).toMatchObject({ code: 0, document: { [node]: { releases: [] } } });
  expect(old.err).toContain('left out, because nothing proves');
});

it('wants names of images without tags', async () => {
  const { code, err } = await written(world().send, { operands: [`${name}:1`] });
  expect(code).toBe(2);
  expect(err).toContain('`quay.io/acme/app:1` must be the name of an image without a tag or digest.');
});
