// What a registry holds under a repository: manifests, referrers and blobs, as text that is checked against its digest.
import { createHash } from 'node:crypto';
import { Failure } from '../../model/failure.js';
import type { Digest } from '../../model/image.js';

/** One answer. Only UTF-8 text can be checked against a digest, and no SBOM is anything else. */
export interface RegistryContent {
  readonly text: string;
  readonly mediaType?: string;
  /** Where the rest of a list of referrers is; handed back as `page`. */
  readonly next?: string;
}

/**
 * The seam to any registry (OCI distribution specification). `repository` is the path without the host. `undefined`:
 * the registry says that it has no such thing. Everything else that is no success is a Failure.
 */
export interface ContentSource {
  manifest(repository: string, reference: Digest | string): Promise<RegistryContent | undefined>;
  /** `undefined`: nothing refers to it, or the registry does not have the operation. */
  referrers(repository: string, digest: Digest, page?: string): Promise<RegistryContent | undefined>;
  /** `mostBytes` bounds the answer. */
  blob(repository: string, digest: Digest, maxBytes: number): Promise<RegistryContent | undefined>;
}

/** @throws Failure `digest-mismatch` when the bytes are not what the digest promises */
export function verifiedContent(what: string, digest: Digest, content: RegistryContent): RegistryContent {
  const actual = `sha256:${createHash('sha256').update(content.text, 'utf8').digest('hex')}`;
  if (actual === digest) return content;
  const message = `${what}: the registry gave other bytes than ${digest} promises (${actual})`;
  throw new Failure('digest-mismatch', `${message}. Do not trust it; ask who runs the registry`);
}
