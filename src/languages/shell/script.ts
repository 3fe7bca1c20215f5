// The one reader of commands: what the commands of a shell script, a Makefile or the steps of a pipeline do with images.
import type { BuiltImage, Mention, NestedText, Occurrence } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { folderOf } from '../../scan/checkout/mentions.js';
import { opaqueAt } from '../../scan/occurrence.js';
import { unresolved } from '../../scan/reasons.js';
import type { ValuesOf } from '../../scan/values/possible-values.js';
import { assignedIn } from './assignments.js';
import { commandMentions } from './builds.js';
import { builtImages, type ImageUses, wholeUsesIn } from './image-uses.js';
import { interpreted } from './interpreter/interpret.js';
import { hasValue, namesOf, placedValue, readImageWord } from './read-image.js';
import type { ShellCommand } from './syntax.js';
import { usesOfScripts } from './uses.js';

/** Commands that run one after another in one shell. */
export interface Script {
  /** As they are run. */
  readonly commands: readonly ShellCommand[];
  readonly valuesOf: ValuesOf;
  /** The texts that the commands read as files. */
  readonly nested: readonly NestedText[];
  /** Where a command reads a text of which nothing is known, or sets a variable that may be one of an image. */
  readonly unknown: readonly Occurrence[];
}

/** What the commands do not assign themselves has the values of the environment. */
export function scriptOf(
  file: SourceFile,
  written: readonly ShellCommand[],
  ofEnvironment: ValuesOf = () => [],
  isMake = false,
): Script {
  const { commands, nested } = interpreted(file, written, isMake);
  const assigned = assignedIn(commands, (word) => placedValue(file, word));
  const valuesOf: ValuesOf = (name) => {
    const values = assigned.valuesOf(name);
    return values.length > 0 ? values : ofEnvironment(name);
  };
  const isOpen =
    assigned.open.length > 0 && usesOf(commands).images.some(({ word }) => hasValue(word, valuesOf));
  const open = isOpen ? assigned.open : [];
  return {
    commands,
    valuesOf,
    nested: nested.flatMap(({ input, place, ...read }) =>
      input === undefined ? [] : [{ ...read, ...input }],
    ),
    unknown: [
      ...nested.flatMap(({ input, place }) =>
        input === undefined && place !== undefined
          ? [opaqueAt(file, place.span, 'variable', place.unknown ?? unresolved.standardInput)]
          : [],
      ),
      ...open.map(({ span, text }) => opaqueAt(file, span, 'variable', unresolved.computedName(text))),
    ],
  };
}

interface ScriptImages {
  readonly occurrences: readonly Occurrence[];
  readonly builds: readonly BuiltImage[];
  readonly nested: readonly NestedText[];
  readonly mentions: readonly Mention[];
}

/** The images of one script, and the files that it reads: from the folder of the file or from the root of the checkout. */
export function scriptImages(file: SourceFile, written: readonly ShellCommand[]): ScriptImages {
  const { commands, nested, unknown, valuesOf } = scriptOf(file, written);
  const { images, builds } = usesOf(commands);
  const context = { valuesOf, wholeUses: wholeUsesIn(images) };
  return {
    occurrences: [...images.flatMap((used) => readImageWord(file, used, context)), ...unknown],
    builds: builtImages(file, builds, (word) => namesOf(word, valuesOf)),
    nested,
    mentions: commandMentions(
      commands,
      [folderOf(file.path), ''],
      (word) => namesOf(word, valuesOf),
      file.path,
    ),
  };
}

export function usesOf(commands: readonly ShellCommand[]): ImageUses {
  return usesOfScripts([commands])[0] ?? { images: [], builds: [] };
}
