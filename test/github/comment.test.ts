// The sticky comment and the suggestions: once, up to date, only the job's own, and a refusal that is known as one.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lineInDiff, shownLines } from '../../src/clients/ci-host/suggestion-lines.js';
import { isRefused } from '../../src/clients/github/errors.js';
import { type StickyComment, writeComment } from '../../src/clients/github/pulls/comment.js';
import { writeSuggestions } from '../../src/clients/github/pulls/suggestions.js';
import type { FileChange, LineChange } from '../../src/model/run/delivery.js';
import { GithubServer } from './server.js';
import { clientOf, commitOn, fakeClock, repository } from './setup.js';

let server: GithubServer;
let head: string;
beforeEach(() => {
  server = new GithubServer();
  const lines = Array.from({ length: 40 }, (_, n) => `line ${n + 1}`);
  const base = commitOn(server, 'main', { Dockerfile: lines.join('\n'), other: 'FROM x\n' });
  lines.splice(20, 1, 'FROM node:20', 'FROM `node`:20', 'FROM node:20');
  head = commitOn(server, 'topic', { Dockerfile: lines.join('\n') }, { from: base });
  server.state.addIssue({
    login: 'alice',
    title: 'Topic',
    body: '',
    pull: { head: 'topic', base: 'main', reviewers: [], merged: false },
  });
});
afterEach(() => {
  expect(server.violations).toEqual([]);
  server.close();
});

const comment: StickyComment = {
  repository,
  number: 1,
  identity: ['Images', 'check', ''],
  body: '## Three findings',
  action: 'write',
};

describe('the comment', () => {
  it('is written once, changed in place, left alone when it says the same, and cleared', async () => {
    const api = clientOf(server);
    const url = await writeComment(api, comment);
    expect(url).toMatch(/#issuecomment-\d+$/);
    expect(await writeComment(api, comment)).toBe(url);
    expect(server.writes()).toEqual(['POST /repos/acme/shop/issues/1/comments']);
    expect(await writeComment(api, { ...comment, body: '## Two findings' })).toBe(url);
    expect(await writeComment(api, { ...comment, body: 'Resolved', action: 'clear' })).toBe(url);
    expect(server.writes().map((line) => line.split(' ')[0])).toEqual(['PATCH', 'PATCH']);
    expect(server.state.comments.map(({ body }) => body.split('\n').slice(1).join('\n'))).toEqual([
      'Resolved',
    ]);
  });

  it('writes nothing when there is nothing to clear', async () => {
    expect(await writeComment(clientOf(server), { ...comment, action: 'clear' })).toBeUndefined();
    expect(server.writes()).toEqual([]);
  });

  it('is one a job: another job, another author and a quoted marker are not touched, even far down the list', async () => {
    const api = clientOf(server);
    await writeComment(api, comment);
    const [own] = server.state.comments;
    const marker = own?.body.split('\n')[0] ?? '';
    for (let n = 0; n < 250; n += 1)
      server.state.comments.unshift({ id: n, issue: 1, login: 'alice', body: `${marker}\nby another` });
    server.state.comments.unshift({ id: 900, issue: 1, login: 'github-actions[bot]', body: `> ${marker}` });
    await writeComment(api, { ...comment, body: 'changed' });
    await writeComment(api, { ...comment, identity: ['Images', 'other', ''] });
    expect(own?.body).toBe(`${marker}\nchanged`);
    expect(server.state.comments).toHaveLength(253);
    expect(server.state.comments.filter(({ body }) => body.includes('by another'))).toHaveLength(250);
  });

  it('removes doubles that overtaking runs left', async () => {
    const api = clientOf(server);
    await writeComment(api, comment);
    const [own] = server.state.comments;
    server.state.comments.push({ id: 5, issue: 1, login: 'github-actions[bot]', body: own?.body ?? '' });
    await writeComment(api, comment);
    expect(server.state.comments).toEqual([own]);
  });

  it('is cut after a whole line within the limit, and says so', async () => {
    await writeComment(clientOf(server), { ...comment, body: '| row |\n'.repeat(20_000) });
    const body = server.state.comments[0]?.body ?? '';
    expect(body.length).toBeLessThanOrEqual(60_000);
    expect(body).toMatch(/\| row \|\n\nThe rest is in the job summary and in the report\.\n$/);
  });

  it('with a read-only token is a refusal that says which permission is missing', async () => {
    const refused = await writeComment(clientOf(server, 'read-token'), comment).catch(
      (error: unknown) => error,
    );
    expect(isRefused(refused)).toBe(true);
    expect(String(refused)).toContain('pull-requests: write');
  });

  it('waits when the host says 403 for too many requests, and does not call it a missing permission', async () => {
    const clock = fakeClock();
    const reset = String(Math.floor(clock.now() / 1000) + 20);
    let limited = true;
    server.fault = (line) => {
      if (!limited || !line.includes('/comments')) return undefined;
      limited = false;
      return {
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset },
        body: '{}',
      };
    };
    expect(await writeComment(clientOf(server, 'job-token', clock), comment)).toBeDefined();
    expect(clock.waited).toBe(20_000);
    server.fault = () => ({ status: 403, headers: { 'retry-after': '3600' }, body: '{}' });
    const failed = await writeComment(clientOf(server, 'job-token', clock), comment).catch(
      (error: unknown) => error,
    );
    expect(failed).toMatchObject({ reason: 'rate-limited' });
    expect(isRefused(failed)).toBe(false);
  });
});

const suggestion = (line: number, before: string, after = `${before}@sha256:1`): LineChange => ({
  line,
  before,
  after,
  message: 'not pinned',
});
const inFile = (path: string, ...lines: readonly LineChange[]): FileChange => ({
  path,
  before: '',
  after: '',
  lines,
});
const all = [
  inFile(
    'Dockerfile',
    suggestion(21, 'FROM node:20'),
    suggestion(22, 'FROM `node`:20'),
    suggestion(23, 'FROM node:20'),
    suggestion(1, 'line 1'),
  ),
  inFile('other', suggestion(1, 'FROM x')),
];

describe('suggestions', () => {
  const write = (suggestions: readonly FileChange[], token?: string) =>
    writeSuggestions(clientOf(server, token), { repository, number: 1, head, suggestions });

  it('are on lines that the diff shows, in one review, and are not repeated', async () => {
    expect(await write(all)).toEqual({ shown: 3, possible: 3 });
    expect(server.writes()).toEqual(['POST /repos/acme/shop/pulls/1/reviews']);
    expect(server.state.reviewComments.map(({ path, line }) => [path, line])).toEqual([
      ['Dockerfile', 21],
      ['Dockerfile', 22],
      ['Dockerfile', 23],
    ]);
    const bodies = server.state.reviewComments.map(({ body }) => body.split('\n').slice(1).join('\n'));
    expect(bodies[0]).toBe('not pinned\n\n```suggestion\nFROM node:20@sha256:1\n```\n');
    expect(await write(all)).toEqual({ shown: 3, possible: 3 });
    expect(server.writes()).toEqual([]);
  });

  it('are brought up to date in place', async () => {
    await write(all);
    server.writes();
    await write([inFile('Dockerfile', suggestion(21, 'FROM node:20', 'FROM node:20@sha256:2'))]);
    expect(server.writes()).toHaveLength(1);
    expect(server.state.reviewComments[0]?.body).toContain('sha256:2');
    expect(server.state.reviewComments).toHaveLength(3);
  });

  it('follow their text where the merge with the base has moved it', async () => {
    await write([inFile('Dockerfile', suggestion(25, 'FROM `node`:20'), suggestion(99, 'FROM node:20'))]);
    expect(server.state.reviewComments.map(({ line }) => line)).toEqual([22]);
  });

  it('are at most 20, and a line cannot break out of its block', async () => {
    const text = Array.from({ length: 30 }, (_, n) => `FROM a${n}`).join('\n');
    head = commitOn(server, 'topic', { Dockerfile: text });
    const many = Array.from({ length: 30 }, (_, n) =>
      suggestion(n + 1, `FROM a${n}`, `FROM a${n} \`\`\`\`\n`),
    );
    expect(await write([inFile('Dockerfile', ...many)])).toEqual({ shown: 20, possible: 30 });
    expect(server.state.reviewComments[0]?.body).toContain('`````suggestion\nFROM a0 ````');
  });

  it('are not written where a line has characters that nobody sees', async () => {
    head = commitOn(server, 'topic', { Dockerfile: 'FROM a\nFROM b\n' });
    const lines = [
      suggestion(1, 'FROM a', 'FROM a@sha256:1\u2028'),
      suggestion(2, 'FROM b', 'FROM b@sha256:1'),
    ];
    expect(await write([inFile('Dockerfile', ...lines)])).toEqual({ shown: 1, possible: 1 });
  });

  it('are refused with a read-only token', async () => {
    expect(isRefused(await write(all, 'read-token').catch((error: unknown) => error))).toBe(true);
  });
});

describe('the diff', () => {
  it('knows the new side of every hunk', () => {
    const patch =
      '@@ -1,3 +1,3 @@ FROM\n-old\n+new\n same\n@@ -10 +10,2 @@\n ten\n+eleven\n\\ No newline at end of file';
    expect([...shownLines(patch)]).toEqual([
      [1, 'new'],
      [2, 'same'],
      [10, 'ten'],
      [11, 'eleven'],
    ]);
    expect([...shownLines('')]).toEqual([]);
    expect(lineInDiff(shownLines(patch), 11, 'eleven\r')).toBe(11);
    expect(lineInDiff(shownLines(patch), 4, 'ten')).toBe(10);
    expect(lineInDiff(shownLines(patch), 4, 'old')).toBeUndefined();
  });
});
