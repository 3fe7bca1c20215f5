// Holds what the platform's history proves against what this repository's ledger has observed.
import { provedAlone } from '../history/joined.js';
import type { TimeView } from '../history/pin-state.js';
import type { KnownHistory } from '../history/reader.js';
import type { HistoryRecord } from '../model/fact.js';
import type { Gap } from '../model/failure.js';
import { imageName } from '../model/image.js';
import { ledgerReading, platformReading } from './history-reading.js';
import type { ImageResolution, TaggedImage } from './resolution.js';

type Proved = Pick<ImageResolution, 'fact' | 'gaps'>;

/**
 * The fact with its evidence, or `unknown` and a gap if the two contradict each other. The ledger, which may be from a time
 * without the platform, proves nothing here.
 * @param observed what the ledger has of the tag; empty if it has nothing, or there is none
 */
export function heldAgainstLedger(
  image: TaggedImage,
  { fact, gaps }: Proved,
  known: KnownHistory,
  observed: readonly HistoryRecord[],
  at: TimeView,
): Proved {
  const others = observed.length === 0 ? [] : [ledgerReading(observed, at)];
  const joint = provedAlone(fact, image.digest, platformReading(image, known, at), others, at);
  if (joint.contradiction === undefined) return { fact: joint.fact, gaps };
  const { message } = joint.contradiction;
  const contradicted: Gap = { cause: 'contradiction', subject: imageName(image), message };
  return {
    fact: joint.fact,
    gaps: [contradicted, ...gaps.filter(({ cause }) => cause !== 'history-incomplete')],
  };
}
