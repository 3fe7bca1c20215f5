// The trusted root of Sigstore's public instance, refreshed: what counts, what is refused, and what a run says then.
import seeds from '@sigstore/tuf/seeds.json' with { type: 'json' };
import { beforeAll, describe, expect, it } from 'vitest';
import { signatureSource } from '../../src/clients/signatures/index.js';
import { refreshedRoot } from '../../src/clients/signatures/refreshed-root.js';
import tufRoot from '../../src/clients/signatures/tuf-root.json' with { type: 'json' };
import { decodeEntry, encodeEntry } from '../../src/history/cache/entry.js';
import { createRunCache } from '../../src/history/cache/run-cache.js';
import { compact } from '../../src/model/collections.js';
import { Failure } from '../../src/model/failure.js';
import type { Digest } from '../../src/model/images/image.js';
import type { Fact } from '../../src/model/judgement/fact.js';
import type { SignatureRule } from '../../src/model/judgement/signature.js';
import type { Transport } from '../../src/model/run/http.js';
import { createSignatureCollector } from '../../src/signatures/collect.js';
import type { SignatureSource } from '../../src/signatures/ports.js';
import { digestReader } from '../../src/signatures/read-digest.js';
import publicTrustedRoot from '../../src/signatures/roots/public-root.json' with { type: 'json' };
import { occurrence } from '../build.js';
import { memoryFolder } from '../cache/folder.js';
import {
  at,
  githubIssuer,
  type PrivateSigstore,
  privateSigstore,
  releaseIdentity,
} from './private-sigstore.js';
import { endlessRoots, type Fault, transportOf, updateRepository } from './update-repository.js';

const digest: Digest = `sha256:${'a'.repeat(64)}`;
const text = JSON.stringify(publicTrustedRoot);

function refresh(repository: ReturnType<typeof updateRepository>) {
  return refreshedRoot(transportOf(repository.files).send, repository.initial);
}

it("the root of trust is the one that Sigstore's own client starts with", () => {
  const [seed] = Object.values(seeds);
  expect(tufRoot).toEqual(JSON.parse(Buffer.from(seed?.['root.json'] ?? '', 'base64').toString('utf8')));
});

describe('the update repository', () => {
  it('gives the trusted root, after a rotation of its keys, in six bounded requests', async () => {
    const { files, initial } = updateRepository(text);
    const { send, asked } = transportOf(files);
    expect(await refreshedRoot(send, initial)).toBe(text);
    expect(asked.map(({ path }) => path.replace(/[0-9a-f]{64}/, '…'))).toEqual([
      '/2.root.json',
      '/3.root.json',
      '/timestamp.json',
      '/8.snapshot.json',
      '/7.targets.json',
      '/targets/….trusted_root.json',
    ]);
    for (const { maxBytes } of asked) expect(maxBytes).toBeLessThanOrEqual(5_000_000);
  });

  it('is asked with the ETags of stored documents, all but the timestamp; forged ones are thrown away', async () => {
    const { files, initial } = updateRepository(text);
    const { send } = transportOf(files);
    const confirmed: string[] = [];
    const tagged: Transport = async (request) => {
      const etag = `"${new URL(request.url).pathname}"`;
      if (request.headers['if-none-match'] !== etag) {
        const response = await send(request);
        return { ...response, headers: { ...response.headers, etag } };
      }
      confirmed.push(new URL(request.url).pathname.replace(/[0-9a-f]{64}/, '…'));
      return { status: 304, headers: { etag }, body: '' };
    };
    const folder = memoryFolder();
    const options = { trust: 'all', base: 'main', now: () => 1 } as const;
    const { answers } = createRunCache(folder, options);
    expect(await refreshedRoot(tagged, initial, answers.asking(tagged))).toBe(text);
    expect(await refreshedRoot(tagged, initial, answers.asking(tagged))).toBe(text);
    expect(confirmed).toEqual([
      '/2.root.json',
      '/8.snapshot.json',
      '/7.targets.json',
      '/targets/….trusted_root.json',
    ]);
    for (const [name, { bytes }] of folder.files) {
      const { key, entry } = (await decodeEntry(bytes)) ?? {};
      if (key === undefined || entry === undefined) throw new Error('not an entry');
      const forged = await encodeEntry(key, {
        ...entry,
        text: entry.text.replace(/"keyval"|"mediaType"/g, '"x"'),
      });
      await folder.write(name, forged ?? bytes);
    }
    await expect(refreshedRoot(tagged, initial, answers.asking(tagged))).rejects.toMatchObject({
      reason: 'bad-answer',
    });
    expect(await refreshedRoot(tagged, initial, answers.unconditional(tagged))).toBe(text);
  });

  const faults: readonly [Fault, string][] = [
    [{ role: 'root', kind: 'expired' }, 'Final root.json is expired'],
    [{ role: 'root', kind: 'unsigned' }, 'root was signed by 0/1 keys'],
    [{ role: 'root', kind: 'other-key' }, 'root was signed by 0/1 keys'],
    [{ role: 'root', kind: 'older' }, 'Expected version 2, got 1'],
    [{ role: 'timestamp', kind: 'expired' }, 'Final timestamp.json is expired'],
    [{ role: 'timestamp', kind: 'unsigned' }, 'timestamp was signed by 0/1 keys'],
    [{ role: 'timestamp', kind: 'other-key' }, 'timestamp was signed by 0/1 keys'],
    [{ role: 'snapshot', kind: 'expired' }, 'snapshot.json is expired'],
    [{ role: 'snapshot', kind: 'unsigned' }, 'snapshot was signed by 0/1 keys'],
    [{ role: 'snapshot', kind: 'older' }, "Snapshot version doesn't match timestamp"],
    [{ role: 'targets', kind: 'expired' }, 'targets.json is expired'],
    [{ role: 'targets', kind: 'other-key' }, 'targets was signed by 0/1 keys'],
    [{ role: 'targets', kind: 'older' }, 'does not match snapshot version 7'],
  ];

  it.each(faults)('is refused: %j', async (fault, why) => {
    await expect(refresh(updateRepository(text, fault))).rejects.toMatchObject({
      name: 'Failure',
      reason: 'bad-answer',
      message: expect.stringContaining(why),
    });
  });

  it('is refused when the trusted root is not the one that was signed, or one of the files is missing', async () => {
    const whole = updateRepository(text);
    for (const path of whole.files.keys()) {
      if (path === '/2.root.json') continue;
      const files = new Map([...whole.files].filter(([one]) => one !== path));
      await expect(refresh({ ...whole, files }), path).rejects.toBeInstanceOf(Failure);
      const changed = new Map([...whole.files].map(([one, body]) => [one, one === path ? `${body} ` : body]));
      if (path.startsWith('/targets/'))
        await expect(refresh({ ...whole, files: changed })).rejects.toThrow(/Expected length/);
    }
  });

  it.each([
    ['<html>', 'was refused (it is not JSON)'],
    ['null', 'a part of it is missing or has a value that it cannot have'],
    ['{"signed":{"_type":"timestamp"},"signatures":{}}', 'a part of it is missing'],
    ['{"signatures":[],"signed":{"_type":"root","version":"x"}}', 'was refused ('],
  ])('says in words of its own what is wrong with %j', async (body, why) => {
    const whole = updateRepository(text);
    for (const path of whole.files.keys()) {
      if (path.startsWith('/targets/')) continue;
      const files = new Map([...whole.files].map(([one, own]) => [one, one === path ? body : own]));
      const refused = await refresh({ ...whole, files }).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(Failure);
      const { message } = refused as Failure;
      expect(message).not.toMatch(/undefined|Unexpected token|not iterable|not a function|must be a/);
      if (/timestamp/.test(path)) expect(message).toContain(why);
    }
  });

  it('is given up after 32 versions of its root, however many follow', async () => {
    const { initial, rootAt } = endlessRoots();
    let count = 0;
    const send = async () => {
      count += 1;
      return { status: 200, headers: {}, body: rootAt(count + 1) };
    };
    await expect(refreshedRoot(send, initial)).rejects.toThrow('more than 32 new versions');
    expect(count).toBe(32);
  });

  it('says which status it returned', async () => {
    const send = async () => ({ status: 503, headers: {}, body: '' });
    await expect(refreshedRoot(send)).rejects.toMatchObject({
      reason: 'server-error',
      message: expect.stringMatching(/HTTP 503 for \d+\.root\.json/),
    });
  });
});

it('nobody is asked unless the input says so', async () => {
  const asked: string[] = [];
  const send: Transport = async ({ url }) => {
    asked.push(url);
    return { status: 404, headers: {}, body: '' };
  };
  const contentOf = () => {
    throw new Failure('denied', 'not in this test');
  };
  const options = { contentOf, github: { send } };
  expect(signatureSource(options)).not.toHaveProperty('freshRoot');
  const allowed = signatureSource({ ...options, rootFrom: send });
  expect(asked).toEqual([]);
  await expect(allowed.freshRoot?.()).rejects.toThrow('HTTP 404 for timestamp.json');
  expect(asked).toEqual([
    'https://tuf-repo-cdn.sigstore.dev/15.root.json',
    'https://tuf-repo-cdn.sigstore.dev/timestamp.json',
  ]);
});

describe('a run', () => {
  let sigstore: PrivateSigstore;
  let bundle: string;
  beforeAll(async () => {
    sigstore = await privateSigstore();
    bundle = await at('2026-10-02T09:00:00Z', () => sigstore.bundle({ digest }));
  });

  async function read(freshRoot?: SignatureSource['freshRoot'], images = 1) {
    const reader = digestReader({
      source: {
        places: () => [async () => [{ kind: 'bundle', text: bundle } as const]],
        claims: async () => ({ types: [], names: [] }),
        ...(freshRoot === undefined ? {} : { freshRoot }),
      },
      files: { keys: new Map(), roots: new Map() },
      now: Date.parse('2026-11-22T12:00:00Z'),
    });
    const results = [];
    for (let count = 0; count < images; count += 1) {
      const image = { registry: 'registry.example.com', repository: `acme/app${count}` };
      results.push(await reader({ image, mirrored: image, own: [] } as never, digest));
    }
    return results;
  }

  it('verifies under the fresh root, which it asks for once', async () => {
    let count = 0;
    const results = await read(async () => {
      count += 1;
      return refresh(updateRepository(sigstore.root));
    }, 3);
    expect(count).toBe(1);
    for (const { found, staleRoot } of results) {
      expect(found.signed).toMatchObject([{ signer: { kind: 'identity', root: 'sigstore' } }]);
      expect(staleRoot).toBeUndefined();
    }
    // The root of the package does not know this instance.
    expect((await read())[0]?.found.signed).toEqual([]);
  });

  it('uses the root of the package if there is no fresh one, and says of which day it is and why', async () => {
    const down = async () => {
      throw new Failure('unreachable', 'tuf-repo-cdn.sigstore.dev cannot be reached');
    };
    const refused = () => refresh(updateRepository(sigstore.root, { role: 'timestamp', kind: 'expired' }));
    for (const [ask, cause, why] of [
      [down, 'unreachable', 'cannot be reached'],
      [refused, 'bad-answer', 'timestamp.json is expired'],
      [async () => '{}', 'bad-answer', 'not a trusted root'],
    ] as const) {
      const [result] = await read(ask);
      expect(result?.found.signed).toEqual([]);
      expect(result?.staleRoot).toMatchObject({ cause, message: expect.stringContaining('of 2025-09-22') });
      expect(result?.staleRoot?.message).toContain(why);
    }
  });

  it('is incomplete without a fresh root, although the policy is satisfied', async () => {
    const reference = occurrence(`registry.example.com/acme/app:1.2.3@${digest}`);
    const current: Fact = { status: 'current', currentDigest: digest, basis: 'present' };
    const identity = releaseIdentity('*');
    const rule: SignatureRule = {
      at: { file: 'policy.yml', span: { start: 0, end: 0 } },
      images: ['registry.example.com/acme/*'],
      anyOf: [{ kind: 'identity', issuer: githubIssuer, identity, root: 'own' }],
    };
    const collect = (freshRoot: SignatureSource['freshRoot']) =>
      createSignatureCollector({
        source: {
          places: () => [async () => [{ kind: 'bundle', text: bundle } as const]],
          claims: async () => ({ types: [], names: [] }),
          ...compact({ freshRoot }),
        },
        rules: [rule],
        files: { keys: new Map(), roots: new Map([['own', sigstore.root]]) },
        compareSigners: false,
        mirrors: {},
        now: Date.parse('2026-11-22T12:00:00Z'),
      })([reference], new Map([[reference, current]]), []);
    const down = async () => {
      throw new Failure('unreachable', 'no network');
    };
    const stale = await collect(down);
    expect(stale.gaps).toMatchObject([{ cause: 'unreachable', subject: 'the trusted root of Sigstore' }]);
    expect(stale.signatures.get(reference)?.signed).toHaveLength(1);
    expect((await collect(undefined)).gaps).toEqual([]);
  });
});
