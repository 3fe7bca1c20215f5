// package.json as the npm package has it: everything that dist/ needs is bundled there, so nothing else is installed.
// npm runs `strip` before it packs and `restore` after it (`prepack`, `postpack`).
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const manifest = fileURLToPath(new URL('../package.json', import.meta.url));
const original = fileURLToPath(new URL('../node_modules/.package.json', import.meta.url));
const left = new Set(['scripts', 'dependencies', 'devDependencies', 'overrides']);

// Also before `strip`, in case an earlier run was interrupted.
if (existsSync(original)) renameSync(original, manifest);
if (process.argv[2] === 'strip') {
  const text = readFileSync(manifest, 'utf8');
  const kept = Object.entries(JSON.parse(text)).filter(([key]) => !left.has(key));
  mkdirSync(path.dirname(original), { recursive: true });
  writeFileSync(original, text);
  writeFileSync(manifest, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
