// Vulnerabilities as the platform reports them: advisories about packages, and matches of its scanner in images; and those packages.

import type { ImageReference } from '../images/image.js';
import type { Place, Span } from '../text/source.js';

/** The first four fields are always present; further ones only if the platform returns them. */
export interface Advisory {
  readonly uid: string;
  readonly advisoryId: string;
  readonly artifactName: string;
  readonly updateTime: string;
  /** For example `apk` or `library`. */
  readonly artifactType?: string;
  /** Ids of the same vulnerability in other databases: CVE, GHSA. */
  readonly aliases?: readonly string[];
  readonly severities?: readonly SeverityScore[];
  /** Events that change its status, in no particular order. */
  readonly events?: readonly AdvisoryEvent[];
}

export interface SeverityScore {
  readonly type: string;
  /** A CVSS vector, or a number from 0 to 10. */
  readonly score: string;
}

/** `not-planned`: no fix is planned. */
export type EventStatus =
  | 'detected'
  | 'true-positive'
  | 'false-positive'
  | 'fixed'
  | 'patched'
  | 'pending-upstream-fix'
  | 'not-planned'
  | 'analysis-not-planned'
  | 'unknown';

export interface AdvisoryEvent {
  readonly status: EventStatus;
  /** RFC 3339. */
  readonly at?: string;
  /** Only for `fixed`. */
  readonly fixedVersion?: string;
  /** Only for `patched`: exactly these versions. */
  readonly patchedVersions?: readonly string[];
}

/** The newest event by time; of events without a time, or with the same one, the last in the list. */
export function newestEvent<T extends { readonly at?: string | undefined }>(
  events: readonly T[],
): T | undefined {
  return events.reduce<T | undefined>(
    (latest, event) => (timeOf(event) >= timeOf(latest) ? event : latest),
    undefined,
  );
}

function timeOf(event: { readonly at?: string | undefined } | undefined): number {
  const at = Date.parse(event?.at ?? '');
  return Number.isNaN(at) ? 0 : at;
}

/** Levels of severity, in ascending order. */
export const riskLevels = ['none', 'low', 'medium', 'high', 'critical'] as const;

export type RiskLevel = (typeof riskLevels)[number];

/** A package whose advisories are requested, and where it is listed. */
export interface PackageUse extends Pick<Component, 'name' | 'version' | 'type' | 'origins'> {
  /** Absent if it was named by the `artifacts` input. */
  readonly at?: Place;
  /** The image whose SBOM lists it, and the platforms that contain it, for example `linux/amd64`. */
  readonly image?: ImageReference;
  readonly platforms?: readonly string[];
}

/** One match of the platform's scanner in an image. */
export interface Vulnerability {
  readonly at: Place;
  readonly image: ImageReference;
  readonly id: string;
  readonly aliases: readonly string[];
  /** As the scanner writes it: `High`, `Negligible`; empty if unknown. */
  readonly severity: string;
  readonly package?: { readonly name: string; readonly version?: string };
  /** As the scanner writes it: `fixed`, `not-fixed`, `wont-fix`, `unknown`; empty if unknown. */
  readonly fixState: string;
  readonly fixVersions: readonly string[];
}

export interface Component {
  /** As the purl spells it: `openssl`, `@scope/name`, `group:artifact`. Untrusted text. */
  readonly name: string;
  readonly version?: string;
  readonly purl?: string;
  /** The purl's type, for example `apk` or `npm`; absent if the document does not state it. */
  readonly type?: string;
  /** Packages that it was built from. Advisories may refer to these instead. */
  readonly origins: readonly string[];
  /** The path of the document. */
  readonly file: string;
  /** Where the document lists it. */
  readonly span?: Span;
}
