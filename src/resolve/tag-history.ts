// The known part of a tag's history as the report and the timelines show it.
import type { KnownHistory } from '../history/reader.js';
import { compact } from '../model/compact.js';
import type { HistoryEvidence, TagHistory } from '../model/fact.js';
import type { TaggedImage } from './resolution.js';

/** `evidence` is the source of a history that is not the platform's own. */
export function tagHistoryOf(
  { registry, repository, tag }: TaggedImage,
  known: KnownHistory,
  evidence?: HistoryEvidence,
): TagHistory {
  const { gaps, coverage } = known;
  const complete = gaps.length === 0 && (evidence === undefined || evidence.strength === 'complete');
  return {
    registry,
    repository,
    tag,
    complete,
    ...compact({ known: complete ? undefined : coverage, evidence }),
    get intervals() {
      return known.timeline;
    },
  };
}
