// unused-waiver: an exception for something that is no longer there, and would hide its return.
import type { CheckText } from '../../model/check-text.js';
import type { InlineWaiver, Waiver } from '../../model/policy.js';
import type { DraftFinding } from '../check.js';

export const unusedWaiver: CheckText = {
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

export function unusedDraft({ at, reason }: Waiver | InlineWaiver): DraftFinding {
  return {
    at,
    message: `The waiver matches no finding (reason: ${reason}). Take it away, so that it hides nothing later`,
  };
}
