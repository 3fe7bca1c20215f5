// Forgeries: what is attached to an image, and the message with which it must be refused.
import { createHash, sign } from 'node:crypto';
import type { Digest } from '../../src/model/images/image.js';
import type { AttachedSignature } from '../../src/signatures/ports.js';
import {
  at,
  type Cosign,
  digestOf,
  keySignature,
  newKeys,
  type PrivateSigstore,
  pemOf,
  releaseIdentity,
  type SignOptions,
  statement,
} from './private-sigstore.js';

export interface Instances {
  /** The one whose trusted root the policy names. */
  readonly trusted: PrivateSigstore;
  /** One that anybody may run. */
  readonly other: PrivateSigstore;
  /** The trusted authority and logs, but certificates without a certificate log. */
  readonly unlogged: PrivateSigstore;
  /** A key that the policy names for other images. */
  readonly otherKeys: ReturnType<typeof newKeys>;
}

type Readable = Exclude<AttachedSignature, { kind: 'unreadable' }>;

export interface Forgery {
  readonly name: string;
  readonly attach: (instances: Instances, digest: Digest) => Promise<readonly Readable[]>;
  readonly check: 'unsigned-image' | 'wrong-signer' | 'built-as-other-tag';
  /** A part of the message. */
  readonly says: string;
  /** The entry requires a key instead of an identity. */
  readonly byKey?: true;
}

export const signedAt = '2026-10-02T09:00:00Z';
const another = digestOf('another image');

const signature =
  (options: Partial<SignOptions> = {}, time = signedAt) =>
  ({ trusted }: Instances, digest: Digest) =>
    at(time, async () => [await trusted.signature({ digest, ...options })]);
const bundle =
  (options: Partial<SignOptions> = {}, change: (json: Json) => void = () => undefined) =>
  ({ trusted }: Instances, digest: Digest) =>
    at(signedAt, async () => [changed(await trusted.bundle({ digest, ...options }), change)]);

// biome-ignore lint/suspicious/noExplicitAny: forgeries change any part of a document.
type Json = any;

function changed(text: string, change: (json: Json) => void): Readable {
  const json = JSON.parse(text);
  change(json);
  return { kind: 'bundle', text: JSON.stringify(json) };
}

function withAnnotations(attached: Cosign, more: Readonly<Record<string, string>>): Cosign {
  return { ...attached, annotations: { ...attached.annotations, ...more } };
}

const names = {
  signature: 'dev.cosignproject.cosign/signature',
  certificate: 'dev.sigstore.cosign/certificate',
  log: 'dev.sigstore.cosign/bundle',
};

/** One part of a valid signature put into another. */
const mixed =
  (part: keyof typeof names, donor: Partial<SignOptions> = {}, of: 'trusted' | 'other' = 'trusted') =>
  (instances: Instances, digest: Digest) =>
    at(signedAt, async () => {
      const victim = await instances.trusted.signature({ digest });
      const taken = await instances[of].signature({ digest: another, ...donor });
      return [withAnnotations(victim, { [names[part]]: taken.annotations[names[part]] ?? '' })];
    });

const logChanged = (change: (json: Json) => void) => (instances: Instances, digest: Digest) =>
  at(signedAt, async () => {
    const attached = await instances.trusted.signature({ digest });
    const log = JSON.parse(attached.annotations[names.log] ?? '');
    change(log);
    return [withAnnotations(attached, { [names.log]: JSON.stringify(log) })];
  });

const wrongSigner = (name: string, options: Partial<SignOptions>, says: string): Forgery => ({
  name,
  attach: signature(options),
  check: 'wrong-signer',
  says,
});
const release = 'https://github.com/acme/app/.github/workflows/release.yml';
const entryOf = (json: Json) => json.verificationMaterial.tlogEntries[0];

export const forgeries: readonly Forgery[] = [
  // What is signed
  {
    name: 'no signature at all',
    attach: async () => [],
    check: 'unsigned-image',
    says: 'no signature is attached to it',
  },
  {
    name: 'the signature of another image, copied',
    attach: signature({ digest: another }),
    check: 'unsigned-image',
    says: `it is about ${another}`,
  },
  {
    name: 'a payload with the digest changed after signing',
    attach: ({ trusted }, digest) =>
      at(signedAt, async () => {
        const attached = await trusted.signature({ digest: another });
        return [{ ...attached, text: attached.text.replace(another, digest) }];
      }),
    check: 'unsigned-image',
    says: 'log entry is about another signature (digest mismatch)',
  },
  {
    name: 'a payload that is not one of cosign',
    attach: (instances, digest) =>
      signature({
        payload: JSON.stringify({ critical: { type: 'x', image: { 'docker-manifest-digest': digest } } }),
      })(instances, digest),
    check: 'unsigned-image',
    says: 'its payload is not a container image signature',
  },
  {
    name: 'the bytes of another signature',
    attach: mixed('signature'),
    check: 'unsigned-image',
    says: 'log entry is about another signature (signature mismatch)',
  },
  {
    name: 'a signature by other bytes, logged as if it were right',
    attach: ({ trusted }, digest) =>
      at(signedAt, async () => {
        const [mine, theirs] = [await trusted.signature({ digest }), await trusted.signature({ digest })];
        return [withAnnotations(mine, { [names.certificate]: theirs.annotations[names.certificate] ?? '' })];
      }),
    check: 'unsigned-image',
    says: 'the signature does not match the content',
  },
  {
    name: 'no signature in the annotations',
    attach: ({ trusted }, digest) =>
      at(signedAt, async () => [
        withAnnotations(await trusted.signature({ digest }), { [names.signature]: '' }),
      ]),
    check: 'unsigned-image',
    says: 'the annotation with the signature is missing',
  },

  // Certificates and time
  {
    name: 'a certificate of an authority of their own',
    attach: ({ other }, digest) => at(signedAt, async () => [await other.signature({ digest })]),
    check: 'unsigned-image',
    says: 'its certificate is not trusted',
  },
  {
    name: 'an expired certificate without a log entry',
    attach: signature({ unlogged: true }),
    check: 'unsigned-image',
    says: 'nothing that is trusted says when it was made (expected 1 timestamps, got 0)',
  },
  {
    name: 'a certificate that had expired when the log got the entry',
    attach: signature({ loggedAt: '2026-10-03T09:00:00Z' }),
    check: 'unsigned-image',
    says: 'valid from 2026-10-02 09:00 UTC to 2026-10-02 09:10 UTC, and the log has the signature from 2026-10-03',
  },
  {
    name: 'a log entry from before the certificate',
    attach: signature({ loggedAt: '2026-10-01T09:00:00Z' }),
    check: 'unsigned-image',
    says: 'and the log has the signature from 2026-10-01 09:00 UTC',
  },
  {
    name: 'a signature from the future',
    attach: signature({}, '2026-12-02T09:00:00Z'),
    check: 'unsigned-image',
    says: 'it is dated 2026-12-02, which is in the future',
  },
  {
    name: 'a certificate that no certificate log has seen',
    attach: ({ unlogged }, digest) => at(signedAt, async () => [await unlogged.signature({ digest })]),
    check: 'unsigned-image',
    says: 'expected 1 SCTs, got 0',
  },
  {
    name: 'a certificate with two names',
    attach: signature({ identity: `${releaseIdentity('v1.2.3')}, URI:https://example.com` }),
    check: 'unsigned-image',
    says: 'its certificate names no identity, or more than one',
  },
  {
    name: 'a certificate that cannot be read',
    attach: ({ trusted }, digest) =>
      at(signedAt, async () => [
        withAnnotations(await trusted.signature({ digest }), {
          [names.certificate]: 'bm90IGEgY2VydGlmaWNhdGU=',
        }),
      ]),
    check: 'unsigned-image',
    says: 'its certificate cannot be read',
  },

  // The log
  {
    name: 'an entry of a log of their own',
    attach: ({ trusted, other }, digest) =>
      at(signedAt, async () => {
        const theirs = await other.signature({ digest });
        const own = await trusted.signature({ digest });
        return [withAnnotations(own, { [names.log]: theirs.annotations[names.log] ?? '' })];
      }),
    check: 'unsigned-image',
    says: 'the promise of the log to contain its entry is not signed by a trusted log',
  },
  {
    name: 'the entry of another artifact',
    attach: mixed('log'),
    check: 'unsigned-image',
    says: 'its log entry is about another signature',
  },
  {
    name: 'the time in the entry changed',
    attach: logChanged((log) => {
      log.Payload.integratedTime += 60;
    }),
    check: 'unsigned-image',
    says: 'inclusion promise could not be verified',
  },
  {
    name: 'an entry about another key, by which the signature is valid too',
    attach: signature({ loggedBy: pemOf(newKeys()) }),
    check: 'unsigned-image',
    says: 'its log entry is about another certificate than the one that it has',
  },
  {
    name: 'an attestation whose entry is about a certificate of somebody else',
    attach: ({ trusted }, digest) =>
      at(signedAt, async () => {
        const { annotations } = await trusted.signature({ digest, identity: releaseIdentity('v9.9.9') });
        const loggedBy = annotations[names.certificate] ?? '';
        return [await trusted.envelope({ digest, loggedBy })];
      }),
    check: 'unsigned-image',
    says: 'its log entry is about another certificate than the one that it has',
  },
  {
    name: 'a bundle whose entry is about another key',
    attach: bundle({ loggedBy: pemOf(newKeys()) }),
    check: 'unsigned-image',
    says: 'its log entry is about another certificate than the one that it has',
  },
  {
    name: 'a checkpoint that is missing',
    attach: bundle({}, (json) => {
      delete entryOf(json).inclusionProof.checkpoint;
      json.mediaType = 'application/vnd.dev.sigstore.bundle+json;version=0.1';
    }),
    check: 'unsigned-image',
    says: 'it could not be verified, because a part of it is missing or cannot be read',
  },
  {
    name: 'a bundle with a value that no bundle has',
    attach: bundle({}, (json) => {
      json.verificationMaterial.tlogEntries[0].logId = null;
      json.verificationMaterial.tlogEntries[0].inclusionProof.checkpoint = null;
    }),
    check: 'unsigned-image',
    says: 'the bundle cannot be read: ',
  },
  {
    name: 'a log entry that is no JSON',
    attach: ({ trusted }, digest) =>
      at(signedAt, async () => [
        withAnnotations(await trusted.signature({ digest }), { [names.log]: '{"Signed' }),
      ]),
    check: 'unsigned-image',
    says: 'the annotation with the log entry cannot be read',
  },

  // Who signed
  wrongSigner(
    'another issuer',
    { issuer: 'https://accounts.google.com' },
    'issuer https://accounts.google.com',
  ),
  wrongSigner(
    'a suffix after the identity',
    { identity: `${release}@refs/tags/v1.2.3/evil` },
    'refs/tags/v1.2.3/evil (issuer',
  ),
  wrongSigner(
    'a prefix before the identity',
    { identity: `https://example.com/${release}@refs/tags/v1.2.3` },
    'signed by https://example.com/',
  ),
  wrongSigner(
    'a dot of the identity read as any character',
    { identity: release.replace('github.com', 'githubXcom').concat('@refs/tags/v1.2.3') },
    'signed by https://githubXcom/',
  ),
  wrongSigner(
    'an owner that begins like the right one',
    { identity: releaseIdentity('v1.2.3', 'acme-evil/app') },
    'acme-evil/app',
  ),
  wrongSigner(
    'an owner in other letters',
    { identity: releaseIdentity('v1.2.3', 'ACME/app') },
    'signed by https://github.com/ACME/app',
  ),
  wrongSigner('a pull request', { identity: `${release}@refs/pull/7/merge` }, 'refs/pull/7/merge'),
  wrongSigner(
    'a branch with the name of a tag',
    { identity: `${release}@refs/heads/v1.2.3` },
    'refs/heads/v1.2.3',
  ),
  wrongSigner(
    'another workflow of the same repository',
    { identity: `${release.replace('release.yml', 'test.yml')}@refs/tags/v1.2.3` },
    'workflows/test.yml',
  ),
  {
    name: 'the right identity, confirmed by an instance of their own that the policy names for other images',
    attach: ({ other }, digest) =>
      at(signedAt, async () => [await other.signature({ digest, identity: releaseIdentity('v9.9.9') })]),
    check: 'wrong-signer',
    says: 'of a private Sigstore)',
  },
  {
    name: 'a key instead of the identity',
    attach: async (_, digest) => [keySignature(newKeys(), digest)],
    check: 'unsigned-image',
    says: 'none of the keys in the policy made it',
  },
  {
    name: 'another key',
    byKey: true,
    attach: async (_, digest) => [keySignature(newKeys(), digest)],
    check: 'unsigned-image',
    says: 'none of the keys in the policy made it',
  },
  {
    name: 'a key that the policy names for other images',
    byKey: true,
    attach: async ({ otherKeys }, digest) => [keySignature(otherKeys, digest)],
    check: 'wrong-signer',
    says: 'is signed by the key sha256:',
  },
  {
    name: 'an identity instead of the key',
    byKey: true,
    attach: signature(),
    check: 'wrong-signer',
    says: 'but the policy requires the key `keys/vendor.pub`',
  },

  // Attestations and bundles
  {
    name: 'a truncated bundle',
    attach: ({ trusted }, digest) =>
      at(signedAt, async () => [{ kind: 'bundle', text: (await trusted.bundle({ digest })).slice(0, -40) }]),
    check: 'unsigned-image',
    says: 'the bundle is not JSON, or it is truncated',
  },
  {
    name: 'a bundle without the proof of the log',
    attach: bundle({}, (json) => {
      delete entryOf(json).inclusionProof;
    }),
    check: 'unsigned-image',
    says: 'the bundle cannot be read: invalid bundle',
  },
  {
    name: 'a bundle with another tree in the proof',
    attach: bundle({}, (json) => {
      entryOf(json).inclusionProof.hashes = [createHash('sha256').update('x').digest('base64')];
      entryOf(json).inclusionProof.treeSize = '2';
    }),
    check: 'unsigned-image',
    says: 'the proof that the log contains its entry is not valid',
  },
  {
    name: 'a checkpoint that somebody else signed',
    attach: bundle({}, (json) => {
      const { checkpoint } = entryOf(json).inclusionProof;
      const line = checkpoint.envelope.lastIndexOf(' ');
      const hint = Buffer.from(checkpoint.envelope.slice(line + 1), 'base64').subarray(0, 4);
      const forged = Buffer.concat([hint, sign('sha256', Buffer.from('x'), newKeys().privateKey)]);
      checkpoint.envelope = `${checkpoint.envelope.slice(0, line)} ${forged.toString('base64')}\n`;
    }),
    check: 'unsigned-image',
    says: 'invalid checkpoint signature',
  },
  {
    name: 'a checkpoint whose signer is a slow regular expression',
    attach: bundle({}, (json) => {
      const { checkpoint } = entryOf(json).inclusionProof;
      checkpoint.envelope = checkpoint.envelope.replace('\u2014 rekor.example.com', '\u2014 ((((.+)+)+)+)+!');
    }),
    check: 'unsigned-image',
    says: 'the checkpoint names its signer with characters that no log uses',
  },
  {
    name: 'a bundle with a hundred log entries',
    attach: bundle({}, (json) => {
      json.verificationMaterial.tlogEntries = Array.from({ length: 100 }, () => entryOf(json));
    }),
    check: 'unsigned-image',
    says: 'the bundle has more than 8 log entries',
  },
  {
    name: 'a statement changed after signing',
    attach: (instances, digest) =>
      bundle({ digest: another }, (json) => {
        json.dsseEnvelope.payload = Buffer.from(statement(digest)).toString('base64');
      })(instances, digest),
    check: 'unsigned-image',
    says: 'DSSE payload hash mismatch',
  },
  {
    name: 'two signatures in one envelope',
    attach: bundle({}, (json) => {
      json.dsseEnvelope.signatures.push(json.dsseEnvelope.signatures[0]);
    }),
    check: 'unsigned-image',
    says: 'the bundle cannot be read',
  },
  {
    name: 'a statement under another type',
    attach: bundle({ payloadType: 'text/plain' }),
    check: 'unsigned-image',
    says: 'the envelope holds text/plain, which is not an in-toto statement',
  },
  {
    name: 'the provenance of another image',
    attach: bundle({ digest: another }),
    check: 'unsigned-image',
    says: `it is about ${another}`,
  },
  {
    name: 'the digest under another algorithm',
    attach: (instances, digest) =>
      bundle({
        payload: statement(digest).replace('"sha256"', '"sha512"'),
      })(instances, digest),
    check: 'unsigned-image',
    says: 'it is about no sha256 digest',
  },
  {
    name: 'a statement that is none',
    attach: bundle({ payload: '{"_type":"https://in-toto.io/Statement/v1"}' }),
    check: 'unsigned-image',
    says: 'its content is not an in-toto statement',
  },
  {
    name: 'a scan report that the right workflow signed',
    attach: bundle({ predicateType: 'https://cosign.sigstore.dev/attestation/vuln/v1' }),
    check: 'unsigned-image',
    says: 'it is an attestation of another kind',
  },
  {
    name: "cosign's older attestation of another image",
    attach: ({ trusted }, digest) =>
      at(signedAt, async () => [await trusted.envelope({ digest, payload: statement(another) })]),
    check: 'unsigned-image',
    says: `it is about ${another}`,
  },
  {
    name: 'the provenance of another repository for the same digest',
    attach: bundle({
      identity: releaseIdentity('v1.2.3', 'evil/app'),
      build: { 12: 'https://github.com/evil/app' },
    }),
    check: 'wrong-signer',
    says: 'https://github.com/evil/app/.github/workflows/release.yml',
  },
  {
    name: 'a bundle that signs bytes instead of a statement',
    attach: ({ trusted }, digest) =>
      at(signedAt, async () => {
        const json = JSON.parse(await trusted.bundle({ digest }));
        const messageDigest = {
          algorithm: 'SHA2_256',
          digest: Buffer.from(digest.slice(7), 'hex').toString('base64'),
        };
        const { dsseEnvelope, ...rest } = json;
        const messageSignature = { messageDigest, signature: dsseEnvelope.signatures[0].sig };
        return [{ kind: 'bundle', text: JSON.stringify({ ...rest, messageSignature }) }];
      }),
    check: 'unsigned-image',
    says: 'it signs bytes without saying which image they belong to',
  },
  {
    name: 'a timestamp of an authority of their own instead of the log',
    attach: ({ trusted, other }, digest) =>
      at(signedAt, async () => {
        const theirs = JSON.parse(await other.bundle({ digest, stamped: true }));
        return [
          changed(await trusted.bundle({ digest, unlogged: true }), (json) => {
            const { timestampVerificationData } = theirs.verificationMaterial;
            json.verificationMaterial.timestampVerificationData = timestampVerificationData;
          }),
        ];
      }),
    check: 'unsigned-image',
    says: 'nothing that is trusted says when it was made (timestamp could not be verified)',
  },
  {
    name: 'an older version under a new tag',
    attach: bundle({
      identity: releaseIdentity('v1.2.2'),
      build: { 12: 'https://github.com/acme/app', 14: 'refs/tags/v1.2.2' },
    }),
    check: 'built-as-other-tag',
    says: 'was built as v1.2.2 of https://github.com/acme/app, not as 1.2.3',
  },
];
