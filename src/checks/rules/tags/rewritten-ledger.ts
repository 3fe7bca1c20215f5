// rewritten-ledger: reports changes that delete, edit or back-date entries of the first-seen ledger.
import type { LedgerPart } from '../../../model/judgement/fact.js';
import type { DraftFinding } from '../../../model/judgement/finding.js';
import { plural } from '../../../model/text/text.js';
import type { Check } from '../../check.js';

export const rewrittenLedger: Check = {
  id: 'rewritten-ledger',
  summary: 'A change deletes, edits or back-dates entries of the first-seen ledger',
  severity: 'warning',
  example: {
    bad: 'a pull request that sets `"seen"` of an entry to a year ago',
    good: 'a pull request that adds the entries that `tagproof pin` has written',
  },
  why: 'The ledger is the only evidence of when a tag of a registry without history was first seen with a digest. If its past can be changed, a digest of today looks old enough for `min-age`. On pull requests and in merge queues the entries of the base commit count, so the change has no effect on its own verdict. After the merge it has.',
  fix: "Restore the base's version of the file (`git checkout BASE -- FILE`), and run `tagproof pin` to add what was observed. Entries of tags that are no longer used may be removed: accept that in review.",
  waive: {
    when: 'Waive it for a change that only removes entries of tags that are no longer used, and let the waiver expire soon.',
    where: 'policy',
    selector: 'paths: [.github/tagproof.lock.json]',
  },
  run({ ledger }) {
    if (ledger === undefined) return [];
    const { at, removed, backdated } = ledger;
    return [
      ...draft(at, removed, 'deletes or edits', 'of the base commit'),
      ...draft(at, backdated, 'adds', 'dated before the newest entry of the base commit'),
    ];
  },
};

function draft(
  at: DraftFinding['at'],
  { count, images }: LedgerPart,
  verb: string,
  which: string,
): readonly DraftFinding[] {
  if (count === 0) return [];
  const more = count > images.length ? ', …' : '';
  const message = `This change ${verb} ${plural(count, 'entry')} of the first-seen ledger ${which} (${images.join(', ')}${more}). Until the merge, only the entries of the base commit count`;
  return [{ ...(at === undefined ? {} : { at }), message }];
}
