// The lists of version 1: everything at once, in its own names. One resource is found by a filter, and a missing one is an empty list.
import type { Handler, PlatformContext } from '../iam/access.js';
import { json } from '../server/answer.js';
import { parentOf } from '../state/state.js';
import { anyOf, equals, hierarchy, type Listed, type ListFilters, queryOf } from './filters.js';
import { itemMatcher } from './lists.js';

interface Resource extends Listed {
  readonly name?: string;
  readonly createTime?: string | undefined;
  readonly updateTime?: string | undefined;
}

const filters: ListFilters<Resource> = {
  ...hierarchy,
  id: anyOf(({ uid }) => [uid]),
  name: equals(({ name }) => name),
};
const known = Object.fromEntries(Object.entries(filters).map(([name, { arity }]) => [name, arity]));

/** A list of version 1. Version 1 has no total and no pages: a parameter of pages is not known. */
export function fullList(items: (context: PlatformContext) => readonly Resource[]): Handler {
  return ({ url }, context) => {
    const found = items(context).filter(itemMatcher(queryOf(url, known), filters));
    return json({ items: found.map(inVersion1) });
  };
}

/** What has no value is not in the answer: JSON leaves it out. */
function inVersion1({ uid, createTime, updateTime, ...fields }: Resource) {
  const names = { id: uid, group_id: parentOf(uid) || undefined };
  return { ...names, ...fields, created_at: createTime, updated_at: updateTime };
}
