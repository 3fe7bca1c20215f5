// A tag of the platform's list as the resolver uses it.
import type { RepositoryTag } from '../resolve/ports.js';
import type { ListedTag } from './platform/resources.js';

export function repositoryTag({ name, deprecated, digest, updateTime = '' }: ListedTag): RepositoryTag {
  const updatedAt = Date.parse(updateTime);
  return { name, deprecated, digest, ...(Number.isNaN(updatedAt) ? {} : { updatedAt }) };
}
