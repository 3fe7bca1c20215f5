// What somebody writes into the older part of a stored history, with the right checksums, makes no pin look better.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cachedHistory } from '../../src/history/cache/cached-history.js';
import { loadHistory, storeHistory } from '../../src/history/cache/stored-history.js';
import { orderRecords } from '../../src/history/intervals.js';
import { proveDigest, readPlanFor } from '../../src/history/prove.js';
import { readHistory } from '../../src/history/reader.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HistoryRecord } from '../../src/model/judgement/fact.js';
import { runs } from '../sample.js';
import { cacheIn, memoryFolder } from './folder.js';
import {
  cachedRequest,
  digestOf,
  hour,
  key,
  questionAbout,
  record,
  requestOf,
  type Service,
  series,
  start,
} from './history-service.js';

const limit = 10;
const now = start + 200 * hour;
const view = { now };
const planted = digestOf('planted');

function serviceWith(records: readonly HistoryRecord[], isInclusive = true): Service {
  return { records: [...records], isInclusive, limit, asked: 0 };
}

/** A folder with the whole history of the service, changed by a forger who gets every checksum right. */
async function storedAs(service: Service, forge: (records: HistoryRecord[]) => readonly HistoryRecord[]) {
  const folder = memoryFolder();
  const { request, cache } = cachedRequest(service, folder, now);
  await readHistory({ request, limit, now, ...readPlanFor([digestOf('absent')], view) });
  const closed = await loadHistory(cache, key);
  if (closed === undefined) throw new Error('nothing was stored');
  await storeHistory(cache, key, { ...closed, records: orderRecords(forge([...closed.records])) });
  service.asked = 0;
  return folder;
}

async function judge(
  service: Service,
  pins: readonly Digest[],
  folder?: ReturnType<typeof memoryFolder>,
  isAsked: (digest: Digest) => boolean = () => false,
) {
  const question = { ...questionAbout(now, pins), isAsked };
  const cached = folder && cachedRequest(service, folder, now, question);
  const request = cached?.request ?? requestOf(service);
  const known = await readHistory({ request, limit, now, ...readPlanFor(pins, view) });
  const facts = pins.map((pin) => proveDigest(pin, known, view));
  return { facts, asked: service.asked, discarded: cached?.cache.count.discarded ?? [] };
}

describe('a pin whose records are older than the overlap', () => {
  it('costs one more request, and is what it is without the cache', async () => {
    const service = serviceWith(series(100));
    const folder = await storedAs(service, (records) => records);
    const pins = [record(3).digest];
    const cached = await judge(service, pins, folder);
    expect([cached.asked, cached.discarded]).toEqual([2, []]);
    expect(cached.facts).toEqual((await judge(service, pins)).facts);
    expect(cached.facts).toMatchObject([{ status: 'superseded', supersededAt: record(4).at }]);
  });

  it('shares the request with pins that the same response has', async () => {
    const service = serviceWith(series(100));
    const folder = await storedAs(service, (records) => records);
    const pins = [3, 5, 7, 50].map((at) => record(at).digest);
    expect((await judge(service, pins, folder)).asked).toBe(3);
  });

  it('is not there because somebody stored a record of it', async () => {
    const service = serviceWith(series(100));
    const folder = await storedAs(service, (records) => [
      ...records,
      { at: record(70).at + 1, digest: planted },
    ]);
    const cached = await judge(service, [planted], folder);
    expect(cached.facts).toMatchObject([{ status: 'not-in-history', records: 100 }]);
    expect(cached.discarded).toEqual([expect.stringContaining('acme/node:20 disagrees')]);
  });

  it('is not behind for a shorter time because somebody removed what replaced it', async () => {
    const service = serviceWith(series(100));
    const folder = await storedAs(service, (records) =>
      records.filter(({ at }) => at <= record(3).at || at > record(80).at),
    );
    const pins = [record(3).digest];
    const cached = await judge(service, pins, folder);
    expect(cached.facts).toEqual((await judge(service, pins)).facts);
    expect(cached.discarded).toHaveLength(1);
  });

  it('is not absent because somebody removed it: the whole history is asked for', async () => {
    const service = serviceWith(series(100));
    const folder = await storedAs(service, (records) => records.filter((_, at) => at !== 3));
    const pins = [record(3).digest];
    const cached = await judge(service, pins, folder);
    expect(cached.facts).toEqual((await judge(service, pins)).facts);
  });

  it('is confirmed too if it is only asked about in passing', async () => {
    const service = serviceWith(series(100));
    const folder = await storedAs(service, (records) => [
      ...records,
      { at: record(70).at + 1, digest: planted },
    ]);
    const { discarded } = await judge(service, [], folder, (digest) => digest === planted);
    expect(discarded).toHaveLength(1);
  });
});

it.each([
  ['what the tag pointed to long ago', { view: { now, asOf: record(60).at } }],
  ['more of the newest digests than the overlap has', { newest: 40 }],
])('a question about %s is answered by the service alone', async (_, more) => {
  const service = serviceWith(series(100));
  const folder = await storedAs(service, (records) => records);
  const { request, cache } = cachedRequest(service, folder, now, { ...questionAbout(now), ...more });
  await readHistory({ request, limit, now, ...readPlanFor([digestOf('absent')], view) });
  expect([service.asked > 10, cache.count.saved]).toEqual([true, 0]);
});

it('without a question, nothing is answered from the cache', async () => {
  const service = serviceWith(series(100));
  const folder = await storedAs(service, (records) => records);
  const cache = cacheIn(folder, () => now);
  const port = { cache, key, image: 'acme/node:20', limit, question: undefined, now: () => now };
  const request = cachedHistory({ ...port, request: requestOf(service) });
  await readHistory({ request, limit, now, ...readPlanFor([digestOf('absent')], view) });
  expect([service.asked > 10, cache.count.saved]).toEqual([true, 0]);
});

it('whatever is stored, no pin was in the history, or was so for longer, than the service says', async () => {
  const change = fc.record({
    how: fc.constantFrom('add', 'replace', 'remove'),
    at: fc.nat(54),
    digit: fc.nat(110),
    offset: fc.nat(2),
  });
  const history = fc.array(fc.nat(40), { minLength: 40, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(
      history,
      fc.array(change, { minLength: 1, maxLength: 12 }),
      fc.array(fc.nat(45), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (digits, changes, pinned, isInclusive) => {
        const service = serviceWith(
          digits.map((digit, index) => record(index, index < digits.length - 15 ? digit : 1000 + index)),
          isInclusive,
        );
        const folder = await storedAs(service, (records) => {
          for (const { how, at, digit, offset } of changes) {
            const place = Math.min(at, records.length - 1);
            const forged = { at: (records[place]?.at ?? 0) + offset, digest: record(0, digit).digest };
            records.splice(place, how === 'add' ? 0 : 1, ...(how === 'remove' ? [] : [forged]));
          }
          return records;
        });
        const pins = pinned.map((digit) => record(0, digit).digest);
        const [cached, plain] = [await judge(service, pins, folder), await judge(service, pins)];
        for (const [index, fact] of cached.facts.entries()) {
          const truth = plain.facts[index];
          expect(fact.status).toBe(truth?.status);
          if (fact.status === 'superseded' && truth?.status === 'superseded')
            expect(fact.lagMs).toBeGreaterThanOrEqual(truth.lagMs);
        }
      },
    ),
    { numRuns: runs(1000) },
  );
});
