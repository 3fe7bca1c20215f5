// What the subjects of tokens say, for each CI system whose format is documented.

/** The system, and the parts of a subject by what they are. */
export interface CiSubject {
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
