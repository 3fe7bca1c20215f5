// Asks the platform whether the organization's pull policies allow a digest. Without policies it is one request per run.

import { compact } from '../model/collections.js';
import { type Gap, orGap, withFallback } from '../model/failure.js';
import type { Digest } from '../model/images/image.js';
import type { PolicyAnswer, PolicyDecision } from '../model/images/pull-policy.js';
import { type CatalogueScope, findRepository, type Repository } from '../model/images/repository.js';
import type { Instant } from '../model/judgement/fact.js';
import { shortDigest } from '../model/text/text.js';
import { dayMs } from '../model/text/time.js';
import { memoizeAsync } from '../model/waiting/memoize.js';
import { overridesUnread, policiesUnread, policyUnanswered } from './messages.js';
import type {
  BoundOverride,
  CheckedPolicy,
  PlatformSources,
  PolicyBinding,
  PullPolicySource,
} from './ports.js';

/** No method throws a Failure. */
export interface PolicyCache {
  /** Requests the list of policies, so that it is there when the first digest is asked about. */
  open(): void;
  /** What the policies say of a digest of `<org>/<image>`; `undefined` if none applies. Asks once for each digest. */
  answer(path: string, digest: Digest): Promise<PolicyAnswer | undefined>;
}

export function createPolicyCache(sources: PlatformSources, scope: CatalogueScope): PolicyCache {
  const { pullPolicies: service } = sources;
  if (service === undefined) return { open: () => undefined, answer: async () => undefined };
  const bindings = memoizeAsync(() => orGap(service.bindings(), subjectOfAll));
  const check = checkOf(service);
  return {
    open: () => void bindings(),
    answer: memoizeAsync(async (path: string, digest: Digest) => {
      const bound = await bindings();
      if (bound === undefined) return undefined;
      if ('cause' in bound)
        return unanswered(digest, bound, policiesUnread(bound.message), isHarmless(bound, service));
      if (bound.length === 0) return undefined;
      const repository = await findRepository(sources, scope, path);
      // A gap of the catalogue is reported with the list of tags.
      if (repository === undefined || 'cause' in repository) return undefined;
      const applying = bound.filter(({ uid }) => isAbove(uid, repository));
      return applying.length === 0 ? undefined : check(path, repository, digest, applying);
    }),
  };
}

/** The registry enforces policies in any case: where nobody can read them from here, a run is not incomplete. */
function isHarmless({ cause }: Gap, { isApart = false }: PullPolicySource): boolean {
  return cause === 'denied' || (isApart && (cause === 'unreachable' || cause === 'timeout'));
}

const subjectOfAll = 'pull policies';

type Check = (
  path: string,
  repository: Repository,
  digest: Digest,
  bindings: readonly PolicyBinding[],
) => Promise<PolicyAnswer>;

/** Asks about one digest. A token without the permission is refused once, and no digest is asked about after that. */
function checkOf(service: PullPolicySource): Check {
  const overrides = memoizeAsync(() => orGap(service.overrides(), subjectOfAll));
  let refusal: Gap | undefined;
  return async (path, repository, digest, bindings) => {
    const subject = `${path}@${shortDigest(digest)}`;
    const [results, lifted] = await Promise.all([
      refusal ?? orGap(service.check(repository, digest), subject),
      overrides(),
    ]);
    if ('cause' in results) {
      const gap = results.cause === 'denied' ? { ...results, subject: subjectOfAll } : results;
      if (gap.cause === 'denied') refusal ??= gap;
      const isDryRun = bindings.every(({ mode }) => mode === 'dry-run');
      return unanswered(digest, gap, policyUnanswered(gap.message), isDryRun);
    }
    if ('cause' in lifted) {
      const denial = results.find(({ mode, result }) => mode === 'enforced' && result === 'denied');
      if (denial !== undefined)
        return unanswered(digest, { ...lifted, subject }, overridesUnread(denial.policy, lifted.message));
    }
    const known =
      'cause' in lifted ? [] : lifted.filter((one) => one.digest === digest && isAbove(one.uid, repository));
    const completed = results.map((result) => completedDecision(result, bindings, known));
    const builtAt = memoizeAsync(() => service.builtAt(repository, digest));
    return { digest, results: await Promise.all(completed.map((result) => withMoment(result, builtAt))) };
  };
}

function unanswered(digest: Digest, gap: Gap, message: string, failsNothing = false): PolicyAnswer {
  return { digest, results: [], unknown: { ...gap, message }, ...(failsNothing ? { isHarmless: true } : {}) };
}

/** A binding or an override applies to everything below its parent. */
function isAbove(uid: string, repository: Repository): boolean {
  const parent = uid.slice(0, Math.max(0, uid.lastIndexOf('/')));
  return parent === '' || repository.uid === parent || repository.uid.startsWith(`${parent}/`);
}

/** The parameters of the binding apply if the result has none. An override of a policy lifts its denial. */
function completedDecision(
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
async function withMoment(
  result: PolicyDecision,
  builtAt: () => Promise<Instant | undefined>,
): Promise<PolicyDecision> {
  const coolDown = result.result === 'denied' ? coolDownOf(result) : undefined;
  if (coolDown === undefined) return result;
  const built = await withFallback(builtAt(), undefined);
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
