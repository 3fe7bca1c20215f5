// Histories in a tenth of the memory that their records take as objects: a run keeps thousands of them to its end, and
// looks at each only now and then.
import type { HistoryRecord, LeftOut } from '../model/fact.js';
import { type Digest, isDigest } from '../model/image.js';
import type { KnownHistory } from './reader.js';
import { type Records, type Timeline, timelineOf } from './timeline.js';

const prefix = 'sha256:';
const digestBytes = 32;

/**
 * The same history, whose records and intervals are made again when they are read. Digests that are none of the 64
 * hexadecimal digits cannot be packed; a history with one stays as it is.
 */
export function packed(known: KnownHistory): KnownHistory {
  const { records, coverage, gaps, beginsWithRecord, isWholeFor } = known;
  if (!known.history.every(({ digest }) => isDigest(digest))) return known;
  const history = packRecords(known.history);
  return {
    get timeline() {
      return opened(history).timeline;
    },
    records,
    get history() {
      return opened(history).records;
    },
    coverage,
    gaps,
    ...(beginsWithRecord === undefined ? {} : { beginsWithRecord }),
    ...(isWholeFor === undefined ? {} : { isWholeFor }),
  };
}

interface PackedRecords {
  readonly instants: Float64Array;
  readonly digests: Buffer;
  readonly leftOut: ReadonlyMap<number, LeftOut>;
}

function packRecords(records: Records): PackedRecords {
  const leftOut = new Map<number, LeftOut>();
  for (const [index, record] of records.entries())
    if (record.leftOut !== undefined) leftOut.set(index, record.leftOut);
  return {
    instants: Float64Array.from(records, ({ at }) => at),
    digests: packDigests(records.map(({ digest }) => digest)),
    leftOut,
  };
}

function recordsOf({ instants, digests, leftOut }: PackedRecords): Records {
  return Array.from(instants, (at, index): HistoryRecord => {
    const digest = digestAt(digests, index);
    const before = leftOut.get(index);
    return before === undefined ? { at, digest } : { at, digest, leftOut: before };
  });
}

interface OpenedHistory {
  readonly records: Records;
  readonly timeline: Timeline;
}

/**
 * Those that were opened last, up to this many records: the questions about a tag come at about the same time, next to
 * those about other tags.
 */
const latest = new Map<PackedRecords, OpenedHistory>();
const maxOpened = 20_000;
let openedRecords = 0;

function opened(history: PackedRecords): OpenedHistory {
  const known = latest.get(history);
  if (known !== undefined) return known;
  const records = recordsOf(history);
  const made = { records, timeline: timelineOf(records) };
  latest.set(history, made);
  openedRecords += records.length;
  for (const [oldest, { records: closed }] of latest) {
    if (openedRecords <= maxOpened || oldest === history) break;
    latest.delete(oldest);
    openedRecords -= closed.length;
  }
  return made;
}

/** Whether a digest is one of these, which take as little memory as they can. */
export function packedSet(digests: Iterable<Digest>): (digest: Digest) => boolean {
  const known = packDigests([...digests]);
  return (digest) => {
    const wanted = packDigests([digest]);
    for (let at = known.indexOf(wanted); at >= 0; at = known.indexOf(wanted, at + 1))
      if (at % digestBytes === 0) return true;
    return false;
  };
}

function packDigests(digests: readonly Digest[]): Buffer {
  const bytes = Buffer.alloc(digests.length * digestBytes);
  for (const [index, digest] of digests.entries())
    bytes.write(digest.slice(prefix.length), index * digestBytes, digestBytes, 'hex');
  return bytes;
}

function digestAt(digests: Buffer, index: number): Digest {
  return `${prefix}${digests.toString('hex', index * digestBytes, (index + 1) * digestBytes)}`;
}
