// The content of a registry, as the search for attached SBOMs reads it.
import type { Digest } from '../../model/image.js';

/** One response. Only UTF-8 text can be verified against a digest, and every SBOM is text. */
export interface RegistryContent {
  readonly text: string;
  readonly mediaType?: string;
  /** The query of the next page of referrers; passed back as `page`. */
  readonly next?: string;
}

/**
 * Manifests, referrers and blobs of one registry. `repository` is the path without the host. `undefined`: the registry
 * does not have it.
 * @throws Failure for every other response that is not a success; `digest-mismatch` for content that does not have the
 * digest it was requested by
 */
export interface ContentSource {
  manifest(repository: string, reference: Digest | string): Promise<RegistryContent | undefined>;
  /** `undefined`: nothing refers to the digest, or the registry does not support the request. */
  referrers(repository: string, digest: Digest, page?: string): Promise<RegistryContent | undefined>;
  /** A blob of at most `maxBytes`. */
  blob(repository: string, digest: Digest, maxBytes: number): Promise<RegistryContent | undefined>;
}
