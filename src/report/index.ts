// The end of a run: one document, and every channel drawn from it.
import type { Config } from '../model/config.js';
import type { Evidence, Instant } from '../model/fact.js';
import type { Unknown } from '../model/failure.js';
import type { Finding } from '../model/finding.js';
import type { Host, Source } from '../model/host.js';
import type { SourceFile } from '../model/source.js';
import { annotate } from './annotations.js';
import { htmlOf } from './html/index.js';
import { describeFinding, describeHistory, describeReferenceWithFact, isoTime, locator } from './json.js';
import { writeOutputs } from './outputs.js';
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
  readonly source: Source | undefined;
}

/** The report of a finished run (design: JSON report). */
export function reportOf(run: Finished): Report {
  const locate = locator(run.files);
  const { occurrences, facts, advisories, histories } = run.evidence;
  return {
    schemaVersion: 1,
    tool: { name: 'tagproof', version },
    mode: run.config.mode,
    verdict: run.verdict,
    startedAt: isoTime(run.startedAt),
    asOf: isoTime(run.config.asOf ?? run.startedAt),
    ...(run.source === undefined ? {} : { source: run.source }),
    references: occurrences.map((occurrence) => describeReferenceWithFact(occurrence, facts, locate)),
    findings: run.findings.map((finding) => describeFinding(finding, run.files, locate)),
    advisories: advisories.map((advisory) => ({ ...advisory })),
    histories: histories.map(describeHistory),
    incomplete: run.incomplete.map((unknown) => ({ ...unknown })),
    waivers: [],
    requests: { ...run.requests },
    edits: [...run.edits],
  };
}

/** Writes the report file, the HTML report when asked for, the log, annotations, summary and outputs. */
export async function publish(
  report: Report,
  exitCode: number,
  paths: Pick<Config, 'report' | 'html'>,
  host: Host,
): Promise<void> {
  const saved = await host.files.save(
    paths.report,
    'tagproof-report.json',
    `${JSON.stringify(report, null, 2)}\n`,
  );
  const html =
    paths.html === undefined
      ? undefined
      : await host.files.save(paths.html, 'tagproof-report.html', htmlOf(report));
  host.sink.log(terminalText(report, host.sink.colour));
  annotate(report, host.sink);
  await host.sink.summary(summaryOf(report));
  writeOutputs(report, exitCode, { report: saved, html }, host.sink);
}
