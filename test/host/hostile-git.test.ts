// A checkout whose git data, files or programs its author has made: git lists what is there, and runs nothing of it.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanCheckout } from '../../src/formats/index.js';
import { diskFiles } from '../../src/host/files/files.js';
import { gitOf } from '../../src/host/git/git.js';
import { findProgram } from '../../src/host/git/programs.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { amount } from '../sample.js';

type Texts = Readonly<Record<string, string>>;

const list = (root: string) => diskFiles(root, undefined).list();

function git(root: string, ...args: string[]): string {
  const identity = [
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@example.com',
    '-c',
    'protocol.file.allow=always',
  ];
  return execFileSync('git', ['-C', root, ...identity, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();
}

function repository(files: Texts, ...init: string[]): string {
  const root = temporaryFolder(files);
  git(root, 'init', '--quiet', ...init);
  git(root, 'add', '--force', '--all');
  git(root, 'commit', '--quiet', '--message', 'x');
  return root;
}

function add(root: string, files: Texts): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/** A folder with executable scripts. */
function programs(scripts: Texts): string {
  const folder = temporaryFolder();
  for (const [name, body] of Object.entries(scripts)) program(path.join(folder, name), body);
  return folder;
}

function program(file: string, body: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${body}\n`);
  chmodSync(file, 0o755);
}

const PATH = process.env.PATH ?? '';
const realGit = findProgram('git', { PATH }, '/nowhere')?.file ?? '';

async function withPath<T>(value: string, use: () => Promise<T>): Promise<T> {
  process.env.PATH = value;
  try {
    return await use();
  } finally {
    process.env.PATH = PATH;
  }
}

/** A git that does not know what newer ones do, and says so. */
function oldGit(version: string): string {
  const forgets = 'unset GIT_NO_LAZY_FETCH GIT_ALLOW_PROTOCOL GIT_CONFIG_GLOBAL';
  return `[ "$1" = --version ] && { echo git version ${version}; exit; }\n${forgets}\nexec ${realGit} "$@"`;
}

describe('a bare repository among the files', () => {
  const bare = (config: string): Texts => ({
    'services/api/HEAD': 'ref: refs/heads/main\n',
    'services/api/config': `[core]\n repositoryformatversion = 0\n bare = false\n${config}`,
    'services/api/objects/keep': '',
    'services/api/refs/keep': '',
    'services/api/Dockerfile': 'FROM a',
  });

  it.each(['..', '/nowhere', 'objects'])('is not asked, whatever its core.worktree: %s', async (worktree) => {
    const root = repository({ ...bare(` worktree = ${worktree}\n`), 'web/Dockerfile': '' });
    const names = ['Dockerfile', 'HEAD', 'config', 'objects/keep', 'refs/keep'];
    expect(await list(path.join(root, 'services/api'))).toEqual(names);
    expect(await list(root)).toEqual([...names.map((name) => `services/api/${name}`), 'web/Dockerfile']);
    expect(await gitOf(path.join(root, 'services/api')).head()).toEqual(await gitOf(root).head());
  });

  it('is not asked in an archive that has no git', async () => {
    const root = temporaryFolder(bare(' worktree = /nowhere\n'));
    expect(await list(path.join(root, 'services/api'))).toContain('Dockerfile');
    expect(await gitOf(path.join(root, 'services/api')).head()).toBeUndefined();
  });
});

describe('the configuration of the repository', () => {
  it('runs nothing and hides nothing', async () => {
    const root = repository({ '.gitattributes': '* filter=evil diff=evil', 'a/Dockerfile': 'FROM a' });
    const marker = path.join(temporaryFolder(), 'marker');
    const run = path.join(programs({ run: `touch ${marker}; cat` }), 'run');
    for (const hook of ['post-checkout', 'post-index-change', 'reference-transaction', 'fsmonitor-watchman'])
      program(path.join(root, '.git/hooks', hook), `touch ${marker}`);
    const included = `[core]\n fsmonitor = ${run}\n[alias]\n ls-files = !${run}\n cat-file = !${run}\n`;
    add(root, {
      new: '',
      '.git/all': '*\n',
      '.git/included': included,
      '.git/config.worktree': `[core]\n bare = true\n${included}`,
      '.git/config': `[core]
  repositoryformatversion = 1
  fsmonitor = ${run}
  hooksPath = .git/hooks
  pager = ${run}
  editor = ${run}
  askPass = ${run}
  sshCommand = ${run}
  gitProxy = ${run}
  alternateRefsCommand = ${run}
  excludesFile = ${root}/.git/all
  attributesFile = ${root}/.git/all
  bigFileThreshold = a word
[include]
  path = included
[includeIf "gitdir:**"]
  path = included
[alias]
  ls-files = !${run}
  ls-tree = !${run}
  rev-parse = !${run}
[pager]
  ls-files = ${run}
  cat-file = ${run}
  ls-tree = ${run}
[extensions]
  worktreeConfig = true
[filter "evil"]
  clean = ${run}
  smudge = ${run}
  process = ${run}
  required = true
[diff]
  external = ${run}
[diff "evil"]
  textconv = ${run}
  command = ${run}
[credential]
  helper = ${run}
[gpg]
  program = ${run}
[uploadpack]
  packObjectsHook = ${run}
[trace2]
  normalTarget = ${root}/trace
  configParams = *
`,
    });
    expect(await list(root)).toEqual(['.gitattributes', 'a/Dockerfile', 'new']);
    expect(await list(path.join(root, 'a'))).toEqual(['Dockerfile']);
    const { commit = '' } = (await gitOf(root).head()) ?? {};
    const files = await gitOf(root).filesAt(commit);
    expect(await files?.read('a/Dockerfile')).toEqual({ text: 'FROM a' });
    expect(existsSync(marker)).toBe(false);
    expect(existsSync(path.join(root, 'trace'))).toBe(false);
  });

  it('does not make one file of two whose names differ in case', async () => {
    const root = repository({ 'x/dockerfile': '' });
    add(root, { 'x/Dockerfile': 'FROM a' });
    git(root, 'config', 'core.ignoreCase', 'true');
    rmSync(path.join(root, 'x/dockerfile'));
    expect(await list(root)).toEqual(['x/Dockerfile']);
  });

  it('cannot be read: the run is told, and what is on disk is listed', async () => {
    const root = repository({ Dockerfile: 'FROM a:1' });
    add(root, { '.git/config': '[core\n' });
    const { problems, occurrences } = await scanCheckout(diskFiles(root, undefined), everything);
    expect(problems).toEqual([
      { file: '.', message: expect.stringContaining('git cannot read the repository') },
    ]);
    expect(occurrences.map(({ raw }) => raw)).toEqual(['a:1']);
  });
});

const everything = { paths: [], exclude: [] };

it('another repository below whose configuration cannot be read is a problem of its folder', async () => {
  const root = repository({ Dockerfile: 'FROM a:1' });
  git(root, 'init', '--quiet', 'tools');
  add(root, { 'tools/Dockerfile': 'FROM b:1', 'tools/.git/config': '[core\n' });
  const { problems, occurrences } = await scanCheckout(diskFiles(root, undefined), everything);
  expect(problems).toEqual([{ file: 'tools/', message: expect.stringContaining('git cannot read') }]);
  expect(occurrences.map(({ raw }) => raw)).toEqual(['a:1', 'b:1']);
});

describe('a partial clone', () => {
  /** Without the content of `b`, of which the remote is a program. */
  function partial(): { root: string; marker: string; commit: string } {
    const root = repository({ a: '1', b: '2' });
    const commit = git(root, 'rev-parse', 'HEAD');
    const blob = git(root, 'rev-parse', 'HEAD:b');
    rmSync(path.join(root, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    const marker = path.join(temporaryFolder(), 'marker');
    const remote = path.join(programs({ remote: `touch ${marker}` }), 'remote');
    const text = (name: string) =>
      `[remote "${name}"]\n url = ext::${remote}\n promisor = true\n partialclonefilter = blob:none\n`;
    add(root, {
      '.git/config': `[core]\n repositoryformatversion = 1\n[extensions]\n partialClone = origin\n${text('origin')}${text('x')}[protocol]\n allow = always\n[protocol "ext"]\n allow = always\n`,
    });
    return { root, marker, commit };
  }

  it.each([
    ['the git of this machine', undefined],
    ['a git before lazy fetching could be turned off', '2.30.0'],
  ])('asks nobody for what it does not have: %s', async (_, version) => {
    const { root, marker, commit } = partial();
    const before = version === undefined ? '' : `${programs({ git: oldGit(version) })}:`;
    await withPath(`${before}${PATH}`, async () => {
      expect(await list(root)).toEqual(['a', 'b']);
      expect((await gitOf(root).head())?.commit).toBe(commit);
      expect(await gitOf(root).filesAt(commit)).toBeUndefined();
    });
    expect(existsSync(marker)).toBe(false);
  });

  it('is really one: git itself would run the remote', () => {
    const { root, marker } = partial();
    expect(() => git(root, 'cat-file', '-p', 'HEAD:b')).toThrow();
    expect(existsSync(marker)).toBe(true);
  });
});

describe('other objects in place of the real ones', () => {
  it('are not read, neither by replacing nor by grafting', async () => {
    const root = repository({ Dockerfile: 'FROM a' });
    const first = git(root, 'rev-parse', 'HEAD');
    add(root, { Dockerfile: 'FROM b' });
    git(root, 'commit', '--quiet', '--all', '--message', 'y');
    const second = git(root, 'rev-parse', 'HEAD');
    git(root, 'replace', second, git(root, 'commit-tree', '-m', 'evil', `${first}^{tree}`));
    git(root, 'replace', `${second}:Dockerfile`, `${first}:Dockerfile`);
    add(root, { '.git/info/grafts': `${second}\n` });
    expect(await gitOf(root).head()).toEqual({ commit: second, parents: [first] });
    expect(await (await gitOf(root).filesAt(second))?.read('Dockerfile')).toEqual({ text: 'FROM b' });
  });

  it('are read from where a clone borrows them, by their own names', async () => {
    const origin = repository({ Dockerfile: 'FROM a' });
    const root = path.join(temporaryFolder(), 'clone');
    git(origin, 'clone', '--quiet', '--shared', origin, root);
    add(root, { '.git/objects/info/alternates': '../../../../nowhere\n' });
    expect(await gitOf(root).head()).toBeUndefined();
    const relative = path.relative(path.join(root, '.git/objects'), path.join(origin, '.git/objects'));
    add(root, { '.git/objects/info/alternates': `${relative}\n` });
    expect((await gitOf(root).head())?.commit).toBe(git(origin, 'rev-parse', 'HEAD'));
    expect(await list(root)).toEqual(['Dockerfile']);
  });
});

describe('where the repository is', () => {
  it('a linked work tree, a submodule and a folder that git keeps elsewhere are each their own', async () => {
    const root = repository({ Dockerfile: 'FROM a' });
    const commit = git(root, 'rev-parse', 'HEAD');
    const linked = path.join(root, '.trees/x');
    git(root, 'worktree', 'add', '--quiet', '-b', 'other', linked);
    add(linked, { new: '' });
    expect(await list(linked)).toEqual(['Dockerfile', 'new']);
    expect((await gitOf(linked).head())?.commit).toBe(commit);
    const outer = repository({ a: '' });
    git(outer, 'submodule', 'add', '--quiet', root, 'lib/sub');
    expect(await list(path.join(outer, 'lib/sub'))).toEqual(['Dockerfile']);
    expect((await gitOf(path.join(outer, 'lib/sub')).head())?.commit).toBe(commit);
    const apart = repository({ b: '' }, `--separate-git-dir=${path.join(temporaryFolder(), 'apart')}`);
    expect((await gitOf(apart).head())?.commit).toBe(git(apart, 'rev-parse', 'HEAD'));
  });

  it('a repository with other object names, packed refs, or a detached head', async () => {
    const root = repository({ Dockerfile: 'FROM a' }, '--object-format=sha256');
    git(root, 'pack-refs', '--all');
    const commit = git(root, 'rev-parse', 'HEAD');
    expect(commit).toHaveLength(64);
    expect((await gitOf(root).head())?.commit).toBe(commit);
    expect(await list(root)).toEqual(['Dockerfile']);
    git(root, 'checkout', '--quiet', '--detach');
    expect((await gitOf(root).head())?.commit).toBe(commit);
  });

  it.each([
    ['a file of the checkout', 'gitdir: evil\n'],
    ['a folder beyond a link', 'gitdir: link\n'],
    ['the share of another machine', `gitdir: /${repository({ hidden: '' })}/.git\n`],
    ['nothing', 'gitdir: nowhere\n'],
    ['no folder', 'hello\n'],
  ])('a `.git` file that names %s is not followed, and everything on disk is listed', async (_, text) => {
    const inner = repository({ hidden: '' });
    const root = temporaryFolder({ Dockerfile: '', '.gitignore': '*', '.git': text });
    execFileSync('cp', ['-r', path.join(inner, '.git'), path.join(root, 'evil')]);
    symlinkSync('evil', path.join(root, 'link'));
    const files = await list(root);
    expect(files).toContain('Dockerfile');
    expect(files).toContain('evil/HEAD');
    expect(await gitOf(root).head()).toBeUndefined();
  });

  it('an archive without git is walked, also in what another repository ignores', async () => {
    const zip: Texts = { 'zip/Dockerfile': '', 'zip/.gitignore': '*\n!README', 'zip/README': '' };
    const names = ['.gitignore', 'Dockerfile', 'README'];
    expect(await list(path.join(temporaryFolder(zip), 'zip'))).toEqual(names);
    const outer = repository({ '.gitignore': 'downloads/' });
    add(path.join(outer, 'downloads'), zip);
    expect(await list(path.join(outer, 'downloads/zip'))).toEqual(names);
  });

  it('a folder that is a submodule which is not checked out is a problem, and so are files in it', async () => {
    const root = repository({ a: '' });
    git(
      root,
      'update-index',
      '--add',
      '--cacheinfo',
      `160000,${git(root, 'rev-parse', 'HEAD')},services/api`,
    );
    add(root, { 'services/api/Dockerfile': 'FROM a:1' });
    const files = diskFiles(path.join(root, 'services/api'), undefined);
    const { problems, occurrences } = await scanCheckout(files, everything);
    expect(problems).toEqual([{ file: '.', message: expect.stringContaining('submodule') }]);
    expect(occurrences.map(({ raw }) => raw)).toEqual(['a:1']);
  });
});

describe('every file on disk', () => {
  it('is listed, whatever the flags of the index say', async () => {
    const root = repository({ 'a/Dockerfile': '', 'b/Dockerfile': '', 'c/Dockerfile': '' });
    git(root, 'sparse-checkout', 'set', '--cone', '--sparse-index', 'a');
    git(root, 'update-index', '--assume-unchanged', 'a/Dockerfile');
    add(root, { 'b/Dockerfile': '', 'b/other': '' });
    expect(await list(root)).toEqual(['a/Dockerfile', 'b/Dockerfile', 'b/other', 'c/Dockerfile']);
  });

  it('is ignored in an ignored folder, except what is tracked', async () => {
    const root = repository({ 'built/deep/keep': '', '.gitignore': 'built/' });
    add(root, { 'built/deep/new': '' });
    expect(await list(path.join(root, 'built/deep'))).toEqual(['keep']);
    expect(await list(root)).toEqual(['.gitignore', 'built/deep/keep']);
  });

  it('is listed or ignored, in whatever tree', async () => {
    const name = fc.constantFrom('a', 'b', '.git.d', 'HEAD', 'refs', 'x.log', 'Dockerfile', 'node_modules');
    const where = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
    const rules = fc.array(fc.constantFrom('*.log', 'a/', '/b', '*', '!Dockerfile', 'b/*', '!*/'), {
      maxLength: 4,
    });
    const tree = fc.record({
      tracked: fc.array(where, { maxLength: 5 }),
      untracked: fc.array(where, { maxLength: 5 }),
      ignore: rules,
      deeper: rules,
      nested: fc.option(name),
    });
    await fc.assert(
      fc.asyncProperty(tree, async ({ tracked, untracked, ignore, deeper, nested }) => {
        const root = temporaryFolder();
        git(root, 'init', '--quiet');
        addSome(root, tracked);
        git(root, 'add', '--force', '--all');
        addSome(root, [...untracked]);
        add(root, { '.gitignore': ignore.join('\n') });
        addSome(root, ['b/.gitignore'], deeper.join('\n'));
        if (nested !== null && !existsSync(path.join(root, nested))) git(root, 'init', '--quiet', nested);
        const onDisk = execFileSync('find', ['.', '-name', '.git', '-prune', '-o', '-type', 'f', '-print'], {
          cwd: root,
          encoding: 'utf8',
        });
        const names = onDisk.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(2)]));
        const ignored = git(root, 'ls-files', '-z', '--others', '--ignored', '--exclude-standard').split(
          '\0',
        );
        const expected = names.filter((one) => !ignored.includes(one)).sort();
        const listed = await list(root);
        rmSync(root, { recursive: true });
        // Where everything is ignored, the folder is walked.
        if (expected.length > 0) expect(listed).toEqual(expected);
      }),
      { numRuns: amount(15, 150) },
    );
  });

  function addSome(root: string, files: readonly string[], text = 'x'): void {
    for (const file of files)
      try {
        add(root, { [file]: text });
      } catch {
        // A folder has that name, or a file is in the way.
      }
  }
});

describe('the git that is started', () => {
  it.each(['.', '', 'bin', 'ROOT', 'ROOT/bin', 'ROOT/node_modules/.bin', 'ROOT/link', 'ROOT/out', 'LINK'])(
    'is not one of the checkout, with the entry %j first in PATH',
    async (entry) => {
      const marker = path.join(temporaryFolder(), 'marker');
      const root = repository({ 'sub/Dockerfile': '' });
      for (const folder of ['', 'bin', 'sub', 'sub/bin', 'node_modules/.bin'])
        program(path.join(root, folder, 'git'), `touch ${marker}; exit 1`);
      symlinkSync('bin', path.join(root, 'link'));
      symlinkSync(programs({ git: `touch ${marker}; exit 1` }), path.join(root, 'out'));
      const outside = path.join(temporaryFolder(), 'link');
      symlinkSync(path.join(root, 'bin'), outside);
      const first = entry.replace('ROOT', root).replace('LINK', outside);
      await withPath(`${first}:${PATH}`, async () => {
        expect(await list(path.join(root, 'sub'))).toEqual(['Dockerfile', 'bin/git', 'git']);
        expect(await gitOf(root).head()).toBeDefined();
      });
      expect(existsSync(marker)).toBe(false);
    },
  );

  it.each(['2.29.9', '1.8.3.1', 'of a vendor'])('is not one that is too old: %s', async (version) => {
    const root = repository({ Dockerfile: 'FROM a:1', '.gitignore': 'new' });
    add(root, { new: '' });
    await withPath(`${programs({ git: oldGit(version) })}:${PATH}`, async () => {
      const files = diskFiles(root, undefined);
      const { problems, occurrences } = await scanCheckout(files, { paths: [], exclude: ['**'] });
      const message = expect.stringContaining('older than 2.30');
      expect([problems, occurrences]).toEqual([[{ file: '.', message }], []]);
      expect(await files.list()).toEqual(['', '.gitignore', 'Dockerfile', 'new']);
      expect(await gitOf(root).head()).toBeUndefined();
    });
    for (const good of ['2.30.0', '2.100.1.windows.1', '3.0.0'])
      await withPath(`${programs({ git: oldGit(good) })}:${PATH}`, async () =>
        expect(await list(root)).toEqual(['.gitignore', 'Dockerfile']),
      );
  });

  it('fails: the run is told', async () => {
    const root = repository({ Dockerfile: '' });
    const failing = `case "$*" in *--others*) exit 128;; esac\nexec ${realGit} "$@"`;
    await withPath(`${programs({ git: failing })}:${PATH}`, async () =>
      expect(await list(root)).toEqual(['', 'Dockerfile']),
    );
  });

  it('lists less than there is: what is on disk is listed all the same', async () => {
    const root = repository({ Dockerfile: '', 'a/Dockerfile': '' });
    const hiding = `case "$*" in *--cached*) exit;; *--ignored*) ;; *--others*) exit;; esac\nexec ${realGit} "$@"`;
    await withPath(`${programs({ git: hiding })}:${PATH}`, async () =>
      expect(await list(root)).toEqual(['Dockerfile', 'a/Dockerfile']),
    );
  });

  it('is not there: everything is listed', async () => {
    const root = repository({ Dockerfile: '', '.gitignore': 'new' });
    add(root, { new: '' });
    await withPath('/nowhere', async () =>
      expect(await list(root)).toEqual(['.gitignore', 'Dockerfile', 'new']),
    );
  });
});

describe('a program', () => {
  const folder = programs({ tool: '', 'tool.exe': '', 'tool.cmd': '', 'other.COM': '' });
  add(folder, { plain: '', 'dir/tool/x': '' });
  const found = (name: string, PATH: string, platform: NodeJS.Platform = 'linux', root = '/nowhere') =>
    findProgram(name, { PATH }, root, platform)?.file;

  it('is an executable file of an absolute entry of PATH', () => {
    const file = path.join(folder, 'tool');
    expect(found('tool', `${folder}/dir:/nowhere::.:${folder}`)).toBe(file);
    expect([found('plain', folder), found('none', folder), found('tool', '')]).toEqual(
      Array(3).fill(undefined),
    );
    expect(found('tool', path.relative(process.cwd(), folder))).toBeUndefined();
    expect(found('tool', folder, 'linux', folder)).toBeUndefined();
    expect(found('tool', folder, 'linux', path.join(folder, 'dir'))).toBe(file);
    expect(found('tool', folder, 'linux', '/')).toBe(file);
  });

  it('on Windows has an ending that needs no shell, and PATH may have another spelling and quotes', () => {
    expect(found('tool', `.;;"${folder}"`, 'win32')).toBe(path.join(folder, 'tool.exe'));
    expect(found('cmd', folder, 'win32')).toBeUndefined();
    expect(findProgram('tool', { Path: folder }, '/nowhere', 'win32')?.file).toBe(
      path.join(folder, 'tool.exe'),
    );
    expect(found('tool', folder, 'win32', folder)).toBeUndefined();
  });

  it('is started without the entries that were left out', () => {
    const program = findProgram('tool', { PATH: `.:${folder}::bin`, HOME: '/home/a' }, '/nowhere');
    expect(program?.env).toEqual({ PATH: folder, HOME: '/home/a', NoDefaultCurrentDirectoryInExePath: '1' });
  });
});
