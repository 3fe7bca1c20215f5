// The ends of life that are announced for the tags of an organization: those of the names in use, or all of them.
import type { TagsInUse } from '../model/listed-tag.js';
import { isUnsupported } from './http/api-error.js';
import type { PlatformClient } from './platform/client.js';

type ListedEnd = Awaited<ReturnType<ReturnType<PlatformClient['listEndOfLifeTags']>['all']>>[number];
type Below = { readonly 'uidp.descendants_of': string };

export interface OrganizationEnds {
  /** What the list says, of these names at least. */
  readonly listed: readonly ListedEnd[];
  /** Whether the ends of the tags with this name were asked for. */
  isAsked(name: string): boolean;
}

/**
 * The list has no total, so its pages can only be read one after the other, while names are asked for side by side: up to
 * this many requests are worth one page.
 */
const namesPerPage = 4;
const pageSize = 200;

/**
 * Asks for the names in use, unless the whole list takes far fewer requests. Without the operation there are no ends.
 * @throws ApiError, Failure
 */
export async function organizationEnds(
  client: PlatformClient,
  below: Below,
  inUse: () => Promise<TagsInUse>,
): Promise<OrganizationEnds> {
  const { names, count } = await inUse();
  const isWorth = (tags: number) => names.size <= namesPerPage * Math.ceil(tags / pageSize);
  const isByName = isWorth(count) || isWorth(Number(await client.listTags(below).total()));
  const queries = isByName ? [...names.keys()].map((name) => ({ ...below, name })) : [below];
  const lists = await Promise.allSettled(queries.map((query) => client.listEndOfLifeTags(query).all()));
  const errors = lists.flatMap((list) => (list.status === 'rejected' ? [list.reason] : []));
  // One that was not answered while others were says nothing about the operation.
  const isLacking = errors.length > 0 && errors.length === lists.length && errors.every(isUnsupported);
  if (isLacking) return { listed: [], isAsked: () => true };
  if (errors.length > 0) throw errors.find((error) => !isUnsupported(error)) ?? errors[0];
  const listed = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  return { listed, isAsked: (name) => !isByName || names.has(name) };
}
