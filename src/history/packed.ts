// Histories in a tenth of the memory that their records take as objects: a run keeps thousands of them to its end, and
// looks at each only now and then.
import type { HistoryRecord, LeftOut } from '../model/fact.js';
import { type Digest, isDigest } from '../model/image.js';
import type { KnownHistory } from './reader.js';
import { type Records, timelineOf } from './timeline.js';

const prefix = 'sha256:';
const digestBytes = 32;

/**
 * The same history, whose records and intervals are packed when many others have been read, and made again when they are
 * read. Digests that are none of the 64 hexadecimal digits cannot be packed; a history with one stays as it is.
 */
export function packed(known: KnownHistory): KnownHistory {
  const { records, coverage, gaps, beginsWithRecord, isWholeFor } = known;
  const held: HeldHistory = {};
  keepOpen(held, known);
  return {
    get timeline() {
      return opened(held).timeline;
    },
    records,
    get history() {
      return opened(held).history;
    },
    coverage,
    gaps,
    ...(beginsWithRecord === undefined ? {} : { beginsWithRecord }),
    ...(isWholeFor === undefined ? {} : { isWholeFor }),
  };
}

type OpenHistory = Pick<KnownHistory, 'history' | 'timeline'>;

/** Open, packed or both. */
interface HeldHistory {
  open?: OpenHistory | undefined;
  packed?: PackedRecords;
}

/**
 * Those that are open, up to this many records, the oldest first: the questions about a tag come at about the same time,
 * next to those about other tags.
 */
const latest = new Set<HeldHistory>();
const maxOpen = 20_000;
let openRecords = 0;

function opened(held: HeldHistory): OpenHistory {
  if (held.open !== undefined) return held.open;
  const history = held.packed === undefined ? [] : recordsOf(held.packed);
  const open = { history, timeline: timelineOf(history) };
  keepOpen(held, open);
  return open;
}

function keepOpen(held: HeldHistory, open: OpenHistory): void {
  held.open = open;
  latest.add(held);
  openRecords += open.history.length;
  for (const oldest of latest) {
    if (openRecords <= maxOpen || oldest === held) break;
    close(oldest);
  }
}

function close(held: HeldHistory): void {
  const history = held.open?.history ?? [];
  latest.delete(held);
  openRecords -= history.length;
  if (held.packed === undefined && !history.every(({ digest }) => isDigest(digest))) return;
  held.packed ??= packRecords(history);
  held.open = undefined;
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
