// The repository, its CI host and its default branch: by flags, by its own git, or by the answers of a person.
import { plain } from '../../output/escape.js';
import type { Answers } from './answers.js';
import type { JobPlace } from './claims.js';
import type { CiHost, RepositoryFacts } from './where.js';

/** Where the job runs. A part that nobody knows is empty, and an issue of the answers. */
export async function jobOf(
  answers: Answers,
  { place, branch, unusable }: RepositoryFacts,
): Promise<JobPlace> {
  const unknown =
    unusable !== undefined
      ? `The remote \`origin\` (${plain(withoutUser(unusable))}) does not name a repository on a CI host.`
      : branch === undefined
        ? 'This folder is not a git repository, so its name on the CI host is not known. Run setup in a clone of the repository.'
        : 'This repository has no remote `origin`, so its name on the CI host is not known. Add it with `git remote add origin URL`.';
  const repository = await answers.get({
    flag: 'repository',
    text: 'Name of the repository on its CI host',
    found: place?.name,
    accepts: /^[\w.-]+(?:\/[\w.-]+)+$/,
    expected: 'OWNER/REPO',
    missing: unknown,
  });
  const ci = await answers.get({
    flag: 'ci',
    text: 'CI host',
    found: place?.ci,
    accepts: /^(?:github|gitlab)$/,
    expected: 'github or gitlab',
    missing: 'The CI host of the repository is not known.',
  });
  const server = await answers.get({
    flag: 'server',
    text: 'Address of the CI host',
    found: place?.server ?? `https://${ci || 'github'}.com`,
    accepts: /^https:\/\/[\w.-]+(?::\d+)?$/,
    expected: 'an https address without a path',
    missing: 'The address of the CI host is not known.',
  });
  const named = await answers.get({
    flag: 'branch',
    text: 'Default branch',
    found: branch,
    accepts: /^(?!-)[\w./-]+$/,
    expected: 'the name of the default branch',
    missing: 'The default branch is not known.',
  });
  return { ci: ci as CiHost, server, repository, branch: named };
}

/** An address may contain a password. */
function withoutUser(address: string): string {
  return address.replace(/\/\/[^/@]*@/, '//');
}
