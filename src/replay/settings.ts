// The settings of a replay: the recorded ones, unless flags or another policy set others.
import { checks } from '../checks/index.js';
import { readConfig } from '../config/read.js';
import { compact } from '../model/collections.js';
import { presets } from '../model/images/presets.js';
import { noPolicy, type Policy } from '../model/judgement/policy.js';
import type { Config } from '../model/run/config.js';
import { whereIs } from '../model/text/position.js';
import type { Report } from '../report/schema/schema.js';
import type { ReplayOptions } from './index.js';

/** The settings that decide; those that say what to request, and where, no longer matter. */
const decisive = [
  'mode',
  'max-age',
  'min-age',
  'eol-warning',
  'as-of',
  'fail-on',
  'on-incomplete',
  'new-only',
];

/** What applied because nobody set it, and what that was depended on the run. Older versions had one default of `new-only`. */
function isByRun({ name, value, from }: Report['settings'][number]): boolean {
  return from === 'default' && (name === 'as-of' || (name === 'new-only' && value === 'true'));
}

/**
 * The settings before and now, and as the new report shows them.
 * @param policy replaces the recorded one, and its settings the recorded policy's
 * @returns `issues`, as sentences, for invalid values
 */
export function replaySettings(
  { settings: recorded }: Report,
  flags: ReadonlyMap<string, string>,
  policy?: Policy,
): ReplayOptions | { readonly issues: readonly string[] } {
  const recordedSettings = new Map(recorded.filter((one) => !isByRun(one)).map((one) => [one.name, one]));
  const before = readDecisive((name) => recordedSettings.get(name)?.value, noPolicy);
  const kept = (name: string) => {
    const one = recordedSettings.get(name);
    return policy === undefined || name === 'mode' || one?.from === 'input' ? one?.value : undefined;
  };
  const read = readDecisive((name) => flags.get(name) ?? kept(name), policy ?? noPolicy);
  if ('issues' in before) return { issues: before.issues.map((one) => `In the report's settings: ${one}`) };
  if ('issues' in read) return read;
  const now = read.config;
  return {
    before: before.config,
    now,
    settings: shownSettings(recorded, now, flags, policy),
    ...compact({ policy }),
  };
}

function readDecisive(get: (name: string) => string | undefined, policy: Policy) {
  const settings = new Map([...policy.settings].filter(([name]) => decisive.includes(name)));
  const known = { presets, checks: checks.map(({ id }) => id) };
  const only = { ...policy, settings, registries: new Map() };
  return readConfig((name) => (decisive.includes(name) ? get(name) : undefined), known, only);
}

function shownSettings(
  recorded: Report['settings'],
  { settings }: Config,
  flags: ReadonlyMap<string, string>,
  policy: Policy | undefined,
): Report['settings'] {
  const before = new Map(recorded.map((one) => [one.name, one]));
  const changed = settings
    .filter(({ name, from }) => decisive.includes(name) || typeof from === 'object')
    .map(({ name, value, from }) => {
      const known = before.get(name);
      const same = !flags.has(name) && known?.value === value && (policy === undefined || from === 'input');
      const origin = typeof from === 'string' ? from : whereIs(from, policy?.sources ?? []);
      return [name, same ? known : { name, value, from: origin }] as const;
    });
  const byName = new Map(changed);
  const left = recorded.filter(
    ({ name }) => policy === undefined || !/^(?:checks\.|advisories\.|overrides\[)/.test(name),
  );
  return [
    ...left.map((one) => byName.get(one.name) ?? one),
    ...[...byName.values()].filter(({ name }) => left.every((one) => one.name !== name)),
  ];
}
