// `completion`: the script that completes commands, flags and their values in a shell, from the table of commands.
import { checks } from '../../checks/index.js';
import type { CommandSpec } from '../../command/arguments.js';
import { type Context, usageErrors } from '../../command/context.js';
import { flagText } from '../../command/flag-texts.js';
import { inputNames } from '../../command/names.js';
import { errorCodes } from '../../model/error-text.js';
import { inputTable } from '../../model/inputs/table.js';
import type { YamlType } from '../../model/inputs/type.js';
import { suggestion } from '../../model/text/did-you-mean.js';
import { plain } from '../../output/escape.js';
import { type Completion, shells } from './shells.js';

const ids = checks.map(({ id }) => id);

/** Values of flags that take one of a few words. For all others the shell offers files. */
const flagValues: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    inputTable.flatMap((input) => {
      const words = wordsOf(input.type.yaml(inputNames));
      return words.length === 0 ? [] : [[input.name, words]];
    }),
  ),
  check: ids,
};

/** Every value of the type; none if there are others than words. */
function wordsOf(type: YamlType): readonly string[] {
  switch (type.is) {
    case 'word':
      return type.words;
    case 'boolean':
      return ['true', 'false'];
    case 'list':
      return wordsOf(type.of);
    case 'either': {
      const [first, second] = type.types.map(wordsOf);
      return !first?.length || !second?.length ? [] : [...new Set([...first, ...second])];
    }
    case 'text':
      return [];
  }
}

const operands: Readonly<Record<string, readonly string[]>> = {
  explain: [...new Set([...ids, ...errorCodes])],
  completion: Object.keys(shells),
};

/** Prints the script for a shell; exit code 2 for an unsupported one. */
export function completion(context: Context, commands: readonly CommandSpec[]): number {
  const [shell = ''] = context.invocation.operands;
  const draw = shells[shell];
  if (draw === undefined) {
    const names = Object.keys(shells);
    return usageErrors(context, 'usage', [
      `\`${plain(shell)}\` is not a supported shell.${suggestion(shell, names)} Supported: ${names.join(', ')}.`,
    ]);
  }
  const script = draw(completionOf(commands));
  context.out(context.invocation.json ? JSON.stringify({ shell, script }) : script);
  return 0;
}

function completionOf(commands: readonly CommandSpec[]): Completion {
  return {
    commands: commands.map(({ name, summary, flags, switches = [] }) => ({
      name,
      summary,
      flags: [...flags, ...switches, 'json', 'no-color', 'help'].map((flag) => ({
        name: flag,
        text: flagText(name, flag),
        takesValue: flags.includes(flag),
      })),
      operands: operands[name] ?? [],
    })),
    values: flagValues,
  };
}
