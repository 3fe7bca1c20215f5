// One run over a checkout: sign in → scan → evaluate → pin → compare with the base → conclude → deliver → publish.
// Each function ends with what only it needs: of a large repository, texts and facts take more memory than the report, and are
// not kept while that is written.
import { checks } from './checks/index.js';
import { openBaseline } from './ci/baseline.js';
import type { DeliveryOutcome } from './ci/deliver.js';
import { type Deliver, delivererTo, openCi, scopePins } from './ci/index.js';
import { openRunCache } from './ci/run-cache.js';
import { guardHost } from './clients/http/index.js';
import { stopGap } from './clients/http/stop.js';
import { connect, withPlatformTransport } from './clients/index.js';
import { openLedger } from './history/ledger.js';
import type { Config } from './model/config.js';
import type { Gap } from './model/failure.js';
import { nothingWritten } from './model/file-change.js';
import type { Host } from './model/host.js';
import { rememberScans } from './model/remembered-scans.js';
import { isPauseDue, pause } from './model/steps.js';
import { publish, saveReports } from './output/publish.js';
import { createPinner } from './pin/pinner.js';
import {
  type AmendReport,
  addGaps,
  type Conclude,
  concluder,
  type Judged,
  type Outcome,
  unamended,
  type Weigh,
  weigher,
} from './pipeline/conclude.js';
import { createRunEvaluator } from './pipeline/forecasts-on-demand.js';
import { type ReportProgress, withProgress } from './pipeline/progress.js';
import { describeInSteps, type ReportInput, withImagesInSteps } from './report/build.js';
import type { Report } from './report/schema.js';
import { scanCheckout } from './scan/checkout.js';

/** Runs once over a checkout. What cannot be learned is a gap in the outcome; it throws only on a bug. */
export async function run(outside: Host, config: Config, amend: AmendReport = unamended): Promise<Outcome> {
  const { host, redactInSteps, progress } = withProgress(
    guardHost(withPlatformTransport(outside, config), config),
  );
  const { finish, delivered } = await conclude(host, config, {
    progress,
    stopped: () => stopGap(host.stop),
    complete: async (report) => redactInSteps(amend(await withImagesInSteps(report))),
    redact: redactInSteps,
  });
  const { outcome, saved } = await saveReports(finish, { config, checks }, host.files);
  await publish(outcome.report, { exitCode: outcome.exitCode, checks }, host, saved, delivered);
  return outcome;
}

interface Steps {
  readonly progress: ReportProgress;
  readonly stopped: () => Gap | undefined;
  /** Adds to the report what follows from the rest of it, and removes secrets. */
  readonly complete: (report: Report) => Promise<Report>;
  readonly redact: (report: Report) => Promise<Report>;
}

/** The outcome, once it is delivered. */
async function conclude(
  host: Host,
  config: Config,
  steps: Steps,
): Promise<{ readonly finish: Conclude; readonly delivered: DeliveryOutcome }> {
  const { report, exitCode, weigh, deliver } = await describe(host, config, steps);
  const first = { report: await steps.complete(report), exitCode };
  const delivered = await deliver(first.report);
  return { finish: addGaps(concluder(first, weigh, steps.redact), delivered.gaps), delivered };
}

interface Described extends Outcome {
  readonly weigh: Weigh;
  readonly deliver: Deliver;
}

/** The report without its images. */
async function describe(
  host: Host,
  config: Config,
  { progress, stopped }: Pick<Steps, 'progress' | 'stopped'>,
): Promise<Described> {
  const { learned, deliver, ...judged } = await learn(host, config, progress);
  if (isPauseDue()) await pause();
  const weigh = weigher({ ...judged, settings: config, stopped });
  const { verdict, gaps, exitCode } = weigh([]);
  const report = await describeInSteps(learned, { verdict, gaps, findings: judged.findings });
  return { report, exitCode, weigh, deliver };
}

interface Learned extends Pick<Judged, 'findings' | 'gaps'> {
  readonly learned: ReportInput;
  readonly deliver: Deliver;
}

async function learn(outside: Host, config: Config, progress: ReportProgress): Promise<Learned> {
  const host = { ...outside, scans: outside.scans ?? rememberScans() };
  const [startedAt, files] = [host.clock.now(), host.files];
  const [clients, ci, checkout] = await Promise.all([
    connect(host, config, openRunCache(host, config)),
    openCi(host, config),
    scanCheckout(files, config, host),
  ]);
  const { markWaivers, compare, readBase } = openBaseline(host, config, ci);
  const ledger = await openLedger({ files, file: config.ledger, now: startedAt, readBase });
  const pinner = createPinner(files, (pinned) => scanCheckout(pinned, config, host));
  const known = { clients, config, ledger, files, now: startedAt, progress, markWaivers };
  const evaluate = createRunEvaluator(known);
  const found = await evaluate(checkout);
  const mayWrite = config.mode === 'pin' && found.isSafeToWrite;
  const scope = await scopePins(host, config, ci, { found, pinner, mayWrite, now: startedAt });
  const pins = mayWrite ? await pinner.write({ ...found, ...scope }) : nothingWritten;
  const left = pins.changes.length > 0 ? await evaluate(await pinner.rescan()) : found;
  const recorded = mayWrite ? await ledger.add(left.observedDigests, startedAt) : nothingWritten;
  const changes = [...pins.changes, ...recorded.changes];
  const { findings, gaps, ...compared } = await compare(await pinner.guard(left), left.evidence.occurrences);
  const { findings: _, ...evaluated } = left;
  const [examined, requests, source] = [left.gaps.length, clients.requests, host.workflow.source];
  return {
    findings,
    gaps: [...left.gaps, ...pins.refused, ...recorded.refused, ...gaps],
    learned: { ...evaluated, ...compared, examined, config, startedAt, changes, requests, source },
    deliver: delivererTo(host, config, ci, { left, changes, scope, plan: () => pinner.plan(left) }),
  };
}
