// The end of a run: one document, and every channel drawn from it.
import type { Config } from '../model/config.js';
import type { Evidence, Instant } from '../model/fact.js';
import type { Unknown } from '../model/failure.js';
import type { Finding } from '../model/finding.js';
import type { Host } from '../model/host.js';
import type { SourceFile } from '../model/source.js';
import { annotate } from './annotations.js';
import { describeFinding, describeReferenceWithFact, isoTime, locator } from './json.js';
import { type Links, writeOutputs } from './outputs.js';
import type { Report } from './schema.js';
import { summaryOf } from './summary.js';
import { terminalText } from './terminal.js';
import { version } from './version.js';

export interface Finished {
  readonly config: Config;
  readonly startedAt: Instant;
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly evidence: Evidence;
  readonly incomplete: readonly Unknown[];
  readonly findings: readonly Finding[];
  readonly verdict: Report['verdict'];
  readonly edits: Report['edits'];
  readonly requests: Report['requests'];
}

/** The report of a finished run (design: JSON report). */
export function reportOf(run: Finished): Report {
  const locate = locator(run.files);
  const { occurrences, facts, advisories } = run.evidence;
  return {
    schemaVersion: 1,
    tool: { name: 'tagproof', version },
    mode: run.config.mode,
    verdict: run.verdict,
    startedAt: isoTime(run.startedAt),
    asOf: isoTime(run.config.asOf ?? run.startedAt),
    references: occurrences.map((occurrence) => describeReferenceWithFact(occurrence, facts, locate)),
    findings: run.findings.map((finding) => describeFinding(finding, run.files, locate)),
    advisories: advisories.map((advisory) => ({ ...advisory })),
    incomplete: run.incomplete.map((unknown) => ({ ...unknown })),
    waivers: [],
    requests: { ...run.requests },
    edits: [...run.edits],
  };
}

/** Writes the report file, the log, annotations, summary and outputs. */
export async function publish(
  report: Report,
  exitCode: number,
  path: string | undefined,
  host: Host,
  links: Links = {},
): Promise<void> {
  const saved = await host.files.save(path, 'tagproof-report.json', `${JSON.stringify(report, null, 2)}\n`);
  host.sink.log(terminalText(report, host.sink.colour));
  annotate(report, host.sink);
  await host.sink.summary(summaryOf(report));
  writeOutputs(report, exitCode, saved, host.sink, links);
}
