// Many pins of one tag: what was found for the list of them is not found again for each.
import { expect, it } from 'vitest';
import type { ReadPurpose } from '../../src/history/prove.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HistoryRecord } from '../../src/model/judgement/fact.js';
import { createTagLookups, readingTurns } from '../../src/resolve/platform-tag.js';
import { digest, serve } from './walk-service.js';

const records = 900;
const history: readonly HistoryRecord[] = Array.from({ length: records }, (_, index) => ({
  at: (index + 1) * 60_000,
  digest: digest(index),
}));
const image = { registry: 'r.example.com', repository: 'acme/node', tag: '20' };

function lookups(requests: { count: number; question?: ReadPurpose | undefined }) {
  return createTagLookups({
    sources: {
      history(_repository, _tag, question) {
        requests.question = question;
        const { ask } = serve(history, { limit: 1000 });
        return (window) => {
          requests.count += 1;
          return ask(window);
        };
      },
      catalogue: { listRepositories: async () => [], listTags: async () => [] },
      children: async () => undefined,
    },
    catalogue: { listTags: async () => undefined, endOfLife: async () => undefined },
    ...{ historyLimit: 1000, view: { now: (records + 1) * 60_000 }, announcesEnd: false },
    ...{ turns: readingTurns(), askedNow: () => (one: Digest) => one === digest(5) },
  });
}

it('look at each digest once, however many of them ask', async () => {
  const reads = { count: 0 };
  const digests = new Proxy<readonly Digest[]>(
    Array.from({ length: 50 }, (_, index) => digest(records - 1 - index)),
    {
      get(list, key) {
        reads.count += Number(key === '0');
        return Reflect.get(list, key);
      },
    },
  );
  const requests = { count: 0 };
  const lookUp = lookups(requests);
  const first = await lookUp(image, digests);
  const once = reads.count;
  for (let pin = 0; pin < 50; pin += 1) expect(await lookUp(image, digests)).toBe(first);
  expect([reads.count, requests.count]).toEqual([once, 1]);
});

it('read the history again for a digest that it was not kept for', async () => {
  const requests = { count: 0 };
  const lookUp = lookups(requests);
  const first = await lookUp(image, [digest(records - 1)]);
  const older = await lookUp(image, [digest(3)]);
  expect(requests.count).toBe(2);
  expect(older).not.toBe(first);
  expect(await lookUp(image, [digest(records - 1)])).toBe(first);
});

it('say what they read a history for, so that only that has to be confirmed', async () => {
  const requests: { count: number; question?: ReadPurpose | undefined } = { count: 0 };
  await lookups(requests)(image, [digest(3)]);
  const { question } = requests;
  expect(question).toMatchObject({ digests: [digest(3)], newest: 100 });
  expect([digest(5), digest(6)].map((one) => question?.isAsked(one))).toEqual([true, false]);
});
