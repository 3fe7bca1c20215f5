// Everything that a run collected → verdict, exit code and report; again whenever there are further gaps.
import { setImmediate } from 'node:timers/promises';
import { anyFails, type ExitCode, type VerdictResult, verdictFrom } from '../checks/verdict.js';
import { stopGap } from '../clients/http/stop.js';
import type { Gap } from '../model/failure.js';
import type { ComparedFinding } from '../model/judgement/finding.js';
import type { Config } from '../model/run/config.js';
import type { Host } from '../model/run/host.js';
import { describeRun, type ReportInput, withImages } from '../report/build.js';
import type { Report } from '../report/schema/schema.js';

export interface Outcome {
  readonly report: Report;
  readonly exitCode: ExitCode;
}

/** The outcome with these gaps in addition to the ones known before. Without any it is the first one. */
type Conclude = (further?: readonly Gap[]) => Promise<Outcome>;

/** Adds to a report what the run itself does not know, or leaves out what nobody reads. */
export type AmendReport = (report: Report) => Report;
export const unamended: AmendReport = (report) => report;

/** What a run was judged by, without its findings: of them it is known whether one fails the gate. */
interface Weighed {
  readonly gaps: readonly Gap[];
  readonly settings: Pick<Config, 'onIncomplete'>;
  readonly failed: boolean;
  /** The gap of a run that has been stopped; it represents all gaps that stopping caused. */
  readonly stopped: () => Gap | undefined;
}

type Weigh = (further: readonly Gap[]) => VerdictResult & { readonly gaps: readonly Gap[] };

/** Returns a function that judges a run, again whenever there are further gaps. */
function weighing({ gaps: known, settings, stopped, failed }: Weighed): Weigh {
  return (further) => {
    const all = [...known, ...further];
    const stop = all.length > 0 ? stopped() : undefined;
    const gaps = stop === undefined ? all : [stop, ...all.filter(({ cause }) => cause !== stop.cause)];
    return { gaps, ...verdictFrom(failed, gaps, settings.onIncomplete) };
  };
}

/** What a run has collected, and how its report is delivered. */
interface RunData<D> extends ReportInput {
  readonly findings: readonly ComparedFinding[];
  readonly gaps: readonly Gap[];
  readonly deliver: (report: Report) => Promise<D>;
}

interface Concluding {
  readonly host: Pick<Host, 'stop'>;
  readonly amend: AmendReport;
  /** Removes secrets. */
  readonly redact: (report: Report) => Report;
}

/**
 * Concludes a run and delivers its report. Each function ends with what only it needs: of a large repository, texts and facts
 * take more memory than the report, and are not kept while it is written.
 * @returns the outcome, again with further gaps if there are any, and what the delivery gave
 */
export async function concludeRun<D extends { readonly gaps: readonly Gap[] }>(
  collect: () => Promise<RunData<D>>,
  { host, amend, redact }: Concluding,
): Promise<{ readonly finish: Conclude; readonly delivered: D }> {
  const { report, exitCode, weigh, deliver } = await described(collect, () => stopGap(host.stop));
  const first = { report: redact(amend(withImages(report))), exitCode };
  const delivered = await deliver(first.report);
  return { finish: addGaps(concluder(first, weigh, redact), delivered.gaps), delivered };
}

interface Described<D> extends Outcome, Pick<RunData<D>, 'deliver'> {
  readonly weigh: Weigh;
}

/** The report without its images. */
async function described<D>(
  collect: () => Promise<RunData<D>>,
  stopped: Weighed['stopped'],
): Promise<Described<D>> {
  const { deliver, ...collected } = await collect();
  // Judging a large repository takes seconds: a signal that came meanwhile counts.
  await setImmediate();
  const { findings, gaps: known, config: settings } = collected;
  const weigh = weighing({ gaps: known, settings, stopped, failed: anyFails(findings, settings.failOn) });
  const { verdict, gaps, exitCode } = weigh([]);
  return { report: describeRun(collected, { verdict, gaps, findings }), exitCode, weigh, deliver };
}

/** Further gaps change nothing in a report but the verdict and what is not verified, so that nothing else is kept for them. */
function concluder(first: Outcome, weigh: Weigh, redact: Concluding['redact']): Conclude {
  return async (further = []) => {
    if (further.length === 0) return first;
    const { verdict, gaps, exitCode } = weigh(further);
    const { counts } = first.report;
    const numbers = counts === undefined ? {} : { counts: { ...counts, notVerified: gaps.length } };
    return { report: redact({ ...first.report, verdict, ...numbers, incomplete: [...gaps] }), exitCode };
  };
}

/** The same conclusion with gaps that became known later. */
function addGaps(conclude: Conclude, later: readonly Gap[]): Conclude {
  return (further = []) => conclude([...later, ...further]);
}
