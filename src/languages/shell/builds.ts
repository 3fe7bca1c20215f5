// Commands that build, compose or apply: the files that they name, and the arguments that they pass to Dockerfiles:
// `docker build --build-arg NAME=value -f FILE CONTEXT`.
// https://docs.docker.com/reference/cli/docker/buildx/build/#build-arg
import type { Mention, Occurrence, PassedArguments } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { fileMentions, filesNamed, mentionsFrom, pathFrom } from '../../scan/checkout/mentions.js';
import { unresolved } from '../../scan/reasons.js';
import {
  type BuildArguments,
  buildsOf,
  literalArgument,
  unknownArgument,
} from '../../scan/values/build-arguments.js';
import { assignedIn } from './assignments.js';
import { type CommandFile, filesOfCommand, mayNameFiles, standardInputFile } from './inputs.js';
import { interpreted } from './interpreter/interpret.js';
import { optionValues } from './options.js';
import { namesOf } from './read-image.js';
import { commandsOf, type ShellCommand, type ShellWord } from './syntax.js';

const buildCommand =
  /(?:^|[\s@/+-])(?:docker|podman|nerdctl|buildah|docker-buildx|depot)(?: \S+){0,12} (?:build|bud|b) /;
/** Where the runner of a workflow or a pipeline puts the checkout. */
const checkoutRoot =
  /^(?:\$\{\{\s*github\.workspace\s*\}\}|\$\{?(?:GITHUB_WORKSPACE|CI_PROJECT_DIR|PWD)\}?|\$\(pwd\))\//;

/** What runs commands that stand in its words. */
const readAgain =
  /\b(?:eval|trap|xargs|find|ssh|su)\s|\s-[a-z]*c\s|<<|\b(?:echo|printf|cat|tee)\b[^\n]*>|\|\s*(?:\S+\s+)?(?:\S*\/)?[a-z]{0,2}sh\b/;
/** A folder that the script computes, most often its own one. */
const ownFolder = /^(?:\$\w+|\$\{\w+\}|\$\([^()]{0,80}\))\//;

/** Scripts that scripts write. */
const maxNested = 3;

/** The mentions of all commands of a text. Names are relative to the folder that a command runs in: one of `folders`. */
export function shellMentions(
  text: string,
  folders: readonly (string | undefined)[],
  isMake = false,
  depth = 0,
): readonly Mention[] {
  if (!mayNameFiles.test(text)) return [];
  const written = commandsOf(text);
  const { commands, nested } = readAgain.test(text)
    ? interpreted({ path: '', text }, written, isMake)
    : { commands: written, nested: [] };
  const { valuesOf } = assignedIn(commands, (word) => ({ value: word.text }));
  const inner = nested.flatMap(({ as, input }) =>
    as === 'shell' && input !== undefined && depth < maxNested
      ? shellMentions(input.text, folders, false, depth + 1)
      : [],
  );
  return [...commandMentions(commands, folders, (word) => namesOf(word, valuesOf)), ...inner];
}

/**
 * The same for commands that were already read. With the path of their file, the mention of a literal name has its place: not
 * that of a program or a script, which is often built or installed, nor that of a folder, nor any behind `cd "$FOLDER"`.
 */
export function commandMentions(
  commands: readonly ShellCommand[],
  folders: readonly (string | undefined)[],
  valuesOf: (word: ShellWord) => readonly string[] = () => [],
  path?: string,
): readonly Mention[] {
  const named = namedIn(commands);
  const all = named.length === 0 ? folders : foldersIn(commands, folders);
  const isFolderKnown = !commands.some((one) => /[$~`]/.test(enteredBy(one)?.text ?? ''));
  return named.flatMap(({ as, word }) => {
    const values = word.text.includes('$') ? valuesOf(word).slice(0, maxValues) : [];
    const names = [word.text, ...values].flatMap(namesIn);
    const isPlaced = path !== undefined && isFolderKnown && as !== 'shell' && literalFile.test(word.text);
    const at = isPlaced ? { file: path, span: word.span } : undefined;
    return names.flatMap((name) => fileMentions(all, name.replace(ownFolder, ''), as, at));
  });
}

/** A name with an extension, or of a Dockerfile, without variables, globs and lists. */
const literalFile = /^["']?(?!https?:)[\w./-]*(?:[\w-]\.\w+|Dockerfile|Containerfile)["']?$/;

const maxValues = 16;
const maxFolders = 30;

/** The folders, and those that `cd` and `make -C` go to from there. */
function foldersIn(
  commands: readonly ShellCommand[],
  folders: readonly (string | undefined)[],
): readonly (string | undefined)[] {
  const entered = commands.flatMap((command) => {
    const name = enteredBy(command)?.text.replaceAll(/["']/g, '').replace(ownFolder, '');
    return name === undefined
      ? []
      : folders.flatMap((folder) =>
          folder === undefined ? [] : pathFrom(folder, withoutCheckoutRoot(name)),
        );
  });
  return [...new Set([...folders, ...entered])].slice(0, maxFolders);
}

/** The folder that a command goes to. */
function enteredBy({ words }: ShellCommand): ShellWord | undefined {
  const at = words.findIndex(({ text }) => /^[@-]?(?:cd|pushd)$|^-C$/.test(text));
  return at < 0 ? undefined : words[at + 1];
}

/** Opaque occurrences for files that commands read, and that are elsewhere or have a computed name: nothing tells which images these name. */
export function filesElsewhere(
  file: SourceFile,
  commands: readonly ShellCommand[],
  valuesOf: (word: ShellWord) => readonly string[],
): readonly Occurrence[] {
  const isElsewhere = ({ text }: ShellWord) =>
    /^https?:\/\//.test(text) || /^["']?\$\{?\w+\}?["']?$/.test(text);
  return namedIn(commands.filter(({ words }) => words.some(isElsewhere))).flatMap(({ as, word }) =>
    isElsewhere(word) && as !== 'shell' && valuesOf(word).length === 0
      ? filesNamed(file, { value: word.text, span: word.span }, as, ['']).occurrences
      : [],
  );
}

function namedIn(commands: readonly ShellCommand[]): readonly CommandFile[] {
  return commands.flatMap(({ words }, index) =>
    filesOfCommand(words).flatMap(({ as, word }) => {
      const named = word.text === '-' ? standardInputFile(commands, index) : word;
      return named === undefined ? [] : [{ as, word: named }];
    }),
  );
}

function namesIn(text: string): readonly string[] {
  return text
    .replaceAll(/["']/g, '')
    .replace(ownFolder, '')
    .replace(
      /^\$\((?<program>basename|realpath|wildcard) (?<path>[^()]{1,200})\)$/,
      (_, program: string, path: string) =>
        program === 'basename' ? path.slice(path.lastIndexOf('/') + 1) : path,
    )
    .split(/[, ]/)
    .map(withoutCheckoutRoot);
}

/** A path below a known variable for the folder of the checkout, relative to it. */
export function withoutCheckoutRoot(name: string): string {
  return name.replace(checkoutRoot, '');
}

/** The builds of all commands. Names are relative to the folder that a command runs in: one of `folders`. */
export function commandBuilds(
  commands: readonly ShellCommand[],
  file: SourceFile,
  folders: readonly (string | undefined)[],
): readonly PassedArguments[] {
  return commands.flatMap(({ words }) => {
    if (!buildCommand.test(words.map(({ text }) => text).join(' '))) return [];
    const args = argumentsOf(words, file);
    if (args.length === 0) return [];
    const texts = words.map(({ text }) => text);
    const named = optionValues(words, ['f', 'file']).find(({ text }) => text !== '-')?.text;
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
