// The dashboard of an audit: the pull requests of the runs that pin, and the skips of the policy.

import { isRefused } from '../../clients/github/errors.js';
import { branchesFrom } from '../../clients/github/pulls/pin-branch.js';
import { findPulls, isPinPull } from '../../clients/github/pulls/pulls.js';
import { compact } from '../../model/collections.js';
import type { Instant } from '../../model/judgement/fact.js';
import type { Skip } from '../../model/judgement/policy.js';
import type { Config } from '../../model/run/config.js';
import { formatDay } from '../../model/text/time.js';
import { markdown } from '../../output/escape.js';
import { type HeldImage, heldText } from '../../output/markdown/pull-request/controls.js';
import { isInForce } from '../../pin/skips.js';
import type { CiTarget } from '../connect.js';
import { groupBranch } from './groups.js';

interface DashboardPull {
  readonly number: number;
  readonly url: string;
  readonly title: string;
}

interface Dashboard {
  readonly open: readonly DashboardPull[];
  /** Closed by a person, so that the same pins are not proposed again. */
  readonly closed: readonly DashboardPull[];
  readonly held: readonly Pick<HeldImage, 'name' | 'reason' | 'until'>[];
  /** Why the pull requests are not known. */
  readonly unread?: string;
}

const maxItems = 50;

/** The end of the text. */
function dashboardText({ open, closed, held, unread }: Dashboard): string {
  return [
    '',
    '## Updates',
    ...(unread === undefined ? [] : ['', `The pull requests are not known: ${markdown(unread)}`]),
    ...section('Open pull requests', open.map(link)),
    ...section('Closed pull requests, whose pins are not proposed again', closed.map(link)),
    ...section(
      'Not updated',
      held.map((one) => `- ${heldText(one)}`),
    ),
    ...(open.length + closed.length + held.length === 0 ? ['', 'Nothing is open or held.'] : []),
  ].join('\n');
}

function link({ number, url, title }: DashboardPull): string {
  return `- [#${number}](${url}) ${markdown(title.slice(0, 200))}`;
}

function section(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const more = lines.length > maxItems ? [`- and ${lines.length - maxItems} more`] : [];
  return ['', `**${title}**`, '', ...lines.slice(0, maxItems), ...more];
}

/** The end of the tracking issue's text; nothing unless the policy asks for it. @throws ApiError, Failure */
export async function dashboardFoot(
  target: CiTarget,
  config: Config,
  now: Instant,
): Promise<{ readonly foot?: string }> {
  if (!config.policy.pullRequests.dashboard) return {};
  const pulls = await readPulls(target, config);
  const held = config.policy.skips.filter((skip) => isInForce(skip, now)).map(heldBySkip);
  return { foot: dashboardText({ ...pulls, held }) };
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
      if (newest.state === 'open') open.push(newest);
      else if (!newest.merged && newest.mark !== undefined) closed.push(newest);
    }
  } catch (error) {
    if (!isRefused(error)) throw error;
    return { open: [], closed: [], unread: error.message };
  }
  return { open, closed };
}

function heldBySkip({ image, tag, reason, until }: Skip): Dashboard['held'][number] {
  const name = tag === undefined ? image : `${image}:${tag}`;
  return { name, reason, ...compact({ until: until === undefined ? undefined : formatDay(until) }) };
}
