// What a checkout holds → facts, advice, findings and what is not known: resolve, advise and check in one question.
import { createAdviser } from './advisories/collect.js';
import { type Applied, applyPolicy } from './checks/apply-policy.js';
import { findingsOf } from './checks/index.js';
import { agesOf } from './checks/overrides.js';
import type { WeighedCheckout } from './ci/beside.js';
import { type Connection, historyLimit, presetRegistries, registryHost } from './clients/index.js';
import type { Ledger } from './history/ledger.js';
import type { Config } from './model/config.js';
import type { Evidence, Instant } from './model/fact.js';
import type { Unknown } from './model/failure.js';
import type { Files } from './model/host.js';
import type { ImageOccurrence } from './model/occurrence.js';
import type { InlineWaiver } from './model/policy.js';
import { count } from './report/coverage.js';
import type { Counted } from './report/schema.js';
import { createResolver, type Resolved } from './resolve/index.js';

export interface Examined extends Applied {
  /** Texts of all places that findings name. */
  readonly files: WeighedCheckout['files'];
  readonly evidence: Evidence;
  readonly incomplete: readonly Unknown[];
  readonly said: Resolved['said'];
  /** Waivers beside references. */
  readonly inline: readonly InlineWaiver[];
  /** What became of the names that advisories were asked for. */
  readonly artifacts: Counted;
}

export interface Examination {
  readonly connection: Connection;
  readonly config: Config;
  readonly ledger: Ledger;
  readonly checkout: Files;
  readonly now: Instant;
}

/** Examining again, after a pin, asks the network for nothing that it has already answered. */
export function examiner({ connection, config, ledger, checkout, now }: Examination) {
  const { policy } = config;
  const ages = agesOf(policy.overrides, config);
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
  const advise = createAdviser(connection.advice, checkout, config);
  const maxAgeMs = (occurrence: ImageOccurrence) => ages(occurrence).maxAgeMs;
  return async ({ files, occurrences, problems, waivers, unread }: WeighedCheckout): Promise<Examined> => {
    const { facts, histories, said, incomplete } = await resolve(occurrences);
    const advised = await advise(occurrences, facts);
    const evidence = { occurrences, facts, histories, ...advised.advice };
    const unreadable = problems.map(
      ({ file, message }) => ({ cause: 'unreadable-file', subject: file, message }) as const,
    );
    const known = [
      ...policy.unread,
      ...unread,
      ...connection.incomplete,
      ...ledger.incomplete,
      ...[connection.clock() ?? []].flat(),
    ];
    const unknowns: readonly Unknown[] = [...known, ...incomplete, ...advised.incomplete, ...unreadable];
    const distinct = new Map(unknowns.map((unknown) => [JSON.stringify(unknown), unknown]));
    const found = findingsOf(evidence, { maxAgeMs, now, advisories: policy.advisories });
    const applied = applyPolicy(found, policy, { now, complete: distinct.size === 0, inline: waivers });
    const texts = new Map([...advised.files, ...files]);
    return {
      files: texts,
      evidence,
      said,
      inline: waivers,
      artifacts: count(advised.asked),
      ...applied,
      incomplete: [...distinct.values()],
    };
  };
}
