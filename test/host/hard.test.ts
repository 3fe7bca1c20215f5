// A bad disk and bad names: a full disk, a read-only checkout, symlinks in the way, names that are no text, many files.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { action } from '../../src/action.js';
import { scanCheckout } from '../../src/formats/index.js';
import { type ActionsHost, actionsHost, actionsSink } from '../../src/host/actions.js';
import { diskFiles } from '../../src/host/files/files.js';
import type { Files, Sink } from '../../src/model/run/host.js';
import { cpuMs } from '../cpu.js';
import { onDefaultBranch, temporaryFolder } from '../e2e/workflow.js';
import { amount } from '../sample.js';

const everything = { paths: [], exclude: [] };

/** A small disk of its own, or nothing where this machine may not mount one. */
function smallDisk(): { readonly root: string; mount(options: string): void; free(): void } | undefined {
  const root = mkdtempSync(path.join(tmpdir(), 'tagproof-test-disk-'));
  const mount = (...args: readonly string[]) => execFileSync('mount', args, { stdio: 'ignore' });
  try {
    mount('-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', root);
  } catch {
    return undefined;
  }
  return {
    root,
    mount: (options) => mount('-o', options, root),
    free: () => execFileSync('umount', [root], { stdio: 'ignore' }),
  };
}

describe('where a document may go', () => {
  it('stays in the checkout: not through symlinked folders, not into git, and nothing is made outside', async () => {
    const outside = temporaryFolder({ 'kept.json': 'kept' });
    const root = temporaryFolder({ '.git/config': 'kept' });
    symlinkSync(outside, path.join(root, 'out'));
    symlinkSync('out', path.join(root, 'twice'));
    symlinkSync(path.join(outside, 'kept.json'), path.join(root, 'link.json'));
    const files = diskFiles(root, undefined);
    for (const away of [
      'out/kept.json',
      'out/a/b.json',
      'twice/x.json',
      '.git/config',
      '.GIT/hooks/x',
      path.join(root, 'out/x'),
    ])
      await expect(files.save(away, 'r.json', 'text'), away).rejects.toMatchObject({ reason: 'not-written' });
    // A symlink itself is replaced by the document.
    await files.save('link.json', 'r.json', 'text');
    expect(readFileSync(path.join(root, 'link.json'), 'utf8')).toBe('text');
    expect(readdirSync(outside)).toEqual(['kept.json']);
    expect(readFileSync(path.join(outside, 'kept.json'), 'utf8')).toBe('kept');
    expect(readFileSync(path.join(root, '.git/config'), 'utf8')).toBe('kept');
  });

  it('may be outside if the workflow says so, never if the checkout does', async () => {
    const elsewhere = temporaryFolder();
    const files = diskFiles(temporaryFolder(), undefined);
    expect(await files.save(path.join(elsewhere, 'a/r.json'), 'r.json', 'x')).toBe(
      path.join(elsewhere, 'a/r.json'),
    );
  });

  it('is reported as a failure if the name is too long or a file is in the way', async () => {
    const files = diskFiles(temporaryFolder({ file: '' }), undefined);
    for (const name of ['x'.repeat(300), `${'d/'.repeat(3000)}r.json`, 'file/r.json'])
      await expect(files.save(name, 'r.json', 'x')).rejects.toMatchObject({ reason: 'not-written' });
  });
});

it('reads nothing through a folder that leads out of the checkout', async () => {
  const outside = temporaryFolder({ 'tagproof.yml': 'max-age: 9999d' });
  const root = temporaryFolder({ 'in/tagproof.yml': 'x' });
  symlinkSync(outside, path.join(root, '.github'));
  symlinkSync('in', path.join(root, 'inside'));
  const files = diskFiles(root, undefined);
  expect(await files.read('.github/tagproof.yml')).toEqual({ unreadable: 'it is outside the checkout' });
  expect(await files.read('inside/tagproof.yml')).toEqual({ text: 'x' });
});

const disk = smallDisk();
describe.skipIf(disk === undefined)('a small disk', () => {
  const { root, mount, free } = disk ?? { root: '', mount: () => undefined, free: () => undefined };

  it('rejects writes when it is full, and leaves the file unchanged', async () => {
    writeFileSync(path.join(root, 'Dockerfile'), 'old');
    writeFileSync(path.join(root, 'report.json'), 'of an earlier run');
    const files = diskFiles(root, undefined);
    const large = 'x'.repeat(100_000);
    expect(await files.replace('Dockerfile', 'old', large)).toEqual({ refused: 'ENOSPC' });
    expect(readFileSync(path.join(root, 'Dockerfile'), 'utf8')).toBe('old');
    await expect(files.save('report.json', 'report.json', large)).rejects.toMatchObject({
      reason: 'not-written',
      message: expect.stringContaining('ENOSPC'),
    });
    // No half file is left, and no old report that would be taken for the new one.
    expect(readdirSync(root)).toEqual(['Dockerfile']);
  });

  it('rejects writes when it is read-only, and can be scanned', async () => {
    mount('remount,ro');
    const files = diskFiles(root, undefined);
    expect(await files.replace('Dockerfile', 'old', 'new')).toEqual({ refused: 'EROFS' });
    expect((await files.replace('a/new', undefined, 'new')).refused).toBeDefined();
    await expect(files.save('r.json', 'r.json', 'x')).rejects.toMatchObject({ reason: 'not-written' });
    expect((await scanCheckout(files, everything)).scanned).toBe(1);
    free();
  });
});

/** Takes every file name and no byte. */
const fullFile = '/dev/full';
describe.skipIf(!existsSync(fullFile))('a full disk of the runner', () => {
  beforeEach(() => {
    vi.stubEnv('GITHUB_OUTPUT', fullFile);
    vi.stubEnv('GITHUB_STEP_SUMMARY', fullFile);
  });
  afterEach(() => void vi.unstubAllEnvs());

  it('is a failure of outputs and summary that says what to do', async () => {
    const sink = actionsSink(process.env);
    const refused = (what: RegExp) => ({ reason: 'not-written', message: expect.stringMatching(what) });
    expect(() => sink.output('verdict', 'pass')).toThrow(/outputs .*\(ENOSPC\).* Free space/);
    await expect(sink.summary('text')).rejects.toMatchObject(refused(/summary .*\(ENOSPC\).* Free space/));
  });

  it('fails a step that would pass, with exit code 3', async () => {
    const failures: (readonly [string, number])[] = [];
    const written: string[] = [];
    const host = actionsHost({ ...onDefaultBranch, GITHUB_WORKSPACE: temporaryFolder({ 'README.md': 'x' }) });
    const sink: Sink = {
      ...host.sink,
      log: () => undefined,
      annotate: () => undefined,
      summary: async () => undefined,
      output(name, value) {
        written.push(name);
        if (name === 'counts') host.sink.output(name, value);
      },
    };
    const fail: ActionsHost['fail'] = (message, exitCode = 1) => void failures.push([message, exitCode]);
    await action({ ...host, sink, fail, input: () => undefined });
    expect(failures).toEqual([[expect.stringMatching(/later steps.*\[not-written\]$/), 3]]);
    // What is written after that would make the rest look whole.
    expect(written.at(-1)).toBe('counts');
  });
});

describe('names', () => {
  it.each([true, false])('that are not UTF-8 are reported as a problem (git: %s)', async (git) => {
    const root = temporaryFolder({ Dockerfile: 'FROM alpine:3\n' });
    const folder = Buffer.concat([Buffer.from(`${root}/`), Buffer.from([0x66, 0xe9])]);
    mkdirSync(folder);
    writeFileSync(Buffer.concat([folder, Buffer.from('/Dockerfile')]), 'FROM alpine:3\n');
    if (git) execFileSync('git', ['init', '--quiet', root]);
    const { occurrences, problems } = await scanCheckout(diskFiles(root, undefined), everything);
    expect(occurrences).toHaveLength(1);
    expect(problems).toEqual([{ file: git ? 'f\uFFFD/Dockerfile' : 'f\uFFFD/', message: expect.anything() }]);
  });

  it('of a megabyte are scanned like others', async () => {
    const name = `${'a'.repeat(200)}/`.repeat(5000).concat('Dockerfile');
    const files: Pick<Files, 'list' | 'read'> = {
      list: async (wanted = () => true) => [name].filter(wanted),
      read: async () => ({ text: 'FROM alpine:3\n' }),
    };
    const started = performance.now();
    const { occurrences } = await scanCheckout(files, { paths: ['**/Dockerfile'], exclude: ['b/**'] });
    expect(occurrences).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

it('lists and scans 100,000 files', { timeout: 600_000 }, async () => {
  const root = temporaryFolder();
  const folders = amount(10, 100);
  for (let folder = 0; folder < folders; folder += 1) {
    mkdirSync(path.join(root, `d${folder}`));
    for (let file = 0; file < 1000; file += 1)
      writeFileSync(
        path.join(root, `d${folder}/f${file}.${file % 10 === 0 ? 'Dockerfile' : 'txt'}`),
        'FROM alpine:3\n',
      );
  }
  const started = cpuMs();
  const { scanned, occurrences } = await scanCheckout(diskFiles(root, undefined), everything);
  expect([scanned, occurrences.length]).toEqual([100 * folders, 100 * folders]);
  expect(cpuMs() - started).toBeLessThan(60_000);
});
