// What is in force and who gave it: for the report, which shows every value but credentials.
import type { Mode } from '../model/config.js';
import type { EffectiveSetting, Policy } from '../model/policy.js';
import { durationText } from '../model/time.js';
import type { Reader } from './reader.js';
import { inputTable } from './table.js';

const credentials = ['token', 'registry-token', 'github-token'];

/** The value of every input, in the order of the documentation; those that are not given and have no default are left out. */
export function effectiveSettings(reader: Reader, mode: Mode): readonly EffectiveSetting[] {
  return inputTable.flatMap((input): readonly EffectiveSetting[] => {
    const { name } = input;
    if (credentials.includes(name)) return [];
    const value = reader.text(name);
    const from = reader.from(name);
    if (value !== undefined && from !== undefined) return [{ name, value, from }];
    const fallback = name === 'fail-on' && mode === 'audit' ? 'none' : input.default?.replace(/ \(.*\)$/, '');
    return fallback === undefined ? [] : [{ name, value: fallback.replaceAll('`', ''), from: 'default' }];
  });
}

/** Each override, in the order in which they are applied. */
export function effectiveOverrides({ overrides }: Pick<Policy, 'overrides'>): readonly EffectiveSetting[] {
  return overrides.map(({ at, paths, images, checks, maxAgeMs, minAgeMs }, index) => {
    const says = {
      ...(paths === undefined ? {} : { paths }),
      ...(images === undefined ? {} : { images }),
      ...(checks.size === 0 ? {} : { checks: Object.fromEntries(checks) }),
      ...(maxAgeMs === undefined ? {} : { 'max-age': durationText(maxAgeMs) }),
      ...(minAgeMs === undefined ? {} : { 'min-age': durationText(minAgeMs) }),
    };
    return { name: `overrides[${index}]`, value: JSON.stringify(says), from: at };
  });
}
