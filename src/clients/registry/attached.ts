// Finds the SBOMs attached to an image, for every platform: BuildKit attestations, referrers, cosign's tags.
import type { AttachedSboms, FindSboms } from '../../advisories/ports.js';
import { Failure, gapFrom } from '../../model/failure.js';
import { attestedBy, platformName, readManifest } from './attached-manifests.js';
import { createSearcher, type SearchSubject } from './attached-search.js';
import type { ContentSource } from './content.js';

const maxPlatforms = 64;

/**
 * The search for the SBOMs of an image, by the digest of an index or of one platform's image. It looks in each place
 * until one has an SBOM: attestation manifests in the index
 * (https://github.com/moby/buildkit/blob/master/docs/attestations/attestation-storage.md), the referrers API and its tag
 * (https://github.com/opencontainers/distribution-spec/blob/main/spec.md#listing-referrers), cosign's `.att` and
 * `.sbom` tags. Content is verified against its digest, and an attestation must be about the image. Signatures are
 * not verified. A failure is a gap of the whole image, because an incomplete list of packages would hide findings.
 */
export function sbomFinder(source: ContentSource): FindSboms {
  return async (repository, digest, inspect) => {
    const name = `${repository}@${digest}`;
    try {
      return await findSboms(name, source, repository, digest, inspect);
    } catch (error) {
      return gapFrom(error, name);
    }
  };
}

async function findSboms(
  name: string,
  source: ContentSource,
  ...[repository, digest, inspect]: Parameters<FindSboms>
): Promise<AttachedSboms> {
  const found = await source.manifest(repository, digest);
  if (found === undefined) throw new Failure('not-found', `The registry has no image ${name}`);
  const { children } = readManifest(name, found);
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
    const needsSbom = ofIndex === undefined || platforms.length === 0;
    return needsSbom && documents[at]?.length === 0 ? [platform ?? name] : [];
  });
  return { documents: documents.flat(), missing };
}
