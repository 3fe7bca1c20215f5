// The end of life of a tag in the resolver: when the platform is asked, and what of its answer reaches the fact.
import { describe, expect, it } from 'vitest';
import { Failure } from '../../src/model/failure.js';
import type { PlatformEndOfLife, RepositoryTag } from '../../src/model/images/listed-tag.js';
import type { EndOfLife } from '../../src/model/judgement/fact.js';
import { createResolver } from '../../src/resolve/index.js';
import type { PlatformSources } from '../../src/resolve/ports.js';
import { createTagCatalogue } from '../../src/resolve/tag-list.js';
import { dayMs, digest, occurrence } from '../build.js';

const now = Date.parse('2026-11-21T00:00:00Z');
const tags: readonly RepositoryTag[] = [
  { name: '18', deprecated: true },
  { name: '20', deprecated: false },
  { name: '22', deprecated: false },
  { name: 'stable', deprecated: false },
];

type Answer = PlatformEndOfLife | Failure['reason'] | undefined;

interface Options {
  readonly warningMs?: number;
  readonly repositories?: readonly string[];
  readonly anonymous?: boolean;
  /** What the list of release cycles says. */
  readonly release?: EndOfLife;
}

/** The fact and the gaps of one reference, and the tags whose end was asked for. */
async function ended(
  tag: string,
  answer: Answer,
  { warningMs = 30 * dayMs, repositories = ['g/1'], anonymous = false, release }: Options = {},
) {
  const asked: string[] = [];
  const sources: PlatformSources = {
    catalogue: {
      listRepositories: async ({ name }) => repositories.map((uid) => ({ uid, name })),
      listTags: async () => tags,
      async endOfLife({ uid }, name) {
        asked.push(`${uid} ${name}`);
        if (typeof answer === 'string') throw new Failure(answer, `it is ${answer}`);
        return answer;
      },
    },
    history: () => async () => [{ at: now - dayMs, digest: digest('a') }],
    children: async () => undefined,
  };
  const { catalogue: _, ...withoutCatalogue } = sources;
  const fail = () => Promise.reject(new Error('no other registry is asked'));
  const one = occurrence(`r.example.com/acme/node:${tag}@${digest('a')}`);
  const { evidence, gaps } = await createResolver({
    registry: 'r.example.com',
    group: 'g',
    sources: anonymous ? withoutCatalogue : sources,
    releaseEnd: async () => release,
    registries: { digestOf: fail, manifest: fail, children: fail },
    needPlatform: [],
    mirrors: {},
    historyLimit: 1000,
    view: { now },
    surface: 'workflow',
    eolWarningMs: warningMs,
  })([one]);
  const fact = evidence.facts.get(one);
  const known = fact === undefined || fact.status === 'missing' ? undefined : fact;
  return { endOfLife: known?.endOfLife, endUnread: known?.endUnread, gaps, asked };
}

const successors = { nearest: '22', newest: '22' };

describe('of a tag that is still supported', () => {
  it.each(['2026-12-24', '2026-12-24T18:30:00Z', '2026-12-24T23:59:59-12:00'])(
    'is the start of the day that the platform writes as %s, with the tags to move to',
    async (date) => {
      const { endOfLife, gaps, asked } = await ended('20', { date });
      expect(endOfLife).toEqual({
        deprecated: false,
        announced: { date: Date.parse('2026-12-24T00:00:00Z') },
        successors,
      });
      expect([gaps, asked]).toEqual([[], ['g/1 20']]);
    },
  );

  it('may be a grace period without a date, and a tag without a version has no successor', async () => {
    const grace = { until: now + dayMs };
    expect((await ended('stable', { grace })).endOfLife).toEqual({ deprecated: false, announced: { grace } });
    const both = await ended('20', { date: '2026-11-01', grace });
    expect(both.endOfLife).toMatchObject({ announced: { date: Date.parse('2026-11-01'), grace } });
    expect(both.gaps).toEqual([]);
  });

  it.each([
    ['no answer', undefined],
    ['an answer that says nothing', {}],
  ])('is not announced by %s', async (_, answer) => {
    expect(await ended('20', answer)).toEqual({
      endOfLife: { deprecated: false },
      gaps: [],
      asked: ['g/1 20'],
    });
  });

  it.each(['soon', '24-12-2026', '2026-13-01', '2026-02-30', '2026-12-2', '2026-12-245', '2026-12-24 18:30'])(
    'is not known if the platform writes it as %s: that is a gap, not "no end"',
    async (date) => {
      const { endOfLife, gaps } = await ended('20', { date, grace: {} });
      expect(endOfLife).toEqual({ deprecated: false });
      expect(gaps).toEqual([
        {
          cause: 'bad-answer',
          subject: 'r.example.com/acme/node:20',
          message: expect.stringContaining(`"${date}"`),
        },
      ]);
    },
  );

  it('is not known if the request fails', async () => {
    const { endOfLife, gaps } = await ended('20', 'server-error');
    expect(endOfLife).toEqual({ deprecated: false });
    expect(gaps).toEqual([{ cause: 'server-error', subject: 'acme/node:20', message: 'it is server-error' }]);
  });

  it('is asked for only if a warning is wanted', async () => {
    const quiet = await ended('20', { date: '2026-12-24' }, { warningMs: 0 });
    expect(quiet).toEqual({ endOfLife: { deprecated: false }, gaps: [], asked: [] });
    expect((await ended('20', { date: '2026-12-24' }, { warningMs: 1 })).asked).toEqual(['g/1 20']);
  });

  it('is not asked for where the catalogue does not say which repository it is, and that is one gap', async () => {
    const { gaps, asked } = await ended('20', { date: '2026-12-24' }, { repositories: ['g/1', 'g/2'] });
    expect(gaps).toMatchObject([{ cause: 'contradiction' }]);
    expect(asked).toEqual([]);
  });
});

describe('without a catalogue', () => {
  const list = { list: 'a list', asOf: '2026-11-01', ends: [{ of: 'image' as const, name: 'Node.js 18' }] };
  const release: EndOfLife = { deprecated: true, releases: list };

  it('is what the list of release cycles says, and else was not read', async () => {
    const asked = await ended('18', undefined, { anonymous: true, release });
    expect([asked.endOfLife, asked.endUnread]).toEqual([release, undefined]);
    const unread = await ended('18', undefined, { anonymous: true });
    expect([unread.endOfLife, unread.endUnread, unread.gaps]).toEqual([undefined, 'no-credential', []]);
  });

  it('and the list is not asked about what the platform says', async () => {
    const { endOfLife } = await ended('20', undefined, { release });
    expect(endOfLife).toEqual({ deprecated: false });
  });
});

it('is not known where the list of tags fails, with its cause', async () => {
  const failed = await ended('20', undefined, { repositories: ['g/1', 'g/2'] });
  expect([failed.endOfLife, failed.endUnread]).toEqual([undefined, 'contradiction']);
});

describe('of a tag that has ended', () => {
  const from18 = { nearest: '20', newest: '22' };

  it.each([0, 30 * dayMs])('has the date as the platform writes it (warning: %d ms)', async (warningMs) => {
    const { endOfLife, gaps, asked } = await ended('18', { date: 'last summer' }, { warningMs });
    expect(endOfLife).toEqual({ deprecated: true, successors: from18, date: 'last summer' });
    expect([gaps, asked]).toEqual([[], ['g/1 18']]);
  });

  it('has none if the platform has none, and is not supported again by an answer about its grace period', async () => {
    const grace = { until: now + dayMs };
    for (const answer of [undefined, {}, { grace }])
      expect((await ended('18', answer)).endOfLife).toEqual({ deprecated: true, successors: from18 });
  });

  it('shows why the date is not known, without a gap: the verdict does not need it', async () => {
    const { endOfLife, gaps } = await ended('18', 'timeout');
    expect(endOfLife).toEqual({ deprecated: true, successors: from18, date: { unknown: 'it is timeout' } });
    expect(gaps).toEqual([]);
  });
});

it('of a tag that was listed a short time ago is asked for only if its end was not listed', async () => {
  const asked: string[] = [];
  const catalogue = createTagCatalogue(
    {
      listed: () => ({ tags, ends: new Map([['20', {}]]) }),
      catalogue: {
        listRepositories: async ({ name }) => [{ uid: 'g/1', name }],
        listTags: async () => [],
        async endOfLife(_, name) {
          asked.push(name);
          return { date: '2030-01-01' };
        },
      },
      history: () => async () => [],
      children: async () => undefined,
    },
    { group: 'g' },
  );
  expect(await catalogue.endOfLife('acme/node', '20')).toEqual({});
  expect(await catalogue.endOfLife('acme/node', '22')).toEqual({ date: '2030-01-01' });
  expect(asked).toEqual(['22']);
});
