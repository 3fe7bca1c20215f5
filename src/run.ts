// One run over a checkout: sign in → scan → evaluate → pin → compare with the base → conclude → deliver → publish.
import { checks } from './checks/index.js';
import { openCheckout } from './ci/baseline.js';
import { delivererTo, scopePins } from './ci/index.js';
import { openRunCache } from './ci/run-cache.js';
import { guardHost } from './clients/http/index.js';
import { connect, withPlatformTransport } from './clients/index.js';
import { scanCheckout } from './formats/index.js';
import { openLedger } from './history/ledger.js';
import type { Config } from './model/run/config.js';
import { nothingWritten } from './model/run/delivery.js';
import type { Host } from './model/run/host.js';
import { RememberedScans } from './model/run/scan-threads.js';
import { publish, saveReports } from './output/publish.js';
import { patchOfFixes } from './pin/patch.js';
import { createPinner } from './pin/pinner.js';
import { renderJudge } from './pin/rendered.js';
import { type AmendReport, concludeRun, type Outcome, unamended } from './pipeline/conclude.js';
import { type ReportProgress, withProgress } from './pipeline/progress.js';
import { createRunEvaluator } from './pipeline/run-evaluator.js';

/** Runs once over a checkout. What cannot be collected is a gap in the outcome; it throws only on a bug. */
export async function run(outside: Host, config: Config, amend: AmendReport = unamended): Promise<Outcome> {
  const { host, redact, progress } = withProgress(guardHost(withPlatformTransport(outside, config), config));
  if (config.policy.overruled !== undefined) host.sink.log(config.policy.overruled);
  const collected = () => collect(host, config, progress);
  const { finish, delivered } = await concludeRun(collected, { host, amend, redact });
  const { outcome, saved } = await saveReports(finish, { config, checks }, host.files);
  await publish(outcome.report, { exitCode: outcome.exitCode, checks }, host, saved, delivered);
  return outcome;
}

/** Everything that the report is made from. */
async function collect(outside: Host, config: Config, progress: ReportProgress) {
  const host = { ...outside, scans: outside.scans ?? new RememberedScans() };
  const [startedAt, { files }] = [host.clock.now(), host];
  const opening = openCheckout(host, config, scanCheckout(files, config, host));
  const [clients, { ci, checkout, markWaivers, compare, readBase }] = await Promise.all([
    connect(host, config, openRunCache(host, config), async (path) => (await opening).readReviewed(path)),
    opening,
  ]);
  const ledger = await openLedger({ files, file: config.ledger, now: startedAt, readBase });
  const pinner = createPinner(files, (pinned) => scanCheckout(pinned, config, host), renderJudge(host));
  const known = { clients, config, ledger, files, now: startedAt, progress, markWaivers };
  const evaluate = createRunEvaluator(known);
  const found = await evaluate(checkout);
  const mayWrite = config.mode === 'pin' && found.isSafeToWrite;
  const scope = await scopePins(host, config, ci, { found, pinner, mayWrite, now: startedAt });
  const pins = mayWrite ? await pinner.write({ ...found, ...scope }) : nothingWritten;
  const left = pins.changes.length > 0 ? await evaluate(await pinner.rescan()) : found;
  const recorded = mayWrite ? await ledger.add(left.observedDigests, startedAt) : nothingWritten;
  const compared = await compare({ ...left, ...left.evidence, findings: await pinner.guard(left) });
  const judged = { ...left, ...compared, gaps: [...compared.gaps, ...pins.refused, ...recorded.refused] };
  const [examined, requests, source] = [left.gaps.length, clients.requests, host.workflow.source];
  const patch = patchOfFixes(judged.findings, left.files);
  const fixes = { patch, changes: [...pins.changes, ...recorded.changes] };
  const deliver = delivererTo(host, config, ci, { left: judged, ...fixes, scope, plan: pinner.plan });
  return { ...judged, ...fixes, examined, config, startedAt, requests, source, deliver };
}
