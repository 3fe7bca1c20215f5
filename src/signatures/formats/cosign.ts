// cosign's older forms: what is signed is a layer below a tag, and its annotations have the rest.
// https://github.com/sigstore/cosign/blob/main/specs/SIGNATURE_SPEC.md
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../model/json.js';
import { boundedText, checkedBundle, type ReadBundle } from '../bundle.js';
import { refusals } from '../messages.js';
import type { SignatureFormat } from './format.js';

/** The annotations of cosign's older forms. */
const names = {
  signature: 'dev.cosignproject.cosign/signature',
  certificate: 'dev.sigstore.cosign/certificate',
  log: 'dev.sigstore.cosign/bundle',
  timestamp: 'dev.sigstore.cosign/rfc3161timestamp',
} as const;

type Annotations = Parameters<SignatureFormat['read']>[1];

/** Its signature: a payload, and annotations with everything else. */
export const cosignPayload = {
  id: 'payload',
  suffix: '.sig',
  mediaType: /^application\/vnd\.dev\.cosign\.simplesigning\.v1\+json$/,
  maxBytes: 64 * 1024,
  read: bundleOfSignature,
} as const satisfies SignatureFormat;

/** Its attestation: an envelope, and annotations with the certificate and the log entry. */
export const cosignEnvelope = {
  id: 'envelope',
  suffix: '.att',
  mediaType: /^application\/vnd\.dsse\.envelope\.v1\+json$/,
  maxBytes: 4 * 1024 * 1024,
  hasPredicate: true,
  read: bundleOfEnvelope,
} as const satisfies SignatureFormat;

function bundleOfSignature(payload: string, annotations: Annotations): ReadBundle {
  const signature = annotations[names.signature];
  if (signature === undefined || signature === '') return { why: refusals.noSignature };
  const digest = createHash('sha256').update(payload, 'utf8').digest('base64');
  const messageSignature = { messageDigest: { algorithm: 'SHA2_256', digest }, signature };
  const read = olderBundle({ messageSignature }, annotations);
  return 'why' in read ? read : { ...read, payload };
}

function bundleOfEnvelope(body: string, annotations: Annotations): ReadBundle {
  const dsseEnvelope = parseJson(body);
  if (dsseEnvelope === undefined) return { why: refusals.notJson };
  return olderBundle({ dsseEnvelope }, annotations);
}

const logSchema = z.object({
  SignedEntryTimestamp: boundedText,
  Payload: z.object({
    body: boundedText,
    integratedTime: z.int(),
    logIndex: z.int(),
    logID: z.string().regex(/^[0-9a-f]{64}$/),
  }),
});
const bodySchema = z.object({ kind: z.string().max(100), apiVersion: z.string().max(100) });
const timestampSchema = z.object({ SignedRFC3161Timestamp: boundedText });

/** A bundle of version 0.1, the only one in which a promise of the log is enough. */
function olderBundle(content: object, annotations: Annotations): ReadBundle {
  const certificate = annotations[names.certificate];
  const log = logEntries(annotations[names.log]);
  const timestamps = timestampsOf(annotations[names.timestamp]);
  if (log === undefined || timestamps === undefined) return { why: refusals.badLog };
  const rawBytes = certificate?.replace(/-----[A-Z ]{1,40}-----|\s/g, '');
  const signedBy =
    rawBytes === undefined || rawBytes === ''
      ? { publicKey: { hint: '' } }
      : { x509CertificateChain: { certificates: [{ rawBytes }] } };
  return checkedBundle({
    mediaType: 'application/vnd.dev.sigstore.bundle+json;version=0.1',
    verificationMaterial: {
      ...signedBy,
      tlogEntries: log,
      timestampVerificationData: { rfc3161Timestamps: timestamps },
    },
    ...content,
  });
}

function logEntries(annotation: string | undefined): readonly object[] | undefined {
  if (annotation === undefined) return [];
  const parsed = logSchema.safeParse(parseJson(annotation));
  if (!parsed.success) return undefined;
  const { SignedEntryTimestamp, Payload } = parsed.data;
  const body = bodySchema.safeParse(parseJson(Buffer.from(Payload.body, 'base64').toString('utf8')));
  if (!body.success) return undefined;
  return [
    {
      logIndex: String(Payload.logIndex),
      logId: { keyId: Buffer.from(Payload.logID, 'hex').toString('base64') },
      kindVersion: { kind: body.data.kind, version: body.data.apiVersion },
      integratedTime: String(Payload.integratedTime),
      inclusionPromise: { signedEntryTimestamp: SignedEntryTimestamp },
      canonicalizedBody: Payload.body,
    },
  ];
}

function timestampsOf(annotation: string | undefined): readonly object[] | undefined {
  if (annotation === undefined) return [];
  const parsed = timestampSchema.safeParse(parseJson(annotation));
  return parsed.success ? [{ signedTimestamp: parsed.data.SignedRFC3161Timestamp }] : undefined;
}
