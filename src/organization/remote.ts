// Reads the files of a repository through the GitHub API, for `audit --repository`.

import { apiAt } from '../ci/connect.js';
import type { GitHubApi } from '../clients/github/api.js';
import {
  defaultBranch,
  filesOf,
  isEmptyRepository,
  oneByOne,
  resolveCommit,
} from '../clients/github/files.js';
import { remoteFiles } from '../clients/github/remote-files.js';
import type { RepositoryHead } from '../clients/github/repositories.js';
import { readAddresses } from '../clients/github/runner.js';
import { guardHost } from '../clients/http/index.js';
import { type Context, failureText } from '../command/context.js';
import type { CachedObjects } from '../history/cache/objects.js';
import { Failure, gapFrom } from '../model/failure.js';
import { inputTable } from '../model/inputs/table.js';
import type { Host, Source } from '../model/run/host.js';
import type { Secret } from '../model/run/secret.js';
import { type NamedRepository, readName } from './merge/name.js';

/**
 * Inputs that the policy of a repository that is audited from outside cannot set: where credentials go, who signs in,
 * and what is written here. Its checks, waivers and ages apply.
 */
export const notFromRemotePolicy: readonly string[] = inputTable
  .filter(({ group }) => ['platform', 'authentication', 'output'].includes(group))
  .map(({ name }): string => name)
  .concat('new-only');

/** The issues of the names, one sentence each. */
export function issuesOfNames(names: readonly string[]): readonly string[] {
  return names
    .filter((name) => readName(name) === undefined)
    .map(
      (name) => `\`--repository\` is \`${name.slice(0, 100)}\`, but must be OWNER/REPO or OWNER/REPO@REF.`,
    );
}

/**
 * The client for the GitHub API.
 * @param budgetMs how long a request may wait while the host limits the rate, if not three minutes
 * @throws Failure if an address cannot be used
 */
export function remoteApi(
  host: Host,
  environment: Context['environment'],
  githubToken: Secret | undefined,
  budgetMs?: number,
): GitHubApi {
  const addresses = readAddresses((variable) => environment[variable] || undefined);
  return apiAt(guardHost(host).host, addresses, githubToken, budgetMs);
}

/** What was learned about a repository before it is audited. */
interface KnownRepository {
  /** Its default branch, asked for with those of others. */
  readonly head?: RepositoryHead | undefined;
  /** Its git objects that are in the cache, under `objectsPlace`. */
  readonly objects?: CachedObjects | undefined;
}

/**
 * `host` with the files of the repository instead of the folder's; reports are still saved in the folder.
 * @throws ApiError, Failure
 */
export async function remoteHost(
  host: Host,
  api: GitHubApi,
  { owner, name, ref }: NamedRepository,
  { head, objects }: KnownRepository = {},
): Promise<Host> {
  const repository = { owner, name };
  const commit = head === 'empty' ? undefined : (head?.commit ?? (await commitOf(api, repository, ref)));
  const nothing = {
    list: async () => [],
    read: async () => ({ unreadable: 'ENOENT', absent: true as const }),
  };
  const files =
    commit === undefined
      ? nothing
      : oneByOne(
          head === undefined || head === 'empty'
            ? filesOf(api, repository, commit)
            : remoteFiles(api, repository, head, objects),
        );
  const replace = async () => ({ refused: 'the repository is read-only here' });
  const { source: _, ...workflow } = host.workflow;
  const { repository: __, ...rest } = host;
  const { realPath: ___, ...disk } = host.files;
  return {
    ...rest,
    files: { ...disk, ...files, isRemote: true, replace },
    workflow: { ...workflow, ...sourceOf(api, repository, commit) },
  };
}

/** Whose git objects they are, for the cache. */
export function objectsPlace({ addresses }: GitHubApi, { owner, name }: NamedRepository): string {
  return `${addresses.api} ${owner}/${name}`.toLowerCase();
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

/** A failure as message and exit code of the command; anything else is rethrown. */
export function issueOf(error: unknown, subject: string): { readonly issue: string; readonly exitCode: 3 } {
  if (error instanceof Failure) return { issue: failureText(gapFrom(error, subject)), exitCode: 3 };
  throw error;
}
