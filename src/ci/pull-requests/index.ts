// What a run does about its pull requests: reads what people have ticked before it pins, and writes them at the end.

import { type Gap, gapFrom } from '../../model/failure.js';
import type { Instant } from '../../model/judgement/fact.js';
import type { JudgedFinding } from '../../model/judgement/finding.js';
import type { Config } from '../../model/run/config.js';
import type { DeliveryResult } from '../../model/run/delivery.js';
import type { Host } from '../../model/run/host.js';
import type { SourceFile } from '../../model/text/source.js';
import { withoutSkipped } from '../../pin/skips.js';
import { type CiConnection, ciTargetOf } from '../connect.js';
import { type BundleContext, type Bundles, bundlesOf } from './bundles.js';
import { type OwnPullRequests, readOwnPullRequests } from './own-pull-requests.js';
import { type PullRequestContext, writeBundle } from './write.js';

/** What the run may pin, and how that is divided among pull requests. */
export interface PinScope {
  /** Of all images, without the fixes that are held. */
  readonly findings: readonly JudgedFinding[];
  /** As the checkout was before. */
  readonly found: ScopedCheckout;
  readonly now: Instant;
  /** Absent if no pull request is written. `gap`: why it must not be written. */
  readonly pullRequests?: WantedPulls | { readonly gap: Gap };
}

/** The pull requests to write, and the branches whose groups no longer exist. */
type WantedPulls = Omit<Bundles, 'findings'> & Pick<OwnPullRequests, 'abandoned'>;

/** What is to be pinned, before anything is. */
export interface ScopeInput extends Pick<BundleContext, 'now' | 'plan'> {
  readonly found: ScopedCheckout;
}

/** What was found in the checkout, with the texts of its files. */
type ScopedCheckout = BundleContext['found'] & {
  readonly files: ReadonlyMap<string, SourceFile>;
};

/** Reads the own pull requests, and sorts what there is to pin. */
export async function pullRequestScope(
  host: Host,
  config: Config,
  ci: CiConnection | Gap,
  settings: NonNullable<Config['delivery']['pullRequest']>,
  input: ScopeInput,
): Promise<PinScope> {
  const { found, now } = input;
  try {
    const context = { config, settings, files: host.files, now };
    const earlier = await readOwnPullRequests({ ...context, target: ciTargetOf(ci) });
    const { findings, ...bundles } = await bundlesOf({ ...input, earlier, config, settings });
    return { findings, found, now, pullRequests: { ...earlier, ...bundles } };
  } catch (error) {
    const findings = withoutSkipped(found.findings, config.policy.skips, now);
    return { findings, found, now, pullRequests: { gap: gapFrom(error, 'pull request') } };
  }
}

/** Runs a part of the delivery, and makes a gap of its failure. */
export type Attempt = (subject: string, write: () => Promise<DeliveryResult>) => Promise<string | undefined>;

/** Writes every pull request, and closes those of groups that no longer exist. Without bundles nothing could be pinned. */
export async function writePullRequests(
  context: PullRequestContext,
  bundles: WantedPulls | undefined,
  attempt: Attempt,
): Promise<{ readonly url?: string; readonly notices: readonly string[] }> {
  const only = [{ branch: context.settings.branch, ...nothing }];
  const wanted: WantedPulls = bundles ?? { list: only, abandoned: [], notices: [] };
  const { list, abandoned, notices } = wanted;
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
