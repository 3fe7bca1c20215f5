// The pin pull request against real git objects: what lands on the branch is compared byte for byte.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PinPullRequest, writePinPullRequest } from '../../src/clients/github/pulls/pin-pull-request.js';
import type { FileChange } from '../../src/model/run/delivery.js';
import { GithubServer } from './server.js';
import { clientOf, commitOn, repository } from './setup.js';

let server: GithubServer;
let base: string;
beforeEach(() => {
  server = new GithubServer();
  base = commitOn(server, 'main', {
    Dockerfile: 'FROM node:20\r\n',
    'a/compose.yaml': '\uFEFFimage: ä\n',
    README: 'text\n',
  });
});
afterEach(() => {
  expect(server.violations).toEqual([]);
  server.close();
});

const docker: FileChange = {
  path: 'Dockerfile',
  before: 'FROM node:20\r\n',
  after: 'FROM node:20@sha256:1\r\n',
  lines: [],
};
const compose: FileChange = {
  path: 'a/compose.yaml',
  before: '\uFEFFimage: ä\n',
  after: '\uFEFFimage: ä@sha256:2\n',
  lines: [],
};
const branch = 'tagproof/pins';
const plan: PinPullRequest = {
  repository,
  branch,
  title: 'Pin 2 images',
  body: 'What changed',
  files: [docker, compose],
  complete: true,
  labels: ['dependencies'],
  reviewers: ['alice', 'acme/platform'],
};
const write = (changes: Partial<PinPullRequest> = {}, token = 'app-token') =>
  writePinPullRequest(clientOf(server, token), { ...plan, ...changes });
const git = () => server.state.repository;
const tip = () => git().head(branch) ?? '';
const branches = () => git().branches();
const url = 'https://github.example/acme/shop/pull/1';

describe('opening', () => {
  it('makes one commit on the base with exactly these bytes, and one pull request', async () => {
    expect(await write()).toEqual({ url, notices: [] });
    expect(git().info(tip())).toMatchObject({ parents: [base], login: 'pinner[bot]' });
    expect(git().info(tip()).message).toMatch(/^Pin 2 images\n\nTagproof-Content: [0-9a-f]{32}/);
    for (const { path, after } of [docker, compose])
      expect(git().read(tip(), path).toString('utf8')).toBe(after);
    expect(git().changedFiles(base, tip())).toEqual(['Dockerfile', 'a/compose.yaml']);
    expect(branches()).toEqual(['main', branch]);
    expect(server.state.issues).toMatchObject([
      {
        title: 'Pin 2 images',
        state: 'open',
        labels: ['dependencies'],
        pull: { base: 'main', reviewers: ['alice', 'platform'] },
      },
    ]);
  });

  it('adds a file that the run created, unless someone else has created it meanwhile', async () => {
    const ledger = { path: '.github/tagproof.lock.json', before: '', after: '{}\n', lines: [] };
    expect((await write({ files: [docker, ledger] })).notices).toEqual([]);
    expect(git().read(tip(), ledger.path).toString('utf8')).toBe('{}\n');
    commitOn(server, 'main', { [ledger.path]: '[]\n' });
    const { notices } = await write({ files: [docker, ledger], branch: 'other' });
    expect(notices.join()).toContain(`${ledger.path} (changed on main`);
  });

  it('writes nothing on a second run', async () => {
    await write();
    server.writes();
    expect(await write()).toEqual({ url, notices: [] });
    expect(server.writes()).toEqual([]);
  });

  it('says that its workflows wait when the token is the job’s own, in the text too', async () => {
    const { notices } = await write({}, 'job-token');
    expect(notices[0]).toContain('Workflows on this pull request need approval');
    expect(server.state.issues[0]?.body).toContain('Workflows on this pull request need approval');
    expect((await write({}, 'job-token')).notices).toEqual([]);
  });

  it('leaves workflows out when the token is the job’s own, executable files always, and says so', async () => {
    const workflow = {
      path: '.github/workflows/ci.yml',
      before: 'image: a\n',
      after: 'image: a@sha256:3\n',
      lines: [],
    };
    const script = { path: 'build.Dockerfile', before: 'FROM a\n', after: 'FROM a@sha256:3\n', lines: [] };
    commitOn(
      server,
      'main',
      { [workflow.path]: workflow.before, [script.path]: script.before },
      { modes: { [script.path]: '100755' } },
    );
    const { notices } = await write({ files: [docker, workflow, script] }, 'job-token');
    expect(
      notices.filter((text) => text.startsWith('Left out')).map((text) => /\(([\w]+)/.exec(text)?.[1]),
    ).toEqual(['executable', 'workflows']);
    expect(git().changedFiles('main', tip())).toEqual(['Dockerfile']);
    await write({ files: [docker, workflow], branch: 'by-app' });
    expect(git().changedFiles('main', 'by-app')).toEqual(['.github/workflows/ci.yml', 'Dockerfile']);
  });

  it('does not undo what the base has changed since the checkout', async () => {
    commitOn(server, 'main', { Dockerfile: 'FROM node:22\n' });
    const { notices } = await write();
    expect(notices).toEqual([
      'Left out of the pull request: Dockerfile (changed on main since the checkout; the next run will pin them)',
    ]);
    expect(git().read(tip(), 'Dockerfile').toString()).toBe('FROM node:22\n');
  });

  it('continues if a review cannot be requested', async () => {
    const { notices } = await write({ reviewers: ['mallory'] });
    expect(notices[0]).toContain('Reviews may only be requested from collaborators');
    expect(server.state.issues).toHaveLength(1);
  });
});

describe('labels and reviewers', () => {
  const labels = '/issues/1/labels';
  const reviewers = '/requested_reviewers';
  const shown = () => [server.state.issues[0]?.labels, server.state.issues[0]?.pull?.reviewers];
  const all = [['dependencies'], ['alice', 'platform']];
  const failAt = (path: string, how: 'refused' | 'lost') => {
    server.fault = (line) => (line.includes(path) ? how : undefined);
  };

  it.each([
    ['pulls', 'lost'],
    [labels, 'refused'],
    [labels, 'lost'],
    [reviewers, 'refused'],
    [reviewers, 'lost'],
    ['PATCH', 'refused'],
    ['PATCH', 'lost'],
  ] as const)('are added by the next run when the host fails at %s (%s)', async (path, how) => {
    failAt(path === 'pulls' ? 'POST /repos/acme/shop/pulls' : path, how);
    await write().catch((error: unknown) => expect(error).toHaveProperty('reason'));
    server.fault = undefined;
    expect(await write()).toEqual({ url, notices: [] });
    expect(shown()).toEqual(all);
    server.writes();
    await write();
    expect(server.writes()).toEqual([]);
  });

  it('that people removed are not added again', async () => {
    await write();
    Object.assign(server.state.issues[0] ?? {}, { labels: [] });
    await write({ files: [docker] });
    expect(shown()).toEqual([[], ['alice', 'platform']]);
  });

  it('are requested until the host accepts them, each alone', async () => {
    const unknown = { reviewers: ['mallory'] };
    await write(unknown);
    Object.assign(server.state.issues[0] ?? {}, { labels: [] });
    expect((await write(unknown)).notices[0]).toContain('Reviews may only be requested from collaborators');
    server.state.reviewers.add('mallory');
    expect(await write(unknown)).toEqual({ url, notices: [] });
    expect(shown()).toEqual([[], ['mallory']]);
  });

  it('are not requested because of what a text says', async () => {
    await write({ body: '<!-- tagproof-left labels reviewers -->', labels: [], reviewers: [] });
    await write({ body: '<!-- tagproof-left labels reviewers -->' });
    expect(shown()).toEqual([[], []]);
  });
});

describe('updating', () => {
  it('replaces the commit when the pins change, without closing the pull request on the way', async () => {
    await write();
    const moved = commitOn(server, 'main', { README: 'more\n' });
    const next = { ...docker, after: 'FROM node:20@sha256:9\r\n' };
    expect(await write({ files: [next], title: 'Pin node:20' })).toEqual({ url, notices: [] });
    expect(git().info(tip()).parents).toEqual([moved]);
    expect(git().read(tip(), 'Dockerfile').toString()).toBe(next.after);
    expect(git().changed(moved, tip())).toHaveLength(1);
    expect(server.state.issues).toMatchObject([{ state: 'open', title: 'Pin node:20' }]);
    expect(branches()).toEqual(['main', branch]);
  });

  it('updates only the text if only the text is new, and requests no second review', async () => {
    await write();
    server.writes();
    await write({ body: 'now with advisories' });
    expect(server.writes()).toEqual(['PATCH /repos/acme/shop/pulls/1']);
  });

  it.each([
    [
      'a further commit',
      () => commitOn(server, branch, { Dockerfile: 'FROM node:20@sha256:1 AS x\n' }, { login: 'alice' }),
    ],
    [
      'an amended one, under our name and message',
      () => {
        const { parents, message } = git().info(tip());
        const amended = git().commit(
          parents,
          { Dockerfile: 'FROM evil\n' },
          { login: 'pinner[bot]', message },
        );
        git().setHead(branch, amended);
        return amended;
      },
    ],
    [
      'the same commit by someone else',
      () => {
        const { message } = git().info(tip());
        const content = { [docker.path]: docker.after, [compose.path]: compose.after };
        const picked = git().commit([base], content, { login: 'alice', message });
        git().setHead(branch, picked);
        return picked;
      },
    ],
    [
      'a merge of the base',
      () => {
        const moved = commitOn(server, 'main', { README: 'more\n' });
        const merge = git().commit(
          [tip(), moved],
          { README: 'more\n' },
          { login: 'alice', message: 'Merge' },
        );
        git().setHead(branch, merge);
        return merge;
      },
    ],
  ])('respects %s on the branch', async (_, change) => {
    await write();
    const theirs = change();
    server.writes();
    const { notices } = await write({ files: [{ ...docker, after: 'FROM node:20@sha256:7\r\n' }] });
    expect(notices.join()).toContain('commits that Tagproof did not create');
    expect(tip()).toBe(theirs);
    expect(server.writes()).toEqual([]);
  });

  it('never moves the branch when it has moved in between', async () => {
    await write();
    server.fault = (line) => {
      if (line.includes('updateRefs') && git().info(tip()).login !== 'alice')
        commitOn(server, branch, { README: 'mine\n' }, { login: 'alice' });
      return undefined;
    };
    await expect(write({ files: [compose] })).rejects.toMatchObject({ status: 409 });
    expect(git().read(tip(), 'README').toString()).toBe('mine\n');
    expect(branches()).toEqual(['main', branch]);
  });

  it('does not shrink on a run that could not verify everything', async () => {
    await write();
    const before = tip();
    server.writes();
    expect((await write({ files: [docker], complete: false })).notices.join()).toContain(
      'not everything could be verified',
    );
    expect((await write({ files: [], complete: false })).notices.join()).toContain(
      'not everything could be verified',
    );
    expect(tip()).toBe(before);
    expect(server.writes()).toEqual([]);
  });
});

describe('closing', () => {
  it('closes the pull request and deletes the branch when nothing is left', async () => {
    await write();
    expect((await write({ files: [] })).notices).toEqual([
      'Pull request #1 was closed: nothing is left to pin',
    ]);
    expect(server.state.issues[0]?.state).toBe('closed');
    expect(branches()).toEqual(['main']);
    server.writes();
    expect(await write({ files: [] })).toEqual({ notices: [] });
    expect(server.writes()).toEqual([]);
    expect(await write()).toEqual({ url: 'https://github.example/acme/shop/pull/2', notices: [] });
  });

  it('deletes the branch that a merge left, and creates a new one', async () => {
    await write();
    git().setHead('main', tip());
    Object.assign(server.state.issues[0] ?? {}, {
      state: 'closed',
      pull: { head: branch, base: 'main', reviewers: [], merged: true },
    });
    await write({ files: [] });
    expect(branches()).toEqual(['main']);
  });

  it('respects a closed pull request: the same pins are not proposed again, others are', async () => {
    await write();
    Object.assign(server.state.issues[0] ?? {}, { state: 'closed', stateReason: 'completed' });
    server.writes();
    expect((await write()).notices).toEqual([
      'Pull request #1 with the same pins was closed, so no new one was opened',
    ]);
    expect(server.writes()).toEqual([]);
    expect((await write({ files: [docker] })).url).toBe('https://github.example/acme/shop/pull/2');
  });
});

describe('refusals', () => {
  it('name the permission, or the setting, and leave nothing behind', async () => {
    await expect(write({}, 'read-token')).rejects.toThrow('contents: write');
    server.state.mayOpenPulls = false;
    await expect(write({}, 'job-token')).rejects.toThrow(
      'Allow GitHub Actions to create and approve pull requests',
    );
    await expect(write({ base: 'nowhere' })).rejects.toThrow('The base branch nowhere does not exist');
    await expect(write({ base: branch })).rejects.toThrow(`must not be the base branch ${branch}`);
  });

  it('at every request that writes leave a state from which the next run comes to the same end', async () => {
    const next = { files: [{ ...docker, after: 'FROM node:20@sha256:5\r\n' }], title: 'Pin node:20' };
    const writes = async () => {
      await write();
      server.log.splice(0);
      await write(next);
      return server.writes().length;
    };
    const count = await writes();
    expect(count).toBe(4);
    for (const fault of ['refused', 'lost'] as const) {
      for (let at = 1; at <= count; at += 1) {
        await write();
        let seen = 0;
        server.fault = (line) => {
          seen += line.startsWith('GET') || line.includes(' query ') ? 0 : 1;
          return seen === at ? fault : undefined;
        };
        await write(next).catch((error: unknown) => expect(error).toHaveProperty('reason'));
        server.fault = undefined;
        await write(next);
        expect(git().read(tip(), 'Dockerfile').toString()).toBe(next.files[0]?.after);
        expect(git().changed('main', tip())).toHaveLength(1);
        expect(branches()).toEqual(['main', branch]);
        const open = server.state.issues.filter(({ state }) => state === 'open');
        expect(open).toMatchObject([{ title: 'Pin node:20' }]);
      }
    }
  });
});
