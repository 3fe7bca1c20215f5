// deprecated-tag: the tag is at its end of life, so no digest of it gets fixes any more.

import type { EndOfLife, Fact, Instant, Successors } from '../../model/fact.js';
import { type ImageReference, imageName } from '../../model/image.js';
import { formatDay } from '../../model/time.js';
import { type Check, perImage } from '../check.js';

export const deprecatedTag: Check = {
  id: 'deprecated-tag',
  summary: 'The tag is marked end-of-life',
  severity: 'error',
  example: { bad: 'FROM registry.example.com/acme/node:16', good: 'FROM registry.example.com/acme/node:22' },
  why: 'The owner has marked the tag as end-of-life: it gets no more digests and no more security fixes, whatever is found. A pin to it stays current for ever and gets worse every day.',
  fix: 'Move to the tag that the finding names; it is the nearest living one with the same variant. Test the step, since it may be a new minor or major version. There is no automatic fix for that reason.',
  waive: {
    when: 'Waive it while a migration is under way. Name the migration and set an expiry before its end.',
    where: 'line',
  },
  run(evidence, { now }) {
    return perImage(evidence, ({ image }, fact) => {
      const endOfLife = endOfLifeOf(fact);
      if (endOfLife?.deprecated !== true) return undefined;
      const ended = `${imageName(image)} ${endedOn(endOfLife.date, now)}`;
      return { message: `${ended}. ${next(image, endOfLife.successors)}` };
    });
  },
};

function endedOn(date: (EndOfLife & { readonly deprecated: true })['date'], now: Instant): string {
  const ended = 'has reached its end of life';
  if (date === undefined) return ended;
  if (typeof date !== 'string') return `${ended} (its date is not known: ${date.unknown})`;
  const at = Date.parse(date);
  if (Number.isNaN(at)) return ended;
  return at <= now
    ? `reached its end of life on ${formatDay(at)}`
    : `reaches its end of life on ${formatDay(at)}`;
}

function next(image: ImageReference, successors: Successors | undefined): string {
  if (successors === undefined) return 'No living successor was found in the repository';
  const { nearest, newest } = successors;
  const far = newest === nearest ? '' : `, or to the newest, ${newest}`;
  return `Move to ${imageName({ ...image, tag: nearest })}${far}`;
}

function endOfLifeOf(fact: Fact) {
  return fact.status === 'missing' ? undefined : fact.endOfLife;
}
