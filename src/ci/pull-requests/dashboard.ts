// The dashboard of an audit: the pull requests of the runs that pin, and the skips of the policy.
import { isInForce } from '../../checks/skips.js';
import { isRefused } from '../../clients/github/errors.js';
import { branchesFrom } from '../../clients/github/pin-branch.js';
import { findPulls, isPinPull, type Pull } from '../../clients/github/pulls.js';
import { compact } from '../../model/compact.js';
import type { Config } from '../../model/config.js';
import type { Instant } from '../../model/fact.js';
import type { Skip } from '../../model/policy.js';
import { formatDay } from '../../model/time.js';
import { carryTicks } from '../../output/markdown/boxes.js';
import type { HeldImage } from '../../output/markdown/controls.js';
import { type Dashboard, type DashboardPull, dashboardText } from '../../output/markdown/dashboard.js';
import type { CiTarget } from '../connect.js';
import { isPattern } from './bundles.js';
import { groupBranch } from './groups.js';
import { boxKey, keyOfSkip } from './keys.js';

/** The end of the tracking issue's text, and how ticks that no run has read yet are kept in a new one. */
export interface DashboardFoot {
  readonly foot: string;
  readonly carry: (latest: string, next: string) => string;
}

/** Nothing unless the policy asks for it. @throws ApiError, Failure */
export async function dashboardFoot(
  target: CiTarget,
  config: Config,
  now: Instant,
): Promise<DashboardFoot | undefined> {
  if (!config.policy.pullRequests.dashboard) return undefined;
  const pulls = await readPulls(target, config);
  const held = config.policy.skips.filter((skip) => isInForce(skip, now)).map(heldBySkip);
  // What is not as it would be written is a request that the next run that pins has to see.
  return {
    foot: dashboardText({ ...pulls, held }),
    carry: (latest, next) => carryTicks(next, latest, next),
  };
}

async function readPulls({ api, run }: CiTarget, config: Config): Promise<Omit<Dashboard, 'held'>> {
  const branch = config.settings.find(({ name }) => name === 'pull-request-branch')?.value ?? '';
  const groups = (config.policy.pullRequests.groups ?? []).map(({ name }) => groupBranch(branch, name));
  const open: DashboardPull[] = [];
  const closed: DashboardPull[] = [];
  try {
    const heads = await branchesFrom(api, run.repository, branch);
    for (const name of [branch, ...groups].filter((one) => heads.has(one))) {
      const own = (await findPulls(api, run.repository, name)).filter(isPinPull);
      const newest = own.find(({ state }) => state === 'open') ?? own[0];
      if (newest === undefined) continue;
      if (newest.state === 'open') open.push(shown(newest, name));
      else if (!newest.merged && newest.mark !== undefined) closed.push(shown(newest, name));
    }
  } catch (error) {
    if (!isRefused(error)) throw error;
    return { open: [], closed: [], unread: error.message };
  }
  return { open, closed };
}

function shown({ number, url, title }: Pull, branch: string): DashboardPull {
  return { key: boxKey(branch), number, url, title };
}

function heldBySkip(skip: Skip): HeldImage {
  const { image, tag, reason, until } = skip;
  return {
    key: keyOfSkip(skip),
    name: tag === undefined ? image : `${image}:${tag}`,
    reason,
    ...compact({ until: until === undefined ? undefined : formatDay(until) }),
    isOwnEntry: !isPattern(skip),
  };
}
