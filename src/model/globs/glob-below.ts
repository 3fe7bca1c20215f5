// Globs of a folder → the globs of the same files below one of its subfolders.
import { type GlobToken, globMatcher } from './glob-matcher.js';
import { type GlobAlternative, type GlobSegment, parseGlob } from './glob-pattern.js';

/**
 * What the globs select below `folder` (`services/api`), relative to it; empty if they select nothing there.
 * `services/a?i/Dockerfile` below `services/api` is `Dockerfile`.
 */
export function globsBelow(globs: readonly string[], folder: string): readonly string[] {
  const names = folder === '' ? [] : folder.split('/');
  if (names.length === 0) return globs;
  const rest = globs.flatMap((glob) => (parseGlob(glob) ?? []).flatMap((one) => remainders(one, names)));
  return [...new Set(rest)];
}

/** Follows the names through the segments; a `**` may take any number of them. */
function remainders(segments: GlobAlternative, names: readonly string[]): readonly string[] {
  let positions = new Set([0]);
  for (const name of names) {
    const next = new Set<number>();
    for (const position of positions) {
      for (let at = position; at < segments.length; at += 1) {
        const segment = segments[at];
        if (segment === '**') next.add(at);
        else {
          if (segment !== undefined && globMatcher(segment)(name)) next.add(at + 1);
          break;
        }
      }
    }
    positions = next;
  }
  const rest = [...positions].map((at) => segments.slice(at));
  return rest.filter((one) => one.length > 0 && !one.some(isEmpty)).map(textOf);
}

/** No path has an empty name, so nothing matches. */
function isEmpty(segment: GlobSegment): boolean {
  return segment.length === 0;
}

function textOf(segments: readonly GlobSegment[]): string {
  return segments.map((one) => (one === '**' ? one : one.map(tokenText).join(''))).join('/');
}

function tokenText(token: GlobToken): string {
  if (typeof token === 'string') return token;
  if ('inside' in token) return `[${token.inside}]`;
  return /[\\*?[\]{},!+@()]/.test(token.is) ? `\\${token.is}` : token.is;
}
