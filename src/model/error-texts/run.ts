// Error codes about the run itself: its settings, its files, and how it ended.

import type { ErrorText } from '../failure.js';
import { docsUrl } from '../run/project.js';

export const runErrors = {
  'policy-unread': {
    means: 'Part of the policy could not be read, and it may contain the relevant waiver or rule',
    causes: [
      'The repository named in `extends` is private or unreachable',
      'The base commit could not be read',
      'The checkout of a pull request is the base branch, as under `pull_request_target`',
      'Its waivers have so many globs that not all findings could be compared with them',
    ],
    fix: 'Set `github-token` to a token that can read that repository, or fetch the base commit (`fetch-depth: 2`).',
  },
  'no-base': {
    means:
      'It is not known what the run judges, or the commit that it is to be judged against cannot be read',
    causes: [
      'The clone does not have the target branch, because it is shallow or has one branch only',
      'The CI system does not say whether the job is about a change',
      'The token of the job may not fetch the target branch',
    ],
    fix: `Follow the message: it names what puts the base into the clone on this CI system. Or set \`base\`. See ${docsUrl('trust.md')}`,
  },
  'unreadable-file': {
    means: 'A file could not be read or parsed, so its content is unknown',
    causes: [
      'It is malformed, larger than the limit, not UTF-8, or a symbolic link',
      'It contains an image reference that is not valid, or an image name in a place that no scanner reads',
      'It is an SBOM or a ledger in an unsupported format',
      'It takes too much work to scan: generated files have many lines, brackets, variables or aliases, or very long lines',
      'A glob in `paths` matches no file: to match a folder, write `deploy/**`',
      'Git is older than 2.30, or cannot read the repository, so it is not known which files there are',
    ],
    fix: 'Fix the file, or skip it with `exclude`. Correct the glob; only globs that start with `**` may match nothing. Install a newer git, or clone the repository again.',
  },
  'nothing-verified': {
    means:
      'The run found no image to verify, although there are references that it could not resolve or did not read',
    causes: [
      'All references come from variables or templates',
      '`exclude` leaves out all files with image references',
      'Image names are only in text that no scanner reads, such as source code',
    ],
    fix: 'Verify the rendered output of templates, give variables default values, or waive `opaque-reference` where the images are verified elsewhere. Shorten `exclude`; exclude files whose image names nothing uses; to verify a part of the repository, name that part in `paths`.',
  },
  'not-written': {
    means: 'Something should have been written, but was not',
    causes: [
      'The file changed after it was read, is outside the checkout, or is not writable',
      'The file already exists and is not overwritten',
      'The disk of the runner is full',
    ],
    fix: 'The message gives the reason. Files are never partially written; fix the reason and re-run.',
  },
  'no-report': {
    means: 'A repository was due to be audited, but there is no report for it',
    causes: [
      'The job of its shard crashed, was cancelled or timed out',
      "The shard's report was not uploaded, or not passed to `merge`",
    ],
    fix: `Re-run the failed jobs and merge again; existing results are kept. If a shard times out, plan more shards: ${docsUrl('organization.md')}`,
  },
  stopped: {
    means: 'The run was stopped before it finished, and reported what it had',
    causes: ['The job was cancelled or reached its time limit', 'Ctrl+C was pressed'],
    fix: 'Re-run, with a longer `timeout-minutes` if the job timed out.',
  },
  usage: {
    means: 'The command line is invalid, so nothing was done',
    causes: ['A command, flag or operand is misspelled, missing or unexpected'],
    fix: 'All errors are listed at once, each with the closest valid spelling. `tagproof COMMAND --help` shows what a command accepts.',
  },
  configuration: {
    means: 'An input or the policy file is invalid, so nothing was done',
    causes: [
      'A value cannot be parsed, or two values contradict each other',
      'A key of the policy is unknown',
    ],
    fix: `All errors are listed at once; those of a policy have line and column. Valid settings: ${docsUrl('policy.md')} and ${docsUrl('reference.md')}`,
  },
  defect: {
    means: 'Internal error in Tagproof (this is a bug)',
    causes: ['A case that the code does not handle'],
    fix: 'Report it with the message and the command. The verdict is `incomplete`, never `pass`.',
  },
} satisfies Readonly<Record<string, ErrorText>>;
