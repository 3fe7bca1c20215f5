// Which tags are expected to stay as they are, so that a move of one of them deserves attention.

import { isFullVersion } from '../model/images/version-tag.js';
import type { TagHistory } from '../model/judgement/fact.js';

/** Whether the tag names a full version, and its publisher does not rebuild such tags as a rule. */
export function staysByRule({ evidence, registry, repository, tag }: TagHistory): boolean {
  const isPlatform = evidence === undefined;
  const isOfficial = registry === 'docker.io' && repository.startsWith('library/');
  return !isPlatform && !isOfficial && isFullVersion(tag);
}
