// The entries of a repository's list of tags by their name: every tag of a run is looked up in the same list.
import { addToGroup } from '../model/groups.js';
import type { RepositoryTag } from './ports.js';

const byName = new WeakMap<readonly RepositoryTag[], ReadonlyMap<string, readonly RepositoryTag[]>>();

/** The entries with this name; a list of a registry may have several. The list is read once. */
export function tagsNamed(tags: readonly RepositoryTag[], name: string): readonly RepositoryTag[] {
  const known = byName.get(tags) ?? indexOf(tags);
  byName.set(tags, known);
  return known.get(name) ?? [];
}

function indexOf(tags: readonly RepositoryTag[]): ReadonlyMap<string, readonly RepositoryTag[]> {
  const index = new Map<string, RepositoryTag[]>();
  for (const tag of tags) addToGroup(index, tag.name, tag);
  return index;
}
