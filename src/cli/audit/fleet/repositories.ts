// The repositories of a merged report: the line of each, their order, and the verdict of all of them.
import { compact } from '../../../model/compact.js';
import type { Report, ReportedRepository } from '../../../report/schema.js';
import { byName } from './name.js';
import type { ShardRow } from './schema.js';

/** The line of a repository that has a report. */
export function repositoryOf(
  { repository: origin, carried, ownersUnknown }: Pick<ShardRow, 'repository' | 'carried' | 'ownersUnknown'>,
  { verdict, startedAt, source, findings, references, incomplete }: NonNullable<ShardRow['report']>,
): ReportedRepository {
  const open = findings.filter(({ waived }) => waived === undefined).length;
  return {
    origin,
    verdict,
    ...(carried === true ? { auditedAt: startedAt } : {}),
    ...(source === undefined ? {} : { server: source.server, sha: source.sha }),
    findings: open,
    ...compact({ ownersUnknown }),
    waived: findings.length - open,
    references: references.length,
    unknown: incomplete.length,
  };
}

/** A repository without a report is worse than a failed one: nothing is known about it. */
export function verdictOf(
  repositories: readonly Pick<ReportedRepository, 'verdict' | 'missing'>[],
): Report['verdict'] {
  const is = (wanted: Report['verdict']) => repositories.some(({ verdict }) => verdict === wanted);
  if (repositories.length === 0 || repositories.some(({ missing }) => missing === true)) return 'incomplete';
  return is('fail') ? 'fail' : is('incomplete') ? 'incomplete' : 'pass';
}

const order: readonly Report['verdict'][] = ['fail', 'incomplete', 'pass'];

/** The order of repositories in the merged report. */
export function worstRepository(a: ReportedRepository, b: ReportedRepository): number {
  return (
    Number(b.missing === true) - Number(a.missing === true) ||
    order.indexOf(a.verdict) - order.indexOf(b.verdict) ||
    b.findings - a.findings ||
    byName(a.origin, b.origin)
  );
}

/** Entries that are not about one repository come first. */
export function byOrigin(
  a: { readonly origin?: string | undefined },
  b: { readonly origin?: string | undefined },
) {
  return byName(a.origin ?? '', b.origin ?? '');
}
