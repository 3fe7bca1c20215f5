// Whole runs between the emulated platform and the CI host's test server: new-only, comment, pull request, issue.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { Failure } from '../../src/model/failure.js';
import type { Git, Host } from '../../src/model/run/host.js';
import type { Transport } from '../../src/model/run/http.js';
import { reportSchema } from '../../src/report/schema/schema.js';
import { run as runOnce } from '../../src/run.js';
import { dayMs } from '../build.js';
import { expectSameAgain } from '../replay/again.js';
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
  expect(server.violations).toEqual([]);
  server.close();
});

const run = async (...args: Parameters<typeof runOnce>) => {
  const outcome = await runOnce(...args);
  expectSameAgain(outcome);
  return outcome;
};
type Runs = ReturnType<typeof runsOn>;
const line: Runs['line'] = (...args) => runsOn(server, emulator).line(...args);
const hostOf: Runs['hostOf'] = (...args) => runsOn(server, emulator).hostOf(...args);
const configOf: Runs['configOf'] = (...args) => runsOn(server, emulator).configOf(...args);

describe('on a pull request', () => {
  const variables = { GITHUB_EVENT_NAME: 'pull_request' };

  /** The base has one unpinned reference; the pull request moves it down and adds what `added` says. */
  function pullRequest(added: string, { fork = false, more = {} } = {}) {
    const before = { Dockerfile: line('redis', '7'), ...more };
    const after = { Dockerfile: `# moved\n\n${added}${line('redis', '7')}`, ...more };
    const base = commitOn(server, 'main', before);
    const head = commitOn(server, 'topic', after, { from: base });
    const issue = server.state.addIssue({
      login: 'alice',
      title: 'Topic',
      body: '',
      pull: { head: 'topic', base: 'main', reviewers: [], merged: false },
    });
    const side = (sha: string, name: string) => ({ sha, repo: { full_name: name } });
    const pull = {
      number: issue.number,
      base: side(base, 'acme/shop'),
      head: side(head, fork ? 'm/shop' : 'acme/shop'),
      user: { login: 'alice' },
    };
    return hostOf({ ...after }, variables, { pull_request: pull });
  }

  it('new-only fails only for what the change introduces', async () => {
    const inputs = { 'new-only': 'true' };
    const moved = await run(pullRequest('').host, configOf(inputs));
    expect(moved.report).toMatchObject({
      verdict: 'pass',
      findings: [{ check: 'unpinned', introduced: false }],
    });
    expect(reportSchema.strict().safeParse(moved.report).error).toBeUndefined();
    const added = await run(pullRequest(line('postgres', '16')).host, configOf(inputs));
    expect(added.report).toMatchObject({
      verdict: 'fail',
      findings: [{ introduced: true }, { introduced: false }],
    });
    expect((await run(pullRequest('').host, configOf({}))).report.verdict).toBe('fail');
  });

  it('a file that a sparse checkout left out counts where the change edits it, or nobody can say', async () => {
    const file = 'deploy/compose.yaml';
    const text = 'services: {}\n';
    const { host } = pullRequest('', { more: { [file]: text } });
    const read: Host['files']['read'] = async (path, most) =>
      path === file ? { unreadable: 'ENOENT', absent: true } : host.files.read(path, most);
    const gapsOf = async (git: Git | undefined) => {
      const sparse = { ...host, files: { ...host.files, read }, ...(git && { git }) };
      const { report } = await run(sparse, configOf({ 'new-only': 'true' }));
      expect(report.verdict).toBe('incomplete');
      return report.incomplete.map(({ subject, existing = false }) => [subject, existing]);
    };
    const commit = 'a'.repeat(40);
    const unknown = async () => undefined;
    const gitWith = (filesAt: Git['filesAt']): Git => ({
      head: async () => ({ commit, parents: [] }),
      filesAt: async (one) => (one === commit ? filesAt(one) : undefined),
      ...{ branchTip: unknown, defaultBranch: unknown, mergeBase: unknown },
      fetchTip: () => Promise.reject(new Failure('no-base', 'offline')),
    });
    const committed = (now: string | undefined) =>
      gitWith(async () => ({
        list: async () => [],
        read: async (path) =>
          path === file && now !== undefined ? { text: now } : { unreadable: 'ENOENT', absent: true },
      }));
    expect(await gapsOf(committed(text))).toEqual([[file, true]]);
    expect(await gapsOf(committed('services: {web: {image: x}}\n'))).toEqual([[file, false]]);
    expect(await gapsOf(committed(undefined))).toEqual([[file, false]]);
    expect(await gapsOf(gitWith(async () => undefined))).toEqual([[file, false]]);
    expect(await gapsOf(gitWith(() => Promise.reject(new Failure('not-found', 'gone'))))).toEqual([
      [file, false],
    ]);
    expect(await gapsOf(undefined)).toEqual([[file, false]]);
  });

  it('a base that cannot be read is incomplete: neither a pass nor an accusation', async () => {
    const { host } = pullRequest(line('postgres', '16'));
    server.fault = () => ({ status: 503, headers: {}, body: '' });
    const { report, exitCode } = await run(host, configOf({ 'new-only': 'true' }));
    expect(report.verdict).toBe('incomplete');
    expect(exitCode).toBe(3);
    expect(report.incomplete).toMatchObject([{ cause: 'server-error', subject: 'base commit' }]);
    expect(report.findings[0]).not.toHaveProperty('introduced');
  });

  it('comments once with suggestions on the added line, and clears the comment when all is well', async () => {
    const inputs = { comment: 'on-findings' };
    const { host, masked } = pullRequest(line('postgres', '16'));
    await run(host, configOf(inputs));
    await run(host, configOf(inputs));
    expect(server.state.comments).toHaveLength(1);
    expect(server.state.comments[0]?.body).toContain('2 findings');
    expect(server.state.reviewComments.map(({ line: at }) => at)).toEqual([3, 4]);
    const wanted = line('postgres', '16', 0).trim();
    expect(server.state.reviewComments[0]?.body).toContain(`\`\`\`suggestion\n${wanted}\n\`\`\``);
    expect(masked).toContain('job-token');
    const fixed = hostOf({ Dockerfile: wanted }, variables, await host.ci?.payload());
    await run(fixed.host, configOf(inputs));
    expect(server.state.comments[0]?.body).toContain('resolved');
  });

  it('with a read-only token gives one notice and the same verdict', async () => {
    const { host, annotations } = pullRequest('', { fork: true });
    const { report } = await run(
      host,
      configOf({ comment: 'always', 'new-only': 'false', 'github-token': 'read-token' }),
    );
    expect(report).toMatchObject({ verdict: 'fail', incomplete: [] });
    const notices = annotations.filter(({ message }) => message.includes('comment was not written'));
    expect(notices).toHaveLength(1);
    expect(notices[0]?.severity).toBe('notice');
  });
});

describe('pin with a pull request', () => {
  const variables = { GITHUB_EVENT_NAME: 'schedule' };
  const inputs = { mode: 'pin', 'pull-request': 'true' };

  it('puts exactly the pinned files on the branch, says what changed, and does nothing the second time', async () => {
    const files = { Dockerfile: line('redis', '7'), 'x/Dockerfile': line('python', '3.12', 45) };
    commitOn(server, 'main', { ...files, README: 'text' });
    const first = hostOf({ ...files }, variables, {});
    const { report } = await run(first.host, configOf(inputs));
    expect(report.incomplete).toEqual([]);
    expect(first.outputs['pull-request-url']).toBe('https://github.example/acme/shop/pull/1');
    const git = server.state.repository;
    expect(git.read('tagproof/pins', 'Dockerfile').toString()).toBe(line('redis', '7', 0));
    expect(git.read('tagproof/pins', 'x/Dockerfile').toString()).toBe(line('python', '3.12', 0));
    expect(git.changed('main', 'tagproof/pins')).toHaveLength(2);
    const rows = (server.state.issues[0]?.body ?? '').split('\n').filter((row) => row.includes('<code>'));
    const [python = '', redis = ''] = rows.map((row) =>
      row.replaceAll('<wbr>', '').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)),
    );
    const to = line('python', '3.12', 0).trim().slice(-64, -52);
    const from = line('python', '3.12', 45).trim().slice(-64, -52);
    expect(python).toContain(`python:3.12</code> | <code>${from}</code>&nbsp;→&nbsp;<code>${to}</code>`);
    expect(python).toMatch(
      /<summary>\d+ days? behind<\/summary>Current since \d{4}-\d\d-\d\d<br>\d+ digests? skipped<\/details> \| .*x\/Dockerfile:1<\/code>\S* \|$/,
    );
    expect(redis).toContain('| not pinned&nbsp;→');
    server.writes();
    await run(hostOf({ ...files }, variables, {}).host, configOf(inputs));
    expect(server.writes()).toEqual([]);
    commitOn(server, 'main', {
      Dockerfile: line('redis', '7', 0),
      'x/Dockerfile': line('python', '3.12', 0),
    });
    const done = { Dockerfile: line('redis', '7', 0), 'x/Dockerfile': line('python', '3.12', 0) };
    await run(hostOf(done, variables, {}).host, configOf(inputs));
    expect(server.state.issues[0]?.state).toBe('closed');
    expect(git.head('tagproof/pins')).toBeUndefined();
  });

  it('takes no pin off the branch when its image could not be verified this time', async () => {
    const files = { Dockerfile: line('redis', '7'), 'x/Dockerfile': line('python', '3.12', 45) };
    commitOn(server, 'main', files);
    await run(hostOf({ ...files }, variables, {}).host, configOf(inputs));
    const pinned = line('python', '3.12', 0);
    expect(server.state.repository.read('tagproof/pins', 'x/Dockerfile').toString()).toBe(pinned);
    server.writes();
    const { host, annotations } = hostOf({ ...files }, variables, {});
    const { report } = await run(withoutImage(host, 'python'), configOf(inputs));
    expect(report.incomplete).toMatchObject([{ cause: 'unreachable' }]);
    expect(server.writes()).toEqual([]);
    expect(server.state.repository.read('tagproof/pins', 'x/Dockerfile').toString()).toBe(pinned);
    expect(
      annotations.filter(({ message }) => message.includes('not everything could be verified')),
    ).toHaveLength(1);
  });

  it('says in the verdict that the pull request could not be made', async () => {
    const files = { Dockerfile: line('redis', '7') };
    commitOn(server, 'main', files);
    const host = hostOf(files, variables, {});
    const { report, exitCode } = await run(host.host, configOf({ ...inputs, 'github-token': 'read-token' }));
    expect(report.verdict).toBe('incomplete');
    expect(exitCode).toBe(3);
    expect(report.incomplete).toMatchObject([{ cause: 'denied', subject: 'pull request' }]);
    expect(report.incomplete[0]?.message).toContain('contents: write');
  });
});

/** The host while no request about the image gets through. */
function withoutImage(host: Host, name: string): Host {
  const send: Transport = (request) =>
    request.url.includes(name) ? Promise.reject(new Failure('unreachable', 'not there')) : host.send(request);
  return { ...host, send };
}

describe('pin with a wrong clock', () => {
  it.each([
    ['two days fast', 2 * dayMs],
    ['two days slow', -2 * dayMs],
  ])('that is %s writes nothing, because nobody can say which digest is old enough', async (_, skewMs) => {
    const before = { Dockerfile: line('redis', '7') };
    const files = { ...before };
    const { host } = hostOf(files, {}, {});
    const clock = { ...host.clock, now: () => Date.now() + skewMs };
    const { report, exitCode } = await run({ ...host, clock }, configOf({ mode: 'pin' }));
    expect(report.incomplete).toMatchObject([{ cause: 'clock' }]);
    expect(exitCode).toBe(3);
    expect(report.edits).toEqual([]);
    expect(files).toEqual(before);
    await run(host, configOf({ mode: 'pin' }));
    expect(files).toEqual({ Dockerfile: line('redis', '7', 0) });
  });
});

describe('audit with an issue', () => {
  it('leaves the issue open while it is not known whether everything is in order', async () => {
    commitOn(server, 'main', { a: '1' });
    const variables = { GITHUB_EVENT_NAME: 'schedule' };
    const config = configOf({ mode: 'audit', issue: 'true' });
    await run(hostOf({ Dockerfile: line('redis', '7') }, variables, {}).host, config);
    const { host } = hostOf({ Dockerfile: line('redis', '7', 0) }, variables, {});
    await run(withoutImage(host, 'redis'), config);
    expect(server.state.issues).toMatchObject([{ state: 'open' }]);
  });

  it('keeps one issue, and closes it when all is in order', async () => {
    commitOn(server, 'main', { a: '1' });
    const variables = { GITHUB_EVENT_NAME: 'schedule' };
    const inputs = { mode: 'audit', issue: 'true' };
    const host = hostOf({ Dockerfile: line('redis', '7') }, variables, {});
    expect((await run(host.host, configOf(inputs))).report.verdict).toBe('pass');
    expect(host.outputs['issue-url']).toBe('https://github.example/acme/shop/issues/1');
    expect(server.state.issues).toMatchObject([{ state: 'open', title: 'Container images need attention' }]);
    await run(hostOf({ Dockerfile: line('redis', '7', 0) }, variables, {}).host, configOf(inputs));
    expect(server.state.issues).toMatchObject([{ state: 'closed' }]);
  });
});
