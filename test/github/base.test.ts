// The base commit: which one it is, and from where it is read. And whole repositories without a clone.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BaseUse, connectCi, openBase } from '../../src/ci/connect.js';
import { readConfig } from '../../src/config/read.js';
import { gitOf } from '../../src/host/git/git.js';
import type { Ci, Git, Host } from '../../src/model/run/host.js';
import { Secret } from '../../src/model/run/secret.js';
import { issuesOfNames, remoteApi, remoteHost } from '../../src/organization/remote.js';
import { noDocker } from '../registry/no-docker.js';
import { addresses, GithubServer } from './server.js';
import { commitOn, fakeClock } from './setup.js';

let server: GithubServer;
let old: string;
let onto: string;
let head: string;
let merge: string;
beforeEach(() => {
  server = new GithubServer();
  const { repository } = server.state;
  old = commitOn(server, 'main', { a: 'old', 'x/Dockerfile': 'FROM a\n' });
  head = commitOn(server, 'topic', { b: 'mine' }, { from: old });
  onto = commitOn(server, 'main', { a: 'newer' });
  merge = repository.commit([onto, head], { b: 'mine' }, { login: 'host', message: 'Merge' });
  repository.setHead('merge', merge);
});
afterEach(() => {
  expect(server.violations).toEqual([]);
  server.close();
});

const environment: Record<string, string> = {
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_API_URL: addresses.api,
  GITHUB_GRAPHQL_URL: addresses.graphql,
  GITHUB_SERVER_URL: addresses.server,
};

/** @param named the commit that the event names as the host's merge */
function hostOf(git?: Git, more: Readonly<Record<string, string>> = {}, named: string | null = null): Host {
  const side = (sha: string) => ({ sha, repo: { full_name: 'acme/shop' } });
  const pull = {
    number: 1,
    base: side(old),
    head: side(head),
    user: { login: 'alice' },
    merge_commit_sha: named,
  };
  const variables = { ...environment, ...more };
  const ci: Ci = { variable: (name) => variables[name], payload: async () => ({ pull_request: pull }) };
  const nothing = async () => undefined;
  return {
    ci,
    send: server.transport,
    clock: fakeClock(),
    docker: noDocker,
    workflow: { refusal: nothing, idToken: () => Promise.reject(new Error('none')) },
    files: {
      list: async () => [],
      read: async () => ({ unreadable: 'nothing is here', absent: true }),
      replace: async () => ({}),
      save: nothing,
    },
    sink: {
      mask: () => undefined,
      log: () => undefined,
      colour: false,
      progress: () => undefined,
      annotate: () => undefined,
      summary: nothing,
      output: () => undefined,
    },
    ...(git === undefined ? {} : { git }),
  };
}

const githubToken = new Secret('read-token');

async function baseOf(
  git?: Git,
  token: Secret | undefined = githubToken,
  more: Readonly<Record<string, string>> = {},
  named: string | null = null,
  use: BaseUse = 'comparison',
) {
  const host = hostOf(git, more, named);
  const ci = await connectCi(host, token === undefined ? {} : { githubToken: token });
  const base = await openBase(host, ci, use);
  return { commit: base?.commit, a: await base?.files.read('a') };
}

/** The repository's own git, as a checkout of `commit`. */
function checkedOut(commit: string): Git {
  return gitOf(server.state.repository.checkout(commit));
}

it('is the parent that the checked out merge was merged with, read from git without a request', async () => {
  const byRunner = await baseOf(checkedOut(merge), githubToken, { GITHUB_SHA: merge });
  expect(byRunner).toEqual({ commit: onto, a: { text: 'newer' } });
  const byEvent = await baseOf(checkedOut(merge), githubToken, { GITHUB_SHA: head }, merge);
  expect(byEvent.commit).toBe(onto);
  expect(server.log).toEqual([]);
});

describe('of a commit that has the head as its second parent', () => {
  /** The change makes it, so that the first parent, with a policy of its own, would be the base. */
  let forged: string;
  beforeEach(() => {
    const { repository } = server.state;
    const lax = repository.commit([old], { a: 'lax' }, { login: 'eve', message: 'Lax policy' });
    forged = repository.commit([lax, head], { b: 'mine' }, { login: 'eve', message: 'Merge' });
    const pull = { head: 'topic', base: 'main', reviewers: [], merged: false, merge };
    server.state.addIssue({ login: 'eve', title: 'Topic', body: '', pull });
  });

  it.each(['pull_request', 'pull_request_target'])(
    'under %s is the one that the event names',
    async (name) => {
      const event = { GITHUB_EVENT_NAME: name, GITHUB_SHA: name === 'pull_request' ? merge : onto };
      const base = { commit: old, a: { text: 'old' } };
      expect(await baseOf(checkedOut(forged), githubToken, event, merge)).toEqual(base);
      expect(await baseOf(checkedOut(forged), githubToken, event)).toEqual(base);
    },
  );

  it('is the parent if the host says that the commit is its merge', async () => {
    expect((await baseOf(checkedOut(merge))).commit).toBe(onto);
    expect(server.log.filter((line) => line.includes('/pulls/1'))).toHaveLength(1);
  });

  it('is the one that the event names if nobody can ask the host', async () => {
    server.addToken('contents-token', { login: 'alice', permissions: { contents: 'read' } });
    expect((await baseOf(checkedOut(merge), new Secret('contents-token'))).commit).toBe(old);
    expect((await baseOf(checkedOut(merge), githubToken, { GITHUB_REPOSITORY: '' })).commit).toBe(old);
  });

  it('is not known while the host does not answer', async () => {
    server.fault = () => ({ status: 503, headers: {}, body: '' });
    await expect(baseOf(checkedOut(merge))).rejects.toMatchObject({ reason: 'server-error' });
  });
});

it('is where the checked out head left the base', async () => {
  expect(await baseOf(checkedOut(head))).toEqual({ commit: old, a: { text: 'old' } });
});

it('is for rules the commit that the event names, wherever the branch of the change begins', async () => {
  const { repository } = server.state;
  const lax = old;
  old = commitOn(server, 'main', { a: 'strict' });
  server.log.length = 0;
  const rules = () => baseOf(checkedOut(head), githubToken, {}, null, 'rules');
  expect(await rules()).toEqual({ commit: old, a: { text: 'strict' } });
  expect(server.log).toEqual([]);
  expect(await baseOf(checkedOut(head))).toEqual({ commit: lax, a: { text: 'old' } });
  expect(repository.mergeBase(old, head)).toBe(lax);
});

it('is refused where the checkout is the base itself, as pull_request_target leaves it', async () => {
  const message = /^The checkout is the base branch, so nothing of the pull request would be verified/;
  await expect(baseOf(checkedOut(old))).rejects.toMatchObject({ reason: 'bad-answer' });
  const target = { GITHUB_EVENT_NAME: 'pull_request_target', GITHUB_SHA: onto };
  await expect(baseOf(checkedOut(onto), githubToken, target)).rejects.toThrow(message);
  const itsHead = await baseOf(checkedOut(head), githubToken, target);
  expect(itsHead.commit).toBe(old);
});

it('is the commit that the event names, read through the API without git', async () => {
  expect(await baseOf()).toEqual({ commit: old, a: { text: 'old' } });
  expect(server.log.some((line) => line.includes('/git/trees/'))).toBe(true);
  await expect(baseOf(undefined, new Secret('wrong'))).rejects.toMatchObject({ reason: 'denied' });
});

it('refuses addresses to which no token should go', async () => {
  const host = hostOf();
  const ci: Ci = {
    ...(host.ci as Ci),
    variable: (name) => (name === 'GITHUB_API_URL' ? 'http://api.example.com' : environment[name]),
  };
  await expect(connectCi({ ...host, ci }, { githubToken })).rejects.toThrow('GITHUB_API_URL must use https');
});

it('audits a repository without a clone, at its default branch or another', async () => {
  const read = readConfig((name) => (name === 'github-token' ? 'read-token' : undefined), {
    presets: {},
    checks: [],
  });
  if ('issues' in read) throw new Error(read.issues.join());
  const api = remoteApi(hostOf(), environment, read.config.githubToken);
  const open = (name: string, ref?: string) =>
    remoteHost(hostOf(), api, { owner: 'acme', name, ...(ref === undefined ? {} : { ref }) });
  const main = await open('shop');
  expect(await main.files.list()).toEqual(['a', 'x/Dockerfile']);
  expect(await main.files.read('a')).toEqual({ text: 'newer' });
  expect(await main.files.replace('a', 'newer', 'x')).toHaveProperty('refused');
  expect(main.workflow.source).toEqual({
    server: addresses.server,
    repository: 'acme/shop',
    sha: server.state.repository.head('main'),
  });
  const topic = await open('shop', 'topic');
  expect(await topic.files.read('b')).toEqual({ text: 'mine' });
  await expect(open('other')).rejects.toMatchObject({ reason: 'not-found' });
  expect(issuesOfNames(['acme/shop', 'acme', 'acme/..', 'a/b@x..y', 'a/b c'])).toHaveLength(3);
});
