// One tag of the platform: looks up its history and its end of life once, then judges each pin by them.

import type { History } from '../history/history.js';
import { type JointHistory, joinOthers } from '../history/joined.js';
import { proveDigest, readPlanFor, type TimeView } from '../history/prove.js';
import { type RequestHistory, readHistory } from '../history/reader.js';
import { keptNewest, shortened } from '../history/shortened.js';
import { compact } from '../model/collections.js';
import { type Gap, orGap } from '../model/failure.js';
import { type Digest, type ImageReference, imageName } from '../model/images/image.js';
import type { EndOfLife, Fact, SourceUsed, TagHistory } from '../model/judgement/fact.js';
import { type EnterTurn, limitOf } from '../model/waiting/limit.js';
import { memoizeAsync } from '../model/waiting/memoize.js';
import { type ImageResolution, missingFact, type TaggedImage } from './facts.js';
import { listedButMissing } from './messages.js';
import type { FirstSeen, PlatformSources } from './ports.js';
import { ledgerReading, platformReading } from './source-readings.js';
import {
  contradictionOf,
  endingAsListed,
  endOfLifeIn,
  listedDigest,
  type TagCatalogue,
  type TagList,
  withPlatformEnd,
} from './tag-list.js';

export interface TagLookup {
  readonly history: History | Gap;
  /** The same as the report and the timelines show it; absent if it is not known. */
  readonly shown?: TagHistory;
  readonly tags: TagList;
  readonly endOfLife: EndOfLife | Gap | undefined;
  /** Why it is not known whether the end of a supported tag is announced. */
  readonly unread?: Gap;
  /** The history with what this repository's ledger has observed; absent if that has nothing to compare. */
  readonly joint?: JointHistory | undefined;
}

interface TagLookupOptions {
  readonly sources: PlatformSources;
  readonly catalogue: TagCatalogue;
  readonly historyLimit: number;
  readonly view: TimeView;
  /** Also asks when a tag that is still supported will end. */
  readonly announcesEnd: boolean;
  readonly turns: ReadingTurns;
  readonly firstSeen?: FirstSeen | undefined;
  /** Whether the run asks about a digest. Of a long history, only what concerns such digests is kept. */
  readonly isAsked: (digest: Digest) => boolean;
}

/** More pages than usual proofs take. */
const maxShortPages = 3;

/**
 * Reads as much of the tag's history as the pinned digests need, and its end of life, concurrently. Never throws a
 * Failure: what cannot be read, and a history that contradicts the list of tags, is a gap.
 */
async function lookUpTag(
  image: TaggedImage,
  digests: readonly Digest[],
  options: TagLookupOptions,
): Promise<TagLookup> {
  const { catalogue, announcesEnd, view } = options;
  const askForEnd = () => catalogue.endOfLife(image.repository, image.tag);
  const list = catalogue.listTags(image.repository);
  const [history, tags, announced] = await Promise.all([
    readTag(image, digests, list, options),
    list,
    announcesEnd ? askForEnd() : undefined,
  ]);
  const endOfLife = endOfLifeIn(tags, image);
  const observed = observedOf(image, options.firstSeen);
  const known = 'cause' in history ? undefined : history;
  const read = {
    history,
    ...compact({
      shown: known && tagHistoryOf(image, known),
      joint:
        known && observed.length > 0
          ? joinOthers(
              platformReading(image, known, view),
              (current) => [ledgerReading(observed, current, view)],
              view.now,
            )
          : undefined,
    }),
  };
  if (endOfLife === undefined || 'cause' in endOfLife) return { ...read, tags, endOfLife };
  const end = endOfLife.deprecated && !announcesEnd ? await askForEnd() : announced;
  return { ...read, tags, ...withPlatformEnd(image, endOfLife, end, tags) };
}

async function readTag(
  image: TaggedImage,
  digests: readonly Digest[],
  list: Promise<TagList>,
  { sources, historyLimit, view, turns, isAsked }: TagLookupOptions,
): Promise<History | Gap> {
  const ask = sources.history(image.repository, image.tag, { digests, isAsked, view, newest: keptNewest });
  const turn = [await turns.enterHistory()];
  let pages = 0;
  const request: RequestHistory = async (window) => {
    pages += 1;
    if (pages === maxShortPages + 1) turn.push(await turns.enterLongHistory());
    return ask(window);
  };
  const read = () =>
    orGap(
      readHistory({ request, limit: historyLimit, now: view.now, ...readPlanFor(digests, view) }),
      imageName(image),
    );
  try {
    const first = await read();
    const listed = listedDigest(await list, image.tag);
    const contradicts = (known: History | Gap) =>
      'cause' in known ? undefined : contradictionOf(image, listed, known, view.now);
    // The tag may have moved after the first response; the second one is newer than the list.
    const last = contradicts(first) === undefined ? first : await read();
    const known = contradicts(last) ?? last;
    if ('cause' in known) return known;
    return shortened(endingAsListed(known, listed, view.now), isAsked, view).packed();
  } finally {
    for (const leave of turn) leave();
  }
}

/** The fact of one pin of the tag, and what is missing for a verdict. */
export function judgePin(image: ImageReference, lookup: TagLookup, view: TimeView): ImageResolution {
  const { history, endOfLife, unread } = lookup;
  const unlisted = endOfLife !== undefined && 'cause' in endOfLife ? endOfLife : undefined;
  const listed = endOfLife === undefined || 'cause' in endOfLife ? undefined : endOfLife;
  const end = compact({ endOfLife: listed, endUnread: unlisted?.cause });
  if ('cause' in history)
    return (
      missingTag(image, history, lookup.tags) ?? { fact: factWithoutHistory(history, end), gaps: [history] }
    );
  const listGaps = [unlisted ?? unread ?? []].flat();
  const proved = proveDigest(image.digest, history, view);
  if (proved.status === 'missing') return { fact: proved, gaps: listGaps };
  const fact = { ...proved, ...end };
  if (fact.status !== 'unknown') return { fact, gaps: listGaps };
  const { cause, message } = fact;
  return { fact, gaps: [{ cause, subject: imageName(image), message }, ...listGaps] };
}

/** The registry reports the tag as missing. A list with the tag contradicts that, and one that was not read might. */
function missingTag(image: ImageReference, failed: Gap, tags: TagList): ImageResolution | undefined {
  const fact = missingFact(failed);
  if (fact === undefined) return undefined;
  if (tags === undefined) return { fact, gaps: [] };
  if ('cause' in tags) return { fact, gaps: tags.cause === 'contradiction' ? [] : [tags] };
  if (tags.named(image.tag ?? '').length === 0) return { fact, gaps: [] };
  const contradiction = { cause: 'contradiction', message: listedButMissing(failed.message) } as const;
  return {
    fact: { status: 'unknown', ...contradiction },
    gaps: [{ subject: failed.subject, ...contradiction }],
  };
}

function factWithoutHistory(
  { cause, message }: Gap,
  end: { readonly endOfLife?: EndOfLife; readonly endUnread?: Gap['cause'] },
): Fact {
  // If the image may not be pulled, a repository of the same name that is listed may be another organization's.
  const { endOfLife: _others, ...own } = end;
  return { status: 'unknown', cause, message, ...(cause === 'denied' ? own : end) };
}

export interface TagLookupsOptions extends Omit<TagLookupOptions, 'isAsked'> {
  /** Which digests the run asks about now: later it may ask about more. */
  readonly askedNow: () => TagLookupOptions['isAsked'];
}

type LookUpTagOnce = (image: TaggedImage, digests: readonly Digest[]) => Promise<TagLookup>;

/** The tags that a run has looked up, each once. */
export function createTagLookups({ askedNow, ...options }: TagLookupsOptions): LookUpTagOnce {
  const lookUpNow: LookUpTagOnce = (image, digests) => {
    const isAskedNow = askedNow();
    // What the ledger has observed of the image is compared with its history, so it is asked about too.
    const observed = new Set(observedOf(image, options.firstSeen).map(({ digest }) => digest));
    const isAsked = (digest: Digest) => isAskedNow(digest) || observed.has(digest);
    return lookUpTag(image, digests, { ...options, isAsked });
  };
  const lookUpFirst = memoizeAsync(lookUpNow, (image) => imageName(image));
  const lookUpAgain = memoizeAsync(lookUpNow, (image, digests) =>
    JSON.stringify([imageName(image), digests]),
  );
  /** The last list that each history is whole for: all pins of a tag ask with the same one. */
  const wholeFor = new Map<string, readonly Digest[]>();
  return async (image, digests) => {
    const name = imageName(image);
    const first = await lookUpFirst(image, digests);
    const { history } = first;
    if ('cause' in history || wholeFor.get(name) === digests) return first;
    // What was kept of a long history may say nothing about a digest that nobody asked about at the time.
    if (!digests.every((one) => history.isWholeFor(one))) return lookUpAgain(image, digests);
    wholeFor.set(name, digests);
    return first;
  };
}

function observedOf(image: TaggedImage, firstSeen: FirstSeen | undefined) {
  return firstSeen?.get(imageName(image)) ?? [];
}

/**
 * The known part of a tag's history as the report and the timelines show it.
 * @param evidence the source of a history that is not the platform's own
 */
export function tagHistoryOf(
  { registry, repository, tag }: TaggedImage,
  known: History,
  evidence?: SourceUsed,
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
      return known.intervals;
    },
  };
}

/** How many histories are read at the same time: what waits for an answer, or is not yet judged, is in memory. */
interface ReadingTurns {
  readonly enterHistory: EnterTurn;
  /** In addition for a history that turns out to be long. */
  readonly enterLongHistory: EnterTurn;
}

export function readingTurns(): ReadingTurns {
  // As many as there may be requests at once.
  return { enterHistory: limitOf(64).enter, enterLongHistory: limitOf(12).enter };
}
