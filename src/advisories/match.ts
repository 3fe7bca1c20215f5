// Advisories × packages → matches: by name or origin name, one for each advisory at each place.
import type { Advisory, PackageUse, Vulnerability } from '../model/advisory.js';
import type { FindingSubject } from '../model/finding.js';
import type { ImageReference } from '../model/image.js';
import { sharesVersions } from './status.js';

export interface AdvisoryMatch {
  readonly advisory: Advisory;
  /** The first of `uses`. */
  readonly use: PackageUse;
  /** Packages of one type and version at one place, for which the advisory stands alike. */
  readonly uses: readonly PackageUse[];
}

/** Types of packages, as purls and advisories both name them. A name of one type is another thing in another. */
const packageTypes = new Set([
  'apk',
  'deb',
  'rpm',
  'npm',
  'pypi',
  'maven',
  'golang',
  'gem',
  'cargo',
  'nuget',
]);

/** Matches in the order of the advisories, then of the packages. */
export function matchAdvisories(
  advisories: readonly Advisory[],
  packages: readonly PackageUse[],
): readonly AdvisoryMatch[] {
  const byName = new Map<string, PackageUse[]>();
  for (const use of packages) {
    for (const name of new Set([use.name, ...use.origins])) {
      const known = byName.get(name);
      if (known === undefined) byName.set(name, [use]);
      else known.push(use);
    }
  }
  const matches = new Map<string, AdvisoryMatch>();
  for (const advisory of advisories) {
    for (const use of byName.get(advisory.artifactName) ?? []) {
      if (!isSameType(advisory, use)) continue;
      const key = JSON.stringify([
        advisory.uid,
        use.version,
        use.at,
        use.type,
        sharesVersions(advisory, use),
      ]);
      const match = matches.get(key);
      matches.set(
        key,
        match === undefined ? { advisory, use, uses: [use] } : { ...match, uses: [...match.uses, use] },
      );
    }
  }
  return [...matches.values()];
}

/** Types that are not known, or are of no package (`image`, `library`), contradict none. */
function isSameType({ artifactType }: Advisory, { type }: PackageUse): boolean {
  const wanted = artifactType?.toLowerCase() ?? '';
  return type === undefined || !packageTypes.has(wanted) || wanted === type;
}

export function advisorySubject(advisory: Advisory, image: ImageReference | undefined): FindingSubject {
  const { artifactName, advisoryId, aliases = [], updateTime } = advisory;
  const updatedAt = Date.parse(updateTime);
  return {
    ...(image === undefined ? {} : { image }),
    artifact: artifactName,
    advisory: { id: advisoryId, aliases, ...(Number.isNaN(updatedAt) ? {} : { updatedAt }) },
  };
}

/** The scanner does not say when a vulnerability last changed, so a waiver that acknowledges a state does not hold. */
export function vulnerabilitySubject({ image, id, aliases, package: found }: Vulnerability): FindingSubject {
  return { image, advisory: { id, aliases }, ...(found === undefined ? {} : { artifact: found.name }) };
}
