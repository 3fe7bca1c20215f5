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
 * The glob over names with their registry that names the same images: one that has no registry names those of Docker
 * Hub. Comes back as it is if its registry is a pattern.
 */
export function withRegistry(glob: string): string {
  const canonical = withCanonicalRegistry(glob);
  const [first = ''] = canonical.split('/');
  if (/[.:]/.test(first) && first !== canonical) return canonical;
  if (first === canonical) return glob.startsWith('**') ? glob : `docker.io/library/${glob}`;
  return /[*?]/.test(first) || first === 'localhost' ? canonical : `docker.io/${canonical}`;
}

/**
 * What can follow the text, as globs: none if the glob matches nothing that begins with it. Every character of the text
 * uses up a part of the glob or stays in a star, so there are not more of them than that.
 */
export function globsAfter(glob: string, text: string): readonly string[] {
  const parts = glob.match(/\*\*+|./gsu) ?? [];
  const isStar = (at: number) => parts[at]?.startsWith('*') === true;
  const withNext = (at: number) => (isStar(at) ? [at, at + 1] : [at]);
  let reached = new Set(withNext(0));
  for (const character of text)
    reached = new Set(
      [...reached].flatMap((at) => {
        const part = parts[at];
        if (part === character) return withNext(at + 1);
        if (part?.startsWith('**') || (part === '*' && character !== '/')) return withNext(at);
        return part === '?' && character !== '/' ? withNext(at + 1) : [];
      }),
    );
  const first = [...reached].filter((at) => !(isStar(at - 1) && reached.has(at - 1)));
  return first.map((at) => parts.slice(at).join('')).filter((rest) => rest !== '');
}

/**
 * The names that globs are compared with: Docker Hub's images may also be written without the registry, and its official
 * ones without `library/`.
 */
export function imageSpellings({ registry, repository }: ImageReference): readonly string[] {
  const short = registry === 'docker.io' ? [repository, repository.replace(/^library\//, '')] : [];
  return [`${registry}/${repository}`, ...short];
}
