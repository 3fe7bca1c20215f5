// Completes what the platform says of a policy: its parameters, the override that lifts it, and when a cool-down ends.
import { compact } from '../model/compact.js';
import type { Instant } from '../model/fact.js';
import { Failure } from '../model/failure.js';
import type { PolicyAnswer, PolicyDecision } from '../model/pull-policy.js';
import { dayMs } from '../model/time.js';
import type { BoundOverride, CheckedPolicy, PolicyBinding } from './ports.js';

/** The parameters of the binding apply if the result has none. An override of a policy lifts its denial. */
export function completedDecision(
  { policyUid, bindingUid, ...result }: CheckedPolicy,
  bindings: readonly PolicyBinding[],
  overrides: readonly BoundOverride[],
): PolicyDecision {
  const ofBinding = bindings.find(({ uid }) => uid === bindingUid)?.parameters;
  const isStated = Object.keys(result.parameters).length > 0;
  const override = overrides.find((one) => one.policyUid === policyUid);
  return {
    ...result,
    parameters: isStated ? result.parameters : (ofBinding ?? {}),
    ...compact({ override: override && reasonOf(override) }),
  };
}

function reasonOf({ reason, createdBy, createdAt }: BoundOverride): PolicyDecision['override'] {
  return { reason, ...compact({ createdBy, createdAt }) };
}

/** The default of the platform's own policy. */
const defaultDays = 7;

/** How long a cool-down lasts in milliseconds; `undefined` for any other policy. */
function coolDownOf({ policy, parameters }: PolicyDecision): number | undefined {
  if (policy !== 'cooldown') return undefined;
  const days = parameters.days === undefined ? defaultDays : Number(parameters.days);
  return Number.isInteger(days) && days >= 1 && days <= 365 ? days * dayMs : undefined;
}

/** Adds to a denial by a cool-down when it ends. A build time that cannot be read leaves the denial as it is. */
export async function withMoment(
  result: PolicyDecision,
  builtAt: () => Promise<Instant | undefined>,
): Promise<PolicyDecision> {
  const coolDown = result.result === 'denied' ? coolDownOf(result) : undefined;
  if (coolDown === undefined) return result;
  const built = await builtAt().catch((error: unknown) => {
    if (error instanceof Failure) return undefined;
    throw error;
  });
  return built === undefined ? result : { ...result, allowedFrom: { at: built + coolDown, builtAt: built } };
}

/**
 * The answer with the latest possible end of a cool-down where the build time is not known: an image was built before
 * its tag pointed to it.
 */
export function withLatestMoment(answer: PolicyAnswer, since: Instant | undefined): PolicyAnswer {
  if (since === undefined) return answer;
  const results = answer.results.map((result) => {
    const coolDown = result.result === 'denied' ? coolDownOf(result) : undefined;
    if (coolDown === undefined || result.allowedFrom !== undefined) return result;
    return { ...result, allowedFrom: { at: since + coolDown } };
  });
  return { ...answer, results };
}
