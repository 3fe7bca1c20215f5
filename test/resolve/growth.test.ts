// What many references to one tag, and many tags of one repository, cost: counted reads, not time.
import { describe, expect, it } from 'vitest';
import { allTime } from '../../src/history/intervals.js';
import { proveDigest } from '../../src/history/prove.js';
import type { KnownHistory } from '../../src/history/reader.js';
import { evidenceOf } from '../../src/history/strengths.js';
import { orderRecords, timelineOf, upTo } from '../../src/history/timeline.js';
import type { HistoryRecord } from '../../src/model/fact.js';
import type { Digest } from '../../src/model/image.js';
import { endOfLifeIn } from '../../src/resolve/catalogue.js';
import { platformReading } from '../../src/resolve/history-reading.js';

const now = Date.parse('2026-11-22T12:00:00Z');
const digestOf = (index: number): Digest => `sha256:${index.toString(16).padStart(64, '0')}`;

/** The objects, each of which counts how often one of its fields is read. */
function counted<T extends object>(list: readonly T[], field: keyof T) {
  const counter = { reads: 0 };
  const watched = list.map((one) => {
    const value = one[field];
    return Object.defineProperty({ ...one }, field, {
      enumerable: true,
      get() {
        counter.reads += 1;
        return value;
      },
    });
  });
  return { counter, watched };
}

describe('references to one tag', () => {
  const records: readonly HistoryRecord[] = Array.from({ length: 2000 }, (_, index) => ({
    at: now - (2000 - index) * 60_000,
    digest: digestOf(index),
  }));

  it('read the records of its history once', () => {
    const { counter, watched } = counted(orderRecords(records), 'at');
    const known: KnownHistory = {
      ...{ timeline: timelineOf(watched), records: watched.length, history: watched },
      ...{ coverage: [allTime], gaps: [] },
    };
    const readOnce = counter.reads;
    expect(readOnce).toBeGreaterThanOrEqual(watched.length);
    const prove = (index: number) => proveDigest(digestOf(index), known, undefined, { now });
    expect(prove(5)).toMatchObject({ status: 'superseded', behind: 1994 });
    for (let index = 0; index < 100; index += 1) prove(index);
    expect(counter.reads).toBeLessThanOrEqual(3 * readOnce);
  });

  it('name the platform as their source without reading its records', () => {
    const { counter, watched } = counted(orderRecords(records), 'at');
    const known: KnownHistory = {
      ...{ timeline: [], records: watched.length, history: watched, coverage: [allTime], gaps: [] },
    };
    counter.reads = 0;
    const image = { registry: 'registry.example.com', repository: 'acme/app', tag: '1.0' };
    const evidence = evidenceOf(platformReading(image, known, { now }), now);
    expect(evidence).toMatchObject({ strength: 'complete', readAt: now });
    expect(evidence).not.toHaveProperty('since');
    expect(counter.reads).toBe(0);
  });

  it('see a timeline as it was, whether or not it goes on', () => {
    const timeline = timelineOf(records);
    expect(upTo(timeline, now)).toEqual(timeline);
    const earlier = timelineOf(records.slice(0, 700));
    expect(upTo(timeline, records[699]?.at ?? 0)).toEqual(earlier);
    expect(upTo(timeline, (records[699]?.at ?? 0) + 1)).toEqual(earlier);
    expect(upTo(timeline, 0)).toEqual([]);
  });
});

describe('tags of one repository', () => {
  const number = 400;
  const tags = Array.from({ length: number }, (_, index) => ({
    name: `1.${index}`,
    deprecated: index < number - 1,
    digest: digestOf(index),
  }));

  it('are looked up in the list without reading all of it for each', () => {
    const { counter, watched } = counted(tags, 'name');
    const image = { registry: 'registry.example.com', repository: 'acme/app' };
    const ends = tags.map(({ name }) => endOfLifeIn(watched, { ...image, tag: name }));
    expect(ends[0]).toEqual({ deprecated: true, successors: { nearest: '1.399', newest: '1.399' } });
    expect(ends.at(-1)).toEqual({ deprecated: false });
    expect(counter.reads).toBeLessThan(10 * number);
  });
});
