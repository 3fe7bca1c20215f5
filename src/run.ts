// The story of a run: sign in → scan → resolve → check → (pin) → report.
import { findingsOf } from './check/index.js';
import { judge } from './check/verdict.js';
import { connectCi } from './ci.js';
import { type Connection, connect, historyLimit, registryHost } from './connect.js';
import { deliver, needsCi } from './deliver.js';
import type { Config } from './model/config.js';
import type { ChangedFile } from './model/delivery.js';
import type { Evidence, Instant } from './model/fact.js';
import { type Unknown, unknownFrom } from './model/failure.js';
import type { Finding } from './model/finding.js';
import type { Files, Host } from './model/host.js';
import { pinChanges, suggestedLines } from './pin/changes.js';
import { applyEdits, changedLines, planEdits } from './pin/index.js';
import { suggestionText } from './report/delivery.js';
import { publish, reportOf } from './report/index.js';
import type { Report } from './report/schema.js';
import { createResolver } from './resolve/index.js';
import { type ScannedCheckout, scanCheckout } from './scan/walk.js';
import { weigh } from './weigh.js';

export interface Outcome {
  readonly report: Report;
  readonly exitCode: 0 | 1 | 3;
}

/** Runs once over a checkout. What cannot be learned is part of the outcome; it throws only on a defect. */
export async function run(host: Host, config: Config): Promise<Outcome> {
  const startedAt = host.clock.now();
  const [connection, ci, checkout] = await Promise.all([
    connect(host, config),
    needsCi(config) ? connectCi(host, config).catch(unknownCi) : { event: { kind: 'local' } as const },
    scanCheckout(host.files, config),
  ]);
  const examine = examiner(connection, config, startedAt);

  const before = await examine(checkout);
  const pinned = config.mode === 'pin' ? await writePins(host.files, before) : nothingPinned;
  const after = pinned.edits.length > 0 ? await examine(await scanCheckout(host.files, config)) : before;

  const { occurrences } = after.evidence;
  const weighed = await weigh(host, config, ci, { findings: after.findings, occurrences });
  const known = [...after.incomplete, ...pinned.refused, ...weighed.incomplete];
  const conclude = (incomplete: readonly Unknown[]): Outcome => {
    const { findings } = weighed;
    const { verdict, exitCode } = judge(findings, incomplete, config);
    const { edits } = pinned;
    const { requests } = connection;
    const report = reportOf({ ...after, findings, config, startedAt, incomplete, verdict, edits, requests });
    return { report, exitCode };
  };
  const draft = conclude(known);
  const delivered = await deliver(host, config, ci, {
    report: draft.report,
    changed: pinned.changed,
    changes: pinChanges(before.findings, before.evidence, pinned.changed),
    files: before.files,
    suggestions: suggestedLines(after.findings, after.files, suggestionText),
  });
  const { incomplete } = delivered;
  const outcome = incomplete.length === 0 ? draft : conclude([...known, ...incomplete]);
  await publish(outcome.report, outcome.exitCode, config.report, host, delivered);
  return outcome;
}

const unknownCi = (error: unknown): Unknown => unknownFrom(error, 'event');
const nothingPinned = { edits: [], refused: [], changed: [] };

interface Examined {
  readonly files: ScannedCheckout['files'];
  readonly evidence: Evidence;
  readonly findings: readonly Finding[];
  readonly incomplete: readonly Unknown[];
}

/** Examining again, after a pin, asks the network for nothing that it has already answered. */
function examiner(connection: Connection, config: Config, now: Instant) {
  const { sources, advisories } = connection;
  const scope = { ...config, ...config.platform, ...registryHost(config.platform) };
  const resolve = createResolver({ ...scope, sources, historyLimit, view: { now, ...config } });
  return async ({ files, occurrences, problems }: ScannedCheckout): Promise<Examined> => {
    const { facts, incomplete } = await resolve(occurrences);
    const evidence = { occurrences, facts, advisories };
    const unread = problems.map(
      ({ file, message }) => ({ cause: 'unreadable-file', subject: file, message }) as const,
    );
    const unknowns: readonly Unknown[] = [...connection.incomplete, ...incomplete, ...unread];
    const distinct = new Map(unknowns.map((unknown) => [JSON.stringify(unknown), unknown]));
    const findings = findingsOf(evidence, { maxAgeMs: config.maxAgeMs, now });
    return { files, evidence, findings, incomplete: [...distinct.values()] };
  };
}

/** Writes every fix, file by file; a file that refuses is told, and the others go on. */
async function writePins(files: Files, { findings, files: sources }: Examined) {
  const edits: Report['edits'] = [];
  const refused: Unknown[] = [];
  const changed: ChangedFile[] = [];
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
      changed.push({ path: file, before, after: edited.text });
    }
  }
  return { edits, refused, changed };
}
