// unused-waiver: an exception for something that is no longer there, and would hide its return.
import type { InlineWaiver, Waiver } from '../../model/policy.js';
import type { CheckWords, Draft } from '../check.js';

export const unusedWaiver = {
  id: 'unused-waiver',
  summary: 'A waiver matches no finding',
  severity: 'notice',
  example: {
    bad: 'a waiver of `stale-digest` for an image that is up to date',
    good: 'no waiver',
  },
} as const satisfies CheckWords;

export function unusedDraft({ at, reason }: Waiver | InlineWaiver): Draft {
  return {
    at,
    message: `The waiver matches no finding (reason: ${reason}). Take it away, so that it hides nothing later`,
  };
}
