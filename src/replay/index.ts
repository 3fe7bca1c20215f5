// The decisions of a report once more, from what it recorded: nothing is asked, read or written.
import { applyPolicy, type PolicyContext } from '../checks/apply-policy.js';
import { findingsOf } from '../checks/index.js';
import { ageLimitsFor } from '../checks/overrides.js';
import { judge } from '../checks/verdict.js';
import { compareWithReferences } from '../ci/baseline.js';
import type { Config } from '../model/config.js';
import type { Evidence, Fact } from '../model/fact.js';
import type { Gap } from '../model/failure.js';
import type { Finding } from '../model/finding.js';
import { imageName } from '../model/image.js';
import type { ImageOccurrence } from '../model/occurrence.js';
import type { Policy } from '../model/policy.js';
import { describeReplay } from '../report/build.js';
import { type ParsedReport, readReport } from '../report/parse.js';
import type { Report } from '../report/schema.js';
import { mirroredImage } from '../resolve/mirror.js';
import { proveAgain } from '../resolve/reprove.js';
import type { Outcome } from '../run.js';

/** Settings of decisions: what a run was asked, and what it is asked now. */
export type DecisionSettings = Pick<
  Config,
  'maxAgeMs' | 'minAgeMs' | 'asOf' | 'failOn' | 'onIncomplete' | 'newOnly'
>;

export interface ReplayOptions {
  readonly before: DecisionSettings;
  readonly now: DecisionSettings;
  /** As the new report shows them. */
  readonly settings: Report['settings'];
  /** Absent: the recorded one. */
  readonly policy?: Policy;
}

/**
 * The outcome of the recorded run, or of one with other settings or another policy. What the record does not hold
 * is unknown. `mistakes`: the report lacks something that every record has.
 */
export function replay(
  report: Report,
  { before, now: settings, settings: shown, policy: other }: ReplayOptions,
): Outcome | { readonly issues: readonly string[] } {
  const read = readReport(report);
  if ('issues' in read) return read;
  const { record } = read;
  const policy = other ?? read.policy;
  const now = Date.parse(report.startedAt);
  const recordedGaps = report.incomplete as readonly Gap[];
  const looked = lookedAgain(read, { before, settings, policy, now }, recordedGaps.slice(0, record.examined));
  const examined = other === undefined ? looked.gaps : withPolicy(looked.gaps, other);
  const ages = ageLimitsFor(policy.overrides, settings);
  const maxAgeMs = (occurrence: ImageOccurrence) => ages(occurrence).maxAgeMs;
  const found = findingsOf(looked.evidence, { maxAgeMs, now, advisories: policy.advisories });
  const circumstances: PolicyContext = { now, complete: examined.length === 0, inline: record.inline };
  const applied = applyPolicy(found, policy, circumstances);
  const weighed = weighAgain(applied.findings, read, settings);
  const gaps = [...examined, ...weighed.gaps, ...recordedGaps.slice(record.examined)];
  const { verdict, exitCode } = judge(weighed.findings, gaps, settings);
  const described = describeReplay(report, read, {
    ...applied,
    findings: weighed.findings,
    evidence: looked.evidence,
    policy,
    asOf: settings.asOf ?? now,
    examined: examined.length,
    gaps,
    verdict,
    settings: shown,
  });
  return { report: described, exitCode };
}

interface View {
  readonly before: DecisionSettings;
  readonly settings: DecisionSettings;
  readonly policy: Policy;
  readonly now: number;
}

/** Facts of places that are looked at from another time, or under another `min-age`, are proved again. */
function lookedAgain(
  { evidence, policy: recorded, record }: ParsedReport,
  { before, settings, policy, now }: View,
  gaps: readonly Gap[],
): { readonly evidence: Evidence; readonly gaps: readonly Gap[] } {
  const minAgeBefore = ageLimitsFor(recorded.overrides, before);
  const minAge = ageLimitsFor(policy.overrides, settings);
  const histories = new Map(evidence.histories.map((history) => [imageName(history), history]));
  const facts = new Map<ImageOccurrence, Fact>();
  const again = new Set<string>();
  const unknown: Gap[] = [];
  for (const [occurrence, fact] of evidence.facts) {
    const { minAgeMs } = minAge(occurrence);
    if (settings.asOf === before.asOf && minAgeMs === minAgeBefore(occurrence).minAgeMs) {
      facts.set(occurrence, fact);
      continue;
    }
    const { image } = occurrence;
    const view = { now, minAgeMs, ...(settings.asOf === undefined ? {} : { asOf: settings.asOf }) };
    const proved = proveAgain(image, mirroredImage(image, record.mirrors), fact, histories, view);
    facts.set(occurrence, proved);
    again.add(imageName(image));
    if (proved.status === 'unknown' && proved.cause === 'history-incomplete')
      unknown.push({ cause: proved.cause, subject: imageName(image), message: proved.message });
  }
  const left = gaps.filter(({ cause, subject }) => cause !== 'history-incomplete' || !again.has(subject));
  return { evidence: { ...evidence, facts }, gaps: distinct([...left, ...unknown]) };
}

function distinct(unknowns: readonly Gap[]): readonly Gap[] {
  return [...new Map(unknowns.map((unknown) => [JSON.stringify(unknown), unknown])).values()];
}

/** What was not known of the policy that no longer holds does not matter. */
function withPolicy(gaps: readonly Gap[], { unread }: Policy): readonly Gap[] {
  return [...unread, ...gaps.filter(({ cause }) => cause !== 'policy-unread')];
}

function weighAgain(
  findings: readonly Finding[],
  { record: { base }, evidence: { occurrences } }: ParsedReport,
  { newOnly }: DecisionSettings,
): { readonly findings: readonly Finding[]; readonly gaps: readonly Gap[] } {
  if (!newOnly || findings.length === 0 || base === 'none') return { findings, gaps: [] };
  const weighed =
    base === undefined || base === 'unknown'
      ? findings.map((finding) => ({ ...finding, introduced: 'unknown' as const }))
      : compareWithReferences(base.references, base.unchanged, { findings, occurrences }).findings;
  const isOpen = base !== 'unknown' && weighed.some(({ introduced }) => introduced === 'unknown');
  const message = 'The report does not say of every finding whether the change introduces it';
  return {
    findings: weighed,
    gaps: isOpen ? [{ cause: 'no-history', subject: 'base commit', message }] : [],
  };
}
