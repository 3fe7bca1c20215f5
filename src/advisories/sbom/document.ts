// Text → JSON → the document inside its envelopes.
import { z } from 'zod';
import { type Digest, isDigest } from '../../model/image.js';

/** The document itself, or why there is none. `other`: it was read, and is about something else than packages. */
export type UnwrappedDocument =
  | { readonly document: unknown; readonly subjects: readonly Digest[] }
  | { readonly other: string }
  | { readonly unreadable: string };

/** In UTF-16 units, and in bytes where it is read from disk or network. */
export const maxDocumentBytes = 64 * 1024 * 1024;

const bundle = z.object({ dsseEnvelope: z.unknown() });
const envelope = z.object({ payload: z.string(), payloadType: z.string() });
const statement = z.object({
  _type: z.string().startsWith('https://in-toto.io/Statement/'),
  predicateType: z.string().max(1000),
  predicate: z.unknown(),
  subject: z
    .array(z.object({ digest: z.record(z.string(), z.string()).default({}) }))
    .max(10_000)
    .default([]),
});
const sbomPredicate = /^https:\/\/(?:spdx\.dev\/Document|cyclonedx\.org\/bom)(?:\/|$)/i;
/** Older cosign puts the document, or its text, under `Data`. */
const cosignPredicate = z.object({ Data: z.unknown() });

/**
 * Opens a Sigstore bundle, a DSSE envelope and an in-toto statement, each where it is there. Signatures are not
 * looked at. `subjects` are the images that the statement says it is about; none for a bare document.
 * https://github.com/secure-systems-lab/dsse/blob/master/envelope.md
 * https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md
 */
export function unwrap(text: string): UnwrappedDocument {
  const outer = parseJson(text);
  if ('unreadable' in outer) return outer;
  const bundled = bundle.safeParse(outer.json);
  const enveloped = envelope.safeParse(
    bundled.success && bundled.data.dsseEnvelope !== undefined ? bundled.data.dsseEnvelope : outer.json,
  );
  if (!enveloped.success) return fromStatement(outer.json);
  const { payload, payloadType } = enveloped.data;
  if (payloadType !== 'application/vnd.in-toto+json')
    return { other: 'an envelope that holds no in-toto statement' };
  const inner = parseJson(Buffer.from(payload, 'base64').toString('utf8'));
  return 'unreadable' in inner
    ? { unreadable: `the payload of the envelope: ${inner.unreadable}` }
    : fromStatement(inner.json);
}

function fromStatement(json: unknown): UnwrappedDocument {
  const stated = statement.safeParse(json);
  if (!stated.success) return { document: json, subjects: [] };
  const { predicateType, predicate, subject } = stated.data;
  if (!sbomPredicate.test(predicateType)) return { other: 'an attestation of something else than packages' };
  const subjects = subject.map(({ digest }) => `sha256:${digest.sha256 ?? ''}`).filter(isDigest);
  const old = cosignPredicate.safeParse(predicate);
  const data = old.success ? old.data.Data : undefined;
  if (data === undefined) return { document: predicate, subjects };
  if (typeof data !== 'string') return { document: data, subjects };
  const parsed = parseJson(data);
  return 'unreadable' in parsed ? parsed : { document: parsed.json, subjects };
}

function parseJson(text: string): { readonly json: unknown } | { readonly unreadable: string } {
  if (text.length > maxDocumentBytes) return { unreadable: `it is larger than ${maxDocumentBytes} bytes` };
  try {
    return { json: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    return { unreadable: 'it is not JSON' };
  }
}
