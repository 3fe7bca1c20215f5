// nearing-end-of-life: reports supported tags whose end of life is announced, before it makes them an error.

import type { ReferencePolicies } from '../../../model/images/pull-policy.js';
import type { AnnouncedEnd, Instant } from '../../../model/judgement/fact.js';
import { plural } from '../../../model/text/text.js';
import { dayMs, formatDay } from '../../../model/text/time.js';
import { type Check, perImage } from '../../check.js';
import { endedReleases, endingReleases, judgedName, releaseEndsText, successorAdvice } from '../../format.js';

export const nearingEndOfLife: Check = {
  id: 'nearing-end-of-life',
  summary: 'The end of life of the tag is announced, or its grace period has begun',
  severity: 'warning',
  example: { bad: 'FROM registry.example.com/acme/node:18', good: 'FROM registry.example.com/acme/node:22' },
  why: 'The platform, or for other registries a list of the dates that vendors publish, says when the tag reaches its end of life. On the platform it may then be rebuilt for a grace period of some months, and receives nothing at all after that, and `deprecated-tag` reports it as an error. The pull policy `no-eol` does not wait for the grace period: it denies every digest of the tag from the day of its end of life. `eol-warning` sets how long before that day the tag is reported.',
  fix: 'Plan the move to the suggested tag before the date in the finding. Test the change, because it may be a new major version; for that reason there is no automatic fix.',
  waive: {
    when: 'Waive it while a migration is planned. Name the migration, and let the waiver expire before the date in the finding.',
    where: 'line',
  },
  run: (input, { now, eolWarningMs = 0 }) =>
    perImage(input, (occurrence, fact) => {
      const end = fact.status === 'missing' ? undefined : fact.endOfLife;
      if (end?.releases !== undefined) {
        const ending = endingReleases(end, now, eolWarningMs);
        const name = judgedName(occurrence.image, fact);
        // What has ended already is the finding of `deprecated-tag`, which the next release would repeat.
        if (ending.length === 0 || endedReleases(end, now).length > 0) return undefined;
        return { message: releaseEndsText(name, ending, end.releases, now) };
      }
      if (end === undefined || end.deprecated || end.announced === undefined) return undefined;
      const when = whenText(end.announced, now, eolWarningMs);
      if (when === undefined) return undefined;
      const name = judgedName(occurrence.image, fact);
      const advice = successorAdvice(occurrence.image, end.successors);
      const denied = denialText(end.announced, now, input.pullPolicies?.get(occurrence));
      return { message: `${name} ${when}${denied}. ${advice}` };
    }),
};

/** `undefined`: the end is too far away. */
function whenText({ date, grace }: AnnouncedEnd, now: Instant, warningMs: number): string | undefined {
  if (grace !== undefined) {
    const ended =
      date === undefined ? 'has reached its end of life' : `reached its end of life on ${formatDay(date)}`;
    const until = grace.until === undefined ? '' : `, which ends on ${formatDay(grace.until)}`;
    return `${ended} and is in its grace period${until}`;
  }
  if (date === undefined || now < date - warningMs) return undefined;
  if (date <= now)
    return `reached its end of life on ${formatDay(date)}, although it is not marked as end-of-life yet`;
  return `reaches its end of life on ${formatDay(date)}, in ${plural(Math.ceil((date - now) / dayMs), 'day')}`;
}

/** That `no-eol` denies pulls from the end of life on, if it is enforced. */
function denialText(
  { date }: AnnouncedEnd,
  now: Instant,
  { newest, others }: ReferencePolicies = { newest: [], others: [] },
): string {
  const results = [...newest, ...others].flatMap((answer) => answer.results);
  const isEnforced = results.some(({ policy, mode }) => policy === 'no-eol' && mode === 'enforced');
  if (!isEnforced || date === undefined) return '';
  return date > now
    ? '. From that day on, the pull policy `no-eol` denies its digests'
    : '. Since that day, the pull policy `no-eol` has denied its digests';
}
