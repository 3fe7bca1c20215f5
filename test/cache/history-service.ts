// A service with one tag's history, and reading it through the cache.
import { createHash } from 'node:crypto';
import { cachedHistory } from '../../src/history/cache/cached-history.js';
import type { CacheKey } from '../../src/history/cache/entry.js';
import { allTime } from '../../src/history/coverage.js';
import { orderRecords } from '../../src/history/intervals.js';
import type { ReadPurpose } from '../../src/history/prove.js';
import type { RequestHistory } from '../../src/history/reader.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HistoryRecord } from '../../src/model/judgement/fact.js';
import { dayMs } from '../build.js';
import { cacheIn, type memoryFolder } from './folder.js';

const digests = new Map<string, Digest>();

/** A digest of its own for each text. */
export function digestOf(text: string): Digest {
  const digest = digests.get(text) ?? (`sha256:${createHash('sha256').update(text).digest('hex')}` as const);
  digests.set(text, digest);
  return digest;
}

export const key: CacheKey = { kind: 'history', name: 'https://registry.example.com acme/node:20' };

export interface Service {
  records: HistoryRecord[];
  readonly isInclusive: boolean;
  readonly limit: number;
  asked: number;
}

export function requestOf(service: Service): RequestHistory {
  return async ({ start = allTime.from }) => {
    service.asked += 1;
    const after = service.records.filter(({ at }) => (service.isInclusive ? at >= start : at > start));
    return orderRecords(after).slice(0, service.limit);
  };
}

/** What is read for: the newest digest, and the state of these. */
export function questionAbout(now: number, digests: readonly Digest[] = []): ReadPurpose {
  return { digests, isAsked: () => false, view: { now }, newest: 0 };
}

export function cachedRequest(
  service: Service,
  folder: ReturnType<typeof memoryFolder>,
  now: number,
  question: ReadPurpose | undefined = questionAbout(now),
) {
  const cache = cacheIn(folder, () => now);
  const request = requestOf(service);
  const { limit } = service;
  return {
    cache,
    request: cachedHistory({
      ...{ request, cache, key, image: 'acme/node:20', limit, question, now: () => now },
    }),
  };
}

export const hour = dayMs / 24;
export const start = Date.parse('2026-01-01T00:00:00Z');
export const record = (hours: number, digit = hours): HistoryRecord => ({
  at: start + hours * hour,
  digest: digestOf(String(digit)),
});
export const series = (count: number) => Array.from({ length: count }, (_, index) => record(index));
