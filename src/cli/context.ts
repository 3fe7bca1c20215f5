// What a command gets: its arguments, the environment, and where it may write.
import path from 'node:path';
import { diskFiles } from '../host/files.js';
import type { Gap } from '../model/failure.js';
import type { ReadFile } from '../model/host.js';
import { Secret } from '../model/secret.js';
import type { Invocation } from './args/arguments.js';

export interface Context {
  readonly invocation: Invocation;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** One block of standard output. */
  readonly out: (text: string) => void;
  /** One block of standard error. */
  readonly err: (text: string) => void;
  /** Standard output is a terminal, and nobody asked for no colours. */
  readonly colour: boolean;
  /** Columns of standard output; absent when that is no terminal. */
  readonly width?: number;
  /** Standard output is a terminal that shows hyperlinks. */
  readonly links?: boolean;
  /** Draws one line on standard error that the next replaces; absent where that is no terminal. */
  readonly progress?: (text: string) => void;
}

/** The lines of a flag that may be given again or have several lines. */
export function linesOf({ flags }: Pick<Invocation, 'flags'>, name: string): readonly string[] {
  const lines = (flags.get(name) ?? '').split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** A file that the user names, wherever it is. */
export function readNamed(file: string, maxBytes?: number): Promise<ReadFile> {
  return diskFiles(path.dirname(file), undefined).read(path.basename(file), maxBytes);
}

/** The token for the CI host, which may also be in the environment. */
export function githubTokenOf(context: Context): Secret | undefined {
  const token = inputOf(context, 'github-token');
  return token === undefined || token === '' ? undefined : new Secret(token);
}

/** How a local host looks: under `--json` the text goes to standard error, without colours. */
export function lookOf({ invocation, out, err, colour, width, links, progress }: Context) {
  const fitting = { ...(width === undefined ? {} : { width }), ...(links === undefined ? {} : { links }) };
  const look = invocation.json ? { print: err } : { print: out, colour, ...fitting };
  return { ...look, ...(progress === undefined ? {} : { progress }) };
}

/** An input by name: its flag, or for the tokens the environment, where other users of the machine do not see them. */
export function inputOf({ invocation, environment }: Context, name: string): string | undefined {
  const fromEnvironment = {
    token: 'TAGPROOF_TOKEN',
    'registry-token': 'TAGPROOF_REGISTRY_TOKEN',
    'github-token': 'GITHUB_TOKEN',
  }[name];
  return (
    invocation.flags.get(name) ?? (fromEnvironment === undefined ? undefined : environment[fromEnvironment])
  );
}

/** Says every mistake and where to read on; gives the exit code for wrong usage. */
export function usageErrors(
  { err }: Pick<Context, 'err'>,
  code: 'usage' | 'configuration',
  issues: readonly string[],
): 2 {
  err([...issues, `[${code}] What this means: tagproof explain ${code}`].join('\n'));
  return 2;
}

/** A failure as one line that ends in its code. */
export function failureText({ cause, message }: Pick<Gap, 'cause' | 'message'>): string {
  return `${message} [${cause}]`;
}
