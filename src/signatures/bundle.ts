// Reads bundles within limits, before any library sees them.
// https://github.com/sigstore/protobuf-specs/blob/main/protos/sigstore_bundle.proto
import { z } from 'zod';
import { parseJson } from '../model/json.js';
import { refusals } from './messages.js';

/** Log entries and timestamps of one bundle; real ones have one or two. */
const maxEntries = 8;
const maxHashes = 64;
/** A log's name is used as a regular expression further down. */
const logName = /^[\w.:/+-]{1,200}$/;

/** Text of a limited length. */
export const boundedText = z.string().max(4 * 1024 * 1024);
const entry = z.looseObject({
  integratedTime: z.union([boundedText, z.number()]).optional(),
  inclusionPromise: z.unknown().optional(),
  inclusionProof: z
    .looseObject({
      hashes: z.array(boundedText).max(maxHashes).optional(),
      checkpoint: z.looseObject({ envelope: boundedText }).optional(),
    })
    .nullish(),
});
const bundleSchema = z.looseObject({
  mediaType: boundedText,
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
      payload: boundedText,
      payloadType: boundedText,
      signatures: z.array(z.looseObject({ sig: boundedText })),
    })
    .optional(),
});

type BundleJson = z.infer<typeof bundleSchema>;

/** A bundle as JSON that is safe to pass on, with the bytes that it signs if it does not contain them; or why not. */
export type ReadBundle =
  | { readonly bundle: BundleJson; readonly payload?: string; readonly hasKey: boolean }
  | Refused;

/** Why it does not count. */
export interface Refused {
  readonly why: string;
}

/** Reads the text of a bundle. */
export function readBundle(body: string): ReadBundle {
  const value = parseJson(body);
  if (value === undefined) return { why: refusals.notJson };
  return checkedBundle(value);
}

/** Checks what must hold before the bundle is passed on. */
export function checkedBundle(value: unknown): ReadBundle {
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
