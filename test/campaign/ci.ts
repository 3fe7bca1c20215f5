// The CI host of one run: its commits, its API behind faults, and what the run finds and leaves there.
import { Failure } from '../../src/model/failure.js';
import type { Ci, Git } from '../../src/model/host.js';
import { GithubServer, addresses as hostAddresses } from '../github/server.js';
import type { Comment, Issue, Token } from '../github/state.js';
import { type Change, checkoutOf, type Grant } from './change.js';
import { MemoryRepository } from './git.js';
import type { Files } from './layout.js';

export const addresses = hostAddresses;
/** What the job is given for the CI host; it must not be shown anywhere. */
export const jobToken = 'ghs_0123456789canary0123456789canary0123';
const login = 'github-actions[bot]';
const pinsBranch = 'tagproof/pins';

const levels: Readonly<Record<Grant, Token['permissions']>> = {
  write: { contents: 'write', 'pull-requests': 'write', issues: 'write' },
  read: { contents: 'read', 'pull-requests': 'read', issues: 'read' },
  nothing: {},
};

export interface CiHost {
  readonly server: GithubServer;
  readonly ci: Ci;
  readonly git: Git | undefined;
}

/** What is there for all to see. */
export interface Shown {
  readonly comments: readonly Comment[];
  readonly suggestions: readonly Comment[];
  /** Without the pull request that the run is about. */
  readonly issues: readonly Issue[];
  readonly branches: Readonly<Record<string, Files>>;
}

/** A server that holds the commits of the change. */
export function serverOf({ fork, main, head, grant }: Change): GithubServer {
  const git = new MemoryRepository();
  const server = new GithubServer(git);
  const first = git.snapshot([], fork);
  git.setHead('main', main === fork ? first : git.snapshot([first], main));
  git.setHead('fork', first);
  git.setHead('topic', git.snapshot([first], head));
  const pull = { head: 'topic', base: 'main', reviewers: [], merged: false };
  server.state.addIssue({ login: 'alice', title: 'Topic', body: '', pull });
  server.addToken(jobToken, { login, permissions: levels[grant] });
  return server;
}

export function ciHostOf(change: Change, server: GithubServer): CiHost {
  const repository = server.state.repository as MemoryRepository;
  const commit = (branch: string) => repository.head(branch) ?? '';
  const checkedOut = commitOf(change, repository, commit);
  const side = (sha: string, name: string) => ({ sha, repo: { full_name: name } });
  const payload = {
    before: commit('fork'),
    merge_group: { base_sha: commit('main') },
    repository: { default_branch: 'main' },
    pull_request: {
      number: 1,
      base: side(commit(change.named), 'acme/shop'),
      head: side(commit('topic'), change.fromFork ? 'eve/shop' : 'acme/shop'),
      user: { login: 'alice' },
      merge_commit_sha: change.checkout === 'merge' ? checkedOut : null,
    },
  };
  const variables: Readonly<Record<string, string>> = {
    GITHUB_EVENT_NAME: change.event,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_API_URL: addresses.api,
    GITHUB_GRAPHQL_URL: addresses.graphql,
    GITHUB_SERVER_URL: addresses.server,
    GITHUB_WORKFLOW: 'Images',
    GITHUB_JOB: 'check',
  };
  return {
    server,
    ci: { variable: (name) => variables[name], payload: async () => payload },
    git: gitOf(change, repository, checkedOut),
  };
}

/** What is checked out. A forged merge has the change as both parents, so all of it seems to have been there before. */
function commitOf(change: Change, repository: MemoryRepository, commit: (branch: string) => string): string {
  const topic = commit('topic');
  if (change.checkout === 'head') return topic;
  const onto = change.checkout === 'merge' ? commit('main') : repository.snapshot([], change.head);
  return repository.snapshot([onto, topic], checkoutOf(change));
}

function gitOf({ git }: Change, repository: MemoryRepository, checkedOut: string): Git | undefined {
  if (git === 'none') return undefined;
  const unknown = async () => undefined;
  return {
    branchTip: unknown,
    defaultBranch: unknown,
    mergeBase: unknown,
    fetchTip: () => Promise.reject(new Failure('no-base', 'there is no network')),
    head: async () => ({ commit: checkedOut, parents: repository.info(checkedOut).parents }),
    async filesAt(commit) {
      if (git === 'shallow' && commit !== checkedOut) return undefined;
      const files = repository.filesOf(commit);
      return {
        list: async () => Object.keys(files).sort(),
        async read(path) {
          const text = files[path];
          return text === undefined ? { unreadable: 'there is none', absent: true } : { text };
        },
      };
    },
  };
}

export function shownOn({ state }: GithubServer): Shown {
  const repository = state.repository as MemoryRepository;
  const branches = [pinsBranch, `${pinsBranch}-next`].flatMap((branch) => {
    const sha = repository.head(branch);
    return sha === undefined ? [] : [[branch, repository.filesOf(sha)] as const];
  });
  return structuredClone({
    comments: state.comments,
    suggestions: state.reviewComments,
    issues: state.issues.slice(1),
    branches: Object.fromEntries(branches),
  });
}
