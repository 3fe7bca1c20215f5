// Inputs and policy → Config. All issues are collected and reported together before anything happens.
import { compact } from '../model/collections.js';
import { defaultPolicyPath } from '../model/inputs/special-types.js';
import { fieldOf, type InputFields, inputTable } from '../model/inputs/table.js';
import { type EffectiveSetting, noPolicy, type Policy, type Skip } from '../model/judgement/policy.js';
import type { Config, Delivery, Mode, Platform } from '../model/run/config.js';
import type { Surface } from '../model/run/surface.js';
import { durationText, formatDay } from '../model/text/time.js';
import { keepTokensFromPolicy, mirrorsOf, readPlatform, requirePlatform } from './platform.js';
import { type GetInput, InputReader, type InputValues } from './reader.js';

/** The value of every input in the order of the table; those that are not set and have no default are left out. */
function effectiveSettings(reader: InputReader, mode: Mode): readonly EffectiveSetting[] {
  return inputTable.flatMap((input): readonly EffectiveSetting[] => {
    const { name } = input;
    if (input.type.secret) return [];
    const value = reader.text(name);
    const from = reader.source(name);
    if (value !== undefined && from !== undefined) return [{ name, value, from }];
    const fallback = (mode === 'audit' ? inAudit.get(name) : undefined) ?? defaultText(input);
    return fallback === undefined ? [] : [{ name, value: fallback, from: 'default' }];
  });
}

/** What applies in an audit instead of the default of the other modes. */
const inAudit: ReadonlyMap<string, string> = new Map([
  ['fail-on', 'none'],
  ['new-only', 'false'],
]);

/** What applies if nobody sets the input, without what is said of other modes. */
function defaultText(input: { readonly default?: string; readonly otherwise?: string }): string | undefined {
  return input.default ?? input.otherwise?.replace(/ \(.*\)$/, '').replaceAll('`', '');
}

/** Each override, in the order in which they are applied. */
function effectiveOverrides({ overrides }: Pick<Policy, 'overrides'>): readonly EffectiveSetting[] {
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
function effectiveSkips(skips: readonly Skip[]): readonly EffectiveSetting[] {
  return skips.map(({ at, until, ...skip }, index) => {
    const entry = { ...skip, ...compact({ until: until === undefined ? undefined : formatDay(until) }) };
    return { name: `skips[${index}]`, value: JSON.stringify(entry), from: at };
  });
}

/** What inputs may name, and where messages are read. */
interface KnownNames {
  readonly presets: Readonly<Record<string, Platform>>;
  /** Ids of all checks. */
  readonly checks: readonly string[];
  /** Where messages about settings are read; a terminal by default. */
  readonly surface?: Surface;
}

/** `config`, or every issue as one sentence that names the input, its value and what would be right. */
export type ReadConfig = { readonly config: Config } | { readonly issues: readonly string[] };

/**
 * Reads every input. One that is absent or blank has the policy's setting of its name, else its default. If the policy
 * is invalid or only partly loaded, required settings that it might provide are not reported as missing.
 */
export function readConfig(
  get: GetInput,
  { presets, checks, surface = 'terminal' }: KnownNames,
  found: Policy | 'invalid' = noPolicy,
): ReadConfig {
  const policy = found === 'invalid' ? noPolicy : found;
  const isWhole = found !== 'invalid' && found.unread.length === 0;
  const reader = new InputReader(get, { names: { checks, presets: Object.keys(presets) }, policy, surface });
  const values = Object.fromEntries(inputTable.map(({ name }) => [name, reader.value(name)])) as InputValues;
  const platform = readPlatform(reader, values, presets, isWhole);
  const { mirrors, unmapped } = mirrorsOf(policy.registries, platform);
  const config: Config = {
    ...fieldsOf(values),
    ...compact({ platform, group: values.group ?? groupOf(values.identity) }),
    surface,
    registries: mirrors,
    failOn: values['fail-on'] ?? (values.mode === 'audit' ? 'none' : 'error'),
    delivery: deliveryOf(values),
    policy,
    settings: [
      ...effectiveSettings(reader, values.mode),
      ...policy.origins,
      ...effectiveOverrides(policy),
      ...effectiveSkips(policy.skips),
    ],
  };
  if (isWhole) requirePlatform(reader, values, platform, unmapped);
  keepTokensFromPolicy(reader);
  refuseSwitchedOff(reader, config);
  refuseTwoTokens(reader, config);
  return reader.issues.length > 0 ? { issues: reader.issues } : { config };
}

function fieldsOf(values: InputValues): InputFields {
  const fields = inputTable.flatMap((input) => {
    const field = fieldOf(input);
    return field === undefined ? [] : [[field, values[input.name]] as const];
  });
  // The keys and values are those of the table, as the type says.
  return compact(Object.fromEntries(fields)) as unknown as InputFields;
}

/** The organization of an identity: its UID without the last part. */
function groupOf(identity: string | undefined): string | undefined {
  return identity?.split('/').slice(0, -1).join('/') || undefined;
}

function deliveryOf(values: InputValues): Delivery {
  const pullRequest = {
    branch: values['pull-request-branch'],
    ...compact({ base: values['pull-request-base'] }),
    labels: values['pull-request-labels'],
    reviewers: values['pull-request-reviewers'],
    policyFile: values.config ?? defaultPolicyPath,
  };
  return {
    comment: values.comment,
    issue: values.issue,
    fixOnComment: values['fix-on-comment'],
    ...(values['pull-request'] ? { pullRequest } : {}),
  };
}

/** A gate on a check that is switched off would always pass. An override may switch it on for a part of the files. */
function refuseSwitchedOff(reader: InputReader, { failOn, policy: { checks, overrides } }: Config): void {
  if (typeof failOn === 'string') return;
  for (const id of failOn) {
    const isOnSomewhere = overrides.some((override) => (override.checks.get(id) ?? 'off') !== 'off');
    if (checks.get(id) !== 'off' || isOnSomewhere) continue;
    const sentence = `${reader.nameOf('fail-on')} names \`${id}\`, but \`checks\` in the policy switches it off. Remove it from one of them.`;
    reader.addIssue('fail-on', sentence);
  }
}

function refuseTwoTokens(reader: InputReader, { oidcTokenFile, oidcTokenEnv }: Config): void {
  if (oidcTokenFile === undefined || oidcTokenEnv === undefined) return;
  const [file, variable] = [reader.nameOf('oidc-token-file'), reader.nameOf('oidc-token-env')];
  reader.addIssue('oidc-token-env', `Only one of ${file} and ${variable} can be set.`);
}
