// What a run needs of the CI host. The host's client is large, so only a run that uses it loads it.
import { isNewOnly } from '../checks/baseline.js';
import { type Gap, orGap } from '../model/failure.js';
import type { ImageReference } from '../model/images/image.js';
import type { Config } from '../model/run/config.js';
import type { Host } from '../model/run/host.js';
import type { Pinner } from '../pin/pinner.js';
import type { Pinnable } from '../pin/plan.js';
import { skipFinder, withinLimit, withoutSkipped } from '../pin/skips.js';
import type { CiConnection } from './connect.js';
import type { DeliveryInput, DeliveryOutcome } from './deliver.js';
import type { PinScope, ScopeInput } from './pull-requests/index.js';

/** The CI host as this run sees it, or why it cannot be used; a run that does not need it is a local one. */
export async function openCi(host: Host, config: Config): Promise<CiConnection | Gap> {
  const { ofBase } = config.policy;
  const readsBase = isNewOnly(config, ofBase !== undefined) || ofBase === true;
  if (!readsBase && !writesToCi(config)) return { revision: { kind: 'local' } };
  const { connectCi } = await import('./connect.js');
  return orGap(connectCi(host, config), 'event');
}

interface ScopeOptions extends Pick<ScopeInput, 'now'> {
  readonly found: ScopeInput['found'] & Pinnable;
  readonly pinner: Pick<Pinner<unknown>, 'plan'>;
  /** False: the run writes nothing. */
  readonly mayWrite: boolean;
}

/**
 * What the run pins: all that the policy does not skip. If it writes pull requests, what people have ticked in those of
 * earlier runs counts too.
 */
export async function scopePins(
  host: Host,
  config: Config,
  ci: CiConnection | Gap,
  { found, pinner, mayWrite, now }: ScopeOptions,
): Promise<PinScope> {
  const { pullRequest } = config.delivery;
  const { skips } = config.policy;
  const skipOf = skipFinder(skips, now);
  const isSkipped = (image: ImageReference) => skipOf(image) !== undefined;
  const findings = withinLimit(found.findings, found.evidence, config.limit, isSkipped);
  const isGitlab = !('cause' in ci) && ci.gitlab !== undefined;
  if (!mayWrite || pullRequest === undefined || isGitlab)
    return { findings: withoutSkipped(findings, skips, now), found, now };
  const { pullRequestScope } = await import('./pull-requests/index.js');
  const plan: ScopeInput['plan'] = (findings) => pinner.plan({ ...found, findings });
  return pullRequestScope(host, config, ci, pullRequest, { found: { ...found, findings }, now, plan });
}

/** Delivers a report to the CI host. */
type Deliver = (report: DeliveryInput['report']) => Promise<DeliveryOutcome>;

const nothingDelivered: Deliver = async () => ({ gaps: [] });

/**
 * Returns a function that writes the comment, pull request or issue that the settings ask for. For most runs that is nothing,
 * and it keeps nothing.
 */
export function delivererTo(
  host: Host,
  config: Config,
  ci: CiConnection | Gap,
  input: Omit<DeliveryInput, 'report'>,
): Deliver {
  if (!writesToCi(config)) return nothingDelivered;
  return async (report) => {
    const { deliver } = await import('./deliver.js');
    return deliver(host, config, ci, { ...input, report });
  };
}

function writesToCi({ delivery }: Config): boolean {
  return (
    delivery.comment !== 'never' ||
    delivery.issue ||
    delivery.fixOnComment ||
    delivery.pullRequest !== undefined
  );
}
