// Inputs and policy → Config: the one place where the two meet.

import { presets } from '../clients/platform/presets.js';
import { checkIds } from '../model/check-ids.js';
import type { Config } from '../model/config.js';
import { noPolicy, type Policy } from '../model/policy.js';
import type { Surface } from '../model/surface.js';
import { plain } from '../output/escape.js';
import type { LoadedPolicy, PolicySources } from './policy/extends.js';
import { issueText } from './policy/issue.js';
import { asBase } from './policy/merge.js';
import type { PolicyWords } from './policy/setting-schema.js';
import { readConfig } from './read.js';
import { Reader } from './reader.js';

/** What checks and presets are called, for everything that reads their names. */
export const policyWords: PolicyWords = { checks: checkIds, presets: Object.keys(presets) };

export interface ConfigSources {
  /** Where messages about settings are read; a terminal unless given. */
  readonly surface?: Surface;
  readonly get: (name: string) => string | undefined;
  /** A file of the checkout. */
  readonly head: PolicySources['read'];
  /** A file of the base commit; absent when the run is not about a pull request. */
  readonly base?: PolicySources['read'];
  /** A file of another repository. */
  readonly remote: PolicySources['remote'];
  /** Settings that this policy cannot give, because whoever writes it must not choose them. */
  readonly notFromPolicy?: readonly string[];
}

/** Reads the policy and the inputs; every mistake in both comes back at once, in words that are safe to show. */
export async function configure({
  surface = 'terminal',
  get,
  head,
  base,
  remote,
  notFromPolicy = [],
}: ConfigSources): Promise<{ readonly config: Config } | { readonly issues: readonly string[] }> {
  const known = { presets, checks: policyWords.checks, surface };
  const where = readPolicyInputs(get);
  if ('issues' in where) {
    const others = readConfig(get, known, 'wrong');
    return { issues: [...where.issues, ...('issues' in others ? others.issues : [])].map(plain) };
  }
  const { config, policyFrom } = where.inputs;
  const fromBase = policyFrom === 'base' ? base : undefined;
  const [own, counting] = await policiesOf(config, { head, remote, ...(fromBase && { base: fromBase }) });
  const wrong = [own, counting].flatMap((one) => (one && 'issues' in one ? one.issues : []));
  const policy = wrong.length > 0 ? 'wrong' : without(policyInForce(own, counting), notFromPolicy);
  const read = readConfig(get, known, policy);
  const issues = [...wrong.map(issueText), ...('issues' in read ? read.issues : [])];
  if ('issues' in read || issues.length > 0) return { issues: issues.map(plain) };
  return { config: read.config };
}

function without(policy: Policy, names: readonly string[]): Policy {
  const settings = [...policy.settings].filter(([name]) => !names.includes(name));
  return { ...policy, settings: new Map(settings) };
}

/** The checkout's policy and the base's. What reads policies is loaded only where there may be one. */
async function policiesOf(
  given: string | undefined,
  { head, base, remote }: Omit<ConfigSources, 'get' | 'surface'>,
): Promise<readonly [LoadedPolicy, LoadedPolicy | undefined]> {
  const path = given ?? defaultPolicyPath;
  if (given === undefined && base === undefined && 'missing' in (await head(path)))
    return [{ policy: noPolicy }, undefined];
  const { loadPolicy } = await import('./policy/extends.js');
  const request = { path, remote, words: policyWords };
  return Promise.all([
    loadPolicy({ ...request, read: head, required: given !== undefined }),
    base && loadPolicy({ ...request, read: base, required: false, label: (file) => `${file}@base` }),
  ]);
}

function policyInForce(own: LoadedPolicy, counting: LoadedPolicy | undefined): Policy {
  if ('issues' in own || (counting !== undefined && 'issues' in counting)) return noPolicy;
  return counting === undefined ? own.policy : asBase(counting.policy, own.policy);
}

export interface PolicyInputs {
  /** Absent: the default path, where a policy may be missing. */
  readonly config?: string;
  readonly policyFrom: 'base' | 'head';
}

export const defaultPolicyPath = '.github/tagproof.yml';

/** A path below the checkout: no drive, no root, no `..`. */
const relativePath = /^(?![/\\]|[A-Za-z]:)(?!(?:[^/\\]*[/\\])*\.\.(?:[/\\]|$))[^\0]{1,1024}$/;

/** Reads `config` and `policy-from`. */
export function readPolicyInputs(
  get: (name: string) => string | undefined,
): { readonly inputs: PolicyInputs } | { readonly issues: readonly string[] } {
  const reader = new Reader(get, noPolicy);
  const policyFrom = reader.oneOf('policy-from', ['base', 'head'] as const) ?? 'base';
  const config = reader.matching('config', relativePath, 'the path of a file relative to the checkout');
  if (reader.issues.length > 0) return { issues: reader.issues };
  return { inputs: { policyFrom, ...(config === undefined ? {} : { config }) } };
}
