// Fixing a pull request by a comment: who may, which commit, races, forks, and what a hostile comment comes to.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { run } from '../../src/run.js';
import { runsOn } from './runs.js';
import { GithubServer } from './server.js';
import { commitOn } from './setup.js';

let server: GithubServer;
let emulator: Emulator;
beforeEach(async () => {
  server = new GithubServer();
  emulator = await createEmulator();
});
afterEach(() => {
  // The description does not know a pull request whose fork was deleted.
  const ofDeletedFork = /pulls\/\{pull_number\} 200: data\/head\/repo must be object$/;
  expect(server.violations.filter((one) => !ofDeletedFork.test(one))).toEqual([]);
  server.close();
});

const runs = () => runsOn(server, emulator);
const line = (name: string, tag: string, daysAgo?: number) => runs().line(name, tag, daysAgo);
const git = () => server.state.repository;

/** A pull request that adds an unpinned image beside one that the base has, and a comment on it. */
function pullRequest(fork?: string | null) {
  const before = { Dockerfile: line('redis', '7'), README: 'text\n' };
  const after = { ...before, 'new/Dockerfile': line('postgres', '16') };
  const base = commitOn(server, 'main', before);
  const head = commitOn(server, 'topic', after, { from: base });
  const pull = { head: 'topic', base: 'main', reviewers: [], merged: false };
  const { number } = server.state.addIssue({
    login: 'eve',
    title: 'Topic',
    body: '',
    pull: { ...pull, ...(fork === undefined ? {} : { fork }) },
  });
  return { number, base, head, files: after };
}
type PullRequest = ReturnType<typeof pullRequest>;

interface Said {
  readonly login?: string;
  readonly body?: string;
  /** Changes what the event says. */
  readonly event?: (payload: ReturnType<typeof eventOf>) => unknown;
  /** What happens between the comment and the end of the run. */
  readonly meanwhile?: () => void;
  /** The commit that was checked out. */
  readonly checkedOut?: string;
  readonly token?: string;
  readonly inputs?: Record<string, string>;
  readonly ofBase?: boolean;
}

function eventOf(number: number, comment: { id: number; body: string; login: string }) {
  const { id, body, login } = comment;
  return {
    action: 'created',
    issue: { number, pull_request: { url: '' } as object | undefined },
    comment: { id, body, user: { login, type: 'User' } },
    repository: { default_branch: 'main' },
  };
}

/** Writes the comment, and runs the job that it sets off. */
async function comment(pull: PullRequest, said: Said = {}) {
  const { login = 'alice', body = `/tagproof fix ${pull.head}`, event = (one) => one } = said;
  const written = { id: server.state.nextId(), issue: pull.number, login, body };
  server.state.comments.push(written);
  const variables = {
    GITHUB_EVENT_NAME: 'issue_comment',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_REF_NAME: 'main',
    GITHUB_SHA: pull.base,
  };
  const { host, annotations } = runs().hostOf(
    { ...pull.files },
    variables,
    event(eventOf(pull.number, written)),
  );
  const commit = said.checkedOut ?? pull.head;
  const none = async () => undefined;
  const ownGit = { head: async () => ({ commit, parents: [] }), filesAt: none, branchTip: none };
  const rest = { defaultBranch: none, mergeBase: none, fetchTip: () => Promise.reject(new Error('no')) };
  const inputs = { 'fix-on-comment': 'true', 'github-token': said.token ?? 'app-token', ...said.inputs };
  const config = runs().configOf(inputs);
  server.writes();
  said.meanwhile?.();
  const policy = { ...config.policy, ofBase: said.ofBase ?? true };
  const outcome = await run({ ...host, git: { ...ownGit, ...rest } }, { ...config, policy });
  const writes = server.writes();
  const bot = said.token === 'job-token' ? 'github-actions[bot]' : 'pinner[bot]';
  const replies = server.state.comments.filter((one) => one.login === bot).map((one) => one.body);
  const why = outcome.report.incomplete.flatMap((gap) => (gap.subject === 'fix' ? [gap.message] : []));
  return { ...outcome, annotations, writes, replies, why };
}

/** Nothing was written but, for somebody who may write, the answer. */
function expectNothing({ writes }: Awaited<ReturnType<typeof comment>>, pull: PullRequest, answers = 0) {
  expect(writes.filter((line) => !/issues\/\d+\/comments|issues\/comments\/\d+/.test(line))).toEqual([]);
  expect(writes).toHaveLength(answers);
  expect(git().head('topic')).toBe(pull.head);
}

describe('a comment of somebody who may write', () => {
  it('has the pins that the change needs committed to its branch, in one commit on the one that it names', async () => {
    const pull = pullRequest();
    const { why, replies, writes } = await comment(pull);
    const tip = git().head('topic') ?? '';
    expect(why).toEqual([]);
    expect(git().info(tip)).toMatchObject({ parents: [pull.head], login: 'pinner[bot]' });
    expect(git().info(tip).message).toMatch(/^Pin postgres:16\n\nRequested in #1 by alice\.\n?$/);
    expect(git().changedFiles(pull.head, tip)).toEqual(['new/Dockerfile']);
    expect(git().read(tip, 'new/Dockerfile').toString()).toBe(line('postgres', '16', 0));
    expect(git().read(tip, 'Dockerfile').toString()).toBe(line('redis', '7'));
    expect(replies).toHaveLength(1);
    expect(replies[0]).toContain(`Committed the proved pins to 1 file: ${tip}.`);
    expect(writes).toHaveLength(2);
  });

  it('is answered in one comment, however often it is written', async () => {
    const pull = pullRequest();
    await comment(pull, { body: '/tagproof fix' });
    const { replies } = await comment(pull, { body: '/tagproof fix abc1234' });
    expect(replies).toHaveLength(1);
    expect(replies[0]).toContain(`\`/tagproof fix ${pull.head}\``);
  });

  it('has nothing committed where nothing that counts can be written', async () => {
    const pull = pullRequest();
    const files = { ...pull.files, 'new/Dockerfile': line('postgres', '16', 0) };
    const head = commitOn(server, 'topic', files);
    const fixed = { ...pull, head, files };
    const outcome = await comment(fixed);
    expectNothing(outcome, fixed, 1);
    expect(outcome.replies[0]).toContain('Nothing was changed: no finding that counts');
    expect(outcome.report.verdict).toBe('pass');
  });
});

describe('who may', () => {
  it.each([
    ['somebody who may only read', 'eve', 'eve may not write to the repository'],
    ['somebody of whom the host knows nothing', 'mallory', 'Read the permission of mallory'],
    ['an app', 'helper[bot]', 'helper[bot] is an app'],
  ])('not %s, who gets no answer in the pull request either', async (_, login, why) => {
    const pull = pullRequest();
    if (login === 'helper[bot]') server.state.roles.set(login, 'write');
    const outcome = await comment(pull, { login, inputs: { 'fail-on': 'none' } });
    expectNothing(outcome, pull);
    expect(outcome.why).toEqual([expect.stringContaining(why)]);
    expect(outcome.exitCode).toBe(3);
  });

  it('not somebody who claims to be another in the event', async () => {
    const pull = pullRequest();
    const claim: Said['event'] = (one) => ({
      ...one,
      comment: { ...one.comment, user: { login: 'alice', type: 'User' } },
    });
    const outcome = await comment(pull, { login: 'eve', event: claim });
    expectNothing(outcome, pull);
    expect(outcome.why).toEqual([expect.stringContaining('edited or deleted')]);
  });

  it('not an app that writes for a person who may', async () => {
    const pull = pullRequest();
    const outcome = await comment(pull, {
      meanwhile: () => {
        for (const one of server.state.comments) one.app = true;
      },
    });
    expectNothing(outcome, pull);
    expect(outcome.why).toEqual([expect.stringContaining('wrote the comment with one')]);
  });

  it('not somebody whose permission was taken away since', async () => {
    const pull = pullRequest();
    const outcome = await comment(pull, { meanwhile: () => void server.state.roles.set('alice', 'read') });
    expectNothing(outcome, pull);
  });

  it('nobody, while the host does not say who may', async () => {
    const pull = pullRequest();
    server.fault = (request) =>
      request.includes('/permission') ? { status: 403, headers: {}, body: '{}' } : undefined;
    expectNothing(await comment(pull), pull);
  });
});

describe('what is no request', () => {
  const silent: readonly (readonly [string, Said])[] = [
    ['a comment that is edited', { event: (one) => ({ ...one, action: 'edited' }) }],
    ['a comment in an issue', { event: (one) => ({ ...one, issue: { number: one.issue.number } }) }],
    ['the command in a longer text', { body: `Should we\n/tagproof fix ${'a'.repeat(40)}\nhere?` }],
    ['the command in a quotation', { body: `> /tagproof fix ${'a'.repeat(40)}` }],
    ['another command', { body: '/tagproof fixed' }],
    ['more than one word after it', { body: `/tagproof fix ${'a'.repeat(40)} $(id)` }],
  ];
  it.each(silent)('%s', async (_, said) => {
    const pull = pullRequest();
    const outcome = await comment(pull, said);
    expectNothing(outcome, pull);
    expect(outcome.why).toEqual([]);
  });

  it('a run that is not told to', async () => {
    const pull = pullRequest();
    expectNothing(await comment(pull, { inputs: { 'fix-on-comment': 'false' } }), pull);
  });
});

describe('which commit', () => {
  it('not one that was pushed after the comment', async () => {
    const pull = pullRequest();
    let pushed = '';
    const outcome = await comment(pull, {
      meanwhile: () => {
        pushed = commitOn(server, 'topic', { 'x/Dockerfile': line('python', '3.12') });
      },
    });
    expect(git().head('topic')).toBe(pushed);
    expect(outcome.writes).toHaveLength(1);
    expect(outcome.replies[0]).toContain(`The newest commit of the pull request is ${pushed}`);
  });

  it('not one that was pushed before the checkout, although the comment names it by mistake', async () => {
    const pull = pullRequest();
    const pushed = commitOn(server, 'topic', { 'x/Dockerfile': line('python', '3.12') });
    const outcome = await comment(pull, { checkedOut: pushed });
    expectNothing(outcome, { ...pull, head: pushed }, 1);
  });

  it('not the newest one, while an older one was checked out and judged', async () => {
    const pull = pullRequest();
    const head = commitOn(server, 'topic', { 'x/Dockerfile': line('python', '3.12') });
    const outcome = await comment({ ...pull, head }, { checkedOut: pull.head });
    expectNothing(outcome, { ...pull, head }, 1);
    expect(outcome.why).toEqual([expect.stringContaining(`What was checked out is ${pull.head}`)]);
  });

  it('not what was not checked out', async () => {
    const pull = pullRequest();
    const outcome = await comment(pull, { checkedOut: pull.base });
    expectNothing(outcome, pull, 1);
    expect(outcome.why).toHaveLength(1);
  });

  it.each(['main', 'topic', 'HEAD', 'a'.repeat(39), 'A'.repeat(40), '$(id)', '--force'])(
    'not %s, which is no whole commit',
    async (name) => {
      const pull = pullRequest();
      const outcome = await comment(pull, { body: `/tagproof fix ${name}` });
      expectNothing(outcome, pull, 1);
      expect(outcome.why).toEqual([expect.stringContaining('does not name a whole commit')]);
    },
  );

  it('not over a push between the last look and the commit', async () => {
    const pull = pullRequest();
    let pushed: string | undefined;
    server.fault = (request) => {
      if (pushed === undefined && request.includes('createCommitOnBranch'))
        pushed = commitOn(server, 'topic', { 'x/Dockerfile': line('python', '3.12') });
      return undefined;
    };
    const outcome = await comment(pull);
    expect(git().head('topic')).toBe(pushed);
    expect(outcome.replies[0]).toContain('Somebody has pushed to the branch meanwhile');
  });

  it('not a comment that was edited or deleted meanwhile', async () => {
    const pull = pullRequest();
    const edits = [
      () => server.state.comments.map((one) => Object.assign(one, { edited: true })),
      () => server.state.comments.map((one) => Object.assign(one, { body: '/tagproof fix' })),
      () => server.state.comments.splice(0),
    ];
    for (const meanwhile of edits) {
      const outcome = await comment(pull, { meanwhile: () => void meanwhile() });
      expectNothing(outcome, pull);
      expect(outcome.why).toEqual([expect.stringContaining('edited or deleted')]);
    }
  });

  it('not on a pull request that was closed, nor on the default branch', async () => {
    const pull = pullRequest();
    const [issue] = server.state.issues;
    if (issue?.pull === undefined) throw new Error('no pull request');
    issue.state = 'closed';
    expectNothing(await comment(pull), pull, 1);
    issue.state = 'open';
    git().setHead('release', pull.base);
    git().setHead('main', pull.head);
    issue.pull = { ...issue.pull, head: 'main', base: 'release' };
    const outcome = await comment(pull, { inputs: { base: 'release' } });
    expect(outcome.why).toEqual([expect.stringContaining('main is not changed without a review')]);
    expect(git().head('main')).toBe(pull.head);
  });
});

describe('by whose rules', () => {
  it('not by those of another branch than the one that it is merged into', async () => {
    const pull = pullRequest();
    git().setHead('release', pull.base);
    const [issue] = server.state.issues;
    if (issue?.pull !== undefined) issue.pull.base = 'release';
    const outcome = await comment(pull);
    expectNothing(outcome, pull, 1);
    expect(outcome.why).toEqual([expect.stringContaining('not judged by the rules of release')]);
    expect((await comment(pull, { inputs: { base: 'release' } })).why).toEqual([]);
    expect(git().head('topic')).not.toBe(pull.head);
  });

  it('not by those of the change itself', async () => {
    const pull = pullRequest();
    expectNothing(await comment(pull, { ofBase: false }), pull, 1);
  });
});

describe('a fork', () => {
  it.each(['eve/shop', null])('of %s gets suggestions and the patch, and no commit', async (fork) => {
    const pull = pullRequest(fork);
    const { why, replies, writes } = await comment(pull, { token: 'job-token' });
    expect(why).toEqual([]);
    expect(git().head('topic')).toBe(pull.head);
    expect(writes.filter((request) => request.includes('graphql'))).toEqual([]);
    const wanted = line('postgres', '16', 0).trim();
    expect(server.state.reviewComments.map(({ body }) => body)).toEqual([
      expect.stringContaining(`\`\`\`suggestion\n${wanted}\n\`\`\``),
    ]);
    expect(replies[0]).toContain('The branch is of a fork, where nothing is committed. 1 line of 1');
    expect(replies[0]).toContain('git apply --unidiff-zero');
  });
});

describe('what is left out', () => {
  it('workflows, with the token of the job, and a file that is not as it was checked out', async () => {
    const pull = pullRequest();
    const workflow = `jobs:\n  a:\n    container: ${line('postgres', '16').slice(5)}`;
    const files = { ...pull.files, '.github/workflows/a.yml': workflow };
    const head = commitOn(server, 'topic', files);
    const { replies } = await comment({ ...pull, head, files }, { token: 'job-token' });
    expect(git().changedFiles(head, 'topic')).toEqual(['new/Dockerfile']);
    expect(replies[0]).toContain("the job's own token may not change");
    const other = {
      ...pull,
      head: git().head('topic') ?? '',
      files: { ...files, 'new/Dockerfile': `# x\n${line('postgres', '16')}` },
    };
    const outcome = await comment(other, { token: 'job-token' });
    expectNothing(outcome, other, 1);
  });
});

it('is offered by the comment on the pull request, with the commit that was judged', async () => {
  const pull = pullRequest();
  const side = (sha: string) => ({ sha, ref: 'main', repo: { full_name: 'acme/shop' } });
  const payload = {
    pull_request: {
      number: pull.number,
      base: side(pull.base),
      head: side(pull.head),
      user: { login: 'eve' },
    },
  };
  const { host } = runs().hostOf({ ...pull.files }, { GITHUB_EVENT_NAME: 'pull_request' }, payload);
  for (const offered of ['true', 'false']) {
    await run(host, runs().configOf({ comment: 'on-findings', 'fix-on-comment': offered }));
    const [{ body = '' } = {}] = server.state.comments;
    expect(body.includes(`/tagproof fix ${pull.head}`)).toBe(offered === 'true');
  }
});
