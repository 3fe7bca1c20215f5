// The checkout on disk: files change whole or not at all, and nothing outside is touched.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { scanCheckout } from '../../src/formats/index.js';
import { diskFiles } from '../../src/host/files/files.js';
import { temporaryFolder } from '../e2e/workflow.js';

const leadsOut = { unreadable: 'it is a symlink that leads to no file of the checkout' };

it('lists regular files, sorted, without .git, node_modules and symlinks', async () => {
  const root = temporaryFolder({
    'b/Dockerfile': '',
    'a.yaml': '',
    '.git/config': '',
    'x/node_modules/y/Dockerfile': '',
    '.github/workflows/ci.yml': '',
  });
  symlinkSync('/etc', path.join(root, 'etc'));
  symlinkSync('a.yaml', path.join(root, 'c.yaml'));
  expect(await diskFiles(root, undefined).list()).toEqual([
    '.github/workflows/ci.yml',
    'a.yaml',
    'b/Dockerfile',
  ]);
});

it.each(['with git', 'without git'])('lists a symlink whose file would not be read, %s', async (git) => {
  const root = temporaryFolder({ 'base.txt': 'FROM a', 'build/Dockerfile': '', 'folder/x': '' });
  const links = { Dockerfile: 'base.txt', 'Dockerfile.2': 'build/Dockerfile', 'a.Dockerfile': 'nowhere' };
  const more = { 'b.Dockerfile': 'b.Dockerfile', 'c.Dockerfile': 'folder', 'd.Dockerfile': '/etc/hostname' };
  const device = { 'e.Dockerfile': '/dev/zero' };
  for (const [name, target] of Object.entries({ ...links, ...more, ...device }))
    symlinkSync(target, path.join(root, name));
  if (git === 'with git') execFileSync('git', ['-C', root, 'init', '--quiet']);
  const files = diskFiles(root, undefined);
  const wanted = (file: string) => /dockerfile/i.test(file);
  expect(await files.list(wanted)).toEqual([
    'Dockerfile',
    'build/Dockerfile',
    'd.Dockerfile',
    'e.Dockerfile',
  ]);
  expect(await files.list(wanted, () => false)).toContain('Dockerfile.2');
  expect(await files.read('Dockerfile')).toEqual({ text: 'FROM a' });
  expect(await files.read('d.Dockerfile')).toEqual(leadsOut);
  expect(await files.read('e.Dockerfile')).toEqual(leadsOut);
});

it('reads a symlink to a file of the checkout, and never one that leads out of it or into git', async () => {
  const outside = temporaryFolder({ secret: 'FROM a' });
  const root = temporaryFolder({ 'a/base.txt': 'FROM a', '.git/config': 'x' });
  symlinkSync('a/base.txt', path.join(root, 'inside'));
  symlinkSync('inside', path.join(root, 'twice'));
  symlinkSync(path.join(outside, 'secret'), path.join(root, 'outside'));
  symlinkSync('outside', path.join(root, 'outside.twice'));
  symlinkSync('.git/config', path.join(root, 'git'));
  symlinkSync('a', path.join(root, 'folder'));
  symlinkSync('circle', path.join(root, 'circle'));
  const { read } = diskFiles(root, undefined);
  expect(await Promise.all(['inside', 'twice'].map((file) => read(file)))).toEqual([
    { text: 'FROM a' },
    { text: 'FROM a' },
  ]);
  for (const file of ['outside', 'outside.twice', 'git', 'circle'])
    expect(await read(file)).toEqual(leadsOut);
  expect(await read('folder')).toHaveProperty('unreadable');
});

it('a tracked symlink is read as what its own name says, or is a problem', async () => {
  const root = temporaryFolder({
    'base.txt': 'FROM node:20\n',
    'run.sh': 'FROM redis:7\n',
    'b/Dockerfile': 'FROM a:1\n',
  });
  const links = { Dockerfile: 'base.txt', 'sh.Dockerfile': 'run.sh', 'c.Dockerfile': 'b/Dockerfile' };
  for (const [name, target] of Object.entries({ ...links, 'out.Dockerfile': '/etc/hostname' }))
    symlinkSync(target, path.join(root, name));
  execFileSync('git', ['-C', root, 'init', '--quiet']);
  execFileSync('git', ['-C', root, 'add', '.']);
  const { occurrences, problems } = await scanCheckout(diskFiles(root, undefined), {
    paths: [],
    exclude: [],
  });
  expect(occurrences.map(({ at, raw }) => [at.file, raw])).toEqual([
    ['Dockerfile', 'node:20'],
    ['b/Dockerfile', 'a:1'],
    ['sh.Dockerfile', 'redis:7'],
  ]);
  expect(problems.map(({ file }) => file)).toEqual(['out.Dockerfile']);
});

it('lists a tracked file that it cannot look at, so that reading it says why', async () => {
  const root = temporaryFolder({ 'a/Dockerfile': '' });
  execFileSync('git', ['-C', root, 'init', '--quiet']);
  execFileSync('git', ['-C', root, 'add', '.']);
  rmSync(path.join(root, 'a'), { recursive: true });
  symlinkSync('a', path.join(root, 'a'));
  const files = diskFiles(root, undefined);
  expect(await files.list()).toEqual(['a/Dockerfile']);
  expect(await files.read('a/Dockerfile')).toHaveProperty('unreadable');
});

it('keeps a byte order mark and says why a file cannot be read', async () => {
  const root = temporaryFolder({ bom: '\uFEFFx' });
  writeFileSync(path.join(root, 'latin'), Buffer.from([0x66, 0xe9]));
  writeFileSync(path.join(root, 'utf16'), Buffer.from('FROM node:20', 'utf16le'));
  writeFileSync(path.join(root, 'large'), Buffer.alloc(6 * 1024 * 1024));
  const files = diskFiles(root, undefined);
  expect(await files.read('bom')).toEqual({ text: '\uFEFFx' });
  expect(await files.read('latin')).toEqual({ unreadable: 'it is not UTF-8 text' });
  expect(await files.read('utf16')).toEqual({
    unreadable: 'it is not UTF-8 text',
  });
  expect(await files.read('large')).toEqual({ unreadable: 'it is larger than 5242880 bytes' });
  expect(await files.read('none')).toEqual({ unreadable: 'ENOENT', absent: true });
});

it('replaces a file, keeps its mode, and leaves no temporary file', async () => {
  const root = temporaryFolder({ 'a/run.sh': 'old' });
  chmodSync(path.join(root, 'a/run.sh'), 0o755);
  expect(await diskFiles(root, undefined).replace('a/run.sh', 'old', 'new')).toEqual({});
  expect(readFileSync(path.join(root, 'a/run.sh'), 'utf8')).toBe('new');
  expect(statSync(path.join(root, 'a/run.sh')).mode & 0o777).toBe(0o755);
  expect(readdirSync(path.join(root, 'a'))).toEqual(['run.sh']);
});

it('refuses what has changed, symlinks, and folders that lead outside', async () => {
  const outside = temporaryFolder({ Dockerfile: 'old' });
  const root = temporaryFolder({ Dockerfile: 'newer' });
  symlinkSync(path.join(outside, 'Dockerfile'), path.join(root, 'link'));
  symlinkSync(outside, path.join(root, 'folder'));
  mkdirSync(path.join(root, 'sub'));
  const files = diskFiles(root, undefined);
  expect(await files.replace('Dockerfile', 'old', 'x')).toEqual({
    refused: 'it has changed since it was scanned',
  });
  expect(await files.replace('link', 'old', 'x')).toEqual({ refused: 'it is not a regular file' });
  expect(await files.replace('folder/Dockerfile', 'old', 'x')).toEqual({
    refused: 'it is outside the checkout',
  });
  expect(await files.replace('../Dockerfile', 'old', 'x')).toEqual({ refused: 'it is outside the checkout' });
  expect(readFileSync(path.join(outside, 'Dockerfile'), 'utf8')).toBe('old');
});

it('saves documents at the requested path, else in the temp folder, else not at all', async () => {
  const root = temporaryFolder();
  const temp = temporaryFolder();
  expect(await diskFiles(root, temp).save(undefined, 'r.json', 'x')).toBe(path.join(temp, 'r.json'));
  expect(await diskFiles(root, temp).save('out/r.json', 'r.json', 'x')).toBe(path.join(root, 'out/r.json'));
  expect(await diskFiles(root, undefined).save(undefined, 'r.json', 'x')).toBeUndefined();
});

it('creates a file with its folders, but never over another or through a symlink out of the checkout', async () => {
  const above = temporaryFolder({ 'root/there': 'old', file: '' });
  const root = path.join(above, 'root');
  const outside = temporaryFolder();
  symlinkSync('loop', path.join(root, 'loop'));
  symlinkSync(outside, path.join(root, 'out'));
  symlinkSync(path.join(outside, 'nowhere'), path.join(root, 'dangling'));
  const files = diskFiles(root, undefined);
  expect(await files.replace('a/b/new', undefined, 'text')).toEqual({});
  expect(readFileSync(path.join(root, 'a/b/new'), 'utf8')).toBe('text');
  expect(await files.replace('there', undefined, 'text')).toEqual({ refused: 'it already exists' });
  expect(readFileSync(path.join(root, 'there'), 'utf8')).toBe('old');
  for (const away of ['out/new', 'out/a/new', '../new', '../a/b/new', '../file/new', 'loop/new'])
    expect(await files.replace(away, undefined, 'text')).toEqual({ refused: 'it is outside the checkout' });
  expect((await files.replace('dangling/new', undefined, 'text')).refused).toBeDefined();
  expect((await files.replace('there/new', undefined, 'text')).refused).toBeDefined();
  expect(await files.replace('dangling', undefined, 'text')).toEqual({ refused: 'it already exists' });
  expect(readdirSync(outside)).toEqual([]);
});

it('lists what git tracks or would track, and without git everything', async () => {
  const files = {
    Dockerfile: '',
    'built/Dockerfile': '',
    'sub/.gitignore': 'kept/*\n!kept/this\n',
    'sub/kept/this': '',
    'sub/kept/that': '',
    '.gitignore': 'built/\n*.log\n',
    'a.log': '',
    'new.yaml': '',
  };
  const expected = ['.gitignore', 'Dockerfile', 'new.yaml', 'sub/.gitignore', 'sub/kept/this'];
  const plain = temporaryFolder({ ...files, '.git/config': '', 'node_modules/a/Dockerfile': '' });
  expect(await diskFiles(plain, undefined).list()).toEqual(Object.keys(files).sort());

  const tracked = temporaryFolder({ ...files, 'forced/a.log': '', gone: '' });
  const git = (...args: string[]) => execFileSync('git', ['-C', tracked, ...args]);
  git('init', '--quiet');
  git('add', '--force', 'Dockerfile', 'forced/a.log', 'gone');
  rmSync(path.join(tracked, 'gone'));
  symlinkSync('Dockerfile', path.join(tracked, 'link'));
  expect(await diskFiles(tracked, undefined).list()).toEqual([...expected, 'forced/a.log'].sort());
  expect(await diskFiles(tracked, undefined).list((file) => file.endsWith('.yaml'))).toEqual(['new.yaml']);
  // A folder that git ignores as a whole was asked for by name, so it is walked.
  expect(await diskFiles(path.join(tracked, 'built'), undefined).list()).toEqual(['Dockerfile']);
});

/** A repository with one commit of the given files. */
function repository(files: Readonly<Record<string, string>>): {
  root: string;
  git: (...args: string[]) => void;
} {
  const root = temporaryFolder(files);
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
  const git = (...args: string[]) => {
    execFileSync('git', ['-C', root, ...identity, '-c', 'protocol.file.allow=always', ...args], {
      stdio: 'ignore',
    });
  };
  git('init', '--quiet');
  git('add', '--force', '--all');
  git('commit', '--quiet', '--message', 'x');
  return { root, git };
}

it('lists what another user owns, as in a container job, and files below odd folder names', async () => {
  const odd = ['a\nb', 'a\rb', 'a\u2028b', 'a b'].map((folder) => `${folder}/Dockerfile`);
  const { root } = repository(Object.fromEntries(odd.map((name) => [name, 'FROM a'])));
  // Git itself is heard, not only the walk that stands in for it: it knows what is ignored.
  writeFileSync(path.join(root, '.git/info/exclude'), 'ignored');
  writeFileSync(path.join(root, 'ignored'), '');
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', '12345', root]);
  expect(await diskFiles(root, undefined).list()).toEqual(odd.sort());
});

it('keeps tracked files whatever .gitignore says, and what a sparse checkout left out', async () => {
  const { root, git } = repository({ 'a/Dockerfile': '', 'b/Dockerfile': '', '.gitignore': '*' });
  git('sparse-checkout', 'set', '--no-cone', '/a/');
  const files = diskFiles(root, undefined);
  expect(await files.list((name) => name.endsWith('Dockerfile'))).toEqual(['a/Dockerfile', 'b/Dockerfile']);
  const { problems } = await scanCheckout(files, { paths: [], exclude: [] });
  expect(problems).toEqual([{ file: 'b/Dockerfile', message: expect.stringContaining('sparse checkout') }]);
});

it('names submodules, and lists other repositories that are checked out below', async () => {
  const other = repository({ Dockerfile: 'FROM a' });
  const { root, git } = repository({ Dockerfile: 'FROM a' });
  git('submodule', 'add', '--quiet', other.root, 'lib/other');
  execFileSync('git', ['clone', '--quiet', other.root, path.join(root, 'tools')], { stdio: 'ignore' });
  const files = diskFiles(root, undefined);
  expect(await files.list()).toEqual(['.gitmodules', 'Dockerfile', 'lib/other/', 'tools/Dockerfile']);
  const { problems, occurrences } = await scanCheckout(files, { paths: [], exclude: [] });
  expect(problems).toEqual([{ file: 'lib/other/', message: expect.stringContaining('submodule') }]);
  expect(occurrences.map(({ at }) => at.file)).toEqual(['Dockerfile', 'tools/Dockerfile']);
  for (const selection of [
    { paths: [], exclude: ['lib/**'] },
    { paths: ['tools/**'], exclude: [] },
  ])
    expect((await scanCheckout(files, selection)).problems).toEqual([]);
  const below = await scanCheckout(files, { paths: ['lib/**'], exclude: [] });
  expect(below.problems.map(({ file }) => file)).toContain('lib/other/');
});
