// The tracking issue: one, in place, closed when clean, reopened, and never against a person's word.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TrackingIssue, writeIssue } from '../../src/clients/github/pulls/issue.js';
import { GithubServer } from './server.js';
import { clientOf, commitOn, repository } from './setup.js';

let server: GithubServer;
beforeEach(() => {
  server = new GithubServer();
  commitOn(server, 'main', { a: '1' });
});
afterEach(() => {
  expect(server.violations).toEqual([]);
  server.close();
});

const issue: TrackingIssue = {
  repository,
  identity: ['Audit', 'audit', ''],
  title: 'Images',
  body: 'two findings',
  state: 'open',
};
const write = (changes: Partial<TrackingIssue> = {}, token?: string) =>
  writeIssue(clientOf(server, token), { ...issue, ...changes });

it('opens one issue, changes it in place, closes it and opens it again', async () => {
  const { url } = await write();
  expect(url).toBe('https://github.example/acme/shop/issues/1');
  expect(await write()).toEqual({ url, notices: [] });
  expect(server.writes()).toEqual(['POST /repos/acme/shop/issues']);
  await write({ body: 'three findings' });
  await write({ body: 'clean', state: 'closed' });
  expect(server.state.issues[0]).toMatchObject({ state: 'closed', stateReason: 'completed' });
  server.writes();
  await write({ body: 'clean', state: 'closed' });
  expect(server.writes()).toEqual([]);
  await write();
  expect(server.state.issues).toHaveLength(1);
  expect(server.state.issues[0]).toMatchObject({ state: 'open', title: 'Images' });
  expect(server.state.issues[0]?.body).toMatch(/\ntwo findings$/);
});

it('opens no issue without findings or without knowledge, and keeps an open one through an outage', async () => {
  expect(await write({ state: 'closed' })).toEqual({ notices: [] });
  expect(await write({ state: 'keep' })).toEqual({ notices: [] });
  await write();
  await write({ state: 'keep', body: 'not everything could be asked' });
  expect(server.state.issues[0]).toMatchObject({ state: 'open' });
  expect(server.state.issues[0]?.body).toContain('not everything could be asked');
});

it('does not reopen an issue that a person closed as not planned, and says so', async () => {
  await write();
  Object.assign(server.state.issues[0] ?? {}, { state: 'closed', stateReason: 'not_planned' });
  server.writes();
  expect((await write({ body: 'more' })).notices).toEqual([
    'Issue #1 was closed as not planned, so it was not changed',
  ]);
  expect(server.writes()).toEqual([]);
});

it('finds its issue among many others, and touches no other', async () => {
  await write();
  const body = server.state.issues[0]?.body ?? '';
  for (let n = 0; n < 150; n += 1)
    server.state.addIssue({ login: 'github-actions[bot]', title: 'Other', body: 'other' });
  server.state.addIssue({ login: 'alice', title: 'Copy', body });
  server.state.addIssue({
    login: 'github-actions[bot]',
    title: 'Pull',
    body,
    pull: { head: 'main', base: 'main', reviewers: [], merged: false },
  });
  server.writes();
  await write({ body: 'changed' });
  expect(server.writes()).toEqual(['PATCH /repos/acme/shop/issues/1']);
});

it('throws what is wrong when the token may not', async () => {
  await expect(write({}, 'read-token')).rejects.toMatchObject({ reason: 'denied' });
  await expect(write({}, 'read-token')).rejects.toThrow('issues: write');
});
