// `plan --since` asks where the branches of thousands of repositories are, and keeps to the time that the host allows.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { LastAudit } from '../../src/cli/audit/fleet/last-night.js';
import { repositoryKey } from '../../src/cli/audit/fleet/name.js';
import { sinceLastNight } from '../../src/cli/audit/since.js';
import { localHost } from '../../src/host/local.js';
import { temporaryFolder } from '../e2e/workflow.js';

const tookMs = 3000;

/** A clock that moves on once everything waits. */
function virtualClock() {
  let now = Date.parse('2026-11-01T00:00:00Z');
  const sleeping: { until: number; wake: () => void }[] = [];
  return {
    now: () => now,
    random: () => 0.5,
    async sleep(ms: number) {
      const woken = new Promise<void>((wake) => sleeping.push({ until: now + ms, wake }));
      setImmediate(() => {
        const first = sleeping.sort((a, b) => a.until - b.until).shift();
        now = Math.max(now, first?.until ?? 0);
        first?.wake();
      });
      await woken;
    },
  };
}

it('takes at most 60 s of responses to GraphQL in any minute', async () => {
  const folder = temporaryFolder();
  const [since, output] = [path.join(folder, 'last.jsonl'), path.join(folder, 'carried.jsonl')];
  writeFileSync(since, '{"schemaVersion":1,"document":"shard","expected":[]}\n');
  const repositories = Array.from({ length: 3000 }, (_, index) => `acme/service-${index}`);
  const old = { isCarried: false, announcesEnd: false, cost: 1, images: [] };
  const audits = new Map<string, LastAudit>(
    repositories.map((repository, index) => [
      repositoryKey(repository),
      { ...old, repository, line: index + 2 },
    ]),
  );
  const clock = virtualClock();
  const began = clock.now();
  const ends: number[] = [];
  const environment = { GITHUB_TOKEN: 'token', GITHUB_API_URL: 'https://api.example' };
  const host = {
    ...localHost({ root: folder, environment, print: () => undefined }),
    clock,
    async send() {
      await clock.sleep(tookMs);
      ends.push(clock.now() - began);
      return { status: 200, headers: {}, body: '{"data":{}}' };
    },
  };
  const flags = new Map([
    ['since', since],
    ['output', output],
  ]);
  const invocation = { command: 'plan', operands: [], flags, switches: new Set<string>() };
  const context = {
    ...{ environment, out: () => undefined, err: () => undefined, colour: false },
    invocation: { ...invocation, json: false, noColour: true, help: false },
  };
  const unchanged = {
    open: () => undefined,
    areUnchanged: async () => false,
    hasNotMoved: async () => false,
    listed: async () => undefined,
  };
  const { renewed } = await sinceLastNight(context, host, repositories, {
    audits,
    now: { unchanged, access: '' },
  });
  expect([ends.length, renewed.get('old')]).toEqual([60, repositories.length]);
  for (const end of ends) {
    const inMinute = ends.filter((other) => end - 60_000 < other && other <= end).length;
    expect(inMinute * tookMs).toBeLessThanOrEqual(60_000);
  }
});
