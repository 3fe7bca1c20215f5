// Proves a recorded fact again for another point in time, from recorded histories only: nothing is requested.
import { type History, historyOf } from '../history/history.js';
import { orderRecords } from '../history/intervals.js';
import { type JointHistory, joinHistories, proveJoined } from '../history/joined.js';
import { proveDigest, type TimeView } from '../history/prove.js';
import { sourceReading } from '../history/source.js';
import { compact } from '../model/collections.js';
import { type ImageReference, imageName, impliedTag } from '../model/images/image.js';
import type { ReferencePolicies } from '../model/images/pull-policy.js';
import { type Fact, isBound, type Lag, type TagHistory } from '../model/judgement/fact.js';
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
  const source = { id: '', title, strength };
  const reading = sourceReading(source, { readAt, records, ...compact({ known }) }, current, now);
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
  const recoveredTag = fact.status === 'unknown' ? undefined : fact.recoveredTag;
  const history = find(imageName({ ...origin, tag: origin.tag ?? recoveredTag ?? impliedTag }));
  const again =
    fact.status !== 'unknown' && (fact.basis === 'present' || fact.status === 'not-current')
      ? presentAgain(image, fact, view)
      : pastAgain(image, fact, history, view, policies);
  if (again.status === 'missing') return again;
  // No time changes what the tag is, and when it ends.
  const { endOfLife, endUnread } = fact;
  const kept = compact({ endOfLife, endUnread });
  return again.status === 'unknown'
    ? { ...again, ...kept }
    : { ...again, ...kept, ...compact({ recoveredTag }), ...comparedStill(fact, again) };
}

/** What was found out about the images of both digests; the report has nothing about those of other digests. */
function comparedStill(fact: Fact, again: Fact): Pick<Lag, 'compared'> {
  if (fact.status !== 'superseded' || again.status !== 'superseded') return {};
  const isSame = fact.supersededAt === again.supersededAt && fact.currentDigest === again.currentDigest;
  return isSame && fact.compared?.unsettled === undefined ? compact({ compared: fact.compared }) : {};
}

/** What the registry returned then, and what was known of it: enough for any age, and for no earlier time. */
function presentAgain(image: ImageReference, fact: ProvedFact, view: TimeView): Fact {
  const tag = { image, current: fact.currentDigest, hasLedger: false };
  const again = latestOnlyFact(tag, fact.status === 'one-platform', view);
  if (again.status === fact.status && lacksAge(again) === lacksAge(fact)) return fact;
  if (again.status !== 'not-current' || fact.status !== 'not-current') return again;
  const { noTarget: _recorded, ...known } = fact;
  return { ...known, ...compact({ noTarget: again.noTarget }) };
}

type ProvedFact = Exclude<Fact, { status: 'missing' | 'unknown' }>;

function pastAgain(
  image: ImageReference,
  fact: Exclude<Fact, { status: 'missing' }>,
  history: RecordedHistory | undefined,
  view: TimeView,
  policies: ReferencePolicies | undefined,
): Fact {
  const isFirstSeen = fact.status !== 'unknown' && fact.basis === 'first-seen';
  if (history === undefined || isFirstSeen) return notInReport;
  const { known, source } = history;
  if (source !== undefined) return boundedAs(fact, proveAgainBySource(image, source, view));
  const at = allowedView(known, view, policies);
  const proved = proveDigest(image.digest, known, at);
  if (proved.status === 'missing') return proved;
  const { evidence } = fact;
  const read = { ...proved, ...compact({ evidence }) };
  if (read.status !== 'not-in-history') return read;
  if (fact.status === 'one-platform') {
    const { lag: _recordedLag, ...platform } = fact;
    const { currentDigest, currentSince } = read;
    return {
      ...platform,
      currentDigest,
      ...compact({ currentSince }),
      ...lagOf(fact.indexDigest, known, at),
    };
  }
  // The recorded number counts records that repeated a digest, which the report does not contain.
  return fact.status === 'not-in-history' ? { ...read, records: fact.records } : read;
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
  if (joint === 'nothing') return notInReport;
  const fact = proveJoined(digest, joint, view);
  return fact.status === 'unknown' ? { ...notInReport, currentDigest: joint.current } : fact;
}

const notInReport = {
  status: 'unknown',
  cause: 'history-incomplete',
  message: historyNotInReport,
} as const satisfies Fact;

/** A window does not record whether its start is a bound: the recorded fact does. */
function boundedAs(recorded: Fact, again: Fact): Fact {
  if (!('basis' in recorded && 'basis' in again) || !isBound(recorded.basis)) return again;
  return again.basis === 'windowed' ? { ...again, basis: recorded.basis } : again;
}

/** The view in which the newest digest that pull policies are known to allow is the current one. */
function allowedView(known: History, view: TimeView, policies: ReferencePolicies | undefined): TimeView {
  if (policies === undefined) return view;
  const newest = allowedUpTo(candidatesOf(known, view), [...policies.newest, ...policies.others]);
  return newest === undefined ? view : { ...view, allowedUpTo: newest };
}
