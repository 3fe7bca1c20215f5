// `completion`: what a shell needs to complete commands, flags and their values, drawn from the table of commands.
import { checks } from '../../checks/index.js';
import { presets } from '../../clients/platform/presets.js';
import { suggestion } from '../../model/did-you-mean.js';
import { errorCodes } from '../../model/error-text.js';
import { severities } from '../../model/finding.js';
import { plain } from '../../output/escape.js';
import { type Context, usageErrors } from '../context.js';
import type { CommandSpec } from './arguments.js';
import { type Completion, shells } from './completion-shells.js';
import { flagText } from './flag-texts.js';

const yesNo = ['true', 'false'];
const ids = checks.map(({ id }) => id);

/** Values of flags that take one of a few; of all others a file is the best guess. */
const flagValues: Readonly<Record<string, readonly string[]>> = {
  platform: Object.keys(presets),
  'fail-on': [...severities, 'none', ...ids],
  'on-incomplete': ['fail', 'warn'],
  'policy-from': ['base', 'head'],
  comment: ['never', 'on-findings', 'always'],
  check: ids,
  'sbom-from-registry': yesNo,
  'vulnerability-reports': yesNo,
  'new-only': yesNo,
  'pull-request': yesNo,
  issue: yesNo,
};

const operands: Readonly<Record<string, readonly string[]>> = {
  explain: [...new Set([...ids, ...errorCodes])],
  completion: Object.keys(shells),
};

/** Prints the script for a shell; exit code 2 for one that is not known. */
export function completion(context: Context, commands: readonly CommandSpec[]): number {
  const [shell = ''] = context.invocation.operands;
  const draw = shells[shell];
  if (draw === undefined) {
    const names = Object.keys(shells);
    return usageErrors(context, 'usage', [
      `\`${plain(shell)}\` is not a shell that completions are made for.${suggestion(shell, names)} There are: ${names.join(', ')}.`,
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
