// What every command gets: its arguments, the environment and the output streams.
import path from 'node:path';
import { diskFiles } from '../host/files/files.js';
import { compact } from '../model/collections.js';
import type { Gap } from '../model/failure.js';
import { jsonParts, withLineEnd } from '../model/json.js';
import type { Host, ReadFile } from '../model/run/host.js';
import { Secret } from '../model/run/secret.js';
import type { Invocation } from './arguments.js';
import { namesIn } from './flag-texts.js';

export interface Context {
  readonly invocation: Invocation;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Prints a block on standard output. */
  readonly out: (text: string) => void;
  /** Prints a large text on standard output as fast as that is read; absent: it is printed as a block. */
  readonly outParts?: (parts: Iterable<string>) => Promise<void>;
  /** Prints a block on standard error. */
  readonly err: (text: string) => void;
  /** Standard output is a terminal, and colors are not disabled. */
  readonly colour: boolean;
  /** Columns of standard output; absent if that is not a terminal. */
  readonly width?: number;
  /** Standard output is a terminal that shows hyperlinks. */
  readonly links?: boolean;
  /** Shows a line on standard error until the next output replaces it; absent if that is not a terminal. */
  readonly progress?: (text: string) => void;
  /** Aborts when the command must stop; absent where each run has its own signal. */
  readonly stop?: AbortSignal;
  /** Asks the person at the terminal; absent if there is none. */
  readonly ask?: (question: string) => Promise<string>;
  /** Standard input as bytes; absent where the command has none. */
  readonly input?: () => AsyncIterable<Uint8Array>;
  /** The file of the running program; absent where it is not one. */
  readonly program?: string;
  /** Replaces the network of the machine, in tests and recordings. */
  readonly network?: Network;
}

export type Network = Pick<Host, 'send' | 'sendBytes'>;

/** The values of a flag that can be repeated or hold several lines, each once. */
export function linesOf({ flags }: Pick<Invocation, 'flags'>, name: string): readonly string[] {
  const lines = (flags.get(name) ?? '').split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** Reads a file that the user names, inside or outside the current folder. */
export function readUserFile(file: string, maxBytes?: number): Promise<ReadFile> {
  return diskFiles(path.dirname(file), undefined).read(path.basename(file), maxBytes);
}

/** The token for the GitHub API, from the flag or the environment. */
export function githubTokenOf(context: Context): Secret | undefined {
  const token = inputOf(context, 'github-token');
  return token === undefined || token === '' ? undefined : new Secret(token);
}

/** What a local host takes from a command: its network if it has one of its own, and where and how it prints: with `--json` the text goes to standard error, without colors. */
export function printOptionsOf(context: Context) {
  const { invocation, out, err, colour, width, links, progress, network } = context;
  const options = invocation.json ? { print: err } : { print: out, colour, ...compact({ width, links }) };
  return { ...options, ...compact({ progress, network }) };
}

/** An input by name: its flag, or for tokens and the platform's settings its environment variable. */
export function inputOf({ invocation, environment }: Context, name: string): string | undefined {
  if (name === 'cache' && invocation.switches.has('no-cache')) return 'off';
  const variable = variables.get(name);
  return (
    invocation.flags.get(name) ?? (variable === undefined ? undefined : environment[variable] || undefined)
  );
}

/** The environment variable of an input that only a person or a job sets, and never the checkout. */
export function variableOf(name: string): string {
  return `TAGPROOF_${name.toUpperCase().replaceAll('-', '_')}`;
}

const variables: ReadonlyMap<string, string> = new Map([
  ...['token', 'registry-token', 'group', ...namesIn('platform')].map(
    (name) => [name, variableOf(name)] as const,
  ),
  ['github-token', 'GITHUB_TOKEN'],
]);

/** Prints a document on standard output, which may be too large for one string; iterators in it are lists. */
export function printJson(output: Pick<Context, 'out' | 'outParts'>, document: unknown): Promise<void> {
  return printParts(output, jsonParts(document, 2));
}

/** Prints what a command has found: with `--json` as a document, or else as text. */
export function printFound(
  { invocation, out }: Pick<Context, 'invocation' | 'out'>,
  document: unknown,
  text: () => string,
): void {
  out(invocation.json ? JSON.stringify(document, null, 2) : text());
}

/** Prints a text on standard output, and ends its last line. */
export async function printParts(
  { out, outParts }: Pick<Context, 'out' | 'outParts'>,
  parts: Iterable<string>,
): Promise<void> {
  if (outParts === undefined) out([...parts].join(''));
  else await outParts(withLineEnd(parts));
}

/** Where mistakes are printed: for `--json` as a document on standard output. */
export interface MistakeOutput extends Pick<Context, 'out' | 'err'> {
  readonly invocation: Pick<Invocation, 'json'>;
}

/** Prints every issue and where to read more; returns the exit code for invalid usage. */
export function usageErrors(
  { invocation, out, err }: MistakeOutput,
  code: 'usage' | 'configuration',
  issues: readonly string[],
): 2 {
  err([...issues, `[${code}] For details, run: tagproof explain ${code}`].join('\n'));
  if (invocation.json) out(JSON.stringify({ error: { code, issues } }, null, 2));
  return 2;
}

/** Prints a failure; returns the exit code for what could not be verified. */
export function printFailure({ invocation, out, err }: MistakeOutput, gap: Gap): 3 {
  err(failureText(gap));
  if (invocation.json) out(JSON.stringify({ error: { code: gap.cause, issues: [gap.message] } }, null, 2));
  return 3;
}

/** A failure as one line that ends with its code. */
export function failureText({ cause, message }: Pick<Gap, 'cause' | 'message'>): string {
  return `${message} [${cause}]`;
}
