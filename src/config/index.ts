// Inputs and policy files → Config: loads the policy that applies, then reads the inputs on top of it.

import { presets } from '../model/images/presets.js';
import { noPolicy, type Policy } from '../model/judgement/policy.js';
import type { Surface } from '../model/run/surface.js';
import { plain } from '../model/text/text.js';
import type { LoadedPolicy, PolicyRequest, PolicySources } from './policy/extends.js';
import { inFolder, policyPathsOf } from './policy/folders.js';
import { issueText } from './policy/issue.js';
import { asBase, directedBy } from './policy/merge.js';
import { type ReadConfig, readConfig } from './read.js';
import { type GetInput, InputReader } from './reader.js';

export interface ConfigSources {
  /** Where messages about settings are read; a terminal by default. */
  readonly surface?: Surface;
  readonly get: GetInput;
  /** Loads the ids of all checks. Called only if something may name one, because it loads every check. */
  readonly checks: () => Promise<readonly string[]>;
  /** The checkout's path in its repository, of which it may be a folder. */
  readonly folder?: string;
  /** Reads a file of the checkout's repository, by its path there. */
  readonly head: PolicySources['read'];
  /** Reads a file of the base commit; absent unless the run judges a change. */
  readonly base?: PolicySources['read'];
  /** Reads a file of another repository. */
  readonly remote: PolicySources['remote'];
  /** Settings to ignore in the policy, because its author must not choose them. */
  readonly notFromPolicy?: readonly string[];
}

/** Reads the policy and the inputs. All issues of both are returned together, in words that are safe to show. */
export async function configure(sources: ConfigSources): Promise<ReadConfig> {
  const { surface = 'terminal', get, notFromPolicy = [] } = sources;
  const reader = new InputReader(get, { names: { checks: [], presets: [] }, policy: noPolicy, surface });
  const [path, from] = [reader.value('config'), reader.value('policy-from')];
  const loaded: LoadedPolicy =
    reader.issues.length > 0 ? { issues: [] } : policyInForce(await policiesOf(path, sources), from);
  const policy = 'issues' in loaded ? 'invalid' : without(loaded.policy, notFromPolicy);
  const namesChecks =
    reader.text('fail-on') !== undefined || (policy !== 'invalid' && policy.settings.has('fail-on'));
  const checks = namesChecks ? await sources.checks() : [];
  const read = readConfig(get, { presets, checks, surface }, policy);
  const wrong = 'issues' in loaded ? loaded.issues : [];
  const issues = [...wrong.map(issueText), ...('issues' in read ? read.issues : [])];
  if (!('issues' in read) && issues.length === 0) return read;
  const overruled = policy === 'invalid' ? undefined : policy.overruled;
  return { issues: [...issues, ...(overruled === undefined ? [] : [overruled])].map(plain) };
}

/** What the inputs say where no policy applies, or none has been read yet. */
export function configureWithoutPolicy(get: GetInput): Promise<ReadConfig> {
  const missing = async () => ({ missing: true as const });
  return configure({ get, checks: async () => [], head: missing, remote: missing });
}

function without(policy: Policy, names: readonly string[]): Policy {
  if (names.length === 0) return policy;
  const settings = [...policy.settings].filter(([name]) => !names.includes(name));
  return { ...policy, settings: new Map(settings) };
}

type Policies = readonly [own: LoadedPolicy, base: LoadedPolicy | undefined];

/** The policy of the checkout and that of the base. The code that reads policies is loaded only if there may be one. */
async function policiesOf(
  given: string | undefined,
  { folder = '', head, base, remote, checks }: ConfigSources,
): Promise<Policies> {
  if (given === undefined && base === undefined && !(await hasPolicy(folder, head)))
    return [{ policy: noPolicy }, undefined];
  const ids = await checks();
  const request = { remote, names: { checks: ids, presets: Object.keys(presets) } };
  const load = await loaderOf(folder, given);
  return Promise.all([
    load({ ...request, read: head, required: true }),
    base && load({ ...request, read: base, required: false, label: (file) => `${file}@base` }),
  ]);
}

/** Loads the given file, which may have to exist, or the policies that are found. */
async function loaderOf(folder: string, given: string | undefined) {
  const [{ loadPolicy }, { discoverPolicy }] = await Promise.all([
    import('./policy/extends.js'),
    import('./policy/discover.js'),
  ]);
  return (request: Omit<PolicyRequest, 'path'>) =>
    given === undefined
      ? discoverPolicy({ ...request, folder })
      : loadPolicy({ ...request, path: given, read: (path) => request.read(inFolder(folder, path)) });
}

/** True if the folder or one above it has a file where policies are. */
async function hasPolicy(folder: string, read: ConfigSources['head']): Promise<boolean> {
  const found = await Promise.all(policyPathsOf(folder).map(read));
  return found.some((text) => !('missing' in text));
}

/** The policy that applies, or what is wrong. A change that repairs the base's policy is judged by its own. */
function policyInForce([own, base]: Policies, from: 'base' | 'head'): LoadedPolicy {
  if (base === undefined) return own;
  if (from === 'base') {
    const issues = [own, base].flatMap((one) => ('issues' in one ? one.issues : []));
    if ('issues' in own || 'issues' in base) return { issues };
    return { policy: asBase(base.policy, own.policy) };
  }
  if ('issues' in own) return own;
  return { policy: directedBy('issues' in base ? noPolicy : base.policy, own.policy) };
}
