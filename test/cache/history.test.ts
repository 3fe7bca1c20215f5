// Reading a history with the cache gives what reading it without gives, whatever happened to the cache in between.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadHistory, storeHistory } from '../../src/history/cache/stored-history.js';
import { allTime } from '../../src/history/coverage.js';
import { type RequestHistory, readHistory } from '../../src/history/reader.js';
import { dayMs } from '../build.js';
import { cacheIn, memoryFolder } from './folder.js';
import {
  cachedRequest,
  digestOf,
  hour,
  key,
  record,
  requestOf,
  type Service,
  series,
  start,
} from './history-service.js';

interface Reading {
  readonly now: number;
  readonly focusFrom?: number;
  readonly stopAt?: number;
}

async function read(
  request: RequestHistory,
  limit: number,
  { now, focusFrom = allTime.from, stopAt }: Reading,
) {
  const { coverage, gaps, records, count } = await readHistory({
    request,
    limit,
    now,
    focus: { from: focusFrom, to: allTime.to },
    isDone: (known) => stopAt !== undefined && known.count >= stopAt,
  });
  return { coverage, gaps, records, count };
}

describe('a night with the cache', () => {
  const nights = fc.record({
    limit: fc.integer({ min: 4, max: 12 }),
    isInclusive: fc.boolean(),
    firstCount: fc.integer({ min: 0, max: 120 }),
    nights: fc.array(
      fc.record({
        moves: fc.array(fc.nat(20), { maxLength: 8 }),
        days: fc.integer({ min: 0, max: 9 }),
        focus: fc.option(fc.nat(150), { nil: undefined }),
        stopAt: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
        harm: fc.constantFrom('none', 'none', 'cut', 'flip', 'drop', 'rewritten', 'clock'),
        place: fc.nat(),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  });

  it('reads the same history, with at most as many requests and one more', async () => {
    await fc.assert(
      fc.asyncProperty(nights, async ({ limit, isInclusive, firstCount, nights: all }) => {
        const folder = memoryFolder();
        const service: Service = { records: series(firstCount), isInclusive, limit, asked: 0 };
        let hours = firstCount;
        for (const { moves, days, focus, stopAt, harm, place } of all) {
          for (const move of moves) {
            hours += move % 5;
            service.records.push(record(hours, hours * 100 + move));
          }
          hours += days * 24;
          if (harm === 'rewritten') service.records.splice(place % (service.records.length + 1), 1);
          damage(folder, harm, place);
          const now = start + (hours + (harm === 'clock' ? 400 * 24 : 1)) * hour;
          const reading: Reading = {
            now,
            ...(focus === undefined ? {} : { focusFrom: start + focus * hour }),
            ...(stopAt === undefined ? {} : { stopAt }),
          };
          service.asked = 0;
          const plain = await read(requestOf(service), limit, reading);
          const plainRequests = service.asked;
          service.asked = 0;
          const { request } = cachedRequest(service, folder, now);
          const cached = await read(request, limit, reading);
          // A history that was rewritten before its stored end is found within the overlap, not before it.
          if (harm === 'rewritten') {
            folder.files.clear();
            continue;
          }
          expect(cached).toEqual(plain);
          expect(service.asked).toBeLessThanOrEqual(plainRequests + 1);
        }
      }),
    );
  });

  it('takes one request for a long history that has not moved, and one for one that has', async () => {
    const service: Service = { records: series(100), isInclusive: true, limit: 10, asked: 0 };
    const folder = memoryFolder();
    const first = cachedRequest(service, folder, start + 200 * hour);
    await read(first.request, 10, { now: start + 200 * hour });
    const before = service.asked;
    expect(before).toBeGreaterThan(10);
    for (const moved of [false, true]) {
      if (moved) service.records.push(record(201));
      service.asked = 0;
      const { request, cache } = cachedRequest(service, folder, start + 210 * hour);
      const known = await read(request, 10, { now: start + 210 * hour });
      expect([service.asked, known.count, cache.count.discarded]).toEqual([1, moved ? 101 : 100, []]);
      expect(cache.count.saved).toBe(before - 1);
    }
  });

  it('asks again from the beginning of each read', async () => {
    const service: Service = { records: series(50), isInclusive: false, limit: 10, asked: 0 };
    const folder = memoryFolder();
    await read(cachedRequest(service, folder, start + 100 * hour).request, 10, { now: start + 100 * hour });
    const { request } = cachedRequest(service, folder, start + 110 * hour);
    await read(request, 10, { now: start + 110 * hour });
    service.records.push(record(105));
    expect((await read(request, 10, { now: start + 110 * hour })).count).toBe(51);
  });

  it.each(['changed', 'added', 'removed'])('throws a segment away whose newest part was %s', async (how) => {
    const service: Service = { records: series(60), isInclusive: true, limit: 10, asked: 0 };
    const folder = memoryFolder();
    const now = start + 100 * hour;
    await read(cachedRequest(service, folder, now).request, 10, { now });
    const cache = cacheIn(folder, () => now);
    const closed = await loadHistory(cache, key);
    if (closed === undefined) throw new Error('nothing was stored');
    const forged = [...closed.records];
    const at = forged.length - 2;
    if (how === 'changed') forged[at] = { at: forged[at]?.at ?? 0, digest: digestOf('f0') };
    if (how === 'added') forged.splice(at, 0, { at: (forged[at]?.at ?? 0) - 1, digest: digestOf('f0') });
    if (how === 'removed') forged.splice(at, 1);
    await storeHistory(cache, key, { ...closed, records: forged });
    const { request, cache: used } = cachedRequest(service, folder, now);
    expect(await read(request, 10, { now })).toEqual(await read(requestOf(service), 10, { now }));
    expect(used.count.discarded).toEqual([expect.stringContaining('acme/node:20')]);
  });

  it('uses nothing that was read too long ago, or in the future', async () => {
    const service: Service = { records: series(60), isInclusive: true, limit: 10, asked: 0 };
    const folder = memoryFolder();
    const now = start + 100 * hour;
    await read(cachedRequest(service, folder, now).request, 10, { now });
    for (const later of [now + 8 * dayMs, now - 1]) {
      service.asked = 0;
      const { cache, request } = cachedRequest(service, folder, later);
      await read(request, 10, { now: later });
      expect([service.asked > 5, cache.count.saved]).toEqual([true, 0]);
      await read(cachedRequest(service, folder, now).request, 10, { now });
    }
  });

  it('stores nothing that one response reads as well, and nothing that may still settle', async () => {
    for (const [count, days] of [
      [9, 30],
      [60, 0],
    ] as const) {
      const service: Service = { records: series(count), isInclusive: true, limit: 50, asked: 0 };
      const folder = memoryFolder();
      const now = start + count * hour + days * dayMs;
      await read(cachedRequest(service, folder, now).request, 50, { now });
      expect([...folder.files.keys()]).toEqual([]);
    }
  });
});

function damage(folder: ReturnType<typeof memoryFolder>, harm: string, place: number): void {
  const names = [...folder.files.keys()];
  const name = names[place % Math.max(1, names.length)];
  const file = name === undefined ? undefined : folder.files.get(name);
  if (name === undefined || file === undefined) return;
  const bytes = Uint8Array.from(file.bytes);
  const at = place % bytes.length;
  if (harm === 'drop') folder.files.delete(name);
  if (harm === 'cut') folder.files.set(name, { ...file, bytes: bytes.subarray(0, at) });
  if (harm === 'flip') {
    bytes[at] = (bytes[at] ?? 0) ^ (1 + (place % 255));
    folder.files.set(name, { ...file, bytes });
  }
}
