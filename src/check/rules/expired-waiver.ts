// expired-waiver: an exception that was accepted for a time, and the time is over.
import type { Instant } from '../../model/fact.js';
import type { Waiver } from '../../model/policy.js';
import type { CheckWords, Draft } from '../check.js';
import { day, plural } from '../words.js';

export const expiredWaiver = {
  id: 'expired-waiver',
  summary: 'A waiver is past its `expires` date and waives nothing any more',
  severity: 'error',
  example: {
    bad: 'expires: 2020-01-01',
    good: 'no waiver, since what it waived is fixed',
  },
} as const satisfies CheckWords;

/** The finding of a waiver that ended at `expires` and would have waived so many findings. */
export function expiredDraft(waiver: Waiver, expires: Instant, matched: number): Draft {
  const counting =
    matched === 0 ? 'It would waive nothing' : `${plural(matched, 'finding')} that it waived count again`;
  return {
    at: waiver.inheritedAt ?? waiver.at,
    message: `${waiver.inheritedAt === undefined ? 'The waiver' : `A waiver of ${waiver.at.file}`} expired on ${day(expires)} (reason: ${waiver.reason}). ${counting}. Fix the cause, or take the waiver away`,
  };
}
