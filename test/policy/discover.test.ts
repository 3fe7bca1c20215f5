// Which policies apply to a folder of a repository: its own over those above it, on disk and at the base of a pull request.
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkIds } from '../../src/checks/index.js';
import { policySources } from '../../src/ci/policy-sources.js';
import { folderHost } from '../../src/command/gate.js';
import { configure } from '../../src/config/index.js';
import type { PolicyText } from '../../src/config/policy/extends.js';
import { repositoryAround } from '../../src/host/git/git.js';
import { whereIs } from '../../src/model/text/position.js';
import { contextOf } from '../cli/context.js';
import { temporaryFolder } from '../e2e/workflow.js';

const file = '.github/tagproof.yml';
type Files = Readonly<Record<string, string>>;

const reader =
  (files: Files, read: string[] = []) =>
  async (name: string): Promise<PolicyText> => {
    read.push(name);
    const text = files[name];
    return text === undefined ? { missing: true } : { text };
  };

async function configIn(folder: string, head: Files, base?: Files, inputs: Files = {}) {
  const result = await configure({
    get: (name) => inputs[name],
    checks: async () => checkIds,
    folder,
    head: reader(head),
    ...(base === undefined ? {} : { base: reader(base) }),
    remote: async () => ({ missing: true }),
  });
  if ('issues' in result) throw new Error(result.issues.join('\n'));
  return result.config;
}

const sourcesOf = (config: Awaited<ReturnType<typeof configIn>>) =>
  config.policy.sources.map((one) => one.path);

describe('the policies of a folder', () => {
  const top = 'max-age: 3d\nmin-age: 1d\nchecks: {unpinned: warning, advisory: off}\n';

  it('are its own over those above it, each with its place', async () => {
    const files = {
      [file]: top,
      [`services/${file}`]: 'min-age: 2d\n',
      [`services/api/${file}`]: 'checks: {unpinned: error}\n',
      [`services/web/${file}`]: 'max-age: 9d\n',
    };
    const config = await configIn('services/api', files);
    expect(config.policy.checks).toEqual(
      new Map([
        ['unpinned', 'error'],
        ['advisory', 'off'],
      ]),
    );
    expect(config).toMatchObject({ maxAgeMs: 3 * 86_400_000, minAgeMs: 2 * 86_400_000 });
    expect(sourcesOf(config)).toEqual([`../../${file}`, `../${file}`, file]);
    const minAge = config.settings.find(({ name }) => name === 'min-age');
    const from = minAge?.from;
    expect(typeof from === 'object' && whereIs(from, config.policy.sources)).toBe(`../${file}:1:10`);
  });

  it('end with `root: true`', async () => {
    const files = { [file]: top, [`services/${file}`]: 'root: true\nmin-age: 2d\n' };
    const config = await configIn('services/api', files);
    expect(sourcesOf(config)).toEqual([`../${file}`]);
    expect(config.policy.checks.size).toBe(0);
    const open = { ...files, [`services/${file}`]: 'root: false\n' };
    expect(sourcesOf(await configIn('services/api', open))).toHaveLength(2);
  });

  it('are not searched for if `config` names one, which is a path in the folder', async () => {
    const files = { [file]: top, 'services/own.yml': 'max-age: 5d\n' };
    const config = await configIn('services', files, undefined, { config: 'own.yml' });
    expect(sourcesOf(config)).toEqual(['own.yml']);
    await expect(configIn('services', files, undefined, { config: 'none.yml' })).rejects.toThrow(
      'does not exist',
    );
  });

  it('mean the same files as at the root, and nothing of a path elsewhere', async () => {
    const waivers = [
      "{check: unpinned, reason: here, paths: ['services/*/Dockerfile', 'Dockerfile']}",
      '{check: unpinned, reason: elsewhere, paths: Dockerfile}',
      '{check: unpinned, reason: everywhere}',
    ];
    const overrides = [
      "{paths: 'services/api/test/**', checks: {unpinned: off}}",
      "{paths: 'test/**', checks: {unpinned: off}}",
    ];
    const lists = `paths: [deploy/**]\nexclude: ['services/**/gen/**', test/**]\nplatform: chainguard\nsbom: ['services/api/*.json']\n`;
    const ledger = 'ledger: services/api/own.json\n';
    const text = `${lists}${ledger}waivers: [${waivers.join(', ')}]\noverrides: [${overrides.join(', ')}]\n`;
    const config = await configIn('services/api', { [file]: text });
    expect(config.policy.waivers.map(({ reason, paths }) => [reason, paths])).toEqual([
      ['here', ['Dockerfile']],
      ['everywhere', undefined],
    ]);
    expect(config.policy.waivers.every(({ inheritedAt }) => inheritedAt !== undefined)).toBe(true);
    expect(config.policy.overrides.map(({ paths }) => paths)).toEqual([['test/**']]);
    expect(config).toMatchObject({ paths: [], exclude: ['**/gen/**'], sbom: ['*.json'] });
    expect(config.ledger).toEqual({ path: 'own.json', create: true });
    const elsewhere = await configIn('services/web', { [file]: ledger });
    expect(elsewhere.ledger).toMatchObject({ create: false });
  });

  it('extend files by their paths in the folder that holds the policy', async () => {
    const files = {
      [file]: 'extends: policies/base.yml\n',
      'policies/base.yml': 'max-age: 4d\n',
      'services/policies/base.yml': 'max-age: 5d\n',
    };
    expect(sourcesOf(await configIn('services', files))).toEqual(['../policies/base.yml', `../${file}`]);
    expect((await configIn('services', files)).maxAgeMs).toBe(4 * 86_400_000);
  });

  it('all show their mistakes', async () => {
    const files = { [file]: 'mode: x\n', [`services/${file}`]: 'min-age: x\n' };
    const failed = await configIn('services', files).catch((error: Error) => error.message);
    expect(
      String(failed)
        .split('\n')
        .map((line) => line.split(':')[0]),
    ).toEqual([file, `../${file}`]);
  });

  it('are those of the base on a pull request, which adds none and takes none away', async () => {
    const base = { [file]: top };
    const loose = { [`services/${file}`]: 'root: true\nchecks: {unpinned: off}\n' };
    const config = await configIn('services', { ...base, ...loose }, base);
    expect(config.policy.checks.get('unpinned')).toBe('warning');
    expect(config.policy.ofBase).toBe(true);
    const removed = await configIn('services', {}, base);
    expect(removed.policy.checks.get('unpinned')).toBe('warning');
    const unchanged = { ...base, ...loose };
    expect((await configIn('services', {}, unchanged)).policy.checks.get('unpinned')).toBe('off');
  });
});

describe('the repository around a folder', () => {
  const git = (folder: string) => execFileSync('git', ['init', '-q', folder]);

  async function policiesAt(root: string) {
    const host = folderHost(contextOf({ operands: [root] }).context);
    const result = await configure({
      get: () => undefined,
      ...(await policySources(host, undefined, undefined)),
    });
    if ('issues' in result) throw new Error(result.issues.join('\n'));
    return sourcesOf(result.config);
  }

  it('is searched up to its root and no further', async () => {
    const outside = temporaryFolder({ [file]: 'max-age: 1d\n', 'repo/services/api/Dockerfile': '' });
    const root = path.join(outside, 'repo');
    git(root);
    mkdirSync(path.join(root, '.github'));
    expect(await policiesAt(path.join(root, 'services/api'))).toEqual([]);
    writeFileSync(path.join(root, file), 'max-age: 2d\n');
    expect(await policiesAt(path.join(root, 'services/api'))).toEqual([`../../${file}`]);
    expect(await policiesAt(root)).toEqual([file]);
    expect(repositoryAround(root)).toBeUndefined();
    git(path.join(root, 'services'));
    expect(await policiesAt(path.join(root, 'services/api'))).toEqual([]);
  });

  it('is none without git, so that no folder above is trusted', async () => {
    const outside = temporaryFolder({ [file]: 'max-age: 1d\n', 'app/Dockerfile': '' });
    expect(await policiesAt(path.join(outside, 'app'))).toEqual([]);
    expect(repositoryAround(path.join(outside, 'none'))).toBeUndefined();
  });

  it('gives no policy behind a link that leads out of it', async () => {
    const outside = temporaryFolder({ [file]: 'max-age: 1d\n', 'repo/api/Dockerfile': '' });
    const root = path.join(outside, 'repo');
    git(root);
    symlinkSync(path.join(outside, '.github'), path.join(root, '.github'));
    await expect(policiesAt(path.join(root, 'api'))).rejects.toThrow('outside');
  });
});
