// The SBOMs attached to an image, for every platform: BuildKit's attestations, referrers, cosign's tags.
import { Failure, type Gap, gapFrom } from '../../model/failure.js';
import type { Digest } from '../../model/image.js';
import { attestedBy, platformName, readManifest } from './attached-manifests.js';
import {
  type AttachedDocument,
  createSearcher,
  type Inspect,
  type SearchSubject,
} from './attached-search.js';
import { type ContentSource, verifiedContent } from './content.js';

export interface Attached {
  readonly documents: readonly AttachedDocument[];
  /** Platforms without an SBOM of their own: one about the whole index does not say which platform it looked at. */
  readonly missing: readonly string[];
}

const maxPlatforms = 64;

/**
 * Finds the SBOMs of an image by digest, an index or one platform's image. Each place is looked at until one holds
 * an SBOM: attestation manifests in the index (https://github.com/moby/buildkit/blob/master/docs/attestations/attestation-storage.md),
 * the referrers API with its tag (OCI distribution specification, Listing Referrers), cosign's `.att` and `.sbom`
 * tags. Every blob is checked against its digest, and an attestation must be about the image. Signatures are not
 * checked. What fails is an Unknown of the whole image: a part of its packages is no answer.
 */
export async function attachedSboms(
  source: ContentSource,
  repository: string,
  digest: Digest,
  inspect: Inspect,
): Promise<Attached | Gap> {
  const name = `${repository}@${digest}`;
  try {
    const found = await source.manifest(repository, digest);
    if (found === undefined) throw new Failure('not-found', `The registry has no image ${name}`);
    const { children } = readManifest(name, verifiedContent(name, digest, found));
    const images = (children ?? []).filter((child) => attestedBy(child) === undefined);
    if (images.length > maxPlatforms)
      throw new Failure('bad-answer', `${name} has more than ${maxPlatforms} platforms`);
    const platforms = images.map((child) => ({ digest: child.digest, platform: platformName(child) }));
    const whole: SearchSubject = children === undefined ? { digest } : { digest, ofIndex: true };
    const subjects: readonly SearchSubject[] = [whole, ...platforms];
    const search = createSearcher({ source, repository, inspect });
    const documents = await Promise.all(
      subjects.map((subject) => {
        const attestations = (children ?? []).filter((child) => attestedBy(child) === subject.digest);
        return search(subject, attestations);
      }),
    );
    const missing = subjects.flatMap(({ platform, ofIndex }, at) => {
      const counts = ofIndex === undefined || platforms.length === 0;
      return counts && documents[at]?.length === 0 ? [platform ?? name] : [];
    });
    return { documents: documents.flat(), missing };
  } catch (error) {
    return gapFrom(error, name);
  }
}
