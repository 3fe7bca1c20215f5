// Files of lines that may be larger than memory: read and written one line at a time.
import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

/**
 * The lines of a UTF-8 file, without their ends. `whole` is false for a last line without an end, which is what a
 * writer leaves that was stopped.
 * @throws Error with a `code` when the file cannot be read, RangeError when a line is longer than `mostBytes`
 */
export async function* readLines(
  file: string,
  maxBytes: number,
): AsyncGenerator<{ readonly text: string; readonly whole: boolean }> {
  let pieces: Buffer[] = [];
  let size = 0;
  const take = () => {
    const text = Buffer.concat(pieces).toString('utf8');
    pieces = [];
    size = 0;
    return text;
  };
  const add = (piece: Buffer) => {
    size += piece.length;
    if (size > maxBytes) throw new RangeError(`a line is longer than ${maxBytes} bytes`);
    pieces.push(piece);
  };
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      add(chunk.subarray(start, end));
      yield { text: take(), whole: true };
      start = end + 1;
    }
    if (start < chunk.length) add(chunk.subarray(start));
  }
  if (size > 0) yield { text: take(), whole: false };
}

export interface LineWriter {
  /** On disk when the promise is kept, so that what stops the process leaves the lines before. */
  readonly write: (line: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Makes the file anew, and its folder where that is missing. */
export async function writeLines(file: string): Promise<LineWriter> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  const handle = await open(file, 'w', 0o644);
  return {
    write: async (line) => void (await handle.appendFile(`${line}\n`)),
    close: () => handle.close(),
  };
}
