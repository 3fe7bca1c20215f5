// The references of a checkout in the light of its other files: built here, test data, or replaced by a command or a kustomization.
import type { Occurrence } from '../model/occurrence.js';
import type { SourceFile } from '../model/source.js';
import type { FileClues } from './clues.js';
import { localizer } from './local-images.js';
import { renameRefuser } from './renamed-images.js';
import { replacementRefuser } from './replaced-text.js';
import { testDataFinder } from './test-data.js';

interface Context {
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly mirrors: Readonly<Record<string, string>>;
}

/** Each occurrence as the other files make it. */
export function inContext(
  occurrences: readonly Occurrence[],
  clues: readonly FileClues[],
  { files, mirrors }: Context,
): readonly Occurrence[] {
  const paths = [...new Set([...occurrences.map(({ at }) => at.file), ...clues.map(({ path }) => path)])];
  const testDataOf = testDataFinder(paths, clues);
  const used = clues.filter(({ path }) => testDataOf(path) === undefined);
  const localize = localizer(
    used.flatMap(({ builds }) => builds),
    mirrors,
  );
  const localizeTestData = localizer(
    clues.flatMap(({ builds }) => builds),
    mirrors,
  );
  const refuseReplaced = replacementRefuser(
    used.flatMap(({ replacements }) => replacements),
    files,
  );
  const refuseRenamed = renameRefuser(clues);
  const refuse = (one: Occurrence) => refuseRenamed(refuseReplaced(one));
  return occurrences.map((one) => {
    const testData = testDataOf(one.at.file);
    return testData === undefined ? refuse(localize(one)) : { ...refuse(localizeTestData(one)), testData };
  });
}
