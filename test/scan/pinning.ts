// Pins every occurrence of a text that has a place for it, each to a digest of its own.
import { createHash } from 'node:crypto';
import { pinTo } from '../../src/checks/check.js';
import { type Digest, imageName } from '../../src/model/image.js';
import type { Occurrence } from '../../src/model/occurrence.js';
import type { SourceFile } from '../../src/model/source.js';
import { applyEdits } from '../../src/pin/edits.js';
import { scanFile } from '../../src/scan/index.js';

export function digestFor(name: string): Digest {
  return `sha256:${createHash('sha256').update(name).digest('hex')}`;
}

export function pinAll(file: SourceFile): string {
  return pinOccurrences(file.text, scanFile(file).occurrences);
}

/** The text with the digests of these occurrences, which are all in it. */
export function pinOccurrences(text: string, occurrences: readonly Occurrence[]): string {
  const edits = occurrences.flatMap((occurrence) => {
    if (occurrence.kind !== 'image') return [];
    const { fix } = pinTo(occurrence, digestFor(imageName(occurrence.image)));
    return fix === undefined ? [] : [fix];
  });
  const applied = applyEdits(text, edits);
  if ('refused' in applied) throw new Error(applied.refused);
  return applied.text;
}
