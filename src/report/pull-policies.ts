// What pull policies say of a reference → the report, and back.
import { compact } from '../model/collections.js';
import type { Cause } from '../model/failure.js';
import {
  type PolicyAnswer,
  type PolicyDecision,
  pullVerdict,
  type ReferencePolicies,
} from '../model/images/pull-policy.js';
import type { ReportedAnswer, ReportedPolicies } from './schema/schema-items.js';
import { instantIfKnown, isoIfKnown } from './time.js';

export function describePolicies({ newest, others }: ReferencePolicies): ReportedPolicies {
  return { newest: newest.map(describeAnswer), others: others.map(describeAnswer) };
}

function describeAnswer(answer: PolicyAnswer): ReportedAnswer {
  const { digest, results, unknown, isHarmless } = answer;
  return {
    digest,
    verdict: pullVerdict(answer),
    results: results.map(describeResult),
    ...compact({ unknown, isHarmless }),
  };
}

function describeResult({
  allowedFrom,
  override,
  parameters,
  ...rest
}: PolicyDecision): ReportedAnswer['results'][number] {
  const { at, builtAt } = allowedFrom ?? {};
  return {
    ...rest,
    parameters,
    ...compact({ override, allowedFrom: isoIfKnown(at), builtAt: isoIfKnown(builtAt) }),
  };
}

/** What the report says of a reference, as it was known in the run. */
export function parsePolicies({ newest, others }: ReportedPolicies): ReferencePolicies {
  return { newest: newest.map(parseAnswer), others: others.map(parseAnswer) };
}

function parseAnswer({ verdict: _, unknown, ...answer }: ReportedAnswer): PolicyAnswer {
  const why = unknown && { ...unknown, cause: unknown.cause as Cause };
  return { ...answer, results: answer.results.map(parseResult), ...compact({ unknown: why }) };
}

function parseResult({ allowedFrom, builtAt, ...rest }: ReportedAnswer['results'][number]): PolicyDecision {
  if (allowedFrom === undefined) return rest;
  const built = compact({ builtAt: instantIfKnown(builtAt) });
  return { ...rest, allowedFrom: { at: Date.parse(allowedFrom), ...built } };
}
