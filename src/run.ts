// One run over a checkout: sign in → scan → evaluate → pin → compare with the base → conclude → deliver → publish.
import { checks } from './checks/index.js';
import { openBaseline } from './ci/baseline.js';
import type { DeliveryOutcome } from './ci/deliver.js';
import { deliverToCi, openCi, scopePins } from './ci/index.js';
import { openRunCache } from './ci/run-cache.js';
import { guardHost } from './clients/http/index.js';
import { stopGap } from './clients/http/stop.js';
import { connect, withPlatformTransport } from './clients/index.js';
import { openLedger } from './history/ledger.js';
import type { Config } from './model/config.js';
import { nothingWritten } from './model/file-change.js';
import type { Host } from './model/host.js';
import { rememberScans } from './model/remembered-scans.js';
import { publish, saveReports } from './output/publish.js';
import { createPinner } from './pin/pinner.js';
import {
  type AmendReport,
  addGaps,
  type Conclude,
  type Conclusion,
  concludeRun,
  type Outcome,
  unamended,
} from './pipeline/conclude.js';
import { createRunEvaluator } from './pipeline/forecasts-on-demand.js';
import { type ReportProgress, withProgress } from './pipeline/progress.js';
import { buildReportInSteps } from './report/build.js';
import { scanCheckout } from './scan/checkout.js';

/** Runs once over a checkout. What cannot be learned is a gap in the outcome; it throws only on a bug. */
export async function run(outside: Host, config: Config, amend: AmendReport = unamended): Promise<Outcome> {
  const { host, redactInSteps, progress } = withProgress(
    guardHost(withPlatformTransport(outside, config), config),
  );
  const { conclude, delivered } = await learn(host, config, {
    progress,
    amend,
    stopped: () => stopGap(host.stop),
    redact: redactInSteps,
  });
  const finish = addGaps(conclude, delivered.gaps);
  const { outcome, saved } = await saveReports(finish, { config, checks }, host.files);
  await publish(outcome.report, { exitCode: outcome.exitCode, checks }, host, saved, delivered);
  return outcome;
}

interface Learning extends Pick<Conclusion, 'stopped' | 'redact'> {
  readonly progress: ReportProgress;
  readonly amend: AmendReport;
}

/**
 * Everything up to the report and its delivery. What is learned on the way ends with this function: of a large repository,
 * texts and facts take more memory than the report, and are not kept while it is written. Scans are remembered until then.
 */
async function learn(
  outside: Host,
  config: Config,
  { progress, amend, ...conclusion }: Learning,
): Promise<{ readonly conclude: Conclude; readonly delivered: DeliveryOutcome }> {
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
  const [examined, requests, source] = [left.gaps.length, clients.requests, host.workflow.source];
  const learned = { ...left, ...compared, examined, config, startedAt, changes, requests, source };
  const conclude = await concludeRun({
    findings,
    gaps: [...left.gaps, ...pins.refused, ...recorded.refused, ...gaps],
    settings: config,
    describe: async (decision) => amend(await buildReportInSteps(learned, decision)),
    ...conclusion,
  });
  const delivery = { report: (await conclude()).report, left, changes, scope, plan: () => pinner.plan(left) };
  return { conclude, delivered: await deliverToCi(host, config, ci, delivery) };
}
