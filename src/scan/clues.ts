// What a file tells about the references in other files: what it builds, uses, deploys and replaces.
import { compact } from '../model/compact.js';
import type { BuiltImage, Mention, RenamedImage } from '../model/occurrence.js';
import { type Position, positionsOf } from '../model/position.js';
import type { SourceFile } from '../model/source.js';
import { deployedFolders, fluxFolders } from './deployed-folders.js';
import type { LocatedBuild } from './local-images.js';
import type { LocatedRename } from './renamed-images.js';
import { type Replacement, replacementsIn } from './replacements.js';
import { testDataPaths, type UsedPaths } from './test-data.js';

/** Files that hold no images, but commands that build, or the charts that a chart takes over. */
const buildsOrDeploys =
  /(?:^|\/)(?:(?:Chart|requirements)\.yaml|[Tt]askfile(?:\.dist)?\.ya?ml|helmfile[\w.-]*\.ya?ml|package\.json|\.pre-commit-config\.yaml|\.goreleaser\.ya?ml)$/;

export interface FileClues extends UsedPaths {
  readonly builds: readonly LocatedBuild[];
  readonly replacements: readonly Replacement[];
  readonly renames: readonly LocatedRename[];
}

interface Read {
  readonly builds: readonly BuiltImage[];
  readonly mentions: readonly Mention[];
  readonly renames: readonly RenamedImage[];
  /** False for a file that no scanner knows, such as the input of a test: what it names is not used, except in task runners. */
  readonly isKnown: boolean;
}

/** The folder in which a glob looks for files. */
function folderOfPattern({ path, isGlob }: Mention): readonly string[] {
  const fixed = /^[^*{\\]*/.exec(path)?.[0] ?? '';
  return isGlob ? [fixed.slice(0, Math.max(fixed.lastIndexOf('/'), 0))] : [];
}

/** @returns `undefined` for a file that tells nothing */
export function cluesOf(
  file: SourceFile,
  { builds, mentions, renames, isKnown }: Read,
): FileClues | undefined {
  if (!isKnown && !buildsOrDeploys.test(file.path)) return undefined;
  const { path, text } = file;
  let positions: ((span: BuiltImage['at']['span']) => Position) | undefined;
  const lineOf = ({ at }: Pick<BuiltImage, 'at'>) => {
    positions ??= positionsOf(text);
    return positions(at.span).line;
  };
  const clues: FileClues = {
    path,
    builds: builds.map((one) => ({ name: one.name, isPushed: one.isPushed, file: path, line: lineOf(one) })),
    mentioned: mentions.flatMap((one) => (one.isGlob ? [] : one.path)),
    testData: testDataPaths(text),
    deployed: [...deployedFolders(path, text), ...fluxFolders(file), ...mentions.flatMap(folderOfPattern)],
    replacements: replacementsIn(file),
    renames: renames.map((one) => ({
      name: one.name,
      line: lineOf(one),
      ...compact({ folder: one.folder, isTransformer: one.isTransformer }),
    })),
  };
  const { mentioned, testData, deployed, replacements } = clues;
  const all = [builds, mentioned, testData, deployed, replacements, renames];
  return all.every(({ length }) => length === 0) ? undefined : clues;
}
