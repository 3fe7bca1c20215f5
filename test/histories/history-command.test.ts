// `tagproof history IMAGE:TAG` of a registry that is not the platform's: every source next to what the registry returns.
import { describe, expect, it } from 'vitest';
import { history } from '../../src/cli/history/history.js';
import { createEmulator } from '../../src/emulator/index.js';
import { digestAt } from '../../src/emulator/seed.js';
import type { Transport } from '../../src/model/run/http.js';
import { dayMs } from '../build.js';
import { contextOf } from '../cli/context.js';
import { oidcEnvironment, platformInputs } from '../e2e/workflow.js';
import { image, ociRegistry } from '../registry/oci-registry.js';
import { quayServer } from './quay-server.js';

const [first, second, stranger] = [image('first'), image('second'), image('stranger')];

/** `app:1` has moved ten days ago. */
function world(present = second) {
  const quay = quayServer(Date.now() - 30 * dayMs, { expirationS: 1_209_600 });
  quay.push('1', first.digest);
  quay.now += 20 * dayMs;
  quay.push('1', second.digest);
  quay.now = Date.now();
  const registry = ociRegistry('https://quay.io');
  registry.push('acme/app:1', present);
  const send: Transport = async (request) =>
    new URL(request.url).pathname.startsWith('/v2/') ? registry.answer(request) : quay.answer(request);
  return { quay, send };
}

async function shown(send: Transport, given: Parameters<typeof contextOf>[0] = {}, width?: number) {
  const { context, written } = contextOf({ operands: ['quay.io/acme/app:1'], ...given });
  const terminal = width === undefined ? {} : { width };
  const code = await history({ ...context, network: { send }, ...terminal });
  return { code, out: written.out.join('\n'), err: written.err.join('\n') };
}

function day(daysAgo: number): string {
  return new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
}

describe('the table', () => {
  it('has a row for each digest and a column for each source, and says what the source can say', async () => {
    const { code, out, err } = await shown(world().send);
    expect([code, err]).toEqual([0, '']);
    const lines = out.split('\n').map((line) => line.replace(/ {2,}/g, ' | ').trim());
    expect(lines).toEqual([
      'DIGEST | REGISTRY | QUAY',
      `${second.digest} | now | ${day(10)} – now`,
      `${first.digest} | ${day(30)} – ${day(10)}`,
      '2 digests',
      `quay: the tag history of quay.io (windowed) has every move of the tag since ${day(30)}; a digest that no tag points to is deleted after 14 days`,
    ]);
  });

  it('shows only the digests of the period that is asked for', async () => {
    const { out } = await shown(world().send, { flags: { start: day(5) } });
    expect(out).not.toContain(first.digest);
  });

  it('names a contradiction', async () => {
    const { out } = await shown(world(stranger).send);
    expect(out).toMatch(
      /\nContradiction: The tag history of quay.io ends with sha256:[0-9a-f]{12}, but the registry returns sha256:/,
    );
  });

  it('shows a source that is silent with its cause, and still what the registry returns', async () => {
    const { send } = world();
    const { code, out } = await shown(async (request) =>
      request.url.includes('/api/v1/') ? { status: 403, headers: {}, body: '' } : send(request),
    );
    expect(code).toBe(0);
    expect(out).toContain(`${second.digest}  now`);
    expect(out).toContain(
      'quay: the tag history of quay.io could not be read: Tag history of acme/app:1: HTTP 403',
    );
  });
});

it('prints the same as one JSON document', async () => {
  const { out } = await shown(world().send, { json: true });
  expect(JSON.parse(out)).toEqual({
    image: 'quay.io/acme/app:1',
    current: second.digest,
    sources: [
      {
        source: 'the tag history of quay.io',
        strength: 'windowed',
        since: expect.any(String),
        readAt: expect.any(String),
        reigns: [
          { digest: first.digest, since: expect.any(String), until: expect.any(String) },
          { digest: second.digest, since: expect.any(String) },
        ],
        keepsUntaggedSeconds: 1_209_600,
      },
    ],
    claims: { digest: second.digest, unsigned: { builtAs: [] }, signed: [] },
  });
});

it('ends with 3 if the registry does not have the tag', async () => {
  const { code, err } = await shown(world().send, { operands: ['quay.io/acme/app:none'] });
  expect(code).toBe(3);
  expect(err).toContain('MANIFEST_UNKNOWN');
});

describe('an image of the platform', () => {
  it('has the whole history of its tag, and the source that says so', async () => {
    const emulator = await createEmulator();
    const { host: registry } = new URL(emulator.address.registryUrl);
    const flags = platformInputs(emulator);
    const given = {
      operands: [`${registry}/acme/python:3.12`],
      flags,
      environment: oidcEnvironment(emulator),
    };
    const table = await shown(emulator.transport, given);
    expect(table).toMatchObject({ code: 0, err: '' });
    expect(table.out).toMatch(/^SINCE +UNTIL +FOR +DIGEST\n/);
    const current = digestAt(emulator.state, 'acme/python', '3.12', Date.now());
    expect(table.out).toContain(`  ${current}  `);
    const narrow = await shown(emulator.transport, given, 80);
    expect(narrow.out).toContain(`  ${current?.slice(0, 19)}  `);
    expect(Math.max(...narrow.out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    const document = JSON.parse((await shown(emulator.transport, { ...given, json: true })).out);
    expect(document).toMatchObject({
      image: `${registry}/acme/python:3.12`,
      current: document.reigns.at(-1).digest,
      sources: [{ source: `the tag history of ${registry}`, strength: 'complete', reigns: document.reigns }],
    });
    const { out } = await shown(emulator.transport, { ...given, flags: { ...flags, start: day(0) } });
    expect(out).toContain('1 entry');
  });
});
