// Claims of the CI's tokens: what subjects say, how two differ, and why an exchange was refused.
import { decodeJwt } from 'jose/jwt/decode';
import type { Secret } from '../../model/run/secret.js';
import { onOneLine } from '../../model/text/text.js';

/** The issuer, subject and audience of a token, which are not secret. */
export interface Claims {
  readonly issuer: string;
  readonly subject: string;
  readonly audience: string;
}

export type SubjectScope =
  | { readonly kind: 'ref'; readonly ref: string }
  | { readonly kind: 'environment'; readonly environment: string }
  | { readonly kind: 'pull-request' };

interface ClaimSubject {
  /** `OWNER/REPO`, without ids. */
  readonly repository: string;
  /** Present in the format with ids. */
  readonly ids?: { readonly owner: string; readonly repository: string };
  readonly scope: SubjectScope;
}

const form =
  /^repo:(?<owner>[\w.-]+)(?:@(?<ownerId>\d+))?\/(?<repo>[\w.-]+)(?:@(?<repoId>\d+))?:(?:ref:(?<ref>refs\/[\w./-]+)|environment:(?<environment>[^:]+)|(?<pull>pull_request))$/;

/** The parts of a subject; `undefined` if it has neither format. */
export function parseSubject(text: string): ClaimSubject | undefined {
  const groups = form.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const { owner = '', ownerId, repo = '', repoId, ref, environment } = groups;
  const scope: SubjectScope =
    ref !== undefined
      ? { kind: 'ref', ref }
      : environment !== undefined
        ? { kind: 'environment', environment }
        : { kind: 'pull-request' };
  const ids =
    ownerId === undefined || repoId === undefined ? {} : { ids: { owner: ownerId, repository: repoId } };
  return { repository: `${owner}/${repo}`, scope, ...ids };
}

/** The subject in the CI's format. */
export function subjectText({ repository, ids, scope }: ClaimSubject): string {
  const [owner = '', repo = ''] = repository.split('/');
  const name = ids === undefined ? repository : `${owner}@${ids.owner}/${repo}@${ids.repository}`;
  const last =
    scope.kind === 'ref'
      ? `ref:${scope.ref}`
      : scope.kind === 'environment'
        ? `environment:${scope.environment}`
        : 'pull_request';
  return `repo:${name}:${last}`;
}

/** The differences between the subject that an identity expects and the one of a token, as sentences. */
export function subjectDifferences(expected: string, carried: string): readonly string[] {
  if (expected === carried) return [];
  const want = parseSubject(expected);
  const have = parseSubject(carried);
  if (want === undefined || have === undefined) return partDifferences(expected, carried);
  const differences: string[] = [];
  if (want.repository !== have.repository) {
    differences.push(`the repository is ${have.repository}, the identity expects ${want.repository}`);
  }
  if (JSON.stringify(want.ids) !== JSON.stringify(have.ids)) {
    const style = (subject: ClaimSubject) => (subject.ids === undefined ? 'names alone' : 'names with ids');
    differences.push(
      `the token writes the repository by ${style(have)}, the identity expects ${style(want)}`,
    );
  }
  if (JSON.stringify(want.scope) !== JSON.stringify(have.scope)) {
    differences.push(
      `the token is for ${scopeText(have.scope)}, the identity expects ${scopeText(want.scope)}`,
    );
  }
  return differences;
}

/** The same for subjects of other CI systems. */
function partDifferences(expected: string, carried: string): readonly string[] {
  const [want, have] = [ciSubjectIn(expected), ciSubjectIn(carried)];
  if (want === undefined || have === undefined)
    return [`the subject is "${carried}", the identity expects "${expected}"`];
  if (want.ci !== have.ci)
    return [`the token is from ${have.ci}, the identity expects one from ${want.ci} ("${expected}")`];
  const names = [...new Set([...Object.keys(want.parts), ...Object.keys(have.parts)])];
  return names.flatMap((name) => {
    const [wanted = 'none', carries = 'none'] = [want.parts[name], have.parts[name]];
    if (wanted === carries) return [];
    const why = have.varying.includes(name)
      ? `. ${have.ci} puts another ${name} into each token, so an identity with one exact subject cannot match`
      : '';
    return [`the ${name} is ${carries}, the identity expects ${wanted}${why}`];
  });
}

function scopeText(scope: SubjectScope): string {
  if (scope.kind === 'ref') return `ref ${scope.ref}`;
  return scope.kind === 'environment' ? `environment ${scope.environment}` : 'pull requests';
}

/** The system, and the parts of a subject by what they are. */
interface CiSubject {
  readonly ci: string;
  readonly parts: Readonly<Record<string, string>>;
  /** Parts that differ between two runs of the same job, so that no identity can expect them exactly. */
  readonly varying: readonly string[];
}

const formats: readonly {
  readonly ci: string;
  readonly form: RegExp;
  readonly varying?: readonly string[];
}[] = [
  {
    // https://docs.github.com/en/actions/reference/security/oidc
    ci: 'GitHub Actions',
    form: /^repo:(?<repository>[\w.-]+(?:@\d+)?\/[\w.-]+(?:@\d+)?):(?:ref:(?<ref>.+)|environment:(?<environment>.+)|(?<event>pull_request))$/,
  },
  {
    // https://docs.gitlab.com/ci/secrets/id_token_authentication/#token-payload
    ci: 'GitLab CI',
    form: /^project_path:(?<project>[^:]+):ref_type:(?<type>branch|tag):ref:(?<ref>.+)$/,
  },
  {
    // https://circleci.com/docs/guides/permissions-authentication/openid-connect-tokens/
    ci: 'CircleCI',
    form: /^org\/(?<organization>[^/]+)\/project\/(?<project>[^/]+)\/user\/(?<user>[^/]+)(?:\/vcs-origin\/(?<repository>.+)\/vcs-ref\/(?<ref>.+))?$/,
    varying: ['user'],
  },
  {
    // https://buildkite.com/docs/agent/cli/reference/oidc
    ci: 'Buildkite',
    form: /^organization:(?<organization>[^:]+):pipeline:(?<pipeline>[^:]+):ref:(?<ref>[^:]+):commit:(?<commit>[^:]+):step:(?<step>.*)$/,
    varying: ['commit'],
  },
  {
    // https://learn.microsoft.com/azure/devops/pipelines/library/connect-to-azure
    ci: 'Azure Pipelines',
    form: /^sc:\/\/(?<organization>[^/]+)\/(?<project>[^/]+)\/(?<connection>.+)$/,
  },
  {
    // https://support.atlassian.com/bitbucket-cloud/docs/integrate-pipelines-with-resource-servers-using-oidc/
    ci: 'Bitbucket Pipelines',
    form: /^(?<repository>\{[0-9a-f-]{36}\}):(?:(?<environment>\{[0-9a-f-]{36}\}):)?(?<step>\{[0-9a-f-]{36}\})$/,
    varying: ['step'],
  },
  {
    // https://kubernetes.io/docs/reference/access-authn-authz/service-accounts-admin/; also Amazon EKS
    ci: 'Kubernetes',
    form: /^system:serviceaccount:(?<namespace>[^:]+):(?<account>[^:]+)$/,
  },
  {
    // https://docs.cloud.google.com/compute/docs/instances/verifying-instance-identity
    ci: 'Google Cloud',
    form: /^(?<account>\d{6,32})$/,
  },
];

/** The parts of a subject; `undefined` if it has none of the documented formats. */
export function ciSubjectIn(text: string): CiSubject | undefined {
  if (text.length > 4096) return undefined;
  for (const { ci, form, varying = [] } of formats) {
    const groups = form.exec(text)?.groups;
    if (groups === undefined) continue;
    const parts = Object.entries(groups).filter(([, value]) => value !== undefined);
    return { ci, parts: Object.fromEntries(parts), varying };
  }
  return undefined;
}

/** The claims that `claimMatch` is about; they are not secret, unlike the token. `undefined` if it is not a JWT. */
export function claimsOf(token: Secret): Claims | undefined {
  try {
    const { iss, sub, aud } = decodeJwt(token.expose());
    return {
      issuer: onOneLine(iss ?? ''),
      subject: onOneLine(sub ?? ''),
      audience: onOneLine([aud ?? ''].flat().join(' ')),
    };
  } catch {
    return undefined;
  }
}

/** What the token is issued for; nothing if it is not a JWT. */
export function audiencesIn(token: Secret): readonly string[] {
  try {
    return [decodeJwt(token.expose()).aud ?? []].flat().map(String);
  } catch {
    return [];
  }
}

/**
 * The next step after a refused exchange: the claims of the token, what the identity expects if the platform says so
 * (`ErrorInfo.metadata`), and the command that creates a matching identity.
 */
export function refusalHint(
  claims: Claims,
  identity: string,
  metadata: Readonly<Record<string, string>> | undefined,
): string {
  const { expectedIssuer = '', expectedSubject, expectedAudience } = metadata ?? {};
  const expected =
    expectedSubject === undefined
      ? undefined
      : {
          issuer: onOneLine(expectedIssuer),
          subject: onOneLine(expectedSubject),
          ...(expectedAudience === undefined ? {} : { audience: onOneLine(expectedAudience) }),
        };
  const group = identity.split('/').slice(0, -1).join('/');
  return claimsMismatch(claims, expected, identityCommand(claims.subject, group));
}

function identityCommand(subject: string, group: string): string | undefined {
  const parsed = parseSubject(subject);
  if (parsed === undefined) return undefined;
  const { repository, ids, scope } = parsed;
  const flags =
    scope.kind === 'ref'
      ? `--ref ${shellWord(scope.ref.replace(/^refs\/heads\//, ''))}`
      : scope.kind === 'environment'
        ? `--environment ${shellWord(scope.environment)}`
        : '--pull-request';
  const immutable = ids === undefined ? '' : ` --owner-id ${ids.owner} --repository-id ${ids.repository}`;
  return `tagproof identity create --group ${group} --repository ${repository}${immutable} ${flags}`;
}

/** Text from a token as one word of a shell command that a user may paste. */
function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** The exchange was refused: the token's claims, those that the identity expects if known, and a command that helps. */
function claimsMismatch(
  { issuer, subject, audience }: Claims,
  expected: (Pick<Claims, 'issuer' | 'subject'> & Partial<Claims>) | undefined,
  command: string | undefined,
): string {
  const carried = `The workflow's token has issuer "${issuer}", subject "${subject}", audience "${audience}"`;
  const comparison =
    expected === undefined
      ? 'compare them with the claimMatch of the identity'
      : `the identity expects issuer "${expected.issuer}", subject "${expected.subject}"${expected.audience === undefined ? '' : `, audience "${expected.audience}"`}`;
  const advice = command === undefined ? '' : `. To create an identity that matches: ${command}`;
  return `${carried}; ${comparison}${advice}`;
}
