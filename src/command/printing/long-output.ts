// Prints lines of which there can be many, as fast as they are read; and how many files were read, for commands that read a
// folder and ask nobody.

import type { Files } from '../../model/run/host.js';
import type { Context } from '../context.js';

const charactersAtOnce = 64 * 1024;

/** Prints every line on standard output. */
export async function printLines(
  { out, outParts }: Pick<Context, 'out' | 'outParts'>,
  lines: Iterable<string>,
): Promise<void> {
  if (outParts !== undefined) return outParts(blocksOf(lines));
  const text = [...blocksOf(lines)].join('');
  if (text !== '') out(text.slice(0, -1));
}

/** Lines with their ends, many of them together: to write each of them would take longer. */
function* blocksOf(lines: Iterable<string>): Generator<string> {
  let block = '';
  for (const line of lines) {
    block += `${line}\n`;
    if (block.length < charactersAtOnce) continue;
    yield block;
    block = '';
  }
  if (block !== '') yield block;
}

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
