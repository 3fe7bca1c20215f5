// Which files a change renames without changing them: what the base accepts in such a file stays accepted.
import { pathMatcher } from '../model/glob.js';
import { addToGroup } from '../model/groups.js';
import type { Policy } from '../model/policy.js';
import type { SourceFile } from '../model/source.js';

/** A commit: the paths of all its files, and the files in which something was found. */
export interface CommitTree {
  readonly paths: ReadonlySet<string>;
  readonly files: ReadonlyMap<string, SourceFile>;
}

/** The new path of each renamed file, by its path in the base. */
export type Renames = ReadonlyMap<string, string>;

/**
 * Pairs each file that only the base has with one of the same content that only the change has. A rename across a
 * limit that the policy draws by `paths` is none: what is accepted on one side of it is not accepted on the other.
 */
export function renamedFiles(
  base: CommitTree,
  change: CommitTree,
  { overrides, waivers, removed }: Pick<Policy, 'overrides' | 'waivers' | 'removed'>,
): Renames {
  const selectors = [...overrides, ...waivers, ...removed].flatMap(({ paths }) =>
    paths === undefined ? [] : [pathMatcher(paths)],
  );
  const keyOf = ({ path, text }: SourceFile) =>
    `${selectors.map((selects) => (selects(path) ? 1 : 0)).join('')} ${text}`;
  const onlyIn = ({ files }: CommitTree, { paths }: CommitTree) =>
    [...files.values()].filter(({ path }) => !paths.has(path));
  const gone = new Map<string, string[]>();
  for (const file of onlyIn(base, change).reverse()) addToGroup(gone, keyOf(file), file.path);
  const renames = new Map<string, string>();
  for (const file of onlyIn(change, base)) {
    const old = gone.get(keyOf(file))?.pop();
    if (old !== undefined) renames.set(old, file.path);
  }
  return renames;
}
