// Pins every occurrence of a text that has a place for it, each to a digest of its own.
import { createHash } from 'node:crypto';
import { pinTo } from '../../src/checks/check.js';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { type Digest, type ImageReference, imageName, withImpliedTag } from '../../src/model/images/image.js';
import type { Occurrence } from '../../src/model/occurrence.js';
import type { SourceFile } from '../../src/model/text/source.js';
import { applyEdits } from '../../src/pin/plan.js';

export function digestFor(name: string): Digest {
  return `sha256:${createHash('sha256').update(name).digest('hex')}`;
}

/** The digest that a registry would give for the name, which means `latest` without a tag. */
export function currentDigestOf(image: ImageReference): Digest {
  return digestFor(imageName(withImpliedTag(image)));
}

export function pinAll(file: SourceFile): string {
  return pinOccurrences(file.text, scanFile(file).occurrences);
}

/** The text with the digests of these occurrences, which are all in it. */
export function pinOccurrences(text: string, occurrences: readonly Occurrence[]): string {
  const edits = occurrences.flatMap((occurrence) => {
    if (occurrence.kind !== 'image') return [];
    const { fix } = pinTo(occurrence, currentDigestOf(occurrence.image));
    return fix === undefined ? [] : [[fix.span.start, fix] as const];
  });
  // Two names can have one place, such as an argument that is the tag of both.
  const applied = applyEdits(text, [...new Map(edits).values()]);
  if ('refused' in applied) throw new Error(applied.refused);
  return applied.text;
}
