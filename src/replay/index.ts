// Repeats the decisions of a report from its record, also under other settings or another policy. Nothing is requested or written.
import { judgeInput } from '../checks/apply-policy.js';
import { allCounting, compareFindings, isNewOnly, needsBase, notCompared } from '../checks/baseline.js';
import { judge } from '../checks/verdict.js';
import { ageLimitsFor, offFor } from '../checks/waivers/overrides.js';
import { compact } from '../model/collections.js';
import type { Gap } from '../model/failure.js';
import { imageName } from '../model/images/image.js';
import { originImage } from '../model/images/mirror.js';
import { distinctByJson } from '../model/json.js';
import type { CheckInput, Fact } from '../model/judgement/fact.js';
import type { ComparedFinding, JudgedFinding } from '../model/judgement/finding.js';
import type { Policy } from '../model/judgement/policy.js';
import type { SignatureRule } from '../model/judgement/signature.js';
import type { ImageOccurrence } from '../model/occurrence.js';
import type { Config } from '../model/run/config.js';
import type { Outcome } from '../pipeline/conclude.js';
import { endQuestion, isOfPolicy, nothingVerified, unreadEnds } from '../pipeline/questions.js';
import { buildReplayReport } from '../report/build.js';
import { type ParsedReport, parseReport } from '../report/parse.js';
import type { Report } from '../report/schema/schema.js';
import { isOpenPast } from '../resolve/facts.js';
import { proveAgain, recordedHistories } from '../resolve/reprove.js';
import { builtOf } from '../signatures/built.js';
import { satisfies, signatureRulesFor } from '../signatures/match.js';

/**
 * The recorded signatures as this policy sees them. An image that the policy now requires a signature of, and whose
 * signatures were not all read, is a gap: nothing can be requested in a replay.
 */
function signaturesUnder(
  evidence: CheckInput,
  rules: readonly SignatureRule[],
  mirrors: Readonly<Record<string, string>>,
): { readonly evidence: CheckInput; readonly gaps: readonly Gap[] } {
  const gaps: Gap[] = [];
  const signatures = new Map(evidence.signatures);
  for (const one of evidence.occurrences) {
    if (one.kind !== 'image') continue;
    const mirrored = originImage(one.image, mirrors);
    const own = signatureRulesFor(rules, one.image, mirrored === one.image ? undefined : mirrored);
    const found = signatures.get(one);
    if (found !== undefined) {
      const { built: _, ...rest } = found;
      const built = builtOf(one.image, found, own);
      signatures.set(one, built === undefined ? rest : { ...rest, built });
    }
    const hasDigest = one.image.digest !== undefined || evidence.facts.get(one)?.status === 'unpinned';
    const isOpen = found === undefined ? hasDigest : !found.complete && !satisfies(own, found);
    if (own.length === 0 || !isOpen) continue;
    const message =
      'The policy requires a signature, and the report does not record all signatures of this image';
    gaps.push({ cause: 'unverifiable-signature', subject: imageName(one.image), message });
  }
  return { evidence: { ...evidence, signatures }, gaps: distinctByJson(gaps) };
}

/** The settings that decide. */
type DecisionSettings = Pick<
  Config,
  'mode' | 'maxAgeMs' | 'minAgeMs' | 'eolWarningMs' | 'asOf' | 'failOn' | 'onIncomplete' | 'newOnly'
>;

export interface ReplayOptions {
  /** The settings of the recorded run. */
  readonly before: DecisionSettings;
  /** The settings of the replay. */
  readonly now: DecisionSettings;
  /** All settings as the new report shows them. */
  readonly settings: Report['settings'];
  /** Absent: the recorded one. */
  readonly policy?: Policy;
}

/**
 * The outcome of the recorded run, or of one with other settings or another policy. What the record does not have is a
 * gap.
 * @returns `issues`, as sentences, when the report lacks something that every record has
 */
export function replay(
  report: Report,
  { before, now: settings, settings: shown, policy: other }: ReplayOptions,
): Outcome | { readonly issues: readonly string[] } {
  const parsed = parseReport(report);
  if ('issues' in parsed) return parsed;
  const { record } = parsed;
  const policy = other ?? parsed.policy;
  const now = Date.parse(report.startedAt);
  const newOnly = isNewOnly(settings, record.base !== undefined);
  const recordedGaps = (report.incomplete as readonly Gap[]).map(({ existing, ...gap }) =>
    newOnly ? { ...gap, ...compact({ existing }) } : gap,
  );
  const ownGaps = recordedGaps.slice(0, record.examined);
  const proved = proveFacts(parsed, { before, settings, policy, now }, ownGaps);
  const signed = signaturesUnder(proved.evidence, policy.signatures, record.mirrors);
  const notSigned = other === undefined ? [] : signed.gaps;
  const known = [...proved.gaps, ...endsNotRecorded(before, settings, report), ...notSigned];
  const { evidence } = signed;
  const gaps = other === undefined ? known : underPolicy(known, evidence, other);
  const judged = judgeInput(evidence, policy, settings, {
    now,
    complete: gaps.length === 0,
    inline: record.inline,
    failOn: settings.failOn,
  });
  const compared = compareWithRecord(judged.findings, parsed, newOnly);
  const { waiverStates } = judged;
  const isSilent = other !== undefined && gaps.length === 0;
  const nothing = !isSilent ? [] : nothingVerified(evidence.occurrences, judged.findings);
  const own = [...gaps, ...nothing];
  // The recorded run had the same, unless this one has another policy.
  const unmatched = judged.gaps.filter(({ message }) => !gaps.some((gap) => gap.message === message));
  const asOf = settings.asOf ?? now;
  const asked = other && endQuestion(offFor(other));
  const input = {
    evidence,
    waiverStates,
    examined: own.length,
    policy,
    asOf,
    settings: shown,
    ...compact({ asked }),
  };
  const { findings } = compared;
  const everyGap = [...own, ...unmatched, ...compared.gaps, ...recordedGaps.slice(record.examined)];
  const { verdict, exitCode } = judge(findings, everyGap, settings);
  const decision = { verdict, findings, gaps: everyGap };
  return { report: buildReplayReport(report, parsed, input, decision), exitCode };
}

interface ReplayView {
  readonly before: DecisionSettings;
  readonly settings: DecisionSettings;
  readonly policy: Policy;
  readonly now: number;
}

/** Proves a fact again if it is now seen from another time, or under another `min-age`. */
function proveFacts(
  { evidence, policy: recorded, record }: ParsedReport,
  { before, settings, policy, now }: ReplayView,
  gaps: readonly Gap[],
): { readonly evidence: CheckInput; readonly gaps: readonly Gap[] } {
  const limitsBefore = ageLimitsFor(recorded.overrides, before);
  const limits = ageLimitsFor(policy.overrides, settings);
  const histories = recordedHistories(evidence.histories, now);
  const facts = new Map<ImageOccurrence, Fact>();
  const provedNames = new Set<string>();
  const newGaps: Gap[] = [];
  for (const [occurrence, fact] of evidence.facts) {
    const { minAgeMs } = limits(occurrence);
    if (settings.asOf === before.asOf && minAgeMs === limitsBefore(occurrence).minAgeMs) {
      facts.set(occurrence, fact);
      continue;
    }
    const { image } = occurrence;
    const view = { now, minAgeMs, ...compact({ asOf: settings.asOf }) };
    const policies = evidence.pullPolicies?.get(occurrence);
    const origin = originImage(image, record.mirrors);
    const proved = proveAgain(image, origin, fact, histories, view, policies);
    facts.set(occurrence, proved);
    provedNames.add(imageName(image));
    const isOpen = proved.status === 'unknown' && proved.cause === 'history-incomplete';
    if (isOpen || (image.digest !== undefined && isOpenPast(proved, view)))
      newGaps.push({ cause: proved.cause, subject: imageName(image), message: proved.message });
  }
  const left = gaps.filter(
    ({ cause, subject }) => cause !== 'history-incomplete' || !provedNames.has(subject),
  );
  return { evidence: { ...evidence, facts }, gaps: distinctByJson([...left, ...newGaps]) };
}

/** The announced ends of supported tags, if this replay warns of them and the recorded run did not ask for them. */
function endsNotRecorded(
  before: DecisionSettings,
  now: DecisionSettings,
  { references }: Report,
): readonly Gap[] {
  const isAsked = before.eolWarningMs > 0 || now.eolWarningMs === 0;
  if (isAsked || references.every(({ fact }) => fact?.deprecated !== false)) return [];
  const message = 'The report does not record when the tags that are still supported reach their end of life';
  return [{ cause: 'no-history', subject: 'end of life', message }];
}

/** Replaces the gaps of the recorded policy, which no longer applies, by those of the other one. */
function underPolicy(gaps: readonly Gap[], evidence: CheckInput, policy: Policy): readonly Gap[] {
  const left = gaps.filter((gap) => gap.cause !== 'policy-unread' && !isOfPolicy(gap));
  return [...policy.unread, ...unreadEnds(evidence, policy, 'terminal').gaps, ...left];
}

function compareWithRecord(
  findings: readonly JudgedFinding[],
  { record: { base }, evidence: { occurrences } }: ParsedReport,
  newOnly: boolean,
): { readonly findings: readonly ComparedFinding[]; readonly gaps: readonly Gap[] } {
  // A run also compares if only its gaps need it; then the base is on record.
  const isAsked = needsBase(findings, newOnly) || (newOnly && base !== undefined);
  if (!isAsked || base === 'none' || (base === undefined && !newOnly))
    return { findings: notCompared(findings, undefined), gaps: [] };
  const compared =
    base === undefined || base === 'unknown'
      ? notCompared(findings, 'unknown')
      : compareFindings(findings, occurrences, base);
  const isOpen = base !== 'unknown' && compared.some(({ introduced }) => introduced === 'unknown');
  const message = 'The report does not record of every finding whether the change introduces it';
  return {
    findings: newOnly ? compared : allCounting(compared),
    gaps: isOpen ? [{ cause: 'no-history', subject: 'base commit', message }] : [],
  };
}
