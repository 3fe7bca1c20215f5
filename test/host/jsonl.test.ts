// Files of lines: when what was written is on disk.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeLines } from '../../src/host/files/jsonl.js';

const newFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'tagproof-lines-')), 'folder', 'lines.jsonl');

it('has every line on disk before the next one', async () => {
  const file = newFile();
  const writer = await writeLines(file);
  await writer.write('one');
  expect(readFileSync(file, 'utf8')).toBe('one\n');
  await writer.write(['t', 'w', 'o']);
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
  await writer.close();
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
});

it('writes lines together where only the whole file is of use, but keeps few of them in memory', async () => {
  const file = newFile();
  const writer = await writeLines(file, true);
  await writer.write('one');
  expect(readFileSync(file, 'utf8')).toBe('');
  const long = 'x'.repeat(300_000);
  await writer.write(long);
  // One text is written while the next one is made.
  await writer.write(long);
  expect(readFileSync(file, 'utf8').length).toBeGreaterThan(300_000);
  await writer.write('three');
  await writer.close();
  expect(readFileSync(file, 'utf8')).toBe(`one\n${long}\n${long}\nthree\n`);
});
