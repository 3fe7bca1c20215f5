// What a run is, from the runner's variables and the event's payload.
import { describe, expect, it } from 'vitest';
import { readEvent, readRun } from '../../src/clients/github/event.js';
import { Failure } from '../../src/model/failure.js';
import type { Ci } from '../../src/model/host.js';

const base = 'a'.repeat(40);
const head = 'b'.repeat(40);

function ci(variables: Readonly<Record<string, string>>, payload: unknown = {}): Ci {
  return { variable: (name) => variables[name] || undefined, payload: async () => payload };
}

function pullRequest(headRepository: string | null, login = 'alice') {
  const side = (sha: string, name: string | null) => ({
    sha,
    repo: name === null ? null : { full_name: name },
  });
  return {
    pull_request: {
      number: 7,
      base: side(base, 'acme/shop'),
      head: side(head, headRepository),
      user: { login },
    },
  };
}

describe('readEvent', () => {
  it.each([
    [
      'pull_request',
      pullRequest('acme/shop'),
      { kind: 'pull-request', number: 7, base, head, fork: false, dependabot: false, merges: [] },
    ],
    [
      'pull_request',
      pullRequest('mallory/shop'),
      { kind: 'pull-request', number: 7, base, head, fork: true, dependabot: false, merges: [] },
    ],
    [
      'pull_request',
      pullRequest(null),
      { kind: 'pull-request', number: 7, base, head, fork: true, dependabot: false, merges: [] },
    ],
    [
      'pull_request',
      pullRequest('acme/shop', 'dependabot[bot]'),
      { kind: 'pull-request', number: 7, base, head, fork: false, dependabot: true, merges: [] },
    ],
    ['merge_group', { merge_group: { base_sha: base, head_sha: head } }, { kind: 'merge-group', base }],
    ['push', { before: base, after: head }, { kind: 'push', before: base }],
    ['push', { before: '0'.repeat(40), after: head }, { kind: 'push' }],
    ['schedule', {}, { kind: 'schedule' }],
    ['workflow_dispatch', {}, { kind: 'workflow-dispatch' }],
    ['release', {}, { kind: 'other', name: 'release' }],
  ])('%s', async (name, payload, event) => {
    expect(await readEvent(ci({ GITHUB_EVENT_NAME: name }, payload))).toEqual(event);
  });

  it('names the merges of the runner and of the payload, but no commit of the base branch or of nothing', async () => {
    const [newer, older] = ['c'.repeat(40), 'd'.repeat(40)];
    const named = async (name: string, sha: string, merge: string | null) => {
      const { pull_request } = pullRequest('acme/shop');
      const payload = { pull_request: { ...pull_request, merge_commit_sha: merge } };
      return readEvent(ci({ GITHUB_EVENT_NAME: name, GITHUB_SHA: sha }, payload));
    };
    expect(await named('pull_request', newer, older)).toMatchObject({ merges: [newer, older] });
    expect(await named('pull_request', newer, newer)).toMatchObject({ merges: [newer] });
    expect(await named('pull_request', 'main', null)).toMatchObject({ merges: [] });
    expect(await named('pull_request_target', newer, older)).toMatchObject({ merges: [older] });
  });

  it('is local without CI', async () => {
    expect(await readEvent(undefined)).toEqual({ kind: 'local' });
  });

  it('says what is missing in a payload, and never takes a wrong commit', async () => {
    const wrong = {
      pull_request: { ...pullRequest('acme/shop').pull_request, base: { sha: 'main', repo: null } },
    };
    const read = readEvent(ci({ GITHUB_EVENT_NAME: 'pull_request' }, wrong));
    await expect(read).rejects.toThrow(Failure);
    await expect(read).rejects.toThrow('pull_request.base.sha');
  });
});

describe('readRun', () => {
  it('takes the addresses of an enterprise server from the runner', () => {
    const run = readRun(
      ci({
        GITHUB_REPOSITORY: 'acme/shop',
        GITHUB_SERVER_URL: 'https://git.example.com',
        GITHUB_API_URL: 'https://git.example.com/api/v3',
        GITHUB_GRAPHQL_URL: 'https://git.example.com/api/graphql',
        GITHUB_WORKFLOW: 'Images',
        GITHUB_JOB: 'check',
        GITHUB_RUN_ID: '12',
        GITHUB_REF: 'refs/heads/main',
        GITHUB_REF_NAME: 'main',
        GITHUB_REF_TYPE: 'branch',
      }),
    );
    expect(run).toEqual({
      repository: { owner: 'acme', name: 'shop' },
      branch: 'main',
      workflow: 'Images',
      job: 'check',
      url: 'https://git.example.com/acme/shop/actions/runs/12',
      addresses: {
        api: 'https://git.example.com/api/v3',
        graphql: 'https://git.example.com/api/graphql',
        server: 'https://git.example.com',
      },
    });
  });

  it('has no branch on a pull request, and is nothing outside CI', () => {
    const pull = {
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_REF_NAME: '7/merge',
      GITHUB_REF_TYPE: 'branch',
    };
    expect(readRun(ci(pull))).not.toHaveProperty('branch');
    expect(readRun(undefined)).toBeUndefined();
    expect(readRun(ci({ GITHUB_REPOSITORY: 'acme' }))).toBeUndefined();
  });
});
