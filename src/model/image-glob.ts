// Globs over image names without a tag, in any spelling of the registry.
import type { ImageReference } from './image.js';
import { matchesName } from './name-glob.js';
import { canonicalPrefix } from './registry-host.js';

/** True when one of the globs matches the image's `registry/repository`, in any spelling of the registry, or its short spelling. */
export function imageMatches(globs: readonly string[], image: ImageReference | undefined): boolean {
  return (
    image !== undefined &&
    globs
      .map(withCanonicalRegistry)
      .some((glob) => imageSpellings(image).some((name) => matchesName(glob, name)))
  );
}

/** The one spelling that a glob without `*` and `?` matches. */
export function exactImage(glob: string): string | undefined {
  return /[*?]/.test(glob) ? undefined : withCanonicalRegistry(glob);
}

/** In a glob without a slash there is no registry: it is a repository of Docker Hub. */
function withCanonicalRegistry(glob: string): string {
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
