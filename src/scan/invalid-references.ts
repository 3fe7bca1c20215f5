// Names in places of images that are none: what each program makes of them differs.
import type { Occurrence } from '../model/occurrence.js';
import type { Problem, SourceFile } from '../model/source.js';
import { unscanned } from './reasons.js';

/** Programs disagree which image an invalid name means, so one problem tells of those of the file. */
export function invalidReferences({ path }: SourceFile, all: readonly Occurrence[]): readonly Problem[] {
  const invalid = all.filter((one) => one.kind === 'opaque').filter(({ why }) => why === 'invalid');
  const [first] = invalid;
  if (first === undefined) return [];
  const { span } = first.at;
  const message = unscanned.invalidReference(first.raw, first.detail, invalid.length - 1);
  return [{ file: path, message, span }];
}
