// The inputs of the action as flags of `verify`, `pin` and `audit`.
import { flag } from '../model/inputs/basic-types.js';
import { inputTable } from '../model/inputs/table.js';

/** All inputs but `mode`, which is the command. */
export const inputFlags: readonly string[] = inputTable
  .map(({ name }) => name)
  .filter((name) => name !== 'mode');

/** Those that are `true` or `false`. */
export const booleanInputs: readonly string[] = inputTable
  .filter(({ type }) => type === flag)
  .map(({ name }) => name);

/** Those that most runs need: the short help of a command shows only these. */
export const essentialInputs: readonly string[] = [
  'platform',
  'identity',
  'token',
  'paths',
  'exclude',
  'config',
  'max-age',
  'fail-on',
  'report',
  'html',
];
