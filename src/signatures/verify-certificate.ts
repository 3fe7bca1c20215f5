// Verifies a signature by a certificate: under a trusted root, with what the certificate says of signer, time and build.
import { createHash, X509Certificate } from 'node:crypto';
import type { Bundle } from '@sigstore/bundle';
import { type SignedEntity, toSignedEntity, VerificationError } from '@sigstore/verify';
import { compact, smallest } from '../model/collections.js';
import { fieldsOf, parseJson } from '../model/json.js';
import type { Instant } from '../model/judgement/fact.js';
import type { ImageSignature, ImageSigner, SignedBuild } from '../model/judgement/signature.js';
import type { Refused } from './bundle.js';
import { refusals } from './messages.js';
import type { RootVerifier } from './roots/trust.js';
import { preAuthEncoding } from './statement.js';

const codeSigning = '1.3.6.1.5.5.7.3.3';
const extensionPrefix = '1.3.6.1.4.1.57264.1.';
const printable = /^[\x21-\x7e]{1,2000}$/;

/** Whom a certificate names, and when it is valid. */
interface CertificateIdentity {
  readonly identity: string;
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * The one identity of a certificate.
 * @returns `why` for a certificate that names none or several, or that is not for signing code
 */
export function identityOf(der: Uint8Array): CertificateIdentity | { readonly why: string } {
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(der);
  } catch {
    return { why: refusals.badCertificate };
  }
  // Several names are joined by `, `, and a name with special characters is quoted: neither is one plain name.
  const [, identity = ''] = /^(?:URI|email):([^\s",]+)$/.exec(certificate.subjectAltName ?? '') ?? [];
  if (!printable.test(identity)) return { why: refusals.noIdentity };
  if (certificate.keyUsage?.includes(codeSigning) !== true) return { why: refusals.usage };
  return { identity, from: Date.parse(certificate.validFrom), to: Date.parse(certificate.validTo) };
}

/** The extensions of a certificate as the verification returns them. */
export type Extensions = readonly {
  readonly oid?: { readonly id: readonly number[] } | undefined;
  readonly value: Buffer;
}[];

/** The build that the extensions describe; `undefined` if they describe none. */
function buildOf(extensions: Extensions): SignedBuild | undefined {
  const value = (number: number) => {
    const found = extensions.find(({ oid }) => oid?.id.join('.') === `${extensionPrefix}${number}`);
    return found && utf8String(found.value);
  };
  const build = compact({
    repository: value(12),
    ref: value(14),
    commit: value(13),
    workflow: value(9),
    runner: value(11),
    run: value(21),
  });
  return Object.keys(build).length === 0 ? undefined : build;
}

/** The text of a DER UTF8String of printable characters. */
function utf8String(der: Buffer): string | undefined {
  const [tag, length = 0] = der;
  if (tag !== 0x0c) return undefined;
  const lengthBytes = length < 0x80 ? 0 : length & 0x7f;
  if (lengthBytes > 2) return undefined;
  const size = lengthBytes === 0 ? length : der.readUIntBE(2, lengthBytes);
  const content = der.subarray(2 + lengthBytes);
  const content8 = content.toString('utf8');
  return content.length === size && printable.test(content8) ? content8 : undefined;
}

/** Under the first root that the signature is valid under; else the reason of the root under which it came farthest. */
export function verifyByRoot(
  bundle: Bundle,
  payload: string | undefined,
  verifiers: readonly RootVerifier[],
): Pick<ImageSignature, 'signer' | 'at' | 'build'> | Refused {
  const certificate = leafOf(bundle);
  if (certificate === undefined) return { why: refusals.badCertificate };
  const named = identityOf(certificate);
  if ('why' in named) return { why: named.why };
  let best: { readonly rank: number; readonly error: unknown } | undefined;
  for (const { root, verifier } of verifiers) {
    try {
      const entity = entityOf(bundle, payload);
      const { identity } = verifier.verify(entity);
      const issuer = identity?.extensions?.issuer;
      if (issuer === undefined || issuer === '') return { why: refusals.noIssuer };
      if (identity?.subjectAlternativeName !== named.identity) return { why: refusals.noIdentity };
      if (!isLoggedWith(bundle, certificate)) return { why: refusals.otherCertificate };
      const signer: ImageSigner = { kind: 'identity', issuer, identity: named.identity, root };
      return { signer, ...compact({ at: timeOf(entity), build: buildOf(identity.oids ?? []) }) };
    } catch (error) {
      const rank = rankOf(error);
      if (best === undefined || rank >= best.rank) best = { rank, error };
    }
  }
  const dated = statedTime(bundle);
  const isOutside = dated !== undefined && (dated < named.from || dated > named.to);
  const error = best?.error;
  if (!(error instanceof VerificationError)) return { why: refusals.malformed };
  const { code, message } = error;
  if (isOutside && code === 'CERTIFICATE_ERROR') return { why: refusals.outside(dated, named) };
  return { why: refusals.verification(code, message) };
}

/** Where an entry has what made the signature, by its kind and version. */
const verifierPaths: Readonly<Record<string, string>> = {
  'hashedrekord/0.0.1': 'spec.signature.publicKey.content',
  'hashedrekord/0.0.2': 'spec.hashedRekordV002.signature.verifier.x509Certificate.rawBytes',
  'dsse/0.0.1': 'spec.signatures.0.verifier',
  'dsse/0.0.2': 'spec.dsseV002.signatures.0.verifier.x509Certificate.rawBytes',
  'intoto/0.0.2': 'spec.content.envelope.signatures.0.publicKey',
};

/**
 * Whether each log entry is about the signature by this certificate. The library compares the signature and the digest only,
 * and one signature can be valid under several keys: then nobody who watches the log would see this identity in it.
 */
function isLoggedWith({ verificationMaterial: { tlogEntries } }: Bundle, certificate: Buffer): boolean {
  return tlogEntries.every(({ kindVersion, canonicalizedBody }) => {
    const path = verifierPaths[`${kindVersion?.kind}/${kindVersion?.version}`];
    const body = parseJson(canonicalizedBody.toString('utf8'));
    const found = path?.split('.').reduce((value: unknown, key) => fieldsOf(value)[key], body);
    return typeof found === 'string' && isSameCertificate(Buffer.from(found, 'base64'), certificate);
  });
}

/** @param logged as PEM or DER; a key alone is no certificate */
function isSameCertificate(logged: Buffer, certificate: Buffer): boolean {
  try {
    return new X509Certificate(logged).raw.equals(new X509Certificate(certificate).raw);
  } catch {
    return false;
  }
}

/**
 * What is verified. Newer logs keep the envelope's signature as one over plain bytes, so that the digest in the entry is that
 * of the bytes that were signed, not of the statement.
 */
function entityOf(bundle: Bundle, payload: string | undefined): SignedEntity {
  const entity = toSignedEntity(bundle, payload === undefined ? undefined : Buffer.from(payload, 'utf8'));
  const { content, verificationMaterial } = bundle;
  const { tlogEntries } = verificationMaterial;
  const isPlain =
    tlogEntries.length > 0 && tlogEntries.every(({ kindVersion }) => kindVersion?.kind === 'hashedrekord');
  if (content.$case !== 'dsseEnvelope' || !isPlain) return entity;
  const signed = createHash('sha256').update(preAuthEncoding(content.dsseEnvelope)).digest();
  const { signature } = entity;
  return {
    ...entity,
    signature: {
      signature: signature.signature,
      compareSignature: (other) => signature.compareSignature(other),
      verifySignature: (key) => signature.verifySignature(key),
      compareDigest: (digest) => signed.equals(digest),
    },
  };
}

/** The time that the log entry states, verified or not: only to say what is wrong. */
function statedTime({ verificationMaterial: { tlogEntries } }: Bundle): Instant | undefined {
  const seconds = Number(tlogEntries[0]?.integratedTime ?? 0);
  return seconds > 0 && seconds < 1e10 ? seconds * 1000 : undefined;
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
  return confirmed.length === 0 ? undefined : smallest(confirmed);
}

/** How far the verification came, by its error: the steps are in this order. What is malformed is that under every root. */
function rankOf(error: unknown): number {
  const steps = ['TIMESTAMP', 'CERTIFICATE', 'TLOG', 'SIGNATURE'];
  if (!(error instanceof VerificationError)) return steps.length;
  return steps.findIndex((step) => error.code.startsWith(step));
}
