// Reads the lines of a shard's report: its head and its rows. Errors name the line.
import { parseJson } from '../../model/json.js';
import { repositoryKey } from './name.js';
import { type Head, headSchema, rowSchema, type ShardRow, shardHeadOf } from './schema.js';

/** A line of a file; `whole` is false for a last line without a line end. */
export interface Line {
  readonly text: string;
  readonly whole: boolean;
}

/** An invalid shard report. The message starts with file and line. */
export class ShardError extends Error {
  override readonly name = 'ShardError';
}

/** The lines of the rows that are in memory. */
const texts = new WeakMap<ShardRow, string>();

/** The line of a row, as it was read: writing it again would take as long as reading it. */
export function lineOf(row: ShardRow): string {
  return texts.get(row) ?? JSON.stringify(row);
}

/**
 * Opens a shard's report and reads its first line. A file that ends within its first line is from a shard that was
 * killed at once; if a plan lists what is missing (`planned`), it counts as empty.
 * @throws ShardError if the file is not a shard's report
 */
export async function openShard(
  file: string,
  lines: AsyncIterable<Line>,
  planned = false,
): Promise<{ readonly head: Head; readonly rows: AsyncIterable<ShardRow> }> {
  const cursor = lines[Symbol.asyncIterator]();
  const first = await next(file, cursor);
  if (planned && first?.whole !== true) return { head: shardHeadOf([]), rows: rowsOf(file, cursor) };
  const head = headSchema.safeParse(first === undefined ? undefined : parseJson(first.text));
  if (!head.success)
    throw new ShardError(`${file}:1: is not the first line of a shard's report (\`tagproof audit --shard\`)`);
  return { head: head.data, rows: rowsOf(file, cursor) };
}

/** A truncated last line is skipped: its repository then has no report. */
async function* rowsOf(file: string, cursor: AsyncIterator<Line>): AsyncGenerator<ShardRow> {
  let before = '';
  for (let number = 2; ; number += 1) {
    const line = await next(file, cursor);
    if (line === undefined) return;
    const row = rowSchema.safeParse(parseJson(line.text));
    if (!row.success && !line.whole) return;
    if (!row.success) {
      const [issue] = row.error.issues;
      const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
      throw new ShardError(`${file}:${number}: is not a line of a shard's report${where}`);
    }
    const key = repositoryKey(row.data.repository);
    if (key <= before)
      throw new ShardError(`${file}:${number}: ${row.data.repository} is out of order or duplicated`);
    before = key;
    texts.set(row.data, line.text);
    yield row.data;
  }
}

async function next(file: string, cursor: AsyncIterator<Line>): Promise<Line | undefined> {
  try {
    const { done, value } = await cursor.next();
    return done === true ? undefined : value;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code ?? message})`;
    throw new ShardError(`${file}: ${why}`, { cause: error });
  }
}
