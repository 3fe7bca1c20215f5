// Changed files as a patch that `git apply` and `patch -p1` read.
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { PreviewedFile } from '../../host/files/files.js';
import { plain } from '../../output/escape.js';
import type { Context } from '../context.js';

/** Lines added and removed: finding the shortest patch takes steps in the square of them. */
const maxEditLength = 2000;

/** Prints the patch, or nothing if no file changes. On a terminal, control characters are shown instead of obeyed. */
export function printPatch(
  { out, width }: Pick<Context, 'out' | 'width'>,
  files: readonly PreviewedFile[],
): void {
  // The last line end is that of the output.
  const patch = files
    .map(({ path, before, after }) => patchOf(path, before, after) ?? wholePatch(path, before, after))
    .join('')
    .replace(/\n$/, '');
  if (patch !== '') out(width === undefined ? patch : patch.split('\n').map(plain).join('\n'));
}

/** A unified diff of a file with three lines of context; `undefined` if it has too many changes to be found. */
export function patchOf(path: string, before: string | undefined, after: string): string | undefined {
  const old = before === undefined ? '/dev/null' : `a/${path}`;
  const options = { context: 3, headerOptions: FILE_HEADERS_ONLY, maxEditLength };
  return createTwoFilesPatch(old, `b/${path}`, before ?? '', after, undefined, undefined, options);
}

/** Every line removed, and every line added: right too, and found in no time. */
function wholePatch(path: string, before: string | undefined, after: string): string {
  const [old, fresh] = [linesOf(before ?? ''), linesOf(after)];
  const range = ({ length }: readonly string[]) => `${length === 0 ? 0 : 1},${length}`;
  const names = patchOf(path, before === undefined ? undefined : '', '');
  const lines = [...old.map((line) => `-${line}\n`), ...fresh.map((line) => `+${line}\n`)];
  return `${names}@@ -${range(old)} +${range(fresh)} @@\n${lines.join('')}`;
}

/** The last line without an end is followed by what says so. */
function linesOf(text: string): readonly string[] {
  const lines = text.split('\n');
  const last = lines.pop() ?? '';
  return last === '' ? lines : [...lines, `${last}\n\\ No newline at end of file`];
}
