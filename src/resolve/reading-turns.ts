// How many tags and histories are worked on at the same time: what waits for an answer, or is not yet judged, is in memory.
import { type EnterTurn, turnsOf } from '../model/turns.js';

export interface ReadingTurns {
  /** For all references to a tag. */
  readonly enterTag: EnterTurn;
  /** For its history. */
  readonly enterHistory: EnterTurn;
  /** In addition for a history that turns out to be long. */
  readonly enterLongHistory: EnterTurn;
}

/** As many keep every connection busy. */
const maxTags = 256;
/** As many as there may be requests at once. */
const maxHistories = 64;
const maxLongHistories = 12;

/** The turns of one run. */
export function readingTurns(): ReadingTurns {
  return {
    enterTag: turnsOf(maxTags).enter,
    enterHistory: turnsOf(maxHistories).enter,
    enterLongHistory: turnsOf(maxLongHistories).enter,
  };
}
