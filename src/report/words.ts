// The sentences and numbers that every channel shares.
import type { Report, ReportedFact, ReportedFinding, ReportedReference } from './schema.js';

/** One line: the verdict and what it rests on. */
export function headline({ verdict, findings, references, incomplete, edits }: Report): string {
  const files = new Set(references.map(({ file }) => file)).size;
  const waived = findings.filter((finding) => finding.waived !== undefined).length;
  const accepted = waived === 0 ? '' : ` and ${waived} waived`;
  const counted = `${plural(findings.length - waived, 'finding')}${accepted} in ${plural(references.length, 'reference')} of ${plural(files, 'file')}`;
  const changed = edits.filter(({ before }) => before !== '').length;
  const pinned = changed === 0 ? '' : `, ${plural(changed, 'line')} pinned`;
  const unknown = incomplete.length === 0 ? '' : `, ${plural(incomplete.length, 'thing')} not verified`;
  return `${verdict}: ${counted}${pinned}${unknown}`;
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Image and tag as one name; for an opaque reference its text. */
export function referenceName({ kind, raw, registry, repository, tag }: ReportedReference): string {
  return kind === 'opaque' ? raw : `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
}

/** A finding's message; of a waived one with its reason. */
export function messageOf({ message, waived }: ReportedFinding): string {
  if (waived === undefined) return message;
  const { reason, owner, expires } = waived;
  const by = owner === undefined ? '' : ` by ${owner}`;
  const until = expires === undefined ? '' : `, until ${date(expires)}`;
  return `Waived${by}: ${reason}${until}. ${message}`;
}

/** What the tag's history says of a reference, in a few words. */
export function story({ kind, why, fact }: ReportedReference): string {
  if (kind === 'opaque') return `not resolved (${why})`;
  switch (fact?.status) {
    case 'current':
      return fact.currentSince === undefined
        ? 'current (no history)'
        : `current since ${date(fact.currentSince)}${bySight(fact)}`;
    case 'superseded':
      return `superseded ${date(fact.supersededAt)}, ${fact.behind} behind, lag ${Math.floor((fact.lagSeconds ?? 0) / 86_400)}d${bySight(fact)}`;
    case 'unpinned':
      return fact.currentSince === undefined
        ? 'not pinned (no history)'
        : `not pinned, tag moved ${date(fact.currentSince)}${bySight(fact)}`;
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

function date(instant: string | undefined): string {
  return instant?.slice(0, 10) ?? 'an unknown day';
}
