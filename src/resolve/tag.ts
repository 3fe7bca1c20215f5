// One tag of the platform: looks up its history and its end of life, then judges each pin by them.

import { condensed, keptNewest } from '../history/condensed.js';
import { packed } from '../history/packed.js';
import type { TimeView } from '../history/pin-state.js';
import { proveDigest, readPlanFor } from '../history/prove.js';
import { type KnownHistory, type RequestHistory, readHistory } from '../history/reader.js';
import { compact } from '../model/compact.js';
import type { EndOfLife, Fact, TagHistory } from '../model/fact.js';
import { type Gap, gapFrom } from '../model/failure.js';
import { type Digest, type ImageReference, imageName } from '../model/image.js';
import { endOfLifeIn, type TagCatalogue, type TagList } from './catalogue.js';
import { withPlatformEnd } from './end-of-life.js';
import { contradictionOf, endingAsListed, listedDigest } from './list-and-history.js';
import { listedButMissing } from './messages.js';
import { tagsNamed } from './named-tags.js';
import type { PlatformSources } from './ports.js';
import type { ReadingTurns } from './reading-turns.js';
import { missingFact, type TaggedImage } from './resolution.js';
import { tagHistoryOf } from './tag-history.js';

/** What the platform knows about a tag. */
export interface TagLookup {
  readonly history: KnownHistory | Gap;
  /** The same as the report and the timelines show it; absent if it is not known. */
  readonly shown?: TagHistory;
  readonly tags: TagList;
  /** `undefined`: the platform keeps no list of this image's tags. */
  readonly endOfLife: EndOfLife | Gap | undefined;
  /** Why it is not known whether the end of a supported tag is announced. */
  readonly unread?: Gap;
}

export interface TagLookupOptions {
  readonly sources: PlatformSources;
  readonly catalogue: TagCatalogue;
  /** The maximum number of records in one history response. */
  readonly historyLimit: number;
  readonly view: TimeView;
  /** Also asks when a tag that is still supported will end. */
  readonly announcesEnd: boolean;
  readonly turns: Pick<ReadingTurns, 'enterHistory' | 'enterLongHistory'>;
  /** Whether the run asks about a digest. Of a long history, only what concerns such digests is kept. */
  readonly isAsked: (digest: Digest) => boolean;
}

/** More pages than usual proofs take. */
const maxShortPages = 3;

/**
 * Reads as much of the tag's history as the pinned digests need, and its end of life, concurrently. Never throws a
 * Failure: what cannot be read, and a history that contradicts the list of tags, is a gap.
 */
export async function lookUpTag(
  image: TaggedImage,
  digests: readonly Digest[],
  options: TagLookupOptions,
): Promise<TagLookup> {
  const { catalogue, announcesEnd } = options;
  const askForEnd = () => catalogue.endOfLife(image.repository, image.tag);
  const list = catalogue.listTags(image.repository);
  const [history, tags, announced] = await Promise.all([
    readTag(image, digests, list, options),
    list,
    announcesEnd ? askForEnd() : undefined,
  ]);
  const endOfLife = endOfLifeIn(tags, image);
  const read = { history, ...('cause' in history ? {} : { shown: tagHistoryOf(image, history) }) };
  if (endOfLife === undefined || 'cause' in endOfLife) return { ...read, tags, endOfLife };
  const end = endOfLife.deprecated && !announcesEnd ? await askForEnd() : announced;
  return { ...read, tags, ...withPlatformEnd(image, endOfLife, end, tags) };
}

/** The history, or why it is not known. */
async function readTag(
  image: TaggedImage,
  digests: readonly Digest[],
  list: Promise<TagList>,
  { sources, historyLimit, view, turns, isAsked }: TagLookupOptions,
): Promise<KnownHistory | Gap> {
  const ask = sources.history(image.repository, image.tag, { digests, isAsked, view, newest: keptNewest });
  const turn = [await turns.enterHistory()];
  let pages = 0;
  const request: RequestHistory = async (window) => {
    pages += 1;
    if (pages === maxShortPages + 1) turn.push(await turns.enterLongHistory());
    return ask(window);
  };
  const read = () =>
    readHistory({ request, limit: historyLimit, now: view.now, ...readPlanFor(digests, view) }).catch(
      (error: unknown) => gapFrom(error, imageName(image)),
    );
  try {
    const first = await read();
    const listed = listedDigest(await list, image.tag);
    const contradicts = (known: KnownHistory | Gap) =>
      'cause' in known ? undefined : contradictionOf(image, listed, known, view.now);
    // The tag may have moved after the first response; the second one is newer than the list.
    const last = contradicts(first) === undefined ? first : await read();
    const known = contradicts(last) ?? last;
    if ('cause' in known) return known;
    const history = endingAsListed(known, listed, view.now);
    // The responses of many tags arrive in one turn.
    return packed(condensed(history, isAsked, view));
  } finally {
    for (const leave of turn) leave();
  }
}

/** The fact of one pin of the tag, and what is missing for a verdict. */
export function judgePin(image: ImageReference, lookup: TagLookup, view: TimeView): Judged {
  const { history, endOfLife, unread } = lookup;
  const listGaps = endOfLife !== undefined && 'cause' in endOfLife ? [endOfLife] : [unread ?? []].flat();
  const listed = endOfLife === undefined || 'cause' in endOfLife ? undefined : endOfLife;
  if ('cause' in history)
    return missingTag(image, history, lookup.tags) ?? factWithoutHistory(history, listed);
  const fact = proveDigest(image.digest, history, listed, view);
  if (fact.status !== 'unknown') return { fact, gaps: listGaps };
  const { cause, message } = fact;
  return { fact, gaps: [{ cause, subject: imageName(image), message }, ...listGaps] };
}

interface Judged {
  readonly fact: Fact;
  readonly gaps: readonly Gap[];
}

/** Nothing was asked of the platform, or it does not have the repository either. */
const agrees = new Set<Gap['cause']>(['no-credential', 'contradiction']);

/** The registry reports the tag as missing. A list with the tag contradicts that, and one that was not read might. */
function missingTag(image: ImageReference, failed: Gap, tags: TagList): Judged | undefined {
  const fact = missingFact(failed);
  if (fact === undefined) return undefined;
  if (tags === undefined) return { fact, gaps: [] };
  if ('cause' in tags) return { fact, gaps: agrees.has(tags.cause) ? [] : [tags] };
  if (tagsNamed(tags, image.tag ?? '').length === 0) return { fact, gaps: [] };
  const contradiction = { cause: 'contradiction', message: listedButMissing(failed.message) } as const;
  return {
    fact: { status: 'unknown', ...contradiction },
    gaps: [{ subject: failed.subject, ...contradiction }],
  };
}

function factWithoutHistory(failed: Gap, listed: EndOfLife | undefined): Judged {
  const { cause, message } = failed;
  // If the image may not be pulled, a repository of the same name that is listed may be another organization's.
  const endOfLife = cause === 'denied' ? undefined : listed;
  return { fact: { status: 'unknown', cause, message, ...compact({ endOfLife }) }, gaps: [failed] };
}
