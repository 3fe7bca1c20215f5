// The commands of files that hold scripts: of a script itself, or line by line of a pipeline.
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
  'jenkinsfile',
  'recipes',
] as const;

/** A line with such a program, and those that it continues on. */
const lineOfScript =
  /^[^\n]*\b(?:docker|podman|nerdctl|ctr|crictl|kind|k3d|minikube) (?:[^\n]*\\\n)*[^\n]*/gm;
/** What the line has in front of the command. */
const leadOfScript = /^[ \t]*(?:- +)*(?:["']?[\w:-]+["']?: +|(?:sh|bat)[ (]+)?["']{0,3}/;

/** The commands of each script. In a pipeline, a line with a program for images is one. */
export function scriptsIn({ path, text }: SourceFile): readonly (readonly ShellCommand[])[] {
  if (!/\.(?:ya?ml|json|toml)$|(?:^|\/)Jenkinsfile[\w.-]*$/.test(path)) return [commandsOf(text)];
  return [...text.matchAll(lineOfScript)].map(({ 0: line, index }) => {
    const lead = leadOfScript.exec(line)?.[0].length ?? 0;
    const from = index + lead;
    return commandsOf(line.slice(lead), ({ start, end }) => ({ start: from + start, end: from + end }));
  });
}
