// Recognises image names without doubt, for places that may hold something else.
import { parseImage } from '../model/images/image.js';

/** True for a name with a digest, or with a registry and a tag: `registry.example.com/a/b:1`, `org/app:1`, not `a:1`. */
export function looksLikeImage(text: string): boolean {
  const parsed = text.includes('://') ? undefined : parseImage(text);
  if (parsed?.kind !== 'image') return false;
  return parsed.image.digest !== undefined || (parsed.image.tag !== undefined && text.includes('/'));
}

/**
 * True for `BUILDKIT_SYNTAX`, which is always an image, for `BASE_IMAGE=node:20`, and for names that look like an image in arguments such as `BASE`, `FROM_X` or
 * `RUNTIME_IMAGE`, even where they contain variables.
 */
export function isImageArgument(name: string, value: string): boolean {
  if (name === 'BUILDKIT_SYNTAX') return value !== '';
  if (!/(?:^|_)(?:BASE|FROM)(?:_|$)|(?:^|_)IMAGE$/i.test(name)) return false;
  const filled = value.replace(/\$\{[^{}]*\}|\$\w+/g, 'x');
  if (looksLikeImage(filled)) return true;
  const parsed = /(?:^|_)BASE_?IMAGE$/i.test(name) ? parseImage(filled) : undefined;
  return parsed?.kind === 'image' && parsed.image.tag !== undefined;
}

/** Longer than any name. */
const maxName = 400;

/** Of a name: the repository as it is written, without its registry, and the last part of its path. */
export function repositoryParts(name: string): readonly string[] {
  if (name.length > maxName) return [];
  const repository = name.replace(/[:@][^/]*$/, '');
  const path = repository.replace(/^[^/]*[.:][^/]*\//, '');
  return [repository, path, repository.slice(repository.lastIndexOf('/') + 1)].filter((one) => one !== '');
}
