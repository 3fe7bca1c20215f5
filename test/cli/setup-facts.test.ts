// What `setup` finds out by itself: the repository's place, its default branch, and a stored token.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { storedToken } from '../../src/onboarding/setup/request.js';
import { placeOf, repositoryFacts } from '../../src/onboarding/setup/where.js';
import { temporaryFolder } from '../e2e/workflow.js';

describe('the place of a repository', () => {
  it.each([
    ['git@github.com:acme/shop.git', 'github', 'https://github.com', 'acme/shop'],
    ['https://github.com/acme/shop', 'github', 'https://github.com', 'acme/shop'],
    [
      'https://user:secret@github.example.com/acme/shop.git',
      'github',
      'https://github.example.com',
      'acme/shop',
    ],
    [
      'ssh://git@gitlab.example.com:2222/acme/team/shop.git',
      'gitlab',
      'https://gitlab.example.com',
      'acme/team/shop',
    ],
    ['git@gitlab.com:acme/team/shop.git', 'gitlab', 'https://gitlab.com', 'acme/team/shop'],
  ])('%s', (origin, ci, server, name) => {
    expect(placeOf(origin)).toEqual({ ci, server, name });
  });

  it.each([
    '/srv/git/shop.git',
    '../shop',
    'file:///srv/shop',
    'git@github.com:shop',
    'https://github.com/a/b/c',
    'git@github.com:a/../b',
  ])('is not known for %s', (origin) => expect(placeOf(origin)).toBeUndefined());

  it('is asked of git, with the default branch', async () => {
    const root = temporaryFolder();
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root });
    git('init', '-q', '-b', 'trunk');
    expect(await repositoryFacts(root)).toEqual({ branch: 'trunk' });
    git('remote', 'add', 'origin', 'git@github.com:acme/shop.git');
    git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/release');
    expect(await repositoryFacts(root)).toEqual({
      place: { ci: 'github', server: 'https://github.com', name: 'acme/shop' },
      branch: 'release',
    });
    expect(await repositoryFacts('/nowhere')).toEqual({});
  });
});

describe('a stored token', () => {
  const baseUrl = 'https://api.example.com/v';
  const jwt = (payload: unknown) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`;
  const cacheWith = (token: string | undefined) => {
    const XDG_CACHE_HOME = temporaryFolder();
    const folder = path.join(XDG_CACHE_HOME, 'chainguard', 'https:--api.example.com');
    mkdirSync(folder, { recursive: true });
    if (token !== undefined) writeFileSync(path.join(folder, 'oidc-token'), `${token}\n`);
    return { XDG_CACHE_HOME };
  };

  it('is used while it is valid', async () => {
    const token = jwt({ exp: 200 });
    const found = await storedToken(baseUrl, cacheWith(token), 100_000);
    expect('token' in found && found.token.expose()).toBe(token);
  });

  it.each([
    [jwt({ exp: 50 }), 'has expired. Run `chainctl auth login`'],
    [undefined, 'TAGPROOF_TOKEN is not set'],
    ['not a token', 'TAGPROOF_TOKEN is not set'],
  ])('is missing: %s', async (token, text) => {
    const found = await storedToken(baseUrl, cacheWith(token), 100_000);
    expect('missing' in found && found.missing).toContain(text);
    expect(JSON.stringify(found)).not.toContain(token ?? '\0');
  });
});
