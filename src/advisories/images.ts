// Pinned images → the packages of their attached SBOMs, and what the scanner found in them.

import type { AdvisorySources, ScannerMatch } from '../clients/advisory-sources.js';
import { type Attached, attachedSboms } from '../clients/registry/attached.js';
import type { PackageUse, Vulnerability } from '../model/advisory.js';
import type { Fact } from '../model/fact.js';
import { type Gap, gapFrom } from '../model/failure.js';
import { type Digest, type ImageReference, imageName } from '../model/image.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import { mirroredImage } from '../resolve/mirror.js';
import { inspectSbom, parseSbom } from './sbom/index.js';

/** An image as it would be pulled: by its pin, else by what its tag points to. */
export interface PulledImage {
  readonly occurrence: ImageOccurrence;
  /** The image that it is a mirror's copy of, or itself: what is attached to it is there. */
  readonly origin: ImageReference;
  readonly digest: Digest;
}

interface Packages {
  readonly packages: readonly Omit<PackageUse, 'at' | 'image'>[];
  readonly gaps: readonly Gap[];
}

/** Images of which nobody knows what would be pulled are left out: their facts say so. */
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

/** Asks once for each image by digest, also when asked again. Images of registries that cannot be asked give nothing. */
export function imageAdvisoryCollector(sources: AdvisorySources) {
  const attached = new Map<string, Promise<Packages>>();
  const scanned = new Map<string, Promise<readonly ScannerMatch[] | Gap>>();

  return {
    async packagesOf({ occurrence, origin, digest }: PulledImage) {
      const { registry, repository } = origin;
      const content = sources.content(registry);
      if (content === undefined) return { packages: [], gaps: [] };
      const asked = once(attached, `${registry}/${repository}@${digest}`, async () =>
        packagesIn(
          await attachedSboms(content, repository, digest, inspectSbom),
          `${registry}/${repository}@${digest}`,
        ),
      );
      const { packages, gaps } = await asked;
      const { at, image } = occurrence;
      return { packages: packages.map((use): PackageUse => ({ ...use, at, image })), gaps };
    },
    async vulnerabilitiesOf({ occurrence, origin, digest }: PulledImage) {
      const { at, image } = occurrence;
      if (sources.content(origin.registry) === undefined) return { vulnerabilities: [], gaps: [] };
      const subject = `vulnerability report of ${imageName(origin)}@${digest}`;
      const found = await once(scanned, `${origin.repository}@${digest}`, async () => {
        try {
          return await sources.scanned(origin.repository, digest);
        } catch (error) {
          return gapFrom(error, subject);
        }
      });
      if ('cause' in found) return { vulnerabilities: [], gaps: [found] };
      return {
        vulnerabilities: found.map((match): Vulnerability => ({ ...match, at, image })),
        gaps: [],
      };
    },
  };
}

function once<T>(answers: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const answer = answers.get(key) ?? ask();
  answers.set(key, answer);
  return answer;
}

/** The packages of all documents; one package of several platforms once, with their names. */
function packagesIn(attached: Attached | Gap, name: string): Packages {
  if ('cause' in attached) return { packages: [], gaps: [attached] };
  const uses = new Map<string, Omit<PackageUse, 'at' | 'image'>>();
  const gaps: Gap[] = attached.missing.map((platform) => ({
    cause: 'no-sbom',
    subject: name,
    message: `The registry has no SBOM of ${platform === name ? 'it' : platform}, so its packages are not known`,
  }));
  for (const { digest, platform, ofIndex, text } of attached.documents) {
    const { components, problems, empty } = parseSbom({ path: digest, text });
    if (ofIndex && empty) continue;
    for (const { message } of problems)
      gaps.push({ cause: 'unreadable-file', subject: `SBOM ${digest} of ${name}`, message });
    for (const { name: own, version, type, origins } of components) {
      const key = JSON.stringify([own, version, type, origins]);
      const platforms = [...(uses.get(key)?.platforms ?? []), ...(platform === undefined ? [] : [platform])];
      uses.set(key, {
        name: own,
        ...(version === undefined ? {} : { version }),
        ...(type === undefined ? {} : { type }),
        origins,
        platforms: [...new Set(platforms)],
      });
    }
  }
  return { packages: [...uses.values()], gaps };
}
