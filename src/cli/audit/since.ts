// `plan --since`: what the last night has left for this one. Audits that still hold are carried, all others planned.
import { headsOf } from '../../clients/github/heads.js';
import { connect } from '../../clients/index.js';
import { configure } from '../../config/index.js';
import { readLines, writeLines } from '../../host/jsonl.js';
import type { Host } from '../../model/host.js';
import { type Context, githubTokenOf, inputOf } from '../context.js';
import { accessOf, type KnownNight, writeKnown } from './fleet/known-file.js';
import { type LastAudit, type Renewal, readLastNight, renewalOf } from './fleet/last-night.js';
import { readName, repositoryKey } from './fleet/name.js';
import { type Line, openShard } from './fleet/read.js';
import { parseShardLine, type ShardRow, shardHeadOf } from './fleet/schema.js';
import { collectKnown } from './fleet/still-known.js';
import { createUnchanged } from './fleet/unchanged.js';
import { remoteApi } from './remote.js';

const maxRowBytes = 256 * 1024 * 1024;

export interface SinceLastNight {
  readonly audits: ReadonlyMap<string, LastAudit>;
  /** Repositories whose audit holds. */
  readonly carried: ReadonlySet<string>;
  /** How many audits are made again, by reason. */
  readonly renewed: ReadonlyMap<Renewal, number>;
}

export interface LastNightFiles {
  readonly since: string;
  readonly output: string | undefined;
  /** Where to write what is known of the repositories that are audited again. */
  readonly known: string | undefined;
}

const nothingKnown: KnownNight = { listedAt: 0, access: '', repositories: new Map(), lists: new Map() };

/**
 * Finds the audits that hold, and writes them to `output` as the report of a shard of their own.
 * @throws ShardError, Failure
 */
export async function sinceLastNight(
  context: Context,
  host: Host,
  repositories: readonly string[],
  { since, output, known }: LastNightFiles,
): Promise<SinceLastNight | { readonly issues: readonly string[] }> {
  const { rows } = await openShard(since, readLines(since, maxRowBytes));
  const audits = new Map(await readLastNight(rows));
  const nothing = { audits, carried: new Set<string>(), renewed: new Map<Renewal, number>() };
  if (context.invocation.switches.has('full') || output === undefined) {
    if (known !== undefined) await writeKnown(known, nothingKnown);
    return nothing;
  }
  const read = await configure({
    get: (name) => (name === 'mode' ? 'audit' : inputOf(context, name)),
    checks: async () => [],
    head: async () => ({ missing: true }),
    remote: async () => ({ missing: true }),
  });
  if ('issues' in read) return read;
  const { config } = read;
  const clients = await connect(host, config);
  const now = host.clock.now();
  const unchanged = createUnchanged({
    clients,
    announcesEnd: config.eolWarningMs > 0,
    ...(config.platform?.publicOrganization === undefined
      ? {}
      : { publicOrganization: config.platform.publicOrganization }),
    ...(config.group === undefined ? {} : { group: config.group }),
  });
  const api = remoteApi(host, context.environment, githubTokenOf(context));
  const seen = repositories.filter((name) => audits.has(repositoryKey(name)));
  // Both take a while, and neither needs the other.
  if (seen.length > 0) unchanged.open();
  const heads = await headsOf(
    api,
    seen.flatMap((name) => readName(name) ?? []),
  );
  const carried = new Set<string>();
  const renewed = new Map<Renewal, number>();
  const holding = collectKnown(unchanged);
  const hold = async (last: LastAudit) => {
    const held = await holding.add(last);
    audits.set(repositoryKey(last.repository), { ...last, cost: Math.max(1, last.cost - held) });
  };
  const decide = async (repository: string) => {
    const head = heads.get(repository);
    const commit = head === 'empty' ? undefined : head?.commit;
    const last = audits.get(repositoryKey(repository));
    const why = await renewalOf(last, { now, commit, ...unchanged });
    if (why === undefined) carried.add(repositoryKey(repository));
    else renewed.set(why, (renewed.get(why) ?? 0) + 1);
    if (why !== undefined && why !== 'old' && last !== undefined) await hold(last);
  };
  await Promise.all(repositories.map(decide));
  // One is audited in any case: its settings show whether the others were audited with the same.
  if (carried.size === repositories.length) {
    const one = repositoryKey(repositories[0] ?? '');
    carried.delete(one);
    const last = audits.get(one);
    if (last !== undefined) await hold(last);
  }
  await copy(readLines(since, maxRowBytes), output, carried);
  if (known !== undefined)
    await writeKnown(known, { listedAt: now, access: accessOf(config), ...holding.result() });
  return { audits, carried, renewed };
}

/** Writes the rows that are carried, in their order. All lines have been read and verified before. */
async function copy(lines: AsyncIterable<Line>, output: string, carried: ReadonlySet<string>): Promise<void> {
  const writer = await writeLines(output);
  let isHead = true;
  try {
    await writer.write(JSON.stringify(shardHeadOf([])));
    for await (const { text } of lines) {
      const row = isHead ? undefined : (parseShardLine(text) as ShardRow | undefined);
      isHead = false;
      if (row === undefined || !carried.has(repositoryKey(row.repository))) continue;
      await writer.write(JSON.stringify({ ...row, carried: true }));
    }
  } finally {
    await writer.close();
  }
}
