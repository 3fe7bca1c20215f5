// `tagproof history`: what an image says about itself is shown below the sources, marked, and decides nothing.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { history } from '../../src/cli/history/history.js';
import type { Transport } from '../../src/model/run/http.js';
import { dayMs } from '../build.js';
import { contextOf } from '../cli/context.js';
import { image, type Manifest, ociRegistry } from '../registry/oci-registry.js';
import { quayServer } from './quay-server.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function content(type: string, value: object): Manifest {
  const body = JSON.stringify({ schemaVersion: 2, mediaType: type, ...value });
  return { digest: `sha256:${sha256(body)}`, type, body };
}

/** What BuildKit pushes: an image, and a statement about it in the same index. */
function built(...names: readonly string[]) {
  const app = image('app');
  const statement = JSON.stringify({
    _type: 'https://in-toto.io/Statement/v0.1',
    predicateType: 'https://slsa.dev/provenance/v0.2',
    subject: names.map((name) => ({
      name: `pkg:docker/${name}?platform=linux%2Famd64`,
      digest: { sha256: app.digest.slice('sha256:'.length) },
    })),
    predicate: {},
  });
  const attestation = content('application/vnd.oci.image.manifest.v1+json', {
    config: {},
    layers: [
      {
        mediaType: 'application/vnd.in-toto+json',
        digest: `sha256:${sha256(statement)}`,
        size: statement.length,
        annotations: { 'in-toto.io/predicate-type': 'https://slsa.dev/provenance/v0.2' },
      },
    ],
  });
  const index = content('application/vnd.oci.image.index.v1+json', {
    manifests: [
      { mediaType: app.type, digest: app.digest, size: app.body.length },
      {
        mediaType: attestation.type,
        digest: attestation.digest,
        size: attestation.body.length,
        annotations: {
          'vnd.docker.reference.type': 'attestation-manifest',
          'vnd.docker.reference.digest': app.digest,
        },
      },
    ],
  });
  return { app, attestation, index, statement };
}

/** `quay.io/acme/app:1` has been the index for ten days; `isDown`: its statements cannot be read. */
function world({ isDown = false } = {}): { send: Transport; index: Manifest } {
  const { app, attestation, index, statement } = built('quay.io/acme/app@1', 'quay.io/acme/app@1.2.3');
  const registry = ociRegistry('https://quay.io');
  registry.push('acme/app:1', index, app, attestation);
  const quay = quayServer(Date.now() - 10 * dayMs);
  quay.push('1', index.digest);
  quay.now = Date.now();
  const send: Transport = async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/v2/')) return quay.answer(request);
    if (!pathname.includes('/blobs/')) return registry.answer(request);
    return isDown ? { status: 500, headers: {}, body: '' } : { status: 200, headers: {}, body: statement };
  };
  return { send, index };
}

async function shown(send: Transport, json = false) {
  const { context, written } = contextOf({ operands: ['quay.io/acme/app:1'], json });
  const code = await history({ ...context, network: { send } });
  return { code, out: written.out.join('\n') };
}

describe('the claims of an image', () => {
  it('are the names under which it says that it was built', async () => {
    const { send, index } = world();
    const { code, out } = await shown(send);
    expect(code).toBe(0);
    expect(out.split('\n').slice(-3)).toEqual([
      `claims: what ${index.digest.slice(0, 19)} says about itself; no proof of what the tag pointed to`,
      '  built as quay.io/acme/app:1: its own claim, not signed',
      '  built as quay.io/acme/app:1.2.3: its own claim, not signed',
    ]);
    expect(JSON.parse((await shown(send, true)).out).claims).toEqual({
      digest: index.digest,
      unsigned: { builtAs: ['quay.io/acme/app:1', 'quay.io/acme/app:1.2.3'] },
      signed: [],
    });
  });

  it('do not fail the command where they cannot be read', async () => {
    const { send } = world({ isDown: true });
    const { code, out } = await shown(send);
    expect(code).toBe(0);
    expect(out).toMatch(/\n {2}could not be read: .*HTTP 500.* \[server-error\]$/);
    expect(JSON.parse((await shown(send, true)).out).claims).toMatchObject({
      notRead: [{ cause: 'server-error' }],
    });
  });
});
