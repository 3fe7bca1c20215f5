// The repository in memory is the one that git reads: names, trees, histories and patches are those that git would print.
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gitOf } from '../../src/host/git/git.js';
import { runs } from '../sample.js';
import { cloneAt } from './clone.js';
import { Repository } from './repository.js';

let repository: Repository;
beforeEach(() => {
  repository = new Repository();
});
afterEach(() => {
  repository.remove();
});

const author = { login: 'alice', message: 'Change' };
const git = (...args: string[]) => {
  const cwd = repository.checkout();
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
};

it('is sound, also in what is added when git has been there already', () => {
  const first = repository.commit([], { 'a/b/c': 'x\n', 'a-b': 'y', a0: 'z', 'ä ö': '€' }, author);
  repository.setHead('main', first);
  expect(git('rev-parse', 'main').trim()).toBe(first);
  const modes = { run: '100755', link: '120000' };
  const second = repository.commit([first], { 'a/b/c': null, run: 'true\n', link: 'run' }, author, modes);
  repository.setHead('side/one', second);
  repository.setHead('main', repository.commit([first, second], { a: 'a file now' }, author));
  expect(git('fsck', '--strict', '--no-dangling', '--no-progress')).toBe('');
  expect(git('for-each-ref', '--format=%(refname:lstrip=2)').trim().split('\n')).toEqual(
    repository.branches(),
  );
  const listed = repository
    .tree('main', true)
    .map(({ mode, type, sha, size = '-', path }) => `${mode} ${type} ${sha} ${size} ${path}\0`);
  expect(git('ls-tree', '-r', '-t', '-l', '-z', 'main').replace(/ {2,}/g, ' ').replaceAll('\t', ' ')).toBe(
    listed.join(''),
  );
  const { tree, parents, login, message } = repository.info('main');
  expect(git('log', '-1', '--format=%T %P %an %B', 'main').trim()).toBe(
    [tree, ...parents, login, message].join(' '),
  );
  repository.setHead('side/one', undefined);
  expect(git('branch', '--list', 'side/one')).toBe('');
});

it('has the histories and patches that git prints', () => {
  const lines = fc.uniqueArray(fc.stringMatching(/^[ +a-z@{\\]{0,3}[0-9]{3}$/), { maxLength: 30 });
  const edit = fc.record({ at: fc.nat(30), gone: fc.nat(3), added: fc.nat(3) });
  const file = fc.record({
    lines,
    edits: fc.array(edit, { maxLength: 3 }),
    ends: fc.tuple(fc.boolean(), fc.boolean()),
  });
  const files = fc.array(file, { minLength: 20, maxLength: 60 });
  const textOf = (all: readonly string[], ends: boolean) =>
    all.join('\n') + (ends && all.length > 0 ? '\n' : '');
  fc.assert(
    fc.property(files, (some) => {
      const [before, after]: Record<string, string>[] = [{}, {}];
      some.forEach(({ lines, edits, ends }, index) => {
        const edited = [...lines];
        for (const { at, gone, added } of edits)
          edited.splice(at, gone, ...Array.from({ length: added }, (_, n) => `new ${edited.length} ${n}`));
        Object.assign(before ?? {}, { [`f${index}`]: textOf(lines, ends[0]) });
        Object.assign(after ?? {}, { [`f${index}`]: textOf([...new Set(edited)], ends[1]) });
      });
      const base = repository.commit([], before ?? {}, author);
      const head = repository.commit([base], after ?? {}, author);
      const printed = git('diff', '--no-renames', '--no-color', base, head);
      const expected = printed
        .split(/^diff --git a\//m)
        .slice(1)
        .map((one) => {
          const hunks = one.indexOf('\n@@');
          return [one.split(' ', 1)[0], hunks < 0 ? undefined : one.slice(hunks + 1).replace(/\n$/, '')];
        });
      expect(repository.changed(base, head).map(({ filename, patch }) => [filename, patch])).toEqual(
        expected,
      );
    }),
    { numRuns: runs(10, 3) },
  );
});

it('finds where branches part, and what each has alone, as git does', () => {
  const parents = fc.array(fc.tuple(fc.nat(), fc.option(fc.nat())), { minLength: 3, maxLength: 12 });
  fc.assert(
    fc.property(parents, (drawn) => {
      const commits = [repository.commit([], { a: 'first' }, author)];
      const pick = (at: number) => commits[at % commits.length] ?? '';
      drawn.forEach(([one, other], at) => {
        const of = [...new Set([pick(one), ...(other === null ? [] : [pick(other)])])];
        commits.push(repository.commit(of, { [`f${at}`]: `${at}` }, author));
      });
      const [one = '', other = ''] = commits.slice(-2);
      expect(git('merge-base', '--all', one, other)).toContain(repository.mergeBase(one, other));
      expect(
        repository
          .ahead(one, other)
          .map(({ sha }) => `${sha}\n`)
          .join(''),
      ).toBe(git('rev-list', '--reverse', `${one}..${other}`));
    }),
    { numRuns: runs(30, 3) },
  );
});

it('says to a run without git what git says', async () => {
  const files = { 'a/b': 'x', link: 'a/b', bytes: Buffer.from([0xff, 0]), 'run.sh': 'true\n' };
  const modes = { link: '120000', 'run.sh': '100755' };
  const first = repository.commit([], files, author, modes);
  const [one, other] = ['1', '2'].map((text) => repository.commit([first], { c: text }, author)) as [
    string,
    string,
  ];
  const merge = repository.commit([one, other], {}, author);
  const sources = [gitOf(repository.checkout(merge)), cloneAt(repository, merge)];
  const said = sources.map(async (source) => {
    const read = await source.filesAt(first);
    const names = (await read?.list()) ?? [];
    return {
      head: await source.head(),
      refs: [
        await source.branchTip('main'),
        await source.defaultBranch(),
        await source.mergeBase(one, other),
      ],
      files: await Promise.all(
        [...names, 'link', 'none'].map(async (name) => [name, await read?.read(name)]),
      ),
      none: await source.filesAt('0'.repeat(40)),
    };
  });
  const [byGit, inMemory] = await Promise.all(said);
  expect(inMemory).toEqual(byGit);
  expect(byGit?.refs).toEqual([undefined, undefined, first]);
});
