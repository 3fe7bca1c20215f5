// expired-waiver: an exception that was accepted for a time, and the time is over.

import type { CheckText } from '../../model/check-text.js';
import type { Instant } from '../../model/fact.js';
import type { Waiver } from '../../model/policy.js';
import { plural } from '../../model/text.js';
import { formatDay } from '../../model/time.js';
import type { DraftFinding } from '../check.js';

export const expiredWaiver: CheckText = {
  id: 'expired-waiver',
  summary: 'A waiver has expired, so what it accepted counts again',
  severity: 'error',
  example: { bad: 'expires: 2020-01-31', good: 'expires: <a day to come>' },
  why: 'A waiver accepts a risk until a day that you chose. That day has passed: the finding below it counts again, and the line in the policy says something that no longer holds. A day without a time means its end in UTC.',
  fix: 'Mend what the waiver was for and delete it. If you still need it, decide again: set a new `expires`, and say in `reason` why it took longer.',
  waive: { when: 'It cannot be waived: renew or delete the waiver at its own line.', where: 'nowhere' },
};

/** The finding of a waiver that ended at `expires` and would have waived so many findings. */
export function expiredDraft(waiver: Waiver, expires: Instant, matched: number): DraftFinding {
  const counting =
    matched === 0
      ? 'It would waive nothing'
      : `${plural(matched, 'finding')} that it waived ${matched === 1 ? 'counts' : 'count'} again`;
  return {
    at: waiver.inheritedAt ?? waiver.at,
    message: `${waiver.inheritedAt === undefined ? 'The waiver' : `A waiver of ${waiver.at.file}`} expired on ${formatDay(expires)} (reason: ${waiver.reason}). ${counting}. Fix the cause, or take the waiver away`,
  };
}
