// Which files a change renames without changing them: what the base accepts in such a file stays accepted.

import { addToGroup } from '../../model/collections.js';
import { pathMatcher } from '../../model/globs/glob.js';
import type { Policy } from '../../model/judgement/policy.js';
import type { Occurrence } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';

/** A commit: the paths of all its files, and the files in which something was found, with their references. */
interface CommitTree {
  readonly paths: ReadonlySet<string>;
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly occurrences: readonly Occurrence[];
}

/** The new path of each renamed file, by its path in the base. */
export type Renames = ReadonlyMap<string, string>;

/**
 * Pairs each file that only the base has with one of the same content that only the change has. A rename into or out of
 * test data, or what the policy selects by `paths`, is none: what is accepted there need not be accepted elsewhere.
 */
export function renamedFiles(
  base: CommitTree,
  change: CommitTree,
  { overrides, waivers, removed }: Pick<Policy, 'overrides' | 'waivers' | 'removed'>,
): Renames {
  const selectors = [...overrides, ...waivers, ...removed].flatMap(({ paths }) =>
    paths === undefined ? [] : [pathMatcher(paths)],
  );
  const onlyIn = (tree: CommitTree, { paths }: CommitTree) => {
    const testData = new Set(
      tree.occurrences.flatMap((one) => (one.testData === undefined ? [] : one.at.file)),
    );
    return [...tree.files.values()].flatMap(({ path, text }) => {
      if (paths.has(path)) return [];
      const treatment = selectors.map((selects) => (selects(path) ? 1 : 0)).join('');
      return { path, key: `${treatment} ${testData.has(path)} ${text}` };
    });
  };
  const gone = new Map<string, string[]>();
  for (const { path, key } of onlyIn(base, change).reverse()) addToGroup(gone, key, path);
  const renames = new Map<string, string>();
  for (const { path, key } of onlyIn(change, base)) {
    const old = gone.get(key)?.pop();
    if (old !== undefined) renames.set(old, path);
  }
  return renames;
}
