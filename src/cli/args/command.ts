// What a command is: its line in the help, its arguments, and the function that runs it.
import type { CommandSpec } from '../../command/arguments.js';
import type { Context } from '../../command/context.js';
import { namesIn } from '../../command/flag-texts.js';

/** Keys of a waiver with their flags, in the order in which they are written. */
export const waiverFlags = {
  check: 'check',
  image: 'image',
  tag: 'tag',
  paths: 'path',
  artifact: 'artifact',
  advisory: 'advisory',
  reason: 'reason',
  expires: 'expires',
  owner: 'owner',
  acknowledged: 'acknowledged',
} as const;

/** Settings that a replay can override. */
export const replayFlags: readonly string[] = ['fail-on', 'on-incomplete', 'max-age', 'as-of'];

export interface Command extends CommandSpec {
  readonly group: string;
  /** Loads the command's code only when it runs, so that starting one does not load the others. */
  readonly start: (context: Context) => Promise<number>;
}

/** Flags that say where the platform is. */
export const platformFlags = namesIn('platform');
/** Flags for signing in to it. */
export const credentialFlags = [
  'identity',
  'oidc-audience',
  'oidc-token-file',
  'oidc-token-env',
  'token',
  'registry-token',
];

/** Sections of the overview. */
export const groups = {
  start: 'Get started',
  work: 'Everyday commands',
  look: 'Investigate',
  many: 'Many repositories',
  setUp: 'Sign-in',
  tools: 'Utilities',
} as const;
