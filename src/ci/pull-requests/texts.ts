// What the pull requests of pins tell a user: ticks that do not count, images that are not updated, and what became of a fix.
import { plural } from '../../model/text/text.js';

export const pullRequestTexts = {
  unknownEditor: 'the host does not say who set it',
  app: (login: string) => `it was set by the app ${login}`,
  mayNotWrite: (login: string) => `${login} may not write to the repository`,
  tickRefused: (number: number, why: string) => `A checkbox of #${number} does not count: ${why}`,
  heldBy: (number: number, login: string, day: string) =>
    `Held in pull request #${number} by ${login} on ${day}`,
  held: (name: string, login: string, until: string | undefined) =>
    `${name} is not updated${until === undefined ? '' : ` until ${until}`}: requested by ${login}`,
  notKept: (file: string, why: string) =>
    `What is held could not be written to ${file} (${why}), so it is only held while its checkbox has a tick`,
} as const;

/** What a comment that asks for a fix is answered. */
export const fixTexts = {
  offer: (commit: string) =>
    `Who may write to this repository can have the pins committed to this branch by a comment:\n\n\`\`\`text\n/tagproof fix ${commit}\n\`\`\``,
  noEvent: 'The payload of the event issue_comment is not as GitHub documents it. Write the comment again',
  edited: 'The comment was edited or deleted, so that it does not count. Write a new one',
  app: (login: string) =>
    `${login} is an app, or wrote the comment with one: only the comment of a person counts`,
  mayNotWrite: (login: string) => `${login} may not write to the repository`,
  whichCommit: (commit: string) =>
    `The comment does not name a whole commit. If you have seen ${commit}, the newest of this pull request, write \`/tagproof fix ${commit}\``,
  closed: 'The pull request is not open',
  otherHead: (commit: string) =>
    `The newest commit of the pull request is ${commit}, and the comment names another. Look at what has changed, and write \`/tagproof fix ${commit}\``,
  otherCheckout: (commit: string | undefined) =>
    `What was checked out is ${commit ?? 'no commit'}, and not the commit that the comment names, as when somebody pushes meanwhile. Write the comment again, and let the workflow check out \`refs/pull/NUMBER/head\``,
  otherBase: (base: string) =>
    `It was not judged by the rules of ${base}, into which the pull request is merged. Set \`base: ${base}\` in the workflow, and leave \`policy-from\` unset`,
  ofDefault: (branch: string) =>
    `${branch} is not changed without a review: it is no branch of one pull request`,
  moved:
    'Somebody has pushed to the branch meanwhile, so that it was not changed. Look at the new commit, and write the comment again',
  noFiles: 'No file could be changed',
  nothing: (why: string) => `Nothing was changed. ${why}.`,
  nothingToPin: (commit: string) =>
    `Nothing was changed: no finding that counts in ${commit} has a fix that can be written.`,
  committed: (commit: string, files: number) =>
    `Committed the proved pins to ${plural(files, 'file')}: ${commit}.`,
  checksWait:
    "Checks do not start by themselves on a commit of the job's own token: push again, or close and reopen the pull request.",
  suggested: ({ shown, possible }: { readonly shown: number; readonly possible: number }) =>
    `The branch is of a fork, where nothing is committed. ${shown === 0 ? 'No line to change is in the diff' : `${plural(shown, 'line')} of ${possible} in the diff ${shown === 1 ? 'has' : 'have'} a suggestion to accept`}; all changes are in the patch below.`,
  trailers: ({ number, login }: { readonly number: number; readonly login: string }) =>
    `Requested in #${number} by ${login}.`,
} as const;
