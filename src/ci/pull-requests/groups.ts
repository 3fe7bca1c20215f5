// Which pull request an image belongs to: that of the first group that matches, or the one that the others share.

import { imageMatcher } from '../../model/globs/image-glob.js';
import type { ImageReference } from '../../model/images/image.js';
import type { Finding } from '../../model/judgement/finding.js';
import type { PullRequestRules } from '../../model/judgement/policy.js';

/**
 * The branch of a group. The dot keeps it apart from the branch itself, which as a folder of branches could not exist, and
 * from the branches ending in `-next` on which commits are prepared.
 */
export function groupBranch(branch: string, group: string): string {
  return `${branch}.${group}`;
}

/** Returns the branch of the pull request that updates an image. */
export function branchFinder(
  branch: string,
  { groups = [] }: PullRequestRules,
): (image: ImageReference | undefined) => string {
  const branches = groups.map(({ name, images }) => ({
    name: groupBranch(branch, name),
    matches: imageMatcher(images),
  }));
  return (image) => branches.find(({ matches }) => matches(image))?.name ?? branch;
}

/** The findings of each branch; every branch of the policy is there, the shared one last. */
export function byBranch<T extends Finding>(
  findings: readonly T[],
  branch: string,
  rules: PullRequestRules,
): ReadonlyMap<string, readonly T[]> {
  const names = [...(rules.groups ?? []).map(({ name }) => groupBranch(branch, name)), branch];
  const branches = new Map<string, T[]>(names.map((name) => [name, []]));
  const branchOf = branchFinder(branch, rules);
  for (const finding of findings) branches.get(branchOf(finding.about?.image))?.push(finding);
  return branches;
}
