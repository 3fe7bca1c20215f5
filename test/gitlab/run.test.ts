// Whole runs in jobs of GitLab: the note and the suggestions of a merge request, and pins as a merge request.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withoutQuickActions } from '../../src/clients/gitlab/api.js';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import type { Git } from '../../src/model/run/host.js';
import { run } from '../../src/run.js';
import { cloneAt } from '../github/clone.js';
import { runsOn } from '../github/runs.js';
import { GithubServer } from '../github/server.js';
import { amount } from '../sample.js';
import { GitlabServer, gitlabApi } from './server.js';

let server: GitlabServer;
let github: GithubServer;
let emulator: Emulator;
beforeEach(async () => {
  server = new GitlabServer();
  github = new GithubServer();
  emulator = await createEmulator();
});
afterEach(() => {
  server.close();
  github.close();
});

const runs = () => runsOn(github, emulator);
const line = (name: string, tag: string, daysAgo?: number) => runs().line(name, tag, daysAgo);
type Files = Readonly<Record<string, string>>;

function commitOn(branch: string, files: Files, login = 'alice', from = branch): string {
  const parent = server.git.head(from);
  const commit = server.git.commit(parent === undefined ? [] : [parent], files, { login, message: 'Change' });
  server.git.setHead(branch, commit);
  return commit;
}

/** The clone of the job. */
function cloneOf(commit: string): Git {
  const { git } = server;
  return {
    ...cloneAt(git, commit),
    branchTip: async (branch) => git.head(branch),
    defaultBranch: async () => 'main',
  };
}

interface Job {
  readonly commit: string;
  readonly variables: Files;
  readonly inputs: Record<string, string>;
  readonly token?: string | undefined;
}

async function runJob({ commit, variables, inputs, token }: Job) {
  const files: Record<string, string> = {};
  for (const { path, type } of server.git.tree(commit, true))
    if (type === 'blob') files[path] = server.git.read(commit, path).toString();
  const gitlab = {
    ...{ GITLAB_CI: 'true', CI_PROJECT_ID: '9', CI_API_V4_URL: gitlabApi, CI_JOB_NAME: 'images' },
    ...{ CI_DEFAULT_BRANCH: 'main', CI_COMMIT_SHA: commit },
    ...(token === undefined ? {} : { TAGPROOF_GITLAB_TOKEN: token }),
    ...variables,
  };
  const { host, annotations, outputs, masked } = runs().hostOf(files, gitlab, {});
  const send: typeof host.send = (request) =>
    request.url.startsWith(gitlabApi) ? server.transport(request) : host.send(request);
  const config = runs().configOf(inputs);
  server.writes();
  const outcome = await run({ ...host, send, git: cloneOf(commit) }, config);
  const notices = annotations.filter(({ severity }) => severity === 'notice').map(({ message }) => message);
  return { ...outcome, writes: server.writes(), notices, outputs, masked };
}

describe('on a merge request', () => {
  const before = () => ({ Dockerfile: line('redis', '7') });

  function mergeRequest(added: Files) {
    commitOn('main', before());
    const head = commitOn('topic', added, 'alice', 'main');
    return { ...server.open('topic'), head };
  }

  const job = (head: string, inputs: Record<string, string> = {}, token: string | null = 'glpat-notes') =>
    runJob({
      commit: head,
      ...(token === null ? {} : { token }),
      variables: {
        ...{ CI_MERGE_REQUEST_IID: '1', CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main' },
        ...{ CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '9', CI_PIPELINE_SOURCE: 'merge_request_event' },
      },
      inputs: { comment: 'on-findings', ...inputs },
    });

  it('writes one note, and suggestions on the lines that it adds, and repeats neither', async () => {
    const { head, notes } = mergeRequest({ 'new/Dockerfile': `# x\n${line('postgres', '16')}` });
    const { report, writes, masked } = await job(head);
    expect(report).toMatchObject({ verdict: 'fail', incomplete: [] });
    expect(writes).toEqual([
      'POST /projects/9/merge_requests/1/notes',
      'POST /projects/9/merge_requests/1/discussions',
    ]);
    expect(masked).toContain('glpat-notes');
    expect(notes[0]?.body).toMatch(/^<!-- tagproof comment [0-9a-f]{20} -->\n/);
    const wanted = line('postgres', '16', 0).trim();
    expect(notes[1]?.body).toContain(`\`\`\`suggestion:-0+0\n${wanted}\n\`\`\``);
    const refs = { base_sha: server.git.head('main'), head_sha: head, start_sha: server.git.head('main') };
    const place = { old_path: 'new/Dockerfile', new_path: 'new/Dockerfile', new_line: 2 };
    expect(notes[1]?.position).toEqual({ position_type: 'text', ...refs, ...place });
    expect((await job(head)).writes).toEqual([]);
  });

  it('says so in the same note when everything is resolved', async () => {
    const { head, notes } = mergeRequest({ 'new/Dockerfile': line('postgres', '16') });
    await job(head);
    const fixed = { 'new/Dockerfile': line('postgres', '16', 0), Dockerfile: line('redis', '7', 0) };
    const { writes } = await job(commitOn('topic', fixed));
    expect(writes).toEqual([`PUT /projects/9/merge_requests/1/notes/${notes[0]?.id}`]);
    expect(notes[0]?.body).toContain('resolved');
  });

  it('leaves the notes of others, and deletes its own duplicates', async () => {
    const { head, notes } = mergeRequest({ 'new/Dockerfile': line('postgres', '16') });
    await job(head);
    const [own] = notes;
    notes.push({ id: 900, author: 41, body: own?.body ?? '' }, { id: 901, author: 7, body: own?.body ?? '' });
    expect((await job(head)).writes).toEqual(['DELETE /projects/9/merge_requests/1/notes/900']);
    expect(notes.map(({ id }) => id)).toContain(901);
  });

  it.each([
    [null, 'set the variable TAGPROOF_GITLAB_TOKEN'],
    ['glpat-none', 'TAGPROOF_GITLAB_TOKEN is invalid or has expired'],
  ])('with the token %s gives a notice, and the same verdict', async (token, why) => {
    const { head, notes } = mergeRequest({ 'new/Dockerfile': line('postgres', '16') });
    const { report, notices } = await job(head, {}, token);
    expect(report.verdict).toBe('fail');
    expect(notes).toEqual([]);
    expect(notices).toContainEqual(expect.stringContaining(why));
  });

  it('never writes to the merge request that has the number of a pull request of another host', async () => {
    const { head, notes } = mergeRequest({ 'new/Dockerfile': line('postgres', '16') });
    const external = {
      CI_EXTERNAL_PULL_REQUEST_IID: '1',
      CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME: 'main',
    };
    const inputs = { comment: 'on-findings' };
    const { writes, notices } = await runJob({
      commit: head,
      token: 'glpat-notes',
      variables: external,
      inputs,
    });
    expect([writes, notes]).toEqual([[], []]);
    expect(notices).toContainEqual(expect.stringContaining('which GitLab cannot write to'));
  });

  it('writes no line that GitLab would run as a command of the user of the token', () => {
    const lines = fc.array(fc.string({ unit: fc.constantFrom('/', 'a', ' ', '\t', '\r', '>') }));
    const property = fc.property(lines, (parts) => {
      const text = withoutQuickActions(parts.join('\n'));
      for (const one of text.split('\n')) expect(one).not.toMatch(/^\s*(?:>\s*)*\//);
      expect(text.replaceAll('&#47;', '/')).toBe(parts.join('\n'));
    });
    fc.assert(property, { numRuns: amount(200, 5000) });
  });
});

describe('pins as a merge request', () => {
  const job = (commit: string, token = 'glpat-pins', inputs: Record<string, string> = {}) =>
    runJob({
      ...{ commit, token },
      variables: { CI_COMMIT_BRANCH: 'main', CI_PIPELINE_SOURCE: 'schedule' },
      inputs: { mode: 'pin', 'pull-request': 'true', 'pull-request-labels': 'images', ...inputs },
    });
  const files = () => ({
    Dockerfile: line('redis', '7'),
    'x/Dockerfile': line('python', '3.12', 45),
    README: 'a\n',
  });
  const pinned = () => ({ Dockerfile: line('redis', '7', 0), 'x/Dockerfile': line('python', '3.12', 0) });
  /** As GitLab names the author of what the token commits. */
  const branch = 'tagproof/pins';

  it('has exactly the pinned files in one commit on the default branch, and is not written again', async () => {
    const main = commitOn('main', files());
    const { report, outputs, writes } = await job(main);
    expect(report.incomplete).toEqual([]);
    expect(outputs['pull-request-url']).toBe('https://gitlab.example.com/acme/shop/-/merge_requests/1');
    const tip = server.git.head(branch) ?? '';
    expect(server.git.info(tip).parents).toEqual([main]);
    expect(server.git.changedFiles(main, tip)).toEqual(['Dockerfile', 'x/Dockerfile']);
    for (const [file, text] of Object.entries(pinned()))
      expect(server.git.read(tip, file).toString()).toBe(text);
    expect(writes).toHaveLength(2);
    expect(server.requests[0]).toMatchObject({
      author: 42,
      target: 'main',
      state: 'opened',
      labels: 'images',
    });
    expect((await job(main)).writes).toEqual([]);
  });

  it('starts anew on the default branch when other pins are wanted, and is closed when none is left', async () => {
    await job(commitOn('main', files()));
    const next = commitOn('main', { 'x/Dockerfile': line('python', '3.12', 0) });
    await job(next);
    const tip = server.git.head(branch) ?? '';
    expect(server.git.info(tip).parents).toEqual([next]);
    expect(server.git.changedFiles(next, tip)).toEqual(['Dockerfile']);
    expect(server.requests).toHaveLength(1);
    await job(commitOn('main', pinned()));
    expect(server.requests[0]?.state).toBe('closed');
    expect(server.git.head(branch)).toBeUndefined();
  });

  it.each([
    [
      'a commit of somebody else on its branch',
      () => void commitOn(branch, { README: 'mine\n' }),
      'that Tagproof did not create',
    ],
    [
      'an amended commit',
      () =>
        server.git.setHead(
          branch,
          server.git.commit(
            [server.git.head('main') ?? ''],
            { README: 'b\n' },
            { login: 'alice', message: server.git.info(server.git.head(branch) ?? '').message },
          ),
        ),
      'that Tagproof did not create',
    ],
    [
      'a merge request of another author',
      () =>
        server.requests.splice(0, 1, { ...(server.requests[0] as (typeof server.requests)[0]), author: 7 }),
      'opened by another author',
    ],
  ])('is left as it is with %s', async (_, change, why) => {
    await job(commitOn('main', files()));
    change();
    const tip = server.git.head(branch);
    const { writes, notices } = await job(commitOn('main', { 'x/Dockerfile': line('python', '3.12', 0) }));
    expect(writes).toEqual([]);
    expect(notices).toContainEqual(expect.stringContaining(why));
    expect(server.git.head(branch)).toBe(tip);
  });

  it('is not opened again with the pins that a person has declined', async () => {
    const main = commitOn('main', files());
    await job(main);
    const [request] = server.requests;
    if (request !== undefined) request.state = 'closed';
    server.git.setHead(branch, undefined);
    const { writes, notices } = await job(main);
    expect(writes).toEqual([]);
    expect(notices).toContainEqual(expect.stringContaining('!1 with the same pins was closed'));
  });

  it('is not written on what has changed since the checkout', async () => {
    const main = commitOn('main', files());
    commitOn('main', { Dockerfile: line('postgres', '16') });
    const { writes, notices } = await job(main);
    expect(writes).toEqual([]);
    expect(notices).toContainEqual(expect.stringContaining('main has changed since the checkout'));
  });

  it('is incomplete, with what is missing, where the token may not', async () => {
    const { report, exitCode } = await job(commitOn('main', files()), 'glpat-notes');
    expect(exitCode).toBe(3);
    expect(report.incomplete).toMatchObject([{ cause: 'denied', subject: 'pull request' }]);
    expect(report.incomplete[0]?.message).toContain('Developer for `pull-request`');
  });

  it('loses no pin after a run that could not verify everything', async () => {
    await job(commitOn('main', files()));
    const other = 'FROM registry.invalid/acme/other:1\n';
    const main = commitOn('main', { 'y/Dockerfile': other, Dockerfile: line('redis', '7', 0) });
    const { writes, notices } = await job(main);
    expect(writes).toEqual([]);
    expect(notices).toContainEqual(expect.stringContaining('because not everything could be verified'));
  });
});
