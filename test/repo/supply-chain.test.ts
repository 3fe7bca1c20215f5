// What this repository ships and how: its SBOM, its release, its own gate.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
// @ts-expect-error: a script without types
import { sbomOf } from '../../scripts/sbom.mjs';
import { parseSbom } from '../../src/advisories/sbom/index.js';
import { scanCheckout } from '../../src/formats/index.js';
import { diskFiles } from '../../src/host/files/files.js';
import { spawnNode } from '../e2e/workflow.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const lock = JSON.parse(read('package-lock.json'));
const manifest = JSON.parse(read('package.json'));

it('lists every package that is shipped, with its digest, the same each time', () => {
  const text: string = sbomOf(lock, manifest);
  expect(sbomOf(lock, manifest)).toBe(text);
  const { components, problems } = parseSbom({ path: 'sbom.json', text });
  expect(problems).toEqual([]);
  const listed = new Set(components.map(({ name, version }) => `${name} ${version}`));
  for (const [name, version] of Object.entries<string>(manifest.dependencies))
    expect(
      [...listed].some((one) => name.endsWith(one.split(' ')[0] ?? '') && one.endsWith(version)),
      name,
    ).toBe(true);
  for (const { hashes } of JSON.parse(text).components) expect(hashes[0].content).toMatch(/^[0-9a-f]{128}$/);
  const shipped = Object.entries<{ dev?: boolean }>(lock.packages).filter(
    ([folder, { dev }]) => folder !== '' && !dev,
  );
  expect(components.length).toBeLessThanOrEqual(shipped.length);
  expect(components.length).toBeGreaterThan(shipped.length * 0.7);
});

it('locks every package by digest, from the public registry', () => {
  for (const [folder, { integrity, resolved }] of Object.entries<Record<string, string>>(lock.packages)) {
    if (folder === '') continue;
    expect(integrity, folder).toMatch(/^sha512-/);
    expect(resolved ?? 'https://registry.npmjs.org/', folder).toMatch(/^https:\/\/registry\.npmjs\.org\//);
  }
});

it('releases with provenance, and never twice', () => {
  const { jobs, on } = parse(read('.github/workflows/release.yml'));
  const { permissions, steps } = jobs.release;
  expect(on).toEqual({ push: { tags: ['v[0-9]+.[0-9]+.[0-9]+'] } });
  expect(permissions).toEqual({ contents: 'write', 'id-token': 'write', attestations: 'write' });
  const text = JSON.stringify(steps);
  for (const part of [
    'gh release view',
    'reproduce.mjs',
    'attest-build-provenance',
    '--verify-tag',
    '.intoto.jsonl',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/--force|git tag|git push/);
});

it('is analysed and measured on every change', () => {
  const uses = (file: string) => JSON.stringify(parse(read(`.github/workflows/${file}`)).jobs);
  expect(uses('codeql.yml')).toMatch(/codeql-action\/init@.*codeql-action\/analyze@/);
  expect(Object.keys(parse(read('.github/workflows/codeql.yml')).on)).toContain('pull_request');
  expect(uses('scorecard.yml')).toContain('ossf/scorecard-action@');
});

it('is looked after: updates for every kind of dependency, and owners for what is dangerous', () => {
  const { updates } = parse(read('.github/dependabot.yml'));
  expect(updates.map((one: Record<string, string>) => one['package-ecosystem'])).toEqual([
    'npm',
    'github-actions',
  ]);
  const owned = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(' ')[0] ?? '');
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .map((file) => `/${file}`);
  for (const pattern of owned)
    expect(
      tracked.some((file) => file.startsWith(pattern)),
      pattern,
    ).toBe(true);
});

it('passes its own gate, and fails it without the policy that excludes the fixtures', async () => {
  const { code, stdout } = await spawnNode('dist/cli/index.js', ['verify', root, '--fail-on', 'notice'], {});
  expect(stdout).toMatch(/pass: 0 findings/);
  expect(code).toBe(0);
  const { occurrences } = await scanCheckout(diskFiles(root, undefined), { paths: [], exclude: [] });
  expect(occurrences.length).toBeGreaterThan(100);
  // The images of the examples and of the component are the reader's own, whose names are not known here.
  const excluded = /^(?:test\/fixtures|test\/histories|examples\/engines|templates)\//;
  expect(occurrences.filter(({ at }) => !excluded.test(at.file))).toEqual([]);
});
