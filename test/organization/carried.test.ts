// A carried audit stands for the repositories that the plan has carried, and for no others.
import { expect, it } from 'vitest';
import { joinHeads, joinRows } from '../../src/organization/merge/join.js';
import { Merger } from '../../src/organization/merge/merged.js';
import { type ShardRow, shardHeadOf } from '../../src/organization/merge/schema.js';

const at = '2026-11-20T03:00:00.000Z';
const report = {
  ...{ schemaVersion: 1, tool: { name: 'tagproof', version: '0' }, mode: 'audit', verdict: 'pass' },
  ...{ startedAt: at, asOf: at, references: [], findings: [], advisories: [], incomplete: [] },
  ...{ settings: [], waivers: [], requests: { total: 0, retried: 0 }, edits: [] },
} as const;
const row = (repository: string, rest: Partial<ShardRow>) =>
  ({ repository, inputs: 'same', ...rest }) as unknown as ShardRow;
const failed = { cause: 'timeout', subject: 'acme/b', message: 'no answer' };
/** Of tonight: one was carried, and two were to be audited. */
const plan = shardHeadOf([
  { shard: '1/1', repositories: ['acme/b', 'acme/c'] },
  { repositories: ['acme/a'] },
]);

async function mergedOf(...parts: readonly (readonly ShardRow[])[]) {
  const merger = new Merger(joinHeads([plan, shardHeadOf([])]));
  const streams = parts.map(async function* (rows) {
    yield* rows;
  });
  for await (const one of joinRows(streams)) merger.add(one);
  return merger.report(at);
}

const carried = (name: string) => row(name, { report, carried: true } as never);
const audited = (name: string) => row(name, { report } as never);

it('of this night counts', async () => {
  const merged = await mergedOf([carried('acme/a')], [audited('acme/b'), audited('acme/c')]);
  expect([merged.verdict, merged.repositories?.length]).toEqual(['pass', 3]);
});

it.each<[string, readonly ShardRow[]]>([
  ['failed', [row('acme/b', { failed }), audited('acme/c')]],
  ['has left nothing', [audited('acme/c')]],
])('of another night does not stand for an audit of this one that %s', async (_, rows) => {
  const merged = await mergedOf([carried('acme/a'), carried('acme/b')], rows);
  expect(merged.verdict).toBe('incomplete');
  expect(merged.repositories?.filter(({ missing }) => missing).map(({ origin }) => origin)).toEqual([
    'acme/b',
  ]);
  expect(merged.incomplete).toMatchObject([{ cause: 'no-report', subject: 'acme/b' }]);
  expect(merged.totals?.unknown).toBe(1);
});

it('has made no requests in this night: what it took is what was saved', async () => {
  const withRequests = (requests: object) => ({ report: { ...report, requests } }) as never;
  const merged = await mergedOf(
    [row('acme/a', { carried: true, ...(withRequests({ total: 20, retried: 2, saved: 5 }) as object) })],
    [
      row('acme/b', withRequests({ total: 3, retried: 1, saved: 4 })),
      row('acme/c', withRequests({ total: 1, retried: 0 })),
    ],
  );
  expect(merged.requests).toEqual({ total: 4, retried: 1, saved: 29 });
});
