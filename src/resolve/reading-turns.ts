// How many tags and histories are worked on at the same time: what waits for an answer, or is not yet judged, is in memory.
import { type EnterTurn, limitOf } from '../model/limit.js';

export interface ReadingTurns {
  /** For its history. */
  readonly enterHistory: EnterTurn;
  /** In addition for a history that turns out to be long. */
  readonly enterLongHistory: EnterTurn;
}

/** How many tags are resolved at the same time; as many keep every connection busy. */
export const maxTags = 256;
/** As many as there may be requests at once. */
const maxHistories = 64;
const maxLongHistories = 12;

/** The turns of one run. */
export function readingTurns(): ReadingTurns {
  return {
    enterHistory: limitOf(maxHistories).enter,
    enterLongHistory: limitOf(maxLongHistories).enter,
  };
}
