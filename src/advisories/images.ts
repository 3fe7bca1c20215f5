// Pinned images → the packages of their attached SBOMs, and the matches of the platform's scanner.
import type { PackageUse, Vulnerability } from '../model/advisory.js';
import { compact } from '../model/compact.js';
import type { Fact } from '../model/fact.js';
import { type Gap, gapFrom } from '../model/failure.js';
import { type Digest, type ImageReference, imageName } from '../model/image.js';
import { memoizeAsync } from '../model/memoize.js';
import { mirroredImage } from '../model/mirror.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import { noAttachedSbom, scannerReportOf } from './messages.js';
import type { AdvisorySources, AttachedSboms } from './ports.js';
import { inspectSbom, parseSbom } from './sbom/index.js';

/** An image as it would be pulled: by its pin, or by the current digest of its tag. */
export interface PulledImage {
  readonly occurrence: ImageOccurrence;
  /** The image that a mirrored image is a copy of, or the image itself. SBOMs are attached to this one. */
  readonly origin: ImageReference;
  readonly digest: Digest;
}

type ImagePackage = Omit<PackageUse, 'at' | 'image'>;

interface ImagePackages {
  readonly packages: readonly ImagePackage[];
  readonly gaps: readonly Gap[];
}

/** Images whose digest is not known are left out: their facts say why. */
export function pulledImages(
  occurrences: readonly Occurrence[],
  facts: ReadonlyMap<ImageOccurrence, Fact>,
  mirrors: Readonly<Record<string, string>>,
): readonly PulledImage[] {
  return occurrences.flatMap((occurrence) => {
    if (occurrence.kind !== 'image') return [];
    const fact = facts.get(occurrence);
    const current = fact !== undefined && 'currentDigest' in fact ? fact.currentDigest : undefined;
    const digest = occurrence.image.digest ?? current;
    return digest === undefined
      ? []
      : [{ occurrence, origin: mirroredImage(occurrence.image, mirrors), digest }];
  });
}

/** Requests once per image digest. Images of registries that the run cannot read give nothing. */
export function imageAdvisoryCollector(sources: AdvisorySources) {
  const attachedPackages = memoizeAsync(
    async (registry: string, repository: string, digest: Digest): Promise<ImagePackages> => {
      const findSboms = sources.sbomsIn(registry);
      if (findSboms === undefined) return { packages: [], gaps: [] };
      const attached = await findSboms(repository, digest, inspectSbom);
      return packagesIn(attached, `${registry}/${repository}@${digest}`);
    },
  );
  const scannerMatches = memoizeAsync(
    async (repository: string, digest: Digest, subject: () => string) => {
      try {
        return await sources.scanned(repository, digest);
      } catch (error) {
        return gapFrom(error, subject());
      }
    },
    (repository, digest) => `${repository}@${digest}`,
  );

  return {
    async packagesOf({ occurrence: { at, image }, origin, digest }: PulledImage) {
      const { packages, gaps } = await attachedPackages(origin.registry, origin.repository, digest);
      return { packages: packages.map((use): PackageUse => ({ ...use, at, image })), gaps };
    },
    async vulnerabilitiesOf({ occurrence: { at, image }, origin, digest }: PulledImage) {
      if (sources.sbomsIn(origin.registry) === undefined) return { vulnerabilities: [], gaps: [] };
      const subject = () => scannerReportOf(`${imageName(origin)}@${digest}`);
      const matches = await scannerMatches(origin.repository, digest, subject);
      if ('cause' in matches) return { vulnerabilities: [], gaps: [matches] };
      return { vulnerabilities: matches.map((match): Vulnerability => ({ ...match, at, image })), gaps: [] };
    },
  };
}

/** The packages of all documents, each once, with the platforms whose SBOMs list it. */
function packagesIn(attached: AttachedSboms | Gap, name: string): ImagePackages {
  if ('cause' in attached) return { packages: [], gaps: [attached] };
  const packages = new Map<string, ImagePackage>();
  const gaps: Gap[] = attached.missing.map((platform) => ({
    cause: 'no-sbom',
    subject: name,
    message: noAttachedSbom(platform === name ? undefined : platform),
  }));
  for (const { digest, platform, ofIndex, text } of attached.documents) {
    const { components, problems, empty } = parseSbom({ path: digest, text });
    if (ofIndex && empty) continue;
    for (const { message } of problems)
      gaps.push({ cause: 'unreadable-file', subject: `SBOM ${digest} of ${name}`, message });
    for (const { name: packageName, version, type, origins } of components) {
      const key = JSON.stringify([packageName, version, type, origins]);
      const platforms = [
        ...(packages.get(key)?.platforms ?? []),
        ...(platform === undefined ? [] : [platform]),
      ];
      packages.set(key, {
        name: packageName,
        ...compact({ version, type }),
        origins,
        platforms: [...new Set(platforms)],
      });
    }
  }
  return { packages: [...packages.values()], gaps };
}
