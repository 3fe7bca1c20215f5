// The difference of two images, platform by platform, as a forecast uses it.

import type { SizeChange } from '../report/schema/forecast-schema.js';
import {
  configurationChanges,
  diffImages,
  diffKnown,
  diffPackages,
  diffTexts,
  packageChanges,
} from './changes/diff.js';
import { type Entries, knownValue, type PlatformDescription } from './description.js';
import type { LayerDescriptor } from './ports.js';
import type { DescribedPair } from './read.js';
import type { PlatformFacts } from './risk.js';

interface ComparedPlatform {
  readonly name: string;
  readonly from: PlatformDescription;
  readonly to: PlatformDescription;
}

export interface PlatformComparison {
  /** Platforms that both digests have with different images, and that were read. */
  readonly compared: readonly ComparedPlatform[];
  /** What changed in them, in the same order. */
  readonly facts: readonly PlatformFacts[];
  readonly sizes: readonly SizeChange[];
  readonly configurations: readonly { readonly from: Entries<string>; readonly to: Entries<string> }[];
  readonly same: readonly string[];
  /** Platforms with different images that were not selected. */
  readonly notCompared: readonly string[];
  readonly lost: readonly string[];
  readonly won: readonly string[];
}

export function comparePlatforms({ from, to }: DescribedPair): PlatformComparison {
  const [old, next] = [knownValue(from.platforms), knownValue(to.platforms)];
  const { platforms } = diffImages(from, to);
  const diff = platforms !== undefined && 'changed' in platforms ? platforms : undefined;
  const changed = [...(diff?.changed.keys() ?? [])].flatMap((name): readonly ComparedPlatform[] => {
    const [a, b] = [old?.get(name), next?.get(name)];
    return a === undefined || b === undefined ? [] : [{ name, from: a, to: b }];
  });
  const compared = changed.filter(isRead);
  const shared = [...(old?.keys() ?? [])].filter((name) => next?.has(name));
  return {
    compared,
    facts: compared.map(factsOf),
    sizes: compared.flatMap(sizeOf),
    configurations: compared.flatMap((one) => {
      const [a, b] = [knownValue(one.from.configuration), knownValue(one.to.configuration)];
      return a === undefined || b === undefined ? [] : [{ from: a, to: b }];
    }),
    same: shared.filter((name) => diff?.changed.has(name) !== true),
    notCompared: changed.filter((one) => !isRead(one)).map(({ name }) => name),
    lost: [...(diff?.removed.keys() ?? [])],
    won: [...(diff?.added.keys() ?? [])],
  };
}

/** A platform that was not selected has no known part, by choice and not by failure. */
function isRead({ from, to }: ComparedPlatform): boolean {
  const isLeft = ({ packages }: PlatformDescription) =>
    'unknown' in packages && packages.unknown.cause === 'not-compared';
  return !isLeft(from) && !isLeft(to);
}

function factsOf({ from, to }: ComparedPlatform): PlatformFacts {
  const packages = diffKnown(from.packages, to.packages, diffPackages);
  const configuration = diffKnown(from.configuration, to.configuration, diffTexts);
  const contentOf = (one: PlatformDescription) => ({
    packages: knownValue(one.packages),
    configuration: knownValue(one.configuration),
  });
  return {
    from: contentOf(from),
    to: contentOf(to),
    packages: packages === undefined ? [] : packageChanges(packages),
    configuration: configuration === undefined ? [] : configurationChanges(configuration),
  };
}

function sizeOf({ name, from, to }: ComparedPlatform): readonly SizeChange[] {
  const [old, next] = [knownValue(from.layers), knownValue(to.layers)];
  if (old === undefined || next === undefined) return [];
  const had = new Set(old.map(({ digest }) => digest));
  const shared = next.filter(({ digest }) => had.has(digest)).length;
  const layers = { from: old.length, to: next.length, shared };
  return [{ platform: name, from: totalOf(old), to: totalOf(next), layers }];
}

function totalOf(layers: readonly LayerDescriptor[]): number {
  return layers.reduce((sum, { size }) => sum + size, 0);
}
