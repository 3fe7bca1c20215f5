// When tags reach their end of life, and whether they are in their grace period, as the platform lists them. Several tags
// of a repository are answered by one request if its list has one page.
import { setImmediate } from 'node:timers/promises';
import { compact } from '../model/compact.js';
import { Failure } from '../model/failure.js';
import { memoizeAsync } from '../model/memoize.js';
import type { PlatformEndOfLife } from '../resolve/ports.js';
import { isUnsupported } from './http/api-error.js';
import { severalEndsOfLife } from './messages.js';
import type { PlatformClient } from './platform/client.js';

type List = ReturnType<PlatformClient['listEndOfLifeTags']>;
type ListedTag = Awaited<ReturnType<List['all']>>[number];

/**
 * The end of life of a tag; `undefined`: the platform does not say, or does not have the operation. No tag is asked for
 * twice.
 * @throws Failure `contradiction` if the tag is listed more than once, with different dates or grace periods
 */
export type AskForEnd = (repository: string, tag: string) => Promise<PlatformEndOfLife | undefined>;

/** Creates the look-up. */
export function endOfLifeLookup(client: PlatformClient): AskForEnd {
  let isSupported = true;
  const expected = new Map<string, Set<string>>();

  async function read<T>(answer: () => Promise<T>): Promise<T | undefined> {
    try {
      return isSupported ? await answer() : undefined;
    } catch (error) {
      if (!isUnsupported(error)) throw error;
      isSupported = false;
      return undefined;
    }
  }

  /** The tags of a repository, where one page holds all of them. */
  const wholeList = memoizeAsync(async (repository: string) => {
    const list = client.listEndOfLifeTags({ 'uidp.children_of': repository });
    const page = await read(() => list.firstPage());
    return page?.nextPageToken === '' ? page.items : undefined;
  });

  return memoizeAsync(async (repository: string, tag: string) => {
    const tags = expected.get(repository) ?? new Set();
    expected.set(repository, tags.add(tag));
    // The tags of a run are asked for in one turn of the event loop: how many they are is known after it.
    await setImmediate();
    const whole = tags.size > 1 ? await wholeList(repository) : undefined;
    const listed =
      whole ??
      (await read(() => client.listEndOfLifeTags({ 'uidp.children_of': repository, name: tag }).all()));
    return endIn(listed ?? [], tag);
  });
}

function endIn(listed: readonly ListedTag[], tag: string): PlatformEndOfLife | undefined {
  const ends = listed.flatMap((one) => (one.name === tag ? [announcedEnd(one)] : []));
  const [end, ...others] = new Map(ends.map((one) => [JSON.stringify(one), one])).values();
  if (others.length > 0) throw new Failure('contradiction', severalEndsOfLife(tag));
  return end;
}

/** What the list says of one tag. */
export function announcedEnd({
  tagStatus,
  mainPackageVersion,
  gracePeriodExpiryDate,
}: ListedTag): PlatformEndOfLife {
  const until = Date.parse(gracePeriodExpiryDate ?? '');
  const grace = tagStatus === 'TAG_IN_GRACE' ? (Number.isNaN(until) ? {} : { until }) : undefined;
  return compact({ date: mainPackageVersion?.eolDate || undefined, grace });
}
