// The scripts of GitLab jobs, read as shell scripts: each entry is a command or several lines, and a job is one machine.
// https://docs.gitlab.com/ci/yaml/#script
import { isSeq, type Node } from 'yaml';
import { commandBuilds, commandMentions, filesElsewhere } from '../../languages/shell/builds.js';
import { builtImages, type ImageUses } from '../../languages/shell/image-uses.js';
import { namesOf, pinnedWords, readImageWord } from '../../languages/shell/read-image.js';
import { type Script, scriptOf, usesOf } from '../../languages/shell/script.js';
import type { ShellCommand } from '../../languages/shell/syntax.js';
import { commandsIn } from '../../languages/shell/yaml-scripts.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { child, children } from '../../languages/yaml/tree.js';
import type { Occurrence, Scan } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { folderOf } from '../../scan/checkout/mentions.js';
import type { ValuesOf } from '../../scan/values/possible-values.js';
import { referenced } from './inheritance.js';

const keys = ['before_script', 'script', 'after_script', 'pre_get_sources_script'];
/** GitLab's own maximum for lists in lists. */
const maxDepth = 10;

/** The scripts of a job, of a template, of `default` or of the file. */
export interface JobScript extends Script {
  readonly written: readonly ShellCommand[];
  readonly uses: ImageUses;
}

/** Reads the scripts of one holder. What they do not assign themselves has the values of the job's variables. */
export function jobScript(
  file: SourceFile,
  document: YamlDocument,
  holder: unknown,
  ofJob: ValuesOf,
): JobScript {
  const hooks = child(document, holder, 'hooks');
  const nodes = [holder, ...(hooks === undefined ? [] : [hooks])]
    .flatMap((one) => keys.flatMap((key) => child(document, one, key) ?? []))
    .flatMap((script) => document.sameKey(script))
    .flatMap((script) => commandsAt(document, script, 0));
  const written = commandsIn(file, document, nodes);
  const script = scriptOf(file, written, ofJob);
  return { ...script, written, uses: usesOf(script.commands) };
}

/** What the scripts use, build and name. `wholeUses` counts the variables that only name images. */
export function scanScript(
  file: SourceFile,
  { commands, nested, unknown, uses, valuesOf, written }: JobScript,
  wholeUses: ReadonlyMap<string, number>,
): Scan {
  const images = uses.images.flatMap((used): readonly Occurrence[] =>
    readImageWord(file, used, { valuesOf, wholeUses }),
  );
  // Jobs run in the root of the checkout; a pipeline of a part of it may go to its folder first.
  const folders = [...new Set([folderOf(file.path), ''])];
  return {
    occurrences: [
      ...pinnedWords(file, written, images),
      ...images,
      ...unknown,
      ...filesElsewhere(file, commands, (word) => namesOf(word, valuesOf)),
    ],
    problems: [],
    mentions: commandMentions(commands, folders, (word) => namesOf(word, valuesOf), file.path),
    passes: commandBuilds(commands, file, folders),
    builds: builtImages(file, uses.builds, (word) => namesOf(word, valuesOf)),
    nested,
  };
}

/** The commands in lists of lists. What a reference takes from another job is read there. */
function commandsAt(document: YamlDocument, node: Node, depth: number): readonly Node[] {
  if (!isSeq(node)) return [node];
  if (depth >= maxDepth || referenced(document, node) !== node) return [];
  return children(document, node).flatMap((one) => commandsAt(document, one, depth + 1));
}
