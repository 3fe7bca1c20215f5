// Finds the policies that apply to a folder: its own and those of the folders above it, up to the repository's root.
import { append } from '../../model/append.js';
import { defaultPolicyPath } from '../../model/inputs/special-types.js';
import { noPolicy, type Policy } from '../../model/policy.js';
import { policyBelow } from './below.js';
import { type LoadedPolicy, loadPolicy, type PolicyRequest } from './extends.js';
import { holdersOf, inFolder } from './folders.js';
import type { PolicyIssue } from './issue.js';
import { mergePolicies } from './merge.js';

export interface Discovery extends Pick<PolicyRequest, 'read' | 'remote' | 'names' | 'label'> {
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
