// The data of a finished run, or of a replay, → the report document.
import { compact } from '../model/collections.js';
import type { Gap } from '../model/failure.js';
import type { CheckInput, Instant } from '../model/judgement/fact.js';
import type { ComparedFinding, FindingSubject } from '../model/judgement/finding.js';
import type { Policy, WaiverState } from '../model/judgement/policy.js';
import type { ImageOccurrence } from '../model/occurrence.js';
import type { Config } from '../model/run/config.js';
import type { FileChange } from '../model/run/delivery.js';
import type { Source } from '../model/run/host.js';
import { whereIs } from '../model/text/position.js';
import type { Place, SourceFile } from '../model/text/source.js';
import { countsOf, coverageIn, coverageOf, type OpenQuestions, questionsOf, totalsOf } from './coverage.js';
import { describeBuilt, describeFact } from './fact.js';
import { describeHistory } from './history.js';
import { imageSummaries } from './images/summaries.js';
import type { ParsedReport } from './parse.js';
import { type Recordable, recordOf, recordWaiver, rewriteRecord } from './record.js';
import { describeReferenceWithFact, withWaivedChecks } from './references.js';
import type { Forecast } from './schema/forecast-schema.js';
import type { Counted, Report, ReportedFinding, ReportedWaiver } from './schema/schema.js';
import { type Locate, type Texts, textsOf } from './texts.js';
import { isoIfKnown, isoTime } from './time.js';
import { version } from './version.js';

/** A finding with its place; the fix replaces the whole reference, or has its own place if the digest is in another key. */
function describeFinding(
  { check, severity, at, message, about, fix, waived, introduced, testData }: ComparedFinding,
  { locate, isMarked, fix: describeFix }: Texts,
): ReportedFinding {
  return {
    check,
    severity,
    ...(at === undefined ? {} : { file: at.file, ...locate(at) }),
    ...(at === undefined || isMarked(at.file)
      ? {}
      : { charOffset: at.span.start, charLength: at.span.end - at.span.start }),
    message,
    ...describeSubject(about),
    ...compact({ testData }),
    ...(typeof introduced === 'boolean' ? { introduced } : {}),
    ...describeWaived(waived, locate),
    // One replacement of one text: a fix of several places is left to `pin`.
    ...(fix === undefined || at === undefined || fix.also !== undefined ? {} : { fix: describeFix(at, fix) }),
  };
}

function describeSubject({ image, artifact, advisory }: FindingSubject = {}) {
  const { registry, repository, tag } = image ?? {};
  return {
    ...(registry === undefined || repository === undefined
      ? {}
      : { image: { registry, repository, ...compact({ tag }) } }),
    ...compact({ artifact, advisory: advisory?.id }),
  };
}

function describeWaived(waived: ComparedFinding['waived'], locate: Locate): Pick<ReportedFinding, 'waived'> {
  if (waived === undefined) return {};
  const { at, reason, owner, expires } = waived;
  return {
    waived: {
      reason,
      ...compact({ owner, expires: isoIfKnown(expires) }),
      file: at.file,
      line: locate(at).line,
    },
  };
}

/** A waiver with its place and its state in this run. */
function describeWaiver({ waiver, state, matched, notice }: WaiverState, locate: Locate): ReportedWaiver {
  const effect = { state, matched, ...compact({ notice }) };
  const place = { file: waiver.at.file, ...locate(waiver.at) };
  if ('covers' in waiver) return { ...place, ...effect, check: waiver.check, reason: waiver.reason };
  const { at: _at, inheritedAt: _inheritedAt, inBase: _inBase, ...rest } = recordWaiver(waiver);
  return { ...place, ...effect, ...rest };
}

/** What was decided from everything that the run learned. */
export interface Decision {
  readonly verdict: Report['verdict'];
  readonly findings: readonly ComparedFinding[];
  readonly gaps: readonly Gap[];
}

export interface ReportInput extends Pick<Recordable, 'inline' | 'examined' | 'base'> {
  readonly config: Config;
  readonly startedAt: Instant;
  /** The texts of all places. */
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly evidence: CheckInput;
  /** How many of the artifacts whose advisories were requested got an answer. */
  readonly artifacts: Counted;
  /** What only the run knows of the questions about an image. */
  readonly asked: (one: ImageOccurrence) => OpenQuestions;
  readonly seen?: Report['seen'];
  readonly vendored?: number;
  readonly waiverStates: readonly WaiverState[];
  /** The files that the run wrote. */
  readonly changes: readonly FileChange[];
  readonly requests: Report['requests'];
  readonly source: Source | undefined;
  /** The fixes of the findings, for `git apply --unidiff-zero`. */
  readonly patch?: string | undefined;
  /** What the digests that the run writes, or holds back, change. */
  readonly forecasts?: readonly Forecast[];
}

/** How many digests do not replace the tag although they should; `undefined` for none. */
function besideTag(references: Report['references'], { pinForm }: Config): number | undefined {
  if (pinForm !== 'digest') return undefined;
  const kept = references.filter(
    ({ tag, pin }) => tag !== undefined && pin?.lead === '@' && pin.tail === undefined,
  );
  return kept.length === 0 ? undefined : kept.length;
}

/** The report of a finished run, without its images: what the run has learned need not be kept for them. */
export function describeRun(run: ReportInput, decision: Decision): Report {
  const { policy, settings } = run.config;
  const sources = policy.sources.map((source) => [source.path, source] as const);
  const files = new Map([...run.files, ...sources]);
  const texts = textsOf(files);
  const { locate } = texts;
  const { occurrences, advisories, histories } = run.evidence;
  const asOf = run.config.asOf ?? run.startedAt;
  const decided = describeDecision(decision, run.waiverStates, texts);
  const references = withWaivedChecks(
    occurrences.map((one) => describeReferenceWithFact(one, run.evidence, files, locate, asOf)),
    decided.findings,
  );
  const questions = questionsOf(references, openAt(run.evidence, run.asked));
  const coverage = {
    ...coverageOf(references),
    artifacts: run.artifacts,
    questions,
    ...compact({ vendored: run.vendored, besideTag: besideTag(references, run.config) }),
  };
  const record = recordOf({ ...run, policy, mirrors: run.config.registries }, files, locate);
  return {
    schemaVersion: 1,
    tool: { name: 'tagproof', version },
    mode: run.config.mode,
    verdict: decided.verdict,
    startedAt: isoTime(run.startedAt),
    asOf: isoTime(asOf),
    ...compact({ source: run.source }),
    references,
    findings: decided.findings,
    ...compact({ seen: run.seen }),
    advisories,
    histories: histories.map(describeHistory),
    coverage,
    incomplete: decided.incomplete,
    settings: settings.map(({ name, value, from }) => ({
      name,
      value,
      from: typeof from === 'string' ? from : whereIs(from, policy.sources),
    })),
    waivers: decided.waivers,
    requests: { ...run.requests },
    edits: run.changes.flatMap(({ path, lines }) =>
      lines.map(({ line, before, after }) => ({ file: path, line, before, after })),
    ),
    ...compact({ patch: run.patch }),
    ...forecastsIn(run.forecasts),
    record,
  };
}

function openAt(
  { occurrences }: CheckInput,
  asked: ReportInput['asked'] = () => ({}),
): (index: number) => OpenQuestions {
  return (index) => {
    const one = occurrences[index];
    return one?.kind === 'image' ? asked(one) : {};
  };
}

/** What a replay decided again, and from what. */
interface ReplayInput extends Pick<ReportInput, 'evidence' | 'waiverStates' | 'examined'> {
  /** What another policy asks; absent: the policy is the recorded one. */
  readonly asked?: ReportInput['asked'];
  readonly policy: Policy;
  readonly asOf: Instant;
  readonly settings: Report['settings'];
}

/** The report of a replay: the recorded one with the new decision. */
export function buildReplayReport(
  report: Report,
  { record, texts: recorded }: ParsedReport,
  replay: ReplayInput,
  decision: Decision,
): Report {
  const { policy, evidence } = replay;
  const ofPolicy = textsOf(new Map(policy.sources.map((source) => [source.path, source] as const)));
  const isInPolicy = ({ file }: Place) => policy.sources.some(({ path }) => path === file);
  const locate: Locate = (place) => (isInPolicy(place) ? ofPolicy : recorded).locate(place);
  const isMarked = (file: string) => recorded.isMarked(file) || ofPolicy.isMarked(file);
  const decided = describeDecision(decision, replay.waiverStates, { ...recorded, locate, isMarked });
  const withFacts = report.references.map((reference, index) => {
    const occurrence = evidence.occurrences[index];
    const fact = occurrence?.kind === 'image' ? evidence.facts.get(occurrence) : undefined;
    if (occurrence?.kind !== 'image' || fact === undefined) return reference;
    const signatures = evidence.signatures?.get(occurrence);
    const built = describeBuilt(fact, occurrence.image, signatures, replay.asOf);
    return { ...reference, fact: { ...describeFact(fact), ...built } };
  });
  const references = withWaivedChecks(withFacts, decided.findings);
  const known = coverageIn(report);
  const { pullPolicy, advisories, endOfLife } = known.questions ?? {};
  // A replay asks nothing again.
  const answers = {
    ...questionsOf(references, openAt(evidence, replay.asked)),
    ...compact({ pullPolicy, advisories, ...(replay.asked === undefined ? { endOfLife } : {}) }),
  };
  // The patch was of other findings, and the texts are not recorded.
  const { patch: _, ...recordedRun } = report;
  const again: Report = {
    ...recordedRun,
    tool: { name: 'tagproof', version },
    ...decided,
    asOf: isoTime(replay.asOf),
    references,
    settings: replay.settings,
    coverage: { ...known, ...coverageOf(references), ...(known.questions && { questions: answers }) },
    record: rewriteRecord(record, replay, locate),
  };
  return withImages(again);
}

function describeDecision(
  { verdict, findings, gaps }: Decision,
  waiverStates: readonly WaiverState[],
  texts: Texts,
): Pick<Report, 'verdict' | 'findings' | 'incomplete' | 'waivers'> {
  return {
    verdict,
    findings: findings.map((finding) => describeFinding(finding, texts)),
    incomplete: gaps,
    waivers: waiverStates.map((state) => describeWaiver(state, texts.locate)),
  };
}

/** The report with its numbers and its images, which follow from the rest of it. */
export function withImages(report: Report): Report {
  const { schemaVersion, tool, mode, verdict, counts: _, ...rest } = report;
  const counts = countsOf(totalsOf(report));
  return { schemaVersion, tool, mode, verdict, counts, ...rest, images: imageSummaries(report) };
}

function forecastsIn(forecasts: readonly Forecast[] = []): Pick<Report, 'forecasts'> {
  return forecasts.length === 0 ? {} : { forecasts };
}
