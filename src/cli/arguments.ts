// The command line → a command with its operands and flags; all mistakes at once.
import { parseArgs } from 'node:util';
import { inputTable } from '../inputs/table.js';
import { suggestion } from '../model/nearest.js';

export interface CommandSpec {
  readonly name: string;
  readonly operand?: string;
  /** It takes any number of operands. */
  readonly operands?: true;
  readonly summary: string;
  /** Names of the flags that it takes besides `--json`, `--help` and `--no-color`. */
  readonly flags: readonly string[];
  /** Flags without a value. */
  readonly switches?: readonly string[];
  /** Where the overview lists it. */
  readonly group?: string;
  /** Arguments as a person would write them after `tagproof`. */
  readonly examples?: readonly string[];
  /** What exit codes mean here, where that is not what they mean everywhere. */
  readonly exits?: Readonly<Record<number, string>>;
}

export interface Invocation {
  readonly command: string;
  readonly operands: readonly string[];
  readonly flags: ReadonlyMap<string, string>;
  readonly switches: ReadonlySet<string>;
  readonly json: boolean;
  readonly noColour: boolean;
  readonly help: boolean;
}

const common = ['json', 'help', 'no-color'];

/** Reads the arguments after the program's name. A repeated flag gives its values one a line. */
export function readArguments(
  args: readonly string[],
  commands: readonly CommandSpec[],
): Invocation | { readonly mistakes: readonly string[] } {
  const spec = commandIn(parse(args, commands).positionals, commands);
  // A name may be a switch of one command and a flag of another: the command decides.
  const { positionals, tokens } = parse(args, spec === undefined ? commands : [...commands, spec]);
  const words = spec === undefined ? 1 : spec.name.split(' ').length;
  const command = positionals.slice(0, words).join(' ') || 'help';
  const operands = positionals.slice(words);
  const flags = new Map<string, string>();
  const switches = new Set<string>();
  const mistakes: string[] = [];
  if (spec === undefined && command !== 'help') {
    const names = commands.map(({ name }) => name);
    mistakes.push(`\`${command}\` is not a command.${suggestion(command, names)}`);
  }
  if (spec !== undefined && operands.length > mostOperands(spec))
    mistakes.push(`\`${operands.at(-1)}\` is one operand too many.`);
  for (const token of tokens) {
    if (token.kind !== 'option' || common.includes(token.name)) continue;
    const known = spec?.flags ?? [];
    if (spec?.switches?.includes(token.name)) {
      switches.add(token.name);
    } else if (spec !== undefined && !known.includes(token.name)) {
      mistakes.push(
        `\`${token.rawName}\` is not a flag of \`${command}\`.${suggestion(token.name, [...known, ...(spec.switches ?? []), ...common])}`,
      );
    } else if (token.value === undefined || token.value === '') {
      mistakes.push(`\`${token.rawName}\` needs a value.`);
    } else {
      flags.set(token.name, [flags.get(token.name) ?? [], token.value].flat().join('\n'));
    }
  }
  if (mistakes.length > 0) return { mistakes };
  const has = (name: string) => tokens.some((token) => token.kind === 'option' && token.name === name);
  return {
    command,
    operands,
    flags,
    switches,
    json: has('json'),
    noColour: has('no-color'),
    help: has('help') || command === 'help',
  };
}

function mostOperands({ operand, operands }: CommandSpec): number {
  if (operand === undefined) return 0;
  return operands === undefined ? 1 : Number.POSITIVE_INFINITY;
}

function commandIn(words: readonly string[], commands: readonly CommandSpec[]): CommandSpec | undefined {
  return commands.findLast(({ name }) => `${words.join(' ')} `.startsWith(`${name} `));
}

/** Where two commands differ about a name, the last one is right. */
function parse(args: readonly string[], commands: readonly CommandSpec[]) {
  const types = commands.flatMap(({ flags, switches = [] }) => [
    ...flags.map((name) => [name, { type: 'string' as const, multiple: true }] as const),
    ...switches.map((name) => [name, { type: 'boolean' as const }] as const),
  ]);
  const options = Object.fromEntries([
    ...types,
    ...common.map((name) => [name, { type: 'boolean' as const }] as const),
  ]);
  return parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
}

/** The inputs of the action that are flags of `verify`, `pin` and `audit`: all but the mode. */
export const inputFlags: readonly string[] = inputTable
  .map(({ name }) => name)
  .filter((name) => name !== 'mode');
