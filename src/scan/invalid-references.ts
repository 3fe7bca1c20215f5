// Names in places of images of which one file cannot tell the images although it holds them: what each program makes of
// an invalid name differs, and behind too many values any image can hide.
import type { Occurrence, OpaqueOccurrence } from '../model/occurrence.js';
import type { Problem, SourceFile } from '../model/text/source.js';
import { unresolved, unscanned } from './reasons.js';

/** What is nested or repeated beyond what any file of people needs. */
const excessive: ReadonlySet<string> = new Set([
  unresolved.tooManyValues,
  unresolved.tooManyVariables,
  unresolved.nestedVariables,
]);

/** One problem for the invalid names of the file, and one for those with too many values. */
export function invalidReferences({ path }: SourceFile, all: readonly Occurrence[]): readonly Problem[] {
  const opaque = all.filter((one) => one.kind === 'opaque');
  const problemOf = (
    found: readonly OpaqueOccurrence[],
    describe: (raw: string, detail: string, others: number) => string,
  ): readonly Problem[] => {
    const [first] = found;
    if (first === undefined) return [];
    return [
      {
        file: path,
        message: describe(first.raw, first.detail, found.length - 1),
        span: first.at.span,
      },
    ];
  };
  return [
    ...problemOf(
      opaque.filter(({ why }) => why === 'invalid'),
      unscanned.invalidReference,
    ),
    ...problemOf(
      opaque.filter(({ detail }) => excessive.has(detail)),
      unscanned.excessiveReference,
    ),
  ];
}
