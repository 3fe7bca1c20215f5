// Inline waivers on a pull request: those of the base commit count, those that the change adds are pending.
import type { Gap } from '../model/failure.js';
import type { Occurrence } from '../model/occurrence.js';
import type { InlineWaiver } from '../model/policy.js';
import { Multiset } from './baseline.js';

/** A commit, as far as its inline waivers go. */
export interface InlineWaiverSource {
  readonly waivers: readonly InlineWaiver[];
  readonly occurrences: readonly Occurrence[];
}

/** The inline waivers of a checkout, each marked if it is pending. */
export interface MarkedWaivers {
  readonly waivers: readonly InlineWaiver[];
  /** Why the base could not be read, in which case nothing is marked. */
  readonly unread: readonly Gap[];
}

/**
 * The waivers of the change; `pending` marks those that the base does not have. A waiver is the same when check, reason
 * and covered repositories are, in the same file or in one that is gone: changing the tag keeps the waiver, moving its
 * comment to another image makes it a new one.
 * @param isGone true for a file that the change no longer has
 */
export function markNewInlineWaivers(
  base: InlineWaiverSource,
  change: InlineWaiverSource,
  isGone: (file: string) => boolean,
): readonly InlineWaiver[] {
  const existing = new Multiset();
  for (const waiver of base.waivers) {
    const { file } = waiver.at;
    existing.add(waiverKey(waiver, base, isGone(file) ? '' : file));
  }
  return change.waivers.map((waiver) => {
    const exists =
      existing.take(waiverKey(waiver, change, waiver.at.file)) ||
      existing.take(waiverKey(waiver, change, ''));
    return exists ? waiver : { ...waiver, pending: true };
  });
}

/** @param file the file that the waiver must be in; empty for one that may have moved */
function waiverKey(
  { check, reason, covers }: InlineWaiver,
  { occurrences }: InlineWaiverSource,
  file: string,
): string {
  const covered = occurrences.filter(
    ({ at }) =>
      at.file === covers.file && at.span.start >= covers.span.start && at.span.start < covers.span.end,
  );
  return JSON.stringify([file, check, reason, covered.map(repositoryOf)]);
}

function repositoryOf(occurrence: Occurrence): string {
  if (occurrence.kind === 'opaque') return `opaque ${occurrence.raw}`;
  return `${occurrence.image.registry}/${occurrence.image.repository}`;
}
