// Lines of a shard's report → its head and its rows; what is wrong is said with the line.
import { repositoryKey } from './name.js';
import { type Head, headSchema, parseShardLine, rowSchema, type ShardRow, shardHeadOf } from './schema.js';

/** A line of a file; `whole` is false for a last one that has no end. */
export interface Line {
  readonly text: string;
  readonly whole: boolean;
}

/** What is wrong in a shard's report. The message begins with file and line. */
export class ShardError extends Error {
  override readonly name = 'ShardError';
}

/**
 * Opens a shard's report and reads its first line. A file that ends before its first line does is one of a shard that
 * died at once; with `planned`, when a plan knows what is missing, it counts as empty.
 * @throws ShardError when it is none
 */
export async function openShard(
  file: string,
  lines: AsyncIterable<Line>,
  planned = false,
): Promise<{ readonly head: Head; readonly rows: AsyncIterable<ShardRow> }> {
  const cursor = lines[Symbol.asyncIterator]();
  const first = await next(file, cursor);
  if (planned && first?.whole !== true) return { head: shardHeadOf([]), rows: rowsOf(file, cursor) };
  const head = headSchema.safeParse(first === undefined ? undefined : parseShardLine(first.text));
  if (!head.success)
    throw new ShardError(`${file}:1: is not the first line of a shard's report (\`tagproof audit --shard\`)`);
  return { head: head.data, rows: rowsOf(file, cursor) };
}

/** A last line that was cut short is left out: its repository then is one without a report. */
async function* rowsOf(file: string, cursor: AsyncIterator<Line>): AsyncGenerator<ShardRow> {
  let before = '';
  for (let number = 2; ; number += 1) {
    const line = await next(file, cursor);
    if (line === undefined) return;
    const row = rowSchema.safeParse(parseShardLine(line.text));
    if (!row.success && !line.whole) return;
    if (!row.success) {
      const [issue] = row.error.issues;
      const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
      throw new ShardError(`${file}:${number}: is no line of a shard's report${where}`);
    }
    const key = repositoryKey(row.data.repository);
    if (key <= before)
      throw new ShardError(`${file}:${number}: ${row.data.repository} stands out of order or twice`);
    before = key;
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
