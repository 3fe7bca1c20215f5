// What a run asks of a tag's history, and what the newest part of the history answers by itself.
import type { Digest } from '../model/image.js';
import { cutoffOf, type TimeView } from './pin-state.js';
import { readPlanFor } from './prove.js';
import type { KnownHistory } from './reader.js';
import { upTo } from './timeline.js';

export interface ReadPurpose {
  /** Digests whose state is asked for, so that it also matters if the history has none of their records. */
  readonly digests: readonly Digest[];
  /** Digests that matter if the history has records of them. */
  readonly isAsked: (digest: Digest) => boolean;
  readonly view: TimeView;
  /** How many of the newest digests in the view may be asked about later. */
  readonly newest: number;
}

/**
 * The digests whose state the newest part of a history does not prove; `undefined` if it does not prove what the tag
 * points to in the view, or has fewer digests than may be asked about later.
 */
export function unprovedBy(
  part: KnownHistory,
  { digests, view, newest }: ReadPurpose,
): readonly Digest[] | undefined {
  if (!readPlanFor([], view).isDone(part)) return undefined;
  const [, ...exact] = upTo(part.timeline, cutoffOf(view));
  if (new Set(exact.map(({ digest }) => digest)).size < newest) return undefined;
  return digests.filter((digest) => !readPlanFor([digest], view).isDone(part));
}
