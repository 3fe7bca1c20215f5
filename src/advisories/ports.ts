// What this stage requests from outside. The clients of the platform and of the registries fit these types.

import type { Cause, Gap } from '../model/failure.js';
import type { Digest } from '../model/images/image.js';
import type { Advisory, Vulnerability } from '../model/judgement/advisory.js';

export type ScannerMatch = Omit<Vulnerability, 'at' | 'image'>;

export interface AdvisoryAnswer {
  readonly advisories: readonly Advisory[];
  readonly gaps: readonly Gap[];
  /** Names whose advisories could not be requested, with the cause. */
  readonly unanswered: ReadonlyMap<string, Cause>;
}

/** Tells what a document is. */
export type InspectDocument = (text: string) => {
  readonly isSbom: boolean;
  /** The images that an attestation is about; none for a bare document. */
  readonly subjects: readonly Digest[];
};

export interface AttachedDocument {
  /** The platform's image that it is about, or the index. */
  readonly subject: Digest;
  /** `linux/amd64`; absent if the image has one platform only. */
  readonly platform?: string;
  /** Set if it is about the index as a whole, without saying which platform contains what. */
  readonly ofIndex?: true;
  /** The blob. */
  readonly digest: Digest;
  readonly text: string;
}

export interface AttachedSboms {
  readonly documents: readonly AttachedDocument[];
  /** Platforms without an SBOM of their own; one about the whole index does not count, as it names no platform. */
  readonly missing: readonly string[];
}

/** Finds the SBOMs that are attached to an image. What fails is a gap of the whole image. */
export type FindSboms = (
  repository: string,
  digest: Digest,
  inspect: InspectDocument,
) => Promise<AttachedSboms | Gap>;

export interface AdvisorySources {
  /** The advisories of artifacts by their exact names. What fails is a gap; it never throws a Failure. */
  advisories(names: readonly string[]): Promise<AdvisoryAnswer>;
  /** The search for SBOMs in a registry, by its host; `undefined` for a registry that the run cannot read. */
  sbomsIn(registry: string): FindSboms | undefined;
  /** What the scanner found in an image. @throws Failure */
  scanned(repository: string, digest: Digest): Promise<readonly ScannerMatch[]>;
}
