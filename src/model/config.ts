// What the user asked for, checked and with defaults filled in.

import type { Instant } from './fact.js';
import type { Severity } from './finding.js';
import type { EffectiveSetting, Policy } from './policy.js';
import type { Secret } from './secret.js';
import type { Surface } from './surface.js';

export type Mode = 'verify' | 'pin' | 'audit';

/** Where the platform is. The URLs have no trailing slash; `http` only on loopback. */
export interface Platform {
  readonly baseUrl: string;
  readonly registryUrl: string;
  readonly issuerUrl: string;
  readonly historyService: string;
  readonly publicOrganization?: string;
  /** Extra query parameters that make this platform list every tag. */
  readonly tagQuery: Readonly<Record<string, string>>;
}

export interface Config {
  /** Where messages about settings are read. */
  readonly surface: Surface;
  readonly mode: Mode;
  readonly platform?: Platform;
  readonly identity?: string;
  readonly group?: string;
  readonly oidcAudience?: string;
  readonly token?: Secret;
  readonly registryToken?: Secret;
  /** Globs; empty means every known format. */
  readonly paths: readonly string[];
  readonly exclude: readonly string[];
  readonly maxAgeMs: number;
  /** A digest counts as current only after this long in the history. */
  readonly minAgeMs: number;
  /** Resolve as the histories stood at this instant, instead of now. */
  readonly asOf?: Instant;
  readonly artifacts: readonly string[];
  /** Globs of SBOMs in the checkout. */
  readonly sbom: readonly string[];
  /** Ask for the packages of the SBOMs that are attached to pinned images. */
  readonly sbomFromRegistry: boolean;
  /** Ask for what the platform's scanner found in pinned images. */
  readonly vulnerabilityReports: boolean;
  /** Registry mirrors: a prefix of image names → the prefix that it mirrors, both `host` or `host/path`. */
  readonly registries: Readonly<Record<string, string>>;
  /** The first-seen ledger; absent: none is read or written. */
  readonly ledger?: LedgerFile;
  readonly failOn: FailOn;
  readonly onIncomplete: 'fail' | 'warn';
  /** On pull requests and in merge queues, only what the change introduces can fail the gate. */
  readonly newOnly: boolean;
  readonly delivery: Delivery;
  readonly githubToken?: Secret;
  /** Path of the JSON report; absent means a file in the runner's temp folder. */
  readonly report?: string;
  readonly policy: Policy;
  /** Every value that is in force, but no credential, and who gave it. */
  readonly settings: readonly EffectiveSetting[];
  /** Path of the SARIF file; absent means none. */
  readonly sarif?: string;
  /** Path of the HTML report; absent means that none is written. */
  readonly html?: string;
}

export interface LedgerFile {
  /** In the checkout, with forward slashes. */
  readonly path: string;
  /** `pin` makes the file when it is not there. */
  readonly create: boolean;
}

/** What is written to the CI host. */
export interface Delivery {
  readonly comment: 'never' | 'on-findings' | 'always';
  /** In `audit`: one tracking issue. */
  readonly issue: boolean;
  /** In `pin`: one pull request; absent when it is not asked for. */
  readonly pullRequest?: {
    readonly branch: string;
    /** Absent: the default branch. */
    readonly base?: string;
    readonly labels: readonly string[];
    readonly reviewers: readonly string[];
  };
}

/** Findings at or above a severity, none at all, or those of the named checks. */
export type FailOn = Severity | 'none' | readonly string[];
