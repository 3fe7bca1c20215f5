// The digests that could be pinned, newest first, and the newest of them that pull policies allow.
import type { Instant } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import { maxCandidates, type PolicyAnswer, pullVerdict } from '../model/pull-policy.js';
import { cutoffOf, type TimeView } from './pin-state.js';
import { isExact, provenTimelineAt } from './prove.js';
import type { KnownHistory } from './reader.js';
import { timelineUpTo } from './timeline-index.js';

export interface PinCandidate {
  readonly digest: Digest;
  /** When the digest's newest interval began. */
  readonly since: Instant;
}

/**
 * The newest digests that are old enough in the view, newest first, each once. They are consecutive: only a part of the
 * history without a gap is looked at.
 */
export function candidatesOf(known: KnownHistory, view: TimeView): readonly PinCandidate[] {
  const cutoff = cutoffOf(view);
  const proven = provenTimelineAt(known, cutoff);
  if (proven === undefined) return [];
  const found = new Map<Digest, PinCandidate>();
  const timeline = timelineUpTo(proven.timeline, cutoff);
  for (let index = timeline.length - 1; index >= 0; index -= 1) {
    const { digest, since } = timeline[index] ?? {};
    if (digest === undefined || since === undefined) continue;
    if (found.size === maxCandidates || !isExact(proven, since)) break;
    if (!found.has(digest)) found.set(digest, { digest, since });
  }
  return [...found.values()];
}

/**
 * Asks about the candidates until one is not denied.
 * @returns the answers up to that one, newest first; empty if no policy applies
 */
export async function answersBack(
  candidates: readonly PinCandidate[],
  ask: (candidate: PinCandidate) => Promise<PolicyAnswer | undefined>,
): Promise<readonly PolicyAnswer[]> {
  const answers: PolicyAnswer[] = [];
  // The newest alone, which usually is the answer; then twice as many in each round.
  for (let size = 1; answers.length < candidates.length; size *= 2) {
    const round = candidates.slice(answers.length, answers.length + size);
    for (const answer of await Promise.all(round.map(ask))) {
      if (answer === undefined) return answers;
      answers.push(answer);
      if (pullVerdict(answer) !== 'denied') return answers;
    }
  }
  return answers;
}

/**
 * When the newest allowed digest became current; `undefined` if that is the newest of all, or no answer allows one.
 * What is not known to be denied ends the search.
 */
export function allowedUpTo(
  candidates: readonly PinCandidate[],
  answers: readonly PolicyAnswer[],
): Instant | undefined {
  const known = new Map(answers.map((answer) => [answer.digest, answer]));
  const verdicts = candidates.map(({ digest }) => {
    const answer = known.get(digest);
    return answer === undefined ? 'unknown' : pullVerdict(answer);
  });
  const index = verdicts.findIndex((verdict) => verdict !== 'denied');
  return index > 0 && verdicts[index] === 'allowed' ? candidates[index]?.since : undefined;
}
