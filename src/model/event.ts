// What set this run off, and where it runs, as the CI host tells it.

/** A repository of the CI host by its owner and name. */
export interface GitHubRepository {
  readonly owner: string;
  readonly name: string;
}

/** Commits are full hashes in lower-case hex. */
export type Event =
  | {
      readonly kind: 'pull-request';
      readonly number: number;
      /** The commit of the base branch that the host names; it may be older than the one merged with. */
      readonly base: string;
      readonly head: string;
      /** The head is in another repository: the token is read-only and there are no secrets. */
      readonly fork: boolean;
      /** Opened by Dependabot: likewise. */
      readonly dependabot: boolean;
      /** The commits that the host names as its merge of the head into the base branch; they may be outdated. */
      readonly merges: readonly string[];
    }
  | { readonly kind: 'merge-group'; readonly base: string }
  /** `before` is absent when the branch is new. */
  | { readonly kind: 'push'; readonly before?: string }
  | { readonly kind: 'schedule' | 'workflow-dispatch' | 'local' }
  | { readonly kind: 'other'; readonly name: string };

/** One run of a workflow. Outside CI there is none, and the event is `local`. */
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
