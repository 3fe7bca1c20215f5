// The types of what shell commands do with images.
import type { ShellWord } from '../syntax/shell.js';

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
