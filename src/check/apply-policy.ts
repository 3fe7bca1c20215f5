// Findings and policy → what counts: severities, waivers, and what is to say about the waivers themselves.
import type { Instant } from '../model/fact.js';
import type { Finding } from '../model/finding.js';
import type { InlineWaiver, Policy, Waiver } from '../model/policy.js';
import type { CheckWords, Draft } from './check.js';
import { byPlace } from './index.js';
import { withSeverities } from './overrides.js';
import { expiredDraft, expiredWaiver } from './rules/expired-waiver.js';
import { unusedDraft, unusedWaiver } from './rules/unused-waiver.js';
import { inlineEntry, type WaiverEntry, waiverEntry } from './waiver-entry.js';
import { day, plural } from './words.js';

/** `pending` and `removed`: what a pull request does to the waivers; the removed ones still count. */
export interface WaiverState {
  readonly waiver: Waiver | InlineWaiver;
  /** `unknown`: it matched nothing, but not everything could be looked at. */
  readonly state: 'active' | 'expired' | 'lapsed' | 'unused' | 'unknown' | 'removed' | 'pending';
  /** How many findings it matches. */
  readonly matched: number;
  /** One sentence, where there is something to say. */
  readonly notice?: string;
}

export interface Applied {
  /** In the order of the places. */
  readonly findings: readonly Finding[];
  readonly waiverStates: readonly WaiverState[];
}

export interface Circumstances {
  readonly now: Instant;
  /** Nothing is unknown: only then does a waiver without a finding say anything. */
  readonly complete: boolean;
  readonly inline?: readonly InlineWaiver[];
}

const dayMs = 86_400_000;
const soonMs = 14 * dayMs;

/** Applies a policy to the findings of the evidence. Waivers never waive what is said about waivers. */
export function applyPolicy(
  findings: readonly Finding[],
  policy: Policy,
  { now, complete, inline = [] }: Circumstances,
): Applied {
  const levelled = withSeverities(findings, policy);
  const entries = [
    ...policy.waivers.map((waiver) => waiverEntry(waiver, now, 'own')),
    ...policy.removed.map((waiver) => waiverEntry(waiver, now, 'removed')),
    ...inline.map(inlineEntry),
  ];
  const judged = levelled.map((finding) => judgedBy(entries, finding));
  const about = entries.flatMap((entry) => findingAbout(entry, complete));
  const pending: readonly WaiverState[] = policy.pending.map((waiver) => {
    const entry = waiverEntry(waiver, now, 'own');
    for (const finding of levelled) entry.decide(finding);
    const notice = `The pull request adds this waiver: it counts once it is merged${entry.matched > 0 ? `, for ${plural(entry.matched, 'finding')}` : ''}`;
    return { waiver, state: 'pending', matched: entry.matched, notice };
  });
  return {
    findings: [...judged, ...withSeverities(about, policy)].sort(byPlace),
    waiverStates: [...entries.map((entry) => stateOf(entry, now, complete)), ...pending],
  };
}

/** The first waiver that holds waives the finding; one that no longer holds leaves a sentence. */
function judgedBy(entries: readonly WaiverEntry[], finding: Finding): Finding {
  const decisions = entries.map((entry) => entry.decide(finding));
  const waived = decisions.find((decision) => 'waived' in decision);
  if (waived !== undefined) return { ...finding, ...waived };
  const lapsed = decisions.find((decision) => 'lapsed' in decision);
  return lapsed === undefined ? finding : { ...finding, message: `${finding.message}. ${lapsed.lapsed}` };
}

function findingAbout(entry: WaiverEntry, complete: boolean): readonly Finding[] {
  const { waiver, matched, expiredAt, belongs } = entry;
  const inherited = 'inheritedAt' in waiver && waiver.inheritedAt !== undefined;
  if (belongs === 'removed') return [];
  if (expiredAt !== undefined && !('covers' in waiver))
    return inherited && matched === 0
      ? []
      : [finding(expiredWaiver, expiredDraft(waiver, expiredAt, matched))];
  return matched > 0 || inherited || !complete ? [] : [finding(unusedWaiver, unusedDraft(waiver))];
}

function finding({ id, severity }: CheckWords, draft: Draft): Finding {
  return { check: id, severity, ...draft };
}

function stateOf(entry: WaiverEntry, now: Instant, complete: boolean): WaiverState {
  const { waiver, matched, lapsed, expiredAt, belongs } = entry;
  const said = (state: WaiverState['state'], notice?: string): WaiverState => ({
    waiver,
    state,
    matched,
    ...(notice === undefined ? {} : { notice }),
  });
  if (expiredAt !== undefined) return said('expired', `It expired on ${day(expiredAt)}`);
  if (belongs === 'removed') return said('removed', 'The pull request takes it away; it counts until then');
  if (lapsed !== undefined) return said('lapsed', lapsed);
  if (matched === 0) return said(complete ? 'unused' : 'unknown');
  return said('active', 'expires' in waiver ? expiringSoon(waiver.expires, now) : undefined);
}

function expiringSoon(expires: Instant | undefined, now: Instant): string | undefined {
  if (expires === undefined || expires - now > soonMs) return undefined;
  const days = Math.floor((expires - now) / dayMs);
  return `It expires on ${day(expires)}, ${days === 0 ? 'within a day' : `in ${plural(days, 'day')}`}`;
}
