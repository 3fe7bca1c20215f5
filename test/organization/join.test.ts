// Merging is associative, commutative and idempotent, holds one row a part, and its totals are exact.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinHeads, joinRows } from '../../src/organization/merge/join.js';
import { Merger, mergedLimits } from '../../src/organization/merge/merged.js';
import { repositoryKey } from '../../src/organization/merge/name.js';
import {
  openShard,
  ShardError,
  type ShardRow,
  shardHeadOf,
  shardLineSchema,
} from '../../src/organization/merge/schema.js';
import { keepFirst } from '../../src/organization/since/comparison.js';
import { reportSchema } from '../../src/report/schema/schema.js';
import { type Part, part } from './rows.js';

const now = '2026-11-21T00:00:00.000Z';

async function* stream<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

async function join(...parts: readonly Part[]): Promise<Part> {
  return {
    head: joinHeads(parts.map(({ head }) => head)),
    rows: await all(joinRows(parts.map(({ rows }) => stream(rows)))),
  };
}

function reportOf({ head, rows }: Part, limits = mergedLimits) {
  const merger = new Merger(head, limits);
  for (const row of rows) merger.add(row);
  return merger.report(now);
}

describe('merging', () => {
  it('does not depend on grouping', async () => {
    await fc.assert(
      fc.asyncProperty(part, part, part, async (a, b, c) => {
        const left = await join(await join(a, b), c);
        expect(await join(a, await join(b, c))).toEqual(left);
        expect(await join(a, b, c)).toEqual(left);
      }),
    );
  });

  it('does not depend on the order', async () => {
    await fc.assert(
      fc.asyncProperty(part, part, async (a, b) => {
        expect(await join(b, a)).toEqual(await join(a, b));
      }),
    );
  });

  it('ignores a part that is given twice', async () => {
    await fc.assert(
      fc.asyncProperty(part, part, async (a, b) => {
        const once = await join(a, b);
        expect(await join(once, once, a)).toEqual(once);
      }),
    );
  });

  it('gives what it was given: each line is of the schema, each repository once', async () => {
    await fc.assert(
      fc.asyncProperty(part, part, async (a, b) => {
        const { head, rows } = await join(a, b);
        for (const line of [head, ...rows]) expect(shardLineSchema.safeParse(line).error).toBeUndefined();
        const keys = rows.map(({ repository }) => repositoryKey(repository));
        expect(keys).toEqual([...new Set(keys)].sort());
      }),
    );
  });

  it('prefers a report to a failure, and the later report', async () => {
    const rows = fc.sample(part, { numRuns: 200, seed: 1 }).flatMap((one) => one.rows);
    const report = rows.find((row) => row.report !== undefined)?.report;
    const one = (rest: Omit<ShardRow, 'repository'>): Part => ({
      head: shardHeadOf([]),
      rows: [{ repository: 'acme/a', ...rest }],
    });
    if (report === undefined) throw new Error('no sample');
    const failed = one({ failed: { cause: 'timeout', subject: 'acme/a', message: 'x' } });
    const early = one({ report: { ...report, startedAt: '2026-01-01T00:00:00Z' } });
    const late = one({ report: { ...report, startedAt: '2026-02-01T00:00:00Z' } });
    expect((await join(failed, early, late)).rows).toEqual(late.rows);
  });

  it('keeps one row of each part in memory', async () => {
    let ahead = 0;
    let max = 0;
    async function* counted(prefix: string): AsyncGenerator<ShardRow> {
      for (let index = 1000; index < 1500; index += 1) {
        ahead += 1;
        max = Math.max(max, ahead);
        yield { repository: `acme/${index}${prefix}` };
      }
    }
    for await (const row of joinRows(['a', 'b', 'c'].map(counted))) {
      expect(row.repository).toMatch(/^acme/);
      ahead -= 1;
    }
    expect(max).toBeLessThanOrEqual(4);
  });
});

describe('the merged report', () => {
  it('is a valid report, with exact totals and each repository once, however short its lists are', async () => {
    const short = { findings: 2, references: 1, unknowns: 1, advisories: 1 };
    await fc.assert(
      fc.asyncProperty(part, part, async (a, b) => {
        const joined = await join(a, b);
        const report = reportOf(joined, short);
        expect(reportSchema.strict().safeParse(report).error).toBeUndefined();
        expect({ ...reportOf(joined), ...listsOf(report) }).toEqual(report);
        const findings = joined.rows.flatMap((row) => row.report?.findings ?? []);
        expect(report.totals?.findings).toBe(findings.length);
        expect(report.findings).toHaveLength(Math.min(2, findings.length));
        const named = [...joined.rows, ...joined.head.expected.flatMap(({ repositories }) => repositories)];
        const keys = named.map((one) => repositoryKey(typeof one === 'string' ? one : one.repository));
        expect(report.repositories).toHaveLength(new Set(keys).size);
      }),
    );
  });

  it('is incomplete while an expected repository is missing, and names each', async () => {
    await fc.assert(
      fc.asyncProperty(part, async (one) => {
        const { head, rows } = await join(one);
        const seen = new Set(rows.map(({ repository }) => repositoryKey(repository)));
        const missing = head.expected.flatMap(({ repositories }) =>
          repositories.filter((repository) => !seen.has(repositoryKey(repository))),
        );
        const report = reportOf({ head, rows });
        const named = report.incomplete.filter(({ cause, origin }) => cause === 'no-report' && origin);
        expect(named.map(({ subject }) => subject).sort()).toEqual([...missing].sort());
        if (missing.length > 0 || rows.length === 0) expect(report.verdict).toBe('incomplete');
      }),
    );
  });

  it('lists findings as the planner orders them, worst first', () => {
    let compared = 0;
    const kept = keepFirst<number>(3, (a, b) => {
      compared += 1;
      return a - b;
    });
    for (const item of [5, 1, 9, 3, 2, 8, 7, 0]) kept.add(item);
    expect(compared, 'what is too much is dropped on the way').toBeGreaterThan(0);
    expect(kept.items()).toEqual([0, 1, 2]);
  });
});

function listsOf({ findings, references, incomplete, advisories }: ReturnType<typeof reportOf>) {
  return { findings, references, incomplete, advisories };
}

describe('reading', () => {
  const head = JSON.stringify(shardHeadOf([]));
  const lines = (...texts: readonly string[]) => stream(texts.map((text) => ({ text, whole: true })));
  const rowOf = (repository: string) => JSON.stringify({ repository });
  const open = async (...texts: readonly string[]) => all((await openShard('x.jsonl', lines(...texts))).rows);

  it.each([
    [[], 'x.jsonl:1'],
    [['{}'], 'x.jsonl:1'],
    [[head, 'nonsense'], 'x.jsonl:2'],
    [[head, '{"repository":"a"}'], "x.jsonl:2: is not a line of a shard's report at repository"],
    [[head, rowOf('a/b'), rowOf('A/B')], 'x.jsonl:3: A/B is out of order or duplicated'],
    [[head, rowOf('a/c'), rowOf('a/b')], 'x.jsonl:3: a/b is out of order or duplicated'],
  ])('refuses %j at its line', async (texts, message) => {
    await expect(open(...texts)).rejects.toThrow(ShardError);
    await expect(open(...texts)).rejects.toThrow(message);
  });

  it('takes what a shard that died had written', async () => {
    const cut = [head, rowOf('a/b'), '{"repository":"a/'].map((text, index) => ({ text, whole: index < 2 }));
    expect(await all((await openShard('x', stream(cut))).rows)).toEqual([{ repository: 'a/b' }]);
    const dead = await openShard('x', stream([{ text: head.slice(0, 9), whole: false }]), true);
    expect([dead.head, await all(dead.rows)]).toEqual([shardHeadOf([]), []]);
  });
});
