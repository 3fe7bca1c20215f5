// Proves a recorded fact again for another point in time, from recorded histories only: nothing is requested.
import { allowedUpTo, candidatesOf } from '../history/candidates.js';
import { allTime, uncovered } from '../history/intervals.js';
import { proveJoined } from '../history/joined.js';
import type { TimeView } from '../history/pin-state.js';
import { proveDigest } from '../history/prove.js';
import type { KnownHistory } from '../history/reader.js';
import type { SourceReading } from '../history/source.js';
import { orderRecords, timelineOf } from '../history/timeline.js';
import { compact } from '../model/compact.js';
import type { Fact, HistoryEvidence, TagHistory } from '../model/fact.js';
import { type ImageReference, imageName, impliedTag } from '../model/image.js';
import type { ReferencePolicies } from '../model/pull-policy.js';
import { rememberedFor } from '../model/remembered.js';
import { historyNotInReport } from './messages.js';
import { lagOf } from './one-platform.js';
import { latestOnlyFact } from './registry-facts.js';

/**
 * The fact that a run with this view would have found. What the histories do not contain is `unknown`. `histories` are
 * by image name; `origin` is the image that a mirrored image is a copy of, or the image itself; `policies` are the
 * recorded ones.
 */
export function proveAgain(
  image: ImageReference,
  origin: ImageReference,
  fact: Fact,
  histories: ReadonlyMap<string, TagHistory>,
  view: TimeView,
  policies?: ReferencePolicies,
): Fact {
  if (fact.status === 'missing') return fact;
  if (fact.status === 'unknown' && fact.cause !== 'history-incomplete') return fact;
  if (fact.status !== 'unknown' && fact.basis === 'present') {
    const tag = { image, current: fact.currentDigest, hasLedger: false };
    return latestOnlyFact(tag, fact.status === 'one-platform', view);
  }
  const { endOfLife, evidence } = fact;
  const recoveredTag = fact.status === 'unknown' ? undefined : fact.recoveredTag;
  const history = histories.get(imageName({ ...origin, tag: origin.tag ?? recoveredTag ?? impliedTag }));
  const isFirstSeen = fact.status !== 'unknown' && fact.basis === 'first-seen';
  if (history === undefined || isFirstSeen) {
    const message = historyNotInReport;
    return { status: 'unknown', cause: 'history-incomplete', message, ...compact({ endOfLife }) };
  }
  if (history.evidence !== undefined)
    return withTag(proveAgainBySource(image, history, history.evidence, view), recoveredTag);
  const known = knownFrom(history);
  const at = allowedView(known, view, policies);
  const proved = proveDigest(image.digest, known, endOfLife, at);
  if (proved.status === 'missing') return proved;
  const read = compact({ evidence });
  if (proved.status === 'unknown') return { ...proved, ...read };
  const recovered = { ...read, ...compact({ recoveredTag }) };
  if (proved.status !== 'not-in-history') return { ...proved, ...recovered };
  if (fact.status === 'one-platform') {
    const { lag: _recordedLag, ...platform } = fact;
    const { currentDigest, currentSince } = proved;
    return {
      ...platform,
      currentDigest,
      ...compact({ currentSince }),
      ...lagOf(fact.indexDigest, known, at),
    };
  }
  // The recorded number counts records that repeated a digest, which the report does not contain.
  const records = fact.status === 'not-in-history' ? fact.records : proved.records;
  return { ...proved, ...recovered, records };
}

/** The recorded history of a source ends with the digest that the registry returned for the tag. */
function proveAgainBySource(
  { digest }: ImageReference,
  history: TagHistory,
  evidence: HistoryEvidence,
  view: TimeView,
): Fact {
  const current = history.intervals.at(-1)?.digest;
  const unknown: Fact = { status: 'unknown', cause: 'history-incomplete', message: historyNotInReport };
  if (current === undefined) return unknown;
  const { fact } = proveJoined(digest, current, readingsFrom(history, evidence), view);
  return fact.status === 'unknown' ? { ...unknown, currentDigest: current } : fact;
}

function withTag(fact: Fact, recoveredTag: string | undefined): Fact {
  if (fact.status === 'missing' || fact.status === 'unknown') return fact;
  return { ...fact, ...compact({ recoveredTag }) };
}

/** The recorded history as the answer of its source: one for all references to the tag. */
const readingsFrom = rememberedFor(
  (
    { intervals, known }: TagHistory,
    { source: title, strength, readAt }: HistoryEvidence,
  ): readonly SourceReading[] => {
    const records = intervals.map(({ since, digest }) => ({ at: since, digest }));
    return [{ source: { id: '', title, strength }, answer: { readAt, records, ...compact({ known }) } }];
  },
);

/** Records that repeated a digest are not recorded; they change no answer. */
const knownFrom = rememberedFor(({ intervals, known = [allTime] }: TagHistory): KnownHistory => {
  const history = orderRecords(intervals.map(({ since, digest }) => ({ at: since, digest })));
  return {
    timeline: timelineOf(history),
    records: history.length,
    history,
    coverage: known,
    gaps: uncovered(known),
  };
});

/** The view in which the newest digest that pull policies are known to allow is the current one. */
function allowedView(known: KnownHistory, view: TimeView, policies: ReferencePolicies | undefined): TimeView {
  if (policies === undefined) return view;
  const newest = allowedUpTo(candidatesOf(known, view), [...policies.newest, ...policies.others]);
  return newest === undefined ? view : { ...view, allowedUpTo: newest };
}
