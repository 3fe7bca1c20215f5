// The commands of files that hold scripts: of a script itself, or line by line of the YAML of a pipeline.
import type { SourceFile } from '../../model/text/source.js';
import { commandsOf, type ShellCommand } from '../languages/syntax/shell.js';

/** The ids of the scanners whose files have scripts. */
export const scriptFormats = [
  'shell',
  'workflow',
  'gitlab-ci',
  'azure-pipelines',
  'circleci',
  'bitbucket-pipelines',
  'buildkite',
  'drone',
] as const;

/** A command in YAML, with the lines that it continues on. */
const lineOfYaml =
  /^[ \t]*(?:- +)*(?:["']?[\w-]+["']?: +)?(?<command>[^\n]*\b(?:docker|podman|nerdctl|ctr|crictl|kind|k3d|minikube) (?:[^\n]*\\\n)*[^\n]*)/gm;

/** The commands of each script. In YAML, a line with a program for images is one. */
export function scriptsIn({ path, text }: SourceFile): readonly (readonly ShellCommand[])[] {
  if (!/\.ya?ml$/.test(path)) return [commandsOf(text)];
  return [...text.matchAll(lineOfYaml)].map(({ 0: whole, index, groups }) => {
    const { command = '' } = groups ?? {};
    const from = index + whole.length - command.length;
    return commandsOf(command, ({ start, end }) => ({ start: from + start, end: from + end }));
  });
}
