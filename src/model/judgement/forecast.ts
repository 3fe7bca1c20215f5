// A forecast: what a new digest of an image would change, as reports show it. What is not known is listed with its cause.
import type { RiskLevel } from './advisory.js';

/** How much a change asks of a reviewer. `unknown`: nothing known is breaking, but not everything is known. */
export type RiskGrade = 'breaking' | 'notable' | 'quiet' | 'unknown';

/** One fact that decides the grade, as a sentence without its full stop. */
export interface RiskReason {
  readonly grade: 'breaking' | 'notable';
  readonly text: string;
}

/** `changed`: the versions differ, and their order is not known. */
export type PackageChangeKind = 'removed' | 'down' | 'changed' | 'up' | 'added';

/** The same change of one package on some platforms. Versions may be absent: not every SBOM states them. */
export interface PackageChange {
  readonly change: PackageChangeKind;
  /** As in package URLs: `apk`, `deb`, `npm`. */
  readonly type?: string;
  readonly name: string;
  readonly from?: string;
  readonly to?: string;
  readonly platforms: readonly string[];
}

export type ConfigurationField =
  | 'user'
  | 'entrypoint'
  | 'cmd'
  | 'env'
  | 'port'
  | 'volume'
  | 'label'
  | 'workdir'
  | 'stop-signal'
  | 'created';

/** One value of the image's configuration. Values that may be secret are left out, so only their name is known. */
export interface ConfigurationChange {
  readonly field: ConfigurationField;
  readonly change: 'added' | 'removed' | 'changed';
  /** Of a variable, port, volume or label. */
  readonly name?: string;
  readonly from?: string;
  readonly to?: string;
  readonly platforms: readonly string[];
}

/** Compressed bytes of one platform's layers, and the layers that both digests have. */
export interface SizeChange {
  readonly platform: string;
  readonly from: number;
  readonly to: number;
  readonly layers: { readonly from: number; readonly to: number; readonly shared: number };
}

/** An advisory that matches the packages of one digest and not of the other. */
export interface AdvisoryChange {
  readonly id: string;
  readonly aliases: readonly string[];
  readonly package: string;
  /** Absent: no score can be read. */
  readonly severity?: RiskLevel;
  readonly platforms: readonly string[];
}

/** Commits that the images say they were built from. */
export interface SourceChange {
  readonly repository?: string;
  readonly from?: string;
  readonly to?: string;
  /** Address of the comparison of both commits. */
  readonly compare?: string;
}

export interface SkippedBuilds {
  /** Digests that the tag had between both, each once. */
  readonly count: number;
  /** The newest of them, oldest first. */
  readonly builds: readonly { readonly digest: string; readonly since: string }[];
}

/** A part that is not known: why, and of what. */
export interface UnknownPart {
  readonly about:
    | 'image'
    | 'platforms'
    | 'configuration'
    | 'layers'
    | 'packages'
    | 'advisories'
    | 'source'
    | 'skipped';
  /** Absent if both digests, or no single one, are meant. */
  readonly of?: 'old' | 'new';
  readonly platforms?: readonly string[];
  /** A cause of the error reference, `not-compared` (by choice), or `not-stated` (the image does not say). */
  readonly cause: string;
  readonly message: string;
}

/** Why a bump was not written as proposed. */
export interface HeldBump {
  /** The newest digest of the tag. */
  readonly newest: string;
  readonly reasons: readonly string[];
  /** How many older builds were examined in its place. */
  readonly examined: number;
  /** The digest that is written instead; absent if none could be offered. */
  readonly offered?: string;
}

/** How many entries a list had before it was cut. */
export interface ForecastTotals {
  readonly packages: number;
  readonly configuration: number;
  readonly fixed: number;
  readonly introduced: number;
}

export interface Forecast {
  /** `registry/repository:tag`. */
  readonly image: string;
  readonly from: string;
  readonly to: string;
  readonly grade: RiskGrade;
  readonly reasons: readonly RiskReason[];
  readonly platforms: {
    readonly compared: readonly string[];
    /** Both digests have the same image for them. */
    readonly same: readonly string[];
    readonly lost: readonly string[];
    readonly won: readonly string[];
  };
  readonly packages: readonly PackageChange[];
  readonly configuration: readonly ConfigurationChange[];
  readonly sizes: readonly SizeChange[];
  /** Absent: not known, and `unknown` says why. */
  readonly advisories?: {
    readonly fixed: readonly AdvisoryChange[];
    readonly introduced: readonly AdvisoryChange[];
  };
  readonly source?: SourceChange;
  /** The image was built again from the same commit. Absent: not known. */
  readonly rebuildOnly?: boolean;
  readonly skipped?: SkippedBuilds;
  /** Full counts of the lists that may be cut. */
  readonly totals: ForecastTotals;
  readonly unknown: readonly UnknownPart[];
  readonly held?: HeldBump;
}
