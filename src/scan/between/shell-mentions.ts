// The files that commands name: Dockerfiles of builds, Compose files, files of Docker Bake, and manifests.
// https://docs.docker.com/reference/cli/docker/buildx/build/#file
import type { Mention } from '../../model/occurrence.js';
import { mentionsFrom } from '../checkout/mentions.js';
import { commandsOf, type ShellWord } from '../languages/syntax/shell.js';

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
export function buildCommand(command: readonly ShellWord[]): readonly ShellWord[] | undefined {
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
export function namedFilesOf(all: readonly string[]): readonly string[] {
  return all.flatMap((word, index) => {
    if (word === '-f' || word === '--file') return all[index + 1] ?? [];
    const joined = /^(?:--file=|-f=?(?=[\w./$"']))(?<name>.+)$/.exec(word)?.groups?.name;
    return joined === undefined ? [] : joined.replace(/^(["'])(.*)\1$/, '$2');
  });
}
