// Evaluates the policies that apply to an image, and decides about its pulls.
import { createHash } from 'node:crypto';
import { isWithin, parentOf, type Repo, type State } from '../state.js';
import { imageFacts } from './image.js';
import { checkedParameters, type PolicyOutcome, systemPolicies } from './system.js';

type Binding = State['policyBindings'][number];

export interface Evaluated extends PolicyOutcome {
  readonly binding: Binding;
  readonly policyName: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The result is a denial that an override lifts. */
  readonly isLifted: boolean;
}

/** What each policy that is bound above the repository decides about a digest. Libraries have policies of their own. */
export function evaluatePolicies(
  state: State,
  repo: Repo,
  digest: string,
  now: number,
): readonly Evaluated[] {
  return state.policyBindings.flatMap((binding) => {
    const { uid, resourceTypes, policy } = binding;
    const isForImages = resourceTypes.length === 0 || resourceTypes.some((type) => /\/Repo(@|$)/.test(type));
    if (!isForImages || !isWithin(repo.uid, parentOf(uid))) return [];
    const decided = decide(state, repo, digest, binding, now);
    const isLifted = state.policyOverrides.some(
      (one) => one.policyId === policy && one.artifactId === digest && isWithin(repo.uid, parentOf(one.uid)),
    );
    return decided === undefined
      ? []
      : [{ binding, ...decided, isLifted: isLifted && decided.result === 'DENIED' }];
  });
}

function decide(state: State, repo: Repo, digest: string, { policy, parameters }: Binding, now: number) {
  const own = state.policies.find(({ uid }) => uid === policy);
  if (own !== undefined) {
    const { name: policyName, decides: result } = own;
    return { policyName, parameters, result, reason: result === 'ALLOWED' ? '' : `${policyName}: ${result}` };
  }
  const system = systemPolicies.find(({ uid }) => uid === policy);
  if (system === undefined) return undefined;
  const checked = checkedParameters(system, parameters);
  const [value = 0] = Object.values(checked);
  return {
    policyName: system.name,
    parameters: checked,
    ...system.decide(imageFacts(repo, digest), value, now),
  };
}

/**
 * Records what the policies decide about a pull, once for each day.
 * @returns the name of the policy that denies it; an enforced policy that cannot be evaluated does
 */
export function decidePull(state: State, repo: Repo, digest: string, now: number): string | undefined {
  const evaluated = evaluatePolicies(state, repo, digest, now);
  for (const one of evaluated) record(state, repo, digest, one, now);
  return evaluated.find(
    ({ binding, result, isLifted }) =>
      binding.mode === 'POLICY_MODE_ENFORCED' && result !== 'ALLOWED' && !isLifted,
  )?.policyName;
}

function record(
  { policyDecisions }: State,
  repo: Repo,
  digest: string,
  { binding, policyName, result, reason }: Evaluated,
  now: number,
): void {
  const { mode, policy: policyId } = binding;
  const [year = 0, month = 0, day = 0] = new Date(now).toISOString().slice(0, 10).split('-').map(Number);
  const decided = { digest, policyId, policyName, mode, result, reason, pulledOn: { year, month, day } };
  const suffix = createHash('sha256').update(JSON.stringify(decided)).digest('hex').slice(0, 16);
  const uid = `${repo.uid}/${suffix}`;
  if (policyDecisions.every((one) => one.uid !== uid)) policyDecisions.push({ uid, ...decided });
}
