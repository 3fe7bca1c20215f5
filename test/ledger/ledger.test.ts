// The first-seen ledger: merges in any order, is written once the same, and takes nothing from a hostile file.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newEntries, openLedger } from '../../src/history/ledger.js';
import {
  entryText,
  type LedgerEntry,
  maxEntries,
  mergeEntries,
  parseLedger,
  printLedger,
} from '../../src/history/ledger-text.js';
import { diskFiles } from '../../src/host/files/files.js';
import type { LedgerFile } from '../../src/model/inputs/special-types.js';
import type { Files } from '../../src/model/run/host.js';
import { digest } from '../build.js';
import { temporaryFolder } from '../e2e/workflow.js';

const now = Date.parse('2026-11-21T07:00:00Z');
const alpine = 'docker.io/library/alpine:3';
const entry = (image: string, at: number, letter: string): LedgerEntry => ({
  image,
  at,
  digest: digest(letter),
});

const opened = (files: Files, file: LedgerFile) => openLedger({ files, file, now });

const anyEntry = fc
  .tuple(
    fc.constantFrom(alpine, 'ghcr.io/a/b:1', 'localhost:5000/c:x'),
    fc.nat(5),
    fc.constantFrom('a', 'b', 'c'),
  )
  .map(([image, at, letter]) => entry(image, now + at * 1000, letter));
const anyEntries = fc.array(anyEntry, { maxLength: 12 }).map((entries) => mergeEntries(entries, []));

describe('merging', () => {
  it('is a union: associative, commutative, idempotent', () => {
    fc.assert(
      fc.property(anyEntries, anyEntries, anyEntries, (a, b, c) => {
        expect(mergeEntries(a, mergeEntries(b, c))).toEqual(mergeEntries(mergeEntries(a, b), c));
        expect(mergeEntries(a, b)).toEqual(mergeEntries(b, a));
        expect(mergeEntries(a, a)).toEqual(a);
        for (const one of a) expect(mergeEntries(a, b)).toContainEqual(one);
      }),
    );
  });

  it("gives the same as git's union merge, and reads back what it wrote", () => {
    fc.assert(
      fc.property(anyEntries, anyEntries, (a, b) => {
        expect(parseLedger(printLedger(a))).toEqual({ entries: a });
        const lines = printLedger(a).split('\n');
        const both = [...lines.slice(0, -4), ...b.map((one) => `${entryText(one)},`), ...lines.slice(-4)];
        expect(parseLedger(both.join('\n'))).toEqual({ entries: mergeEntries(a, b) });
      }),
    );
  });

  it('works in a real repository: two branches that saw different things merge without a conflict', () => {
    const root = temporaryFolder({ '.gitattributes': 'tagproof.lock.json merge=union\n' });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: root });
    const file = path.join(root, 'tagproof.lock.json');
    const commit = (entries: readonly LedgerEntry[]) => {
      writeFileSync(file, printLedger(mergeEntries(entries, [])));
      git('add', '.');
      git('commit', '-qm', 'seen');
    };
    const base = [entry(alpine, now, 'a')];
    const ours = [...base, entry(alpine, now + 1, 'b'), entry('ghcr.io/a/b:1', now, 'c')];
    const theirs = [...base, entry(alpine, now + 2, 'c'), entry('a.io/b:1', now, 'c')];
    git('init', '-q', '-b', 'main');
    commit(base);
    git('checkout', '-q', '-b', 'other');
    commit(theirs);
    git('checkout', '-q', 'main');
    commit(ours);
    git('merge', '-q', 'other', '-m', 'both');
    expect(parseLedger(readFileSync(file, 'utf8'))).toEqual({ entries: mergeEntries(ours, theirs) });
  });
});

describe('new entries', () => {
  const known = [entry(alpine, now - 10, 'a'), entry(alpine, now - 5, 'b'), entry(alpine, now + 5, 'c')];

  it('are those whose digest is not the newest seen; one that comes back is new, one of the future is not seen yet', () => {
    const said = (letter: string) => newEntries(known, new Map([[alpine, digest(letter)]]), now);
    expect(said('b')).toEqual([]);
    expect(said('a')).toEqual([entry(alpine, now, 'a')]);
    expect(said('c')).toEqual([entry(alpine, now, 'c')]);
    expect(newEntries(known, new Map([['a.io/b:1', digest('a')]]), now)).toEqual([
      entry('a.io/b:1', now, 'a'),
    ]);
  });
});

describe('a hostile or broken file', () => {
  const good = printLedger([entry(alpine, now, 'a'), entry('ghcr.io/a/b:1', now, 'b')]);
  const withLine = (line: string) => good.replace(/^\{"image":"ghcr.*$/m, line);
  const field = (name: string, value: unknown) =>
    withLine(
      `${JSON.stringify({ image: 'ghcr.io/a/b:1', seen: '2026-01-01T00:00:00Z', digest: digest('a'), [name]: value })},`,
    );

  it.each([
    [good.replace('null', '<<<<<<< ours\nnull'), 'line 6: it is not JSON'],
    ['', 'it is not JSON'],
    ['[]', 'the file: '],
    ['{"version": 2, "entries": [null]}', 'version: '],
    [withLine('{"image": 1},'), 'line 5: entries.1'],
    [field('more', 1), 'line 5: entries.1'],
    [field('digest', 'sha256:x'), 'line 5: entries.1'],
    [field('seen', 'yesterday'), 'line 5: entries.1'],
    [field('seen', '2026-01-01T00:00:00+02:00'), 'line 5: entries.1'],
    [field('image', 'alpine:3'), 'line 5: the image is not a normalized name with a tag'],
    [field('image', 'docker.io/library/alpine'), 'line 5: the image is not'],
    [field('image', `docker.io/library/alpine:3@${digest('a')}`), 'line 5: the image is not'],
    [field('image', 'docker.io/library/alpine:3\u001b[2J'), 'line 5: the image is not'],
    [field('__proto__x', {}), 'line 5: '],
  ])('%# is refused with its line', (text, message) => {
    const parsed = parseLedger(text);
    expect('issues' in parsed ? parsed.issues.join('\n') : parsed).toContain(message);
  });

  it('with too many entries is refused, and reading any text ends', () => {
    const many = Array.from({ length: maxEntries + 1 }, (_, index) => entry(`a.io/b:${index}`, now, 'a'));
    expect(parseLedger(printLedger(many))).toHaveProperty('issues');
    fc.assert(fc.property(fc.string(), (text) => void parseLedger(text)));
    fc.assert(fc.property(fc.json(), (text) => void parseLedger(text)));
  });

  it('is neither used nor overwritten', async () => {
    const root = temporaryFolder({ 'lock.json': 'broken' });
    const ledger = await opened(diskFiles(root, undefined), { path: 'lock.json', create: true });
    expect(ledger.firstSeen).toBeUndefined();
    expect(ledger.gaps).toMatchObject([{ cause: 'unreadable-file', subject: 'lock.json' }]);
    expect(await ledger.add(new Map([[alpine, digest('a')]]), now)).toEqual({ changes: [], refused: [] });
    expect(readFileSync(path.join(root, 'lock.json'), 'utf8')).toBe('broken');
  });
});

describe('the file of a run', () => {
  const file = { path: '.github/lock.json', create: true };
  const said = new Map([[alpine, digest('b')]]);

  it('exists only if it is configured, and changes only with new records', async () => {
    const root = temporaryFolder();
    const files = diskFiles(root, undefined);
    const none = await opened(files, { ...file, create: false });
    expect([none.firstSeen, await none.add(said, now)]).toEqual([undefined, { changes: [], refused: [] }]);
    const made = await opened(files, file);
    const line = `${entryText(entry(alpine, now, 'b'))},`;
    expect(await made.add(said, now)).toEqual({
      changes: [
        {
          path: file.path,
          before: '',
          after: expect.stringContaining(line),
          lines: [{ line: 4, before: '', after: line }],
        },
      ],
      refused: [],
    });
    const again = await opened(files, { ...file, create: false });
    expect(again.firstSeen?.get(alpine)).toEqual([{ at: now, digest: digest('b') }]);
    expect(await again.add(said, now + 1000)).toEqual({ changes: [], refused: [] });
  });

  it('that has changed meanwhile is not overwritten', async () => {
    const root = temporaryFolder({ 'lock.json': printLedger([]) });
    const ledger = await opened(diskFiles(root, undefined), { path: 'lock.json', create: false });
    writeFileSync(path.join(root, 'lock.json'), 'other');
    expect((await ledger.add(said, now)).refused).toMatchObject([{ cause: 'not-written' }]);
    expect(readFileSync(path.join(root, 'lock.json'), 'utf8')).toBe('other');
  });

  it('that is full says what to do', async () => {
    const full = Array.from({ length: maxEntries }, (_, index) => entry(`a.io/b:${index}`, now, 'a'));
    const root = temporaryFolder({ 'lock.json': printLedger(mergeEntries(full, [])) });
    const ledger = await opened(diskFiles(root, undefined), { path: 'lock.json', create: false });
    expect(ledger.gaps).toEqual([]);
    expect((await ledger.add(said, now)).refused[0]?.message).toContain('remove the entries of tags');
  });
});
