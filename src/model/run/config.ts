// What the user asked for, validated and with defaults applied.

import type { FailOn } from '../inputs/special-types.js';
import type { InputFields, InputValue } from '../inputs/table.js';
import type { EffectiveSetting, Policy } from '../judgement/policy.js';
import type { Surface } from './surface.js';

export type Mode = InputValue<'mode'>;

/** Where the platform is. The URLs have no trailing slash; `http` only on loopback. */
export interface Platform {
  readonly baseUrl: string;
  readonly registryUrl: string;
  readonly issuerUrl: string;
  /** What the workflow's token is issued for, if that is not the host of `issuerUrl`. */
  readonly audience?: string;
  /** A preset, or inputs alone, name the audience together with `issuerUrl`: no policy says either of them. */
  readonly isPaired?: true;
  readonly historyService: string;
  readonly publicOrganization?: string;
  /** Extra query parameters that make this platform list every tag. */
  readonly tagQuery: Readonly<Record<string, string>>;
}

/** Every input under its name in camel case (`InputFields`), and what is made of several inputs or of the policy. */
export interface Config extends InputFields {
  /** Where messages about settings are read. */
  readonly surface: Surface;
  readonly platform?: Platform;
  /** Registry mirrors: a prefix of image names → the prefix that it mirrors, both `host` or `host/path`. */
  readonly registries: Readonly<Record<string, string>>;
  readonly failOn: FailOn;
  readonly delivery: Delivery;
  readonly policy: Policy;
  /** Every value that is in force, except credentials, and where it comes from. */
  readonly settings: readonly EffectiveSetting[];
}

/** What is written to the CI host. */
export interface Delivery {
  readonly comment: InputValue<'comment'>;
  /** In `verify`: the pins are committed to a pull request when somebody asks for it there. */
  readonly fixOnComment: boolean;
  /** In `audit`: one tracking issue. */
  readonly issue: boolean;
  /** In `pin`: one pull request; absent when none is requested. */
  readonly pullRequest?: {
    readonly branch: string;
    /** Absent: the default branch. */
    readonly base?: string;
    readonly labels: readonly string[];
    readonly reviewers: readonly string[];
    /** Where what is held is kept. */
    readonly policyFile: string;
  };
}
