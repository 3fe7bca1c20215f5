// The sentences and numbers that every channel shares.
import { type Plan, planOf } from './plan.js';
import type { Report, ReportedFact, ReportedFinding, ReportedReference } from './schema.js';

/** One line: the verdict and what it rests on. The same in every channel. */
export function headline(report: Report, plan: Plan = planOf(report)): string {
  return `${report.verdict}: ${restsOn(report, plan)}`;
}

/** The same without the verdict. */
export function restsOn(report: Report, { totals }: Plan = planOf(report)): string {
  const counted = `${plural(totals.findings, 'finding')} in ${plural(totals.references, 'reference')} of ${plural(totals.files, 'file')}`;
  const waived = totals.waived === 0 ? '' : `, ${totals.waived} waived`;
  const pinned = totals.edits === 0 ? '' : `, ${plural(totals.edits, 'line')} pinned`;
  const unknown = totals.unknown === 0 ? '' : `, ${plural(totals.unknown, 'thing')} not verified`;
  const among =
    report.repositories === undefined ? '' : `, ${plural(report.repositories.length, 'repository')}`;
  return `${counted}${among}${waived}${pinned}${unknown}`;
}

/** What the verdict means for the reader, in one sentence. */
export function meaning({ verdict, findings, incomplete }: Report): string {
  if (verdict === 'fail') return 'The change must not land as it is.';
  if (verdict === 'incomplete')
    return 'Not everything could be verified, so this is neither a pass nor a finding.';
  if (incomplete.length > 0) return 'Nothing fails the gate, but not everything could be verified.';
  return findings.length === 0
    ? 'Every reference was verified, and nothing is wrong.'
    : 'Nothing found fails the gate.';
}

export function plural(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return `${count} ${/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ie` : noun}s`;
}

/** Image and tag as one name; for an opaque reference its text. */
export function referenceName({ kind, raw, registry, repository, tag }: ReportedReference): string {
  return kind === 'opaque' ? raw : `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
}

/** `file:line`, in a merged report after `owner/name`; or nothing when the finding is about no file. */
export function placeOf({ origin, file, line }: Pick<ReportedFinding, 'origin' | 'file' | 'line'>): string {
  const place = file === undefined ? '' : `${file}:${line}`;
  return [origin, place].filter(Boolean).join(' ');
}

/** What the tag's history says of a reference, in a few words. */
export function story({ kind, why, fact }: ReportedReference): string {
  if (kind === 'opaque') return `not resolved (${why})`;
  switch (fact?.status) {
    case 'current':
      return fact.currentSince === undefined
        ? 'current (no history)'
        : `current since ${day(fact.currentSince)}${bySight(fact)}`;
    case 'superseded':
      return `superseded ${day(fact.supersededAt)}, ${fact.behind} behind, lag ${days(fact.lagSeconds)}d${bySight(fact)}`;
    case 'unpinned':
      return fact.currentSince === undefined
        ? 'not pinned (no history)'
        : `not pinned, tag moved ${day(fact.currentSince)}${bySight(fact)}`;
    case 'not-in-history':
      return 'never was this tag';
    case 'one-platform':
      return 'one platform of an index that was this tag';
    case 'missing':
      return fact.message ?? 'missing';
    default:
      return `unknown (${fact?.cause ?? 'not asked'})`;
  }
}

function bySight({ basis }: ReportedFact): string {
  return basis === 'first-seen' ? ', as first seen' : '';
}

/** Whole days of a length in seconds. */
export function days(seconds: number | undefined): number {
  return Math.floor((seconds ?? 0) / 86_400);
}

/** The day of an RFC 3339 instant. */
export function day(instant: string | undefined): string {
  return instant?.slice(0, 10) ?? 'an unknown day';
}
