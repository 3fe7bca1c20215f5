// A stored history that only an overlap verifies is never kept as one that the service returned as a whole.
import { expect, it } from 'vitest';
import { reusedHistory } from '../../src/clients/connect-platform.js';
import { createRunCache } from '../../src/history/cache/run-cache.js';
import { loadHistory, storeHistory } from '../../src/history/cache/stored-history.js';
import { proveDigest, readPlanFor } from '../../src/history/prove.js';
import { readHistory } from '../../src/history/reader.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HistoryRecord } from '../../src/model/judgement/fact.js';
import { auditKnowledge } from '../../src/organization/one.js';
import type { PlanKnowledge } from '../../src/organization/plan/known-file.js';
import { cacheIn, memoryFolder } from './folder.js';
import {
  digestOf,
  hour,
  questionAbout,
  record,
  requestOf,
  type Service,
  series,
  start,
} from './history-service.js';

const [limit, tag, planted] = [10, 'acme/node:20', digestOf('planted')];
const now = start + 200 * hour;
const own = { repository: 'acme/shop', inputs: 'settings', access: 'identity', now };
const folder = memoryFolder();
const service: Service = { records: series(100), isInclusive: true, limit, asked: 0 };
const cached = createRunCache(folder, { trust: 'all', base: 'main', now: () => now });

/** One audit with a pin; what it says of the pin, and what it leaves for the next audit. */
async function audit(pin: Digest, knowledge?: PlanKnowledge) {
  const known = auditKnowledge({ ...own, knowledge, cached });
  const question = questionAbout(now, [pin]);
  const request = reusedHistory(known, tag, requestOf(service), limit, (ask) =>
    cached.history('place', { image: tag, request: ask, limit, question }),
  );
  const view = { now };
  const history = await readHistory({ request, limit, now, ...readPlanFor([pin], view) });
  return { ...proveDigest(pin, history, view), kept: await known.store() };
}

/** Replaces all that is older than the overlap, with the right checksums, so that the rest fits into one response. */
async function forge(): Promise<void> {
  const key = { kind: 'history', name: JSON.stringify(['place', 'main', tag]) } as const;
  const cache = cacheIn(folder, () => now);
  const stored = await loadHistory(cache, key);
  if (stored === undefined) throw new Error('nothing was stored');
  const older: HistoryRecord = { at: record(20).at, digest: planted };
  await storeHistory(cache, key, { ...stored, records: [older, ...stored.records.slice(-6)] });
}

it('so that no later night takes its older records for confirmed', async () => {
  await audit(digestOf('absent'));
  await forge();
  const first = await audit(record(99).digest);
  expect(first).toMatchObject({ status: 'current' });
  // The next audit, whose change pins what was planted, and whose tag has not moved.
  const { histories = '0'.repeat(64) } = first.kept ?? {};
  const repositories = new Map([['acme/shop', { ...own, histories, tags: [tag] }]]);
  const knowledge = { listedAt: now, access: own.access, repositories, lists: new Map() };
  expect(await audit(planted, knowledge)).toMatchObject({ status: 'not-in-history', records: 100 });
});
