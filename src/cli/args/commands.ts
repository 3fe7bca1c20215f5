// Every command, in the order of the help: the table from which help, completion and argument parsing come.
import { caching } from './caching.js';
import { type Command, groups } from './command.js';
import { everyday } from './everyday.js';
import { investigating } from './investigate.js';
import { setUp } from './set-up.js';

export const commands: readonly Command[] = [
  ...everyday,
  ...investigating,
  ...setUp,
  ...caching,
  {
    name: 'completion',
    operand: 'SHELL',
    group: groups.tools,
    summary: 'Print a completion script for bash, zsh or fish',
    flags: [],
    examples: ['completion bash', 'completion zsh', 'completion fish'],
    exits: { 0: 'script printed' },
    start: async (context) => (await import('./completion.js')).completion(context, commands),
  },
];
