// The names under which commands build and push images.
// https://docs.docker.com/reference/cli/docker/buildx/build/#tag

import { imageName } from '../model/image.js';
import type { BuiltImage } from '../model/occurrence.js';
import type { SourceFile } from '../model/source.js';
import { makeImages } from './make-variables.js';
import { commandsOf, type ShellWord } from './syntax/shell.js';

const programs =
  /^[@+-]*(?:docker|podman|nerdctl|buildah|docker-buildx|\/kaniko\/executor|\$[({]?(?:DOCKER|PODMAN|NERDCTL|CONTAINER_?(?:ENGINE|TOOL|RUNTIME|CLI))(?:_(?:CMD|BIN))?[)}]?)$/;
const pushes = /^--push$|^--output=.*(?:type=registry|push=true)/;
const build = /^(?:build|bud|b)$/;

/** The builds of all commands of a text whose place does not matter, such as a script in a YAML file. */
export function builtInScript(text: string, at: BuiltImage['at']): readonly BuiltImage[] {
  if (!/docker|podman|nerdctl|buildah|kaniko/.test(text)) return [];
  return commandsOf(text).flatMap((command) =>
    namesIn(command).map(({ word, isPushed }) => ({ name: word.text, at, isPushed })),
  );
}

/** The builds of commands that were already read, each at its name. */
export function builtByCommands(
  file: SourceFile,
  commands: readonly (readonly ShellWord[])[],
): readonly BuiltImage[] {
  return commands.flatMap((command) =>
    namesIn(command).flatMap(({ word, isPushed }) => {
      const at = { file: file.path, span: word.span };
      const expanded = makeImages(file, word)?.flatMap((one) =>
        one.kind === 'image' ? [imageName(one.image)] : [],
      );
      return [word.text, ...(expanded ?? [])].map((name) => ({ name, at, isPushed }));
    }),
  );
}

interface Named {
  readonly word: ShellWord;
  readonly isPushed: boolean;
}

function namesIn(command: readonly ShellWord[]): readonly Named[] {
  const program = command.findIndex(({ text }) => programs.test(text));
  if (program < 0) return [];
  const words = command.slice(program + 1);
  const verbs = words.filter(({ text }) => /^[a-z]+$/.test(text)).slice(0, 2);
  if (/kaniko/.test(command[program]?.text ?? ''))
    return valuesOf(words, /^--destination$/, /^--destination=/).map((word) => ({ word, isPushed: true }));
  if (verbs[0]?.text === 'push' || (verbs[0]?.text === 'image' && verbs[1]?.text === 'push'))
    return words.filter(({ text }) => !text.startsWith('-')).map((word) => ({ word, isPushed: true }));
  if (!verbs.some(({ text }) => build.test(text))) return [];
  const isPushed = words.some(({ text }) => pushes.test(text));
  return valuesOf(words, /^(?:-t|--tag)$/, /^(?:-t=?(?=.)|--tag=)/).map((word) => ({ word, isPushed }));
}

/** The words behind an option, and the values that are a part of its word. */
function valuesOf(words: readonly ShellWord[], option: RegExp, joined: RegExp): readonly ShellWord[] {
  return words.flatMap((word, index) => {
    if (option.test(word.text)) return words[index + 1] ?? [];
    const length = joined.exec(word.text)?.[0].length;
    if (length === undefined) return [];
    const text = word.text.slice(length).replace(/^(["'])(.*)\1$/, '$2');
    return text === '' ? [] : [{ text, span: word.span }];
  });
}
