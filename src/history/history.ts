// What is known of a tag's history, whoever says so: its records, and of which time every one of them is known.

import { type Digest, isDigest } from '../model/images/image.js';
import type { HistoryRecord, LeftOut } from '../model/judgement/fact.js';
import { allTime, type Coverage, type Period, uncovered } from './coverage.js';
import { IntervalIndex, type Intervals, intervalsOf, type Records, recordsIn } from './intervals.js';

interface HistoryMarks {
  /** How many different records are known, with those that are left out. */
  readonly count: number;
  /**
   * Each known period that has a start begins with a record: the tag pointed to that digest from then on at the latest.
   * Absent: the state at the start of a period is not known.
   */
  readonly beginsWithRecord?: true;
  /** Whether every known interval of the digest is here. Absent: those of all digests are. */
  readonly isWholeFor?: (digest: Digest) => boolean;
}

export class History {
  constructor(
    private readonly open: () => OpenRecords,
    readonly coverage: Coverage,
    private readonly marks: HistoryMarks,
  ) {}

  get count(): number {
    return this.marks.count;
  }

  get beginsWithRecord(): boolean {
    return this.marks.beginsWithRecord === true;
  }

  isWholeFor(digest: Digest): boolean {
    return this.marks.isWholeFor?.(digest) !== false;
  }

  get records(): Records {
    return this.open().records;
  }

  /** Intervals of all known records. Those on the two sides of a gap may not be neighbours. */
  get intervals(): Intervals {
    return this.index.intervals;
  }

  get index(): IntervalIndex {
    return this.open().indexOf(allTime);
  }

  indexIn(period: Period): IntervalIndex {
    return this.open().indexOf(period);
  }

  get gaps(): readonly Period[] {
    return uncovered(this.coverage);
  }

  /**
   * The same history, whose records take a tenth of the memory while nobody looks at them: a run keeps thousands of
   * histories to its end. One with digests that are none of 64 hexadecimal digits stays as it is.
   */
  packed(): History {
    const { records } = this;
    if (!records.every(({ digest }) => isDigest(digest))) return this;
    return new History(reopening(packRecords(records), this.open()), this.coverage, this.marks);
  }
}

export function historyOf(
  records: Records,
  coverage: Coverage = [allTime],
  { count = records.length, ...marks }: Partial<HistoryMarks> = {},
): History {
  const open = new OpenRecords(records);
  return new History(() => open, coverage, { count, ...marks });
}

/** The records as they were opened last, unless nobody has them any more. */
function reopening(packed: PackedRecords, first: OpenRecords): () => OpenRecords {
  let latest = new WeakRef(first);
  return () => {
    const opened = latest.deref() ?? new OpenRecords(unpackRecords(packed));
    latest = new WeakRef(opened);
    return opened;
  };
}

/** Records, with the intervals that were asked for so far. */
class OpenRecords {
  private readonly indexes = new Map<string, IntervalIndex>();

  constructor(readonly records: Records) {}

  indexOf(period: Period): IntervalIndex {
    const key = `${period.from} ${period.to}`;
    const index = this.indexes.get(key) ?? new IntervalIndex(intervalsOf(recordsIn(this.records, period)));
    this.indexes.set(key, index);
    return index;
  }
}

const prefix = 'sha256:';
const digestBytes = 32;

interface PackedRecords {
  readonly instants: Float64Array;
  readonly digests: Buffer;
  readonly leftOut: ReadonlyMap<number, LeftOut>;
}

function packRecords(records: Records): PackedRecords {
  return {
    instants: Float64Array.from(records, ({ at }) => at),
    digests: packDigests(records.map(({ digest }) => digest)),
    leftOut: new Map(
      records.flatMap(({ leftOut }, index) => (leftOut === undefined ? [] : [[index, leftOut] as const])),
    ),
  };
}

function unpackRecords({ instants, digests, leftOut }: PackedRecords): Records {
  return Array.from(instants, (at, index): HistoryRecord => {
    const hex = digests.toString('hex', index * digestBytes, (index + 1) * digestBytes);
    const before = leftOut.get(index);
    return { at, digest: `${prefix}${hex}`, ...(before === undefined ? {} : { leftOut: before }) };
  });
}

/** Whether a digest is one of these, which take as little memory as they can. */
export function packedSet(digests: Iterable<Digest>): (digest: Digest) => boolean {
  const known = packDigests([...digests].filter(isDigest));
  return (digest) => {
    if (!isDigest(digest)) return false;
    const wanted = packDigests([digest]);
    for (let at = 0; at < known.length; at += digestBytes)
      if (known.compare(wanted, 0, digestBytes, at, at + digestBytes) === 0) return true;
    return false;
  };
}

function packDigests(digests: readonly Digest[]): Buffer {
  return Buffer.from(digests.map((digest) => digest.slice(prefix.length)).join(''), 'hex');
}
