// Rows of shards' reports for property tests: few names and few instants, so that they meet.
import fc from 'fast-check';
import { byName, repositoryKey } from '../../src/organization/merge/name.js';
import { type Head, type ShardRow, shardHeadOf } from '../../src/organization/merge/schema.js';

export interface Part {
  readonly head: Head;
  readonly rows: readonly ShardRow[];
}

type RowReport = NonNullable<ShardRow['report']>;

const name = fc.constantFrom('acme/a', 'acme/A', 'acme/b', 'acme/b-1', 'acme/c', 'other/a', 'acme/z');
const instant = fc.constantFrom('2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z');
const place = { line: 1, column: 1, endLine: 1, endColumn: 2 };

const finding = fc.record({
  check: fc.constantFrom('unpinned', 'stale-digest'),
  severity: fc.constantFrom('error' as const, 'warning' as const),
  file: fc.constantFrom('Dockerfile', 'compose.yaml'),
  ...Object.fromEntries(Object.keys(place).map((key) => [key, fc.constant(1)])),
  message: fc.constantFrom('one', 'other'),
}) as fc.Arbitrary<RowReport['findings'][number]>;

const unknown = fc.record({
  cause: fc.constantFrom('timeout', 'denied'),
  subject: fc.constant('registry'),
  message: fc.constant('no answer'),
});

const report: fc.Arbitrary<RowReport> = fc
  .record({
    startedAt: instant,
    findings: fc.array(finding, { maxLength: 4 }),
    incomplete: fc.array(unknown, { maxLength: 2 }),
  })
  .map(({ startedAt, findings, incomplete }) => ({
    schemaVersion: 1,
    tool: { name: 'tagproof', version: '0' },
    mode: 'audit',
    verdict: incomplete.length > 0 ? 'incomplete' : findings.length > 2 ? 'fail' : 'pass',
    startedAt,
    asOf: startedAt,
    references: [{ kind: 'opaque', file: 'Dockerfile', ...place, raw: '$X', why: 'variable' }],
    findings,
    advisories: [],
    incomplete,
    settings: [],
    waivers: [],
    requests: { total: findings.length, retried: 0 },
    edits: [],
  }));

const row: fc.Arbitrary<ShardRow> = fc.oneof(
  fc.record({ repository: name, report }),
  fc.record({ repository: name, failed: unknown }),
);

/** A sound part: rows sorted, each repository once; what it expects may be more or less than its rows. */
export const part: fc.Arbitrary<Part> = fc
  .record({
    rows: fc.uniqueArray(row, { maxLength: 5, selector: ({ repository }) => repositoryKey(repository) }),
    expected: fc.array(
      fc.record({
        shard: fc.constantFrom('1/3', '2/3', '3/3'),
        repositories: fc.uniqueArray(name, { maxLength: 4 }),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ rows, expected }) => ({
    head: shardHeadOf(expected),
    rows: [...rows].sort((a, b) => byName(a.repository, b.repository)),
  }));
