// Joins the reports of shards: for each repository the best row wins, whatever the order, grouping and repetition.
import { addToGroup, countWhile } from '../../model/collections.js';
import { compareText } from '../../model/text/text.js';
import { byName, repositoryKey } from './name.js';
import { type Head, lineOf, type ShardRow, shardHeadOf } from './schema.js';

/**
 * Yields the rows of all parts by name, each repository once. Only one row of each part is in memory at a time.
 * @param parts each sorted by name, as in every shard's report
 */
export async function* joinRows(parts: readonly AsyncIterable<ShardRow>[]): AsyncGenerator<ShardRow> {
  const waiting: NextRow[] = [];
  const advance = async (rows: AsyncIterator<ShardRow>) => {
    const { done, value } = await rows.next();
    if (done === true) return;
    const key = repositoryKey(value.repository);
    const before = countWhile(waiting, (one) => one.key > key);
    waiting.splice(before, 0, { key, row: value, rows });
  };
  await Promise.all(parts.map((part) => advance(part[Symbol.asyncIterator]())));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const same = [next];
    for (let other = waiting.at(-1); other?.key === next.key; other = waiting.at(-1)) {
      same.push(other);
      waiting.pop();
    }
    const best = same.map(({ row }) => row).reduce(betterOf);
    for (const { rows } of same) await advance(rows);
    yield best;
  }
}

/** The row of a part that was read last, before those that come later by name: the first of all is at the end of the list. */
interface NextRow {
  readonly key: string;
  readonly row: ShardRow;
  /** What is left of the part. */
  readonly rows: AsyncIterator<ShardRow>;
}

/** A report wins over a failure, then the later over the earlier. Ties are decided by the text, never by the order. */
function betterOf(a: ShardRow, b: ShardRow): ShardRow {
  const order =
    Number(a.report === undefined) - Number(b.report === undefined) ||
    compareText(b.report?.startedAt ?? '', a.report?.startedAt ?? '') ||
    compareText(lineOf(a), lineOf(b));
  return order <= 0 ? a : b;
}

/**
 * The expected repositories of all parts: each once, under its first shard by name. A shard stays in the list if all of its
 * repositories are under others: it has left a report.
 */
export function joinHeads(heads: readonly Head[]): Head {
  const shards = new Map<string, { repository: string; shard: string }>();
  const named = heads.flatMap(({ expected }) => expected.flatMap(({ shard }) => shard ?? []));
  for (const { expected } of heads) {
    for (const { shard = '', repositories } of expected) {
      for (const repository of repositories) {
        const known = shards.get(repositoryKey(repository));
        const next = { repository, shard };
        if (known === undefined || firstOf(known, next) === next) shards.set(repositoryKey(repository), next);
      }
    }
  }
  const byShard = new Map<string, string[]>(named.map((shard) => [shard, []]));
  for (const { repository, shard } of shards.values()) {
    addToGroup(byShard, shard, repository);
  }
  const ordered = [...byShard].sort(
    ([a], [b]) => Number.parseInt(a || '0', 10) - Number.parseInt(b || '0', 10) || compareText(a, b),
  );
  return shardHeadOf(
    ordered.map(([shard, repositories]) => ({
      ...(shard === '' ? {} : { shard }),
      repositories: repositories.sort(byName),
    })),
  );
}

type Placed = { readonly repository: string; readonly shard: string };

/** A repository with a shard comes before one without. */
function firstOf(a: Placed, b: Placed): Placed {
  const order =
    Number(a.shard === '') - Number(b.shard === '') ||
    compareText(a.shard, b.shard) ||
    compareText(a.repository, b.repository);
  return order <= 0 ? a : b;
}
