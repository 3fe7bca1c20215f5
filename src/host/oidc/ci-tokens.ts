// Where each CI system other than GitHub Actions keeps the OIDC tokens of its jobs, or how a job asks for one.
import { z } from 'zod';
import type { Transport } from '../../model/http.js';
import { parseJson } from '../../model/json.js';
import { Secret } from '../../model/secret.js';

export type JobEnvironment = Readonly<Record<string, string | undefined>>;

/** What a token is obtained with. */
export interface TokenTools {
  readonly environment: JobEnvironment;
  readonly send: Transport;
  /** Runs a program of the CI system and returns what it prints. @throws Failure when it cannot be run, or fails */
  readonly execute: (program: string, args: readonly string[]) => Promise<string>;
}

export interface CiTokens {
  /** As its users write it. */
  readonly name: string;
  /** Whether this is one of its jobs. */
  isHere(environment: JobEnvironment): boolean;
  /** Whether the job can have a token; decided without a request. */
  canHave(environment: JobEnvironment): boolean;
  /** The token; `undefined` if the job has none after all. */
  token(tools: TokenTools, audience: string): Promise<string | undefined>;
  /** What gives a job a token. */
  readonly remedy: string;
}

/** A variable that has the token on every CI system, wherever a job can set one. */
export const tokenVariable = 'TAGPROOF_ID_TOKEN';

const isSet = (name: string) => (environment: JobEnvironment) => Boolean(environment[name]);

const azureNames = ['SYSTEM_OIDCREQUESTURI', 'SYSTEM_ACCESSTOKEN', 'AZURESUBSCRIPTION_SERVICE_CONNECTION_ID'];

/** In the order in which they are looked for. */
export const ciTokens: readonly CiTokens[] = [
  {
    // https://docs.gitlab.com/ci/secrets/id_token_authentication/
    name: 'GitLab CI',
    isHere: isSet('GITLAB_CI'),
    canHave: () => false,
    token: async () => undefined,
    remedy: `Add \`id_tokens:\` to the job, with an entry \`${tokenVariable}\` whose \`aud\` is the audience`,
  },
  {
    // https://circleci.com/docs/guides/permissions-authentication/oidc-tokens-with-custom-claims/
    name: 'CircleCI',
    isHere: isSet('CIRCLECI'),
    canHave: () => true,
    token: ({ execute }, audience) =>
      execute('circleci', ['run', 'oidc', 'get', '--claims', JSON.stringify({ aud: audience })]),
    remedy: 'Run it in a job of CircleCI, which has the program `circleci`',
  },
  {
    // https://buildkite.com/docs/agent/cli/reference/oidc
    name: 'Buildkite',
    isHere: isSet('BUILDKITE'),
    canHave: () => true,
    token: ({ execute }, audience) =>
      execute('buildkite-agent', ['oidc', 'request-token', '--audience', audience]),
    remedy: 'Run it where the program `buildkite-agent` is, not in a container without it',
  },
  {
    // https://learn.microsoft.com/azure/devops/release-notes/2024/sprint-240-update
    name: 'Azure Pipelines',
    isHere: isSet('TF_BUILD'),
    canHave: (environment) => azureNames.every((name) => environment[name]),
    token: azureToken,
    remedy:
      'Map `SYSTEM_ACCESSTOKEN: $(System.AccessToken)` under `env:` of the step, and set `AZURESUBSCRIPTION_SERVICE_CONNECTION_ID` to the id of a service connection',
  },
  {
    // https://support.atlassian.com/bitbucket-cloud/docs/integrate-pipelines-with-resource-servers-using-oidc/
    name: 'Bitbucket Pipelines',
    isHere: isSet('BITBUCKET_BUILD_NUMBER'),
    canHave: isSet('BITBUCKET_STEP_OIDC_TOKEN'),
    token: async ({ environment }) => environment.BITBUCKET_STEP_OIDC_TOKEN,
    remedy: 'Set `oidc: true` in the step, with the audience under `oidc.audiences`',
  },
  {
    // https://docs.cloud.google.com/compute/docs/instances/verifying-instance-identity
    name: 'Google Cloud',
    isHere: (environment) =>
      ['GCE_METADATA_HOST', 'K_SERVICE', 'CLOUD_RUN_JOB', 'BUILDER_OUTPUT'].some((name) => environment[name]),
    canHave: () => true,
    token: googleToken,
    remedy: 'Give the job a service account',
  },
];

const azureAnswer = z.object({ oidcToken: z.string() });

/** A token for a service connection. Its audience is fixed by Azure. */
async function azureToken({ environment, send }: TokenTools): Promise<string | undefined> {
  const [uri = '', token = '', connection = ''] = azureNames.map((name) => environment[name]);
  const response = await send({
    method: 'POST',
    url: `${uri}?api-version=7.1&serviceConnectionId=${encodeURIComponent(connection)}`,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    authorization: { scheme: 'Bearer', credential: new Secret(token) },
    body: '',
    repeatable: true,
  });
  if (response.status !== 200) return undefined;
  return azureAnswer.safeParse(parseJson(response.body)).data?.oidcToken;
}

/** A token of the service account that the job runs as, from the metadata server. */
async function googleToken({ environment, send }: TokenTools, audience: string): Promise<string | undefined> {
  const host = environment.GCE_METADATA_HOST || 'metadata.google.internal';
  const response = await send({
    method: 'GET',
    url: `http://${host}/computeMetadata/v1/instance/service-accounts/default/identity?audience=${encodeURIComponent(audience)}&format=full`,
    headers: { 'metadata-flavor': 'Google' },
  });
  return response.status === 200 ? response.body : undefined;
}
