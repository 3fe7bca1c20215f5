// Inline waivers on a pull request: those of the base commit count, those that the change adds are pending.
import { countWhile, groupedBy, Multiset } from '../../model/collections.js';
import type { Gap } from '../../model/failure.js';
import type { InlineWaiver } from '../../model/judgement/policy.js';
import type { Occurrence } from '../../model/occurrence.js';
import { waivedSubject } from '../baseline.js';
import type { Renames } from './renamed-files.js';

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
 * The waivers of the change; `pending` marks those that the base does not have. A waiver is the same when check, reason,
 * file and what it covers are: image and tag of each reference. A new digest of the tag keeps it.
 */
export function markNewInlineWaivers(
  base: InlineWaiverSource,
  change: InlineWaiverSource,
  renames: Renames,
): readonly InlineWaiver[] {
  const existing = new Multiset();
  const [keyInBase, keyInChange] = [keysOf(base), keysOf(change)];
  for (const waiver of base.waivers) {
    const { file } = waiver.at;
    existing.add(keyInBase(waiver, renames.get(file) ?? file));
  }
  return change.waivers.map((waiver) =>
    existing.take(keyInChange(waiver, waiver.at.file)) ? waiver : { ...waiver, pending: true },
  );
}

/** Returns a function of a waiver and the file that it must be in. */
function keysOf({ occurrences }: InlineWaiverSource): (waiver: InlineWaiver, file: string) => string {
  const byFile = groupedBy(occurrences, ({ at }) => at.file);
  for (const own of byFile.values()) own.sort((a, b) => a.at.span.start - b.at.span.start);
  return ({ check, reason, covers }, file) => {
    const own = byFile.get(covers.file) ?? [];
    const countBefore = (offset: number) => countWhile(own, ({ at }) => at.span.start < offset);
    const covered = own.slice(countBefore(covers.span.start), countBefore(covers.span.end));
    return JSON.stringify([file, check, reason, covered.map(waivedSubject)]);
  };
}
