// What asking for the ends of tags costs: one request for a repository with one page of tags, and no tag twice.
import { expect, it } from 'vitest';
import { endOfLifeLookup } from '../../src/clients/end-of-life.js';
import { platformClient } from '../../src/clients/platform/client.js';
import { Secret } from '../../src/model/run/secret.js';

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly mainPackageVersion?: { readonly eolDate: string };
}

const listed = (name: string, eolDate: string, id = name): Listed => ({
  id: `g/r/${id}`,
  name,
  mainPackageVersion: { eolDate },
});

/** A platform whose repositories all have these tags, with pages of `size`. */
function lookupIn(tags: readonly Listed[], { size = 200, status = 200 } = {}) {
  const asked: string[] = [];
  const client = platformClient({
    baseUrl: 'https://api.example.com',
    token: new Secret('t'),
    surface: 'workflow',
    async send({ url }) {
      const query = new URL(url).searchParams;
      asked.push([query.get('uidp.children_of'), query.get('name') ?? '*'].join(' '));
      const found = tags.filter(({ name }) => name === (query.get('name') ?? name));
      const nextPageToken = found.length > size ? 'next' : '';
      const body = JSON.stringify({ items: found.slice(0, size), nextPageToken });
      return { status, headers: {}, body };
    },
  });
  return { asked, endOf: endOfLifeLookup(client) };
}

const tags = [listed('1', '2030-01-01'), listed('2', '2031-01-01'), listed('3', '2032-01-01')];

it('one tag of a repository is asked for by name, once', async () => {
  const { asked, endOf } = lookupIn(tags);
  expect(await Promise.all([endOf('g/r', '1'), endOf('g/r', '1')])).toEqual([
    { date: '2030-01-01' },
    { date: '2030-01-01' },
  ]);
  expect(await endOf('g/r', '1')).toEqual({ date: '2030-01-01' });
  expect(asked).toEqual(['g/r 1']);
});

it('several tags of a repository take one request, of each repository', async () => {
  const { asked, endOf } = lookupIn(tags);
  const ends = await Promise.all([
    ...['1', '2', '4'].map((tag) => endOf('g/r', tag)),
    ...['1', '3'].map((tag) => endOf('g/s', tag)),
  ]);
  expect(ends.map((end) => end?.date)).toEqual([
    '2030-01-01',
    '2031-01-01',
    undefined,
    '2030-01-01',
    '2032-01-01',
  ]);
  expect(asked).toEqual(['g/r *', 'g/s *']);
  expect(await endOf('g/r', '3')).toEqual({ date: '2032-01-01' });
  expect(asked).toHaveLength(2);
});

it('tags of a repository with more than one page are asked for by name, also those of the first page', async () => {
  const { asked, endOf } = lookupIn(tags, { size: 1 });
  const ends = await Promise.all(['1', '3'].map((tag) => endOf('g/r', tag)));
  expect(ends.map((end) => end?.date)).toEqual(['2030-01-01', '2032-01-01']);
  expect(asked).toEqual(['g/r *', 'g/r 1', 'g/r 3']);
});

it('a tag that is listed with two dates contradicts itself, and the others do not', async () => {
  const { endOf } = lookupIn([...tags, listed('2', '2040-01-01', '2b')]);
  const [first, second] = await Promise.allSettled(['1', '2'].map((tag) => endOf('g/r', tag)));
  expect(first).toMatchObject({ status: 'fulfilled', value: { date: '2030-01-01' } });
  expect(second).toMatchObject({ status: 'rejected', reason: { reason: 'contradiction' } });
});

it('a platform without the operation is not asked again, and an error is one for every tag', async () => {
  const without = lookupIn(tags, { status: 404 });
  expect(await Promise.all(['1', '2'].map((tag) => without.endOf('g/r', tag)))).toEqual([
    undefined,
    undefined,
  ]);
  expect(await without.endOf('g/s', '1')).toBeUndefined();
  expect(without.asked).toHaveLength(1);
  const denied = lookupIn(tags, { status: 403 });
  const results = await Promise.allSettled(['1', '2'].map((tag) => denied.endOf('g/r', tag)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(denied.asked).toHaveLength(1);
});
