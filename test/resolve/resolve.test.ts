// The resolver on plain sources: nothing asked twice, unknown with its cause, and no accusation without proof.
import { describe, expect, it } from 'vitest';
import { Failure } from '../../src/model/failure.js';
import type { Digest } from '../../src/model/images/image.js';
import type { RepositoryTag } from '../../src/model/images/listed-tag.js';
import type { HistoryRecord } from '../../src/model/judgement/fact.js';
import { createResolver, type ResolveOptions } from '../../src/resolve/index.js';
import type { PlatformSources } from '../../src/resolve/ports.js';
import { dayMs, digest, occurrence } from '../build.js';
import { serve } from './walk-service.js';

const now = Date.parse('2026-11-21T00:00:00Z');
const history: readonly HistoryRecord[] = [
  { at: now - 30 * dayMs, digest: digest('a') },
  { at: now - 20 * dayMs, digest: digest('b') },
  { at: now - 5 * dayMs, digest: digest('c') },
];
const tags: readonly RepositoryTag[] = [
  { name: '18', deprecated: true },
  { name: '20', deprecated: false },
];

function platform(
  changes: {
    history?: () => readonly HistoryRecord[];
    repositories?: readonly string[];
    tags?: () => readonly RepositoryTag[];
    children?: (digest: Digest) => readonly Digest[] | undefined;
  } = {},
) {
  const asked: string[] = [];
  const sources: PlatformSources = {
    catalogue: {
      async listRepositories({ name, group }) {
        asked.push(`repositories ${name} ${group}`);
        return (changes.repositories ?? ['g/1']).map((uid) => ({ uid, name }));
      },
      async listTags({ uid }) {
        asked.push(`tags ${uid}`);
        return changes.tags?.() ?? tags;
      },
    },
    history: (repository, tag) => async () => {
      asked.push(`history ${repository} ${tag}`);
      return changes.history?.() ?? history;
    },
    async children(repository, of) {
      asked.push(`children ${repository} ${of.slice(7, 8)}`);
      return changes.children?.(of);
    },
  };
  return { asked, sources };
}

const fail = (reason: Failure['reason']) => (): never => {
  throw new Failure(reason, `it is ${reason}`);
};

/** What every resolver here gets in addition to its sources: no other registry is queried. */
const alone = {
  registries: {
    digestOf: fail('unreachable'),
    manifest: fail('unreachable'),
    children: fail('unreachable'),
  },
  needPlatform: [],
  mirrors: {},
  surface: 'workflow',
} as const;

async function resolve(
  raws: readonly string[],
  sources: ResolveOptions['sources'],
  changes: Partial<ResolveOptions> = {},
) {
  const options = {
    registry: 'r.example.com',
    publicOrganization: 'public',
    group: 'g',
    historyLimit: 1000,
    view: { now },
    ...alone,
  };
  const occurrences = raws.map((raw) => occurrence(raw));
  const { evidence, ...rest } = await createResolver({ ...options, sources, ...changes })(occurrences);
  return { ...evidence, facts: occurrences.map((one) => evidence.facts.get(one)), ...rest };
}

const node = 'r.example.com/acme/node';

describe('facts', () => {
  it('says of each pin what the history says', async () => {
    const pins = ['', `@${digest('a')}`, `@${digest('c')}`, `@${digest('d')}`].map(
      (pin) => `${node}:20${pin}`,
    );
    const { facts, gaps } = await resolve(pins, platform().sources);
    expect(facts).toMatchObject([
      { status: 'unpinned', currentDigest: digest('c'), endOfLife: { deprecated: false } },
      {
        status: 'superseded',
        supersededAt: now - 20 * dayMs,
        supersededBy: digest('b'),
        behind: 2,
        lagMs: 20 * dayMs,
      },
      { status: 'current', pinnedSince: now - 5 * dayMs },
      { status: 'not-in-history', records: 3, historySince: now - 30 * dayMs },
    ]);
    expect(gaps).toEqual([]);
  });

  it('requests each repository and each tag once, even when resolving again', async () => {
    const { asked, sources } = platform();
    const resolver = createResolver({
      registry: 'r.example.com',
      group: 'g',
      sources,
      historyLimit: 1000,
      view: { now },
      ...alone,
    });
    const occurrences = [`${node}:20`, `${node}:20@${digest('a')}`, `${node}:18`, `${node}:20`].map((raw) =>
      occurrence(raw),
    );
    await resolver(occurrences);
    await resolver([occurrence(`${node}:20@${digest('c')}`)]);
    expect(asked.sort()).toEqual([
      'history acme/node 18',
      'history acme/node 20',
      'repositories node g',
      'tags g/1',
    ]);
  });

  it('names the successor of a tag at its end of life', async () => {
    const { facts } = await resolve([`${node}:18`], platform().sources);
    expect(facts[0]).toMatchObject({
      endOfLife: { deprecated: true, successors: { nearest: '20', newest: '20' } },
    });
  });

  it('never queries the platform about other registries, nor about its host on another port', async () => {
    const { asked, sources } = platform();
    const { facts, gaps } = await resolve(['alpine:3', 'r.example.com:5000/acme/node:20'], sources);
    expect(facts).toMatchObject([{ cause: 'unreachable' }, { cause: 'unreachable' }]);
    expect(gaps).toHaveLength(2);
    expect(asked).toEqual([]);
  });
});

describe('unknown', () => {
  it.each(['server-error', 'rate-limited', 'unreachable', 'bad-answer', 'timeout'] as const)(
    '%s of the history is never a verdict',
    async (reason) => {
      const { facts, gaps } = await resolve(
        [`${node}:18@${digest('d')}`],
        platform({ history: fail(reason) }).sources,
      );
      expect(facts[0]).toEqual({
        status: 'unknown',
        cause: reason,
        message: `it is ${reason}`,
        endOfLife: { deprecated: true, successors: { nearest: '20', newest: '20' } },
      });
      expect(gaps).toEqual([{ cause: reason, subject: `${node}:18`, message: `it is ${reason}` }]);
    },
  );

  it('end of life is left open when the image may not be pulled: it may be of another organization', async () => {
    const { facts } = await resolve([`${node}:18`], platform({ history: fail('denied') }).sources);
    expect(facts[0]).toEqual({ status: 'unknown', cause: 'denied', message: 'it is denied' });
  });

  it('a list of tags that fails leaves the proof and says what is missing', async () => {
    const { facts, gaps } = await resolve(
      [`${node}:20@${digest('c')}`],
      platform({ tags: fail('server-error') }).sources,
    );
    expect(facts[0]).toMatchObject({ status: 'current' });
    expect(facts[0]).not.toHaveProperty('endOfLife');
    expect(gaps).toMatchObject([{ cause: 'server-error' }]);
  });

  it.each([[[]], [['g/1', 'g/2']]])(
    'repositories %j are not one: end of life is not known',
    async (repositories) => {
      const { gaps } = await resolve([`${node}:20@${digest('c')}`], platform({ repositories }).sources);
      expect(gaps).toMatchObject([{ cause: 'contradiction' }]);
    },
  );

  it('a tag that is not listed is not "not deprecated"', async () => {
    const { facts, gaps } = await resolve([`${node}:21@${digest('c')}`], platform().sources);
    expect(facts[0]).toMatchObject({ status: 'current' });
    expect(gaps).toMatchObject([{ cause: 'contradiction', subject: `${node}:21` }]);
  });

  it('an empty history is not a missing tag', async () => {
    const { facts, gaps } = await resolve(
      [`${node}:20@${digest('c')}`],
      platform({ history: () => [] }).sources,
    );
    expect(facts[0]).toMatchObject({ status: 'unknown', message: 'The tag has no history' });
    expect(gaps).toHaveLength(1);
  });

  it('without sources every reference of the platform is unknown, for one reason', async () => {
    const why = { cause: 'sign-in', subject: 'sign-in', message: 'no' } as const;
    const { facts, gaps } = await resolve([`${node}:20`, `${node}:22`], why);
    expect(facts.map((fact) => fact?.status)).toEqual(['unknown', 'unknown']);
    expect(gaps).toEqual([why]);
  });
});

describe('missing', () => {
  it('only when the registry says so and the platform does not list it', async () => {
    const { facts, gaps } = await resolve([`${node}:99`], platform({ history: fail('missing-tag') }).sources);
    expect([facts[0], gaps]).toEqual([{ status: 'missing', what: 'tag' }, []]);
    const listed = await resolve([`${node}:20`], platform({ history: fail('missing-tag') }).sources);
    expect(listed.gaps).toMatchObject([{ cause: 'contradiction', subject: `${node}:20` }]);
    expect(listed.facts[0]).toMatchObject({ status: 'unknown', cause: 'contradiction' });
  });

  it('and says so if the list that could contradict it was not read', async () => {
    const history = fail('missing-tag');
    const { facts, gaps } = await resolve(
      [`${node}:99`],
      platform({ history, tags: fail('bad-answer') }).sources,
    );
    expect(facts[0]).toEqual({ status: 'missing', what: 'tag' });
    expect(gaps).toEqual([{ cause: 'bad-answer', subject: 'acme/node', message: 'it is bad-answer' }]);
  });

  it('and a list that shows the tag twice contradicts it, too', async () => {
    const twice = () => [true, false].map((deprecated) => ({ name: '20', deprecated }));
    const { facts, gaps } = await resolve(
      [`${node}:20`],
      platform({ history: fail('missing-tag'), tags: twice }).sources,
    );
    expect(facts[0]).toMatchObject({ status: 'unknown', cause: 'contradiction' });
    expect(gaps).toHaveLength(1);
  });

  it('and a platform that does not have the repository either agrees', async () => {
    const sources = platform({ history: fail('missing-repository'), repositories: [] });
    const { facts, gaps } = await resolve([`${node}:20`], sources.sources);
    expect([facts[0], gaps]).toEqual([{ status: 'missing', what: 'repository' }, []]);
    const { catalogue: _, ...anonymous } = platform({ history: fail('missing-tag') }).sources;
    expect((await resolve([`${node}:20`], anonymous)).gaps).toEqual([]);
  });
});

describe('public images', () => {
  it('are looked up without the group, and have no end of life where no list is kept', async () => {
    const { asked, sources } = platform({ repositories: [] });
    const { facts, gaps } = await resolve([`r.example.com/public/nginx:latest@${digest('c')}`], sources);
    expect(facts[0]).toMatchObject({ status: 'current' });
    expect(gaps).toEqual([]);
    expect(asked).toContain('repositories nginx undefined');
  });

  it('never take the end of life of a private repository of the same name', async () => {
    const { asked, sources } = platform({ repositories: ['g/1'] });
    await resolve([`r.example.com/public/node:18`], sources);
    expect(asked).not.toContain('tags g/1');
  });
});

describe('a digest without a tag', () => {
  it('is never taken for latest: the tag is the one whose history holds it', async () => {
    const { sources } = platform();
    const { facts, gaps } = await resolve([`${node}@${digest('a')}`], sources);
    expect(facts[0]).toMatchObject({ status: 'superseded', recoveredTag: '20', behind: 2 });
    expect(gaps).toEqual([]);
  });

  it('is latest if that ever had the digest, whichever tag has it now', async () => {
    const listed = [
      ...tags,
      { name: 'latest', deprecated: false },
      { name: '22', deprecated: false, digest: digest('b') },
    ];
    const { asked, sources } = platform({ tags: () => listed });
    const { facts } = await resolve([`${node}@${digest('b')}`], sources);
    expect(facts[0]).toMatchObject({ status: 'superseded', recoveredTag: 'latest', behind: 1 });
    expect(asked.filter((line) => line.startsWith('history'))).toEqual(['history acme/node latest']);
  });

  it('is a supported tag rather than a deprecated latest', async () => {
    const listed = [
      { name: 'latest', deprecated: true },
      { name: 'stable', deprecated: false },
    ];
    const { facts } = await resolve([`${node}@${digest('b')}`], platform({ tags: () => listed }).sources);
    expect(facts[0]).toMatchObject({ status: 'superseded', recoveredTag: 'stable' });
  });

  it('and a name without one are judged by one reading of latest', async () => {
    const listed = [...tags, { name: 'latest', deprecated: false }];
    const { asked, sources } = platform({ tags: () => listed });
    const raws = [node, `${node}:latest@${digest('a')}`, `${node}@${digest('b')}`];
    const { facts } = await resolve(raws, sources);
    expect(facts).toMatchObject([
      { status: 'unpinned', currentDigest: digest('c') },
      { status: 'superseded', behind: 2 },
      { status: 'superseded', behind: 1, recoveredTag: 'latest' },
    ]);
    expect(asked.filter((line) => line.startsWith('history'))).toEqual(['history acme/node latest']);
  });

  it('is looked up in the list of tags first, so that one history is enough', async () => {
    const { asked, sources } = platform({
      tags: () => [...tags, { name: '22', deprecated: false, digest: digest('c') }],
    });
    const { facts } = await resolve([`${node}@${digest('c')}`], sources);
    expect(facts[0]).toMatchObject({ status: 'current', recoveredTag: '22' });
    expect(asked.filter((line) => line.startsWith('history'))).toEqual(['history acme/node 22']);
  });

  it('is unknown when no tag ever was it, or the tags cannot be listed', async () => {
    const none = await resolve([`${node}@${digest('d')}`], platform().sources);
    expect(none.facts[0]).toMatchObject({ status: 'unknown', cause: 'no-tag' });
    expect(none.gaps).toMatchObject([{ cause: 'no-tag', subject: `${node}@${digest('d')}` }]);
    const outage = await resolve(
      [`${node}@${digest('c')}`],
      platform({ tags: fail('server-error') }).sources,
    );
    expect(outage.facts[0]).toMatchObject({ status: 'unknown', cause: 'server-error' });
  });
});

describe('a pin that never was the tag', () => {
  it('is one platform of an index that was', async () => {
    const children = (of: Digest) => (of === digest('b') ? [digest('e'), digest('d')] : []);
    const { facts } = await resolve([`${node}:20@${digest('d')}`], platform({ children }).sources);
    expect(facts[0]).toMatchObject({
      status: 'one-platform',
      indexDigest: digest('b'),
      pinnedSince: now - 20 * dayMs,
    });
    expect(facts[0]).not.toHaveProperty('records');
  });

  it('is a platform of the newest index that has it, among the newest 64', async () => {
    const at = (back: number): Digest => `sha256:${back.toString(16).padStart(64, '0')}`;
    const nights = Array.from({ length: 65 }, (_, back) => ({ at: now - back * dayMs, digest: at(back) }));
    const under = async (...indexes: readonly number[]) => {
      const children = (of: Digest) => (indexes.some((back) => of === at(back)) ? [digest('d')] : []);
      const { asked, sources } = platform({ children, history: () => nights });
      const { facts } = await resolve([`${node}:20@${digest('d')}`], sources);
      return { fact: facts[0], requests: asked.filter((line) => line.startsWith('children')).length };
    };
    expect((await under(3, 40)).fact).toMatchObject({ status: 'one-platform', indexDigest: at(3) });
    expect((await under(63)).fact).toMatchObject({ status: 'one-platform', indexDigest: at(63) });
    expect(await under(64)).toMatchObject({ fact: { status: 'not-in-history' }, requests: 65 });
  });

  it('is as far behind the tag as that index', async () => {
    const under = async (index: Digest) => {
      const children = (of: Digest) => (of === index ? [digest('d')] : []);
      const pins = [`${node}:20@${digest('d')}`, `${node}:20@${index}`];
      return (await resolve(pins, platform({ children }).sources)).facts;
    };
    const [behind, index] = await under(digest('a'));
    expect(behind).toMatchObject({ lag: { behind: 2, lagMs: 20 * dayMs } });
    expect(index).toMatchObject({ status: 'superseded', behind: 2, lagMs: 20 * dayMs });
    expect((await under(digest('c')))[0]).not.toHaveProperty('lag');
  });

  it('stays foreign when it is an index itself, when no index holds it, and when the registry gives no manifests', async () => {
    for (const children of [() => [digest('e')], () => [digest('d')], () => [], () => undefined]) {
      const { facts } = await resolve([`${node}:20@${digest('d')}`], platform({ children }).sources);
      expect(facts[0]).toMatchObject({ status: 'not-in-history' });
    }
  });

  it('is unknown when the registry fails to say', async () => {
    const children = (of: Digest) => (of === digest('d') ? [] : fail('server-error')());
    const { facts, gaps } = await resolve([`${node}:20@${digest('d')}`], platform({ children }).sources);
    expect(facts[0]).toMatchObject({ status: 'unknown', cause: 'server-error' });
    expect(gaps).toHaveLength(1);
  });
});

describe('as-of and min-age', () => {
  const at = (days: number) => now - days * dayMs;
  const pins = [`${node}:20`, ...['a', 'b', 'c', 'd'].map((letter) => `${node}:20@${digest(letter)}`)];

  it('as-of: the tag as it stood, and a newer pin is neither foreign nor stale', async () => {
    const { facts } = await resolve(pins, platform().sources, { view: { now, asOf: at(10) } });
    expect(facts).toMatchObject([
      { status: 'unpinned', currentDigest: digest('b') },
      { status: 'superseded', lagMs: 10 * dayMs, behind: 1 },
      { status: 'current', pinnedSince: at(20) },
      { status: 'current', pinnedSince: at(5) },
      { status: 'not-in-history' },
    ]);
    expect(facts[3]).not.toHaveProperty('youngUntil');
  });

  it('min-age: the newest digest that is old enough, and a pin that is too young says until when', async () => {
    const { facts } = await resolve(pins, platform().sources, { view: { now, minAgeMs: 7 * dayMs } });
    expect(facts).toMatchObject([
      { status: 'unpinned', currentDigest: digest('b') },
      { status: 'superseded', currentDigest: digest('b') },
      { status: 'current' },
      { status: 'current', currentDigest: digest('b'), youngUntil: at(-2) },
      { status: 'not-in-history' },
    ]);
    expect(facts[2]).not.toHaveProperty('youngUntil');
  });

  it('a tag younger than min-age has no digest to pin, and a pin of it is only young', async () => {
    const { facts } = await resolve([pins[0] ?? '', pins[1] ?? ''], platform().sources, {
      view: { now, minAgeMs: 60 * dayMs },
    });
    expect(facts).toMatchObject([{ status: 'unknown' }, { status: 'current', youngUntil: at(-30) }]);
  });
});

describe('histories', () => {
  it('are given once a tag, also for a tag found by its digest, and not for what did not answer', async () => {
    const { sources } = platform();
    const { histories } = await resolve(
      [
        `r.example.com/acme/node:20@${digest('b')}`,
        `r.example.com/acme/node:20@${digest('a')}`,
        `other.example.com/acme/node:20`,
        `r.example.com/acme/node@${digest('b')}`,
      ],
      sources,
    );
    expect(histories.map(({ registry, repository, tag }) => `${registry}/${repository}:${tag}`)).toEqual([
      'r.example.com/acme/node:20',
    ]);
    expect(histories[0]?.complete).toBe(true);
    expect(histories[0]?.intervals.map(({ digest: of, since, until }) => [of, since, until])).toEqual([
      [digest('a'), history[0]?.at, history[1]?.at],
      [digest('b'), history[1]?.at, history[2]?.at],
      [digest('c'), history[2]?.at, undefined],
    ]);
    const failing = platform({ history: fail('timeout') });
    expect((await resolve(['r.example.com/acme/node:20'], failing.sources)).histories).toEqual([]);
  });

  it('say which part of them was read, if that was enough', async () => {
    const nights = Array.from({ length: 40 }, (_, index) => ({
      at: now - (40 - index) * dayMs,
      digest: digest('abc'[index % 3] ?? 'a'),
    }));
    const { sources } = platform();
    const paged: PlatformSources = { ...sources, history: () => serve(nights, { limit: 5 }).ask };
    const { histories } = await resolve([`${node}:20`], paged, { historyLimit: 5 });
    expect(histories).toHaveLength(1);
    expect(histories[0]?.complete).toBe(false);
    expect(histories[0]?.known?.at(-1)).toMatchObject({ to: Number.POSITIVE_INFINITY });
    const whole = await resolve([`${node}:20`], platform().sources);
    expect(whole.histories[0]).not.toHaveProperty('known');
  });
});

it('the progress counts the references that are resolved', async () => {
  const shown: (readonly [number, number])[] = [];
  const progress = (done: number, total: number) => void shown.push([done, total]);
  await resolve([`${node}:20`, `${node}:18`, 'alpine:3'], platform().sources, { progress });
  expect(shown).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});
