// Wording about pull policies, and their effect on fixes: no fix writes a digest whose pull is denied.

import type { Digest } from '../model/images/image.js';
import {
  answerAbout,
  denialsOf,
  maxCandidates,
  type PolicyAnswer,
  type PolicyDecision,
  pullVerdict,
  type ReferencePolicies,
} from '../model/images/pull-policy.js';
import type { CheckInput, Instant } from '../model/judgement/fact.js';
import type { DraftFinding } from '../model/judgement/finding.js';
import { shortDigest } from '../model/text/text.js';
import { subjectKey } from './check.js';

/** The policies of these results with their parameters: `` `cooldown` (days: 7) ``. */
export function policyNames(results: readonly PolicyDecision[]): string {
  return results
    .map(({ policy, parameters }) => {
      const values = Object.entries(parameters).map(([name, value]) => `${name}: ${value}`);
      return `\`${policy}\`${values.length === 0 ? '' : ` (${values.join(', ')})`}`;
    })
    .join(' and ');
}

/** From when on a pull is allowed, as a sentence; empty if nothing is known of that. */
export function momentText(denials: readonly PolicyDecision[], now: Instant): string {
  const moments = denials.map(({ allowedFrom }) => allowedFrom);
  const known = moments
    .filter((moment) => moment !== undefined && moment.at > now)
    .filter((one) => one !== undefined);
  const [first] = known;
  if (first === undefined || known.length < moments.length) return '';
  const last = known.reduce((a, b) => (a.at >= b.at ? a : b));
  if (last.builtAt === undefined)
    return `The build time is not known, but the image is older than its place in the tag's history: the pull is allowed from ${timeText(last.at)} at the latest`;
  return `It was built on ${timeText(last.builtAt)}, and the policy counts from then, not from when the tag got the digest: the pull is allowed from ${timeText(last.at)}`;
}

/** `2026-11-28 03:12 UTC`, rounded up to the minute so that it is not too early. */
function timeText(instant: Instant): string {
  const at = new Date(Math.ceil(instant / 60_000) * 60_000).toISOString();
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}

/**
 * Removes the fix of each finding that would write a digest whose pull is denied, or not known to be allowed, and says
 * why. Where a fix writes another digest than the newest one because of a policy, the message says that.
 */
export function withAllowedFixes<T extends DraftFinding>(
  { occurrences, pullPolicies }: CheckInput,
  now: Instant,
): (finding: T) => T {
  const policiesAt = new Map<string, ReferencePolicies>();
  for (const one of occurrences) {
    const policies = one.kind === 'image' ? pullPolicies?.get(one) : undefined;
    if (one.kind === 'image' && policies !== undefined)
      policiesAt.set(subjectKey(one.at, one.image), policies);
  }
  return (finding) => {
    const { fix, ...unfixed } = finding;
    const { at, about } = finding;
    const policies = at && about?.image && policiesAt.get(subjectKey(at, about.image));
    if (fix === undefined || policies === undefined) return finding;
    const refused = refusal(policies, fix.digest, now);
    if (refused !== undefined)
      return {
        ...unfixed,
        message: `${finding.message}. It cannot be pinned automatically: ${refused}`,
      } as T;
    const [newest] = policies.newest;
    if (newest === undefined || newest.digest === fix.digest || pullVerdict(newest) !== 'denied')
      return finding;
    const denials = policyNames(denialsOf(newest.results, 'enforced'));
    return {
      ...finding,
      message: `${finding.message}. That is the newest digest that the pull policies allow: ${denials} denies ${shortDigest(newest.digest)}`,
    };
  };
}

/** Why a digest must not be written; `undefined` if its pull is allowed. */
function refusal(policies: ReferencePolicies, digest: Digest, now: Instant): string | undefined {
  const answer = answerAbout(policies, digest);
  const verdict = answer === undefined ? 'unknown' : pullVerdict(answer);
  if (verdict === 'allowed') return undefined;
  if (answer === undefined || verdict === 'unknown')
    return `it is not known whether the pull policies allow ${shortDigest(digest)}`;
  return noneAllowed(policies, answer, now);
}

/** That no digest can be pinned, and what the policies say of this one. */
export function noneAllowed({ newest }: ReferencePolicies, answer: PolicyAnswer, now: Instant): string {
  const denials = denialsOf(answer.results, 'enforced');
  const moment = momentText(denials, now);
  const one = `${policyNames(denials)} denies ${shortDigest(answer.digest)}${moment === '' ? '' : `. ${moment}`}`;
  const denied = newest.filter((other) => pullVerdict(other) === 'denied').length;
  if (denied < 2 || denied < newest.length) return one;
  const all = `the pull policies deny the newest ${denied} digests of the tag that are old enough`;
  return `${all}${denied < maxCandidates ? '' : ', and older ones are not tried'}. ${one}`;
}
