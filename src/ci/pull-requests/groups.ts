// Which pull request an image belongs to: that of the first group that matches, or the one that the others share; and the keys that
// stand for an image in a checkbox.
import { createHash } from 'node:crypto';
import { imageMatcher } from '../../model/globs/name-glob.js';
import { type ImageReference, imageName } from '../../model/images/image.js';
import type { Finding } from '../../model/judgement/finding.js';
import type { PullRequestRules, Skip } from '../../model/judgement/policy.js';

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

/** 12 hex digits, so that nothing of the text is in the box. */
export function boxKey(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** The key of an image, whatever its digest. */
export function keyOfImage(image: ImageReference): string {
  return boxKey(imageName(image));
}

/** The key of the image that a skip names; that of a pattern is the key of no image. */
export function keyOfSkip({ image, tag }: Pick<Skip, 'image' | 'tag'>): string {
  return boxKey(tag === undefined ? image : `${image}:${tag}`);
}

/** What an entry says, wherever it is. */
export function contentOfSkip({ at: _, ...one }: Skip): string {
  return JSON.stringify(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)));
}
