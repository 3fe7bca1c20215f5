// Where a run is, as the CI host says it.

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
