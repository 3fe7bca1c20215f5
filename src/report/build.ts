// The data of a finished run, or of a replay, → the report document.
import type { Config } from '../model/config.js';
import type { Evidence, Instant } from '../model/fact.js';
import type { Gap } from '../model/failure.js';
import type { Finding } from '../model/finding.js';
import type { Source } from '../model/host.js';
import type { Policy } from '../model/policy.js';
import { whereIs } from '../model/position.js';
import type { Place, SourceFile } from '../model/source.js';
import { withWaived } from '../output/markdown/audit.js';
import { coverageIn, coverageOf } from './coverage.js';
import { describeAdvisory, describeFinding, describeHistory } from './evidence.js';
import { describeFact, isoTime } from './fact.js';
import type { ParsedReport } from './parse.js';
import { describeWaiver, type WaiverStanding } from './policy.js';
import { type Recordable, recordOf, rewriteRecord } from './record.js';
import { describeReferenceWithFact } from './references.js';
import type { Counted, Report } from './schema.js';
import { type Locate, textsOf } from './texts.js';
import { version } from './version.js';

export interface ReportInput extends Pick<Recordable, 'inline' | 'examined' | 'base'> {
  readonly config: Config;
  readonly startedAt: Instant;
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly evidence: Evidence;
  /** What became of the names that advisories were asked for. */
  readonly artifacts: Counted;
  readonly gaps: readonly Gap[];
  readonly findings: readonly Finding[];
  readonly waiverStates: readonly WaiverStanding[];
  readonly verdict: Report['verdict'];
  readonly edits: Report['edits'];
  readonly requests: Report['requests'];
  readonly source: Source | undefined;
}

/** The report of a finished run (design: JSON report). */
export function buildReport(run: ReportInput): Report {
  const { policy, settings } = run.config;
  const files = new Map([...run.files, ...policy.sources.map((source) => [source.path, source] as const)]);
  const texts = textsOf(files);
  const { locate } = texts;
  const { occurrences, facts, advisories, histories } = run.evidence;
  const findings = run.findings.map((finding) => describeFinding(finding, texts));
  const references = withWaived(
    occurrences.map((one) => describeReferenceWithFact(one, facts, files, locate)),
    findings,
  );
  return {
    schemaVersion: 1,
    tool: { name: 'tagproof', version },
    mode: run.config.mode,
    verdict: run.verdict,
    startedAt: isoTime(run.startedAt),
    asOf: isoTime(run.config.asOf ?? run.startedAt),
    ...(run.source === undefined ? {} : { source: run.source }),
    references,
    findings,
    advisories: advisories.map(describeAdvisory),
    histories: histories.map(describeHistory),
    coverage: { ...coverageOf(references), artifacts: run.artifacts },
    incomplete: run.gaps.map((unknown) => ({ ...unknown })),
    settings: settings.map(({ name, value, from }) => ({
      name,
      value,
      from: typeof from === 'string' ? from : whereIs(from, policy.sources),
    })),
    waivers: run.waiverStates.map((state) => describeWaiver(state, locate)),
    requests: { ...run.requests },
    edits: [...run.edits],
    record: recordOf({ ...run, policy, mirrors: run.config.registries }, files, locate),
  };
}

/** What a replay decided. */
export interface ReplayDecision extends Pick<ReportInput, 'findings' | 'waiverStates' | 'gaps' | 'verdict'> {
  readonly evidence: Evidence;
  readonly policy: Policy;
  readonly asOf: Instant;
  readonly examined: number;
  readonly settings: Report['settings'];
}

/** The report of a replay: the recorded one with the new decisions. */
export function describeReplay(
  report: Report,
  { record, texts: held }: ParsedReport,
  run: ReplayDecision,
): Report {
  const { policy, evidence } = run;
  const written = textsOf(new Map(policy.sources.map((source) => [source.path, source] as const)));
  const isNew = ({ file }: Place) => policy.sources.some(({ path }) => path === file);
  const locate: Locate = (place) => (isNew(place) ? written : held).locate(place);
  const isMarked = (file: string) => held.isMarked(file) || written.isMarked(file);
  const texts = { ...held, locate, isMarked };
  const findings = run.findings.map((finding) => describeFinding(finding, texts));
  const looked = report.references.map((reference, index) => {
    const occurrence = evidence.occurrences[index];
    const fact = occurrence?.kind === 'image' ? evidence.facts.get(occurrence) : undefined;
    return fact === undefined ? reference : { ...reference, fact: describeFact(fact) };
  });
  const references = withWaived(looked, findings);
  return {
    ...report,
    tool: { name: 'tagproof', version },
    verdict: run.verdict,
    asOf: isoTime(run.asOf),
    references,
    findings,
    incomplete: run.gaps.map((unknown) => ({ ...unknown })),
    settings: [...run.settings],
    waivers: run.waiverStates.map((state) => describeWaiver(state, locate)),
    coverage: { ...coverageOf(references), artifacts: coverageIn(report).artifacts },
    record: rewriteRecord(record, run, locate),
  };
}
