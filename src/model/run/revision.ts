// What a run judges: a change that is not merged, a branch whose content was reviewed, or nobody knows; and where the run is.
/**
 * A change is judged by the rules of its base: policy, waivers, ledger. Commits are full hashes in lower-case hex. What
 * the CI system does not say is absent.
 */
export interface UnmergedChange {
  readonly kind: 'change';
  /** The number of the pull or merge request; absent for a push to a branch. */
  readonly number?: number;
  /** The branch that it is to be merged into; absent: the default branch, or the one of `base`. */
  readonly target?: string;
  /** The commit of the target branch that the CI system names; it may be older than the newest. */
  readonly base?: string;
  /** A newer commit of the target branch. */
  readonly newerBase?: string;
  /** The commit that is to be merged. */
  readonly head?: string;
  /** Where the change leaves the target branch. Its author chooses that, so it serves comparisons only. */
  readonly forkPoint?: string;
  /** The commits that the CI system names as its merge of the head into the target branch; they may be outdated. */
  readonly merges: readonly string[];
  /** Whoever made it may have no write access: another repository's, a bot's, or it is not known whose. */
  readonly isFromOutside: boolean;
}

export type Revision =
  | UnmergedChange
  /** What is checked out counts as reviewed. `isAnybodys`: the run was set off by what anybody can do, such as a comment. */
  | { readonly kind: 'branch'; readonly name?: string; readonly isAnybodys?: true }
  /** A terminal, or a script outside CI: who starts it has chosen what it judges. */
  | { readonly kind: 'local' }
  /** A job that does not say it; one sentence why, with the remedy. */
  | { readonly kind: 'unknown'; readonly why: string };

/** True for a full commit hash, SHA-1 or SHA-256. */
export function isCommit(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(value);
}

/** A repository of the CI host by its owner and name. */
export interface GitHubRepository {
  readonly owner: string;
  readonly name: string;
}

/** One run of a workflow on GitHub; elsewhere there is none. */
export interface CiRun {
  readonly repository: GitHubRepository;
  /** The branch that the run is on; absent for tags and pull requests. */
  readonly branch?: string;
  readonly workflow: string;
  readonly job: string;
  /** Page of the run, for links. */
  readonly url: string;
  readonly addresses: {
    readonly api: string;
    readonly graphql: string;
    readonly server: string;
  };
}
