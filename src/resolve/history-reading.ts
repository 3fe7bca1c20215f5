// Asks the sources of one tag side by side, once, and only for what the question needs.

import { proveJoined } from '../history/joined.js';
import type { TimeView } from '../history/pin-state.js';
import type { KnownHistory } from '../history/reader.js';
import type { HistoryAnswer, HistorySource, SourceReading } from '../history/source.js';
import { orderRecords } from '../history/timeline.js';
import type { HistoryRecord, Instant } from '../model/fact.js';
import { gapFrom } from '../model/failure.js';
import { type Digest, imageName } from '../model/image.js';
import { memoizeAsync } from '../model/memoize.js';
import { rememberedFor } from '../model/remembered.js';
import { ownLedger, tagHistoryTitle } from './messages.js';
import type { HistorySources } from './ports.js';
import type { TaggedImage } from './resolution.js';

/** A tag, what the registry returns for it now, and all pins of it in this run. */
export interface TagQuestion {
  readonly image: TaggedImage;
  readonly current: Digest;
  readonly pins: readonly Digest[];
}

/** The sources of tags. */
export interface SourceReader {
  /** Whether there is one of the tag. */
  readonly hasSources: (image: TaggedImage) => boolean;
  /** Asks them, each once for a tag. */
  readonly read: (question: TagQuestion, view: TimeView) => Promise<readonly SourceReading[]>;
}

/**
 * Whether the present digest leaves the question open: a pin of another digest, an age to reach, or another time than now.
 */
export function needsPast(pin: Digest | undefined, current: Digest, view: TimeView): boolean {
  const isAboutThePast = view.asOf !== undefined && view.asOf < view.now;
  return isAboutThePast || (view.minAgeMs ?? 0) > 0 || (pin !== undefined && pin !== current);
}

/** Creates a reader of sources. One that fails is silent with a cause; it never fails the run. */
export function createSourceReader(histories: HistorySources | undefined): SourceReader {
  const sourcesOf = (image: TaggedImage) => histories?.sourcesOf(image, image.tag) ?? [];
  return {
    hasSources: (image) => sourcesOf(image).length > 0,
    read: memoizeAsync(
      (question: TagQuestion, view: TimeView) =>
        Promise.all(sourcesOf(question.image).map((source) => readSource(source, question, view))),
      ({ image }, { minAgeMs = 0 }) => JSON.stringify([imageName(image), minAgeMs]),
    ),
  };
}

async function readSource(
  source: HistorySource,
  { image, current, pins: all }: TagQuestion,
  view: TimeView,
): Promise<SourceReading> {
  const pins = all.filter((pin) => pin !== current);
  const isSettled = (answer: HistoryAnswer) => {
    const readings = [{ source, answer }];
    return [undefined, ...all].every(
      (pin) => proveJoined(pin, current, readings, view).fact.status !== 'unknown',
    );
  };
  try {
    return { source, answer: await source.ask({ image, current, pins, view, isSettled }) };
  } catch (error) {
    return { source, answer: gapFrom(error, source.title) };
  }
}

/** The platform's history as a source: every move, as far as it was read. */
export function platformReading({ registry }: TaggedImage, known: KnownHistory, { now }: TimeView) {
  return platformReadingOf(known, registry, now);
}

const platformReadingOf = rememberedFor((known: KnownHistory, registry: string, now: Instant) => {
  const source = { id: 'platform', title: tagHistoryTitle(registry), strength: 'complete' } as const;
  const answer = {
    readAt: now,
    get records() {
      return known.history;
    },
    known: known.coverage,
  };
  return { source, answer, known };
});

/** This repository's ledger as a source: what it has observed of the tag, which may be nothing. */
export function ledgerReading(observed: readonly HistoryRecord[], { now }: TimeView): SourceReading {
  return ledgerReadingOf(observed, now);
}

const ledgerReadingOf = rememberedFor((observed: readonly HistoryRecord[], now: Instant): SourceReading => {
  const records = orderRecords(observed.filter(({ at }) => at <= now));
  return {
    source: { id: 'ledger', title: ownLedger, strength: 'observed' },
    answer: { readAt: now, records },
  };
});
