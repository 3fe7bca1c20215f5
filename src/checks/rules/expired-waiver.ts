// expired-waiver: reports waivers past their expiry date, whose findings count again.

import { compact } from '../../model/collections.js';
import type { Instant } from '../../model/judgement/fact.js';
import type { CheckText, DraftFinding } from '../../model/judgement/finding.js';
import type { Waiver } from '../../model/judgement/policy.js';
import { formatDay } from '../../model/text/time.js';

export const expiredWaiver: CheckText = {
  id: 'expired-waiver',
  summary: 'A waiver has expired, so the findings it covered are active again',
  severity: 'error',
  example: { bad: 'expires: 2020-01-31', good: 'expires: <a future date>' },
  why: 'A waiver accepts a risk until a date that you chose. That date has passed, so the findings that it covered count again. A date without a time means the end of that day in UTC.',
  fix: 'Fix the waived finding, then delete the waiver. If you still need it, renew it: set a new `expires`, and explain in `reason` why it takes longer.',
  waive: { when: 'It cannot be waived: renew or delete the expired waiver.', where: 'nowhere' },
};

/**
 * The finding for a waiver that ended at `expires`.
 * @param matched the number of findings that it would still cover; absent: the change adds it
 */
export function expiredDraft(waiver: Waiver, expires: Instant, matched?: number): DraftFinding {
  const name = waiver.inheritedAt === undefined ? 'The waiver' : `A waiver in ${waiver.at.file}`;
  return {
    at: waiver.inheritedAt ?? waiver.at,
    ...compact({ existing: waiver.inBase }),
    message: `${name} expired on ${formatDay(expires)} (reason: ${waiver.reason}). ${consequence(matched)}`,
  };
}

function consequence(matched: number | undefined): string {
  if (matched === undefined)
    return 'This change adds it, and it would have no effect. Set a later date, or leave it out';
  if (matched === 0) return 'It no longer matches any finding. Remove it';
  return matched === 1
    ? 'The finding it covered is active again. Fix it, or renew or remove the waiver'
    : `The ${matched} findings it covered are active again. Fix them, or renew or remove the waiver`;
}
