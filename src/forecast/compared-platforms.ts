// The difference of two images, platform by platform, as a forecast uses it.

import type { SizeChange } from '../report/schema/forecast-schema.js';
import { configurationChanges, packageChanges } from './changes/diff.js';
import { type Entries, knownValue, type PlatformDescription } from './description.js';
import type { LayerDescriptor } from './ports.js';
import type { DescribedPair } from './read.js';
import type { ImageContent, PlatformFacts } from './risk.js';

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
  const both = old !== undefined && next !== undefined;
  const shared = [...(old ?? [])].flatMap(([name, own]): readonly ComparedPlatform[] => {
    const other = next?.get(name);
    return other === undefined ? [] : [{ name, from: own, to: other }];
  });
  const changed = shared.filter((one) => one.from.digest !== one.to.digest);
  const compared = changed.filter(isRead);
  const namesOf = (all: readonly ComparedPlatform[]) => all.map(({ name }) => name);
  return {
    compared,
    facts: compared.map(factsOf),
    sizes: compared.flatMap(sizeOf),
    configurations: compared.flatMap((one) => {
      const [a, b] = [knownValue(one.from.configuration), knownValue(one.to.configuration)];
      return a === undefined || b === undefined ? [] : [{ from: a, to: b }];
    }),
    same: namesOf(shared.filter((one) => !changed.includes(one))),
    notCompared: namesOf(changed.filter((one) => !isRead(one))),
    lost: both ? [...old.keys()].filter((name) => !next.has(name)) : [],
    won: both ? [...next.keys()].filter((name) => !old.has(name)) : [],
  };
}

/** A platform that was not selected has no known part, by choice and not by failure. */
function isRead({ from, to }: ComparedPlatform): boolean {
  const isLeft = ({ packages }: PlatformDescription) =>
    'unknown' in packages && packages.unknown.cause === 'not-compared';
  return !isLeft(from) && !isLeft(to);
}

function factsOf(one: ComparedPlatform): PlatformFacts {
  const [from, to] = [one.from, one.to].map(({ packages, configuration }) => ({
    packages: knownValue(packages),
    configuration: knownValue(configuration),
  })) as [ImageContent, ImageContent];
  const { packages, configuration } = from;
  return {
    from,
    to,
    packages: packages && to.packages ? packageChanges(packages, to.packages) : [],
    configuration:
      configuration && to.configuration ? configurationChanges(configuration, to.configuration) : [],
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
