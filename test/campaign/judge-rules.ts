// Whether a run without faults had the rules that must decide it: nobody's make it incomplete, and others must be read.
import type { Ended, Verdict } from './judge.js';
import { rulesFor } from './rules.js';
import type { World } from './world.js';

export function judgeRules({ change, inputs }: World, { report, trace }: Ended): readonly Verdict[] {
  if (change === undefined || report === undefined) return [];
  const { verdict, incomplete } = report;
  const found: Verdict[] = [];
  const isUnread = incomplete.some(
    ({ cause, subject }) => cause === 'policy-unread' || subject === 'base commit',
  );
  if (inputs['policy-from'] !== 'head' && rulesFor(change) === 'nobody' && verdict !== 'incomplete')
    found.push({ harm: 'wrong pass', what: `${verdict}, and nobody knows whose rules decide` });
  const isRefused = change.system === 'github' && change.grant === 'nothing';
  if (isUnread && rulesFor(change) !== 'nobody' && !isRefused)
    found.push({ harm: 'false finding', what: 'the rules that decide can be read, and were not' });
  if (change.system === 'github') return found;
  // Only GitHub has what these settings ask for.
  if (inputs.mode === 'audit' && inputs.issue === 'true' && verdict === 'pass')
    found.push({ harm: 'incomplete delivery', what: 'a pass, and the issue cannot be written' });
  // A job of GitLab writes a note where there is a merge request; here it has no token for that.
  if (change.system === 'gitlab' && (change.event === 'push' || change.event === 'branch')) return found;
  const isTold = trace.annotations.some(({ message }) => message.includes('comment was not written'));
  if ((inputs.comment ?? 'never') !== 'never' && !isTold)
    found.push({ harm: 'incomplete delivery', what: 'the comment is not there, and nobody says so' });
  return found;
}
