// Reads bundles within limits, before any library sees them, and rewrites cosign's older forms as bundles.
// https://github.com/sigstore/protobuf-specs/blob/main/protos/sigstore_bundle.proto
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../model/json.js';
import { refusals } from './messages.js';

/** Log entries and timestamps of one bundle; real ones have one or two. */
const maxEntries = 8;
const maxHashes = 64;
/** A log's name is used as a regular expression further down. */
const logName = /^[\w.:/+-]{1,200}$/;

const text = z.string().max(4 * 1024 * 1024);
const entry = z.looseObject({
  integratedTime: z.union([text, z.number()]).optional(),
  inclusionPromise: z.unknown().optional(),
  inclusionProof: z
    .looseObject({
      hashes: z.array(text).max(maxHashes).optional(),
      checkpoint: z.looseObject({ envelope: text }).optional(),
    })
    .nullish(),
});
const bundleSchema = z.looseObject({
  mediaType: text,
  verificationMaterial: z.looseObject({
    tlogEntries: z.array(entry).optional(),
    timestampVerificationData: z
      .looseObject({ rfc3161Timestamps: z.array(z.unknown()).optional() })
      .nullish(),
    publicKey: z.unknown().optional(),
  }),
  messageSignature: z.unknown().optional(),
  dsseEnvelope: z
    .looseObject({
      payload: text,
      payloadType: text,
      signatures: z.array(z.looseObject({ sig: text })),
    })
    .optional(),
});

export type BundleJson = z.infer<typeof bundleSchema>;

/** A bundle as JSON that is safe to pass on, with the bytes that it signs if it does not contain them; or why not. */
export type ReadBundle =
  | { readonly bundle: BundleJson; readonly payload?: string; readonly hasKey: boolean }
  | { readonly why: string };

/** Reads the text of a bundle. */
export function readBundle(body: string): ReadBundle {
  const value = parseJson(body);
  if (value === undefined) return { why: refusals.notJson };
  return checkedBundle(value);
}

function checkedBundle(value: unknown): ReadBundle {
  const parsed = bundleSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { why: refusals.notBundle(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`) };
  }
  const { verificationMaterial } = parsed.data;
  const { tlogEntries = [], timestampVerificationData, publicKey } = verificationMaterial;
  const timestamps = timestampVerificationData?.rfc3161Timestamps ?? [];
  if (tlogEntries.length > maxEntries) return { why: refusals.tooMany('log entries', maxEntries) };
  if (timestamps.length > maxEntries) return { why: refusals.tooMany('timestamps', maxEntries) };
  const notes = tlogEntries.map(({ inclusionProof }) => inclusionProof?.checkpoint?.envelope ?? '');
  if (!notes.every(namesLogs)) return { why: refusals.checkpointName };
  return { bundle: parsed.data, hasKey: publicKey !== undefined };
}

function namesLogs(note: string): boolean {
  const lines = note.split('\n').filter((line) => line.startsWith('\u2014'));
  return lines.length <= maxEntries * 4 && lines.every((line) => logName.test(line.split(' ')[1] ?? ''));
}

/** The annotations of cosign's older forms. */
const names = {
  signature: 'dev.cosignproject.cosign/signature',
  certificate: 'dev.sigstore.cosign/certificate',
  log: 'dev.sigstore.cosign/bundle',
  timestamp: 'dev.sigstore.cosign/rfc3161timestamp',
} as const;

type Annotations = Readonly<Record<string, string>>;

/** cosign's signature: a payload, and annotations with everything else. */
export function bundleOfSignature(payload: string, annotations: Annotations): ReadBundle {
  const signature = annotations[names.signature];
  if (signature === undefined || signature === '') return { why: refusals.noSignature };
  const digest = createHash('sha256').update(payload, 'utf8').digest('base64');
  const messageSignature = { messageDigest: { algorithm: 'SHA2_256', digest }, signature };
  const read = olderBundle({ messageSignature }, annotations);
  return 'why' in read ? read : { ...read, payload };
}

/** cosign's attestation: an envelope, and annotations with the certificate and the log entry. */
export function bundleOfEnvelope(body: string, annotations: Annotations): ReadBundle {
  const dsseEnvelope = parseJson(body);
  if (dsseEnvelope === undefined) return { why: refusals.notJson };
  return olderBundle({ dsseEnvelope }, annotations);
}

const logSchema = z.object({
  SignedEntryTimestamp: text,
  Payload: z.object({
    body: text,
    integratedTime: z.int(),
    logIndex: z.int(),
    logID: z.string().regex(/^[0-9a-f]{64}$/),
  }),
});
const bodySchema = z.object({ kind: z.string().max(100), apiVersion: z.string().max(100) });
const timestampSchema = z.object({ SignedRFC3161Timestamp: text });

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
