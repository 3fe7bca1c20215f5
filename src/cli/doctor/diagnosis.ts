// One line of `doctor`: what was looked at, how it stands, and its cure.
import { type Cause, Failure } from '../../model/failure.js';

export interface Diagnosis {
  readonly subject: string;
  readonly standing: 'ok' | 'not ok' | 'unknown';
  /** One sentence without its full stop. */
  readonly says: string;
  readonly code?: Cause;
  /** What to do; one or two sentences. */
  readonly cure?: string;
}

/** What another try may answer: it says nothing about how things are set up. */
const passing = new Set<Cause>(['timeout', 'rate-limited', 'server-error']);

export const ok = (subject: string, says: string): Diagnosis => ({ subject, standing: 'ok', says });

/** Not looked at, because something before it failed. */
export const notAsked = (subject: string, why: string): Diagnosis => ({
  subject,
  standing: 'unknown',
  says: `not asked: ${why}`,
});

/** A failure as a line: an outage leaves it unknown, a refusal is not ok, and no role mends an address. A defect is thrown on. */
export function failed(
  subject: string,
  error: unknown,
  cure: string,
  unreached = 'First the address: see its line above.',
): Diagnosis {
  if (!(error instanceof Failure)) throw error;
  const { reason, message } = error;
  if (passing.has(reason))
    return {
      subject,
      standing: 'unknown',
      says: message,
      code: reason,
      cure: 'Run `tagproof doctor` again.',
    };
  const remedy = reason === 'unreachable' ? unreached : cure;
  return { subject, standing: 'not ok', says: message, code: reason, cure: remedy };
}

/** 0 all is well, 1 something is not, 3 something is not known. */
export function exitCodeOf(diagnoses: readonly Diagnosis[]): 0 | 1 | 3 {
  if (diagnoses.some(({ standing }) => standing === 'not ok')) return 1;
  return diagnoses.some(({ standing }) => standing === 'unknown') ? 3 : 0;
}
