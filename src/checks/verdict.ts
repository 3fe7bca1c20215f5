// Findings and what is not known → the verdict and the exit code.
import type { Config } from '../model/config.js';
import { type Gap, isSignInCause } from '../model/failure.js';
import { type Finding, severities } from '../model/finding.js';

export type Verdict = 'pass' | 'fail' | 'incomplete';

/** 0 pass · 1 the gate failed · 3 incomplete. 2, wrong usage, is decided before a run begins. */
export type ExitCode = 0 | 1 | 3;

export interface VerdictResult {
  readonly verdict: Verdict;
  readonly exitCode: ExitCode;
  /** The findings that fail the gate. */
  readonly failing: readonly Finding[];
}

/**
 * A failing finding fails the gate even when more is unknown, a waived one does not. Exceptions: a run
 * that was stopped ends with exit code 3; after a failed sign-in nothing was verified, which is `incomplete` under
 * `on-incomplete: fail`; and findings accuse nobody while a part of the policy, which might accept them, is not known,
 * or the clock is wrong. What is unknown is never `pass`.
 */
export function judge(
  findings: readonly Finding[],
  gaps: readonly Gap[],
  { failOn, onIncomplete }: Pick<Config, 'failOn' | 'onIncomplete'>,
): VerdictResult {
  const failing = findings.filter((finding) => fails(finding, failOn));
  const has = (cause: Gap['cause']) => gaps.some((unknown) => unknown.cause === cause);
  if (has('stopped')) return { verdict: 'incomplete', exitCode: 3, failing };
  const signInFailed = gaps.some(({ cause }) => isSignInCause(cause));
  const judged = !has('policy-unread') && !has('clock');
  if (failing.length > 0 && judged && !(signInFailed && onIncomplete === 'fail'))
    return { verdict: 'fail', exitCode: 1, failing };
  if (gaps.length === 0) return { verdict: 'pass', exitCode: 0, failing };
  return { verdict: 'incomplete', exitCode: onIncomplete === 'fail' ? 3 : 0, failing };
}

function fails({ check, severity, waived, introduced = true }: Finding, failOn: Config['failOn']): boolean {
  if (failOn === 'none' || waived !== undefined || introduced !== true) return false;
  if (typeof failOn !== 'string') return failOn.includes(check);
  return severities.indexOf(severity) <= severities.indexOf(failOn);
}
