// What the platform says of vulnerabilities: advisories about packages, and its scanner's reports about images.
import type { Component } from './component.js';
import type { ImageReference } from './image.js';
import type { Place } from './source.js';

/** The first four fields are always there; where a further one is absent, the platform does not say. */
export interface Advisory {
  readonly uid: string;
  readonly advisoryId: string;
  readonly artifactName: string;
  readonly updateTime: string;
  /** `apk`, `library` and so on. */
  readonly artifactType?: string;
  /** Names of the same vulnerability elsewhere: CVE, GHSA. */
  readonly aliases?: readonly string[];
  readonly severities?: readonly SeverityScore[];
  /** What became of it; only events that count, in no promised order. */
  readonly events?: readonly AdvisoryEvent[];
}

export interface SeverityScore {
  readonly type: string;
  /** A CVSS vector, or a number from 0 to 10. */
  readonly score: string;
}

/** `not-planned`: no fix is. */
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
  /** Of `fixed` alone. */
  readonly fixedVersion?: string;
  /** Of `patched` alone: exactly these versions. */
  readonly patchedVersions?: readonly string[];
}

/** By time; of events without one, or at the same, the last in the list. */
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

/** How bad a vulnerability is, worst last. */
export const riskLevels = ['none', 'low', 'medium', 'high', 'critical'] as const;

export type RiskLevel = (typeof riskLevels)[number];

/** A package that advisories were asked for, and where it stands. */
export interface PackageUse extends Pick<Component, 'name' | 'version' | 'type' | 'origins'> {
  /** Absent: it was named by the `artifacts` input. */
  readonly at?: Place;
  /** The image whose SBOM names it, with the platforms that have it, such as `linux/amd64`. */
  readonly image?: ImageReference;
  readonly platforms?: readonly string[];
}

/** One match of the platform's scanner in an image. */
export interface Vulnerability {
  readonly at: Place;
  readonly image: ImageReference;
  readonly id: string;
  readonly aliases: readonly string[];
  /** As the scanner writes it: `High`, `Negligible`; empty when it does not say. */
  readonly severity: string;
  readonly package?: { readonly name: string; readonly version?: string };
  /** As the scanner writes it: `fixed`, `not-fixed`, `wont-fix`, `unknown`; empty when it does not say. */
  readonly fixState: string;
  readonly fixVersions: readonly string[];
}
