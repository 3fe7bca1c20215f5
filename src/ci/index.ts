// What a run needs of the CI host. The host's client is large, so only a run that uses it loads it.
import { withoutSkipped } from '../checks/skips.js';
import type { Config } from '../model/config.js';
import { type Gap, gapFrom } from '../model/failure.js';
import type { Host } from '../model/host.js';
import type { Pinner } from '../pin/pinner.js';
import type { Pinnable } from '../pin/reread.js';
import type { CiConnection } from './connect.js';
import type { DeliveryInput, DeliveryOutcome } from './deliver.js';
import type { PinScope, ScopeInput } from './pull-requests/index.js';

/** The CI host as this run sees it, or why it cannot be used; a run that does not need it is a local one. */
export async function openCi(host: Host, config: Config): Promise<CiConnection | Gap> {
  const readsBase = config.newOnly || config.policy.ofBase === true;
  if (!readsBase && !writesToCi(config)) return { event: { kind: 'local' } };
  const { connectCi } = await import('./connect.js');
  return connectCi(host, config).catch((error: unknown) => gapFrom(error, 'event'));
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
  if (!mayWrite || pullRequest === undefined)
    return { findings: withoutSkipped(found.findings, config.policy.skips, now), found, now };
  const { pullRequestScope } = await import('./pull-requests/index.js');
  const plan: ScopeInput['plan'] = (findings) => pinner.plan({ ...found, findings });
  return pullRequestScope(host, config, ci, pullRequest, { found, now, plan });
}

/** Writes the comment, pull request or issue that the settings ask for; nothing for most runs. */
export async function deliverToCi(
  host: Host,
  config: Config,
  ci: CiConnection | Gap,
  input: DeliveryInput,
): Promise<DeliveryOutcome> {
  if (!writesToCi(config)) return { gaps: [] };
  const { deliver } = await import('./deliver.js');
  return deliver(host, config, ci, input);
}

function writesToCi({ delivery }: Config): boolean {
  return delivery.comment !== 'never' || delivery.issue || delivery.pullRequest !== undefined;
}
