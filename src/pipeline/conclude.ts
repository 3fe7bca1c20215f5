// Everything that a run or a replay learned → verdict, exit code and report; again whenever there are further gaps.
import { type ExitCode, judge } from '../checks/verdict.js';
import type { Config } from '../model/config.js';
import type { Gap } from '../model/failure.js';
import type { ComparedFinding } from '../model/finding.js';
import type { Decision } from '../report/build.js';
import type { Report } from '../report/schema.js';

export interface Outcome {
  readonly report: Report;
  readonly exitCode: ExitCode;
}

/** The outcome with these gaps in addition to the ones known before. Without any it is computed once. */
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
  readonly describe: (decision: Decision) => Promise<Report>;
}

/** The one way in which a run, and a replay of it, is judged. */
export function decide({ findings, gaps, settings }: Judged): {
  readonly decision: Decision;
  readonly exitCode: ExitCode;
} {
  const { verdict, exitCode } = judge(findings, gaps, settings);
  return { decision: { verdict, findings, gaps }, exitCode };
}

/** Concludes a run. */
export function concluder({ findings, gaps: known, settings, stopped, describe }: Conclusion): Conclude {
  const conclude = async (further: readonly Gap[]): Promise<Outcome> => {
    const all = [...known, ...further];
    const stop = all.length > 0 ? stopped() : undefined;
    const gaps = stop === undefined ? all : [stop, ...all.filter(({ cause }) => cause !== stop.cause)];
    const { decision, exitCode } = decide({ findings, gaps, settings });
    return { report: await describe(decision), exitCode };
  };
  let first: Promise<Outcome> | undefined;
  return (further = []) => {
    if (further.length > 0) return conclude(further);
    first ??= conclude([]);
    return first;
  };
}

/** The same conclusion with gaps that became known later. */
export function addGaps(conclude: Conclude, later: readonly Gap[]): Conclude {
  return (further = []) => conclude([...later, ...further]);
}
