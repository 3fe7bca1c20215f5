// `merge`: merges the reports of shards into one report.

import { checks } from '../checks/index.js';
import { type Context, failureText, printJson, printOptionsOf, usageErrors } from '../command/context.js';
import { stepSink } from '../command/step.js';
import { isSameFile, type LineWriter, lineFilesAt, startOfFile, writeLines } from '../host/files/jsonl.js';
import { localHost } from '../host/local.js';
import { append, compact } from '../model/collections.js';
import { plural } from '../model/text/text.js';
import { publish, saveDocuments } from '../output/publish.js';
import type { Report } from '../report/schema/schema.js';
import { joinHeads, joinRows } from './merge/join.js';
import { Merger, mergedLimits } from './merge/merged.js';
import { absentShards } from './merge/missing.js';
import { repositoryKey } from './merge/name.js';
import {
  type Head,
  lineOf,
  openShardFile,
  type PlannedAudit,
  ShardError,
  type ShardRow,
  shardHeadOf,
} from './merge/schema.js';
import { readPlanFile } from './plan/known-file.js';
import { readEarlier } from './since/trend.js';

/**
 * Merges the reports, with one row of each in memory at a time, and returns the common exit code. With a plan, a planned
 * repository without a report counts as not verified, whether or not its file exists.
 */
export async function merge(context: Context): Promise<number> {
  const { invocation, err, environment } = context;
  const { flags, operands, json } = invocation;
  const onIncomplete = flags.get('on-incomplete') ?? 'fail';
  const host = localHost({ root: '.', environment, ...printOptionsOf(context) });
  const planFile = flags.get('plan');
  const plan = planFile === undefined ? { head: shardHeadOf([]) } : await readPlanFile(planFile);
  const since = flags.get('since');
  const read = since === undefined ? undefined : await readEarlier(since, 'many');
  const issues = [
    ...(read !== undefined && 'issue' in read ? [read.issue] : []),
    ...('issue' in plan ? [plan.issue] : []),
    ...(operands.length === 0 && !flags.has('plan')
      ? ['`merge` requires the reports of shards (`tagproof merge shard-*.jsonl`) or `--plan`.']
      : []),
    ...(['fail', 'warn'].includes(onIncomplete) ? [] : ['`--on-incomplete` must be `fail` or `warn`.']),
  ];
  if ('issue' in plan || (read !== undefined && 'issue' in read) || issues.length > 0) {
    return usageErrors(context, 'usage', issues);
  }
  if (await isExposure(operands[0])) {
    const planned = plan.head.expected.flatMap(({ repositories }) => repositories);
    return (await import('../exposure/organization.js')).mergeExposures(context, planned);
  }
  try {
    const files = await shardFilesAt(operands, plan.head.expected.length > 0);
    const output = flags.get('output');
    const own = files.find((file) => output !== undefined && isSameFile(file, output));
    if (own !== undefined) throw new ShardError(`\`--output\` is ${own}, which is merged. Name another file`);
    const planRows = rowsOfPlan(plan);
    const report = await joined(files, { ...planRows, head: plan.head }, output, {
      now: host.clock.now(),
      ...compact({ earlier: read?.earlier }),
    });
    if (planRows.leftOut() > 0)
      err(`left out, because they were made before the plan: ${plural(planRows.leftOut(), 'audit')}`);
    const exitCode = exitCodeOf(report, onIncomplete);
    const html = flags.get('html');
    const reportFile = flags.get('report');
    const config = {
      ...(reportFile === undefined ? {} : { report: reportFile }),
      ...(html === undefined ? {} : { html }),
    };
    const sink = await stepSink(host.sink, environment);
    const saved = await saveDocuments(report, { config, checks }, host.files);
    await publish(report, { exitCode, checks }, { sink }, saved);
    for (const refused of saved.refused) err(failureText(refused));
    if (json) await printJson(context, report);
    return saved.refused.length > 0 ? 3 : exitCode;
  } catch (error) {
    if (!(error instanceof ShardError)) throw error;
    return usageErrors(context, 'usage', [error.message]);
  }
}

/** True for a document of `exposure --json`, by its beginning. */
async function isExposure(file: string | undefined): Promise<boolean> {
  const start = file === undefined ? '' : await startOfFile(file, 200);
  return /^\s*\{\s*"kind":\s*"tagproof-exposure"/.test(start);
}

/**
 * The files that are named, or are in a folder that is named: an engine may start this program without a shell that would
 * list one. With a plan, an empty folder is one more case of shards that are missing.
 */
async function shardFilesAt(operands: readonly string[], planned: boolean): Promise<readonly string[]> {
  const all: string[] = [];
  for (const name of operands) {
    try {
      const files = await lineFilesAt(name);
      if (files.length === 0 && !planned)
        throw new ShardError(`${name}: the folder has no file that ends in .jsonl`);
      append(all, files);
    } catch (error) {
      if (error instanceof ShardError) throw error;
      const { code, message } = error as NodeJS.ErrnoException;
      throw new ShardError(`${name}: cannot be read (${code ?? message})`, { cause: error });
    }
  }
  return all;
}

/** Merges all files into one report; with `output`, their rows are also written there for another merge. */
async function joined(
  files: readonly string[],
  planRows: Pick<RowsOfPlan, 'of'> & { readonly head: Head },
  output: string | undefined,
  { now, earlier }: { readonly now: number; readonly earlier?: Report },
): Promise<Report> {
  const planned = planRows.head.expected.length > 0;
  const parts = await Promise.all(files.map((file) => openShardFile(file, planned)));
  const head = joinHeads([planRows.head, ...parts.map((part) => part.head)]);
  const merger = new Merger(head, mergedLimits, earlier);
  // With a plan, the repositories of these shards are known, and listed.
  for (const unknown of planned ? [] : absentShards(head)) merger.miss(unknown);
  const writer = output === undefined ? undefined : await writeLines(output, true);
  try {
    await writer?.write(JSON.stringify(head));
    for await (const row of joinRows(parts.map(({ rows }) => planRows.of(rows))))
      await take(row, merger, writer);
  } finally {
    await writer?.close();
  }
  return merger.report(new Date(now).toISOString());
}

async function take(row: ShardRow, merger: Merger, writer: LineWriter | undefined): Promise<void> {
  merger.add(row);
  await writer?.write(lineOf(row));
}

function exitCodeOf({ verdict, repositories = [] }: Report, onIncomplete: string): 0 | 1 | 3 {
  const failed = repositories.some((one) => one.verdict === 'fail');
  if (verdict === 'incomplete' && onIncomplete === 'fail') return 3;
  return failed ? 1 : 0;
}

/** Clocks of jobs may differ by this much. */
const maxSkewMs = 3_600_000;

interface RowsOfPlan {
  /** The rows without those that are older than the plan, although a shard of this audit was to read their repository. */
  readonly of: (rows: AsyncIterable<ShardRow>) => AsyncGenerator<ShardRow>;
  /** How many rows were left out so far. */
  readonly leftOut: () => number;
}

/** A repository whose only report is older has none; a row that was carried over is older by intention. */
function rowsOfPlan({ head, plannedAt = '' }: PlannedAudit): RowsOfPlan {
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
