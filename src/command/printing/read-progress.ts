// Shows how many files were read, for commands that read a folder and ask nobody.
import type { Files } from '../../model/run/host.js';
import type { Context } from '../context.js';

const filesAtOnce = 50;

/** The same files; on a terminal, every fiftieth that is read renews the line of progress. */
export function withReadProgress<T extends Pick<Files, 'read'>>(
  { progress }: Pick<Context, 'progress'>,
  files: T,
): T {
  if (progress === undefined) return files;
  let count = 0;
  return {
    ...files,
    read: (path: string, maxBytes?: number) => {
      count += 1;
      if (count % filesAtOnce === 0) progress(`${count} files read`);
      return files.read(path, maxBytes);
    },
  };
}
