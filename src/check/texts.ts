// The texts of every check: those of the rules, and those of the two that are about the policy itself.
import type { CheckText } from '../model/check-text.js';
import { checks } from './index.js';

export const expiredWaiverText: CheckText = {
  id: 'expired-waiver',
  summary: 'A waiver has expired, so what it accepted counts again',
  severity: 'error',
  example: { bad: 'expires: 2020-01-31', good: 'expires: <a day to come>' },
  why: 'A waiver accepts a risk until a day that you chose. That day has passed: the finding below it counts again, and the line in the policy says something that no longer holds. A day without a time means its end in UTC.',
  fix: 'Mend what the waiver was for and delete it. If you still need it, decide again: set a new `expires`, and say in `reason` why it took longer.',
  waive: { when: 'It cannot be waived: renew or delete the waiver at its own line.', where: 'nowhere' },
};

export const unusedWaiverText: CheckText = {
  id: 'unused-waiver',
  summary: 'A waiver matches no finding',
  severity: 'notice',
  example: {
    bad: 'waivers: [{ check: stale-digest, image: acme/gone, reason: … }]',
    good: 'waivers without an entry for acme/gone',
  },
  why: 'The waiver accepts something that is not there: the finding was mended, or the waiver never matched because of a slip in a name or a path. Left alone, it waits for a finding that nobody has looked at yet.',
  fix: 'Delete it, or correct its `check`, `image`, `tag`, `paths`, `artifact` or `advisory` if it was meant for a finding that still shows.',
  waive: {
    when: 'It cannot be waived. To be told nothing of unused waivers, set `unused-waiver: off` under `checks` in the policy.',
    where: 'nowhere',
  },
};

/** Every check of the contract, in the order of the documentation. */
export const checkTexts: readonly CheckText[] = [
  ...checks,
  ...[expiredWaiverText, unusedWaiverText].filter((text) => checks.every(({ id }) => id !== text.id)),
];
