// Findings and gaps → the verdict and the exit code.

import { type Gap, isSignInCause } from '../model/failure.js';
import { type ComparedFinding, severities } from '../model/judgement/finding.js';
import type { Config } from '../model/run/config.js';

export type Verdict = 'pass' | 'fail' | 'incomplete';

/** 0 pass, 1 failed gate, 3 incomplete. A usage error, 2, is found before a run begins. */
export type ExitCode = 0 | 1 | 3;

export interface VerdictResult {
  readonly verdict: Verdict;
  readonly exitCode: ExitCode;
}

/**
 * A failing finding fails the gate even when there are gaps; a waived one never does. Exceptions: a run that was
 * stopped ends with exit code 3; after a failed sign-in nothing was verified, which is `incomplete` unless
 * `on-incomplete` is `warn`; and no finding fails the gate while a part of the policy, which might accept it, could not
 * be read, or while the clock is wrong. A run with gaps is never `pass`; it exits with 0 if nothing that the change
 * touches needs what is missing, and `on-incomplete` is not `strict`.
 */
export function judge(
  findings: readonly ComparedFinding[],
  gaps: readonly Gap[],
  { failOn, onIncomplete }: Pick<Config, 'failOn' | 'onIncomplete'>,
): VerdictResult {
  return verdictFrom(anyFails(findings, failOn), gaps, onIncomplete);
}

/** The same where it is already known whether a finding fails. */
export function verdictFrom(
  failed: boolean,
  gaps: readonly Gap[],
  onIncomplete: Config['onIncomplete'],
): VerdictResult {
  const causes = new Set(gaps.map(({ cause }) => cause));
  if (causes.has('stopped')) return { verdict: 'incomplete', exitCode: 3 };
  const counting = gaps.filter(({ existing }) => onIncomplete === 'strict' || existing !== true);
  const signInFailed = onIncomplete !== 'warn' && counting.some(({ cause }) => isSignInCause(cause));
  const isConclusive = !causes.has('policy-unread') && !causes.has('clock');
  if (failed && isConclusive && !signInFailed) return { verdict: 'fail', exitCode: 1 };
  if (gaps.length === 0) return { verdict: 'pass', exitCode: 0 };
  return { verdict: 'incomplete', exitCode: counting.length > 0 && onIncomplete !== 'warn' ? 3 : 0 };
}

/** True if `fail-on` lets one of the findings fail the gate. */
export function anyFails(findings: readonly ComparedFinding[], failOn: Config['failOn']): boolean {
  return findings.some((finding) => fails(finding, failOn));
}

/** A check that `fail-on` names fails at any severity, but not in test data, whose findings fail under `notice` alone. */
function fails(
  { check, severity, waived, introduced = true, testData }: ComparedFinding,
  failOn: Config['failOn'],
): boolean {
  if (failOn === 'none' || waived !== undefined || introduced !== true) return false;
  if (typeof failOn !== 'string') return failOn.includes(check) && testData === undefined;
  return severities.indexOf(severity) <= severities.indexOf(failOn);
}
