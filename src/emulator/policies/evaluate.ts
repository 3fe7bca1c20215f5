// What pull policies decide about an image: the system's policies, and what they know of it.
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
    const annotations = contentOf(repo, digest)?.annotations;
    const text = annotations?.[createdKey] ?? imageConfigOf(repo, digest)?.created;
    if (typeof text === 'string') return instantOf(text);
  }
  return undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: the content of a state file is whatever its author wrote
type Content = any;

/** The configuration of an image, or of the first image of an index; `undefined` if the state does not hold it. */
export function imageConfigOf(repo: Repo, digest: string): Content {
  const manifest = contentOf(repo, digest);
  const [first] = Array.isArray(manifest?.manifests) ? manifest.manifests : [];
  const image = first === undefined ? manifest : contentOf(repo, first.digest);
  return contentOf(repo, image?.config?.digest ?? '');
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

interface SystemPolicy {
  readonly uid: string;
  readonly name: string;
  /** A whole number that a binding can set. */
  readonly parameter?: { readonly name: string; readonly default: number };
  decide(image: ImageFacts, value: number, now: number): PolicyOutcome;
}

const dayMs = 86_400_000;
const allowed: PolicyOutcome = { result: 'ALLOWED', reason: '' };
const denied = (reason: string): PolicyOutcome => ({ result: 'DENIED', reason: `denied: ${reason}` });
const failed = (reason: string): PolicyOutcome => ({ result: 'ERROR', reason });
const day = (instant: number) => new Date(instant).toISOString().slice(0, 10);

const systemPolicies: readonly SystemPolicy[] = [
  {
    uid: 'policy-no-eol',
    name: 'no-eol',
    decide: ({ endOfLife }, _value, now) =>
      endOfLife === undefined || endOfLife > now
        ? allowed
        : denied(`main package reached end of life on ${day(endOfLife)}`),
  },
  {
    uid: 'policy-cooldown',
    name: 'cooldown',
    parameter: { name: 'days', default: 7 },
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
    parameter: { name: 'months', default: 6 },
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

type Binding = State['policyBindings'][number];

interface Evaluated extends PolicyOutcome {
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
  const { name: policyName, parameter } = system;
  const value = Number(parameters[parameter?.name ?? ''] ?? parameter?.default);
  const outcome = system.decide(imageFacts(repo, digest), value, now);
  return { policyName, parameters: parameter === undefined ? {} : { [parameter.name]: value }, ...outcome };
}

/** The name of the policy that denies a pull; an enforced policy that cannot be evaluated does. */
export function deniedBy(state: State, repo: Repo, digest: string, now: number): string | undefined {
  return evaluatePolicies(state, repo, digest, now).find(
    ({ binding, result, isLifted }) =>
      binding.mode === 'POLICY_MODE_ENFORCED' && result !== 'ALLOWED' && !isLifted,
  )?.policyName;
}
