// Signatures that count: every form, under the private instance and the public one, and what is read from them.
import { bundleFromJSON } from '@sigstore/bundle';
import type { Verifier } from '@sigstore/verify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Digest } from '../../src/model/images/image.js';
import type { AttachedSignature } from '../../src/signatures/ports.js';
import { signatureVerifier } from '../../src/signatures/verify.js';
import { verifyByRoot } from '../../src/signatures/verify-certificate.js';
import {
  at,
  digestOf,
  githubIssuer,
  keySignature,
  newKeys,
  type PrivateSigstore,
  pemOf,
  privateSigstore,
  releaseIdentity,
  sha256,
} from './private-sigstore.js';

const now = Date.parse('2026-11-22T12:00:00Z');
const signedAt = '2026-10-02T09:00:00Z';
const digest = digestOf('image');
let sigstore: PrivateSigstore;

beforeAll(async () => {
  sigstore = await privateSigstore();
});

function verify(attached: AttachedSignature, keys: ReadonlyMap<Digest, string> = new Map()) {
  return signatureVerifier({ keys, roots: new Map([['private', sigstore.root]]) }, now).verify(
    attached,
    digest,
  );
}

const signer = {
  kind: 'identity',
  issuer: githubIssuer,
  identity: releaseIdentity('v1.2.3'),
  root: 'private',
};

describe('a private instance', () => {
  it("cosign's signature, long after its certificate has expired", async () => {
    const attached = await at(signedAt, () => sigstore.signature({ digest }));
    expect(verify(attached)).toEqual({
      signed: {
        signer,
        digest,
        form: 'signature',
        at: Date.parse(signedAt),
        logIndex: expect.stringMatching(/^\d+$/),
      },
    });
  });

  it("cosign's attestation, and a bundle, with the build", async () => {
    const build = {
      9: releaseIdentity('v1.2.3'),
      11: 'github-hosted',
      12: 'https://github.com/acme/app',
      13: 'c0ffee',
      14: 'refs/tags/v1.2.3',
      21: 'https://github.com/acme/app/actions/runs/7/attempts/1',
    };
    const [envelope, text] = await at(signedAt, () =>
      Promise.all([sigstore.envelope({ digest, build }), sigstore.bundle({ digest, build })]),
    );
    const expected = {
      signed: {
        form: 'provenance',
        at: Date.parse(signedAt),
        build: {
          repository: build[12],
          ref: build[14],
          commit: 'c0ffee',
          workflow: build[9],
          runner: 'github-hosted',
          run: build[21],
        },
      },
    };
    expect(verify(envelope)).toMatchObject(expected);
    expect(verify({ kind: 'bundle', text })).toMatchObject(expected);
  });

  it('a bundle with a timestamp instead of a log, under a root without logs', async () => {
    const text = await at(signedAt, () => sigstore.bundle({ digest, unlogged: true, stamped: true }));
    const roots = new Map([['private', JSON.stringify({ ...sigstore.rootDocument, tlogs: [] })]]);
    const { verify: own } = signatureVerifier({ keys: new Map(), roots }, now);
    expect(own({ kind: 'bundle', text }, digest)).toMatchObject({ signed: { at: Date.parse(signedAt) } });
    expect(verify({ kind: 'bundle', text })).toMatchObject({ refused: { kind: 'untrusted' } });
  });

  it.each(['tlogs', 'ctlogs', 'certificateAuthorities', 'timestampAuthorities'])(
    'no root of which a part does not say since when it is valid: %s',
    async (part) => {
      const attached = await at(signedAt, () => sigstore.signature({ digest }));
      const root = JSON.parse(sigstore.root);
      delete (root[part][0].publicKey ?? root[part][0]).validFor.start;
      const roots = new Map([['private', JSON.stringify(root)]]);
      const { verify: own, badRoots } = signatureVerifier({ keys: new Map(), roots }, now);
      expect(own(attached, digest)).toMatchObject({ refused: { kind: 'untrusted' } });
      expect(badRoots).toEqual(['private']);
    },
  );

  it('only if both readers of the certificate see the same identity', async () => {
    const text = await at(signedAt, () => sigstore.bundle({ digest }));
    const seenAs = (subjectAlternativeName: string) =>
      verifyByRoot(bundleFromJSON(JSON.parse(text)), undefined, [
        {
          root: 'private',
          verifier: {
            verify: () => ({ identity: { subjectAlternativeName, extensions: { issuer: githubIssuer } } }),
          } as unknown as Verifier,
        },
      ]);
    expect(seenAs(releaseIdentity('v1.2.3'))).toHaveProperty('signer');
    expect(seenAs('https://example.com')).toEqual({
      why: 'its certificate names no identity, or more than one',
    });
  });

  it('a key, which needs no log', () => {
    const keys = newKeys();
    const name: Digest = `sha256:${sha256(keys.publicKey.export({ format: 'der', type: 'spki' })).digest('hex')}`;
    const result = verify(keySignature(keys, digest), new Map([[name, pemOf(keys)]]));
    expect(result).toEqual({ signed: { signer: { kind: 'key', key: name }, digest, form: 'signature' } });
  });
});
