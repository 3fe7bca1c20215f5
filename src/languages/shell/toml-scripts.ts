// The images in TOML files that start programs, such as the tasks of a task runner: `command` with `args`, scripts, and names.
import { addToGroup } from '../../model/collections.js';
import type { Scan } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { occurrenceAt } from '../../scan/occurrence.js';
import { type TomlText, tomlTexts } from '../syntax/toml.js';
import { scriptImages } from './script.js';
import { commandsOf, type ShellCommand, type ShellWord } from './syntax.js';

/** The last keys of the texts that are images, and of those that are scripts. */
interface TomlKeys {
  readonly images?: RegExp;
  readonly scripts?: RegExp;
}

const none = /^(?!)/;

/** The images that the texts of a file name and that its commands use. */
export function tomlScripts(file: SourceFile, { images = none, scripts = none }: TomlKeys): Scan {
  const tables = new Map<string, TomlText[]>();
  const texts = tomlTexts(file.text);
  for (const one of texts) addToGroup(tables, one.path.slice(0, -1).join('\0'), one);
  const keyed = (all: readonly TomlText[], key: RegExp) =>
    all.filter(({ path }) => key.test(path.at(-1) ?? ''));
  const found = [...tables.values()].map((table) => {
    const words = [...keyed(table, /^(?:command|cmd)$/), ...keyed(table, /^args$/)].map(wordOf);
    const isTable = /^(?:tasks|scripts|alias)$/.test(table[0]?.path.at(-2) ?? '');
    const ofScripts = (isTable ? table : keyed(table, scripts)).flatMap((one) => scriptOf(file, one));
    return scriptImages(file, [{ words }, ...ofScripts]);
  });
  const named = keyed(texts, images).map(({ span, value, exact }) => occurrenceAt(file, span, value, exact));
  return {
    occurrences: [...named, ...found.flatMap(({ occurrences }) => occurrences)],
    problems: [],
    builds: found.flatMap(({ builds }) => builds),
    nested: found.flatMap(({ nested }) => nested),
  };
}

function wordOf({ value, span }: TomlText): ShellWord {
  return { text: value, span };
}

function scriptOf({ text }: SourceFile, { span }: TomlText): readonly ShellCommand[] {
  return commandsOf(text.slice(span.start, span.end), ({ start, end }) => ({
    start: start + span.start,
    end: end + span.start,
  }));
}
