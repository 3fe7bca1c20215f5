// What was expected but is missing: shards without any report, and repositories that a shard did not reach.

import { plural } from '../../model/text/text.js';
import type { Report } from '../../report/schema/schema.js';
import { repositoryKey } from './name.js';
import type { Head } from './schema.js';

/** The expected repositories without a row. @param seen keys of the repositories that have a row */
export function missingFrom({ expected }: Head, seen: ReadonlySet<string>) {
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

/**
 * The shards that are in no report although the names of the others count them: of `2/3` alone, 1/3 and 3/3. Only a plan
 * says which repositories they were to audit.
 */
export function absentShards({ expected }: Head): Report['incomplete'] {
  const present = new Set(expected.flatMap(({ shard }) => shard ?? []));
  const totals = new Set([...present].map((shard) => shard.split('/')[1] ?? ''));
  return [...totals].sort(byNumber).flatMap((total) => {
    const all = Array.from({ length: Number(total) }, (_, index) => `${index + 1}/${total}`);
    const absent = all.filter((shard) => !present.has(shard));
    if (absent.length === 0) return [];
    const message = `There are reports of ${plural(all.length - absent.length, 'shard')} of ${total}, but none of ${listed(absent)}, so it is not known which repositories are missing. Merge these reports too, or give the plan with \`--plan\``;
    return [{ cause, subject: `shards of ${total}`, message }];
  });
}

function byNumber(a: string, b: string): number {
  return Number(a) - Number(b);
}

function deadShard(shard: string, repositories: readonly string[]): Report['incomplete'][number] {
  const message = `Shard ${shard} left no report, so nothing is known about ${listed(repositories)}. Re-run its job`;
  return { cause, subject: `shard ${shard}`, message };
}

function listed(names: readonly string[]): string {
  const more = names.length - maxNames;
  return names.slice(0, maxNames).join(', ') + (more > 0 ? `, and ${more} more` : '');
}

function noReport(origin: string, shard: string | undefined): Report['incomplete'][number] {
  const missing =
    shard === undefined
      ? 'There is no report for this repository'
      : `Shard ${shard} has no report for this repository`;
  return { cause, subject: origin, message: `${missing}. Re-run the job`, origin };
}
