// No tracked file has what git leaves in a file that it could not merge.
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../e2e/workflow.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The places of conflict markers; a line of `=======` alone may be the underline of a heading. */
function conflictsIn(folder: string): readonly string[] {
  const pattern = '^(<<{6}|>>{6}|[|]{7})( .*)?\r?$';
  const { stdout, status } = spawnSync('git', ['grep', '-nIE', pattern], { cwd: folder, encoding: 'utf8' });
  // 1: none was found.
  expect([0, 1]).toContain(status);
  return stdout.split('\n').filter((line) => line !== '');
}

it('no tracked file has a conflict marker', () => {
  expect(conflictsIn(root)).toEqual([]);
});

it('a conflict is found wherever it is', () => {
  const marked = (...marks: readonly string[]) => marks.map((mark) => `${mark.repeat(7)} main\n`).join('x\n');
  const folder = temporaryFolder({
    'docs/a.md': marked('<', '>'),
    'b.ts': marked('|'),
    'crlf.txt': '<'.repeat(7).concat(' HEAD\r\n'),
    'bare.txt': '>'.repeat(7).concat('\n'),
    'fine.md': `Title\n=======\n\n ${marked('<')}${'<'.repeat(8)}\na ${marked('>')}`,
  });
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  expect(conflictsIn(folder)).toEqual([]);
  execFileSync('git', ['add', '.'], { cwd: folder });
  const places = conflictsIn(folder).map((line) => line.split(':').slice(0, 2).join(':'));
  expect(places).toEqual(['b.ts:1', 'bare.txt:1', 'crlf.txt:1', 'docs/a.md:1', 'docs/a.md:3']);
});
