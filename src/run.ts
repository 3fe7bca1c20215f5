// The story of a run: sign in → scan → resolve → check → (pin) → report.
import { type Applied, applyPolicy } from './check/apply-policy.js';
import { findingsOf } from './check/index.js';
import { agesOf } from './check/overrides.js';
import { judge } from './check/verdict.js';
import { type Connection, connect, historyLimit, registryHost } from './connect.js';
import { type Ledger, openLedger } from './ledger/index.js';
import type { Config } from './model/config.js';
import type { Evidence, Instant } from './model/fact.js';
import type { Unknown } from './model/failure.js';
import type { Files, Host } from './model/host.js';
import { applyEdits, changedLines, planEdits } from './pin/index.js';
import { presetRegistries } from './registries.js';
import { publish, reportOf } from './report/index.js';
import type { Report } from './report/schema.js';
import { createResolver, type Resolved } from './resolve/index.js';
import { type ScannedCheckout, scanCheckout } from './scan/walk.js';

export interface Outcome {
  readonly report: Report;
  readonly exitCode: 0 | 1 | 3;
}

/** Runs once over a checkout. What cannot be learned is part of the outcome; it throws only on a defect. */
export async function run(host: Host, config: Config): Promise<Outcome> {
  const startedAt = host.clock.now();
  const [connection, checkout, ledger] = await Promise.all([
    connect(host, config),
    scanCheckout(host.files, config),
    openLedger(host.files, config.ledger),
  ]);
  const examine = examiner(connection, config, ledger, startedAt);

  const before = await examine(checkout);
  const pinned = config.mode === 'pin' ? await writePins(host.files, before) : { edits: [], refused: [] };
  const after = pinned.edits.length > 0 ? await examine(await scanCheckout(host.files, config)) : before;

  const seen = config.mode === 'pin' ? await ledger.add(after.said, startedAt) : { edits: [], refused: [] };

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
  });
  await publish(report, exitCode, config.report, host);
  return { report, exitCode };
}

interface Examined extends Applied {
  readonly files: ScannedCheckout['files'];
  readonly evidence: Evidence;
  readonly incomplete: readonly Unknown[];
  readonly said: Resolved['said'];
}

/** Examining again, after a pin, asks the network for nothing that it has already answered. */
function examiner(connection: Connection, config: Config, ledger: Ledger, now: Instant) {
  const { advisories } = connection;
  const { policy } = config;
  const ages = agesOf(policy.overrides, config);
  const scope = { ...config, ...config.platform, ...registryHost(config.platform) };
  const resolve = createResolver({
    ...scope,
    ...connection,
    ...ledger,
    needPlatform: presetRegistries,
    mirrors: config.registries,
    historyLimit,
    view: { now, ...config },
    minAgeOf: (occurrence) => ages(occurrence).minAgeMs,
  });
  return async ({ files, occurrences, problems, waivers }: ScannedCheckout): Promise<Examined> => {
    const { facts, incomplete, said } = await resolve(occurrences);
    const evidence = { occurrences, facts, advisories };
    const unread = problems.map(
      ({ file, message }) => ({ cause: 'unreadable-file', subject: file, message }) as const,
    );
    const known = [...policy.unread, ...connection.incomplete, ...ledger.incomplete];
    const unknowns = [...known, ...incomplete, ...unread];
    const distinct = new Map(unknowns.map((unknown) => [JSON.stringify(unknown), unknown]));
    const found = findingsOf(evidence, { maxAgeMs: (occurrence) => ages(occurrence).maxAgeMs, now });
    const applied = applyPolicy(found, policy, { now, complete: distinct.size === 0, inline: waivers });
    return { files, evidence, said, ...applied, incomplete: [...distinct.values()] };
  };
}

/** Writes every fix, file by file; a file that refuses is told, and the others go on. */
async function writePins(files: Files, { findings, files: sources }: Examined) {
  const edits: Report['edits'] = [];
  const refused: Unknown[] = [];
  for (const [file, planned] of planEdits(findings)) {
    const before = sources.get(file)?.text ?? '';
    const edited = applyEdits(before, planned);
    const written = 'text' in edited ? await files.replace(file, before, edited.text) : edited;
    if (written.refused !== undefined) {
      refused.push({
        cause: 'not-written',
        subject: file,
        message: `The file was not pinned: ${written.refused}`,
      });
    } else if ('text' in edited) {
      edits.push(...changedLines(before, edited.text).map((change) => ({ file, ...change })));
    }
  }
  return { edits, refused };
}
