// The story of a run: sign in → scan → examine (resolve, advise, check) → (pin) → weigh → deliver → report.

import { checks } from './checks/index.js';
import { judge } from './checks/verdict.js';
import { compareToBaseline } from './ci/baseline.js';
import { inlineWaiverMarker } from './ci/beside.js';
import { needsCiApi, writesToCi } from './ci/ci-wishes.js';
import type { DeliveryOutcome } from './ci/deliver.js';
import type { CiConnection } from './ci/index.js';
import { createRedactor } from './clients/http/secrets.js';
import { stoppedGap, withAbort } from './clients/http/stop.js';
import { connect } from './clients/index.js';
import { createEvaluator } from './evaluate.js';
import { openLedger } from './history/ledger.js';
import type { Config } from './model/config.js';
import { type Gap, gapFrom } from './model/failure.js';
import type { Host } from './model/host.js';
import { suggestionText } from './output/markdown/delivery.js';
import { publish, saveDocuments } from './output/publish.js';
import { pinChanges, suggestedLines } from './pin/changes.js';
import { nothingWritten, writePins } from './pin/write.js';
import { buildReport } from './report/build.js';
import type { Report } from './report/schema.js';
import { scanCheckout } from './scan/checkout.js';

export interface Outcome {
  readonly report: Report;
  readonly exitCode: 0 | 1 | 3;
}

/** Runs once over a checkout. What cannot be learned is part of the outcome; it throws only on a defect. */
export async function run(outside: Host, config: Config): Promise<Outcome> {
  const { host, redact } = createRedactor(withAbort(outside));
  const startedAt = host.clock.now();
  const [connection, ci, checkout, ledger] = await Promise.all([
    connect(host, config),
    ciOf(host, config),
    scanCheckout(host.files, config),
    openLedger(host.files, config.ledger),
  ]);
  const examine = createEvaluator({ connection, config, ledger, checkout: host.files, now: startedAt });
  const beside = inlineWaiverMarker(host, config, ci);
  const pins = config.mode === 'pin';

  const before = await examine(await beside(checkout));
  // With a wrong clock nobody knows which digest is old enough, and without the policy which files it leaves out.
  const isRuled = before.gaps.every(({ cause }) => cause !== 'policy-unread');
  const mayWrite = pins && isRuled && connection.clock() === undefined;
  const pinned = mayWrite ? await writePins(host.files, before.findings, before.files) : nothingWritten;
  const after =
    pinned.edits.length > 0 ? await examine(await beside(await scanCheckout(host.files, config))) : before;
  const seen = mayWrite ? await ledger.add(after.observedDigests, startedAt) : nothingWritten;

  const { occurrences } = after.evidence;
  const weighed = await compareToBaseline(host, config, ci, { findings: after.findings, occurrences });
  const known = [...after.gaps, ...pinned.refused, ...seen.refused, ...weighed.gaps];
  const conclude = (unknown: readonly Gap[]): Outcome => {
    const cut = host.stop?.aborted === true && unknown.length > 0;
    const gaps = cut ? [stoppedGap, ...unknown.filter(({ cause }) => cause !== 'stopped')] : unknown;
    const { verdict, exitCode } = judge(weighed.findings, gaps, config);
    const report = buildReport({
      ...after,
      ...weighed,
      examined: after.gaps.length,
      config,
      startedAt,
      gaps,
      verdict,
      edits: [...pinned.edits, ...seen.edits],
      requests: connection.requests,
      source: host.workflow.source,
    });
    return { report: redact(report), exitCode };
  };
  const draft = conclude(known);
  const changed = [...pinned.changed, ...seen.changed];
  const work = {
    report: draft.report,
    changed,
    changes: pinChanges(before.findings, before.evidence, changed),
    files: before.files,
    suggestions: suggestedLines(after.findings, after.files, suggestionText),
  };
  const delivered: DeliveryOutcome = writesToCi(config)
    ? await (await import('./ci/deliver.js')).deliver(host, config, ci, work)
    : { gaps: [] };
  const { gaps } = delivered;
  const all = [...known, ...gaps];
  const { outcome, saved } = await save(
    host,
    config,
    conclude,
    gaps.length === 0 ? draft : conclude(all),
    all,
  );
  await publish(outcome.report, { exitCode: outcome.exitCode, checks }, host, saved, delivered);
  return outcome;
}

/** Writes the documents; when one of them is refused, the others say so. */
async function save(
  { files }: Host,
  config: Config,
  conclude: (gaps: readonly Gap[]) => Outcome,
  outcome: Outcome,
  known: readonly Gap[],
) {
  const saved = await saveDocuments(outcome.report, { config, checks }, files);
  if (saved.refused.length === 0) return { outcome, saved };
  const second = conclude([...known, ...saved.refused]);
  return { outcome: second, saved: await saveDocuments(second.report, { config, checks }, files) };
}

async function ciOf(host: Host, config: Config): Promise<CiConnection | Gap> {
  if (!needsCiApi(config)) return { event: { kind: 'local' } };
  const { connectCi } = await import('./ci/index.js');
  return connectCi(host, config).catch((error: unknown) => gapFrom(error, 'event'));
}
