// What became of each waiver of the policy in this run, with a sentence for the reader where one is needed.
import { compact } from '../model/compact.js';
import type { Instant } from '../model/fact.js';
import type { Finding } from '../model/finding.js';
import type { Waiver, WaiverState } from '../model/policy.js';
import { plural } from '../model/text.js';
import { dayMs, formatDay } from '../model/time.js';
import { PolicyWaiver, type WaiverEntry, waiverIndex } from './waivers.js';

/** A waiver that expires within this time is announced. */
const soonMs = 14 * dayMs;

/** The state of a waiver that is in force, after it has been matched with all findings. */
export function waiverStateOf(entry: WaiverEntry, now: Instant, complete: boolean): WaiverState {
  const { waiver, matched, lapsed, expiredAt } = entry;
  if ('pending' in waiver) return pending(entry);
  if (expiredAt !== undefined) return stateWith(entry, 'expired', `It expired on ${formatDay(expiredAt)}`);
  if (lapsed !== undefined) return stateWith(entry, 'lapsed', lapsed);
  const soon = 'expires' in waiver ? expiringSoon(waiver.expires, now) : undefined;
  return stateWith(entry, matched > 0 ? 'active' : complete ? 'unused' : 'unknown', soon);
}

/** The state of a waiver that the pull request removes. */
export function removedWaiverState(entry: WaiverEntry): WaiverState {
  const until = entry.expiredAt === undefined ? '; it applies until the merge' : '';
  return stateWith(entry, 'removed', `This pull request removes the waiver${until}`);
}

/**
 * The states of the waivers that the pull request adds, each with the number of findings that it will match. Beyond `limit`
 * steps of work, that is not counted.
 */
export function pendingWaiverStates(
  waivers: readonly Waiver[],
  findings: readonly Finding[],
  now: Instant,
  limit: number,
): readonly WaiverState[] {
  if (waivers.length === 0) return [];
  const work = { steps: 0 };
  const entries = waivers.map((waiver) => new PolicyWaiver(waiver, now, work));
  const possible = waiverIndex(entries, work);
  for (const finding of findings) {
    if (work.steps > limit)
      return waivers.map((waiver) =>
        stateWith({ waiver, matched: 0 }, 'pending', `${addsWaiver}. ${notCounted}`),
      );
    for (const entry of possible(finding)) entry.decide(finding);
  }
  return entries.map(pending);
}

const addsWaiver = 'This pull request adds the waiver: it takes effect after the merge';
const notCounted = 'How many findings it will match was not counted: there are too many waivers and findings';

function pending(entry: WaiverEntry): WaiverState {
  const findings = entry.matched > 0 ? ` and will match ${plural(entry.matched, 'finding')}` : '';
  return stateWith(entry, 'pending', `${addsWaiver}${findings}`);
}

function stateWith(
  { waiver, matched }: Pick<WaiverState, 'waiver' | 'matched'>,
  state: WaiverState['state'],
  notice: string | undefined,
): WaiverState {
  return { waiver, state, matched, ...compact({ notice }) };
}

function expiringSoon(expires: Instant | undefined, now: Instant): string | undefined {
  if (expires === undefined || expires - now > soonMs) return undefined;
  const days = Math.floor((expires - now) / dayMs);
  return `It expires on ${formatDay(expires)}, ${days === 0 ? 'within a day' : `in ${plural(days, 'day')}`}`;
}
