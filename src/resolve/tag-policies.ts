// What pull policies say of one tag: of a pin, and of its newest digests back to the first one that may be pinned.
import { allowedUpTo, answersBack, candidatesOf } from '../history/candidates.js';
import type { TimeView } from '../history/pin-state.js';
import type { KnownHistory } from '../history/reader.js';
import { lastIndexWith } from '../history/timeline-index.js';
import type { Gap } from '../model/failure.js';
import { type Digest, type ImageReference, imageName } from '../model/image.js';
import { type PolicyAnswer, pullVerdict } from '../model/pull-policy.js';
import { policyFailed } from './messages.js';
import { withLatestMoment } from './policy-decisions.js';
import type { PolicyBook } from './pull-policies.js';
import type { ImageResolution } from './resolution.js';

export interface TagPolicies {
  /** Of the digests that could be pinned, newest first, up to the first one that is not denied. */
  readonly answers: readonly PolicyAnswer[];
  /** The view in which the newest digest that may be pinned is the current one. */
  readonly view: TimeView;
}

/** Looks for the newest digest of the tag that is old enough in the view and that every enforced policy allows. */
export async function policiesOfTag(
  { repository }: ImageReference,
  known: KnownHistory | Gap,
  view: TimeView,
  book: PolicyBook,
): Promise<TagPolicies> {
  if ('cause' in known) return { answers: [], view };
  const candidates = candidatesOf(known, view);
  const answers = await answersBack(candidates, async ({ digest, since }) => {
    const answer = await book.answer(repository, digest);
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
  known: KnownHistory | Gap,
  newest: readonly PolicyAnswer[],
  book: PolicyBook,
): Promise<ImageResolution> {
  const { fact } = resolution;
  if (fact.status === 'missing') return resolution;
  const index = fact.status === 'one-platform' ? fact.indexDigest : undefined;
  const digests = [image.digest, index].filter((digest) =>
    newest.every((answer) => answer.digest !== digest),
  );
  const asked = [...new Set(digests)].map((digest) => policiesOfDigest(image, digest, known, book));
  const others = (await Promise.all(asked)).flat();
  if (newest.length + others.length === 0) return resolution;
  const gaps = policyGaps(image, [...newest, ...others]);
  return { ...resolution, policies: { newest, others }, gaps: [...resolution.gaps, ...gaps] };
}

async function policiesOfDigest(
  { repository }: ImageReference,
  digest: Digest | undefined,
  known: KnownHistory | Gap,
  book: PolicyBook,
): Promise<readonly PolicyAnswer[]> {
  const answer = digest === undefined ? undefined : await book.answer(repository, digest);
  if (answer === undefined || digest === undefined) return [];
  const timeline = 'cause' in known ? [] : known.timeline;
  return [withLatestMoment(answer, timeline[lastIndexWith(timeline, digest)]?.since)];
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
