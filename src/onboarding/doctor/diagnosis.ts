// One line of `doctor`: what was checked, the result, and how to fix it.
import { type Cause, Failure } from '../../model/failure.js';

export interface Diagnosis {
  readonly subject: string;
  readonly status: 'ok' | 'not ok' | 'unknown';
  /** One sentence without its full stop. */
  readonly message: string;
  readonly code?: Cause;
  /** What to do; one or two sentences. */
  readonly remedy?: string;
}

/** Failures that are usually temporary and say nothing about the configuration. */
const temporary = new Set<Cause>(['timeout', 'rate-limited', 'server-error']);

export const ok = (subject: string, message: string): Diagnosis => ({ subject, status: 'ok', message });

/** Not checked, because an earlier check failed. */
export const notChecked = (subject: string, why: string): Diagnosis => ({
  subject,
  status: 'unknown',
  message: `not checked: ${why}`,
});

/**
 * A failure as a line. After a temporary one the result is unknown. `unreached` is the remedy for an endpoint that
 * cannot be reached, because then no role or permission helps. Anything but a `Failure` is a defect and is rethrown.
 */
export function failed(
  subject: string,
  error: unknown,
  remedy: string,
  unreached = 'Fix the endpoint first: see its line above.',
): Diagnosis {
  if (!(error instanceof Failure)) throw error;
  const { reason, message } = error;
  if (temporary.has(reason))
    return { subject, status: 'unknown', message, code: reason, remedy: 'Run `tagproof doctor` again.' };
  const isUnreached = reason === 'unreachable';
  return {
    subject,
    status: 'not ok',
    // The remedy has the advice that the second sentence would give.
    message: isUnreached ? message.replace(/\. .*$/s, '') : message,
    code: reason,
    remedy: isUnreached ? unreached : remedy,
  };
}

/** 0 if everything is ok, 1 if something is not, 3 if something is unknown. */
export function exitCodeOf(diagnoses: readonly Diagnosis[]): 0 | 1 | 3 {
  if (diagnoses.some(({ status }) => status === 'not ok')) return 1;
  return diagnoses.some(({ status }) => status === 'unknown') ? 3 : 0;
}
