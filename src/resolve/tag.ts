// One tag: its history and its end of life, asked side by side; then each pin judged by the answer.

import { proveDigest, readPlanFor } from '../history/prove.js';
import { type KnownHistory, readHistory } from '../history/reader.js';
import type { TimeView } from '../history/timeline-standing.js';
import type { EndOfLife, Fact } from '../model/fact.js';
import { type Gap, gapFrom } from '../model/failure.js';
import { type Digest, type ImageReference, imageName } from '../model/image.js';
import { type EndOfLifeDateOf, endOfLifeIn, type TagList } from './catalogue.js';
import type { PlatformSources } from './ports.js';

export interface TagResolution {
  readonly history: KnownHistory | Gap;
  /** `undefined`: the platform keeps no list of this image's tags. */
  readonly endOfLife: EndOfLife | Gap | undefined;
}

export interface TagLookup {
  readonly sources: PlatformSources;
  /** The tags of `<org>/<image>`. */
  readonly listTags: (path: string) => Promise<TagList>;
  readonly dateOf: EndOfLifeDateOf;
  readonly historyLimit: number;
  readonly view: TimeView;
}

/** Asks for as much of the tag's history as the pinned digests need, and for its end of life. Never throws a Failure. */
export async function lookUpTag(
  image: ImageReference & { readonly tag: string },
  digests: readonly Digest[],
  { sources, listTags, dateOf, historyLimit, view }: TagLookup,
): Promise<TagResolution> {
  const request = sources.history(image.repository, image.tag);
  const [history, tags] = await Promise.all([
    readHistory({ request, limit: historyLimit, now: view.now, ...readPlanFor(digests, view) }).catch(
      (error: unknown) => gapFrom(error, imageName(image)),
    ),
    listTags(image.repository),
  ]);
  const endOfLife = endOfLifeIn(tags, image);
  if (endOfLife === undefined || 'cause' in endOfLife || !endOfLife.deprecated) return { history, endOfLife };
  const date = await dateOf(image.repository, image.tag);
  return { history, endOfLife: { ...endOfLife, ...(date === undefined ? {} : { date }) } };
}

/** The fact of one pin, and what of the answer is missing for a verdict. */
export function judgePin(
  image: ImageReference,
  { history, endOfLife }: TagResolution,
  view: TimeView,
): { readonly fact: Fact; readonly gaps: readonly Gap[] } {
  const notListed = endOfLife !== undefined && 'cause' in endOfLife ? [endOfLife] : [];
  const listed = endOfLife === undefined || 'cause' in endOfLife ? undefined : endOfLife;
  if ('cause' in history) return withoutHistory(history, listed);
  const fact = proveDigest(image.digest, history, listed, view);
  if (fact.status !== 'unknown') return { fact, gaps: notListed };
  return {
    fact,
    gaps: [{ cause: fact.cause, subject: imageName(image), message: fact.message }, ...notListed],
  };
}

function withoutHistory(failed: Gap, listed: EndOfLife | undefined) {
  const { cause, message } = failed;
  const missing = missingFact(failed);
  if (missing !== undefined && listed === undefined) return { fact: missing, gaps: [] };
  if (missing !== undefined) {
    const contradiction = `The platform lists the tag, but the registry does not know it: ${message}`;
    const unknown = { ...failed, cause: 'contradiction', message: contradiction } as const;
    return {
      fact: { status: 'unknown', cause: unknown.cause, message: contradiction } as const,
      gaps: [unknown],
    };
  }
  // A list that the identity may see says nothing about an image that it may not pull: it may be another organization's.
  const known = listed === undefined || cause === 'denied' ? {} : { endOfLife: listed };
  return { fact: { status: 'unknown', cause, message, ...known } as const, gaps: [failed] };
}

/** The fact that the registry itself says that repository or tag do not exist; `undefined` for any other failure. */
export function missingFact({ cause }: Gap): (Fact & { readonly status: 'missing' }) | undefined {
  if (cause === 'missing-tag') return { status: 'missing', what: 'tag' };
  return cause === 'missing-repository' ? { status: 'missing', what: 'repository' } : undefined;
}
