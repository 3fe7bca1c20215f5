// Everything that a run or a replay learned → verdict, exit code and report; again whenever there are further gaps.
import { anyFails, type ExitCode, judge, verdictOf } from '../checks/verdict.js';
import type { Config } from '../model/config.js';
import type { Gap } from '../model/failure.js';
import type { ComparedFinding } from '../model/finding.js';
import type { Decision } from '../report/build.js';
import type { Report } from '../report/schema.js';

export interface Outcome {
  readonly report: Report;
  readonly exitCode: ExitCode;
}

/** The outcome with these gaps in addition to the ones known before. Without any it is the first one. */
export type Conclude = (further?: readonly Gap[]) => Promise<Outcome>;

/** Adds to a report what the run itself does not know, or leaves out what nobody reads. */
export type AmendReport = (report: Report) => Report;
export const unamended: AmendReport = (report) => report;

/** What a run or a replay is judged by. */
export interface Judged {
  readonly findings: readonly ComparedFinding[];
  readonly gaps: readonly Gap[];
  readonly settings: Pick<Config, 'failOn' | 'onIncomplete'>;
}

export interface Conclusion extends Judged {
  /** The gap of a run that has been stopped; it represents all gaps that stopping caused. */
  readonly stopped: () => Gap | undefined;
  /** Called once. */
  readonly describe: (decision: Decision) => Promise<Report>;
  readonly redact: (report: Report) => Promise<Report>;
}

/** The one way in which a run, and a replay of it, is judged. */
export function decide({ findings, gaps, settings }: Judged): {
  readonly decision: Decision;
  readonly exitCode: ExitCode;
} {
  const { verdict, exitCode } = judge(findings, gaps, settings);
  return { decision: { verdict, findings, gaps }, exitCode };
}

/**
 * Concludes a run. Everything is described once: further gaps change nothing in the report but its verdict and what is not
 * verified, so that none of what the report was made from is kept for them.
 */
export async function concludeRun(conclusion: Conclusion): Promise<Conclude> {
  const { findings, gaps: known, settings, stopped, describe, redact } = conclusion;
  const failed = anyFails(findings, settings.failOn);
  const decided = (further: readonly Gap[]) => {
    const all = [...known, ...further];
    const stop = all.length > 0 ? stopped() : undefined;
    const gaps = stop === undefined ? all : [stop, ...all.filter(({ cause }) => cause !== stop.cause)];
    return { gaps, ...verdictOf(failed, gaps, settings.onIncomplete) };
  };
  const { gaps, verdict, exitCode } = decided([]);
  const first = { report: await redact(await describe({ findings, gaps, verdict })), exitCode };
  return async (further = []) => {
    if (further.length === 0) return first;
    const again = decided(further);
    const report = { ...first.report, verdict: again.verdict, incomplete: again.gaps };
    return { report: await redact(report), exitCode: again.exitCode };
  };
}

/** The same conclusion with gaps that became known later. */
export function addGaps(conclude: Conclude, later: readonly Gap[]): Conclude {
  return (further = []) => conclude([...later, ...further]);
}
