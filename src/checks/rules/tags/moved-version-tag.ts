// moved-version-tag: reports tags that name a full version and have had more than one digest.

import { imageName, isFullVersion } from '../../../model/images/image.js';
import type { CheckInput, TagHistory } from '../../../model/judgement/fact.js';
import { plural } from '../../../model/text/text.js';
import { formatDay } from '../../../model/text/time.js';
import { type Check, perImage } from '../../check.js';

/** Whether the tag names a full version, and its publisher does not rebuild such tags as a rule. */
export function staysByRule({ evidence, registry, repository, tag }: TagHistory): boolean {
  const isPlatform = evidence === undefined;
  const isOfficial = registry === 'docker.io' && repository.startsWith('library/');
  return !isPlatform && !isOfficial && isFullVersion(tag);
}

export const movedVersionTag: Check = {
  id: 'moved-version-tag',
  summary: 'A tag that names a full version has had more than one digest',
  severity: 'notice',
  example: { bad: 'FROM quay.io/acme/app:1.4.2', good: 'FROM quay.io/acme/app:1.4.2@sha256:<digest>' },
  why: 'Users expect a tag such as `1.4.2` to stay as it is. One that has moved was rebuilt or replaced: usually for fixes in its base, sometimes by mistake, and in some attacks on purpose. Images of the platform and official images of Docker Hub are not reported, because their tags are rebuilt as a rule.',
  fix: 'Pin the digest, so that builds do not follow the tag. Find out from the publisher why the tag has moved, and compare the digests if there is no answer.',
  waive: {
    when: 'Waive it if the publisher rebuilds version tags as a rule. Say where that is documented.',
    where: 'line',
  },
  run(input) {
    const histories = historiesOf(input);
    return perImage(input, ({ image }) => {
      const { history, digests = 0 } = histories.get(imageName(image)) ?? {};
      const last = history?.intervals.at(-1);
      if (last === undefined || digests < 2) return undefined;
      const source = history?.evidence === undefined ? '' : ` according to ${history.evidence.source}`;
      return {
        message: `${imageName(image)} names a full version, but has had ${plural(digests, 'digest')}${source}; the last one since ${formatDay(last.since)}. Pin the digest, and find out why the tag has moved`,
      };
    });
  },
};

interface VersionHistory {
  readonly history: TagHistory;
  /** How many different ones the tag has had. */
  readonly digests: number;
}

/** The histories of version tags that their publishers are not known to rebuild. */
function historiesOf({ histories }: CheckInput): ReadonlyMap<string, VersionHistory> {
  return new Map(
    histories.filter(staysByRule).map((history) => {
      const digests = new Set(history.intervals.map(({ digest }) => digest)).size;
      return [imageName(history), { history, digests }] as const;
    }),
  );
}
