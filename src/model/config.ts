// What the user asked for, checked and with defaults filled in.
import type { Instant } from './fact.js';
import type { Severity } from './finding.js';
import type { Secret } from './secret.js';

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
  readonly failOn: FailOn;
  readonly onIncomplete: 'fail' | 'warn';
  /** On pull requests and in merge queues, only what the change introduces can fail the gate. */
  readonly newOnly: boolean;
  readonly delivery: Delivery;
  readonly githubToken?: Secret;
  /** Path of the JSON report; absent means a file in the runner's temp folder. */
  readonly report?: string;
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
