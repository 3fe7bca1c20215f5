// The results of all files as one: what several files found in one companion counts once, and each reference is seen in the
// light of the other files.
import { append } from '../model/append.js';
import { distinctByJson } from '../model/json.js';
import type { Occurrence } from '../model/occurrence.js';
import type { InlineWaiver } from '../model/policy.js';
import type { Problem, SourceFile } from '../model/source.js';
import { compareText } from '../model/text.js';
import type { FileClues } from './clues.js';
import { localizer } from './local-images.js';
import { agreedOccurrences, distinctOccurrences } from './overlaps.js';
import type { KeptResult, ReadFiles } from './reading.js';
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

export interface JoinedResults {
  /** The files with an occurrence, a problem or a waiver. */
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly occurrences: readonly Occurrence[];
  readonly problems: readonly Problem[];
  readonly waivers: readonly InlineWaiver[];
}

export function joinResults(
  { results, clues }: ReadFiles,
  problems: readonly Problem[],
  mirrors: Readonly<Record<string, string>>,
): JoinedResults {
  const files = new Map<string, SourceFile>();
  const found = new Map<string, Occurrence[]>();
  const [allProblems, waivers]: [Problem[], InlineWaiver[]] = [[...problems], []];
  for (const result of results) {
    for (const file of result.sources) files.set(file.path, file);
    addByFile(result, found);
    append(allProblems, result.problems);
    append(waivers, result.waivers);
  }
  const inContext = contextOf([...found.keys()], clues, { files, mirrors });
  const occurrences: Occurrence[] = [];
  for (const path of [...found.keys()].toSorted(compareText)) {
    const distinct = distinctOccurrences(agreedOccurrences(found.get(path) ?? []));
    for (const one of [...distinct].sort((a, b) => a.at.span.start - b.at.span.start))
      occurrences.push(inContext(one));
  }
  return {
    files,
    occurrences,
    problems: distinctByJson(allProblems),
    waivers: distinctByJson(waivers),
  };
}

/** What a place has is decided by the occurrences of its file alone. */
function addByFile({ occurrences }: KeptResult, found: Map<string, Occurrence[]>): void {
  for (const one of occurrences) {
    const known = found.get(one.at.file);
    if (known === undefined) found.set(one.at.file, [one]);
    else known.push(one);
  }
}
