// Advisories × packages → matches: by name or origin name, one per advisory and place.
import type { Advisory, PackageUse } from '../model/judgement/advisory.js';
import { sharesVersions } from './status.js';

export interface AdvisoryMatch {
  readonly advisory: Advisory;
  /** The first of `uses`. */
  readonly use: PackageUse;
  /** Packages of one type and version at one place, which the advisory affects in the same way. */
  readonly uses: readonly PackageUse[];
}

/** Package types, as purls and advisories both name them. The same name means different packages in different types. */
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
  const packagesByName = new Map<string, PackageUse[]>();
  for (const use of packages) {
    for (const name of new Set([use.name, ...use.origins])) {
      const uses = packagesByName.get(name) ?? [];
      packagesByName.set(name, uses);
      uses.push(use);
    }
  }
  const matches = new Map<string, AdvisoryMatch & { readonly uses: PackageUse[] }>();
  for (const advisory of advisories) {
    for (const use of packagesByName.get(advisory.artifactName) ?? []) {
      if (!isSameType(advisory, use)) continue;
      const { version, at, type } = use;
      const key = JSON.stringify([advisory.uid, version, at, type, sharesVersions(advisory, use)]);
      const match = matches.get(key) ?? { advisory, use, uses: [] };
      matches.set(key, match);
      match.uses.push(use);
    }
  }
  return [...matches.values()];
}

/** A type that is not known, or is not a package type (`image`, `library`), matches every type. */
function isSameType({ artifactType }: Advisory, { type }: PackageUse): boolean {
  const expected = artifactType?.toLowerCase() ?? '';
  return type === undefined || !packageTypes.has(expected) || expected === type;
}
