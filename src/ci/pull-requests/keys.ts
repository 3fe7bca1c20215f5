// What stands for an image or a branch in a checkbox, and which skips are the same.
import { createHash } from 'node:crypto';
import { type ImageReference, imageName } from '../../model/images/image.js';
import type { Skip } from '../../model/judgement/policy.js';

/** 12 hex digits, so that nothing of the text is in the box. */
export function boxKey(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** The key of an image, whatever its digest. */
export function keyOfImage(image: ImageReference): string {
  return boxKey(imageName(image));
}

/** The key of the image that a skip names; that of a pattern is the key of no image. */
export function keyOfSkip({ image, tag }: Pick<Skip, 'image' | 'tag'>): string {
  return boxKey(tag === undefined ? image : `${image}:${tag}`);
}

/** What an entry says, wherever it is. */
export function contentOfSkip({ at: _, ...one }: Skip): string {
  return JSON.stringify(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)));
}
