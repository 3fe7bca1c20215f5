// The images in shell scripts that YAML files hold, such as the steps of a pipeline.
import type { BuiltImage, Occurrence, Scan } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { commandsOf, type ShellWord } from '../syntax/shell.js';
import type { YamlDocument } from '../yaml/document.js';
import { placedText } from '../yaml/scalar-places.js';
import { scanYaml, type YamlGrammar } from '../yaml/scan.js';
import { assignedIn } from './assignments.js';
import { builtImages, wholeUsesIn } from './builds.js';
import { namesOf, placedValue, readImageWord } from './read-image.js';
import { evidence, usesOfScripts } from './uses.js';

/** A parameter of CircleCI, which the shell would take for a redirection. */
const parameter = /<<(\s{0,20}(?:pipeline\.)?parameters\.[\w.-]{1,200}\s{0,20})>>/g;

interface ScriptImages {
  readonly occurrences: readonly Occurrence[];
  readonly builds: readonly BuiltImage[];
}

/** Scans a file by a grammar, and its scripts. `scriptsOf` gives, for each shell, the nodes that hold its commands. */
export function scanWithScripts(
  file: SourceFile,
  grammar: YamlGrammar,
  scriptsOf: (document: YamlDocument) => readonly (readonly unknown[])[],
): Scan | undefined {
  const builds: BuiltImage[] = [];
  const find = (document: YamlDocument) => {
    const found = grammar.find(document, file);
    if (found === undefined) return undefined;
    const scripts = scriptsOf(document).map((nodes) => imagesOf(file, document, nodes));
    for (const one of scripts) builds.push(...one.builds);
    return [...found, ...scripts.map(({ occurrences }) => ({ found: occurrences }))];
  };
  const scan = scanYaml(file, { ...grammar, find });
  return scan && { ...scan, builds };
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
    commandsOf(placed.text.replace(parameter, (_, name: string) => `\${${name} }`)).map((command) =>
      command.map(({ text, span }) => ({ text, span: placed.place(span) })),
    ),
  );
}

/** The images of commands that run one after another in one shell. */
function imagesOf(file: SourceFile, document: YamlDocument, nodes: readonly unknown[]): ScriptImages {
  const commands = commandsIn(file, document, nodes);
  const { images = [], builds = [] } = usesOfScripts([commands])[0] ?? {};
  const valuesOf = assignedIn(commands, (word) => placedValue(file, word));
  const context = { valuesOf, wholeUses: wholeUsesIn(images) };
  return {
    occurrences: images.flatMap((used) => readImageWord(file, used, context)),
    builds: builtImages(file, builds, (word) => namesOf(word, valuesOf)),
  };
}
