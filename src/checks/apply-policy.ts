// Applies the policy to findings: sets severities, matches waivers, and reports expired and unused waivers.

import { compact, withFields } from '../model/collections.js';
import type { Gap } from '../model/failure.js';
import { imageMatcher } from '../model/globs/name-glob.js';
import type { CheckInput, Instant } from '../model/judgement/fact.js';
import {
  type CheckText,
  type DraftFinding,
  type Finding,
  type JudgedFinding,
  severities,
} from '../model/judgement/finding.js';
import type { InlineWaiver, Policy, Waiver, WaiverState } from '../model/judgement/policy.js';
import type { Config } from '../model/run/config.js';
import { plural } from '../model/text/text.js';
import { dayMs, formatDay } from '../model/text/time.js';
import { byPlace, type CheckSettings, subjectKey } from './check.js';
import { findingsOf } from './index.js';
import { expiredDraft, expiredWaiver } from './rules/expired-waiver.js';
import { unusedDraft, unusedWaiver } from './rules/unused-waiver.js';
import { type AgeLimits, ageLimitsFor, severityRater } from './waivers/overrides.js';
import { InlineWaiverEntry, PolicyWaiver, type WaiverEntry, waiverIndex } from './waivers/waivers.js';

/** A waiver that expires within this time is announced. */
const soonMs = 14 * dayMs;

/** The state of a waiver that is in force, after it has been matched with all findings. */
function waiverStateOf(entry: WaiverEntry, now: Instant, complete: boolean): WaiverState {
  const { waiver, matched, lapsed, expiredAt } = entry;
  if ('pending' in waiver) return pending(entry);
  if (expiredAt !== undefined) return stateWith(entry, 'expired', `It expired on ${formatDay(expiredAt)}`);
  if (lapsed !== undefined) return stateWith(entry, 'lapsed', lapsed);
  const soon = 'expires' in waiver ? expiringSoon(waiver.expires, now) : undefined;
  return stateWith(entry, matched > 0 ? 'active' : complete ? 'unused' : 'unknown', soon);
}

/** The state of a waiver that the pull request removes. */
function removedWaiverState(entry: WaiverEntry): WaiverState {
  const until = entry.expiredAt === undefined ? '; it applies until the merge' : '';
  return stateWith(entry, 'removed', `This pull request removes the waiver${until}`);
}

/**
 * The states of the waivers that the pull request adds, each with the number of findings that it will match. Beyond `limit`
 * steps of work, that is not counted.
 */
function pendingWaiverStates(
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

export interface PolicyResult {
  /** In the order of the places. */
  readonly findings: readonly JudgedFinding[];
  readonly waiverStates: readonly WaiverState[];
  /** Findings that were not compared with the waivers. */
  readonly gaps: readonly Gap[];
}

/** What comparing waivers may take: a few seconds, in which 3,000 of the worst globs are compared with 400 of the longest names. */
const maxSteps = 2_000_000_000;

export interface PolicyContext {
  readonly now: Instant;
  /** There are no gaps: only then is a waiver without a finding reported as unused. */
  readonly complete: boolean;
  readonly inline?: readonly InlineWaiver[];
  /** Absent: which check a finding is of decides nothing. */
  readonly failOn?: Config['failOn'];
  /** How much work the waivers may take. */
  readonly limit?: number;
}

/** Runs every check over the input and applies the policy. `ages` hold where no override sets others. */
export function judgeInput(
  input: CheckInput,
  policy: Policy,
  ages: AgeLimits & Pick<CheckSettings, 'eolWarningMs'>,
  context: PolicyContext,
): PolicyResult {
  const limits = ageLimitsFor(policy.overrides, ages);
  const found = findingsOf(input, {
    maxAgeMs: (occurrence) => limits(occurrence).maxAgeMs,
    now: context.now,
    ...compact({ eolWarningMs: ages.eolWarningMs }),
    advisories: policy.advisories,
    signatures: policy.signatures,
    needsProof: imageMatcher(policy.proof),
  });
  return applyPolicy(found, policy, context);
}

/** Applies a policy to findings. Findings about waivers cannot be waived themselves. */
export function applyPolicy(
  findings: readonly Finding[],
  policy: Policy,
  { now, complete, inline = [], limit = maxSteps, failOn }: PolicyContext,
): PolicyResult {
  const rate = severityRater(policy);
  const rated = findings.flatMap(rate);
  const work = { steps: 0 };
  const own = policy.waivers.map((waiver) => new PolicyWaiver(waiver, now, work));
  const removed = policy.removed.map((waiver) => new PolicyWaiver(waiver, now, work));
  const inlineEntries = inline.map((waiver) => new InlineWaiverEntry(waiver));
  const inForce = waiverIndex<WaiverEntry>([...own, ...removed, ...inlineEntries], work);
  let left = rated.length;
  const judged = rated.map((finding) => {
    if (work.steps > limit) return unwaived(finding);
    left -= 1;
    return matchWaivers(inForce(finding), finding);
  });
  const isComplete = complete && left === 0;
  const aboutWaivers = [
    ...own.flatMap((entry) => findingsAboutWaiver(entry, isComplete)),
    ...inlineEntries.flatMap((entry) => (entry.waiver.pending ? [] : findingsAboutUnused(entry, isComplete))),
    ...policy.pending.flatMap((waiver) => addedExpired(waiver, now)),
  ];
  const all = [...withoutRepeats(judged, failOn), ...aboutWaivers.flatMap(rate).map(unwaived)];
  const ordered = all.toSorted(byPlace);
  return {
    findings: ordered,
    waiverStates: [
      ...[...own, ...inlineEntries].map((entry) => waiverStateOf(entry, now, isComplete)),
      ...removed.map(removedWaiverState),
      ...pendingWaiverStates(policy.pending, rated, now, limit),
    ],
    gaps: left === 0 ? [] : [tooManyWaivers(left)],
  };
}

/**
 * The findings without those of which another check says more: after levels and waivers, which may have removed that. The
 * other one must be as severe wherever the line is, and fail the gate where this one does.
 */
function withoutRepeats(
  findings: readonly JudgedFinding[],
  failOn: PolicyContext['failOn'],
): readonly JudgedFinding[] {
  const keyOf = ({ at, about }: Finding, check: string) => at && `${check} ${subjectKey(at, about?.image)}`;
  const named = new Set(findings.flatMap(({ unless = [] }) => unless));
  const said = new Map<string | undefined, number>();
  const isListed = (check: string) => typeof failOn !== 'object' || failOn.includes(check);
  for (const finding of findings)
    if (named.has(finding.check) && finding.waived === undefined)
      said.set(keyOf(finding, finding.check), severities.indexOf(finding.severity));
  return findings.flatMap((finding) => {
    const { unless = [], ...kept } = finding;
    const rank = severities.indexOf(finding.severity);
    const isRepeat = unless.some(
      (check) =>
        (said.get(keyOf(finding, check)) ?? severities.length) <= rank &&
        (isListed(check) || !isListed(finding.check)),
    );
    return isRepeat ? [] : [kept];
  });
}

/** The first waiver that holds waives the finding; one that no longer holds adds a sentence to its message. */
function matchWaivers(entries: readonly WaiverEntry[], finding: Finding): JudgedFinding {
  const decisions = entries.flatMap((entry) => entry.decide(finding) ?? []);
  const match = decisions.find((decision) => 'waived' in decision);
  if (match !== undefined) return withFields(finding, { waived: match.waived });
  const lapsed = decisions.find((decision) => 'lapsed' in decision);
  if (lapsed === undefined) return unwaived(finding);
  return unwaived({ ...finding, message: `${finding.message}. ${lapsed.lapsed}` });
}

function tooManyWaivers(left: number): Gap {
  return {
    cause: 'policy-unread',
    subject: 'waivers',
    message: `The waivers of the policy were not compared with ${plural(left, 'finding')}, because that takes too much work. In the waivers, write whole names and paths instead of globs that begin with \`*\`, or remove some of them`,
  };
}

function unwaived(finding: Finding): JudgedFinding {
  return withFields(finding, { waived: undefined });
}

/**
 * A waiver that is inherited from another repository cannot be removed here, so it is reported only if it has expired
 * and findings count again.
 */
function findingsAboutWaiver(entry: PolicyWaiver, complete: boolean): readonly Finding[] {
  const { waiver, matched, expiredAt } = entry;
  if (waiver.inheritedAt !== undefined && (expiredAt === undefined || matched === 0)) return [];
  if (expiredAt === undefined) return findingsAboutUnused(entry, complete);
  return [findingOf(expiredWaiver, expiredDraft(waiver, expiredAt, matched))];
}

/** A waiver that the change adds or edits has no effect yet, but would count as expired from the merge on. */
function addedExpired(waiver: Waiver, now: Instant): readonly Finding[] {
  const { expiredAt } = new PolicyWaiver(waiver, now);
  if (expiredAt === undefined || waiver.inheritedAt !== undefined) return [];
  return [findingOf(expiredWaiver, expiredDraft(waiver, expiredAt))];
}

function findingsAboutUnused({ waiver, matched }: WaiverEntry, complete: boolean): readonly Finding[] {
  return matched > 0 || !complete ? [] : [findingOf(unusedWaiver, unusedDraft(waiver))];
}

function findingOf({ id, severity }: CheckText, draft: DraftFinding): Finding {
  return { check: id, severity, ...draft };
}
