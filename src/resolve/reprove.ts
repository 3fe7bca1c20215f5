// A fact under another view of time, from the histories that are at hand: nothing is asked.

import { allTime, uncovered } from '../history/intervals.js';
import { proveDigest } from '../history/prove.js';
import type { KnownHistory } from '../history/reader.js';
import { timelineOf } from '../history/timeline.js';
import { orderRecords } from '../history/timeline-records.js';
import type { TimeView } from '../history/timeline-standing.js';
import type { EndOfLife, Fact, TagHistory } from '../model/fact.js';
import { type ImageReference, imageName } from '../model/image.js';
import { lagOf } from './one-platform.js';
import { latestOnlyFact } from './present.js';

/**
 * The fact that a run with this view would have found, as far as the histories go; what they do not hold is
 * `unknown`. `histories` are by image name; `origin` is the image that it is a mirror's copy of, or itself.
 */
export function proveAgain(
  image: ImageReference,
  origin: ImageReference,
  fact: Fact,
  histories: ReadonlyMap<string, TagHistory>,
  view: TimeView,
): Fact {
  if (fact.status === 'missing') return fact;
  if (fact.status === 'unknown') return fact.cause === 'history-incomplete' ? again() : fact;
  if (fact.basis === 'present') {
    const present = { image, current: fact.currentDigest, hasLedger: false };
    return latestOnlyFact(present, fact.status === 'one-platform', view);
  }
  return again();

  function again(): Fact {
    const tag = origin.tag ?? ('recoveredTag' in fact ? fact.recoveredTag : undefined) ?? 'latest';
    const history = histories.get(imageName({ ...origin, tag }));
    const endOfLife = 'endOfLife' in fact ? fact.endOfLife : undefined;
    if (history === undefined || ('basis' in fact && fact.basis === 'first-seen')) return notHeld(endOfLife);
    const proved = proveDigest(image.digest, knownFrom(history), endOfLife, view);
    const recovered = 'recoveredTag' in fact && fact.recoveredTag ? { recoveredTag: fact.recoveredTag } : {};
    if (proved.status === 'missing' || proved.status === 'unknown') return proved;
    if (proved.status !== 'not-in-history') return { ...proved, ...recovered };
    if (fact.status !== 'one-platform')
      return {
        ...proved,
        ...recovered,
        ...(fact.status === 'not-in-history' ? { records: fact.records } : {}),
      };
    const { currentDigest, currentSince } = proved;
    const { lag: _then, ...platform } = fact;
    const since = currentSince === undefined ? {} : { currentSince };
    return { ...platform, currentDigest, ...since, ...lagOf(fact.indexDigest, knownFrom(history), view) };
  }
}

function notHeld(endOfLife: EndOfLife | undefined): Fact {
  const message = 'The report does not hold the history of the tag, so another time cannot be looked at';
  return {
    status: 'unknown',
    cause: 'history-incomplete',
    message,
    ...(endOfLife === undefined ? {} : { endOfLife }),
  };
}

/** Records that repeated a digest are gone; they change no answer. */
function knownFrom({ intervals, known = [allTime] }: TagHistory): KnownHistory {
  const history = orderRecords(intervals.map(({ since, digest }) => ({ at: since, digest })));
  return {
    timeline: timelineOf(history),
    records: history.length,
    history,
    coverage: known,
    gaps: uncovered(known),
  };
}
