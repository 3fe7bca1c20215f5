// Many tags with long histories: few histories are in memory at the same time, and what is kept of each is short.
import { expect, it } from 'vitest';
import { Failure } from '../../src/model/failure.js';
import type { HistoryRecord } from '../../src/model/judgement/fact.js';
import { createResolver } from '../../src/resolve/index.js';
import type { PlatformSources } from '../../src/resolve/ports.js';
import { occurrence } from '../build.js';
import { digest, serve } from './walk-service.js';

const [tags, records, limit] = [80, 2600, 500];
const minute = 60_000;
const history: readonly HistoryRecord[] = Array.from({ length: records }, (_, index) => ({
  at: (index + 1) * minute,
  digest: digest(index),
}));

const listed = Array.from({ length: tags }, (_, tag) => ({ name: String(tag), deprecated: false }));

const none = async (): Promise<never> => {
  throw new Failure('unreachable', 'It is not asked');
};

/** How many requests were under way at the same time: of all tags, and of those beyond their third page. */
interface Reads {
  now: number;
  most: number;
  longNow: number;
  mostLong: number;
}

/** A response takes longer than all requests take to begin: one of them does in each turn of the event loop. */
async function manyTurns() {
  for (let turn = 0; turn < 4 * tags; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function resolverOver(reads: Reads) {
  const pages = new Map<string, number>();
  const sources: PlatformSources = {
    history(_repository, tag) {
      const { ask } = serve(history, { limit });
      return async (window) => {
        const page = (pages.get(tag) ?? 0) + 1;
        pages.set(tag, page);
        const isLong = Number(page > 3);
        reads.now += 1;
        reads.longNow += isLong;
        reads.most = Math.max(reads.most, reads.now);
        reads.mostLong = Math.max(reads.mostLong, reads.longNow);
        await manyTurns();
        reads.now -= 1;
        reads.longNow -= isLong;
        return ask(window);
      };
    },
    catalogue: {
      listRepositories: async ({ name }) => [{ uid: 'g/1', name }],
      listTags: async () => listed,
    },
    children: async () => undefined,
  };
  return createResolver({
    ...{ registry: 'r.example.com', publicOrganization: 'public', group: 'g', historyLimit: limit },
    ...{ view: { now: (records + 1) * minute }, sources, needPlatform: [], mirrors: {}, surface: 'workflow' },
    registries: { digestOf: none, manifest: none, children: none },
  });
}

it('reads at most 64 histories at the same time, and at most 12 long ones beyond their third page', async () => {
  const reads = { now: 0, most: 0, longNow: 0, mostLong: 0 };
  const resolve = resolverOver(reads);
  const pinned = Array.from({ length: tags }, (_, tag) =>
    occurrence(`r.example.com/g/node:${tag}@${digest(7)}`),
  );
  const { gaps, ...found } = await resolve(pinned);
  const { facts, histories } = found.evidence;
  expect(gaps).toEqual([]);
  expect([...facts.values()].map(({ status }) => status)).toEqual(pinned.map(() => 'superseded'));
  expect([...facts.values()][0]).toMatchObject({ behind: records - 8, currentDigest: digest(records - 1) });
  expect(reads).toMatchObject({ most: 64, mostLong: 12 });
  expect(histories).toHaveLength(tags);
  expect(Math.max(...histories.map(({ intervals }) => intervals.length))).toBeLessThan(150);
});

it('reads a history again for a digest that nobody asked about the first time', async () => {
  const reads = { now: 0, most: 0, longNow: 0, mostLong: 0 };
  const resolve = resolverOver(reads);
  const one = (index: number) => occurrence(`r.example.com/g/node:20@${digest(index)}`);
  await resolve([one(7)]);
  const later = one(2000);
  const { facts } = (await resolve([later])).evidence;
  expect(facts.get(later)).toMatchObject({ status: 'superseded', behind: records - 2001 });
});
