// The house: what each folder may import. A stage imports the model and itself, never another stage.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allowed } from './layers.js';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

function importsOf(file: string): readonly string[] {
  const text = readFileSync(path.join(src, file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, target = '']) => target);
}

function folderOf(file: string): string {
  return file.includes(path.sep) ? (file.split(path.sep)[0] ?? '') : '.';
}

/** The packages that a file loads by static imports, its own and those of the files that it imports. */
function loadedBy(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(path.join(src, file), 'utf8');
  const values = [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm)];
  return values.flatMap(([, target = '']) =>
    target.startsWith('.')
      ? loadedBy(path.join(path.dirname(file), target.replace(/\.js$/, '.ts')), seen)
      : [target],
  );
}

describe('layers', () => {
  it.each(files)('%s imports only what its folder may', (file) => {
    const folder = folderOf(file);
    const relative = importsOf(file).filter((target) => target.startsWith('.'));
    const folders = relative.map((target) => folderOf(path.normalize(path.join(path.dirname(file), target))));
    const foreign = folders.filter((target) => target !== folder && !allowed[folder]?.includes(target));
    expect(foreign).toEqual([]);
  });

  it('keeps the CI host, the disk and the process to the host, the command line and the entry', () => {
    const outside = [
      '@actions/core',
      '@actions/http-client',
      '@actions/github',
      'node:fs',
      'node:fs/promises',
      'node:child_process',
    ];
    const users = files.filter((file) => importsOf(file).some((target) => outside.includes(target)));
    expect(users.filter((file) => !['host', 'cli'].includes(folderOf(file)))).toEqual([]);
    const globals = files.filter((file) =>
      /\b(?:console|process)\./.test(readFileSync(path.join(src, file), 'utf8')),
    );
    expect(globals.filter((file) => !['host', 'cli'].includes(folderOf(file)) && file !== 'main.ts')).toEqual(
      [],
    );
  });

  it('starts the action with nothing large: its first request waits for no other package', () => {
    const packages = new Set(loadedBy('main.ts').filter((name) => !name.startsWith('node:')));
    expect([...packages].sort()).toEqual(['@actions/core', '@actions/http-client']);
  });

  it('opens secrets only where they are sent', () => {
    const openers = files.filter((file) => readFileSync(path.join(src, file), 'utf8').includes('.expose()'));
    expect(
      openers.filter(
        (file) => !['host', 'http', 'platform', 'registry', 'github', 'emulator'].includes(folderOf(file)),
      ),
    ).toEqual([]);
  });

  it('begins every file with a line that says what it is for', () => {
    const silent = files.filter(
      (file) => !/^(?:#!.*\n)?\/\/ \S/.test(readFileSync(path.join(src, file), 'utf8')),
    );
    expect(silent).toEqual([]);
  });

  it('tells the story of a run in at most 120 lines, and its end in 60', () => {
    const lines = (file: string) => readFileSync(path.join(src, file), 'utf8').split('\n').length - 1;
    expect(lines('run.ts')).toBeLessThanOrEqual(120);
    expect(lines('main.ts')).toBeLessThanOrEqual(60);
  });
});
