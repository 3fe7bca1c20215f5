// The flags that describe an identity, wherever one is created: its name, which workflows it is for, and what it expects of tokens.
import type { SubjectScope } from '../../clients/platform/claims.js';
import type { Context } from '../../command/context.js';
import { append, compact } from '../../model/collections.js';
import { parseAddress } from '../../model/run/address.js';
import { plain } from '../../output/escape.js';

/** What the platform would refuse, or would take and never match. */
export function wrongIdentityFlags(flags: ReadonlyMap<string, string>): readonly string[] {
  const rules = {
    name: [/^[a-z0-9][a-z0-9 ._-]{0,254}$/, 'lower-case letters, digits, spaces and `._-`'],
    ref: [
      /^(?!.*(?:\.\.|\/\/|@\{))[^\s~^:?*[\\\p{Cc}/][^\s~^:?*[\\\p{Cc}]*(?<![/.])$/u,
      'a branch, or a full ref such as refs/tags/v1',
    ],
    environment: [/^[^\p{Cc}]{1,255}$/u, 'the name of an environment'],
  } as const;
  const wrong = Object.entries(rules).flatMap(([name, [accepted, wanted]]) => {
    const value = flags.get(name);
    if (value === undefined || accepted.test(value)) return [];
    return [`\`--${name}\` is \`${plain(value)}\`, but must be ${wanted}.`];
  });
  const issuer = flags.get('issuer');
  const address = issuer === undefined ? {} : parseAddress(issuer);
  return 'issue' in address
    ? [...wrong, `\`--issuer\` is \`${plain(issuer ?? '')}\`, but ${address.issue}.`]
    : wrong;
}

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
