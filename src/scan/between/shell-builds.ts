// Commands that build, compose or apply: the files that they name, and the arguments that they pass to Dockerfiles:
// `docker build --build-arg NAME=value -f FILE CONTEXT`.
// https://docs.docker.com/reference/cli/docker/buildx/build/#build-arg
import type { Mention, PassedArguments } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { mentionsFrom, pathFrom } from '../checkout/mentions.js';
import { commandsOf, type ShellWord } from '../languages/syntax/shell.js';
import { unresolved } from '../reasons.js';
import {
  type BuildArguments,
  buildsOf,
  literalArgument,
  unknownArgument,
} from '../values/build-arguments.js';

const programs = /^[@+-]*(?:docker|podman|nerdctl|buildah|docker-compose|podman-compose|docker-buildx)$/;
const clusterPrograms = /^[@+-]*(?:kubectl|oc)$/;
const words = /docker|podman|nerdctl|buildah|kubectl|\boc\b/;
/** Where the runner of a workflow or a pipeline puts the checkout. */
const checkoutRoot =
  /^(?:\$\{\{\s*github\.workspace\s*\}\}|\$\{?(?:GITHUB_WORKSPACE|CI_PROJECT_DIR|PWD)\}?|\$\(pwd\))\//;

/** The mentions of all commands of a text. Names are relative to the folder that a command runs in: one of `folders`. */
export function shellMentions(text: string, folders: readonly (string | undefined)[]): readonly Mention[] {
  return words.test(text) ? commandMentions(commandsOf(text), folders) : [];
}

/** The same for commands that were already read. */
export function commandMentions(
  commands: readonly (readonly ShellWord[])[],
  folders: readonly (string | undefined)[],
): readonly Mention[] {
  return commands.flatMap((command) => {
    const program = command.findIndex(({ text }) => programs.test(text));
    if (program < 0) return manifestMentions(command, folders);
    const all = command.slice(program).map(({ text }) => text);
    return namedFilesOf(all).flatMap((name) => {
      const as = formatOf(all, name);
      return as === undefined ? [] : mentionsFrom(folders, withoutCheckoutRoot(name), as);
    });
  });
}

/** The manifests that a command for a cluster puts into it. */
function manifestMentions(
  command: readonly ShellWord[],
  folders: readonly (string | undefined)[],
): readonly Mention[] {
  const program = command.findIndex(({ text }) => clusterPrograms.test(text));
  const all = program < 0 ? [] : command.slice(program).map(({ text }) => text);
  if (!all.some((word) => /^(?:apply|create|replace)$/.test(word))) return [];
  const named = namedFilesOf(all.map((word) => word.replace(/^--filename(?==|$)/, '--file')));
  return named
    .flatMap((names) => names.split(','))
    .flatMap((name) => mentionsFrom(folders, withoutCheckoutRoot(name), 'kubernetes'));
}

/** The words of a command that builds a Dockerfile, from its program on; `undefined` for any other command. */
function buildCommand(command: readonly ShellWord[]): readonly ShellWord[] | undefined {
  const program = command.findIndex(({ text }) => programs.test(text));
  const words = command.slice(Math.max(program, 0));
  const isBuild =
    program >= 0 &&
    formatOf(
      words.map(({ text }) => text),
      '',
    ) === 'dockerfile';
  return isBuild ? words : undefined;
}

/** A path below a known variable for the folder of the checkout, relative to it. */
export function withoutCheckoutRoot(name: string): string {
  return name.replace(checkoutRoot, '');
}

/** What a command reads its files as; `undefined` for commands with another meaning of `-f`. */
function formatOf([program = '', ...rest]: readonly string[], file: string): string | undefined {
  const verbs = rest.filter((word) => /^(?:build|buildx|b|bud|bake|image|builder|compose)$/.test(word));
  const [first, second] = verbs;
  if (/-compose$/.test(program) || first === 'compose') return 'compose';
  if (first === 'bake' || second === 'bake')
    return /\.json$/.test(file) ? 'bake-json' : /\.ya?ml$/.test(file) ? 'compose' : 'bake';
  const builds = ['build', 'bud', 'b'];
  const isBuild =
    first === 'buildx' || first === 'image' || first === 'builder'
      ? builds.includes(second ?? '')
      : first === 'build' || first === 'bud';
  return isBuild ? 'dockerfile' : undefined;
}

/** The values of `-f X`, `-fX`, `--file X` and `--file=X`. */
function namedFilesOf(all: readonly string[]): readonly string[] {
  return all.flatMap((word, index) => {
    if (word === '-f' || word === '--file') return all[index + 1] ?? [];
    const joined = /^(?:--file=|-f=?(?=[\w./$"']))(?<name>.+)$/.exec(word)?.groups?.name;
    return joined === undefined ? [] : joined.replace(/^(["'])(.*)\1$/, '$2');
  });
}

/** The builds of all commands. Names are relative to the folder that a command runs in: one of `folders`. */
export function commandBuilds(
  commands: readonly (readonly ShellWord[])[],
  file: SourceFile,
  folders: readonly (string | undefined)[],
): readonly PassedArguments[] {
  return commands.flatMap((command) => {
    const words = buildCommand(command);
    if (words === undefined) return [];
    const args = argumentsOf(words, file);
    if (args.length === 0) return [];
    const texts = words.map(({ text }) => text);
    const [named] = namedFilesOf(texts);
    const last = withoutCheckoutRoot(texts.filter((text) => !/^[-<>&|]/.test(text)).at(-1) ?? '.');
    const contexts = folders.map((folder) => (folder === undefined ? undefined : pathFrom(folder, last)));
    const mentions =
      named === undefined
        ? mentionsFrom(contexts, 'Dockerfile', 'dockerfile')
        : mentionsFrom(folders, withoutCheckoutRoot(named), 'dockerfile');
    const builds = buildsOf(args);
    return mentions.flatMap(({ path }) => builds.map((build) => ({ path, args: build })));
  });
}

/** `--build-arg NAME=value` and `--build-arg=NAME=value`; the last one of a name counts. */
function argumentsOf(words: readonly ShellWord[], file: SourceFile): BuildArguments {
  const found = new Map<string, BuildArguments[number]>();
  words.forEach(({ text }, index) => {
    const joined = /^--build-arg=(?<quote>["']?)/.exec(text)?.[0];
    const word = text === '--build-arg' ? words[index + 1] : words[index];
    if (word === undefined || (text !== '--build-arg' && joined === undefined)) return;
    const start = word.span.start + (joined?.length ?? 0);
    const argument = argumentIn(word.text.slice(joined?.length ?? 0).replace(/["']$/, ''), start, file);
    if (argument !== undefined) found.set(argument.name, argument);
  });
  return [...found.values()];
}

function argumentIn(text: string, start: number, file: SourceFile): BuildArguments[number] | undefined {
  const { name, quote = '' } = /^(?<name>\w+)(?:=(?<quote>["']?)|$)/.exec(text)?.groups ?? {};
  if (name === undefined) return undefined;
  const at = { span: { start, end: start + text.length } };
  if (text === name) return unknownArgument(name, file, at, unresolved.environmentArgument(name));
  const from = name.length + 1 + quote.length;
  const value = text.slice(from);
  const span = { start: start + from, end: start + text.length };
  if (/[$`]/.test(value)) return unknownArgument(name, file, { span }, unresolved.shellVariable(value));
  return literalArgument(name, file, {
    value: value.replace(/["'\\]/g, ''),
    span,
    exact: !/["'\\]/.test(value),
  });
}
