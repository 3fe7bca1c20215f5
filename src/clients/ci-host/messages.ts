// What the clients of all CI hosts say about a pull request of pins.

/** A text that was cut to the host's limit. */
export const textCut = '\n\nThe rest is in the job summary and in the report.\n';

/** What was done or not done about the pull request of the pins. */
export const pullNotices = {
  closed: (number: number) => `Pull request #${number} was closed: nothing is left to pin`,
  closedByUser: (number: number) =>
    `Pull request #${number} with the same pins was closed, so no new one was opened`,
  otherAuthor: (number: number) =>
    `Pull request #${number} was opened by another author, so it was not changed`,
  otherCommits: (branch: string) =>
    `The branch ${branch} has commits that Tagproof did not create, so it was not changed. Merge it, or delete it to start over`,
  unverified: (branch: string) =>
    `The branch ${branch} was not changed, because not everything could be verified`,
} as const;
