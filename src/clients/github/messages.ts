// What the client of the CI host tells a user: why a request was refused, and what was left as it is on the host.

/** The token is invalid (401). */
export const tokenInvalid = 'The token in `github-token` is invalid or has expired';

/** A repository setting forbids workflows to open pull requests. */
export const pullRequestsForbidden =
  'Allow it in Settings → Actions → General → "Allow GitHub Actions to create and approve pull requests", or set `github-token` to the token of an app';

/** The token lacks a permission (403, or 404 where the host hides what a token may not see). */
export function permissionMissing(permission: string): string {
  return `The token lacks the permission \`${permission}\`. Grant it under \`permissions:\` of the job; pull requests from forks and Dependabot never get it`;
}

/** An organization has more repositories than are listed. */
export const tooManyRepositories =
  'Plan them in parts with `tagproof plan --list FILE`, which reads OWNER/REPO from a file, and merge the results of the parts';

/** Why workflows do not start on a pull request of the job's own token. */
export const workflowsWait =
  'Workflows on this pull request need approval, because it was opened with `GITHUB_TOKEN`. Approve them, or close and reopen the pull request.';

/** The text of a pull request that is closed. */
export const nothingLeft = 'Nothing is left to pin, so this pull request was closed.';

/** Why files are not in the pull request of the pins. */
export const leftOutReasons = {
  moved: (base: string) => `changed on ${base} since the checkout; the next run will pin them`,
  executable: 'executable, which a commit through the API cannot preserve; pin them manually',
  workflows: "workflows, which the job's own token may not change; use the token of an app",
  tooMany: 'more than one pull request may contain; the next one will pin them',
} as const;

const maxListed = 5;

/** The notice about files that are not in the pull request, which says where a long list is whole; none for no files. */
export function leftOut(paths: readonly string[], reason: string): readonly string[] {
  if (paths.length === 0) return [];
  const more =
    paths.length > maxListed
      ? `, and ${paths.length - maxListed} more; \`edits\` in the JSON report lists every changed file`
      : '';
  return [`Left out of the pull request: ${paths.slice(0, maxListed).join(', ')}${more} (${reason})`];
}

/** A tracking issue that a person does not want. */
export function issueNotPlanned(number: number): string {
  return `Issue #${number} was closed as not planned, so it was not changed`;
}
