// Everything that a run or a replay learned → verdict, exit code and report; again whenever there are further gaps.
import { anyFails, type ExitCode, judge, type VerdictResult, verdictOf } from '../checks/verdict.js';
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

/** The one way in which a run, and a replay of it, is judged. */
export function decide({ findings, gaps, settings }: Judged): {
  readonly decision: Decision;
  readonly exitCode: ExitCode;
} {
  const { verdict, exitCode } = judge(findings, gaps, settings);
  return { decision: { verdict, findings, gaps }, exitCode };
}

/** What a run was judged by, without its findings: of them it is known whether one fails the gate. */
interface Weighed extends Pick<Judged, 'gaps' | 'settings'> {
  readonly failed: boolean;
  /** The gap of a run that has been stopped; it represents all gaps that stopping caused. */
  readonly stopped: () => Gap | undefined;
}

/** The verdict with these gaps in addition, and all of the gaps. */
export type Weigh = (further: readonly Gap[]) => VerdictResult & { readonly gaps: readonly Gap[] };

/** Returns a function that judges a run, again whenever there are further gaps. It does not keep the findings. */
export function weigher({ findings, ...known }: Judged & Pick<Weighed, 'stopped'>): Weigh {
  return weighing({ ...known, failed: anyFails(findings, known.settings.failOn) });
}

function weighing({ gaps: known, settings, stopped, failed }: Weighed): Weigh {
  return (further) => {
    const all = [...known, ...further];
    const stop = all.length > 0 ? stopped() : undefined;
    const gaps = stop === undefined ? all : [stop, ...all.filter(({ cause }) => cause !== stop.cause)];
    return { gaps, ...verdictOf(failed, gaps, settings.onIncomplete) };
  };
}

/**
 * Concludes a run again with further gaps. They change nothing in its report but the verdict and what is not verified, so that
 * nothing of what it was made from is kept for them.
 */
export function concluder(
  first: Outcome,
  weigh: Weigh,
  redact: (report: Report) => Promise<Report>,
): Conclude {
  return async (further = []) => {
    if (further.length === 0) return first;
    const { verdict, gaps, exitCode } = weigh(further);
    return { report: await redact({ ...first.report, verdict, incomplete: [...gaps] }), exitCode };
  };
}

/** The same conclusion with gaps that became known later. */
export function addGaps(conclude: Conclude, later: readonly Gap[]): Conclude {
  return (further = []) => conclude([...later, ...further]);
}
