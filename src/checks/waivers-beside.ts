// Waivers beside references on a pull request: those of the base commit count, those that the change adds wait.
import type { Occurrence } from '../model/occurrence.js';
import type { InlineWaiver } from '../model/policy.js';
import { Multiset } from './baseline.js';

/** A commit, as far as its waivers go. */
export interface InlineWaiverSource {
  readonly waivers: readonly InlineWaiver[];
  readonly occurrences: readonly Occurrence[];
}

/**
 * The waivers of the change; `pending` marks those that the base does not have. A waiver is the same one when check,
 * reason and repository are, in the same file or out of one that is gone: a new tag beside an old waiver is no news,
 * an old reason beside another image is.
 * @param isGone true for a file that the change no longer has
 */
export function markNewInlineWaivers(
  base: InlineWaiverSource,
  change: InlineWaiverSource,
  isGone: (file: string) => boolean,
): readonly InlineWaiver[] {
  const known = new Multiset();
  for (const waiver of base.waivers) {
    const { file } = waiver.at;
    known.add(keyOf(waiver, base, isGone(file) ? '' : file));
  }
  return change.waivers.map((waiver) => {
    const isKnown =
      known.take(keyOf(waiver, change, waiver.at.file)) || known.take(keyOf(waiver, change, ''));
    return isKnown ? waiver : { ...waiver, pending: true };
  });
}

/** `file`: where it must stand; empty for one that may have moved. */
function keyOf(
  { check, reason, covers }: InlineWaiver,
  { occurrences }: InlineWaiverSource,
  file: string,
): string {
  const covered = occurrences.filter(
    ({ at }) =>
      at.file === covers.file && at.span.start >= covers.span.start && at.span.start < covers.span.end,
  );
  return JSON.stringify([file, check, reason, covered.map(subjectOf)]);
}

function subjectOf(occurrence: Occurrence): string {
  if (occurrence.kind === 'opaque') return `opaque ${occurrence.raw}`;
  return `${occurrence.image.registry}/${occurrence.image.repository}`;
}
