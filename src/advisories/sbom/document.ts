// Opens an SBOM: text → JSON → the document inside its envelopes.
import { z } from 'zod';
import { type Digest, isDigest } from '../../model/images/image.js';
import { parseJson } from '../../model/json.js';

/** The document, or why there is none. `other`: the text could be read, but is about something other than packages. */
export type UnwrappedDocument =
  | { readonly document: unknown; readonly subjects: readonly Digest[] }
  | { readonly other: string }
  | { readonly unreadable: string };

/** In UTF-16 units, and in bytes when read from disk. */
export const maxDocumentBytes = 64 * 1024 * 1024;

const bundleSchema = z.object({ dsseEnvelope: z.unknown() });
const envelopeSchema = z.object({ payload: z.string(), payloadType: z.string() });
const statementSchema = z.object({
  _type: z.string().startsWith('https://in-toto.io/Statement/'),
  predicateType: z.string().max(1000),
  predicate: z.unknown(),
  subject: z
    .array(z.object({ digest: z.record(z.string(), z.string()).default({}) }))
    .max(10_000)
    .default([]),
});
const sbomPredicate = /^https:\/\/(?:spdx\.dev\/Document|cyclonedx\.org\/bom)(?:\/|$)/i;
/** Older versions of cosign put the document, or its text, in `Data`. */
const cosignPredicate = z.object({ Data: z.unknown() });

/**
 * Opens a Sigstore bundle, a DSSE envelope and an in-toto statement, each if present. Signatures are not verified.
 * `subjects` are the images that the statement is about; empty for a bare document.
 * https://github.com/secure-systems-lab/dsse/blob/master/envelope.md
 * https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md
 */
export function unwrap(text: string): UnwrappedDocument {
  const outer = readJson(text);
  if ('unreadable' in outer) return outer;
  const bundled = bundleSchema.safeParse(outer.json);
  const enveloped = envelopeSchema.safeParse(
    bundled.success && bundled.data.dsseEnvelope !== undefined ? bundled.data.dsseEnvelope : outer.json,
  );
  if (!enveloped.success) return fromStatement(outer.json);
  const { payload, payloadType } = enveloped.data;
  if (payloadType !== 'application/vnd.in-toto+json')
    return { other: 'an envelope without an in-toto statement' };
  const inner = readJson(Buffer.from(payload, 'base64').toString('utf8'));
  return 'unreadable' in inner
    ? { unreadable: `the payload of the envelope: ${inner.unreadable}` }
    : fromStatement(inner.json);
}

function fromStatement(json: unknown): UnwrappedDocument {
  const stated = statementSchema.safeParse(json);
  if (!stated.success) return { document: json, subjects: [] };
  const { predicateType, predicate, subject } = stated.data;
  if (!sbomPredicate.test(predicateType))
    return { other: 'an attestation about something other than packages' };
  const subjects = subject.map(({ digest }) => `sha256:${digest.sha256 ?? ''}`).filter(isDigest);
  const cosign = cosignPredicate.safeParse(predicate);
  const data = cosign.success ? cosign.data.Data : undefined;
  if (data === undefined) return { document: predicate, subjects };
  if (typeof data !== 'string') return { document: data, subjects };
  const parsed = readJson(data);
  return 'unreadable' in parsed ? parsed : { document: parsed.json, subjects };
}

function readJson(text: string): { readonly json: unknown } | { readonly unreadable: string } {
  if (text.length > maxDocumentBytes) return { unreadable: `it is larger than ${maxDocumentBytes} bytes` };
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  return json === undefined ? { unreadable: 'it is not JSON' } : { json };
}
