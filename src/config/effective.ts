// The settings that are in force and where each comes from, for the report. Credentials are left out.
import { compact } from '../model/compact.js';
import type { Mode } from '../model/config.js';
import { inputTable } from '../model/inputs/table.js';
import type { EffectiveSetting, Policy, Skip } from '../model/policy.js';
import { durationText, formatDay } from '../model/time.js';
import type { InputReader } from './reader.js';

/** The value of every input in the order of the table; those that are not set and have no default are left out. */
export function effectiveSettings(reader: InputReader, mode: Mode): readonly EffectiveSetting[] {
  return inputTable.flatMap((input): readonly EffectiveSetting[] => {
    const { name } = input;
    if (input.type.secret) return [];
    const value = reader.text(name);
    const from = reader.source(name);
    if (value !== undefined && from !== undefined) return [{ name, value, from }];
    const fallback = name === 'fail-on' && mode === 'audit' ? 'none' : defaultText(input);
    return fallback === undefined ? [] : [{ name, value: fallback, from: 'default' }];
  });
}

/** What applies if nobody sets the input, without what is said of other modes. */
function defaultText(input: { readonly default?: string; readonly otherwise?: string }): string | undefined {
  return input.default ?? input.otherwise?.replace(/ \(.*\)$/, '').replaceAll('`', '');
}

/** Each override, in the order in which they are applied. */
export function effectiveOverrides({ overrides }: Pick<Policy, 'overrides'>): readonly EffectiveSetting[] {
  return overrides.map(({ at, paths, images, checks, maxAgeMs, minAgeMs }, index) => {
    const entry = compact({
      paths,
      images,
      checks: checks.size === 0 ? undefined : Object.fromEntries(checks),
      'max-age': maxAgeMs === undefined ? undefined : durationText(maxAgeMs),
      'min-age': minAgeMs === undefined ? undefined : durationText(minAgeMs),
    });
    return { name: `overrides[${index}]`, value: JSON.stringify(entry), from: at };
  });
}

/** Each skip, for the report. */
export function effectiveSkips(skips: readonly Skip[]): readonly EffectiveSetting[] {
  return skips.map(({ at, until, ...skip }, index) => {
    const entry = { ...skip, ...compact({ until: until === undefined ? undefined : formatDay(until) }) };
    return { name: `skips[${index}]`, value: JSON.stringify(entry), from: at };
  });
}
