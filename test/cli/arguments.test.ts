// The command line: one name can be a flag of one command and a switch of another.
import { expect, it } from 'vitest';
import { commands as allCommands } from '../../src/cli/args/commands.js';
import { readArguments } from '../../src/command/arguments.js';

const commands = [
  { name: 'pin', operand: '[DIR]', summary: '', flags: ['pull-request', 'paths'] },
  { name: 'history', operand: 'IMAGE:TAG', summary: '', flags: [] },
  { name: 'identity create', summary: '', flags: ['name'], switches: ['pull-request'] },
];
const read = (line: string) => readArguments(line.split(' '), commands);

it('reads a name as the command defines it, in any position', () => {
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

it('says what is wrong, and which command it is about', () => {
  expect(read('pin --pull-request')).toEqual({
    issues: ['`--pull-request` requires a value.'],
    command: 'pin',
  });
  expect(read('pin --pats x a --lefdger b')).toEqual({
    issues: [
      '`--pats` is not a flag of `pin`. Did you mean `--paths`?',
      '`--lefdger` is not a flag of `pin`.',
    ],
    command: 'pin',
  });
  expect(read('pin a b')).toHaveProperty('issues', ['`b` is an unexpected operand.']);
  expect(read('pon')).toEqual({ issues: ['`pon` is not a command. Did you mean `pin`?'] });
  expect(read('pon --dry')).toEqual({ issues: ['`pon` is not a command. Did you mean `pin`?'] });
  expect(read('--dry')).toEqual({ issues: ['`--dry` is not a flag of tagproof.'] });
});

it('does not read a flag as the value of another, nor a value for a switch', () => {
  expect(read('pin --paths --json')).toHaveProperty('issues', ['`--paths` requires a value.']);
  expect(read('pin --paths=--json')).toMatchObject({ flags: new Map([['paths', '--json']]), json: false });
  expect(read('identity create --pull-request=false')).toHaveProperty('issues', [
    '`--pull-request` takes no value.',
  ]);
  expect(read('pin --json=false')).toHaveProperty('issues', ['`--json` takes no value.']);
});

it('names what a group has, and what a command needs', () => {
  for (const line of ['identity', 'identity rename'])
    expect(read(line)).toEqual({
      issues: [`\`${line}\` is not a command. Available: \`identity create\`.`],
    });
  expect(read('history')).toEqual({ issues: ['`history` requires IMAGE:TAG.'], command: 'history' });
  expect(read('history --help')).toMatchObject({ command: 'history', help: true });
});

it('helps by every usual name', () => {
  for (const line of ['pin --help', 'pin -h', 'help pin'])
    expect(read(line)).toMatchObject({ command: 'pin', help: true, operands: [] });
  for (const line of ['--help', '-h', 'help'])
    expect(read(line)).toMatchObject({ command: 'help', help: true });
  expect(readArguments([], commands)).toMatchObject({ command: 'help', help: true });
  expect(read('--version')).toMatchObject({ command: 'version' });
  expect(read('help pon')).toHaveProperty('issues');
});

it('reads a boolean with and without a value, before an operand as well', () => {
  const verify = (line: string) => readArguments(line.split(' '), allCommands);
  const given = (value: string) => ({ operands: ['folder'], flags: new Map([['new-only', value]]) });
  expect(verify('verify --new-only folder')).toMatchObject(given('true'));
  expect(verify('verify folder --new-only')).toMatchObject(given('true'));
  expect(verify('--new-only verify folder')).toMatchObject(given('true'));
  expect(verify('verify --new-only false folder')).toMatchObject(given('false'));
  expect(verify('verify --new-only=false folder')).toMatchObject(given('false'));
  // It is a switch of this command, which takes no value.
  expect(verify('identity create --pull-request')).toMatchObject({ switches: new Set(['pull-request']) });
});

it('reads short names, and both kinds of help', () => {
  expect(readArguments(['pin', '-q', '-v'], allCommands)).toMatchObject({
    switches: new Set(['quiet', 'verbose']),
  });
  expect(readArguments(['pin', '-h'], allCommands)).toMatchObject({ help: true });
  expect(readArguments(['pin', '--help-all'], allCommands)).toMatchObject({ help: 'all' });
});

it('suggests a command whose letters are in another order', () => {
  expect(readArguments(['scna'], allCommands)).toEqual({
    issues: ['`scna` is not a command. Did you mean `scan`?'],
  });
});
