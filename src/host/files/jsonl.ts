// Reads and writes files of lines one line at a time, because they may be larger than memory.
import { createReadStream, statSync } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentText } from '../../model/run/host.js';
import { oneAhead } from './files.js';

/**
 * The lines of a UTF-8 file, without their ends. `whole` is false for a last line without an end, as an interrupted
 * writer leaves it.
 * @throws Error with a `code` when the file cannot be read, RangeError when a line is longer than `maxBytes`
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

/**
 * The files that a name stands for: of a folder those that end in `.jsonl`, by name; otherwise the name itself, whether or
 * not it exists.
 */
export async function lineFilesAt(name: string): Promise<readonly string[]> {
  try {
    const inside = await readdir(name);
    const files = inside.filter((file) => file.endsWith('.jsonl')).sort();
    return files.map((file) => path.join(name, file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR' || code === 'ENOENT') return [name];
    throw error;
  }
}

/** Whether both names are of one file that exists: writing to one would destroy what is read from the other. */
export function isSameFile(one: string, other: string): boolean {
  const [a, b] = [identityOf(one), identityOf(other)];
  return a !== undefined && a === b;
}

function identityOf(file: string): string | undefined {
  try {
    const { dev, ino } = statSync(file);
    return `${dev} ${ino}`;
  } catch {
    // Whoever reads or writes it says what is wrong.
    return undefined;
  }
}

export interface LineWriter {
  /** Resolves when the line is on disk, so that an interruption loses no earlier line, unless lines are written together. */
  readonly write: (line: DocumentText) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Characters that are written at once. */
const atOnce = 256 * 1024;

/**
 * Creates or truncates the file, and creates its folder if necessary.
 * @param isWhole the file is of no use before its last line, so that lines may wait and be written together
 */
export async function writeLines(file: string, isWhole = false): Promise<LineWriter> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  const handle = await open(file, 'w', 0o644);
  let waiting = '';
  const written = oneAhead((text) => handle.appendFile(text));
  const flush = async () => {
    const text = waiting;
    waiting = '';
    if (text !== '') await written.write(text);
    if (!isWhole) await written.end();
  };
  return {
    async write(line) {
      for (const part of typeof line === 'string' ? [line] : line) {
        waiting += part;
        if (waiting.length >= atOnce) await flush();
      }
      waiting += '\n';
      if (!isWhole) await flush();
    },
    async close() {
      try {
        await flush();
        await written.end();
      } finally {
        await handle.close();
      }
    },
  };
}

/** The first bytes of a file as text; empty if it cannot be read, which whoever reads all of it says. */
export async function startOfFile(name: string, bytes: number): Promise<string> {
  try {
    const file = await open(name, 'r');
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
      return buffer.toString('utf8', 0, bytesRead);
    } finally {
      await file.close();
    }
  } catch {
    return '';
  }
}
