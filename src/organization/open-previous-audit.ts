// Opens the last night for `plan --since`: its audits, and the lists of the platform that say what has changed since.

import { connect } from '../clients/index.js';
import { type Context, inputOf } from '../command/context.js';
import { configureWithoutPolicy } from '../config/index.js';
import { readLines } from '../host/files/jsonl.js';
import { compact } from '../model/collections.js';
import { Failure, type Gap, gapFrom } from '../model/failure.js';
import type { Host } from '../model/run/host.js';
import { memoizeAsync } from '../model/waiting/memoize.js';
import { openShard, ShardError } from './merge/read.js';
import { accessOf } from './plan/known-file.js';
import { type PreviousAudit, readPreviousAudits } from './plan/previous-audit.js';
import { createUnchanged, type LastUse, lastUse, type Unchanged } from './plan/unchanged.js';

export const maxRowBytes = 256 * 1024 * 1024;

export interface OpenedNight {
  readonly audits: ReadonlyMap<string, PreviousAudit>;
  /** Absent if every repository is planned, whatever still holds. */
  readonly now?: { readonly unchanged: Unchanged; readonly access: string };
}

type Opened = OpenedNight | { readonly issues: readonly string[] } | { readonly failure: Gap };

/** Reads the audits and asks for the lists at the same time; never throws but on a defect. */
export async function openPreviousAudit(context: Context, host: Host): Promise<Opened> {
  const { flags, switches } = context.invocation;
  const since = flags.get('since');
  if (since === undefined) return { audits: new Map() };
  const isWhole = switches.has('full') || !flags.has('output');
  try {
    const reading = openShard(since, readLines(since, maxRowBytes)).then(({ rows }) =>
      readPreviousAudits(rows),
    );
    const last = memoizeAsync(async () => lastUse((await reading).values()));
    const [audits, now] = await Promise.all([reading, isWhole ? undefined : askNow(context, host, last)]);
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
  last: () => Promise<LastUse>,
): Promise<NonNullable<OpenedNight['now']> | { readonly issues: readonly string[] }> {
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
