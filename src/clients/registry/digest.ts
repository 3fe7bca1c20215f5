// The digest of a manifest or blob: what the registry's header says, and what the bytes themselves give.
// https://github.com/opencontainers/image-spec/blob/main/descriptor.md#digests
import { createHash } from 'node:crypto';
import { Failure } from '../../model/failure.js';
import type { HttpResponse } from '../../model/http.js';
import { type Digest, isDigest } from '../../model/image.js';
import { decodeJson } from '../http/json.js';
import { anyManifest } from './media-types.js';

/** A registry may refuse larger ones: https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pushing-manifests */
export const maxManifestBytes = 4 * 1024 * 1024;

/** @throws Failure `bad-answer` for any other algorithm */
export function parseDigestHeader(header: string, operation: string): Digest {
  if (isDigest(header)) return header;
  throw new Failure('bad-answer', `${operation}: the registry returned a digest that is not sha256`);
}

/**
 * The SHA-256 of a manifest's bytes, which must equal the registry's header if it sends one.
 * @throws Failure `bad-answer` when the body is not a manifest or not the bytes that the registry stores,
 * `contradiction` when the header differs
 */
export function manifestDigest(response: HttpResponse, operation: string): Digest {
  const { body, headers } = response;
  const refuse = (why: string) =>
    new Failure('bad-answer', `${operation}: the digest of the manifest cannot be computed, because ${why}`);
  if (Buffer.byteLength(body) > maxManifestBytes) throw refuse('it is larger than 4 MiB');
  if (body.includes('\uFFFD')) throw refuse('it is not UTF-8 text');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw refuse('it was sent compressed');
  if (/\.docker\.distribution\.manifest\.v1\+/.test(headers['content-type'] ?? ''))
    throw refuse('it has the old format that contains signatures');
  decodeJson(operation, response, anyManifest);
  const digest = sha256(body);
  const header = headers['docker-content-digest'];
  if (header !== undefined) requireSameDigest(parseDigestHeader(header, operation), digest, operation);
  return digest;
}

/** @throws Failure `contradiction` when they differ */
export function requireSameDigest(expected: Digest, actual: Digest, operation: string): void {
  if (expected === actual) return;
  throw new Failure('contradiction', `${operation}: expected ${expected}, but the registry sent ${actual}`);
}

/** @throws Failure `digest-mismatch` when the bytes do not have the digest */
export function verifyContent(what: string, digest: Digest, text: string): void {
  const actual = sha256(text);
  if (actual === digest) return;
  const message = `${what}: the registry sent content with another digest (${actual})`;
  throw new Failure('digest-mismatch', `${message}. Do not use it; ask the operator of the registry`);
}

function sha256(text: string): Digest {
  return `sha256:${createHash('sha256').update(text, 'utf8').digest('hex')}`;
}
