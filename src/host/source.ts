// The commit that the CI checked out, so that reports can link to its lines.
import path from 'node:path';
import type { Workflow } from '../model/host.js';

/**
 * The commit from the runner's variables; nothing when they do not name one, or when `root` is not its checkout.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
export function sourceFrom(
  environment: Readonly<Record<string, string | undefined>>,
  root = environment.GITHUB_WORKSPACE,
): Pick<Workflow, 'source'> {
  const {
    GITHUB_WORKSPACE: workspace = '',
    GITHUB_SERVER_URL: server = '',
    GITHUB_REPOSITORY: repository = '',
    GITHUB_SHA: sha = '',
  } = environment;
  const isCheckout = workspace !== '' && root !== undefined && path.resolve(root) === path.resolve(workspace);
  const isCommit = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[a-f0-9]{40,64}$/.test(sha);
  if (!isCheckout || !isCommit || !/^https:\/\/[\w.:-]+$/.test(server)) return {};
  return { source: { server, repository, sha } };
}
