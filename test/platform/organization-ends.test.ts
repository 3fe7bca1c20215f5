// How the announced ends of an organization's tags are asked for: by the names in use, or the whole list.
import { describe, expect, it } from 'vitest';
import { organizationEnds, organizationTags } from '../../src/clients/end-of-life.js';
import { platformClient } from '../../src/clients/platform/client.js';
import { Secret } from '../../src/model/run/secret.js';

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly mainPackageVersion?: { readonly eolDate: string };
}
const listed = (repository: string, name: string, eolDate: string): Listed => ({
  id: `g/${repository}/${name}`,
  name,
  mainPackageVersion: { eolDate },
});
const ends = [listed('r', '1', '2030-01-01'), listed('s', '1', '2031-01-01'), listed('r', '2', '2032-01-01')];

/** A platform that counts this many tags in all, and answers questions about ends with `status`. */
function platformWith({
  total = 3,
  status = 200,
  items = ends,
  statusOf = (_: string | null) => status,
} = {}) {
  const asked: string[] = [];
  const tagsOf = ['r', 's'].flatMap((repository) =>
    ['1', '2'].map((name) => ({ uid: `g/${repository}/${name}`, name, deprecated: false })),
  );
  const client = platformClient({
    baseUrl: 'https://api.example.com',
    token: new Secret('t'),
    surface: 'workflow',
    async send({ url }) {
      const { pathname, searchParams: query } = new URL(url);
      const found = items.filter(({ name }) => name === (query.get('name') ?? name));
      const [kind = ''] = pathname.split('/').slice(-1);
      if (kind === 'eoltags') asked.push(query.get('name') ?? '*');
      const isTotal = query.get('page_size') === '1';
      if (isTotal) asked.push('total');
      const answers: Record<string, object> = {
        eoltags: { items: found, nextPageToken: '' },
        repos: {
          repos: ['r', 's'].map((name) => ({ uid: `g/${name}`, name })),
          nextPageToken: '',
          totalCount: '2',
        },
        tags: isTotal
          ? { tags: tagsOf.slice(0, 1), nextPageToken: 'next', totalCount: String(total) }
          : { tags: tagsOf, nextPageToken: '', totalCount: '4' },
      };
      const answered = kind === 'eoltags' ? statusOf(query.get('name')) : 200;
      return { status: answered, headers: {}, body: JSON.stringify(answers[kind]) };
    },
  });
  return { asked, client };
}

const below = { 'uidp.descendants_of': 'g' };
const used = (names: number, each: number) => async () => ({
  count: names * each,
  names: new Map(Array.from({ length: names }, (_, at) => [`${at + 1}`, each] as const)),
});

describe('the ends of an organization', () => {
  it.each([
    ['few names of many tags in use: by name, at once', 20, 100, 1, 20, 0],
    ['few names of the tags that there are: by name', 20, 1, 1000, 20, 1],
    ['as many names as are worth a page: by name', 4, 1, 200, 4, 0],
    ['more names than that: the whole list', 5, 1, 200, 1, 1],
    ['no names: nothing', 0, 0, 0, 0, 0],
  ])('%s', async (_, names, each, total, lists, totals) => {
    const { asked, client } = platformWith({ total });
    const { isAsked } = await organizationEnds(client, below, used(names, each));
    expect(asked.filter((one) => one === 'total')).toHaveLength(totals);
    expect(asked.filter((one) => one !== 'total')).toHaveLength(lists);
    expect(isAsked('another')).toBe(lists === 1);
    expect(isAsked('1')).toBe(names > 0);
  });

  it('are none where the platform does not have the operation', async () => {
    const { client } = platformWith({ status: 404 });
    const { listed: found, isAsked } = await organizationEnds(client, below, used(2, 200));
    expect([found, isAsked('1')]).toEqual([[], true]);
  });

  it.each([
    ['one name is answered with 404', (name: string | null) => (name === '2' ? 404 : 200), 'not-found'],
    ['one is 404, another one 403', (name: string | null) => (name === '2' ? 404 : 403), 'denied'],
    ['one is 403, another one 404', (name: string | null) => (name === '2' ? 403 : 404), 'denied'],
  ])('are not known where %s', async (_, statusOf, reason) => {
    const { client } = platformWith({ statusOf });
    await expect(organizationEnds(client, below, used(2, 200))).rejects.toMatchObject({ reason });
  });

  it('are those of each image, empty where nothing is announced, and absent where nobody asked', async () => {
    const { client } = platformWith();
    const images = await organizationTags(client, { tagQuery: {} }, 'g', used(1, 200));
    expect(images.get('r')?.ends).toEqual(new Map([['1', { date: '2030-01-01' }]]));
    expect(images.get('s')?.ends).toEqual(new Map([['1', { date: '2031-01-01' }]]));
    const { client: whole } = platformWith();
    const all = await organizationTags(whole, { tagQuery: {} }, 'g', used(5, 1));
    expect(all.get('s')?.ends).toEqual(
      new Map([
        ['1', { date: '2031-01-01' }],
        ['2', {}],
      ]),
    );
    const none = await organizationTags(platformWith().client, { tagQuery: {} }, 'g', used(0, 0));
    expect(none.get('s')?.ends).toEqual(new Map());
  });

  it('leave an image out of which one tag has two', async () => {
    const twice = [...ends, { ...listed('r', '1', '2040-01-01'), id: 'g/r/other' }];
    const images = await organizationTags(
      platformWith({ items: twice }).client,
      { tagQuery: {} },
      'g',
      used(1, 200),
    );
    expect([...images.keys()]).toEqual(['s']);
  });
});
