// Finds the policies that apply to a folder: its own and those of the folders above it, up to the repository's root.
import { append } from '../../model/collections.js';
import { globsBelow } from '../../model/globs/glob.js';
import { defaultPolicyPath } from '../../model/inputs/special-types.js';
import { noPolicy, type Policy, type Setting } from '../../model/judgement/policy.js';
import { type LoadedPolicy, loadPolicy, type PolicyRequest } from './extends.js';
import { holdersOf, inFolder } from './folders.js';
import type { PolicyIssue } from './issue.js';
import { mergePolicies } from './merge.js';

const settingsWithGlobs: ReadonlySet<string> = new Set(['paths', 'exclude', 'sbom']);

/**
 * The policy for `folder` below the one that holds it. What selects only files outside of the folder is left out. Its
 * waivers are marked as inherited: that one matches nothing here does not make it unused.
 */
function policyBelow(policy: Policy, folder: string): Policy {
  if (folder === '') return policy;
  const inside = <T extends { readonly paths?: readonly string[] }>(entries: readonly T[]): readonly T[] =>
    entries.flatMap((entry) => {
      if (entry.paths === undefined) return [entry];
      const paths = globsBelow(entry.paths, folder);
      return paths.length === 0 ? [] : [{ ...entry, paths }];
    });
  return {
    ...policy,
    settings: new Map([...policy.settings].flatMap((setting) => settingBelow(setting, folder))),
    overrides: inside(policy.overrides),
    waivers: inside(policy.waivers).map((waiver) => ({ inheritedAt: waiver.at, ...waiver })),
  };
}

function settingBelow([name, setting]: readonly [string, Setting], folder: string): [string, Setting][] {
  if (settingsWithGlobs.has(name)) {
    const globs = globsBelow(setting.text.split('\n'), folder);
    return globs.length === 0 ? [] : [[name, { ...setting, text: globs.join('\n') }]];
  }
  if (name !== 'ledger' || !setting.text.endsWith('.json')) return [[name, setting]];
  const start = `${folder}/`;
  return setting.text.startsWith(start)
    ? [[name, { ...setting, text: setting.text.slice(start.length) }]]
    : [];
}

interface Discovery extends Pick<PolicyRequest, 'read' | 'remote' | 'names' | 'label'> {
  /** The folder that is checked, by its path in the repository; empty at the root. `read` takes such paths. */
  readonly folder: string;
}

/**
 * The policies of the folder and of those above it as one: a nearer one is applied on top of a farther one, as if it
 * extended it. One with `root: true` is the last. In every file, paths are relative to the folder with its `.github`.
 */
export async function discoverPolicy({ folder, label, read, ...request }: Discovery): Promise<LoadedPolicy> {
  const issues: PolicyIssue[] = [];
  let policy: Policy = noPolicy;
  for (const [above, holder] of holdersOf(folder).entries()) {
    const shown = (path: string) => `${'../'.repeat(above)}${path}`;
    const loaded = await loadPolicy({
      ...request,
      path: defaultPolicyPath,
      required: false,
      read: (path) => read(inFolder(holder, path)),
      label: (path) => label?.(shown(path)) ?? shown(path),
    });
    if ('issues' in loaded) append(issues, loaded.issues);
    else policy = mergePolicies(policyBelow(loaded.policy, relativeTo(holder, folder)), policy);
    if ('policy' in loaded && loaded.isRoot === true) break;
  }
  return issues.length > 0 ? { issues } : { policy };
}

function relativeTo(holder: string, folder: string): string {
  return holder === '' ? folder : folder.slice(holder.length + 1);
}
