// The images in shell scripts that YAML files hold, such as the steps of a pipeline.
import { isSeq } from 'yaml';
import { append } from '../../model/collections.js';
import type { Occurrence, ScanLists, Told } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { filesNamed } from '../../scan/checkout/mentions.js';
import { opaqueAt } from '../../scan/occurrence.js';
import { unresolved } from '../../scan/reasons.js';
import { isTemplated } from '../../scan/values/templates.js';
import type { YamlDocument } from '../yaml/document.js';
import { placedText } from '../yaml/scalar-places.js';
import { scanYaml, type YamlGrammar } from '../yaml/scan.js';
import { textOf, wordOf } from '../yaml/text.js';
import { children } from '../yaml/tree.js';
import { mayNameFiles } from './inputs.js';
import { scriptImages } from './script.js';
import { commandsOf, type ShellCommand } from './syntax.js';
import { evidence } from './uses.js';

/** A parameter of CircleCI, which the shell would take for a redirection. */
const parameter = /<<(\s{0,20}(?:pipeline\.)?parameters\.[\w.-]{1,200}\s{0,20})>>/g;

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
): ScanLists | undefined {
  const find = (document: YamlDocument, _: SourceFile, told: Told) => {
    const found = grammar.find(document, file, told);
    if (found === undefined) return undefined;
    const scripts = [
      ...scriptsOf(document).map((nodes) => scriptImages(file, commandsIn(file, document, nodes))),
      scriptImages(file, programCommands(file, document, programsOf(document))),
    ];
    for (const one of scripts) {
      append(told.builds, one.builds);
      append(told.nested, one.nested);
      append(told.mentions, one.mentions);
    }
    const named = filesOf(document).flatMap(({ node, as, folders, name, notHere }) => {
      const text = textOf(document, node);
      if (text === undefined) return [];
      if (notHere === undefined)
        return [filesNamed(file, { ...text, value: name ?? text.value }, as, folders)];
      const detail = unresolved.path(text.value, notHere);
      return [{ mentions: [], occurrences: [opaqueAt(file, text.span, 'variable', detail)] }];
    });
    for (const one of named) append(told.mentions, one.mentions);
    return [
      ...found,
      ...scripts.map(({ occurrences }) => ({ found: occurrences.map((one) => asWritten(file, one)) })),
      ...named.map(({ occurrences }) => ({ found: occurrences })),
    ];
  };
  return scanYaml(file, { ...grammar, find });
}

/** Each expression of Jinja or Go as a variable of the same length, which no blank splits. Those of workflows begin with a dollar sign. */
export function withoutExpressions(text: string): string {
  return text.replace(
    /(?<!\$)\{\{[^{}\n]{0,200}\}\}/g,
    (found) => `\${_${found.slice(2, -2).replace(/\W/g, '_')}}`,
  );
}

/** The occurrence with the text as the file has it. */
export function asWritten(file: SourceFile, one: Occurrence): Occurrence {
  const { span } = one.at;
  const raw = file.text.slice(span.start, span.end);
  return isTemplated(raw) ? opaqueAt(file, span, 'template', unresolved.template(raw)) : { ...one, raw };
}

/** The commands of one shell, with the places of their words in the file. */
export function commandsIn(
  file: SourceFile,
  document: YamlDocument,
  nodes: readonly unknown[],
): readonly ShellCommand[] {
  const texts = nodes.flatMap((node) => placedText(document, file.text, node) ?? []);
  if (!texts.some(({ text }) => evidence.test(text) || mayNameFiles.test(text))) return [];
  return texts.flatMap((placed) =>
    commandsOf(
      withoutExpressions(placed.text.replace(parameter, (_, name: string) => `\${${name} }`)),
      placed.place,
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

/** Programs with their arguments as commands; the program has no place of its own, and no folder and no `.exe`. */
function programCommands(
  file: SourceFile,
  document: YamlDocument,
  programs: readonly ProgramWithArguments[],
): readonly ShellCommand[] {
  return programs.map(({ program, args }) => {
    const words = args.flatMap((node) => {
      const placed = placedText(document, file.text, node);
      if (placed === undefined) return [];
      const { place, text } = placed;
      return [{ text, span: place({ start: 0, end: text.length }), place }];
    });
    const name = program.replace(/^.*[\\/]|\.exe$/gi, '');
    return { words: [{ text: name, span: { start: 0, end: 0 } }, ...words] };
  });
}
