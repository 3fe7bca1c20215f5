// The references and the pins of a run by the tag that they are judged by.
import { type Digest, type ImageReference, imageName, impliedTag } from '../model/image.js';
import { mirroredImage } from '../model/mirror.js';
import type { ImageOccurrence } from '../model/occurrence.js';

/** The tag that an image is judged by; one without a tag is looked for in `latest` first. */
export function tagKey(image: ImageReference): string {
  return imageName({ ...image, tag: image.tag ?? impliedTag });
}

/** Everything about one tag. */
export interface TagGroup {
  /** In the order in which they appear. */
  readonly occurrences: readonly ImageOccurrence[];
  /** All digests that the run pins the tag to, each once. */
  readonly pins: readonly Digest[];
}

/** The images by tag. `mirrors`: prefix of image names → the prefix that it mirrors. */
export function groupsByTag(
  images: readonly ImageOccurrence[],
  mirrors: Readonly<Record<string, string>>,
): readonly TagGroup[] {
  const groups = new Map<string, { occurrences: ImageOccurrence[]; pins: Set<Digest> }>();
  for (const occurrence of images) {
    const image = mirroredImage(occurrence.image, mirrors);
    const key = tagKey(image);
    const group = groups.get(key) ?? { occurrences: [], pins: new Set() };
    groups.set(key, group);
    group.occurrences.push(occurrence);
    if (image.digest !== undefined) group.pins.add(image.digest);
  }
  return [...groups.values()].map(({ occurrences, pins }) => ({ occurrences, pins: [...pins] }));
}
