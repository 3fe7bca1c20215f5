// Which tags are expected to stay as they are, so that a move of one of them deserves attention.
import type { TagHistory } from '../model/fact.js';
import { isFullVersion } from '../model/version-tag.js';

/** Whether the tag names a full version, and its publisher does not rebuild such tags as a rule. */
export function staysByRule({ evidence, registry, repository, tag }: TagHistory): boolean {
  const isPlatform = evidence === undefined;
  const isOfficial = registry === 'docker.io' && repository.startsWith('library/');
  return !isPlatform && !isOfficial && isFullVersion(tag);
}
