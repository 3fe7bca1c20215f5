// What a comparison of two images does not know, and why: one entry for each part and cause.
import type { UnknownPart } from '../model/forecast.js';
import { plural } from '../model/text.js';
import type { PlatformComparison } from './compared-platforms.js';
import type { Known, WhyUnknown } from './description.js';
import type { DescribedPair } from './read.js';

type Side = 'old' | 'new';

/** The parts that are not known, those of whole images first. */
export function unknownParts(
  { from, to }: DescribedPair,
  { compared, notCompared }: PlatformComparison,
): readonly UnknownPart[] {
  const found = new Map<string, UnknownPart>();
  const add = (about: UnknownPart['about'], of: Side, known: Known<unknown>, platform?: string) => {
    const why = whyUnknown(known);
    if (why === undefined) return;
    const key = JSON.stringify([about, of, why]);
    const before = found.get(key)?.platforms ?? [];
    const platforms = platform === undefined ? {} : { platforms: [...before, platform] };
    found.set(key, { about, of, ...platforms, ...why });
  };
  add('platforms', 'old', from.platforms);
  add('platforms', 'new', to.platforms);
  for (const { name, ...sides } of compared) {
    for (const [of, one] of [
      ['old', sides.from],
      ['new', sides.to],
    ] as const) {
      add('configuration', of, one.configuration, name);
      add('layers', of, one.layers, name);
      add('packages', of, one.packages, name);
    }
  }
  const left: readonly UnknownPart[] =
    notCompared.length === 0
      ? []
      : [
          {
            about: 'image',
            platforms: notCompared,
            cause: 'not-compared',
            message: `${plural(notCompared.length, 'further platform')} changed too, and ${notCompared.length === 1 ? 'was' : 'were'} not compared`,
          },
        ];
  return [...found.values(), ...left];
}

function whyUnknown(known: Known<unknown>): WhyUnknown | undefined {
  return 'unknown' in known ? known.unknown : known.incomplete;
}
