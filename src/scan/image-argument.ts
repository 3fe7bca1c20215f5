// Build arguments that a Dockerfile's FROM is given, and which its own default gives way to.
import { parseImage } from '../model/image.js';
import { isEvident } from './looks-like-image.js';

/**
 * True for `BASE_IMAGE=node:20`, and for evident images under names such as `BASE`, `FROM_X` or `RUNTIME_IMAGE`, also
 * where variables are a part of them.
 */
export function isImageArgument(name: string, value: string): boolean {
  if (!/(?:^|_)(?:BASE|FROM)(?:_|$)|(?:^|_)IMAGE$/i.test(name)) return false;
  const filled = value.replace(/\$\{[^{}]*\}|\$\w+/g, 'x');
  if (isEvident(filled)) return true;
  const parsed = /(?:^|_)BASE_?IMAGE$/i.test(name) ? parseImage(filled) : undefined;
  return parsed?.kind === 'image' && parsed.image.tag !== undefined;
}
