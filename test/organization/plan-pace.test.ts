// `plan --since` asks where the branches of thousands of repositories are, and keeps to the time that the host allows.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { localHost } from '../../src/host/local.js';
import { hourMs } from '../../src/model/text/time.js';
import { repositoryKey } from '../../src/organization/merge/name.js';
import type { PreviousAudit } from '../../src/organization/plan/previous-audit.js';
import { sincePreviousAudit } from '../../src/organization/since.js';
import { virtualTime } from '../campaign/time.js';
import { contextOf } from '../cli/context.js';
import { temporaryFolder } from '../e2e/workflow.js';

const tookMs = 3000;

it('takes at most 60 s of responses to GraphQL in any minute', async () => {
  const folder = temporaryFolder();
  const [since, output] = [path.join(folder, 'last.jsonl'), path.join(folder, 'carried.jsonl')];
  writeFileSync(since, '{"schemaVersion":1,"document":"shard","expected":[]}\n');
  const repositories = Array.from({ length: 3000 }, (_, index) => `acme/service-${index}`);
  const old = { isCarried: false, announcesEnd: false, cost: 1, images: [] };
  const audits = new Map<string, PreviousAudit>(
    repositories.map((repository, index) => [
      repositoryKey(repository),
      { ...old, repository, line: index + 2 },
    ]),
  );
  const time = virtualTime(Date.parse('2026-11-01T00:00:00Z'));
  const ends: number[] = [];
  const environment = { GITHUB_TOKEN: 'token', GITHUB_API_URL: 'https://api.example' };
  const host = {
    ...localHost({ root: folder, environment, print: () => undefined }),
    clock: { ...time, random: () => 0.5 },
    async send() {
      await time.sleep(tookMs);
      ends.push(time.now());
      return { status: 200, headers: {}, body: '{"data":{}}' };
    },
  };
  const { context } = contextOf({ flags: { since, output }, environment });
  const unchanged = {
    open: () => undefined,
    areUnchanged: async () => false,
    hasNotMoved: async () => false,
    listed: async () => undefined,
  };
  const night = { audits, now: { unchanged, access: '' } };
  const found = await time.settle(sincePreviousAudit(context, host, repositories, night), hourMs);
  if (found === 'hang') throw new Error('it takes more than an hour');
  expect([ends.length, found.renewed.get('old')]).toEqual([60, repositories.length]);
  for (const end of ends) {
    const inMinute = ends.filter((other) => end - 60_000 < other && other <= end).length;
    expect(inMinute * tookMs).toBeLessThanOrEqual(60_000);
  }
});
