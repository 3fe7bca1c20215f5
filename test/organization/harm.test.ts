// Monday's list: repositories and teams by the harm in them, with owners and what a pin would write.
import { expect, it } from 'vitest';
import { Merger } from '../../src/organization/merge/merged.js';
import { type ShardRow, shardHeadOf } from '../../src/organization/merge/schema.js';
import { stepsOf } from '../../src/output/next-steps.js';
import { viewOf } from '../../src/output/view.js';
import type { Report, ReportedFinding } from '../../src/report/schema/schema.js';

const at = { line: 1, column: 6, endLine: 1, endColumn: 20 };
const found = (check: string, owner?: string, more: Partial<ReportedFinding> = {}): ReportedFinding => ({
  ...{ check, severity: 'error', file: 'Dockerfile', ...at, message: check },
  ...(owner === undefined ? {} : { owners: [owner] }),
  ...more,
});

function reportOf(findings: readonly ReportedFinding[]): NonNullable<ShardRow['report']> {
  const time = '2026-11-21T00:00:00.000Z';
  return {
    ...{ schemaVersion: 1, tool: { name: 'tagproof', version: '0' }, mode: 'audit', verdict: 'pass' },
    ...{
      startedAt: time,
      asOf: time,
      references: [],
      findings: [...findings],
      advisories: [],
      incomplete: [],
    },
    ...{ settings: [], waivers: [], requests: { total: 0, retried: 0 }, edits: [] },
  };
}

function mergedOf(rows: Readonly<Record<string, readonly ReportedFinding[] | 'missing'>>): Report {
  const merger = new Merger(shardHeadOf([]));
  for (const [repository, findings] of Object.entries(rows))
    merger.add(
      findings === 'missing'
        ? { repository, failed: { cause: 'timeout', subject: repository, message: 'no answer' } }
        : { repository, report: reportOf(findings) },
    );
  return merger.report('2026-11-21T00:00:00.000Z');
}

const report = mergedOf({
  'acme/a': Array.from({ length: 9 }, () => found('unpinned', '@acme/loose')),
  'acme/b': [found('stale-digest', '@acme/old'), found('unpinned', '@acme/loose')],
  'acme/c': 'missing',
  'acme/d': [found('digest-not-in-history', '@acme/hit'), found('stale-digest', '@acme/old')],
  'acme/e': [found('deprecated-tag', '@acme/ended')],
  'acme/f': [found('digest-not-in-history', '@acme/waived', { waived: { reason: 'x', file: 'p', line: 1 } })],
});

it('has the most harmed first: a foreign digest before everything, many harmless findings last', () => {
  const listed = report.repositories?.map(({ origin }) => origin);
  expect(listed?.slice(0, 1)).toEqual(['acme/d']);
  const withFindings = stepsOf(report, viewOf(report), []).map((step) =>
    step.kind === 'repository' ? step.origin : step.kind,
  );
  expect(withFindings).toEqual(['acme/d', 'investigate', 'acme/e', 'acme/b', 'acme/a']);
});

it('names the owners of the worst, and counts no waived finding', () => {
  const byName = new Map(report.repositories?.map((one) => [one.origin, one]));
  expect(byName.get('acme/d')).toMatchObject({
    owners: ['@acme/hit'],
    harm: { 'foreign-digest': 1, stale: 1 },
  });
  expect(byName.get('acme/f')?.harm).toBeUndefined();
});

it('sorts teams by harm, not by how many errors they have', () => {
  const names = report.teams?.map(({ team }) => team);
  expect(names).toEqual(['@acme/hit', '@acme/ended', '@acme/old', '@acme/loose']);
});
