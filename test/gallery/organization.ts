// The reports of four sizes as those of an organization: a repository for each team, compared with an audit of last week.
import { Merger, mergedLimits } from '../../src/organization/merge/merged.js';
import { byName } from '../../src/organization/merge/name.js';
import { type ShardRow, shardHeadOf } from '../../src/organization/merge/schema.js';
import { changesSince } from '../../src/organization/since/trend.js';
import type { Report } from '../../src/report/schema/schema.js';
import { dayMs } from '../build.js';
import { now } from '../report/histories.js';

const ago = (days: number) => new Date(now - days * dayMs).toISOString();

/** `services/team-3/app-017/deploy.yaml` → `acme/team-3`; the rest is of the platform's own repository. */
function repositoryOf(file: string | undefined): string {
  return `acme/${/^services\/(team-\d+)\//.exec(file ?? '')?.[1] ?? 'platform'}`;
}

function rowsOf(report: Report): readonly ShardRow[] {
  const { images: _, histories: __, record: ___, coverage: ____, ...rest } = report;
  const names = [...new Set(report.references.map(({ file }) => repositoryOf(file)))].sort(byName);
  return names.map((repository, index) => {
    const isHere = ({ file }: { readonly file?: string | undefined }) => repositoryOf(file) === repository;
    const owners = [`@acme/${['payments', 'search', 'mobile', 'data'][index % 4]}`];
    const findings = report.findings
      .filter(isHere)
      .map((one) => (index % 5 === 4 ? one : { ...one, owners }));
    const source = { server: 'https://github.com', repository, sha: '7d'.repeat(20) };
    const verdict = findings.some(({ severity }) => severity === 'error') ? 'fail' : 'pass';
    return {
      repository,
      report: { ...rest, source, verdict, findings, references: report.references.filter(isHere) },
    };
  });
}

function merged(rows: readonly ShardRow[], earlier?: Report): Report {
  const merger = new Merger(shardHeadOf([]), mergedLimits, earlier);
  for (const row of rows) merger.add(row);
  return merger.report(ago(0));
}

/** Last week some findings were other ones, and a sixth more of them; the numbers of seven weeks before are known. */
export function organizationOf(report: Report): Report {
  const rows = rowsOf(report);
  const before = rows.map(({ repository, report: own }, index): ShardRow => {
    if (own === undefined) return { repository };
    const findings = own.findings.flatMap((one, at) =>
      (at + index) % 9 === 0 ? [] : at % 6 === 0 ? [one, { ...one, file: `old/${one.file}` }] : [one],
    );
    return { repository, report: { ...own, startedAt: ago(7), asOf: ago(7), findings } };
  });
  const weeks = [8, 7, 6, 5, 4, 3, 2].reduce<Report | undefined>((earlier, week) => {
    const grown = before.map(({ repository, report: own }): ShardRow => {
      if (own === undefined) return { repository };
      const findings = own.findings.flatMap((one, at) =>
        at % 10 < week - 2 ? [one, { ...one, file: `older/${one.file}` }] : [one],
      );
      return { repository, report: { ...own, startedAt: ago(7 * week), asOf: ago(7 * week), findings } };
    });
    const then = merged(grown);
    return earlier === undefined ? then : changesSince(earlier)(then);
  }, undefined);
  const last = merged(before, weeks);
  return merged(rows, last);
}
