// What many references to one tag, and many tags of one repository, cost: counted reads, not time.
import { describe, expect, it } from 'vitest';
import { allTime } from '../../src/history/coverage.js';
import { historyOf } from '../../src/history/history.js';
import { IntervalIndex, intervalsOf, orderRecords } from '../../src/history/intervals.js';
import { joinHistories, proveJoined } from '../../src/history/joined.js';
import { proveDigest, type TimeView } from '../../src/history/prove.js';
import { sourceReading } from '../../src/history/source.js';
import type { Digest } from '../../src/model/images/image.js';
import { type SourceStrength, sourceStrengths } from '../../src/model/images/source-strength.js';
import type { HistoryRecord, TagHistory } from '../../src/model/judgement/fact.js';
import { createResolver } from '../../src/resolve/index.js';
import { proveAgain, recordedHistories } from '../../src/resolve/reprove.js';
import { ledgerReading, platformReading } from '../../src/resolve/source-readings.js';
import { endOfLifeIn, ListedTags } from '../../src/resolve/tag-list.js';
import { occurrence } from '../build.js';
import { counted } from '../counted.js';

const now = Date.parse('2026-11-22T12:00:00Z');
const digestOf = (index: number): Digest => `sha256:${index.toString(16).padStart(64, '0')}`;

/** What the tag has had since it left the digest for the last time before an instant. */
const sinceLast = (index: IntervalIndex, digest: Digest, asOf = allTime.to) =>
  index.beginningIn(index.lastOf(digest, asOf)?.until ?? asOf, asOf);

describe('references to one tag', () => {
  const records: readonly HistoryRecord[] = Array.from({ length: 2000 }, (_, index) => ({
    at: now - (2000 - index) * 60_000,
    digest: digestOf(index),
  }));

  it('read the records of its history once', () => {
    const { counter, watched } = counted(orderRecords(records), 'at');
    const known = historyOf(watched);
    expect(known.intervals).toHaveLength(watched.length);
    const readOnce = counter.reads;
    expect(readOnce).toBeGreaterThanOrEqual(watched.length);
    const prove = (index: number) => proveDigest(digestOf(index), known, { now });
    expect(prove(5)).toMatchObject({ status: 'superseded', behind: 1994 });
    for (let index = 0; index < 100; index += 1) prove(index);
    expect(counter.reads).toBeLessThanOrEqual(3 * readOnce);
  });

  it('name the platform as their source without reading its records', () => {
    const { counter, watched } = counted(orderRecords(records), 'at');
    const known = historyOf(watched);
    counter.reads = 0;
    const image = { registry: 'registry.example.com', repository: 'acme/app', tag: '1.0' };
    const { evidence } = platformReading(image, known, { now });
    expect(evidence).toMatchObject({ strength: 'complete', readAt: now });
    expect(evidence).not.toHaveProperty('since');
    expect(counter.reads).toBe(0);
  });
});

describe('pins of one tag, each another digest', () => {
  const recordsOf = (number: number): readonly HistoryRecord[] =>
    Array.from({ length: number }, (_, index) => ({
      at: now - (number - index) * 60_000,
      digest: digestOf(index),
    }));
  const digestsOf = (number: number) => Array.from({ length: number }, (_, index) => digestOf(index));
  /** How many times as many reads twice the number of pins and of moves takes. */
  const growthOf = (readsFor: (number: number) => number) => readsFor(800) / readsFor(400);

  it.each<[string, (number: number) => TimeView]>([
    ['now', () => ({ now })],
    ['at an earlier time', (number) => ({ now, asOf: now - (number / 2) * 60_000 })],
    ['with an age', (number) => ({ now, minAgeMs: (number / 4) * 60_000 })],
  ])('are proved without reading the records for each of them: %s', (_, viewOf) => {
    const readsFor = (number: number) => {
      const digests = counted(recordsOf(number), 'digest');
      const times = counted(digests.watched, 'at');
      const known = historyOf(times.watched);
      const view = viewOf(number);
      for (const one of digestsOf(number)) expect(proveDigest(one, known, view)).toBeDefined();
      return digests.counter.reads + times.counter.reads;
    };
    expect(growthOf(readsFor)).toBeLessThan(2.4);
  });

  it('are found in intervals that are read once, at any time', () => {
    const readsFor = (number: number) => {
      const digests = counted(intervalsOf(recordsOf(number)), 'digest');
      const index = new IntervalIndex(digests.watched);
      for (const [at, one] of digestsOf(number).entries())
        expect(sinceLast(index, one, now - (number - at) * 30_000)).toBeDefined();
      return digests.counter.reads;
    };
    expect(growthOf(readsFor)).toBeLessThan(2.4);
  });

  it('count what is newer as one pin does alone, also where intervals are left out', () => {
    const records = recordsOf(300).map((one, index) =>
      index % 7 === 0 ? { ...one, leftOut: { intervals: index, areElsewhere: false } } : one,
    );
    const many = new IntervalIndex(intervalsOf(records));
    for (const one of digestsOf(301))
      expect(sinceLast(many, one)).toEqual(sinceLast(new IntervalIndex(many.intervals), one));
    expect(sinceLast(many, digestOf(0))).toMatchObject({ count: 299 + (7 * 42 * 43) / 2 });
  });

  it.each(
    sourceStrengths.flatMap((strength) => [
      [strength, allTime.to],
      [strength, now - 60_000],
    ]) as [SourceStrength, number][],
  )('are held against a source and the ledger once: %s, known up to %d', (strength, to) => {
    const readsFor = (number: number) => {
      const counters = ['records', 'observed'].map(() => {
        const digests = counted(recordsOf(number), 'digest');
        const times = counted(digests.watched, 'at');
        return { watched: times.watched, reads: () => digests.counter.reads + times.counter.reads };
      });
      const [records, observed] = counters.map(({ watched }) => watched);
      const from = strength === 'windowed' ? now - number * 60_000 : allTime.from;
      const known = [{ from, to }];
      const source = { id: 'one', title: 'One', strength };
      const current = digestOf(number - 1);
      const readings = [
        sourceReading(source, { readAt: now, known, records: records ?? [] }, current, now),
        ledgerReading(observed ?? [], current, { now }),
      ];
      const joint = joinHistories(readings, current, now);
      expect(joint.readings).toHaveLength(2);
      for (const one of digestsOf(number)) expect(proveJoined(one, joint, { now })).toBeDefined();
      return counters.reduce((sum, { reads }) => sum + reads(), 0);
    };
    expect(growthOf(readsFor)).toBeLessThan(2.4);
  });

  it.each<[string, Pick<TagHistory, 'evidence' | 'known'>]>([
    ['of the platform', {}],
    ['of a source', { known: [allTime], evidence: { source: 'One', strength: 'complete', readAt: now } }],
  ])('are proved again from a recorded history that is read once: %s', (_, more) => {
    const readsFor = (number: number) => {
      const digests = counted(intervalsOf(recordsOf(number)), 'digest');
      const image = { registry: 'registry.example.com', repository: 'acme/app', tag: '1' };
      const history = { ...image, complete: true, intervals: digests.watched, ...more };
      const known = recordedHistories([history], now);
      const fact = { status: 'current', currentDigest: digestOf(0) } as const;
      for (const digest of digestsOf(number - 1)) {
        const again = proveAgain({ ...image, digest }, image, fact, known, { now });
        expect(again.status).toBe('superseded');
      }
      return digests.counter.reads;
    };
    expect(growthOf(readsFor)).toBeLessThan(2.4);
  });

  it('are resolved once for all references that name the same digest', async () => {
    let requests = 0;
    const digestNow = digestOf(1);
    const resolve = createResolver({
      sources: { cause: 'no-credential', subject: 'platform', message: 'none' },
      registries: {
        digestOf: async () => digestNow,
        manifest: async () => ({ isIndex: true }),
        children: async () => undefined,
      },
      releaseEnd: async () => {
        requests += 1;
        return undefined;
      },
      ...{ needPlatform: [], mirrors: {}, historyLimit: 1000, view: { now }, surface: 'terminal' },
      ...{ organization: 'acme', publicOrganization: 'public' },
    });
    const occurrences = Array.from({ length: 60 }, (_, index) =>
      occurrence(`registry.example.com/acme/app:1@${digestOf(index % 3)}`),
    );
    const { facts } = (await resolve(occurrences)).evidence;
    expect([facts.size, new Set(facts.values()).size, requests]).toEqual([60, 3, 3]);
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
    const list = new ListedTags(watched);
    const ends = tags.map(({ name }) => endOfLifeIn(list, { ...image, tag: name }));
    expect(ends[0]).toEqual({ deprecated: true, successors: { nearest: '1.399', newest: '1.399' } });
    expect(ends.at(-1)).toEqual({ deprecated: false });
    expect(counter.reads).toBeLessThan(10 * number);
  });
});
