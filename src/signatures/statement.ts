// What a signature is about: cosign's payload, and in-toto statements. Both are read only after their bytes were verified.
// https://github.com/sigstore/cosign/blob/main/specs/SIGNATURE_SPEC.md
// https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md
import { z } from 'zod';
import { type Digest, isDigest } from '../model/images/image.js';
import { parseJson } from '../model/json.js';
import { formOf, type ImageSignature } from '../model/judgement/signature.js';
import { refusals } from './messages.js';

/** The digests that are signed, and as what; or why the content is not a signature of an image. */
export type SignedContent =
  | { readonly subjects: readonly Digest[]; readonly form: ImageSignature['form'] }
  | { readonly why: string };

const payloadSchema = z.object({
  critical: z.object({
    type: z.literal('cosign container image signature'),
    image: z.object({ 'docker-manifest-digest': z.string().refine(isDigest) }),
  }),
});

const maxSubjects = 1000;
const statementSchema = z.object({
  _type: z.enum(['https://in-toto.io/Statement/v1', 'https://in-toto.io/Statement/v0.1']),
  subject: z.array(z.object({ digest: z.record(z.string(), z.string()) })).max(maxSubjects),
  predicateType: z.string().max(1000),
});

/** The type of the envelope's content. */
export const statementType = 'application/vnd.in-toto+json';

/** Reads cosign's payload. */
export function readPayload(text: string): SignedContent {
  const parsed = payloadSchema.safeParse(parseJson(text));
  if (!parsed.success) return { why: refusals.noPayload };
  const digest = parsed.data.critical.image['docker-manifest-digest'];
  return { subjects: [digest as Digest], form: 'signature' };
}

/**
 * Reads an in-toto statement. Only provenance and cosign's own signature say that the signer vouches for the image.
 */
export function readStatement(text: string): SignedContent {
  const parsed = statementSchema.safeParse(parseJson(text));
  if (!parsed.success) return { why: refusals.noStatement };
  const { subject, predicateType } = parsed.data;
  const form = formOf(predicateType);
  if (form === undefined) return { why: refusals.otherPredicate(predicateType) };
  const subjects = subject.flatMap(({ digest: { sha256 } }) => {
    const digest = `sha256:${sha256}`;
    return isDigest(digest) ? [digest] : [];
  });
  return { subjects, form };
}

/** What is signed of an envelope: https://github.com/secure-systems-lab/dsse/blob/master/protocol.md */
export function preAuthEncoding({ payload, payloadType }: { payload: Buffer; payloadType: string }): Buffer {
  const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `;
  return Buffer.concat([Buffer.from(head, 'utf8'), payload]);
}
