// What was expected but is missing: shards without any report, and repositories that a shard did not reach.
import type { Report, ReportedRepository } from '../../../report/schema.js';
import { repositoryKey } from './name.js';
import type { Head } from './schema.js';

export interface MissingRepository {
  readonly incomplete: Report['incomplete'];
  readonly repositories: readonly ReportedRepository[];
}

/** The expected repositories without a row. @param seen keys of the repositories that have a row */
export function missingFrom({ expected }: Head, seen: ReadonlySet<string>): MissingRepository {
  const gaps = expected
    .map(({ shard, repositories }) => ({
      ...(shard === undefined ? {} : { shard }),
      dead: repositories.every((repository) => !seen.has(repositoryKey(repository))),
      repositories: repositories.filter((repository) => !seen.has(repositoryKey(repository))),
    }))
    .filter(({ repositories }) => repositories.length > 0);
  return {
    incomplete: gaps.flatMap(({ shard, dead, repositories }) => [
      ...(shard !== undefined && dead ? [deadShard(shard, repositories)] : []),
      ...repositories.map((origin) => noReport(origin, shard)),
    ]),
    repositories: gaps.flatMap(({ shard, repositories }) =>
      repositories.map((origin) => ({
        origin,
        verdict: 'incomplete' as const,
        ...(shard === undefined ? {} : { shard }),
        ...{ findings: 0, waived: 0, references: 0, unknown: 1 },
        missing: true,
      })),
    ),
  };
}

const cause = 'no-report';
const maxNames = 50;

function deadShard(shard: string, repositories: readonly string[]): Report['incomplete'][number] {
  const more = repositories.length - maxNames;
  const names = repositories.slice(0, maxNames).join(', ') + (more > 0 ? `, and ${more} more` : '');
  const message = `Shard ${shard} left no report, so nothing is known about ${names}. Re-run its job`;
  return { cause, subject: `shard ${shard}`, message };
}

function noReport(origin: string, shard: string | undefined): Report['incomplete'][number] {
  const missing =
    shard === undefined
      ? 'There is no report for this repository'
      : `Shard ${shard} has no report for this repository`;
  return { cause, subject: origin, message: `${missing}. Re-run the job`, origin };
}
