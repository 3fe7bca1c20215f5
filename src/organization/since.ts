// `plan --since`: what the previous audit has left for this one. Audits that still hold are carried, all others planned.

import { headsOf } from '../clients/github/repositories.js';
import { shareOf, withPace } from '../clients/http/pace.js';
import { connect } from '../clients/index.js';
import { type Context, githubTokenOf, inputOf } from '../command/context.js';
import { configureWithoutPolicy } from '../config/index.js';
import { writeLines } from '../host/files/jsonl.js';
import { compact } from '../model/collections.js';
import type { OrganizationImage } from '../model/images/listed-tag.js';
import type { Host } from '../model/run/host.js';
import { memoizeAsync } from '../model/waiting/memoize.js';
import { readName, repositoryKey } from './merge/name.js';
import { type Line, openShardFile, shardHeadOf, shardLines } from './merge/schema.js';
import { accessOf, type KnownRepositoryTags, type PlanKnowledge, writeKnown } from './plan/known-file.js';
import { type PreviousAudit, type Renewal, readPreviousAudits, renewalOf } from './plan/previous-audit.js';
import { createUnchanged, type LastUse, lastUse, type Unchanged } from './plan/unchanged.js';
import { remoteApi } from './remote.js';

interface OpenedAudits {
  readonly audits: ReadonlyMap<string, PreviousAudit>;
  /** Absent if every repository is planned, whatever still holds. */
  readonly now?: { readonly unchanged: Unchanged; readonly access: string };
}

type Opened = OpenedAudits | { readonly issues: readonly string[] };

/** Reads the audits and asks for the lists at the same time. @throws ShardError, Failure */
export async function openPreviousAudit(context: Context, host: Host): Promise<Opened> {
  const { flags, switches } = context.invocation;
  const since = flags.get('since');
  if (since === undefined) return { audits: new Map() };
  const isWhole = switches.has('full') || !flags.has('output');
  const reading = openShardFile(since).then(({ rows }) => readPreviousAudits(rows));
  const last = memoizeAsync(async () => lastUse((await reading).values()));
  const [audits, now] = await Promise.all([reading, isWhole ? undefined : askNow(context, host, last)]);
  if (now !== undefined && 'issues' in now) return now;
  return { audits, ...compact({ now }) };
}

/** Signs in, and begins to ask for the lists. */
async function askNow(
  context: Context,
  host: Host,
  last: () => Promise<LastUse>,
): Promise<NonNullable<OpenedAudits['now']> | { readonly issues: readonly string[] }> {
  const read = await configureWithoutPolicy((name) => (name === 'mode' ? 'audit' : inputOf(context, name)));
  if ('issues' in read) return read;
  const { group, platform } = read.config;
  const unchanged = createUnchanged({
    clients: await connect(host, read.config),
    last,
    ...compact({ publicOrganization: platform?.publicOrganization, group }),
  });
  unchanged.open();
  return { unchanged, access: accessOf(read.config) };
}

export interface SincePreviousAudit {
  readonly audits: ReadonlyMap<string, PreviousAudit>;
  /** Repositories whose audit holds. */
  readonly carried: ReadonlySet<string>;
  /** How many audits are made again, by reason. */
  readonly renewed: ReadonlyMap<Renewal, number>;
}

const nothingKnown: PlanKnowledge = {
  listedAt: 0,
  access: '',
  repositories: new Map(),
  lists: new Map(),
};

/**
 * Finds the audits that hold, and writes them to `--output` as the report of a shard of their own, and what is known of
 * the others to `--known`.
 * @throws Failure
 */
export async function sincePreviousAudit(
  context: Context,
  host: Host,
  repositories: readonly string[],
  { audits, now }: OpenedAudits,
): Promise<SincePreviousAudit> {
  const { flags } = context.invocation;
  const [since = '', output, known] = [flags.get('since'), flags.get('output'), flags.get('known')];
  if (now === undefined || output === undefined) {
    if (known !== undefined) await writeKnown(known, nothingKnown);
    return { audits, carried: new Set(), renewed: new Map() };
  }
  const { unchanged, access } = now;
  const startedAt = host.clock.now();
  const heads = await headsOfKnown(context, host, { repositories, audits });
  const costs = new Map(audits);
  const carried = new Set<string>();
  const renewed = new Map<Renewal, number>();
  const holding = collectKnown(unchanged);
  const hold = async (last: PreviousAudit | undefined) => {
    if (last === undefined) return;
    const cost = Math.max(1, last.cost - (await holding.add(last)));
    costs.set(repositoryKey(last.repository), { ...last, cost });
  };
  const decide = async (repository: string) => {
    const head = heads.get(repository);
    const commit = head === 'empty' ? undefined : head?.commit;
    const last = audits.get(repositoryKey(repository));
    const why = await renewalOf(last, { now: startedAt, commit, ...unchanged });
    if (why === undefined) carried.add(repositoryKey(repository));
    else renewed.set(why, (renewed.get(why) ?? 0) + 1);
    if (why !== undefined && why !== 'old') await hold(last);
  };
  await Promise.all(repositories.map(decide));
  // One is audited in any case: its settings show whether the others were audited with the same.
  if (carried.size === repositories.length) {
    const one = repositoryKey(repositories[0] ?? '');
    carried.delete(one);
    await hold(audits.get(one));
  }
  const kept = [...audits].flatMap(([key, last]) => (carried.has(key) ? [[last.line, last] as const] : []));
  await copy(shardLines(since), output, new Map(kept));
  if (known !== undefined) await writeKnown(known, { listedAt: startedAt, access, ...holding.result() });
  return { audits: costs, carried, renewed };
}

/** Where the branches of repositories with an earlier audit are now. */
function headsOfKnown(
  context: Context,
  host: Host,
  { repositories, audits }: { repositories: readonly string[]; audits: OpenedAudits['audits'] },
): ReturnType<typeof headsOf> {
  // No audit runs while the plan is made.
  const atOnce = 4;
  const send = withPace(host.send, host.clock, shareOf(1, atOnce));
  const api = remoteApi({ ...host, send }, context.environment, githubTokenOf(context));
  const seen = repositories.filter((name) => audits.has(repositoryKey(name)));
  return headsOf(
    api,
    seen.flatMap((name) => readName(name) ?? []),
    atOnce,
  );
}

/**
 * Writes the rows that are carried, in their order, as they are. All lines have been read and verified before: their
 * numbers say whose they are.
 */
async function copy(
  lines: AsyncIterable<Line>,
  output: string,
  carried: ReadonlyMap<number, PreviousAudit>,
): Promise<void> {
  const writer = await writeLines(output, true);
  let number = 0;
  try {
    await writer.write(JSON.stringify(shardHeadOf([])));
    for await (const { text } of lines) {
      number += 1;
      const last = carried.get(number);
      if (last === undefined) continue;
      await writer.write(last.isCarried ? text : `${text.slice(0, text.lastIndexOf('}'))},"carried":true}`);
    }
  } finally {
    await writer.close();
  }
}

/** Asks nothing that was not listed for the whole organization anyway. */
export function collectKnown(unchanged: Pick<Unchanged, 'listed' | 'hasNotMoved'>) {
  const repositories = new Map<string, KnownRepositoryTags>();
  const lists = new Map<string, OrganizationImage>();
  return {
    /** Adds what still holds of the audit, and returns how many tags need not be asked about. */
    async add({ repository, startedAt, inputs, kept }: PreviousAudit): Promise<number> {
      if (startedAt === undefined || inputs === undefined || kept === undefined) return 0;
      const tags: string[] = [];
      for (const { tag, digest } of kept.tags) {
        const at = tag.lastIndexOf(':');
        const [image, name] = [tag.slice(0, at), tag.slice(at + 1)];
        const listed = await unchanged.listed(image);
        if (listed === undefined) continue;
        lists.set(image, listed);
        if (await unchanged.hasNotMoved(image, { tag: name, digest }, startedAt)) tags.push(tag);
      }
      repositories.set(repositoryKey(repository), { repository, inputs, histories: kept.histories, tags });
      return tags.length;
    },
    result: () => ({ repositories, lists }),
  };
}
