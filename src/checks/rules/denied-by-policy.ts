// denied-by-policy: reports digests whose pull the organization's pull policies deny, or would deny after their dry run.

import type { Digest } from '../../model/images/image.js';
import {
  answerAbout,
  denialsOf,
  type PolicyAnswer,
  pullVerdict,
  type ReferencePolicies,
} from '../../model/images/pull-policy.js';
import { type CheckInput, type Fact, hasSameImages, type Instant } from '../../model/judgement/fact.js';
import type { DraftFinding } from '../../model/judgement/finding.js';
import type { ImageOccurrence } from '../../model/occurrence.js';
import { shortDigest } from '../../model/text/text.js';
import { type Check, perImage, pinTo } from '../check.js';
import { judgedName } from '../format.js';
import { momentText, noneAllowed, policyNames } from '../refused-fixes.js';
import { isStale } from './pins/stale-digest.js';

export const deniedByPolicy: Check = {
  id: 'denied-by-policy',
  summary: 'A pull policy of the organization denies the pull of the digest',
  severity: 'error',
  example: {
    bad: 'FROM registry.example.com/acme/node:20@sha256:<built yesterday, with a cool-down of 7 days>',
    good: 'FROM registry.example.com/acme/node:20@sha256:<the newest digest that every policy allows>',
  },
  why: 'The registry refuses to serve a digest that an enforced pull policy denies, so the next build or deployment that has no cached copy fails. A cool-down policy counts from the build time of the image, while `min-age` counts from the time when the tag got the digest: a digest can be old enough for one and too young for the other, and with nightly builds the newest digests are always within a cool-down. A policy in dry run denies nothing yet; what it would deny is a notice, and so is a digest that only an override allows.',
  fix: 'Pin the newest digest that every enforced policy allows: `tagproof pin` looks for it among the newest 15 digests of the tag that are old enough for `min-age`. If all of them are denied by a longer cool-down, set `min-age` to its length, so that the search begins with older digests. Otherwise wait until the time in the finding, or ask an administrator of the organization for an override of this digest.',
  waive: {
    when: 'Waive it while an override has been requested, or if the image is only pulled through a registry that the policy does not cover. State which of the two applies.',
    where: 'line',
  },
  run(input, { now, maxAgeMs }) {
    return [
      ...perReference(input, (occurrence, fact, policies) => denial(occurrence, fact, policies, now)),
      ...perReference(input, (occurrence, fact, policies) =>
        notice(occurrence, fact, policies, { maxAgeMs: maxAgeMs(occurrence), now }),
      ),
      ...unansweredNotices(input),
    ];
  },
};

function perReference(
  input: CheckInput,
  rule: (
    occurrence: ImageOccurrence,
    fact: Fact,
    policies: ReferencePolicies,
  ) => Omit<DraftFinding, 'at' | 'about'> | undefined,
): readonly DraftFinding[] {
  return perImage(input, (occurrence, fact) => {
    const policies = input.pullPolicies?.get(occurrence);
    return policies && rule(occurrence, fact, policies);
  });
}

/** A pin that is denied, or an unpinned reference for which no digest is allowed. */
function denial(occurrence: ImageOccurrence, fact: Fact, policies: ReferencePolicies, now: Instant) {
  const { image } = occurrence;
  const target = fact.status === 'missing' ? undefined : fact.currentDigest;
  const digest = image.digest ?? (fact.status === 'unpinned' ? target : undefined);
  const answer = digest && answerAbout(policies, digest);
  if (answer === undefined || pullVerdict(answer) !== 'denied') return undefined;
  const name = judgedName(image, fact);
  if (image.digest === undefined)
    return { message: `${name} cannot be pinned: ${noneAllowed(policies, answer, now)}` };
  const denials = denialsOf(answer.results, 'enforced');
  const moment = momentText(denials, now);
  const by = `the pull ${denials.length === 1 ? 'policy' : 'policies'} ${policyNames(denials)}`;
  const denied = `${name} is pinned to ${shortDigest(image.digest)}, whose pull is denied by ${by}`;
  const message = moment === '' ? denied : `${denied}. ${moment}`;
  const allowed = target && target !== image.digest ? answerAbout(policies, target) : undefined;
  if (allowed === undefined || pullVerdict(allowed) !== 'allowed' || fact.status === 'not-in-history')
    return { message };
  return { message: `${message}. Pin ${shortDigest(allowed.digest)}`, ...pinTo(occurrence, allowed.digest) };
}

/** What a dry run would deny, and what only an override allows, of the pin and of the digest that would replace it. */
function notice(
  occurrence: ImageOccurrence,
  fact: Fact,
  policies: ReferencePolicies,
  ages: { readonly maxAgeMs: number; readonly now: Instant },
): Omit<DraftFinding, 'at' | 'about'> | undefined {
  const digests = new Set([occurrence.image.digest ?? [], writtenDigest(fact, ages) ?? []].flat());
  const sentences = [...digests].flatMap((digest) => {
    const answer = answerAbout(policies, digest);
    return answer === undefined || pullVerdict(answer) === 'denied' ? [] : sentencesAbout(answer);
  });
  if (sentences.length === 0) return undefined;
  return { message: `${judgedName(occurrence.image, fact)}: ${sentences.join('. ')}`, atMost: 'notice' };
}

/** The digest that `pin` writes. */
function writtenDigest(
  fact: Fact,
  { maxAgeMs, now }: { readonly maxAgeMs: number; readonly now: Instant },
): Digest | undefined {
  const stale = isStale(fact, maxAgeMs, now);
  if (fact.status === 'one-platform' && !stale) return fact.indexDigest;
  if (fact.status !== 'unpinned' && fact.status !== 'not-current' && !stale) return undefined;
  if (fact.status === 'not-current' && hasSameImages(fact)) return undefined;
  return fact.noTarget === undefined ? fact.currentDigest : undefined;
}

function sentencesAbout({ digest, results }: PolicyAnswer): readonly string[] {
  const tested = results.filter(({ mode }) => mode === 'dry-run');
  const denials = denialsOf(tested, 'dry-run');
  const failed = tested.filter(({ result }) => result === 'error');
  const lifted = results.filter(
    ({ mode, result, override }) => mode === 'enforced' && result !== 'error' && override,
  );
  const short = shortDigest(digest);
  return [
    ...(denials.length === 0
      ? []
      : [`${policyNames(denials)}, which is in dry run, would deny ${short} if it were enforced`]),
    ...(failed.length === 0
      ? []
      : [`${policyNames(failed)}, which is in dry run, could not be evaluated for ${short}`]),
    ...lifted.map((result) => overrideSentence(short, result)),
  ];
}

function overrideSentence(short: string, result: PolicyAnswer['results'][number]): string {
  const { override } = result;
  const by = override?.createdBy === undefined ? '' : ` by ${override.createdBy}`;
  const on = override?.createdAt === undefined ? '' : ` on ${override.createdAt.slice(0, 10)}`;
  return `An override of ${policyNames([result])}${by}${on} allows ${short}: "${override?.reason}"`;
}

/** Why it is not known what policies would deny, where that fails no pull: once for each reason, at no place. */
function unansweredNotices({ pullPolicies = new Map() }: CheckInput): readonly DraftFinding[] {
  const answers = [...pullPolicies.values()].flatMap(({ newest, others }: ReferencePolicies) => [
    ...newest,
    ...others,
  ]);
  const messages = answers.flatMap(({ unknown, isHarmless }) =>
    isHarmless && unknown ? [unknown.message] : [],
  );
  return [...new Set(messages)].map((message) => ({ message, atMost: 'notice' }));
}
