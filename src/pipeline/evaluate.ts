// A scanned checkout → facts, advisories, findings under the policy, and gaps.
import { createAdvisoryCollector } from '../advisories/collect.js';
import { judgeInput, type PolicyResult } from '../checks/apply-policy.js';
import type { MarkedWaivers } from '../checks/waivers/inline-waivers.js';
import { ageLimitsFor } from '../checks/waivers/overrides.js';
import { type Clients, historyLimit, presetRegistries, registryHost } from '../clients/index.js';
import { contentReader } from '../clients/registry/content-reader.js';
import type { Ledger } from '../history/ledger.js';
import { compact } from '../model/collections.js';
import { type Cause, distinctGaps, type Gap, type PlacesOfGap, placesOfGaps } from '../model/failure.js';
import type { Digest } from '../model/images/image.js';
import type { CheckInput, Instant } from '../model/judgement/fact.js';
import type { InlineWaiver } from '../model/judgement/policy.js';
import type { ImageOccurrence } from '../model/occurrence.js';
import type { Config } from '../model/run/config.js';
import type { Files } from '../model/run/host.js';
import { positionsOf } from '../model/text/position.js';
import type { Problem, SourceFile } from '../model/text/source.js';
import { dayMs } from '../model/text/time.js';
import { createMoveJudge } from '../moves/index.js';
import { countByOutcome, type OpenQuestions } from '../report/coverage.js';
import type { Counted } from '../report/schema/schema.js';
import { createResolver } from '../resolve/index.js';
import type { ScannedCheckout } from '../scan/checkout/index.js';
import type { SeenNames } from '../scan/checkout/seen-names.js';
import { createSignatureCollector } from '../signatures/collect.js';
import { knownSignerRules } from '../signatures/known-signers.js';
import { withLogAges } from '../signatures/log-age.js';
import type { ReportProgress } from './progress.js';
import { asksForMoves, asksForOtherTags, nothingVerified, questionsAsked, unreadEnds } from './questions.js';

export interface Evaluation extends PolicyResult {
  /** Texts of all places that findings name. */
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly evidence: CheckInput;
  /** What could not be scanned. */
  readonly problems: readonly Problem[];
  readonly seen?: SeenNames;
  /** Files of known formats in vendored folders that were not read. */
  readonly vendored?: number;
  readonly gaps: readonly Gap[];
  readonly placesOf: PlacesOfGap;
  /** What registries returned for tags in this run, for the ledger. */
  readonly observedDigests: ReadonlyMap<string, Digest>;
  /** Inline waivers. */
  readonly inline: readonly InlineWaiver[];
  /** How many of the artifacts whose advisories were requested got an answer. */
  readonly artifacts: Counted;
  /** What only the run knows of the questions about an image. */
  readonly asked: (one: ImageOccurrence) => OpenQuestions;
  /** False with a gap under which nobody can say which digest is old enough, or which files the policy leaves out. */
  readonly isSafeToWrite: boolean;
}

export interface EvaluatorOptions {
  readonly clients: Clients;
  readonly config: Config;
  readonly ledger: Ledger;
  readonly files: Files;
  readonly now: Instant;
  readonly progress: ReportProgress;
  /** Marks the inline waivers that do not count yet. */
  readonly markWaivers: (checkout: ScannedCheckout) => Promise<MarkedWaivers>;
}

/** The builds of an official image take hours, and days only where a machine fails. */
const defaultSettleMs = dayMs;

const unsafeCauses: readonly Cause[] = ['clock', 'policy-unread'];

/** Evaluates checkouts. A second evaluation, after pinning, repeats no request that has been answered. */
export function createEvaluator(options: EvaluatorOptions) {
  const { clients, config, ledger, files, now, progress, markWaivers } = options;
  const { policy } = config;
  const ages = ageLimitsFor(policy.overrides, config);
  const acceptsDigestAge = policy.digestAge === 'accepted';
  const { tagLists, ...asked } = clients;
  const resolverOptions = {
    ...config,
    ...config.platform,
    ...registryHost(config.platform),
    ...asked,
    ...(asksForOtherTags(policy) ? { tagLists } : {}),
    ...ledger,
    needPlatform: presetRegistries,
    mirrors: config.registries,
    historyLimit,
    progress,
    view: { now, ...config, acceptsDigestAge },
    minAgeOf: (occurrence: ImageOccurrence) => ages(occurrence).minAgeMs,
  };
  // Only a run that pins evaluates again. Any other keeps none of the answers, of which there may be one for each reference.
  const kept = config.mode === 'pin' ? createResolver(resolverOptions) : undefined;
  const collectSignatures = createSignatureCollector({
    source: clients.signatures,
    rules: policy.signatures,
    known: config.signers === 'none' ? [] : knownSignerRules,
    files: policy.signatureFiles,
    compareSigners: config.compareSigners,
    mirrors: config.registries,
    now,
  });
  const compareMoves = createMoveJudge({
    read: contentReader(clients.contentIn),
    mirrors: config.registries,
    platforms: policy.platforms,
    settle: { settleMs: policy.settleMs ?? defaultSettleMs, at: config.asOf ?? now },
    isAsked: asksForMoves(policy, (one) => ages(one).maxAgeMs, now),
  });
  const collectAdvisories = createAdvisoryCollector(clients.advisories, files, config);
  return async (checkout: ScannedCheckout): Promise<Evaluation> => {
    const { occurrences } = checkout;
    const { waivers: inline, unread } = await markWaivers(checkout);
    const resolution = await (kept ?? createResolver(resolverOptions))(occurrences);
    const resolved = { ...resolution.evidence, facts: await compareMoves(resolution.evidence) };
    const [collected, signed] = await Promise.all([
      collectAdvisories(occurrences, resolved.facts),
      collectSignatures(occurrences, resolved.facts, resolved.histories),
    ]);
    const viewOf = (one: ImageOccurrence) => ({
      ...ages(one),
      ...{ now, acceptsDigestAge },
      ...compact({ asOf: config.asOf }),
    });
    const evidence = {
      ...resolved,
      facts: withLogAges(resolved.facts, signed.signatures, policy.signatures, viewOf),
      signatures: signed.signatures,
      ...compact({ ledger: ledger.rewrite }),
      ...collected.advice,
    };
    const ends = unreadEnds(evidence, policy, config.surface);
    const placesOf = placesOfGaps([
      // Of the platform nothing but the references needs a sign-in.
      { gaps: clients.gaps, at: [] },
      ...resolution.placed,
      ends,
      ...collected.placed,
      ...signed.placed,
      ...checkout.problems.map((problem) => ({
        gaps: [unreadableFile(problem, checkout.files.get(problem.file))],
        at: [{ file: problem.file, span: problem.span ?? { start: 0, end: 0 } }],
      })),
    ]);
    const all = [
      ...policy.unread,
      ...unread,
      ...clients.gaps,
      ...ledger.gaps,
      ...[clients.clock() ?? []].flat(),
      ...resolution.gaps,
      ...ends.gaps,
      ...collected.gaps,
      ...signed.gaps,
      ...checkout.problems.map((problem) => unreadableFile(problem, checkout.files.get(problem.file))),
    ];
    const known = distinctGaps(all);
    const context = { now, complete: known.length === 0, inline, failOn: config.failOn };
    const judged = judgeInput(evidence, policy, config, context);
    const nothing = known.length > 0 ? [] : nothingVerified(occurrences, judged.findings, checkout);
    const gaps = [...known, ...judged.gaps, ...nothing];
    return {
      ...judged,
      files: new Map([...ledgerFile(ledger), ...collected.files, ...checkout.files]),
      evidence,
      problems: checkout.problems,
      ...compact({ seen: checkout.seen, vendored: checkout.vendored }),
      gaps,
      placesOf,
      observedDigests: resolution.observedDigests,
      inline,
      artifacts: countByOutcome(collected.asked),
      asked: questionsAsked(config, clients, gaps),
      isSafeToWrite: gaps.every(({ cause }) => !unsafeCauses.includes(cause)),
    };
  };
}

/** The ledger as a place of findings: only its start is one, so its text is not needed. */
function ledgerFile({ rewrite }: Ledger): readonly (readonly [string, SourceFile])[] {
  return rewrite === undefined ? [] : [[rewrite.at.file, { path: rewrite.at.file, text: '' }]];
}

/** The gap of a problem, with its line. */
function unreadableFile({ file, message, span }: Problem, source: SourceFile | undefined): Gap {
  const line = span && source && positionsOf(source.text)(span).line;
  const where = line === undefined ? '' : `Line ${line}: `;
  return { cause: 'unreadable-file', subject: file, message: `${where}${message}` };
}
