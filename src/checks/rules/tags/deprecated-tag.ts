// deprecated-tag: reports tags at their end of life, with the supported tags to switch to.

import type { EndOfLife, Fact, Instant } from '../../../model/judgement/fact.js';
import { formatDay } from '../../../model/text/time.js';
import { type Check, perImage } from '../../check.js';
import { endedReleases, judgedName, releaseEndsText, successorAdvice } from '../../format.js';

export const deprecatedTag: Check = {
  id: 'deprecated-tag',
  summary: 'The tag, or the release that it names, has reached its end of life',
  severity: 'error',
  example: { bad: 'FROM registry.example.com/acme/node:16', good: 'FROM registry.example.com/acme/node:22' },
  why: 'The tag receives no new digests and no security fixes. A pin to it stays current forever while the number of known vulnerabilities grows. The platform marks such tags. For other images, a list of the dates that vendors publish is used, also for the distribution and other software that the tag names (`-bookworm`, `-alpine3.16`, `-php7.4`); the message shows the day of its data. No finding does not mean that an image is supported: the list may not have it. `end-of-life` selects how the list is used.',
  fix: 'Switch to the tag or release that the finding names, the closest one that is still supported. Test the change, because it may be a new minor or major version; for that reason there is no automatic fix.',
  waive: {
    when: 'Waive it while a migration is in progress. Name the migration, and set an expiry date before its planned end.',
    where: 'line',
  },
  run(input, { now }) {
    return perImage(input, ({ image }, fact) => {
      const endOfLife = endOfLifeOf(fact);
      if (endOfLife?.releases !== undefined) {
        const ended = endedReleases(endOfLife, now);
        if (ended.length === 0) return undefined;
        return { message: releaseEndsText(judgedName(image, fact), ended, endOfLife.releases, now) };
      }
      if (endOfLife?.deprecated !== true) return undefined;
      const ended = `${judgedName(image, fact)} ${endedOn(endOfLife.date, now)}`;
      return { message: `${ended}. ${successorAdvice(image, endOfLife.successors)}` };
    });
  },
};

function endedOn(date: (EndOfLife & { readonly deprecated: true })['date'], now: Instant): string {
  const ended = 'has reached its end of life';
  if (date === undefined) return ended;
  if (typeof date !== 'string') return `${ended} (date unknown: ${date.unknown})`;
  const at = Date.parse(date);
  if (Number.isNaN(at)) return ended;
  return at <= now
    ? `reached its end of life on ${formatDay(at)}`
    : `reaches its end of life on ${formatDay(at)}`;
}

function endOfLifeOf(fact: Fact) {
  return fact.status === 'missing' ? undefined : fact.endOfLife;
}
