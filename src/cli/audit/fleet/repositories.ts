// The repositories of a merged report: their order, and the verdict of all of them.
import type { Report, ReportedRepository } from '../../../report/schema.js';
import { byName } from './name.js';

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
