// What shell commands do with images: the ways in which they name them, and the names that a script builds.
import { parseImage } from '../../model/images/image.js';
import type { BuiltImage } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { consumers } from '../../scan/consumers.js';
import { notPinnable } from '../../scan/reasons.js';
import { wholeVariable } from '../../scan/values/variables.js';
import { type OptionTable, operandsOf, optionValues, partOf } from './options.js';
import type { ShellWord } from './syntax.js';
import { argumentImage, contextImage, generatorImage, type UsedImage } from './values.js';

/** A word that names an image which the command creates or uploads. */
interface BuiltName {
  readonly word: ShellWord;
  readonly isPushed: boolean;
  /** The image comes from the machine: it is no build if a command has pulled it. */
  readonly isLoaded?: true;
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
  /** Names that it gets from a registry, whatever the machine has. */
  readonly pulled?: readonly ShellWord[];
  /** Its images are those of the machine, where it has them. */
  readonly isRun?: true;
  /** It gives the machine images of which the file tells the names. */
  readonly loads?: true;
  /** Names in what it compares texts with. */
  readonly compares?: readonly ShellWord[];
}

/** Reads the words behind the program and the command. */
export type UsesReader = (words: readonly ShellWord[], program: string) => CommandUses;

/** The first operand; what follows it belongs to the container. */
export function firstImageOf(options: OptionTable): UsesReader {
  return (words) => {
    const { operands, unknownOption } = operandsOf(words, options, true);
    const [word] = operands;
    if (word === undefined || isNoImage(word)) return {};
    return { images: [unknownOption === undefined ? { word } : { word, unknownOption }] };
  };
}

const scanScheme = /^(?:docker|podman|registry|containerd|image):(?=[\w./-]*[:/a-z]|\$)/;
const otherScheme = /^(?:dir|file|oci-dir|oci-archive|docker-archive|singularity|sbom|purl|cpe|snap):/;

/**
 * The one operand of a command that takes options behind it too. `valued` are options with a value; where an unknown one is in front of
 * one of several operands, that operand is its value.
 */
export function onlyImage(valued: string, isFirstOfTwo = false): UsesReader {
  const names = new Set(valued.split(/\s+/));
  return (words) => {
    const behindUnknown = new Set<ShellWord>();
    const operands = words.filter((word, index) => {
      const before = words[index - 1]?.text ?? '';
      if (word.text.startsWith('-')) return false;
      if (!/^--?[\w-]+$/.test(before)) return true;
      if (names.has(before.replace(/^--?/, ''))) return false;
      behindUnknown.add(word);
      return true;
    });
    const certain = operands.filter((word) => !behindUnknown.has(word));
    const [word] = certain.length > 0 ? certain : operands.slice(-1);
    if (word === undefined || (operands.length > 1 && certain.length === 0 && !isFirstOfTwo)) {
      const [first] = operands;
      return first === undefined
        ? {}
        : { images: [{ word: first, unknownOption: words[words.indexOf(first) - 1]?.text ?? '' }] };
    }
    if (otherScheme.test(word.text)) return {};
    return {
      images: images([partOf(word, scanScheme.exec(word.text)?.[0].length ?? 0)], notPinnable.asksForTag),
    };
  };
}

/** Every operand. */
export function allImages(options: OptionTable, noPin?: string): UsesReader {
  return (words) => ({ images: images(operandsOf(words, options).operands, noPin) });
}

/** The image of a container; what follows it belongs to the container. */
export function ran(options: OptionTable): UsesReader {
  return (words, program) => ({ ...firstImageOf(options)(words, program), isRun: true });
}

/** The image must be there under this name: where no digest can be written here, none may be where it is pulled. */
export function ranByName(options: OptionTable): UsesReader {
  return (words, program) => {
    const uses = firstImageOf(options)(words, program);
    const looksFor = (uses.images ?? []).flatMap(({ word }) => (/["'\\]/.test(word.text) ? [word] : []));
    return { ...uses, looksFor };
  };
}

/** Images from a file. */
export const loadsFile: UsesReader = () => ({ loads: true });

/** The first operand is the name of what is built. */
export function builtOperand(options: OptionTable, publish: string): UsesReader {
  return (words) => {
    const [word] = operandsOf(words, options).operands;
    const isPushed = words.some(({ text }) => text === publish);
    return word === undefined ? {} : { builds: [{ word, isPushed }] };
  };
}

/** With `--all-tags`, a name is a whole repository. */
export function pulled(options: OptionTable): UsesReader {
  return (words) => {
    const isWhole = words.some(({ text }) => /^(?:-q?aq?|--all-tags(?:=true)?)$/.test(text));
    const { operands, unknownOption } = operandsOf(words, options);
    if (unknownOption !== undefined) return firstImageOf(options)(words, '');
    return { images: images(operands, isWhole ? notPinnable.allTags : undefined), pulled: operands };
  };
}

/** The registry is asked about the first operand. */
export function asked(options: OptionTable): UsesReader {
  return (words) => ({
    images: images(operandsOf(words, options).operands.slice(0, 1), notPinnable.asksForTag),
  });
}

/** The first operand is copied to the second one. */
export function copied(options: OptionTable): UsesReader {
  return (words) => copies(operandsOf(words, options).operands);
}

/** The values of options, as images or by a reader of such values. */
export function named(
  options: readonly string[],
  read: (word: ShellWord) => readonly UsedImage[] = (word) => images([word]),
): UsesReader {
  return (words) => {
    const end = words.findIndex(({ text }) => text === '--');
    return { images: optionValues(end < 0 ? words : words.slice(0, end), options).flatMap(read) };
  };
}

export function built(options: readonly string[], isPushed: boolean): UsesReader {
  return (words) => ({ builds: optionValues(words, options).map((word) => ({ word, isPushed })) });
}

/** Without `--image`, kind gives the image of a node this name. https://kind.sigs.k8s.io/docs/user/quick-start/#building-images */
export const nodeImage: UsesReader = (words) => {
  const named = optionValues(words, ['image']);
  const [program = { text: '', span: { start: 0, end: 0 } }] = words;
  const all = named.length > 0 ? named : [{ ...program, text: 'kindest/node:latest' }];
  return { builds: all.map((word) => ({ word, isPushed: false })) };
};

export function renamed(options: OptionTable): UsesReader {
  return (words) => {
    const [from, to] = operandsOf(words, options).operands;
    return from === undefined || to === undefined
      ? {}
      : { looksFor: [from], builds: [{ word: to, isPushed: false }] };
  };
}

export function pushed(options: OptionTable): UsesReader {
  return (words) => ({ pushed: operandsOf(words, options).operands });
}

/** The operands are looked for among the images of the machine. */
export function lookedFor(options: OptionTable): UsesReader {
  return (words) => ({ looksFor: operandsOf(words, options).operands });
}

/** The operands are images of the machine that it gives to a cluster. */
export function loaded(options: OptionTable): UsesReader {
  return (words) => {
    const looksFor = operandsOf(words, options).operands;
    return { looksFor, builds: looksFor.map((word) => ({ word, isPushed: false, isLoaded: true })) };
  };
}

/** The images have no place for a digest: the program would not read it as it is meant. */
export function unpinnable(why: string, read: UsesReader): UsesReader {
  return (words, program) => {
    const { images: found = [], ...uses } = read(words, program);
    return { ...uses, images: found.map((one) => ({ noPin: why, ...one })) };
  };
}

const scheme = /^(?:docker|oci):\/\//;

/** The first word that begins with `docker://`, without it. */
export function firstAddress(noPin?: string): UsesReader {
  return (words) => ({ images: images(addresses(words).slice(0, 1), noPin) });
}

/** Behind `copy`, the last address is where the image goes. */
export function skopeoCopy(words: readonly ShellWord[]): CommandUses {
  const all = addresses(words);
  const isUploaded = scheme.test(words.at(-1)?.text ?? '');
  if (!isUploaded) return { images: images(all.slice(0, 1), consumers.containersImage.why) };
  return copies(all.length < 2 ? [undefined, ...all] : all);
}

function addresses(words: readonly ShellWord[]): readonly ShellWord[] {
  return words.flatMap((word, index) => {
    const lead = scheme.exec(word.text)?.[0].length;
    if (lead === undefined) return [];
    return lead === word.text.length ? (words[index + 1] ?? []) : partOf(word, lead);
  });
}

function copies([from, to]: readonly (ShellWord | undefined)[]): CommandUses {
  const builds = to === undefined ? [] : [{ word: to, isPushed: true }];
  return { images: images([from], notPinnable.copiesTag), builds };
}

export function buildUses(words: readonly ShellWord[]): CommandUses {
  const isPushed =
    words.some(({ text }) => text === '--push' || text === '--push=true') ||
    optionValues(words, ['o', 'output']).some(({ text }) => /type=registry|push=true/.test(text));
  return {
    images: [
      ...optionValues(words, ['build-arg']).flatMap(argumentImage),
      ...optionValues(words, ['build-context']).flatMap(contextImage),
      ...optionValues(words, ['sbom', 'attest']).flatMap(generatorImage),
    ],
    builds: [
      ...optionValues(words, ['t', 'tag']).map((word) => ({ word, isPushed })),
      ...optionValues(words, ['build-context']).flatMap(contextName),
    ],
  };
}

/** The name that a Dockerfile has for a context. */
function contextName({ text, span: { start } }: ShellWord): readonly BuiltName[] {
  const end = text.indexOf('=');
  const word = { text: text.slice(0, end), span: { start, end: start + end } };
  return end <= 0 ? [] : [{ word, isPushed: false }];
}

/** Words as images that are used. */
export function images(words: readonly (ShellWord | undefined)[], noPin?: string): readonly UsedImage[] {
  return words.flatMap((word) => {
    if (word === undefined || isNoImage(word)) return [];
    return noPin === undefined ? [{ word }] : [{ word, noPin }];
  });
}

/** Files, standard input, addresses, and words without any letter or digit. */
function isNoImage({ text, unknown }: ShellWord): boolean {
  if (unknown !== undefined) return false;
  return /^(?!\$[@*])\W*$|^[./~]|^(?!docker)[a-z-]+:\/\/|\.tar(?:\.gz)?$/.test(text);
}

/** The names that commands build or push, with the values of variables as far as they are known. */
export function builtImages(
  file: SourceFile,
  builds: readonly BuiltName[],
  namesOf: (word: ShellWord) => readonly string[],
): readonly BuiltImage[] {
  return builds.flatMap(({ word, isPushed }) =>
    knownOrWritten(namesOf(word), word.text)
      .map((name) => name.replaceAll(/["']/g, ''))
      .filter((name) => name.includes('$') || parseImage(name).kind === 'image')
      .map((name) => ({ name, at: { file: file.path, span: word.span }, isPushed })),
  );
}

/** How many of the words are one variable, by variable. */
export function wholeUsesIn(images: readonly UsedImage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const places = new Set<number>();
  for (const { word } of images) {
    const name = wholeVariable(word.text)?.name;
    // A function that is called twice holds the word once.
    if (places.has(word.span.start)) continue;
    places.add(word.span.start);
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function knownOrWritten(names: readonly string[], written: string): readonly string[] {
  return names.length > 0 ? names : [written];
}
