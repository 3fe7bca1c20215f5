// The automerge label: on a quiet pull request only, and gone before anything else is pushed.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { areQuiet, isQuietPullRequest } from '../../src/ci/pull-requests/write.js';
import { type PinPullRequest, writePinPullRequest } from '../../src/clients/github/pulls/pin-pull-request.js';
import type { PinChange } from '../../src/model/run/delivery.js';
import type { Report } from '../../src/report/schema/schema.js';
import { digest } from '../build.js';
import { GithubServer } from './server.js';
import { clientOf, commitOn, repository } from './setup.js';

let server: GithubServer;
beforeEach(() => {
  server = new GithubServer();
  commitOn(server, 'main', { Dockerfile: 'FROM node:20\n' });
});
afterEach(() => {
  expect(server.violations).toEqual([]);
  server.close();
});

const plan: PinPullRequest = {
  repository,
  branch: 'tagproof/pins',
  title: 'Pin node',
  body: 'What changed',
  files: [{ path: 'Dockerfile', before: 'FROM node:20\n', after: 'FROM node:20@sha256:1\n', lines: [] }],
  complete: true,
  labels: [],
  reviewers: [],
};
const newer = [{ path: 'Dockerfile', before: 'FROM node:20\n', after: 'FROM node:20@sha256:2\n', lines: [] }];
const write = (isQuiet: boolean, changes: Partial<PinPullRequest> = {}) =>
  writePinPullRequest(clientOf(server, 'app-token'), {
    ...plan,
    automerge: { label: 'ship it', isQuiet },
    ...changes,
  });
const labels = () => server.state.issues[0]?.labels;

it('is added while all is quiet, and nothing is written the second time', async () => {
  await write(true);
  expect(labels()).toEqual(['ship it']);
  server.writes();
  await write(true);
  expect(server.writes()).toEqual([]);
});

it('is removed before content that is not quiet is pushed, and not put back', async () => {
  await write(true);
  server.writes();
  await write(false, { files: newer });
  const [first = '', ...rest] = server.writes();
  expect(first).toBe('DELETE /repos/acme/shop/issues/1/labels/ship%20it');
  expect(rest.some((line) => line.includes('createCommitOnBranch'))).toBe(true);
  expect(labels()).toEqual([]);
  await write(false, { files: newer });
  expect(labels()).toEqual([]);
  await write(true, { files: newer });
  expect(labels()).toEqual(['ship it']);
});

it('that cannot be removed keeps the content from being pushed', async () => {
  await write(true);
  const head = server.state.repository.head('tagproof/pins');
  server.fault = (line) =>
    line.startsWith('DELETE ') ? { status: 403, headers: {}, body: '{"message":"no"}' } : undefined;
  await expect(write(false, { files: newer })).rejects.toThrow('pull-requests: write');
  expect(server.state.repository.head('tagproof/pins')).toBe(head);
});

it('is removed after a run that could not verify everything, too', async () => {
  await write(true);
  await write(false, { files: [], complete: false });
  expect(labels()).toEqual([]);
});

it('that a person removed comes back with other content only', async () => {
  await write(true);
  server.state.issues[0]?.labels.splice(0);
  await write(true);
  expect(labels()).toEqual([]);
  await write(true, { files: newer });
  expect(labels()).toEqual(['ship it']);
});

it('is left alone on a pull request of another author', async () => {
  await writePinPullRequest(clientOf(server, 'job-token'), plan);
  server.state.issues[0]?.labels.push('ship it');
  await write(false);
  expect(labels()).toEqual(['ship it']);
});

const [from, to] = [digest('a'), digest('b')];
const bump: PinChange = { name: 'r.example.com/a:1', from, to, toSince: 0, places: [] };
const forecast = (changes: object) =>
  [{ image: bump.name, from, to, grade: 'quiet', ...changes }] as unknown as NonNullable<Report['forecasts']>;

it.each([
  ['one quiet update', [bump], forecast({}), true],
  ['a notable one', [bump], forecast({ grade: 'notable' }), false],
  ['one of which not everything is known', [bump], forecast({ grade: 'unknown' }), false],
  ['a forecast of another digest', [bump], forecast({ to: from }), false],
  ['a first pin', [{ ...bump, from: undefined } as unknown as PinChange], forecast({}), false],
  ['no forecasts', [bump], undefined, false],
  ['nothing', [], forecast({}), false],
  ['one quiet of two', [bump, { ...bump, name: 'r.example.com/b:1' }], forecast({}), false],
  ['two forecasts that differ', [bump], [...forecast({}), ...forecast({ grade: 'breaking' })], false],
])('%s is quiet: %j', (_, images, forecasts, expected) => {
  expect(areQuiet(images, forecasts === undefined ? {} : { forecasts })).toBe(expected);
});

it.each([
  [true, false, true],
  [false, false, false],
  [true, true, false],
])('complete: %j, changes the policy: %j, is quiet: %j', (complete, changesPolicy, expected) => {
  expect(isQuietPullRequest({ complete, changesPolicy }, [bump], { forecasts: forecast({}) })).toBe(expected);
});
