// Which rows are of the planned night: a file of an earlier one may lie where those of this one are.
import { repositoryKey } from './name.js';
import type { NightPlan, ShardRow } from './schema.js';

/** Clocks of jobs may differ by this much. */
const maxSkewMs = 3_600_000;

export interface NightRows {
  /** The rows without those that are older than the plan, although a shard of this night was to audit their repository. */
  readonly of: (rows: AsyncIterable<ShardRow>) => AsyncGenerator<ShardRow>;
  /** How many rows were left out so far. */
  readonly leftOut: () => number;
}

/** A repository whose only report is older has none; a row that was carried over is older by intention. */
export function nightRows({ head, plannedAt = '' }: NightPlan): NightRows {
  const planned = new Set(
    head.expected.flatMap(({ shard, repositories }) =>
      shard === undefined ? [] : repositories.map(repositoryKey),
    ),
  );
  const first = Date.parse(plannedAt) - maxSkewMs;
  const isEarlier = ({ repository, report, carried }: ShardRow) =>
    carried !== true && planned.has(repositoryKey(repository)) && Date.parse(report?.startedAt ?? '') < first;
  let leftOut = 0;
  return {
    async *of(rows) {
      for await (const row of rows) {
        if (isEarlier(row)) leftOut += 1;
        else yield row;
      }
    },
    leftOut: () => leftOut,
  };
}
