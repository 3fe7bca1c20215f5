// The CI host of one run: its commits, its API behind faults, and what the run finds and leaves there.
import { Failure } from '../../src/model/failure.js';
import type { Ci, CommitFiles, Git } from '../../src/model/run/host.js';
import type { Repository } from '../github/repository.js';
import { GithubServer, addresses as hostAddresses } from '../github/server.js';
import type { Comment, Issue, Token } from '../github/state.js';
import { type Change, checkoutOf, type Grant, mergedInto, mergeOf } from './change.js';
import { type Commits, jobToken, payloadOf, variablesOf } from './jobs.js';
import type { Files } from './layout.js';

export const addresses = hostAddresses;
const login = 'github-actions[bot]';
const pinsBranch = 'tagproof/pins';
const remotes = ['https://gitlab.test/acme/shop.git', 'https://dev.azure.test/acme/shop/_git/shop'];

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
  const server = new GithubServer();
  const git = server.state.repository;
  const first = snapshot(git, [], fork);
  git.setHead('main', main === fork ? first : snapshot(git, [first], main));
  git.setHead('fork', first);
  git.setHead('topic', snapshot(git, [first], head));
  const pull = { head: 'topic', base: 'main', reviewers: [], merged: false };
  server.state.addIssue({ login: 'alice', title: 'Topic', body: '', pull });
  server.addToken(jobToken, { login, permissions: levels[grant] });
  return server;
}

/** A commit of exactly these files. */
function snapshot(git: Repository, parents: readonly string[], files: Files): string {
  const [first] = parents;
  const gone = first === undefined ? [] : Object.keys(git.texts(first)).map((file) => [file, null]);
  const author = { login: 'alice', message: `Change ${parents.length} ${Object.keys(files).length}` };
  return git.commit(parents, { ...Object.fromEntries(gone), ...files }, author);
}

export function ciHostOf(change: Change, server: GithubServer): CiHost {
  const repository = server.state.repository;
  const commits = commitsOf(change, repository);
  const variables = variablesOf[change.system](change, commits);
  return {
    server,
    ci: { variable: (name) => variables[name], payload: async () => payloadOf(change, commits) },
    git: gitOf(change, repository, commits),
  };
}

/** A forged merge has the change as both parents, so all of it seems to have been there before. */
function commitsOf(change: Change, repository: Repository): Commits {
  const [fork = '', main = '', topic = ''] = ['fork', 'main', 'topic'].map((name) => repository.head(name));
  const merge = snapshot(repository, [mergedInto(change) === 'fork' ? fork : main, topic], mergeOf(change));
  const checkedOut = () => {
    if (change.checkout === 'head') return topic;
    if (change.checkout === 'merge') return merge;
    return snapshot(repository, [snapshot(repository, [], change.head), topic], checkoutOf(change));
  };
  return { fork, main, topic, merge, checkedOut: checkedOut() };
}

function gitOf(change: Change, repository: Repository, commits: Commits): Git | undefined {
  const { git, saysDefault, fetches, named } = change;
  const { checkedOut } = commits;
  if (git === 'none') return undefined;
  const filesAt = (commit: string): CommitFiles => {
    const files = repository.texts(commit);
    return {
      list: async () => Object.keys(files).sort(),
      async read(path) {
        const text = files[path];
        return text === undefined ? { unreadable: 'there is none', absent: true } : { text };
      },
    };
  };
  const isWhole = git === 'full';
  return {
    branchTip: async (branch) => (isWhole && branch === 'main' ? commits[named] : undefined),
    defaultBranch: async () => (saysDefault ? 'main' : undefined),
    mergeBase: async (one, other) => (isWhole ? repository.mergeBase(one, other) : undefined),
    async fetchTip({ url, authorization }, branch) {
      const isAllowed = remotes.includes(url) && authorization !== undefined && branch === 'main';
      if (!isAllowed || !fetches) throw new Failure('no-base', `${branch} could not be fetched from ${url}`);
      return { commit: commits.main, files: filesAt(commits.main) };
    },
    head: async () => ({ commit: checkedOut, parents: repository.info(checkedOut).parents }),
    filesAt: async (commit) => (isWhole || commit === checkedOut ? filesAt(commit) : undefined),
  };
}

export function shownOn({ state }: GithubServer): Shown {
  const repository = state.repository;
  const branches = [pinsBranch, `${pinsBranch}-next`].flatMap((branch) => {
    const sha = repository.head(branch);
    return sha === undefined ? [] : [[branch, repository.texts(sha)] as const];
  });
  return structuredClone({
    comments: state.comments,
    suggestions: state.reviewComments,
    issues: state.issues.slice(1),
    branches: Object.fromEntries(branches),
  });
}
