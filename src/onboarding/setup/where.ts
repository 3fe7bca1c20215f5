// Where a repository is: its CI host, its name there, and its default branch, by its own git.
import path from 'node:path';
import { type OpenedGit, openGit, runGit } from '../../host/git/run-git.js';
import { compact } from '../../model/collections.js';

export type CiHost = 'github' | 'gitlab' | 'azure' | 'bitbucket' | 'jenkins' | 'buildkite';

interface RepositoryPlace {
  /** Absent if the address does not tell which one it is. */
  readonly ci?: CiHost;
  /** Of the CI host, with its scheme. */
  readonly server: string;
  /** `OWNER/REPO`, or `GROUP/…/PROJECT` on GitLab. */
  readonly name: string;
}

/** What git says about a folder; a part is absent if it says nothing usable. */
export interface RepositoryFacts {
  readonly place?: RepositoryPlace;
  readonly branch?: string;
  /** The address of `origin`, if it does not name a repository on a CI host. */
  readonly unusable?: string;
  /** The path of the folder in the repository, if it is not its root. */
  readonly below?: string;
}

/** Asks the git of the folder for the address of `origin` and for its default branch. */
export async function repositoryFacts(root: string): Promise<RepositoryFacts> {
  const git = await openGit(root);
  if (git === undefined || 'refused' in git) return {};
  const { origin } = git;
  const [remoteHead, current] = await Promise.all([
    printed(git, ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD']),
    printed(git, ['symbolic-ref', '--short', 'HEAD']),
  ]);
  const folder = path.relative(git.top, git.root).split(path.sep).join('/');
  const below = folder === '' ? undefined : `${folder}/`;
  const place = origin === undefined ? undefined : placeOf(origin);
  const branch = remoteHead?.replace(/^origin\//, '') ?? current;
  const unusable = place === undefined ? origin : undefined;
  return compact({ place, branch, unusable, below });
}

/** `git@host:name.git`, `ssh://git@host[:port]/name.git` and `https://host/name.git`. */
export function placeOf(origin: string): RepositoryPlace | undefined {
  const scp = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)\/?([\w./-]+?)(?:\.git)?\/?$/.exec(origin);
  const url = /^(?:https?|ssh|git):\/\/(?:[^@/]+@)?([\w.-]+)(?::\d+)?\/([\w./-]+?)(?:\.git)?\/?$/.exec(
    origin,
  );
  const [, host = '', name = ''] = scp ?? url ?? [];
  const parts = name.split('/');
  if (host === '' || parts.length < 2 || parts.some((part) => /^\.{0,2}$/.test(part))) return undefined;
  const ci = ciHostOf(host);
  if (ci === 'github' && parts.length !== 2) return undefined;
  return { ...compact({ ci }), server: `https://${host}`, name };
}

function ciHostOf(host: string): CiHost | undefined {
  if (/gitlab/i.test(host)) return 'gitlab';
  if (/(?:^|\.)(?:dev\.azure|visualstudio)\.com$/i.test(host)) return 'azure';
  if (/^bitbucket\.org$/i.test(host)) return 'bitbucket';
  return /github|\.ghe\.com$/i.test(host) ? 'github' : undefined;
}

async function printed(git: OpenedGit, args: readonly string[]): Promise<string | undefined> {
  return (await runGit(git, args, 64 * 1024))?.toString('utf8').trim() || undefined;
}
