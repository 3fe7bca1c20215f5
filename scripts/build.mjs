// Builds lib/, dist/ and what is generated from the code. With --check nothing is written but lib/ and a temporary
// folder, and the exit code is 1 when the committed files are not what the sources give.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { sbomOf } from './sbom.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = path.join(root, 'dist');
const programs = { cli: 'lib/cli/index.js', worker: 'lib/worker/index.js' };
const check = process.argv.includes('--check');

function node(script, ...args) {
  execFileSync(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
}

async function fill(target) {
  rmSync(target, { recursive: true, force: true });
  // What runs once in a job, by the bundler for actions; what people start, by the one whose program starts in less time.
  node('node_modules/@vercel/ncc/dist/ncc/cli.js', 'build', 'lib/main.js', '-o', path.join(target, 'main'));
  await bundle(programs, target);
  writeFileSync(path.join(target, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(path.join(target, 'licenses.txt'), licenses());
  const json = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  writeFileSync(path.join(target, 'sbom.json'), sbomOf(json('package-lock.json'), json('package.json')));
}

/**
 * The licences of every package that a user of dist/ gets, by the lockfile, and of the list of releases; ncc's own list
 * misses split chunks, and rolldown makes none.
 */
function licenses() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const shipped = Object.keys(packages).filter((folder) => folder !== '' && !packages[folder].dev);
  const texts = shipped.map((folder) => {
    const file = readdirSync(path.join(root, folder)).find((name) => /^licen[cs]e/i.test(name));
    const text = file === undefined ? '' : readFileSync(path.join(root, folder, file), 'utf8').trim();
    return `${folder.replace(/^.*node_modules\//, '')} ${packages[folder].version} (${packages[folder].license})\n\n${text}\n`;
  });
  const facts = readFileSync(path.join(root, 'src/clients/release-list/snapshot.license.txt'), 'utf8').trim();
  texts.push(`endoflife.date, facts in the list of releases (MIT)\n\n${facts}\n`);
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

function contents(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort();
  return paths.map((file) => [file, readFileSync(path.join(folder, file), 'base64')]);
}

rmSync(path.join(root, 'lib'), { recursive: true, force: true });
// The script of the HTML report is compiled into a text before everything that contains it.
const scriptArgs = check ? ['--check'] : [];
const script = spawnSync(process.execPath, ['scripts/page-script.mjs', ...scriptArgs], {
  cwd: root,
  stdio: 'inherit',
});
node('node_modules/typescript/bin/tsc', '-p', 'src/output/html/page');
// `npm run typecheck` checks the types of what is committed; here they would be most of the time.
node('node_modules/typescript/bin/tsc', '-p', '.', ...(check ? ['--noCheck'] : []));
if (check) {
  const target = mkdtempSync(path.join(tmpdir(), 'tagproof-dist-'));
  await fill(target);
  const same = JSON.stringify(contents(target)) === JSON.stringify(contents(dist));
  rmSync(target, { recursive: true });
  if (!same) process.stderr.write('dist/ is not what src/ gives: run `npm run build`\n');
  const generated = spawnSync(process.execPath, ['scripts/generate.mjs', '--check'], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = same && script.status === 0 && generated.status === 0 ? 0 : 1;
} else {
  if (script.status !== 0) throw new Error('the script of the HTML report cannot be compiled');
  await fill(dist);
  node('scripts/generate.mjs');
  node('scripts/picture.mjs');
}
