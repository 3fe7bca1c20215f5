// Opens the last night for `plan --since`: its audits, and the lists of the platform that say what has changed since.
import { connect } from '../../clients/index.js';
import { configureWithoutPolicy } from '../../config/index.js';
import { readLines } from '../../host/jsonl.js';
import { compact } from '../../model/compact.js';
import { Failure, type Gap, gapFrom } from '../../model/failure.js';
import type { Host } from '../../model/host.js';
import type { TagsInUse } from '../../model/listed-tag.js';
import { type Context, inputOf } from '../context.js';
import { accessOf } from './fleet/known-file.js';
import { type LastAudit, readLastNight } from './fleet/last-night.js';
import { openShard, ShardError } from './fleet/read.js';
import { createUnchanged, type Unchanged } from './fleet/unchanged.js';

export const maxRowBytes = 256 * 1024 * 1024;

export interface OpenedNight {
  readonly audits: ReadonlyMap<string, LastAudit>;
  /** Absent if every repository is planned, whatever still holds. */
  readonly now?: { readonly unchanged: Unchanged; readonly access: string };
}

type Opened = OpenedNight | { readonly issues: readonly string[] } | { readonly failure: Gap };

/** Reads the audits and asks for the lists at the same time; never throws but on a defect. */
export async function openNight(context: Context, host: Host): Promise<Opened> {
  const { flags, switches } = context.invocation;
  const since = flags.get('since');
  if (since === undefined) return { audits: new Map() };
  const isWhole = switches.has('full') || !flags.has('output');
  try {
    const reading = openShard(since, readLines(since, maxRowBytes)).then(({ rows }) => readLastNight(rows));
    const [audits, now] = await Promise.all([
      reading,
      isWhole ? undefined : askNow(context, host, async () => tagsInUse(await reading)),
    ]);
    if (now !== undefined && 'issues' in now) return now;
    return { audits, ...compact({ now }) };
  } catch (error) {
    if (error instanceof ShardError) return { issues: [error.message] };
    if (!(error instanceof Failure)) throw error;
    return { failure: gapFrom(error, 'plan') };
  }
}

/** Signs in, and begins to ask for the lists. */
async function askNow(
  context: Context,
  host: Host,
  inUse: TagsInUse,
): Promise<NonNullable<OpenedNight['now']> | { readonly issues: readonly string[] }> {
  const read = await configureWithoutPolicy((name) => (name === 'mode' ? 'audit' : inputOf(context, name)));
  if ('issues' in read) return read;
  const { group, platform, eolWarningMs } = read.config;
  const unchanged = createUnchanged({
    clients: await connect(host, read.config),
    ...compact({ inUse: eolWarningMs > 0 ? inUse : undefined }),
    ...compact({ publicOrganization: platform?.publicOrganization, group }),
  });
  unchanged.open();
  return { unchanged, access: accessOf(read.config) };
}

/** The names of the platform's tags that the audits rest on, and how many tags have each. */
function tagsInUse(audits: OpenedNight['audits']): ReadonlyMap<string, number> {
  const tags = new Set<string>();
  for (const { carry, kept } of audits.values()) {
    for (const { registry, repository, tag } of carry?.images ?? [])
      if (registry === carry?.platform) tags.add(`${repository}:${tag}`);
    for (const { tag } of kept?.tags ?? []) tags.add(tag);
  }
  const names = new Map<string, number>();
  for (const tag of tags) {
    const name = tag.slice(tag.lastIndexOf(':') + 1);
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  return names;
}
