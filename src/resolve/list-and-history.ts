// Whether the list of tags and the history of a tag agree on the digest that the tag has now.

import { allTime, intervalAt } from '../history/intervals.js';
import type { KnownHistory } from '../history/reader.js';
import { recordsIn, timelineOf } from '../history/timeline.js';
import type { Instant } from '../model/fact.js';
import type { Gap } from '../model/failure.js';
import { type Digest, type ImageReference, imageName } from '../model/image.js';
import type { TagList } from './catalogue.js';
import { listContradictsHistory } from './messages.js';
import { tagsNamed } from './named-tags.js';

/** A list may be that old: it is a copy of what the registry has, and this machine's clock may differ by as much. */
const maxListAgeMs = 3_600_000;

/** The digest that the list shows for the tag; `undefined` if it shows none, or several. */
export function listedDigest(tags: TagList, tag: string): Digest | undefined {
  if (tags === undefined || 'cause' in tags) return undefined;
  const [digest, ...others] = new Set(tagsNamed(tags, tag).map(({ digest }) => digest));
  return others.length > 0 ? undefined : digest;
}

/**
 * The contradiction between the list and the history, if both are known. They are read at different times, so the list
 * may show any digest that the tag has had in the last hour; one that the history does not have is a contradiction.
 */
export function contradictionOf(
  image: ImageReference,
  listed: Digest | undefined,
  whole: KnownHistory,
  now: Instant,
): Gap | undefined {
  const known = intervalAt(whole.coverage, allTime.to);
  if (listed === undefined || known === undefined) return undefined;
  const isAll = known.from === allTime.from;
  const timeline = isAll ? whole.timeline : timelineOf(recordsIn(whole.history, known));
  const newest = timeline.at(-1);
  if (newest === undefined) return undefined;
  const since = now - maxListAgeMs;
  const recent = timeline.filter(({ until }) => until === undefined || until >= since);
  if (recent.some(({ digest }) => digest === listed)) return undefined;
  const isWholeHour = isAll || recent.some((interval) => interval.since <= since);
  if (!isWholeHour) return undefined;
  return {
    cause: 'contradiction',
    subject: imageName(image),
    message: listContradictsHistory(listed, newest.digest),
  };
}
