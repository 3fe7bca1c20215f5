// Inputs and policy → Config: the one place where the two meet.
import { checks } from './check/index.js';
import { readConfig } from './inputs/index.js';
import { defaultPolicyPath, readPolicyInputs } from './inputs/policy-inputs.js';
import type { Config } from './model/config.js';
import { noPolicy, type Policy } from './model/policy.js';
import { presets } from './platform/presets.js';
import { loadPolicy, type PolicySources } from './policy/extends.js';
import { asBase } from './policy/merge.js';
import { mistakeText } from './policy/mistake.js';
import type { PolicyWords } from './policy/setting-schema.js';

/** What checks and presets are called, for everything that reads their names. */
export const words: PolicyWords = { checks: checks.map(({ id }) => id), presets: Object.keys(presets) };

export interface Sources {
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

/** Reads the policy and the inputs; every mistake in both comes back at once. */
export async function configure({
  get,
  head,
  base,
  remote,
  notFromPolicy = [],
}: Sources): Promise<{ readonly config: Config } | { readonly mistakes: readonly string[] }> {
  const known = { presets, checks: words.checks };
  const where = readPolicyInputs(get);
  if ('mistakes' in where) {
    const others = readConfig(get, known, 'wrong');
    return { mistakes: [...where.mistakes, ...('mistakes' in others ? others.mistakes : [])] };
  }
  const { config, policyFrom } = where.inputs;
  const request = { path: config ?? defaultPolicyPath, remote, words };
  const fromBase = policyFrom === 'base' ? base : undefined;
  const [own, counting] = await Promise.all([
    loadPolicy({ ...request, read: head, required: config !== undefined }),
    fromBase && loadPolicy({ ...request, read: fromBase, required: false, label: (path) => `${path}@base` }),
  ]);
  const wrong = [own, counting].flatMap((one) => (one && 'mistakes' in one ? one.mistakes : []));
  const policy = wrong.length > 0 ? 'wrong' : without(policyInForce(own, counting), notFromPolicy);
  const read = readConfig(get, known, policy);
  const mistakes = [...wrong.map(mistakeText), ...('mistakes' in read ? read.mistakes : [])];
  if ('mistakes' in read || mistakes.length > 0) return { mistakes };
  return { config: read.config };
}

function without(policy: Policy, names: readonly string[]): Policy {
  const settings = [...policy.settings].filter(([name]) => !names.includes(name));
  return { ...policy, settings: new Map(settings) };
}

type Loaded = Awaited<ReturnType<typeof loadPolicy>>;

function policyInForce(own: Loaded, counting: Loaded | undefined): Policy {
  if ('mistakes' in own || (counting !== undefined && 'mistakes' in counting)) return noPolicy;
  return counting === undefined ? own.policy : asBase(counting.policy, own.policy);
}
