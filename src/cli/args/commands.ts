// Every command, in the order of the help. Help, completion and the parser of arguments read this table.
import { type Command, groups } from './command.js';
import { daily } from './everyday.js';
import { looking } from './investigate.js';
import { settingUp } from './set-up.js';

export const commands: readonly Command[] = [
  ...daily,
  ...looking,
  ...settingUp,
  {
    name: 'completion',
    operand: 'SHELL',
    group: groups.tools,
    summary: 'Print completions for bash, zsh or fish',
    flags: [],
    examples: ['completion bash', 'completion zsh', 'completion fish'],
    exits: { 0: 'printed' },
    start: async (context) => (await import('./completion.js')).completion(context, commands),
  },
];
