// Proves a recorded fact again for another point in time, from recorded histories only: nothing is requested.
import { type History, historyOf } from '../history/history.js';
import { orderRecords } from '../history/intervals.js';
import { type JointHistory, joinHistories, proveJoined } from '../history/joined.js';
import { proveDigest, type TimeView } from '../history/prove.js';
import { compact } from '../model/collections.js';
import { type ImageReference, imageName, impliedTag } from '../model/images/image.js';
import type { ReferencePolicies } from '../model/images/pull-policy.js';
import type { Fact, TagHistory } from '../model/judgement/fact.js';
import { lagOf, latestOnlyFact } from './facts.js';
import { historyNotInReport } from './messages.js';
import { allowedUpTo, candidatesOf } from './tag-policies.js';

/** A recorded history, made ready for all references to its tag. */
interface RecordedHistory {
  readonly known: History;
  /** What its source proves; absent: it is the platform's own. */
  readonly source?: JointHistory | 'nothing';
}

type FindRecordedHistory = (imageName: string) => RecordedHistory | undefined;

/** Finds recorded histories by image name. @param now when the recorded run began */
export function recordedHistories(
  histories: readonly TagHistory[],
  now: TimeView['now'],
): FindRecordedHistory {
  const byName = new Map(histories.map((history) => [imageName(history), history]));
  const ready = new Map<string, RecordedHistory>();
  return (name) => {
    const history = byName.get(name);
    const found = ready.get(name) ?? (history && recordedHistory(history, now));
    if (found !== undefined) ready.set(name, found);
    return found;
  };
}

function recordedHistory({ intervals, known, evidence }: TagHistory, now: TimeView['now']): RecordedHistory {
  // Records that repeated a digest are not recorded; they change no answer.
  const records = orderRecords(intervals.map(({ since, digest }) => ({ at: since, digest })));
  const recorded = historyOf(records, known);
  if (evidence === undefined) return { known: recorded };
  // It ends with the digest that the registry returned for the tag.
  const current = intervals.at(-1)?.digest;
  if (current === undefined) return { known: recorded, source: 'nothing' };
  const { source: title, strength, readAt } = evidence;
  const reading = { source: { id: '', title, strength }, answer: { readAt, records, ...compact({ known }) } };
  return { known: recorded, source: joinHistories([reading], current, now) };
}

/**
 * The fact that a run with this view would have found. What the histories do not contain is `unknown`. `origin` is the
 * image that a mirrored image is a copy of, or the image itself; `policies` are the recorded ones.
 */
export function proveAgain(
  image: ImageReference,
  origin: ImageReference,
  fact: Fact,
  find: FindRecordedHistory,
  view: TimeView,
  policies?: ReferencePolicies,
): Fact {
  if (fact.status === 'missing') return fact;
  if (fact.status === 'unknown' && fact.cause !== 'history-incomplete') return fact;
  if (fact.status !== 'unknown' && (fact.basis === 'present' || fact.status === 'not-current')) {
    const tag = { image, current: fact.currentDigest, hasLedger: false };
    const again = latestOnlyFact(tag, fact.status === 'one-platform', view);
    if (again.status === fact.status && lacksAge(again) === lacksAge(fact)) return fact;
    const isOpen = again.status === 'not-current' && fact.status === 'not-current';
    return isOpen ? { ...again, ...compact({ otherTag: fact.otherTag }) } : again;
  }
  const { endOfLife, evidence } = fact;
  const recoveredTag = fact.status === 'unknown' ? undefined : fact.recoveredTag;
  const history = find(imageName({ ...origin, tag: origin.tag ?? recoveredTag ?? impliedTag }));
  const isFirstSeen = fact.status !== 'unknown' && fact.basis === 'first-seen';
  if (history === undefined || isFirstSeen) {
    const message = historyNotInReport;
    return { status: 'unknown', cause: 'history-incomplete', message, ...compact({ endOfLife }) };
  }
  const { known, source } = history;
  if (source !== undefined) return withTag(proveAgainBySource(image, source, view), recoveredTag);
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

/** Whether the age of the present digest was asked for, and nobody knew it. */
function lacksAge(fact: Fact): boolean {
  return (
    ('noTarget' in fact && fact.noTarget !== undefined) ||
    ('ageUnknown' in fact && fact.ageUnknown !== undefined)
  );
}

function proveAgainBySource(
  { digest }: ImageReference,
  joint: JointHistory | 'nothing',
  view: TimeView,
): Fact {
  const unknown: Fact = { status: 'unknown', cause: 'history-incomplete', message: historyNotInReport };
  if (joint === 'nothing') return unknown;
  const { fact } = proveJoined(digest, joint, view);
  return fact.status === 'unknown' ? { ...unknown, currentDigest: joint.current } : fact;
}

function withTag(fact: Fact, recoveredTag: string | undefined): Fact {
  if (fact.status === 'missing' || fact.status === 'unknown') return fact;
  return { ...fact, ...compact({ recoveredTag }) };
}

/** The view in which the newest digest that pull policies are known to allow is the current one. */
function allowedView(known: History, view: TimeView, policies: ReferencePolicies | undefined): TimeView {
  if (policies === undefined) return view;
  const newest = allowedUpTo(candidatesOf(known, view), [...policies.newest, ...policies.others]);
  return newest === undefined ? view : { ...view, allowedUpTo: newest };
}
