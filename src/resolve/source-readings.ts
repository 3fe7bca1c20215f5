// Asks the sources of one tag side by side, once, and only for what the question needs; and what is a source without
// being asked: the platform's history, and this repository's ledger.
import type { History } from '../history/history.js';
import { orderRecords } from '../history/intervals.js';
import { joinHistories, proveJoined } from '../history/joined.js';
import type { TimeView } from '../history/prove.js';
import {
  evidenceOf,
  type HistoryAnswer,
  type HistoryQuestion,
  type HistorySource,
  type SourceReading,
  sourceReading,
} from '../history/source.js';
import { type Gap, gapFrom } from '../model/failure.js';
import type { Digest } from '../model/images/image.js';
import type { HistoryRecord } from '../model/judgement/fact.js';
import type { TaggedImage } from './facts.js';
import { ownLedger, tagHistoryTitle } from './messages.js';

/** A tag, what the registry returns for it now, and all pins of it in this run. */
export interface TagQuestion {
  readonly image: TaggedImage;
  readonly current: Digest;
  readonly pins: readonly Digest[];
  /** The tag is not written: it is what a reference with a digest alone may have meant. */
  readonly isAssumed?: true;
}

/** One that fails is silent with a cause; it never fails the run. One that the registry does not have is left out. */
export async function askSources(
  sources: readonly HistorySource[],
  question: TagQuestion,
  view: TimeView,
): Promise<readonly SourceReading[]> {
  const asked = await Promise.all(sources.map((source) => askSource(source, question, view)));
  return asked.flat();
}

async function askSource(
  source: HistorySource,
  { image, current, pins: all }: TagQuestion,
  view: TimeView,
): Promise<readonly SourceReading[]> {
  const pins = all.filter((pin) => pin !== current);
  const isAnswered = (answer: HistoryAnswer) => {
    const joint = joinHistories([sourceReading(source, answer, current, view.now)], current, view.now);
    return [undefined, ...all].every((pin) => {
      const { status } = proveJoined(pin, joint, view);
      return status !== 'unknown' && status !== 'not-current';
    });
  };
  return answerOfSource(source, { image, current, pins, view, isAnswered });
}

/** What a source answers, or why it does not; none if the registry does not have it. */
export async function answerOfSource(
  source: HistorySource,
  question: HistoryQuestion,
): Promise<readonly SourceReading[]> {
  const { current, view } = question;
  const read = (answer: HistoryAnswer | Gap) => [sourceReading(source, answer, current, view.now)];
  try {
    const answer = await source.ask(question);
    return answer === undefined ? [] : read(answer);
  } catch (error) {
    return read(gapFrom(error, source.title));
  }
}

/** The platform's history as a source: every move, as far as it was read. */
export function platformReading(
  { registry }: TaggedImage,
  history: History,
  { now }: TimeView,
): SourceReading & { readonly history: History } {
  const source = { id: 'platform', title: tagHistoryTitle(registry), strength: 'complete' } as const;
  const answer = {
    readAt: now,
    // Read when they are needed: a history may be packed.
    get records() {
      return history.records;
    },
    known: history.coverage,
  };
  return { source, answer, evidence: evidenceOf(source, answer, now), history };
}

/** This repository's ledger as a source: what it has observed of the tag, which may be nothing. */
export function ledgerReading(
  observed: readonly HistoryRecord[],
  current: Digest,
  { now }: TimeView,
): SourceReading {
  const records = orderRecords(observed.filter(({ at }) => at <= now));
  const source = { id: 'ledger', title: ownLedger, strength: 'observed' } as const;
  return sourceReading(source, { readAt: now, records }, current, now);
}
