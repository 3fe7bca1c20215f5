// Files of a commit: through the API and through git, the same bytes, bounded, and never short in silence.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesOf, mergeBase, oneByOne, resolveCommit } from '../../src/clients/github/files.js';
import { gitOf } from '../../src/host/git/git.js';
import { GithubServer } from './server.js';
import { clientOf, commitOn, repository } from './setup.js';

let server: GithubServer;
beforeEach(() => {
  server = new GithubServer();
});
afterEach(() => {
  expect(server.violations).toEqual([]);
  server.close();
});

const files = {
  Dockerfile: 'FROM node:20\r\nRUN true\n',
  'with bom.yaml': '\uFEFFimage: ä\n',
  'a/b/c/compose.yaml': 'services: {}\n',
  'a/empty': '',
  'binary.bin': Buffer.from([0xff, 0xfe, 0]),
  'tab\there.yml': 'x: 1\n',
};

function twoSources() {
  const commit = commitOn(server, 'main', files);
  return {
    commit,
    api: filesOf(clientOf(server), repository, commit),
    git: gitOf(server.state.repository.checkout()).filesAt(commit),
  };
}

describe('both sources', () => {
  it('list and read a commit alike, byte for byte', async () => {
    const { api, git } = twoSources();
    const local = await git;
    for (const source of [api, local]) {
      expect(await source?.list()).toEqual(Object.keys(files).sort());
      const read = await Promise.all(Object.keys(files).map((file) => source?.read(file)));
      expect(read).toEqual(
        Object.values(files).map((text) =>
          typeof text === 'string' ? { text } : { unreadable: 'it is not UTF-8 text' },
        ),
      );
      expect(await source?.read('nowhere')).toMatchObject({ unreadable: 'the commit has no such file' });
    }
  });

  it('leave out symbolic links and submodules, and do not read what is too large', async () => {
    const large = 'x'.repeat(5 * 1024 * 1024 + 1);
    const commit = commitOn(
      server,
      'main',
      { link: 'Dockerfile', large, 'run.sh': 'true\n' },
      { modes: { link: '120000', 'run.sh': '100755' } },
    );
    for (const source of [
      filesOf(clientOf(server), repository, commit),
      await gitOf(server.state.repository.checkout()).filesAt(commit),
    ]) {
      expect(await source?.list()).toEqual(['large', 'run.sh']);
      expect(await source?.read('large')).toEqual({ unreadable: 'it is larger than 5242880 bytes' });
    }
  });
});

describe('through the API', () => {
  it('walks a listing that the host cut short', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [`d${n % 5}/e${n % 3}/f${n}`, `${n}`]),
    );
    const commit = commitOn(server, 'main', { ...many, top: 'top' });
    server.state.treeLimit = 12;
    const source = filesOf(clientOf(server), repository, commit);
    expect(await source.list()).toEqual([...Object.keys(many), 'top'].sort());
    expect(await source.read('d2/e1/f7')).toEqual({ text: '7' });
    expect(server.log.filter((line) => line.includes('/git/trees/')).length).toBeGreaterThan(2);
  });

  it('takes what the checkout has with the same bytes from there', async () => {
    const { commit } = twoSources();
    const checkout = {
      read: async (file: string) => ({ text: file === 'Dockerfile' ? files.Dockerfile : 'other' }),
    };
    const source = filesOf(clientOf(server), repository, commit, checkout);
    expect(await source.read('Dockerfile')).toEqual({ text: files.Dockerfile });
    expect(server.log.filter((line) => line.includes('/git/blobs/'))).toEqual([]);
    expect(await source.read('a/b/c/compose.yaml')).toEqual({ text: 'services: {}\n' });
  });

  it('refuses content that is not what its name says', async () => {
    const { api } = twoSources();
    await api.list();
    server.fault = (line) =>
      line.includes('/git/blobs/')
        ? { status: 200, headers: {}, body: JSON.stringify({ content: 'RlJPTSBldmls', encoding: 'base64' }) }
        : undefined;
    await expect(api.read('Dockerfile')).rejects.toThrow('the host returned other content than requested');
    expect(await oneByOne(api).read('Dockerfile')).toHaveProperty('unreadable');
  });

  it('throws a cause when the host is down, hides the repository, or knows no token', async () => {
    const { commit } = twoSources();
    await expect(filesOf(clientOf(server, 'wrong'), repository, commit).list()).rejects.toMatchObject({
      reason: 'denied',
    });
    await expect(
      filesOf(clientOf(server, ''), { owner: 'acme', name: 'other' }, commit).list(),
    ).rejects.toMatchObject({ reason: 'denied' });
    await expect(
      filesOf(clientOf(server), { owner: 'acme', name: 'other' }, commit).list(),
    ).rejects.toMatchObject({ reason: 'not-found' });
    server.fault = () => ({ status: 503, headers: {}, body: '' });
    await expect(filesOf(clientOf(server), repository, commit).list()).rejects.toMatchObject({
      reason: 'server-error',
    });
    server.fault = () => 'refused';
    await expect(filesOf(clientOf(server), repository, commit).list()).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });

  it('finds the commit of a branch, and where two lines part', async () => {
    const first = commitOn(server, 'main', { a: '1' });
    const second = commitOn(server, 'main', { a: '2' });
    const side = commitOn(server, 'side', { b: '1' }, { from: first });
    const api = clientOf(server);
    expect(await resolveCommit(api, repository, 'main')).toBe(second);
    expect(await mergeBase(api, repository, first, side)).toBe(first);
  });
});

describe('through git', () => {
  it('knows the checked out merge and its parents, even in a clone of one commit, and says what it does not have', async () => {
    const base = commitOn(server, 'main', { a: '1' });
    const head = commitOn(server, 'topic', { b: '1' }, { from: base });
    const moved = commitOn(server, 'main', { a: '2' });
    const merge = server.state.repository.commit(
      [moved, head],
      { b: '1' },
      { login: 'host', message: 'Merge' },
    );
    server.state.repository.setHead('merge', merge);
    const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-clone-'));
    const from = `file://${server.state.repository.folder}`;
    execFileSync('git', ['clone', '--quiet', '--depth=1', '--branch=merge', from, folder]);
    const git = gitOf(folder);
    expect(await git.head()).toEqual({ commit: merge, parents: [moved, head] });
    expect(await git.filesAt(base)).toBeUndefined();
    expect(await (await git.filesAt(merge))?.read('a')).toEqual({ text: '2' });
    expect(await git.filesAt('HEAD')).toBeUndefined();
    rmSync(folder, { recursive: true });
    const outside = gitOf(tmpdir());
    expect(await outside.head()).toBeUndefined();
    expect(await outside.filesAt(base)).toBeUndefined();
  });
});
