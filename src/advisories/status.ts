// What an advisory says of one package: fixed there, affected, or only a possible match by name.
import { type Advisory, type AdvisoryEvent, newestEvent, type PackageUse } from '../model/advisory.js';
import { isFixed } from './versions/index.js';

export type AdvisoryState =
  /** The package has the fix. */
  | { readonly kind: 'fixed' }
  /** The package is older than the fix. */
  | { readonly kind: 'affected'; readonly fixedVersion: string }
  /** `latest` is absent where the platform gives no events. */
  | { readonly kind: 'open'; readonly latest?: AdvisoryEvent };

/** An apk package has the version of its origin; what else is built from another package has one of its own. */
export function sharesVersions({ artifactName }: Advisory, { name, type }: PackageUse): boolean {
  return name === artifactName || type === 'apk';
}

/** How an advisory stands for a package, by its newest event. An earlier fix counts no more when the advisory was reopened. */
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
