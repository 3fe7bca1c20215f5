// A service that contradicts itself, or dates what has not happened yet: said, and never resolved to the lenient side.
import { beforeEach, describe, expect, it } from 'vitest';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { digestAt } from '../../src/emulator/seed.js';
import { historyOf } from '../../src/history/history.js';
import type { Digest } from '../../src/model/images/image.js';
import type { RepositoryTag } from '../../src/model/images/listed-tag.js';
import type { HistoryRecord } from '../../src/model/judgement/fact.js';
import { createResolver } from '../../src/resolve/index.js';
import type { PlatformSources } from '../../src/resolve/ports.js';
import { contradictionOf } from '../../src/resolve/tag-list.js';
import { dayMs, digest, image, occurrence } from '../build.js';
import { runInProcess } from '../e2e/in-process.js';

const now = Date.parse('2026-11-21T00:00:00Z');
const minute = 60_000;
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(digest) as [Digest, Digest, Digest, Digest];
const records: readonly HistoryRecord[] = [
  { at: now - 30 * dayMs, digest: a },
  { at: now - 5 * dayMs, digest: b },
];

interface Answers {
  readonly tags: readonly RepositoryTag[];
  /** The answers for the history, in order; the last one is repeated. */
  readonly histories: readonly (readonly HistoryRecord[])[];
  readonly uids?: readonly string[];
  readonly names?: readonly string[];
  readonly limit?: number;
}

async function resolve(
  pin: string,
  { tags, histories, uids = ['g/1'], names = [], limit = 1000 }: Answers,
  view: { readonly asOf?: number } = {},
) {
  let asked = 0;
  const sources: PlatformSources = {
    catalogue: {
      listRepositories: async ({ name }) => uids.map((uid, index) => ({ uid, name: names[index] ?? name })),
      listTags: async () => tags,
    },
    history: () => async () => histories[Math.min(asked++, histories.length - 1)]?.slice(0, limit) ?? [],
    children: async () => undefined,
  };
  const fail = () => Promise.reject(new Error('no other registry is asked'));
  const one = occurrence(`r.example.com/acme/node:20${pin}`);
  const resolver = createResolver({
    registry: 'r.example.com',
    publicOrganization: 'public',
    group: 'g',
    sources,
    registries: { digestOf: fail, manifest: fail, children: fail },
    needPlatform: [],
    mirrors: {},
    historyLimit: limit,
    view: { now, ...view },
    surface: 'workflow',
  });
  const { evidence, gaps } = await resolver([one]);
  return { fact: evidence.facts.get(one), gaps, asked, kept: evidence.histories };
}

const listed = (...digests: readonly (Digest | undefined)[]) =>
  digests.map((one) => ({ name: '20', deprecated: false, digest: one }));

describe('a list of tags and a history', () => {
  it('that agree are read once', async () => {
    const { fact, gaps, asked } = await resolve(`@${b}`, { tags: listed(b), histories: [records] });
    expect([fact?.status, gaps, asked]).toEqual(['current', [], 1]);
    const silent = await resolve(`@${b}`, { tags: listed(undefined), histories: [records] });
    expect([silent.fact?.status, silent.gaps]).toEqual(['current', []]);
  });

  it.each([
    ['the history does not have the listed digest', `@${b}`, c],
    ['the pin is the listed digest, which the history does not have', `@${c}`, c],
    ['the tag moved on from the listed digest days ago', `@${a}`, a],
    ['there is no pin', '', c],
  ])('that contradict each other prove nothing: %s', async (_, pin, shown) => {
    const { fact, gaps, asked, kept } = await resolve(pin, { tags: listed(shown), histories: [records] });
    expect(fact).toMatchObject({ status: 'unknown', cause: 'contradiction' });
    expect(gaps).toMatchObject([{ cause: 'contradiction', subject: 'r.example.com/acme/node:20' }]);
    expect(gaps[0]?.message).toContain(`shows ${shown.slice(0, 19)}`);
    expect(gaps[0]?.message).toContain(`ends with ${b.slice(0, 19)}`);
    expect([asked, kept]).toEqual([2, []]);
  });

  it('may differ by a tag that moves between the two responses', async () => {
    const moved = [...records, { at: now + minute, digest: c }];
    const late = await resolve(`@${b}`, { tags: listed(b), histories: [moved] });
    expect([late.fact?.status, late.gaps, late.asked]).toEqual(['superseded', [], 1]);
    const early = await resolve(`@${c}`, { tags: listed(c), histories: [records, moved] });
    expect([early.fact?.status, early.gaps, early.asked]).toEqual(['current', [], 2]);
  });

  it.each([
    [59 * minute, 'superseded'],
    [61 * minute, 'unknown'],
  ])('may differ by a list that is an hour old: %d ms', async (age, status) => {
    const moved = [...records, { at: now - age, digest: c }];
    const { fact } = await resolve(`@${b}`, { tags: listed(b), histories: [moved] });
    expect(fact?.status).toBe(status);
  });

  const tiedAt = (at: number) => [...records, { at, digest: c }, { at, digest: d }];
  const tied = tiedAt(now - 2 * dayMs);

  it('agree if one of the digests of the newest millisecond is listed, which is the current one', async () => {
    for (const [shown, other] of [
      [c, d],
      [d, c],
    ] as const) {
      const answers = { tags: listed(shown), histories: [tied] };
      const of = async (pin: string) => (await resolve(pin, answers)).fact;
      expect(await of(`@${shown}`)).toMatchObject({ status: 'current', currentDigest: shown });
      expect(await of(`@${other}`)).toMatchObject({ status: 'superseded', behind: 1, currentDigest: shown });
      expect(await of(`@${b}`)).toMatchObject({ status: 'superseded', behind: 2, currentDigest: shown });
      expect(await of('')).toMatchObject({ status: 'unpinned', currentDigest: shown });
      const { gaps, asked } = await resolve(`@${shown}`, answers);
      expect([gaps, asked]).toEqual([[], 1]);
    }
  });

  it.each([
    ['names none', listed(undefined)],
    ['names both', listed(c, d)],
    ['does not have the tag', []],
  ])('decide between two digests of one millisecond together only: the list %s', async (_, tags) => {
    for (const pin of [`@${c}`, `@${d}`, `@${a}`, '']) {
      const { fact, gaps } = await resolve(pin, { tags, histories: [tied] });
      expect(fact).toMatchObject({ status: 'unknown', cause: 'history-incomplete' });
      expect(fact).not.toHaveProperty('currentDigest');
      expect(gaps[0]?.message).toContain('moved twice in the same millisecond');
    }
  });

  it('that shows what the tag had before the two as well may be the older one', async () => {
    const of = async (at: number, shown: Digest) => {
      const back = [...records, { at, digest: b }, { at, digest: c }];
      return (await resolve(`@${c}`, { tags: listed(shown), histories: [back] })).fact?.status;
    };
    expect(await of(now - minute, b)).toBe('unknown');
    expect(await of(now - minute, c)).toBe('current');
    expect(await of(now - 61 * minute, b)).toBe('superseded');
  });

  it('with the same record twice are no tie', async () => {
    const twice = [...records, ...records];
    const { fact } = await resolve(`@${b}`, { tags: listed(undefined), histories: [twice] });
    expect(fact).toMatchObject({ status: 'current', currentDigest: b });
  });

  it('decide about today only', async () => {
    const moved = [...tied, { at: now - dayMs, digest: a }];
    const answers = { tags: listed(a), histories: [moved] };
    const of = async (pin: Digest, asOf: number) =>
      (await resolve(`@${pin}`, answers, { asOf })).fact?.status;
    expect(await of(a, now)).toBe('current');
    expect(await of(c, now)).toBe('unknown');
    expect(await of(c, now - 36 * 3_600_000)).toBe('unknown');
    expect(await of(b, now - 3 * dayMs)).toBe('current');
  });

  it('are not compared if the end of the history was not needed', async () => {
    const part = await resolve(
      '',
      { tags: listed(d), histories: [records], limit: 2 },
      { asOf: now - 20 * dayMs },
    );
    expect([part.gaps, part.asked]).toEqual([[], 1]);
  });
});

describe('a history of which only the end was read', () => {
  const of = image('r.example.com/acme/node:20');
  it.each([
    [120, [{ at: now - 90 * minute, digest: b }], 'contradiction'],
    [120, [{ at: now - 30 * minute, digest: b }], undefined],
    [20, [{ at: now - 10 * minute, digest: b }], undefined],
  ])('contradicts a list only if the last hour is known: from %d minutes ago', (from, history, cause) => {
    const coverage = [{ from: now - from * minute, to: Number.POSITIVE_INFINITY }];
    const known = historyOf(history, coverage);
    expect(contradictionOf(of, a, known, now)?.cause).toBe(cause);
    expect(contradictionOf(of, b, known, now)).toBeUndefined();
  });
});

describe('a tag that is listed twice', () => {
  it.each([
    [listed(b, c)],
    [
      [
        { name: '20', deprecated: false, digest: b },
        { name: '20', deprecated: true, digest: b },
      ],
    ],
  ])('with different answers has no end of life, in any order: %#', async (tags) => {
    for (const order of [tags, tags.toReversed()]) {
      const { fact, gaps } = await resolve(`@${b}`, { tags: order, histories: [records] });
      expect(fact).not.toHaveProperty('endOfLife');
      expect(gaps).toMatchObject([{ cause: 'contradiction' }]);
      expect(gaps[0]?.message).toContain('more than once');
    }
  });

  it('with the same answer is one tag', async () => {
    const { gaps } = await resolve(`@${b}`, { tags: listed(b, b), histories: [records] });
    expect(gaps).toEqual([]);
  });
});

describe('a repository', () => {
  const answers = { tags: listed(b), histories: [records] };

  it('of another name or outside the group is not the one that was asked for', async () => {
    for (const other of [{ names: ['nodejs'] }, { uids: ['h/1'] }, { uids: ['gg/1'] }]) {
      const { gaps } = await resolve(`@${b}`, { ...answers, ...other });
      expect(gaps).toMatchObject([{ cause: 'contradiction' }]);
      expect(gaps[0]?.message).toContain('no repository named node');
    }
    const found = await resolve(`@${b}`, {
      ...answers,
      uids: ['h/1', 'g/1', 'g/2'],
      names: ['node', 'node', 'x'],
    });
    expect(found.gaps).toEqual([]);
  });
});

describe('a platform whose answers are altered', () => {
  let emulator: Emulator;
  let from: string;
  beforeEach(async () => {
    emulator = await createEmulator();
    const host = new URL(emulator.address.registryUrl).host;
    from = `FROM ${host}/acme/python:3.12@${digestAt(emulator.state, 'acme/python', '3.12', Date.now())}\n`;
  });

  /** The run if the answers for `path` are altered by `change`. */
  function runWith(
    path: string,
    change: (body: never) => unknown,
    inputs: Readonly<Record<string, string>> = {},
  ) {
    const transport = async (request: Parameters<Emulator['transport']>[0]) => {
      const response = await emulator.transport(request);
      if (!request.url.includes(path) || response.status !== 200) return response;
      return { ...response, body: JSON.stringify(change(JSON.parse(response.body) as never)) };
    };
    return runInProcess({ ...emulator, transport }, { Dockerfile: from }, inputs);
  }
  const inFuture = (ms: number) =>
    runWith('/history/', ({ history }: { history: readonly object[] }) => ({
      history: [...history, { updateTimestamp: new Date(Date.now() + ms).toISOString(), digest: d }],
    }));

  it('is held against the ledger, which may be older than the platform', async () => {
    const host = new URL(emulator.address.registryUrl).host;
    const seen = new Date(Date.now() - 20 * 86_400_000).toISOString();
    const entry = (digest: string) => JSON.stringify({ image: `${host}/acme/python:3.12`, seen, digest });
    const withLedger = (digest: string) =>
      runInProcess(
        emulator,
        {
          Dockerfile: from,
          '.github/tagproof.lock.json': `{"version":1,"entries":[${entry(digest)},null]}`,
        },
        {},
      );
    const then = digestAt(emulator.state, 'acme/python', '3.12', Date.parse(seen));
    const agreed = await withLedger(then);
    expect([agreed.report.verdict, agreed.report.incomplete]).toEqual(['pass', []]);
    expect(agreed.report.references[0]?.fact?.evidence?.[0]).toMatchObject({
      source: `the tag history of ${host}`,
      strength: 'complete',
    });
    const { report, exitCode } = await withLedger(d);
    expect([report.verdict, exitCode]).toEqual(['fail', 1]);
    expect(report.findings).toMatchObject([
      {
        check: 'history-contradiction',
        message: expect.stringContaining(`but the tag history of ${host} excludes that`),
      },
    ]);
    expect(report.incomplete).toMatchObject([{ cause: 'contradiction' }]);
    expect(report.references[0]?.fact).toMatchObject({
      status: 'unknown',
      cause: 'contradiction',
      evidence: [{ strength: 'complete' }, { strength: 'observed' }],
    });
  });

  const twiceAtOnce = ({ history }: { history: readonly { updateTimestamp: string }[] }) => ({
    history: [...history, { updateTimestamp: history.at(-1)?.updateTimestamp, digest: d }],
  });

  it('with two digests at once has the listed one', async () => {
    const { report } = await runWith('/history/', twiceAtOnce);
    expect([report.verdict, report.incomplete]).toEqual(['pass', []]);
    expect(from).toContain(report.references[0]?.fact?.currentDigest);
  });

  it('with two digests at once and a list that names none has no digest to pin', async () => {
    const pinned = from;
    for (const text of [pinned, pinned.replace(/@.*/, '')]) {
      from = text;
      const { report, exitCode } = await runWith(
        '/',
        (body: Partial<Parameters<typeof twiceAtOnce>[0]> & { tags?: readonly object[] }) => {
          const { history, tags } = body;
          if (history !== undefined) return twiceAtOnce({ history });
          return tags === undefined ? body : { ...body, tags: tags.map((tag) => ({ ...tag, digest: '' })) };
        },
        { mode: 'pin' },
      );
      expect([exitCode, report.changes ?? []]).toEqual([text === pinned ? 3 : 1, []]);
      expect(report.incomplete).toMatchObject([{ cause: 'history-incomplete' }]);
    }
  });

  it('passes without a change', async () => {
    const { report } = await runWith('/nowhere', (body) => body);
    expect([report.verdict, report.incomplete]).toEqual(['pass', []]);
  });

  it('does not date a record later than clocks may differ', async () => {
    const { report, exitCode } = await inFuture(6 * minute);
    expect([report.verdict, exitCode]).toEqual(['incomplete', 3]);
    expect(report.incomplete).toMatchObject([{ cause: 'bad-answer' }]);
    expect(report.incomplete[0]?.message).toContain('which is in the future');
    expect(report.references[0]?.fact).toMatchObject({ status: 'unknown' });
    const { report: near } = await inFuture(4 * minute);
    expect(near.incomplete).toEqual([]);
    expect(near.references[0]?.fact).toMatchObject({ status: 'superseded' });
  });

  it('gives one date for the end of life of a tag, or none is known', async () => {
    from = from.replace(/python:.*/, 'python:3.11');
    const endOfLife = async (dates: readonly string[]) => {
      const { report } = await runWith(
        '/eoltags',
        ({ items }: { items: { name: string; id: string }[] }) => ({
          items: items.flatMap((item) =>
            dates.map((eolDate, index) => ({
              ...item,
              id: `${item.id}${index}`,
              mainPackageVersion: { eolDate, version: '3.11' },
            })),
          ),
        }),
      );
      return report.findings.find(({ check }) => check === 'deprecated-tag')?.message;
    };
    expect(await endOfLife(['2026-08-01', '2026-08-01'])).toContain('2026-08-01');
    for (const dates of [
      ['2026-08-01', '2036-08-01'],
      ['2036-08-01', '2026-08-01'],
    ]) {
      const message = await endOfLife(dates);
      expect(message).toContain('different dates for the end of life of 3.11');
      expect(message).not.toMatch(/20[23]6-08-01/);
    }
  });

  it('does not list the tags of another repository', async () => {
    const { report } = await runWith('/registry/v2/tags', (body: { tags: { uid: string }[] }) => ({
      ...body,
      tags: body.tags.map((tag) => ({ ...tag, uid: tag.uid.replace(/^/, 'ff/') })),
    }));
    expect(report.verdict).toBe('incomplete');
    expect(report.incomplete).toMatchObject([{ cause: 'bad-answer' }]);
    expect(report.incomplete[0]?.message).toContain('belongs to another repository');
  });
});
