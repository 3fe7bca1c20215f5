// The results of the previous audit: what they cost, which images they are about, and which of them still hold.
import { Failure } from '../../model/failure.js';
import { dayMs } from '../../model/text/time.js';
import { version } from '../../report/version.js';
import { repositoryKey } from '../merge/name.js';
import type { ShardRow } from '../merge/schema.js';
import type { KeptTags, ReuseConditions } from './reuse-conditions.js';
import type { AuditCost } from './shards.js';

/** What is kept of a row: its report may be large. */
export interface PreviousAudit extends AuditCost {
  readonly repository: string;
  /** The line that it is in, from 1. */
  readonly line: number;
  /** The previous audit has carried it as well. */
  readonly isCarried: boolean;
  readonly commit?: string | undefined;
  readonly startedAt?: number | undefined;
  /** Whether it has looked at the ends of life that are announced. */
  readonly announcesEnd: boolean;
  /** Of Tagproof. */
  readonly version?: string | undefined;
  readonly carry?: ReuseConditions | undefined;
  readonly inputs?: string | undefined;
  readonly kept?: KeptTags | undefined;
}

/** An audit is made again, and a history read again, after this long, whatever has changed. */
export const maxResultAgeMs = 6 * dayMs;

/** Every row by the key of its repository. The rows are those of all lines after the first one. */
export async function readPreviousAudits(
  rows: AsyncIterable<ShardRow>,
): Promise<ReadonlyMap<string, PreviousAudit>> {
  const audits = new Map<string, PreviousAudit>();
  let line = 1;
  for await (const { repository, report, carry, inputs, kept, carried = false } of rows) {
    line += 1;
    const images = (report?.references ?? []).flatMap(({ registry, repository: path }) =>
      registry === undefined || path === undefined ? [] : [`${registry}/${path}`],
    );
    const { total = 0, saved = 0 } = report?.requests ?? {};
    audits.set(repositoryKey(repository), {
      repository,
      line,
      isCarried: carried,
      commit: report?.source?.sha,
      startedAt: report && Date.parse(report.startedAt),
      announcesEnd: report !== undefined && announcesEnd(report.settings),
      version: report?.tool.version,
      carry,
      inputs,
      kept,
      cost: total + saved,
      images: [...new Set(images)].sort(),
    });
  }
  return audits;
}

function announcesEnd(settings: NonNullable<ShardRow['report']>['settings']): boolean {
  const warning = settings.find(({ name }) => name === 'eol-warning');
  return warning === undefined || !/^0+[a-z]*$/.test(String(warning.value));
}

/** Why an audit is made again. */
export const renewals = ['new', 'old', 'version', 'may change', 'commit', 'tags'] as const;
export type Renewal = (typeof renewals)[number];

interface HoldsOptions {
  readonly now: number;
  /** The commit of the default branch now; `undefined` if it is not known. */
  readonly commit: string | undefined;
  readonly areUnchanged: (carry: ReuseConditions, since: number) => Promise<boolean>;
}

/** Why the audit does not hold any more; `undefined` if it does. In doubt it does not. */
export async function renewalOf(
  last: PreviousAudit | undefined,
  { now, commit, areUnchanged }: HoldsOptions,
): Promise<Renewal | undefined> {
  if (last === undefined) return 'new';
  const { startedAt, carry } = last;
  if (startedAt === undefined || !(startedAt <= now) || now - startedAt > maxResultAgeMs) return 'old';
  if (last.version !== version) return 'version';
  if (carry === undefined || (carry.until !== undefined && Date.parse(carry.until) <= now))
    return 'may change';
  if (commit === undefined || commit !== last.commit) return 'commit';
  try {
    return (await areUnchanged(carry, startedAt)) ? undefined : 'tags';
  } catch (error) {
    if (error instanceof Failure) return 'tags';
    throw error;
  }
}
