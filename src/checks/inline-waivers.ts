// Inline waivers on a pull request: those of the base commit count, those that the change adds are pending.
import { countWhile } from '../model/count-while.js';
import type { Gap } from '../model/failure.js';
import { addToGroup } from '../model/groups.js';
import { Multiset } from '../model/multiset.js';
import type { Occurrence } from '../model/occurrence.js';
import type { InlineWaiver } from '../model/policy.js';

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
  const [keyInBase, keyInChange] = [keysOf(base), keysOf(change)];
  for (const waiver of base.waivers) {
    const { file } = waiver.at;
    existing.add(keyInBase(waiver, isGone(file) ? '' : file));
  }
  return change.waivers.map((waiver) => {
    const exists =
      existing.take(keyInChange(waiver, waiver.at.file)) || existing.take(keyInChange(waiver, ''));
    return exists ? waiver : { ...waiver, pending: true };
  });
}

/** Returns a function of a waiver and the file that it must be in, which is empty for one that may have moved. */
function keysOf({ occurrences }: InlineWaiverSource): (waiver: InlineWaiver, file: string) => string {
  const byFile = new Map<string, Occurrence[]>();
  for (const one of occurrences) addToGroup(byFile, one.at.file, one);
  for (const own of byFile.values()) own.sort((a, b) => a.at.span.start - b.at.span.start);
  return ({ check, reason, covers }, file) => {
    const own = byFile.get(covers.file) ?? [];
    const countBefore = (offset: number) => countWhile(own, ({ at }) => at.span.start < offset);
    const covered = own.slice(countBefore(covers.span.start), countBefore(covers.span.end));
    return JSON.stringify([file, check, reason, covered.map(repositoryOf)]);
  };
}

function repositoryOf(occurrence: Occurrence): string {
  if (occurrence.kind === 'opaque') return `opaque ${occurrence.raw}`;
  return `${occurrence.image.registry}/${occurrence.image.repository}`;
}
