// The state of one package under an advisory: fixed, affected, or only a possible match by name.
import {
  type Advisory,
  type AdvisoryEvent,
  newestEvent,
  type PackageUse,
} from '../model/judgement/advisory.js';
import { isFixed } from './versions/index.js';

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
export function sharesVersions({ artifactName }: Advisory, { name, type }: PackageUse): boolean {
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
