// The npm package: what `npm pack` puts into it, and that it works where nothing else is installed.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from './workflow.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const npm = (args: readonly string[], cwd: string) =>
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd, encoding: 'utf8' });

const folder = temporaryFolder();
const tarball = path.join(folder, `tagproof-${manifest.version}.tgz`);
beforeAll(() => {
  // A copy, because packing changes package.json for a moment.
  for (const name of ['package.json', 'scripts/pack-manifest.mjs', 'dist', 'schema', 'README.md', 'LICENSE'])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  npm(['pack'], folder);
});

it('has the command line, its worker, the schemas, and the licenses of what is bundled', () => {
  const listed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
  const places = new Set(listed.map((file) => file.replace(/\/[^/]+$/, '')));
  expect(places).toEqual(
    new Set(
      ['', '/dist', '/dist/chunks', '/dist/cli', '/dist/worker', '/schema'].map((one) => `package${one}`),
    ),
  );
  expect(listed).toContain('package/dist/licenses.txt');
  expect(statSync(tarball).size).toBeLessThan(2.5 * 1024 * 1024);
});

it('leaves package.json as it was', () => {
  expect(readFileSync(path.join(folder, 'package.json'), 'utf8')).toBe(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
});

it('is installed without any other package, and runs', () => {
  const prefix = temporaryFolder();
  npm(['install', '--global', '--prefix', prefix, tarball], prefix);
  const tagproof = (...args: readonly string[]) =>
    execFileSync(path.join(prefix, 'bin/tagproof'), args, { cwd: prefix, encoding: 'utf8' });
  expect(tagproof('--version').trim()).toBe(manifest.version);
  expect(tagproof('demo')).toContain('pass: 0 findings');
  const project = temporaryFolder({ 'package.json': '{}', Dockerfile: 'FROM node:20\n' });
  npm(['install', tarball], project);
  const scanned = execFileSync('npx', ['--offline', 'tagproof', 'scan'], { cwd: project, encoding: 'utf8' });
  expect(scanned).toContain('docker.io/library/node:20');
}, 60_000);
