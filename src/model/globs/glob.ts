// Globs over paths: `*`, `**`, `?`, `[ab]`, `{a,b}` and `\\`.

import { addToGroup } from '../collections.js';
import { type GlobToken, globMatcher, type Work } from './glob-matcher.js';
import { type GlobAlternative, parseGlob } from './glob-pattern.js';

const maxLength = 1000;

/** True for a glob over paths of the checkout: relative, without `..`, with closed brackets, in the syntax above. */
export function isPathGlob(glob: string): boolean {
  if (glob.length > maxLength || /^$|^\/|(?:^|\/)\.\.(?:\/|$)|[\n\r\0]/.test(glob)) return false;
  return parseGlob(glob) !== undefined;
}

/** Returns a function that tells whether one of the globs matches a whole path. An invalid glob matches nothing. */
export function pathMatcher(globs: readonly string[], work?: Work): (path: string) => boolean {
  const byEnd = new Map<string, ((path: string) => boolean)[]>();
  for (const one of globs.flatMap((glob) => parseGlob(glob) ?? []))
    addToGroup(byEnd, endOf(one), globMatcher(tokensOf(one), work));
  const withAnyEnd = byEnd.get('') ?? [];
  return (path) => {
    const names = `${path}/`;
    // Almost every path is dismissed here: most globs are about other extensions.
    const possible = byEnd.get(path.slice(-1)) ?? [];
    return possible.some((matches) => matches(names)) || withAnyEnd.some((matches) => matches(names));
  };
}

/** What every path that the glob matches begins with, followed by a slash. */
export function startOfGlob(glob: string): string {
  return glob.replace(/^(?:\.\/)+/, '').split(/[*?[\\{]/, 1)[0] ?? '';
}

/** The last character of the paths, if there is only one. */
function endOf(segments: GlobAlternative): string {
  const last = segments.at(-1);
  const token = last === '**' ? undefined : last?.at(-1);
  return typeof token === 'object' && 'is' in token ? token.is.slice(-1) : '';
}

/** Each name ends with a slash. */
function tokensOf(segments: GlobAlternative): readonly GlobToken[] {
  return segments.flatMap((one): readonly GlobToken[] =>
    one === '**' ? ['folders'] : [...one, { is: '/' }],
  );
}
