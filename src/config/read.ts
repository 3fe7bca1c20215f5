// Inputs and policy → Config. All issues are collected and reported together before anything happens.

import { compact } from '../model/compact.js';
import type { Config, Delivery, Platform } from '../model/config.js';
import { defaultPolicyPath } from '../model/inputs/special-types.js';
import { fieldOf, type InputFields, inputTable } from '../model/inputs/table.js';
import { noPolicy, type Policy } from '../model/policy.js';
import type { Surface } from '../model/surface.js';
import { effectiveOverrides, effectiveSettings, effectiveSkips } from './effective.js';
import { keepTokensFromPolicy, mirrorsOf, readPlatform, requirePlatform } from './platform.js';
import { type GetInput, InputReader, type InputValues } from './reader.js';

/** What inputs may name, and where messages are read. */
export interface KnownNames {
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
