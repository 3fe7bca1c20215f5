// The documents for many repositories: the plan, which is a job matrix, and the lines of a shard's report; and how these are
// read, with errors that name the line.
import { z } from 'zod';
import { readLines } from '../../host/files/jsonl.js';
import { parseJson } from '../../model/json.js';
import { reportSchema } from '../../report/schema/schema.js';
import { type Frozen, instantSchema, optional } from '../../report/schema/schema-parts.js';
import { keptTagsSchema, reuseSchema } from '../plan/reuse-conditions.js';
import type { Shard } from '../plan/shards.js';
import { readName, repositoryKey } from './name.js';

const repository = z
  .string()
  .regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)
  .describe('`owner/name`');
const shardName = z.string().regex(/^\d{1,3}\/\d{1,3}$/);

/** A plan: a job matrix with one job per shard. */
export const planSchema = z.object({
  include: z
    .array(
      z.object({
        shard: shardName.describe('`3/8`'),
        repositories: z.string().describe('`owner/name`, one per line'),
      }),
    )
    .max(256),
  carried: optional(
    z.array(repository),
    'Repositories whose audit of an earlier night still holds, in the file that `plan --output` wrote',
  ),
  plannedAt: optional(
    instantSchema,
    'When `plan --since` started: `merge` leaves out what its shards audited before',
  ),
});
export type PlanDocument = z.infer<typeof planSchema>;

/** The first line of a shard's report: the repositories that the other lines should be about. */
const headSchema = z.object({
  schemaVersion: z.literal(1),
  document: z.literal('shard'),
  expected: z
    .array(z.object({ shard: shardName.optional(), repositories: z.array(repository) }))
    .describe('Repositories for which a line should follow; those without one were not verified'),
});
export type Head = z.infer<typeof headSchema>;

/** Every other line: one repository. Sorted by name in lower case, each once. */
const rowSchema = z.object({
  repository,
  report: optional(
    reportSchema.omit({ histories: true, record: true }),
    'The report of the repository, without tag histories and the record for replay',
  ),
  inputs: optional(z.string(), 'A fingerprint of the settings that the repository does not choose'),
  carry: optional(reuseSchema, 'What the report rests on; absent if it must be made again each time'),
  kept: optional(
    keptTagsSchema,
    'The tags whose histories were read whole, and the digest of these histories in the cache',
  ),
  carried: optional(
    z.boolean(),
    'The report is from an earlier night: nothing that it rests on has changed since',
  ),
  failed: optional(
    z.object({ cause: z.string(), subject: z.string(), message: z.string() }),
    'Why there is no report',
  ),
  ownersUnknown: optional(z.string(), 'Why the owners of its files are not known'),
});
export type ShardRow = Frozen<z.infer<typeof rowSchema>>;

/** A line of a shard's report (JSON Lines, https://jsonlines.org). */
export const shardLineSchema = z.union([headSchema, rowSchema]);

export function shardHeadOf(expected: readonly Shard[] | Head['expected']): Head {
  return {
    schemaVersion: 1,
    document: 'shard',
    expected: expected.map(({ repositories, ...rest }) => ({ ...rest, repositories: [...repositories] })),
  };
}

export interface PlannedAudit {
  readonly head: Head;
  /** When the plan was made, as an ISO timestamp; absent: nothing says so. */
  readonly plannedAt?: string | undefined;
}

/** The shards of a plan, or the issue as a sentence without the name of the file. */
export function readPlan(text: string): PlannedAudit | { readonly issue: string } {
  const parsed = planSchema.safeParse(parseJson(text));
  if (!parsed.success) return { issue: 'is not the output of `tagproof plan`' };
  const expected = parsed.data.include.map(({ shard, repositories }) => ({
    shard,
    repositories: repositories.split('\n').filter((line) => line !== ''),
  }));
  const wrong = expected.flatMap(({ repositories }) => repositories).find((name) => !readName(name));
  if (wrong !== undefined) return { issue: `names \`${wrong.slice(0, 100)}\`, which is not OWNER/REPO` };
  const { carried = [], plannedAt } = parsed.data;
  const head = shardHeadOf(carried.length === 0 ? expected : [...expected, { repositories: carried }]);
  return { head, plannedAt };
}

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

/** A row holds the whole report of a repository. */
const maxRowBytes = 256 * 1024 * 1024;

/** The lines of a shard's report on the disk. */
export const shardLines = (file: string) => readLines(file, maxRowBytes);

/** The same for a file on the disk. @throws ShardError */
export function openShardFile(file: string, planned = false): ReturnType<typeof openShard> {
  return openShard(file, shardLines(file), planned);
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
