// The end of a run: one document, and every channel drawn from it.
import type { CheckText } from '../model/check-text.js';
import type { Config } from '../model/config.js';
import type { Evidence, Instant } from '../model/fact.js';
import type { Unknown } from '../model/failure.js';
import type { Finding } from '../model/finding.js';
import type { Host, Source } from '../model/host.js';
import { whereIs } from '../model/position.js';
import type { SourceFile } from '../model/source.js';
import { annotationsOf } from './annotations.js';
import { htmlOf } from './html/index.js';
import {
  describeAdvisory,
  describeFinding,
  describeHistory,
  describeReferenceWithFact,
  isoTime,
  locator,
} from './json.js';
import { type Links, writeOutputs } from './outputs.js';
import { planOf, shownOf } from './plan.js';
import { describeWaiver, type WaiverStanding } from './policy.js';
import { sarifOf } from './sarif.js';
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
  readonly waiverStates: readonly WaiverStanding[];
  readonly verdict: Report['verdict'];
  readonly edits: Report['edits'];
  readonly requests: Report['requests'];
  readonly source: Source | undefined;
}

/** The report of a finished run (design: JSON report). */
export function reportOf(run: Finished): Report {
  const { policy, settings } = run.config;
  const files = new Map([...run.files, ...policy.sources.map((source) => [source.path, source] as const)]);
  const locate = locator(files);
  const { occurrences, facts, advisories, histories } = run.evidence;
  return {
    schemaVersion: 1,
    tool: { name: 'tagproof', version },
    mode: run.config.mode,
    verdict: run.verdict,
    startedAt: isoTime(run.startedAt),
    asOf: isoTime(run.config.asOf ?? run.startedAt),
    ...(run.source === undefined ? {} : { source: run.source }),
    references: occurrences.map((occurrence) => describeReferenceWithFact(occurrence, facts, files, locate)),
    findings: run.findings.map((finding) => describeFinding(finding, files, locate)),
    advisories: advisories.map(describeAdvisory),
    histories: histories.map(describeHistory),
    incomplete: run.incomplete.map((unknown) => ({ ...unknown })),
    settings: settings.map(({ name, value, from }) => ({
      name,
      value,
      from: typeof from === 'string' ? from : whereIs(from, policy.sources),
    })),
    waivers: run.waiverStates.map((state) => describeWaiver(state, locate)),
    requests: { ...run.requests },
    edits: [...run.edits],
  };
}

export interface Publication {
  readonly exitCode: number;
  readonly config: Pick<Config, 'report' | 'sarif' | 'html'>;
  /** The texts of all checks: advice in the summary, help in SARIF. */
  readonly checks: readonly CheckText[];
}

/** Writes the report file, SARIF, the log, annotations, summary and outputs, all by one plan. */
export async function publish(
  report: Report,
  { exitCode, config, checks }: Publication,
  host: Host,
  links: Links = {},
): Promise<void> {
  const { files, sink } = host;
  const plan = planOf(report);
  const saved = await files.save(
    config.report,
    'tagproof-report.json',
    `${JSON.stringify(report, null, 2)}\n`,
  );
  const sarif = config.sarif === undefined ? undefined : sarifOf(report, plan, checks);
  const written =
    sarif === undefined || 'refused' in sarif
      ? undefined
      : await files.save(config.sarif, 'tagproof.sarif', sarif.text);
  const html =
    config.html === undefined
      ? undefined
      : await files.save(config.html, 'tagproof-report.html', htmlOf(report, plan, checks));
  const refused = sarif !== undefined && 'refused' in sarif ? [sarif.refused] : [];
  sink.log(terminalText(report, plan, sink));
  for (const line of [...refused, ...sarifRest(sarif)]) sink.log(line);
  for (const annotation of annotationsOf(report, plan, refused)) sink.annotate(annotation);
  await sink.summary(summaryOf(report, plan, checks));
  writeOutputs(report, plan, exitCode, { report: saved, sarif: written, html }, sink, links);
}

/** Code scanning takes only so much; what it does not get is said. */
function sarifRest(sarif: ReturnType<typeof sarifOf> | undefined): readonly string[] {
  if (sarif === undefined || 'refused' in sarif || sarif.shown.length === sarif.total) return [];
  return [`SARIF: ${shownOf(sarif)}`];
}
