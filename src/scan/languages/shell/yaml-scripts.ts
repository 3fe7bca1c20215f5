// The images in shell scripts that YAML files hold, such as the steps of a pipeline.
import { isSeq } from 'yaml';
import { append } from '../../../model/collections.js';
import type { BuiltImage, Mention, Occurrence, Scan } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import { filesNamed } from '../../checkout/mentions.js';
import { opaqueAt } from '../../occurrence.js';
import { unresolved } from '../../reasons.js';
import { commandsOf, type ShellWord } from '../syntax/shell.js';
import type { YamlDocument } from '../yaml/document.js';
import { placedText } from '../yaml/scalar-places.js';
import { scanYaml, type YamlGrammar } from '../yaml/scan.js';
import { textOf, wordOf } from '../yaml/text.js';
import { children } from '../yaml/tree.js';
import { assignedIn } from './assignments.js';
import { builtImages, wholeUsesIn } from './image-uses.js';
import { namesOf, placedValue, readImageWord } from './read-image.js';
import { evidence, usesOfScripts } from './uses.js';

/** A parameter of CircleCI, and an expression of a template, whose signs mean something else to the shell. */
const parameter =
  /<<(\s{0,20}(?:pipeline\.)?parameters\.[\w.-]{1,200}\s{0,20})>>|(?<!\$)\{\{([^{}\n]{1,200})\}\}/g;

/** The text with variables at the places of expressions. */
export function withVariables(text: string): string {
  return text.replace(parameter, (_, name?: string, other?: string) => `\${${name ?? other ?? ''} }`);
}

interface ScriptImages {
  readonly occurrences: readonly Occurrence[];
  readonly builds: readonly BuiltImage[];
}

/** A program with a list of arguments, which no shell reads. */
export interface ProgramWithArguments {
  readonly program: string;
  readonly args: readonly unknown[];
}

/** A scalar that names a file which is read as a format, from one of the folders. */
export interface NamedFile {
  readonly node: unknown;
  readonly as: string;
  readonly folders: readonly string[];
  /** The name without what the format adds to it. */
  readonly name?: string;
  /** Why the file is not in the checkout, whatever its name is. */
  readonly notHere?: string;
}

/**
 * Scans a file by a grammar, its scripts, and the names of other files in it. `scriptsOf` gives, for each shell, the nodes that hold its commands, and
 * `programsOf` the programs that start without a shell.
 */
export function scanWithScripts(
  file: SourceFile,
  grammar: YamlGrammar,
  scriptsOf: (document: YamlDocument) => readonly (readonly unknown[])[],
  programsOf: (document: YamlDocument) => readonly ProgramWithArguments[] = () => [],
  filesOf: (document: YamlDocument) => readonly NamedFile[] = () => [],
): Scan | undefined {
  const builds: BuiltImage[] = [];
  const mentions: Mention[] = [];
  const find = (document: YamlDocument) => {
    const found = grammar.find(document, file);
    if (found === undefined) return undefined;
    const programs = programsOf(document);
    const scripts = [
      ...[...scriptsOf(document), ...programs.flatMap((one) => shellScript(document, one))].map((nodes) =>
        imagesOfCommands(file, commandsIn(file, document, nodes)),
      ),
      imagesOfCommands(file, programCommands(file, document, programs)),
    ];
    for (const one of scripts) append(builds, one.builds);
    const named = filesOf(document).flatMap(({ node, as, folders, name, notHere }) => {
      const text = textOf(document, node);
      if (text === undefined) return [];
      if (notHere === undefined)
        return [filesNamed(file, { ...text, value: name ?? text.value }, as, folders)];
      const detail = unresolved.path(text.value, notHere);
      return [{ mentions: [], occurrences: [opaqueAt(file, text.span, 'variable', detail)] }];
    });
    for (const one of named) append(mentions, one.mentions);
    return [...found, ...[...scripts, ...named].map(({ occurrences }) => ({ found: occurrences }))];
  };
  const scan = scanYaml(file, { ...grammar, find });
  return scan && { ...scan, builds, mentions };
}

/** The commands of one shell, with the places of their words in the file. */
export function commandsIn(
  file: SourceFile,
  document: YamlDocument,
  nodes: readonly unknown[],
): readonly (readonly ShellWord[])[] {
  const texts = nodes.flatMap((node) => placedText(document, file.text, node) ?? []);
  if (!texts.some(({ text }) => evidence.test(text))) return [];
  return texts.flatMap((placed) =>
    commandsOf(withVariables(placed.text)).map((command) =>
      command.map(({ text, span }) => ({ text, span: placed.place(span) })),
    ),
  );
}

/** The programs of nodes that are lists: the first item with the others. */
export function programsIn(
  document: YamlDocument,
  nodes: readonly unknown[],
): readonly ProgramWithArguments[] {
  return nodes.flatMap((node) => {
    const [program, ...args] = isSeq(node) ? children(document, node) : [];
    const name = wordOf(program);
    return name === undefined ? [] : [{ program: name, args }];
  });
}

/** What the arguments give to a shell behind `-c`. */
function shellScript(
  document: YamlDocument,
  { args }: ProgramWithArguments,
): readonly (readonly unknown[])[] {
  const option = args.findIndex((one) => /^-[a-z]*c$/.test(textOf(document, one)?.value ?? ''));
  return option < 0 ? [] : [[args[option + 1]]];
}

/** Programs with their arguments as commands; the program has no place of its own, and no folder and no `.exe`. */
function programCommands(
  file: SourceFile,
  document: YamlDocument,
  programs: readonly ProgramWithArguments[],
): readonly (readonly ShellWord[])[] {
  return programs.map(({ program, args }) => {
    const words = args.flatMap((node) => {
      const placed = placedText(document, file.text, node);
      if (placed === undefined) return [];
      return [{ text: placed.text, span: placed.place({ start: 0, end: placed.text.length }) }];
    });
    const name = program.replace(/^.*[\\/]|\.exe$/gi, '');
    return [{ text: name, span: { start: 0, end: 0 } }, ...words];
  });
}

/** The images of commands that run one after another in one shell. */
export function imagesOfCommands(
  file: SourceFile,
  commands: readonly (readonly ShellWord[])[],
): ScriptImages {
  const { images = [], builds = [] } = usesOfScripts([commands])[0] ?? {};
  const valuesOf = assignedIn(commands, (word) => placedValue(file, word));
  const context = { valuesOf, wholeUses: wholeUsesIn(images) };
  return {
    occurrences: images.flatMap((used) => readImageWord(file, used, context)),
    builds: builtImages(file, builds, (word) => namesOf(word, valuesOf)),
  };
}
