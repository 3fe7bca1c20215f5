// `merge` as a reduce: any grouping and any order of the files gives the same bytes, in the report and in what is passed on.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Invocation } from '../../src/command/arguments.js';
import { type ShardRow, shardHeadOf } from '../../src/organization/merge/schema.js';
import { merge } from '../../src/organization/merge.js';
import type { Report } from '../../src/report/schema/schema.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { runs } from '../sample.js';
import { type Part, part } from './rows.js';

let folder: string;
let count = 0;
beforeAll(() => {
  folder = temporaryFolder();
});
function newFile(): string {
  count += 1;
  return path.join(folder, `${count}.jsonl`);
}

/** Merges the files, and returns the files of the report and of the results. */
async function merged(files: readonly string[]) {
  const output = newFile();
  const report = `${output}.json`;
  const invocation: Invocation = {
    command: 'merge',
    operands: files,
    flags: new Map(Object.entries({ output, report, html: `${output}.html` })),
    switches: new Set(),
    ...{ json: false, noColour: true, help: false },
  };
  const quiet = { out: () => undefined, err: () => undefined };
  const code = await merge({ invocation, environment: {}, colour: false, ...quiet });
  const bytes = [report, `${output}.html`, output].map((file) => readFileSync(file, 'utf8'));
  return { output, result: { code, bytes } };
}

function written({ head, rows }: Part): string {
  const file = newFile();
  writeFileSync(file, [head, ...rows].map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
}

/** Parts of which at least one has a report: a report of nothing is as of now. */
const parts = fc
  .array(part, { minLength: 2, maxLength: 5 })
  .filter((all) => all.some(({ rows }) => rows.some(({ report }) => report !== undefined)));

describe('merge', { timeout: 120_000 }, () => {
  it('gives the same bytes for any grouping and any order', async () => {
    // Each step takes some files out of the pool, merges them, and puts the result back.
    const steps = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(parts, steps, async (all, picks) => {
        const files = all.map(written);
        const { result } = await merged(files);
        let pool = [...files];
        for (const [from, size] of picks) {
          const start = from % pool.length;
          const turned = [...pool.slice(start), ...pool.slice(0, start)].reverse();
          const taken = turned.splice(0, 1 + (size % turned.length));
          pool = [...turned, (await merged(taken)).output];
        }
        expect((await merged(pool)).result).toEqual(result);
      }),
      { numRuns: runs(60) },
    );
  });

  it('gives the same bytes for a folder as for its files', async () => {
    const [first, second] = fc.sample(parts, { numRuns: 2, seed: 22 }).map((all) => all.map(written));
    const files = [...(first ?? []), ...(second ?? [])];
    const inside = path.join(folder, 'shards');
    mkdirSync(inside);
    writeFileSync(path.join(inside, 'jobs.tsv'), 'not a shard');
    files.forEach((file, index) => {
      writeFileSync(path.join(inside, `${index}.jsonl`), readFileSync(file));
    });
    expect((await merged([inside])).result).toEqual((await merged(files)).result);
  });

  describe('without a plan', () => {
    const passed = fc.sample(part, { numRuns: 200, seed: 3 }).flatMap(({ rows }) => rows);
    const found = passed.find(({ report }) => report?.verdict === 'pass');
    const shardFile = (shard: string, repository: string) => {
      const row = { ...found, repository } as ShardRow;
      return written({ head: shardHeadOf([{ shard, repositories: [repository] }]), rows: [row] });
    };
    const [first, second, third] = ['a', 'b', 'c'].map((name, index) => [
      `${index + 1}/3`,
      `acme/${name}`,
    ]) as [[string, string], [string, string], [string, string]];
    const verdictOf = async (files: readonly string[]) => {
      const { result } = await merged(files);
      const { verdict, incomplete } = JSON.parse(result.bytes[0] ?? '') as Report;
      return { verdict, code: result.code, said: incomplete.map(({ message }) => message) };
    };

    it('does not pass while a shard is missing, however the others are grouped', async () => {
      const two = [shardFile(...first), shardFile(...third)];
      const expected = {
        verdict: 'incomplete',
        code: 3,
        said: [
          'There are reports of 2 shards of 3, but none of 2/3, so it is not known which repositories are missing. Merge these reports too, or give the plan with `--plan`',
        ],
      };
      expect(await verdictOf(two)).toEqual(expected);
      const parts = await Promise.all(two.map(async (file) => (await merged([file])).output));
      expect(await verdictOf(parts)).toEqual(expected);
      expect(await verdictOf([...parts, shardFile(...second)])).toEqual({
        verdict: 'pass',
        code: 0,
        said: [],
      });
    });

    it('knows a shard whose repositories are under others of another night', async () => {
      const night = [first, second, third].map((one) => shardFile(...one));
      const earlier = [shardFile('1/2', 'acme/a'), shardFile('2/2', 'acme/c')];
      expect(await verdictOf([...night, ...earlier])).toMatchObject({ verdict: 'pass', said: [] });
      const joined = [(await merged(night)).output, (await merged(earlier)).output];
      expect(await verdictOf(joined)).toMatchObject({ verdict: 'pass', said: [] });
    });
  });
});
