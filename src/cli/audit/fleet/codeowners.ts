// CODEOWNERS: who owns which file. The last line whose pattern matches applies, and may name nobody.
// https://docs.github.com/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
import { pathMatcher, startOfGlob } from '../../../model/glob.js';

/** Where the CI host looks, in its order; only the first of them applies. */
export const ownerFiles: readonly string[] = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];

const maxRules = 5000;
const maxOwners = 10;
const owner = /^(?:@[\w-]{1,100}(?:\/[\w.-]{1,100})?|[\w.+-]{1,100}@[\w.-]{1,100})$/;

/** Returns the owners of a file; an empty list if nobody owns it. `undefined`: there are too many rules to read. */
export function readOwners(text: string): ((file: string) => readonly string[]) | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/(?:^|\s)#.*$/, '').trim());
  const rules = lines.filter((line) => line !== '').map(ruleOf);
  if (rules.length > maxRules) return undefined;
  const lastFirst = rules.reverse();
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const owners = known.get(file) ?? lastFirst.find(({ matches }) => matches(file))?.owners ?? [];
    known.set(file, owners);
    return owners;
  };
}

function ruleOf(line: string) {
  const [pattern = '', ...names] = line.split(/(?<!\\)\s+/);
  const globs = globsOf(pattern.replaceAll('\\ ', ' '));
  const [start = ''] = globs.map(startOfGlob);
  const matchesGlob = pathMatcher(globs);
  return {
    // Almost every rule is about another folder, and there are thousands.
    matches: (file: string) => file.startsWith(start) && matchesGlob(file),
    owners: names.filter((name) => owner.test(name)).slice(0, maxOwners),
  };
}

/**
 * A pattern is anchored if it contains a slash before its end, and a folder stands for everything below it. The last
 * star of `docs/*` stands for files alone. Brackets, braces and `!` have no meaning.
 */
function globsOf(pattern: string): readonly string[] {
  const literal = pattern.replace(/[[\]{}()!+@]/g, '\\$&');
  const isFolder = literal.endsWith('/');
  const path = literal.replace(/^\/+|\/+$/g, '');
  if (path === '') return [];
  const isAnchored = literal.startsWith('/') || path.includes('/');
  const glob = isAnchored ? path : `**/${path}`;
  if (isFolder) return [`${glob}/**`];
  return isAnchored && path.endsWith('/*') ? [glob] : [glob, `${glob}/**`];
}
