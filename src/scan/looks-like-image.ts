// Texts that are an image name beyond doubt, for places where something else may stand.
import { parseImage } from '../model/image.js';

/** True for a name with a digest, or with a registry and a tag: `registry.example.com/a/b:1`, `org/app:1`, not `a:1`. */
export function isEvident(text: string): boolean {
  const parsed = text.includes('://') ? undefined : parseImage(text);
  if (parsed?.kind !== 'image') return false;
  return parsed.image.digest !== undefined || (parsed.image.tag !== undefined && text.includes('/'));
}
