// One tag of the platform: looks up its history and its end of life, then judges each pin by them.
import type { TimeView } from '../history/pin-state.js';
import { proveDigest, readPlanFor } from '../history/prove.js';
import { type KnownHistory, readHistory } from '../history/reader.js';
import { compact } from '../model/compact.js';
import type { EndOfLife, Fact } from '../model/fact.js';
import { type Gap, gapFrom } from '../model/failure.js';
import { type Digest, type ImageReference, imageName } from '../model/image.js';
import { endOfLifeIn, type TagCatalogue } from './catalogue.js';
import { listedButMissing } from './messages.js';
import type { PlatformSources } from './ports.js';
import { missingFact, type TaggedImage } from './resolution.js';

/** What the platform knows about a tag. */
export interface TagLookup {
  readonly history: KnownHistory | Gap;
  /** `undefined`: the platform keeps no list of this image's tags. */
  readonly endOfLife: EndOfLife | Gap | undefined;
}

export interface TagLookupOptions {
  readonly sources: PlatformSources;
  readonly catalogue: TagCatalogue;
  /** The maximum number of records in one history response. */
  readonly historyLimit: number;
  readonly view: TimeView;
}

/**
 * Reads as much of the tag's history as the pinned digests need, and its end of life, concurrently. Never throws a
 * Failure: what cannot be read is a gap.
 */
export async function lookUpTag(
  image: TaggedImage,
  digests: readonly Digest[],
  { sources, catalogue, historyLimit, view }: TagLookupOptions,
): Promise<TagLookup> {
  const request = sources.history(image.repository, image.tag);
  const [history, tags] = await Promise.all([
    readHistory({ request, limit: historyLimit, now: view.now, ...readPlanFor(digests, view) }).catch(
      (error: unknown) => gapFrom(error, imageName(image)),
    ),
    catalogue.listTags(image.repository),
  ]);
  const endOfLife = endOfLifeIn(tags, image);
  if (endOfLife === undefined || 'cause' in endOfLife || !endOfLife.deprecated) return { history, endOfLife };
  const date = await catalogue.endOfLifeDate(image.repository, image.tag);
  return { history, endOfLife: { ...endOfLife, ...compact({ date }) } };
}

/** The fact of one pin of the tag, and what is missing for a verdict. */
export function judgePin(
  image: ImageReference,
  { history, endOfLife }: TagLookup,
  view: TimeView,
): { readonly fact: Fact; readonly gaps: readonly Gap[] } {
  const listGaps = endOfLife !== undefined && 'cause' in endOfLife ? [endOfLife] : [];
  const listed = endOfLife === undefined || 'cause' in endOfLife ? undefined : endOfLife;
  if ('cause' in history) return factWithoutHistory(history, listed);
  const fact = proveDigest(image.digest, history, listed, view);
  if (fact.status !== 'unknown') return { fact, gaps: listGaps };
  const { cause, message } = fact;
  return { fact, gaps: [{ cause, subject: imageName(image), message }, ...listGaps] };
}

function factWithoutHistory(
  failed: Gap,
  listed: EndOfLife | undefined,
): { readonly fact: Fact; readonly gaps: readonly Gap[] } {
  const { cause, message, subject } = failed;
  const missing = missingFact(failed);
  if (missing !== undefined && listed === undefined) return { fact: missing, gaps: [] };
  if (missing !== undefined) {
    const contradiction = { cause: 'contradiction', message: listedButMissing(message) } as const;
    return { fact: { status: 'unknown', ...contradiction }, gaps: [{ subject, ...contradiction }] };
  }
  // If the image may not be pulled, a repository of the same name that is listed may be another organization's.
  const endOfLife = cause === 'denied' ? undefined : listed;
  return { fact: { status: 'unknown', cause, message, ...compact({ endOfLife }) }, gaps: [failed] };
}
