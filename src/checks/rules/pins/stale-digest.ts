// stale-digest: reports pins that were superseded longer ago than `max-age` allows.

import {
  type Fact,
  hasSameImages,
  type Instant,
  isBound,
  type Lag,
  missedMs,
} from '../../../model/judgement/fact.js';
import { plural } from '../../../model/text/text.js';
import { formatDay, formatDuration } from '../../../model/text/time.js';
import { type Check, perImage, pinToCurrent } from '../../check.js';
import { judgedName, otherDigestText, sourceNote } from '../../format.js';

export const staleDigest: Check = {
  id: 'stale-digest',
  summary: 'The tag has pointed to newer digests than the pinned one for longer than `max-age`',
  severity: 'error',
  example: {
    bad: 'FROM registry.example.com/acme/node:20@sha256:<superseded 40 days ago>',
    good: 'FROM registry.example.com/acme/node:20@sha256:<the current digest>',
  },
  why: 'A pin keeps out surprises, but it also keeps out fixes: each newer digest may contain security fixes that you are missing. Where nothing proves that the tag ever pointed to the pinned digest, the message says so, and for how long at least the tag has pointed to others. Newer digests with the same images for the platforms in use do not count.',
  fix: 'Pin the current digest. `tagproof pin` writes it; run it on a schedule to stay current. If you generally need more time, raise `max-age`.',
  waive: {
    when: 'Waive it if the newer digest breaks something. Say what breaks, and set an expiry date so that the pin does not stay behind indefinitely.',
    where: 'line',
  },
  run(input, settings) {
    return perImage(input, (occurrence, fact) => {
      const maxAgeMs = settings.maxAgeMs(occurrence);
      if (!isStale(fact, maxAgeMs, settings.now)) return undefined;
      const name = judgedName(occurrence.image, fact);
      const { fix, advice } = pinToCurrent(occurrence, fact);
      if (fact.status === 'not-current') {
        const behind = `at least ${formatDuration(boundMs(fact, settings.now))} ago (max-age: ${formatDuration(maxAgeMs)})`;
        const text = otherDigestText(name, fact, sourceNote(fact, settings.now));
        return { message: `${text}, ${behind}; nothing proves that it ever did. ${advice}`, ...fix };
      }
      const lag = fact.status === 'superseded' ? fact : fact.lag;
      const newer = `${plural(lag.behind, 'newer digest')} since (max-age: ${formatDuration(maxAgeMs)})`;
      const note = sourceNote(fact, settings.now);
      const images = imagesText(lag);
      const [day, age] = [formatDay(lag.supersededAt), formatDuration(lag.lagMs)];
      const behind = isBound(fact.basis)
        ? `was replaced on ${day} or earlier, at least ${age} ago${note}; at least ${newer}`
        : `was last current on ${day}, ${age} ago${note}; ${newer}`;
      return {
        message: `The pinned digest of ${name} ${behind}${images}. ${advice}`,
        ...fix,
      };
    });
  },
};

/** Since when the images differ, where that is later than the first move. */
function imagesText({ supersededAt, compared = {} }: Lag): string {
  const { changedAt, platforms } = compared;
  if (changedAt === undefined || changedAt <= supersededAt) return '';
  const which = platforms === undefined ? 'its platforms' : platforms.join(', ');
  return `. The first of them that changes an image for ${which} came on ${formatDay(changedAt)}`;
}

type NotCurrent = Extract<Fact, { status: 'not-current' }>;

type StaleFact =
  | Extract<Fact, { status: 'superseded' }>
  | NotCurrent
  | (Extract<Fact, { status: 'one-platform' }> & { readonly lag: Lag });

/** How long at least the tag has had other images, as far as somebody knows. */
function boundMs(fact: NotCurrent, now: Instant): number {
  const { notSince, currentSince } = fact;
  return hasSameImages(fact) ? 0 : now - Math.min(notSince ?? now, currentSince ?? now);
}

/** True if the pin, or the index that it is one platform of, was superseded longer ago than that, or is behind for longer. */
export function isStale(fact: Fact, maxAgeMs: number, now: Instant): fact is StaleFact {
  if (fact.status === 'not-current') return boundMs(fact, now) > maxAgeMs;
  if (fact.status !== 'superseded' && fact.status !== 'one-platform') return false;
  const lag = fact.status === 'superseded' ? fact : fact.lag;
  return lag !== undefined && missedMs(lag) > maxAgeMs;
}
