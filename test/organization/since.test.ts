// What changed since an earlier audit: nothing is lost, nothing is called fixed that was not looked at.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Merger, mergedLimits } from '../../src/organization/merge/merged.js';
import { byName } from '../../src/organization/merge/name.js';
import { type ShardRow, shardHeadOf } from '../../src/organization/merge/schema.js';
import { AuditComparison } from '../../src/organization/since/comparison.js';
import { trendAfter } from '../../src/organization/since/trend.js';
import { changesText } from '../../src/output/words/changes.js';
import { type Report, type ReportedFinding, reportSchema } from '../../src/report/schema/schema.js';
import { part } from './rows.js';

const at = '2026-11-21T00:00:00.000Z';

const finding = (check: string, name: string, rest: Partial<ReportedFinding> = {}): ReportedFinding => ({
  check,
  severity: 'error',
  file: 'Dockerfile',
  line: 1,
  message: check,
  image: { registry: 'registry.example.com', repository: `acme/${name}`, tag: '1' },
  ...rest,
});

function report(findings: readonly ReportedFinding[], rest: Partial<Report> = {}): Report {
  return {
    schemaVersion: 1,
    tool: { name: 'tagproof', version: '0' },
    mode: 'audit',
    verdict: 'pass',
    startedAt: at,
    asOf: at,
    references: [],
    findings: [...findings],
    advisories: [],
    incomplete: [],
    settings: [],
    waivers: [],
    requests: { total: 0, retried: 0 },
    edits: [],
    ...rest,
  };
}

function compared(before: Report, after: Report) {
  const comparison = new AuditComparison(before);
  comparison.add(after);
  return comparison.result();
}

const gap = { cause: 'timeout', subject: 'x', message: 'x' };
const some = fc.array(
  fc.record({
    check: fc.constantFrom('unpinned', 'stale-digest', 'digest-not-in-history'),
    name: fc.constantFrom('a', 'b', 'c'),
    file: fc.constantFrom('Dockerfile', 'compose.yaml'),
    line: fc.nat({ max: 90 }),
    waived: fc.boolean(),
  }),
  { maxLength: 12 },
);
const reported = some.map((all) =>
  report(
    all.map(({ check, name, file, line, waived }) =>
      finding(check, name, {
        file,
        line,
        ...(waived ? { waived: { reason: 'r', file: 'p', line: 1 } } : {}),
      }),
    ),
  ),
);
const open = ({ findings }: Report) => findings.filter(({ waived }) => waived === undefined).length;

describe('two audits of a repository', () => {
  it('an audit and itself: nothing is new and nothing is fixed', () => {
    fc.assert(
      fc.property(reported, (one) => {
        const { counts } = compared(one, one);
        expect(counts).toMatchObject({ new: 0, fixed: 0, still: open(one), unverified: 0, uncompared: 0 });
      }),
    );
  });

  it('counts each finding of both once, and backwards what is new is gone', () => {
    fc.assert(
      fc.property(reported, reported, (before, after) => {
        const { counts } = compared(before, after);
        const back = compared(after, before).counts;
        expect(counts.new + counts.still + counts.first + counts.uncompared).toBe(open(after));
        expect(counts.fixed + counts.still + counts.waived + counts.unverified).toBe(open(before));
        expect(back.fixed + back.waived).toBe(counts.new);
        expect(back.still).toBe(counts.still);
      }),
    );
  });

  it('recognizes a finding whose line and text have changed', () => {
    const { counts } = compared(
      report([finding('stale-digest', 'a', { line: 4, message: '20 days behind' })]),
      report([finding('stale-digest', 'a', { line: 9, message: '27 days behind' })]),
    );
    expect(counts).toMatchObject({ new: 0, fixed: 0, still: 1 });
  });

  it('calls nothing fixed where something could not be verified, or where a waiver accepts it', () => {
    const before = report([finding('stale-digest', 'a')]);
    expect(compared(before, report([], { incomplete: [gap] })).counts).toMatchObject({
      fixed: 0,
      unverified: 1,
    });
    const waived = finding('stale-digest', 'a', { waived: { reason: 'r', file: 'p', line: 1 } });
    expect(compared(before, report([waived])).counts).toMatchObject({ fixed: 0, waived: 1 });
    expect(compared(before, report([])).counts).toMatchObject({ fixed: 1, unverified: 0 });
  });

  it('names images that have become foreign or stale, not those that were', () => {
    const changes = compared(
      report([finding('stale-digest', 'a')]),
      report([
        finding('stale-digest', 'a'),
        finding('stale-digest', 'a', { file: 'other' }),
        finding('stale-digest', 'b'),
        finding('stale-digest', 'b', { file: 'other' }),
        finding('digest-not-in-history', 'c'),
      ]),
    );
    expect(changes.newlyStale).toEqual([
      { image: 'registry.example.com/acme/b:1', findings: 2, repositories: 1 },
    ]);
    expect(changes.newlyForeign.map(({ image }) => image)).toEqual(['registry.example.com/acme/c:1']);
    expect(changesText({ changes })).toBe(
      'Since 2026-11-21: 4 new, 0 fixed, 1 unchanged. Newly with a foreign digest: registry.example.com/acme/c:1. Newly stale: registry.example.com/acme/b:1',
    );
  });
});

function mergedOf(rows: readonly ShardRow[], earlier?: Report, limits = mergedLimits): Report {
  const merger = new Merger(shardHeadOf([]), limits, earlier);
  for (const row of [...rows].sort((a, b) => byName(a.repository, b.repository))) merger.add(row);
  return merger.report(at);
}

describe('two audits of an organization', () => {
  it('has valid changes, whose counts and those of the repositories are the same', () => {
    fc.assert(
      fc.property(part, part, (before, after) => {
        const earlier = mergedOf(before.rows);
        const merged = mergedOf(after.rows, earlier);
        expect(reportSchema.strict().safeParse(merged).error).toBeUndefined();
        const { changes, repositories = [], totals } = merged;
        const sum = (of: 'new' | 'fixed') => repositories.reduce((all, one) => all + (one[of] ?? 0), 0);
        expect([changes?.counts.new, changes?.counts.fixed]).toEqual([sum('new'), sum('fixed')]);
        const { counts } = changes ?? {};
        if (counts === undefined) throw new Error('no changes');
        expect(counts.new + counts.still + counts.first + counts.uncompared).toBe(totals?.findings);
        expect(counts.fixed + counts.still + counts.waived + counts.unverified).toBe(
          earlier.totals?.findings,
        );
      }),
    );
  });

  const row = (repository: string, ...findings: readonly ReportedFinding[]): ShardRow => ({
    repository,
    report: report(findings),
  });

  it('calls nothing fixed in a repository that is missing, and nothing new in one that was', () => {
    const stale = finding('stale-digest', 'a');
    const earlier = mergedOf([row('acme/a', stale), { repository: 'acme/b', failed: gap }]);
    const merged = mergedOf([{ repository: 'acme/a', failed: gap }, row('acme/B', stale)], earlier);
    expect(merged.changes?.counts).toMatchObject({ new: 0, fixed: 0, first: 1, unverified: 1 });
  });

  it('does not call new what the earlier report had no room for', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => finding('unpinned', 'a', { file: `f${index}` }));
    const earlier = mergedOf([row('acme/a', ...many(5))], undefined, { ...mergedLimits, findings: 3 });
    const { changes } = mergedOf([row('acme/a', ...many(5), finding('x', 'a', { file: 'a' }))], earlier);
    expect(changes?.counts).toMatchObject({ new: 1, still: 3, uncompared: 2 });
  });

  it('counts by owner: a file with two owners for both, one without for nobody', () => {
    const owned = (...owners: string[]) => finding('unpinned', 'a', owners.length === 0 ? {} : { owners });
    const merged = mergedOf([
      row('acme/a', owned('@acme/web', '@acme/ops'), owned()),
      row('acme/b', owned('@acme/web')),
    ]);
    expect(merged.teams).toEqual([
      { team: '@acme/web', repositories: 2, findings: 2, bySeverity: { error: 2 }, harm: { unpinned: 2 } },
      { team: '', repositories: 1, findings: 1, bySeverity: { error: 1 }, harm: { unpinned: 1 } },
      { team: '@acme/ops', repositories: 1, findings: 1, bySeverity: { error: 1 }, harm: { unpinned: 1 } },
    ]);
    expect(mergedOf([row('acme/a', owned())]).teams).toBeUndefined();
  });
});

it('passes the numbers of earlier audits on, the oldest first, for two years of weeks', () => {
  let earlier = report([finding('unpinned', 'a')], { startedAt: '2020-01-01T00:00:00.000Z' });
  for (let week = 1; week < 130; week += 1) {
    const startedAt = new Date(Date.UTC(2020, 0, 1 + 7 * week)).toISOString();
    earlier = report(earlier.findings, { startedAt, trend: trendAfter(earlier) });
  }
  const trend = trendAfter(earlier);
  expect(trend).toHaveLength(104);
  expect(trend.map((point) => point.at)).toEqual(trend.map((point) => point.at).toSorted());
  expect(trend.at(-1)).toMatchObject({ at: earlier.startedAt, findings: 1, bySeverity: { error: 1 } });
  expect(trendAfter({ ...earlier, trend })).toEqual(trend);
});
