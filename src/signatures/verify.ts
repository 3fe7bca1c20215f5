// Verifies one signature: cryptography first, then what it is about, who made it, and when. Loaded only when needed.
import { createPublicKey, type KeyObject, verify as verifyBytes } from 'node:crypto';
import { type Bundle, bundleFromJSON, ValidationError } from '@sigstore/bundle';
import { compact } from '../model/collections.js';
import type { Digest } from '../model/images/image.js';
import type { Instant } from '../model/judgement/fact.js';
import type {
  ImageSignature,
  ImageSigner,
  RefusedSignature,
  SignatureFiles,
} from '../model/judgement/signature.js';
import type { ReadBundle, Refused } from './bundle.js';
import type { SignatureFormat } from './formats/format.js';
import { type SignatureFormatId, signatureFormats } from './formats/index.js';
import { refusals } from './messages.js';
import type { AttachedSignature } from './ports.js';
import { publicVerifiers, type RootVerifier, verifiersIn } from './roots/trust.js';
import {
  preAuthEncoding,
  readPayload,
  readStatement,
  type SignedContent,
  statementType,
} from './statement.js';
import { verifyByRoot } from './verify-certificate.js';

/** The keys of a policy by their names. */
type NamedKeys = readonly (readonly [Digest, KeyObject])[];

/** Finds the key that made the signature. */
function verifyByKey(
  { content }: Bundle,
  payload: string | undefined,
  keys: NamedKeys,
): { readonly signer: ImageSigner } | Refused {
  if (keys.length === 0) return { why: refusals.noCertificate };
  const [bytes, signature] =
    content.$case === 'messageSignature'
      ? [Buffer.from(payload ?? '', 'utf8'), content.messageSignature.signature]
      : [preAuthEncoding(content.dsseEnvelope), content.dsseEnvelope.signatures[0]?.sig];
  const found = keys.find(([, key]) => signature !== undefined && isSignedBy(key, bytes, signature));
  if (found === undefined) return { why: refusals.wrongKey };
  return { signer: { kind: 'key', key: found[0] } };
}

function isSignedBy(key: KeyObject, bytes: Buffer, signature: Buffer): boolean {
  const algorithm = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  try {
    return verifyBytes(algorithm, bytes, key, signature);
  } catch {
    return false;
  }
}

type VerifiedOrRefused = { readonly signed: ImageSignature } | { readonly refused: RefusedSignature };

export type VerifySignature = (attached: AttachedSignature, digest: Digest) => VerifiedOrRefused;

/** How far this machine's clock may be behind. */
const maxAheadMs = 5 * 60_000;

/**
 * Creates a verifier for the public instance, and for the roots and keys of a policy.
 * @param fresh replaces the root of the public instance that is in this package
 * @returns `badRoots`: the files that are not trusted roots; no signature counts under them
 */
export function signatureVerifier(
  { keys, roots }: SignatureFiles,
  now: Instant,
  fresh?: readonly RootVerifier[],
): { readonly verify: VerifySignature; readonly badRoots: readonly string[] } {
  const files = [...roots].map(([root, text]) => [root, verifiersIn(root, text)] as const);
  const verifiers = [...publicVerifiers(fresh), ...files.flatMap(([, found]) => found ?? [])];
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
  readonly keys: NamedKeys;
  readonly now: Instant;
}

type Refusal = Pick<RefusedSignature, 'kind' | 'why'>;
type Proof = Pick<ImageSignature, 'signer' | 'at' | 'build'>;

const formats = Object.fromEntries(signatureFormats.map((one) => [one.id, one])) as Readonly<
  Record<SignatureFormatId, SignatureFormat>
>;

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
  const proof: Proof | Refused = read.hasKey
    ? verifyByKey(bundle, read.payload, trusted.keys)
    : verifyByRoot(bundle, read.payload, trusted.verifiers);
  if ('why' in proof) return { kind: 'untrusted', why: proof.why };
  if (!content.subjects.includes(digest))
    return { kind: 'untrusted', why: refusals.otherDigest(content.subjects, digest) };
  if (proof.at !== undefined && proof.at > trusted.now + maxAheadMs)
    return { kind: 'untrusted', why: refusals.future(proof.at) };
  const [entry] = bundle.verificationMaterial.tlogEntries;
  const logIndex = proof.at === undefined ? undefined : entry?.logIndex;
  const { at, ...made } = proof;
  return { signed: { ...made, digest, form: content.form, ...compact({ logIndex, at }) } };
}

/** The source names a format of the array. */
function readAttached({ kind, text, annotations = {} }: Exclude<AttachedSignature, { kind: 'unreadable' }>) {
  return formats[kind].read(text, annotations);
}

type Readable = Exclude<ReadBundle, { why: string }>;

function parsed({ bundle }: Readable): Bundle | Refusal {
  try {
    return bundleFromJSON(bundle);
  } catch (error) {
    const what =
      error instanceof ValidationError
        ? `${error.message} (${error.fields.join(', ')})`
        : 'a part of it has a value that it cannot have';
    return { kind: 'untrusted', why: refusals.notBundle(what) };
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
