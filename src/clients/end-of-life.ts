// When a tag reaches its end of life, and whether it is in its grace period, as the platform lists it.
import { compact } from '../model/compact.js';
import { Failure } from '../model/failure.js';
import type { PlatformEndOfLife } from '../resolve/ports.js';
import { isUnsupported } from './http/api-error.js';
import { severalEndsOfLife } from './messages.js';
import type { PlatformClient } from './platform/client.js';

type ListedTag = Awaited<ReturnType<ReturnType<PlatformClient['listEndOfLifeTags']>['all']>>[number];

/** Clients of platforms that do not have the list: it is not requested again. */
const unsupported = new WeakSet<PlatformClient>();

/**
 * `undefined`: the platform does not say, or does not have the operation.
 * @throws Failure `contradiction` if the tag is listed more than once, with different dates or grace periods
 */
export async function endOfLifeOf(
  client: PlatformClient,
  repository: string,
  tag: string,
): Promise<PlatformEndOfLife | undefined> {
  if (unsupported.has(client)) return undefined;
  const listed = await listEnds(client, repository, tag);
  const ends = listed.flatMap((one) => (one.name === tag ? [endOf(one)] : []));
  const [end, ...others] = new Map(ends.map((one) => [JSON.stringify(one), one])).values();
  if (others.length > 0) throw new Failure('contradiction', severalEndsOfLife(tag));
  return end;
}

async function listEnds(
  client: PlatformClient,
  repository: string,
  tag: string,
): Promise<readonly ListedTag[]> {
  try {
    return await client.listEndOfLifeTags({ 'uidp.children_of': repository, name: tag }).all();
  } catch (error) {
    if (!isUnsupported(error)) throw error;
    unsupported.add(client);
    return [];
  }
}

function endOf({ tagStatus, mainPackageVersion, gracePeriodExpiryDate }: ListedTag): PlatformEndOfLife {
  const until = Date.parse(gracePeriodExpiryDate ?? '');
  const grace = tagStatus === 'TAG_IN_GRACE' ? (Number.isNaN(until) ? {} : { until }) : undefined;
  return compact({ date: mainPackageVersion?.eolDate || undefined, grace });
}
