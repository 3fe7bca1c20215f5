// unused-waiver: reports waivers without a finding, which could hide a future one.
import { compact } from '../../model/collections.js';
import type { CheckText, DraftFinding } from '../../model/judgement/finding.js';
import type { InlineWaiver, Waiver } from '../../model/judgement/policy.js';

export const unusedWaiver: CheckText = {
  id: 'unused-waiver',
  summary: 'A waiver matches no finding',
  severity: 'notice',
  example: {
    bad: 'waivers: [{ check: stale-digest, image: acme/gone, reason: … }]',
    good: 'waivers without an entry for acme/gone',
  },
  why: 'The waiver accepts a finding that does not exist: it was fixed, or the waiver never matched because of a typo in a name or path. If the waiver stays, it can hide a future finding that nobody has reviewed.',
  fix: 'Delete it, or correct its `check`, `image`, `tag`, `paths`, `artifact` or `advisory` if it was meant for a finding that is still reported.',
  waive: {
    when: 'It cannot be waived. To turn this check off, set `unused-waiver: off` under `checks` in the policy.',
    where: 'nowhere',
  },
};

export function unusedDraft(waiver: Waiver | InlineWaiver): DraftFinding {
  return {
    at: waiver.at,
    ...('inBase' in waiver ? compact({ existing: waiver.inBase }) : {}),
    message: `This waiver matches no finding (reason: ${waiver.reason}). Remove it so it cannot hide a future one`,
  };
}
