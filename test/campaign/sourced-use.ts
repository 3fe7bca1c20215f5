// How a repository under test uses the images of registries with histories: references, settings, its ledger, and tokens.
import type { Report } from '../../src/report/schema/schema.js';
import { textOf } from './ledgers.js';
import { start } from './platform.js';
import type { Random } from './random.js';
import { ledgerFile } from './settings.js';
import type { Sourced } from './sourced.js';
import { heldAt, sourcedTags, staysOf } from './sourced-truth.js';
import type { World } from './world.js';

type Named = Pick<Report['references'][number], 'registry' | 'repository' | 'tag'>;

/** Pins of today, of the past, of one platform, of no tag, and none. */
export function sourcedReferences(random: Random, all: readonly Sourced[]): readonly string[] {
  return all.flatMap((one) =>
    Array.from({ length: 1 + random.below(4) }, () => {
      const tag = random.pick(sourcedTags);
      const pin = randomPin(random, one, tag);
      return `${one.registry}/${one.truth.repository}:${tag}${pin === undefined ? '' : `@${pin}`}`;
    }),
  );
}

function randomPin(random: Random, { truth, manifests }: Sourced, tag: string): string | undefined {
  const past = staysOf(truth, tag).map(({ digest }) => digest);
  const roll = random.real();
  if (roll < 0.2) return undefined;
  if (roll < 0.4) return heldAt(truth, tag, start);
  const pins = roll < 0.8 && past.length > 0 ? past : [...manifests.keys()];
  return pins[random.below(pins.length)];
}

export function sourcedInputs(random: Random, all: readonly Sourced[]): Readonly<Record<string, string>> {
  const lines = all.flatMap(({ input }) => input ?? []);
  return {
    ...(lines.length === 0 ? {} : { 'history-sources': lines.join('\n') }),
    ...(all.length > 0 && random.chance(0.4) ? { 'min-age': random.pick(['1d', '3d', '20d']) } : {}),
    ...(all.length > 0 && random.chance(0.4) ? { 'max-age': random.pick(['0d', '3d', '30d']) } : {}),
  };
}

/** The repository with histories that a reference with a tag is about. */
export function sourcedOf(
  { sourced }: Pick<World, 'sourced'>,
  { registry, repository, tag }: Named,
): Sourced | undefined {
  if (tag === undefined) return undefined;
  return sourced.find((one) => one.registry === registry && one.truth.repository === repository);
}

export function sourcedLedger(all: readonly Sourced[]): Readonly<Record<string, string>> {
  const entries = all.flatMap(({ registry, truth, sightings }) =>
    sightings.map(({ tag, at, digest }) => ({ image: `${registry}/${truth.repository}:${tag}`, at, digest })),
  );
  return entries.length === 0 ? {} : { [ledgerFile]: textOf(entries) };
}

/** The same, where the repository under test has seen nothing of it. */
export function withoutSightings(one: Sourced): Sourced {
  return { ...one, sightings: [], isLedgerFalse: false };
}

const variableOf = (registry: string) =>
  `TAGPROOF_TOKEN_${registry.toUpperCase().replace(/[^A-Z0-9]/g, '_')}`;

/** The environment variables of the job. */
export function sourcedTokens(all: readonly Sourced[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    all.flatMap(({ registry, token }) => (token === undefined ? [] : [[variableOf(registry), token.text]])),
  );
}
