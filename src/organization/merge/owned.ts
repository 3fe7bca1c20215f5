// The findings of a repository with the owners of their files, so that an organization's report can be read by team.

import { pathMatcher, startOfGlob } from '../../model/globs/glob.js';
import type { Files } from '../../model/run/host.js';
import type { ReportedFinding } from '../../report/schema/schema.js';

/** Where the CI host looks, in its order; only the first of them applies. */
const ownerFiles: readonly string[] = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];

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

/** GitHub ignores a larger file. */
const maxBytes = 3 * 1024 * 1024;

/**
 * The findings with the owners of their files. `unknown` says why they are not known; a repository without CODEOWNERS has
 * none. Without a finding in a file, nothing is read.
 */
export async function withOwners(
  findings: readonly ReportedFinding[],
  files: Pick<Files, 'read'>,
): Promise<{ readonly findings: ReportedFinding[]; readonly unknown?: string }> {
  if (findings.every(({ file }) => file === undefined)) return { findings: [...findings] };
  for (const path of ownerFiles) {
    const read = await files.read(path, maxBytes);
    if ('unreadable' in read) {
      if (read.absent === true) continue;
      return { findings: [...findings], unknown: `${path} cannot be read (${read.unreadable})` };
    }
    const ownersOf = readOwners(read.text);
    if (ownersOf === undefined) return { findings: [...findings], unknown: `${path} has too many rules` };
    return { findings: findings.map((finding) => ownedBy(finding, ownersOf)) };
  }
  return { findings: [...findings] };
}

function ownedBy(finding: ReportedFinding, ownersOf: (file: string) => readonly string[]): ReportedFinding {
  const owners = finding.file === undefined ? [] : ownersOf(finding.file);
  return owners.length === 0 ? finding : { ...finding, owners: [...owners] };
}
