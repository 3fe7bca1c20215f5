// The issuer and the subject of the tokens that the workflow gets: what its identity has to expect.
import { subjectText } from '../../clients/platform/claims.js';
import type { ClaimMatch } from '../../clients/platform/client.js';
import { placeholders } from '../init/options.js';
import type { CiHost } from './where.js';

/** What decides which tokens a job gets. */
export interface JobPlace {
  readonly ci: CiHost;
  /** Of the CI host, with its scheme. */
  readonly server: string;
  /** `OWNER/REPO`, or `GROUP/…/PROJECT` on GitLab. */
  readonly repository: string;
  readonly branch: string;
  /** For the subjects of GitHub repositories that contain ids. */
  readonly ids?: { readonly owner: string; readonly repository: string };
}

/** The claims of the job that the proposed workflow defines. */
export function claimsOfJob({ ci, server, repository, branch, ids }: JobPlace): ClaimMatch {
  // https://docs.gitlab.com/ci/secrets/id_token_authentication/#token-payload
  if (ci === 'gitlab')
    return { issuer: server, subject: `project_path:${repository}:ref_type:branch:ref:${branch}` };
  const scope = { kind: 'environment', environment: placeholders.environment } as const;
  return {
    issuer: githubIssuerOf(server),
    subject: subjectText({ repository, scope, ...(ids === undefined ? {} : { ids }) }),
  };
}

/**
 * The issuer of a GitHub server.
 * https://docs.github.com/en/enterprise-server/actions/reference/security/oidc and, for `ghe.com`,
 * https://docs.github.com/en/enterprise-cloud@latest/admin/data-residency/network-details-for-ghecom
 */
function githubIssuerOf(server: string): string {
  const { host } = new URL(server);
  if (host === 'github.com') return 'https://token.actions.githubusercontent.com';
  return host.endsWith('.ghe.com') ? `https://token.actions.${host}` : `https://${host}/_services/token`;
}

/** The name of the identity, unless another is given: the platform allows no other characters. */
export function identityNameOf(repository: string): string {
  return `tagproof ${repository}`.toLowerCase().replace(/[^a-z0-9 ._-]/g, ' ');
}
