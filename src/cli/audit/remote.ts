// `audit --repository`: the files of a repository of the CI host, read through its API, without a clone.
import { apiAt } from '../../ci/connect.js';
import type { GitHubApi } from '../../clients/github/api.js';
import { readAddresses } from '../../clients/github/event.js';
import {
  defaultBranch,
  filesOf,
  isEmptyRepository,
  oneByOne,
  resolveCommit,
} from '../../clients/github/files.js';
import { guardHost } from '../../clients/http/index.js';
import { Failure, gapFrom } from '../../model/failure.js';
import type { Host, Source } from '../../model/host.js';
import type { Secret } from '../../model/secret.js';
import { type Context, failureText } from '../context.js';
import { type NamedRepository, readName } from './fleet/name.js';

/**
 * Inputs that the policy of a repository looked at from outside cannot give: where credentials go, who is signed in,
 * and what is written here. Its checks, waivers and lengths of time count.
 */
export const notFromRemotePolicy: readonly string[] = [
  ...['platform', 'base-url', 'registry-url', 'issuer-url', 'history-service', 'public-organization'],
  ...['identity', 'group', 'oidc-audience'],
  ...['report', 'sarif', 'html', 'comment', 'issue', 'pull-request', 'new-only'],
];

/** What is wrong with the names, each as one sentence. */
export function issuesOfNames(names: readonly string[]): readonly string[] {
  return names
    .filter((name) => readName(name) === undefined)
    .map(
      (name) => `\`--repository\` is \`${name.slice(0, 100)}\`, but must be OWNER/REPO or OWNER/REPO@REF.`,
    );
}

/** The client for the API of the CI host. @throws Failure when an address cannot be used */
export function remoteApi(
  host: Host,
  environment: Context['environment'],
  githubToken: Secret | undefined,
): GitHubApi {
  const addresses = readAddresses((variable) => environment[variable] || undefined);
  return apiAt(guardHost(host).host, addresses, githubToken);
}

/**
 * `host` with the repository's files in the place of the folder's; documents are still saved beside the user.
 * @throws ApiError, Failure
 */
export async function remoteHost(
  host: Host,
  api: GitHubApi,
  { owner, name, ref }: NamedRepository,
): Promise<Host> {
  const repository = { owner, name };
  const commit = await commitOf(api, repository, ref);
  const nothing = {
    list: async () => [],
    read: async () => ({ unreadable: 'ENOENT', absent: true as const }),
  };
  const files = commit === undefined ? nothing : oneByOne(filesOf(api, repository, commit));
  const replace = async () => ({ refused: 'it is read through the API' });
  const { source: _, ...workflow } = host.workflow;
  return {
    ...host,
    files: { ...host.files, ...files, replace },
    workflow: { ...workflow, ...sourceOf(api, repository, commit) },
  };
}

/** `undefined` for a repository without any commit. */
async function commitOf(
  api: GitHubApi,
  repository: Omit<NamedRepository, 'ref'>,
  ref: string | undefined,
): Promise<string | undefined> {
  try {
    return await resolveCommit(api, repository, ref ?? (await defaultBranch(api, repository)));
  } catch (error) {
    if (ref === undefined && isEmptyRepository(error)) return undefined;
    throw error;
  }
}

function sourceOf(
  { addresses: { server } }: GitHubApi,
  { owner, name }: Omit<NamedRepository, 'ref'>,
  sha: string | undefined,
): { readonly source?: Source } {
  if (sha === undefined || !/^https:\/\/[\w.:-]+$/.test(server)) return {};
  return { source: { server, repository: `${owner}/${name}`, sha } };
}

/** A failure as the end of the command; anything else is thrown on. */
export function issueOf(error: unknown, subject: string): { readonly issue: string; readonly exitCode: 3 } {
  if (error instanceof Failure) return { issue: failureText(gapFrom(error, subject)), exitCode: 3 };
  throw error;
}
