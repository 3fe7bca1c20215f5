// Prints how many pins are proved with and without sources of histories, answered by the emulators of the tests: those of
// repositories as they were 90 days before their newest commits, with what their trees of every ten days say of the tags
// before and after; or those of test/histories/public-images.txt, with lives that are made up.
//   node scripts/proved-share.mjs [REPOSITORY…]
import { execFileSync, execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-pins-'));
const [pins, table, tree] = ['pins.json', 'table.md', 'tree'].map((name) => path.join(folder, name));
const dayMs = 86_400_000;
const agedMs = 90 * dayMs;

/** The references of a folder. Exit codes other than 0 say that something could not be read; what was read counts. */
function scan(checkout) {
  const command = [path.join(root, 'dist/cli/index.js'), 'scan', '--json', checkout];
  const options = { maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] };
  try {
    return JSON.parse(execFileSync(process.execPath, command, options)).references;
  } catch (error) {
    return JSON.parse(error.stdout).references;
  }
}

/** The pins in the tree of a commit: a digest for each name with a tag. */
function pinsAt(repository, commit) {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree);
  execSync(`git -C "$REPOSITORY" archive ${commit} | tar x -C "$TREE"`, {
    env: { ...process.env, REPOSITORY: repository, TREE: tree },
  });
  return new Map(
    scan(tree).flatMap(({ registry, repository: name, tag, digest }) =>
      registry === undefined || tag === undefined || digest === undefined
        ? []
        : [[`${registry}/${name}:${tag}`, digest]],
    ),
  );
}

/** One life for each pin. A tag moves when a tree first has another digest for it. */
function livesOf(repository) {
  const git = (...args) => execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' }).trim();
  const timeOf = (commit) => Number(git('log', '-1', '--format=%ct', commit)) * 1000;
  const now = timeOf('HEAD');
  const moves = new Map();
  let aged = new Map();
  for (let at = now - 2 * agedMs; at <= now; at += 10 * dayMs) {
    const commit = git('rev-list', '-1', '--first-parent', `--before=${Math.floor(at / 1000)}`, 'HEAD');
    if (commit === '') continue;
    const found = pinsAt(repository, commit);
    if (at <= now - agedMs) aged = found;
    for (const [name, digest] of found) {
      const known = moves.get(name) ?? [];
      if (known.at(-1)?.digest !== digest) moves.set(name, [...known, { at: timeOf(commit), digest }]);
    }
  }
  return [...aged].map(([name, pin]) => ({ name, pin, moves: moves.get(name), now }));
}

const repositories = process.argv.slice(2);
if (repositories.length > 0) writeFileSync(pins, JSON.stringify(repositories.flatMap(livesOf)));
const list = repositories.length > 0 ? { TAGPROOF_PINS: pins } : {};
execFileSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'test/histories/proved-share.test.ts'],
  {
    cwd: root,
    env: { ...process.env, ...list, TAGPROOF_PINS_TABLE: table },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
process.stdout.write(readFileSync(table, 'utf8'));
rmSync(folder, { recursive: true });
