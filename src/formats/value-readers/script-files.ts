// Scripts and pipelines that get an image out of a file, and then use it otherwise than as an image: take the tag off, compare
// it, or name something by it. And the commands of files that hold scripts.

import { wholeUsesIn } from '../../languages/shell/image-uses.js';
import { usesOf } from '../../languages/shell/script.js';
import { commandsOf, type ShellCommand } from '../../languages/shell/syntax.js';
import { programsWithImages } from '../../languages/shell/tools.js';
import { listedTokens, namesLookedFor } from '../../languages/shell/uses.js';
import type { SourceFile } from '../../model/text/source.js';
import type { ValueRead } from '../../scan/between/value-reads.js';
import { folderOf, pathFrom } from '../../scan/checkout/mentions.js';
import { valueReads } from '../../scan/reasons.js';
import { anyText, lineNamer, type ValueReader } from './value-reader.js';

/** A line with a program for images, and those that it continues on. */
const lineOfScript = new RegExp(
  String.raw`^[^\n]*\b(?:${programsWithImages.join('|')}) (?:[^\n]*\\\n)*[^\n]*`,
  'gm',
);
/** What the line has in front of the command. */
const leadOfScript =
  /^[ \t]*(?:- +)*(?:["']?[\w:-]+["']?: +|(?:Exec\w+[ \t]*=|[\w-]+[ \t]+=)[ \t]*[-@:+!|]*|(?:sh|bat)[ (]+)?["']{0,3}/;
/** Files in which commands stand among other things. */
const withCommands =
  /\.(?:ya?ml|json|toml|md|tf|tofu|config|conf|container|image|volume|kube|build|pod|artifact|service)$|(?:^|\/)Jenkinsfile[\w.-]*$/;

/** The commands of each script. In a file that is none, such as a pipeline, a line with a program for images is one. */
export function scriptsIn({ path, text }: SourceFile): readonly (readonly ShellCommand[])[] {
  if (!withCommands.test(path)) return [commandsOf(text)];
  return [...text.matchAll(lineOfScript)].map(({ 0: line, index }) => {
    const lead = leadOfScript.exec(line)?.[0].length ?? 0;
    const from = index + lead;
    return commandsOf(line.slice(lead), ({ start, end }) => ({ start: from + start, end: from + end }));
  });
}

/**
 * `NAME=$(program … file)`, `NAME := $(shell program … file)`, and the same in the middle of a command. A bracket in quotes ends
 * it too early, and then the file is not found.
 */
const extraction =
  /(?:(?<![\w$])(?<name>[A-Za-z_]\w*)(?:[ \t]?[:?]?=[ \t]?|[ \t]in[ \t])["']?)?(?:\$\((?:shell )?|`)\s{0,9}(?:[ef]?grep|rg|g?awk|g?sed|cut|head|tail|cat|yq|jq|python3?|node|ruby|perl|[\w./-]{1,200}\.(?:sh|py|rb|js|pl))\s(?<args>[^)`\n]{1,500})/g;
const file =
  /(?<![\w./-])[\w./-]*(?:\.ya?ml|\.json|\.env|\.txt|(?:Dockerfile|Containerfile)[\w.-]*)(?![\w./-])/g;
/** What may stand in front of such a command that gives the name of an image. */
const usesImage =
  /\b(?:docker|podman|nerdctl|crane|kubectl)\b[^\n;&]*\b(?:pull|run|create|image|build)\b[^\n;&]*$/;
/** The end of a loop over the lines of a file, and how such a loop gets them. */
const loopEnd = /\bdone\s{0,9}<\s{0,9}["']?(?<args>[\w./-]+)/g;
const lineName = /\bread\s(?:-\w+\s)*(?<name>[A-Za-z_]\w*)/;
const maxLoop = 4000;
/** `source file`, `. file`, `include file` of make, and what takes its variables into the environment. */
const sourcing =
  /(?:(?<![\w.$/-])(?:-?include|source|\.)[ \t]+["']?|\bexport[ \t]+\$\([^)\n]{0,80}[ \t])(?<args>[\w./${}()-]{0,200}\.?env[\w.-]{0,100}|[\w./${}()-]{1,200}\.(?:sh|mk|conf|cfg|inc))(?![\w/])|\bcat[ \t]+(?<shared>[\w./-]+)[ \t]*>>[ \t]*["']?\$\{?GITHUB_ENV/g;

export const scriptFiles: ValueReader = {
  title:
    'Scripts and pipelines that read an image out of another file, and use it otherwise than as an image',
  formats: 'scripts',
  find(script) {
    const { text } = script;
    const taken: Taken[] = [...text.matchAll(extraction)].map(({ groups, index }) => ({ ...groups, index }));
    for (const { index, groups } of text.matchAll(loopEnd)) {
      const before = text.slice(Math.max(0, index - maxLoop), index);
      const name = lineName.exec(before.slice(Math.max(0, before.lastIndexOf('read '))))?.groups?.name;
      if (name !== undefined) taken.push({ ...groups, name, index });
    }
    const sourced = [...text.matchAll(sourcing)];
    if (taken.length + sourced.length === 0) return [];
    const at = lineNamer(script);
    const scripts = scriptsIn(script);
    const looksForNames = listedTokens(scripts).size + scripts.flatMap(namesLookedFor).length > 0;
    const others = otherUsesIn(text, scripts);
    return [
      ...taken.flatMap(({ name, args = '', index }) => {
        const before = text.slice(Math.max(0, index - maxBefore), index);
        const isOther = name === undefined ? !usesImage.test(before) : others.has(name);
        if (!looksForNames && !isOther) return [];
        return readsOf(script, args.match(file) ?? [], valueReads.other(at(index)));
      }),
      ...sourced.flatMap(({ groups, index }) => {
        const name = (groups?.args ?? groups?.shared ?? '').replace(/^\$[\w{}()]*\//, '');
        const all = readsOf(script, [name], valueReads.other(at(index)));
        return all.map((read) => ({ ...read, of: { ...read.of, variables: others } }));
      }),
    ];
  },
};

/** What a program gives, or what a loop reads. */
interface Taken {
  /** The variable that gets it. */
  readonly name?: string;
  /** The words of the program, with the names of files among them. */
  readonly args?: string;
  readonly index: number;
}

const maxBefore = 200;

function readsOf(script: SourceFile, names: readonly string[], why: string) {
  const paths = names.flatMap((one) =>
    [folderOf(script.path), ''].flatMap((folder) => pathFrom(folder, one.replace(/^\/+/, '')) ?? []),
  );
  return [...new Set(paths)].map((path) => ({
    of: anyText({ path }),
    effect: { why },
  })) satisfies ValueRead[];
}

/** The variables that are used more often than commands use them as an image. */
function otherUsesIn(text: string, scripts: ReturnType<typeof scriptsIn>): ReadonlySet<string> {
  const images = scripts.flatMap((commands) =>
    usesOf(commands).images.filter(({ noPin }) => noPin === undefined),
  );
  const left = new Map(wholeUsesIn(images));
  const others = new Set<string>();
  for (const { groups } of text.matchAll(/\$[({]?(?<name>[A-Za-z_]\w*)/g)) {
    const name = groups?.name ?? '';
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    if (count <= 0) others.add(name);
  }
  return others;
}
