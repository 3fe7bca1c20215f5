// What shell commands do with images: the types, and the names that a script builds.
import { parseImage } from '../../../model/images/image.js';
import type { BuiltImage } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import type { ShellWord } from '../syntax/shell.js';
import { wholeVariable } from '../syntax/variables.js';

/** A word that names an image which the command pulls or reads. */
export interface UsedImage {
  readonly word: ShellWord;
  /** An option of unknown kind in front of it: the word may be the value of that option. */
  readonly unknownOption?: string;
  /** Why no digest may be written; absent where one may. */
  readonly noPin?: string;
}

/** A word that names an image which the command creates or uploads. */
export interface BuiltName {
  readonly word: ShellWord;
  readonly isPushed: boolean;
}

export interface ImageUses {
  readonly images: readonly UsedImage[];
  readonly builds: readonly BuiltName[];
}

/** What one command does. */
export interface CommandUses extends Partial<ImageUses> {
  /** Names that it uploads. */
  readonly pushed?: readonly ShellWord[];
  /** Names that the command looks for among the images of the machine. */
  readonly looksFor?: readonly ShellWord[];
}

/** The first of some operands as the image that is used. */
export function firstImage({
  operands,
  unknownOption,
}: {
  readonly operands: readonly ShellWord[];
  readonly unknownOption?: string;
}): CommandUses {
  const [word] = operands;
  if (word === undefined || isNoImage(word)) return {};
  return { images: [unknownOption === undefined ? { word } : { word, unknownOption }] };
}

/** Words as images that are used. */
export function images(words: readonly (ShellWord | undefined)[], noPin?: string): readonly UsedImage[] {
  return words.flatMap((word) => {
    if (word === undefined || isNoImage(word)) return [];
    return noPin === undefined ? [{ word }] : [{ word, noPin }];
  });
}

/** Files, standard input, addresses, and words without any letter or digit. */
function isNoImage({ text }: ShellWord): boolean {
  return /^\W*$|^[./~]|^(?!docker)[a-z-]+:\/\/|\.tar(?:\.gz)?$/.test(text);
}

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
