// Findings and policy → what counts: severities, waivers, and what is to say about the waivers themselves.

import type { CheckText } from '../model/check-text.js';
import type { Instant } from '../model/fact.js';
import type { Finding } from '../model/finding.js';
import type { InlineWaiver, Policy, Waiver } from '../model/policy.js';
import { plural } from '../model/text.js';
import { dayMs, formatDay } from '../model/time.js';
import type { DraftFinding } from './check.js';
import { byPlace } from './index.js';
import { withSeverities } from './overrides.js';
import { expiredDraft, expiredWaiver } from './rules/expired-waiver.js';
import { unusedDraft, unusedWaiver } from './rules/unused-waiver.js';
import { InlineWaiverEntry, PolicyWaiver, type WaiverEntry } from './waivers.js';

export interface WaiverState {
  readonly waiver: Waiver | InlineWaiver;
  /**
   * `unknown`: it matched nothing, but not everything could be looked at. `pending`, `removed`: the pull request
   * adds it or takes it away; only the removed one counts.
   */
  readonly state: 'active' | 'expired' | 'lapsed' | 'unused' | 'unknown' | 'removed' | 'pending';
  /** How many findings it matches. */
  readonly matched: number;
  /** One sentence, where there is something to say. */
  readonly notice?: string;
}

export interface PolicyResult {
  /** In the order of the places. */
  readonly findings: readonly Finding[];
  readonly waiverStates: readonly WaiverState[];
}

export interface PolicyContext {
  readonly now: Instant;
  /** Nothing is unknown: only then does a waiver without a finding say anything. */
  readonly complete: boolean;
  readonly inline?: readonly InlineWaiver[];
}

const soonMs = 14 * dayMs;

/** Applies a policy to the findings of the evidence. Waivers never waive what is said about waivers. */
export function applyPolicy(
  findings: readonly Finding[],
  policy: Policy,
  { now, complete, inline = [] }: PolicyContext,
): PolicyResult {
  const levelled = withSeverities(findings, policy);
  const own = policy.waivers.map((waiver) => new PolicyWaiver(waiver, now));
  const removed = policy.removed.map((waiver) => new PolicyWaiver(waiver, now));
  const beside = inline.map((waiver) => new InlineWaiverEntry(waiver));
  const counting: readonly WaiverEntry[] = [...own, ...removed, ...beside];
  const judged = levelled.map((finding) => judgedBy(counting, finding));
  const about = [
    ...own.flatMap((entry) => aboutPolicyWaiver(entry, complete)),
    ...beside.flatMap((entry) => (entry.waiver.pending ? [] : aboutUnused(entry, complete))),
  ];
  return {
    findings: [...judged, ...withSeverities(about, policy)].sort(byPlace),
    waiverStates: [
      ...[...own, ...beside].map((entry) => stateOf(entry, now, complete)),
      ...removed.map(removedState),
      ...policy.pending.map((waiver) => pendingState(new PolicyWaiver(waiver, now), levelled)),
    ],
  };
}

/** The first waiver that holds waives the finding; one that no longer holds leaves a sentence. */
function judgedBy(entries: readonly WaiverEntry[], finding: Finding): Finding {
  const decisions = entries.flatMap((entry) => entry.decide(finding) ?? []);
  const waived = decisions.find((decision) => 'waived' in decision);
  if (waived !== undefined) return { ...finding, ...waived };
  const lapsed = decisions.find((decision) => 'lapsed' in decision);
  return lapsed === undefined ? finding : { ...finding, message: `${finding.message}. ${lapsed.lapsed}` };
}

/** What another repository's policy waives is nobody's here to tidy, unless it is missed. */
function aboutPolicyWaiver(entry: PolicyWaiver, complete: boolean): readonly Finding[] {
  const { waiver, matched, expiredAt } = entry;
  if (waiver.inheritedAt !== undefined && (expiredAt === undefined || matched === 0)) return [];
  if (expiredAt === undefined) return aboutUnused(entry, complete);
  return [finding(expiredWaiver, expiredDraft(waiver, expiredAt, matched))];
}

function aboutUnused({ waiver, matched }: WaiverEntry, complete: boolean): readonly Finding[] {
  return matched > 0 || !complete ? [] : [finding(unusedWaiver, unusedDraft(waiver))];
}

function finding({ id, severity }: CheckText, draft: DraftFinding): Finding {
  return { check: id, severity, ...draft };
}

function stateOf(entry: WaiverEntry, now: Instant, complete: boolean): WaiverState {
  const { waiver, matched, lapsed, expiredAt } = entry;
  if ('pending' in waiver) return waiting(entry);
  if (expiredAt !== undefined) return said(entry, 'expired', `It expired on ${formatDay(expiredAt)}`);
  if (lapsed !== undefined) return said(entry, 'lapsed', lapsed);
  const soon = 'expires' in waiver ? expiringSoon(waiver.expires, now) : undefined;
  return said(entry, matched > 0 ? 'active' : complete ? 'unused' : 'unknown', soon);
}

function removedState(entry: WaiverEntry): WaiverState {
  const until = entry.expiredAt === undefined ? '; until it is merged, it counts' : '';
  return said(entry, 'removed', `The pull request takes it away${until}`);
}

function pendingState(entry: PolicyWaiver, findings: readonly Finding[]): WaiverState {
  for (const one of findings) entry.decide(one);
  return waiting(entry);
}

function waiting(entry: WaiverEntry): WaiverState {
  const findings = entry.matched > 0 ? `, for ${plural(entry.matched, 'finding')}` : '';
  return said(entry, 'pending', `The pull request adds this waiver: it counts once it is merged${findings}`);
}

function said({ waiver, matched }: WaiverEntry, state: WaiverState['state'], notice?: string): WaiverState {
  return { waiver, state, matched, ...(notice === undefined ? {} : { notice }) };
}

function expiringSoon(expires: Instant | undefined, now: Instant): string | undefined {
  if (expires === undefined || expires - now > soonMs) return undefined;
  const days = Math.floor((expires - now) / dayMs);
  return `It expires on ${formatDay(expires)}, ${days === 0 ? 'within a day' : `in ${plural(days, 'day')}`}`;
}
