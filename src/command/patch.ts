// Changed files as a patch that `git apply` and `patch -p1` read.
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { PreviewedFile } from '../host/files/files.js';

/** A unified diff of the files, each with three lines of context; empty if no file changes. */
export function patchOf(files: readonly PreviewedFile[]): string {
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
