// Changed files as a patch that `git apply` and `patch -p1` read.
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { PreviewedFile } from '../../host/files/files.js';
import { plain } from '../../output/escape.js';
import type { Context } from '../context.js';

/** Prints the patch, or nothing if no file changes. On a terminal, control characters are shown instead of obeyed. */
export function printPatch(
  { out, width }: Pick<Context, 'out' | 'width'>,
  files: readonly PreviewedFile[],
): void {
  // The last line end is that of the output.
  const patch = patchOf(files).replace(/\n$/, '');
  if (patch !== '') out(width === undefined ? patch : patch.split('\n').map(plain).join('\n'));
}

/** A unified diff of the files, each with three lines of context; empty if no file changes. */
function patchOf(files: readonly PreviewedFile[]): string {
  return files
    .map(({ path, before, after }) =>
      createTwoFilesPatch(
        before === undefined ? '/dev/null' : `a/${path}`,
        `b/${path}`,
        before ?? '',
        after,
        undefined,
        undefined,
        { context: 3, headerOptions: FILE_HEADERS_ONLY },
      ),
    )
    .join('');
}
