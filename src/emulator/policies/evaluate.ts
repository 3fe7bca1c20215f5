// What pull policies decide about an image: the system's policies, what they know of it, and how pulls are recorded.
import { createHash } from 'node:crypto';
import { invalid } from '../resources.js';
import { isWithin, oldestFirst, parentOf, type Repo, type State } from '../state/state.js';

/** Milliseconds since 1970. */
interface ImageFacts {
  readonly builtAt?: number | undefined;
  readonly releasedAt?: number | undefined;
  readonly endOfLife?: number | undefined;
}

export const createdKey = 'org.opencontainers.image.created';

/** What is known of a digest; of one platform's manifest, what is known of its index. */
export function imageFacts(repo: Repo, digest: string): ImageFacts {
  const index = repo.indexes.find(({ manifests }) => manifests.some((one) => one.digest === digest));
  const digests = [digest, ...(index === undefined ? [] : [index.digest])];
  const tags = repo.tags.filter(({ history }) => history.some((record) => digests.includes(record.digest)));
  const dated = tags.find(({ eolDate }) => eolDate !== undefined);
  const records = tags.flatMap(({ history }) => history).filter((record) => digests.includes(record.digest));
  return {
    builtAt: statedBuildTime(repo, digests) ?? instantOf(oldestFirst(records)[0]?.updateTimestamp),
    releasedAt: instantOf(dated?.releaseDate ?? (dated && oldestFirst(dated.history)[0]?.updateTimestamp)),
    endOfLife: instantOf(dated?.eolDate?.slice(0, 10)),
  };
}

/** The build time of the state, or else that of the annotation or the configuration of the image. */
function statedBuildTime(repo: Repo, digests: readonly string[]): number | undefined {
  const stated = repo.builds?.find((build) => digests.includes(build.digest))?.createTime;
  if (stated !== undefined) return instantOf(stated);
  for (const digest of digests) {
    const manifest = contentOf(repo, digest);
    const [first] = Array.isArray(manifest?.manifests) ? manifest.manifests : [];
    const image = first === undefined ? manifest : contentOf(repo, first.digest);
    const text = manifest?.annotations?.[createdKey] ?? configOf(repo, image)?.created;
    if (typeof text === 'string') return instantOf(text);
  }
  return undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: the content of a state file is whatever its author wrote
type Content = any;

function configOf(repo: Repo, manifest: Content): Content {
  return contentOf(repo, manifest?.config?.digest ?? '');
}

/** The configuration of an image, or of the first image of an index; `undefined` if the state does not hold it. */
export function imageConfigOf(repo: Repo, digest: string): Content {
  const manifest = contentOf(repo, digest);
  const [first] = Array.isArray(manifest?.manifests) ? manifest.manifests : [];
  return configOf(repo, first === undefined ? manifest : contentOf(repo, first.digest));
}

function contentOf(repo: Repo, digest: string): Content {
  const held = repo.content.find((one) => one.digest === digest);
  try {
    return held === undefined ? undefined : JSON.parse(held.text);
  } catch {
    return undefined;
  }
}

function instantOf(text: string | undefined): number | undefined {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? undefined : at;
}

type PolicyOutcome = { readonly result: 'ALLOWED' | 'DENIED' | 'ERROR'; readonly reason: string };

interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly default: number;
  readonly minimum: number;
  readonly maximum: number;
}

interface SystemPolicy {
  readonly uid: string;
  readonly name: string;
  readonly description: string;
  readonly parameter?: Parameter;
  decide(image: ImageFacts, value: number, now: number): PolicyOutcome;
}

const dayMs = 86_400_000;
const allowed: PolicyOutcome = { result: 'ALLOWED', reason: '' };
const denied = (reason: string): PolicyOutcome => ({ result: 'DENIED', reason: `denied: ${reason}` });
const failed = (reason: string): PolicyOutcome => ({ result: 'ERROR', reason });
const day = (instant: number) => new Date(instant).toISOString().slice(0, 10);

export const systemPolicies: readonly SystemPolicy[] = [
  {
    uid: 'policy-no-eol',
    name: 'no-eol',
    description: 'Denies images whose main package has reached its end of life.',
    decide: ({ endOfLife }, _value, now) =>
      endOfLife === undefined || endOfLife > now
        ? allowed
        : denied(`main package reached end of life on ${day(endOfLife)}`),
  },
  {
    uid: 'policy-cooldown',
    name: 'cooldown',
    description: 'Denies images with a build timestamp less than the specified number of days old.',
    parameter: {
      name: 'days',
      description: 'Minimum age in days before access is allowed.',
      default: 7,
      minimum: 1,
      maximum: 365,
    },
    decide({ builtAt }, days, now) {
      if (builtAt === undefined) return failed('the image has no build timestamp');
      if (now - builtAt >= days * dayMs) return allowed;
      return denied(
        `image built within the ${days}-day cooldown window (built ${day(builtAt)}, pulled ${day(now)})`,
      );
    },
  },
  {
    uid: 'policy-support-window',
    name: 'support-window',
    description:
      'Denies images whose main package is supported for less than the specified number of months.',
    parameter: {
      name: 'months',
      description: 'Minimum support period in months, from the release to the end of life.',
      default: 6,
      minimum: 1,
      maximum: 24,
    },
    decide({ endOfLife, releasedAt }, months) {
      if (endOfLife === undefined) return allowed;
      if (releasedAt === undefined) return failed('the main package has no release date');
      const least = new Date(releasedAt);
      least.setUTCMonth(least.getUTCMonth() + months);
      return least.getTime() <= endOfLife
        ? allowed
        : denied(`support period is shorter than ${months} months`);
    },
  },
];

/** The parameters with their defaults. @throws Refusal if one is not known, or out of its range */
export function checkedParameters(
  { parameter }: Pick<SystemPolicy, 'parameter'>,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, number>> {
  const unknown = Object.keys(given).find((name) => name !== parameter?.name);
  if (unknown !== undefined) throw invalid(`parameters.${unknown}`, 'is not a parameter of the policy');
  if (parameter === undefined) return {};
  const { name, minimum, maximum } = parameter;
  const value = given[name] ?? parameter.default;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < minimum || value > maximum)
    throw invalid(`parameters.${name}`, `must be a whole number from ${minimum} to ${maximum}`);
  return { [name]: value };
}

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
