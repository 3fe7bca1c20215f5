// Globs over the names and tags of images: `*`, `**` and `?`. A star stops at a slash, two stars do not. Those over image names match
// in any spelling of the registry.
import type { ImageReference } from '../images/image.js';
import { canonicalPrefix } from '../images/registry-host.js';
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

/**
 * Returns a function that is true when one of the globs matches the image's `registry/repository`, in any spelling of the
 * registry, or its short spelling.
 */
export function imageMatcher(
  globs: readonly string[],
  work?: Work,
): (image: ImageReference | undefined) => boolean {
  const matchers = globs.map((glob) => nameMatcher(withCanonicalRegistry(glob), work));
  return (image) => {
    const names = image === undefined ? [] : imageSpellings(image);
    return matchers.some((matches) => names.some(matches));
  };
}

/** In a glob without a slash there is no registry: it is a repository of Docker Hub. */
export function withCanonicalRegistry(glob: string): string {
  return glob.includes('/') ? canonicalPrefix(glob) : glob;
}

/**
 * The names that globs are compared with: Docker Hub's images may also be written without the registry, and its official
 * ones without `library/`.
 */
export function imageSpellings({ registry, repository }: ImageReference): readonly string[] {
  const short = registry === 'docker.io' ? [repository, repository.replace(/^library\//, '')] : [];
  return [`${registry}/${repository}`, ...short];
}
