// Globs over the names and tags of images: `*`, `**` and `?`. A star stops at a slash, two stars do not.
import { type GlobToken, globMatcher, type Work } from './glob-matcher.js';

/** True for a glob over names: what a name may hold, `*`, `**` and `?`. */
export function isNameGlob(glob: string): boolean {
  return /^[\w.:/*?-]{1,255}$/.test(glob);
}

/**
 * Returns a function that is true when the glob is the whole name: `?` is one character and `*` any number of them but `/`,
 * `**` is any number of any.
 */
export function nameMatcher(glob: string, work?: Work): (name: string) => boolean {
  const parts = /[*?]/.test(glob) ? (glob.match(/\*\*+|./gsu) ?? []) : [glob];
  return globMatcher(parts.map(tokenOf), work);
}

function tokenOf(text: string): GlobToken {
  if (text.startsWith('**')) return '**';
  return text === '*' || text === '?' ? text : { is: text };
}
