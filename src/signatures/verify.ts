// Verifies one signature: cryptography first, then what it is about, who made it, and when. Loaded only when needed.
import { createPublicKey, type KeyObject, verify as verifyBytes } from 'node:crypto';
import { type Bundle, bundleFromJSON } from '@sigstore/bundle';
import { type SignedEntity, toSignedEntity } from '@sigstore/verify';
import { compact } from '../model/compact.js';
import type { Instant } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import type { ImageSignature, ImageSigner, RefusedSignature, SignatureFiles } from '../model/signature.js';
import { bundleOfEnvelope, bundleOfSignature, type ReadBundle, readBundle } from './bundle.js';
import { buildOf, identityOf } from './certificate.js';
import { refusals } from './messages.js';
import type { AttachedSignature } from './ports.js';
import { readPayload, readStatement, type SignedContent, statementType } from './statement.js';
import { publicVerifiers, type RootVerifier, verifiersIn } from './trust.js';

export type VerifiedOrRefused = { readonly signed: ImageSignature } | { readonly refused: RefusedSignature };

export type VerifySignature = (attached: AttachedSignature, digest: Digest) => VerifiedOrRefused;

/** How far this machine's clock may be behind. */
const maxAheadMs = 5 * 60_000;

/**
 * Creates a verifier for the public instance, and for the roots and keys of a policy.
 * @returns `badRoots`: the files that are not trusted roots; no signature counts under them
 */
export function signatureVerifier(
  { keys, roots }: SignatureFiles,
  now: Instant,
): { readonly verify: VerifySignature; readonly badRoots: readonly string[] } {
  const files = [...roots].map(([root, text]) => [root, verifiersIn(root, text)] as const);
  const verifiers = [...publicVerifiers(), ...files.flatMap(([, found]) => found ?? [])];
  const publicKeys = [...keys].map(([key, pem]) => [key, createPublicKey(pem)] as const);
  const trusted: Trusted = { verifiers, keys: publicKeys, now };
  return {
    verify: (attached, digest) => {
      const result = verifyOne(attached, digest, trusted);
      return 'why' in result ? { refused: { digest, kind: result.kind, why: result.why } } : result;
    },
    badRoots: files.flatMap(([root, found]) => (found === undefined ? [root] : [])),
  };
}

interface Trusted {
  readonly verifiers: readonly RootVerifier[];
  readonly keys: readonly (readonly [Digest, KeyObject])[];
  readonly now: Instant;
}

type Refusal = Pick<RefusedSignature, 'kind' | 'why'>;

function verifyOne(
  attached: AttachedSignature,
  digest: Digest,
  trusted: Trusted,
): { readonly signed: ImageSignature } | Refusal {
  if (attached.kind === 'unreadable') return { kind: 'unreadable', why: attached.why };
  const read = readAttached(attached);
  if ('why' in read) return { kind: 'untrusted', why: read.why };
  const bundle = parsed(read);
  if ('why' in bundle) return bundle;
  const content = contentOf(bundle, read);
  if ('why' in content) return { kind: 'untrusted', why: content.why };
  const proof = read.hasKey ? verifyByKey(bundle, read, trusted) : verifyByRoot(bundle, read, trusted);
  if ('why' in proof) return proof;
  if (!content.subjects.includes(digest))
    return { kind: 'untrusted', why: refusals.otherDigest(content.subjects, digest) };
  if (proof.at !== undefined && proof.at > trusted.now + maxAheadMs)
    return { kind: 'untrusted', why: refusals.future(proof.at) };
  const [entry] = bundle.verificationMaterial.tlogEntries;
  const logIndex = proof.at === undefined ? undefined : entry?.logIndex;
  return { signed: { ...proof, digest, form: content.form, ...compact({ logIndex }) } };
}

function readAttached(attached: Exclude<AttachedSignature, { kind: 'unreadable' }>): ReadBundle {
  if (attached.kind === 'bundle') return readBundle(attached.text);
  if (attached.kind === 'envelope') return bundleOfEnvelope(attached.text, attached.annotations);
  return bundleOfSignature(attached.text, attached.annotations);
}

type Readable = Exclude<ReadBundle, { why: string }>;

function parsed({ bundle }: Readable): Bundle | Refusal {
  try {
    return bundleFromJSON(bundle);
  } catch (error) {
    return { kind: 'untrusted', why: refusals.notBundle(messageOf(error)) };
  }
}

/** What the bundle says that it signs. It counts only once the signature over these very bytes is verified. */
function contentOf({ content }: Bundle, { payload }: Readable): SignedContent {
  if (content.$case === 'messageSignature')
    return payload === undefined ? { why: refusals.messageSignature } : readPayload(payload);
  const { dsseEnvelope } = content;
  if (dsseEnvelope.payloadType !== statementType)
    return { why: refusals.otherType(dsseEnvelope.payloadType) };
  return readStatement(dsseEnvelope.payload.toString('utf8'));
}

type Proof = Pick<ImageSignature, 'signer' | 'at' | 'build'>;

/** Under the first root that the signature is valid under. Otherwise the reason is that of the public instance. */
function verifyByRoot(bundle: Bundle, { payload }: Readable, { verifiers }: Trusted): Proof | Refusal {
  const certificate = leafOf(bundle);
  if (certificate === undefined) return { kind: 'untrusted', why: refusals.badCertificate };
  const named = identityOf(certificate);
  if ('why' in named) return { kind: 'untrusted', why: named.why };
  let first: Refusal | undefined;
  for (const { root, verifier } of verifiers) {
    try {
      const entity = toSignedEntity(bundle, payload === undefined ? undefined : Buffer.from(payload, 'utf8'));
      const { identity } = verifier.verify(entity);
      const issuer = identity?.extensions?.issuer;
      if (issuer === undefined || issuer === '') return { kind: 'untrusted', why: refusals.noIssuer };
      if (identity?.subjectAlternativeName !== named.identity)
        return { kind: 'untrusted', why: refusals.noIdentity };
      const signer: ImageSigner = { kind: 'identity', issuer, identity: named.identity, root };
      return { signer, ...compact({ at: timeOf(entity), build: buildOf(identity.oids ?? []) }) };
    } catch (error) {
      first ??= { kind: 'untrusted', why: refusals.verification(codeOf(error), messageOf(error)) };
    }
  }
  return first ?? { kind: 'untrusted', why: refusals.unknownRoot };
}

function leafOf({ verificationMaterial: { content } }: Bundle): Buffer | undefined {
  if (content.$case === 'certificate') return content.certificate.rawBytes;
  if (content.$case === 'x509CertificateChain') return content.x509CertificateChain.certificates[0]?.rawBytes;
  return undefined;
}

/** The earliest of the times that the verification has confirmed. */
function timeOf({ timestamps }: SignedEntity): Instant | undefined {
  const confirmed = timestamps.flatMap((one) => {
    if (one.$case === 'timestamp-authority') return [one.timestamp.signingTime.getTime()];
    return one.tlogEntry.inclusionPromise === undefined ? [] : [Number(one.tlogEntry.integratedTime) * 1000];
  });
  return confirmed.length === 0 ? undefined : Math.min(...confirmed);
}

/** A key needs no log: the policy itself says that it is trusted. */
function verifyByKey({ content }: Bundle, { payload = '' }: Readable, { keys }: Trusted): Proof | Refusal {
  if (keys.length === 0) return { kind: 'untrusted', why: refusals.noCertificate };
  const [bytes, signature] =
    content.$case === 'messageSignature'
      ? [Buffer.from(payload, 'utf8'), content.messageSignature.signature]
      : [preAuthEncoding(content.dsseEnvelope), content.dsseEnvelope.signatures[0]?.sig];
  const found = keys.find(([, key]) => signature !== undefined && isSignedBy(key, bytes, signature));
  if (found === undefined) return { kind: 'untrusted', why: refusals.wrongKey };
  return { signer: { kind: 'key', key: found[0] } };
}

/** https://github.com/secure-systems-lab/dsse/blob/master/protocol.md */
function preAuthEncoding({ payload, payloadType }: { payload: Buffer; payloadType: string }): Buffer {
  const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `;
  return Buffer.concat([Buffer.from(head, 'utf8'), payload]);
}

function isSignedBy(key: KeyObject, bytes: Buffer, signature: Buffer): boolean {
  const algorithm = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  try {
    return verifyBytes(algorithm, bytes, key, signature);
  } catch {
    return false;
  }
}

function codeOf(error: unknown): string {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
