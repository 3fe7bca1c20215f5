// Reads which file of src/ imports which: the tests of the layers and the picture of the architecture share it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of `src/`. */
export const sourceFolder = fileURLToPath(new URL('../src', import.meta.url));

/** Every TypeScript file of `src/`, relative to it, with `/` as the separator, sorted. */
export function sourceFiles() {
  return readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** The text of a file of `src/`. */
export function sourceOf(file) {
  return readFileSync(path.join(sourceFolder, file), 'utf8');
}

const statement = /^(?:import|export)\s(type\s)?([^;'"]*?\sfrom\s)?'([^']+)';/gm;
const dynamic = /\bimport\('([^']+)'\)/g;

/**
 * What a file imports. `target` is a file of `src/` or the name of a package. `kind` is `types` if nothing remains of
 * the import when the program runs, `lazy` for `import()`, else `value`.
 */
export function importsOf(file) {
  const text = sourceOf(file);
  const found = [...text.matchAll(statement)].map(([, type, names = '', name]) => ({
    name,
    kind: type !== undefined || onlyTypes(names) ? 'types' : 'value',
  }));
  const lazy = [...text.matchAll(dynamic)].map(([, name]) => ({ name, kind: 'lazy' }));
  return [...found, ...lazy].map(({ name, kind }) => ({ target: resolved(file, name), kind }));
}

function onlyTypes(names) {
  const [, list] = /^\{([^}]*)\}/.exec(names.trim()) ?? [];
  const entries = (list ?? '').split(',').map((entry) => entry.trim());
  return list !== undefined && entries.filter(Boolean).every((entry) => entry.startsWith('type '));
}

function resolved(file, name) {
  if (!name.startsWith('.')) return name;
  return path.posix.join(path.posix.dirname(file), name).replace(/\.js$/, '.ts');
}

/** The folder at the top of `src/` that holds the file, or the file itself if it is in none. */
export function unitOf(file) {
  return file.split('/')[0];
}

/** Imports between units: `[from, to, kind]`, where `types` means that only types are imported. */
export function unitArrows() {
  const arrows = new Map();
  for (const file of sourceFiles())
    for (const { target, kind } of importsOf(file)) {
      const [from, to] = [unitOf(file), unitOf(target)];
      if (!target.endsWith('.ts') || from === to) continue;
      const key = `${from} ${to}`;
      arrows.set(key, arrows.get(key) === 'value' || kind !== 'types' ? 'value' : 'types');
    }
  return [...arrows].map(([key, kind]) => [...key.split(' '), kind]).sort();
}
