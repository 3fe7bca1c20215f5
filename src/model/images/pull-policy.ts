// What an organization's pull policies say of a digest: whether the registry serves a pull of it.
import type { Gap } from '../failure.js';
import type { Digest } from './image.js';

/** An administrator's exception: one digest may be pulled although one policy denies it. */
export interface PolicyOverride {
  readonly reason: string;
  readonly createdBy?: string;
  /** As the platform writes it. */
  readonly createdAt?: string;
}

/** The first moment at which a cool-down allows a digest. */
interface AllowedFrom {
  /** Milliseconds since 1970, as `builtAt`. */
  readonly at: number;
  /** Absent: the build time is not known, and `at` is the latest moment that the tag's history leaves possible. */
  readonly builtAt?: number;
}

/** What one policy says of one digest. */
export interface PolicyDecision {
  readonly policy: string;
  /** A policy in dry run records what it would deny, and denies nothing. */
  readonly mode: 'enforced' | 'dry-run';
  /** `error`: the policy could not be evaluated. */
  readonly result: 'allowed' | 'denied' | 'error';
  readonly parameters: Readonly<Record<string, string>>;
  readonly override?: PolicyOverride;
  /** Absent if waiting does not help, or it is not known when it would. */
  readonly allowedFrom?: AllowedFrom;
}

/** What all policies that apply say of one digest. */
export interface PolicyAnswer {
  readonly digest: Digest;
  readonly results: readonly PolicyDecision[];
  /** Why the results are not known. */
  readonly unknown?: Gap;
  /** Of an unknown answer: no policy that applies is enforced, so that a pull is not denied in any case. */
  readonly isHarmless?: true;
}

/** The maximum number of digests of one tag that policies are asked about to find one to pin. */
export const maxCandidates = 15;

/** What the policies say of the digests of one reference. */
export interface ReferencePolicies {
  /** Of the digests that could be pinned, newest first, up to the first one that is not denied. */
  readonly newest: readonly PolicyAnswer[];
  /** Of the pin, and of the index that it is one platform of, unless they are among the newest. */
  readonly others: readonly PolicyAnswer[];
}

/** What the policies say of a digest; `undefined` if they were not asked about it. */
export function answerAbout({ newest, others }: ReferencePolicies, digest: Digest): PolicyAnswer | undefined {
  return [...newest, ...others].find((answer) => answer.digest === digest);
}

/** Whether the registry serves a pull of the digest. */
type PullVerdict = 'allowed' | 'denied' | 'unknown';

/** A denial is certain whatever else is unknown. */
export function pullVerdict({ results, unknown, isHarmless }: PolicyAnswer): PullVerdict {
  if (denialsOf(results, 'enforced').length > 0) return 'denied';
  const isOpen = results.some(({ mode, result }) => mode === 'enforced' && result === 'error');
  return isOpen || (unknown !== undefined && isHarmless !== true) ? 'unknown' : 'allowed';
}

/** The results that deny, in one mode, without those that an override lifts. */
export function denialsOf(
  results: readonly PolicyDecision[],
  mode: PolicyDecision['mode'],
): readonly PolicyDecision[] {
  return results.filter((one) => one.mode === mode && one.result === 'denied' && one.override === undefined);
}
