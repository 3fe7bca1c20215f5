// What a repository's policy says: severities, overrides, waivers, and where each of it was written.

import type { Gap } from '../failure.js';
import type { Place, SourceFile } from '../text/source.js';
import type { Instant } from './fact.js';
import type { Severity } from './finding.js';
import type { SignatureFiles, SignatureRule } from './signature.js';

/** The severity that a check gets, or that it is not asked at all. */
export type Level = Severity | 'off';

/** What a waiver must match, all of it. At least one is there. */
export interface Selectors {
  readonly check?: string;
  /** Glob over `registry/repository`, or over the short spelling of an image of Docker Hub. */
  readonly image?: string;
  /** Glob over the tag. */
  readonly tag?: string;
  /** Globs over the path of the finding's file; one must match. */
  readonly paths?: readonly string[];
  readonly artifact?: string;
  /** An advisory's id or one of its aliases. */
  readonly advisory?: string;
}

export interface Waiver extends Selectors {
  /** The whole entry. */
  readonly at: Place;
  /** Where the checkout's own policy names the file, if the entry comes from another repository. */
  readonly inheritedAt?: Place;
  /** The base of the change has it as it is. */
  readonly inBase?: true;
  readonly reason: string;
  /** The last moment at which it counts. */
  readonly expires?: Instant;
  readonly owner?: string;
  /** The advisory's `updateTime` that was seen: a later change of the advisory ends the waiver. */
  readonly acknowledged?: Instant;
}

/** A waiver in a comment next to the reference: it accepts the findings of one check within `covers`. */
export interface InlineWaiver {
  readonly check: string;
  readonly reason: string;
  readonly at: Place;
  readonly covers: Place;
  /** The pull request adds it: it counts once it is in the base. */
  readonly pending?: true;
}

/** A waiver and its effect in one run. */
export interface WaiverState {
  readonly waiver: Waiver | InlineWaiver;
  /**
   * `unknown`: it matched nothing, but not everything could be checked. `pending` and `removed`: the pull request adds
   * or removes it; only the removed one counts.
   */
  readonly state: 'active' | 'expired' | 'lapsed' | 'unused' | 'unknown' | 'removed' | 'pending';
  /** How many findings it matches. */
  readonly matched: number;
  /** One sentence, if the state needs one. */
  readonly notice?: string;
}

/** An image that `pin` leaves as it is. Its findings count as before: a skip is no waiver. */
export interface Skip {
  readonly at: Place;
  /** Glob over `registry/repository`, as in a waiver. */
  readonly image: string;
  readonly tag?: string;
  /** The last moment at which it counts; absent: until the entry is removed. */
  readonly until?: Instant;
  readonly reason: string;
  readonly owner?: string;
}

/** How the pull requests of `pin` are made. A key that is absent has its default. */
export interface PullRequestRules {
  /** An image belongs to the first group with a glob that matches; the others share the one pull request. */
  readonly groups?: readonly { readonly name: string; readonly images: readonly string[] }[];
  /** The label that a pull request has while all of its updates are quiet. */
  readonly automergeLabel?: string;
  readonly checkboxes?: boolean;
  readonly dashboard?: boolean;
}

/** Applies where every given list matches: `paths` the finding's file, `images` its image. */
export interface Override {
  readonly at: Place;
  readonly paths?: readonly string[];
  readonly images?: readonly string[];
  readonly checks: ReadonlyMap<string, Level>;
  readonly maxAgeMs?: number;
  readonly minAgeMs?: number;
}

/** A registry, or a part of one by its prefix. */
export interface RegistryRule {
  /** The registry or prefix whose images it holds. */
  readonly mirrorOf?: string;
  /** Its images are the platform's. */
  readonly platform?: boolean;
}

type AdvisorySeverity = 'low' | 'medium' | 'high' | 'critical';
export type AdvisoryStatus = 'fixed' | 'false-positive' | 'not-planned';

export interface AdvisoryPolicy {
  /** Advisories below it fail nothing. */
  readonly severity?: AdvisorySeverity;
  readonly ignoreStatus: readonly AdvisoryStatus[];
}

/** An input's value as the policy gives it: the text that the input would have. */
export interface Setting {
  readonly text: string;
  readonly at: Place;
}

/** A value that the run works with, and who gave it. */
export interface EffectiveSetting {
  /** An input's name, or a path in the policy such as `checks.unpinned`. */
  readonly name: string;
  readonly value: string;
  readonly from: 'input' | 'default' | Place;
}

/** All files of a policy, merged. `Place.file` names one of `sources`. */
export interface Policy {
  /**
   * It is the base's of a change, so what the change waives itself does not count; `false`: the change's own. Absent on what
   * is no change.
   */
  readonly ofBase?: boolean;
  /** One sentence, if the policy of the change says something else of what directs credentials than that of the base. */
  readonly overruled?: string;
  readonly sources: readonly SourceFile[];
  readonly settings: ReadonlyMap<string, Setting>;
  readonly checks: ReadonlyMap<string, Level>;
  readonly overrides: readonly Override[];
  readonly waivers: readonly Waiver[];
  /** Waivers that the pull request takes away: they still count, but are nobody's to tidy. */
  readonly removed: readonly Waiver[];
  /** Waivers that the pull request adds: they count once they are in the base. */
  readonly pending: readonly Waiver[];
  readonly registries: ReadonlyMap<string, RegistryRule>;
  readonly advisories: AdvisoryPolicy;
  readonly skips: readonly Skip[];
  readonly pullRequests: PullRequestRules;
  /** Who must have signed which images. */
  readonly signatures: readonly SignatureRule[];
  readonly signatureFiles: SignatureFiles;
  /** Globs over the images whose pins must be proved. */
  readonly proof: readonly string[];
  /** The age of a digest counts for `min-age` where nobody knows since when the tag has it. */
  readonly digestAge?: 'accepted';
  /** The platforms in use; empty: all that the pinned digests have. */
  readonly platforms: readonly string[];
  /** How long a tag rests before an index without all of its platforms counts as finished; absent: the default. */
  readonly settleMs?: number;
  /** Where the values other than `settings` come from. */
  readonly origins: readonly EffectiveSetting[];
  /** Files of the policy that could not be asked for: no verdict can rest on the rest alone. */
  readonly unread: readonly Gap[];
}

/** The policy of a repository without one. */
export const noPolicy: Policy = {
  sources: [],
  settings: new Map(),
  checks: new Map(),
  overrides: [],
  waivers: [],
  removed: [],
  pending: [],
  registries: new Map(),
  advisories: { ignoreStatus: [] },
  skips: [],
  pullRequests: {},
  signatures: [],
  signatureFiles: { keys: new Map(), roots: new Map() },
  proof: [],
  platforms: [],
  origins: [],
  unread: [],
};
