// The names that the commands of a script build, and how often its variables name an image.
import { parseImage } from '../../../model/images/image.js';
import type { BuiltImage } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import type { ShellWord } from '../syntax/shell.js';
import { wholeVariable } from '../syntax/variables.js';
import type { BuiltName, UsedImage } from './image-uses.js';

/** The names that commands build or push, with the values of variables as far as they are known. */
export function builtImages(
  file: SourceFile,
  builds: readonly BuiltName[],
  namesOf: (word: ShellWord) => readonly string[],
): readonly BuiltImage[] {
  return builds.flatMap(({ word, isPushed }) =>
    knownOrWritten(namesOf(word), word.text)
      .filter((name) => name.includes('$') || parseImage(name).kind === 'image')
      .map((name) => ({ name, at: { file: file.path, span: word.span }, isPushed })),
  );
}

/** How many of the words are one variable, by variable. */
export function wholeUsesIn(images: readonly UsedImage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { word } of images) {
    const name = wholeVariable(word.text)?.name;
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function knownOrWritten(names: readonly string[], written: string): readonly string[] {
  return names.length > 0 ? names : [written];
}
