// Why a signature is refused: sentences without a full stop, each about one thing that is wrong.
import type { Gap } from '../model/failure.js';
import type { Digest } from '../model/images/image.js';
import { formatDay } from '../model/text/time.js';

/** Text from outside, on one line and short. */
function shown(text: string): string {
  const line = text.replace(/[^\x20-\x7e]+/g, ' ');
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}

/** `2026-10-02 09:00 UTC` */
function minute(at: number): string {
  const text = new Date(at).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
}

export const refusals = {
  noPayload: 'its payload is not a container image signature of cosign',
  noStatement: 'its content is not an in-toto statement',
  otherPredicate: (type: string) =>
    `it is an attestation of another kind (${shown(type)}), which does not say that the signer vouches for the image`,
  otherDigest: (subjects: readonly Digest[], digest: Digest) =>
    `it is about ${subjects.length === 0 ? 'no sha256 digest' : subjects.slice(0, 3).join(', ')}, not about ${digest}`,
  notJson: 'the bundle is not JSON, or it is truncated',
  notBundle: (what: string) => `the bundle cannot be read: ${shown(what)}`,
  tooMany: (what: string, max: number) => `the bundle has more than ${max} ${what}`,
  checkpointName: 'the checkpoint names its signer with characters that no log uses',
  otherType: (type: string) => `the envelope holds ${shown(type)}, which is not an in-toto statement`,
  messageSignature: 'it signs bytes without saying which image they belong to',
  noSignature: 'the annotation with the signature is missing',
  noCertificate: 'it has no certificate, and the policy names no key that made it',
  badCertificate: 'its certificate cannot be read',
  badLog: 'the annotation with the log entry cannot be read',
  wrongKey: 'none of the keys in the policy made it',
  otherCertificate: 'its log entry is about another certificate than the one that it has',
  future: (at: number) => `it is dated ${formatDay(at)}, which is in the future`,
  noIdentity: 'its certificate names no identity, or more than one',
  noIssuer: 'its certificate does not name the issuer of the identity',
  usage: 'its certificate is not for signing code',
  outside: (at: number, { from, to }: { readonly from: number; readonly to: number }) =>
    `its certificate was valid from ${minute(from)} to ${minute(to)}, and the log has the signature from ${minute(at)}`,
  verification: (code: string, message: string) =>
    `${codes[code] ?? 'it could not be verified'} (${shown(message)})`,
  malformed: 'it could not be verified, because a part of it is missing or cannot be read',
};

/** What the codes of the verification mean, in words that name what is wrong. */
const codes: Readonly<Record<string, string>> = {
  TLOG_ERROR: 'it lacks an entry in a transparency log that is trusted',
  TLOG_INCLUSION_PROOF_ERROR: 'the proof that the log contains its entry is not valid',
  TLOG_INCLUSION_PROMISE_ERROR: 'the promise of the log to contain its entry is not signed by a trusted log',
  TLOG_MISSING_INCLUSION_ERROR: 'nothing shows that the log contains its entry',
  TLOG_BODY_ERROR: 'its log entry is about another signature',
  CERTIFICATE_ERROR: 'its certificate is not trusted',
  PUBLIC_KEY_ERROR: 'none of the keys in the policy made it',
  SIGNATURE_ERROR: 'the signature does not match the content',
  TIMESTAMP_ERROR: 'nothing that is trusted says when it was made',
};

/** A place that a gap is about. */
export function unverifiable(subject: string, why: string): string {
  return `It is not known whether ${subject} is signed as the policy requires: ${why}`;
}

/** The root of this package was used although a fresh one was asked for. */
export function staleRoot(date: string, why: string): string {
  return `The trusted root of Sigstore was not refreshed, so signatures were verified under the root of this release, of ${date}. It may lack newer keys, and still trust keys that Sigstore has withdrawn. Run again, or set \`sigstore-root: package\`. Reason: ${why}`;
}

/** The update repository has a document that is not a trusted root. */
export const freshRootUnusable = 'what the update repository has is not a trusted root that can be used';

/** A trusted root of the policy that cannot be used. */
export function badRoot(file: string): Gap {
  const message =
    'The trusted root cannot be read, so no signature counts under it: it must be a `trusted_root.json`, or one such document per line, and each authority and log in it needs a start of its validity (`validFor.start`)';
  return { cause: 'unverifiable-signature', subject: file, message };
}
