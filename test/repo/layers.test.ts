// The layers of src: what each folder may import, and what every source file has in common.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles, sourceOf, unitArrows, unitOf } from '../../scripts/imports.mjs';
import { cyclesIn, longestChain } from './graph.js';
import { allowed, allows, rowOf, stages } from './layers.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = sourceFiles();
const internal = (file: string) => importsOf(file).filter(({ target }) => target.endsWith('.ts'));

const isStage = (unit: string) => stages.some((stage) => stage === unit);

describe('imports', () => {
  it.each(files)('%s imports only what its folder may', (file) => {
    const forbidden = internal(file).filter(({ target, kind }) => !allows(file, target, kind));
    expect(forbidden.map(({ target, kind }) => `${target} (${kind})`)).toEqual([]);
  });

  it('have a row for every file, and no row without files', () => {
    expect(files.filter((file) => rowOf(file) === undefined)).toEqual([]);
    const used = new Set(files.map(rowOf));
    expect(Object.keys(allowed).filter((row) => !used.has(row))).toEqual([]);
  });

  it('form no cycle between files, types included', () => {
    expect(
      cyclesIn(new Map(files.map((file) => [file, internal(file).map(({ target }) => target)]))),
    ).toEqual([]);
  });

  it('form no cycle between the folders and loose files of src, types included', () => {
    expect(cyclesIn(unitGraph())).toEqual([]);
  });

  // main.ts only builds the host. The action starts with action.ts.
  it('lead from the action to every stage over at most four floors', () => {
    const running = unitGraph('value');
    const wiring = new Set([...running.keys()].filter((unit) => !isStage(unit) && unit !== 'model'));
    // A checkout is scanned by the formats, which are given to the scan.
    for (const stage of stages.map((one) => (one === 'scan' ? 'formats' : one))) {
      const chain = longestChain(running, 'action.ts', stage, wiring);
      expect(chain.length, chain.join(' → ')).toBeLessThanOrEqual(4);
      expect(chain, stage).not.toEqual([]);
    }
  });

  it('keep the core, as docs/architecture.md counts it, free of everything else', () => {
    const row =
      /\u2026 of them the core \((.*?)\)/.exec(
        readFileSync(path.join(root, 'docs/architecture.md'), 'utf8'),
      )?.[1] ?? '';
    const core = [...row.matchAll(/`(\w+)`/g)].map(([, folder = '']) => folder);
    expect(core).toContain('scan');
    const imported = core.flatMap((folder) => allowed[folder] ?? []);
    expect([...new Set(imported)].filter((one) => !core.includes(one))).toEqual([]);
  });

  it('reach at most three files outside of any folder', () => {
    expect(files.filter((file) => !file.includes('/')).length).toBeLessThanOrEqual(3);
  });

  it('stay in rooms that a reader overlooks: no folder has more than 15 loose files', () => {
    const folders = files.map((file) => path.posix.dirname(file));
    const isCrowded = (folder: string) => folders.filter((one) => one === folder).length > 15;
    expect([...new Set(folders)].filter(isCrowded)).toEqual([]);
  });

  it('start the action with two packages: its first request waits for no other', () => {
    const packages = [...loadedBy('main.ts')].filter((name) => !name.startsWith('node:'));
    expect(packages.sort()).toEqual(['@actions/core', '@actions/http-client']);
  });
});

describe('the outside world', () => {
  const reaches = ['host', 'cli', 'command', 'organization', 'onboarding'];

  it('is imported by the host and the command line alone', () => {
    const outside = [
      '@actions/core',
      '@actions/http-client',
      '@actions/github',
      'node:fs',
      'node:fs/promises',
      'node:child_process',
    ];
    const users = files.filter((file) => importsOf(file).some(({ target }) => outside.includes(target)));
    expect(users.filter((file) => !reaches.includes(unitOf(file)))).toEqual([]);
  });

  it('is a global of the host, the command line and the entry alone', () => {
    const users = files.filter((file) => /\b(?:console|process)\./.test(sourceOf(file)));
    expect(users.filter((file) => !reaches.includes(unitOf(file)) && file !== 'main.ts')).toEqual([]);
  });

  it('starts no program by its name alone, which the current folder or the checkout could have too', () => {
    const starts =
      /(?<!\.)\b(?:spawn|exec|execFile|fork)(?:Sync)?\)?\(\s*(?!(?:program\.|found\.)?file\b|process\.execPath)/;
    const starters = files.filter((file) =>
      importsOf(file).some(({ target }) => target === 'node:child_process'),
    );
    expect(starters.filter((file) => starts.test(sourceOf(file)))).toEqual([]);
    expect(starters.length).toBeGreaterThan(3);
  });

  it('opens secrets only where they are sent', () => {
    const senders = ['host', 'clients', 'emulator'];
    const openers = files.filter((file) => sourceOf(file).includes('.expose()'));
    expect(openers.filter((file) => !senders.includes(unitOf(file)))).toEqual([]);
  });
});

describe('every source file', () => {
  it('begins with a comment that says what it is responsible for', () => {
    expect(files.filter((file) => !/^(?:#!.*\n)?\/\/ \S/.test(sourceOf(file)))).toEqual([]);
  });

  it('exports names that no other file exports', () => {
    const places = new Map<string, string[]>();
    for (const file of files)
      for (const name of exportedBy(file)) places.set(name, [...(places.get(name) ?? []), file]);
    const shared = [...places].filter(([, owners]) => owners.length > 1);
    expect(shared.map(([name, owners]) => `${name}: ${owners.join(', ')}`)).toEqual([]);
  });

  it('cites only documents that are in the repository', () => {
    expect(files.flatMap((file) => citationsIn(file).map((one) => `${file}: ${one}`))).toEqual([]);
  });
});

it('keeps run.ts and main.ts to 60 lines each', () => {
  const lines = (file: string) => sourceOf(file).split('\n').length - 1;
  expect(lines('run.ts')).toBeLessThanOrEqual(60);
  expect(lines('main.ts')).toBeLessThanOrEqual(60);
});

/** With `value`, only what is left of the imports when the program runs. */
function unitGraph(only?: 'value'): ReadonlyMap<string, readonly string[]> {
  const graph = new Map<string, string[]>(files.map((file) => [unitOf(file), []]));
  for (const [from, to, kind] of unitArrows())
    if (only === undefined || kind === only) graph.get(from)?.push(to);
  return graph;
}

/** The packages that a file loads by static imports, its own and those of the files that it imports. */
function loadedBy(file: string, seen = new Set<string>(), packages = new Set<string>()): Set<string> {
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const { target, kind } of importsOf(file)) {
    if (kind !== 'value') continue;
    if (target.endsWith('.ts')) loadedBy(target, seen, packages);
    else packages.add(target);
  }
  return packages;
}

/** The names that a file defines and exports. What it passes on from another file is not its own. */
function exportedBy(file: string): readonly string[] {
  const definition =
    /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
  return [...new Set([...sourceOf(file).matchAll(definition)].map(([, name = '']) => name))];
}

/** Pages are named by their path, or by their name in `docs/`. */
function isPage(page: string): boolean {
  return existsSync(path.join(root, page)) || existsSync(path.join(root, 'docs', page));
}

/** What the comments of a file cite that nobody can look up: Markdown files that do not exist, and titles of papers. */
function citationsIn(file: string): readonly string[] {
  const comments = [...sourceOf(file).matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)].map(([text]) => text);
  return comments.flatMap((comment) => {
    const pages = [...comment.replace(/https?:\S+/g, '').matchAll(/[\w./-]+\.md\b/g)].map(([page]) => page);
    const titles = [...comment.matchAll(/(?<=^\/[/*]+ |[(;] ?)(?:design|[a-z]+(?:-[a-z]+)+): [A-Z]\w*/g)].map(
      ([title]) => title,
    );
    return [...pages.filter((page) => !isPage(page)), ...titles];
  });
}
