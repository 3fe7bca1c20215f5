// What a run does about its pull requests: reads what people have ticked before it pins, and writes them at the end.
import { withoutSkipped } from '../../checks/skips.js';
import type { Config } from '../../model/config.js';
import type { DeliveryResult } from '../../model/delivery.js';
import { type Gap, gapFrom } from '../../model/failure.js';
import type { JudgedFinding } from '../../model/finding.js';
import type { Host } from '../../model/host.js';
import { type CiConnection, ciTargetOf } from '../connect.js';
import { type BundleContext, type Bundles, bundlesOf } from './bundles.js';
import { type Desk, readDesk } from './desk.js';
import { type PullRequestContext, writeBundle } from './write.js';

/** What the run may pin, and how that is divided among pull requests. */
export interface PinScope {
  /** Of all images, without the fixes that are held. */
  readonly findings: readonly JudgedFinding[];
  /** Absent if no pull request is written. `gap`: why it must not be written. */
  readonly pullRequests?: (Bundles & Pick<Desk, 'abandoned'>) | { readonly gap: Gap };
}

/** What is to be pinned, before anything is. */
export type ScopeInput = Pick<BundleContext, 'found' | 'now' | 'plan'>;

/** Reads the own pull requests, and sorts what there is to pin. */
export async function pullRequestScope(
  host: Host,
  config: Config,
  ci: CiConnection | Gap,
  settings: NonNullable<Config['delivery']['pullRequest']>,
  input: ScopeInput,
): Promise<PinScope> {
  try {
    const context = { config, settings, files: host.files, now: input.now };
    const desk = await readDesk({ ...context, target: ciTargetOf(ci) });
    const bundles = await bundlesOf({ ...input, desk, config, settings });
    return { findings: bundles.findings, pullRequests: { ...bundles, abandoned: desk.abandoned } };
  } catch (error) {
    const findings = withoutSkipped(input.found.findings, config.policy.skips, input.now);
    return { findings, pullRequests: { gap: gapFrom(error, 'pull request') } };
  }
}

/** Runs a part of the delivery, and makes a gap of its failure. */
export type Attempt = (subject: string, write: () => Promise<DeliveryResult>) => Promise<string | undefined>;

/** Writes every pull request, and closes those of groups that no longer exist. Without bundles nothing could be pinned. */
export async function writePullRequests(
  context: PullRequestContext,
  bundles: (Bundles & Pick<Desk, 'abandoned'>) | undefined,
  attempt: Attempt,
): Promise<{ readonly url?: string; readonly notices: readonly string[] }> {
  const only = [{ branch: context.settings.branch, ...nothing }];
  const { list, abandoned, notices } = bundles ?? { list: only, abandoned: [], notices: [] };
  const urls: (string | undefined)[] = [];
  const left = abandoned.map((branch) => ({ branch, ...nothing }));
  for (const bundle of [...list, ...left]) {
    const subject =
      bundle.branch === context.settings.branch ? 'pull request' : `pull request of ${bundle.branch}`;
    urls.push(await attempt(subject, () => writeBundle(context, bundle)));
  }
  const url = urls.at(list.length - 1) ?? urls.find((one) => one !== undefined);
  return { notices, ...(url === undefined ? {} : { url }) };
}

/** What there is for a group that the policy no longer has, and where nothing could be pinned. */
const nothing = { findings: [], files: [], added: [], released: new Set<string>(), held: [] } as const;
