// Help and completion, drawn from the table of commands: nothing is missing, all fits, and the shells take it.
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/args/commands.js';
import { completion } from '../../src/cli/args/completion.js';
import { helpText } from '../../src/cli/args/help.js';
import { readArguments } from '../../src/command/arguments.js';
import { flagGroups, flagText, inputFlags } from '../../src/command/flag-texts.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { contextOf } from './context.js';

const names = commands.map(({ name }) => name);
const has = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0;

describe('help', () => {
  it('names every command, and the exit codes', () => {
    const text = helpText(commands, undefined);
    for (const { name, summary } of commands) {
      expect(text).toContain(`  ${name}`);
      expect(text).toContain(summary);
    }
    for (const code of ['0', '1', '2', '3']) expect(text).toMatch(new RegExp(`^  ${code}  `, 'm'));
  });

  it.each(names)('%s: every flag has a text, every example is understood', (name) => {
    const command = commands.find((one) => one.name === name);
    const text = helpText(commands, name, { colour: false, isWhole: true });
    for (const flag of [...(command?.flags ?? []), ...(command?.switches ?? []), 'json']) {
      expect(flagText(name, flag), flag).not.toBe('');
      expect(text).toContain(`--${flag}`);
    }
    expect(command?.examples?.length).toBeGreaterThan(0);
    for (const example of command?.examples ?? []) {
      const words = [...example.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
      expect(readArguments(words, commands)).toMatchObject({ command: name });
    }
  });

  it.each(['verify', 'pin', 'audit'])('%s: shows ten flags for inputs, and where the others are', (name) => {
    const shown = new Set(helpText(commands, name).match(/(?<=^ {2}--)[\w-]+/gm));
    expect(inputFlags.filter((flag) => shown.has(flag))).toHaveLength(10);
    expect(helpText(commands, name)).toContain(`tagproof ${name} --help-all`);
    expect(helpText(commands, name, { colour: false, isWhole: true })).not.toContain('more flags');
  });

  it.each([40, 80, 200])('fits %i columns', (width) => {
    for (const name of [undefined, ...names]) {
      const lines = helpText(commands, name, { colour: false, width }).split('\n');
      const broad = lines.filter(
        (line) => line.length > Math.min(width, 100) && !line.startsWith('  tagproof '),
      );
      if (width >= 80) expect(broad).toEqual([]);
    }
  });

  it('groups every input', () => {
    const grouped = Object.values(flagGroups).flat();
    for (const name of inputFlags) expect(grouped).toContain(name);
  });
});

function script(shell: string): string {
  const { context, written } = contextOf({ operands: [shell] });
  expect(completion(context, commands)).toBe(0);
  return written.out.join('\n');
}

describe('completion', () => {
  it('knows its shells', () => {
    const { context, written } = contextOf({ operands: ['bsh'] });
    expect(completion(context, commands)).toBe(2);
    expect(written.err.join('\n')).toContain('Did you mean `bash`?');
  });

  const bash = (line: readonly string[]) => {
    const words = line.map((word) => `'${word}'`).join(' ');
    const file = path.join(temporaryFolder(), 'completion.bash');
    writeFileSync(file, script('bash'));
    execFileSync('bash', ['-n', file]);
    const ask = `source ${file}; COMP_WORDS=(${words}); COMP_CWORD=${line.length - 1}; _tagproof; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-uc', ask], { encoding: 'utf8' }).trim().split('\n');
  };

  it('bash: commands, words of commands, flags, values, operands', () => {
    expect(bash(['tagproof', ''])).toEqual([...new Set(names.map((name) => name.split(' ')[0]))]);
    expect(bash(['tagproof', 've'])).toEqual(['verify']);
    expect(bash(['tagproof', 'identity', ''])).toEqual(['create', 'list', 'update', 'explain', 'delete']);
    expect(bash(['tagproof', 'identity', 'create', '--dry'])).toEqual(['--dry-run']);
    expect(bash(['tagproof', 'verify', '.', '--max'])).toEqual(['--max-age']);
    expect(bash(['tagproof', 'verify', '--on-incomplete', 'w'])).toEqual(['warn']);
    expect(bash(['tagproof', 'explain', 'stale'])).toEqual(['stale-digest']);
    expect(bash(['tagproof', 'completion', 'f'])).toEqual(['fish']);
  });

  it.skipIf(!has('zsh'))('zsh: the script is read, and offers commands and flags', () => {
    const file = path.join(temporaryFolder(), '_tagproof');
    writeFileSync(file, script('zsh'));
    execFileSync('zsh', ['-n', file]);
    const ask = (words: string) =>
      execFileSync(
        'zsh',
        [
          '-fc',
          `compdef() { : }; _describe() { [[ $1 == -o ]] && shift; print -l -- \${(P)2} }; _files() { print files }
          source ${file}; words=(${words}); CURRENT=\${#words}; _tagproof`,
        ],
        { encoding: 'utf8' },
      );
    expect(ask("tagproof ''")).toContain('verify:Verify every image reference');
    expect(ask("tagproof identity ''")).toContain('create:Create an identity');
    expect(ask('tagproof identity create --dry')).toContain('--dry-run:');
    expect(ask("tagproof verify ''")).toBe('files\n');
    expect(ask("tagproof verify --on-incomplete ''")).toContain('warn');
  });

  it.skipIf(!has('fish'))('fish: the script is read, and offers commands and flags', () => {
    const file = path.join(temporaryFolder(), 'tagproof.fish');
    writeFileSync(file, script('fish'));
    const ask = (line: string) =>
      execFileSync('fish', ['-N', '-c', `source ${file}; complete -C ${JSON.stringify(line)}`], {
        encoding: 'utf8',
        env: { ...process.env, HOME: path.dirname(file) },
      });
    expect(ask('tagproof ver')).toContain('verify\tVerify every image reference');
    expect(ask('tagproof identity ')).toContain('create');
    expect(ask('tagproof identity create --dry')).toContain('--dry-run');
    expect(ask('tagproof verify --on-incomplete ')).toContain('warn');
    expect(ask('tagproof verify --dry')).not.toContain('--dry-run');
  });
});
