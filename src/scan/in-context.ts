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

/** Returns a function that gives each occurrence as the other files make it. `holding` are the files of the occurrences. */
export function contextOf(
  holding: readonly string[],
  clues: readonly FileClues[],
  { files, mirrors }: Context,
): (one: Occurrence) => Occurrence {
  const paths = new Set(holding);
  for (const { path } of clues) paths.add(path);
  const testDataOf = testDataFinder(paths, clues);
  const used = clues.filter(({ path }) => testDataOf(path) === undefined);
  const localizerOf = (some: readonly FileClues[]) =>
    localizer(
      some.flatMap(({ builds }) => builds),
      mirrors,
    );
  const localize = localizerOf(used);
  const localizeTestData = used.length === clues.length ? localize : localizerOf(clues);
  const refuseReplaced = replacementRefuser(
    used.flatMap(({ replacements }) => replacements),
    files,
  );
  const refuseRenamed = renameRefuser(clues);
  const refuse = (one: Occurrence) => refuseRenamed(refuseReplaced(one));
  return (one) => {
    const testData = testDataOf(one.at.file);
    return testData === undefined ? refuse(localize(one)) : { ...refuse(localizeTestData(one)), testData };
  };
}
