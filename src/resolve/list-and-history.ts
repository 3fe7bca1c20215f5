// What the list of tags says of the digest that a tag has now by its history: that they agree, or which of several it is.

import { allTime, intervalAt } from '../history/intervals.js';
import type { KnownHistory } from '../history/reader.js';
import { endingWith, recordsIn, type Timeline, timelineOf } from '../history/timeline.js';
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
  const { recent, isWholeHour } = lastHour(whole, now);
  const newest = recent.at(-1);
  if (listed === undefined || newest === undefined || !isWholeHour) return undefined;
  if (recent.some(({ digest }) => digest === listed)) return undefined;
  return {
    cause: 'contradiction',
    subject: imageName(image),
    message: listContradictsHistory(listed, newest.digest),
  };
}

/**
 * The history, in which the list decides between several digests with the newest timestamp. A list that may be older than
 * that, because the tag had the listed digest shortly before as well, decides nothing.
 */
export function endingAsListed(whole: KnownHistory, listed: Digest | undefined, now: Instant): KnownHistory {
  const { recent, isWholeHour } = lastHour(whole, now);
  const isListedOnce = recent.filter(({ digest }) => digest === listed).length === 1;
  if (listed === undefined || !isListedOnce || !isWholeHour) return whole;
  const history = endingWith(whole.history, listed);
  return history === whole.history ? whole : { ...whole, history, timeline: timelineOf(history) };
}

/** What the tag has pointed to in the last hour, as far as the end of the history is known. */
function lastHour(
  whole: KnownHistory,
  now: Instant,
): { readonly recent: Timeline; readonly isWholeHour: boolean } {
  const known = intervalAt(whole.coverage, allTime.to);
  if (known === undefined) return { recent: [], isWholeHour: false };
  const isAll = known.from === allTime.from;
  const timeline = isAll ? whole.timeline : timelineOf(recordsIn(whole.history, known));
  const since = now - maxListAgeMs;
  const recent = timeline.filter(({ until }) => until === undefined || until >= since);
  return { recent, isWholeHour: isAll || recent.some((interval) => interval.since <= since) };
}
