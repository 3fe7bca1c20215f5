// The container image: no base, no root, everything that it needs and nothing else, and the release that builds it.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
// @ts-expect-error: a script without types
import { librariesOf, writeImageRoot } from '../../scripts/image-root.mjs';
import { temporaryFolder } from '../e2e/workflow.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('the Dockerfile', () => {
  const lines = read('Dockerfile')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const of = (word: string) =>
    lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));

  it('has two stages without a base image, and does not run as root', () => {
    expect(of('FROM')).toEqual(['scratch AS files', 'scratch']);
    expect(of('USER')).toEqual(['65532:65532']);
    expect(of('RUN')).toEqual([]);
  });

  it('copies only what its context has, and what the context has is nothing else', () => {
    const sources = of('COPY')
      .filter((line) => !line.startsWith('--from='))
      .flatMap((line) => line.split(' ').slice(0, -1));
    const allowed = read('.dockerignore')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
    expect([...new Set(sources.map((one) => one.split('/')[0]))].sort()).toEqual([...allowed].sort());
    for (const source of sources.filter((one) => one !== 'image/'))
      expect(lstatSync(path.join(root, source))).toBeDefined();
  });
});

describe('the root of the image', () => {
  let folder: string;
  beforeAll(() => {
    folder = path.join(temporaryFolder(), 'image');
    writeImageRoot(folder);
    for (const part of ['chunks', 'cli', 'worker'])
      cpSync(path.join(root, 'dist', part), path.join(folder, 'opt/tagproof/dist', part), {
        recursive: true,
      });
    cpSync(path.join(root, 'package.json'), path.join(folder, 'opt/tagproof/package.json'));
  });

  it('has every library of Node, and of its libraries', () => {
    const needed: string[] = librariesOf(process.execPath);
    const all = new Set(needed.flatMap((one) => (isLoader(one) ? [one] : [one, ...librariesOf(one)])));
    for (const library of all) expect(lstatSync(path.join(folder, library)).isFile(), library).toBe(true);
  });

  it('has a folder for temporary files that every user may write to', () => {
    expect(lstatSync(path.join(folder, 'tmp')).mode & 0o7777).toBe(0o1777);
    expect(readdirSync(folder).sort()).toContain('repo');
  });

  it('refuses to be written over another one', () => {
    expect(() => writeImageRoot(folder)).toThrow('EEXIST');
  });

  it.runIf(mayChangeRoot())('runs the command line, with worker threads, and nothing around it', () => {
    const checkout = path.join(folder, 'repo');
    cpSync(temporaryFolder({ Dockerfile: 'FROM registry.example.com/acme/node:20\n' }), checkout, {
      recursive: true,
    });
    const run = (...words: readonly string[]) =>
      execFileSync(
        'unshare',
        ['-r', 'chroot', folder, '/usr/bin/node', '/opt/tagproof/dist/cli/index.js', ...words],
        {
          encoding: 'utf8',
          env: { PATH: process.env.PATH },
        },
      );
    expect(run('--version')).toContain(JSON.parse(read('package.json')).version);
    expect(run('scan', '/repo')).toContain('registry.example.com/acme/node:20');
    expect(run('demo')).toContain('tagproof');
  });
});

describe('the release', () => {
  const { jobs } = parse(read('.github/workflows/release.yml'));
  const text = JSON.stringify(jobs.image.steps);

  it('builds the image after the release, checks it by our own gate, and tries it before it is pushed', () => {
    expect(jobs.image.needs).toBe('release');
    expect(jobs.image.permissions).toEqual({
      contents: 'read',
      packages: 'write',
      'id-token': 'write',
      attestations: 'write',
    });
    const order = ['./', 'image-root.mjs image', 'image.mjs build', 'image.mjs push', 'attest-build'];
    const places = order.map((part) => text.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const part of order) expect(text).toContain(part);
  });

  it('tries the image first, pushes it once, and under no tag that moves', () => {
    const folder = temporaryFolder({ docker: dockerScript, output: '', log: '' });
    chmodSync(path.join(folder, 'docker'), 0o755);
    const step = (name: string, exists: boolean, says = 'v1.2.3: not found') =>
      spawnSync(process.execPath, [path.join(root, 'scripts/image.mjs'), name], {
        encoding: 'utf8',
        env: {
          PATH: `${folder}:${process.env.PATH}`,
          LOG: path.join(folder, 'log'),
          EXISTS: path.join(folder, exists ? 'log' : 'none'),
          SAYS: says,
          GITHUB_OUTPUT: path.join(folder, 'output'),
          TAG: 'v1.2.3',
          REGISTRY: 'registry.example.com',
          REPOSITORY: 'Acme/Tagproof',
          ACTOR: 'ann',
          TOKEN: 'secret-token',
        },
      });
    const name = 'registry.example.com/acme/tagproof';
    expect(step('build', false).status).toBe(0);
    expect(step('push', true)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('exists already'),
    });
    expect(step('push', false, 'unexpected status 503').stderr).toContain('It is not known whether');
    const log = () => readFileSync(path.join(folder, 'log'), 'utf8');
    expect(log()).not.toContain('push');
    expect(step('push', false).status).toBe(0);
    const calls = log().split('\n');
    expect(calls[0]).toBe('build --network none --tag tagproof .');
    expect(calls.filter((line) => line.startsWith('run '))).toHaveLength(2);
    expect(calls.filter((line) => /^(?:tag|push) /.test(line))).toEqual([
      `tag tagproof ${name}:v1.2.3`,
      `push ${name}:v1.2.3`,
    ]);
    expect(log()).not.toContain('secret-token');
    expect(readFileSync(path.join(folder, 'docker.in'), 'utf8')).toBe('secret-token');
    expect(readFileSync(path.join(folder, 'output'), 'utf8')).toBe(
      `name=${name}\ndigest=sha256:${'a'.repeat(64)}\n`,
    );
  });
});

/** Notes how it is called. An image exists at the registry from the push on, or if the file EXISTS is there. */
const dockerScript = `#!/bin/sh
echo "$*" >> "$LOG"
case "$*" in
  *--format*) echo sha256:${'a'.repeat(64)} ;;
  login*) cat > "$0.in" ;;
  *'imagetools inspect'*) test -f "$EXISTS" || { echo "ERROR: $SAYS" >&2; exit 1; } ;;
esac
`;

/** It loads the others and needs none itself. */
const isLoader = (library: string) => /\/ld-[^/]*$/.test(library);

/** Where user namespaces are switched off, only the list of libraries is checked. */
function mayChangeRoot(): boolean {
  try {
    execFileSync('unshare', ['-r', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
