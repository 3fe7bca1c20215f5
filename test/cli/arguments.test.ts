// The command line: one name can be a flag of one command and a switch of another.
import { expect, it } from 'vitest';
import { readArguments } from '../../src/cli/arguments.js';

const commands = [
  { name: 'pin', operand: '[DIR]', summary: '', flags: ['pull-request', 'paths'] },
  { name: 'identity create', summary: '', flags: ['name'], switches: ['pull-request'] },
];
const read = (line: string) => readArguments(line.split(' '), commands);

it('reads a name as the command means it, wherever it stands', () => {
  expect(read('pin --pull-request true folder')).toMatchObject({
    operands: ['folder'],
    flags: new Map([['pull-request', 'true']]),
  });
  expect(read('identity create --pull-request --name x')).toMatchObject({
    operands: [],
    flags: new Map([['name', 'x']]),
    switches: new Set(['pull-request']),
  });
  expect(read('pin --paths a --paths b --json')).toMatchObject({
    flags: new Map([['paths', 'a\nb']]),
    json: true,
  });
});

it('still says what is wrong', () => {
  expect(read('pin --pull-request')).toEqual({ mistakes: ['`--pull-request` needs a value.'] });
  expect(read('pin --name x')).toHaveProperty('mistakes');
  expect(read('pon')).toEqual({ mistakes: ['`pon` is not a command. Did you mean `pin`?'] });
});
