// The flags that say which workflows an identity is for: their repository, and the ref, environment or pull requests.
import type { SubjectScope } from '../../clients/platform/claims.js';
import type { Context } from '../../command/context.js';
import { append, compact } from '../../model/collections.js';
import { wrongIdentityFlags } from './flag-values.js';

export interface SubjectFlags {
  readonly repository?: string;
  readonly scope?: SubjectScope;
  readonly ids?: { readonly owner: string; readonly repository: string };
}

/** Every one that is set, or what is wrong with them. */
export function subjectFlags({ invocation }: Context): SubjectFlags & { readonly issues: readonly string[] } {
  const { flags, switches } = invocation;
  const issues: string[] = [];
  const repository = flags.get('repository');
  if (repository !== undefined && !/^[\w.-]+\/[\w.-]+$/.test(repository))
    issues.push('`--repository` must be OWNER/REPO.');
  append(issues, wrongIdentityFlags(flags));
  const scopes: SubjectScope[] = [];
  const ref = flags.get('ref');
  const environment = flags.get('environment');
  if (ref !== undefined)
    scopes.push({ kind: 'ref', ref: ref.startsWith('refs/') ? ref : `refs/heads/${ref}` });
  if (environment !== undefined) scopes.push({ kind: 'environment', environment });
  if (switches.has('pull-request')) scopes.push({ kind: 'pull-request' });
  const [scope, ...more] = scopes;
  if (more.length > 0) issues.push('Only one of `--ref`, `--environment` and `--pull-request` can be set.');
  const [owner, number] = [flags.get('owner-id'), flags.get('repository-id')];
  if ((owner === undefined) !== (number === undefined))
    issues.push('`--owner-id` and `--repository-id` must be set together.');
  const ids = owner === undefined || number === undefined ? undefined : { owner, repository: number };
  return { ...compact({ repository, scope, ids }), issues };
}
