// The command line from the committed dist, in a folder with nothing installed.
import { cpSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmulator } from '../../src/emulator/index.js';
import type { Report } from '../../src/report/schema/schema.js';
import { version } from '../../src/report/version.js';
import { oidcEnvironment, platformFlags, spawnNode, temporaryFolder } from './workflow.js';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

let emulator: Awaited<ReturnType<typeof startEmulator>>;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

const cli = (args: readonly string[], environment: Readonly<Record<string, string>> = {}, cwd?: string) =>
  spawnNode('dist/cli/index.js', args, environment, cwd);
const flags = () => platformFlags(emulator);

describe('demo', () => {
  it('runs where nothing is installed, and ends with a pass', async () => {
    const empty = temporaryFolder();
    cpSync(dist, path.join(empty, 'dist'), { recursive: true });
    const { code, stdout, stderr } = await spawnNode(
      path.relative(fileURLToPath(new URL('../..', import.meta.url)), path.join(empty, 'dist/cli/index.js')),
      ['demo'],
      {},
      empty,
    );
    expect(stderr).toBe('');
    expect(code).toBe(0);
    for (const check of [
      'stale-digest',
      'unpinned',
      'digest-not-in-history',
      'deprecated-tag',
      'opaque-reference',
      'advisory',
    ]) {
      expect(stdout).toContain(check);
    }
    expect(stdout).toMatch(/ {2}- image: .*postgres:16\n +\+ image: .*postgres:16@sha256:/);
    const [verdict] = stdout
      .split('\n')
      .filter((line) => line.startsWith('pass: '))
      .slice(-1);
    expect(verdict).toMatch(/^pass: 0 findings in 8 references across 4 files\. 8 of 8 pins proved; /);
    expect(stdout).toContain('registry.example.com/acme/node:20');
    expect(stdout.trim().split('\n').slice(-2)).toEqual([
      expect.stringContaining('tagproof scan'),
      expect.stringContaining('tagproof init'),
    ]);
  });

  it('gives one JSON document on standard output', async () => {
    const { stdout } = await cli(['demo', '--json']);
    const reports: readonly Report[] = JSON.parse(stdout);
    expect(reports.map(({ verdict }) => verdict)).toEqual(['fail', 'fail', 'pass', 'pass']);
    // A foreign digest at a registry whose history does not go back to it: found, and replaced by `pin`.
    const [found, ...later] = reports.map(({ findings }) =>
      findings.filter(({ image }) => image?.registry === 'registry.example.net').map(({ check }) => check),
    );
    expect([found, ...later]).toEqual([['stale-digest'], [], [], []]);
  });
});

describe('verify, pin, scan, history', () => {
  it('verify prints the report alone under --json', async () => {
    const registry = new URL(emulator.address.registryUrl).host;
    const folder = temporaryFolder({ Dockerfile: `FROM ${registry}/acme/node:20\n` });
    const { code, stdout, stderr } = await cli(
      ['verify', folder, '--json', ...flags()],
      oidcEnvironment(emulator),
    );
    expect(JSON.parse(stdout)).toMatchObject({
      schemaVersion: 1,
      verdict: 'fail',
      findings: [{ check: 'unpinned' }],
    });
    expect(stderr).toContain('fail: 1 finding');
    expect(code).toBe(1);
    for (const token of emulator.tokens) expect(stdout + stderr).not.toContain(token);
  });

  it('is incomplete without a platform for images that have one, and says so', async () => {
    const folder = temporaryFolder({ Dockerfile: `FROM cgr.dev/chainguard/node@sha256:${'a'.repeat(64)}\n` });
    const { code, stdout } = await cli(['verify', folder]);
    expect(code).toBe(3);
    expect(stdout).toContain('incomplete: 0 findings in 1 reference');
  });

  it('scan lists references and problems', async () => {
    const folder = temporaryFolder({
      Dockerfile: 'FROM alpine:3\n',
      'compose.yaml': 'services: {web: {image: "nginx:1"}}\n',
    });
    const { code, stdout } = await cli(['scan', folder, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      references: [
        {
          kind: 'image',
          file: 'Dockerfile',
          line: 1,
          column: 6,
          endLine: 1,
          endColumn: 14,
          raw: 'alpine:3',
          registry: 'docker.io',
          repository: 'library/alpine',
          tag: '3',
        },
        {
          kind: 'image',
          file: 'compose.yaml',
          line: 1,
          column: 26,
          endLine: 1,
          endColumn: 33,
          raw: 'nginx:1',
          registry: 'docker.io',
          repository: 'library/nginx',
          tag: '1',
        },
      ],
      problems: [],
    });
  });

  it('history shows what a tag was', async () => {
    const registry = new URL(emulator.address.registryUrl).host;
    const args = ['history', `${registry}/acme/redis:7`, ...flags()];
    const { code, stdout } = await cli(args, oidcEnvironment(emulator));
    expect(code).toBe(0);
    expect(stdout).toContain('4 entries');
    const asJson = await cli([...args, '--json'], oidcEnvironment(emulator));
    expect(JSON.parse(asJson.stdout).reigns).toHaveLength(4);
    const missing = await cli(
      ['history', `${registry}/acme/redis:99`, ...flags()],
      oidcEnvironment(emulator),
    );
    expect(missing).toMatchObject({ code: 3, stdout: '' });
    expect(missing.stderr).toContain('tag 99 of acme/redis is not known');
  });

  it('names every mistake on the command line with the nearest right spelling', async () => {
    const { code, stderr, stdout } = await cli(['verify', '.', '--max-agee', '3d', '--fail-onn', 'error']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('Did you mean `--max-age`?');
    expect(stderr).toContain('Did you mean `--fail-on`?');
    expect(stderr).toContain('Usage: tagproof verify --help');
    const unknown = await cli(['verfy']);
    expect(unknown.stderr).toContain('Did you mean `verify`?');
  });

  it('explains itself', async () => {
    expect((await cli(['--help'])).stdout).toContain('tagproof demo');
    expect((await cli(['verify', '--help'])).stdout).toContain('--max-age');
    expect((await cli(['help', 'verify'])).stdout).toContain('--max-age');
    expect((await cli(['--version'])).stdout).toBe(`${version}\n`);
  });
});
