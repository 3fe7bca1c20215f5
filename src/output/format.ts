// The sentences and numbers that every channel shares.

import { plural } from '../model/text.js';
import type { Report, ReportedFact, ReportedFinding, ReportedReference } from '../report/schema.js';
import { type ReportView, viewOf } from './view.js';

/** One line: the verdict and what it rests on. The same in every channel. */
export function headline(report: Report, plan: ReportView = viewOf(report)): string {
  return `${report.verdict}: ${restsOn(report, plan)}`;
}

/** The same without the verdict. */
export function restsOn(report: Report, { totals }: ReportView = viewOf(report)): string {
  const counted = `${plural(totals.findings, 'finding')} in ${plural(totals.references, 'reference')} of ${plural(totals.files, 'file')}`;
  const waived = totals.waived === 0 ? '' : `, ${totals.waived} waived`;
  const pinned = totals.pinned === 0 ? '' : `, ${plural(totals.pinned, 'line')} pinned`;
  const recorded = totals.recorded === 0 ? '' : `, ${plural(totals.recorded, 'tag')} first seen`;
  const unknown = totals.unknown === 0 ? '' : `, ${plural(totals.unknown, 'thing')} not verified`;
  const among =
    report.repositories === undefined ? '' : `, ${plural(report.repositories.length, 'repository')}`;
  return `${counted}${among}${waived}${pinned}${recorded}${unknown}`;
}

/** What the verdict means for the reader, in one sentence that says no more than is true. */
export function meaning({ verdict, references, findings, incomplete }: Report): string {
  if (verdict === 'fail') return 'The change must not land as it is.';
  if (verdict === 'incomplete')
    return 'Not everything could be verified, so this is neither a pass nor a finding.';
  if (incomplete.length > 0) return 'Nothing fails the gate, but not everything could be verified.';
  if (findings.length > 0) return 'Nothing found fails the gate.';
  if (references.length === 0)
    return 'No image reference was found. If that is a surprise, look at the inputs `paths` and `exclude`.';
  const open = references.filter(({ fact }) => fact === undefined || !proved.has(fact.status)).length;
  return open === 0
    ? 'Every reference is pinned to a digest that its tag had, and nothing is wrong.'
    : `Nothing was found wrong, but ${plural(open, 'reference')} could not be proved by a history.`;
}

const proved: ReadonlySet<ReportedFact['status']> = new Set(['current', 'superseded', 'one-platform']);

/** What was not verified; in a merged report after the repository that it is about. */
export function subjectOf({ origin, subject }: Report['incomplete'][number]): string {
  return origin === undefined || origin === subject ? subject : `${origin} ${subject}`;
}

/** Image and tag as one name; for an opaque reference its text. */
export function referenceName({ kind, raw, registry, repository, tag }: ReportedReference): string {
  return kind === 'opaque' ? raw : `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
}

/** `file:line`, in a merged report after `owner/name`; or nothing when the finding is about no file. */
export function formatPlace({
  origin,
  file,
  line,
}: Pick<ReportedFinding, 'origin' | 'file' | 'line'>): string {
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
        : `current since ${formatReportDay(fact.currentSince)}${bySight(fact)}`;
    case 'superseded':
      return `${plural(days(fact.lagSeconds), 'day')} and ${plural(fact.behind ?? 0, 'digest')} behind, since ${formatReportDay(fact.supersededAt)}${bySight(fact)}`;
    case 'unpinned':
      return fact.currentSince === undefined
        ? 'not pinned (no history)'
        : `not pinned, tag moved ${formatReportDay(fact.currentSince)}${bySight(fact)}`;
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

/** The tag's end of life, if it is marked, before the story: a pin to a dead tag stays current for ever. */
export function wholeStory(reference: ReportedReference, asOf: string): string {
  const ends = reference.fact === undefined ? '' : endOfLife(reference.fact, asOf);
  return ends === '' ? story(reference) : `${ends}; ${story(reference)}`;
}

/** That the tag is at its end of life, and since when; else nothing. */
export function endOfLife({ deprecated, endOfLife: ends }: ReportedFact, asOf: string): string {
  if (deprecated !== true) return '';
  const endOfLifeDate = ends?.date;
  if (endOfLifeDate === undefined) return 'at its end of life';
  const comes = Date.parse(endOfLifeDate) > Date.parse(asOf);
  return comes
    ? `its end of life comes on ${formatReportDay(endOfLifeDate)}`
    : `at its end of life since ${formatReportDay(endOfLifeDate)}`;
}

function bySight({ basis }: ReportedFact): string {
  return basis === 'first-seen' ? ', as first seen' : '';
}

/** Whole days of a length in seconds. */
export function days(seconds: number | undefined): number {
  return Math.floor((seconds ?? 0) / 86_400);
}

/** The day of an RFC 3339 instant. */
export function formatReportDay(instant: string | undefined): string {
  return instant?.slice(0, 10) ?? 'an unknown day';
}
