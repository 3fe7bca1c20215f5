// Audits of many repositories: the cache of each belongs to the job that makes them, whose event and branch decide.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openRunCache } from '../../src/ci/run-cache.js';
import { createCache } from '../../src/history/cache/cache.js';
import { machineCache } from '../../src/host/files/cache-folder.js';
import type { Host } from '../../src/model/run/host.js';
import { quietHost } from '../../src/organization/one.js';
import { memoryFolder } from './folder.js';

const pull = (head: string) => ({
  pull_request: {
    number: 1,
    user: { login: 'someone' },
    base: { sha: 'a'.repeat(40), repo: { full_name: 'acme/policies' } },
    head: { sha: 'b'.repeat(40), repo: { full_name: head } },
  },
});
const branch = (name: string) => ({
  GITHUB_REF: `refs/heads/${name}`,
  GITHUB_REF_NAME: name,
  GITHUB_REF_TYPE: 'branch',
});

/** The names of the histories that the audit of one repository of many leaves in the folder. */
async function leaves(
  event: string,
  payload: unknown,
  more: Record<string, string>,
  folder = memoryFolder(),
) {
  const environment: Record<string, string> = {
    GITHUB_EVENT_NAME: event,
    GITHUB_REPOSITORY: 'acme/policies',
    ...more,
  };
  const host = {
    ci: { variable: (name: string) => environment[name], payload: async () => payload },
    clock: { now: () => 10 * 86_400_000, sleep: async () => undefined, random: () => 0 },
    sink: { log: () => undefined, mask: () => undefined },
    files: {},
    cache: async () => folder,
  } as unknown as Host;
  const cache = await openRunCache(quietHost({ host, environment }), {});
  const digest = `sha256:${'a'.repeat(64)}` as const;
  let asked = 0;
  const request = async () => {
    asked += 1;
    return asked > 1
      ? []
      : [
          { at: 1, digest },
          { at: 2, digest },
        ];
  };
  const history = cache?.history('place', { image: 'acme/node:20', limit: 1, question: undefined, request });
  await history?.({});
  await history?.({ start: 2 });
  return [...folder.files.keys()].filter((name) => name.includes('/history/'));
}

it('in a run of the pull request of a fork is not written', async () => {
  expect(await leaves('pull_request', pull('someone/policies'), { GITHUB_BASE_REF: 'main' })).toEqual([]);
});

it('in a run of a pull request has no histories written', async () => {
  expect(await leaves('pull_request', pull('acme/policies'), { GITHUB_BASE_REF: 'main' })).toEqual([]);
});

it('is bound to the branch of the job', async () => {
  const folder = memoryFolder();
  await leaves('schedule', {}, branch('main'), folder);
  const payload = { repository: { default_branch: 'attack' } };
  expect(await leaves('workflow_dispatch', payload, branch('attack'), folder)).toHaveLength(2);
});

it('is measured once, however many repositories have runs of their own', async () => {
  const folder = memoryFolder();
  let listed = 0;
  const counting = {
    ...folder,
    list: async () => {
      listed += 1;
      return folder.list();
    },
  };
  for (let index = 0; index < 50; index += 1)
    await createCache(counting, { trust: 'all', now: () => 0 }).put(
      { kind: 'object', name: `${index}` },
      'text',
    );
  expect([folder.files.size, listed]).toEqual([50, 1]);
  const opens = machineCache({}, mkdtempSync(path.join(tmpdir(), 'tagproof-checkout-')));
  const place = mkdtempSync(path.join(tmpdir(), 'tagproof-cache-'));
  expect(await opens(place)).toBe(await opens(place));
});
