// `plan --since`: what the last night has left for this one. Audits that still hold are carried, all others planned.
import { headsOf } from '../../clients/github/heads.js';
import { connect } from '../../clients/index.js';
import { configure } from '../../config/index.js';
import { readLines, writeLines } from '../../host/jsonl.js';
import type { Host } from '../../model/host.js';
import { jsonParts } from '../../model/json-parts.js';
import { type Context, githubTokenOf, inputOf } from '../context.js';
import { type LastAudit, type Renewal, readLastNight, renewalOf } from './fleet/last-night.js';
import { readName, repositoryKey } from './fleet/name.js';
import { openShard } from './fleet/read.js';
import { type ShardRow, shardHeadOf } from './fleet/schema.js';
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

/**
 * Finds the audits that hold, and writes them to `output` as the report of a shard of their own.
 * @throws ShardError, Failure
 */
export async function sinceLastNight(
  context: Context,
  host: Host,
  repositories: readonly string[],
  { since, output }: { readonly since: string; readonly output: string | undefined },
): Promise<SinceLastNight | { readonly issues: readonly string[] }> {
  const rows = async () => (await openShard(since, readLines(since, maxRowBytes))).rows;
  const audits = await readLastNight(await rows());
  const nothing = { audits, carried: new Set<string>(), renewed: new Map<Renewal, number>() };
  if (context.invocation.switches.has('full') || output === undefined) return nothing;
  const read = await configure({
    get: (name) => (name === 'mode' ? 'audit' : inputOf(context, name)),
    checks: async () => [],
    head: async () => ({ missing: true }),
    remote: async () => ({ missing: true }),
  });
  if ('issues' in read) return read;
  const { config } = read;
  const clients = await connect(host, config);
  const areUnchanged = createUnchanged({
    clients,
    announcesEnd: config.eolWarningMs > 0,
    ...(config.platform?.publicOrganization === undefined
      ? {}
      : { publicOrganization: config.platform.publicOrganization }),
    ...(config.group === undefined ? {} : { group: config.group }),
  });
  const api = remoteApi(host, context.environment, githubTokenOf(context));
  const known = repositories.filter((name) => audits.has(repositoryKey(name)));
  const heads = await headsOf(
    api,
    known.flatMap((name) => readName(name) ?? []),
  );
  const now = host.clock.now();
  const carried = new Set<string>();
  const renewed = new Map<Renewal, number>();
  const decide = async (repository: string) => {
    const head = heads.get(repository);
    const commit = head === 'empty' ? undefined : head?.commit;
    const why = await renewalOf(audits.get(repositoryKey(repository)), { now, commit, areUnchanged });
    if (why === undefined) carried.add(repositoryKey(repository));
    else renewed.set(why, (renewed.get(why) ?? 0) + 1);
  };
  await Promise.all(repositories.map(decide));
  // One is audited in any case: its settings show whether the others were audited with the same.
  if (carried.size === repositories.length) carried.delete(repositoryKey(repositories[0] ?? ''));
  await copy(await rows(), output, carried);
  return { audits, carried, renewed };
}

/** Writes the rows that are carried, in their order. */
async function copy(
  rows: AsyncIterable<ShardRow>,
  output: string,
  carried: ReadonlySet<string>,
): Promise<void> {
  const writer = await writeLines(output);
  try {
    await writer.write(JSON.stringify(shardHeadOf([])));
    for await (const row of rows) {
      if (!carried.has(repositoryKey(row.repository))) continue;
      await writer.write(jsonParts({ ...row, carried: true }));
    }
  } finally {
    await writer.close();
  }
}
