// The story of a run: sign in → scan → examine (resolve, advise, check) → (pin) → report.
import { checks } from './check/index.js';
import { judge } from './check/verdict.js';
import { connect } from './connect.js';
import { examiner } from './examine.js';
import { openLedger } from './ledger/index.js';
import type { Config } from './model/config.js';
import type { Host } from './model/host.js';
import { writePins } from './pin/write.js';
import { publish, reportOf } from './report/index.js';
import type { Report } from './report/schema.js';
import { scanCheckout } from './scan/walk.js';

export interface Outcome {
  readonly report: Report;
  readonly exitCode: 0 | 1 | 3;
}

const nothingWritten = { edits: [], refused: [] };

/** Runs once over a checkout. What cannot be learned is part of the outcome; it throws only on a defect. */
export async function run(host: Host, config: Config): Promise<Outcome> {
  const startedAt = host.clock.now();
  const [connection, checkout, ledger] = await Promise.all([
    connect(host, config),
    scanCheckout(host.files, config),
    openLedger(host.files, config.ledger),
  ]);
  const examine = examiner({ connection, config, ledger, checkout: host.files, now: startedAt });
  const pins = config.mode === 'pin';

  const before = await examine(checkout);
  const pinned = pins ? await writePins(host.files, before.findings, before.files) : nothingWritten;
  const after = pinned.edits.length > 0 ? await examine(await scanCheckout(host.files, config)) : before;
  const seen = pins ? await ledger.add(after.said, startedAt) : nothingWritten;

  const incomplete = [...after.incomplete, ...pinned.refused, ...seen.refused];
  const { verdict, exitCode } = judge(after.findings, incomplete, config);
  const report = reportOf({
    ...after,
    config,
    startedAt,
    incomplete,
    verdict,
    edits: [...pinned.edits, ...seen.edits],
    requests: connection.requests,
    source: host.workflow.source,
  });
  await publish(report, { exitCode, config, checks }, host);
  return { report, exitCode };
}
