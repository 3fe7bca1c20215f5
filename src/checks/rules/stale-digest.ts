// stale-digest: the pin was right once, and has been superseded for too long.

import { imageName } from '../../model/image.js';
import { plural, shortDigest } from '../../model/text.js';
import { formatDay, formatDuration } from '../../model/time.js';
import { type Check, perImage, pinTo } from '../check.js';
import { firstSeenNote } from '../format.js';

export const staleDigest: Check = {
  id: 'stale-digest',
  summary: 'The pinned digest has been superseded for longer than `max-age`',
  severity: 'error',
  example: {
    bad: 'FROM registry.example.com/acme/node:20@sha256:<superseded 40 days ago>',
    good: 'FROM registry.example.com/acme/node:20@sha256:<the current digest>',
  },
  why: 'The pin was right once, and newer digests of the same tag have come since. A pin keeps out surprises, and fixes too: each digest that it is behind may hold security fixes that you do not have.',
  fix: 'Pin the current digest; `tagproof pin` writes it, and a scheduled run of it keeps you close. If you need more time as a rule, raise `max-age`.',
  waive: {
    when: 'Waive it when the newer digest breaks you. Say what breaks and set an expiry, so that the pin does not stay behind for good.',
    where: 'line',
  },
  run(evidence, settings) {
    return perImage(evidence, (occurrence, fact) => {
      const maxAgeMs = settings.maxAgeMs(occurrence);
      if (fact.status !== 'superseded' && fact.status !== 'one-platform') return undefined;
      const lag = fact.status === 'superseded' ? fact : fact.lag;
      if (lag === undefined || lag.lagMs <= maxAgeMs) return undefined;
      const when = `${formatDuration(lag.lagMs)} ago (${formatDay(lag.supersededAt)})`;
      const behind = `${plural(lag.behind, 'newer digest')} since; max-age is ${formatDuration(maxAgeMs)}${firstSeenNote(fact)}`;
      const name = imageName(occurrence.image);
      return {
        message: `The pin of ${name} was superseded ${when} by ${shortDigest(lag.supersededBy)}, ${behind}`,
        ...pinTo(occurrence, fact.currentDigest),
      };
    });
  },
};
