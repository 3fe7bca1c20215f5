// The command line → a command with its operands and flags; all mistakes at once.
import { parseArgs } from 'node:util';
import { suggestion } from '../inputs/nearest.js';
import { inputTable } from '../inputs/table.js';

export interface CommandSpec {
  readonly name: string;
  readonly operand?: string;
  readonly summary: string;
  /** Names of the flags that it takes besides `--json`, `--help` and `--no-color`. */
  readonly flags: readonly string[];
}

export interface Invocation {
  readonly command: string;
  readonly operands: readonly string[];
  readonly flags: ReadonlyMap<string, string>;
  readonly json: boolean;
  readonly help: boolean;
}

const common = ['json', 'help', 'no-color'];

/** Reads the arguments after the program's name. A repeated flag gives its values one a line. */
export function readArguments(
  args: readonly string[],
  commands: readonly CommandSpec[],
): Invocation | { readonly mistakes: readonly string[] } {
  const { positionals, tokens } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(
        valueFlags(commands).map((name) => [name, { type: 'string' as const, multiple: true }]),
      ),
      ...Object.fromEntries(common.map((name) => [name, { type: 'boolean' as const }])),
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const [command = 'help', ...operands] = positionals;
  const spec = commands.find(({ name }) => name === command);
  const flags = new Map<string, string>();
  const mistakes: string[] = [];
  if (spec === undefined && command !== 'help') {
    const names = commands.map(({ name }) => name);
    mistakes.push(`\`${command}\` is not a command.${suggestion(command, names)}`);
  }
  if (operands.length > (spec?.operand === undefined ? 0 : 1))
    mistakes.push(`\`${operands.at(-1)}\` is one operand too many.`);
  for (const token of tokens) {
    if (token.kind !== 'option' || common.includes(token.name)) continue;
    const known = spec?.flags ?? [];
    if (spec !== undefined && !known.includes(token.name)) {
      mistakes.push(`\`${token.rawName}\` is not a flag of \`${command}\`.${suggestion(token.name, known)}`);
    } else if (token.value === undefined || token.value === '') {
      mistakes.push(`\`${token.rawName}\` needs a value.`);
    } else {
      flags.set(token.name, [flags.get(token.name) ?? [], token.value].flat().join('\n'));
    }
  }
  if (mistakes.length > 0) return { mistakes };
  const has = (name: string) => tokens.some((token) => token.kind === 'option' && token.name === name);
  return { command, operands, flags, json: has('json'), help: has('help') || command === 'help' };
}

function valueFlags(commands: readonly CommandSpec[]): readonly string[] {
  return [...new Set(commands.flatMap(({ flags }) => flags))];
}

/** The inputs of the action that are flags of `verify`, `pin` and `audit`: all but the mode. */
export const inputFlags: readonly string[] = inputTable
  .map(({ name }) => name)
  .filter((name) => name !== 'mode');
