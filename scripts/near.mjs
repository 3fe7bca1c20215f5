// `npm run near` verifies a change in less than half a minute: its types, and the tests that are nearest to it by imports, as many as
// fit. `npm run near -- main` takes all that has changed since that commit; without one, what is not committed.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What the tests may take together, in milliseconds on one core, and one file of them alone. */
const [most, mostAlone] = [20_000, 8_000];
/** Tests that take none of what they hold by an import. */
const byName = [
  [/^(?:docs|README|CONTRIBUTING|SECURITY)/, 'test/repo/docs.test.ts'],
  [/^(?:test\/fixtures\/scan|src\/(?:scan|formats|languages))\//, 'test/scan/fixtures.test.ts'],
  [/^(?:test\/fixtures\/report|src\/output)\//, 'test/report/golden.test.ts'],
];

const lines = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...lines('diff', '--name-only', '--no-renames', process.argv[2] ?? 'HEAD'),
  ...lines('ls-files', '--others', '--exclude-standard'),
];

/** What starts programs or repeats much is near to nothing. */
const [, slow = ''] =
  /const slow = \[([^\]]*)\]/.exec(readFileSync(path.join(root, 'vitest.config.ts'), 'utf8')) ?? [];
const isSlow = (file) => [...slow.matchAll(/'([^*']+)/g)].some(([, start]) => file.startsWith(start));
const isTest = (file) => file.endsWith('.test.ts') && (!isSlow(file) || changed.includes(file));
const below = (folder) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      )
    : [];
/** By file, the files that import it. */
const importers = new Map();
for (const file of [...below('src'), ...below('test')].filter((one) =>
  /^(?!test\/fixtures\/).*\.ts$/.test(one),
))
  for (const [, name] of readFileSync(path.join(root, file), 'utf8').matchAll(
    /(?:from |import\()'(\.[^']+)\.js'/g,
  )) {
    const target = `${path.join(path.dirname(file), name)}.ts`;
    importers.set(target, [...(importers.get(target) ?? []), file]);
  }

/** How many imports a file is away from the change. */
const distances = new Map(changed.map((file) => [file, 0]));
for (const [pattern, test] of byName) if (changed.some((file) => pattern.test(file))) distances.set(test, 0);
for (const [file, distance] of distances)
  for (const one of importers.get(file) ?? []) if (!distances.has(one)) distances.set(one, distance + 1);

/** What each file took when it ran last. */
const durations = new Map(
  below('node_modules/.vite/vitest')
    .filter((file) => file.endsWith('results.json'))
    .flatMap((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).results)
    .map(([name, { duration }]) => [name.replace(/^[^:]*:/, ''), duration]),
);
const folders = new Set(changed.flatMap((file) => file.split('/').slice(1, -1)));
/** Tests of the folder of the change go before others that are as far away: `test/check` is the one of `src/checks`. */
const isBeside = (test) => [...folders].some((folder) => folder.startsWith(test.split('/')[1]));
const candidates = [...distances]
  .filter(([file]) => isTest(file) && existsSync(path.join(root, file)))
  .map(([file, distance]) => ({
    file,
    order: distance + (isBeside(file) ? 0 : 1),
    ms: durations.get(file) || 1000,
  }))
  .sort((a, b) => a.order - b.order || a.ms - b.ms);
const chosen = [];
let taken = 0;
for (const { file, order, ms } of candidates) {
  if (order > 0 && (ms > mostAlone || taken + ms > most)) continue;
  taken += ms;
  chosen.push(file);
}
console.log(
  `${chosen.length} of ${candidates.length} test files that the change reaches; npm test runs all.`,
);

const start = (script, ...args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
    child.on('close', (code) => resolve(code ?? 1));
  });
const codes = await Promise.all([
  start('node_modules/typescript/bin/tsc', '-p', 'test/tsconfig.json'),
  ...(chosen.length === 0 ? [] : [start('node_modules/vitest/vitest.mjs', 'run', ...chosen)]),
]);
process.exitCode = Math.max(...codes);
