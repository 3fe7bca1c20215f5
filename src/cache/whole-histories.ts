// The histories of tags that one audit has read whole, as one entry that is named by its own digest.
import { orderRecords, type Records } from '../history/timeline.js';
import type { Instant } from '../model/fact.js';
import type { Cache } from './cache.js';
import { loadNamed, storeNamed } from './named-text.js';
import { recordsOfText, textOfRecords } from './segment.js';

export interface WholeHistory {
  /** `<org>/<image>:<tag>`. */
  readonly tag: string;
  /** When it was read from the service. */
  readonly readAt: Instant;
  readonly records: Records;
}

/** Stores the histories and returns the digest of what was stored; anybody who knows it can verify what is read. */
export async function storeWhole(cache: Cache, histories: readonly WholeHistory[]): Promise<string> {
  const parts = histories.map(({ tag, readAt, records }) => `= ${readAt} ${tag}\n${textOfRecords(records)}`);
  return storeNamed(cache, parts.sort().join('\n'));
}

/** The histories by tag; empty if they are missing, or are not what the digest says. */
export async function loadWhole(cache: Cache, digest: string): Promise<ReadonlyMap<string, WholeHistory>> {
  const text = await loadNamed(cache, digest);
  const parts = text === undefined ? [] : `\n${text}`.split('\n= ').slice(1);
  const histories = parts.flatMap((part) => historyIn(part) ?? []);
  return new Map(histories.map((history) => [history.tag, history]));
}

function historyIn(part: string): WholeHistory | undefined {
  const end = part.indexOf('\n');
  const [head, rest] = end < 0 ? [part, ''] : [part.slice(0, end), part.slice(end + 1)];
  const space = head.indexOf(' ');
  const [readAt, tag] = [Number(head.slice(0, space)), head.slice(space + 1)];
  const records = recordsOfText(rest);
  if (space < 1 || !Number.isSafeInteger(readAt) || records === undefined) return undefined;
  return { tag, readAt, records: orderRecords(records) };
}
