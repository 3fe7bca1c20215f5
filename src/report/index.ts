// The end of a run: one document, and every channel drawn from it.
import type { CheckText } from '../model/check-text.js';
import type { Config } from '../model/config.js';
import type { Evidence, Instant } from '../model/fact.js';
import { type Unknown, unknownFrom } from '../model/failure.js';
import type { Finding } from '../model/finding.js';
import type { Files, Host, Source } from '../model/host.js';
import type { Policy } from '../model/policy.js';
import { whereIs } from '../model/position.js';
import type { Place, SourceFile } from '../model/source.js';
import { annotationsOf } from './annotations.js';
import { withWaived } from './audit.js';
import { coverageIn, coverageOf } from './coverage.js';
import { describeFact, isoTime } from './fact.js';
import { htmlOf } from './html/index.js';
import {
  describeAdvisory,
  describeFinding,
  describeHistory,
  describeReferenceWithFact,
  type Locate,
  textsOf,
} from './json.js';
import { type Links, type Written, writeOutputs } from './outputs.js';
import { planOf, shownOf } from './plan.js';
import { describeWaiver, type WaiverStanding } from './policy.js';
import { type Recordable, recordAnew, recordOf } from './record.js';
import type { Replayed } from './replayed.js';
import { sarifOf } from './sarif.js';
import type { Counted, Report } from './schema.js';
import { summaryOf } from './summary.js';
import { terminalText } from './terminal.js';
import { version } from './version.js';

export interface Finished extends Pick<Recordable, 'inline' | 'examined' | 'base'> {
  readonly config: Config;
  readonly startedAt: Instant;
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly evidence: Evidence;
  /** What became of the names that advisories were asked for. */
  readonly artifacts: Counted;
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
    incomplete: run.incomplete.map((unknown) => ({ ...unknown })),
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
export interface Decided extends Pick<Finished, 'findings' | 'waiverStates' | 'incomplete' | 'verdict'> {
  readonly evidence: Evidence;
  readonly policy: Policy;
  readonly asOf: Instant;
  readonly examined: number;
  readonly settings: Report['settings'];
}

/** The report of a replay: the recorded one with the new decisions. */
export function describeReplay(report: Report, { record, texts: held }: Replayed, run: Decided): Report {
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
    incomplete: run.incomplete.map((unknown) => ({ ...unknown })),
    settings: [...run.settings],
    waivers: run.waiverStates.map((state) => describeWaiver(state, locate)),
    coverage: { ...coverageOf(references), artifacts: coverageIn(report).artifacts },
    record: recordAnew(record, run, locate),
  };
}

export interface Publication {
  readonly exitCode: number;
  /** The texts of all checks: advice in the summary, help in SARIF. */
  readonly checks: readonly CheckText[];
}

/** What became of the documents: their paths, and those that could not be written. */
export interface Saved {
  readonly paths: Written;
  readonly refused: readonly Unknown[];
  readonly sarif: SarifDocument | undefined;
}

interface Documents extends Pick<Publication, 'checks'> {
  readonly config: Pick<Config, 'report' | 'sarif' | 'html'>;
}

/** Writes the report file, and SARIF and HTML where they are asked for. What the disk refuses is an Unknown. */
export async function saveDocuments(
  report: Report,
  { config, checks }: Documents,
  files: Pick<Files, 'save'>,
): Promise<Saved> {
  const refused: Unknown[] = [];
  const save = async (path: string | undefined, name: string, text: string) => {
    try {
      return await files.save(path, name, text);
    } catch (error) {
      refused.push(unknownFrom(error, path ?? name));
      return undefined;
    }
  };
  const sarif = config.sarif === undefined ? undefined : sarifOf(report, planOf(report), checks);
  const paths = {
    report: await save(config.report, 'tagproof-report.json', `${JSON.stringify(report, null, 2)}\n`),
    sarif:
      sarif === undefined || 'refused' in sarif
        ? undefined
        : await save(config.sarif, 'tagproof.sarif', sarif.text),
    html:
      config.html === undefined
        ? undefined
        : await save(config.html, 'tagproof-report.html', htmlOf(report, planOf(report), checks)),
  };
  return { paths, refused, sarif };
}

/** Draws the log, annotations, summary and outputs from the report, all by one plan. */
export async function publish(
  report: Report,
  { exitCode, checks }: Publication,
  { sink }: Pick<Host, 'sink'>,
  { paths, sarif }: Saved,
  links: Links = {},
): Promise<void> {
  const plan = planOf(report);
  const refused = sarif !== undefined && 'refused' in sarif ? [sarif.refused] : [];
  sink.log(terminalText(report, plan, sink, checks));
  for (const line of [...refused, ...sarifRest(sarif)]) sink.log(line);
  for (const annotation of annotationsOf(report, plan, refused)) sink.annotate(annotation);
  await sink.summary(summaryOf(report, plan, checks));
  writeOutputs(report, plan, exitCode, paths, sink, links);
}

type SarifDocument = ReturnType<typeof sarifOf>;

/** Code scanning takes only so much; what it does not get is said. */
function sarifRest(sarif: SarifDocument | undefined): readonly string[] {
  if (sarif === undefined || 'refused' in sarif || sarif.shown.length === sarif.total) return [];
  return [`SARIF: ${shownOf(sarif)}`];
}
