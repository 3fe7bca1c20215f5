// Rebuilds dist/ in two folders, the second time with another Node, and compares every byte with the committed files.
// `npm run reproduce` uses this Node; `npm run reproduce -- --node 24` fetches that one from the npm registry as well.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { node: { type: 'string' } } });
const work = mkdtempSync(path.join(tmpdir(), 'tagproof-reproduce-'));
const left = new Set(['.git', 'lib', 'dist', 'coverage']);

/** Names and digests of all files of dist/. */
function digestsOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort();
  const digest = (file) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  return paths.map((file) => `${digest(file)}  ${file}`).join('\n');
}

function built(folder, node) {
  cpSync(root, folder, { recursive: true, filter: (file) => !left.has(path.relative(root, file)) });
  mkdirSync(path.join(folder, 'dist'));
  execFileSync(node, ['scripts/build.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return digestsOf(path.join(folder, 'dist'));
}

function fetchNode(version) {
  const folder = path.join(work, 'node');
  mkdirSync(folder);
  const name = `node-linux-${process.arch}@${version}`;
  execFileSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', name],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return path.join(folder, 'node_modules', `node-linux-${process.arch}`, 'bin/node');
}

try {
  const nodes = [process.execPath, values.node === undefined ? process.execPath : fetchNode(values.node)];
  const committed = digestsOf(path.join(root, 'dist'));
  const seen = new Set();
  for (const [index, node] of nodes.entries()) {
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
    const folder = path.join(work, index === 0 ? 'a' : 'another-folder/with-a-longer-name');
    const digests = built(folder, node);
    seen.add(digests);
    const same = digests === committed ? 'as committed' : 'NOT AS COMMITTED';
    console.log(`${version} in ${path.relative(work, folder)}: ${same}`);
    if (digests !== committed) process.exitCode = 1;
  }
  console.log(seen.size === 1 ? 'Both builds have the same bytes' : 'THE BUILDS DIFFER');
} finally {
  rmSync(work, { recursive: true, force: true });
}
