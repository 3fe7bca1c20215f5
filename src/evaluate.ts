// What a checkout holds → facts, advice, findings and what is not known: resolve, advise and check in one question.
import { createAdvisoryCollector } from './advisories/collect.js';
import { applyPolicy, type PolicyResult } from './checks/apply-policy.js';
import { findingsOf } from './checks/index.js';
import { ageLimitsFor } from './checks/overrides.js';
import type { CheckedOut } from './ci/beside.js';
import { type Clients, historyLimit, presetRegistries, registryHost } from './clients/index.js';
import type { Ledger } from './history/ledger.js';
import type { Config } from './model/config.js';
import type { Evidence, Instant } from './model/fact.js';
import type { Gap } from './model/failure.js';
import type { Files } from './model/host.js';
import type { ImageOccurrence } from './model/occurrence.js';
import type { InlineWaiver } from './model/policy.js';
import { countByOutcome } from './report/coverage.js';
import type { Counted } from './report/schema.js';
import { createResolver, type Resolution } from './resolve/index.js';

export interface Evaluation extends PolicyResult {
  /** Texts of all places that findings name. */
  readonly files: CheckedOut['files'];
  readonly evidence: Evidence;
  readonly gaps: readonly Gap[];
  readonly observedDigests: Resolution['observedDigests'];
  /** Waivers beside references. */
  readonly inline: readonly InlineWaiver[];
  /** What became of the names that advisories were asked for. */
  readonly artifacts: Counted;
}

export interface EvaluatorOptions {
  readonly connection: Clients;
  readonly config: Config;
  readonly ledger: Ledger;
  readonly checkout: Files;
  readonly now: Instant;
}

/** Examining again, after a pin, asks the network for nothing that it has already answered. */
export function createEvaluator({ connection, config, ledger, checkout, now }: EvaluatorOptions) {
  const { policy } = config;
  const ages = ageLimitsFor(policy.overrides, config);
  const resolve = createResolver({
    ...config,
    ...config.platform,
    ...registryHost(config.platform),
    ...connection,
    ...ledger,
    needPlatform: presetRegistries,
    mirrors: config.registries,
    historyLimit,
    view: { now, ...config },
    minAgeOf: (occurrence) => ages(occurrence).minAgeMs,
  });
  const advise = createAdvisoryCollector(connection.advisories, checkout, config);
  const maxAgeMs = (occurrence: ImageOccurrence) => ages(occurrence).maxAgeMs;
  return async ({ files, occurrences, problems, waivers, unread }: CheckedOut): Promise<Evaluation> => {
    const { facts, histories, observedDigests, gaps } = await resolve(occurrences);
    const advised = await advise(occurrences, facts);
    const evidence = { occurrences, facts, histories, ...advised.advice };
    const unreadable = problems.map(
      ({ file, message }) => ({ cause: 'unreadable-file', subject: file, message }) as const,
    );
    const known = [
      ...policy.unread,
      ...unread,
      ...connection.gaps,
      ...ledger.gaps,
      ...[connection.clock() ?? []].flat(),
    ];
    const unknowns: readonly Gap[] = [...known, ...gaps, ...advised.gaps, ...unreadable];
    const distinct = new Map(unknowns.map((unknown) => [JSON.stringify(unknown), unknown]));
    const found = findingsOf(evidence, { maxAgeMs, now, advisories: policy.advisories });
    const applied = applyPolicy(found, policy, { now, complete: distinct.size === 0, inline: waivers });
    const texts = new Map([...advised.files, ...files]);
    return {
      files: texts,
      evidence,
      observedDigests,
      inline: waivers,
      artifacts: countByOutcome(advised.asked),
      ...applied,
      gaps: [...distinct.values()],
    };
  };
}
