// What a command is: its line in the help, what it takes, and what it does.

import type { Context } from '../context.js';
import type { CommandSpec } from './arguments.js';

export interface Command extends CommandSpec {
  readonly group: string;
  /** Loads the command when it runs, so that none waits for the others. */
  readonly start: (context: Context) => Promise<number>;
}

export const addresses = [
  'platform',
  'base-url',
  'registry-url',
  'issuer-url',
  'history-service',
  'public-organization',
];
export const credentials = ['identity', 'oidc-audience', 'token', 'registry-token'];

export const groups = {
  start: 'Start here',
  work: 'Every day',
  look: 'Look closer',
  many: 'Many repositories',
  setUp: 'Sign-in',
  tools: 'Around it',
} as const;
