// The digest of a manifest, by the registry's header and by the bytes themselves.
// https://github.com/opencontainers/image-spec/blob/main/descriptor.md#digests
import { createHash } from 'node:crypto';
import { Failure } from '../../model/failure.js';
import type { HttpResponse } from '../../model/http.js';
import { type Digest, isDigest } from '../../model/image.js';
import { decodeJson } from '../http/json.js';
import { manifestError } from './errors.js';
import { anyManifest } from './media-types.js';

/** The specification lets a registry refuse larger ones: #pushing-manifests. */
const maxManifestBytes = 4 * 1024 * 1024;

/** @throws Failure `bad-answer` for any other algorithm */
export function sha256In(header: string, operation: string): Digest {
  if (isDigest(header)) return header;
  throw new Failure('bad-answer', `${operation}: the registry names a digest that is not sha256`);
}

/**
 * The SHA-256 of the bytes of a manifest, which must be what the registry says if it says anything.
 * @throws Failure for an answer that is not a success, or whose bytes cannot be hashed as they were
 */
export function digestOfBody(response: HttpResponse, operation: string): Digest {
  if (response.status !== 200) throw manifestError(operation, response);
  const { body, headers } = response;
  const refuse = (why: string) =>
    new Failure('bad-answer', `${operation}: the manifest cannot be hashed, ${why}`);
  if (Buffer.byteLength(body) > maxManifestBytes) throw refuse('it is larger than 4 MiB');
  if (body.includes('\uFFFD')) throw refuse('it is not UTF-8 text');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw refuse('it came compressed');
  if (/\.docker\.distribution\.manifest\.v1\+/.test(headers['content-type'] ?? ''))
    throw refuse('it has the old format with signatures inside');
  decodeJson(operation, response, anyManifest);
  const digest: Digest = `sha256:${createHash('sha256').update(body).digest('hex')}`;
  const named = headers['docker-content-digest'];
  if (named !== undefined) requireSame(sha256In(named, operation), digest, operation);
  return digest;
}

/** @throws Failure `contradiction` when they differ */
export function requireSame(said: Digest, digest: Digest, operation: string): void {
  if (said === digest) return;
  throw new Failure('contradiction', `${operation}: the registry says ${said}, but its answer is ${digest}`);
}
