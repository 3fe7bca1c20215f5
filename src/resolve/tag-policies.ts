// What pull policies say of one tag: of a pin, and of its newest digests back to the first one that may be pinned.

import type { History } from '../history/history.js';
import { countUpTo } from '../history/intervals.js';
import { cutoffOf, isExact, provenPartAt, type TimeView } from '../history/prove.js';
import type { Gap } from '../model/failure.js';
import { type Digest, type ImageReference, imageName } from '../model/images/image.js';
import { maxCandidates, type PolicyAnswer, pullVerdict } from '../model/images/pull-policy.js';
import type { Instant } from '../model/judgement/fact.js';
import type { ImageResolution } from './facts.js';
import { policyFailed } from './messages.js';
import { type PolicyCache, withLatestMoment } from './pull-policies.js';

interface TagPolicies {
  /** Of the digests that could be pinned, newest first, up to the first one that is not denied. */
  readonly answers: readonly PolicyAnswer[];
  /** The view in which the newest digest that may be pinned is the current one. */
  readonly view: TimeView;
}

/** Looks for the newest digest of the tag that is old enough in the view and that every enforced policy allows. */
export async function policiesOfTag(
  { repository }: ImageReference,
  known: History | Gap,
  view: TimeView,
  policies: PolicyCache,
): Promise<TagPolicies> {
  if ('cause' in known) return { answers: [], view };
  const candidates = candidatesOf(known, view);
  const answers = await answersBack(candidates, async ({ digest, since }) => {
    const answer = await policies.answer(repository, digest);
    return answer && withLatestMoment(answer, since);
  });
  const newest = allowedUpTo(candidates, answers);
  return { answers, view: newest === undefined ? view : { ...view, allowedUpTo: newest } };
}

/**
 * The resolution with what the policies say of the pin, of the index that it is one platform of, and of the digests of
 * its tag; and with what is missing for a verdict about them.
 */
export async function withPolicies(
  resolution: ImageResolution,
  image: ImageReference,
  known: History | Gap,
  newest: readonly PolicyAnswer[],
  policies: PolicyCache,
): Promise<ImageResolution> {
  const { fact } = resolution;
  if (fact.status === 'missing') return resolution;
  const index = fact.status === 'one-platform' ? fact.indexDigest : undefined;
  const digests = [image.digest, index].filter((digest) =>
    newest.every((answer) => answer.digest !== digest),
  );
  const asked = [...new Set(digests)].map((digest) => policiesOfDigest(image, digest, known, policies));
  const others = (await Promise.all(asked)).flat();
  if (newest.length + others.length === 0) return resolution;
  const gaps = policyGaps(image, [...newest, ...others]);
  return { ...resolution, policies: { newest, others }, gaps: [...resolution.gaps, ...gaps] };
}

async function policiesOfDigest(
  { repository }: ImageReference,
  digest: Digest | undefined,
  known: History | Gap,
  policies: PolicyCache,
): Promise<readonly PolicyAnswer[]> {
  const answer = digest === undefined ? undefined : await policies.answer(repository, digest);
  if (answer === undefined || digest === undefined) return [];
  const last = 'cause' in known ? undefined : known.index.lastOf(digest);
  return [withLatestMoment(answer, last?.since)];
}

function policyGaps(image: ImageReference, answers: readonly PolicyAnswer[]): readonly Gap[] {
  return answers.flatMap((answer) => {
    if (pullVerdict(answer) !== 'unknown') return [];
    if (answer.unknown !== undefined) return [answer.unknown];
    const failed = answer.results.filter(({ mode, result }) => mode === 'enforced' && result === 'error');
    const message = policyFailed(answer.digest, failed);
    return [{ cause: 'pull-policy', subject: imageName(image), message } as const];
  });
}

interface PinCandidate {
  readonly digest: Digest;
  readonly since: Instant;
}

/**
 * The newest digests that are old enough in the view, newest first, each once. They are consecutive: only a part of the
 * history without a gap is looked at.
 */
export function candidatesOf(known: History, view: TimeView): readonly PinCandidate[] {
  const cutoff = cutoffOf(view);
  const proven = provenPartAt(known, cutoff);
  if (proven === undefined) return [];
  const found = new Map<Digest, PinCandidate>();
  const { intervals } = proven.index;
  for (let index = countUpTo(intervals, cutoff) - 1; index >= 0; index -= 1) {
    const { digest, since } = intervals[index] ?? {};
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
async function answersBack(
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
