// Advisories × packages → matches, one per advisory and place; and whether a package's version contains the fix.
import semver from 'semver';
import {
  type Advisory,
  type AdvisoryEvent,
  type Component,
  newestEvent,
  type PackageUse,
} from '../model/judgement/advisory.js';
import { compareApk } from './versions/apk.js';

export type AdvisoryState =
  /** The package has the fix. */
  | { readonly kind: 'fixed' }
  /** The package is older than the fix. */
  | { readonly kind: 'affected'; readonly fixedVersion: string }
  /** Not known to be either. `latest` is absent if the platform returns no events. */
  | { readonly kind: 'open'; readonly latest?: AdvisoryEvent };

/**
 * Whether the versions in the advisory apply to the package. An apk package has the version of its origin; packages of
 * other types that are built from another one have versions of their own.
 */
function sharesVersions({ artifactName }: Advisory, { name, type }: PackageUse): boolean {
  return name === artifactName || type === 'apk';
}

/** Decided by the advisory's newest event only: an earlier fix does not count if the advisory was reopened. */
export function advisoryStateFor(advisory: Advisory, use: PackageUse): AdvisoryState {
  const latest = newestEvent(advisory.events ?? []);
  if (latest === undefined) return { kind: 'open' };
  const { fixedVersion, patchedVersions = [] } = latest;
  const comparable = sharesVersions(advisory, use);
  if (comparable && use.version !== undefined && patchedVersions.includes(use.version))
    return { kind: 'fixed' };
  if (fixedVersion === undefined) return { kind: 'open', latest };
  const fixed = comparable ? isFixed(use, fixedVersion) : 'unknown';
  if (fixed === 'unknown') return { kind: 'open', latest };
  return fixed === 'fixed' ? { kind: 'fixed' } : { kind: 'affected', fixedVersion };
}

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

type FixStatus = 'fixed' | 'affected' | 'unknown';

/**
 * `fixed` if the component's version is `fixedVersion` or newer, `affected` if it is older. `unknown` if the component
 * has no version, a version is malformed, or the type is neither apk (compared by apk's rules) nor npm (by semver).
 */
export function isFixed(component: Pick<Component, 'version' | 'type'>, fixedVersion: string): FixStatus {
  const { version, type } = component;
  const order = version === undefined ? undefined : compare(type, version, fixedVersion);
  if (order === undefined) return 'unknown';
  return order >= 0 ? 'fixed' : 'affected';
}

function compare(type: string | undefined, version: string, fixedVersion: string): number | undefined {
  if (type === 'apk') return compareApk(version, fixedVersion);
  if (type !== 'npm' || semver.valid(version) === null || semver.valid(fixedVersion) === null)
    return undefined;
  const order = semver.compare(version, fixedVersion);
  // Build metadata has no order: `1.2.3` may lack what was fixed in `1.2.3+cgr.1`.
  return order === 0 && semver.compareBuild(version, fixedVersion) !== 0 ? undefined : order;
}
